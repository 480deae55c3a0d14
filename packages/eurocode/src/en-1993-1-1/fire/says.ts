import { messages } from "../../basis/message.ts";

/** What is said of steel members in fire. */
export const says = messages("steelFire", {
  time: "the required resistance; or theta_C, the temperature of the steel",
  temperatureGiven: "theta_C gives the temperature of the steel",
  smallFactor:
    "A_m/V = {given} 1/m is below {own} 1/m, that of the section: only where walls or slabs cover a part of it",
  shadowOfSection: "that of 4.2.5.1(2) for the section",
  allSides: "a beam heated on all sides (EN 1993-1-2 4.2.3.3(8)); exposure three-sided is under a slab",
  protectedUnderSlab: "a protected beam under a slab (EN 1993-1-2 4.2.3.3(8))",
  bareUnderSlab: "a bare beam under a slab (EN 1993-1-2 4.2.3.3(8))",
  bareOnly: "bare steel; protection has no shadow effect (EN 1993-1-2 4.2.5.2)",
  slabOnFlange: "sections with a flange under a slab (EN 1993-1-2 Table 4.2); {profile} is not one",
  fallingTime: "must rise in time",
  shortCurve: "must reach {duration} min; it ends at {end} min",
  hollowInBox: "must be contour for hollow and solid sections (EN 1993-1-2 Table 4.3)",
  stepOfBare: "bare steel (EN 1993-1-2 4.2.5.1(4))",
  thicknessWithCases: "the thickness for all load cases",
  pairOfRatio: "the ratio of Q_k,1 to G_k (EN 1993-1-2 (2.5))",
  pairOfPsi: "the combination factor (EN 1993-1-2 (2.5))",
  torsionInFire: "must be 0 with fire: EN 1993-1-2 has no rule for torsion",
  ownUtilizationOfClass4:
    "cannot be used for a class 4 section, whose critical temperature is {limit} °C (EN 1993-1-2 4.2.3.6)",
  class4NotByAnnex:
    "the section is of class 4 in fire, for which the national annex has rules of its own (EN 1993-1-2 4.2.3.6), which are not covered",
  sectionFactorRaised: "A_m/V = {found} 1/m is below 10: used is 10 (EN 1993-1-2 4.2.5.1(1))",
  share: "E_fi,d = 0.65 E_d, for no eta_fi is given (EN 1993-1-2 2.4.2(3) Note 2).",
  factorsOfShare: "eta_fi with gamma_G = 1.35 and gamma_Q = 1.5 (EN 1993-1-2 (2.5)).",
  combinedInFire: "E_fi,d by the combinations of the same actions for fire (EN 1993-1-2 2.4.2(1), EN 1991-1-2 4.3.1).",
  fourSided: "Fire on all four sides of the section.",
  evenTemperature: "The temperature is even in the section and along the member: kappa_1 = kappa_2 = 1.",
  coldLengths:
    "Buckling lengths in fire are those of the cold member (EN 1993-1-2 4.2.3.2(3) has shorter ones for continuous columns of braced frames).",
  joints:
    "Joints are protected no less than the member and used no more (EN 1993-1-2 4.2.1(6)); holes with bolts in them count for nothing (4.2.1(5)).",
  restraints: "What restrains the member holds in fire as well.",
  notInFire: "Concentrated loads on webs and deflections are not verified in fire.",
  moisture:
    "Moisture of the protection holds the steel at 100 °C for {minutes} min (ECCS No 30); EN 1993-1-2 4.2.5.2(4) asks for tests.",
  leastThickness: "the least thickness that will do",
  noThickness: "no thickness of this protection up to 500 mm will do",
  byStability:
    "Where buckling counts, the critical temperature is that with a utilization of 1, not (4.22) of EN 1993-1-2.",
  byStrength:
    "The strength in fire is verified (EN 1993-1-2 4.2.3), and the critical temperature of (4.22) shown beside it.",
  class4: "class 4 in fire: the temperature alone is verified, at most {limit} °C (EN 1993-1-2 4.2.3.6)",
  ofTable31: "straight between the rows of Table 3.1",
});
