import * as z from "zod";
import { bothPaths, type Route } from "../route.ts";

const event = z.looseObject({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

export const billingRoutes = {
  webhook: {
    method: "POST",
    ...bothPaths("/billing/webhook"),
    operationId: "billing-event",
    summary: "Events of the payment provider",
    description:
      "Called by the payment provider, signed in `Stripe-Signature`. checkout.session.completed, customer.subscription.updated and customer.subscription.deleted change the account; each event id is applied once, in whatever order they arrive.",
    tag: "Billing",
    access: "signature",
    role: "anybody",
    body: {
      schema: event,
      examples: () => ({
        example: {
          summary: "A cancelled subscription",
          request: {
            id: "evt_1",
            object: "event",
            type: "customer.subscription.deleted",
            created: 1795253400,
            data: { object: { id: "sub_1", object: "subscription", customer: "cus_1", status: "canceled" } },
          },
          response: { received: true },
        },
      }),
    },
    success: { status: 200, description: "Taken", schema: z.object({ received: z.literal(true) }) },
    errors: [404],
  },
} as const satisfies Record<string, Route>;
