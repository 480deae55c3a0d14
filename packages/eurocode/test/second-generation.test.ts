import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english, type Message } from "../src/basis/message.ts";
import { type BothBody, check, checks, InvalidInput, type ItemResult, isBoth, secondRules } from "../src/index.ts";
import { law } from "./support/law.ts";

// The second generation of concrete, bolts and combinations: what is refused, and laws. Published numbers are in published/.

const problemsOf = (endpoint: string, request: object): string => {
  try {
    check(endpoint, { edition: "second", ...request });
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path} ${message}`).join("\n");
    throw error;
  }
  return "";
};
const itemIn = (endpoint: string, list: string, request: object): ItemResult => {
  const { result } = check(endpoint, { edition: "second", ...request });
  const found = result[list];
  return (Array.isArray(found) ? found[0] : found) as ItemResult; // one was asked for
};

const column = { mark: "C1", b: 400, h: 400, fck: 30, fyk: 500, A_s: 2513, axis_distance_mm: 50, l0: 6000 } as const;
const loaded = { ...column, N_Ed: 2000, M_01: 40, M_02: 80, phi_ef: 1.2, k_tc: 0.85 } as const;
const bolt = {
  bolt_grade: "8.8",
  bolt_size: "M20",
  shear_planes: 1,
  plate_fu: 490,
  plate_fy: 355,
  plate_t: 10,
  d0_mm: 22,
  e1: 40,
  e2: 45,
  p1: 60,
  is_end_bolt: true,
  V_Ed: 80,
  n_bolts: 1,
} as const;
const actions = [
  { id: "G", nature: "permanent", effects: { N: 800 } },
  { id: "Q", nature: "imposed", category: "B", effects: { N: 300 } },
] as const;

describe("what is not known of the second generation is refused with its reason", () => {
  test.each(checks.filter(({ second }) => !second).map((known) => [known.endpoint, known] as const))(
    "%s has one generation",
    (endpoint, { example }) => {
      expect(problemsOf(endpoint, example)).toMatch(/^edition the rules of .* use edition first/);
      expect(check(endpoint, { ...example, edition: "first" }).endpoint).toBe(endpoint);
    },
  );

  test.each([
    ["en-1992-1-1", { columns: [{ ...loaded, V_Ed: 50 }] }, /V_Ed shear of columns of EN 1992-1-1:2023/],
    ["en-1992-1-1", { columns: [{ ...loaded, stress_block: "bilinear" }] }, /stress_block does not exist/],
    ["en-1992-1-1", { columns: [{ ...loaded, second_order_method: "general" }] }, /general method/],
    ["en-1992-1-1", { columns: [{ ...loaded, second_order_method: "nominal-stiffness" }] }, /does not exist/],
    ["en-1992-1-1", { columns: [{ ...loaded, loading_age_days: 100 }] }, /loading_age_days k_tc is given/],
    ["en-1993-1-8", { connection: "fin-plate" }, /not known here|is required/],
    ["en-1993-1-8", { ...bolt, category: "C", mu: 0.3 }, /slip of preloaded bolts/],
    [
      "en-1993-1-8",
      { connection: "weld", throat_mm: 5, length_mm: 200, steel_grade: "S460", V_par_Ed: 50 },
      /beta_w,mod of steels above S420/,
    ],
    ["en-1990", { actions, situations: ["equ"] }, /situations must be uls or one of serviceability/],
  ])("%s: %j", (endpoint, request, expected) => {
    expect(problemsOf(endpoint, request)).toMatch(expected);
  });

  test("expressions of EN 1990-1 are not those of EN 1990", () => {
    expect(problemsOf("en-1990", { actions, edition: "first", expression: "8.13" })).toMatch(
      /expression is for the second/,
    );
    const { values } = itemIn("en-1990", "set", { actions, situations: ["uls"], expression: "6.10a-6.10b" });
    expect(values.k_F).toBe(1);
  });
});

describe("columns", () => {
  test("alpha_cc of an annex or a request is not carried over", () => {
    const { result } = check("en-1992-1-1", { edition: "second", overrides: { alpha_cc: 0.5 }, columns: [loaded] });
    expect((result.columns as ItemResult[])[0]?.values.f_cd_MPa).toBe(17);
    expect(result.warnings.join("\n")).toContain("overrides.alpha_cc has no effect");
  });

  law(
    "more axial force up to the balance never makes the curvature greater",
    () =>
      fc.property(
        fc.double({ min: 100, max: 2500, noNaN: true }),
        fc.double({ min: 1, max: 1.3, noNaN: true }),
        (N, k) => {
          const curvature = (N_Ed: number) =>
            Number(itemIn("en-1992-1-1", "columns", { columns: [{ ...loaded, N_Ed }] }).values.curvature_1_m);
          expect(curvature(N * k)).toBeLessThanOrEqual(curvature(N) + 1e-12);
        },
      ),
    { numRuns: 40 },
  );
});

describe("beams and slabs", () => {
  const slab = {
    mark: "S1",
    fck: 25,
    fyk: 500,
    b: 1000,
    h: 220,
    d_bottom_mm: 190,
    A_s_bottom: 754,
    V_Ed: 60,
    M_Ed: 15,
  };
  const shear = (more: object) =>
    Number(itemIn("en-1992-1-1", "slabs", { slabs: [{ ...slab, ...more }] }).values.V_Rd_c_kN);

  law(
    "coarser aggregate and more bars never carry less shear",
    () =>
      fc.property(
        fc.double({ min: 8, max: 32, noNaN: true }),
        fc.double({ min: 300, max: 2000, noNaN: true }),
        fc.double({ min: 1, max: 1.5, noNaN: true }),
        (d_lower_mm, A_s_bottom, more) => {
          const before = shear({ d_lower_mm, A_s_bottom });
          expect(shear({ d_lower_mm: d_lower_mm * more, A_s_bottom })).toBeGreaterThanOrEqual(before - 1e-9);
          expect(shear({ d_lower_mm, A_s_bottom: A_s_bottom * more })).toBeGreaterThanOrEqual(before - 1e-9);
        },
      ),
    { numRuns: 40 },
  );

  test("tension takes from the shear that a slab carries, compression adds to it where the minimum does not govern", () => {
    const many = { A_s_bottom: 3000, d_lower_mm: 16 };
    expect(shear({ ...many, N_Ed: -100 })).toBeLessThan(shear(many));
    expect(shear({ ...many, N_Ed: 100 })).toBeGreaterThan(shear(many));
  });
});

describe("beams by hand", () => {
  const beam = {
    mark: "B",
    b: 300,
    h: 500,
    fck: 30,
    fyk: 500,
    bars_bottom: "4Ø20",
    bars_top: "4Ø20",
    cover_mm: 30,
    links: "Ø8-150",
    k_tc: 1,
  };
  const values = (more: object) => itemIn("en-1992-1-1", "beams", { beams: [{ ...beam, ...more }] }).values;

  test("8.2.3(4): struts are steeper beside a tension, 2.5 - 0.1 N/V, no less than 1; of class A by a fifth", () => {
    const cot = (N_Ed: number, more: object = {}) => Number(values({ M_Ed: 10, V_Ed: 250, N_Ed, ...more }).cot_theta);
    expect(cot(0)).toBe(2.5);
    expect(cot(300)).toBe(2.5);
    expect(cot(-600)).toBeCloseTo(2.5 - 0.1 * (600 / 250), 9);
    expect(cot(-600, { V_Ed: 20 })).toBe(1);
    expect(cot(-600, { ductility_class: "A" })).toBeCloseTo(0.8 * (2.5 - 0.1 * (600 / 250)), 9);
    const own = { diameter_mm: 8, spacing_mm: 150, cot_theta: 2.5 };
    expect(problemsOf("en-1992-1-1", { beams: [{ ...beam, M_Ed: 10, V_Ed: 250, N_Ed: -600, links: own }] })).toMatch(
      /links.cot_theta must be at most 2.26/,
    );
  });

  test("9.2.3: bars cast high have k_b = 1.2, and share the whole width where they are near", () => {
    const cracks = (M: number, more: object = {}) =>
      values({ M_Ed: 1.2 * M, serviceability: { M_qp: M, w_max_mm: 0.4 }, ...more });
    expect(cracks(80).k_b).toBe(0.9);
    expect(cracks(-80).k_b).toBe(1.2);
    expect(cracks(-40, { h: 300 }).k_b).toBe(0.9);
    const { h_c_ef_mm, rho_p_eff } = cracks(80);
    expect(Number(rho_p_eff)).toBeCloseTo((4 * Math.PI * 100) / (300 * Number(h_c_ef_mm)), 9);
  });

  test("own values that help more than those of their clauses are reported", () => {
    const said = (more: object, top: object = {}) =>
      check("en-1992-1-1", {
        edition: "second",
        ...top,
        beams: [{ ...beam, M_Ed: 120, V_Ed: 250, ...more }],
      }).result.warnings.join("\n");
    expect(said({ fck: 90 }, { overrides: { eta_cc: 1 } })).toContain("eta_cc = 1 is more favourable than 0.7631");
    expect(said({}, { overrides: { eta_cc: 1 } })).not.toContain("more favourable");
    const cracks = { serviceability: { M_qp: 80, w_max_mm: 0.3 } };
    expect(said({ ...cracks, k_w: 1.3 })).toContain("k_w = 1.3 is more favourable than 1.7");
    expect(said({ ...cracks, k_w: 1.7 })).not.toContain("more favourable");
    expect(said({ eps_x: 0 })).toContain("eps_x = 0 is below a quarter of the strain");
    expect(said({ eps_x: 0.001 })).not.toContain("eps_x");
    expect(said({})).not.toContain("eps_x");
  });

  test("8.4.3(2): the line of contraflexure is measured from the centre of the column", () => {
    const near = (a_p_mm: number) => {
      const column = { c_1_mm: 300, c_2_mm: 400 };
      const bars = { A_s_y: 1026, A_s_z: 1026, d_y_mm: 205, d_z_mm: 195 };
      return problemsOf("en-1992-1-1", {
        punching: [{ mark: "P", h: 240, fck: 30, fyk: 500, V_Ed: 300, column, ...bars, a_p_mm }],
      });
    };
    expect(near(190)).toMatch(/a_p_mm must be at least 200 mm/);
    expect(near(200)).toBe("");
  });

  test("8.4.2: sides of a column count up to 3 d", () => {
    const punched = (c_2_mm: number) =>
      itemIn("en-1992-1-1", "punching", {
        punching: [
          {
            mark: "P",
            h: 240,
            fck: 30,
            fyk: 500,
            V_Ed: 300,
            column: { c_1_mm: 300, c_2_mm },
            A_s_y: 1026,
            A_s_z: 1026,
            d_y_mm: 205,
            d_z_mm: 195,
            beta: 1.15,
          },
        ],
      }).values;
    expect(punched(600)).toEqual(punched(1500));
    expect(Number(punched(600).b_05_mm)).toBeCloseTo(2 * (300 + 600) + Math.PI * 200, 6);
    expect(Number(punched(400).b_05_mm)).toBeCloseTo(2 * (300 + 400) + Math.PI * 200, 6);
  });
});

describe("anchorages", () => {
  test("a cover that is not given is one diameter, whatever the distance of the bars", () => {
    const bar = { mark: "A", fck: 30, fyk: 500, diameter_mm: 16, sigma_sd_MPa: 435 };
    const c_d = (more: object) =>
      itemIn("en-1992-1-1", "anchorages", { anchorages: [{ ...bar, ...more }] }).values.c_d_mm;
    expect(c_d({})).toBe(16);
    expect(c_d({ clear_spacing_mm: 200 })).toBe(16);
    expect(c_d({ clear_spacing_mm: 20 })).toBe(10);
    expect(c_d({ cover_mm: 40, clear_spacing_mm: 200 })).toBe(40);
    expect(c_d({ c_d_mm: 25 })).toBe(25);
  });
});

describe("combinations", () => {
  test("a factor of the consequence class below that of the class is reported, in both generations", () => {
    const said = (request: object) =>
      check("en-1990", { actions, situations: ["uls"], ...request }).result.warnings.join("\n");
    expect(said({ edition: "second", overrides: { k_F: 0.9 } })).toContain("= 0.9 is below the 1 of the annex");
    expect(said({ edition: "second", overrides: { k_F: 1 }, consequence_class: "CC3" })).toContain("below the 1.1");
    expect(said({ overrides: { K_FI: 1 }, consequence_class: "CC3" })).toContain("K_FI = 1 is below the 1.1");
    expect(said({ edition: "second", consequence_class: "CC1" })).toBe("");
    expect(said({ overrides: { K_FI: 1.1 } })).toBe("");
  });
});

describe("bolts", () => {
  test("bearing is a rule of one source: marked, and replaced where the safe way is asked for", () => {
    const warned = itemIn("en-1993-1-8", "connection", bolt);
    const safe = itemIn("en-1993-1-8", "connection", { ...bolt, uncertain: "safe" });
    const first = itemIn("en-1993-1-8", "connection", { ...bolt, edition: "first" });
    expect(Number(warned.values.F_b_Rd_kN)).toBeCloseTo(142.545, 2);
    expect(warned.verifications.find(({ id }) => id === "bolt-bearing")?.certain).toBe(false);
    expect(warned.verifications.find(({ id }) => id === "bolt-shear")?.certain).toBe(true);
    expect(safe.values.F_b_Rd_kN).toBe(first.values.F_b_Rd_kN);
    expect(problemsOf("en-1993-1-8", { ...bolt, uncertain: "refuse" })).toMatch(/uncertain bearing of bolts/);
  });
});

/** With a field that the second generation alone has: it is noted. */
const ofBoth: Readonly<Record<string, object>> = { "en-1990": { overrides: { k_F: 1 } } };

/** Undefined for a case of what is refused. */
function bothOf(endpoint: string, request: object): BothBody | undefined {
  try {
    const { national_annex: annex = "EN" } = request as { national_annex?: string };
    const more = annex === "EN" ? {} : { annex_second: "recommended" };
    const { result } = check(endpoint, { ...request, edition: "both", ...more });
    return isBoth(result) ? result : undefined;
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

describe("both, over the examples of every check that has both", () => {
  test.each(checks.filter(({ second }) => second).map((known) => [known.endpoint, known] as const))(
    "%s: the first is as it is alone",
    (endpoint, { example }) => {
      const plain = { ...example };
      const { result } = check(endpoint, { ...plain, edition: "both" });
      expect(JSON.stringify(result.first)).toBe(JSON.stringify(check(endpoint, plain).result));
    },
  );

  const published = (endpoint: string): object[] =>
    (
      JSON.parse(readFileSync(join(import.meta.dirname, "..", "published", `${endpoint}.json`), "utf8")) as {
        request: object;
      }[]
    ).map(({ request }) => request);
  const ofRules = new Set(secondRules.flatMap(({ gives }) => gives));
  // the critical load by the stiffness of Annex O, where second order is small and the stiffness itself is not shown
  const ofAnnexO = new Set(["N_cr_kN", "N_cr_z_kN"]);

  test.each(checks.filter(({ second }) => second).map((known) => [known.endpoint, known] as const))(
    "%s: every difference is of a rule, follows from others, or is of one generation alone, in examples and published cases",
    (endpoint, { example }) => {
      let compared = 0;
      for (const request of [example, ...published(endpoint)]) {
        const both = bothOf(endpoint, request);
        for (const one of both?.differences ?? []) {
          const isAlone = one.first === null || one.second === null;
          const isAccounted = isAlone || one.share !== null || one.because.length > 0 || ofRules.has(one.name);
          expect([
            JSON.stringify(request),
            one.name,
            isAccounted || one.annex === true || ofAnnexO.has(one.name),
          ]).toEqual([JSON.stringify(request), one.name, true]);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(5);
    },
  );

  test("an item of a batch differs as it does alone, whatever is calculated after it", () => {
    const members = [
      { mark: "A", profile: "IPE 300", length_mm: 6000, M_y_Ed: 40, N_Ed: 50 },
      { mark: "B", profile: "L 100x100x10", length_mm: 2000, N_Ed: 50 },
      { mark: "C", profile: "SHS 100x100x5", length_mm: 3000, N_Ed: 90, M_y_Ed: 3 },
    ];
    const byItem = (list: readonly object[], mark: string) =>
      (bothOf("en-1993-1-1", { members: list })?.differences ?? []).filter(({ item }) => item === mark);
    for (const member of members) {
      expect(byItem([member], member.mark).length).toBeGreaterThan(0);
      expect(byItem(members, member.mark)).toEqual(byItem([member], member.mark));
    }
  });

  test.each(checks.filter(({ second }) => second).map((known) => [known.endpoint, known] as const))(
    "%s: messages are those of assumptions and warnings, in their order",
    (endpoint, { example }) => {
      const { result } = check(endpoint, { ...example, edition: "both", messages: true, ...ofBoth[endpoint] });
      // a message keeps its English with it
      expect(result.messages?.map((said) => english(said as Message))).toEqual([
        ...result.assumptions,
        ...result.warnings,
      ]);
      expect(result.warnings.length).toBeGreaterThan(0);
    },
  );
});
