/** What lists, labels and sheets say besides values, and what is told of lists by words around them. */
import { assess, exportFiles } from "@x/fabrication";
import { expect, test } from "vitest";
import { readPages } from "../src/index.ts";
import { read } from "./drawings/read.ts";
import { list, pdfOf, put } from "./drawings/sheet.ts";

test("remarks of rows as they are written, with the word over them; signs repeat them", async () => {
  const cells = [
    ["1", "4", "HEA 180", "4250", "verzinkt", "-"],
    ["2", "2", "IPE 300", "7980", '"', "20"],
    ["3", "6", "IPE 140", "2730", "", "nil"],
  ];
  const { members } = await read((doc) =>
    list(doc, ["Pos", "Stk", "Profil", "Länge", "Bemerkung", "Überhöhung"], cells, {
      x: 60,
      y: 80,
      widths: [40, 40, 90, 60, 110, 90],
    }),
  );
  expect(
    members.map(({ printed_remarks = [] }) => printed_remarks.map(({ heading, text }) => `${heading}: ${text}`)),
  ).toEqual([["Bemerkung: verzinkt"], ["Bemerkung: verzinkt", "Überhöhung: 20"], []]);
});

test("what a label says besides its section", async () => {
  const { members } = await read((doc) => {
    put(doc, 60, 100, "B1 IPE 300 L=6000 galv.");
    put(doc, 60, 160, "W18X35 [28]");
    put(doc, 60, 220, "B2 HEA 200");
  });
  expect(members.map(({ section, printed_remarks }) => [section, printed_remarks?.map(({ text }) => text)])).toEqual([
    ["IPE 300", ["galv."]],
    ["W18X35", ["[28]"]],
    ["HEA 200", undefined],
  ]);
});

test("notes of a sheet, with what they speak of; a note goes on in the next line", async () => {
  const pdf = await pdfOf((doc) => {
    put(doc, 60, 100, "1. ALL BOLTS M20 8.8 GALVANISED IN 22 mm HOLES");
    put(doc, 60, 112, "UNLESS NOTED OTHERWISE.");
    put(doc, 60, 124, "2. EXECUTION CLASS EXC2.");
    put(doc, 60, 136, "3. Do not scale.");
    put(doc, 60, 148, "4. TOP OF STEEL LEVEL +4.250");
    put(doc, 60, 260, "HEA 200");
  });
  const { notes = [] } = await readPages(pdf, { readers: ["text"] });
  expect(notes.map(({ kinds, text }) => [kinds.join(" "), text])).toEqual([
    ["bolt coating", "ALL BOLTS M20 8.8 GALVANISED IN 22 mm HOLES UNLESS NOTED OTHERWISE."],
    ["execution", "EXECUTION CLASS EXC2."],
    ["level", "TOP OF STEEL LEVEL +4.250"],
  ]);
});

test("a list of what is there already is none to make", async () => {
  const at = { x: 60, widths: [40, 110, 60, 40] };
  const heads = ["Ref", "Section", "Length", "Qty"];
  const { rows } = await read((doc) => {
    put(doc, 60, 80, "Existing members (for information)");
    list(doc, heads, [["X1", "203x133x25 UB", "3950", "1"]], { ...at, y: 86 });
    put(doc, 60, 180, "Existing hall: new members");
    list(doc, heads, [["N1", "254x146x31 UB", "4200", "2"]], { ...at, y: 186 });
  });
  expect(rows.map(([mark]) => mark)).toEqual(["N1"]);
});

test("the word before a mark is its own, unless the sheet has the mark without it", async () => {
  const cells = [
    ["Beam B1", "IPE 200", "4200", "1"],
    ["Column C1", "HEA 160", "3100", "2"],
  ];
  const marks = async (more: string) => {
    const { rows } = await read((doc) => {
      list(doc, ["Item", "Section", "Length", "Qty"], cells, { x: 60, y: 80, widths: [70, 90, 60, 40] });
      put(doc, 60, 300, more);
    });
    return rows.map(([mark]) => mark);
  };
  expect(await marks("see plan")).toEqual(["Beam B1", "Column C1"]);
  expect(await marks("C1")).toEqual(["B1", "C1"]);
});

test("so many thus and so many of the other hand, under a list that does not count them", async () => {
  const { certain } = await read((doc) => {
    list(doc, ["Mark", "Qty", "Profile", "Length"], [["B/14", "1", "UB 305x165x40", "7162"], ["a/31", "2", "L 100x100x10", "180"]], { x: 60, y: 80, widths: [50, 40, 110, 60] }); // biome-ignore format: one line
    put(doc, 60, 150, "No. REQUIRED: 3 THUS, 1 OPP HAND");
  });
  expect(certain).toBe(0);
});

