import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../../test/support/law.ts";
import {
  calculate as calculated,
  type Joint,
  refusal as refused,
  use as usedFor,
} from "../../../../test/support/timber-joints.ts";

const asStep = (joint: Joint): Joint => ({ connection: "step-joint", ...joint });
const calculate = (joint: Joint) => calculated(asStep(joint));
const use = (joint: Joint, id: string): number => usedFor(asStep(joint), id) ?? Number.NaN;
const refusal = (joint: Joint) => refused(asStep(joint));

const step = {
  gamma_deg: 40,
  strut: { species: "C24", b_mm: 120, h_mm: 140 },
  chord: { species: "C24", b_mm: 120, h_mm: 200 },
  ...{ t_v_mm: 40, l_v_mm: 300, N_Ed: 45, k_cr: 1 },
};
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));
const rad = Math.PI / 180;

describe("step joints by hand", () => {
  const f_c_0 = (0.8 * 21) / 1.3;
  const f_c_90 = (0.8 * 2.5) / 1.3;
  const at = (alpha: number) => f_c_0 / ((f_c_0 / f_c_90) * Math.sin(alpha * rad) ** 2 + Math.cos(alpha * rad) ** 2);

  test("front: both woods at half of the angle, over the face of t_v / cos(gamma / 2)", () => {
    const sigma = (45_000 * Math.cos(20 * rad)) / (120 * (40 / Math.cos(20 * rad)));
    expect(use(step, "step-compression-chord")).toBeCloseTo(sigma / at(20), 12);
    expect(use(step, "step-compression-strut")).toBeCloseTo(sigma / at(20), 12);
  });

  test("heel: the chord at the whole angle, the strut along its grain", () => {
    const sigma = 45_000 / (120 * (40 / Math.cos(40 * rad)));
    const heel = { ...step, type: "heel" };
    expect(use(heel, "step-compression-chord")).toBeCloseTo(sigma / at(40), 12);
    expect(use(heel, "step-compression-strut")).toBeCloseTo(sigma / f_c_0, 12);
  });

  test("wood before the notch shears over eight depths at most", () => {
    const H = 45_000 * Math.cos(40 * rad);
    expect(use(step, "step-shear")).toBeCloseTo(H / (120 * 300) / ((0.8 * 4) / 1.3), 12);
    expect(use({ ...step, l_v_mm: 2000 }, "step-shear")).toBeCloseTo(H / (120 * 320) / ((0.8 * 4) / 1.3), 12);
    expect(use({ ...step, k_cr: 0.5 }, "step-shear")).toBeCloseTo(2 * use(step, "step-shear"), 12);
  });

  test("the chord behind the notch: its force acts 20 mm off the axis of what is left", () => {
    const H = 45_000 * Math.cos(40 * rad);
    const t = H / (120 * 160) / ((0.8 * 14.5) / 1.3);
    const m = (H * 20) / ((120 * 160 ** 2) / 6) / ((0.8 * 24) / 1.3);
    expect(use(step, "net-section")).toBeCloseTo(t + m, 9);
    const both = { ...step, t_v_mm: 30, both_sides: true };
    expect(use({ ...both, N_chord_Ed: H / 1000 }, "net-section")).toBeCloseTo(
      H / (120 * 140) / ((0.8 * 14.5) / 1.3),
      9,
    );
    // equilibrium: two struts that press alike pull the chord twice
    expect(use(both, "net-section")).toBeCloseTo((2 * H) / (120 * 140) / ((0.8 * 14.5) / 1.3), 9);
  });

  test("depth: h/4 up to 50°, h/6 from 60° on, straight between; h/6 with notches on both sides; 200 mm before it", () => {
    const deepest = (gamma_deg: number, more: Joint = {}) =>
      calculate({ ...step, gamma_deg, ...more }).values.t_v_max_mm;
    expect([30, 50, 55, 60, 75].map((gamma) => Math.round((deepest(gamma) ?? 0) * 1e6) / 1e6)).toEqual([
      50, 50, 41.666667, 33.333333, 33.333333,
    ]);
    expect(deepest(30, { both_sides: true })).toBeCloseTo(200 / 6, 9);
    expect(use({ ...step, l_v_mm: 160 }, "step-length")).toBe(1.25);
  });
});

