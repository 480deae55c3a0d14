import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { type Member, resolveMember, resolveSteel, type Steel } from "../parts/index.ts";
import * as formulas from "./formulas-chs.ts";
import type { HollowJointItem } from "./schema.ts";

export type JointType = HollowJointItem["joint_type"];

export interface Brace {
  readonly member: Member;
  readonly round: boolean;
  readonly theta: number;
  readonly theta_deg: number;
  readonly N: number;
  readonly M_ip: number;
  readonly M_op: number;
}

export interface Plate {
  readonly b: number;
  readonly t: number;
  readonly steel: Steel;
  readonly orientation: "longitudinal" | "transverse";
  readonly N: number;
  readonly M_ip: number;
  readonly M_op: number;
}

export interface HollowJoint {
  readonly type: JointType;
  readonly chord: Member;
  readonly round: boolean;
  readonly braces: readonly Brace[];
  readonly plate: Plate | undefined;
  readonly gap: number;
  /** gamma_M5, over 0.9 where a strength is above 355 MPa (7.1.1(4)) */
  readonly gamma_M5: number;
  /** n or n_p, compression positive */
  readonly n: number;
  readonly N_0: number;
  readonly M_0: number;
  /** the moment of the chord is known, with that of the eccentricity */
  readonly chordMoment: boolean;
  readonly seamWelded: boolean;
}

const ofStrongSteel = formula("7.1.1(4)", "gamma_M5 / 0.9", (gamma_M5) => gamma_M5 / 0.9);

const counts: Readonly<Record<JointType, readonly [number, number]>> = {
  T: [1, 1],
  Y: [1, 1],
  X: [1, 2],
  K: [2, 2],
  N: [2, 2],
  KT: [3, 3],
};

export const balanced = (type: JointType): boolean => type === "K" || type === "N" || type === "KT";

export function resolveHollowJoint(sheet: Sheet, item: HollowJointItem): HollowJoint | undefined {
  const chord = resolveMember(sheet, "chord", item.chord, ["RHS", "CHS"]);
  const round = chord?.section.shape === "CHS";
  const braces = (item.braces ?? []).map((spec, i) => {
    const path = `braces[${i}]`;
    const member = resolveMember(sheet, path, spec, round ? ["CHS"] : ["RHS", "CHS"]);
    if (!member) return undefined;
    const { theta_deg, N_Ed: N = 0, M_ip_Ed: M_ip = 0, M_op_Ed: M_op = 0 } = spec;
    return {
      member,
      round: member.section.shape === "CHS",
      theta: (theta_deg * Math.PI) / 180,
      theta_deg,
      N,
      given: spec.N_Ed !== undefined,
      M_ip,
      M_op,
    };
  });
  const plate = item.plate && resolvePlate(sheet, item.plate);
  checkNumbers(sheet, item);
  if (!chord || braces.some((brace) => brace === undefined) || (item.plate && !plate)) return undefined;
  const found = balanceX(
    sheet,
    item.joint_type,
    braces.filter((brace) => brace !== undefined),
  );
  checkWidths(sheet, chord, found, plate);
  checkMoments(sheet, item.joint_type, round, found);
  if (sheet.problems.length > 0) return undefined;
  const gamma = sheet.parameter("EN 1993-1-8", "gamma_M5");
  const strongest = Math.max(chord.steel.f_y, plate?.steel.f_y ?? 0, ...found.map(({ member }) => member.steel.f_y));
  const gamma_M5 = strongest > 355 ? sheet.put("gamma_M5_eff", ofStrongSteel, gamma) : sheet.given("gamma_M5", gamma);
  const N_0 = item.N_0_Ed ?? 0;
  const M_0 = Math.abs(item.M_0_Ed ?? 0);
  const { A_mm2, W_el_y_mm3 } = chord.section.properties;
  const sigma = sheet.put("sigma_0_Ed_MPa", formulas.chordStress, N_0, A_mm2, M_0, W_el_y_mm3);
  const n = sheet.put(round ? "n_p" : "n", formulas.stressRatio, sigma, chord.steel.f_y, gamma);
  if (item.N_0_Ed === undefined && item.M_0_Ed === undefined)
    sheet.assume("No force and no moment in the chord beside the joint.");
  else if (round) sheet.assume("n_p with all of N_0_Ed and M_0_Ed: the parts from the braces are not deducted.");
  if (item.hidden_seam_welded !== undefined && !((item.gap_mm ?? 0) < 0)) {
    sheet.unused("hidden_seam_welded", "no seam is hidden: the braces do not overlap (gap_mm < 0)");
  }
  return {
    type: item.joint_type,
    chord,
    round,
    braces: found,
    plate,
    gap: item.gap_mm ?? 0,
    gamma_M5,
    n,
    N_0,
    M_0,
    chordMoment: item.M_0_Ed !== undefined,
    seamWelded: item.hidden_seam_welded === true,
  };
}

