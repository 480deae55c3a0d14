import fc from "fast-check";
import { describe, expect } from "vitest";
import { connection } from "../../test/support/connections.ts";
import { law, secondRuns } from "../../test/support/law.ts";
import type { ItemResult } from "../index.ts";

// Bolts, groups of bolts and of welds, block tearing, pins and joints of square hollow sections once more, plain, with recommended factors.
// Nothing here comes from the library but the names of its results.

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const whole = (min: number, max: number) => fc.integer({ min, max });

const M0 = 1;
const M2 = 1.25;

// ISO 898-1: diameter, stress area; EN 1090-2: hole
const sizes: Record<string, readonly [d: number, A_s: number, d_0: number]> = {
  M16: [16, 157, 18],
  M20: [20, 245, 22],
  M24: [24, 353, 26],
  M27: [27, 459, 30],
  M30: [30, 561, 33],
};

// Table 3.1, and α_v of Table 3.4
const grades: Record<string, readonly [f_yb: number, f_ub: number, alpha_v: number]> = {
  "4.6": [240, 400, 0.6],
  "5.6": [300, 500, 0.6],
  "6.8": [480, 600, 0.5],
  "8.8": [640, 800, 0.6],
  "10.9": [900, 1000, 0.5],
};

// Table 3.1 of EN 1993-1-1 to 40 mm; β_w of Table 4.1
const steels: Record<string, readonly [f_y: number, f_u: number, beta_w: number]> = {
  S235: [235, 360, 0.8],
  S275: [275, 430, 0.85],
  S355: [355, 490, 0.9],
};

const bolts = fc.record({
  size: fc.constantFrom(...Object.keys(sizes)),
  grade: fc.constantFrom(...Object.keys(grades)),
  threads: fc.boolean(),
});
const steel = fc.constantFrom(...Object.keys(steels));

interface Bolt {
  readonly size: string;
  readonly grade: string;
  readonly threads: boolean;
}

function boltOf({ size, grade, threads }: Bolt) {
  const [d, A_s, d_0] = sizes[size] ?? [0, 0, 0];
  const [, f_ub, alpha_v] = grades[grade] ?? [0, 0, 0];
  const A = threads ? A_s : (Math.PI * d * d) / 4;
  return {
    d,
    d_0,
    f_ub,
    shear: ((threads ? alpha_v : 0.6) * f_ub * A) / M2,
    tension: (0.9 * f_ub * A_s) / M2,
  };
}

function expectUses(found: ItemResult, uses: Readonly<Record<string, number>>, tolerance = 1e-6): void {
  for (const [id, use] of Object.entries(uses)) {
    const one = found.verifications.find((verification) => verification.id === id);
    expect(one, `${id} is verified`).toBeDefined();
    expect(Math.abs((one?.utilization ?? 0) - use), `${id} ${one?.utilization} for ${use}`).toBeLessThanOrEqual(
      tolerance * Math.max(use, 0.01),
    );
  }
}

const near = (found: unknown, expected: number, name: string, tolerance = 1e-6) =>
  expect(Math.abs(Number(found) - expected), `${name}: ${String(found)} for ${expected}`).toBeLessThanOrEqual(
    tolerance * Math.abs(expected),
  );

