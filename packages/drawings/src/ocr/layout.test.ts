import { expect, test } from "vitest";
import { withoutSides } from "./layout.ts";

test("a stroke from the rule over a cell to the one under it is its side, and no letter", () => {
  const mm = 10;
  const rules = [
    { x0: 0, y0: 100, x1: 500, y1: 104 },
    { x0: 0, y0: 150, x1: 500, y1: 154 },
  ];
  const side = { x0: 50, y0: 105, x1: 53, y1: 149 };
  const figure = { x0: 80, y0: 115, x1: 84, y1: 140 };
  const letter = { x0: 90, y0: 105, x1: 120, y1: 149 };
  const beyond = { x0: 520, y0: 105, x1: 523, y1: 149 };
  expect(withoutSides([side, figure, letter, beyond], rules, mm)).toEqual([figure, letter, beyond]);
});
