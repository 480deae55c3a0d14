import fc from "fast-check";
import { describe } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law, secondRuns } from "../../../test/support/law.ts";
import { near, useOf } from "../../../test/support/plain.ts";
import {
  along,
  alphaOf,
  bendingResistance,
  heldTension,
  inner,
  lastOf,
  modes,
  outside,
  type Pattern,
  type Rolled,
  rolled,
  shortest,
  sizes,
  steels,
  stiffened,
  stiffenedOf,
} from "../../../test/support/plain-t-stubs.ts";

// Column bases once more, plain, from 6.2.5, 6.2.6.9 to 6.2.6.12, 6.2.8 and 6.3.4. Nothing here comes from the library but the names
// of its results.

/** evenly, which doubles of fast-check are not */
const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

const E = 210_000;
const names = ["HE 200 A", "HE 200 B", "HE 260 B", "HE 300 A", "HE 300 B", "HE 500 B", "IPE 300", "IPE 500"];

/** EN 1992-1-1 3.1.6: alpha_cc and gamma_C of the annexes; gamma_M2 of EN 1993-1-8 */
const annexes: Readonly<Record<string, readonly [alpha_cc: number, gamma_C: number, M2: number]>> = {
  EN: [1, 1.5, 1.25],
  DE: [0.85, 1.5, 1.25],
  SE: [1, 1.5, 1.2],
};
const bearing = (annex: string, f_ck: number, alpha: number) => {
  const [alpha_cc, gamma_C] = annexes[annex] ?? [1, 1.5];
  return ((2 / 3) * alpha * alpha_cc * f_ck) / gamma_C;
};

/** What a stretch from `from` to `to` keeps on a plate of the length `most` about its middle. */
const kept = (from: number, to: number, most: number) =>
  Math.max(0, Math.min(to, most / 2) - Math.max(from, -most / 2));

/** The stretch of plate under one flange, not beyond the column's axis. */
const underFlange = ([h, , , t_f]: Rolled, c: number, H: number) => kept(Math.max(0, h / 2 - t_f - c), h / 2 + c, H);

