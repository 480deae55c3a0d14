import { annexes, checks, describeFields, detailCatalogue, type FieldDescription, topSchema } from "@x/eurocode";
import { placesOf } from "@x/eurocode/messages";
import type { Language, Translation } from "@x/words";
import { wordsIn } from "@x/words/all";
import { rooms as de } from "@x/words/de/figures";
import { rooms as deOfJoints } from "@x/words/de/figures-of-joints";
import { rooms as deOnLanding } from "@x/words/de/on-landing";
import { rooms as fr } from "@x/words/fr/figures";
import { rooms as frOfJoints } from "@x/words/fr/figures-of-joints";
import { rooms as frOnLanding } from "@x/words/fr/on-landing";
import { rooms as nl } from "@x/words/nl/figures";
import { rooms as nlOfJoints } from "@x/words/nl/figures-of-joints";
import { rooms as nlOnLanding } from "@x/words/nl/on-landing";
import { rooms as sv } from "@x/words/sv/figures";
import { rooms as svOfJoints } from "@x/words/sv/figures-of-joints";
import { rooms as svOnLanding } from "@x/words/sv/on-landing";
import { describe, expect, test } from "vitest";
import { says as jointPictures } from "../src/figures/joints/says.ts";
import { says as pictures, ofSection as sectionPicture } from "../src/figures/says.ts";
import { languages } from "../src/index.ts";
import { isSymbol } from "../src/symbol.ts";

// What pages look up by a key or a whole text is there in each language.

/** Captions of pictures: one that is missing does not compile. */
const captions = {
  nl: { ...nl, ...nlOfJoints, ...nlOnLanding },
  de: { ...de, ...deOfJoints, ...deOnLanding },
  fr: { ...fr, ...frOfJoints, ...frOnLanding },
  sv: { ...sv, ...svOfJoints, ...svOnLanding },
} satisfies Record<
  Exclude<Language, "en">,
  Translation<{
    pictures: typeof pictures;
    jointPictures: typeof jointPictures;
    sectionPicture: typeof sectionPicture;
  }>
>;

test.each(Object.entries(captions))("captions in %s have the places of the English", (_, rooms) => {
  for (const [english, own] of [
    [pictures, rooms.pictures],
    [jointPictures, rooms.jointPictures],
    [sectionPicture, rooms.sectionPicture],
  ] as const)
    for (const [name, message] of Object.entries(english)) {
      const text = Object.entries(own).find(([key]) => key === name)?.[1] ?? "";
      expect([name, placesOf(text).sort()]).toEqual([name, placesOf(message.english).sort()]);
    }
});

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
