/** Sheets as offices draw them that the generator of random sheets does not know: each taught a mechanism. */
import { inEnglish } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { readPages } from "../src/process/pipeline.ts";
import { read } from "./drawings/read.ts";
import { type Doc, list, pdfOf, put, titleBlock } from "./drawings/sheet.ts";

test("a heading repeated for each group, under the section of the group", async () => {
  const groups: readonly (readonly [string, readonly string[][]])[] = [
    ["HEA 160   S235JR", [["M12", "4", "3.450", "90 / 90"], ["M13", "2", "2.980", "90 / 45"]]],
    ["UNP 140   S235JR", [["M20", "16", "980", "90 / 90"]]],
    ["KOKER 80x80x5   S355J2H", [["M31", "7", "2.115", "45 / 45"]]],
  ]; // biome-ignore format: a table
  const { rows } = await read((doc) => {
    let y = 60;
    for (const [section, own] of groups) {
      put(doc, 60, y + 3, section, 9);
      y = list(doc, ["Merk", "Aantal", "Lengte", "Zaaghoek"], own, { x: 60, y: y + 16, widths: [60, 60, 80, 80] }) + 10;
    }
  });
  expect(rows).toEqual([
    ["M12", "HE 160 A", 3450, 4],
    ["M13", "HE 160 A", 2980, 2],
    ["M20", "UPN 140", 980, 16],
    ["M31", "SHS 80x80x5", 2115, 7],
  ]);
});

/** Boxes of a heading's two lines; those without words below reach over both */
function overHeads(doc: Doc, x: number, y: number, heads: readonly (readonly [number, string, readonly string[]])[]) {
  let at = x;
  doc.lineWidth(0.4);
  for (const [width, text, under] of heads) {
    const own = width / Math.max(1, under.length);
    doc.rect(at, y, width, under.length > 0 ? 14 : 28).stroke();
    put(doc, at + (under.length > 0 ? width / 3 : 3), under.length > 0 ? y + 2 : y + 10, text);
    under.forEach((one, i) => {
      doc.rect(at + i * own, y + 14, own, 14).stroke();
      put(doc, at + i * own + 3, y + 17, one);
    });
    at += width;
  }
}

test("headings over headings", async () => {
  const { rows } = await read((doc) => {
    overHeads(doc, 60, 80, [
      [40, "Pos.", []],
      [40, "Stk.", []],
      [180, "Abmessungen", ["Profil", "Länge [mm]"]],
      [70, "Werkstoff", []],
      [120, "Gewicht [kg]", ["einzel", "gesamt"]],
    ]);
    const cells = [
      ["1", "6", "IPE 270", "5.980", "S235JR", "215,9", "1.295,3"],
      ["2", "3", "HEA 180", "4.120", "S235JR", "146,3", "438,8"],
      ["3", "12", "QRO 100x100x5", "2.340", "S355J2H", "34,4", "412,8"],
    ];
    list(doc, [], cells, { x: 60, y: 108, widths: [40, 40, 90, 90, 70, 60, 60], header: "none" });
  });
  expect(rows).toEqual([
    ["1", "IPE 270", 5980, 6],
    ["2", "HE 180 A", 4120, 3],
    ["3", "SHS 100x100x5", 2340, 12],
  ]);
});

test("rows of a list that is not understood are no members", async () => {
  const { rows, unresolved } = await read((doc) => {
    put(doc, 100, 100, "B1 - 457x191x67 UB");
    put(doc, 100, 300, "B2 - 406x178x54 UB");
    const cells = [
      ["A", "457x191x67 UB", "6 No. M20", "150x10 PL", "180"],
      ["B", "406x178x54 UB", "4 No. M20", "150x10 PL", "120"],
    ];
    const heads = ["Conn.", "Beam", "Bolts", "End plate", "Shear (kN)"];
    list(doc, heads, cells, { x: 800, y: 260, widths: [40, 90, 60, 70, 60] });
  });
  expect(rows.map(([mark]) => mark)).toEqual(["B1", "B2"]);
  expect(unresolved).toEqual(Array(2).fill(expect.stringContaining("whose heading is not understood")));
});

test("marks under an unknown word, and numbers under one are told", async () => {
  const cells = [
    ["1", "B-1", "IPE 200", "4850", "6", "S235JR"],
    ["2", "B-2", "IPE 200", "2425", "12", "S235JR"],
    ["3", "S-1", "HEA 160", "3300", "4", "S235JR"],
  ];
  const of = (heads: readonly string[]) =>
    read((doc) => list(doc, heads, cells, { x: 60, y: 70, widths: [30, 50, 90, 80, 60, 60] }));
  const marked = ["B-1", "B-2", "S-1"];
  const known = await of(["Lp.", "Xyzzy", "Profil", "Plugh", "Fnord", "Gatunek"]);
  expect(known.rows.map(([mark]) => mark)).toEqual(marked);
  expect(known.certain).toBe(0);
  // most words are unknown: the rows say what the columns are
  const unknown = await of(["Lp.", "Xyzzy", "Quux", "Plugh", "Fnord", "Frotz"]);
  expect(unknown.rows.map(([mark]) => mark)).toEqual(marked);
});

