import { describe, expect, test } from "vitest";
import type { Message } from "../basis/message.ts";
import { check } from "../index.ts";
import { Item } from "./item.ts";
import { Request } from "./request.ts";
import { Sheet } from "./sheet.ts";

const message = (english: string): Message => ({ id: "test.said", values: {}, english });

const sheetAt = (...path: (string | number)[]) => new Sheet(new Request("EN", { derivation: false }), path);

describe("what is said twice must agree", () => {
  test("within the tolerance nothing is said", () => {
    const sheet = sheetAt("structure");
    expect(sheet.agree("T1", 0.5, message("the period of the stick"), 0.504, { unit: "s" })).toBe(true);
    expect(sheet.agree("T1", undefined, message("the period of the stick"), 0.3)).toBe(true);
    expect(sheet.agree("T1", 0, message("the period of the stick"), 0)).toBe(true);
    expect(sheet.agree("e", 0, message("the other"), 0.4, { absolute: 0.5 })).toBe(true);
    expect(sheet.problems).toMatchObject([]);
  });
  test("beyond it both are named, whichever is the larger", () => {
    const sheet = sheetAt("structure");
    expect(sheet.agree("T1", 0.9, message("the period of the stick"), 0.319_44, { unit: "s", relative: 0.05 })).toBe(
      false,
    );
    expect(sheet.agree("W", 306, message("the weights of the storeys"), 3000, { unit: "kN" })).toBe(false);
    expect(sheet.agree("x", 0.001, message("its sum"), 0)).toBe(false);
    expect(sheet.problems).toMatchObject([
      { path: "structure.T1", message: "must agree with the period of the stick, 0.3194 s; it is 0.9 s" },
      { path: "structure.W", message: "must agree with the weights of the storeys, 3000 kN; it is 306 kN" },
      { path: "structure.x", message: "must agree with its sum, 0; it is 0.001" },
    ]);
  });
});

test("what both axes find in one field is said once", () => {
  const sheet = sheetAt("columns", 0);
  for (const path of ["l0", "l0", "l0_z"]) sheet.problem(path, message("must be at least 3000 mm; it is 2100"));
  expect(sheet.problems.map(({ path }) => path)).toEqual(["columns[0].l0", "columns[0].l0_z"]);
});

test("a field that cannot be used is warned of", () => {
  const sheet = sheetAt("members", 0);
  sheet.unused("load_height_mm", message("the simplified method knows no load height"));
  expect(sheet.problems).toEqual([]);
  expect(sheet.request.warnings.all).toEqual([
    "load_height_mm has no effect here: the simplified method knows no load height.",
  ]);
});

test("a list for pictures is made when values are read, and is shared with no other item", () => {
  const sheet = sheetAt("columns", 0);
  const start = sheet.place();
  let made = 0;
  sheet.given("A_mm2", 5);
  sheet.later("curve", () => [++made]);
  expect(made).toBe(0);
  expect(sheet.since(start)).toBeUndefined();
  const item = new Item(sheet);
  Object.defineProperty(item, "values", Item.values);
  expect(item.values).toEqual({ A_mm2: 5, curve: [1] });
  expect(item.values).toEqual({ A_mm2: 5, curve: [1] });
});

test("an assumption that the answer hangs on is the first of the warnings", () => {
  const { result } = check("en-1993-1-1", {
    messages: true,
    members: [
      { mark: "B1", profile: "IPE 300", length_mm: 500, f_y_MPa: 300, steel_grade: "S235", M_y_Ed: 10, V_z_Ed: 0 },
      { mark: "B2", profile: "IPE 300", length_mm: 500, M_y_Ed: 10, V_z_Ed: 0 },
    ],
  });
  expect(result.warnings[0]).toBe("No steel grade given: S355.");
  expect(result.warnings[1]).toMatch(/^B1: /);
  expect(result.assumptions).toContain("No steel grade given: S355.");
  expect(result.messages?.map(({ id }) => id).filter((id) => id === "steelMember.steel355")).toHaveLength(2);
  expect(result.messages).toHaveLength(result.assumptions.length + result.warnings.length);
});
