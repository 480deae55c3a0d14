import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import {
  type Actions,
  axialStress,
  bendingStress,
  bothWays,
  greaterBothWays,
  modulusLeftZ,
  type Strengths as OfSection,
  shearBothWays,
  shearStress,
} from "./cross-section.ts";
import { formula, requirement } from "./formula.ts";
import type { Member } from "./model.ts";
import { heldByRow } from "./reinforcement.ts";
import { says } from "./says.ts";

// Holes through beams of glulam and LVL. EN 1995-1-1 has no rules for them: NCI NA.6.7 and NA.6.8.4 of the German annex, as the
// Swedish glulam handbook (Limtraehandboken, part 2) has them too. 0.7 h_d of round ones: LVL Handbook Europe (2025) 4.3.11, and Tapia
// and Aicher, WCTE 2016, of the annex. Shear at the corners and bending of the wood above and below a rectangular one: LVL Handbook
// (4.62) to (4.70), after the Austrian annex, one source opened; it has k_tau of round ones, too, with a = h_d; limits of reinforced ones: a program of a maker of screws (timberconnect.de), too.

const ofHoles = (id: string, text: string, title: string) => requirement(id, "NCI NA.6.7", text, title);
const tension = ofHoles(
  "hole-tension",
  "sigma_t_90_d / (k_t_90 * f_t_90_d) <= 1",
  "tension across the grain at the hole",
);
const held = requirement(
  "hole-reinforcement",
  "NCI NA.6.8.4",
  "F_t_90_d / F_ax_Rd <= 1",
  "reinforcement of the hole across the grain",
);
const sheared = requirement("hole-shear", "6.1.7", "tau_hole_d / f_v_d <= 1", "shear beside the hole");
const shearedY = requirement("hole-shear-y", "6.1.7", "tau_hole_y_d / f_v_d <= 1", "shear along y beside the hole");
const shearedTogether = requirement(
  "hole-shear-interaction",
  "6.1.7",
  "(tau_hole_d / f_v_d)^2 + (tau_hole_y_d / f_v_y_d)^2 <= 1",
  "shear in both directions beside the hole",
);
const bent = requirement("hole-section", "5.2(2)P", "eta_hole <= 1", "bending and axial force beside the hole");
const long = ofForm(ofHoles("hole-length", "a / a_max <= 1", "length of the hole"));
const corner = ofForm(ofHoles("hole-corner", "r_min / r <= 1", "radius of the corners of the hole"));
const depth = ofForm(ofHoles("hole-depth", "h_d / h_d_max <= 1", "depth of the hole"));
const edge = ofForm(ofHoles("hole-edge", "h_r_min / h_r <= 1", "wood above and below the hole"));
const end = ofForm(ofHoles("hole-end", "l_v_min / l_v <= 1", "from the end to the hole"));
const support = ofForm(ofHoles("hole-support", "l_A_min / l_A <= 1", "from the support to the hole"));
const next = ofForm(ofHoles("hole-spacing", "l_z_min / l_z <= 1", "to the next hole"));

