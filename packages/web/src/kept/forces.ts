import { itemsIn } from "@x/eurocode";
import type { BeamReactions } from "@x/eurocode/beams/design";
import { type Input, isItem, requestOf } from "../input.ts";
import { wordsIn } from "../said.ts";
import { calculated } from "../verdict.tsx";
import { language, translate } from "../words.ts";

/** A force that the next member can take, by its place in the result. */
export interface Force {
  readonly value: string;
  readonly text: string;
  readonly kN: number;
}

const kN = (value: number): string => `${wordsIn(language).number(Math.round(value * 100) / 100)} kN`;

/** What goes to the supports of a beam: the greatest, and the least where it is another. */
export const forcesOfBeam = (reactions: BeamReactions): Force[] =>
  Object.entries(reactions).flatMap(([name, { max_kN, min_kN }]) => [
    {
      value: `reactions.${name}.max_kN`,
      text: translate("Support {name}, greatest: {force}", { name, force: kN(max_kN) }),
      kN: max_kN,
    },
    {
      value: `reactions.${name}.min_kN`,
      text: translate("Support {name}, least: {force}", { name, force: kN(min_kN) }),
      kN: min_kN,
    },
  ]);

/** Verifications whose demand is the axial force of a column or its base. */
const axial = new Set(["compression", "axial-force", "base-compression"]);

/** Of an item with several cases the case that governs is shown, which need not have the greatest force. */
const ofCases = ["load_cases", "actions", "forces"];

/** What a column or its base hands on. */
export function forcesIn(input: Input): Force[] {
  const outcome = calculated(input);
  if (!("result" in outcome)) return [];
  const { result } = outcome.result;
  return itemsIn(input.check, requestOf(input)).flatMap(({ list, index, item }) => {
    if (!isItem(item) || ofCases.some((name) => item[name] !== undefined)) return [];
    const place = list ?? input.check.one ?? "";
    const found: unknown = Reflect.get(result, place);
    const own: unknown = Array.isArray(found) ? found[index] : found;
    if (!isItem(own) || !Array.isArray(own.verifications)) return [];
    const mark = String(own.mark ?? index);
    return own.verifications.filter(isItem).flatMap(({ id, unit, demand }) => {
      if (typeof id !== "string" || !axial.has(id) || unit !== "kN" || typeof demand !== "number") return [];
      const at = list === undefined ? place : `${place}.${mark}`;
      return [{ value: `result.${at}.verifications.${id}.demand`, text: `${mark}: ${kN(demand)}`, kN: demand }];
    });
  });
}
