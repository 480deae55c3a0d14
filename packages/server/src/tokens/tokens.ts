import { randomBytes } from "node:crypto";
import { type Role, roles, type Token } from "@x/api";
import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Logger } from "pino";
import { type Caller, hashOf } from "../accounts/callers.ts";
import type { Database, Tables } from "../database/schema.ts";

const shown = [
  "id",
  "name",
  "last4",
  "webhook_url",
  "webhook_paused_until",
  "sandbox",
  "role",
  "person_id",
  "payload",
  "webhook_events",
  "webhook_overlap_until",
  "created_at",
  "last_used_at",
  "revoked_at",
] as const;

type Kept = "sandbox" | "webhook_paused_until" | "webhook_overlap_until" | "webhook_events";
interface Row extends Omit<Token, Kept> {
  readonly sandbox: number;
  readonly webhook_paused_until: number | null;
  readonly webhook_overlap_until: number | null;
  readonly webhook_events: string | null;
}
const timeOf = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(Number(milliseconds)).toISOString();
const tokenOf = (row: Row): Token => ({
  ...row,
  sandbox: row.sandbox === 1,
  webhook_paused_until: timeOf(row.webhook_paused_until),
  webhook_overlap_until: timeOf(row.webhook_overlap_until),
  webhook_events: row.webhook_events === null ? null : (JSON.parse(row.webhook_events) as Token["webhook_events"]), // written below
});
const textOf = (events: Token["webhook_events"]): string | null => (events === null ? null : JSON.stringify(events));

export interface NewToken {
  readonly account: number;
  readonly name: string;
  readonly at: string;
  readonly webhookUrl?: string | undefined;
  readonly webhookSecret?: string | undefined;
  readonly payload?: Token["payload"] | undefined;
  readonly sandbox?: boolean | undefined;
  /** All of it when nothing is said. */
  readonly role?: Role | undefined;
  /** Who makes it. */
  readonly person?: number | undefined;
  readonly events?: Token["webhook_events"] | undefined;
}

