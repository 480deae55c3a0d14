import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Column, run } from "../../test/support/columns.ts";
import { law } from "../../test/support/law.ts";
import { InvalidInput } from "../index.ts";

// Laws of columns, over random columns.

const used = (column: Column, id: string) => column.verifications.find((v) => v.id === id)?.utilization;

const base = {
  b: 300,
  h: 400,
  fck: 30,
  fyk: 500,
  A_s: 2000,
  l0: 4000,
  N_Ed: 900,
  M_Ed: 60,
} as const;

const plain = { imperfection: "none", second_order_method: "none" } as const;

const random = fc.record({
  b: fc.integer({ min: 150, max: 1500 }),
  h: fc.integer({ min: 150, max: 1500 }),
  fck: fc.integer({ min: 12, max: 90 }),
  fyk: fc.integer({ min: 400, max: 600 }),
  rho: fc.double({ min: 0.002, max: 0.06, noNaN: true }),
  layout: fc.constantFrom("two-faces", "all-faces", "corners"),
  stress_block: fc.constantFrom("parabola-rectangle", "bilinear", "rectangular"),
  steel_branch: fc.constantFrom("horizontal", "inclined"),
  deduct_bars: fc.boolean(),
  l0: fc.integer({ min: 500, max: 15000 }),
  nu: fc.double({ min: -0.3, max: 1.3, noNaN: true }),
  mu: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  mu_z: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  braced: fc.boolean(),
  second_order_method: fc.constantFrom("nominal-curvature", "nominal-stiffness", "general", "none"),
  biaxial_method: fc.constantFrom("simplified", "exact"),
  axis: fc.double({ min: 0.05, max: 0.4, noNaN: true }),
});

const columnOf = ({ rho, nu, mu, mu_z, axis, ...rest }: typeof random extends fc.Arbitrary<infer T> ? T : never) => {
  const A_c = rest.b * rest.h;
  const N = (A_c * rest.fck) / 1500;
  return {
    ...rest,
    A_s: Math.max(1, rho * A_c),
    axis_distance_mm: Math.max(1, axis * Math.min(rest.b, rest.h)),
    N_Ed: nu * N,
    M_Ed: (mu * N * rest.h) / 1000,
    M_z_Ed: (mu_z * N * rest.b) / 1000,
  };
};

const numbersIn = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(numbersIn)
      : value !== null && typeof value === "object"
        ? Object.values(value).flatMap(numbersIn)
        : [];

describe("any column the schema accepts", () => {
  law(
    "gives finite numbers, resistances not below zero, and no exception",
    () =>
      fc.property(random, (drawn) => {
        const found = run(columnOf(drawn));
        for (const number of numbersIn(found)) expect(Number.isFinite(number)).toBe(true);
        for (const v of found.verifications) {
          expect(v.resistance).toBeGreaterThanOrEqual(0);
          expect(v.demand).toBeGreaterThanOrEqual(0);
        }
        expect(found.values.M_Rd_kNm).toBeGreaterThanOrEqual(0);
      }),
    { numRuns: 400 },
  );

  law(
    "with bars anywhere, also on one side only",
    () => {
      const bar = fc.record({
        y: fc.integer({ min: -160, max: 160 }),
        z: fc.integer({ min: -160, max: 160 }),
        diameter: fc.constantFrom(8, 16, 25, 40),
      });
      return fc.property(random, fc.array(bar, { minLength: 1, maxLength: 12 }), (drawn, bars) => {
        const { layout: _, axis_distance_mm: __, A_s: ___, ...column } = columnOf(drawn);
        try {
          const found = run({ ...column, b: 400, h: 400, bars, second_order_method: undefined });
          for (const number of numbersIn(found)) expect(Number.isFinite(number)).toBe(true);
        } catch (error) {
          if (!(error instanceof InvalidInput)) throw error;
          expect(error.message).toMatch(/overlaps/);
        }
      });
    },
    { numRuns: 300 },
  );
});

