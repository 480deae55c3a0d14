/** How many there are: in words, of both hands, in boxes over several rows, before names that begin with a number. */
import { expect, test } from "vitest";
import { read } from "./drawings/read.ts";
import { list, put } from "./drawings/sheet.ts";

test("pieces in words, as drawn and mirrored, in a column", async () => {
  const cells = [
    ["1", "4 Stück wie gez., 2 Stück spiegelb.", "HEA 200", "4200"],
    ["2", "zwei", "HEA 220", "4300"],
    ["3", "4 w.g. / 2 gsp.", "HEA 240", "4400"],
    ["4", "3 as drawn, 3 opp. hand", "HEA 260", "4500"],
    ["5", "deux", "HEA 280", "4600"],
    ["6", "2x zo, 2x spiegelbeeld", "HEA 300", "4600"],
    ["7", "4 Stück, 2 spiegelb.", "HEA 320", "4600"],
    ["8", "4, 2", "HEA 340", "4600"],
  ];
  const { mirrored, rows, certain } = await read((doc) =>
    list(doc, ["Pos", "Stück", "Profil", "Länge"], cells, { x: 60, y: 80, widths: [40, 200, 90, 60] }),
  );
  // of 4 pieces 2 may be mirrored, or 2 more
  expect(rows.map(([, , , pieces]) => pieces)).toEqual([6, 2, 6, 6, 2, 4, undefined, undefined]);
  expect(certain).toBe(6);
  expect(mirrored).toEqual([2, 0, 2, 3, 0, 2, 0, 0]);
});

test("pieces in words, as drawn and mirrored, in labels and on the lines around them", async () => {
  const { mirrored, rows } = await read((doc) => {
    put(doc, 60, 100, "Pos. 1: HEA 200, L=4200, 4 Stück wie gez., 2 Stück spiegelb.");
    put(doc, 60, 160, "B2: HEA 220 L=4300 - two off");
    put(doc, 60, 220, "deux poteaux P3 HEA 240");
    put(doc, 60, 280, "B5 IPE 300 L=5000 (4 as drawn, 2 opp. hand)");
    put(doc, 60, 340, "B7 HEA 260 L=4200");
    put(doc, 60, 351, "4 Stk. wie gez.");
    put(doc, 60, 362, "2 Stk. spiegelbildlich");
    put(doc, 60, 420, "4 as drawn - 1 opp. hand");
    put(doc, 60, 431, "B8 HEA 280 L=4200");
    put(doc, 60, 490, "B9 one-way span HEA 300");
  });
  expect(rows.map(([mark, , , pieces]) => [mark, pieces])).toEqual([
    ["1", 6],
    ["B2", 2],
    ["P3", 2],
    ["B5", 6],
    ["B7", 6],
    ["B8", 5],
    ["B9", 1],
  ]);
  expect(mirrored).toEqual([2, 0, 0, 2, 2, 1, 0]);
});

test("pieces in one box over several rows, and a column of pieces that is empty", async () => {
  const plain = [["1", "HEA 200", "4200"], ["2", "HEA 220", "4300"], ["3", "IPE 200", "4400"]] as const; // biome-ignore format: a table
  const own = [["4", "HEA 200", "4200", "1"], ["5", "IPE 200", "4400", "3"]] as const; // biome-ignore format: a table
  const of = (several: number, rules: "all" | "none") =>
    read((doc) => {
      const widths = [40, 90, 60, 60];
      const y = list(doc, ["Pos", "Profil", "Länge", "Stk"], plain.slice(0, several), { x: 60, y: 80, widths, rules });
      if (rules === "all") doc.rect(250, 96, 60, 16 * several).stroke();
      put(doc, 270, 96 + 8 * several - 5, "2");
      list(doc, [], own, { x: 60, y, widths, header: "none", rules });
    });
  for (const several of [2, 3]) {
    const ruled = await of(several, "all");
    expect(ruled.rows.map(([, , , pieces]) => pieces)).toEqual([...plain.slice(0, several).map(() => 2), 1, 3]);
    expect(ruled.certain).toBe(2);
  }
  const open = await of(3, "none");
  expect(open.rows.map(([, , , pieces]) => pieces)).toEqual([undefined, 2, undefined, 1, 3]);
  expect(open.certain).toBe(3);
  const empty = await read((doc) => {
    const rows = ["", "", "2", "", ""].map((count, i) => [`${i + 1}`, "HEA 200", "4200", count]);
    list(doc, ["Pos", "Profil", "Länge", "Stk"], rows, { x: 60, y: 80, widths: [40, 90, 60, 60] });
  });
  expect([empty.rows[2]?.[3], empty.certain]).toEqual([2, 0]);
});

