import { tensionResistance } from "../../en-1993-1-1/cross-section.ts";
import { chi, imperfection, Phi } from "../../en-1993-1-1/flexural-buckling.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { ownSection } from "../../sections/index.ts";
import { verifyWideHole } from "../bolts/holes.ts";
import { boltBearing, boltShear, perBolt } from "../bolts/resistance.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { formula } from "../formula.ts";
import {
  type Bolts,
  betaW,
  netSectionFactor,
  putBearing,
  putBolts,
  putShear,
  verifyNormalHoles,
} from "../parts/index.ts";
import { beta2, beta3, grossTension, moreBolts, netArea, oneBolt, twoBolts } from "../tearing/angle.ts";
import {
  areasOf,
  type BlockPattern,
  blockResistance,
  blockTearing,
  putAreas,
  putBlock,
  weakestPattern,
} from "../tearing/block.ts";
import * as welds from "../welds/formulas.ts";
import * as rules from "./formulas.ts";
import type { Gusset } from "./model.ts";
import { says } from "./says.ts";

// The end of the brace: its section, its bolts or welds, and what tears out of brace and gusset.

const lesser = formula("3.10.2", "min(V_1, V_2)", (V_1, V_2) => Math.min(V_1, V_2));

export function verifyBrace(sheet: Sheet, g: Gusset): void {
  if (g.bolts) verifyBolts(sheet, g, g.bolts);
  else verifyWelds(sheet, g);
  if (g.item.joint === "end-tee") verifyTee(sheet, g);
}

function verifyBolts(sheet: Sheet, g: Gusset, bolts: Bolts): void {
  const { item, n, end, plate, N } = g;
  const { n_1 = 1, n_2 = 1, e1 = 0, p1, e2 = 0, p2 } = item;
  putBolts(
    sheet,
    bolts,
    { ...item, bolt_grade: item.bolt_grade ?? "", bolt_size: item.bolt_size ?? "" },
    n_1 > 1 ? { L_j: g.L_j } : {},
  );
  const F_v_Rd = putShear(sheet, "F_v_Rd_kN", bolts, n);
  const distances = {
    end: e1,
    edge: e2,
    pitch: n_1 > 1 ? p1 : undefined,
    gauge: n_2 > 1 ? p2 : undefined,
    k_h: bolts.k_h_along,
  };
  sheet.assume(says.holesOfGusset);
  const F_member = putBearing(sheet, "F_b_member_Rd_kN", bolts, {
    t: n * end.t,
    f_u: end.steel.f_u,
    ...distances,
    sunk: true,
  });
  const F_plate = putBearing(sheet, "F_b_plate_Rd_kN", bolts, {
    t: plate.t,
    f_u: plate.steel.f_u,
    ...distances,
    edge: edgeOf(g),
  });
  const F_b_Rd = sheet.put("F_b_Rd_kN", rules.lesserBearing, F_member, F_plate);
  const N_u_Rd = memberSection(sheet, g, bolts);
  const block = tearing(sheet, g, bolts);
  verifySpacing(sheet, {
    d_0: bolts.d_0,
    e1,
    e2: edgeOf(g),
    p1: n_1 > 1 ? p1 : undefined,
    p2: n_2 > 1 ? p2 : undefined,
    slotted: bolts.slotted,
    exposed_t: bolts.exposed ? Math.min(end.t, plate.t) : undefined,
    compressed_t: item.N_Ed > 0 ? Math.min(end.t, plate.t) : undefined,
  });
  if (N === 0) return;
  const F_v_Ed = sheet.put("F_v_Ed_kN", perBolt, N, n_1 * n_2);
  sheet.verify(boltShear, F_v_Ed, F_v_Rd, "kN");
  sheet.verify(boltBearing, F_v_Ed, F_b_Rd, "kN");
  verifyWideHole(sheet, bolts.size, bolts.hole, bolts.d_0, F_b_Rd, F_v_Rd);
  verifyNormalHoles(sheet, bolts, { along: true, across: false });
  if (item.N_Ed < 0) {
    sheet.verify(rules.memberNet, N, N_u_Rd, "kN");
    sheet.verify(blockTearing, N, block, "kN");
  } else if (item.joint === "flattened") flattened(sheet, g);
}

/** The nearer edge: of the brace, or of a plate whose width is known. */
const edgeOf = ({ item: { e2 = 0, plate }, w }: Gusset): number =>
  plate.b_mm === undefined ? e2 : Math.min(e2, (plate.b_mm - w) / 2);

