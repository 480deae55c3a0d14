/**
 * Confidence is calibrated: of the members shown as certain at least 98 of 100 are right in mark, section, length and
 * pieces. Measured with held-out folds: a monotonous curve is fitted to four fifths of the drawings, and what it and the
 * reader promise is held against the fifth. `CALIBRATE=600 FROM=40000` takes more random sheets.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Drawing } from "../src/model.ts";
import { readPages } from "../src/process/pipeline.ts";
import { ownDrawings } from "./drawings/set.ts";
import { givenIn } from "./given.ts";
import { sheetOf } from "./random/sheets.ts";
import { certainFrom, type Judged, scoreOf, type Truth } from "./score.ts";

/** What is read of a drawing by its name; it is read once. */
export type ReadOnce = (name: string, pdf: () => Uint8Array | Promise<Uint8Array>) => Promise<Drawing>;

const foldCount = 5;
const sheets = Number(process.env.CALIBRATE ?? 40);
const firstSeed = Number(process.env.FROM ?? 30_000);
const files = join(dirname(fileURLToPath(import.meta.url)), "drawings/files");

async function* drawings(read: ReadOnce): AsyncGenerator<readonly [drawing: Drawing, truth: Truth]> {
  for (const { name, pdf, truth } of ownDrawings) yield [await read(name, pdf), truth];
  for (const { file, kind, expected } of givenIn(files))
    if (kind === "text") yield [await read(file, () => readFileSync(join(files, file))), expected];
  for (let seed = firstSeed; seed < firstSeed + sheets; seed++) {
    const { pdf, truth } = await sheetOf(seed);
    yield [await readPages(new Uint8Array(pdf), { readers: ["text"] }), truth];
  }
}

const share = (all: readonly Judged[]): number => all.filter(({ right }) => right).length / Math.max(1, all.length);

/** Pool adjacent violators: the share that is right never falls while confidence rises */
function fitted(all: readonly Judged[]): (confidence: number) => number {
  const pools: { from: number; right: number; of: number }[] = [];
  for (const { confidence, right } of [...all].sort((a, b) => a.confidence - b.confidence)) {
    pools.push({ from: confidence, right: right ? 1 : 0, of: 1 });
    for (;;) {
      const [before, last] = pools.slice(-2);
      if (!before || !last || before.right / before.of < last.right / last.of) break;
      pools.splice(-2, 2, { from: before.from, right: before.right + last.right, of: before.of + last.of });
    }
  }
  return (confidence) => {
    const pool = pools.filter(({ from }) => from <= confidence).at(-1) ?? pools[0];
    return pool ? pool.right / pool.of : 0;
  };
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`.padStart(8);

export async function expectCalibrated(read: ReadOnce): Promise<void> {
  const folds: Judged[][] = Array.from({ length: foldCount }, () => []);
  let n = 0;
  for await (const [drawing, truth] of drawings(read)) {
    const { judged } = scoreOf(drawing, truth);
    folds[n++ % foldCount]?.push(...judged);
  }
  const lines = [
    `${n} drawings in ${foldCount} folds`,
    "held out  certain   right   fitted to the others: promised, right",
  ];
  for (const [i, held] of folds.entries()) {
    const curve = fitted(folds.flatMap((fold, j) => (j === i ? [] : fold)));
    const certain = held.filter(({ confidence }) => confidence >= certainFrom);
    const byCurve = held.filter(({ confidence }) => curve(confidence) >= 0.98);
    const promised = certain.reduce((sum, { confidence }) => sum + curve(confidence), 0) / Math.max(1, certain.length);
    lines.push(
      `${String(i + 1).padStart(8)}${String(certain.length).padStart(9)}${percent(share(certain))}${percent(promised).padStart(26)}${percent(share(byCurve))}`,
    );
  }
  const all = folds.flat();
  lines.push("confidence      read   right");
  for (const [from, to] of [
    [0, 0.4],
    [0.4, 0.6],
    [0.6, 0.75],
    [0.75, certainFrom],
    [certainFrom, 0.95],
    [0.95, 1.01],
  ] as const) {
    const own = all.filter(({ confidence }) => confidence >= from && confidence < to);
    lines.push(
      `${from.toFixed(2)} … ${Math.min(to, 1).toFixed(2)}${String(own.length).padStart(9)}${percent(share(own))}`,
    );
  }
  lines.push("from          certain   right");
  for (const place of [...new Set(all.map((one) => one.place))].sort()) {
    const own = all.filter((one) => one.place === place && one.confidence >= certainFrom);
    lines.push(`${place.padEnd(12)}${String(own.length).padStart(9)}${percent(share(own))}`);
  }
  console.log(lines.join("\n"));
  const certain = all.filter(({ confidence }) => confidence >= certainFrom);
  expect(certain.length).toBeGreaterThan(500);
  expect(share(certain)).toBeGreaterThanOrEqual(0.98);
  for (const held of folds)
    expect(share(held.filter(({ confidence }) => confidence >= certainFrom))).toBeGreaterThanOrEqual(0.97);
}
