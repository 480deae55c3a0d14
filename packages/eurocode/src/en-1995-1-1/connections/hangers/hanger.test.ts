import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../../test/support/law.ts";
import {
  calculate as calculated,
  type Joint,
  refusal as refused,
  said as saidOf,
  use as usedFor,
} from "../../../../test/support/timber-joints.ts";
import * as formulas from "./formulas.ts";

const hanger = {
  connection: "hanger",
  ...{ product: "SBG 80 x 120", assessment: "catalogue", interaction: "squares", rho_a_kg_m3: 350 },
  header: { species: "GL24h", b_mm: 120, h_mm: 240 },
  joist: { species: "C24", b_mm: 80, h_mm: 160 },
  ...{ R_1_k_kN: 9, R_1_up_k_kN: 4, R_2_k_kN: 1.7, R_3_k_kN: 5.2 },
  splitting: { h_e_mm: 190, h_e_up_mm: 200, penetration_mm: 38, V_share: 0.5 },
  ...{ F_1_Ed: 2.5, F_2_Ed: 0.6, F_3_Ed: 2.1 },
};
const bracket = {
  connection: "hanger",
  ...{ type: "bracket", product: "A", assessment: "B", rho_a_kg_m3: 350, n: 2 },
  header: { species: "C24", b_mm: 140, h_mm: 240 },
  joist: { species: "C24", b_mm: 80, h_mm: 200 },
  ...{ R_1_k_kN: 3.5, R_2_k_kN: 4.2, F_1_Ed: 2, F_2_Ed: 1 },
  splitting: { h_e_mm: 60, penetration_mm: 38 },
};
const calculate = (joint: Joint) => calculated({ ...hanger, ...joint });
const use = (joint: Joint, id: string) => usedFor({ ...hanger, ...joint }, id) ?? Number.NaN;
const refusal = (joint: Joint) => refused({ ...hanger, ...joint });
const said = (joint: Joint) => saidOf({ ...hanger, ...joint });
const ids = (joint: Joint) => calculate(joint).verifications.map(({ id }) => id);

