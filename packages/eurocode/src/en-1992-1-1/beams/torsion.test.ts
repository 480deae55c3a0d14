import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const one = (item: Fields, top: Fields = {}, list = "beams"): Made =>
  (check("en-1992-1-1", { ...top, [list]: [{ mark: "B", ...item }] }).result[list] as Made[])[0] as Made; // one in, one out
const use = (made: Made, id: string) => made.verifications.find((v) => v.id === id)?.utilization ?? 0;
const problems = (item: Fields, top: Fields = {}): string[] => {
  try {
    one(item, top);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace(/^\w+\[0\]\.?/, ""));
    throw error;
  }
  return [];
};
const plain = { b: 300, h: 500, d_bottom_mm: 450, fck: 30, fyk: 500, A_s_bottom: 1500, A_s_top: 800, M_Ed: 100 };
const links = { diameter_mm: 10, spacing_mm: 100, legs: 2 };

describe("torsion", () => {
  const item = { ...plain, V_Ed: 120, T_Ed: 30, links };
  test("by hand: wall, struts, links and bars", () => {
    const made = one(item);
    const { values } = made;
    // A/u = 93.75, twice the axis distance is more
    expect(values.t_ef_mm).toBe(100);
    expect(values.A_k_mm2).toBe(200 * 400);
    expect(values.u_k_mm).toBe(1200);
    const T_Rd_max = (2 * 0.6 * (1 - 30 / 250) * 20 * 80_000 * 100 * (2.5 / 7.25)) / 1e6;
    expect(values.T_Rd_max_kNm).toBeCloseTo(T_Rd_max, 9);
    expect(use(made, "shear-torsion")).toBeCloseTo(30 / T_Rd_max + 120 / (values.V_Rd_max_kN ?? 0), 9);
    const leg = 30e9 / (2 * 80_000 * (500 / 1.15) * 2.5);
    expect(values.A_st_s_mm2_m).toBeCloseTo(leg, 9);
    const shear = 120e6 / (405 * (500 / 1.15) * 2.5) / 2;
    expect(use(made, "torsion-links")).toBeCloseTo((leg + shear) / (78.5398 * 10), 5);
    expect(values.A_sl_T_mm2).toBeCloseTo((30e6 * 1200 * 2.5) / (2 * 80_000 * (500 / 1.15)), 9);
  });

  test("beyond (6.31) the links carry the shear force, too, also where V_Rd,c would", () => {
    const V_Rd_c = one(item).values.V_Rd_c_kN ?? 0;
    const [below, above] = [one({ ...item, V_Ed: 0.999 * V_Rd_c }), one({ ...item, V_Ed: 1.001 * V_Rd_c })];
    expect(use(below, "torsion-links") / use(above, "torsion-links")).toBeCloseTo(1, 2);
    expect(use(below, "torsion-links")).toBeGreaterThan(1.2 * use(one({ ...item, V_Ed: 0 }), "torsion-links"));
  });

  test("the struts get steeper until torsion and shear fit", () => {
    const made = one({ ...item, T_Ed: 60, V_Ed: 150, torsion: { A_sl_sides_mm2: 1000 } });
    expect(made.values.eta_6_29).toBeCloseTo(1, 6);
    expect(made.values.cot_theta).toBeLessThan(2.5);
  });

  test("little torsion needs least links alone, none passes without them in a slab", () => {
    const small = one({ ...item, V_Ed: 30, T_Ed: 5 });
    expect(small.values.eta_6_31).toBeLessThan(1);
    expect(use(small, "torsion-links")).toBe(0);
    const slab = { ...plain, b: 1000, h: 200, d_bottom_mm: 160, A_s_top: undefined, M_Ed: 20, axis_distance_mm: 40 };
    expect(one({ ...slab, T_Ed: 5 }, {}, "slabs").passed).toBe(true);
    expect(one({ ...slab, T_Ed: 60 }, {}, "slabs").passed).toBe(false);
  });

  test("bars on one face alone do not carry it", () => {
    expect(use(one({ ...item, A_s_top: undefined, M_Ed: 0 }), "torsion-longitudinal")).toBe(2);
  });

  test("links are closed and upright; a hollow section needs its wall; an annex with rules of its own is refused", () => {
    expect(problems({ ...item, links: { ...links, alpha_deg: 60 } })).toContain("links.alpha_deg");
    expect(problems({ ...item, links: { ...links, legs: 1 } })).toContain("links.legs");
    expect(problems({ ...item, torsion: { thin_walled: true } })).toEqual(["torsion.t_ef_mm"]);
    expect(problems({ ...plain, torsion: { t_ef_mm: 80 } })).toEqual(["torsion"]);
    expect(problems(item, { national_annex: "DE" })).toContain("T_Ed");
  });

  law(
    "a design with torsion passes its own check",
    () =>
      fc.property(
        fc.integer({ min: 5, max: 40 }),
        fc.integer({ min: -150, max: 150 }),
        fc.integer({ min: 0, max: 200 }),
        (T_Ed, M_Ed, V_Ed) => {
          const asked = { b: 350, h: 600, fck: 30, fyk: 500, cover_mm: 30, T_Ed, M_Ed, V_Ed, design: true };
          if (problems(asked).length > 0) return;
          expect(one(asked).verifications.filter(({ passed }) => !passed)).toEqual([]);
        },
      ),
    { numRuns: 25 },
  );
});

