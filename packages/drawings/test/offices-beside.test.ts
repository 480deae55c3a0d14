/** Pages of spreadsheets: complete lists beside each other, the names of columns and rows printed with them. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { type Doc, list, put } from "./drawings/sheet.ts";

const sections = ["HEA 200", "IPE 240", "UPN 200", "HEB 180", "IPE 300"];
const names = ["HE 200 A", "IPE 240", "UPN 200", "HE 180 B", "IPE 300"];

type Kind = "mark" | "pieces" | "section" | "length" | "other";
const layouts: readonly (readonly (readonly [heading: string, kind: Kind])[])[] = [
  [["Pos", "mark"], ["Stk", "pieces"], ["Profil", "section"], ["Länge", "length"]],
  [["Merk", "mark"], ["Profiel", "section"], ["Lengte", "length"], ["Aantal", "pieces"], ["Opm.", "other"]],
  [["Qty", "pieces"], ["Mark", "mark"], ["Section", "section"], ["Length", "length"], ["Grade", "other"]],
  [["Section", "section"], ["Length", "length"], ["No.", "pieces"], ["Mark", "mark"]],
  [["Item", "mark"], ["Description", "section"], ["Length", "length"], ["Qty", "pieces"], ["Remarks", "other"]],
]; // biome-ignore format: a table

const row = (letter: string, i: number) => ({
  mark: `${letter}${i + 1}`,
  section: sections[i % 5] ?? "",
  length: `${2010 + 137 * i}`,
  pieces: `${1 + ((3 * i) % 4)}`,
  other: "",
});

const truth = (letter: string, n: number) =>
  Array.from({ length: n }, (_, i) => [`${letter}${i + 1}`, names[i % 5], 2010 + 137 * i, 1 + ((3 * i) % 4)]);

function drawn(doc: Doc, layout: number, letter: string, n: number, x: number, rules: "all" | "none"): number {
  const columns = layouts[layout] ?? [];
  const cells = Array.from({ length: n }, (_, i) => columns.map(([, kind]) => row(letter, i)[kind]));
  const widths = columns.map(([, kind]) => (kind === "section" ? 66 : 48));
  list(doc, columns.map(([heading]) => heading), cells, { x, y: 80, widths, rules, height: 14 }); // biome-ignore format: one call
  return x + widths.reduce((sum, width) => sum + width, 0);
}

test("two complete lists of other columns close beside each other", async () => {
  for (const [first, second] of [[0, 1], [0, 2], [1, 3], [3, 2], [4, 0], [2, 4], [1, 1]] as const) // biome-ignore format: pairs
    for (const rules of ["all", "none"] as const) {
      const { rows } = await read((doc) => {
        const end = drawn(doc, first, "B", 6, 60, rules);
        drawn(doc, second, "C", 4, end + 10, rules);
      });
      expect(rows).toEqual([...truth("B", 6), ...truth("C", 4)]);
    }
});

test("the names of the columns and rows of a spreadsheet are none of its list", async () => {
  for (const rules of ["all", "none"] as const) {
    const { rows } = await read((doc) => {
      drawn(doc, 0, "B", 6, 60, rules);
      ["A", "B", "C", "D"].forEach((letter, i) => {
        put(doc, 80 + 48 * i, 66, letter);
      });
      for (let i = 0; i < 8; i++) put(doc, 42, 84 + 14 * i, `${i + 1}`);
    });
    expect(rows).toEqual(truth("B", 6));
  }
});

test("one list that says a mark, pieces and lengths twice stays one", async () => {
  const heads = ["Item", "Mark", "Section", "Length", "Qty", "Qty mirrored", "Total length", "Part mark"];
  const cells = [
    ["1", "C1", "HEA 200", "4200", "2", "2", "16800", "A7"],
    ["2", "C2", "HEB 180", "4100", "3", "1", "16400", "A8"],
  ];
  const { rows } = await read((doc) =>
    list(doc, heads, cells, { x: 60, y: 80, widths: [40, 40, 70, 60, 40, 70, 70, 60] }),
  );
  expect(rows.map(([, profile, length, pieces]) => [profile, length, pieces])).toEqual([
    ["HE 200 A", 4200, 4],
    ["HE 180 B", 4100, 4],
  ]);
});
