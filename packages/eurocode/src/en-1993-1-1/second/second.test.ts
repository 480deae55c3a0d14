import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { type CheckResult, check, InvalidInput, type ItemResult } from "../../index.ts";

// EN 1993-1-1:2022. Expected numbers are worked out by hand from the clauses.

const beam = {
  mark: "B1",
  profile: "IPE 300",
  steel_grade: "S355",
  f_y_MPa: 355,
  length_mm: 5000,
  M_y_Ed: 90,
  M_cr_kNm: 130.06,
  moment_shape_y: "udl",
} as const;

const run = (item: object, top: object = {}): CheckResult =>
  check("en-1993-1-1", { edition: "second", ...top, members: [item] });
const itemOf = (result: { readonly [list: string]: unknown }): ItemResult =>
  (result.members as ItemResult[])[0] as ItemResult; // one was asked for
const valuesOf = (item: object, top?: object) => itemOf(run(item, top).result).values;
const verified = (result: CheckResult["result"], id: string) =>
  itemOf(result).verifications.find((one) => one.id === id);
const problemsOf = (asked: () => unknown): string[] => {
  try {
    asked();
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path, message }) => `${path} ${message}`);
    throw error;
  }
  return [];
};

describe("lateral-torsional buckling of 8.3.2.3(3)", () => {
  test("IPE 300 of 5 m under a uniform load: the root follows from first yield", () => {
    const { lambda_LT, lambda_z_LT, alpha_LT, f_M, Phi_LT, chi_LT, M_b_Rd_kNm } = valuesOf(beam);
    expect(lambda_LT).toBeCloseTo(1.30962, 3);
    expect(lambda_z_LT).toBeCloseTo(1.95355, 3);
    expect(alpha_LT).toBeCloseTo(0.315667, 4);
    expect(f_M).toBe(1.05);
    expect(Phi_LT).toBeCloseTo(1.53103, 3);
    expect(chi_LT).toBeCloseTo(0.462953, 4);
    expect(M_b_Rd_kNm).toBeCloseTo(103.269, 1);
  });

  test.each([
    ["uniform", { psi_y: 1 }, 1],
    ["straight to zero", { psi_y: 0 }, 1.25],
    ["point load", { moment_shape_y: "point-load" }, 1.1],
    ["uniform load, fixed ends: r = 1.5", { moment_shape_y: "udl-fixed" }, 1 + 1.35 * 1.5 - 0.33 * 1.5 ** 3],
    ["point load, fixed ends: r = 2", { moment_shape_y: "point-load-fixed" }, 1.1],
    ["own", { f_M: 1.2, moment_shape_y: undefined }, 1.2],
    ["a triangle drawn", { M_y_diagram: [0, 45, 90, 45, 0] }, 1.1],
    [
      "a moment at one end, M_0 as great: r = 1",
      { M_y_diagram: Array.from({ length: 21 }, (_, i) => 90 * (4 * (i / 20) * (1 - i / 20) - (1 - i / 20))) },
      1.25 + 0.5 - 0.275,
    ],
  ])("f_M: %s", (_, moments, expected) => {
    const { moment_shape_y: __, ...bare } = beam;
    expect(valuesOf({ ...bare, moment_shape_y: undefined, ...moments }).f_M).toBeCloseTo(expected, 6);
  });

  test("a diagram that Table 8.6 does not have takes 1, said and not certain", () => {
    const { moment_shape_y: _, ...bare } = beam;
    const { result } = run({ ...bare, M_y_diagram: [0, 90, 20, 80, 0] });
    expect(itemOf(result).values.f_M).toBe(1);
    expect(verified(result, "lateral-torsional-buckling")?.certain).toBe(false);
    expect(result.warnings.join("\n")).toContain("f_M = 1");
  });

  test("an own factor is that of the moments beside it; where they do not say one it is reported", () => {
    const refused = (more: object) => problemsOf(() => run({ ...beam, moment_shape_y: undefined, ...more })).join("\n");
    expect(refused({ f_M: 1.2, psi_y: 1 })).toMatch(/f_M must agree with the given moments, which have 1; it is 1.2/);
    expect(refused({ f_M: 1.05, moment_shape_y: "udl" })).toBe("");
    expect(refused({ f_M: 1.1, moment_shape_y: "udl" })).toMatch(/which have 1.05/);
    expect(refused({ f_M: 1, psi_y: 0 })).toBe("");
    expect(refused({ f_M: 2.2 })).toMatch(/f_M must be at most 2.1/);
    expect(refused({ f_M: 1.2, psi_y: 0, restraints_mm: [2500] })).toMatch(/f_M cannot be combined with restraints_mm/);
    const said = (more: object) => run({ ...beam, moment_shape_y: undefined, ...more }).result.warnings.join("\n");
    expect(said({ f_M: 1.2 })).toContain("f_M: as given");
    expect(said({ f_M: 1.2, psi_y: 0 })).not.toContain("as given");
    expect(said({ f_M: 1.3, M_y_diagram: [0, 90, 10, 70, 0] })).toContain("f_M: as given");
  });

  test("a cantilever is no beam between forks: the general case", () => {
    const { result } = run({ ...beam, moment_shape_y: undefined, psi_y: 0, cantilever: true });
    expect(itemOf(result).values.buckling_curve_LT).toBe("a");
    expect(verified(result, "lateral-torsional-buckling")?.certain).toBe(false);
  });

  law(
    "a longer beam never carries more",
    () =>
      fc.property(
        fc.double({ min: 1000, max: 12000, noNaN: true }),
        fc.double({ min: 1.01, max: 1.5, noNaN: true }),
        (length_mm, more) => {
          const { M_cr_kNm: _, ...free } = beam;
          const chi = (L: number) => Number(valuesOf({ ...free, length_mm: L }).chi_LT);
          expect(chi(length_mm * more)).toBeLessThanOrEqual(chi(length_mm) + 1e-9);
        },
      ),
    { numRuns: 60 },
  );

  law(
    "carries no more than M_cr, nor than the section",
    () =>
      fc.property(
        fc.double({ min: 300, max: 12000, noNaN: true }),
        fc.constantFrom("udl", "point-load", "udl-fixed"),
        fc.constantFrom("IPE 300", "HE 200 B", "IPE 600"),
        (length_mm, moment_shape_y, profile) => {
          const { M_cr_kNm: _, ...free } = beam;
          const found = valuesOf({ ...free, profile, length_mm, moment_shape_y });
          expect(Number(found.M_b_Rd_kNm)).toBeLessThanOrEqual(Number(found.M_cr_kNm) * (1 + 1e-9));
          expect(Number(found.chi_LT)).toBeLessThanOrEqual(1);
        },
      ),
    { numRuns: 60 },
  );
});

