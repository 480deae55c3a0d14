import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const slab = { h: 260, fck: 30, fyk: 500, d_y_mm: 230, d_z_mm: 210, A_s_y: 1600, A_s_z: 1600, V_Ed: 200 };
const request = (column: Fields, more: Fields = {}, annex = "EN") => ({
  national_annex: annex,
  punching: [{ mark: "P", ...slab, column, ...more }],
});
const result = (column: Fields, more: Fields = {}, annex = "EN") =>
  check("en-1992-1-1", request(column, more, annex)).result;
const one = (column: Fields, more: Fields = {}, annex = "EN") =>
  (result(column, more, annex).punching as Made[])[0] as Made; // one in, one out
const problems = (column: Fields, more: Fields = {}): string[] => {
  try {
    one(column, more);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace(/^punching\[0\]\.?/, ""));
    throw error;
  }
  return [];
};
const end = { position: "wall_end", c_1_mm: 3000, c_2_mm: 240 };
const corner = { position: "wall_corner", c_1_mm: 3000, c_2_mm: 2000, thickness_mm: 240 };

/**
 * The line at 2 d walked once more: points round the wall's outline whose nearest point of the wall is near enough to its end.
 * The wall lies along y < 0, its end at y = 0.
 */
function walkedEnd(b: number, a: number, d: number): number {
  const b_1 = Math.min(b, 2.8 * d);
  const near = Math.min(a, 2 * b, 5.6 * d - b_1) / 2;
  const r = 2 * d;
  const points: (readonly [number, number])[] = [];
  const n = 20_000;
  // along one side from far to the corner, the corner, the face, the other corner, the other side
  for (let i = 0; i <= n; i++) points.push([-a / 2 + ((a / 2) * i) / n, -b / 2 - r]);
  for (let i = 0; i <= n; i++) {
    const angle = -Math.PI / 2 + (Math.PI / 2) * (i / n);
    points.push([r * Math.cos(angle), -b / 2 + r * Math.sin(angle)]);
  }
  for (let i = 0; i <= n; i++) {
    const angle = (Math.PI / 2) * (i / n);
    points.push([r * Math.cos(angle), b / 2 + r * Math.sin(angle)]);
  }
  for (let i = 0; i <= n; i++) points.push([(-a / 2) * (i / n), b / 2 + r]);
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (!from || !to) continue;
    // the foot on the wall of the middle of a piece
    const foot = Math.max(-a / 2, Math.min(0, (from[0] + to[0]) / 2));
    if (foot < -near) continue;
    length += Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
  // of a face wider than 2.8 d its middle does not count
  return length - (b - b_1);
}

describe("ends of walls", () => {
  test("by hand: thickness, as much of each side, half a circle; 1.35", () => {
    const { values } = one(end);
    expect(values.u_0_mm).toBeCloseTo(3 * 240, 9);
    expect(values.u_1_mm).toBeCloseTo(3 * 240 + 2 * Math.PI * 220, 9);
    expect(values.beta).toBe(1.35);
    expect(values.v_Ed_MPa).toBeCloseTo((1.35 * 200_000) / ((720 + 440 * Math.PI) * 220), 9);
  });

  test("thick walls: 5.6 d of straight lines in all", () => {
    expect(one({ ...end, c_2_mm: 500 }).values.u_0_mm).toBeCloseTo(5.6 * 220, 9);
    expect(one({ ...end, c_2_mm: 700 }).values.u_0_mm).toBeCloseTo(5.6 * 220, 9);
  });

  test("thickness and length, sides either way, or all of them", () => {
    const { values } = one(end);
    const { values: turned } = one({ position: "wall_end", c_1_mm: 240, c_2_mm: 3000 });
    const { values: named } = one({ position: "wall_end", thickness_mm: 240, length_mm: 3000 });
    expect([turned, named, one({ ...end, thickness_mm: 240, length_mm: 3000 }).values]).toEqual([
      values,
      values,
      values,
    ]);
  });

  law("two ends are the line of a long column that counts its ends alone", () =>
    fc.property(fc.integer({ min: 100, max: 600 }), fc.integer({ min: 300, max: 4000 }), (b, a) => {
      if (a < b) return;
      const whole = one({ c_1_mm: a, c_2_mm: b }, { beta: 1.4 }, "DE").values.u_1_mm ?? 0;
      const { u_1_mm = 0 } = one({ position: "wall_end", c_1_mm: a, c_2_mm: b }, {}, "DE").values;
      expect(2 * u_1_mm).toBeCloseTo(whole, 6);
    }),
  );

  law("the line walked point by point is as long", () =>
    fc.property(fc.integer({ min: 100, max: 600 }), fc.integer({ min: 700, max: 4000 }), (b, a) => {
      const { u_1_mm = 0 } = one({ position: "wall_end", c_1_mm: a, c_2_mm: b }).values;
      expect(Math.abs(u_1_mm / walkedEnd(b, a, 220) - 1)).toBeLessThan(1e-3);
    }),
  );
});