export const pulledByShear = formula(
  "NCI NA.6.7",
  "V_Ed * h_d / (4 * h) * (3 - h_d^2 / h^2)",
  (V_Ed, h_d, h) => ((V_Ed * h_d) / (4 * h)) * (3 - h_d ** 2 / h ** 2),
);
/** Of a round hole seven tenths of its depth pull the wood apart */
export const roundDepth = formula("NCI NA.6.7", "0.7 * h_d", (h_d) => 0.7 * h_d);
/** kNm and mm give kN */
export const pulledByMoment = formula("NCI NA.6.7", "0.008 * 1000 * M_Ed / h_r", (M_Ed, h_r) => (8 * M_Ed) / h_r);
export const besideRound = formula(
  "NCI NA.6.7",
  "min(h_ro, h_ru) + 0.15 * h_d",
  (h_ro, h_ru, h_d) => Math.min(h_ro, h_ru) + 0.15 * h_d,
);
export const besideRectangle = formula("NCI NA.6.7", "min(h_ro, h_ru)", (h_ro, h_ru) => Math.min(h_ro, h_ru));
export const spreadOfRectangle = formula("NCI NA.6.7", "0.5 * (h_d + h)", (h_d, h) => 0.5 * (h_d + h));
/** At the corners, and around a round hole, shear is greater than beside it */
export const concentrated = formula("NCI NA.6.7", "max(1, 1.85 * (1 + a / h) * (h_d / h)^0.2)", (a, h, h_d) =>
  Math.max(1, 1.85 * (1 + a / h) * (h_d / h) ** 0.2),
);
export const atCorner = formula("NCI NA.6.7", "k_tau * tau", (k_tau, tau) => k_tau * tau);
/** The wood above and below bends under its share of the shear over the length of the hole; the thinner one more; kN, mm */
export const bentBeside = formula(
  "NCI NA.6.7",
  "3000 * V_Ed * a / (b * (h - h_d) * h_r)",
  (V_Ed, a, b, h, h_d, h_r) => (3000 * V_Ed * a) / (b * (h - h_d) * h_r),
  { h: [12, 20] },
);
export const bentTogether = formula(
  "NCI NA.6.7",
  "sigma_m_M + sigma_m_V",
  (sigma_m_M, sigma_m_V) => sigma_m_M + sigma_m_V,
);
export const leastLength = formula("NCI NA.6.8.4", "min(h, 2.5 * h_d)", (h, h_d) => Math.min(h, 2.5 * h_d));
export const spread = formula("NCI NA.6.7", "0.35 * h_d + 0.5 * h", (h_d, h) => 0.35 * h_d + 0.5 * h);
export const deepBeam = formula("NCI NA.6.7", "min(1, sqrt(450 / h))", (h) => Math.min(1, Math.sqrt(450 / h)));
export const together = formula("NCI NA.6.7", "F_t_V + F_t_M", (F_t_V, F_t_M) => F_t_V + F_t_M);
export const stressAcross = formula(
  "NCI NA.6.7",
  "1000 * F_t_90 / (0.5 * l_t_90 * b)",
  (F_t_90, l_t_90, b) => (1000 * F_t_90) / (0.5 * l_t_90 * b),
);
export const shearBeside = formula(
  "6.1.7(2)",
  "1500 * V_Ed / (k_cr * b * (h - h_d))",
  (V_Ed, k_cr, b, h, h_d) => (1500 * V_Ed) / (k_cr * b * (h - h_d)),
  { h: [12, 20] },
);
export const areaBeside = formula("5.2(2)P", "b * (h - h_d)", (b, h, h_d) => b * (h - h_d), { h: [12, 20] });
/** e: the hole off the axis; of the section that is left, to its farther edge */
export const axisBeside = formula("5.2(2)P", "e * h_d / (h - h_d)", (e, h_d, h) => (e * h_d) / (h - h_d), {
  h: [12, 20],
});
export const modulusBeside = formula(
  "5.2(2)P",
  "(b * h^3 / 12 - b * h_d^3 / 12 - b * h_d * e^2 - b * (h - h_d) * y_0^2) / (h / 2 + y_0)",
  (b, h, h_d, e, y_0) =>
    ((b * h ** 3) / 12 - (b * h_d ** 3) / 12 - b * h_d * e ** 2 - b * (h - h_d) * y_0 ** 2) / (h / 2 + y_0),
  { h: [30, 60], h_d: [0.1, 8], e: [0.1, 6], y_0: [0.1, 1] },
);
export const depthBeside = formula("5.2(2)P", "h - h_d", (h, h_d) => h - h_d, { h: [12, 20] });
export const share = formula("NCI NA.6.7", "k * F_Ed", (k, F_Ed) => k * F_Ed);
export const leftOver = formula("NCI NA.6.7", "h / 2 - h_d / 2 - e", (h, h_d, e) => h / 2 - h_d / 2 - e);

