/** Lists and schedules as programs of other offices print them: each taught a mechanism. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { list, put } from "./drawings/sheet.ts";

test("a row with the number of assemblies over parts whose counts are no multiples of it", async () => {
  const cells = [
    ["6", "12B3", "BEAM", "", "S355JR"],
    ["1", "12B3", "UB 305x165x40", "5820", "S355JR"],
    ["2", "p17", "PL 10x150", "280", "S275JR"],
    ["2", "a4", "L 90x90x8", "220", "S275JR"],
    ["2", "12B4", "BEAM", "", ""],
    ["1", "12B4", "UB 254x146x31", "4630", "S355JR"],
  ];
  const heads = ["QTY", "MARK", "DESCRIPTION", "LENGTH", "GRADE"];
  const of = (all: readonly string[][]) =>
    read((doc) => list(doc, heads, all, { x: 60, y: 80, widths: [35, 50, 130, 60, 60] }));
  const { rows, certain } = await of(cells);
  expect(rows).toEqual([
    ["12B3", "UB 305x165x40", 5820, 6],
    ["a4", "L 90x90x8", 220, 12],
    ["12B4", "UB 254x146x31", 4630, 2],
  ]);
  expect(certain).toBe(0);
  // 6 of each may be those of one or of all: they stay as they are printed, in doubt
  const even = await of([["3", "12B3", "BEAM", "", ""], ["6", "12B3", "UB 305x165x40", "5820", "S355JR"]]); // biome-ignore format: a table
  expect([even.rows, even.certain]).toEqual([[["12B3", "UB 305x165x40", 5820, 6]], 0]);
});

test("item numbers that nest: pieces of pieces", async () => {
  const cells = [
    ["1", "2", "Stringer", ""],
    ["1.1", "1", "UPN 200", "4850"],
    ["1.2", "3", "Bracket", ""],
    ["1.2.1", "2", "L 60x60x6", "240"],
    ["2", "14", "Tread frame", ""],
    ["2.1", "2", "L 40x40x4", "900"],
    ["3", "4", "SHS 50x50x4", "1100"],
  ];
  const { rows, certain } = await read((doc) =>
    list(doc, ["ITEM", "QTY", "DESCRIPTION", "LENGTH"], cells, { x: 60, y: 80, widths: [40, 40, 110, 60] }),
  );
  expect(rows.map(([mark, , , pieces]) => [mark, pieces])).toEqual([
    ["1.1", 2],
    ["1.2.1", 12],
    ["2.1", 28],
    ["3", 4],
  ]);
  expect(certain).toBe(1);
});

test("a list turned over, its headings under each other", async () => {
  const cells = [
    ["Section", "UC 203x203x46", "UC 254x254x73", "SHS 150x150x8"],
    ["Length (mm)", "4200", "4650", "3900"],
    ["No. off", "6", "2", "8"],
    ["Base plate", "400x400x25", "450x450x30", "300x300x20"],
  ];
  for (const rules of ["all", "none"] as const) {
    const { rows } = await read((doc) =>
      list(doc, ["Mark", "C1", "C2", "C3"], cells, { x: 60, y: 80, widths: [90, 100, 100, 100], rules }),
    );
    expect(rows).toEqual([
      ["C1", "UC 203x203x46", 4200, 6],
      ["C2", "UC 254x254x73", 4650, 2],
      ["C3", "SHS 150x150x8", 3900, 8],
    ]);
  }
  const wide = await read((doc) => {
    const own = [
      ["Profiel", "HEB 200", "HEA 240"],
      ["Merk", "K1", "K2"],
      ["Aantal", "8", "2"],
    ];
    const y = list(doc, [], own, { x: 60, y: 80, widths: [90, 90, 90], header: "none" });
    doc.rect(60, y, 90, 16).rect(150, y, 180, 16).stroke();
    put(doc, 63, y + 4, "Kwaliteit");
    put(doc, 220, y + 4, "S235JR");
  });
  expect(wide.rows.map(([mark, profile, , pieces]) => [mark, profile, pieces])).toEqual([
    ["K1", "HE 200 B", 8],
    ["K2", "HE 240 A", 2],
  ]);
});

test("columns drawn upright over the boxes of their axes", async () => {
  const columns = [
    ["A-1", "UC203x203x46"],
    ["A-2, A-3", "UC254x254x73"],
    ["B-1", "UC203x203x60"],
    ["C-1", "SHS150x150x8"],
  ] as const;
  const { rows } = await read((doc) => {
    for (const y of [100, 220, 340, 460]) doc.lineWidth(0.4).moveTo(60, y).lineTo(400, y).stroke();
    for (const [i, [axes, section]] of columns.entries()) {
      const x = 120 + i * 70;
      doc.lineWidth(0.4).rect(x, 100, 70, 360).rect(x, 460, 70, 24).stroke();
      doc
        .lineWidth(2)
        .moveTo(x + 30, 100)
        .lineTo(x + 30, 460)
        .stroke();
      put(doc, x + 36, 330, section, 7, -90);
      put(doc, x + 10, 468, axes, 7);
    }
  });
  expect(rows).toEqual([
    ["A-1", "UC 203x203x46", undefined, 1],
    ["A-2, A-3", "UC 254x254x73", undefined, 2],
    ["B-1", "UC 203x203x60", undefined, 1],
    ["C-1", "SHS 150x150x8", undefined, 1],
  ]);
});

test("groups under a section with its grade and weight per metre; ranges with a sign of division", async () => {
  const groups = [
    ["HEA 200   S235JR   42,3 kg/m", [["1", "4", "5,250"], ["2-4", "2", "3,100"]]],
    ["Rohr 88,9x5   S355J2H   10,3 kg/m", [["10", "6", "1,250"]]],
  ] as const; // biome-ignore format: a table
  const { rows } = await read((doc) => {
    let y = 60;
    for (const [name, own] of groups) {
      put(doc, 60, y, name, 9);
      y = list(doc, ["Pos", "Anz", "Einzellänge [m]"], own, { x: 60, y: y + 14, widths: [40, 40, 90] });
      put(doc, 100, y + 3, "Summe  21,000 m   888,3 kg", 8);
      y += 26;
    }
    list(doc, ["Repère", "Profil", "Longueur"], [["A1÷A4", "HEA 220", "6100"]], {
      x: 600,
      y: 60,
      widths: [90, 90, 60],
    });
  });
  expect(rows).toEqual([
    ["A1÷A4", "HE 220 A", 6100, 4],
    ["1", "HE 200 A", 5250, 4],
    ["2-4", "HE 200 A", 3100, 2],
    ["10", "CHS 88.9x5", 1250, 6],
  ]);
});

test("spacings are no lengths and no letters of a name; what stands at one is in doubt", async () => {
  const { rows, certain } = await read((doc) => {
    put(doc, 100, 100, "B1 IPE 160 c/c 1200", 7);
    put(doc, 100, 140, "5 IPE 180 á 1200", 7);
    put(doc, 100, 180, "B2 IPE 220 a=1500", 7);
    put(doc, 100, 220, "B3 IPE 140 ENTRAXE 1.50 m", 7);
    put(doc, 100, 260, "B4 IPE 330 @ 2500 crs", 7);
  });
  expect(rows).toEqual([
    ["B1", "IPE 160", undefined, 1],
    ["", "IPE 180", undefined, 5],
    ["B2", "IPE 220", undefined, 1],
    ["B3", "IPE 140", undefined, 1],
    ["B4", "IPE 330", undefined, 1],
  ]);
  expect(certain).toBe(0);
});

test("pieces: on the line under the length, mirrored in a column of their own, before the section as well", async () => {
  const { rows } = await read((doc) => {
    ["merk S1", "HEA160", "L=3120", "aantal 4x"].forEach((text, i) => {
      put(doc, 100, 200 + 9 * i, text, 7);
    });
    for (const x of [300, 400]) put(doc, x, 200, "C1", 7);
    put(doc, 300, 400, "C1 = HEB 160", 7);
  });
  expect(rows).toEqual([
    ["S1", "HE 160 A", 3120, 4],
    // where it is explained it does not stand
    ["C1", "HE 160 B", undefined, 2],
  ]);
  const hands = [
    ["10", "3", "3", "HEA 160", "2850"],
    ["11", "1", "-", "UNP 200", "4120"],
  ];
  const heads = ["Pos", "Stk. (wie gez.)", "Stk. (spiegelb.)", "Profil", "Länge"];
  const handed = await read((doc) => list(doc, heads, hands, { x: 60, y: 80, widths: [40, 90, 90, 90, 60] }));
  expect(handed.rows.map(([, , , pieces]) => pieces)).toEqual([6, 1]);
  const lintels = [
    ["L1", "2 No. 178x102x19 UB", "1500", "3"],
    ["L2", "203x133x25 UB", "2800", "1"],
  ];
  const said = await read((doc) =>
    list(doc, ["Ref", "Section", "Length", "No."], lintels, { x: 60, y: 80, widths: [40, 160, 60, 40] }),
  );
  expect(said.certain).toBe(1);
});

test("bars of reinforcement in a list of steel are no members", async () => {
  const cells = [
    ["1", "2", "S235JR", "HEA 180", "5,20"],
    ["5", "8", "B500B", "Ø12", "3,45"],
  ];
  const { rows } = await read((doc) =>
    list(doc, ["Pos.", "Anz.", "Material", "Abmessung", "Länge [m]"], cells, {
      x: 60,
      y: 80,
      widths: [40, 40, 70, 100, 70],
    }),
  );
  expect(rows).toEqual([["1", "HE 180 A", 5200, 2]]);
});

test("a number beside a unit of its own is no number of pieces", async () => {
  const cells = [
    ["01.010", "24,50", "lfm", "HEA 200"],
    ["01.020", "6", "Stk", "HEB 160 L=3500"],
    ["01.040", "18", "m", "Rohr 42,4x2,6"],
    ["01.050", "(3)", "Stk", "IPE 200"],
    ["01.060", "zwei", "Stk", "IPE 220"],
  ];
  const { rows, certain } = await read((doc) =>
    list(doc, ["Pos.", "Menge", "Einh.", "Bezeichnung"], cells, { x: 60, y: 80, widths: [50, 50, 40, 140] }),
  );
  expect(rows.map(([, , , pieces]) => pieces)).toEqual([undefined, 6, undefined, 3, 2]);
  expect(certain).toBe(3);
});

test("names with units in them; bolts beside a section are not counted; pieces behind length and grade", async () => {
  const { rows, certain } = await read((doc) => {
    [
      "B3 UC 203x203x46kg/m",
      "B5 254 x 146 x 31kg UB",
      "B8 114.3 dia x 5 CHS",
      "B9 UB406x178x54 S355 (8.250m)",
      "V1 L 60x60x6 - 2x M16",
      "RB2 IPE 160 L = 8500 S235JR, 11 off",
      "Pos. 104: Stütze QRO 100x100x5, h = 2,75 m",
    ].forEach((text, i) => {
      put(doc, 100, 100 + 40 * i, text, 7);
    });
  });
  expect(rows).toEqual([
    ["B3", "UC 203x203x46", undefined, 1],
    ["B5", "UB 254x146x31", undefined, 1],
    ["B8", "CHS 114.3x5", undefined, 1],
    ["B9", "UB 406x178x54", 8250, 1],
    ["V1", "L 60x60x6", undefined, 1],
    ["RB2", "IPE 160", 8500, 11],
    ["104", "SHS 100x100x5", undefined, 1],
  ]);
  // bolts and a height are not understood
  expect(certain).toBe(5);
});

test("a section in one box over several rows; where nothing parts them, nobody knows whose it is", async () => {
  const merged = async (ruled: boolean) =>
    read((doc) => {
      const groups = [
        ["HEA 200", [["1", "4", "5200"], ["2", "2", "4100"], ["3", "1", "3300"]]],
        ["IPE 240", [["4", "6", "4800"], ["5", "2", "2750"], ["6", "2", "2650"]]],
      ] as const; // biome-ignore format: a table
      let y = list(doc, ["Profil", "Pos", "Stk", "Länge"], [], {
        x: 60,
        y: 60,
        widths: [90, 50, 40, 60],
        rules: ruled ? "all" : "none",
      });
      for (const [section, rows] of groups) {
        if (ruled) doc.rect(60, y, 90, 16 * rows.length).stroke();
        put(doc, 63, y + 8 * rows.length - 5, section);
        y = list(doc, [], rows, { x: 150, y, widths: [50, 40, 60], header: "none", rules: ruled ? "all" : "none" });
      }
    });
  const ruled = await merged(true);
  expect(ruled.rows.map(([mark, profile]) => `${mark} ${profile}`)).toEqual(
    ["1", "2", "3"].map((mark) => `${mark} HE 200 A`).concat(["4", "5", "6"].map((mark) => `${mark} IPE 240`)),
  );
  const open = await merged(false);
  expect([open.rows.map(([mark]) => mark), open.unresolved.length]).toEqual([["2", "5"], 4]);
});

test("lengths in decimetres; marks under a word that names parts elsewhere", async () => {
  const cells = [
    ["S-001", "HEA 140", "34,5", "2"],
    ["S-002", "IPE 180", "41,2", "6"],
  ];
  const { rows } = await read((doc) =>
    list(doc, ["Artikel", "Omschrijving", "Lengte (dm)", "Aantal"], cells, { x: 60, y: 60, widths: [60, 90, 70, 60] }),
  );
  expect(rows).toEqual([
    ["S-001", "HE 140 A", 3450, 2],
    ["S-002", "IPE 180", 4120, 6],
  ]);
});

test("the number of assemblies on the line over the list of one", async () => {
  const { rows, certain } = await read((doc) => {
    put(doc, 60, 60, "Hauptteil: B1     Menge: 3", 9);
    const cells = [
      ["1001", "1", "IPE 300", "5820"],
      ["1010", "2", "L 80x80x8", "160"],
    ];
    list(doc, ["Teil", "Menge", "Bezeichnung", "Länge"], cells, { x: 60, y: 74, widths: [50, 50, 110, 60] });
  });
  expect([rows.map(([, , , pieces]) => pieces), certain]).toEqual([[3, 6], 0]);
});

test("pieces of each of several marks; a factor in a column of its own", async () => {
  const cells = [
    ["B1, B2, B5", "UB 254x146x31", "4200", "2"],
    ["B3", "UB 203x133x25", "3900", "4"],
  ];
  const of = (counts: string, rows = cells, more: readonly string[] = []) =>
    read((doc) =>
      list(doc, ["Marks", "Section", "Length", counts, ...more], rows, { x: 60, y: 60, widths: [80, 110, 60, 70, 70] }),
    );
  const each = await of("No. of each");
  expect([each.rows.map(([, , , pieces]) => pieces), each.certain]).toEqual([[6, 4], 2]);
  // two pieces of three marks
  expect((await of("Qty")).certain).toBe(1);
  const factor = await of("Qty", [["B3", "UB 203x133x25", "3900", "4", "3"]], ["Floors"]);
  expect(factor.certain).toBe(0);
});

test("the new section of two columns; what names more than one", async () => {
  const changed = [
    ["1", "IPE 200", "IPE 220", "4200", "2"],
    ["2", "HEA 160", "HEA 180", "3100", "4"],
  ];
  const heads = ["Pos", "Profil alt", "Profil neu", "Länge", "Stk"];
  const { rows } = await read((doc) => list(doc, heads, changed, { x: 60, y: 60, widths: [40, 90, 90, 60, 40] }));
  expect(rows.map(([, profile]) => profile)).toEqual(["IPE 220", "HE 180 A"]);
  const joint = [
    ["T1", "2/ UPN 200", "4200", "2"],
    ["T5", "HEB 200 + IPE 160", "2400", "1"],
    ["T6", "HEB 200", "2400", "1"],
  ];
  const compound = await read((doc) =>
    list(doc, ["Mark", "Section", "Length", "Qty"], joint, { x: 60, y: 60, widths: [40, 150, 60, 40] }),
  );
  expect([compound.rows.length, compound.certain]).toEqual([3, 1]);
});