describe("corners of walls", () => {
  test("by hand: each side as thick as its wall and at most 1.4 d, a quarter of a circle; 1.20", () => {
    const { values } = one(corner);
    expect(values.u_1_mm).toBeCloseTo(480 + Math.PI * 220, 9);
    expect(values.beta).toBe(1.2);
    expect(one({ ...corner, thickness_mm: 400 }).values.u_1_mm).toBeCloseTo(2 * 1.4 * 220 + Math.PI * 220, 9);
    expect(one({ position: "wall_corner", thickness_mm: 240 }).values).toEqual(values);
    expect(one({ position: "wall_corner", c_1_mm: 240, c_2_mm: 240 }).values).toEqual(values);
  });

  law("its line is shorter than that of an end of the same wall", () =>
    fc.property(fc.integer({ min: 100, max: 600 }), (thickness_mm) => {
      const { u_1_mm = 0 } = one({ position: "wall_corner", thickness_mm }).values;
      expect(u_1_mm).toBeLessThan(one({ position: "wall_end", thickness_mm, length_mm: 5000 }).values.u_1_mm ?? 0);
    }),
  );
});

test("what EN 1992-1-1 does not say is said; the annex that has it says so itself", () => {
  expect(result(end).warnings.join(" ")).toContain("EN 1992-1-1 has neither lines nor beta");
  const { warnings } = result(end, {}, "DE");
  expect(warnings.join(" ")).not.toContain("has neither lines nor beta");
  expect(warnings.join(" ")).toContain("in no table");
  expect(result(corner, {}, "DE").warnings.join(" ")).toContain("which no publication confirms");
});

test("links beside a wall are designed and pass", () => {
  const { verifications } = one(end, { V_Ed: 330, design: true });
  expect(verifications.map(({ id }) => id)).toContain("punching-outer");
  expect(verifications.filter(({ passed }) => !passed)).toEqual([]);
});

test("an own beta below that of the place is said, moments need one", () => {
  expect(result(end, { beta: 1.1 }).warnings.join(" ")).toContain("below 1.35");
  expect(problems(end, { M_y_Ed: 10 })).toEqual(["M_y_Ed"]);
  expect(problems(end, { M_y_Ed: 10, beta: 1.4 })).toEqual([]);
  expect(problems(end, { beta_method: "moments" })).toEqual(["beta_method"]);
});

test("refusals name their field, all at once", () => {
  expect(problems({ position: "wall_end" })).toEqual(["column.thickness_mm"]);
  expect(problems({ position: "wall_end", thickness_mm: 240 })).toEqual(["column.length_mm"]);
  expect(problems({ ...end, thickness_mm: 300 })).toEqual(["column.thickness_mm"]);
  expect(problems({ ...end, length_mm: 2000 })).toEqual(["column.length_mm"]);
  expect(problems({ position: "wall_end", thickness_mm: 240, length_mm: 200 })).toEqual(["column.thickness_mm"]);
  expect(problems({ position: "wall_corner", c_1_mm: 3000, c_2_mm: 2000 })).toEqual(["column.thickness_mm"]);
  expect(problems({ ...corner, thickness_mm: 2500 })).toEqual(["column.thickness_mm"]);
  expect(problems({ ...corner, length_mm: 2500 })).toEqual(["column.length_mm"]);
  expect(problems({ c_1_mm: 300, c_2_mm: 300, thickness_mm: 300 })).toEqual(["column.thickness_mm"]);
  const openings = [{ y_mm: 800, z_mm: 0, b_y_mm: 200, b_z_mm: 200 }];
  expect(problems({ ...end, edge_distance_mm: 100 }, { openings, head: { l_H_mm: 100, h_H_mm: 100 } })).toEqual([
    "column.edge_distance_mm",
    "openings",
    "column.position",
    "openings",
  ]);
});

