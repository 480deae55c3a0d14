import { imperfection } from "../../en-1993-1-1/flexural-buckling.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { steel } from "../../materials/steel.ts";
import { ofRhs } from "./formulas-chord-shear.ts";
import { onRhs } from "./formulas-overlap.ts";
import * as formulas from "./formulas-rhs.ts";
import { type Brace, balanced, circular, type HollowJoint, type Plate } from "./model.ts";
import { type Candidate, leastOf, type Modes } from "./modes.ts";
import { overlapModes } from "./overlap.ts";
import { says } from "./says.ts";

// Tables 7.10 to 7.14: RHS and SHS chords.

export interface RhsChord {
  readonly joint: HollowJoint;
  readonly b_0: number;
  readonly h_0: number;
  readonly t_0: number;
  readonly f_y0: number;
  readonly beta: number;
  readonly gamma: number;
  readonly k_n: number;
  readonly A_v: number;
  /** members within Tables 7.8 and 7.9: Table 7.10 */
  readonly square: boolean;
}

export function rhsModes(sheet: Sheet, joint: HollowJoint, beta: number, gamma: number): Modes[] {
  const { chord, n, plate, type, gap, gamma_M5 } = joint;
  const { b: b_0, h: h_0, t_w: t_0 } = chord;
  const f_y0 = chord.steel.f_y;
  if (plate) return [plateModes(sheet, joint, plate, beta)];
  const k_n =
    n > 0
      ? sheet.put("k_n", formulas.kn, n, beta)
      : sheet.table("k_n", 1, "EN 1993-1-8 Table 7.10", says.noCompression);
  const rectangular = joint.braces.some(({ round }) => !round);
  const inGap = balanced(type) && gap >= 0;
  const alpha = inGap && rectangular ? sheet.put("alpha", formulas.alphaOfGap, gap, t_0) : 0;
  const A_v = sheet.put("A_v_mm2", formulas.shearArea, h_0, alpha, b_0, t_0);
  const data = { joint, b_0, h_0, t_0, f_y0, beta, gamma, k_n, A_v, square: isSquare(joint) };
  if (!balanced(type)) return joint.braces.map((brace) => singleModes(sheet, own(sheet, data, brace), brace));
  if (gap < 0) return overlapModes(sheet, joint, onRhs, (over) => effectiveWidth(sheet, data, over));
  if (farApart(joint, beta)) {
    sheet.warn(says.farApart);
    return joint.braces.map((brace) => apart(sheet, own(sheet, data, brace), brace, gamma_M5));
  }
  return joint.braces.map((brace) => gapModes(sheet, data, brace));
}

/** Table 7.8: braces far apart are joints of their own. */
export function farApart({ round, open, type, gap, chord, braces }: HollowJoint, beta: number): boolean {
  if (round || open || !balanced(type) || gap < 0) return false;
  const walls = braces.slice(1).map(({ member }, i) => member.t_w + (braces[i]?.member.t_w ?? 0));
  return gap / chord.b > 1.5 * (1 - beta) && gap > Math.max(...walls);
}

/** The brace alone on the chord: k_n with its own width, not with that of the others. */
function own(sheet: Sheet, chord: RhsChord, { member }: Brace): RhsChord {
  const beta = member.b / chord.b_0;
  if (Math.abs(beta - chord.beta) < 1e-12) return chord;
  const { n } = chord.joint;
  return { ...chord, beta, k_n: n > 0 ? sheet.step("k_n", formulas.kn, n, beta) : 1 };
}

/** What a brace carries as a Y joint, where nothing on the chord balances it. */
export function rhsAlone(sheet: Sheet, joint: HollowJoint, brace: Brace, gamma: number): Modes {
  const { b: b_0, h: h_0, t_w: t_0, steel } = joint.chord;
  const alone: HollowJoint = { ...joint, type: "Y", braces: [brace] };
  const beta = brace.member.b / b_0;
  const k_n = joint.n > 0 ? sheet.step("k_n", formulas.kn, joint.n, beta) : 1;
  const A_v = formulas.shearArea(h_0, 0, b_0, t_0);
  const data = { joint: alone, b_0, h_0, t_0, f_y0: steel.f_y, beta, gamma, k_n, A_v, square: isSquare(alone) };
  return singleModes(sheet, data, brace);
}

