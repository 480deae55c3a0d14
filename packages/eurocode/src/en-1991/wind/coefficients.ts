import { formulaOfWind as formula } from "../formula.ts";
import type { Cell, PitchTable, Row } from "./tables.ts";

/** Between 1 and 10 m², Figure 7.2. */
export const ofArea = formula(
  "7.2.1(1), Figure 7.2",
  "c_pe_1 - (c_pe_1 - c_pe_10) * log(A) / log(10)",
  (c_pe_1, c_pe_10, A) => c_pe_1 - ((c_pe_1 - c_pe_10) * Math.log(A)) / Math.log(10),
);
/** Values of tables between their rows. */
export const between = formula(
  "7.2.2(2), Table 7.1",
  "y_1 + (y_2 - y_1) * (x - x_1) / (x_2 - x_1)",
  (y_1, y_2, x, x_1, x_2) => y_1 + ((y_2 - y_1) * (x - x_1)) / (x_2 - x_1),
  { x_1: [0.1, 1], x_2: [2, 10] },
);
/** External and internal pressure, (5.1) and (5.2). */
export const surfacePressure = formula("5.2(1)", "c_p * q_p", (c_p, q_p) => c_p * q_p);
/** Of the surface, outside less inside. */
export const netPressure = formula("5.2(3)", "c_s_c_d * w_e - w_i", (c_s_c_d, w_e, w_i) => c_s_c_d * w_e - w_i);
export const lineLoad = formula("5.2(3)", "w * a", (w, a) => w * a);

/** c_pe of a loaded area in m². */
export const coefficientOf = (c_pe_10: number, c_pe_1: number, area: number): number =>
  area >= 10 || c_pe_10 === c_pe_1 ? c_pe_10 : area <= 1 ? c_pe_1 : ofArea(c_pe_1, c_pe_10, area);

/** The rows on both sides of x; both the same at a row or beyond the ends. */
export function around(steps: readonly number[], x: number): { low: number; high: number } {
  const last = steps.length - 1;
  if (x <= (steps[0] ?? 0)) return { low: 0, high: 0 };
  if (x >= (steps[last] ?? 0)) return { low: last, high: last };
  const high = steps.findIndex((step) => step >= x);
  return steps[high] === x ? { low: high, high } : { low: high - 1, high };
}

/** Numbers of a table at x, straight between its rows. */
export function interpolated(steps: readonly number[], values: readonly number[], x: number): number {
  const { low, high } = around(steps, x);
  const [y_1 = 0, y_2 = 0, x_1 = 0, x_2 = 1] = [values[low], values[high], steps[low], steps[high]];
  return low === high ? y_1 : between(y_1, y_2, x, x_1, x_2);
}

/** The same where the steps are drawn on logarithmic paper. */
export const interpolatedByLog = (points: readonly (readonly [number, number])[], x: number): number =>
  interpolated(
    points.map(([step]) => Math.log10(step)),
    points.map(([, value]) => value),
    Math.log10(x),
  );

/** Both coefficients of a cell at x; null where no row beside has one. A row without one counts as 0 beside one that has. */
function cellAt(steps: readonly number[], cells: readonly Cell[], x: number): Cell {
  const { low, high } = around(steps, x);
  const [one, other] = [cells[low] ?? null, cells[high] ?? null];
  if (one === null && other === null) return null;
  const of = (index: 0 | 1): number => {
    const values = steps.map((_, i) => (i === low ? (one?.[index] ?? 0) : i === high ? (other?.[index] ?? 0) : 0));
    return interpolated(steps, values, x);
  };
  return [of(0), of(1)];
}

/** One zone: suction, or pressure where there is no suction, and the pressure that may be there instead. */
export interface ZoneCoefficients {
  readonly id: string;
  readonly c_pe_10: number;
  readonly c_pe_1: number;
  readonly positive: Cell;
}

export function ofPitch(table: PitchTable, alpha: number): ZoneCoefficients[] {
  return table.zones.map((id, zone) => {
    const column = (rows: readonly Row[]): Cell[] => rows.map((row) => row[zone] ?? null);
    const suction = cellAt(table.slopes, column(table.suction), alpha);
    const pressure = cellAt(table.slopes, column(table.pressure), alpha);
    // at 60° and above the suction of the flatter roof has ended
    const none = suction === null || (suction[0] === 0 && suction[1] === 0 && alpha > 45);
    const [c_pe_10, c_pe_1] = (none ? pressure : suction) ?? [0, 0];
    return { id, c_pe_10, c_pe_1, positive: none ? null : pressure };
  });
}

/** Flat roofs by the ratio of their eaves. */
export const ofEaves = (
  zones: readonly string[],
  steps: readonly number[],
  rows: readonly Row[],
  ratio: number,
): ZoneCoefficients[] =>
  zones.map((id, zone) => {
    const [c_pe_10, c_pe_1] = cellAt(
      steps,
      rows.map((row) => row[zone] ?? null),
      ratio,
    ) ?? [0, 0];
    // I is pulled or pressed, Table 7.2
    return { id, c_pe_10, c_pe_1, positive: id === "I" ? [0.2, 0.2] : null };
  });
