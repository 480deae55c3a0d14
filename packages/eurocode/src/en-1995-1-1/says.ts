import { messages } from "../basis/message.ts";

/** What is said of a timber member at normal temperature. */
export const says = messages("timber", {
  softwood: "solid softwood",
  hardwood: "solid hardwood",
  glulam: "glulam",
  LVL: "LVL",
  permanent: "permanent",
  longTerm: "long-term",
  mediumTerm: "medium-term",
  shortTerm: "short-term",
  shortOrInstantaneous: "short to instantaneous",
  instantaneous: "instantaneous",
  forAllMembers: "{name} = {value} for all members, as given in the request.",
  edgewise: "The LVL is on edge though wider than deep: its load acts along the veneers‹ (orientation = edgewise)›.",
  serviceClass1: "Service class 1 (2.3.1.3).",
  serviceClass: "service class {service_class}",
  classAndDuration: "service class {service_class}, {duration}",
  systemStrength: "no system strength",
  greatSystemFactor: "k_sys above 1.1: a deck of prestressed or glued laminations, Figure 6.12 (6.6(4)).",
  rectangular: "rectangular section",
  glulamAndLVL: "glulam and LVL",
  solidTimber: "solid timber",
  isClass: "{species} is {name} (EN 1912).",
  classNotCompared: "The class of {species} was not compared with EN 1912: confirm {name}.",
  notConfirmed: "Values of {name} ({standard}) are not confirmed: compare them with the declaration.",
  moistLVL: "f_c,0,k of LVL outside service class 1 is 1/1.2 of that of the class (LVL Handbook, not confirmed).",
  longerOne: "Temperature and rain are not in Table 2.2: the duration of imposed loads.",
  durationOfActions:
    "Each combination has the duration of its shortest action: load_duration and acting have no effect.",
  mediumTermAssumed: "The shortest action of the combination is of medium-term duration (2.3.1.2).",
  givenModification: "k_mod as given is that of the shortest action of the combination (3.1.3(2)).",
  farAboveClass: "properties.{name} = {given} is above the {of} of {species}; check the value.",
  depth600: "600 mm and more",
  dense: "solid timber above 700 kg/m³",
  depth150: "150 mm and more",
  flatwise: "LVL flatwise has no size effect",
  otherAxis: "not increased about this axis",
  lengthsOfCantilever: "Buckling lengths that are not given are twice the length of the cantilever.",
  lengthsOfMember: "Buckling lengths that are not given are the length of the member.",
  combinedShear:
    "Biaxial shear, and shear with torsion, are combined by (NA.54) and (NA.55) of DIN EN 1995-1-1/NA; EN 1995-1-1 gives no rule.",
  torsion: "Torsion: k_shape = min(1 + 0.05 h/b, 1.3) of A2:2014 (6.1.8), the safer of two versions of (6.15).",
  axialAtNotch: "At the notch the axial force acts at the centroid of the reduced section.",
  holesInGlulam: "must be left out: NCI NA.6.7 is for holes in glulam and LVL",
  holeInFire: "must be left out beside fire: what a fire leaves of a hole is not calculated",
  woodRoundHole: "what leaves wood above and below it",
  holeWithGreatest: "At the hole the member has its greatest shear and moment‹ (hole.V_share, hole.M_share)›.",
  holeByAnnex:
    "The hole is verified by NCI NA.6.7 and NA.6.8.4 of DIN EN 1995-1-1/NA: F_t,90 of V and M, depth and edges; with reinforcement the steel, its places and the cracks beside it are those of its approval.",
  rectangularHole:
    "Rectangular hole by LVL Handbook Europe (4.62) to (4.70), from one source only: shear at its corners is k_tau times that beside it, and the wood above and below bends. Others have 1.84 for 1.85: compare NCI NA.6.7 of DIN EN 1995-1-1/NA.",
  shearOfRoundHole:
    "Round hole by LVL Handbook Europe (4.62) and (4.63) with a = h_d, from one source only: the shear is k_tau times that beside it, the safe value for glulam, too.",
  cornersRounded: "The corners of the hole are rounded, with 15 mm at least‹ (hole.r_mm)›.",
  roundHole: "must be left out: the hole is round; a rectangular one has a_mm",
  halfOfHole: "half of the hole",
  holeAboutZ:
    "At the hole M_z_Ed and V_y_Ed are as great as anywhere in the member; the shares are of V_z_Ed and M_y_Ed.",
  holeOutside:
    "NCI NA.6.7 of DIN EN 1995-1-1/NA is for holes in service classes 1 and 2: in class 3 a hole without reinforcement is outside of it.",
  torsionAtHole: "must be left out beside torsion: there is no rule for torsion at a hole",
  nextHoleNotGiven:
    "How far the next hole is from this one is not verified‹; give hole.l_z_mm, or the length of the member where there is no other›.",
  axialAtHole: "At the hole the axial force acts in the axis of what is left.",
  holePlaceNotGiven:
    "How far the hole is from the support and from the end is not verified‹; give hole.l_A_mm and hole.l_v_mm›.",
  notchReinforced: "reinforced across the grain",
  reinforcedNotch:
    "The notch is reinforced by NCI NA.6.8.3 of DIN EN 1995-1-1/NA: F_t,90 = 1.3 V (3 (1 - alpha)² - 2 (1 - alpha)³) goes through the screws or rods alone, close to the corner; their steel, their distances and the crack of the wood are those of their approval.",
  rowNotPlaced: "Whether the screws or rods fit beside each other into the width is not verified‹; give {path}.d_mm›.",
  rowInWidth: "what fits into b = {b} mm, {apart} d from each other and {edge} d from the edges",
  nothingPulledAcross: "must be left out: a notch opposite the support pulls nothing across the grain",
  reinforcedRightAngle: "must be left out: NCI NA.6.8.3 is for notches at a right angle",
  thirdOfDepth: "a third of the depth above a reinforced notch",
  reinforcedInFire: "must be left out beside fire: what a fire leaves of the reinforcement is not calculated",
  notchOpposite: "notch on the side opposite the support",
  nothingCutOff: "nothing is cut out",
  stocky: "lambda_rel <= 0.3 about both axes: 6.3.2(2) leads to 6.2.4",
  weakAxis: "bent about the weak axis: no lateral-torsional buckling",
  edgeHeld: "compression edge held along its length",
  stockyBeam: "lambda_rel_m <= 0.75",
  criticalOfSoftwood: "Critical bending stress of solid softwood by (6.32).",
  criticalGeneral: "Critical bending stress by (6.31), the general form.",
  uniformMoment: "Lateral-torsional buckling under a uniform moment over the length (Table 6.1).",
  loadAtCentroid: "The load acts at the centroid (‹loaded_edge, ›Table 6.1).",
  noRestraint: "No lateral restraint within the length‹ (ltb_length_mm = length_mm)›.",
  segmentUniform:
    "Between lateral restraints the moment is treated as uniform: Table 6.1 is for whole spans‹ (l_ef_mm)›.",
  restraintBothEdges: "The lateral restraint holds either edge: load cases bend the member both ways.",
  tipHeld:
    "L_cr_z_mm is less than twice the length of the cantilever, {least} mm: something else must hold its end along y.",
  idleDeflection: "{fields}: no effect, because no deflection is verified‹ (serviceability)›.",
  idleSituation: "design_situation has no effect, because gamma_M is given.",
  idleSupport: "bearing.support has no effect, because bearing.k_c_90 is given.",
  idleWithoutMoment: "{fields}: no effect, because no moment acts.",
  idleHeld: "{fields}: no effect, because the compression edge is held (6.3.3(5)).",
  idleWithStress: "{fields}: no effect, because sigma_m_crit_MPa is given.",
  idleWithoutCompression: "{fields}: no effect, because the member is not in compression.",
  idleInFire: "Lengths L_cr in fire have no effect, because the member is not in compression.",
  idleCurve: "apex.t_mm and beta_deg have no effect, because a double-tapered beam is not curved.",
  idlePressure: "apex.p_d_kN_m has no effect, because tension across the grain is by (6.54).",
  shearOfMoments:
    "must be at least {implied} kN, the shear of the given moment under ltb_case (V = dM/dx); it is {given}",
  shearBelowMoment:
    "{name} = {given} is below the greatest shear of the given moment under ltb_case (V = dM/dx), {implied}, which is verified",
  shearOfLoads:
    "The shear is at least that of the loads of the deflection, half of them at a support, of a cantilever all.",
  shearBelowLoads: "{name} = {given} is below the shear of the loads of the deflection, {implied}, which is verified",
  impliedShear: "The shear is at least that of the given moment under ltb_case (V = dM/dx).",
  nothingToVerify: "has nothing to verify: give {fields}, bearing, serviceability or vibration",
  taperWithoutMoment: "The taper or apex is not verified: there is no moment about y‹ (M_y_Ed)›.",
  modificationOfTable: "Table 3.1 for service class {service_class}, {duration}",
  aboveMean: "must not be above the mean value: it is the 5 % fractile",
  sizeFactor: "the factor for this size (3.2 to 3.4)",
  sizeFactorOf: "the greatest factor of {type} (3.2 to 3.4)",
  imperfectionFactor: "(6.29) for {type}",
  deformationFactor: "Table 3.2 for {type}, service class {service_class}",
  typeOfClass: "must be {type} for {species}, or left out; it is {given}",
  notOfClass:
    "must be of the class {species}, which has {of}; it is {given}; give a species that is not a class, with timber_type and all its properties",
  crossLaminated:
    "must be a strength class: cross-laminated timber is not in EN 1995-1-1:2004, and approvals of makers differ",
  notAClass: "must be a strength class: {names}; it is {given}",
  notAClassButNear: "must be a strength class: {names}; it is {given} (did you mean {near}?)",
  withOwnSpecies: "is required with a species that is not a class of the tables",
  onlyLVL: "is for LVL; the member is {type}",
  depthOfMember: "the depth of the member",
  widthOfMember: "the width of the member",
  lengthOfMember: "the length of the member",
  shearAtSupport: "the shear at the support (kN)",
  shearInOneCase: "is required with notch in at least one load case: the shear at the support (kN)",
  notchWithin: "must end the notch within the member, {length} mm long; its taper is {taper} mm; it is {given}",
  safeTension: "must be tension, the safe value, where load cases bend the member both ways",
  safeCompression: "must be compression, the safe value, where load cases bend the member both ways",
  contactOnMember: "must leave the contact on the member, {length} mm long; it ends at {end} mm",
  ofContact: "what {clause} gives for this contact",
  noSupport: "no support below",
  closeContacts: "contacts closer than 2h",
  continuousSupport: "continuous support",
  longContact: "glulam in contact over more than 400 mm",
  discreteSupports: "discrete supports",
  flatwiseContact: "LVL of softwood on its broad side, LVL Handbook Table 4.7",
  contactOfLVL:
    "Contact of LVL by the LVL Handbook of its makers, Table 4.7: 15 mm more on each side on edge with k_c,90 = 1, 30 mm on its broad side.",
  propertiesAsItLies:
    "Properties given are those of the direction in which the LVL lies; across it the class keeps its own, lowered alike‹ (properties.f_m_z_k_MPa, f_v_y_k_MPa)›.",
  declaredContact: "k_c,90 of LVL above 1 comes from the declaration of the product.",
  discreteAssumed: "The member is on discrete supports (k_c,90 of 6.1.5(4)).",
  alongGrain: "The force of the bearing acts along the grain‹ (bearing.alpha_deg = 0)›.",
  nextContact: "The next contact is at the farther end of the member‹ (bearing.l_1_mm)›.",
  contactAtEnd: "The contact is at the end of the member: no spreading beyond it‹ (bearing.a_mm = 0)›.",
  solidOnly: "it is a rule for solid timber (3.2(4))",
  segmentOfCantilever:
    "must not be {ltb_case} for a segment of {segment} mm of a cantilever of {length} mm: Table 6.1 is for the whole; give uniform-moment or l_ef_mm",
  cantileverToo: "must be cantilever with ltb_case {ltb_case}; it is simple",
  caseOfCantilever: "must be a case of a cantilever, as static_system is; it is {given}",
  formulaOfSoftwood: "must be 6.31 for {type}: (6.32) is for softwood; it is 6.32",
  twiceTheCantilever: "twice the length of the cantilever, whose end is free",
  effectiveLengthOfTable: "Table 6.1 with ltb_case and loaded_edge over {length} mm",
  effectiveLengthAnyway: "{factor} of {length} mm, whatever the moments; with closer restraints give ltb_length_mm",
  criticalStress: "(6.31) for the most favourable moments over {length} mm",
});

