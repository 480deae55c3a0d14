import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { useOf } from "../../../test/support/plain.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

const B = {
  connection: "column-base",
  column: { profile: "HE 200 B", steel_grade: "S235" },
  plate: { h_mm: 420, b_mm: 420, t_mm: 30, steel_grade: "S235" },
  f_ck_MPa: 25,
  foundation: { h_mm: 1600, b_mm: 1600, d_mm: 1000 },
  anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-160, 160], w_mm: 140, h_ef_mm: 326, head_d_mm: 60 },
  throat_mm: 8,
  N_Ed: 0,
  M_Ed: 0,
};
const H = {
  connection: "column-base",
  column: { profile: "HE 300 B", steel_grade: "S235" },
  plate: { h_mm: 520, b_mm: 440, t_mm: 40, steel_grade: "S235" },
  f_ck_MPa: 25,
  foundation: { h_mm: 2400, b_mm: 2400, d_mm: 1200 },
  anchors: { bolt_grade: "8.8", bolt_size: "M24", rows_mm: [-205, 205], w_mm: 240, h_ef_mm: 300, head_d_mm: 60 },
  throat_mm: 8,
  N_Ed: 0,
  M_Ed: 0,
};
type Request = typeof B;
type Actions = { N_Ed: number; M_Ed: number; M_z_Ed: number };

/** M24 8.8 and these plates by Tables 6.2, 6.6 and 6.11: an anchor with its half of the plate, without prying. */
function anchorStiffness({ column, plate, anchors: { w_mm: w, rows_mm } }: Request): number {
  const [h, b] = column.profile === "HE 200 B" ? [200, 200] : [300, 300];
  const d = Math.max(...rows_mm);
  const m_x = d - h / 2 - 0.8 * 8 * Math.SQRT2;
  expect(w).toBeLessThanOrEqual(b);
  const [e, e_x] = [(plate.b_mm - w) / 2, plate.h_mm / 2 - d];
  const cp = Math.min(2 * Math.PI * m_x, Math.PI * m_x + w, Math.PI * m_x + 2 * e);
  const nc = Math.min(4 * m_x + 1.25 * e_x, e + 2 * m_x + 0.625 * e_x, plate.b_mm / 2, w / 2 + 2 * m_x + 0.625 * e_x);
  const k_15 = (0.425 * Math.min(cp, nc) * plate.t_mm ** 3) / m_x ** 3;
  const k_16 = (2 * 353) / (8 * 24 + 30 + plate.t_mm + 4 + 21.5 / 2);
  return 1 / (1 / k_15 + 1 / k_16) / 2;
}

