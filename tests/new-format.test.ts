import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

// A format of the files for a workshop is a line and a writer: an invented one is added to a copy, and it is there wherever formats are.

const packages = join(import.meta.dirname, "../packages");
const copied = ["words", "fabrication", "api", "server", "cli"];

/** Packages that know each other, and of all others what is installed. */
function copyTo(base: string): void {
  for (const name of copied) {
    const [from, to] = [join(packages, name), join(base, name)];
    for (const part of ["src", "package.json"]) cpSync(join(from, part), join(to, part), { recursive: true });
    const link = (dependency: string, target: string) => {
      const place = join(to, "node_modules", dependency);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(target, place);
    };
    for (const dependency of readdirSync(join(from, "node_modules"))) {
      if (dependency.startsWith(".")) continue;
      const there = join(from, "node_modules", dependency);
      if (!dependency.startsWith("@")) link(dependency, realpathSync(there));
      else
        for (const one of readdirSync(there))
          link(
            join(dependency, one),
            dependency === "@x" && copied.includes(one) ? join(base, one) : realpathSync(join(there, one)),
          );
    }
  }
}

function insert(file: string, before: string, line: string): void {
  const text = readFileSync(file, "utf8");
  expect(text.split(before)).toHaveLength(2);
  writeFileSync(file, text.replace(before, `${line}\n${before}`));
}

test("bom.json: in the terminal, the package, the service and its document", () => {
  const base = mkdtempSync(join(tmpdir(), "x-format-"));
  try {
    copyTo(base);
    insert(join(base, "words/src/workshop.ts"), '  "bom.xlsx": {', '  "bom.json": { type: "application/json" },');
    writeFileSync(
      join(base, "fabrication/src/exports/bom-json.ts"),
      `import type { Fabrication } from "../fabrication.ts";
       import { bomRow } from "./csv.ts";
       export const bomJson = ({ members }: Fabrication) => new TextEncoder().encode(JSON.stringify(members.map(bomRow)));`,
    );
    insert(
      join(base, "fabrication/src/exports/files.ts"),
      '  "bom.xlsx": async',
      '  "bom.json": async (made) => (await import("./bom-json.ts")).bomJson(made),',
    );
    const node = (...args: string[]) => {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ["--conditions=@x/source", "--no-warnings", ...args],
        { encoding: "utf8", cwd: base },
      );
      expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
      return stdout;
    };

    writeFileSync(join(base, "members.csv"), "Mark,Section,Length\nB1,IPE 300,6000\n");
    const x = join(base, "cli/src/main.ts");
    expect(node(x, "fabricate", "--help")).toContain("bom.json");
    node(x, "fabricate", "members.csv", "--format", "bom.json", "-o", "out", "--allow-undesigned");
    const listed = readFileSync(join(base, "out/bom.json"), "utf8");
    expect(JSON.parse(listed)).toMatchObject([{ mark: "B1", section: "IPE 300", length_mm: 6000 }]);

    const url = (path: string) => JSON.stringify(pathToFileURL(join(base, path)).href);
    const service = node(
      "--input-type=module",
      "-e",
      `const { openApiDocument } = await import(${url("api/src/index.ts")});
       const { assessDrawing } = await import(${url("server/src/jobs/pipeline.ts")});
       const { readMembers } = await import(${url("fabrication/src/members/index.ts")});
       const { paths } = openApiDocument("http://127.0.0.1", "1");
       const download = paths["/api/v1/projects/{id}/export/{format}"].get;
       const drawing = { ...readMembers("Mark,Section,Length\\nB1,IPE 300,6000"), pages: [] };
       const { files } = await assessDrawing({ drawing, corrections: [], actions: [], defaults: [], annex: "EN" });
       const made = files.find(({ format }) => format === "bom.json");
       const zip = files.find(({ format }) => format === "package.zip");
       console.log(JSON.stringify({
         document: JSON.stringify(download.parameters).includes('"bom.json"'),
         type: made.type, text: new TextDecoder().decode(made.bytes), package: Buffer.from(zip.bytes).includes("bom.json"),
       }));`,
    );
    expect(JSON.parse(service)).toEqual({ document: true, type: "application/json", text: listed, package: true });
    expect(existsSync(join(base, "out/bom.json"))).toBe(true);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