test("names of members over a column of marks; sizes under a word that nobody knows", async () => {
  const { rows } = await read(
    (doc) =>
    list(doc, ["VIGA", "Typ", "Xyz", "Nº", "Longitud"], [["V-201", "IPE", "300", "4", "4200"], ["V-202", "IPE", "330", "2", "4500"], ["V-203", "HEB", "200", "6", "3100"]], { x: 60, y: 80, widths: [60, 60, 60, 40, 70] }), // biome-ignore format: one line
  );
  expect(rows.map(([mark, section, , pieces]) => [mark, section, pieces])).toEqual([
    ["V-201", "IPE 300", 4],
    ["V-202", "IPE 330", 2],
    ["V-203", "HE 200 B", 6],
  ]);
});

test("number, revision and date on a line over a list; of the history where no cell says the date", async () => {
  const info = async (line: string) =>
    (
      await read((doc) => {
        put(doc, 60, 60, line);
        list(doc, ["Pos", "Stk", "Profil", "Länge"], [["1", "4", "HEA 180", "4250"]], { x: 60, y: 80, widths: [40, 40, 90, 60] }); // biome-ignore format: one line
      })
    ).info;
  expect(await info("Stahlliste Zeichnung: SB-17 Index 2")).toMatchObject({ drawing_number: "SB-17", revision: "2" });
  expect(await info("Ritn.nr K-20.1-301 Rev B 2025-02-11")).toMatchObject({
    drawing_number: "K-20.1-301",
    revision: "B",
    date: "2025-02-11",
  });
  expect((await info("siehe Zeichnung SB-17 Index 2")).drawing_number).toBeUndefined();
});

test("a list in words, with bullets before its lines", async () => {
  const { rows } = await read((doc) => {
    put(doc, 60, 100, "- Pos. 1: 2 Stück HEB 200, Länge 4,35 m, S235JR");
    put(doc, 60, 112, "- Pos. 2: 1 Stück HEB 240, Länge 5,10 m, S235JR");
    put(doc, 60, 200, "• B1: 203x133x30 UB, 4.250 m long, 2 No., grade S275");
  });
  expect(rows.map(([mark, , length, pieces]) => [mark, length, pieces])).toEqual([
    ["1", 4350, 2],
    ["2", 5100, 1],
    ["B1", 4250, 2],
  ]);
});

test("what is printed of a member stands in the bill of materials as it is written, a number with the word over it", async () => {
  const cells = [
    ["1", "4", "HEA 180", "4250", "Nein: column", "15"],
    ["2", "2", "IPE 300", "7980", "", ""],
  ];
  const pdf = await pdfOf((doc) =>
    list(doc, ["Pos", "Stk", "Profil", "Länge", "Bemerkung", "Überhöhung"], cells, {
      x: 60,
      y: 80,
      widths: [40, 40, 90, 60, 110, 90],
    }),
  );
  const drawing = await readPages(pdf, { readers: ["text"] });
  const [bom] = await exportFiles(assess(drawing, { national_annex: "EN" }), ["bom.csv"], {});
  const [, first = "", second = ""] = new TextDecoder().decode(bom?.bytes).split("\r\n");
  expect(first).toContain("Nein: column; Überhöhung: 15");
  expect(second).not.toContain("Überhöhung");
});

test("a coating behind a mark is a remark, unless it tells two marks apart", async () => {
  const of = (marks: readonly string[]) =>
    read((doc) => {
      const rows = marks.map((mark, i) => [mark, `${i + 2}`, "HEA 180", `${3725 + 10 * i}`]);
      list(doc, ["Merk", "Aantal", "Profiel", "Lengte"], rows, { x: 60, y: 80, widths: [90, 50, 90, 60] });
    });
  const { members } = await of(["K1 VERZ", "K2 (galv.)", "L1"]);
  expect(members.map(({ mark, printed_remarks }) => [mark, printed_remarks?.map(({ text }) => text)])).toEqual([
    ["K1", ["VERZ"]],
    ["K2", ["(galv.)"]],
    ["L1", undefined],
  ]);
  expect((await of(["K1 VERZ", "K1", "L1"])).members.map(({ mark }) => mark)).toEqual(["K1 VERZ", "K1", "L1"]);
});
