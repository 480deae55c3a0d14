import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { symmetricEigen } from "./eigen.ts";
import { g } from "./formula.ts";
import { combination, correlation, cqc, independent, type Mode, modeResponse, srss, stickModes } from "./modal.ts";

const motion = { a_g: 2.5, ground: { S: 1.2, T_B: 0.15, T_C: 0.5, T_D: 2 }, q: 3, beta: 0.2 };

const sticks = fc
  .array(
    fc.record({
      W: fc.double({ min: 100, max: 5000, noNaN: true }),
      k: fc.double({ min: 5e3, max: 5e6, noNaN: true }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((storeys) => ({ W: storeys.map((s) => s.W), k: storeys.map((s) => s.k) }));

const near = (a: number, b: number, tol = 1e-8) => Math.abs(a - b) <= tol * Math.max(1, Math.abs(a), Math.abs(b));

describe("eigenvalues of a symmetric matrix", () => {
  const matrices = fc
    .array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 1, maxLength: 45 })
    .map((numbers) => {
      const n = Math.floor((Math.sqrt(8 * numbers.length + 1) - 1) / 2);
      return Array.from({ length: n }, (_, i) =>
        Array.from({ length: n }, (__, j) => {
          const [low, high] = i < j ? [i, j] : [j, i];
          return numbers[(high * (high + 1)) / 2 + low] ?? 0;
        }),
      );
    });

  law("A v = lambda v, vectors of length 1 across each other, and the trace is the sum", () =>
    fc.property(matrices, (A) => {
      const { values, vectors } = symmetricEigen(A);
      expect(
        near(
          values.reduce((a, b) => a + b, 0),
          A.reduce((sum, row, i) => sum + (row[i] ?? 0), 0),
        ),
      ).toBe(true);
      vectors.forEach((v, n) => {
        A.forEach((row, i) => {
          const Av = row.reduce((sum, a, j) => sum + a * (v[j] ?? 0), 0);
          expect(near(Av, (values[n] ?? 0) * (v[i] ?? 0))).toBe(true);
        });
        vectors.forEach((w, m) => {
          const dot = v.reduce((sum, x, i) => sum + x * (w[i] ?? 0), 0);
          expect(near(dot, n === m ? 1 : 0)).toBe(true);
        });
      });
    }),
  );

  test("zero and diagonal matrices", () => {
    expect(
      symmetricEigen([
        [0, 0],
        [0, 0],
      ]).values,
    ).toEqual([0, 0]);
    expect(
      symmetricEigen([
        [3, 0],
        [0, 1],
      ]).values,
    ).toEqual([1, 3]);
  });
});

describe("a stick", () => {
  test("of one storey: T = 2 pi sqrt(m/k)", () => {
    const [mode] = stickModes([g * 100], [40_000]);
    expect(mode?.T).toBeCloseTo(2 * Math.PI * Math.sqrt(100 / 40_000), 12);
  });

  test("uniform: omega_n = 2 sqrt(k/m) sin((2n - 1) pi / (2 (2N + 1)))", () => {
    for (const N of [2, 5, 20, 60]) {
      const modes = stickModes(Array(N).fill(g * 50), Array(N).fill(1e5));
      modes.forEach(({ T }, i) => {
        const omega = 2 * Math.sqrt(1e5 / 50) * Math.sin(((2 * i + 1) * Math.PI) / (2 * (2 * N + 1)));
        expect(near(T, (2 * Math.PI) / omega, 1e-10)).toBe(true);
      });
    }
  });

  law("the effective masses of all modes are the mass of the structure", () =>
    fc.property(sticks, ({ W, k }) => {
      const storeys = W.map((w) => ({ W: w }));
      const sum = stickModes(W, k).reduce((s, mode) => s + modeResponse(mode, storeys, motion).W_eff, 0);
      expect(
        near(
          sum,
          W.reduce((a, b) => a + b, 0),
        ),
      ).toBe(true);
    }),
  );

  law("in each mode the forces sum to the base shear and follow from the stiffnesses", () =>
    fc.property(sticks, ({ W, k }) => {
      const storeys = W.map((w) => ({ W: w }));
      for (const mode of stickModes(W, k)) {
        const { F, V, F_b, d_e } = modeResponse(mode, storeys, motion);
        expect(
          near(
            F.reduce((a, b) => a + b, 0),
            F_b,
            1e-7,
          ),
        ).toBe(true);
        V.forEach((V_i, i) => {
          const drift = (d_e[i] ?? 0) - (d_e[i - 1] ?? 0);
          expect(near(V_i, ((k[i] ?? 0) * drift) / 1000, 1e-6)).toBe(true);
        });
      }
    }),
  );

  law("stiffer storeys shorten every period in proportion", () =>
    fc.property(sticks, ({ W, k }) => {
      const soft = stickModes(W, k);
      const stiff = stickModes(
        W,
        k.map((x) => 4 * x),
      );
      soft.forEach(({ T }, i) => {
        expect(near(T / 2, stiff[i]?.T ?? 0)).toBe(true);
      });
    }),
  );
});

describe("combination of modes", () => {
  const modesOf = (periods: number[]): Mode[] => periods.map((T) => ({ T, shape: [1] }));
  const root = (sum: number) => Math.sqrt(sum);

  test("CQC becomes SRSS when the periods are far apart", () => {
    const modes = modesOf([100, 1, 0.01]);
    const effects = [100, -80, 60];
    const distant = root(combination(cqc(modes, 0.05))(effects));
    expect(distant / root(combination(srss(modes))(effects))).toBeCloseTo(1, 4);
  });

  test("CQC of modes with one period is the algebraic sum", () => {
    const modes = modesOf([1, 1]);
    expect(root(combination(cqc(modes, 0.05))([3, 4]))).toBeCloseTo(7, 12);
    expect(root(combination(cqc(modes, 0.05))([3, -3]))).toBeCloseTo(0, 12);
  });

  law("the correlation is 1 for equal periods, falls with their distance and rises with damping", () => {
    expect(correlation(0.05, 1)).toBeCloseTo(1, 12);
    // Der Kiureghian: 5 % damping, periods a tenth apart
    expect(correlation(0.05, 0.9)).toBeCloseTo(0.473, 3);
    return fc.property(
      fc.double({ min: 0.01, max: 0.3, noNaN: true }),
      fc.double({ min: 0.05, max: 0.98, noNaN: true }),
      (xi, r) => {
        const rho = correlation(xi, r);
        expect(rho).toBeGreaterThan(0);
        expect(rho).toBeLessThanOrEqual(1);
        expect(correlation(xi, r + 0.01)).toBeGreaterThan(rho);
        expect(correlation(xi * 1.1, r)).toBeGreaterThan(rho);
      },
    );
  });

  law("no combination exceeds the sum of the magnitudes", () =>
    fc.property(sticks, fc.double({ min: 0.01, max: 0.3, noNaN: true }), ({ W, k }, xi) => {
      const modes = stickModes(W, k);
      const effects = modes.map((_, i) => (i % 2 === 0 ? 1 : -1) * (10 + i));
      const sum = effects.reduce((s, E) => s + Math.abs(E), 0);
      expect(root(combination(cqc(modes, xi))(effects))).toBeLessThanOrEqual(sum * (1 + 1e-9));
    }),
  );

  test("modes are independent when each period is at most 0.9 of the one before", () => {
    expect(independent(modesOf([1, 0.9, 0.5]))).toBe(true);
    expect(independent(modesOf([1, 0.91, 0.5]))).toBe(false);
  });
});