test("a label of the view on the line of a list's headings", async () => {
  const { rows } = await read((doc) => {
    put(doc, 60, 83, "C1 RHS 80x40x4");
    const cells = [
      ["C1", "1", "RHS 80x40x4", "6900"],
      ["C2", "4", "254x102x28 UB", "1050"],
    ];
    doc.moveTo(395, 75).lineTo(395, 140).stroke();
    list(doc, ["ITEM NO.", "COUNT", "PROFILE", "LENGTH MM"], cells, {
      x: 400,
      y: 80,
      widths: [60, 50, 90, 70],
      rules: "none",
    });
  });
  expect(rows).toEqual([
    ["C1", "RHS 80x40x4", 6900, 1],
    ["C2", "UB 254x102x28", 1050, 4],
  ]);
});

test("the first row's name has two lines, the first a letter that is a heading elsewhere", async () => {
  const cells = [
    ["KK100", "L\n75x50x6", "5.400", "S235JR"],
    ["KK110", "HEA\n160", "1.650", "S235JR"],
  ];
  const heads = ["LITTERA", "PROFIL", "LÄNGD MM", "KVALITET"];
  const { rows } = await read((doc) =>
    list(doc, heads, cells, { x: 40, y: 60, widths: [60, 60, 60, 60], rules: "none" }),
  );
  expect(rows.map(([mark, profile, length]) => [mark, profile, length])).toEqual([
    ["KK100", "L 75x50x6", 5400],
    ["KK110", "HE 160 A", 1650],
  ]);
});

test("a count with a cross before a British name of four numbers", async () => {
  const { rows } = await read((doc) => put(doc, 60, 60, "6x 254 x 146 UKB 31 L = 4678 S235JR (c1)"));
  expect(rows).toEqual([["c1", "UB 254x146x31", 4678, 6]]);
});

test("a cell of a spreadsheet whose text ends beside its label is read from its first line", async () => {
  const { info } = await read((doc) => {
    put(doc, 60, 60, "Stückliste", 10);
    put(doc, 60, 112, "Bauvorhaben:", 10);
    for (const [i, line] of ["Umbau Lagerhalle", "für die Spedition", "am Hafen"].entries())
      put(doc, 150, 90 + 11 * i, line, 10);
    put(doc, 60, 130, "Plan-Nr.:", 10);
    put(doc, 150, 130, "ST-310", 10);
  });
  expect(info).toMatchObject({ project_name: "Umbau Lagerhalle für die Spedition am Hafen", drawing_number: "ST-310" });
  const other = await read((doc) => {
    put(doc, 60, 79, "Auftraggeber:", 10);
    put(doc, 150, 79, "Stahlbau Weber", 10);
    put(doc, 60, 90, "Bauvorhaben:", 10);
    put(doc, 150, 90, "am Hafen 3", 10);
  });
  expect(other.info.project_name).toBe("am Hafen 3");
});

test("title blocks: values far beside short labels, a revision that is a heading elsewhere", async () => {
  const beside = [
    ["Projet", "Passerelle du Moulin"],
    ["Désignation", "Charpente métallique"],
    ["Ech", "1 : 10"],
    ["N° plan", "927-K-23"],
    ["Dessiné par", "ak"],
  ] as const;
  const { info } = await read((doc) => {
    beside.forEach(([label, value], i) => {
      put(doc, 495, 467 + 16 * i, label, 7);
      put(doc, 606, 466 + 16 * i, value, 10);
    });
  });
  expect(info).toMatchObject({
    project_name: "Passerelle du Moulin",
    title: "Charpente métallique",
    scale: "1:10",
    drawing_number: "927-K-23",
  });
  const boxed = await read((doc) =>
    titleBlock(doc, [
      ["Project", "Cold Store Extension"],
      ["Drg No.", "SK-1042"],
      ["Rev", "C"],
      ["Date", "14/03/24"],
    ]),
  );
  expect(boxed.info).toMatchObject({ drawing_number: "SK-1042", revision: "C" });
});

test("assemblies with their number in the cell of their mark", async () => {
  const cells = [
    ["A-01 (6 off)", "", "", "", ""],
    ["", "p1", "1", "UB 305x165x40", "5820"],
    ["", "p2", "2", "PL 15x200", "340"],
    ["A-02 (2 off)", "", "", "", ""],
    ["", "p3", "1", "UC 203x203x46", "4150"],
    ["", "p4", "3", "RSA 100x100x10", "150"],
  ];
  const heads = ["Assembly", "Part", "Qty/assy", "Section", "Length"];
  const { rows } = await read((doc) => list(doc, heads, cells, { x: 60, y: 60, widths: [80, 50, 60, 110, 60] }));
  expect(rows).toEqual([
    ["p1", "UB 305x165x40", 5820, 6],
    ["p3", "UC 203x203x46", 4150, 2],
    ["p4", "L 100x100x10", 150, 6],
  ]);
});

