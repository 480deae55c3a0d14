import { quantity } from "../../basis/message.ts";
import { notWith, onlyWith, required } from "../../basis/refusals.ts";
import { ofForm, type Requirement } from "../../basis/verification.ts";
import { takes } from "../../engine/edition.ts";
import { defineKind, type Kind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { areaOfBar, thickest } from "../beams/bars.ts";
import { partialFactors } from "../design-values.ts";
import { formula, requirement } from "../formula.ts";
import { designSteel, tensileStrength } from "../materials.ts";
import { rejectStrengths } from "../refuse.ts";
import { says as columnSays } from "../says.ts";
import { lengthsOf } from "../second/anchorages.ts";
import { rules } from "../second/rules.ts";
import { says as ofSecond } from "../second/says.ts";
import { says } from "./says.ts";
import { type AnchorageItem, anchorageSchema } from "./schema.ts";

// EN 1992-1-1 8.3, 8.4 and 8.7: bends, anchorages and laps of ribbed bars.

export const bondStrength = formula(
  "8.4.2(2) (8.2)",
  "2.25 * eta_1 * eta_2 * f_ctd",
  (eta_1, eta_2, f_ctd) => 2.25 * eta_1 * eta_2 * f_ctd,
);
export const thickBar = formula("8.4.2(2)", "min(1, (132 - phi) / 100)", (phi) => Math.min(1, (132 - phi) / 100));
export const basicLength = formula(
  "8.4.3(2) (8.3)",
  "phi / 4 * sigma_sd / f_bd",
  (phi, sigma_sd, f_bd) => ((phi / 4) * sigma_sd) / f_bd,
);
export const stressOfUse = formula(
  "8.4.3(2)",
  "f_yd * A_s_req / A_s_prov",
  (f_yd, A_s_req, A_s_prov) => (f_yd * A_s_req) / A_s_prov,
);
export const coverStraight = formula(
  "8.4.4(1) Table 8.2",
  "max(0.7, min(1, 1 - 0.15 * (c_d - phi) / phi))",
  (c_d, phi) => Math.max(0.7, Math.min(1, 1 - (0.15 * (c_d - phi)) / phi)),
);
export const coverBent = formula(
  "8.4.4(1) Table 8.2",
  "max(0.7, min(1, 1 - 0.15 * (c_d - 3 * phi) / phi))",
  (c_d, phi) => Math.max(0.7, Math.min(1, 1 - (0.15 * (c_d - 3 * phi)) / phi)),
);
export const transverseShare = formula("8.4.4(1) Table 8.2", "max(0, (A_st - A_st_min) / A_s)", (A_st, A_st_min, A_s) =>
  Math.max(0, (A_st - A_st_min) / A_s),
);
export const transverseBars = formula("8.4.4(1) Table 8.2", "max(0.7, min(1, 1 - K * lambda))", (K, lambda) =>
  Math.max(0.7, Math.min(1, 1 - K * lambda)),
);
export const pressure = formula("8.4.4(1) Table 8.2", "max(0.7, min(1, 1 - 0.04 * p))", (p) =>
  Math.max(0.7, Math.min(1, 1 - 0.04 * p)),
);
/** (8.5): together not below 0.7 */
export const together = formula(
  "8.4.4(1) (8.5)",
  "max(0.7, alpha_2 * alpha_3 * alpha_5)",
  (alpha_2, alpha_3, alpha_5) => Math.max(0.7, alpha_2 * alpha_3 * alpha_5),
);
export const leastInTension = formula("8.4.4(1) (8.6)", "max(0.3 * l_b_rqd, 10 * phi, 100)", (l_b_rqd, phi) =>
  Math.max(0.3 * l_b_rqd, 10 * phi, 100),
);
export const leastInCompression = formula("8.4.4(1) (8.7)", "max(0.6 * l_b_rqd, 10 * phi, 100)", (l_b_rqd, phi) =>
  Math.max(0.6 * l_b_rqd, 10 * phi, 100),
);
/** of the German annex: of the yield strength, whatever the bar carries */
export const leastInTensionOfYield = formula(
  "8.4.4(1) (8.6)",
  "max(0.3 * alpha_1 * alpha_4 * l_b_rqd_y, 10 * phi)",
  (alpha_1, alpha_4, l_b_rqd_y, phi) => Math.max(0.3 * alpha_1 * alpha_4 * l_b_rqd_y, 10 * phi),
);
export const leastInCompressionOfYield = formula("8.4.4(1) (8.7)", "max(0.6 * l_b_rqd_y, 10 * phi)", (l_b_rqd_y, phi) =>
  Math.max(0.6 * l_b_rqd_y, 10 * phi),
);
export const leastOverSupport = formula("9.2.1.4(3)", "max(alpha_5 * l_b_min, 6.7 * phi)", (alpha_5, l_b_min, phi) =>
  Math.max(alpha_5 * l_b_min, 6.7 * phi),
);
export const designLength = formula(
  "8.4.4(1) (8.4)",
  "max(alpha_1 * alpha_235 * alpha_4 * l_b_rqd, l_b_min)",
  (alpha_1, alpha_235, alpha_4, l_b_rqd, l_b_min) => Math.max(alpha_1 * alpha_235 * alpha_4 * l_b_rqd, l_b_min),
);
/** Table 8.3 */
export const lappedTogether = formula("8.7.3(1)", "max(1, min(1.5, sqrt(rho_1 / 25)))", (rho_1) =>
  Math.max(1, Math.min(1.5, Math.sqrt(rho_1 / 25))),
);
export const leastLap = formula(
  "8.7.3(1) (8.11)",
  "max(0.3 * alpha_6 * l_b_rqd, 15 * phi, 200)",
  (alpha_6, l_b_rqd, phi) => Math.max(0.3 * alpha_6 * l_b_rqd, 15 * phi, 200),
);
export const lapLength = formula(
  "8.7.3(1) (8.10)",
  "max(alpha_1 * alpha_235 * alpha_6 * l_b_rqd, l_0_min)",
  (alpha_1, alpha_235, alpha_6, l_b_rqd, l_0_min) => Math.max(alpha_1 * alpha_235 * alpha_6 * l_b_rqd, l_0_min),
);
/** Of bars that are lapped A_st,min follows the stress. */
export const leastAtLap = formula(
  "8.7.3(1)",
  "A_s * sigma_sd / f_yd",
  (A_s, sigma_sd, f_yd) => (A_s * sigma_sd) / f_yd,
);
export const leastTransverse = formula("8.4.4(1) Table 8.2", "0.25 * A_s", (A_s) => 0.25 * A_s);
/** Table 8.1N */
export const mandrelThin = formula("8.3(2) Table 8.1N", "4 * phi", (phi) => 4 * phi);
export const mandrelThick = formula("8.3(2) Table 8.1N", "7 * phi", (phi) => 7 * phi);

const anchorage = requirement("anchorage", "8.4.4(1)", "l_bd / l <= 1", "anchorage length");
const lap = requirement("lap", "8.7.3(1)", "l_0 / l <= 1", "lap length");
/** 8.4.2 is for bars that have it. */
const coverOfBond = ofForm(requirement("bar-cover", "4.4.1.2(3)", "c_min_b / c <= 1", "cover of bars"));
const lapTransverse = ofForm(
  requirement("lap-transverse", "8.7.4.1(3)", "A_st_req / A_st <= 1", "transverse bars across a lap"),
);
export const barStress = requirement("bar-stress", "8.4.3(2)", "sigma_sd / f_yd <= 1", "stress of the bar");
export const mandrel = ofForm(requirement("mandrel", "8.3(2)", "phi_m_min / phi_m <= 1", "diameter of the mandrel"));

export const anchorageKind: Kind = defineKind({
  name: "anchorage",
  list: "anchorages",
  title: "Anchorage or lap of a reinforcing bar",
  schema: anchorageSchema,
  example: {
    mark: "A1",
    kind: "lap",
    fck: 30,
    fyk: 500,
    diameter_mm: 20,
    A_s_req_mm2: 1050,
    A_s_prov_mm2: 1256,
    cover_mm: 35,
    clear_spacing_mm: 60,
    transverse: { A_st_mm2: 402, K: 0.05, p_MPa: 1 },
    percent_lapped: 50,
    length_mm: 900,
  },
  label: (item) => `Ø${item.diameter_mm} C${item.fck}`,
  run,
});

function run(sheet: Sheet, item: AnchorageItem): Record<string, unknown> | undefined {
  refuse(sheet, item);
  if (sheet.problems.length > 0) return undefined;
  const { diameter_mm: phi } = item;
  const isLap = item.kind === "lap";
  const { gamma_C, gamma_S } = partialFactors(sheet, item);
  const f_yd = sheet.put("f_yd_MPa", designSteel, item.fyk, gamma_S);
  const sigma_sd = stressOf(sheet, item, f_yd);
  // an empty cell of a table is a zero, too: here it would be the least length, and the shortest lap
  for (const field of ["sigma_sd_MPa", "percent_lapped"] as const)
    if (item[field] === 0) sheet.warn(columnSays.zeroCounts({ field }));
  if (takes(sheet.request.edition, rules.anchorage)) {
    bySecond(sheet, item, sigma_sd, isLap);
    return undefined;
  }
  const f_bd = bondOf(sheet, item, gamma_C);
  const l_b_rqd = sheet.put("l_b_rqd_mm", basicLength, phi, sigma_sd, f_bd);
  sayUnused(sheet, item, isLap);
  if (phi > thickest) sheet.warn(isLap ? says.thickLap : says.thickAnchorage);
  const factors = item.force === "compression" ? compressed(sheet, item) : pulled(sheet, item, sigma_sd, f_yd);
  const all = item.direct_support
    ? sheet.table("alpha_235", factors.pressure, "EN 1992-1-1 9.2.1.4(3)", says.directSupport)
    : sheet.put("alpha_235", together, factors.cover, factors.transverse, factors.pressure);
  if (isLap) lapOf(sheet, item, { l_b_rqd, f_bd, f_yd, all, ...factors });
  else {
    const l_b_min = leastOf(sheet, item, { l_b_rqd, f_bd, f_yd, ...factors });
    const l_bd = sheet.put("l_bd_mm", designLength, factors.shape, all, factors.welded, l_b_rqd, l_b_min);
    verifyLength(sheet, item, anchorage, l_bd);
  }
  const cover = item.cover_mm ?? item.c_d_mm;
  if (cover !== undefined) sheet.verify(coverOfBond, phi, cover, "mm");
  if (item.mandrel_mm !== undefined) {
    sheet.parameter("EN 1992-1-1", "mandrel_min");
    const diameter = sheet.put("mandrel_min_mm", phi <= 16 ? mandrelThin : mandrelThick, phi);
    sheet.verify(mandrel, diameter, item.mandrel_mm, "mm");
    sheet.warn(says.insideOfBend);
  }
  return undefined;
}

interface Basic extends Factors {
  readonly l_b_rqd: number;
  readonly f_bd: number;
  readonly f_yd: number;
}

/** (8.6), (8.7) */
function leastOf(sheet: Sheet, item: AnchorageItem, { l_b_rqd, f_bd, f_yd, shape, welded, pressure }: Basic): number {
  const { diameter_mm: phi } = item;
  const isPressed = item.force === "compression";
  if (sheet.parameter("EN 1992-1-1", "anchorage_least") === "max(0.3 l_b,rqd, 10 phi, 100 mm)")
    return sheet.put("l_b_min_mm", isPressed ? leastInCompression : leastInTension, l_b_rqd, phi);
  const ofYield = sheet.put("l_b_rqd_y_mm", basicLength, phi, f_yd, f_bd);
  if (isPressed) return sheet.put("l_b_min_mm", leastInCompressionOfYield, ofYield, phi);
  if (!item.direct_support) return sheet.put("l_b_min_mm", leastInTensionOfYield, shape, welded, ofYield, phi);
  return sheet.put("l_b_min_mm", leastOverSupport, pressure, leastInTensionOfYield(shape, welded, ofYield, phi), phi);
}

/** The length that is needed is an answer; whether it is there is not known before somebody says what is built. */
function verifyLength(sheet: Sheet, { length_mm }: AnchorageItem, of: Requirement, needed: number): void {
  if (length_mm !== undefined) sheet.verify(of, needed, length_mm, "mm");
  else sheet.lack("length_mm", says.lengthUnknown({ needed: quantity(Math.ceil(needed), "mm") }));
}

function bySecond(sheet: Sheet, item: AnchorageItem, sigma_sd: number, isLap: boolean): void {
  if (item.bond === undefined) sheet.assume(says.goodBond);
  const hasCover = (item.c_d_mm ?? item.cover_mm) !== undefined;
  if (!hasCover) sheet.assume(ofSecond.coverOfDiameter, { weighty: true });
  const least = leastCover(item, "straight");
  // what a bar needs at least for its bond
  const c_d = sheet.given("c_d_mm", hasCover ? least : Math.min(item.diameter_mm, least));
  const of = { phi: item.diameter_mm, f_ck: item.fck, sigma_sd, c_d, poor: item.bond === "poor" };
  const length = lengthsOf(sheet, isLap, of);
  verifyLength(sheet, item, isLap ? lap : anchorage, length);
}

function refuse(sheet: Sheet, item: AnchorageItem): void {
  const { shape = "straight" } = item;
  rejectStrengths(sheet, item);
  if ((item.A_s_req_mm2 === undefined) !== (item.A_s_prov_mm2 === undefined))
    sheet.problem(item.A_s_req_mm2 === undefined ? "A_s_req_mm2" : "A_s_prov_mm2", required(says.bothAreas));
  if (item.sigma_sd_MPa !== undefined && item.A_s_req_mm2 !== undefined)
    sheet.problem("sigma_sd_MPa", notWith("A_s_req_mm2"));
  if (item.force === "compression" && ["bend", "hook", "loop"].includes(shape))
    sheet.problem("shape", says.onlyTension);
  refuseLap(sheet, item);
  refuseSupport(sheet, item);
  if (item.c_d_mm !== undefined)
    for (const name of ["cover_mm", "side_cover_mm", "clear_spacing_mm"] as const)
      if (item[name] !== undefined) sheet.problem(name, notWith("c_d_mm"));
  if (item.mandrel_mm !== undefined && (shape === "straight" || shape === "welded"))
    sheet.problem("mandrel_mm", onlyWith("shape: bend"));
  if ((item.transverse?.K ?? 0) > 0 && item.transverse?.A_st_mm2 === undefined)
    sheet.problem("transverse.A_st_mm2", required(undefined, "K"));
}

function refuseLap(sheet: Sheet, item: AnchorageItem): void {
  if (item.percent_lapped !== undefined && item.kind !== "lap") sheet.problem("percent_lapped", onlyWith("kind: lap"));
  if (item.all_in_one_section && item.kind !== "lap") sheet.problem("all_in_one_section", onlyWith("kind: lap"));
  if (item.all_in_one_section && (item.percent_lapped ?? 100) < 100)
    sheet.problem("percent_lapped", notWith("all_in_one_section"));
}

function refuseSupport(sheet: Sheet, item: AnchorageItem): void {
  if (!item.direct_support) return;
  if (item.kind === "lap") sheet.problem("direct_support", notWith("kind: lap"));
  if (item.force === "compression") sheet.problem("direct_support", notWith("force: compression"));
  if (item.transverse?.p_MPa !== undefined) sheet.problem("transverse.p_MPa", notWith("direct_support"));
  const isSecond = takes(sheet.request.edition, rules.anchorage);
  if (isSecond || sheet.parameter("EN 1992-1-1", "direct_support") === null)
    sheet.problem("direct_support", says.byPressure({ annex: sheet.request.annexName }));
}

function sayUnused(sheet: Sheet, item: AnchorageItem, isLap: boolean): void {
  if (isLap && item.transverse?.welded) sheet.unused("transverse.welded", says.weldedLap);
  if (isLap && item.shape === "welded") sheet.unused("shape", says.weldedLap);
  if (item.force !== "compression") return;
  for (const name of ["cover_mm", "side_cover_mm", "clear_spacing_mm", "c_d_mm"] as const)
    if (item[name] !== undefined) sheet.unused(name, says.onlyPulled);
  for (const name of ["A_st_mm2", "p_MPa"] as const)
    if (item.transverse?.[name] !== undefined) sheet.unused(`transverse.${name}`, says.onlyPulled);
}

function stressOf(sheet: Sheet, item: AnchorageItem, f_yd: number): number {
  const { A_s_req_mm2: required_, A_s_prov_mm2: provided, sigma_sd_MPa: given } = item;
  const hasAreas = required_ !== undefined && provided !== undefined;
  if (given === undefined && !hasAreas) sheet.assume(says.yieldStress);
  const sigma_sd = hasAreas
    ? sheet.put("sigma_sd_MPa", stressOfUse, f_yd, required_, provided)
    : sheet.given("sigma_sd_MPa", given ?? f_yd);
  // no length anchors what the bar does not carry; 435 MPa are 500/1.15 as it is written down
  if (sigma_sd > f_yd * 1.001) sheet.verify(barStress, sigma_sd, f_yd, "MPa");
  return sigma_sd;
}

/** 8.4.2 */
function bondOf(sheet: Sheet, item: AnchorageItem, gamma_C: number): number {
  if (item.bond === undefined) sheet.assume(says.goodBond);
  const eta_1 = sheet.table("eta_1", item.bond === "poor" ? 0.7 : 1, "EN 1992-1-1 8.4.2(2)");
  const eta_2 = sheet.put("eta_2", thickBar, item.diameter_mm);
  const alpha_ct = sheet.parameter("EN 1992-1-1", "alpha_ct_bond");
  // bond does not grow beyond C60/75
  const { f_ctk_005_MPa: f_ctk } = concreteOfStrength(Math.min(60, item.fck));
  const f_ctd = sheet.put("f_ctd_MPa", tensileStrength, alpha_ct, f_ctk, gamma_C);
  return sheet.put("f_bd_MPa", bondStrength, eta_1, eta_2, f_ctd);
}

interface Factors {
  readonly shape: number;
  readonly cover: number;
  readonly transverse: number;
  readonly welded: number;
  readonly pressure: number;
}

function weldedOf(sheet: Sheet, item: AnchorageItem): number {
  const isWelded = item.shape === "welded" || item.transverse?.welded === true;
  return sheet.table("alpha_4", isWelded ? 0.7 : 1, "EN 1992-1-1 8.4.4(1) Table 8.2");
}

/** Compression: only welded bars help. */
function compressed(sheet: Sheet, item: AnchorageItem): Factors {
  for (const name of ["alpha_1", "alpha_2", "alpha_3", "alpha_5"])
    sheet.table(name, 1, "EN 1992-1-1 8.4.4(1) Table 8.2");
  return { shape: 1, cover: 1, transverse: 1, welded: weldedOf(sheet, item), pressure: 1 };
}

/** Table 8.2 */
function pulled(sheet: Sheet, item: AnchorageItem, sigma_sd: number, f_yd: number): Factors {
  const { diameter_mm: phi, shape = "straight", transverse = {} } = item;
  const isBent = shape !== "straight" && shape !== "welded";
  const own = isBent && shape !== "loop" ? (item.side_cover_mm ?? item.cover_mm) : item.cover_mm;
  const hasCover = (item.c_d_mm ?? own) !== undefined;
  if (!hasCover) sheet.assume(says.coverUnknown, { weighty: true });
  // what a bar needs at least for its bond, 4.4.1.2(3): it gives no factor below 1
  const c_d = sheet.given("c_d_mm", hasCover ? leastCover(item, shape) : Math.min(phi, leastCover(item, shape)));
  const isFar = c_d > 3 * phi;
  if (item.c_d_mm === undefined && item.clear_spacing_mm === undefined && shape !== "loop" && hasCover && c_d > phi)
    sheet.assume(says.spacingUnknown({ a: quantity(2 * c_d, "mm") }), { weighty: true });
  const alpha_1 = sheet.table(
    "alpha_1",
    isBent && isFar ? 0.7 : 1,
    "EN 1992-1-1 8.4.4(1) Table 8.2",
    isBent ? (isFar ? says.shapeFar : says.shapeNear) : undefined,
  );
  const alpha_2 = sheet.put("alpha_2", isBent ? coverBent : coverStraight, c_d, phi);
  const A_s = areaOfBar(phi);
  let alpha_3 = 1;
  if (transverse.A_st_mm2 !== undefined) {
    if (item.kind !== "lap") sheet.assume(says.transverseOfBeam);
    const least = item.kind === "lap" ? leastAtLap(A_s, sigma_sd, f_yd) : leastTransverse(A_s);
    const lambda = sheet.put("lambda_transverse", transverseShare, transverse.A_st_mm2, least, A_s);
    alpha_3 = sheet.put("alpha_3", transverseBars, transverse.K ?? 0, lambda);
  } else sheet.table("alpha_3", 1, "EN 1992-1-1 8.4.4(1) Table 8.2");
  const alpha_4 = weldedOf(sheet, item);
  const direct = item.direct_support ? sheet.parameter("EN 1992-1-1", "direct_support") : null;
  const alpha_5 =
    direct === null
      ? sheet.put("alpha_5", pressure, transverse.p_MPa ?? 0)
      : sheet.table("alpha_5", direct, "EN 1992-1-1 9.2.1.4(3)");
  return { shape: alpha_1, cover: alpha_2, transverse: alpha_3, welded: alpha_4, pressure: alpha_5 };
}

/** Figure 8.3 */
function leastCover(item: AnchorageItem, shape: string): number {
  if (item.c_d_mm !== undefined) return item.c_d_mm;
  const { cover_mm: c = Number.POSITIVE_INFINITY, side_cover_mm: side = c, clear_spacing_mm: a } = item;
  const half = a === undefined ? Number.POSITIVE_INFINITY : a / 2;
  if (shape === "loop") return c;
  return shape === "bend" || shape === "hook" ? Math.min(half, side) : Math.min(half, side, c);
}

interface Lap extends Basic {
  readonly all: number;
}

/** Table 8.3DE: of the share that is lapped, and of the diameter */
function lappedByShare(share: number, phi: number): number {
  if (share <= 33) return phi < 16 ? 1.2 : 1.4;
  return phi < 16 ? 1.4 : 2;
}

export const alphaOfLap = (isOfTable: boolean, share: number, phi: number): number =>
  isOfTable ? lappedByShare(share, phi) : lappedTogether(share);

/** 8.7.3 and 8.7.4.1 */
function lapOf(sheet: Sheet, item: AnchorageItem, { l_b_rqd, f_bd, f_yd, all, shape }: Lap): void {
  const { diameter_mm: phi } = item;
  const share = item.all_in_one_section ? 100 : (item.percent_lapped ?? 100);
  if (item.percent_lapped === undefined && !item.all_in_one_section) sheet.assume(says.allLapped);
  const isOfTable = sheet.parameter("EN 1992-1-1", "lap_rules") === "Table 8.3DE";
  const ofTable = item.force === "compression" ? 1 : lappedByShare(share, phi);
  const alpha_6 = isOfTable
    ? sheet.table("alpha_6", ofTable, "EN 1992-1-1 8.7.3(1) Table 8.3DE")
    : sheet.put("alpha_6", lappedTogether, share);
  const basic = isOfTable ? sheet.put("l_b_rqd_y_mm", basicLength, phi, f_yd, f_bd) : l_b_rqd;
  const l_0_min = sheet.put("l_0_min_mm", leastLap, alpha_6, basic, phi);
  const l_0 = sheet.put("l_0_mm", lapLength, shape, all, alpha_6, l_b_rqd, l_0_min);
  // thin bars, and few of them, make do with what is there for other reasons
  const asks = phi >= 20 && share >= 25;
  const A_st = sheet.table("A_st_req_mm2", asks ? areaOfBar(phi) : 0, "EN 1992-1-1 8.7.4.1(3)");
  const given = item.transverse?.A_st_mm2;
  if (asks && given === undefined) sheet.warn(says.transverseUnknown({ least: quantity(Math.ceil(A_st), "mm²") }));
  if (asks && given !== undefined) sheet.verify(lapTransverse, A_st, given, "mm²");
  verifyLength(sheet, item, lap, l_0);
}
