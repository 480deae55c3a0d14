import { describe, expect, test } from "vitest";
import { check } from "../index.ts";

// A4, A5: what joints hand on, and what they are cut to.

interface Connection {
  readonly values: Record<string, number>;
  readonly verifications: { readonly id: string; readonly demand: number; readonly utilization: number }[];
}
const joint = (request: object) => {
  const result = check("en-1993-1-8", request);
  const { values, verifications } = result.result.connection as Connection;
  const useOf = (id: string) => verifications.find((one) => one.id === id)?.utilization;
  return { ...result, values, useOf, warnings: result.result.warnings };
};

describe("chords of hollow section joints on both sides of the joint", () => {
  const brace = (theta_deg: number, N_Ed: number) => ({ profile: "SHS 80x80x5", steel_grade: "S355", theta_deg, N_Ed });
  const chord = { profile: "SHS 140x140x8", steel_grade: "S355" };
  const base = { connection: "hollow-section-joint", chord };
  const otherOf = (request: object) => joint({ ...base, ...request }).values.N_0_other_kN;
  const along = 200 * Math.SQRT1_2;
  test("K: both braces push the same way", () => {
    const K = { joint_type: "K", gap_mm: 60, braces: [brace(45, 200), brace(45, -200)] };
    expect(otherOf({ ...K, N_0_Ed: 600 })).toBeCloseTo(600 - 2 * along, 6);
    expect(otherOf({ ...K, N_0_Ed: -10 })).toBeCloseTo(2 * along - 10, 6);
    const { warnings, useOf } = joint({ ...base, ...K, N_0_Ed: -10 });
    expect(warnings[0]).toContain("on the other side");
    expect(useOf("chord-section")).toBeGreaterThan(0.1);
    expect(joint({ ...base, ...K, N_0_Ed: 600 }).warnings.join()).not.toContain("on the other side");
  });
  test("Y: one component; N: the post has none; X: none where the braces oppose", () => {
    expect(otherOf({ joint_type: "Y", braces: [brace(45, 100)] })).toBeCloseTo(100 * Math.SQRT1_2, 6);
    expect(otherOf({ joint_type: "N", gap_mm: 40, braces: [brace(90, 100), brace(45, -141.4)] })).toBeCloseTo(100, 1);
    expect(otherOf({ joint_type: "X", braces: [brace(60, 50), brace(60, 50)] })).toBeUndefined();
  });
  test("X: braces that do not oppose go through the chord together", () => {
    const X = { ...base, joint_type: "X" };
    const pushed = joint({ ...X, braces: [brace(90, 60), brace(90, -60)] });
    const alone = joint({ ...base, joint_type: "T", braces: [brace(90, 120)] });
    expect(pushed.utilization).toBeCloseTo(alone.utilization, 6);
    expect(pushed.warnings.join()).toContain("do not balance");
  });
});

describe("axial force of moment joints", () => {
  const plate = {
    connection: "end-plate",
    beam: { profile: "IPE 500", steel_grade: "S235" },
    column: { profile: "HE 340 A", steel_grade: "S235" },
    plate: { h_mm: 600, b_mm: 240, t_mm: 15, top_mm: 85, steel_grade: "S235" },
    bolt_grade: "10.9",
    bolt_size: "M24",
    w_mm: 120,
    rows_mm: [50, 135, 215],
    throat_flange_mm: 8,
    throat_web_mm: 5,
  };
  const sumOfRows = ({ values }: { values: object }) =>
    (values as { rows: { F_tr_Rd_kN: number }[] }).rows.reduce((sum, { F_tr_Rd_kN }) => sum + F_tr_Rd_kN, 0);
  test("tension alone is a load: the rows carry it", () => {
    const result = joint({ ...plate, N_Ed: -100 });
    expect(result.verified).toBe(true);
    expect(result.useOf("joint-axial")).toBeCloseTo(100 / sumOfRows(result), 9);
  });
  test("up to 5 % of N_pl,Rd beside the moment, above added to it (6.2.7.1(3))", () => {
    const small = joint({ ...plate, M_j_Ed: 100, N_Ed: -100 });
    expect(small.useOf("moment-axial")).toBeUndefined();
    const great = joint({ ...plate, M_j_Ed: 100, N_Ed: -300 });
    expect(great.useOf("moment-axial")).toBeCloseTo(
      (great.useOf("joint-moment") ?? 0) + (great.useOf("joint-axial") ?? 0),
      9,
    );
  });
  test("compression goes through both flanges; of a welded beam likewise", () => {
    const pressed = joint({ ...plate, N_Ed: 500 });
    expect(pressed.values.N_j_Rd_kN).toBeCloseTo(
      2 * Math.min(pressed.values.F_c_fb_Rd_kN ?? 0, pressed.values.F_c_wc_Rd_kN ?? 0),
      6,
    );
    const { beam, column, throat_flange_mm, throat_web_mm } = plate;
    const welded = { connection: "welded-beam", beam, column, throat_flange_mm, throat_web_mm };
    expect(joint({ ...welded, N_Ed: -400, M_j_Ed: 50 }).useOf("moment-axial")).toBeGreaterThan(0.3);
    expect(joint({ ...welded, N_Ed: -20 }).verified).toBe(true);
  });
});

