import { describe, expect, test } from "vitest";
import { check, InvalidInput } from "../src/index.ts";

// What may be right and is more often a mistake: calculated, and never without a word (point A of strict where it matters). And what
// people write that says the same as the form of a schema (points B9, B10, B12).

const beam = {
  mark: "B",
  b: 300,
  h: 500,
  fck: 30,
  fyk: 500,
  M_Ed: 150,
  bars_bottom: "4Ø20",
  cover_mm: 30,
  links: "Ø8-200",
};
const slab = { mark: "S", h: 200, fck: 25, fyk: 500, M_Ed: 40, cover_mm: 25 };
const edge = {
  mark: "P",
  h: 250,
  fck: 30,
  fyk: 500,
  V_Ed: 200,
  column: { c_1_mm: 350, c_2_mm: 350, position: "edge" },
  A_s_y: 1340,
  A_s_z: 1340,
  d_y_mm: 210,
  d_z_mm: 195,
};
const bar = { mark: "A", fck: 30, fyk: 500, diameter_mm: 20 };
const steel = { mark: "M", profile: "IPE 300", steel_grade: "S355", length_mm: 6000 };
const G = { id: "G", nature: "permanent", effects: { M: 50 } };
const W = { nature: "wind", effects: { M: 30 } };
const wind = { action: "wind", v_b0_m_s: 26, terrain: "II", z_m: 10 };
const snow = { action: "snow", s_k_kN_m2: 0.8, roof: "monopitch", alpha_deg: 10 };

interface Judged {
  readonly values: object;
  readonly verifications: unknown;
}
const itemsOf = (result: Readonly<Record<string, unknown>>): readonly Judged[] =>
  Object.values(result).flatMap((list) => (Array.isArray(list) ? list.filter(isJudged) : isJudged(list) ? [list] : []));
const isJudged = (one: unknown): one is Judged => one !== null && typeof one === "object" && "verifications" in one;

const said = (endpoint: string, request: object): string => check(endpoint, request).result.warnings.join("\n");

