import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { resolveMember, resolveSteel } from "../parts/index.ts";
import { chordForces } from "./equilibrium.ts";
import * as formulas from "./formulas-chs.ts";
import type { Brace, HollowJoint, JointType, Plate } from "./model.ts";
import { checkMoments, checkNumbers, checkOpenChord, checkWidths } from "./refuse.ts";
import { says } from "./says.ts";
import type { HollowJointItem } from "./schema.ts";

const ofStrongSteel = formula("7.1.1(4)", "gamma_M5 / 0.9", (gamma_M5) => gamma_M5 / 0.9);

export function resolveHollowJoint(sheet: Sheet, item: HollowJointItem): HollowJoint | undefined {
  const chord = resolveMember(sheet, "chord", item.chord, ["RHS", "CHS", "I"]);
  const round = chord?.section.shape === "CHS";
  const open = chord?.section.shape === "I";
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
  checkMoments(sheet, item.joint_type, { round, open }, found);
  if (open) checkOpenChord(sheet, item);
  if (sheet.problems.length > 0) return undefined;
  const gamma = sheet.parameter("EN 1993-1-8", "gamma_M5");
  const strongest = Math.max(chord.steel.f_y, plate?.steel.f_y ?? 0, ...found.map(({ member }) => member.steel.f_y));
  const gamma_M5 = strongest > 355 ? sheet.put("gamma_M5_eff", ofStrongSteel, gamma) : sheet.given("gamma_M5", gamma);
  const N_0 = item.N_0_Ed ?? 0;
  const chordSides = chordForces(sheet, item.joint_type, found, N_0);
  const M_0 = Math.abs(item.M_0_Ed ?? 0);
  const { A_mm2, W_el_y_mm3 } = chord.section.properties;
  const sigma = sheet.put(
    "sigma_0_Ed_MPa",
    formulas.chordStress,
    round ? N_0 : Math.max(N_0, chordSides.other),
    A_mm2,
    M_0,
    W_el_y_mm3,
  );
  // Table 7.21 has no factor for the stress of the chord
  const n = open ? 0 : sheet.put(round ? "n_p" : "n", formulas.stressRatio, sigma, chord.steel.f_y, gamma);
  if (item.N_0_Ed === undefined && item.M_0_Ed === undefined) sheet.assume(says.noChordForces, { weighty: true });
  else if (round) sheet.assume(says.fullChordForces);
  if (open) {
    sheet.warn(says.openUnconfirmed);
    sheet.assume(says.openBrace);
  }
  return {
    type: item.joint_type,
    chord,
    round,
    open,
    braces: found,
    plate,
    gap: item.gap_mm ?? 0,
    gamma_M5,
    n,
    N_0,
    N_0_sides: chordSides.sides,
    N_0_most: Math.max(Math.abs(N_0), Math.abs(chordSides.other)),
    N_0_gap: Math.max(Math.abs(N_0), Math.abs(chordSides.gap)),
    squeezed: Math.max(N_0, chordSides.other) > 0 || M_0 > 0,
    M_0,
    chordMoment: M_0 !== 0,
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
  sheet.assume(says.balancedX);
  const balancing = (one: Brace, other: Brace) => ({
    ...one,
    N: (other.N * Math.sin(other.theta)) / Math.sin(one.theta),
  });
  return first.given ? [first, balancing(second, first)] : [balancing(first, second), second];
}

function resolvePlate(sheet: Sheet, spec: NonNullable<HollowJointItem["plate"]>): Plate | undefined {
  const steel = resolveSteel(sheet, "plate", spec, spec.t_mm);
  if (spec.orientation === undefined) sheet.assume(says.alongChord);
  if (!steel) return undefined;
  const { b_mm: b, t_mm: t, orientation = "longitudinal", N_Ed: N = 0, M_ip_Ed: M_ip = 0, M_op_Ed: M_op = 0 } = spec;
  return { b, t, steel, orientation, N, M_ip, M_op };
}
