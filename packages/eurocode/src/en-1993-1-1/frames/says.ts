import { messages } from "../../basis/message.ts";

/** What is said of the frame around a member. */
export const says = messages("frames", {
  etaOrBeams: "eta, or beams",
  mechanism: "eta = 1 twice, where the ends sway",
  cantilever: "of a cantilever",
  noSway: "Ends that do not sway‹ (sway_{axis} = false)›.",
  rigidJoints:
    "Beams are joined rigidly, carry no axial force and go on to columns that buckle alike, where far does not say otherwise.",
  noEffects: "alpha_cr >= {limit}: no second-order effects of the sway (5.2.1(3)).",
  amplify: "alpha_cr = {alpha} < {limit}: multiply what the sway causes by {factor} (5.2.2(5)); it is not done here.",
  swayDefaults: "Sway imperfection of one column as high as the member, where frame does not say otherwise.",
  forces: "H_phi and q_0 are for the analysis of the frame (5.3.2(7)); 6.3 covers the bow of its members (5.3.4).",
});
