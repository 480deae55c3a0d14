import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { valueAt } from "../basis/harmless.ts";
import { lightestProfile } from "../en-1993-1-1/index.ts";
import {
  annexCodes,
  annexes,
  check,
  checks,
  defineAnnex,
  type ItemResult,
  isInvalidInput,
  type OwnAnnex,
  propose,
} from "../index.ts";

const member = {
  mark: "B1",
  profile: "IPE 300",
  steel_grade: "S355",
  length_mm: 4000,
  N_Ed: 200,
  M_y_Ed: 60,
  V_z_Ed: 0,
};
const column = checks.find(({ endpoint }) => endpoint === "en-1992-1-1")?.example as { columns: object[] };
const countryOf = (name: string): OwnAnnex =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../examples/${name}.annex.json`), "utf8"));
const italy = countryOf("italy");
const by = (own_annex: unknown, more: object = {}) =>
  check("en-1993-1-1", { own_annex, members: [member], ...more } as never).result;
const own = (parameters: object, more: object = {}) => ({ name: "Office", edition: "2026", parameters, ...more });

function refusalOf(
  own_annex: object,
  endpoint: "en-1993-1-1" | "en-1993-1-8" | "en-1990" | "en-1991" | "en-1992-1-1",
  request: object,
): string {
  try {
    check(endpoint, { own_annex, ...request } as never);
  } catch (error) {
    if (isInvalidInput(error)) return error.problems.map(({ message }) => message).join();
  }
  return "";
}

describe("an own annex", () => {
  test("calculates as the same values in overrides, and the result names it with its edition and sources", () => {
    const { result, utilization } = check("en-1993-1-1", { own_annex: italy, members: [member] } as never);
    const factors = { gamma_M0: 1.05, gamma_M1: 1.05 };
    expect(utilization).toBe(check("en-1993-1-1", { overrides: factors, members: [member] }).utilization);
    expect(result).toMatchObject({ national_annex: "Italy", annex_edition: italy.edition });
    expect(result.parameters.find(({ symbol }) => symbol === "gamma_M1")).toEqual({
      symbol: "gamma_M1",
      value: 1.05,
      clause: "EN 1993-1-1 6.1(1)",
      annex: "Italy",
      edition: italy.edition,
      confidence: "own annex",
      source:
        "NTC 2018 (DM 17.01.2018), Table 4.2.VII, buildings; a design program's table of annexes, UNI EN 1993-1-1",
    });
  });

  test("holds for every check: a column of concrete by its alpha_cc, with the source of that one value", () => {
    const { result, utilization } = check("en-1992-1-1", { own_annex: italy, columns: column.columns } as never);
    const plain = check("en-1992-1-1", { overrides: { alpha_cc: 0.85 }, columns: column.columns } as never);
    expect(utilization).toBe(plain.utilization);
    expect(result.parameters.find(({ symbol }) => symbol === "alpha_cc")?.source).toMatch(
      /3\.1\.6\(1\)P.*4\.1\.2\.1\.1\.1$/,
    );
  });

  test("what it does not give is said, refused or accepted, as it asks", () => {
    expect(by(italy).warnings.join()).toMatch(
      /^Italy \(DM 31\.07\.2012.*does not give .*eta.*: recommended values taken/,
    );
    expect(by(own({}, { based_on: "DE" })).warnings.join()).toMatch(/values of the annex of DE taken/);
    expect(by({ ...italy, others: "accept" }).warnings).toEqual([]);
    expect(refusedPaths(() => by({ ...italy, others: "refuse" }))).toEqual(["own_annex.parameters"]);
    // an empty text would be laxer than what was meant
    expect(refusedPaths(() => by({ ...italy, others: "" }))).toEqual(["own_annex.others"]);
  });

  test("who refuses says which field does it, its choices, and what each parameter is", () => {
    const message = refusalOf({ ...italy, others: "refuse" }, "en-1993-1-1", { members: [member] });
    expect(message).toMatch(/interaction_method \(method where the request says nothing/);
    expect(message).toMatch(/\{ "as": "EN" \} for each, or set others to "warn" .*or "accept"/);
    expect(refusalOf(own({}, { based_on: "DE", others: "refuse" }), "en-1993-1-1", { members: [member] })).toMatch(
      /\{ "as": "DE" \} for each.*values of the annex of DE/,
    );
  });

  test("refuse, with the reason, holds for one parameter or for all others of a standard, whatever others says", () => {
    const why = { refuse: "publications disagree" };
    const at = (name: string) => `own_annex.parameters.EN 1993-1-1.${name}`;
    for (const others of ["warn", "accept", "refuse"] as const) {
      const one = own({ "EN 1993-1-1": { gamma_M1: why } }, { others });
      expect(refusedPaths(() => by(one))).toContain(at("gamma_M1"));
      expect(refusalOf(one, "en-1993-1-1", { members: [member] })).toMatch(/gamma_M1 .*publications disagree/);
    }
    const all = own({ "EN 1993-1-1": { "*": why, gamma_M0: 1.05 } });
    const refused = refusedPaths(() => by(all));
    expect(refused).toContain(at("gamma_M1"));
    expect(refused).not.toContain(at("gamma_M0"));
    // not of what is not used
    expect(by(own({ "EN 1993-1-1": { k_fl: why } }, { others: "accept" })).warnings).toEqual([]);
    const wrong = own({ "EN 1993-1-1": { gamma_M0: { refuse: " " }, "*": 1.05, gamma_m9: why } });
    expect(refusedPaths(() => by(wrong))).toEqual([at("gamma_M0"), at("*"), at("gamma_m9")]);
  });

  test("takes a rule or table that another annex has, and deviates from the annex that it names", () => {
    const like = own({ "EN 1993-1-1": { curve_LT: { as: "UK" }, ltb_method: { as: "UK" } } }, { others: "accept" });
    const chi = (annex: object) => valueAt(by(undefined, annex), ["members", 0, "values", "chi_LT"]);
    expect(chi({ own_annex: like })).toBe(chi({ national_annex: "UK" }));
    expect(chi({ own_annex: like })).not.toBe(chi({}));
    const german = own({ "EN 1993-1-1": { gamma_M0: 1.05 } }, { based_on: "DE", others: "accept" });
    expect(by(german).parameters.find(({ symbol }) => symbol === "gamma_M1")).toMatchObject({
      annex: "DE",
      value: 1.1,
    });
  });

  test("an override beside it counts before it, and warns on its unsafe side", () => {
    const { warnings, parameters } = by(italy, { overrides: { gamma_M1: 1 } });
    expect(warnings.join()).toMatch(/gamma_M1 = 1 is below the 1\.05 of the annex/);
    expect(parameters.find(({ symbol }) => symbol === "gamma_M1")?.value).toBe(1);
  });

  test("a factor less safe than every annex has is a warning", () => {
    expect(by(own({ "EN 1993-1-1": { gamma_M0: 0.95 } })).warnings.join()).toMatch(
      /gamma_M0 = 0\.95 of Office is on the unsafe side of every annex known here, 1 /,
    );
  });

  test("all that is wrong is refused at once, each at its place; only the first generation has it", () => {
    const wrong = {
      "EN 1993-1-1": { gamma_M0: 10.5, gamma_m1: 1, strength_table: "mine", lambda_LT_0: -0.2, curve_LT: { as: "XX" } },
      "EN 1993-9": {},
    };
    const at = (path: string) => `own_annex.parameters.${path}`;
    const paths = ["gamma_M0", "gamma_m1", "strength_table", "lambda_LT_0", "curve_LT"].map((name) =>
      at(`EN 1993-1-1.${name}`),
    );
    expect(refusedPaths(() => by(own(wrong)))).toEqual([...paths, at("EN 1993-9")]);
    expect(refusedPaths(() => by(italy, { national_annex: "DE" }))).toEqual(["national_annex"]);
    for (const edition of ["second", "both"]) expect(refusedPaths(() => by(italy, { edition }))).toEqual(["own_annex"]);
    expect(refusedPaths(() => by({ name: "Office" }))).toEqual(["own_annex.edition", "own_annex.parameters"]);
    expect(refusedPaths(() => defineAnnex(own(wrong) as never))).toHaveLength(6);
  });

  test("greater partial factors never lower a utilization", () => {
    const factors = fc.record({
      gamma_M0: fc.double({ min: 1, max: 1.5, noNaN: true }),
      gamma_M1: fc.double({ min: 1, max: 1.5, noNaN: true }),
    });
    fc.assert(
      fc.property(factors, (given) => {
        const used = check("en-1993-1-1", { own_annex: own({ "EN 1993-1-1": given }), members: [member] } as never);
        expect(used.utilization).toBeGreaterThanOrEqual(check("en-1993-1-1", { members: [member] }).utilization - 1e-9);
      }),
      { numRuns: 30 },
    );
  });

  test("goes with what is proposed, and with the lightest profile", () => {
    const annex = defineAnnex({ ...italy, others: "accept" });
    const heavy = defineAnnex(own({ "EN 1993-1-1": { gamma_M0: 1.5, gamma_M1: 1.5 } }, { others: "accept" }));
    const item = { ...member, M_y_Ed: 120 };
    expect(lightestProfile(item, annex)?.utilization).toBeLessThan(lightestProfile(item, heavy)?.utilization ?? 0);
    const fin = { connection: "fin-plate", beam: { profile: "IPE 300", steel_grade: "S275" }, V_Ed: 120 };
    const joints = (gamma_M2: number) => own({ "EN 1993-1-8": { gamma_M2 } }, { others: "accept" });
    const proposed = (own_annex: object) =>
      propose("en-1993-1-8", { own_annex, ...fin } as never, { objective: "utilization", most: 1 }).proposals[0];
    expect(proposed(joints(1.5))?.utilization).toBeGreaterThan(proposed(joints(1.25))?.utilization ?? 1);
  });
});

describe("the annexes of other countries among the examples", () => {
  const names = ["italy", "denmark", "belgium"];

  test.each(names)("%s: every value has its source or is refused with the reason; others are named", (name) => {
    const annex = countryOf(name);
    expect(() => defineAnnex(annex)).not.toThrow();
    expect(annex.others).toBe("warn");
    for (const [standard, values] of Object.entries(annex.parameters))
      for (const [symbol, value] of Object.entries(values)) {
        const { source, refuse } = value as { source?: string; refuse?: string };
        expect([standard, symbol, source ?? refuse]).not.toContain(undefined);
      }
    const strict = { ...annex, others: "refuse" };
    expect(refusalOf(strict, "en-1993-1-1", { members: [member] })).toMatch(/does not give .*interaction_method/);
    // climate is every country's own
    const snow = { action: "snow", roof: "monopitch", alpha_deg: 10, s_k_kN_m2: 1 };
    expect(refusalOf(annex, "en-1991", snow)).toMatch(/does not give C_e .*lets no other stand for it/);
  });

  test("what is known to differ stays refused, the rest is calculated and named", () => {
    expect(refusalOf(countryOf("belgium"), "en-1993-1-1", { members: [member] })).toMatch(/gamma_M1 .*1\.00 or 1\.10/);
    for (const name of ["italy", "denmark"])
      expect(by(countryOf(name)).warnings.join()).toMatch(/does not give .*interaction_method.*: recommended values/);
  });

  test("who adds what is missing calculates; what no clause has is never missing", () => {
    const fin = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds["fin-plate"]?.example ?? {};
    const { national_annex: _, ...request } = fin as Record<string, unknown>;
    const annex = { ...countryOf("italy"), others: "refuse" as const };
    expect(refusalOf(annex, "en-1993-1-8", request)).toMatch(/does not give strength_table \([^)]*\), which/);
    const steel = { ...annex.parameters["EN 1993-1-1"], strength_table: "product-standard" };
    const whole = { ...annex, parameters: { ...annex.parameters, "EN 1993-1-1": steel } };
    expect(refusalOf(whole, "en-1993-1-8", request)).toBe("");
  });

  // a Danish open program for beams, its tests under DS/EN 1993-1-1 DK NA: gamma_M0 1.10
  test.each([
    ["IPE 300", "S355", 202.67, 478.5],
    ["IPE 500", "S275", 548.5, undefined],
  ] as const)("Denmark: %s %s has M_c,Rd %s kNm", (profile, steel_grade, M, V) => {
    const own_annex = countryOf("denmark");
    const beam = {
      mark: "B",
      profile,
      steel_grade,
      length_mm: 4000,
      lateral_restraint: "continuous",
      M_y_Ed: 19,
      V_z_Ed: 19,
    };
    const { result } = check("en-1993-1-1", { own_annex, members: [beam] } as never);
    const [{ values }] = valueAt(result, ["members"]) as [ItemResult];
    expect(Number(values.M_c_y_Rd_kNm) / M).toBeCloseTo(1, 2);
    if (V !== undefined) expect(Number(values.V_c_z_Rd_kN ?? values.V_pl_z_Rd_kN) / V).toBeCloseTo(1, 2);
  });

  test("Denmark: 1.0 G + 1.5 Q governs beside 1.2 G, the same program's load of 9.5 kN/m", () => {
    const actions = [
      { id: "G", nature: "permanent", effects: { q: 5 } },
      { id: "Q", nature: "imposed", category: "A", effects: { q: 3 } },
    ];
    const set = check("en-1990", { own_annex: countryOf("denmark"), actions } as never).result.set as ItemResult;
    expect(valueAt(set, ["values", "envelope", "uls", "q", "max"])).toBeCloseTo(9.5, 2);
  });

  // NTC 2018, 2.5.3 and Tables 2.5.I, 2.6.I: 1.3 G1 + 1.5 G2 + 1.5 Q; all as G2 unless the request says 1.3
  test("Italy: 1.5 G + 1.5 Q is safe, 1.3 G where G is the structure; rain is refused", () => {
    const own_annex = countryOf("italy");
    const actions = [
      { id: "G", nature: "permanent", effects: { q: 5 } },
      { id: "Q", nature: "imposed", category: "A", effects: { q: 3 } },
    ];
    const greatest = (overrides: object) =>
      valueAt(check("en-1990", { own_annex, actions, ...overrides } as never).result.set, [
        "values",
        "envelope",
        "uls",
        "q",
        "max",
      ]);
    expect(greatest({})).toBeCloseTo(12, 9);
    expect(greatest({ overrides: { gamma_G_sup: 1.3 } })).toBeCloseTo(11, 9);
    const rain = { id: "R", nature: "rain", effects: { q: 1 } };
    expect(refusalOf(own_annex, "en-1990", { actions: [...actions, rain] })).toMatch(/psi_rain .*2\.5 and 2\.6/);
  });

  // the manual of an Italian checker, its hand calculations of shear to NTC 2018: 300/500, C30/37, B450C, d = 460 mm, 4Ø20
  test("Italy: V_Rd,c 82.76 kN, with links Ø8/150 V_Rd,s 271.43 and V_Rd,max 364.0 kN", () => {
    const links = { diameter_mm: 8, spacing_mm: 150, legs: 2 };
    const beam = {
      mark: "B",
      b: 300,
      h: 500,
      fck: 30,
      fyk: 450,
      bars_bottom: "4Ø20",
      cover_mm: 22,
      M_Ed: 100,
      V_Ed: 250,
    };
    const { result } = check("en-1992-1-1", { own_annex: italy, beams: [{ ...beam, links }] } as never);
    const [{ values }] = valueAt(result, ["beams"]) as [ItemResult];
    expect(values.V_Rd_c_kN).toBeCloseTo(82.76, 2);
    expect(values.V_Rd_s_kN).toBeCloseTo(271.4336, 3);
    expect(values.V_Rd_max_kN).toBeCloseTo(364.0, 1);
    expect(result.warnings.join()).toMatch(/does not give rho_w_min and s_t_max: recommended values taken/);
  });

  test("Italy: nu 0.5 of concrete up to C65 never asks less of the struts than 0.6 (1 - f_ck/250) above C70", () => {
    for (const f_ck of [80, 90]) expect(0.5 * 65).toBeLessThanOrEqual(0.6 * (1 - f_ck / 250) * f_ck);
  });
});

const hasRule = (value: unknown): boolean =>
  typeof value === "function" || (value !== null && typeof value === "object" && Object.values(value).some(hasRule));

describe.each(annexCodes)("all that %s has, written down", (code) => {
  const parameters: Record<string, Record<string, unknown>> = {};
  for (const { standard, symbol, under } of annexes) {
    const { value } = under[code];
    parameters[standard] = { ...parameters[standard], [symbol]: hasRule(value) ? { as: code } : value };
  }
  // as a file has it
  const annex = JSON.parse(
    JSON.stringify({ name: "Copy", edition: "2026", based_on: code, others: "refuse", parameters }),
  );

  test.each(checks.map(({ endpoint, example }) => [endpoint, example] as const))(
    "%s: the same",
    (endpoint, example) => {
      const { national_annex: _, ...request } = example as Record<string, unknown>;
      const outcome = (more: object) => {
        try {
          const { utilization, summary, result } = check(endpoint, { ...request, ...more } as never);
          return { utilization, summary, values: result.parameters.map(({ symbol, value }) => [symbol, value]) };
        } catch (error) {
          return isInvalidInput(error) ? error.problems.map(({ path, code }) => [path, code]) : error;
        }
      };
      expect(outcome({ own_annex: annex })).toEqual(outcome({ national_annex: code }));
    },
  );
});
