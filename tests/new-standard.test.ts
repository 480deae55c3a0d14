import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

// A standard is a folder and three lines: an invented one is added to a copy of the library, and calculates.

const eurocode = join(import.meta.dirname, "../packages/eurocode");

interface Generator {
  readonly newStandard: (number: string, kind: string, title: string) => { readonly files: object };
  readonly writeStandard: (base: string, made: object) => void;
}

test("npm run new-standard: the library calculates by it", async () => {
  const script = pathToFileURL(join(import.meta.dirname, "../scripts/new-standard.mjs")).href;
  const { newStandard, writeStandard } = (await import(script)) as Generator;
  const base = mkdtempSync(join(tmpdir(), "x-standard-"));
  try {
    for (const name of ["src", "published", "must-not-pass", "package.json"])
      cpSync(join(eurocode, name), join(base, name), { recursive: true });
    symlinkSync(join(eurocode, "node_modules"), join(base, "node_modules"));
    const made = newStandard("1999-1-1", "tie-rod", "Aluminium tie rods");
    writeStandard(base, made);
    expect(() => writeStandard(base, made)).toThrow("is there already");
    const program = `
      const { check, checks, findCheck, geometryOf, requestSchema, scope, template } = await import(${JSON.stringify(pathToFileURL(join(base, "src/index.ts")).href)});
      const known = findCheck("en-1999-1-1");
      const result = check("en-1999-1-1", { ...known.example, derivation: true });
      console.log(JSON.stringify({ count: checks.length, summary: result.summary, clauses: result.eurocode_clauses_cited,
        scope: scope["EN 1999-1-1"].length, template: template(known) !== undefined, schema: requestSchema(known) !== undefined,
        geometry: geometryOf("en-1999-1-1", known.example) }));`;
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      encoding: "utf8",
    });
    expect(stdout, stderr).not.toBe("");
    expect(JSON.parse(stdout)).toEqual({
      count: 7,
      summary: "1 1000 mm²: 75.0 % — tension of the tie-rod governs (1.1(1))",
      clauses: ["EN 1999-1-1 1.1(1)"],
      scope: 1,
      template: true,
      schema: true,
      geometry: [null],
    });
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
