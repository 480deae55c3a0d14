import { check, findCheck, geometryOf, type ItemResult } from "@x/eurocode";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { steelMemberFigures } from "./en-1993-1-1.ts";
import { figuresOf } from "./index.ts";

const example = Object.values(findCheck("en-1993-1-1")?.kinds ?? {})[0]?.example ?? {};

function draw(more: object = {}, without: readonly string[] = []) {
  const item = Object.fromEntries(Object.entries({ ...example, ...more }).filter(([name]) => !without.includes(name)));
  const [result] = check("en-1993-1-1", { members: [item] }).result.members as ItemResult[]; // one in, one out
  const [geometry] = geometryOf("en-1993-1-1", { members: [item] });
  const figures = result ? figuresOf(englishWords, "en-1993-1-1", result, geometry) : [];
  for (const { svg } of figures) expect(svg).not.toMatch(/NaN|Infinity|undefined| class=| style=/);
  return figures;
}

describe("pictures of a steel member", () => {
  test("section, member with its moments, buckling curves", () => {
    const [section, member, curves] = draw();
    expect(section?.title).toBe("Section IPE 300");
    expect(member?.svg).toContain(">65 kNm</text>");
    expect(member?.svg).toContain("L_cr,z = 3000");
    expect(curves?.svg).toContain("flexural, about z, curve b: λ = 1.17, χ = 0.493");
  });

  test("moments as the request has them, with their values at the ends", () => {
    const shapes = ["moment_shape_y", "V_z_Ed"];
    const linear = draw({ psi_y: -0.5 }, shapes)[1]?.svg ?? "";
    expect(linear).toContain(">65</text>");
    expect(linear).toContain(">-32.5</text>");
    expect(draw({ moment_shape_y: "udl-fixed", V_z_Ed: 90 })[1]?.svg).toContain(">-32.5 kNm</text>");
    expect(draw({ moment_shape_y: "point-load-fixed", V_z_Ed: 90 })[1]?.svg).toContain(">-65 kNm</text>");
    const given = draw({ M_y_diagram: [0, 40, 65, 40, -20] }, [...shapes, "M_y_Ed"])[1]?.svg ?? "";
    expect(given).toContain(">-20</text>");
    const points = [
      { x_fraction: 0, M: -30 },
      { x_fraction: 0.4, M: 65 },
      { x_fraction: 1, M: 0 },
    ];
    expect(draw({ M_y_diagram: points, M_z_Ed: 3 }, [...shapes, "M_y_Ed"])[1]?.svg).toContain("M_z,Ed");
  });

  test("every shape of section, own sections, tension, very slender", () => {
    const own = { shape: "I", h_mm: 500, b_mm: 200, t_w_mm: 10, t_f_mm: 16, fabrication: "welded" };
    for (const profile of ["SHS 100x5", "CHS 168.3x8", "UPE 200", "L 80x80x8"]) {
      expect(draw({ profile, M_y_Ed: 1, N_Ed: 10, V_z_Ed: 0 }, ["moment_shape_y"])[0]?.title).toContain("Section");
    }
    expect(draw({ section: own }, ["profile"])[0]?.title).toContain("Section");
    draw({ N_Ed: -120 });
    draw({ length_mm: 60_000, L_cr_y_mm: 90_000, N_Ed: 1 });
  });

  test("without its request: the curves", () => {
    const [result] = check("en-1993-1-1", { members: [example] }).result.members as ItemResult[];
    expect(result && steelMemberFigures(englishWords, result, undefined)).toHaveLength(1);
  });
});
