import type { Request, Server } from "@hapi/hapi";
import { mayAs, type Route } from "@x/api";
import type { Caller } from "../accounts/callers.ts";
import { away } from "../database/away.ts";
import type { Place, Window } from "../limits/meter.ts";
import { personRoles, service as says, subscriptionStatuses } from "../says.ts";
import type { Service } from "../service.ts";
import { noteUse } from "../tokens/tokens.ts";
import { clientAddress } from "./address.ts";
import { HttpError } from "./errors.ts";
import { sameOrigin, underApi } from "./origins.ts";

declare module "@hapi/hapi" {
  interface RequestApplicationState {
    caller?: Caller;
    place?: Place;
  }
  interface RouteOptionsApp {
    route?: Route;
  }
}

const minute = 60_000;
export const cookieName = "x_session";

/** Before a body is read: who calls, whether the window has a place, whether the route is theirs to call. */
export function registerAccess(server: Server, service: Service): void {
  server.ext("onPreAuth", async (request, h) => {
    if (!underApi(request)) return h.continue;
    const route = request.route.settings.app?.route;
    if (route?.access === "signature") return h.continue; // its handler counts those with a wrong signature
    await admit(request, service);
    if (route) await mayCall(route, request, service);
    else if (authorization(request) !== undefined && !request.app.caller) throw unknownToken();
    return h.continue;
  });
  server.ext("onPreResponse", async (request, h) => {
    if (!underApi(request)) return h.continue;
    const { rateLimit } = service.config;
    // without the database nobody knows; the answer says what is wrong
    request.app.place ??= await service.meter.look(addressWindow(request, service)).catch(() => unknownPlace);
    const { response } = request;
    if (response instanceof Error) return h.continue;
    response.header("X-RateLimit-Limit", String(rateLimit));
    response.header("X-RateLimit-Remaining", String(request.app.place.remaining));
    return h.continue;
  });
}

const reads = ({ method }: Request): boolean => method === "get" || method === "head";

const unknownPlace: Place = { allowed: false, remaining: 0, wait: 0 };

const addressWindow = (request: Request, { config }: Service): Window => ({
  key: `address:${clientAddress(request, config)}`,
  limit: config.rateLimit,
  span: minute,
});

/** Finds out who calls, and takes a place in the window of the token, or of the address when there is no valid one. */
async function admit(request: Request, service: Service): Promise<void> {
  const caller = await callerOf(request, service);
  if (caller) request.app.caller = caller;
  try {
    await count(request, caller, service);
  } catch (error) {
    // what only reads is answered also where nothing can be counted
    if (!reads(request) || away(error) === undefined) throw error;
    request.app.place = unknownPlace;
  }
}

async function count(request: Request, caller: Caller | undefined, service: Service): Promise<void> {
  if (caller?.token === undefined) return admitAddress(request, service);
  noteUse(service, caller.token);
  const { config } = service;
  const window = { key: `token:${caller.token}`, limit: config.rateLimit, span: minute };
  const most = tokensAtOnce * config.rateLimit;
  const whole = { key: `account:${caller.account.id}`, limit: most, span: minute };
  // what a token is refused does not count against the account's others
  const [own, all] = await service.meter.takeBoth(window, whole);
  request.app.place = own;
  if (!own.allowed) throw tooMany(own, says.tokenRequests, config.rateLimit);
  if (!all.allowed) throw tooMany(all, says.accountRequests, most);
}

/** An account may use as many tokens at their full rate. */
const tokensAtOnce = 10;

export async function admitAddress(request: Request, service: Service): Promise<void> {
  request.app.place = await service.meter.take(addressWindow(request, service));
  if (!request.app.place.allowed) throw tooMany(request.app.place, says.addressRequests, service.config.rateLimit);
}

function tooMany({ wait }: Place, said: typeof says.tokenRequests, limit: number): HttpError {
  const retryAfter = seconds(wait);
  return new HttpError(429, said({ limit, seconds: retryAfter }), { retryAfter });
}

export const seconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

function authorization(request: Request): string | undefined {
  const header: unknown = request.headers.authorization;
  return typeof header === "string" && header.trim() !== "" ? header : undefined;
}

export async function callerOf(request: Request, { callers, now, config }: Service): Promise<Caller | undefined> {
  const header = authorization(request);
  // a token that does not hold is not made good by a cookie
  if (header !== undefined) {
    const value = /^bearer +(\S+)\s*$/i.exec(header)?.[1];
    return value === undefined ? undefined : await callers.byToken(value);
  }
  const cookie = cookieOf(request);
  if (cookie === undefined || !sameOrigin(request, config)) return undefined;
  return callers.bySession(cookie, now());
}

function cookieOf(request: Request): string | undefined {
  const header: unknown = request.headers.cookie;
  return typeof header === "string" ? /(?:^|;\s*)x_session=([\w-]{43})(?:;|$)/.exec(header)?.[1] : undefined;
}

async function mayCall(route: Route, request: Request, service: Service): Promise<void> {
  const { caller } = request.app;
  if (route.access === "public") return;
  if (!caller || (route.access === "cookie" && caller.session === undefined)) {
    if (authorization(request) !== undefined && !caller) throw unknownToken();
    if (route.access === "cookie") throw new HttpError(401, says.signIn);
    // an email in the request may follow
    if (route.access === "session" && service.config.sessionAuth === "email") return;
    throw missingToken(route);
  }
  const calls = route.role === "self" ? await asOneself(caller, service) : caller;
  request.app.caller = calls;
  entitled(route, calls, service);
}

/** What is about a person is done in the account of their own, whatever they act for. */
async function asOneself(caller: Caller, { callers }: Service): Promise<Caller> {
  if (!caller.account.organization) return caller;
  const own = await callers.byEmail(caller.person.email);
  if (!own) throw new HttpError(401, says.signIn);
  return { ...own, ...(caller.session === undefined ? {} : { session: caller.session }) };
}

/** What the account's subscription, and the caller's role, let one do. */
export function entitled(route: Route, caller: Caller, { mailer }: Pick<Service, "mailer">): void {
  const { tier, subscription_status: status } = caller.account;
  const { role: needs } = route;
  if (caller.sandbox && !route.sandbox) throw new HttpError(403, says.sandboxToken);
  if (status === "canceled" && !(route.whenCanceled && caller.session !== undefined)) {
    throw new HttpError(403, says.cancelled, inactive);
  }
  if (needs !== "self" && needs !== "anybody" && !mayAs(caller.role, needs)) {
    const said = caller.token === undefined ? says.otherRole : says.otherRoleOfToken;
    throw new HttpError(403, said({ needs: personRoles[needs], role: personRoles[caller.role] }));
  }
  if (route.verified && mailer && caller.person.unverified === 1) {
    throw new HttpError(403, says.unverified({ email: caller.person.email }), {
      code: "email_unverified",
    });
  }
  if (route.studio && !(tier === "studio" && (status === "active" || status === "trialing"))) {
    throw new HttpError(
      403,
      tier === "studio" ? says.inactiveStudio({ status: subscriptionStatuses[status] }) : says.needsStudio({ tier }),
      inactive,
    );
  }
}

const inactive = { code: "subscription_inactive" } as const;

const unknownToken = () => new HttpError(401, says.unknownToken);

const missingToken = ({ access }: Route): HttpError =>
  new HttpError(401, access === "session" ? says.emailAlone : says.noTokenSent);
