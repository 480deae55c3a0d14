import { describe, expect, test } from "vitest";
import { check, InvalidInput } from "../src/index.ts";

// B9: what is said twice and agrees is accepted, with the one that is used named; a contradiction is refused.

const problems = (endpoint: string, request: object): string => {
  try {
    check(endpoint, request);
    return "";
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path} ${message}`).join("; ");
    throw error;
  }
};

interface Pair {
  readonly endpoint: string;
  readonly request: (fields: object) => object;
  readonly agreeing: object;
  readonly told: string;
  readonly contradicting: object;
}

const beam = { mark: "B", profile: "IPE 300", steel_grade: "S355", length_mm: 6000 };
const steel = (fields: object) => ({ members: [{ ...beam, ...fields }] });
const bars = [-100, 100].flatMap((y) => [-100, 100].map((z) => ({ y, z, diameter: 20 })));
const column = { mark: "C", fck: 30, fyk: 500, N_Ed: 500, M_Ed: 20, l0: 3000 };
const concrete = (fields: object) => ({ columns: [{ ...column, ...fields }] });
const detail = { detail_id: "80", method: "safe-life", consequence: "high", verification: "damage-equivalent" };
const fatigue = (fields: object) => ({ details: [{ ...detail, delta_sigma_p: 50, ...fields }] });
const of =
  (item: object) =>
  (fields: object): object => ({ ...item, ...fields });
const block = of({ connection: "block-tearing", t_mm: 10, steel_grade: "S235", V_Ed: 100, d0_mm: 22, n_1: 3 });
const web = of({
  connection: "column-web",
  column: { profile: "HEB 200", steel_grade: "S235" },
  beta: 1,
  throat_mm: 5,
  F_c_Ed: 200,
});
const base = of({
  connection: "column-base",
  column: { profile: "HEB 200", steel_grade: "S235" },
  plate: { h_mm: 400, b_mm: 400, t_mm: 20, steel_grade: "S235" },
  f_ck_MPa: 25,
  N_Ed: 300,
});
const weld = of({ connection: "weld", length_mm: 100, steel_grade: "S235", V_par_Ed: 50, t_mm: 10, throat_mm: 5 });

const pairs: Readonly<Record<string, Pair>> = {
  "end moments and their diagram": {
    endpoint: "en-1993-1-1",
    request: (fields) => steel({ M_y_diagram: [0, -20, -40], ...fields }),
    agreeing: { psi_y: 0 },
    told: "psi_y agrees with M_y_diagram, which is used",
    contradicting: { psi_y: 0.5 },
  },
  "a shape and its diagram": {
    endpoint: "en-1993-1-1",
    request: (fields) => steel({ M_y_diagram: [0, 30, 40, 30, 0], ...fields }),
    agreeing: { moment_shape_y: "udl" },
    told: "moment_shape_y agrees with M_y_diagram, which is used",
    contradicting: { moment_shape_y: "point-load" },
  },
  "a circle by its width": {
    endpoint: "en-1992-1-1",
    request: (fields) => concrete({ shape: "circular", diameter: 400, A_s: 1600, ...fields }),
    agreeing: { b: 400 },
    told: "b agrees with diameter, which is used",
    contradicting: { b: 300 },
  },
  "a creep ratio and what makes it": {
    endpoint: "en-1992-1-1",
    request: (fields) => concrete({ b: 300, h: 300, bars, phi: 2, M_0Eqp: 10, ...fields }),
    agreeing: { phi_ef: 1 },
    told: "phi_ef agrees with phi, M_0Eqp, which is used",
    contradicting: { phi_ef: 0.5 },
  },
  "a factor and its parts": {
    endpoint: "en-1993-1-9",
    request: (fields) => fatigue({ lambda_1: 1.5, lambda_2: 0.8, ...fields }),
    agreeing: { lambda: 1.2 },
    told: "lambda_1, lambda_2 agrees with lambda, which is used",
    contradicting: { lambda: 1 },
  },
  "areas and the bolts that leave them": {
    endpoint: "en-1993-1-8",
    request: (fields) => block({ e1: 40, p1: 70, e2: 40, ...fields }),
    agreeing: { A_nv_mm2: 1250, A_nt_mm2: 290 },
    told: "n_1, e1, p1, e2, d0_mm agrees with A_nt_mm2, A_nv_mm2, which is used",
    contradicting: { A_nv_mm2: 1500, A_nt_mm2: 290 },
  },
  "a flange and its beam": {
    endpoint: "en-1993-1-8",
    request: (fields) => web({ beam: { profile: "IPE 300", steel_grade: "S235" }, ...fields }),
    agreeing: { t_fb_mm: 10.7 },
    told: "t_fb_mm agrees with beam, which is used",
    contradicting: { t_fb_mm: 20 },
  },
  "a bearing strength and its factors": {
    endpoint: "en-1993-1-8",
    request: (fields) => base({ alpha: 1.5, beta_j: 2 / 3, ...fields }),
    agreeing: { f_jd_MPa: 16.67 },
    told: "beta_j, alpha agrees with f_jd_MPa, which is used",
    contradicting: { f_jd_MPa: 20 },
  },
  "a zone and its wind": {
    endpoint: "en-1991",
    request: of({ action: "wind", national_annex: "NL", zone: "II", terrain: "open", z_m: 10 }),
    agreeing: { v_b0_m_s: 27 }, // NEN-EN 1991-1-4/NB Table NB.1
    told: "zone agrees with v_b0_m_s, which is used",
    contradicting: { v_b0_m_s: 30 },
  },
  "a zone and its snow": {
    endpoint: "en-1991",
    request: of({ action: "snow", national_annex: "DE", roof: "monopitch", alpha_deg: 10, zone: "2", altitude_m: 400 }),
    agreeing: { s_k_kN_m2: 0.25 + 1.91 * ((400 + 140) / 760) ** 2 }, // DIN EN 1991-1-3/NA (NA.2)
    told: "zone, altitude_m agrees with s_k_kN_m2, which is used",
    contradicting: { s_k_kN_m2: 3 },
  },
  "forces and moments of a flange": {
    endpoint: "en-1992-1-1",
    request: (fields) => ({
      beams: [
        {
          ...{ mark: "T", b: 300, h: 600, fck: 30, fyk: 500, A_s_bottom: 1963, d_bottom_mm: 550, M_Ed: 300, V_Ed: 50 },
          ...{ links: "Ø8-200", b_eff_mm: 1200, h_f_mm: 150 },
          flange_shear: { delta_M_Ed: 264, delta_x_mm: 1500, A_sf_mm2_m: 393, ...fields },
        },
      ],
    }),
    // 264 / (0.9 · 0.55) · 450 / 1200
    agreeing: { delta_F_d_kN: 200 },
    told: "flange_shear.delta_F_d_kN agrees with flange_shear.delta_M_Ed, which is used",
    contradicting: { delta_F_d_kN: 20 },
  },
  "a leg and its throat": {
    endpoint: "en-1993-1-8",
    request: weld,
    agreeing: { leg_mm: 7 },
    told: "leg_mm agrees with throat_mm, which is used",
    contradicting: { leg_mm: 10 },
  },
};

describe("said twice", () => {
  test.each(Object.entries(pairs))("%s", (_what, { endpoint, request, agreeing, told, contradicting }) => {
    expect(check(endpoint, request(agreeing)).result.warnings.join()).toContain(told);
    expect(problems(endpoint, request(contradicting))).not.toBe("");
  });
});

describe("what says nothing", () => {
  test("an empty text and an empty list are as if they were absent", () => {
    const forms = steel({
      M_y_Ed: 40,
      buckling_curve_y: "",
      M_y_diagram: [],
      psi_y: null,
    });
    expect(check("en-1993-1-1", forms)).toEqual(check("en-1993-1-1", steel({ M_y_Ed: 40 })));
    expect(problems("en-1993-1-1", steel({ M_y_Ed: 40, profile: "" }))).toContain("profile");
    // a part that is begun is meant
    expect(problems("en-1995-1-1", { members: [{ mark: "T", species: "C24", fire: {} }] })).toContain("duration_min");
  });

  test("false of a sway that the buckling length has is said, and the member sways", () => {
    const sways = { N_Ed: 200, M_y_Ed: 40, L_cr_y_mm: 12_000 };
    const [absent, said] = [{}, { sway_y: false }].map((more) => check("en-1993-1-1", steel({ ...sways, ...more })));
    expect(said?.utilization).toBe(absent?.utilization);
    expect(said?.result.warnings.join()).toContain("sway_y has no effect here: the buckling length about y, 12000 mm");
  });

  test("C_m = 0.9 of a member that sways stands beside uniform moments", () => {
    const sways = { N_Ed: 200, M_y_Ed: 40, L_cr_y_mm: 12_000, C_my: 0.9 };
    expect(problems("en-1993-1-1", steel({ ...sways, psi_y: 1 }))).toBe("");
    expect(problems("en-1993-1-1", steel({ ...sways, psi_y: 1, C_my: 0.6 }))).toContain("Table B.3");
  });

  test("bolts without a shear plane have no shear, storeys and frames are called by their number", () => {
    const bolt = { bolt_grade: "8.8", bolt_size: "M20", shear_planes: 0, plate_fu: 360, plate_t: 10, F_t_Ed: 40 };
    expect(check("en-1993-1-8", bolt)).toEqual(check("en-1993-1-8", { ...bolt, V_Ed: 0 }));
    expect(problems("en-1993-1-8", { ...bolt, shear_planes: 1 })).toContain("V_Ed is required");
    const building = { agR: 0.2, ground_type: "B", spectrum_type: 1, q: 3, importance_class: 2, T1: 0.4 };
    const storeys = [3, 6].map((z_m) => ({ z_m, W_kN: 500 }));
    const { structure } = check("en-1998-1", { ...building, storeys }).result as unknown as {
      structure: { values: { storeys: { mark: string }[] } };
    };
    expect(structure.values.storeys.map(({ mark }) => mark)).toEqual(["1", "2"]);
  });

  test("0 and continuous hold a column, and a cantilever's edge, all along", () => {
    const held = { b: 300, h: 300, bars, l0: undefined, length_mm: 4000, end_flexibility: [1, 1] };
    expect(problems("en-1992-1-1", concrete({ ...held, l0_z: "continuous" }))).toBe("");
    expect(problems("en-1992-1-1", concrete({ ...held, l0_z: 300 }))).toContain("half of length_mm");
    const tip = { mark: "T", species: "C24", b: 60, h: 200, length_mm: 1500, M_y_Ed: 2, ltb_case: "cantilever-udl" };
    expect(problems("en-1995-1-1", { members: [{ ...tip, ltb_length_mm: 0 }] })).toBe("");
  });

  test.each(["12H16", "8T20", "8-Y20", "8 no. T20", "8nr H20", "8phi20", "8N20", "4x2H20"])("bars %s", (words) => {
    expect(problems("en-1992-1-1", concrete({ b: 400, h: 400, bars: words, axis_distance_mm: 50 }))).toBe("");
  });
});

describe("names and zeros of the newer kinds", () => {
  const layers = (material: string) => ({ action: "self-weight", layers: [{ material, t_mm: 200 }] });
  const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, M_Ed: 100, V_Ed: 50, bars_bottom: "4T20", cover_mm: 30 };
  const bolts = { mark: "D", fastener: "bolt", grade: "8.8", n: 2, F_Ed: 10, load_duration: "short", service_class: 1 };
  const wood = [60, 120, 60].map((t_mm) => ({ species: "C24", t_mm }));
  const joint = (fields: object) => ({ connections: [{ ...bolts, d_mm: 16, members: wood, ...fields }] });

  test.each<[what: string, endpoint: string, request: object, same: object]>([
    ["reinforced concrete", "en-1991", layers("Reinforced Concrete"), layers("reinforced-concrete")],
    [
      "onbebouwd",
      "en-1991",
      { action: "wind", national_annex: "NL", zone: 2, terrain: "onbebouwd", z_m: 10 },
      { action: "wind", national_annex: "NL", zone: "II", terrain: "open", z_m: 10 },
    ],
    [
      "links T10 @ 150 c/c",
      "en-1992-1-1",
      { beams: [{ ...beam, links: "T10 @ 150 c/c" }] },
      { beams: [{ ...beam, links: "Ø10-150" }] },
    ],
    [
      "cover of a column: 35 + 8 + 16/2",
      "en-1992-1-1",
      concrete({ b: 500, h: 500, bars: "12H16", links: "H8@200", cover_mm: 35 }),
      concrete({ b: 500, h: 500, bars: "12H16", links: "H8@200", axis_distance_mm: 51 }),
    ],
    [
      "R30 of a steel beam",
      "en-1993-1-1",
      steel({ M_y_Ed: 40, fire: { R: "R30" } }),
      steel({ M_y_Ed: 40, fire: { duration_min: 30 } }),
    ],
    [
      "torques in one of four forms",
      "en-1993-1-1",
      steel({ M_y_Ed: 40, torsion: { loads: [{ T_kNm: 2, x_mm: 3000, m_kNm_m: 0, F_kN: 0, from_mm: 0, e_mm: 0 }] } }),
      steel({ M_y_Ed: 40, torsion: { loads: [{ T_kNm: 2, x_mm: 3000 }] } }),
    ],
    [
      "a fire without variable actions",
      "en-1993-1-1",
      steel({ M_y_Ed: 40, fire: { duration_min: 30, Q_over_G: 0 } }),
      steel({ M_y_Ed: 40, fire: { duration_min: 30, Q_over_G: 0, psi_fi: 0.5 } }),
    ],
    ["bolts M16", "en-1995-1-1", joint({ d_mm: "M16" }), joint({})],
    [
      "category C",
      "en-1990",
      { actions: [{ id: "Q", nature: "imposed", category: "category C", effects: { M: 10 } }] },
      { actions: [{ id: "Q", nature: "imposed", category: "C", effects: { M: 10 } }] },
    ],
  ])("%s", (_what, endpoint, request, same) => {
    const values = (input: object) => {
      const { assumptions: _, ...result } = check(endpoint, input).result as Record<string, unknown>;
      return result;
    };
    expect(values(request)).toEqual(values(same));
  });

  test("holes of bolts are drilled, whatever is said of them", () => {
    const said = check("en-1995-1-1", joint({ pre_drilled: false }));
    expect(said.utilization).toBe(check("en-1995-1-1", joint({})).utilization);
    expect(said.result.warnings.join()).toContain("pre_drilled has no effect here");
  });

  test("K of no transverse bars, and a ratio of span to depth without a span, ask for nothing", () => {
    const bar = { mark: "A", fck: 30, fyk: 500, diameter_mm: 16, cover_mm: 30, length_mm: 600 };
    expect(problems("en-1992-1-1", { anchorages: [{ ...bar, transverse: { K: 0 } }] })).toBe("");
    const service = { M_qp: 50, w_max_mm: 0.3, deflection: "span-depth" };
    const said = check("en-1992-1-1", { beams: [{ ...beam, links: "Ø8-200", serviceability: service }] });
    expect(said.result.warnings.join()).toContain("no span is given (serviceability.span_mm)");
  });

  test("an altitude beside the snow on the ground has no effect, and says so", () => {
    const snow = { action: "snow", national_annex: "DE", roof: "monopitch", alpha_deg: 10, s_k_kN_m2: 1 };
    expect(check("en-1991", { ...snow, altitude_m: 300 }).result.warnings.join()).toContain("altitude_m has no effect");
  });
});

describe("assumptions that move the answer come first", () => {
  test.each([
    [
      "en-1995-1-1",
      { members: [{ mark: "T", species: "C24", b: 60, h: 200, length_mm: 4000, M_y_Ed: 1 }] },
      "duration",
    ],
    [
      "en-1995-1-1",
      { members: [{ mark: "T", species: "LVL 48 P", b: 300, h: 45, length_mm: 1500, M_y_Ed: 1, service_class: 1 }] },
      "The LVL is on edge though wider than deep",
    ],
    ["en-1992-1-1", concrete({ b: 300, h: 300, A_s: 1500 }), "two-faces"],
    ["en-1992-1-1", concrete({ b: 300, h: 300, bars, M_01: 5, M_Ed: undefined, M_02: 20 }), "The column is braced"],
  ])("%s %#", (endpoint, request, told) => {
    const { warnings, assumptions } = check(endpoint, request).result;
    expect(warnings.join()).toContain(told);
    expect(assumptions.join()).toContain(told);
  });
});
