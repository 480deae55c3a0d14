import {
  type Described,
  filled,
  type Inserted,
  inserted,
  joined,
  type List,
  type Said,
  type Translated,
  type Typography,
} from "@x/eurocode/message";
import type { Language } from "./languages.ts";

/** Templates of one room of messages, or names of one list, by their keys. */
export type Room = Readonly<Record<string, string>>;
export type Rooms = Readonly<Record<string, Room>>;

/** What a language says of one subject, a file of its folder. */
export interface Subject {
  /** Templates of messages, by room. */
  readonly rooms?: Rooms;
  /** Words of closed lists, by their keys: verifications by their ids, choices of a field by what a request has. */
  readonly names?: Rooms;
  /** Texts of schemas and tables, by their English as a whole. */
  readonly texts?: Room;
}

/** Of the phrases of a report those that a verdict alone needs: the landing page loads no more. */
export type OfGlance = "passed" | "notPassed" | "notVerified" | "calculated" | "governs";

/** Another language's templates for a subject of the library: each message, or it does not compile. */
export type Translation<Rooms> = { readonly [Name in keyof Rooms]: Translated<Rooms[Name]> };

/** Names as the first language has them: each of them, or it does not compile. */
export type Like<First> = { readonly [List in keyof First]: { readonly [Name in keyof First[List]]: string } };

/** How a language writes numbers, lists and signs. */
export interface Writing {
  readonly language: Language;
  readonly decimal: "." | ",";
  readonly and: string;
  readonly or: string;
  /** Whether a space goes before `:` and `;`. */
  readonly spaced?: boolean;
}

/** What a language says: messages by their rooms, names by their keys, texts of tables by their English. */
export interface Words {
  readonly language: Language;
  /** A message, as who types the input reads it: fields by their names. A text that is not one of ours stays as it is. */
  say(said: Said | string): string;
  /** The same for a page or a paper: fields by their symbols, without what is only for who types them. */
  tell(said: Said | string): string;
  number(value: number): string;
  /** A number that is written already: its decimal sign. */
  decimal(figures: string): string;
  /** Symbols, units and signs of ours, with what goes between them: write`L = ${1.5} m; ${says.welded}`. */
  write(signs: TemplateStringsArray, ...values: readonly Inserted[]): string;
  /** A word of a closed list; undefined where there is none. */
  named(list: string, key: string): string | undefined;
  /** A text of a schema or table of ours, or a part of one up to its semicolon; as it is, where it has no translation. */
  described(text: string): string;
}

export const english: Writing = { language: "en", decimal: ".", and: "and", or: "or" };

/** The words of a language, from all subjects that are loaded. */
export function wordsOf(writing: Writing, subjects: readonly Subject[]): Words {
  const rooms = merged(subjects.map(({ rooms }) => rooms));
  const names = merged(subjects.map(({ names }) => names));
  const described = describer(subjects);
  const decimal = (figures: string): string => (writing.decimal === "." ? figures : figures.replace(".", ","));
  const sign = (text: string): string => (writing.spaced ? text.replaceAll(": ", " : ").replaceAll("; ", " ; ") : text);
  const typography = (forReaders: boolean): Typography => {
    const own: Typography = {
      forReaders,
      number: (value) => decimal(String(value)),
      list: (kind, texts) => listIn(writing, kind, texts),
      plural: (value) => (pluralsOf(writing.language).select(value) === "one" ? "one" : "other"),
      described: (text: Described["described"], name) => (forReaders ? described(text) : (name ?? described(text))),
      said: (said) => filled(templateOf(rooms, said), said.values ?? {}, own),
    };
    return own;
  };
  const [typed, read] = [typography(false), typography(true)];
  return {
    language: writing.language,
    say: (said) => (typeof said === "string" ? said : typed.said(said)),
    tell: (said) => (typeof said === "string" ? said : read.said(said)),
    number: typed.number,
    decimal,
    write: (signs, ...values) =>
      signs.map((text, i) => sign(text) + (i < values.length ? inserted(values[i] ?? "", read) : "")).join(""),
    named: (list, key) => own(own(names, list), key),
    described,
  };
}

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** A list may be in several subjects: names of verifications come with their standards. */
function merged(all: readonly (Rooms | undefined)[]): Rooms {
  const whole: Record<string, Room> = {};
  for (const rooms of all) for (const name in rooms) whole[name] = { ...whole[name], ...rooms[name] };
  return whole;
}

/** The meaning of a field: its description up to what it says of defaults. */
export const meaningIn = (description: string): string => description.split(";")[0]?.trim() ?? "";

function describer(subjects: readonly Subject[]): (text: string) => string {
  const known = new Map(subjects.flatMap(({ texts = {} }) => Object.entries(texts)));
  let meanings: ReadonlyMap<string, string> | undefined;
  return (text) => {
    const whole = known.get(text);
    if (whole !== undefined) return whole;
    meanings ??= new Map([...known].map(([english, said]) => [meaningIn(english), meaningIn(said)]));
    return meanings.get(text) ?? text;
  };
}

/** Of this language, else the English that the message brings along. */
function templateOf(rooms: Rooms, said: Said & { readonly english?: string }): string {
  const at = said.id.lastIndexOf(".");
  return own(own(rooms, said.id.slice(0, at)), said.id.slice(at + 1)) ?? said.english ?? said.id;
}

const listIn = ({ and, or, decimal }: Writing, kind: List["list"], texts: readonly string[]): string => {
  // `1,5; 2`: a comma between numbers with commas would be read as one
  if (decimal === "," && texts.length > 1 && texts.every((text) => /^-?[\d,]+$/.test(text)) && kind === "plain")
    return texts.join("; ");
  return joined(texts, kind === "plain" ? undefined : kind === "and" ? and : or);
};

const plurals = new Map<Language, Intl.PluralRules>();

function pluralsOf(language: Language): Intl.PluralRules {
  let rules = plurals.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    plurals.set(language, rules);
  }
  return rules;
}
