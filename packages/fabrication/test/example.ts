/**
 * A small Fabrication made by hand: two equal beams B1 (IPE 300, header plates welded to both ends, four bolts each) and one
 * column C1 (HE 200 B, base plate with four anchors, a fin plate at mid-height), and one row whose section is unknown.
 * For tests of the exports: every number in it follows from the few dimensions below.
 */

import { section } from "@x/eurocode";
import { rectangle, round2, round3, steelDensity, weighedPlate, weighedProfile } from "../src/assessment/solid.ts";
import type {
  Assembly,
  BoltPart,
  FabricatedMember,
  Fabrication,
  Joint,
  PlatePart,
  ProfilePart,
  WeldPart,
} from "../src/fabrication.ts";
import { asWritten } from "../src/members/spoken.ts";

const G = (profile: string) => section(profile)?.properties.G_kg_m ?? 0;
const source = { page: 1, bbox: [0, 0, 10, 10], method: "text", confidence: 0.99 } as const;
const none = { about_y_deg: 0, about_z_deg: 0 } as const;

const beamRow = { profile: "IPE 300", length: 6000, quantity: 2 };
const columnRow = { profile: "HE 200 B", length: 4000, quantity: 1 };
const massOf = ({ profile, length }: { profile: string; length: number }) => round2((G(profile) * length) / 1000);

function profilePart(mark: string, of: typeof beamRow, holes: ProfilePart["holes"] = []): ProfilePart {
  return weighedProfile({
    id: mark,
    mark,
    profile: of.profile,
    steel_grade: "S355",
    length_mm: of.length,
    quantity: of.quantity,
    cuts: { start: none, end: none },
    holes,
    copes: [],
    mass_kg: massOf(of),
  });
}

// header plate 150 x 220 x 10 with two rows of two M20, gauge 90, 40 from its ends, pitch 140
const headerHoles = [30, 120].flatMap((x) => [40, 180].map((y) => ({ x_mm: x, y_mm: y, d_mm: 22 })));
const headerPlate: PlatePart = weighedPlate({
  id: "P1",
  mark: "P1",
  use: "end plate",
  t_mm: 10,
  outline: rectangle(150, 220),
  holes: headerHoles,
  steel_grade: "S355",
  quantity: 4,
  joint: "HP-B1",
});

const baseHoles = [60, 260].flatMap((x) => [60, 260].map((y) => ({ x_mm: x, y_mm: y, d_mm: 22 })));
const basePlate: PlatePart = weighedPlate({
  id: "P2",
  mark: "P2",
  use: "base plate",
  t_mm: 20,
  outline: rectangle(320, 320),
  holes: baseHoles,
  steel_grade: "S355",
  quantity: 1,
  joint: "CB-C1",
});

// a fin plate with one clipped corner, on the flange of the column
const finPlate: PlatePart = weighedPlate({
  id: "P3",
  mark: "P3",
  use: "fin plate",
  t_mm: 10,
  outline: [
    [0, 0],
    [100, 0],
    [100, 200],
    [20, 200],
    [0, 180],
  ],
  holes: [30, 100, 170].map((y) => ({ x_mm: 60, y_mm: y, d_mm: 22 })),
  steel_grade: "S355",
  quantity: 1,
});

const bolts: BoltPart = {
  id: "M20x50-8.8",
  joint: "HP-B1",
  kind: "bolt",
  size: "M20",
  d_mm: 20,
  grade: "8.8",
  length_mm: 50,
  grip_mm: 25,
  standard: "ISO 4017",
  quantity: 16,
  nuts: 1,
  nut_standard: "ISO 4032",
  washers: 1,
  washer_standard: "ISO 7089",
  preloaded: false,
  where: "site",
  mass_kg: 0.27,
};

const anchors: BoltPart = {
  ...bolts,
  id: "anchor-M20-8.8",
  joint: "CB-C1",
  kind: "anchor",
  length_mm: 400,
  grip_mm: 50,
  quantity: 4,
  standard: "anchor",
  mass_kg: 1.2,
};

