import { Readable } from "node:stream";
import type { Server } from "@hapi/hapi";
import { type Account, accountRoutes } from "@x/api";
import { mayAs } from "@x/api/people";
import type { Message } from "@x/eurocode/message";
import { invalid } from "@x/eurocode/problems";
import { planLinks } from "../billing/links.ts";
import { tarOf } from "../files/tar.ts";
import { clientAddress } from "../http/address.ts";
import { HttpError } from "../http/errors.ts";
import { wordsFor } from "../http/language.ts";
import { listPage } from "../http/paging.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import { service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { accountByEmail, accountById, accountOf, createAccount } from "./accounts.ts";
import { everythingOf } from "./archive.ts";
import { listActs, noteCall } from "./audit.ts";
import { closeAccount, paidSubscriptions, removeClosed } from "./deletion.ts";
import { sendLink } from "./links.ts";
import { codeAddress } from "./one-time-code.ts";
import { atAccount, atCode, attempt, hasPassword, ofAddress, passwordOf, proven } from "./proof.ts";
import { endOtherSessions, endSession, startSession, withCookie } from "./sessions.ts";
import { begin, confirm, end, fitsCode, twoFactorOf } from "./two-factor.ts";

const day = 24 * 3_600_000;
/** Where addresses are verified: new accounts of one client address in a day, and mails to one account. */
const accountsOfAddress = 20;
const mailsOfAccount = 5;
/** In a day: each reads everything. */
const archivesOfAccount = 4;

export function registerAccounts(server: Server, service: Service): void {
  registerSignUp(server, service);
  registerSignIn(server, service);
  registerTwoFactor(server, service);
  registerOwn(server, service);
}

/** A new account, and the links that mails bring. */
function registerSignUp(server: Server, service: Service): void {
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
    await noteCall(call, "signed_up", { account: account.id });
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
}

function registerSignIn(server: Server, service: Service): void {
  addRoute(server, service, accountRoutes.signInWays, () => {
    const { provider, config } = service;
    return {
      single_sign_on: provider ? { name: provider.name, path: "/sign-in/single" } : null,
      terms_url: config.termsUrl ?? null,
      privacy_url: config.privacyUrl ?? null,
    };
  });

  addRoute(server, service, accountRoutes.signIn, async (call) => {
    const { email, password, code } = call.body();
    await attempt(call, [ofAddress(call, "sign-in"), atAccount(call, email)]);
    const fits = await passwordOf(service, email, password);
    const account = await accountByEmail(service.database, email);
    const refused = async (said: Message, more = {}) => {
      if (account) await noteCall(call, "sign_in_failed", { account: account.id });
      return new HttpError(401, said, more);
    };
    if (!fits || !account) throw await refused(says.wrongPassword);
    if ((await twoFactorOf(service.database, account.id)).on) {
      // who waits to be asked has failed at nothing
      if (code === undefined) throw new HttpError(401, says.codeRequired, { code: "code_required" });
      await attempt(call, [atCode(account.id)]);
      if (!(await fitsCode(service, account.id, code))) throw await refused(says.codeRefused);
    }
    await noteCall(call, "signed_in", { account: account.id });
    await service.meter.forget(atAccount(call, email).key);
    return signedIn(call, account, 200);
  });

  addRoute(server, service, accountRoutes.signOut, async ({ caller, request, h }) => {
    await endSession(service.database, caller.session ?? "");
    return withCookie(h.response().code(204), request, service, undefined);
  });

  addRoute(server, service, accountRoutes.signOutEverywhere, async (call) => {
    const { caller, request, h } = call;
    await endOtherSessions(service.database, caller.account.id, "");
    await noteCall(call, "signed_out_everywhere");
    return withCookie(h.response().code(204), request, service, undefined);
  });
}

