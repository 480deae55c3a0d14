import { formulasOf } from "../../basis/formula.ts";
import { decimals } from "../../basis/numbers.ts";
import { atLeast, notWith, required } from "../../basis/refusals.ts";
import { ofForm, requirementsOf } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import type { Base } from "./compression.ts";
import { placesOf } from "./drawing.ts";
import type { Anchors } from "./model.ts";
import { says } from "./says.ts";

// EN 1992-4 for headed anchors cast into concrete: cone, pull-out under the head, splitting, blow-out, concrete edge, pry-out.
// Factors k and exponents from general knowledge of EN 1992-4:2018; k as IDEA StatiCa's handbook and the manual of Peikko's HPM bolts.

const fastening = formulasOf("EN 1992-4");
const requirement = requirementsOf("EN 1992-4");
const earlier = formulasOf("ENV 1992-1-1");

const coneArea = fastening(
  "7.2.1.4(3)",
  "(c_left + s_b + c_right) * (c_low + s_h + c_high)",
  (c_left, s_b, c_right, c_low, s_h, c_high) => (c_left + s_b + c_right) * (c_low + s_h + c_high),
);
/** Three anchors at the corners of a rectangle: the cone of the fourth is not there. */
const coneWithoutCorner = fastening(
  "7.2.1.4(3)",
  "A_c - b_free * h_free",
  (A_c, b_free, h_free) => A_c - b_free * h_free,
);
const bothEccentric = fastening("7.2.1.4(6)", "psi_ec_1 * psi_ec_2", (psi_ec_1, psi_ec_2) => psi_ec_1 * psi_ec_2);
const farEdge = fastening("7.2.2.5(1)", "max(10 * h_ef, 60 * d)", (h_ef, d) => Math.max(10 * h_ef, 60 * d));
const edgeOfCone = fastening("7.2.1.4(3)", "1.5 * h_ef", (h_ef) => 1.5 * h_ef);
/** Between three or more edges a deeper anchor does not make the cone larger: the depth that counts. */
const depthBetweenEdges = fastening("7.2.1.4(8)", "max(c_max / 1.5, s_max / 3)", (c_max, s_max) =>
  Math.max(c_max / 1.5, s_max / 3),
);
const edgeFactor = fastening("7.2.1.4(4)", "min(1, 0.7 + 0.3 * c / (1.5 * h_ef))", (c, h_ef) =>
  Math.min(1, 0.7 + (0.3 * c) / (1.5 * h_ef)),
);
const shellFactor = fastening("7.2.1.4(5)", "min(1, 0.5 + h_ef / 200)", (h_ef) => Math.min(1, 0.5 + h_ef / 200));
const eccentricity = fastening(
  "7.2.1.4(6)",
  "1 / (1 + 2 * e_N / (3 * h_ef))",
  (e_N, h_ef) => 1 / (1 + (2 * e_N) / (3 * h_ef)),
);

/** Of cast-in headed fasteners: k_1 of the cone, k_2 under the head, k_5 of blow-out, k_9 of the edge. */
const factors = {
  cracked: { k_1: 8.9, k_2: 7.5, k_5: 8.7, k_9: 1.7 },
  uncracked: { k_1: 12.7, k_2: 10.5, k_5: 12.2, k_9: 2.4 },
} as const;
const factorsOf = ({ item }: Base) => (item.anchors?.cracked === false ? factors.uncracked : factors.cracked);

const coneResistance = fastening(
  "7.2.1.4(2)",
  "k_1 * sqrt(min(f_ck, 60)) * h_ef^1.5 * A_c / (9 * h_ef^2) * psi_s * psi_re * psi_ec / gamma_C / 1000",
  (k_1, f_ck, h_ef, A_c, psi_s, psi_re, psi_ec, gamma_C) =>
    (((k_1 * Math.sqrt(Math.min(f_ck, 60)) * h_ef ** 1.5 * A_c) / (9 * h_ef ** 2)) * psi_s * psi_re * psi_ec) /
    gamma_C /
    1000,
);

/** Plain bars; EN 1992-1-1 8.4.2 has ribbed bars only (unconfirmed: ENV 1992-1-1 from general knowledge). */
const bondStrength = earlier(
  "Table 5.3",
  "0.36 * sqrt(f_ck) / gamma_C",
  (f_ck, gamma_C) => (0.36 * Math.sqrt(f_ck)) / gamma_C,
);
const bondOfThickBar = earlier("5.2.2.2(2)", "f_bd * (132 - d) / 100", (f_bd, d) => (f_bd * (132 - d)) / 100);

