/** Titles of views, and the heights they name. */
import type { Box, View } from "../../model.ts";
import type { Language } from "../../vocabulary/language.ts";
import { anyOf } from "../../vocabulary/lexicon.ts";
import { type Frame, type Phrase, pageBox } from "../reading-direction.ts";
import { printedScale } from "../title-scale.ts";

export interface Title {
  readonly kind: View["kind"];
  readonly text: string;
  readonly box: Box;
  readonly size: number;
  readonly scale_ratio?: number;
  readonly level_mm?: number;
}

const begins = (of: (language: Language) => string) => new RegExp(`^(?:${anyOf(of)})(?![\\p{L}])`, "iu");
const anywhere = (of: (language: Language) => string) => new RegExp(`(?<![\\p{L}])(?:${anyOf(of)})(?![\\p{L}])`, "iu");
const planTitle = begins(({ plans }) => plans);
const planTitleInside = anywhere(({ plans }) => plans);
const sectionTitle = begins(({ sections }) => sections);
const viewTitle = begins(({ views }) => views);
const detailTitle = begins(({ details }) => details);
/** "CONNECTION TYPE EP1", "Base plate BP-2" */
const connectionTitle = new RegExp(
  `^(?:${anyOf(({ connections }) => connections)})(?:\\s+(?:type|typ|detail|nr|no)\\.?)?\\s+\\p{Lu}{0,3}[-.]?\\d{0,3}\\p{Lu}?$`,
  "iu",
);
/** "Rahmen Achse 2 - 6", "GRIDLINE B", "Portique file 3": what stands on an axis is seen from the side */
const onAxis =
  /(?<![\p{L}])(?:achsen?|assen|as|axis|axes?|files?|grid\s?lines?|linje|modullinje|asse|eje|oś|osa|linja)\s+(?:\p{Lu}|\d{1,2})['’]?(?:\s*(?:[-–,+&]|und|and|en|et|och|t\/m)\s*(?:\p{Lu}|\d{1,2})['’]?)*\)?$/iu;
/** "LEVEL 02 STEELWORK FRAMING PLAN", "DACHAUFSICHT / STAHLBAU" */
const longestTitle = 70;

function kindOf(text: string): View["kind"] | undefined {
  const s = text.trim();
  if (s.length > longestTitle || /[.;]$/.test(s) || /[:=]\s*\S/.test(s.replace(/\d\s*:\s*\d/g, ""))) return undefined;
  if (detailTitle.test(s) || connectionTitle.test(s)) return "detail";
  // "vue en plan" is no vue
  const long = (pattern: RegExp) => pattern.exec(s)?.[0].length ?? 0;
  // plans are named in a title block too, with its number: Plan-Nr.
  const named = !/^\S+[-\s.]*(?:nr|no|n°|number|nummer)\b/i.test(s);
  if (named && long(planTitle) > Math.max(long(viewTitle), long(sectionTitle))) return "plan";
  if (onAxis.test(s) && s.length < 40) return sectionTitle.test(s) ? "section" : "elevation";
  if (sectionTitle.test(s)) return "section";
  if (viewTitle.test(s)) return "elevation";
  return named && planTitleInside.test(s) && s === s.toUpperCase() && s.split(/\s+/).length < 8 ? "plan" : undefined;
}

/** `+4.250`, `+108.320`, `±0,00`, `-0.150`, `3950+`, `TOS +4.250`, `+3200` */
const signedLevel = /(?<![\d.,])([+±−-])\s?(\d{1,3}[.,]\d{2,3}|\d{3,5}|0)(?![\d.,]|\s?[%°])/u;
const levelBeforeSign = /(?<![\d.,])(\d{1,5}(?:[.,]\d{2,3})?)\s?\+(?!\s?\d)/u;
const wordedLevel = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf(({ levels }) => levels)})[\\s.:=]*([+±−-]?\\s?\\d{1,3}[.,]\\d{2,3})(?![\\d.,])`,
  "iu",
);

/** A height in mm above the zero of the drawing */
export function levelIn(text: string): number | undefined {
  if (text.length > longestTitle) return undefined;
  const worded = wordedLevel.exec(text)?.[1]?.replace(/\s/g, "");
  const signed = signedLevel.exec(text);
  const found = worded ?? (signed ? `${signed[1]}${signed[2]}` : levelBeforeSign.exec(text)?.[1]);
  if (found === undefined) return undefined;
  const sign = /^[−-]/.test(found) ? -1 : 1;
  const number = found.replace(/^[+±−-]/, "");
  const value = Number(number.replace(",", "."));
  const mm = /[.,]/.test(number) ? 1000 * value : value;
  return Math.round(sign * mm);
}

/** Alone, or with the word for a level: no difference of heights and no tolerance */
export const isLevel = (text: string): boolean => {
  const s = text.trim();
  return (
    s.length < 28 && levelIn(s) !== undefined && (/^[+±−-]/.test(s) || wordedLevel.test(s) || levelBeforeSign.test(s))
  );
};

export function titlesOf(frames: readonly Frame[], taken: ReadonlySet<Phrase>): Title[] {
  return frames.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => {
      const kind = taken.has(phrase) ? undefined : kindOf(phrase.text);
      if (kind === undefined) return [];
      // its scale and level stand beside it or in the next lines
      const near = phrases.filter(
        (other) =>
          other.y0 > phrase.y0 - 0.6 * phrase.size &&
          other.y0 - phrase.y1 < 2.5 * phrase.size &&
          other.x0 < phrase.x1 + 8 * phrase.size &&
          other.x1 > phrase.x0 - 2 * phrase.size,
      );
      const scale = [phrase, ...near].flatMap(({ text }) =>
        text.length < longestTitle ? (printedScale(text)?.scale_ratio ?? []) : [],
      )[0];
      const level = [phrase, ...near].flatMap(({ text }) => levelIn(text) ?? [])[0];
      return [
        {
          kind,
          text: phrase.text.trim(),
          box: pageBox(phrase.words),
          size: phrase.size,
          ...(scale !== undefined && { scale_ratio: scale }),
          ...(level !== undefined && { level_mm: level }),
        },
      ];
    }),
  );
}
