import { messages } from "../../basis/message.ts";

/** What is said of anchorages and laps. */
export const says = messages("concreteAnchorage", {
  lengthUnknown:
    "A length of {needed} is needed; the length that is built is not given, and not verified‹ (length_mm)›.",
  yieldStress: "The bar is anchored for its yield strength‹ (sigma_sd_MPa, A_s_req_mm2)›.",
  goodBond: "Bond conditions are good‹ (bond = good)›.",
  spacingUnknown: "The next bar is at least {a} away‹ (clear_spacing_mm)›.",
  coverUnknown: "No cover is given: alpha_1 and alpha_2 are 1‹ (cover_mm, c_d_mm)›.",
  shapeFar: "c_d > 3 phi",
  shapeNear: "c_d <= 3 phi",
  allLapped: "All bars are lapped in one section‹ (percent_lapped = 100)›.",
  transverseUnknown:
    "Transverse bars across the lap are not given: that they are at least {least} is not verified (8.7.4.1(3))‹ (transverse.A_st_mm2)›.",
  transverseOfBeam: "A_st,min of the transverse reinforcement is that of beams, 0.25 A_s (Table 8.2).",
  bothAreas: "A_s_req_mm2 and A_s_prov_mm2 together",
  directSupport: "alpha_5 of the direct support by itself",
  byPressure:
    "must not be given: under {annex} a direct support counts by its pressure, 1 - 0.04 p (Table 8.2)‹; transverse.p_MPa›",
  thickLap:
    "Bars above 32 mm are lapped only in members of at least 1 m, or where the stress is at most 80 % of f_yd (8.8(4)); that is not verified.",
  thickAnchorage:
    "Bars above 32 mm that are anchored straight need links along the anchorage, and control of cracks (8.8(2) to (8)); that is not verified.",
  weldedLap: "(8.10) of laps has no alpha_4",
  onlyPulled: "under compression Table 8.2 counts nothing of it",
  onlyTension: "must be straight or welded under compression: bends and hooks do not carry it (8.4.1(3))",
  insideOfBend:
    "The concrete inside the bend is not verified: 8.3(3) asks for it where the bar goes on for more than 5 phi, lies at an edge or has no cross bar.",
});
