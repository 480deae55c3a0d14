import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, type Joint, refusal, said, values } from "../../../test/support/timber-joints.ts";
import { axialKind } from "./axial.ts";
import { inclinedKind } from "./inclined.ts";

const axial: Joint = axialKind.example;
const inclined: Joint = inclinedKind.example;
const [linear, power] = ["25 d l_ef", "780 d^0.2 l_ef^0.4"];

describe("stiffness of screws along their axis", () => {
  test("ETA-13/0796 A.7.1.6 and ETA-11/0030: 25 d l_ef; older assessments: 780 d^0.2 l_ef^0.4; of four screws", () => {
    expect(values({ ...axial, K_ser_ax_rule: linear }).K_ser_ax_kN_mm).toBeCloseTo((4 * 25 * 8 * 100) / 1000, 12);
    const by = values({ ...axial, K_ser_ax_rule: power });
    expect(by.K_ser_ax_1_N_mm).toBeCloseTo(780 * 8 ** 0.2 * 100 ** 0.4, 9);
    expect(by.K_ser_ax_kN_mm).toBeCloseTo(29.838, 3);
  });

  test("as declared, of each screw", () => {
    expect(values({ ...axial, K_ser_ax_1_N_mm: 12_000 }).K_ser_ax_kN_mm).toBe(48);
    expect(said({ ...axial, K_ser_ax_1_N_mm: 12_000, K_ser_ax_rule: linear })).toContain("K_ser_ax_rule");
  });

  test("nothing that was not asked for, and the formula is named", () => {
    expect(values(axial)).not.toHaveProperty("K_ser_ax_kN_mm");
    expect(said({ ...axial, K_ser_ax_rule: power })).toContain("780 d^0.2 l_ef^0.4");
    expect(said({ ...axial, K_ser_ax_rule: linear })).toContain("The head and the wood under it do not give way");
    expect(said({ ...inclined, K_ser_ax_rule: linear })).not.toContain("The head and the wood under it");
  });

  test("not of nails, and not by formula in hardwood or panels", () => {
    const members = (species: string) => [
      { t_mm: 100, species: "GL24h" },
      { t_mm: 200, species },
    ];
    expect(refusal({ ...axial, members: members("D40"), K_ser_ax_rule: linear })).toEqual(["K_ser_ax_rule"]);
    expect(refusal({ ...axial, members: members("D40"), K_ser_ax_1_N_mm: 9000 })).toEqual([]);
    const nails = { connection: "axial", fastener: "nail", d_mm: 4, length_mm: 120, n: 3, F_ax_Ed: 0.1 };
    const nail = { surface: "profiled" };
    const wood = [
      { t_mm: 40, species: "C24" },
      { t_mm: 100, species: "C24" },
    ];
    expect(refusal({ ...nails, nail, members: wood, K_ser_ax_rule: linear })).toEqual(["K_ser_ax_rule"]);
  });

  law("threads in both members are springs in series: softer than either, and alike whichever is the longer", () =>
    fc.property(
      fc.integer({ min: 60, max: 110 }),
      fc.integer({ min: 60, max: 110 }),
      fc.constantFrom(linear, power),
      (a, b, K_ser_ax_rule) => {
        const of = (l_ef_mm: number, l_ef_head_mm: number) =>
          calculate({ ...inclined, l_ef_mm, l_ef_head_mm, K_ser_ax_rule }).values.K_ser_ax_1_N_mm ?? Number.NaN;
        const one = (l: number) => (K_ser_ax_rule === linear ? 25 * 8 * l : 780 * 8 ** 0.2 * l ** 0.4);
        const both = of(a, b);
        return (
          Math.abs(both - of(b, a)) < 1e-9 * both &&
          both < Math.min(one(a), one(b)) &&
          Math.abs(1 / both - 1 / one(a) - 1 / one(b)) < 1e-12
        );
      },
    ),
  );
});
