import { englishNames } from "./english-names.ts";
import { englishTopics } from "./english-topics.ts";
import type { Language } from "./language.ts";
import { messages } from "./messages/index.ts";
import { names } from "./names.ts";
import { topics } from "./topics.ts";

/** What a calculation says in English, and in the other language. */
export type Text = readonly [english: string, text: string];

/** A language: sentences, names of verifications and headings of derivations. */
export interface Texts {
  readonly sentences: readonly Text[];
  readonly names: Readonly<Record<string, string>>;
  readonly topics: Readonly<Record<string, string>>;
}

const kept = new Map<Language, Texts>();

/** All that there is. The pages load a language when it is chosen: there another module stands here (`packages/web`). */
export function textsOf(language: Language): Texts {
  const known = kept.get(language) ?? made(language);
  kept.set(language, known);
  return known;
}

const column = { nl: 0, de: 1, fr: 2, sv: 3 } as const satisfies Record<Exclude<Language, "en">, number>;

function made(language: Language): Texts {
  if (language === "en") return { sentences: [], names: englishNames, topics: englishTopics };
  const at = column[language];
  return {
    sentences: messages.map(([english, ...others]) => [english, others[at]]),
    names: Object.fromEntries(Object.entries(names).map(([id, row]) => [id, row[at]])),
    topics: Object.fromEntries(Object.entries(topics).map(([topic, row]) => [topic, row[at]])),
  };
}
