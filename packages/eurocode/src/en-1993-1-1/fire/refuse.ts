import { atLeast, atMost, notWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Member } from "../model.ts";
import type { MemberWithCases } from "../room.ts";
import type { GivenFire } from "./heat.ts";
import { says } from "./says.ts";

// What a fire cannot be, and fields of other fires.

/** Seconds, 4.2.5.1(4) and 4.2.5.2(3). */
export const bareStep = 5;
export const protectedStep = 30;

export function rejectFire(sheet: Sheet, { item, profile }: Member, fire: GivenFire): void {
  rejectTime(sheet, fire);
  rejectShare(sheet, fire);
  rejectAdaptation(sheet, fire);
  const { shape } = profile;
  const convex = shape === "RHS" || shape === "CHS" || shape === "round" || shape === "flat";
  rejectProtection(sheet, fire, convex, Object.hasOwn(item, "load_cases"));
  rejectTorsion(sheet, item);
}

function rejectTime(sheet: Sheet, fire: GivenFire): void {
  const { duration_min, theta_C, curve } = fire;
  if (duration_min === undefined && theta_C === undefined) sheet.problem("fire.duration_min", required(says.time));
  if (duration_min !== undefined && theta_C !== undefined) sheet.problem("fire.theta_C", notWith("duration_min"));
  if (theta_C !== undefined)
    for (const name of ["protection", "curve", "fire", "dt_s", "k_sh"] as const)
      if (fire[name] !== undefined) sheet.unused(`fire.${name}`, says.temperatureGiven);
  if (!curve) return;
  if (fire.fire !== undefined) sheet.problem("fire.fire", notWith("curve"));
  curve.forEach(({ t_min }, i) => {
    const before = curve[i - 1];
    if (before && t_min <= before.t_min) sheet.problem(`fire.curve[${i}].t_min`, says.fallingTime);
  });
  const [duration, end] = [duration_min ?? 0, curve.at(-1)?.t_min ?? 0];
  if (end < duration) sheet.problem("fire.curve", says.shortCurve({ duration, end }));
}

/** 4.2.3.3(8): the slab shades a bare beam more. */
function rejectAdaptation(sheet: Sheet, { kappa_1, exposure, protection, theta_C }: GivenFire): void {
  const least = exposure !== "three-sided" && theta_C === undefined ? 1 : protection ? 0.85 : 0.7;
  if (kappa_1 !== undefined && kappa_1 < least)
    sheet.problem(
      "fire.kappa_1",
      atLeast(least, kappa_1, {
        is: least === 1 ? says.allSides : protection ? says.protectedUnderSlab : says.bareUnderSlab,
      }),
    );
}

function rejectShare(sheet: Sheet, { load_cases, eta_fi, psi_fi, Q_over_G }: GivenFire): void {
  if (load_cases && eta_fi !== undefined) sheet.problem("fire.eta_fi", notWith("load_cases"));
  if (psi_fi !== undefined && (eta_fi !== undefined || load_cases))
    sheet.problem("fire.psi_fi", notWith(load_cases ? "load_cases" : "eta_fi"));
  if (psi_fi !== undefined && Q_over_G === undefined)
    sheet.problem("fire.Q_over_G", required(says.pairOfRatio, "psi_fi"));
  // without variable actions psi has nothing to stand before
  if (Q_over_G !== undefined && Q_over_G !== 0 && psi_fi === undefined)
    sheet.problem("fire.psi_fi", required(says.pairOfPsi, "Q_over_G"));
}

function rejectProtection(
  sheet: Sheet,
  { protection, k_sh, dt_s }: GivenFire,
  convex: boolean,
  withCases: boolean,
): void {
  if (!protection) {
    if (dt_s !== undefined && dt_s > bareStep)
      sheet.problem("fire.dt_s", atMost(bareStep, dt_s, { unit: "s", is: says.stepOfBare }));
    return;
  }
  if (convex && protection.encasement === "box") sheet.problem("fire.protection.encasement", says.hollowInBox);
  if (k_sh !== undefined) sheet.unused("fire.k_sh", says.bareOnly);
  if (protection.d_p_mm === undefined && withCases)
    sheet.problem("fire.protection.d_p_mm", required(says.thicknessWithCases, "load_cases"));
}

function rejectTorsion(sheet: Sheet, item: MemberWithCases): void {
  for (const name of ["T_Ed", "B_Ed"] as const) {
    if ((item[name] ?? 0) !== 0) sheet.problem(name, says.torsionInFire);
    item.load_cases?.forEach((loadCase, i) => {
      if ((loadCase[name] ?? 0) !== 0) sheet.problem(`load_cases[${i}].${name}`, says.torsionInFire);
    });
  }
}
