import fc from "fast-check";
import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, InvalidInput } from "../index.ts";
import { structureKind } from "./check.ts";
import { planarAmplification, spatialAmplification } from "./torsion.ts";

interface StoreyValues {
  F_i_kN: number;
  V_i_kN: number;
  d_s_mm: number;
  drift_mm: number;
  drift_limit_mm: number;
  theta: number;
  second_order: string;
  second_order_factor: number;
  M_a_kNm: number;
}

interface Verification {
  id: string;
  utilization: number;
  passed: boolean;
  demand: number;
  resistance: number;
}

interface Structure {
  passed: boolean;
  utilization: number;
  verifications: Verification[];
  values: Record<string, number> & {
    storeys: StoreyValues[];
    spectrum: Record<string, number[]>;
    modes: { T_s: number; share: number; F_b_kN: number }[];
    effects: { E_SRSS: number; E_30: number }[];
    vertical_threshold_exceeded: boolean;
  };
}

const base = { agR: 0.25, ground_type: "B", spectrum_type: 1, importance_class: 2, q: 4, T1: 0.4, W: 3000 };

const run = (request: object) => {
  const { result, ...outer } = check("en-1998-1", request);
  return { ...outer, result, structure: result.structure as unknown as Structure };
};

const problems = (request: object): { path: string; message: string }[] => {
  try {
    check("en-1998-1", request);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return [...error.problems];
    throw error;
  }
};

const paths = (request: object) => problems(request).map(({ path }) => path);
const verification = (structure: Structure, id: string) => structure.verifications.find((v) => v.id === id);

const without = (field: string) => Object.fromEntries(Object.entries(base).filter(([name]) => name !== field));

