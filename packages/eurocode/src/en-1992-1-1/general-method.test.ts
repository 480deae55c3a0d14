import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { run } from "../../test/support/columns.ts";
import { byDepth } from "../../test/support/law.ts";

// The simplified methods of 5.8.7 and 5.8.8 against the column integrated over its height (5.8.6): the greatest
// first-order end moment that passes by each, for random braced columns with equal end moments.

const column = fc.record({
  h: fc.integer({ min: 250, max: 600 }),
  b: fc.integer({ min: 250, max: 600 }),
  fck: fc.constantFrom(25, 30, 35, 40, 50),
  rho: fc.double({ min: 0.008, max: 0.035, noNaN: true }),
  slenderness: fc.double({ min: 40, max: 110, noNaN: true }),
  nu: fc.double({ min: 0.15, max: 0.6, noNaN: true }),
  phi_ef: fc.constantFrom(0, 1, 2),
});

function greatestMoment(request: Record<string, unknown>, method: string, most: number): number {
  const passes = (M_Ed: number) => {
    const { c, ...rest } = request;
    const of = method === "nominal-curvature" ? { ...rest, ...(c === undefined ? {} : { c }) } : rest;
    const found = run({ ...of, M_Ed, second_order_method: method });
    return ["axial-bending", "second-order-stability"].every(
      (id) => found.verifications.find((v) => v.id === id)?.passed ?? id !== "axial-bending",
    );
  };
  if (!passes(0)) return 0;
  let low = 0;
  let high = most;
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Columns with what the general method gives of each. */
const columns = Array.from(
  fc.sample(column, { numRuns: byDepth(0, 40, 120), seed: 1992 }),
  ({ h, b, fck, rho, slenderness, nu, phi_ef }) => {
    const A_c = b * h;
    const N_Ed = (nu * A_c * fck) / 1500;
    const request = {
      b,
      h,
      fck,
      fyk: 500,
      A_s: rho * A_c,
      axis_distance_mm: 45,
      l0: (slenderness * h) / Math.sqrt(12),
      l0_z: 300,
      N_Ed,
      phi_ef,
    };
    const most = (N_Ed * h) / 1000 + 500;
    // moments of the size of the section resistance, so that a small difference near zero does not become a ratio
    const unit = run({ ...request, M_Ed: 1 }).values.M_Rd_kNm as number;
    return { request, most, unit, general: greatestMoment(request, "general", most) };
  },
);

const ratios = (method: string, c = 10): number[] =>
  columns
    .map(({ request, most, unit, general }) => (greatestMoment({ ...request, c }, method, most) - general) / unit)
    .sort((x, y) => x - y);

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number;

describe("simplified second order against the general method", () => {
  // the differences are in parts of M_Rd of the section: below zero the simplified method is the safer
  // Found with 60 columns, slenderness 40 to 110, N_Ed 0.15 to 0.6 A_c f_cd, phi_ef 0 to 2:
  // curvature with c = 8: median 0.00, 95 % 0.09; with c = 10: median 0.06, 95 % 0.16; stiffness: median -0.01, 95 % 0.02
  test("nominal curvature agrees with c = 8, which 5.8.8.2(4) has for constant moments", { tags: "change" }, () => {
    const found = ratios("nominal-curvature", 8);
    expect(Math.abs(at(found, 0.5))).toBeLessThan(0.03);
    expect(at(found, 0.95)).toBeLessThan(0.12);
  });

  test("nominal curvature with c = 10 is a little on the other side under constant moments", { tags: "change" }, () => {
    const found = ratios("nominal-curvature", 10);
    expect(at(found, 0.5)).toBeGreaterThan(0);
    expect(at(found, 0.5)).toBeLessThan(0.1);
    expect(at(found, 0.95)).toBeLessThan(0.2);
  });

  test("nominal stiffness agrees, or is the safer", { tags: "change" }, () => {
    const found = ratios("nominal-stiffness");
    expect(Math.abs(at(found, 0.5))).toBeLessThan(0.04);
    expect(at(found, 0.95)).toBeLessThan(0.06);
  });

  test("an elastic slender column deflects as Euler has it", () => {
    // little moment and little force: the section stays stiff, and M_2 is small beside M_02
    const found = run({
      b: 400,
      h: 400,
      fck: 30,
      fyk: 500,
      A_s: 3200,
      l0: 7000,
      N_Ed: 400,
      M_Ed: 5,
      phi_ef: 0,
      A: 0.1,
      second_order_method: "general",
    });
    const { M_02_kNm, M_2_kNm, M_0Ed_kNm } = found.values;
    expect((M_2_kNm as number) + (M_0Ed_kNm as number)).toBeGreaterThan(M_02_kNm as number);
    expect(M_2_kNm as number).toBeLessThan(0.35 * (M_02_kNm as number));
  });
});