describe("classes and W_ep", () => {
  const box = {
    mark: "B1",
    section: { shape: "RHS", h_mm: 200, b_mm: 200, t_mm: 6, r_o_mm: 12, r_i_mm: 6, fabrication: "cold-formed" },
    f_y_MPa: 355,
    length_mm: 3000,
    M_y_Ed: 90,
  } as const;

  test("SHS 200 x 6: class 3 and W_ep; safe takes W_el", () => {
    const warned = valuesOf(box);
    expect(warned.section_class).toBe(3);
    expect(Number(warned.beta_ep_y)).toBeCloseTo(0.8205, 3);
    const safe = run(box, { uncertain: "safe" });
    expect(itemOf(safe.result).values.W_ep_y_mm3).toBeUndefined();
    expect(Number(itemOf(safe.result).values.M_c_y_Rd_kNm)).toBeLessThan(Number(warned.M_c_y_Rd_kNm));
  });

  law(
    "what a class 3 section carries lies between W_el and W_pl, without a jump at its ends",
    () =>
      fc.property(fc.double({ min: 5, max: 12, noNaN: true }), (t_mm) => {
        const at = (t: number) => valuesOf({ ...box, section: { ...box.section, t_mm: t, r_o_mm: 2 * t, r_i_mm: t } });
        const found = at(t_mm);
        if (found.section_class !== 3) return;
        const W = Number(found.W_ep_y_mm3);
        expect(W).toBeGreaterThanOrEqual(Number(found.W_el_y_mm3) - 1e-6);
        expect(W).toBeLessThanOrEqual(Number(found.W_pl_y_mm3) + 1e-6);
        const near = at(t_mm * 1.0001);
        expect(Math.abs(Number(near.M_c_y_Rd_kNm) / Number(found.M_c_y_Rd_kNm) - 1)).toBeLessThan(2e-3);
      }),
    { numRuns: 60 },
  );
});

