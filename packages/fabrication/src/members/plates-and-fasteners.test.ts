import { expect, test } from "vitest";
import { fastenerIn, plateIn } from "./plates-and-fasteners.ts";

test.each([
  ["PL 10x150", 250, { t_mm: 10, width_mm: 150, length_mm: 250 }],
  ["FL 80x8", undefined, { t_mm: 8, width_mm: 80 }],
  ["PL 300x20x400", undefined, { t_mm: 20, width_mm: 300, length_mm: 400 }],
  ["Bl. t=12", undefined, { t_mm: 12 }],
  ["PL 12,5x200", 300, { t_mm: 12.5, width_mm: 200, length_mm: 300 }],
])("the plate %s of length %s", (text, length, plate) => {
  expect(plateIn(text, length)).toEqual({ plate });
});

test.each([
  ["Bolt M20x60 8.8", { size: "M20", length_mm: 60, grade: "8.8" }],
  ["M16*45 | 8 | ISO 4014", { size: "M16", length_mm: 45, standard: "ISO 4014" }],
  ["Schraube M 24 10.9 DIN EN 14399-4", { size: "M24", grade: "10.9", standard: "DIN EN 14399-4" }],
])("the fastener %s", (text, fastener) => {
  expect(fastenerIn(text)).toEqual({ fastener });
});

test("what is none has no type", () => {
  expect(fastenerIn("washers")).toEqual({});
  expect(plateIn("plate")).toEqual({});
});
