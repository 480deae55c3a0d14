import { atLeast, atMost, notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { leastCrown } from "./axial-resistance.ts";
import { type Fastener, isPanel, isPlate, type Part } from "./model.ts";
import { timberParts, woods } from "./resolve.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";

/** What no joint can be, and what the clauses do not cover. */
export function rejectJoint(sheet: Sheet, item: DowelTypeItem): void {
  const { fastener, members, shear_planes, d_mm } = item;
  const planes = members.length - 1;
  if (item.n === undefined && item.bolts === undefined) sheet.problem("n", required(says.inRow));
  if (shear_planes !== undefined && shear_planes !== planes) {
    sheet.problem("shear_planes", says.planesOfMembers({ planes, given: shear_planes }));
  }
  if (members.every(({ plate }) => plate)) sheet.problem("members", says.woodSomewhere);
  if ((fastener === "bolt" || fastener === "dowel") && d_mm > 30) {
    sheet.problem("d_mm", atMost(30, d_mm, { unit: "mm", is: says.rangeOfBolts }));
  }
  if (fastener === "dowel" && d_mm < 6) sheet.problem("d_mm", atLeast(6, d_mm, { unit: "mm", is: says.rangeOfDowels }));
  rejectForeign(sheet, item);
  rejectStaple(sheet, item);
  if (item.washer && item.washer.d_i_mm >= item.washer.d_e_mm) {
    sheet.problem(
      "washer.d_i_mm",
      atMost(item.washer.d_e_mm, item.washer.d_i_mm, { unit: "mm", is: says.outerDiameter }),
    );
  }
  if (item.rope_effect === false && item.F_ax_Rk_kN !== undefined) sheet.problem("F_ax_Rk_kN", notWith("rope_effect"));
  if (fastener === "dowel" && item.F_ax_Rk_kN !== undefined) sheet.problem("F_ax_Rk_kN", says.dowelsSlide);
  const { splitting } = item;
  if (splitting && splitting.h_e_mm >= splitting.h_mm) {
    sheet.problem("splitting.h_e_mm", atMost(splitting.h_mm, splitting.h_e_mm, { unit: "mm", is: says.depthOfMember }));
  }
  if (splitting && item.bolts && splitting.F_v_Ed_1 === undefined && splitting.F_v_Ed_2 === undefined) {
    sheet.problem("splitting.F_v_Ed_1", required(says.shearBeside));
  }
}

/** Fields of other fasteners. */
function rejectForeign(sheet: Sheet, item: DowelTypeItem): void {
  const { fastener } = item;
  if (fastener !== "nail") {
    if (item.nail !== undefined) sheet.problem("nail", onlyWith(says.nails));
    for (const field of ["staggered", "splitting_species"] as const) {
      if (item[field] === true) sheet.problem(field, onlyWith(says.nails));
    }
  }
  if (fastener !== "bolt" && item.washer !== undefined) sheet.problem("washer", onlyWith(says.bolts));
}

function rejectStaple(sheet: Sheet, item: DowelTypeItem): void {
  if (item.fastener !== "staple") {
    for (const field of ["crown_mm", "crown_angle_deg"] as const) {
      if (item[field] !== undefined) sheet.problem(field, onlyWith(says.staples));
    }
    return;
  }
  const least = leastCrown(item.d_mm);
  if (item.crown_mm === undefined) sheet.problem("crown_mm", required(says.crown));
  else if (item.crown_mm < least)
    sheet.problem("crown_mm", atLeast(least, item.crown_mm, { unit: "mm", is: says.sixDiameters }));
}

/** 8.3.1.1(2), 8.5.1, 8.6: where holes must be drilled; 8.2.4 of an annex: which fasteners it is for. */
export function rejectParts(sheet: Sheet, item: DowelTypeItem, fastener: Fastener, parts: readonly Part[]): void {
  const { type, d } = fastener;
  for (const { index, drilled } of woods(parts)) {
    if (drilled) continue;
    const path = `members[${index}].pre_drilled`;
    if (type === "bolt" || type === "dowel") sheet.problem(path, says.boltsInHoles);
    else if (type === "nail" && d > 6) sheet.problem(path, says.stoutNails);
  }
  for (const { index, drilled, rho_k } of timberParts(parts)) {
    if (!drilled && type === "nail" && rho_k > 500) {
      sheet.problem(`members[${index}].pre_drilled`, says.denseWood({ rho_k }));
    }
  }
  if (item.method === "simplified") {
    if (type !== "bolt" && type !== "dowel") sheet.problem("method", onlyWith(says.boltsAndDowels));
    if (parts.length > 3) sheet.problem("method", says.simplifiedPlanes);
    if (woods(parts).some(isPanel)) sheet.problem("method", says.simplifiedWood);
  }
  const [head] = parts;
  if (type === "staple" && isPlate(head)) sheet.problem("members[0]", says.staplesInPlates);
}
