import { expect, test } from "vitest";
import type { Word } from "../page-text.ts";
import { beamsOfColumns, gradesOfColumns, thousandsOfColumns } from "./cells.ts";

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + 5 * text.length, y + 7],
  angle: 0,
  size: 9,
  confidence: 0.9,
});
const column = (...texts: string[]) => texts.map((text, i) => word(text, 100, 20 * i));

test("among grades a number is one, and what differs from one by a look-alike is the same", () => {
  const read = (...texts: string[]) => gradesOfColumns(column(...texts)).map(({ text }) => text);
  expect(read("S355J2", "S355J2", "S235JR", "5355")).toEqual(["S355J2", "S355J2", "S235JR", "S355"]);
  expect(read("300PLUS", "300PLUS", "360PLUS", "300PLUS")).toEqual(["300PLUS", "300PLUS", "300PLUS", "300PLUS"]);
  expect(read("300PLUS", "300PLUS", "300PLUS", "c350Le")).toContain("C350L0");
  expect(read("5235", "5355", "8235", "5235")).toEqual(["S235", "S355", "S235", "S235"]);
  expect(read("Güte", "5235")).toEqual(["Güte", "S235"]);
  expect(read("Länge", "5235")).toEqual(["Länge", "5235"]);
  expect(read("5235", "6100", "5355", "4235")).toEqual(["5235", "6100", "5355", "4235"]);
  // a strength that no row has, lengths, and what may be either of two
  expect(read("S355J2", "S355J2", "S355J2", "5550")).toContain("5550");
  expect(read("5355", "6000", "4200", "S235")).toContain("5355");
  expect(read("S355J0", "S355J0", "S355JO", "S355JQ")).toContain("S355JQ");
});

test("a number among sections is the size of a German beam where there is one", () => {
  const read = (...texts: string[]) => beamsOfColumns(column(...texts)).map(({ text }) => text);
  expect(read("HEA200", "1160", "IPE300", "1140")).toEqual(["HEA200", "I160", "IPE300", "I140"]);
  // no such size, and numbers among numbers
  expect(read("HEA200", "1150", "IPE300", "HEB100")).toContain("1150");
  expect(read("1160", "2400", "1140", "HEA200")).toContain("1160");
  const apart = [...column("RRO", "L", "1", "U"), word("160", 110, 40)];
  expect(beamsOfColumns(apart).map(({ text }) => text)).toEqual(["RRO", "L", "I", "U", "160"]);
});

test("behind the figure of thousands a comma among three figures is dirt", () => {
  const rows = (...texts: [string, string][]) =>
    texts.flatMap(([first, rest], i) => [
      word(first, 90, 20 * i),
      { ...word(rest, 97, 20 * i), box: [97, 20 * i, 113, 20 * i + 7] as const },
    ]);
  const read = (...texts: [string, string][]) => thousandsOfColumns(rows(...texts)).map(({ text }) => text);
  expect(read(["2", "840"], ["6", "120"], ["2", "47,5"], ["1", "210"])).toContain("475");
  expect(read(["2", "84,0"], ["6", "12,0"], ["2", "47,5"], ["1", "21,0"])).toContain("47,5");
});
