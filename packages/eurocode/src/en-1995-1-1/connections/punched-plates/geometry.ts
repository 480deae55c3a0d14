import type { Sheet } from "../../../engine/sheet.ts";
import type { Contact } from "./contact.ts";
import type { PunchedPlateItem } from "./schema.ts";

/** What the picture of a punched plate shows: one plate on one member, x to the right and y up, mm. */
export interface PunchedPlateGeometry {
  readonly kind: "punched-plate";
  readonly name: string;
  readonly area: readonly (readonly [x: number, y: number])[];
  readonly line: readonly [readonly [number, number], readonly [number, number]];
  readonly centroid: readonly [number, number];
  readonly grain: number;
  readonly F: readonly [x: number, y: number];
  readonly M: number;
}

export function drawPlate(
  sheet: Sheet,
  { species, area_mm, line_mm, grain_deg, F_x_Ed = 0, F_y_Ed = 0, M_Ed = 0 }: PunchedPlateItem,
  { centroid }: Contact,
): void {
  const [from, to] = line_mm;
  if (!from || !to) return;
  sheet.geometry = (): PunchedPlateGeometry => ({
    kind: "punched-plate",
    name: species,
    area: area_mm,
    line: [from, to],
    centroid,
    grain: grain_deg,
    F: [F_x_Ed, F_y_Ed],
    M: M_Ed,
  });
}
