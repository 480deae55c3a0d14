/** The drawings of examples/: what is read of each is recorded, and a change has to be meant. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPages } from "../packages/drawings/src/process/pipeline.ts";
import { inEnglish, type Override, overridesSchema } from "../packages/fabrication/src/members/index.ts";

const folder = join(import.meta.dirname, "../examples/drawings");

test.each(readdirSync(folder).filter((name) => name.endsWith(".pdf")))("%s", async (name) => {
  const drawing = await readPages(new Uint8Array(readFileSync(join(folder, name))), { readers: ["text"] });
  await expect(`${JSON.stringify(inEnglish(drawing), null, 2)}\n`).toMatchFileSnapshot(
    `golden/drawings/${name.replace(/pdf$/, "json")}`,
  );
});

test("corrections.json is a list of corrections of parts-list.pdf", async () => {
  const given = overridesSchema.parse(JSON.parse(readFileSync(join(folder, "corrections.json"), "utf8")));
  // optional fields are absent, never undefined, after parsing JSON
  const overrides = given as readonly Override[];
  const pdf = new Uint8Array(readFileSync(join(folder, "parts-list.pdf")));
  const drawing = await readPages(pdf, { readers: ["text"], overrides });
  const set = drawing.members.filter(({ source }) => source.method === "manual");
  expect(set.map(({ mark, length_mm, steel_grade }) => [mark, length_mm, steel_grade])).toEqual([
    ["101", 4200, "S275JR"],
    ["104", 1795, "S355J2"],
  ]);
});
