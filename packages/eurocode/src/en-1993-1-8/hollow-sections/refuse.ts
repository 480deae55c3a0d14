import { listed, type Message } from "../../basis/message.ts";
import { atMost, below, notWith, onlyFor, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Member } from "../parts/index.ts";
import { type Brace, balanced, type HollowJoint, type JointType, type Plate } from "./model.ts";
import { says } from "./says.ts";
import { type CaseOfJoint, forceNames, type HollowJointItem } from "./schema.ts";

type Of = Pick<HollowJoint, "round" | "open">;

const counts: Readonly<Record<JointType, readonly [number, number]>> = {
  T: [1, 1],
  Y: [1, 1],
  X: [1, 2],
  K: [2, 2],
  N: [2, 2],
  KT: [3, 3],
};

export function checkNumbers(
  sheet: Sheet,
  // in a load case with its name
  { joint_type, braces = [], plate, gap_mm, hidden_seam_welded, id }: HollowJointItem & { readonly id?: string },
): void {
  if (plate) {
    if (braces.length > 0) sheet.problem("plate", notWith("braces"));
    if (joint_type !== "T" && joint_type !== "X") sheet.problem("joint_type", says.plateJoints({ given: joint_type }));
    return;
  }
  const [least, most] = counts[joint_type];
  if (braces.length < least || braces.length > most) {
    const needed = least === most ? least : listed("or", [least, most]);
    sheet.problem("braces", says.entries({ needed, type: joint_type, given: braces.length }));
  }
  if (balanced(joint_type) && gap_mm === undefined) sheet.problem("gap_mm", required(says.gap({ type: joint_type })));
  if (hidden_seam_welded !== undefined && !((gap_mm ?? 0) < 0)) sheet.unused("hidden_seam_welded", says.noHiddenSeam);
  if (!balanced(joint_type) && gap_mm !== undefined) sheet.unused("gap_mm", onlyFor(says.gapJoints));
  braces.forEach(({ theta_deg }, i) => {
    if (joint_type === "T" && theta_deg !== 90)
      sheet.problem(`braces[${i}].theta_deg`, says.rightAngle({ given: theta_deg }));
  });
  if (joint_type === "K" || joint_type === "N") checkBalance(sheet, braces, id);
}

function checkBalance(
  sheet: Sheet,
  [first, second]: NonNullable<HollowJointItem["braces"]>,
  id: string | undefined,
): void {
  if (!first || !second || !((first.N_Ed ?? 0) * (second.N_Ed ?? 0) > 0)) return;
  if (id === undefined) sheet.problem("braces", says.balance);
  else sheet.problem("load_cases", says.balanceOfCase({ id }));
}

export function checkWidths(sheet: Sheet, chord: Member, braces: readonly Brace[], plate: Plate | undefined): void {
  braces.forEach(({ member }, i) => {
    if (member.b > chord.b)
      sheet.problem(`braces[${i}]`, atMost(chord.b, member.b, { unit: "mm", is: says.chordWidth }));
  });
  if (plate?.orientation === "transverse" && plate.b > chord.b) {
    sheet.problem("plate.b_mm", atMost(chord.b, plate.b, { unit: "mm", is: says.chordWidth }));
  }
  if (plate?.orientation === "longitudinal" && plate.t >= chord.b)
    sheet.problem("plate.t_mm", below(chord.b, plate.t, { unit: "mm", is: says.chordWidth }));
}

/** 7.6 has no plates and no KT joints on I-sections. */
export function checkOpenChord(sheet: Sheet, { joint_type, plate }: HollowJointItem): void {
  if (joint_type === "KT") sheet.problem("joint_type", says.noOpenKT);
  if (plate) sheet.problem("plate", says.noOpenPlate);
}

/** Moments only where Tables 7.5 and 7.14 have them. */
export function checkMoments(sheet: Sheet, type: JointType, { round, open }: Of, braces: readonly Brace[]): void {
  braces.forEach(({ M_ip, M_op, theta_deg, round: brace }, i) => {
    const none = (field: string, value: number, why: Message) => {
      if (value !== 0) sheet.problem(`braces[${i}].${field}`, says.noMoment({ why, given: value }));
    };
    if (round) {
      if (balanced(type)) none("M_ip_Ed", M_ip, says.inPlane);
      if (type === "KT") none("M_op_Ed", M_op, says.outOfPlane);
      return;
    }
    if (open) {
      none("M_ip_Ed", M_ip, says.onOpen);
      none("M_op_Ed", M_op, says.onOpen);
      return;
    }
    const covered = (type === "T" || type === "X") && theta_deg === 90 && !brace;
    const why = says.ofRectangular;
    if (!covered) none("M_ip_Ed", M_ip, why);
    if (!covered) none("M_op_Ed", M_op, why);
  });
}

/** Forces are those of the load cases, one for each brace, or those of the joint. */
export function checkCases(sheet: Sheet, item: HollowJointItem, cases: readonly CaseOfJoint[]): void {
  const { braces = [], plate } = item;
  const own = (path: string, forces: object) => {
    for (const name of forceNames)
      if ((forces as Record<string, unknown>)[name] !== undefined)
        sheet.problem(`${path}.${name}`, notWith("load_cases"));
  };
  braces.forEach((brace, i) => {
    own(`braces[${i}]`, brace);
  });
  if (plate) own("plate", plate);
  cases.forEach((one, i) => {
    const path = `load_cases[${i}]`;
    if (plate && !one.plate) sheet.problem(`${path}.plate`, required(says.forcesOfCase));
    if (plate || one.braces?.length === braces.length) return;
    if (one.braces) {
      const values = { needed: braces.length, given: one.braces.length };
      sheet.problem(`${path}.braces`, says.entriesOfCase(values));
    } else sheet.problem(`${path}.braces`, required(says.forcesOfCase));
  });
}
