import { significant } from "../../basis/numbers.ts";
import { above, notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { rejectPlanes } from "../bolts/refuse.ts";
import { says as boltSays } from "../bolts/says.ts";
import type { Bolts } from "../parts/index.ts";
import { leastDistance, type Point } from "./distribution.ts";
import { actsOutOfPlane } from "./out-of-plane.ts";
import { says } from "./says.ts";
import { actsInPlane, type GroupItem, isPreloaded } from "./schema.ts";

export function rejectOverlaps(sheet: Sheet, item: GroupItem, points: readonly Point[], { d_0 }: Bolts): void {
  for (const field of ["edge_x_mm", "edge_y_mm"] as const) {
    const edge = item[field];
    if (edge !== undefined && edge <= d_0 / 2)
      sheet.problem(field, above(d_0 / 2, edge, { unit: "mm", is: boltSays.holeRadius }));
  }
  const nearest = leastDistance(points);
  if (nearest !== undefined && nearest <= d_0) {
    sheet.problem(item.bolts ? "bolts" : "p1", says.tooClose({ distance: significant(nearest, 6), d_0 }));
  }
}

/** What a category needs, and what it does not know. */
export function rejectCategory(sheet: Sheet, item: GroupItem): void {
  const { category } = item;
  if ((category === "D" || category === "E") && (actsInPlane(item) || !actsOutOfPlane(item)))
    sheet.problem("category", says.shearCategories({ category }));
  const slips = category === "B" || category === "C";
  if (slips && item.mu === undefined && item.friction_class === undefined) {
    sheet.problem("mu", required(boltSays.slipFactor({ category })));
  }
  if (item.mu !== undefined && item.friction_class !== undefined) sheet.problem("mu", notWith("friction_class"));
  if (!slips) {
    for (const field of ["mu", "friction_class", "friction_planes", "k_s"] as const) {
      if (item[field] !== undefined) sheet.problem(field, onlyWith(boltSays.slipResistantBolts));
    }
  }
  if (slips) rejectPlanes(sheet, item);
  if (category !== undefined && isPreloaded(item) && item.bolt_grade !== "8.8" && item.bolt_grade !== "10.9") {
    sheet.problem("bolt_grade", boltSays.preloadable({ category, grade: item.bolt_grade }));
  }
}
