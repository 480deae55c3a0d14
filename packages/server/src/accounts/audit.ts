import type { AccountAct, AuditEntry } from "@x/api";
import type { Database } from "../database/schema.ts";
import { clientAddress } from "../http/address.ts";
import type { Exchange } from "../http/routes.ts";
import { isoTime } from "../service.ts";

export interface Act {
  readonly account: number;
  readonly act: AccountAct;
  readonly by: AuditEntry["by"];
  readonly at: string;
  /** The token that called. */
  readonly token?: number | undefined;
  readonly address?: string | undefined;
  /** In an organization: the email of who it was. */
  readonly person?: string | undefined;
  /** What it was done to: names and numbers, no secrets. */
  readonly about?: string | undefined;
}

/** Notes what was done to an account, in the transaction of the change where there is one. */
export async function noteAct(
  database: Database,
  { account, act, by, at, token, address, about, person }: Act,
): Promise<void> {
  await database
    .insertInto("audit")
    .values({
      account_id: account,
      act,
      made_by: by,
      token_id: token ?? null,
      address: address ?? null,
      about: about ?? null,
      person: person ?? null,
      created_at: at,
    })
    .execute();
}

/** The same of a request: who calls, and from where. */
export function noteCall(
  { service, request, caller: known }: Exchange,
  act: AccountAct,
  {
    account = known.account.id,
    about,
    database = service.database,
  }: { readonly account?: number; readonly about?: string; readonly database?: Database } = {},
): Promise<void> {
  // of a sign-in nobody is known before
  const caller = known as Exchange["caller"] | undefined;
  const { token, session } = caller ?? {};
  const person = account === caller?.person.id ? undefined : caller?.person.email;
  const by = token !== undefined ? "token" : session !== undefined ? "session" : "email";
  const address = clientAddress(request, service.config);
  return noteAct(database, { account, act, by, token, address, about, person, at: isoTime(service) });
}

interface ActFilter {
  readonly limit?: number | undefined;
  readonly before?: number | undefined;
  readonly act?: AccountAct | undefined;
}

/** Newest first. */
export async function listActs(
  database: Database,
  account: number,
  { limit = 100, before, act }: ActFilter,
): Promise<AuditEntry[]> {
  const rows = await database
    .selectFrom("audit")
    .select(["id", "act", "made_by", "person", "token_id", "address", "about", "created_at"])
    .where("account_id", "=", account)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .$if(act !== undefined, (query) => query.where("act", "=", act as AccountAct)) // as the condition says
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ made_by, ...row }) => ({ ...row, by: made_by }));
}
