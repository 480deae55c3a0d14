import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { assess } from "../../src/assessment/assess.ts";
import { erectionPdf } from "../../src/exports/erection.ts";
import { exportFiles } from "../../src/exports/files.ts";
import { axesOf } from "../../src/exports/grid.ts";
import { testedShare } from "../../src/exports/papers.ts";
import type { Fabrication } from "../../src/fabrication.ts";
import type { Place } from "../../src/members/model.ts";
import { drawingOf } from "../drawings.ts";
import { hasProgram, hasPython, pythonReads, run, testWith, written } from "./outside.ts";

const execution = { class: "EXC3", certificate: "3.1", surface: "galvanized" } as const;
const column = (text: string, x: number, y: number): Place => ({
  start: [x, y, 0],
  end: [x, y, 4000],
  text,
  from: "grid",
});
const made = assess(
  drawingOf([
    {
      mark: "C1",
      profile: "HE 200 B",
      length_mm: 4000,
      quantity: 4,
      role: "column",
      place: [column("A/1", 0, 0), column("A/2", 6000, 0), column("B/1", 0, 5000), column("B/2", 6000, 5000)],
    },
    {
      mark: "B1",
      profile: "IPE 300",
      length_mm: 6000,
      quantity: 2,
      place: [
        { start: [0, 0, 4000], end: [6000, 0, 4000], text: "A/1-2 +4.000", from: "grid" },
        { start: [0, 5000, 4000], end: [6000, 5000, 4000], text: "B/1-2 +4.000", from: "grid" },
      ],
    },
    { mark: "BR1", profile: "SHS 80x80x5", length_mm: 5200, quantity: 2, steel_grade: "S355J2H" },
  ]),
  { project: { execution, trim_mm: 10, remnants: [{ profile: "IPE300", length_mm: 6100, name: "R-17" }] } },
);

const bytesOf = async (fabrication: Fabrication, ...formats: Parameters<typeof exportFiles>[1]) =>
  new Map((await exportFiles(fabrication, formats)).map(({ path, bytes }) => [path, bytes]));
const rowsOf = (csv: Uint8Array | undefined) =>
  new TextDecoder()
    .decode(csv)
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));

const reader = `
import sys, json, openpyxl
def read(path):
  book = openpyxl.load_workbook(path)
  return {sheet.title: [[cell.value for cell in row] for row in sheet.iter_rows()] for sheet in book.worksheets}
print(json.dumps([read(path) for path in sys.argv[1:]]))`;
type Book = Record<string, (string | number | null)[][]>;