/** The plate's place by three bisections, one in the other: nothing of Newton's method, nothing of the library. */
function bisected(request: Request, values: Record<string, unknown>, { N_Ed, M_Ed, M_z_Ed }: Actions): number[] {
  const [z, l, k_13, F] = ["z_C_mm", "l_f_mm", "k_13_mm", "F_c_Rd_kN"].map((name) => Number(values[name])) as [
    number,
    number,
    number,
    number,
  ];
  const n = 48;
  const k_T = anchorStiffness(request);
  const flange = [-z, z].flatMap((y) => Array.from({ length: n }, (_, i) => ({ x: ((i + 0.5) / n - 0.5) * l, y })));
  const w = request.anchors.w_mm;
  const anchors = request.anchors.rows_mm.flatMap((y) => [-w / 2, w / 2].map((x) => ({ x, y })));
  const strip = (u: number) => Math.min((k_13 / n) * u, F / n + ((k_13 / n) * u - F / n) / 1000);
  const forces = (a: number, b: number, c: number) => {
    const at = ({ x, y }: { x: number; y: number }) => a + (b * y + c * x) / 1000;
    return [
      ...flange.map((p) => ({ ...p, f: at(p) > 0 ? strip(at(p)) : 0 })),
      ...anchors.map((p) => ({ ...p, f: Math.min(0, k_T * at(p)) })),
    ];
  };
  const sum = (all: ReturnType<typeof forces>, of: (p: { x: number; y: number; f: number }) => number) =>
    all.reduce((total, p) => total + of(p), 0);
  const root = (rest: (u: number) => number) => {
    let [low, high] = [-5e3, 5e3];
    for (let i = 0; i < 46; i++) {
      const middle = (low + high) / 2;
      if (rest(middle) < 0) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  const aOf = (b: number, c: number) => root((a) => sum(forces(a, b, c), ({ f }) => f) - N_Ed);
  const bOf = (c: number) => root((b) => sum(forces(aOf(b, c), b, c), ({ f, y }) => f * y) - M_Ed * 1000);
  const c = root((c) => {
    const b = bOf(c);
    return sum(forces(aOf(b, c), b, c), ({ f, x }) => f * x) - M_z_Ed * 1000;
  });
  const b = bOf(c);
  return forces(aOf(b, c), b, c)
    .slice(2 * n)
    .map(({ f }) => -f);
}

interface Force {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly F_t_Ed_kN: number;
}
const elasticOf = ({ values }: { values: Record<string, unknown> }) =>
  (values.anchor_forces_elastic as Force[]).map(({ F_t_Ed_kN }) => F_t_Ed_kN);
const resultOf = (request: object) => connection(request) as unknown as { values: Record<string, unknown> };

describe("anchors by an elastic distribution, with moments about both axes", () => {
  law(
    "the forces are those of three bisections, one in the other",
    () =>
      fc.property(
        fc.constantFrom<[Request, number]>([B, 1], [H, 2]),
        fc.tuple(between(-1, 3), between(-1, 1), between(0.1, 1)),
        ([request, size], [n, m, z]) => {
          const actions = { N_Ed: 100 * n * size, M_Ed: 35 * m * size, M_z_Ed: 20 * z * size };
          const result = resultOf({ ...request, ...actions });
          const own = bisected(request, result.values, actions);
          elasticOf(result).forEach((F, i) => {
            expect(Math.abs(F - (own[i] ?? Number.NaN))).toBeLessThan(1e-3 * Math.max(...own, 10));
          });
        },
      ),
    { numRuns: 5 },
  );

  const pulled = (request: Request, more: object, actions: Actions) =>
    connection({ ...request, anchors: { ...request.anchors, ...more }, ...actions });

  test("the cone under N 400, M 80, M_z 60: the anchors are pulled 62.6 and 17.9 kN, eccentric across the row", () => {
    const result = pulled(H, { h_ef_mm: 140 }, { N_Ed: 400, M_Ed: 80, M_z_Ed: 60 });
    const forces = elasticOf(resultOf({ ...H, N_Ed: 400, M_Ed: 80, M_z_Ed: 60 }));
    for (const [i, F] of [62.6, 17.9, 0, 0].entries()) expect(forces[i]).toBeCloseTo(F, 0);
    // by hand: cone of two anchors 240 mm apart, e = 120 (62.6 - 17.9) / 80.5
    const e = (120 * (62.6 - 17.85)) / 80.45;
    const cone = ((8.9 * 5 * 140 ** 1.5 * (420 + 240) * 420) / 420 ** 2 / (1 + (2 * e) / 420) / 1.5) * 1e-3;
    expect(useOf(result, "anchor-pull-out")).toBeCloseTo(80.45 / cone, 2);
    expect(useOf(result, "anchor-pull-out")).toBeCloseTo(1.37, 2);
  });

  test.each([
    [H, { head_d_mm: 32 }, { N_Ed: 100, M_Ed: 40, M_z_Ed: 40 }, "anchor-head", 1.53],
    [B, { head_d_mm: 33 }, { N_Ed: 0, M_Ed: 0, M_z_Ed: 25 }, "anchor-head", 1.27],
  ] as const)("a small head under the anchor that pulls most: %#", (request, more, actions, id, use) => {
    expect(useOf(pulled(request as Request, more, actions), id)).toBeCloseTo(use, 1);
  });

  test("short anchors under N 200, M 40, M_z 40 break out", () => {
    const actions = { N_Ed: 200, M_Ed: 40, M_z_Ed: 40 };
    expect(useOf(pulled(H, { h_ef_mm: 90 }, actions), "anchor-pull-out")).toBeGreaterThan(1.14);
  });

  test("under an uplift three anchors pull with their own forces, not thrice the greatest", () => {
    const actions = { N_Ed: -200, M_Ed: 40, M_z_Ed: 15 };
    const result = pulled(B, { h_ef_mm: 480 }, actions);
    const sum = elasticOf(resultOf({ ...B, ...actions })).reduce((total, F) => total + F, 0);
    const demand = result.verifications.find(({ id }) => id === "anchor-pull-out")?.demand;
    expect(sum).toBeCloseTo(272.6, 0);
    expect(demand).toBeCloseTo(sum, 6);
    expect(useOf(result, "anchor-pull-out")).toBeLessThan(0.84);
  });

  test("no jump: a little more moment about z asks for a little more of the concrete", () => {
    const of = (M_z_Ed: number) =>
      useOf(pulled(B, { h_ef_mm: 300 }, { N_Ed: 150, M_Ed: 40, M_z_Ed }), "anchor-pull-out") ?? Number.NaN;
    expect(of(26) / of(25)).toBeLessThan(1.05);
    expect(of(26)).toBeGreaterThan(of(25));
  });

  test("loads that one row cannot hold fail with forces that an anchor has", () => {
    const anchors = { ...B.anchors, rows_mm: [-160] };
    const found = connection({ ...B, anchors, N_Ed: -80, M_Ed: 18, M_z_Ed: 30 });
    expect(found.passed).toBe(false);
    expect(useOf(found, "base-both-axes")).toBeGreaterThan(1);
    for (const { demand } of found.verifications) expect(demand).toBeLessThan(1e4);
  });

  law("a moment about z that vanishes leaves the concrete what the major axis asks of it", () =>
    fc.property(between(-150, 300), between(20, 60), (N_Ed, M_Ed) => {
      // nearer to the flange the other one presses a little, too, beside the anchors that pull
      fc.pre(N_Ed * 0.14 < M_Ed);
      // rows on both sides are verified alone, too
      const most = ({ verifications }: ReturnType<typeof connection>) =>
        Math.max(0, ...verifications.filter(({ id }) => id === "anchor-pull-out").map((one) => one.utilization));
      const both = connection({ ...B, N_Ed, M_Ed, M_z_Ed: 0.0011 });
      fc.pre((useOf(both, "base-both-axes") ?? 2) < 1);
      expect(most(both)).toBeCloseTo(most(connection({ ...B, N_Ed, M_Ed })), 2);
    }),
  );
});
