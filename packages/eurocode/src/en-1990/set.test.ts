import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { refusedPaths } from "../../test/support/refused.ts";
import { check, type ItemResult } from "../index.ts";

interface Bounds {
  readonly max: number;
  readonly max_combination: string;
  readonly min: number;
  readonly min_combination: string;
}
interface Combination {
  readonly id: string;
  readonly situation: string;
  readonly expression: string;
  readonly leading: string | null;
  readonly text: string;
  readonly factors: Record<string, number>;
  readonly effects: Record<string, number>;
}
interface Values {
  readonly n_combinations: Record<string, number>;
  readonly n_formed: Record<string, number>;
  readonly psi: Record<string, { psi_0: number; psi_1: number; psi_2: number }>;
  readonly envelope: Record<string, Record<string, Bounds>>;
  readonly combinations: readonly Combination[];
  readonly combinations_omitted: number;
  readonly load_cases: readonly ({ id: string } & Record<string, number>)[];
  readonly load_cases_sls: readonly { id: string }[];
  readonly xi?: number;
  readonly gamma_d?: number;
}

const setOf = (request: object) => check("en-1990", request).result.set as ItemResult;
const valuesOf = (request: object) => setOf(request).values as unknown as Values;

function problemsOf(request: object): string[] {
  return refusedPaths(() => check("en-1990", request));
}

const G = { id: "G", nature: "permanent", effects: { N: 100 } };
const Q = { id: "Q", nature: "imposed", category: "B", effects: { N: 10 } };
const S = { id: "S", nature: "snow", effects: { N: 1 } };
const W = { id: "W", nature: "wind", effects: { N: 0.1 } };
const max = (request: object, situation = "uls", effect = "N") =>
  valuesOf(request).envelope[situation]?.[effect]?.max ?? Number.NaN;
const min = (request: object, situation = "uls", effect = "N") =>
  valuesOf(request).envelope[situation]?.[effect]?.min ?? Number.NaN;

describe("factors by annex", () => {
  test.each([
    ["EN", {}, 135 + 15 + 0.75 + 0.09],
    ["EN", { consequence_class: "CC1" }, 0.9 * (135 + 15 + 0.75 + 0.09)],
    ["EN", { consequence_class: "CC3" }, 1.1 * (135 + 15 + 0.75 + 0.09)],
    ["EN", { expression: "6.10a-6.10b" }, 135 + 10.5 + 0.75 + 0.09],
    ["EN", { expression: "6.10a-permanent-only" }, 135],
    ["NL", {}, 135 + 7.5],
    ["NL", { consequence_class: "CC1" }, 120 + 0.5 * 13.5],
    ["NL", { consequence_class: "CC3" }, 150 + 0.5 * 16.5],
    ["DE", {}, 135 + 15 + 0.75 + 0.09],
    ["DE", { consequence_class: "CC3" }, 135 + 15 + 0.75 + 0.09],
    ["UK", {}, 135 + 15 + 0.75 + 0.075],
    ["UK", { expression: "6.10a-6.10b" }, 1.35 * 92.5 + 15 + 0.75 + 0.075],
    ["SE", {}, 135 + 10.5 + 1.2 + 0.045],
    ["SE", { safety_class: 1 }, 0.83 * (135 + 10.5 + 1.2 + 0.045)],
    ["SE", { s_k_kN_m2: 2.5 }, 135 + 10.5 + 1.05 + 0.045],
    ["FR", {}, 135 + 15 + 0.75 + 0.09],
  ])("%s %j", (national_annex, more, expected) => {
    // 6.10a and 6.10b: the greater
    const all = { national_annex, actions: [G, Q, S, W], ...more };
    if (national_annex === "UK" && "expression" in more)
      expect(max(all)).toBeCloseTo(Math.max(135 + 10.5 + 0.75 + 0.075, expected), 9);
    else expect(max(all)).toBeCloseTo(expected, 9);
  });

  test("6.10b governs where little is permanent, with xi on the unfavourable part alone", () => {
    const little = { national_annex: "NL", actions: [{ ...G, effects: { N: 1 } }, Q] };
    expect(max(little)).toBeCloseTo(1.2 + 15, 9);
    expect(min(little)).toBeCloseTo(0.9, 9);
    expect(min({ ...little, national_annex: "SE" })).toBe(1);
  });

  test("overrides of the request, and of an action before them", () => {
    const all = { actions: [G, Q], overrides: { gamma_G_sup: 1.2, gamma_Q: 1.4, psi_0_B: 0.5 } };
    expect(max(all)).toBeCloseTo(120 + 14, 9);
    expect(
      max({
        ...all,
        actions: [
          { ...G, gamma_sup: 1.1 },
          { ...Q, gamma: 1 },
        ],
      }),
    ).toBeCloseTo(110 + 10, 9);
    expect(valuesOf({ ...all, actions: [G, Q, W] }).psi.Q).toEqual({ psi_0: 0.5, psi_1: 0.5, psi_2: 0.3 });
  });

  test("snow stays longer above 1000 m", () => {
    const at = (altitude_m: number) => valuesOf({ actions: [G, S], altitude_m }).psi.S;
    expect(at(1000)).toEqual({ psi_0: 0.5, psi_1: 0.2, psi_2: 0 });
    expect(at(1001)).toEqual({ psi_0: 0.7, psi_1: 0.5, psi_2: 0.2 });
  });
});