function registerTwoFactor(server: Server, service: Service): void {
  addRoute(server, service, accountRoutes.twoFactor, ({ caller }) => twoFactorOf(service.database, caller.account.id));

  addRoute(server, service, accountRoutes.beginTwoFactor, async (call) => {
    const { id, email } = call.caller.person;
    await proven(call, call.body().password, "password");
    const secret = await begin(service, id);
    if (secret === undefined) throw new HttpError(409, says.codesOn);
    return { secret, uri: codeAddress(secret, email, new URL(service.base()).hostname) };
  });

  addRoute(server, service, accountRoutes.confirmTwoFactor, async (call) => {
    const { id } = call.caller.account;
    const { code } = call.body();
    await attempt(call, [atCode(id)]);
    const codes = await confirm(service, id, code);
    if (codes === undefined) throw invalid(says.wrongCode, "code");
    await endOtherSessions(service.database, id, call.caller.session ?? "");
    await noteCall(call, "two_factor_on");
    return { recovery_codes: codes };
  });

  addRoute(server, service, accountRoutes.endTwoFactor, async (call) => {
    const { id } = call.caller.account;
    const { password, code } = call.body();
    await proven(call, password, "password");
    if (!(await twoFactorOf(service.database, id)).on) throw new HttpError(409, says.codesOff);
    await attempt(call, [atCode(id)]);
    if (!(await fitsCode(service, id, code))) throw invalid(says.wrongCode, "code");
    await end(service.database, id);
    await noteCall(call, "two_factor_off");
  });
}

/** What an account is, has done and keeps; its password and its end. */
function registerOwn(server: Server, service: Service): void {
  addRoute(server, service, accountRoutes.read, async ({ caller }) => {
    const account = await accountOf(service.database, caller);
    return {
      account,
      role: caller.role,
      has_password: await hasPassword(service.database, caller.person.id),
      plan_links: account && mayAs(caller.role, "owner") ? planLinks(service.config.billingUrl, account) : [],
    };
  });

  addRoute(server, service, accountRoutes.audit, async (call) => {
    const { limit = 100, ...filter } = call.query();
    const entries = await listActs(service.database, call.caller.account.id, { limit, ...filter });
    return listPage(call, { entries }, entries, limit);
  });

  addRoute(server, service, accountRoutes.archive, async (call) => {
    const { caller, request, h } = call;
    const { id } = caller.account;
    await attempt(call, [{ key: `archive:${id}`, limit: archivesOfAccount, span: day }], says.manyArchives);
    await noteCall(call, "archive_taken");
    const bytes = tarOf(everythingOf(service, id), Math.floor(service.now() / 1000));
    const stream = Readable.from(bytes, { objectMode: false });
    stream.on("error", (error) => service.log.error({ err: error, account: id }, "an archive was broken off"));
    // who goes away takes no more of it
    request.raw.res.once("close", () => stream.destroy());
    return h
      .response(stream)
      .type("application/x-tar")
      .header("Content-Encoding", "identity")
      .header("Content-Disposition", 'attachment; filename="account.tar"');
  });

  addRoute(server, service, accountRoutes.remove, async (call) => {
    const { database, log } = service;
    const { id } = call.caller.account;
    await proven(call, call.body().password, "password");
    const at = isoTime(service);
    await database.transaction().execute(async (change) => {
      if (await paidSubscriptions(change, id)) throw new HttpError(409, says.paidSubscription);
      await closeAccount(service.store, change, id, at);
    });
    // what cannot be removed now is by limits/purge.ts
    void removeClosed(service).catch((error: unknown) => log.warn({ err: error }, "a deleted account was not removed"));
    const answer = call.h.response({ removed_by: new Date(service.now() + day).toISOString() }).code(202);
    return withCookie(answer, call.request, service, undefined);
  });

  addRoute(server, service, accountRoutes.changePassword, async (call) => {
    const { id } = call.caller.account;
    const { current_password, password } = call.body();
    await proven(call, current_password, "current_password");
    const password_hash = await service.passwords.hash(password);
    await service.database.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
    await endOtherSessions(service.database, id, call.caller.session ?? "");
    await noteCall(call, "password_changed");
    return { account: await accountById(service.database, id) };
  });
}

async function signedIn({ service, request, h }: Exchange, account: Account, status: number) {
  const value = await startSession(service, account.id);
  return withCookie(h.response({ account }).code(status), request, service, value);
}
