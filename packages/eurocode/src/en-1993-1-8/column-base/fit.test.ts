import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const anchors = { bolt_grade: "8.8", bolt_size: "M20", rows_mm: [-160, 160], w_mm: 240 };
const base = {
  connection: "column-base",
  column: { profile: "HE 200 B", steel_grade: "S235" },
  plate: { h_mm: 420, b_mm: 420, t_mm: 30, steel_grade: "S235" },
  f_ck_MPa: 25,
  foundation: { h_mm: 1600, b_mm: 1600, d_mm: 1000 },
  anchors,
  throat_mm: 8,
  N_Ed: 100,
  M_Ed: 10,
  V_Ed: 10,
};
const refused = (change: object): string => {
  try {
    connection({ ...base, ...change });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
};
const useOf = (request: object, id: string): number =>
  Math.max(
    0,
    ...connection(request)
      .verifications.filter((v) => v.id === id)
      .map(({ utilization }) => utilization),
  );

describe("what is drawn must fit", () => {
  test.each([
    [{ anchors: { ...anchors, n_per_row: 10, w_mm: 100 } }, /anchors.n_per_row: must leave more than 22 mm/],
    [{ anchors: { ...anchors, rows_mm: [-50, 50], n_per_row: 3 } }, /column's web and its weld/],
    [{ anchors: { ...anchors, rows_mm: [-120, 160], w_mm: 150 } }, /column's flange and its weld/],
    [{ anchors: { ...anchors, rows_mm: [-92, 160] } }, /must not be at a flange/],
    [{ anchors: { ...anchors, rows_mm: [-205, 205] } }, /edge of the base plate/],
    [{ anchors: { ...anchors, rows_mm: [-160, -160] } }, /given twice|next hole/],
    [{ anchors: { ...anchors, w_mm: 400 } }, /the plate less the holes/],
    [{ anchors: { ...anchors, h_ef_mm: 990 } }, /anchor and its end inside the foundation/],
    [
      { foundation: { h_mm: 420, b_mm: 420, d_mm: 900 }, anchors: { ...anchors, h_ef_mm: 300 } },
      /head_d_mm: is required/,
    ],
    [{ foundation: undefined, f_jd_MPa: 60 }, /3 f_cd of the foundation/],
    [
      { column: { profile: "RHS 200x200x10" }, M_Ed: 0, anchors: { ...anchors, rows_mm: [-60, 60], w_mm: 100 } },
      /the column and its weld/,
    ],
    [
      { column: { profile: "CHS 219.1x10" }, M_Ed: 0, anchors: { ...anchors, rows_mm: [-60, 60], w_mm: 100 } },
      /the column and its weld/,
    ],
  ])("%j", (change, message) => {
    expect(refused(change)).toMatch(message);
  });

  test("anchors outside a tube stand", () => {
    expect(refused({ column: { profile: "CHS 219.1x10" }, M_Ed: 0 })).toBe("");
  });

  test("distances below Table 3.3 and throats below 3 mm fail", () => {
    for (const change of [
      { anchors: { ...anchors, rows_mm: [-195, 195] } },
      { anchors: { ...anchors, w_mm: 390 } },
      { anchors: { ...anchors, w_mm: 200, n_per_row: 6 } },
    ]) {
      const { verifications } = connection({ ...base, ...change });
      expect(verifications.some(({ id, passed }) => id.startsWith("spacing-") && !passed)).toBe(true);
    }
    expect(useOf({ ...base, throat_mm: 2 }, "weld-throat")).toBeCloseTo(1.5, 9);
  });
});

describe("anchors together", () => {
  const four = {
    ...base,
    plate: { h_mm: 500, b_mm: 420, t_mm: 50, steel_grade: "S235" },
    anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-160, -60, 60, 160], w_mm: 240, h_ef_mm: 300 },
    N_Ed: -300,
    M_Ed: 0,
    V_Ed: 0,
  };

  test("inner rows add nothing to the cone of the group (EN 1992-4 7.2.1.4)", () => {
    const two = { ...four, anchors: { ...four.anchors, rows_mm: [-160, 160] } };
    // 1140 x 1220 mm around all of them
    const N = (8.9 * 5 * 300 ** 1.5 * 1140 * 1220) / 810000 / 1.5 / 1000;
    expect(useOf(four, "anchor-pull-out")).toBeCloseTo(300 / N, 6);
    expect(useOf(two, "anchor-pull-out")).toBeCloseTo(300 / N, 6);
  });

  test("rows far apart have cones of their own", () => {
    const near = { ...four, anchors: { ...four.anchors, rows_mm: [-160, 160], h_ef_mm: 100 } };
    const N = (8.9 * 5 * 100 ** 1.5 * (300 + 240) * 300) / 90000 / 1.5 / 1000;
    expect(useOf(near, "anchor-pull-out")).toBeCloseTo(150 / N, 6);
  });

  test("two inner rows are a group of the plate", () => {
    const inner = {
      ...four,
      column: { profile: "HE 300 B", steel_grade: "S235" },
      plate: { h_mm: 320, b_mm: 320, t_mm: 12, steel_grade: "S235" },
      anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-40, 40], w_mm: 150 },
      throat_mm: 6,
      N_Ed: -400,
    };
    const stub = connection({
      connection: "t-stub",
      steel_grade: "S235",
      t_mm: 12,
      m_mm: (150 - 11) / 2 - 0.8 * Math.SQRT2 * 6,
      e_mm: 85,
      bolt_grade: "8.8",
      bolt_size: "M24",
      position: "beside-stiffener",
      position_last: "beside-stiffener",
      m_2_mm: 150 - 19 - 40 - 0.8 * Math.SQRT2 * 6,
      n_rows: 2,
      p_mm: 80,
      // bolts too long to pry
      L_b_mm: 5000,
    });
    expect(useOf(inner, "base-plate-group")).toBeCloseTo(400 / Number(stub.values.F_T_Rd_kN), 6);
  });

  test("a moment that fades away leaves the uplift as it is, and the other way round", () => {
    const at = (N_Ed: number, M_Ed: number) => connection({ ...four, N_Ed, M_Ed }).utilization;
    expect(at(-200, 1e-2)).toBeCloseTo(at(-200, 0), 3);
    expect(at(-1e-6, 30)).toBeCloseTo(at(0, 30), 5);
    // where the pressed side begins to pull: with one row on each side the eccentric cone becomes that of one row
    const two = (M_Ed: number) =>
      connection({ ...four, N_Ed: -200, M_Ed, anchors: { ...four.anchors, rows_mm: [-160, 160] } }).utilization;
    expect(two(32 * (1 + 1e-7))).toBeCloseTo(two(32 * (1 - 1e-7)), 4);
  });

  law("mirrored rows with a mirrored moment are the same base", () =>
    fc.property(length(-250, 800), length(-120, 120), length(-80, 80), length(0, 25), (N_Ed, M_Ed, V_Ed, shift) => {
      const rows = [-165 - shift, -45, 150];
      const foundation = { h_mm: 1100, b_mm: 900, d_mm: 700 };
      const one = accepted({ ...four, foundation, N_Ed, M_Ed, V_Ed, anchors: { ...four.anchors, rows_mm: rows } });
      const mirrored = rows.map((y) => -y).reverse();
      const other = accepted({
        ...four,
        foundation,
        N_Ed,
        M_Ed: -M_Ed,
        V_Ed: -V_Ed,
        anchors: { ...four.anchors, rows_mm: mirrored },
      });
      expect(other?.utilization).toBeCloseTo(one?.utilization ?? Number.NaN, 9);
    }),
  );
});

