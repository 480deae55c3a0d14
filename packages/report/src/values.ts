import type { Words } from "@x/words";
import { paper } from "@x/words/en/paper";
import { wordIn } from "./phrases.ts";

/** Values that hold words of ours, by their names or by table and column; the words of all others are the user's, or symbols. */
export const ownWords: ReadonlySet<string> = new Set([
  "combinations.situation",
  "extremes.situation",
  "classification",
  "classification_stiffness",
  "classification_strength",
  "concrete_at_bars",
  "governing",
  "mode",
  "parts.id",
  "pattern",
  "pulled_side",
  "second_order",
  "static_system",
  "timber_type",
]);

/** `semi-rigid`, and what governs a row: `column-flange mode 2 (rows 1 to 2)`. */
export function valueIn(words: Words, value: string, inTable = false): string {
  const [named = "", rows] = value.split(" (rows ");
  const [component = "", mode] = named.split(" mode ");
  const known = wordIn(words, component);
  const plain = inTable ? known.replaceAll("-", " ") : known;
  const whole = mode === undefined ? plain : words.tell(paper.mode({ component: plain, mode }));
  if (rows === undefined) return whole;
  const [first = "", last = ""] = rows.slice(0, -1).split(" to ");
  return words.tell(paper.ofRows({ component: whole, first, last }));
}

/** `1.35 G + 1.5 Q`, its factors as the language writes numbers. */
export const combinationIn = (words: Words, text: string): string =>
  text.replaceAll(
    /(^-?|[+-] )(\d+\.\d+)(?= )/g,
    (_, before: string, factor: string) => `${before}${words.number(Number(factor))}`,
  );

/** Columns of tables that hold combinations. */
export const combinationColumns: ReadonlySet<string> = new Set([
  "combinations.text",
  "extremes.max_text",
  "extremes.min_text",
]);
