import { type Selectable, sql } from "kysely";
import type { Logger } from "pino";
import { latest } from "../clock.ts";
import type { Config } from "../config.ts";
import { deliveriesTurn, inTurn, type Store } from "../database/open.ts";
import type { Database, TokenRow } from "../database/schema.ts";
import type { Metrics } from "../http/metrics.ts";
import { type Outside, Refused } from "../net/outside.ts";
import { aboutWebhook, Sealed, type Vault } from "../secrets.ts";
import type { Tracing } from "../tracing/span.ts";
import { signatureOf } from "./sign.ts";

const second = 1000;
/** Milliseconds to the next attempt: five in all, the first at once. */
const waits = [1, 2, 4, 8].map((seconds) => seconds * second);
const longestWait = 8 * second;
/** A server that goes away while it delivers leaves the delivery to others after this. */
const lease = 30 * second;
/** At once: to one endpoint, of one account, to all endpoints that did not answer last time (and below, never yet), and of this server. */
const mostOfOne = 2;
const mostOfAccount = 4;
const mostFailing = 8;
/** To all endpoints that have never answered: whoever makes many of them has not taken all places. */
const mostUnproven = 16;
const mostTogether = 32;
/** An endpoint that has not answered so often in a row is left alone: a minute, then twice as long each time. */
const patience = 5;
const firstPause = 60 * second;
const longestPause = 3600 * second;

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
  const { store, log, now } = parts;
  const running = openPlaces();
  const work = new Set<Promise<void>>();
  const onTheWay = new Set<number>();
  let stopped = false;
  let looking: Promise<void> | undefined;
  let again = false;

  const look = async () => {
    do {
      again = false;
      for (const due of await claim(store, now(), running, mostTogether - work.size, onTheWay)) {
        onTheWay.add(due.id);
        const sent = deliver(parts, outside, due, responseWithin)
          .catch((error: unknown) => log.error({ err: error, delivery: due.id }, "a delivery was not settled"))
          .finally(() => {
            work.delete(sent);
            onTheWay.delete(due.id);
            running.leave(due);
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
}

/** An endpoint that something is due for. */
interface Waiting {
  readonly token_id: number;
  readonly account_id: number;
  readonly failures: number;
  /** 1: it has answered before. */
  readonly proven: number;
  readonly due: number;
}

/** Who is being delivered to by this server, and which account's turn it is. */
function openPlaces() {
  const ofToken = new Map<number, number>();
  const ofAccount = new Map<number, number>();
  const served = new Map<number, number>();
  const failing = new Set<number>();
  const unproven = new Map<number, number>();
  let turn = 0;
  const change = (places: Map<number, number>, key: number, by: number) => {
    const left = (places.get(key) ?? 0) + by;
    if (left > 0) places.set(key, left);
    else places.delete(key);
  };
  /** One that did not answer last time is asked once at a time. */
  const hasPlace = ({ token_id, account_id, failures, proven }: Waiting): boolean =>
    (ofToken.get(token_id) ?? 0) < (failures > 0 ? 1 : mostOfOne) &&
    (ofAccount.get(account_id) ?? 0) < mostOfAccount &&
    (failures === 0 || failing.size < mostFailing) &&
    (proven === 1 || total(unproven) < mostUnproven);
  const before = (a: Waiting, b: Waiting): boolean => {
    if (a.failures > 0 !== b.failures > 0) return a.failures === 0;
    const [first, second] = [served.get(a.account_id) ?? 0, served.get(b.account_id) ?? 0];
    return first === second ? a.due < b.due : first < second;
  };
  return {
    /** Takes a place for the endpoint whose turn it is: those that answer first, account by account. */
    next(waiting: readonly Waiting[]): Waiting | undefined {
      let best: Waiting | undefined;
      for (const one of waiting) if (hasPlace(one) && (!best || before(one, best))) best = one;
      if (!best) return undefined;
      change(ofToken, best.token_id, 1);
      change(ofAccount, best.account_id, 1);
      if (best.failures > 0) failing.add(best.token_id);
      if (best.proven === 0) change(unproven, best.token_id, 1);
      served.set(best.account_id, ++turn);
      return best;
    },
    leave({ token_id, account_id }: Pick<Waiting, "token_id" | "account_id">): void {
      change(ofToken, token_id, -1);
      change(unproven, token_id, -1);
      change(ofAccount, account_id, -1);
      if (!ofToken.has(token_id)) failing.delete(token_id);
    },
    /** Nothing of those that are not listed is waiting: their turn need not be remembered. */
    forget(waiting: readonly Waiting[]): void {
      const known = new Set(waiting.map(({ account_id }) => account_id));
      for (const account of served.keys()) if (!known.has(account) && !ofAccount.has(account)) served.delete(account);
    },
  };
}

const total = (places: ReadonlyMap<number, number>): number => [...places.values()].reduce((sum, one) => sum + one, 0);

type Places = ReturnType<typeof openPlaces>;

async function claim(
  store: Store,
  at: number,
  places: Places,
  room: number,
  onTheWay: ReadonlySet<number>,
): Promise<Due[]> {
  if (room <= 0) return [];
  const { database } = store;
  const waiting = await endpointsDue(database, at);
  places.forget(waiting);
  if (waiting.length === 0) return [];
  const wanted = new Map<number, Waiting[]>();
  for (let taken = 0; taken < room; taken++) {
    const next = places.next(waiting);
    if (!next) break;
    wanted.set(next.token_id, [...(wanted.get(next.token_id) ?? []), next]);
  }
  const claimed: Due[] = [];
  try {
    if (wanted.size > 0) claimed.push(...(await claimOf(store, at, wanted, onTheWay)));
  } finally {
    // what another server has taken meanwhile
    for (const [token, each] of wanted)
      for (const one of each.slice(claimed.filter(({ token_id }) => token_id === token).length)) places.leave(one);
  }
  return claimed;
}

/** Every endpoint with something due, however much it is: a step in the index each. Accounts with an unproved address have none. */
async function endpointsDue(database: Database, at: number): Promise<Waiting[]> {
  const { rows } = await sql<Omit<Waiting, "due"> & { readonly due: number | null }>`
    with recursive waiting (id) as (
      select min(token_id) from deliveries where status = 'pending'
      union all
      select (select min(token_id) from deliveries where status = 'pending' and token_id > waiting.id)
        from waiting where waiting.id is not null
    )
    select t.id as token_id, t.account_id, t.webhook_failures as failures,
      case when t.webhook_answered_at is null then 0 else 1 end as proven,
      (select d.next_attempt_at from deliveries d where d.status = 'pending' and d.token_id = t.id
        and (d.lease_until is null or d.lease_until < ${at} or d.lease_until > ${latest(at, lease)}) order by d.next_attempt_at limit 1) as due
    from waiting join tokens t on t.id = waiting.id join accounts a on a.id = t.account_id
    where ${isAwake(at)}
      and (a.must_verify = 0 or a.email_verified_at is not null)`.execute(database);
  const later = (due: number) => due > at && due <= latest(at, longestWait);
  return rows.flatMap(({ due, ...row }) => (due === null || later(Number(due)) ? [] : [{ ...row, due: Number(due) }]));
}

/** Of a token t: not paused, or no longer one that is asked. */
const isAwake = (at: number) =>
  sql<boolean>`(t.webhook_paused_until is null or t.webhook_paused_until <= ${at}
    or t.webhook_paused_until > ${latest(at, longestPause)} or t.revoked_at is not null)`;

const claimOf = (
  store: Store,
  at: number,
  wanted: ReadonlyMap<number, readonly Waiting[]>,
  onTheWay: ReadonlySet<number>,
): Promise<Due[]> =>
  store.database.transaction().execute(async (change) => {
    await inTurn(store, change, deliveriesTurn);
    const claimed: Due[] = [];
    for (const [token, places] of wanted) {
      const mine = await change
        .selectFrom("deliveries")
        .select("id")
        .where("status", "=", "pending")
        .where("token_id", "=", token)
        // an attempt under way may have paused it since it was found due
        .where(sql<boolean>`exists (select 1 from tokens t where t.id = ${token} and ${isAwake(at)})`)
        .where(({ or, eb }) =>
          or([eb("next_attempt_at", "<=", at), eb("next_attempt_at", ">", latest(at, longestWait))]),
        )
        .where(({ or, eb }) =>
          or([eb("lease_until", "is", null), eb("lease_until", "<", at), eb("lease_until", ">", latest(at, lease))]),
        )
        // where the clock was set forward, a lease of our own has ended before what it is for
        .$if(onTheWay.size > 0, (query) => query.where("id", "not in", [...onTheWay]))
        .orderBy("next_attempt_at")
        .orderBy("id")
        .limit(places.length)
        .execute();
      if (mine.length === 0) continue;
      const taken = await change
        .updateTable("deliveries")
        .set({ lease_until: at + lease, attempts: sql<number>`attempts + 1` })
        .where(
          "id",
          "in",
          mine.map(({ id }) => id),
        )
        .returning(["id", "token_id", "account_id", "event", "body", "attempts"])
        .execute();
      claimed.push(...taken);
    }
    return claimed;
  });

interface Outcome {
  readonly status: number | null;
  readonly error: string | null;
  /** Whether nothing came within the time. */
  readonly silent?: boolean;
}

async function deliver(parts: Parts, outside: Outside, due: Due, within: number): Promise<void> {
  const { database, metrics, tracing, now, vault } = parts;
  // looked at now: a token that was revoked meanwhile gets nothing, a new address gets what is left
  const token = await database
    .selectFrom("tokens")
    .innerJoin("accounts", "accounts.id", "tokens.account_id")
    .select(["webhook_url", "webhook_secret", "webhook_former_secret", "webhook_overlap_until"])
    .select(["webhook_failures", "webhook_answered_at", "revoked_at"])
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
  const secrets = secretsOf(vault, token, due.account_id, now());
  const outcome =
    secrets instanceof Sealed
      ? { status: null, error: "its secret was sealed with a key that the server does not have (SECRETS_KEY)" }
      : await send(outside, url, secrets, due.body, now(), within);
  span.set({ "http.response.status_code": outcome.status ?? undefined });
  span.end(outcome.error ?? undefined);
  const delivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  metrics.deliveries.inc({ event: due.event, outcome: delivered ? "delivered" : "failed" });
  await noteAnswer(parts, due.token_id, token, outcome.silent === true);
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

type Answering = Pick<Selectable<TokenRow>, "webhook_failures" | "webhook_url" | "webhook_answered_at">;

/** An endpoint that does not answer is left alone for longer and longer; one answer, of any kind, and it is as before. */
async function noteAnswer(
  { database, now, log }: Parts,
  id: number,
  { webhook_failures: before, webhook_url, webhook_answered_at: answered }: Answering,
  silent: boolean,
): Promise<void> {
  if (!silent && before === 0 && answered !== null) return;
  const failures = silent ? before + 1 : 0;
  const pause = Math.min(longestPause, firstPause * 2 ** Math.max(0, failures - patience));
  const until = failures < patience ? null : now() + pause;
  await database
    .updateTable("tokens")
    .set({
      webhook_failures: failures,
      webhook_paused_until: until,
      ...(silent || answered !== null ? {} : { webhook_answered_at: new Date(now()).toISOString() }),
    })
    .where("id", "=", id)
    // a new address begins anew
    .where("webhook_url", "=", webhook_url)
    .execute();
  if (until !== null) log.info({ token: id, seconds: pause / second }, "an endpoint does not answer: it is paused");
}

/** What signs, and, while a former secret goes on signing, the one that comes after it. */
interface Secrets {
  readonly present: string;
  readonly next?: string;
}

type Signing = Pick<Selectable<TokenRow>, "webhook_secret" | "webhook_former_secret" | "webhook_overlap_until">;

function secretsOf(vault: Vault, token: Signing, account: number, now: number): Secrets | Sealed {
  const { webhook_secret: sealed, webhook_former_secret: former, webhook_overlap_until: until } = token;
  const open = (text: string) => vault.open(text, aboutWebhook(account));
  try {
    const newest = open(sealed ?? "");
    return former === null || Number(until) <= now ? { present: newest } : { present: open(former), next: newest };
  } catch (error) {
    if (error instanceof Sealed) return error;
    throw error;
  }
}

async function send(
  outside: Outside,
  url: string,
  { present, next }: Secrets,
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
        "x-service-signature": signatureOf(present, timestamp, body),
        ...(next === undefined ? {} : { "x-service-signature-next": signatureOf(next, timestamp, body) }),
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
    return { status: null, error: sentence(error, within), silent: inmost(error)?.name === "TimeoutError" };
  }
}

function inmost(error: unknown): Error | undefined {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner : undefined;
}

function sentence(error: unknown, within: number): string {
  const inner = inmost(error);
  if (inner instanceof Refused) return inner.message;
  if (inner?.name === "TimeoutError") return `it did not answer within ${within / second} s`;
  const code = inner && "code" in inner ? String(inner.code) : "no connection";
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
