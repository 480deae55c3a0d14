import { messages } from "../../basis/message.ts";

/** What is said of gusset plates and the braces on them. */
export const says = messages("gussets", {
  effectiveWidth:
    "The force spreads into the gusset at {spread}° from the first fastener to the last (Whitmore 1952, AISC Design Guide 29); EN 1993-1-8 has no effective width.",
  spreadOfOne: "With one bolt along the force it spreads from the end of the plate, over e1.",
  thornton:
    "The gusset buckles as a strip of the effective width (Thornton 1984, AISC Design Guide 29): k = {k}, curve {curve}.",
  twoEdges: "Two edges of the gusset are fixed‹ (k = 0.65)›.",
  plateWidth: "The gusset is as wide as its effective width‹ (plate.b_mm)›.",
  fieldsOf: "{joints} joints",
  unequalAngles: "unequal angles",
  lineOfAngle: "an angle by one leg has one line of bolts (3.10.3(2))",
  hollowBolted: "must be slotted, flattened or end-tee for a hollow section; it is {joint}",
  ofTubes: "must be bolted or welded for {profile}, which is no hollow section; it is {joint}",
  roundOnly: "must be slotted or end-tee: only round tubes are flattened; it is flattened",
  oneTube: "must be 1: a tube takes the plate in its middle; it is 2",
  outsideFlat: "must leave the bolts on the flat, {b} mm wide: they need {needed} mm",
  lengthOfWelds: "the length of each weld",
  throatOfWelds: "the throat of the welds",
  boltsOfBrace: "the bolts of the brace",
  lengthOfFlat: "the length of the flattened end, which buckles",
  platesOfTee: "the plates of the tee",
  freeLength: "the free length of the gusset, which buckles; or edges_mm",
  slotTooWide: "the diameter or width of the tube",
  slotTooNarrow: "the thickness of the plate",
  weldLong: "must leave a length between the craters of its ends: more than 2 a, {least} mm; it is {given}",
  noShearLag:
    "the force leaves the {part} by a part of its section only: EN 1993-1-8 has no rule for it; shear_lag AISC takes 1 - x/L",
  tube: "tube",
  channel: "channel",
  eccentricBrace:
    "the axis of the brace is {e} mm beside the plate: its moment is not in the verification of the gusset; give eccentricity_mm",
  bentAndPressed:
    "the gusset is verified in bending by the eccentricity and in buckling by themselves: its bending of the second order is not in the verification",
  twoWelds: "must be 2: one {profile} has two welds along it; it is 4",
  thickerOfBoth: "the thicker of brace and plate",
  middleOfPart: "half of what the lines of bolts leave of its width",
  flattenedInCompression:
    "EN 1993-1-8 has no rule for flattened ends in compression: verified as a flat strip, fixed at both ends",
  outOfPlane:
    "a plate that shall bend out of plane needs a free strip of 2 t (AISC 341-16 F2.6c), which is not verified",
  balanced: "The welds are balanced about the axis of the brace.",
  holesOfGusset: "End and edge distances in the gusset are at least those of the brace.",
  bothBraces: "Both braces carry half of N_Ed.",
  fourWelds: "A tube with the plate through its middle has four welds.",
  worstMoment: "Moments of both braces about the middle of the weld add, whatever their sense.",
  weldElsewhere: "the weld of the gusset to what supports it is not verified; give gusset_weld",
  slotByPlate: "The slot is 2 mm wider than the plate, and runs past its end.",
  proposedWelds: "Gusset {t} mm in a slot of the tube; four welds a = {a} mm, {length} mm long.",
  proposed: "Gusset {t} mm; {n} × {size} {grade}, pitch {p1} mm, end distance {e1} mm.",
});
