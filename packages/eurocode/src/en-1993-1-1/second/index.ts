import { addNext } from "../../annexes/index.ts";
import type { Message } from "../../basis/message.ts";
import { runBoth } from "../../engine/both.ts";
import type { SecondGeneration } from "../../engine/kind.ts";
import { says as editions } from "../../engine/says-of-editions.ts";
import { provideSecond } from "../generation.ts";
import { turnsInto } from "../turned.ts";
import { clauseOf, fullClauseOf } from "./clauses.ts";
import { standard } from "./formula.ts";
import { interaction88, interaction89 } from "./interaction.ts";
import { ofMembers } from "./of-members.ts";
import { says } from "./says.ts";

// EN 1993-1-1:2022: what differs from the folder around this one.

addNext("EN 1993-1-1", { edition: standard, clauseOf });
provideSecond(ofMembers);
turnsInto(interaction88, interaction89);

const part = (what: Message): Message => editions.partUnknown({ what, standard });
const other = (of: string): Message => editions.notGathered({ standard: of });

export const second: SecondGeneration = {
  both: runBoth,
  standard,
  clauseOf: fullClauseOf,
  onlyFirst: {
    top: ["overrides.lambda_LT_0", "overrides.beta_LT"],
    member: [
      "ltb_method",
      "apply_f",
      "k_c",
      "C_my_0",
      "C_mz_0",
      "strength_table",
      "M_cr_method",
      "interaction_method=1",
    ],
  },
  onlySecond: { member: ["f_M", "skip_below_0_4"] },
  unknownFields: {
    member: {
      fire: other("EN 1993-1-2:2024"),
      concentrated_loads: other("EN 1993-1-5:2024"),
      stiffeners: other("EN 1993-1-5:2024"),
      built_up: part(says.builtUp),
      torsion: part(says.warping),
      frame: part(says.frames),
      general_method: part(says.frames),
      stable_lengths: part(says.frames),
      lattice_web_member: part(says.lattice),
    },
  },
  formerIds: { "interaction-8.88": "interaction-6.61", "interaction-8.89": "interaction-6.62" },
};
