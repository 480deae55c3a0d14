import { significant } from "../basis/numbers.ts";
import { atMost } from "../basis/refusals.ts";
import type { Requirement } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Strengths, Stresses } from "./cross-section.ts";
import { compressionMostlyY, compressionMostlyZ } from "./cross-section.ts";
import { formula } from "./formula.ts";
import type { Member } from "./model.ts";
import { says } from "./says.ts";
import { radiusOfGyration, type Section, secondMomentZ, torsionConstant } from "./section.ts";
import { inFire, normal, type Situation } from "./situation.ts";

// EN 1995-1-1 6.3: columns and beams that may buckle.

export const slenderness = formula("6.3.2(1)", "L_cr / i", (L_cr, i) => L_cr / i);

/** (6.21), (6.22) */
export const relativeSlenderness = formula(
  "6.3.2(1)",
  "lambda / pi * sqrt(f_c_0_k / E_0_05)",
  (lambda, f_c_0_k, E_0_05) => (lambda / Math.PI) * Math.sqrt(f_c_0_k / E_0_05),
);

/** (6.27), (6.28) */
export const columnFactor = formula(
  "6.3.2(3)",
  "0.5 * (1 + beta_c * (lambda_rel - 0.3) + lambda_rel^2)",
  (beta_c, lambda_rel) => 0.5 * (1 + beta_c * (lambda_rel - 0.3) + lambda_rel ** 2),
);

/** (6.25), (6.26); never more than 1, which they give below lambda_rel = 0.3 */
export const instabilityFactor = formula(
  "6.3.2(3)",
  "min(1, 1 / (k + sqrt(k^2 - lambda_rel^2)))",
  (k, lambda_rel) => Math.min(1, 1 / (k + Math.sqrt(k ** 2 - lambda_rel ** 2))),
  { k: [5, 10], lambda_rel: [0.1, 4] },
);

/** (6.23), (6.24) */
export const bucklingMostlyY = formula(
  "6.3.2(3) (6.23)",
  "sigma_c_0_d / (k_c_y * f_c_0_d) + sigma_m_y_d / f_m_y_d + k_m * sigma_m_z_d / f_m_z_d",
  (sigma_c_0_d, k_c_y, f_c_0_d, sigma_m_y_d, f_m_y_d, k_m, sigma_m_z_d, f_m_z_d) =>
    sigma_c_0_d / (k_c_y * f_c_0_d) + sigma_m_y_d / f_m_y_d + (k_m * sigma_m_z_d) / f_m_z_d,
);

export const bucklingMostlyZ = formula(
  "6.3.2(3) (6.24)",
  "sigma_c_0_d / (k_c_z * f_c_0_d) + k_m * sigma_m_y_d / f_m_y_d + sigma_m_z_d / f_m_z_d",
  (sigma_c_0_d, k_c_z, f_c_0_d, k_m, sigma_m_y_d, f_m_y_d, sigma_m_z_d, f_m_z_d) =>
    sigma_c_0_d / (k_c_z * f_c_0_d) + (k_m * sigma_m_y_d) / f_m_y_d + sigma_m_z_d / f_m_z_d,
);

/** the same of members that do not buckle, where compression counts by its square as in (6.19) and (6.20) */
export const bendingBothWaysOfStocky = formula(
  "6.3.3(6) (6.35), 6.2.4",
  "(sigma_m_y_d / (k_crit * f_m_y_d))^2 + sigma_m_z_d / f_m_z_d + (sigma_c_0_d / f_c_0_d)^2",
  (sigma_m_y_d, k_crit, f_m_y_d, sigma_m_z_d, f_m_z_d, sigma_c_0_d, f_c_0_d) =>
    (sigma_m_y_d / (k_crit * f_m_y_d)) ** 2 + sigma_m_z_d / f_m_z_d + (sigma_c_0_d / f_c_0_d) ** 2,
);

/** Table 6.1, load at the centroid */
export const effectiveLength = formula("6.3.3(3), Table 6.1", "k_l * l", (k_l, l) => k_l * l);

/** Table 6.1, load on the compression edge */
export const effectiveLengthAbove = formula("6.3.3(3), Table 6.1", "k_l * l + 2 * h", (k_l, l, h) => k_l * l + 2 * h);

