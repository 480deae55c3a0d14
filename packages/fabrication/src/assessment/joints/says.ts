import { messages } from "@x/eurocode/message";

/** Which joint an end has, and why. */
export const says = messages("joints", {
  corrected: "set by a correction",
  removed: "removed by a correction",
  noJoint: "no joint",
  impossible: "the correction is not possible",
  noneOfType: "no {type} at its ends: {why}",
  openStart: "at its start: {why}",
  openEnd: "at its end: {why}",
  skewEnd:
    "this end is cut at an angle, and the joint chosen for it ({type}) needs a square one: none is made and none verified. Design it, or say that the end has none (joint: none)",
  columnHead: "head of a column: the beams bring their own joints",
  noBases: "the project has no column bases",
  noBeamJoints: "the project has no joints of beams",
  noBraceJoints: "the project has no joints of braces",
  chord: "a chord: its joints are those of the braces that meet it; a correction can set one",
  noRule: "no rule gives a joint to the end of a {role}",
  noRuleUnknown: "no rule gives a joint to the end of a member of unknown role",
  pinnedFoot: "foot of a column, pinned",
  fixedFoot: "foot of a column, fixed",
  noBaseFor: "a base plate is made for I and hollow sections; {profile} is a {shape}",
  shallowWeb: "a web {h} mm deep is too shallow for two rows of bolts",
  simple: "simple joint: fin plate up to 610 mm deep, header plate above",
  hollowEnd: "end of a hollow section: plate welded around it",
  noSimpleFor: "no simple joint is made for a {shape}",
  ofProject: "joint of beams in this project: {type}",
  narrowLeg: "a leg of {h} mm is too narrow for M12: weld it to its gusset",
  legOnGusset: "brace: bolted by one leg to a gusset",
  flatOnGusset: "brace: flat bolted to a gusset",
  slottedTube: "brace: plate in the slotted tube, bolted to a gusset",
  roundBar: "round bars have threaded ends or turnbuckles, which are not sized here",
  noBraceFor: "no joint of braces is made for a {shape}",
  noBoltsFit: "no bolts fit this brace",
  failed: "the joint does not pass",
  axialForce: "its axial force is not verified in its simple joints",
  printedUplift: "its base is made for the printed axial force in compression: uplift is not verified",
  shorterThanJoints: "is shorter than its joints: holes beyond its end are left out",
  weaker:
    "no reaction was given and no standard joint reaches half the beam's capacity; a weaker joint was used. Give the reaction",
  washersWelded:
    "holes of anchors are {clearance} mm larger than these: where anchors carry the shear, their plate washers are to be welded to the plate",
  gussetItself:
    "the gusset itself is not verified: its effective width (Whitmore), its buckling where the brace presses",
  gussetUnknown: "what carries its gusset is not known and is not verified under the force of the brace",
  gussetOnWebPlane: "{support} is not verified under the gusset, which lies in the plane of its web",
  gussetBesideWeb:
    "the gusset lies {e} mm beside the web of {support}: the flange is not verified for bending, nor {support} for torsion",
  gussetOnWeb: "the web of {support} is not verified for bending across it under the gusset",
  gussetOnWall: "the wall of {support} is not verified for bending under the gusset",
  needsColumn: "is missing: a welded joint needs the mark of its column",
  needsChord: "is missing: a welded brace needs the mark of its chord",
});

/** The forces that a joint is made for. */
export const forces = messages("jointForces", {
  ofMember: "{action} of the member",
  uniformShear: "M_y_Ed is given without V_z_Ed: 4 M_y_Ed / L, as under a uniform load (assumed)",
  momentAlone: "M_y_Ed is given without V_z_Ed; {shear}",
  unknownStrength: "the strength of the steel is not known",
  mostOfSpan: "no reaction is known: 4 M_pl,Rd / L, the most that a uniform load can bring (assumed)",
  halfShear: "no reaction is known: {share} V_pl,Rd (assumed)",
  lessShear: "no reaction is known: {share} V_pl,Rd, since no usual joint of this beam carries {V} kN (assumed)",
  compression: "N_Ed of the member, in compression: the bolts carry it as they would tension",
  axialShare: "no axial force is known: {share} N_pl,Rd (assumed)",
  momentShare: "no moment is known: {share} M_pl,Rd (assumed)",
  withShear: "{moment}; V_Ed: {shear}",
});

/** What is assumed of the dimensions of a joint. */
export const sizes = messages("jointSizes", {
  notNotched: "Not notched: no joint fits a notched end; what connects it reaches beyond the flange of {support}.",
  notNotchedUnnamed:
    "Not notched: no joint fits a notched end; what connects it reaches beyond the flange of the support.",
  notched: "Tops are level with {support} (assumed): notched {length} x {depth} mm.",
  notchedUnnamed: "Tops are level with the support (assumed): notched {length} x {depth} mm.",
  hollowPlate: "End plate 10 mm welded around the tube, four M{d} 8.8 beyond it; V_Ed is shared by the four bolts.",
  noSupport: "No support is known: the end plate is verified as the splice of two equal beams, without a column.",
  yJoint:
    "The brace meets the chord at 45° in a Y joint (assumed); a correction can set joint_type, braces and gap_mm.",
  foundation: "Foundation of f_ck = {f_ck} N/mm² (project default).",
  fixedBase: "The column base is fixed.",
  pinnedBase: "The column base is pinned: no moment acts on it.",
  gusset: "Gusset {t} mm.",
  tongue:
    "Plate {width} x {t} mm in the slotted tube, gusset of the same thickness. The eccentricity of the lap is not verified: check it if the brace is in compression.",
  boltLine: "{n} M{d} {grade} in one line, pitch {pitch} mm, end distance {end} mm. {gusset}",
});