describe("what is asked of the wrong generation", () => {
  test.each([
    [{ edition: "third" }, beam, /^edition must be one of first, second, both/],
    [{ edition: "first", uncertain: "safe" }, beam, /^uncertain is for the second generation/],
    [{ edition: "first", annex_second: "recommended" }, beam, /^annex_second is for the second generation/],
    [{ edition: "first" }, { ...beam, f_M: 1.1 }, /^members\[0\].f_M is for the second generation/],
    [{}, { ...beam, ltb_method: "rolled" }, /^members\[0\].ltb_method does not exist in EN 1993-1-1:2022/],
    [{}, { ...beam, interaction_method: 1 }, /^members\[0\].interaction_method/],
    [{ overrides: { beta_LT: 0.75 } }, beam, /^overrides.beta_LT does not exist/],
    [{ national_annex: "NL" }, beam, /^national_annex must be EN/],
    [{}, { ...beam, profile: "SHS 200x8", f_M: 1.1 }, /f_M .*hollow sections/],
    [{}, { ...beam, f_y_MPa: 600, steel_grade: undefined, profile: "HE 200 B" }, /f_u_MPa is required/],
    [{}, { ...beam, fire: { duration_min: 30 } }, /fire the rules of EN 1993-1-2:2024 are not gathered here/],
  ])("%j", (top, item, expected) => {
    expect(problemsOf(() => run(item, top)).join("\n")).toMatch(expected);
  });

  test("a country's annex is replaced only where that is asked for, and said", () => {
    const { result } = run(beam, { national_annex: "NL", annex_second: "recommended" });
    expect(result.warnings.join("\n")).toContain("Netherlands");
    expect(result.national_annex).toBe("EN");
  });

  test("uncertain: refuse lists what two sources do not confirm", () => {
    const column = { mark: "C1", profile: "HE 200 B", f_y_MPa: 355, length_mm: 4000, N_Ed: 500 };
    expect(problemsOf(() => run(column, { uncertain: "refuse" })).join("\n")).toMatch(/8\.3\.1\.4/);
    expect(run(beam, { uncertain: "warn" }).result.uncertain_rules?.map(({ clause }) => clause)).toEqual([
      "EN 1993-1-1:2022 8.2.6(3)",
    ]);
  });
});

describe("both", () => {
  const both = (item: object, top: object = {}) => check("en-1993-1-1", { edition: "both", ...top, members: [item] });
  const differencesOf = ({ result }: CheckResult) =>
    new Map((result.differences as { name: string }[]).map((one) => [one.name, one as Record<string, unknown>]));

  test("each result is what its own generation gives", () => {
    const { result } = both(beam);
    expect(JSON.stringify(result.first)).toBe(JSON.stringify(run(beam, { edition: "first" }).result));
    expect(JSON.stringify(result.second)).toBe(JSON.stringify(run(beam).result));
  });

  test("names causes and what follows from them", () => {
    const found = differencesOf(both(beam));
    expect(found.get("chi_LT")).toMatchObject({
      clause_first: "EN 1993-1-1:2005 6.3.2.2(1) (6.56)",
      clause_second: "EN 1993-1-1:2022 8.3.2.3(3) (8.82)",
      certain: true,
    });
    expect(found.get("f_M")).toMatchObject({ first: null, clause_first: null, second: 1.05, share: null });
    expect(found.get("M_b_Rd_kNm")).toMatchObject({ because: ["chi_LT"], share: null });
    expect(found.get("verification:lateral-torsional-buckling")?.because).toEqual(["M_b_Rd_kNm"]);
    // the rule alone is all that differs here
    const { first, second } = found.get("verification:lateral-torsional-buckling") ?? {};
    expect(found.get("chi_LT")?.share).toBeCloseTo(Number(second) / Number(first) - 1, 9);
  });

  test("a field of one generation is used there and named", () => {
    const { result } = both({ ...beam, f_M: 1.2, ltb_method: "rolled" });
    expect(result.warnings.slice(0, 2)).toEqual([
      "ltb_method: used in the first generation only; EN 1993-1-1:2022 does not have it.",
      "f_M: used in the second generation only.",
    ]);
  });

  test("where the second refuses, the first is given", () => {
    const { passed, result } = both({ ...beam, fire: { duration_min: 30 } });
    expect(passed).toBe(false);
    expect(result.second).toEqual({ refused: expect.stringContaining("EN 1993-1-2:2024") });
    expect(itemOf(result.first as never).values.chi_LT).toBeCloseTo(0.464978, 4);
  });
});
