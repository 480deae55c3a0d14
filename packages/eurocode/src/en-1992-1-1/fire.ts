import type { Sheet } from "../engine/sheet.ts";
import type { Column } from "./column.ts";
import { fireFormula as formula, fireRequirement as requirement } from "./formula.ts";

// EN 1992-1-2 5.3.2, method A: columns of braced structures by Table 5.2a, and its formula (5.7).
// Table: EN 1992-1-2:2004 from general knowledge; R120 at 350 mm as The Concrete Centre prints it. The rest: unconfirmed.

type Duration = "R30" | "R60" | "R90" | "R120" | "R180" | "R240";
/** Least width and, for it, least axis distance in mm; further pairs for wider columns. */
type Sizes = readonly (readonly [b_min: number, a: number])[];

interface Row {
  /** By μ_fi 0.2, 0.5, 0.7, exposed on more than one side; undefined where the table has none. */
  readonly all: readonly [Sizes, Sizes, Sizes | undefined];
  readonly one: readonly [b_min: number, a: number];
}

const tableOfMethodA: Readonly<Record<Duration, Row>> = {
  R30: {
    all: [
      [[200, 25]],
      [[200, 25]],
      [
        [200, 32],
        [300, 27],
      ],
    ],
    one: [155, 25],
  },
  R60: {
    all: [
      [[200, 25]],
      [
        [200, 36],
        [300, 31],
      ],
      [
        [250, 46],
        [350, 40],
      ],
    ],
    one: [155, 25],
  },
  R90: {
    all: [
      [
        [200, 31],
        [300, 25],
      ],
      [
        [300, 45],
        [400, 38],
      ],
      [
        [350, 53],
        [450, 40],
      ],
    ],
    one: [155, 25],
  },
  R120: {
    all: [
      [
        [250, 40],
        [350, 35],
      ],
      [
        [350, 45],
        [450, 40],
      ],
      [
        [350, 57],
        [450, 51],
      ],
    ],
    one: [175, 35],
  },
  R180: { all: [[[350, 45]], [[350, 63]], [[450, 70]]], one: [230, 55] },
  R240: { all: [[[350, 61]], [[450, 75]], undefined], one: [295, 70] },
};

const uses = [0.2, 0.5, 0.7] as const;

export const meanWidth = formula("5.3.2(4)", "2 * A_c / (b + h)", (A_c, b, h) => (2 * A_c) / (b + h));

/** (5.7), minutes */
export const resistanceTime = formula(
  "5.3.2(4) (5.7)",
  "120 * (max(0, R_eta + R_a + R_l + R_b + R_n) / 120)^1.8",
  (R_eta, R_a, R_l, R_b, R_n) => 120 * (Math.max(0, R_eta + R_a + R_l + R_b + R_n) / 120) ** 1.8,
);
export const timeOfLoad = formula(
  "5.3.2(4) (5.7)",
  "83 * (1 - mu_fi * (1 + omega) / (0.85 / alpha_cc + omega))",
  (mu_fi, omega, alpha_cc) => 83 * (1 - (mu_fi * (1 + omega)) / (0.85 / alpha_cc + omega)),
);
export const timeOfAxisDistance = formula("5.3.2(4) (5.7)", "1.6 * (a - 30)", (a) => 1.6 * (a - 30));
export const timeOfLength = formula(
  "5.3.2(4) (5.7)",
  "9.6 * (5 - l_0_fi / 1000)",
  (l_0_fi) => 9.6 * (5 - l_0_fi / 1000),
);
export const timeOfWidth = formula("5.3.2(4) (5.7)", "0.09 * b_prime", (b_prime) => 0.09 * b_prime);

const fireWidth = requirement("fire-width", "5.3.2 Table 5.2a", "b_min / b <= 1", "least width in fire");
const fireAxis = requirement("fire-axis-distance", "5.3.2 Table 5.2a", "a_min / a <= 1", "least axis distance in fire");

/** Least width, and least axis distance at the width there is: linear between the sizes of the table, 5.2(10). */
function atUse(row: Row, index: number, b: number): { b_min: number; a_min: number } | undefined {
  const sizes = row.all[index];
  const [first, second] = sizes ?? [];
  if (!first) return undefined;
  if (!second || b <= first[0]) return { b_min: first[0], a_min: first[1] };
  const share = Math.min(1, (b - first[0]) / (second[0] - first[0]));
  return { b_min: first[0], a_min: first[1] + share * (second[1] - first[1]) };
}

