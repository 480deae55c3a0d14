import { messages } from "../../basis/message.ts";

/** What is said of punching. */
export const says = messages("concretePunching", {
  betaOfPlace:
    "beta = {beta} by the place of the column, 6.4.3(6): for spans that differ by no more than a quarter‹ (beta, M_y_Ed, M_z_Ed)›.",
  smallBeta:
    "beta = {given} is below {beta}, that of 6.4.3(6) for the place of the column: it must follow from the moments (6.4.3(3) to (5)).",
  uprightOnGround: "beta = 1 on the ground: no moment is given for the foundation, (6.51)‹ (M_y_Ed, M_z_Ed)›.",
  betaOfGround: "beta of a foundation is that of its moments, (6.51)",
  steelOfStrip: "it is the steel of 1 m, and more than 8 % of the slab (9.2.1.1(3))",
  sidesOrDiameter: "c_1_mm and c_2_mm, or diameter_mm",
  depth: "d_y_mm and d_z_mm, or cover_mm with the bars in words",
  ratio: "A_s_y and A_s_z in mm² per m, or bars_y and bars_z",
  barsInWords: 'must be bars in words at a spacing: "Ø16-150"',
  distanceOfInternal: "is for columns at an edge or a corner",
  annexSays:
    "cannot be calculated: the national annex {annex} has rules of its own for punching (6.4) that are not covered here",
  otherwiseHere:
    "cannot be calculated: the national annex {annex} has rules of its own for it (6.4) that are not covered here",
  limitAtU1: "The greatest stress is limited at u_1 only, in place of the column's face (national annex to 6.4.5(3)).",
  firstRowsNeedMore:
    "The first two perimeters of links need {first} and {second} times the steel of (6.52) (national annex to 6.4.5(1)).",
  designedFirstRows: "Next to the column they have {first} legs of {phi}, then {second}.",
  rowsAlike: "(6.52) has the same links in every perimeter; annexes that ask for more next to the column are others",
  endsOfLongColumn: "The column is long: only its ends count in u_1 (national annex to 6.4.2).",
  endsInGround:
    "The column is long: only its ends count in the line of its foundation, too, as in u_1 of slabs (national annex to 6.4.2): on the safe side.",
  bottomBars:
    "The national annex asks for bottom bars at columns of edges and corners, too, for {eta} V_Ed per metre: they are not given, and not verified‹ (bars_bottom_y, bars_bottom_z)›.",
  collapse:
    "The national annex asks for bottom bars through the column, at least {least} both ways together, against collapse (9.4.1(3)): they are not given, and not verified‹ (A_s_through_mm2, V_collapse)›.",
  noCollapse: "it is verified at internal columns of slabs, where an annex asks for it",
  twoBarsThrough: "At least two bottom bars each way pass through the column (9.4.1(3)).",
  noBottomBars: "bottom bars are verified where an annex asks for them, across edges and at corners",
  noLeastMomentsOfWalls:
    "Least moments over ends and corners of walls are in no table (national annex to 6.4.5(6)): they are not verified.",
  wallPositions: "position wall_end or wall_corner",
  thicknessOrSides: "c_1_mm and c_2_mm, or thickness_mm and of an end length_mm",
  smallerSide: "the smaller side",
  longerSide: "the longer side",
  sidesAreLengths: "c_1_mm and c_2_mm are the lengths of walls, as they are longer than 600 mm",
  wallAtEdge: "is for columns: 6.4 has no line for ends of walls at the edge of a slab",
  openingAtWall: "is not for ends and corners of walls: an own beta may hold the part of the line that is lost",
  momentsOfWall: "needs beta: 6.4.3 has no share of moments at ends and corners of walls",
  notOfSecondWalls: "cannot be calculated: lines at ends and corners of walls are those of the first generation",
  notOfEurocode:
    "EN 1992-1-1 has neither lines nor beta for ends and corners of walls: they are those of DIN EN 1992-1-1/NA, Figures NA.6.12.1 and 6.21.",
  betaOfWallEnd: "beta = {beta} at the end of a wall: for V_Ed of the line around it‹ (beta)›.",
  betaOfWallCorner: "beta = {beta} at the corner of walls: for V_Ed of the line around it‹ (beta)›.",
  lineOfWallEnd: "Of the sides of the wall {side} count from its end; V_Ed is what enters there.",
  lineOfWallCorner:
    "The line is that round the outside of the corner, along each wall no longer than its thickness and 1.4 d, which no publication confirms; V_Ed is what enters there.",
  openingBeyondEdge: "must lie in the slab: it is beyond its edge",
  linksOfHead: "The links are outside the head: their distances are counted from it‹ (links.first_mm)›.",
  perimetersOfLinks: "The links lie in {count} perimeters, the first {first} from the column.",
  legsUnknown:
    "The distance of the legs is not given: least links and tangential spacing are not verified‹ (links.s_t_mm)›.",
  firstNear:
    "The first links are {first} from the column: nearer than 0.3 d, {least}, they do not cross the crack (Figure 9.10)‹ (links.first_mm)›.",
  perimetersUnknown:
    "The number of perimeters is not given: punching outside the links is not verified‹ (links.perimeters)›.",
  squareOfCircle: "beta of a round column at an edge is that of the square round it.",
  shape: "column: {position}",
  ownBeta: "beta is given, and holds the share of the moments",
  ofMoments: "that of the moments beside it",
  noSectors: "cannot be sector: sectors of load are not calculated; give beta",
  internalFoundation: "must be internal in a foundation",
  internalHead: "must be internal with a head",
  noLinksInFoundation: "is not for foundations: (6.52) is not verified there",
  ofSlabs: "under the pressure of the ground (6.50) has none of it",
  betaWithHead: "needs beta: (6.39) is not for lines round a head",
  headBetween:
    "must be below {low} mm or at least {high} mm: EN 1992-1-1 6.4.2 has no line for heads between 2 h_H and 2 (d + h_H)",
  openingInColumn: "must lie outside the column",
  farOpening: "it is farther than 6 d from the column (6.4.2(3))",
  allLost: "must leave a part of the lines around the column",
  wideColumn:
    "The column is more than 12 d around: the force concentrates at its corners, and 6.4 counts the whole perimeter. Check its ends on their own.",
  byPlace: "beta is by the place of the column",
  modulusWithoutOpenings: "W_1 of beta is that of the slab without openings.",
  tooThin: "cannot be designed: slabs with links are at least 200 mm thick (9.3.2(1))",
  beyondLinks: "cannot be designed: v_Ed is beyond what punching reinforcement can carry",
  designedLinks:
    "Punching reinforcement is designed: {count} perimeters of {n} legs of {phi}, the first at {first}, then every {s}.",
});
