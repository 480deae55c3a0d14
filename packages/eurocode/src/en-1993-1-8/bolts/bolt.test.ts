import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../../index.ts";
import { boltGradeNames, boltSizes } from "../../materials/bolts.ts";

const item = (request: Record<string, unknown>): ItemResult =>
  check("en-1993-1-8", request).result.connection as ItemResult; // a request without a list has one connection

const value = (request: Record<string, unknown>, name: string): number => item(request).values[name] as number; // of a name that is a number

const m20 = {
  bolt_grade: "8.8",
  bolt_size: "M20",
  shear_planes: 1,
  plate_fu: 430,
  plate_t: 10,
  e1: 60,
  e2: 50,
  is_end_bolt: true,
  V_Ed: 50,
};

/** Any bolt the schema takes and a workshop could drill. */
const anyBolt = fc
  .record(
    {
      bolt_grade: fc.constantFrom(...boltGradeNames),
      bolt_size: fc.constantFrom(...boltSizes.keys()),
      shear_planes: fc.integer({ min: 1, max: 4 }),
      plate_fu: fc.double({ min: 300, max: 700, noNaN: true }),
      plate_t: fc.double({ min: 35, max: 100, noNaN: true }),
      e1: fc.double({ min: 100, max: 400, noNaN: true }),
      e2: fc.double({ min: 100, max: 400, noNaN: true }),
      p1: fc.double({ min: 100, max: 400, noNaN: true }),
      p2: fc.double({ min: 100, max: 400, noNaN: true }),
      is_end_bolt: fc.boolean(),
      is_edge_bolt: fc.boolean(),
      V_Ed: fc.double({ min: 0, max: 5000, noNaN: true }),
      F_t_Ed: fc.double({ min: 0, max: 5000, noNaN: true }),
      n_bolts: fc.integer({ min: 1, max: 40 }),
      threads_in_shear_plane: fc.boolean(),
      countersunk: fc.boolean(),
      joint_length_mm: fc.double({ min: 10, max: 20_000, noNaN: true }),
      packing_mm: fc.double({ min: 0, max: 100, noNaN: true }),
      single_lap_one_row: fc.boolean(),
      exposed: fc.boolean(),
      hole: fc.constantFrom("normal", "short-slot", "long-slot"),
      national_annex: fc.constantFrom("EN", "NL", "DE", "UK", "SE", "FR"),
    },
    {
      requiredKeys: [
        "bolt_grade",
        "bolt_size",
        "shear_planes",
        "plate_fu",
        "plate_t",
        "e1",
        "e2",
        "p1",
        "p2",
        "is_end_bolt",
        "V_Ed",
      ],
    },
  )
  .map((bolt) => (bolt.single_lap_one_row ? { ...bolt, shear_planes: 1 } : bolt))
  .chain((bolt) =>
    bolt.bolt_grade === "8.8" || bolt.bolt_grade === "10.9"
      ? fc
          .record({ category: fc.constantFrom("A", "B", "C", "E"), mu: fc.double({ min: 0.1, max: 0.6, noNaN: true }) })
          .map(({ category, mu }) => ({ ...bolt, category, ...(category === "A" ? {} : { mu }) }))
      : fc.constant(bolt),
  );

