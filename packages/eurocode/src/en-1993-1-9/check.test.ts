import fc from "fast-check";
import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { InvalidInput } from "../basis/problem.ts";
import { check, type ItemResult } from "../index.ts";
import { fieldsOf } from "./catalogue/choose.ts";
import { detailCatalogue, rowNamed, rows } from "./catalogue/index.ts";
import { curves, endurance, strengthOf } from "./curves.ts";
import { damageOfBlock, damageOfSpectrum, damageSum } from "./damage.ts";
import { rainflow } from "./rainflow.ts";

type Item = Record<string, unknown>;
type Values = Record<string, number> & { blocks: Record<string, number | null>[] };

const base = { method: "damage-tolerant", consequence: "low" };

function run(item: Item, top: Item = {}): ItemResult {
  const { result } = check("en-1993-1-9", { ...top, details: [{ ...base, ...item }] });
  return (result.details as ItemResult[])[0] as ItemResult; // one item, one result
}
const valuesOf = (item: Item, top: Item = {}) => run(item, top).values as Values;
const categoryOf = (item: Item) => {
  const { delta_sigma_C_MPa, delta_tau_C_MPa } = valuesOf(item);
  return delta_sigma_C_MPa ?? delta_tau_C_MPa;
};
function problemsOf(item: Item): { path: string; message: string }[] {
  try {
    run(item);
  } catch (error) {
    if (error instanceof InvalidInput) return [...error.problems];
    throw error;
  }
  return [];
}
const block = (delta_sigma: number, n_cycles = 1e6) => ({ stress_history: [{ delta_sigma, n_cycles }] });
const shearBlock = (delta_tau: number, n_cycles = 1e6) => ({ stress_history: [{ delta_tau, n_cycles }] });
const of = (result: ItemResult, id: string) => result.verifications.find((v) => v.id === id);

describe("long spectra: a derivation that can be read", () => {
  // an irregular signal without randomness
  const stress_signal = Array.from({ length: 15_000 }, (_, i) => 90 * Math.sin(1.3 * i) * Math.cos(0.017 * i * i));
  const stress_history = Array.from({ length: 5000 }, (_, i) => ({
    sigma_max: 20 + (i % 977) / 9,
    sigma_min: -((i % 613) / 9),
    n_cycles: 1000 + i,
  }));
  const long: [string, Item][] = [
    ["signal", { detail_id: "71", stress_signal, gamma_Ff: 1.1, repetitions: 1000 }],
    ["blocks after 7.2.1", { detail_id: "71", stress_history, stress_relieved: true, gamma_Ff: 1.1 }],
    [
      "direct and shear",
      { detail_id: "8.5-3", stress_history: stress_history.map((b) => ({ ...b, delta_tau: 60 })), k_1: 1.2 },
    ],
  ];

  test.each(long)("%s: few steps, each of which can be redone, and the same damage", (_name, item) => {
    const plain = run(item);
    const derived = run(item, { derivation: true });
    expect(derived.values).toEqual(plain.values);
    const steps = derived.derivation ?? [];
    expect(steps.length).toBeLessThan(250);
    for (const step of steps) {
      const again = Number(evaluate(step.expression, { ...step.inputs }));
      expect(Math.abs(again - step.value), step.name).toBeLessThanOrEqual(1e-9 * Math.abs(step.value));
    }
    const values = plain.values as Values;
    const blocks = values.blocks;
    const D = blocks.reduce((sum, b) => sum + Number(b.damage ?? 0) + Number(b.damage_shear ?? 0), 0);
    expect(Math.abs((values.D as number) / D - 1)).toBeLessThan(1e-10);
  });

  test("the most damaging block is derived, and the others are counted", () => {
    const item = long[0]?.[1] as Item; // the first of the list above
    const { derivation = [], values } = run(item, { derivation: true });
    const { blocks } = values as Values;
    const worst = blocks.reduce((most, b, i) => (Number(b.damage) > Number(blocks[most]?.damage) ? i : most), 0);
    expect(derivation.find(({ name }) => name === `D_direct_${worst + 1}`)?.value).toBe(blocks[worst]?.damage);
    const named = derivation.filter(({ name }) => /^D_direct_\d+$/.test(name)).length;
    const damaging = blocks.filter(({ damage }) => Number(damage) > 0).length;
    expect(derivation.find(({ name }) => name === "D_direct_others")?.note).toContain(
      `${damaging - named} more blocks`,
    );
  });

  test("up to fifty blocks every one has its step", () => {
    const blocks = Array.from({ length: 50 }, (_, i) => ({ delta_sigma: 60 + i, n_cycles: 1e4 }));
    const { derivation = [] } = run({ detail_id: "71", stress_history: blocks }, { derivation: true });
    expect(derivation.filter(({ name }) => /^D_direct_\d+$/.test(name))).toHaveLength(50);
    expect(derivation.some(({ name }) => name === "D_direct_others")).toBe(false);
  });
});

