import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

// Section 7 and 8 once more, plain: categories in direct stress and in shear, the damage of each range by itself, and the range that does
// the same damage in two million cycles. Nothing here comes from the library but the names of its results.

interface Block {
  readonly delta_sigma: number;
  readonly delta_tau: number;
  readonly n_cycles: number;
}

interface Given {
  readonly category: number;
  readonly shear: number;
  readonly method: "damage-tolerant" | "safe-life";
  readonly consequence: "low" | "high";
  readonly gamma_Ff: number;
  readonly k_s: number;
  readonly stops: boolean;
  readonly blocks: readonly Block[];
}

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** Table 3.1 */
const safety = {
  "damage-tolerant": { low: 1, high: 1.15 },
  "safe-life": { low: 1.15, high: 1.35 },
};

/** Figure 7.1: the cycles that a range bears; C is the range at two million. */
function directLife(range: number, C: number, knee: boolean): number {
  const D = C * (2 / 5) ** (1 / 3);
  const L = D * (5 / 100) ** (1 / 5);
  if (range >= D) return 2e6 * (C / range) ** 3;
  if (knee || range <= L) return Number.POSITIVE_INFINITY;
  return 5e6 * (D / range) ** 5;
}

/** Figure 7.2 */
function shearLife(range: number, C: number): number {
  const L = C * (2 / 100) ** (1 / 5);
  return range <= L ? Number.POSITIVE_INFINITY : 2e6 * (C / range) ** 5;
}

function detailOf(g: Given) {
  const gamma = safety[g.method][g.consequence];
  const C = (g.k_s * g.category) / gamma;
  const C_tau = g.shear / gamma;
  const D = C * (2 / 5) ** (1 / 3);
  const sigma = g.blocks.map((b) => g.gamma_Ff * b.delta_sigma);
  const below = sigma.every((range) => range <= D);
  const direct = sum(g.blocks.map((b, i) => b.n_cycles / directLife(sigma[i] ?? 0, C, g.stops && below)));
  const shear = sum(g.blocks.map((b) => b.n_cycles / shearLife(g.gamma_Ff * b.delta_tau, C_tau)));
  return { direct, shear, u_sigma: direct ** (1 / 3), u_tau: shear ** (1 / 5) };
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const powers = (min: number, max: number) => between(min, max).map((x) => 10 ** x);

const details: fc.Arbitrary<Given> = fc.record({
  category: fc.constantFrom(36, 40, 45, 50, 56, 63, 71, 80, 90, 100, 112, 125, 140, 160),
  shear: fc.constantFrom(80, 100),
  method: fc.constantFrom("damage-tolerant" as const, "safe-life" as const),
  consequence: fc.constantFrom("low" as const, "high" as const),
  gamma_Ff: fc.oneof(fc.constant(1), between(1, 1.2)),
  k_s: fc.oneof(fc.constant(1), between(0.6, 1)),
  stops: fc.boolean(),
  blocks: fc.array(
    fc.record({
      delta_sigma: fc.oneof(between(1, 60), between(1, 250)),
      delta_tau: fc.oneof(fc.constant(0), between(1, 120)),
      n_cycles: powers(1, 8),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

const near = (found: unknown, expected: number, name: string) =>
  expect(Math.abs(Number(found) - expected), `${name}: ${String(found)} for ${expected}`).toBeLessThanOrEqual(
    1e-9 * Math.max(expected, 1e-6),
  );

describe("details, written a second time", () => {
  law(
    "damage range by range, and in stress",
    () =>
      fc.property(details, (g) => {
        const { direct, shear, u_sigma, u_tau } = detailOf(g);
        const sheared = g.blocks.some(({ delta_tau }) => delta_tau > 0);
        const { result } = check("en-1993-1-9", {
          details: [
            {
              detail_id: String(g.category),
              ...(sheared ? { detail_id_shear: `m5-${g.shear}` } : {}),
              method: g.method,
              consequence: g.consequence,
              gamma_Ff: g.gamma_Ff,
              k_s: g.k_s,
              constant_amplitude_limit: g.stops,
              f_y_MPa: 460,
              stress_history: g.blocks.map(({ delta_tau, ...b }) => (sheared ? { ...b, delta_tau } : b)),
            },
          ],
        });
        const [found] = result.details as readonly ItemResult[];
        if (!found) throw new Error("no detail");
        near(found.values.D_direct, direct, "D_direct");
        if (sheared) near(found.values.D_shear, shear, "D_shear");
        near(found.values.D, direct + (sheared ? shear : 0), "D");
        const use = (id: string) => found.verifications.find((one) => one.id === id)?.utilization;
        near(use("damage-sum"), direct + (sheared ? shear : 0), "damage-sum");
        if (direct > 0) near(use("damage-equivalent-direct"), u_sigma, "direct");
        if (sheared && shear > 0) near(use("damage-equivalent-shear"), u_tau, "shear");
      }),
    { numRuns: secondRuns(1000) },
  );
});
