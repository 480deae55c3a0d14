import type { OfMembers } from "../model.ts";
import { limits } from "./classification.ts";
import { elastoplastic, hasElastoplastic } from "./elastoplastic.ts";
import { interaction88, interaction89 } from "./interaction.ts";
import { byCurve, hasCurve } from "./lateral-torsional.ts";
import { curvesOf, nextOf } from "./next.ts";
import { methodOfText, rejectStrength, rejectUnknown } from "./refuse.ts";
import { rules } from "./rules.ts";
import { says } from "./says.ts";

/** What the folder around this one calls where a request asks for the second generation. */
export const ofMembers: OfMembers = {
  rules,
  says,
  limits,
  nextOf,
  curvesOf,
  methodOfText,
  rejectStrength,
  rejectUnknown,
  byCurve,
  hasCurve,
  elastoplastic,
  hasElastoplastic,
  interactions: [
    { step: "utilization_8.88", requirement: interaction88 },
    { step: "utilization_8.89", requirement: interaction89 },
  ],
};
