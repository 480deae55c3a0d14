import type { Page } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import { formula } from "./formula.ts";
import {
  type DiagramFigures,
  fixedEndDeflection,
  type MomentShape,
  noteOfShape,
  shapeFactors,
} from "./moment-shape.ts";
import { says } from "./says-of-buckling.ts";

// Equivalent uniform moment factors: Table B.3 (C_m) and Table A.2 (C_mi,0).

export const C_m_linear = formula("Table B.3", "max(0.4, 0.6 + 0.4 * psi)", (psi) => Math.max(0.4, 0.6 + 0.4 * psi));
/** Greater end moment not below that of midspan: alpha_s = M_s / M_h. The column of uniform loads is the greater one. */
export const C_m_end = formula("Table B.3", "max(0.4, 0.2 + 0.8 * alpha_s)", (alpha_s) =>
  Math.max(0.4, 0.2 + 0.8 * alpha_s),
);
export const C_m_endOpposite = formula("Table B.3", "max(0.4, 0.1 - 0.8 * alpha_s)", (alpha_s) =>
  Math.max(0.4, 0.1 - 0.8 * alpha_s),
);
export const C_m_endReversed = formula("Table B.3", "max(0.4, 0.1 * (1 - psi) - 0.8 * alpha_s)", (psi, alpha_s) =>
  Math.max(0.4, 0.1 * (1 - psi) - 0.8 * alpha_s),
);
/** Midspan governs: alpha_h = M_h / M_s. */
export const C_m_span = formula("Table B.3", "0.95 + 0.05 * alpha_h", (alpha_h) => 0.95 + 0.05 * alpha_h);
export const C_m_spanReversed = formula(
  "Table B.3",
  "0.95 + 0.05 * alpha_h * (1 + 2 * psi)",
  (alpha_h, psi) => 0.95 + 0.05 * alpha_h * (1 + 2 * psi),
);
/** A moment that the table does not draw counts whole. */
export const C_m_beyond = formula("Table B.3", "max(C_m, m_max)", (C_m, m_max) => Math.max(C_m, m_max));
export const ratioOfMoments = formula("Table B.3", "M_small / M_great", (M_small, M_great) => M_small / M_great);

/** Method 2. */
export function C_m(page: Page, name: string, ratioName: string, shape: MomentShape): number {
  if (shape.name === "linear") return page.put(name, C_m_linear, shape.psi);
  if (shape.name !== "diagram")
    return page.table(name, shapeFactors[shape.name].C_m, "EN 1993-1-1 Table B.3", noteOfShape[shape.name]);
  return shape.diagram ? C_m_diagram(page, name, ratioName, shape.psi, shape.diagram) : 1;
}

/** A step of the diagram smaller than this is rounding. */
const couple = 0.02;

function C_m_diagram(
  page: Page,
  name: string,
  ratioName: string,
  psi: number,
  { M_h, M_s, jump, standsOut }: DiagramFigures,
): number {
  if (standsOut > 0) {
    return page.put(name, C_m_beyond, C_m_drawn(silent, name, ratioName, psi, M_h, M_s), standsOut);
  }
  if (jump > couple) return page.table(name, 1, "EN 1993-1-1 Table B.3", says.coupleNotInTable);
  return C_m_drawn(page, name, ratioName, psi, M_h, M_s);
}

const silent: Page = Tally.aside();

function C_m_drawn(page: Page, name: string, ratioName: string, psi: number, M_h: number, M_s: number): number {
  // Table B.3 knows diagrams whose greatest moment is at an end or at midspan; with another the moment counts whole
  if (Math.max(Math.abs(M_h), Math.abs(M_s)) < 0.9) {
    return page.table(name, 1, "EN 1993-1-1 Table B.3", says.greatestMomentElsewhere);
  }
  if (Math.abs(M_h) >= Math.abs(M_s)) {
    const alpha_s = page.step(ratioName, ratioOfMoments, M_s, M_h);
    if (alpha_s >= 0) return page.put(name, C_m_end, alpha_s);
    return psi >= 0 ? page.put(name, C_m_endOpposite, alpha_s) : page.put(name, C_m_endReversed, psi, alpha_s);
  }
  const alpha_h = page.step(ratioName, ratioOfMoments, M_h, M_s);
  return alpha_h >= 0 || psi >= 0 ? page.put(name, C_m_span, alpha_h) : page.put(name, C_m_spanReversed, alpha_h, psi);
}

export const C_m0_linear = formula(
  "Table A.2",
  "0.79 + 0.21 * psi + 0.36 * (psi - 0.33) * N_Ed / N_cr",
  (psi, N_Ed, N_cr) => 0.79 + 0.21 * psi + (0.36 * (psi - 0.33) * N_Ed) / N_cr,
);
export const C_m0_udl = formula("Table A.2", "1 + 0.03 * N_Ed / N_cr", (N_Ed, N_cr) => 1 + (0.03 * N_Ed) / N_cr);
export const C_m0_point = formula("Table A.2", "1 - 0.18 * N_Ed / N_cr", (N_Ed, N_cr) => 1 - (0.18 * N_Ed) / N_cr);
/** delta: greatest deflection times E I / (M L²). */
export const C_m0_deflection = formula(
  "Table A.2",
  "1 + (pi^2 * delta - 1) * N_Ed / N_cr",
  (delta, N_Ed, N_cr) => 1 + ((Math.PI ** 2 * delta - 1) * N_Ed) / N_cr,
);
export const C_m0_floor = formula("Table A.2", "max(C_m_0, 1 - N_Ed / N_cr)", (C_m_0, N_Ed, N_cr) =>
  Math.max(C_m_0, 1 - N_Ed / N_cr),
);

/** Table A.2 holds for ends that do not sway; the 0.9 of Table B.3 is then the least that counts. */
export const C_m0_sway = formula("Table A.2", "max(0.9, C_m_0)", (C_m_0) => Math.max(0.9, C_m_0));

/** Method 1; `floor` where the annex asks for 1 - N_Ed/N_cr at least. */
export function C_m0(
  page: Page,
  name: string,
  shape: MomentShape,
  N_Ed: number,
  N_cr: number,
  floor: boolean,
  sway: boolean,
): number {
  if (!floor && !sway) return tableA2(page, name, shape, N_Ed, N_cr, true);
  const least = tableA2(page, name, shape, N_Ed, N_cr, false);
  const swaying = sway ? (floor ? page.step(name, C_m0_sway, least) : page.put(name, C_m0_sway, least)) : least;
  return floor ? page.put(name, C_m0_floor, swaying, N_Ed, N_cr) : swaying;
}

function tableA2(page: Page, name: string, shape: MomentShape, N_Ed: number, N_cr: number, last: boolean): number {
  switch (shape.name) {
    case "linear":
      return last
        ? page.put(name, C_m0_linear, shape.psi, N_Ed, N_cr)
        : page.step(name, C_m0_linear, shape.psi, N_Ed, N_cr);
    case "udl":
      return last ? page.put(name, C_m0_udl, N_Ed, N_cr) : page.step(name, C_m0_udl, N_Ed, N_cr);
    case "point-load":
      return last ? page.put(name, C_m0_point, N_Ed, N_cr) : page.step(name, C_m0_point, N_Ed, N_cr);
    default: {
      const delta = shape.name === "diagram" ? (shape.diagram?.delta ?? 0) : fixedEndDeflection[shape.name];
      return last
        ? page.put(name, C_m0_deflection, delta, N_Ed, N_cr)
        : page.step(name, C_m0_deflection, delta, N_Ed, N_cr);
    }
  }
}
