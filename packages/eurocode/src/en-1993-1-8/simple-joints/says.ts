import { messages } from "../../basis/message.ts";

/** What is said of fin plates, header plates and cleats. */
export const says = messages("simpleJoints", {
  reaction: "the reaction of the beam",
  notForGroup: "is not for a group of bolts: a simple joint has two rows or more",
  heightOfRows: "the height that {n} rows of bolts need",
  outermostRows: "between the outermost rows",
  webEnd: "End of the beam's web to its first line of bolts: e2‹ (e2_b)›.",
  intoSupport: "otherwise the beam runs into the support",
  lever: "z from the support to the centroid of the bolts: b - e2 - (n_2 - 1) p2/2.",
  leverOfBolts: "b - e2 - (n_2 - 1) p2/2",
  noRoom: "leaves no room for the bolts: the first line would be {distance} mm from the support",
  centred: "The plate or cleats are centred on the web of the beam.",
  firstRow: "the first row of bolts must be in the straight part of the web, clear of flange and root",
  lastRow:
    "puts the last row of bolts {reach} mm below the top; it must be less than {lowest} mm, in the straight part of the web, clear of flange and root",
  supportingMember: "the supporting member",
  webTooNarrow:
    "leaves {clear} mm of web between the roots of {member}; bolts at a gauge of {gauge} mm do not fit‹ (support.t_mm puts the joint on a flange)›",
  cutAtRoots:
    "The plate or cleats, {width} mm wide, reach over the roots of {member}: they are cut to the {clear} mm between them, with what that leaves beside the bolts.",
  widerThanTube: "is narrower than the plate or cleats: they are {width} mm wide, the tube has a diameter of {d} mm",
  roundWall: "the wall of the support is round: a flat plate bears on it along a line only",
  beyondWall: "has a wall that is flat over {flat} mm; the bolts with their holes take {holes} mm",
  holesInRoot: "the holes in the flange of {member} cut into its root",
  outsideFlange: "the bolts must be in the flange of {member}",
  proud:
    "The end plate projects beyond both flanges for their welds, up to 25 mm: the projection is not counted in its height and e1.",
  endHeight: "the height of the beam at its end",
  beyondBeam: "puts the plate {over} mm beyond the beam; the plate must end with the beam",
  notchDepth: "depth of the notch at the top or at the bottom (mm)",
  flangeOrNothing: "the thickness of the flange, or 0",
  notchesTooDeep: "the notches must leave a fifth of the beam's height of {h} mm; they are {depth} mm deep",
  onWeb: "The joint is on the web of the supporting member, not on its flange‹ (support.t_mm)›.",
  webOrFlange: "the thickness of the web or the flange",
  supportNotVerified: "the support is not verified: its thickness or profile is not given‹ (support)›.",
  plyOrProfile: "thickness of the ply (mm), or the profile of the supporting member",
  plySupport: "the support is a ply of t_mm, not a hollow profile",
  notchLowShear: "at {distance} mm from the support, shear below half of V_pl",
  notchHighShear: "at {distance} mm from the support, shear above half of V_pl",
  linesInSupport: "Lines of bolts in the support: w = t_w + 2 (leg - e2).",
  outsideLegs: "the bolts must be in the legs",
  rootOfCleats:
    "leaves {first} mm from the support to the first line of bolts in the web; it must be at least {least} mm: the holes cut into the root of the other legs of the cleats",
  longLegOnBeam: "The long leg of the cleats is on the web of the beam.",
  holesInWeld:
    "must leave at least {least} mm from the support to the first line of bolts: the holes cut into the weld; it leaves {first}",
  linesOfPlate: "Lines of bolts: w = b - 2 e2.",
  gaugeOfPlate: "must be b - 2 e2 = {gauge} mm; it is {w}",
  beamWebThickness: "the thickness of the beam's web",
  weldNeglected: "Tying: the weld of the end plate is neglected in m.",
  fullDepth: "Full depth end plate: the joint rotates by the bending of the plate alone.",
  intoFlange: "puts bolts of the end plate {over} mm into a flange of the beam; it is {e1}",
  nominallyPinned: "nominally pinned: the stiffness is neglected",
  finPlate:
    "Fin plate {t} mm (plate or web at most 0.5 d, S355 0.42 d), {size} 8.8 at {p1} mm, end distance {e1} mm, gap {gap} mm, full-strength fillet welds a = {a} mm.",
  endPlate:
    "End plate {t} mm, {size} {grade} at {p1} mm, gauge {w} mm, welded to the web with full-strength fillets a = {a} mm.",
  cleats: "Two cleats {profile}, {size} {grade} at {p1} mm in both legs, setback 10 mm.",
  weldNotVerified: "the weld is not verified: its throat is not given‹ (throat_mm, leg_mm)›.",
  noRestraint:
    "the plate or cleats are less than 0.6 of the beam's height: no torsional restraint of its end (SN014, SN017).",
  beamWeb: "web of the beam",
  weldToWeb: "weld to the web",
  rootOfLegs: "root of the other legs of the cleats",
  holesInSupport: "the holes in the support cut into the {part}",
  washer: "Washer of {standard}, {width} mm wide, for method 2 of Table 6.2.",
  washerTooWide: "the washer is wider than method 2 of Table 6.2 allows: method 1 is used.",
  tyingSupport: "tying: bending of the support is not verified; its web needs the profile of the member.",
});
