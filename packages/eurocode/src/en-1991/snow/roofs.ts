import type { Sheet } from "../../engine/sheet.ts";
import {
  abuttingDrift,
  abuttingLength,
  atEaves,
  atEnd,
  atObstruction,
  atStep,
  atTop,
  driftBesideSlide,
  driftLength,
  exceptionalLength,
  freeLength,
  limitedDrift,
  mostDrift,
  obstructionDrift,
  obstructionLength,
  parapetDrift,
  parapetLength,
  slide,
  valleyDrift,
  windDrift,
} from "./drifts.ts";
import { says } from "./says.ts";
import type { SnowItem } from "./schema.ts";
import { cylinder, eavesSlope, heldSnow, meanSlope, snowWidth, steepSlope, valley } from "./shapes.ts";

/** Where a load of one shape coefficient acts. */
export interface ShapePart {
  readonly id: string;
  readonly mu: number;
  readonly from_m?: number;
  readonly to_m?: number;
}
export interface ShapeArrangement {
  readonly id: string;
  readonly parts: readonly ShapePart[];
}

/** Of flat roofs. */
const mu_flat = 0.8;
/** Of valleys whose slopes are above 30° in the mean. */
const mu_steepValley = 1.6;
const clause = "EN 1991-1-3 5.3.2(2)";

/** mu_1 of a slope, Table 5.2. */
export function slopeFactor(sheet: Sheet, name: string, alpha: number, held: boolean): number {
  if (alpha <= 30) return sheet.table(name, mu_flat, clause);
  if (!held) return alpha < 60 ? sheet.put(name, steepSlope, alpha) : sheet.table(name, 0, clause);
  return sheet.put(name, heldSnow, alpha < 60 ? sheet.step(name, steepSlope, alpha) : 0);
}

export const monopitch = (sheet: Sheet, { alpha_deg = 0, snow_guards = false }: SnowItem): ShapeArrangement[] => [
  { id: "undrifted", parts: [{ id: "roof", mu: slopeFactor(sheet, "mu_1", alpha_deg, snow_guards) }] },
];

function slopes(sheet: Sheet, { alpha_deg = 0, alpha_2_deg, snow_guards = false }: SnowItem) {
  if (alpha_2_deg === undefined) sheet.assume(says.sameSlope({ alpha: alpha_deg }));
  const right = alpha_2_deg ?? alpha_deg;
  const mu_left = slopeFactor(sheet, "mu_1", alpha_deg, snow_guards);
  const mu_right = right === alpha_deg ? mu_left : slopeFactor(sheet, "mu_1_right", right, snow_guards);
  return { alpha_left: alpha_deg, alpha_right: right, mu_left, mu_right };
}

export function duopitch(sheet: Sheet, item: SnowItem): ShapeArrangement[] {
  const { alpha_left, alpha_right, mu_left, mu_right } = slopes(sheet, item);
  const { left: share, other } = sheet.parameter("EN 1991-1-3", "swept_slope");
  const held = item.snow_guards === true;
  const loaded = (mu: number, alpha: number): number =>
    other === null ? mu : held ? Math.max(mu, other(alpha, held)) : other(alpha, held);
  const parts = (left: number, right: number): ShapePart[] => [
    { id: "left", mu: left },
    { id: "right", mu: right },
  ];
  return [
    { id: "undrifted", parts: parts(mu_left, mu_right) },
    { id: "drifted-left", parts: parts(share * mu_left, loaded(mu_right, alpha_right)) },
    { id: "drifted-right", parts: parts(loaded(mu_left, alpha_left), share * mu_right) },
  ];
}

export function multiSpan(sheet: Sheet, item: SnowItem): ShapeArrangement[] {
  const { alpha_left, alpha_right, mu_left, mu_right } = slopes(sheet, item);
  const n = item.n_spans ?? 2;
  if (item.n_spans === undefined) sheet.assume(says.twoSpans);
  const spans = Array.from({ length: n }, (_, i) => `span-${i + 1}`);
  const sides = (id: string): ShapePart[] =>
    mu_left === mu_right
      ? [{ id, mu: mu_left }]
      : [
          { id: `${id}-left`, mu: mu_left },
          { id: `${id}-right`, mu: mu_right },
        ];
  const undrifted = { id: "undrifted", parts: spans.flatMap(sides) };
  if (sheet.parameter("EN 1991-1-3", "drifts") === "annex-B") {
    sheet.warn(says.annexOfDrifts);
    return [undrifted];
  }
  const alpha = sheet.put("alpha_mean_deg", meanSlope, alpha_left, alpha_right);
  if (alpha > 60) sheet.warn(says.steepValley);
  const mu_2 =
    alpha <= 30 ? sheet.put("mu_2", valley, alpha) : sheet.table("mu_2", mu_steepValley, "EN 1991-1-3 5.3.4(4)");
  sheet.assume(says.uniformValley);
  const valleys = spans.slice(1).map((_, i): ShapePart => ({ id: `valley-${i + 1}`, mu: mu_2 }));
  const drifted: ShapePart[] = [{ id: "left", mu: mu_left }, ...valleys, { id: "right", mu: mu_right }];
  return [undrifted, { id: "drifted", parts: drifted }];
}

