import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, checks, InvalidInput, requestWith } from "@x/eurocode";
import type { Inserted, Said } from "@x/eurocode/message";
import { describe, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { wordsIn } from "../src/all.ts";
import { languages } from "../src/languages.ts";

// Everything that the checks say of these inputs is a message, and said whole in every language: no text that was not one of ours, no
// problem without a code, no English phrase in a place.

const values = [undefined, "abc", -1, 0, 45, 1e9, 1e30];

interface Case {
  readonly request?: object;
}

const casesOf = (folder: string, endpoint: string): object[] =>
  (
    JSON.parse(readFileSync(join(import.meta.dirname, "../../eurocode", folder, `${endpoint}.json`), "utf8")) as Case[]
  ).flatMap(({ request }) => request ?? []);

/** Examples, published cases, what must not pass; and each example with fields missing, of another type, and beyond what can be. */
function requestsOf(known: (typeof checks)[number]): object[] {
  const { endpoint, kinds, example } = known;
  const all = Object.values(kinds).map((kind) => ({
    item: kind.example,
    asked: (item: object) => requestWith(known, kind, [item]),
  }));
  const changed = all.flatMap(({ item, asked }) => [
    asked({ ...item, unheard_of: 1 }),
    ...Object.entries(item).flatMap(([name, inner]) => [
      ...values.map((value) => asked({ ...item, [name]: value })),
      ...(inner !== null && typeof inner === "object" && !Array.isArray(inner)
        ? Object.keys(inner).flatMap((key) =>
            values.map((value) => asked({ ...item, [name]: { ...inner, [key]: value } })),
          )
        : []),
    ]),
  ]);
  const published = [...casesOf("published", endpoint), ...casesOf("must-not-pass", endpoint)];
  const sound = [example, ...all.map(({ item, asked }) => asked(item)), ...published];
  return [
    ...sound,
    ...["NL", "DE", "UK", "FR", "SE"]
      .slice(0, byDepth(1, 5, 5))
      .flatMap((annex) => sound.map((s) => ({ ...s, national_annex: annex }))),
    ...changed.filter((_, i) => i % byDepth(7, 1, 1) === 0),
  ];
}

const words = languages.filter((language) => language !== "en").map((language) => wordsIn(language));

/** Two English words one after the other; what a user wrote is in quotation marks, and no message of ours. */
const phrase = /(^|[^\w."])[a-z]{3,} [a-z]{2,}/;

function* textsIn(value: Inserted): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && "list" in value) for (const one of value.of) yield* textsIn(one);
  else if (typeof value === "object" && "id" in value) for (const one of wordsOf(value)) yield* textsIn(one);
}

/** A mark is a user's word. */
const wordsOf = ({ id, values = {} }: Said): Inserted[] =>
  Object.entries(values).flatMap(([name, one]) => (id === "about.mark" && name === "mark" ? [] : [one]));

function* wrongIn(said: Said): Generator<string> {
  if (said.id === ".text") yield `text: ${JSON.stringify(said.values)}`;
  for (const text of textsIn(said))
    if (phrase.test(text.replaceAll(/"[^"]*"/g, ""))) yield `${said.id} has the words: ${text}`;
  for (const { language, say } of words) {
    const whole = say(said);
    if (/\{\w+\}|undefined|\[object/.test(whole)) yield `${said.id} in ${language}: ${whole}`;
  }
}

interface Derived {
  readonly derivation?: readonly { readonly note?: string; readonly messages?: readonly Said[] }[];
}

function* wrongOf(endpoint: string, request: object): Generator<string> {
  try {
    const { result } = check(endpoint, { ...request, messages: true, derivation: true });
    for (const said of result.messages ?? []) yield* wrongIn(said);
    for (const item of Object.values(result).flat() as (Derived | null)[])
      for (const step of item?.derivation ?? []) {
        if (step.note !== undefined && step.messages === undefined) yield `note: ${step.note}`;
        for (const said of step.messages ?? []) yield* wrongIn(said);
      }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    for (const { path, code, values = {}, message } of error.problems)
      if (code === undefined) yield `no code: ${path} ${message}`;
      else yield* wrongIn({ id: code, values });
  }
}

describe.each(checks.map((known) => [known.endpoint, known] as const))("%s", (endpoint, known) => {
  test("says messages alone, whole in every language", () => {
    const wrong = new Set(requestsOf(known).flatMap((request) => [...wrongOf(endpoint, request)]));
    expect([...wrong]).toEqual([]);
  });
});
