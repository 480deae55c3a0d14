import { english, type Language, type Subject, type Words, type Writing, wordsOf } from "@x/words";

/** The folders of @x/words: a file is loaded when a page first says what it has. */
const files = import.meta.glob<Subject & { readonly writing?: Writing }>([
  "../../words/src/*/*.ts",
  "!../../words/src/*/index.ts",
]);

interface Spoken {
  readonly writing: Writing;
  readonly subjects: Map<string, Subject>;
  words: Words;
}

const spoken = new Map<Language, Spoken>([
  ["en", { writing: english, subjects: new Map(), words: wordsOf(english, []) }],
]);

const load = async (language: Language, file: string) =>
  (await files[`../../words/src/${language}/${file}.ts`]?.()) ?? {};

/** What a language says, with these subjects at least. */
export async function loadWords(language: Language, wanted: readonly string[]): Promise<Words> {
  const known = spoken.get(language) ?? (await begun(language));
  const missing = wanted.filter((subject) => !known.subjects.has(subject));
  const found = await Promise.all(missing.map((subject) => load(language, subject)));
  missing.forEach((subject, i) => {
    known.subjects.set(subject, found[i] ?? {});
  });
  if (missing.length > 0) known.words = wordsOf(known.writing, [...known.subjects.values()]);
  return known.words;
}

async function begun(language: Language): Promise<Spoken> {
  const { writing = english } = await load(language, "writing");
  const first = { writing, subjects: new Map(), words: wordsOf(writing, []) };
  spoken.set(language, first);
  return first;
}

/** What is loaded of a language. */
export const wordsIn = (language: Language): Words => spoken.get(language)?.words ?? wordsOf(english, []);
