import { describe, expect, test } from "vitest";
import { base32, codeAt, stepOf } from "./one-time-code.ts";

const secret = Buffer.from("12345678901234567890");

describe("codes", () => {
  // RFC 6238, Appendix B, SHA-1: the last six of the eight digits that it prints
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("RFC 6238, Appendix B: %d s", (seconds, code) => {
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
  });

  test("hold for the step before and the one after, once", () => {
    const now = 1_234_567_890_000;
    const present = Math.floor(now / 30_000);
    for (const away of [-1, 0, 1]) expect(stepOf(codeAt(secret, present + away), secret, now, 0)).toBe(present + away);
    for (const away of [-2, 2]) expect(stepOf(codeAt(secret, present + away), secret, now, 0)).toBeUndefined();
    expect(stepOf(codeAt(secret, present), secret, now, present)).toBeUndefined();
    expect(stepOf("", secret, now, 0)).toBeUndefined();
  });
});

// RFC 4648, section 10
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("RFC 4648: base 32 of %j", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});
