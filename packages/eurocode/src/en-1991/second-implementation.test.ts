import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

// Snow, wind and imposed loads once more, plain, from the clauses of EN 1991-1-1, -1-3 and -1-4 and their national tables.
// Nothing here comes from the library but the names of its results.

type Fields = Readonly<Record<string, unknown>>;

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const valuesOf = (request: Fields): Fields => (check("en-1991", request).result.load as ItemResult).values;

const near = (found: unknown, expected: number, name: string, tolerance = 1e-9) =>
  expect(Math.abs(Number(found) - expected), `${name}: ${String(found)} for ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.max(1e-3, Math.abs(expected)),
  );

const limited = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x));

/** Straight between the points of a table, level beyond them. */
function straight(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const first = points[0];
  if (first && x <= first[0]) return first[1];
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (from && to && x <= to[0]) return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
  }
  return points.at(-1)?.[1] ?? Number.NaN;
}

interface Part {
  readonly id: string;
  readonly mu: number;
  readonly s_kN_m2: number;
}
interface Arrangement {
  readonly id: string;
  readonly parts: readonly Part[];
}

// EN 1991-1-3 Table 5.2
const muOne = (alpha: number) =>
  straight(
    [
      [0, 0.8],
      [30, 0.8],
      [60, 0],
    ],
    alpha,
  );
const muTwo = (alpha: number) =>
  straight(
    [
      [0, 0.8],
      [30, 1.6],
      [60, 1.6],
    ],
    alpha,
  );

/** By zone and altitude: DIN EN 1991-1-3/NA Figure NA.1 and NF EN 1991-1-3/NA 4.1. */
function groundDE(zone: string, A: number): number {
  const q = ((A + 140) / 760) ** 2;
  const [more, first, times, least] = {
    "1": [1, 0.19, 0.91, 0.65],
    "1a": [1.25, 0.19, 0.91, 0.65],
    "2": [1, 0.25, 1.91, 0.85],
    "2a": [1.25, 0.25, 1.91, 0.85],
    "3": [1, 0.31, 2.91, 1.1],
  }[zone] as [number, number, number, number]; // the zones drawn
  return more * Math.max(least, first + times * q);
}

function groundFR(zone: string, A: number): number {
  const low = { A1: 0.45, A2: 0.45, B1: 0.55, B2: 0.55, C1: 0.65, C2: 0.65, D: 0.9, E: 1.4 }[zone] ?? Number.NaN;
  const rises = zone === "E" ? [1.5, -0.3, 3.5, -1.3, 7, -4.8] : [1, -0.2, 1.5, -0.45, 3.5, -2.45];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rises;
  const km = A / 1000;
  if (A <= 200) return low;
  if (A <= 500) return low + a * km + b;
  if (A <= 1000) return low + c * km + d;
  return low + e * km + f;
}

describe("snow, written a second time", () => {
  law(
    "roofs of 5.3 and drifts of 6.2",
    () =>
      fc.property(
        fc.record({
          s_k: between(0.3, 6),
          C_e: fc.constantFrom(0.8, 1, 1.2),
          one: between(0, 75),
          two: between(0, 75),
          guards: fc.boolean(),
          h: between(0.5, 6),
          spacing: between(1, 8),
        }),
        ({ s_k, C_e, one, two, guards, h, spacing }) => {
          const mu = (alpha: number) => (guards ? Math.max(0.8, muOne(alpha)) : muOne(alpha));
          const duo = valuesOf({
            action: "snow",
            roof: "duopitch",
            s_k_kN_m2: s_k,
            C_e,
            alpha_deg: one,
            alpha_2_deg: two,
            snow_guards: guards,
            spacing_m: spacing,
          });
          const [left, right] = [mu(one), mu(two)];
          const part = (arrangement: string, side: string) =>
            (duo.arrangements as Arrangement[])
              .find(({ id }) => id === arrangement)
              ?.parts.find(({ id }) => id === side);
          for (const [id, l, r] of [
            ["undrifted", left, right],
            ["drifted-left", left / 2, right],
            ["drifted-right", left, right / 2],
          ] as const) {
            near(part(id, "left")?.s_kN_m2, l * C_e * s_k, `${id} left`);
            near(part(id, "right")?.s_kN_m2, r * C_e * s_k, `${id} right`);
          }
          near(duo.s_kN_m2, Math.max(left, right) * C_e * s_k, "the greatest");
          near(duo.s_kN_m, Math.max(left, right) * C_e * s_k * spacing, "on a member");

          const mono = valuesOf({ action: "snow", roof: "monopitch", s_k_kN_m2: s_k, C_e, alpha_deg: one });
          near(mono.s_kN_m2, muOne(one) * C_e * s_k, "monopitch");

          const wall = valuesOf({ action: "snow", roof: "obstruction", s_k_kN_m2: s_k, C_e, h_m: h, alpha_deg: 0 });
          near(wall.mu_2, limited((2 * h) / s_k, 0.8, 2), "mu_2 of 6.2");
          near(wall.l_s_m, limited(2 * h, 5, 15), "l_s of 6.2");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "valleys of 5.3.4 and the roof below a taller one, 5.3.6",
    () =>
      fc.property(
        fc.record({ s_k: between(0.3, 6), one: between(0, 60), two: between(0, 60) }),
        fc.record({ b_1: between(3, 60), b_2: between(3, 40), h: between(0.4, 20), upper: between(0, 15) }),
        ({ s_k, one, two }, { b_1, b_2, h, upper }) => {
          const valley = valuesOf({
            action: "snow",
            roof: "multi-span",
            s_k_kN_m2: s_k,
            alpha_deg: one,
            alpha_2_deg: two,
          });
          near(valley.mu_2, muTwo((one + two) / 2), "mu_2 by the mean slope");

          const low = valuesOf({
            action: "snow",
            roof: "abutting-taller",
            s_k_kN_m2: s_k,
            b_1_m: b_1,
            b_2_m: b_2,
            h_m: h,
            alpha_upper_deg: upper,
          });
          const raw = (b_1 + b_2) / (2 * h);
          const limit = (2 * h) / s_k;
          near(low.mu_w, limited(Math.min(raw, limit), 0.8, 4), "mu_w");
          near(low.mu_w_raw, raw, "mu_w before its limits");
          near(low.mu_w_limit, limit, "its limit");
          near(low.l_s_m, limited(2 * h, 5, 15), "l_s");
          near(low.mu_s, 0, "mu_s up to 15 degrees");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "ground snow by zone and altitude under DE and FR",
    () =>
      fc.property(
        fc.constantFrom("1", "1a", "2", "2a", "3"),
        fc.constantFrom("A1", "A2", "B1", "B2", "C1", "C2", "D", "E"),
        between(0, 1500),
        (german, french, A) => {
          const ground = (national_annex: string, zone: string) =>
            valuesOf({ national_annex, action: "snow", roof: "ground", zone, altitude_m: A }).s_k_kN_m2;
          near(ground("DE", german), groundDE(german, A), `DE ${german} ${A}`);
          near(ground("FR", french), groundFR(french, A), `FR ${french} ${A}`);
        },
      ),
    { numRuns: secondRuns(200) },
  );
});

// EN 1991-1-4 Table 4.1, NEN-EN 1991-1-4/NB, NF EN 1991-1-4/NA
const terrains: Readonly<Record<string, readonly (readonly [id: string, z_0: number, z_min: number])[]>> = {
  EN: [
    ["0", 0.003, 1],
    ["I", 0.01, 1],
    ["II", 0.05, 2],
    ["III", 0.3, 5],
    ["IV", 1, 10],
  ],
  NL: [
    ["coast", 0.005, 1],
    ["open", 0.2, 4],
    ["built-up", 0.5, 7],
  ],
  FR: [
    ["0", 0.005, 1],
    ["II", 0.05, 2],
    ["IIIa", 0.2, 5],
    ["IIIb", 0.5, 9],
    ["IV", 1, 15],
  ],
};

function velocityPressure(annex: string, z_0: number, z_min: number, v_b: number, height: number) {
  const z = Math.max(height, z_min);
  const k_r = 0.19 * (z_0 / 0.05) ** 0.07;
  const c_r = k_r * Math.log(z / z_0);
  const k_I = annex === "FR" ? 1 - 2e-4 * (Math.log10(z_0) + 3) ** 6 : 1;
  const rho = annex === "FR" ? 1.225 : 1.25;
  const I_v = k_I / Math.log(z / z_0);
  const v_m = c_r * v_b;
  return { k_r, c_r, I_v, v_m, q_p: ((1 + 7 * I_v) * 0.5 * rho * v_m * v_m) / 1000 };
}

interface Zone {
  readonly id: string;
  readonly surface: string;
  readonly c_pe: number;
  readonly c_pe_positive?: number;
  readonly w_e_kN_m2: number;
}

const byArea = (ten: number, one: number, area: number) =>
  ten === one ? ten : one - (one - ten) * limited(Math.log10(area), 0, 1);

// Table 7.1 by h/d, c_pe,10 and c_pe,1
type Row = readonly (readonly [number, number])[];
const walls: Readonly<Record<string, readonly [Row, Row]>> = {
  A: [
    [
      [0.25, -1.2],
      [5, -1.2],
    ],
    [
      [0.25, -1.4],
      [5, -1.4],
    ],
  ],
  B: [
    [
      [0.25, -0.8],
      [5, -0.8],
    ],
    [
      [0.25, -1.1],
      [5, -1.1],
    ],
  ],
  C: [
    [
      [0.25, -0.5],
      [5, -0.5],
    ],
    [
      [0.25, -0.5],
      [5, -0.5],
    ],
  ],
  D: [
    [
      [0.25, 0.7],
      [1, 0.8],
      [5, 0.8],
    ],
    [
      [0.25, 1],
      [5, 1],
    ],
  ],
  E: [
    [
      [0.25, -0.3],
      [1, -0.5],
      [5, -0.7],
    ],
    [
      [0.25, -0.3],
      [1, -0.5],
      [5, -0.7],
    ],
  ],
};

// Tables 7.3a, 7.3b and 7.4a, c_pe,10: suction and pressure of each zone by slope
type Signs = Readonly<Record<string, readonly [suction: Row, pressure: Row]>>;
const windward: Signs = {
  F: [
    [
      [5, -1.7],
      [15, -0.9],
      [30, -0.5],
      [45, 0],
    ],
    [
      [5, 0],
      [15, 0.2],
      [30, 0.7],
      [45, 0.7],
      [60, 0.7],
      [75, 0.8],
    ],
  ],
  G: [
    [
      [5, -1.2],
      [15, -0.8],
      [30, -0.5],
      [45, 0],
    ],
    [
      [5, 0],
      [15, 0.2],
      [30, 0.7],
      [45, 0.7],
      [60, 0.7],
      [75, 0.8],
    ],
  ],
  H: [
    [
      [5, -0.6],
      [15, -0.3],
      [30, -0.2],
      [45, 0],
    ],
    [
      [5, 0],
      [15, 0.2],
      [30, 0.4],
      [45, 0.6],
      [60, 0.7],
      [75, 0.8],
    ],
  ],
};
const fromBehind: Signs = {
  F: [
    [
      [5, -2.3],
      [15, -2.5],
      [30, -1.1],
      [45, -0.6],
      [60, -0.5],
      [75, -0.5],
    ],
    [],
  ],
  G: [
    [
      [5, -1.3],
      [15, -1.3],
      [30, -0.8],
      [45, -0.5],
      [60, -0.5],
      [75, -0.5],
    ],
    [],
  ],
  H: [
    [
      [5, -0.8],
      [15, -0.9],
      [30, -0.8],
      [45, -0.7],
      [60, -0.5],
      [75, -0.5],
    ],
    [],
  ],
};
const duopitch: Signs = {
  ...windward,
  I: [
    [
      [15, -0.4],
      [30, -0.4],
      [45, -0.2],
      [60, -0.2],
      [75, -0.2],
    ],
    [
      [15, 0],
      [45, 0],
    ],
  ],
  J: [
    [
      [15, -1],
      [30, -0.5],
      [45, -0.3],
      [60, -0.3],
      [75, -0.3],
    ],
    [
      [15, 0],
      [45, 0],
    ],
  ],
};

describe("wind, written a second time", () => {
  law(
    "velocity pressure of 4.3 to 4.5 under EN, NL and FR",
    () =>
      fc.property(
        fc.constantFrom("EN", "NL", "FR").chain((annex) =>
          fc.record({
            annex: fc.constant(annex),
            terrain: fc.constantFrom(...(terrains[annex] ?? [])),
          }),
        ),
        between(20, 32),
        between(0.5, 200),
        between(5, 500),
        ({ annex, terrain: [id, z_0, z_min] }, v_b0, z, years) => {
          const common = { national_annex: annex, action: "wind", v_b0_m_s: v_b0, terrain: id, z_m: z };
          const found = valuesOf(common);
          const { k_r, c_r, I_v, v_m, q_p } = velocityPressure(annex, z_0, z_min, v_b0, z);
          for (const [name, value] of Object.entries({ k_r, c_r, I_v, v_m_m_s: v_m, q_p_kN_m2: q_p }))
            near(found[name], value, `${annex} ${id} ${name}`);
          if (annex === "FR") return;
          // the Dutch zones have their own K; without a zone the safe one
          const K = annex === "EN" || years < 50 ? 0.2 : 0.281;
          const ofYears = (p: number) => 1 - K * Math.log(-Math.log(1 - p));
          const c_prob = Math.sqrt(ofYears(1 / years) / ofYears(0.02));
          near(valuesOf({ ...common, return_period_years: years }).q_p_kN_m2, q_p * c_prob ** 2, "another period");
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "walls by Table 7.1 and flat roofs by Table 7.2",
    () =>
      fc.property(
        fc.record({
          // no higher than wide: the windward wall in one part
          b: between(15, 60),
          d: between(4, 60),
          h: between(3, 14.9),
          q: between(0.3, 2),
          area: between(0.5, 30),
          parapet: fc.option(between(0.005, 0.12), { nil: undefined }),
          annex: fc.constantFrom("EN", "NL"),
        }),
        ({ annex, b, d, h, q, area, parapet }) => {
          // below h/d = 1 the Dutch table goes on as it is there
          const ratio = annex === "NL" ? Math.max(1, h / d) : h / d;
          const found = valuesOf({
            national_annex: annex,
            action: "wind",
            q_p_kN_m2: q,
            building: { b_m: b, d_m: d, h_m: h },
            area_m2: area,
            roof: parapet === undefined ? { type: "flat" } : { type: "flat", edge: "parapet", h_p_m: parapet * h },
          });
          const e = Math.min(b, 2 * h);
          near(found.e_m, e, "e");
          const zones = found.zones as Zone[];
          const on = (surface: string, id: string) => zones.find((zone) => zone.surface === surface && zone.id === id);
          const expected = ["A", ...(e / 5 < d ? ["B"] : []), ...(e < d ? ["C"] : []), "D", "E"];
          expect(zones.filter(({ surface }) => surface === "wall").map(({ id }) => id)).toEqual(expected);
          for (const id of expected) {
            const [ten = [], one = []] = walls[id] ?? [];
            const c_pe = byArea(straight(ten, ratio), straight(one, ratio), area);
            near(on("wall", id)?.c_pe, c_pe, `wall ${id}`);
            near(on("wall", id)?.w_e_kN_m2, c_pe * q, `pressure of ${id}`);
          }
          // 0: sharp eaves; the least parapet of the table is h/40
          const rows: Readonly<Record<string, readonly [Row, Row]>> = {
            F: [
              [
                [0, -1.8],
                [0.025, -1.6],
                [0.05, -1.4],
                [0.1, -1.2],
              ],
              [
                [0, -2.5],
                [0.025, -2.2],
                [0.05, -2],
                [0.1, -1.8],
              ],
            ],
            G: [
              [
                [0, -1.2],
                [0.025, -1.1],
                [0.05, -0.9],
                [0.1, -0.8],
              ],
              [
                [0, -2],
                [0.025, -1.8],
                [0.05, -1.6],
                [0.1, -1.4],
              ],
            ],
            H: [
              [
                [0, -0.7],
                [0.1, -0.7],
              ],
              [
                [0, -1.2],
                [0.1, -1.2],
              ],
            ],
          };
          for (const [id, [ten, one]] of Object.entries(rows)) {
            const roof = on("roof", id);
            if (!roof) continue;
            near(
              roof.c_pe,
              byArea(straight(ten, parapet ?? 0), straight(one, parapet ?? 0), area),
              `roof ${id} ${parapet}`,
            );
          }
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "monopitch and duopitch roofs by Tables 7.3a and 7.4a",
    () =>
      fc.property(
        fc.record({ b: between(6, 40), d: between(6, 40), q: between(0.3, 2) }),
        between(15, 44.9),
        fc.constantFrom("front", "behind", "duopitch"),
        ({ b, d, q }, alpha, which) => {
          const rise = Math.tan((alpha * Math.PI) / 180) * (which === "duopitch" ? d / 2 : d);
          const found = valuesOf({
            action: "wind",
            q_p_kN_m2: q,
            c_s_c_d: 1,
            building: { b_m: b, d_m: d, h_m: rise + 4 },
            roof: {
              type: which === "duopitch" ? "duopitch" : "monopitch",
              alpha_deg: alpha,
              wind: which === "behind" ? 180 : 0,
            },
          });
          const zones = (found.zones as Zone[]).filter(({ surface }) => surface === "roof");
          expect(zones.length).toBeGreaterThan(2);
          const table = { front: windward, behind: fromBehind, duopitch }[which];
          for (const { id, c_pe, c_pe_positive } of zones) {
            const [suction = [], pressure = []] = table[id] ?? [];
            near(c_pe, straight(suction, alpha), `${which} ${id} at ${alpha}`);
            if (pressure.length > 0)
              near(c_pe_positive, straight(pressure, alpha), `${which} ${id} pressed at ${alpha}`);
          }
        },
      ),
    { numRuns: secondRuns(200) },
  );
});

describe("imposed loads, written a second time", () => {
  law(
    "reductions by area and by storeys, 6.3.1.2",
    () =>
      fc.property(
        fc.constantFrom(["A-floor", 2, 0.7], ["B", 3, 0.7], ["C3", 5, 0.7], ["D1", 4, 0.7] as const),
        between(11, 500),
        fc.integer({ min: 3, max: 20 }),
        ([category, q, psi_0], area, n) => {
          const reduced = valuesOf({ action: "imposed", category, area_m2: area });
          const least = /^[CD]/.test(String(category)) ? 0.6 : 0;
          const alpha = Math.max(least, Math.min(1, (5 / 7) * Number(psi_0) + 10 / area));
          near(reduced.alpha_A, alpha, `alpha_A of ${String(category)}`);
          near(reduced.q_k_red_kN_m2, alpha * Number(q), "reduced");
          const tall = valuesOf({ action: "imposed", category, n_storeys: n });
          near(tall.alpha_n, (2 + (n - 2) * Number(psi_0)) / n, "alpha_n");
        },
      ),
    { numRuns: secondRuns(100) },
  );
});
