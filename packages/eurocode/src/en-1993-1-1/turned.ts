import type { Requirement } from "../basis/verification.ts";
import {
  bendingWithShearBuckling,
  bendingWithShearBucklingZ,
  flangeInduced,
  flangeInducedY,
  shearBuckling,
  shearBucklingY,
} from "../en-1993-1-5/shear-buckling.ts";
import type { Page } from "../engine/sheet.ts";
import { flexuralBuckling } from "./flexural-buckling.ts";
import {
  lateralTorsionalBuckling,
  lateralTorsionalBucklingLying,
  lateralTorsionalBucklingY,
  lateralTorsionalBucklingZ,
} from "./lateral-torsional.ts";
import type { Actions, Member } from "./model.ts";
import { turnedProfile } from "./profile.ts";
import type { MemberItem } from "./schema.ts";
import { shearTorsionY, shearTorsionZ } from "./torsion.ts";
import { bendingY, bendingZ, interaction61, interaction62, shearY, shearZ } from "./verify.ts";

// A flat, a hollow section or an angle that lies on its broad side is bent about z as another of its shape is about y. It
// is calculated as turned by 90°, and what is written gets its own names back: every rule of the strong axis then holds.

const tokens: Readonly<Record<string, string>> = {
  y: "z",
  z: "y",
  yy: "zz",
  zz: "yy",
  yz: "zy",
  zy: "yz",
  my: "mz",
  mz: "my",
  "6.61": "6.62",
  "6.62": "6.61",
  "8.88": "8.89",
  "8.89": "8.88",
};

const whole: Readonly<Record<string, string>> = {
  rho: "rho_z",
  rho_z: "rho",
  V_b_Rd_kN: "V_b_y_Rd_kN",
  V_b_y_Rd_kN: "V_b_Rd_kN",
  lambda_w: "lambda_w_y",
  lambda_w_y: "lambda_w",
  chi_w: "chi_w_y",
  chi_w_y: "chi_w",
  a_w: "a_f",
  a_f: "a_w",
  class_flange: "class_web",
  class_web: "class_flange",
};

const parts: Readonly<Record<string, string>> = { flange: "web", web: "flange" };

const names = new Map<string, string>();

export function turnedName(name: string): string {
  let found = names.get(name);
  if (found === undefined) {
    found =
      whole[name] ??
      name
        .split("_")
        .map((token) => tokens[token] ?? parts[token] ?? token)
        .join("_");
    names.set(name, found);
  }
  return found;
}

const turnedRequirements = new Map<Requirement, Requirement>(
  (
    [
      [bendingY, bendingZ],
      [shearY, shearZ],
      [shearBuckling, shearBucklingY],
      [bendingWithShearBuckling, bendingWithShearBucklingZ],
      [flangeInduced, flangeInducedY],
      [shearTorsionY, shearTorsionZ],
      [flexuralBuckling.y, flexuralBuckling.z],
      [interaction61, interaction62],
      [lateralTorsionalBuckling, lateralTorsionalBucklingLying],
      [lateralTorsionalBucklingZ, lateralTorsionalBucklingY],
    ] as const
  ).flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** Two that change places where a section lies. */
export function turnsInto(one: Requirement, other: Requirement): void {
  turnedRequirements.set(one, other).set(other, one);
}

/** Writes under the names of the section as it lies. */
export function turnedPage(page: Page): Page {
  const write = page as { [K in "put" | "step"]: (name: string, ...rest: unknown[]) => number };
  return {
    steps: page.steps,
    shows: page.shows,
    put: ((name: string, ...rest: unknown[]) => write.put(turnedName(name), ...rest)) as Page["put"],
    step: ((name: string, ...rest: unknown[]) => write.step(turnedName(name), ...rest)) as Page["step"],
    table: (name, value, clause, note) => page.table(turnedName(name), value, clause, note),
    given: (name, value, clause) => page.given(turnedName(name), value, clause),
    explain: (note) => page.explain(note),
    warn: (sentence) => page.warn(sentence),
    assume: (sentence) => page.assume(sentence),
    rule: (used) => page.rule(used),
    verify: (requirement, demand, resistance, unit) =>
      page.verify(turnedRequirements.get(requirement) ?? requirement, demand, resistance, unit),
  };
}

export function turnedActions(a: Actions, into: { -readonly [A in keyof Actions]: number }): Actions {
  into.N_Ed = a.N_Ed;
  into.M_y_Ed = a.M_z_Ed;
  into.M_z_Ed = a.M_y_Ed;
  into.V_z_Ed = a.V_y_Ed;
  into.V_y_Ed = a.V_z_Ed;
  into.T_Ed = a.T_Ed;
  into.B_Ed = a.B_Ed;
  return into;
}

export function turnedMember(m: Member): Member {
  const { item: i } = m;
  const item: MemberItem = {
    ...i,
    N_cr_y_kN: i.N_cr_z_kN,
    N_cr_z_kN: i.N_cr_y_kN,
    buckling_curve_y: i.buckling_curve_z,
    buckling_curve_z: i.buckling_curve_y,
    sway_y: i.sway_z,
    sway_z: i.sway_y,
    C_my: i.C_mz,
    C_mz: i.C_my,
    C_my_0: i.C_mz_0,
    C_mz_0: i.C_my_0,
  };
  return {
    ...m,
    item,
    profile: turnedProfile(m.profile),
    L_cr_y: m.L_cr_z,
    L_cr_z: m.L_cr_y,
    shape_y: m.shape_z,
    shape_z: m.shape_y,
    shape_my: m.shape_mz,
    shape_mz: m.shape_my,
    sway_y: m.sway_z,
    sway_z: m.sway_y,
    lying: false,
  };
}

/** Sides of a hollow section change their names. */
export const turnedPart = <T extends { id: string }>(part: T): T => ({ ...part, id: parts[part.id] ?? part.id });
