import { describe, expect, test } from "vitest";
import { concreteItem } from "../../../test/support/second.ts";
import { check } from "../../index.ts";

// A summary of Eurocode 2 for the UK and Ireland (docgo.net, "Durability and Cover"): b_min/a of beams, h_min/a of slabs.
const printed = {
  simple: {
    R60: "120/40 160/35 200/30 300/25",
    R90: "150/55 200/45 300/40 400/35",
    R120: "200/65 240/60 300/55 500/50",
    R240: "280/90 350/80 500/75 700/70",
  },
  continuous: {
    R60: "120/25 200/12",
    R90: "150/35 250/25",
    R120: "200/45 300/35 450/35 500/30",
    R240: "280/75 500/60 650/60 700/50",
  },
  slab: { R60: "80/20", R90: "100/30", R120: "120/40", R240: "175/65" },
} as const;

const pairs = (row: string) => row.split(" ").map((pair) => pair.split("/").map(Number) as [number, number]);
const isDoubtful = (list: "beams" | "slabs", more: object) => {
  const item = {
    mark: "B",
    h: 300,
    fck: 30,
    fyk: 500,
    cover_mm: 60,
    bars_bottom: "Ø16-150",
    M_Ed: 20,
    b: 1000,
    ...more,
  };
  return check("en-1992-1-1", { [list]: [item] }).result.warnings.some((one) => one.includes("from one source"));
};

describe("EN 1992-1-2 Tables 5.5, 5.6 and 5.8, as a second publication prints them", () => {
  test.each(["simple", "continuous"] as const)("%s beams", (kind) => {
    for (const [R, row] of Object.entries(printed[kind]))
      for (const [b, a] of pairs(row)) {
        const { values } = concreteItem("EN", "beams", {
          ...{ b, h: 900, fck: 30, fyk: 500, A_s_bottom: 800, d_bottom_mm: 800, M_Ed: 50 },
          fire: { R, continuous: kind === "continuous" },
        });
        expect([R, b, values.a_fire_mm, values.b_min_fire_mm]).toEqual([R, b, a, pairs(row)[0]?.[0]]);
      }
  });
  test("slabs one way", () => {
    for (const [R, row] of Object.entries(printed.slab))
      for (const [h, a] of pairs(row)) {
        const { values } = concreteItem("EN", "slabs", {
          ...{ h: 300, fck: 30, fyk: 500, bars_bottom: "Ø16-150", cover_mm: 60, M_Ed: 20 },
          fire: { R },
        });
        expect([R, values.h_min_fire_mm, values.a_fire_mm]).toEqual([R, h, a]);
      }
  });
  test("rows that no second publication prints are said", () => {
    expect(isDoubtful("slabs", { fire: { R: "R90" } })).toBe(false);
    expect(isDoubtful("beams", { fire: { R: "R90" } })).toBe(false);
    for (const R of ["R30", "R180"]) {
      expect(isDoubtful("slabs", { fire: { R } })).toBe(true);
      expect(isDoubtful("beams", { fire: { R } })).toBe(true);
    }
    expect(isDoubtful("slabs", { fire: { R: "R90", two_way: true, l_y_l_x: 1 } })).toBe(true);
    expect(isDoubtful("slabs", { fire: { R: "R90" }, static_system: "flat-slab" })).toBe(true);
  });
});
