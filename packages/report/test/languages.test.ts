import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  annexes,
  type Check,
  type CheckResult,
  check,
  checks,
  type Endpoint,
  findCheck,
  geometryOf,
} from "@x/eurocode";
import { wordsIn } from "@x/words/all";
import { describe, expect, test, vi } from "vitest";
import {
  figuresOf,
  glanceParts,
  itemsOf,
  languages,
  markdown,
  reportOf,
  reportParts,
  type TextPart,
} from "../src/index.ts";
import { isNeutral, said, translated, unknownIn } from "../src/languages/catalogue.ts";
import { messages } from "../src/languages/messages/index.ts";
import { type Texts, textsOfPart } from "../src/languages/texts.ts";
import { isSymbol } from "../src/symbol.ts";
import { sentencesOfLibrary } from "./support/sentences.ts";

// One catalogue: what the library says in English, a page says in five languages.

const library = join(import.meta.dirname, "../../eurocode");

interface Published {
  readonly request?: object;
}

/** The examples of all kinds, and the published requests: together they say most of what there is to say. */
const results: [name: string, result: CheckResult, request: object][] = checks.flatMap((known) => {
  const file = `${known.endpoint}.json`;
  const given = Object.values(known.kinds).map(({ example }) =>
    known.many === undefined ? example : { [known.many]: [example] },
  );
  const published = readdirSync(join(library, "published")).includes(file)
    ? (JSON.parse(readFileSync(join(library, "published", file), "utf8")) as Published[]).flatMap(
        (one) => one.request ?? [],
      )
    : [];
  return [...given, ...published].flatMap((request): [string, CheckResult, object][] => {
    try {
      return [[known.endpoint, check(known.endpoint, { ...request, derivation: true, messages: true }), request]];
    } catch {
      return []; // published only as what is refused
    }
  });
});

test("every sentence that the sources can write is in the catalogue", { timeout: 0 }, () => {
  const templates = new Set(messages.map(([english]) => english));
  const missing = sentencesOfLibrary().filter(
    ({ template }) => !templates.has(template) && !isNeutral(template.replace(/\{\d+\}/g, "")),
  );
  expect(missing.map(({ template, at }) => `${at}  ${template}`)).toEqual([]);
});

const isText = ({ id }: { readonly id: string }) => id.endsWith("text");

/** What is said as a text, and not as a message. */
const textsAmong = ({ messages = [] }: CheckResult["result"]) =>
  messages.filter(isText).map(({ values }) => String(values?.text));

test("no sentence of the examples and published requests is left in English", () => {
  const unknown = new Set<string>();
  for (const [, { result }, request] of results) {
    const given = JSON.stringify(request);
    for (const text of textsAmong(result))
      for (const piece of unknownIn(text)) if (!given.includes(piece)) unknown.add(piece);
  }
  expect([...unknown].sort()).toEqual([]);
});

/** What a result says, on a page that shows its verdict and pictures, and beside that in a report. */
function textsIn(known: Check, result: CheckResult, request: object): { pictures: string[]; report: string[] } {
  // findCheck gives checks of the registry, whose endpoints are these
  const endpoint = known.endpoint as Endpoint;
  const items = itemsOf(known, result);
  const geometry = geometryOf(endpoint, request);
  const figures = items.flatMap((item, i) =>
    // a mark may be a word by chance
    figuresOf(wordsIn("en"), endpoint, item, geometry[i]).map(({ title, svg }) =>
      item.mark === undefined ? title + svg : (title + svg).replaceAll(item.mark, "X1"),
    ),
  );
  const derivations = items.flatMap((item) => item.derivation ?? []);
  return {
    pictures: figures.flatMap((figure) => figure.replaceAll(/<[^>]+>/g, "\n").split("\n")),
    report: [
      ...items.flatMap(({ values }) => Object.values(values).filter((value) => typeof value === "string")),
      ...derivations.flatMap(({ messages = [] }) => messages.filter(isText).map(({ values }) => String(values?.text))),
      ...textsAmong(result.result),
    ],
  };
}

