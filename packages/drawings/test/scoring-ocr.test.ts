// @module-tag change

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { asDeepAs } from "../../../tests/depth.ts";
import type { Drawing } from "../src/model.ts";
import { openEngine } from "../src/ocr/engine.ts";
import { ocrReaderOf } from "../src/ocr/ocr.ts";
import { outlined, type Scanner, scanned } from "./drawings/pictures.ts";
import { ownDrawings } from "./drawings/set.ts";
import { otherDrawings, otherFolder } from "./given.ts";
import { type Score, scoreOf, scoreTable, type Truth } from "./score.ts";

const scores = new Map<string, Score>();
const engine = await openEngine();
// what is read must not depend on how busy the machine is
const ocrReader = ocrReaderOf({ engine, secondsPerPage: Number.POSITIVE_INFINITY });
afterAll(async () => {
  await engine.close();
  console.log(scoreTable(scores));
});

interface Scored extends Score {
  /** of all members that are wanted, found or not */
  readonly printedLengths: number;
}

/** What was read of a picture before. */
const readings = new Map<Uint8Array, Drawing>();

async function score(name: string, pdf: Uint8Array, truth: Truth): Promise<Scored> {
  const drawing = await ocrReader.read(new Uint8Array(pdf), {});
  readings.set(pdf, drawing);
  const found = scoreOf(drawing, truth);
  scores.set(name, found);
  const printed = (truth.members ?? []).filter(({ optional, length_mm }) => !optional && length_mm !== undefined);
  return { ...found, printedLengths: printed.length };
}

/** The bars for sheets without a text layer: seven of ten members and their lengths, one in twenty invented at most. */
function meetsBars(all: readonly Scored[]): void {
  const sum = (of: (score: Scored) => number) => all.reduce((total, one) => total + of(one), 0);
  const expected = sum((one) => one.expected);
  const found = sum((one) => one.found);
  const invented = sum((one) => one.invented.length);
  expect(found / Math.max(1, expected)).toBeGreaterThanOrEqual(0.7);
  expect(
    sum((one) => one.lengths[0]) /
      Math.max(
        1,
        sum((one) => one.printedLengths),
      ),
  ).toBeGreaterThanOrEqual(0.7);
  expect(invented / Math.max(1, found + invented)).toBeLessThanOrEqual(0.05);
}

/** Names of drawings by their beginnings: what is read each time, and `more` once a week. */
const looks: readonly {
  readonly look: string;
  readonly sheets: readonly string[];
  readonly more: readonly string[];
  readonly scanner?: Scanner;
}[] = [
  { look: "outlines", sheets: ["en ruled", "no steel"], more: ["en plan with labels", "de ohne", "fr deux"] },
  {
    look: "150 dpi",
    sheets: ["fr deux"],
    more: ["de ohne", "no steel"],
    scanner: { dpi: 150, degrees: -1.2, dirt: 0.2 },
  },
  { look: "200 dpi, dirty", sheets: ["en ruled"], more: ["de ohne"], scanner: { dpi: 200, degrees: 0.7, dirt: 0.5 } },
  {
    look: "300 dpi, turned",
    // turned pages are read each time in src/ocr/ocr.test.ts
    sheets: [],
    more: ["de ohne", "fr deux", "en plan with labels"],
    scanner: { dpi: 300, degrees: 0.4, dirt: 0.3, quarterTurns: 1 },
  },
];
const allSheets = asDeepAs("week");
const sheetsOf = ({ sheets, more }: (typeof looks)[number]) => [...sheets, ...(allSheets ? more : [])];
const own = (start: string) => {
  const drawing = ownDrawings.find(({ name }) => name.startsWith(start));
  if (!drawing) throw new Error(`no drawing begins with "${start}"`);
  return drawing;
};

/** Made once for each scanner. */
const pictures = new Map<Scanner | undefined, Map<string, Promise<Uint8Array>>>();
function pictureOf({ name, pdf }: (typeof ownDrawings)[number], scanner?: Scanner): Promise<Uint8Array> {
  const ofScanner = pictures.get(scanner) ?? new Map<string, Promise<Uint8Array>>();
  pictures.set(scanner, ofScanner);
  const made =
    ofScanner.get(name) ??
    (async () => {
      const original = new Uint8Array(await pdf());
      return scanner ? scanned(original, scanner) : outlined(original);
    })();
  ofScanner.set(name, made);
  return made;
}

describe("the project's own drawings without their text layer", () => {
  test.each(looks.filter((look) => sheetsOf(look).length > 0))("$look", async (looked) => {
    const { look, scanner } = looked;
    const all: Scored[] = [];
    for (const sheet of sheetsOf(looked).map(own))
      all.push(await score(`${sheet.name}, ${look}`, await pictureOf(sheet, scanner), sheet.truth));
    meetsBars(all);
  });

  test("a sheet is read the same every time", { tags: "week" }, async () => {
    const { sheets, scanner } = looks.find(({ look }) => look === "150 dpi") ?? {};
    const sheet = own(sheets?.[0] ?? "");
    const picture = await pictureOf(sheet, scanner);
    const before = readings.get(picture) ?? (await ocrReader.read(new Uint8Array(picture), {}));
    expect(await ocrReader.read(new Uint8Array(picture), {})).toEqual(before);
  });
});

const otherPictures = otherDrawings.filter(({ kind }) => kind !== "vector-text");

describe.runIf(otherPictures.length > 0)("scans and outlines of another folder", () => {
  test.each(otherPictures)("$file", async ({ file, expected }) => {
    meetsBars([await score(file, readFileSync(join(otherFolder, file)), expected)]);
  });
});