const drawn = fc.record({
  annex: fc.constantFrom(...Object.keys(annexes)),
  column: fc.constantFrom(...names),
  s: fc.constantFrom(...Object.keys(steels)),
  t: between(15, 60),
  size: fc.constantFrom("M20", "M24", "M27", "M30"),
  grade: fc.constantFrom("4.6", "8.8"),
  f_ck: fc.constantFrom(25, 30, 40),
  inside: fc.boolean(),
  in: between(40, 80),
  out: between(60, 110),
  edge: between(50, 90),
  wide: between(40, 200),
  w: between(0.35, 0.75),
  a: between(4, 9),
  /** of what the flanges and the anchors take */
  N: between(-0.6, 0.9),
  e: between(0, 3),
  L_b: between(300, 900),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer D> ? D : never;

/** Forces of Table 6.7 at the sides, N and M of any size together: N in compression, tension on the left under M > 0. */
function sharesOf(N: number, M: number, z_T: number, z_C: number) {
  // what two points on the left and right would take; a side that is pulled is held by its anchors
  const of = (left: number, right: number) => ({
    l: (N * right - M) / (left + right),
    r: (N * left + M) / (left + right),
  });
  const [pressed, mixed, pulled] = [of(z_C, z_C), of(z_T, z_C), of(z_T, z_T)];
  if (pressed.l >= 0 && pressed.r >= 0) return { ...pressed, z_l: z_C, z_r: z_C };
  if (pulled.l <= 0 && pulled.r <= 0) return { ...pulled, z_l: z_T, z_r: z_T };
  return { ...mixed, z_l: z_T, z_r: z_C };
}

interface Plate {
  readonly H: number;
  readonly B: number;
  readonly w: number;
  readonly f_y: number;
}

/** A row of two anchors: its lever arm, its T-stub, and what a pair of rows between the flanges takes together. */
function rowOf(g: Drawn, { B, w, f_y }: Plate) {
  const [h, b, t_w, t_f] = rolled(g.column);
  const [, , M2] = annexes[g.annex] ?? [1, 1.5, 1.25];
  const leg = 0.8 * g.a * Math.SQRT2;
  const e = (B - w) / 2;
  const one = 2 * heldTension(g.size, g.grade, [[g.t, steels[g.s]?.[1] ?? 0]], M2);
  // 6.2.6.11(2): no prying
  const strength = (m: number, pattern: Pattern, bolts: number) => {
    const { alone, three } = modes({ t: g.t, f_y, m, e, pattern, bolts });
    return Math.min(alone, three);
  };
  if (!g.inside) {
    // Table 6.6 has its anchors in front of the flange: those beyond its tips are further from it
    const m = Math.hypot(g.out - leg, Math.max(0, (w - b) / 2));
    const pattern = outside(m, g.edge, e, w, B);
    return {
      z_T: h / 2 + g.out,
      m,
      l: shortest(pattern),
      F_T: strength(m, pattern, one),
      pair: Number.POSITIVE_INFINITY,
    };
  }
  const z_T = h / 2 - t_f - g.in;
  const m = (w - t_w) / 2 - leg;
  // anchors beyond the tips of the flanges are not held by them
  const alpha = w <= b ? alphaOf(m, g.in - leg, e) : undefined;
  const withWeb = (pattern: Pattern, rows: number) =>
    Math.min(strength(m, pattern, rows * one), shortest(pattern) * t_w * f_y);
  const pattern = alpha === undefined ? inner(m, e) : stiffened(m, alpha);
  const end = alpha === undefined ? lastOf(m, e, 2 * z_T) : stiffenedOf(m, e, 2 * z_T, alpha);
  return { z_T, m, l: shortest(pattern), F_T: withWeb(pattern, 1), pair: withWeb(along(end, end), 2) };
}

/** 6.3.4: Tables 6.11 and 6.12 */
function springs(g: Drawn, { m, l }: ReturnType<typeof rowOf>, area: number) {
  const [, A_s] = sizes[g.size] ?? [0, 0];
  const prying = g.L_b <= (8.8 * m ** 3 * A_s) / (l * g.t ** 3);
  const k_15 = ((prying ? 0.85 : 0.425) * l * g.t ** 3) / m ** 3;
  const k_16 = ((prying ? 1.6 : 2) * A_s) / g.L_b;
  const E_c = 22_000 * ((g.f_ck + 8) / 10) ** 0.3;
  return { k_T: 1 / (1 / k_15 + 1 / k_16), k_C: (E_c * Math.sqrt(area)) / (1.275 * E) };
}

function plateOf(g: Drawn): Plate {
  const [h, b] = rolled(g.column);
  const [f_y] = steels[g.s] ?? [0];
  const B = Math.max(b, 150) + g.wide;
  return { H: h + 2 * (g.inside ? 40 : g.out + g.edge), B, w: g.w * B, f_y };
}

function requestOf(g: Drawn, { H, B, w, f_y }: Plate, z_T: number, N: number, M: number) {
  const f_u = steels[g.s]?.[1];
  return {
    national_annex: g.annex,
    connection: "column-base",
    column: { profile: g.column, f_y_MPa: f_y, f_u_MPa: f_u },
    plate: { h_mm: H, b_mm: B, t_mm: g.t, f_y_MPa: f_y, f_u_MPa: f_u },
    f_ck_MPa: g.f_ck,
    alpha: 1.5,
    throat_mm: g.a,
    N_Ed: N / 1000,
    M_Ed: M / 1e6,
    anchors: {
      bolt_size: g.size,
      bolt_grade: g.grade,
      n_per_row: 2,
      rows_mm: [-z_T, z_T],
      w_mm: w,
      L_b_mm: g.L_b,
      h_ef_mm: 3000,
    },
  };
}

function compare(g: Drawn): void {
  const profile = rolled(g.column);
  const [h, b, t_w, t_f] = profile;
  const [, , d_0, d_w] = sizes[g.size] ?? [0, 0, 0, 0];
  const plate = plateOf(g);
  const { H, B, w, f_y } = plate;
  fc.pre((B - w) / 2 > 1.3 * d_0 && w > Math.max(2.5 * d_0, g.inside ? t_w + d_w + 3 * g.a : 0));
  fc.pre(!g.inside || h / 2 - t_f - g.in > 1.2 * d_0);
  const row = rowOf(g, plate);
  const { z_T, F_T, pair } = row;
  const f_jd = bearing(g.annex, g.f_ck, 1.5);
  const c = g.t * Math.sqrt(f_y / (3 * f_jd));
  const area = underFlange(profile, c, H) * Math.min(b + 2 * c, B);
  const F_C = Math.min(f_jd * area, bendingResistance(profile, f_y) / (h - t_f));
  const z_C = (h - t_f) / 2;
  const N = g.N * (g.N > 0 ? 2 * F_C : 2 * F_T);
  const M = g.e * Math.max(Math.abs(N) * z_C, 0.1 * F_T * z_T);
  const { l, r, z_l, z_r } = sharesOf(N, M, z_T, z_C);
  const use = (F: number) => (F > 0 ? F / F_C : -F / F_T);
  const most = Math.max(use(l), use(r), l < 0 && r < 0 ? -N / pair : 0);
  const found = connection(requestOf(g, plate, z_T, N, M));
  const drawnAs = g.inside ? 2e-3 : 1e-6;
  near(found.values.F_t_l_Rd_kN, F_T / 1000, "anchors", drawnAs);
  near(found.values.F_c_r_Rd_kN, F_C / 1000, "flange in compression");
  if (M < 1e3) return;
  near(found.values.M_j_Rd_kNm, M / most / 1e6, "M_j,Rd", drawnAs);
  near(useOf(found, "base-moment"), most, "use", drawnAs);
  // both sides give way by their forces, and the base turns
  const { k_T, k_C } = springs(g, row, area);
  const yields = (F: number) => F / (E * (F > 0 ? k_C : k_T));
  const turn = (yields(r) - yields(l)) / (z_l + z_r);
  if (turn > 0) near(found.values.S_j_ini_kNm_rad, M / turn / 1e6, "S_j,ini", drawnAs);
}

describe("column bases, written a second time", () => {
  law(
    "compression by three T-stubs, 6.2.5 and 6.2.8.2",
    () =>
      fc.property(
        fc.record({
          annex: fc.constantFrom(...Object.keys(annexes)),
          column: fc.constantFrom(...names),
          more_h: between(30, 260),
          more_b: between(30, 260),
          t: between(10, 80),
          s: fc.constantFrom(...Object.keys(steels)),
          f_ck: fc.constantFrom(20, 25, 30, 40),
          alpha: between(1, 2.5),
          use: between(0.1, 1.3),
        }),
        ({ annex, column, more_h, more_b, t, s, f_ck, alpha, use }) => {
          const [h, b, t_w, t_f] = rolled(column);
          const [f_y, f_u] = steels[s] ?? [0, 0];
          const [H, B] = [h + more_h, b + more_b];
          const f_jd = bearing(annex, f_ck, alpha);
          const c = t * Math.sqrt(f_y / (3 * f_jd));
          // each flange with c around it, the web with c between what the flanges leave; clipped at the plate
          const across = Math.min(b + 2 * c, B);
          const flange = underFlange(rolled(column), c, H);
          const left = Math.max(0, h - 2 * t_f - 2 * c);
          const A = 2 * flange * across + left * Math.min(t_w + 2 * c, B);
          const found = connection({
            national_annex: annex,
            connection: "column-base",
            column: { profile: column, f_y_MPa: f_y, f_u_MPa: f_u },
            plate: { h_mm: H, b_mm: B, t_mm: t, f_y_MPa: f_y, f_u_MPa: f_u },
            f_ck_MPa: f_ck,
            alpha,
            N_Ed: (use * A * f_jd) / 1000,
          });
          near(found.values.f_jd_MPa, f_jd, "f_jd");
          near(found.values.c_mm, c, "c");
          near(found.values.A_eff_mm2, A, "A_eff");
          near(found.values.N_c_Rd_kN, (A * f_jd) / 1000, "N_c,Rd");
          near(useOf(found, "base-compression"), use, "use");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "moment with axial force of either sign, anchors outside or between the flanges, 6.2.8.3, Table 6.7 and 6.3.4",
    () => fc.property(drawn, (g) => compare(g)),
    { numRuns: secondRuns(200) },
  );
});