describe("EN 1993-1-9 7.1: the curves", () => {
  test("knees of category 100: 73.7 and 40.5 MPa; shear 45.7", () => {
    const direct = valuesOf({ detail_id: "100", ...block(50) });
    expect(direct.delta_sigma_D_MPa).toBeCloseTo(73.68, 2);
    expect(direct.delta_sigma_L_MPa).toBeCloseTo(40.47, 2);
    expect(valuesOf({ detail_id: "m5-100", ...shearBlock(50) }).delta_tau_L_MPa).toBeCloseTo(45.73, 2);
  });

  test("the curve reads the category at 2e6, the limit at 5e6, the cut-off from 1e8", () => {
    const { curve } = run({ detail_id: "71", ...block(50), curve_cycles: [2e6, 5e6, 1e8, 1e9] }).values as unknown as {
      curve: { N: number[]; delta_sigma_R_MPa: number[] };
    };
    const values = valuesOf({ detail_id: "71", ...block(50) });
    expect(curve.delta_sigma_R_MPa[0]).toBeCloseTo(71, 9);
    expect(curve.delta_sigma_R_MPa[1]).toBeCloseTo(values.delta_sigma_D_MPa as number, 9);
    expect(curve.delta_sigma_R_MPa[2]).toBeCloseTo(values.delta_sigma_L_MPa as number, 9);
    expect(curve.delta_sigma_R_MPa[3]).toBeCloseTo(values.delta_sigma_L_MPa as number, 9);
  });

  test("studs: slope 8 without a cut-off, EN 1994-2 6.8.3", () => {
    const values = valuesOf({ detail_id: "8.5-10", ...shearBlock(60, 1e6) });
    expect(values.m).toBe(8);
    expect(values.blocks[0]?.N_R_shear).toBeCloseTo(2e6 * (90 / 60) ** 8, 0);
    expect(valuesOf({ detail_id: "m8-90", ...shearBlock(10, 1e6) }).D).toBeGreaterThan(0);
  });

  test("Table 8.7: slope 5 in direct stress, category between on a straight line", () => {
    const values = valuesOf({ detail_id: "8.7-1", t_0_mm: 6, t_i_mm: 4, ...block(40), k_1: 1.5 });
    expect(values.delta_sigma_C_MPa).toBeCloseTo(67.5, 9);
    expect(values.m).toBe(5);
    expect(values.D).toBeCloseTo((1e6 / 2e6) * (60 / 67.5) ** 5, 9);
    expect(categoryOf({ detail_id: "8.7-3", t_0_mm: 8, t_i_mm: 4, ...block(40), k_1: 1 })).toBe(71);
  });

  test("k_1 of Table 4.1 and 4.2 from the joint", () => {
    const item = { detail_id: "8.7-2", t_0_mm: 8, t_i_mm: 4, ...block(40) };
    const lattice = { sections: "rectangular", joint: "N-gap", member: "vertical" };
    expect(valuesOf({ ...item, lattice }).k_1).toBe(2.2);
    expect(valuesOf({ ...item, lattice }).D).toBeCloseTo(valuesOf({ ...item, k_1: 2.2 }).D as number, 12);
  });
});

