import { check, findCheck, type ItemResult } from "@x/eurocode";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { combinationFigures } from "./en-1990.ts";

const example = findCheck("en-1990")?.example ?? {};
const itemOf = (request: object) => check("en-1990", request).result.set as ItemResult;

describe("pictures of combinations", () => {
  test("each effect has its extremes by situation, with the combinations that give them", () => {
    const figures = combinationFigures(englishWords, itemOf(example));
    expect(figures.map(({ title }) => title)).toEqual([
      "Extremes of M_y by situation",
      "Extremes of V_z by situation",
      "Extremes of N by situation",
    ]);
    expect(figures[0]?.svg).toContain("1.35 G + 1.5 W(+x) + 1.05 Q + 0.75 S");
  });

  test("no coordinate is lost where nothing acts, and names are text", () => {
    const actions = [{ id: "<G>", nature: "permanent", effects: { "a<b": 0 } }];
    const [figure] = combinationFigures(englishWords, itemOf({ actions }));
    expect(figure?.svg).not.toMatch(/NaN|Infinity|undefined|<G>|a<b/);
  });
});
