import { type Language, languages } from "./languages/language.ts";
import { allPhrases } from "./languages/phrases/all.ts";
import type { Phrases } from "./languages/phrases/phrases.ts";

export { type Language, languages, type Phrases };

export const phrasesOf = (language: Language): Phrases => allPhrases[language];

export const verificationName = (phrases: Phrases, id: string): string => phrases.ids[id] ?? id.replaceAll("-", " ");
