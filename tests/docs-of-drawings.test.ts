import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as library from "../packages/drawings/src/index.ts";
import { defaultLimits } from "../packages/drawings/src/pdf/open.ts";
import { list, pdfOf, put } from "../packages/drawings/test/drawings/sheet.ts";
import { inEnglish, overridesSchema } from "../packages/fabrication/src/members/index.ts";

// docs/drawings.md says what this package does: its examples are run.

const page = readFileSync(join(import.meta.dirname, "../docs/drawings.md"), "utf8");
const fabrication = readFileSync(join(import.meta.dirname, "../docs/fabrication.md"), "utf8");
const example = (name: string): string => {
  const found = new RegExp(`<!-- example: ${name} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1];
  if (found === undefined) throw new Error(`docs/drawings.md has no example "${name}"`);
  return found;
};

const sheet = pdfOf(
  (doc) => {
    const rows = [
      ["B1", "IPE 300", "4", "6000", "S355J2"],
      ["B2", "W14X22", "2", "5100", "A992"],
    ];
    list(doc, ["Mark", "Section", "Qty", "Length", "Grade"], rows, { x: 60, y: 60, widths: [60, 90, 40, 60, 70] });
    put(doc, 60, 250, "Project: Hall 7", 8);
    put(doc, 260, 250, "Scale 1:50", 8);
  },
  [420, 300],
);

describe("docs/drawings.md", () => {
  // `npx vitest run tests/ -u` writes it anew
  test("the drawing is what is read", async () => {
    const read = await library.readPages(await sheet, { readers: ["text"] });
    const fresh = page.replace(example("drawing"), () => `${JSON.stringify(inEnglish(read), null, 2)}\n`);
    await expect(fresh).toMatchFileSnapshot("../docs/drawings.md");
  });

  test("the corrections are corrections", async () => {
    const corrections = overridesSchema.parse(JSON.parse(example("corrections")));
    expect(corrections).toHaveLength(4);
    const read = await library.readPages(await sheet, {
      readers: ["text"],
      overrides: JSON.parse(example("corrections")),
    });
    expect(read.members.map(({ mark, profile, length_mm }) => [mark, profile, length_mm])).toEqual([
      ["B1", "IPE 300", 6200],
      ["B2", "HE 220 B", 5100],
      ["B7", "IPE 200", undefined],
    ]);
    expect(inEnglish(read.warnings).join()).toMatch(/X9.*nothing is removed.*B7.*a member is added/);
  });

  test("the code of the library runs", async () => {
    const said: unknown[][] = [];
    const body = example("library")
      .replace(/^import .*$/m, "")
      .trim();
    const run = new Function("readDrawing", "UnreadablePdf", "pdf", "console", `return (async () => {${body}})()`);
    await run(library.readDrawing, library.UnreadablePdf, await sheet, {
      log: (...line: unknown[]) => said.push(line),
    });
    expect(said.at(-1)?.[0]).toHaveLength(2);
  });

  test("the limits are these", () => {
    const figure = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, " ");
    for (const limit of [
      `${figure(defaultLimits.pages)} pages`,
      `${defaultLimits.bytes / 2 ** 20} MB`,
      `${figure(defaultLimits.side)} points`,
      `${figure(defaultLimits.operations)} drawing operations`,
      `${figure(defaultLimits.nesting)} nested`,
      `${defaultLimits.secondsPerPage} s`,
      `${library.readLimits.seconds} s and ${figure(library.readLimits.megabytes)} MB`,
    ])
      expect(page).toContain(limit);
  });

  test("every value that is exported is described", () => {
    const inner = new Set(["drawing", "defaultReaders", "readerNames", "readLimits"]);
    for (const name of Object.keys(library).filter((one) => !inner.has(one)))
      expect(page + fabrication).toContain(name);
  });
});
