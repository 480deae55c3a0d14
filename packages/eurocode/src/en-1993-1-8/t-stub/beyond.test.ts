import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connect, connection, finite } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { Tally } from "../../engine/tally.ts";
import { type Beyond, type Lever, outsideCp4, outsideNc4, stepModesBeyond } from "./beyond.ts";
import * as modes from "./modes.ts";
import * as patterns from "./patterns.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

/** One side of the web: all that inner and outer bolts can hold with no section of the flange above M. For each force of the
 *  outer bolt the most is where the flange yields, the inner bolt breaks or nothing pries. */
function mostByEquilibrium(M: number, F_t: number, m: number, n_1: number, n_2: number): number {
  const a = n_1 + n_2;
  let most = 0;
  for (let j = 0; j <= 2000; j++) {
    const outer = (j / 2000) * F_t;
    const breaks = (F_t * m - M + outer * (m + n_1)) / (m + a);
    for (const Q of [0, M / n_2, (M + outer * n_1) / a, breaks]) {
      const atInner = outer * n_1 - Q * a;
      if (Q < 0 || Q * n_2 > M * (1 + 1e-9) || Math.abs(atInner) > M * (1 + 1e-9)) continue;
      const inner = Math.min(F_t, (M - outer * (m + n_1) + Q * (m + a)) / m);
      if (inner >= 0) most = Math.max(most, inner + outer - Q);
    }
  }
  return most;
}

const sheet = () => Tally.aside();

/** Of a T-stub with M of one length, both sides. */
function resistance(M: number, F_t: number, m: number, n_1: number, e: number): { two: number; four: number } {
  const n = modes.leverToEdge(n_1 + e, m);
  const F_inner = 2 * F_t;
  const F_1 = modes.mode1(M, m);
  const lever: Lever = { M_1: M, M_2: M, m, n, F_inner };
  const { F_2, F_3 } = stepModesBeyond(sheet(), lever, { n_1, e } satisfies Beyond);
  const F_2i = modes.mode2(M, n, F_inner, m);
  return { two: Math.min(F_1, F_2i, F_inner), four: Math.min(F_1, F_2, F_3) };
}

const stub = fc.record({
  M: between(0.2, 40),
  F_t: between(60, 400),
  m: between(20, 90),
  n_1: between(30, 150),
  e: between(20, 120),
});

describe("T-stubs with two bolts on each side of the web", () => {
  law("at least the inner bolts alone, at most twice of it", () =>
    fc.property(stub, ({ M, F_t, m, n_1, e }) => {
      const { two, four } = resistance(M, F_t, m, n_1, e);
      expect(four).toBeGreaterThanOrEqual(two * (1 - 1e-9));
      expect(four).toBeLessThanOrEqual(2 * two * (1 + 1e-9));
    }),
  );

  law(
    "never more than equilibrium allows, found by trying forces of both bolts and of the edge",
    () =>
      fc.property(stub, ({ M, F_t, m, n_1, e }) => {
        const { four } = resistance(M, F_t, m, n_1, e);
        expect(four).toBeLessThanOrEqual(
          2 * mostByEquilibrium(M * 1000, F_t, m, n_1, Math.min(e, 1.25 * m + n_1)) * 1.001,
        );
      }),
    { numRuns: 60 },
  );

  law("outer bolts far away leave the row of two", () =>
    fc.property(stub, ({ M, F_t, m }) => {
      const { two, four } = resistance(M, F_t, m, 1e7, 30);
      expect(four / two).toBeCloseTo(1, 3);
    }),
  );

  law("a thicker flange holds no less", () =>
    fc.property(stub, between(1, 2), ({ M, F_t, m, n_1, e }, more) => {
      expect(resistance(M * more, F_t, m, n_1, e).four).toBeGreaterThanOrEqual(
        resistance(M, F_t, m, n_1, e).four * (1 - 1e-9),
      );
    }),
  );

  law(
    "beyond a flange: between one and two times the lengths of two bolts wherever the bolts are as near as they are drawn",
    () =>
      fc.property(
        fc.record({
          m: between(25, 70),
          e_x: between(25, 80),
          e: between(25, 80),
          n_1: between(50, 90),
          w: between(90, 160),
        }),
        ({ m, e_x, e, n_1, w }) => {
          const b_p = w + 2 * (n_1 + e);
          const cp = patterns.outsideCp(m, w, n_1 + e);
          const nc = patterns.outsideNc(m, e_x, n_1 + e, b_p, w);
          expect(outsideNc4(m, e_x, e, n_1, w)).toBeGreaterThanOrEqual(nc * (1 - 1e-9));
          expect(Math.min(outsideCp4(m, e, n_1, w), outsideNc4(m, e_x, e, n_1, w))).toBeGreaterThanOrEqual(
            Math.min(cp, nc) * (1 - 1e-9),
          );
          // without a bolt between, the pieces are those of Table 6.6
          expect(outsideNc4(m, e_x, e, 0, w)).toBeCloseTo(patterns.outsideNc(m, e_x, e, w + 2 * e, w), 9);
        },
      ),
  );
});

const joint = {
  national_annex: "EN",
  connection: "end-plate",
  beam: { profile: "HE 500 A", steel_grade: "S355" },
  column: { profile: "HE 400 B", steel_grade: "S355" },
  plate: { h_mm: 700, b_mm: 320, t_mm: 35, top_mm: 100, steel_grade: "S355" },
  bolt_grade: "10.9",
  bolt_size: "M24",
  w_mm: 120,
  rows_mm: [45, 185, 275],
  shear_rows_mm: [520],
  throat_flange_mm: 12,
  throat_web_mm: 6,
  stiffeners: { compression_t_mm: 25, tension_t_mm: 25, web_plate_t_mm: 15 },
  beta: 0,
  M_j_Ed: 300,
  V_Ed: 200,
};

