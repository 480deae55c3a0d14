import type { Sheet } from "../engine/sheet.ts";
import { steel } from "../materials/steel.ts";
import { type AnnexChoices, choicesUnder, ltbRules, methodOf } from "./annex-choices.ts";
import { assumeDefaults } from "./assumptions.ts";
import { firstLimits } from "./classification.ts";
import { rejectOutsideAnnex } from "./critical-moment-by-annex.ts";
import { bucklingCurve } from "./flexural-buckling.ts";
import { ofSecond } from "./generation.ts";
import type { Member, Strength } from "./model.ts";
import { type MomentShape, uniform } from "./moment-shape.ts";
import type { Profile } from "./profile.ts";
import { rejectIdle, rejectImpossible, rejectStrength, rejectUncertain } from "./refuse.ts";
import { betweenRestraints, isShorter, shapeOf } from "./resolve-moments.ts";
import { resolveProfile } from "./resolve-profile.ts";
import { rejectGrade, resolveStrength } from "./resolve-strength.ts";
import { rejectContradictions } from "./said-twice.ts";
import type { MemberItem } from "./schema.ts";

export { epsilon } from "./classification.ts";

const generalRule = { method: "general", apply_f: false } as const;

export function resolveMember(sheet: Sheet, item: MemberItem): Member | undefined {
  const profile = resolveProfile(sheet, item);
  const strength = profile ? resolveStrength(sheet, item, profile) : rejectGrade(sheet, item.steel_grade);
  const shape_y = shapeOf(sheet, item, "y");
  const shape_z = shapeOf(sheet, item, "z");
  const lying = profile !== undefined && isLying(profile);
  const strong = lying || (profile !== undefined && buckleSideways(profile)) ? shape_z : shape_y;
  const restraint = betweenRestraints(sheet, item, strong);
  ((sheet.request.edition.second && ofSecond(sheet)?.rejectStrength) || rejectStrength)(sheet, item);
  if (!profile || !strength || !shape_y || !shape_z || !strong || !restraint) return undefined;
  const { shape_LT, segments } = restraint;
  const restrained = item.lateral_restraint === "continuous";
  const exemptFromLtb = restrained || cannotBuckleLaterally(profile);
  const bucklesUnderMz = !restrained && (profile.shape === "angle" || buckleSideways(profile));
  rejectImpossible(sheet, item, profile);
  if (!exemptFromLtb || bucklesUnderMz) rejectUncertain(sheet, item, profile, shape_LT, shape_y);
  if (!exemptFromLtb) rejectOutsideAnnex(sheet, item, profile, shape_LT);
  const annex = sheet.request.once(choicesUnder);
  const L_cr = bucklingLengths(item);
  const member: Member = {
    item,
    profile,
    // named one by one: an object that grows by a spread is built several times over
    grade: strength.grade,
    is460: strength.is460,
    isAbove420: strength.isAbove420,
    f_y: Math.min(strength.f_y, item.f_yw_MPa ?? strength.f_y),
    f_yf: strength.f_y,
    f_yw: item.f_yw_MPa ?? strength.f_y,
    f_u: strength.f_u,
    strengthFrom: strength.strengthFrom,
    E: item.E_MPa ?? steel.E_MPa,
    G: item.G_MPa ?? steel.G_MPa,
    gamma_M0: annex.gamma_M0,
    gamma_M1: annex.gamma_M1,
    eta: annex.eta,
    L_cr_y: L_cr.y,
    L_cr_z: L_cr.z,
    L_cr_T: L_cr.T,
    L_cr_v: L_cr.v,
    L_LT: item.L_LT_mm ?? item.length_mm,
    length: item.length_mm,
    shape_y,
    shape_z,
    shape_my: shapeWithin(item.L_cr_y_mm, item.length_mm, shape_y),
    shape_mz: shapeWithin(item.L_cr_z_mm, item.length_mm, shape_z),
    sway_y: doesSway(item.sway_y, item.length_mm, L_cr.y),
    sway_z: doesSway(item.sway_z, item.length_mm, L_cr.z),
    shape_LT,
    shape_strong: strong,
    strongIsZ: buckleSideways(profile),
    segments,
    lying,
    exemptFromLtb,
    onlyWithStem: profile.shape === "tee" && profile.I_z >= profile.I_y,
    bucklesUnderMz,
    curve_T: item.buckling_curve_z,
    susceptible: item.susceptible_to_torsion ?? !(profile.hollow || restrained),
    floorOfC_m0: annex.floorOfC_m0,
    ...ofGeneration(sheet, item, profile, strength, annex),
  };
  if (member.next?.whole) member.next.of.rejectUnknown(sheet, member);
  rejectIdle(sheet, member);
  rejectContradictions(sheet, member);
  assumeDefaults(sheet, member);
  return sheet.problems.length > 0 ? undefined : member;
}

