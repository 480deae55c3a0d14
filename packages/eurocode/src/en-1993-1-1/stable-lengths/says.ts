import { messages } from "../../basis/message.ts";

/** What is said of stable lengths. */
export const says = messages("stableLengths", {
  iSections: "I-sections; {profile} is not one",
  needsTorsional: "to: torsional",
  fiveMoments: "five moments, of ends, quarters and middle",
  lengthOfSegment: "the length of the segment",
  deeper: "the depth of the profile",
  twoOrFive: "must be two moments, of the ends, or five, of ends, quarters and middle; there are {given}",
  fiveOfHaunch: "five moments, of ends, quarters and middle: a haunch has its length by (BB.11) alone",
  momentsOfCases: "the moments of a segment are of one load case; give each its item",
  spacingOf: "the distance of the lateral restraints between the torsional ones",
  arm: "the distance of the restraints from the centroid; 0 where they are at it",
  anyLength:
    "{mark}: with h/t_f = {given} the root of (BB.6) is not real: any length between torsional restraints is stable.",
  plasticMoment: "the plastic moment of the section there",
  taperOf: "haunches of sections with h/t_f above {least} ((BB.17), (BB.18)); it is {given}",
  beyondMember: "must end on the member: it would reach {end} mm of {length} mm",
  class1: "a plastic hinge that rotates needs a section of class 1 (5.6); it has class {class}",
  restraints:
    "Plastic hinges are restrained by 6.3.5.2, at most h/2 from where they form; a lateral restraint at the end of a segment holds the flange that is compressed all along it, or is followed by a torsional one within L_s (BB.3.1.1).",
  uniform: "Segments without M_kNm have their greatest moment all along.",
  notCompressed:
    "{mark}: the flange that is not held is compressed nowhere; no length is asked for between torsional restraints",
  oneSource:
    "haunches and moments of any shape, (BB.8) to (BB.12) and (BB.15) to (BB.18), have not been compared with a published calculation",
  sharp: "{mark}: with h/t_f = {given} the taper factor c is beyond what it was made for (h/t_f from 20)",
});
