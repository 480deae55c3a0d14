import { messages } from "../../basis/message.ts";

/** What is said of punching. */
export const says = messages("concretePunching", {
  betaOfPlace:
    "beta = {beta} by the place of the column, 6.4.3(6): for spans that differ by no more than a quarter‹ (beta, M_y_Ed, M_z_Ed)›.",
  onlyInternal: "is calculated for internal columns; give beta for edges and corners (6.4.3(4), (5))",
  sidesOrDiameter: "c_1_mm and c_2_mm, or diameter_mm",
  depth: "d_y_mm and d_z_mm, or cover_mm with the bars in words",
  ratio: "A_s_y and A_s_z in mm² per m, or bars_y and bars_z",
  barsInWords: 'must be bars in words at a spacing: "Ø16-150"',
  distanceOfInternal: "is for columns at an edge or a corner",
  annexSays:
    "cannot be calculated: the national annex {annex} has rules of its own for punching (6.4) that were not read",
  perimetersOfLinks: "The links lie in {count} perimeters, the first {first} from the column.",
  legsUnknown:
    "The distance of the legs is not given: least links and tangential spacing are not verified‹ (links.s_t_mm)›.",
  perimetersUnknown:
    "The number of perimeters is not given: punching outside the links is not verified‹ (links.perimeters)›.",
  squareOfCircle: "A round column at an edge counts as the square round it.",
  shape: "column: {position}",
});
