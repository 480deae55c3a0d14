import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, InvalidInput } from "../index.ts";
import * as holes from "./hole.ts";

type Item = Readonly<Record<string, unknown>>;

const beam = {
  ...{ mark: "B", species: "GL24h", b: 140, h: 600, length_mm: 8000, service_class: 1, load_duration: "medium-term" },
  ...{ V_z_Ed: 40, M_y_Ed: 60, lateral_restraint: "continuous" },
  hole: { d_mm: 90, l_A_mm: 1200, l_v_mm: 1300, V_share: 0.6, M_share: 0.7 },
};
const reinforcement = { n: 2, F_ax_Rk_kN: 20 };

function calculate(item: Item) {
  const { result } = check("en-1995-1-1", { national_annex: "EN", members: [item] } as never); // whatever the test makes of it
  const [one] = (
    result as unknown as {
      members: { values: Record<string, number>; verifications: { id: string; utilization: number }[] }[];
    }
  ).members;
  if (!one) throw new Error("one member in, one out");
  return one;
}

const withHole = (more: Item, rest: Item = {}): Item => ({ ...beam, ...rest, hole: { ...beam.hole, ...more } });
const use = (item: Item, id: string): number =>
  calculate(item).verifications.find((one) => one.id === id)?.utilization ?? Number.NaN;

function refusal(item: Item): string[] {
  try {
    calculate(item);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ path }) => path.replace("members[0].", ""));
  }
}

describe("rectangular holes, NCI NA.6.7 and NA.6.8.4, LVL Handbook Europe (4.59) to (4.70)", () => {
  const rectangle = { d_mm: 90, a_mm: 200, V_share: 0.6, M_share: 0.7 };
  const item = withHole(rectangle);

  test("by hand: 24 kN and 42 kNm at a hole of 200 x 90 mm in 140 x 600", () => {
    const V = ((24 * 90) / 2400) * (3 - 90 ** 2 / 600 ** 2);
    const sigma = ((V + (8 * 42) / 255) * 1000) / (0.5 * 0.5 * 690 * 140);
    expect(use(item, "hole-tension")).toBeCloseTo(sigma / (Math.sqrt(450 / 600) * ((0.8 * 0.5) / 1.25)), 9);
    const k_tau = 1.85 * (1 + 200 / 600) * (90 / 600) ** 0.2;
    expect(use(item, "hole-shear")).toBeCloseTo((k_tau * 1.5 * 24_000) / (0.67 * 140 * 510) / ((0.8 * 3.5) / 1.25), 9);
    const W_n = (140 * (600 ** 3 - 90 ** 3)) / 12 / 300;
    const W_o = (140 * 255 ** 2) / 6;
    const bent = 42e6 / W_n + (12_000 * 100) / W_o;
    expect(use(item, "hole-section")).toBeCloseTo(bent / ((0.8 * 24) / 1.25), 9);
  });

  test("off the axis the thinner part bends by its share of the area", () => {
    const off = withHole({ ...rectangle, e_mm: 30 });
    const [h_ro, h_ru] = [225, 285];
    const W_o = (140 * h_ro ** 2) / 6;
    const M_o = (h_ro / (h_ro + h_ru)) * 24_000 * 100;
    const one = calculate(off).values;
    const half = calculate(withHole({ ...rectangle, a_mm: 100, e_mm: 30 })).values;
    expect((one.sigma_m_hole_d_MPa ?? 0) - (half.sigma_m_hole_d_MPa ?? 0)).toBeCloseTo(M_o / W_o / 2, 9);
  });

  test("length: 0.4 h, with reinforcement h and 2.5 times the depth; corners of 15 mm", () => {
    expect(use(item, "hole-length")).toBeCloseTo(200 / 240, 12);
    expect(use(withHole({ ...rectangle, reinforcement }), "hole-length")).toBeCloseTo(200 / 225, 12);
    expect(use(withHole({ ...rectangle, d_mm: 180, a_mm: 500, reinforcement }), "hole-length")).toBeCloseTo(
      500 / 450,
      12,
    );
    expect(use(withHole({ ...rectangle, r_mm: 20 }), "hole-corner")).toBe(0.75);
    expect(use(withHole({ ...rectangle, r_mm: 10 }), "hole-corner")).toBe(1.5);
    expect(refusal(withHole({ ...rectangle, r_mm: 60 }))).toEqual(["hole.r_mm"]);
    expect(refusal(withHole({ r_mm: 20 }))).toEqual(["hole.r_mm"]);
  });
});

