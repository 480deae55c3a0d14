import * as z from "zod";
import { filled, oneOf, part, text } from "../basis/fields.ts";
import type { Message } from "../basis/message.ts";
import type { Problems } from "../basis/problem.ts";
import type { GivenAnnex } from "./annex.ts";
import type { Determined } from "./index.ts";
import { annexCodes } from "./names.ts";

// The annex that a request brings, as its field; what looks at it is brought by who takes requests (own.ts).

/** What an annex that is not here decides otherwise; own.ts looks at the values. */
export const ownAnnex = part(
  () => ({
    name: text("country or office, as results and reports call it"),
    edition: text("document and date of the annex"),
    source: text("origin of its values").optional(),
    based_on: oneOf(annexCodes, "annex that it deviates from; {default EN}").optional(),
    // an empty one would be the default, and laxer than what somebody may have meant
    others: filled(
      oneOf(
        ["warn", "refuse", "accept"],
        "what happens where the calculation needs a parameter that it does not give; {default warn}",
      ),
    ).optional(),
    parameters: z.record(z.string().min(1).max(40), z.record(z.string().min(1).max(40), z.unknown())).meta({
      description:
        "by standard and symbol: a value; as: the code of an annex that has it; value and source; or refuse with the reason, * for all others of the standard",
    }),
  }),
  "annex of another country or of an office",
);

/** Where what is said of it goes. */
export interface Said {
  readonly problems: Problems;
  readonly warn: (said: Message) => void;
}

export const ownAnnexes: {
  brought?: {
    readonly judge: (top: Readonly<Record<string, unknown>>, problems: Problems) => void;
    readonly sayOf: (own: GivenAnnex, used: readonly Determined<unknown>[], said: Said) => void;
  };
} = {};
