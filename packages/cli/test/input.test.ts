import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Stop } from "../src/exit.ts";
import { readInput } from "../src/input.ts";

const folder = mkdtempSync(join(tmpdir(), "x-input-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  const file = join(folder, "input.json");
  writeFileSync(file, text);
  return readInput(file).value;
};

const refusal = (text: string): object | undefined => {
  try {
    read(text);
  } catch (error) {
    return error instanceof Stop ? error.details[0] : undefined;
  }
};

test.each([
  '{"__proto__": {"agR": 1}}',
  '{"\\u005f_proto__": {"agR": 1}}',
  '{\n  // a comment\n  "\\u005f_proto__": {"agR": 1},\n}',
])("%s is refused, with its line", (text) => {
  expect(refusal(text)).toMatchObject({
    line: expect.any(Number),
    path: '"__proto__"',
    message: "is not a name that a field may have",
    code: "inputStops.forbidden",
  });
});

test.each(['{\n"N_Ed": 1,\n"N_Ed": 2}', '{\n"N_Ed": 1, // once\n"\\u004e_Ed": 2}'])(
  "%s: a name twice, with its line",
  (text) => {
    expect(refusal(text)).toMatchObject({ line: 3, path: '"N_Ed"', message: "is there twice in one object" });
  },
);

test("comments and trailing commas are read; the same name in two objects is none twice", () => {
  expect(read('{ "members": [{ "N_Ed": 1, }, /* and */ { "N_Ed": 2 }], }')).toEqual({
    members: [{ N_Ed: 1 }, { N_Ed: 2 }],
  });
});

test("what is nested without end is refused", () => {
  expect(() => read("[".repeat(100_000))).toThrow();
});