test("existing and removed steel is no member, in lists and labels", async () => {
  const cells = [
    ["1", "203x133x25 UB", "3900", "2", "New, fix to existing"],
    ["2", "254x146x31 UB", "5200", "1", "Existing - retain"],
    ["3", "100x100x6.3 SHS", "2600", "4", ""],
    ["4", "152x89x16 UB", "2100", "1", "Remove"],
  ];
  const heads = ["Ref", "Size", "Length mm", "No.", "Status"];
  const inList = await read((doc) => list(doc, heads, cells, { x: 60, y: 60, widths: [40, 110, 70, 40, 100] }));
  expect(inList.rows.map(([mark]) => mark)).toEqual(["1", "3"]);
  expect(inList.unresolved).toHaveLength(2);
  const labels = await read((doc) => {
    put(doc, 100, 100, "B1 203x133x25 UB");
    put(doc, 100, 160, "EX. 305x165x40 UB");
    put(doc, 100, 220, "bestaande balk HEB240 handhaven");
  });
  expect(labels.rows.map(([mark]) => mark)).toEqual(["B1"]);
  expect(labels.unresolved).toHaveLength(2);
});

test("what stands beside the section of a label", async () => {
  const { rows, certain } = await read((doc) => {
    put(doc, 100, 100, "P1 : HEA 200 - L = 4,50 m (x6)");
    put(doc, 100, 130, "PN1 IPE 140 L=5.40m (S275)");
    put(doc, 100, 160, "2 UPN 200 accolés");
    put(doc, 100, 190, "Poutre IPE 330 - Rep. 4 - 7,25 m");
    put(doc, 100, 220, "CV1 : L 60x60x6 (8 u.)");
    put(doc, 100, 250, "100x100x5 SHS BRACE, BR1 TYP.");
    put(doc, 100, 280, "T9 IPE 200 / 7 / 45");
  });
  expect(rows).toEqual([
    ["P1", "HE 200 A", 4500, 6],
    ["PN1", "IPE 140", 5400, 1],
    ["2", "UPN 200", undefined, 1],
    ["4", "IPE 330", 7250, 1],
    ["CV1", "L 60x60x6", undefined, 8],
    ["BR1", "SHS 100x100x5", undefined, 1],
    ["T9", "IPE 200", undefined, 1],
  ]);
  // a pair or a mark, a typical label, numbers that are not understood
  expect(certain).toBe(4);
});

test("a mark labelled once stands for the pieces that bear it alone", async () => {
  const { rows, certain } = await read((doc) => {
    put(doc, 90, 250, "K1 - koker 100/100/6,3");
    for (const x of [300, 500]) put(doc, x, 250, "K1");
  });
  expect(rows).toEqual([["K1", "SHS 100x100x6.3", undefined, 3]]);
  expect(certain).toBe(0);
});

test("lengths with tolerances, with pieces, and in words", async () => {
  const cells = [
    ["B1", "2", "UB 254x146x31", "6000 ±2"],
    ["B2", "1", "UB 254x146x31", "4,500 / 4,700"],
    ["B3", "3", "UB 203x133x25", "var."],
  ];
  const told = await read((doc) =>
    list(doc, ["Mark", "Qty", "Section", "Length"], cells, { x: 60, y: 60, widths: [50, 50, 150, 90] }),
  );
  expect(told.rows.map(([, , length]) => length)).toEqual([6000, undefined, undefined]);
  expect(told.certain).toBe(1);
  const saw = [
    ["IPE 160", "4 x 2350", "1"],
    ["# 80.80.4", "8 x 1120", "2"],
  ];
  const cut = await read((doc) =>
    list(doc, ["Profil", "Zuschnitt (mm)", "Pos."], saw, { x: 60, y: 60, widths: [100, 120, 60] }),
  );
  expect(cut.rows).toEqual([
    ["1", "IPE 160", 2350, 4],
    ["2", "SHS 80x80x4", 1120, 8],
  ]);
});

test("general notes speak of members only where they name their section", async () => {
  const { rows, unresolved } = await read((doc) => {
    put(doc, 60, 80, "1. All beams IPE 200 unless noted otherwise.");
    put(doc, 60, 94, "2. Provide 100x100x10 angle cleats at all beam to beam connections.");
    put(doc, 60, 108, "3. Lintels over openings: 2 No. 152x89x16 UB.");
    put(doc, 500, 200, "B1");
    put(doc, 600, 200, "B2");
    put(doc, 500, 300, "B3 IPE 270");
  });
  expect(rows.map(([mark, profile]) => [mark, profile])).toEqual([
    ["B3", "IPE 270"],
    ["B1", "IPE 200"],
    ["B2", "IPE 200"],
  ]);
  expect(unresolved).toHaveLength(2);
});

test("pieces with decimals, columns named after the member", async () => {
  const { rows } = await read((doc) => {
    const counted = [
      ["10", "IPE 300", "4,00", "6.000"],
      ["20", "HEA 200", "12,00", "3.250"],
    ];
    list(doc, ["Pos", "Bezeichnung", "Menge", "Länge"], counted, { x: 40, y: 60, widths: [40, 100, 50, 60] });
    const columns = [
      ["S1", "HEB 200", "-0,35", "+4,20", "4", "350x350x25"],
      ["S2", "HEA 160", "-0,35", "+3,10", "2", "250x250x20"],
    ];
    const heads = ["Stütze", "Profil", "UK", "OK", "Anz.", "Fußplatte"];
    list(doc, heads, columns, { x: 40, y: 300, widths: [50, 80, 50, 50, 40, 90] });
  });
  expect(rows).toEqual([
    ["10", "IPE 300", 6000, 4],
    ["20", "HE 200 A", 3250, 12],
    ["S1", "HE 200 B", undefined, 4],
    ["S2", "HE 160 A", undefined, 2],
  ]);
});

