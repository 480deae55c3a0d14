/** Sheets of strangers: a hundred for every change, more with `SHEETS=2000 FROM=80000`; `SEED=17` shows what was read of one. */
import { expect, test } from "vitest";
import { byDepth } from "../../../../tests/depth.ts";
import { readPages } from "../../src/process/pipeline.ts";
import { sheetOf } from "./sheets.ts";
import { Tally } from "./tally.ts";

/** Each was misread once, by a mechanism of its own; its members are right now */
const misread = [
  300007, 300112, 300214, 300228, 500011, 500088, 500108, 500321, 500391, 500413, 500470, 500865, 501052, 501156,
  501336, 501343, 501601, 501632, 501795, 501877, 501965, 510249, 510560, 510752, 510786, 510809, 510906, 510915,
  510977, 511490, 520902, 700684, 701338, 830069, 830150, 830175, 840413, 840567, 840583, 841093, 842645, 845069,
  845096, 845214, 845637, 850528, 862099, 863023, 864167, 900418,
];

const { SHEETS, SEED, FROM, SHOW } = process.env;
const from = Number(SEED ?? FROM ?? 0);
const count = SEED === undefined ? Number(SHEETS ?? byDepth(12, 50, 200)) : 1;
const seeds = Array.from({ length: count }, (_, i) => from + i);

async function tallyOf(all: readonly number[]): Promise<Tally> {
  const tally = new Tally();
  for (const seed of all) {
    const { name, kind, truth, pdf } = await sheetOf(seed);
    tally.add(name, kind, await readPages(new Uint8Array(pdf), { readers: ["text"] }), truth);
  }
  return tally;
}

test(`${count} random sheets`, { timeout: 0 }, async () => {
  const tally = await tallyOf(seeds);
  console.log(tally.table());
  if (SHOW) console.log(tally.faults(Number(SHOW)));
  if (SEED) return;
  expect(tally.rows()).toBeGreaterThan(0.97);
  expect(tally.certain()).toBeGreaterThan(0.98);
});

(SEED === undefined && SHEETS === undefined ? test : test.skip)(
  "sheets that were misread once",
  { tags: "change" },
  async () => {
    const tally = await tallyOf(misread);
    expect([tally.rows(), tally.invented(), tally.certain()]).toEqual([1, 0, 1]);
  },
);
