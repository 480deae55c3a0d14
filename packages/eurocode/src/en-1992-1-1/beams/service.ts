import type { CrackRules } from "../../annexes/concrete-types.ts";
import { quantity } from "../../basis/message.ts";
import { decimals, significant } from "../../basis/numbers.ts";
import { atLeast, atMost, notWith, onlyFor, required } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { notionalSize } from "../creep.ts";
import { creepCoefficient } from "../creep-steps.ts";
import { formula, requirement } from "../formula.ts";
import { crackWidthOf, longTermModulus } from "../second/cracks.ts";
import { concreteOf } from "../second/materials.ts";
import { rules as nextRules } from "../second/rules.ts";
import type { Layer } from "./bars.ts";
import { pulledSide, requiredSteel } from "./bending.ts";
import { crackedState, type State } from "./cracked.ts";
import { verifyDeflection } from "./deflection.ts";
import { says } from "./says.ts";
import {
  axisWithin,
  type Beam,
  type FaceName,
  hasFlange,
  isFlanged,
  sideAxis,
  widthAt,
  widthOfBars,
} from "./section.ts";
import { strainDifference } from "./strain.ts";

// EN 1992-1-1 section 7: crack width by calculation and by tables, ratio of span to depth.

/** (5.27) for the stresses of long-term loads */
export const effectiveModulus = formula("7.4.3(5) (7.20)", "E_cm / (1 + phi)", (E_cm, phi) => E_cm / (1 + phi));
export const modularRatio = formula("7.3.4(2)", "E_s / E_c", (E_s, E_c) => E_s / E_c);
/** Of the cracked section. */
export const elasticStress = formula(
  "7.1(2)",
  "alpha_e * M * 1e6 * (d - x) / I_II",
  (alpha_e, M, d, x, I_II) => (alpha_e * M * 1e6 * (d - x)) / I_II,
);
export const effectiveHeight = formula("7.3.2(3)", "min(2.5 * (h - d), (h - x) / 3, h / 2)", (h, d, x) =>
  Math.min(2.5 * (h - d), (h - x) / 3, h / 2),
);
export const effectiveRatio = formula(
  "7.3.4(2) (7.10)",
  "A_s / (b_t * h_c_ef)",
  (A_s, b_t, h_c_ef) => A_s / (b_t * h_c_ef),
);
/** (7.11) with bond of ribbed bars, k_1 = 0.8, and bending, k_2 = 0.5 */
export const spacingOfCracks = formula(
  "7.3.4(3) (7.11)",
  "k_3 * c + 0.8 * 0.5 * k_4 * phi / rho_p_eff",
  (k_3, c, k_4, phi, rho_p_eff) => k_3 * c + (0.8 * 0.5 * k_4 * phi) / rho_p_eff,
);
/** (7.14), where the bars lie so far apart that each has its own cracks; and from which distance on */
export const spacingOfFarBars = formula("7.3.4(3) (7.14)", "1.3 * (h - x)", (h, x) => 1.3 * (h - x));
/** From axis to axis of bars in a layer, the outer ones `a` from the sides */
export const spacingOfLayer = formula("7.3.4(3)", "(b - 2 * a) / (n - 1)", (b, a, n) => (b - 2 * a) / (n - 1), {
  n: [2, 9],
});
export const closeBars = formula("7.3.4(3)", "5 * (c + phi / 2)", (c, phi) => 5 * (c + phi / 2));
/** Where an annex takes no part of the cover */
export const spacingByStress = formula(
  "7.3.4(3)",
  "min(phi / (3.6 * rho_p_eff), sigma_s * phi / (3.6 * f_ct_eff))",
  (phi, rho_p_eff, sigma_s, f_ct_eff) => Math.min(phi / (3.6 * rho_p_eff), (sigma_s * phi) / (3.6 * f_ct_eff)),
);
export const crackWidth = formula("7.3.4(1) (7.8)", "s_r_max * strain", (s_r_max, strain) => s_r_max * strain);
/** (7.6N), bending */
export const diameterInBending = formula(
  "7.3.3(2) (7.6N)",
  "phi_s_star * f_ct_eff / 2.9 * 0.4 * h_cr / (2 * (h - d))",
  (phi_s_star, f_ct_eff, h_cr, h, d) => (((phi_s_star * f_ct_eff) / 2.9) * 0.4 * h_cr) / (2 * (h - d)),
  { h: [500, 900], d: [300, 450] },
);
export const referenceRatio = formula("7.4.2(2)", "sqrt(f_ck) / 1000", (f_ck) => Math.sqrt(f_ck) / 1000);
export const ratioOfSteel = formula("7.4.2(2)", "A_s / (b * d)", (A_s, b, d) => A_s / (b * d));
/** (7.16a) */
export const basicLow = formula(
  "7.4.2(2) (7.16a)",
  "K * (11 + 1.5 * sqrt(f_ck) * rho_0 / rho + 3.2 * sqrt(f_ck) * max(0, rho_0 / rho - 1)^1.5)",
  (K, f_ck, rho_0, rho) =>
    K * (11 + (1.5 * Math.sqrt(f_ck) * rho_0) / rho + 3.2 * Math.sqrt(f_ck) * Math.max(0, rho_0 / rho - 1) ** 1.5),
);
/** (7.16b) */
export const basicHigh = formula(
  "7.4.2(2) (7.16b)",
  "K * (11 + 1.5 * sqrt(f_ck) * rho_0 / (rho - rho_2) + sqrt(f_ck) / 12 * sqrt(rho_2 / rho_0))",
  (K, f_ck, rho_0, rho, rho_2) =>
    K * (11 + (1.5 * Math.sqrt(f_ck) * rho_0) / (rho - rho_2) + (Math.sqrt(f_ck) / 12) * Math.sqrt(rho_2 / rho_0)),
  { rho: [5, 9], rho_2: [0.1, 4] },
);
/** (7.17) */
export const forProvided = formula(
  "7.4.2(2) (7.17)",
  "500 * A_s_prov / (f_yk * A_s_req)",
  (A_s_prov, f_yk, A_s_req) => (500 * A_s_prov) / (f_yk * A_s_req),
);
export const limitOfRatio = formula(
  "7.4.2(2)",
  "basic * steel * flange * span",
  (basic, steel, flange, span) => basic * steel * flange * span,
);
/** Where the annex has a greatest ratio. */
export const limitWithGreatest = formula(
  "7.4.2(2)",
  "min(basic * steel * flange * span, most * K)",
  (basic, steel, flange, span, most, K) => Math.min(basic * steel * flange * span, most * K),
);
export const longSpan = formula("7.4.2(2)", "min(1, l_limit / l)", (l_limit, l) => Math.min(1, l_limit / l));
export const spanToDepth = formula("7.4.2(2)", "l / d", (l, d) => l / d);

