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

const washer = { d_e_mm: 68, d_i_mm: 18, t_mm: 6 };
const bolts = {
  connection: "axial-bolts",
  ...{ d_mm: 16, grade: "4.6", n: 2, a_mm: 120, F_ax_Ed: 18 },
  ends: [
    { species: "GL24h", washer, edge_mm: 80 },
    { species: "C30", washer, edge_mm: 60 },
  ],
};
const calculate = (joint: Joint) => calculated({ ...bolts, ...joint });
const use = (joint: Joint, id: string) => usedFor({ ...bolts, ...joint }, id) ?? Number.NaN;
const refusal = (joint: Joint) => refused({ ...bolts, ...joint });
const said = (joint: Joint) => saidOf({ ...bolts, ...joint });

describe("bolts along their axis", () => {
  test("Porteous and Kermani, Structural Timber Design to Eurocode 5, 10.13: M12 4.6, plates as washers of 48 mm on C24: 12.6 kN, steel 33.7 kN before its 0.9", () => {
    const end = { species: "C24", plate_mm: 6 };
    const { values } = calculate({ d_mm: 12, n: 1, a_mm: undefined, ends: [end, end] });
    expect(values.F_head_Rk_kN).toBeCloseTo(12.6, 1);
    expect((values.F_t_Rk_kN ?? 0) / 0.9).toBeCloseTo(33.7, 1);
    expect(values.F_ax_Rk_kN).toBe(values.F_head_Rk_kN);
  });

  test("by hand: two M16 4.6 with washers of 68 mm on GL24h and C30", () => {
    const A = (Math.PI / 4) * (68 ** 2 - 18 ** 2);
    const F_c = (2 * 3 * 2.5 * A) / 1000;
    const F_t = (2 * 0.9 * 400 * 157) / 1000;
    expect(use({}, "washer-bearing")).toBeCloseTo(18 / ((0.8 * F_c) / 1.3), 9);
    expect(use({}, "bolt-tension")).toBeCloseTo(18 / (F_t / 1.25), 9);
    expect(calculate({}).values.F_ax_Rd_kN).toBeCloseTo((0.8 * F_c) / 1.3, 9);
    const square = { ...washer, square: true };
    const F_s = (3 * 2.5 * (68 ** 2 - (Math.PI / 4) * 18 ** 2)) / 1000;
    const ends = [{ species: "C24", washer: square, edge_mm: 80 }, {}];
    expect(calculate({ ends }).values.F_head_Rk_kN).toBeCloseTo(F_s, 9);
    expect(said({ ends })).toContain("EN 1993-1-8");
  });

  test("10.4.3: 3 d wide, 0.3 d thick, wholly on the wood and beside each other", () => {
    const thin = [{ species: "C24", washer: { d_e_mm: 44, d_i_mm: 18, t_mm: 4 }, edge_mm: 20 }, {}];
    expect(use({ ends: thin }, "washer-size")).toBeCloseTo(48 / 44, 12);
    expect(use({ ends: thin }, "washer-thickness")).toBeCloseTo(4.8 / 4, 12);
    expect(use({ ends: thin }, "washer-edge")).toBeCloseTo(22 / 20, 12);
    expect(use({ a_mm: 60 }, "washer-apart")).toBeCloseTo(68 / 60, 12);
    expect(said({ a_mm: undefined })).toContain("wholly");
    expect(said({})).not.toContain("wholly");
  });

  test("b_LVL2: washers on LVL press on its face, unless they are said to press on its edge", () => {
    const end = { species: "LVL 48 P", washer, edge_mm: 80 };
    const F = (f_c_90: number) => (((3 * f_c_90 * Math.PI) / 4) * (68 ** 2 - 18 ** 2)) / 1000;
    expect(calculate({ ends: [end, {}] }).values.F_head_Rk_kN).toBeCloseTo(F(2.2), 9);
    expect(said({ ends: [end, {}] })).toContain("face of LVL");
    const edge = { ...end, orientation: "edgewise" };
    expect(calculate({ ends: [edge, {}] }).values.F_head_Rk_kN).toBeCloseTo(F(6), 9);
    expect(said({ ends: [edge, {}] })).not.toContain("face of LVL");
    expect(said({ ends: [{ ...edge, species: "C24" }, {}] })).toContain("LVL alone");
    expect(refusal({ ends: [bolts.ends[0], { orientation: "edgewise" }] })).toEqual(["ends[1].orientation"]);
  });

  test("al_lvl: the rope effect of bolts through LVL takes its face, too", () => {
    const joint = (species: string) => ({
      ...{ fastener: "bolt", d_mm: 16, grade: "8.8", n: 4, rows: 2, F_Ed: 60, a_1_mm: 120, a_2_mm: 80 },
      members: [60, 120, 60].map((t_mm) => ({ t_mm, species, h_mm: 200 })),
      washer: { d_e_mm: 40, d_i_mm: 18 },
    });
    const A = (Math.PI / 4) * (40 ** 2 - 18 ** 2);
    expect(calculated(joint("LVL 48 P")).values.F_ax_Rk_kN).toBeCloseTo((3 * 2.2 * A) / 1000, 9);
    expect(saidOf(joint("LVL 48 P"))).toContain("face of LVL");
    expect(saidOf(joint("GL24h"))).not.toContain("face of LVL");
  });

  test("b_plate_edge20: what presses under a plate lies on the wood, as a washer does", () => {
    const end = { species: "C24", plate_mm: 20, edge_mm: 20 };
    expect(use({ ends: [end, {}] }, "washer-edge")).toBeCloseTo(32 / 20, 12);
    expect(calculate({ ends: [end, {}] }).passed).toBe(false);
    expect(said({ ends: [{ ...end, edge_mm: undefined }, {}] })).toContain("wholly");
  });

  test("b_hole_big: head and nut do not fall through the washer", () => {
    const end = (d_i_mm: number) => ({ species: "C24", washer: { ...washer, d_i_mm }, edge_mm: 60 });
    expect(refusal({ ends: [end(45), {}] })).toEqual(["ends[0].washer.d_i_mm"]);
    expect(refusal({ ends: [end(20), {}] })).toEqual([]);
  });

  test("what is refused, and what is not verified", () => {
    expect(refusal({ grade: undefined })).toEqual(["grade"]);
    expect(refusal({ f_u_k_MPa: 500 })).toEqual(["f_u_k_MPa"]);
    expect(refusal({ d_mm: 15 })).toEqual(["d_mm"]);
    expect(refusal({ ends: [{}, {}] })).toEqual(["ends"]);
    expect(refusal({ ends: [{ species: "C24" }, {}] })).toEqual(["ends[0].washer"]);
    expect(refusal({ ends: [{ species: "C24", washer, plate_mm: 5 }, {}] })).toEqual(["ends[0].plate_mm"]);
    expect(refusal({ ends: [{ species: "C24", washer: { ...washer, d_i_mm: 12 } }, {}] })).toEqual([
      "ends[0].washer.d_i_mm",
    ]);
    expect(refusal({ ends: [{ species: "X", washer }, bolts.ends[0]] })).toEqual(["ends[0].species"]);
    expect(refusal({ ends: [bolts.ends[0], { plate_mm: 5 }] })).toEqual(["ends[1].plate_mm"]);
    expect(said({ n: 1 })).toContain("a_mm has no effect");
    expect(calculate({ F_ax_Ed: -5 }).verified).toBe(false);
  });

  const drawn = fc.record({
    d_mm: fc.constantFrom(8, 10, 12, 16, 20, 24),
    F_ax_Ed: fc.double({ min: 0.1, max: 100, noNaN: true }),
    n: fc.integer({ min: 2, max: 9 }),
  });
  const worst = (joint: Joint) => Math.max(use(joint, "washer-bearing"), use(joint, "bolt-tension"));

  law("forces of twice as many bolts, twice the force", () =>
    fc.property(drawn, (one) => {
      const wide = bolts.ends.map((end) => ({
        ...end,
        washer: { d_e_mm: 90, d_i_mm: one.d_mm + 2, t_mm: 8 },
        edge_mm: 90,
      }));
      const [a, b] = [
        worst({ ...one, ends: wide }),
        worst({ ...one, ends: wide, n: 2 * one.n, F_ax_Ed: 2 * one.F_ax_Ed }),
      ];
      return Math.abs(a - b) <= 1e-12 * a;
    }),
  );

  law("a plate of any thickness presses no more than a washer four diameters wide", () =>
    fc.property(drawn, fc.double({ min: 0.5, max: 40, noNaN: true }), ({ d_mm }, plate_mm) => {
      const of = (end: object) => calculate({ d_mm, ends: [{ species: "C24", ...end }, {}] }).values.F_head_Rk_kN ?? 0;
      const most = of({ washer: { d_e_mm: 4 * d_mm, d_i_mm: d_mm + 1, t_mm: 40 } });
      return of({ plate_mm }) <= most * (1 + 1e-12);
    }),
  );
});