describe("situations", () => {
  const A = { id: "A", nature: "accidental", effects: { N: 1000 } };
  const E = { id: "E", nature: "seismic", effects: { N: 50 }, reversible: true };

  test("accidental and seismic where such an action is given; fire and equ where asked for", () => {
    const values = valuesOf({ actions: [G, Q, W, A, E] });
    expect(Object.keys(values.envelope)).toEqual([
      "uls",
      "accidental",
      "seismic",
      "sls-characteristic",
      "sls-frequent",
      "sls-quasi-permanent",
    ]);
    // psi_1 of the leading one, psi_2 of the others; the accident always acts
    expect(values.envelope.accidental?.N).toMatchObject({ max: 100 + 1000 + 5, min: 1100 });
    expect(values.envelope.seismic?.N).toMatchObject({ max: 100 + 50 + 3, min: 50 });
    expect(max({ actions: [G, Q, W], situations: ["fire"] }, "fire")).toBe(103);
    expect(max({ national_annex: "UK", actions: [G, Q, W], situations: ["fire"] }, "fire")).toBe(105);
    expect(max({ actions: [G, Q, W], situations: ["equ"] }, "equ")).toBeCloseTo(110 + 15 + 0.09, 9);
  });

  test("an accident or an earthquake that is asked for must be given", () => {
    expect(problemsOf({ actions: [G], situations: ["seismic"] })).toEqual(["situations"]);
  });
});

describe("who acts with whom", () => {
  test("of a group one at a time, each leading", () => {
    const left = { ...W, id: "W1", group: "wind", effects: { N: 7 } };
    const right = { ...W, id: "W2", group: "wind", effects: { N: -5 } };
    const all = { actions: [G, left, right] };
    expect(max(all, "sls-characteristic")).toBe(107);
    expect(min(all, "sls-characteristic")).toBe(95);
    expect(valuesOf(all).n_combinations["sls-characteristic"]).toBe(3);
  });

  test("a reversible action with either sign, never both", () => {
    const all = { actions: [G, { ...W, reversible: true, effects: { N: 7 } }] };
    expect(max(all, "sls-characteristic")).toBe(107);
    expect(min(all, "sls-characteristic")).toBe(93);
    expect(valuesOf(all).combinations.find(({ text }) => text === "G - W")?.factors).toEqual({ G: 1, W: -1 });
  });

  test("EN 1991-1-1 3.3.2(1): a roof of category H neither with snow nor with wind", () => {
    const roof = { ...Q, category: "H", effects: { N: 10 } };
    const others = { actions: [G, roof, { ...S, effects: { N: 9 } }, { ...W, effects: { N: 8 } }] };
    expect(max(others, "sls-characteristic")).toBeCloseTo(100 + 9 + 0.6 * 8, 9);
    const all = { actions: [G, { ...roof, not_with: ["W"] }, ...others.actions.slice(2)] };
    expect(max(all, "sls-characteristic")).toBeCloseTo(100 + 10 + 4.5, 9);
  });

  test("imposed loads of a category lead together, and each may be absent: spans of a beam", () => {
    const spans = [20, -5, 4].map((N, i) => ({ ...Q, id: `Q${i + 1}`, effects: { N } }));
    expect(max({ actions: [G, ...spans] }, "sls-characteristic")).toBe(124);
    expect(min({ actions: [G, ...spans] }, "sls-characteristic")).toBe(95);
    const alone = spans.map((span) => ({ ...span, storey_group: false }));
    expect(max({ actions: [G, ...alone] }, "sls-characteristic")).toBeCloseTo(120 + 0.7 * 4, 9);
  });

  test("permanent actions of one source take one factor, of two sources each its own", () => {
    const lift = { id: "U", nature: "permanent", effects: { N: -40 } };
    expect(max({ actions: [G, lift] })).toBeCloseTo(1.35 * 60, 9);
    expect(max({ actions: [G, { ...lift, source: "water" }] })).toBeCloseTo(135 - 40, 9);
  });

  test("prestress with gamma_P in every situation, as given where it is", () => {
    const P = { id: "P", nature: "prestress", effects: { N: 10 } };
    expect(max({ actions: [G, P] })).toBe(145);
    expect(max({ actions: [G, { ...P, gamma: 1.2 }] })).toBe(147);
    expect(max({ actions: [G, P] }, "sls-characteristic")).toBe(110);
  });
});