const headArea = fastening("7.2.1.5(3)", "pi / 4 * (d_h^2 - d^2)", (d_h, d) => (Math.PI / 4) * (d_h ** 2 - d ** 2), {
  d_h: [5, 10],
  d: [1, 4],
});
const headResistance = fastening(
  "7.2.1.5(1)",
  "k_2 * A_h * min(f_ck, 60) / gamma_C / 1000",
  (k_2, A_h, f_ck, gamma_C) => (k_2 * A_h * Math.min(f_ck, 60)) / gamma_C / 1000,
);
/** What the head needs where its size is not given. */
const headNeeded = fastening(
  "7.2.1.5(1)",
  "F_t * 1000 * gamma_C / (k_2 * min(f_ck, 60))",
  (F_t, gamma_C, k_2, f_ck) => (F_t * 1000 * gamma_C) / (k_2 * Math.min(f_ck, 60)),
);
const blowOut = fastening(
  "7.2.1.8(2)",
  "k_5 * c_1 * sqrt(A_h) * sqrt(min(f_ck, 60)) * min(n_c, (4 * c_1 + s_c) / (4 * c_1)) * psi_s * psi_ec / gamma_C / 1000",
  (k_5, c_1, A_h, f_ck, n_c, s_c, psi_s, psi_ec, gamma_C) =>
    (k_5 *
      c_1 *
      Math.sqrt(A_h) *
      Math.sqrt(Math.min(f_ck, 60)) *
      Math.min(n_c, (4 * c_1 + s_c) / (4 * c_1)) *
      psi_s *
      psi_ec) /
    gamma_C /
    1000,
);
const blowOutCorner = fastening("7.2.1.8(4)", "min(1, 0.7 + 0.3 * c_2 / (2 * c_1))", (c_2, c_1) =>
  Math.min(1, 0.7 + (0.3 * c_2) / (2 * c_1)),
);

/** Of anchors in a line that pull unalike. */
const blowOutEccentricity = fastening(
  "7.2.1.8(6)",
  "1 / (1 + 2 * e_N / (4 * c_1))",
  (e_N, c_1) => 1 / (1 + (2 * e_N) / (4 * c_1)),
);

/** 7.2.1.7(3): the cone's, with the distances of splitting, and the less of cone and head. */
const splittingArea = fastening("7.2.1.7(3)", "4 * c_cr_sp^2", (c_cr_sp) => 4 * c_cr_sp ** 2);
const splittingEdge = fastening("7.2.1.7(3)", "min(1, 0.7 + 0.3 * c / c_cr_sp)", (c, c_cr_sp) =>
  Math.min(1, 0.7 + (0.3 * c) / c_cr_sp),
);
const splittingEccentricity = fastening(
  "7.2.1.7(3)",
  "1 / (1 + e_N / c_cr_sp)",
  (e_N, c_cr_sp) => 1 / (1 + e_N / c_cr_sp),
);
const depthFactor = fastening(
  "7.2.1.7(3), (7.24)",
  "min((h / h_min)^(2 / 3), max(1, ((h_ef + 1.5 * c_1) / h_min)^(2 / 3)), 2)",
  (h, h_min, h_ef, c_1) => Math.min((h / h_min) ** (2 / 3), Math.max(1, ((h_ef + 1.5 * c_1) / h_min) ** (2 / 3)), 2),
);
const coneOfOne = fastening(
  "7.2.1.4(2)",
  "k_1 * sqrt(min(f_ck, 60)) * h_ef^1.5 / gamma_C / 1000",
  (k_1, f_ck, h_ef, gamma_C) => (k_1 * Math.sqrt(Math.min(f_ck, 60)) * h_ef ** 1.5) / gamma_C / 1000,
);
const leastOfOne = fastening("7.2.1.7(3)", "min(N_Rd_c, N_Rd_p)", (N_Rd_c, N_Rd_p) => Math.min(N_Rd_c, N_Rd_p));
export const splittingResistance = fastening(
  "7.2.1.7(3), (7.23)",
  "N_0 * A_c / A_0 * psi_s * psi_re * psi_ec * psi_h",
  (N_0, A_c, A_0, psi_s, psi_re, psi_ec, psi_h) => ((N_0 * A_c) / A_0) * psi_s * psi_re * psi_ec * psi_h,
);
export const splittingFactors = { splittingArea, splittingEdge, splittingEccentricity, depthFactor };
/** Edges that leave nothing to split, of groups. */
const edgeOfSplitting = fastening("7.2.1.7(2)a", "1.2 * c_cr_sp", (c_cr_sp) => 1.2 * c_cr_sp);