export const modulusOfRatio = formula("7.1(2)", "E_s / alpha_e", (E_s, alpha_e) => E_s / alpha_e);
export const compression = formula("7.1(2)", "M * 1e6 * x / I_II", (M, x, I_II) => (M * 1e6 * x) / I_II);
export const limitOfStress = formula("7.2", "k_i * f_k", (k_i, f_k) => k_i * f_k);
/** Both faces of a slab, in plan as wide as it is. */
const facesOfSlab = formula("B.1(1) (B.6)", "2 * b", (b) => 2 * b);
export const areaPulled = formula("7.3.2(2)", "b * h_t", (b, h_t) => b * h_t);
export const unequalStress = formula(
  "7.3.2(2)",
  "max(0.65, min(1, 1 - 0.35 * (h - 300) / 500))",
  (h) => Math.max(0.65, Math.min(1, 1 - (0.35 * (h - 300)) / 500)),
  { h: [200, 900] },
);
/** (7.1) with k_c = 0.4 of a web in bending, (7.2) */
export const leastOfWeb = formula(
  "7.3.2(2) (7.1)",
  "0.4 * k * f_ct_eff * A_ct / sigma_s",
  (k, f_ct_eff, A_ct, sigma_s) => (0.4 * k * f_ct_eff * A_ct) / sigma_s,
);
/** (7.1) with k_c of (7.3) for a flange that is pulled: F_cr falls from the face to the axis */
export const leastOfFlange = formula(
  "7.3.2(2) (7.3)",
  "max(0.5, 0.9 * (1 - h_f / (2 * h_t))) * k * f_ct_eff * (b_eff - b) * h_f / sigma_s",
  (h_f, h_t, k, f_ct_eff, b_eff, b, sigma_s) =>
    (Math.max(0.5, 0.9 * (1 - h_f / (2 * h_t))) * k * f_ct_eff * (b_eff - b) * h_f) / sigma_s,
);
export const sumOfParts = formula("7.3.2(2)", "A_s_web + A_s_flange", (A_s_web, A_s_flange) => A_s_web + A_s_flange);

