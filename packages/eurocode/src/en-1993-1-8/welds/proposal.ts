import * as z from "zod";
import { refuseUnless } from "../../basis/validation.ts";
import { firstThatFits, needsOf, type ProposalContext, type Proposed, usualThroats } from "../parts/proposal.ts";
import { says } from "./says.ts";
import { weldKind } from "./weld.ts";

/** A weld or weld group without its throat. */
export interface WeldNeeds extends ProposalContext {
  readonly item: Readonly<Record<string, unknown>> & { readonly connection: "weld" | "weld-group" };
}

// the check itself refuses what else is wrong with the item
const ofWeld = needsOf(weldKind, [], [], {
  item: z.looseObject({
    connection: z.enum(["weld", "weld-group"]),
    welds: z.array(z.looseObject({})).optional(),
  }),
});

/** The least throat of the usual ones, from 3 mm, that carries the forces. */
export function proposeWeld(needs: WeldNeeds): Proposed {
  refuseUnless([ofWeld, needs]);
  const { item, ...context } = needs;
  const withThroat = (throat_mm: number): Record<string, unknown> =>
    item.connection === "weld"
      ? { ...item, throat_mm }
      : { ...item, welds: ((item.welds ?? []) as readonly object[]).map((weld) => ({ ...weld, throat_mm })) }; // the schema of the check judges it
  const candidates = usualThroats.map((a) => ({
    item: withThroat(a),
    because: [says.leastThroat({ a })],
  }));
  return firstThatFits(candidates, context, usualThroats.length);
}