/** X: a brace without a force is balanced by the one on the other side of the chord. */
function balanceX(
  sheet: Sheet,
  type: JointType,
  braces: readonly (Brace & { readonly given: boolean })[],
): readonly Brace[] {
  const [first, second] = braces;
  if (type !== "X" || !first || !second || first.given === second.given) return braces;
  sheet.assume("X joint: the brace without N_Ed balances the other one across the chord.");
  const balancing = (one: Brace, other: Brace) => ({
    ...one,
    N: (other.N * Math.sin(other.theta)) / Math.sin(one.theta),
  });
  return first.given ? [first, balancing(second, first)] : [balancing(first, second), second];
}

function resolvePlate(sheet: Sheet, spec: NonNullable<HollowJointItem["plate"]>): Plate | undefined {
  const steel = resolveSteel(sheet, "plate", spec, spec.t_mm);
  if (spec.orientation === undefined)
    sheet.assume("The plate lies along the chord (plate.orientation = longitudinal).");
  if (!steel) return undefined;
  const { b_mm: b, t_mm: t, orientation = "longitudinal", N_Ed: N = 0, M_ip_Ed: M_ip = 0, M_op_Ed: M_op = 0 } = spec;
  return { b, t, steel, orientation, N, M_ip, M_op };
}

function checkNumbers(
  sheet: Sheet,
  { joint_type, braces = [], plate, gap_mm, hidden_seam_welded }: HollowJointItem,
): void {
  if (plate) {
    if (braces.length > 0) sheet.problem("plate", "replaces a brace; give one of them");
    if (joint_type !== "T" && joint_type !== "X")
      sheet.problem("joint_type", `must be T or X with a plate (Tables 7.3 and 7.13); it is ${joint_type}`);
    return;
  }
  const [least, most] = counts[joint_type];
  if (braces.length < least || braces.length > most) {
    const needed = least === most ? `${least}` : `${least} or ${most}`;
    sheet.problem("braces", `must have ${needed} entries in a joint of type ${joint_type}; it has ${braces.length}`);
  }
  if (balanced(joint_type) && gap_mm === undefined)
    sheet.problem("gap_mm", `is required in a joint of type ${joint_type} (mm); negative: overlap`);
  if (hidden_seam_welded !== undefined && !((gap_mm ?? 0) < 0))
    sheet.unused("hidden_seam_welded", "without an overlap no seam is hidden");
  if (!balanced(joint_type) && gap_mm !== undefined) sheet.problem("gap_mm", "belongs to joints of type K, N and KT");
  braces.forEach(({ theta_deg }, i) => {
    if (joint_type === "T" && theta_deg !== 90)
      sheet.problem(`braces[${i}].theta_deg`, `must be 90 in a T joint; it is ${theta_deg}; use type Y`);
  });
  if (joint_type === "K" || joint_type === "N") checkBalance(sheet, braces);
}

function checkBalance(sheet: Sheet, [first, second]: NonNullable<HollowJointItem["braces"]>): void {
  if (first && second && (first.N_Ed ?? 0) * (second.N_Ed ?? 0) > 0) {
    sheet.problem("braces", "of K and N joints must balance each other: one in compression, one in tension");
  }
  if ((first?.N_Ed ?? 0) < 0) sheet.problem("braces[0].N_Ed", "must be the brace in compression (positive)");
}

function checkWidths(sheet: Sheet, chord: Member, braces: readonly Brace[], plate: Plate | undefined): void {
  braces.forEach(({ member }, i) => {
    if (member.b > chord.b)
      sheet.problem(`braces[${i}]`, `must not be wider than the chord, ${chord.b} mm; it is ${member.b}`);
  });
  if (plate?.orientation === "transverse" && plate.b > chord.b) {
    sheet.problem("plate.b_mm", `must not be wider than the chord, ${chord.b} mm; it is ${plate.b}`);
  }
  if (plate?.orientation === "longitudinal" && plate.t >= chord.b)
    sheet.problem("plate.t_mm", `must be less than ${chord.b} mm, the chord; it is ${plate.t}`);
}

/** Moments only where Tables 7.5 and 7.14 have them. */
function checkMoments(sheet: Sheet, type: JointType, round: boolean, braces: readonly Brace[]): void {
  braces.forEach(({ M_ip, M_op, theta_deg, round: brace }, i) => {
    const none = (field: string, value: number, why: string) => {
      if (value !== 0) sheet.problem(`braces[${i}].${field}`, `must be 0: ${why}; it is ${value}`);
    };
    if (round) {
      if (balanced(type)) none("M_ip_Ed", M_ip, "Table 7.5 has moments in the plane for T, X and Y joints");
      if (type === "KT") none("M_op_Ed", M_op, "Table 7.5 has moments out of the plane for K, N, T, X and Y joints");
      return;
    }
    const covered = (type === "T" || type === "X") && theta_deg === 90 && !brace;
    const why = "Table 7.14 has moments for T and X joints of RHS braces at 90°";
    if (!covered) none("M_ip_Ed", M_ip, why);
    if (!covered) none("M_op_Ed", M_op, why);
  });
}
