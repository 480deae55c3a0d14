import type { TextPart } from "@x/report";
import type { Language } from "@x/words";
import { parts } from "texts-of/parts";

/** Sentences, names and headings of a language, as @x/report has them. */
export interface Texts {
  readonly sentences: readonly (readonly [english: string, text: string])[];
  readonly names: Readonly<Record<string, string>>;
  readonly topics: Readonly<Record<string, string>>;
}

export interface Part {
  readonly texts: Texts;
}

const none: Texts = { sentences: [], names: {}, topics: {} };
const loaded = new Map<string, Texts>();
const whole = new Map<Language, Texts>();

/** What reports say in a language, before the first that says it. */
export async function loadTexts(language: Language, wanted: readonly TextPart[]): Promise<void> {
  const missing = wanted.map((part) => `${language}/${part}`).filter((name) => !loaded.has(name));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async (name) => {
      const part = await parts[name]?.();
      loaded.set(name, part?.texts ?? none);
    }),
  );
  // what was said of less is forgotten with the texts that said it
  const all = [...loaded].flatMap(([name, texts]) => (name.startsWith(`${language}/`) ? [texts] : []));
  whole.set(language, {
    sentences: all.flatMap(({ sentences }) => sentences),
    names: Object.assign({}, ...all.map(({ names }) => names)),
    topics: Object.assign({}, ...all.map(({ topics }) => topics)),
  });
}

// They take the places of the modules of @x/report that have all languages (vite.config.ts).

export const textsOf = (language: Language): Texts => whole.get(language) ?? none;
