import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { atMost, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { formula, requirement } from "../formula.ts";
import type { State } from "./cracked.ts";
import { says } from "./says.ts";
import { type Beam, type FaceName, other } from "./section.ts";

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
  const epsilon = asked.epsilon_cs ?? 0;
  if (asked.epsilon_cs === undefined) sheet.assume(says.noShrinkage, { weighty: true });
  const steel = (at: number, inertia: number) =>
    curvatureOfShrinkage(epsilon, alpha_e, face.A_s, face.d, at, A_2, d_2, inertia);
  const k_cs = sheet.put("curvature_cs_1_m", between, zeta, steel(state.x, state.I), steel(x, I));
  const k_M = sheet.put("curvature_M_1_m", between, zeta, k_II, k_I);
  sheet.put("curvature_1_m", allCurvature, k_M, k_cs);
  const of = shapes[item.static_system === "cantilever" ? "cantilever" : "span"];
  if (asked.moment_shape === undefined) sheet.assume(says.uniformLoad);
  if (item.static_system === undefined) sheet.assume(says.simpleSpan);
  const k_w = sheet.table("k_w", of[asked.moment_shape ?? "udl"], "EN 1992-1-1 7.4.3(7)");
  const span = asked.span_mm ?? 0;
  const w = sheet.put("w_mm", deflectionOf, k_w, k_M, of.constant, Math.max(0, k_cs), span);
  const most_M = Math.max(...[asked.M_qp, asked.M_fr, asked.M_ch].map((one) => Math.abs(one ?? 0)));
  if (most_M > Math.max(M, M_cr) * (1 + 1e-9)) {
    // cracks of greater loads stay open
    const cracked = distribution(beta, M_cr, most_M);
    const cs = between(cracked, steel(state.x, state.I), steel(x, I));
    const later = deflectionOf(k_w, between(cracked, k_II, k_I), of.constant, Math.max(0, cs), span);
    const is = (length: number) => quantity(significant(length, 3), "mm");
    if (later > w * 1.05) sheet.warn(says.crackedBefore({ w: is(w), later: is(later) }));
  }
  const limit = limitOfSpan(span, asked.w_limit ?? 250);
  if (asked.w_limit !== undefined && asked.w_limit < 250) sheet.warn(says.largeDeflection({ n: asked.w_limit }));
  const camber = asked.precamber_mm ?? 0;
  const most = limitOfSpan(span, 250);
  if (camber > most)
    sheet.problem("serviceability.precamber_mm", atMost(most, camber, { unit: "mm", because: says.camber }));
  sheet.verify(deflection, sag(w, camber), limit, "mm");
}
