// @module-tag change

/** Each phrase that names a section is accounted for, and once: counted here a second time, on some drawings; once a week on all. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { inEnglish, sectionsIn } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { openPdf } from "../src/pdf/open.ts";
import { interpreter } from "../src/understanding/interpret.ts";
import { framesOf } from "../src/understanding/reading-direction.ts";
import { expectAccounted } from "./accounted.ts";
import { ownDrawings } from "./drawings/set.ts";
import { givenIn, otherDrawings, otherFolder } from "./given.ts";
import { sheetOf } from "./random/sheets.ts";

const files = join(dirname(fileURLToPath(import.meta.url)), "drawings/files");
const drawings: readonly (readonly [name: string, pdf: () => Promise<Uint8Array>])[] = [
  ...ownDrawings.map(({ name, pdf }) => [name, async () => new Uint8Array(await pdf())] as const),
  ...givenIn(files).map(({ file }) => [file, async () => new Uint8Array(readFileSync(join(files, file)))] as const),
  ...otherDrawings.map(
    ({ file }) => [file, async () => new Uint8Array(readFileSync(join(otherFolder, file)))] as const,
  ),
  ...Array.from({ length: 12 }, (_, i) => [`random ${i}`, async () => new Uint8Array((await sheetOf(i)).pdf)] as const),
];

const counted = drawings.filter((_, i) => i % byDepth(3, 3, 1) === 0);

test.each(counted)("%s", async (_, pdf) => {
  const file = await openPdf(await pdf());
  try {
    const reading = interpreter("text");
    let named = 0;
    for (let page = 1; page <= file.pages; page++) {
      const text = await file.text(page);
      reading.add(text);
      for (const { phrases } of framesOf(text))
        named += phrases.filter((one) => sectionsIn(one.text).length > 0).length;
    }
    const drawing = reading.result();
    expect(drawing.accounted?.phrases).toBe(named);
    expectAccounted(drawing);
  } finally {
    await file.close();
  }
});

/** Time that is over when it was asked for so often: what a clock would do, at every place where it can */
test("what was read before the time was over is handed on", async () => {
  for (const seed of [4, 300019]) {
    const file = await openPdf(new Uint8Array((await sheetOf(seed)).pdf));
    const page = await file.text(1);
    await file.close();
    let asked = 0;
    const readWithin = (most: number) => {
      asked = 0;
      const reading = interpreter("text", () => ++asked > most);
      reading.add(page);
      return reading.result();
    };
    const whole = readWithin(Number.POSITIVE_INFINITY);
    const steps = asked;
    const rows = ({ members }: typeof whole) => members.map(({ mark, section }) => `${mark} ${section}`);
    const all = new Set(rows(whole));
    expect(inEnglish(whole.warnings).join()).not.toContain("no time");
    for (const most of [0, 1, 3, 5, Math.floor(steps / 2), steps - 2]) {
      const { accounted, ...part } = readWithin(most);
      expect(inEnglish(part.warnings)).toContain(
        "page 1: there was no time to interpret everything; what was read by then is handed on",
      );
      expect(part.members.filter(({ source }) => source.confidence >= 0.85)).toEqual([]);
      // nothing is read that the whole sheet does not say
      expect(rows({ ...part, members: part.members }).filter((row) => !all.has(row))).toEqual([]);
      const { phrases = 0, members = 0, other_rows = 0, unresolved = 0 } = accounted ?? {};
      expect(members + other_rows + unresolved).toBe(phrases);
    }
    expect(rows(readWithin(steps - 2)).length).toBeGreaterThan(0);
  }
});
