import { messages } from "../basis/message.ts";

/** What is said of a member and its section. */
export const says = messages("steelMember", {
  steel355: "No steel grade given: S355.",
  strengthsByTable31: "f_y and f_u by Table 3.1 of EN 1993-1-1 (3.2.1(1)).",
  strengthsByProductStandard: "f_y and f_u by the product standard (3.2.1(1), national annex).",
  moduli: "E = 210 000 MPa, G = 81 000 MPa where not given (3.2.6(1)).",
  beyondTable: "the thickest part, {t} mm, is beyond the {limit} mm of the table; f_y and f_u by {table}",
  strengthNote: "{note}.",
  annexTakesTable31: "strength_table is product-standard; the national annex takes Table 3.1 (3.2.1(1))",
  annexTakesProductStandard: "strength_table is en-1993-1-1; the national annex takes the product standard (3.2.1(1))",
  measuredYield: "f_y = {given} MPa as given, in place of the nominal {nominal} MPa of {grade}.",
  tensileAboveGrade: "f_u = {given} MPa is above the {nominal} MPa of {grade} at this thickness (3.2.1(1))",
  strongerThanGrade: "f_y = {given} MPa is above the {nominal} MPa of {grade} at this thickness (3.2.1(1))",
  coldFormedByDefault:
    "Hollow profiles are cold-formed (EN 10219): neither fabrication nor designation nor grade says otherwise.",
  fabricationUnknown: "hot-finished or cold-formed is not known; taken as cold-formed, the less favourable (Table 6.2)",
  ownHollowColdFormed: "Own hollow sections are cold-formed.",
  ownRolled: "Own sections are rolled.",
  noHoles: "The section has no holes.",
  bucklingLengths: "Buckling lengths about y and z that are not given are the length of the member.",
  bucklingLengthsOfCantilever:
    "Buckling lengths about y and z that are not given are twice the length of the cantilever.",
  torsionalLength: "The length for torsional buckling, where not given, is the length of the member.",
  torsionalLengthOfCantilever:
    "The length for torsional buckling, where not given, is twice the length of the cantilever.",
  supportedAtBothEnds: "The member is supported at both ends, no cantilever.",
  classAsGiven: "section class {class} as given.",
  classBetterThanFound: "section_class {given} is better than the classification, class {found}",
  partClass: "{part}: class {class}",
  flange: "flange",
  web: "web",
  stem: "stem",
  wall: "wall",
  leg: "leg",
  legs: "legs",
  forgottenMoment:
    "the given forces make {moment} in a member that is simply supported, and the moment given is {given}: actions must contain it",
  class4: "class 4: effective section by EN 1993-1-5",
  fullyEffective: "rho = 1: fully effective",
  shearOfLoad:
    "The shear is at least that of the load of the deflection, half of q_ser over the length, of a cantilever all.",
  shearBelowLoad: "{name} = {given} is below the shear of the load of the deflection, {implied}, which is verified",
  impliedShear: "The shear is at least that of the given moments along the member (V = dM/dx).",
  shearBelowMoments:
    "{name} = {given} is below the greatest shear of the given moments along the member (V = dM/dx), {implied}, which is verified",
  compressionAlone:
    "Where channels and tees have a better class under N with moments than under N alone, N alone is verified as well.",
  uniformMoments: "Moments without psi, shape or diagram are uniform along the member (psi = 1).",
  torsionWithoutWarping:
    "No warping is restrained: T_Ed is St Venant torsion alone, and its bimoment is 0 (B_Ed, 6.2.7(4)).",
  torsionInSectionOnly: "torsion is checked in the cross-section only; buckling with torsion is not in EN 1993-1-1",
  signOfTees: "Tees: a positive M_y_Ed compresses the flange, a negative one the stem.",
  anglesRestrained: "Angles with continuous restraint bend about y and z, parallel to their legs.",
  anglesFree:
    "Angles without continuous restraint are free to deflect: their stresses are verified about u and v as well.",
  loadsOfChannel: "loads on a channel act through the shear centre: no torsion",
  loadsOfTee: "loads on a tee act through the shear centre: no torsion",
  loadsOfAngle: "loads on an angle act through the shear centre: no torsion",
  angleAtCentroid:
    "N_Ed acts at the centroid of the angle; for one that is connected by one leg give lattice_web_member (BB.1.2), or the moments of its eccentricity",
  pulledAtCentroid:
    "N_Ed acts at the centroid; where one leg, the web or the flange alone is connected, verify the ends too (EN 1993-1-8 3.10.3), or give the moments of its eccentricity",
  swayLengthNotGiven:
    "{field} is not given: the length of a member that sways is right only with second-order moments (5.2.2(7))",
  swayLengthBelowMember:
    "{field} is below the length of a member that sways: right only between its nodes and with second-order moments (5.2.2(7))",
  heldTip:
    "L_cr_z_mm is less than twice the length of the cantilever, {least} mm: something else must hold its end along y",
  nothingBucklesLaterally: "{fields}: no effect, because nothing buckles laterally.",
  nothingActsTogether: "{fields}: no effect, because no forces act together (6.3.3).",
  criticalMomentGiven: "{fields}: no effect, because M_cr_kNm is given.",
  cantileverFromElement: "{fields}: no effect, because M_cr of a cantilever comes from a beam element.",
  noMomentY: "{fields}: no effect, because there is no moment about y.",
  noMomentZ: "{fields}: no effect, because there is no moment about z.",
  noSlenderWeb: "{fields}: no effect, because no web buckles in shear (EN 1993-1-5 5.1(2)).",
  notClass4: "{fields}: no effect, because the section is not class 4.",
  holesInTension:
    "The holes (hole_lines, A_net_mm2) are in the tension zone of bending (6.2.5(4)), at its edge where tension acts as well, unless A_f_net_mm2 or W_net_y_mm3 and W_net_z_mm3 in properties are given.",
  holesNeedNoAllowance: "F_f_u >= F_f_y: the holes need no allowance",
  solidBar: "plates and solid bars: the whole area",
  slenderWeb: "h_w/t_w > 72 epsilon/eta: shear buckling by EN 1993-1-5 5",
  slenderOutstand: "h_w/t_w > 72 epsilon/eta: shear buckling by EN 1993-1-5 5, k_tau of a plate with a free edge",
  freeEdge: "one edge is free",
  stiffenersElsewhere:
    "The stiffness and strength of transverse stiffeners and end posts are verified elsewhere (EN 1993-1-5 9.3).",
  serviceLoadExceedsDesign:
    "q_ser = {q_ser} kN/m alone has a moment above M_y_Ed, which a uniform load of {q} kN/m makes: check them against each other",
  serviceLoadIsPart:
    "the load that makes M_y_Ed, {q} kN/m, is {times} times q_ser = {q_ser} kN/m: the deflection is that of a part of the load",
  serviceLoadWithoutMoment: "q_ser bends the member, and M_y_Ed is not given: its moment is not verified",
  deflectionOfAngle:
    "An angle without continuous restraint deflects about its principal axes: w is what it moves along the load.",
  deflectionOfCantilever: "Deflection of a cantilever under the uniform load, gross section.",
  deflectionFixed: "Deflection of a member with fixed ends under the uniform load, gross section.",
  deflectionWithoutLimit: "the deflection is not verified: no limit is given‹ (deflection_limit)›",
  deflectionPinned: "Deflection of a member with pinned ends under the uniform load, gross section.",
  atMostSix: "at most 6",
  asAlpha: "as alpha",
  smallAxialForce: "the axial force is small: no reduction",
  elasticShear: "elastic, greatest V S / (I t)",
  smallShear: "V_Ed up to half of V_pl,Rd",
  webCompressed: "the whole web is compressed",
});