/** N_u,Rd of all braces: 3.10.3 for angles by one leg, else the net section. */
function memberSection(sheet: Sheet, g: Gusset, { d_0, d_across }: Bolts): number {
  const { item, end, n, member, gamma_M0 } = g;
  const { n_1 = 1, n_2 = 1, e2 = 0, p1 = 0 } = item;
  const { f_y, f_u } = end.steel;
  const gamma_M2 = sheet.given("gamma_M2", netSectionFactor(sheet, end.steel));
  const N_pl_Rd = sheet.put("N_pl_Rd_kN", grossTension, n * end.A, f_y, gamma_M0);
  let N_u: number;
  if (member.section.shape === "angle" && item.joint === "bolted") {
    const A_net = sheet.put("A_net_mm2", netArea, n * legArea(sheet, g), d_across, n * end.t);
    if (n_1 === 1) N_u = sheet.step("N_u_Rd_kN", oneBolt, e2, d_across, n * end.t, f_u, gamma_M2);
    else if (n_1 === 2)
      N_u = sheet.step("N_u_Rd_kN", twoBolts, sheet.put("beta_2", beta2, p1, d_0), A_net, f_u, gamma_M2);
    else N_u = sheet.step("N_u_Rd_kN", moreBolts, sheet.put("beta_3", beta3, p1, d_0), A_net, f_u, gamma_M2);
  } else {
    const A_net = sheet.put("A_net_mm2", rules.netAcross, n * end.A, n_2, d_across, n * end.t);
    const U = item.joint === "bolted" && member.section.shape === "channel" ? lagOfChannel(sheet, g) : 1;
    N_u = sheet.step("N_u_Rd_kN", rules.netForce, U, A_net, f_u, gamma_M2);
  }
  return sheet.put("N_u_Rd_kN", tensionResistance, N_pl_Rd, N_u);
}

function lagOfChannel(sheet: Sheet, { item, member, L_j }: Gusset): number {
  if (item.shear_lag !== "AISC") {
    if (item.N_Ed < 0) sheet.warn(says.noShearLag({ part: says.channel }));
    return 1;
  }
  const x = member.section.properties.y_s_mm ?? member.b / 3;
  return L_j > 0 ? sheet.put("U", rules.shearLag, x, L_j) : 0;
}

/** An unequal angle connected by its short leg counts as an equal one of that leg, 3.10.3(2) and 4.13(2). */
function legArea(sheet: Sheet, { item, member }: Gusset): number {
  const { section, h, b, t_w } = member;
  if (h === b || item.connected_leg !== "short") return section.properties.A_mm2;
  const leg = Math.min(h, b);
  const { r_1_mm, r_2_mm } = section.dimensions;
  const equal = ownSection({ shape: "angle", h_mm: leg, b_mm: leg, t_mm: t_w, r_1_mm, r_2_mm });
  return sheet.given("A_eq_mm2", equal.properties.A_mm2);
}

/** The lesser of what tears out of brace and gusset. */
function tearing(sheet: Sheet, g: Gusset, bolts: Bolts): number {
  const { item, end, n, plate, member, gamma_M0 } = g;
  const { n_1 = 1, n_2 = 1, e1 = 0, p1 = 0, e2 = 0, p2 = 0 } = item;
  const d_0 = Math.max(bolts.d_across, bolts.d_along);
  const pattern = { d_0, n_1, n_2, e1, p1, e2, p2 };
  const ofMember = { ...end.steel, gamma_M0, gamma_M2: netSectionFactor(sheet, end.steel) };
  const ofPlate = { ...plate.steel, gamma_M0, gamma_M2: netSectionFactor(sheet, plate.steel) };
  const isAngle = member.section.shape === "angle" && item.joint === "bolted";
  const inner: readonly BlockPattern[] = n_2 === 1 ? ["one-edge"] : ["between-lines"];
  const ofFlat: readonly BlockPattern[] = n_2 === 1 ? ["one-edge"] : ["two-edges", "between-lines"];
  // the web of a channel ends in flanges: only what lies between its lines tears out
  const isChannel = member.section.shape === "channel" && item.joint === "bolted";
  const block = { t: n * end.t, ...pattern };
  const found = weakestPattern(block, isAngle, ofMember, isChannel ? inner : ofFlat);
  const V_member =
    isChannel && n_2 === 1
      ? Number.POSITIVE_INFINITY
      : putBlock(sheet, putAreas(sheet, found, block), ofMember, isAngle);
  const inPlate = { t: plate.t, ...pattern, e2: edgeOf(g) };
  const V_plate = blockResistance(false, areasOf(weakestPattern(inPlate, false, ofPlate, inner), inPlate), ofPlate);
  sheet.given("V_eff_plate_Rd_kN", V_plate, "EN 1993-1-8 3.10.2");
  return Number.isFinite(V_member)
    ? sheet.put("V_eff_Rd_kN", lesser, V_member, V_plate)
    : sheet.given("V_eff_Rd_kN", V_plate);
}

