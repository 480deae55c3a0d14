import { check, findCheck, type ItemResult } from "@x/eurocode";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { columnFigures } from "./en-1992-1-1.ts";

const example = (findCheck("en-1992-1-1")?.kinds.column?.example ?? {}) as Record<string, unknown>;
const draw = (more: object, without: readonly string[] = []) => {
  const column = Object.fromEntries(
    Object.entries({ ...example, ...more }).filter(([name]) => !without.includes(name)),
  );
  const [item] = check("en-1992-1-1", { columns: [column] }).result.columns as ItemResult[];
  return item ? columnFigures(englishWords, item) : [];
};
const ofSteel = ["A_s", "layout", "axis_distance_mm", "bar_diameter_mm"];

describe("pictures of a column", () => {
  test("section and two diagrams", () => {
    const figures = draw({});
    expect(figures.map(({ title }) => title)).toEqual([
      "C1: section, strains and stresses at M_Rd",
      "C1: axial force and bending about y",
      "C1: axial force and bending about z",
      "C1: bending about both axes at N = 1800 kN",
    ]);
    expect(figures[1]?.svg).toContain("design moment");
  });

  test("every coordinate is a number: tension, unstable, circular, hollow, one-sided, uniform compression", () => {
    const corner = (y: number, z: number) => ({ y, z });
    const bars = [
      { y: 250, z: 60, diameter: 20 },
      { y: 60, z: 540, diameter: 20 },
      { y: 60, z: 60, diameter: 25 },
    ];
    const L = [corner(0, 0), corner(300, 0), corner(300, 120), corner(120, 120), corner(120, 600), corner(0, 600)];
    const drawn = [
      draw({ N_Ed: -300 }),
      draw({ M_02: -110, M_01: -40 }),
      draw({ N_Ed: 4000, second_order_method: "nominal-stiffness" }),
      draw({ N_Ed: 4600 }),
      draw({ N_Ed: 9000 }),
      draw({ stress_block: "rectangular", steel_branch: "inclined" }),
      draw({ shape: "circular", diameter: 500 }, ["b", "h", "layout"]),
      draw({ shape: "polygonal", outline: L, bars, N_Ed: 300 }, ["b", "h", ...ofSteel]),
      draw({ curve_N: [0, 1000, 20000] }),
    ];
    for (const figures of drawn) {
      expect(figures.length).toBeGreaterThan(1);
      for (const { svg } of figures) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe("pictures of foundations and of punching", () => {
  const drawn = (list: string, more: object = {}) => {
    const kinds = findCheck("en-1992-1-1")?.kinds ?? {};
    const kind = Object.values(kinds).find((one) => one.list === list);
    const { result } = check("en-1992-1-1", { [list]: [{ ...kind?.example, ...more }] } as never);
    const [item] = (result as Readonly<Record<string, unknown>>)[list] as ItemResult[];
    return item ? columnFigures(englishWords, item) : [];
  };

  test("every coordinate is a number: gaps, strips, circles, edges, openings", () => {
    const all = [
      drawn("foundations"),
      drawn("foundations", { M_z_Ed: 700, M_y_Ed: 300, bars_y: "Ø20-100" }),
      drawn("foundations", { column: { diameter_mm: 400, y_mm: 100 }, pressure: "uniform" }),
      drawn("punching"),
      drawn("punching", { column: { c_1_mm: 350, c_2_mm: 350, position: "corner", edge_distance_mm: 50 } }),
      drawn("punching", { column: { diameter_mm: 300, position: "edge" } }),
    ];
    for (const figures of all) {
      expect(figures).toHaveLength(1);
      expect(figures[0]?.svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});
