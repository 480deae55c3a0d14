import { expect, test } from "vitest";
import { percent } from "./numbers.ts";
import { mostUtilization } from "./verification.ts";

test("a percentage has as many figures as are worth reading", () => {
  expect([0.0512, 0.783, 0.99996, 1.234, 99.99].map(percent)).toEqual(["5.12 %", "78.3 %", "100 %", "123 %", "9999 %"]);
  expect(percent(mostUtilization)).toBe("> 9999 %");
});
