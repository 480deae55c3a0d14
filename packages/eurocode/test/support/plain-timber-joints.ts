import fc from "fast-check";
import { expect } from "vitest";
import { check, type ItemResult } from "../../src/index.ts";

// Section 8 of EN 1995-1-1 once more, plain: for the second implementations of timber joints, with recommended factors and the simplified
// rules of one annex. Nothing here comes from the library but the names of its results.

export const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
export const whole = (min: number, max: number) => fc.integer({ min, max });
export const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
export const least = (list: readonly number[]) => Math.min(...list);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const sinOf = (degrees: number) => Math.sin(radians(degrees));
export const cosOf = (degrees: number) => Math.cos(radians(degrees));

interface Wood {
  readonly kind: "softwood" | "hardwood" | "LVL";
  readonly rho_k: number;
  readonly rho_mean: number;
  readonly f_t: number;
  readonly f_v: number;
  readonly f_c90: number;
}

// EN 338:2016, EN 14080:2013, and LVL 48 P of the makers
export const woods: Record<string, Wood> = {
  C16: { kind: "softwood", rho_k: 310, rho_mean: 370, f_t: 8.5, f_v: 3.2, f_c90: 2.2 },
  C24: { kind: "softwood", rho_k: 350, rho_mean: 420, f_t: 14.5, f_v: 4, f_c90: 2.5 },
  C30: { kind: "softwood", rho_k: 380, rho_mean: 460, f_t: 19, f_v: 4, f_c90: 2.7 },
  GL24h: { kind: "softwood", rho_k: 385, rho_mean: 420, f_t: 19.2, f_v: 3.5, f_c90: 2.5 },
  GL28h: { kind: "softwood", rho_k: 425, rho_mean: 460, f_t: 22.3, f_v: 3.5, f_c90: 2.5 },
  D30: { kind: "hardwood", rho_k: 530, rho_mean: 640, f_t: 18, f_v: 3.9, f_c90: 5.3 },
};
export const anySpecies = fc.constantFrom(...Object.keys(woods));
export const softSpecies = fc.constantFrom("C16", "C24", "C30", "GL24h", "GL28h");

export type Panel = "plywood" | "OSB" | "particleboard" | "hardboard";
export interface Member {
  readonly t_mm: number;
  readonly plate?: true;
  readonly species?: string;
  readonly panel?: Panel;
  readonly rho_k_kg_m3?: number;
  readonly alpha_deg?: number;
}
export type Fastener = "nail" | "staple" | "screw" | "bolt" | "dowel";

export const woodOf = ({ species = "" }: Member): Wood => {
  const wood = woods[species];
  if (!wood) throw new Error(`no wood: ${species}`);
  return wood;
};
export const densityOf = (m: Member) => m.rho_k_kg_m3 ?? woodOf(m).rho_k;
const meanDensityOf = (m: Member) => m.rho_k_kg_m3 ?? woodOf(m).rho_mean;

/** 8.3.1.1, 8.3.1.3: nails up to 8 mm, staples, thin screws */
export function embeddedAsNail(m: Member, d: number, drilled: boolean): number {
  const rho = densityOf(m);
  if (m.panel === "plywood") return 0.11 * rho * d ** -0.3;
  if (m.panel === "hardboard") return 30 * d ** -0.3 * m.t_mm ** 0.6;
  if (m.panel) return 65 * d ** -0.7 * m.t_mm ** 0.1;
  return drilled ? 0.082 * (1 - 0.01 * d) * rho : 0.082 * rho * d ** -0.3;
}

/** 8.5.1.1, 8.5.1.2: bolts, dowels, thick screws */
export function embeddedAsBolt(m: Member, d: number): number {
  const rho = densityOf(m);
  if (m.panel === "plywood") return 0.11 * (1 - 0.01 * d) * rho;
  if (m.panel) return 50 * d ** -0.6 * m.t_mm ** 0.2;
  const alpha = m.alpha_deg ?? 0;
  const k_90 = { softwood: 1.35, LVL: 1.3, hardwood: 0.9 }[woodOf(m).kind] + 0.015 * d;
  return (0.082 * (1 - 0.01 * d) * rho) / (k_90 * sinOf(alpha) ** 2 + cosOf(alpha) ** 2);
}

