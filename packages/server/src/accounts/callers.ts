import { createHash } from "node:crypto";
import type { Role, SubscriptionStatus, Tier } from "@x/api";
import type { Store } from "../database/open.ts";
import { connect, type Patience, shortWait } from "../database/sqlite.ts";

/** Who stands behind a request. */
export interface Caller {
  /** Whose work it is: the person's own account, or an organization. */
  readonly account: CallingAccount;
  readonly person: CallingPerson;
  /** What may be done in that account. */
  readonly role: Role;
  /** The bearer token the request carries. */
  readonly token?: number;
  /** The token is for trying. */
  readonly sandbox?: true;
  /** Hash of the session of the cookie it carries. */
  readonly session?: string;
}

export interface CallingAccount {
  readonly id: number;
  readonly tier: Tier;
  readonly subscription_status: SubscriptionStatus;
  readonly organization: boolean;
}

/** Who is signed in, or has made the token. */
interface CallingPerson {
  /** Of their own account. */
  readonly id: number;
  readonly email: string;
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

const columns =
  "a.id, a.tier, a.subscription_status, case when a.name is null then 0 else 1 end as organization, p.id as person, p.email, case when p.must_verify = 1 and p.email_verified_at is null then 1 else 0 end as unverified";
const tokenQuery = (value: string) =>
  `select ${columns}, t.id as token, t.sandbox, t.role from tokens t join accounts a on a.id = t.account_id join accounts p on p.id = coalesce(t.person_id, t.account_id) where t.hash = ${value} and t.revoked_at is null`;
/** Who is no longer in the organization that a session acts for has no session. */
const sessionQuery = (value: string, now: string) =>
  `select ${columns}, coalesce(m.role, 'owner') as role from sessions s join accounts p on p.id = s.account_id join accounts a on a.id = coalesce(s.acting_for, s.account_id) left join people m on m.organization_id = s.acting_for and m.person_id = s.account_id where s.hash = ${value} and s.expires_at > ${now} and (s.acting_for is null or m.role is not null)`;

const emailQuery = (value: string) =>
  `select ${columns}, 'owner' as role from accounts a join accounts p on p.id = a.id where a.email = ${value} and a.name is null`;

interface Row {
  readonly id: number;
  readonly tier: Tier;
  readonly subscription_status: SubscriptionStatus;
  readonly organization: number;
  readonly person: number;
  readonly email: string;
  readonly unverified: number;
  readonly role: Role;
  readonly token?: number;
  readonly sandbox?: number;
}

function callerOf(row: Row | undefined, session?: string): Caller | undefined {
  if (!row) return undefined;
  const { id, tier, subscription_status, organization, person, email, unverified, role, token, sandbox } = row;
  return {
    account: { id, tier, subscription_status, organization: organization === 1 },
    person: { id: person, email, unverified },
    role,
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
  // lookups one after the other take SQLite a fifth of the time of the join
  const token = connection.prepare<
    [string],
    Pick<Row, "role"> & Record<"token" | "account_id" | "person_id" | "sandbox", number>
  >(
    "select id as token, account_id, coalesce(person_id, account_id) as person_id, sandbox, role from tokens where hash = ? and revoked_at is null",
  );
  const byIds = connection.prepare<[number, number], Omit<Row, "role">>(
    `select ${columns} from accounts a, accounts p where a.id = ? and p.id = ?`,
  );
  const session = connection.prepare<[string, string], Row>(sessionQuery("?", "?"));
  const email = connection.prepare<[string], Row>(emailQuery("?"));
  return {
    email: (address) => patience(() => email.get(address), "reads"),
    token: (hash) =>
      patience(() => {
        const known = token.get(hash);
        const row = known && byIds.get(known.account_id, known.person_id);
        return row && { ...row, token: known.token, sandbox: known.sandbox, role: known.role };
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