test("marks and drawings that begin like a word for what exists", async () => {
  const { rows } = await read((doc) => {
    const cells = [
      ["R1", "2", "UB 203x133x25", "3200", "EX-101"],
      ["R2", "3", "UB 203x133x25", "3300", "EX-102"],
    ];
    const heads = ["Mark", "Qty", "Section", "Length", "Drawing"];
    list(doc, heads, cells, { x: 500, y: 60, widths: [50, 40, 120, 60, 60] });
  });
  expect(rows.filter(([mark]) => mark.startsWith("R")).map(([mark]) => mark)).toEqual(["R1", "R2"]);
  const labels = await read((doc) => {
    put(doc, 100, 100, "EX-1 HEA 200");
    put(doc, 100, 160, "ROOF BEAM RB1 - 305x165x40 UB");
    put(doc, 100, 220, "GRID A1 IPE 200");
  });
  expect(labels.rows.map(([mark]) => mark)).toEqual(["EX-1", "RB1", ""]);
});

test("repeated by a word, counted by a schedule of columns", async () => {
  const slanted = await read((doc) => {
    for (let i = 0; i < 5; i++)
      put(doc, 200 + i * 140, 462, i === 0 ? "R1 - 254x146x31 UB" : i === 4 ? "R1" : "do.", 7, -24);
    put(doc, 380, 490, "EB1 203x133x25 UB (4x)", 7);
  });
  expect(slanted.rows).toEqual([
    ["EB1", "UB 203x133x25", undefined, 4],
    ["R1", "UB 254x146x31", undefined, 2],
  ]);
  // how many R1 there are is not sure
  expect(slanted.certain).toBe(1);
  const heads = ["LEVEL", "C1, C3, C7", "C2", "C4-C6"];
  const storeys = [
    ["ROOF", "UC 152x152x30", "UC 152x152x30", "UC 203x203x46"],
    ["2ND FLOOR", "UC 203x203x46", "do.", "UC 254x254x73"],
    ["BASE PLATE", "400x400x25", "400x400x25", "450x450x30"],
  ];
  const columns = await read((doc) => list(doc, heads, storeys, { x: 60, y: 60, widths: [90, 110, 110, 110] }));
  expect(columns.rows.map(([mark, profile, , pieces]) => [mark, profile, pieces])).toEqual([
    ["C1, C3, C7", "UC 152x152x30", 3],
    ["C1, C3, C7", "UC 203x203x46", 3],
    ["C2", "UC 152x152x30", 1],
    ["C4-C6", "UC 203x203x46", 3],
    ["C4-C6", "UC 254x254x73", 3],
  ]);
  expect(columns.certain).toBe(4);
});

test("the number of assemblies in the column of pieces: of one or of all, nobody says", async () => {
  const cells = [
    ["FRAME F1", "", "", "x 3", ""],
    ["", "1", "HEA 200", "2", "4300"],
    ["", "2", "IPE 300", "1", "5800"],
  ];
  const heads = ["Assembly", "Part", "Profile", "Qty", "Length"];
  const { rows, certain } = await read((doc) =>
    list(doc, heads, cells, { x: 60, y: 60, widths: [80, 40, 100, 40, 60] }),
  );
  expect([rows.length, certain]).toEqual([2, 0]);
});

test("a list in three blocks counts under No", async () => {
  const { rows } = await read((doc) => {
    for (const block of [0, 1, 2]) {
      const cells = [0, 1, 2, 3, 4].map((i) => [`B${block * 5 + i + 1}`, "UB 203x133x25", "2400", String(1 + (i % 4))]);
      list(doc, ["Mark", "Section", "L (mm)", "No"], cells, { x: 60 + block * 300, y: 60, widths: [40, 110, 60, 40] });
    }
  });
  expect(rows.map(([, , , pieces]) => pieces)).toEqual([1, 2, 3, 4, 1, 1, 2, 3, 4, 1, 1, 2, 3, 4, 1]);
});

test("marks in boxes beside their sections, on either side", async () => {
  const { rows } = await read((doc) => {
    for (const x of [150, 350]) {
      doc
        .rect(x, 430, 26, 12)
        .rect(x + 120, 480, 26, 12)
        .lineWidth(0.4)
        .stroke();
      put(doc, x + 3, 433, "C1");
      put(doc, x + 30, 433, "HEB 220", 7);
      put(doc, x + 86, 483, "IPE 330", 7);
      put(doc, x + 123, 483, "B1");
    }
  });
  expect(rows).toEqual([
    ["C1", "HE 220 B", undefined, 2],
    ["B1", "IPE 330", undefined, 2],
  ]);
});