describe("EN 1993-1-9 Tables 8.1 to 8.10, B.1: the row decides", () => {
  const direct = block(10);
  const shear = shearBlock(10);
  test.each<[string, Item, number | undefined]>([
    ["8.1-1", { weathering_steel: true }, 140],
    ["8.1-3", {}, 160],
    ["8.1-14", { d_mm: 24 }, 50],
    ["8.2-4", { stop_start: true }, 100],
    ["8.2-10", { ground_flush: true }, 125],
    ["8.2-10", { ground_flush: false, stop_start: false }, 112],
    ["8.2-10", { ground_flush: false, stop_start: true }, 90],
    ["8.2-11", { stop_start: false, t_mm: 12.5 }, 140],
    ["8.2-11", { stop_start: false, t_mm: 16 }, 125],
    ["8.2-11", { stop_start: true }, 90],
    ["8.3-13", { inspected: true, t_mm: 20 }, 71],
    ["8.3-13", { inspected: false, t_mm: 20 }, 36],
    ["8.4-1", { l_mm: 50 }, 80],
    ["8.4-1", { l_mm: 80 }, 71],
    ["8.4-1", { l_mm: 100 }, 63],
    ["8.4-1", { l_mm: 101 }, 56],
    ["8.4-4", { r_mm: 160 }, 90],
    ["8.4-4", { r_mm: 100, l_mm: 300 }, 90],
    ["8.4-4", { r_mm: 50, l_mm: 300 }, 71],
    ["8.4-4", { r_mm: 40, l_mm: 300 }, 50],
    ["8.4-8", { l_mm: 60 }, 71],
    ["8.5-1", { l_mm: 40 }, 80],
    ["8.5-1", { l_mm: 110 }, 56],
    ["8.5-1", { l_mm: 150, t_mm: 15 }, 56],
    ["8.5-1", { l_mm: 150, t_mm: 25 }, 50],
    ["8.5-1", { l_mm: 250, t_mm: 25 }, 50],
    ["8.5-1", { l_mm: 250, t_mm: 40 }, 45],
    ["8.5-1", { l_mm: 350, t_mm: 40 }, 45],
    ["8.5-1", { l_mm: 350, t_mm: 60 }, 40],
    ["8.5-6", { t_mm: 20, t_c_mm: 15 }, 56],
    ["8.5-6", { t_mm: 20, t_c_mm: 20 }, 50],
    ["8.5-6", { t_mm: 40, t_c_mm: 30 }, 45],
    ["8.5-6", { t_mm: 60, t_c_mm: 60 }, 36],
    ["8.6-2", { angle_deg: 50 }, 63],
    ["8.6-3", { t_mm: 10 }, 90],
    ["8.6-4", { t_mm: 6 }, 56],
    ["8.8-1", { t_mm: 14 }, 71],
    ["8.8-5", { ground_flush: true }, 112],
    ["8.8-5", { ground_flush: false, convexity_percent: 8 }, 90],
    ["8.10-4", {}, 36],
    ["b.1-7", {}, 90],
  ])("%s with %j is %d", (detail_id, more, category) => {
    expect(categoryOf({ detail_id, ...direct, ...more })).toBe(category);
  });

  test.each([
    ["8.1-6", 100],
    ["8.1-15", 100],
    ["8.5-8", 80],
    ["8.5-9", 80],
    ["8.5-10", 90],
  ])("%s takes shear: %d", (detail_id, category) => {
    expect(categoryOf({ detail_id, ...shear })).toBe(category);
    expect(problemsOf({ detail_id, ...direct })[0]?.path).toBe("details[0].detail_id");
  });

  test("8.5-3 knows both: 36* for the root, 80 for shear", () => {
    const item = { detail_id: "8.5-3", stress_history: [{ delta_sigma: 20, delta_tau: 30, n_cycles: 1e6 }] };
    const values = valuesOf(item);
    expect([values.delta_sigma_C_MPa, values.delta_tau_C_MPa]).toEqual([36, 80]);
    expect(valuesOf({ ...item, asterisk_alternative: true }).delta_sigma_C_MPa).toBe(40);
  });

  test("8.9-2 joins both ranges to one", () => {
    const item = { detail_id: "8.9-2", stress_history: [{ delta_sigma: 60, delta_tau: 40, n_cycles: 1e6 }] };
    const values = valuesOf(item);
    expect(values.blocks[0]?.delta_sigma_red).toBeCloseTo(80, 9);
    expect(values.D).toBeCloseTo(0.5 * (80 / 56) ** 3, 9);
  });

  test("size effect: Table 8.3 above 25 mm, bolts above 30 mm, steps with eccentricity", () => {
    expect(valuesOf({ detail_id: "8.3-5", t_mm: 25, ...direct }).k_s).toBe(1);
    expect(valuesOf({ detail_id: "8.3-5", t_mm: 50, ...direct }).k_s).toBeCloseTo(0.5 ** 0.2, 12);
    expect(valuesOf({ detail_id: "8.1-14", d_mm: 36, ...direct }).k_s).toBeCloseTo((30 / 36) ** 0.25, 12);
    expect(valuesOf({ detail_id: "8.3-17", t_mm: 20, t_2_mm: 20, e_mm: 2, ...direct }).k_s).toBeCloseTo(1 / 1.3, 12);
    expect(valuesOf({ detail_id: "8.2-5", ...direct }).k_s).toBe(1);
  });

  test("what is not given is asked for by name, with the categories it decides between", () => {
    const missing = (item: Item) =>
      problemsOf({ ...direct, ...item }).map(({ path }) => path.replace("details[0].", ""));
    expect(missing({ detail_id: "8.4-1" })).toEqual(["l_mm"]);
    expect(problemsOf({ ...direct, detail_id: "8.4-1" })[0]?.message).toContain("80 (l ≤ 50 mm), 71 (l ≤ 80 mm)");
    expect(missing({ detail_id: "8.4-4" })).toEqual(["r_mm"]);
    expect(missing({ detail_id: "8.4-4", r_mm: 50 })).toEqual(["l_mm"]);
    expect(missing({ detail_id: "8.5-1", l_mm: 150 })).toEqual(["t_mm"]);
    expect(missing({ detail_id: "8.3-5" })).toEqual(["t_mm"]);
    expect(missing({ detail_id: "8.7-1" })).toEqual(["t_0_mm", "t_i_mm"]);
  });

  test("dimensions no row has are refused, not stretched", () => {
    const refused = (item: Item) => problemsOf({ ...direct, ...item }).length > 0;
    expect(refused({ detail_id: "8.4-6", l_mm: 90 })).toBe(true);
    expect(refused({ detail_id: "8.6-3", t_mm: 16 })).toBe(true);
    expect(refused({ detail_id: "8.2-1", stop_start: true })).toBe(true);
    expect(refused({ detail_id: "8.7-1", t_0_mm: 4, t_i_mm: 8 })).toBe(true);
  });

  test("an unknown detail is refused with what is near", () => {
    expect(problemsOf({ detail_id: "8.3-99", ...direct })[0]?.message).toContain("did you mean 8.3-9");
    for (const detail_id of ["8.5", "butt weld", "71-shear", "0", "-71", "71**", "m5-36*", "63*"]) {
      expect(problemsOf({ detail_id, ...direct }), detail_id).toHaveLength(1);
    }
  });

  test("the catalogue lists every row", () => {
    const catalogue = detailCatalogue();
    expect(catalogue).toHaveLength(rows.length);
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(rows.length);
    for (const { id, about, categories } of catalogue) {
      expect(about.length, id).toBeGreaterThan(10);
      expect(categories, id).toMatch(/\d/);
    }
  });
});

