/** All languages together: what a word of a drawing means, whichever language it is in. */

import { closes, letter, opens } from "@x/fabrication/members";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { Field, Language, Meaning } from "./language.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { pl } from "./pl.ts";
import { sv } from "./sv.ts";

/** Where two languages disagree on a word, the first one is believed. */
const languages: readonly Language[] = [en, de, nl, fr, sv, it, es, pl, da, no, fi, cs];

/** Letters that Unicode does not take apart into a letter and its accent */
const single: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae", œ: "oe", ß: "ss", đ: "d", º: "°", ª: "°" };

/** Lower case, without units in brackets, points and accents */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøæœßđºª]/g, (letter) => single[letter] ?? letter)
    .replace(/²/g, "2")
    .replace(/[[(][^\])]*[\])]/g, " ")
    .replace(/[:;.,_°#*"'’-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Recognition knows English letters: what it takes others for, and two letters for one */
const lookAlike: Readonly<Record<string, string>> = {
  "\u00a2": "c",
  $: "s",
  "\u20ac": "e",
  "@": "a",
  "|": "l",
  "!": "l",
};
/** The same for a word and for what recognition makes of it */
export const asRecognised = (text: string): string =>
  plain([...text.replace(/1(?=\p{L}{2})/gu, "l")].map((letter) => lookAlike[letter] ?? letter).join(""))
    .replace(/ae|oe|ss/g, ([first = ""]) => first)
    .replace(/rn/g, "m")
    .replace(/ri/g, "n");

/** Letters wrong, too many or too few between two words; more than `most` is not counted */
export function lettersApart(a: string, b: string, most: number): number {
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    before = row;
  }
  return before[b.length] ?? 0;
}

const listed = (text: string | undefined): string[] => (text === undefined ? [] : text.split("|"));

const headings = new Map<string, Meaning>();
const fields = new Map<string, Field>();
for (const language of languages) {
  // keys of the record are meanings
  for (const [meaning, words] of Object.entries(language.headings))
    for (const word of listed(words)) if (!headings.has(plain(word))) headings.set(plain(word), meaning as Meaning);
  // keys of the record are fields
  for (const [field, words] of Object.entries(language.fields))
    for (const word of listed(words)) if (!fields.has(plain(word))) fields.set(plain(word), field as Field);
}
// "Viga", "Poutre", "Ligger" over a column: what its cells name
for (const { beams, columns } of languages)
  for (const word of [...listed(beams), ...listed(columns)])
    if (!headings.has(plain(word))) headings.set(plain(word), "mark");

/** Whole headings */
export const headingWords: ReadonlyMap<string, Meaning> = headings;

/** Words of headings and of title blocks as they are written, with their accents */
export const labelWords: readonly string[] = languages.flatMap(({ headings: own, fields: ofBlock }) =>
  [...Object.values(own), ...Object.values(ofBlock)].flatMap(listed),
);

/** A label of a title block, as a whole */
export const fieldWord = (text: string): Field | undefined => fields.get(plain(text));

// --- headings made of several words -----------------------------------------------------------------------------------

type Part = Meaning | "each" | "whole" | "number of it" | "filler" | "of assembly" | "metre" | "unit";

const partsOf = new Map<string, Set<Part>>();
const know = (word: string, part: Part) => {
  const key = plain(word);
  const parts = partsOf.get(key) ?? new Set();
  partsOf.set(key, parts.add(part));
};
for (const [word, meaning] of headings) if (!word.includes(" ") && !word.includes("/")) know(word, meaning);
for (const { parts = {} } of languages) {
  for (const word of listed(parts.each)) know(word, "each");
  for (const word of listed(parts.total)) know(word, "whole");
  for (const word of listed(parts.number)) know(word, "number of it");
  for (const word of listed(parts.filler)) know(word, "filler");
  for (const word of listed(parts.assembly)) know(word, "of assembly");
}
for (const word of ["m", "ml", "lfm", "m1", "metre", "meter"]) know(word, "metre");
for (const word of ["mm", "cm", "m", "kg", "m2", "t"]) know(word, "unit");
know("kg", "mass");

interface Together {
  readonly means: Meaning | undefined;
  /** What at least one word each is. */
  readonly has?: readonly Part[];
  /** Each word is one of these. */
  readonly only?: readonly Part[];
  readonly and?: (heading: string, parts: readonly ReadonlySet<Part>[]) => boolean;
}

/** What words mean together; the first that fits is believed. */
const together: readonly Together[] = [
  { means: "mass per metre", has: ["mass", "metre"], and: (heading) => /\/\s*m|\bper m|\bpr m/.test(heading) },
  { means: "total mass", has: ["mass", "whole"], only: ["mass", "whole", "filler", "unit"] },
  { means: "unit mass", has: ["mass", "each"], only: ["mass", "each", "filler", "unit"] },
  { means: "mass", has: ["mass"], only: ["mass", "filler", "unit"] },
  { means: undefined, has: ["mass"] },
  { means: "total quantity", has: ["quantity", "whole"], only: ["quantity", "whole", "filler", "unit"] },
  { means: "quantity", has: ["quantity"], only: ["quantity", "of assembly", "filler", "each", "number of it"] },
  { means: undefined, has: ["quantity"] },
  { means: "length", has: ["length"], only: ["length", "filler", "unit", "each"] },
  // "Totaal m" is the length of all pieces
  { means: "other", has: ["whole", "metre"], only: ["whole", "metre", "filler"] },
  { means: "section", has: ["section"], only: ["section", "size", "description", "filler", "unit"] },
  // "No. per" what stands on the next line counts
  {
    means: "mark",
    has: ["mark"],
    only: ["mark", "number of it", "filler"],
    and: (_, parts) => !parts.at(-1)?.has("filler"),
  },
  { means: "grade", has: ["grade"], only: ["grade", "filler"] },
  { means: "surface", has: ["surface"], only: ["surface", "filler", "unit", "whole"] },
  { means: "other", only: ["other", "filler", "unit"] },
];

/** "Masa całk.", "Vægt/stk", "Stk. gesamt", "Nb/ens.": what the words say together */
export function headingOfParts(heading: string): Meaning | undefined {
  const tokens = plain(heading.replace(/[()[\]]/g, " "))
    .split(/[\s/]+/)
    .filter((token) => token !== "");
  if (tokens.length < 2 || tokens.length > 5) return undefined;
  const parts = tokens.flatMap((token) => partsOf.get(token) ?? []);
  if (parts.length < tokens.length) return undefined;
  const fits = ({ has = [], only, and }: Together) =>
    has.every((part) => parts.some((one) => one.has(part))) &&
    (only === undefined || parts.every((one) => only.some((part) => one.has(part)))) &&
    (and === undefined || and(plain(heading), parts));
  return together.find(fits)?.means;
}

// --- patterns of words ------------------------------------------------------------------------------------------------

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/ /g, "[\\s.-]*");

/** The words of all languages as alternatives of a pattern, the longest first */
export const anyOf = (of: (language: Language) => string | undefined): string =>
  [...new Set(languages.flatMap((language) => listed(of(language))))]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

/** The same, for texts that are plain */
export const plainOf = (of: (language: Language) => string | undefined): string =>
  [...new Set(languages.flatMap((language) => listed(of(language)).map(plain)))]
    .sort((a, b) => b.length - a.length)
    .join("|");

/** One of the words by itself */
export const wordPattern = (of: (language: Language) => string | undefined, flags = "iu"): RegExp =>
  new RegExp(`${opens}(?:${anyOf(of)})${closes}`, flags);

/** A word, or one that ends with it: Dachbinder, takspant. Short ones end too many others. */
export function endOf(of: (language: Language) => string): string {
  const longerThan = (least: number) =>
    anyOf((language) =>
      listed(of(language))
        .filter((word) => word.length > least)
        .join("|"),
    );
  return `${longerThan(2)}|${letter}+(?:${longerThan(3)})`;
}
