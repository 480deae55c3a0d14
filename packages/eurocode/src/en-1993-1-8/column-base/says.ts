import { messages } from "../../basis/message.ts";

/** What is said of column bases, their concrete and anchors. */
export const says = messages("columnBase", {
  twoAnchors: "Two anchors in each row.",
  outermostAnchors: "Base plate in bending with the yield lines of the two outermost anchors of a row.",
  elongation: "Elongation length of the anchors: 8 d, grout, plate, washer, half of the nut (Table 6.2).",
  bothSidesOfWeb: "the T-stub of a row has an anchor on both sides of the web",
  hooked: "hooked needs a yield strength of at most 300 MPa (6.2.6.12(5)); class {grade} has {f_yb}",
  noHead: "a hooked anchor has no head",
  twice: "is given twice: {y}",
  splitting:
    "Reinforcement takes the splitting forces around the anchors and keeps cracks to 0.3 mm (EN 1992-4 7.2.1.7).",
  uncracked:
    "The concrete is uncracked in use: along the anchors loads and restraint (3 MPa, where it is not calculated) leave no tension (EN 1992-4 4.7).",
  noSplitting: "No edge is nearer than {far} mm, 1.2 c_cr,sp: nothing splits (EN 1992-4 7.2.1.7(2)a).",
  ofAssessment: "of the anchors' assessment, for splitting (EN 1992-4 7.2.1.7)",
  leastDepth: "the least depth of the anchors' assessment",
  mostPulled: "The anchors of the row at {y} mm pull most, {F} kN each: their heads are verified.",
  oneMostPulled: "The anchor at x = {x}, y = {y} mm pulls most, {F} kN: its head is verified.",
  elastic:
    "Moments about both axes: the concrete around anchors is verified with their forces by an elastic distribution, a rigid plate on springs of Table 6.11 (EN 1992-4 6.2.1).",
  effectiveColumn:
    "The column's section is of class 4: its effective area and moduli count (EN 1993-1-5 4.4), at the base without a shift of its centroid.",
  bothSides:
    "Rows on both sides are pulled: those of negative rows_mm with {left} kN, verified first, those of positive ones with {right} kN.",
  blowsOut: "Blow-out is governed by the anchors {c} mm from an edge.",
  noSupplementary:
    "supplementary reinforcement of anchors (EN 1992-4 7.2.1.9, 7.2.2.6) is not calculated; cone and edge are verified without it",
  twoInRow: "rows of two anchors, with M_z_Ed",
  besideFlange: "the width of the flange that the anchors of M_z_Ed stand beside",
  outsideFlange: "rows outside the flanges, with M_z_Ed: between them one anchor alone would bend the column's web",
  equilibrium:
    "Moments about both axes by equilibrium, a lower bound: the flanges' T-stubs press, the web's not, each anchor pulls up to half of its row; 6.2.8.3 has one axis alone. No stiffness is given.",
  depthAlone: "a shear force along the flanges is not covered: V_Ed acts along the depth of the column",
  isDepth: "is V_Ed here: the shear force along the depth of the column",
  prying:
    "The plate is thin beside its anchors (row at {y} mm, L_b up to L_b*): prying adds to the force of the anchors, by about a quarter (0.8 in k_16), which neither anchors nor concrete are verified with (6.2.6.11(2), EN 1992-4 6.2.1).",
  alongDepth: "V_Ed acts along the depth of the column; a shear force along the flanges is not covered.",
  multiple: "the greatest multiple of N_Ed, M_Ed and M_z_Ed that strips and anchors hold",
  oneRowEach: "must have at most one row outside and one inside of each flange",
  nextHead: "to the head of the next anchor",
  noWeld: "Without a weld size the T-stubs reach to the face of flange and web (a = 0).",
  weldNotVerified: "the weld of the column is not verified: its throat is not given‹ (throat_mm, leg_mm)›.",
  flangeOrWall: "the thickness of the column's flange or wall",
  noMomentOnShape: "must be 0 under a column of shape {shape}: 6.2.8.3 has I and H sections; it is {given}",
  compressionOnShape:
    "must be compression under a column of shape {shape}: 6.2.6.11 has the T-stubs of I and H sections; it is {given}",
  notBraced: "Frame not braced against sway: rigid from 30 E I_c/L_c (5.2.2.5(2)).",
  stocky: "lambda_0 up to 0.5: rigid",
  contact: "Compression reaches the base plate through contact; its welds carry tension and shear.",
  flangePulls:
    "the force of the tension flange's welds: that of the anchors, or of the flange itself, M_Ed/(h - t_f) - N_Ed/2, whichever is greater",
  columnSize: "the column's size",
  smallFoundation: "must be at least as large as the plate, {h} by {b} mm; it is {h_f} by {b_f}",
  axialForce: "axial force (kN), compression positive",
  groutThickness: "Grout 30 mm thick.",
  groutStrength:
    "beta_j = 2/3: the grout has at least 0.2 f_ck of the foundation, above 50 mm thickness all of f_ck (6.2.5(7)).",
  strongGrout: "beta_j = 2/3 requires it (6.2.5(7)), or give beta_j",
  thinGrout: "0.2 of the smaller width of the plate, for beta_j = 2/3 (6.2.5(7)), or give beta_j",
  ofFoundation: "what the foundation gives by its size",
  threeTimes: "3 f_cd of the foundation (EN 1992-1-1 6.7(2))",
  jointCoefficient: "Joint coefficient beta_j = 2/3 (6.2.5(7)).",
  strongJoint:
    "beta_j above 2/3 is beyond 6.2.5(7): show by other means that the joint under the plate is as strong as the foundation.",
  spread:
    "alpha = sqrt(A_c1/A_c0) = 1.5: the foundation is not given; it must reach 0.25 of the plate beyond it on every side, and be half of it deep.",
  ownArea: "the column's own area is enough",
  embedded:
    "The anchors are embedded at least h_ef_req_mm, which the concrete needs for their tension‹ (anchors.h_ef_mm is not given)›.",
  blowOutDepth:
    "anchors {c} mm from the edge of the foundation, at most half of the embedment that they need, {needed} mm, can blow out next to their heads (EN 1992-4 7.2.1.8)",
  wideWasher: "Washer plates are counted up to 8 d ({stiff} mm); anything wider bends.",
  largeHeads:
    "The anchors' heads are large enough for the concrete under them: A_h_req_mm2 of 7.2.1.5 of EN 1992-4‹ (anchors.head_d_mm is not given)›.",
  blowOut:
    "anchors {c} mm from the edge of the foundation, at most 0.5 h_ef, can blow out next to their heads (EN 1992-4 7.2.1.8)",
  noEdge: "No edge of the foundation is near the anchors‹ (foundation is not given)›: no concrete edge failure.",
  eightDiameters:
    "Anchors at least 8 d deep in the concrete‹ (anchors.h_ef_mm is not given)›, for its edge under shear.",
  basePlate: "the base plate",
  foundation: "the foundation",
  columnAndWeld: "the column and its weld",
  flangeAndWeld: "the column's flange and its weld",
  webAndWeld: "the column's web and its weld",
  plateLessHoles: "the plate less the holes",
  anchorsApart: "must leave more than {d_0} mm, the diameter of the hole, between anchors; {n} over {w} mm leave {gap}",
  insideFoundation: "anchor and its end inside the foundation, d_mm = {d}",
  lengthRange:
    "must be from {grip} mm, grout and plate, to {longest} mm, from the end of the anchor to its nut; it is {given}",
  groutAndPlate: "grout and plate",
  atFlange: "must not be at a flange, from {from} to {to} mm of the axis; it is {given}",
  grout: "the grout",
  plateWidth: "the width of the base plate",
  upperHalf: "in the upper half of the foundation",
  lug: "Shear lug: it carries the full shear force without friction; reinforcement holds the concrete between it and the edge of the foundation.",
  liftedRow: "a row on the side that is lifted‹ (rows_mm from the column's axis; a row on the axis is on no side)›",
  momentWithN: "M_Ed = 0: the moment that could act together with N_Ed",
  rowsOnBothSides: "rows on both sides of the axis: the column pulls",
  assumedForce: "No axial force is given: N_Ed = 0.3 N_pl,Rd of the column is assumed.",
  assumedFoundation: "Foundation C25/30 is assumed.",
  proposed:
    "Proposed: base plate {t} mm, {rim} mm beyond the column on every side, four anchors M{d} 8.8, welds a = {a} mm.",
  proposedWider:
    "Proposed: base plate {t} mm, {rim} mm beyond the column's flanges, {side} mm next to them, four anchors M{d} 8.8, welds a = {a} mm.",
  friction: "Friction 0.2 between plate and grout (sand-cement mortar, 6.2.2(6)).",
  moreFriction: "Friction above 0.2 between plate and grout comes from tests (C_f_d, 6.2.2(6)).",
  mortar: "sand-cement mortar",
  lugSize: "friction carries {F_f} kN of V_Ed = {V_Ed} kN; give the lug's size, or leave shear_lug out",
  noShear: "Anchors of class {grade} may not act in shear (3.3(1)).",
  strongAnchors: "f_yb above 640 MPa",
  noMoment: "M_Ed = 0.",
});
