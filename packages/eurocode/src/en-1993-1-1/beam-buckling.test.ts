import { describe, expect, test } from "vitest";
import { calculated, figure } from "../../test/support/members.ts";
import { check } from "../index.ts";
import { beamCriticalMoment, type Point } from "./beam-buckling.ts";

// Published solutions of elastic theory, as factors of sqrt(E I_z G I_t)/L: Timoshenko and Gere, Theory of Elastic
// Stability, chapter 6 (narrow rectangular sections); uniform moments with ends held are exact.

const beam = { E: 210_000, G: 81_000, I_z: 1e6, I_t: 1e5, I_w: 0, L: 5000, z_g: 0, z_j: 0, k_z: 1, k_w: 1 };
const root = Math.sqrt(beam.E * beam.I_z * beam.G * beam.I_t) / beam.L;
const along = (m: (x: number) => number): Point[] =>
  Array.from({ length: 65 }, (_, i) => ({ x: i / 64, M: m(i / 64) }));
const central = along((x) => 1 - Math.abs(1 - 2 * x));

describe("a narrow rectangular section", () => {
  test.each([
    ["uniform moment", { points: along(() => 1) }, Math.PI],
    ["load at midspan, P L = 16.94", { points: central }, 16.94 / 4],
    ["uniform load, q L² = 28.3", { points: along((x) => 4 * x * (1 - x)) }, 28.3 / 8],
    ["load at midspan, ends held in plan, P L = 25.9", { points: central, k_z: 0.5 }, 25.9 / 4],
    ["cantilever under a moment at its tip", { points: along(() => 1), cantilever: true }, Math.PI / 2],
    ["cantilever, load at the tip, P L = 4.013", { points: along((x) => 1 - x), cantilever: true }, 4.013],
    ["cantilever, uniform load, q L² = 12.85", { points: along((x) => (1 - x) ** 2), cantilever: true }, 12.85 / 2],
  ])("%s", (_what, more, factor) => {
    expect(beamCriticalMoment({ ...beam, ...more }) / root / factor).toBeCloseTo(1, 2);
  });
});

describe("an I-section", () => {
  const I = { ...beam, I_z: 6_037_800, I_t: 201_200, I_w: 125.93e9 };
  const closed = (L: number, k: number) => {
    const P = (Math.PI ** 2 * I.E * I.I_z) / (k * L) ** 2;
    return P * Math.sqrt(I.I_w / I.I_z + (I.G * I.I_t) / P);
  };

  test.each([3000, 6000, 12_000])("uniform moment over %i mm, ends free, half held and fixed: exactly", (L) => {
    const points = along(() => 1);
    for (const k of [1, 0.9, 0.7, 0.6, 0.5]) {
      expect(beamCriticalMoment({ ...I, L, points, k_z: k, k_w: k }) / closed(L, k), `k ${k}`).toBeCloseTo(1, 3);
    }
  });

  test.each([
    // kNm, by energy with 13 polynomials (Ritz)
    [2000, (x: number) => (1 - x) ** 2, 1694.8, 659.3],
    [2000, (x: number) => 1 - x, 815.1, 366.1],
    [4000, (x: number) => (1 - x) ** 2, 537.8, 287.2],
    [4000, (x: number) => 1 - x, 274.4, 166.2],
  ])("a cantilever of %i mm, %o: its root held against warping, and free", (L, m, held, free) => {
    const ritz = { ...I, I_z: 6.038e6, I_t: 2.012e5, I_w: 1.259e11, L, points: along(m), cantilever: true };
    expect(beamCriticalMoment({ ...ritz, k_w: 0.5 }) / 1e6 / held).toBeCloseTo(1, 2);
    expect(beamCriticalMoment({ ...ritz, k_w: 1 }) / 1e6 / free).toBeCloseTo(1, 2);
    const between = beamCriticalMoment({ ...ritz, k_w: 0.7 }) / 1e6;
    expect(between).toBeGreaterThan(free);
    expect(between).toBeLessThan(held);
  });

  test("a couple at midspan: the same from either end, and what finite elements give", () => {
    const one = [0, 0.5, 0.5, 1].map((x, i) => ({ x, M: i < 2 ? 0 : 1 }));
    const other = [0, 0.5, 0.5, 1].map((x, i) => ({ x, M: i < 2 ? 1 : 0 }));
    const L = 6000;
    expect(beamCriticalMoment({ ...I, L, points: one }) / 1e6).toBeCloseTo(122, 0);
    expect(beamCriticalMoment({ ...I, L, points: other })).toBeCloseTo(
      beamCriticalMoment({ ...I, L, points: one }),
      -3,
    );
  });

  test("NCCI SN003: uniform load and load at midspan, 165 mm above and below the shear centre", () => {
    for (const [points, C_1, C_2, within] of [
      [along((x) => 4 * x * (1 - x)), 1.127, 0.454, 0.02],
      [central, 1.348, 0.63, 0.07],
    ] as const) {
      for (const z_g of [-165, 0, 165]) {
        const L = 5000;
        const P = (Math.PI ** 2 * I.E * I.I_z) / L ** 2;
        const d = C_2 * z_g;
        const table = C_1 * P * (Math.sqrt(I.I_w / I.I_z + (I.G * I.I_t) / P + d ** 2) - d);
        expect(Math.abs(table / beamCriticalMoment({ ...I, L, points, z_g }) - 1), `${z_g}`).toBeLessThan(within);
      }
    }
  });
});

