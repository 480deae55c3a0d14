import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

// Spectra, lateral forces, drift, θ and modes once more, plain: Tables 3.2 and 3.3 copied from the standard, the modes of a stick of storeys
// by Holzer's method, mass by mass from the ground up. Nothing here comes from the library but the names of its results.

const g = 9.81;

const tables: Record<number, Record<string, readonly [S: number, T_B: number, T_C: number, T_D: number]>> = {
  1: {
    A: [1, 0.15, 0.4, 2],
    B: [1.2, 0.15, 0.5, 2],
    C: [1.15, 0.2, 0.6, 2],
    D: [1.35, 0.2, 0.8, 2],
    E: [1.4, 0.15, 0.5, 2],
  },
  2: {
    A: [1, 0.05, 0.25, 1.2],
    B: [1.35, 0.05, 0.25, 1.2],
    C: [1.5, 0.1, 0.25, 1.2],
    D: [1.8, 0.1, 0.3, 1.2],
    E: [1.6, 0.05, 0.25, 1.2],
  },
};

interface Ground {
  readonly agR: number;
  readonly type: 1 | 2;
  readonly ground: "A" | "B" | "C" | "D" | "E";
  readonly importance: 1 | 2 | 3 | 4;
  readonly q: number;
}

const motionOf = ({ agR, type, ground, importance }: Ground) => {
  const [S = 1, T_B = 0, T_C = 0, T_D = 0] = tables[type]?.[ground] ?? [];
  return { a_g: agR * g * ([0.8, 1, 1.2, 1.4][importance - 1] ?? 1), S, T_B, T_C, T_D };
};

/** (3.2) to (3.5) */
function elastic(site: Ground, T: number, damping: number): number {
  const { a_g, S, T_B, T_C, T_D } = motionOf(site);
  const eta = Math.max(0.55, Math.sqrt(10 / (5 + damping)));
  if (T <= T_B) return a_g * S * (1 + (T / T_B) * (eta * 2.5 - 1));
  if (T <= T_C) return a_g * S * eta * 2.5;
  if (T <= T_D) return (a_g * S * eta * 2.5 * T_C) / T;
  return (a_g * S * eta * 2.5 * T_C * T_D) / T ** 2;
}

/** (3.13) to (3.16) */
function design(site: Ground, T: number): number {
  const { a_g, S, T_B, T_C, T_D } = motionOf(site);
  const { q } = site;
  if (T <= T_B) return a_g * S * (2 / 3 + (T / T_B) * (2.5 / q - 2 / 3));
  if (T <= T_C) return (a_g * S * 2.5) / q;
  const falling = T <= T_D ? T_C / T : (T_C * T_D) / T ** 2;
  return Math.max(0.2 * a_g, ((a_g * S * 2.5) / q) * falling);
}

