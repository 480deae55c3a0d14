import type { Values } from "@x/eurocode/message";
import { english, type Language, type Subject, type Words, type Writing, wordsOf } from "@x/words";
import { type FileOfWords, folders } from "words-of/all";

interface Spoken {
  readonly writing: Writing;
  readonly subjects: Map<string, Subject>;
  words: Words;
}

const spoken = new Map<Language, Spoken>([
  ["en", { writing: english, subjects: new Map(), words: wordsOf(english, []) }],
]);

/** The folders of @x/words: a file is loaded when a page first says what it has. */
async function load(language: Language, file: string): Promise<FileOfWords> {
  if (language === "en") return (await ofEnglish[file]?.()) ?? {};
  const folder = await folders[language]();
  return (await folder.files[file]?.()) ?? {};
}

/** Names in place of ids, and of descriptions that speak to who types; all else English has in its code. */
const ofEnglish: Readonly<Record<string, () => Promise<FileOfWords>>> = {
  "fields-on-paper": () => import("@x/words/en/fields-on-paper"),
  verifications: () => import("@x/words/en/verifications"),
  "verifications-of-joints": () => import("@x/words/en/verifications-of-joints"),
  "verifications-of-members": () => import("@x/words/en/verifications-of-members"),
};

/** What a language says, with these subjects at least. */
export async function loadWords(language: Language, wanted: readonly string[]): Promise<Words> {
  const missing = wanted.filter((subject) => !spoken.get(language)?.subjects.has(subject));
  const [known, ...found] = await Promise.all([
    spoken.get(language) ?? begun(language),
    ...missing.map((subject) => load(language, subject)),
  ]);
  missing.forEach((subject, i) => {
    known.subjects.set(subject, found[i] ?? {});
  });
  if (missing.length > 0) known.words = wordsOf(known.writing, [...known.subjects.values()]);
  return known.words;
}

async function begun(language: Language): Promise<Spoken> {
  const { writing = english } = await load(language, "writing");
  // somebody else may have begun meanwhile
  const first = spoken.get(language) ?? { writing, subjects: new Map(), words: wordsOf(writing, []) };
  spoken.set(language, first);
  return first;
}

/** Whether all of these are loaded. */
export const hasWords = (language: Language, wanted: readonly string[]): boolean =>
  language === "en" || wanted.every((subject) => spoken.get(language)?.subjects.has(subject));

/** A message by its code; undefined where what is loaded does not have it. */
export function saidIn(language: Language, code: string | undefined, values: Values = {}): string | undefined {
  const said = code === undefined ? undefined : wordsIn(language).say({ id: code, values });
  return said === code ? undefined : said;
}

/** What is loaded of a language. */
export const wordsIn = (language: Language): Words => spoken.get(language)?.words ?? wordsOf(english, []);
