import { email as emailSchema } from "@x/api/people";
import type { Transaction } from "kysely";
import { createAccount } from "../accounts/accounts.ts";
import { noteAct } from "../accounts/audit.ts";
import { markVerified, takeAccount } from "../accounts/links.ts";
import type { Database, Tables } from "../database/schema.ts";
import { singleSignOn as says } from "../says.ts";
import { NotProved, type Proved } from "./provider.ts";

/** Which account is meant by somebody whom the provider has proved. */
export interface Meant {
  /** Undefined: none yet. */
  readonly account: number | undefined;
  /** Nobody has proved its address so far: it may be a stranger's who signed up with it, and is taken from them. */
  readonly unproved: boolean;
  readonly known: boolean;
}

/**
 * By the number that the provider has for the person, which stays when the address changes; else by the address. An account whose
 * person the provider knows under another number is not given to the next owner of the address.
 */
export async function accountMeant(database: Database, { issuer, subject, email }: Proved): Promise<Meant> {
  const known = await database
    .selectFrom("identities")
    .select("account_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (known) return { account: known.account_id, unproved: false, known: true };
  const found = await database
    .selectFrom("accounts")
    .select(["id", "email_verified_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (!found) return { account: undefined, unproved: false, known: false };
  const other = await database
    .selectFrom("identities")
    .select("subject")
    .where("issuer", "=", issuer)
    .where("account_id", "=", found.id)
    .executeTakeFirst();
  if (other) throw new NotProved(says.otherPerson({ email }));
  return { account: found.id, unproved: found.email_verified_at === null, known: false };
}

/**
 * The account of who was proved, made where there is none, and known by the provider's number from here on. One whose address
 * nobody had proved is theirs now, as by a mailed link.
 */
export async function admitted(
  change: Transaction<Tables>,
  proved: Proved,
  at: string,
  session: string | undefined,
): Promise<number> {
  const { account, unproved, known } = await accountMeant(change, proved);
  if (account !== undefined && known) return account;
  const id = account ?? (await newAccount(change, proved.email, at));
  if (account !== undefined && unproved) {
    const address = { id: account, email_verified_at: null };
    await takeAccount(
      change,
      address,
      at,
      session === undefined ? { passwordHash: null } : { session },
      "single_sign_on",
    );
  }
  await change
    .insertInto("identities")
    .values({ issuer: proved.issuer, subject: proved.subject, account_id: id, created_at: at })
    // the same person twice at once
    .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
    .execute();
  return id;
}

async function newAccount(change: Transaction<Tables>, email: string, at: string): Promise<number> {
  if (!emailSchema.safeParse(email).success) throw new NotProved(says.oddAddress({ email: email.slice(0, 100) }));
  const made = await createAccount(change, { email, tier: "free", at });
  // somebody else made it in this moment
  if (!made) throw new NotProved(says.notProved);
  await markVerified(change, made.id, at);
  await noteAct(change, { account: made.id, act: "signed_up", by: "single_sign_on", at });
  return made.id;
}
