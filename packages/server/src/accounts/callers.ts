import { createHash } from "node:crypto";
import type { SubscriptionStatus, Tier } from "@x/api";
import type { Store } from "../database/open.ts";
import { connect, type Patience, shortWait } from "../database/sqlite.ts";

/** Who stands behind a request. */
export interface Caller {
  readonly account: CallingAccount;
  /** The bearer token the request carries. */
  readonly token?: number;
  /** The token is for trying. */
  readonly sandbox?: true;
  /** Hash of the session of the cookie it carries. */
  readonly session?: string;
}

export interface CallingAccount {
  readonly id: number;
  readonly email: string;
  readonly tier: Tier;
  readonly subscription_status: SubscriptionStatus;
  /** 1: where mail can be sent, it has to prove its address first. */
  readonly unverified: number;
}

/** Looked up anew for each request: a revoked token is refused at once, by every server of the database. */
export interface Callers {
  byToken(value: string): Promise<Caller | undefined>;
  bySession(value: string, now: number): Promise<Caller | undefined>;
  byEmail(email: string): Promise<Caller | undefined>;
  close(): void;
}

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

const account =
  "a.id, a.email, a.tier, a.subscription_status, case when a.must_verify = 1 and a.email_verified_at is null then 1 else 0 end as unverified";
const tokenQuery = (value: string) =>
  `select ${account}, t.id as token, t.sandbox from tokens t join accounts a on a.id = t.account_id where t.hash = ${value} and t.revoked_at is null`;
const sessionQuery = (value: string, now: string) =>
  `select ${account} from sessions s join accounts a on a.id = s.account_id where s.hash = ${value} and s.expires_at > ${now}`;

const emailQuery = (value: string) => `select ${account} from accounts a where a.email = ${value}`;

type Row = CallingAccount & { readonly token?: number; readonly sandbox?: number };

function callerOf(row: Row | undefined, session?: string): Caller | undefined {
  if (!row) return undefined;
  const { id, email, tier, subscription_status, unverified, token, sandbox } = row;
  return {
    account: { id, email, tier, subscription_status, unverified },
    ...(token === undefined ? {} : { token }),
    ...(sandbox === 1 ? { sandbox: true } : {}),
    ...(session === undefined ? {} : { session }),
  };
}

const tokenShape = /^x_[\w-]{43}$/;

export function openCallers(store: Store): Callers {
  const read = store.engine === "sqlite" ? readFile(store.file, store.patience) : readPostgres(store);
  return {
    // skip anything that is not shaped like a token
    byToken: async (value) => (tokenShape.test(value) ? callerOf(await read.token(hashOf(value))) : undefined),
    bySession: async (value, now) => {
      const hash = hashOf(value);
      return callerOf(await read.session(hash, new Date(now).toISOString()), hash);
    },
    byEmail: async (email) => callerOf(await read.email(email)),
    close: read.close,
  };
}

interface Reader {
  token(hash: string): Row | undefined | Promise<Row | undefined>;
  session(hash: string, now: string): Row | undefined | Promise<Row | undefined>;
  email(email: string): Row | undefined | Promise<Row | undefined>;
  close(): void;
}

/** A connection of its own: it sees what is committed, and waits for nobody. */
function readFile(file: string, patience: Patience): Reader {
  const connection = connect(file);
  connection.pragma("query_only = ON");
  connection.pragma(`busy_timeout = ${shortWait}`);
  // two lookups take SQLite a fifth of the time of the join
  const token = connection.prepare<[string], { token: number; account_id: number; sandbox: number }>(
    "select id as token, account_id, sandbox from tokens where hash = ? and revoked_at is null",
  );
  const byId = connection.prepare<[number], CallingAccount>(`select ${account} from accounts a where a.id = ?`);
  const session = connection.prepare<[string, string], Row>(sessionQuery("?", "?"));
  const email = connection.prepare<[string], Row>(emailQuery("?"));
  return {
    email: (address) => patience(() => email.get(address), "reads"),
    token: (hash) =>
      patience(() => {
        const known = token.get(hash);
        const row = known && byId.get(known.account_id);
        return row && { ...row, token: known.token, sandbox: known.sandbox };
      }, "reads"),
    session: (hash, now) => patience(() => session.get(hash, now), "reads"),
    close: () => {
      connection.close();
    },
  };
}

function readPostgres({ pool }: Extract<Store, { engine: "postgres" }>): Reader {
  const first = async (name: string, text: string, values: string[]): Promise<Row | undefined> =>
    (await pool.query<Row>({ name, text, values })).rows[0];
  return {
    token: (hash) => first("token", tokenQuery("$1"), [hash]),
    email: (address) => first("email", emailQuery("$1"), [address]),
    session: (hash, now) => first("session", sessionQuery("$1", "$2"), [hash, now]),
    close: () => {},
  };
}
