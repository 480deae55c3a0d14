import { messages } from "../basis/message.ts";

/** What is wrong with a beam on supports or its loads. */
export const says = messages("beams", {
  materialOfBeam: "must be of steel (profile), timber (species, b, h) or concrete (fck, fyk, h, for a beam b)",
  deflectionOfConcrete:
    "is for steel and timber; the deflection of concrete is asked for in member.serviceability (deflection, w_limit)",
  stiffnessOfSection: "E I of its section",
  elasticDeflection:
    "the deflection of timber is the instantaneous one, with E_0,mean: creep (k_def) is not in it; EN 1995-1-1 2.2.3 has it",
  noDeflection: "the deflection is not verified: no limit is given (deflection_limit)",
  noService: "cracks and deflection are not verified: they are asked for in member.serviceability",
  spanInMetres: "must be in mm: {length} is too short for a beam; in metres it would be {mm}",
  besideSupport: "{load}: the load acts {x} from a support; check the unit of x_mm",
  stripOfSlab: "must be 1: a slab is calculated as a strip of 1 m",
  barsRunThrough:
    "the bars are taken to run from end to end of each span: where they end and how they are anchored is not verified",
  memberOfBeam: "the beam as a member, for its verdict; x actions needs none",
  byAnalysis: "comes from the loads of the beam; leave it out",
  stiffness: "bending stiffness of the beam; or member.profile",
  oneLoadOfAction: "must have one of q_kN_m, q_kN_m2 and P_kN",
  carriedWidth: "width that the beam carries",
  areasAlone: "is for loads of areas, q_kN_m2",
  patternOfImposed: "is for imposed loads",
  categoryOfLoad: "category of the imposed load",
  manyCombinations:
    "give more than {most} combinations; put actions that exclude each other in a group, or set pattern to false",
  ownWeight: "the self-weight of the beam is not added to the actions: a permanent action has to hold it",
  free: "and right leave the beam free to move: hold one more end",
  shortSpan: "a thousandth of the longest",
  unknownProfile: "is not in the catalogue: {profile}",
  oneLoad: "must have either q_kN_m, a uniform load, or P_kN, a point load",
  numberOfSpans: "the number of spans",
  lengthOfSpan: "the length of the span",
  placeOfLoad: "the place of the point load (mm)",
  spanOfLoad: "the span that the load is on",
  pointLoad: "a point load acts at x_mm",
  uniformLoad: "a uniform load acts from from_mm to to_mm",
  endOfLoad: "the end of the load",
  shortLoad: "leaves a load of {length} mm: give a point load",
});