describe("the welds of the tension flange", () => {
  const bent = {
    ...base,
    anchors: { ...anchors, bolt_size: "M24" },
    foundation: { h_mm: 3000, b_mm: 3000, d_mm: 1000 },
    throat_mm: 5,
    N_Ed: 0,
    M_Ed: 95,
    V_Ed: 0,
  };
  // by hand: 95 kNm over 185 mm between the flanges' middles; 355 mm of weld; f_w = 360/0.8/1.25 = 360
  const use = (F: number) => (Math.SQRT2 * F * 1000) / (5 * (2 * 200 - 9 - 2 * 18)) / 360;

  test("carry what the flange pulls, more than anchors further out (SCI P398)", () => {
    expect(connection(bent).values.F_w_Ed_kN).toBeCloseTo(95_000 / 185, 6);
    expect(useOf(bent, "weld")).toBeCloseTo(use(95_000 / 185), 6);
    expect(useOf(bent, "weld")).toBeCloseTo(1.136, 3);
    expect(useOf({ ...bent, M_Ed: -95 }, "weld")).toBeCloseTo(use(95_000 / 185), 6);
  });

  test("half of the axial force goes with each flange, compression takes from it", () => {
    expect(useOf({ ...bent, N_Ed: 300 }, "weld")).toBeCloseTo(use(95_000 / 185 - 150), 6);
    expect(useOf({ ...bent, N_Ed: -100, M_Ed: 50 }, "weld")).toBeCloseTo(use(50_000 / 185 + 50), 6);
    expect(useOf({ ...bent, N_Ed: 1500, M_Ed: 20 }, "weld")).toBe(0);
  });

  test("anchors between the flanges pull more than the flange", () => {
    const inner = { ...bent, M_Ed: 20, anchors: { ...bent.anchors, rows_mm: [-50, 50], w_mm: 110 } };
    const { F_t_Ed_kN, F_w_Ed_kN } = connection(inner).values;
    expect(F_w_Ed_kN).toBe(F_t_Ed_kN);
    expect(Number(F_w_Ed_kN)).toBeGreaterThan(20_000 / 185);
  });
});

