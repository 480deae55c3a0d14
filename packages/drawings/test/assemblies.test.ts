/** Assemblies of lists: their parts times their number, the main part once. */
import { inEnglish } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { readPages } from "../src/process/pipeline.ts";
import { list, pdfOf } from "./drawings/sheet.ts";

type Rows = readonly (readonly string[])[];

async function readOf(head: readonly string[], rows: Rows, header: "top" | "bottom" = "top") {
  const pdf = await pdfOf((doc) => {
    list(doc, head, rows, { x: 60, y: 60, widths: head.map(() => 95), header });
  });
  const { members, assemblies = [], other_rows } = await readPages(new Uint8Array(pdf), { readers: ["text"] });
  return {
    pieces: members.map(({ mark, quantity, assembly }) => [mark, quantity, assembly]),
    members,
    assemblies,
    other_rows,
  };
}
const facts = (assemblies: Awaited<ReturnType<typeof readOf>>["assemblies"]) =>
  assemblies.map(({ mark, quantity, main, parts }) => [
    mark,
    quantity,
    main,
    parts.map((part) => `${part.quantity} ${part.mark}`),
  ]);

test("three assemblies of two parts are six, where the heading counts those of one assembly", async () => {
  const { pieces, assemblies } = await readOf(
    ["Mark", "Qty per assembly", "Section", "Length", "Grade"],
    [
      ["Assembly A1 (3x)", "", "", "", ""],
      ["101", "1", "HEB 200", "5000", "S355"],
      ["102", "2", "IPE 200", "800", "S355"],
      ["103", "2", "PL 10x150", "200", "S355"],
      ["Assembly A2 (2x)", "", "", "", ""],
      ["104", "4", "IPE 240", "3000", "S355"],
    ],
  );
  expect(pieces).toEqual([
    ["101", 3, "A1"],
    ["102", 6, "A1"],
    ["104", 8, "A2"],
  ]);
  expect(facts(assemblies)).toEqual([
    ["A1", 3, "101", ["1 101", "2 102", "2 103"]],
    ["A2", 2, "104", ["4 104"]],
  ]);
});

test("a row with pieces and no section heads the parts whose counts bear it out", async () => {
  const { pieces, assemblies } = await readOf(
    ["Merk", "Aantal", "Totaal", "Profiel", "Lengte", "kg totaal"],
    [
      ["K1", "4", "4", "", "", ""],
      ["K1.1", "1", "4", "HEA 240", "5860", "1413.6"],
      ["K1.2", "2", "8", "IPE 220", "415", "87.0"],
      ["K2", "2", "2", "", "", ""],
      ["K2.1", "1", "2", "HEB 220", "6240", "892.4"],
    ],
  );
  expect(pieces).toEqual([
    ["K1.1", 4, "K1"],
    ["K1.2", 8, "K1"],
    ["K2.1", 2, "K2"],
  ]);
  expect(facts(assemblies)).toEqual([
    ["K1", 4, "K1.1", ["1 K1.1", "2 K1.2"]],
    ["K2", 2, "K2.1", ["1 K2.1"]],
  ]);
});

test("the row of an assembly that names the section of its main part is no member of its own", async () => {
  const { pieces, assemblies } = await readOf(
    ["Assembly", "Total qty", "Part", "Qty", "Section", "Length", "Grade"],
    [
      ["B1", "2", "", "", "IPE 300", "6000", "S355"],
      ["", "", "P1", "1", "IPE 300", "6000", "S355"],
      ["", "", "P2", "2", "L 80x80x8", "200", "S355"],
    ],
  );
  expect(pieces).toEqual([
    ["P1", 2, "B1"],
    ["P2", 4, "B1"],
  ]);
  expect(facts(assemblies)).toEqual([["B1", 2, "P1", ["1 P1", "2 P2"]]]);
});

test("a row that weighs as much as the rows under it is their assembly", async () => {
  const { pieces, other_rows } = await readOf(
    ["Mark", "Qty", "Section", "Length", "Total kg"],
    [
      ["B7", "2", "IPE 300", "6000", "518.6"],
      ["7", "2", "IPE 300", "6000", "506.9"],
      ["p1", "4", "PL 10x150", "250", "11.7"],
      ["9", "2", "IPE 200", "3000", "134.4"],
    ],
  );
  expect(pieces.map(([mark]) => mark)).toEqual(["7", "9"]);
  expect(other_rows.map(({ text }) => text).join("\n")).toMatch(/B7 IPE 300: an assembly/);
});

test("equal rows that add up to another one by chance stay", async () => {
  const { pieces } = await readOf(
    ["Mark", "Qty", "Section", "Length", "Total kg"],
    [
      ["B1", "4", "IPE 300", "6000", "1013.8"],
      ["B2", "2", "IPE 300", "6000", "506.9"],
      ["B3", "2", "IPE 300", "6000", "506.9"],
    ],
  );
  expect(pieces.map(([mark]) => mark)).toEqual(["B1", "B2", "B3"]);
});

test("a list that does not say whether it counts one assembly or all is doubtful", async () => {
  const { members } = await readOf(
    ["Pos", "Aantal", "Profiel", "Lengte"],
    [
      ["Merk: K-101 Aantal: 2", "", "", ""],
      ["2001", "1", "IPE 300", "5412"],
      ["2002", "2", "UNP 160", "985"],
    ],
  );
  expect(members.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(members.every(({ source }) => source.confidence < 0.85)).toBe(true);
  expect(inEnglish(members[0]?.notes)?.join()).toMatch(/2 of assembly K-101/);
});