describe("laws", () => {
  law(
    "turning the sign of both moments changes nothing in a symmetric column",
    () =>
      fc.property(random, (drawn) => {
        const column = columnOf(drawn);
        const there = run(column);
        const back = run({ ...column, M_Ed: -column.M_Ed, M_z_Ed: -column.M_z_Ed });
        expect(back.utilization).toBeCloseTo(there.utilization, 6);
        expect(back.values.M_Rd_kNm).toBeCloseTo(there.values.M_Rd_kNm as number, 6);
      }),
    { numRuns: 60 },
  );

  law(
    "y and z change places with b and h",
    () =>
      fc.property(random, (drawn) => {
        const { layout: _, ...column } = columnOf({ ...drawn, layout: "corners" });
        const one = run({ ...column, layout: "corners" });
        const other = run({
          ...column,
          layout: "corners",
          b: column.h,
          h: column.b,
          M_Ed: column.M_z_Ed,
          M_z_Ed: column.M_Ed,
        });
        expect(other.values.M_Rd_z_kNm).toBeCloseTo(one.values.M_Rd_kNm as number, 5);
        expect(other.values.lambda).toBeCloseTo(one.values.lambda_z as number, 9);
        // the neutral axis is found to twelve figures, the moments' direction to eleven
        // 5.8.9 is asked for by a moment about z: bending about y alone has no second direction
        if (one.utilization < 1e3 && Math.min(Math.abs(column.M_Ed), Math.abs(column.M_z_Ed)) > 1e-6)
          expect(other.utilization / one.utilization).toBeCloseTo(1, 5);
      }),
    { numRuns: 60 },
  );

  law(
    "the bending resistance is zero at both ends of a symmetric curve",
    () =>
      fc.property(random, (drawn) => {
        const { interaction_curve } = run(columnOf(drawn)).values as unknown as {
          interaction_curve: [number, number][];
        };
        expect(interaction_curve.length).toBeGreaterThanOrEqual(40);
        const most = Math.max(...interaction_curve.map(([, M]) => M));
        expect(Math.abs(interaction_curve[0]?.[1] ?? 1) / most).toBeLessThan(1e-6);
        expect(Math.abs(interaction_curve.at(-1)?.[1] ?? 1) / most).toBeLessThan(1e-6);
      }),
    { numRuns: 60 },
  );

  law(
    "the curve is convex",
    () =>
      fc.property(random, (drawn) => {
        const { interaction_curve } = run({ ...columnOf(drawn), stress_block: "parabola-rectangle" })
          .values as unknown as { interaction_curve: [number, number][] };
        const most = Math.max(...interaction_curve.map(([, M]) => M));
        for (let i = 1; i + 1 < interaction_curve.length; i++) {
          const [a, b, c] = interaction_curve.slice(i - 1, i + 2) as [number, number][];
          if (!a || !b || !c || c[0] - a[0] < 1e-6 * c[0]) continue;
          const chord = a[1] + ((c[1] - a[1]) * (b[0] - a[0])) / (c[0] - a[0]);
          // displaced concrete and the limit strains bend it in by less than a hundredth
          expect(b[1] - chord).toBeGreaterThan(-0.01 * most);
        }
      }),
    { numRuns: 100 },
  );

  law(
    "more steel never lowers a resistance",
    () =>
      fc.property(random, (drawn) => {
        const column = { ...columnOf(drawn), ...plain, stress_block: "parabola-rectangle" };
        const less = run(column);
        const more = run({ ...column, A_s: column.A_s * 1.1 });
        expect(more.values.N_Rd_0_kN).toBeGreaterThanOrEqual(less.values.N_Rd_0_kN as number);
        expect(more.values.N_t_Rd_kN).toBeGreaterThanOrEqual(less.values.N_t_Rd_kN as number);
        const size = Math.max(less.values.M_bal_kNm as number, 1);
        expect((more.values.M_Rd_kNm as number) - (less.values.M_Rd_kNm as number)).toBeGreaterThan(-1e-6 * size);
      }),
    { numRuns: 150 },
  );

  law(
    "less concrete strength carries less: the UK's alpha_cc against EN's",
    () =>
      fc.property(random, (drawn) => {
        const column = { ...columnOf(drawn), ...plain };
        const en = run(column);
        const uk = run(column, { national_annex: "UK" });
        expect(uk.values.N_Rd_0_kN).toBeLessThan(en.values.N_Rd_0_kN as number);
        // in bending alone weak concrete may push the compression into bars that lie higher: a hair more
        expect(uk.values.M_Rd_kNm).toBeLessThanOrEqual((en.values.M_Rd_kNm as number) * 1.005 + 1e-6);
      }),
    { numRuns: 50 },
  );

  law(
    "a longer column is never used less",
    () =>
      fc.property(random, (drawn) => {
        const { second_order_method: _, ...column } = columnOf(drawn);
        const short = run({ ...column, M_z_Ed: 0 });
        const long = run({ ...column, M_z_Ed: 0, l0: column.l0 * 1.2 });
        expect(used(long, "axial-bending") ?? 0).toBeGreaterThanOrEqual((used(short, "axial-bending") ?? 0) - 1e-9);
      }),
    { numRuns: 60 },
  );

  law(
    "the load factor lands on the curve",
    () =>
      fc.property(random, (drawn) => {
        const column = { ...columnOf(drawn), ...plain, stress_block: "parabola-rectangle" };
        const found = run(column);
        const factor = found.values.load_factor as number;
        const M = Math.abs(found.values.M_Ed_kNm as number) * factor;
        if (
          Math.abs(column.N_Ed) < 1e-3 ||
          M < 1e-3 ||
          Math.abs(column.N_Ed * factor) > 0.98 * (found.values.N_Rd_0_kN as number)
        )
          return;
        const at = run({ ...column, N_Ed: column.N_Ed * factor, M_Ed: 1e-6 });
        expect(at.values.M_Rd_kNm).toBeCloseTo(M, 3);
      }),
    { numRuns: 60 },
  );
});