describe("concrete under shear, EN 1992-4 7.2.2.5", () => {
  const sheared = (h: number, more: object = {}) => ({
    ...base,
    N_Ed: 0,
    M_Ed: 0,
    V_Ed: 100,
    foundation: { h_mm: h, b_mm: 1600, d_mm: 1000 },
    ...more,
  });

  test("the row at the edge, by hand", () => {
    const c_1 = 50;
    const l_f = 160;
    const V_0 = 1.7 * 20 ** (0.1 * Math.sqrt(l_f / c_1)) * l_f ** (0.1 * (20 / c_1) ** 0.2) * 5 * c_1 ** 1.5;
    const V = (V_0 * 2) / 1.5 / 1000; // two anchors further apart than 3 c_1
    expect(useOf(sheared(420), "concrete-edge")).toBeCloseTo(100 / V, 6);
  });

  law("a larger block never takes less, and no shear beyond friction asks nothing", (holds) => {
    holds(
      fc.property(length(420, 1000), length(1, 200), (h, more) => {
        expect(useOf(sheared(h + more), "concrete-edge")).toBeLessThanOrEqual(
          useOf(sheared(h), "concrete-edge") + 1e-9,
        );
      }),
    );
    expect(useOf(sheared(420, { N_Ed: 600 }), "concrete-edge")).toBe(0);
  });

  test("tension and shear of the concrete are taken together", () => {
    const both = sheared(1600, { N_Ed: -100, V_Ed: 60, anchors: { ...anchors, h_ef_mm: 250, head_d_mm: 50 } });
    expect(useOf(both, "concrete-interaction")).toBeCloseTo(
      Math.max(useOf(both, "anchor-pull-out"), useOf(both, "anchor-head")) ** 1.5 +
        Math.max(useOf(both, "concrete-edge"), useOf(both, "anchor-pry-out")) ** 1.5,
      9,
    );
  });
});

describe("concrete cones between edges, EN 1992-4 7.2.1.4(8)", () => {
  const narrow = (h_ef_mm: number, more: object = {}) => ({
    ...base,
    N_Ed: -50,
    M_Ed: 0,
    V_Ed: 0,
    foundation: { h_mm: 600, b_mm: 600, d_mm: 1000 },
    anchors: { ...anchors, h_ef_mm, head_d_mm: 60 },
    ...more,
  });
  const held = (request: object) => 50 / useOf(request, "anchor-pull-out");

  test("four edges: the depth that counts is that of the farthest of them, by hand", () => {
    // 140 mm to the ends, 180 mm to the sides, 320 mm between the rows: h_ef' = 180/1.5 = 120
    const N = (8.9 * 5 * 120 ** 1.5 * 600 * 600 * (0.7 + (0.3 * 140) / 180)) / (9 * 120 ** 2) / 1.5 / 1000;
    expect(N).toBeCloseTo(101.1, 1);
    for (const h_ef of [150, 400, 900]) {
      expect(held(narrow(h_ef))).toBeCloseTo(N, 6);
      expect(connection(narrow(h_ef)).values).toMatchObject({ h_ef_mm: h_ef, h_ef_cone_mm: 120 });
    }
    expect(connection(narrow(110)).values).not.toHaveProperty("h_ef_cone_mm");
  });

  law("from where three edges are near, deeper anchors never hold less", () =>
    fc.property(
      length(420, 1200),
      length(420, 1200),
      length(0, 30),
      length(1, 400),
      length(1, 400),
      (h_mm, b_mm, shift, beyond, more) => {
        const rows_mm = [-160 - shift, 160];
        const edges = [h_mm / 2 - 160 - shift, h_mm / 2 - 160, (b_mm - 240) / 2, (b_mm - 240) / 2].sort(
          (a, b) => a - b,
        );
        // both rows in one cone
        const from = Math.max((edges[2] ?? 0) / 1.5, (320 + shift) / 3) + beyond;
        const foundation = { h_mm, b_mm, d_mm: 2500 };
        const plate = { h_mm: 420, b_mm: 420, t_mm: 30, steel_grade: "S235" };
        const at = (h_ef_mm: number) =>
          held(narrow(h_ef_mm, { plate, foundation, anchors: { ...anchors, rows_mm, h_ef_mm, head_d_mm: 60 } }));
        expect(at(from + more)).toBeGreaterThanOrEqual(at(from) * (1 - 1e-9));
      },
    ),
  );
});

