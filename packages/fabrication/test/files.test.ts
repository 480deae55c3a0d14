import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formats } from "@x/words/workshop";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { bomCsv } from "../src/exports/csv.ts";
import { cuttingList } from "../src/exports/cutting.ts";
import { type ExportedFile, exportFiles } from "../src/exports/files.ts";
import { reportPdf } from "../src/exports/report.ts";
import { bomXlsx } from "../src/exports/xlsx.ts";
import type { Fabrication } from "../src/fabrication.ts";
import { jobData } from "../src/job.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf, hall } from "./drawings.ts";
import { exampleFabrication } from "./example.ts";
import { written as folder, hasProgram, hasPython, pythonReads, run as started, testWith } from "./exports/outside.ts";

const hostileNames = [
  "=cmd|'/c calc'!A1",
  "../../x",
  "+1",
  "@SUM(A1)",
  "a\u0000b\u0007\tc",
  "x".repeat(10_000),
  "\u202Egnp.exe",
  'q"u,o\r\nte',
  "<b>&amp;",
  "-1",
];
const hostile = () => assess(drawingOf(hostileNames.map((mark) => ({ mark, profile: "IPE 300" }))));

const run = (program: string, args: readonly string[]): string => {
  const { stdout, stderr } = started(program, args);
  return stdout + stderr;
};
/** what the script prints is of this type: the test looks at it */
const python = <T>(script: string, bytes: Uint8Array, name: string): T => pythonReads(script, name, bytes) as T;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** RFC 4180, by a reader that knows nothing of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const row = rows.at(-1) ?? [];
    const sign = text[i] ?? "";
    if (quoted && sign === '"' && text[i + 1] === '"') {
      row[row.length - 1] += '"';
      i++;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ",") row.push("");
    else if (!quoted && sign === "\r" && text[i + 1] === "\n") {
      rows.push([""]);
      i++;
    } else row[row.length - 1] += sign;
  }
  return rows.slice(0, -1);
}

