import { check, checks, requestWith } from "@x/eurocode";
import { said } from "@x/eurocode/messages";
import { folders, wordsIn } from "@x/words/all";
import { describe, expect, test } from "vitest";
import { byDepth, inTurn } from "../../../tests/depth.ts";
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

/** The sum of the input is another with each mark; a text without symbols is not in parts. */
const withoutSums = (page: string): string => page.replaceAll(/[0-9a-f]{64}/g, "").replaceAll(/<\/?tspan[^>]*>/g, "");

/** A request as it is read by who signs it. */
function pagesOf(endpoint: string, request: object, language: (typeof languages)[number]): string[] {
  const result = check(endpoint, { ...request, derivation: true, messages: true });
  const report = reportOf(result, { words: wordsIn(language), request });
  return [markdown(report).replaceAll(/\(data:[^)]*\)/g, ""), html(report)].map(withoutSums);
}

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
      return pagesOf(known.endpoint, requestWith(known, kind, [item]), language);
    };

    const spoken = inTurn(languages, at, byDepth(1, 2, languages.length));
    test.each(spoken)("%s: a mark is found as it was written, and nothing else depends on it", (language) => {
      const plainly = pages(neutral, language);
      // others for each kind and language, the first for all
      const own = byDepth(1, 2, 8);
      const from = 4 + (((at * languages.length + languages.indexOf(language)) * own) % (marks.length - 12));
      for (const mark of [...marks.slice(0, byDepth(1, 1, 4)), ...marks.slice(from, from + own)])
        for (const [i, page] of pages(mark, language).entries()) {
          expect(page).toContain(mark);
          expect(page.replaceAll(mark, neutral)).toBe(plainly[i]?.replaceAll(mark, neutral));
        }
    });
  },
);

/** Names that users give besides marks: of actions, of groups of them, of load cases. */
const names: readonly (readonly [name: string, endpoint: string, request: (name: string) => object])[] = [
  ...["G", "Q", "wind"].map(
    (own) =>
      [
        `${own} of actions`,
        "en-1990",
        (name: string) => ({
          actions: [
            { id: own === "G" ? name : "G", nature: "permanent", effects: { M_y: 60, N: 200 } },
            { id: own === "Q" ? name : "Q", nature: "imposed", category: "B", effects: { M_y: 30, N: 90 } },
            { id: "W1", nature: "wind", group: own === "wind" ? name : "wind", effects: { M_y: 25, N: -140 } },
            { id: "W2", nature: "wind", group: own === "wind" ? name : "wind", effects: { M_y: -15, N: 30 } },
          ],
          limits: [{ effect: "M_y", situation: "uls", most: 170 }],
        }),
      ] as const,
  ),
  [
    "a load case",
    "en-1993-1-1",
    (id) => ({
      members: [{ mark: "B1", profile: "IPE 300", length_mm: 5000, load_cases: [{ id, M_y_Ed: 40, V_z_Ed: 30 }] }],
    }),
  ],
];
const written = ["wind", "name", "action", "snow", "imposed", "persistent", "C_1", "beta beam", "column", "poteau"];

describe.each(names)("%s", (_, endpoint, request) => {
  test.each(languages)("%s: is found as it was written, and nothing else depends on it", (language) => {
    const plainly = pagesOf(endpoint, request(neutral), language);
    for (const name of written)
      for (const [i, page] of pagesOf(endpoint, request(name), language).entries()) {
        expect(page).toContain(name);
        expect(page.replaceAll(name, neutral)).toBe(plainly[i]?.replaceAll(name, neutral));
      }
  });
});
