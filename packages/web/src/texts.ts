import type { Language } from "@x/report";

/** Sentences, names and headings of a language, as @x/report has them. */
export interface Texts {
  readonly sentences: readonly (readonly [english: string, text: string])[];
  readonly names: Readonly<Record<string, string>>;
  readonly topics: Readonly<Record<string, string>>;
}

const languages: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  en: () => import("texts-of/en"),
  nl: () => import("texts-of/nl"),
  de: () => import("texts-of/de"),
  fr: () => import("texts-of/fr"),
  sv: () => import("texts-of/sv"),
};

const none: Texts = { sentences: [], names: {}, topics: {} };
const loaded = new Map<Language, Texts>();

/** What reports say in a language, before the first report in it. */
export async function loadTexts(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, (await languages[language]()).texts);
}

/** Takes the place of the module of @x/report that has all languages (vite.config.ts). */
export const textsOf = (language: Language): Texts => loaded.get(language) ?? none;