describe("what is given of them", () => {
  const all = { actions: [G, S, W] };

  test("SSB part 3: 1.35 G + 1.5 S + 0.9 W, G + S + 0.6 W, G + 0.2 S", () => {
    const texts = (situation: string) =>
      valuesOf(all)
        .combinations.filter((one) => one.situation === situation)
        .map(({ text }) => text);
    expect(texts("uls")).toContain("1.35 G + 1.5 S + 0.9 W");
    expect(texts("uls")).toContain("1.35 G + 1.5 W + 0.75 S");
    expect(texts("sls-characteristic")).toContain("G + S + 0.6 W");
    expect(texts("sls-frequent")).toContain("G + 0.2 S");
    expect(valuesOf(all).n_formed["sls-quasi-permanent"]).toBe(4);
    expect(valuesOf(all).n_combinations["sls-quasi-permanent"]).toBe(1);
  });

  test("the envelope names combinations that are given, and these give its values", () => {
    const { envelope, combinations } = valuesOf(all);
    for (const [situation, effects] of Object.entries(envelope))
      for (const [effect, bounds] of Object.entries(effects))
        for (const side of ["max", "min"] as const) {
          const found = combinations.find(({ id }) => id === bounds[`${side}_combination`]);
          expect(found?.situation).toBe(situation);
          expect(found?.effects[effect]).toBe(bounds[side]);
        }
  });

  test("load cases carry the names of other checks; a name of the user's stays", () => {
    const { load_cases, load_cases_sls } = valuesOf({ actions: [{ ...G, effects: { M_y: 3, w_mm: 2 } }] });
    expect(Object.keys(load_cases[0] ?? {})).toEqual(["id", "M_y_Ed", "w_mm"]);
    expect(load_cases_sls.map(({ id }) => id)).toEqual([
      "sls-characteristic-1",
      "sls-frequent-1",
      "sls-quasi-permanent-1",
    ]);
  });

  test("limits: most, least, and yes or no where a sign changes", () => {
    const limits = (...given: object[]) => setOf({ actions: [G, { ...W, effects: { N: -80 } }], limits: given });
    const one = limits({ effect: "N", situation: "uls", most: 150, least: 0 });
    expect(one).toMatchObject({ passed: false, verified: true, utilization: 1.01 });
    expect(limits({ effect: "N", situation: "uls", most: 150 })).toMatchObject({ passed: true, utilization: 0.9 });
    expect(limits({ effect: "N", situation: "sls-characteristic", least: 10 })).toMatchObject({ utilization: 0.5 });
    expect(limits({ effect: "N", situation: "sls-characteristic", least: 0 })).toMatchObject({
      passed: true,
      verified: true,
      utilization: 0,
    });
    expect(setOf(all)).toMatchObject({ passed: true, verified: false, utilization: 0 });
  });

  test("sets: each with its mark", () => {
    const { result } = check("en-1990", {
      sets: [
        { mark: "B1", ...all },
        { mark: "B2", ...all },
      ],
    });
    expect((result.sets as ItemResult[]).map(({ mark }) => mark)).toEqual(["B1", "B2"]);
    expect(problemsOf({ sets: [all] })).toEqual(["sets[0].mark"]);
  });
});

