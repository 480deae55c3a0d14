import { describe, expect, test } from "vitest";
import { check, InvalidInput } from "../index.ts";

const bolt = {
  bolt_grade: "8.8",
  bolt_size: "M20",
  shear_planes: 1,
  plate_fu: 430,
  plate_t: 10,
  e1: 40,
  e2: 40,
  is_end_bolt: true,
  V_Ed: 60,
};
const column = {
  mark: "C1",
  b: 400,
  h: 400,
  fck: 30,
  fyk: 500,
  A_s: 2512,
  N_Ed: 1800,
  M_Ed: 90,
  l0: 4000,
  axis_distance_mm: 50,
  bar_diameter_mm: 20,
  links: { diameter_mm: 8, spacing_mm: 200 },
};

const messages = (endpoint: string, input: unknown): string => {
  try {
    check(endpoint, input);
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path} ${message}`).join("\n");
    throw error;
  }
  return "";
};

describe("said another way, and as clear", () => {
  test("a bolt grade as a number, alone and in a list", () => {
    const numbered = { ...bolt, bolt_grade: 8.8 };
    expect(check("en-1993-1-8", numbered)).toEqual(check("en-1993-1-8", bolt));
    expect(check("en-1993-1-8", { connections: [bolt, numbered] }).passed).toBe(true);
  });

  test("choices with a space for a hyphen, thousands with a space, truth in words, L/300", () => {
    const member = { mark: "B", profile: "IPE 300", length_mm: 6000, M_y_Ed: 60 };
    const run = (more: object) => check("en-1993-1-1", { members: [{ ...member, ...more }] });
    expect(run({ moment_shape_y: "point load" })).toEqual(run({ moment_shape_y: "point-load" }));
    for (const length_mm of ["6 000", "6\u00a0000", "6\u202f000.0"]) expect(run({ length_mm })).toEqual(run({}));
    expect(messages("en-1993-1-1", { members: [{ ...member, length_mm: "6 00" }] })).toContain("length_mm");
    expect(run({ sway_y: "false" })).toEqual(run({ sway_y: false }));
    expect(messages("en-1993-1-1", { members: [{ ...member, sway_y: "perhaps" }] })).toContain("true or false");
    const deflects = (deflection_limit: unknown) => run({ q_ser_kN_m: 5, deflection_limit });
    for (const limit of ["L/300", "l/300", "span / 300"]) expect(deflects(limit)).toEqual(deflects(300));
    expect(messages("en-1993-1-1", { members: [{ ...member, length_mm: "L/300" }] })).toContain("length_mm");
  });

  test("links in words, a circle by its diameter, the length of a braced column", () => {
    const run = (more: object) => check("en-1992-1-1", { columns: [{ ...column, ...more }] });
    for (const links of ["Ø8-200", "T8@200", "HA8 e=200", "8 c/c 200", "R8/200 mm"])
      expect(run({ links })).toEqual(run({ links: { diameter_mm: 8, spacing_mm: 200 } }));
    expect(messages("en-1992-1-1", { columns: [{ ...column, links: "some" }] })).toContain("links");
    const round = { b: undefined, h: undefined, diameter: 400 };
    expect(run(round)).toEqual(run({ ...round, shape: "circular" }));
    const values = (more: object) => (run(more).result.columns as { values: object }[])[0]?.values;
    expect(values({ l0: undefined, length_mm: 4000 })).toEqual(values({ length_mm: 4000 }));
    expect(run({ l0: undefined, length_mm: 4000 }).result.assumptions.join()).toContain("the clear length");
    const free = { ...column, l0: undefined, length_mm: 4000, braced: false };
    expect(messages("en-1992-1-1", { columns: [free] })).toContain("l0 is required");
  });

  test("a mark and a detail as numbers", () => {
    const detail = {
      mark: "7",
      detail_id: "71",
      stress_history: [{ delta_sigma: 60, n_cycles: 1e6 }],
      method: "safe-life",
    };
    const whole = { ...detail, consequence: "high" };
    expect(check("en-1993-1-9", { details: [{ ...whole, mark: 7, detail_id: 71 }] })).toEqual(
      check("en-1993-1-9", { details: [whole] }),
    );
  });

  test("an item without its list, and a list alone, are refused with the place where they belong", () => {
    const { mark: _, ...one } = column;
    expect(messages("en-1992-1-1", one)).toBe(
      'columns is required: a list of items; the input is one of them: { "columns": [{ … }] }',
    );
    expect(messages("en-1992-1-1", [column])).toContain("not a list; give the list as columns");
  });

  test("concrete and reinforcement by their classes", () => {
    expect(check("en-1992-1-1", { columns: [{ ...column, fck: "C30/37", fyk: "B500B" }] })).toEqual(
      check("en-1992-1-1", { columns: [column] }),
    );
  });

  test("a field with another unit, or with the object it stands in, is named", () => {
    const { links: _, l0: __, ...rest } = column;
    const said = messages("en-1992-1-1", { columns: [{ ...rest, l0_mm: 4000, N_Ed_kN: 5, link_diameter_mm: 8 }] });
    expect(said).toContain("l0_mm unknown field; did you mean l0?");
    expect(said).toContain("N_Ed_kN unknown field; did you mean N_Ed?");
    expect(said).toContain("link_diameter_mm unknown field; did you mean links.diameter_mm?");
    // few fields: all of them
    expect(
      messages("en-1992-1-1", { columns: [{ ...column, links: { diameter_mm: 8, spacing_mm: 200, qwx: 1 } }] }),
    ).toMatch(/links\.qwx unknown field; known: diameter_mm, spacing_mm/);
  });

  test("what is not clear is refused", () => {
    expect(messages("en-1993-1-8", { ...bolt, bolt_grade: 8.7 })).toContain("bolt_grade must be one of");
    expect(messages("en-1992-1-1", { columns: [{ ...column, fck: "thirty" }] })).toContain(
      "fck must be a finite number in MPa",
    );
    for (const fck of ["GL28", "C30/38"])
      expect(messages("en-1992-1-1", { columns: [{ ...column, fck }] })).toContain("fck must be a finite number");
  });
});

describe("hints by meaning", () => {
  const member = { profile: "IPE 300", length_mm: 6000 };
  test.each([
    ["en-1993-1-1", { members: [{ ...member, M_Ed: 50 }] }, "M_y_Ed"],
    ["en-1993-1-1", { members: [{ ...member, V_Ed: 50 }] }, "V_z_Ed"],
    ["en-1993-1-8", { ...bolt, F_Ed: 60 }, "V_Ed"],
    ["en-1993-1-8", { ...bolt, type: "bolt" }, "connection"],
    ["en-1993-1-1", { members: [{ ...member, grade: "S355" }] }, "steel_grade"],
    ["en-1993-1-1", { members: [member], annex: "NL" }, "national_annex"],
    // a field that stands one level down
    ["en-1993-1-9", { details: [{ detail_id: "80", n_cycles: 2e6 }] }, "stress_history[].n_cycles"],
    ["en-1993-1-8", { connection: "fin-plate", b_mm: 110 }, "plate.b_mm"],
  ])("%s %j: %s", (endpoint, input, name) => {
    expect(messages(endpoint, input)).toContain(`did you mean ${name}?`);
  });

  test("a country without an annex here", () => {
    expect(messages("en-1993-1-8", { ...bolt, national_annex: "BE" })).toContain(
      "for another country give own_annex with the values of its annex",
    );
  });

  test("the shape of an object that is missing", () => {
    expect(
      messages("en-1993-1-8", { connection: "fin-plate", bolt_grade: "8.8", bolt_size: "M20", V_Ed: 100 }),
    ).toMatch(/plate is required: .*an object \{ \w+/);
  });
});

describe("what is not given, or given as a text", () => {
  const member = { mark: "B", profile: "HEA 200", length_mm: 5000, N_Ed: 300 };
  const of = (more: object) => check("en-1993-1-1", { members: [{ ...member, ...more }] });

  test("null is an absent field, also of the request and of a load case", () => {
    const load_cases = [{ id: "a", N_Ed: 300, M_y_Ed: null }];
    expect(of({ M_y_Ed: null, restraints_mm: [], A_net_mm2: null })).toEqual(of({}));
    expect(of({ A_net_mm2: 0 }).utilization).toBe(of({}).utilization);
    expect(check("en-1993-1-1", { national_annex: null, members: [member] })).toEqual(of({}));
    expect(of({ N_Ed: undefined, load_cases })).toEqual(of({ N_Ed: undefined, load_cases: [{ id: "a", N_Ed: 300 }] }));
    expect(messages("en-1993-1-1", { members: [{ ...member, length_mm: null }] })).toContain("length_mm is required");
  });

  test("a number as a text, with a decimal point", () => {
    expect(of({ length_mm: "5000", N_Ed: " 3e2 " })).toEqual(of({}));
    expect(messages("en-1993-1-1", { members: [{ ...member, N_Ed: "300,5" }] })).toContain(
      'must have a decimal point: 300.5, not "300,5"',
    );
  });

  test("a length of 0 or continuous is a restraint all along, for any axis", () => {
    const free = of({}).utilization;
    const [zero, said] = [of({ L_cr_z_mm: 0 }), of({ L_cr_z_mm: "continuous" })];
    for (const found of [zero, said]) expect(found.utilization).toBeLessThan(free);
    expect(said.result.assumptions).toContain("L_cr_z_mm: restrained all along, calculated with 100 mm.");
    expect(said.result.warnings.join()).not.toContain("L_cr_z_mm");
    // an empty cell of a table is a zero, too
    const warning = expect.stringContaining("L_cr_z_mm = 0 is taken as restrained all along, calculated with 100 mm");
    expect(zero.result.warnings).toContainEqual(warning);
    const both = { L_cr_y_mm: 0, L_cr_z_mm: 0, L_cr_T_mm: "continuous" };
    expect(of(both).result.governing?.verification).toBe("compression");
    const stud = { mark: "S", species: "C24", b: 45, h: 120, length_mm: 2700, N_Ed: 10 };
    const timber = (more: object) => check("en-1995-1-1", { members: [{ ...stud, ...more }] }).utilization;
    expect(timber({ L_cr_z_mm: "Continuous" })).toBeLessThan(timber({}));
  });
});

describe("what is said twice", () => {
  const bolts = { ...bolt, category: "C", friction_class: "B" };

  test("agrees: one of them is used and named", () => {
    const said = check("en-1993-1-8", { ...bolts, mu: 0.4 });
    expect(said.utilization).toBe(check("en-1993-1-8", bolts).utilization);
    expect(said.result.warnings.join()).toContain("mu agrees with friction_class, which is used.");
    const { bar_diameter_mm: _, A_s: __, ...rest } = column;
    const bars = [-150, 150].flatMap((y) => [-150, 150].map((z) => ({ y, z, diameter: 20 })));
    const twice = { ...rest, bars, A_s: 1257, bar_diameter_mm: 20 };
    const one = { ...rest, bars, axis_distance_mm: undefined };
    expect(check("en-1992-1-1", { columns: [twice] }).utilization).toBe(
      check("en-1992-1-1", { columns: [one] }).utilization,
    );
  });

  test("contradicts: both are named", () => {
    expect(messages("en-1993-1-8", { ...bolts, mu: 0.5 })).toContain("mu cannot be combined with friction_class");
  });
});

describe("a field without effect", () => {
  const detail = {
    detail_id: "71",
    stress_history: [{ delta_sigma: 60, n_cycles: 1e6 }],
    method: "safe-life",
    consequence: "high",
  };

  test("is a warning, and at its default nothing", () => {
    const warnings = (more: object) => check("en-1993-1-9", { details: [{ ...detail, ...more }] }).result.warnings;
    expect(warnings({ t_mm: 30 })).toContain("71: t_mm has no effect here: it changes nothing for category 71.");
    expect(warnings({ lambda_2: 1, weathering_steel: false, e_mm: 0 })).toEqual(warnings({}));
    expect(messages("en-1993-1-9", { details: [{ ...detail, lambda_2: 1.2 }] })).toContain("is only for");
  });

  test("a damage without shear needs no category of shear", () => {
    const both = [{ delta_sigma: 60, delta_tau: 0, n_cycles: 1e6 }];
    expect(check("en-1993-1-9", { details: [{ ...detail, stress_history: both }] }).utilization).toBe(
      check("en-1993-1-9", { details: [detail] }).utilization,
    );
  });
});

test("a cantilever under a load of a name needs no diagram", () => {
  const canopy = { mark: "C", profile: "IPE 200", length_mm: 2500, cantilever: true, M_y_Ed: 12 };
  const drawn = Array.from({ length: 21 }, (_, i) => 12 * (1 - i / 20) ** 2);
  const of = (more: object) => check("en-1993-1-1", { members: [{ ...canopy, ...more }] }).utilization;
  expect(of({ moment_shape_y: "udl" })).toBeCloseTo(of({ M_y_diagram: drawn }), 9);
  expect(of({ moment_shape_y: "point-load" })).toBeCloseTo(of({ psi_y: 0 }), 9);
});

describe("names but for case, spaces and what stands with them", () => {
  const same = (more: object) => expect(check("en-1993-1-8", { ...bolt, ...more })).toEqual(check("en-1993-1-8", bolt));
  test("a size: m20, M 20, 20; with its grade", () => {
    for (const bolt_size of ["m20", "M 20", "20", 20]) same({ bolt_size });
    same({ bolt_size: "M20x60" });
    for (const bolt_size of ["M20 8.8", "M20-8.8", "M20x60 8.8"]) {
      same({ bolt_size });
      same({ bolt_size, bolt_grade: undefined });
    }
    expect(messages("en-1993-1-8", { ...bolt, bolt_size: "M20 10.9" })).toContain("bolt_size must be one of");
    expect(messages("en-1993-1-8", { ...bolt, bolt_size: "M20x1.5" })).toContain("bolt_size must be one of");
    expect(messages("en-1993-1-8", { ...bolt, bolt_size: 21 })).toContain("bolt_size must be one of");
  });
  test("a grade with the name of its bolts", () => {
    same({ bolt_grade: "Grade 8.8" });
    expect(check("en-1993-1-8", { ...bolt, bolt_grade: "HV 10.9" })).toEqual(
      check("en-1993-1-8", { ...bolt, bolt_grade: "10.9" }),
    );
  });
  test("a class by its figure, a figure as text, a Roman one", () => {
    const fire = (R: unknown) => check("en-1992-1-1", { columns: [{ ...column, fire: { R } }] });
    expect(fire(60)).toEqual(fire("R60"));
    const beam = { mark: "B", species: "C24", b: 75, h: 225, length_mm: 3000, M_y_Ed: 3 };
    const timber = (service_class: unknown) => check("en-1995-1-1", { members: [{ ...beam, service_class }] });
    expect(timber("2")).toEqual(timber(2));
    const site = { agR: 0.2, ground_type: "C", spectrum_type: 1, q: 1.5 };
    const quake = (importance_class: unknown) => check("en-1998-1", { ...site, importance_class });
    expect(quake("III")).toEqual(quake(3));
  });
});

describe("numbers with their unit, and one for a list of one", () => {
  const used = (more: object) =>
    check("en-1992-1-1", {
      columns: [{ ...column, bar_diameter_mm: undefined, A_s: undefined, bars: "8Ø20", ...more }],
    }).utilization;
  test("a unit that is the field's says nothing more, another one is refused", () => {
    expect(used({ h: "400 mm", N_Ed: "1800kN", M_Ed: "90 kN·m", fyk: "500 N/mm²" })).toBe(used({}));
    const refused = messages("en-1992-1-1", { columns: [{ ...column, l0: "4 m", N_Ed: "1800 kNm", h: "400 mm2" }] });
    for (const field of ["l0", "N_Ed", "h"]) expect(refused).toContain(`columns[0].${field} must be a finite number`);
    expect(messages("en-1992-1-1", { columns: [{ ...column, h: "0,4 mm" }] })).toContain("h");
  });
  test("a side as a text places the bars, and one that is missing is asked for", () => {
    expect(used({ h: "400" })).toBe(used({}));
    const { h: _, ...flat } = column;
    const wanted = { columns: [{ ...flat, A_s: undefined, bars: "8Ø20" }] };
    expect(messages("en-1992-1-1", wanted)).toBe("columns[0].h is required for shape rectangular");
    const odd = { columns: [{ ...column, A_s: undefined, bars: "5Ø20" }] };
    expect(messages("en-1992-1-1", odd)).toContain("an even number round a rectangle");
  });
  test("classes by their numbers", () => {
    expect(used({ fck: "30/37" })).toBe(used({}));
    expect(messages("en-1992-1-1", { columns: [{ ...column, fck: "99/100" }] })).toContain("fck");
    const member = { mark: "T", species: "C24", b: 75, h: 225, length_mm: 3000, M_y_Ed: 2 };
    const timber = (service_class: unknown) => check("en-1995-1-1", { members: [{ ...member, service_class }] });
    expect(timber("SC3").utilization).toBe(timber(3).utilization);
    const actions = [{ id: "G", nature: "permanent", effects: { N: 1 } }];
    const factor = (consequence_class: unknown) => check("en-1990", { actions, consequence_class }).result.set;
    expect(factor(3)).toEqual(factor("CC3"));
  });
  test("one class of exposure, one block of a history, one restraint", () => {
    const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, M_Ed: 100, V_Ed: 50, bars_bottom: "4Ø20" };
    const of = (exposure: unknown) => check("en-1992-1-1", { beams: [{ ...beam, links: "Ø8-200", exposure }] }).result;
    expect(of("XC3")).toEqual(of(["XC3"]));
    expect(of("XC3, XD1")).toEqual(of(["XC3", "XD1"]));
    expect(messages("en-1992-1-1", { beams: [{ ...beam, exposure: "XY3" }] })).toContain("exposure");
    const detail = { detail_id: "71", method: "safe-life", consequence: "high" };
    const block = { delta_sigma: 60, n_cycles: 1e6 };
    const fatigue = (stress_history: unknown) => check("en-1993-1-9", { details: [{ ...detail, stress_history }] });
    expect(fatigue(block).result).toEqual(fatigue([block]).result);
  });
});

describe("zeros of a program that fills every cell", () => {
  test("what the second generation does not have is not asked for by a zero", () => {
    const of = (list: string, item: object) => check("en-1992-1-1", { edition: "second", [list]: [item] });
    const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, bars_bottom: "4Ø20", links: "Ø8-200", cover_mm: 30 };
    const loaded = { ...beam, M_Ed: 100, V_Ed: 80 };
    expect(of("beams", { ...loaded, T_Ed: 0, q_Ed_kN_m: 0 }).result).toEqual(of("beams", loaded).result);
    const slab = { mark: "P", h: 240, fck: 30, fyk: 500, V_Ed: 300, column: { c_1_mm: 300, c_2_mm: 300 } };
    const punched = { ...slab, A_s_y: 1000, A_s_z: 1000, d_y_mm: 205, d_z_mm: 190, beta: 1.15 };
    const zeros = { M_y_Ed: 0, M_z_Ed: 0, sigma_cp_MPa: 0, design: false };
    expect(of("punching", { ...punched, ...zeros }).utilization).toBe(of("punching", punched).utilization);
    const { links: _, ...post } = column;
    expect(of("columns", { ...post, V_Ed: 0, confinement_MPa: 0 }).result).toEqual(of("columns", post).result);
    expect(() => of("beams", { ...loaded, T_Ed: 5 })).toThrow("torsion");
  });
  test("no confinement and no shear of a column leave everything else", () => {
    const of = (more: object) => check("en-1992-1-1", { columns: [{ ...column, ...more }] }).result;
    expect(of({ confinement_MPa: 0, V_Ed: 0 })).toEqual(of({}));
  });
  test("a moment of 0 in a chord is none: the eccentricity of the braces has its own", () => {
    const brace = { profile: "SHS 80x5", steel_grade: "S355", theta_deg: 45 };
    const joint = {
      connection: "hollow-section-joint",
      joint_type: "K",
      gap_mm: 180,
      chord: { profile: "SHS 150x6", steel_grade: "S355" },
      braces: [
        { ...brace, N_Ed: 150 },
        { ...brace, N_Ed: -150 },
      ],
      N_0_Ed: 500,
    };
    const of = (more: object) => check("en-1993-1-8", { ...joint, ...more }).result;
    expect(of({ M_0_Ed: 0 })).toEqual(of({}));
    expect(of({ M_0_Ed: 5 })).not.toEqual(of({}));
  });
  test("a measure that cannot be zero is as if it were absent where its default is a rule", () => {
    const filled = { ...bolt, countersink_depth_mm: 0, friction_planes: 0, V_Ed_ser: 0, F_t_Ed_ser: 0, d0_mm: 0 };
    expect(check("en-1993-1-8", filled).utilization).toBe(check("en-1993-1-8", bolt).utilization);
    expect(check("en-1993-1-8", filled).result.assumptions).toContain("d0_mm = 0 is taken as not given.");
    expect(check("en-1993-1-8", filled).result.warnings).toContain("d0_mm = 0 is taken as not given.");
    expect(messages("en-1993-1-8", { ...bolt, n_bolts: 0 })).toContain("n_bolts");
    const post = { mark: "P", profile: "HEA 220", steel_grade: "S355", length_mm: 3600, N_Ed: 600 };
    const of = (more: object) => check("en-1993-1-1", { members: [{ ...post, ...more }] }).utilization;
    expect(of({ E_MPa: 0, G_MPa: 0, k_z: 0, C_1: 0, N_cr_z_kN: 0, stiffener_spacing_mm: 0 })).toBe(of({}));
  });
  test("what a zero takes away is a warning: the length of a column, a cover, a crack width, a span", () => {
    const warnings = (list: string, item: object) =>
      check("en-1992-1-1", { [list]: [{ mark: "A", b: 300, fck: 30, fyk: 500, ...item }] }).result.warnings.join();
    const column = { h: 300, A_s: 1257, N_Ed: 800, M_Ed: 30 };
    expect(warnings("columns", { ...column, l0: 0 })).toContain("l0 = 0 is taken as restrained all along");
    expect(warnings("columns", { ...column, l0: "continuous" })).not.toContain("l0");
    const beam = { h: 500, bars_bottom: "4Ø20", M_Ed: 150, V_Ed: 80, links: "Ø8-200" };
    expect(warnings("beams", { ...beam, cover_mm: 0 })).toContain("cover_mm = 0 is taken as not given");
    const limits = warnings("beams", { ...beam, serviceability: { M_qp: 90, w_max_mm: 0, span_mm: 0 } });
    for (const name of ["w_max_mm", "span_mm"]) expect(limits).toContain(`${name} = 0 is taken as not given`);
    // a zero that a field can have, and that helps
    expect(warnings("columns", { ...column, l0: 3000, phi_ef: 0 })).toContain("phi_ef = 0 counts as it is given");
    expect(warnings("columns", { ...column, l0: 3000, e_i_mm: 0 })).toContain("e_i_mm = 0 counts as it is given");
    const crept = { ...column, l0: 6000, phi: 2, M_0Eqp: 0, N_Eqp: 0 };
    for (const name of ["M_0Eqp", "N_Eqp"]) expect(warnings("columns", crept)).toContain(`${name} = 0 counts`);
    const lap = { b: null, kind: "lap", diameter_mm: 16, cover_mm: 30, length_mm: 900 };
    const laps = warnings("anchorages", { ...lap, sigma_sd_MPa: 0, percent_lapped: 0 });
    for (const name of ["sigma_sd_MPa", "percent_lapped"]) expect(laps).toContain(`${name} = 0 counts`);
    expect(warnings("beams", { ...beam, exposure: ["XC1"], delta_c_dev_mm: 0 })).toContain("delta_c_dev_mm = 0 counts");
    // no force is none
    expect(warnings("beams", { ...beam, flange_shear: null, N_Ed: 0, T_Ed: null })).not.toContain("= 0");
  });
  test("a diagram of zeros is no moment, and one of two numbers is straight", () => {
    const post = { mark: "P", profile: "HEB 200", steel_grade: "S235", length_mm: 4000, N_Ed: 400 };
    const of = (more: object) => check("en-1993-1-1", { members: [{ ...post, ...more }] }).utilization;
    expect(of({ M_y_diagram: [0, 0, 0], M_z_diagram: [0, 0], M_y_Ed: 0 })).toBe(of({}));
    expect(of({ M_y_diagram: [30, -15] })).toBeCloseTo(of({ M_y_Ed: 30, psi_y: -0.5 }), 9);
    expect(messages("en-1993-1-1", { members: [{ ...post, M_y_diagram: [0, 0, 0], M_y_Ed: 5 }] })).toContain("not 0");
  });
  test("displacements of zero in all storeys are not known", () => {
    const storeys = [3, 6].map((z_m, i) => ({ mark: `${i}`, z_m, W_kN: 900, d_e_mm: 0, P_tot_kN: 0 }));
    const { result } = check("en-1998-1", {
      agR: 0.2,
      ground_type: "C",
      spectrum_type: 1,
      importance_class: 2,
      q: 1.5,
      T1: 0.3,
      storeys,
    });
    expect(result.assumptions).toContain("d_e_mm = 0 is taken as not given.");
    expect(JSON.stringify(result)).not.toContain("damage-limitation");
  });
  test("the shear and the moment of a pin", () => {
    const pin = {
      connection: "pin",
      d_mm: 50,
      F_Ed: 200,
      f_yp_MPa: 355,
      f_up_MPa: 490,
      steel_grade: "S355",
      a_mm: 15,
      b_mm: 30,
      c_mm: 1,
      edge_a_mm: 70,
      edge_c_mm: 55,
    };
    expect(check("en-1993-1-8", { ...pin, M_Ed: 0, F_v_Ed: 0 })).toEqual(check("en-1993-1-8", pin));
  });
});

describe("said twice", () => {
  test("a list of bolts and its rows and lines", () => {
    const { bolt_grade, bolt_size, shear_planes, plate_fu, plate_t } = bolt;
    const plain = { connection: "bolt-group", bolt_grade, bolt_size, shear_planes, plate_fu, plate_t };
    const bolts = [0, 70, 140].map((y) => [0, y]);
    const listed = { ...plain, V_y_Ed: -120, e_x_mm: 60, edge_x_mm: 40, edge_y_mm: 40, bolts };
    expect(check("en-1993-1-8", { ...listed, n_1: 3, p1: 70 })).toEqual(check("en-1993-1-8", listed));
    expect(messages("en-1993-1-8", { ...listed, n_1: 3, p1: 80 })).toContain("cannot be combined with bolts");
  });
  test("a leg and its throat", () => {
    const weld = { connection: "weld", length_mm: 150, n_welds: 2, steel_grade: "S275", t_mm: 10, V_par_Ed: 80 };
    const of = (more: object) => check("en-1993-1-8", { ...weld, ...more }).utilization;
    expect(of({ throat_mm: 5, leg_mm: 7 })).toBe(of({ throat_mm: 5 }));
    expect(messages("en-1993-1-8", { ...weld, throat_mm: 5, leg_mm: 6 })).toContain("cannot be combined");
  });
  test("a period, and the formula that gives it", () => {
    const site = { agR: 0.15, ground_type: "A", spectrum_type: 1, importance_class: 2, q: 1.5, H_m: 9 };
    const storeys = [3, 6, 9].map((z_m) => ({ mark: `${z_m}`, z_m, W_kN: 900 }));
    const both = check("en-1998-1", { ...site, storeys, T1: 0.39, C_t: 0.075 });
    expect(both.result.warnings.join(" ")).toContain("C_t agrees with T1, which is used.");
    expect(messages("en-1998-1", { ...site, storeys, T1: 0.6, C_t: 0.075 })).toContain("cannot be combined with T1");
  });
  test("the throat of a full penetration butt weld is its plate", () => {
    const weld = { connection: "weld", type: "butt", length_mm: 150, steel_grade: "S355", t_mm: 10, N_perp_Ed: 300 };
    expect(check("en-1993-1-8", { ...weld, throat_mm: 10 }).utilization).toBe(check("en-1993-1-8", weld).utilization);
    expect(messages("en-1993-1-8", { ...weld, throat_mm: 6 })).toContain("throat_mm");
  });
});

test("the annex's own lambda_LT_0 of France is no departure from it", () => {
  const beam = {
    mark: "B",
    profile: "IPE 360",
    steel_grade: "S275",
    length_mm: 7500,
    M_y_Ed: 90,
    moment_shape_y: "udl",
  };
  const { result } = check("en-1993-1-1", { national_annex: "FR", members: [beam] });
  const ofAnnex = /known from one publication/;
  expect(result.warnings.filter((text) => !ofAnnex.test(text)).join(" ")).not.toContain("lambda_LT_0");
});

test("a force of zero asks for nothing: the web of a circle in shear", () => {
  const pile = {
    mark: "P",
    shape: "circular",
    diameter: 500,
    bars: "8Ø20",
    fck: 30,
    fyk: 500,
    N_Ed: 900,
    M_Ed: 40,
    l0: 4000,
  };
  const of = (more: object) => check("en-1992-1-1", { columns: [{ ...pile, ...more }] });
  expect(of({ V_Ed: 0, b: null }).utilization).toBe(of({}).utilization);
  expect(messages("en-1992-1-1", { columns: [{ ...pile, V_Ed: 20 }] })).toContain("b_w_mm is required");
});

test("what is behind a problem is told with it", () => {
  const request = {
    agR: 0.2,
    ground_type: "B",
    spectrum_type: 1,
    importance_class: 2,
    q: 1.5,
    T1: 0.4,
    damping: 900,
    model: "planar",
    non_structural: "ductile",
    storeys: [{ mark: "1", z_m: 3, W_kN: 100 }],
  };
  const told = messages("en-1998-1", request);
  for (const field of ["damping must be at most 100", "model needs frames", "non_structural needs"])
    expect(told).toContain(field);
});

test("partial: the sound items, and what is wrong with the others", () => {
  const sound = { mark: "a", profile: "IPE 300", length_mm: 5000, M_y_Ed: 50 };
  const members = [sound, { ...sound, mark: "b", profile: "IPE 3" }];
  const { passed, problems, result } = check("en-1993-1-1", { partial: true, members });
  expect(passed).toBe(false);
  expect(problems?.map(({ path }) => path)).toEqual(["members[1].profile"]);
  expect((result.members as { mark: string }[]).map(({ mark }) => mark)).toEqual(["a"]);
  expect(messages("en-1993-1-1", { partial: true, members: [members[1]] })).toContain("members[0].profile");
  expect(messages("en-1993-1-1", { partial: true, members, colour: 1 })).toContain("colour");
});

test("a headline of strength: cover governs only when it fails", () => {
  const light = { ...column, N_Ed: 300, M_Ed: 20 };
  expect(check("en-1992-1-1", { columns: [light] }).result.governing?.verification).not.toMatch(
    /cover|diameter|spacing/,
  );
  const outside = { ...light, links: { diameter_mm: 4, spacing_mm: 200 } };
  const failed = check("en-1992-1-1", { columns: [outside] });
  expect([failed.passed, failed.result.governing?.verification]).toEqual([false, "link-diameter"]);
});

test.each(["constructor", "toString", "valueOf"])(
  "%s is no yes and no no: it is reported as it was written",
  (word) => {
    const member = { mark: "a", profile: "IPE 300", length_mm: 5000, M_y_Ed: 50 };
    expect(messages("en-1993-1-1", { members: [{ ...member, cantilever: word }] })).toContain(`"${word}"`);
  },
);

describe("an unknown field says what to give", () => {
  test("an object whose fields stand one level higher", () => {
    const joint = {
      connection: "hollow-section-joint",
      joint_type: "T",
      chord: { profile: "SHS 150x8" },
      braces: [{ member: { profile: "SHS 100x5", steel_grade: "S355" }, theta_deg: 90, N_Ed: 20 }],
    };
    expect(messages("en-1993-1-8", joint)).toContain(
      "braces[0].member unknown field; give profile and steel_grade here, without it",
    );
    const bolts = { bolts: { bolt_grade: "8.8", bolt_size: "M20" } };
    expect(messages("en-1993-1-8", { connection: "fin-plate", ...bolts })).toContain(
      "give bolt_grade and bolt_size here",
    );
  });
  test("an action by the name of another check: the actions there are", () => {
    const weld = { connection: "weld", throat_mm: 5, length_mm: 150, steel_grade: "S355", F_Ed: 100 };
    expect(messages("en-1993-1-8", weld)).toContain("F_Ed unknown field; known: V_par_Ed, N_perp_Ed, V_perp_Ed");
  });
  test("the cover of a column, whose bars have an axis distance", () => {
    expect(messages("en-1992-1-1", { columns: [{ ...column, cover_mm: 35 }] })).toContain("axis_distance_mm?");
  });
});
