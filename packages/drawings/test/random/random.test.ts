/** Sheets of strangers: a hundred in every run, more with `SHEETS=2000`; `SEED=17` shows what was read of one. */
import { expect, test } from "vitest";
import { readPages } from "../../src/readers/pipeline.ts";
import { sheetOf } from "./sheets.ts";
import { Tally } from "./tally.ts";

const count = Number(process.env.SHEETS ?? 100);
const from = Number(process.env.SEED ?? process.env.FROM ?? 0);

test(`${count} random sheets`, { timeout: 0 }, async () => {
  const tally = new Tally();
  for (let seed = from; seed < from + (process.env.SEED ? 1 : count); seed++) {
    const { name, kind, truth, pdf } = await sheetOf(seed);
    const drawing = await readPages(new Uint8Array(pdf), { readers: ["text"] });
    tally.add(name, kind, drawing, truth);
  }
  console.log(tally.table());
  if (process.env.SHOW) console.log(tally.faults(Number(process.env.SHOW)));
  if (process.env.SEED) return;
  expect(tally.rows()).toBeGreaterThan(0.94);
  expect(tally.certain()).toBeGreaterThan(0.97);
});
