import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { type Ground, recommendedSpectra, spectraByGeology, spectraOf2010 } from "../annexes/earthquake-types.ts";
import {
  dampingCorrection,
  designSpectrum,
  displacementSpectrum,
  drawingGrid,
  elasticSpectrum,
  groundDisplacement,
  longPeriods,
  type Motion,
  verticalDesignSpectrum,
  verticalSpectrum,
} from "./spectra.ts";

const grounds: Ground[] = [recommendedSpectra, spectraOf2010, spectraByGeology].flatMap((byType) =>
  Object.values(byType).flatMap((table) => Object.values(table ?? {})),
);

const motions = fc.record({
  a_g: fc.double({ min: 0.05, max: 8, noNaN: true }),
  ground: fc.constantFrom(...grounds),
  eta: fc.double({ min: 0.55, max: 1.4, noNaN: true }),
  q: fc.double({ min: 1, max: 6.5, noNaN: true }),
  beta: fc.constant(0.2),
});

const nearly = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(Math.abs(a), Math.abs(b));

const small = 1e-9;

describe("laws of the spectra", () => {
  law("they are continuous at T_B, T_C and T_D", () =>
    fc.property(motions, (motion) => {
      const { T_B, T_C, T_D } = motion.ground;
      const upright = { a_vg: motion.a_g, periods: motion.ground, eta: motion.eta, q: 1.5, beta: 0.2 };
      for (const T of [T_B, T_C, T_D]) {
        for (const of of [
          (t: number) => elasticSpectrum(t, motion),
          (t: number) => displacementSpectrum(t, motion),
          (t: number) => designSpectrum(t, motion),
          (t: number) => verticalSpectrum(t, upright),
          (t: number) => verticalDesignSpectrum(t, upright),
        ]) {
          expect(nearly(of(T - small), of(T + small)), `${T} s`).toBe(true);
        }
      }
    }),
  );

  law("with q = 1 the plateau of the design spectrum is that of the elastic one", () =>
    fc.property(motions, (motion) => {
      const T = motion.ground.T_C;
      expect(nearly(designSpectrum(T, { ...motion, q: 1 }), elasticSpectrum(T, { ...motion, eta: 1 }))).toBe(true);
    }),
  );

  law("at T = 0 the ground itself: a_g S, and 2/3 of it in the design spectrum whatever q", () =>
    fc.property(motions, (motion) => {
      expect(nearly(elasticSpectrum(0, motion), motion.a_g * motion.ground.S)).toBe(true);
      expect(nearly(designSpectrum(0, motion), (2 / 3) * motion.a_g * motion.ground.S)).toBe(true);
    }),
  );

  law("a greater q never gives a greater ordinate beyond T_B, and none is below beta a_g", () =>
    fc.property(motions, fc.double({ min: 0, max: 10, noNaN: true }), (motion, T) => {
      const less = designSpectrum(T, { ...motion, q: motion.q * 1.1 });
      const more = designSpectrum(T, motion);
      expect(less).toBeLessThanOrEqual(more * (1 + 1e-12));
      if (T > motion.ground.T_C) expect(more).toBeGreaterThanOrEqual(0.2 * motion.a_g);
    }),
  );

  law("all ordinates are proportional to a_g", () =>
    fc.property(motions, fc.double({ min: 0, max: 4, noNaN: true }), (motion, T) => {
      const twice = { ...motion, a_g: 2 * motion.a_g };
      expect(nearly(elasticSpectrum(T, twice), 2 * elasticSpectrum(T, motion))).toBe(true);
      expect(nearly(designSpectrum(T, twice), 2 * designSpectrum(T, motion))).toBe(true);
    }),
  );
});

describe("displacements of long periods, Annex A", () => {
  const motion = (ground: string): Motion => ({
    a_g: 2.5,
    // A to E are in the table
    ground: recommendedSpectra[1]?.[ground] ?? { S: 1, T_B: 0.1, T_C: 0.4, T_D: 2 },
    eta: 1,
    q: 1,
    beta: 0.2,
    long: longPeriods[ground],
  });

  test.each(["A", "B", "C", "D", "E"])("ground %s: constant to T_E, then down to the ground displacement", (ground) => {
    const m = motion(ground);
    const { T_E, T_F } = longPeriods[ground] ?? { T_E: 0, T_F: 0 };
    const plateau = displacementSpectrum(m.ground.T_D, m);
    const { a_g, ground: g } = m;
    const d_g = groundDisplacement(a_g, g.S, g.T_C, g.T_D);
    // the 0.025 g of (3.12) stands for 1/(2 pi)^2: the standard itself steps down by 1.3 % at T_E
    expect(displacementSpectrum(T_E, m)).toBeCloseTo(2.5 * d_g, 6);
    expect(plateau / displacementSpectrum(T_E, m)).toBeCloseTo(1 / (0.025 * (2 * Math.PI) ** 2), 9);
    expect(displacementSpectrum(T_E - small, m)).toBeCloseTo(plateau, 3);
    expect(displacementSpectrum(T_F, m)).toBeCloseTo(d_g, 6);
    expect(displacementSpectrum(T_F - small, m)).toBeCloseTo(d_g, 3);
    expect(displacementSpectrum(20, m)).toBeCloseTo(d_g, 6);
  });
});

test("eta has its floor at 0.55", () => {
  expect(dampingCorrection(5)).toBe(1);
  expect(dampingCorrection(7)).toBeCloseTo(Math.sqrt(10 / 12), 12);
  expect(dampingCorrection(30)).toBe(0.55);
});

test("the grid for drawing rises, has every corner and ends at 4 s", () => {
  const grid = drawingGrid([0, 0.15, 0.5, 2, 0.733, 5]);
  expect(grid).toEqual([...grid].sort((a, b) => a - b));
  for (const T of [0, 0.15, 0.5, 2, 0.733]) expect(grid).toContain(T);
  expect(grid.at(-1)).toBe(4);
  expect(new Set(grid).size).toBe(grid.length);
});
