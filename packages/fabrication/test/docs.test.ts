import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDrawing } from "../../drawings/src/index.ts";
import { list, pdfOf } from "../../drawings/test/drawings/sheet.ts";
import * as library from "../src/index.ts";
import { override, overridesSchema } from "../src/members/index.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf } from "./drawings.ts";

// docs/fabrication.md says how to use it: its examples are run.

const docs = join(import.meta.dirname, "../../../docs");
const page = readFileSync(join(docs, "fabrication.md"), "utf8");
const example = (name: string): string => {
  const found = new RegExp(`<!-- example: ${name} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1];
  if (found === undefined) throw new Error(`docs/fabrication.md has no example "${name}"`);
  return found;
};

const rows = [
  { mark: "B1", profile: "IPE 300" },
  { mark: "B2", profile: "IPE 300" },
  { mark: "B3", profile: "IPE 300" },
  { mark: "B4", profile: "IPE 300" },
  { mark: "C1", profile: "HE 240 B", length_mm: 4000 },
  { mark: "B5", profile: "IPE 200", length_mm: 3000 },
  { mark: "WV1", profile: "L 80x80x8", length_mm: 3000 },
];

describe("docs/fabrication.md", () => {
  test("the actions are actions: load cases, and a default for the others", () => {
    const actions = library.readActions(example("actions"));
    const { members } = library.assess(drawingOf(rows), { actions });
    expect(members[0]?.actions.load_cases).toHaveLength(2);
    expect(members[4]?.actions.values).toEqual({ N_Ed: 310 });
    expect(inEnglish(members[1]?.actions.reason)).toMatch(/all other marks/);
  });

  test("the corrections correct", () => {
    const corrections = overridesSchema.parse(JSON.parse(example("corrections")));
    const drawing = override(drawingOf(rows), corrections);
    const { members, joints, assemblies } = library.assess(drawing, { corrections });
    const joint = (at: number, end: "start" | "end") => joints.find(({ id }) => id === members[at]?.ends[end].joint);
    expect(members[0]).toMatchObject({ length_mm: 6200, steel_grade: "S275" });
    expect(members[1]?.check?.request).toMatchObject({ L_LT_mm: 2000 });
    expect(joint(2, "start")).toMatchObject({ type: "end-plate", support: "C1" });
    expect(joint(2, "end")?.requests[0]).toMatchObject({ plate: { t_mm: 12 } });
    expect(joint(3, "start")).toBeUndefined();
    expect(assemblies.find(({ id }) => id === "C1")?.joints).toContain(members[5]?.ends.start.joint);
    expect(joint(6, "start")).toMatchObject({ type: "gusset", support: "C1" });
    expect(assemblies.find(({ id }) => id === "C1")?.joints).toContain(members[6]?.ends.start.joint);
    expect(joint(4, "start")?.requests[0]).toMatchObject({ N_Ed: 420, plate: { t_mm: 25 } });
  });

  test("the defaults of a project are such", () => {
    const project = library.projectSchema.parse(JSON.parse(example("project")));
    expect(Object.keys(project).sort()).toEqual(Object.keys(library.projectSchema.shape).sort());
  });

  test("the code of the library runs", { tags: "change" }, async () => {
    const pdf = await pdfOf(
      (doc) =>
        list(doc, ["Mark", "Section", "Qty", "Length", "Grade"], [["B1", "IPE 300", "4", "6000", "S355J2"]], {
          x: 60,
          y: 60,
          widths: [60, 90, 40, 60, 70],
        }),
      [420, 300],
    );
    const said: unknown[][] = [];
    const body = example("library")
      .replace(/^import .*$/gm, "")
      .trim();
    const { assess, diff, exportFiles, jobData, readActions, revisionOf } = library;
    const known = { assess, diff, exportFiles, jobData, readActions, readDrawing, revisionOf };
    const run = new Function(...Object.keys(known), "pdf", "console", `return (async () => {${body}})()`);
    await run(...Object.values(known), pdf, { log: (...line: unknown[]) => said.push(line) });
    expect(said[0]).toEqual([expect.any(Number), 1]);
    expect(said[1]).toEqual([["bom.csv", "package.zip"]]);
    expect(said[3]).toEqual([["B1"]]);
  });

  test("every format and every kind of joint stands in it; its pictures are there", () => {
    for (const format of library.formats) expect(page).toContain(`\`${format}\``);
    for (const kind of ["none", "simple", "splice", "gusset", "column-base", "hollow-section-joint"])
      expect(page).toContain(`\`${kind}\``);
    for (const [, picture = ""] of page.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g))
      expect(readFileSync(join(docs, picture)).subarray(1, 4).toString()).toBe("PNG");
  });
});
