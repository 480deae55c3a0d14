/** The words of exports that people read. */
import type { Message, Said } from "@x/eurocode/message";
import { isLanguage, type Language } from "@x/words";
import { wordsIn } from "@x/words/all";
import { sheets } from "./says.ts";

type Word = {
  [Name in keyof typeof sheets]: (typeof sheets)[Name] extends Message ? Name : never;
}[keyof typeof sheets];

export interface Words {
  (word: Word): string;
  /** A sentence about the drawing, the name of a plate or a joint. */
  readonly say: (said: Message | Said) => string;
}

/** English for any language that the product does not speak. */
export function languageOf(text: string): Language {
  const code = text.slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : "en";
}

export function wordsOf(language: string): Words {
  const { say } = wordsIn(languageOf(language));
  return Object.assign((word: Word) => say(sheets[word]), { say });
}
