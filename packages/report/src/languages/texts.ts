import { englishNames } from "./english-names.ts";
import { englishTopics } from "./english-topics.ts";
import type { Language } from "./language.ts";
import type { Message } from "./message.ts";
import { messagesOf } from "./messages/index.ts";
import { jointNames, type Names, names } from "./names.ts";
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

/** Where a message has what it says, behind its English. */
export const textColumn = { nl: 0, de: 1, fr: 2, sv: 3 } as const satisfies Record<Exclude<Language, "en">, number>;

function made(language: Language): Texts {
  const parts = textParts.map((part) => textsOfPart(language, part));
  return {
    sentences: parts.flatMap(({ sentences }) => sentences),
    names: Object.assign({}, ...parts.map(({ names }) => names)),
    topics: Object.assign({}, ...parts.map(({ topics }) => topics)),
  };
}

/** What a page loads at a time: `glance` is what a verdict and its pictures say. */
export type TextPart = "glance" | Exclude<keyof typeof messagesOf, "figures">;

/** The messages of a part; those of pictures come with the glance. */
const messagesOfPart: Readonly<Record<TextPart, readonly Message[]>> = (({ figures, ...others }) => ({
  ...others,
  glance: figures,
}))(messagesOf);

/** Names of verifications, by the part that brings them. */
const namesOfPart: Partial<Record<TextPart, Readonly<Record<string, Names>>>> = {
  glance: names,
  "en-1993-1-8": jointNames,
};

// the names of the record that its type tells
export const textParts = Object.keys(messagesOfPart) as readonly TextPart[];

export function textsOfPart(language: Language, part: TextPart): Texts {
  const isGlance = part === "glance";
  if (language === "en")
    return { sentences: [], names: isGlance ? englishNames : {}, topics: part === "shared" ? englishTopics : {} };
  const at = textColumn[language];
  const own = (rows: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, row[at] ?? ""]));
  return {
    sentences: messagesOfPart[part].map(([english, ...others]) => [english, others[at]]),
    names: own(namesOfPart[part] ?? {}),
    topics: part === "shared" ? own(topics) : {},
  };
}
