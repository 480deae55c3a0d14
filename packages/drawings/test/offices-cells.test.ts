/** Cells as programs of other offices print them: touching, cut off, with blanks in their numbers, under words nobody knows. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { list, put } from "./drawings/sheet.ts";

test("cells that touch end at the rule between them, single figures too", async () => {
  const cells = [["10", "1", "L 50x50x5", "10543", "S355J2"], ["11", "2", "L 90x90x9", "9129", "S355JR"], ["12", "3", "HEA 160", "320", "S355J2"]]; // biome-ignore format: a table
  const edges = [60, 110, 150, 240, 290, 350];
  const { rows, certain } = await read((doc) => {
    for (const [i, row] of [["Pos.", "Stk.", "Profil", "Länge", "Güte"], ...cells].entries()) {
      const y = 80 + 12 * i;
      for (const [j, text] of row.entries()) {
        const [left = 0, right = 0] = [edges[j], edges[j + 1]];
        doc
          .lineWidth(0.3)
          .rect(left, y, right - left, 12)
          .stroke();
        // numbers end where the next cell begins
        const ends = j === 1 || j === 3;
        put(doc, ends ? right - doc.fontSize(8).widthOfString(text) - 0.3 : left + 0.3, y + 2, text, 8);
      }
    }
  });
  expect(rows).toEqual([
    ["10", "L 50x50x5", 10543, 1],
    ["11", "L 90x90x9", 9129, 2],
    ["12", "HE 160 A", 320, 3],
  ]);
  expect(certain).toBe(3);
});

test("typewritten thousands with a blank as wide as the gap between two columns", async () => {
  const lines = [
    "Pos  St  Profil  Kval.  Langd [mm]  Summa kg",
    "1     3  IPE 80  S235        5 677     102,2",
    "2    58  HEB280  S235        7 330  43 840,9",
    "3     2  HEA160  S235        1 170      71,2",
    "4     9  IPE140  S235        8 404     975,3",
  ];
  const { rows } = await read((doc) => {
    doc.font("Courier").fontSize(8);
    // blank by blank, as typewriters go on
    for (const [i, line] of lines.entries())
      for (const { 0: text, index } of line.matchAll(/\S+/g))
        doc.text(text, 60 + 4.8 * index, 80 + 11 * i, { lineBreak: false });
  });
  expect(rows).toEqual([
    ["1", "IPE 80", 5677, 3],
    ["2", "HE 280 B", 7330, 58],
    ["3", "HE 160 A", 1170, 2],
    ["4", "IPE 140", 8404, 9],
  ]);
});

test("lengths under a shortened word, and under one with a letter that was lost", async () => {
  const cells = [["S-201", "HEB 100", "1", "5.340"], ["S-202", "HEB 100", "5", "3.182"], ["S-203", "IPE 100", "3", "997"]]; // biome-ignore format: a table
  for (const heading of ["LGTE", "L¤ngd [mm]"]) {
    const { rows } = await read((doc) =>
      list(doc, ["Merk", "Profiel", "Aantal", heading], cells, { x: 60, y: 80, widths: [60, 90, 50, 60] }),
    );
    expect(rows.map(([, , length]) => length)).toEqual([5340, 3182, 997]);
  }
});

test("a table of properties right under another list is no list of members", async () => {
  const { rows, unresolved } = await read((doc) => {
    const look = { x: 60, widths: [60, 50, 50, 60, 50, 40], rules: "none" } as const;
    const end = list(doc, ["Size", "Grade", "Length", "Qty"], [["M12", "8.8", "60", "150"], ["M16", "10.9", "40", "103"]], { ...look, y: 80 }); // biome-ignore format: a table
    put(doc, 60, end + 14, "Section properties", 9);
    const cells = [160, 180, 200].map((h) => [`IPE ${h}`, `${h}`, "82", "20.1", "869", "109"]);
    list(doc, ["Section", "h mm", "b mm", "A cm²", "Iy cm4", "Wy"], cells, { ...look, y: end + 28 });
  });
  expect(rows).toEqual([]);
  expect(unresolved.length).toBeGreaterThanOrEqual(3);
});

test("pieces of each assembly under its row; a total weight that contradicts them is told", async () => {
  const heads = ["Baugruppe", "Stk", "Pos", "Stk je BG", "Profil", "Länge", "kg/Stk", "kg ges."];
  const widths = [60, 30, 30, 60, 70, 50, 50, 50];
  const of = (total: string) =>
    read(
      (doc) =>
      list(doc, heads, [["W1", "2", "", "", "Wange", "", "", ""], ["", "", "1", "1", "UPN 200", "4385", "110.9", total], ["", "", "2", "2", "L 60x60x6", "250", "1.4", "5.4"]], { x: 60, y: 80, widths }), // biome-ignore format: a table
    );
  const right = await of("221.8");
  expect(right.rows).toEqual([
    ["1", "UPN 200", 4385, 2],
    ["2", "L 60x60x6", 250, 4],
  ]);
  expect([right.certain, (await of("332.7")).certain]).toEqual([2, 1]);
});

test("a note for the reader of a list stands over it; pieces of one unit of four", async () => {
  const { rows } = await read((doc) => {
    put(doc, 60, 50, "PORTIQUE COURANT - 4 unités à fabriquer", 9);
    put(doc, 60, 61, "(quantités données pour une unité)", 8);
    const cells = [["101", "2", "HEA 220", "5 400"], ["102", "2", "IPE 330", "8 215"], ["103", "4", "L 80x80x8", "1 250"]]; // biome-ignore format: a table
    list(doc, ["Rep", "Nb", "Désignation", "Long. (mm)"], cells, {
      x: 60,
      y: 70,
      widths: [34, 26, 70, 60],
      rules: "none",
      height: 12,
    });
  });
  expect(rows).toEqual([
    ["101", "HE 220 A", 5400, 8],
    ["102", "IPE 330", 8215, 8],
    ["103", "L 80x80x8", 1250, 16],
  ]);
});

test("one text among the sizes of doors is no section", async () => {
  const cells = [["D01", "926x2040", "A", "4", "70x32"], ["D02", "826x2040", "B", "2", "70x32"], ["D10", "1226x2040", "C", "1", "L 90x32"]]; // biome-ignore format: a table
  const { rows } = await read((doc) =>
    list(doc, ["No", "Size", "Type", "Qty", "Frame"], cells, { x: 60, y: 80, widths: [40, 80, 40, 30, 60] }),
  );
  expect(rows).toEqual([]);
});
