import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculated, calculate as check, utilizationOf } from "../../../test/support/members.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);
const rafter = { profile: "IPE 400", steel_grade: "S235", length_mm: 6000, N_Ed: 300, M_y_Ed: 120 };
const by = (more: Record<string, unknown>, item: Record<string, unknown> = rafter) =>
  calculated({ ...item, general_method: { alpha_cr_op: 2, ...more } });
const use = (more: Record<string, unknown>, item: Record<string, unknown> = rafter) =>
  utilizationOf("general-method", { ...item, general_method: { alpha_cr_op: 2, ...more } }) ?? Number.NaN;

/** The curves once more: chi of an amplifier's slenderness. */
function reduction(alpha: number, lambda: number): number {
  const half = (1 + alpha * (lambda - 0.2) + lambda ** 2) / 2;
  return lambda <= 0.2 ? 1 : Math.min(1, 1 / (half + Math.sqrt(half ** 2 - lambda ** 2)));
}

describe("6.3.4 the general method", () => {
  test("(6.65), (6.66), as an open-source library has it, N_Ed/N_Rk = 0.4 and M_Ed/M_Rk = 0.267", () => {
    const { values } = calculated({ profile: "HE 300 B", steel_grade: "S235", length_mm: 6000, N_Ed: 1 });
    const N_Ed = 0.4 * Number(values.N_pl_Rd_kN);
    const M_y_Ed = (100 / 375) * Number(values.W_pl_y_mm3) * 235e-6;
    const item = {
      ...rafter,
      profile: "HE 300 B",
      N_Ed,
      M_y_Ed,
      buckling_curve_z: "b",
      buckling_curve_LT: "c",
    };
    const found = by({ second_order: true, chi: "interpolation" }, item).values;
    expect(found.alpha_ult_k).toBeCloseTo(1.5, 6);
    expect(1 / Number(found.alpha_Rd)).toBeCloseTo(0.4 / 0.68294993 + 100 / 375 / 0.62083919, 6);
  });

  law("a second calculation from the clause: bow, amplification by iteration, both reductions", () =>
    fc.property(between(1, 900), between(1, 250), between(0.3, 20), fc.boolean(), (N, M, cr, interpolation) => {
      const item = { ...rafter, N_Ed: N, M_y_Ed: M };
      const { values: v } = by({ alpha_cr_op: cr, ...(interpolation ? { chi: "interpolation" } : {}) }, item);
      const [N_Rk, M_Rk] = [(Number(v.A_mm2) * 235) / 1000, (Number(v.W_pl_y_mm3) * 235) / 1e6];
      const W = Number(v.section_class) <= 2 ? M_Rk : Number(v.M_c_y_Rd_kNm);
      const e_0 = 6 / (Number(v.section_class) <= 2 ? 250 : 300);
      const reserve = (alpha: number) =>
        1 - (alpha * N) / N_Rk - (alpha * (M + N * e_0)) / (1 - (alpha * N) / Number(v.N_cr_y_kN)) / W;
      let [low, high] = [0, Math.min(N_Rk / N, Number(v.N_cr_y_kN) / N) * (1 - 1e-12)];
      for (let i = 0; i < 200; i++) {
        const middle = (low + high) / 2;
        if (reserve(middle) > 0) low = middle;
        else high = middle;
      }
      if (Number(v.section_class) === 4) return;
      expect(Number(v.alpha_ult_k) / low).toBeCloseTo(1, 6);
      const lambda = Math.sqrt(low / cr);
      const [z, LT] = [reduction(0.34, lambda), reduction(0.34, lambda)];
      const m = (M + N * e_0) / W;
      const chi = interpolation ? (N / N_Rk + m) / (N / N_Rk / z + m / LT) : Math.min(z, LT);
      expect(Number(v.chi_op)).toBeCloseTo(chi, 6);
      expect(Number(v.alpha_Rd)).toBeCloseTo(chi * low, 5);
    }),
  );

  law(
    "rises with the forces at one alpha_cr,op of them, falls with alpha_cr,op; second-order forces as given use no more",
    () =>
      fc.property(between(0, 800), between(1, 200), between(0.5, 20), between(1.01, 2), (N, M, cr, more) => {
        const item = { ...rafter, N_Ed: N, M_y_Ed: M };
        const u = use({ alpha_cr_op: cr }, item);
        // twice the loads have half the amplifier
        expect(use({ alpha_cr_op: cr / more }, { ...item, N_Ed: N * more, M_y_Ed: M * more })).toBeGreaterThan(u);
        expect(use({ alpha_cr_op: cr * more }, item)).toBeLessThanOrEqual(u);
        expect(use({ alpha_cr_op: cr, second_order: true }, item)).toBeLessThanOrEqual(u * (1 + 1e-9));
      }),
  );

  law(
    "never beyond elastic buckling, nor beyond the cross-section; at a great alpha_cr,op the cross-section alone",
    () =>
      fc.property(between(0, 800), between(1, 200), between(0.3, 10), (N, M, cr) => {
        const item = { ...rafter, N_Ed: N, M_y_Ed: M };
        const v = by({ alpha_cr_op: cr }, item).values;
        expect(Number(v.alpha_Rd)).toBeLessThanOrEqual(cr * (1 + 1e-9));
        expect(Number(v.alpha_Rd)).toBeLessThanOrEqual(Number(v.alpha_ult_k) * (1 + 1e-9));
        expect(Number(by({ alpha_cr_op: 1e5 }, item).values.chi_op)).toBeCloseTo(1, 9);
      }),
  );

  test("with N_cr,z alone and with M_cr alone it is 6.3.1 and 6.3.2", () => {
    const column = { ...rafter, M_y_Ed: 0 };
    const ofColumn = calculated(column).values;
    const alpha = Number(ofColumn.N_cr_z_kN) / 300;
    expect(use({ alpha_cr_op: alpha, second_order: true }, { ...column })).toBeGreaterThanOrEqual(
      300 / Number(ofColumn.N_b_z_Rd_kN) - 1e-9,
    );
    const beam = { ...rafter, N_Ed: 0, ltb_method: "general", psi_y: 1, buckling_curve_LT: "b" };
    const ofBeam = calculated(beam).values;
    expect(use({ alpha_cr_op: Number(ofBeam.M_cr_kNm) / 120 }, beam)).toBeCloseTo(120 / Number(ofBeam.M_b_Rd_kNm), 9);
  });

  test("is in place of 6.3.1 about z, 6.3.2 and 6.3.3; about y stays", () => {
    const ids = by({}).verifications.map(({ id }) => id);
    expect(ids).toContain("flexural-buckling-y");
    for (const id of ["flexural-buckling-z", "torsional-buckling", "lateral-torsional-buckling", "interaction-6.61"])
      expect(ids).not.toContain(id);
  });

  test("each load case has its own amplifier; the governing one is shown as it is alone", () => {
    const { N_Ed: _, M_y_Ed: __, ...item } = rafter;
    const load_cases = [
      { id: "A", N_Ed: 300, M_y_Ed: 120, general_method: { alpha_cr_op: 4 } },
      { id: "B", N_Ed: 200, M_y_Ed: 100, general_method: { alpha_cr_op: 0.9 } },
    ];
    const found = calculated({ ...item, general_method: {}, load_cases });
    expect(found.utilization).toBeCloseTo(use({ alpha_cr_op: 0.9 }, { ...rafter, N_Ed: 200, M_y_Ed: 100 }), 9);
    expect(() => calculated({ ...item, general_method: {}, load_cases: [{ id: "A", N_Ed: 1 }] })).toThrow(
      /load_cases\[0\]\.general_method\.alpha_cr_op/,
    );
  });

  test("what it does not cover is refused with its path", () => {
    expect(() => by({ alpha_cr_op: undefined })).toThrow(/general_method\.alpha_cr_op/);
    expect(() => by({}, { ...rafter, M_z_Ed: 5 })).toThrow(/M_z_Ed/);
    expect(() => by({}, { ...rafter, profile: "UPE 200" })).toThrow(/general_method/);
    expect(() => by({}, { ...rafter, frame: { analysis: "plastic" } })).toThrow(/frame\.analysis/);
    expect(() => by({}, { ...rafter, lateral_restraint: "continuous" })).toThrow(/lateral_restraint/);
  });

  test("an own alpha_ult,k beyond the first-order limit of the cross-section is not believed", () => {
    expect(by({ alpha_ult_k: 50 }).values.alpha_ult_k).toBeLessThan(5);
    // by hand: the alpha for which alpha M = M_pl (1 - alpha n) / (1 - 0.5 a)
    const { values: v } = by({ alpha_ult_k: 50 });
    const [N_pl, M_pl] = [Number(v.N_pl_Rd_kN), (Number(v.W_pl_y_mm3) * 235) / 1e6];
    const a = (Number(v.A_mm2) - 2 * 180 * 13.5) / Number(v.A_mm2);
    const alpha = Number(v.alpha_ult_k);
    expect(alpha * 120).toBeCloseTo((M_pl * (1 - (alpha * 300) / N_pl)) / (1 - 0.5 * a), 3);
  });

  test("an alpha_cr,op far above N_cr,z/N_Ed and M_cr/M_Ed of the member is warned of", () => {
    const said = (alpha_cr_op: number) =>
      JSON.stringify(check({ members: [{ mark: "M", ...rafter, general_method: { alpha_cr_op } }] }));
    expect(said(50)).toMatch(/alpha_cr_op 50 is more than twice/);
    expect(said(0.8)).not.toMatch(/more than twice/);
  });
});
