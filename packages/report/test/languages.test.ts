import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  annexes,
  type Check,
  type CheckResult,
  check,
  checks,
  describeFields,
  detailCatalogue,
  type Endpoint,
  type FieldDescription,
  findCheck,
  geometryOf,
  splitUnit,
  topSchema,
} from "@x/eurocode";
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
import { helpIn, isNeutral, said, translated, unknownIn } from "../src/languages/catalogue.ts";
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
      return [[known.endpoint, check(known.endpoint, { ...request, derivation: true }), request]];
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

test("no sentence of the examples and published requests is left in English", () => {
  const unknown = new Set<string>();
  for (const [, { result }, request] of results) {
    const given = JSON.stringify(request);
    for (const text of [...result.assumptions, ...result.warnings])
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
    figuresOf(endpoint, item, geometry[i]).map(({ title, svg }) =>
      item.mark === undefined ? title + svg : (title + svg).replaceAll(item.mark, "X1"),
    ),
  );
  const derivations = items.flatMap((item) => item.derivation ?? []);
  return {
    pictures: figures.flatMap((figure) => figure.replaceAll(/<[^>]+>/g, "\n").split("\n")),
    report: [
      ...items.flatMap(({ values }) => Object.values(values).filter((value) => typeof value === "string")),
      ...derivations.flatMap(({ note }) => note ?? []),
      ...result.result.assumptions,
      ...result.result.warnings,
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

const englishWords = /\b(the|of|and|with|or|is|that|by|from|on|which|where|are|their|not|each|its|below|above)\b(?!_)/;

test("every field that a page shows says in each language what it says in English, and every word of a choice", () => {
  const missing: string[] = [];
  const look = (fields: readonly FieldDescription[]): void => {
    for (const { name, description, choices, fields: inner } of fields) {
      for (const piece of description.split("; "))
        for (const text of unknownIn(piece)) missing.push(`${name}: ${text}`);
      // a pattern that fits by chance leaves what it inserts in English
      const [left] = englishWords.exec(helpIn(description, "de")) ?? [];
      if (left !== undefined) missing.push(`${name}: ${left} in ${helpIn(description, "de")}`);
      for (const choice of choices) {
        const word = choice.replaceAll(/[-_]/g, " ");
        if (/^[a-z][a-z]+( [a-z]+)*$/.test(word) && !isSymbol(choice) && translated(word, "nl") === undefined)
          missing.push(`${name} = ${choice}`);
      }
      look(inner);
    }
  };
  for (const known of checks) {
    look(describeFields(topSchema(known)));
    for (const kind of Object.values(known.kinds)) look(describeFields(kind.schema));
  }
  expect([...new Set(missing)]).toEqual([]);
});

test("every detail of EN 1993-1-9 has its description", () => {
  const missing = detailCatalogue().flatMap(({ about, notes }) =>
    [about, notes].filter((text) => text !== "" && translated(text, "nl") === undefined),
  );
  expect([...new Set(missing)]).toEqual([]);
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

test("values and columns that a page names in words are in the catalogue", () => {
  const missing = new Set<string>();
  for (const [endpoint, result, request] of results) {
    const [english, dutch] = (["en", "nl"] as const).map(
      (language) => reportOf(result, { language, request, only: 0 }).items,
    );
    english?.forEach(({ values, tables }, i) => {
      const other = dutch?.[i];
      values.forEach(({ symbol, value }, j) => {
        const its = other?.values[j];
        if (!isSymbol(symbol) && its?.symbol === symbol && /[a-z]{2}/.test(symbol))
          missing.add(`${endpoint} ${symbol}`);
        if (typeof value === "string" && !isNeutral(value) && its?.value === value) missing.add(`${endpoint} ${value}`);
      });
      tables.forEach(({ columns }, j) => {
        for (const [k, column] of columns.entries()) {
          const { symbol } = splitUnit(column);
          if (!isSymbol(symbol) && /[a-z]{2}/.test(symbol) && other?.tables[j]?.columns[k] === column)
            missing.add(`${endpoint} ${column}`);
        }
      });
    });
  }
  expect([...missing]).toEqual([]);
});

test("every nationally determined parameter has its meaning", () => {
  const missing = annexes.filter(({ text }) => !isNeutral(text) && translated(text, "nl") === undefined);
  expect(missing.map(({ text }) => text)).toEqual([]);
});

test("no caption or label of a picture is left in English", () => {
  const unknown = new Set<string>();
  for (const [endpoint, result, request] of results) {
    const marks = JSON.stringify(request).replaceAll(/\\?"/g, " ");
    for (const { figures } of reportOf(result, { request }).items) {
      for (const { svg } of figures)
        for (const [, text = ""] of svg.matchAll(/<(?:text|title)[^>]*>([^<]+)</g))
          for (const piece of unknownIn(text.replaceAll("&lt;", "<").replaceAll("&amp;", "&")))
            if (!marks.includes(piece)) unknown.add(`${endpoint}  ${piece}`);
    }
  }
  expect([...unknown].sort()).toEqual([]);
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
    const page = markdown(reportOf(result, { language, request })).replaceAll(/\(data:[^)]*\)/g, "");
    expect(page).not.toMatch(/[=≤≥] -?\d+\.\d/);
  });
});

test("what is inserted is translated, and numbers take the decimal sign", () => {
  expect(said("column-flange, row 2 alone, mode 1", "de")).toBe("Stützenflansch, Reihe 2 einzeln, Modus 1");
  expect(said("B1: Hole 22 mm for M20 (EN 1090-2, normal clearance).", "nl")).toBe(
    "B1: Gat 22 mm voor M20 (EN 1090-2, normale speling).",
  );
  expect(said("q = 1.5 is not compared with a structural system (system not given).", "sv")).toMatch(/^q = 1,5 är/);
  expect(said("rows 1 to 2", "fr")).toBe("rangées 1 à 2");
  expect(said("simplified criterion (5.39)", "de")).toBe("vereinfachtes Kriterium (5.39)");
});
