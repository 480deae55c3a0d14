import { atMost } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import { sentenceOf } from "../../engine/sentences.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { BoltGrade, BoltSize } from "../../materials/bolts.ts";
import { requirement } from "../formula.ts";
import { says } from "./says.ts";

export type Hole = "normal" | "oversize" | "short-slot" | "long-slot";

interface HoleSpec {
  readonly d0_mm?: number | undefined;
  readonly hole?: Hole | undefined;
}

/** EN 1090-2 where the request gives no diameter; undefined where that standard has no oversize hole for the size. */
export function usualHole(sheet: Sheet, size: BoltSize, hole: Hole): number | undefined {
  const d_0 = hole === "oversize" ? size.holes.oversize_mm : size.d_0_mm;
  if (d_0 === undefined) return undefined;
  sheet.assume(hole === "oversize" ? says.oversizeHole({ d_0, size: size.size }) : clearanceHole(size));
  return d_0;
}

const clearanceHole = sentenceOf(({ size, d_0_mm }: BoltSize) => says.clearanceHole({ d_0: d_0_mm, size }));

/** Normal holes end here: EN 1090-2 Table 11, and 3.6.1(5) for M12 and M14. */
const greatestNormal = ({ d_mm, d_0_mm }: BoltSize): number => (d_mm === 12 || d_mm === 14 ? d_mm + 2 : d_0_mm);

/** Only figures of rounding are forgiven. */
const rounding = 1 + 1e-9;

/** A round hole wider than a normal one is an oversize hole, whatever it is called. */
export function kindOfHole(sheet: Sheet, path: string, spec: HoleSpec, size: BoltSize): Hole {
  const { hole = "normal", d0_mm } = spec;
  const most = greatestNormal(size);
  if (d0_mm === undefined || d0_mm <= most * rounding || hole === "oversize") return hole;
  if (spec.hole === undefined) {
    sheet.assume(says.countsAsOversize({ d_0: d0_mm, size: size.size }));
    return "oversize";
  }
  const field = path === "" ? "d0_mm" : `${path}.d0_mm`;
  const is = (hole === "normal" ? says.normalHoleFor : says.slotWidthFor)({ size: size.size });
  sheet.problem(field, atMost(most, d0_mm, { unit: "mm", is }));
  return hole;
}

const holeDiameter = ofForm(
  requirement("hole-diameter", "3.6.1 (EN 1090-2 Table 11)", "d_0 <= d_0_max", "greatest round hole"),
);

/** Tables 3.4 and 3.6 know no round hole beyond the oversize ones. */
export function verifyHole(sheet: Sheet, size: BoltSize, hole: Hole, d_0: number): void {
  const most = size.holes.oversize_mm;
  if (hole === "oversize" && most !== undefined && d_0 > most * rounding) sheet.verify(holeDiameter, d_0, most, "mm");
}

const normalHole = ofForm(
  requirement(
    "normal-holes",
    "3.6.1(4)",
    "d_h <= d_0",
    "holes of bolts that bear: no wider along the force than normal ones",
  ),
);

/** 3.6.1(4): F_v,Rd is for normal clearances; in a wider hole only friction holds. `d_h`: of the hole along the force. */
export function verifyNormalHole(sheet: Sheet, size: BoltSize, d_h: number): void {
  const most = greatestNormal(size);
  if (d_h > most * rounding) sheet.verify(normalHole, d_h, most, "mm");
}

/** What a slot takes from a section across it: its length where it lies across, else its width. */
export function netHole(size: BoltSize, hole: Hole, d_0: number, across: boolean): number {
  const length = hole === "short-slot" ? size.holes.short_slot_mm : size.holes.long_slot_mm;
  return across && hole.endsWith("slot") ? Math.max(d_0, length ?? d_0) : d_0;
}

/** 3.6.1(5): M12 and M14 in holes with 2 mm clearance */
export const hasWideHole = ({ d_mm }: BoltSize, d_0: number): boolean =>
  (d_mm === 12 || d_mm === 14) && d_0 >= d_mm + 2;

export const wideHoleFactor = ({ grade }: BoltGrade): number => (grade === "4.6" || grade === "5.6" ? 1 : 0.85);

const wideHole = ofForm(
  requirement("hole-clearance", "3.6.1(5)", "F_b_Rd <= F_v_Rd", "bearing before shear in holes with 2 mm clearance"),
);

/** 3.6.1(5) allows 2 mm for M12 and M14 where bearing, not the bolts, limits the group. `F_b`, `F_v`: of the same bolts. */
export function verifyWideHole(sheet: Sheet, size: BoltSize, hole: Hole, d_0: number, F_b: number, F_v: number): void {
  if (hole === "normal" && hasWideHole(size, d_0) && F_b > F_v * rounding) sheet.verify(wideHole, F_b, F_v, "kN");
}

/** Where A_s of a size comes from, for the note beside it. */
export const stressAreaOf = ({ A_s_source }: BoltSize) =>
  says[A_s_source === "table" ? "stressArea" : "stressAreaByFormula"];
