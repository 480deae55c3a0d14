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
  coarseLimit: "deflection_limit = {n}: a deflection of 1/{n} of the span is more than is usual; check it",
  noService: "cracks and deflection are not verified: they are asked for in member.serviceability",
  spanInMetres: "must be in mm: {length} is too short for a beam; in metres it would be {mm}",
  besideSupport: "{load}: the load acts {x} from a support; check the unit of x_mm",
  stripOfSlab: "must be 1: a slab is calculated as a strip of 1 m",
  barsRunThrough:
    "the bars are taken to run from end to end of each span: where they end and how they are anchored is not verified",
  notLaidOut: "the ends of the bars are not laid out: {why}",
  withAxialForce: "an axial force acts beside the moments",
  withoutCover: "the cover is not known; give member.cover_mm or member.exposure",
  barsByArea: "bars are given by their area; give them in words, as 4Ø20",
  ownDepths: "the depth of the bars or the lever arm is given (axis_distance_mm, d_bottom_mm, d_top_mm, z_mm)",
  otherLinks: "links are inclined, of another steel, or missing",
  noSection: "the section does not hold the bars side by side",
  countOfWidths: "must have one width for each of the {count:support|supports}; it has {given}",
  widthsOfConcrete: "is for beams of concrete",
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
  ownWeight:
    "the self-weight of the beam is not added to the actions: a permanent action has to hold it‹; own_weight: true adds it›",
  ownWeightAdded: "the self-weight of the beam, {g}, is added as {id}: no other action holds it",
  ownWeightWithFlange:
    "the self-weight holds the flange as wide as it counts (b_eff_mm): the rest of a wider slab is the permanent action of somebody else",
  ownWeightOfWeb:
    "the self-weight is that of the web alone, b by h: the width of the flange is not given (b_eff_mm), and its weight has to be a permanent action",
  lifts:
    "support {name} lifts under the permanent actions alone, by {R} in the combinations of strength. It has to be held down; equilibrium (EN 1990 6.4.2, EQU) is not verified",
  mayLift:
    "support {name} is lifted in a combination: {R} down. It has to be held down; equilibrium (EN 1990 6.4.2, EQU) is not verified",
  ownWeightOfSection: "a member whose section is known",
  span: "span {n}",
  spanOf: "{mark} span {n}",
  top: "{span}, top",
  bars: "beam bars",
  barsOf: "{mark} bars",
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
  shapeOfDeflection:
    "{span}: the deflection is that of moments as moment_shape = {shape} has them, the nearest shape that deflects no less than the quasi-permanent loads; member.serviceability.moment_shape gives another",
  otherShape:
    "{span}: member.serviceability.moment_shape = {shape} deflects less than the quasi-permanent loads do, whose moments are nearest to {nearest}: one of them is wrong",
  turningRoot:
    "the deflection of an overhang is that of one with a clamped root: what its root turns by the span beside it is not in it, and not verified",
  shortLoad: "leaves a load of {length} mm: give a point load",
});
