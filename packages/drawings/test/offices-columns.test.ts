/** Columns that count and measure: of a part or of its assembly, of a piece or of all pieces together. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { list, put } from "./drawings/sheet.ts";

const of = (heads: readonly string[], cells: readonly (readonly string[])[]) =>
  read((doc) => list(doc, heads, cells, { x: 60, y: 60, widths: heads.map((head) => (head.length > 8 ? 190 : 90)) }));

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

const weighed = [
  ["B1", "IPE 200", "4", "3000", "67.2"],
  ["B2", "HEA 160", "2", "2500", "76.0"],
  ["B3", "IPE 200", "7", "1500", "33.6"],
  ["B4", "UPE 140", "1", "4100", "59.5"],
] as const; // biome-ignore format: a table
const half = weighed.map(([mark, section, count, length]) => [mark, section, count, length]);
const all = weighed.map(([mark, section, count, length, kg]) => [mark, section, count, length, String(Number(kg) * Number(count))]); // biome-ignore format: one line

test("headings that nobody knows: values say what the columns are, and the margin of the vote how sure that is", async () => {
  const told = weighed.map(([, , count]) => Number(count));
  const counted = (rows: readonly (readonly unknown[])[]) => rows.map(([, , , count]) => count);
  const alone = await of(["Mark", "Section", "Zxq", "Length"], half);
  expect([counted(alone.rows), alone.certain]).toEqual([told, 0]);
  // the weights of rows prove it
  const proved = await of(["Mark", "Section", "Zxq", "Length", "Total kg"], all);
  expect([counted(proved.rows), proved.certain]).toEqual([told, 4]);
  // two columns may count as well: none is taken
  const two = await of(["Mark", "Section", "Zxq", "Qxz", "Length"], half.map((row, i) => [...row.slice(0, 3), String(5 - i), row[3] ?? ""])); // biome-ignore format: one line
  expect([counted(two.rows), two.certain]).toEqual([[undefined, undefined, undefined, undefined], 0]);
  // nor what is known for something else
  const phases = await of(["Mark", "Section", "Phase", "Length"], half);
  expect(counted(phases.rows)).toEqual([undefined, undefined, undefined, undefined]);
});

test("the word over the sections is not known either", async () => {
  const { rows } = await of(["Pos", "Zxq", "Stk", "Länge"], half);
  expect(rows[0]).toEqual(["B1", "IPE 200", 3000, 4]);
});

test("few headings far apart over groups of rows, and notes under them", async () => {
  const { rows } = await read((doc) => {
    list(doc, ["Pos.", "L (mm)", "Nbre"], [["b1", "4562", "2"]], { x: 60, y: 60, widths: [240, 240, 60], rules: "none", header: "none" }); // biome-ignore format: one line
    for (const [i, text] of ["Pos.", "L (mm)", "Nbre"].entries()) put(doc, 63 + 240 * i, 34, text);
    put(doc, 60, 48, "HEA 160");
    put(doc, 60, 80, "HEB 180");
    for (const [i, text] of ["b2", "2194", "31"].entries()) put(doc, 63 + 240 * i, 92, text);
    for (const [i, text] of ["1.", "Soudures a5", "partout"].entries()) put(doc, 63 + 240 * i, 106, text);
  });
  expect(rows).toEqual([
    ["b1", "HE 160 A", 4562, 2],
    ["b2", "HE 180 B", 2194, 31],
  ]);
});

test("a mark in two phases is one member; pieces with a sign after them are no marks", async () => {
  const phases = await of(["Pos.", "Stück", "Profil", "Länge"], [
    ["101", "4", "HEA 240", "6250"],
    ["102", "6", "HEA 200", "4880"],
    ["101", "2", "HEA 240", "6250"],
    ["101", "1", "HEA 240", "3000"],
  ]); // biome-ignore format: a table
  expect(phases.rows).toEqual([
    ["101", "HE 240 A", 6250, 6],
    ["102", "HE 200 A", 4880, 6],
    ["101", "HE 240 A", 3000, 1],
  ]);
  const signs = await of(["Pc. Mk", "Section", "Length (mm)", "No."], [
    ["P-1", "IPE 200", "2315", "6x"],
    ["P-2", "IPE 200", "540", "1x"],
    ["P-3", "HEA 200", "3833", "1x"],
  ]); // biome-ignore format: a table
  expect(signs.rows.map(([mark, , , count]) => [mark, count])).toEqual([["P-1", 6], ["P-2", 1], ["P-3", 1]]); // biome-ignore format: one line
});

test("a schedule of columns by storeys without rules; a plan has its labels further apart", async () => {
  const storeys = (step: number) =>
    read((doc) =>
      list(doc, ["Level", "P1", "P2", "P3"], [
        ["+6.40", "HEA 200", "HEA 200", "HEA 240"],
        ["+3.20", "HEB 220", "HEA 200", "HEB 220"],
      ], { x: 60, y: 60, widths: [80, 90, 90, 90], rules: "none", height: step }),
    ); // biome-ignore format: a table
  expect((await storeys(16)).rows).toEqual([
    ["P1", "HE 200 A", undefined, 1],
    ["P1", "HE 220 B", undefined, 1],
    ["P2", "HE 200 A", undefined, 2],
    ["P3", "HE 240 A", undefined, 1],
    ["P3", "HE 220 B", undefined, 1],
  ]);
  const upwards = await read((doc) =>
    list(doc, ["Level", "P1", "P2", "P3"], [
      ["+3.20", "HEB 220", "HEB 220", "HEB 220"],
      ["+6.40", "HEA 200", "HEA 200", "HEB 220"],
    ], { x: 60, y: 60, widths: [80, 90, 90, 90], rules: "none", header: "bottom" }),
  ); // biome-ignore format: a table
  expect(upwards.rows.map(([mark, section, , count]) => [mark, section, count])).toEqual([
    ["P1", "HE 200 A", 1],
    ["P1", "HE 220 B", 1],
    ["P2", "HE 200 A", 1],
    ["P2", "HE 220 B", 1],
    ["P3", "HE 220 B", 2],
  ]);
  expect((await storeys(60)).rows).not.toContainEqual(["P2", "HE 200 A", undefined, 2]);
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

test("parts lists of SolidWorks and Inventor: names after a comma, three decimals of a millimetre", async () => {
  const cut = await of(["ITEM NO.", "QTY.", "DESCRIPTION", "LENGTH"], [
    ["1", "4", "TUBE, SQUARE 50.00 X 50.00 X 3.00", "1200"],
    ["2", "2", "TUBE, RECTANGULAR 60.00 X 40.00 X 3.00", "800"],
  ]); // biome-ignore format: a table
  expect(cut.rows).toEqual([
    ["1", "SHS 50x50x3", 1200, 4],
    ["2", "RHS 60x40x3", 800, 2],
  ]);
  const parts = await of(["OBJEKT", "ANZAHL", "BAUTEILNUMMER", "BESCHREIBUNG", "G_L"], [
    ["1", "2", "DIN 1025 - I-Träger - 0001", "HEA 100 - 2500", "2500,000 mm"],
    ["2", "4", "DIN 1026 - U - 0002", "UPN 80 - 640", "640,000 mm"],
  ]); // biome-ignore format: a table
  expect(parts.rows).toEqual([
    ["1", "HE 100 A", 2500, 2],
    ["2", "UPN 80", 640, 4],
  ]);
  const long = await of(["Mark", "Section", "Length", "Qty"], [["B1", "HEA 100", "640,000", "2"]]);
  expect(long.certain).toBe(0);
});

test("pieces of both hands under words that say only the hand; a list whose section column is not understood", async () => {
  const hands = await of(["Mark", "As drawn", "Opp hand", "Section", "Length"], [
    ["B1", "2", "2", "IPE 200", "5600"],
    ["B2", "3", "-", "IPE 220", "4200"],
  ]); // biome-ignore format: a table
  expect([hands.rows.map(([, , , pieces]) => pieces), hands.certain]).toEqual([[4, 3], 2]);
  const joint = await of(["Element", "Length", "Pcs"], [["B12 - IPE 240", "4300", "3"], ["B13 - HEA 140", "2500", "2"]]); // biome-ignore format: a table
  expect(joint.certain).toBe(0);
});

test("pieces and their length in one column; two lengths of a bar; a list that is made several times", async () => {
  for (const [heading, times] of [
    ["No. x Length", " x "],
    ["Qty/Length", "/"],
  ] as const) {
    const { rows } = await of(["Mark", "Section", heading], [["B1", "IPE 200", `4${times}4200`], ["B2", "IPE 220", `2${times}3600`]]); // biome-ignore format: a table
    expect(rows.map(([, , length, pieces]) => [length, pieces])).toEqual([
      [4200, 4],
      [3600, 2],
    ]);
  }
  const bevelled = await of(["Mark", "Section", "Qty", "Length top", "Length bottom"], [["1", "HEA 200", "2", "6000", "5600"]]); // biome-ignore format: a table
  expect(bevelled.certain).toBe(0);
  const net = await of(["Pos", "Profil", "Stk", "Bruttolänge", "Nettolänge"], [["1", "HEA 200", "2", "6000", "5980"]]);
  expect([net.rows, net.certain]).toEqual([[["1", "HE 200 A", 5980, 2]], 1]);
  for (const [title, certain] of [["BRACING FRAME BF1 - MAKE 6", 0], ["FRAME F1 - 6 OFF", 0], ["MEMBER LIST NO. 6", 2]] as const) {
    const list6 = await read((doc) => {
      put(doc, 60, 44, title, 10);
      const cells = [["B1", "4", "IPE 200", "2400"], ["B2", "2", "IPE 220", "3000"]]; // biome-ignore format: a table
      list(doc, ["Mark", "Qty", "Section", "Length"], cells, { x: 60, y: 60, widths: [40, 60, 80, 80] });
    });
    expect([title, list6.certain]).toEqual([title, certain]);
  } // biome-ignore format: pairs
});

test("pieces of one truss, and lengths that are told roughly, are in doubt", async () => {
  for (const heading of ["No. per truss", "Qty per floor", "Stk je Rahmen"]) {
    const cells = [["B1", "IPE 200", "4200", "4"], ["B2", "IPE 220", "4300", "2"]]; // biome-ignore format: a table
    expect([heading, (await of(["Mark", "Section", "Length", heading], cells)).certain]).toEqual([heading, 0]);
  }
  const { rows, certain } = await read((doc) => {
    put(doc, 60, 100, "B1 IPE 200 L=4200 min.");
    put(doc, 60, 160, "B2 IPE 200 L=4200");
  });
  expect([rows.length, certain]).toEqual([2, 1]);
});

test("a list as wide as its paper, without rules between its columns", async () => {
  const wide = [
    ["Piece Mark", "Member Size", "L", "Nr"],
    ["1", "L 80x80x8", "8020", "4"],
    ["3", "L 80x80x8", "8338", "2"],
    ["5", "L 60x60x6", "7560", "9"],
  ] as const; // biome-ignore format: a table
  const { rows } = await read((doc) => {
    for (const [i, line] of wide.entries())
      for (const [j, text] of line.entries()) put(doc, [120, 380, 700, 790][j] ?? 0, 75 + 15 * i, text);
  });
  expect(rows.map(([mark, , length, count]) => [mark, length, count])).toEqual([
    ["1", 8020, 4],
    ["3", 8338, 2],
    ["5", 7560, 9],
  ]);
});