describe("method and consequence", () => {
  test.each([
    ["damage-tolerant", "low", 1],
    ["damage_tolerant", "high", 1.15],
    ["Safe Life", "low", 1.15],
    ["safe-life", "high", 1.35],
    ["Palmgren-Miner", "high", 1.35],
  ])("%s, %s: γ_Mf = %d", (method, consequence, factor) => {
    expect(valuesOf({ detail_id: "71", ...block(40), method, consequence }).gamma_Mf).toBe(factor);
  });
  test("UK: 1.1 for safe life whatever the consequence, and it says so", () => {
    const { result } = check("en-1993-1-9", {
      national_annex: "UK",
      details: [{ detail_id: "71", ...block(40), method: "safe-life", consequence: "low" }],
    });
    expect((result.details as ItemResult[])[0]?.values.gamma_Mf).toBe(1.1);
    expect(result.assumptions.join()).toContain("does not depend on the consequence");
  });
  test("factor of the item before that of the request before the annex", () => {
    const item = { detail_id: "71", ...block(40) };
    expect(valuesOf(item, { overrides: { gamma_Mf: 1.25 } }).gamma_Mf).toBe(1.25);
    expect(valuesOf({ ...item, gamma_Mf: 1.3 }, { overrides: { gamma_Mf: 1.25 } }).gamma_Mf).toBe(1.3);
  });
  test("an unknown method is refused", () => {
    expect(problemsOf({ detail_id: "71", ...block(40), method: "safe-lif" })[0]?.message).toContain(
      "did you mean safe-life",
    );
  });
});

