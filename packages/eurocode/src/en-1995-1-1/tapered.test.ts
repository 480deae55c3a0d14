import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";
import * as taperedFormulas from "./tapered.ts";

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const beam = (member: Record<string, unknown>) => {
  const { result } = check("en-1995-1-1", {
    members: [
      {
        mark: "M",
        species: "GL28h",
        b: 160,
        h: 600,
        length_mm: 18_000,
        M_y_Ed: 150,
        lateral_restraint: "continuous",
        ...member,
      },
    ],
  });
  return (result.members as ItemResult[])[0] as ItemResult; // one member goes in, one comes out
};
const value = (result: ItemResult, name: string) => result.values[name] as number;

describe("6.4 tapered and curved beams", () => {
  law("no taper, no reduction; the tension edge loses more than the compression edge", (holds) => {
    holds(
      fc.property(real(0.5, 20), (alpha_deg) => {
        const k = (edge: string) => value(beam({ tapered: { alpha_deg, edge } }), "k_m_alpha");
        expect(k("tension")).toBeLessThan(k("compression"));
        expect(k("compression")).toBeLessThan(1);
      }),
    );
    expect(value(beam({ tapered: { alpha_deg: 0 } }), "k_m_alpha")).toBe(1);
  });

  test("a curved beam of very large radius is a straight one", () => {
    const curved = beam({ apex: { shape: "curved", r_in_mm: 1e6, t_mm: 33, beta_deg: 0.5, h_ap_mm: 600 } });
    expect(value(curved, "k_l")).toBeCloseTo(1, 3);
    expect(value(curved, "k_p")).toBeLessThan(2e-4);
    expect(value(curved, "k_r")).toBe(1);
  });

  test("curved beam by hand: b 160, h 600, r_in 6 m, laminations of 33 mm", () => {
    const curved = beam({ apex: { shape: "curved", r_in_mm: 6000, t_mm: 33, beta_deg: 15, h_ap_mm: 600 } });
    const ratio = 600 / 6300;
    const k_l = 1 + 0.35 * ratio + 0.6 * ratio ** 2;
    expect(value(curved, "k_l")).toBeCloseTo(k_l, 12);
    expect(value(curved, "k_p")).toBeCloseTo(0.25 * ratio, 12);
    expect(value(curved, "k_r")).toBeCloseTo(0.76 + 6000 / 33000, 12);
    expect(value(curved, "sigma_m_ap_d_MPa")).toBeCloseTo((k_l * 150e6 * 6) / (160 * 600 ** 2), 9);
    const V = ((15 * Math.PI) / 180) * 0.16 * (0.6 ** 2 + 2 * 6 * 0.6);
    expect(value(curved, "V_m3")).toBeCloseTo(V, 9);
    expect(value(curved, "k_vol")).toBeCloseTo((0.01 / V) ** 0.2, 9);
    expect(value(curved, "k_dis")).toBe(1.4);
  });

  test("rows of screws take the tension across the grain: sigma_t,90 b a_1 against n of them", () => {
    const apex = { shape: "curved", r_in_mm: 6000, t_mm: 33, beta_deg: 15, h_ap_mm: 600, V_ap_Ed: 20 };
    const [plain, held] = [undefined, { n: 2, a_1_mm: 300, F_ax_Rk_kN: 25 }].map((reinforcement) =>
      beam({ apex: { ...apex, reinforcement } }),
    );
    if (!plain || !held) throw new Error("two beams");
    const used = (result: ItemResult, id: string) => result.verifications.find((one) => one.id === id)?.utilization;
    const sigma = value(held, "sigma_t_90_d_MPa");
    expect(sigma).toBe(value(plain, "sigma_t_90_d_MPa"));
    expect(used(held, "apex-reinforcement")).toBeCloseTo(
      (sigma * 160 * 300) / 1000 / ((2 ** 0.9 * 0.8 * 25) / 1.3),
      12,
    );
    expect(used(held, "apex-tension-perpendicular")).toBeUndefined();
    expect(used(held, "apex-tension-shear")).toBeLessThan(used(plain, "apex-tension-shear") ?? 0);
    expect(used(plain, "apex-tension-perpendicular")).toBeGreaterThan(0);
    const far = () => beam({ apex: { ...apex, reinforcement: { n: 2, d_mm: 20, a_1_mm: 5000, F_ax_Rk_kN: 25 } } });
    expect(far).toThrow(/apex.reinforcement.n/);
    const inFire = () =>
      beam({ apex: { ...apex, reinforcement: { n: 2, a_1_mm: 300, F_ax_Rk_kN: 25 } }, fire: { duration_min: 30 } });
    expect(inFire).toThrow(/what a fire leaves of the reinforcement/);
  });

  test("double tapered: r without end, k_l = k_1 and k_p = k_5", () => {
    const tapered = beam({ apex: { shape: "double-tapered", alpha_ap_deg: 6, h_ap_mm: 1200, V_ap_Ed: 20 } });
    const tan = Math.tan((6 * Math.PI) / 180);
    expect(value(tapered, "k_l")).toBeCloseTo(1 + 1.4 * tan + 5.4 * tan ** 2, 12);
    expect(value(tapered, "k_p")).toBeCloseTo(0.2 * tan, 12);
    expect(value(tapered, "V_m3")).toBeCloseTo(0.16 * 1.2 ** 2 * (1 - tan / 4), 9);
    expect(tapered.verifications.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["apex-bending", "apex-tension-perpendicular", "apex-tension-shear"]),
    );
  });

  law("pitched cambered: the volume of Figure 6.9 where beta is alpha_ap, and of a curve where the edge is round", () =>
    fc.property(real(1, 30), real(5000, 20_000), real(400, 2000), (alpha, r_in, h_ap) => {
      const a = (alpha * Math.PI) / 180;
      const printed = 0.16 * (((r_in + h_ap) / 1000) ** 2 * Math.sin(a) * Math.cos(a) - (r_in / 1000) ** 2 * a);
      expect(taperedFormulas.volumeOfCamber(160, r_in, h_ap, alpha, alpha, 1e6)).toBeCloseTo(printed, 6);
    }),
  );

  test("a load on the top relieves the tension across the grain, (6.55)", () => {
    const apex = { shape: "double-tapered", alpha_ap_deg: 7, h_ap_mm: 1200, p_d_kN_m: 1.2 };
    const by = (sigma_t_90_formula: string) =>
      value(beam({ apex: { ...apex, sigma_t_90_formula } }), "sigma_t_90_d_MPa");
    expect(by("6.54") - by("6.55")).toBeCloseTo((0.6 * 1.2) / 160, 9);
  });

  test("the stressed volume is at most two thirds of the beam", () => {
    const small = beam({ apex: { shape: "curved", r_in_mm: 6000, t_mm: 33, beta_deg: 40, h_ap_mm: 600, V_b_m3: 0.9 } });
    expect(value(small, "V_m3")).toBeCloseTo(0.6, 12);
  });
});
