// @module-tag change

/** Columns and titles that change how many pieces there are: spare ones, phases, hands, lists of one of several. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { type Doc, list, put, titleBlock } from "./drawings/sheet.ts";

/** The numbers behind mark, section and length, under headings of their own: pieces as read, and how many rows are certain */
async function pieces(
  heads: readonly string[],
  numbers: readonly (readonly string[])[],
): Promise<[(number | undefined)[], number]> {
  const cells = numbers.map((own, i) => [`B${i + 1}`, "IPE 200", `${4200 + 100 * i}`, ...own]);
  const all = ["Mark", "Section", "Length", ...heads];
  const widths = all.map((head) => (head.length > 8 ? 110 : 70));
  const { rows, certain } = await read((doc) => list(doc, all, cells, { x: 60, y: 60, widths }));
  return [rows.map(([, , , count]) => count), certain];
}

const three = [["4", "1", "5"], ["2", "3", "5"]] as const; // biome-ignore format: a table

test.each([
  ["Qty", "Spare"],
  ["Stk", "Reserve"],
  ["Qty", "Extra"],
  ["Aantal", "Besteld"],
  ["Qté", "Rechange"],
  ["Qty", "Phase 2"],
  ["Qty", "Qty"],
  ["Qty", "Right"],
  ["Pcs/set", "Sets"],
  ["Stück je Rahmen", "Anzahl Rahmen"],
])("numbers beside the pieces whose heading does not say that they are none: %s, %s", async (...heads) => {
  expect(await pieces(heads, three.map((row) => row.slice(0, 2)))).toEqual([[4, 2], 0]);
  // beside one row alone too
  expect((await pieces(heads, [["4", "1"], ["2", ""]]))[1]).toBe(0);
}); // biome-ignore format: a table

test.each([
  ["Qty", "Coats"],
  ["Stk", "Bauabschnitt"],
  ["Qty", "Phase"],
  ["Antal", "Etapp"],
  ["Nb", "Nb par barre"],
  ["Qty", "Sheet"],
  ["Nb", "Nb trous"],
  ["Qty", "Studs"],
  ["Qty", "Util. %"],
  ["Stk", "Schnitt 1"],
  ["Qty", "Elev."],
  ["Qty", "Bearing (mm)"],
  ["Qty", "EUR"],
])("numbers that are no pieces: %s, %s", async (...heads) => {
  expect(await pieces(heads, [["4", "1"], ["2", "2"], ["3", "2"]])).toEqual([[4, 2, 3], 3]);
}); // biome-ignore format: a table

test("rows that are numbered, and numbers said twice", async () => {
  const numbered = ["10", "20", "30"].map((row) => ["4", row]);
  expect(await pieces(["Qty", "Entry"], numbered)).toEqual([[4, 4, 4], 3]);
  expect(await pieces(["Qty", "Checked"], [["4", "4"], ["2", "2"]])).toEqual([[4, 2], 2]);
}); // biome-ignore format: a table

test.each([
  ["Phase 1", "Phase 2", "Total"],
  ["Haus 1", "Haus 2", "gesamt"],
  ["Stk Haus 1", "Stk Haus 2", "Stk gesamt"],
  ["Left", "Right", "Total"],
  ["Qty", "Spare", "Total"],
  ["Lot A", "Lot B", "Totaal"],
])("what the numbers of every row add up to: %s, %s, %s", async (...heads) => {
  expect(await pieces(heads, three)).toEqual([[5, 5], 2]);
  // a sum that is wrong in one row
  expect((await pieces(heads, [["4", "1", "6"], ["2", "3", "5"]]))[1]).toBe(0);
  expect((await pieces(heads, three.map((row) => row.slice(0, 2))))[1]).toBe(heads[0] === "Left" ? 2 : 0);
}); // biome-ignore format: a table

test.each([
  ["EG", "1.OG", "Gesamt"],
  ["1. OG", "2. OG", "Summe"],
  ["1. Etage", "2. Etage", "gesamt"],
  ["GF", "1F", "Total"],
  ["1st floor", "2nd floor", "Total"],
  ["RDC", "1er", "Total"],
  ["Plan 1", "Plan 2", "Totalt"],
  ["1e verdieping", "2e verdieping", "Totaal"],
])("the pieces of storeys, which are added up where the list does so: %s, %s, %s", async (...heads) => {
  expect(await pieces(heads, three)).toEqual([[5, 5], 2]);
  expect((await pieces(heads, [["4", "1", "6"], ["2", "3", "5"]]))[1]).toBe(0);
  expect(await pieces(heads.slice(0, 2), three.map((row) => row.slice(0, 2)))).toEqual([[undefined, undefined], 0]);
  // a storey in front of the pieces ends no heading
  expect(await pieces([heads[1] ?? "", "Stk"], three.map((row) => row.slice(0, 2)))).toEqual([[1, 3], 0]);
}); // biome-ignore format: a table