describe("the request", () => {
  test.each(["agR", "ground_type", "spectrum_type", "importance_class", "q", "T1"])("%s is required", (field) => {
    expect(paths(without(field))).toEqual([field]);
  });

  test("without a weight there is an ordinate and no force, without a structure the spectra alone", () => {
    const { structure } = run(without("W"));
    expect(structure.values.S_d_m_s2).toBe(run(base).structure.values.S_d_m_s2);
    expect(structure.values.F_b_kN).toBeUndefined();
    const alone = run({ agR: 0.25, ground_type: "B", q: 4 });
    expect(alone.structure.values.spectrum).toEqual(
      run({ ...base, T1: undefined, W: undefined }).structure.values.spectrum,
    );
    expect(alone.result.warnings.join()).toMatch(
      /type of spectrum is given: type 1.*importance class is given: class II/,
    );
    expect(alone.structure.passed).toBe(true);
  });

  test("a building may end above its uppermost mass, by no more than half of one storey's height", () => {
    const storeys = [
      { mark: "1", z_m: 3, W_kN: 1000 },
      { mark: "2", z_m: 6, W_kN: 1000 },
    ];
    const of = (H_m: number) => ({ ...without("T1"), W: 2000, C_t: 0.05, H_m, storeys });
    expect(run(of(6.4)).result.assumptions.join()).toContain("ends at H_m = 6.4 m, above its uppermost mass at 6 m");
    expect(paths(of(12))).toEqual(["H_m"]);
    expect(paths(of(5))).toEqual(["H_m"]);
  });

  test("frames out of symmetry turn the floor, within 0.3 r", () => {
    const frame = (x_m: number, share: number) => ({ mark: `x = ${x_m}`, x_m, share });
    const of = (share: number) => ({ ...base, L_e_m: 12, frames: [frame(-6, 1 - share), frame(6, share)] });
    const forces = (share: number) =>
      (run(of(share)).structure.values.frames as unknown as { F_kN: number }[]).map(({ F_kN }) => F_kN);
    const [left = 0, right = 0] = forces(0.45);
    const [even = 0] = forces(0.5);
    // two supports of a beam: F_b at the centre of mass is carried by halves, whatever their stiffness
    expect(left).toBeCloseTo(even * 1.1, 6);
    expect(right).toBeCloseTo(even, 6);
    expect(paths(of(0.2))).toEqual(["frames"]);
  });

  test("all problems come at once", () => {
    const wrong = {
      agR: 2.45,
      ground_type: "S1",
      importance_class: 2,
      C_t: 0.05,
      H_m: 50,
      frames: [{ mark: "a", x_m: 1, share: 1 }],
    };
    expect(paths(wrong).sort()).toEqual(["H_m", "L_e_m", "W", "agR", "ground_type", "q", "spectrum_type"]);
  });

  test("agR above 1.5 needs its unit", () => {
    expect(problems({ ...base, agR: 2.45 })[0]?.message).toContain("m/s2");
    expect(run({ ...base, agR: 2.4525, agR_unit: "m/s2" }).structure.values.F_b_kN).toBeCloseTo(
      run(base).structure.values.F_b_kN ?? 0,
      9,
    );
  });

  test("S1 and S2 need a special study, which is entered as soil", () => {
    expect(problems({ ...base, ground_type: "S1" })[0]?.message).toContain("special study");
    const soil = { S: 1.2, T_B: 0.15, T_C: 0.5, T_D: 2 };
    expect(run({ ...without("ground_type"), soil }).structure.values.F_b_kN).toBe(run(base).structure.values.F_b_kN);
  });

  test.each([
    [{ soil: { S: 1, T_B: 0.6, T_C: 0.5, T_D: 2 } }, "soil.T_B"],
    [{ soil: { S: 1, T_B: 0.1, T_C: 3, T_D: 2 } }, "soil.T_C"],
    [{ zone: 3 }, "zone"],
    [{ annex_edition: 2021 }, "annex_edition"],
    [{ analysis: "modal" }, "T1"],
    [{ L_e_m: 10 }, "L_e_m"],
    [
      {
        storeys: [
          { mark: "1", z_m: 3, W_kN: 1 },
          { mark: "2", z_m: 3, W_kN: 1 },
        ],
      },
      "storeys[1].z_m",
    ],
    [
      {
        storeys: [
          { mark: "1", z_m: 3, W_kN: 1, s_i: 1 },
          { mark: "2", z_m: 6, W_kN: 1 },
        ],
      },
      "storeys[1].s_i",
    ],
    [
      {
        storeys: [
          { mark: "1", z_m: 3, W_kN: 1, d_e_mm: 1 },
          { mark: "2", z_m: 6, W_kN: 1 },
        ],
      },
      "storeys[1].d_e_mm",
    ],
  ])("%j is refused at %s", (more, path) => {
    expect(paths({ ...base, ...more })).toContain(path);
  });
});

