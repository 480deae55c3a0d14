import { ofForm, type Requirement } from "../../basis/verification.ts";
import { defineKind } from "../../engine/kind.ts";
import { Sheet } from "../../engine/sheet.ts";
import { formula, requirement } from "../formula.ts";
import { draw, memberShape } from "../geometry.ts";
import { type Share, sharesOf } from "./balance.ts";
import { chsModes } from "./chs.ts";
import { ofI, ofRhs } from "./formulas-chord-shear.ts";
import { plateStress, plateStressLimit } from "./formulas-chs.ts";
import { alphaOfGap, shearArea } from "./formulas-rhs.ts";
import { resolveHollowJoint } from "./geometry.ts";
import { iModes, shearAreaOfI } from "./i-chords.ts";
import { balanced, type HollowJoint } from "./model.ts";
import type { Modes } from "./modes.ts";
import { checkCases } from "./refuse.ts";
import { rhsModes } from "./rhs.ts";
import { says } from "./says.ts";
import { type CaseOfJoint, type HollowJointItem, hollowJointSchema, inCases } from "./schema.ts";

import { verifySections } from "./sections.ts";
import { verifyValidity } from "./validity.ts";

// The kind `hollow-section-joint`: welded joints of hollow sections in lattice girders, clause 7.

const halfSlenderness = formula("1.5(6)", "b_0 / (2 * t_0)", (b_0, t_0) => b_0 / (2 * t_0));
const ratio = formula("1.5(6)", "b_1 / b_0", (b_1, b_0) => b_1 / b_0);
const meanRatio = formula("1.5(6)", "sum_b / (n_b * b_0)", (sum_b, n_b, b_0) => sum_b / (n_b * b_0));
const eccentricity = formula(
  "5.1.5(5)",
  "(h_1 / (2 * sin(theta_1)) + h_2 / (2 * sin(theta_2)) + g) * sin(theta_1) * sin(theta_2) / sin(theta_1 + theta_2) - h_0 / 2",
  (h_1, theta_1, h_2, theta_2, g, h_0) =>
    ((h_1 / (2 * Math.sin(theta_1)) + h_2 / (2 * Math.sin(theta_2)) + g) * Math.sin(theta_1) * Math.sin(theta_2)) /
      Math.sin(theta_1 + theta_2) -
    h_0 / 2,
  { theta_1: [0.5, 1.5], theta_2: [0.5, 1.5] },
);
const eccentricityBelow = formula("5.1.5(5)", "0.25 * h_0", (h_0) => 0.25 * h_0);
const eccentricityAbove = formula("5.1.5(5)", "0.55 * h_0", (h_0) => 0.55 * h_0);
const interactionRound = formula(
  "7.4.2(2)",
  "N_Ed / N_Rd + (M_ip_Ed / M_ip_Rd)^2 + M_op_Ed / M_op_Rd",
  (N_Ed, N_Rd, M_ip_Ed, M_ip_Rd, M_op_Ed, M_op_Rd) => N_Ed / N_Rd + (M_ip_Ed / M_ip_Rd) ** 2 + M_op_Ed / M_op_Rd,
);
const interactionRectangular = formula(
  "7.5.1(3)",
  "N_Ed / N_Rd + M_ip_Ed / M_ip_Rd + M_op_Ed / M_op_Rd",
  (N_Ed, N_Rd, M_ip_Ed, M_ip_Rd, M_op_Ed, M_op_Rd) => N_Ed / N_Rd + M_ip_Ed / M_ip_Rd + M_op_Ed / M_op_Rd,
);

/** u_rest: uses of what the other braces do not balance, each as a Y joint */
const withRestRound = formula(
  "7.4.2(2)",
  "N_bal_Ed / N_Rd + u_rest + (M_ip_Ed / M_ip_Rd)^2 + M_op_Ed / M_op_Rd",
  (N_bal_Ed, N_Rd, u_rest, M_ip_Ed, M_ip_Rd, M_op_Ed, M_op_Rd) =>
    N_bal_Ed / N_Rd + u_rest + (M_ip_Ed / M_ip_Rd) ** 2 + M_op_Ed / M_op_Rd,
);
const withRestRectangular = formula(
  "7.5.1(3)",
  "N_bal_Ed / N_Rd + u_rest + M_ip_Ed / M_ip_Rd + M_op_Ed / M_op_Rd",
  (N_bal_Ed, N_Rd, u_rest, M_ip_Ed, M_ip_Rd, M_op_Ed, M_op_Rd) =>
    N_bal_Ed / N_Rd + u_rest + M_ip_Ed / M_ip_Rd + M_op_Ed / M_op_Rd,
);
const eccentricityMost = ofForm(
  requirement(
    "validity-eccentricity",
    "5.1.5(5)",
    "e <= 0.25 * h_0, or its moment in M_0_Ed",
    "eccentricity of the braces",
  ),
);
const eccentricityLeast = ofForm(
  requirement(
    "validity-eccentricity",
    "5.1.5(5)",
    "-0.55 * h_0 <= e, or its moment in M_0_Ed",
    "eccentricity of the braces",
  ),
);

