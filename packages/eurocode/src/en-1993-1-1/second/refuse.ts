import { listed } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { atMost, notWith, required } from "../../basis/refusals.ts";
import { says as editions } from "../../engine/says-of-editions.ts";
import type { Page, Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import type { Member } from "../model.ts";
import { saysShape } from "../said-twice.ts";
import { says as input } from "../says-of-input.ts";
import type { MemberItem } from "../schema.ts";
import { standard } from "./formula.ts";
import { factorOfDiagram, hasCurve, isOfTable, isThickRolled } from "./lateral-torsional.ts";
import { says } from "./says.ts";

/** The factors of Annex B are in the text; those of Annex A are not. */
export function methodOfText(sheet: Sheet, { interaction_method }: MemberItem): 2 {
  if (interaction_method === 1) sheet.problem("interaction_method", says.only2);
  else sheet.assume(says.methodOfText);
  return 2;
}

/** What EN 1993-1-1:2022 has, and what of it is not known here. */
export function rejectUnknown(sheet: Sheet, member: Member): void {
  const { item, profile, exemptFromLtb } = member;
  if (item.f_M !== undefined || item.skip_below_0_4 !== undefined) rejectFactors(sheet, member);
  if (!exemptFromLtb && hasCurve(member) && isThickRolled(profile))
    sheet.problem(
      profile.own && item.section ? "section.t_f_mm" : "profile",
      editions.partUnknown({ what: says.thickRolled, standard }),
    );
  if (!exemptFromLtb && hasCurve(member) && item.buckling_curve_LT !== undefined)
    sheet.unused("buckling_curve_LT", says.ownImperfection);
}

function rejectFactors(sheet: Sheet, member: Member): void {
  const { item, profile } = member;
  for (const field of ["f_M", "skip_below_0_4"] as const) {
    if (item[field] === undefined) continue;
    if (profile.hollow) sheet.problem(field, says.noLtb);
    else if (!hasCurve(member)) sheet.problem(field, says.onlyDoublySymmetric);
  }
  if (item.f_M !== undefined && hasCurve(member) && !member.exemptFromLtb) compareFactor(sheet, member, item.f_M);
}

const silent: Page = Tally.aside();

/** Beside moments that are given it is that of Table 8.6; pieces between restraints have each its own. */
function compareFactor(sheet: Sheet, { item, segments, shape_LT, L_LT, length }: Member, given: number): void {
  if (segments) {
    sheet.problem("f_M", notWith("restraints_mm"));
    return;
  }
  const ofPiece = item.psi_LT ?? item.moment_shape_LT ?? item.M_y_diagram_LT;
  const whole = L_LT >= length * (1 - 1e-9);
  const isSaid = ofPiece !== undefined || (whole && saysShape(item, "y"));
  if (!isSaid || !isOfTable(shape_LT)) {
    sheet.warn(input.factorsAlone({ factors: listed("plain", ["f_M"]) }));
    return;
  }
  const found = factorOfDiagram(silent, undefined, shape_LT);
  if (given > 1.01 * found) sheet.problem("f_M", input.factorOfMoments({ found: significant(found, 3), given }));
}

/** Above S460 no table has values here. */
export function rejectStrength(sheet: Sheet, { f_y_MPa, f_u_MPa }: MemberItem): void {
  if (f_y_MPa === undefined || f_y_MPa <= 460) return;
  if (f_y_MPa > 700) sheet.problem("f_y_MPa", atMost(700, f_y_MPa, { unit: "MPa", because: says.upToS700 }));
  else if (f_u_MPa === undefined) sheet.problem("f_u_MPa", required(says.tensileAboveS460));
}
