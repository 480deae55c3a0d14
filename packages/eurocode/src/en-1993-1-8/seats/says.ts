import { messages } from "../../basis/message.ts";

/** What is said of seats and brackets. */
export const says = messages("beamSeats", {
  ofGuides:
    "EN 1993-1-8 has no clause on seats: place of the reaction and ways to fail by the AISC Manual, part 10, and Subramanian (2008), resistances by EN 1993.",
  ofBracketGuides:
    "EN 1993-1-8 has no clause on bracket plates: their ways to fail by the AISC Manual, parts 9 and 15, resistances by EN 1993.",
  bearing:
    "The reaction is spread from the end of the beam over the least length that its web (EN 1993-1-5 6, type c) and a stiffener need, and over t_f + r at least.",
  heldBeam:
    "A cleat at its top or web holds the beam against turning over, and bolts hold it to the seat; they are not verified.",
  eccentric:
    "Bolts take the reaction and its moment about the toe of the angle; the guides leave the moment out. No prying.",
  webOrFlange: "the web or flange of support",
  supportProfile: "the thickness of the support, or its profile",
  noSteelOfSupport: "the steel of the support counts in the welds and is not verified; give support",
  lifted: "the seat does not hold a beam down that is lifted",
  inLineWithWeb: "The plate stands on the flange in line with the web: half of its height pulls, half presses.",
  aboutWeb: "The two lines of bolts lie one each side of the column's web; compression is at the toe of the angle.",
  columnBent:
    "the column itself is not verified: it carries the moment of the eccentric load; verify it as a member, with this moment",
  uprightLeg:
    "the upright leg in bending between heel and bolts is not verified, as in the guides: the end of the beam is tied to the support, horizontally",
  seatPlate:
    "the plate under the beam in bending and its weld to the stiffener are not verified: the weld is as strong as that of the plate to the support, the beam's web stands over the stiffener",
  flangeWide: "the flange of the beam, which stands on it",
  flangeEdge: "the edge distance on the column's flange is not verified; give support.profile",
  outsideFlange: "the bolts stand off the edge of the flange: {wide} mm with their holes; the flange has {b} mm",
  twisted: "one plate alone twists the column by V_Ed times its distance from the column's axis; that is not verified",
  flatBent:
    "the column itself is not verified: it carries the moment V_Ed e_mm; verify it as a member, with this moment",
  noSupport: "bearing of the bolts in the support is not verified; give support",
  supportBent: "the support is not verified: its wall or flange bends under the eccentric load",
  oneSeat: "the seat: angle or stiffened",
  loadElsewhere: "how the load enters the plate is not verified",
  reaction: "the reaction of the beam",
  loadOfBracket: "the load on the bracket",
  boltsOrWelds: "bolts (bolt_grade, bolt_size, n_1, e1, e2) or the throat of the welds to the support",
  weldedOnly: "welded seats and standing plates: bolts are for angles and flat brackets",
  boltsOfSeat: "the bolts of the seat",
  leaveBearing: "the gap, which must leave a length to bear on",
  legFits: "what the bolts need along the leg, below its root",
  lengthFits: "what the bolts need along the angle",
  weldsLeave: "must leave a length between the craters of its ends: more than {least} mm; it is {given}",
  flatOnly: "flat brackets",
  standingOnly: "standing brackets and stiffened seats",
  depthFits: "the rows of bolts down from e1, to the edge of the last hole",
  welds: "the length of the welds across the column, over which the plate lies on the flange",
  loadBeyond: "half of what lies on the column: the load stands beyond it",
  insidePlate: "how far the plate reaches from the column",
  standingBolted:
    "a standing bracket on an end plate bends plate and flange: use connection end-plate, with M_j_Ed = V_Ed e",
  shared: "{n} plates carry the load in equal parts, one on each flange.",
  onAxis: "Bolts or welds lie about the axis of the column; e_mm is measured from there.",
  equalAngles: "unequal angles",
});