describe("8: verifications", () => {
  test("(8.1) the range limit 1.5 f_y and 1.5 f_y / sqrt 3", () => {
    const result = run({ detail_id: "90", ...block(400, 100), f_y_MPa: 235 });
    expect(of(result, "stress-range-limit")?.utilization).toBeCloseTo(400 / 352.5, 9);
    const shear = run({ detail_id: "m5-80", ...shearBlock(100, 10), f_y_MPa: 235, delta_tau_frequent: 250 });
    expect(of(shear, "stress-range-limit-shear")?.utilization).toBeCloseTo((250 * Math.sqrt(3)) / 352.5, 9);
  });

  test("constant amplitude verification fails one MPa above the limit", () => {
    const item = { detail_id: "100", verification: "constant-amplitude" };
    expect(run({ ...item, ...block(73.6, 1) }).passed).toBe(true);
    expect(run({ ...item, ...block(73.7, 1) }).passed).toBe(false);
  });

  test("lambda method with user factors: product, upper limit, interaction (8.3)", () => {
    const result = run({
      detail_id: "80",
      detail_id_shear: "m5-80",
      verification: "damage-equivalent",
      delta_sigma_p: 40,
      delta_tau_p: 30,
      lambda_1: 2,
      lambda_2: 1.1,
      lambda_max: 2,
      lambda_shear: 1.5,
    });
    expect(result.values).toMatchObject({
      lambda: 2,
      lambda_shear: 1.5,
      delta_sigma_E_2_MPa: 80,
      delta_tau_E_2_MPa: 45,
    });
    expect(of(result, "damage-equivalent-interaction")?.demand).toBeCloseTo(1 + (45 / 80) ** 5, 12);
    expect(result.values.D).toBeUndefined();
  });

  test("EN 1993-2 9.5.2: a two lane road bridge of 120 years at midspan", () => {
    const values = valuesOf({
      detail_id: "80",
      method: "lambda",
      delta_sigma_p: 30,
      lambda_model: {
        type: "road-bridge",
        L_m: 40,
        location: "midspan",
        Q_m1_kN: 260,
        N_obs: 1e6,
        t_Ld_years: 120,
        lanes: [{ N: 1e6, Q_m_kN: 260, eta: 0.8 }],
      },
    });
    expect(values.lambda_1).toBeCloseTo(2.25, 12);
    expect(values.lambda_2).toBeCloseTo((260 / 480) * 2 ** 0.2, 12);
    expect(values.lambda_3).toBeCloseTo(1.037, 3);
    expect(values.lambda_4).toBeCloseTo((1 + 0.8 ** 5) ** 0.2, 12);
    expect(values.lambda_max).toBe(2);
  });

  test("EN 1993-2 9.5.3: Tables 9.5 to 9.7 of railway bridges", () => {
    const values = valuesOf({
      detail_id: "80",
      method: "lambda",
      delta_sigma_p: 60,
      phi_fat: 1,
      lambda_model: {
        type: "rail-bridge",
        L_m: 11.25,
        traffic: "EC-mix",
        traffic_Mt_per_year: 5,
        t_Ld_years: 50,
        a_track: 0.5,
      },
    });
    expect(values.lambda_1).toBeCloseTo(0.835, 9);
    expect(values.lambda_2).toBeCloseTo(0.72, 2);
    expect(values.lambda_3).toBeCloseTo(0.87, 2);
    expect(values.lambda_4).toBeCloseTo(0.71, 2);
    expect(values.lambda_max).toBe(1.4);
  });

  test("7.2.1: compression counts 60 %, and only where residual stresses are gone", () => {
    const reduced = (sigma_max: number, sigma_min: number) =>
      valuesOf({ detail_id: "160", stress_relieved: true, stress_history: [{ sigma_max, sigma_min, n_cycles: 1 }] })
        .blocks[0]?.delta_sigma_red;
    expect(reduced(100, 20)).toBeCloseTo(80, 12);
    expect(reduced(100, -50)).toBeCloseTo(130, 12);
    expect(reduced(-20, -120)).toBeCloseTo(60, 12);
    expect(problemsOf({ detail_id: "160", stress_relieved: true, ...block(50) })[0]?.path).toContain("sigma_max");
  });

  test("a signal: repeated many times it follows itself", () => {
    const signal = [0, 100, 20, 80, 0, 60];
    const once = valuesOf({ detail_id: "71", stress_signal: signal });
    expect(once.blocks.map((b) => [b.delta_sigma, b.n_cycles])).toEqual([
      [60, 1.5],
      [100, 1],
    ]);
    const many = valuesOf({ detail_id: "71", stress_signal: signal, repetitions: 1000 });
    expect(many.blocks.map((b) => [b.delta_sigma, b.n_cycles])).toEqual([
      [60, 2000],
      [100, 1000],
    ]);
  });

  test("more ranges than can be listed: classes that round up, never to the unsafe side", () => {
    const signal = Array.from({ length: 60_000 }, (_, i) => 100 + 100 * Math.sin(i * i * 0.7310585));
    const { result } = check("en-1993-1-9", { details: [{ ...base, detail_id: "71", stress_signal: signal }] });
    const values = (result.details as ItemResult[])[0]?.values as Values;
    expect(values.blocks.length).toBeLessThanOrEqual(2000);
    expect(values.blocks.length).toBeGreaterThan(1000);
    const strength = strengthOf(curves.direct, 71);
    const cycles = rainflow(signal);
    const exact = damageOfSpectrum(
      strength,
      cycles.map(({ range }) => range),
      cycles.map(({ cycles: n }) => n),
    );
    expect(values.D).toBeGreaterThanOrEqual(exact);
    expect(values.D).toBeLessThan(exact * 1.005);
    expect(result.assumptions.join()).toContain("rounded up");
  });

  test("an unknown model of lambda is reported with the known ones", () => {
    const item = { detail_id: "71", method: "lambda", delta_sigma_p: 40, lambda_model: { type: "boat" } };
    expect(problemsOf(item)).toMatchObject([
      {
        path: "details[0].lambda_model.type",
        message: 'must be one of crane, road-bridge, rail-bridge; it is "boat"',
      },
    ]);
  });

  test("ways that exclude each other are reported, all at once", () => {
    const problems = problemsOf({
      detail_id: "71",
      ...block(50),
      stress_signal: [0, 1],
      lambda: 1,
      k_1: 1.3,
      lattice: { sections: "circular", joint: "K-gap", member: "chord" },
    }).map(({ path }) => path.replace("details[0].", ""));
    expect(problems).toEqual(expect.arrayContaining(["stress_signal", "lambda", "k_1"]));
    expect(problemsOf({ detail_id: "71" })[0]?.path).toBe("details[0].stress_history");
  });
});