test.each([
  ["EG", "1.OG", "2.OG"],
  ["KG", "EG", "DG"],
  ["Haus 1", "Haus 2", "Haus 3"],
  ["Lot A", "Lot B", "Lot C"],
  ["RDC", "R+1", "R+2"],
])("one of several is not the sum of the others: %s, %s, %s", async (...heads) => {
  expect(await pieces(heads, three)).toEqual([[undefined, undefined], 0]);
});

test("angles of cuts; levels whose names look like marks", async () => {
  expect(await pieces(["Stk", "Links", "Rechts"], [["4", "45", "90"], ["2", "90", "90"]])).toEqual([[4, 2], 2]);
  expect(await pieces(["L1", "L2", "Total"], three)).toEqual([[5, 5], 2]);
  expect(await pieces(["L1", "L2", "L3"], [["4", "1", "1"], ["2", "3", "1"]])).toEqual([[undefined, undefined], 0]);
}); // biome-ignore format: a table

test("the sum may stand in front, and a product is one too where the heading says so", async () => {
  expect(await pieces(["Qty", "Delivered", "Balance"], [["5", "4", "1"], ["5", "2", "3"]])).toEqual([[5, 5], 2]);
  expect(await pieces(["Pcs per set", "Sets", "Total qty"], [["2", "3", "6"], ["1", "4", "4"]])).toEqual([[6, 4], 2]);
}); // biome-ignore format: a table

test.each([
  ["LH", "RH"],
  ["Qty LH", "Qty RH"],
  ["Stk links", "Stk rechts"],
  ["Gauche", "Droite"],
])("pieces of the left and the right hand: %s, %s", async (...heads) => {
  expect(await pieces(heads, [["4", "1"], ["2", "-"]])).toEqual([[5, 2], 2]);
  // the angles of two cuts
  expect((await pieces(heads, [["45", "90"], ["90", "90"]]))[0]).toEqual([undefined, undefined]);
}); // biome-ignore format: a table

/** How many rows are certain; `times`: the lines say that the pieces are those of one, and how many there are */
const titled = async (lines: readonly string[], times = 1): Promise<number> => {
  const cells = [["B1", "4", "IPE 200", "2400"], ["B2", "2", "IPE 220", "3000"]] as const; // biome-ignore format: a table
  const { rows, certain } = await read((doc) => {
    lines.forEach((line, i) => {
      put(doc, 60, 44 - 14 * (lines.length - 1 - i), line, 10);
    });
    list(doc, ["Mark", "Qty", "Section", "Length"], cells, { x: 60, y: 60, widths: [60, 60, 90, 60] });
  });
  expect(rows.map(([, , , count]) => count)).toEqual([4 * times, 2 * times]);
  return certain;
};

test.each([
  ["Stückliste für 1 Halle (2 Hallen gesamt)", 2],
  ["Quantities for 1 no. truss. 12 trusses required", 12],
  ["Liste pour un portique (6 portiques)", 6],
  ["Materiallista för ett hus, 3 hus totalt", 3],
  ["Výkaz pro 1 vazník (4 vazníky)", 4],
])("a list of one of several, which says how many there are: %s", async (title, times) => {
  expect(await titled([title], times)).toBe(0);
});

test.each([
  "Stückliste je Binder",
  "Stückliste Dachbinder, 6 mal",
  "STEEL LIST FOR 2 FRAMES",
  "Pieces for one frame only",
  "Cutting list per bay",
  "TYPICAL FRAME",
  "FRAME F1 x 8",
  "No. of trusses: 12",
  "Rahmen R1, Anzahl: 4",
  "FRAME F1 REQ'D: 4",
  "Portique courant",
  "Stuklijst voor 1 spant",
  "Elenco per 1 capannone",
  "Lista por pórtico",
  "Zestawienie stali dla 1 ramy",
  "Stykliste pr. ramme",
  "Stykkliste for én ramme",
  "Luettelo yhdelle kehälle",
])("a list of one of several: %s", async (title) => {
  expect(await titled([title])).toBe(0);
});