/** Table 7.9 */
function isSquare({ chord, braces, type, gap }: HollowJoint): boolean {
  const { b, h, t_w } = chord;
  if (b !== h || braces.some(({ member, round }) => !round && member.b !== member.h)) return false;
  if (!balanced(type)) return b / t_w >= 10 && braces.every(({ member }) => member.b / b <= 0.85);
  if (gap < 0) return true;
  const [first, second] = braces;
  if (!first || !second || type === "KT") return false;
  const ratio = (first.member.b + second.member.b) / (2 * first.member.b);
  return ratio >= 0.6 && ratio <= 1.3 && b / t_w >= 15;
}

function effectiveWidth(sheet: Sheet, { b_0, t_0, f_y0 }: RhsChord, { member }: Brace): number {
  return sheet.step("b_eff_mm", formulas.bEff, member.b, b_0, t_0, f_y0, member.steel.f_y, member.t_w);
}

function singleModes(sheet: Sheet, chord: RhsChord, brace: Brace): Modes {
  const { joint, b_0, t_0, f_y0, gamma, k_n, square } = chord;
  const { gamma_M5 } = joint;
  const { theta, member } = brace;
  const k_c = circular(brace);
  const beta = member.b / b_0;
  const eta = member.h / b_0;
  const face = sheet.step(
    "N_Rd_chord_face_kN",
    formulas.faceT,
    k_c,
    k_n,
    f_y0,
    t_0,
    Math.min(beta, 0.85),
    theta,
    eta,
    gamma_M5,
  );
  if (beta > 0.85 && sheet.steps) sheet.explain(says.interpolated);
  const side = sideWall(sheet, chord, brace, k_c);
  const b_eff = effectiveWidth(sheet, chord, brace);
  const ofBrace = sheet.step(
    "N_Rd_brace_kN",
    formulas.braceT,
    k_c,
    member.steel.f_y,
    member.t_w,
    member.h,
    b_eff,
    gamma_M5,
  );
  const b_ep = sheet.step("b_ep_mm", formulas.bEp, member.b, b_0, t_0);
  const punching = sheet.step("N_Rd_punching_kN", formulas.punchT, k_c, f_y0, t_0, theta, member.h, b_ep, gamma_M5);
  const slanted = joint.type === "X" && brace.theta_deg < 90;
  const shear = slanted
    ? sheet.step("N_Rd_chord_shear_kN", ofRhs.chordShear, f_y0, chord.A_v, theta, gamma_M5)
    : undefined;
  const shearCandidate: Candidate[] = shear === undefined ? [] : [["chord-shear", shear]];
  const moments = momentsOf(sheet, chord, brace, b_eff);
  const all = { face, side, brace: ofBrace, punching, ...(shear !== undefined && { shear }), ...moments };
  if (beta <= 0.85) {
    // Table 7.10 has the chord face only; Table 7.11 the side walls of slanted X joints as well
    return { ...all, ...leastOf([["chord-face", face], ...(square ? [] : shearCandidate)]) };
  }
  const wall = Math.min(side, shear ?? side);
  const interpolated = beta < 1 ? sheet.step("N_Rd_interpolated_kN", formulas.between, face, wall, beta) : wall;
  const governs: Candidate[] = [
    [beta < 1 ? "chord-face-to-side-wall" : "side-wall", interpolated],
    ["brace", ofBrace],
    ...shearCandidate,
  ];
  if (beta <= 1 - 1 / gamma) governs.push(["punching", punching]);
  return { ...all, interpolated, ...leastOf(governs) };
}