/** Figure 5.6 was measured up to here. */
const highestArc = 0.18;

export function cylindrical(sheet: Sheet, item: SnowItem, mu_3_max: number): ShapeArrangement[] {
  const { h_m: h = 0, b_1_m: b = 0 } = item;
  const beta = sheet.put("beta_deg", eavesSlope, h, b);
  if (h / b > highestArc) sheet.warn(says.steepCylinder);
  const width = beta > 60 ? sheet.put("l_s_m", snowWidth, b, h) : sheet.given("l_s_m", b, "EN 1991-1-3 5.3.5(1)");
  const mu_3 = sheet.put("mu_3", cylinder, mu_3_max, h, b);
  const eaves = 0; // slopes above 60° keep no snow
  sheet.table("mu_1", mu_flat, "EN 1991-1-3 5.3.5(1)");
  sheet.assume(says.peakOfCylinder);
  const [from, to] = [(b - width) / 2, (b + width) / 2];
  const edge = (id: string, from_m: number, to_m: number): ShapePart[] =>
    to_m > from_m ? [{ id, mu: eaves, from_m, to_m }] : [];
  return [
    {
      id: "undrifted",
      parts: [
        ...edge("eave-left", 0, from),
        { id: "roof", mu: mu_flat, from_m: from, to_m: to },
        ...edge("eave-right", to, b),
      ],
    },
    {
      id: "drifted",
      parts: [
        { id: "left", mu: 0.5 * mu_3, from_m: from, to_m: b / 2 },
        { id: "right", mu: mu_3, from_m: b / 2, to_m: to },
      ],
    },
  ];
}

const density = (sheet: Sheet, { gamma_snow_kN_m3 }: SnowItem): number => {
  if (gamma_snow_kN_m3 === undefined) sheet.assume(says.density);
  return gamma_snow_kN_m3 ?? 2;
};

/** From the step, where the drift is highest, to the end of the drift or of the roof, and what lies beyond. */
function driftParts(sheet: Sheet, mu_2: number, l_s: number, width: number): ShapePart[] {
  const start: ShapePart = { id: "drift-start", mu: mu_2, from_m: 0, to_m: 0 };
  if (width <= l_s) {
    const mu = sheet.put("mu_end", atEnd, mu_flat, mu_2, width, l_s);
    return [start, { id: "drift-end", mu, from_m: width, to_m: width }];
  }
  const end: ShapePart = { id: "drift-end", mu: mu_flat, from_m: l_s, to_m: l_s };
  return [start, end, { id: "roof", mu: mu_flat, from_m: l_s, to_m: width }];
}

export function abuttingTaller(sheet: Sheet, item: SnowItem, s_k: number): ShapeArrangement[] {
  const { b_1_m: b_1 = 0, b_2_m: b_2 = 0, h_m: h = 0 } = item;
  const limits = sheet.parameter("EN 1991-1-3", "abutting");
  const gamma = density(sheet, item);
  const mu_1 = sheet.table("mu_1", mu_flat, clause);
  const undrifted = { id: "undrifted", parts: [{ id: "roof", mu: mu_1, from_m: 0, to_m: b_2 }] };
  if (h <= limits.above) {
    sheet.warn(says.smallStep({ h }));
    return [undrifted];
  }
  const l_s = sheet.put("l_s_m", driftLength, h);
  const mu_s = slidingSnow(sheet, item, l_s);
  const mu_w_raw = sheet.put("mu_w_raw", windDrift, b_1, b_2, h);
  const mu_w_limit = sheet.put("mu_w_limit", mostDrift, gamma, h, s_k);
  const mu_w = limits.ofSum
    ? sheet.put("mu_w", driftBesideSlide, limits.most, mu_s, limits.least, mu_w_raw, mu_w_limit)
    : sheet.put("mu_w", limitedDrift, limits.most, limits.least, mu_w_raw, mu_w_limit);
  const mu_2 = sheet.put("mu_2", atStep, mu_s, mu_w);
  return [undrifted, { id: "drifted", parts: driftParts(sheet, mu_2, l_s, b_2) }];
}

/** Above it snow slides from an upper roof. */
const slidingFrom = 15;