test("the parts of a language that a page loads say what the whole language says", async () => {
  const made = new Map<readonly TextPart[], Texts>();
  let loaded: readonly TextPart[] = [];
  const textsOf = (): Texts => {
    const known = made.get(loaded) ?? merged(loaded.map((part) => textsOfPart("nl", part)));
    made.set(loaded, known);
    return known;
  };
  vi.doMock("../src/languages/texts.ts", () => ({ textsOf }));
  // another one, that has the parts alone
  const part: typeof import("../src/languages/catalogue.ts") = await import(`${"../src/languages/catalogue.ts"}?part`);
  vi.doUnmock("../src/languages/texts.ts");
  const wrong = new Set<string>();
  const look = (texts: readonly string[]) => {
    for (const text of texts)
      if (part.said(text, "nl") !== said(text, "nl")) wrong.add(`${loaded.join()}: ${text}: ${part.said(text, "nl")}`);
  };
  const ofReport = new Map(checks.map(({ endpoint }) => [endpoint, reportParts(endpoint)]));
  for (const [endpoint, result, request] of results) {
    const known = findCheck(endpoint);
    if (!known) continue;
    const texts = textsIn(known, result, request);
    // the landing page
    loaded = glanceParts;
    if (endpoint === "en-1993-1-1") look(texts.pictures);
    loaded = ofReport.get(endpoint) ?? [];
    look([...texts.pictures, ...texts.report]);
  }
  expect([...wrong].slice(0, 40)).toEqual([]);
});

const merged = (parts: readonly Texts[]): Texts => ({
  sentences: parts.flatMap(({ sentences }) => sentences),
  names: Object.assign({}, ...parts.map(({ names }) => names)),
  topics: Object.assign({}, ...parts.map(({ topics }) => topics)),
});

test("what is not confirmed says so wholly: the name of the parameter, its source and its edition", () => {
  const missing = new Set<string>();
  const look = (text: string) => {
    if (/[a-z]{3}/.test(text) && !isNeutral(text) && translated(text, "nl") === undefined) missing.add(text);
  };
  for (const { symbol, under } of annexes)
    for (const { source, edition, confidence } of Object.values(under)) {
      // the titles of British annexes
      if (!/^NA.* to BS EN/.test(edition)) look(edition);
      if (confidence === "confirmed") continue;
      look(source);
      if (!isSymbol(symbol)) look(symbol);
    }
  expect([...missing]).toEqual([]);
  const warning =
    "gamma_M2 = 1.2 (SE, EN 1993-1-8 2.2(2), Table 2.1) is not confirmed: NB to 5.2(5), from general knowledge.";
  expect(said(warning, "sv")).toBe(
    "gamma_M2 = 1,2 (SE, EN 1993-1-8 2.2(2), tabell 2.1) är inte bekräftat: NB till 5.2(5), ur allmän kännedom.",
  );
  expect(said("detail 8.4-7: Vertical stiffener in a rolled beam or plate girder", "nl")).toMatch(/^detail 8\.4-7: /);
});

test("a message is whole in every language, and inserts only what its English has", () => {
  const places = (text: string): string[] => text.match(/\{\d\}/g) ?? [];
  for (const [english, ...others] of messages) {
    for (const text of others) {
      expect(text, english).toMatch(/^\S?.*\S$/);
      expect(places(english), english).toEqual(expect.arrayContaining(places(text)));
    }
  }
  expect(new Set(messages.map(([english]) => english)).size).toBe(messages.length);
});

describe.each(languages.filter((language) => language !== "en"))("a page in %s", (language) => {
  test("has no decimal point where a number stands in a sentence", () => {
    const [, result, request] = results.find(([endpoint]) => endpoint === "en-1993-1-1") ?? ["", undefined, {}];
    if (!result) throw new Error("no example");
    const page = markdown(reportOf(result, { words: wordsIn(language), request })).replaceAll(/\(data:[^)]*\)/g, "");
    expect(page).not.toMatch(/[=≤≥] -?\d+\.\d/);
  });
});

test("what is inserted is translated, and numbers take the decimal sign", () => {
  expect(said("column-flange, row 2 alone, mode 1", "de")).toBe("Stützenflansch, Reihe 2 einzeln, Modus 1");
  expect(wordsIn("sv").say({ id: "earthquake.factorNotCompared", values: { q: 1.5 } })).toMatch(/^q = 1,5 är/);
  expect(said("rows 1 to 2", "fr")).toBe("rangées 1 à 2");
  expect(said("simplified criterion (5.39)", "de")).toBe("vereinfachtes Kriterium (5.39)");
});