describe("a choice that moves the answer is said", () => {
  test.each<[what: string, endpoint: string, request: object, word: string]>([
    [
      "beta below that of the place of the column",
      "en-1992-1-1",
      { punching: [{ ...edge, beta: 1.15 }] },
      "beta = 1.15",
    ],
    ["an anchorage without its cover", "en-1992-1-1", { anchorages: [bar] }, "No cover is given"],
    [
      "a tenth of the effects in fire",
      "en-1993-1-1",
      { members: [{ ...steel, M_y_Ed: 40, fire: { duration_min: 15, eta_fi: 0.065 } }] },
      "eta_fi = 0.065 is unusual",
    ],
    [
      "a tenth of the section factor",
      "en-1993-1-1",
      { members: [{ ...steel, M_y_Ed: 40, fire: { duration_min: 15, A_m_V_1_m: 21.6 } }] },
      "A_m/V = 21.6",
    ],
    [
      "a force beside the shear centre bends, too",
      "en-1993-1-1",
      {
        members: [{ ...steel, M_y_Ed: 1, torsion: { loads: [{ from_mm: 0, to_mm: 6000, q_kN_m: 20, e_mm: 50 }] } }],
      },
      "the given forces make 90",
    ],
    [
      "a load on the flange bends",
      "en-1993-1-1",
      {
        members: [
          { ...steel, profile: "HE 300 B", M_y_Ed: 20, concentrated_loads: [{ x_mm: 3000, F_Ed: 300, s_s_mm: 200 }] },
        ],
      },
      "the given forces make 450",
    ],
    ["two winds at once", "en-1990", { actions: [G, { ...W, id: "W1" }, { ...W, id: "W2" }] }, "W1, W2: winds"],
    ["no permanent action", "en-1990", { actions: [{ ...W, id: "W" }] }, "No permanent action"],
    [
      "psi below its table",
      "en-1990",
      { actions: [G, { id: "Q", nature: "imposed", category: "B", psi_0: 0.07, effects: { M: 3 } }] },
      "psi_0 = 0.07 is below 0.7",
    ],
    [
      "a partial factor below the annex's, of a permanent action",
      "en-1990",
      {
        actions: [
          { ...G, gamma_sup: 0 },
          { id: "Q", nature: "imposed", category: "B", effects: { M: 3 } },
        ],
      },
      "G: gamma_sup = 0 is below 1.35",
    ],
    [
      "a partial factor of zero takes an action away",
      "en-1990",
      { actions: [G, { id: "Q", nature: "imposed", category: "B", gamma: 0, effects: { M: 3 } }] },
      "Q: gamma = 0 is below 1.5",
    ],
    [
      "a factor of what helps above the annex's",
      "en-1990",
      { actions: [{ ...G, gamma_inf: 1.2, gamma_sup: 1.35 }] },
      "gamma_inf = 1.2 is above 1",
    ],
    [
      "a group of an imposed load and a wind",
      "en-1990",
      {
        actions: [
          G,
          { id: "Q", nature: "imposed", category: "B", group: "a", effects: { M: 3 } },
          { ...W, id: "W", group: "a" },
        ],
      },
      "never act together here (group, not_with), though EN 1990 combines them: Q + W",
    ],
    [
      "snow that never comes with wind",
      "en-1990",
      { actions: [G, { id: "S", nature: "snow", not_with: ["wind"], effects: { M: 3 } }, { ...W, id: "W" }] },
      "never act together here",
    ],
    [
      "an effect in other letters",
      "en-1990",
      { actions: [G, { id: "Q", nature: "imposed", category: "B", effects: { m: 3 } }] },
      "not added: M, m",
    ],
    [
      "a quasi-permanent moment of a hundredth",
      "en-1992-1-1",
      { beams: [{ ...beam, V_Ed: 50, serviceability: { M_qp: 1, w_max_mm: 0.3 } }] },
      "less than a fifth of M_Ed",
    ],
    [
      "a stress of the bars below that of the moment",
      "en-1992-1-1",
      { beams: [{ ...beam, V_Ed: 50, serviceability: { M_qp: 90, sigma_s_MPa: 100, w_max_mm: 0.3 } }] },
      "sigma_s_MPa is 100 MPa; the moment gives",
    ],
    [
      "cracks of a millimetre",
      "en-1992-1-1",
      { beams: [{ ...beam, V_Ed: 50, serviceability: { M_qp: 90, w_max_mm: 1 } }] },
      "above 0.4 mm",
    ],
    [
      "a fiftieth of the span",
      "en-1992-1-1",
      {
        beams: [
          { ...beam, V_Ed: 50, serviceability: { M_qp: 90, span_mm: 6000, deflection: "curvature", w_limit: 50 } },
        ],
      },
      "is 1/50 of the span",
    ],
    [
      "a load that no beam is long enough for",
      "en-1992-1-1",
      { beams: [{ ...beam, V_Ed: 200, q_Ed_kN_m: 350 }] },
      "takes most of V_Ed",
    ],
    [
      "no force at the face is no force: shear is still not verified",
      "en-1992-1-1",
      { beams: [{ ...beam, V_Ed_face: 0 }] },
      "Shear is not verified",
    ],
    [
      "psi_2 above psi_1",
      "en-1990",
      { actions: [G, { id: "Q", nature: "imposed", category: "B", psi_2: 0.9, effects: { M: 3 } }] },
      "psi_2 = 0.9 is above psi_1",
    ],
    ["less snow than the country has", "en-1991", { ...snow, national_annex: "NL", s_k_kN_m2: 0.5 }, "is below 0.7"],
    ["exceptional snow of nothing", "en-1991", { ...snow, s_Ad_kN_m2: 0 }, "s_Ad = 0 kN/m² is not above s_k = 0.8"],
    ["air without turbulence", "en-1991", { ...wind, k_I: 0.3 }, "k_I = 0.3"],
    ["air of three thousand metres", "en-1991", { ...wind, rho_kg_m3: 0.9 }, "rho_kg_m3 = 0.9"],
    ["wind of a breeze", "en-1991", { ...wind, v_b0_m_s: 8 }, "v_b0_m_s = 8"],
    [
      "one sign of the pressure inside",
      "en-1991",
      { ...wind, z_m: undefined, building: { b_m: 20, d_m: 30, h_m: 8 }, c_pi: 0 },
      "the worse of +0.2 and -0.3",
    ],
    ["snow that melts", "en-1991", { ...snow, C_t: 0.5 }, "C_t = 0.5"],
    [
      "less exposure than the annex has",
      "en-1991",
      { ...snow, national_annex: "NL", C_e: 0.8, s_k_kN_m2: 0.7 },
      "C_e = 0.8",
    ],
    ["snow a tenth of what falls", "en-1991", { ...snow, s_k_kN_m2: 0.08 }, "s_k_kN_m2 = 0.08"],
    ["wind of a season", "en-1991", { ...wind, c_season: 0.8 }, "c_season = 0.8"],
    ["wind of five years", "en-1991", { ...wind, return_period_years: 5 }, "5 years"],
    [
      "wind of no zone",
      "en-1991",
      { ...wind, national_annex: "NL", terrain: "open", v_b0_m_s: 20 },
      "below every zone",
    ],
    [
      "a tenth of the imposed load",
      "en-1991",
      { action: "imposed", category: "B", q_k_kN_m2: 0.3 },
      "is below 3 kN/m²",
    ],
    [
      "a slab in metres",
      "en-1991",
      { action: "self-weight", layers: [{ material: "concrete", t_mm: 0.2 }] },
      "t_mm = 0.2",
    ],
  ])("%s", (_what, endpoint, request, word) => {
    expect(said(endpoint, request)).toContain(word);
  });

  test("a load on the web alone has no moment, and no class 4 by it", () => {
    const load = { x_mm: 3000, F_Ed: 1, s_s_mm: 100 };
    expect(said("en-1993-1-1", { members: [{ ...steel, concentrated_loads: [load] }] })).not.toContain("class 4");
  });

  test("storeys that are not reduced are not warned of", () => {
    expect(said("en-1991", { action: "imposed", category: "B", n_storeys: 1 })).toBe("");
  });
});