/** Braces so far apart that each is a Y joint of its own; the chord between them still shears. */
function apart(sheet: Sheet, chord: RhsChord, brace: Brace, gamma_M5: number): Modes {
  const modes = singleModes(sheet, chord, brace);
  const shear = sheet.step("N_Rd_chord_shear_kN", ofRhs.chordShear, chord.f_y0, chord.A_v, brace.theta, gamma_M5);
  return shear < modes.N_Rd ? { ...modes, shear, N_Rd: shear, mode: "chord-shear" } : { ...modes, shear };
}

function sideWall(sheet: Sheet, chord: RhsChord, brace: Brace, k_c: number): number {
  const { joint, t_0, k_n } = chord;
  const f_b = wallStress(sheet, chord, brace);
  return sheet.step(
    "N_Rd_side_wall_kN",
    formulas.sideWall,
    k_c,
    k_n,
    f_b,
    t_0,
    brace.theta,
    brace.member.h,
    joint.gamma_M5,
  );
}

/** A pulled wall yields; a pressed one buckles, by curve a of hot-finished, c of cold-formed sections. */
function wallStress(sheet: Sheet, { joint, h_0, t_0, f_y0 }: RhsChord, { theta, N }: Brace): number {
  if (N < 0) return f_y0;
  const lambda = sheet.step("lambda", formulas.wallSlenderness, h_0, t_0, theta, steel.E_MPa, f_y0);
  const alpha = imperfection[joint.chord.section.fabrication === "hot-finished" ? "a" : "c"];
  const chi = lambda <= 0.2 ? 1 : sheet.step("chi", formulas.wallReduction, alpha, lambda);
  return joint.type === "X"
    ? sheet.step("f_b_MPa", formulas.wallStressX, chi, f_y0, theta)
    : sheet.step("f_b_MPa", formulas.wallStressT, chi, f_y0);
}

function gapModes(sheet: Sheet, chord: RhsChord, brace: Brace): Modes {
  const { joint, b_0, t_0, f_y0, beta, gamma, k_n, A_v, square } = chord;
  const { gamma_M5 } = joint;
  const { theta, member } = brace;
  const k_c = circular(brace);
  const face = sheet.step("N_Rd_chord_face_kN", formulas.faceK, k_c, k_n, f_y0, t_0, gamma, theta, beta, gamma_M5);
  const shear = sheet.step("N_Rd_chord_shear_kN", ofRhs.chordShear, f_y0, A_v, theta, gamma_M5);
  const b_eff = effectiveWidth(sheet, chord, brace);
  const ofBrace = sheet.step(
    "N_Rd_brace_kN",
    formulas.braceK,
    k_c,
    member.steel.f_y,
    member.t_w,
    member.h,
    member.b,
    b_eff,
    gamma_M5,
  );
  const b_ep = sheet.step("b_ep_mm", formulas.bEp, member.b, b_0, t_0);
  const punching = sheet.step(
    "N_Rd_punching_kN",
    formulas.punchK,
    k_c,
    f_y0,
    t_0,
    theta,
    member.h,
    member.b,
    b_ep,
    gamma_M5,
  );
  const all = { face, shear, brace: ofBrace, punching };
  if (square) return { ...all, ...leastOf([["chord-face", face]]) };
  const governs: Candidate[] = [
    ["chord-face", face],
    ["chord-shear", shear],
    ["brace", ofBrace],
  ];
  if (member.b / b_0 <= 1 - 1 / gamma) governs.push(["punching", punching]);
  return { ...all, ...leastOf(governs) };
}

