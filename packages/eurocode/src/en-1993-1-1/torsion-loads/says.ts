import { messages } from "../../basis/message.ts";

/** What is said of torsion along a member. */
export const says = messages("torsionLoads", {
  oneForm:
    "must be one of T_kNm at x_mm, m_kNm_m from from_mm to to_mm, F_kN with e_mm at x_mm, q_kN_m with e_mm from from_mm to to_mm",
  beyond: "must be on the member, up to {length} mm; it is {given}",
  backwards: "must be beyond from_mm, {from} mm; it is {given}",
  nothingHolds: "must hold the rotation somewhere: one end fork or fixed, or at_restraints",
  placesThatHold: "the places that hold the rotation",
  noAxialForce:
    "must not be compression with a bimoment: EN 1993-6 Annex A covers none‹; torsion.method stress verifies stresses alone›",
  openSections: "doubly symmetric open I-sections (EN 1993-6 Annex A)",
  forks: "Both ends hold the rotation and are free to warp‹ (torsion.ends = fork)›.",
  exact: "Torsion along the member by elastic theory with warping: E I_w φ'''' - G I_t φ'' = m.",
  ofWorstPlace:
    "Stresses with torsion at each place of the member, with the greatest moments, N and V there: on the safe side.",
  sideways: "The rotation turns M_y into a moment about z, φ M_y, which is counted.",
  stressesAlone: "Stability with torsion is not verified: EN 1993-6 Annex A is for doubly symmetric I-sections",
  secondOrder: "stresses with torsion are of the first order; with method stress nothing amplifies the torsion",
  channelWalls: "Warping of a channel as of one with walls as lines.",
});
