import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CheckResult, check, checks, type ItemResult } from "../src/index.ts";
import { law } from "./support/law.ts";
import { refusedPaths } from "./support/refused.ts";

// Actions in place of load cases: what governs is the worst of all combinations of EN 1990, each verified as a load case.

interface Combination {
  readonly text: string;
  readonly expression: string;
  readonly leading: string | null;
  readonly factors: Readonly<Record<string, number>>;
}
interface Governed extends ItemResult {
  readonly governing_load_case: string;
  readonly governing_combination: Combination;
  readonly load_cases: { id: string; utilization: number; passed: boolean; verification: string | null }[];
}

const itemOf = ({ result }: CheckResult): Governed => {
  const list = result.members ?? result.columns ?? [result.connection];
  return (list as Governed[])[0] as Governed; // one in, one out
};
const problemsOf = (endpoint: string, request: object): string[] => refusedPaths(() => check(endpoint, request));

const beam = { mark: "B1", profile: "IPE 300", length_mm: 6000, moment_shape_y: "udl", L_LT_mm: 1500 };
const G = { id: "G", nature: "permanent", M_y: 30, V_z: 20 };
const S = { id: "S", nature: "snow", M_y: 25, V_z: 17 };
const W = { id: "W(+x)", nature: "wind", M_y: 6, V_z: 4, N: 10 };

describe("steel members", () => {
  const request = { members: [{ ...beam, actions: [G, S, W] }] };

  test("the governing combination in words, its factors, and every combination as a load case", () => {
    const item = itemOf(check("en-1993-1-1", request));
    expect(item.governing_load_case).toBe("1.35 G + 1.5 S + 0.9 W(+x)");
    expect(item.governing_combination).toEqual({
      text: "1.35 G + 1.5 S + 0.9 W(+x)",
      expression: "6.10",
      leading: "S",
      factors: { G: 1.35, S: 1.5, "W(+x)": 0.9 },
    });
    expect(item.load_cases).toHaveLength(10);
    const alone = { ...beam, M_y_Ed: 1.35 * 30 + 1.5 * 25 + 0.9 * 6, V_z_Ed: 27 + 25.5 + 3.6, N_Ed: 9 };
    expect(item.utilization).toBeCloseTo(itemOf(check("en-1993-1-1", { members: [alone] })).utilization, 12);
  });

  test("how they are combined stands beside the items; without actions it has no effect", () => {
    const combination = { expression: "6.10a-6.10b", consequence_class: "CC3" };
    const item = itemOf(check("en-1993-1-1", { ...request, combination }));
    expect(item.governing_combination.expression).toBe("6.10b");
    expect(item.governing_combination.factors.G).toBeCloseTo(0.85 * 1.1 * 1.35, 9);
    const { warnings } = check("en-1993-1-1", { members: [{ ...beam, M_y_Ed: 10 }], combination }).result;
    expect(warnings.join()).toMatch(/combination has no effect/);
  });

  test("what is wrong with how they are combined has its path at the top", () => {
    const wrong = { ...request, national_annex: "DE", combination: { expression: "6.10a-6.10b", safety_class: 2 } };
    expect(problemsOf("en-1993-1-1", wrong).toSorted()).toEqual(["combination.expression", "combination.safety_class"]);
  });

  test("axial forces of frame programs are turned, and derivations have the sums of what governs", () => {
    const turned = {
      ...request,
      signs: "compression-negative",
      members: [{ ...beam, actions: [G, S, { ...W, N: -10 }] }],
    };
    expect(itemOf(check("en-1993-1-1", turned)).utilization).toBe(itemOf(check("en-1993-1-1", request)).utilization);
    const { derivation = [] } = itemOf(check("en-1993-1-1", { ...request, derivation: true }));
    const sums = derivation.filter(({ name }) => name === "M_y_Ed");
    expect(sums.at(-1)?.value).toBeCloseTo(1.35 * 30 + 1.5 * 25 + 0.9 * 6, 12);
  });

  test("what contradicts is refused with its path", () => {
    const with_ = (more: object) => ({ members: [{ ...beam, actions: [G, S], ...more }] });
    expect(problemsOf("en-1993-1-1", with_({ M_y_Ed: 20 }))).toEqual(["members[0].M_y_Ed"]);
    expect(problemsOf("en-1993-1-1", with_({ load_cases: [{ id: "a", M_y_Ed: 3 }] }))).toEqual([
      "members[0].load_cases",
    ]);
    expect(problemsOf("en-1993-1-1", with_({ actions: [{ ...G, M_y_Ed: 3 }] }))).toEqual([
      "members[0].actions[0].M_y_Ed",
    ]);
    expect(problemsOf("en-1993-1-1", with_({ actions: [{ id: "G", nature: "permanent" }] }))).toEqual([
      "members[0].actions[0].effects",
    ]);
    expect(problemsOf("en-1993-1-1", with_({ actions: [G, { ...S, nature: "imposed" }] }))).toEqual([
      "members[0].actions[1].category",
    ]);
    const many = Array.from({ length: 18 }, (_, i) => ({ ...W, id: `W${i}` }));
    expect(problemsOf("en-1993-1-1", with_({ actions: [G, ...many] }))).toEqual(["members[0].actions"]);
  });

  test("in fire with the combinations of the same actions for fire, unless effects are given", () => {
    const fire = { duration_min: 15 };
    const actions = [G, { id: "Q", nature: "imposed", category: "B", M_y: 25, V_z: 17 }];
    const { values } = itemOf(check("en-1993-1-1", { members: [{ ...beam, fire, actions }] }));
    expect(values.fire_load_case).toBe("G + 0.3 Q");
    const load_cases = [{ id: "a", M_y_Ed: 37.5, V_z_Ed: 20 + 0.3 * 17 }];
    const own = itemOf(check("en-1993-1-1", { members: [{ ...beam, fire: { ...fire, load_cases }, M_y_Ed: 78 }] }));
    expect(values.mu_0 ?? values.theta_cr_iterated_C).toBe(own.values.mu_0 ?? own.values.theta_cr_iterated_C);
    const share = { ...fire, eta_fi: 0.5 };
    const half = itemOf(check("en-1993-1-1", { members: [{ ...beam, fire: share, actions }] }));
    expect(half.values.fire_load_case).toBeUndefined();
    expect(problemsOf("en-1993-1-1", { members: [{ ...beam, fire, actions: [{ ...G, T: 1 }] }] })).toEqual([
      "members[0].actions",
    ]);
  });

  test("uplift: permanent load that holds down with 1.0", () => {
    const lift = { id: "W", nature: "wind", M_y: -60, V_z: -40 };
    const item = itemOf(check("en-1993-1-1", { members: [{ ...beam, actions: [G, S, lift] }] }));
    expect(item.load_cases.map(({ id }) => id)).toContain("G + 1.5 W");
  });
});