const bodyLength = fastening("7.2.2.5(6)", "min(h_ef, 12 * d)", (h_ef, d) => Math.min(h_ef, 12 * d));
const bodyLengthThick = fastening("7.2.2.5(6)", "min(h_ef, max(8 * d, 300))", (h_ef, d) =>
  Math.min(h_ef, Math.max(8 * d, 300)),
);
const edgeOfOne = fastening(
  "7.2.2.5(6)",
  "k_9 * d^(0.1 * sqrt(l_f / c_1)) * l_f^(0.1 * (d / c_1)^0.2) * sqrt(min(f_ck, 60)) * c_1^1.5 / 1000",
  (k_9, d, l_f, c_1, f_ck) =>
    (k_9 *
      d ** (0.1 * Math.sqrt(l_f / c_1)) *
      l_f ** (0.1 * (d / c_1) ** 0.2) *
      Math.sqrt(Math.min(f_ck, 60)) *
      c_1 ** 1.5) /
    1000,
);
const edgeArea = fastening(
  "7.2.2.5(7)",
  "(min(1.5 * c_1, c_21) + s_2 + min(1.5 * c_1, c_22)) * min(1.5 * c_1, d_f)",
  (c_1, c_21, s_2, c_22, d_f) =>
    (Math.min(1.5 * c_1, c_21) + s_2 + Math.min(1.5 * c_1, c_22)) * Math.min(1.5 * c_1, d_f),
);
const edgeCorner = fastening("7.2.2.5(8)", "min(1, 0.7 + 0.3 * c_2 / (1.5 * c_1))", (c_2, c_1) =>
  Math.min(1, 0.7 + (0.3 * c_2) / (1.5 * c_1)),
);
const edgeThin = fastening("7.2.2.5(9)", "max(1, sqrt(1.5 * c_1 / d_f))", (c_1, d_f) =>
  Math.max(1, Math.sqrt((1.5 * c_1) / d_f)),
);
/** psi_alpha: 1 across the edge, 2 along it */
const edgeResistance = fastening(
  "7.2.2.5(5)",
  "V_0_Rk_c * A_c_V / (4.5 * c_1^2) * psi_s_V * psi_h_V * psi_alpha / gamma_C",
  (V_0_Rk_c, A_c_V, c_1, psi_s_V, psi_h_V, psi_alpha, gamma_C) =>
    (((V_0_Rk_c * A_c_V) / (4.5 * c_1 ** 2)) * psi_s_V * psi_h_V * psi_alpha) / gamma_C,
);
const pryOut = fastening("7.2.2.4(2)", "k_8 * N_Rd_c", (k_8, N_Rd_c) => k_8 * N_Rd_c);
const concreteSum = fastening(
  "7.2.3.1(2)",
  "beta_N^1.5 + beta_V^1.5",
  (beta_N, beta_V) => beta_N ** 1.5 + beta_V ** 1.5,
);
const shareOfShear = fastening("7.2.3.1(2)", "beta_V^1.5", (beta_V) => beta_V ** 1.5);
const leftByTension = fastening("7.2.3.1(2)", "1 - beta_N^1.5", (beta_N) => 1 - beta_N ** 1.5, { beta_N: [0.1, 0.9] });

export const headPullOut = requirement(
  "anchor-head",
  "7.2.1.5",
  "N_Ed / N_Rd_p <= 1",
  "concrete under the anchor's head",
);
export const splitting = requirement("anchor-splitting", "7.2.1.7", "N_Ed / N_Rd_sp <= 1", "splitting of the concrete");
export const sideBlowOut = requirement("anchor-blow-out", "7.2.1.8", "N_Ed / N_Rd_cb <= 1", "blow-out beside the head");
export const concreteEdge = requirement("concrete-edge", "7.2.2.5", "V_Ed / V_Rd_c <= 1", "concrete edge under shear");
export const concretePryOut = requirement("anchor-pry-out", "7.2.2.4", "V_Ed / V_Rd_cp <= 1", "pry-out of the anchors");
export const concreteTogether = requirement(
  "concrete-interaction",
  "7.2.3.1",
  "beta_N^1.5 + beta_V^1.5 <= 1",
  "concrete under tension and shear",
);

const far = Number.POSITIVE_INFINITY;

/** A row that pulls, or one anchor of it at x, and with how much: what of it counts is how they share. */
export interface Pull {
  readonly x?: number;
  readonly y: number;
  readonly F: number;
}

const totalOf = (pulls: readonly Pull[]): number => pulls.reduce((sum, { F }) => sum + F, 0);
/** Anchors that pull alike in it. */
const countOf = ({ x }: Pull, n: number): number => (x === undefined ? n : 1);

export interface Cluster {
  readonly rows: readonly Pull[];
  readonly N_Rd: number;
}

/** Rows whose cones touch, pulled together; undefined without an embedment. */
export function clustersOf(sheet: Sheet, base: Base, anchors: Anchors, pulls: readonly Pull[]): Cluster[] | undefined {
  const { h_ef_mm: h_ef, type } = anchors.spec;
  if (h_ef === undefined) return undefined;
  if (type === "hooked")
    return pulls.map((row) => ({
      rows: [row],
      N_Rd: countOf(row, anchors.n) * stepBond(sheet, base, anchors, h_ef),
    }));
  return groupsWithin(pulls, 3 * h_ef).map((rows) => ({ rows, N_Rd: stepCone(sheet, base, anchors, rows, h_ef) }));
}

/** Those that touch one another, one by one, from the lowest y. */
function groupsWithin(pulls: readonly Pull[], distance: number): Pull[][] {
  const touch = (a: Pull, b: Pull) =>
    Math.abs(a.y - b.y) <= distance && (a.x === undefined || b.x === undefined || Math.abs(a.x - b.x) <= distance);
  let groups: Pull[][] = [];
  for (const one of [...pulls].sort((a, b) => a.y - b.y)) {
    const near = groups.filter((group) => group.some((other) => touch(one, other)));
    groups = [...groups.filter((group) => !near.includes(group)), [...near.flat(), one]];
  }
  return groups;
}

/** As deep as anything is built without a foundation to end it. */
const deepest = 40;

/**
 * The least embedment that carries the pulls, where none is given: as deep as the foundation lets it be, else 40 d.
 * Gives the use of the concrete at that depth; above 1 no depth is enough.
 */
