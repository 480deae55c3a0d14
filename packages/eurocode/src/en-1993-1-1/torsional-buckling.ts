import type { Page } from "../engine/sheet.ts";
import type { CrossSection } from "./cross-section.ts";
import { type Buckling, bucklingFrom, eulerForce, lattice_v, lattice_yz, slenderness } from "./flexural-buckling.ts";
import { formula } from "./formula.ts";
import type { Member } from "./model.ts";
import { says } from "./says-of-buckling.ts";

// 6.3.1.4 Torsional and torsional-flexural buckling. The critical forces are elastic theory (Timoshenko and Gere); the
// standard gives none.

export const polarRadius = formula(
  "6.3.1.4, elastic theory",
  "sqrt((I_y + I_z) / A + y_0^2 + z_0^2)",
  (I_y, I_z, A, y_0, z_0) => Math.sqrt((I_y + I_z) / A + y_0 ** 2 + z_0 ** 2),
);
export const torsionalForce = formula(
  "6.3.1.4, elastic theory",
  "(G * I_t + pi^2 * E * I_w / L_cr_T^2) / i_0^2 / 1000",
  (G, I_t, E, I_w, L_cr_T, i_0) => (G * I_t + (Math.PI ** 2 * E * I_w) / L_cr_T ** 2) / i_0 ** 2 / 1000,
);
/** The shear centre lies on one axis of symmetry, e from the centroid: torsion with bending about that axis, N_cr. */
export const torsionalFlexuralForce = formula(
  "6.3.1.4, elastic theory",
  "2 * N_cr * N_cr_T / (N_cr + N_cr_T + sqrt((N_cr - N_cr_T)^2 + 4 * N_cr * N_cr_T * (e / i_0)^2))",
  (N_cr, N_cr_T, e, i_0) =>
    (2 * N_cr * N_cr_T) / (N_cr + N_cr_T + Math.sqrt((N_cr - N_cr_T) ** 2 + 4 * N_cr * N_cr_T * (e / i_0) ** 2)),
);
/** What vanishes at a critical force of a section without symmetry. */
export const torsionalFlexuralCubic = formula(
  "6.3.1.4, elastic theory",
  "i_0^2 * (N - N_cr_u) * (N - N_cr_v) * (N - N_cr_T) - N^2 * v_0^2 * (N - N_cr_u) - N^2 * u_0^2 * (N - N_cr_v)",
  (i_0, N, N_cr_u, N_cr_v, N_cr_T, v_0, u_0) =>
    i_0 ** 2 * (N - N_cr_u) * (N - N_cr_v) * (N - N_cr_T) -
    N ** 2 * v_0 ** 2 * (N - N_cr_u) -
    N ** 2 * u_0 ** 2 * (N - N_cr_v),
);

export interface TorsionalBuckling extends Buckling {
  readonly N_cr_T: number;
  readonly N_cr_TF: number;
}

/** Open sections; undefined for hollow and solid ones. */
export function torsionalBuckling(
  page: Page,
  member: Member,
  section: CrossSection,
  N_cr_y: number,
  N_cr_z: number,
): TorsionalBuckling | undefined {
  const { profile: p, item, E, G, L_cr_T } = member;
  if (p.hollow || (p.plates.length === 0 && p.shape !== "outline")) return undefined;
  const i_0 = page.put("i_0_mm", polarRadius, p.I_y, p.I_z, p.A, p.y_0, p.z_0);
  const N_cr_T =
    item.N_cr_T_kN === undefined
      ? page.put("N_cr_T_kN", torsionalForce, G, p.I_t, E, p.I_w, L_cr_T, i_0)
      : page.given("N_cr_T_kN", item.N_cr_T_kN);
  const N_cr_TF = criticalTF(page, member, section.A_c, N_cr_T, i_0, N_cr_y, N_cr_z);
  const curve = member.curve_T ?? member.curveOf(p, "z");
  member.next?.use(page, "torsional");
  const { lambda, chi, N_b_Rd, N_cr } = bucklingFrom(page, member, section, "T", Math.min(N_cr_T, N_cr_TF), curve);
  return { N_cr, lambda, chi, N_b_Rd, N_cr_T, N_cr_TF };
}