test("levels beside an elevation, with axes and without", async () => {
  const levelled = (doc: Doc) => {
    for (const [text, y] of [
      ["+0.000", 500],
      ["+4.200", 380],
      ["+8.400", 260],
    ] as const)
      put(doc, 60, y - 4, text);
    put(doc, 380, 600, "ELEVATION ON GRID LINE A", 11);
    put(doc, 380, 616, "Scale 1:100", 7);
  };
  const gridded = await pdfOf((doc) => {
    levelled(doc);
    for (const [i, x] of [150, 350, 550, 750].entries()) {
      doc.lineWidth(0.2).moveTo(x, 230).lineTo(x, 540).stroke().circle(x, 555, 12).stroke();
      put(doc, x - 3, 551, String(i + 1));
    }
  });
  for (const pdf of [gridded, await pdfOf(levelled)]) {
    const { views } = await readPages(new Uint8Array(pdf), { readers: ["text"] });
    expect(views).toMatchObject([{ kind: "elevation", levels_mm: [0, 4200, 8400] }]);
  }
});

test("a part on each page under a large title; a sum of pieces weighs nothing", async () => {
  const { rows } = await read((doc) => {
    put(doc, 90, 60, "Einzelteil P-201", 14);
    put(doc, 90, 80, "4 x HEA 180 - 3 245 lg - S235JR", 9);
  });
  expect(rows).toEqual([["P-201", "HE 180 A", 3245, 4]]);
  const cells = [
    ["UB-Universal Beams: 305x165x40UB", "B-101", "5.875 m", "1"],
    ["RHS: 200x100x8RHS", "B-104", "3.110 m", "1"],
    ["Grand total: 2", "", "", "2"],
  ];
  const counted = await read((doc) =>
    list(doc, ["Type", "Mark", "Cut Length", "Count"], cells, { x: 60, y: 60, widths: [180, 60, 70, 50] }),
  );
  expect(counted.rows).toHaveLength(2);
  expect(counted.info.printed_total_mass_kg).toBeUndefined();
});

test("marks across the line of a beam, far in front, before a stroke; some beams of a note are not all", async () => {
  const { rows, certain, unresolved } = await read((doc) => {
    for (const [i, y] of [200, 400].entries()) {
      doc.lineWidth(1.2).moveTo(160, y).lineTo(390, y).stroke();
      put(doc, 220, y - 12, "457x152x52UB S355 (TOS +7.325)", 6);
      put(doc, 250, y + 4, `[B${i + 1}]`, 6);
    }
    put(doc, 600, 300, "B3", 6);
    put(doc, 630, 300, "IPE 240", 6);
    put(doc, 600, 400, "17 / RHS 120x80x5 / 1880 / 6x");
    put(doc, 820, 145, "2. ALL SECONDARY BEAMS 254x102x22UB U.N.O.", 7);
    put(doc, 600, 350, "best. INP200");
  });
  expect(rows).toEqual([
    ["B1", "UB 457x152x52", undefined, 1],
    ["B3", "IPE 240", undefined, 1],
    ["B2", "UB 457x152x52", undefined, 1],
    ["17", "RHS 120x80x5", 1880, 6],
  ]);
  expect(certain).toBe(3);
  expect(unresolved).toHaveLength(2);
});

test("a saw list names a section once for its rows; all metres are no weight", async () => {
  const cells = [
    ["HEA160", "L101", "4", "3.985,0", "15,94"],
    ["", "L102", "2", "2.760,5", "5,52"],
    ["", "", "6", "", "21,46"],
    ["IPE200", "L110", "8", "5.120,0", "40,96"],
  ];
  const heads = ["Profiel", "Merk", "Aantal", "Lengte mm", "Totaal m"];
  const { rows, certain } = await read((doc) =>
    list(doc, heads, cells, { x: 60, y: 60, widths: [80, 50, 50, 70, 60] }),
  );
  expect(rows).toEqual([
    ["L101", "HE 160 A", 3985, 4],
    ["L102", "HE 160 A", 2760.5, 2],
    ["L110", "IPE 200", 5120, 8],
  ]);
  expect(certain).toBe(2);
});

test("title blocks: two languages before a colon, a value beyond its cell, date and author", async () => {
  const { info } = await read((doc) => {
    put(doc, 500, 460, "Bauvorhaben / Project: Lagerhalle Weber");
    put(doc, 500, 474, "Zeichnungsnummer: 356-W-37");
    put(doc, 500, 488, "Gezeichnet: M. Huber");
    put(doc, 500, 502, "Datum: 21.07.2024");
  });
  expect(info).toEqual({
    project_name: "Lagerhalle Weber",
    drawing_number: "356-W-37",
    author: "M. Huber",
    date: "21.07.2024",
  });
  const boxed = await read((doc) =>
    titleBlock(doc, [
      ["Project", "Aanbouw woning Kerkstraat 12 te Oud-Beijerland"],
      ["Onderwerp", "Overzicht dak"],
      ["Getekend", "PvD"],
      ["Datum", "4 jan 2024"],
    ]),
  );
  expect(boxed.info).toMatchObject({
    project_name: "Aanbouw woning Kerkstraat 12 te Oud-Beijerland",
    author: "PvD",
    date: "4 jan 2024",
  });
});

test("a detail that names sections again has no members; others without a mark are in doubt", async () => {
  const { rows, unresolved, certain } = await read((doc) => {
    put(doc, 200, 200, "B1 IPE 300");
    put(doc, 200, 300, "C1 HEB 180");
    put(doc, 400, 300, "HEB 180");
    put(doc, 200, 330, "GRUNDRISS +4,00  M 1:100", 10);
    put(doc, 800, 200, "IPE 300", 7);
    put(doc, 800, 220, "FL 15x150x320", 6);
    put(doc, 800, 290, "DETAIL 1  M 1:10", 10);
  });
  expect(rows).toEqual([
    ["B1", "IPE 300", undefined, 1],
    ["C1", "HE 180 B", undefined, 1],
    ["", "HE 180 B", undefined, 1],
  ]);
  expect([unresolved.length, certain]).toEqual([1, 2]);
});

