import type { Server } from "@hapi/hapi";
import { type Account, accountRoutes } from "@x/api";
import { seconds } from "../http/access.ts";
import { clientAddress } from "../http/address.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import { isoTime, type Service } from "../service.ts";
import { accountByEmail, accountById, createAccount } from "./accounts.ts";
import { hashPassword, passwordFits } from "./passwords.ts";
import { endOtherSessions, endSession, startSession, withCookie } from "./sessions.ts";

const quarter = 15 * 60_000;
const attemptsOfAccount = 10;
const attemptsOfAddress = 50;

export function registerAccounts(server: Server, service: Service): void {
  addRoute(server, service, accountRoutes.signUp, async (call) => {
    const { email, password } = call.body();
    await attempt(call, "sign-up", undefined);
    const passwordHash = await hashPassword(password);
    const account = await createAccount(service.database, { email, tier: "free", passwordHash, at: isoTime(service) });
    if (!account) throw new HttpError(409, `There is an account with the email ${email} already`);
    return signedIn(call, account, 201);
  });

  addRoute(server, service, accountRoutes.signIn, async (call) => {
    const { email, password } = call.body();
    await attempt(call, "sign-in", email);
    if (!(await passwordOf(service, email, password))) throw new HttpError(401, "Email and password do not fit");
    await service.meter.forget(ofAccount(email));
    const account = await accountByEmail(service.database, email);
    if (!account) throw new HttpError(401, "Email and password do not fit");
    return signedIn(call, account, 200);
  });

  addRoute(server, service, accountRoutes.signOut, async ({ caller, request, h }) => {
    await endSession(service.database, caller.session ?? "");
    return withCookie(h.response().code(204), request, service, undefined);
  });

  addRoute(server, service, accountRoutes.read, async ({ caller }) => ({
    account: await accountById(service.database, caller.account.id),
  }));

  addRoute(server, service, accountRoutes.changePassword, async (call) => {
    const { id, email } = call.caller.account;
    const { current_password, password } = call.body();
    await attempt(call, "sign-in", email);
    if (!(await passwordOf(service, email, current_password))) {
      throw new HttpError(400, "Invalid input: current_password: is not the password of this account", {
        details: [{ path: "current_password", message: "is not the password of this account" }],
      });
    }
    await service.meter.forget(ofAccount(email));
    const password_hash = await hashPassword(password);
    await service.database.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
    await endOtherSessions(service.database, id, call.caller.session ?? "");
    return { account: await accountById(service.database, id) };
  });
}

async function passwordOf({ database }: Service, email: string, password: string): Promise<boolean> {
  const row = await database
    .selectFrom("accounts")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirst();
  return passwordFits(password, row?.password_hash);
}

const ofAccount = (email: string) => `sign-in:${email}`;

/** Takes an attempt before the password is looked at: many at once do not slip through together. */
async function attempt({ service, request }: Exchange, what: string, email: string | undefined): Promise<void> {
  const now = service.now();
  const address = `${what}:${clientAddress(request, service.config)}`;
  const windows = [{ key: address, limit: attemptsOfAddress, span: quarter, now }];
  if (email !== undefined) windows.push({ key: ofAccount(email), limit: attemptsOfAccount, span: quarter, now });
  for (const window of windows) {
    const { allowed, wait } = await service.meter.take(window);
    if (allowed) continue;
    const retryAfter = seconds(wait);
    throw new HttpError(429, `Too many attempts; try again in ${retryAfter} s`, { retryAfter });
  }
}

async function signedIn({ service, request, h }: Exchange, account: Account, status: number) {
  const value = await startSession(service, account.id);
  return withCookie(h.response({ account }).code(status), request, service, value);
}
