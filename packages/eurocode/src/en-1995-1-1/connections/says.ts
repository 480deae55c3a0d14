import { type Message, messages } from "../../basis/message.ts";
import { isCrossLaminated } from "../../materials/timber.ts";

/** What is said of timber joints. */
export const says = messages("timberJoints", {
  nails: "nails",
  staples: "staples",
  screws: "screws",
  bolts: "bolts",
  boltsAndDowels: "bolts and dowels",
  steelPlates: "steel plates",
  woodAndPanels: "wood and panels",
  outerDiameter: "the outer diameter",
  groupWithEdges: "the group of fasteners across the grain with its edge distances",
  strongestWire: "that of a square nail of 1400 MPa",
  depthOfMember: "the depth of the member",
  spacingsNotGiven: "Not verified, because not given: {fields} (Tables {tables}).",
  nailDistances:
    "Distances of nails along their axis (8.3.2, Table 8.2) are not verified‹; calculate them as dowel-type, too›.",
  densityAboveClass: "{symbol} = {given} kg/m³ is above the {of} kg/m³ of {species}‹ ({field})›.",
  densityOfClass: "must be of the class {species}, which has {of} kg/m³; it is {given}",
  plasticMoment: "the plastic moment at {f_u} MPa",
  momentAboveStrength: "M_y,Rk = {given} Nmm is above the {of} Nmm of a fastener of {f_u} MPa.",
  sixDiameters: "six diameters (8.4(2))",
  lengthLeaves: "what the length leaves behind the other members",
  rangeOfBolts: "the largest diameter of 8.5 and 8.6",
  rangeOfDowels: "the smallest dowel (8.6(2))",
  wireStrength: "the least strength of its wire (8.3.1.1(4), 8.4(5))",
  strengthOfGrade: "the strength of grade {grade}",
  effectiveDiameter: "effective diameter of the screw (mm), or d_core_mm (8.7.1)",
  strengthOrMoment: "tensile strength of the fastener (MPa), or grade or M_y_Rk_Nmm",
  crown: "length of the crown (mm), at least six diameters (8.4(2))",
  inRow: "fasteners in a row along the grain, or bolts, the list of their places",
  withBolts: "is only for bolts, the list of places; give F_Ed for rows",
  oneCarriesNoMoment: "must be at least two: one fastener carries no moment",
  fastenersOverlap: "must be at least a diameter away from bolts[{other}]",
  asManyAsBolts: "must give as many fasteners as bolts, {n}",
  forcesOfBolts: "cannot be combined with bolts; give N_Ed, V_Ed, M_Ed",
  densityOfPanel: "characteristic density of the panel (kg/m³)",
  speciesPanelOrPlate: "strength class of the wood; or panel, or plate",
  lengthOrPenetration: "length of the fastener (mm), or penetration_mm",
  effectiveGiven: "d_ef_mm is given",
  momentGiven: "M_y_Rk_Nmm is given",
  throughAll: "bolts and dowels go through all members",
  sticksOut: "The fastener sticks {out} mm out of the last member: what is outside holds nothing.",
  nothingInRow: "one fastener, or no wood with a row along its grain",
  staggered: "nails of a row staggered by one diameter across the grain",
  leastOfEachPlane:
    "More than two shear planes: each is that of three members and carries the least of its own modes (8.1.3).",
  closeHoles: "Holes in steel plates are at most 0.1 d wider than the fastener (8.2.3(1)).",
  threadInPoint:
    "The smooth shank does not reach 4 d into the member with the point: d_ef = 1.1 d_core (8.7.1)‹; otherwise d_ef_mm is the shank›.",
  noRopeGiven: "No rope effect: the axial resistance of the fastener is not given‹ (F_ax_Rk_kN)›.",
  noWashers: "No rope effect of the bolts without washers on wood and a known tensile strength‹ (washer, F_ax_Rk_kN)›.",
  headOfNail: "Heads of nails are twice as wide as the shank‹ (nail.head_d_mm)›.",
  crownAlong: "The crown is within 30° of the grain: seven tenths of the resistance (8.4(3))‹ (crown_angle_deg)›.",
  leastSpacing: "Fasteners of a row are at the least spacing a_1‹ (a_1_mm)›.",
  lightPanel:
    "Density of panels 500 kg/m³, the least of EN 12369-1, for the slip and the heads of nails‹ (members[].rho_k_kg_m3)›.",
  simplifiedWithoutRope: "Simplified rules of the annex, without the rope effect.",
  shearIsForce:
    "Shear beside the joint is the whole force across the grain, the safe value‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  slackOfBolts: "Slack of bolts in their holes: 1 mm (7.1(4))‹ (serviceability.clearance_mm)›.",
  blockWithLeast: "Block shear with the least spacings of the table where none are given‹ (a_1_mm, a_2_mm, a_3_t_mm)›.",
  plateEdges: "End and edge of steel plates are the least of EN 1993-1-8, 1.2 d_0‹ (members[].e_1_mm, e_2_mm)›.",
  splittingOfAnnex:
    "Splitting is that of EN 1995-1-1, (8.4): the rule of annex {annex} for joints loaded across the grain (NCI to 8.1.4) is not calculated.",
  furtherRules:
    "Joints are those of EN 1995-1-1 with the factors of annex {annex}; further national rules for section 8 are not calculated.",
  acrossTheGrain:
    "Nails, screws and staples are driven across the grain: nails in end grain hold nothing (8.3.1.2(3), 8.3.2(3)).",
  endGrain:
    "must be 90: nails in end grain hold nothing along their axis (8.3.2(3)), and those driven at a slant are not calculated",
  holesOfScrews: "Screws above 6 mm or in hardwood are in drilled holes, unless their approval allows none (10.4.5).",
  twoNails: "One nail alone is no joint: at least two are asked for (8.3.1.1(9)).",
  splitsHardly:
    "The wood is of no species that splits easily, such as fir and Douglas fir (8.3.1.2(7))‹ (splitting_species)›.",
  profiledAsSmooth:
    "Profiled nails hold like smooth ones over all that they reach, (8.25) and (8.26), where nothing is declared‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  nailsInPanels:
    "Nails hold in panels as in wood of that density, (8.25) and (8.26), where nothing is declared‹ (f_ax_k_MPa, f_head_k_MPa, F_ax_Rk_kN)›.",
  thinForScrews:
    "Table 8.6 is for wood of at least 12 d, {least} mm (8.7.2(2)); the thinnest is {t} mm: distances are those of the approval of the screw.",
  lateralWithoutRope: "Across the axis the fasteners hold without the rope effect, beside a force along the axis.",
  lateralAlone:
    "Of the force across the axis only the yield modes are verified: splitting, distances and steel plates are not‹; calculate it as dowel-type, too›.",
  alternating:
    "Forces of medium and longer duration turn, and each with half of the other, as 8.1.5 asks for, is calculated of rows with F_Ed alone: the joint is not verified. Calculate each sense as a joint of its own, with half of the other added to its forces.",
  alternatingOfBolts:
    "is only for rows with F_Ed; of bolts, the list of places, give each sense as a load case: half of the other is added to it (8.1.5)",
  turningFasteners:
    "Forces of medium and longer duration turn: half of the greatest force of another load case against it adds to that of each fastener, row and group of fasteners (8.1.5); of the fastener shown that is half of {against}.",
  alternatingOfCases:
    "Forces of medium and longer duration turn: each counts with half of the greatest of the other sense (8.1.5)‹, as alternating_kN of its load case›.",
  pulledSense:
    "The force turns: the joint is calculated for {pulled} in tension and {pressed} in compression (8.1.5); tension, which is used more, is shown.",
  pressedSense:
    "The force turns: the joint is calculated for {pulled} in tension and {pressed} in compression (8.1.5); compression, which is used more, is shown.",
  turnsShortly:
    "Forces of short duration turn without loss (8.1.5): each sense is calculated alone, the other one as of medium duration.",
  durationOfCombination: "each combination has the duration of its shortest action",
  leastWire: "The wire of the nails has 600 MPa, the least of 8.3.1.1(4)‹ (f_u_k_MPa)›.",
  splittingOfPattern:
    "Fasteners press across the grain of a member whose depth, or whose distances, are not given: its splitting (8.1.4) is not verified‹; give members[].h_mm and a_4_t_mm, or splitting›.",
  wholeForce: "the whole force",
  creepAtPlates:
    "A joint of wood at steel creeps as one of wood in wood, k_def of the wood twice (2.3.2.2(3)), the safe side.",
  shearBelowForce:
    "Shear on both sides of the joint is together less than the force across the grain: the greater one is taken as the rest of that force‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  shearIsRest:
    "Shear on the other side of the joint is the rest of the force across the grain‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  depthOfPlaces: "what places, edges and depth leave",
  sectionNotGiven:
    "What the holes leave of a member that is pulled or bent (5.2) is not verified, because its depth is not given‹; give members[].h_mm›.",
  panels: "panels",
  panelNotGiven:
    "What the holes leave of a panel (5.2) is not verified: that takes its depth and declared strengths along the force‹; give members[].h_mm, f_t_k_MPa and f_m_k_MPa, with alpha_deg 0›.",
  panelsAlone:
    "Panels are verified at their fasteners alone: tension, bending and shear of the panel beside them are not.",
  placesOfBolts: "the list of the places of the fasteners, which N_Ed, V_Ed and M_Ed act on; of rows n and F_Ed",
  placeInDepthOpen:
    "The distances to the edges leave open where in the depth of the member the fasteners lie: its net section is without the moment of a force off its axis‹; a_4_t_mm and a_4_c_mm that fill the depth say it›.",
  slipWithoutTurning:
    "The slip is that of F_ser through the centroid of the fasteners: how much the joint turns under the moment is not calculated.",
  thicknessOfMember: "thickness of the member",
  splittingOfSoftwood: "(8.4) is for softwood; the member loaded across its grain is hardwood.",
  blockAlongGrain:
    "Block shear (annex A) is not verified: it is for members with a strength class, pulled along their grain.",
  endsAtJoint:
    "The members that are loaded across their grain end at the joint: the shear beside it and within it is that of its own forces‹ (splitting.F_v_Ed_1, F_v_Ed_2)›.",
  pulledAlongX:
    "A force along x that is positive pulls members along x out of the joint; members at an angle may end on either side of it (annex A).",
  forceOffAxis:
    "The force acts in the middle of the fasteners, {e} mm off the axis of a member, and bends it. A force in that axis gives the fasteners a moment, too‹: give bolts and M_Ed›.",
  holesAboutAxis:
    "The fasteners lie about the axis of each member, which has its share of the force and of the moment at the edge of the joint.",
  askewByConnectors:
    "Fasteners that lie askew to each other keep the rule of connectors, (8.69): EN 1995-1-1 has none for them.",
  plateNotVerified: "Steel plates are not verified in bearing‹; give members[].steel_grade›.",
  plateBearingAlone:
    "Steel plates are verified in bearing alone: net section, block tearing and buckling are those of EN 1993-1-8 and EN 1993-1-1.",
  declaredAt350: "Declared strengths of the screw are those at 350 kg/m³‹ (rho_a_kg_m3)›.",
  declaredInPanel: "In panels screws hold no more than is declared for them, however dense the panel is.",
  holdInPanel: "declared withdrawal strength in the panel (MPa); (8.25) and (8.39) are for wood",
  stiffnessDeclared: "K_ser_ax_1_N_mm is given",
  softwoodThreads: "threads in softwood or glulam‹; otherwise give K_ser_ax_1_N_mm›",
  stiffnessByAssessment:
    "EN 1995-1-1:2004 has no slip of screws along their axis: K_ser,ax of a thread is {formula}, which assessments of screws in softwood print; that of the screw decides‹ (K_ser_ax_1_N_mm)›.",
  headRigid:
    "The head and the wood under it do not give way: K_ser,ax is that of the thread in the member with the point.",
  slantOf45: "The screws are at 45° to the joint‹ (alpha_deg)›.",
  usualFriction: "Members pressed together by the screws rub with mu = {mu}‹ (mu)›.",
  screwsAllPulled: "The force pulls all screws: one that turns presses them, and needs crossed pairs‹ (pairs)›.",
  pairsShareAlike: "Of each crossed pair one screw is pulled as much as the other is pressed.",
  slantAlone:
    "Of the members nothing is verified but that they hold the screws: splitting, net sections and steel plates are not.",
  bucklingNotVerified: "Buckling of the pressed screws is not verified‹; give d_core_mm and f_y_k_MPa›.",
  steepest: "the steepest screw that is pulled before it bends‹; else dowel-type›",
  noneIsPressed: "no screw is pressed without pairs",
  pairsOfScrews: "must be half of the {screws} screws (n × rows), or 0; it is {pairs}",
  tooShortAtSlant: "must be longer than its way through the member under the head, {before} mm; it is {length}",
  pairsInWood: "must be wood: crossed screws hold by their thread in both members",
  threadOfPairs: "thread in the member under the head (mm): a pressed screw has no hold by its head",
  nothingPressed: "nothing presses the members together where pairs are crossed",
  byThreadAlone: "crossed screws hold by their threads",
  noDiameterOfHead: "the diameter of the head is not given",
  noStrengthOfHead: "the pull-through strength of the head is not given",
  tensionNotDeclared: "The tension of the screws is not verified‹; give f_tens_k_kN›.",
  headSide: "what the member under the head holds",
  leastAngle: "the least of (8.38)",
  pressureInWood: "What presses the members together goes from one to the other, not through the fasteners.",
  turnsAndPresses:
    "The force turns and presses screws that all lean one way: they are not verified for it‹; give pairs›.",
  membersHoldAlone: "of the members nothing is verified but that they hold the fasteners",
  strongestScrew: "what the core of the screw holds at 1400 MPa",
  threadLength: "thread in the member with the point (mm)",
  outsideOfFormula:
    "declared withdrawal strength (MPa); (8.39) is for d from 6 to 12 mm and d_core_mm from 0.6 d to 0.75 d",
  headStrength: "declared head pull-through strength (MPa), or l_ef_head_mm",
  headDiameter: "diameter of the head (mm), or l_ef_head_mm",
  withoutLateral: "F_v_Ed is not given",
  smoothNailsLasting:
    "must be profiled: smooth nails take no permanent or long-term force along their axis (8.3.2(1)P)",
  depthUnknown:
    "is required for {type} with {d_c} mm: depth of the connector in each member (mm), which EN 912 and its declaration give",
  depthOfStandard:
    "Connectors {type} with {d_c} mm are {h_e} mm deep in each member by EN 912, from one source only: compare the declaration of the product‹ (h_e_mm)›.",
  depthDiffers:
    "Connectors {type} with {d_c} mm have {of} mm in each member by EN 912; {given} mm are taken as given‹ (h_e_mm)›.",
  widestRing: "the largest connector of 8.9(1)",
  diameterOfConnector: "the diameter of the connector",
  otherSide: "other side of the plate (mm)",
  twoSides: "types C3 and C4",
  halfInEach: "must be wood: connectors of type {type} lie half in each of two members; at steel they are one-sided",
  connectorsInWood: "must be wood: 8.9 and 8.10 are for solid timber, glulam and LVL",
  staggeredRows: "rows that are staggered against each other",
  staggeredApart: "distance of neighbouring connectors of two rows",
  notStaggered: "must be false: 8.9(10) is for round connectors, not for {type} (8.10(8))",
  staggeredInLine:
    "Staggered rows closer than half of the distance along the grain count as one line along the grain (8.9(13)).",
  longestRow: "must leave at most 20 connectors in a line, where (8.71) ends; it is {n}",
  rowTooLong: "By (8.71) more than eleven connectors in a line carry less than eleven do.",
  closeConnectors: "Connectors closer than the table carry less, by (8.70): at least half of the spacing.",
  boltOfConnector:
    "The bolts that hold the faces together, with their washers, are those of 10.4.3; they are not verified.",
  endAtLeast: "The loaded end is at the least distance of the table‹ (a_3_t_mm)›.",
  rowOfTeeth:
    "8.10 has no effective number of toothed plates in a row: that of rings, (8.71), is taken, the safe side (8.1.2(4)).",
  fireOfOneSource:
    "Joint in fire by EN 1995-1-2 6.2, Tables 6.1 to 6.3, from one source only: compare its times and factors with the standard.",
  staplesInFire: "must be left out: EN 1995-1-2 has no time for staples (Table 6.1)",
  platesOutsideInFire:
    "must be left out, or have cover_mm: steel plates outside without a cover are in the fire, and EN 1995-1-2 6.3.1 leaves them to EN 1993-1-2, which is not calculated",
  noPlateOutside: "no steel plate is outside",
  noSideInFire: "no fastener ends in a side member of wood",
  sideOfPlug: "the thinnest side member, in which the plugs lie",
  longestFireOfJoints: "where the rules for joints in fire end (EN 1995-1-2 6.1(1))",
  symmetricalInFire:
    "The joint is not verified in fire: the rules of EN 1995-1-2 6.2 and 6.3 are for three members, the outer two alike (6.1(2)).",
  oneRuleOfPlate:
    "must be left out beside {field}: each is a rule of its own for the edges of the plate, width_mm without protection of them, gap_mm and strip_mm with it (EN 1995-1-2 6.2.1.3)",
  coverOfPlates:
    "In fire wood or panels cover all of the steel plates outside, their edges too, and are held until they have charred; of other protections tests decide (EN 1995-1-2 6.3.2).",
  boardsOverPlates: "must be left out: boards over steel plates outside are verified by cover_mm (EN 1995-1-2 6.3.2)",
  plugsInFire:
    "In fire plugs of wood are glued in over all fasteners (EN 1995-1-2 6.2.1.2(3)); what is left of the side members under them carries, with fire and without.",
  headsOutOfFire: "In fire the heads of the screws are protected (EN 1995-1-2 6.4(1)).",
  screwsInFireOfOneSource:
    "Screws in fire by EN 1995-1-2 (6.9) to (6.11), from one source only: compare them with the standard.",
  shearInFire: "What acts across the screws is not verified in fire: EN 1995-1-2 6.4 is for the force along them.",
  pressedInFire: "must be left out: EN 1995-1-2 6.4 has no rule for screws that buckle in warm wood, which pairs may",
  panelsOutsideInFire: "must be left out: EN 1995-1-2 6.2 is for side members of wood, not of panels",
  reducedLoadOfRows:
    "must be simplified: the reduced load is calculated of rows with F_Ed, not of bolts, the list of places",
  noReducedLoad: "must be simplified: EN 1995-1-2 Table 6.3 has no factor for these fasteners",
  leastInReducedLoad: "the smallest diameter of EN 1995-1-2 Table 6.3",
  noPlateInside: "no steel plate is between the members",
  plateWidthInFire: "width of the steel plate (mm), or gap_mm or strip_mm (EN 1995-1-2 6.2.1.3)",
  edgesOfWidth: "they count with width_mm alone",
  platesInsideInFire: "The steel plates between the members are not verified in fire‹; give fire.plate›.",
  thinPlateInFire: "Steel plates between the members are at least 2 mm thick in fire (EN 1995-1-2 6.2.1.3(1)).",
  thickPlateInGap: "A gap alone protects steel plates up to 3 mm (EN 1995-1-2 6.2.1.3(2)); give their width or strips.",
  forceInFire: "The force of the joint is not given: the reduced load is not verified.",
  dowelsAsBolts: "Dowels that project by more than 5 mm are as bolts in fire (EN 1995-1-2 6.2.2.1(4)).",
  boltBesideDowels: "In fire one bolt holds the members together for four dowels (EN 1995-1-2 Table 6.3).",
  distanceInFire: "The distance, which must be greater by {a_fi} mm in fire, is not given.",
  boardsHold:
    "The protection covers all of the joint, and its fixings hold it until the wood chars (EN 1995-1-2 6.2.1.2).",
  platesOfOneSource:
    "Punched metal plates by EN 1995-1-1 8.8, (8.42) to (8.60), and 9.2, from one source only: compare them with the standard.",
  platesAlone:
    "Of the timber nothing is verified but the anchorage in it: splitting (8.1.4) and the member beside the plate are not.",
  plateOnEachSide:
    "A plate of the same type, size and direction is pressed into each side of the timber; each carries half (8.8.1).",
  strongerAcross:
    "The plate is declared stronger across than along (f_a_90_90_k_MPa above f_a_0_0_k_MPa, or k_1 above 0); compare it, and the sign of k_1 in f_a,0,0 + k_1 alpha, with its declaration.",
  overlapOfArea: "overlap_mm, from the joint line to the farthest corner",
  depthOfArea: "h_mm, across the grain of the member",
  coverOfArea: "what the plate covers of the depth, across the grain of the chord",
  areaCrossed: "must not cross itself",
  areaTooSmall: "must enclose an area above 100 mm²",
  lineTooShort: "must be longer than 5 mm",
  lineThroughArea: "must lie beside the centroid of the area: the member is on one side of it",
  noAnchorageLeft: "must leave an anchorage strength above zero up to 90°",
  coveredDepth: "depth of the chord under the plate (mm)",
  withoutOverlap: "overlap_mm is not given",
  overlapNotGiven: "The overlap of the plate on the member (9.2.2(4)) is not verified‹; give h_mm and overlap_mm›.",
  stepPulledOut: "A force that pulls the strut out of its notch is not carried by it: it needs fasteners of its own.",
  stepByTextbooks:
    "EN 1995-1-1 has no clause for step joints: compression by (6.16) with k_c,90 = 1, shear of the wood before the notch over 8 t_v at most; depth and length as textbooks have them for NCI NA.12.1 of DIN EN 1995-1-1/NA, whose own strength at an angle is not taken.",
  widthOfPurlin: "the width of the purlin",
  depthOfRafter: "the depth of the rafter",
  faceAbovePurlin: "makes an upright face of {a} mm, above the {h} mm of the purlin",
  rafterLifted: "A rafter that is lifted, or pulled outwards, needs fasteners of its own.",
  deepSeat:
    "The notch is {t} mm deep, more than a third of the {h} mm of the rafter: deeper than carpenters go; the standard has no limit.",
  rafterAlone:
    "Of rafter and purlin nothing is verified but the notch: each is a member of its own, and what holds the rafter against lifting and sliding is not verified.",
  momentAtSeat: "The moment of the rafter at the notch is not given: what is left above it is not verified.",
  noEaves: "No eaves hang on the rafter beyond the notch.",
  noThread: "must be the diameter of a metric thread, M8, M12, M16; there is no M{d}",
  endsInWood: "ends that bear on wood‹ (species)›",
  washerOrPlate: "washer, or plate_mm, the thickness of a steel plate on the wood",
  boltsAlone:
    "The bolts share the force equally, and the wood under each washer carries 3 f_c,90,k (8.5.2). The members under this force, and bending of bolts and washers, are not verified.",
  endOnSteel: "Head or nut bears on steel: verify that part by EN 1993-1-8.",
  washersNotPlaced:
    "Whether the washers lie wholly on the wood and clear of each other is not verified: edge distance or spacing is not given‹ (edge_mm, a_mm)›.",
  faceOfLVL: "Washers press on the face of LVL: f_c,90,k is the flatwise one, the lower of both.",
  sidesOfLVL: "LVL alone has a strength of its own for each side",
  holeUnderHead: "what head and nut still cover",
  oneBoltAlone: "there is only one bolt",
  overTop: "a hanger over the top of the header presses on it and pulls none of it across the grain",
  joistDeeper:
    "The joist, {joist} mm deep, is deeper than the header, {header} mm: whether the assessment has such a joint is not verified.",
  hangers: "hangers",
  hangerByAssessment:
    "The resistances are those of the assessment as you give them, for its nails, its wood and its place of the forces: k_mod and gamma_M of connections reduce them (2.4.3), and nothing of the fasteners is calculated.",
  hangerConditions:
    "The header is held against turning, to which hangers on one side of it lead; the joist is cut to fit and reaches as high as the assessment asks.",
  bracketConditions:
    "The members touch, and brackets are on both sides or hold against turning as the assessment asks; the joist's own splitting is in the resistances.",
  hangerOutside:
    "In service class 3 thin plates and their nails are of stainless steel (Table 4.1); compare the classes of the assessment.",
  hangerLinear:
    "Forces in several directions are added linearly, the safe side: many assessments add their squares‹ (interaction)›.",
  resistanceInDirection: "resistance of the assessment in the direction of the force (kN)",
  steelOfHanger: "The steel has gamma_M2 of EN 1993-1-8‹ (steel.gamma_M)›.",
  nailsOfTable: "All nails are driven for which the assessment has these resistances‹ (nails)›.",
  headerSplits: "Splitting of the header by the force across its grain (8.1.4) is not verified.",
  densityOfTable: "The resistances are of wood of 350 kg/m³, as C24‹ (rho_a_kg_m3)›.",
  densityOfResistances: "the characteristic density of the wood that the resistances are for",
  doubleSteps: "double steps",
  ofHeel: "depth of the notch at the heel (mm)",
  noRoomForBoth: "leaves no wood between front and heel: the strut is {h} mm deep",
  facesShare:
    "Both faces of the double step share the force as they carry it, if both fit; a rule of textbooks for NCI NA.12 of DIN EN 1995-1-1/NA, compared with none of them.",
  strutOffItsAxis:
    "The face of the notch is off the axis of the strut, and of the chord's support: the bending that follows is not verified here, nor what holds the strut in its place.",
  strutsAlike: "The strut on the other side of the chord presses as much: both pull it‹ (N_chord_Ed)›.",
  depthOfChord: "the depth of the chord, for each of its notches",
  crackedBefore: "The wood before the notch is cracked as that of beams, k_cr of 6.1.7(2), the safe side‹ (k_cr)›.",
  planesOfMembers: "must be {planes}, one less than the members; it is {given}; list every member of the joint",
  woodSomewhere: "must hold a member of wood or a panel",
  platesTogether: "must not be a plate beside a plate: wood is between them",
  pointInPlate: "must be wood: nails, screws and staples end in it",
  tooShort: "must be longer than the members before the last, {before} mm; it is {length}",
  speciesOrPanel: "cannot be combined with panel; give one of them",
  crossLaminated:
    "must be a strength class: cross-laminated timber is not in EN 1995-1-1:2004, and approvals of makers differ",
  notAClass: "must be a strength class; it is {given}",
  boltsInHardboard: "must not be hardboard: EN 1995-1-1 has no embedding strength of it for bolts (8.5.1.2)",
  dowelsSlide: "must be left out: dowels have no rope effect",
  boltsInHoles: "bolts and dowels are in drilled holes",
  stoutNails: "must be true: nails above 6 mm are in drilled holes (8.3.1.1(2))",
  denseWood: "must be true: wood of {rho_k} kg/m³, above 500, is drilled (8.3.1.1(2))",
  staplesInPlates: "must be wood or a panel: staples go through no steel plate",
  simplifiedPlanes: "must be johansen for more than two shear planes",
  simplifiedWood: "must be johansen for panels",
  noSimplified: "must be johansen: the annex has no simplified rules",
  panelTooWet: "has no k_mod in service class {service_class} (Table 3.1)",
  blockAtPlates: "must be false: annex A is for joints with steel plates",
  holesFillMember: "must be more than the holes of {rows} rows, {d_0} mm each",
});

export const noClass = (species: string): Message =>
  isCrossLaminated(species) ? says.crossLaminated : says.notAClass({ given: JSON.stringify(species) });
