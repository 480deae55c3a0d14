import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { check, type ItemResult } from "../index.ts";

const lvl = { mark: "M", species: "LVL 48 P", b: 45, h: 300, length_mm: 3000, service_class: 1 };
const member = (more: Record<string, unknown>, national_annex = "EN") => {
  const { result } = check("en-1995-1-1", { national_annex, members: [{ ...lvl, ...more }] });
  return (result.members as ItemResult[])[0] as ItemResult; // one member goes in, one comes out
};

const asked = (more: Record<string, unknown>): string[] => refusedPaths(() => member(more));

describe("own strengths of LVL hold in the direction in which it lies", () => {
  test("shear along y keeps the strength across the face", () => {
    const plain = member({ V_y_Ed: 18 });
    expect(plain.utilization).toBeCloseTo(1.304, 3);
    for (const f_v_k_MPa of [4.2, 6]) {
      expect(member({ V_y_Ed: 18, properties: { f_v_k_MPa } }).utilization).toBeCloseTo(plain.utilization, 12);
    }
    const weaker = member({ V_y_Ed: 18, properties: { f_v_k_MPa: 2.1 } });
    expect(weaker.utilization).toBeCloseTo(2 * plain.utilization, 12);
  });

  test("bending about z, torsion, and LVL lying flat", () => {
    expect(member({ T_Ed: 0.2, properties: { f_v_k_MPa: 4.2 } }).utilization).toBe(member({ T_Ed: 0.2 }).utilization);
    const flat = { orientation: "flatwise", b: 300, h: 45 };
    for (const action of [{ M_z_Ed: 3 }, { V_y_Ed: 3 }]) {
      const plain = member({ ...flat, ...action });
      const own = member({ ...flat, ...action, properties: { f_m_k_MPa: 60, f_v_k_MPa: 3 } });
      expect(own.utilization).toBe(plain.utilization);
    }
  });

  test("strengths across the face of its own", () => {
    const own = member({ V_y_Ed: 18, properties: { f_v_y_k_MPa: 4.6 } });
    expect(own.utilization).toBeCloseTo(1.304 / 2, 3);
    expect(() => member({ species: "C24", M_z_Ed: 1, properties: { f_m_z_k_MPa: 24 } })).toThrow("LVL");
    expect(() => member({ V_y_Ed: 1, properties: { f_v_y_k_MPa: 8 } })).toThrow("f_v_y_k_MPa");
  });

  test("a declared LVL is asked for what acts across its face", () => {
    const properties = {
      f_m_k_MPa: 44,
      f_t_0_k_MPa: 35,
      f_t_90_k_MPa: 0.8,
      f_c_0_k_MPa: 35,
      f_c_90_k_MPa: 6,
      f_v_k_MPa: 4.2,
      E_0_mean_MPa: 13800,
      E_0_05_MPa: 11600,
      G_mean_MPa: 600,
      G_0_05_MPa: 400,
      rho_k_kg_m3: 480,
      s: 0.15,
    };
    const own = { species: "Own LVL", timber_type: "LVL", properties };
    expect(member({ ...own, V_z_Ed: 18 }).passed).toBe(true);
    expect(asked({ ...own, V_y_Ed: 18 })).toContain("members[0].properties.f_v_y_k_MPa");
    expect(asked({ ...own, T_Ed: 0.1 })).toContain("members[0].properties.f_v_y_k_MPa");
    expect(asked({ ...own, M_z_Ed: 1 })).toContain("members[0].properties.f_m_z_k_MPa");
    expect(asked({ ...own, load_cases: [{ id: "1", V_y_Ed: 18 }] })).toContain("members[0].properties.f_v_y_k_MPa");
    const across = { ...own, properties: { ...properties, f_v_y_k_MPa: 2.3 } };
    expect(member({ ...across, V_y_Ed: 18 }).utilization).toBeCloseTo(1.304, 3);
  });
});