const concreteStress = requirement("concrete-stress", "7.2", "sigma_c / (k_i f_ck) <= 1", "stress of the concrete");
const steelLimit = requirement("steel-stress", "7.2(5)", "sigma_s / (k_3 f_yk) <= 1", "stress of the reinforcement");
const leastForCracks = ofForm(
  requirement("minimum-reinforcement-cracks", "7.3.2(2)", "A_s_min / A_s <= 1", "least reinforcement for cracks"),
);
const crack = requirement("crack-width", "7.3.1(5)", "w_k / w_max <= 1", "crack width");
const crackDiameter = requirement("bar-diameter-cracks", "7.3.3(2)", "phi / phi_max <= 1", "bar diameter for cracks");
const crackSpacing = requirement("bar-spacing-cracks", "7.3.3(2)", "s / s_max <= 1", "bar spacing for cracks");
const ratio = requirement("span-depth", "7.4.2", "(l / d) / (l / d)_lim <= 1", "ratio of span to depth");

type Asked = NonNullable<Beam["item"]["serviceability"]>;

export const goesByRatio = ({ deflection = "span-depth" }: Asked): boolean =>
  deflection === "span-depth" || deflection === "both";
const goesByCurvature = ({ deflection = "span-depth" }: Asked): boolean => deflection !== "span-depth";

export function verifyService(sheet: Sheet, beam: Beam, M_Ed: number | undefined, N_Ed: number): void {
  const { serviceability: asked } = beam.item;
  if (!asked) return;
  if (N_Ed !== 0) sheet.warn(says.axialInService);
  refuseMoments(sheet, asked);
  const M = asked.M_qp ?? asked.M_fr ?? asked.M_ch;
  const pulled = pulledSide(M === 0 ? M_Ed : (M ?? M_Ed), beam.item);
  const face = beam[pulled];
  if (!face) {
    sheet.problem(`A_s_${pulled}`, required(says.pulledSide));
    return;
  }
  const M_cracks = asked.M_qp ?? asked.M_fr;
  const w_max = widthOfCracks(sheet, beam, asked);
  if (M_cracks === undefined && asked.sigma_s_MPa === undefined && asked.w_max_mm !== undefined)
    sheet.problem("serviceability.M_qp", required(says.noTension));
  sayWhatIsNotHeld(sheet, beam, asked);
  const bends = M !== undefined || asked.sigma_s_MPa !== undefined;
  const state = bends ? stateOf(sheet, beam, asked, pulled) : undefined;
  if (state) {
    verifyStresses(sheet, beam, asked, pulled, state);
    // what M_qp alone pulls is less than with a tension
    if (N_Ed < 0 && asked.sigma_s_MPa === undefined) sheet.lack("serviceability.sigma_s_MPa", says.noCracksOfTension);
    else if (M_cracks !== undefined || asked.sigma_s_MPa !== undefined)
      verifyCracks(sheet, beam, asked, pulled, { state, M: M_cracks, w_max });
  }
  if (!hasSpan(sheet, asked)) return;
  if (goesByRatio(asked)) verifySpan(sheet, beam, asked, pulled, M_Ed, N_Ed);
  if (!goesByCurvature(asked)) sayUnused(sheet, asked);
  else verifyDeflection(sheet, beam, asked, pulled, state);
}

/** A moment without a limit of cracks, or classes of exposure without a moment: nothing is verified by them. */
function sayWhatIsNotHeld(sheet: Sheet, { item }: Beam, asked: Asked): void {
  const hasMoment = asked.M_qp !== undefined || asked.M_fr !== undefined;
  const hasTension = hasMoment || asked.sigma_s_MPa !== undefined;
  const hasLimit = asked.w_max_mm !== undefined || asked.exposure !== undefined || item.exposure !== undefined;
  const bends = asked.span_mm !== undefined && goesByCurvature(asked);
  if (hasMoment && !hasLimit && !bends) sheet.warn(says.noWidthOfCracks);
  if (asked.exposure !== undefined && !hasTension) sheet.warn(says.noMomentOfCracks);
  if ((asked.w_max_mm ?? 0) > widestOfTable) sheet.warn(says.wideCracks({ w: quantity(asked.w_max_mm ?? 0, "mm") }));
}

function refuseMoments(sheet: Sheet, { M_ch, M_fr, M_qp }: Asked): void {
  const above = (name: string, less: number | undefined, more: number | undefined, of: string) => {
    if (less !== undefined && more !== undefined && more !== 0 && Math.abs(less) > Math.abs(more) * (1 + 1e-9))
      sheet.problem(`serviceability.${name}`, atMost(Math.abs(more), Math.abs(less), { unit: "kNm", is: of }));
  };
  above("M_qp", M_qp, M_ch, "M_ch");
  above("M_fr", M_fr, M_ch, "M_ch");
  above("M_qp", M_qp, M_fr, "M_fr");
  if (M_fr !== undefined && M_qp !== undefined) sheet.unused("serviceability.M_fr", says.cracksOfQuasiPermanent);
}

