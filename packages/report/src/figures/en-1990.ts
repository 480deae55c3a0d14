import type { ItemResult } from "@x/eurocode";
import { nameOfText } from "@x/eurocode/en-1990/situation-names";
import type { Words } from "@x/words";
import { combinationIn } from "../values.ts";
import { type Fields, listOf, numberOf, short, textOf } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { group, label, line, palette, picture, rectangle } from "./svg.ts";

/** More effects are for tables. */
const mostEffects = 6;

/** The extremes of each effect by situation, with the combinations that give them. */
export function combinationFigures(words: Words, { values }: ItemResult): Figure[] {
  const rows = listOf(values.extremes);
  const effects = [...new Set(rows.flatMap((row) => textOf(row.effect) ?? []))];
  return effects.slice(0, mostEffects).map((effect) =>
    effectFigure(
      words,
      effect,
      rows.filter((row) => row.effect === effect),
    ),
  );
}

const width = 720;
const top = 14;
const row = 44;
const bars = { left: 128, right: 356 } as const;
const texts = 420;
/** As many letters as there is room for. */
const mostLetters = 52;

function effectFigure(words: Words, effect: string, extremes: readonly Fields[]): Figure {
  const numbers = extremes.flatMap(({ max, min }) => [numberOf(max) ?? 0, numberOf(min) ?? 0]);
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const span = high - low || 1;
  const x = (value: number) => bars.left + ((value - low) / span) * (bars.right - bars.left);
  const height = top + extremes.length * row + 8;
  const title = words.tell(says.extremes({ effect }));
  const bar = (value: number, y: number, text: string, colour: string) =>
    group(
      {},
      rectangle(Math.min(x(0), x(value)), y, Math.max(1, Math.abs(x(value) - x(0))), 11, {
        fill: colour,
        "fill-opacity": 0.3,
        stroke: colour,
      }),
      label(texts - 6, y + 9.5, words.number(short(value, 4)), { "font-size": 11, "text-anchor": "end" }),
      label(texts, y + 9.5, shortened(combinationIn(words, text)), { "font-size": 10.5, fill: palette.soft }),
    );
  return {
    title,
    svg: picture(
      width,
      height,
      title,
      line(x(0), top - 6, x(0), height - 8, { stroke: palette.ink, "stroke-width": 1.2 }),
      ...extremes.map(({ situation, max, min, max_text, min_text }, i) => {
        const y = top + i * row;
        const said = nameOfText(textOf(situation) ?? "");
        return group(
          {},
          label(8, y + 19, said ? words.tell(said) : "", { "font-size": 11, "font-weight": "bold" }),
          bar(numberOf(max) ?? 0, y, textOf(max_text) ?? "", palette.accent),
          bar(numberOf(min) ?? 0, y + 17, textOf(min_text) ?? "", palette.warm),
        );
      }),
    ),
  };
}

const shortened = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text);
