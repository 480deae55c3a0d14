import { messages } from "../../basis/message.ts";

/** What is said of groups of bolts. */
export const says = messages("boltGroup", {
  action: "V_x_Ed, V_y_Ed or M_Ed, the action on the group",
  punching: "punching shear; give N_Ed, M_x_Ed or M_y_Ed",
  noMoment: "a single bolt carries no moment",
  lengthAlongForce: "the length of the group along the force",
  listOrPattern: "the list of bolts, or n_1, p1, n_2, p2 of a regular pattern",
  pitchAlong: "pitch of the {n} bolts along {axis} (mm)",
  shearCategories: "must be A, B or C: the group is in shear; it is {category}",
  tooClose: "are {distance} mm apart; must be more than {d_0} mm, the diameter of the hole",
  shearAtCentroid: "The shear force acts at the centroid of the bolts‹ (e_x_mm = e_y_mm = 0)›.",
  sumOfSquares: "sum of x² + y² of the bolts about their centroid",
  leastEdgeX: "Bearing with the least edge distance of Table 3.3 along x, 1.2 d_0‹ (edge_x_mm)›.",
  leastEdgeY: "Bearing with the least edge distance of Table 3.3 along y, 1.2 d_0‹ (edge_y_mm)›.",
  slotsAlongX: "Slots are along x‹ (slot_parallel = true: along y)›.",
  elasticDistribution: "Linear elastic distribution of the forces (3.12).",
  elasticForC: "must be elastic for category C (3.12(1))",
  plasticNeedsEdges: "plastic needs edge_x_mm and edge_y_mm: 3.12(1) allows it where bearing governs",
  elasticWhereShear:
    "must be elastic where the bolts shear before the plate yields in bearing: F_v,Rd < F_b,Rd (3.12(1))",
  plasticDistribution:
    "Plastic distribution about the instantaneous centre; no impact, vibration or load reversal (3.12(1)).",
  slipAtUltimate:
    "Category B: slip is verified under the given actions, in place of those at the serviceability limit state.",
  tensionAtCentroid: "N_Ed acts at the centroid of the bolts‹ (e_x_mm = e_y_mm = 0)›.",
  rotation:
    "Tension in the bolts of a group: rotation about the centroid, linear with the distance; bolts in compression carry nothing.",
  noPrying: "Tension in the bolts of a group is without prying forces (3.11); the kind t-stub verifies them.",
  momentAboutLine: "gives {moment} kNm about the line of the bolts; it must be 0: they carry no moment about it",
  sumOfX: "sum of x² of the bolts about their centroid",
  sumOfY: "sum of y²",
  sumOfXY: "sum of x y",
  twoLines: "Two lines of {size} {grade}, rows at {p1} mm, lines at {p2} mm, edges {edge} mm.",
});
