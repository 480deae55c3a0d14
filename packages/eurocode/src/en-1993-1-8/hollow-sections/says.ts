import { messages } from "../../basis/message.ts";

/** What is said of joints of hollow sections. */
export const says = messages("hollowJoints", {
  unbalanced:
    "The braces do not balance across the chord: the balanced part is verified as the joint type given, the rest as a Y joint, and both utilizations are added (7.4.2, 7.5.2).",
  noCompression: "no compression in the chord",
  noChordForces: "No force and no moment in the chord at the joint.",
  otherSide:
    "N_0_Ed is the force of the chord on one side of the joint; on the other side it differs by the components of the braces along the chord, and the greater of both is verified (1.5(5)).",
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
  compressionBrace: "must be the brace in compression (positive)",
  chordWidth: "the width of the chord",
  noMoment: "must be 0: {why}; it is {given}",
  inPlane: "Table 7.5 has moments in the plane for T, X and Y joints",
  outOfPlane: "Table 7.5 has moments out of the plane for K, N, T, X and Y joints",
  ofRectangular: "Table 7.14 has moments for T and X joints of RHS braces at 90°",
  noOverlapKT: "must not be negative: clause 7 has no overlapping KT joints of RHS chords",
  weldStrength: "The welds of the braces are as strong as the braces (7.3.1(4)).",
  eccentricity: "M_0_Ed includes the moment of the eccentricity of the braces (5.1.5(5)).",
  farApart: "The gap is wider than 1.5 b_0 (1 - beta): the braces are verified as separate T or Y joints (Table 7.8).",
  interpolated: "at beta = 0.85, where Table 7.11 begins to interpolate",
});