function sayUnused(sheet: Sheet, asked: Asked): void {
  for (const name of ["moment_shape", "w_limit", "precamber_mm", "epsilon_cs"] as const)
    if (asked[name] !== undefined) sheet.unused(`serviceability.${name}`, onlyFor("deflection: curvature"));
}

/** What is given, or Table 7.1N. */
function hasSpan(sheet: Sheet, { span_mm, deflection }: Asked): boolean {
  if (span_mm !== undefined) return true;
  // the ratio is what a span is verified by anyway
  if (deflection === "span-depth") sheet.warn(says.noSpan);
  else if (deflection !== undefined) sheet.problem("serviceability.span_mm", required("deflection"));
  return false;
}

/** mm, Table 7.1N */
const widestOfTable = 0.4;

function widthOfCracks(sheet: Sheet, { item }: Beam, asked: Asked): number | undefined {
  const exposure = asked.exposure ?? item.exposure;
  if (asked.w_max_mm !== undefined || exposure === undefined) return asked.w_max_mm;
  const rule = sheet.parameter("EN 1992-1-1", "w_max");
  if (rule === null) {
    sheet.problem("serviceability.w_max_mm", says.annexOfWidth({ annex: sheet.request.annexName }));
    return undefined;
  }
  const widths = exposure.flatMap((name) => rule(name) ?? []);
  if (widths.length === 0) return undefined;
  return sheet.table("w_max_mm", Math.min(...widths), "EN 1992-1-1 7.3.1(5) Table 7.1N");
}

/** Effective modulus and cracked section. */
function stateOf(sheet: Sheet, beam: Beam, asked: Asked, pulled: FaceName): State {
  const { item, values, shape, slab } = beam;
  const { E_cm_MPa: E_cm } = concreteOf(sheet, item.fck);
  const next = takes(sheet.request.edition, nextRules.longTerm);
  if (next) sheet.rule(nextRules.longTerm);
  if (asked.phi !== undefined && asked.creep) sheet.problem("serviceability.phi", notWith("serviceability.creep"));
  // a slab dries at its faces alone
  const { A, u } = shape.properties;
  const drying = { shape: { properties: { A, u: slab ? facesOfSlab(item.b) : u } } };
  const { phi, creep } = asked;
  const own = { fck: item.fck, ...(phi === undefined ? {} : { phi }), ...(creep ? { creep } : {}) };
  const found = creepCoefficient(sheet, own, drying);
  // a deflection is more than doubled by creep
  const weighty = goesByCurvature(asked);
  if (found === undefined && asked.alpha_e === undefined) sheet.assume(says.modulus, { weighty });
  if (asked.alpha_e !== undefined && found !== undefined) sheet.unused("serviceability.phi", says.ownRatio);
  const E_c =
    asked.alpha_e === undefined
      ? sheet.put("E_c_eff_MPa", next ? longTermModulus : effectiveModulus, E_cm, found ?? 0)
      : sheet.put("E_c_eff_MPa", modulusOfRatio, values.E_s, asked.alpha_e);
  const alpha_e = sheet.put("alpha_e", modularRatio, values.E_s, E_c);
  const young = modularRatio(values.E_s, E_cm);
  if (alpha_e < young * (1 - roundedBy))
    sheet.problem("serviceability.alpha_e", atLeast(decimals(young, 2), alpha_e, { is: says.ratioWithoutCreep }));
  const { x, I } = crackedState(beam, pulled, alpha_e, asked.x_mm);
  warnOfOwnDepth(sheet, beam, pulled, alpha_e, asked.x_mm);
  sheet.table("x_ser_mm", x, "EN 1992-1-1 7.1(2)");
  sheet.table("I_II_mm4", I, "EN 1992-1-1 7.1(2)");
  return { alpha_e, E_c, x, I, h_0: notionalSize(drying.shape.properties.A, drying.shape.properties.u) };
}

/** Of hand calculations, which round: within a tenth. */
const roundedBy = 0.1;

function warnOfOwnDepth(sheet: Sheet, beam: Beam, pulled: FaceName, alpha_e: number, given: number | undefined): void {
  // an axial force moves the axis
  if (given === undefined || (beam.item.N_Ed ?? 0) !== 0) return;
  const { x } = crackedState(beam, pulled, alpha_e);
  if (Math.abs(given - x) <= roundedBy * x) return;
  sheet.warn(says.ownDepthOfAxis({ given: quantity(given, "mm"), x: quantity(significant(x, 3), "mm") }));
}

