import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connect, finite } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const outlines = {
  "HE 200 B": [200, 200],
  "HE 300 A": [290, 300],
  "IPE 400": [400, 180],
  "UC 203x203x60": [209.6, 205.8],
  "HE 600 B": [600, 300],
} as const;
const profiles = ["HE 200 B", "HE 300 A", "IPE 400", "UC 203x203x60", "HE 600 B"] as const;

const bases = fc
  .record({
    profile: fc.constantFrom(...profiles),
    x: length(40, 200),
    y: length(20, 200),
    t: length(10, 60),
    f_ck: fc.constantFrom(12, 20, 25, 50, 90),
    rows: fc.constantFrom("outside", "inside", "both", "one", "none"),
    bolt_grade: fc.constantFrom("4.6", "5.6", "8.8", "10.9"),
    bolt_size: fc.constantFrom("M16", "M20", "M24", "M36"),
    h_ef: fc.option(length(60, 800), { nil: undefined }),
    type: fc.constantFrom("headed", "hooked"),
    throat: fc.option(length(3, 12), { nil: undefined }),
    N: length(-1500, 4000),
    M: length(-600, 600),
    V: length(-400, 400),
    still: fc.boolean(),
    foundation: fc.option(length(0, 1500), { nil: undefined }),
    L: fc.option(length(2000, 15000), { nil: undefined }),
    braced: fc.boolean(),
  })
  .map((b) => {
    const [h, w] = outlines[b.profile];
    const plate = { h_mm: h + 2 * b.x, b_mm: w + 2 * b.y, t_mm: b.t };
    const out = h / 2 + b.x / 2;
    const within = h / 2 - 70;
    const rows =
      { outside: [-out, out], inside: [-within, within], both: [-out, -within, within, out], one: [-out], none: [] }[
        b.rows
      ] ?? [];
    return {
      connection: "column-base",
      column: { profile: b.profile },
      plate,
      f_ck_MPa: b.f_ck,
      N_Ed: b.N,
      M_Ed: b.still ? 0 : b.M,
      V_Ed: b.V,
      ...(b.throat !== undefined && { throat_mm: b.throat }),
      ...(b.foundation !== undefined && {
        foundation: { h_mm: plate.h_mm + b.foundation, b_mm: plate.b_mm + b.foundation, d_mm: 200 + b.foundation },
      }),
      ...(rows.length > 0 && {
        anchors: {
          bolt_grade: b.bolt_grade,
          bolt_size: b.bolt_size,
          rows_mm: rows,
          w_mm: 120,
          type: b.type,
          ...(b.h_ef !== undefined && { h_ef_mm: b.h_ef }),
        },
      }),
      ...(b.L !== undefined && { length_mm: b.L, braced: b.braced }),
    };
  });

const values = (request: object): Record<string, unknown> | undefined => accepted(request)?.values;

const own = {
  connection: "column-base",
  column: { profile: "HE 200 B", steel_grade: "S235" },
  plate: { h_mm: 420, b_mm: 420, t_mm: 30, steel_grade: "S235" },
  f_ck_MPa: 25,
  foundation: { h_mm: 1600, b_mm: 1600, d_mm: 1000 },
  anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-160, 160], w_mm: 240 },
  throat_mm: 8,
};

const M_j_Rd = (N_Ed: number, M_Ed: number): number => Number(values({ ...own, N_Ed, M_Ed })?.M_j_Rd_kNm);