export function leastSizes(R: Duration, mu_fi: number, b: number): { b_min: number; a_min: number } | undefined {
  const row = tableOfMethodA[R];
  if (mu_fi > 0.7) return undefined;
  const upper = mu_fi <= 0.2 ? 0 : mu_fi <= 0.5 ? 1 : 2;
  const high = atUse(row, upper, b);
  const low = upper === 0 ? high : atUse(row, upper - 1, b);
  if (!high || !low) return undefined;
  const from = uses[Math.max(0, upper - 1)] ?? 0;
  const to = uses[upper] ?? 1;
  const share = upper === 0 ? 1 : (mu_fi - from) / (to - from);
  return {
    b_min: low.b_min + share * (high.b_min - low.b_min),
    a_min: low.a_min + share * (high.a_min - low.a_min),
  };
}

export function verifyFire(sheet: Sheet, column: Column, N_Ed: number, M_02: number): void {
  const { item, section, A_c, A_s, omega, braced } = column;
  const { fire } = item;
  if (!fire) return;
  sheet.warn("The sizes of EN 1992-1-2 Table 5.2a were entered from one source: compare them with the standard.");
  const { z_max, z_min, y_max, y_min } = section.shape.properties;
  const h = Math.max(z_max - z_min, y_max - y_min);
  const b = Math.min(z_max - z_min, y_max - y_min);
  const a = section.axisDistance;
  const mu_fi = sheet.given("mu_fi", fire.mu_fi ?? 0.7);
  if (fire.mu_fi === undefined)
    sheet.assume("mu_fi = 0.7 in fire: the column is fully used at normal temperature (EN 1992-1-2 5.3.2(5)).");
  const l_0_fi = sheet.given("l_0_fi_mm", fire.l_0_fi_mm ?? 0.5 * (item.length_mm ?? column.y.l_0));
  if (fire.l_0_fi_mm === undefined)
    sheet.assume("Effective length in fire: half of the length (EN 1992-1-2 5.3.2(2)).");
  if (!braced) sheet.warn("EN 1992-1-2 5.3.1: the tables are for columns of braced structures.");
  if (l_0_fi > 3000)
    sheet.warn(`EN 1992-1-2 5.3.2(2): l_0,fi = ${Math.round(l_0_fi)} mm is beyond the 3000 mm of method A.`);
  const e_max = sheet.parameter("EN 1992-1-2", "e_max") * h;
  if (N_Ed > 0 && (Math.abs(M_02) * 1000) / N_Ed > e_max) {
    sheet.warn(`EN 1992-1-2 5.3.2(2): the first-order eccentricity is beyond the ${Math.round(e_max)} mm of method A.`);
  }
  if (A_s >= 0.04 * A_c) sheet.warn("EN 1992-1-2 5.3.2(2): method A is for less than 4 % of reinforcement.");
  const sizes = fire.one_side
    ? { b_min: tableOfMethodA[fire.R].one[0], a_min: tableOfMethodA[fire.R].one[1] }
    : leastSizes(fire.R, mu_fi, b);
  if (!sizes) {
    sheet.warn(`EN 1992-1-2 Table 5.2a has no size for ${fire.R} with mu_fi = ${mu_fi}.`);
    sheet.verify(fireWidth, b, 0, "mm");
    return;
  }
  const note = fire.one_side ? `${fire.R}, one side` : `${fire.R}, mu_fi = ${mu_fi}`;
  const clause = "EN 1992-1-2 5.3.2 Table 5.2a";
  sheet.verify(fireWidth, sheet.table("b_min_fi_mm", sizes.b_min, clause, note), b, "mm");
  sheet.verify(fireAxis, sheet.table("a_min_fi_mm", sizes.a_min, clause, note), a, "mm");
  if (!fire.one_side) writeTime(sheet, column, { a, b, h, mu_fi, l_0_fi, omega });
}

interface Exposure {
  readonly a: number;
  readonly b: number;
  readonly h: number;
  readonly mu_fi: number;
  readonly l_0_fi: number;
  readonly omega: number;
}

/** (5.7) within its limits, for comparison with the table. */
function writeTime(sheet: Sheet, { section, A_c }: Column, { a, b, h, mu_fi, l_0_fi, omega }: Exposure): void {
  const circular = section.shape.kind === "circle";
  const width = circular ? b : meanWidth(A_c, b, h);
  if (a < 25 || a > 80 || l_0_fi < 2000 || l_0_fi > 6000 || width < 200 || (!circular && h > 1.5 * b)) return;
  const R_eta = sheet.put("R_eta_minutes", timeOfLoad, mu_fi, omega, sheet.parameter("EN 1992-1-1", "alpha_cc"));
  const R_a = sheet.put("R_a_minutes", timeOfAxisDistance, a);
  const R_l = sheet.put("R_l_minutes", timeOfLength, l_0_fi);
  const R_b = sheet.put("R_b_minutes", timeOfWidth, Math.min(450, width));
  const R_n = sheet.table(
    "R_n_minutes",
    section.bars === undefined || section.bars <= 4 ? 0 : 12,
    "EN 1992-1-2 5.3.2(4)",
  );
  sheet.put("R_fi_minutes", resistanceTime, R_eta, R_a, R_l, R_b, R_n);
}
