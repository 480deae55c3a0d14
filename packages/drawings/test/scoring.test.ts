import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inEnglish } from "@x/fabrication/members";
import { afterAll, describe, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import type { Drawing } from "../src/model.ts";
import { readPages } from "../src/process/pipeline.ts";
import { expectAccounted } from "./accounted.ts";
import { expectCalibrated, type ReadOnce } from "./calibration.ts";
import { ownDrawings } from "./drawings/set.ts";
import { givenIn, otherDrawings, otherFolder } from "./given.ts";
import { type Score, scoreOf, scoreTable } from "./score.ts";

const drawings = new Map<string, Promise<Drawing>>();
const readOnce: ReadOnce = (name, pdf) => {
  const read = async () => readPages(new Uint8Array(await pdf()), { readers: ["text"] });
  const reading = drawings.get(name) ?? read();
  drawings.set(name, reading);
  return reading;
};

const scores = new Map<string, Score>();
afterAll(() => console.log(scoreTable(scores)));

describe("the project's own drawings", () => {
  test.each(ownDrawings)("$name", async ({ name, truth, said, refused, pdf }) => {
    const drawing = await readOnce(name, pdf);
    expectAccounted(drawing);
    const score = scoreOf(drawing, truth);
    scores.set(name, score);
    expect({ missing: score.missing, invented: score.invented, wrong: score.wrong, title: score.title }).toEqual({
      missing: [],
      invented: [],
      wrong: [],
      title: true,
    });
    if (said) {
      const words = inEnglish([...drawing.warnings, ...drawing.members.flatMap(({ notes = [] }) => notes)]).join("\n");
      expect(words).toMatch(said);
    }
    for (const text of refused ?? [])
      expect(drawing.unresolved.map((one) => one.text.slice(0, text.length))).toContain(text);
  });
});

/** Sheets made for this project with the programs of offices: browsers, spreadsheets, CAD and drawing programs, Ghostscript. */
const files = join(dirname(fileURLToPath(import.meta.url)), "drawings/files");
const made = givenIn(files);

describe("drawings as offices make them", () => {
  test.each(made.filter((_, i) => i % byDepth(3, 1, 1) === 0))("$file", async ({ file, kind, expected }) => {
    const drawing = await readOnce(file, () => readFileSync(join(files, file)));
    expectAccounted(drawing);
    const score = scoreOf(drawing, expected);
    scores.set(file, score);
    if (kind !== "text") {
      expect(drawing.members).toEqual([]);
      expect(drawing.pages.map((page) => page.text_layer)).not.toContain("usable");
      return;
    }
    const { missing, invented, wrong, title } = score;
    expect({ missing, invented, wrong, title }).toEqual({ missing: [], invented: [], wrong: [], title: true });
  });
});

test("98 of 100 members shown as certain are right, on drawings that had no part in the fit", { tags: "change" }, () =>
  expectCalibrated(readOnce),
);

describe.runIf(otherDrawings.length > 0)("drawings of another folder", () => {
  test.each(otherDrawings)("$file", async ({ file, kind, expected }) => {
    const drawing = await readPages(readFileSync(join(otherFolder, file)), { readers: ["text"] });
    const score = scoreOf(drawing, expected);
    scores.set(file, score);
    expect(score.invented).toEqual([]);
    if (kind !== "vector-text") {
      expect(drawing.members).toEqual([]);
      expect(drawing.pages.map((page) => page.text_layer)).not.toContain("usable");
      expect(inEnglish(drawing.warnings).join(" ")).toMatch(/no steel member was found/);
      return;
    }
    expect(score.wrong).toEqual([]);
    expect(score.found).toBe(score.expected);
    expect(score.title).toBe(true);
  });
});
