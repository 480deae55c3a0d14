import { messages } from "../../basis/message.ts";

/** What is said of bars along a beam. */
export const says = messages("concreteBarLayout", {
  equalBars: 'must be equal bars in words: "3Ø20", of slabs "Ø12-300"',
  afterIts: "its from_mm",
  depthInside: "the depth inside the cover",
  insideOfBend:
    "Bars of {phi} are bent at a support and anchored by more than 5 phi behind the bend: the concrete inside it asks for a mandrel of {D} (8.3(3) (8.1))‹ (bars: mandrel_mm)›.",
  mandrelOfTable: "Bends have the mandrel of Table 8.1N‹ (bars: mandrel_mm)›.",
  endOfConcrete: "where the concrete ends, less its cover‹ (support_widths_mm)›",
  shearOfMoments: "the shear force of these moments, 0 where there is none",
  momentsOfShear: "the moments of this shear force",
  shearBelow:
    "Between {from} and {to} the moment changes by {M}, more than the shear force given there makes of it ({V}): the envelope is not of one beam, and is not verified‹ (envelope: V)›.",
  betweenPlaces:
    "Between {from} and {to} the moment is taken as straight; by the shear force it may be {M} greater there, which is not verified: give more places‹ (envelope)›.",
  inOrder: "the place before it: places are given from left to right",
  wholeBeam: "must reach from end to end of the beam, 0 to {length} mm",
  countOfWidths: "must have one width for each of the {count:support|supports}; it has {given}",
  freeBeam: "must not both be free: the beam has no support",
  firstGeneration: "must be left out with bars along a beam: they are calculated by the first generation alone",
  linksOfBeam: "links of the beam",
  usualWidths: "Supports are {width} wide, and what clamps an end {depth} deep‹ (support_widths_mm)›.",
  shearAtDepth:
    "Supports are direct: where no point load is nearer, the shear force at the distance d from their face is decisive for the links (6.2.1(8)).",
  allAlphas: "All alpha of Table 8.2 are taken as 1.",
  turnsFreely:
    "End supports that are pinned turn freely: top bars for a partial fixity there (9.2.1.2(1), 9.3.1.2(2)) are not verified.",
  castFromAbove: "The concrete is cast from above: top bars of members deeper than 250 mm have poor bond.",
  betaRecommended:
    "The share of the bottom bars that reaches the supports is the recommended one; annexes may ask for more.",
  longBars: "Bars are longer than {most}: give them as bars that overlap by a lap, or coupled; that is not verified.",
  shortLap: "Bars overlap by {length}: a lap needs {l_0} (8.7.3), and so they count as bars that end.",
  aroundLaps: "Of laps their length is verified: transverse bars (8.7.4) and distances (8.7.2) are not.",
  placeOfMoment: "the place that governs",
});