test("assemblies in the column of marks, pieces of two buildings, pieces that only weights tell", async () => {
  const widths = [50, 40, 30, 100, 70, 80, 80];
  const marked = [
    ["T1", "1", "2", "IPE 360", "7820", "446,5", "893,0"],
    ["T1", "2", "4", "PIATTO 150x15", "300", "5,3", "21,2"],
    ["P1", "3", "6", "HEA 200", "4150", "175,5", "1053,1"],
  ];
  const heads = ["Marca", "Pos.", "N.", "Profilo", "Lung. (mm)", "Peso unit. (kg)", "Peso tot. (kg)"];
  expect((await read((doc) => list(doc, heads, marked, { x: 60, y: 60, widths }))).rows).toEqual([
    ["1", "IPE 360", 7820, 2],
    ["3", "HE 200 A", 4150, 6],
  ]);
  const houses = [
    ["1", "IPE 180", "4200", "2", "3", "5"],
    ["2", "HEA 140", "2800", "4", "4", "8"],
  ];
  const ofHouses = ["Pos.", "Profil", "Länge", "Haus A", "Haus B", "Gesamt"];
  expect((await read((doc) => list(doc, ofHouses, houses, { x: 60, y: 60, widths }))).rows).toEqual([
    ["1", "IPE 180", 4200, 5],
    ["2", "HE 140 A", 2800, 8],
  ]);
  const hands = [
    ["K1", "2", "2", "UC 152x152x30", "3650", "109.5", "438.0"],
    ["K2", "1", "1", "UB 203x133x25", "4200", "105.4", "210.8"],
  ];
  const handed = ["Mark", "As drawn", "Opp. hand", "Section", "Length", "Wt each (kg)", "Wt total (kg)"];
  expect(
    (await read((doc) => list(doc, handed, hands, { x: 60, y: 60, widths: [50, 60, 60, 110, 60, 80, 80] }))).rows,
  ).toEqual([
    ["K1", "UC 152x152x30", 3650, 4],
    ["K2", "UB 203x133x25", 4200, 2],
  ]);
});

test("the drawer's name behind the date; the title of a drawing is no project", async () => {
  const { info } = await read((doc) => {
    list(
      doc,
      ["", "Datum", "Name"],
      [
        ["Bearb.", "12.03.2024", "Müller"],
        ["Gepr.", "14.03.2024", "Schulz"],
      ],
      {
        x: 700,
        y: 700,
        widths: [50, 70, 70],
      },
    );
    put(doc, 900, 705, "Benennung", 5);
    put(doc, 900, 712, "Träger Achse C", 11);
    put(doc, 900, 735, "Zeichnungs-Nr.", 5);
    put(doc, 900, 742, "S-1204-07", 11);
    put(doc, 900, 765, "Maßstab", 5);
    put(doc, 900, 772, "1:10", 9);
  });
  expect(info).toMatchObject({ title: "Träger Achse C", drawing_number: "S-1204-07", author: "Müller" });
  expect(info.project_name).toBeUndefined();
});

test("lengths in the cell of the section", async () => {
  const joined = [
    ["1", "4", "Träger", "IPE 200x3450", "S235JR"],
    ["2", "8", "Knagge", "Fl 100x10x120", "S235JR"],
  ];
  const german = await read((doc) =>
    list(doc, ["Pos", "Stk", "Benennung", "Abmessung", "Güte"], joined, {
      x: 60,
      y: 60,
      widths: [40, 40, 80, 100, 60],
    }),
  );
  expect(german.rows).toEqual([["1", "IPE 200", 3450, 4]]);
  const cells = [
    ["1", "HEA 200 x 4500 LG", "2"],
    ["2", "L 80x80x8 x 1200 LG", "6"],
    ["3", "SHS 60x60x4 - 2150 LG", "4"],
  ];
  const english = await read((doc) =>
    list(doc, ["Item", "Description", "Qty"], cells, { x: 60, y: 60, widths: [40, 160, 40] }),
  );
  expect(english.rows).toEqual([
    ["1", "HE 200 A", 4500, 2],
    ["2", "L 80x80x8", 1200, 6],
    ["3", "SHS 60x60x4", 2150, 4],
  ]);
});

test("printed pieces are counted once for each label", async () => {
  const { rows } = await read((doc) => {
    for (let i = 0; i < 80; i++)
      put(doc, 40 + (i % 8) * 130, 40 + Math.floor(i / 8) * 40, `B${i + 1} ${1 + (i % 8)}x IPE 200`);
  });
  expect([rows.length, rows.reduce((sum, [, , , pieces = 0]) => sum + pieces, 0)]).toEqual([80, 360]);
});