/** 7.2: characteristic loads, and quasi-permanent ones for linear creep. */
function verifyStresses(sheet: Sheet, beam: Beam, asked: Asked, pulled: FaceName, state: State): void {
  const M_long = asked.M_qp ?? asked.M_fr;
  const { M_ch } = asked;
  const { fck } = beam.item;
  const limits = sheet.parameter("EN 1992-1-1", "stress_limits");
  const asks = asked.stress_limits ?? (M_ch !== undefined && M_ch !== 0);
  const creep = limitOfStress(limits.k_2, fck);
  const found: { sigma: number; limit: number }[] = [];
  if (M_long !== undefined) {
    const sigma = sheet.table("sigma_c_MPa", asked.sigma_c_MPa ?? pressed(state, M_long), "EN 1992-1-1 7.1(2)");
    found.push({ sigma, limit: creep });
    if (!asks && sigma > creep) sheet.warn(says.creepNotLinear({ sigma: quantity(significant(sigma, 3), "MPa") }));
  }
  const own = M_long === undefined ? asked.sigma_c_MPa : undefined;
  const sigma_c = ofCharacteristic(sheet, beam, { asked, own, pulled, state });
  const classes = asked.exposure ?? beam.item.exposure;
  const salted = classes === undefined || classes.some((name) => /^X[DFS]/.test(name));
  if (sigma_c !== undefined && salted) found.push({ sigma: sigma_c, limit: limitOfStress(limits.k_1, fck) });
  else if (sigma_c !== undefined && asks) sheet.assume(says.noLimitOfConcrete);
  const sigma_s = M_ch === undefined ? asked.sigma_s_MPa : steelOfCharacteristic(sheet, beam, asked, pulled, state);
  if (asked.restraint && (!asks || sigma_s === undefined)) sheet.unused("serviceability.restraint", onlyFor("M_ch"));
  if (!asks) return;
  const use = (one: { sigma: number; limit: number }) => one.sigma / one.limit;
  const worst = found.toSorted((a, b) => use(b) - use(a))[0];
  // beside a compression the moment alone is not what presses
  if (worst && (beam.item.N_Ed ?? 0) > 0 && asked.sigma_c_MPa === undefined)
    sheet.lack("serviceability.sigma_c_MPa", says.noConcreteOfForce);
  else if (worst) sheet.verify(concreteStress, worst.sigma, worst.limit, "MPa");
  if (sigma_s !== undefined) verifySteel(sheet, beam, asked, sigma_s);
}

function verifySteel(sheet: Sheet, { item }: Beam, { M_ch, restraint }: Asked, sigma_s: number): void {
  const { k_3, k_4 } = sheet.parameter("EN 1992-1-1", "stress_limits");
  // beside a tension the moment alone is not what pulls on the bars
  if (M_ch !== undefined && (item.N_Ed ?? 0) < 0) sheet.lack("serviceability.sigma_s_MPa", says.noSteelOfTension);
  else sheet.verify(steelLimit, sigma_s, limitOfStress(restraint ? k_4 : k_3, item.fyk), "MPa");
}

function steelOfCharacteristic(
  sheet: Sheet,
  beam: Beam,
  { M_ch = 0, M_qp, M_fr, sigma_s_MPa }: Asked,
  pulled: FaceName,
  { alpha_e, x, I }: State,
): number {
  const alone = (M_qp ?? M_fr ?? sigma_s_MPa) === undefined;
  const name = alone ? "sigma_s_MPa" : "sigma_s_ch_MPa";
  return sheet.put(name, elasticStress, alpha_e, Math.abs(M_ch), beam[pulled]?.d ?? 0, x, I);
}

const pressed = ({ x, I }: { readonly x: number; readonly I: number }, M: number): number =>
  compression(Math.abs(M), x, I);

interface Characteristic {
  readonly asked: Asked;
  readonly own: number | undefined;
  readonly pulled: FaceName;
  readonly state: State;
}

/** Of the concrete under characteristic loads; before the creep it carries more. */
function ofCharacteristic(sheet: Sheet, beam: Beam, { asked, own, pulled, state }: Characteristic): number | undefined {
  const { M_ch } = asked;
  if (own !== undefined) return sheet.given("sigma_c_MPa", own);
  if (M_ch === undefined) return undefined;
  const name = asked.M_qp === undefined && asked.M_fr === undefined ? "sigma_c_MPa" : "sigma_c_ch_MPa";
  const late = sheet.table(name, pressed(state, M_ch), "EN 1992-1-1 7.1(2)");
  const { E_cm, E_s } = beam.values;
  if (asked.alpha_e !== undefined || state.E_c >= E_cm) return late;
  const young = crackedState(beam, pulled, modularRatio(E_s, E_cm), asked.x_mm);
  return Math.max(late, sheet.table("sigma_c_0_MPa", pressed(young, M_ch), "EN 1992-1-1 7.1(2)"));
}

