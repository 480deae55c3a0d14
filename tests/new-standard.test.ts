import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyPackages, printedIn } from "./support/copies.ts";

// A standard is a folder and three lines, a kind of joint a folder and four: invented ones are added to a copy of the library, and calculate.

const packages = join(import.meta.dirname, "../packages");

interface Made {
  readonly files: Readonly<Record<string, string>>;
}

interface Generator {
  readonly newStandard: (number: string, kind: string, title: string) => Made;
  readonly newKind: (kind: string, title: string) => Made;
  readonly writeStandard: (base: string, made: Made) => void;
}

let base = "";
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "x-standard-"));
  copyPackages(base, ["eurocode", "words", "report"]);
  for (const name of ["published", "must-not-pass"])
    cpSync(join(packages, "eurocode", name), join(base, "eurocode", name), { recursive: true });
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const generator = async (): Promise<Generator> =>
  (await import(pathToFileURL(join(import.meta.dirname, "../scripts/new-standard.mjs")).href)) as Generator;

/** What a program prints that has the library of the copy. */
function printed(program: string): unknown {
  const url = (path: string) => JSON.stringify(pathToFileURL(join(base, path)).href);
  const code = `import * as x from ${url("eurocode/src/index.ts")};
import * as report from ${url("report/src/index.ts")};
console.log(JSON.stringify((() => {${program}})()));`;
  return JSON.parse(printedIn(base, "--input-type=module", "-e", code));
}

test("npm run new-standard: the library calculates by it", { tags: "change" }, async () => {
  const { newStandard, writeStandard } = await generator();
  const made = newStandard("1999-1-1", "tie-rod", "Aluminium tie rods");
  writeStandard(join(base, "eurocode"), made);
  expect(() => writeStandard(join(base, "eurocode"), made)).toThrow("is there already");
  const answer = printed(`
    const known = x.findCheck("en-1999-1-1");
    const result = x.check("en-1999-1-1", { ...known.example, derivation: true });
    return { standards: x.checks.length, summary: result.summary, clauses: result.eurocode_clauses_cited,
      scope: x.scope["EN 1999-1-1"].length, template: x.template(known) !== undefined, schema: x.requestSchema(known) !== undefined,
      geometry: x.geometryOf("en-1999-1-1", known.example) };`);
  expect(answer).toEqual({
    standards: 9,
    summary: "1 1000 mm²: 75.0 % — tension of the tie-rod governs (1.1(1))",
    clauses: ["EN 1999-1-1 1.1(1)"],
    scope: 1,
    template: true,
    schema: true,
    geometry: [null],
  });
});

test("npm run new-kind: a joint in a room of its own, with what it says", { tags: "change" }, async () => {
  const { newKind, writeStandard } = await generator();
  const made = newKind("tie-rod", "Tie rods");
  expect(Object.keys(made.files)).toEqual([
    ...["schema.ts", "tie-rod.ts", "tie-rod.test.ts", "says.ts"].map((name) => `src/en-1993-1-8/tie-rods/${name}`),
    "../report/src/figures/joints/tie-rod.ts",
  ]);
  writeStandard(join(base, "eurocode"), made);
  const answer = printed(`
    const known = x.findCheck("en-1993-1-8");
    const { example } = known.kinds["tie-rod"];
    const whole = x.check("en-1993-1-8", example);
    const { result, summary } = whole;
    const page = report.html(report.reportOf(whole, { request: example }));
    return { summary, geometry: x.geometryOf("en-1993-1-8", example), drawn: page.includes("1 1000 mm²"),
      document: report.checkPages(known).some(([, text]) => text.includes("Tie rods")), values: result.connection.values, assumptions: result.assumptions, clauses: x.scope["EN 1993-1-8"][0],
      template: x.template(known, { kind: "tie-rod" }) !== undefined };`);
  expect(answer).toMatchObject({
    summary: "1 1000 mm²: 75.0 % — tension of the tie-rod governs (1.1(1))",
    geometry: [{ kind: "tie-rod", A: 1000, N: 150 }],
    drawn: true,
    document: true,
    values: { N_Rd_kN: 200 },
    assumptions: ["Both ends of the tie-rod carry its tension."],
    clauses: { clause: "1.1", title: "Tie rods" },
    template: true,
  });
});