export interface Side {
  readonly f_h: number;
  readonly t: number;
}
type Modes = Record<string, number>;

/** (8.6), (8.7) as they are printed; `R`: the most that a rope adds to a mode */
export function woodModes(
  one: Side,
  two: Side,
  d: number,
  M: number,
  planes: 1 | 2,
  rope: (F: number) => number,
): Modes {
  const beta = two.f_h / one.f_h;
  const { f_h, t: t_1 } = one;
  const t_2 = two.t;
  const r = t_2 / t_1;
  const c =
    ((f_h * t_1 * d) / (1 + beta)) *
    (Math.sqrt(beta + 2 * beta ** 2 * (1 + r + r ** 2) + beta ** 3 * r ** 2) - beta * (1 + r));
  const side = (t: number, b: number) => Math.sqrt(2 * b * (1 + b) + (4 * b * (2 + b) * M) / (f_h * d * t ** 2)) - b;
  const first = ((1.05 * f_h * t_1 * d) / (2 + beta)) * side(t_1, beta);
  const second =
    ((1.05 * f_h * t_2 * d) / (1 + 2 * beta)) *
    (Math.sqrt(2 * beta ** 2 * (1 + beta) + (4 * beta * (1 + 2 * beta) * M) / (f_h * d * t_2 ** 2)) - beta);
  const both = 1.15 * Math.sqrt((2 * beta) / (1 + beta)) * Math.sqrt(2 * M * f_h * d);
  const more = (F: number) => F + rope(F);
  return planes === 1
    ? { a: f_h * t_1 * d, b: two.f_h * t_2 * d, c: more(c), d: more(first), e: more(second), f: more(both) }
    : { g: f_h * t_1 * d, h: 0.5 * two.f_h * t_2 * d, j: more(first), k: more(both) };
}

export const valuesOf = (modes: Modes) => Object.values(modes);

/** (8.9) to (8.13): what lies between a thin and a thick plate, by its thickness */
export const acrossPlates = (thin: number, thick: number, t: number, d: number) => {
  const share = Math.min(1, Math.max(0, (t - 0.5 * d) / (0.5 * d)));
  return thin + share * (thick - thin);
};
export const moving = (f_h: number, t: number, d: number) => f_h * t * d;
export const turning = ({ f_h, t }: Side, d: number, M: number) =>
  f_h * t * d * (Math.sqrt(2 + (4 * M) / (f_h * d * t ** 2)) - 1);
export const twoHinges = (f_h: number, d: number, M: number) => 2.3 * Math.sqrt(M * f_h * d);
export const oneHinge = (f_h: number, d: number, M: number) => 1.15 * Math.sqrt(2 * M * f_h * d);

/** Table 8.1 */
export function exponentOfNails(ratio: number, drilled: boolean): number {
  const points: [number, number][] = [
    ...(drilled ? [[4, 0.5] as [number, number]] : []),
    [7, 0.7],
    [10, 0.85],
    [14, 1],
  ];
  const last = points.at(-1) as [number, number];
  if (ratio >= last[0]) return 1;
  for (let i = 1; i < points.length; i++) {
    const [x_0, y_0] = points[i - 1] as [number, number];
    const [x_1, y_1] = points[i] as [number, number];
    if (ratio <= x_1) return y_0 + ((ratio - x_0) / (x_1 - x_0)) * (y_1 - y_0);
  }
  return 1;
}

/** (8.34), and between 0° and 90° a straight line */
export const boltsOfRow = (n: number, a_1: number, d: number, alpha: number) => {
  const along = n === 1 ? 1 : Math.min(n, n ** 0.9 * (a_1 / (13 * d)) ** 0.25);
  return along + (alpha / 90) * (n - along);
};