function slidingSnow(sheet: Sheet, item: SnowItem, l_s: number): number {
  const { alpha_upper_deg: alpha, b_1_m = 0 } = item;
  if (alpha === undefined) sheet.assume(says.noSlide, { weighty: true });
  if (alpha === undefined || alpha <= slidingFrom) return sheet.table("mu_s", 0, "EN 1991-1-3 5.3.6(1)");
  const b_s = item.upper_slope_m ?? b_1_m / 2;
  if (item.upper_slope_m === undefined) sheet.assume(says.halfUpperRoof({ b_s }), { weighty: true });
  const upper = slopeFactor(sheet, "mu_upper", alpha, false);
  return sheet.put("mu_s", slide, upper, b_s, l_s);
}

export function obstruction(sheet: Sheet, item: SnowItem, s_k: number): ShapeArrangement[] {
  const { h_m: h = 0, b_1_m: b = Number.POSITIVE_INFINITY } = item;
  const gamma = density(sheet, item);
  const mu_1 = sheet.table("mu_1", mu_flat, "EN 1991-1-3 6.2(2)");
  const l_s = sheet.put("l_s_m", obstructionLength, h);
  sheet.put("mu_w_limit", mostDrift, gamma, h, s_k);
  const mu_2 = sheet.put("mu_2", atObstruction, gamma, h, s_k);
  const known = Number.isFinite(b);
  return [
    { id: "undrifted", parts: [{ id: "roof", mu: mu_1, ...(known ? { from_m: 0, to_m: b } : {}) }] },
    {
      id: "drifted",
      parts: driftParts(sheet, mu_2, l_s, b).filter(({ to_m }) => to_m === undefined || Number.isFinite(to_m)),
    },
  ];
}

/** A triangle that ends in nothing, Annex B. */
const triangle = (mu: number, l_s: number): ShapeArrangement[] => [
  {
    id: "drifted",
    parts: [
      { id: "drift-start", mu, from_m: 0, to_m: 0 },
      { id: "drift-end", mu: 0, from_m: l_s, to_m: l_s },
    ],
  },
];

/**
 * Table B1 and Figure B2: an open program for snow loads and a published example (A. Rawska-Skotniczy, Obciążenia budynków i konstrukcji
 * budowlanych według Eurokodów, example 3). Neither shows how the drift goes from top to eaves: the greater of both lies along the wall.
 */
export function abuttingExceptional(sheet: Sheet, item: SnowItem, s_k: number): ShapeArrangement[] {
  const { h_m: h = 0, b_1_m: taller = 0, b_2_m: lower = 0, alpha_deg: alpha = 0 } = item;
  sheet.assume(says.widthsOfAnnexB({ lower, taller }));
  if (item.alpha_deg === undefined) sheet.assume(says.flatLowerRoof);
  const l_s = sheet.put("l_s_m", abuttingLength, h, lower);
  const mu_3 = sheet.put("mu_3", abuttingDrift, h, s_k, lower, taller, l_s);
  const mu_1 = sheet.put("mu_1", atTop, mu_3, alpha);
  const mu_2 = sheet.put("mu_2", atEaves, mu_3, alpha);
  if (mu_1 < mu_2) sheet.assume(says.greaterOfSlope);
  return triangle(mu_2, l_s);
}

export function parapetExceptional(sheet: Sheet, item: SnowItem, s_k: number): ShapeArrangement[] {
  const { h_m: h = 0, b_1_m: b_1 = 0, b_2_m: b_2 = 0 } = item;
  const l_s = sheet.put("l_s_m", parapetLength, h, b_1);
  return triangle(sheet.put("mu_1", parapetDrift, h, s_k, Math.max(b_1, b_2), l_s), l_s);
}

export function obstructionExceptional(sheet: Sheet, { h_m: h = 0, b_1_m }: SnowItem, s_k: number): ShapeArrangement[] {
  if (b_1_m === undefined) sheet.assume(says.farObstruction);
  const l_s = b_1_m === undefined ? sheet.put("l_s_m", freeLength, h) : sheet.put("l_s_m", exceptionalLength, h, b_1_m);
  return triangle(sheet.put("mu_1", obstructionDrift, h, s_k), l_s);
}

export function valleyExceptional(sheet: Sheet, item: SnowItem, s_k: number): ShapeArrangement[] {
  const { h_m: h = 0, b_1_m: b_1 = 0, b_2_m: b_2 = 0, b_3_m: b_3 = 0 } = item;
  const mu = sheet.put("mu_1", valleyDrift, h, s_k, b_3, b_1, b_2);
  return [
    {
      id: "drifted",
      parts: [
        { id: "ridge-left", mu: 0, from_m: 0, to_m: 0 },
        { id: "valley", mu, from_m: b_1, to_m: b_1 },
        { id: "ridge-right", mu: 0, from_m: b_1 + b_2, to_m: b_1 + b_2 },
      ],
    },
  ];
}
