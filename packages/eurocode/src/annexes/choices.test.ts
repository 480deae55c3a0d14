import { expect, test } from "vitest";
import { check } from "../index.ts";
import { annexes, choicesOf } from "./all.ts";
import { nationalChoices } from "./choices.ts";

test("every choice that a standard leaves to the countries is made by a parameter, or says what happens", () => {
  const silent = choicesOf("NL").flatMap(({ standard, choices }) =>
    choices.flatMap(({ clause, parameters, instead }) =>
      parameters.length > 0 || instead !== undefined ? [] : [`${standard} ${clause}`],
    ),
  );
  expect(silent).toEqual([]);
});

test("what is said not to be made has no parameter, and is a choice of its standard", () => {
  const wrong = choicesOf("NL").flatMap(({ standard, choices }) => {
    const made = new Map(choices.map(({ clause, parameters }) => [clause, parameters.length > 0]));
    const said = (nationalChoices[standard]?.unmade ?? []).flatMap(({ clauses }) => clauses);
    return said.filter((clause) => made.get(clause) !== false).map((clause) => `${standard} ${clause}`);
  });
  expect(wrong).toEqual([]);
});

test("every parameter stands on the page of its standard", () => {
  const shown = new Set(
    choicesOf("NL").flatMap(({ choices, further }) => [...choices.flatMap(({ parameters }) => parameters), ...further]),
  );
  expect(annexes.filter((row) => !shown.has(row)).map(({ symbol }) => symbol)).toEqual([]);
});

test("a value of one publication is a warning once a request, with what it moves of what governs", () => {
  const member = { profile: "IPE 300", steel_grade: "S355", length_mm: 6000, M_y_Ed: 40, N_Ed: 50 };
  const members = [
    { mark: "A", ...member },
    { mark: "B", ...member, M_y_Ed: 30 },
  ];
  const said = (national_annex: string) =>
    check("en-1993-1-1", { national_annex, members }).result.warnings.filter((text) =>
      text.includes("one publication"),
    );
  const percentUnderEN = check("en-1993-1-1", { members }).utilization.toPrecision(3);
  expect(said("UK")).toEqual([expect.stringContaining(`would be ${percentUnderEN} % in place of`)]);
  expect(said("EN")).toEqual([]);
  // gamma_M1 of Germany is confirmed, and nothing else of it counts here
  expect(said("DE")).toEqual([]);
});

test("loads and combinations, which have no utilization, name their values of one publication once, too", () => {
  const said = (endpoint: "en-1990" | "en-1991", request: object) =>
    check(endpoint, request).result.warnings.filter((text) => text.includes("one publication"));
  const actions = [
    { id: "G", nature: "permanent", effects: { N: 10 } },
    { id: "S", nature: "snow", effects: { N: 5 } },
  ];
  const sets = ["1", "2", "3"].map((mark) => ({ mark, actions }));
  expect(said("en-1990", { national_annex: "NL", sets })).toEqual([
    expect.stringMatching(/gamma_G_sup.* \(NL\): known from/),
  ]);
  expect(said("en-1990", { national_annex: "EN", sets })).toEqual([]);
  const snow = ["1", "2"].map((mark) => ({ mark, action: "snow", roof: "duopitch", alpha_deg: 20, s_k_kN_m2: 0.6 }));
  expect(said("en-1991", { national_annex: "SE", loads: snow })).toEqual([
    expect.stringMatching(/swept_slope.*\(SE\): known from one publication/),
  ]);
});

test("no annex is silent where it may change a formula of beams, slabs and punching of concrete", () => {
  const rules =
    "C_Rd_c k_1_shear v_min nu_1 nu cot_theta_max rho_w_min s_l_max s_t_max punching_rules torsion_rules interface_rules cot_theta_f_max crack_rules crack_tables w_max stress_limits K_l_d redistribution A_s_min_beam A_s_max_beam s_max_slab cover_rules alpha_ct alpha_ct_bond bar_gap mandrel_min".split(
      " ",
    );
  const rows = annexes.filter(({ standard, symbol }) => standard === "EN 1992-1-1" && rules.includes(symbol));
  expect(rows).toHaveLength(rules.length);
  const silent = rows.flatMap(({ symbol, under }) =>
    (["NL", "DE", "UK", "SE", "FR"] as const)
      .filter((country) => under[country].confidence === "inherits EN")
      .map((country) => `${country} ${symbol}`),
  );
  expect(silent).toEqual([]);
});