describe("column bases", () => {
  law(
    "no accepted base gives anything but numbers",
    (holds) => {
      let count = 0;
      holds(
        fc.property(bases, (base) => {
          const found = values(base);
          if (!found) return;
          count++;
          finite(found);
        }),
      );
      expect(count).toBeGreaterThan(100);
    },
    { numRuns: 500 },
  );

  law("a base symmetric about its axis resists both moments alike", () =>
    fc.property(length(-300, 2000), length(1, 300), (N, M) => {
      const one = values({ ...own, N_Ed: N, M_Ed: M });
      const other = values({ ...own, N_Ed: N, M_Ed: -M });
      expect(other?.M_j_Rd_kNm).toBe(one?.M_j_Rd_kNm);
      expect(other?.S_j_ini_kNm_rad).toBe(one?.S_j_ini_kNm_rad);
    }),
  );

  law("at the resistance of Table 6.7 one side is used up, whatever the eccentricity", () =>
    fc.property(length(-250, 1400), length(5, 250), (N, M) => {
      const found = values({ ...own, N_Ed: N, M_Ed: M }) ?? {};
      const scale = Number(found.M_j_Rd_kNm) / M;
      const F_C = Number(found.F_c_r_Rd_kN);
      const F_T = Number(found.F_t_l_Rd_kN);
      const z_C = (200 - 15) / 2;
      const z_T = 160;
      // forces of equilibrium under the scaled actions
      const n = N * scale;
      const m = 1000 * M * scale;
      const used: number[] = [];
      if (N > 0 && 1000 * M <= N * z_C) used.push((m + n * z_C) / (2 * z_C) / F_C, (n * z_C - m) / (2 * z_C) / F_C);
      else if (N < 0 && 1000 * M < -N * z_T)
        used.push((m - n * z_T) / (2 * z_T) / F_T, (-n * z_T - m) / (2 * z_T) / F_T);
      else used.push((m - n * z_C) / (z_C + z_T) / F_T, (m + n * z_T) / (z_C + z_T) / F_C);
      expect(Math.max(...used)).toBeCloseTo(1, 9);
    }),
  );

  test("the load cases of Table 6.7 meet without a step", () => {
    const z_C = (200 - 15) / 2;
    const atLimit = (300 * z_C) / 1000;
    expect(M_j_Rd(300, atLimit * (1 - 1e-9))).toBeCloseTo(M_j_Rd(300, atLimit * (1 + 1e-9)), 4);
    const pulled = (100 * 160) / 1000;
    expect(M_j_Rd(-100, pulled * (1 - 1e-9))).toBeCloseTo(M_j_Rd(-100, pulled * (1 + 1e-9)), 4);
  });

  law("the T-stubs never bear on more than the plate", () =>
    fc.property(bases, (base) => {
      const found = values({ ...base, N_Ed: 100, M_Ed: 0, anchors: undefined });
      if (found) expect(Number(found.A_eff_mm2)).toBeLessThanOrEqual(base.plate.h_mm * base.plate.b_mm * (1 + 1e-9));
    }),
  );

  test("prying does not help the plate, however short the anchors (6.2.6.11(2))", () => {
    const thin = { ...own, plate: { h_mm: 420, b_mm: 420, t_mm: 14, f_y_MPa: 235, f_u_MPa: 360 }, N_Ed: 0, M_Ed: 20 };
    const F_T = (L_b_mm: number) => values({ ...thin, anchors: { ...own.anchors, L_b_mm } })?.F_t_l_Rd_kN;
    expect(F_T(200)).toBe(F_T(950));
    // 2 M_pl,1/m with l_eff = 0.5 b_p; the anchors are 20 mm beyond the tips of the flange
    const m = Math.hypot(160 - 100 - 0.8 * Math.SQRT2 * own.throat_mm, 20);
    expect(F_T(200)).toBeCloseTo((2 * 0.25 * 210 * 14 ** 2 * 235) / m / 1000, 6);
  });

  test("anchors beyond the tips of the flange are further from it than those in front of it", () => {
    const of = (w_mm: number) => {
      const plate = { h_mm: 420, b_mm: 420, t_mm: 18, f_y_MPa: 235, f_u_MPa: 360 };
      return values({ ...own, plate, anchors: { ...own.anchors, w_mm }, N_Ed: 0, M_Ed: 20 })?.F_t_l_Rd_kN;
    };
    const m = 160 - 100 - 0.8 * Math.SQRT2 * own.throat_mm;
    const F = (m_x: number) => (2 * 0.25 * 210 * 18 ** 2 * 235) / m_x / 1000;
    expect(of(200)).toBeCloseTo(F(m), 6);
    expect(of(340)).toBeCloseTo(F(Math.hypot(m, 70)), 6);
  });

  test("lifting without anchors is refused", () => {
    expect(() => connect({ ...own, anchors: undefined, N_Ed: 10, M_Ed: 50 })).toThrow(/anchors/);
  });
});
