import type { Language } from "./language.ts";

/** How a language says names and pieces of text. */
export interface Words {
  readonly language: Language;
  /** As far as the language knows it; the rest as it is. */
  said(text: string): string;
  /** A word, or a symbol as it is. */
  named(name: string): string;
  /** Undefined where the text stays as it is. */
  translated(text: string): string | undefined;
}

/** What texts are written in: a terminal that needs no more loads no other language. */
export const english: Words = {
  language: "en",
  said: (text) => text,
  named: (name) => name,
  translated: () => undefined,
};