describe("joints between concretes, 6.2.5", () => {
  const item = { ...plain, V_Ed: 200, links };
  test("rough with steel by hand, and not beyond the struts", () => {
    const made = one({ ...item, interface: { surface: "rough", rho: 0.005 } });
    const f_ctd = (0.7 * 0.3 * 30 ** (2 / 3)) / 1.5;
    expect(made.values.v_Rdi_MPa).toBeCloseTo(0.4 * f_ctd + 0.005 * (500 / 1.15) * 0.7, 6);
    expect(made.values.v_Edi_MPa).toBeCloseTo(200e3 / (405 * 300), 9);
    const much = one({ ...item, interface: { surface: "indented", rho: 0.05 } });
    expect(much.values.v_Rdi_MPa).toBeCloseTo(0.5 * 0.6 * (1 - 30 / 250) * 20, 6);
  });
  test("pulled apart it holds by its steel alone, less what the tension takes of it", () => {
    const made = one({ ...item, interface: { surface: "rough", sigma_n_MPa: -0.5, rho: 0.01 } });
    expect(made.values.v_Rdi_MPa).toBeCloseTo((0.01 * (500 / 1.15) - 0.5) * 0.7, 6);
    const apart = one({ ...item, interface: { surface: "rough", sigma_n_MPa: -5, rho: 0.001 } });
    expect(apart.passed).toBe(false);
  });
  test("DE has factors of its own", () => {
    expect(problems({ ...item, interface: { surface: "rough" } }, { national_annex: "DE" })).toEqual(["interface"]);
  });
});

describe("loads near supports", () => {
  test("V_Ed at the face of a direct support is reduced to d, the struts are not", () => {
    const made = one({ ...plain, V_Ed: 200, q_Ed_kN_m: 40, links });
    expect(made.values.V_Ed_red_kN).toBeCloseTo(200 - 40 * 0.45, 9);
    expect(made.verifications.find(({ id }) => id === "shear-strut")?.demand).toBe(200);
    expect(one({ ...plain, V_Ed: 200, q_Ed_kN_m: 40, support: "indirect", links }).values.V_Ed_red_kN).toBeUndefined();
  });
  test("a load at d counts half, the strut in full", () => {
    const made = one({ ...plain, V_Ed: 150, a_v_mm: 450, links });
    expect(made.values.V_Ed_beta_kN).toBeCloseTo(75, 9);
    expect(made.verifications.find(({ id }) => id === "shear-strut")?.demand).toBe(150);
    expect(use(made, "shear-strut")).toBeCloseTo(150e3 / (0.5 * 300 * 450 * 0.528 * 20), 9);
  });
});

describe("flanges and redistribution", () => {
  test("b_eff by (5.7)", () => {
    const { b_eff_mm } = one({ ...plain, b_1_mm: 2000, b_2_mm: 0, l_0_mm: 6000, h_f_mm: 120 }).values;
    expect(b_eff_mm).toBe(300 + Math.min(0.2 * 2000 + 600, 1200));
    expect(problems({ ...plain, b_1_mm: 2000, h_f_mm: 120 })).toEqual(["b_2_mm", "l_0_mm"]);
  });
  test("x/d of a redistributed moment", () => {
    const made = one({ ...plain, delta: 0.8 });
    expect(made.values.x_d_max).toBeCloseTo((0.8 - 0.44) / 1.25, 9);
    expect(use(made, "neutral-axis")).toBeCloseTo((made.values.x_d ?? 0) / 0.288, 6);
    expect(problems({ ...plain, delta: 0.6 })).toEqual(["delta"]);
  });
});

