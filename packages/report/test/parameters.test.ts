import {
  type AnnexCode,
  type AnnexParameter,
  annexes,
  check,
  checks,
  InvalidInput,
  type UsedParameter,
} from "@x/eurocode";
import { wordsIn } from "@x/words/all";
import { describe, expect, test } from "vitest";
import { languages, reportOf } from "../src/index.ts";
import { parameterRows, type Sought } from "../src/parameters.ts";
import { isSymbol } from "../src/symbol.ts";

// Every nationally determined parameter under every annex says in the language of the report what it is and what it is worth.

/** As a result has it: a rule by its text. */
function usedOf({ standard, symbol, clause, under }: AnnexParameter, annex: AnnexCode, value?: unknown): UsedParameter {
  const { edition, confidence, source, reads, ...own } = under[annex];
  const result = typeof own.value === "function" ? (reads ?? "a rule") : own.value;
  return { symbol, clause: `${standard} ${clause}`, annex, edition, confidence, source, value: value ?? result };
}

const keysIn = (value: unknown): string[] =>
  value === null || typeof value !== "object" || Array.isArray(value)
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);

/** Tables with a text, of which a request takes a row by its word. */
const readByWord = new Set(["terrains", "K_l_d", "solar", "beta_w"]);

const nothing: Sought = { values: new Map(), given: new Map() };

interface Asked {
  readonly used: UsedParameter;
  readonly sought: Sought;
}

/** As they are, by the text of their table, and by the words that a request could have. */
const asked: readonly Asked[] = annexes.flatMap((parameter) =>
  (Object.keys(parameter.under) as AnnexCode[]).flatMap((annex) => {
    const { reads } = parameter.under[annex];
    const used = usedOf(parameter, annex);
    const byWord = reads === undefined || readByWord.has(parameter.symbol);
    const given = new Map([["", new Set(keysIn(used.value))]]);
    return [
      { used, sought: nothing },
      ...(reads === undefined ? [] : [{ used: usedOf(parameter, annex, reads), sought: nothing }]),
      ...(byWord ? [{ used, sought: { values: new Map(), given } }] : []),
    ];
  }),
);

const rowIn = (language: (typeof languages)[number], { used, sought }: Asked) =>
  parameterRows([used], sought, wordsIn(language))[0];

/** What stands between commas, colons and semicolons. */
const pieces = (text: string): string[] =>
  text
    .replaceAll(/(\d),(\d)/g, "$1.$2")
    .split(/[;:,]/)
    .map((piece) => piece.trim());

const wordsOf = (text: string): string[] =>
  (text.match(/(?<!\w)[a-z]{4,}(?!\w)/g) ?? []).filter((word) => !isSymbol(word) && word !== "sqrt");

/** Words that are the same in both languages. */
const alike: Readonly<Record<string, readonly string[]>> = {
  nl: ["wind"],
  de: ["normal"],
  fr: ["normal", "rivets"],
  sv: ["normal", "permanent"],
};

describe.each(languages.filter((language) => language !== "en"))("in %s", (language) => {
  test("nothing of a nationally determined parameter is left in English", () => {
    const left = new Set<string>();
    for (const one of asked) {
      const [row, english] = [rowIn(language, one), rowIn("en", one)];
      if (!row || !english) continue;
      for (const field of ["meaning", "value", "edition"] as const) {
        const originals = new Set(pieces(english[field]));
        for (const piece of pieces(row[field]))
          if (originals.has(piece) && wordsOf(piece).some((word) => !alike[language]?.includes(word)))
            left.add(`${one.used.annex} ${one.used.symbol}, ${field}: ${piece}`);
      }
    }
    expect([...left]).toEqual([]);
  });

  test("the source of what is not confirmed is said", () => {
    const { described } = wordsIn(language);
    const sources = asked.filter(({ used }) => used.confidence === "unconfirmed").map(({ used }) => used.source);
    expect([...new Set(sources)].filter((source) => described(source) === source)).toEqual([]);
  });
});

/** UK, EN 1995-1-1: a factor that has a word in its index. */
const withWord = new Set(["k_strut"]);

test.each(languages)("%s: no name of a program in what a parameter is and what it is worth", (language) => {
  const names = asked.flatMap((one) => {
    const row = rowIn(language, one);
    const text = one.used.value === null || !row ? "" : `${row.meaning} ${row.value}`;
    return text.match(/[A-Za-z]\w*_\w+/g) ?? [];
  });
  expect([...new Set(names)].filter((name) => !isSymbol(name) && !withWord.has(name))).toEqual([]);
});

test("what looks like a number and is a name stays as the standard writes it", () => {
  const shown = (symbol: string, annex: AnnexCode) => {
    const parameter = annexes.find((one) => one.symbol === symbol);
    return parameter && rowIn("de", { used: usedOf(parameter, annex), sought: nothing })?.value;
  };
  expect(shown("expression", "EN")).toBe("6.10");
  expect(shown("bolt_grade", "DE")).toBe("10.9");
  expect(shown("rho", "EN")).toBe("1,25");
  expect(shown("theta_0", "EN")).toBe("0,005");
  expect(shown("hazard_editions", "DE")).toBe("mit Zonen 2011, mit Karte 2021");
  expect(shown("zones", "FR")).toContain("5: a_gR = 3, Spektrumtyp = 1");
});

test("a parameter of the second generation has its meaning", () => {
  const meanings = checks.flatMap((known) => {
    try {
      const result = check(known.endpoint, { ...known.example, edition: "second" });
      return reportOf(result).parameters.map(({ meaning }) => meaning);
    } catch (error) {
      if (error instanceof InvalidInput) return [];
      throw error;
    }
  });
  const texts = new Set(annexes.map(({ text }) => text));
  expect(meanings.length).toBeGreaterThan(0);
  expect(meanings.filter((meaning) => !texts.has(meaning))).toEqual([]);
});

test("a warning of a parameter that a request calls by a word says in a report what it is", () => {
  const known = checks.find(({ endpoint }) => endpoint === "en-1992-1-1");
  const result = check("en-1992-1-1", { ...known?.example, national_annex: "DE", messages: true });
  expect(result.result.warnings.join(" ")).toContain("slenderness_limit (DE, EN 1992-1-1 5.8.3.1(1)) is not confirmed");
  const warningsIn = (language: (typeof languages)[number]) =>
    reportOf(result, { words: wordsIn(language) }).warnings.join(" ");
  expect(warningsIn("de")).toContain(
    "Unbestätigt: Schlankheit, bis zu der Effekte II. Ordnung vernachlässigt werden (DE",
  );
  expect(warningsIn("en")).toContain("Slenderness up to which second order effects are ignored (DE");
  for (const language of languages) expect(warningsIn(language)).not.toContain("slenderness_limit");
});