interface Storey {
  readonly height: number;
  readonly W: number;
  readonly k: number;
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** The shape of a stick that swings with ω, and the force left at its top: zero in a mode. */
function swing(storeys: readonly Storey[], omega: number): { shape: number[]; left: number } {
  let [u, shear] = [0, 1];
  const shape = storeys.map(({ W, k }) => {
    u += shear / k;
    shear -= omega * omega * (W / g) * u;
    return u;
  });
  return { shape, left: shear };
}

/** Every ω at which no force is left, from the lowest: each storey brings one. */
function modesOf(storeys: readonly Storey[]): { T: number; share: number; F: (S: number) => number[] }[] {
  const most = 2.01 * Math.sqrt(Math.max(...storeys.map(({ k }) => k)) / Math.min(...storeys.map(({ W }) => W / g)));
  const steps = 20_000;
  const found: number[] = [];
  for (let i = 1; i <= steps && found.length < storeys.length; i += 1) {
    let [low, high] = [(most * (i - 1)) / steps, (most * i) / steps];
    if (swing(storeys, low).left * swing(storeys, high).left > 0) continue;
    for (let n = 0; n < 60; n += 1) {
      const mean = (low + high) / 2;
      if (swing(storeys, low).left * swing(storeys, mean).left > 0) low = mean;
      else high = mean;
    }
    found.push((low + high) / 2);
  }
  return found.map((omega) => {
    const { shape } = swing(storeys, omega);
    const m = storeys.map(({ W }) => W / g);
    const L = sum(m.map((one, i) => one * (shape[i] ?? 0)));
    const M = sum(m.map((one, i) => one * (shape[i] ?? 0) ** 2));
    return {
      T: (2 * Math.PI) / omega,
      share: (L * L) / M / sum(m),
      F: (S_d) => m.map((one, i) => one * (shape[i] ?? 0) * (L / M) * S_d),
    };
  });
}

const above = (forces: readonly number[]) => forces.map((_, i) => sum(forces.slice(i)));

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const sites: fc.Arbitrary<Ground> = fc.record({
  agR: between(0.1, 0.4),
  type: fc.constantFrom(1 as const, 2 as const),
  ground: fc.constantFrom("A" as const, "B" as const, "C" as const, "D" as const, "E" as const),
  importance: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  q: between(1.5, 4),
});

const towers: fc.Arbitrary<readonly Storey[]> = fc
  .record({
    count: fc.integer({ min: 1, max: 7 }),
    height: between(2.8, 4),
    W: between(500, 4000),
    omega: between(12, 40),
    spread: fc.array(between(0.9, 1), { minLength: 14, maxLength: 14 }),
  })
  .map(({ count, height, W, omega, spread }) =>
    Array.from({ length: count }, (_, i) => {
      const own = W * (spread[2 * i] ?? 1);
      // lighter and softer upwards
      const k = (W / g) * omega ** 2 * (count - i * 0.5) * (spread[2 * i + 1] ?? 1);
      return { height, W: own, k };
    }),
  );

const requestOf = (site: Ground, storeys: readonly Storey[], more: (i: number) => Record<string, unknown>) => ({
  mark: "S",
  agR: site.agR,
  ground_type: site.ground,
  spectrum_type: site.type,
  importance_class: site.importance,
  q: site.q,
  storeys: storeys.map(({ W }, i) => ({
    mark: String(i + 1),
    z_m: sum(storeys.slice(0, i + 1).map((one) => one.height)),
    W_kN: W,
    ...more(i),
  })),
});

const run = (request: Record<string, unknown>): ItemResult =>
  check("en-1998-1", request).result.structure as ItemResult; // the check's own key

const near = (found: unknown, expected: number, name: string, tolerance = 1e-9) =>
  expect(Math.abs(Number(found) - expected), `${name}: ${String(found)} for ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.max(Math.abs(expected), 1e-6),
  );

type Rows = readonly Record<string, number>[];

describe("earthquakes, written a second time", () => {
  law(
    "spectra",
    () =>
      fc.property(
        sites,
        between(2, 20),
        fc.array(between(0, 4), { minLength: 1, maxLength: 6 }),
        (site, damping, periods_s) => {
          const { values } = run({
            agR: site.agR,
            ground_type: site.ground,
            spectrum_type: site.type,
            importance_class: site.importance,
            q: site.q,
            damping,
            periods_s,
          });
          const { T_s = [], ...columns } = values.spectrum as unknown as Record<string, readonly number[]>;
          T_s.forEach((T, i) => {
            near(columns.S_e_m_s2?.[i], elastic(site, T, damping), "S_e");
            near(columns.S_d_m_s2?.[i], design(site, T), "S_d");
          });
          expect(T_s).toHaveLength(periods_s.length);
        },
      ),
    { numRuns: secondRuns(300) },
  );

  law(
    "lateral forces, drift and second order",
    () =>
      fc.property(sites, towers, (site, storeys) => {
        const T_1 = modesOf(storeys)[0]?.T ?? 0;
        const { T_C } = motionOf(site);
        fc.pre(T_1 <= Math.min(4 * T_C, 2));
        const z = storeys.map((_, i) => sum(storeys.slice(0, i + 1).map((one) => one.height)));
        const W = sum(storeys.map((one) => one.W));
        const lambda = T_1 <= 2 * T_C && storeys.length > 2 ? 0.85 : 1;
        const F_b = (design(site, T_1) * W * lambda) / g;
        const moment = sum(storeys.map((one, i) => one.W * (z[i] ?? 0)));
        const F = storeys.map((one, i) => (F_b * one.W * (z[i] ?? 0)) / moment);
        const V = above(F);
        const steps = storeys.map(({ k }, i) => (1000 * (V[i] ?? 0)) / k);
        const d_e = steps.map((_, i) => sum(steps.slice(0, i + 1)));
        const V_Rd = 1.2 * F_b;
        const found = run({
          ...requestOf(site, storeys, (i) => ({ d_e_mm: d_e[i] })),
          T1: T_1,
          V_Rd,
        });
        near(found.values.F_b_kN, F_b, "F_b");
        const rows = found.values.storeys as unknown as Rows;
        const nu = site.importance <= 2 ? 0.5 : 0.4;
        const thetas = storeys.map(({ height }, i) => {
          const drift = site.q * (steps[i] ?? 0);
          const P = sum(storeys.slice(i).map((one) => one.W));
          near(rows[i]?.F_i_kN, F[i] ?? 0, "F_i");
          near(rows[i]?.V_i_kN, V[i] ?? 0, "V_i");
          near(rows[i]?.drift_mm, drift, "drift");
          const theta = (P * drift) / ((V[i] ?? 0) * height * 1000);
          near(rows[i]?.theta, theta, "theta");
          return theta;
        });
        const use = (id: string) => found.verifications.find((one) => one.id === id)?.utilization;
        const drifts = storeys.map(({ height }, i) => (nu * site.q * (steps[i] ?? 0)) / (0.005 * height * 1000));
        near(use("damage-limitation"), Math.max(...drifts), "damage");
        const theta = Math.max(...thetas);
        near(use("second-order"), theta / 0.3, "theta / 0.3");
        if (theta <= 0.1) near(use("base-shear"), F_b / V_Rd, "base shear");
      }),
    { numRuns: secondRuns(200) },
  );

  law(
    "modes of a stick, by Holzer",
    () =>
      fc.property(sites, towers, (site, storeys) => {
        const modes = modesOf(storeys);
        expect(modes).toHaveLength(storeys.length);
        const apart = modes.every(({ T }, i) => T <= 0.9 * (modes[i - 1]?.T ?? Number.POSITIVE_INFINITY));
        const found = run({
          ...requestOf(site, storeys, (i) => ({ k_kN_m: storeys[i]?.k })),
          analysis: "modal",
          combination: apart ? "SRSS" : "CQC",
        });
        const rows = found.values.modes as unknown as Rows;
        modes.slice(0, rows.length).forEach((mode, n) => {
          near(rows[n]?.T_s, mode.T, `T ${n + 1}`, 1e-6);
          near(rows[n]?.share, mode.share, `share ${n + 1}`, 1e-4);
        });
        if (!apart || rows.length < modes.length) return;
        const shears = modes.map((mode) => above(mode.F(design(site, mode.T))));
        const together = storeys.map((_, i) => Math.sqrt(sum(shears.map((V) => (V[i] ?? 0) ** 2))));
        const list = found.values.storeys as unknown as Rows;
        together.forEach((V, i) => {
          near(list[i]?.V_i_kN, V, `V ${i + 1}`, 1e-5);
        });
        near(found.values.F_b_kN, together[0] ?? 0, "F_b", 1e-5);
      }),
    { numRuns: secondRuns(60) },
  );
});
