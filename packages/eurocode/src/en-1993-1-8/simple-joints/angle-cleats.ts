import { decimals } from "../../basis/numbers.ts";
import { below } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { draw, memberShape } from "../geometry.ts";
import { type Member, netSectionFactor, resolveMember } from "../parts/index.ts";
import { blockConcentric, blockEccentric } from "../tearing/block.ts";
import { notchResistance, plateBending, webInteraction } from "./beam-web.ts";
import * as formulas from "./formulas.ts";
import { jointShape, resolveJoint, type SimpleJoint, widthOnSupport } from "./geometry.ts";
import { classify, putJoint, verifyShear } from "./joint.ts";
import * as requirements from "./requirements.ts";
import { says } from "./says.ts";
import { angleCleatsSchema } from "./schema.ts";
import { ductility, rotationGeometry, spacing, supportGroup } from "./support.ts";
import { leverOfTStub, supportTying, tensionFactors, tStubTying, verifyTying, webTying } from "./tying.ts";
import { behind, type Mode, webGroup } from "./web-group.ts";

export const angleCleatsKind = defineKind({
  name: "angle-cleats",
  title: "Double angle web cleats",
  schema: angleCleatsSchema,
  example: {
    connection: "angle-cleats",
    mark: "AC1",
    beam: { profile: "IPE 400", steel_grade: "S275" },
    cleat: { profile: "L 90x90x10", h_mm: 290, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 4,
    e1: 40,
    p1: 70,
    e2: 40,
    support: { profile: "HE 240 B", steel_grade: "S275" },
    V_Ed: 250,
    F_tie_Ed: 150,
  },
  actions: ["V_Ed"],
  label: ({ beam, cleat, n_1, bolt_size }) =>
    `${beam.profile ?? "own beam"}, 2 ${cleat.profile ?? "angles"}, ${n_1} rows ${bolt_size}`,
  run(sheet, item) {
    const angle = resolveMember(sheet, "cleat", item.cleat, ["angle"]);
    if (!angle) return;
    const legs = legsOf(sheet, angle);
    const spec = {
      path: "cleat",
      n_p: 2,
      h: item.cleat.h_mm,
      b: legs.beam,
      t: angle.t_w,
      steel: item.cleat,
      resolved: angle.steel,
    } as const;
    const joint = resolveJoint(sheet, item, spec, item);
    if (!joint) return;
    const { beam, V_Ed, gap, e2, bolts } = joint;
    const w = item.w_mm ?? beam.t_w + 2 * (legs.support - e2);
    if (item.w_mm === undefined) sheet.assume(says.linesInSupport);
    const whole = beam.t_w + 2 * legs.support;
    const width = widthOnSupport(sheet, joint, item, { w, b: whole });
    const edge =
      width < whole ? sheet.put("e2_cut_mm", formulas.edgeOfCut, width, w) : legs.support - (w - beam.t_w) / 2;
    if (edge <= bolts.d_across / 2) {
      sheet.problem(
        "w_mm",
        below(beam.t_w + 2 * legs.support - bolts.d_0, w, { unit: "mm", because: says.outsideLegs }),
      );
    }
    const tStub = { w, edge, method: item.mode_1_method ?? 1, d_w: item.d_w_mm, r: angle.r };
    leverOfTStub(sheet, joint, tStub);
    rejectRoot(sheet, joint, angle);
    if (sheet.problems.length > 0) return;
    draw(sheet, () => ({
      kind: "angle-cleats",
      ...jointShape(joint, item),
      angle: memberShape(angle, item.cleat),
      leg: legs,
      w,
    }));
    putJoint(sheet, item, joint);
    const web = webGroup(sheet, joint);
    const bending = plateBending(sheet, joint, false);
    const notch = notchResistance(sheet, joint, gap, web.A_v, web.V_Rd_web_block);
    const support = supportGroup(sheet, joint, { w, edge, header: false });
    const modes = [...web.modes, ...bending, ...notch, ...support.modes, legBlock(sheet, joint, w, edge)];
    verifyShear(sheet, V_Ed, modes, [...support.limits, ...webInteraction(sheet, joint, web)]);
    const gamma_Mu = tensionFactors(sheet);
    const tied = [
      tStubTying(sheet, joint, tStub, gamma_Mu),
      ...webTying(sheet, joint, gamma_Mu),
      ...supportTying(sheet, joint, gamma_Mu, w, 0),
    ];
    verifyTying(sheet, joint.F_tie, tied);
    classify(sheet);
    rotationGeometry(sheet, joint);
    ductility(sheet, joint, false);
    // the bolts stand in the toes of both legs
    spacing(sheet, { ...joint, e2: Math.min(e2, edge) }, { w, inWeb: true });
  },
});

/** The bolts in the legs on the beam stand clear of the root of the legs on the support. */
function rejectRoot(sheet: Sheet, { z, n_2, p2, bolts }: SimpleJoint, { t_w, r }: Member): void {
  const first = z - ((n_2 - 1) * p2) / 2;
  const least = t_w + r + bolts.d_across / 2;
  if (first < least * (1 - 1e-9)) {
    sheet.problem("e2", says.rootOfCleats({ first: decimals(first, 2), least: decimals(least, 2) }));
  }
}

/** The legs on the support hang on their bolts, one line each, and tear to their upper end (the lower where the beam lifts). */
function legBlock(sheet: Sheet, joint: SimpleJoint, w: number, edge: number): Mode {
  const { bolts, plate, n_1, gamma_M0 } = joint;
  const { t, h, steel } = plate;
  const gamma_M2 = netSectionFactor(sheet, steel);
  const A_nt = sheet.put("A_nt_leg_mm2", formulas.plateTensionArea, 2, t, edge, 1, 0, bolts.d_across);
  const A_nv = sheet.put("A_nv_leg_mm2", formulas.plateShearArea, 2, t, h, behind(joint, true), n_1, bolts.d_along);
  // MSB05 2.2.5.3: as for end plates, what is short beside its gauge tears like one under eccentric load
  const tearing = h >= 1.36 * w ? blockConcentric : blockEccentric;
  const V_Rd = sheet.put("V_Rd_leg_block_kN", tearing, steel.f_u, A_nt, gamma_M2, steel.f_y, A_nv, gamma_M0);
  return { rule: requirements.legBlock, V_Rd };
}

function legsOf(sheet: Sheet, { h, b }: Member): { beam: number; support: number } {
  if (h !== b) sheet.assume(says.longLegOnBeam);
  return { beam: Math.max(h, b), support: Math.min(h, b) };
}