/** Tapered, curved and pitched cambered beams. */
export const apexSays = messages("timberApex", {
  tensionEdge: "Tension along the tapered edge (‹tapered.edge, ›6.4.2).",
  rowsFarApart:
    "The rows of the reinforcement are {given} mm apart, above 0.75 h_ap = {most} mm, which NCI NA.6.8 of DIN EN 1995-1-1/NA has as the most: between them the wood is not held.",
  heldByRows:
    "Across the grain the apex is held by its screws or rods alone, as far apart all over the apex zone; their steel, their edges and what drying adds are those of their approval.",
  noShear: "No shear at the apex‹ (apex.V_ap_Ed)›.",
  notBent: "laminations are not bent",
  stiffLaminations: "r_in/t >= 240",
  wholeVolume: "Volume of the beam b h L, as the bound of the stressed volume (6.4.3(6)).",
  tangential: "The curved part begins where the upper edges are tangential (beta = alpha_ap).",
  doubleTapered: "double-tapered beam",
  curved: "curved beam",
  pitchedCambered: "pitched cambered beam",
  onlyGlulam: "is for glulam and LVL (6.4.3(1)); the member is {type}",
  straightEdge: "cannot be used for a double-tapered beam: its lower edge is straight",
  innerRadius: "inner radius (mm)",
  laminations: "thickness of the laminations (mm), for k_r",
  halfAngle: "half of the angle of the curved part",
  slope: "slope of the upper edge (degrees)",
  noSlope: "must be 0 for a curved beam; it is {given}",
  edgesCross:
    "must be smaller for this slope and depth: the straight upper edge would cut the lower one; it is {given}",
  halfTheMoment: "half of M_y_Ed, {M} kNm, of the same beam",
  momentOfLoad: "which alone gives the moment at the apex",
  noDepth: "must leave a depth at the supports: the slope falls {fall} mm from {depth} mm at the apex; it is {given}",
  depthOfBeam:
    "must fit the depth h = {h} mm of the member, which is {end} mm at the supports and h_ap_mm at the apex; it is {given}",
  depthOfSlope: "which h = {h} mm and the slope give at midspan",
  kink: "must give a curved part at least as long as the apex is deep, {depth} mm (Figure 6.9): a shorter one is a kink; it is {given} mm",
  tooLong:
    "must be smaller: the curved part of {beta}° to each side would be longer than the member, {length} mm; it is {given}",
  halfTheVolume: "half of b h_ap length_mm",
  volumeOfFigure: "the volume of Figure 6.9",
});