describe("hangers and brackets with the resistances of their assessment", () => {
  test("Simpson Strong-Tie, SBG Balkenschuhe, example under Tabelle 2: 9.0, 1.7 and 5.2 kN, medium-term", () => {
    const { values } = calculate({});
    expect(values).toMatchObject({ k_mod: 0.8, gamma_M: 1.3 });
    // the catalogue prints them with one decimal: 5.5, 1.0, 3.2 kN, and 1.0 of the squares
    expect(values.F_1_Rd_kN).toBeCloseTo(5.5, 1);
    expect(values.F_2_Rd_kN).toBeCloseTo(1.0, 1);
    expect(values.F_3_Rd_kN).toBeCloseTo(3.2, 12);
    expect(formulas.squares(2.5 / 5.5, 0.6 / 1.0, 2.1 / 3.2) ** 2).toBeCloseTo(1.0, 2);
    expect(use({}, "hanger-interaction")).toBeCloseTo(Math.hypot(2.5 / 9, 0.6 / 1.7, 2.1 / 5.2) / (0.8 / 1.3), 12);
  });

  test("by hand: splitting of the header by half of the force, nails 38 mm deep", () => {
    const F_90 = (14 * 38 * Math.sqrt(190 / (1 - 190 / 240))) / 1000;
    expect(use({}, "splitting")).toBeCloseTo(1.25 / ((0.8 * F_90) / 1.3), 12);
    expect(ids({ mounted: "top" })).not.toContain("splitting");
    expect(ids({ mounted: "top", F_1_Ed: -1 })).toContain("splitting");
    // h_topsplit
    expect(said({ mounted: "top" })).toContain("splitting.h_e_mm has no effect");
    expect(said({ mounted: "top", F_1_Ed: -1 })).not.toContain("no effect");
    const { splitting: _, ...open } = hanger;
    expect(calculated(open).verified).toBe(false);
  });

  test("lifting has a resistance of its own", () => {
    expect(use({ F_1_Ed: -2, F_2_Ed: 0, F_3_Ed: 0 }, "hanger-up")).toBeCloseTo(2 / ((0.8 * 4) / 1.3), 12);
    expect(refusal({ F_1_Ed: -2, R_1_up_k_kN: undefined })).toEqual(["R_1_up_k_kN"]);
    expect(refusal({ R_2_k_kN: undefined })).toEqual(["R_2_k_kN"]);
  });

  test("steel is without k_mod, the lesser of both; several share the force", () => {
    const one = { F_2_Ed: 0, F_3_Ed: 0, load_duration: "instantaneous" };
    expect(calculate({ ...one, steel: { R_1_k_kN: 6, gamma_M: 1.1 } }).values.F_1_Rd_kN).toBeCloseTo(6 / 1.1, 12);
    expect(calculate({ ...one, steel: { R_1_k_kN: 6 } }).values.F_1_Rd_kN).toBeCloseTo(6 / 1.25, 12);
    expect(calculate({ ...one, steel: { R_1_k_kN: 60 } }).values.F_1_Rd_kN).toBeCloseTo((1.1 * 9) / 1.3, 12);
    expect(calculate({ ...one, n: 2 }).values.F_1_Rd_kN).toBeCloseTo((2 * 1.1 * 9) / 1.3, 12);
  });

  test("brackets hold against lifting; what presses goes through the wood", () => {
    expect(usedFor(bracket, "hanger-up")).toBeCloseTo(2 / ((2 * 0.8 * 3.5) / 1.3), 12);
    expect(usedFor(bracket, "hanger-interaction")).toBeCloseTo((2 / 3.5 + 1 / 4.2) / ((2 * 0.8) / 1.3), 12);
    expect(usedFor({ ...bracket, F_1_Ed: -9 }, "hanger-up")).toBe(0);
    expect(calculated({ ...bracket, F_1_Ed: -9, F_2_Ed: 0 }).verified).toBe(false);
    expect(refused({ ...bracket, R_1_up_k_kN: 3, mounted: "top" })).toEqual(["R_1_up_k_kN", "mounted"]);
  });

  test("fewer nails than the table has fail; lighter wood is refused", () => {
    const nails = { header: 12, joist: 6, table_header: 14, table_joist: 6 };
    expect(use({ nails }, "hanger-nails")).toBeCloseTo(14 / 12, 12);
    expect(use({ nails: { ...nails, header: 14 } }, "hanger-nails")).toBe(1);
    expect(refusal({ joist: { ...hanger.joist, species: "C18" } })).toEqual(["joist.species"]);
    expect(refusal({ joist: { ...hanger.joist, species: "C18" }, rho_a_kg_m3: 320 })).toEqual([]);
    expect(refusal({ header: { ...hanger.header, h_mm: 180 } })).toEqual(["splitting.h_e_mm", "splitting.h_e_up_mm"]);
    expect(refusal({ F_1_Ed: undefined, F_2_Ed: undefined, F_3_Ed: undefined })).toEqual(["F_1_Ed"]);
    expect(refusal({ R_2_k_kN: undefined, F_2_Ed: 0, steel: { R_2_k_kN: 2 } })).toEqual(["R_2_k_kN"]);
  });

  test("what is taken is said", () => {
    // h_joistdeeper
    expect(said({ joist: { ...hanger.joist, h_mm: 300 } })).toContain("deeper than the header");
    expect(said({})).not.toContain("deeper than the header");
    expect(said({ interaction: undefined })).toContain("added linearly");
    expect(said({ interaction: undefined, F_2_Ed: 0, F_3_Ed: 0 })).not.toContain("added linearly");
    expect(said({ service_class: 3 })).toContain("stainless");
    expect(said({ rho_a_kg_m3: undefined })).toContain("as C24");
    expect(said({})).toContain("held against turning");
  });

  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const forces = fc.record({
    F_1_Ed: fc.oneof(between(-9, -0.01), between(0.01, 9)),
    F_2_Ed: fc.oneof(between(-3, -0.01), between(0.01, 3)),
    F_3_Ed: between(0.01, 9),
    interaction: fc.constantFrom("squares", "linear"),
  });
  test("a joist that is pressed against its header needs no hanger for it", () => {
    expect(ids({ F_1_Ed: 0, F_2_Ed: 1, F_3_Ed: -5 })).not.toContain("hanger-along");
    expect(said({ F_2_Ed: 1, F_3_Ed: -5 })).toContain("presses");
    expect(calculate({ F_1_Ed: undefined, F_2_Ed: 0, F_3_Ed: -5 }).verified).toBe(false);
    expect(usedFor({ ...bracket, R_3_k_kN: 4, F_3_Ed: -1 }, "hanger-along")).toBeCloseTo(1 / ((2 * 0.8 * 4) / 1.3), 12);
  });

  const worst = (joint: Joint) => Math.max(...calculate(joint).verifications.map(({ utilization }) => utilization));

  law("utilization is the forces times a number", () =>
    fc.property(forces, fc.double({ min: 0.1, max: 5, noNaN: true }), ({ interaction, ...one }, k) => {
      const more = Object.fromEntries(Object.entries(one).map(([name, F]) => [name, k * F]));
      const [a, b] = [k * worst({ ...one, interaction }), worst({ ...more, interaction })];
      return Math.abs(a - b) <= 1e-9 * Math.max(1, a);
    }),
  );

  law("squares never ask for more than the sum, and for no less than each alone", () =>
    fc.property(forces, (one) => {
      const [squares, linear] = [worst({ ...one, interaction: "squares" }), worst({ ...one, interaction: "linear" })];
      const alone = Math.max(
        worst({ ...one, F_2_Ed: 0, F_3_Ed: 0 }),
        ...(["F_2_Ed", "F_3_Ed"] as const).map((name) => worst({ F_1_Ed: 0, F_2_Ed: 0, F_3_Ed: 0, [name]: one[name] })),
      );
      return squares <= linear * (1 + 1e-12) && squares >= alone * (1 - 1e-12);
    }),
  );
});
