import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Column } from "./column.ts";
import { fireFormula as formula, fireRequirement as requirement } from "./formula.ts";
import { fireSays as says } from "./says.ts";

// EN 1992-1-2 5.3.2, method A: columns of braced structures by Table 5.2a, and its formula (5.7).
// Table: EN 1992-1-2:2004 from general knowledge; R120 at 350 mm as The Concrete Centre prints it. The rest: unconfirmed.

type Duration = "R30" | "R60" | "R90" | "R120" | "R180" | "R240";
/** Least width and, for it, least axis distance in mm; further pairs for wider columns; 8 where so many bars are asked for. */
type Size = readonly [b_min: number, a: number, bars?: 8];
type Sizes = readonly Size[];

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
        [450, 40, 8],
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
        [350, 45, 8],
        [450, 40, 8],
      ],
      [
        [350, 57, 8],
        [450, 51, 8],
      ],
    ],
    one: [175, 35],
  },
  R180: { all: [[[350, 45, 8]], [[350, 63, 8]], [[450, 70, 8]]], one: [230, 55] },
  R240: { all: [[[350, 61, 8]], [[450, 75, 8]], undefined], one: [295, 70] },
};

const uses = [0.2, 0.5, 0.7] as const;

/** N_Ed at the greatest eccentricity */
export const momentOfLimit = formula(
  "5.3.2(2)",
  "N_Ed * e_max * h / 1000",
  (N_Ed, e_max, h) => (N_Ed * e_max * h) / 1000,
);
export const greatestReinforcement = formula("5.3.2(2)", "0.04 * A_c", (A_c) => 0.04 * A_c);

/** of a section whose side h is longer than 1.5 b */
export const widthOfLong = formula("5.3.2(4)", "1.2 * b", (b) => 1.2 * b);
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

const fireWidth = ofForm(requirement("fire-width", "5.3.2 Table 5.2a", "b_min / b <= 1", "least width in fire"));
const fireAxis = requirement("fire-axis-distance", "5.3.2 Table 5.2a", "a_min / a <= 1", "least axis distance in fire");

const fireBars = ofForm(
  requirement("fire-bars", "5.3.2 Table 5.2a note **", "max(0, 8 - n_bars) <= 0", "eight bars in fire"),
);
const fireLength = ofForm(
  requirement("fire-length", "5.3.2(2)", "l_0_fi / l_0_fi_max <= 1", "effective length in fire"),
);
const fireEccentricity = requirement(
  "fire-eccentricity",
  "5.3.2(2)",
  "M_0Ed_fi / (N_0Ed_fi * e_max) <= 1",
  "first-order eccentricity in fire",
);
const fireCompression = requirement("fire-compression", "5.3.1(1)", "max(0, -N_Ed) <= 0", "compression in fire");
const fireReinforcement = ofForm(
  requirement("fire-reinforcement", "5.3.2(2)", "A_s / (0.04 * A_c) < 1", "reinforcement in fire"),
);
const fireTime = requirement("fire-resistance", "5.3.2(4) (5.7)", "R_required / R <= 1", "time of resistance");

interface Least {
  readonly b_min: number;
  readonly a_min: number;
  /** Whether the sizes are marked for at least eight bars. */
  readonly eight: boolean;
}

/** Least width, and least axis distance at the width there is: linear between the sizes of the table, 5.2(10). */
function atUse(row: Row, index: number, b: number, few: boolean): Least | undefined {
  const all = row.all[index] ?? [];
  // with fewer than eight bars only the sizes that do not ask for them
  const open =
    few && all.some(([, , bars]) => bars === undefined) ? all.filter(([, , bars]) => bars === undefined) : all;
  const [first, second] = open;
  if (!first) return undefined;
  if (!second || b <= first[0]) return { b_min: first[0], a_min: first[1], eight: first[2] === 8 };
  const share = Math.min(1, (b - first[0]) / (second[0] - first[0]));
  return {
    b_min: first[0],
    a_min: first[1] + share * (second[1] - first[1]),
    eight: first[2] === 8 || second[2] === 8,
  };
}

export function leastSizes(R: Duration, mu_fi: number, b: number, few = false): Least | undefined {
  const row = tableOfMethodA[R];
  if (mu_fi > 0.7) return undefined;
  const upper = mu_fi <= 0.2 ? 0 : mu_fi <= 0.5 ? 1 : 2;
  const high = atUse(row, upper, b, few);
  const low = upper === 0 ? high : atUse(row, upper - 1, b, few);
  if (!high || !low) return undefined;
  const from = uses[Math.max(0, upper - 1)] ?? 0;
  const to = uses[upper] ?? 1;
  const share = upper === 0 ? 1 : (mu_fi - from) / (to - from);
  return {
    b_min: low.b_min + share * (high.b_min - low.b_min),
    a_min: low.a_min + share * (high.a_min - low.a_min),
    eight: high.eight || (share < 1 && low.eight),
  };
}

/** 5.3.2(2): limits of method A. Beyond l_0,fi = 3 m the table ends, and (5.7) goes on to 6 m. */
const longestOfTable = 3000;
const longestOfFormula = 6000;