describe("what is refused", () => {
  test.each<[object, string[]]>([
    [{ actions: [{ ...Q, category: undefined }] }, ["actions[0].category"]],
    [{ actions: [{ ...W, category: "B" }] }, ["actions[0].category"]],
    [{ actions: [G, { ...G }] }, ["actions[1].id"]],
    [{ actions: [{ ...G, effects: {} }] }, ["actions[0].effects"]],
    [{ actions: [{ ...G, effects: { N_Ed: 3 } }] }, ["actions[0].effects.N_Ed"]],
    [{ actions: [{ ...G, effects: { "1": 3 } }] }, ["actions[0].effects.1"]],
    [{ actions: [G, { ...W, group: "wind" }] }, ["actions[1].group"]],
    [{ actions: [{ ...G, group: "a" }, Q] }, ["actions[0].group", "actions[0].group"]],
    [{ actions: [G, { ...Q, not_with: ["X"] }] }, ["actions[1].not_with[0]"]],
    [{ actions: [G, { ...Q, not_with: ["G"] }] }, ["actions[1].not_with[0]"]],
    [{ actions: [G], safety_class: 2 }, ["safety_class"]],
    [{ national_annex: "DE", actions: [G], expression: "6.10a-6.10b" }, ["expression"]],
    [{ national_annex: "UK", actions: [G], expression: "6.10a-permanent-only" }, ["expression"]],
    [{ actions: [G], limits: [{ effect: "N", situation: "fire", most: 3 }] }, ["limits[0].situation"]],
    [{ actions: [G], limits: [{ effect: "M", situation: "uls", most: 3 }] }, ["limits[0].effect"]],
    [{ actions: [G], limits: [{ effect: "N", situation: "uls" }] }, ["limits[0].most"]],
    [{ actions: [G], interaction: [["N", "M"]] }, ["interaction[0][1]"]],
    [
      { actions: [{ id: "R", nature: "rain", effects: { N: 1 } }] },
      ["actions[0].psi_0", "actions[0].psi_1", "actions[0].psi_2"],
    ],
  ])("%j at %j", (request, paths) => {
    expect(problemsOf(JSON.parse(JSON.stringify(request)))).toEqual(paths);
  });

  test("more than 100 000 combinations of actions that act by themselves", () => {
    const many = Array.from({ length: 16 }, (_, i) => ({ ...W, id: `W${i}` }));
    expect(problemsOf({ actions: [G, ...many] })).toEqual(["actions"]);
    expect(problemsOf({ actions: [G, ...many.map((one) => ({ ...one, group: "wind" }))] })).toEqual([]);
  });

  test("names of every object are names of effects, and never more", () => {
    const values = valuesOf({
      actions: [
        { ...G, effects: { constructor: 2 } },
        { ...Q, effects: { toString: 3 } },
      ],
    });
    expect(Object.keys(values.envelope.uls ?? {})).toEqual(["constructor", "toString"]);
    expect(new Map(Object.entries(values.envelope.uls ?? {})).get("constructor")?.max).toBeCloseTo(2.7, 9);
  });
});

const natures = ["snow", "wind", "temperature", "imposed"] as const;
const effect = fc.integer({ min: -100, max: 100 });
const annex = fc.constantFrom("EN", "NL", "DE", "UK", "SE", "FR");
const variable = fc.record(
  {
    nature: fc.constantFrom(...natures),
    category: fc.constantFrom("A", "B", "C", "E", "H"),
    group: fc.constantFrom("g", "h"),
    reversible: fc.boolean(),
    storey_group: fc.boolean(),
    N: effect,
    M: effect,
  },
  { requiredKeys: ["nature", "category", "N", "M"] },
);
type Drawn = typeof variable extends fc.Arbitrary<infer T> ? T : never;