describe("bom.csv", () => {
  test("UTF-8 with BOM, CRLF, a line for each row of the drawing, an unknown section with its remark", () => {
    const bytes = bomCsv(exampleFabrication());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder("utf-8", { ignoreBOM: false }).decode(bytes);
    const [head, ...rows] = readCsv(text);
    expect(head?.join()).toBe("mark,quantity,section,grade,length_mm,mass_each_kg,mass_total_kg,surface_m2,remarks");
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual(["X1", "2", "W14X22", "S355", "5100", "", "", "", "unknown section"]);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("no cell begins as a formula does, whatever the mark", () => {
    const rows = readCsv(new TextDecoder().decode(bomCsv(hostile())));
    expect(rows).toHaveLength(hostileNames.length + 1);
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(rows[1]?.[0]).toBe("'=cmd|'/c calc'!A1");
  });
});

describe("bom.xlsx", () => {
  test("numbers are numbers, marks are texts, sums are formulas with their results, no macros, no links", async () => {
    const fabrication = assess(hall());
    const files = unzipSync(await bomXlsx(fabrication));
    expect(Object.keys(files).some((name) => /vba|external|macro/i.test(name))).toBe(false);
    const sheet = strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    const value = /<f>SUM\(G2:G11\)<\/f><v>([\d.]+)<\/v>/.exec(sheet)?.[1];
    expect(Number(value)).toBeCloseTo(fabrication.summary.total_mass_kg, 1);
    expect(sheet).toContain('fitToPage="1"');
    expect(sheet).toContain('paperSize="9"');
  });

  testWith(hasPython("openpyxl"))("openpyxl: the sheets, and what stands in them", async () => {
    const fabrication = assess(hall());
    const found = python<Record<string, (string | number | null)[][]>>(
      `
import json, sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
print(json.dumps({sheet.title: [[cell.value for cell in row] for row in sheet.iter_rows()] for sheet in book}))
`,
      await bomXlsx(fabrication),
      "bom.xlsx",
    );
    expect(Object.keys(found)).toEqual(["BOM", "Parts", "Plates", "Bolts", "Welds", "Cutting list", "Surface"]);
    const bom = found.BOM ?? [];
    expect(bom[0]?.slice(0, 7)).toEqual([
      "Mark",
      "Quantity",
      "Section",
      "Grade",
      "Length (mm)",
      "Mass each (kg)",
      "Mass total (kg)",
    ]);
    expect(bom.at(-1)?.[0]).toBe("Total");
    expect(bom.at(-1)?.[6]).toMatch(/^=SUM\(/);
    const body = (name: string, column: number) =>
      (found[name] ?? []).slice(1, -1).map((row) => Number(row[column] ?? 0));
    const { parts, summary, members } = fabrication;
    expect(sum(body("BOM", 1))).toBe(summary.member_count);
    expect(sum(body("BOM", 6))).toBeCloseTo(summary.total_mass_kg, 1);
    expect(sum(body("Parts", 7))).toBe(
      sum([...parts.profiles, ...parts.fittings].map((p) => p.holes.length * p.quantity)),
    );
    expect(sum(body("Plates", 8))).toBe(sum(parts.plates.map((p) => p.holes.length * p.quantity)));
    expect(sum(body("Plates", 10))).toBeCloseTo(summary.plates_mass_kg, 1);
    expect(sum(body("Bolts", 7))).toBe(sum(parts.bolts.map(({ quantity }) => quantity)));
    expect(sum(body("Bolts", 12))).toBeCloseTo(summary.bolts_mass_kg, 1);
    expect(sum(body("Welds", 9))).toBeCloseTo(summary.welds_mass_kg, 1);
    expect(sum(body("Cutting list", 4))).toBe(sum(cuttingList(fabrication).map(({ stock_mm }) => stock_mm)));
    expect(sum(body("Surface", 4))).toBeCloseTo(summary.surface_m2, 0);
    expect(bom.slice(1, -1).map((row) => row[0])).toEqual(members.map(({ mark }) => mark));
  });

  testWith(hasPython("openpyxl"))("openpyxl: marks are texts whatever they are", async () => {
    const found = python<[string, string][]>(
      `
import json, sys, openpyxl
sheet = openpyxl.load_workbook(sys.argv[1])["BOM"]
print(json.dumps([[cell.data_type, str(cell.value)] for cell in [row[0] for row in sheet.iter_rows(min_row=2)]]))
`,
      await bomXlsx(hostile()),
      "bom.xlsx",
    );
    expect(found).toHaveLength(hostileNames.length + 1);
    expect(new Set(found.map(([type]) => type))).toEqual(new Set(["s"]));
    expect(found[0]?.[1]).toBe("=cmd|'/c calc'!A1");
  });

  testWith(hasProgram("soffice"))("LibreOffice: computes the sums, prints on A4", { tags: "change" }, async () => {
    const fabrication = assess(hall());
    const path = folder(await bomXlsx(fabrication), "bom.xlsx");
    const out = mkdtempSync(join(tmpdir(), "fabrication-office-"));
    const profile = `-env:UserInstallation=file://${out}/profile`;
    run("soffice", [profile, "--headless", "--convert-to", "csv", "--outdir", out, path]);
    const rows = readCsv(readFileSync(join(out, "bom.csv"), "utf8").replace(/\r?\n/g, "\r\n"));
    const total = rows.find(([first]) => first === "Total");
    expect(Number(total?.[6]?.replaceAll(",", ""))).toBeCloseTo(fabrication.summary.total_mass_kg, 1);
    expect(Number(total?.[1])).toBe(fabrication.summary.member_count);
    run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", out, path]);
    expect(readdirSync(out)).toContain("bom.pdf");
    if (hasProgram("pdfinfo"))
      expect(run("pdfinfo", [join(out, "bom.pdf")])).toMatch(/Page size:\s+841\.\d+ x 595\.\d+ pts \(A4\)/);
  });
});

describe("report.pdf", () => {
  testWith(hasProgram("qpdf") && hasProgram("pdftotext"))(
    "qpdf, poppler: sound; every member and joint with its utilization and clause, assumptions, warnings",
    async () => {
      const fabrication = assess(hall(), { national_annex: "NL" });
      const path = folder(await reportPdf(fabrication), "report.pdf");
      expect(run("qpdf", ["--check", path])).toContain("No syntax or stream encoding errors found");
      const text = run("pdftotext", ["-layout", path, "-"]).replace(/\s+/g, " ");
      for (const { id, check } of fabrication.members) {
        expect(text).toContain(id);
        if (check) expect(text).toContain(`${Number((check.utilization * 100).toFixed(1))} %`);
      }
      for (const { id } of fabrication.joints) expect(text).toContain(id);
      for (const text_ of inEnglish(fabrication.assumptions)) expect(text).toContain(text_.slice(0, 40));
      for (const clause of ["6.3.2.1", "6.2.8.2", "NEN-EN 1993-1-1"]) expect(text).toContain(clause);
    },
  );

  test.each(["de", "nl", "fr", "sv"] as const)("in %s", async (language) => {
    const made = await reportPdf({ ...exampleFabrication(), settings: { ...exampleFabrication().settings, language } });
    expect(made.length).toBeGreaterThan(10_000);
  });

  testWith(hasProgram("pdftotext"))(
    "a drawing of which nothing can be checked has a report that says so; marks stand as they are written",
    async () => {
      const nothing = assess(drawingOf([{ mark: "HE_500_A", profile: "RD 20" }]));
      const text = run("pdftotext", ["-layout", folder(await reportPdf(nothing), "nothing.pdf"), "-"]);
      expect(text).toContain("Not everything was checked. Passed: members 0 / 1; joints 0 / 0.");
      expect(text).toMatch(/^HE_500_A /m);
    },
  );
});

describe("all formats, and the package", () => {
  const pdf = new TextEncoder().encode("%PDF-1.7 the drawing");
  const all = (fabrication: Fabrication, corrections?: unknown) =>
    exportFiles(fabrication, formats, { pdf, ...(corrections !== undefined && { corrections }) });
  let made: Promise<readonly ExportedFile[]> | undefined;
  const hostileFiles = () => {
    made ??= all(hostile());
    return made;
  };
  const byPath = (files: readonly ExportedFile[]) => new Map(files.map(({ path, bytes }) => [path, bytes]));

  test("the package holds the same bytes, the drawing, the corrections and a manifest of all but itself", async () => {
    const corrections = [{ mark: "B1", steel_grade: "S275" }];
    const files = byPath(await all(exampleFabrication(), corrections));
    const inside = unzipSync(files.get("package.zip") ?? new Uint8Array());
    const manifest = JSON.parse(strFromU8(inside["manifest.json"] ?? new Uint8Array()));
    expect(Object.keys(manifest)).toEqual([
      "versions",
      "national_annex",
      "revision",
      "options",
      "states",
      "warnings",
      "assumptions",
      "files",
    ]);
    expect(manifest).toMatchObject({ revision: "B", states: { whole: "not designed" } });
    expect(manifest.files.map(({ path }: { path: string }) => path).sort()).toEqual(
      Object.keys(inside)
        .filter((path) => path !== "manifest.json")
        .sort(),
    );
    for (const { path, bytes, sha256 } of manifest.files) {
      const content = inside[path] ?? new Uint8Array();
      expect(content.length).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
      if (files.has(path)) expect(Buffer.compare(content, files.get(path) ?? new Uint8Array())).toBe(0);
    }
    expect(inside["drawing.pdf"]).toEqual(pdf);
    expect(JSON.parse(strFromU8(inside["corrections.json"] ?? new Uint8Array()))).toEqual(corrections);
    for (const path of files.keys()) if (path !== "package.zip") expect(inside[path], path).toBeDefined();
  });

  testWith(hasPython("zipfile"))("Python's zip: sound, one fixed time, plain relative paths, no links", async () => {
    const files = byPath(await hostileFiles());
    const found = python<{ bad: string | null; list: [string, number[], number][] }>(
      `
import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print(json.dumps({"bad": z.testzip(), "list": [[i.filename, list(i.date_time), i.external_attr >> 16] for i in z.infolist()]}))
`,
      files.get("package.zip") ?? new Uint8Array(),
      "package.zip",
    );
    expect(found.bad).toBeNull();
    expect(new Set(found.list.map(([, time]) => time.join())).size).toBe(1);
    for (const [path, , mode] of found.list) {
      expect(path).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/);
      expect(path).not.toContain("..");
      expect(mode & 0o170000).toBe(0o100000);
    }
  });

  test("pieces, plates, bolts and holes are as many in the model and for the machines as in the data", async () => {
    const fabrication = assess(hall());
    const { parts, members } = fabrication;
    const files = byPath(await exportFiles(fabrication, ["model.ifc", "nc1"]));
    const text = (path: string) => new TextDecoder().decode(files.get(path));
    const count = (name: string) => text("model.ifc").split(`=${name}(`).length - 1;
    const total = (list: readonly { quantity: number }[]) => sum(list.map(({ quantity }) => quantity));
    const holes = (list: readonly { quantity: number; holes: readonly unknown[] }[]) =>
      sum(list.map((part) => part.quantity * part.holes.length));
    expect(count("IFCBEAM") + count("IFCCOLUMN") + count("IFCMEMBER")).toBe(total(members) + total(parts.fittings));
    expect(count("IFCPLATE")).toBe(total(parts.plates));
    expect(count("IFCMECHANICALFASTENER")).toBe(total(parts.bolts));
    expect(count("IFCOPENINGELEMENT")).toBe(holes(parts.profiles) + holes(parts.plates) + holes(parts.fittings));
    const bored = [...files.keys()]
      .filter((path) => path.startsWith("nc1/"))
      .map((path) => {
        const lines = text(path).split(/\r?\n/);
        const pieces = Number(lines[6]);
        const from = lines.indexOf("BO");
        const until = lines.findIndex((line, i) => i > from && /^[A-Z]{2}/.test(line));
        return from < 0 ? 0 : pieces * (until - from - 1);
      });
    expect(sum(bored)).toBe(holes(parts.profiles) + holes(parts.plates) + holes(parts.fittings));
  });

  test("the same input gives the same bytes, in every format", { tags: "change" }, async () => {
    const [one, other] = [await all(assess(hall())), await all(assess(hall()))];
    expect(one.map(({ path }) => path)).toEqual(other.map(({ path }) => path));
    for (const [i, { path, bytes }] of one.entries())
      expect(Buffer.compare(bytes, other[i]?.bytes ?? new Uint8Array()), path).toBe(0);
  });

  test("a count of a million fills no memory: the lists have it, the model says what it shows", {
    tags: "change",
  }, async () => {
    const many = assess(
      drawingOf([
        { mark: "B1", profile: "IPE 300", quantity: 1_000_000, length_mm: 5100 },
        { mark: "B2", profile: "IPE 300", quantity: 3, length_mm: 4300 },
      ]),
      { project: { beam_joint: "none" } },
    );
    const [group] = cuttingList(many);
    expect(sum((group?.bars ?? []).flatMap((bar) => bar.pieces.map((one) => one.count * bar.count)))).toBe(1_000_003);
    const files = byPath(await exportFiles(many, ["model.ifc", "bom.csv"]));
    const ifc = new TextDecoder().decode(files.get("model.ifc"));
    expect(ifc.split("=IFCBEAM(").length - 1).toBe(10_003);
    expect(ifc).toContain("of 1000003 pieces, at most 10000 of each mark are shown");
  });

  test("marks do no harm in any file", async () => {
    for (const { path, bytes } of await hostileFiles()) {
      expect(path).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._/-]*$/);
      if (/\.(csv|ifc|dxf|nc1)$/.test(path)) {
        const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
        expect(text, path).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202e]/);
        expect(Math.max(...text.split(/\r?\n/).map((line) => line.length)), path).toBeLessThan(5000);
      }
      if (path.endsWith(".pdf")) {
        const objects = new TextDecoder("latin1").decode(bytes);
        expect(objects, path).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|URI|EmbeddedFile|GoToR|SubmitForm)\b/);
        if (hasProgram("pdftotext")) {
          const file = folder(bytes, "hostile.pdf");
          const { stdout } = started("pdftotext", [file, "-"]);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
          expect(stdout, path).not.toMatch(/[\u0000-\u0008\u000b\u000e-\u001f\u202a-\u202e\u2066-\u2069]/);
          expect(Math.max(...stdout.split("\n").map((line) => line.length)), path).toBeLessThan(1000);
        }
      }
    }
  });
});

