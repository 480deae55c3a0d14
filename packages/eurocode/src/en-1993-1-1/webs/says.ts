import { messages } from "../../basis/message.ts";

/** What is said of concentrated loads on a web, and of its stiffeners. */
export const says = messages("webs", {
  ofLoad: "load {mark}",
  ofStiffener: "stiffener at {x} mm",
  iSectionsOnly: "the webs of I-sections (EN 1993-1-5 6.1); {profile} is not one",
  sameMark: "must be another mark: a load before it is {mark}",
  force: "the force, or load_cases that give it",
  unknownLoad: "must be the mark of a load in concentrated_loads; {mark} is not one",
  bearingLength: "the stiff bearing length; or bearing, or rail, which give it",
  bearingParts: "the beam that stands across, or length_mm of the contact",
  rigidRail: "a rigidly fixed rail bends as one section with the flange (EN 1993-6 Table 5.1)",
  railOnTop: "rails on the top flange",
  endOnly: "type c",
  beyondEnd: "must leave the bearing on the member: its far edge would be at {edge} mm of {length} mm",
  bearingBeyondWeb: "{mark}: s_s = {s_s} mm is above h_w; used is h_w = {h_w} mm (EN 1993-1-5 6.3(1))",
  typeByPlace:
    "Concentrated loads nearer than h_w/2 to an end without a stiffener are of type c, all others of type a (EN 1993-1-5 Figure 6.1).",
  nearEnd:
    "{mark}: its bearing reaches {edge} mm from the end, less than h_w = {h_w} mm, and is taken as type a; give type c where nothing stiffens that end (EN 1993-1-5 Figure 6.1)",
  throughBothFlanges:
    "Loads of type a are carried by shear in the web; what passes on through the other flange at the same place (a column standing on the beam) is of type b.",
  momentsOfMember:
    "At concentrated loads without moments of their own the greatest N_Ed and M_y_Ed of the member act (EN 1993-1-5 7.2).",
  momentCompresses: "At a concentrated load the moment compresses the loaded flange (EN 1993-1-5 7.2(1)).",
  spacingByLength: "There are transverse stiffeners at the ends of the member only: a = length_mm.",
  noShearWithForce: "{mark}: V_z_Ed has no effect: EN 1993-1-5 has no interaction of a transverse force with shear",
  betweenFillets: "{mark}: with the depth between the fillets, {d} mm, F_Rd = {F_Rd} kN",
  together: "several loads together, s_s from the first to the last (EN 1993-1-5 6.3(3))",
  eccentricWheels: "The bending of the web by wheels beside its middle (EN 1993-6 5.7.3) and fatigue are not verified.",
  lesserYield:
    "The member is verified with the lesser of f_y and f_yw; flanges alone have f_y under concentrated loads.",
  noUseOfWebYield: "there are no concentrated loads and no stiffeners",
  noUseOfWebDepth: "there are no concentrated loads",
  stiffenerForce: "a force that enters the stiffener, or a concentrated load at its place",
  outsideFlange: "must be at most {limit} mm, the flange beside the web; it is {given}",
  cornerOfPlate: "the width of the plate",
  shortBuckling:
    "the buckling length {given} mm is below 0.75 h_w, {usual} mm, that of ends held sideways (EN 1993-1-5 9.4(2))",
  shortestBuckling: "half of h_w",
  stiffenersOverlap: "must be further from the stiffener at {x} mm: their plates would overlap",
  postNeedsTwo: "must be one of two double-sided stiffeners at the same end of the member (EN 1993-1-5 9.3.1(3))",
  postBothSides: "stiffeners of a rigid end post are double-sided (EN 1993-1-5 9.3.1(3))",
  tensileOfWeld: "its weld needs f_u; or a steel_grade",
  longitudinalStress:
    "Transverse stiffeners are not verified for the deviation of direct stress in the web (EN 1993-1-5 9.2.1(5)).",
  weldNotVerified: "Welds of stiffeners without throat_mm are not verified.",
  forceAtMiddle: "The force of a stiffener acts along its whole length, at the middle of the web.",
  oneSide: "a plate on one side: with the moment of its eccentricity",
  spacingOfStiffeners: "the greatest distance of the stiffeners",
  flangesOfI: "I-sections with shear along z (EN 1993-1-5 5.4)",
});
