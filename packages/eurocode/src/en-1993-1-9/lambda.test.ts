import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";
import { craneFactor, craneLambda } from "./lambda.ts";
import { railLambda1 } from "./lambda-rail.ts";
import { craneClasses } from "./schema.ts";

type Model = Record<string, unknown>;

function values(lambda_model: Model): Record<string, number> {
  const detail = { detail_id: "80", method: "lambda", consequence: "low", delta_sigma_p: 50, lambda_model };
  const { result } = check("en-1993-1-9", { details: [detail] });
  return (result.details as ItemResult[])[0]?.values as Record<string, number>; // one item; the model's values are numbers
}

describe("EN 1991-3 Table 2.12", () => {
  test("the printed factors are the series 2^((i - 7) / m), rounded", () => {
    for (const m of [3, 5] as const) {
      craneLambda[m].forEach((factor, i) => {
        expect(factor).toBeCloseTo(2 ** ((i - 7) / m), 2);
      });
    }
  });
  test("two wheels a passage are one class higher, and twice the cycles above S9", () => {
    expect(craneFactor("S3", 2, 3)).toBe(craneFactor("S4", 1, 3));
    expect(craneFactor("S9", 2, 3)).toBeCloseTo(1.587 * 2 ** (1 / 3), 12);
    expect(craneFactor("S9", 2, 5)).toBeCloseTo(1.32 * 2 ** 0.2, 12);
  });
  test("shear takes its own factors", () => {
    const detail = { detail_id: "m5-80", method: "lambda", consequence: "low", delta_tau_p: 50 };
    const { result } = check("en-1993-1-9", {
      details: [{ ...detail, lambda_model: { type: "crane", S_class: "S2" } }],
    });
    expect((result.details as ItemResult[])[0]?.values.lambda_shear).toBe(0.5);
  });
});

const road = fc.record({
  type: fc.constant("road-bridge"),
  L_m: fc.double({ min: 10, max: 80, noNaN: true }),
  location: fc.constantFrom("midspan", "support"),
  Q_m1_kN: fc.double({ min: 100, max: 660, noNaN: true }),
  N_obs: fc.double({ min: 1000, max: 1e7, noNaN: true }),
  t_Ld_years: fc.double({ min: 10, max: 200, noNaN: true }),
});

describe("EN 1993-2 9.5.2: laws of road bridges", () => {
  law("heavier, denser and longer traffic never asks for less, and lambda stays below its limit", () =>
    fc.property(road, fc.double({ min: 1, max: 3, noNaN: true }), (model, k) => {
      const plain = values(model);
      expect(plain.lambda).toBeLessThanOrEqual(plain.lambda_max as number);
      const lane = { N: model.N_obs, Q_m_kN: model.Q_m1_kN, eta: 1 };
      const more = [
        { ...model, Q_m1_kN: model.Q_m1_kN * k },
        { ...model, N_obs: model.N_obs * k },
        { ...model, t_Ld_years: model.t_Ld_years * k },
        { ...model, lanes: [lane] },
      ];
      for (const heavier of more) expect(values(heavier).lambda).toBeGreaterThanOrEqual(plain.lambda as number);
      // a second lane like the first doubles the cycles on slope 5
      expect(values({ ...model, lanes: [lane] }).lambda_4).toBeCloseTo(2 ** 0.2, 12);
    }),
  );

  test("no step where the figures change their line: 25 and 30 m", () => {
    const at = (L_m: number, location: string) =>
      values({ type: "road-bridge", L_m, location, Q_m1_kN: 480, N_obs: 5e5 });
    for (const name of ["lambda_1", "lambda_max"]) {
      expect(at(30 - 1e-9, "support")[name]).toBeCloseTo(at(30 + 1e-9, "support")[name] as number, 6);
    }
    expect(at(25 - 1e-9, "midspan").lambda_max).toBeCloseTo(at(25 + 1e-9, "midspan").lambda_max as number, 6);
  });
});

