import { randomBytes } from "node:crypto";
import type { Account } from "@x/api";
import type { Database } from "../database/schema.ts";
import type { Service } from "../service.ts";
import { hashOf } from "./callers.ts";

const day = 24 * 3_600_000;

/** Mails a link to an address; who opens it reads what is sent there. Past links hold until they are a day old. */
export async function sendVerification(service: Service, account: Pick<Account, "id" | "email">, base: string) {
  const { mailer, database, log, now } = service;
  if (!mailer) return;
  const value = randomBytes(32).toString("base64url");
  await database
    .insertInto("verifications")
    .values({
      hash: hashOf(value),
      account_id: account.id,
      created_at: new Date(now()).toISOString(),
      expires_at: new Date(now() + day).toISOString(),
    })
    .execute();
  try {
    await mailer.send({
      to: account.email,
      subject: "Confirm your email address",
      text: `An account for structural checks was made with this address.\n\nTo confirm that it is yours, open within 24 hours:\n${base}/verify?value=${value}\n\nIf you did not make it, do nothing: without this it cannot be used.\n`,
    });
  } catch (error) {
    // the account stands; its owner may ask for the mail again
    log.error({ err: error, account: account.id }, "a mail was not sent");
  }
}

/** The account whose address a link proves; undefined when there is no such link, or it is too old. */
export function verify(
  database: Database,
  value: string,
  at: string,
): Promise<{ id: number; email: string } | undefined> {
  return database.transaction().execute(async (change) => {
    const link = await change
      .deleteFrom("verifications")
      .where("hash", "=", hashOf(value))
      .where("expires_at", ">", at)
      .returning("account_id")
      .executeTakeFirst();
    if (!link) return undefined;
    await change.deleteFrom("verifications").where("account_id", "=", link.account_id).execute();
    return markVerified(change, link.account_id, at);
  });
}

export const markVerified = (database: Database, id: number, at: string) =>
  database
    .updateTable("accounts")
    .set(({ fn, val }) => ({ email_verified_at: fn.coalesce("email_verified_at", val(at)) }))
    .where("id", "=", id)
    .returning(["id", "email"])
    .executeTakeFirst();