/** What the two generations decide otherwise of a member. */
function ofGeneration(
  sheet: Sheet,
  item: MemberItem,
  profile: Profile,
  strength: Strength,
  annex: AnnexChoices,
): Pick<Member, "method" | "ltb" | "limits" | "curveOf" | "next"> {
  const of = ofSecond(sheet);
  const next = of?.nextOf(sheet, of);
  return {
    method: next?.whole ? next.of.methodOfText(sheet, item) : methodOf(sheet, item, profile, annex),
    ltb: next?.whole ? generalRule : ltbRules(sheet, item, profile, annex),
    limits: next?.classes ? next.of.limits : firstLimits,
    curveOf: of ? of.curvesOf(sheet, profile, strength) : (p, axis) => bucklingCurve(p, axis, strength.is460),
    next,
  };
}

function bucklingLengths(item: MemberItem): Readonly<Record<"y" | "z" | "T" | "v", number>> {
  const usual = item.cantilever ? 2 * item.length_mm : item.length_mm;
  return {
    y: item.L_cr_y_mm ?? usual,
    z: item.L_cr_z_mm ?? usual,
    T: item.L_cr_T_mm ?? usual,
    v: item.L_cr_v_mm ?? usual,
  };
}

/** Held between its ends, a part of the member may bend under its greatest moment alone. */
const shapeWithin = (L_cr: number | undefined, length: number, shape: MomentShape): MomentShape =>
  L_cr !== undefined && isShorter(L_cr, length) ? uniform : shape;

/** Stands on its narrow side: bent about z as another of its shape about y. */
const isLying = (p: Profile): boolean =>
  (p.shape === "flat" || p.shape === "RHS" || p.shape === "angle") && p.I_z > p.I_y * (1 + 1e-9);

/** I, tee and channel whose strong axis is z. */
const buckleSideways = (p: Profile): boolean =>
  (p.shape === "I" || p.shape === "tee" || p.shape === "channel") && p.I_z > p.I_y;

/** Compressed on its narrow side it buckles about any axis, as the stem of a tee does. */
const hasNarrowSide = (p: Profile): boolean => p.shape === "outline" && (p.z_j > 0 || !p.symmetric);

/** CHS, SHS, and what is bent about its weaker axis; a tee's stem counts where it is compressed. RHS: by lambda_LT. */
const cannotBuckleLaterally = (p: Profile): boolean =>
  p.shape === "CHS" ||
  p.shape === "round" ||
  (p.shape !== "angle" && p.shape !== "tee" && !hasNarrowSide(p) && !isLying(p) && p.I_z >= p.I_y * (1 - 1e-9));

/** Little more than the length of the member, a buckling length may be rounded. */
const rounding = 1.05;

/** A buckling length above that of the member is of ends that sway, whatever is said. */
const doesSway = (given: boolean | undefined, length: number, L_cr: number): boolean =>
  given || isShorter(length * (given === false ? rounding : 1), L_cr);
