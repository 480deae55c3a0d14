import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../../test/support/law.ts";
import {
  calculate as calculated,
  type Joint,
  refusal as refused,
  said,
  use as usedFor,
} from "../../../../test/support/timber-joints.ts";

const asRafter = (joint: Joint): Joint => ({ connection: "notched-rafter", ...joint });
const calculate = (joint: Joint) => calculated(asRafter(joint));
const use = (joint: Joint, id: string): number => usedFor(asRafter(joint), id) ?? Number.NaN;
const refusal = (joint: Joint) => refused(asRafter(joint));

const rafter = {
  pitch_deg: 35,
  rafter: { species: "C24", b_mm: 80, h_mm: 180 },
  purlin: { species: "GL24h", b_mm: 140, h_mm: 200 },
  ...{ seat_mm: 70, F_Ed: 5.5, H_Ed: 0.8, M_Ed: -0.9, V_Ed: 1.6, k_cr: 0.67 },
};
const rad = Math.PI / 180;
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));

describe("rafters notched over a purlin, by hand", () => {
  const of = (f_k: number, gamma_M = 1.3) => (0.8 * f_k) / gamma_M;
  const at = (f_c_0: number, f_c_90: number, alpha: number) =>
    f_c_0 / ((f_c_0 / f_c_90) * Math.sin(alpha * rad) ** 2 + Math.cos(alpha * rad) ** 2);

  test("seat: the rafter at 90° less its pitch, the purlin across its grain, 30 mm more on each side", () => {
    expect(use(rafter, "rafter-compression")).toBeCloseTo(5500 / (80 * 70) / at(of(21), of(2.5), 55), 12);
    expect(use(rafter, "purlin-bearing")).toBeCloseTo(5500 / (140 * 70) / of(2.5, 1.25), 12);
    expect(use({ ...rafter, l_1_mm: 40 }, "purlin-bearing")).toBeCloseTo(5500 / (120 * 70) / of(2.5, 1.25), 12);
  });

  test("upright face: the rafter at its pitch, seat tan(pitch) high", () => {
    const a = 70 * Math.tan(35 * rad);
    expect(use(rafter, "rafter-compression-upright")).toBeCloseTo(800 / (80 * a) / at(of(21), of(2.5), 35), 12);
    expect(use(rafter, "purlin-bearing-side")).toBeCloseTo(800 / (140 * a) / of(2.5, 1.25), 12);
    expect(use({ ...rafter, H_Ed: 0 }, "purlin-bearing-side")).toBeNaN();
  });

  test("above the notch: bending of what is left, and (6.60) to (6.63) for the eaves", () => {
    const h_ef = 180 - 70 * Math.sin(35 * rad);
    expect(use(rafter, "net-section")).toBeCloseTo(0.9e6 / ((80 * h_ef ** 2) / 6) / of(24), 12);
    const a = h_ef / 180;
    const x = 35 / Math.cos(35 * rad);
    const k_v = 5 / (Math.sqrt(180) * (Math.sqrt(a * (1 - a)) + ((0.8 * x) / 180) * Math.sqrt(1 / a - a ** 2)));
    expect(use(rafter, "notch")).toBeCloseTo((1.5 * 1600) / (0.67 * 80 * h_ef) / (Math.min(1, k_v) * of(4)), 12);
  });
});

describe("laws of notched rafters", () => {
  const drawn = fc.record({
    pitch_deg: fc.double({ min: 10, max: 55, noNaN: true }),
    seat_mm: fc.double({ min: 30, max: 90, noNaN: true }),
    F_Ed: fc.double({ min: 0.5, max: 30, noNaN: true }),
    M_Ed: fc.double({ min: -3, max: 3, noNaN: true }),
    V_Ed: fc.double({ min: 0.1, max: 5, noNaN: true }),
  });
  const ids = ["rafter-compression", "purlin-bearing", "rafter-compression-upright", "net-section", "notch"] as const;

  law("utilization is the forces times a number", () =>
    fc.property(drawn, fc.double({ min: 0.1, max: 5, noNaN: true }), (one, k) => {
      const more = { ...one, F_Ed: k * one.F_Ed, H_Ed: k * 0.8, M_Ed: k * one.M_Ed, V_Ed: k * one.V_Ed };
      return ids.every((id) => near(use({ ...rafter, ...more }, id), k * use({ ...rafter, ...one }, id)));
    }),
  );

  law("a longer seat presses less and leaves less above it", () =>
    fc.property(drawn, fc.double({ min: 1, max: 1.4, noNaN: true }), (one, k) => {
      const [a, b] = [
        { ...rafter, ...one },
        { ...rafter, ...one, seat_mm: k * one.seat_mm },
      ];
      return (
        use(b, "rafter-compression") <= use(a, "rafter-compression") * (1 + 1e-12) &&
        use(b, "net-section") >= use(a, "net-section") * (1 - 1e-12)
      );
    }),
  );
});

test("what is refused, what is not verified, and what is said", () => {
  expect(refusal({ ...rafter, seat_mm: 150 })).toEqual(["seat_mm"]);
  expect(refusal({ ...rafter, seat_mm: 139, rafter: { ...rafter.rafter, h_mm: 60 } })).toEqual(["seat_mm"]);
  expect(refusal({ ...rafter, pitch_deg: 74 })).toEqual(["seat_mm"]);
  const unknown = { ...rafter.purlin, species: "CLT" };
  expect(refusal({ ...rafter, F_Ed: undefined, purlin: unknown })).toEqual(["F_Ed", "purlin.species"]);
  expect(calculate({ ...rafter, F_Ed: -2 }).verified).toBe(false);
  expect(calculate({ ...rafter, H_Ed: -1 }).verified).toBe(false);
  expect(calculate({ ...rafter, M_Ed: undefined }).verified).toBe(false);
  expect(calculate(rafter).verified).toBe(true);
  expect(said(asRafter({ ...rafter, seat_mm: 120 }))).toMatch(/more than a third of the 180 mm/);
  expect(said(asRafter({ ...rafter, V_Ed: undefined }))).toMatch(/No eaves/);
});