function weldPart(id: string, joint: string, throat: number, length: number, quantity: number): WeldPart {
  const volume = throat * throat * length;
  return {
    id,
    number: joint === "HP-B1" ? "W1" : "W2",
    joint,
    type: "fillet",
    throat_mm: throat,
    length_mm: length,
    quantity,
    sides: "both",
    where: "shop",
    volume_mm3: volume * quantity,
    mass_kg: round3(volume * quantity * steelDensity),
  };
}
const headerWeld = weldPart("W-HP-B1-web", "HP-B1", 4, 220, 8);
const baseWeld = weldPart("W-CB-C1", "CB-C1", 6, 1100, 1);

const beam = profilePart("B1", beamRow);
const column = profilePart("C1", columnRow, [
  { wall: "top", x_mm: 3500, across_mm: 50, d_mm: 18 },
  { wall: "top", x_mm: 3500, across_mm: -50, d_mm: 18 },
  { wall: "web", x_mm: 3800, across_mm: 0, d_mm: 26, slot_mm: 50 },
]);

const square = { x: [1, 0, 0], y: [0, 1, 0] } as const;
const along = { origin: [0, 0, 0], ...square } as const;

const beamWelds = 2 * round3((headerWeld.mass_kg / headerWeld.quantity) * 2);
const beamAssembly: Assembly = {
  id: "B1",
  mark: "B1",
  quantity: 2,
  role: "beam",
  state: "passed",
  profiles: [{ part: "B1", frame: along }],
  plates: [
    // outline x along -y of the beam, outline y along z: its thickness goes to -x, away from the beam
    { part: "P1", frame: { origin: [0, 75, -70], x: [0, -1, 0], y: [0, 0, 1] } },
    { part: "P1", frame: { origin: [6000, -75, -70], x: [0, 1, 0], y: [0, 0, 1] } },
  ],
  fittings: [],
  neighbours: [],
  bolts: [-10, 6010].flatMap((x, i) =>
    [-45, 45].flatMap((y) =>
      [-30, 110].map((z) => ({
        part: "M20x50-8.8",
        at: [x + (i === 0 ? 10 : -10), y, z] as const,
        axis: [i === 0 ? -1 : 1, 0, 0] as const,
      })),
    ),
  ),
  welds: [0, 6000].flatMap((x) =>
    [-1, 1].map((side) => ({
      part: "W-HP-B1-web",
      path: [
        [x, side * 3.55, -70],
        [x, side * 3.55, 150],
      ] as const,
    })),
  ),
  joints: ["HP-B1"],
  mass_kg: round3(beam.mass_kg + 2 * headerPlate.mass_kg + beamWelds),
  surface_m2: round3(beam.surface_m2 + 2 * headerPlate.surface_m2),
};

const columnAssembly: Assembly = {
  id: "C1",
  mark: "C1",
  quantity: 1,
  role: "column",
  state: "passed",
  profiles: [{ part: "C1", frame: along }],
  plates: [
    { part: "P2", frame: { origin: [0, 160, -160], x: [0, -1, 0], y: [0, 0, 1] } },
    { part: "P3", frame: { origin: [2600, -5, 100], x: [0, 0, 1], y: [1, 0, 0] } },
  ],
  fittings: [],
  neighbours: [],
  bolts: [-100, 100].flatMap((y) =>
    [-100, 100].map((z) => ({ part: "anchor-M20-8.8", at: [-20, y, z] as const, axis: [-1, 0, 0] as const })),
  ),
  welds: [
    {
      part: "W-CB-C1",
      path: [
        [0, -100, -100],
        [0, 100, -100],
        [0, 100, 100],
        [0, -100, 100],
        [0, -100, -100],
      ],
    },
  ],
  joints: ["CB-C1"],
  mass_kg: round3(column.mass_kg + basePlate.mass_kg + finPlate.mass_kg + baseWeld.mass_kg),
  surface_m2: round3(column.surface_m2 + basePlate.surface_m2 + finPlate.surface_m2),
  place: [{ start: [0, 0, 0], end: [0, 0, 4000], text: "A/1", from: "grid" }],
};

