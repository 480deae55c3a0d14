import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, checks, InvalidInput, type Problem } from "@x/eurocode";
import { wordsIn } from "@x/words/all";
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

function problemsOfRequest(endpoint: string, request: object): readonly Problem[] {
  try {
    check(endpoint, request);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems;
    throw error;
  }
}

const saidOf = (endpoint: string, request: object) =>
  problemsOfRequest(endpoint, request).map(({ code = "", values = {}, message }) => ({
    en: message,
    de: wordsIn("de").say({ id: code, values }),
  }));

const values = [undefined, "abc", -1, 45, 1e9, 1e30];

interface Refused {
  readonly request?: object;
}

/** What must not pass, and each example with fields missing, of another type, and beyond what can be; each sentence once. */
const problems = new Map(
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
    return [...refused, ...changed].flatMap((request) =>
      problemsOfRequest(endpoint, request).map((problem): [string, Problem] => [problem.message, problem]),
    );
  }),
);

test("every problem of these inputs is said in German", () => {
  expect(problems.size).toBeGreaterThan(400);
  const german = ({ code, values = {}, message }: Problem) =>
    code === undefined ? reader(message) : wordsIn("de").say({ id: code, values });
  const english = [...problems.values()].filter((problem) => {
    const text = german(problem);
    return text === undefined || text === problem.message || /\{\w/.test(text);
  });
  expect(english.map(({ message }) => message)).toEqual([]);
});

test("what may be one of two numbers, or a pair, is asked for as such", () => {
  const kinds = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds;
  const header = { ...kinds?.["header-plate"]?.example, mode_1_method: "abc" };
  expect(saidOf("en-1993-1-8", header)).toEqual([
    { en: 'must be 1 or 2, not "abc"', de: 'muss 1 oder 2 sein, nicht "abc"' },
  ]);
  const group = { ...kinds?.["bolt-group"]?.example, bolts: ["a"] };
  expect(saidOf("en-1993-1-8", group)).toContainEqual({
    en: 'must be a list of 2, not "a"',
    de: 'muss eine Liste von 2 sein, nicht "a"',
  });
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
