import { messages } from "../../basis/message.ts";

/** What is said of a beam or slab. */
export const says = messages("concreteBeam", {
  flangeNarrow: "must be at least b, {b} mm, the width of the web; it is {given} mm",
  barsInside: "for bars that lie in the concrete",
  depthOfSection: "the effective depth",
  flangeThickness: "the thickness of the flange",
  usualAxis: "The axes of the outer bars are 50 mm from the concrete face‹ (axis_distance_mm, cover_mm)›.",
  usualBar: "Bars whose area alone is given lie behind the cover and the links as bars of 20 mm‹ (cover_mm)›.",
  depthBehindCover: "for bars behind the cover",
  fireAxisOfArea: "Bars whose area alone is given lie in fire at no more than the cover and the links from the face.",
  usualLink: "Links of 8 mm lie outside the bars‹ (links)›.",
  usualAggregate: "The greatest size of the aggregate is 16 mm‹ (d_g_mm)›.",
  barsInWords: 'must be bars in words: "4Ø20", "4Ø20 + 2Ø16" or "Ø12-150"',
  beyondMiddle: "must lie in their half of the depth; their centroid is {axis} mm from the face",
  anyAction: "a moment, a shear force, or serviceability",
  noWidthOfCracks: "The width of cracks is not verified: no limit is given‹ (serviceability.w_max_mm or exposure)›.",
  noMomentOfCracks:
    "The width of cracks is not verified: no moment of serviceability is given‹ (serviceability.M_qp)›.",
  noBending: "Bending is not verified: no M_Ed is given‹ (M_Ed; 0 where there is none)›.",
  serviceAboveDesign: "{field}, {M}, is above every M_Ed of its sign, {most}: one of them is wrong.",
  saggingCantilever: "M > 0 pulls the bottom of a cantilever, whose loads pull its top: check the sign.",
  hoggingSpan:
    "The deflection is that of a section in the span, and M < 0 pulls the top, as over a support: give the moment in the span‹ (M_Ed, static_system)›.",
  designAssumed: "No reinforcement is given: the bars are designed‹ (design = true)›.",
  nothingToDesign: "all reinforcement is given",
  designedBottom: "{mark}: {bars} at the bottom, designed.",
  designedTop: "{mark}: {bars} at the top, designed.",
  designedLinks: "{mark}: links of {legs} legs, {phi}, at {s}, designed.",
  momentsOfActions:
    "M_qp and M_ch are those of the combinations of serviceability of the same actions‹ (serviceability.M_qp, M_ch)›.",
  otherSideInUse:
    "In use the moment turns: cracks and stresses are verified for the side of the greater moment only‹; give the other as an item of its own›.",
  pulledSide: "reinforcement of the pulled side, or design: true",
  designWithCases: "designs for one set of actions; leave load_cases out",
  doesNotFit:
    "cannot be designed: no bars up to 32 mm in two layers fit the width b, carry M_Ed and keep the rest (cracks, deflection, fire)",
  linksDoNotFit:
    "cannot be designed: no links of up to ten legs carry V_Ed with their legs as near to each other as 9.2.2(8) asks",
  leverArmOfForce:
    "z in shear is that of bending with the axial force‹ (z_mm)›: 6.2.3(1) gives 0.9 d for members without one.",
  leverArm: "z = 0.9 d in shear‹ (z_mm)›; 6.2.3(1) gives it for members without axial force.",
  twoLegs: "Two legs of the links carry the shear‹ (links.legs = 2)›.",
  flattest: "The flattest struts that the concrete can carry are used (‹links.cot_theta, ›6.2.3(2)).",
  noLinks: "The beam has no links: beams have at least those of 9.2.2(5)‹ (links)›.",
  deepAxis: "x/d = {x_d}: the pulled reinforcement does not yield, and the failure is brittle.",
  leastOfEquilibrium: "the least with which the section carries M_Ed",
  noArm: "neither links nor a flange use it",
  continuousSlab: "Table 5.8 is the same for continuous slabs",
  oneOfForces: "delta_F_d_kN or delta_M_Ed",
  flangeBars: "The transverse reinforcement of the flange is not given: flange_shear.A_sf_mm2_m is not verified.",
  farBars:
    "Bars of the slab lie more than {s} apart: that is for places without concentrated loads or greatest moments (9.3.1.1(3)).",
  evenSides:
    "The flange is equally wide on both sides of the web‹ (b_1_mm, b_2_mm, l_0_mm; flange_shear.delta_F_d_kN)›.",
  evenFlange: "The bars of the pulled flange lie evenly over b_eff‹ (flange_shear.delta_F_d_kN)›.",
  strutsOfFlange: "Struts in the flange with cot theta_f = {cot} (6.2.4(4)).",
  noTension: "the stress of the steel, or M_qp",
  ratioOfCracks: "of bars with their diameters, in words: bars_bottom, bars_top",
  modulus: "The modulus of the concrete is E_cm: no creep is given‹ (serviceability.phi)›.",
  noCracksOfTension:
    "Cracks are not verified: the tension N_Ed pulls on the bars, and the stress of M_qp has nothing of it‹ (serviceability.sigma_s_MPa)›.",
  noSteelOfTension:
    "The stress of the bars is not verified: the tension N_Ed pulls on them, and the stress of M_ch has nothing of it‹ (serviceability.sigma_s_MPa in place of M_ch)›.",
  axialInService: "The axial force is not counted in serviceability.",
  linear: "straight between the rows of the table",
  cracksOfFarBars:
    "Bars lie further apart than 5 (c + phi/2), or there is one alone: cracks are as far apart as (7.14) has it.",
  outerSideInFire: "The outer side of the edge beam is in the fire, too.",
  flangeInFire:
    "In fire the flange lies on both sides of the web, heated from below; of an edge beam give b_1_mm: 0‹ (b_1_mm)›.",
  crackTableWidth: "the width that the tables are read for: 0.2, 0.3 or 0.4 mm",
  crackTable: "Tables 7.2N and 7.3N hold for cracks by load; diameter or spacing is met (7.3.3(2)).",
  outsideTable: "Tables 7.2N and 7.3N have no row for {sigma} and {w}.",
  requiredOfRatio: "A_s_req_mm2, or M_Ed",
  longSpan: "Spans above 7 m are taken to support partitions that may be damaged: the ratio is reduced (7.4.2(2)).",
  wideFlange: "the flange is wider than three webs: 0.8 (7.4.2(2))",
  noConcreteOfForce:
    "The stress of the concrete is not verified: the compression N_Ed presses it, too‹ (serviceability.sigma_c_MPa)›.",
  spreadingNotCounted: "it is for slabs under an annex that has a least shear stress of its own for them",
  shallow: "it is for beams that are at least 1 m deep",
  skinUnknown:
    "A beam from 1 m deep on needs bars at its sides, at least {least} in the pulled part (7.3.3(3)): that is not verified‹ (A_s_skin_mm2)›.",
  secondaryBars:
    "Bars across those that carry, at least {least} per metre (9.3.1.1(2)), are not given, and not verified‹ (bars_secondary)›.",
  secondaryWords: 'must be bars in words at a spacing: "Ø8-200"',
  barsGoOn:
    "The pulled bars that count in V_Rd,c go on by l_bd + d beyond the section (6.2.2(1)); their ends and their anchorage at supports are verified along the beam‹ (bar_layouts)›, not here.",
  thickBars:
    "Bars above 32 mm need bars near the surface or cracks by calculation, and links where they are anchored straight (8.8): that is not verified.",
  barsInFlange: "Bars that do not fit in the web lie in the flange (9.2.1.2(2)).",
  deepForElastic:
    "x/d = {x_d} is above {limit}, up to which continuous members take moments of linear elasticity without a confined compression zone (5.4)‹ (static_system, delta)›.",
  annexSays: "The national annex {annex} has rules of its own here that this calculation does not know.",
  isothermOfBending: "cannot be isotherm-500 with N_Ed: it is calculated for bending alone",
  momentOfFire: "the moment in fire, or M_Ed",
  momentGiven: "the moment in fire is given",
  usualShareInFire: "In fire 0.7 of the actions act (EN 1992-1-2 2.4.2(3))‹ (fire.eta_fi, fire.M_Ed_fi)›.",
  isothermLeaves:
    "By the 500 °C isotherm bending alone is calculated: shear, anchorage and spalling in fire (EN 1992-1-2 4.3, 4.4, 4.5) are not verified, nor insulation (criterion I). Table B.1 and cold worked bars of Table 3.2a are from general knowledge.",
  hotRolled: "The bars are hot rolled: in fire they keep more of their strength than cold worked ones‹ (fire.steel)›.",
  coldWorked: "Bars of ductility class A are cold worked‹ (fire.steel)›.",
  littleStretched:
    "In fire the bars are stretched by less than 2 %: their strength is that of (4.3N) to (4.6N), or as much as the concrete carries at 2 %.",
  fireTable: "The sizes of the tables of EN 1992-1-2 were entered from one source: compare them with the standard.",
  fireCorners:
    "In a single layer the corner bars need 10 mm more to the side (EN 1992-1-2 5.6.1(8)); that is not verified.",
  highStrength: "cannot be verified for {name}: the tables of EN 1992-1-2 section 5 are for concrete up to C50/60",
  highStrengthIsotherm:
    "cannot be verified for {name} by the 500 °C isotherm: concrete above C50/60 has rules of its own (EN 1992-1-2 section 6) that are not covered here",
  placesInFire: "bars in words: in fire the strength of a bar is that of its place",
  oneFaceInService:
    "The moments have both signs: cracks and stresses of the face that the service moment does not pull are not verified‹ (serviceability.M_qp)›.",
  narrowSlab: "A slab is at least five times as wide as deep (5.3.1(4)).",
  slabWidth: "The values are for a width of 1000 mm‹ (b)›.",
  simpleSpan: "The span is simply supported‹ (static_system = simple)›.",
  torsionOfAnnex:
    "cannot be calculated: the national annex {annex} has rules of its own for torsion (6.3.2) that are not covered here",
  jointOfAnnex:
    "cannot be calculated: the national annex {annex} has rules of its own for joints (6.2.5) that are not covered here",
  uprightInTorsion: "must be 90: links for torsion stand at right angles to the axis (9.2.3(1)P)",
  compatibilityTorsion:
    "T_Ed of compatibility is not verified (6.3.1(2)): the beam must reach equilibrium without it, and have the least links and bars.",
  equilibriumTorsion: "Equilibrium needs the torsion‹ (torsion.compatibility = false)›.",
  wallOfHollow: "is required for a hollow section: the thickness of its wall",
  wallTooThick: "must leave a hole: t_ef is below half of b and of h",
  torsionOfWeb: "The web alone carries the torsion.",
  leastIsEnough: "T_Ed / T_Rd,c + V_Ed / V_Rd,c is at most 1: the least links and bars are enough (6.3.2(5)).",
  closedLinks: "The links are closed and anchored by laps or hooks (9.2.3(1)P); their outer legs carry the torsion.",
  torsionBars:
    "Longitudinal bars for torsion lie half at the bottom, half at the top, at corners and sides; the compression of the bending relieves its side (6.3.2(3)).",
  barsAtSides: "Bars for torsion lie at most 350 mm apart: the sides need some‹ (torsion.A_sl_sides_mm2)› (9.2.3(4)).",
  wholeForce: "All of the force is in the newer concrete‹ (interface.beta = 1)›.",
  heldBarsUnknown:
    "The compressed bars count: links hold them at most 15 diameters apart (9.2.1.2(3)); that is not verified‹ (links, bars in words)›.",
  loadTakesAll: "q_Ed_kN_m takes most of V_Ed within d of the support: check both.",
  smallServiceMoment: "M_qp, {M}, is less than a fifth of M_Ed, {most}: check it.",
  ownStress: "serviceability.sigma_s_MPa is {given}; the moment gives {found}: one of them is wrong.",
  wideCracks: "w_max_mm, {w}, is above 0.4 mm, the greatest width of Table 7.1N (7.3.1(5)).",
  largeDeflection: "The limit of the deflection is 1/{n} of the span; 7.4.1(4) has 1/250.",
  noSpan: "The deflection is not verified: no span is given‹ (serviceability.span_mm)›.",
  ownDepthOfAxis: "serviceability.x_mm is {given}; the cracked section gives {x}: one of them is wrong.",
  ownRequired: "serviceability.A_s_req_mm2 is {given}, and M_Ed requires {needed}: one of them is wrong.",
  longPart:
    "delta_x_mm is above {most}, half of the distance between zero and the greatest moment: the shear between web and flange is averaged too far (6.2.4(3)).",
  forceAtDepth:
    "V_Ed is that at the face of a direct support; it is reduced by q_Ed d (6.2.1(8))‹ (support, V_Ed_face)›.",
  forceAtFace: "At an indirect support V_Ed is not reduced (6.2.1(8)).",
  loadNearSupport:
    "All of V_Ed comes from loads within 2 d of the support, and the bars are anchored behind its face (6.2.2(6), 6.2.3(8)).",
  cracksOfQuasiPermanent: "cracks are verified under M_qp (7.3.1(5))",
  frequentCracks: "Cracks are verified under the frequent moment‹ (serviceability.M_qp)›.",
  annexOfWidth:
    "is required: the national annex {annex} has widths of its own for the exposure (7.3.1(5)) that are not covered here",
  ownRatio: "alpha_e is given",
  creepNotLinear:
    "The concrete is pressed with {sigma}, above 0.45 f_ck, under long loads: creep is not linear (7.2(3)).",
  noLimitOfConcrete: "The exposure asks for no limit of the stress of the concrete (7.2(2)).",
  longLoads: "The deflection is that of long or repeated loads‹ (serviceability.k_t = 0.4)›.",
  ratioWithoutCreep: "E_s/E_cm without creep",
  crackedBefore:
    "The deflection is {w} with the cracks of the quasi-permanent moment. A greater moment is given: cracked by it, the beam deflects {later}.",
  noShrinkage: "No shrinkage is given: the curvature has none‹ (serviceability.epsilon_cs)›.",
  sameBars:
    "The bars are the same all along the span: its curvatures are those of this section‹ (serviceability.deflection)›.",
  uniformLoad: "A uniform load bends the span‹ (serviceability.moment_shape = udl)›.",
  camber: "a camber is at most the 250th part of the span (7.4.1(4))",
  coverOfExposure: "it is for the cover by exposure",
  coverOfAnnex:
    "is required: the national annex {annex} has rules of its own for the cover by exposure (4.4.1.2(5)) that are not covered here",
  coverNotVerified:
    "The cover is not verified by exposure: the national annex {annex} has rules of its own (4.4.1.2(5)).",
  onlyAttack: "must hold one of X0, XC, XD, XS: frost and chemical attack alone give no cover (4.4.1.2(12))",
  weakForExposure: "Durability in {name} asks for f_ck {fck} MPa (Table E.1N).",
  nominalCover: "The cover is the nominal one of the exposure‹ (cover_mm)›.",
  usualDeviation: "Covers deviate by 10 mm‹ (delta_c_dev_mm)›.",
  coverUnknown: "The cover is not verified: the diameters of the bars are not given.",
  flangeByRule: "b_1_mm, b_2_mm and l_0_mm together",
  slabShear: "is more than the slab carries without links: give links, or more depth",
  greatestMoment: "must be the greatest moment of the span: of the sign of M_Ed, and no less",
  flatInFire: "Table 5.9 is for flat slabs",
  oneWayInFire: "Beyond l_y/l_x = 2 the slab spans one way (Table 5.8).",
});
