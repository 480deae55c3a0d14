import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, checks, InvalidInput } from "@x/eurocode";
import { expect, test } from "vitest";
import { languages, problemReader } from "../src/index.ts";
import { problemsOf } from "../src/languages/messages/problems/index.ts";
import { textColumn } from "../src/languages/texts.ts";

// What is wrong with an input, in five languages.

const rows = Object.values(problemsOf).flat();
const readerOf = (language: "nl" | "de" | "fr" | "sv") =>
  problemReader(
    rows.map(([english, ...others]) => [english, others[textColumn[language]]]),
    language,
  );
const reader = readerOf("de");

function problemsIn(endpoint: string, request: object): string[] {
  try {
    check(endpoint, request);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ message }) => message);
    throw error;
  }
}

const values = [undefined, "abc", -1, 45, 1e9, 1e30];

interface Refused {
  readonly request?: object;
}

/** What must not pass, and each example with fields missing, of another type, and beyond what can be. */
const messages = new Set(
  checks.flatMap(({ endpoint, kinds, one, many }) => {
    const file = join(import.meta.dirname, "../../eurocode/must-not-pass", `${endpoint}.json`);
    const refused = (JSON.parse(readFileSync(file, "utf8")) as Refused[]).flatMap(({ request }) => request ?? []);
    const changed = Object.values(kinds).flatMap(({ example }) =>
      [
        {},
        { unheard_of: 1 },
        ...Object.keys(example).flatMap((name) => values.map((value) => ({ [name]: value }))),
      ].map((change) => {
        const item = Object.keys(change).length === 0 ? {} : { ...example, ...change };
        return one === undefined && many !== undefined ? { [many]: [item] } : item;
      }),
    );
    return [...refused, ...changed].flatMap((request) => problemsIn(endpoint, request));
  }),
);

test("every problem of these inputs is said in German", () => {
  expect(messages.size).toBeGreaterThan(400);
  expect([...messages].filter((message) => reader(message) === undefined)).toEqual([]);
});

test("what may be one of two numbers, or a pair, is asked for as such", () => {
  const kinds = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds;
  const header = { ...kinds?.["header-plate"]?.example, mode_1_method: "abc" };
  expect(problemsIn("en-1993-1-8", header)).toEqual(['must be 1 or 2, not "abc"']);
  expect(reader('must be 1 or 2, not "abc"')).toBe('muss 1 oder 2 sein, nicht "abc"');
  const group = { ...kinds?.["bolt-group"]?.example, bolts: ["a"] };
  expect(problemsIn("en-1993-1-8", group)).toContain('must be a list of 2, not "a"');
  expect(reader('must be a list of 2, not "a"')).toBe('muss eine Liste von 2 sein, nicht "a"');
});

test("a problem is translated as a whole or not at all", () => {
  expect(reader("must be at most 40 mm, the number of bars that hold them; it is 50.5 mm")).toBe(
    "darf höchstens 40 mm sein, die Anzahl der Stäbe, die sie halten; angegeben ist 50,5 mm",
  );
  expect(reader("must be at most 40 mm, the colour of the house; it is 50 mm")).toBeUndefined();
  expect(reader("is required: length of the member (a finite number in mm)")).toBe(
    "ist erforderlich: Länge des Bauteils (eine Zahl in mm)",
  );
  expect(reader('must be one of rolled, welded; it is "abc"')).toBe(
    'muss eines sein von rolled, welded; angegeben ist "abc"',
  );
});

test("every sentence is whole in every language, stands once, and inserts what its English does", () => {
  const places = (text: string) => (text.match(/\{\d\}|<\d>/g) ?? []).sort();
  for (const [english, ...others] of rows)
    for (const text of others) {
      expect(text, english).toMatch(/^\S?.*\S$/);
      expect(places(text), english).toEqual(places(english));
    }
  const twice = rows.map(([english]) => english).filter((text, i, all) => all.indexOf(text) !== i);
  expect(twice).toEqual([]);
  for (const language of languages)
    if (language !== "en") expect(readerOf(language)("unknown field"), language).not.toBe("unknown field");
});
