import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addBtlx } from "../src/commands/btlx.ts";
import { ownFolder, within } from "./support/within.ts";

const run = within(addBtlx);
const pieces = join(import.meta.dirname, "../../../examples/timber-pieces.json");
const { target } = ownFolder("btlx");
const changed = (change: (input: string) => string): string => {
  const file = `${target()}.json`;
  writeFileSync(file, change(readFileSync(pieces, "utf8")));
  return file;
};

test("x btlx: the example, verified and drilled", async () => {
  const to = `${target()}.btlx`;
  const made = await run("btlx", pieces, "-o", to);
  expect(made.code).toBeUndefined();
  expect(made.out).toMatch(/PASSED {2}D1 start/);
  expect(made.out).toContain("4 × GL24h 140 × 240 × 3000, 1 cuts, 1 slots, 7 holes (1 of no joint: not verified)");
  expect(made.out).toContain("1 × C24 120 × 140 × 2600, 2 cuts, 0 holes");
  expect(made.out).toContain("1 × C24 120 × 200 × 5200, 1 notches, 0 holes");
  const written = readFileSync(to, "utf8").match(/<(Drilling|Slot|JackRafterCut|FreeContour) /g);
  expect(written).toHaveLength(7 + 1 + 3 + 1);
});

test("x btlx: as JSON under an annex; a joint that does not pass ends with 1", async () => {
  const weak = changed((input) => input.replace('"F_Ed": 40', '"F_Ed": 400'));
  const made = await run("btlx", weak, "-o", `${target()}.btlx`, "--annex", "DE", "--json");
  expect(made.code).toBe(1);
  expect(JSON.parse(made.out)).toMatchObject({
    project: "Hall 7",
    joints: [{ passed: false }, { passed: true }, { passed: true }],
  });
});

test("x btlx: what is wrong is said at its place", async () => {
  const wrong = changed((input) => input.replace('"a_1_mm": 60,', ""));
  await expect(run("btlx", wrong, "-o", `${target()}.btlx`)).rejects.toThrow("these pieces cannot be made");
  await expect(run("btlx", pieces, "-o", `${target()}.btlx`, "--annex", "XX")).rejects.toThrow(
    "--annex must be one of",
  );
});
