// @module-tag change

import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

// What an editor shows who types a call of check(): the language service of TypeScript, as editors ask it.

const folder = import.meta.dirname;
const file = join(folder, "typed-in-an-editor.ts");
const head = 'import { check, checkMany } from "../src/public.ts";\n';

let text = head;
let version = 0;
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts"],
  customConditions: ["@x/source"],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
};
const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: (name) => (name === file ? String(version) : "0"),
  getScriptSnapshot: (name) => {
    const found = name === file ? text : ts.sys.readFile(name);
    return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
  },
  getCurrentDirectory: () => dirname(file),
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
});

/** The text with a bar where the cursor is. */
function typed(source: string): number {
  const at = source.indexOf("|");
  text = head + source.replace("|", "");
  version++;
  return head.length + at;
}

function offered(source: string): string[] {
  const found = service.getCompletionsAtPosition(file, typed(source), {});
  return (found?.entries ?? []).map(({ name }) => name);
}

/** What is said of a mistake, one text for each. */
function said(source: string): string[] {
  typed(source);
  return service
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

function shown(source: string): string {
  const found = service.getQuickInfoAtPosition(file, typed(source));
  return `${ts.displayPartsToString(found?.displayParts)} ${ts.displayPartsToString(found?.documentation)}`;
}

const members = 'const r = check("en-1993-1-1", { members: [{ mark: "B", profile: "IPE 300", length_mm: 6000 }] });';

describe("an editor offers", () => {
  test("the fields of a request at the first key, and nothing else", () => {
    const found = offered('check("en-1993-1-1", { | });');
    expect(found).toEqual(expect.arrayContaining(["members", "national_annex", "overrides"]));
    expect(found.length).toBeLessThan(20);
  });

  test("the fields of an item", () => {
    const found = offered('check("en-1993-1-1", { members: [{ | }] });');
    expect(found).toEqual(expect.arrayContaining(["profile", "length_mm", "M_y_Ed", "load_cases"]));
    expect(found).not.toContain("Array");
    expect(offered('checkMany("en-1993-1-1", [{ | }], { result: "summary" });')).toContain("length_mm");
  });

  test("the kinds of joints, and then the fields of the kind", () => {
    const kinds = offered('check("en-1993-1-8", { connection: "|" });');
    expect(kinds).toEqual(expect.arrayContaining(["fin-plate", "end-plate", "column-base", "weld"]));
    const fields = offered('check("en-1993-1-8", { connection: "fin-plate", | });');
    expect(fields).toEqual(expect.arrayContaining(["beam", "plate", "e1_b"]));
    expect(fields).not.toContain("shear_planes");
    expect(offered('check("en-1993-1-8", { connections: [{ connection: "|" }] });')).toContain("column-base");
  });

  test("profiles, grades and annexes", () => {
    expect(offered('check("en-1993-1-1", { members: [{ mark: "B", profile: "|" }] });')).toContain("HE 200 B");
    expect(offered('check("en-1993-1-1", { members: [{ mark: "B", steel_grade: "|" }] });')).toContain("S355J2");
    expect(offered('check("en-1993-1-1", { national_annex: "|" });')).toContain("NL");
  });

  test("the names of results, with what they mean", () => {
    expect(offered(`${members} r.result.|`)).toEqual(expect.arrayContaining(["members", "governing", "warnings"]));
    expect(offered(`${members} r.result.members[0]!.values.|`)).toContain("N_b_z_Rd_kN");
    expect(shown(`${members} r.result.members[0]!.values.N_b_z|_Rd_kN`)).toContain("6.3.1.1(3)");
    expect(shown(`${members} r.utiliz|ation`)).toContain("Percent");
    expect(shown(`${members} r.result.members[0]!.utiliz|ation`)).toContain("fraction");
  });
});

describe("a mistake is said in a line", () => {
  test.each([
    ['check("en-1993-1-1", { members: [{ mark: "B", profil: "IPE 300", length_mm: 6000 }] });', "profil"],
    ['check("en-1993-1-8", { connection: "fin-plate", bolt_sise: "M20" });', "bolt_sise"],
    ['check("en-1993-11", { members: [] });', "en-1993-11"],
    [`${members} r.result.membres;`, "membres"],
    [`${members} r.result.members[0]!.values.N_b_x_Rd_kN;`, "N_b_x_Rd_kN"],
    [`${members} r.result.members[0]!.verifications.some(({ id }) => id === "bending-why");`, "bending-why"],
  ])("%s", (source, word) => {
    const found = said(source);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join("\n")).toContain(word);
  });
});
