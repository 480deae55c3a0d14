import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const one = (item: Fields): Made =>
  (check("en-1992-1-1", { punching: [{ mark: "P", ...item }] }).result.punching as Made[])[0] as Made; // one in, one out
const use = (made: Made, id: string) => made.verifications.find((v) => v.id === id)?.utilization ?? 0;
const problems = (item: Fields): string[] => {
  try {
    one(item);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace(/^punching\[0\]\.?/, ""));
    throw error;
  }
  return [];
};

const slab = { h: 260, fck: 30, fyk: 500, d_y_mm: 230, d_z_mm: 210, A_s_y: 1600, A_s_z: 1600, V_Ed: 500 };
const square = { ...slab, column: { c_1_mm: 400, c_2_mm: 400 } };

describe("perimeters", () => {
  test("internal, edge, corner by hand", () => {
    expect(one({ ...square, beta: 1 }).values.u_1_mm).toBeCloseTo(1600 + 4 * Math.PI * 220, 6);
    const edge = one({ ...square, column: { ...square.column, position: "edge" } }).values;
    expect(edge.u_1_mm).toBeCloseTo(3 * 400 + 2 * Math.PI * 220, 6);
    expect(edge.u_0_mm).toBeCloseTo(400 + 3 * 220, 6);
    const corner = one({ ...square, column: { ...square.column, position: "corner" } }).values;
    expect(corner.u_1_mm).toBeCloseTo(800 + Math.PI * 220, 6);
    expect(corner.u_0_mm).toBeCloseTo(3 * 220, 6);
  });

  law("away from the edge an edge column is an internal one", () =>
    fc.property(fc.integer({ min: 2000, max: 5000 }), (edge_distance_mm) => {
      const far = one({ ...square, beta: 1.2, column: { ...square.column, position: "edge", edge_distance_mm } });
      expect(far.values.u_1_mm).toBeCloseTo(one({ ...square, beta: 1.2 }).values.u_1_mm ?? 0, 9);
    }),
  );
});

describe("moments", () => {
  test("beta of a moment about one axis by hand, (6.39) and (6.41)", () => {
    const { beta = 0, W_1_mm2: W = 0, u_1_mm: u = 0 } = one({ ...square, M_z_Ed: 50 }).values;
    expect(W).toBeCloseTo(80_000 + 160_000 + 4 * 400 * 220 + 16 * 220 ** 2 + 2 * Math.PI * 220 * 400, 3);
    expect(beta).toBeCloseTo(1 + ((0.6 * 50_000) / 500) * (u / W), 9);
  });

  test("a square column does not know its axes", () => {
    expect(one({ ...square, M_y_Ed: 50 }).values.beta).toBeCloseTo(one({ ...square, M_z_Ed: 50 }).values.beta ?? 0, 9);
  });

  test("of a long column the moment along its length has the greater share", () => {
    const wall = { ...slab, column: { c_1_mm: 900, c_2_mm: 300 } };
    const k = (item: Fields) => one(item).values.k_punching;
    expect(k({ ...wall, M_z_Ed: 50 })).toBeCloseTo(0.8, 12);
    expect(k({ ...wall, M_y_Ed: 50 })).toBeCloseTo(0.45, 12);
  });

  test("a column at an edge has its beta without a moment, too", () => {
    const edge = { ...square, column: { ...square.column, position: "edge" } };
    expect(one({ ...edge, M_y_Ed: 0, M_z_Ed: 0 }).values.beta).toBe(1.4);
    expect(one({ ...edge, M_y_Ed: 0, M_z_Ed: 0 }).values).toEqual(one(edge).values);
  });

  test("without moments beta is that of the place, and weighty", () => {
    const { warnings } = check("en-1992-1-1", { punching: [{ mark: "P", ...square }] }).result;
    expect(warnings.join()).toContain("beta = 1.15");
  });
});

describe("reinforcement", () => {
  const links = { A_sw_mm2: 800, s_r_mm: 150, perimeters: 4, first_mm: 100, s_t_mm: 250 };

  test("(6.52) by hand, with the strength of links limited by the depth", () => {
    const made = one({ ...square, V_Ed: 700, beta: 1.15, links }).values;
    const { v_Rd_c_MPa: v = 0, u_1_mm: u = 0 } = made;
    expect(made.f_ywd_ef_MPa).toBe(305);
    expect(made.v_Rd_cs_MPa).toBeCloseTo(0.75 * v + (1.5 * (220 / 150) * 800 * 305) / (u * 220), 9);
  });

  law("the required links are those with which v_Ed is just carried", () =>
    fc.property(fc.double({ min: 500, max: 900, noNaN: true }), (V_Ed) => {
      const { A_sw_req_mm2: A_sw = 0, v_Ed_MPa = 0, v_Rd_c_MPa = 0 } = one({ ...square, V_Ed, links }).values;
      if (v_Ed_MPa <= v_Rd_c_MPa) return;
      const again = one({ ...square, V_Ed, links: { ...links, A_sw_mm2: A_sw } });
      expect(use(again, "punching")).toBeCloseTo(1, 9);
    }),
  );

  test("what is not given of the links is said not to be verified", () => {
    const { warnings } = check("en-1992-1-1", {
      punching: [{ mark: "P", ...square, beta: 1.15, links: { A_sw_mm2: 800, s_r_mm: 150 } }],
    }).result;
    expect(warnings.join()).toContain("links.perimeters");
    expect(warnings.join()).toContain("links.s_t_mm");
  });

  test("one perimeter is too few, and a thin slab takes no links", () => {
    expect(use(one({ ...square, V_Ed: 300, links: { ...links, perimeters: 1 } }), "link-perimeters")).toBe(2);
    const thin = { ...square, h: 180, d_y_mm: 150, d_z_mm: 140, V_Ed: 100 };
    expect(use(one({ ...thin, links: { ...links, s_r_mm: 100 } }), "slab-thickness")).toBeCloseTo(200 / 180, 9);
  });

  test("links do not reach far enough, and lie too far apart", () => {
    const made = one({ ...square, V_Ed: 900, links: { ...links, s_r_mm: 200, perimeters: 1, s_t_mm: 400 } });
    for (const id of ["punching-outer", "link-spacing-radial", "link-spacing-tangential"])
      expect(use(made, id), id).toBeGreaterThan(1);
  });
});

describe("what cannot be is refused, all of it at once", () => {
  test.each([
    [{ ...square, V_Ed: undefined }, ["V_Ed"]],
    [{ ...square, A_s_y: undefined, bars_y: "4Ø20" }, ["bars_y"]],
    [{ ...square, d_y_mm: undefined, d_z_mm: 270 }, ["d_y_mm", "d_z_mm"]],
    [{ ...slab, column: {} }, ["column.c_1_mm"]],
    [{ ...slab, column: { diameter_mm: 300, c_1_mm: 300, c_2_mm: 300 } }, ["column.c_1_mm"]],
    [{ ...square, column: { ...square.column, position: "edge" }, M_y_Ed: 20 }, ["column.position"]],
    [{ ...square, beta: 1.2, M_y_Ed: 20 }, ["beta"]],
  ])("%#", (item, paths) => {
    expect(problems(item)).toEqual(paths);
  });

  test("an annex with rules of its own", () => {
    expect(() => check("en-1992-1-1", { national_annex: "DE", punching: [{ mark: "P", ...square }] })).toThrow(
      InvalidInput,
    );
  });
});
