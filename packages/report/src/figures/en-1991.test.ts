import { geometryOf, type ItemResult } from "@x/eurocode";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { loadFigures } from "./en-1991.ts";

const building = { b_m: 40, d_m: 60, h_m: 9 };
const draw = (roof: object) => {
  const request = { action: "wind", v_b0_m_s: 25, terrain: "II", building, roof };
  const [geometry] = geometryOf("en-1991", request);
  return loadFigures(englishWords, {} as ItemResult, geometry);
};
const section = "Pressures on the spans in kN/m², in section";

describe("wind on the spans of a roof, in section", () => {
  test.each([
    { type: "monopitch", alpha_deg: 15, wind: 0, n_spans: 4 },
    { type: "monopitch", alpha_deg: 15, wind: 180, n_spans: 4 },
    { type: "duopitch", alpha_deg: 15, wind: 0, n_spans: 3 },
    { type: "duopitch", alpha_deg: -15, wind: 0, n_spans: 20 },
  ])("$type $alpha_deg° wind $wind, $n_spans spans: every part is named, every coordinate a number", (roof) => {
    const svg = draw(roof).find(({ title }) => title === section)?.svg ?? "";
    for (let part = 2; part <= roof.n_spans; part++) expect(svg).toContain(`>H-${part} `);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("there is none of one span, nor of wind along the spans", () => {
    for (const more of [{ n_spans: 1 }, { n_spans: 3, wind: 90 }])
      expect(draw({ type: "duopitch", alpha_deg: 15, wind: 0, ...more }).map(({ title }) => title)).not.toContain(
        section,
      );
  });
});
