import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculated, utilizationOf } from "../../../test/support/members.ts";

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

interface Shown {
  readonly L_m_mm: number;
  readonly L_k_mm: number;
  readonly L_s_mm: number;
  readonly C: number;
  readonly c: number;
  readonly eta_L: number;
  readonly eta_m: number;
}
const rafter = { profile: "IPE 450", steel_grade: "S355", length_mm: 15_000, N_Ed: 130, M_y_Ed: 300 };
const between_ = { to: "torsional", length_mm: 3000, spacing_mm: 1500, a_mm: 300 };
const shown = (segment: Record<string, unknown>, item: Record<string, unknown> = rafter): Shown => {
  const [found] = calculated({ ...item, stable_lengths: [{ length_mm: 1500, to: "lateral", ...segment }] }).values
    .stable_lengths as unknown as Shown[]; // as the room lists them
  if (!found) throw new Error("no segment");
  return found;
};
const shownBetween = (more: Record<string, unknown>, item: Record<string, unknown> = rafter) =>
  shown({ ...between_, ...more }, item);

describe("BB.3 stable lengths", () => {
  /** (BB.5) to (BB.8), (BB.13) to (BB.16) written again from the annex, in N and mm. */
  const second = (p: Record<string, number>, N: number, a: number, L_t: number) => {
    const { A = 0, I_y = 0, I_z = 0, I_t = 0, I_w = 0, W = 0, h = 0, t_f = 0, b = 0, f_y = 355 } = p;
    const i_z = Math.sqrt(I_z / A);
    const x = h / t_f;
    const [E, G] = [210_000, 81_000];
    const L_m = (38 * i_z) / Math.sqrt(N / A / 57.4 + ((W * W) / (A * I_t) / 756) * (f_y / 235) ** 2);
    const L_k = ((5.4 + (600 * f_y) / E) * x * i_z) / Math.sqrt(5.4 * (f_y / E) * x * x - 1);
    const N_E = (Math.PI ** 2 * E * I_z) / L_t ** 2;
    const N_T = (N_E * a * a + (Math.PI ** 2 * E * I_w) / L_t ** 2 + G * I_t) / ((I_y + I_z) / A + a * a);
    const C_m = (beta: number) => {
      const eta = N_E / N_T;
      const root = Math.sqrt(eta);
      const B_0 = (1 + 10 * eta) / (1 + 20 * eta);
      const B_1 = (5 * root) / (Math.PI + 10 * root);
      const B_2 = 0.5 / (1 + Math.PI * root) - 0.5 / (1 + 20 * eta);
      return 1 / (B_0 + B_1 * beta + B_2 * beta * beta);
    };
    const share = Math.min(0.5, (A - 2 * b * t_f) / A);
    const M_N = W * f_y * Math.min(1, (1 - N / (A * f_y)) / (1 - 0.5 * share));
    return { L_m, L_k, C_m, ofLinear: (beta: number) => (Math.sqrt(C_m(beta)) * L_k * W * f_y) / (M_N + a * N) };
  };
  const ipe = () => {
    const { values: v } = calculated(rafter);
    return {
      A: Number(v.A_mm2),
      I_y: Number(v.I_y_mm4),
      I_z: Number(v.I_z_mm4),
      I_t: Number(v.I_t_mm4),
      I_w: Number(v.I_w_mm6),
      W: Number(v.W_pl_y_mm3),
      h: 450,
      b: 190,
      t_f: 14.6,
    };
  };

  law("a second calculation from the annex: L_m, L_k, C_m, L_s of straight moments", () =>
    fc.property(between(1, 900), between(50, 400), between(500, 8000), between(-1.5, 1), (N, a_mm, L, psi) => {
      const p = second(ipe(), N * 1000, a_mm, L);
      const found = shownBetween({ a_mm, length_mm: L, M_kNm: [300, 300 * psi] }, { ...rafter, N_Ed: N });
      expect(found.L_m_mm / p.L_m).toBeCloseTo(1, 9);
      expect(found.L_k_mm / p.L_k).toBeCloseTo(1, 9);
      expect(found.C / p.C_m(Math.max(-1, psi))).toBeCloseTo(1, 9);
      expect(found.L_s_mm / p.ofLinear(Math.max(-1, psi))).toBeCloseTo(1, 9);
    }),
  );

  law("of five moments: C_n from the annex, with values that compress the free flange alone", () =>
    fc.property(fc.array(between(-300, 400), { minLength: 5, maxLength: 5 }), between(0, 500), (M, N) => {
      fc.pre(M.some((one) => one > 1));
      const { W } = ipe();
      const R = M.map((one) => Math.max(0, (one * 1e6 + 300 * N * 1000) / (355 * W)));
      const [R_1 = 0, R_2 = 0, R_3 = 0, R_4 = 0, R_5 = 0] = R;
      const beyond = Math.max(0, Math.max(...R) - Math.max(R_1, R_5));
      const found = shownBetween({ M_kNm: M }, { ...rafter, N_Ed: N });
      expect(found.C * (R_1 + 3 * R_2 + 4 * R_3 + 3 * R_4 + R_5 + 2 * beyond)).toBeCloseTo(12, 9);
      expect(found.L_s_mm / (Math.sqrt(found.C) * found.L_k_mm)).toBeCloseTo(1, 9);
    }),
  );

  law("shorter with more force, more moment, stronger steel; longer where the moment falls", () =>
    fc.property(between(0, 600), between(1, 300), between(-1, 0.9), between(0.01, 0.1), (N, more, psi, rise) => {
      const item = { ...rafter, N_Ed: N };
      const harder = { ...rafter, N_Ed: N + more };
      expect(shown({}, harder).L_m_mm).toBeLessThan(shown({}, item).L_m_mm);
      expect(shown({}, { ...item, steel_grade: "S275" }).L_m_mm).toBeGreaterThan(shown({}, item).L_m_mm);
      const [a, b] = [psi, psi + rise].map((one) => shownBetween({ M_kNm: [300, 300 * one] }, item).L_s_mm);
      expect(a).toBeGreaterThanOrEqual(b ?? 0);
      expect(shownBetween({ M_kNm: [300, 300 * psi] }, harder).L_s_mm).toBeLessThanOrEqual((a ?? 0) * (1 + 1e-9));
      const five = (f: number) => shownBetween({ M_kNm: [300 * f, 200 * f, 150 * f, 100 * f, 50 * f] }, item).L_s_mm;
      expect(five(1.1)).toBeLessThan(five(1));
    }),
  );

  test("one moment all along: L_k; moments at both ends that are equal: nearly as long", () => {
    const alone = { ...rafter, N_Ed: 0 };
    const one = shownBetween({}, alone);
    expect(one.L_s_mm).toBe(one.L_k_mm);
    expect(shownBetween({ M_kNm: [300, 300] }, alone).L_s_mm / one.L_k_mm).toBeCloseTo(1, 1);
  });

  describe("haunches", () => {
    const haunch = { h_max_mm: 880, length_mm: 3000 };
    const M_kNm = [700, 600, 520, 430, 350];

    /** The section at a depth, cut into strips: half of them lie above its plastic axis. */
    function strips(depth: number): { A: number; W: number } {
      const width = (z: number) => (z < 14.6 || (z > 450 - 14.6 && z < 450) || z > depth - 14.6 ? 190 : 9.4);
      const step = depth / 200_000;
      const at = Array.from({ length: 200_000 }, (_, i) => (i + 0.5) * step);
      const A = at.reduce((sum, z) => sum + width(z) * step, 0);
      let above = 0;
      const axis = at.find((z) => {
        above += width(z) * step;
        return above >= A / 2;
      });
      return { A, W: at.reduce((sum, z) => sum + width(z) * step * Math.abs(z - (axis ?? 0)), 0) };
    }

    test("the deepest section counts for L_m: its plastic modulus by strips", () => {
      const { A, W } = strips(880);
      const I_t = (3 * 190 * 14.6 ** 3 + (450 - 2 * 14.6 + 880 - 450 - 14.6) * 9.4 ** 3) / 3;
      const I_z = (3 * 14.6 * 190 ** 3 + (450 - 2 * 14.6 + 880 - 450 - 14.6) * 9.4 ** 3) / 12;
      const found = shown({ length_mm: 3000, haunch });
      const X = (W * W) / (A * I_t);
      const L_m = (38 * Math.sqrt(I_z / A)) / Math.sqrt(130e3 / A / 57.4 + (X / 756) * (355 / 235) ** 2);
      expect(found.L_m_mm / L_m).toBeCloseTo(1, 3);
      const two = shown({ length_mm: 3000, haunch: { ...haunch, flanges: 2 } });
      expect(two.L_m_mm).toBeLessThan(found.L_m_mm);
    });

    test("(BB.11), (BB.12): taper factors (BB.17) and (BB.18)", () => {
      const three = shownBetween({ haunch, M_kNm });
      const c = 1 + (3 / (450 / 14.6 - 9)) * (430 / 450) ** (2 / 3);
      expect(three.c).toBeCloseTo(c, 9);
      expect(three.L_s_mm).toBeCloseTo((Math.sqrt(three.C) * three.L_k_mm) / c, 6);
      expect(shownBetween({ length_mm: 6000, haunch, M_kNm }).c).toBeCloseTo(1 + (c - 1) * Math.SQRT1_2, 9);
      const two = shownBetween({ haunch: { ...haunch, flanges: 2 }, M_kNm });
      expect(two.c).toBeCloseTo(c, 9);
      expect(two.L_s_mm).toBeCloseTo((0.85 * Math.sqrt(two.C) * two.L_k_mm) / two.c, 6);
    });

    law("a haunch that vanishes is the profile", () =>
      fc.property(between(450.001, 450.01), (h_max_mm) => {
        const haunched = shown({ length_mm: 3000, haunch: { h_max_mm, flanges: 2 } });
        expect(haunched.L_m_mm / shown({ length_mm: 3000 }).L_m_mm).toBeLessThanOrEqual(1);
        expect(shownBetween({ haunch: { h_max_mm }, M_kNm: M_kNm.map((M) => 0.8 * M) }).c).toBeCloseTo(1, 2);
      }),
    );
  });

  test("no length is asked for where the free flange is pulled; its lateral restraints still are", () => {
    const found = shownBetween({ M_kNm: [-300, -100] });
    expect(found.eta_L).toBe(0);
    expect(found.eta_m).toBeGreaterThan(0);
    const item = { ...rafter, stable_lengths: [{ ...between_, M_kNm: [-300, -100] }] };
    expect(utilizationOf("stable-length", item)).toBeUndefined();
    expect(utilizationOf("stable-spacing", item)).toBeCloseTo(found.eta_m, 9);
  });

  test("a section of class 2 or 3 does not pass beside a plastic hinge that rotates", () => {
    const item = { profile: "HE 260 A", steel_grade: "S460", length_mm: 8000, N_Ed: 20, M_y_Ed: 200 };
    const found = calculated({ ...item, stable_lengths: [{ length_mm: 800, to: "lateral" }] });
    expect(Number(found.values.section_class)).toBeGreaterThan(1);
    expect(found.passed).toBe(false);
    expect(found.verifications.find(({ id }) => id === "stable-class")?.utilization).toBeGreaterThan(1);
    const ids = calculated({ ...rafter, stable_lengths: [{ length_mm: 800, to: "lateral" }] }).verifications;
    expect(ids.map(({ id }) => id)).not.toContain("stable-class");
  });

  test("stocky sections have no root of (BB.6): any length is stable, and lateral restraints still count", () => {
    for (const profile of ["HE 200 M", "HE 300 M"]) {
      const item = { ...rafter, profile, steel_grade: "S235", M_y_Ed: 100 };
      const found = shownBetween({ length_mm: 9000, M_kNm: [100, 50] }, item);
      expect(found.eta_L).toBe(0);
      expect(found.eta_m).toBeGreaterThan(0);
    }
  });

  test("what contradicts itself, or what the annex has no length for, is refused with its path", () => {
    const of =
      (segment: Record<string, unknown>, item = rafter) =>
      () =>
        calculated({ ...item, stable_lengths: [{ length_mm: 1500, to: "lateral", ...segment }] });
    expect(of({ M_kNm: [1, 2] })).toThrow(/stable_lengths\[0\]\.M_kNm/);
    expect(of({ to: "torsional" })).toThrow(/2 problems[\s\S]*spacing_mm/);
    expect(of({ ...between_, M_kNm: [1, 2, 3] })).toThrow(/M_kNm/);
    expect(of({ ...between_, haunch: { h_max_mm: 900 } })).toThrow(/M_kNm/);
    expect(of({ haunch: { h_max_mm: 400 } })).toThrow(/h_max_mm/);
    expect(of({ haunch: { h_max_mm: 900, length_mm: 2000 } })).toThrow(/haunch\.length_mm/);
    expect(of({ from_mm: 14_000 })).toThrow(/from_mm/);
    expect(of({ ...between_, M_kNm: [700, 100] })).toThrow(/stable_lengths\[0\]\.M_kNm\[0\]: must be at most 60\d/);
    expect(of({ ...between_, M_kNm: [100, 90, 80, 70, 60], M_max_kNm: 800 })).toThrow(/M_max_kNm/);
    expect(of({}, { ...rafter, profile: "SHS 200x10" })).toThrow(/stable_lengths/);
  });
});
