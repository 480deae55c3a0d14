import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addBars } from "../src/commands/bars.ts";
import { addCheck } from "../src/commands/check.ts";
import { ownFolder, within } from "./support/within.ts";

const run = within(addBars, addCheck);
const beam = join(import.meta.dirname, "../../../examples/beam.json");
const { target } = ownFolder("bars");

test("x bars: list, bending schedule and drawing of the example", async () => {
  const out = target();
  const made = await run("bars", beam, "-o", out, "--project", "Hall 7");
  expect(made.code).toBeUndefined();
  expect(made.out).toMatch(/PASSED {2}B1 bars, [\d.]+ kg/);
  const files = readdirSync(out).sort();
  expect(files.map((name) => name.replace(/^.*\./, ""))).toEqual(["abs", "csv", "dxf", "pdf", "svg"]);
  const [schedule = ""] = files;
  expect(readFileSync(join(out, schedule), "utf8")).toMatch(/^BF2D@HjHall 7@rB1 bars@i@p1@l\d+@n2@/);
});

test("x bars: one format, as JSON; a format that there is not", async () => {
  const out = target();
  const made = await run("bars", beam, "-o", out, "--format", "csv", "--json");
  expect(readdirSync(out).length).toBe(1);
  expect(JSON.parse(made.out)[0]).toMatchObject({ mark: "B1 bars", passed: true });
  await expect(run("bars", beam, "-o", out, "--format", "dwg")).rejects.toThrow(
    "--format must be one of all, csv, bvbs, pdf, dxf, svg; it is dwg",
  );
});

test("x bars: a beam whose bars cannot be laid out says why", async () => {
  const file = `${target()}.json`;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(beam, "utf8")), N_Ed: 20 }));
  await expect(run("bars", file, "-o", target())).rejects.toThrow("an axial force acts beside the moments");
});

test("x check says the bars in two lines, and how to get their files", async () => {
  const { out } = await run("check", beam);
  // its combinations wait behind --full
  expect(out).toMatch(/^PASSED {2}5 items/);
  expect((await run("check", beam, "--full")).out).toMatch(/^CALCULATED [\s\S]*EN 1990[\s\S]*PASSED {2}5 items/);
  expect(out).toContain("B1 bars: bottom 2Ø20 of");
  expect(out).toContain("-o out/   bar list, BVBS and drawing");
});
