import { invalid } from "@x/eurocode/problems";
import { seconds } from "../http/access.ts";
import { clientAddress } from "../http/address.ts";
import { HttpError } from "../http/errors.ts";
import type { Exchange } from "../http/routes.ts";
import type { Window } from "../limits/meter.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";

// What a person proves by a password or a code, and how often that may be tried.

const quarter = 15 * 60_000;
/** Of one address at one account: strangers elsewhere do not lock the owner out. */
const attemptsAtAccount = 10;
const attemptsOfAddress = 50;
const attemptsOfCode = 20;

/** Within it, who has signed in without a password has proved enough. */
const justNow = 10 * 60_000;

/**
 * The person at the browser knows the password of its session's account; where it has none, they have signed in just now, by
 * single sign-on.
 */
export async function proven(call: Exchange, password: string, field: string): Promise<void> {
  const { service, caller } = call;
  const { email } = caller.person;
  if (!(await hasPassword(service.database, caller.person.id))) {
    if (await signedInJustNow(call)) return;
    throw new HttpError(403, says.signInAnew, { code: "sign_in_again" });
  }
  await attempt(call, [ofAddress(call, "sign-in"), atAccount(call, email)]);
  if (!(await passwordOf(service, email, password))) throw invalid(says.notThePassword, field);
  await service.meter.forget(atAccount(call, email).key);
}

export const hasPassword = async (database: Service["database"], account: number): Promise<boolean> =>
  (await database
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", account)
    .where("password_hash", "is not", null)
    .executeTakeFirst()) !== undefined;

async function signedInJustNow({ service, caller }: Exchange): Promise<boolean> {
  const since = new Date(service.now() - justNow).toISOString();
  const session = service.database
    .selectFrom("sessions")
    .select("hash")
    .where("hash", "=", caller.session ?? "")
    .where("created_at", ">", since);
  return (await session.executeTakeFirst()) !== undefined;
}

/** A hash of the past is made anew while the password is at hand. */
export async function passwordOf(
  { database, log, passwords }: Service,
  email: string,
  password: string,
): Promise<boolean> {
  const row = await database
    .selectFrom("accounts")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirst();
  const hash = row?.password_hash;
  if (!(await passwords.fits(password, hash))) return false;
  if (hash && passwords.isWeak(hash)) {
    const password_hash = await passwords.hash(password);
    await database
      .updateTable("accounts")
      .set({ password_hash })
      .where("email", "=", email)
      .where("password_hash", "=", hash)
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, "a password was not hashed anew"));
  }
  return true;
}

export const ofAddress = ({ request, service }: Exchange, what: string): Window => ({
  key: `${what}:${clientAddress(request, service.config)}`,
  limit: attemptsOfAddress,
  span: quarter,
});

/** From wherever: who has come as far knows the password. */
export const atCode = (account: number): Window => ({ key: `code:${account}`, limit: attemptsOfCode, span: quarter });

export const atAccount = ({ request, service }: Exchange, email: string): Window => ({
  key: `sign-in:${email}:${clientAddress(request, service.config)}`,
  limit: attemptsAtAccount,
  span: quarter,
});

/** Takes an attempt before the password is looked at: many at once do not slip through together. */
export async function attempt(
  { service }: Exchange,
  windows: readonly Window[],
  tooMany = says.manyAttempts,
): Promise<void> {
  for (const window of windows) {
    const { allowed, wait } = await service.meter.take(window);
    if (allowed) continue;
    const retryAfter = seconds(wait);
    throw new HttpError(429, tooMany({ seconds: retryAfter }), { retryAfter });
  }
}
