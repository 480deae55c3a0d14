import type { Sheet } from "../engine/sheet.ts";
import { builtBars, farthestFromHeld, greatestDistance } from "./bars-built.ts";
import { thickest } from "./beams/bars.ts";
import { says as ofBeams } from "./beams/says.ts";
import type { Column } from "./column.ts";
import { verifyConfinement } from "./confinement.ts";
import * as detailing from "./detailing.ts";
import { verifyPlacing } from "./placing.ts";
import { says } from "./says.ts";
import { leastSide } from "./section/shape.ts";

/** EN 1992-1-1 9.5 */
export function verifyDetailing(sheet: Sheet, column: Column, N_Ed: number): void {
  const { item, section, values, A_c, A_s } = column;
  verifyPlacing(sheet, column.placing);
  verifySides(sheet, column);
  verifyNational(sheet, column);
  verifyConfinement(sheet, column);
  const f_N = sheet.parameter("EN 1992-1-1", "A_s_min_N");
  const f_A = sheet.parameter("EN 1992-1-1", "A_s_min_A");
  const least = sheet.put("A_s_min_mm2", detailing.leastReinforcement, f_N, Math.max(0, N_Ed), values.f_yd, f_A, A_c);
  sheet.verify(detailing.minimumReinforcement, least, A_s, "mm²");
  const f_max = sheet.parameter("EN 1992-1-1", item.at_laps ? "A_s_max_laps" : "A_s_max");
  sheet.verify(
    detailing.maximumReinforcement,
    A_s,
    sheet.put("A_s_max_mm2", detailing.mostReinforcement, f_max, A_c),
    "mm²",
  );
  if (item.at_laps === undefined) sheet.assume(says.outsideLaps);
  const { phi_min, phi_max } = section;
  if (phi_min === undefined || phi_max === undefined) {
    sheet.assume(says.noBarDiameter);
    return;
  }
  if (phi_max > thickest) sheet.warn(ofBeams.thickBars);
  sheet.verify(detailing.barDiameter, sheet.parameter("EN 1992-1-1", "phi_min"), phi_min, "mm");
  const { links } = item;
  if (!links) {
    sheet.assume(says.noLinks);
    return;
  }
  sheet.verify(
    detailing.linkDiameter,
    sheet.put("phi_link_min_mm", detailing.leastLink, phi_max),
    links.diameter_mm,
    "mm",
  );
  const side = sheet.table("b_min_mm", leastSide(section.shape), "EN 1992-1-1 9.5.3(3)", says.leastSide);
  const f_phi = sheet.parameter("EN 1992-1-1", "s_cl_phi");
  const most = sheet.parameter("EN 1992-1-1", "s_cl_max");
  // 9.5.3(4): near laps of bars above 14 mm too
  const reduced = links.reduced_spacing === true || (item.at_laps === true && phi_max > 14);
  if (reduced && links.reduced_spacing !== true) sheet.assume(says.linksAtLaps);
  const spacing = reduced
    ? sheet.put("s_cl_tmax_mm", detailing.mostSpacingReduced, f_phi, phi_min, side, most)
    : sheet.put("s_cl_tmax_mm", detailing.mostSpacing, f_phi, phi_min, side, most);
  sheet.verify(detailing.linkSpacing, links.spacing_mm, spacing, "mm");
  verifyHeld(sheet, column);
}

/** 9.5.3(6), where bars and legs are known. */
function verifyHeld(sheet: Sheet, { section, item }: Column): void {
  const legs = item.links?.legs;
  const built = legs === undefined ? undefined : builtBars(section);
  const far = built && farthestFromHeld(section, built, legs ?? 2);
  if (far === undefined) {
    sheet.assume(says.barsHeld);
    return;
  }
  const a_held = sheet.table("a_held_mm", far, "EN 1992-1-1 9.5.3(6)", says.heldByLegs);
  sheet.verify(detailing.barsHeld, a_held, detailing.farthestUnheld, "mm");
}

/** What an annex asks of the sides and of the bars along them. */
function verifyNational(sheet: Sheet, { section, item }: Column): void {
  const sides = sheet.parameter("EN 1992-1-1", "column_side_min");
  if (sides !== null) {
    const least = item.cast_lying === true ? sides.lying : sides.standing;
    if (item.cast_lying === undefined) sheet.assume(says.castStanding);
    sheet.verify(detailing.leastSideOfColumn, least, leastSide(section.shape), "mm");
  }
  const apart = sheet.parameter("EN 1992-1-1", "bar_distance_max");
  if (apart === null) return;
  const { z_max, z_min, y_max, y_min } = section.shape.properties;
  if (section.shape.kind === "polygon" && Math.max(z_max - z_min, y_max - y_min) <= apart.corners_alone) return;
  const built = builtBars(section);
  const distance = built && greatestDistance(section, built);
  if (distance === undefined) return;
  const a = sheet.table("a_bars_mm", distance, "EN 1992-1-1 9.5.2", says.distanceOfBars);
  sheet.verify(detailing.distanceOfBars, a, apart.distance, "mm");
}

/** 9.5 is for columns; longer sections are walls, with the rules of 9.6. */
function verifySides(sheet: Sheet, { section }: Column): void {
  if (section.shape.kind !== "polygon" || !section.shape.rectangle) return;
  const { z_max, y_max } = section.shape.properties;
  const [long, short] = z_max > y_max ? [2 * z_max, 2 * y_max] : [2 * y_max, 2 * z_max];
  if (long > 4 * short) sheet.verify(detailing.sidesOfColumn, long, 4 * short, "mm");
}