test("hollow sections with their wall behind the family; a number before a name that begins with one", async () => {
  const labels = [
    "B1 100 SHS 5.0",
    "B2 150x50 RHS 4.0",
    "2 No 100x100 SHS 5.0",
    "100 SHS 6.0 (3 OFF)",
    "2-100 SHS 8.0",
    "4 203x133x25 UB",
  ];
  const { rows, certain } = await read((doc) => {
    labels.forEach((text, i) => {
      put(doc, 60, 100 + 40 * i, text);
    });
  });
  expect(rows.map(([mark, profile, , pieces]) => [mark, profile, pieces])).toEqual([
    ["B1", "SHS 100x100x5", 1],
    ["B2", "RHS 150x50x4", 1],
    ["", "SHS 100x100x5", 2],
    ["", "SHS 100x100x6", 3],
    ["2", "SHS 100x100x8", 1],
    ["4", "UB 203x133x25", 1],
  ]);
  // 2 and 4 may count
  expect(certain).toBeLessThanOrEqual(4);
});

test("a length with words behind it; a weight of one piece whose heading has two lines", async () => {
  const cells = [
    ["B4", "IPE 220", "9150mm verzinken", "239", "2"],
    ["B5", "IPE 220", "4150 mm", "109", "2"],
    ["B6", "IPE 220", "4150mm max.", "109", "2"],
  ];
  const { rows, certain } = await read((doc) =>
    list(doc, ["Merk", "Profiel", "Lengte", "Gew. per\nst.", "st."], cells, {
      x: 60,
      y: 80,
      widths: [40, 80, 90, 50, 40],
    }),
  );
  expect(rows).toEqual([
    ["B4", "IPE 220", 9150, 2],
    ["B5", "IPE 220", 4150, 2],
    ["B6", "IPE 220", undefined, 2],
  ]);
  expect(certain).toBe(2);
});

test("the weight of the whole is not that of one profile", async () => {
  const rows = [
    ["1", "2", "HEA 200", "4200", "354,9"],
    ["2", "4", "HEA 200", "4300", "726,8"],
    ["3", "1", "IPE 200", "4400", "98,4"],
  ];
  const weight = async (sums: readonly string[], byProfile: readonly (readonly string[])[]) =>
    (
      await read((doc) => {
        list(doc, ["Pos", "Stk", "Profil", "Länge", "kg"], rows, { x: 60, y: 80, widths: [80, 60, 90, 60, 60] });
        list(doc, ["Profil", "Länge ges.", "Gewicht"], byProfile, { x: 60, y: 240, widths: [80, 80, 90] });
        sums.forEach((text, i) => {
          put(doc, 60, 400 + 20 * i, text);
        });
      })
    ).info.printed_total_mass_kg;
  const profiles = [["HEA 200", "25,6 m", "1081,7"], ["IPE 200", "4,4 m", "98,4"]]; // biome-ignore format: a table
  expect(await weight([], profiles)).toBeUndefined();
  expect(await weight(["Gesamtgewicht HEA 200: 1081,7 kg", "Gesamtgewicht: 1180,1 kg"], profiles)).toBe(1180.1);
  expect(await weight(["Gesamtgewicht HEA 200: 1081,7 kg", "Gesamtgewicht IPE 200: 98,4 kg"], [])).toBeUndefined();
});

test("the number of an assembly is that of all rows under it, printed once", async () => {
  const cells = [
    ["FR1", "4", "p101", "1", "UB 406x178x54", "8240"],
    ["", "", "p102", "2", "UB 203x133x25", "1615"],
    ["FR2", "2", "p103", "1", "UB 457x191x67", "9105"],
    ["", "", "p104", "3", "CHS 114.3x5", "2480"],
  ];
  const widths = [70, 50, 60, 90, 110, 60];
  const { certain, rows } = await read((doc) =>
    list(doc, ["Assembly", "Qty", "Part", "Qty per assy", "Profile", "Length"], cells, { x: 40, y: 80, widths }),
  );
  expect(rows.map(([mark, , , pieces]) => [mark, pieces])).toEqual([["p101", 4], ["p102", 8], ["p103", 2], ["p104", 6]]); // biome-ignore format: one line
  expect(certain).toBe(0);
});
