import { messages } from "../../basis/message.ts";

/** What is said of the general method. */
export const says = messages("generalMethod", {
  iSections: "I-sections, bent in their plane; {profile} is not one",
  inThePlane: "N_Ed and M_y_Ed act in the plane of the general method (6.3.4(1)); with it this must be 0",
  noHinges: "6.3.4(1) has no plastic hinges that rotate: the frame must be elastic",
  amplifier: "the critical amplifier of these loads",
  amplifierOfCase: "the critical amplifier of this load case: each has its own",
  inPlaceOf:
    "6.3.4 in place of 6.3.1 about z and in torsion, 6.3.2 and 6.3.3; alpha_cr,op is of all that these loads bear upon, an annex may limit the use of 6.3.4 (6.3.4(1)).",
  bow: "alpha_ult,k with a bow of {e_0} mm in the plane (Table 5.1), which grows as the moments do by N_cr,y‹ (general_method.second_order = false)›.",
  secondOrder: "The forces have their second-order effects and imperfections in the plane (6.3.4(2)).",
  alphaGiven: "alpha_ult,k is given: it covers second-order effects and imperfections in the plane (6.3.4(2)).",
  beyondSection:
    "alpha_ult_k {given} is more than N_Ed and M_y_Ed leave of the cross-section by first order; used is {most}",
  farAbove:
    "alpha_cr_op {given} is more than twice {own}, the lesser of N_cr,z/N_Ed and M_cr/M_Ed that this calculation has from the lengths of the member: make sure which restraints it counts on",
  interpolation: "chi_op lies between chi and chi_LT by (6.66); an annex may ask for the lesser of them.",
});