/** Table 6.1, load on the tension edge; the decrease is allowed, not asked for: at most half is taken off */
export const effectiveLengthBelow = formula(
  "6.3.3(3), Table 6.1",
  "max(k_l * l - 0.5 * h, 0.5 * k_l * l)",
  (k_l, l, h) => Math.max(k_l * l - 0.5 * h, 0.5 * k_l * l),
);

/** (6.31) */
export const criticalStress = formula(
  "6.3.3(2) (6.31)",
  "pi * sqrt(E_0_05 * I_z * G_0_05 * I_tor) / (l_ef * W_y)",
  (E_0_05, I_z, G_0_05, I_tor, l_ef, W_y) => (Math.PI * Math.sqrt(E_0_05 * I_z * G_0_05 * I_tor)) / (l_ef * W_y),
);

/** (6.32), softwood of solid rectangular section */
export const criticalStressOfSoftwood = formula(
  "6.3.3(2) (6.32)",
  "0.78 * b^2 * E_0_05 / (h * l_ef)",
  (b, E_0_05, h, l_ef) => (0.78 * b ** 2 * E_0_05) / (h * l_ef),
);

/** (6.30) */
export const relativeSlendernessOfBending = formula(
  "6.3.3(2) (6.30)",
  "sqrt(f_m_k / sigma_m_crit)",
  (f_m_k, sigma_m_crit) => Math.sqrt(f_m_k / sigma_m_crit),
);

/** (6.34), lambda_rel,m from 0.75 to 1.4 */
export const bendingInstability = formula(
  "6.3.3(4) (6.34)",
  "1.56 - 0.75 * lambda_rel_m",
  (lambda_rel_m) => 1.56 - 0.75 * lambda_rel_m,
);

/** (6.34), lambda_rel,m above 1.4 */
export const bendingInstabilityOfSlender = formula(
  "6.3.3(4) (6.34)",
  "1 / lambda_rel_m^2",
  (lambda_rel_m) => 1 / lambda_rel_m ** 2,
);

/** (6.35) */
export const bendingAndCompression = formula(
  "6.3.3(6) (6.35)",
  "(sigma_m_y_d / (k_crit * f_m_y_d))^2 + sigma_c_0_d / (k_c_z * f_c_0_d)",
  (sigma_m_y_d, k_crit, f_m_y_d, sigma_c_0_d, k_c_z, f_c_0_d) =>
    (sigma_m_y_d / (k_crit * f_m_y_d)) ** 2 + sigma_c_0_d / (k_c_z * f_c_0_d),
);

/** (6.35) knows no bending about z; it comes in as a further term, as some practice adds it */
export const bendingBothWaysAndCompression = formula(
  "6.3.3(6) (6.35)",
  "(sigma_m_y_d / (k_crit * f_m_y_d))^2 + sigma_m_z_d / f_m_z_d + sigma_c_0_d / (k_c_z * f_c_0_d)",
  (sigma_m_y_d, k_crit, f_m_y_d, sigma_m_z_d, f_m_z_d, sigma_c_0_d, k_c_z, f_c_0_d) =>
    (sigma_m_y_d / (k_crit * f_m_y_d)) ** 2 + sigma_m_z_d / f_m_z_d + sigma_c_0_d / (k_c_z * f_c_0_d),
);

/** Table 6.1 */
export const lengthFactors = {
  "uniform-moment": 1,
  udl: 0.9,
  "point-load": 0.8,
  "cantilever-udl": 0.5,
  "cantilever-point-load": 0.8,
} as const;

/** What of a member decides its stability; in fire the section is smaller and restraints may be gone. */
export interface Stability {
  readonly section: Section;
  readonly L_cr_y: number;
  readonly L_cr_z: number;
  readonly restrained: boolean;
}

