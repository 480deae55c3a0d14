import { messages } from "../../basis/message.ts";

/** What is said of splices with cover plates. */
export const says = messages("splice", {
  action: "N_Ed, M_Ed or V_Ed, the action on the splice",
  columnSplices: "splices of columns‹ (splice_of = column)›",
  shearCarrier: "nothing else carries the shear force V_Ed = {V_Ed} kN",
  leastCompression: "the least compression cannot exceed N_Ed",
  noWebPlate: "there is no web_plate",
  noContact:
    "Column ends without contact: a quarter of the moment resistance about each axis and 2.5 % of N_pl in shear at least (6.2.7.1(13)).",
  webOnBothSides: "Web plates on both sides.",
  flangeOnOneSide: "Flange plates on one side.",
  outsideFlange: "the bolts must be in the flange of the member",
  evenLines: "must be even: lines of bolts on both sides of the web; it is {given}",
  distanceOfLines: "b_mm - 2 e2, the distance of two lines",
  inRoot:
    "leaves {distance} mm from the innermost bolts to the root of the member; must be at least {least} mm: the holes cut into the root of the web",
  noEdgeInside: "leaves no edge for the inner plates next to the web; it is {b}",
  straightWeb: "the web of the member between its roots",
  betweenInnerPlates: "between the inner flange plates",
  halfOfPlate: "half of the plate, from the joint",
  twoBolts: "a single bolt carries no moment (n_1 or n_2)",
  allCompression: "All of the compression is present with the moment‹ (N_Ed_G = N_Ed)›.",
  innerPlates: "Inner flange plates of the same thickness, up to the fillets of the web.",
  heldInLine: "The ends of the column are held in line by the splice or by other means (6.2.7.1(15)).",
  endDistance: "End distance in the member as in the plates.",
  sharedActions:
    "The flange plates are verified for the full moment and normal force, the web plates for their share as well.",
  inContact: "Column ends in contact: the web plates carry shear and tension only.",
  assumedMoment: "No action is given: M_Ed = 0.5 M_pl,Rd of the member is assumed.",
  plates: "Flange plates {b} × {t} mm, web plates on both sides, {size} {grade}, pitch {p1} mm, end distance {e1} mm.",
});