describe("bearing of LVL by its makers' rules", () => {
  const bearing = (more: object, of: Record<string, unknown> = {}) =>
    member({ b: 51, h: 200, length_mm: 4000, V_z_Ed: 1, ...of, bearing: { F_c_Ed: 13.3, length_mm: 50, ...more } });

  test("LVL Handbook Europe 2025, Figure 4.14: LVL 48 P and 36 C on edge at the end", () => {
    // 20 kN and 30 kN are printed
    for (const [species, F_c_k] of [
      ["LVL 48 P", 19.89],
      ["LVL 36 C", 29.84],
    ] as const) {
      const { values } = bearing({ a_mm: 0 }, { species });
      expect(values.l_ef_c_90_mm).toBe(65);
      const capacity = (51 * 65 * (values.f_c_90_k_MPa as number) * (values.k_c_90 as number)) / 1000;
      expect(capacity).toBeCloseTo(F_c_k, 1);
    }
  });

  test("between the ends it spreads to both sides, 15 mm on edge and 30 mm flat", () => {
    expect(bearing({ a_mm: 500 }).values.l_ef_c_90_mm).toBe(80);
    const flat = bearing({ a_mm: 500 }, { orientation: "flatwise", b: 200, h: 51 });
    expect(flat.values.l_ef_c_90_mm).toBe(110);
    expect(flat.values.k_c_90).toBe(1.4);
    expect(bearing({ a_mm: 500 }).values.k_c_90).toBe(1);
  });

  test("no own contact length goes beyond", () => {
    expect(() => bearing({ a_mm: 0, l_ef_mm: 80 })).toThrow("l_ef_mm");
    expect(bearing({ a_mm: 0, l_ef_mm: 65 }).values.l_ef_c_90_mm).toBe(65);
  });
});

test("LVL with crosswise veneers creeps more where it lies flat", () => {
  const k_def = (species: string, orientation: string, service_class: number) =>
    member({
      species,
      orientation,
      service_class,
      b: 300,
      h: 45,
      serviceability: { g_kN_m: 0.1, variable: [{ q_kN_m: 0.1, psi_2: 0.3 }] },
    }).values.k_def;
  expect([1, 2, 3].map((one) => k_def("LVL 36 C", "flatwise", one))).toEqual([0.8, 1, 2.5]);
  expect([1, 2, 3].map((one) => k_def("LVL 36 C", "edgewise", one))).toEqual([0.6, 0.8, 2]);
  expect([1, 2, 3].map((one) => k_def("LVL 48 P", "flatwise", one))).toEqual([0.6, 0.8, 2]);
});

describe("deflections in the Netherlands, NEN-EN 1990/NB A1.4.3", () => {
  const span = 4000;
  const deflected = (more: Record<string, unknown>, psi: Record<string, unknown> = {}) =>
    member(
      {
        species: "C24",
        b: 75,
        h: 225,
        length_mm: span,
        serviceability: { g_kN_m: 0.5, variable: [{ q_kN_m: 1.5, psi_2: 0.3, ...psi }], ...more },
      },
      "NL",
    );
  const additional = (result: ItemResult) => result.verifications.find(({ id }) => id === "deflection-additional");

  test("L/333 of floors, L/500 under brittle partitions, L/250 of other roofs", () => {
    expect(additional(deflected({}))?.resistance).toBeCloseTo(span / 333, 9);
    expect(additional(deflected({ use: "floor" }))?.resistance).toBeCloseTo(span / 333, 9);
    expect(additional(deflected({ use: "brittle-partitions" }))?.resistance).toBeCloseTo(span / 500, 9);
    expect(additional(deflected({ use: "roof" }))?.resistance).toBeCloseTo(span / 250, 9);
    const cantilever = deflected({ use: "roof", static_system: "cantilever" });
    expect(additional(cantilever)?.resistance).toBeCloseTo(span / 125, 9);
  });

  test("floors under the frequent combination where psi_1 is given, else the characteristic one", () => {
    const plain = deflected({});
    const { w_inst_Q_mm: w_Q, w_creep_mm: w_creep } = plain.values as Record<string, number>;
    expect(additional(plain)?.demand).toBeCloseTo((w_Q ?? 0) + (w_creep ?? 0), 9);
    expect(additional(deflected({}, { psi_1: 0.5 }))?.demand).toBeCloseTo(0.5 * (w_Q ?? 0) + (w_creep ?? 0), 9);
    const brittle = deflected({ use: "brittle-partitions" });
    expect(additional(brittle)?.demand).toBeCloseTo((w_Q ?? 0) + (w_creep ?? 0), 9);
  });
});