const onChord = [1, 2, 3].map((n) =>
  requirement(`brace-${n}`, "7.2", "N_i_Ed / N_i_Rd <= 1", `brace ${n} on the chord`),
);

/** The requirement of one brace, by the clause and the rule of its joint. */
const bracing = (i: number, expression: string, clause: string): Requirement => {
  const brace = onChord[i];
  if (!brace) throw new Error("a joint has three braces at most");
  return { ...brace, clause: `EN 1993-1-8 ${clause}`, expression };
};
const chordGap = requirement("chord", "Table 7.12", "N_0_Ed / N_0_Rd <= 1", "chord in the gap");
const chordGapOfI = { ...chordGap, clause: "EN 1993-1-8 Table 7.21" };
const faceOfKT = requirement(
  "chord-face",
  "Tables 7.6 and 7.15",
  "sum(N_i_Ed * sin(theta_i)) / (N_1_Rd * sin(theta_1)) <= 1",
  "braces of one sign together on the chord face",
);
const plateShear = requirement(
  "plate-punching",
  "Table 7.3",
  "sigma_max * t_1 <= 2 * t_0 * f_y0 / sqrt(3)",
  "punching of the plate",
);

export const hollowJointKind = defineKind({
  name: "hollow-section-joint",
  title: "Joint of hollow sections",
  schema: hollowJointSchema,
  example: {
    connection: "hollow-section-joint",
    joint_type: "K",
    chord: { profile: "RHS 200x150x8", steel_grade: "S355" },
    braces: [
      { profile: "SHS 90x90x5", steel_grade: "S355", theta_deg: 45, N_Ed: 150 },
      { profile: "SHS 90x90x5", steel_grade: "S355", theta_deg: 45, N_Ed: -150 },
    ],
    gap_mm: 50,
    N_0_Ed: 400,
  },
  actions: ["N_0_Ed", "M_0_Ed"],
  inCases,
  casesAlone: true,
  withCase: forcesOf,
  ofCases: checkCases,
  label: (item) => `${item.joint_type} joint on ${item.chord.profile ?? "own chord"}`,
  run: runHollowJoint,
});

/** Of a load case: each brace with its forces. */
function forcesOf(item: HollowJointItem, { braces: forces, plate: ofPlate, ...others }: CaseOfJoint): HollowJointItem {
  const { braces, plate } = item;
  return {
    ...item,
    ...others,
    ...(braces && { braces: braces.map((brace, i) => ({ ...brace, ...forces?.[i] })) }),
    ...(plate && { plate: { ...plate, ...ofPlate } }),
  };
}

/** Of a plate on a hollow section, as the kind has it, for another kind; undefined where clause 7 has none. */
export function resistanceOfPlate(sheet: Sheet, item: HollowJointItem): number | undefined {
  const aside = new Sheet(sheet.request, sheet.path, false);
  aside.mark = sheet.mark;
  const joint = resolveHollowJoint(aside, item);
  if (!joint?.plate || joint.round) return undefined;
  const beta = putBeta(aside, joint);
  const gamma = aside.put("gamma", halfSlenderness, joint.chord.b, joint.chord.t_w);
  return rhsModes(aside, joint, beta, gamma)[0]?.N_Rd;
}

function runHollowJoint(sheet: Sheet, item: HollowJointItem): undefined {
  const joint = resolveHollowJoint(sheet, item);
  if (!joint) return;
  draw(sheet, () => ({
    kind: "hollow-section-joint",
    type: joint.type,
    chord: memberShape(joint.chord, item.chord),
    braces: joint.braces.map(({ member, theta, N }, i) => ({
      member: memberShape(member, item.braces?.[i] ?? {}),
      theta,
      N,
    })),
    plate: joint.plate && { b: joint.plate.b, t: joint.plate.t, orientation: joint.plate.orientation },
    gap: item.gap_mm,
    N_0: joint.N_0_sides,
  }));
  if (joint.type === "KT" && !joint.round && joint.gap < 0) {
    sheet.problem("gap_mm", says.noOverlapKT);
    return;
  }
  sheet.assume(says.weldStrength);
  const { chord } = joint;
  const beta = putBeta(sheet, joint);
  const gamma = sheet.put("gamma", halfSlenderness, chord.b, joint.open ? chord.t_f : chord.t_w);
  putLength(sheet, joint);
  putEccentricity(sheet, joint);
  const modes = modesOf(sheet, joint, beta, gamma);
  const shares = joint.plate ? [] : sharesOf(sheet, joint, beta, gamma);
  verifyValidity(sheet, joint, beta);
  const uses = modes.map((mode, i) => verifyBrace(sheet, joint, mode, shares[i], i));
  sheet.given(
    "braces",
    modes.map((mode, i) => ({ ...shown(mode), ...shownRest(shares[i]), utilization: uses[i] ?? 0 })),
  );
  verifySections(sheet, joint);
  if (joint.type === "KT") verifyTogether(sheet, joint, modes, shares);
  if (!joint.round && balanced(joint.type) && joint.gap >= 0) verifyChordInGap(sheet, joint);
  if (joint.plate && joint.round) verifyPlatePunching(sheet, joint);
}

