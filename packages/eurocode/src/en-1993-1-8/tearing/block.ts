import type { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";

// EN 1993-1-8 3.10.2: block tearing. Areas in mm², forces in kN.

/** (3.9): symmetric group under concentric load */
export const blockConcentric = formula(
  "3.10.2(2)",
  "(f_u * A_nt / gamma_M2 + f_y * A_nv / (sqrt(3) * gamma_M0)) / 1000",
  (f_u, A_nt, gamma_M2, f_y, A_nv, gamma_M0) =>
    ((f_u * A_nt) / gamma_M2 + (f_y * A_nv) / (Math.sqrt(3) * gamma_M0)) / 1000,
);

/** (3.10): eccentric load */
export const blockEccentric = formula(
  "3.10.2(3)",
  "(0.5 * f_u * A_nt / gamma_M2 + f_y * A_nv / (sqrt(3) * gamma_M0)) / 1000",
  (f_u, A_nt, gamma_M2, f_y, A_nv, gamma_M0) =>
    ((0.5 * f_u * A_nt) / gamma_M2 + (f_y * A_nv) / (Math.sqrt(3) * gamma_M0)) / 1000,
);

export const blockTearing = requirement("block-tearing", "3.10.2", "V_Ed <= V_eff_Rd");

/** One line in shear, from its first bolt to the end. */
export const shearLines = formula(
  "3.10.2(2)",
  "n_v * t * (e_1 + (n_1 - 1) * p_1 - (n_1 - 0.5) * d_0)",
  (n_v, t, e_1, n_1, p_1, d_0) => n_v * t * (e_1 + (n_1 - 1) * p_1 - (n_1 - 0.5) * d_0),
);
export const tensionToEdge = formula(
  "3.10.2(2)",
  "t * (e_2 + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0)",
  (t, e_2, n_2, p_2, d_0) => t * (e_2 + (n_2 - 1) * p_2 - (n_2 - 0.5) * d_0),
);
export const tensionInEdgeStrips = formula(
  "3.10.2(2)",
  "2 * t * (e_2 - 0.5 * d_0)",
  (t, e_2, d_0) => 2 * t * (e_2 - 0.5 * d_0),
);
export const tensionBetweenLines = formula(
  "3.10.2(2)",
  "t * (n_2 - 1) * (p_2 - d_0)",
  (t, n_2, p_2, d_0) => t * (n_2 - 1) * (p_2 - d_0),
);

export type BlockPattern = "one-edge" | "two-edges" | "between-lines";

export interface BlockGeometry {
  readonly t: number;
  readonly d_0: number;
  readonly n_1: number;
  readonly n_2: number;
  readonly e1: number;
  readonly p1: number;
  readonly e2: number;
  readonly p2: number;
}

export interface Areas {
  readonly A_nt: number;
  readonly A_nv: number;
}

export const areasOf = (pattern: BlockPattern, g: BlockGeometry): Areas => ({
  A_nt: tensionArea(pattern, g),
  A_nv: shearLines(pattern === "one-edge" ? 1 : 2, g.t, g.e1, g.n_1, g.p1, g.d_0),
});

const tensionArea = (pattern: BlockPattern, { t, d_0, n_2, e2, p2 }: BlockGeometry): number => {
  if (pattern === "one-edge") return tensionToEdge(t, e2, n_2, p2, d_0);
  return pattern === "two-edges" ? tensionInEdgeStrips(t, e2, d_0) : tensionBetweenLines(t, n_2, p2, d_0);
};

/** What n_2 lines allow: a single line tears to one edge. */
export const patternsOf = (n_2: number): readonly BlockPattern[] =>
  n_2 === 1 ? ["one-edge"] : ["one-edge", "two-edges", "between-lines"];

export interface Strengths {
  readonly f_u: number;
  readonly f_y: number;
  readonly gamma_M0: number;
  readonly gamma_M2: number;
}

export const blockResistance = (
  eccentric: boolean,
  { A_nt, A_nv }: Areas,
  { f_u, f_y, gamma_M0, gamma_M2 }: Strengths,
): number => (eccentric ? blockEccentric : blockConcentric)(f_u, A_nt, gamma_M2, f_y, A_nv, gamma_M0);

/** Of a plate that is pulled along its axis: only what tears on both sides of it (SCI P398, MSB05 5.2). */
export const symmetricPatternsOf = (n_2: number): readonly BlockPattern[] =>
  n_2 === 1 ? ["one-edge"] : ["two-edges", "between-lines"];

/** The pattern with the least resistance. */
export function weakestPattern(
  g: BlockGeometry,
  eccentric: boolean,
  strengths: Strengths,
  patterns: readonly BlockPattern[] = patternsOf(g.n_2),
): BlockPattern {
  const [first = "one-edge", ...others] = patterns;
  const resistance = (pattern: BlockPattern) => blockResistance(eccentric, areasOf(pattern, g), strengths);
  return others.reduce((least, pattern) => (resistance(pattern) < resistance(least) ? pattern : least), first);
}

/** Both areas as steps and values. */
export function putAreas(sheet: Sheet, pattern: BlockPattern, g: BlockGeometry, prefix = ""): Areas {
  const { t, d_0, n_1, n_2, e1, p1, e2, p2 } = g;
  const name = `${prefix}A_nt_mm2`;
  const A_nt =
    pattern === "one-edge"
      ? sheet.put(name, tensionToEdge, t, e2, n_2, p2, d_0)
      : pattern === "two-edges"
        ? sheet.put(name, tensionInEdgeStrips, t, e2, d_0)
        : sheet.put(name, tensionBetweenLines, t, n_2, p2, d_0);
  const A_nv = sheet.put(`${prefix}A_nv_mm2`, shearLines, pattern === "one-edge" ? 1 : 2, t, e1, n_1, p1, d_0);
  return { A_nt, A_nv };
}

/** V_eff,1 and V_eff,2; gives the one that the loading asks for. */
export function putBlock(sheet: Sheet, areas: Areas, strengths: Strengths, eccentric: boolean, prefix = ""): number {
  const { f_u, f_y, gamma_M0, gamma_M2 } = strengths;
  const V_1 = sheet.put(
    `${prefix}V_eff_1_Rd_kN`,
    blockConcentric,
    f_u,
    areas.A_nt,
    gamma_M2,
    f_y,
    areas.A_nv,
    gamma_M0,
  );
  const V_2 = sheet.put(`${prefix}V_eff_2_Rd_kN`, blockEccentric, f_u, areas.A_nt, gamma_M2, f_y, areas.A_nv, gamma_M0);
  return eccentric ? V_2 : V_1;
}