interface Cracks {
  readonly state: State;
  readonly M: number | undefined;
  readonly w_max: number | undefined;
}

function verifyCracks(sheet: Sheet, beam: Beam, asked: Asked, pulled: FaceName, { state, M, w_max }: Cracks): void {
  const face = beam[pulled];
  if (!face) return; // as before
  const rules = sheet.parameter("EN 1992-1-1", "crack_rules");
  const method = asked.crack_method ?? "direct";
  if (method === "tables" && sheet.parameter("EN 1992-1-1", "crack_tables") === null) {
    sheet.problem("serviceability.crack_method", says.annexSays({ annex: sheet.request.annexName }));
    return;
  }
  if (asked.M_qp === undefined && asked.M_fr !== undefined) sheet.assume(says.frequentCracks);
  const sigma_s =
    asked.sigma_s_MPa === undefined
      ? sheet.put("sigma_s_MPa", elasticStress, state.alpha_e, Math.abs(M ?? 0), face.d, state.x, state.I)
      : sheet.given("sigma_s_MPa", asked.sigma_s_MPa);
  if (asked.sigma_s_MPa !== undefined && M && (beam.item.N_Ed ?? 0) === 0) {
    const found = elasticStress(state.alpha_e, Math.abs(M), face.d, state.x, state.I);
    const is = (stress: number) => quantity(significant(stress, 3), "MPa");
    if (sigma_s < found * (1 - roundedBy)) sheet.warn(says.ownStress({ given: is(sigma_s), found: is(found) }));
  }
  // the moment that cracks the section decides the least bars of the second generation
  if (!sheet.request.edition.second) verifyLeast(sheet, beam, asked, pulled);
  if (method === "tables") byTables(sheet, beam, w_max, pulled, sigma_s);
  else byCalculation(sheet, beam, asked, pulled, { sigma_s, x: state.x, rules, w_max });
}

/** 7.3.2: the steel takes over what the concrete carries when it cracks. */
function verifyLeast(sheet: Sheet, beam: Beam, asked: Asked, pulled: FaceName): void {
  const { item, centroid } = beam;
  const face = beam[pulled];
  if (!face) return; // as before
  const { f_ctm_MPa: f_ctm } = concreteOfStrength(item.fck);
  const h_t = pulled === "bottom" ? centroid : item.h - centroid;
  const A_ct = sheet.put("A_ct_mm2", areaPulled, item.b, h_t);
  const k = sheet.put("k_unequal", unequalStress, item.h);
  const sigma = asked.sigma_s_MPa ?? item.fyk;
  const web = leastOfWeb(k, f_ctm, A_ct, sigma);
  let flange = 0;
  if (hasFlange(item, pulled)) {
    const { b_eff_mm: b_eff = item.b, h_f_mm: h_f = 0 } = item;
    flange = leastOfFlange(h_f, h_t, k, f_ctm, b_eff, item.b, sigma);
  }
  const A_s = sheet.put("A_s_min_crack_mm2", sumOfParts, web, flange);
  sheet.verify(leastForCracks, A_s, face.A_s, "mm²");
}

interface Cracked {
  readonly sigma_s: number;
  readonly x: number;
  readonly rules: CrackRules;
  readonly w_max: number | undefined;
}

