import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cornerRadii, families, findProfile, profilesOf, seriesLetters } from "./catalogue.ts";

describe("catalogue", () => {
  test("the nominal dimensions cost a browser less than 12 kB", () => {
    const parts = ["open", "hollow", "angles", "solid"].map(
      (name) => new URL(`./catalogue-${name}.ts`, import.meta.url),
    );
    expect(gzipSync(parts.map((url) => readFileSync(url, "utf8")).join("")).length).toBeLessThan(12_000);
  });

  test("every family, with its standard and no name twice", () => {
    const count = Object.fromEntries(families.map((family) => [family, profilesOf(family).length]));
    expect(count).toEqual({
      IPE: 68, HE: 124, HL: 35, HD: 42, HP: 31, UB: 180, UC: 46, UBP: 17, IPN: 21, PFC: 16, UPE: 14, UPN: 18,
      L: 274, T: 90, SHS: 472, RHS: 706, CHS: 540, FL: 422, RD: 65, SQ: 33, PL: 36,
    }); // biome-ignore format: a table
    for (const family of families) {
      const names = profilesOf(family).map((p) => `${p.designation} ${p.fabrication}`);
      expect(new Set(names).size, family).toBe(names.length);
      for (const p of profilesOf(family)) expect(p.standard, p.designation).toMatch(/EN \d{5}/);
    }
  });

  test("dimensions leave room for each other", () => {
    for (const family of families)
      for (const { designation, dimensions: d } of profilesOf(family)) {
        const { h_mm: h = 0, b_mm: b = 0, t_w_mm: tw, t_f_mm: tf = 0 } = d;
        if (tw !== undefined) expect(h > 2 * tf && b > tw && tw > 0, designation).toBe(true);
      }
  });

  test("corner radii of EN 10210-2 and EN 10219-2", () => {
    expect(cornerRadii(6, "hot-finished")).toEqual({ r_o_mm: 9, r_i_mm: 6 });
    expect(cornerRadii(6, "cold-formed")).toEqual({ r_o_mm: 12, r_i_mm: 6 });
    expect(cornerRadii(8, "cold-formed")).toEqual({ r_o_mm: 20, r_i_mm: 12 });
    expect(cornerRadii(12, "cold-formed")).toEqual({ r_o_mm: 36, r_i_mm: 24 });
  });

  test("solids come in any size, rolled sections only as listed", () => {
    expect(findProfile("FL 237x13")?.dimensions).toEqual({ b_mm: 237, t_mm: 13 });
    expect(findProfile("RD 33.3")?.shape).toBe("round");
    expect(findProfile("FL 10x20")).toBeUndefined();
    expect(findProfile("IPE 310")).toBeUndefined();
    expect(findProfile("SHS 100x100x5", "hot-finished")?.standard).toBe("EN 10210-2");
  });
});

test("the letters of the series are those of the profiles", () => {
  for (const family of families) {
    const open = profilesOf(family).filter(({ shape }) => shape === "I" || shape === "channel");
    const letters = open.map(({ series = family }) => series.slice(family.length + 1));
    expect(new Set(seriesLetters(family)), family).toEqual(new Set(open.length > 0 ? ["", ...letters] : []));
  }
});
