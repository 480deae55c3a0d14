import { formulasOf } from "../../basis/formula.ts";
import { decimals } from "../../basis/numbers.ts";
import { atLeast } from "../../basis/refusals.ts";
import type { Requirement } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { punchingResistance, tensionResistance } from "../bolts/resistance.ts";
import { formula } from "../formula.ts";
import { putBearing, putShear } from "../parts/index.ts";
import * as tStub from "../t-stub/modes.ts";
import { heldBolt } from "../t-stub/punching.ts";
import { checkWasher, warnUnusedWasher } from "../t-stub/washer.ts";
import { blockConcentric } from "../tearing/block.ts";
import type { SimpleJoint } from "./geometry.ts";
import * as requirements from "./requirements.ts";
import { says } from "./says.ts";
import { heightOnWeb } from "./support.ts";
import { pliesOf } from "./web-group.ts";

// Tying resistance by SN015, SN018, SCI P358 and MSB05: an accidental action, with f_u and gamma_Mu.

const members = formulasOf("EN 1993-1-1");

const effectiveEnd = formula(
  "6.2.4 (MSB05 2.3, 4.3)",
  "min(e_1, 0.5 * (w - t_w - 2 * r) + d_0 / 2)",
  (e_1, w, t_w, r, d_0) => Math.min(e_1, 0.5 * (w - t_w - 2 * r) + d_0 / 2),
);
const effectivePitch = formula("6.2.4 (MSB05 2.3, 4.3)", "min(p_1, w - t_w - 2 * r + d_0)", (p_1, w, t_w, r, d_0) =>
  Math.min(p_1, w - t_w - 2 * r + d_0),
);
const effectiveLength = formula(
  "6.2.4 (MSB05 2.3, 4.3)",
  "2 * e_1A + (n_1 - 1) * p_1A",
  (e_1A, n_1, p_1A) => 2 * e_1A + (n_1 - 1) * p_1A,
);
/** From the bolts to the yield line: fillet welds and root radii take 0.8 of themselves. */
const leverHeader = formula(
  "Table 6.2 (MSB05 2.3)",
  "(w - t_w - 2 * 0.8 * sqrt(2) * a) / 2",
  (w, t_w, a) => (w - t_w - 2 * 0.8 * Math.SQRT2 * a) / 2,
);
const leverCleat = formula(
  "Table 6.2 (MSB05 4.3)",
  "(w - t_w - 2 * t_ac - 2 * 0.8 * r) / 2",
  (w, t_w, t_ac, r) => (w - t_w - 2 * t_ac - 2 * 0.8 * r) / 2,
);
const leastMode = tStub.leastWithPrying;
const groupOf = formula("3.6.1 (SN018)", "n_b * F_Rd", (n_b, F_Rd) => n_b * F_Rd);
const netTension = members(
  "6.2.3(2) (SN018)",
  "0.9 * n_p * t * max(0, h - n_1 * d_0) * f_u / gamma_Mu / 1000",
  (n_p, t, h, n_1, d_0, f_u, gamma_Mu) => (0.9 * n_p * t * Math.max(0, h - n_1 * d_0) * f_u) / gamma_Mu / 1000,
);
const grossTension = members(
  "6.2.3(2) (SN015)",
  "t_w * h_p * f_u / gamma_Mu / 1000",
  (t_w, h_p, f_u, gamma_Mu) => (t_w * h_p * f_u) / gamma_Mu / 1000,
);
const betweenEndBolts = formula(
  "3.10.2 (SN018)",
  "n_p * t * (n_1 - 1) * (p_1 - d_0)",
  (n_p, t, n_1, p_1, d_0) => n_p * t * (n_1 - 1) * (p_1 - d_0),
);
const toOneEnd = formula(
  "3.10.2 (SN018)",
  "n_p * t * (e_1 + (n_1 - 1) * p_1 - (n_1 - 0.5) * d_0)",
  (n_p, t, e_1, n_1, p_1, d_0) => n_p * t * (e_1 + (n_1 - 1) * p_1 - (n_1 - 0.5) * d_0),
);
const shearLines = formula(
  "3.10.2 (SN018)",
  "n_v * n_p * t * (e_2 + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0)",
  (n_v, n_p, t, e_2, n_2, p_2, d_0) => n_v * n_p * t * (e_2 + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0),
);
/** Yield lines in the supporting web around the joint, per mm: M_pl */
const webMoment = formula(
  "6.2 (SCI P358)",
  "f_u * t_s^2 / (4 * gamma_Mu)",
  (f_u, t_s, gamma_Mu) => (f_u * t_s ** 2) / (4 * gamma_Mu),
);
const yieldLines = formula(
  "6.2 (SCI P358)",
  "8 * m_pl / (1 - beta_1) * (eta_1 + 1.5 * sqrt(1 - beta_1) * sqrt(1 - gamma_1)) / 1000",
  (m_pl, beta_1, eta_1, gamma_1) =>
    (((8 * m_pl) / (1 - beta_1)) * (eta_1 + 1.5 * Math.sqrt(1 - beta_1) * Math.sqrt(1 - gamma_1))) / 1000,
  { beta_1: [0.1, 0.9], gamma_1: [0.1, 0.9] },
);
const heightOfBolts = formula(
  "6.2 (SCI P358)",
  "max(0, (n_1 - 1) * p_1 - n_1 / 2 * d_0) / d_s",
  (n_1, p_1, d_0, d_s) => Math.max(0, (n_1 - 1) * p_1 - (n_1 / 2) * d_0) / d_s,
);
const shareOfWeb = formula("6.2 (SCI P358)", "b / d_s", (b, d_s) => b / d_s);
const widthOfFin = formula("6.2 (SCI P358)", "t_p + 2 * sqrt(2) * a", (t_p, a) => t_p + 2 * Math.SQRT2 * a);