describe("serviceability", () => {
  const item = { b: 300, h: 550, fck: 30, fyk: 500, bars_bottom: "4Ø20", cover_mm: 35, M_Ed: 150 };
  test("stresses of the cracked section keep 7.2; before the creep the concrete carries more", () => {
    const made = one({
      ...item,
      exposure: ["XD1"],
      fck: 35,
      cover_mm: 50,
      serviceability: { M_ch: 110, M_qp: 80, phi: 2 },
    });
    const { sigma_c_0_MPa = 0, sigma_c_ch_MPa = 0, sigma_s_ch_MPa = 0 } = made.values;
    expect(sigma_c_0_MPa).toBeGreaterThan(sigma_c_ch_MPa);
    expect(use(made, "concrete-stress")).toBeCloseTo(sigma_c_0_MPa / (0.6 * 35), 9);
    expect(use(made, "steel-stress")).toBeCloseTo(sigma_s_ch_MPa / 400, 9);
    // equilibrium: T z = M with z = d - x/3
    const { x_ser_mm: x = 0 } = made.values;
    expect((sigma_s_ch_MPa * 4 * Math.PI * 100 * ((made.values.d_mm ?? 0) - x / 3)) / 1e6).toBeCloseTo(110, 6);
  });
  test("least reinforcement for cracks of a web by hand", () => {
    const { A_s_min_crack_mm2 } = one({ ...item, serviceability: { M_qp: 80, w_max_mm: 0.3 } }).values;
    const k = 1 - (0.35 * 250) / 500;
    expect(A_s_min_crack_mm2).toBeCloseTo((0.4 * k * 0.3 * 30 ** (2 / 3) * 300 * 275) / 500, 6);
  });
  test("M_qp above M_ch is refused", () => {
    expect(problems({ ...item, serviceability: { M_qp: 120, M_ch: 110 } })).toEqual(["serviceability.M_qp"]);
  });
  test("deflection by curvature lies between those of the uncracked and the cracked beam", () => {
    const service = { M_qp: 80, phi: 2, span_mm: 6000, deflection: "curvature", epsilon_cs: 0.0004 };
    const { values } = one({ ...item, serviceability: service });
    const { curvature_M_1_m: k = 0, curvature_I_1_m: k_I = 0, curvature_II_1_m: k_II = 0, zeta = 0 } = values;
    expect(k).toBeCloseTo(zeta * k_II + (1 - zeta) * k_I, 12);
    expect(k_I).toBeLessThan(k);
    expect(k).toBeLessThan(k_II);
    expect(values.w_mm).toBeCloseTo(((5 / 48) * k + (values.curvature_cs_1_m ?? 0) / 8) * 36e3, 6);
    const camber = one({ ...item, serviceability: { ...service, precamber_mm: 5 } });
    expect(use(camber, "deflection")).toBeCloseTo(((values.w_mm ?? 0) - 5) / 24, 6);
  });
  test("an uncracked beam has the curvature of its whole section", () => {
    const { values } = one({ ...item, serviceability: { M_qp: 20, span_mm: 6000, deflection: "curvature" } });
    expect(values.zeta).toBe(0);
    expect(values.curvature_M_1_m).toBeCloseTo(20e9 / ((values.E_c_eff_MPa ?? 0) * (values.I_I_mm4 ?? 0)), 12);
  });
});

describe("cover by exposure, 4.4.1", () => {
  const item = { b: 300, h: 550, fck: 30, fyk: 500, bars_bottom: "4Ø20", M_Ed: 100 };
  const values = (fields: Fields) => one({ ...item, ...fields }).values;
  test("classes of Tables 4.3N and 4.4N", () => {
    expect(values({ exposure: ["XC3"] })).toMatchObject({ c_min_dur_mm: 25, c_nom_mm: 35, structural_class: "S4" });
    expect(values({ exposure: ["XC1"] })).toMatchObject({ c_min_dur_mm: 10, structural_class: "S3", c_min_b_mm: 12 });
    expect(values({ exposure: ["XC3"], design_life_years: 100 })).toMatchObject({ c_min_dur_mm: 35 });
    expect(values({ exposure: ["XC3", "XS2"], fck: 45 })).toMatchObject({ c_min_dur_mm: 35 });
    expect(values({ exposure: ["XC2"], cast_against: "ground" })).toMatchObject({ c_nom_mm: 75 });
  });
  test("a cover that is given is held against it", () => {
    expect(use(one({ ...item, exposure: ["XC3"], cover_mm: 25 }), "cover")).toBeCloseTo(35 / 25, 9);
  });
  test("frost alone gives none; annexes have tables of their own", () => {
    expect(problems({ ...item, exposure: ["XF1"] })).toEqual(["exposure"]);
    expect(problems({ ...item, exposure: ["XC3"] }, { national_annex: "NL" })).toEqual(["cover_mm"]);
  });
});
