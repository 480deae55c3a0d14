/** Which revision of a sheet is in force: the cell of the title block says it, else the latest line of its history. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { type Doc, put } from "./drawings/sheet.ts";

const columns = [30, 60, 100, 170, 240, 300] as const;
const heads = ["Rev", "ECN", "Revised", "Rev. Approved", "Date", "Change Description"];

function written(doc: Doc, cells: readonly string[], y: number): void {
  for (const [j, text] of cells.entries()) put(doc, columns[j] ?? 0, y, text, 7);
}

/** A history over its headings at the bottom of the sheet, the zones of its frame, and the cell of the revision in force */
function sheet(doc: Doc, lines: readonly (readonly string[])[], cell: string): void {
  ["A", "B", "C", "D", "E", "F"].forEach((letter, i) => {
    put(doc, 8, 60 + 140 * i, letter, 9);
    put(doc, 1178, 60 + 140 * i, letter, 9);
  });
  [...lines].reverse().forEach((line, i) => {
    written(doc, line, 760 - 14 * (lines.length - 1 - i));
  });
  written(doc, heads, 776);
  doc.rect(1000, 750, 170, 40).moveTo(1130, 750).lineTo(1130, 790).lineWidth(0.5).stroke();
  put(doc, 1004, 752, "Drawing Number", 5);
  put(doc, 1004, 764, "K-20662", 11);
  put(doc, 1134, 752, "Rev", 5);
  put(doc, 1140, 764, cell, 9);
}

const history = [
  ["0", "-", "-", "-", "07/06/16", "First issue"],
  ["1", "EC1372", "N. Coope", "J. Dale", "17/01/19", "Second sheet added"],
] as const; // biome-ignore format: a table

test("the cell wins over the history; 1-0 is a revision, and the heading beside Rev is none", async () => {
  const { info } = await read((doc) => sheet(doc, history, "1-0"));
  expect(info).toMatchObject({ drawing_number: "K-20662", revision: "1-0" });
});

test("an empty cell: the latest line of the history, not the letter of a zone", async () => {
  expect((await read((doc) => sheet(doc, history, ""))).info.revision).toBe("1");
  expect((await read((doc) => sheet(doc, [...history].reverse(), ""))).info.revision).toBe("1");
  expect((await read((doc) => sheet(doc, history.slice(0, 1), ""))).info.revision).toBe("0");
  expect((await read((doc) => sheet(doc, [], ""))).info.revision).toBeUndefined();
});

test("without dates the line that is farthest from the headings", async () => {
  const undated = history.map(([revision, number, by, approved, , what]) => [revision, number, by, approved, "", what]);
  expect((await read((doc) => sheet(doc, undated, ""))).info.revision).toBe("1");
});

test("an enlarged part, and a date beside the word for the scale", async () => {
  const scaled = (text: string) =>
    read((doc) => {
      put(doc, 1000, 760, "Scale", 6);
      put(doc, 1040, 760, text, 6);
    });
  expect((await scaled("1.5:1")).info).toMatchObject({ scale: "1.5:1" });
  expect((await scaled("MK 14/08/2007")).info.scale).toBeUndefined();
});
