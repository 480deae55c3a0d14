import { annexes, checks, describeFields, detailCatalogue, type FieldDescription, topSchema } from "@x/eurocode";
import { placesOf } from "@x/eurocode/message";
import { folders, wordsIn } from "@x/words/all";
import { describe, expect, test } from "vitest";
import { headOf } from "../src/head.ts";
import { languages } from "../src/index.ts";
import { said } from "../src/messages.ts";
import { isSymbol } from "../src/symbol.ts";

// What pages look up by a key or a whole text is there in each language.

test.each(languages.filter((language) => language !== "en"))(
  "captions in %s have the places of the English",
  (language) => {
    const own = (room: string, name: string): string =>
      folders[language].subjects.find(({ rooms }) => rooms?.[room]?.[name] !== undefined)?.rooms?.[room]?.[name] ?? "";
    for (const [room, english] of Object.entries(said))
      for (const [name, message] of Object.entries(english))
        expect([name, placesOf(own(room, name)).sort()]).toEqual([name, placesOf(message.english).sort()]);
  },
);

const fields: FieldDescription[] = [];
const collect = (found: readonly FieldDescription[]): void => {
  for (const field of found) {
    fields.push(field);
    collect(field.fields);
  }
};
for (const known of checks) {
  collect(describeFields(topSchema(known)));
  for (const kind of Object.values(known.kinds)) collect(describeFields(kind.schema));
}

/** Words of English that no other of the languages has. */
const english = /\b(the|and|with|that|from|which|where|are|their|each|its|below|above)\b(?!_)/;

/** What says something in words, and does not in this language. */
const left = (texts: Iterable<string>, said: (text: string) => string): string[] =>
  [...new Set(texts)].filter(
    (text) => (/[a-z]{4,} [a-z]{2,}/.test(text) && said(text) === text) || english.test(said(text)),
  );

describe.each(languages.filter((language) => language !== "en"))("in %s", (language) => {
  const words = wordsIn(language);

  test("every field is described", () => {
    expect(
      left(
        fields.map(({ description }) => description),
        words.described,
      ),
    ).toEqual([]);
  });

  test("what a field is names no other as a request writes it", () => {
    const asWritten = new Set(fields.flatMap(({ name, choices }) => [name, ...choices]));
    const names = fields.flatMap((field) => {
      const { name } = field;
      const { meaning } = headOf(name, field, words);
      return (meaning.match(/[A-Za-z]\w*(?:[_-]\w+)+/g) ?? []).map((found) => `${name}: ${found}`);
    });
    const written = [...new Set(names)].filter((one) => {
      const [, found = ""] = one.split(": ");
      return asWritten.has(found) && !isSymbol(found) && !/^([A-Z]|psi)_/.test(found);
    });
    expect(written).toEqual([]);
  });

  test("every word of a choice is there", () => {
    const choices = fields.flatMap((field) => field.choices).filter((one) => /^[a-z]{2,}([-_ ][a-z]+)*$/.test(one));
    const missing = choices.filter(
      (one) => !isSymbol(one) && words.named("vocabulary", one.replaceAll(/[-_]/g, " ")) === undefined,
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  test("every nationally determined parameter has its meaning, and every edition its name", () => {
    expect(
      left(
        annexes.map(({ text }) => text),
        words.described,
      ),
    ).toEqual([]);
  });

  test("every detail of EN 1993-1-9 has its description", () => {
    expect(
      left(
        detailCatalogue().flatMap(({ about, notes }) => [about, notes]),
        words.described,
      ),
    ).toEqual([]);
  });
});