test("tables of properties, legends and words about another member make no members; a void sheet says so", async () => {
  const capacities = [
    ["IPE 200", "194", "52"],
    ["IPE 240", "324", "86"],
    ["IPE 300", "557", "148"],
  ];
  const table = await read((doc) =>
    list(doc, ["Profil", "Wy cm3", "MRd kNm"], capacities, { x: 60, y: 60, widths: [80, 60, 60] }),
  );
  expect([table.rows, table.unresolved.length]).toEqual([[], 3]);
  const { rows, unresolved } = await read((doc) => {
    put(doc, 60, 80, "LEGENDE", 10);
    put(doc, 120, 100, "IPE 160 Pfetten");
    put(doc, 120, 120, "L 60x6 Verbände");
    put(doc, 400, 160, "TO SUIT UC 203x203x60");
    put(doc, 400, 300, "B12 - UB 406x178x60 - 5840 LG - 2 No.");
  });
  expect(rows).toEqual([["B12", "UB 406x178x60", 5840, 2]]);
  expect(unresolved).toHaveLength(3);
  const stamped = await pdfOf((doc) => put(doc, 80, 180, "SUPERSEDED - SEE S-102 REV B", 16, -20));
  const { warnings } = await readPages(new Uint8Array(stamped), { readers: ["text"] });
  expect(inEnglish(warnings)).toContainEqual(expect.stringContaining('it is marked "SUPERSEDED'));
});

test("a section in a row of its own over rows that name none; a row that only names one is no member", async () => {
  const cells = [
    ["IPE 200", "", "", "", ""],
    ["", "101", "6", "5 940", "90"],
    ["", "102", "2", "3 215", "78,5"],
    ["", "", "8 pièces", "42,070 m", ""],
    ["Profil inconnu", "", "", "", ""],
    ["", "103", "14", "1 180", "45"],
    ["UPN 100", "", "", "", ""],
  ];
  const heads = ["Profil", "Rep", "Qté", "Longueur", "Angle 1"];
  const { rows, certain } = await read((doc) =>
    list(doc, heads, cells, { x: 60, y: 60, widths: [90, 50, 60, 70, 50] }),
  );
  expect(rows).toEqual([
    ["101", "IPE 200", 5940, 6],
    ["102", "IPE 200", 3215, 2],
  ]);
  expect(certain).toBe(2);
});

test("a list that only says what its marks are; the views have members besides", async () => {
  const { rows, unresolved } = await read((doc) => {
    const cells = [
      ["K1", "HEB 180", "+3500", "250x250x15"],
      ["K2", "HEB 240", "+3500", "300x300x20"],
    ];
    list(doc, ["Merk", "Profiel", "Peil b.k.", "Voetplaat"], cells, { x: 800, y: 116, widths: [40, 80, 60, 80] });
    for (const [i, x] of [150, 330, 510].entries()) put(doc, x, 200, i === 1 ? "K2 HEB 240" : "K1 HEB 180", 6);
    for (const x of [200, 400]) put(doc, x, 260, "IPE240", 7);
  });
  // their pieces are those that the plan shows
  expect(rows).toEqual([
    ["K1", "HE 180 B", undefined, 2],
    ["K2", "HE 240 B", undefined, 1],
    ["", "IPE 240", undefined, 2],
  ]);
  expect(unresolved).toEqual([]);
});

test("sheets of one part each: the section with its grade in the box of the material", async () => {
  const parts = [
    ["1041", "HEA 160", "3412", "4", "S235JR"],
    ["1042", "UNP 180", "1250", "2", "S235JR"],
    ["1044", "PL 12*180", "320", "12", "S235JR"],
  ] as const;
  const { rows } = await read((doc) =>
    parts.forEach(([mark, section, length, pieces, grade], i) => {
      if (i > 0) doc.addPage({ size: [1190.55, 841.89], margin: 0 });
      put(doc, 270, 360, length);
      titleBlock(doc, [
        ["Onderdeel", mark],
        ["Aantal", pieces],
        ["Materiaal", `${section} ${grade}`],
        ["Lengte", length],
        ["Schaal", "1:10"],
      ]);
    }),
  );
  expect(rows).toEqual([
    ["1041", "HE 160 A", 3412, 4],
    ["1042", "UPN 180", 1250, 2],
  ]);
});

test("a sheet of connections has no members; detail titles by their tags", async () => {
  const { rows, unresolved } = await read((doc) => {
    put(doc, 100, 80, "CONNECTION TYPE EP1", 11);
    put(doc, 100, 98, "610x229x101 UKB TO 254x254x89 UKC");
    put(doc, 100, 300, "BASE PLATE BP1", 11);
    put(doc, 100, 318, "UKC 203x203x46", 7);
    titleBlock(doc, [
      ["Project", "Riverside Block B"],
      ["Title", "Typical connection details"],
      ["Drawing no.", "S-501"],
    ]);
  });
  expect([rows, unresolved.length]).toEqual([[], 2]);
});

test("a title that counts its view, do without a point: the pieces are in doubt", async () => {
  const truss = await read((doc) => {
    put(doc, 360, 186, "OG: QRO 120x120x8", 7);
    put(doc, 120, 240, "D1: QRO 60x60x4", 6, -63);
    put(doc, 100, 330, "Fachwerkbinder FB1 (5x)   M 1:50", 11);
  });
  expect([truss.rows.length, truss.certain]).toEqual([2, 0]);
  const plan = await read((doc) => {
    for (const [i, x] of [200, 400, 600].entries()) put(doc, x, 170, i === 0 ? "406x178x54 UKB" : "do", 6);
  });
  expect([plan.rows, plan.certain]).toEqual([[["", "UB 406x178x54", undefined, 1]], 0]);
});

