import type { Inserted } from "../../basis/message.ts";
import { above, atLeast, atMost, notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { checkService, rejectShallowSink } from "../parts/index.ts";
import { holeNames } from "./friction.ts";
import type { Hole } from "./holes.ts";
import type { Bolt, Category } from "./model.ts";
import { says } from "./says.ts";
import type { BoltItem } from "./schema.ts";
import * as slipFormulas from "./slip.ts";

/** What no bolt can be, and what the standard does not cover. */
export function rejectImpossible(sheet: Sheet, resolved: Bolt): void {
  rejectPlaces(sheet, resolved);
  rejectStrengths(sheet, resolved);
  rejectFriction(sheet, resolved.item, resolved.category);
  rejectHole(sheet, resolved);
}

function rejectPlaces(sheet: Sheet, { item, size, n_bolts, d_0, d_m, inLine }: Bolt): void {
  const more = (field: string, value: number | undefined, limit: number, why: Inserted) => {
    if (value !== undefined && value <= limit) {
      sheet.problem(field, above(limit, value, { unit: "mm", is: why }));
    }
  };
  more("e1", item.e1, d_0 / 2, says.holeRadius);
  more("e2", item.e2, d_0 / 2, says.holeRadius);
  more("p1", item.p1, d_0, says.holeDiameter);
  more("p2", item.p2, d_0, says.holeDiameter);
  if (item.d0_mm !== undefined && item.d0_mm < size.d_mm) {
    sheet.problem("d0_mm", atLeast(size.d_mm, item.d0_mm, { unit: "mm", is: says.boltDiameter }));
  }
  rejectHead(sheet, d_m, size.d_mm);
  for (const field of ["e1", "e2"] as const) {
    if (item[field] === undefined && item.shear_planes > 0) sheet.problem(field, required(says.placeOfBolt));
  }
  // a pitch without a number of bolts is that of a group
  const single = item.n_bolts === 1 || (item.n_bolts === undefined && item.p1 === undefined);
  if (item.is_end_bolt === undefined && inLine < 2 && item.shear_planes > 0 && !single) {
    sheet.problem("is_end_bolt", required(says.endOrInner));
  }
  if (item.p1 === undefined && item.is_end_bolt === false) {
    sheet.problem("p1", required(says.innerBoltPitch));
  } else if (item.p1 === undefined && n_bolts > 1 && item.p2 === undefined && item.shear_planes > 0) {
    sheet.problem("p1", required(says.pitchOrGauge));
  }
  if (item.is_edge_bolt === false && item.p2 === undefined) {
    sheet.problem("p2", required(says.innerLineGauge));
  }
  if (item.in_compression && item.plate_fy === undefined) sheet.problem("plate_fy", required(says.pressedPlyYield));
}

function rejectStrengths(sheet: Sheet, { item, grade, category, preloaded }: Bolt): void {
  if (item.plate_fy !== undefined && item.plate_fu < item.plate_fy) {
    sheet.problem("plate_fu", atLeast(item.plate_fy, item.plate_fu, { unit: "MPa", is: "plate_fy" }));
  }
  if (item.single_lap_one_row && item.shear_planes > 1) {
    sheet.problem("shear_planes", atMost(1, item.shear_planes, { because: says.singleLapPlane }));
  }
  if (item.shear_planes === 0 && item.V_Ed !== 0) {
    sheet.problem("shear_planes", atLeast(1, item.shear_planes, { because: says.shearGiven({ V_Ed: item.V_Ed }) }));
  }
  if (preloaded && !grade.preloadable) {
    sheet.problem("bolt_grade", says.preloadable({ category, grade: grade.grade }));
  }
  if ((category === "B" || category === "C") && item.mu === undefined && item.friction_class === undefined) {
    sheet.problem("mu", required(says.slipFactor({ category })));
  }
  if ((category === "B" || category === "C") && item.shear_planes === 0) {
    sheet.problem("category", says.shearCategory({ category }));
  }
  if (item.mu !== undefined && item.friction_class !== undefined) {
    sheet.problem("mu", notWith("friction_class"));
  }
}

function rejectHole(sheet: Sheet, { item, size, category, hole, inLine }: Bolt): void {
  rejectHoleFactor(sheet, item.k_s, slipFormulas.holeFactors[hole][item.slot_parallel ? "along" : "across"], hole);
  const L_j = (inLine - 1) * (item.p1 ?? 0);
  if (item.p2 === undefined && item.joint_length_mm !== undefined && item.joint_length_mm < L_j * (1 - 1e-6)) {
    sheet.problem("joint_length_mm", atLeast(L_j, item.joint_length_mm, { unit: "mm", is: says.lengthOfColumn }));
  }
  const sink = item.countersunk ? (item.countersink_depth_mm ?? 0.5 * size.d_mm) : 0;
  if (item.countersink_depth_mm !== undefined && !item.countersunk) {
    sheet.problem("countersink_depth_mm", onlyWith(says.countersunkBolts));
  }
  rejectShallowSink(sheet, "", item, size.d_mm);
  if (sink / 2 >= item.plate_t) {
    sheet.problem("plate_t", above(sink / 2, item.plate_t, { unit: "mm", is: says.halfSink }));
  } else if (sink > item.plate_t) {
    sheet.problem("plate_t", atLeast(sink, item.plate_t, { unit: "mm", is: says.sink }));
  }
  if (hole === "oversize" && size.holes.oversize_mm === undefined && item.d0_mm === undefined) {
    sheet.problem("d0_mm", required(says.noOversize({ size: size.size })));
  }
  // 3.6.1(4): beyond the clearance of normal holes along the force a bolt bears only after it has slid
  if (item.slot_parallel && hole.endsWith("slot") && item.V_Ed !== 0 && category !== "C") {
    sheet.problem("slot_parallel", says.slotNeedsCategoryC({ category }));
  }
  if (item.slot_parallel && !hole.endsWith("slot")) {
    sheet.problem("slot_parallel", onlyWith(says.slottedHoles));
  }
}

const ofFriction = ["mu", "friction_class", "friction_planes", "k_s"] as const;
const ofService = ["V_Ed_ser", "F_t_Ed_ser"] as const;

/** What belongs to preloaded bolts is refused for others: no slip is verified for them. */
function rejectFriction(sheet: Sheet, item: BoltItem, category: Category): void {
  const slips = category === "B" || category === "C";
  const withFriction = slips || (category === "E" && (item.mu !== undefined || item.friction_class !== undefined));
  if (!withFriction) {
    for (const field of ofFriction)
      if (item[field] !== undefined) sheet.problem(field, onlyWith(says.slipResistantBolts));
  }
  if (category !== "B") {
    for (const field of ofService) if (item[field] !== undefined) sheet.unused(field, says.onlyCategoryB);
  } else {
    checkService(sheet, "V_Ed_ser", item.V_Ed_ser, "V_Ed", item.V_Ed);
    checkService(sheet, "F_t_Ed_ser", item.F_t_Ed_ser, "F_t_Ed", item.F_t_Ed ?? 0);
  }
  rejectPlanes(sheet, item);
}

/** Heads and nuts of EN 14399 reach 1.94 d (M12): a wider one is no bolt's. */
export function rejectHead(sheet: Sheet, d_m: number, d: number): void {
  if (d_m < d) sheet.problem("d_m_mm", atLeast(d, d_m, { unit: "mm", is: says.boltDiameter }));
  if (d_m > 2 * d) sheet.problem("d_m_mm", atMost(2 * d, d_m, { unit: "mm", because: says.widestHead }));
}

/** A factor of its own is not above that of the hole it stands in. */
export function rejectHoleFactor(sheet: Sheet, k_s: number | undefined, most: number, hole: Hole): void {
  if (k_s !== undefined && k_s > most * (1 + 1e-9))
    sheet.problem("k_s", atMost(most, k_s, { is: says.factorOfHole({ hole: says[holeNames[hole]] }) }));
}

/** Every friction surface is a shear plane. */
export function rejectPlanes(
  sheet: Sheet,
  { friction_planes, shear_planes }: { readonly friction_planes?: number | undefined; readonly shear_planes: number },
): void {
  if (friction_planes !== undefined && friction_planes > shear_planes)
    sheet.problem("friction_planes", atMost(shear_planes, friction_planes, { is: says.shearPlanes }));
}
