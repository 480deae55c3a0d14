import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { connection } from "../../test/support/connections.ts";

// Ways through the kinds that their examples do not take: every step can be redone from what it prints.

const endPlate = {
  connection: "end-plate",
  beam: { profile: "IPE 500", steel_grade: "S355" },
  column: { profile: "HE 340 A", steel_grade: "S355" },
  plate: { h_mm: 600, b_mm: 240, t_mm: 20, top_mm: 80, steel_grade: "S355" },
  bolt_grade: "8.8",
  bolt_size: "M24",
  w_mm: 120,
  rows_mm: [35, 145, 235],
  shear_rows_mm: [520],
  throat_flange_mm: 8,
  throat_web_mm: 5,
  M_j_Ed: 150,
  V_Ed: 900,
  span_mm: 8000,
  braced: true,
};

const { column: _column, ...splice } = endPlate;
const shs = { profile: "SHS 120x120x6", steel_grade: "S355" };
const chs = { profile: "CHS 139.7x6.3", steel_grade: "S355" };
const chord = { profile: "RHS 200x200x10", steel_grade: "S460" };
const tube = { profile: "CHS 219.1x10", steel_grade: "S355" };
const hollow = { connection: "hollow-section-joint", N_0_Ed: 500, M_0_Ed: 10 };
const base = {
  connection: "column-base",
  column: { profile: "HE 300 B" },
  plate: { h_mm: 560, b_mm: 480, t_mm: 30 },
  f_ck_MPa: 30,
  foundation: { h_mm: 900, b_mm: 900, d_mm: 800 },
  anchors: {
    bolt_grade: "8.8",
    bolt_size: "M24",
    rows_mm: [-220, -60, 60, 220],
    w_mm: 160,
    h_ef_mm: 500,
    head_d_mm: 60,
  },
  throat_mm: 8,
  V_Ed: 200,
  length_mm: 5000,
  braced: true,
};

const ways: Record<string, object> = {
  splice,
  "haunch, washers": {
    ...endPlate,
    plate: { ...endPlate.plate, h_mm: 900 },
    haunch: { depth_mm: 300, length_mm: 900, t_f_mm: 16, t_w_mm: 11 },
    mode_1_method: 2,
  },
  "all stiffeners": {
    ...endPlate,
    beta: 1.4,
    sigma_com_Ed_MPa: 300,
    stiffeners: {
      compression_t_mm: 15,
      tension_t_mm: 15,
      diagonal_t_mm: 12,
      web_plate_t_mm: 10,
      backing_plate_t_mm: 15,
    },
  },
  "welded, stiffened": {
    connection: "welded-beam",
    beam: { profile: "IPE 500" },
    column: { profile: "HE 340 A" },
    throat_flange_mm: 10,
    throat_web_mm: 5,
    beta: 0.7,
    M_j_Ed: 250,
    stiffeners: { compression_t_mm: 15, tension_t_mm: 15 },
  },
  "column web, welded": {
    connection: "column-web",
    column: { profile: "HE 200 AA" },
    t_fb_mm: 12,
    throat_mm: 5,
    beta: 2,
    F_t_Ed: 100,
  },
  "t-stub in a group": {
    connection: "t-stub",
    t_mm: 12,
    m_mm: 40,
    e_mm: 50,
    bolt_grade: "8.8",
    bolt_size: "M20",
    position: "beside-stiffener",
    position_last: "end",
    m_2_mm: 40,
    e_1_mm: 45,
    n_rows: 3,
    p_mm: 80,
    mode_1_method: 2,
    backing_plate_t_mm: 10,
    L_b_mm: 60,
  },
  "base, tension and compression": { ...base, N_Ed: 400, M_Ed: 200 },
  "base, both in compression": { ...base, N_Ed: 2000, M_Ed: -50 },
  "base, both in tension": { ...base, N_Ed: -300, M_Ed: 20 },
  "base, hooked anchors": {
    ...base,
    anchors: { ...base.anchors, head_d_mm: undefined, bolt_grade: "4.6", type: "hooked" },
    N_Ed: 100,
    M_Ed: 90,
  },
  "base of a tube": { ...base, column: tube, anchors: undefined, N_Ed: 500, M_Ed: 0 },
  "RHS T with moments": {
    ...hollow,
    joint_type: "T",
    chord,
    braces: [{ ...shs, theta_deg: 90, N_Ed: 100, M_ip_Ed: 5, M_op_Ed: 2 }],
  },
  "RHS X, wide brace": {
    ...hollow,
    joint_type: "X",
    chord,
    braces: [{ profile: "SHS 180x180x8", steel_grade: "S355", theta_deg: 60, N_Ed: 100 }],
  },
  "RHS K, overlap": {
    ...hollow,
    joint_type: "K",
    chord,
    gap_mm: -60,
    braces: [
      { ...shs, theta_deg: 45, N_Ed: 100 },
      { ...shs, theta_deg: 45, N_Ed: -100 },
    ],
  },
  "RHS K, far apart": {
    ...hollow,
    joint_type: "K",
    chord,
    gap_mm: 250,
    braces: [
      { ...chs, theta_deg: 45, N_Ed: 100 },
      { ...chs, theta_deg: 45, N_Ed: -100 },
    ],
  },
  "CHS KT": {
    ...hollow,
    joint_type: "KT",
    chord: tube,
    gap_mm: 20,
    braces: [
      { ...chs, theta_deg: 45, N_Ed: 100 },
      { ...chs, theta_deg: 90, N_Ed: -60 },
      { ...chs, theta_deg: 45, N_Ed: 40 },
    ],
  },
  "CHS Y with moments": {
    ...hollow,
    joint_type: "Y",
    chord: tube,
    braces: [{ ...chs, theta_deg: 60, N_Ed: 100, M_ip_Ed: 5, M_op_Ed: 2 }],
  },
  "plate along a CHS": {
    ...hollow,
    joint_type: "T",
    chord: tube,
    plate: { b_mm: 300, t_mm: 15, N_Ed: 100, M_ip_Ed: 5 },
  },
  "plate across an RHS": {
    ...hollow,
    joint_type: "X",
    chord,
    plate: { b_mm: 190, t_mm: 15, N_Ed: 100, orientation: "transverse" },
  },
};

describe("every step can be redone from what it prints", () => {
  test.each(Object.entries(ways))("%s", (_name, request) => {
    const { derivation, values } = connection({ ...request, derivation: true });
    expect(derivation?.length).toBeGreaterThan(0);
    for (const step of derivation ?? []) {
      const again = Number(evaluate(step.expression, { ...step.inputs }));
      const tolerance = 1e-9 * Math.max(1, Math.abs(step.value));
      expect(Math.abs(again - step.value), `${step.name} = ${step.expression}`).toBeLessThanOrEqual(tolerance);
    }
    expect(values).toEqual(connection(request).values);
  });
});
