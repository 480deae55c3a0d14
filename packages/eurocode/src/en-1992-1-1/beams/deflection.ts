import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { atMost, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { formula, requirement } from "../formula.ts";
import type { State } from "./cracked.ts";
import { says } from "./says.ts";
import { type Beam, type FaceName, other } from "./section.ts";
import { finalShrinkage } from "./shrinkage.ts";

// EN 1992-1-1 7.4.3: deflection by the curvature of the section that governs, with creep, shrinkage and tension stiffening.

/** Steel in place of concrete. */
export const depthUncracked = formula(
  "7.4.3(3)",
  "(A_c * z_c + (alpha_e - 1) * (A_s * d + A_s_2 * d_2)) / (A_c + (alpha_e - 1) * (A_s + A_s_2))",
  (A_c, z_c, alpha_e, A_s, d, A_s_2, d_2) =>
    (A_c * z_c + (alpha_e - 1) * (A_s * d + A_s_2 * d_2)) / (A_c + (alpha_e - 1) * (A_s + A_s_2)),
);
export const inertiaUncracked = formula(
  "7.4.3(3)",
  "I_c + A_c * (z_c - x)^2 + (alpha_e - 1) * (A_s * (d - x)^2 + A_s_2 * (x - d_2)^2)",
  (I_c, A_c, z_c, x, alpha_e, A_s, d, A_s_2, d_2) =>
    I_c + A_c * (z_c - x) ** 2 + (alpha_e - 1) * (A_s * (d - x) ** 2 + A_s_2 * (x - d_2) ** 2),
);
export const crackingMoment = formula(
  "7.4.3(3)",
  "f_ctm * I_I / (h - x) / 1e6",
  (f_ctm, I_I, h, x) => (f_ctm * I_I) / (h - x) / 1e6,
  { h: [300, 900], x: [50, 200] },
);
/** (7.19) */
export const distribution = formula("7.4.3(3) (7.19)", "max(0, 1 - beta * (M_cr / M)^2)", (beta, M_cr, M) =>
  Math.max(0, 1 - beta * (M_cr / M) ** 2),
);
/** In 1/m: M in kNm, E I in Nmm². */
export const curvature = formula("7.4.3(3)", "M * 1e9 / (E_c * I)", (M, E_c, I) => (M * 1e9) / (E_c * I));
/** (7.21), first moment of the reinforcement about the axis of the section */
export const curvatureOfShrinkage = formula(
  "7.4.3(6) (7.21)",
  "epsilon_cs * alpha_e * (A_s * (d - x) - A_s_2 * (x - d_2)) / I * 1000",
  (epsilon_cs, alpha_e, A_s, d, x, A_s_2, d_2, I) =>
    ((epsilon_cs * alpha_e * (A_s * (d - x) - A_s_2 * (x - d_2))) / I) * 1000,
);
/** (7.18) */
export const between = formula(
  "7.4.3(3) (7.18)",
  "zeta * a_II + (1 - zeta) * a_I",
  (zeta, a_II, a_I) => zeta * a_II + (1 - zeta) * a_I,
);
export const deflectionOf = formula(
  "7.4.3(7)",
  "(k_w * curvature_M + k_cs * curvature_cs) * (l / 1000)^2 * 1000",
  (k_w, curvature_M, k_cs, curvature_cs, l) => (k_w * curvature_M + k_cs * curvature_cs) * (l / 1000) ** 2 * 1000,
);
export const allCurvature = formula(
  "7.4.3(6)",
  "curvature_M + curvature_cs",
  (curvature_M, curvature_cs) => curvature_M + curvature_cs,
);
export const sag = formula("7.4.1(4)", "w - w_c", (w, w_c) => w - w_c);
export const limitOfSpan = formula("7.4.1(4)", "l / n", (l, n) => l / n);

const deflection = requirement("deflection", "7.4.1(4)", "(w - w_c) / (l / 250) <= 1");

/** w = k l² times the curvature at the middle, of a cantilever at its root. */
const shapes = {
  span: { udl: 5 / 48, "point-load": 1 / 12, "third-points": 23 / 216, constant: 1 / 8 },
  cantilever: { udl: 1 / 4, "point-load": 1 / 3, "third-points": 1 / 3, constant: 1 / 2 },
} as const;
type Loads = keyof typeof shapes.span;

/** Of the greatest moment, at t of the span from its end, of a cantilever from its root. */
export const underLoad = formula("7.4.3(7)", "4 * t * (1 - t)", (t) => 4 * t * (1 - t));
export const underPoint = formula("7.4.3(7)", "2 * min(t, 1 - t)", (t) => 2 * Math.min(t, 1 - t));
export const underThirds = formula("7.4.3(7)", "3 * min(1 / 3, t, 1 - t)", (t) => 3 * Math.min(1 / 3, t, 1 - t));
export const ofCantilever = formula("7.4.3(7)", "(1 - t)^2", (t) => (1 - t) ** 2);
export const toTip = formula("7.4.3(7)", "1 - t", (t) => 1 - t);
/** Moment of a unit force where the deflection is, over l */
export const ofUnit = formula("7.4.3(7)", "min(t, 1 - t) / 2", (t) => Math.min(t, 1 - t) / 2);
export const partOfDeflection = formula(
  "7.4.3(7)",
  "kappa * m * (l / 1000)^2 * 1000 / n",
  (kappa, m, l, n) => (kappa * m * (l / 1000) ** 2 * 1000) / n,
);

const even = (): number => 1;
const along: Readonly<Record<keyof typeof shapes, Readonly<Record<Loads, (t: number) => number>>>> = {
  span: { udl: underLoad, "point-load": underPoint, "third-points": underThirds, constant: even },
  cantilever: { udl: ofCantilever, "point-load": toTip, "third-points": toTip, constant: even },
};
/** A multiple of six: a middle and thirds lie between sections. */
const sections = 240;

interface Bent {
  readonly M: number;
  readonly E_c: number;
  readonly I_I: number;
  readonly I_II: number;
  readonly cs_I: number;
  readonly cs_II: number;
  readonly M_cr: number;
  readonly beta: number;
  readonly span: number;
  readonly kind: keyof typeof shapes;
  readonly loads: Loads;
}

/** Of moments that cracked the section: those that act, or greater ones that went. */
type Deflection = (bent: Bent, M_cracked: number) => number;

const ofGreatest: Deflection = ({ M, E_c, I_I, I_II, cs_I, cs_II, M_cr, beta, span, kind, loads }, M_cracked) => {
  const zeta = distribution(beta, M_cr, M_cracked);
  const k_M = between(zeta, curvature(M, E_c, I_II), curvature(M, E_c, I_I));
  return deflectionOf(shapes[kind][loads], k_M, shapes[kind].constant, Math.max(0, between(zeta, cs_II, cs_I)), span);
};

const ofSections: Deflection = ({ M, E_c, I_I, I_II, cs_I, cs_II, M_cr, beta, span, kind, loads }, M_cracked) => {
  let w = 0;
  for (let i = 0; i < sections; i++) {
    const t = (i + 0.5) / sections;
    const share = along[kind][loads](t);
    const zeta = distribution(beta, M_cr, share * M_cracked);
    const k_M = between(zeta, curvature(share * M, E_c, I_II), curvature(share * M, E_c, I_I));
    const k = allCurvature(k_M, Math.max(0, between(zeta, cs_II, cs_I)));
    w += partOfDeflection(k, kind === "span" ? ofUnit(t) : toTip(t), span, sections);
  }
  return w;
};

export function verifyDeflection(
  sheet: Sheet,
  beam: Beam,
  asked: NonNullable<Beam["item"]["serviceability"]>,
  pulled: FaceName,
  state: State | undefined,
): void {
  const { item, shape } = beam;
  const face = beam[pulled];
  const M = Math.abs(asked.M_qp ?? asked.M_fr ?? asked.M_ch ?? 0);
  if (!state || !face || M === 0) {
    sheet.problem("serviceability.M_qp", required(undefined, "deflection"));
    return;
  }
  const second = item.compression_steel === "none" ? undefined : beam[other(pulled)];
  const [A_2, d_2] = [second?.A_s ?? 0, item.h - (second?.d ?? item.h)];
  const { alpha_e, E_c } = state;
  const z_c = pulled === "bottom" ? item.h - beam.centroid : beam.centroid;
  const { A, I_y } = shape.properties;
  const { f_ctm_MPa: f_ctm } = concreteOfStrength(item.fck);
  const x = sheet.put("x_I_mm", depthUncracked, A, z_c, alpha_e, face.A_s, face.d, A_2, d_2);
  const I = sheet.put("I_I_mm4", inertiaUncracked, I_y, A, z_c, x, alpha_e, face.A_s, face.d, A_2, d_2);
  const M_cr = sheet.put("M_cr_kNm", crackingMoment, f_ctm, I, item.h, x);
  const short = (asked.k_t ?? 0.4) >= 0.6;
  if (asked.k_t === undefined) sheet.assume(says.longLoads);
  const beta = sheet.table("beta_duration", short ? 1 : 0.5, "EN 1992-1-1 7.4.3(3)");
  const zeta = sheet.put("zeta", distribution, beta, M_cr, M);
  const k_I = sheet.put("curvature_I_1_m", curvature, M, E_c, I);
  const k_II = sheet.put("curvature_II_1_m", curvature, M, E_c, state.I);
  const epsilon = shrinkageOf(sheet, beam, asked, state);
  const steel = (at: number, inertia: number) =>
    curvatureOfShrinkage(epsilon, alpha_e, face.A_s, face.d, at, A_2, d_2, inertia);
  const [cs_I, cs_II] = [steel(x, I), steel(state.x, state.I)];
  const k_cs = sheet.put("curvature_cs_1_m", between, zeta, cs_II, cs_I);
  const k_M = sheet.put("curvature_M_1_m", between, zeta, k_II, k_I);
  sheet.put("curvature_1_m", allCurvature, k_M, k_cs);
  const kind = item.static_system === "cantilever" ? "cantilever" : "span";
  const loads = asked.moment_shape ?? "udl";
  if (asked.moment_shape === undefined) sheet.assume(says.uniformLoad);
  if (item.static_system === undefined) sheet.assume(says.simpleSpan);
  const span = asked.span_mm ?? 0;
  const bent: Bent = { M, E_c, I_I: I, I_II: state.I, cs_I, cs_II, M_cr, beta, span, kind, loads };
  const inSections = asked.deflection === "integrated";
  if (inSections) sheet.assume(says.sameBars);
  const w = inSections
    ? sheet.table("w_mm", ofSections(bent, M), "EN 1992-1-1 7.4.3(7)")
    : sheet.put(
        "w_mm",
        deflectionOf,
        sheet.table("k_w", shapes[kind][loads], "EN 1992-1-1 7.4.3(7)"),
        k_M,
        shapes[kind].constant,
        Math.max(0, k_cs),
        span,
      );
  sayCrackedBefore(sheet, asked, bent, inSections ? ofSections : ofGreatest, w);
  const limit = limitOfSpan(span, asked.w_limit ?? 250);
  if (asked.w_limit !== undefined && asked.w_limit < 250) sheet.warn(says.largeDeflection({ n: asked.w_limit }));
  const camber = asked.precamber_mm ?? 0;
  const most = limitOfSpan(span, 250);
  if (camber > most)
    sheet.problem("serviceability.precamber_mm", atMost(most, camber, { unit: "mm", because: says.camber }));
  sheet.verify(deflection, sag(w, camber), limit, "mm");
}

/** Cracks of greater loads stay open. */
function sayCrackedBefore(
  sheet: Sheet,
  { M_qp, M_fr, M_ch }: NonNullable<Beam["item"]["serviceability"]>,
  bent: Bent,
  deflected: Deflection,
  w: number,
): void {
  const most = Math.max(...[M_qp, M_fr, M_ch].map((one) => Math.abs(one ?? 0)));
  if (most <= Math.max(bent.M, bent.M_cr) * (1 + 1e-9)) return;
  const later = deflected(bent, most);
  const is = (length: number) => quantity(significant(length, 3), "mm");
  if (later > w * 1.05) sheet.warn(says.crackedBefore({ w: is(w), later: is(later) }));
}

/** As it is given, or of the surroundings that creep is of. */
function shrinkageOf(
  sheet: Sheet,
  { item }: Beam,
  { epsilon_cs, creep }: NonNullable<Beam["item"]["serviceability"]>,
  { h_0 }: State,
): number {
  if (epsilon_cs !== undefined) return epsilon_cs;
  if (creep && !sheet.request.edition.second) return finalShrinkage(sheet, item.fck, creep, h_0);
  sheet.assume(says.noShrinkage, { weighty: true });
  return 0;
}
