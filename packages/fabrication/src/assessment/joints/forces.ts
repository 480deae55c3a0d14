/** Forces that a joint is made for; where none are known, a share of what the member can carry, and it is said. */

import { section } from "@x/eurocode";
import { resolveSteelGrade, steelStrength } from "@x/eurocode/materials";
import type { Message } from "@x/eurocode/message";
import { invalid } from "@x/eurocode/problems";
import type { MemberActions } from "../../fabrication.ts";
import { dimensionsOf, type JointMember } from "./end.ts";
import { forces as says } from "./says.ts";

interface Plastic {
  readonly N_pl: number;
  readonly V_pl: number;
  readonly M_pl: number;
}

/** kN, kNm with nominal strengths and gamma_M0 = 1: only for forces that are assumed. */
export function plasticOf({ profile, steel_grade }: JointMember): Plastic | undefined {
  const properties = section(profile)?.properties;
  const { t_f, t_w } = dimensionsOf(profile);
  const strength = steelStrength(steel_grade, Math.max(t_f, t_w), "en-1993-1-1");
  if (!properties || !("f_y_MPa" in strength)) return undefined;
  const f_y = strength.f_y_MPa;
  return {
    N_pl: (properties.A_mm2 * f_y) / 1000,
    V_pl: (properties.A_v_z_mm2 * f_y) / Math.sqrt(3) / 1000,
    M_pl: (properties.W_pl_y_mm3 * f_y) / 1e6,
  };
}

const known = ({ actionsFrom }: JointMember): boolean => actionsFrom !== "self-weight" && actionsFrom !== "none";
const given = (member: JointMember, name: string): number | undefined =>
  known(member) ? member.actions[name] : undefined;

const round = (value: number): number => Math.max(1, Math.round(value));

export interface Force {
  readonly value: number;
  /** of an assumed one: what is known all the same */
  readonly least?: number;
  readonly from: MemberActions["from"];
  readonly reason: Message;
}

const origin = (member: JointMember): MemberActions["from"] =>
  (["file", "correction", "drawing", "area load", "project default"] as const).find(
    (from) => from === member.actionsFrom,
  ) ?? "none";

const ofMember = (member: JointMember, value: number, reason: Message): Force => ({
  value,
  from: origin(member),
  reason,
});

/** End shear of a beam. A moment alone says little of the shear beside it: the assumed one stays, and is never less than a uniform load of that moment brings. */
export function shearOf(member: JointMember): Force {
  const V = given(member, "V_z_Ed");
  if (V !== undefined && V !== 0) return ofMember(member, Math.abs(V), says.ofMember({ action: "V_z_Ed" }));
  const M = given(member, "M_y_Ed");
  const assumed = assumedShear(member);
  if (M === undefined || M === 0) return assumed;
  const L = member.length_mm;
  const uniform = L === undefined ? 0 : round((4000 * Math.abs(M)) / L);
  if (uniform > assumed.value) return { value: uniform, from: "none", reason: says.uniformShear, least: uniform };
  return { ...assumed, reason: says.momentAlone({ shear: assumed.reason }), least: uniform };
}

function assumedShear(member: JointMember): Force {
  const L = member.length_mm;
  const plastic = plasticOf(member);
  if (!plastic) return { value: 0, from: "none", reason: says.unknownStrength };
  const half = 0.5 * plastic.V_pl;
  const bent = L === undefined ? Number.POSITIVE_INFINITY : (4000 * plastic.M_pl) / L;
  return bent < half
    ? {
        value: round(bent),
        from: "none",
        reason: says.mostOfSpan,
      }
    : { value: round(half), from: "none", reason: says.halfShear({ share: 0.5 }) };
}

/** Of a brace, as tension. */
export function axialOf(member: JointMember): Force {
  const N = given(member, "N_Ed");
  if (N !== undefined && N !== 0)
    return ofMember(member, Math.abs(N), N < 0 ? says.ofMember({ action: "N_Ed" }) : says.compression);
  const plastic = plasticOf(member);
  return {
    value: plastic ? round(0.3 * plastic.N_pl) : 0,
    from: "none",
    reason: says.axialShare({ share: 0.3 }),
  };
}

/** Where all of them are from: an assumed one makes an assumption of the whole. */
export const originOf = (first: MemberActions["from"], ...more: readonly MemberActions["from"][]) =>
  more.includes("none") ? "none" : first;

export interface BaseForces {
  readonly N_Ed: number;
  readonly V_Ed?: number;
  readonly M_Ed?: number;
  readonly from: MemberActions["from"];
  readonly reason: Message;
}

export function baseForces(member: JointMember, fixed: boolean): BaseForces {
  const [N, V, M] = ["N_Ed", "V_z_Ed", "M_y_Ed"].map((name) => given(member, name));
  const plastic = plasticOf(member);
  const assumed = N === undefined;
  const shear = V !== undefined && V !== 0 ? { V_Ed: Math.abs(V) } : {};
  const moment = fixed && M !== undefined && M !== 0 ? { M_Ed: Math.abs(M) } : {};
  return {
    N_Ed: N ?? (plastic ? round(0.3 * plastic.N_pl) : 0),
    ...shear,
    ...moment,
    from: assumed ? "none" : origin(member),
    reason: assumed ? says.axialShare({ share: 0.3 }) : says.ofMember({ action: "N_Ed" }),
  };
}

export const momentOf = (member: JointMember): Force | undefined => {
  const M = given(member, "M_y_Ed");
  return M === undefined || M === 0 ? undefined : ofMember(member, Math.abs(M), says.ofMember({ action: "M_y_Ed" }));
};

/** Plates are not delivered in the grades of hollow sections. */
export function plateGrade(grade: string): string {
  const resolved = resolveSteelGrade(grade);
  return resolved.kind === "grade" && resolved.canonical.endsWith("H") ? resolved.canonical.slice(0, -1) : grade;
}

/** N/mm², by the product standard: never above Table 3.1 of EN 1993-1-1. */
export function ultimate(grade: string, t_mm: number): number {
  const strength = steelStrength(grade, t_mm, "product-standard");
  if (!("f_u_MPa" in strength)) throw invalid(strength.because, "steel_grade");
  return strength.f_u_MPa;
}
