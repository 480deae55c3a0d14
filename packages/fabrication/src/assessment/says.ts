import { messages } from "@x/eurocode/message";

/** Why a member has its role. */
export const roles = messages("roles", {
  corrected: "set by a correction",
  heading: 'heading "{heading}"',
  mark: "mark {mark}",
  markOfFamily: "mark {mark} of a {family}",
  inclinedLabel: "its label is inclined",
  upright: "it is upright",
  onGrid: "its label is at a point of the grid",
  inclined: "it is inclined between its ends",
  level: "it is level between its ends",
  unknownSection: "its section is unknown",
  shortPiece: "a short piece of {profile}, {L} mm long",
  wideFlanges: "wide flanges ({profile}), {L} mm long",
  section: "section {profile}",
  sectionOfLength: "section {profile}, {L} mm long",
});

/** What acts on a member, and where that is from. */
export const actions = messages("actions", {
  corrected: "set by a correction",
  projectDefault: "default of the project for this mark",
  projectDefaultOfRole: "default of the project for a {role}",
  noSectionOrLength: "its section or length is not known",
  selfWeight: "its own weight alone",
  selfWeightPinned: "its own weight alone, ends pinned",
  slenderBar: "no action is given, and a bar or flat carries none by itself",
  fromSchedule: "from the drawing's schedule",
  spanMoment:
    "from the drawing's schedule; it prints no moment: M_y_Ed = V_z_Ed L / 4, as under a uniform load (assumed)",
  signOfN: "{schedule}; it does not say which sign of N is compression: both are verified",
  fromFile: "given in the actions file",
  fromFileForOthers: "given in the actions file, for all other marks",
  loadCases: "{n} load cases of the actions file",
  loadCasesForOthers: "{n} load cases of the actions file, for all other marks",
  areaLoad: "{sum} = {load} kN/m² on a width of {width} m ({why}); with its own weight {q} kN/m on {L} m, ends pinned",
  widthOfNeighbours: "from the distance of its neighbours on the plan",
  unknownMark: "actions are given for {mark}, which the drawing does not have",
});

/** For who gives the defaults of a project by mark. */
export const byProject = actions.projectDefault;

/** What is said of members beside their values. */
export const checked = messages("checkedMembers", {
  printed: "{text}",
  noLength: "no length",
  severalPieces: "one mark for different pieces: {pieces}; in the files they are {names}",
  mirrored: "{n} of them mirrored (opposite hand): {mark}",
  noQuantity: "no quantity: counted as 1",
  gradeAssumed: "grade assumed: {grade}",
  failed: "does not pass: {percent} {verification} ({clause})",
  failedWhile: "does not pass: {percent} {verification} ({clause}); {profile} would pass",
  unchecked: "is not checked: {why}",
  fieldRefused: "{field} {problem}",
  notInCatalogue: "the catalogue has no {section}",
  drawingGivesNoLength: "the drawing gives no length",
  nothingActs: "no action acts on it that the check verifies",
  holesNotDeducted: "the holes for what it carries are not deducted in its check",
  onlySelfWeight: "no actions are given: checked under its own weight alone, joints made for assumed forces",
  shearWithoutMoment: "a shear is given and no moment: its bending is not verified",
  failedLightest: "does not pass; the lightest of its family that does is {profile}",
  failedAll: "does not pass, and no heavier profile of its family does",
  noGrade: "the drawing gives no steel grade: the project's default is taken",
});