/** An action as a request has it: fields of other natures left out, and groups of one. */
const actionsOf = (permanent: readonly { N: number; M: number; source: string }[], drawn: readonly Drawn[]) => [
  ...permanent.map(({ N, M, source }, i) => ({ id: `G${i}`, nature: "permanent", source, effects: { N, M } })),
  ...drawn.map(({ nature, category, group, reversible, storey_group, N, M }, i) => ({
    id: `Q${i}`,
    nature,
    effects: { N, M },
    ...(nature === "imposed" ? { category, ...(storey_group === undefined ? {} : { storey_group }) } : {}),
    ...(group !== undefined && drawn.filter((other) => other.group === group).length > 1 ? { group } : {}),
    ...(reversible === undefined ? {} : { reversible }),
  })),
];
const permanents = fc.array(fc.record({ N: effect, M: effect, source: fc.constantFrom("G", "water") }), {
  minLength: 1,
  maxLength: 3,
});
const someVariables = fc.array(variable, { maxLength: 4 });
const situations = ["uls", "equ", "fire", "sls-characteristic", "sls-frequent", "sls-quasi-permanent"] as const;

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

law(
  "a larger unfavourable action never lowers the envelope of its effect",
  () =>
    fc.property(
      annex,
      permanents,
      someVariables,
      fc.nat(),
      fc.integer({ min: 1, max: 50 }),
      (national_annex, g, q, at, more) => {
        const actions = actionsOf(g, q);
        const before = valuesOf({ national_annex, actions, situations }).envelope;
        const i = at % actions.length;
        const raised = actions.map((action, j) =>
          j === i ? { ...action, effects: { ...action.effects, N: Math.abs(action.effects.N) + more } } : action,
        );
        const positive = actions.map((action, j) =>
          j === i ? { ...action, effects: { ...action.effects, N: Math.abs(action.effects.N) } } : action,
        );
        const from = valuesOf({ national_annex, actions: positive, situations }).envelope;
        const after = valuesOf({ national_annex, actions: raised, situations }).envelope;
        for (const situation of situations) {
          expect((after[situation]?.N?.max ?? 0) + 1e-9).toBeGreaterThanOrEqual(from[situation]?.N?.max ?? 0);
          expect(after[situation]?.M?.max).toBe(before[situation]?.M?.max);
        }
      },
    ),
  { numRuns: 60 },
);

law(
  "with all effects of the other sign the greatest is the least with the other sign",
  () =>
    fc.property(annex, permanents, someVariables, (national_annex, g, q) => {
      const actions = actionsOf(g, q);
      const turned = actions.map((action) => ({ ...action, effects: { N: -action.effects.N, M: -action.effects.M } }));
      const [one, other] = [actions, turned].map(
        (of) => valuesOf({ national_annex, actions: of, situations }).envelope,
      );
      for (const situation of situations)
        for (const name of ["N", "M"])
          expect(near(one?.[situation]?.[name]?.max ?? 0, -(other?.[situation]?.[name]?.min ?? 1))).toBe(true);
    }),
  { numRuns: 60 },
);

law(
  "of a group never two act together, and category H never with snow or wind",
  () =>
    fc.property(annex, permanents, someVariables, (national_annex, g, q) => {
      const actions = actionsOf(g, q);
      for (const { factors } of valuesOf({ national_annex, actions, situations }).combinations) {
        const acting = actions.filter(({ id }) => factors[id] !== undefined);
        const groups = acting.flatMap((action) => ("group" in action && action.group ? [action.group] : []));
        expect(new Set(groups).size).toBe(groups.length);
        const roof = acting.some((action) => "category" in action && action.category === "H");
        expect(roof && acting.some(({ nature }) => nature === "snow" || nature === "wind")).toBe(false);
      }
    }),
  { numRuns: 60 },
);

law(
  "6.10a and 6.10b never ask for more than 6.10",
  () =>
    fc.property(fc.constantFrom("EN", "NL", "UK", "SE"), permanents, someVariables, (national_annex, g, q) => {
      const actions = actionsOf(g, q);
      const request = { national_annex, actions, situations: ["uls"] };
      const two = valuesOf({ ...request, expression: "6.10a-6.10b" }).envelope.uls;
      const one = valuesOf({ ...request, expression: "6.10" }).envelope.uls;
      for (const name of ["N", "M"]) {
        expect(two?.[name]?.max ?? 0).toBeLessThanOrEqual((one?.[name]?.max ?? 0) + 1e-9);
        expect(two?.[name]?.min ?? 0).toBeGreaterThanOrEqual((one?.[name]?.min ?? 0) - 1e-9);
      }
    }),
  { numRuns: 60 },
);