export function verifyDepth(sheet: Sheet, base: Base, anchors: Anchors, pulls: readonly Pull[]): number {
  const { spec, size, grade, n } = anchors;
  const { foundation } = base.item;
  const hooked = spec.type === "hooked";
  const most = foundation ? foundation.d_mm - (hooked ? size.d_mm : size.head.k_mm) : deepest * size.d_mm;
  // 6.2.6.12(5): a hooked anchor yields before its bond fails
  const asked = hooked
    ? pulls.map((one) => ({
        ...one,
        F: Math.max(one.F, countOf(one, n) * yieldOfBolt(size.A_s_mm2, grade.f_yb_MPa)),
      }))
    : pulls;
  const at = (on: Sheet, h_ef_mm: number) =>
    clustersOf(on, base, { ...anchors, spec: { ...spec, h_ef_mm } }, asked) ?? [];
  const use = (h_ef: number) => {
    const silent = new Tally(sheet.request, sheet.path);
    return Math.max(...at(silent, h_ef).map(({ rows, N_Rd }) => totalOf(rows) / N_Rd));
  };
  // near two edges a deeper cone is not always a stronger one
  const depths = Array.from({ length: depthsTried }, (_, i) => (most * (i + 1)) / depthsTried).filter((h) => h > 0);
  const best = depths.reduce((found, h) => (use(h) < use(found) ? h : found), Math.max(1, most));
  // shear beside the tension needs its part of the concrete (EN 1992-4 7.2.3.1)
  const target = Math.max(use(best), besideShear);
  if (!(use(best) <= 1)) {
    const worst = at(sheet, best)
      .map(({ rows, N_Rd }) => ({ F: totalOf(rows), N_Rd }))
      .reduce((a, b) => (b.F / b.N_Rd > a.F / a.N_Rd ? b : a));
    return sheet.verify(pullOut, worst.F, worst.N_Rd, "kN");
  }
  const enough = depths.find((h) => use(h) <= target) ?? best;
  const needed = Math.max(Math.min(8 * size.d_mm, most), Math.min(most, Math.ceil(enough)));
  sheet.given("h_ef_req_mm", needed, "EN 1993-1-8 6.2.6.12(3)");
  sheet.assume(says.embedded);
  if (foundation && !hooked) {
    const c = nearestOf(edgesOfAll(base, spec));
    if (c <= 0.5 * needed)
      sheet.problem("anchors.h_ef_mm", required(says.blowOutDepth({ c: decimals(c, 1), needed }), "head_d_mm"));
  }
  return Math.min(1, use(needed));
}

const depthsTried = 100;
const besideShear = 0.7;

function stepBond(sheet: Sheet, { item }: Base, { size }: Anchors, h_ef: number): number {
  const gamma_C = sheet.parameter("EN 1992-1-1", "gamma_C");
  const f_bd = sheet.step("f_bd_MPa", bondStrength, item.f_ck_MPa, gamma_C);
  const f = size.d_mm > 32 ? sheet.step("f_bd_MPa", bondOfThickBar, f_bd, size.d_mm) : f_bd;
  return sheet.step("N_Rd_p_kN", bondOfOne, size.d_mm, h_ef, f);
}

const bondOfOne = formulasOf("EN 1993-1-8")(
  "6.2.6.12(3)",
  "pi * d * h_ef * f_bd / 1000",
  (d, h_ef, f_bd) => (Math.PI * d * h_ef * f_bd) / 1000,
);
const yieldOfBolt = formulasOf("EN 1993-1-8")("6.2.6.12(5)", "A_s * f_yb / 1000", (A_s, f_yb) => (A_s * f_yb) / 1000);
export const pullOut = requirementsOf("EN 1993-1-8")(
  "anchor-pull-out",
  "6.2.6.12(3)",
  "F_t_Ed / N_Rd <= 1",
  "anchorage in the concrete",
);
export const hookLength = ofForm(
  requirementsOf("EN 1993-1-8")(
    "anchor-hook",
    "6.2.6.12(5)",
    "A_s * f_yb / N_Rd_p <= 1",
    "hooked anchor yields before its bond fails",
  ),
);

/** 6.2.6.12(5): bond may not fail before the anchor yields. */
export function verifyHook(sheet: Sheet, base: Base, anchors: Anchors): void {
  const { type, h_ef_mm: h_ef } = anchors.spec;
  if (type !== "hooked" || h_ef === undefined) return;
  const F_y = sheet.step("F_y_kN", yieldOfBolt, anchors.size.A_s_mm2, anchors.grade.f_yb_MPa);
  sheet.verify(hookLength, F_y, stepBond(sheet, base, anchors, h_ef), "kN");
}