const rowsOf = (request: object) =>
  connection(request).values.rows as readonly {
    F_tr_Rd_kN: number;
    h_r_mm: number;
    governing: string;
    F_t_ep_Rd_kN?: number;
    F_t_fc_Rd_kN?: number;
  }[];
const figureOf = (request: object, name: string) => Number(connection(request).values[name]);

describe("end plates with more than 6.2.6 knows", () => {
  test("four bolts in a row: no row weaker than of two, twice the shear, both named in a warning", () => {
    const four = { ...joint, w_outer_mm: 250 };
    expect(figureOf(four, "M_j_Rd_kNm")).toBeGreaterThan(figureOf(joint, "M_j_Rd_kNm"));
    expect(figureOf({ ...four, M_j_Ed: 0 }, "V_Rd_kN")).toBeCloseTo(
      2 * figureOf({ ...joint, M_j_Ed: 0 }, "V_Rd_kN"),
      6,
    );
    expect(JSON.stringify(connect(four).result.warnings)).toContain("Demonceau");
  });

  test("outer bolts beyond the tips of the flange do not count outside it", () => {
    const beam = { ...joint, beam: { profile: "IPE 500", steel_grade: "S355" } };
    const [two] = rowsOf(beam);
    const [four] = rowsOf({ ...beam, w_outer_mm: 220 });
    expect(four?.F_tr_Rd_kN).toBeCloseTo(two?.F_tr_Rd_kN ?? 0, 6);
  });

  test("two rows outside the flange: more than one, both with the arm of the nearer", () => {
    const one = {
      ...joint,
      plate: { ...joint.plate, h_mm: 770, top_mm: 170 },
      rows_mm: [115, 255, 345],
      shear_rows_mm: [590],
    };
    const two = { ...one, rows_mm: [45, 115, 255, 345] };
    const [far, near] = rowsOf(two);
    expect(far?.h_r_mm).toBe(near?.h_r_mm);
    expect((far?.F_tr_Rd_kN ?? 0) + (near?.F_tr_Rd_kN ?? 0)).toBeGreaterThanOrEqual(rowsOf(one)[0]?.F_tr_Rd_kN ?? 0);
    expect(figureOf(two, "M_j_Rd_kNm")).toBeGreaterThan(figureOf(one, "M_j_Rd_kNm"));
    expect(() => connection({ ...two, rows_mm: [20, 65, 115, 255] })).toThrow(/rows_mm/);
  });

  law(
    "every row alone between once and twice that of two bolts, flush, extended, turned over, with washers and backing plates",
    () =>
      fc.property(
        fc.record({
          t_mm: between(10, 40),
          outer: between(225, 260),
          size: fc.constantFrom("M16", "M20", "M24"),
          grade: fc.constantFrom("8.8", "10.9"),
          M_j_Ed: fc.constantFrom(100, -100),
          mode_1_method: fc.constantFrom(1, 2),
          backing: fc.constantFrom(undefined, 12),
          spliced: fc.boolean(),
          second: fc.boolean(),
        }),
        ({ t_mm, outer, size, grade, M_j_Ed, mode_1_method, backing, spliced, second }) => {
          const { column, stiffeners, beta, ...others } = joint;
          const two = {
            ...others,
            ...(spliced ? {} : { column, beta, stiffeners: { ...stiffeners, backing_plate_t_mm: backing } }),
            plate: { ...joint.plate, h_mm: 860, top_mm: 170, t_mm },
            rows_mm: [...(second ? [45] : []), 115, 255, 345],
            shear_rows_mm: [590, 720],
            bolt_size: size,
            bolt_grade: grade,
            mode_1_method,
            M_j_Ed,
          };
          const four = { ...two, w_outer_mm: outer };
          finite(connection(four).values);
          const [ofTwo, ofFour] = [rowsOf(two), rowsOf(four)];
          for (const name of ["F_t_ep_Rd_kN", "F_t_fc_Rd_kN"] as const)
            for (const [i, row] of ofFour.entries()) {
              const [F_2, F_4] = [ofTwo[i]?.[name] ?? 0, row[name] ?? 0];
              expect(F_4).toBeGreaterThanOrEqual(F_2 * (1 - 1e-9));
              expect(F_4).toBeLessThanOrEqual(2 * F_2 * (1 + 1e-9));
            }
        },
      ),
    { numRuns: 60 },
  );

  test("minor axis, beams on both sides and splices of unequal beams are no fields", () => {
    for (const more of [{ axis: "minor" }, { beam_2: { profile: "IPE 300" } }, { other_beam: { profile: "IPE 300" } }])
      expect(() => connection({ ...joint, ...more })).toThrow(/is unknown|unknown/);
    expect(() => connection({ ...joint, column: { profile: "RHS 300x300x10", steel_grade: "S355" } })).toThrow(
      /column/,
    );
  });

  test("outer bolts must find their place", () => {
    expect(() => connection({ ...joint, w_outer_mm: 150 })).toThrow(/w_outer_mm/);
    expect(() => connection({ ...joint, w_outer_mm: 290 })).toThrow(/w_outer_mm/);
  });
});