describe("places of forces", () => {
  const group = {
    connection: "weld-group",
    welds: [
      { x1: 0, y1: 0, x2: 150, y2: 0, throat_mm: 6 },
      { x1: 0, y1: 0, x2: 0, y2: 250, throat_mm: 6 },
    ],
    steel_grade: "S355",
    t_mm: 12,
  };
  test("a weld group asks for the coordinate that changes the answer", () => {
    expect(() => joint({ ...group, V_y_Ed: -100, y_mm: 125 })).toThrow(/x_mm: is required/);
    expect(() => joint({ ...group, V_x_Ed: -100, x_mm: 125 })).toThrow(/y_mm: is required/);
    expect(() => joint({ ...group, N_Ed: -100, x_mm: 125 })).toThrow(/y_mm: is required/);
    expect(joint({ ...group, V_y_Ed: -10, x_mm: 300 }).warnings).toEqual([]);
    expect(joint({ ...group, V_y_Ed: -10 }).warnings[0]).toContain("centroid of the welds");
  });
});

describe("a single lap joint with one row of bolts (3.6.1(10))", () => {
  const bolt = {
    bolt_grade: "8.8",
    bolt_size: "M20",
    shear_planes: 1,
    plate_fu: 430,
    plate_t: 6,
    e1: 66,
    e2: 60,
    V_Ed: 60,
    is_end_bolt: true,
  };
  const bearing = (request: object) => joint(request).values.F_b_Rd_kN;
  test("is the default of one shear plane without a bolt behind another", () => {
    expect(bearing(bolt)).toBeCloseTo((1.5 * 430 * 20 * 6) / 1.25 / 1000, 6);
    expect(joint(bolt).warnings[0]).toContain("single lap joint");
    expect(bearing({ ...bolt, single_lap_one_row: false })).toBeGreaterThan(90);
    expect(bearing({ ...bolt, shear_planes: 2 })).toBeGreaterThan(90);
    expect(bearing({ ...bolt, p1: 70, n_bolts: 2 })).toBeGreaterThan(90);
    expect(bearing({ ...bolt, n_bolts: 2, p2: 80 })).toBeLessThan(65);
  });
  test("of a bolt group and a splice alike", () => {
    const one = {
      connection: "bolt-group",
      bolts: [[0, 0]],
      bolt_grade: "8.8",
      bolt_size: "M20",
      shear_planes: 1,
      plate_t: 6,
      plate_fu: 430,
      edge_x_mm: 60,
      edge_y_mm: 66,
      V_y_Ed: 60,
      e_x_mm: 0,
    };
    expect(joint(one).values.F_b_y_Rd_kN).toBeCloseTo((1.5 * 430 * 20 * 6) / 1.25 / 1000, 6);
    expect(joint({ ...one, single_lap_one_row: false }).values.F_b_y_Rd_kN).toBeGreaterThan(90);
  });
});

describe("end plates and cleats on their support", () => {
  const header = {
    connection: "header-plate",
    beam: { profile: "IPE 400", steel_grade: "S355" },
    plate: { h_mm: 290, b_mm: 150, t_mm: 10, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 4,
    e1: 40,
    p1: 70,
    e2: 30,
    throat_mm: 5,
    V_Ed: 250,
  };
  const on = (profile: string) => joint({ ...header, support: { profile, steel_grade: "S355" } });
  test("what reaches over the roots of a column is cut and verified as cut", () => {
    const narrow = on("HE 180 A");
    expect(narrow.values.e2_cut_mm).toBeCloseTo(16, 6);
    expect(narrow.passed).toBe(false);
    expect(narrow.warnings[0]).toContain("cut to the 122 mm");
    expect(on("HE 220 A").passed).toBe(true);
  });
  test("a plate wider than a round tube is refused, as are bolts beyond the wall of a square one", () => {
    expect(() => on("CHS 114.3x8")).toThrow(/narrower than the plate/);
    expect(on("CHS 219.1x10").warnings.join()).toContain("round");
    expect(() => on("SHS 100x8")).toThrow(/flat over/);
    expect(() => on("SHS 200x10")).not.toThrow();
  });
});

test("a plate across a hollow section narrower than it: Table 7.13 as the kind of hollow section joints has it", () => {
  const weld = joint({
    connection: "weld",
    throat_mm: 6,
    length_mm: 60,
    n_welds: 2,
    full_size_ends: true,
    steel_grade: "S235",
    t_mm: 8,
    N_perp_Ed: 110,
    unstiffened_flange: {
      profile: "SHS 300x12.5",
      steel_grade: "S235",
      b_p_mm: 60,
      t_p_mm: 8,
      f_y_p_MPa: 235,
      f_u_p_MPa: 360,
    },
  });
  const plate = joint({
    connection: "hollow-section-joint",
    joint_type: "T",
    chord: { profile: "SHS 300x12.5", steel_grade: "S235" },
    plate: { b_mm: 60, t_mm: 8, steel_grade: "S235", orientation: "transverse", N_Ed: 110 },
  });
  expect(weld.useOf("plate-on-face")).toBeCloseTo(plate.useOf("brace-1") ?? 0, 6);
});