describe("EN 1993-2 9.5.3: railway bridges", () => {
  law("lambda_1 between the spans of its table lies between their factors", (holds) => {
    holds(
      fc.property(
        fc.double({ min: 0.5, max: 100, noNaN: true }),
        fc.constantFrom("EC-mix" as const, "25t-mix" as const),
        (L, traffic) => {
          const factor = railLambda1(L, traffic);
          expect(factor).toBeGreaterThanOrEqual(0.6);
          expect(factor).toBeLessThanOrEqual(1.65);
        },
      ),
    );
    expect(railLambda1(0.5, "EC-mix")).toBe(1.6);
    expect(railLambda1(100, "25t-mix")).toBe(0.66);
    expect(railLambda1(22.5, "EC-mix")).toBeCloseTo(0.665, 12);
  });
});

test("every class of crane gives a finite, rising equivalent range", () => {
  const ranges = craneClasses.map((S_class) => values({ type: "crane", S_class }).delta_sigma_E_2_MPa as number);
  for (let i = 1; i < ranges.length; i++) expect(ranges[i]).toBeGreaterThan(ranges[i - 1] as number);
});

const stud = { detail_id: "m8-90", method: "lambda", consequence: "low", gamma_Mf: 1, delta_tau_p: 47 };
const bridge = { type: "road-bridge", L_m: 30, location: "support", Q_m1_kN: 500, N_obs: 2e6 };
const detailOf = (detail: Model) =>
  (check("en-1993-1-9", { details: [{ ...stud, ...detail }] }).result.details as ItemResult[])[0] as ItemResult;

describe("EN 1994-2 6.8.6.2: studs have the slope 8", () => {
  test("road bridges: lambda_v with exponents of 8 and no upper limit", () => {
    const lanes = [{ N: 2e6, Q_m_kN: 500, eta: 1 }];
    const result = detailOf({ lambda_model: { ...bridge, lanes } });
    expect(result.values.lambda_shear).toBeCloseTo(1.55 * (500 / 480) * 4 ** (1 / 8) * 2 ** (1 / 8), 12);
    expect(result.values.lambda_max).toBeUndefined();
    expect(result.utilization).toBeGreaterThan(1.08);
  });

  test("beside direct stress the flange keeps its own factor", () => {
    const result = detailOf({ detail_id: "80", detail_id_shear: "m8-90", delta_sigma_p: 30, lambda_model: bridge });
    expect(result.values.lambda).toBeLessThanOrEqual(1.8);
    expect(result.values.lambda_shear).toBeCloseTo(1.55 * (500 / 480) * 4 ** (1 / 8), 12);
  });

  test.each<[string, Model]>([
    ["a crane", { lambda_model: { type: "crane", S_class: "S4", wheels_per_passage: 1 } }],
    ["a railway bridge", { phi_fat: 1.2, lambda_model: { type: "rail-bridge", L_m: 20, traffic: "EC-mix" } }],
    ["a factor of direct stress", { detail_id: "80", detail_id_shear: "m8-90", delta_sigma_p: 30, lambda: 1.5 }],
  ])("%s does not give lambda_v", (_, detail) => {
    expect(() => detailOf(detail)).toThrow("lambda_shear");
    expect(detailOf({ ...detail, lambda_shear: 1.2 }).values.lambda_shear).toBe(1.2);
  });
});

describe("EN 1993-2 9.4.1(5): the dynamic factor", () => {
  const direct = { detail_id: "71", method: "lambda", consequence: "low", delta_sigma_p: 65 };

  test("of railway bridges it is asked for", () => {
    const lambda_model = { type: "rail-bridge", L_m: 10, traffic: "EC-mix" };
    const request = (more: Model) => check("en-1993-1-9", { details: [{ ...direct, lambda_model, ...more }] });
    expect(() => request({})).toThrow("phi_fat");
    expect(request({ phi_fat: 1.306 }).utilization).toBeGreaterThan(request({ phi_fat: 1 }).utilization * 1.3);
  });

  test("of cranes it is a warning", () => {
    const crane = { ...direct, lambda_model: { type: "crane", S_class: "S4" } };
    expect(JSON.stringify(check("en-1993-1-9", { details: [crane] }))).toContain("φ_fat");
  });
});