/** Of the depth; unreinforced NA.6.7, reinforced inside NA.6.8.4 */
const limits = {
  plain: { depth: 0.15, edge: 0.35, next: 1.5, long: 0.4 },
  reinforced: { depth: 0.3, edge: 0.25, next: 1 },
} as const;
export const partOfDepth = formula("NCI NA.6.7", "k * h", (k, h) => k * h);
export const leastNext = formula("NCI NA.6.7", "max(300, k * h)", (k, h) => Math.max(300, k * h));
const leastRadius = 15;
const endsOfDepth = { end: 1, support: 0.5 } as const;

interface Strengths extends OfSection {
  readonly f_v: number;
  readonly f_v_y: number;
  readonly f_t_90: number;
}

export function verifyHole(
  sheet: Sheet,
  { item, k_cr, k_m, service_class }: Member,
  k_mod: number,
  f: Strengths,
  actions: Actions,
): void {
  const { hole, b, h } = item;
  if (!hole) return;
  const { d_mm: h_d, a_mm: a, e_mm = 0, V_share, M_share, reinforcement } = hole;
  if (V_share === undefined || M_share === undefined) sheet.assume(says.holeWithGreatest, { weighty: true });
  if (actions.M_z !== 0 || actions.V_y !== 0) sheet.assume(says.holeAboutZ, { weighty: true });
  sheet.assume(says.holeByAnnex);
  sheet.assume(a === undefined ? says.shearOfRoundHole : says.rectangularHole, { weighty: true });
  if (service_class === 3 && !reinforcement) sheet.warn(says.holeOutside);
  const V = sheet.put("V_hole_Ed_kN", share, V_share ?? 1, Math.abs(actions.V_z));
  const M = sheet.put("M_hole_Ed_kNm", share, M_share ?? 1, Math.abs(actions.M_y));
  const [h_ro, h_ru] = [sheet.put("h_ro_mm", leftOver, h, h_d, e_mm), sheet.put("h_ru_mm", leftOver, h, h_d, -e_mm)];
  const F_t_90 = sheet.put(
    "F_t_90_hole_d_kN",
    together,
    sheet.step("F_t_V", pulledByShear, V, a === undefined ? sheet.step("h_d", roundDepth, h_d) : h_d, h),
    sheet.step(
      "F_t_M",
      pulledByMoment,
      M,
      a === undefined
        ? sheet.step("h_r", besideRound, h_ro, h_ru, h_d)
        : sheet.step("h_r", besideRectangle, h_ro, h_ru),
    ),
  );
  if (reinforcement) {
    const F_ax_Rd = heldByRow(sheet, "F_ax_hole_Rd_kN", reinforcement, k_mod, "hole.reinforcement");
    sheet.verify(held, F_t_90, F_ax_Rd, "kN");
  } else {
    const l_t_90 = sheet.put("l_t_90_mm", a === undefined ? spread : spreadOfRectangle, h_d, h);
    const sigma = sheet.put("sigma_t_90_hole_d_MPa", stressAcross, F_t_90, l_t_90, b);
    sheet.verify(tension, sigma, sheet.put("k_t_90", deepBeam, h) * f.f_t_90, "MPa");
  }
  const tau_0 = sheet.step("tau_hole_d", shearBeside, V, k_cr, b, h, h_d);
  const tau = sheet.put("tau_hole_d_MPa", atCorner, sheet.put("k_tau", concentrated, a ?? h_d, h, h_d), tau_0);
  sheet.verify(sheared, tau, f.f_v, "MPa");
  if (actions.V_y !== 0)
    verifyShearY(sheet, { thickness: b, left: sheet.step("h_left", depthBeside, h, h_d), k_cr }, f, tau, actions.V_y);
  const rectangle = a === undefined ? undefined : { a, V, h_r: Math.min(h_ro, h_ru) };
  verifySection(sheet, { b, h, h_d, e: Math.abs(e_mm), k_m, rectangle }, f, { ...actions, M_y: M });
  verifyPlace(sheet, hole, h, Math.min(h_ro, h_ru));
}

