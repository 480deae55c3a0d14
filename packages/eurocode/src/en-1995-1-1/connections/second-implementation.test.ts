import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import { check, type ItemResult } from "../../index.ts";

// Section 8 once more, plain: fasteners across their axis, along it and inclined, with recommended factors and the simplified rules of
// one annex. Nothing here comes from the library but the names of its results.

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const whole = (min: number, max: number) => fc.integer({ min, max });
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const least = (list: readonly number[]) => Math.min(...list);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sinOf = (degrees: number) => Math.sin(radians(degrees));
const cosOf = (degrees: number) => Math.cos(radians(degrees));

interface Wood {
  readonly kind: "softwood" | "hardwood" | "LVL";
  readonly rho_k: number;
  readonly rho_mean: number;
  readonly f_t: number;
  readonly f_v: number;
  readonly f_c90: number;
}

// EN 338:2016, EN 14080:2013, and LVL 48 P of the makers
const woods: Record<string, Wood> = {
  C16: { kind: "softwood", rho_k: 310, rho_mean: 370, f_t: 8.5, f_v: 3.2, f_c90: 2.2 },
  C24: { kind: "softwood", rho_k: 350, rho_mean: 420, f_t: 14.5, f_v: 4, f_c90: 2.5 },
  C30: { kind: "softwood", rho_k: 380, rho_mean: 460, f_t: 19, f_v: 4, f_c90: 2.7 },
  GL24h: { kind: "softwood", rho_k: 385, rho_mean: 420, f_t: 19.2, f_v: 3.5, f_c90: 2.5 },
  GL28h: { kind: "softwood", rho_k: 425, rho_mean: 460, f_t: 22.3, f_v: 3.5, f_c90: 2.5 },
  D30: { kind: "hardwood", rho_k: 530, rho_mean: 640, f_t: 18, f_v: 3.9, f_c90: 5.3 },
};
const anySpecies = fc.constantFrom(...Object.keys(woods));
const softSpecies = fc.constantFrom("C16", "C24", "C30", "GL24h", "GL28h");

type Panel = "plywood" | "OSB" | "particleboard" | "hardboard";
interface Member {
  readonly t_mm: number;
  readonly plate?: true;
  readonly species?: string;
  readonly panel?: Panel;
  readonly rho_k_kg_m3?: number;
  readonly alpha_deg?: number;
}
type Fastener = "nail" | "staple" | "screw" | "bolt" | "dowel";

const woodOf = ({ species = "" }: Member): Wood => {
  const wood = woods[species];
  if (!wood) throw new Error(`no wood: ${species}`);
  return wood;
};
const densityOf = (m: Member) => m.rho_k_kg_m3 ?? woodOf(m).rho_k;
const meanDensityOf = (m: Member) => m.rho_k_kg_m3 ?? woodOf(m).rho_mean;

/** 8.3.1.1, 8.3.1.3: nails up to 8 mm, staples, thin screws */
function embeddedAsNail(m: Member, d: number, drilled: boolean): number {
  const rho = densityOf(m);
  if (m.panel === "plywood") return 0.11 * rho * d ** -0.3;
  if (m.panel === "hardboard") return 30 * d ** -0.3 * m.t_mm ** 0.6;
  if (m.panel) return 65 * d ** -0.7 * m.t_mm ** 0.1;
  return drilled ? 0.082 * (1 - 0.01 * d) * rho : 0.082 * rho * d ** -0.3;
}

/** 8.5.1.1, 8.5.1.2: bolts, dowels, thick screws */
function embeddedAsBolt(m: Member, d: number): number {
  const rho = densityOf(m);
  if (m.panel === "plywood") return 0.11 * (1 - 0.01 * d) * rho;
  if (m.panel) return 50 * d ** -0.6 * m.t_mm ** 0.2;
  const alpha = m.alpha_deg ?? 0;
  const k_90 = { softwood: 1.35, LVL: 1.3, hardwood: 0.9 }[woodOf(m).kind] + 0.015 * d;
  return (0.082 * (1 - 0.01 * d) * rho) / (k_90 * sinOf(alpha) ** 2 + cosOf(alpha) ** 2);
}

interface Side {
  readonly f_h: number;
  readonly t: number;
}
type Modes = Record<string, number>;

