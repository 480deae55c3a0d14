/** Number, revision and date of a drawing on one line over a list or under it: "Zeichnung: SB-17 Index 2", "Tegn.nr.: S-204 Rev.: C". */

import { anyOf, wordPattern } from "../vocabulary/lexicon.ts";
import { middle, type Phrase } from "./reading-direction.ts";
import { isDate, isRevision } from "./title-values.ts";

interface Told {
  readonly number?: string;
  readonly revision?: string;
  readonly date?: string;
}

const value = "([\\p{L}\\d][\\p{L}\\d./_-]{0,23})";
const numbered = new RegExp(
  `(?<!\\p{L})(?:(?:${anyOf(({ fields }) => fields.number)})\\.?|(?:${anyOf(({ drawing }) => drawing)})\\b\\.?)\\s*[:.]?\\s+${value}`,
  "iu",
);
const revised = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ fields }) => fields.revision)}|rev|index|ind|rew)(?!\\p{L})\\.?\\s*[:.]?\\s*${value}`,
  "iu",
);
/** another drawing is spoken of */
const elsewhere = wordPattern((language) => language.elsewhere);

/** No paragraph has so few words, and no single word says two things */
const settings = { fewest: 3, most: 30 };

/** What one of the lines says, where no other says something else */
export function toldOnLines(phrases: readonly Phrase[]): Told {
  const all = linesOf(phrases.filter(({ text }) => text.length < 120)).flatMap((line) => told(line) ?? []);
  const numbers = new Set(all.map(({ number }) => number));
  return numbers.size === 1 ? (all[0] ?? {}) : {};
}

function linesOf(phrases: readonly Phrase[]): string[] {
  const lines: Phrase[][] = [];
  for (const phrase of [...phrases].sort((a, b) => middle(a) - middle(b))) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && middle(phrase) - middle(first) < 0.4 * first.size) line.push(phrase);
    else lines.push([phrase]);
  }
  return lines.map((line) => line.sort((a, b) => a.x0 - b.x0).map(({ text }) => text).join(" ")); // biome-ignore format: one line
}

function told(line: string): Told | undefined {
  const words = line.split(/\s+/);
  if (words.length < settings.fewest || words.length > settings.most || elsewhere.test(line)) return undefined;
  const number = numbered.exec(line)?.[1];
  const rest = number === undefined ? line : line.slice(line.indexOf(number) + number.length);
  const revision = revised.exec(rest)?.[1]?.replace(/[.,]$/, "");
  const date = words.map((word) => word.replace(/[.,;]$/, "")).find(isDate);
  // alone, a number may be that of another drawing
  if (number === undefined || !/\d/.test(number) || (revision === undefined && date === undefined)) return undefined;
  return {
    number: number.replace(/[.,]$/, ""),
    ...(revision !== undefined && isRevision(revision) && !/^\p{Ll}{2}/u.test(revision) && { revision }),
    ...(date !== undefined && { date }),
  };
}
