import { expect, test } from "vitest";
import { readCount } from "./counts.ts";

test("counts are whole", () => {
  expect(readCount("12")).toBe(12);
  expect(readCount("4 Stk.")).toBe(4);
  expect(readCount("2x")).toBe(2);
  expect(readCount("1.5")).toBeUndefined();
  expect(readCount("0")).toBeUndefined();
});