function member(
  mark: string,
  role: FabricatedMember["role"]["value"],
  of: typeof beamRow,
  part: ProfilePart,
  joints: [string | undefined, string | undefined],
): FabricatedMember {
  return {
    id: mark,
    mark,
    section: of.profile.replace("HE 200 B", "HEB 200"),
    profile: of.profile,
    family: of.profile.startsWith("IPE") ? "IPE" : "HE",
    steel_grade: "S355",
    length_mm: of.length,
    quantity: of.quantity,
    mass_kg: round2(part.mass_kg * of.quantity),
    surface_m2: round2(part.surface_m2 * of.quantity),
    role: { value: role, reason: asWritten(`the mark ${mark}`), from: "rule" },
    actions: { from: "project default", reason: asWritten("20 kNm and 40 kN"), values: { M_y_Ed: 20, V_z_Ed: 40 } },
    check: {
      section_class: 1,
      passed: true,
      utilization: 0.42,
      verification: "lateral-torsional-buckling",
      clause: "EN 1993-1-1 6.3.2.1",
      buckling: {
        lambda_y: 0.63,
        lambda_z: 2.34,
        chi_y: 0.88,
        chi_z: 0.16,
        lambda_LT: 1.35,
        chi_LT: 0.43,
        N_b_Rd_kN: 298.5,
        M_b_Rd_kNm: 95.6,
      },
      verifications: [
        {
          id: "lateral-torsional-buckling",
          clause: "EN 1993-1-1 6.3.2.1",
          demand: 40,
          resistance: 95.6,
          unit: "kNm",
          utilization: 0.42,
          passed: true,
        },
      ],
      request: { mark, profile: of.profile, length_mm: of.length, steel_grade: "S355", M_y_Ed: 20, V_z_Ed: 40 },
      assumptions: [],
      warnings: [],
    },
    ends: {
      start: { ...(joints[0] === undefined ? {} : { joint: joints[0] }), reason: asWritten("by hand") },
      end: { ...(joints[1] === undefined ? {} : { joint: joints[1] }), reason: asWritten("by hand") },
    },
    state: "passed",
    remarks: [],
    warnings: [],
    source,
    ...(role === "column" ? { place: columnAssembly.place ?? [] } : {}),
  };
}

const headerJoint: Joint = {
  id: "HP-B1",
  type: "header-plate",
  at: [
    { member: "B1", end: "start" },
    { member: "B1", end: "end" },
  ],
  count: 4,
  M_j_Rd_kNm: 0,
  S_j_ini_kNm_rad: 0,
  classification: "nominally-pinned",
  passed: true,
  state: "passed",
  utilization: 0.31,
  verification: "web-shear",
  clause: "SN014",
  verifications: [],
  assumed: true,
  reason: asWritten("simple joint"),
  actions: { from: "project default", reason: asWritten("40 kN"), values: { V_Ed: 40 } },
  requests: [
    {
      connection: "header-plate",
      beam: { profile: "IPE 300", steel_grade: "S355" },
      V_Ed: 40,
      plate: { h_mm: 220, b_mm: 150, t_mm: 10 },
      bolt_grade: "8.8",
      bolt_size: "M20",
      n_1: 2,
      e1: 40,
      p1: 140,
      e2: 30,
      throat_mm: 4,
    },
  ],
  corrected: [],
  assumptions: [],
  warnings: [],
  values: { V_Rd_kN: 129 },
};

const baseJoint: Joint = {
  ...headerJoint,
  id: "CB-C1",
  type: "column-base",
  at: [{ member: "C1", end: "start" }],
  count: 1,
  reason: asWritten("foot of a column"),
  utilization: 0.2,
  requests: [
    {
      connection: "column-base",
      column: { profile: "HE 200 B", steel_grade: "S355" },
      N_Ed: 300,
      f_ck_MPa: 25,
      plate: { h_mm: 320, b_mm: 320, t_mm: 20 },
    },
  ],
  values: { N_c_Rd_kN: 1500 },
};