/** Along y the two parts carry as the whole section does, (NA.54) with what acts along z. */
function verifyShearY(
  sheet: Sheet,
  { thickness, left, k_cr }: { readonly thickness: number; readonly left: number; readonly k_cr: number },
  f: Strengths,
  tau: number,
  V_y: number,
): void {
  const tau_y = sheet.put("tau_hole_y_d_MPa", shearStress, V_y, k_cr, left, thickness);
  sheet.verify(shearedY, tau_y, f.f_v_y, "MPa");
  if (tau === 0) return;
  sheet.verify(shearedTogether, sheet.put("eta_hole_shear", shearBothWays, tau, f.f_v, tau_y, f.f_v_y), 1, "");
  sheet.assume(says.combinedShear);
}

interface Net {
  readonly b: number;
  readonly h: number;
  readonly h_d: number;
  readonly e: number;
  readonly k_m: number;
  readonly rectangle: { readonly a: number; readonly V: number; readonly h_r: number } | undefined;
}

function verifySection(
  sheet: Sheet,
  { b, h, h_d, e, k_m, rectangle }: Net,
  f: Strengths,
  { M_y, M_z, N }: Pick<Actions, "M_y" | "M_z" | "N">,
): void {
  const y_0 = sheet.step("y_0", axisBeside, e, h_d, h);
  const W = sheet.step("W_hole", modulusBeside, b, h, h_d, e, y_0);
  const m_y = rectangle
    ? sheet.put(
        "sigma_m_hole_d_MPa",
        bentTogether,
        sheet.step("sigma_m_M", bendingStress, M_y, W),
        sheet.step("sigma_m_V", bentBeside, rectangle.V, rectangle.a, b, h, h_d, rectangle.h_r),
      )
    : sheet.put("sigma_m_hole_d_MPa", bendingStress, M_y, W);
  const m_z =
    M_z === 0
      ? 0
      : sheet.put(
          "sigma_m_hole_z_d_MPa",
          bendingStress,
          M_z,
          sheet.step("W_hole_z", modulusLeftZ, sheet.step("h_left", depthBeside, h, h_d), b),
        );
  if (N !== 0) sheet.assume(says.axialAtHole);
  const n = N === 0 ? 0 : sheet.put("sigma_0_hole_d_MPa", axialStress, N, sheet.step("A_hole", areaBeside, b, h, h_d));
  const stresses = { m_y, m_z, c_0: N > 0 ? n : 0, t_0: N < 0 ? n : 0 };
  sheet.verify(bent, sheet.put("eta_hole", greaterBothWays, ...bothWays(sheet, "eta_hole", stresses, f, k_m)), 1, "");
}

type Hole = NonNullable<Member["item"]["hole"]>;

/** NA.6.7, NA.6.8.4 */
function verifyPlace(
  sheet: Sheet,
  { d_mm, a_mm, r_mm, l_v_mm, l_A_mm, l_z_mm, reinforcement }: Hole,
  h: number,
  least: number,
): void {
  const of = limits[reinforcement ? "reinforced" : "plain"];
  sheet.verify(depth, d_mm, sheet.put("h_d_max_mm", partOfDepth, of.depth, h), "mm");
  sheet.verify(edge, sheet.put("h_r_min_mm", partOfDepth, of.edge, h), least, "mm");
  if (a_mm !== undefined) {
    const a_max = reinforcement
      ? sheet.put("a_hole_max_mm", leastLength, h, d_mm)
      : sheet.put("a_hole_max_mm", partOfDepth, limits.plain.long, h);
    sheet.verify(long, a_mm, a_max, "mm");
    if (r_mm === undefined) sheet.assume(says.cornersRounded);
    else sheet.verify(corner, leastRadius, r_mm, "mm");
  }
  if (l_v_mm === undefined || l_A_mm === undefined) sheet.lack("hole.l_A_mm", says.holePlaceNotGiven);
  if (l_v_mm !== undefined) sheet.verify(end, sheet.step("l_v_min", partOfDepth, endsOfDepth.end, h), l_v_mm, "mm");
  if (l_A_mm !== undefined)
    sheet.verify(support, sheet.step("l_A_min", partOfDepth, endsOfDepth.support, h), l_A_mm, "mm");
  if (l_z_mm === undefined) sheet.lack("hole.l_z_mm", says.nextHoleNotGiven);
  else sheet.verify(next, sheet.step("l_z_min", leastNext, of.next, h), l_z_mm, "mm");
}
