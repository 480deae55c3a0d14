import { describe, expect, test } from "vitest";
import { check } from "../index.ts";

// A2: which sign compression has.

const column = { mark: "C1", profile: "HE 200 B", steel_grade: "S235", length_mm: 4000, L_cr_y_mm: 8000 };
const steel = (item: object, top: object = {}) => check("en-1993-1-1", { ...top, members: [{ ...column, ...item }] });
const negative = { signs: "compression-negative" };

describe("compression typed with the other sign", () => {
  test("is a warning where fields of compression are given", () => {
    expect(steel({ N_Ed: -300 }).result.warnings.join()).toContain("N_Ed is negative, which is tension");
    expect(steel({ N_Ed: 300 }).result.warnings).toEqual([]);
    const { L_cr_y_mm: _, ...tie } = column;
    expect(check("en-1993-1-1", { members: [{ ...tie, N_Ed: -300 }] }).result.warnings.join()).not.toContain(
      "negative",
    );
  });
  test("of load cases where none is compressed", () => {
    const told = (...forces: number[]) =>
      steel({ load_cases: forces.map((N_Ed, i) => ({ id: `${i}`, N_Ed })) }).result.warnings.join();
    expect(told(-300, -10)).toContain("N_Ed is negative");
    expect(told(-300, 10)).not.toContain("N_Ed is negative");
  });
  test("in timber and concrete as well", () => {
    const timber = { mark: "T", b: 100, h: 100, length_mm: 3000, species: "C24", N_Ed: -10, L_cr_y_mm: 3000 };
    expect(check("en-1995-1-1", { members: [timber] }).result.warnings.join()).toContain("which is tension");
    const concrete = { mark: "C", b: 300, h: 300, fck: 30, fyk: 500, A_s: 2000, l0: 3000, N_Ed: -50, M_Ed: 10 };
    expect(check("en-1992-1-1", { columns: [concrete] }).result.warnings.join()).toContain("which is tension");
    const { l0: _, ...byEnds } = { ...concrete, length_mm: 3000, end_flexibility: [0.5, 0.5] };
    expect(check("en-1992-1-1", { columns: [byEnds] }).result.warnings.join()).toContain("which is tension");
  });
});

describe("signs: compression-negative", () => {
  test("turns the axial forces of a request, of its load cases and of its parts", () => {
    expect(steel({ N_Ed: -300 }, negative).utilization).toBeCloseTo(steel({ N_Ed: 300 }).utilization, 12);
    const cases = (sign: number, top: object) =>
      steel(
        {
          load_cases: [
            { id: "1", N_Ed: sign * 300 },
            { id: "2", N_Ed: -sign * 900 },
          ],
        },
        top,
      ).utilization;
    expect(cases(-1, negative)).toBeCloseTo(cases(1, {}), 12);
    const joint = (sign: number, top: object) => {
      const brace = (N_Ed: number) => ({
        profile: "SHS 80x80x5",
        steel_grade: "S355",
        theta_deg: 45,
        N_Ed: sign * N_Ed,
      });
      const { result, utilization } = check("en-1993-1-8", {
        ...top,
        connection: "hollow-section-joint",
        joint_type: "K",
        gap_mm: 60,
        chord: { profile: "SHS 140x140x8", steel_grade: "S355" },
        braces: [brace(200), brace(-200)],
        N_0_Ed: sign * 600,
      });
      return [utilization, (result.connection as { values: { N_0_other_kN: number } }).values.N_0_other_kN] as const;
    };
    const [[use, other], [turnedUse, turnedOther]] = [joint(1, {}), joint(-1, negative)];
    expect(turnedUse).toBeCloseTo(use, 12);
    expect(turnedOther).toBeCloseTo(-other, 9);
  });
  test("turns the curve of a concrete column, and the forces at which it is asked for", () => {
    const column = { mark: "C", b: 300, h: 300, fck: 30, fyk: 500, A_s: 2000, l0: 3000, M_Ed: 10 };
    const curve = (sign: number, top: object) => {
      const { result } = check("en-1992-1-1", {
        ...top,
        columns: [{ ...column, N_Ed: sign * 50, curve_N: [sign * 300, 0, -sign * 100] }],
      });
      const [{ values }] = result.columns as [{ values: { interaction_curve: [number, number][]; N_bal_kN: number } }];
      return [...values.interaction_curve.map(([N, M]) => [0 + sign * N, M]), [sign * values.N_bal_kN]];
    };
    expect(curve(-1, negative)).toEqual(curve(1, {}));
  });
  test("is said in the result, and the warning knows of it", () => {
    expect(steel({ N_Ed: -300 }, negative).result.assumptions.join()).toContain(
      "Compression is negative in the request",
    );
    expect(steel({ N_Ed: 300 }, negative).result.warnings.join()).toContain("N_Ed is positive, which is tension");
    expect(steel({ N_Ed: 300 }, { signs: "compression-positive" }).result.warnings).toEqual([]);
  });
});