export function exampleFabrication(): Fabrication {
  const unknown: FabricatedMember = {
    id: "X1",
    mark: "X1",
    section: "W14X22",
    steel_grade: "S355",
    grade_assumed: true,
    length_mm: 5100,
    quantity: 2,
    role: { value: "other", reason: asWritten("unknown section"), from: "rule" },
    actions: { from: "none", reason: asWritten("the section is unknown"), values: {} },
    unchecked: asWritten("the catalogue has no W14X22"),
    ends: { start: { reason: asWritten("unknown section") }, end: { reason: asWritten("unknown section") } },
    state: "not designed",
    remarks: [asWritten("unknown section")],
    warnings: [],
    source,
  };
  const members = [
    member("B1", "beam", beamRow, beam, ["HP-B1", "HP-B1"]),
    member("C1", "column", columnRow, column, ["CB-C1", undefined]),
    unknown,
  ];
  const plates = [headerPlate, basePlate, finPlate];
  const welds = [headerWeld, baseWeld];
  const sum = (values: readonly number[]) => round3(values.reduce((a, b) => a + b, 0));
  const plates_mass_kg = sum(plates.map((p) => p.mass_kg * p.quantity));
  const bolts_mass_kg = sum([bolts, anchors].map((b) => b.mass_kg * b.quantity));
  const welds_mass_kg = sum(welds.map((w) => w.mass_kg));
  return {
    drawing_info: { project_name: "Hall 7", scale: "1:50", scale_ratio: 50, drawing_number: "S-101", revision: "B" },
    settings: {
      national_annex: "EN",
      language: "en",
      stock_lengths_mm: [6000, 12000],
      trim_mm: 0,
      plate_sheets_mm: [[3000, 1500]],
      plate_gap_mm: 10,
      plate_edge_mm: 10,
      usable_remnant_mm: 1000,
      remnants: [],
      saw_cut_mm: 5,
      default_grade: "S355",
    },
    members,
    joints: [headerJoint, baseJoint],
    welds: [
      {
        id: "W-HP-B1-web",
        joint: "HP-B1",
        type: "fillet",
        of: "web",
        throat_mm: 4,
        length_mm: 220,
        count: 2,
        F_w_Rd_kN: 440,
        F_w_Rd_kN_mm: 1.04,
        passed: true,
        state: "passed",
        utilization: 0.1,
      },
      {
        id: "W-CB-C1",
        joint: "CB-C1",
        type: "fillet",
        of: "column",
        throat_mm: 6,
        length_mm: 1100,
        count: 1,
        F_w_Rd_kN: 1700,
        F_w_Rd_kN_mm: 1.56,
        passed: true,
        state: "passed",
      },
    ],
    base_plates: [
      {
        id: "BP-C1",
        joint: "CB-C1",
        section: "HE 200 B",
        plate_width_mm: 320,
        plate_length_mm: 320,
        t_p_mm: 20,
        N_Ed_kN: 300,
        N_c_Rd_kN: 1500,
        f_jd_MPa: 16.7,
        c_mm: 53,
        anchors: "4 × M20 8.8",
        passed: true,
        state: "passed",
        utilization: 0.2,
      },
    ],
    parts: { profiles: [beam, column], plates, fittings: [], bolts: [bolts, anchors], welds },
    assemblies: [beamAssembly, columnAssembly],
    loose: [{ kind: "bolt", part: "M20x50-8.8", quantity: 16, note: asWritten("to the site") }],
    register: { version: 1, marks: [] },
    summary: {
      total_mass_kg: round2(members.reduce((all, m) => all + (m.mass_kg ?? 0), 0)),
      unweighed_count: members.filter((m) => m.mass_kg === undefined).length,
      member_count: 5,
      row_count: 3,
      plates_mass_kg,
      cut_fittings_mass_kg: 0,
      bolts_mass_kg,
      welds_mass_kg,
      fittings_mass_kg: sum([plates_mass_kg, bolts_mass_kg, welds_mass_kg]),
      surface_m2: sum([beamAssembly.surface_m2 * 2, columnAssembly.surface_m2]),
      passed_count: 2,
      failed_count: 0,
      not_designed_count: 1,
      own_weight_count: 0,
      unchecked_count: 1,
      pieces: { passed: 3, failed: 0, "not designed": 2 },
      failed_joints: 0,
      not_designed_joints: 0,
      state: "not designed",
      designed: true,
      max_utilization: 0.42,
    },
    assumptions: [asWritten("Everything in this example is assumed.")],
    warnings: [asWritten("X1: the catalogue has no W14X22")],
    unresolved: [{ text: "W14X22", page: 1, bbox: [0, 0, 10, 10], reason: asWritten("unknown section") }],
  };
}
