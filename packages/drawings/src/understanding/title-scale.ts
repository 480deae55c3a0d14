/** The scale of a sheet: by its label, by its place, or under its views. */
import type { DrawingInfo } from "../model.ts";
import { anyOf } from "../vocabulary/lexicon.ts";
import type { Frame, Phrase } from "./reading-direction.ts";

export const scalePattern =
  /(?:\d+(?:\s*\d+)?(?:\/\d+)?\s*["”]\s*=\s*\d+\s*['’]\s*-?\s*\d*\s*["”]?|(?<![\d.,/])\d+(?:[.,]\d+)?\s*[:/]\s*\d+(?:[.,]\d+)?(?![\d/])|\bN\.?T\.?S\.?(?![a-z]))/i;

/** "PROJECT: Hall 3 DRG: S-401 SCALE: NTS": a scale further on in a line of several fields */
export const furtherScale = (text: string): string | undefined => furtherScales.exec(text)?.[1];
const scaleWords = anyOf(({ fields }) => fields.scale?.replace(/(?:^|\|)m(?=\||$)/, ""));
const wordedScale = new RegExp(`(?<!\\p{L})(?:${scaleWords})(?!\\p{L})`, "iu");
const furtherScales = new RegExp(
  String.raw`\S\s+(?:${scaleWords})\s*[:=]\s*(\d+\s*[:/]\s*\d+|N\.?T\.?S\.?)(?![\p{L}\d])`,
  "iu",
);
export const shortScale = new RegExp(
  String.raw`^(?:${scaleWords}|m)\s*(?:\(.*?\))?\s*[:.]?\s*(\d+\s*[:/]\s*\d+)$`,
  "iu",
);

/** `1:50`, `1/4" = 1'-0"`, with the number it stands for */
export function printedScale(text: string): Pick<DrawingInfo, "scale" | "scale_ratio"> | undefined {
  const scale = scalePattern
    .exec(text)?.[0]
    .replace(/\s+/g, (space) => (text.includes("=") ? " " : space && ""))
    .trim();
  if (scale === undefined) return undefined;
  const ratio = /^(\d+(?:[.,]\d+)?)\s*[:/]\s*(\d+(?:[.,]\d+)?)$/.exec(scale);
  const [of, to] = [ratio?.[2], ratio?.[1]].map((text) => Number(text?.replace(",", ".")));
  if (ratio && of !== undefined && to !== undefined) return { scale, scale_ratio: of / to };
  const feet = /^(\d+)?\s*(?:(\d+)\/(\d+))?\s*["”]\s*=\s*(\d+)\s*['’]/.exec(scale);
  const paper = feet
    ? feet[3] !== undefined
      ? Number(feet[2]) / Number(feet[3]) + Number(feet[1] ?? 0)
      : Number(feet[1])
    : 0;
  return { scale, ...(feet && paper > 0 && { scale_ratio: (Number(feet[4]) * 12) / paper }) };
}

/** That of the title block, by its label or by its place; else what stands under the views */
export function scaleOf(
  frame: Frame,
  phrases: readonly Phrase[],
  labelled: { readonly text: string } | undefined,
  ofViews: readonly string[],
): Pick<DrawingInfo, "scale" | "scale_ratio"> | undefined {
  if (labelled) return printedScale(labelled.text);
  const ratios = phrases.filter(({ text }) =>
    /^1\s*[:/]\s*(?:1|2|2[.,]5|5|8|10|12|15|20|25|30|33|33[.,]3|40|50|75|100|125|150|200|250|500|1000)$/.test(
      text.trim(),
    ),
  );
  const inCorner = (phrase: Phrase, x: number, y: number) =>
    phrase.x0 > x * frame.width && phrase.y0 > y * frame.height;
  const lowest = (all: readonly Phrase[]) => [...all].sort((a, b) => b.y0 - a.y0)[0];
  const lone =
    lowest(ratios.filter((phrase) => inCorner(phrase, 0.6, 0.8))) ??
    (ofViews.length > 0 ? undefined : lowest(ratios.filter((phrase) => inCorner(phrase, 0.4, 0.6))));
  const worded = phrases.filter(({ text }) => wordedScale.test(text) && scalePattern.test(text) && text.length < 60);
  const feet = phrases.filter(({ text }) =>
    /^\d+(?:\s*\d+)?(?:\/\d+)?\s*["”]\s*=\s*\d+\s*['’]\s*-?\s*\d*\s*["”]?$/.test(text.trim()),
  );
  if (lone) return printedScale(lone.text);
  // of several views the main one is the most reduced
  const [views = []] = [ofViews, worded.map(({ text }) => text), feet.map(({ text }) => text)].filter(
    (texts) => texts.length > 0,
  );
  return views
    .flatMap((text) => printedScale(text) ?? [])
    .sort((a, b) => (b.scale_ratio ?? 0) - (a.scale_ratio ?? 0))[0];
}