const ranges = fc.record({
  delta_sigma: fc.double({ min: 0.1, max: 350, noNaN: true }),
  n_cycles: fc.integer({ min: 1, max: 10_000_000 }),
});
const histories = fc.array(ranges, { minLength: 1, maxLength: 12 });
const categories = fc.constantFrom("160", "112", "80", "71", "36*", "36", "m5-80", "90");

test("(A.1): damage sum of given cycles and lives, Blueprints test of the formula", () => {
  expect(damageSum([5, 4, 3], [10, 20, 30])).toBeCloseTo(0.8, 12);
});

law("the damage of a spectrum in one loop is the sum of its blocks", () =>
  fc.property(
    fc.constantFrom(...Object.values(curves)),
    fc.array(fc.tuple(fc.double({ min: 0, max: 300, noNaN: true }), fc.integer({ min: 0, max: 1e7 }))),
    (curve, blocks) => {
      const strength = strengthOf(curve, 71);
      const [ranges, cycles] = [blocks.map(([range]) => range), blocks.map(([, n]) => n)];
      const sum = blocks.reduce((all, [range, n]) => all + damageOfBlock(strength, range, n), 0);
      const whole = damageOfSpectrum(strength, ranges, cycles);
      expect(Math.abs(whole - sum)).toBeLessThanOrEqual(1e-12 * sum);
      const lives = ranges.map((range) => endurance(strength, range));
      expect(Math.abs(damageSum(cycles, lives) - sum)).toBeLessThanOrEqual(1e-12 * sum);
    },
  ),
);