test.each([
  "Stückliste Halle 2",
  "Stückliste 2 Blatt",
  "MATERIAL LIST - UNIT 4",
  "LEVEL 2 BEAMS",
  "FRAME TYPE A",
  "Frames 1, 2, 3 and 4",
  "STEEL SCHEDULE - 2ND FLOOR",
  "SIZES AS PER PLAN",
  "Stahlliste Rahmen Achse 3",
  "Liste de débit portique file 3",
  "Elenco per capannone 2",
  "Elenco materiali per il capannone",
  "Hus A plan 2",
])("a list of a thing that is named: %s", async (title) => {
  expect(await titled([title])).toBe(2);
});

test("the line that says it may stand over another one", async () => {
  expect(await titled(["STEEL LIST PER FRAME", "All sizes in mm"])).toBe(0);
  expect(await titled(["STEEL LIST", "All sizes in mm"])).toBe(2);
});

test.each([
  "All quantities are for one frame only, 4 frames required",
  "1. Stückzahlen je Rahmen, 4 Rahmen",
  "ALL QUANTITIES ARE PER FRAME",
  "NOTE: LIST IS FOR ONE FRAME ONLY",
])("a note beside or under the list: %s", async (note) => {
  const cells = [["B1", "4", "IPE 200", "2400"], ["B2", "2", "IPE 220", "3000"]] as const; // biome-ignore format: a table
  const of = (text: string) =>
    read((doc) => {
      list(doc, ["Mark", "Qty", "Section", "Length"], cells, { x: 60, y: 60, widths: [60, 60, 90, 60] });
      put(doc, 60, 400, text);
    });
  expect((await of(note)).certain).toBe(0);
  expect((await of("Number of bolts per beam as shown")).certain).toBe(2);
});

test("a list that goes on without its heading, and one whose heading stands under it, have a title too", async () => {
  const heads = ["Mark", "Qty", "Section", "Length"];
  const cells = [["B1", "4", "IPE 200", "2400"], ["B2", "2", "IPE 220", "3000"]] as const; // biome-ignore format: a table
  const look = { x: 60, y: 60, widths: [60, 60, 90, 60] };
  const { rows, certain } = await read((doc) => {
    put(doc, 60, 44, "STEEL LIST PER FRAME", 10);
    list(doc, heads, cells, look);
    doc.addPage({ size: [842, 595], margin: 0 });
    list(doc, [], [["B3", "4", "IPE 200", "4400"], ["B4", "2", "IPE 220", "4500"]], { ...look, header: "none" }); // biome-ignore format: a table
  });
  expect([rows.length, certain]).toEqual([4, 0]);
  const upwards = await read((doc) => {
    put(doc, 60, 44, "STEEL LIST PER FRAME", 10);
    list(doc, heads, cells, { ...look, header: "bottom" });
  });
  expect([upwards.rows.length, upwards.certain]).toEqual([2, 0]);
  const turned = await read((doc) => {
    put(doc, 60, 44, "STEEL LIST PER FRAME", 10);
    const columns = [["Section", "IPE 200", "IPE 220"], ["Length", "4200", "4300"], ["Qty", "4", "2"]]; // biome-ignore format: a table
    list(doc, ["Mark", "B1", "B2"], columns, { ...look, widths: [60, 90, 90] });
  });
  expect([turned.rows.length, turned.certain]).toEqual([2, 0]);
});

test("pieces per frame under a heading of two lines; mirrored ones that may be among the others; two counts without a heading", async () => {
  expect(await pieces(["No. per\nframe"], [["4"], ["2"]])).toEqual([[4, 2], 0]);
  expect((await pieces(["Anzahl", "gespiegelt"], [["4", "2"], ["3", "1"]]))[1]).toBe(0);
  expect(await pieces(["Anzahl", "gespiegelt"], [["4", "5"], ["3", "1"]])).toEqual([[9, 4], 2]);
  const cells = [["B1", "IPE 200", "4200", "4", "1"], ["B2", "IPE 220", "4300", "2", "1"], ["B3", "IPE 240", "4300", "3", "1"]];
  const bare = await read((doc) => list(doc, [], cells, { x: 60, y: 80, widths: [60, 90, 60, 60, 60], header: "none" }));
  expect(bare.certain).toBe(0);
}); // biome-ignore format: a table

const threeRows = (...names: readonly string[]) =>
  names.map((name, i) => [name, ["IPE 200", "IPE 220", "HEA 160"][i] ?? "", `${4200 + 100 * i}`, `${4 - i}`]);
