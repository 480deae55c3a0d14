import fc from "fast-check";
import { describe, expect } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

type Item = Record<string, unknown>;

const base = { method: "safe-life", consequence: "low", f_y_MPa: 1000 };
const run = (item: Item): ItemResult =>
  (check("en-1993-1-9", { details: [{ ...base, ...item }] }).result.details as ItemResult[])[0] as ItemResult; // one item
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const noLess = (more: ItemResult, than: ItemResult) =>
  expect(more.utilization).toBeGreaterThanOrEqual(than.utilization * (1 - 1e-9));

const block = fc.record({
  delta_sigma: between(1, 300),
  delta_tau: between(1, 150),
  n_cycles: between(1, 1e8),
});
const spectra = fc.array(block, { minLength: 1, maxLength: 8 });
const items = fc.record({
  detail_id: fc.constantFrom("160", "90", "71", "36*", "m5-80", "8.1-1", "8.2-5", "8.5-3", "8.10-4"),
  detail_id_shear: fc.constantFrom("m5-80", "m5-100", "8.5-8", "m8-90"),
});

/** The rule "all ranges below" (7.1(2)) is the named exception: it lets a spectrum go that one range more does not. */
const counted = { constant_amplitude_limit: false };

describe("laws of fatigue", () => {
  law("greater ranges, more cycles, another block or a greater factor never lower the utilization", () =>
    fc.property(items, spectra, block, between(1, 2), (item, stress_history, one, k) => {
      const at = (more: Item) => run({ ...item, ...counted, stress_history, ...more });
      const plain = at({});
      const map = (of: (b: typeof one) => typeof one) => ({ stress_history: stress_history.map(of) });
      noLess(at(map((b) => ({ ...b, delta_sigma: k * b.delta_sigma }))), plain);
      noLess(at(map((b) => ({ ...b, delta_tau: k * b.delta_tau }))), plain);
      noLess(at(map((b) => ({ ...b, n_cycles: k * b.n_cycles }))), plain);
      noLess(at({ stress_history: [...stress_history, one] }), plain);
      noLess(at({ gamma_Ff: k }), plain);
      noLess(at({ k_1: k }), plain);
      noLess(at({ consequence: "high" }), plain);
    }),
  );

  law("a stress of nothing beside another changes nothing", () =>
    fc.property(items, spectra, (item, stress_history) => {
      const alone = run({
        detail_id: item.detail_id,
        ...counted,
        stress_history: stress_history.map(({ delta_tau: _, ...b }) => b),
      });
      const beside = run({
        ...item,
        ...counted,
        stress_history: stress_history.map((b) => ({ ...b, delta_tau: 1e-9 })),
      });
      expect(beside.values.D).toBeCloseTo(Number(alone.values.D), 9);
      expect(beside.utilization).toBeGreaterThanOrEqual(alone.utilization * (1 - 1e-9));
    }),
  );

  law("the order of blocks does not count, and equal blocks may be added up", () =>
    fc.property(items, spectra, (item, stress_history) => {
      const plain = run({ ...item, stress_history });
      const turned = run({ ...item, stress_history: [...stress_history].reverse() });
      const halves = stress_history.flatMap((b) => [b, b].map((half) => ({ ...half, n_cycles: b.n_cycles / 2 })));
      for (const other of [turned, run({ ...item, stress_history: halves })]) {
        expect(Math.abs(other.utilization - plain.utilization)).toBeLessThanOrEqual(1e-9 * plain.utilization);
      }
    }),
  );

  const signals = fc
    .array(between(-150, 150), { minLength: 3, maxLength: 60 })
    .filter((signal) => Math.max(...signal) - Math.min(...signal) > 1);

  law("a repeated signal read backwards, mirrored, or begun elsewhere does the same damage", () =>
    fc.property(signals, fc.nat(), between(1, 1e6), (stress_signal, from, repetitions) => {
      const D = (signal: number[]) =>
        Number(run({ detail_id: "71", ...counted, stress_signal: signal, repetitions, residue: "repeat" }).values.D);
      const plain = D(stress_signal);
      const at = from % stress_signal.length;
      for (const other of [
        [...stress_signal].reverse(),
        stress_signal.map((x) => -x),
        [...stress_signal.slice(at), ...stress_signal.slice(0, at)],
      ]) {
        expect(Math.abs(D(other) - plain)).toBeLessThanOrEqual(1e-6 * plain + 1e-15);
      }
    }),
  );

  law("a longer signal or more repetitions never do less", () =>
    fc.property(signals, signals, fc.integer({ min: 2, max: 1000 }), (a, b, repetitions) => {
      const at = (stress_signal: number[], more: Item = {}) =>
        run({ detail_id: "71", ...counted, residue: "repeat", stress_signal, ...more });
      noLess(at(a, { repetitions: repetitions + 1 }), at(a, { repetitions }));
      expect(Number(at([...a, ...b, ...a]).values.D)).toBeGreaterThanOrEqual(Number(at(a).values.D) * (1 - 1e-9));
    }),
  );

  law(
    "thicker plates and bolts, longer attachments and steeper slots are never stronger",
    () =>
      fc.property(
        fc.constantFrom<[string, string, Item, number, number]>(
          ["8.3-5", "t_mm", {}, 5, 200],
          ["8.3-17", "e_mm", { t_mm: 20, t_2_mm: 30 }, 0, 20],
          ["8.1-14", "d_mm", {}, 8, 100],
          ["8.4-1", "l_mm", {}, 10, 300],
          ["8.4-6", "l_mm", {}, 10, 80],
          ["8.5-1", "l_mm", { t_mm: 25 }, 10, 400],
          ["8.5-1", "t_mm", { l_mm: 350 }, 5, 100],
          ["8.5-6", "t_mm", { t_c_mm: 30 }, 5, 29],
          ["8.5-6", "t_c_mm", { t_mm: 30 }, 5, 60],
          ["8.6-2", "angle_deg", {}, 10, 80],
          ["8.7-2", "t_i_mm", { t_0_mm: 8, k_1: 1.5 }, 4, 8],
          ["8.8-1", "t_mm", {}, 5, 30],
        ),
        between(0, 1),
        between(0, 1),
        ([detail_id, field, more, least, most], a, b) => {
          const at = (share: number) =>
            run({
              detail_id,
              ...more,
              [field]: least + share * (most - least),
              stress_history: [{ delta_sigma: 80, n_cycles: 1e6 }],
            });
          noLess(at(Math.max(a, b)), at(Math.min(a, b)));
        },
      ),
    { numRuns: 300 },
  );

  law("lambda: greater factors and ranges never lower the utilization", () => {
    const factors = fc.record({ lambda_1: between(0.5, 3), lambda_2: between(0.5, 2), lambda_3: between(0.5, 1.2) });
    return fc.property(items, factors, between(1, 2), (item, product, k) => {
      const model = { ...item, verification: "damage-equivalent", delta_sigma_p: 40, delta_tau_p: 20 };
      const range = { delta_sigma_frequent: 40, delta_tau_frequent: 20 };
      // studs have a factor of their own
      const own = "detail_id_shear" in item && item.detail_id_shear === "m8-90" ? { lambda_shear: 1 } : {};
      const at = (more: Item) => run({ ...model, ...range, ...product, ...own, ...more });
      const plain = at({});
      for (const more of [
        { delta_sigma_p: 40 * k },
        { delta_tau_p: 20 * k },
        { lambda_1: product.lambda_1 * k },
        { lambda_3: product.lambda_3 * k },
        { phi_fat: k },
        { gamma_Ff: k },
      ]) {
        noLess(at(more), plain);
      }
      noLess(plain, at({ lambda_max: 1.2 }));
    });
  });
});