describe("circles", () => {
  const bars = Array.from({ length: 60 }, (_, i) => ({
    y: 150 * Math.cos((2 * Math.PI * i) / 60),
    z: 150 * Math.sin((2 * Math.PI * i) / 60),
    diameter: 10,
  }));
  const circular = { shape: "circular", diameter: 400, fck: 40, fyk: 500, l0: 3000, ...plain } as const;

  test("a ring of steel resists alike in every direction", () => {
    const along = run({ ...circular, A_s: 3000, N_Ed: 1200, M_Ed: 100, biaxial_method: "exact" });
    for (const angle of [0.1, 0.5, 1, 1.4]) {
      const skew = run({
        ...circular,
        A_s: 3000,
        N_Ed: 1200,
        M_Ed: 100 * Math.cos(angle),
        M_z_Ed: 100 * Math.sin(angle),
        biaxial_method: "exact",
      });
      expect(skew.values.M_Rd_biaxial_kNm ?? skew.values.M_Rd_kNm).toBeCloseTo(along.values.M_Rd_kNm as number, 5);
    }
  });

  test("many bars come to the ring", () => {
    const ring = run({ ...circular, A_s: 60 * 25 * Math.PI, axis_distance_mm: 50, N_Ed: 1200, M_Ed: 100 });
    const single = run({ ...circular, bars, N_Ed: 1200, M_Ed: 100 });
    expect((single.values.M_Rd_kNm as number) / (ring.values.M_Rd_kNm as number)).toBeCloseTo(1, 3);
  });
});

describe("sizing", () => {
  law(
    "what is found just passes, and a little less does not",
    () =>
      fc.property(random, (drawn) => {
        const { A_s: _, ...column } = columnOf({ ...drawn, second_order_method: "nominal-curvature" });
        const found = run({ ...column, design: true });
        const A_s = found.values.A_s_req_mm2 as number;
        if (!found.passed) return;
        // whole mm²
        expect(run({ ...column, A_s: A_s * 0.99 - 1 }).passed).toBe(false);
      }),
    { numRuns: 40 },
  );
});

test("what is sized for a diameter of bars is built of whole bars, four at least", () => {
  const found = run({
    b: 400,
    h: 400,
    fck: 35,
    fyk: 500,
    l0: 3000,
    N_Ed: 900,
    M_Ed: 20,
    design: true,
    bar_diameter_mm: 25,
  });
  expect(found.values.A_s_mm2).toBeCloseTo(4 * 490.874, 2);
  expect(found.passed).toBe(true);
});

describe("load cases", () => {
  law(
    "each case is judged as if it stood alone",
    () => {
      const cases = fc.array(
        fc.record({
          N_Ed: fc.integer({ min: -300, max: 3000 }),
          M_Ed: fc.integer({ min: -300, max: 300 }),
          M_z_Ed: fc.integer({ min: -100, max: 100 }),
        }),
        { minLength: 1, maxLength: 8 },
      );
      return fc.property(cases, (actions) => {
        const { N_Ed: _, M_Ed: __, ...column } = base;
        const together = run({ ...column, load_cases: actions.map((a, i) => ({ id: `LC${i}`, ...a })) });
        const alone = actions.map((a) => run({ ...column, ...a }).utilization);
        const listed = together.load_cases as { utilization: number }[];
        listed.forEach(({ utilization }, i) => {
          expect(utilization).toBeCloseTo(alone[i] as number, 9);
        });
        expect(together.utilization).toBeCloseTo(Math.max(...alone), 9);
      });
    },
    { numRuns: 40 },
  );
});
