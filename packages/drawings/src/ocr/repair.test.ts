import { resolveDesignation } from "@x/eurocode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { repairedAbroad } from "./foreign-sections.ts";
import { accented, isNoSize, nearestName, repaired, repairedMarks } from "./repair.ts";

describe("look-alikes become names of the catalogue", () => {
  test.each([
    ["HEB2OO", "HEB200"],
    ["1PE 300", "IPE 300"],
    ["IPE 3OO", "IPE 300"],
    ["HE1208", "HE120B"],
    ["UB254xI46x31", "UB254x146x31"],
    ["UB254%146%31", "UB254x146x31"],
    ["5355J2", "S355J2"],
    ["$235JR", "S235JR"],
    ["S275IR", "S275JR"],
    ["S2750)R", "S275JR"],
    ["S3S5J2", "S355J2"],
    ["535532", "S355J2"],
    ["uc", "UC"],
    ["S355J)2", "S355J2"],
    ["5355/2", "S355J2"],
    ["$355K2", "S355K2"],
    ["5355K2", "S355K2"],
    ["S$235JRG2", "S235JRG2"],
    ["S355]2,", "S355J2,"],
    ["S355]J2,", "S355J2,"],
    ["S35502", "S355J2"],
    ["UPESO", "UPE80"],
    ["IFN100", "IPN100"],
    // the first letter read twice
    ["5$355J2G3", "S355J2G3"],
    ["S5275JR", "S275JR"],
  ])("%s -> %s", (read, name) => expect(repaired(read)).toBe(name));
});

test("a name that is none becomes the only one it can be", () => {
  expect(["IPE 402", "IPE 40)", "IPE 362", "HEA 2O1"].map(nearestName)).toEqual([
    "IPE 400",
    "IPE 400",
    "IPE 360",
    undefined,
  ]);
  expect(["IPE 3-0", "IPE 40", "IPE 400", "P 402"].map(nearestName)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(["IPE 40", "IPE 400", "HE 200", "310UB"].map(isNoSize)).toEqual([true, false, true, false]);
});

test("marks follow their series, plates stay plates", () => {
  const read = (line: string) =>
    repairedMarks(line.split(" ").map((text) => ({ text, confidence: 0.9 })))
      .map(({ text }) => text)
      .join(" ");
  expect(read("Bl B2 BIO C7 C")).toBe("B1 B2 B10 C7 C");
  expect(read("A1 A2 Ad")).toBe("A1 A2 A4");
  expect(read("B2 Bl 80x10 Al")).toBe("B2 Bl 80x10 Al");
  expect(read("SB1 S82 SB3 SB4 S85")).toBe("SB1 SB2 SB3 SB4 SB5");
  expect(read("S-1 S-2 5-10 S-4")).toBe("S-1 S-2 S-10 S-4");
  expect(read("SB1 SB2 SB3 SB4 S85 75x75x6")).toBe("SB1 SB2 SB3 SB4 SB5 75x75x6");
  expect(read("(B1) (Bl) (B2) (B3) B5) (B10")).toBe("(B1) (B1) (B2) (B3) (B5) (B10)");
  expect(read("(B1) B2) (C)")).toBe("(B1) B2) (C)");
  // a series of its own, and numbers
  expect(read("SB1 S82 SB3 SB4 S91")).toBe("SB1 S82 SB3 SB4 S91");
  expect(read("B1 B2 B3 810")).toBe("B1 B2 B3 810");
});

describe("names of other continents", () => {
  test.each([
    ["256UC72.9", "250UC72.9"],
    ["410UBS53.7", "410UB53.7"],
    ["31eUB40 4", "310UB40.4"],
    ["31eUB", "310UB"],
    ["18OPFC", "180PFC"],
    ["WI2X26", "W12X26"],
    ["W1OX3O", "W10X30"],
  ])("%s -> %s", (read, name) => expect(repairedAbroad(read)).toBe(name));

  // names as they are printed, what may be two names, what is none
  test.each(
    "310UB46 310UB40.4 200UC46 W8X18 180PFC 200x100x5RHS HEB200 300PLUS C350L0 PC1 SB2 S10 M12 W12X2 WB1220 C20019".split(
      " ",
    ),
  )("%s", (text) => expect(repairedAbroad(text)).toBeUndefined());
});

test("headings get their accents back", () => {
  expect(["Langd", "LANGE", "MaBstab", "Malistab", "Stiick", "Linge"].map(accented)).toEqual([
    "Längd",
    "LÄNGE",
    "Maßstab",
    "Maßstab",
    "Stück",
    "Länge",
  ]);
  expect(["Lengte", "Lang", "Menge"].map(accented)).toEqual(["Lengte", "Lang", "Menge"]);
  expect(["Dtugosé", "Dtugos¢", "Leengde", "Délka"].map(accented)).toEqual(["Długość", "Długość", "Længde", "Délka"]);
  expect(["1fd.", "Profi1", "T1", "st1", "p10"].map(accented)).toEqual(["lfd.", "Profil", "T1", "st1", "p10"]);
  expect(["Stäl", "Länge"].map(accented)).toEqual(["Stål", "Länge"]);
  expect(["Matenal", "MATERIAL", "Madrid"].map(accented)).toEqual(["Material", "MATERIAL", "Madrid"]);
  expect(["Stahlsortn", "Zuschnittlinges", "Montagehalle"].map(accented)).toEqual([
    "Stahlsorte",
    "Zuschnittlänge",
    "Montagehalle",
  ]);
});

describe("nothing else is touched", () => {
  test.each([
    // right as they are
    ..."HEB200 UB254x146x31 S355J2 S235JR+AR".split(" "),
    // lengths that look like grades
    ..."5550 8550 5355 5275".split(" "),
    // marks, numbers, words
    ..."F1001 T1 572Z M1O1 B1 1912 6OOO L=15O Lengte Totaal 1:20 A4 8185 S5".split(" "),
    // sizes that do not exist stay unknown
    "HEB 205",
    "1PE 310",
    // American
    "W14X22",
  ])("%s", (text) => expect(repaired(text)).toBeUndefined());

  test("whatever is repaired is a profile or a grade", () => {
    const letters = fc.constantFrom(..."IPEHABUL0O1l5S8B2Z346x $");
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 9 }), (text) => {
        const name = repaired(text.join(""));
        if (name === undefined) return;
        const resolution = resolveDesignation(name);
        expect("kind" in resolution && ["section", "grade"].includes(resolution.kind)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