export interface Tied {
  readonly rule: Requirement;
  readonly N_u_Rd: number;
}

export interface TStubSpec {
  readonly w: number;
  /** from the bolts to the edge of plate or leg */
  readonly edge: number;
  readonly method: 1 | 2;
  readonly d_w: number | undefined;
  /** throat of the weld of an end plate, or radius of the root of a cleat */
  readonly a?: number;
  readonly r?: number;
}

export function tensionFactors(sheet: Sheet): number {
  return sheet.given("gamma_Mu", sheet.parameter("EN 1993-1-8", "gamma_Mu"));
}

/** m of the T-stub; undefined, with a problem, where the bolts stand in the weld or root. */
export function leverOfTStub(
  sheet: Sheet,
  joint: SimpleJoint,
  { w, a, r, method, d_w }: TStubSpec,
): number | undefined {
  warnUnusedWasher(sheet, { mode_1_method: method, d_w_mm: d_w });
  checkWasher(sheet, { d_w_mm: d_w }, joint.bolts);
  const { beam, plate } = joint;
  const m = r === undefined ? leverHeader(w, beam.t_w, a ?? 0) : leverCleat(w, beam.t_w, plate.t, r);
  const beside = beam.t_w + (r === undefined ? 2 * Math.SQRT2 * (a ?? 0) : 2 * (plate.t + r));
  const least = beside + joint.bolts.d_across;
  if (w >= least * (1 - 1e-9)) return m;
  const other = r === undefined ? (a === 0 ? says.beamWeb : says.weldToWeb) : says.rootOfLegs;
  sheet.problem("w_mm", atLeast(decimals(least, 2), w, { unit: "mm", because: says.holesInSupport({ part: other }) }));
  return undefined;
}

/** End plate or cleats in bending with the bolts of the support in tension: Table 6.2 with f_u and gamma_Mu. */
export function tStubTying(sheet: Sheet, joint: SimpleJoint, spec: TStubSpec, gamma_Mu: number): Tied {
  const { beam, bolts, plate, n_1, e1, p1 } = joint;
  const { w, edge, a = 0, r } = spec;
  const { t, steel } = plate;
  const root = r ?? Math.SQRT2 * a;
  const e_1A = sheet.step("e_1A_mm", effectiveEnd, Math.min(e1, joint.e1_bottom), w, beam.t_w, root, bolts.d_0);
  const p_1A = sheet.step("p_1A_mm", effectivePitch, p1, w, beam.t_w, root, bolts.d_0);
  const l_eff = sheet.put("sum_l_eff_mm", effectiveLength, e_1A, n_1, p_1A);
  const m =
    r === undefined ? sheet.put("m_mm", leverHeader, w, beam.t_w, a) : sheet.put("m_mm", leverCleat, w, beam.t_w, t, r);
  const n = sheet.put("n_mm", tStub.leverToEdge, edge, m);
  const M = sheet.put("M_pl_1_u_Rd_kNm", tStub.plasticMoment1, l_eff, t, steel.f_u, gamma_Mu);
  const F_t = sheet.put("F_t_u_Rd_kN", tensionResistance, bolts.k_2, bolts.f_ub, bolts.A_s, gamma_Mu);
  const B_p = sheet.step("B_p_u_Rd_kN", punchingResistance, bolts.size.d_m_mm, t, steel.f_u, gamma_Mu);
  const F_3 = sheet.put("F_T_3_u_Rd_kN", tStub.mode3, 2 * n_1, heldBolt(sheet, F_t, B_p));
  const F_2 = sheet.put("F_T_2_u_Rd_kN", tStub.mode2, M, n, F_3, m);
  const F_1 = mode1(sheet, spec, joint, { M, m, n });
  return { rule: requirements.tyingTStub, N_u_Rd: sheet.put("F_T_u_Rd_kN", leastMode, F_1, F_2, F_3) };
}