describe("laws of a bolt", () => {
  law("no input makes a NaN, an infinite or a negative number", () =>
    fc.property(anyBolt, (bolt) => {
      const { values, verifications, utilization } = item(bolt);
      for (const [name, number] of Object.entries(values)) {
        if (typeof number === "number") expect(number >= 0 && Number.isFinite(number), name).toBe(true);
      }
      for (const v of verifications) expect(Number.isFinite(v.utilization) && v.utilization >= 0, v.id).toBe(true);
      expect(utilization).toBe(Math.max(0, ...verifications.map((v) => v.utilization)));
    }),
  );

  law("a thinner plate never bears more, nor resists punching better", () =>
    fc.property(anyBolt, fc.double({ min: 0.7, max: 1, noNaN: true }), (bolt, share) => {
      const thinner = { ...bolt, plate_t: Math.max(35, bolt.plate_t * share) };
      expect(value(thinner, "F_b_Rd_kN")).toBeLessThanOrEqual(value(bolt, "F_b_Rd_kN") + 1e-9);
      expect(value(thinner, "B_p_Rd_kN")).toBeLessThanOrEqual(value(bolt, "B_p_Rd_kN") + 1e-9);
    }),
  );

  law("twice the planes, twice the shear resistance", () =>
    fc.property(anyBolt, (bolt) => {
      const lap = { ...bolt, single_lap_one_row: false };
      const double = value({ ...lap, shear_planes: 2 * bolt.shear_planes }, "F_v_Rd_kN");
      expect(double).toBeCloseTo(2 * value(lap, "F_v_Rd_kN"), 9);
    }),
  );

  law("shear and bearing are used in proportion to V_Ed; its sign does not matter", () => {
    const of = (V_Ed: number, id: string) =>
      item({ ...m20, V_Ed }).verifications.find((v) => v.id === id)?.utilization ?? 0;
    return fc.property(
      fc.double({ min: 0.1, max: 1e4, noNaN: true }),
      fc.constantFrom("bolt-shear", "bolt-bearing"),
      (V, id) => {
        expect(of(V, id) / of(1, id) / V).toBeCloseTo(1, 9);
        expect(of(-V, id)).toBe(of(V, id));
      },
    );
  });

  test("a stronger class, a larger size, a stronger plate never resist less", () => {
    const shear = boltGradeNames.map((bolt_grade) => value({ ...m20, bolt_grade }, "F_t_Rd_kN"));
    expect([...shear].sort((a, b) => a - b)).toEqual(shear);
    const sizes = [...boltSizes.keys()].map((bolt_size) => value({ ...m20, e1: 200, e2: 200, bolt_size }, "F_v_Rd_kN"));
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(value({ ...m20, plate_fu: 510 }, "F_b_Rd_kN")).toBeGreaterThan(value(m20, "F_b_Rd_kN"));
  });

  test("long joints: full up to 15 d, then less, three quarters at the least", () => {
    const beta = (joint_length_mm: number) => value({ ...m20, joint_length_mm }, "beta_Lf");
    expect(beta(300)).toBe(1);
    expect(beta(700)).toBeCloseTo(0.9, 12);
    expect(beta(1300)).toBe(0.75);
    expect(beta(9000)).toBe(0.75);
  });

  test("tension takes its 0.8 from the slip resistance, down to nothing", () => {
    const slipping = { ...m20, category: "C", friction_class: "B" };
    const of = (F_t_Ed: number) => value({ ...slipping, F_t_Ed }, "F_s_Rd_kN");
    const F_p_C = value(slipping, "F_p_C_kN");
    expect(of(F_p_C / 1.6)).toBeCloseTo(of(0) / 2, 9);
    expect(of(F_p_C * 2)).toBe(0);
    expect(item({ ...slipping, F_t_Ed: F_p_C * 2 }).passed).toBe(false);
  });
});

describe("rules of Table 3.4, by hand", () => {
  test("4.6 and 5.6, M12 in a 2 mm clearance: no 0.85; 8.8: 0.85 (3.6.1(5))", () => {
    const ratio = (bolt_grade: string) =>
      value({ ...m20, bolt_size: "M12", bolt_grade, d0_mm: 14 }, "F_v_Rd_kN") /
      value({ ...m20, bolt_size: "M12", bolt_grade }, "F_v_Rd_kN");
    expect(ratio("4.6")).toBeCloseTo(1, 12);
    expect(ratio("5.6")).toBeCloseTo(1, 12);
    expect(ratio("8.8")).toBeCloseTo(0.85, 12);
  });

  test("oversize holes bear 0.8, slots across the force 0.6, along it 1", () => {
    const wide = { ...m20, e1: 200, e2: 200, single_lap_one_row: false };
    const full = value(wide, "F_b_Rd_kN");
    expect(value({ ...wide, hole: "oversize" }, "F_b_Rd_kN")).toBeCloseTo(0.8 * full, 9);
    expect(value({ ...wide, hole: "long-slot" }, "F_b_Rd_kN")).toBeCloseTo(0.6 * full, 9);
    // 3.6.1(4): along the force only a connection that does not slip
    const held = { ...wide, hole: "long-slot", slot_parallel: true, category: "C", mu: 0.5 };
    expect(value(held, "F_b_Rd_kN")).toBeCloseTo(full, 9);
  });

  test("single lap, one row: 1.5 f_u d t (3.6.1(10))", () => {
    const wide = { ...m20, e1: 200, e2: 200, single_lap_one_row: true };
    expect(value(wide, "F_b_Rd_kN")).toBeCloseTo((1.5 * 430 * 20 * 10) / 1.25 / 1000, 9);
  });

  test("packing beyond d/3: 9 d / (8 d + 3 t_p) (3.6.1(12))", () => {
    expect(value({ ...m20, packing_mm: 6 }, "beta_p")).toBe(1);
    expect(value({ ...m20, packing_mm: 10 }, "beta_p")).toBeCloseTo(180 / 190, 12);
  });

  test("the packing and the long joint reduce together", () => {
    const both = value({ ...m20, packing_mm: 10, joint_length_mm: 700 }, "F_v_Rd_kN");
    expect(both).toBeCloseTo(94.08 * (180 / 190) * 0.9, 9);
  });

  test("an edge distance below 1.2 d_0 fails, by its own verification", () => {
    const tight = item({ ...m20, e2: 26 });
    expect(tight.passed).toBe(false);
    expect(tight.verifications.find((v) => v.id === "spacing-e2")).toMatchObject({ resistance: 26, passed: false });
    expect(item({ ...m20, e2: 26.4 }).passed).toBe(true);
  });

  test("exposed steel: 4 t + 40 and min(14 t, 200)", () => {
    const ids = (more: object) => item({ ...m20, exposed: true, ...more }).verifications.map((v) => v.id);
    expect(ids({ e1: 81 })).toContain("spacing-e1-max");
    expect(ids({ p1: 141, n_bolts: 2 })).toContain("spacing-p1-max");
    expect(ids({ e1: 80, p1: 140, n_bolts: 2 })).not.toContain("spacing-e1-max");
  });
});