test("the second generation is refused: its lines are others", () => {
  const second = { ...request(end), generation: 2 };
  expect(() => check("en-1992-1-1", second)).toThrow(InvalidInput);
});

describe("bottom bars at edges and corners, where the annex asks for them", () => {
  const edge = { c_1_mm: 300, c_2_mm: 300, position: "edge" };
  const inCorner = { ...edge, position: "corner" };
  const said = (column: Fields, more: Fields, annex = "DE") => result(column, more, annex).warnings.join(" ");

  test("by hand: 0.125 V_Ed across an edge, 0.5 V_Ed both ways at a corner", () => {
    const { values, verifications } = one(edge, { A_s_bottom_y: 150 }, "DE");
    const f_yd = 500 / 1.15;
    const m_Rd = (150 * f_yd * (230 - (150 * f_yd) / (2000 * 17))) / 1e6;
    expect(values.m_Rd_bottom_y_kNm_m).toBeCloseTo(m_Rd, 9);
    expect(verifications.find(({ id }) => id === "column-strip-bars")?.utilization).toBeCloseTo(25 / m_Rd, 9);
    const both = one(inCorner, { A_s_bottom_y: 1600, A_s_bottom_z: 1500 }, "DE").values;
    expect(both.m_Ed_min_bottom_z_kNm_m).toBe(100);
    expect(both.m_Rd_bottom_z_kNm_m).toBeLessThan(both.m_Rd_bottom_y_kNm_m ?? 0);
  });

  test("bars in words lie behind the cover", () => {
    const { values } = one(edge, { bars_bottom_y: "Ø12-150", cover_mm: 20 }, "DE");
    const A_s = (1000 * Math.PI * 36) / 150;
    const f_yd = 500 / 1.15;
    expect(values.m_Rd_bottom_y_kNm_m).toBeCloseTo((A_s * f_yd * (234 - (A_s * f_yd) / (2000 * 17))) / 1e6, 9);
  });

  test("not given they are said, where nobody asks for them they have no effect", () => {
    expect(said(edge, {})).toContain("bars_bottom_y");
    expect(said(edge, { A_s_bottom_y: 400 })).not.toContain("asks for bottom bars");
    expect(said(inCorner, { A_s_bottom_y: 400 })).toContain("asks for bottom bars");
    expect(said(edge, { A_s_bottom_z: 400 })).toContain("A_s_bottom_z has no effect");
    expect(said(edge, { A_s_bottom_y: 400 }, "EN")).toContain("A_s_bottom_y has no effect");
  });
});

test("an opening beyond the edge of the slab is refused; one that crosses it counts", () => {
  const edge = { c_1_mm: 300, c_2_mm: 300, position: "edge" };
  const opening = (y_mm: number, z_mm: number) => ({ openings: [{ y_mm, z_mm, b_y_mm: 200, b_z_mm: 200 }] });
  expect(problems(edge, opening(-400, 400))).toEqual(["openings[0]"]);
  expect(problems(edge, opening(-250, 400))).toEqual(["openings[0]"]);
  expect(problems(edge, opening(-200, 400))).toEqual([]);
  expect(problems({ ...edge, edge_distance_mm: 300 }, opening(-400, 400))).toEqual([]);
  expect(problems({ ...edge, position: "corner" }, opening(400, -400))).toEqual(["openings[0]"]);
});

test("a factor below the least of the annex has a name of its own", () => {
  const [item] = check("en-1992-1-1", {
    ...request({ c_1_mm: 300, c_2_mm: 300 }, { M_y_Ed: 2 }, "DE"),
    derivation: true,
  }).result.punching as { derivation: readonly { name: string }[] }[];
  const names = (item?.derivation ?? []).map(({ name }) => name);
  expect(names.filter((name) => name === "beta")).toHaveLength(1);
  expect(names).toContain("beta_M");
});