/** Deflection and vibration. */
export const serviceabilitySays = messages("timberServiceability", {
  simple: "Deflections of a simply supported span.",
  cantilever: "Deflections of a cantilever.",
  loadsWithoutMoment:
    "The loads of serviceability bend the member, and M_y_Ed is not given: their moment is not verified.",
  loadsBeyondMoment:
    "has characteristic loads that make {M_k} kNm in this span; M_y_Ed = {M_y_Ed} kNm cannot be of the same loads, whatever the supports",
  loadsAboveDesign:
    "The characteristic loads of serviceability make {M_k} kNm in this span, above M_y_Ed = {M_y_Ed} kNm: check them against each other.",
  creepOfCrossBonded:
    "k_def of LVL with crosswise veneers lying flat by the LVL Handbook of its makers, Table 4.3; Table 3.2 has less.",
  creepOfDeclaredLVL:
    "k_def of LVL lying flat as with crosswise veneers (LVL Handbook, Table 4.3), the safe value: give k_def for another‹ (k_def)›.",
  floorAssumed:
    "The member carries a floor, or a roof that people use, without brittle partitions‹ (serviceability.use = floor)›.",
  frequentOfFloors:
    "The additional deflection of a floor is that of the frequent combination (psi_1 of the leading load).",
  frequentNotGiven:
    "The additional deflection is that of the characteristic combination, the safe one: with psi_1 of the leading load it is that of the frequent one‹ (serviceability.variable[0].psi_1)›.",
  noLimitsByUse: "the limits of the annex do not depend on it",
  noFrequent: "no deflection of the frequent combination is verified with it",
  permanentOnly: "only permanent load: psi_2 = 1",
  noLimit: "No limit of deflection is prescribed: none is verified.",
  limits: "Limits of deflection (7.2(2)): {limits}.",
  quasiPermanent: "quasi-permanent factor of the load",
  membersWithActions: "members with actions",
  unknownAction: "must be a variable action of the member, {actions}; it is {given}",
  firstLeads: "only the first variable load leads",
  noShareRule: "the annex has no rule for the share of one joist",
  ofShare: "it belongs to the annex's share of one joist, with strutting",
  stiffnessAlong: "EI_l_Nm2_m gives the stiffness along the joists",
  stiffnessAcross: "EI_b_Nm2_m gives the stiffness across the joists",
  forLimit: "for a_mm_kN (7.3.3(2), Figure 7.2)",
  rangeOfFigure: "where Figure 7.2 gives b, unless b is given",
  spacingOrStiffness: "spacing of the joists (mm), or EI_l_Nm2_m",
  spacing: "spacing of the joists (mm)",
  deckOrStiffness: "stiffness across the joists (Nm²/m), or deck",
  stifferAcross:
    "must give less stiffness across the joists than along them, {along} Nm²/m (7.3.3(5)); it gives {given}",
  limitOfFloor: "Limit a = {a} mm/kN of the deflection of the floor (7.3.3(2)).",
  oneJoist: "One joist alone carries the point load of 1 kN (7.3.3(2)).",
  shareOfJoist: "{share} of one joist alone",
  amplification: "k_amp = 1.05: solid joists on two supports.",
  lowFrequency: "f_1 is not above 8 Hz: 7.3.3(1) requires a special investigation.",
});

