import { resolveDesignation } from "@x/eurocode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accented, repaired, repairedMarks } from "./ocr-repair.ts";

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
  ])("%s -> %s", (read, name) => expect(repaired(read)).toBe(name));
});

test("marks follow their series, plates stay plates", () => {
  const read = (line: string) =>
    repairedMarks(line.split(" ").map((text) => ({ text, confidence: 0.9 })))
      .map(({ text }) => text)
      .join(" ");
  expect(read("Bl B2 BIO C7 C")).toBe("B1 B2 B10 C7 C");
  expect(read("A1 A2 Ad")).toBe("A1 A2 A4");
  expect(read("B2 Bl 80x10 Al")).toBe("B2 Bl 80x10 Al");
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
});

describe("nothing else is touched", () => {
  test.each([
    // right as they are
    ..."HEB200 UB254x146x31 S355J2 S235JR+AR".split(" "),
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
