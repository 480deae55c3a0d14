import type { Sheet } from "../../engine/sheet.ts";
import * as formulas from "./formulas-chs.ts";
import { type Brace, balanced, type HollowJoint, type Plate } from "./model.ts";
import { leastOf, type Modes } from "./modes.ts";
import { says } from "./says.ts";

// Tables 7.2, 7.3, 7.5 and 7.6: CHS chords.

interface Chord {
  readonly joint: HollowJoint;
  readonly d_0: number;
  readonly t_0: number;
  readonly f_y0: number;
  readonly gamma: number;
  readonly k_p: number;
}

export function chsModes(sheet: Sheet, joint: HollowJoint, gamma: number): Modes[] {
  const { chord, n } = joint;
  const k_p =
    n > 0 ? sheet.put("k_p", formulas.kp, n) : sheet.table("k_p", 1, "EN 1993-1-8 Table 7.2", says.noCompression);
  const data = { joint, d_0: chord.b, t_0: chord.t_w, f_y0: chord.steel.f_y, gamma, k_p };
  if (joint.plate) return [plateModes(sheet, data, joint.plate)];
  return balanced(joint.type)
    ? balancedModes(sheet, data)
    : joint.braces.map((brace) => singleModes(sheet, data, brace));
}

/** What a brace carries as a Y joint, where nothing on the chord balances it. */
export function chsAlone(sheet: Sheet, joint: HollowJoint, brace: Brace, gamma: number): Modes {
  const { chord, n } = joint;
  const k_p = n > 0 ? formulas.kp(n) : 1;
  const alone: HollowJoint = { ...joint, type: "Y", braces: [brace] };
  const data = { joint: alone, d_0: chord.b, t_0: chord.t_w, f_y0: chord.steel.f_y, gamma, k_p };
  return singleModes(sheet, data, brace);
}

function singleModes(sheet: Sheet, chord: Chord, brace: Brace): Modes {
  const { joint, d_0, t_0, f_y0, gamma, k_p } = chord;
  const { gamma_M5 } = joint;
  const { theta, member } = brace;
  const beta = member.b / d_0;
  const face =
    joint.type === "X"
      ? sheet.step("N_Rd_chord_face_kN", formulas.faceX, k_p, f_y0, t_0, theta, beta, gamma_M5)
      : sheet.step("N_Rd_chord_face_kN", formulas.faceT, gamma, k_p, f_y0, t_0, theta, beta, gamma_M5);
  const punching = punchingOf(sheet, chord, brace);
  const M_ip = sheet.step("M_ip_Rd_kNm", formulas.momentIp, f_y0, t_0, member.b, theta, gamma, beta, k_p, gamma_M5);
  return {
    face,
    ...punching,
    ...leastOf([["chord-face", face], ...candidate(punching)]),
    M_ip_Rd:
      punching.punching === undefined
        ? M_ip
        : Math.min(M_ip, sheet.step("M_ip_Rd_kNm", formulas.punchingIp, f_y0, t_0, member.b, theta, gamma_M5)),
    M_op_Rd: momentOp(sheet, chord, brace),
  };
}

const candidate = ({ punching }: { readonly punching?: number }) =>
  punching === undefined ? [] : [["punching", punching] as const];

/** Braces that fit inside the walls may punch through them. */
function punchingOf(sheet: Sheet, { joint, d_0, t_0, f_y0 }: Chord, { member, theta }: Brace): { punching?: number } {
  if (member.b > d_0 - 2 * t_0) return {};
  return { punching: sheet.step("N_Rd_punching_kN", formulas.punching, f_y0, t_0, member.b, theta, joint.gamma_M5) };
}

function momentOp(sheet: Sheet, { joint, d_0, t_0, f_y0, k_p }: Chord, { member, theta }: Brace): number {
  const d = member.b;
  const { gamma_M5 } = joint;
  const M = sheet.step("M_op_Rd_kNm", formulas.momentOp, f_y0, t_0, d, theta, d / d_0, k_p, gamma_M5);
  if (d > d_0 - 2 * t_0) return M;
  return Math.min(M, sheet.step("M_op_Rd_kNm", formulas.punchingOp, f_y0, t_0, d, theta, gamma_M5));
}

/** K, N and KT: the brace that presses by Table 7.2, the others press and pull with the same force across the chord. */
function balancedModes(sheet: Sheet, chord: Chord): Modes[] {
  const { joint, d_0, t_0, f_y0, gamma, k_p } = chord;
  const { braces, gap, gamma_M5, type } = joint;
  const k_g = sheet.put("k_g", formulas.kg, gamma, gap, t_0);
  // of KT joints the first: its beta is that of all three
  const first = (type === "KT" ? undefined : braces.find(({ N }) => N > 0)) ?? braces[0];
  if (!first) throw new Error("a K joint has braces");
  const mean = braces.reduce((sum, { member }) => sum + member.b, 0) / braces.length / d_0;
  // Table 7.6: a KT joint takes the mean of its three braces
  const beta_1 = type === "KT" ? mean : first.member.b / d_0;
  const N_1 = sheet.step("N_Rd_chord_face_kN", formulas.faceK, k_g, k_p, f_y0, t_0, first.theta, beta_1, gamma_M5);
  return braces.map((brace) => {
    const face =
      brace === first ? N_1 : sheet.step("N_Rd_chord_face_kN", formulas.acrossChord, N_1, first.theta, brace.theta);
    const punching = gap >= 0 ? punchingOf(sheet, chord, brace) : {};
    const M_op_Rd = type === "KT" ? {} : { M_op_Rd: momentOp(sheet, chord, brace) };
    return { face, ...punching, ...leastOf([["chord-face", face], ...candidate(punching)]), ...M_op_Rd };
  });
}

function plateModes(sheet: Sheet, { joint, d_0, t_0, f_y0, k_p }: Chord, plate: Plate): Modes {
  const { type, gamma_M5 } = joint;
  if (plate.orientation === "longitudinal") {
    const face = sheet.step("N_Rd_chord_face_kN", formulas.longitudinal, k_p, f_y0, t_0, plate.b / d_0, gamma_M5);
    return {
      face,
      N_Rd: face,
      mode: "chord-face",
      M_ip_Rd: sheet.step("M_ip_Rd_kNm", formulas.plateMomentIp, plate.b, face),
      M_op_Rd: 0,
    };
  }
  const beta = plate.b / d_0;
  const face =
    type === "X"
      ? sheet.step("N_Rd_chord_face_kN", formulas.transverseX, k_p, f_y0, t_0, beta, gamma_M5)
      : sheet.step("N_Rd_chord_face_kN", formulas.transverseT, k_p, f_y0, t_0, beta, gamma_M5);
  return {
    face,
    N_Rd: face,
    mode: "chord-face",
    M_ip_Rd: 0,
    M_op_Rd: sheet.step("M_op_Rd_kNm", formulas.plateMomentOp, plate.b, face),
  };
}
