import { randomBytes } from "node:crypto";
import type { Token } from "@x/api";
import type { Logger } from "pino";
import { hashOf } from "../accounts/callers.ts";
import type { Database } from "../database/schema.ts";

const shown = [
  "id",
  "name",
  "last4",
  "webhook_url",
  "webhook_paused_until",
  "payload",
  "created_at",
  "last_used_at",
  "revoked_at",
] as const;

type Row = Omit<Token, "webhook_paused_until"> & { readonly webhook_paused_until: number | null };
const tokenOf = ({ webhook_paused_until: until, ...row }: Row): Token => ({
  ...row,
  webhook_paused_until: until === null ? null : new Date(Number(until)).toISOString(),
});

export interface NewToken {
  readonly account: number;
  readonly name: string;
  readonly at: string;
  readonly webhookUrl?: string | undefined;
  readonly webhookSecret?: string | undefined;
  readonly payload?: Token["payload"] | undefined;
}

/** The value is returned here and never again: its hash is what is kept. */
export async function createToken(
  database: Database,
  { account, name, at, webhookUrl, webhookSecret, payload }: NewToken,
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
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return { token: tokenOf(token), value };
}

export const newWebhookSecret = (): string => randomBytes(24).toString("base64url");

/** What of a list is wanted. */
export interface Part {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
}

export async function listTokens(database: Database, account: number, { limit, before }: Part = {}): Promise<Token[]> {
  const rows = await database
    .selectFrom("tokens")
    .select(shown)
    .where("account_id", "=", account)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
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

export async function ownToken(database: Database, account: number, id: number): Promise<Token | undefined> {
  const row = await database
    .selectFrom("tokens")
    .select(shown)
    .where("id", "=", id)
    .where("account_id", "=", account)
    .executeTakeFirst();
  return row && tokenOf(row);
}

/** False when the account has no such token. */
export async function revokeToken(database: Database, account: number, id: number, at: string): Promise<boolean> {
  const token = await ownToken(database, account, id);
  if (!token) return false;
  await database
    .updateTable("tokens")
    .set({ revoked_at: at })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
  return true;
}

/** A new address begins without what was held against the former one. */
export const setWebhook = async (
  database: Database,
  id: number,
  url: string,
  secret: string,
  payload: Token["payload"],
): Promise<Token> =>
  tokenOf(
    await database
      .updateTable("tokens")
      .set({ webhook_url: url, webhook_secret: secret, payload, webhook_failures: 0, webhook_paused_until: null })
      .where("id", "=", id)
      .returning(shown)
      .executeTakeFirstOrThrow(),
  );

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
  if (time - (times.get(token) ?? Number.NEGATIVE_INFINITY) < minute) return;
  times.set(token, time);
  database
    .updateTable("tokens")
    .set({ last_used_at: new Date(time).toISOString() })
    .where("id", "=", token)
    .execute()
    .catch((error: unknown) => log.warn({ err: error }, "the last use of a token was not noted"));
}
