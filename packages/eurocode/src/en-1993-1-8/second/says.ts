import { messages } from "../../basis/message.ts";

/** What is said under EN 1993-1-8:2024. */
export const says = messages("jointsSecond", {
  bearing: "bearing of bolts",
  highStrength: "k_m = 0.9 of bearing from S460 (another reading: 1.0 at S460 itself)",
  holes: "factors of holes and countersunk heads as in the first generation",
  punching: "punching of plates under bolt heads as in the first generation",
  distances: "least distances across the force as in the first generation",
  welds: "welds up to S420 as in the first generation",
  betaMod: "beta_w,mod of steels above S420",
  slip: "the slip of preloaded bolts",
});
