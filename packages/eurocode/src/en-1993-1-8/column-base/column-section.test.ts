import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connect, connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { calculated } from "../../../test/support/members.ts";
import { useOf } from "../../../test/support/plain.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

const base = {
  connection: "column-base",
  column: { profile: "HE 200 B", steel_grade: "S235" },
  plate: { h_mm: 520, b_mm: 420, t_mm: 50, steel_grade: "S355" },
  f_ck_MPa: 25,
  foundation: { h_mm: 4000, b_mm: 4000, d_mm: 2000 },
  anchors: { bolt_grade: "8.8", bolt_size: "M36", rows_mm: [-190, 190], w_mm: 150 },
  throat_mm: 12,
  N_Ed: 0,
};
/** Flanges and web of class 4. */
const slender = {
  steel_grade: "S355",
  section: { shape: "I", fabrication: "welded", h_mm: 300, b_mm: 300, t_w_mm: 8, t_f_mm: 8, a_mm: 4 },
};
const onPlate = {
  ...base,
  column: slender,
  plate: { ...base.plate, t_mm: 30 },
  anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-205, 205], w_mm: 200 },
  throat_mm: 8,
};
const member = (column: object, actions: { N_Ed: number; M_y_Ed: number; M_z_Ed: number }) =>
  calculated({ ...column, length_mm: 100, lateral_restraint: "continuous", ...actions });

describe("the column's own section at its base", () => {
  test("a moment about y that the column does not carry does not pass, alone as beside a hint of M_z", () => {
    const alone = connection({ ...base, M_Ed: 170 });
    expect(useOf(alone, "column-section-moment")).toBeCloseTo(1.126, 3);
    const beside = connection({ ...base, M_Ed: 170, M_z_Ed: 0.0011 });
    expect(useOf(beside, "column-section-both-axes")).toBeCloseTo(1.126, 3);
    expect(useOf(connection({ ...base, M_Ed: 140 }), "column-section-moment")).toBeUndefined();
  });

  test("N and M_y together by 6.2.9.1: the moment that N leaves, by hand", () => {
    const [A, W_pl, b, t_f] = [7808, 642_500, 200, 15];
    const N_pl = (A * 235) / 1000;
    const a = (A - 2 * b * t_f) / A;
    const M_N = ((W_pl * 235) / 1e6) * ((1 - 900 / N_pl) / (1 - 0.5 * a));
    const found = connection({ ...base, N_Ed: 900, M_Ed: 110 });
    expect(useOf(found, "column-section-moment")).toBeCloseTo(110 / M_N, 2);
  });

  test("class 4 counts its effective section, with either moment and with both", () => {
    const actions = { N_Ed: 100, M_Ed: 10, M_z_Ed: 60 };
    const found = connection({ ...onPlate, ...actions });
    const own = member(slender, { N_Ed: 100, M_y_Ed: 10, M_z_Ed: 60 });
    const use = useOf(own, "bending-axial") ?? useOf(own, "biaxial-bending") ?? Number.NaN;
    expect(use).toBeGreaterThan(1.05);
    expect(useOf(found, "column-section-both-axes")).toBeCloseTo(use, 3);
    expect(found.passed).toBe(false);
  });

  law(
    "the same of class 4 as en-1993-1-1 has it, for N with both moments",
    () =>
      fc.property(between(10, 400), between(5, 120), between(5, 60), (N_Ed, M_Ed, M_z_Ed) => {
        const found = useOf(connection({ ...onPlate, N_Ed, M_Ed, M_z_Ed }), "column-section-both-axes");
        const own = member(slender, { N_Ed, M_y_Ed: M_Ed, M_z_Ed });
        expect(found).toBeCloseTo(useOf(own, "bending-axial") ?? useOf(own, "biaxial-bending") ?? Number.NaN, 3);
      }),
    { numRuns: 30 },
  );

  law(
    "never less than en-1993-1-1 asks of rolled columns, with N and both moments",
    () =>
      fc.property(
        fc.constantFrom("HE 200 B", "HE 260 A", "IPE 300", "HE 160 M"),
        fc.constantFrom("S235", "S355", "S460"),
        between(-500, 900),
        between(5, 150),
        between(5, 40),
        (profile, steel_grade, N_Ed, M_Ed, M_z_Ed) => {
          const column = { profile, steel_grade };
          const plate = { ...base.plate, h_mm: 560, b_mm: 560 };
          const anchors = { ...base.anchors, rows_mm: [-230, 230], w_mm: 75, bolt_size: "M20" };
          const found = connection({ ...base, column, plate, anchors, throat_mm: 5, N_Ed, M_Ed, M_z_Ed });
          const { verifications } = member(column, { N_Ed, M_y_Ed: M_Ed, M_z_Ed });
          const own = verifications.filter(({ id }) => id === "bending-axial" || id === "biaxial-bending");
          const use = useOf(found, "column-section-both-axes") ?? 0;
          for (const { utilization } of own) if (utilization > 1) expect(use).toBeGreaterThan(1 - 1e-9);
        },
      ),
    { numRuns: 60 },
  );
});

describe("what a base says beside its numbers", () => {
  const thin = { ...base, plate: { ...base.plate, t_mm: 12 }, throat_mm: 5 };
  const texts = (request: object): string => JSON.stringify(connect(request));

  test("a shear force along the flanges is warned of where there is a moment about z", () => {
    expect(texts({ ...base, M_Ed: 40, M_z_Ed: 5 })).toMatch(/"warnings":[^\]]*along the flanges is not covered/);
  });

  test("V_z_Ed is told its name here", () => {
    expect(() => connection({ ...base, M_Ed: 40, V_z_Ed: 5 })).toThrow(/V_z_Ed: is V_Ed here/);
    expect(() => connection({ ...base, M_Ed: 40, V_z_Ed: 5 })).not.toThrow(/did you mean/);
  });

  test("a weld that is pulled and not given leaves the base unverified, one that only holds the column does not", () => {
    const of = (actions: object) => connect({ ...base, throat_mm: undefined, ...actions }).verified;
    expect(of({ M_Ed: 40 })).toBe(false);
    expect(of({ N_Ed: -50 })).toBe(false);
    expect(of({ N_Ed: 500, M_Ed: 5 })).toBe(true);
    expect(of({ N_Ed: 500 })).toBe(true);
    expect(connect({ ...base, M_Ed: 40 }).verified).toBe(true);
  });

  test("prying that develops in a thin plate is said, and only there", () => {
    expect(texts({ ...thin, M_Ed: 5 })).toMatch(/prying adds to the force/);
    expect(texts({ ...base, M_Ed: 5 })).not.toMatch(/prying/);
  });
});
