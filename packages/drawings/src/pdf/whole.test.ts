import { expect, test } from "vitest";
import { isCut } from "./whole.ts";

test("a PDF that lacks its end was cut; blanks behind the end are none of it", () => {
  const whole = Buffer.from("%PDF-1.7\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n");
  expect(isCut(whole)).toBe(false);
  expect(isCut(Buffer.concat([whole, Buffer.alloc(20_000)]))).toBe(false);
  expect(isCut(whole.subarray(0, -7))).toBe(true);
  // the mark of an earlier revision, far before the cut
  expect(isCut(Buffer.concat([whole, Buffer.alloc(9000, "x")]))).toBe(true);
  expect(isCut(new Uint8Array())).toBe(true);
});