describe("timber members: the duration of the shortest action", () => {
  const member = { mark: "T1", species: "C24", b: 80, h: 240, length_mm: 4000, service_class: 1, ltb_length_mm: 400 };
  const heavy = { id: "G", nature: "permanent", M_y: 9 };
  const light = { id: "S", nature: "snow", M_y: 1 };

  test("permanent actions alone govern with k_mod 0.6, although snow adds to them", () => {
    const item = itemOf(check("en-1995-1-1", { members: [{ ...member, actions: [heavy, light] }] }));
    expect(item.governing_load_case).toBe("1.35 G");
    expect(item.values.k_mod).toBe(0.6);
  });

  test("snow above 1000 m lies longer; wind is short-term", () => {
    const k_mod = (action: object, combination = {}) =>
      itemOf(
        check("en-1995-1-1", {
          members: [
            {
              ...member,
              actions: [
                { ...heavy, M_y: 2 },
                { ...light, M_y: 6, ...action },
              ],
            },
          ],
          combination,
        }),
      ).values.k_mod;
    expect(k_mod({})).toBe(0.9);
    expect(k_mod({}, { altitude_m: 1200 })).toBe(0.8);
    expect(k_mod({ nature: "wind" })).toBe(0.9);
    expect(k_mod({ nature: "imposed", category: "E1" })).toBe(0.7);
  });

  test("loads of the deflection take psi of the action that they name", () => {
    const actions = [heavy, { id: "Q", nature: "imposed", category: "C", M_y: 4 }];
    const serviceability = (variable: object[]) => ({
      members: [{ ...member, actions, serviceability: { g_kN_m: 1, variable } }],
    });
    const named = itemOf(check("en-1995-1-1", serviceability([{ action: "Q", q_kN_m: 2 }])));
    const given = itemOf(check("en-1995-1-1", serviceability([{ psi_2: 0.6, q_kN_m: 2 }])));
    expect(named.values.w_fin_mm).toBe(given.values.w_fin_mm);
    expect(problemsOf("en-1995-1-1", serviceability([{ action: "S", q_kN_m: 2 }]))).toEqual([
      "members[0].serviceability.variable[0].action",
    ]);
    expect(
      problemsOf("en-1995-1-1", {
        members: [{ ...member, M_y_Ed: 5, serviceability: { g_kN_m: 1, variable: [{ action: "Q", q_kN_m: 2 }] } }],
      }),
    ).toContain("members[0].serviceability.variable[0].action");
  });
});

