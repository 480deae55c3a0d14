import { test } from "vitest";
import { curves, strengthOf } from "../src/en-1993-1-9/curves.ts";
import { damageOfSpectrum } from "../src/en-1993-1-9/damage.ts";
import { check, rainflow, rainflowCounter, rangeHistogram } from "../src/index.ts";

// Wanted: 20 million samples a second, so 20 runs a second of a million samples; 1 000 blocks in 50 µs.

const samples = 1_000_000;

/** Noise that looks the same on every machine: every third sample or so is a turning point. */
const noise = Float64Array.from({ length: samples }, (_, i) => 100 * Math.sin(i * i * 0.7310585));
/** A slow swing with noise on it, as a strain gauge on a bridge sees it. */
const gauge = Float64Array.from(noise, (x, i) => 40 * Math.sin(i / 400) + 0.05 * x + 8 * Math.sin(i / 9));

test("rainflow of 1 000 000 samples", async ({ bench }) => {
  const streamed = (signal: Float64Array) => {
    let sum = 0;
    const counter = rainflowCounter((range, _mean, cycles) => {
      sum += range * cycles;
    });
    counter.add(signal);
    counter.finish();
    return sum;
  };
  await bench.compare(
    bench("streamed, noise", () => {
      streamed(noise);
    }),
    bench("streamed, strain gauge", () => {
      streamed(gauge);
    }),
    bench("streamed into classes, strain gauge", () => {
      const histogram = rangeHistogram(0.5);
      const counter = rainflowCounter(histogram.count);
      counter.add(gauge);
      counter.finish();
      histogram.blocks();
    }),
    bench("rainflow(), a list of all cycles, strain gauge", () => {
      rainflow(gauge);
    }),
  );
});

test("damage", async ({ bench }) => {
  const strength = strengthOf(curves.direct, 71 / 1.15);
  const ranges = Float64Array.from({ length: 1000 }, (_, i) => 20 + i / 5);
  const cycles = Float64Array.from({ length: 1000 }, (_, i) => 1e6 / (1 + i));
  const item = { detail_id: "71", method: "safe-life", consequence: "low" };
  const blocks = Array.from(ranges, (delta_sigma, i) => ({ delta_sigma, n_cycles: cycles[i] ?? 0 }));
  await bench.compare(
    bench("damage sum of 1 000 blocks", () => {
      damageOfSpectrum(strength, ranges, cycles);
    }),
    bench("check(), one detail of 3 blocks", () => {
      check("en-1993-1-9", { details: [{ ...item, stress_history: blocks.slice(0, 3) }] });
    }),
    bench("check(), one detail of 1 000 blocks", () => {
      check("en-1993-1-9", { details: [{ ...item, stress_history: blocks }] });
    }),
  );
});
