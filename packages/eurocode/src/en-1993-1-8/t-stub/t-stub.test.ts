import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connection, finite } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { alphaOf, curveOfAlpha } from "./alpha.ts";

const stub = {
  connection: "t-stub",
  steel_grade: "S235",
  t_mm: 15,
  m_mm: 40,
  e_mm: 50,
  bolt_grade: "8.8",
  bolt_size: "M20",
};
const valuesOf = (request: object) => connection(request).values as Record<string, number>;

test("Table 3.2: a bolt pulls no more than its head punches through the flange", () => {
  const thin = valuesOf({ ...stub, t_mm: 9, bolt_grade: "10.9", bolt_size: "M24" });
  expect(thin.B_p_Rd_kN).toBeCloseTo((0.6 * Math.PI * ((36 + 39.55) / 2) * 9 * 360) / 1.25 / 1000, 6);
  expect(thin.F_T_3_Rd_kN).toBeCloseTo(2 * (thin.B_p_Rd_kN ?? 0), 6);
  const thick = valuesOf(stub);
  expect(thick.F_T_3_Rd_kN).toBeCloseTo(2 * (thick.F_t_Rd_kN ?? 0), 6);
});

describe("alpha of Figure 6.11", () => {
  law("each curve comes back: lambda_1 of the curve at lambda_2 gives its alpha", () =>
    fc.property(
      fc.double({ min: 4.5, max: 7.9, noNaN: true }),
      fc.double({ min: 0.05, max: 0.6, noNaN: true }),
      (alpha, lambda_2) => {
        const lambda_1 = curveOfAlpha(alpha, lambda_2);
        expect(curveOfAlpha(alphaOf(lambda_1, lambda_2), lambda_2)).toBeCloseTo(lambda_1, 9);
      },
    ),
  );

  test("far from the stiffener alpha m is the length of an unstiffened flange", () => {
    const alpha = alphaOf(0.45, 1.4);
    expect(alpha).toBeCloseTo(2.75 + 1.25 / 0.45, 9);
  });

  test("points read from the figure", () => {
    expect(alphaOf(0.45, 0.228)).toBeCloseTo(7.0, 1);
    expect(alphaOf(0.9, 0.9)).toBe(4.45);
    expect(alphaOf(0.15, 0.2)).toBe(8);
  });
});

describe("the kind t-stub", () => {
  test("effective lengths of Tables 6.4 to 6.6", () => {
    const inner = valuesOf(stub);
    expect(inner.l_eff_cp_mm).toBeCloseTo(2 * Math.PI * 40, 9);
    expect(inner.l_eff_nc_mm).toBeCloseTo(4 * 40 + 1.25 * 50, 9);
    const end = valuesOf({ ...stub, position: "end", e_1_mm: 45 });
    expect(end.l_eff_cp_mm).toBeCloseTo(Math.PI * 40 + 90, 9);
    expect(end.l_eff_nc_mm).toBeCloseTo(80 + 31.25 + 45, 9);
    const outside = valuesOf({ ...stub, position: "outside-flange", m_mm: 30, e_mm: 40, w_mm: 120, b_p_mm: 240 });
    expect(outside.l_eff_cp_mm).toBeCloseTo(60 * Math.PI, 9);
    expect(outside.l_eff_nc_mm).toBeCloseTo(120, 9);
    const group = valuesOf({ ...stub, position: "end", e_1_mm: 45, position_last: "inner", n_rows: 3, p_mm: 70 });
    expect(group.l_eff_nc_mm).toBeCloseTo(45 + 35 + 70 + (80 + 31.25 + 35), 9);
    expect(group.F_T_3_Rd_kN).toBeCloseTo(6 * 141.12, 6);
  });

  test("a group in a flange that goes on is longer than one row by its pitches (finding: as two inner rows it was shorter)", () => {
    const row = valuesOf(stub);
    const group = valuesOf({ ...stub, n_rows: 3, p_mm: 70 });
    expect(group.l_eff_nc_mm).toBeCloseTo((row.l_eff_nc_mm ?? 0) + 2 * 70, 9);
    expect(group.l_eff_cp_mm).toBeCloseTo((row.l_eff_cp_mm ?? 0) + 4 * 70, 9);
    expect(group.F_T_Rd_kN).toBeGreaterThan(row.F_T_Rd_kN ?? Number.POSITIVE_INFINITY);
    const beside = valuesOf({ ...stub, position: "beside-stiffener", alpha: 6, n_rows: 2, p_mm: 70 });
    expect(beside.l_eff_nc_mm).toBeCloseTo(6 * 40 + 70, 9);
  });

  test("long bolts do not pry: modes 1 and 2 become one", () => {
    const long = connection({ ...stub, L_b_mm: 600 }).values;
    expect(long.mode).toBe(1);
    expect(long.prying).toBe(false);
    expect(long.F_T_1_2_Rd_kN).toBeCloseTo((2 * Number(long.M_pl_1_Rd_kNm) * 1000) / 40, 9);
    expect(connection({ ...stub, L_b_mm: 60, t_mm: 10 }).values.mode).toBe(1);
  });

  law(
    "no accepted T-stub gives anything but numbers",
    () => {
      const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });
      const stubs = fc.record(
        {
          connection: fc.constant("t-stub"),
          t_mm: size(0.1, 100_000),
          m_mm: size(0.1, 100_000),
          e_mm: size(0.1, 100_000),
          bolt_grade: fc.constantFrom("4.6", "8.8", "10.9"),
          bolt_size: fc.constantFrom("M12", "M20", "M36"),
          position: fc.constantFrom("inner", "end", "beside-stiffener", "outside-flange"),
          e_1_mm: size(0.1, 500),
          m_2_mm: size(0.1, 500),
          w_mm: size(0.1, 300),
          b_p_mm: size(0.1, 600),
          n_rows: fc.integer({ min: 1, max: 6 }),
          p_mm: size(10, 200),
          L_b_mm: size(1, 1000),
          mode_1_method: fc.constantFrom(1, 2),
          backing_plate_t_mm: size(1, 30),
          F_t_Ed: size(0, 1e6),
          steel_grade: fc.constant("S355"),
        },
        { requiredKeys: ["connection", "t_mm", "m_mm", "e_mm", "bolt_grade", "bolt_size", "steel_grade"] },
      );
      return fc.property(stubs, (request) => {
        const found = accepted(request);
        if (found) finite(found);
      });
    },
    { numRuns: 500 },
  );
});