describe("concrete columns", () => {
  const column = {
    mark: "C1",
    b: 400,
    h: 400,
    fck: 35,
    fyk: 500,
    A_s: 2513,
    layout: "two-faces",
    axis_distance_mm: 50,
    l0: 4500,
  };
  const actions = [
    { id: "G", nature: "permanent", N: 800, M_01: 10, M_02: 30 },
    { id: "Q", nature: "imposed", category: "B", N: 500, M_01: 60, M_02: -15 },
  ];

  test("creep with the quasi-permanent moment of the actions, unless it is given", () => {
    const item = itemOf(check("en-1992-1-1", { columns: [{ ...column, phi: 2, actions }] }));
    const own = itemOf(check("en-1992-1-1", { columns: [{ ...column, phi: 2, M_0Eqp: 30, actions }] }));
    // 30 kNm of G alone; with 0.3 Q 25.5
    expect(item.utilization).toBe(own.utilization);
  });

  test("the greater end moment is M_02 in every combination", () => {
    const item = itemOf(check("en-1992-1-1", { columns: [{ ...column, actions }] }));
    expect(item.load_cases).toHaveLength(4);
    expect(item.values.M_02_kNm ?? item.utilization).toBeGreaterThan(0);
  });

  test("accidental combinations with the factors of accidental situations", () => {
    const hit = { id: "A", nature: "accidental", N: 0, M_02: 150 };
    const item = itemOf(check("en-1992-1-1", { columns: [{ ...column, actions: [...actions, hit] }] }));
    expect(item.governing_combination.expression).toBe("6.11b");
    expect(item.values.f_cd_MPa).toBeCloseTo(35 / 1.2, 9);
    expect(item.load_cases.map(({ id }) => id)).toContain("G + A + 0.5 Q");
  });
});

test("a joint with actions", () => {
  const kind = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds["column-base"];
  if (!kind) throw new Error("no column bases");
  const { N_Ed: _n, M_Ed: _m, V_Ed: _v, ...base }: Record<string, unknown> = kind.example;
  const actions = [
    { id: "G", nature: "permanent", N: 300, M: 5, V: 4 },
    { id: "W1", nature: "wind", group: "wind", N: -20, M: 20, V: 15 },
    { id: "W2", nature: "wind", group: "wind", N: 30, M: -25, V: -18 },
  ];
  const item = itemOf(check("en-1993-1-8", { ...base, actions }));
  expect(item.load_cases.map(({ id }) => id)).toEqual([
    "1.35 G",
    "G",
    "1.35 G + 1.5 W1",
    "G + 1.5 W1",
    "1.35 G + 1.5 W2",
    "G + 1.5 W2",
  ]);
  expect(item.governing_combination.text).toBe(item.governing_load_case);
});

test("a fin plate has the reaction of each combination; a single bolt says why it has none", () => {
  const { V_Ed: _, ...fin } = joint("fin-plate");
  const reactions = [
    { id: "G", nature: "permanent", V: 80 },
    { id: "Q", nature: "imposed", category: "B", V: 60 },
    { id: "W", nature: "wind", V: -30 },
  ];
  const combined = itemOf(check("en-1993-1-8", { ...fin, actions: reactions }));
  expect(combined.governing_combination.text).toBe("1.35 G + 1.5 Q");
  const alone = itemOf(check("en-1993-1-8", { ...fin, V_Ed: 1.35 * 80 + 1.5 * 60 }));
  expect(combined.utilization).toBeCloseTo(alone.utilization, 12);
  expect(problemsOf("en-1993-1-8", fin)).toEqual(["V_Ed"]);
  expect(problemsOf("en-1993-1-8", { ...joint("bolt"), actions: reactions })).toEqual(["actions"]);
});

const joint = (name: string): Record<string, unknown> => {
  const found = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds[name];
  return { connection: name, ...found?.example };
};

const effect = fc.integer({ min: -40, max: 40 });
const someActions = fc.array(
  fc.record({ nature: fc.constantFrom("permanent", "snow", "wind", "imposed"), N: effect, M_y: effect, V_z: effect }),
  { minLength: 1, maxLength: 5 },
);

law(
  "a member with actions is the worst of the members with the combinations that EN 1990 forms of them",
  () =>
    fc.property(fc.constantFrom("EN", "NL", "DE", "UK", "SE", "FR"), someActions, (national_annex, drawn) => {
      const actions = drawn.map(({ nature, N, M_y, V_z }, i) => ({
        id: `A${i}`,
        nature,
        ...(nature === "imposed" ? { category: "C" } : {}),
        effects: { N, M_y, V_z },
      }));
      const { result } = check("en-1990", { national_annex, actions, situations: ["uls"] });
      const { load_cases } = (result.set as ItemResult).values as unknown as { load_cases: readonly object[] };
      const cases = itemOf(check("en-1993-1-1", { national_annex, members: [{ ...beam, load_cases }] }));
      const own = actions.map(({ effects, ...action }) => ({ ...action, ...effects }));
      const item = itemOf(check("en-1993-1-1", { national_annex, members: [{ ...beam, actions: own }] }));
      expect(item.utilization).toBeCloseTo(cases.utilization, 12);
      expect(item.passed).toBe(cases.passed);
      expect(item.load_cases).toHaveLength(cases.load_cases.length);
    }),
  { numRuns: 60 },
);
