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
    // which side it is of moves the factor of a pressed chord, not that of a pulled one (an outsider's finding: the lesser side passed)
    expect(joint({ ...base, ...K, N_0_Ed: 600 }).warnings.join()).toContain("give the greater");
    expect(joint({ ...base, ...K, N_0_Ed: -600 }).warnings.join()).not.toContain("give the greater");
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
  /** Of a joint: the sum of the rows, and its distance from the beam's axis. */
  const pulled = ({ values }: { values: object }) => {
    const rows = (values as { rows: { F_tr_Rd_kN: number; h_r_mm: number }[] }).rows;
    const F = rows.reduce((sum, { F_tr_Rd_kN }) => sum + F_tr_Rd_kN, 0);
    return { F, a: rows.reduce((sum, { F_tr_Rd_kN, h_r_mm }) => sum + F_tr_Rd_kN * h_r_mm, 0) / F - (500 - 16) / 2 };
  };
  test("tension that opens a haunched joint is held by the rows beside the haunch, and not without them", () => {
    const haunched = {
      ...plate,
      plate: { ...plate.plate, h_mm: 800 },
      shear_rows_mm: [735],
      haunch: { depth_mm: 200, length_mm: 800, t_f_mm: 18, t_w_mm: 12 },
    };
    expect(joint({ ...haunched, M_j_Ed: 150, N_Ed: -100 }).passed).toBe(true);
    expect(joint({ ...haunched, N_Ed: -100 }).passed).toBe(true);
    const { shear_rows_mm: _, ...without } = haunched;
    const alone = joint({ ...without, rows_mm: [50, 135], N_Ed: -100 });
    expect(alone.passed).toBe(false);
    expect(alone.warnings.join()).toContain("no row holds the other side");
  });

  test("tension alone is a load: rows on both sides of the axis carry it", () => {
    const both = { ...plate, shear_rows_mm: [535] };
    const result = joint({ ...both, N_Ed: -100 });
    const [top, bottom] = [pulled(result), pulled(joint({ ...both, M_j_Ed: -1 }))];
    const use = (100 * bottom.a) / (top.a + bottom.a) / top.F + (100 * top.a) / (top.a + bottom.a) / bottom.F;
    expect(result.verified).toBe(true);
    expect(result.useOf("joint-axial")).toBeCloseTo(Math.max(use, 100 / top.F), 9);
    // every bolt is pulled
    const { V_Rd_kN, F_v_Rd_kN } = result.values;
    expect(V_Rd_kN).toBeCloseTo(8 * (0.4 / 1.4) * (F_v_Rd_kN ?? 0), 6);
  });
  test("rows on one side of the axis carry tension as long as a moment presses the other flange", () => {
    const alone = joint({ ...plate, N_Ed: -100 });
    expect(alone.passed).toBe(false);
    expect(alone.warnings.join()).toContain("no row holds the other side");
    const { F, a } = pulled(alone);
    const pressed = joint({ ...plate, N_Ed: -100, M_j_Ed: 0.1001 * a });
    expect(pressed.useOf("joint-axial")).toBeCloseTo(100 / F, 9);
    expect(joint({ ...plate, N_Ed: -100, M_j_Ed: 0.0999 * a }).passed).toBe(false);
  });
  test("rows below the axis carry less than their sum, for the flange presses as well", () => {
    const low = joint({ ...plate, plate: { ...plate.plate, top_mm: 0, h_mm: 500 }, rows_mm: [400], N_Ed: -50 });
    const h = 500 - 8 - 400;
    expect(low.values.N_j_Rd_kN).toBeCloseTo((pulled(low).F * h) / (250 - 8), 6);
  });
  test("compression on the axis of a haunched beam is mostly on its upper flange, and in the flange of the haunch", () => {
    const haunch = { depth_mm: 400, length_mm: 800, t_f_mm: 16, t_w_mm: 10.2 };
    const deep = { ...plate, plate: { ...plate.plate, h_mm: 1000 }, haunch, M_j_Ed: 100 };
    const { values } = joint({ ...deep, M_j_Ed: 0, N_Ed: 400 });
    const z = 900 - 16;
    const F_top = Math.min(values.F_c_fb_Rd_kN ?? 0, values.F_c_wc_top_Rd_kN ?? 0);
    expect(values.N_j_Rd_kN).toBeCloseTo((F_top * z) / (z - 242), 6);
    const of = (N_Ed: number) => Number(joint({ ...deep, N_Ed }).values.F_h_Ed_kN);
    expect(of(400)).toBeCloseTo(((100e3 + 400 * 242) / z) * Math.hypot(1, 400 / 800), 6);
    expect(of(-100)).toBe(of(0));
  });
  test("where the column ends near the upper flange its web takes less compression there", () => {
    const flush = { ...plate, rows_mm: [135, 215], N_Ed: 500 };
    const ends = joint({ ...flush, column_end_mm: 60 });
    expect(ends.values.N_j_Rd_kN).toBeLessThan(0.8 * (joint(flush).values.N_j_Rd_kN ?? 0));
  });
  test("two flanges close together press on the web under both spreads once", () => {
    const { beam: _b, column: _c, ...others } = plate;
    const columns = { profile: "HE 400 B", steel_grade: "S235" };
    const shallow = { beam: { profile: "HE 200 M", steel_grade: "S355" }, column: columns };
    const [z, t_w] = [220 - 25, 13.5];
    const both = (values: Record<string, unknown>) => {
      const b = z + Number(values.b_eff_c_wc_mm);
      expect(values.b_eff_both_mm).toBeCloseTo(b, 9);
      const omega = 1 / Math.sqrt(1 + 1.3 * ((b * t_w) / 6998) ** 2);
      const lambda_p = 0.932 * Math.sqrt((b * 298 * 235) / (210e3 * t_w ** 2));
      return (omega * (lambda_p - 0.2) * b * t_w * 235) / lambda_p ** 2 / 1000;
    };
    const welds = { throat_flange_mm: 8, throat_web_mm: 5, N_Ed: 400 };
    const welded = joint({ connection: "welded-beam", ...shallow, ...welds });
    expect(welded.values.b_eff_c_wc_mm).toBeGreaterThan(z);
    expect(Number(welded.values.N_j_Rd_kN) / both(welded.values)).toBeCloseTo(1, 2);
    expect(welded.values.N_j_Rd_kN).toBeLessThan(2 * Number(welded.values.F_c_wc_Rd_kN) * 0.95);
    const plates = { h_mm: 420, b_mm: 206, t_mm: 25, top_mm: 100, steel_grade: "S355" };
    const bolted = joint({ ...others, ...shallow, plate: plates, rows_mm: [50, 160], shear_rows_mm: [370], N_Ed: 400 });
    expect(Number(bolted.values.N_j_Rd_kN) / both(bolted.values)).toBeCloseTo(1, 2);
    // a strut of stiffeners carries to the other flange of the column
    const stiffeners = { compression_t_mm: 20, tension_t_mm: 20 };
    const stiff = joint({ connection: "welded-beam", ...shallow, ...welds, stiffeners });
    expect(stiff.values.F_c_wc_both_Rd_kN).toBeUndefined();
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
  test("of a line of bolts where the force acts across it, and not where bolts stand behind each other", () => {
    const line = {
      connection: "bolt-group",
      n_1: 3,
      p1: 80,
      bolt_grade: "8.8",
      bolt_size: "M20",
      shear_planes: 1,
      plate_t: 6,
      plate_fu: 430,
      edge_x_mm: 66,
      edge_y_mm: 60,
      e_x_mm: 0,
      e_y_mm: 0,
    };
    const limit = (1.5 * 430 * 20 * 6) / 1.25 / 1000;
    const across = joint({ ...line, V_x_Ed: 100 });
    expect(across.values.F_b_x_Rd_kN).toBeCloseTo(limit, 6);
    expect(across.warnings[0]).toContain("single lap joint");
    expect(across.useOf("bolt-bearing-x")).toBeCloseTo(100 / 3 / limit, 6);
    expect(joint({ ...line, V_y_Ed: 100 }).warnings.join()).not.toContain("single lap");
    expect(joint({ ...line, V_x_Ed: 100, shear_planes: 2 }).values.F_b_x_Rd_kN).toBeGreaterThan(90);
    expect(joint({ ...line, n_2: 2, p2: 80, V_x_Ed: 100 }).values.F_b_x_Rd_kN).toBeGreaterThan(limit);
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
