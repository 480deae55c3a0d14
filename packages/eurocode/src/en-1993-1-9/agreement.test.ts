import { describe, expect, test } from "vitest";
import { check, InvalidInput, type ItemResult } from "../index.ts";

type Item = Record<string, unknown>;

const base = { method: "safe-life", consequence: "low" };
const direct = { stress_history: [{ delta_sigma: 60, n_cycles: 1e6 }] };
const shear = { stress_history: [{ delta_tau: 40, n_cycles: 1e6 }] };
const lambda = { verification: "damage-equivalent", delta_sigma_p: 40 };
const node = { detail_id: "8.7-1", t_0_mm: 8, t_i_mm: 4, angle_deg: 45, ...direct };

const run = (item: Item): ItemResult =>
  (check("en-1993-1-9", { details: [{ ...base, ...item }] }).result.details as ItemResult[])[0] as ItemResult; // one item

function paths(item: Item): string[] {
  try {
    run(item);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace("details[0].", ""));
    throw error;
  }
  return [];
}

describe("factors that only ever take away, or only ever add", () => {
  test.each<[string, Item, string]>([
    ["k_s above 1 (7.2.2)", { detail_id: "71", ...direct, k_s: 1.3 }, "k_s"],
    ["k_1 below 1 (Tables 4.1, 4.2)", { ...node, k_1: 0.6 }, "k_1"],
    ["gamma_Mf below 1 (Table 3.1)", { detail_id: "71", ...direct, gamma_Mf: 0.5 }, "gamma_Mf"],
    ["gamma_Ff below 1", { detail_id: "71", ...direct, gamma_Ff: 0.1 }, "gamma_Ff"],
    ["phi_fat below that of a crane that relieves", { detail_id: "71", ...lambda, lambda: 1, phi_fat: 0.1 }, "phi_fat"],
    ["lambda 0", { detail_id: "71", ...lambda, lambda: 0 }, "lambda"],
    ["lambda_1 0, as if it were absent", { detail_id: "71", ...lambda, lambda_1: 0 }, "lambda"],
    ["a product of factors near 0", { detail_id: "71", ...lambda, lambda_1: 0.05, lambda_2: 0.05 }, "lambda_1"],
    ["lambda_max below 1", { detail_id: "71", ...lambda, lambda_1: 2, lambda_max: 0.1 }, "lambda_max"],
    ["half of a signal", { detail_id: "71", stress_signal: [0, 90, 0], repetitions: 0.5 }, "repetitions"],
  ])("%s is refused", (_name, item, path) => {
    expect(paths(item)).toContain(path);
  });
});

describe("what is said twice agrees", () => {
  test.each<[string, Item, string]>([
    ["k_s and t_mm", { detail_id: "8.3-1", t_mm: 100, k_s: 1, ...direct }, "k_s"],
    ["k_s and d_mm", { detail_id: "8.1-14", d_mm: 60, k_s: 1, ...direct }, "k_s"],
    ["k_s and the step", { detail_id: "8.3-17", t_mm: 20, t_2_mm: 30, e_mm: 5, k_s: 1, ...direct }, "k_s"],
    [
      "lattice and the row's sections",
      { ...node, lattice: { sections: "rectangular", joint: "K-gap", member: "chord" } },
      "lattice.sections",
    ],
    [
      "lattice and the row's joint",
      { ...node, lattice: { sections: "circular", joint: "K-overlap", member: "chord" } },
      "lattice.joint",
    ],
    [
      "the class of a crane and its cycles",
      { detail_id: "71", ...lambda, lambda_model: { type: "crane", S_class: "S9", cycles_above_half_load: 100 } },
      "lambda_model.cycles_above_half_load",
    ],
    [
      "residue and repetitions",
      { detail_id: "71", stress_signal: [0, 90], repetitions: 2, residue: "half-cycles" },
      "residue",
    ],
    [
      "a row without load reversal and a cycle through zero",
      { detail_id: "8.1-13", stress_history: [{ sigma_max: 20, sigma_min: -5, n_cycles: 1e5 }] },
      "detail_id",
    ],
    ["the same with a signal", { detail_id: "8.1-13", stress_signal: [0, 20, -5, 20] }, "detail_id"],
    ["the thicker plate", { detail_id: "8.3-17", t_mm: 30, t_2_mm: 20, ...direct }, "t_2_mm"],
  ])("%s", (_name, item, path) => {
    expect(paths(item)).toContain(path);
  });

  test("k_s beside its dimension, rounded, agrees and the dimension decides", () => {
    const { values } = run({ detail_id: "8.3-1", t_mm: 100, k_s: 0.76, ...direct });
    expect(values.k_s).toBeCloseTo(0.25 ** 0.2, 12);
  });
  test("a class S3 with few heavy cycles needs no assessment, as SCI AD 352 has it", () => {
    const model = { type: "crane", S_class: "S3", cycles_above_half_load: 8000 };
    expect(run({ detail_id: "71", ...lambda, lambda_model: model }).values.assessment_needed).toBe(false);
  });
});