const marksUnder = async (head: string, ...names: readonly string[]): Promise<[string[], number]> => {
  const look = { x: 60, y: 60, widths: [110, 70, 70, 70] };
  const { rows, certain } = await read((doc) =>
    list(doc, [head, "Section", "Length", "Qty"], threeRows(...names), look),
  );
  return [rows.map(([mark]) => mark), certain];
};

test.each(["New mark", "Type", "Ref", "Item no", "Id", "Designation", "Neue Pos", "Nouveau repère", "Beam type"])(
  "short names of their own are the marks where no other column has them: %s",
  async (head) => {
    expect(await marksUnder(head, "1", "2", "3")).toEqual([["1", "2", "3"], 3]);
    expect(await marksUnder(head, "7", "3", "12")).toEqual([["7", "3", "12"], 3]);
    expect(await marksUnder(head, "A", "B", "C")).toEqual([["A", "B", "C"], 3]);
  },
);

test("names that may be marks, and numbers and letters that are none", async () => {
  expect(await marksUnder("Zz", "1", "2", "3")).toEqual([["", "", ""], 0]);
  expect(await marksUnder("Type", "1", "2", "1")).toEqual([["", "", ""], 0]);
  expect(await marksUnder("Type", "Beam", "Post", "Rail")).toEqual([["", "", ""], 3]);
  expect(await marksUnder("Level", "1", "2", "3")).toEqual([["", "", ""], 3]);
  const marked = [["B1", "1", "IPE 200", "4200", "4"], ["B2", "2", "IPE 220", "4300", "2"]] as const; // biome-ignore format: a table
  const heads = ["Mark", "Type", "Section", "Length", "Qty"];
  const { rows, certain } = await read((doc) =>
    list(doc, heads, marked, { x: 60, y: 60, widths: [60, 60, 90, 60, 60] }),
  );
  expect([rows.map(([mark]) => mark), certain]).toEqual([["B1", "B2"], 2]);
});

test.each([
  "Total m",
  "Total (m)",
  "Total (mm)",
  "Total (lfdm)",
  "Gesamt [m]",
  "Ges. m",
  "Gesamtlänge",
  "Totaal m",
  "Lfm",
  "Longueur totale",
  "m",
])("a length of all pieces is none of one, and the row is not certain without: %s", async (head) => {
  const cells = [["B1", "IPE 200", "4", "16.80"], ["B2", "IPE 220", "2", "8.60"]] as const; // biome-ignore format: a table
  const of = (last: string) =>
    read((doc) => list(doc, ["Mark", "Section", "Qty", last], cells, { x: 60, y: 60, widths: [60, 90, 60, 110] }));
  const { rows, certain } = await of(head);
  expect([rows.map(([, , length, count]) => [length, count]), certain]).toEqual([
    [
      [undefined, 4],
      [undefined, 2],
    ],
    0,
  ]);
  expect((await of("Level (m)")).certain).toBe(2);
});

test("the mark that holds now, the section that may be taken instead, how many are cut", async () => {
  const of = async (heads: readonly string[], cells: readonly (readonly string[])[]) => {
    const widths = heads.map((head) => (head.length > 8 ? 110 : 70));
    const { rows, certain } = await read((doc) => list(doc, heads, cells, { x: 60, y: 60, widths }));
    return [...rows, certain];
  };
  const marks = [["B1", "C1", "IPE 200", "4500", "4"], ["B2", "C2", "IPE 220", "4600", "2"]]; // biome-ignore format: a table
  expect(await of(["Old mark", "New mark", "Section", "Length", "Qty"], marks)).toEqual([
    ["C1", "IPE 200", 4500, 4],
    ["C2", "IPE 220", 4600, 2],
    2,
  ]);
  const sections = [["B1", "IPE 200", "HEA 160", "4500", "4"]];
  expect(await of(["Mark", "Section", "Alternative section", "Length", "Qty"], sections)).toEqual([
    ["B1", "IPE 200", 4500, 4],
    0,
  ]);
  expect(await of(["Mark", "Section", "Qty", "Cut", "Length"], [["B1", "IPE 200", "4", "3", "4200"]])).toEqual([
    ["B1", "IPE 200", 4200, 4],
    0,
  ]);
});

/** How many of two rows are certain, with lines on the sheet beside their list or fields in its title block */
const beside = async (draw: (doc: Doc) => void): Promise<number> => {
  const cells = [["B1", "4", "IPE 200", "2400"], ["B2", "2", "IPE 220", "3000"]] as const; // biome-ignore format: a table
  const { rows, certain } = await read((doc) => {
    list(doc, ["Mark", "Qty", "Section", "Length"], cells, { x: 60, y: 60, widths: [60, 60, 90, 60] });
    draw(doc);
  });
  expect(rows.map(([, , , count]) => count)).toEqual([4, 2]);
  return certain;
};