describe("double steps by hand", () => {
  const f = (wood: 0 | 90) => (0.8 * (wood === 0 ? 21 : 2.5)) / 1.3;
  const at = (alpha: number) => f(0) / ((f(0) / f(90)) * Math.sin(alpha * rad) ** 2 + Math.cos(alpha * rad) ** 2);
  const double = { ...step, type: "double", t_v_mm: 30, t_v_heel_mm: 45 };
  // length of each face times width times the strength of the weaker wood
  const R_1 = (at(20) * 120 * (30 / Math.cos(20 * rad))) / 1000 / Math.cos(20 * rad);
  const R_2 = (at(40) * 120 * (45 / Math.cos(40 * rad))) / 1000;

  test("both faces together; the front shears under its share, the heel under all of the force", () => {
    expect(use(double, "step-compression")).toBeCloseTo(45 / (R_1 + R_2), 12);
    const H = 45_000 * Math.cos(40 * rad);
    const f_v = (0.8 * 4) / 1.3;
    expect(use(double, "step-shear")).toBeCloseTo((H * R_1) / (R_1 + R_2) / (120 * 240) / f_v, 12);
    const l_2 = Math.min(8 * 45, 300 + 140 / Math.sin(40 * rad) - 45 / (Math.sin(40 * rad) * Math.cos(40 * rad)));
    expect(use(double, "step-shear-heel")).toBeCloseTo(H / (120 * l_2) / f_v, 12);
    const alone = { ...step, type: "heel", t_v_mm: 45 };
    expect(use(double, "net-section")).toBeCloseTo(use(alone, "net-section"), 12);
    expect(use(double, "step-depth")).toBeCloseTo(45 / 50, 12);
    expect(use(double, "step-heel-depth")).toBeCloseTo(40 / 45, 12);
    expect(calculate(double).values.N_front_Ed_kN).toBeCloseTo((45 * R_1) / (R_1 + R_2), 9);
  });

  law("a double step carries what its two faces carry as single ones", () =>
    fc.property(
      ...([fc.double({ min: 25, max: 55, noNaN: true }), fc.double({ min: 10, max: 25, noNaN: true })] as const),
      fc.double({ min: 10, max: 15, noNaN: true }),
      (gamma_deg, t_v_mm, more) => {
        const t_v_heel_mm = t_v_mm + more;
        const both = { ...step, gamma_deg, t_v_mm, t_v_heel_mm, type: "double" };
        const worst = (joint: Joint) =>
          Math.max(use(joint, "step-compression-chord"), use(joint, "step-compression-strut"));
        const front = 1 / worst({ ...step, gamma_deg, t_v_mm });
        const heel = 1 / worst({ ...step, gamma_deg, t_v_mm: t_v_heel_mm, type: "heel" });
        return near(1 / use(both, "step-compression"), front + heel) && use(both, "step-heel-depth") <= 1 + 1e-12;
      },
    ),
  );

  test("what is refused of it", () => {
    expect(refusal({ ...double, t_v_heel_mm: undefined })).toEqual(["t_v_heel_mm"]);
    expect(refusal({ ...step, t_v_heel_mm: 45 })).toEqual(["t_v_heel_mm"]);
    expect(refusal({ ...double, t_v_heel_mm: 200 })).toContain("t_v_heel_mm");
    expect(refusal({ ...double, strut: { ...step.strut, h_mm: 60 } })).toEqual(["t_v_heel_mm"]);
    expect(use({ ...double, t_v_heel_mm: 35 }, "step-heel-depth")).toBeGreaterThan(1);
  });
});

describe("laws of step joints", () => {
  const drawn = fc.record({
    type: fc.constantFrom("front", "heel"),
    gamma_deg: fc.double({ min: 20, max: 80, noNaN: true }),
    t_v_mm: fc.double({ min: 10, max: 80, noNaN: true }),
    l_v_mm: fc.double({ min: 50, max: 900, noNaN: true }),
    N_Ed: fc.double({ min: 1, max: 200, noNaN: true }),
  });
  const ids = ["step-compression-chord", "step-compression-strut", "step-shear", "net-section"] as const;

  law("utilization is the force times a number", () =>
    fc.property(drawn, fc.double({ min: 0.1, max: 5, noNaN: true }), (one, k) =>
      ids.every((id) => near(use({ ...step, ...one, N_Ed: k * one.N_Ed }, id), k * use({ ...step, ...one }, id))),
    ),
  );

  law("a deeper notch presses less and leaves less of the chord", () =>
    fc.property(drawn, fc.double({ min: 1, max: 2, noNaN: true }), (one, k) => {
      const [shallow, deep] = [one, { ...one, t_v_mm: Math.min(95, k * one.t_v_mm) }].map((some) => ({
        ...step,
        ...some,
      }));
      const [a, b] = [shallow ?? step, deep ?? step];
      return (
        use(b, "step-compression-chord") <= use(a, "step-compression-chord") * (1 + 1e-12) &&
        use(b, "step-shear") <= use(a, "step-shear") * (1 + 1e-12) &&
        use(b, "net-section") >= use(a, "net-section") * (1 - 1e-12)
      );
    }),
  );

  law("a joint in metres of width is that many of one metre", () =>
    fc.property(drawn, fc.double({ min: 0.5, max: 2, noNaN: true }), (one, k) => {
      const wide = {
        ...{ ...step, ...one, N_Ed: k * one.N_Ed },
        strut: { ...step.strut, b_mm: 120 * k },
        chord: { ...step.chord, b_mm: 120 * k },
      };
      return ids.every((id) => near(use(wide, id), use({ ...step, ...one }, id)));
    }),
  );
});

test("what is refused, and what is not verified", () => {
  expect(refusal({ ...step, t_v_mm: 210 })).toEqual(["t_v_mm"]);
  expect(refusal({ ...step, t_v_mm: 110, both_sides: true })).toEqual(["t_v_mm"]);
  expect(refusal({ ...step, N_Ed: undefined, strut: { ...step.strut, species: "X" } })).toEqual([
    "N_Ed",
    "strut.species",
  ]);
  expect(refusal({ ...step, k_mod: 0.95 })).toEqual(["k_mod"]);
  expect(refusal({ ...step, gamma_deg: 10 })).toEqual(["gamma_deg"]);
  expect(calculate({ ...step, N_Ed: -10 }).verified).toBe(false);
});