describe("round holes, NCI NA.6.7 and NA.6.8.4", () => {
  test("Swedish glulam handbook, part 2, in an open program: 45 × 220, hole 115, 3.968 kN and 1.2986 kNm", () => {
    const [V, M, h, d] = [3.96792, 1.298592, 220, 115];
    const h_r = holes.besideRound(52.5, 52.5, d);
    const F = holes.together(holes.pulledByShear(V, d, h), holes.pulledByMoment(M, h_r));
    expect(h_r).toBeCloseTo(69.75, 9);
    expect(F).toBeCloseTo(1.5628609769, 9);
    expect(holes.spread(d, h)).toBeCloseTo(150.25, 9);
    expect(holes.stressAcross(F, 150.25, 45)).toBeCloseTo(0.4622994201, 9);
    // I of the section that is left, 34 226 718.75 mm⁴, and 4.1735 MPa
    expect(holes.modulusBeside(45, h, d, 0, 0)).toBeCloseTo(34_226_718.75 / 110, 6);
    expect((M * 1e6) / holes.modulusBeside(45, h, d, 0, 0)).toBeCloseTo(4.1734973499, 9);
  });

  test("by hand: 24 kN and 42 kNm at a hole of 90 mm in 140 × 600", () => {
    // seven tenths of a round hole pull the wood apart
    const V = ((24 * 63) / 2400) * (3 - 63 ** 2 / 600 ** 2);
    const M = (8 * 42) / (255 + 0.15 * 90);
    const sigma = ((V + M) * 1000) / (0.5 * (0.35 * 90 + 300) * 140);
    const f = Math.sqrt(450 / 600) * ((0.8 * 0.5) / 1.25);
    expect(use(beam, "hole-tension")).toBeCloseTo(sigma / f, 9);
    // LVL Handbook Europe (4.63): a of a round hole is its depth
    const k_tau = 1.85 * (1 + 90 / 600) * (90 / 600) ** 0.2;
    expect(use(beam, "hole-shear")).toBeCloseTo((k_tau * 1.5 * 24_000) / (0.67 * 140 * 510) / ((0.8 * 3.5) / 1.25), 9);
    expect(use(beam, "hole-depth")).toBe(1);
    expect(use(withHole({ reinforcement }), "hole-reinforcement")).toBeCloseTo(
      (V + M) / ((2 ** 0.9 * 0.8 * 20) / 1.3),
      9,
    );
    expect(use(withHole({ reinforcement }), "hole-depth")).toBe(0.5);
    expect(calculate(withHole({ reinforcement })).verifications.map(({ id }) => id)).not.toContain("hole-tension");
  });

  test("places: h from the end, h/2 from the support, 1.5 h to the next, 0.35 h of wood above and below", () => {
    const near = withHole({ l_v_mm: 500, l_A_mm: 250, l_z_mm: 600, e_mm: 60 });
    expect(use(near, "hole-end")).toBeCloseTo(600 / 500, 12);
    expect(use(near, "hole-support")).toBeCloseTo(300 / 250, 12);
    expect(use(near, "hole-spacing")).toBeCloseTo(900 / 600, 12);
    expect(use(near, "hole-edge")).toBeCloseTo(210 / 195, 12);
    expect(use(withHole({ l_z_mm: 600, e_mm: 60, reinforcement }), "hole-edge")).toBeCloseTo(150 / 195, 12);
  });

  test("in glulam and LVL, without fire, with wood on both sides", () => {
    expect(refusal({ ...beam, species: "C24" })).toEqual(["hole"]);
    expect(refusal({ ...beam, fire: { duration_min: 30 } })).toEqual(["hole"]);
    expect(refusal(withHole({ reinforcement: { ...reinforcement, d_mm: 16 } }))).toEqual(["hole.reinforcement.n"]);
    expect(refusal(withHole({ d_mm: 400, e_mm: 120 }))).toEqual(["hole.d_mm"]);
  });

  test("about z and along y on what is left: 160 × 600 GL24h with a hole of 180 mm", () => {
    const one = { ...beam, b: 160, V_z_Ed: 40, M_y_Ed: 20, hole: { d_mm: 180, reinforcement } };
    const [A, W_y, W_z] = [160 * 420, (160 * (600 ** 3 - 180 ** 3)) / 12 / 300, (420 * 160 ** 2) / 6];

    const [f_y, f_z] = [15.36, 15.36];
    const [y, z] = [20e6 / W_y / f_y, 30e6 / W_z / f_z];
    expect(z).toBeGreaterThan(0.98);
    expect(use({ ...one, M_z_Ed: 30 }, "hole-section")).toBeCloseTo(Math.max(y + 0.7 * z, 0.7 * y + z), 9);
    const n = 100e3 / A;
    const pressed = Math.max(y + 0.7 * z, 0.7 * y + z) + (n / ((0.8 * 24) / 1.25)) ** 2;
    expect(use({ ...one, M_z_Ed: 30, N_Ed: 100 }, "hole-section")).toBeCloseTo(pressed, 9);
    const tau = (V: number) => (1.5 * V) / (0.67 * A) / 2.24;
    const along = { ...one, M_z_Ed: 1, V_y_Ed: 75 };
    expect(use(along, "hole-shear-y")).toBeCloseTo(tau(75_000), 9);
    expect(use(along, "hole-shear-y")).toBeGreaterThan(1.1);
    expect(use(along, "hole-shear-interaction")).toBeCloseTo(
      tau(75_000) ** 2 + (1.85 * 1.3 * 0.3 ** 0.2 * tau(40_000)) ** 2,
      9,
    );
  });

  test("torsion is refused in every case; the next hole and service class 3 are said", () => {
    expect(refusal({ ...beam, T_Ed: 9 })).toEqual(["hole"]);
    const { V_z_Ed: _V, M_y_Ed: _M, load_duration: _d, ...still } = beam;
    const load_cases = [
      { id: "1", V_z_Ed: 20, load_duration: "medium-term" },
      { id: "2", T_Ed: 2, load_duration: "medium-term" },
    ];
    expect(refusal({ ...still, load_cases })).toEqual(["hole"]);
    const said = (item: Item) =>
      check("en-1995-1-1", { national_annex: "EN", members: [item] } as never).result.warnings.join(" "); // as calculate
    expect(said(beam)).toContain("next hole");
    expect(said(withHole({ l_z_mm: 8000 }))).not.toContain("next hole");
    expect(said({ ...beam, service_class: 3 })).toContain("classes 1 and 2");
    expect(said(withHole({ reinforcement }, { service_class: 3 }))).not.toContain("classes 1 and 2");
  });

  law("off the axis a hole leaves less: the modulus is that of small strips", () =>
    fc.property(fc.double({ min: 20, max: 150, noNaN: true }), fc.double({ min: 0, max: 150, noNaN: true }), (d, e) => {
      const [b, h, n] = [140, 600, 6000];
      const strips = Array.from({ length: n }, (_, i) => -h / 2 + (h * (i + 0.5)) / n).filter(
        (y) => Math.abs(y + e) > d / 2,
      );
      const A = strips.length * ((b * h) / n);
      const axis = strips.reduce((sum, y) => sum + y, 0) / strips.length;
      const I = strips.reduce((sum, y) => sum + (y - axis) ** 2, 0) * ((b * h) / n);
      const y_0 = holes.axisBeside(e, d, h);
      return (
        Math.abs(y_0 - axis) < 0.2 &&
        Math.abs(holes.areaBeside(b, h, d) / A - 1) < 0.01 &&
        Math.abs(holes.modulusBeside(b, h, d, e, y_0) / (I / (h / 2 + axis)) - 1) < 0.01
      );
    }),
  );

  law("a wider hole, more shear or more moment: nothing is used less", () =>
    fc.property(
      fc.double({ min: 20, max: 85, noNaN: true }),
      fc.double({ min: 1, max: 2, noNaN: true }),
      fc.constantFrom("d_mm", "V_share", "M_share"),
      (d_mm, k, what) => {
        const one = { d_mm, V_share: 0.4, M_share: 0.4 };
        const more = { ...one, [what]: one[what as "d_mm"] * k };
        return (["hole-tension", "hole-shear", "hole-section"] as const).every(
          (id) => use(withHole(more), id) >= use(withHole(one), id) * (1 - 1e-12),
        );
      },
    ),
  );
});
