import type { Sheet } from "../../engine/sheet.ts";
import type { BoltGrade, BoltSize } from "../../materials/bolts.ts";

export type Hole = "normal" | "oversize" | "short-slot" | "long-slot";

/** EN 1090-2 where the request gives no diameter; undefined where that standard has no oversize hole for the size. */
export function usualHole(sheet: Sheet, size: BoltSize, hole: Hole): number | undefined {
  const d_0 = hole === "oversize" ? size.holes.oversize_mm : size.d_0_mm;
  if (d_0 === undefined) return undefined;
  sheet.assume(
    `Hole ${d_0} mm for ${size.size} (EN 1090-2, ${hole === "oversize" ? "oversize" : "normal clearance"}).`,
  );
  return d_0;
}

/** 3.6.1(5): M12 and M14 in holes with 2 mm clearance */
export const hasWideHole = ({ d_mm }: BoltSize, d_0: number): boolean =>
  (d_mm === 12 || d_mm === 14) && d_0 >= d_mm + 2;

export const wideHoleFactor = ({ grade }: BoltGrade): number => (grade === "4.6" || grade === "5.6" ? 1 : 0.85);