describe("what a bolt cannot be", () => {
  const problems = (more: object): string[] => {
    try {
      check("en-1993-1-8", { ...m20, ...more });
      return [];
    } catch (error) {
      if (error instanceof InvalidInput) return error.problems.map(({ path, message }) => `${path} ${message}`);
      throw error;
    }
  };

  test.each([
    [{ bolt_grade: "4.6", category: "B", mu: 0.3 }, /^bolt_grade must be 8\.8 or 10\.9 for category B/],
    [{ category: "C" }, /^mu is required: the slip factor for category C/],
    [{ category: "C", mu: 0.45, friction_class: "B" }, /^mu cannot be combined with friction_class/],
    [{ shear_planes: 0 }, /^shear_planes must be at least 1: the bolts carry shear, V_Ed = 50 kN/],
    [{ is_end_bolt: false }, /^p1 is required: an inner bolt/],
    [{ is_end_bolt: undefined, n_bolts: undefined, p1: 60 }, /^is_end_bolt is required: end bolt or inner bolt/],
    [{ is_edge_bolt: false }, /^p2 is required: an inner row/],
    [{ n_bolts: 4 }, /^p1 is required: with more than one bolt/],
    [{ e1: 11 }, /^e1 must be greater than 11 mm, the radius of the hole; it is 11/],
    [{ p1: 22 }, /^p1 must be greater than 22 mm, the diameter of the hole/],
    [{ d0_mm: 19 }, /^d0_mm must be at least 20 mm, the diameter of the bolt/],
    [{ countersunk: true, plate_t: 5 }, /^plate_t must be greater than 5 mm, half the depth of the countersink/],
    [{ slot_parallel: true }, /^slot_parallel is only for slotted holes/],
    [{ bolt_size: "M21" }, /^bolt_size must be one of/],
    [
      { edition: "second", category: "C", mu: 0.3 },
      /^category the slip of preloaded bolts of EN 1993-1-8:2024 is not known here; use edition first/,
    ],
  ])("%j", (more, message) => {
    expect(problems(more).join("\n")).toMatch(message);
  });

  test("a single bolt is an end bolt; without shear planes none bears", () => {
    const { is_end_bolt: _, e1, e2, ...rest } = m20;
    expect(item({ ...rest, e1, e2 }).values).toEqual(item(m20).values);
    expect(problems({ e1: undefined })).toEqual([expect.stringMatching(/^e1 is required/)]);
    const hanger = item({ ...rest, shear_planes: 0, V_Ed: 0, F_t_Ed: 50 });
    expect(hanger.verifications.map(({ id }) => id)).toEqual(["bolt-tension", "punching-shear"]);
  });

  test("all problems at once", () => {
    expect(problems({ e1: 5, category: "C", d0_mm: 19, countersink_depth_mm: 3 })).toHaveLength(4);
  });
});

test("is_end_bolt may be left out of a group: the bolts at the end and those behind them are verified", () => {
  const { is_end_bolt: _, ...rest } = { ...m20, n_bolts: 3, p1: 55 };
  const said = item({ ...rest, is_end_bolt: true });
  const left = item(rest);
  expect(left.values).toEqual(said.values);
  expect(left.verifications).toEqual(said.verifications);
  expect(left.verifications.map(({ id }) => id)).toContain("bolt-bearing-inner");
});
