import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { check } from "../../index.ts";

const size = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const stub = {
  connection: "t-stub",
  steel_grade: "S235",
  t_mm: 15,
  m_mm: 40,
  e_mm: 50,
  bolt_grade: "10.9",
  bolt_size: "M24",
};
const force = (more: object): number => Number(connection({ ...stub, ...more }).values.F_T_Rd_kN);
const refused = (more: object): string => {
  try {
    connection({ ...stub, ...more });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
};

const stubs = fc.record({
  t_mm: size(6, 40),
  m_mm: size(20, 100),
  e_mm: size(30, 120),
  bolt_size: fc.constantFrom("M16", "M20", "M24"),
  mode_1_method: fc.constantFrom(1, 2),
});
const ends = fc.constantFrom(
  {},
  { position: "end", e_1_mm: 40 },
  { position: "beside-stiffener", m_2_mm: 45 },
  { position: "end", e_1_mm: 35, position_last: "beside-stiffener", m_2_mm: 30 },
  { position: "end", e_1_mm: 60, position_last: "end" },
  { L_b_mm: 300 },
);

describe("groups of rows, 6.2.4.2(3)", () => {
  law(
    "never above the sum of any division into smaller groups",
    () =>
      fc.property(stubs, ends, fc.integer({ min: 2, max: 6 }), size(40, 600), (dims, end, n_rows, p_mm) => {
        const base = { ...dims, ...end };
        const whole = force({ ...base, n_rows, p_mm });
        for (let first = 1; first < n_rows; first++) {
          const part = (rows: number, from: boolean, to: boolean) => {
            const { position, position_last, e_1_mm, m_2_mm, ...others } = base as Record<string, unknown>;
            const own = from ? position : "inner";
            const last = to ? position_last : undefined;
            const ends = [rows > 1 ? own : from ? own : last, rows > 1 ? last : undefined];
            return force({
              ...others,
              n_rows: rows,
              ...(ends[0] !== undefined && { position: ends[0] }),
              ...(ends[1] !== undefined && { position_last: ends[1] }),
              ...(ends.includes("end") && { e_1_mm }),
              ...(ends.includes("beside-stiffener") && { m_2_mm }),
              ...(rows > 1 && { p_mm }),
            });
          };
          const sum = part(first, true, false) + part(n_rows - first, false, true);
          expect(whole).toBeLessThanOrEqual(sum * (1 + 1e-9));
        }
      }),
    { numRuns: 300 },
  );

  law("a wider pitch never gives less, and a very wide one the rows alone", () =>
    fc.property(stubs, fc.integer({ min: 2, max: 5 }), size(60, 400), size(1, 200), (dims, n_rows, p_mm, more) => {
      const wide = force({ ...dims, n_rows, p_mm: p_mm + more });
      expect(wide).toBeGreaterThanOrEqual(force({ ...dims, n_rows, p_mm }) * (1 - 1e-9));
      expect(force({ ...dims, n_rows, p_mm: 5000 })).toBeCloseTo(n_rows * force(dims), 6);
    }),
  );
});

describe("what a T-stub needs, and what it cannot use", () => {
  test.each([
    [{ n_rows: 2, p_mm: 100, position: "end" }, /e_1_mm: is required/],
    [{ n_rows: 2, p_mm: 100, position_last: "end" }, /e_1_mm: is required/],
    [{ e_min_mm: 60 }, /e_min_mm: must be at most/],
    [{ m_mm: 17 }, /m_mm: must be at least 18 mm/],
    [{ position: "beside-stiffener", m_2_mm: 10 }, /m_2_mm: must be at least 18 mm/],
    [{ l_eff_1_mm: 240, l_eff_2_mm: 200 }, /l_eff,1 at most l_eff,2/],
    [{ l_eff_1_mm: 250 }, /l_eff,1 at most l_eff,2/],
    [{ l_eff_1_mm: 300 }, /l_eff_1_mm: must be at most 251.3 mm/],
    [{ l_eff_2_mm: 400 }, /l_eff_2_mm: must be at most 320 mm/],
    [{ mode_1_method: 2, d_w_mm: 90, m_mm: 60, e_mm: 60 }, /d_w_mm: must be from/],
    [{ mode_1_method: 2, m_mm: 30, d_w_mm: 70 }, /m_mm: must be at least 35 mm/],
  ])("%j", (more, message) => {
    expect(refused(more)).toMatch(message);
  });

  test.each(["e_1_mm", "m_2_mm", "alpha", "w_mm", "p_mm"])("%s has no effect on one inner row", (field) => {
    const given = { ...stub, [field]: field === "alpha" ? 5 : 100 };
    expect(check("en-1993-1-8", given).result.warnings.join()).toContain(`${field} has no effect here`);
  });

  test("distances below Table 3.3 fail", () => {
    for (const more of [{ e_mm: 30 }, { n_rows: 2, p_mm: 55 }, { position: "end", e_1_mm: 28 }]) {
      const { verifications } = connection({ ...stub, ...more, F_t_Ed: 1 });
      expect(verifications.some(({ id, passed }) => id.startsWith("spacing-") && !passed)).toBe(true);
    }
  });

  test("far from the end, an end row beside a stiffener is a row beside a stiffener", () => {
    const beside = { position: "beside-stiffener", m_2_mm: 40 };
    expect(force({ ...beside, e_1_mm: 5000 })).toBe(force(beside));
    expect(force({ ...beside, e_1_mm: 30 })).toBeLessThanOrEqual(force(beside));
  });
});
