import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyPackages, insert, printedIn } from "./support/copies.ts";

// A language is a folder, its code and a line: Spanish with two files is added to a copy, and is there wherever languages are.

const example = join(import.meta.dirname, "../examples/en-1993-1-8.json");
let base = "";
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "x-language-"));
  copyPackages(base, ["words", "report", "fabrication", "api", "cli"]);
  mkdirSync(join(base, "words/src/es"));
  writeFileSync(
    join(base, "words/src/es/writing.ts"),
    'export const writing = { language: "es", decimal: ",", and: "y", or: "o" } as const;\n',
  );
  writeFileSync(
    join(base, "words/src/es/index.ts"),
    `export { writing } from "./writing.ts";
export const rooms = {
  paper: { passed: "Cumple", parameters: "Parámetros nacionales" },
  bolts: { clearanceHole: "Agujero de {d_0} mm para {size} (EN 1090-2, holgura normal)." },
};
export const subjects = [{ rooms, names: { verifications: { "bolt-shear": "cortante de los tornillos" } } }];
`,
  );
  insert(join(base, "words/src/languages.ts"), "] as const;", ', "es"');
  insert(
    join(base, "words/src/all.ts"),
    'import * as sv from "./sv/index.ts";',
    'import * as es from "./es/index.ts";\n',
  );
  insert(join(base, "words/src/all.ts"), " } satisfies Record", ", es");
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const x = (...args: string[]) => printedIn(base, join(base, "cli/src/main.ts"), ...args);

test("the terminal writes a report in it, in English where it says nothing yet", { tags: "change" }, () => {
  const report = x("check", "en-1993-1-8", example, "--md", "--lang", "es");
  expect(report).toContain("Cumple");
  expect(report).toContain("Agujero de 22 mm para M20 (EN 1090-2, holgura normal).");
  expect(report).toMatch(/\| cortante de los tornillos \|.*\d,\d %/i);
  expect(report).toContain("Assumptions");
});

test("it is offered by the terminal, the API and its document", { tags: "change" }, () => {
  expect(x("check", "--help")).toContain("en, nl, de, fr, sv, es");
  expect(x("fabricate", "--help")).toContain("en, nl, de, fr, sv, es");
  const document = printedIn(
    base,
    "--input-type=module",
    "-e",
    `const { openApiDocument } = await import(${JSON.stringify(`${base}/api/src/index.ts`)});
     console.log(JSON.stringify(openApiDocument("http://127.0.0.1", "1")).includes('["en","nl","de","fr","sv","es"]'));`,
  );
  expect(document).toBe("true\n");
});

test("what a translator has to do is written, and what comes back is a file of the folder", { tags: "change" }, () => {
  expect(x("words")).toMatch(/^es {2}\d{4} to translate$/m);
  const file = join(base, "es.json");
  x("words", "es", "--missing", "-o", file);
  const { entries } = JSON.parse(readFileSync(file, "utf8")) as { entries: { key: string; text: string }[] };
  expect(entries.map(({ key }) => key)).not.toContain("rooms.paper.passed");
  const back = entries.map((one) => (one.key === "rooms.paper.assumptions" ? { ...one, text: "Hipótesis" } : one));
  writeFileSync(file, JSON.stringify({ entries: back }));
  x("words", "es", "--read", file, "-o", join(base, "words/src/es/translated.ts"));
  const index = join(base, "words/src/es/index.ts");
  insert(index, "export const rooms", 'import * as translated from "./translated.ts";\n');
  insert(index, "{ rooms, names", "translated, ");
  expect(x("check", "en-1993-1-8", example, "--md", "--lang", "es")).toContain("Hipótesis");
});
