import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { concreteItem } from "../../../test/support/second.ts";
import { momentOfLoads, scatterOf, specimens } from "../../../test/support/sustained-loads.ts";

describe("Gilbert and Nejadi (2004): twelve beams and slabs under sustained loads for almost 400 days", () => {
  test("their moments are those of their loads and weight", () => {
    for (const one of specimens)
      if (one.P !== undefined) expect(Math.abs(momentOfLoads(one) / one.M - 1)).toBeLessThan(0.01);
  });
  // The Concrete Centre, How to design concrete structures using Eurocode 2, 8: "+15 % to -30 %" of the rigorous method
  test.each([
    ["curvature", 1.03, 0.07],
    ["integrated", 0.96, 0.06],
  ] as const)("%s: calculated over measured is %d with a coefficient of variation of %d", (way, mean, variation) => {
    const found = scatterOf(way);
    expect(found.mean).toBeCloseTo(mean, 2);
    expect(found.variation).toBeCloseTo(variation, 2);
    expect(1 / found.most).toBeGreaterThan(0.85);
    expect(1 / found.least).toBeLessThan(1.15);
  });
});

const beam = { b: 300, h: 600, fck: 30, fyk: 500, cover_mm: 30, bars_bottom: "4Ø20", M_Ed: 200 };
const values = (serviceability: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  concreteItem("EN", "beams", { ...beam, ...more, serviceability: { span_mm: 7000, ...serviceability } }).values;

describe("shrinkage, 3.1.4 and Annex B.2", () => {
  test("JRC, Bridge Design to Eurocodes (2012) 4.5.3: C35/45, RH 80 %, h_0 672 mm", () => {
    const h = 672;
    const slab = { h, fck: 35, fyk: 500, d_bottom_mm: 600, A_s_bottom: 3000, M_Ed: 300 };
    const { values: found } = concreteItem("EN", "slabs", {
      ...slab,
      serviceability: {
        M_qp: 150,
        span_mm: 9000,
        deflection: "curvature",
        creep: { RH: 80, t_0_days: 28, cement: "N" },
      },
    });
    expect(found.h_0_mm).toBeCloseTo(h, 6);
    expect(found.beta_RH_shrinkage).toBeCloseTo(0.756, 3);
    expect(found.epsilon_cd_0).toBeCloseTo(2.53e-4, 6);
    expect(found.k_h).toBe(0.7);
    expect(found.epsilon_ca).toBeCloseTo(6.25e-5, 9);
    expect(found.epsilon_cs).toBeCloseTo(0.7 * 2.53e-4 + 6.25e-5, 6);
  });
  test("of the surroundings that creep is given of; what is given comes first", () => {
    const creep = { RH: 50, t_0_days: 28, cement: "N" };
    const asked = { M_qp: 120, deflection: "curvature", creep };
    expect(values(asked).curvature_cs_1_m).toBeGreaterThan(0);
    expect(values({ ...asked, epsilon_cs: 0 }).curvature_cs_1_m).toBe(0);
    expect(values({ ...asked, creep: undefined, phi: 2 }).curvature_cs_1_m).toBe(0);
  });
});

describe("curvatures along the span, 7.4.3(7)", () => {
  const shapes = ["udl", "point-load", "third-points", "constant"] as const;
  const asked = { M_qp: 120, phi: 2, epsilon_cs: 3e-4 };
  test("a moment that is the same all along has one curvature", () => {
    for (const static_system of ["simple", "cantilever"]) {
      const [one, other] = ["curvature", "integrated"].map(
        (deflection) => values({ ...asked, deflection, moment_shape: "constant" }, { static_system }).w_mm,
      );
      expect(other).toBeCloseTo(one ?? 0, 3);
    }
  });
  test("a section that no load cracks has the stiffness of its concrete all along", () => {
    for (const static_system of ["simple", "cantilever"])
      for (const moment_shape of shapes) {
        const [one, other] = ["curvature", "integrated"].map(
          (deflection) => values({ M_qp: 30, phi: 2, deflection, moment_shape }, { static_system }).w_mm,
        );
        expect((other ?? 0) / (one ?? 1)).toBeCloseTo(1, 3);
      }
  });
  law(
    "the curvature of the greatest moment deflects a span no less than those along it",
    () =>
      fc.property(
        fc.record({
          M: fc.integer({ min: 20, max: 180 }),
          phi: fc.double({ min: 0, max: 3, noNaN: true }),
          shrinks: fc.double({ min: 0, max: 6e-4, noNaN: true }),
          moment_shape: fc.constantFrom(...shapes),
          static_system: fc.constantFrom("simple", "interior", "cantilever"),
        }),
        ({ M, phi, shrinks, moment_shape, static_system }) => {
          const [most = 0, along = 0] = ["curvature", "integrated"].map(
            (deflection) =>
              values({ M_qp: M, phi, epsilon_cs: shrinks, deflection, moment_shape }, { static_system }).w_mm,
          );
          expect(along).toBeLessThanOrEqual(most * 1.001);
          expect(along).toBeGreaterThan(0.3 * most);
        },
      ),
    { numRuns: 100 },
  );
});
