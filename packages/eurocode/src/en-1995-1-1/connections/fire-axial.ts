import { atMost, onlyWith } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { fireAction, shareOfActions } from "../fire.ts";
import { fireRequirement } from "../formula.ts";
import { rejectShareInFire } from "../refuse.ts";
import type { AxialItem } from "./axial-schema.ts";
import * as inFire from "./fire-strength.ts";
import { says } from "./says.ts";

// EN 1995-1-2 6.4: screws along their axis, their heads protected from the fire. No second publication confirms (6.9) to (6.11)
// here, which the sheet says; the pieces of (6.11) meet exactly, and one wrong digit would part them.

type ScrewInFire = Pick<AxialItem, "fire" | "load_duration">;

/** Table 2.1, fasteners along their axis */
const k_fi = 1.05;

const alongInFire = fireRequirement("fire-axial", "6.4(2)", "F_ax_Ed_fi / F_ax_Rd_fi <= 1", "screws in fire");
const coverOf = ofForm(fireRequirement("fire-side-cover", "6.4(3)", "0.6 t / a_1 <= 1", "wood beside screws in fire"));
const pointsOf = ofForm(
  fireRequirement("fire-point-cover", "6.4(3)", "a_3_min / a_3 <= 1", "wood beyond the points of screws in fire"),
);

/** 6.1(1): the rules of section 6 end there. */
export function rejectLongFire(sheet: Sheet, duration: number): void {
  if (duration > 60)
    sheet.problem("fire.duration_min", atMost(60, duration, { unit: "min", is: says.longestFireOfJoints }));
}

export function rejectScrewsInFire(sheet: Sheet, item: ScrewInFire & { readonly fastener?: string | undefined }): void {
  if (!item.fire) return;
  rejectLongFire(sheet, item.fire.duration_min);
  if (item.fastener === "nail") sheet.problem("fire", onlyWith(says.screws));
  else rejectShareInFire(sheet, item);
}

/** `F_ax_Ed`, `F_ax_Rk`: of all screws together at normal temperature. */
export function fireOfScrews(
  sheet: Sheet,
  { fire, load_duration }: ScrewInFire,
  F_ax_Ed: number,
  F_ax_Rk: number,
): void {
  if (!fire) return;
  sheet.assume(says.headsOutOfFire);
  sheet.warn(says.screwsInFireOfOneSource);
  const t_req = sheet.given("t_fi_min", fire.duration_min);
  // the closer side is a_1, whichever of the two was called so
  const a_1 = Math.min(fire.a_1_mm, fire.a_2_mm ?? fire.a_1_mm);
  const a_2 = Math.max(fire.a_1_mm, fire.a_2_mm ?? fire.a_1_mm);
  const oneSide = a_2 >= inFire.oppositeSide(a_1);
  // between a_1 and a_1 + 40 mm the standard has no rule: as if both sides were as close
  const t = oneSide ? t_req : sheet.step("t", inFire.fireOfBothSides, t_req);
  const eta = sheet.given("eta_conversion", conversion(sheet, a_1, t));
  sheet.verify(pointsOf, sheet.step("a_3_min", inFire.beyondPoints, a_1), fire.a_3_mm, "mm");
  sheet.verify(coverOf, sheet.step("a_1_min", inFire.coldFrom, t), a_1, "mm");
  if (F_ax_Ed === 0) return;
  const eta_fi = sheet.given("eta_fi", shareOfActions(sheet, fire, load_duration ?? "medium-term"));
  const F_Ed_fi = sheet.put("F_ax_Ed_fi_kN", fireAction, eta_fi, F_ax_Ed);
  if (eta === 0) sheet.fail();
  else sheet.verify(alongInFire, F_Ed_fi, sheet.put("F_ax_Rd_fi_kN", inFire.screwsInFire, k_fi, eta, F_ax_Rk), "kN");
}

/** (6.11) */
function conversion(sheet: Sheet, a_1: number, t: number): number {
  if (a_1 <= inFire.coldFrom(t)) return 0;
  if (a_1 >= inFire.wholeFrom(t)) return 1;
  return sheet.step("eta", a_1 <= inFire.steepTo(t) ? inFire.screwInHeat : inFire.screwInWarmth, a_1, t);
}