/** 6.3.2, and 6.2.4 where neither axis is slender. */
export function columnBuckling(
  sheet: Sheet,
  at: Situation,
  { timber, beta_c, k_m }: Member,
  { section, L_cr_y, L_cr_z }: Stability,
  f: Strengths,
  sigma: Stresses,
): Compressed {
  const names = at.fire ? axesInFire : axes;
  const axis = (own: Axis, L_cr: number, d: number) => {
    const i = sheet.put(own.i, radiusOfGyration, d);
    const lambda = sheet.put(own.lambda, slenderness, L_cr, i);
    const lambda_rel = sheet.put(own.lambda_rel, relativeSlenderness, lambda, timber.f_c_0_k, timber.E_0_05);
    const k = sheet.put(own.k, columnFactor, beta_c, lambda_rel);
    return { lambda_rel, k_c: sheet.put(own.k_c, instabilityFactor, k, lambda_rel) };
  };
  const y = axis(names.y, L_cr_y, section.h);
  const z = axis(names.z, L_cr_z, section.b);
  const { m_y, m_z, c_0 } = sigma;
  if (y.lambda_rel <= 0.3 && z.lambda_rel <= 0.3) {
    if (m_y === 0 && m_z === 0) return { y: y.k_c, z: z.k_c, stocky: true };
    const mostlyY = sheet.put(at.eta_6_19, compressionMostlyY, c_0, f.f_c_0, m_y, f.f_m_y, k_m, m_z, f.f_m_z);
    if (sheet.steps) sheet.explain(says.stocky);
    const mostlyZ = sheet.put(at.eta_6_20, compressionMostlyZ, c_0, f.f_c_0, k_m, m_y, f.f_m_y, m_z, f.f_m_z);
    sheet.verify(at.bendingWithCompression, Math.max(mostlyY, mostlyZ), 1, "");
    return { y: y.k_c, z: z.k_c, stocky: true };
  }
  const alongY = sheet.put(at.eta_6_23, bucklingMostlyY, c_0, y.k_c, f.f_c_0, m_y, f.f_m_y, k_m, m_z, f.f_m_z);
  const alongZ = sheet.put(at.eta_6_24, bucklingMostlyZ, c_0, z.k_c, f.f_c_0, k_m, m_y, f.f_m_y, m_z, f.f_m_z);
  sheet.verify(at.bucklingY, alongY, 1, "");
  sheet.verify(at.bucklingZ, alongZ, 1, "");
  return { y: y.k_c, z: z.k_c, stocky: false };
}

/** k_c,y and k_c,z; stocky where both relative slendernesses are at most 0.3 */
export interface Compressed {
  readonly y: number;
  readonly z: number;
  readonly stocky: boolean;
}

interface Axis {
  readonly i: string;
  readonly lambda: string;
  readonly lambda_rel: string;
  readonly k: string;
  readonly k_c: string;
}

const axesOf = (at: Situation): { readonly y: Axis; readonly z: Axis } => ({
  y: { i: at.i_y, lambda: at.lambda_y, lambda_rel: at.lambda_rel_y, k: at.k_y, k_c: at.k_c_y },
  z: { i: at.i_z, lambda: at.lambda_z, lambda_rel: at.lambda_rel_z, k: at.k_z, k_c: at.k_c_z },
});
const axes = axesOf(normal);
const axesInFire = axesOf(inFire);

/** Bending about the strong axis, seen as a beam of its own width and depth. */
interface Bent {
  readonly width: number;
  readonly depth: number;
  readonly W: number;
  readonly f_m_k: number;
  readonly f_m: number;
  readonly sigma: number;
  /** Across, with its strength and the instability factor of buckling across. */
  readonly sigma_across: number;
  readonly f_m_across: number;
  readonly G: number;
  readonly names: Names;
}

/** What the values and verifications of one axis are called. */
interface Names {
  readonly l_ef: string;
  readonly sigma_m_crit: string;
  readonly lambda_rel_m: string;
  readonly k_crit: string;
  readonly I: string;
  readonly I_tor: string;
  readonly eta: string;
  readonly ltb: Requirement;
  readonly stability: Requirement;
  readonly biaxial: Requirement;
}

