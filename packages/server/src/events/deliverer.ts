import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { inTurn, type Store } from "../database/open.ts";
import type { Database } from "../database/schema.ts";
import type { Metrics } from "../http/metrics.ts";
import { type Outside, Refused } from "../net/outside.ts";
import { aboutWebhook, Sealed, type Vault } from "../secrets.ts";
import type { Tracing } from "../tracing/span.ts";
import { signatureOf } from "./sign.ts";

const second = 1000;
/** Milliseconds to the next attempt: five in all, the first at once. */
const waits = [1, 2, 4, 8].map((seconds) => seconds * second);
/** A server that goes away while it delivers leaves the delivery to others after this. */
const lease = 30 * second;
/** At once: of one endpoint, and of this server. */
const mostOfOne = 2;
const mostTogether = 32;

export interface Deliverer {
  /** There may be something to deliver. */
  wake(): void;
  /** What is on its way now ends. */
  stop(): Promise<void>;
}

/** What delivering needs of the service. */
interface Parts {
  readonly store: Store;
  readonly database: Database;
  readonly vault: Vault;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly now: () => number;
  readonly config: Config;
}

interface Due {
  readonly id: number;
  readonly token_id: number;
  readonly account_id: number;
  readonly event: string;
  readonly body: string;
  readonly attempts: number;
}

/** Sends what is due, by any number of servers of a database; each delivery by one at a time. */
export function startDeliverer(
  parts: Parts,
  outside: Outside,
  responseWithin = 10 * second,
  pollEvery = second,
): Deliverer {
  const { database, store, log, now } = parts;
  const running = new Map<number, number>();
  const work = new Set<Promise<void>>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;

  const look = async () => {
    do {
      again = false;
      for (const due of await claim(
        store,
        now(),
        mostTogether - work.size,
        [...running].filter(([, n]) => n >= mostOfOne).map(([id]) => id),
      )) {
        running.set(due.token_id, (running.get(due.token_id) ?? 0) + 1);
        const sent = deliver(parts, outside, due, responseWithin)
          .catch((error: unknown) => log.error({ err: error, delivery: due.id }, "a delivery was not settled"))
          .finally(() => {
            work.delete(sent);
            const left = (running.get(due.token_id) ?? 1) - 1;
            if (left > 0) running.set(due.token_id, left);
            else running.delete(due.token_id);
            wake();
          });
        work.add(sent);
      }
    } while (again && !stopped);
  };

  const wake = () => {
    if (stopped) return;
    again = true;
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, "deliveries were not looked for"))
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(wake, pollEvery);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(work);
    },
  };

  async function claim(from: Store, at: number, room: number, full: readonly number[]): Promise<Due[]> {
    if (room <= 0) return [];
    return database.transaction().execute(async (change) => {
      await inTurn(from, change, "deliveries");
      const due = await change
        .selectFrom("deliveries")
        .select(["id", "token_id"])
        .where("status", "=", "pending")
        .where("next_attempt_at", "<=", at)
        .where(({ or, eb }) => or([eb("lease_until", "is", null), eb("lease_until", "<", at)]))
        .$if(full.length > 0, (query) => query.where("token_id", "not in", full))
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(4 * room)
        .execute();
      // a slow receiver has its two places and no more
      const places = new Map<number, number>();
      const mine: number[] = [];
      for (const { id, token_id } of due) {
        const taken = places.get(token_id) ?? running.get(token_id) ?? 0;
        if (taken >= mostOfOne || mine.length >= room) continue;
        places.set(token_id, taken + 1);
        mine.push(id);
      }
      if (mine.length === 0) return [];
      return change
        .updateTable("deliveries")
        .set({ lease_until: at + lease, attempts: sql<number>`attempts + 1` })
        .where("id", "in", mine)
        .returning(["id", "token_id", "account_id", "event", "body", "attempts"])
        .execute();
    });
  }
}

interface Outcome {
  readonly status: number | null;
  readonly error: string | null;
}

async function deliver(parts: Parts, outside: Outside, due: Due, within: number): Promise<void> {
  const { database, metrics, tracing, now, vault } = parts;
  // looked at now: a token that was revoked meanwhile gets nothing, a new address gets what is left
  const token = await database
    .selectFrom("tokens")
    .innerJoin("accounts", "accounts.id", "tokens.account_id")
    .select(["webhook_url", "webhook_secret", "revoked_at", "subscription_status"])
    .where("tokens.id", "=", due.token_id)
    .executeTakeFirst();
  const url = token?.webhook_url ?? null;
  if (!token || url === null || token.revoked_at !== null) {
    await settle(parts, due, { status: null, error: "the token is revoked, or has no webhook any more" }, true);
    return;
  }
  const span = tracing.begin(`webhook ${due.event}`, "client", {
    "http.request.method": "POST",
    "server.address": new URL(url).hostname,
    "x.account": due.account_id,
    "x.delivery": due.id,
    "x.attempt": due.attempts,
  });
  const secret = secretOf(vault, token.webhook_secret ?? "", due.account_id);
  const outcome =
    secret instanceof Sealed
      ? { status: null, error: "its secret was sealed with a key that the server does not have (SECRETS_KEY)" }
      : await send(outside, url, secret, due.body, now(), within);
  span.set({ "http.response.status_code": outcome.status ?? undefined });
  span.end(outcome.error ?? undefined);
  const delivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  metrics.deliveries.inc({ event: due.event, outcome: delivered ? "delivered" : "failed" });
  if (!delivered) return settle(parts, due, outcome, false);
  await database
    .updateTable("deliveries")
    .set({
      status: "delivered",
      response_status: outcome.status,
      error: null,
      next_attempt_at: null,
      lease_until: null,
      delivered_at: new Date(now()).toISOString(),
    })
    .where("id", "=", due.id)
    .execute();
}

function secretOf(vault: Vault, sealed: string, account: number): string | Sealed {
  try {
    return vault.open(sealed, aboutWebhook(account));
  } catch (error) {
    if (error instanceof Sealed) return error;
    throw error;
  }
}

async function send(
  outside: Outside,
  url: string,
  secret: string,
  body: string,
  at: number,
  within: number,
): Promise<Outcome> {
  const timestamp = Math.floor(at / second);
  try {
    const answer = await outside.send(new URL(url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "x-webhooks/1",
        "x-service-signature": signatureOf(secret, timestamp, body),
        "x-service-timestamp": String(timestamp),
      },
      body,
      signal: AbortSignal.timeout(within),
    });
    // what it says besides is nobody's business
    answer.destroy();
    const { statusCode: status = 0 } = answer;
    return { status, error: status >= 200 && status < 300 ? null : `it answered with status ${status}` };
  } catch (error) {
    return { status: null, error: sentence(error, within) };
  }
}

function sentence(error: unknown, within: number): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (inner instanceof Refused) return inner.message;
  if (inner instanceof Error && inner.name === "TimeoutError") return `it did not answer within ${within / second} s`;
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : "no connection";
  return `it cannot be reached (${code})`;
}

async function settle(
  { database, now, metrics }: Parts,
  due: Due,
  { status, error }: Outcome,
  final: boolean,
): Promise<void> {
  const wait = final ? undefined : waits[due.attempts - 1];
  if (wait === undefined) metrics.deadLetters.inc({ event: due.event });
  await database
    .updateTable("deliveries")
    .set({
      status: wait === undefined ? "dead" : "pending",
      response_status: status,
      error,
      next_attempt_at: wait === undefined ? null : now() + wait,
      lease_until: null,
    })
    .where("id", "=", due.id)
    .execute();
}