/** What is assumed of the whole, and what to look at. */
export const whole = messages("fabrication", {
  shareOfResistance:
    "Where no force of a joint is known, it is a share of what the member can carry; each joint says which.",
  designValues: "Forces of the drawing's schedule are taken as design values.",
  lengthsToCut: "Lengths are those to cut: nothing is taken off for end plates, gaps or welds.",
  cutSquare: "Ends are cut square unless a correction says otherwise.",
  bucklingLengths:
    "Buckling lengths are the lengths of the members, ends pinned, without restraint in between; a correction can set them.",
  jointsByRules:
    "Joints are not read on the drawing: they are chosen by rules and sized here; a correction can change each dimension.",
  drilledWhereKnown: "Members that carry others are drilled for them only where it is known where they meet.",
  looseWelded:
    "plates to be welded to the supporting member are loose parts: the drawing does not say which member that is, or where on it (corrections: support, support_at)",
  longerThanBars: "with {L} mm it is longer than every bar ({most} mm): order one (stock_lengths_mm), or splice it",
  largerThanSheets: "{size} mm is larger than every sheet ({sheets}): order one (plate_sheets_mm), or divide it",
  renamedPart: "the same part was {from} in the register: its mark is {to} now",
  renamedAssembly: "the same assembly was {from} in the register: its mark is {to} now",
  otherPart: "its part has changed since this mark was given out: it is {to} now",
  otherAssembly: "its assembly has changed since this mark was given out: it is {to} now",
  noPlaces: "The drawing gives no places: in the model members lie side by side, by mark.",
  drawnPlates:
    "the drawing already lists {count} {count:plate|plates}; the plates of the generated joints are added to {count:it|them}",
});

/** Plates and bolts that the list itself has. */
export const drawn = messages("drawnParts", {
  contourOnly: "of {n} {n:plate|plates} of the list the holes are not known: contour only",
  bolts: "the drawing already lists {n} {n:row|rows} of bolts; those of the generated joints are added to them",
  noPart: "no plate and no bolt of the list has this mark",
  noJoint: "there is no joint {joint}; give the id of a joint, or the mark of a member with one such joint",
  otherSize: "{drawn} mm on the drawing; the plate of {joint} is {made} mm",
  otherBolt: "{drawn} on the drawing; {joint} has bolts of another size or grade",
  otherCount: "{drawn} on the drawing; {joint} and its like need {made}",
  notDoubled:
    "the list already has a {use} ({marks}): no second one is made; a correction can set the joint, or assign it (part_of)",
});

/** What the members that carry others are drilled for, and why not. */
export const seats = messages("seats", {
  unknownSupport: "its support {mark} is not a mark of the drawing",
  nothingAtStart: "at its start nothing is drilled into {support} and nothing welded to it: {why}",
  nothingAtEnd: "at its end nothing is drilled into {support} and nothing welded to it: {why}",
  noFace: "this type of joint has no position on a face",
  severalAngles: "it meets that member at different angles; give those pieces their own marks",
  skew: "only a brace on its gusset comes at an angle",
  counts: "it has {ends} ends but there are {seats} positions ({each} on each of {supports})",
  piecesWithoutPlace: "some of its pieces have no place on the drawing",
  somePieces: "only some of its pieces meet that member",
  outOfPlane: "it is not in the plane of that member's web or flanges",
  notSquare: "it does not meet that member squarely",
  severalPlaces: "it meets the pieces of that member at different places; give those pieces their own marks",
  onFlange: "its position can be found only on the web of a lying member",
  noStandardJoint: "there is no standard joint to a {shape}",
  beyondEnd: "it reaches beyond the end of that member",
  betweenFlanges: "it does not fit between the flanges of that member",
  gussetOffSide: "its gusset does not fit on that side of the member",
  insideHollow: "its bolts cannot be tightened inside a hollow section: weld a fin plate to it",
  holesDoNotFit: "its holes do not fit into that member",
  otherLength:
    "it is {L} mm long, and {room} mm fit between its places, which are {D} mm apart: flanges or webs of what carries it, end plates and gaps are taken off",
  placedAtAxes:
    "its places are {D} mm apart, it is {L} mm long: they are those of axes, and in the model it begins at the first of them and ends before the other",
  clash: "{one} and {other} collide on it: move one of them (support_at), or set its plate",
  sharedHoles: "members on both sides share holes: order their bolts once, longer by the second plate",
  closeHoles: "holes for two members are closer than 2.2 d_0 (Table 3.3 of EN 1993-1-8)",
});

/** Parts that leave the workshop loose, and where they belong. */
export const loose = messages("looseParts", {
  weldedTo: "{use}, welded in the shop to {support}",
  weldedToCarrier: "{use}, welded in the shop to the member that carries it",
  ofUnknownLength: "{use}, welded in the shop to its member, whose length is not known",
  bolted: "{use}, bolted on the site",
  cleat: "cleat, bolted on the site",
  castIn: "cast into the foundation",
  toSite: "to the site",
  listed: "from the drawing's list",
});
