import type { Server } from "@hapi/hapi";
import { type Account, accountRoutes } from "@x/api";
import { invalid } from "@x/eurocode/problems";
import { seconds } from "../http/access.ts";
import { clientAddress } from "../http/address.ts";
import { HttpError } from "../http/errors.ts";
import { wordsFor } from "../http/language.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import type { Window } from "../limits/meter.ts";
import { service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { accountByEmail, accountById, createAccount } from "./accounts.ts";
import { sendLink } from "./links.ts";
import { endOtherSessions, endSession, startSession, withCookie } from "./sessions.ts";

const quarter = 15 * 60_000;
const day = 24 * 3_600_000;
/** Of one address at one account: strangers elsewhere do not lock the owner out. */
const attemptsAtAccount = 10;
const attemptsOfAddress = 50;
/** Where addresses are verified: new accounts of one client address in a day, and mails to one account. */
const accountsOfAddress = 20;
const mailsOfAccount = 5;

export function registerAccounts(server: Server, service: Service): void {
  addRoute(server, service, accountRoutes.signUp, async (call) => {
    const { email, password } = call.body();
    const { database, mailer, config } = service;
    await attempt(call, [ofAddress(call, "sign-up")]);
    if (mailer) {
      const window = { key: `new:${clientAddress(call.request, config)}`, limit: accountsOfAddress, span: day };
      await attempt(call, [window], says.manyAccounts);
    }
    const passwordHash = await service.passwords.hash(password);
    const mustVerify = mailer !== undefined;
    const account = await createAccount(database, {
      email,
      tier: "free",
      passwordHash,
      at: isoTime(service),
      mustVerify,
    });
    if (!account) throw new HttpError(409, says.emailTaken({ email }));
    await sendLink(service, account, "verify", wordsFor(call.request));
    return signedIn(call, account, 201);
  });

  addRoute(server, service, accountRoutes.sendVerification, async (call) => {
    const { id } = call.caller.account;
    if (!service.mailer) throw new HttpError(404, says.noMail);
    const account = await accountById(service.database, id);
    if (!account || account.email_verified_at !== null) throw new HttpError(409, says.alreadyVerified);
    await attempt(call, [{ key: `mail:${id}`, limit: mailsOfAccount, span: day }], says.manyMails);
    await sendLink(service, account, "verify", wordsFor(call.request));
    return { account };
  });

  addRoute(server, service, accountRoutes.forgot, async (call) => {
    const { database, mailer, log } = service;
    if (!mailer) throw new HttpError(404, says.noMail);
    const { email } = call.body();
    await attempt(call, [ofAddress(call, "forgot")]);
    const words = wordsFor(call.request);
    // nobody learns from the answer, or from when it comes, whether there is such an account
    void (async () => {
      const account = await accountByEmail(database, email);
      if (!account) return;
      const { allowed } = await service.meter.take({ key: `mail:${account.id}`, limit: mailsOfAccount, span: day });
      if (allowed) await sendLink(service, account, "reset", words);
    })().catch((error: unknown) => log.error({ err: error }, "a link for a new password was not sent"));
    return { sent: true };
  });

  addRoute(server, service, accountRoutes.signIn, async (call) => {
    const { email, password } = call.body();
    await attempt(call, [ofAddress(call, "sign-in"), atAccount(call, email)]);
    if (!(await passwordOf(service, email, password))) throw new HttpError(401, says.wrongPassword);
    await service.meter.forget(atAccount(call, email).key);
    const account = await accountByEmail(service.database, email);
    if (!account) throw new HttpError(401, says.wrongPassword);
    return signedIn(call, account, 200);
  });

  addRoute(server, service, accountRoutes.signOut, async ({ caller, request, h }) => {
    await endSession(service.database, caller.session ?? "");
    return withCookie(h.response().code(204), request, service, undefined);
  });

  addRoute(server, service, accountRoutes.signOutEverywhere, async ({ caller, request, h }) => {
    await endOtherSessions(service.database, caller.account.id, "");
    return withCookie(h.response().code(204), request, service, undefined);
  });

  addRoute(server, service, accountRoutes.read, async ({ caller }) => ({
    account: await accountById(service.database, caller.account.id),
  }));

  addRoute(server, service, accountRoutes.changePassword, async (call) => {
    const { id, email } = call.caller.account;
    const { current_password, password } = call.body();
    await attempt(call, [ofAddress(call, "sign-in"), atAccount(call, email)]);
    if (!(await passwordOf(service, email, current_password))) {
      throw invalid(says.notThePassword, "current_password");
    }
    await service.meter.forget(atAccount(call, email).key);
    const password_hash = await service.passwords.hash(password);
    await service.database.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
    await endOtherSessions(service.database, id, call.caller.session ?? "");
    return { account: await accountById(service.database, id) };
  });
}

/** A hash of the past is made anew while the password is at hand. */
async function passwordOf({ database, log, passwords }: Service, email: string, password: string): Promise<boolean> {
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

const ofAddress = ({ request, service }: Exchange, what: string): Window => ({
  key: `${what}:${clientAddress(request, service.config)}`,
  limit: attemptsOfAddress,
  span: quarter,
});

const atAccount = ({ request, service }: Exchange, email: string): Window => ({
  key: `sign-in:${email}:${clientAddress(request, service.config)}`,
  limit: attemptsAtAccount,
  span: quarter,
});

/** Takes an attempt before the password is looked at: many at once do not slip through together. */
async function attempt({ service }: Exchange, windows: readonly Window[], tooMany = says.manyAttempts): Promise<void> {
  for (const window of windows) {
    const { allowed, wait } = await service.meter.take(window);
    if (allowed) continue;
    const retryAfter = seconds(wait);
    throw new HttpError(429, tooMany({ seconds: retryAfter }), { retryAfter });
  }
}

async function signedIn({ service, request, h }: Exchange, account: Account, status: number) {
  const value = await startSession(service, account.id);
  return withCookie(h.response({ account }).code(status), request, service, value);
}