export function verifyFire(sheet: Sheet, column: Column, N_Ed: number, M_02: number, M_02_z: number): void {
  const { item, section, A_c, A_s, omega } = column;
  const { fire } = item;
  if (!fire) return;
  sheet.warn(says.oneSource);
  const { z_max, z_min, y_max, y_min } = section.shape.properties;
  const [width, depth] = [y_max - y_min, z_max - z_min];
  const h = Math.max(width, depth);
  const b = Math.min(width, depth);
  const a = section.axisDistance;
  const mu_fi = sheet.given("mu_fi", fire.mu_fi ?? 0.7);
  if (fire.mu_fi === undefined) sheet.assume(says.fullyUsed);
  const l_0_fi = sheet.given("l_0_fi_mm", fire.l_0_fi_mm ?? lengthInFire(sheet, column));
  const share = sheet.parameter("EN 1992-1-2", "e_max");
  const turned = (Math.abs(M_02_z) * depth) / width > Math.abs(M_02);
  const most = sheet.put("M_e_max_fi_kNm", momentOfLimit, Math.max(0, N_Ed), share, turned ? width : depth);
  sheet.verify(fireEccentricity, Math.abs(turned ? M_02_z : M_02), most, "kNm");
  if (N_Ed < 0) sheet.verify(fireCompression, -N_Ed, 0, "kN");
  const most_A_s = greatestReinforcement(A_c);
  sheet.verify(fireReinforcement, A_s, most_A_s, "mm²");
  if (A_s >= most_A_s) sheet.fail();
  sheet.verify(fireLength, l_0_fi, longestOfFormula, "mm");
  const exposure = { a, b, h, mu_fi, l_0_fi, omega };
  if (l_0_fi > longestOfTable) {
    verifyTime(sheet, column, exposure, fire.one_side === true);
    return;
  }
  const few = section.bars !== undefined && section.bars < 8;
  const [b_one, a_one] = tableOfMethodA[fire.R].one;
  const sizes = fire.one_side ? { b_min: b_one, a_min: a_one, eight: false } : leastSizes(fire.R, mu_fi, b, few);
  if (!sizes || (fire.one_side && mu_fi > 0.7)) {
    sheet.warn(says.noSize({ R: fire.R, mu_fi }));
    sheet.verify(fireWidth, b, 0, "mm");
    return;
  }
  const note = fire.one_side ? says.oneSide({ R: fire.R }) : says.atUse({ R: fire.R, mu_fi });
  const clause = "EN 1992-1-2 5.3.2 Table 5.2a";
  sheet.verify(fireWidth, sheet.table("b_min_fi_mm", sizes.b_min, clause, note), b, "mm");
  sheet.verify(fireAxis, sheet.table("a_min_fi_mm", sizes.a_min, clause, note), a, "mm");
  if (sizes.eight) verifyEight(sheet, section.bars);
  if (!fire.one_side) writeTime(sheet, column, exposure);
}

function verifyEight(sheet: Sheet, bars: number | undefined): void {
  if (bars === undefined) {
    sheet.assume(says.eightBars);
    return;
  }
  sheet.verify(fireBars, Math.max(0, 8 - bars), 0, "");
}

/** 5.3.2(2): half of the length only above R30, and only where the length is known; an upper storey may have up to 0.7. */
function lengthInFire(sheet: Sheet, { item, y, z }: Column): number {
  if (item.length_mm !== undefined && item.fire?.R !== "R30") {
    sheet.assume(says.halfTheLength);
    // an effective length above the length is not that of a braced column: then it decides
    return 0.5 * Math.max(item.length_mm, y.l_0, z.l_0);
  }
  sheet.assume(says.lengthAtNormal);
  return Math.max(y.l_0, z.l_0);
}

interface Exposure {
  readonly a: number;
  readonly b: number;
  readonly h: number;
  readonly mu_fi: number;
  readonly l_0_fi: number;
  readonly omega: number;
}

/** (5.7) in place of the table; nothing where its limits end. */
function verifyTime(sheet: Sheet, column: Column, exposure: Exposure, oneSide: boolean): void {
  const required = Number(column.item.fire?.R.slice(1));
  const R = writeTime(sheet, column, exposure);
  sheet.verify(fireTime, required, R ?? 0, "min");
  if (R === undefined) sheet.warn(says.outsideFormula);
  if (oneSide) sheet.assume(says.oneSideToo);
}

/** (5.7) within its limits; beside the table for comparison. */
function writeTime(
  sheet: Sheet,
  { section, A_c }: Column,
  { a, b, h, mu_fi, l_0_fi, omega }: Exposure,
): number | undefined {
  const circular = section.shape.kind === "circle";
  // a longer side than 1.5 b counts as 1.5 b
  const width = circular ? b : h > 1.5 * b ? widthOfLong(b) : meanWidth(A_c, b, h);
  if (a < 25 || l_0_fi < 2000 || l_0_fi > longestOfFormula || width < 200) return undefined;
  const R_eta = sheet.put("R_eta_minutes", timeOfLoad, mu_fi, omega, sheet.parameter("EN 1992-1-1", "alpha_cc"));
  const R_a = sheet.put("R_a_minutes", timeOfAxisDistance, Math.min(80, a));
  const R_l = sheet.put("R_l_minutes", timeOfLength, l_0_fi);
  const R_b = sheet.put("R_b_minutes", timeOfWidth, Math.min(450, width));
  const R_n = sheet.table(
    "R_n_minutes",
    section.bars === undefined || section.bars <= 4 ? 0 : 12,
    "EN 1992-1-2 5.3.2(4)",
  );
  return sheet.put("R_fi_minutes", resistanceTime, R_eta, R_a, R_l, R_b, R_n);
}