/** Table 7.14: T and X joints at 90° of rectangular braces */
function momentsOf(sheet: Sheet, chord: RhsChord, brace: Brace, b_eff: number): { M_ip_Rd?: number; M_op_Rd?: number } {
  const { joint, b_0, h_0, t_0, f_y0, k_n } = chord;
  const { type, gamma_M5 } = joint;
  if ((type !== "T" && type !== "X") || brace.theta_deg !== 90 || brace.round) return {};
  const { b, h, t_w, steel: grade, section } = brace.member;
  const beta = b / b_0;
  const distortion =
    type === "T"
      ? sheet.step("M_op_Rd_kNm", formulas.distortion, f_y0, t_0, h, b_0, h_0, gamma_M5)
      : Number.POSITIVE_INFINITY;
  if (beta <= 0.85) {
    const M_op = sheet.step("M_op_Rd_kNm", formulas.faceOp, k_n, f_y0, t_0, h, beta, b_0, b, gamma_M5);
    return {
      M_ip_Rd: sheet.step("M_ip_Rd_kNm", formulas.faceIp, k_n, f_y0, t_0, h, h / b_0, beta, gamma_M5),
      M_op_Rd: Math.min(M_op, distortion),
    };
  }
  const f_yk = type === "T" ? f_y0 : formulas.wallYieldX(f_y0);
  const { W_pl_y_mm3, W_pl_z_mm3 } = section.properties;
  const wallIp = sheet.step("M_ip_Rd_kNm", formulas.wallIp, f_yk, t_0, h, gamma_M5);
  const braceIp = sheet.step("M_ip_Rd_kNm", formulas.braceIp, grade.f_y, W_pl_y_mm3, b_eff, b, h, t_w, gamma_M5);
  const wallOp = sheet.step("M_op_Rd_kNm", formulas.wallOp, f_yk, t_0, b_0, h, gamma_M5);
  const braceOp = sheet.step("M_op_Rd_kNm", formulas.braceOp, grade.f_y, W_pl_z_mm3, b_eff, b, t_w, gamma_M5);
  return { M_ip_Rd: Math.min(wallIp, braceIp), M_op_Rd: Math.min(wallOp, braceOp, distortion) };
}

/** Table 7.13 */
function plateModes(sheet: Sheet, { chord, n, gamma_M5 }: HollowJoint, plate: Plate, beta: number): Modes {
  const { b: b_0, t_w: t_0 } = chord;
  const f_y0 = chord.steel.f_y;
  if (plate.orientation === "longitudinal") {
    const k_m =
      n > 0 ? sheet.put("k_m", formulas.km, n) : sheet.table("k_m", 1, "EN 1993-1-8 Table 7.13", says.noCompression);
    const face = sheet.step("N_Rd_chord_face_kN", formulas.gussetFace, k_m, f_y0, t_0, plate.b, b_0, plate.t, gamma_M5);
    return { face, N_Rd: face, mode: "chord-face" };
  }
  const k_n =
    n > 0
      ? sheet.put("k_n", formulas.kn, n, beta)
      : sheet.table("k_n", 1, "EN 1993-1-8 Table 7.13", says.noCompression);
  const b_eff = sheet.step("b_eff_mm", formulas.bEff, plate.b, b_0, t_0, f_y0, plate.steel.f_y, plate.t);
  const ofPlate = sheet.step("N_Rd_brace_kN", formulas.plateYield, plate.steel.f_y, plate.t, b_eff, gamma_M5);
  const face = sheet.step("N_Rd_chord_face_kN", formulas.plateFace, k_n, f_y0, t_0, Math.min(beta, 0.85), gamma_M5);
  const governs: Candidate[] = [["brace", ofPlate]];
  if (beta <= 0.85) governs.push(["chord-face", face]);
  if (plate.b >= b_0 - 2 * t_0) {
    const side = sheet.step("N_Rd_side_wall_kN", formulas.plateWall, k_n, f_y0, t_0, plate.t, gamma_M5);
    return { face, brace: ofPlate, side, ...leastOf([...governs, ["side-wall", side]]) };
  }
  const b_ep = sheet.step("b_ep_mm", formulas.bEp, plate.b, b_0, t_0);
  const punching = sheet.step("N_Rd_punching_kN", formulas.platePunch, f_y0, t_0, plate.t, b_ep, gamma_M5);
  return { face, brace: ofPlate, punching, ...leastOf([...governs, ["punching", punching]]) };
}
