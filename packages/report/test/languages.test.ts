import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckResult, check, checks, type Endpoint, isInvalidInput, requestWith } from "@x/eurocode";
import { folders, wordsIn } from "@x/words/all";
import { subjects as english } from "@x/words/en/index";
import { ofGlance, ofProblems, ofReport } from "@x/words/subjects";
import { type Subject, type Words, wordsOf } from "@x/words/words";
import { describe, expect, test } from "vitest";
import { glanceOf, languages, markdown, picturesOf, reportOf } from "../src/index.ts";

// What a page loads of a language says all that it says.

const others = languages.filter((language) => language !== "en");
const library = join(import.meta.dirname, "../../eurocode");

interface Published {
  readonly request?: object;
}

function casesOf(folder: string, endpoint: string): object[] {
  const file = `${endpoint}.json`;
  if (!readdirSync(join(library, folder)).includes(file)) return [];
  return (JSON.parse(readFileSync(join(library, folder, file), "utf8")) as Published[]).flatMap(
    ({ request }) => request ?? [],
  );
}

interface Calculated {
  readonly endpoint: Endpoint;
  readonly request: object;
  readonly result: CheckResult;
}

/** The examples of all kinds, and the published requests: together they say most of what there is to say. */
const calculated = checks.flatMap((known) => {
  const { endpoint, kinds } = known;
  const given = Object.values(kinds).map((kind) => requestWith(known, kind, [kind.example]));
  return [...given, ...casesOf("published", endpoint)].flatMap((request): Calculated[] => {
    try {
      const result = check(endpoint, { ...request, derivation: true, messages: true });
      return [{ endpoint: endpoint as Endpoint, request, result }]; // of the registry
    } catch {
      return []; // published only as what is refused
    }
  });
});

/** Files of a folder: what a page has when it has loaded these. */
async function loaded(language: (typeof others)[number], names: readonly string[]): Promise<Words> {
  const found = await Promise.all(
    names.map((name): Promise<Subject> => import(join(import.meta.dirname, `../../words/src/${language}/${name}.ts`))),
  );
  return wordsOf(folders[language].writing, [...english, ...found]);
}

describe.each(others)("in %s", (language) => {
  const whole = wordsIn(language);

  test("a report says with the files of its check what it says with the whole folder", async () => {
    const words = new Map(
      await Promise.all(
        checks.map(async ({ endpoint }) => [endpoint, await loaded(language, ofReport(endpoint))] as const),
      ),
    );
    for (const { endpoint, request, result } of calculated) {
      const own = words.get(endpoint);
      if (!own) throw new Error(endpoint);
      expect(markdown(reportOf(result, { words: own, request }))).toBe(
        markdown(reportOf(result, { words: whole, request })),
      );
    }
  });

  test("the landing page says its verdict and its picture", async () => {
    const own = await loaded(language, ofGlance);
    for (const { endpoint, request, result } of calculated) {
      if (endpoint !== "en-1993-1-1") continue;
      expect(picturesOf(result, request, own)[0]).toEqual(picturesOf(result, request, whole)[0]);
      const { verdict, governing, phrases } = glanceOf(result, own);
      const all = glanceOf(result, whole);
      expect([verdict, governing, phrases.governs]).toEqual([all.verdict, all.governing, all.phrases.governs]);
    }
  });

  test("what is wrong with an input is said with the files of its check", async () => {
    for (const { endpoint } of checks) {
      const own = await loaded(language, ofProblems(endpoint));
      for (const request of casesOf("must-not-pass", endpoint))
        try {
          check(endpoint, request);
        } catch (error) {
          if (!isInvalidInput(error)) throw error;
          for (const { code: id = "", values = {} } of error.problems)
            expect(own.say({ id, values })).toBe(whole.say({ id, values }));
        }
    }
  });

  test("a page has no decimal point where a number is in a sentence", () => {
    const member = calculated.find(({ endpoint }) => endpoint === "en-1993-1-1");
    if (!member) throw new Error("no example");
    const page = markdown(reportOf(member.result, { words: whole, request: member.request }));
    expect(page.replaceAll(/\(data:[^)]*\)/g, "")).not.toMatch(/[=≤≥] -?\d+\.\d/);
  });
});

test("a part of a derivation is named in the language of the report", () => {
  const example = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds["end-plate"]?.example;
  const request = { connections: [example] };
  const result = check("en-1993-1-8", { ...request, derivation: true, messages: true });
  const partsIn = (language: (typeof languages)[number]) =>
    reportOf(result, { words: wordsIn(language), request }).items.flatMap(({ groups }) =>
      groups.map(({ part }) => part),
    );
  expect(partsIn("en")).toContain("column flange, row 1 alone, mode 2");
  expect(partsIn("de")).toContain("Stützenflansch, Reihe 1 einzeln, Modus 2");
  expect(partsIn("fr").some((part) => /column|row|mode \d alone/.test(part))).toBe(false);
});