describe("what says the same is accepted", () => {
  const same = (endpoint: string, one: object, other: object): void => {
    const judged = (request: object): unknown => {
      const { passed, utilization, result } = check(endpoint, request);
      const { values, verifications } = itemsOf(result)[0] ?? {};
      // bars in words are there as they were written
      return { passed, utilization, values: { ...values, bars: undefined, bars_bottom: undefined }, verifications };
    };
    const [mine, theirs] = [judged(one), judged(other)];
    expect(mine).toEqual(theirs);
  };
  const set = (nature: string) => ({
    actions: [G, { id: "Q", nature, category: "B", effects: { M: 30 } }],
  });

  test.each([
    ["12@150", "Ø12-150"],
    ["H12 c/c 150", "Ø12-150"],
    ["HA12 e = 150", "Ø12-150"],
    ["Ø12 / 150 mm", "Ø12-150"],
  ])("bars of a slab: %s", (mine, words) => {
    same("en-1992-1-1", { slabs: [{ ...slab, bars_bottom: mine }] }, { slabs: [{ ...slab, bars_bottom: words }] });
  });
  test.each(["4 no. H20", "4-T20", "4 x Ø20", "4HA20"])("bars of a beam: %s", (bars_bottom) => {
    same("en-1992-1-1", { beams: [{ ...beam, bars_bottom }] }, { beams: [beam] });
  });
  test("a flange as wide as the web is none", () => {
    same("en-1992-1-1", { beams: [{ ...beam, b_eff_mm: 300 }] }, { beams: [beam] });
  });
  test("a load and a detail by other words", () => {
    same("en-1990", set("variable"), set("imposed"));
    const detail = { method: "safe-life", consequence: "high", stress_history: [{ delta_sigma: 50, n_cycles: 1e5 }] };
    same(
      "en-1993-1-9",
      { details: [{ ...detail, detail_id: "FAT 71" }] },
      { details: [{ ...detail, detail_id: "71" }] },
    );
  });
  test("zones and terrains in figures and small letters, a flat roof", () => {
    same("en-1991", { ...wind, terrain: "2" }, wind);
    const german = { action: "snow", national_annex: "DE", altitude_m: 300, roof: "monopitch", alpha_deg: 0 };
    same("en-1991", { ...german, zone: "2A" }, { ...german, zone: "2a" });
    same("en-1991", { ...german, zone: "2", roof: "flat", alpha_deg: undefined }, { ...german, zone: "2" });
    const site = { agR: 0.2, spectrum_type: 1, q: 3, importance_class: 2, T1: 0.5, W: 3000 };
    same("en-1998-1", { ...site, ground_type: "b" }, { ...site, ground_type: "B" });
  });
  test("a profile by its name alone, or in its object", () => {
    const fin = {
      connection: "fin-plate",
      plate: { h_mm: 200, b_mm: 100, t_mm: 10, steel_grade: "S275" },
      bolt_grade: "8.8",
      bolt_size: "M20",
      n_1: 3,
      e1: 35,
      p1: 65,
      e2: 50,
      V_Ed: 90,
      throat_mm: 6,
    };
    same("en-1993-1-8", { ...fin, beam: "IPE 300" }, { ...fin, beam: { profile: "IPE 300" } });
    const column = { mark: "L", steel_grade: "S355", length_mm: 8000, N_Ed: 300 };
    const laced = { arrangement: "laced", h_0_mm: 300, a_mm: 800, lacing: "V", diagonal: "L 50x50x5" };
    const by = (chord: unknown) => ({ members: [{ ...column, built_up: { ...laced, chord } }] });
    same("en-1993-1-1", by({ profile: "UPN 200" }), by("UPN 200"));
  });
  test("a load on the web without a name, torsion without loads", () => {
    const load = { x_mm: 3000, F_Ed: 40, s_s_mm: 100 };
    const bent = { ...steel, M_y_Ed: 60 };
    same(
      "en-1993-1-1",
      { members: [{ ...bent, concentrated_loads: [load] }] },
      { members: [{ ...bent, concentrated_loads: [{ ...load, mark: "F1" }] }] },
    );
    same("en-1993-1-1", { members: [{ ...bent, torsion: { loads: [] } }] }, { members: [bent] });
  });
  test("a layer that is named by its material, a density that is its own", () => {
    const layers = (layer: object) => ({ action: "self-weight", layers: [layer] });
    same(
      "en-1991",
      layers({ material: "granolithic", gamma_kN_m3: 20, t_mm: 50 }),
      layers({ gamma_kN_m3: 20, t_mm: 50 }),
    );
    same(
      "en-1991",
      layers({ material: "concrete", gamma_kN_m3: 24, t_mm: 50 }),
      layers({ material: "concrete", t_mm: 50 }),
    );
  });
});

test("a suggestion is never another choice", () => {
  const message = (endpoint: string, request: object): string => {
    try {
      check(endpoint, request);
      return "";
    } catch (error) {
      return error instanceof InvalidInput ? error.problems.map((one) => one.message).join() : String(error);
    }
  };
  expect(message("en-1991", { action: "imposed", category: "A" })).not.toContain("did you mean");
  expect(message("en-1990", { actions: [G], situations: ["sls"] })).not.toContain("did you mean");
});
