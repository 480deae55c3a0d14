import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { copyPackages, insert, printedIn } from "./support/copies.ts";

// A format of the files for a workshop is a line and a writer: an invented one is added to a copy, and it is there wherever formats are.

test("bom.json: in the terminal, the package, the service and its document", { tags: "change" }, () => {
  const base = mkdtempSync(join(tmpdir(), "x-format-"));
  try {
    copyPackages(base, ["words", "fabrication", "api", "server", "cli"]);
    insert(join(base, "words/src/workshop.ts"), '  "bom.xlsx": {', '  "bom.json": { type: "application/json" },\n');
    writeFileSync(
      join(base, "fabrication/src/exports/bom-json.ts"),
      `import type { Fabrication } from "../fabrication.ts";
       import { bomRow } from "./csv.ts";
       export const bomJson = ({ members }: Fabrication) => new TextEncoder().encode(JSON.stringify(members.map(bomRow)));`,
    );
    insert(
      join(base, "fabrication/src/exports/files.ts"),
      '  "bom.xlsx": async',
      '  "bom.json": async (made) => (await import("./bom-json.ts")).bomJson(made),\n',
    );
    const node = (...args: string[]) => printedIn(base, ...args);

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