function criticalTF(
  page: Page,
  member: Member,
  A: number,
  N_cr_T: number,
  i_0: number,
  N_cr_y: number,
  N_cr_z: number,
): number {
  const { profile: p, item } = member;
  const name = "N_cr_TF_kN";
  if (item.N_cr_TF_kN !== undefined) return page.given(name, item.N_cr_TF_kN);
  if (p.oblique) {
    const N_cr_u = forceOfAngle(page, member, A, "u");
    // equal legs: the shear centre lies on u, so that bending about v does not couple with twist
    if (p.v_0 === 0 || Math.abs(p.v_0) < symmetric * Math.abs(p.u_0))
      return page.put(name, torsionalFlexuralForce, N_cr_u, N_cr_T, Math.abs(p.u_0), i_0);
    const N_cr_v = forceOfAngle(page, member, A, "v");
    const root = smallestRoot(i_0, N_cr_u, N_cr_v, N_cr_T, p.v_0, p.u_0);
    page.step("residual", torsionalFlexuralCubic, i_0, root, N_cr_u, N_cr_v, N_cr_T, p.v_0, p.u_0);
    return page.table(name, root, "EN 1993-1-1 6.3.1.4, elastic theory", says.smallestRoot);
  }
  if (p.y_0 !== 0 && p.z_0 === 0) return page.put(name, torsionalFlexuralForce, N_cr_y, N_cr_T, Math.abs(p.y_0), i_0);
  if (p.z_0 !== 0 && p.y_0 === 0) return page.put(name, torsionalFlexuralForce, N_cr_z, N_cr_T, Math.abs(p.z_0), i_0);
  if (p.y_0 === 0) return N_cr_T;
  const root = smallestRoot(i_0, N_cr_y, N_cr_z, N_cr_T, p.z_0, p.y_0);
  page.step("residual", torsionalFlexuralCubic, i_0, root, N_cr_y, N_cr_z, N_cr_T, p.z_0, p.y_0);
  return page.table(name, root, "EN 1993-1-1 6.3.1.4, elastic theory", says.smallestRoot);
}

/** Shear centres this much closer to an axis lie on it. */
const symmetric = 1e-3;

/** The slenderness of BB.1.2 counts in what couples with twist, too: a force that has it. */
export const forceOfSlenderness = formula(
  "BB.1.2(1), (6.50)",
  "A * f_y / (1000 * lambda_eff^2)",
  (A, f_y, lambda_eff) => (A * f_y) / (1000 * lambda_eff ** 2),
);

function forceOfAngle(
  page: Page,
  { item, f_y, E, profile: p, L_cr_y, L_cr_z, L_cr_v }: Member,
  A: number,
  axis: "u" | "v",
): number {
  const [I, L] = axis === "u" ? [p.I_u, Math.max(L_cr_y, L_cr_z)] : [p.I_v, L_cr_v];
  const N_cr = page.step(`N_cr_${axis}_T_kN`, eulerForce, E, I, L);
  if (!item.lattice_web_member || p.shape !== "angle") return N_cr;
  const lambda = page.step(`lambda_${axis}_T`, slenderness, A, f_y, N_cr);
  const effective = page.step(`lambda_eff_${axis}_T`, axis === "v" ? lattice_v : lattice_yz, lambda);
  return page.step(`N_cr_${axis}_eff_kN`, forceOfSlenderness, A, f_y, effective);
}

/** Between 0, where the cubic is negative, and the smallest of the three forces, where it is not: by halving. */
export function smallestRoot(i_0: number, N_u: number, N_v: number, N_T: number, v_0: number, u_0: number): number {
  let low = 0;
  let high = Math.min(N_u, N_v, N_T);
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (torsionalFlexuralCubic(i_0, middle, N_u, N_v, N_T, v_0, u_0) < 0) low = middle;
    else high = middle;
  }
  return low;
}

/** The torsional critical force that Table A.1 asks for; sections without one of their own are very stiff. */
export function torsionalForceOf(page: Page, { profile: p, E, G, L_cr_T }: Member): number {
  const i_0 = page.step("i_0_mm", polarRadius, p.I_y, p.I_z, p.A, p.y_0, p.z_0);
  return page.step("N_cr_T_kN", torsionalForce, G, p.I_t, E, p.I_w, L_cr_T, i_0);
}
