import { Request } from "../../engine/request.ts";
import { type Page, Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { type Class, classify, epsilon as epsilonOf, loadingOf } from "../classification.ts";
import { type CrossSection, crossSection } from "../cross-section.ts";
import {
  bucklingCurve,
  bucklingResistance,
  chi,
  eulerForce,
  imperfection,
  lattice_v,
  lattice_yz,
  Phi,
  slenderness,
} from "../flexural-buckling.ts";
import { resolveMember } from "../member.ts";
import type { Member } from "../model.ts";
import type { MemberItem } from "../schema.ts";
import { torsionalBuckling } from "../torsional-buckling.ts";
import { says } from "./says.ts";
import type { GivenPiece } from "./schema.ts";

// The pieces of a built-up member: chords, diagonals, posts, each a section with its steel.

export interface Piece {
  readonly name: string;
  readonly member: Member;
  readonly section: CrossSection;
  readonly class: Class;
}

/** What all pieces have in common. */
export interface Common {
  readonly strength_table: MemberItem["strength_table"];
  readonly gamma_M0: number;
  readonly gamma_M1: number;
}

/** Under uniform compression. */
export function pieceOf(
  sheet: Sheet,
  item: MemberItem,
  field: string,
  given: GivenPiece,
  { strength_table, gamma_M0, gamma_M1 }: Common,
): Piece | undefined {
  const { length_mm, steel_grade, f_y_MPa, f_u_MPa, E_MPa, G_MPa, fabrication } = item;
  const of = typeof given === "string" ? { profile: given, fabrication } : { section: given };
  const steel = { steel_grade, strength_table, f_y_MPa, f_u_MPa, E_MPa, G_MPa };
  const aside = new Sheet(new Request(sheet.request.annex, { derivation: false }), sheet.path);
  const found = resolveMember(aside, { mark: item.mark, length_mm, N_Ed: 1, ...of, ...steel });
  for (const problem of aside.problems)
    problem.path = problem.path
      .replace(/(^|\.)(profile|section)(\.|$)/, `$1built_up.${field}$3`)
      .replace(/(^|\.)fabrication$/, `$1built_up.${field}.fabrication`);
  sheet.takeProblems(aside.problems);
  if (!found) return undefined;
  const member = { ...found, gamma_M0, gamma_M1 };
  const pad = Tally.aside();
  const epsilon = epsilonOf(member.f_y);
  const alone = { N_Ed: 1, M_y_Ed: 0, M_z_Ed: 0, V_z_Ed: 0, V_y_Ed: 0, T_Ed: 0, B_Ed: 0 };
  const loading = loadingOf(member, alone, {
    N_Ed: 0,
    y: false,
    z: false,
    stemCompressed: false,
    negative: false,
  });
  const sectionClass = classify(pad, member, loading, epsilon);
  const { profile } = member;
  if (sectionClass === 4 && profile.shape === "CHS") {
    sheet.problem(`built_up.${field}`, says.class4);
    return undefined;
  }
  const section = crossSection(pad, member, sectionClass, sectionClass, epsilon, false, () => 1.25);
  // an effective area as great as the whole one shifts nothing
  if (!profile.doublySymmetric && section.A_c < profile.A * (1 - 1e-6)) {
    sheet.problem(`built_up.${field}`, says.class4);
    return undefined;
  }
  return { name: profile.label, member, section, class: sectionClass };
}

export type Axis = "y" | "z" | "v";

const inertia = ({ member: { profile: p } }: Piece, axis: Axis): number =>
  axis === "y" ? p.I_y : axis === "z" ? p.I_z : p.I_v;

/** N_b,Rd about an axis, in steps; `lattice`: slenderness of BB.1.2. */
export function bucklingOf(page: Page, piece: Piece, axis: Axis, L: number, as: string, lattice = false): number {
  const { member, section } = piece;
  const { E, f_y, gamma_M1, profile, is460 } = member;
  const N_cr = page.step(`N_cr_${as}_kN`, eulerForce, E, inertia(piece, axis), L);
  const plain = page.step(`lambda_${as}`, slenderness, section.A_c, f_y, N_cr);
  const lambda = lattice ? page.step(`lambda_eff_${as}`, axis === "v" ? lattice_v : lattice_yz, plain) : plain;
  const alpha = imperfection[bucklingCurve(profile, axis === "v" ? "z" : axis, is460)];
  const reduction = lambda <= 0.2 ? 1 : page.step(`chi_${as}`, chi, page.step(`Phi_${as}`, Phi, alpha, lambda), lambda);
  return page.step(`N_b_${as}_Rd_kN`, bucklingResistance, reduction, section.A_c, f_y, gamma_M1);
}

/** The least of all axes, and of torsional-flexural buckling. */
export function leastBuckling(page: Page, piece: Piece, L: number, as: string, lattice: boolean | undefined): number {
  const angle = piece.member.profile.shape === "angle";
  const axes: readonly Axis[] = angle ? ["v", "y", "z"] : ["y", "z"];
  const ways = angle ? (lattice === undefined ? [false, true] : [lattice]) : [false];
  const flexural = axes.flatMap((axis) => ways.map((way) => bucklingOf(page, piece, axis, L, as, way)));
  return Math.min(...flexural, torsional(piece, L));
}

/** A strut between joints that hold it against twisting. */
function torsional(piece: Piece, L: number): number {
  const { member, section } = piece;
  const held = { ...member, L_cr_y: L, L_cr_z: L, L_cr_T: L, L_cr_v: L };
  const N_cr = (I: number) => eulerForce(member.E, I, L);
  const { I_y, I_z } = member.profile;
  return torsionalBuckling(Tally.aside(), held, section, N_cr(I_y), N_cr(I_z))?.N_b_Rd ?? Number.POSITIVE_INFINITY;
}
