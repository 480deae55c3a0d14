import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonProblem, parseJson } from "./json.ts";

const problemOf = (text: string): JsonProblem => {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonProblem) return error;
    throw error;
  }
  throw new Error(`${text.slice(0, 80)} was read`);
};

describe("a JSON text", () => {
  test("has the value that JSON.parse gives it", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    '{"__proto__":{}}',
    '{"\\u005f_proto__":{}}',
    '{"a":[1,{"_\\u005Fproto\\u005f_":1}]}',
    '{"\\u005f\\u005f\\u0070\\u0072\\u006f\\u0074\\u006f\\u005f\\u005f" : null}',
  ])("%s is refused", (text) => {
    const { problems, message } = problemOf(text);
    expect(problems).toEqual([
      {
        path: expect.stringContaining("__proto__"),
        message: "is not a name that a field may have",
        code: "requests.forbiddenName",
      },
    ]);
    expect(message).toContain("__proto__");
  });

  test("may hold the forbidden word as a text, and names of Object.prototype as names", () => {
    const text = '{"a":"__proto__","constructor":1,"toString":{"valueOf":[]}}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test("with the same name twice in one object is refused, with the place", () => {
    expect(
      problemOf('{"members":[{"N_Ed":1},{"N_Ed":1,"M":{"N_Ed":2},"\\u004e_Ed":3}],"members":[]}').problems,
    ).toEqual([
      { path: "members[1].N_Ed", message: "is given twice in one object", code: "requests.nameTwice" },
      { path: "members", message: "is given twice in one object", code: "requests.nameTwice" },
    ]);
    expect(parseJson('[{"a":1},{"a":1}]')).toEqual([{ a: 1 }, { a: 1 }]);
  });

  test("names a hundred problems at most, and says how many more there are", () => {
    const { problems } = problemOf(`{"a":1${',"a":1'.repeat(5000)}}`);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toEqual({
      path: "",
      message: "and 4900 more problems",
      code: "problems.more",
      values: { n: 4900 },
    });
  });

  test("may be 64 deep and no deeper", () => {
    const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect(parseJson(nested(64))).toBeDefined();
    expect(problemOf(nested(65)).message).toBe("is nested deeper than 64 levels");
    expect(problemOf("[".repeat(2 ** 20)).message).toBe("is nested deeper than 64 levels");
    expect(problemOf('{"a":'.repeat(2 ** 16)).message).toBe("is nested deeper than 64 levels");
  });

  test("that is none is told of, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("{", "}", "[", "]", '"', "\\", ",", ":", "a", "1", " "), { maxLength: 40 }),
        (parts) => {
          const text = parts.join("");
          let expected: unknown;
          try {
            expected = JSON.parse(text);
          } catch {
            expect(problemOf(text)).toBeInstanceOf(JsonProblem);
            return;
          }
          try {
            expect(parseJson(text)).toEqual(expected);
          } catch (error) {
            expect(error).toBeInstanceOf(JsonProblem);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