describe("tension and shear of the concrete, EN 1992-4 7.2.3.1", () => {
  const free = { ...base, N_Ed: -60, M_Ed: 0, V_Ed: 60, foundation: { h_mm: 700, b_mm: 700, d_mm: 600 } };
  const sumOf = (request: object) => Number(connection(request).values.concrete_interaction);

  test("their sum, also where tension alone is too much", () => {
    const lifted = { ...free, N_Ed: -500 };
    const [beta_N, beta_V] = [useOf(lifted, "anchor-pull-out"), useOf(lifted, "concrete-edge")];
    expect(beta_N).toBeGreaterThan(1);
    expect(sumOf(lifted)).toBeCloseTo(beta_N ** 1.5 + beta_V ** 1.5, 9);
    expect(useOf(lifted, "concrete-interaction")).toBe(sumOf(lifted));
  });

  test("where the depth is free, with the use of the depth that is asked for", () => {
    const asked = { ...free, anchors: { ...anchors, h_ef_mm: connection(free).values.h_ef_req_mm, head_d_mm: 100 } };
    const [beta_N, beta_V] = [useOf(asked, "anchor-pull-out"), useOf(free, "concrete-edge")];
    expect(sumOf(free)).toBeCloseTo(beta_N ** 1.5 + beta_V ** 1.5, 9);
  });
});

describe("hooked anchors", () => {
  const hooked = (bolt_size: string, h_ef_mm: number) => ({
    ...base,
    plate: { h_mm: 700, b_mm: 600, t_mm: 60, steel_grade: "S235" },
    anchors: { bolt_grade: "4.6", bolt_size, rows_mm: [-220, 220], w_mm: 300, type: "hooked", h_ef_mm },
    N_Ed: 0,
    M_Ed: 60,
  });
  test("bars above 32 mm bond less", () => {
    const bond = (d: number, factor: number) => (2 * Math.PI * d * 900 * ((0.36 * 5) / 1.5) * factor) / 1000;
    expect(connection(hooked("M64", 900)).values.F_t_l_Rd_kN).toBeCloseTo(bond(64, 0.68), 6);
  });
  test("they yield before their bond fails (6.2.6.12(5))", () => {
    expect(useOf(hooked("M20", 900), "anchor-hook")).toBeLessThan(1);
    expect(useOf(hooked("M20", 500), "anchor-hook")).toBeGreaterThan(1);
  });
});

describe("an own spread or strength of concrete beside the foundation that holds the anchors", () => {
  const spread = Number(connection(base).values.alpha);
  const strength = Number(connection(base).values.f_jd_MPa);

  test("is taken where it is no more than the foundation gives", () => {
    expect(connection({ ...base, alpha: spread }).utilization).toBeCloseTo(connection(base).utilization, 9);
    expect(connection({ ...base, alpha: 1.2 }).values.alpha).toBe(1.2);
    expect(connection({ ...base, f_jd_MPa: strength }).utilization).toBeCloseTo(connection(base).utilization, 9);
  });

  test("is refused where it is more", () => {
    const small = { ...base, foundation: { ...base.foundation, h_mm: 800, b_mm: 800 } };
    const { alpha, f_jd_MPa } = connection(small).values;
    expect(refused({ ...small, alpha: 1.1 * Number(alpha) })).toMatch(/alpha: must be at most .*the foundation gives/);
    expect(refused({ ...small, f_jd_MPa: 1.1 * Number(f_jd_MPa) })).toMatch(
      /f_jd_MPa: must be at most .*the foundation gives/,
    );
  });
});
