import { check, findCheck, type ItemResult } from "@x/eurocode";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { earthquakeFigures } from "./en-1998-1.ts";

const example = findCheck("en-1998-1")?.example ?? {};
const draw = (request: object) =>
  earthquakeFigures(englishWords, check("en-1998-1", request).result.structure as ItemResult);

const short = { agR: 0.1, ground_type: "A", spectrum_type: 2, importance_class: 2, q: 2, T1: 0.12, W: 500 };

describe("pictures of an earthquake", () => {
  test("spectra with T_1, and storeys where there are any", () => {
    const [spectra, storeys] = draw(example);
    expect(spectra?.svg).toContain("T_1 = 0.422 s");
    expect(storeys?.title).toContain("drifts");
    expect(draw(short)).toHaveLength(1);
  });

  test("every coordinate is a number, also for a period beyond the drawing, one ordinate or no earthquake", () => {
    const tall = Array.from({ length: 40 }, (_, i) => ({ mark: `${i}`, z_m: 3 * i + 3, W_kN: 900, k_kN_m: 1e5 }));
    const { T1: _, W: __, ...rest } = short;
    for (const request of [
      example,
      { ...short, T1: 6 },
      { ...short, periods_s: [0.3] },
      { ...short, periods_s: [2, 0.3, 0.3] },
      {
        national_annex: "DE",
        zone: 0,
        ground_type: "A-R",
        importance_class: 2,
        q: 1.5,
        T1: 0.1,
        W: 500,
        vertical: true,
      },
      { ...short, vertical: true, storeys: [{ mark: "a", z_m: 3, W_kN: 500 }] },
      { ...rest, analysis: "modal", storeys: tall },
    ]) {
      for (const { svg } of draw(request)) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});
