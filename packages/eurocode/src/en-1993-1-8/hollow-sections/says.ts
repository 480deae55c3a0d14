import { messages } from "../../basis/message.ts";

/** What is said of joints of hollow sections. */
export const says = messages("hollowJoints", {
  unbalanced:
    "The braces do not balance across the chord: the balanced part is verified as the joint type given, the rest as a Y joint, and both utilizations are added (7.4.2, 7.5.2).",
  noCompression: "no compression in the chord",
  noChordForces: "No force and no moment in the chord at the joint.",
  otherSide:
    "N_0_Ed is taken as the force of the chord on the side of the joint where it is greater; on the other side it differs by the components of the braces along the chord (1.5(5)). If N_0_Ed is the lesser one, give the greater.",
  fullChordForces: "n_p is based on the full N_0_Ed and M_0_Ed; brace components are not deducted.",
  noHiddenSeam: "no seam is hidden: the braces do not overlap‹ (gap_mm < 0)›",
  balancedX: "X joint: the brace without N_Ed balances the other one across the chord.",
  alongChord: "The plate lies along the chord‹ (plate.orientation = longitudinal)›.",
  plateJoints: "must be T or X with a plate (Tables 7.3 and 7.13); it is {given}",
  entries: "must have {needed} entries in a joint of type {type}; it has {given}",
  gap: "the gap in a joint of type {type} (mm); negative: overlap",
  gapJoints: "joints of type K, N and KT",
  rightAngle: "must be 90 in a T joint; it is {given}; use type Y",
  balance: "of K and N joints must balance each other: one in compression, one in tension",
  balanceOfCase: "must each balance the braces of K and N joints, one in compression, one in tension; {id} does not",
  forcesOfCase: "the forces of this load case",
  entriesOfCase: "must have {needed} entries, one for each brace; it has {given}",
  overlapShear:
    "the braces overlap by {lambda} %, more than {limit} %: the shear between them and the chord is not verified, clause 7 has no formula for it (7.1.2(6))",
  flatShear:
    "an overlapping brace is wider than high, {b} by {h} mm: the shear between it and the chord is not verified, clause 7 has no formula for it (7.1.2(6))",
  chordWidth: "the width of the chord",
  noMoment: "must be 0: {why}; it is {given}",
  inPlane: "Table 7.5 has moments in the plane for T, X and Y joints",
  outOfPlane: "Table 7.5 has moments out of the plane for K, N, T, X and Y joints",
  ofRectangular: "Table 7.14 has moments for T and X joints of RHS braces at 90°",
  noOverlapKT: "must not be negative: clause 7 has no overlapping KT joints of RHS chords",
  noOpenKT: "must not be KT on a chord of an I- or H-section: Table 7.21 has T, Y, X, K and N joints",
  noOpenPlate:
    "clause 7 has no plates on chords of I- and H-sections: use connection gusset, or verify the flange in bending",
  onOpen: "moments on chords of I- and H-sections (Table 7.22) are not calculated here",
  openUnconfirmed:
    "Chord of an I- or H-section: the formulas of Table 7.21 and the ranges of Table 7.20 were not compared with a second publication.",
  openBrace:
    "The failure of the brace is verified in every joint with a gap; Table 7.21 leaves it out in some. The web and the flange of the chord are classed in compression, whatever its force (Table 7.20).",
  weldStrength: "The welds of the braces are as strong as the braces (7.3.1(4)).",
  eccentricity: "M_0_Ed includes the moment of the eccentricity of the braces (5.1.5(5)).",
  farApart: "The gap is wider than 1.5 b_0 (1 - beta): the braces are verified as separate T or Y joints (Table 7.8).",
  interpolated: "at beta = 0.85, where Table 7.11 begins to interpolate",
});