function modesOf(sheet: Sheet, joint: HollowJoint, beta: number, gamma: number): Modes[] {
  if (joint.round) return chsModes(sheet, joint, gamma);
  return joint.open ? iModes(sheet, joint) : rhsModes(sheet, joint, beta, gamma);
}

function putBeta(sheet: Sheet, { braces, chord, plate, type, round }: HollowJoint): number {
  if (plate) return sheet.put("beta", ratio, plate.orientation === "transverse" ? plate.b : plate.t, chord.b);
  const widths = braces.flatMap(({ member }) => (round || !balanced(type) ? [member.b] : [member.b, member.h]));
  if (!balanced(type)) return sheet.put("beta", ratio, Math.max(...widths), chord.b);
  return sheet.put(
    "beta",
    meanRatio,
    widths.reduce((sum, b) => sum + b, 0),
    widths.length,
    chord.b,
  );
}

function putLength(sheet: Sheet, { braces, chord, plate }: HollowJoint): void {
  const along = plate ? (plate.orientation === "longitudinal" ? plate.b : plate.t) : braces[0]?.member.h;
  if (along !== undefined) sheet.put("eta", ratio, along, chord.b);
}

/** 5.1.5(5): within these limits the moments of the eccentricity do not count for the joint. */
function putEccentricity(sheet: Sheet, { braces, chord, gap, type, chordMoment }: HollowJoint): void {
  const [first, second] = braces;
  if ((type !== "K" && type !== "N") || !first || !second) return;
  const e = sheet.put(
    "eccentricity_mm",
    eccentricity,
    first.member.h,
    first.theta,
    second.member.h,
    second.theta,
    gap,
    chord.h,
  );
  const [least, most] = [-eccentricityAbove(chord.h), eccentricityBelow(chord.h)];
  if (e >= least && e <= most) return;
  if (chordMoment) sheet.assume(says.eccentricity);
  else if (e > 0) sheet.verify(eccentricityMost, e, most, "mm");
  else sheet.verify(eccentricityLeast, -e, -least, "mm");
}

const shownRest = (share: Share | undefined) =>
  share && share.rest > 0 ? { N_rest_Ed_kN: share.rest, N_rest_Rd_kN: share.N_rest_Rd } : {};

/** As the contract of the check names them; a mode that a joint does not have is absent. */
const shown = ({ N_Rd, mode, face, shear, web, side, punching, brace, interpolated, M_ip_Rd, M_op_Rd }: Modes) => ({
  N_Rd_kN: N_Rd,
  mode,
  ...(face !== undefined && { N_Rd_chord_face_kN: face }),
  ...(shear !== undefined && { N_Rd_chord_shear_kN: shear }),
  ...(web !== undefined && { N_Rd_chord_web_kN: web }),
  ...(side !== undefined && { N_Rd_side_wall_kN: side }),
  ...(interpolated !== undefined && { N_Rd_interpolated_kN: interpolated }),
  ...(punching !== undefined && { N_Rd_punching_kN: punching }),
  ...(brace !== undefined && { N_Rd_brace_kN: brace }),
  ...(M_ip_Rd !== undefined && { M_ip_Rd_kNm: M_ip_Rd }),
  ...(M_op_Rd !== undefined && { M_op_Rd_kNm: M_op_Rd }),
});

