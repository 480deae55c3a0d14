import { messages } from "../../basis/message.ts";

export const says = messages("temperature", {
  inside:
    "Inside {summer} °C in summer and {winter} °C in winter (Table 5.1)‹ (T_in_summer_C and T_in_winter_C not given)›.",
  initial: "Built at {T_0} °C (A.1(3))‹ (T_0_C not given)›.",
  meanOfBoth: "The mean of inside and outside (5.2(3)); the difference across it is Delta T_M.",
  wholeHeld: "The whole expansion is held‹ (held not given)›.",
  notFire: "Without fire, and without bridges, chimneys and tanks (sections 6 and 7).",
});

export const refuse = messages("temperatureInput", {
  summer: "maximum shade air temperature of the site, by the annex's map",
  winter: "minimum shade air temperature of the site, by the annex's map",
  surface: "colour of the surface",
  orientation: "where it faces",
  depth: "depth below the ground",
  outdoors: "members outside and in the envelope",
  indoors: "members inside and in the envelope",
  belowGround: "members below the ground",
  expansion: "material or alpha_T_1e_6_K",
  stiffness: "E_MPa and A_mm2 together",
  heldMembers: "members with E_MPa and A_mm2",
  expandingMembers: "expansion: length_m, or E_MPa and A_mm2",
});