interface Least {
  a_1: number;
  a_2: number;
  a_3_t: number;
  a_3_c: number;
  a_4_t: number;
  a_4_c: number;
}

/** Table 8.2, and 8.3.1.3(1), 8.3.1.4(1) beside panels and plates */
export function spacingOfNails(rho: number, d: number, alpha: number, drilled: boolean, shrunk: number): Least {
  const [s, c] = [sinOf(alpha), cosOf(alpha)];
  const thin = d < 5;
  const raw = drilled
    ? { a_1: 4 + c, a_2: 3 + s, a_3_t: 7 + 5 * c, a_3_c: 7, a_4_t: thin ? 3 + 2 * s : 3 + 4 * s, a_4_c: 3 }
    : rho <= 420
      ? {
          a_1: thin ? 5 + 5 * c : 5 + 7 * c,
          a_2: 5,
          a_3_t: 10 + 5 * c,
          a_3_c: 10,
          a_4_t: thin ? 5 + 2 * s : 5 + 5 * s,
          a_4_c: 5,
        }
      : { a_1: 7 + 8 * c, a_2: 7, a_3_t: 15 + 5 * c, a_3_c: 15, a_4_t: thin ? 7 + 2 * s : 7 + 5 * s, a_4_c: 7 };
  return {
    a_1: raw.a_1 * shrunk * d,
    a_2: raw.a_2 * shrunk * d,
    a_3_t: raw.a_3_t * d,
    a_3_c: raw.a_3_c * d,
    a_4_t: raw.a_4_t * d,
    a_4_c: raw.a_4_c * d,
  };
}

/** Tables 8.4, 8.5 */
export function spacingOfBolts(fastener: Fastener, d: number, alpha: number): Least {
  const [s, c] = [sinOf(alpha), cosOf(alpha)];
  const a_3_t = Math.max(7 * d, 80);
  const a_4_t = Math.max((2 + 2 * s) * d, 3 * d);
  if (fastener === "dowel") {
    const straight = Math.max(3.5 * d, 40);
    return {
      a_1: (3 + 2 * c) * d,
      a_2: 3 * d,
      a_3_t,
      a_3_c: alpha <= 30 ? straight : Math.max(a_3_t * s, 3 * d),
      a_4_t,
      a_4_c: 3 * d,
    };
  }
  return {
    a_1: (4 + c) * d,
    a_2: 4 * d,
    a_3_t,
    a_3_c: alpha <= 30 ? 4 * d : Math.max((1 + 6 * s) * d, 4 * d),
    a_4_t,
    a_4_c: 3 * d,
  };
}

export const near = (found: unknown, expected: number, what: string, tolerance = 1e-8) => {
  const ok = typeof found === "number" && Math.abs(found - expected) <= tolerance * Math.max(1e-6, Math.abs(expected));
  expect(ok, `${what}: ${String(found)} found, ${expected} expected`).toBe(true);
};

export function joint(item: object, national_annex = "EN"): ItemResult {
  const { result } = check("en-1995-1-1", { national_annex, connections: [item] } as never);
  return (result as unknown as { connections: ItemResult[] }).connections[0] as ItemResult;
}

export const use = ({ verifications }: ItemResult, id: string) =>
  verifications.find((one) => one.id === id)?.utilization;
const entries = (modes: unknown) => Object.entries(modes as Record<string, number>);

export function expectModes(item: ItemResult, modes: Modes, names = Object.keys(modes)) {
  const found = item.values.modes as unknown as Record<string, number>;
  expect(entries(found).map(([name]) => name)).toEqual(names);
  for (const name of names) near(found[name], (modes[name] ?? Number.NaN) / 1000, `mode ${name}`);
}

export function expectSpacing(found: unknown, expected: Least) {
  const least = found as Record<string, number>;
  for (const [name, value] of Object.entries(expected)) near(least[`${name}_min_mm`], value, name);
}