function mode1(
  sheet: Sheet,
  { method, d_w }: TStubSpec,
  { bolts }: SimpleJoint,
  { M, m, n }: { M: number; m: number; n: number },
): number {
  if (method === 1) return sheet.put("F_T_1_u_Rd_kN", tStub.mode1, M, m);
  const width = d_w ?? bolts.size.washer.d_2_mm;
  if (d_w === undefined) sheet.assume(says.washer({ standard: bolts.size.washer.standard, width }));
  const e_w = width / 4;
  // a washer as wide as the lever arms leaves nothing to bend: the formula ends there
  if (2 * m * n - e_w * (m + n) <= 0) {
    sheet.warn(says.washerTooWide);
    return sheet.put("F_T_1_u_Rd_kN", tStub.mode1, M, m);
  }
  return sheet.put("F_T_1_u_Rd_kN", tStub.mode1Method2, n, e_w, M, m);
}

/** Bolts in the web, plate or cleats, and web under a pull along the beam. */
export function webTying(sheet: Sheet, joint: SimpleJoint, gamma_Mu: number): Tied[] {
  const { bolts, n_p, n_1, n_2, p1, p2, e1, e2, e1_b, e2_b, plate, beam, gamma_M0, notch } = joint;
  const { d_along: d_v, d_across: d_h } = bolts;
  const n_b = n_1 * n_2;
  const F_v = putShear(sheet, "F_v_u_Rd_kN", bolts, n_p, gamma_Mu);
  const inShear = sheet.put("N_u_Rd_bolt_shear_kN", groupOf, n_b, F_v);
  // along the beam the pull is across the force that the joint is described for
  const F_b = putBearing(sheet, "F_b_hor_u_Rd_kN", bolts, pliesOf(joint, "plate").hor, gamma_Mu);
  const plateBearing = sheet.put("N_u_Rd_plate_bearing_kN", groupOf, n_p * n_b, F_b);
  const { f_u, f_y } = plate.steel;
  const plateTension = sheet.put("N_u_Rd_plate_tension_kN", netTension, n_p, plate.t, plate.h, n_1, d_v, f_u, gamma_Mu);
  const strip = (n_v: number) => sheet.step("A_nv_u_mm2", shearLines, n_v, n_p, plate.t, e2, n_2, p2, d_h);
  const A_1 = sheet.step("A_nt_u_mm2", betweenEndBolts, n_p, plate.t, n_1, p1, d_v);
  const block1 = sheet.put("N_u_Rd_plate_block_1_kN", blockConcentric, f_u, A_1, gamma_Mu, f_y, strip(2), gamma_M0);
  const A_2 = sheet.step("A_nt_u_mm2", toOneEnd, n_p, plate.t, Math.min(e1, joint.e1_bottom), n_1, p1, d_v);
  const block2 = sheet.put("N_u_Rd_plate_block_2_kN", blockConcentric, f_u, A_2, gamma_Mu, f_y, strip(1), gamma_M0);
  const F_bw = putBearing(sheet, "F_b_web_hor_u_Rd_kN", bolts, pliesOf(joint, "web").hor, gamma_Mu);
  const webBearing = sheet.put("N_u_Rd_web_bearing_kN", groupOf, n_b, F_bw);
  const web = beam.steel;
  const webTension = sheet.put("N_u_Rd_web_tension_kN", netTension, 1, beam.t_w, plate.h, n_1, d_v, web.f_u, gamma_Mu);
  const between = betweenEndBolts(1, beam.t_w, n_1, p1, d_v);
  const lines = shearLines(1, 1, beam.t_w, e2_b, n_2, p2, d_h);
  const toNotch = (end: number) => [toOneEnd(1, beam.t_w, end, n_1, p1, d_v), lines] as const;
  const blocks = [
    [between, 2 * lines],
    // without a flange the block may also tear to the notch
    ...(notch?.top ? [toNotch(e1_b)] : []),
    ...(notch?.bottom ? [toNotch(joint.e1_b_bottom)] : []),
  ] as const;
  const [A_nt = 0, A_nv = 0] = blocks.reduce(
    (least, block) => (blockOf(block) < blockOf(least) ? block : least),
    blocks[0] ?? [],
  );
  function blockOf([nt = 0, nv = 0]: readonly number[]): number {
    return blockConcentric(web.f_u, nt, gamma_Mu, web.f_y, nv, gamma_M0);
  }
  const webBlock = sheet.put("N_u_Rd_web_block_kN", blockConcentric, web.f_u, A_nt, gamma_Mu, web.f_y, A_nv, gamma_M0);
  return [
    { rule: requirements.tyingBoltShear, N_u_Rd: inShear },
    { rule: requirements.tyingPlateBearing, N_u_Rd: plateBearing },
    { rule: requirements.tyingPlateTension, N_u_Rd: plateTension },
    { rule: requirements.tyingPlateBlock1, N_u_Rd: block1 },
    { rule: requirements.tyingPlateBlock2, N_u_Rd: block2 },
    { rule: requirements.tyingWebBearing, N_u_Rd: webBearing },
    { rule: requirements.tyingWebTension, N_u_Rd: webTension },
    { rule: requirements.tyingWebBlock, N_u_Rd: webBlock },
  ];
}