/** Anchors whose cones touch, as deep as they are or as counts. */
function stepCone(sheet: Sheet, base: Base, anchors: Anchors, group: readonly Pull[], h_ef: number): number {
  const block = blockOf(base, anchors, group);
  const near = [block.low, block.high, block.left, block.right].filter((c) => c < 1.5 * h_ef).sort((a, b) => a - b);
  if (near.length < 3) return stepConeOf(sheet, base, anchors, group, h_ef);
  const s_max = Math.max(0, ...[...block.across, ...block.along].filter((s) => s <= 3 * h_ef));
  // deep enough for the fourth edge to be near, it holds no less than where the third is the last
  const silent = new Tally(sheet.request, sheet.path);
  const held = (c_max: number) => stepConeOf(silent, base, anchors, group, depthBetweenEdges(c_max, s_max));
  const c_max = near.slice(2).reduce((best, c) => (held(c) > held(best) ? c : best));
  return stepConeOf(sheet, base, anchors, group, sheet.put("h_ef_cone_mm", depthBetweenEdges, c_max, s_max));
}

function stepConeOf(sheet: Sheet, base: Base, anchors: Anchors, group: readonly Pull[], h_ef: number): number {
  const block = blockOf(base, anchors, group);
  const reach = edgeOfCone(h_ef);
  const A_c = stepArea(sheet, "A_c_N_mm2", block, reach);
  const psi_s = sheet.step("psi_s_N", edgeFactor, Math.min(nearestOf(block), reach), h_ef);
  const psi_re = sheet.step("psi_re_N", shellFactor, h_ef);
  const psi_ec = stepEccentricity(sheet, "psi_ec_N", eccentricity, group, h_ef);
  const gamma_C = sheet.parameter("EN 1992-1-1", "gamma_C");
  return sheet.step(
    "N_Rd_c_kN",
    coneResistance,
    factorsOf(base).k_1,
    base.item.f_ck_MPa,
    h_ef,
    A_c,
    psi_s,
    psi_re,
    psi_ec,
    gamma_C,
  );
}

/** The cones of a group, `reach` around each of its anchors as far as the concrete goes. */
function stepArea(sheet: Sheet, name: "A_c_N_mm2" | "A_c_sp_mm2", block: Block, reach: number): number {
  const { left, right, low, high, across, along, free } = block;
  const within = (gaps: readonly number[]) => gaps.reduce((sum, s) => sum + Math.min(2 * reach, s), 0);
  const [s_b, s_h] = [within(across), within(along)];
  const [c_left, c_right] = [Math.min(reach, left), Math.min(reach, right)];
  const [c_low, c_high] = [Math.min(reach, low), Math.min(reach, high)];
  const A_c = sheet.step(name, coneArea, c_left, s_b, c_right, c_low, s_h, c_high);
  if (!free) return A_c;
  const b_free = Math.max(0, s_b + (free.right ? c_right : c_left) - reach);
  const h_free = Math.max(0, s_h + (free.high ? c_high : c_low) - reach);
  return sheet.step(name, coneWithoutCorner, A_c, b_free, h_free);
}

/** Rows share alike along themselves; single anchors are eccentric in both directions, and both factors count. */
function stepEccentricity(
  sheet: Sheet,
  name: "psi_ec_N" | "psi_ec_sp",
  rule: typeof eccentricity | typeof splittingEccentricity,
  group: readonly Pull[],
  length: number,
): number {
  const psi_y = sheet.step(
    name,
    rule,
    eccentricityOf(group, ({ y }) => y),
    length,
  );
  if (group.some(({ x }) => x === undefined)) return psi_y;
  return sheet.step(
    name,
    bothEccentric,
    psi_y,
    sheet.step(
      name,
      rule,
      eccentricityOf(group, ({ x = 0 }) => x),
      length,
    ),
  );
}

/** From the middle of the anchors to that of their forces. */
function eccentricityOf(group: readonly Pull[], at: (pull: Pull) => number): number {
  const sum = totalOf(group);
  if (sum <= 0) return 0;
  const centre = group.reduce((total, pull) => total + at(pull), 0) / group.length;
  return Math.abs(group.reduce((total, pull) => total + pull.F * at(pull), 0) / sum - centre);
}

interface Edges {
  readonly low: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
}

/** A group of anchors in the foundation. */
interface Block extends Edges {
  /** distances between its anchors, along a row and from row to row */
  readonly across: readonly number[];
  readonly along: readonly number[];
  /** the corner where three anchors of a rectangle have no fourth */
  readonly free: { readonly right: boolean; readonly high: boolean } | undefined;
}

const gapsOf = (places: readonly number[]): number[] => {
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  return sorted.slice(1).map((place, i) => place - (sorted[i] ?? 0));
};

function blockOf(base: Base, { spec, n }: Anchors, group: readonly Pull[]): Block {
  const isWhole = group.some(({ x }) => x === undefined);
  const xs = isWhole ? placesOf(spec) : group.map(({ x = 0 }) => x);
  const ys = group.map(({ y }) => y);
  const corner = (right: boolean, high: boolean) =>
    !group.some(
      ({ x, y }) =>
        x === (right ? Math.max(...xs) : Math.min(...xs)) && y === (high ? Math.max(...ys) : Math.min(...ys)),
    );
  const free = [false, true].flatMap((right) => [false, true].map((high) => ({ right, high })));
  return {
    ...edgesOf(base, xs, ys),
    across: isWhole ? Array.from({ length: n - 1 }, () => spec.w_mm / (n - 1)) : gapsOf(xs),
    along: gapsOf(ys),
    free: isWhole || group.length !== 3 ? undefined : free.find(({ right, high }) => corner(right, high)),
  };
}