/** EN 1995-1-2. */
export const fireSays = messages("timberFire", {
  allSides: "The fire is on all four sides.",
  notVerified:
    "In fire: no size and system factors above 1; shear in rectangular sections and compression across the grain are disregarded (EN 1995-1-2 4.3.1).",
  axisMoves:
    "In fire the axial force acts at the centroid of the residual section, which a fire on one of two opposite sides moves.",
  besideAxis:
    "In fire N_Ed acts {e} mm off the axis of the residual section, if nothing moves it: {M} kNm, {share} % of the bending strength, are not counted.",
  storage: "Actions in fire are 0.7 of the design actions: storage (EN 1995-1-2 2.4.2(3)).",
  permanentAlone: "Actions in fire are 1/1.35 of the design actions: permanent ones alone (EN 1995-1-2 2.4.2(2)).",
  shareOfActions: "Actions in fire are 0.6 of the design actions (EN 1995-1-2 2.4.2(3)).",
  nothingInFire: "Nothing is verified in fire: none but disregarded actions are given (EN 1995-1-2 4.3.1).",
  disregardedInCases:
    "must be left out: shear and compression across the grain are disregarded in fire (EN 1995-1-2 4.3.1), and no load case has another action",
  beech: "beech chars as softwood",
  notBeech: "The hardwood is not beech, which chars as softwood (EN 1995-1-2 Table 3.1).",
  restraintHolds: "The lateral restraint withstands the fire‹ (fire.lateral_restraint)›.",
  supportsHold: "Supports and bracing of buckling withstand the fire‹ (fire.L_cr_y_mm, fire.L_cr_z_mm)›.",
  restraintsHold: "The lateral restraints withstand the fire‹ (ltb_length_mm)›.",
  startOfCharring: "t_ch_min",
  noProtection: "nothing chars behind a protection (t_ch_min)",
  leastOfPermanent: "the share of permanent actions alone (EN 1995-1-2 2.4.2(2))",
  leastOfStorage: "the share of storage (EN 1995-1-2 2.4.2(2))",
  charringRate: "EN 1995-1-2 Table 3.1 has no charring rate for {type} below {least} kg/m³; the density is {given}",
  rateWithCorners: "the rate of {type} with corners in the fire (EN 1995-1-2 Table 3.1)",
  rateWithoutCorners: "the rate of {type} with no corner in the fire (EN 1995-1-2 Table 3.1)",
  noRestraintBefore: "must be none where there is none at normal temperature; it is continuous",
  shortestLength: "half of the length or the length at normal temperature",
});
