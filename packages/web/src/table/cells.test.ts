import { describeFields, type FieldDescription, findCheck } from "@x/eurocode";
import { describe, expect, test } from "vitest";
import type { Item } from "../input.ts";
import { byUse, filled, isCell, mostRows, pasted } from "./cells.ts";

const kind = findCheck("en-1993-1-1")?.kinds.member;
if (!kind) throw new Error("no steel members");
const fields = describeFields(kind.schema).filter(isCell);
const field = (name: string): FieldDescription => {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const columns = ["mark", "profile", "length_mm", "M_y_Ed"].map(field);
const called = ({ name, description }: FieldDescription) =>
  name === "M_y_Ed" ? "Greatest moment about y" : (description.split(";")[0] ?? "");
const items: readonly Item[] = [
  { mark: "A", profile: "IPE 300", length_mm: 5000, M_y_Ed: 10 },
  { mark: "B", profile: "IPE 200", length_mm: 4000, M_y_Ed: 5, steel_grade: "S235" },
];
const paste = (text: string, more = {}) =>
  pasted(text, { items, order: [0, 1], row: 0, columns, column: 0, fields, example: kind.example, called, ...more });

describe("pasting", () => {
  test("fills from the cell on, and adds rows like the last", () => {
    const made = paste("IPE 330\t6000\r\nIPE 360\t7000,5\r\n", { row: 1, column: 1 });
    expect(made.items).toEqual([
      items[0],
      { ...items[1], profile: "IPE 330", length_mm: 6000 },
      { profile: "IPE 360", length_mm: 7000.5, M_y_Ed: 5, steel_grade: "S235" },
    ]);
    expect([made.rows, made.left]).toEqual([2, 0]);
  });
  test("of the example a row has nothing, its first row neither; what it has of the last is named", () => {
    const example = { ...kind.example, L_cr_z_mm: 1500 };
    const only = { items: [example], order: [0], example };
    const made = paste("mark\tprofile\tlength_mm\nX\tIPE 330\t9000\nY\tIPE 360\t8000", only);
    expect(made.items).toEqual([
      { mark: "X", profile: "IPE 330", length_mm: 9000 },
      { mark: "Y", profile: "IPE 360", length_mm: 8000 },
    ]);
    expect(made.carried).toEqual([]);
    const own = { ...example, L_cr_z_mm: 2500 };
    const more = paste("X\tIPE 330\t9000", { ...only, items: [own], row: 1 });
    expect(more.items[1]).toEqual({ mark: "X", profile: "IPE 330", length_mm: 9000, L_cr_z_mm: 2500 });
    expect(more.carried).toEqual(["L_cr_z_mm"]);
    // one cell is a correction of the example
    expect(paste("9000", { ...only, column: 2 }).items).toEqual([{ ...example, length_mm: 9000 }]);
    const bolt = findCheck("en-1993-1-8")?.kinds["fin-plate"];
    if (!bolt) throw new Error("no fin plates");
    const joints = { items: [bolt.example], order: [0], row: 1, columns, column: 0, example: bolt.example, called };
    const joint = pasted("X", { ...joints, fields: describeFields(bolt.schema) });
    expect(joint.items[1]).toEqual({
      connection: "fin-plate",
      mark: "X",
      beam: bolt.example.beam,
      plate: bolt.example.plate,
    });
    expect(joint.carried).toEqual(["beam", "plate"]);
  });
  test("headings say where it goes, by name or as they are called", () => {
    const [first, second] = paste("M_y_Ed\tmark\n12\tX\n13\tY").items;
    expect([first, second]).toEqual([
      { ...items[0], mark: "X", M_y_Ed: 12 },
      { ...items[1], mark: "Y", M_y_Ed: 13 },
    ]);
    expect(paste("Greatest moment about y\n44").items[0]?.M_y_Ed).toBe(44);
  });
  test("goes along the order that is shown; an empty cell takes the value away", () => {
    const made = paste("7\n\n8\n", { order: [1, 0], column: 3 }).items;
    expect(made.map(({ M_y_Ed }) => M_y_Ed)).toEqual([undefined, 7, 8]);
    expect(paste("X\t\t6000").items[0]).toEqual({ mark: "X", length_mm: 6000, M_y_Ed: 10 });
  });
  test("a mark that is a number stays a text; what can be two numbers stays one, to be asked about", () => {
    expect(paste("101\tIPE 300\t5.000").items[0]).toMatchObject({ mark: "101", length_mm: "5.000" });
    expect(paste("101\tIPE 300\t5.000\t12,5").items[0]).toMatchObject({ length_mm: 5000, M_y_Ed: 12.5 });
  });
  test("no more rows than a request may have", () => {
    const made = paste(Array.from({ length: mostRows + 5 }, (_, i) => `B${i}`).join("\n"));
    expect([made.items.length, made.rows, made.left]).toEqual([mostRows, mostRows, 5]);
  });
});

test("filling takes the first value to the others, and away where there is none", () => {
  expect(filled(items, [0, 1], "length_mm").map(({ length_mm }) => length_mm)).toEqual([5000, 5000]);
  expect(filled(items, [0, 1], "steel_grade").map((item) => "steel_grade" in item)).toEqual([false, false]);
});

test("what is used most is first, and what is not calculated before it", () => {
  expect(byUse([0, 1, 2, 3], (i) => [0.5, undefined, 1.2, 0.5][i])).toEqual([1, 2, 0, 3]);
});
