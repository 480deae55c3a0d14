import { randomBytes } from "node:crypto";
import type { Account } from "@x/api";
import { email as emailSchema, type Tier } from "@x/api/people";
import type { Database } from "../database/schema.ts";
import { noteAct } from "./audit.ts";

const shown = ["id", "email", "tier", "subscription_status", "email_verified_at", "reference", "created_at"] as const;

/** Addresses are kept in small letters: nobody means two people by two spellings. */
export const accountByEmail = (database: Database, email: string): Promise<Account | undefined> =>
  database.selectFrom("accounts").select(shown).where("email", "=", email.trim().toLowerCase()).executeTakeFirst();

export const accountById = (database: Database, id: number): Promise<Account | undefined> =>
  database.selectFrom("accounts").select(shown).where("id", "=", id).executeTakeFirst();

export const listAccounts = (database: Database): Promise<Account[]> =>
  database.selectFrom("accounts").select(shown).where("deleted_at", "is", null).orderBy("id").execute();

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
      reference: randomBytes(16).toString("hex"),
      priority: 10,
      must_verify: mustVerify ? 1 : 0,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(shown)
    .executeTakeFirst();

/** Sets a tier by hand, which a payment changes only to more; a cancelled subscription is active again by it. */
export async function setTier(database: Database, email: string, tier: Tier): Promise<Account | undefined> {
  const account = await database
    .updateTable("accounts")
    .set({ tier, subscription_status: statusFor(tier), tier_by_hand: tier === "free" ? null : tier })
    .where("email", "=", email.trim().toLowerCase())
    .returning(shown)
    .executeTakeFirst();
  const at = new Date().toISOString();
  if (account) await noteAct(database, { account: account.id, act: "plan_changed", by: "operator", about: tier, at });
  return account;
}

const statusFor = (tier: Tier) => (tier === "free" ? "none" : "active");
