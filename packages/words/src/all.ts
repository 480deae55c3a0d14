import * as de from "./de/index.ts";
import { subjects as fallback } from "./en/index.ts";
import * as fr from "./fr/index.ts";
import type { Language } from "./languages.ts";
import * as nl from "./nl/index.ts";
import * as sv from "./sv/index.ts";
import { english, type Subject, type Words, type Writing, wordsOf } from "./words.ts";

// Every language at once, for programs that need not save bytes; a page loads the subjects that it says.

export interface Folder {
  readonly writing: Writing;
  readonly subjects: readonly Subject[];
}

/** A folder each: a new language is a line here, and its code in `languages.ts`. */
const translations = { nl, de, fr, sv } satisfies Record<Exclude<Language, "en">, Folder>;

export const folders: Readonly<Record<Language, Folder>> = {
  en: { writing: english, subjects: [] },
  ...translations,
};

/** The messages of each language: a package holds them against its own. */
export type TranslatedRooms = (typeof translations)[keyof typeof translations]["rooms"];

const made = new Map<Language, Words>();

export function wordsIn(language: Language): Words {
  let words = made.get(language);
  if (!words) {
    words = ofFolder(folders[language]);
    made.set(language, words);
  }
  return words;
}

/** What a folder does not say is said in English. */
export const ofFolder = ({ writing, subjects }: Folder): Words => wordsOf(writing, [...fallback, ...subjects]);
