import { randomBytes } from "node:crypto";
import type { Account } from "@x/api";
import { email as emailSchema, type Tier } from "@x/api/people";
import type { Database } from "../database/schema.ts";
import { noteAct } from "./audit.ts";
import type { Caller } from "./callers.ts";

const shown = [
  "id",
  "email",
  "name",
  "tier",
  "subscription_status",
  "email_verified_at",
  "reference",
  "created_at",
] as const;

/** Addresses are kept in small letters: nobody means two people by two spellings. */
export const accountByEmail = (database: Database, email: string): Promise<Account | undefined> =>
  database.selectFrom("accounts").select(shown).where("email", "=", email.trim().toLowerCase()).executeTakeFirst();

export const accountById = (database: Database, id: number): Promise<Account | undefined> =>
  database.selectFrom("accounts").select(shown).where("id", "=", id).executeTakeFirst();

/** As who calls sees it: an organization has no address of its own. */
export const accountOf = async (
  database: Database,
  { account, person }: Pick<Caller, "account" | "person">,
): Promise<Account | undefined> => {
  const [found, own] = [await accountById(database, account.id), await accountById(database, person.id)];
  return found && own && { ...found, email: own.email, email_verified_at: own.email_verified_at };
};

/** By its address, or by its number, which an organization is called by. */
export const accountNamed = (database: Database, name: string): Promise<Account | undefined> =>
  /^[1-9]\d{0,8}$/.test(name) ? accountById(database, Number(name)) : accountByEmail(database, name);

export const listAccounts = (database: Database): Promise<Account[]> =>
  database.selectFrom("accounts").select(shown).where("deleted_at", "is", null).orderBy("id").execute();

/** In place of an address, where nobody is to sign in. */
export const noAddress = (what: "deleted" | "organization"): string => `${what} ${randomBytes(16).toString("hex")}`;

export const newReference = (): string => randomBytes(16).toString("hex");

export interface NewAccount {
  readonly email: string;
  readonly tier: Tier;
  readonly passwordHash?: string | undefined;
  readonly at: string;
  /** Made by a stranger where mail can be sent: does no checks before its address is verified. */
  readonly mustVerify?: boolean;
}

/** Undefined when the address has an account already. */
export const createAccount = (
  database: Database,
  { email, tier, passwordHash, at, mustVerify = false }: NewAccount,
): Promise<Account | undefined> =>
  database
    .insertInto("accounts")
    .values({
      email: emailSchema.parse(email),
      password_hash: passwordHash ?? null,
      tier,
      subscription_status: statusFor(tier),
      tier_by_hand: tier === "free" ? null : tier,
      customer_id: null,
      reference: newReference(),
      priority: 10,
      must_verify: mustVerify ? 1 : 0,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(shown)
    .executeTakeFirst();

/** Sets a tier by hand, which a payment changes only to more; a cancelled subscription is active again by it. */
export async function setTier(database: Database, name: string, tier: Tier): Promise<Account | undefined> {
  const found = await accountNamed(database, name);
  if (!found) return undefined;
  const account = await database
    .updateTable("accounts")
    .set({ tier, subscription_status: statusFor(tier), tier_by_hand: tier === "free" ? null : tier })
    .where("id", "=", found.id)
    .returning(shown)
    .executeTakeFirst();
  const at = new Date().toISOString();
  if (account) await noteAct(database, { account: account.id, act: "plan_changed", by: "operator", about: tier, at });
  return account;
}

const statusFor = (tier: Tier) => (tier === "free" ? "none" : "active");
