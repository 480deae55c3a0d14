import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { run } from "../../test/support/columns.ts";
import { check, InvalidInput, type ItemResult } from "../index.ts";
import { leastSizes } from "./fire.ts";
import { inclination, inclinationOfStructure } from "./imperfection.ts";
import { effectiveLengthFromBuckling } from "./slenderness.ts";

const base = { b: 400, h: 400, fck: 35, fyk: 500, A_s: 2513, axis_distance_mm: 50, l0: 6000, N_Ed: 1800, M_Ed: 110 };
/** Links that confine the core. */
const held = { bar_diameter_mm: 20, links: { diameter_mm: 12, spacing_mm: 60, legs: 4 } };
const id = (column: ItemResult, name: string) => column.verifications.find((v) => v.id === name);

function problems(column: Record<string, unknown>, top: Record<string, unknown> = {}) {
  try {
    run(column, top);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  return [];
}

describe("every number has a step that can be redone", () => {
  const corner = (y: number, z: number) => ({ y, z });
  const variants: Record<string, Record<string, unknown>> = {
    curvature: { ...base, M_z_Ed: 40 },
    stiffness: { ...base, second_order_method: "nominal-stiffness", phi: 2.2, M_0Eqp: 50 },
    simplified: { ...base, second_order_method: "nominal-stiffness-simplified", A_s: 3000 },
    general: { ...base, second_order_method: "general", phi_ef: 1 },
    unbraced: { ...base, braced: false, M_z_Ed: 20, biaxial_method: "exact", phi_ef: 1.2 },
    creep: { ...base, creep: { RH: 50, t_0_days: 28 }, M_0Eqp: 60, M_z_Ed: 30 },
    inclined: { ...base, steel_branch: "inclined", N_Ed: -200 },
    lightlyInclined: { ...base, steel_branch: "inclined", A_s: 400, N_Ed: 0, M_Ed: 20 },
    block: { ...base, stress_block: "rectangular", N_Ed: 3900 },
    bilinear: { ...base, stress_block: "bilinear", deduct_bars: false },
    beyond: { ...base, N_Ed: 7000, M_z_Ed: 10 },
    design: { ...base, A_s: undefined, design: true },
    shear: {
      ...base,
      bar_diameter_mm: 20,
      V_Ed: 400,
      links: { diameter_mm: 10, spacing_mm: 150, reduced_spacing: true },
    },
    fire: { ...base, fire: { R: "R90", mu_fi: 0.6 } },
    confined: { ...base, ...held, confinement_MPa: 3 },
    ends: { ...base, l0: undefined, length_mm: 5000, end_flexibility: [0.2, 1], imperfection: "inclination" },
    circular: { ...base, b: undefined, h: undefined, shape: "circular", diameter: 450, M_z_Ed: 30 },
    polygonal: {
      fck: 40,
      fyk: 500,
      shape: "polygonal",
      outline: [corner(0, 0), corner(400, 0), corner(400, 150), corner(150, 150), corner(150, 600), corner(0, 600)],
      bars: [
        { y: 50, z: 50, diameter: 25 },
        { y: 350, z: 50, diameter: 20 },
        { y: 50, z: 550, diameter: 20 },
        { y: 100, z: 550, diameter: 20 },
      ],
      l0: 4000,
      N_Ed: 800,
      M_Ed: 40,
      M_z_Ed: -20,
    },
  };
  /** What is read and not calculated; in tension that includes the moments. */
  const given =
    /^(A_c_mm2|A_s_mm2|A_sl_mm2|b_w_mm|d_shear_mm|l_0(_z)?_mm|phi_ef(_z)?|e_i(_z)?_mm|mu_fi|l_0_fi_mm|M_0[12](_z)?_kNm)$/;

  test.each(Object.entries(variants))("%s", (_name, variant) => {
    const column = Object.fromEntries(Object.entries(variant).filter(([, value]) => value !== undefined));
    const found = run(column, { derivation: true });
    const steps = new Map((found.derivation ?? []).map((step) => [step.name, step]));
    for (const step of found.derivation ?? []) {
      expect(Number(evaluate(step.expression, { ...step.inputs })), step.name).toBeCloseTo(step.value, 9);
    }
    for (const [name, value] of Object.entries(found.values)) {
      if (typeof value !== "number" || given.test(name)) continue;
      expect(steps.get(name)?.value, `a step for ${name}`).toBe(value);
    }
  });
});

describe("single formulas as Blueprints' test suite publishes them", () => {
  test("(5.1) inclination", () => {
    expect(inclinationOfStructure(0.005, 0.8, 0.9)).toBeCloseTo(0.0036, 9);
    expect(inclination(0.005, 2 / 3, 6250)).toBeCloseTo(inclinationOfStructure(0.005, 0.8, 1), 12);
  });

  test("(5.17) effective length from EI and N_B", () => {
    expect(effectiveLengthFromBuckling(1_000_000, 5)).toBeCloseTo(1404.96, 2);
  });
});

describe("second order", () => {
  test("N_Ed beyond N_B is unstable: no design moment, not passed", () => {
    const found = run({ ...base, l0: 12000, N_Ed: 2500, second_order_method: "nominal-stiffness", phi_ef: 2 });
    expect(found.values.M_Ed_kNm).toBeNull();
    expect(id(found, "second-order-stability")).toMatchObject({ passed: false });
    expect(found.passed).toBe(false);
  });

  test("one verification of stability, by the axis that buckles first", () => {
    const slender = { ...base, l0: 9000, l0_z: 10000, N_Ed: 300, second_order_method: "nominal-stiffness", phi_ef: 1 };
    const about = (column: Record<string, unknown>) =>
      run(column).verifications.filter((v) => v.id === "second-order-stability");
    const found = run(slender);
    const [only, ...more] = about(slender);
    expect(more).toEqual([]);
    expect(found.values.N_B_z_kN).toBeLessThan(found.values.N_B_kN as number);
    expect(only).toMatchObject({ expression: "N_Ed / N_B_z < 1", resistance: found.values.N_B_z_kN });
    expect(about({ ...slender, N_Ed: 2500 })).toMatchObject([{ passed: false }]);
    expect(about({ ...slender, l0: 14000, l0_z: 2000 })).toMatchObject([{ expression: "N_Ed / N_B < 1" }]);
  });

  test("steel below what a stiffness asks for is told in mm²", () => {
    expect(() =>
      run({ ...base, A_s: 0.009999 * base.b * base.h, second_order_method: "nominal-stiffness-simplified" }),
    ).toThrow(`must be at least ${0.01 * base.b * base.h} mm²`);
  });

  test("the ends of a symmetric interaction curve have no moment, not the rounding of a sum", () => {
    const curve = run({ ...base, layout: "two-faces" }).values.interaction_curve as unknown as [number, number][];
    expect(curve[0]?.[1]).toBe(0);
    expect(curve.at(-1)?.[1]).toBe(0);
  });

  test("the same in the general method", () => {
    const found = run({ ...base, l0: 14000, N_Ed: 2500, second_order_method: "general", phi_ef: 2 });
    expect(found.values.M_Ed_kNm).toBeNull();
    expect(found.passed).toBe(false);
  });

  test("tension: no imperfection, no floor, no second order", () => {
    const found = run({ ...base, N_Ed: -300, M_Ed: 5 });
    expect(found.values.M_Ed_kNm).toBe(5);
    expect(found.values.M_Ed_z_kNm).toBe(0);
    expect(id(found, "axial-force")?.demand).toBe(300);
  });

  test("6.1(4) is a floor and not an addition", () => {
    const found = run({ ...base, l0: 1000, M_Ed: 0 });
    expect(found.values.M_Ed_kNm).toBeCloseTo(1800 * 0.02, 9);
  });

  test("C of double curvature from moments with imperfections", () => {
    const found = run({ ...base, M_Ed: 100, M_01: -100 });
    expect(found.values.r_m).toBeCloseTo((-100 + 27) / (100 + 27), 9);
  });

  test("Annex B: C30/37 indoors, h_0 = 150, loaded after 28 days, is near the 2.5 of Figure 3.1", () => {
    const found = run({ ...base, b: 300, h: 300, fck: 30, creep: { RH: 50, t_0_days: 28 }, M_0Eqp: 110 });
    expect(found.values.h_0_mm).toBe(150);
    expect(found.values.phi_infinity).toBeCloseTo(2.47, 2);
    expect(found.values.phi_ef).toBeCloseTo(found.values.phi_infinity as number, 9);
  });

  test("5.8.4(4): creep is neglected only where all three conditions hold", () => {
    const creeping = { ...base, N_Ed: 250, phi: 1.9, M_0Eqp: 60, neglect_creep: true };
    expect(run(creeping).values.phi_ef).toBe(0);
    expect(run({ ...creeping, N_Ed: 1800 }).values.phi_ef).toBeCloseTo((1.9 * 60) / 110, 9);
    expect(run({ ...creeping, phi: 2.1 }).values.phi_ef).toBeCloseTo((2.1 * 60) / 110, 9);
  });

  test("effective length of (5.15): pinned ends give l, fixed ends half of it", () => {
    const l_0 = (k: number) =>
      run({ ...base, l0: undefined, length_mm: 4000, end_flexibility: [k, k] } as Record<string, unknown>).values
        .l_0_mm;
    expect(l_0(1e6)).toBeCloseTo(4000, 0);
    expect(l_0(0)).toBeCloseTo(2000, 9);
  });
});

describe("what an annex leaves", () => {
  test("Germany has no nominal stiffness, the Netherlands none either, nor curvature when unbraced", () => {
    for (const second_order_method of ["nominal-stiffness", "nominal-stiffness-simplified"]) {
      for (const national_annex of ["DE", "NL"]) {
        expect(problems({ ...base, second_order_method }, { national_annex })[0]).toMatch(
          /second_order_method.*5\.8\.5/,
        );
      }
    }
    expect(problems({ ...base, braced: false }, { national_annex: "NL" })[0]).toMatch(/unbraced/);
    expect(problems({ ...base, braced: false }, { national_annex: "DE" })).toEqual([]);
    const own = { ...base, second_order_method: "nominal-stiffness", EI_kNm2: 20000 };
    expect(run(own, { national_annex: "DE" }).values.N_B_kN).toBeCloseTo((Math.PI ** 2 * 20000) / 36, 6);
  });

  test("Germany's slenderness limit goes by n alone", () => {
    expect(run(base, { national_annex: "DE" }).values.lambda_lim).toBe(25);
    const low = run({ ...base, N_Ed: 500 }, { national_annex: "DE" }).values;
    expect(low.lambda_lim).toBeCloseTo(16 / Math.sqrt(low.n as number), 9);
  });

  test("the Dutch inclination is two thirds of the Eurocode's", () => {
    const inclined = { ...base, imperfection: "inclination" };
    const ratio =
      (run(inclined, { national_annex: "NL" }).values.e_i_mm as number) / (run(inclined).values.e_i_mm as number);
    expect(ratio).toBeCloseTo(2 / 3, 9);
  });
});

describe("what cannot be built or contradicts itself", () => {
  test.each([
    [{ ...base, fck: 95 }, /fck: must be from 12 to 90 MPa.*3\.1\.2/],
    [{ ...base, fyk: 235 }, /fyk: must be from 400 to 600 MPa.*3\.2\.2/],
    [{ ...base, M_02: 90 }, /M_02: must equal M_Ed, 110/],
    [{ ...base, M_01: -120 }, /M_01: must not exceed M_02/],
    [{ ...base, bars: [{ y: 0, z: 0, diameter: 20 }] }, /A_s: must agree with the area of the bars/],
    [{ ...base, axis_distance_mm: 210 }, /axis_distance_mm: must be less than 200/],
    [{ ...base, shape: "circular" }, /diameter: is required/],
    [{ ...base, links: { diameter_mm: 8, spacing_mm: 200 } }, /bar_diameter_mm: is required with links/],
    [{ ...base, phi: 2 }, /M_0Eqp: is required/],
    [{ ...base, second_order_method: "nominal-stiffness", A_s: 300 }, /A_s: must be at least 320 mm², 0\.002/],
    [{ ...base, e_i_mm: 10, e_i_z_mm: 10, imperfection: "none" }, /imperfection: cannot be combined with/],
    [{ ...base, layout: "around" }, /layout: must be one of/],
  ])("%#", (column, message) => {
    expect(problems(column).join("\n")).toMatch(message);
  });

  test("all problems at once, with the load case they belong to", () => {
    const { N_Ed: _, M_Ed: __, ...still } = base;
    const found = problems({
      ...still,
      fck: 8,
      load_cases: [
        { id: "a", N_Ed: 1 },
        { id: "b", M_Ed: 3 },
      ],
    });
    expect(found).toHaveLength(3);
    expect(found.join("\n")).toMatch(/load_cases\[0\]\.M_Ed/);
    expect(found.join("\n")).toMatch(/load_cases\[1\]\.N_Ed/);
  });

  test("bars outside, overlapping, a star that crosses itself", () => {
    const bar = (y: number, z: number) => ({ y, z, diameter: 20 });
    const { A_s: _, axis_distance_mm: __, ...open } = base;
    expect(problems({ ...open, bars: [bar(190, 0), bar(250, 0)] })).toHaveLength(1);
    expect(problems({ ...open, bars: [bar(0, 0), bar(10, 0)] }).join()).toMatch(/overlaps bars\[0\]/);
    const star = [
      { y: 0, z: 0 },
      { y: 400, z: 400 },
      { y: 400, z: 0 },
      { y: 0, z: 400 },
    ];
    const { b: _b, h: _h, ...bare } = open;
    expect(problems({ ...bare, shape: "polygonal", outline: star, bars: [bar(100, 100)] }).join()).toMatch(
      /simple polygon/,
    );
  });
});

describe("bars on one side", () => {
  const bars = [-130, 0, 130].map((y) => ({ y, z: -150, diameter: 25 }));
  const { A_s: _, axis_distance_mm: __, ...open } = base;
  const oneSided = { ...open, bars, imperfection: "none", second_order_method: "none" };

  test("both senses have their own curve", () => {
    const found = run({ ...oneSided, N_Ed: 500, M_Ed: 30 });
    const back = run({ ...oneSided, N_Ed: 500, M_Ed: -30 });
    expect(found.values.interaction_curve_opposite).toEqual(back.values.interaction_curve);
    expect(found.values.M_Rd_kNm as number).toBeGreaterThan(back.values.M_Rd_kNm as number);
  });

  test("near the squash load a moment is needed: the other sense is not carried", () => {
    const N_Rd_0 = run({ ...oneSided, N_Ed: 500, M_Ed: 30 }).values.N_Rd_0_kN as number;
    const found = run({ ...oneSided, N_Ed: 0.999 * N_Rd_0, M_Ed: 200 });
    expect(found.passed).toBe(false);
  });

  test("without a moment the imperfection leans to the weaker side", () => {
    const found = run({ ...open, bars, N_Ed: 500, M_Ed: 0 });
    const weaker = Math.min(
      run({ ...oneSided, N_Ed: 500, M_Ed: 30 }).values.M_Rd_kNm as number,
      run({ ...oneSided, N_Ed: 500, M_Ed: -30 }).values.M_Rd_kNm as number,
    );
    expect(found.values.M_Rd_kNm).toBeCloseTo(weaker, 9);
    expect(found.values.M_Ed_kNm as number).toBeLessThan(0);
  });
});

test("an L bent about one axis is judged with the neutral axis free to turn", () => {
  const at = (y: number, z: number) => ({ y, z });
  const bar = (y: number, z: number) => ({ y, z, diameter: 20 });
  const found = run({
    shape: "polygonal",
    outline: [at(0, 0), at(500, 0), at(500, 200), at(200, 200), at(200, 600), at(0, 600)],
    bars: [bar(50, 50), bar(450, 50), bar(450, 150), bar(150, 550), bar(50, 550), bar(150, 150)],
    fck: 30,
    fyk: 500,
    l0: 3000,
    N_Ed: 800,
    M_Ed: 120,
    imperfection: "none",
    second_order_method: "none",
  });
  expect(id(found, "biaxial-bending")).toMatchObject({ clause: "EN 1992-1-1 6.1(2)P", unit: "kNm" });
  expect(found.values.M_Rd_biaxial_kNm).not.toBeCloseTo(found.values.M_Rd_kNm as number, 0);
});

describe("detailing, shear, fire", () => {
  test("9.5.3: the least of 20 bars, the side and 400, six tenths of it near beams", () => {
    const links = { diameter_mm: 6, spacing_mm: 250 };
    const open = run({ ...base, bar_diameter_mm: 16, links });
    expect(open.values.s_cl_tmax_mm).toBe(320);
    const near = run({ ...base, bar_diameter_mm: 16, links: { ...links, reduced_spacing: true } });
    expect(near.values.s_cl_tmax_mm).toBeCloseTo(192, 9);
    expect(id(near, "link-spacing")?.passed).toBe(false);
  });

  test("axial compression helps shear without links, tension hurts it", () => {
    const V_Rd_c = (N_Ed: number) => run({ ...base, N_Ed, V_Ed: 20 }).values.V_Rd_c_kN as number;
    expect(V_Rd_c(500)).toBeGreaterThan(V_Rd_c(0));
    expect(V_Rd_c(-300)).toBeLessThan(V_Rd_c(0));
    // 6.2.2(1): σ_cp counts up to 0.2 f_cd
    expect(V_Rd_c(2000)).toBeCloseTo(V_Rd_c(1500), 9);
  });

  test("EN 1992-1-2 Table 5.2a: 350 mm, R120 (The Concrete Centre prints 45 and 57 mm)", () => {
    expect(leastSizes("R120", 0.5, 350)).toEqual({ b_min: 350, a_min: 45, eight: true });
    expect(leastSizes("R120", 0.7, 350)).toEqual({ b_min: 350, a_min: 57, eight: true });
    expect(leastSizes("R240", 0.7, 900)).toBeUndefined();
    expect(leastSizes("R90", 0.5, 350)?.a_min).toBeCloseTo(41.5, 9);
  });

  test("more load, longer fire or fewer millimetres never pass sooner", () => {
    for (const b of [200, 250, 300, 350, 400, 450, 600]) {
      for (const R of ["R30", "R60", "R90", "R120", "R180"] as const) {
        let before = 0;
        for (const mu of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
          const found = leastSizes(R, mu, b);
          expect(found?.a_min).toBeGreaterThanOrEqual(before);
          before = found?.a_min ?? 0;
        }
      }
    }
  });

  test("confinement raises strength and strains by (3.24) to (3.27)", () => {
    const { values } = run({ ...base, ...held, fck: 30, confinement_MPa: 3 });
    expect(values.f_ck_c_MPa).toBeCloseTo(30 * (1.125 + 0.25), 9);
    expect(values.epsilon_c2_c).toBeCloseTo(0.002 * 1.375 ** 2, 9);
    expect(values.epsilon_cu2_c).toBeCloseTo(0.0035 + 0.02, 9);
  });

  test("accidental situations have their own partial factors", () => {
    const { values } = run({ ...base, design_situation: "accidental" });
    expect(values.f_cd_MPa).toBeCloseTo(35 / 1.2, 9);
    expect(values.f_yd_MPa).toBe(500);
  });
});

test("overrides reach the calculation and stand in the assumptions", () => {
  const { result } = check("en-1992-1-1", { overrides: { alpha_cc: 0.85 }, columns: [{ mark: "C", ...base }] });
  expect(result.assumptions.join()).toMatch(/alpha_cc = 0\.85/);
});