/** From the outermost of these places to the edges of the foundation; without one there are none. */
function edgesOf({ item: { foundation } }: Base, xs: readonly number[], ys: readonly number[]): Edges {
  if (!foundation) return { low: far, high: far, left: far, right: far };
  return {
    low: foundation.h_mm / 2 + Math.min(...ys),
    high: foundation.h_mm / 2 - Math.max(...ys),
    left: foundation.b_mm / 2 + Math.min(...xs),
    right: foundation.b_mm / 2 - Math.max(...xs),
  };
}

const edgesOfAll = (base: Base, { w_mm, rows_mm }: Anchors["spec"]): Edges =>
  edgesOf(base, [-w_mm / 2, w_mm / 2], rows_mm);
const nearestOf = ({ low, high, left, right }: Edges): number => Math.min(low, high, left, right);

/** A washer plate that stays flat over the concrete: by judgement, EN 1992-4 wants it stiff. */
const stiffHead = fastening("7.2.1.5(2), judgement", "8 * d", (d) => 8 * d);

/** 7.2.1.5 and 7.2.1.8, from the row that pulls most: `T` of one anchor. Gives the use of the concrete. */
export function verifyHeads(sheet: Sheet, base: Base, anchors: Anchors, pulls: readonly Pull[]): number {
  const { spec, size, n } = anchors;
  const { h_ef_mm: h_ef, head_d_mm } = spec;
  // 7.2.1.7(2)b: of what is calculated in cracked concrete
  if (spec.type !== "hooked" && spec.c_cr_sp_mm === undefined) sheet.assume(says.splitting);
  if (spec.cracked === false) sheet.assume(says.uncracked, { weighty: true });
  if (h_ef === undefined || spec.type === "hooked") return 0;
  const stiff = stiffHead(size.d_mm);
  if (head_d_mm !== undefined && head_d_mm > stiff) sheet.assume(says.wideWasher({ stiff }));
  const d_h = head_d_mm === undefined ? undefined : Math.min(head_d_mm, stiff);
  const gamma_C = sheet.parameter("EN 1992-1-1", "gamma_C");
  const { f_ck_MPa: f_ck } = base.item;
  const { k_2 } = factorsOf(base);
  const each = (one: Pull) => one.F / countOf(one, n);
  const most = pulls.reduce((a, b) => (each(b) > each(a) ? b : a));
  const T = each(most);
  sheet.assume(
    most.x === undefined
      ? says.mostPulled({ y: decimals(most.y, 1), F: decimals(T, 1) })
      : says.oneMostPulled({ x: decimals(most.x, 1), y: decimals(most.y, 1), F: decimals(T, 1) }),
  );
  if (d_h === undefined) {
    sheet.assume(says.largeHeads);
    sheet.put("A_h_req_mm2", headNeeded, T, gamma_C, k_2, f_ck);
    return verifySplitting(sheet, base, anchors, pulls, undefined);
  }
  const A_h = sheet.put("A_h_mm2", headArea, d_h, size.d_mm);
  const N_p = sheet.put("N_Rd_p_kN", headResistance, k_2, A_h, f_ck, gamma_C);
  const used = [sheet.verify(headPullOut, T, N_p, "kN"), verifySplitting(sheet, base, anchors, pulls, N_p)];
  used.push(verifyBlowOut(sheet, base, anchors, pulls, h_ef, A_h));
  return Math.max(...used);
}

/** 7.2.1.8: the line of anchors next to each edge, all of one that pull. */
function verifyBlowOut(
  sheet: Sheet,
  base: Base,
  { spec, n }: Anchors,
  pulls: readonly Pull[],
  h_ef: number,
  A_h: number,
): number {
  const gamma_C = sheet.parameter("EN 1992-1-1", "gamma_C");
  const { low, high, left, right } = edgesOfAll(base, spec);
  let [blown, worst] = [0, 0];
  const edge = (c_1: number, line: readonly Pull[], places: readonly number[], c_2: number) => {
    const F = totalOf(line);
    if (c_1 > 0.5 * h_ef || F <= 0) return;
    const psi = sheet.step("psi_s_Nb", blowOutCorner, c_2, c_1);
    const centre = places.reduce((sum, place) => sum + place, 0) / places.length;
    const e_N = Math.abs(line.reduce((sum, one, i) => sum + one.F * (places[i] ?? 0), 0) / F - centre);
    const psi_ec = e_N > 1e-9 ? sheet.step("psi_ec_Nb", blowOutEccentricity, e_N, c_1) : 1;
    const s_c = Math.max(...places) - Math.min(...places);
    const { f_ck_MPa: f_ck } = base.item;
    const { k_5 } = factorsOf(base);
    const N = sheet.put("N_Rd_cb_kN", blowOut, k_5, c_1, A_h, f_ck, places.length, s_c, psi, psi_ec, gamma_C);
    const use = sheet.verify(sideBlowOut, F, N, "kN");
    if (use > worst) [blown, worst] = [c_1, use];
  };
  const row = (y: number): Pull[] =>
    pulls
      .filter((one) => one.y === y)
      .flatMap((one) => (one.x === undefined ? placesOf(spec).map((x) => ({ x, y, F: one.F / n })) : [one]));
  const column = (x: number): Pull[] =>
    pulls.flatMap((one) => (one.x === undefined ? [{ ...one, F: one.F / n }] : one.x === x ? [one] : []));
  const across = (line: readonly Pull[]) => line.map(({ x = 0 }) => x);
  const [lowest, highest] = [row(Math.min(...spec.rows_mm)), row(Math.max(...spec.rows_mm))];
  edge(low, lowest, across(lowest), Math.min(left, right));
  edge(high, highest, across(highest), Math.min(left, right));
  // rows pull alike on both sides
  const isSingle = pulls.some(({ x }) => x !== undefined);
  for (const x of isSingle ? [-spec.w_mm / 2, spec.w_mm / 2] : [spec.w_mm / 2]) {
    const line = column(x);
    edge(
      x < 0 ? left : right,
      line,
      line.map(({ y }) => y),
      Math.min(low, high),
    );
  }
  if (blown > 0) sheet.assume(says.blowsOut({ c: decimals(blown, 1) }));
  return worst;
}