/** (8.6), (8.7) as they are printed; `R`: the most that a rope adds to a mode */
function woodModes(one: Side, two: Side, d: number, M: number, planes: 1 | 2, rope: (F: number) => number): Modes {
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

const valuesOf = (modes: Modes) => Object.values(modes);

/** (8.9) to (8.13): what lies between a thin and a thick plate, by its thickness */
const acrossPlates = (thin: number, thick: number, t: number, d: number) => {
  const share = Math.min(1, Math.max(0, (t - 0.5 * d) / (0.5 * d)));
  return thin + share * (thick - thin);
};
const moving = (f_h: number, t: number, d: number) => f_h * t * d;
const turning = ({ f_h, t }: Side, d: number, M: number) =>
  f_h * t * d * (Math.sqrt(2 + (4 * M) / (f_h * d * t ** 2)) - 1);
const twoHinges = (f_h: number, d: number, M: number) => 2.3 * Math.sqrt(M * f_h * d);
const oneHinge = (f_h: number, d: number, M: number) => 1.15 * Math.sqrt(2 * M * f_h * d);

/** Table 8.1 */
function exponentOfNails(ratio: number, drilled: boolean): number {
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
const boltsOfRow = (n: number, a_1: number, d: number, alpha: number) => {
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
function spacingOfNails(rho: number, d: number, alpha: number, drilled: boolean, shrunk: number): Least {
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
function spacingOfBolts(fastener: Fastener, d: number, alpha: number): Least {
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

const near = (found: unknown, expected: number, what: string, tolerance = 1e-8) => {
  const ok = typeof found === "number" && Math.abs(found - expected) <= tolerance * Math.max(1e-6, Math.abs(expected));
  expect(ok, `${what}: ${String(found)} found, ${expected} expected`).toBe(true);
};

function joint(item: object, national_annex = "EN"): ItemResult {
  const { result } = check("en-1995-1-1", { national_annex, connections: [item] } as never);
  return (result as unknown as { connections: ItemResult[] }).connections[0] as ItemResult;
}

const use = ({ verifications }: ItemResult, id: string) => verifications.find((one) => one.id === id)?.utilization;
const entries = (modes: unknown) => Object.entries(modes as Record<string, number>);

function expectModes(item: ItemResult, modes: Modes, names = Object.keys(modes)) {
  const found = item.values.modes as unknown as Record<string, number>;
  expect(entries(found).map(([name]) => name)).toEqual(names);
  for (const name of names) near(found[name], (modes[name] ?? Number.NaN) / 1000, `mode ${name}`);
}

function expectSpacing(found: unknown, expected: Least) {
  const least = found as Record<string, number>;
  for (const [name, value] of Object.entries(expected)) near(least[`${name}_min_mm`], value, name);
}

/** ISO 898-1: diameter, stress area */
const sizes = [
  [6, 20.1],
  [8, 36.6],
  [10, 58],
  [12, 84.3],
  [16, 157],
  [20, 245],
  [24, 353],
  [30, 561],
] as const;

const durations = ["permanent", "long-term", "medium-term", "short-term", "instantaneous"] as const;
/** Table 3.1: wood, plywood; OSB/3; particleboard P5; hard fibreboard */
const ofWood: Record<number, number[]> = {
  1: [0.6, 0.7, 0.8, 0.9, 1.1],
  2: [0.6, 0.7, 0.8, 0.9, 1.1],
  3: [0.5, 0.55, 0.65, 0.7, 0.9],
};
const climate = fc.record({ service_class: fc.constantFrom(1, 2, 3), at: whole(0, 4) });
const factorOf = ({ service_class, at }: { service_class: number; at: number }) => ofWood[service_class]?.[at] ?? 0;
const underClimate = ({ service_class, at }: { service_class: number; at: number }) => ({
  service_class,
  load_duration: durations[at],
});

const slip = (m_1: Member, m_2: Member) => Math.sqrt(meanDensityOf(m_1) * meanDensityOf(m_2)) ** 1.5;

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
function expectLateral(item: ItemResult, g: Lateral, F_Ed: number) {
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
function heldByNail({ d, pen, profiled, head_d }: Nail, head: Member, point: Member) {
  const f_ax = 20e-6 * densityOf(point) ** 2;
  const short = Math.min(1, Math.max(0, profiled ? pen / (2 * d) - 3 : pen / (4 * d) - 2));
  const friction = profiled ? 0 : f_ax * d * head.t_mm;
  return { point: f_ax * d * pen * short, head: 70e-6 * densityOf(head) ** 2 * head_d ** 2 + friction };
}

const slipOfNails = (rho: number, d: number, drilled: boolean) => (drilled ? (rho * d) / 23 : (rho * d ** 0.8) / 30);

/** 8.5.2: a washer presses on wood; a plate as one of 12 t, 4 d */
const ring = (outer: number, inner: number) => (Math.PI / 4) * (outer ** 2 - inner ** 2);

type Where = "one" | "between" | "outside";

/** (8.9) to (8.13): modes at a thin and at a thick plate, the same at one between woods */
const modesAt: Record<Where, readonly [thin: string, thick: string]> = {
  one: ["ab", "cde"],
  between: ["fgh", "fgh"],
  outside: ["jk", "lm"],
};

function plateModes(where: Where, side: Side, d: number, M: number, rope: (F: number) => number): Modes {
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
function spacingOfStaples(d: number, alpha: number, crown: number): Least {
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
function expectBlock(item: ItemResult, b: Block) {
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
function withdrawn({ d, l_ef, angle, rho_k, f_ax, rho_a }: Thread): number {
  const slanted = 1.2 * cosOf(angle) ** 2 + sinOf(angle) ** 2;
  if (f_ax !== undefined) return ((f_ax * d * l_ef) / slanted) * (rho_k / rho_a) ** 0.8;
  const strength = 0.52 * d ** -0.5 * l_ef ** -0.1 * rho_k ** 0.8;
  return (strength * d * l_ef * Math.min(1, d / 8)) / slanted;
}

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;

const nailsInWood = fc.record({
  d: between(2, 7.9),
  square: fc.boolean(),
  profiled: fc.boolean(),
  drilled: fc.boolean(),
  one: softSpecies,
  two: softSpecies,
  t_1: between(15, 90),
  t_2: between(25, 90),
  alpha: fc.oneof(fc.constant(0), between(0, 90)),
  planes: fc.constantFrom<1 | 2>(1, 2),
  pen: between(6.1, 20),
  n: whole(1, 10),
  rows: whole(1, 4),
  a_1: between(7, 18),
  head: between(1.8, 3),
  F: between(0.1, 20),
});

function compareNails(g: Drawn<typeof nailsInWood>, c: Drawn<typeof climate>): void {
  const d = g.d;
  const pen = Math.max(g.profiled ? 6.1 : 8.1, g.pen) * d;
  const drilled = g.drilled || d > 6 || g.one === "GL28h" || g.two === "GL28h";
  const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha };
  const two: Member = { t_mm: g.planes === 1 ? pen + 5 : g.t_2, species: g.two, alpha_deg: g.alpha };
  const last: Member = { t_mm: pen + 5, species: g.one, alpha_deg: g.alpha };
  const members = g.planes === 1 ? [one, two] : [one, two, last];
  const length = sum(members.slice(0, -1).map((m) => m.t_mm)) + pen;
  const item = joint({
    mark: "N",
    fastener: "nail",
    d_mm: d,
    f_u_k_MPa: 600,
    length_mm: length,
    nail: {
      surface: g.profiled ? "profiled" : "smooth",
      shape: g.square ? "square" : "round",
      head_d_mm: g.head * d,
    },
    pre_drilled: drilled,
    members,
    n: g.n,
    rows: g.rows,
    a_1_mm: g.a_1 * d,
    F_Ed: g.F,
    ...underClimate(c),
  });
  const M = (g.square ? 0.45 : 0.3) * 600 * d ** 2.6;
  near(item.values.M_y_Rk_Nmm, M, "M_y");
  const nail = { d, pen, profiled: g.profiled, head_d: g.head * d };
  const F_ax = least(Object.values(heldByNail(nail, one, members.at(-1) as Member)));
  near(item.values.F_ax_Rk_kN, F_ax / 1000, "F_ax");
  const share = g.square ? 0.25 : g.profiled ? 0.5 : 0.15;
  const rope = (F: number) => Math.min(F_ax / 4, share * F);
  const t_1 = g.planes === 1 ? g.t_1 : Math.min(g.t_1, pen);
  const sides = [
    { f_h: embeddedAsNail(one, d, drilled), t: t_1 },
    { f_h: embeddedAsNail(two, d, drilled), t: g.planes === 1 ? pen : g.t_2 },
  ] as const;
  const modes = woodModes(sides[0], sides[1], d, M, g.planes, rope);
  if (g.planes === 1 || g.t_1 <= pen) expectModes(item, modes);
  const k = exponentOfNails(g.a_1, drilled);
  // 8.1.2(5): a row carries n_ef along the grain
  const n_ef = Math.min(g.n, g.n ** k / cosOf(g.alpha));
  const K_ser = slipOfNails(slip(one, two), d, drilled);
  const F = least(valuesOf(modes));
  const joined = { F, n_ef, planes: g.planes, rows: g.rows, n: g.n, factor: factorOf(c), K_ser };
  expectLateral(item, joined, g.F);
  const spacings = item.values.members as unknown as unknown[];
  expectSpacing(spacings[0], spacingOfNails(densityOf(one), d, g.alpha, drilled, 1));
}

const atPlates = fc.record({
  dowel: fc.boolean(),
  size: fc.constantFrom(...sizes),
  wide: between(1.5, 5),
  f_u: fc.constantFrom(360, 400, 800),
  species: anySpecies,
  t: between(15, 200),
  plate: between(2, 30),
  alpha: fc.oneof(fc.constant(0), between(0, 90)),
  where: fc.constantFrom<Where>("one", "between", "outside"),
  n: whole(1, 8),
  rows: whole(1, 4),
  a_1: between(5, 15),
  a_2: between(4, 8),
  a_3: between(7, 15),
  F: between(1, 100),
});

function comparePlates(g: Drawn<typeof atPlates>, c: Drawn<typeof climate>): void {
  const [d, A_s] = g.size;
  const wood: Member = { t_mm: g.t, species: g.species, alpha_deg: g.alpha };
  const plate: Member = { plate: true, t_mm: g.plate };
  const washer = { d_e_mm: g.wide * d, d_i_mm: d + 1 };
  const members = { one: [plate, wood], between: [wood, plate, wood], outside: [plate, wood, plate] }[g.where];
  const spacings = { a_1_mm: g.a_1 * d, a_2_mm: g.a_2 * d, a_3_t_mm: Math.max(80, g.a_3 * d) };
  const item = joint({
    mark: "P",
    fastener: g.dowel ? "dowel" : "bolt",
    d_mm: d,
    f_u_k_MPa: g.f_u,
    members,
    n: g.n,
    rows: g.rows,
    ...spacings,
    ...(g.dowel || g.where === "outside" ? {} : { washer }),
    F_Ed: g.F,
    block_shear: g.alpha === 0,
    ...underClimate(c),
  });
  const M = 0.3 * g.f_u * d ** 2.6;
  const f_h = embeddedAsBolt(wood, d);
  const pressed = (A: number) => 3 * woodOf(wood).f_c90 * A;
  const byPlate = pressed(ring(Math.min(12 * g.plate, 4 * d), g.where === "outside" ? d : washer.d_i_mm));
  const byWasher = pressed(ring(washer.d_e_mm, washer.d_i_mm));
  const F_ax = least([
    0.9 * g.f_u * A_s,
    ...(g.where === "outside" ? [] : [byWasher]),
    ...(g.where === "between" ? [] : [byPlate]),
  ]);
  const rope = (F: number) => (g.dowel ? F : F + Math.min(F_ax / 4, 0.25 * F));
  const side: Side = { f_h, t: g.t };
  const modes = plateModes(g.where, side, d, M, rope);
  const of = (names: string) => least([...names].map((name) => modes[name] ?? Number.NaN));
  const [thin, thick] = modesAt[g.where];
  const F = acrossPlates(of(thin), of(thick), g.plate, d);
  const planes = g.where === "one" ? 1 : 2;
  const n_ef = boltsOfRow(g.n, g.a_1 * d, d, g.alpha);
  const K_ser = (2 * woodOf(wood).rho_mean ** 1.5 * d) / 23;
  expectLateral(item, { F, n_ef, planes, rows: g.rows, n: g.n, factor: factorOf(c), K_ser }, g.F);
  if (g.alpha > 0 || g.n * g.rows === 1) return;
  expectBlock(item, {
    ...g,
    ...spacings,
    d,
    side,
    M,
    hole: g.dowel ? d : d + 1,
    wood: woodOf(wood),
    thick: g.where === "between" || g.plate >= d,
    thin: g.where !== "between" && g.plate <= 0.5 * d,
    mode: (names: string) => [...names].reduce((a, b) => ((modes[b] ?? 0) < (modes[a] ?? 0) ? b : a)),
    factor: factorOf(c),
  });
}

const panelsOnWood = fc.record({
  fastener: fc.constantFrom<"nail" | "staple" | "bolt">("nail", "staple", "bolt"),
  panel: fc.constantFrom<Panel>("plywood", "OSB", "particleboard", "hardboard"),
  d: between(1.5, 4.5),
  size: fc.constantFrom(...sizes.slice(1, 5)),
  t: between(6, 30),
  rho: between(450, 900),
  species: fc.constantFrom("C16", "C24", "C30", "GL24h"),
  alpha: fc.oneof(fc.constant(0), between(0, 90)),
  pen: between(14.5, 25),
  crown: between(0, 90),
  n: whole(1, 10),
  rows: whole(1, 3),
  a_1: between(15, 25),
  F: between(0.1, 10),
});

function comparePanels(g: Drawn<typeof panelsOnWood>, at: number): void {
  fc.pre(g.fastener !== "bolt" || g.panel !== "hardboard");
  const d = g.fastener === "bolt" ? g.size[0] : g.d;
  const one: Member = { t_mm: g.t, panel: g.panel, rho_k_kg_m3: g.rho };
  const pen = g.pen * d;
  const two: Member = { t_mm: pen + 10, species: g.species, alpha_deg: g.alpha };
  const t_2 = g.fastener === "bolt" ? two.t_mm : pen;
  const item = joint({
    mark: "P",
    fastener: g.fastener,
    d_mm: d,
    f_u_k_MPa: g.fastener === "staple" ? 900 : 600,
    members: [one, two],
    rope_effect: false,
    ...(g.fastener === "bolt" ? {} : { length_mm: g.t + pen }),
    ...(g.fastener === "staple" ? { crown_mm: 6.5 * d, crown_angle_deg: g.crown } : {}),
    n: g.n,
    rows: g.rows,
    a_1_mm: g.a_1 * d,
    F_Ed: g.F,
    load_duration: durations[at],
  });
  const bedded = (m: Member) => (g.fastener === "bolt" ? embeddedAsBolt(m, d) : embeddedAsNail(m, d, false));
  const M = g.fastener === "staple" ? 150 * d ** 3 : 0.3 * 600 * d ** 2.6;
  near(item.values.M_y_Rk_Nmm, M, "M_y");
  const sides = [
    { f_h: bedded(one), t: g.t },
    { f_h: bedded(two), t: t_2 },
  ] as const;
  const modes = woodModes(sides[0], sides[1], d, M, 1, () => 0);
  expectModes(item, modes);
  // 8.4(5): a staple is two nails, less where its crown lies along the grain
  const legs = g.fastener === "staple" ? 2 * (g.crown > 30 ? 1 : 0.7) : 1;
  const F = legs * least(valuesOf(modes));
  // nails at 15 d act one by one
  const n_ef = g.fastener === "bolt" ? boltsOfRow(g.n, g.a_1 * d, d, g.alpha) : g.n;
  const bolts = (slip(one, two) * d) / 23;
  const K_ser = {
    bolt: bolts,
    nail: (slip(one, two) * d ** 0.8) / 30,
    staple: (slip(one, two) * d ** 0.8) / 80,
  };
  const ofPanel = {
    plywood: [0.6, 0.7, 0.8, 0.9, 1.1],
    OSB: [0.4, 0.5, 0.7, 0.9, 1.1],
    particleboard: [0.3, 0.45, 0.65, 0.85, 1.1],
    hardboard: [0.3, 0.45, 0.65, 0.85, 1.1],
  }[g.panel];
  const factor = Math.sqrt((ofPanel[at] ?? 0) * (ofWood[1]?.[at] ?? 0));
  expectLateral(item, { F, n_ef, planes: 1, rows: g.rows, n: g.n, factor, K_ser: K_ser[g.fastener] }, g.F);
  const spacings = item.values.members as unknown as unknown[];
  if (g.fastener === "nail") {
    expectSpacing(spacings[1], spacingOfNails(densityOf(two), d, g.alpha, false, 0.85));
  }
  if (g.fastener === "staple") {
    expectSpacing(spacings[1], spacingOfStaples(d, g.alpha, g.crown));
  }
}

const simplifiedJoints = fc.record({
  dowel: fc.boolean(),
  size: fc.constantFrom(...sizes),
  f_u: fc.constantFrom(360, 400, 800),
  one: softSpecies,
  two: softSpecies,
  t_1: between(20, 200),
  t_2: between(20, 200),
  plate: between(2, 30),
  alpha_1: fc.oneof(fc.constant(0), between(0, 90)),
  alpha_2: fc.oneof(fc.constant(0), between(0, 90)),
  where: fc.constantFrom("single", "double", "one", "between", "outside"),
  n: whole(1, 6),
  a_1: between(5, 15),
});

function compareSimplified(g: Drawn<typeof simplifiedJoints>, c: Drawn<typeof climate>): void {
  const [d] = g.size;
  const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha_1 };
  const two: Member = { t_mm: g.t_2, species: g.two, alpha_deg: g.alpha_2 };
  const plate: Member = { plate: true, t_mm: g.plate };
  const members = {
    single: [one, two],
    double: [one, two, one],
    one: [plate, one],
    between: [one, plate, one],
    outside: [plate, one, plate],
  }[g.where];
  fc.pre(g.where === "single" || g.where === "double" || g.where === "between" || g.plate >= d || g.plate <= d / 2);
  const item = joint(
    {
      mark: "G",
      method: "simplified",
      fastener: g.dowel ? "dowel" : "bolt",
      d_mm: d,
      f_u_k_MPa: g.f_u,
      members,
      n: g.n,
      a_1_mm: g.a_1 * d,
      block_shear: false,
      rope_effect: false,
      F_Ed: 1,
      ...underClimate(c),
    },
    "DE",
  );
  const M = 0.3 * g.f_u * d ** 2.6;
  const [f_1, f_2] = [embeddedAsBolt(one, d), embeddedAsBolt(two, d)];
  const beta = f_2 / f_1;
  const unit = (f_h: number) => 1.15 * Math.sqrt(M / (f_h * d));
  const thick = g.where === "between" || g.plate >= d;
  const whole = {
    single: Math.sqrt((2 * beta) / (1 + beta)) * Math.sqrt(2 * M * f_1 * d),
    double: Math.sqrt((2 * beta) / (1 + beta)) * Math.sqrt(2 * M * f_1 * d),
    one: (thick ? Math.SQRT2 : 1) * Math.sqrt(2 * M * f_1 * d),
    between: Math.SQRT2 * Math.sqrt(2 * M * f_1 * d),
    outside: (thick ? Math.SQRT2 : 1) * Math.sqrt(2 * M * f_1 * d),
  }[g.where] as number;
  const side = (2 * Math.sqrt(beta / (1 + beta)) + 2) * unit(f_1);
  const asked: Record<string, readonly number[]> = {
    single: [g.t_1 / side, g.t_2 / ((2 / Math.sqrt(1 + beta) + 2) * unit(f_2))],
    double: [g.t_1 / side, g.t_2 / ((4 / Math.sqrt(1 + beta)) * unit(f_2))],
    one: [g.t_1 / ((thick ? 4 : 2 + Math.SQRT2) * unit(f_1))],
    between: [g.t_1 / (4 * unit(f_1))],
    outside: [g.t_1 / ((thick ? 4 : 2 * Math.SQRT2) * unit(f_1))],
  };
  const F = whole * least([1, ...(asked[g.where] ?? [])]);
  near(item.values.F_v_Rk_kN, F / 1000, "F_v,Rk");
  const across = g.where === "single" || g.where === "double" ? [g.alpha_1, g.alpha_2] : [g.alpha_1];
  const n_ef = least(across.map((alpha) => boltsOfRow(g.n, g.a_1 * d, d, alpha)));
  const planes = g.where === "single" || g.where === "one" ? 1 : 2;
  const factor = factorOf(c);
  near(item.values.F_v_Rd_kN, (factor * planes * n_ef * F) / 1000 / 1.1, "F_v,Rd");
}

describe("a second implementation of section 8", () => {
  law(
    "bolts and dowels in wood, one and two shear planes",
    () =>
      fc.property(
        fc.record({
          dowel: fc.boolean(),
          size: fc.constantFrom(...sizes),
          wide: between(1.5, 8),
          f_u: fc.constantFrom(360, 400, 800),
          one: anySpecies,
          two: anySpecies,
          t_1: between(20, 160),
          t_2: between(20, 200),
          alpha_1: fc.oneof(fc.constant(0), between(0, 90)),
          alpha_2: fc.oneof(fc.constant(0), between(0, 90)),
          planes: fc.constantFrom<1 | 2>(1, 2),
          n: whole(1, 8),
          rows: whole(1, 4),
          a_1: between(5, 15),
          F: between(1, 100),
        }),
        climate,
        (g, c) => {
          const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha_1 };
          const two: Member = { t_mm: g.t_2, species: g.two, alpha_deg: g.alpha_2 };
          const fastener: Fastener = g.dowel ? "dowel" : "bolt";
          const [d, A_s] = g.size;
          const washer = { d_e_mm: g.wide * d, d_i_mm: d + 1 };
          const item = joint({
            mark: "B",
            fastener,
            d_mm: d,
            f_u_k_MPa: g.f_u,
            members: g.planes === 1 ? [one, two] : [one, two, one],
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            ...(g.dowel ? {} : { washer }),
            F_Ed: g.F,
            ...underClimate(c),
          });
          const M = 0.3 * g.f_u * d ** 2.6;
          near(item.values.M_y_Rk_Nmm, M, "M_y");
          const sides = [one, two].map((m) => ({ f_h: embeddedAsBolt(m, d), t: m.t_mm })) as [Side, Side];
          // 8.5.2: what the washers press on, and no more than a quarter of the mode (8.2.2(2))
          const pressed = g.planes === 1 ? [one, two] : [one];
          const A_washer = (Math.PI / 4) * (washer.d_e_mm ** 2 - washer.d_i_mm ** 2);
          const F_ax = least([0.9 * g.f_u * A_s, ...pressed.map((m) => 3 * woodOf(m).f_c90 * A_washer)]);
          const rope = g.dowel ? () => 0 : (F: number) => Math.min(F_ax / 4, 0.25 * F);
          const modes = woodModes(sides[0], sides[1], d, M, g.planes, rope);
          expectModes(item, modes);
          const F = least(valuesOf(modes));
          const n_ef = least([g.alpha_1, g.alpha_2].map((alpha) => boltsOfRow(g.n, g.a_1 * d, d, alpha)));
          const K_ser = (slip(one, two) * d) / 23;
          const joined = { F, n_ef, planes: g.planes, rows: g.rows, n: g.n, factor: factorOf(c), K_ser };
          expectLateral(item, joined, g.F);
          const spacings = item.values.members as unknown as unknown[];
          expectSpacing(spacings[0], spacingOfBolts(fastener, d, g.alpha_1));
          expectSpacing(spacings[1], spacingOfBolts(fastener, d, g.alpha_2));
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "nails in wood, one and two shear planes, with their rope",
    () => fc.property(nailsInWood, climate, compareNails),
    { numRuns: secondRuns(150) },
  );

  law(
    "bolts and dowels with steel plates outside, between and on one side; block shear",
    () => fc.property(atPlates, climate, comparePlates),
    { numRuns: secondRuns(150) },
  );

  law("panels on wood: nails, staples and bolts", () => fc.property(panelsOnWood, whole(0, 4), comparePanels), {
    numRuns: secondRuns(150),
  });

  law(
    "screws in wood and under a steel plate",
    () =>
      fc.property(
        fc.record({
          d: between(4, 14),
          core: between(0.6, 0.75),
          f_u: between(600, 1200),
          one: softSpecies,
          two: softSpecies,
          t_1: between(20, 100),
          pen: between(8, 20),
          plate: fc.option(between(2, 20)),
          alpha: fc.oneof(fc.constant(0), between(0, 90)),
          drilled: fc.boolean(),
          F_ax: between(0, 10),
          n: whole(1, 8),
          rows: whole(1, 3),
          a_1: between(12, 20),
          F: between(0.1, 10),
        }),
        climate,
        (g, c) => {
          const d = g.d;
          const d_ef = 1.1 * g.core * d;
          const thick = d_ef > 6;
          const drilled = g.drilled || thick;
          const two: Member = { t_mm: g.pen * d + 20, species: g.two, alpha_deg: g.alpha };
          const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: g.alpha };
          const first: Member = g.plate === null ? one : { plate: true, t_mm: g.plate };
          const item = joint({
            mark: "S",
            fastener: "screw",
            d_mm: d,
            d_core_mm: g.core * d,
            f_u_k_MPa: g.f_u,
            length_mm: first.t_mm + g.pen * d,
            F_ax_Rk_kN: g.F_ax,
            members: [first, two],
            pre_drilled: drilled,
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            block_shear: false,
            F_Ed: g.F,
            ...underClimate(c),
          });
          const M = 0.3 * g.f_u * d_ef ** 2.6;
          near(item.values.M_y_Rk_Nmm, M, "M_y");
          const bedded = (m: Member) => (thick ? embeddedAsBolt(m, d_ef) : embeddedAsNail(m, d_ef, drilled));
          const rope = (F: number) => Math.min((1000 * g.F_ax) / 4, F);
          const pointed: Side = { f_h: bedded(two), t: g.pen * d };
          const f_h = pointed.f_h;
          const more = (F: number) => F + rope(F);
          const F =
            g.plate === null
              ? least(valuesOf(woodModes({ f_h: bedded(one), t: g.t_1 }, pointed, d_ef, M, 1, rope)))
              : acrossPlates(
                  Math.min(0.4 * moving(f_h, pointed.t, d_ef), more(oneHinge(f_h, d_ef, M))),
                  least([moving(f_h, pointed.t, d_ef), more(turning(pointed, d_ef, M)), more(twoHinges(f_h, d_ef, M))]),
                  g.plate,
                  d,
                );
          const n_ef = thick
            ? boltsOfRow(g.n, g.a_1 * d, d, g.alpha)
            : Math.min(g.n, g.n ** exponentOfNails(g.a_1, drilled) / cosOf(g.alpha));
          const K_ser = ((g.plate === null ? slip(one, two) : 2 * woodOf(two).rho_mean ** 1.5) * d) / 23;
          expectLateral(item, { F, n_ef, planes: 1, rows: g.rows, n: g.n, factor: factorOf(c), K_ser }, g.F);
          const spacings = item.values.members as unknown as unknown[];
          expectSpacing(
            spacings[1],
            thick
              ? spacingOfBolts("bolt", d, g.alpha)
              : spacingOfNails(densityOf(two), d, g.alpha, drilled, g.plate === null ? 1 : 0.7),
          );
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "what is around bolts: wood between the holes (5.2), plates in bearing (EN 1993-1-8 Table 3.4), slip",
    () =>
      fc.property(
        fc.record({
          size: fc.constantFrom(...sizes),
          species: fc.constantFrom("C16", "C24", "C30", "D30", "GL24h", "GL28h"),
          t: between(20, 150),
          h: between(10, 30),
          plate: between(3, 20),
          steel: fc.constantFrom("S235", "S355"),
          e_1: between(1.2, 4),
          e_2: between(1.2, 4),
          alpha: fc.oneof(fc.constant(0), between(0, 80)),
          n: whole(1, 5),
          rows: whole(1, 3),
          a_1: between(5, 10),
          a_2: between(4, 6),
          clearance: fc.option(between(0, 2)),
          F: between(1, 100),
        }),
        climate,
        (g, c) => {
          const [d] = g.size;
          const d_0 = d + 1;
          const across = (g.n - 1) * g.a_1 * sinOf(g.alpha) + (g.rows - 1) * g.a_2 * cosOf(g.alpha);
          const h = (across + g.h) * d;
          const wood = { t_mm: g.t, species: g.species, alpha_deg: g.alpha, h_mm: h };
          const [e_1, e_2] = [g.e_1 * d_0, g.e_2 * d_0];
          const plate = { plate: true, t_mm: g.plate, steel_grade: g.steel, e_1_mm: e_1, e_2_mm: e_2 };
          const item = joint({
            mark: "B",
            fastener: "bolt",
            d_mm: d,
            f_u_k_MPa: 400,
            members: [wood, plate, wood],
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            a_2_mm: g.a_2 * d,
            block_shear: false,
            F_Ed: g.F,
            serviceability: { F_ser_kN: g.F, ...(g.clearance === null ? {} : { clearance_mm: g.clearance }) },
            ...underClimate(c),
          });
          const N = 500 * g.F * cosOf(g.alpha);
          const f_t = (factorOf(c) * woodOf(wood).f_t) / (g.species.startsWith("GL") ? 1.25 : 1.3);
          near(use(item, "net-section"), N / (g.t * (h - g.rows * d_0)) / f_t, "net section");
          const f_u = g.steel === "S235" ? 360 : 490;
          const alpha_d = least([e_1 / (3 * d_0), ...(g.n > 1 ? [(g.a_1 * d) / (3 * d_0) - 0.25] : [])]);
          const beside = g.rows > 1 ? [(1.4 * g.a_2 * d) / d_0 - 1.7] : [];
          const k_1 = least([2.5, (2.8 * e_2) / d_0 - 1.7, ...beside]);
          const F_b = (k_1 * least([1, alpha_d, 400 / f_u]) * f_u * d * g.plate) / 1.25;
          near(use(item, "plate-bearing"), (1000 * g.F) / (g.n * g.rows) / F_b, "plate");
          const K_ser = (2 * 2 * g.n * g.rows * woodOf(wood).rho_mean ** 1.5 * d) / 23;
          near(item.values.slip_mm, (1000 * g.F) / K_ser + (g.clearance ?? 1), "slip");
        },
      ),
    { numRuns: secondRuns(100) },
  );

  law(
    "splitting of what is loaded across its grain (8.1.4)",
    () =>
      fc.property(
        fc.record({
          b: between(40, 200),
          h: between(100, 600),
          h_e: between(0.2, 0.9),
          w_pl: fc.option(between(20, 300)),
          V_1: between(0.1, 30),
          V_2: between(0.1, 30),
          species: softSpecies,
        }),
        climate,
        (g, c) => {
          const h_e = g.h_e * g.h;
          const item = joint({
            mark: "S",
            fastener: "bolt",
            d_mm: 12,
            grade: "4.6",
            members: [
              { t_mm: 60, species: "C24" },
              { t_mm: g.b, species: g.species, alpha_deg: 90, h_mm: g.h },
            ],
            n: 1,
            splitting: {
              b_mm: g.b,
              h_mm: g.h,
              h_e_mm: h_e,
              F_v_Ed_1: g.V_1,
              F_v_Ed_2: g.V_2,
              ...(g.w_pl === null ? {} : { punched_w_mm: g.w_pl }),
            },
            F_Ed: g.V_1 + g.V_2,
            ...underClimate(c),
          });
          const w = g.w_pl === null ? 1 : Math.max(1, (g.w_pl / 100) ** 0.35);
          const F = 14 * g.b * w * Math.sqrt(h_e / (1 - h_e / g.h));
          near(item.values.F_90_Rk_kN, F / 1000, "F_90,Rk");
          near(use(item, "splitting"), Math.max(g.V_1, g.V_2) / ((factorOf(c) * F) / 1000 / 1.3), "splitting");
        },
      ),
    { numRuns: secondRuns(60) },
  );

  law(
    "the simplified rules of an annex: hinges in every wood that is thick enough",
    () => fc.property(simplifiedJoints, climate, compareSimplified),
    { numRuns: secondRuns(100) },
  );

  law(
    "several plates in slots: each wood by itself",
    () =>
      fc.property(
        fc.record({
          size: fc.constantFrom(...sizes),
          f_u: fc.constantFrom(360, 400, 800),
          species: anySpecies,
          t_1: between(15, 150),
          t_2: between(15, 200),
          alpha: fc.oneof(fc.constant(0), between(0, 90)),
          n: whole(1, 6),
          a_1: between(5, 15),
        }),
        climate,
        (g, c) => {
          const [d] = g.size;
          const outer: Member = { t_mm: g.t_1, species: g.species, alpha_deg: g.alpha };
          const inner: Member = { ...outer, t_mm: g.t_2 };
          const plate: Member = { plate: true, t_mm: d };
          const item = joint({
            mark: "M",
            fastener: "dowel",
            d_mm: d,
            f_u_k_MPa: g.f_u,
            members: [outer, plate, inner, plate, outer],
            n: g.n,
            a_1_mm: g.a_1 * d,
            block_shear: false,
            F_Ed: 1,
            ...underClimate(c),
          });
          const M = 0.3 * g.f_u * d ** 2.6;
          const f_h = embeddedAsBolt(outer, d);
          const two = twoHinges(f_h, d, M);
          const atEnd = least([moving(f_h, g.t_1, d), turning({ f_h, t: g.t_1 }, d, M), two]);
          const atMiddle = least([0.5 * moving(f_h, g.t_2, d), two]);
          const n_ef = boltsOfRow(g.n, g.a_1 * d, d, g.alpha);
          near(item.values.F_v_Rk_total_kN, (n_ef * 2 * (atEnd + atMiddle)) / 1000, "F_v,Rk");
        },
      ),
    { numRuns: secondRuns(80) },
  );

  law(
    "three to five woods: each plane as one of three members, on either side",
    () =>
      fc.property(
        fc.array(fc.record({ t_mm: between(15, 150), species: anySpecies, alpha_deg: between(0, 90) }), {
          minLength: 3,
          maxLength: 5,
        }),
        fc.record({ size: fc.constantFrom(...sizes), f_u: fc.constantFrom(360, 800) }),
        (members, g) => {
          const [d] = g.size;
          const item = joint({ mark: "W", fastener: "dowel", d_mm: d, f_u_k_MPa: g.f_u, members, n: 1, F_Ed: 1 });
          const M = 0.3 * g.f_u * d ** 2.6;
          const sides = members.map((m) => ({ f_h: embeddedAsBolt(m, d), t: m.t_mm }));
          const planes = sides.slice(1).map((_, i) => {
            const triples = [
              [i, i + 1, i + 2],
              [i + 1, i, i - 1],
            ].filter(([, , third = 0]) => third >= 0 && third < sides.length);
            const all = triples.map(([side = 0, middle = 0]) =>
              woodModes(sides[side] as Side, sides[middle] as Side, d, M, 2, () => 0),
            );
            return least(all.flatMap(valuesOf));
          });
          // two planes share the force of the middle, and each takes half of it
          const total = planes.length === 2 ? 2 * least(planes) : sum(planes);
          near(item.values.F_v_Rk_total_kN, total / 1000, "F_v,Rk");
        },
      ),
    { numRuns: secondRuns(100) },
  );

  law(
    "a pattern under N, V and M: each fastener by its own force and angles",
    () =>
      fc.property(
        fc.array(fc.tuple(whole(-4, 4), whole(-4, 4)), { minLength: 3, maxLength: 9 }),
        fc.record({
          size: fc.constantFrom(...sizes.slice(2)),
          one: anySpecies,
          two: anySpecies,
          t_1: between(40, 120),
          t_2: between(60, 200),
          beta: between(0, 90),
          N: between(-40, 40),
          V: between(-40, 40),
          M: between(-10, 10),
        }),
        (at, g) => {
          const places = [...new Map(at.map((xy) => [xy.join(), xy])).values()].map(
            ([x, y]) => [200 * x, 200 * y] as const,
          );
          fc.pre(places.length > 2);
          const [d] = g.size;
          const one: Member = { t_mm: g.t_1, species: g.one, alpha_deg: 0 };
          const two: Member = { t_mm: g.t_2, species: g.two, alpha_deg: g.beta };
          const item = joint({
            mark: "M",
            fastener: "dowel",
            d_mm: d,
            f_u_k_MPa: 400,
            members: [one, two, one],
            bolts: places,
            N_Ed: g.N,
            V_Ed: g.V,
            M_Ed: g.M,
          });
          const n = places.length;
          const [x_c, y_c] = [sum(places.map(([x]) => x)) / n, sum(places.map(([, y]) => y)) / n];
          const polar = sum(places.map(([x, y]) => (x - x_c) ** 2 + (y - y_c) ** 2));
          const M = 0.3 * 400 * d ** 2.6;
          const found = item.values.bolts as unknown as Record<string, number>[];
          places.forEach(([x, y], i) => {
            const F_x = g.N / n - (1000 * g.M * (y - y_c)) / polar;
            const F_y = g.V / n + (1000 * g.M * (x - x_c)) / polar;
            const F = Math.hypot(F_x, F_y);
            fc.pre(F > 0.01);
            const toGrain = (beta: number) =>
              (Math.acos(Math.min(1, Math.abs(F_x * cosOf(beta) + F_y * sinOf(beta)) / F)) * 180) / Math.PI;
            const [a_1, a_2] = [toGrain(0), toGrain(g.beta)];
            const modes = woodModes(
              { f_h: embeddedAsBolt({ ...one, alpha_deg: a_1 }, d), t: g.t_1 },
              { f_h: embeddedAsBolt({ ...two, alpha_deg: a_2 }, d), t: g.t_2 },
              d,
              M,
              2,
              () => 0,
            );
            near(found[i]?.F_Ed_kN, F, "F of a fastener", 1e-6);
            near(found[i]?.F_v_Rk_kN, least(valuesOf(modes)) / 1000, "F_v,Rk of a fastener", 1e-6);
          });
        },
      ),
    { numRuns: secondRuns(50) },
  );

  law(
    "screws along their axis, with a force across it",
    () =>
      fc.property(
        fc.record({
          d: between(6, 12),
          core: between(0.6, 0.75),
          one: softSpecies,
          two: softSpecies,
          t_1: between(30, 120),
          l_ef: between(6, 15),
          tail: between(0, 30),
          angle: between(30, 90),
          f_ax: fc.option(between(8, 14), { nil: undefined }),
          f_head: between(8, 14),
          head: between(1.5, 3),
          l_head: between(0, 30),
          strength: between(500, 1300),
          rho_a: between(330, 400),
          n: whole(1, 5),
          rows: whole(1, 3),
          F_ax: between(0.1, 20),
          F_v: between(0, 5),
          a: fc.tuple(between(5, 12), between(4, 8), between(8, 15), between(3, 8)),
        }),
        climate,
        (g, c) => {
          const d = g.d;
          const d_ef = 1.1 * g.core * d;
          const l_ef = g.l_ef * d;
          const f_tens = (g.strength * Math.PI * (g.core * d) ** 2) / 4000;
          const one: Member = { t_mm: g.t_1, species: g.one };
          const two: Member = { t_mm: 1000, species: g.two };
          const [a_1, a_2, a_1_CG, a_2_CG] = g.a;
          const length = (g.t_1 + 1) / sinOf(g.angle) + l_ef + g.tail;
          const item = joint({
            mark: "A",
            connection: "axial",
            fastener: "screw",
            d_mm: d,
            d_core_mm: g.core * d,
            length_mm: length,
            l_ef_mm: l_ef,
            l_ef_head_mm: g.l_head,
            alpha_deg: g.angle,
            f_ax_k_MPa: g.f_ax,
            f_head_k_MPa: g.f_head,
            head_d_mm: g.head * d,
            f_tens_k_kN: f_tens,
            rho_a_kg_m3: g.rho_a,
            f_u_k_MPa: 800,
            members: [one, two],
            pre_drilled: true,
            n: g.n,
            rows: g.rows,
            a_1_mm: a_1 * d,
            a_2_mm: a_2 * d,
            a_1_CG_mm: a_1_CG * d,
            a_2_CG_mm: a_2_CG * d,
            F_ax_Ed: g.F_ax,
            F_v_Ed: g.F_v,
            ...underClimate(c),
          });
          const n_ef = (g.n * g.rows) ** 0.9;
          near(item.values.n_ef, n_ef, "n_ef");
          const thread = (m: Member, length: number) =>
            (n_ef * withdrawn({ d, l_ef: length, angle: g.angle, rho_k: densityOf(m), f_ax: g.f_ax, rho_a: g.rho_a })) /
            1000;
          const point = thread(two, l_ef);
          const byHead = (n_ef * g.f_head * (g.head * d) ** 2 * (densityOf(one) / g.rho_a) ** 0.8) / 1000;
          const head = Math.max(byHead, g.l_head === 0 ? 0 : thread(one, g.l_head));
          const design = (F: number) => (factorOf(c) * F) / 1.3;
          const tension = (n_ef * f_tens) / 1.25;
          near(use(item, "withdrawal"), g.F_ax / design(point), "withdrawal");
          near(use(item, "head-pull-through"), g.F_ax / design(head), "head");
          near(use(item, "screw-tension"), g.F_ax / tension, "tension");
          near(use(item, "penetration"), (6 * d) / l_ef, "penetration");
          const spacings = [7 / a_1, 5 / a_2, 10 / a_1_CG, 4 / a_2_CG];
          spacings.forEach((asked, i) => {
            const given = [g.n > 1, g.rows > 1, true, true][i];
            if (given) near(use(item, `spacing-a${i + 1}`), asked, `spacing ${i + 1}`);
          });
          if (g.F_v === 0) return;
          // across the axis, without a rope
          const thick = d_ef > 6;
          const bedded = (m: Member) => (thick ? embeddedAsBolt(m, d_ef) : embeddedAsNail(m, d_ef, true));
          const M = 0.3 * 800 * d_ef ** 2.6;
          const t_2 = length - g.t_1;
          const modes = woodModes({ f_h: bedded(one), t: g.t_1 }, { f_h: bedded(two), t: t_2 }, d_ef, M, 1, () => 0);
          const row = thick ? boltsOfRow(g.n, a_1 * d, d, 0) : g.n ** exponentOfNails(a_1, true);
          if (g.angle < 89.9) return;
          const F_v = design((g.rows * row * least(valuesOf(modes))) / 1000);
          const axial = Math.min(design(point), design(head), tension);
          near(use(item, "lateral-axial"), (g.F_ax / axial) ** 2 + (g.F_v / F_v) ** 2, "lateral-axial");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "nails along their axis, with a force across it",
    () =>
      fc.property(
        fc.record({
          d: between(2, 6),
          profiled: fc.boolean(),
          one: fc.constantFrom("C16", "C24", "C30", "GL24h"),
          two: fc.constantFrom("C16", "C24", "C30", "GL24h"),
          t_1: between(15, 60),
          pen: between(8.2, 20),
          head: between(1.8, 3),
          n: whole(1, 5),
          rows: whole(1, 3),
          a_1: between(7, 16),
          F_ax: between(0.05, 3),
          F_v: between(0, 3),
        }),
        (g) => {
          const d = g.d;
          const pen = g.pen * d;
          const one: Member = { t_mm: g.t_1, species: g.one };
          const two: Member = { t_mm: pen + 10, species: g.two };
          const item = joint({
            mark: "N",
            connection: "axial",
            fastener: "nail",
            d_mm: d,
            length_mm: g.t_1 + pen,
            nail: { surface: g.profiled ? "profiled" : "smooth" },
            head_d_mm: g.head * d,
            f_u_k_MPa: 600,
            members: [one, two],
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            F_ax_Ed: g.F_ax,
            F_v_Ed: g.F_v,
            load_duration: "short-term",
          });
          const nail = { d, pen, profiled: g.profiled, head_d: g.head * d };
          const { point, head } = heldByNail(nail, one, two);
          const design = (F: number) => (0.9 * g.n * g.rows * F) / 1000 / 1.3;
          near(use(item, "withdrawal"), g.F_ax / design(point), "withdrawal");
          near(use(item, "head-pull-through"), g.F_ax / design(head), "head");
          if (g.F_v === 0) return;
          const sides = [one, two].map((m) => embeddedAsNail(m, d, false)) as [number, number];
          const modes = woodModes(
            { f_h: sides[0], t: g.t_1 },
            { f_h: sides[1], t: pen },
            d,
            180 * d ** 2.6,
            1,
            () => 0,
          );
          const row = g.n ** exponentOfNails(g.a_1, false);
          const F_v = (0.9 * g.rows * row * least(valuesOf(modes))) / 1000 / 1.3;
          const [x, y] = [g.F_ax / design(Math.min(point, head)), g.F_v / F_v];
          near(use(item, "lateral-axial"), g.profiled ? x * x + y * y : x + y, "lateral-axial");
        },
      ),
    { numRuns: secondRuns(100) },
  );

  law(
    "inclined screws: pulled with friction, and crossed pairs of which one is pressed (Bejtka and Blaß)",
    () =>
      fc.property(
        fc.record({
          d: between(6, 12),
          core: between(0.6, 0.75),
          one: softSpecies,
          two: softSpecies,
          turned_1: fc.oneof(fc.constant(0), between(0, 90)),
          turned_2: fc.oneof(fc.constant(0), between(0, 90)),
          alpha: between(31, 75),
          l_ef: between(6, 15),
          l_head: between(6, 15),
          f_ax: between(8, 14),
          strength: between(500, 1300),
          f_y: between(600, 1000),
          rho_a: between(330, 400),
          mu: between(0, 0.4),
          n: whole(1, 5),
          rows: whole(1, 2),
          crossed: fc.boolean(),
          F: between(0.1, 20),
        }),
        climate,
        (g, c) => {
          const d = g.d;
          const [l_ef, l_head] = [g.l_ef * d, g.l_head * d];
          const f_tens = (g.strength * Math.PI * (g.core * d) ** 2) / 4000;
          const t_1 = (l_head + 5) * sinOf(g.alpha);
          const n = g.crossed ? 2 * g.n : g.n;
          const [one, two]: Member[] = [
            { t_mm: t_1, species: g.one, alpha_deg: g.turned_1 },
            { t_mm: 1000, species: g.two, alpha_deg: g.turned_2 },
          ];
          const item = joint({
            mark: "I",
            connection: "inclined-screws",
            d_mm: d,
            d_core_mm: g.core * d,
            length_mm: l_head + 5 + l_ef + 1,
            l_ef_mm: l_ef,
            l_ef_head_mm: l_head,
            alpha_deg: g.alpha,
            f_ax_k_MPa: g.f_ax,
            f_tens_k_kN: f_tens,
            rho_a_kg_m3: g.rho_a,
            members: [one, two],
            n,
            rows: g.rows,
            F_Ed: g.F,
            ...(g.crossed ? { pairs: g.n * g.rows, f_y_k_MPa: g.f_y } : { mu: g.mu }),
            ...underClimate(c),
          });
          const pulled = g.n * g.rows;
          const F_ax = g.crossed ? g.F / (2 * cosOf(g.alpha)) : g.F / (cosOf(g.alpha) + g.mu * sinOf(g.alpha));
          near(item.values.F_ax_Ed_kN, F_ax, "F_ax");
          const n_ef = pulled ** 0.9;
          // in space: the axis leans by alpha from the force, the grain by its own angle
          const toGrain = (turned: number) => (Math.acos(cosOf(g.alpha) * cosOf(turned)) * 180) / Math.PI;
          const hold = (species: string, turned: number, length: number) =>
            (n_ef *
              withdrawn({
                d,
                l_ef: length,
                angle: toGrain(turned),
                rho_k: woods[species]?.rho_k ?? 0,
                f_ax: g.f_ax,
                rho_a: g.rho_a,
              })) /
            1000;
          const design = (F: number) => (factorOf(c) * F) / 1.3;
          near(use(item, "withdrawal"), F_ax / design(hold(g.two, g.turned_2, l_ef)), "withdrawal");
          near(use(item, "head-pull-through"), F_ax / design(hold(g.one, g.turned_1, l_head)), "head");
          near(use(item, "screw-tension"), F_ax / ((n_ef * f_tens) / 1.25), "tension");
          if (!g.crossed) return;
          const core = g.core * d;
          const N_pl = (Math.PI / 4) * core ** 2 * g.f_y;
          const pressed = (
            [
              [g.one, g.turned_1],
              [g.two, g.turned_2],
            ] as const
          ).map(([species, turned]) => {
            const c_h = ((0.19 + 0.012 * d) * (woods[species]?.rho_k ?? 0) * (90 + toGrain(turned))) / 180;
            const N_cr = Math.sqrt((c_h * 210_000 * Math.PI * core ** 4) / 64);
            const slender = Math.sqrt(N_pl / N_cr);
            const k = 0.5 * (1 + 0.49 * (slender - 0.2) + slender ** 2);
            return (slender <= 0.2 ? 1 : 1 / (k + Math.sqrt(k * k - slender * slender))) * N_pl;
          });
          near(use(item, "screw-buckling"), F_ax / ((n_ef * least(pressed)) / 1000), "buckling");
        },
      ),
    { numRuns: secondRuns(150) },
  );
});