const namesOf = (at: Situation): { readonly y: Names; readonly z: Names } => ({
  y: {
    l_ef: at.l_ef,
    sigma_m_crit: at.sigma_m_crit,
    lambda_rel_m: at.lambda_rel_m,
    k_crit: at.k_crit,
    I: at.I_z,
    I_tor: at.I_tor,
    eta: at.eta_6_35,
    ltb: at.lateralTorsional,
    stability: at.stability,
    biaxial: at.biaxialStability,
  },
  z: {
    l_ef: at.l_ef_z,
    sigma_m_crit: at.sigma_m_crit_z,
    lambda_rel_m: at.lambda_rel_m_z,
    k_crit: at.k_crit_z,
    I: at.I_y_ltb,
    I_tor: at.I_tor_z,
    eta: at.eta_6_35_z,
    ltb: at.lateralTorsionalZ,
    stability: at.stabilityZ,
    biaxial: at.biaxialStabilityZ,
  },
});
const ltbNames = namesOf(normal);
const namesInFire = namesOf(inFire);

/** 6.3.3 of bending about the strong axis, whichever it is; a square has two. */
export function lateralTorsionalBuckling(
  sheet: Sheet,
  at: Situation,
  member: Member,
  stability: Stability,
  f: Strengths,
  sigma: Stresses,
  k_c: Compressed | undefined,
): void {
  const { b, h, W_y, W_z } = stability.section;
  const { timber } = member;
  const names = at.fire ? namesInFire : ltbNames;
  if (sigma.m_y > 0 && h >= b) {
    const beam: Bent = {
      width: b,
      depth: h,
      W: W_y,
      f_m_k: timber.f_m_y_k,
      f_m: f.f_m_y,
      sigma: sigma.m_y,
      sigma_across: sigma.m_z,
      f_m_across: f.f_m_z,
      G: timber.G_0_05,
      names: names.y,
    };
    judge(sheet, at, member, stability, beam, f.f_c_0, sigma.c_0, k_c && { k_c: k_c.z, stocky: k_c.stocky });
  }
  if (sigma.m_y > 0 && h < b) {
    sheet.table(at.k_crit, 1, "EN 1995-1-1 6.3.3(1)P", says.weakAxis);
    sheet.verify(at.lateralTorsional, sigma.m_y, f.f_m_y, "MPa");
  }
  if (sigma.m_z > 0 && b >= h) {
    const beam: Bent = {
      width: h,
      depth: b,
      W: W_z,
      f_m_k: timber.f_m_z_k,
      f_m: f.f_m_z,
      sigma: sigma.m_z,
      sigma_across: sigma.m_y,
      f_m_across: f.f_m_y,
      G: timber.G_0_05_z,
      names: names.z,
    };
    judge(sheet, at, member, stability, beam, f.f_c_0, sigma.c_0, k_c && { k_c: k_c.y, stocky: k_c.stocky });
  }
}

/** (6.33), and (6.35) where something acts beside the bending. */
function judge(
  sheet: Sheet,
  at: Situation,
  member: Member,
  { restrained }: Stability,
  beam: Bent,
  f_c_0: number,
  c_0: number,
  compressed: { readonly k_c: number; readonly stocky: boolean } | undefined,
): void {
  const { names, sigma, f_m, sigma_across, f_m_across } = beam;
  const k_crit = restrained
    ? sheet.table(names.k_crit, 1, "EN 1995-1-1 6.3.3(5)", says.edgeHeld)
    : criticalFactor(sheet, at, member, beam);
  sheet.verify(names.ltb, sigma, k_crit * f_m, "MPa");
  const { eta } = names;
  if (compressed === undefined) {
    if (sigma_across === 0) return;
    const sum = sheet.put(
      eta,
      bendingBothWaysAndCompression,
      sigma,
      k_crit,
      f_m,
      sigma_across,
      f_m_across,
      0,
      1,
      f_c_0,
    );
    sheet.verify(names.biaxial, sum, 1, "");
    return;
  }
  const { k_c, stocky } = compressed;
  const sum =
    sigma_across > 0 && !stocky
      ? sheet.put(eta, bendingBothWaysAndCompression, sigma, k_crit, f_m, sigma_across, f_m_across, c_0, k_c, f_c_0)
      : sheet.put(eta, bendingAndCompression, sigma, k_crit, f_m, c_0, k_c, f_c_0);
  sheet.verify(names.stability, sum, 1, "");
  if (sigma_across === 0 || !stocky) return;
  const both = sheet.step(
    "eta_stocky",
    bendingBothWaysOfStocky,
    sigma,
    k_crit,
    f_m,
    sigma_across,
    f_m_across,
    c_0,
    f_c_0,
  );
  sheet.verify(names.biaxial, both, 1, "");
}

