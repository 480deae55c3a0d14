import { describe, expect, test } from "vitest";
import { sectionDrawing } from "./drawing.ts";
import { ownSection } from "./own.ts";
import { section, sections } from "./section.ts";

const drawn = (name: string): string => sectionDrawing(section(name) ?? expect.fail(name));
const captions = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map((m) =>
    (m[1] ?? "").replace(/<tspan[^>]*dx="4">/, " ").replace(/<[^>]+>/g, ""),
  );

describe("drawing", () => {
  test("an I: name, every dimension, both axes, no shear centre beside the centroid", () => {
    const texts = captions(drawn("HE 200 B"));
    expect(texts).toEqual(expect.arrayContaining(["HE 200 B", "h 200", "b 200", "tw 9", "tf 15", "r 18", "y", "z"]));
    expect(texts).not.toContain("S");
  });

  test("what is not symmetric shows its shear centre, an angle its principal axes", () => {
    for (const name of ["UPN 200", "T 152x229x34", "L 100x100x10"]) expect(captions(drawn(name))).toContain("S");
    expect(captions(drawn("L 150x100x12"))).toEqual(expect.arrayContaining(["u", "v", "t 12", "r1 12"]));
  });

  test("a hole is drawn as a hole", () => {
    const d = /fill-rule="evenodd" d="([^"]*)"/.exec(drawn("RHS 120x80x6.3"))?.[1] ?? "";
    expect(d.match(/M/g)).toHaveLength(2);
    expect(d.match(/A/g)).toHaveLength(8);
  });

  test("every family and shape draws in numbers", () => {
    const seen = new Map(sections().map((s) => [s.series ?? s.family, s]));
    const own = ownSection({
      shape: "I",
      h_mm: 600,
      b_mm: 300,
      t_w_mm: 8,
      t_f_mm: 20,
      b_2_mm: 180,
      t_f2_mm: 14,
      fabrication: "welded",
    });
    const box = ownSection({ shape: "box", h_mm: 400, b_mm: 300, t_w_mm: 12, t_f_mm: 20 });
    const pair = section("2L 100x10") ?? expect.fail("2L 100x10");
    for (const s of [...seen.values(), own, box, pair]) {
      const svg = sectionDrawing(s);
      expect(svg, s.designation).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain(`>${s.designation}</text>`);
    }
  });
});