describe("in a member", () => {
  const item = { profile: "IPE 300", length_mm: 6000, M_y_Ed: 60, moment_shape_y: "udl" };

  test("the height of a load follows the sign of the moment", () => {
    const M_cr = (M_y_Ed: number, load_height_mm: number) => figure("M_cr_kNm", { ...item, M_y_Ed, load_height_mm });
    expect(M_cr(-60, 150)).toBe(M_cr(60, -150));
    expect(M_cr(-60, -150)).toBe(M_cr(60, 150));
    expect(M_cr(60, 150)).toBeLessThan(M_cr(60, 0));
  });

  test.each([
    ["EN", 150, true],
    ["NL", 150, true],
    ["EN", -150, false],
    ["EN", 0, false],
  ] as const)(
    "an own C_2 of zero takes a load above the shear centre away, which is said: %s, %i mm",
    (national_annex, load_height_mm, isSaid) => {
      const { result } = check("en-1993-1-1", {
        national_annex,
        members: [{ mark: "B", ...item, moment_shape_y: "udl" as const, C_2: 0, load_height_mm }],
      });
      expect(result.warnings.join("\n").includes("C_2 = 0: the height of the load")).toBe(isSaid);
    },
  );

  test("a diagram of the same load gives nearly the same, at the shear centre and above it", () => {
    const M_y_diagram = Array.from({ length: 21 }, (_, i) => 60 * 4 * (i / 20) * (1 - i / 20));
    for (const load_height_mm of [0, 150, -150]) {
      const { M_y_Ed: _, moment_shape_y: __, ...rest } = item;
      const ratio =
        figure("M_cr_kNm", { ...rest, M_y_diagram, load_height_mm }) / figure("M_cr_kNm", { ...item, load_height_mm });
      expect(ratio, `${load_height_mm}`).toBeGreaterThan(0.97);
      expect(ratio, `${load_height_mm}`).toBeLessThan(1.03);
    }
  });

  test("restraints along the member: each segment with its own moments, the worst is shown", () => {
    const whole = { profile: "IPE 300", length_mm: 8000, M_y_Ed: 90, moment_shape_y: "udl" };
    const { values, verifications } = calculated({ ...whole, restraints_mm: [4000] });
    const { moment_shape_y: _, ...straight } = whole;
    const half = calculated({ ...straight, L_LT_mm: 4000, psi_LT: 0 }).values;
    // from 0 to the greatest moment, and rounder than a straight line
    expect(Number(values.C_1)).toBeLessThan(Number(half.C_1));
    expect(Number(values.C_1)).toBeGreaterThan(1.2);
    expect(values.segment_to_mm).toBe(4000);
    const ltb = verifications.find((v) => v.id === "lateral-torsional-buckling");
    expect(ltb?.demand).toBeCloseTo(90, 9);
    // a short piece at the support has little moment and does not govern
    const thirds = calculated({ ...whole, restraints_mm: [500, 4500] });
    expect(thirds.values.segment_from_mm).toBe(500);
    expect(calculated({ ...whole, restraints_mm: [3500, 7500] }).utilization).toBeCloseTo(thirds.utilization, 9);
  });

  test("restraints at both ends alone change nothing", () => {
    const diagram = { profile: "HE 200 A", length_mm: 7000, M_y_diagram: [-40, 20, 45, 10, -60], N_Ed: 100 };
    expect(calculated({ ...diagram, restraints_mm: [0, 7000] }).utilization).toBeCloseTo(
      calculated(diagram).utilization,
      9,
    );
  });
});
