import { check, checks } from "@x/eurocode";
import { said } from "@x/eurocode/messages";
import { folders, wordsIn } from "@x/words/all";
import { describe, expect, test } from "vitest";
import { says as joints } from "../src/figures/joints/says.ts";
import { says as pictures } from "../src/figures/says.ts";
import { html, languages, markdown, reportOf } from "../src/index.ts";

// What a user wrote is never translated: marks that are words of ours, in every language, kind and report.

/** Every text that is in the languages: templates, names and descriptions, and the English they translate. */
function* texts(): Generator<string> {
  for (const { subjects } of Object.values(folders))
    for (const { rooms = {}, names = {}, texts = {} } of subjects) {
      for (const room of [...Object.values(rooms), ...Object.values(names)]) yield* Object.values(room);
      yield* Object.entries(texts).flat();
    }
  const declared: readonly object[] = [
    ...Object.values(said).flatMap((rooms) => Object.values(rooms)),
    joints,
    pictures,
  ];
  for (const room of declared)
    for (const message of Object.values(room) as { readonly english: string }[]) yield message.english;
}

/** Without places and signs, as somebody names a beam. */
const plain = /^[\p{Script=Latin}\d][\p{Script=Latin}\d .'-]{1,38}[\p{Script=Latin}\d]$/u;
const marks = [
  "column",
  "poteau",
  "beam on axis B",
  "row 1",
  ...new Set([...texts()].filter((text) => plain.test(text))),
];

const neutral = "Q7";

/** The sum of the input is another with each mark. */
const withoutSums = (page: string): string => page.replaceAll(/[0-9a-f]{64}/g, "");

const kinds = checks.flatMap((known) =>
  Object.values(known.kinds)
    .filter(({ example }) => "mark" in example)
    .map((kind) => ({ known, kind })),
);

describe.each(kinds.map(({ known, kind }, i) => [`${known.endpoint} ${kind.name}`, known, kind, i] as const))(
  "%s",
  (_, known, kind, at) => {
    const pages = (mark: string, language: (typeof languages)[number]): string[] => {
      const item = { ...kind.example, mark };
      const request = known.many === undefined ? item : { [known.many]: [item] };
      const result = check(known.endpoint, { ...request, derivation: true, messages: true });
      const report = reportOf(result, { words: wordsIn(language), request });
      return [markdown(report).replaceAll(/\(data:[^)]*\)/g, ""), html(report)].map(withoutSums);
    };

    test.each(languages)("%s: a mark is found as it was written, and nothing else depends on it", (language) => {
      const plainly = pages(neutral, language);
      // others for each kind and language, the first four for all
      const from = 4 + (((at * languages.length + languages.indexOf(language)) * 8) % (marks.length - 12));
      for (const mark of [...marks.slice(0, 4), ...marks.slice(from, from + 8)])
        for (const [i, page] of pages(mark, language).entries()) {
          expect(page).toContain(mark);
          expect(page.replaceAll(mark, neutral)).toBe(plainly[i]?.replaceAll(mark, neutral));
        }
    });
  },
);