/** 7.2.1.7, where the assessment of the product has its distances. `N_p`: of one head, where its size is known. */
function verifySplitting(
  sheet: Sheet,
  base: Base,
  anchors: Anchors,
  pulls: readonly Pull[],
  N_p: number | undefined,
): number {
  const { c_cr_sp_mm: c_cr, h_min_mm: h_min, h_ef_mm: h_ef } = anchors.spec;
  if (c_cr === undefined || h_min === undefined || h_ef === undefined) return 0;
  const far = edgeOfSplitting(c_cr);
  const { f_ck_MPa, foundation } = base.item;
  const gamma_C = sheet.parameter("EN 1992-1-1", "gamma_C");
  const used = groupsWithin(pulls, 2 * c_cr).map((rows) => {
    const block = blockOf(base, anchors, rows);
    const c = nearestOf(block);
    if (c >= far) return 0;
    const N_c = sheet.step("N_0_Rd_c_kN", coneOfOne, factorsOf(base).k_1, f_ck_MPa, h_ef, gamma_C);
    const N_0 = N_p === undefined ? N_c : sheet.step("N_0_Rd_sp_kN", leastOfOne, N_c, N_p);
    const N_sp = sheet.put(
      "N_Rd_sp_kN",
      splittingResistance,
      N_0,
      stepArea(sheet, "A_c_sp_mm2", block, c_cr),
      sheet.step("A_0_sp_mm2", splittingArea, c_cr),
      sheet.step("psi_s_sp", splittingEdge, Math.min(c, c_cr), c_cr),
      sheet.step("psi_re_N", shellFactor, h_ef),
      stepEccentricity(sheet, "psi_ec_sp", splittingEccentricity, rows, c_cr),
      // without a foundation no edge is near
      sheet.step("psi_h_sp", depthFactor, foundation?.d_mm ?? h_min, h_min, h_ef, c),
    );
    return sheet.verify(splitting, totalOf(rows), N_sp, "kN");
  });
  const most = Math.max(0, ...used);
  if (most === 0) sheet.assume(says.noSplitting({ far: decimals(far, 0) }));
  return most;
}

/** What uncracked concrete, and splitting by the product's distances, ask for. */
export function refuseSplitting(sheet: Sheet, { item: { foundation } }: Base, spec: Anchors["spec"]): void {
  const { cracked, c_cr_sp_mm, h_min_mm, h_ef_mm, type } = spec;
  const given = c_cr_sp_mm !== undefined || h_min_mm !== undefined;
  if (type === "hooked") {
    if (cracked === false) sheet.problem("anchors.cracked", notWith("anchors.type"));
    for (const name of ["c_cr_sp_mm", "h_min_mm"] as const)
      if (spec[name] !== undefined) sheet.unused(`anchors.${name}`, says.noHead);
    return;
  }
  if (cracked !== false && !given) return;
  if (c_cr_sp_mm === undefined) sheet.problem("anchors.c_cr_sp_mm", required(says.ofAssessment));
  if (h_min_mm === undefined) sheet.problem("anchors.h_min_mm", required(says.ofAssessment));
  if (h_ef_mm === undefined) sheet.problem("anchors.h_ef_mm", required(undefined, "c_cr_sp_mm"));
  if (foundation && h_min_mm !== undefined && foundation.d_mm < h_min_mm)
    sheet.problem("foundation.d_mm", atLeast(h_min_mm, foundation.d_mm, { unit: "mm", is: says.leastDepth }));
}

/** 7.2.1.8(1): nearer to an edge than half of their depth anchors may blow out, which asks for the size of their heads. */
export function checkBlowOut(sheet: Sheet, base: Base, spec: Anchors["spec"]): void {
  const { h_ef_mm: h_ef, head_d_mm, type } = spec;
  if (h_ef === undefined || head_d_mm !== undefined || type === "hooked") return;
  const c = nearestOf(edgesOfAll(base, spec));
  if (c > 0.5 * h_ef) return;
  sheet.problem("anchors.head_d_mm", required(says.blowOut({ c: decimals(c, 1) })));
}