/** The value is returned here and never again: its hash is what is kept. */
export async function createToken(
  database: Database,
  {
    account,
    name,
    at,
    webhookUrl,
    webhookSecret,
    payload,
    sandbox = false,
    events = null,
    role = "owner",
    person,
  }: NewToken,
): Promise<{ token: Token; value: string }> {
  const value = `x_${randomBytes(32).toString("base64url")}`;
  const token = await database
    .insertInto("tokens")
    .values({
      account_id: account,
      name,
      hash: hashOf(value),
      last4: value.slice(-4),
      webhook_url: webhookUrl ?? null,
      webhook_secret: webhookSecret ?? null,
      payload: payload ?? "envelope",
      sandbox: sandbox ? 1 : 0,
      role,
      person_id: person ?? null,
      webhook_events: textOf(events),
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return { token: tokenOf(token), value };
}

export const newWebhookSecret = (): string => randomBytes(24).toString("base64url");

/** Tokens of an account; with a maker only those that this person has made, and that may no more than the role. */
interface Whose {
  readonly account: number;
  readonly maker?: { readonly person: number; readonly role: Role };
}

/** An owner sees all of an account, others what they have made themselves. */
export const seenBy = ({ account, person, role }: Caller): Whose =>
  role === "owner" ? { account: account.id } : { account: account.id, maker: { person: person.id, role } };

const of =
  ({ account, maker }: Whose) =>
  ({ and, eb }: ExpressionBuilder<Tables, "tokens">) =>
    and([
      eb("account_id", "=", account),
      ...(maker
        ? [
            eb("role", "in", roles.slice(roles.indexOf(maker.role))),
            sql<SqlBool>`coalesce(person_id, account_id) = ${maker.person}`,
          ]
        : []),
    ]);

/** What of a list is wanted. */
interface TokenFilter {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly state?: "live" | "revoked" | undefined;
}

export async function listTokens(
  database: Database,
  whose: Whose,
  { limit, before, state }: TokenFilter = {},
): Promise<Token[]> {
  const rows = await database
    .selectFrom("tokens")
    .select(shown)
    .where(of(whose))
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .$if(state !== undefined, (query) => query.where("revoked_at", state === "live" ? "is" : "is not", null))
    .orderBy("id", "desc")
    .$if(limit !== undefined, (query) => query.limit(Number(limit)))
    .execute();
  return rows.map(tokenOf);
}

export const mostTokens = 1000;

export async function liveTokens(database: Database, account: number): Promise<number> {
  const { count } = await database
    .selectFrom("tokens")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", account)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function ownToken(database: Database, whose: Whose, id: number): Promise<Token | undefined> {
  const row = await database
    .selectFrom("tokens")
    .select(shown)
    .where("id", "=", id)
    .where(of(whose))
    .executeTakeFirst();
  return row && tokenOf(row);
}

/** False when the account has no such token. */
export async function revokeToken(database: Database, whose: Whose, id: number, at: string): Promise<boolean> {
  const token = await ownToken(database, whose, id);
  if (!token) return false;
  await database
    .updateTable("tokens")
    .set({ revoked_at: at })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
  return true;
}

export interface WebhookChange {
  /** Another, or none, with its secret; undefined: it stays. */
  readonly address?: { readonly url: string; readonly secret: string } | null | undefined;
  readonly payload?: Token["payload"] | undefined;
  readonly events?: Token["webhook_events"] | undefined;
}

/** A new address begins without what was held against the former one. */
export async function changeWebhook(
  database: Database,
  id: number,
  { address, payload, events }: WebhookChange,
): Promise<Token> {
  const anew = {
    webhook_failures: 0,
    webhook_paused_until: null,
    webhook_answered_at: null,
    webhook_former_secret: null,
    webhook_overlap_until: null,
  };
  const row = await database
    .updateTable("tokens")
    .set({
      ...(address === undefined
        ? {}
        : { ...anew, webhook_url: address?.url ?? null, webhook_secret: address?.secret ?? null }),
      ...(payload === undefined ? {} : { payload }),
      ...(events === undefined ? {} : { webhook_events: textOf(events) }),
    })
    .where("id", "=", id)
    .returning(shown)
    .executeTakeFirstOrThrow();
  return tokenOf(row);
}

/** The former secret signs until then as well. Undefined: there is no webhook, or its secrets overlap already. */
export async function rotateSecret(
  database: Database,
  id: number,
  secret: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<Token | undefined> {
  const row = await database
    .updateTable("tokens")
    .set(({ ref }) => ({
      webhook_secret: secret,
      webhook_former_secret: until > now ? ref("webhook_secret") : null,
      webhook_overlap_until: until > now ? until : null,
    }))
    .where("id", "=", id)
    .where("webhook_url", "is not", null)
    .where(({ or, eb }) => or([eb("webhook_overlap_until", "is", null), eb("webhook_overlap_until", "<=", now)]))
    .returning(shown)
    .executeTakeFirst();
  return row && tokenOf(row);
}

export const endOverlap = (database: Database, id: number) =>
  database
    .updateTable("tokens")
    .set({ webhook_former_secret: null, webhook_overlap_until: null })
    .where("id", "=", id)
    .execute();

const minute = 60_000;
const lastNoted = new WeakMap<Database, Map<number, number>>();

/** What noting needs of the service. */
interface Noting {
  readonly database: Database;
  readonly now: () => number;
  readonly log: Logger;
}

/** Remembers when a token was last used, to the minute; nobody waits for it. */
export function noteUse({ database, now, log }: Noting, token: number): void {
  let times = lastNoted.get(database);
  if (!times) {
    times = new Map();
    lastNoted.set(database, times);
  }
  const time = now();
  if (Math.abs(time - (times.get(token) ?? Number.NEGATIVE_INFINITY)) < minute) return;
  times.set(token, time);
  database
    .updateTable("tokens")
    .set({ last_used_at: new Date(time).toISOString() })
    .where("id", "=", token)
    .execute()
    .catch((error: unknown) => log.warn({ err: error }, "the last use of a token was not noted"));
}
