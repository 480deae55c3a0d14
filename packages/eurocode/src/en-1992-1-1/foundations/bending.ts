import { significant } from "../../basis/numbers.ts";
import { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { designLength, leastInTension, leastInTensionOfYield } from "../anchorages/kind.ts";
import { says as anchorageSays } from "../anchorages/says.ts";
import { requiredSteel } from "../beams/bending.ts";
import { closeSpacingOfSlab, leastSteel } from "../beams/detailing.ts";
import { type Beam, leastGap, readBeam } from "../beams/section.ts";
import { alphaOfStruts, strutOfLoad } from "../beams/shear.ts";
import { bendingResistance } from "../interaction.ts";
import { designConcrete, tensileStrength } from "../materials.ts";
import { namesOf } from "../names.ts";
import * as general from "../shear.ts";
import { type Bars, thinnestBar, topOf } from "./bars.ts";
import type { Bond } from "./bond.ts";
import * as formulas from "./formulas.ts";
import { extremes, type Grounds } from "./ground.ts";
import { beyond } from "./pressure.ts";
import type { Plan, Side, Way } from "./resolve.ts";
import { says } from "./says.ts";

// The bottom bars of one direction: bending at the face, shear at d, anchorage at the edge.

interface Steel extends Pick<Bars, "A_s" | "d"> {
  readonly top?: Pick<Bars, "A_s" | "d">;
}

interface Made {
  readonly beam: Beam;
  readonly bond: Bond;
}

/** As a slab of the whole width. */
export function beamOf(sheet: Sheet, { item }: Plan, { across }: Way, { A_s, d, top }: Steel): Beam | undefined {
  const own = new Sheet(sheet.request.aside(), sheet.path, false);
  const { mark, h, fck, fyk, design_situation } = item;
  const above = top && { A_s_top: top.A_s, d_top_mm: top.d };
  const slab = { mark, b: across, h, fck, fyk, A_s_bottom: A_s, d_bottom_mm: d, ...above };
  const beam = readBeam(own, design_situation === undefined ? slab : { ...slab, design_situation }, true);
  sheet.takeProblems(own.problems);
  return own.problems.length > 0 ? undefined : beam;
}

const sections = 40;

/** The greatest at the face, or within a wall of masonry; upwards wherever it is greatest, also beyond, where the ground does not press. */
export function momentsAtFace({ item }: Plan, way: Way, grounds: Grounds): { most: number; least: number } {
  const inside = item.wall?.masonry ? formulas.toFace(way.c) - formulas.insideMasonry(way.c) : 0;
  const at = (share: number) =>
    extremes(
      grounds,
      way,
      (overhang) => share * Math.max(0, overhang) - (1 - share) * inside,
      ({ M }) => M,
    );
  const beyondFace = Array.from({ length: sections }, (_, i) => at(i / sections).least);
  return { most: at(0).most, least: Math.min(...beyondFace) };
}

export function verifyWay(sheet: Sheet, plan: Plan, way: Way, bars: Bars, grounds: Grounds, bond: Bond): void {
  const beam = beamOf(sheet, plan, way, bars);
  if (!beam) return;
  verifyMoment(sheet, plan, way, bars, grounds, { beam, bond });
  verifyForm(sheet, plan, way, bars, beam);
  verifyShear(sheet, plan, way, bars, grounds, bond);
  verifyAnchorage(sheet, plan, way, bars, grounds, bond);
}

function verifyMoment(sheet: Sheet, plan: Plan, way: Way, bars: Bars, grounds: Grounds, { beam, bond }: Made): void {
  const { name } = way;
  const { most, least } = momentsAtFace(plan, way, grounds);
  sheet.given(`d_${name}_mm`, bars.d);
  sheet.given(`A_s_${name}_mm2`, bars.A_s);
  const M_Ed = sheet.table(`M_face_${name}_kNm`, Math.max(0, most), "EN 1992-1-1 9.8.2.1", says.integral);
  const needed = requiredSteel(beam, M_Ed, 0);
  if (needed) sheet.table(`A_s_req_${name}_mm2`, needed.A_s, "EN 1992-1-1 6.1");
  const axis = { names: namesOf.y, positive: beam.positive, negative: beam.negative };
  const M_Rd = sheet.table(`M_Rd_${name}_kNm`, bendingResistance(axis, 1, 0).M_Rd, "EN 1992-1-1 6.1");
  sheet.verify(formulas.bending[name], M_Ed, M_Rd, "kNm");
  verifyLifted(sheet, plan, way, { ...bars, gamma_C: bond.gamma_C }, least < -0.001 * Math.max(1, most) ? -least : 0);
}

/** 12.3.1(2) */
export function plainTension(sheet: Sheet, fck: number, gamma_C: number): number {
  const alpha = sheet.parameter("EN 1992-1-1", "alpha_ct_pl");
  return sheet.put("f_ctd_pl_MPa", tensileStrength, alpha, concreteOfStrength(fck).f_ctk_005_MPa, gamma_C);
}

/** Where a part of the base is not pressed the weight may bend the foundation upwards. */
function verifyLifted(
  sheet: Sheet,
  plan: Plan,
  way: Way,
  { gamma_C, ...bars }: Bars & Pick<Bond, "gamma_C">,
  M_top: number,
): void {
  const { name } = way;
  const top = topOf(sheet, plan, way);
  if (M_top === 0) {
    if (top) sheet.unused(`bars_top_${name}`, says.notLifted);
    return;
  }
  if (!top) {
    // 12.3.1, 12.6.1: what the concrete carries without bars
    const f_ctd = plainTension(sheet, plan.item.fck, gamma_C);
    const M_pl = sheet.put(`M_Rd_pl_${name}_kNm`, formulas.plainMoment, f_ctd, way.across, plan.item.h);
    if (M_top <= M_pl) {
      sheet.table(`M_top_${name}_kNm`, M_top, "EN 1992-1-1 9.8.2.1", says.integral);
      sheet.assume(says.plainTop({ way: name, M: significant(M_top, 3), M_Rd: significant(M_pl, 3) }), {
        weighty: true,
      });
      return;
    }
    sheet.lack(`bars_top_${name}`, says.topBars({ way: name, M: significant(M_top, 3) }));
    return;
  }
  const beam = beamOf(sheet, plan, way, { ...bars, top });
  if (!beam) return;
  const axis = { names: namesOf.y, positive: beam.positive, negative: beam.negative };
  const M_Ed = sheet.table(`M_top_${name}_kNm`, M_top, "EN 1992-1-1 9.8.2.1", says.integral);
  const M_Rd = sheet.table(`M_Rd_top_${name}_kNm`, bendingResistance(axis, -1, 0).M_Rd, "EN 1992-1-1 6.1");
  sheet.verify(formulas.bending[name], M_Ed, M_Rd, "kNm");
}

function verifyForm(sheet: Sheet, { item }: Plan, { name }: Way, bars: Bars, beam: Beam): void {
  const least = leastSteel(sheet, beam, "bottom", bars.d, `_${name}`);
  sheet.verify(formulas.minimum[name], least, bars.A_s, "mm²");
  sheet.verify(formulas.thinnest, thinnestBar, bars.phi, "mm");
  const widest = Math.min(sheet.parameter("EN 1992-1-1", "s_max_slab")(item.h), closeSpacingOfSlab(item.h));
  sheet.verify(formulas.spacing[name], bars.spacing, widest, "mm");
  sheet.verify(formulas.clearGap[name], leastGap(bars.phi, beam.item), Math.max(0, bars.spacing - bars.phi), "mm");
}

/** 6.2.1(8), 6.2.2: at d from the face, and the struts at the face */
function verifyShear(sheet: Sheet, plan: Plan, way: Way, bars: Bars, grounds: Grounds, bond: Bond): void {
  const { item } = plan;
  const { name, across: b } = way;
  const { d, A_s } = bars;
  const force = ({ V }: { readonly V: number }) => V;
  const V_Ed = sheet.table(
    `V_d_${name}_kN`,
    Math.max(0, extremes(grounds, way, (overhang) => Math.min(d, overhang), force).most),
    "EN 1992-1-1 6.2.1(8)",
    says.integral,
  );
  const V_face = sheet.table(
    `V_face_${name}_kN`,
    Math.max(0, extremes(grounds, way, () => 0, force).most),
    "EN 1992-1-1 6.2.2(6)",
    says.integral,
  );
  const f_ck = Math.min(item.fck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const isHeld = holds(plan, way, bars, bond);
  if (!isHeld && V_Ed > 0) sheet.assume(says.barsEndEarly({ way: name }));
  const k = sheet.put(`k_shear_${name}`, general.sizeFactor, d);
  const rho = sheet.put(`rho_l_${name}`, general.tensionRatio, isHeld ? A_s : 0, b, d);
  const f_v = sheet.parameter("EN 1992-1-1", "v_min")(d, bond.gamma_C);
  const v_min = sheet.put(`v_min_${name}_MPa`, general.leastStress, f_v, k, f_ck);
  const C = sheet.parameter("EN 1992-1-1", "C_Rd_c");
  const k_1 = sheet.parameter("EN 1992-1-1", "k_1_shear");
  const V_Rd_c = sheet.put(
    `V_Rd_c_${name}_kN`,
    general.withoutLinks,
    C,
    bond.gamma_C,
    k,
    rho,
    f_ck,
    v_min,
    k_1,
    0,
    b,
    d,
  );
  sheet.verify(formulas.shearAtDepth[name], V_Ed, V_Rd_c, "kN");
  const f_cd = designConcrete(alphaOfStruts(sheet), f_ck, bond.gamma_C);
  const nu = sheet.parameter("EN 1992-1-1", "nu")(f_ck);
  const V_Rd_max = sheet.put(`V_Rd_max_${name}_kN`, strutOfLoad, b, d, nu, f_cd);
  sheet.verify(formulas.shearAtFace[name], V_face, V_Rd_max, "kN");
}

/** Figure 6.3: bars count that go on for l_bd + d behind the section. */
function holds({ item }: Plan, { sides }: Way, bars: Bars, bond: Bond): boolean {
  const { d } = bars;
  const length = lengthOf(bond, item, bars, bond.f_yd) + d;
  return sides.every(({ overhang }) => overhang <= d || overhang - d - (item.cover_mm ?? 0) >= length);
}

/** alpha_1 of Table 8.2: a bend counts where there is concrete beside it. */
const ofHook = 0.7;
function shapeOf({ ends, cover_mm = 0 }: Plan["item"], { phi, spacing }: Bars): number {
  const counts = formulas.besideBend(spacing, phi, cover_mm) > formulas.leastBesideBend(phi);
  return ends === "hook" && counts ? ofHook : 1;
}

function lengthOf(bond: Bond, item: Plan["item"], bars: Bars, sigma: number): number {
  const { phi } = bars;
  const l_b_rqd = bond.basic(phi, sigma);
  const alpha_1 = shapeOf(item, bars);
  const least = bond.ofYield
    ? leastInTensionOfYield(alpha_1, 1, bond.basic(phi, bond.f_yd), phi)
    : leastInTension(l_b_rqd, phi);
  return designLength(alpha_1, 1, 1, l_b_rqd, least);
}

/** 9.8.2.2(3): wherever the ground presses, from h/2 on, for both sides and weights. */
function verifyAnchorage(sheet: Sheet, plan: Plan, way: Way, bars: Bars, grounds: Grounds, bond: Bond): void {
  const { item } = plan;
  const { name } = way;
  const z_i = formulas.innerArm(bars.d);
  const at = (side: Side, x: number) => {
    const M_x = Math.max(0, ...grounds.map((ground) => momentOfEnd(ground, way, side, x)));
    const sigma = Math.min(bond.f_yd, formulas.stressToAnchor(formulas.forceToAnchor(M_x, z_i), bars.A_s));
    const l = Math.max(0.1, formulas.lengthBefore(x, item.cover_mm ?? 0));
    return { x, M_x, l, used: lengthOf(bond, item, bars, sigma) / l };
  };
  // of sides that are used alike the steps are those of the greater moment
  const isWorse = (one: ReturnType<typeof at>, other: ReturnType<typeof at>) =>
    Math.abs(one.used - other.used) > 1e-9 ? one.used > other.used : one.M_x > other.M_x;
  const found = way.sides
    .filter(({ overhang }) => overhang > 0)
    .flatMap((side) => {
      const from = Math.min(formulas.firstSection(item.h), side.overhang);
      return Array.from({ length: sections + 1 }, (_, i) => at(side, from + ((side.overhang - from) * i) / sections));
    });
  const [first, ...others] = found;
  if (!first) return;
  const worst = others.reduce((one, other) => (isWorse(other, one) ? other : one), first);
  const x = sheet.table(`x_anchor_${name}_mm`, worst.x, "EN 1992-1-1 9.8.2.2(5)");
  const M_x = sheet.table(`M_anchor_${name}_kNm`, worst.M_x, "EN 1992-1-1 9.8.2.2(3)", says.momentOfEnd);
  const z = sheet.put(`z_i_${name}_mm`, formulas.innerArm, bars.d);
  const F_s = sheet.put(`F_s_${name}_kN`, formulas.forceToAnchor, M_x, z);
  const sigma = sheet.put(`sigma_sd_${name}_MPa`, formulas.stressToAnchor, F_s, bars.A_s);
  const shape = shapeOf(item, bars);
  const note = item.ends === "hook" ? (shape < 1 ? anchorageSays.shapeFar : anchorageSays.shapeNear) : undefined;
  const alpha_1 = sheet.table(`alpha_1_${name}`, shape, "EN 1992-1-1 8.4.4(1) Table 8.2", note);
  const l_bd = bond.write(sheet, { name, phi: bars.phi, sigma: Math.min(sigma, bond.f_yd), alpha_1 });
  const l = sheet.put(`l_${name}_mm`, formulas.lengthBefore, x, item.cover_mm ?? 0);
  sheet.verify(formulas.anchored[name], l_bd, Math.max(0.1, l), "mm");
}

/** Of the pressure between the edge and x, about the line of N_Ed 0.15 c inside the face. */
function momentOfEnd(ground: Grounds[number], way: Way, { towards, overhang }: Side, x: number): number {
  const section = towards * (way.length / 2 - x);
  const about = towards * (way.length / 2 - overhang - formulas.forceInside(way.c));
  return beyond(ground, way.name, towards, section, about).M;
}
