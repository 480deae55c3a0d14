import { formula } from "../formula.ts";

// EN 1993-1-8 Tables 6.4, 6.5 and 6.6: effective lengths of bolt rows, circular (cp) and non-circular (nc) patterns,
// alone and as part of a group. In a group, p is the pitch to the next row; between two rows half of each counts.

const table64 = "Table 6.4";
const table65 = "Table 6.5";
const table66 = "Table 6.6";

export const innerCp = formula(table64, "2 * pi * m", (m) => 2 * Math.PI * m);
export const innerNc = formula(table64, "4 * m + 1.25 * e", (m, e) => 4 * m + 1.25 * e);
export const innerCpGroup = formula(table64, "p_above + p_below", (p_above, p_below) => p_above + p_below);
export const innerNcGroup = formula(table64, "(p_above + p_below) / 2", (p_above, p_below) => (p_above + p_below) / 2);

export const endCp = formula(table64, "min(2 * pi * m, pi * m + 2 * e_1)", (m, e_1) =>
  Math.min(2 * Math.PI * m, Math.PI * m + 2 * e_1),
);
export const endNc = formula(table64, "min(4 * m + 1.25 * e, 2 * m + 0.625 * e + e_1)", (m, e, e_1) =>
  Math.min(4 * m + 1.25 * e, 2 * m + 0.625 * e + e_1),
);
export const endCpGroup = formula(table64, "min(pi * m + p, 2 * e_1 + p)", (m, p, e_1) =>
  Math.min(Math.PI * m + p, 2 * e_1 + p),
);
export const endNcGroup = formula(table64, "min(2 * m + 0.625 * e + 0.5 * p, e_1 + 0.5 * p)", (m, e, p, e_1) =>
  Math.min(2 * m + 0.625 * e + 0.5 * p, e_1 + 0.5 * p),
);

/** The last row of a group with plate or flange beyond it on which e_1 sets no limit. */
export const lastCpGroup = formula(table66, "pi * m + p", (m, p) => Math.PI * m + p);
export const lastNcGroup = formula(table66, "2 * m + 0.625 * e + 0.5 * p", (m, e, p) => 2 * m + 0.625 * e + 0.5 * p);

/** Beside a stiffener, or below the tension flange of the beam. Where alpha ends at 8 a wide flange would count less than
 *  the end distance or half the pitch, which are always there; far from the end the row is an inner one. */
export const besideNc = formula(table65, "alpha * m", (alpha, m) => alpha * m);
export const endBesideNc = formula(
  table65,
  "min(alpha * m, e_1 + max(0, alpha * m - (2 * m + 0.625 * e)))",
  (alpha, m, e_1, e) => Math.min(alpha * m, e_1 + Math.max(0, alpha * m - (2 * m + 0.625 * e))),
);
/** As above; 0.5 p is always there. */
export const besideNcGroup = formula(
  table65,
  "0.5 * p + max(0, alpha * m - (2 * m + 0.625 * e))",
  (p, alpha, m, e) => 0.5 * p + Math.max(0, alpha * m - (2 * m + 0.625 * e)),
);

export const outsideCp = formula(table66, "min(2 * pi * m_x, pi * m_x + w, pi * m_x + 2 * e)", (m_x, w, e) =>
  Math.min(2 * Math.PI * m_x, Math.PI * m_x + w, Math.PI * m_x + 2 * e),
);
export const outsideNc = formula(
  table66,
  "min(4 * m_x + 1.25 * e_x, e + 2 * m_x + 0.625 * e_x, 0.5 * b_p, 0.5 * w + 2 * m_x + 0.625 * e_x)",
  (m_x, e_x, e, b_p, w) =>
    Math.min(4 * m_x + 1.25 * e_x, e + 2 * m_x + 0.625 * e_x, 0.5 * b_p, 0.5 * w + 2 * m_x + 0.625 * e_x),
);

export const lengthOfMode1 = formula("Table 6.2", "min(sum_cp, sum_nc)", (sum_cp, sum_nc) => Math.min(sum_cp, sum_nc));
