import { randomBytes } from "node:crypto";
import type { Account } from "@x/api";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../database/schema.ts";
import { mails as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { type Act, noteAct } from "./audit.ts";
import { hashOf } from "./callers.ts";
import { end as endTwoFactor } from "./two-factor.ts";

const hour = 3_600_000;

/** What a mailed link is for. Past links hold until they are too old. */
export type Purpose = "verify" | "reset";

const letters: Readonly<
  Record<Purpose, { readonly subject: Message; readonly lines: readonly Message[]; hours: number }>
> = {
  verify: { subject: says.verifySubject, lines: [says.verifyWhy, says.verifyOpen, says.verifyElse], hours: 24 },
  reset: { subject: says.resetSubject, lines: [says.resetWhy, says.resetOpen, says.resetElse], hours: 1 },
};

type LinkService = Pick<Service, "mailer" | "database" | "log" | "now" | "base">;

/** Mails a link to the address of an account; who opens it reads what is sent there. */
export async function sendLink(
  service: LinkService,
  account: Pick<Account, "id" | "email">,
  purpose: Purpose,
  words: Words,
): Promise<void> {
  const { mailer, database, log, now, base } = service;
  if (!mailer) return;
  const value = randomBytes(32).toString("base64url");
  const { subject, lines, hours } = letters[purpose];
  await database
    .insertInto("verifications")
    .values({
      hash: hashOf(value),
      account_id: account.id,
      purpose,
      created_at: isoTime(service),
      expires_at: new Date(now() + hours * hour).toISOString(),
    })
    .execute();
  const [why, open, otherwise] = lines.map((line) => words.say(line));
  try {
    await mailer.send({
      to: account.email,
      subject: words.say(subject),
      text: `${why}\n\n${open}\n${base()}/${purpose}?value=${value}\n\n${otherwise}\n`,
    });
  } catch (error) {
    // the account stands; its owner may ask for the mail again
    log.error({ err: error, account: account.id }, "a mail was not sent");
  }
}

/** The account that a link is of, where it holds still. */
export const linked = (database: Database, value: string, purpose: Purpose, at: string) =>
  database
    .selectFrom("verifications")
    .innerJoin("accounts", "accounts.id", "verifications.account_id")
    .select(["accounts.id", "accounts.email", "accounts.email_verified_at"])
    .where("hash", "=", hashOf(value))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", at)
    .executeTakeFirst();

/** Who uses a link. */
export interface Opener {
  /** Hash of the session of the account that the browser has. */
  readonly session?: string | undefined;
  /** Of a new password; null: none is left; undefined: the one there is stays. */
  readonly passwordHash?: string | null | undefined;
}

/**
 * Uses a link up, with all others of its account. Who opens it reads the mail of the address, so the account is theirs: a new
 * password takes the place of any other, other sessions end, and where the address was nobody's yet, so do tokens and
 * one-time codes of somebody else. False: it was used meanwhile.
 */
export function useLink(
  database: Database,
  value: string,
  purpose: Purpose,
  at: string,
  opener: Opener,
): Promise<boolean> {
  return database.transaction().execute(async (change) => {
    const account = await linked(change, value, purpose, at);
    const used = await change
      .deleteFrom("verifications")
      .where("hash", "=", hashOf(value))
      .returning("account_id")
      .executeTakeFirst();
    if (!account || !used) return false;
    await change.deleteFrom("verifications").where("account_id", "=", account.id).execute();
    await takeAccount(change, account, at, opener, "link");
    return true;
  });
}

export async function takeAccount(
  change: Transaction<Tables>,
  { id, email_verified_at: verified }: { readonly id: number; readonly email_verified_at: string | null },
  at: string,
  { session = "", passwordHash }: Opener,
  by: Act["by"],
): Promise<void> {
  await markVerified(change, id, at);
  const act = { account: id, by, at };
  if (verified === null) await noteAct(change, { ...act, act: "address_verified" });
  if (passwordHash !== undefined) await noteAct(change, { ...act, act: "password_changed" });
  await change.deleteFrom("sessions").where("account_id", "=", id).where("hash", "!=", session).execute();
  if (passwordHash === undefined) return;
  await change.updateTable("accounts").set({ password_hash: passwordHash }).where("id", "=", id).execute();
  if (verified !== null) return;
  await endTwoFactor(change, id);
  await change
    .updateTable("tokens")
    .set({ revoked_at: at })
    .where("account_id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

export const markVerified = (database: Database, id: number, at: string) =>
  database
    .updateTable("accounts")
    .set(({ fn, val }) => ({ email_verified_at: fn.coalesce("email_verified_at", val(at)) }))
    .where("id", "=", id)
    .returning(["id", "email"])
    .executeTakeFirst();
