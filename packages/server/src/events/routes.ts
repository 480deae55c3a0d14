import type { Server } from "@hapi/hapi";
import { type Delivery, type EventName, webhookRoutes } from "@x/api";
import type { Selectable } from "kysely";
import type { DeliveryRow } from "../database/schema.ts";
import { seconds } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute } from "../http/routes.ts";
import { deliveryStatuses, service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { ownToken } from "../tokens/tokens.ts";
import { tell } from "./events.ts";

const shown = [
  "id",
  "delivery_id",
  "event",
  "status",
  "attempts",
  "response_status",
  "error",
  "created_at",
  "next_attempt_at",
] as const;

const deliveryOf = (row: Pick<Selectable<DeliveryRow>, (typeof shown)[number]>): Delivery => ({
  ...row,
  event: row.event as EventName, // written by events.ts
  next_attempt_at: row.next_attempt_at === null ? null : new Date(row.next_attempt_at).toISOString(),
});

/** Of one account in a minute, whatever token they go to. */
const mostPings = 20;

export function registerWebhooks(server: Server, service: Service): void {
  const { database, deliverer, now } = service;

  const own = async (account: number, id: number) => {
    const token = await ownToken(database, account, id);
    if (!token) throw new HttpError(404, says.noToken({ id: `${id}` }));
    return token;
  };

  addRoute(server, service, webhookRoutes.deliveries, async ({ caller, id, query }) => {
    await own(caller.account.id, id);
    const { limit = 100, before } = query();
    const rows = await database
      .selectFrom("deliveries")
      .select(shown)
      .where("token_id", "=", id)
      .$if(before !== undefined, (rest) => rest.where("id", "<", Number(before)))
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return { deliveries: rows.map(deliveryOf) };
  });

  addRoute(server, service, webhookRoutes.test, async ({ caller, id }) => {
    const token = await own(caller.account.id, id);
    if (token.revoked_at !== null || token.webhook_url === null)
      throw new HttpError(409, says.noWebhook({ id: `${id}` }));
    const pings = { key: `ping:${caller.account.id}`, limit: mostPings, span: 60_000 };
    const { allowed, wait } = await service.meter.take(pings);
    if (!allowed) {
      const retryAfter = seconds(wait);
      throw new HttpError(429, says.manyPings({ most: mostPings, seconds: retryAfter }), { retryAfter });
    }
    await database
      .transaction()
      .execute((change) =>
        tell(change, { account: caller.account.id, event: "ping", data: { token_id: id }, at: now(), token: id }),
      );
    deliverer.wake();
    return { event: "ping" };
  });

  addRoute(server, service, webhookRoutes.deadLetters, async ({ caller, query }) => {
    const { limit = 100, before } = query();
    const rows = await database
      .selectFrom("deliveries")
      .select(shown)
      .where("account_id", "=", caller.account.id)
      .where("status", "=", "dead")
      .$if(before !== undefined, (rest) => rest.where("id", "<", Number(before)))
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return { deliveries: rows.map(deliveryOf) };
  });

  addRoute(server, service, webhookRoutes.redeliver, async ({ caller, id }) => {
    const mine = { account: caller.account.id, id };
    const again = await database
      .updateTable("deliveries")
      .set({
        status: "pending",
        attempts: 0,
        response_status: null,
        error: null,
        next_attempt_at: now(),
        lease_until: null,
      })
      .where("id", "=", mine.id)
      .where("account_id", "=", mine.account)
      .where("status", "=", "dead")
      .returning(shown)
      .executeTakeFirst();
    if (again) {
      deliverer.wake();
      return { delivery: deliveryOf(again) };
    }
    const there = await database
      .selectFrom("deliveries")
      .select("status")
      .where("id", "=", mine.id)
      .where("account_id", "=", mine.account)
      .executeTakeFirst();
    if (!there) throw new HttpError(404, says.noDelivery({ id: `${id}` }));
    throw new HttpError(409, says.notGivenUp({ id: `${id}`, status: deliveryStatuses[there.status] }));
  });
}