/** 7.3.4 */
function byCalculation(
  sheet: Sheet,
  beam: Beam,
  asked: Asked,
  pulled: FaceName,
  { sigma_s, x, rules, w_max }: Cracked,
): void {
  const face = beam[pulled];
  const layers = face?.layers;
  const { item, values } = beam;
  if (!face || !layers) {
    // without a limit only what needs no diameters is asked for
    if (w_max !== undefined) sheet.problem(`bars_${pulled}`, required(says.ratioOfCracks));
    return;
  }
  const phi = equivalentDiameter(layers);
  const c = Math.min(...layers.map(({ axis, diameter }) => axis - diameter / 2));
  if (takes(sheet.request.edition, nextRules.cracks)) {
    const spacing = spacingOf(beam, pulled, layers[0]) ?? item.b;
    const count = layers[0]?.count ?? item.b / spacing;
    const of = { sigma_s, x, k_t: asked.k_t ?? 0.4, phi, c, count };
    const width = crackWidthOf(sheet, beam, pulled, of);
    if (w_max !== undefined) sheet.verify(crack, width, w_max, "mm");
    return;
  }
  const { f_ctm_MPa: f_ctm, E_cm_MPa: E_cm } = concreteOfStrength(item.fck);
  const h_c_ef =
    asked.h_c_ef_mm === undefined
      ? sheet.put("h_c_ef_mm", effectiveHeight, item.h, face.d, x)
      : sheet.given("h_c_ef_mm", asked.h_c_ef_mm);
  const b_t = widthAt(item, pulled);
  const rho = sheet.put("rho_p_eff", effectiveRatio, face.A_s, b_t, h_c_ef);
  const made = spacingOf(beam, pulled, layers[0]);
  if (made !== undefined) sheet.given("s_bars_mm", made);
  const apart = made ?? Number.POSITIVE_INFINITY;
  const isFar = rules !== "by stress" && apart > closeBars(c, phi) * (1 + 1e-9);
  if (isFar) sheet.assume(says.cracksOfFarBars);
  const s_r_max =
    rules === "by stress"
      ? sheet.put("s_r_max_mm", spacingByStress, phi, rho, sigma_s, f_ctm)
      : isFar
        ? sheet.put("s_r_max_mm", spacingOfFarBars, item.h, x)
        : sheet.put("s_r_max_mm", spacingOfCracks, rules.k_3(Math.max(1, c), phi), c, rules.k_4, phi, rho);
  const strain = sheet.put(
    "eps_sm_eps_cm",
    strainDifference,
    sigma_s,
    asked.k_t ?? 0.4,
    f_ctm,
    rho,
    modularRatio(values.E_s, E_cm),
    values.E_s,
  );
  const w_k = sheet.put("w_k_mm", crackWidth, s_r_max, strain);
  if (w_max !== undefined) sheet.verify(crack, w_k, w_max, "mm");
}

/** 7.3.4(3): of bars of several diameters */
function equivalentDiameter(layers: readonly { diameter: number; area: number }[]): number {
  const second = layers.reduce((sum, { area }) => sum + area, 0);
  const first = layers.reduce((sum, { area, diameter }) => sum + area / diameter, 0);
  return second / first;
}

/** 7.3.3: diameter or spacing, whichever is met the better. */
function byTables(sheet: Sheet, beam: Beam, w: number | undefined, pulled: FaceName, sigma_s: number): void {
  const face = beam[pulled];
  const { item } = beam;
  if (!face || w === undefined) {
    sheet.problem("serviceability.w_max_mm", required(says.crackTableWidth));
    return;
  }
  const star = inTable(diameters, sigma_s, w);
  const s_max = inTable(spacings, sigma_s, w);
  if (star === undefined && s_max === undefined) {
    const of = { sigma: quantity(significant(sigma_s, 4), "MPa"), w: quantity(w, "mm") };
    sheet.problem("serviceability.crack_method", says.outsideTable(of));
    return;
  }
  sheet.assume(says.crackTable);
  const uses: (() => void)[] = [];
  const { layers } = face;
  const phi = layers ? Math.max(...layers.map(({ diameter }) => diameter)) : undefined;
  let best = Number.POSITIVE_INFINITY;
  const consider = (use: number, verify: () => void) => {
    if (use >= best) return;
    best = use;
    uses[0] = verify;
  };
  if (star !== undefined) {
    sheet.table("phi_s_star_mm", star, "EN 1992-1-1 Table 7.2N", says.linear);
    const { f_ctm_MPa: f_ctm } = concreteOfStrength(item.fck);
    const most = sheet.put("phi_max_mm", diameterInBending, star, f_ctm, item.h / 2, item.h, face.d);
    if (phi !== undefined) consider(phi / most, () => sheet.verify(crackDiameter, phi, most, "mm"));
  }
  if (s_max !== undefined) {
    sheet.table("s_max_mm", s_max, "EN 1992-1-1 Table 7.3N", says.linear);
    const s = layers ? spacingOf(beam, pulled, layers[0]) : undefined;
    if (s !== undefined) consider(s / s_max, () => sheet.verify(crackSpacing, s, s_max, "mm"));
  }
  uses[0]?.();
}

/** Between the bars of a layer as they are laid. */
function spacingOf(
  { item, slab }: Beam,
  face: FaceName,
  layer: (Layer & { readonly axis: number }) | undefined,
): number | undefined {
  if (!layer) return undefined;
  if (layer.spacing !== undefined) return layer.spacing;
  const { count = 1, diameter } = layer;
  if (count < 2) return undefined;
  const width = widthOfBars({ item, slab }, face, layer);
  const side = width > item.b ? axisWithin(item, diameter, slab) : sideAxis(item, diameter, slab);
  return spacingOfLayer(width, side, count);
}

type CrackTable = Readonly<Record<string, readonly (readonly [sigma: number, value: number])[]>>;

