import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gradeIn, sectionOfCell, sectionsIn } from "./designation.ts";

test.each([
  ["Square tube 40 x 40 x 2.6 mm", "SHS 40x40x2.6"],
  ["Tube 30x30x3 (1) (1) (1)", "SHS 30x30x3"],
  ["L angle 25 x 25 x 3 mm", "L 25x25x3"],
  ["80x40x3 RHS Steel", "RHS 80x40x3"],
  ["KK 100x50x5", "RHS 100x50x5"],
  ["TUBE-C-90*90*3", "SHS 90x90x3"],
  ["HE120B", "HE 120 B"],
  ["IPE  300", "IPE 300"],
  ["75×75×4 SHS", "SHS 75x75x4"],
])("the cell %s is %s", (text, profile) => {
  expect(sectionOfCell(text)?.profile).toBe(profile);
});

test.each([
  ["457x191x67 UKB", "UB 457x191x67"],
  ["457 x 191 UKB 67", "UB 457x191x67"],
  ["203 x 203 UKC 46", "UC 203x203x46"],
  ["200 x 90 UKPFC 30", "PFC 200x90x30"],
  ["100 x 100 x 10 UKA", "L 100x100x10"],
  ["305x305x110 UBP", "UBP 305x305x110"],
  ["UB457/191/67", "UB 457x191x67"],
  ["SHS 100/5", "SHS 100x100x5"],
  ["koker 100/100/5", "SHS 100x100x5"],
  ["CHS 114.3/5", "CHS 114.3x5"],
  ["L80.80.8", "L 80x80x8"],
  ["L 100/100/10", "L 100x100x10"],
  ["HE 200-A", "HE 200 A"],
  ["HE-B 200", "HE 200 B"],
  ["HE B 200", "HE 200 B"],
  ["HLA 1000", "HL 1000 A"],
  ["IPE 750 x 147", "IPE 750x147"],
  ["2UPN200", "2x UPN 200"],
  ["RÖR 114.3x5", "CHS 114.3x5"],
  ["Ø114,3×5", "CHS 114.3x5"],
])("inside a sentence: %s is %s", (text, profile) => {
  expect(sectionsIn(`Main beam ${text} at axis 3`).map((one) => one.profile)).toEqual([profile]);
});

test.each(["crane 2 x 10 t", "grid 3.600 x 3.670 mm", "Ø 310 mm", "800 x 800 mm"])("no profile: %s", (text) => {
  expect(sectionsIn(text).filter(({ profile, part }) => profile !== undefined && !part)).toEqual([]);
});

describe("never replaced by a neighbour", () => {
  test.each(["W8X24", "HSS 3.500 x 0.188", "L8X4X9/16", "460UB 82 . 1", "310 UC 158", "200PFC", "IPE 305"])(
    "%s",
    (text) => {
      const found = sectionOfCell(text);
      expect(found?.profile).toBeUndefined();
      expect(found?.unknown).toBeDefined();
    },
  );
});

test.each([
  "LVL 1 3/4x9 1/2",
  "2x10's",
  "C 30/37",
  "M20 x 60",
  "GL24h 120x360",
  "L=540",
  "1:50",
  "S355J2",
  "T16-200",
  "Scale 1:5",
  "ITEM 2",
])("%s holds no section", (text) => expect(sectionsIn(text)).toEqual([]));

test("several sections, and the number before one", () => {
  expect(sectionsIn("B1: 2x HEB 200 / IPE 300").map(({ profile, count }) => [profile, count])).toEqual([
    ["HE 200 B", 2],
    ["IPE 300", undefined],
  ]);
});

test("a length after the name is not part of it", () => {
  expect(sectionsIn("W14X22 x 22'-1 5/8\"")[0]?.text).toBe("W14X22");
});

test.each([
  ["S355J2+N", "S355J2+N"],
  ["S 355 J2", "S 355 J2"],
  ["RSt37-2", "RSt37-2"],
  ["A992", "A992"],
  ["Stahl S355", "S355"],
  ["Steel grade: S275JR", "S275JR"],
  ["Steel", undefined],
  ["Mild steel", undefined],
  ["-", undefined],
  ["8.8", undefined],
])("grade %s: %s", (text, grade) => expect(gradeIn(text)).toBe(grade));

test("no text makes it throw or hang", () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void sectionsIn(text)));
  fc.assert(fc.property(fc.stringMatching(/^[HEILSUW x×0-9.,/]{0,120}$/), (text) => void sectionsIn(text)));
});
