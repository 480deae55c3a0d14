import fc from "fast-check";
import { expect, test } from "vitest";
import { feetAndInches, lengthIn, readLength, readNumber, unitIn } from "./numbers.ts";

test.each([
  ["4.738", 4738],
  ["17.010", 17010],
  ["17 010", 17010],
  ["17\u00a0010", 17010],
  ["7,200", 7200],
  ["1634,00", 1634],
  ["1.634,50", 1634.5],
  ["L=540", 540],
  ["L.830", 830],
  ["L = 970mm", 970],
  ["1500 cm", 15000],
  ["5.5cm", 55],
  ["6,000 m", 6000],
  ["22'-1 5/8\"", 6746.875],
  ["14'-7 7/8", 4467.225],
])("length %s is %d mm", (text, mm) => {
  expect(readLength(text)?.mm).toBeCloseTo(mm, 3);
});

test.each(["45°", "", "-", "VARIES", "1200-2400", "T.B.D.", "0"])("%j is no length", (text) => {
  expect(readLength(text)).toBeUndefined();
});

test("decimals without a unit are doubtful: 6.50 may be metres", () => {
  expect(readLength("6.50")).toEqual({ mm: 6.5, doubtful: true });
  expect(readLength("6.50", "m")).toEqual({ mm: 6500 });
});

test("a length inside a text", () => {
  expect(lengthIn("B1 IPE 300 L=6000")?.mm).toBe(6000);
  expect(lengthIn("L 80x80x8")).toBeUndefined();
  expect(lengthIn("IPE 300")).toBeUndefined();
});

test("units of headings", () => {
  expect([unitIn("Länge [mm]"), unitIn("Length (m)"), unitIn("Länge"), unitIn("LENGTH FT")]).toEqual([
    "mm",
    "m",
    undefined,
    "ft",
  ]);
});

test("every way to print a whole number of millimetres is read back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 999_999 }),
      fc.constantFrom(".", ",", " ", "\u202f", "'"),
      (mm, separator) => {
        const grouped = String(mm).replace(/\B(?=(\d{3})+$)/g, separator);
        expect(readLength(grouped)?.mm).toBe(mm);
        expect(readLength(`${mm} mm`)?.mm).toBe(mm);
        expect(readNumber(`${grouped}${separator === "," ? "." : ","}5`, false)).toBe(mm + 0.5);
      },
    ),
  );
});

test("feet and inches in sixteenths are read back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 1, max: 15 }),
      (feet, inches, sixteenths) => {
        expect(feetAndInches(`${feet}'-${inches} ${sixteenths}/16"`)).toBeCloseTo(
          (feet * 12 + inches + sixteenths / 16) * 25.4,
          2,
        );
      },
    ),
  );
});
