import { describe, expect, test } from "vitest";
import { check, InvalidInput, section, suggest } from "../index.ts";
import { lightestProfile, prepareMember } from "./index.ts";

// A5: choices that change the answer are said, verified or refused.

type Values = Record<string, number>;
const member = (fields: object, top: object = {}) => {
  const result = check("en-1993-1-1", {
    ...top,
    members: [{ mark: "B1", steel_grade: "S355", length_mm: 6000, ...fields }],
  });
  const [item] = result.result.members as { values: Values; verifications: { id: string; demand: number }[] }[];
  return {
    ...result,
    warnings: result.result.warnings,
    values: item?.values ?? {},
    ids: item?.verifications.map(({ id }) => id) ?? [],
  };
};

describe("rectangular hollow sections are free of lateral-torsional buckling by lambda_LT", () => {
  const tube = { profile: "RHS 200x100x5", fabrication: "hot-finished", M_y_Ed: 20 };
  test("up to lambda_LT,0 of 6.3.2.3, then they buckle, whatever h/b", () => {
    const short = member({ ...tube, length_mm: 5000 });
    expect(short.values.lambda_LT).toBeLessThan(0.4);
    expect(short.values.chi_LT).toBe(1);
    const long = member({ ...tube, length_mm: 15000 });
    expect(long.values.chi_LT).toBeCloseTo(0.74, 2);
    expect(
      member({ profile: "RHS 200x120x5", fabrication: "hot-finished", M_y_Ed: 20, length_mm: 25000 }).values.chi_LT,
    ).toBeLessThan(1);
  });
  test("square ones never do", () => {
    expect(
      member({ profile: "SHS 100x5", fabrication: "hot-finished", M_y_Ed: 5, length_mm: 20000 }).values,
    ).not.toHaveProperty("lambda_LT");
  });
  test("the annex says where it begins: 0.2 in France", () => {
    expect(member({ ...tube, length_mm: 5000 }, { national_annex: "FR" }).values.chi_LT).toBeLessThan(1);
  });
  test("what buckles laterally twists: Table B.2", () => {
    const both = { ...tube, N_Ed: 50, length_mm: 15000 };
    expect(member(both).values.C_mLT).toBeDefined();
    expect(member({ ...both, length_mm: 4000 }).values.C_mLT).toBeUndefined();
  });
});

describe("the root of a cantilever", () => {
  const console_ = {
    profile: "IPE 300",
    length_mm: 4000,
    cantilever: true,
    M_y_diagram: [
      { x_fraction: 0, M: 26 },
      { x_fraction: 1, M: 130 },
    ],
  };
  test("is the worse end where both have a moment, and that is the first warning", () => {
    const { values, warnings } = member(console_);
    expect(values.M_cr_kNm).toBeCloseTo(97.6, 0);
    expect(warnings[0]).toContain("worse end as its root");
  });
  test("is where the request says", () => {
    const [start, end] = [member({ ...console_, root: "start" }), member({ ...console_, root: "end" })];
    expect(start.values.M_cr_kNm).toBeCloseTo(97.6, 0);
    expect(end.values.M_cr_kNm).toBeCloseTo(198, 0);
    expect(end.warnings).toEqual([]);
  });
  test("is away from the end without moment, and nothing is asked", () => {
    const drawn = (M_y_diagram: number[]) => member({ ...console_, M_y_diagram });
    expect(drawn([0, 20, 80]).values.M_cr_kNm).toBeCloseTo(drawn([80, 20, 0]).values.M_cr_kNm ?? 0, 3);
    expect(drawn([0, 20, 80]).warnings.join()).not.toContain("root");
    expect(() => member({ ...console_, M_y_diagram: [0, 20, 80], root: "start" })).toThrow("root");
  });
  test("is only for cantilevers", () => {
    expect(() => member({ profile: "IPE 300", M_y_Ed: 10, root: "start" })).toThrow(/root: is only for cantilevers/);
  });
});

describe("angles deflect about their principal axes", () => {
  const angle = { profile: "L 100x100x10", length_mm: 4000, M_y_Ed: 3.5, q_ser_kN_m: 1.4, deflection_limit: 250 };
  test("free: along the load, 19.2 mm; held along its length about the axis of the leg", () => {
    expect(member(angle).values.w_mm).toBeCloseTo(19.2, 0);
    expect(member({ ...angle, lateral_restraint: "continuous" }).values.w_mm).toBeCloseTo(12.6, 0);
  });
});

describe("angles of lattices (BB.1.2)", () => {
  const strut = { profile: "L 100x100x10", steel_grade: "S235", length_mm: 5315, N_Ed: 60, lattice_web_member: true };
  test("the effective slenderness holds in every mode: v governs with 68.9 kN", () => {
    expect(member(strut).values.N_b_Rd_kN).toBeCloseTo(68.9, 1);
  });
  test("of unequal legs all three modes couple, with their effective slenderness", () => {
    const { values } = member({ ...strut, profile: "L 100x65x8", length_mm: 3000 });
    expect(values.N_b_T_Rd_kN).toBeLessThan(values.N_b_v_Rd_kN ?? 0);
    expect(values.N_b_T_Rd_kN).toBeGreaterThan(0.95 * (values.N_b_v_Rd_kN ?? 0));
  });
});

