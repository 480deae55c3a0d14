import { describe, expect, test } from "vitest";
import { calculate, calculated, figure, utilizationOf } from "../../test/support/members.ts";
import { InvalidInput } from "../basis/problem.ts";
import { section } from "../sections/index.ts";
import { eulerForce } from "./flexural-buckling.ts";
import { lightestProfile } from "./index.ts";
import { torsionalFlexuralForce } from "./torsional-buckling.ts";

const problems = (item: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  try {
    calculate({ members: [{ mark: "M", length_mm: 4000, ...item }], ...more });
    return [];
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path.replace("members[0].", "")}: ${message}`);
    throw error;
  }
};
const warnings = (item: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  calculate({ members: [{ mark: "M", length_mm: 4000, ...item }], ...more }).result.warnings;

describe("what cannot be calculated is reported, all at once", () => {
  test("profile, grade and diagram", () => {
    const found = problems({ profile: "IPE 333", steel_grade: "S690", M_y_diagram: [0, 5, 0], psi_y: 0.5 });
    expect(found).toHaveLength(3);
    expect(found[0]).toContain("did you mean IPE 330");
    expect(found[1]).toContain("S460");
    expect(found[2]).toContain("psi_y: cannot be combined with M_y_diagram");
  });

  test.each([
    ["no section at all", { N_Ed: 1 }, "profile: is required"],
    ["no force at all", { profile: "IPE 300" }, "N_Ed: is required"],
    [
      "both profile and section",
      { profile: "IPE 300", section: { shape: "round", d_mm: 20 }, N_Ed: 1 },
      "section: cannot be combined with profile",
    ],
    ["a plate", { profile: "PL 20", N_Ed: 1 }, "profile: PL 20 has no width"],
    ["a pair", { profile: "2L 100x100x10", N_Ed: 1 }, "6.4"],
    ["a class 4 tube", { section: { shape: "CHS", d_mm: 500, t_mm: 4 }, N_Ed: 1 }, "EN 1993-1-6"],
    ["a moment next to its diagram", { profile: "IPE 300", M_y_diagram: [0, 50, 0], M_y_Ed: 60 }, "5 % above it"],
    [
      "a load above the shear centre of moments without a load",
      { profile: "IPE 300", M_y_Ed: 50, load_height_mm: 150 },
      "load_height_mm: needs the moments of the loads",
    ],
    ["steel beyond the scope", { profile: "IPE 300", N_Ed: 1, f_y_MPa: 500 }, "S460"],
    [
      "holes larger than the section",
      { profile: "FL 100x10", N_Ed: -1, hole_lines: [{ holes: [{ n: 5, d_0_mm: 22, t_mm: 10 }] }] },
      "hole_lines: must leave",
    ],
    [
      "a diagram next to load cases",
      { profile: "IPE 300", M_y_diagram: [0, 1, 0], load_cases: [{ id: "a", N_Ed: 1 }] },
      "cannot be combined with load_cases",
    ],
    [
      "rolled RHS",
      { section: { shape: "RHS", h_mm: 100, b_mm: 100, t_mm: 5, fabrication: "rolled" }, N_Ed: 1 },
      "section.fabrication",
    ],
  ])("%s", (_what, item, message) => {
    expect(problems(item).join("\n")).toContain(message);
  });
});

describe("what is worth a look is reported, beginning with the mark", () => {
  test.each([
    ["class 4", { profile: "IPE 600", N_Ed: 10 }, "M: class 4"],
    [
      "a better class",
      { profile: "IPE 600", N_Ed: 10, section_class: 2 },
      "M: section_class 2 is better than the classification, class 4",
    ],
    ["thick parts", { profile: "HD 400x1202", N_Ed: 10 }, "beyond the 80 mm"],
    [
      "a slender web",
      { section: { shape: "I", h_mm: 800, b_mm: 200, t_w_mm: 6, t_f_mm: 12, fabrication: "welded" }, M_y_Ed: 1 },
      "h_w/t_w > 72",
    ],
    [
      "f with the general case",
      { profile: "IPE 300", M_y_Ed: 1, ltb_method: "general", apply_f: true },
      "f of 6.3.2.3(2)",
    ],
    [
      "a critical force",
      { profile: "IPE 300", N_Ed: 9000, M_y_Ed: 1, interaction_method: 1 },
      "method 1 is not defined",
    ],
    ["a tube of unknown make", { profile: "SHS 100x5", N_Ed: 1 }, "hot-finished or cold-formed is not known"],
    ["a channel in bending", { profile: "UPE 200", M_y_Ed: 1 }, "shear centre"],
  ])("%s", (_what, item, message) => {
    expect(warnings(item).join("\n")).toContain(message);
  });

  test("a method that the annex excludes, and an M_cr it has its own rule for", () => {
    const item = { profile: "IPE 300", N_Ed: 1, M_y_Ed: 1 };
    expect(warnings(item, { national_annex: "NL" }).join("\n")).toContain("has its own rules for M_cr");
    expect(() =>
      calculate({ national_annex: "NL", members: [{ mark: "B1", length_mm: 4000, ...item, interaction_method: 1 }] }),
    ).toThrow(/must be 2: the national annex excludes method 1/);
  });
});

test("what only (6.61) and (6.62) use is not assumed where they are not verified", () => {
  const assumed = (item: Record<string, unknown>) =>
    calculate({ members: [{ mark: "M", profile: "HE 200 B", length_mm: 4000, ...item }] }).result.assumptions.join(" ");
  expect(assumed({ N_Ed: 100 })).not.toContain("sway");
  expect(assumed({ N_Ed: -100, M_y_Ed: 10 })).not.toContain("sway");
  expect(assumed({ N_Ed: 100, M_y_Ed: 10, interaction_method: 1 })).not.toContain("sway");
  expect(assumed({ N_Ed: 100, M_y_Ed: 10 })).toContain("sway");
});

test("struts: what the length of one that sways, and an angle's end, leave open is said", () => {
  const column = { profile: "HE 200 B", steel_grade: "S355", N_Ed: 100, M_y_Ed: 10, V_z_Ed: 0, sway_y: true };
  expect(warnings(column).join()).toContain("L_cr_y_mm is not given: the length of a member that sways");
  expect(warnings({ ...column, L_cr_y_mm: 8000 })).toEqual([]);
  expect(warnings({ ...column, N_Ed: -100 }).join()).not.toContain("L_cr_y_mm");
  expect(warnings({ ...column, L_cr_y_mm: 3600 }).join()).toContain(
    "L_cr_y_mm is below the length of a member that sways",
  );
  expect(problems({ ...column, L_cr_y_mm: 3100 }).join()).toContain(
    "L_cr_y_mm: must be at least 4000 mm, the length of the member",
  );
  const angle = { profile: "L 100x100x10", N_Ed: 50 };
  expect(warnings(angle).join()).toContain("connected by one leg give lattice_web_member (BB.1.2)");
  for (const said of [{ lattice_web_member: true }, { lattice_web_member: false }, { M_y_Ed: 1 }])
    expect(warnings({ ...angle, ...said }).join()).not.toContain("one leg");
});

test("own factors that help are reported where no moments along the member are given", () => {
  const beam = { profile: "IPE 400", M_y_Ed: 100 };
  const said = (more: object) => warnings({ ...beam, ...more }).join();
  expect(said({ C_1: 3 })).toContain("C_1: as given");
  expect(said({ C_1: 1 })).not.toContain("as given");
  expect(said({ C_1: 1.7, psi_y: 0 })).not.toContain("as given");
  expect(said({ C_1: 1.7, moment_shape_LT: "udl" })).not.toContain("as given");
  expect(said({ ltb_method: "rolled", k_c: 0.8 })).toContain("k_c: as given");
});

test("ties: an end that is held beside the centroid is said of angles and channels", () => {
  const pulled = (profile: string, more: object = {}) => warnings({ profile, N_Ed: -50, ...more }).join();
  for (const profile of ["L 100x100x10", "UPE 200"]) expect(pulled(profile)).toContain("EN 1993-1-8 3.10.3");
  for (const profile of ["HE 200 B", "SHS 100x5"]) expect(pulled(profile)).not.toContain("3.10.3");
  expect(pulled("L 100x100x10", { M_y_Ed: 1 })).not.toContain("3.10.3");
  expect(pulled("L 100x100x10", { N_Ed: 50 })).not.toContain("3.10.3");
});

describe("shapes", () => {
  test("an angle buckles about v and by torsion with bending", () => {
    const { values, verifications } = calculated({ profile: "L 100x100x10", length_mm: 2000, N_Ed: 100 });
    expect(values.N_cr_v_kN).toBeLessThan(Number(values.N_cr_y_kN));
    expect(values.N_cr_TF_kN).toBeLessThanOrEqual(Number(values.N_cr_T_kN));
    expect(verifications.map((v) => v.id)).toContain("flexural-buckling-v");
    const lattice = figure("lambda_eff_v", {
      profile: "L 100x100x10",
      length_mm: 2000,
      N_Ed: 100,
      lattice_web_member: true,
    });
    expect(lattice).toBeCloseTo(0.35 + 0.7 * Number(values.lambda_v), 12);
  });

  test("equal angles: the cubic gives what symmetry gives in closed form", () => {
    for (const L of [500, 1500, 4000]) {
      const { values } = calculated({ profile: "L 120x120x10", length_mm: L, N_Ed: 100 });
      const p = section("L 120x120x10")?.properties;
      if (!p) throw new Error("L 120x120x10");
      const N_cr_u = eulerForce(210_000, p.I_u_mm4 ?? 0, L);
      const TF = torsionalFlexuralForce(N_cr_u, Number(values.N_cr_T_kN), p.u_0_mm ?? 0, Number(values.i_0_mm));
      expect(Number(values.N_cr_TF_kN)).toBeCloseTo(TF, 6); // v does not couple with twist
    }
  });

  test("shear buckling by hand: h_w = 1200, t_w = 8, S355", () => {
    const girder = {
      section: { shape: "I", h_mm: 1240, b_mm: 300, t_w_mm: 8, t_f_mm: 20, fabrication: "welded" },
      length_mm: 9000,
      V_z_Ed: 500,
      M_y_Ed: 1,
    };
    const epsilon = Math.sqrt(235 / 355);
    const chi_w = 0.83 / (1200 / (86.4 * 8 * epsilon));
    expect(figure("V_b_Rd_kN", girder)).toBeCloseTo((chi_w * 355 * 1200 * 8) / Math.sqrt(3) / 1000, 6);
    const stiffened = figure("V_b_Rd_kN", { ...girder, stiffener_spacing_mm: 1200 });
    expect(stiffened).toBeGreaterThan(figure("V_b_Rd_kN", girder));
    expect(utilizationOf("bending-shear-buckling", { ...girder, M_y_Ed: 2900 })).toBeGreaterThan(0);
  });

  test("a slender web with N: EN 1993-1-5 7.1(4) takes from M_pl and M_f, 7.1(5) leaves no M_f", () => {
    const girder = {
      section: { shape: "I", h_mm: 1240, b_mm: 300, t_w_mm: 8, t_f_mm: 20, fabrication: "welded" },
      length_mm: 3000,
      lateral_restraint: "continuous",
      V_z_Ed: 500,
      M_y_Ed: 2500,
    };
    const f = 355 / 1e6;
    const M_pl = (300 * 20 * 1220 + (8 * 1200 ** 2) / 4) * f;
    const M_f = 300 * 20 * 1220 * f;
    const expected = (N: number, flanges: number) => {
      const ratio = N / (21_600 * 355e-3);
      const M_N = Math.min(M_pl, (M_pl * (1 - ratio)) / (1 - 0.5 * (9600 / 21_600)));
      return 2500 / M_N + (1 - flanges / M_N) * (1000 / figure("V_b_Rd_kN", girder) - 1) ** 2;
    };
    const found = (N_Ed: number) => utilizationOf("bending-shear-buckling", { ...girder, N_Ed });
    // the flanges carry all of M without N, not beside it
    expect(found(0)).toBeUndefined();
    const left = (N: number) => M_f * (1 - N / (2 * 300 * 20 * 355e-3));
    expect(found(2000)).toBeCloseTo(expected(2000, left(2000)), 9);
    expect(found(-2000)).toBeCloseTo(expected(2000, left(2000)), 9);
    expect(found(3500)).toBeCloseTo(expected(3500, 0), 9);
  });

  test("a slender web of a channel is held to EN 1993-1-5 7.1 as well", () => {
    const channel = {
      section: { shape: "channel", h_mm: 840, b_mm: 200, t_w_mm: 6, t_f_mm: 20, fabrication: "welded" },
      length_mm: 3000,
      lateral_restraint: "continuous",
      V_z_Ed: 300,
    };
    const M_f = (200 * 20 * 820 * 355) / 1e6;
    expect(utilizationOf("bending-shear-buckling", { ...channel, M_y_Ed: 0.99 * M_f })).toBeUndefined();
    expect(utilizationOf("bending-shear-buckling", { ...channel, M_y_Ed: 1.05 * M_f })).toBeGreaterThan(0);
  });

  test("effective sections: fully effective walls change nothing, slender ones take their part", () => {
    const stocky = { profile: "HE 200 B", length_mm: 3000, N_Ed: 100, M_y_Ed: 1, section_class: 4 };
    const { values } = calculated(stocky);
    expect(values.A_eff_mm2).toBe(values.A_mm2);
    expect(values.W_eff_y_mm3).toBeCloseTo(Number(values.W_el_y_mm3), 3);
    const tee = calculated({
      section: { shape: "tee", h_mm: 300, b_mm: 150, t_w_mm: 6, t_f_mm: 12 },
      length_mm: 3000,
      N_Ed: 100,
    });
    expect(tee.values.e_N_y_mm).toBeGreaterThan(0);
    expect(tee.values.e_N_z_mm).toBe(0);
    expect(tee.verifications.map((v) => v.id)).toContain("bending-axial");
  });
});

describe("class 4 by EN 1993-1-5 4.4(3)", () => {
  // flanges 600x12, web 1200x8, S355: the web with the stresses of the reduced flange and the gross web, psi = -0.727
  const girder = { shape: "I", fabrication: "welded", h_mm: 1224, b_mm: 600, t_w_mm: 8, t_f_mm: 12 };

  test("the web is reduced once, for the effective compression flange with the gross web", () => {
    const { values } = calculated({ section: girder, length_mm: 5000, M_y_Ed: 100 });
    const web = (values.parts as { id: string; rho?: number }[]).find(({ id }) => id === "web"); // rows of a table
    expect(web?.rho).toBeCloseTo(0.59341, 5);
    expect(Number(values.W_eff_y_mm3) / 6_185_194.1).toBeCloseTo(1, 6);
  });

  test("a doubly symmetric section has no shift: N alone brings no bending", () => {
    const { values, verifications } = calculated({ section: girder, length_mm: 5000, N_Ed: 1000 });
    expect(values.e_N_y_mm).toBe(0);
    expect(values.e_N_z_mm).toBe(0);
    expect(verifications.map(({ id }) => id)).not.toContain("bending-axial");
  });
});

describe("torsion", () => {
  test("a tube: T_Rd by its modulus, and less shear beside it", () => {
    const tube = {
      section: { shape: "CHS", d_mm: 200, t_mm: 10, fabrication: "hot-finished" },
      length_mm: 2000,
      V_z_Ed: 100,
    };
    const { values } = calculated({ ...tube, T_Ed: 30 });
    const I_t = (Math.PI * (200 ** 4 - 180 ** 4)) / 32;
    expect(values.T_Rd_kNm).toBeCloseTo(((I_t / 100) * 355) / Math.sqrt(3) / 1e6, 6);
    const left = 1 - 30 / Number(values.T_Rd_kNm);
    expect(values.V_pl_T_z_Rd_kN).toBeCloseTo(left * Number(values.V_pl_z_Rd_kN), 6);
    expect(utilizationOf("shear-torsion-z", { ...tube, T_Ed: 30 })).toBeGreaterThan(
      Number(utilizationOf("shear-z", tube)),
    );
  });

  test("an I-section: the bimoment adds to the normal stresses", () => {
    const beam = { profile: "HE 200 B", length_mm: 4000, M_y_Ed: 50, lateral_restraint: "continuous" };
    const { values } = calculated({ ...beam, B_Ed: 1 });
    const B_Rd = (((4 * Number(values.I_w_mm6)) / (200 * 185)) * 355) / 1e9;
    expect(values.B_Rd_kNm2).toBeCloseTo(B_Rd, 9);
    expect(utilizationOf("bimoment", { ...beam, B_Ed: 1 })).toBeCloseTo(
      50e6 / (Number(values.W_el_y_mm3) * 355) + 1 / B_Rd,
      9,
    );
    expect(problems({ profile: "UPE 200", B_Ed: 1 }).join()).toContain("B_Ed: is only for I-sections");
  });
});

describe("second thoughts", () => {
  test("the deflection under a uniform load", () => {
    const beam = { profile: "IPE 300", length_mm: 6000, q_ser_kN_m: 10 };
    const I_y = figure("I_y_mm4", { ...beam, M_y_Ed: 60 });
    expect(figure("w_mm", beam)).toBeCloseTo((5 * 10 * 6000 ** 4) / (384 * 210_000 * I_y), 9);
    expect(calculated(beam).verifications).toEqual([]);
    expect(figure("w_mm", { ...beam, cantilever: true, M_cr_kNm: 100 })).toBeCloseTo(
      (10 * 6000 ** 4) / (8 * 210_000 * I_y),
      9,
    );
    expect(utilizationOf("deflection", { ...beam, deflection_limit: 250 })).toBeCloseTo(figure("w_mm", beam) / 24, 9);
  });

  test("the lightest profile of the family passes, and no lighter one does", () => {
    const item = { mark: "B", profile: "IPE 600", length_mm: 6000, M_y_Ed: 120, moment_shape_y: "udl" as const };
    const found = lightestProfile(item);
    expect(found?.utilization).toBeLessThanOrEqual(1);
    expect(calculated({ ...item, profile: found?.profile }).utilization).toBeCloseTo(found?.utilization ?? 0, 12);
    expect(found?.G_kg_m).toBeLessThan(122);
    expect(lightestProfile({ ...item, M_y_Ed: 1e5 })).toBeUndefined();
    expect(lightestProfile({ ...item, M_cr_kNm: 300 })).toBeUndefined();
  });

  test("keeps to series that stockists have, and names a lighter one", () => {
    const item = { mark: "B", profile: "IPE 300", length_mm: 6000, M_y_Ed: 50, moment_shape_y: "udl" as const };
    const [main, all] = [lightestProfile(item), lightestProfile(item, "EN", {}, "all")];
    expect(main?.profile).toMatch(/^IPE \d+$/);
    expect(all?.profile).toBe(main?.rarer);
    expect(all?.G_kg_m).toBeLessThan(main?.G_kg_m ?? 0);
    // who has chosen another series means it
    expect(lightestProfile({ ...item, profile: "IPE 300 A" })?.profile).toBe(all?.profile);
  });

  test("for load cases too", () => {
    const cases = [{ N_Ed: 900 }, { M_y_Ed: 120 }];
    const found = lightestProfile({ mark: "B", profile: "HE 300 B", length_mm: 6000, load_cases: cases });
    for (const forces of cases)
      expect(calculated({ profile: found?.profile, length_mm: 6000, ...forces }).passed).toBe(true);
  });
});
