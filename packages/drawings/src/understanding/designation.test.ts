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
  ["Steel", undefined],
  ["Mild steel", undefined],
  ["-", undefined],
  ["8.8", undefined],
])("grade %s: %s", (text, grade) => expect(gradeIn(text)).toBe(grade));

test("no text makes it throw or hang", () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void sectionsIn(text)));
  fc.assert(fc.property(fc.stringMatching(/^[HEILSUW x×0-9.,/]{0,120}$/), (text) => void sectionsIn(text)));
});