/** The web over the depth of an end plate. */
export function headerWebTying(sheet: Sheet, joint: SimpleJoint, gamma_Mu: number): Tied {
  const { t_w, steel } = joint.beam;
  const N_u_Rd = sheet.put("N_u_Rd_web_tension_kN", grossTension, t_w, heightOnWeb(joint), steel.f_u, gamma_Mu);
  return { rule: requirements.tyingWebTension, N_u_Rd };
}

/** The supporting web in bending: bolts at the distance w, or a fin plate with its welds. */
export function supportTying(
  sheet: Sheet,
  joint: SimpleJoint,
  gamma_Mu: number,
  w: number | undefined,
  a: number,
): Tied[] {
  const { support, bolts, n_1, p1, plate } = joint;
  if (!support) return [];
  const { d, t, steel } = support;
  if (d === undefined) {
    if (joint.F_tie !== undefined) sheet.warn(says.tyingSupport);
    return [];
  }
  const width = w ?? sheet.step("b_s_mm", widthOfFin, plate.t, a);
  if (width >= 0.95 * d) return []; // the bolts stand at the flanges: the web does not bend
  const m_pl = sheet.step("m_pl_u_kN", webMoment, steel.f_u, t, gamma_Mu);
  const beta_1 = sheet.step("beta_1", shareOfWeb, width, d);
  const eta_1 =
    w === undefined
      ? sheet.step("eta_1", shareOfWeb, plate.h, d)
      : sheet.step("eta_1", heightOfBolts, n_1, p1, bolts.d_0, d);
  const gamma_1 = w === undefined ? 0 : sheet.step("gamma_1", shareOfWeb, bolts.d_0, d);
  if (gamma_1 >= 1) return [];
  const N_u_Rd = sheet.put("N_u_Rd_support_kN", yieldLines, m_pl, beta_1, eta_1, gamma_1);
  return [{ rule: requirements.tyingSupport, N_u_Rd }];
}

/** N_u,Rd is the least; the force is verified against each way to fail. */
export function verifyTying(sheet: Sheet, F_tie: number | undefined, tied: readonly Tied[]): void {
  sheet.given("N_u_Rd_kN", Math.min(...tied.map(({ N_u_Rd }) => N_u_Rd)));
  if (F_tie === undefined || F_tie === 0) return;
  for (const { rule, N_u_Rd } of tied) sheet.verify(rule, F_tie, N_u_Rd, "kN");
}
