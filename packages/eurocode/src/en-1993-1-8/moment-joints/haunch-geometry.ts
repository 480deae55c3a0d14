import type { Message } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { above, atLeast, atMost, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { type Member, resolveProfile } from "../parts/index.ts";
import { says } from "./says.ts";
import type { EndPlateItem } from "./schema.ts";

// A haunch below a beam: a triangle between the plate, the beam and its own flange.

export interface Haunch {
  /** along the plate, below the beam */
  readonly depth_mm: number;
  /** along the beam */
  readonly length_mm: number;
  readonly t_f_mm: number;
  readonly t_w_mm: number;
  /** of its flange to the beam, rad */
  readonly angle: number;
  /** of the beam to the normal of the plate, rad */
  readonly slope: number;
}

/** The beam rises from the plate by its slope, and the haunch's flange by more. */
const angleOfFlange = formula(
  "6.2.6.7(3), geometry",
  "atan((depth + length * sin(slope)) / (length * cos(slope))) - slope",
  (depth, length, slope) => Math.atan((depth + length * Math.sin(slope)) / (length * Math.cos(slope))) - slope,
  { slope: [0, 0.7] },
);
const lengthOfHaunch = formula(
  "6.2.6.7(3), geometry",
  "depth * cos(angle + slope) / sin(angle)",
  (depth, angle, slope) => (depth * Math.cos(angle + slope)) / Math.sin(angle),
  { angle: [0.1, 0.7], slope: [0, 0.7] },
);

const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** What the request leaves out of a haunch follows from its angle, and from the profile that it is cut from. */
export function resolveHaunch(
  sheet: Sheet,
  beam: Member,
  given: NonNullable<EndPlateItem["haunch"]>,
  slope: number,
): Haunch | undefined {
  const cut = given.cut === undefined ? undefined : resolveProfile(sheet, "haunch.cut", given.cut)?.dimensions;
  if (given.cut !== undefined && !cut) return undefined;
  const { depth_mm } = given;
  const thickness = (field: "t_f_mm" | "t_w_mm", ofCut: number | undefined): number | undefined => {
    const own = given[field];
    if (own === undefined && ofCut === undefined) sheet.problem(`haunch.${field}`, required(says.thicknessOrCut));
    if (own !== undefined && ofCut !== undefined)
      sheet.agree(`haunch.${field}`, own, says.haunchCut, ofCut, { unit: "mm" });
    return own ?? ofCut;
  };
  const t_f_mm = thickness("t_f_mm", cut?.t_f_mm);
  const t_w_mm = thickness("t_w_mm", cut?.t_w_mm);
  if (given.length_mm === undefined && given.angle_deg === undefined) {
    sheet.problem("haunch.length_mm", required(says.lengthOrAngle));
    return undefined;
  }
  const own = given.angle_deg === undefined ? undefined : (given.angle_deg * Math.PI) / 180;
  const length_mm = given.length_mm ?? sheet.step("length_mm", lengthOfHaunch, depth_mm, own ?? 0, slope);
  const angle = sheet.step("angle", angleOfFlange, depth_mm, length_mm, slope);
  if (given.angle_deg !== undefined && given.length_mm !== undefined)
    sheet.agree("haunch.angle_deg", given.angle_deg, says.depthAndLength, degrees(angle), { unit: "°", absolute: 0.5 });
  if (t_f_mm === undefined || t_w_mm === undefined) return undefined;
  const haunch = { depth_mm, length_mm, t_f_mm, t_w_mm, angle, slope };
  checkHaunch(sheet, beam, haunch);
  return haunch;
}

/** 6.2.6.7(3) */
function checkHaunch(sheet: Sheet, beam: Member, { depth_mm, t_f_mm, t_w_mm, angle, slope }: Haunch): void {
  if (depth_mm <= t_f_mm)
    sheet.problem("haunch.depth_mm", above(t_f_mm, depth_mm, { unit: "mm", is: says.haunchFlange }));
  if (depth_mm > 2 * beam.h)
    sheet.problem("haunch.depth_mm", atMost(decimals(2 * beam.h, 1), depth_mm, { unit: "mm", is: says.twiceTheBeam }));
  const asThick = (field: string, least: number, actual: number, what: Message) => {
    if (actual < least * (1 - 1e-9)) sheet.problem(`haunch.${field}`, atLeast(least, actual, { unit: "mm", is: what }));
  };
  // as it is, not as the plate cuts it
  asThick("t_f_mm", beam.t_f * Math.cos(slope), t_f_mm, says.haunchBeamFlange);
  asThick("t_w_mm", beam.t_w, t_w_mm, says.haunchBeamWeb);
  if (angle > Math.PI / 4 + 1e-9)
    sheet.problem("haunch.length_mm", says.steepHaunch({ given: decimals(degrees(angle), 1) }));
  sheet.assume(says.haunchSteel);
}
