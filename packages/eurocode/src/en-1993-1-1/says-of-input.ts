import { messages } from "../basis/message.ts";

/** What is said of an input that cannot be calculated. */
export const says = messages("memberInput", {
  upToS460: "EN 1993-1-1 covers steel up to S460 (3.1(2))",
  gradeAboveS460: "{grade} is above S460, where EN 1993-1-1 ends (3.1(2))",
  yieldStrength: "the yield strength f_y",
  tensileOfGrade: "the most for steel {grade} (3.2.1)",
  tensileOfYield: "the most for steel with f_y = {f_y} MPa (3.2.1)",
  yieldOfTensile: "f_u_MPa belongs to it; or steel_grade",
  tensileOfHoles: "the holes need it in addition to f_y_MPa; or steel_grade",
  otherThanGrade:
    "is not a measured strength of {grade}, which has {nominal} MPa at this thickness (3.2.1(1)); it is {given}; give its own grade, or f_u_MPa with it in place of steel_grade",
  shearOfMoments:
    "must be at least {implied} kN, the shear of the given moments along the member (V = dM/dx); it is {given}",
  serviceLoadBeyondMoment:
    "must be at most {q} kN/m, above which the moment exceeds M_y_Ed whatever the supports; it is {q_ser}",
  serviceLoadAboveDesign: "must be at most {q} kN/m, the uniform load that makes M_y_Ed; it is {q_ser}",
  cantilevers: "cantilevers‹ (cantilever = true)›",
  rootWithoutMoment: "has no moment in the diagram, which makes it the free end; leave root out",
  farAboveElastic:
    "must be at most {most} times {elastic}, the elastic value of the given lengths and moments; it is {given}, {times} times; give the lengths between restraints",
  aboveElastic:
    "{name} = {given} is {times} times {elastic}, the elastic value of the given lengths and moments; check what holds the member",
  profileOrSection: "a profile of the catalogue, or section with its dimensions",
  withProfile: "profile; give it in section",
  hollowProfiles: "hollow profiles; {profile} is not one",
  fabricationOfHollow: "must be hot-finished, cold-formed or welded for shape {shape}; it is {fabrication}",
  fabricationOfOpen: "must be rolled, welded or cold-formed for shape {shape}; it is {fabrication}",
  plateWithoutWidth: "{name} has no width; give a flat: section with shape flat, b_mm and t_mm",
  builtUp: "{name} is a built-up member, which is for 6.4; check one of its parts",
  notInCatalogue: "{name} is not in the catalogue; give section with its dimensions",
  coldFormed:
    "{reason}: EN 1993-1-3 is not covered (effective widths 5.5, distortional buckling 5.5.3, purlins held by sheeting 10.1); take resistances of its maker",
  notAProfile: "{reason}; give section with its dimensions",
  withClause: "{reason} ({clause})",
  didYouMean: "{reason}; did you mean {near}?",
  foreignProfile: "{reason}; did you mean {near}? Or give section with its dimensions",
  mustBeProfile: "must be a profile; it is {given}",
  class4Tube: "is a class 4 circular hollow section, which is for EN 1993-1-6 (EN 1993-1-1 6.2.2.5(5))",
  nothingLeft:
    "do not fit the section: nothing is left of its effective or shear area; give A_eff_mm2, W_eff_y_mm3, W_eff_z_mm3, A_v_z_mm2, A_v_y_mm2 as well",
  diagramWithCases: "cannot be combined with load_cases; give moment_shape or psi, the same for all cases",
  iSections: "I-sections; {profile} is not one",
  simplifiedForI: "simplified (6.3.2.4) is only for I-sections; {profile} is not one",
  openSections: "open sections; {profile} is not one",
  flangesOfI: "I-sections (6.2.5(4))",
  angles: "angles",
  anglesOfLattices: "angles (BB.1.2)",
  area: "the area of the section",
  areaOfFlange: "the area of the flange",
  timesArea: "1.2 times the area of the section",
  elasticModulus: "the elastic modulus about {axis}",
  plasticModulus: "the plastic modulus about {axis}",
  nothingLeftOfArea: "must leave some of the area, {area} mm²; the holes take {holes} mm²",
  needsNetSection: "needs A_net_mm2 or hole_lines",
  farBelowProfile: "must be at least a quarter of that of {profile}, {whole} mm⁴; it is {given}; check the unit",
  farAboveProfile:
    "must be at most {times} times that of {profile}, {whole}; it is {given}; give a section of other plates under section",
  farFromProfile: "properties.{name} is {times} times that of {profile}; check the value",
  criticalOfLength: "must be at most {most}, that of {field} = {length} mm; it is {given}; give one of them",
  criticalOfRestraints:
    "must be at most {most}, that of restraints every {share} of the length; it is {given}; where the member is held along its length give {fields}",
  leastOfTableB3: "the least value (Table B.3)",
  leastOfTableA2: "the least value of Annex A (Table A.2)",
  annexBHasNone: "Annex B does not use it (interaction_method = 1 does)",
  k_cOfF: "it belongs to f of 6.3.2.3(2) and to the simplified method",
  doublySymmetric: "z_j is 0: the section is doubly symmetric",
  criticalMomentGiven: "M_cr_kNm is given",
  diagramOfCantilever: "is required for a cantilever, or M_cr_kNm: the named shapes are held at both ends",
  heightNeedsLoads:
    "needs the moments of the loads: moment_shape_y or M_y_diagram, or C_2; linear moments have no load between the restraints",
  endFactor: "must be 0.5 to 1, both ends fixed to both free, unless C_1 is given; it is {given}",
  signOfDiagram: "must have the sign of the greatest moment of M_y_diagram, which decides what is compressed",
  greatestOfDiagram: "must be the greatest moment of {diagram}, {greatest} kNm, or up to 5 % above it; it is {given}",
  eachSegmentHasOwn: "cannot be combined with restraints_mm: each segment has its own",
  withinMember: "must be within the member, 0 to {length} mm; it is {given}",
  linearOnly: "is only for a linear moment; {field} is {shape}",
  wholeDiagram: "must run from x_fraction 0 to x_fraction 1",
  fallingDiagram: "x_fraction must not fall",
  zeroDiagram: "must have a moment that is not 0",
  anyAction: "at least one of N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, or load_cases or actions",
  elasticNoRule: "must be elastic: the national annex has no rule of its own for M_cr",
  elasticSymmetricOnly: "must be elastic: the annex covers doubly symmetric I-sections; {profile} is not one",
  elasticCantilever: "must be elastic for a cantilever",
  elasticForks: "must be elastic where k_z or k_w is not 1: the annex covers forks at the ends only",
  elasticShort: "must be elastic: the annex requires a length of 5 h, {least} mm (NB.NB.1(2))",
  elasticDeformable: "must be elastic: alpha of (NB.NB.9) is above 5000, {alpha}",
  needsMomentsBetween:
    "needs the moments between the restraints: restraints_mm, psi_LT, moment_shape_LT or M_y_diagram_LT",
  heightOverFlange: "must be at most 0.1 h above the flange under the annex's rule, {most} mm",
  lengthOfSway:
    "must be at least {least} mm, the length of the member, whose ends sway about {axis}‹ ({sway})›; it is {given}; of several storeys give length_mm of one; where the ends are held, leave {sway} out or give {C_m}",
  endsSway:
    "the buckling length about {axis}, {L_cr} mm, is above the length of the member, {length} mm, so its ends sway (Table B.3)",
  lengthOfCantilever:
    "must be at least {least} mm, twice the length of the cantilever, whose end is free; it is {given}; leave cantilever out where the end is held",
  momentsOfPiece:
    "must agree with the moments about {axis} of the whole member (6.3.2.2(2)): its C_1 = {given}, and no piece of {length} mm with the greatest moment has more than {most}; leave it out, or give restraints_mm in its place",
  momentsOfMember:
    "must agree with the moments about {axis} of the whole member: L_LT_mm is not shorter than it; leave it out",
  factorOfMoments:
    "must agree with the given moments, which have {found}; it is {given}; leave out the one that does not hold",
  factorsAlone: "{factors}: as given, with no moments along the member to compare.",
  factorOfTableB3:
    "must agree with the given moments, which have {found} (Table B.3); it is {given}; leave out the one that does not hold",
});
