import { messages } from "../../basis/message.ts";

/** What every kind of joint says of its members, steel, welds and actions. */
export const says = messages("jointParts", {
  ofUltimate: "{symbol} of the ultimate limit state",
  leastService: "{symbol}/20; partial factors end at 1.5 (EN 1990 Table A1.2), and not even an earthquake leaves less",
  smallService:
    "{field} = {value} is below {symbol}/1.5: partial factors end at 1.5 (EN 1990 Table A1.2), so only opposing loads, or an accidental or seismic situation, make it so small.",
  shape: "must be of shape {shapes}; {profile} is of shape {shape}",
  fabricationOfSection: "an own section has section.fabrication",
  notHollow: "{profile} is not a hollow section",
  profileOrSection: "a profile of the catalogue, or an own section",
  unknownProfile: 'is not in the catalogue: "{profile}"',
  unknownProfileNear: 'is not in the catalogue: "{profile}"; did you mean {near}?',
  steelS355: "No steel grade given: S355.",
  strongerThanGrade: "f_y = {given} MPa is above the {nominal} MPa of {grade} at this thickness (EN 1993-1-1 3.2.1(1))",
  measuredYield: "f_y = {given} MPa as given, in place of the nominal {nominal} MPa of {grade}.",
  annexTakesTable31: "strength_table is product-standard; the national annex takes Table 3.1 (EN 1993-1-1 3.2.1(1))",
  annexTakesProductStandard:
    "strength_table is en-1993-1-1; the national annex takes the product standard (EN 1993-1-1 3.2.1(1))",
  otherThanGrade:
    "is not a measured strength of {grade}, which has {nominal} MPa at this thickness (EN 1993-1-1 3.2.1(1)); it is {given}; give its own grade, or f_u_MPa with it in place of steel_grade",
  gradeRange: "must be a grade from S235 to S460: {reason}",
  strengthsBeyond: "{grade}, {thickness} mm: Table 3.1 ends at {limit} mm; strengths of {used}.",
  bothStrengths: "one strength alone needs the other, or steel_grade",
  gradesCovered: "EN 1993-1-8 covers S235 to S460 (1.1(1))",
  greatestTensile: "the greatest tensile strength of {grade}",
  thinHollow: "EN 1993-1-8 has welds in hollow sections from 2.5 mm and in other parts from 4 mm (4.1(1))",
  thinPart: "welds in thinner parts are for EN 1993-1-3 (4.1(1))",
  thickThroat: "must give a throat of at most {limit} mm, twice {part}; it is {given}",
  throatOnEdge:
    "must give a throat of at most {limit} mm: on the edge of a part its leg is no longer than the part is thick, {part}; it is {given}",
  throat: "the throat of the weld, or {leg}",
  assumedShear: "No reaction is given: V_Ed = 0.5 V_pl,Rd of the beam is assumed.",
  noJoint: "no joint can be proposed for these members",
  steelName: "{name}",
  withClause: "{reason} ({clause})",
  note: "{note}.",
});