describe("laws", () => {
  const D = (item: Item) => valuesOf({ constant_amplitude_limit: false, ...item }).D as number;

  law("damage adds up over blocks and does not know their order", () =>
    fc.property(categories, histories, histories, (detail_id, a, b) => {
      const sum = D({ detail_id, stress_history: a }) + D({ detail_id, stress_history: b });
      const both = D({ detail_id, stress_history: [...a, ...b] });
      expect(both).toBeCloseTo(sum, 6);
      expect(Math.abs(D({ detail_id, stress_history: [...b, ...a].reverse() }) - both)).toBeLessThanOrEqual(
        1e-12 * both,
      );
    }),
  );

  law("damage grows with the range, the cycles and both partial factors", () =>
    fc.property(categories, histories, fc.double({ min: 1, max: 2, noNaN: true }), (detail_id, stress_history, k) => {
      const f_y_MPa = 1000; // the limit (8.1) is another verification
      const plain = run({ detail_id, stress_history, f_y_MPa });
      const more: Item[] = [
        { stress_history: stress_history.map((b) => ({ ...b, delta_sigma: b.delta_sigma * k })) },
        { stress_history: stress_history.map((b) => ({ ...b, n_cycles: b.n_cycles * k })) },
        { stress_history, gamma_Mf: k },
        { stress_history, gamma_Ff: k },
      ];
      for (const change of more) {
        const changed = run({ detail_id, f_y_MPa, ...change });
        expect(changed.values.D as number).toBeGreaterThanOrEqual((plain.values.D as number) * (1 - 1e-9));
      }
    }),
  );

  law("γ_Mf on the strength is γ_Ff on the ranges", () =>
    fc.property(categories, histories, fc.double({ min: 1, max: 2, noNaN: true }), (detail_id, stress_history, k) => {
      const [a, b] = [D({ detail_id, stress_history, gamma_Mf: k }), D({ detail_id, stress_history, gamma_Ff: k })];
      expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(a, b));
    }),
  );

  law("damage sum and equivalent stress pass and fail together", () =>
    fc.property(categories, histories, (detail_id, stress_history) => {
      const result = run({ detail_id, stress_history });
      const [sum, stress] = [of(result, "damage-sum"), of(result, "damage-equivalent-direct")];
      const m = result.values.m as number;
      expect(stress?.passed).toBe(sum?.passed);
      expect(stress?.utilization).toBeCloseTo(Math.min(1e6, (result.values.D as number) ** (1 / m)), 6);
    }),
  );

  test("the curve has no step at its knees", () => {
    for (const detail_id of ["90", "36*"]) {
      for (const asterisk_alternative of detail_id === "36*" ? [false, true] : [false]) {
        const item = { detail_id, asterisk_alternative };
        const knee = valuesOf({ ...item, ...block(10) }).delta_sigma_D_MPa as number;
        const [under, over] = [knee * (1 - 1e-9), knee * (1 + 1e-9)].map((range) =>
          D({ ...item, ...block(range, 1e6) }),
        ) as [number, number];
        expect(over / under).toBeCloseTo(1, 6);
      }
    }
  });

  const numberIn = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const cycles = fc.oneof(numberIn(0, 1e15), numberIn(1, 1e15));
  const spectrumBlock = fc.oneof(
    fc.record({ delta_sigma: numberIn(0, 10_000), n_cycles: cycles }),
    fc.record({ delta_tau: numberIn(0, 10_000), n_cycles: cycles }),
    fc.record({ delta_sigma: numberIn(0, 10_000), delta_tau: numberIn(0, 10_000), n_cycles: cycles }),
  );
  const loads = fc.oneof(
    fc.record({ stress_history: fc.array(spectrumBlock, { minLength: 1, maxLength: 3 }) }),
    fc.record(
      {
        stress_signal: fc.array(numberIn(-10_000, 10_000), { minLength: 2, maxLength: 30 }),
        repetitions: numberIn(1, 1e12),
        stress_relieved: fc.boolean(),
      },
      { requiredKeys: ["stress_signal"] },
    ),
    fc.record({ delta_sigma_p: numberIn(0, 10_000), lambda: fc.oneof(numberIn(0, 100), numberIn(0.1, 100)) }),
    fc.record({ delta_tau_p: numberIn(0, 10_000), lambda: fc.oneof(numberIn(0, 100), numberIn(0.1, 100)) }),
  );
  const detail = fc.record(
    {
      detail_id: fc.oneof(
        fc.constantFrom(...rows.map(({ id }) => id)),
        fc.constantFrom("71", "36*", "45*", "m5-80", "m8-90", "10", "1000", "99.5"),
      ),
      detail_id_shear: fc.constantFrom("m5-80", "m8-90", "8.5-8", "8.5-10", "m5-1000"),
      method: fc.constantFrom("damage-tolerant", "safe-life", "Safe_Life"),
      consequence: fc.constantFrom("low", "high"),
      verification: fc.constantFrom("damage-sum", "constant-amplitude"),
      constant_amplitude_limit: fc.boolean(),
      gamma_Mf: numberIn(1, 10),
      gamma_Ff: numberIn(1, 10),
      k_s: numberIn(0.01, 1),
      k_1: numberIn(1, 10),
      f_y_MPa: numberIn(100, 1500),
      curve_cycles: fc.array(numberIn(1, 1e15), { minLength: 1, maxLength: 3 }),
      t_mm: fc.oneof(numberIn(0.1, 12), numberIn(0.1, 10_000)),
      l_mm: fc.oneof(numberIn(0.1, 80), numberIn(0.1, 10_000)),
      r_mm: numberIn(0, 10_000),
      t_c_mm: numberIn(0.1, 10_000),
      t_0_mm: numberIn(4, 8),
      t_i_mm: numberIn(0.1, 4),
      t_2_mm: numberIn(0.1, 10_000),
      e_mm: numberIn(0, 10_000),
      d_mm: numberIn(0.1, 10_000),
      angle_deg: numberIn(0, 45),
      ground_flush: fc.boolean(),
      stop_start: fc.constant(false),
      inspected: fc.boolean(),
      weathering_steel: fc.boolean(),
    },
    {
      requiredKeys: [
        "detail_id",
        "method",
        "consequence",
        "t_mm",
        "l_mm",
        "ground_flush",
        "stop_start",
        "inspected",
        "detail_id_shear",
        "d_mm",
        "t_0_mm",
        "t_i_mm",
        "r_mm",
        "k_1",
        "f_y_MPa",
      ],
    },
  );
  /** Two of three times only what the row and the stresses use. */
  const fitting = (item: Item, load: Item): Item => {
    const ids = [item.detail_id, item.detail_id_shear].flatMap((id) => rowNamed(String(id)) ?? []);
    const used = ids.flatMap((row) => [...fieldsOf(row), ...(row.scope ?? []).map(({ field }) => field)]);
    const text = JSON.stringify(load);
    const kept = Object.entries(item).filter(
      ([name]) =>
        (!/_mm$|angle|ground|stop|inspected|weathering/.test(name) || used.includes(name as never)) &&
        (name !== "detail_id_shear" || text.includes("delta_tau")) &&
        !["k_s", "constant_amplitude_limit", "verification"].includes(name),
    );
    const frequent = {
      ...(text.includes("delta_sigma_p") && { delta_sigma_frequent: 100 }),
      ...(text.includes("delta_tau_p") && { delta_tau_frequent: 100 }),
    };
    return { ...Object.fromEntries(kept), ...load, ...frequent };
  };
  const anything = fc
    .tuple(detail, loads, fc.integer({ min: 0, max: 2 }))
    .map(([item, load, fits]) => (fits > 0 ? fitting(item, load) : { ...item, ...load }));

  law(
    "no input gives NaN, infinity or an exception",
    (holds) => {
      let calculated = 0;
      holds(
        fc.property(anything, (drawn) => {
          const item = JSON.parse(JSON.stringify(drawn)) as Item;
          try {
            const { result } = check("en-1993-1-9", { details: [item], derivation: true });
            calculated++;
            const text = JSON.stringify(result, (_key, value: unknown) =>
              typeof value === "number" && !Number.isFinite(value) ? "not finite" : value,
            );
            expect(text).not.toContain("not finite");
          } catch (error) {
            if (!(error instanceof InvalidInput)) throw error;
            expect(error.problems.length).toBeGreaterThan(0);
          }
        }),
      );
      expect(calculated).toBeGreaterThan(400);
    },
    { numRuns: 1500 },
  );
});