describe("what is given and cannot be used is warned of", () => {
  test.each<[string, Item]>([
    ["t_mm", { detail_id: "71", t_mm: 40, ...direct }],
    ["angle_deg", { detail_id: "8.1-1", angle_deg: 10, ...direct }],
    ["k_s", { detail_id: "m5-80", k_s: 0.5, ...shear }],
    ["detail_id_shear", { detail_id: "71", detail_id_shear: "m5-80", ...direct }],
    ["lambda_shear", { detail_id: "71", ...lambda, lambda: 1, lambda_shear: 2 }],
    ["lambda_max", { detail_id: "71", ...lambda, lambda: 1, lambda_max: 2 }],
    ["constant_amplitude_limit", { detail_id: "71", ...lambda, lambda: 1, constant_amplitude_limit: false }],
    ["stress_relieved", { detail_id: "m5-80", stress_relieved: true, ...shear }],
    ["delta_tau_frequent", { detail_id: "71", f_y_MPa: 355, delta_tau_frequent: 20, ...direct }],
  ])("%s of %j", (field, item) => {
    const { warnings } = check("en-1993-1-9", {
      details: [{ method: "safe-life", consequence: "high", ...item }],
    }).result;
    expect(warnings.join()).toContain(`${field} has no effect here`);
  });

  test.each<[string, Item]>([
    ["f_y_MPa", { detail_id: "71", delta_sigma_frequent: 20, ...direct }],
    ["delta_sigma_frequent", { detail_id: "71", ...lambda, lambda: 1, f_y_MPa: 355 }],
  ])("%s of %j is missing", (path, item) => {
    expect(paths(item)).toContain(path);
  });
});

describe("tables end where they end", () => {
  test.each<[string, Item, string]>([
    ["Table 8.7: 35° to 50°", { ...node, k_1: 1.5, angle_deg: 80 }, "angle_deg"],
    ["Table 8.7: walls up to 8 mm", { ...node, k_1: 1.5, t_0_mm: 16 }, "t_0_mm"],
    ["Table 8.7 without k_1 or lattice", node, "k_1"],
    ["8.6-8: walls up to 8 mm", { detail_id: "8.6-8", t_mm: 10, ...direct }, "t_mm"],
    ["8.6-1: tubes below 200 mm", { detail_id: "8.6-1", d_mm: 250, ...direct }, "d_mm"],
    [
      "8.5-6: cover plates of 300 mm and more",
      { detail_id: "8.5-6", t_mm: 20, t_c_mm: 10, l_mm: 200, ...direct },
      "l_mm",
    ],
    ["no detail above 160", { detail_id: "200", ...direct }, "detail_id"],
    ["no detail above 100 in shear", { detail_id: "m5-160", ...shear }, "detail_id"],
    ["no node above 90", { detail_id: "m5-100", ...direct }, "detail_id"],
    ["no stud above 90", { detail_id: "m8-100", ...shear }, "detail_id"],
    ["studs have no limit", { detail_id: "m8-90", verification: "constant-amplitude", ...shear }, "verification"],
    [
      "lorries in tonnes",
      {
        detail_id: "71",
        ...lambda,
        lambda_model: { type: "road-bridge", L_m: 40, location: "midspan", Q_m1_kN: 45, N_obs: 5e5 },
      },
      "lambda_model.Q_m1_kN",
    ],
  ])("%s", (_name, item, path) => {
    expect(paths(item)).toContain(path);
  });

  test("a limit of a row that nothing is given for is said", () => {
    const { result } = check("en-1993-1-9", { details: [{ ...base, detail_id: "8.4-2", ...direct }] });
    expect(result.assumptions.join()).toContain("Detail 8.4-2 is assumed to have l > 100 mm, angle < 45°");
  });
});

describe("nothing verified is not a pass", () => {
  test.each<[string, Item, string]>([
    ["no cycle comes", { stress_history: [{ delta_sigma: 90, n_cycles: 0 }] }, "stress_history"],
    ["less than half a cycle", { stress_history: [{ delta_sigma: 90, n_cycles: 0.4 }] }, "stress_history"],
    ["no range", { stress_history: [{ delta_sigma: 0, n_cycles: 1e6 }] }, "stress_history"],
    ["a constant signal", { stress_signal: [50, 50, 50] }, "stress_signal"],
    ["no range of the load model", { ...lambda, delta_sigma_p: 0, lambda: 1 }, "delta_sigma_p"],
  ])("%s", (_name, item, path) => {
    expect(paths({ detail_id: "71", ...item })).toContain(path);
  });

  test("ranges at or below the cut-off are verified, and do no damage", () => {
    for (const item of [
      { detail_id: "m5-80", stress_history: [{ delta_tau: 10, n_cycles: 1e6 }] },
      { detail_id: "71", constant_amplitude_limit: false, stress_history: [{ delta_sigma: 10, n_cycles: 1e6 }] },
    ]) {
      expect(run(item)).toMatchObject({ passed: true, verified: true, utilization: 0 });
    }
  });

  test("(8.1): ranges under frequent loads have the secondary moments too", () => {
    const { verifications } = run({ ...node, k_1: 2, f_y_MPa: 235, delta_sigma_frequent: 200 });
    expect(verifications.find(({ id }) => id === "stress-range-limit")?.demand).toBe(400);
  });

  test("(8.1) without f_y: kept by S235, or asked for", () => {
    const few = (range: object) => ({ detail_id: "160", stress_history: [{ ...range, n_cycles: 10 }] });
    expect(paths(few({ delta_sigma: 352 }))).toEqual([]);
    expect(paths(few({ delta_sigma: 353 }))).toEqual(["f_y_MPa"]);
    expect(paths({ ...few({ delta_sigma: 353 }), f_y_MPa: 355 })).toEqual([]);
    expect(paths({ detail_id: "m5-100", stress_history: [{ delta_tau: 204, n_cycles: 1 }] })).toEqual(["f_y_MPa"]);
    expect(paths({ detail_id: "71", ...lambda, delta_sigma_p: 400, lambda: 0.1 })).toEqual(["f_y_MPa"]);
  });
});