function verifyBrace(
  sheet: Sheet,
  joint: HollowJoint,
  { N_Rd, M_ip_Rd = 0, M_op_Rd = 0 }: Modes,
  share: Share | undefined,
  i: number,
): number {
  const actions = joint.plate ?? joint.braces[i];
  if (!actions) return 0;
  const restUse = share?.restUse ?? 0;
  const N = share ? share.balanced : Math.abs(actions.N);
  const [M_ip, M_op] = [Math.abs(actions.M_ip), Math.abs(actions.M_op)];
  const clause = joint.round ? "7.4.2" : joint.open ? "7.6" : "7.5.2.1";
  if (M_ip === 0 && M_op === 0 && restUse === 0) {
    return sheet.verify(bracing(i, "N_i_Ed / N_i_Rd <= 1", clause), N, N_Rd, "kN");
  }
  const impossible = (N > 0 && N_Rd <= 0) || (M_ip > 0 && M_ip_Rd <= 0) || (M_op > 0 && M_op_Rd <= 0);
  if (impossible) {
    return sheet.verify(bracing(i, "a moment the joint has no resistance for", clause), Math.max(M_ip, M_op, N), 0, "");
  }
  // a moment that is not there needs no resistance
  const R_ip = M_ip > 0 ? M_ip_Rd : 1;
  const R_op = M_op > 0 ? M_op_Rd : 1;
  const R_N = N > 0 ? N_Rd : 1;
  const name = `brace_${i + 1}_interaction`;
  const square = joint.round ? "^2" : "";
  if (restUse > 0) {
    const put = joint.round ? withRestRound : withRestRectangular;
    const total = sheet.put(name, put, N, R_N, Math.min(restUse, 1e6), M_ip, R_ip, M_op, R_op);
    const text = `N_bal_Ed / N_Rd + sum(N_rest_Ed / N_rest_Rd) + (M_ip_Ed / M_ip_Rd)${square} + M_op_Ed / M_op_Rd <= 1`;
    return sheet.verify(bracing(i, text, clause), total, 1, "");
  }
  const sum = joint.round
    ? sheet.put(name, interactionRound, N, R_N, M_ip, R_ip, M_op, R_op)
    : sheet.put(name, interactionRectangular, N, R_N, M_ip, R_ip, M_op, R_op);
  return sheet.verify(
    bracing(i, `N_Ed / N_Rd + (M_ip_Ed / M_ip_Rd)${square} + M_op_Ed / M_op_Rd <= 1`, clause),
    sum,
    1,
    "",
  );
}

/** KT joints: the braces that press, and those that pull, act on the chord face together. */
function verifyTogether(
  sheet: Sheet,
  { braces }: HollowJoint,
  modes: readonly Modes[],
  shares: readonly Share[],
): void {
  const first = braces[0];
  const face = modes[0]?.face;
  if (!first || face === undefined) return;
  const sum = (sign: 1 | -1) =>
    braces.reduce(
      (total, { N, theta }, i) => total + (sign * N > 0 ? (shares[i]?.balanced ?? Math.abs(N)) * Math.sin(theta) : 0),
      0,
    );
  sheet.verify(faceOfKT, Math.max(sum(1), sum(-1)), face * Math.sin(first.theta), "kN");
}

/** As for the shear of the chord: circular braces leave the flange out. */
function shearAreaOfBox(sheet: Sheet, { chord, braces, gap }: HollowJoint): number {
  const alpha = braces.some(({ round }) => !round) ? sheet.step("alpha", alphaOfGap, gap, chord.t_w) : 0;
  return sheet.step("A_v_mm2", shearArea, chord.h, alpha, chord.b, chord.t_w);
}

/** Axial force of the chord in the gap beside the shear force of the braces. */
function verifyChordInGap(sheet: Sheet, joint: HollowJoint): void {
  const { chord, braces, gamma_M5, N_0_gap, open } = joint;
  if (N_0_gap === 0) return;
  const f_y0 = chord.steel.f_y;
  const V = Math.max(...braces.map(({ N, theta }) => Math.abs(N) * Math.sin(theta)));
  const A_v = open ? shearAreaOfI(sheet, joint) : shearAreaOfBox(sheet, joint);
  const { plasticShear, chordInGap } = open ? ofI : ofRhs;
  const V_pl = sheet.put("V_pl_0_Rd_kN", plasticShear, f_y0, A_v, gamma_M5);
  const N_Rd = sheet.put("N_0_Rd_kN", chordInGap, chord.section.properties.A_mm2, A_v, f_y0, V, V_pl, gamma_M5);
  sheet.verify(open ? chordGapOfI : chordGap, N_0_gap, N_Rd, "kN");
}

function verifyPlatePunching(sheet: Sheet, { chord, plate, gamma_M5 }: HollowJoint): void {
  if (!plate) return;
  const M = Math.abs(plate.orientation === "longitudinal" ? plate.M_ip : plate.M_op);
  if (plate.N === 0 && M === 0) return;
  const demand = sheet.put("sigma_max_t_1", plateStress, Math.abs(plate.N), plate.b, plate.t, M);
  sheet.verify(
    plateShear,
    demand,
    sheet.put("sigma_t_limit", plateStressLimit, chord.t_w, chord.steel.f_y, gamma_M5),
    "N/mm",
  );
}
