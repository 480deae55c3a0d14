/** Random sheets whose truth is known: what a stranger's drawings look like. The same seed gives the same sheet. */
import { assemblies } from "./assemblies.ts";
import { Chance } from "./chance.ts";
import { partsList, sawList, schedule, twoColumns } from "./lists.ts";
import { offices } from "./office-words.ts";
import { handOf, pdfOn } from "./paper.ts";
import { american, noSteel, partSheets, plan, texts } from "./plans.ts";
import type { Made, Setting, Sheet } from "./setting.ts";

const kinds: readonly (readonly [number, (setting: Setting) => Made])[] = [
  [8, partsList],
  [2, sawList],
  [1.5, twoColumns],
  [1.5, schedule],
  [3, plan],
  [2, partSheets],
  [2, texts],
  [1.5, assemblies],
  [0.7, american],
  [0.8, noSteel],
];

export async function sheetOf(seed: number): Promise<Sheet> {
  const chance = new Chance(seed);
  const make = chance.weighed(kinds);
  const western = offices.slice(0, 5);
  const words = make === american ? offices[0] : chance.of(chance.yes(0.5) ? western : offices);
  if (!words) throw new Error("no office");
  const hand = handOf(chance, words.code);
  let made: Made = { kind: "", truth: {} };
  const pdf = await pdfOn(hand, (paper) => {
    made = make({ chance, paper, words });
  });
  return { ...made, name: `${seed} ${words.code} ${made.kind}`, pdf };
}