describe("own values beside what the member is", () => {
  test("susceptible_to_torsion: false beside chi_LT < 1 is a warning", () => {
    const column = { profile: "IPE 300", N_Ed: 100, M_y_Ed: 30, V_z_Ed: 0, susceptible_to_torsion: false };
    expect(member(column).warnings.join()).toContain("a member that buckles laterally twists");
    expect(member({ ...column, lateral_restraint: "continuous" }).warnings).toEqual([]);
  });
  test.each([
    ["N_cr_y_kN", { N_Ed: 100 }, 4809],
    ["N_cr_z_kN", { N_Ed: 100 }, 348],
    ["M_cr_kNm", { M_y_Ed: 30 }, 89],
  ])("%s above the elastic value is a warning, far above it is refused", (name, actions, elastic) => {
    const strut = { profile: "IPE 300", ...actions };
    expect(member({ ...strut, [name]: 1.2 * elastic }).warnings.join()).not.toContain("elastic value");
    expect(member({ ...strut, [name]: 4 * elastic }).warnings.join()).toMatch(
      /is (3|4)[.\d]* times .* the elastic value/,
    );
    expect(() => member({ ...strut, [name]: 15 * elastic })).toThrow(InvalidInput);
  });
  test("a proposal moves the height of a load with the flange", () => {
    const beam = {
      mark: "B1",
      steel_grade: "S355",
      profile: "IPE 500",
      length_mm: 6000,
      M_y_Ed: 60,
      moment_shape_y: "udl",
      load_height_mm: 250,
    } as const;
    const found = lightestProfile(beam);
    expect(found?.load_height_mm).toBeCloseTo((section(found?.profile ?? "")?.dimensions.h_mm ?? 0) / 2, 6);
  });
});

describe("what is proposed sees all that is verified", () => {
  const held = { mark: "B", profile: "IPE 300", length_mm: 6000, moment_shape_y: "udl" } as const;
  const actions = [
    { id: "G", nature: "permanent", M_y: 40 },
    { id: "Q", nature: "imposed", category: "B", M_y: 60 },
  ];

  test("combinations of characteristic actions", () => {
    const [found] = suggest("en-1993-1-1", { members: [{ ...held, actions }] });
    const profile = found?.suggestion?.change.profile;
    const again = check("en-1993-1-1", { members: [{ ...held, profile, actions }] });
    expect(again.passed).toBe(true);
    expect(again.utilization / 100).toBeCloseTo(found?.suggestion?.utilization ?? 0, 9);
  });

  test("forces beside load cases would be lost", () => {
    const item = { ...held, M_y_Ed: 100, load_cases: [{ id: "a", N_Ed: 1 }] };
    expect(() => suggest("en-1993-1-1", { members: [item] })).toThrow(/M_y_Ed: cannot be combined/);
    expect(() => lightestProfile(item)).toThrow(/M_y_Ed: cannot be combined/);
    expect(() => prepareMember({ ...held, M_y_Ed: 100 })).toThrow(/M_y_Ed: cannot be combined/);
  });

  test("an item that cannot be calculated is no item for which nothing passes", () => {
    expect(() => lightestProfile({ ...held, M_y_Ed: 50, psi_y: 0.5 })).toThrow(InvalidInput);
    expect(() => lightestProfile({ ...held, profile: "IPE 301", M_y_Ed: 50 })).toThrow(InvalidInput);
  });
});

describe("a prepared member refuses what check() refuses", () => {
  test("a bimoment on what is no I-section, a class 4 tube in compression, a shear below that of the moments", () => {
    const tube = prepareMember({ mark: "T", section: { shape: "CHS", d_mm: 508, t_mm: 5 }, length_mm: 6000 });
    expect(tube.check({ N_Ed: -100 }).utilization).toBeGreaterThan(0);
    expect(() => tube.check({ N_Ed: 100 })).toThrow(/class 4/);
    const box = prepareMember({ mark: "S", profile: "SHS 150x8", length_mm: 6000 });
    expect(() => box.check({ N_Ed: 100, B_Ed: 1 })).toThrow(/B_Ed/);
    const bent = prepareMember({ mark: "B", profile: "IPE 300", length_mm: 6000, psi_y: -1 });
    expect(() => bent.check({ M_y_Ed: 60, V_z_Ed: 1 })).toThrow(/V_z_Ed/);
  });

  test("in load cases each is said with its case", () => {
    const cases = [
      { id: "a", N_Ed: 100, B_Ed: 1 },
      { id: "b", N_Ed: 90 },
    ];
    const member = { mark: "S", profile: "SHS 150x8", length_mm: 6000, load_cases: cases };
    expect(() => check("en-1993-1-1", { members: [member] })).toThrow(/members\[0\]\.load_cases\[0\]\.B_Ed/);
  });
});
