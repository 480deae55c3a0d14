import type { Server } from "@hapi/hapi";
import { type Delivery, type EventName, eventNames, webhookRoutes } from "@x/api";
import { listed } from "@x/eurocode/message";
import { invalid } from "@x/eurocode/problems";
import type { Selectable } from "kysely";
import type { Caller } from "../accounts/callers.ts";
import type { DeliveryRow } from "../database/schema.ts";
import { seconds } from "../http/access.ts";
import { HttpError } from "../http/errors.ts";
import { listPage } from "../http/paging.ts";
import { addRoute } from "../http/routes.ts";
import { deliveryStatuses, service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { ownToken, seenBy } from "../tokens/tokens.ts";
import { tell } from "./events.ts";
import { streamOf } from "./stream.ts";

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

/** Names of events, separated by commas; undefined: all. */
function chosen(text: string | undefined): readonly EventName[] | undefined {
  if (text === undefined) return undefined;
  return text.split(",").map((part) => {
    const name = eventNames.find((known) => known === part.trim());
    if (name === undefined)
      throw invalid(says.noEvent({ given: part.trim().slice(0, 40), known: listed("plain", eventNames) }), "events");
    return name;
  });
}

/** Of one account in a minute, whatever token they go to. */
const mostPings = 20;

export function registerWebhooks(server: Server, service: Service): void {
  const { database, deliverer, now } = service;

  const own = async (caller: Caller, id: number) => {
    const token = await ownToken(database, seenBy(caller), id);
    if (!token) throw new HttpError(404, says.noToken({ id: `${id}` }));
    return token;
  };

  addRoute(server, service, webhookRoutes.deliveries, async (call) => {
    const { caller, id, query } = call;
    await own(caller, id);
    const { limit = 100, ...filter } = query();
    const rows = await deliveriesOf(service, { column: "token_id", id }, { limit, ...filter });
    return listPage(call, { deliveries: rows.map(deliveryOf) }, rows, limit);
  });

  addRoute(server, service, webhookRoutes.deadLetters, async (call) => {
    const { caller, query } = call;
    const { limit = 100, before } = query();
    const whose = { column: "account_id", id: caller.account.id } as const;
    const rows = await deliveriesOf(service, whose, { limit, before, status: "dead" });
    return listPage(call, { deliveries: rows.map(deliveryOf) }, rows, limit);
  });

  addRoute(server, service, webhookRoutes.delivery, async ({ caller, id }) => {
    const row = await deliveryBy(service, caller.account.id, id);
    return { delivery: { ...deliveryOf(row), body: row.body } };
  });

  addRoute(server, service, webhookRoutes.test, async ({ caller, id }) => {
    const token = await own(caller, id);
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

  addRoute(server, service, webhookRoutes.resend, ({ caller, id }) =>
    again(service, caller.account.id, id, ["delivered", "dead"]),
  );

  addRoute(server, service, webhookRoutes.redeliver, ({ caller, id }) =>
    again(service, caller.account.id, id, ["dead"]),
  );

  addRoute(server, service, webhookRoutes.stream, ({ caller, query, request, h }) =>
    streamOf(service, caller.account.id, chosen(query().events), request, h),
  );
}

interface Filter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly status?: DeliveryRow["status"] | undefined;
  readonly event?: string | undefined;
}

/** Of a token or an account, the newest first. */
const deliveriesOf = (
  { database }: Service,
  { column, id }: { readonly column: "token_id" | "account_id"; readonly id: number },
  { limit, before, status, event }: Filter,
) =>
  database
    .selectFrom("deliveries")
    .select(shown)
    .where(column, "=", id)
    .$if(status !== undefined, (rest) => rest.where("status", "=", status as DeliveryRow["status"])) // as the condition says
    .$if(event !== undefined, (rest) => rest.where("event", "=", String(event)))
    .$if(before !== undefined, (rest) => rest.where("id", "<", Number(before)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

async function deliveryBy({ database }: Service, account: number, id: number) {
  const row = await database
    .selectFrom("deliveries")
    .select([...shown, "body"])
    .where("id", "=", id)
    .where("account_id", "=", account)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, says.noDelivery({ id: `${id}` }));
  return row;
}

/** Sends once more what has come to one of these ends. */
async function again(service: Service, account: number, id: number, from: readonly DeliveryRow["status"][]) {
  const { database, deliverer, now } = service;
  const pending = await database
    .updateTable("deliveries")
    .set({
      status: "pending",
      attempts: 0,
      response_status: null,
      error: null,
      next_attempt_at: now(),
      lease_until: null,
      delivered_at: null,
    })
    .where("id", "=", id)
    .where("account_id", "=", account)
    .where("status", "in", from)
    .returning(shown)
    .executeTakeFirst();
  if (pending) {
    deliverer.wake();
    return { delivery: deliveryOf(pending) };
  }
  const { status } = await deliveryBy(service, account, id);
  const said = status === "pending" ? says.beingSent : says.notGivenUp;
  throw new HttpError(409, said({ id: `${id}`, status: deliveryStatuses[status] }));
}