describe("papers of EN 1090 and of the site", () => {
  testWith(hasPython("openpyxl"))("openpyxl: welds by the number on the sheets, with what is tested", async () => {
    const files = await bytesOf(made, "welds.xlsx", "parts.xlsx", "joints.xlsx", "delivery.xlsx", "shop.pdf");
    const [welds, parts, joints, delivery] = pythonReads(
      reader,
      "book.xlsx",
      ...["welds.xlsx", "parts.xlsx", "joints.xlsx", "delivery.xlsx"].map(
        (path) => files.get(path) ?? new Uint8Array(),
      ),
    ) as [Book, Book, Book, Book];
    const [head = [], ...rows] = welds.Welds ?? [];
    const column = (name: string) => head.indexOf(name);
    const body = rows.slice(0, -1);
    expect(body).toHaveLength(made.parts.welds.length);
    expect(body.map((row) => row[column("No.")])).toEqual(made.parts.welds.map(({ number }) => number));
    for (const row of body) {
      expect(row[column("Quality")]).toBe("ISO 5817-B");
      expect([row[column("VT (%)")], row[column("NDT (%)")]]).toEqual([100, 5]);
      expect(row[column("WPS")]).toBeNull();
    }
    const sheets = await textOf(files.get("shop.pdf") ?? new Uint8Array());
    for (const one of made.assemblies.flatMap(({ welds: of }) => of)) {
      const number = made.parts.welds.find(({ id }) => id === one.part)?.number;
      expect(sheets).toContain(number);
    }
    expect(parts.Parts?.slice(1, -1).map(([mark]) => mark)).toEqual(
      [...made.parts.profiles, ...made.parts.fittings, ...made.parts.plates].map(({ mark }) => mark),
    );
    const of = (id: string) => joints.Joints?.find(([name]) => name === id);
    const base = made.joints.find(({ type }) => type === "column-base");
    expect(of(base?.id ?? "")?.[5]).toMatch(/^4 × A-M20x/);
    expect(of(base?.id ?? "")?.[4]).toMatch(/^1 × PL\w+, 4 × PL\w+$/);
    const [, first] = delivery.Delivery ?? [];
    // with its base plate
    expect(first?.slice(0, 3)).toEqual(["C1", "column", 4]);
    expect(first?.[3]).toBeGreaterThan(4000);
    const total = delivery.Delivery?.slice(1, -1).reduce((sum, row) => sum + Number(row[7]), 0) ?? 0;
    const { total_mass_kg, fittings_mass_kg } = made.summary;
    expect(Math.abs(total - total_mass_kg - fittings_mass_kg)).toBeLessThan(1);
  });

  testWith(hasPython("openpyxl"))(
    "openpyxl: the inspection plan and the declaration, what nobody knows marked",
    async () => {
      const project = { execution: { ...execution, tolerance_class: "2" as const }, firm: { name: "Example Steel" } };
      const hall = assess(drawingOf([{ mark: "B1", profile: "IPE 300" }]), { project });
      const [book] = pythonReads(
        reader,
        "book.xlsx",
        (await bytesOf(hall, "inspection.xlsx")).get("inspection.xlsx") ?? new Uint8Array(),
      ) as [Book];
      const plan = book["Inspection plan"]?.slice(1) ?? [];
      expect(plan.map(([, , rule]) => rule)).toContain("EN 1090-2 Table 24");
      expect(plan.find(([, what]) => what === "Welds, by eye")?.slice(3, 5)).toEqual([
        "100 %, ISO 5817-B",
        hall.parts.welds.reduce((sum, { quantity }) => sum + quantity, 0),
      ]);
      expect(plan.find(([, what]) => String(what).startsWith("Certificates"))?.[3]).toBe("EN 10204-3.1");
      const declared = new Map(book["Declaration (draft)"]?.slice(1) as [string, string][]);
      expect(declared.get("Manufacturer")).toBe("Example Steel");
      expect(declared.get("Tolerances on dimensions and shape")).toBe("EN 1090-2, tolerances of class 2");
      expect(declared.get("Manufacturing")).toBe("EN 1090-2, EXC3");
      expect(declared.get("Durability")).toBe("galvanized");
      // a class of tolerances that nobody named is not declared either
      const [silent] = pythonReads(
        reader,
        "book.xlsx",
        (await bytesOf(made, "inspection.xlsx")).get("inspection.xlsx") ?? new Uint8Array(),
      ) as [Book];
      expect(
        new Map(silent["Declaration (draft)"]?.slice(1) as [string, string][]).get(
          "Tolerances on dimensions and shape",
        ),
      ).toBe("TO BE FILLED IN");
      // no row of sums where nothing is added up
      expect(plan.at(-1)?.[0]).toBe("8");
      // under own weight alone nothing is declared to carry anything
      for (const field of ["Load bearing capacity", "Notified body", "Fatigue strength", "Reaction to fire"])
        expect(declared.get(field)).toBe("TO BE FILLED IN");
    },
  );

  test("the share of welds that is tested (EN 1090-2 Table 24)", () => {
    const fillet = { type: "fillet", throat_mm: 5 } as const;
    expect((["EXC1", "EXC2", "EXC3", "EXC4"] as const).map((of) => testedShare(of, fillet, 20))).toEqual([0, 0, 5, 5]);
    expect(testedShare("EXC2", fillet, 35)).toBe(5);
    expect(testedShare("EXC3", { type: "fillet", throat_mm: 13 }, 20)).toBe(10);
    expect(testedShare("EXC2", { type: "butt", throat_mm: 10 }, 10)).toBe(10);
    expect(testedShare(undefined, fillet, 20)).toBeUndefined();
  });

  test("plates.csv names the files that there are; saw.csv uses remnants first and loses no piece", async () => {
    const files = await bytesOf(made, "plates.csv", "plates", "saw.csv");
    const [head = [], ...plates] = rowsOf(files.get("plates.csv"));
    expect(head.join()).toBe("mark,thickness_mm,grade,quantity,width_mm,length_mm,area_m2,mass_each_kg,surface,file");
    expect(plates.map((row) => row[9]).sort()).toEqual(
      [...files.keys()].filter((path) => path.startsWith("plates/")).sort(),
    );
    for (const [mark, t, grade, n, , , area, mass, surface, file] of plates) {
      expect(file).toBe(`plates/${mark}_t${t}_${grade}_${n}x.dxf`);
      expect(surface).toBe("galvanized");
      expect(Number(mass)).toBeCloseTo(Number(area) * Number(t) * 7.85, 1);
    }
    const [sawHead = [], ...rows] = rowsOf(files.get("saw.csv"));
    const at = (name: string) => sawHead.indexOf(name);
    const pieces = new Map<string, number>();
    for (const row of rows) {
      const mark = row[at("mark")] ?? "";
      pieces.set(mark, (pieces.get(mark) ?? 0) + Number(row[at("bars")]) * Number(row[at("pieces_of_bar")]));
    }
    for (const { mark, quantity } of made.parts.profiles) expect(pieces.get(mark)).toBe(quantity);
    const beam = rows.filter((row) => row[at("mark")] === "B1");
    expect(beam.map((row) => [row[at("stock")], row[at("stock_mm")], row[at("trim_mm")]])).toEqual([
      ["R-17", "6100", "0"],
      ["new", "12000", "10"],
    ]);
  });
});

describe("erection.pdf", () => {
  test("axes are where the places say they are", () => {
    const places = made.members.flatMap(({ place = [] }) => place);
    expect(axesOf(places)).toEqual([
      { name: "1", across: "x", at_mm: 0 },
      { name: "2", across: "x", at_mm: 6000 },
      { name: "A", across: "y", at_mm: 0 },
      { name: "B", across: "y", at_mm: 5000 },
    ]);
    expect(axesOf(places.map((one) => ({ ...one, from: "measured" })))).toEqual([]);
  });

  test("plans by level and axis with their marks, masses, anchors; without places a list that says why", async () => {
    const text = await textOf(await erectionPdf(made));
    for (const word of ["Marking plan, level +4.000", "Elevation of axis A", "B1", "C1", "6000", "5000"])
      expect(text).toContain(word);
    expect(text).toContain("Of 1 mark not all pieces have a known place");
    expect(text).toMatch(/M20, threaded bar/);
    const list = await textOf(await erectionPdf(assess(drawingOf([{ mark: "B1", profile: "IPE 300" }]))));
    expect(list).toContain("The drawing gives no places");
    expect(list).not.toContain("Marking plan");
  });

  testWith(hasProgram("qpdf"))("qpdf: sound", async () => {
    expect(run("qpdf", ["--check", written(await erectionPdf(made), "erection.pdf")]).status).toBe(0);
  });
});

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = "";
  for (let n = 1; n <= document.numPages; n++) {
    const { items } = await (await document.getPage(n)).getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join("|");
  }
  await document.loadingTask.destroy();
  return text;
}
