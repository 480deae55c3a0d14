import { type AnnexCode, annexNames, type Check } from "@x/eurocode/engine";
import type { Words } from "@x/words";
import { paper } from "@x/words/en/paper";
import { isSymbol } from "./symbol.ts";

type Plain = { [Name in keyof typeof paper]: (typeof paper)[Name] extends { readonly values: object } ? Name : never };

/** Headings and fixed phrases of a report. */
export type Phrases = Readonly<Record<Plain[keyof Plain], string>>;

const made = new WeakMap<Words, Phrases>();

export function phrasesOf(words: Words): Phrases {
  let phrases = made.get(words);
  if (!phrases) {
    const plain = Object.entries(paper).flatMap(([name, message]) =>
      "values" in message ? [[name, words.tell(message)] as const] : [],
    );
    phrases = Object.fromEntries(plain) as Phrases; // each that has no places
    made.set(words, phrases);
  }
  return phrases;
}

export const verificationName = (words: Words, id: string): string =>
  words.named("verifications", id) ?? id.replaceAll("-", " ");

export const titleOf = (words: Words, { endpoint, title }: Check): string => words.named("titles", endpoint) ?? title;

/** An own annex is called as its request calls it. */
export const countryName = (words: Words, annex: string): string =>
  isCode(annex) ? (words.named("countries", annex) ?? annexNames[annex]) : annex;

const isCode = (annex: string): annex is AnnexCode => Object.hasOwn(annexNames, annex);

/** A word of a field, a choice or a value; a symbol stays one. */
export const wordIn = (words: Words, word: string): string =>
  words.named("vocabulary", word.replaceAll(/[-_]/g, " ")) ?? word;

/** A symbol as it is, anything else by its word. */
export const nameIn = (words: Words, name: string): string => (isSymbol(name) ? name : wordIn(words, name));

const clauseWords = /\b(Tables?|Figure|Annex|as a stem|elastic theory|sheet|no clause|custom|and)\b/g;

/** Table, Figure, Annex: what a clause is called. */
export const clauseIn = (clause: string, words: Words): string =>
  clause.replace(clauseWords, (word) => words.named("clauses", word) ?? word);
