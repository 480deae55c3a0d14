/** Printed sums against the rows that they add up: of a list, of a group in it, of a list over several pages. */

import type { Message } from "@x/eurocode/message";
import { readNumber, sectionsIn } from "@x/fabrication/members";
import { middle, type Phrase } from "../reading-direction.ts";
import { says } from "./says.ts";
import { settings } from "./settings.ts";

/** In the order of the sheet: the weight of a row, or a sum */
export type Weight =
  | { readonly mass_kg: number }
  /** grouped: 3.043 may be 3043; ofSection: of one profile or group, as its words say */
  | { readonly total_kg: number; readonly page: number; readonly grouped?: boolean; readonly ofSection?: boolean }
  /** a list begins */
  | "list";

export interface Totals {
  /** of all rows of the drawing, where it is printed */
  readonly whole?: number;
  /** the rows add up to it */
  readonly borneOut?: boolean;
  readonly warnings: readonly Message[];
}

const isTotal = (weight: Weight | undefined): weight is Extract<Weight, { readonly total_kg: number }> =>
  typeof weight === "object" && "total_kg" in weight;

const round1 = (x: number) => Math.round(x * 10) / 10;
/** Sums add rounded weights. */
const equal = (printed: number, sum: number) =>
  Math.abs(printed - sum) <= Math.max(settings.agree.total * printed, settings.agree.leastTotal);

const wholeTotal =
  /^(?:gesamt(?:gewicht|masse)|grand total|total (?:steel )?(?:weight|mass)|totaal ?gewicht|poids total|masse totale|totalvikt|summa vikt)(?![\p{L}])/iu;

/** Sums that stand apart from a list: a word and, on its line, a number */
export function loosely(page: number, phrases: readonly Phrase[]): Weight[] {
  return phrases.flatMap((phrase): Weight[] => {
    if (!wholeTotal.test(phrase.text.trim())) return [];
    const line = phrases
      .filter(
        (other) =>
          other !== phrase &&
          Math.abs(middle(other) - middle(phrase)) < settings.sameLine * phrase.size &&
          other.x0 >= phrase.x1 &&
          other.x0 - phrase.x1 < 60 * phrase.size,
      )
      .sort((a, b) => a.x0 - b.x0);
    const text = [phrase, ...line].map((one) => one.text).join(" ");
    const number = /(\d[\d.,' \u00a0\u202f]*\d|\d)\s*(?:kg)?\s*$/i.exec(text)?.[1];
    const total_kg = number === undefined ? undefined : readNumber(number, true);
    if (total_kg === undefined || total_kg <= 0) return [];
    return [{ total_kg, page, ...(namesSection(text) && { ofSection: true }) }];
  });
}

/** "Summe HEA 200" */
export const namesSection = (text: string): boolean => sectionsIn(text).length > 0;

export function totalsOf(weights: readonly Weight[]): Totals {
  const before = [0];
  for (const weight of weights)
    before.push((before.at(-1) ?? 0) + (typeof weight === "object" && "mass_kg" in weight ? weight.mass_kg : 0));
  const sum = (from: number, to: number) => (before[to] ?? 0) - (before[from] ?? 0);
  const all = sum(0, weights.length);
  const marks = weights.flatMap((weight, i) => (weight === "list" || isTotal(weight) ? [i] : []));
  const warnings: Message[] = [];
  const printed = weights.flatMap((weight, i) => {
    if (!isTotal(weight)) return [];
    const thousands = weight.grouped === true && all > 100 * weight.total_kg;
    return [{ ...weight, i, total_kg: thousands ? 1000 * weight.total_kg : weight.total_kg }];
  });
  for (const { total_kg, page, i } of printed) {
    // rows above it since the last sum or the beginning of a list, or below it where the heading is at the bottom
    const above = [0, ...marks.filter((at) => at < i)].map((from) => sum(from, i));
    const below = [...marks.filter((at) => at > i), weights.length].map((to) => sum(i, to));
    const sums = [...above, ...below, all];
    if (sums.every((one) => one === 0) || sums.some((one) => equal(total_kg, one))) continue;
    const [nearest = all] = sums.sort((a, b) => Math.abs(a - total_kg) - Math.abs(b - total_kg));
    warnings.push(says.totalDiffers({ page, total: total_kg, sum: round1(nearest) }));
  }
  const ofAll = printed.filter(({ ofSection }) => !ofSection);
  const [only] = ofAll;
  // one sum, or the same one printed again with the same list
  const whole =
    new Set(ofAll.map(({ total_kg }) => total_kg)).size === 1
      ? only
      : printed.filter(({ total_kg }) => equal(total_kg, all)).at(-1);
  return { ...(whole && { whole: whole.total_kg, borneOut: equal(whole.total_kg, all) }), warnings };
}