function verifyWelds(sheet: Sheet, g: Gusset): void {
  const { item, end, n, plate, N, L_j, w, gamma_M0, member } = g;
  const { throat_mm: a = 0, joint } = item;
  const n_w = joint === "slotted" ? 4 : item.n_welds === undefined ? 2 * n : Number(item.n_welds);
  if (joint === "slotted") sheet.assume(says.fourWelds);
  else sheet.assume(says.balanced);
  const weaker = end.steel.f_u <= plate.steel.f_u ? end.steel : plate.steel;
  const f_vw = sheet.put(
    "f_vw_d_MPa",
    welds.shearStrength,
    weaker.f_u,
    betaW(sheet, weaker),
    sheet.parameter("EN 1993-1-8", "gamma_M2"),
  );
  const l_eff = sheet.put("l_eff_mm", welds.effectiveLength, L_j, a);
  const perLength = sheet.put("F_w_Rd_kN_mm", welds.simplifiedPerLength, f_vw, a);
  const beta_Lw = sheet.put("beta_Lw_1", welds.longLap, L_j, a);
  const F_w_Rd = sheet.put("F_w_Rd_kN", welds.ofAllWelds, beta_Lw, n_w, perLength, l_eff);
  if (N === 0) return;
  sheet.verify(rules.braceWeld, N, F_w_Rd, "kN");
  const ofPlate = { ...plate.steel, gamma_M0, gamma_M2: netSectionFactor(sheet, plate.steel) };
  const areas = {
    A_nv: sheet.step("A_nv_mm2", rules.weldedShearArea, L_j, plate.t),
    A_nt: sheet.step("A_nt_mm2", rules.weldedTensionArea, w, plate.t),
  };
  if (item.N_Ed > 0) return;
  sheet.verify(blockTearing, N, putBlock(sheet, areas, ofPlate, false), "kN");
  if (joint === "slotted") slotted(sheet, g);
  else {
    const A = n * legArea(sheet, g);
    const N_u_Rd = sheet.put("N_u_Rd_kN", grossTension, A, end.steel.f_y, gamma_M0);
    if (member.section.shape === "channel" && n === 1) lagOfChannel(sheet, g);
    sheet.verify(rules.memberNet, N, N_u_Rd, "kN");
  }
}

function slotted(sheet: Sheet, { item, member, end, plate, N, L_j, w }: Gusset): void {
  if (item.slot_mm === undefined) sheet.assume(says.slotByPlate);
  const slot =
    item.slot_mm === undefined ? sheet.put("slot_mm", rules.usualSlot, plate.t) : sheet.given("slot_mm", item.slot_mm);
  const A_net = sheet.put("A_net_mm2", rules.slotNet, end.A, slot, member.t_w);
  let U = 1;
  if (item.shear_lag === "AISC") {
    const x =
      member.section.shape === "CHS"
        ? sheet.step("x_mm", rules.lagOfCircle, member.h)
        : sheet.step("x_mm", rules.lagOfRectangle, member.b, member.h);
    U = sheet.put("U", rules.shearLag, x, L_j);
  } else sheet.warn(says.noShearLag({ part: says.tube }));
  const gamma_M2 = sheet.given("gamma_M2", netSectionFactor(sheet, end.steel));
  const N_slot_Rd = sheet.put("N_slot_Rd_kN", rules.netForce, U, A_net, end.steel.f_u, gamma_M2);
  sheet.verify(rules.slotSection, N, N_slot_Rd, "kN");
  sheet.verify(rules.tubeShearLag, w, L_j, "mm");
}

function verifyTee(sheet: Sheet, { item, member, N, gamma_M0 }: Gusset): void {
  const { tee } = item;
  if (!tee || N === 0) return;
  const { t_w, steel } = member;
  const ofWall = sheet.step("N_tee_Rd_kN", rules.wallUnderTee, tee.t_stem_mm, tee.t_cap_mm, t_w, steel.f_y, gamma_M0);
  const whole = sheet.step("N_pl_tube_Rd_kN", grossTension, member.section.properties.A_mm2, steel.f_y, gamma_M0);
  sheet.verify(rules.teeWall, N, sheet.put("N_tee_Rd_kN", tensionResistance, whole, ofWall), "kN");
}

/** As a strip between fixed ends. */
function flattened(sheet: Sheet, { item, end, N, gamma_M1 }: Gusset): void {
  sheet.warn(says.flattenedInCompression);
  const lambda = sheet.step("lambda_flat", rules.slenderness, 0.65, item.flat_length_mm ?? 0, end.t, end.steel.f_y);
  const reduction =
    lambda <= 0.2 ? 1 : sheet.step("chi_flat", chi, sheet.step("Phi_flat", Phi, imperfection.c, lambda), lambda);
  const N_b = sheet.put("N_flat_b_Rd_kN", rules.plateBuckling, reduction, end.width, end.t, end.steel.f_y, gamma_M1);
  sheet.verify(rules.flatBuckling, N, N_b, "kN");
}