describe("what a job answers", () => {
  test("the documented fields, and nothing that is not JSON", () => {
    const drawing = hall();
    const job = jobData(drawing, assess(drawing));
    expect(JSON.parse(JSON.stringify(job))).toEqual(job);
    expect(Object.keys(job)).toEqual(
      expect.arrayContaining(["extracted_data", "connections_data", "welds_data", "base_plates_data"]),
    );
    const [column] = job.extracted_data.members;
    expect(column).toMatchObject({
      mark: "C1",
      section: "HE 200 B",
      steel_grade: "S355",
      length_mm: 4200,
      section_class: 1,
      passed: true,
      utilization: expect.any(Number),
      buckling: { lambda_y: expect.any(Number), chi_z: expect.any(Number), N_b_Rd_kN: expect.any(Number) },
    });
    for (const one of job.connections_data)
      expect(one).toMatchObject({
        id: expect.any(String),
        type: expect.any(String),
        M_j_Rd_kNm: expect.any(Number),
        S_j_ini_kNm_rad: expect.any(Number),
        classification: expect.any(String),
        passed: expect.any(Boolean),
        utilization: expect.any(Number),
      });
    for (const one of job.welds_data)
      expect(one).toMatchObject({
        id: expect.any(String),
        type: "fillet",
        throat_mm: expect.any(Number),
        F_w_Rd_kN: expect.any(Number),
        passed: expect.any(Boolean),
      });
    for (const one of job.base_plates_data)
      expect(one).toMatchObject({
        id: expect.any(String),
        section: expect.any(String),
        plate_width_mm: expect.any(Number),
        N_c_Rd_kN: expect.any(Number),
        passed: expect.any(Boolean),
      });
    expect(job.extracted_data.summary.total_mass_kg).toBeCloseTo(drawing.summary.total_mass_kg, 0);
  });
});
