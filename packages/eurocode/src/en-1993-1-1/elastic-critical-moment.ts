import { formula } from "./formula.ts";
import type { Member } from "./member.ts";
import { type MomentShape, shapeFactors } from "./moment-shape.ts";
import type { Page } from "./page.ts";

// M_cr by elastic theory. The standard asks for it (6.3.2.2(2)) and gives no formula: the three-factor formula and its
// tables are those of NCCI SN003 and SN030, C_1 of any diagram that of López, Yong and Serna with the end conditions free.

const theory = "6.3.2.2(2), elastic theory";

export const C_1_linear = formula(theory, "min(2.6, 1.77 - 1.04 * psi + 0.27 * psi^2)", (psi) =>
  Math.min(2.6, 1.77 - 1.04 * psi + 0.27 * psi ** 2),
);
/** M_2, M_3, M_4 at the quarter points. */
export const C_1_diagram = formula(
  theory,
  "sqrt(35 * M_max^2 / (M_max^2 + 9 * M_2^2 + 16 * M_3^2 + 9 * M_4^2))",
  (M_max, M_2, M_3, M_4) => Math.sqrt((35 * M_max ** 2) / (M_max ** 2 + 9 * M_2 ** 2 + 16 * M_3 ** 2 + 9 * M_4 ** 2)),
);
/** What asymmetry sees of moments that are straight between the ends. */
export const C_3_linear = formula(theory, "C_1 * (1 + psi) / 2", (C_1, psi) => (C_1 * (1 + psi)) / 2);
/** m_mean: integral of (M / M_max) (1 + cos 2 pi x) over the length. */
export const C_3_diagram = formula(theory, "C_1 * m_mean", (C_1, m_mean) => C_1 * m_mean);
export const loadOffset = formula(theory, "C_2 * z_g - C_3 * z_j", (C_2, z_g, C_3, z_j) => C_2 * z_g - C_3 * z_j);
export const symmetricOffset = formula(theory, "C_2 * z_g", (C_2, z_g) => C_2 * z_g);

export const criticalMoment = formula(
  theory,
  "max(1e-9, C_1 * pi^2 * E * I_z / (k_z * L_LT)^2 * (sqrt((k_z / k_w)^2 * I_w / I_z + (k_z * L_LT)^2 * G * I_t / (pi^2 * E * I_z) + d_g^2) - d_g) / 1e6)",
  (C_1, E, I_z, k_z, L_LT, k_w, I_w, G, I_t, d_g) =>
    Math.max(
      1e-9,
      (((C_1 * Math.PI ** 2 * E * I_z) / (k_z * L_LT) ** 2) *
        (Math.sqrt(
          ((k_z / k_w) ** 2 * I_w) / I_z + ((k_z * L_LT) ** 2 * G * I_t) / (Math.PI ** 2 * E * I_z) + d_g ** 2,
        ) -
          d_g)) /
        1e6,
    ),
);

export interface CriticalMoment {
  readonly M_cr: number;
  readonly C_1: number;
}

/** The weak axis of the section; an angle's is v. */
const weakInertia = ({ profile: p }: Member): number => (p.shape === "angle" ? p.I_v : p.I_z);

export function elasticCriticalMoment(page: Page, member: Member, stemCompressed: boolean): CriticalMoment {
  const { item, profile: p, E, G, L_LT, shape_LT } = member;
  const C_1 = C_1_of(page, item.C_1, shape_LT);
  if (item.M_cr_kNm !== undefined) return { C_1, M_cr: page.given("M_cr_kNm", item.M_cr_kNm) };
  const C_2 = C_2_of(page, item.C_2, shape_LT);
  const k_z = item.k_z ?? 1;
  if (k_z !== 1 && item.C_1 === undefined)
    page.warn("C_1 and C_2 in M_cr are those of k_z = 1; give C_1 for other restraints");
  const z_g = item.load_height_mm ?? 0;
  const d_g = offset(page, member, C_1, C_2, z_g, stemCompressed);
  const I_z = weakInertia(member);
  return {
    C_1,
    M_cr: page.put("M_cr_kNm", criticalMoment, C_1, E, I_z, k_z, L_LT, item.k_w ?? 1, p.I_w, G, p.I_t, d_g),
  };
}

/** Under a uniform moment on the same length, loads at the shear centre: for lambda_0 of Annex A. */
export function uniformCriticalMoment(page: Page, member: Member): number {
  const { item, profile: p, E, G, L_LT } = member;
  return page.step(
    "M_cr_0_kNm",
    criticalMoment,
    1,
    E,
    weakInertia(member),
    item.k_z ?? 1,
    L_LT,
    item.k_w ?? 1,
    p.I_w,
    G,
    p.I_t,
    0,
  );
}

const tables = "EN 1993-1-1 6.3.2.2(2), NCCI SN003";

function C_1_of(page: Page, own: number | undefined, shape: MomentShape): number {
  if (own !== undefined) return page.given("C_1", own);
  if (shape.name === "linear") return page.put("C_1", C_1_linear, shape.psi);
  if (shape.name !== "diagram") return page.table("C_1", shapeFactors[shape.name].C_1, tables, shape.name);
  const { M_2 = 1, M_3 = 1, M_4 = 1, hidden = false } = shape.diagram ?? {};
  if (hidden)
    page.warn("C_1 from the quarter points: the greatest moment stands between them and may be missed; give C_1");
  return page.put("C_1", C_1_diagram, 1, M_2, M_3, M_4);
}

function C_2_of(page: Page, own: number | undefined, shape: MomentShape): number {
  if (own !== undefined) return page.given("C_2", own);
  if (shape.name === "linear") return page.table("C_2", 0, tables, "no load between the ends");
  if (shape.name === "diagram") return page.table("C_2", 0, tables, "load at the shear centre");
  return page.table("C_2", shapeFactors[shape.name].C_2, tables, shape.name);
}

function offset(
  page: Page,
  { item, profile, shape_LT }: Member,
  C_1: number,
  C_2: number,
  z_g: number,
  stemCompressed: boolean,
): number {
  if (profile.z_j === 0) return z_g === 0 ? 0 : page.step("d_g_mm", symmetricOffset, C_2, z_g);
  const C_3 = C_3_of(page, item.C_3, shape_LT, C_1, stemCompressed);
  const z_j = page.given("z_j_mm", stemCompressed ? -profile.z_j : profile.z_j);
  return page.step("d_g_mm", loadOffset, C_2, z_g, C_3, z_j);
}

/**
 * Where the stem is compressed, or flange and stem in turn, buckling gathers at the greatest moment and the tables are
 * unsafe (elastic-critical-moment.test.ts): the asymmetry then counts as under a uniform moment, C_3 = C_1.
 */
function C_3_of(page: Page, own: number | undefined, shape: MomentShape, C_1: number, stemCompressed: boolean): number {
  if (own !== undefined) return page.given("C_3", own);
  if (stemCompressed) return page.table("C_3", C_1, tables, "C_3 = C_1: the stem is compressed");
  if (shape.name === "linear") return page.put("C_3", C_3_linear, C_1, shape.psi);
  if (shape.name !== "diagram") return page.table("C_3", shapeFactors[shape.name].C_3, tables, shape.name);
  return page.put("C_3", C_3_diagram, C_1, shape.diagram?.mean ?? 1);
}
