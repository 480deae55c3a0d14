import { messages } from "../basis/message.ts";

/** What is said of buckling, flexural, torsional and lateral-torsional, and of interaction. */
export const says = messages("memberBuckling", {
  curveBetterThanTable62: "{field} {given} is better than that of Table 6.2, {table}",
  smallestRoot: "smallest root of the cubic, where the residual vanishes",
  elasticForceReached: "N_Ed reaches the elastic critical force: flexural buckling",
  noMethod1: "(6.61) and (6.62): method 1 is not defined where N_Ed reaches a critical force; they fail",
  methodA: "Interaction factors by method 1, Annex A (6.3.3(5)).",
  methodB: "Interaction factors by method 2, Annex B (6.3.3(5)).",
  methodExcluded: "must be {other}: the national annex excludes method {method} (Annex {annex}) of 6.3.3(5)",
  methodAForSymmetric: "method 1 (Annex A) is for doubly symmetric sections",
  susceptible: "Open members without continuous restraint are susceptible to torsional deformations (6.3.3).",
  notSusceptible:
    "Hollow sections and continuously restrained members are not susceptible to torsional deformations (6.3.3).",
  susceptibleByBuckling:
    "susceptible_to_torsion is false although chi_LT = {chi_LT}: a member that buckles laterally twists (6.3.3(1)); leave it out unless something holds the section against twist and not against moving sideways",
  noSway:
    "No sway buckling mode where none is given (Table B.3), unless the buckling length is above the length of the member.",
  sway: "sway buckling mode",
  noTorsionalDeformation: "not susceptible to torsional deformations",
  lambda0BelowLimit: "lambda_0 below its limit",
  noAxialForce: "N_Ed = 0",
  coupleNotInTable: "a couple along the member is not in the table",
  greatestMomentElsewhere: "greatest moment neither at an end nor at midspan",
  uniformBetweenSupports:
    "Where L_cr_y_mm or L_cr_z_mm is shorter than the member, C_my or C_mz is that of uniform moments unless it is given.",
  restraintDistance: "The distance of lateral restraints, where not given, is the length of the member.",
  segmentBySegment:
    "Between restraints_mm each segment is verified with the part of the moments that acts there; the worst is shown.",
  momentsZToo:
    "M_z causes lateral-torsional buckling too: angles, and I-sections, tees and channels whose strong axis is z; loads at the shear centre.",
  restrainedContinuously: "The compression flange is restrained continuously: no lateral-torsional buckling.",
  exempt: "CHS, SHS and sections bent about their weaker axis: no lateral-torsional buckling.",
  noContinuousRestraint: "No continuous lateral restraint.",
  rolledCase: "Lateral-torsional buckling by 6.3.2.3 (rolled or equivalent welded sections).",
  generalCase: "Lateral-torsional buckling by the general case, 6.3.2.2.",
  loadsAtShearCentre: "Loads act at the shear centre (z_g = 0).",
  loadHeight:
    "The load height is above the shear centre for loads that act downwards under a positive moment; a negative moment has loads that act upwards.",
  rootOfCantilever:
    "The root of the cantilever is held against twist and warping; for one that is free to warp, as of an overhang, give k_w = 1.",
  worseRoot:
    "Both ends of the cantilever have a moment: M_cr is that of the worse end as its root‹ (root: start or end)›.",
  forks: "Ends free to rotate in plan and to warp, held against twist (k_z = k_w = 1).",
  uniformBetweenRestraints:
    "L_LT_mm is shorter than the member: the moments between the restraints are uniform (C_1 = 1) where their shape is not given‹ (psi_LT, moment_shape_LT, M_y_diagram_LT, restraints_mm)›.",
  givenBetweenRestraints: "C_1, k_c and C_mLT are those of the moments given between the lateral restraints.",
  fInGeneralCase: "f of 6.3.2.3(2) with the general case of 6.3.2.2: the annex does not give it",
  fNeedsFreeEnds: "the national annex gives f of 6.3.2.3(2) only where the ends may rotate in plan (k_z = 1)",
  none: "no lateral-torsional buckling",
  elasticNotByRule:
    "the national annex has its own rules for M_cr; M_cr is by elastic theory here, not by those rules‹ (M_cr_method: annex uses them)›",
  heightWithoutEffect:
    "C_2 = 0: the height of the load above the shear centre does not lower M_cr‹ (C_2, load_height_mm)›",
  oneSourceOnly:
    "M_cr follows the rule of the national annex as open programs and one worked example give it (one source): check it against the annex",
  sectionNotCovered: "the national annex does not cover this section in 6.3.2.3; the general case of 6.3.2.2 is used",
  curveBetterThanTable64: "buckling_curve_LT {given} is better than that of Table 6.4, {table}",
  stockyGeneral: "lambda_LT <= 0.2",
  stockyRolled: "lambda_LT <= lambda_LT_0",
  byAnnex: "by the national annex",
  cantileverNotInTable: "a cantilever is not in the table",
  fromElement:
    "M_cr of moment diagrams, load heights and end restraints that the formulas do not cover comes from a beam element with warping.",
  beamElement: "beam element with warping",
  beamElementStemCompressed: "beam element with warping, stem compressed",
  cantilever: "cantilever",
  cantileverElement: "cantilever as beam element with warping",
  noLoadBetweenEnds: "no load between the ends",
  loadAtShearCentre: "load at the shear centre",
  stemCompressed: "C_3 = C_1: the stem is compressed",
  factorsFromElement: "C_1 and C_2 of moments that Table NB.NB.1 does not give come from a beam element with warping.",
  loadAtCentroid: "load at the centroid",
  betweenForks: "between two forks",
  endMoments: "case 1, end moments",
  uniformLoad: "case 2, uniform load",
  stockyWeb: "h/t_w <= 75",
  udl: "uniform load",
  pointLoad: "point load",
  udlFixed: "uniform load, fixed ends",
  pointLoadFixed: "point load, fixed ends",
});
