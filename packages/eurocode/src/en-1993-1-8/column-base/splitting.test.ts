import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { useOf } from "../../../test/support/plain.ts";
import { splittingFactors, splittingResistance } from "./concrete.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

const base = {
  connection: "column-base",
  column: { profile: "HE 240 B", steel_grade: "S235" },
  plate: { h_mm: 460, b_mm: 420, t_mm: 30, steel_grade: "S235" },
  f_ck_MPa: 25,
  foundation: { h_mm: 900, b_mm: 800, d_mm: 700 },
  throat_mm: 8,
  N_Ed: 100,
  M_Ed: 60,
};
const own = { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-175, 175], w_mm: 200, h_ef_mm: 300, head_d_mm: 60 };
const of = (anchors: object, more: object = {}) => connection({ ...base, ...more, anchors: { ...own, ...anchors } });
const split = { c_cr_sp_mm: 600, h_min_mm: 400 };

describe("anchors in uncracked concrete, and splitting (EN 1992-4 4.7, 7.2.1.7)", () => {
  test("a report of Hilti PROFIS that an open-source program quotes: N_0 111.234 kN, c_cr,sp 200, edges 100 and 150, h 400", () => {
    const { splittingArea, splittingEdge, splittingEccentricity, depthFactor } = splittingFactors;
    const A_0 = splittingArea(200);
    expect(A_0).toBe(160_000);
    const [psi_s, psi_ec, psi_h] = [
      splittingEdge(100, 200),
      splittingEccentricity(2.1, 200),
      depthFactor(400, 244, 200, 100),
    ];
    expect(psi_s).toBeCloseTo(0.85, 9);
    expect(psi_ec).toBeCloseTo(0.99, 3);
    expect(psi_h).toBeCloseTo(1.272, 3);
    expect(splittingResistance(111.234 / 1.5, 180_000, A_0, psi_s, 1, psi_ec, psi_h)).toBeCloseTo(89.274, 1);
  });

  law("a second calculation from the clause: one row of two anchors near three edges", () =>
    fc.property(between(200, 1200), between(300, 600), fc.boolean(), (c_cr, h_min, cracked) => {
      const { values } = of({ cracked, c_cr_sp_mm: c_cr, h_min_mm: h_min, head_d_mm: 60 });
      const [low, high, side] = [450 - 175, 450 + 175, (800 - 200) / 2];
      if (Math.min(low, side) >= 1.2 * c_cr) return;
      const [k_1, k_2] = cracked ? [8.9, 7.5] : [12.7, 10.5];
      const head = (k_2 * (Math.PI / 4) * (60 ** 2 - 24 ** 2) * 25) / 1500;
      const N_0 = Math.min((k_1 * Math.sqrt(25) * 300 ** 1.5) / 1500, head);
      const reach = (edge: number) => Math.min(edge, c_cr);
      const A = (2 * reach(side) + Math.min(200, 2 * c_cr)) * (reach(low) + reach(high));
      const c = Math.min(low, side);
      const depth = (x: number) => (x / h_min) ** (2 / 3);
      const psi_h = Math.min(depth(700), Math.max(1, depth(300 + 1.5 * c)), 2);
      const expected = ((N_0 * A) / (4 * c_cr ** 2)) * Math.min(1, 0.7 + (0.3 * c) / c_cr) * psi_h;
      expect(Number(values.N_Rd_sp_kN) / expected).toBeCloseTo(1, 9);
    }),
  );

  law("uncracked concrete holds more: cone by 12.7/8.9, heads by 1.4; a greater c_cr,sp holds less", () =>
    fc.property(between(300, 1000), between(1.05, 2), (c, more) => {
      const [a, b] = [of({ ...split, c_cr_sp_mm: c }), of({ ...split, c_cr_sp_mm: c, cracked: false })];
      expect(Number(b.values.N_Rd_p_kN) / Number(a.values.N_Rd_p_kN)).toBeCloseTo(1.4, 9);
      expect(Number(b.values.F_t_l_Rd_kN)).toBeGreaterThanOrEqual(Number(a.values.F_t_l_Rd_kN));
      const wider = of({ ...split, c_cr_sp_mm: c * more });
      expect(Number(wider.values.N_Rd_sp_kN)).toBeLessThan(Number(a.values.N_Rd_sp_kN));
    }),
  );

  test("cracked is what is calculated where nothing is said; far edges split nothing", () => {
    expect(of({ cracked: true }).values).toEqual(of({}).values);
    const wide = { foundation: { h_mm: 3000, b_mm: 3000, d_mm: 700 } };
    expect(useOf(of(split, wide), "anchor-splitting")).toBeUndefined();
    expect(useOf(of(split), "anchor-splitting")).toBeGreaterThan(0);
  });

  test("what the clause asks for is asked for, with its path", () => {
    expect(() => of({ cracked: false })).toThrow(/anchors\.c_cr_sp_mm/);
    expect(() => of({ c_cr_sp_mm: 500 })).toThrow(/anchors\.h_min_mm/);
    expect(() => of({ ...split, h_min_mm: 900 })).toThrow(/foundation\.d_mm/);
    expect(() => of({ ...split, h_ef_mm: undefined })).toThrow(/anchors\.h_ef_mm/);
    expect(() => of({ ...split, type: "hooked", bolt_grade: "4.6", head_d_mm: undefined, cracked: false })).toThrow(
      /anchors\./,
    );
    expect(() => of({}, { supplementary_reinforcement: true })).toThrow(/7\.2\.1\.9/);
  });
});