/** Table 7.2N: greatest diameter in mm. */
const diameters: CrackTable = {
  "0.4": [
    [160, 40],
    [200, 32],
    [240, 20],
    [280, 16],
    [320, 12],
    [360, 10],
    [400, 8],
    [450, 6],
  ],
  "0.3": [
    [160, 32],
    [200, 25],
    [240, 16],
    [280, 12],
    [320, 10],
    [360, 8],
    [400, 6],
    [450, 5],
  ],
  "0.2": [
    [160, 25],
    [200, 16],
    [240, 12],
    [280, 8],
    [320, 6],
    [360, 5],
    [400, 4],
  ],
};
/** Table 7.3N: greatest spacing in mm. */
const spacings: CrackTable = {
  "0.4": [
    [160, 300],
    [200, 300],
    [240, 250],
    [280, 200],
    [320, 150],
    [360, 100],
  ],
  "0.3": [
    [160, 300],
    [200, 250],
    [240, 200],
    [280, 150],
    [320, 100],
    [360, 50],
  ],
  "0.2": [
    [160, 200],
    [200, 150],
    [240, 100],
    [280, 50],
  ],
};

/** Straight between the rows; below the first as the first. */
function inTable(table: CrackTable, sigma: number, w: number): number | undefined {
  const rows = table[String(w)];
  const [first] = rows ?? [];
  if (!rows || !first) return undefined;
  if (sigma <= first[0]) return first[1];
  for (let i = 1; i < rows.length; i++) {
    const [before, after] = [rows[i - 1], rows[i]];
    if (!before || !after || sigma > after[0]) continue;
    return before[1] + ((after[1] - before[1]) * (sigma - before[0])) / (after[0] - before[0]);
  }
  return undefined;
}

/** 7.4.2 */
function verifySpan(
  sheet: Sheet,
  beam: Beam,
  asked: Asked,
  pulled: FaceName,
  M_Ed: number | undefined,
  N_Ed: number,
): void {
  const { item } = beam;
  const face = beam[pulled];
  const required_ = M_Ed === undefined ? undefined : requiredSteel(beam, M_Ed, N_Ed);
  const A_s_req = asked.A_s_req_mm2 ?? required_?.A_s;
  // a load case without a moment asks for no bars: the ratio is that of the others
  if (A_s_req === 0 && Object.hasOwn(item, "load_cases")) return;
  if (!face || A_s_req === undefined || A_s_req <= 0) {
    sheet.problem("serviceability.A_s_req_mm2", required(says.requiredOfRatio));
    return;
  }
  if (required_ && A_s_req < (1 - roundedBy) * required_.A_s)
    sheet.warn(
      says.ownRequired({ given: quantity(A_s_req, "mm²"), needed: quantity(significant(required_.A_s, 3), "mm²") }),
    );
  const system = item.static_system ?? "simple";
  if (item.static_system === undefined) sheet.assume(says.simpleSpan);
  const K = sheet.table("K_l_d", sheet.parameter("EN 1992-1-1", "K_l_d")[system], "EN 1992-1-1 Table 7.4N");
  const rho_0 = sheet.put("rho_0", referenceRatio, item.fck);
  const rho = sheet.put("rho_req", ratioOfSteel, A_s_req, item.b, face.d);
  const rho_2 = sheet.put("rho_2_req", ratioOfSteel, required_?.A_s_2 ?? 0, item.b, face.d);
  const basic =
    rho <= rho_0
      ? sheet.put("l_d_basic", basicLow, K, item.fck, rho_0, rho)
      : sheet.put("l_d_basic", basicHigh, K, item.fck, rho_0, rho, Math.min(rho_2, rho / 2));
  const steel = sheet.put("f_steel", forProvided, face.A_s, item.fyk, A_s_req);
  const wide = isFlanged(item) && (item.b_eff_mm ?? 0) > 3 * item.b;
  const flange = sheet.table("f_flange", wide ? 0.8 : 1, "EN 1992-1-1 7.4.2(2)", wide ? says.wideFlange : undefined);
  const span = asked.span_mm ?? 0;
  const longest = system === "flat-slab" ? 8500 : 7000;
  if (span > longest) sheet.assume(says.longSpan);
  const reduced = sheet.put("f_span", longSpan, longest, span);
  const most = sheet.parameter("EN 1992-1-1", "l_d_most");
  const factors = [basic, Math.min(steel, 1.5), flange, reduced] as const;
  const limit =
    most === null
      ? sheet.put("l_d_limit", limitOfRatio, ...factors)
      : sheet.put("l_d_limit", limitWithGreatest, ...factors, most, K);
  sheet.verify(ratio, sheet.put("l_d", spanToDepth, span, face.d), limit, "");
}
