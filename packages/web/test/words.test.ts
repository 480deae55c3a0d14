import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languages } from "@x/words";
import { describe, expect, test } from "vitest";
import { itemsOf } from "../src/csv.ts";
import { calculators } from "../src/list.ts";

const source = join(import.meta.dirname, "..", "src");

/** Every text that pages say, as it is in the code and in the pages themselves. */
const saidIn = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((name) => {
      const text = readFileSync(join(source, name), "utf8");
      if (name.endsWith(".html"))
        return [...text.matchAll(/ data-translate[^>]*>([^<]*)</g)].map(([, words = ""]) => words);
      return [...text.matchAll(/\btranslate\(\s*("(?:[^"\\]|\\.)*")/g)].map(([, words = ""]) =>
        String(JSON.parse(words)),
      );
    }),
  );

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /\.(tsx?|html)$/.test(name));
const isOfAccounts = (name: string) => /^(account|projects|ifc|kept)\b/.test(name);
const said = saidIn(files.filter((name) => !isOfAccounts(name)));
const saidOfAccounts = saidIn(files.filter(isOfAccounts));

const namesOfCalculators = calculators.flatMap(({ title, kinds }) => [title, ...kinds.map(([, text]) => text)]);

/** Of each language what the pages say: on the landing page, beyond it, and of accounts. */
const namesOf = async (language: string, file: string): Promise<Readonly<Record<string, string>>> =>
  ((await import(`../../words/src/${language}/${file}.ts`)) as { names: { pages: Record<string, string> } }).names
    .pages;

const dictionaries = await Promise.all(
  languages
    .filter((language) => language !== "en")
    .map(
      async (language) =>
        [
          language,
          await namesOf(language, "pages"),
          await namesOf(language, "pages-with-calculators"),
          await namesOf(language, "pages-beyond-landing"),
          await namesOf(language, "pages-of-accounts"),
        ] as const,
    ),
);

/** What the landing page loads of its own: the modules that it names, and those that they name; the list with its words comes later. */
const isLater = (path: string): boolean => path === "landing-list.tsx";
function modulesFrom(name: string, found = new Set<string>()): Set<string> {
  found.add(name);
  for (const [, other = ""] of readFileSync(join(source, name), "utf8").matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
    const path = join(dirname(name), other);
    if (files.includes(path) && !found.has(path) && !isLater(path)) modulesFrom(path, found);
  }
  return found;
}
const saidOnLanding = saidIn([...modulesFrom("landing.ts"), "index.html"]);

describe.each(dictionaries)("%s", (_, onLanding, withCalculators, beyond, ofAccounts) => {
  const words = { ...onLanding, ...withCalculators, ...beyond };
  test("the landing page loads what it says", () => {
    expect([...saidOnLanding].filter((text) => !Object.hasOwn(onLanding, text))).toEqual([]);
    expect(Object.keys(beyond).filter((text) => saidOnLanding.has(text))).toEqual([]);
  });
  test("says all that the pages say in English, and nothing else", () => {
    const titles = ["Account", "Calculators", "Projects", "Eurocode checks you can read", ...namesOfCalculators];
    expect([...said, ...titles].filter((text) => !Object.hasOwn(words, text))).toEqual([]);
    expect(Object.keys(words).filter((text) => !said.has(text) && !titles.includes(text))).toEqual([]);
  });
  test("pages of accounts alone load what they alone say", () => {
    const own = [...saidOfAccounts].filter((text) => !Object.hasOwn(words, text));
    expect(Object.keys(ofAccounts).sort()).toEqual(own.sort());
  });
  test("keeps the values", () => {
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    for (const [english, text] of Object.entries({ ...words, ...ofAccounts }))
      expect([english, values(text)]).toEqual([english, values(english)]);
  });
});

describe("tables", () => {
  test("separators, decimal signs, quotes, nested names, marks that are numbers", () => {
    expect(
      itemsOf('\ufeffmark;profile;length_mm;plate.t_mm\r\n101;"IPE ""300""";5000,5;12\r\n\r\n102;HEB 200;4000;\r\n'),
    ).toEqual([
      { mark: "101", profile: 'IPE "300"', length_mm: 5000.5, plate: { t_mm: 12 } },
      { mark: "102", profile: "HEB 200", length_mm: 4000 },
    ]);
    expect(itemsOf("mark,N_Ed\n1,-2.5e1\n")).toEqual([{ mark: "1", N_Ed: -25 }]);
  });
  test("the point means one thing in a table: of thousands beside a decimal comma, else of decimals, or nobody knows", () => {
    const forces = (rows: string) => itemsOf(`mark;N_Ed\n${rows}`)?.map(({ N_Ed }) => N_Ed);
    expect(forces("1;110.250\n2;12,5")).toEqual([110250, 12.5]);
    expect(forces("1;1.234,5\n2;1.234.567")).toEqual([1234.5, 1234567]);
    expect(forces("1;110.250\n2;98.5")).toEqual([110.25, 98.5]);
    expect(forces("1.5;110.250\n2;7")).toEqual(["110.250", 7]);
    expect(forces("1;110.250\n2;12,5\n3;98.5")).toEqual(["110.250", 12.5, 98.5]);
  });
  test("what is no table is none, and no name reaches a prototype", () => {
    expect(itemsOf("a sentence, with a comma")).toBeUndefined();
    expect(itemsOf("mark,constructor.prototype.x\n1,2")?.[0]).toEqual({
      mark: "1",
      constructor: { prototype: { x: 2 } },
    });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
