import { messages } from "../../basis/message.ts";

/** What is said of welds and groups of welds. */
export const says = messages("welds", {
  thinStrength: "Strength of the part joined for a thickness up to 16 mm.",
  force: "V_par_Ed, N_perp_Ed or V_perp_Ed, the force on the welds (kN)",
  thinHollow: "Parts thinner than 4 mm are hollow sections (4.1(2)).",
  oneWeld: "A single weld carries the full force‹ (n_welds = 1)›.",
  twoThroats: "two throats (4.5.1(1))",
  partialThickness: "the thickness of the part, for partial penetration",
  singleFillet:
    "a single fillet weld loaded across its axis bends about its root: restrain the parts against rotation (4.12).",
  craters: "Craters at both ends: the effective length is the length less two throats‹ (full_size_ends = false)›.",
  penetration:
    "Partial penetration: the throat is the depth of penetration proved by the welding procedure (4.5.2, 4.7.2).",
  plateWidth: "the width b_p of the plate",
  filletWelds: "fillet welds (4.3.2.2)",
  continuousOnFlange: "is not for a weld across an unstiffened flange, which must be continuous",
  longNoReduction:
    "The weld is longer than 150 a and not in a lap joint: no reduction by 4.11(2)‹ (long_weld = none)›.",
  twoDirections:
    "Forces across the weld in two directions: the fillet whose throat is sheared by both counts in (4.1), the other for sigma_perp.",
  noThroat: "no throat is enough: a thicker weld of this length loses more at its ends than it gains.",
  flangeWidth: "the width of the flange",
  buttFullSize: "a butt weld is of full size over its length",
  notForButt: "is not for a full penetration butt weld, which is as strong as the weaker part",
  weakerPart: "thickness of the weaker part, whose strength the weld has",
  buttWholeLength: "The butt weld is of full size over its whole length (run-on and run-off plates).",
  effectiveLengths: "The welds are given by their effective length, of full size to the ends.",
  onOneLine: "lie on one line and cannot carry a moment about it (4.12); add welds next to it",
  noLength: "has no length: start and end are the same point",
  overlaps: "overlaps welds[{other}]: only one weld per place",
  sumOverThroats: "sum over the throats as lines",
  centroid: "centroid of the throats",
  sumAbout: "sum over the throats as lines, about {axis} through the centroid",
  otherCoordinate: "the other coordinate of the place where the forces act",
  forcesAtCentroid: "The forces act at the centroid of the welds.",
  longAsLap: "A weld longer than 150 a counts as in a lap joint (4.11(2)).",
  endsAndGap: "the welds at both ends and a gap (4.3.2.2(4))",
  notCorrosive: "intermittent fillet welds are not for corrosive environments (4.3.2.2(1)).",
  endsAsOthers: "Intermittent weld: the welds at the ends of the run are as long as the others.",
  asManyAsFit:
    "Intermittent weld: as many welds as fit between the ends with the given gap; any remainder is not counted.",
  weldsBetween: "welds that fit between those at the ends of the run",
  leastThroat: "Fillet weld a = {a} mm, the least that fits.",
  onlyTButt: "it is for welds of type t-butt",
  twoOfTButt: "a T-butt joint has two welds (4.7.3)",
  stem: "thickness of the stem (mm)",
  gapOfTButt: "gap between the two welds that is not welded (mm), 0 where there is none",
  legOfTButt: "is for fillet welds: give throat_mm, the throat of each weld, its penetration with the fillet on it",
  throatOfTButt: "the throat of each weld, its penetration with the fillet on it",
  tButtAsButt:
    "The two welds of the T-butt joint are as thick as the stem, their gap at most t/5 and 3 mm: as a full penetration butt weld (4.7.3(1)).",
  tButtAsFillets:
    "The two welds of the T-butt joint are thinner than the stem, or their gap is above t/5 or 3 mm: as fillet welds (4.7.3(2)).",
});