describe("lateral force method", () => {
  const storeys = [
    { mark: "1", z_m: 4, W_kN: 1000 },
    { mark: "2", z_m: 7, W_kN: 1000 },
    { mark: "3", z_m: 10, W_kN: 1000 },
  ];

  law("F_b is the sum of the storey forces, whatever the distribution", () => {
    const storey = fc.record({
      W_kN: fc.double({ min: 1, max: 1e5, noNaN: true }),
      s_i: fc.double({ min: 0.01, max: 1, noNaN: true }),
      step: fc.double({ min: 2, max: 8, noNaN: true }),
    });
    return fc.property(fc.array(storey, { minLength: 1, maxLength: 12 }), fc.boolean(), (list, byMode) => {
      let z = 0;
      const given = list.map(({ W_kN, s_i, step }, i) => {
        z += step;
        return { mark: `${i + 1}`, z_m: z, W_kN, ...(byMode ? { s_i } : {}) };
      });
      const { structure } = run({ ...without("W"), storeys: given });
      const F_b = structure.values.F_b_kN ?? 0;
      const sum = structure.values.storeys.reduce((s, { F_i_kN }) => s + F_i_kN, 0);
      expect(Math.abs(sum - F_b)).toBeLessThanOrEqual(1e-9 * F_b);
      expect(Math.abs((structure.values.storeys[0]?.V_i_kN ?? 0) - F_b)).toBeLessThanOrEqual(1e-9 * F_b);
    });
  });

  test("lambda, T_1 and W make F_b; a missing number of storeys is said", () => {
    const { structure, result } = run(base);
    expect(structure.values.lambda).toBe(1);
    expect(structure.values.F_b_kN).toBeCloseTo(0.25 * 1.2 * (2.5 / 4) * 3000, 9);
    expect(result.assumptions.join()).toContain("lambda = 1.0");
    expect(run({ ...base, n_storeys: 3 }).structure.values.F_b_kN).toBeCloseTo(0.85 * 562.5, 9);
  });

  test("T_1 by height, by walls, by the displacement of the top", () => {
    const by = (more: object) => run({ ...without("T1"), ...more }).structure.values.T_1_s ?? 0;
    expect(by({ C_t: 0.075, H_m: 20 })).toBeCloseTo(0.7093, 4);
    // A_c = 2 (0.2 + 0.25)^2 = 0.405 m²
    const A_c = 2 * 0.45 ** 2;
    expect(by({ shear_walls: [{ A_i_m2: 2, l_w_m: 3 }], H_m: 12 })).toBeCloseTo(
      (0.075 / Math.sqrt(A_c)) * 12 ** 0.75,
      9,
    );
    expect(by({ d_top_m: 0.04 })).toBeCloseTo(0.4, 12);
  });

  test("beyond min(4 T_C, 2 s) the method does not apply, and the structure does not pass", () => {
    const { structure } = run({ ...base, T1: 2.1 });
    const found = verification(structure, "lateral-force-method-applicable");
    expect(found?.utilization).toBeCloseTo(1.05, 12);
    expect(structure.passed).toBe(false);
    expect(verification(run({ ...base, T1: 2 }).structure, "lateral-force-method-applicable")?.utilization).toBe(0);
    // type 2: 4 T_C = 1 s
    const flat = run({ ...base, spectrum_type: 2, T1: 1.2 }).structure;
    expect(verification(flat, "lateral-force-method-applicable")?.utilization).toBeCloseTo(1.2, 12);
  });

  test("not regular in elevation: at least 1.01", () => {
    const system = { material: "steel", type: "moment-frame", ductility_class: "DCM", regular_in_elevation: false };
    const { structure } = run({ ...base, system });
    expect(verification(structure, "lateral-force-method-applicable")?.utilization).toBe(1.01);
  });

  test("only actions: a warning, utilization 0, passed", () => {
    const { structure, result } = run({ ...base, storeys });
    expect(structure.utilization).toBe(0);
    expect(structure.passed).toBe(true);
    expect(result.warnings.join()).toContain("Only actions");
    expect(run({ ...base, V_Rd: 600 }).result.warnings.join()).not.toContain("Only actions");
  });

  test("stiffnesses give the displacements: d = sum of V/k", () => {
    const { structure } = run({ ...without("T1"), q: 1.5, storeys: storeys.map((s) => ({ ...s, k_kN_m: 5e4 })) });
    const [first, second] = structure.values.storeys;
    expect(first?.d_s_mm).toBeCloseTo((1.5 * 1000 * (first?.V_i_kN ?? 0)) / 5e4, 9);
    expect(second?.drift_mm).toBeCloseTo((1.5 * 1000 * (second?.V_i_kN ?? 0)) / 5e4, 9);
  });

  test("accidental torsional moment: 5 % of the floor", () => {
    const { structure } = run({ ...base, storeys: storeys.map((s) => ({ ...s, L_i_m: 20 })) });
    const roof = structure.values.storeys[2];
    expect(roof?.M_a_kNm).toBeCloseTo(roof?.F_i_kN ?? 0, 9);
  });
});