/** 7.2.2.4, 7.2.2.5: what the anchors push against with V_a, the shear beyond friction. Gives the use of the concrete. */
export function verifyConcreteShear(sheet: Sheet, base: Base, anchors: Anchors, V_a: number): number {
  const { h_ef_mm: h_ef, type, rows_mm } = anchors.spec;
  const edges = edgeFailure(sheet, base, anchors, V_a);
  if (h_ef === undefined || type === "hooked") return edges;
  const clusters = clustersOf(
    sheet,
    base,
    anchors,
    rows_mm.map((y) => ({ y, F: 1 })),
  );
  const used = (clusters ?? []).map(({ rows, N_Rd }) => {
    const V = sheet.put("V_Rd_cp_kN", pryOut, h_ef < 60 ? 1 : 2, N_Rd);
    return sheet.verify(concretePryOut, (V_a * rows.length) / rows_mm.length, V, "kN");
  });
  return Math.max(edges, ...used);
}

interface Edge {
  readonly c_1: number;
  /** beside the outermost anchors along the edge */
  readonly c_21: number;
  readonly c_22: number;
  /** distances between the anchors along the edge */
  readonly gaps: readonly number[];
  /** 1 across the edge, 2 along it */
  readonly psi_alpha: number;
  readonly V: number;
}

/** The row nearest to an edge takes the whole force towards it (6.2.2.2(3)); of a force along an edge each line its share. */
function edgeFailure(sheet: Sheet, base: Base, anchors: Anchors, V_a: number): number {
  const { spec, n, size } = anchors;
  const { foundation } = base.item;
  if (!foundation) {
    sheet.assume(says.noEdge, { weighty: true });
    return 0;
  }
  const ys = [...spec.rows_mm].sort((a, b) => a - b);
  const { low, high, left: side } = edgesOfAll(base, spec);
  const inRow = Array.from({ length: n - 1 }, () => spec.w_mm / (n - 1));
  const along = ys.slice(1).map((y, i) => y - (ys[i] ?? 0));
  const h_ef = spec.h_ef_mm ?? 8 * size.d_mm;
  if (spec.h_ef_mm === undefined) sheet.assume(says.eightDiameters);
  const toEnd: Edge = { c_1: Math.min(low, high), c_21: side, c_22: side, gaps: inRow, psi_alpha: 1, V: V_a };
  const toSide: Edge = { c_1: side, c_21: low, c_22: high, gaps: along, psi_alpha: 2, V: V_a / n };
  const used = [toEnd, toSide].map((edge) => verifyEdge(sheet, base, anchors, edge, h_ef, foundation.d_mm));
  return Math.max(...used);
}

function verifyEdge(sheet: Sheet, base: Base, { size }: Anchors, edge: Edge, h_ef: number, d_f: number): number {
  const { c_1, c_21, c_22, gaps, psi_alpha, V } = edge;
  const d = size.d_mm;
  // 7.2.2.5(1)
  if (c_1 > farEdge(h_ef, d)) return 0;
  const gamma_C = sheet.parameter("EN 1992-1-1", "gamma_C");
  const l_f = d <= 24 ? sheet.step("l_f_mm", bodyLength, h_ef, d) : sheet.step("l_f_mm", bodyLengthThick, h_ef, d);
  const V_0 = sheet.step("V_0_Rk_c_kN", edgeOfOne, factorsOf(base).k_9, d, l_f, c_1, base.item.f_ck_MPa);
  const s_2 = gaps.reduce((sum, gap) => sum + Math.min(gap, 3 * c_1), 0);
  const A = sheet.step("A_c_V_mm2", edgeArea, c_1, c_21, s_2, c_22, d_f);
  const psi_s = sheet.step("psi_s_V", edgeCorner, Math.min(c_21, c_22), c_1);
  const psi_h = sheet.step("psi_h_V", edgeThin, c_1, d_f);
  const name = psi_alpha === 1 ? "V_Rd_c_kN" : "V_Rd_c_side_kN";
  const V_Rd = sheet.put(name, edgeResistance, V_0, A, c_1, psi_s, psi_h, psi_alpha, gamma_C);
  return sheet.verify(concreteEdge, V, V_Rd, "kN");
}

/**
 * 7.2.3.1: concrete under both; steel has its own interaction. Where the depth is free it is chosen for the tension, which is no use of
 * its own: what counts then is the shear against what the tension leaves, as long as it leaves something.
 */
export function verifyTogether(sheet: Sheet, beta_N: number, beta_V: number, isFree: boolean): void {
  if (beta_N <= 0 || beta_V <= 0) return;
  const sum = sheet.put("concrete_interaction", concreteSum, beta_N, beta_V);
  if (isFree && sum <= 1) {
    const share = sheet.step("beta_V_1_5", shareOfShear, beta_V);
    sheet.verify(concreteTogether, share, sheet.step("left_by_tension", leftByTension, beta_N), "");
  } else sheet.verify(concreteTogether, sum, 1, "");
}