/** ISO 898-1: diameter, stress area */
export const sizes = [
  [6, 20.1],
  [8, 36.6],
  [10, 58],
  [12, 84.3],
  [16, 157],
  [20, 245],
  [24, 353],
  [30, 561],
] as const;

export const durations = ["permanent", "long-term", "medium-term", "short-term", "instantaneous"] as const;
/** Table 3.1: wood, plywood; OSB/3; particleboard P5; hard fibreboard */
export const ofWood: Record<number, number[]> = {
  1: [0.6, 0.7, 0.8, 0.9, 1.1],
  2: [0.6, 0.7, 0.8, 0.9, 1.1],
  3: [0.5, 0.55, 0.65, 0.7, 0.9],
};
export const climate = fc.record({ service_class: fc.constantFrom(1, 2, 3), at: whole(0, 4) });
export const factorOf = ({ service_class, at }: { service_class: number; at: number }) =>
  ofWood[service_class]?.[at] ?? 0;
export const underClimate = ({ service_class, at }: { service_class: number; at: number }) => ({
  service_class,
  load_duration: durations[at],
});

export const slip = (m_1: Member, m_2: Member) => Math.sqrt(meanDensityOf(m_1) * meanDensityOf(m_2)) ** 1.5;

interface Lateral {
  readonly F: number;
  readonly n_ef: number;
  readonly planes: number;
  readonly rows: number;
  readonly n: number;
  readonly factor: number;
  readonly K_ser: number;
}

/** One fastener and plane, a row, the joint, its design value, its slip */
export function expectLateral(item: ItemResult, g: Lateral, F_Ed: number) {
  near(item.values.F_v_Rk_kN, g.F / 1000, "F_v,Rk");
  near(item.values.n_ef, g.n_ef, "n_ef");
  const total = (g.rows * g.n_ef * g.planes * g.F) / 1000;
  near(item.values.F_v_Rk_total_kN, total, "F_v,Rk of the joint");
  near(item.values.F_v_Rd_kN, (g.factor * total) / 1.3, "F_v,Rd");
  near(use(item, "lateral"), F_Ed / ((g.factor * total) / 1.3), "lateral");
  near(item.values.K_ser_1_N_mm, g.K_ser, "K_ser of one");
  near(item.values.K_ser_kN_mm, (g.n * g.rows * g.planes * g.K_ser) / 1000, "K_ser");
}

interface Nail {
  readonly d: number;
  readonly pen: number;
  readonly profiled: boolean;
  readonly head_d: number;
}

/** (8.23), (8.24): the point by withdrawal, the head by being pulled through and by the friction of what f_ax,k is for, the point side */
export function heldByNail({ d, pen, profiled, head_d }: Nail, head: Member, point: Member) {
  const f_ax = 20e-6 * densityOf(point) ** 2;
  const short = Math.min(1, Math.max(0, profiled ? pen / (2 * d) - 3 : pen / (4 * d) - 2));
  const friction = profiled ? 0 : f_ax * d * head.t_mm;
  return { point: f_ax * d * pen * short, head: 70e-6 * densityOf(head) ** 2 * head_d ** 2 + friction };
}

export const slipOfNails = (rho: number, d: number, drilled: boolean) =>
  drilled ? (rho * d) / 23 : (rho * d ** 0.8) / 30;

/** 8.5.2: a washer presses on wood; a plate as one of 12 t, 4 d */
export const ring = (outer: number, inner: number) => (Math.PI / 4) * (outer ** 2 - inner ** 2);

export type Where = "one" | "between" | "outside";

/** (8.9) to (8.13): modes at a thin and at a thick plate, the same at one between woods */
export const modesAt: Record<Where, readonly [thin: string, thick: string]> = {
  one: ["ab", "cde"],
  between: ["fgh", "fgh"],
  outside: ["jk", "lm"],
};

