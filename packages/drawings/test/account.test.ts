/** On every drawing there is, each phrase that names a section is accounted for, and once. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openPdf } from "../src/pdf/open.ts";
import { sectionsIn } from "../src/understanding/designation.ts";
import { interpreter } from "../src/understanding/interpret.ts";
import { framesOf } from "../src/understanding/reading-direction.ts";
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

test.each(drawings)("%s", async (_, pdf) => {
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
    const { accounted, members, other_rows, unresolved } = reading.result();
    expect(accounted?.phrases).toBe(named);
    expect((accounted?.members ?? 0) + (accounted?.other_rows ?? 0) + (accounted?.unresolved ?? 0)).toBe(named);
    // what is counted is there to be seen
    if ((accounted?.members ?? 0) > 0) expect(members.length).toBeGreaterThan(0);
    if ((accounted?.other_rows ?? 0) > 0) expect(other_rows.length).toBeGreaterThan(0);
    if ((accounted?.unresolved ?? 0) > 0) expect(unresolved.length).toBeGreaterThan(0);
  } finally {
    await file.close();
  }
});