describe("second order and damage limitation", () => {
  // one storey: theta = P d_r / (V h), with V = F_b = 562.5 kN, h = 3 m, d_r = 4 d_e
  const storey = (d_e_mm: number, more: object = {}) => ({
    ...base,
    storeys: [{ mark: "1", z_m: 3, W_kN: 3000, d_e_mm }],
    ...more,
  });
  const at = (theta: number) => (theta * 562.5 * 3 * 1000) / 3000 / 4;

  test.each([
    [0.05, "negligible", 1],
    [0.1, "negligible", 1],
    [0.1001, "amplify", 1 / (1 - 0.1001)],
    [0.2, "amplify", 1.25],
    [0.2001, "explicit", 1 / (1 - 0.2001)],
    [0.3, "explicit", 1 / 0.7],
    [0.31, "not-allowed", 1 / 0.69],
    [1.5, "not-allowed", 1e6],
  ] as const)("theta = %d: %s", (theta, range, factor) => {
    const { structure } = run(storey(at(theta)));
    const [found] = structure.values.storeys;
    expect(found?.theta).toBeCloseTo(theta, 9);
    expect(found?.second_order).toBe(range);
    expect(found?.second_order_factor).toBeCloseTo(factor, 9);
    expect(verification(structure, "second-order")?.passed).toBe(range !== "not-allowed");
  });

  test("the base shear is amplified with the greatest factor", () => {
    const { structure } = run(storey(at(0.2), { V_Rd: 1000 }));
    expect(verification(structure, "base-shear")?.demand).toBeCloseTo(562.5 * 1.25, 6);
  });

  test("class III reduces by 0.4, an override by itself", () => {
    expect(run(storey(5, { importance_class: 3 })).structure.values.storeys[0]?.drift_limit_mm).toBeCloseTo(37.5, 9);
    const overridden = run(storey(5, { overrides: { nu: 0.6 } }));
    expect(overridden.structure.values.storeys[0]?.drift_limit_mm).toBeCloseTo(25, 9);
    expect(overridden.structure.values.nu).toBe(0.6);
  });

  test("a storey without seismic shear cannot be displaced", () => {
    const quiet = { national_annex: "DE", zone: 0, ground_type: "A-R", agR: undefined, spectrum_type: undefined };
    expect(paths(JSON.parse(JSON.stringify(storey(5, quiet))))).toEqual(["storeys[0].d_e_mm"]);
  });
});