test.each([
  "No. of frames: 4",
  "Number of trusses 12",
  "Anzahl Binder: 4",
  "Anzahl der Rahmen = 4 Stk.",
  "Quantity: 3 trusses",
  "Menge: 4 Dachbinder",
  "Trusses required: 6",
  "Aantal spanten: 4",
  "Nombre de portiques : 6",
  "Antal ramar: 3",
  "2 frames thus",
  "4 such trusses",
  "Two frames as drawn",
  "3 Rahmen wie gezeichnet",
  "2 wie gezeichnet",
  "2 off as drawn",
  "4 identical frames",
  "4 gleiche Rahmen",
  "Binderanzahl: 4",
  "FRAME F1 - 4 OFF",
  "Make 4",
  "4 Stk. herstellen",
  "2x wie gezeichnet, 2x spiegelbildlich",
  "1 as drawn, 1 opposite hand",
])("a line under the list says that there are several: %s", async (line) => {
  expect(await beside((doc) => put(doc, 60, 125, line))).toBe(0);
});

test.each([
  ["No. of frames", "4"],
  ["Anzahl Binder:", "4 Stk"],
  ["Quantity", "3 trusses"],
  ["Frames required", "2"],
])("a field of the title block says it: %s, %s", async (label, value) => {
  const fields = [["Project", "Barn"], ["Sheet", "2 of 4"], [label, value], ["Rev", "2"]] as const; // biome-ignore format: a table
  expect(await beside((doc) => titleBlock(doc, fields))).toBe(0);
  // in one line
  expect(await beside((doc) => { put(doc, 400, 300, label); put(doc, 480, 300, value); })).toBe(0); // biome-ignore format: a line
});

test.each(["Qty", "Stückzahl", "No. off", "Aantal"])("a number of pieces in a box of the title block: %s", async (label) => {
  const fields = [["Project", "Barn"], ["Sheet", "2 of 4"], [label, "3"], ["Rev", "2"]] as const; // biome-ignore format: a table
  expect(await beside((doc) => titleBlock(doc, fields))).toBe(0);
  // of a detail
  expect(await beside((doc) => put(doc, 600, 500, `${label}: 3`))).toBe(2);
  const { certain } = await read((doc) => {
    list(doc, ["Mark", "Qty", "Section", "Length"], [["B1", "3", "IPE 200", "2400"]], { x: 60, y: 60, widths: [60, 60, 90, 60] });
    titleBlock(doc, fields);
  });
  expect(certain).toBe(1);
}); // biome-ignore format: a table

test("fields and lines that count something else", async () => {
  const fields = [
    ["Sheet", "2 of 4"], ["Rev", "2"], ["Building", "Halle 2"], ["Copies", "3"], ["Blatt", "2"], ["No. of sheets", "4"],
    ["Number of frames", "1"], ["Job no", "12"], ["Frame", "4"], ["Level", "2"], ["Anzahl Seiten", "3"], ["No.", "4"], ["Nr", "12"], ["Drawing no", "4"],
  ] as const; // biome-ignore format: a table
  expect(await beside((doc) => titleBlock(doc, fields, 790, 600))).toBe(2);
  const lines = [
    "Sheet 2 of 4", "Rev 2", "Halle 2", "Copies: 3", "2 coats of primer required", "No. of bolts: 12", "Frame 4", "3 of 4", "Stahlrahmen 2",
    "6 pieces in total", "Number of drawings: 4", "Anzahl Bauteile: 6", "6 Stück gesamt"];
  for (const line of lines) expect(await beside((doc) => put(doc, 60, 120, line)), line).toBe(2);
  // of a detail, which is not the list
  expect(await beside((doc) => put(doc, 600, 500, "2 wie gezeichnet"))).toBe(2);
}); // biome-ignore format: a table

test("a number before two sections may count: nothing with such a number is certain", async () => {
  const lines = ["2 IPE 200", "4 IPE 500", "4 HEA 160", "8 HEB 200"];
  const drawn = (texts: readonly string[]) =>
    read((doc) => {
      for (const [i, text] of texts.entries()) put(doc, 100 + 140 * (i % 2), 100 + 90 * i, text);
    });
  expect((await drawn(lines)).certain).toBe(0);
  expect((await drawn(["1 IPE 200", "2 IPE 500", "3 HEA 160"])).certain).toBe(3);
});