describe("joints, written a second time", () => {
  law(
    "one bolt of many: shear, bearing, tension, both (Table 3.4)",
    () =>
      fc.property(
        bolts,
        fc.record({
          n: whole(3, 6),
          planes: whole(1, 2),
          t: whole(6, 25),
          s: steel,
          e1: between(1.3, 3.5),
          p1: between(2.3, 4),
          e2: between(1.3, 2.5),
          p2: between(2.5, 4),
          V: between(0.05, 1.2),
          T: between(0.05, 0.9),
        }),
        (b, g) => {
          const { d, d_0, f_ub, shear, tension } = boltOf(b);
          const [f_y, f_u] = steels[g.s] ?? [0, 0];
          const [e1, p1, e2, p2] = [g.e1 * d_0, g.p1 * d_0, g.e2 * d_0, g.p2 * d_0];
          const k_1 = Math.min(2.5, (2.8 * e2) / d_0 - 1.7, (1.4 * p2) / d_0 - 1.7);
          const bear = (alpha_d: number) => (k_1 * Math.min(1, f_ub / f_u, alpha_d) * f_u * d * g.t) / M2;
          const F_v = g.planes * shear;
          const [end, inner] = [bear(e1 / (3 * d_0)), bear(p1 / (3 * d_0) - 0.25)];
          const [V, T] = [g.V * F_v, g.T * tension];
          const found = connection({
            connection: "bolt",
            mark: "B",
            bolt_grade: b.grade,
            bolt_size: b.size,
            threads_in_shear_plane: b.threads,
            shear_planes: g.planes,
            plate_fu: f_u,
            plate_fy: f_y,
            plate_t: g.t,
            e1,
            p1,
            e2,
            p2,
            n_bolts: g.n,
            single_lap_one_row: false,
            V_Ed: (V * g.n) / 1000,
            F_t_Ed: (T * g.n) / 1000,
          });
          expectUses(found, {
            "bolt-shear": V / F_v,
            "bolt-bearing": V / end,
            ...(inner < end ? { "bolt-bearing-inner": V / inner } : {}),
            "bolt-tension": T / tension,
            "shear-tension-interaction": V / F_v + T / (1.4 * tension),
          });
        },
      ),
    { numRuns: secondRuns(300) },
  );

  law(
    "groups of bolts, elastic: every bolt by itself",
    () =>
      fc.property(
        bolts,
        fc.record({
          n_1: whole(2, 3),
          n_2: whole(1, 3),
          // short enough for 3.8 in any direction
          p1: between(3, 4),
          p2: between(3, 4),
          edge: between(1.6, 3),
          t: whole(8, 20),
          s: steel,
          V_x: between(0.01, 1),
          V_y: between(-1, -0.01),
          e_x: between(-400, 400),
        }),
        (b, g) => {
          const { d, d_0, f_ub, shear } = boltOf(b);
          const [, f_u] = steels[g.s] ?? [0, 0];
          const [p1, p2, edge] = [g.p1 * d_0, g.p2 * d_0, g.edge * d_0];
          const at = Array.from({ length: g.n_1 * g.n_2 }, (_, i) => ({
            x: ((i % g.n_2) - (g.n_2 - 1) / 2) * p2,
            y: (Math.floor(i / g.n_2) - (g.n_1 - 1) / 2) * p1,
          }));
          const [V_x, V_y] = [g.V_x * shear * at.length, g.V_y * shear * at.length];
          const M = V_y * g.e_x;
          const polar = sum(at.map(({ x, y }) => x * x + y * y));
          const forces = at.map(
            ({ x, y }) => [V_x / at.length - (M * y) / polar, V_y / at.length + (M * x) / polar] as const,
          );
          const most = Math.max(...forces.map(([x, y]) => Math.hypot(x, y)));
          const found = connection({
            connection: "bolt-group",
            mark: "G",
            bolt_grade: b.grade,
            bolt_size: b.size,
            threads_in_shear_plane: b.threads,
            shear_planes: 1,
            n_1: g.n_1,
            n_2: g.n_2,
            p1,
            ...(g.n_2 > 1 ? { p2 } : {}),
            edge_x_mm: edge,
            edge_y_mm: edge,
            plate_t: g.t,
            plate_fu: f_u,
            single_lap_one_row: false,
            V_x_Ed: V_x / 1000,
            V_y_Ed: V_y / 1000,
            e_x_mm: g.e_x,
          });
          expectUses(found, { "bolt-shear": most / shear });
          near(found.values.F_v_Ed_max_kN, most / 1000, "F_v,Ed");
          // bearing: towards the edge an outer bolt has e of that side, else p; no gap of bolts behind one line
          const inner = (p: number) => p / (3 * d_0) - 0.25;
          const worst = forces.map(([F_x, F_y], i) => {
            const [x, y] = [at[i]?.x ?? 0, at[i]?.y ?? 0];
            const [x_most, y_most] = [((g.n_2 - 1) / 2) * p2, ((g.n_1 - 1) / 2) * p1];
            const bear = (along: number, alphas: number[], across: number[]) =>
              Math.abs(along) / ((Math.min(2.5, ...across) * Math.min(1, f_ub / f_u, ...alphas) * f_u * d * g.t) / M2);
            const towards = (F: number, place: number, far: number, p: number, many: number) => [
              ...(Math.sign(F) * place > far - 1e-6 ? [edge / (3 * d_0)] : [inner(p)]),
              ...(many > 1 ? [] : []),
            ];
            const edgeK = (2.8 * edge) / d_0 - 1.7;
            const k = (many: number, place: number, far: number, p: number) => [
              ...(Math.abs(place) > far - 1e-6 ? [edgeK] : []),
              ...(many > 1 ? [(1.4 * p) / d_0 - 1.7] : []),
            ];
            return {
              x: bear(F_x, towards(F_x, x, x_most, p2, g.n_2), k(g.n_1, y, y_most, p1)),
              y: bear(F_y, towards(F_y, y, y_most, p1, g.n_1), k(g.n_2, x, x_most, p2)),
            };
          });
          expectUses(found, {
            "bolt-bearing-x": Math.max(...worst.map(({ x }) => x)),
            "bolt-bearing-y": Math.max(...worst.map(({ y }) => y)),
          });
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "fillet welds by both methods (4.5.3)",
    () =>
      fc.property(
        fc.record({
          a: between(3, 10),
          length: between(8, 40),
          n: whole(1, 4),
          s: steel,
          par: between(0.05, 1),
          perp: between(-1, 1),
          out: between(-1, 1),
        }),
        (g) => {
          const [, f_u, beta_w] = steels[g.s] ?? [0, 0, 0];
          const length = g.length * g.a;
          const area = g.n * g.a * (length - 2 * g.a);
          const unit = (f_u / Math.sqrt(3)) * area * 0.6;
          const [V, N, Q] = [g.par * unit, g.perp * unit, g.out * unit];
          // on the throat: the two forces across the weld, each at 45°
          const sigma = (N + Q) / Math.SQRT2 / area;
          const tau = (N - Q) / Math.SQRT2 / area;
          const along = V / area;
          const other = { sigma: (N - Q) / Math.SQRT2 / area, tau: (N + Q) / Math.SQRT2 / area };
          const mises = (s: number, t: number) => Math.sqrt(s * s + 3 * (t * t + along * along));
          const request = {
            connection: "weld",
            mark: "W",
            throat_mm: g.a,
            length_mm: length,
            n_welds: g.n,
            steel_grade: g.s,
            t_mm: 12,
            V_par_Ed: V / 1000,
            N_perp_Ed: N / 1000,
            V_perp_Ed: Q / 1000,
          };
          const limit = f_u / (beta_w * M2);
          expectUses(connection(request), {
            "weld-directional": Math.max(mises(sigma, tau), mises(other.sigma, other.tau)) / limit,
            "weld-sigma-perp": Math.max(Math.abs(sigma), Math.abs(other.sigma)) / ((0.9 * f_u) / M2),
          });
          const f_vw = f_u / (Math.sqrt(3) * beta_w * M2);
          expectUses(connection({ ...request, method: "simplified" }), {
            "weld-simplified": Math.hypot(V, N, Q) / (area * f_vw),
          });
        },
      ),
    { numRuns: secondRuns(300) },
  );

  law(
    "block tearing (3.10.2)",
    () =>
      fc.property(
        bolts,
        fc.record({
          n_1: whole(1, 6),
          n_2: whole(1, 3),
          e1: between(1.3, 3),
          p1: between(2.4, 4),
          e2: between(1.3, 3),
          p2: between(2.5, 4),
          t: whole(5, 25),
          s: steel,
          even: fc.boolean(),
          pattern: fc.constantFrom("one-edge", "two-edges", "between-lines"),
          V: between(10, 2000),
        }),
        (b, g) => {
          const { d_0 } = boltOf(b);
          const [f_y, f_u] = steels[g.s] ?? [0, 0];
          const [e1, p1, e2, p2] = [g.e1 * d_0, g.p1 * d_0, g.e2 * d_0, g.p2 * d_0];
          const pattern = g.n_2 === 1 ? "one-edge" : g.pattern;
          const sheared = (e1 + (g.n_1 - 1) * p1 - (g.n_1 - 0.5) * d_0) * g.t;
          const across = (g.n_2 - 1) * (p2 - d_0);
          const [A_nv, A_nt] = {
            "one-edge": [sheared, (across + e2 - 0.5 * d_0) * g.t],
            "two-edges": [2 * sheared, 2 * (e2 - 0.5 * d_0) * g.t],
            "between-lines": [2 * sheared, across * g.t],
          }[pattern] as [number, number];
          const resistance = ((g.even ? 1 : 0.5) * f_u * A_nt) / M2 + (f_y * A_nv) / Math.sqrt(3) / M0;
          const found = connection({
            connection: "block-tearing",
            mark: "T",
            t_mm: g.t,
            steel_grade: g.s,
            n_1: g.n_1,
            n_2: g.n_2,
            e1,
            ...(g.n_1 > 1 ? { p1 } : {}),
            e2,
            ...(g.n_2 > 1 ? { p2 } : {}),
            bolt_size: b.size,
            pattern,
            loading: g.even ? "concentric" : "eccentric",
            V_Ed: g.V,
          });
          expectUses(found, { "block-tearing": (1000 * g.V) / resistance });
        },
      ),
    { numRuns: secondRuns(300) },
  );

  law(
    "pins (3.13.2, Table 3.10)",
    () =>
      fc.property(
        fc.record({
          d: whole(20, 120),
          F: between(10, 2000),
          s: steel,
          a: whole(8, 40),
          b: whole(15, 40),
          c: between(0, 10),
        }),
        ({ d, F, s, a, b, c }) => {
          const [f_y] = steels[s] ?? [0];
          const [f_yp, f_up] = [355, 490];
          const A = (Math.PI * d * d) / 4;
          const W = (Math.PI * d ** 3) / 32;
          const F_v = (0.6 * A * f_up) / M2;
          const M_Rd = (1.5 * W * f_yp) / M0;
          const M = (1000 * F * (b + 4 * c + 2 * a)) / 8;
          const bearing = (t: number) => (1.5 * t * d * Math.min(f_y, f_yp)) / M0;
          const found = connection({
            connection: "pin",
            mark: "P",
            d_mm: d,
            d0_mm: d + 1,
            F_Ed: F,
            f_yp_MPa: f_yp,
            f_up_MPa: f_up,
            steel_grade: s,
            a_mm: a,
            b_mm: b,
            c_mm: c,
          });
          const [shear, bend] = [(500 * F) / F_v, M / M_Rd];
          expectUses(found, {
            "pin-shear": shear,
            "pin-bending": bend,
            "pin-combined": shear ** 2 + bend ** 2,
            "pin-bearing": Math.max((500 * F) / bearing(a), (1000 * F) / bearing(b)),
          });
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "welds in a plane, every end by itself",
    () =>
      fc.property(
        fc.array(
          fc.record({
            x: whole(-200, 200),
            y: whole(-200, 200),
            turn: fc.boolean(),
            length: whole(60, 300),
            a: between(3, 8),
          }),
          { minLength: 2, maxLength: 4 },
        ),
        fc.record({ s: steel, V_x: between(1, 100), V_y: between(-100, -1), M_z: between(-20, 20) }),
        (lines, g) => {
          const [, f_u, beta_w] = steels[g.s] ?? [0, 0, 0];
          const welds = lines
            .map(({ turn, length, a, ...at }, i) => ({ turn, length, a, x: at.x + 600 * i, y: at.y }))
            .map(({ x, y, turn, length, a }) => ({
              x1: x,
              y1: y,
              x2: turn ? x : x + length,
              y2: turn ? y + length : y,
              throat_mm: a,
              length,
              turn,
            }));
          const area = sum(welds.map((w) => w.length * w.throat_mm));
          const mean = (of: (w: (typeof welds)[number]) => number) =>
            sum(welds.map((w) => w.length * w.throat_mm * of(w))) / area;
          const [x_c, y_c] = [mean((w) => (w.x1 + w.x2) / 2), mean((w) => (w.y1 + w.y2) / 2)];
          const polar = sum(
            welds.map((w) => {
              const A = w.length * w.throat_mm;
              return (A * w.length ** 2) / 12 + A * (((w.x1 + w.x2) / 2 - x_c) ** 2 + ((w.y1 + w.y2) / 2 - y_c) ** 2);
            }),
          );
          const worst = welds.flatMap((w) =>
            [
              [w.x1, w.y1],
              [w.x2, w.y2],
            ].map(([x = 0, y = 0]) => {
              const f_x = (1000 * g.V_x) / area - (1e6 * g.M_z * (y - y_c)) / polar;
              const f_y = (1000 * g.V_y) / area + (1e6 * g.M_z * (x - x_c)) / polar;
              return Math.hypot(f_x, f_y);
            }),
          );
          const found = connection({
            connection: "weld-group",
            mark: "W",
            welds: welds.map(({ length: _, turn: __, ...w }) => w),
            steel_grade: g.s,
            t_mm: 12,
            V_x_Ed: g.V_x,
            V_y_Ed: g.V_y,
            M_z_Ed: g.M_z,
            method: "simplified",
          });
          expectUses(found, { "weld-simplified": Math.max(...worst) / (f_u / (Math.sqrt(3) * beta_w * M2)) }, 1e-5);
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "T, Y and K joints of square hollow sections: chord face (Table 7.10)",
    () =>
      fc.property(
        fc.record({
          b_0: whole(100, 300),
          slender: between(16, 34),
          beta: between(0.36, 0.84),
          brace: between(16, 30),
          theta: whole(35, 90),
          K: fc.boolean(),
          N: between(10, 300),
          gap: between(1.05, 1.4),
          s: steel,
          n: between(0, 0.5),
        }),
        (g) => {
          const [f_y] = steels[g.s] ?? [0];
          const t_0 = g.b_0 / g.slender;
          const b_1 = g.beta * g.b_0;
          const t_1 = b_1 / g.brace;
          const theta = ((g.K ? Math.min(60, g.theta) : g.theta) * Math.PI) / 180;
          const gap = Math.max(g.gap * 0.5 * g.b_0 * (1 - g.beta), 2 * t_1 + 0.1);
          fc.pre(!g.K || (gap <= 1.5 * g.b_0 * (1 - g.beta) && g.beta >= 0.1 + 0.01 * g.slender && t_1 < t_0));
          const square = (b: number, t: number) => ({
            section: { shape: "RHS", h_mm: b, b_mm: b, t_mm: t, fabrication: "cold-formed" },
            steel_grade: g.s,
          });
          const one = { ...square(b_1, t_1), theta_deg: g.K ? Math.min(60, g.theta) : g.theta };
          const found = connection({
            connection: "hollow-section-joint",
            mark: "H",
            joint_type: g.K ? "K" : g.theta === 90 ? "T" : "Y",
            chord: square(g.b_0, t_0),
            braces: g.K
              ? [
                  { ...one, N_Ed: g.N },
                  { ...one, N_Ed: -g.N },
                ]
              : [{ ...one, N_Ed: g.N }],
            ...(g.K ? { gap_mm: gap } : {}),
            // all of it pulls: k_n = 1, and the chord's other side with it
            N_0_Ed: -4 * g.N,
          });
          const sin = Math.sin(theta);
          const resistance = g.K
            ? (8.9 * Math.sqrt(g.b_0 / (2 * t_0)) * f_y * t_0 ** 2 * g.beta) / sin
            : ((f_y * t_0 ** 2) / ((1 - g.beta) * sin)) * ((2 * g.beta) / sin + 4 * Math.sqrt(1 - g.beta));
          const use = found.verifications.find(({ id }) => id === "brace-1")?.utilization;
          near(use, (1000 * g.N) / resistance, "chord face", 1e-6);
        },
      ),
    { numRuns: secondRuns(200) },
  );
});