test("lines of a schedule in words: a length behind the section, names in the plural", async () => {
  const lines = [
    "B1   178x102x19 UB   3.1m long   150mm end bearing each end on 440x100x215 padstone",
    "B2   2no. 203x133x25 UBs   4.65m long",
    "B4   90x90x8 RSA   1.8m",
    "P1   89x89x5 SHS post   2.35m   200x200x12 base plate, 4no. M16",
  ];
  const { rows, certain } = await read((doc) => {
    for (const [i, line] of lines.entries()) put(doc, 60, 80 + i * 14, line);
  });
  expect(rows).toEqual([
    ["B1", "UB 178x102x19", 3100, 1],
    ["B2", "UB 203x133x25", 4650, 2],
    ["B4", "L 90x90x8", 1800, 1],
    ["P1", "SHS 89x89x5", 2350, 1],
  ]);
  // B1 and P1 say more than is understood
  expect(certain).toBe(2);
});

test("a list from a spreadsheet goes on with one row and its sums", async () => {
  const pages = [
    [
      ["S355J2", "6250", "B-001", "1.014,2", "UB 406x178x54", "3", "338,1"],
      ["S355J2", "4120", "B-002", "891,6", "UB 406x178x54", "4", "222,9"],
      ["", "", "", "1.905,8", "Sub-total UB", "7", ""],
    ],
    [
      ["S355J2H", "2980", "D-002", "87,6", "SHS 100x100x5", "2", "43,8"],
      ["", "", "", "87,6", "Sub-total SHS", "2", ""],
      ["", "", "", "1.993,4", "GRAND TOTAL", "9", ""],
    ],
  ];
  const heads = ["Material", "Length", "Part No", "Total kg", "Profile", "Pcs", "kg/pc"];
  const { rows, info } = await read((doc) =>
    pages.forEach((own, i) => {
      if (i > 0) doc.addPage({ size: [1190.55, 841.89], margin: 0 });
      const header = i === 0 ? "top" : "none";
      list(doc, i === 0 ? heads : [], own, { x: 50, y: 60, widths: [60, 50, 50, 60, 110, 35, 50], header });
    }),
  );
  expect(rows.map(([mark, , length, pieces]) => [mark, length, pieces])).toEqual([
    ["B-001", 6250, 3],
    ["B-002", 4120, 4],
    ["D-002", 2980, 2],
  ]);
  expect(info.printed_total_mass_kg).toBe(1993.4);
});

test("saw list with angles left and right; sums by Ges.-Gew.", async () => {
  const cells = [
    ["1", "KOKER 60*60*4", "12", "1.485", "45,0", "45,0", "201"],
    ["2", "HOEKLIJN 50*50*5", "8", "960", "90,0", "-45,0", "204"],
    ["3", "INP 120", "2", "3.400", "90,0", "90,0", "206"],
  ];
  const heads = ["Nr", "Profiel", "Aantal", "Zaagmaat", "Hoek L", "Hoek R", "Merk"];
  const { rows } = await read((doc) =>
    list(doc, heads, cells, { x: 60, y: 60, widths: [30, 110, 50, 60, 50, 50, 50] }),
  );
  expect(rows).toEqual([
    ["201", "SHS 60x60x4", 1485, 12],
    ["204", "L 50x50x5", 960, 8],
    ["206", "IPN 120", 3400, 2],
  ]);
  const summed = [
    ["1", "2", "IPE 330", "12480", "1225,5"],
    ["2", "1", "HEA 220", "5985", "302,2"],
    ["", "", "", "Ges.-Gew.:", "1527,7"],
  ];
  const { info } = await read((doc) =>
    list(doc, ["Pos.-Nr.", "Stck.", "Bezeichnung", "Länge", "Ges.-Gew."], summed, {
      x: 60,
      y: 60,
      widths: [50, 40, 90, 70, 60],
    }),
  );
  expect(info.printed_total_mass_kg).toBe(1527.7);
});

test("two schedules of columns under each other: a cell is of the heading next above it", async () => {
  const widths = [90, 80, 80, 80];
  const of = (family: string) => [
    ["ROOF", `${family} 160`, `${family} 180`, `${family} 200`],
    ["1ST", `${family} 180`, `${family} 200`, `${family} 220`],
  ];
  const { rows } = await read((doc) => {
    const y = list(doc, ["LEVEL", "C1", "C2", "C3"], of("HEB"), { x: 60, y: 60, widths });
    list(doc, ["LEVEL", "C4", "C5", "C6"], of("HEA"), { x: 60, y: y + 30, widths });
  });
  expect(rows.map(([mark, profile]) => `${mark} ${profile}`)).toEqual(
    ["C1 160 B", "C1 180 B", "C2 180 B", "C2 200 B", "C3 200 B", "C3 220 B"]
      .concat(["C4 160 A", "C4 180 A", "C5 180 A", "C5 200 A", "C6 200 A", "C6 220 A"])
      .map((one) => one.replace(" ", " HE ")),
  );
});
