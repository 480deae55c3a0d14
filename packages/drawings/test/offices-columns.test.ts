/** Columns that count and measure: of a part or of its assembly, of a piece or of all pieces together. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { list } from "./drawings/sheet.ts";

const of = (heads: readonly string[], cells: readonly (readonly string[])[]) =>
  read((doc) => list(doc, heads, cells, { x: 60, y: 60, widths: heads.map((head) => (head.length > 8 ? 130 : 70)) }));

test("pieces of a part beside the number of its assemblies", async () => {
  const one = await of(["Part mark", "Part qty", "Profile", "Length"], [["w1", "2", "IPE 200", "2400"]]);
  expect([one.rows, one.certain]).toEqual([[["w1", "IPE 200", 2400, 2]], 1]);
  for (const [assemblies, parts] of [
    ["Ass. qty", "Part qty"],
    ["No. off", "Qty/assembly"],
  ] as const) {
    const { rows, certain } = await of(["Assembly", assemblies, "Part mark", parts, "Profile", "Length"], [
      ["A1", "2", "w1", "2", "IPE 200", "2400"],
      ["A1", "2", "w2", "1", "IPE 200", "1800"],
      ["A2", "3", "w3", "1", "IPE 200", "1900"],
    ]); // biome-ignore format: a table
    expect(rows.map(([mark, , , pieces]) => [mark, pieces])).toEqual([
      ["w1", 4],
      ["w2", 2],
      ["w3", 3],
    ]);
    expect(certain).toBe(0);
  }
});

test("the length of all pieces is not that of one", async () => {
  const both = await of(["Mark", "Section", "Qty", "Total length", "Length"], [["A", "IPE 200", "4", "16800", "4200"]]);
  expect([both.rows, both.certain]).toEqual([[["A", "IPE 200", 4200, 4]], 1]);
  const total = await of(["Mark", "Section", "Qty", "Total length (m)"], [
    ["A", "IPE 200", "4", "16.8"],
    ["B", "IPE 200", "1", "6.8"],
  ]); // biome-ignore format: a table
  expect([total.rows[1]?.[2], total.certain]).toEqual([6800, 1]);
});

test("a French list of saw lengths; a bill whose items say pieces and length in words", async () => {
  const saw = await of(["Rep.", "Nbre", "Désignation", "Long. débit"], [["P1", "12", "HEA 160", "3250"]]);
  expect([saw.rows, saw.certain]).toEqual([[["P1", "HE 160 A", 3250, 12]], 1]);
  const bill = await of(["Item", "Description", "Unit", "Rate"], [
    ["A", "2 no. 203x133x25 UB 4200mm long", "nr", ""],
    ["B", "4 no. IPE 200 1800mm long", "nr", ""],
  ]); // biome-ignore format: a table
  expect(bill.rows).toEqual([
    ["A", "UB 203x133x25", 4200, 2],
    ["B", "IPE 200", 1800, 4],
  ]);
});
