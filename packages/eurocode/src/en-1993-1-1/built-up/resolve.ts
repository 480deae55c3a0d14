import { decimals } from "../../basis/numbers.ts";
import { above, atLeast, atMost, below, notWith, onlyFor, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { steel } from "../../materials/steel.ts";
import type { MemberWithCases } from "../room.ts";
import { says as ofMember } from "../says.ts";
import type { MemberItem } from "../schema.ts";
import * as rules from "./formulas.ts";
import { type Common, type Piece, pieceOf } from "./pieces.ts";
import { says } from "./says.ts";
import type { BuiltUp, Lacing } from "./schema.ts";

// What the request says of a built-up member, with every default; what cannot be.

export interface BuiltUpMember {
  readonly given: BuiltUp;
  readonly chord: Piece;
  /** of the chord, about the axis that is parallel to the free one; and about the other */
  readonly I_ch: number;
  readonly I_other: number;
  readonly axis: "y" | "z" | "v";
  readonly n: number;
  readonly E: number;
  readonly L: number;
  readonly L_z: number;
  readonly L_ch: number;
  /** closely spaced enough to be one section */
  readonly one: boolean;
  readonly lacing: LacingOf | undefined;
  readonly batten: BattenOf | undefined;
  readonly lattice: boolean | undefined;
  readonly gamma_M0: number;
}

export interface LacingOf {
  readonly form: Lacing;
  readonly diagonal: Piece;
  readonly post: Piece | undefined;
}

export interface BattenOf {
  /** undefined where only I_b is known */
  readonly plate: { readonly b: number; readonly t: number; readonly f_y: number } | undefined;
  readonly I_b: number | undefined;
}

/** The fields of a member that a built-up one uses. */
const used: ReadonlySet<string> = new Set<keyof MemberWithCases>([
  "mark",
  "built_up",
  "length_mm",
  "N_Ed",
  "M_y_Ed",
  "V_z_Ed",
  "steel_grade",
  "strength_table",
  "f_y_MPa",
  "f_u_MPa",
  "E_MPa",
  "G_MPa",
  "L_cr_y_mm",
  "L_cr_z_mm",
  "lattice_web_member",
  "fabrication",
  "load_cases",
]);

const otherActions = ["M_z_Ed", "V_y_Ed", "T_Ed", "B_Ed"] as const;

export function resolveBuiltUp(sheet: Sheet, item: MemberWithCases, given: BuiltUp): BuiltUpMember | undefined {
  rejectFields(sheet, item);
  rejectPlaces(sheet, item, given);
  const byAnnex = sheet.parameter("EN 1993-1-1", "strength_table");
  const common: Common = {
    strength_table: item.strength_table ?? byAnnex,
    gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0"),
    gamma_M1: sheet.parameter("EN 1993-1-1", "gamma_M1"),
  };
  const of = (field: string, piece: BuiltUp["chord"] | undefined) =>
    piece === undefined ? undefined : pieceOf(sheet, item, field, piece, common);
  const chord = of("chord", given.chord);
  const diagonal = of("diagonal", given.diagonal);
  const post = of("post", given.post);
  if (!chord || sheet.problems.length > 0) return undefined;
  const { profile: p } = chord.member;
  const star = given.star_battened === true;
  if (star && (p.shape !== "angle" || Math.abs(p.I_y - p.I_z) > 1e-6 * p.I_y))
    sheet.problem("built_up.star_battened", onlyWith(says.starOfAngles));
  const axis = star ? "v" : (given.chord_axis ?? "z");
  if (axis !== "v")
    rejectOverlap(sheet, given, 2 * (axis === "z" ? Math.min(p.left, p.right) : Math.min(p.top, p.bottom)));
  const I_ch = axis === "v" ? p.I_v : axis === "y" ? p.I_y : p.I_z;
  const one = given.arrangement === "closely-spaced" && given.a_mm <= spacing(chord, star);
  if (one) rejectBent(sheet, item);
  const batten = given.arrangement === "laced" || one ? undefined : battenOf(sheet, item, given, common, chord, star);
  if (sheet.problems.length > 0) return undefined;
  return {
    given,
    chord,
    I_ch,
    I_other: p.I_y + p.I_z - I_ch,
    axis,
    n: given.n_planes ?? 2,
    E: item.E_MPa ?? steel.E_MPa,
    L: item.L_cr_y_mm ?? item.length_mm,
    L_z: item.L_cr_z_mm ?? item.length_mm,
    L_ch: given.L_cr_ch_mm ?? given.a_mm,
    one,
    lacing: given.lacing && diagonal && { form: given.lacing, diagonal, post },
    batten,
    lattice: item.lattice_web_member,
    gamma_M0: common.gamma_M0,
  };
}

/** The greatest distance of packing plates of one section. */
function spacing({ member: { profile: p } }: Piece, star: boolean): number {
  const I_min = p.shape === "angle" ? p.I_v : Math.min(p.I_y, p.I_z);
  const i_min = rules.radius(I_min, p.A);
  return star ? rules.closestOfStar(i_min) : rules.closest(i_min);
}

function rejectFields(sheet: Sheet, item: MemberWithCases): void {
  for (const [name, value] of Object.entries(item)) {
    if (used.has(name) || value === undefined || value === 0 || value === false) continue;
    const action = otherActions.some((other) => other === name);
    sheet.problem(name, action ? says.otherDirection : notWith("built_up"));
  }
  item.load_cases?.forEach((loadCase, i) => {
    for (const name of otherActions)
      if ((loadCase[name] ?? 0) !== 0) sheet.problem(`load_cases[${i}].${name}`, says.otherDirection);
    if (loadCase.concentrated_loads) sheet.problem(`load_cases[${i}].concentrated_loads`, notWith("built_up"));
  });
  const { N_Ed, M_y_Ed, V_z_Ed, load_cases } = item;
  if ((N_Ed ?? M_y_Ed ?? V_z_Ed) === undefined && !load_cases) sheet.problem("N_Ed", required(says.anyAction));
}

/** What belongs to another arrangement. */
function rejectPlaces(sheet: Sheet, item: MemberItem, given: BuiltUp): void {
  const { arrangement, lacing, diagonal, post, d_mm, star_battened, S_v_kN, a_mm } = given;
  const most = item.length_mm / 3;
  if (a_mm > most * (1 + 1e-9))
    sheet.problem("built_up.a_mm", atMost(decimals(most, 1), a_mm, { unit: "mm", is: says.modules }));
  if (arrangement === "laced") rejectLacing(sheet, given);
  else {
    for (const [name, value] of Object.entries({ lacing, diagonal, post, d_mm }))
      if (value !== undefined) sheet.problem(`built_up.${name}`, onlyWith(says.laced));
    if (item.lattice_web_member !== undefined) sheet.unused("lattice_web_member", onlyFor(says.anglesOfLacing));
  }
  if (arrangement === "closely-spaced") {
    if (S_v_kN !== undefined) sheet.problem("built_up.S_v_kN", onlyWith(says.laced));
  } else if (star_battened) sheet.problem("built_up.star_battened", onlyWith(says.starOfAngles));
}

/** Two chords are not in one place; tables of centroids are rounded. */
function rejectOverlap(sheet: Sheet, { h_0_mm }: BuiltUp, least: number): void {
  if (h_0_mm < least - 2)
    sheet.problem("built_up.h_0_mm", atLeast(decimals(least, 1), h_0_mm, { unit: "mm", is: says.backToBack }));
}

function rejectLacing(sheet: Sheet, { lacing, diagonal, post, batten, d_mm, h_0_mm }: BuiltUp): void {
  const at = (name: string) => `built_up.${name}`;
  if (lacing === undefined) sheet.problem(at("lacing"), required(says.lacingOfPlanes));
  if (diagonal === undefined) sheet.problem(at("diagonal"), required(says.diagonalOfLacing));
  if (lacing === "N" && post === undefined) sheet.problem(at("post"), required(says.postOfLacing));
  if (lacing !== undefined && lacing !== "N" && post !== undefined) sheet.problem(at("post"), onlyWith(says.postsOfN));
  if (batten) sheet.problem(at("batten"), onlyWith(says.battened));
  if (d_mm !== undefined && d_mm <= h_0_mm)
    sheet.problem(at("d_mm"), above(h_0_mm, d_mm, { unit: "mm", is: says.shortDiagonal }));
}

function rejectBent(sheet: Sheet, item: MemberWithCases): void {
  for (const name of ["M_y_Ed", "V_z_Ed"] as const) {
    if ((item[name] ?? 0) !== 0) sheet.problem(name, says.bentClosely);
    item.load_cases?.forEach((loadCase, i) => {
      if ((loadCase[name] ?? 0) !== 0) sheet.problem(`load_cases[${i}].${name}`, says.bentClosely);
    });
  }
}

function battenOf(
  sheet: Sheet,
  item: MemberItem,
  { batten, arrangement, a_mm }: BuiltUp,
  common: Common,
  chord: Piece,
  star: boolean,
): BattenOf | undefined {
  if (!batten) {
    const limit = decimals(spacing(chord, star), 0);
    const what = arrangement === "battened" ? says.plateOfBatten : says.battenOrCloser({ limit });
    sheet.problem("built_up.batten", required(what));
    return undefined;
  }
  const { b_mm: b, t_mm: t, I_b_mm4: I_b } = batten;
  if (I_b !== undefined) {
    for (const [name, value] of Object.entries({ b_mm: b, t_mm: t }))
      if (value !== undefined) sheet.problem(`built_up.batten.${name}`, notWith("I_b_mm4"));
    return { plate: undefined, I_b };
  }
  if (b === undefined || t === undefined) {
    sheet.problem("built_up.batten", required(says.plateOfBatten));
    return undefined;
  }
  if (b >= a_mm) sheet.problem("built_up.batten.b_mm", below(a_mm, b, { unit: "mm", is: says.nextBatten }));
  const flat = pieceOf(sheet, item, "batten", { shape: "flat", b_mm: b, t_mm: t }, common);
  return flat && { plate: { b, t, f_y: flat.member.f_y }, I_b: undefined };
}

/** Said once for the member, whatever its load cases. */
export function assumeBuiltUp(sheet: Sheet, item: MemberItem, m: BuiltUpMember): void {
  if (item.steel_grade === undefined && item.f_y_MPa === undefined) sheet.assume(ofMember.steel355, { weighty: true });
  if (item.f_y_MPa === undefined) {
    const table = item.strength_table ?? sheet.parameter("EN 1993-1-1", "strength_table");
    sheet.assume(table === "en-1993-1-1" ? ofMember.strengthsByTable31 : ofMember.strengthsByProductStandard);
  }
  if (item.E_MPa === undefined) sheet.assume(ofMember.moduli);
  if (item.L_cr_y_mm === undefined || item.L_cr_z_mm === undefined) sheet.assume(ofMember.bucklingLengths);
  sheet.assume(says.ends);
  const { given } = m;
  if (given.chord_axis === undefined && m.axis === "z") sheet.assume(says.chordAxis);
  if (m.one) {
    sheet.assume(says.asOne);
    sheet.warn(says.torsionOfPair);
    return;
  }
  if (given.arrangement === "closely-spaced") sheet.assume(says.asBattened);
  if (given.n_planes === undefined) sheet.assume(says.planes);
  if (given.e_0_mm === undefined) sheet.assume(says.bow);
  if (given.S_v_kN !== undefined) sheet.assume(says.ownStiffness);
  if (m.lacing?.diagonal.member.profile.shape === "angle" && item.lattice_web_member === undefined)
    sheet.assume(says.lattice);
  if (m.batten) {
    if (m.batten.plate) sheet.assume(says.plainPlate);
    else sheet.warn(says.withoutPlate);
  }
  sheet.assume(says.mostCompressed);
  sheet.warn(says.joints);
}
