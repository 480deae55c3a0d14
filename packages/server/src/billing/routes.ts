import type { Server } from "@hapi/hapi";
import { billingRoutes } from "@x/api";
import { admitAddress } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute } from "../http/routes.ts";
import { isoTime, type Service } from "../service.ts";
import { applyEvent } from "./events.ts";

export function registerBilling(server: Server, service: Service): void {
  const { config, store, log } = service;
  addRoute(server, service, billingRoutes.webhook, async ({ raw, request }) => {
    const secret = config.stripeWebhookSecret;
    if (secret === undefined) {
      await admitAddress(request, service);
      throw new HttpError(404, "This server takes no payment events (STRIPE_WEBHOOK_SECRET is not set)");
    }
    const event = await verified(raw, request.headers["stripe-signature"], secret);
    if (event === undefined) {
      // the provider may send as fast as it likes; whoever only says so may not
      await admitAddress(request, service);
      throw new HttpError(400, "The signature of this payment event does not hold");
    }
    const outcome = await applyEvent({ store, prices: config.stripePrices, at: isoTime(service) }, event);
    log.info({ request_id: request.info.id, event: event.id, type: event.type, outcome }, "payment event");
    return { received: true };
  });
}

/** The event, when its signature holds and is not old, by the provider's own library. */
async function verified(raw: Buffer, signature: unknown, secret: string) {
  const { default: Stripe } = await import("stripe");
  try {
    return Stripe.webhooks.constructEvent(raw, String(signature ?? ""), secret);
  } catch {
    return undefined;
  }
}