describe("modal analysis", () => {
  const storeys = [1, 2, 3].map((i) => ({ mark: `${i}`, z_m: 3 * i, W_kN: 981, k_kN_m: 1e5 }));
  const modal = { agR: 0.2, ground_type: "C", spectrum_type: 1, importance_class: 2, q: 3, analysis: "modal", storeys };

  test("the shares of the modes sum to 1 and the first mode gives T_1", () => {
    const { values } = run(modal).structure;
    expect(values.modes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(values.T_1_s).toBeCloseTo(values.modes[0]?.T_s ?? 0, 12);
    expect(values.F_b_kN).toBeCloseTo(Math.hypot(...values.modes.map(({ F_b_kN }) => F_b_kN)), 9);
  });

  test("given modes give what the stick gives", () => {
    const own = run(modal).structure.values;
    const modes = (own.modes as unknown as { T_s: number; shape: number[] }[]).map(({ T_s, shape }) => ({
      T_s,
      shape,
    }));
    const bare = storeys.map(({ mark, z_m, W_kN }) => ({ mark, z_m, W_kN }));
    const { values } = run({ ...modal, storeys: bare, modes }).structure;
    expect(values.F_b_kN).toBeCloseTo(own.F_b_kN ?? 0, 9);
    expect(values.storeys[2]?.drift_mm).toBeCloseTo(own.storeys[2]?.drift_mm ?? 0, 9);
    // the first mode alone carries 91 %, the others together do not pass
    expect(run({ ...modal, storeys: bare, modes: modes.slice(0, 1) }).passed).toBe(true);
    const { passed, structure, result } = run({ ...modal, storeys: bare, modes: modes.slice(1) });
    expect(passed).toBe(false);
    expect(verification(structure, "effective-modal-mass")?.utilization).toBeGreaterThan(10);
    expect(result.warnings.join()).toContain("90 %");
  });

  test("W and s_i of the lateral force method are not taken silently", () => {
    expect(paths({ ...modal, W: 4000 })).toEqual(["W"]);
    expect(paths({ ...modal, storeys: storeys.map((s) => ({ ...s, s_i: 1 })) })).toContain("storeys[0].s_i");
  });

  test("CQC and SRSS agree for distant modes", () => {
    const F_b = (combination: string) => run({ ...modal, combination }).structure.values.F_b_kN ?? 0;
    expect(F_b("CQC") / F_b("SRSS")).toBeCloseTo(1, 2);
  });

  test("the lateral force method takes T_1 from the stick", () => {
    const { values } = run({ ...modal, analysis: "lateral-force" }).structure;
    expect(values.T_1_s).toBeCloseTo(run(modal).structure.values.T_1_s ?? 0, 12);
  });

  test("without stiffnesses or modes it is refused", () => {
    const bare = storeys.map(({ mark, z_m, W_kN }) => ({ mark, z_m, W_kN }));
    expect(paths({ ...modal, storeys: bare })).toEqual(["storeys"]);
    expect(paths({ ...modal, storeys: bare, modes: [{ T_s: 1, shape: [1] }] })).toEqual(["modes[0].shape"]);
  });
});

describe("national rules", () => {
  const zoned = { ground_type: "B", importance_class: 2, q: 1.5, T1: 0.3, W: 1000 };

  test("FR: zones settle acceleration and type; another value is refused", () => {
    const { values } = run({ ...zoned, national_annex: "FR", zone: 4 }).structure;
    expect([values.a_gR_m_s2, values.S, values.T_C_s, values.T_D_s]).toEqual([1.6, 1.35, 0.25, 2.5]);
    expect(paths({ ...zoned, national_annex: "FR", zone: 4, agR: 0.3 })).toEqual(["agR"]);
    expect(paths({ ...zoned, national_annex: "FR", zone: 4, agR: 1.6, agR_unit: "m/s2" })).toEqual([]);
    expect(paths({ ...zoned, national_annex: "FR", zone: 4, spectrum_type: 1 })).toEqual(["spectrum_type"]);
    expect(paths({ ...zoned, national_annex: "FR", zone: 6 })).toEqual(["zone"]);
  });

  test("FR without zone: the type picks the table", () => {
    const typed = (spectrum_type: number) =>
      run({ ...zoned, national_annex: "FR", agR: 0.1, spectrum_type }).structure.values;
    expect(typed(1).T_C_s).toBe(0.5);
    expect(typed(2).T_D_s).toBe(2.5);
  });

  test("FR vertical: 0.8 a_g in zones 1 to 4, 0.9 a_g in zone 5", () => {
    const a_vg = (zone: number) => run({ ...zoned, national_annex: "FR", zone }).structure.values.a_vg_m_s2;
    expect(a_vg(4)).toBeCloseTo(1.28, 12);
    expect(a_vg(5)).toBeCloseTo(2.7, 12);
  });

  test.each([
    [1, 2, true],
    [1, 4, true],
    [2, 2, true],
    [2, 3, false],
    [3, 1, true],
    [3, 2, false],
  ])("FR zone %d, importance class %d: no check asked for is %s", (zone, importance_class, exempt) => {
    const { result } = run({ ...zoned, national_annex: "FR", zone, importance_class });
    expect(result.warnings.some((text) => text.includes("asks for no check"))).toBe(exempt);
  });

  test("DE: combinations of ground and geology, and nothing else", () => {
    const table = {
      "A-R": [1, 0.05, 0.2],
      "B-R": [1.25, 0.05, 0.25],
      "C-R": [1.5, 0.05, 0.3],
      "B-T": [1, 0.1, 0.3],
      "C-T": [1.25, 0.1, 0.4],
      "C-S": [0.75, 0.1, 0.5],
    };
    for (const [ground_type, row] of Object.entries(table)) {
      const { values } = run({ ...zoned, national_annex: "DE", zone: 2, ground_type }).structure;
      expect([values.S, values.T_B_s, values.T_C_s, values.T_D_s]).toEqual([...row, 2]);
      expect(values.a_gR_m_s2).toBe(0.6);
    }
    expect(problems({ ...zoned, national_annex: "DE", zone: 2 })[0]?.message).toContain("A-R, B-R, C-R, B-T, C-T, C-S");
  });

  test("DE: from 2021 on only with agR and soil", () => {
    const later = { ...zoned, national_annex: "DE", annex_edition: "2021" };
    expect(paths({ ...later, zone: 2 }).sort()).toEqual(["soil", "zone"]);
    expect(paths(later).sort()).toEqual(["agR", "soil"]);
    const soil = { S: 1.2, T_B: 0.05, T_C: 0.25, T_D: 2 };
    const { ground_type: _, ...free } = later;
    expect(paths({ ...free, agR: 0.08, soil })).toEqual([]);
    expect(run({ ...later, agR: 0.08, soil }).result.warnings.join()).toContain("ground_type has no effect here");
    expect(paths({ ...free, annex_edition: 2015, agR: 0.08, soil })).toEqual(["annex_edition"]);
    expect(run({ ...zoned, national_annex: "DE", zone: 0, ground_type: "A-R" }).result.warnings.join()).toContain(
      "Zone 0",
    );
  });

  test.each(["NL", "SE"])("%s has no annex: values of EN, the result says EN and warns", (national_annex) => {
    const { result, structure } = run({ ...base, national_annex });
    expect(result.national_annex).toBe("EN");
    expect(result.warnings.join()).toContain("no annex to EN 1998-1");
    expect(structure.values.F_b_kN).toBe(run(base).structure.values.F_b_kN);
  });

  test("UK: values of EN and a warning that PD 6698 decides", () => {
    const { result, structure } = run({ ...base, national_annex: "UK" });
    expect(result.national_annex).toBe("UK");
    expect(result.warnings.join()).toContain("PD 6698");
    expect(structure.values.S).toBe(1.2);
  });
});

describe("vertical spectra and components", () => {
  test("vertical design spectrum: a_vg, S = 1 and q = 1.5", () => {
    const { values } = run({ ...base, vertical: true, periods_s: [0, 0.1, 0.3, 2] }).structure;
    const a_vg = 0.9 * 2.4525;
    expect(values.spectrum.S_ve_m_s2?.[1]).toBeCloseTo(3 * a_vg, 9);
    expect(values.spectrum.S_vd_m_s2?.[1]).toBeCloseTo((2.5 / 1.5) * a_vg, 9);
    expect(values.spectrum.S_vd_m_s2?.[0]).toBeCloseTo((2 / 3) * a_vg, 9);
  });

  test("the vertical component counts above 0.25 g", () => {
    expect(run(base).structure.values.vertical_threshold_exceeded).toBe(false);
    expect(run({ ...base, agR: 0.3 }).structure.values.vertical_threshold_exceeded).toBe(true);
  });

  test("effects of two and three components", () => {
    const effects = [
      { mark: "N", E_x: 100, E_y: -50 },
      { mark: "M", E_x: 30, E_y: 40, E_z: 120 },
    ];
    const { values } = run({ ...base, effects }).structure;
    expect(values.effects[0]).toMatchObject({ E_SRSS: Math.hypot(100, 50), E_30: 115 });
    expect(values.effects[1]).toMatchObject({ E_SRSS: 130, E_30: 141 });
  });

  test("accidental torsion grows linearly to the edge", () => {
    expect(spatialAmplification(10, 20)).toBeCloseTo(1.3, 12);
    expect(planarAmplification(10, 20)).toBeCloseTo(1.6, 12);
  });
});

describe("overrides and derivations", () => {
  test("gamma_I, nu, q_DCL and a_vg_over_a_g of the request come first, and are shown as overrides", () => {
    const { structure, result } = run({ ...base, overrides: { gamma_I: 1.1, a_vg_over_a_g: 0.7 } });
    expect(structure.values.a_g_m_s2).toBeCloseTo(1.1 * 2.4525, 12);
    expect(structure.values.a_vg_m_s2).toBeCloseTo(0.7 * 1.1 * 2.4525, 12);
    const shown = (result.parameters as { symbol: string; confidence: string }[]).filter(
      (p) => p.confidence === "override",
    );
    expect(shown.map(({ symbol }) => symbol).sort()).toEqual(["a_vg_over_a_g", "gamma_I"]);
  });

  const storeys = [1, 2, 3].map((i) => ({ mark: `${i}`, z_m: 3 * i, W_kN: 900, k_kN_m: 8e4, L_i_m: 12 }));
  test("sums of weights start at nothing: no number of the derivation comes from nowhere", () => {
    const { derivation } = run({
      ...without("W"),
      storeys: storeys.map(({ k_kN_m: _, ...storey }, i) => ({ ...storey, d_e_mm: 2 * (i + 1) })),
      derivation: true,
    }).structure as unknown as { derivation: { name: string; inputs: Record<string, number>; value: number }[] };
    const first = derivation.find(({ inputs }) => "sum_0" in inputs);
    expect(first?.inputs.sum_0).toBe(0);
    for (const [i, { name, inputs }] of derivation.entries()) {
      const sum = inputs.sum_0 ?? inputs.above ?? inputs.P_tot;
      if (sum === undefined || sum === 0) continue;
      expect(
        derivation.slice(0, i).map(({ value }) => value),
        name,
      ).toContain(sum);
    }
  });

  test.each([
    ["modal", { ...without("T1"), W: 2700, analysis: "modal", storeys, combination: "CQC", V_Rd: 500 }],
    ["shear walls", { ...without("T1"), shear_walls: [{ A_i_m2: 2, l_w_m: 3 }], H_m: 12 }],
    ["beyond T_E of Annex A", { ...base, T1: 7 }],
    ["beyond T_F of Annex A", { ...base, T1: 12 }],
    ["type 2 beyond 4 s", { ...base, spectrum_type: 2, T1: 5 }],
    ["rising branch", { ...base, T1: 0.05, effects: [{ mark: "N", E_x: 1, E_y: 2, E_z: 3 }] }],
    [
      "squat walls",
      {
        ...without("q"),
        system: {
          material: "concrete",
          type: "uncoupled-walls",
          ductility_class: "DCH",
          layout: "two-walls",
          regular_in_plan: false,
          regular_in_elevation: false,
          walls: [{ h_m: 9, l_m: 6 }],
        },
      },
    ],
    [
      "a zone",
      { importance_class: 3, national_annex: "FR", zone: 5, ground_type: "E", q: 1.5, T1: 0.7, W: 100, vertical: true },
    ],
  ])("%s: every step can be redone from what it prints", (_name, request) => {
    const derivation = (
      run({ ...request, derivation: true }).structure as unknown as {
        derivation: { name: string; expression: string; inputs: Record<string, number>; value: number }[];
      }
    ).derivation;
    expect(derivation.length).toBeGreaterThan(10);
    for (const { name, expression, inputs, value } of derivation) {
      const again = Number(evaluate(expression, { ...inputs }));
      expect(Math.abs(again - value), `${name} = ${expression}`).toBeLessThanOrEqual(
        1e-9 * Math.max(1, Math.abs(value)),
      );
    }
  });
});

describe("whatever the schema accepts", () => {
  const positive = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });
  const structures = fc
    .record({
      agR: maybe(positive(0, 50)),
      agR_unit: maybe(fc.constantFrom("g", "m/s2")),
      zone: maybe(fc.integer({ min: 0, max: 5 })),
      ground_type: maybe(fc.constantFrom("A", "B", "C", "D", "E", "C-R", "S1")),
      spectrum_type: maybe(fc.constantFrom(1, 2)),
      soil: maybe(
        fc.record({ S: positive(0.1, 10), T_B: positive(0, 0.5), T_C: positive(0.4, 2), T_D: positive(2, 50) }),
      ),
      q: maybe(positive(1, 10)),
      system: maybe(
        fc.record({
          material: fc.constantFrom("concrete", "steel", "composite", "timber", "masonry"),
          type: fc.constantFrom("frame", "uncoupled-walls", "moment-frame", "eccentric-bracing", "beam", "confined"),
          ductility_class: fc.constantFrom("DCL", "DCM", "DCH"),
          regular_in_elevation: fc.boolean(),
        }),
      ),
      importance_class: fc.integer({ min: 1, max: 4 }),
      T1: maybe(positive(0.001, 100)),
      C_t: maybe(positive(0.005, 0.5)),
      H_m: maybe(positive(0.1, 60)),
      W: maybe(positive(0.001, 1e10)),
      analysis: maybe(fc.constantFrom("modal", "lateral-force")),
      damping: maybe(positive(0.1, 100)),
      vertical: maybe(fc.boolean()),
      V_Rd: maybe(positive(1e-6, 1e9)),
      storeys: maybe(
        fc
          .tuple(
            fc.boolean(),
            fc.boolean(),
            fc.boolean(),
            fc.array(
              fc.tuple(
                positive(0.1, 10),
                positive(0.001, 1e9),
                positive(0, 1e6),
                positive(-1e5, 1e5),
                positive(1, 1e10),
              ),
              { minLength: 1, maxLength: 8 },
            ),
          )
          .map(([s, d, k, list]) => {
            let z = 0;
            return list.map(([step, W_kN, s_i, d_e_mm, k_kN_m], i) => {
              z += step;
              return { mark: `${i}`, z_m: z, W_kN, ...(s && { s_i }), ...(d && { d_e_mm }), ...(k && { k_kN_m }) };
            });
          }),
      ),
      national_annex: fc.constantFrom("EN", "FR", "DE", "UK", "NL", "SE"),
    })
    .map((item) => Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)));

  /** The fields without which nothing is calculated, in their plainest form. */
  const plain = { agR: 0.3, agR_unit: "g", ground_type: "C", spectrum_type: 1, importance_class: 3, q: 2, W: 1e4 };

  /** Random values of these hardly ever fit the others. */
  const free = ["zone", "system", "C_t", "H_m", "T1"];

  /** Nothing said twice: random values do not agree. */
  const consistent = ({ W, ground_type, ...request }: Record<string, unknown>) => {
    const storeys = request.storeys as Record<string, unknown>[] | undefined; // as drawn above
    const stick = storeys?.some(({ k_kN_m }) => k_kN_m !== undefined) === true;
    const modal = request.analysis === "modal" && stick;
    return {
      ...request,
      ...(storeys
        ? { storeys: storeys.map(({ d_e_mm, s_i, ...s }) => ({ ...s, ...(!stick && { d_e_mm, s_i }) })) }
        : { W }),
      ...(request.soil === undefined && { ground_type }),
      ...(!stick && { T1: 0.7 }),
      analysis: modal ? "modal" : "lateral-force",
    };
  };

  const everyNumber = (value: unknown, path: string): void => {
    if (typeof value === "number") expect(Number.isFinite(value), path).toBe(true);
    else if (value !== null && typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) everyNumber(inner, `${path}.${key}`);
    }
  };

  law(
    "gives finite numbers, or problems with paths",
    (holds) => {
      let computed = 0;
      holds(
        fc.property(structures, fc.boolean(), (random, valid) => {
          const more = Object.fromEntries(Object.entries(random).filter(([name]) => !free.includes(name)));
          const request = valid ? consistent({ ...more, ...plain, national_annex: "EN" }) : random;
          try {
            const { structure } = run({ ...JSON.parse(JSON.stringify(request)), derivation: true });
            computed++;
            everyNumber(structure, "structure");
            for (const v of structure.verifications) expect(v.utilization).toBeGreaterThanOrEqual(0);
          } catch (error) {
            if (!(error instanceof InvalidInput)) throw error;
            for (const { path } of error.problems) expect(path).not.toBe("");
          }
        }),
      );
      expect(computed).toBeGreaterThan(100);
    },
    { numRuns: 1500 },
  );

  test("the example passes", () => {
    expect(run(structureKind.example).passed).toBe(true);
  });
});