function criticalFactor(sheet: Sheet, at: Situation, member: Member, beam: Bent): number {
  const { item } = member;
  const { names } = beam;
  const sigma_m_crit =
    item.sigma_m_crit_MPa !== undefined && !at.fire
      ? ownCriticalStress(sheet, member, beam, item.sigma_m_crit_MPa)
      : criticalBendingStress(sheet, member, beam);
  const lambda_rel_m = sheet.put(names.lambda_rel_m, relativeSlendernessOfBending, beam.f_m_k, sigma_m_crit);
  if (lambda_rel_m <= 0.75) return sheet.table(names.k_crit, 1, "EN 1995-1-1 6.3.3(4) (6.34)", says.stockyBeam);
  const factor = lambda_rel_m <= 1.4 ? bendingInstability : bendingInstabilityOfSlender;
  return sheet.put(names.k_crit, factor, lambda_rel_m);
}

/** As given, no more than (6.31) has for the most favourable moments over the length between restraints. */
function ownCriticalStress(sheet: Sheet, { item, timber }: Member, beam: Bent, given: number): number {
  const { width, depth, W, G, names } = beam;
  const l = 0.35 * (item.ltb_length_mm ?? item.length_mm);
  const l_ef = Math.max(l - 0.5 * depth, 0.5 * l);
  const most = criticalStress(timber.E_0_05, secondMomentZ(depth, width), G, torsionConstant(depth, width), l_ef, W);
  if (given > 1.05 * most) {
    const is = says.criticalStress({ length: item.ltb_length_mm ?? item.length_mm });
    sheet.problem("sigma_m_crit_MPa", atMost(significant(most, 3), given, { unit: "MPa", is }));
  }
  return sheet.given(names.sigma_m_crit, given);
}

function criticalBendingStress(sheet: Sheet, member: Member, beam: Bent): number {
  const { item, timber, type } = member;
  const { names, width, depth, W, G } = beam;
  const l_ef =
    item.l_ef_mm === undefined ? lengthOfTable(sheet, names.l_ef, item, depth) : sheet.given(names.l_ef, item.l_ef_mm);
  const expression = item.sigma_m_crit_formula ?? (type === "solid-softwood" ? "6.32" : "6.31");
  if (item.sigma_m_crit_formula === undefined) {
    sheet.assume(expression === "6.32" ? says.criticalOfSoftwood : says.criticalGeneral);
  }
  if (expression === "6.32") {
    return sheet.put(names.sigma_m_crit, criticalStressOfSoftwood, width, timber.E_0_05, depth, l_ef);
  }
  const I = sheet.put(names.I, secondMomentZ, depth, width);
  const I_tor = sheet.put(names.I_tor, torsionConstant, depth, width);
  return sheet.put(names.sigma_m_crit, criticalStress, timber.E_0_05, I, G, I_tor, l_ef, W);
}

/** The shape of the moments that Table 6.1 has is that of a whole span; between restraints it is not known. */
function lengthOfTable(sheet: Sheet, name: string, item: Member["item"], h: number): number {
  const { ltb_case = "uniform-moment", loaded_edge = "centroid" } = item;
  if (item.ltb_case === undefined) sheet.assume(says.uniformMoment);
  if (item.loaded_edge === undefined && ltb_case !== "uniform-moment")
    sheet.assume(says.loadAtCentroid, { weighty: true });
  const l = item.ltb_length_mm ?? item.length_mm;
  if (item.ltb_length_mm === undefined) sheet.assume(says.noRestraint);
  const segment = l < item.length_mm * (1 - 1e-9);
  if (segment && ltb_case !== "uniform-moment") sheet.assume(says.segmentUniform);
  const k_l = segment ? 1 : lengthFactors[ltb_case];
  if (loaded_edge === "centroid") return sheet.put(name, effectiveLength, k_l, l);
  return sheet.put(name, loaded_edge === "compression" ? effectiveLengthAbove : effectiveLengthBelow, k_l, l, h);
}
