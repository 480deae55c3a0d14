import type { Server } from "@hapi/hapi";
import { billingRoutes } from "@x/api";
import type Stripe from "stripe";
import { admitAddress } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute } from "../http/routes.ts";
import { service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { applyEvent } from "./events.ts";

export async function registerBilling(server: Server, service: Service): Promise<void> {
  const { config, store, log } = service;
  // loaded before the server listens: it takes a tenth of a second, in which nobody is answered
  const library = config.stripeWebhookSecret === undefined ? undefined : (await import("stripe")).default.webhooks;
  addRoute(server, service, billingRoutes.webhook, async ({ raw, request }) => {
    const secret = config.stripeWebhookSecret;
    if (secret === undefined || library === undefined) {
      await admitAddress(request, service);
      throw new HttpError(404, says.noPayments);
    }
    const signed = verified(library, raw, request.headers["stripe-signature"], secret);
    if (!signed) {
      // the provider may send as fast as it likes; whoever only says so may not
      await admitAddress(request, service);
      throw new HttpError(400, says.badSignature);
    }
    const { event } = signed;
    const outcome = await applyEvent({ store, prices: config.stripePrices, at: isoTime(service) }, event);
    log.info({ request_id: request.info.id, ...named(event), outcome }, "payment event");
    if (outcome === "no event") throw new HttpError(400, says.notAPayment);
    return { received: true };
  });
}

/** What is signed may still be anything. */
function named(event: unknown): object {
  if (typeof event !== "object" || event === null) return {};
  const { id, type } = event as Readonly<Record<string, unknown>>; // any object is one
  const short = (text: unknown) => (typeof text === "string" ? text.slice(0, 100) : undefined);
  return { event: short(id), type: short(type) };
}

/** Seconds that the clocks of the provider and of this server may differ by. */
const tolerance = 300;

/** The event, when its signature holds and is not old, by the provider's own library. */
function verified(
  library: Stripe["webhooks"],
  raw: Buffer,
  signature: unknown,
  secret: string,
): { event: unknown } | undefined {
  // the library looks at those of the past alone
  const at = Number(/(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(String(signature ?? ""))?.[1] ?? 0);
  if (at > Date.now() / 1000 + tolerance) return undefined;
  try {
    return { event: library.constructEvent(raw, String(signature ?? ""), secret) };
  } catch {
    return undefined;
  }
}