export function plateModes(where: Where, side: Side, d: number, M: number, rope: (F: number) => number): Modes {
  const { f_h, t } = side;
  const all = moving(f_h, t, d);
  const [one, two, turns] = [oneHinge(f_h, d, M), twoHinges(f_h, d, M), turning(side, d, M)].map(rope) as [
    number,
    number,
    number,
  ];
  if (where === "one") return { a: 0.4 * all, b: one, c: all, d: turns, e: two };
  if (where === "between") return { f: all, g: turns, h: two };
  return { j: 0.5 * all, k: one, l: 0.5 * all, m: two };
}

/** Table 8.3 */
export function spacingOfStaples(d: number, alpha: number, crown: number): Least {
  const [s, c] = [sinOf(alpha), cosOf(alpha)];
  return {
    a_1: ((crown < 30 ? 15 : 10) + 5 * c) * d,
    a_2: 15 * d,
    a_3_t: (15 + 5 * c) * d,
    a_3_c: 15 * d,
    a_4_t: (15 + 5 * s) * d,
    a_4_c: 10 * d,
  };
}

interface Block {
  readonly where: Where;
  readonly n: number;
  readonly rows: number;
  readonly a_1_mm: number;
  readonly a_2_mm: number;
  readonly a_3_t_mm: number;
  readonly d: number;
  readonly hole: number;
  readonly side: Side;
  readonly M: number;
  readonly wood: Wood;
  readonly thick: boolean;
  readonly thin: boolean;
  readonly mode: (names: string) => string;
  readonly factor: number;
  readonly F: number;
}

/** Annex A: a block as deep as the fastener presses on the wood; all of it between two plates (c, f, j/l, k, m) */
export function expectBlock(item: ItemResult, b: Block) {
  const { d, M } = b;
  const { t, f_h } = b.side;
  const L_v = 2 * (b.a_3_t_mm + (b.n - 1) * b.a_1_mm - (b.n - 0.5) * b.hole);
  const L_t = (b.rows - 1) * (b.a_2_mm - b.hole);
  const thinDepth = { a: 0.4 * t, b: 1.4 * Math.sqrt(M / (f_h * d)), j: t, k: t };
  const turned = t * (Math.sqrt(2 + M / (f_h * d * t ** 2)) - 1);
  const hinged = 2 * Math.sqrt(M / (f_h * d));
  const thickDepth = { c: t, d: turned, e: hinged, f: t, g: turned, h: hinged, l: t, m: t };
  const [thin, thick] = modesAt[b.where];
  const depths = [
    ...(b.thick ? [] : [(thinDepth as Record<string, number>)[b.mode(thin)] ?? 0]),
    ...(b.thin ? [] : [(thickDepth as Record<string, number>)[b.mode(thick)] ?? 0]),
  ];
  const of = (depth: number) => {
    const A_v = depth >= t ? L_v * t : (L_v / 2) * (L_t + 2 * depth);
    return Math.max(1.5 * L_t * t * b.wood.f_t, 0.7 * A_v * b.wood.f_v);
  };
  const F_bs = least(depths.map(of));
  near(item.values.F_bs_Rk_kN, F_bs / 1000, "block");
  const share = b.where === "between" ? 2 : 1;
  near(use(item, "block-shear"), b.F / share / ((b.factor * F_bs) / 1000 / 1.3), "block-shear");
}

interface Thread {
  readonly d: number;
  readonly l_ef: number;
  /** between axis and grain */
  readonly angle: number;
  readonly rho_k: number;
  readonly f_ax: number | undefined;
  readonly rho_a: number;
}

/** 8.7.2(4), (5): a declared strength with its density, or (8.39) */
export function withdrawn({ d, l_ef, angle, rho_k, f_ax, rho_a }: Thread): number {
  const slanted = 1.2 * cosOf(angle) ** 2 + sinOf(angle) ** 2;
  if (f_ax !== undefined) return ((f_ax * d * l_ef) / slanted) * (rho_k / rho_a) ** 0.8;
  const strength = 0.52 * d ** -0.5 * l_ef ** -0.1 * rho_k ** 0.8;
  return (strength * d * l_ef * Math.min(1, d / 8)) / slanted;
}

export type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;
