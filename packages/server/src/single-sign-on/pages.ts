import { randomBytes } from "node:crypto";
import type { Request, ResponseObject, ResponseToolkit, Server } from "@hapi/hapi";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import { noteAct } from "../accounts/audit.ts";
import { hashOf } from "../accounts/callers.ts";
import { atCode } from "../accounts/proof.ts";
import { startSession, withCookie } from "../accounts/sessions.ts";
import { escaped, fieldsOf, paragraph, smallForm, smallPage } from "../accounts/small-page.ts";
import { fitsCode, twoFactorOf } from "../accounts/two-factor.ts";
import { admitAddress, callerOf } from "../http/access.ts";
import { clientAddress, isHttps } from "../http/address.ts";
import { wordsFor } from "../http/language.ts";
import { sameOrigin } from "../http/origins.ts";
import { mails, singleSignOn as says, service as serviceSays } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { accountMeant, admitted, type Meant } from "./identities.ts";
import { type Asked, NotProved, type Proved, type Provider, singlePath as path } from "./provider.ts";

const cookieName = "x_single";
const tenMinutes = 600_000;
/** Of who is signed in by the provider: who has left the firm is out the next day. */
const day = 24 * 3_600_000;

/** What is kept of a browser on its way, once: what the provider was asked, then who it has proved. */
type Stage = { readonly asked: Asked } | { readonly proved: Proved };

/** One exchange of the browser. */
interface Step {
  readonly service: Service;
  readonly provider: Provider;
  readonly request: Request;
  readonly h: ResponseToolkit;
  readonly words: Words;
}

/**
 * The way through the provider: there, back, and where there is something to ask (a one-time code, whether an account that nobody has
 * proved is to be taken) a page with a button. Each part of the way is gone once, by the browser that began it.
 */
export function registerSingleSignOn(server: Server, service: Service): void {
  const { provider } = service;
  if (!provider) return;
  const step = (go: (step: Step) => Promise<ResponseObject>) => async (request: Request, h: ResponseToolkit) => {
    const words = wordsFor(request);
    await admitAddress(request, service);
    try {
      return await go({ service, provider, request, h, words });
    } catch (error) {
      if (!(error instanceof NotProved)) throw error;
      const { said, away, cause } = error;
      service.log.warn({ err: cause, request_id: request.info.id }, `single sign-on: ${error.message}`);
      return withStage(refusal(h, words, away ? 503 : 403, said), request, service, undefined);
    }
  };
  server.route({ method: "GET", path, handler: step(there) });
  server.route({ method: "GET", path: `${path}/back`, handler: step(back) });
  server.route({ method: "POST", path, options: smallForm, handler: step(answered) });
}

async function there({ service, provider, request, h }: Step): Promise<ResponseObject> {
  const { to, asked } = await provider.begin(`${service.base()}${path}/back`);
  const value = await keep(service, { asked }, pageIn(request));
  return withStage(h.redirect(to.href), request, service, value).header("Cache-Control", "no-store");
}

async function back(step: Step): Promise<ResponseObject> {
  const { service, provider, request } = step;
  const kept = await takeStage(service, request);
  if (!kept || !("asked" in kept.stage)) throw new NotProved(says.old);
  const proved = await provider.finish(new URL(`${service.base()}${path}/back${request.url.search}`), kept.stage.asked);
  const meant = await accountMeant(service.database, proved);
  if (!(await questions(step, meant)).any) return signIn(step, proved, kept.page);
  const value = await keep(service, { proved }, kept.page);
  return withStage(await form(step, meant, proved), request, service, value);
}

/** The button of the form was pressed. */
async function answered(step: Step): Promise<ResponseObject> {
  const { service, request } = step;
  const { database, meter } = service;
  const kept = sameOrigin(request, service.config) ? await stageOf(service, request) : undefined;
  if (!kept || !("proved" in kept.stage)) throw new NotProved(says.old);
  const { proved } = kept.stage;
  const meant = await accountMeant(database, proved);
  if (meant.account !== undefined && (await questions(step, meant)).code) {
    if (!(await meter.take(atCode(meant.account))).allowed) return form(step, meant, proved, says.manyCodes);
    if (!(await fitsCode(service, meant.account, fieldsOf(request).code ?? ""))) {
      await note(step, "sign_in_failed", meant.account);
      return form(step, meant, proved, serviceSays.codeRefused);
    }
  }
  if (!(await takeStage(service, request))) throw new NotProved(says.old);
  return signIn(step, proved, kept.page);
}

async function signIn(step: Step, proved: Proved, page: string | null): Promise<ResponseObject> {
  const { service, request, h } = step;
  const meant = await accountMeant(service.database, proved);
  const own = await ownSession(step, meant);
  const account = await service.database
    .transaction()
    .execute((change) => admitted(change, proved, isoTime(service), own));
  await note(step, "signed_in", account);
  const session = await startSession(service, account, day);
  // only the server sees the cookie: the page learns by its address that it is worth asking
  const to = new URLSearchParams({ back: "", ...(page === null ? {} : { to: page }) });
  const answer = h.redirect(`/sign-in?${to}`).code(303).header("Cache-Control", "no-store");
  return withStage(withCookie(answer, request, service, session), request, service, undefined);
}

const note = ({ service, request }: Step, act: "signed_in" | "sign_in_failed", account: number) =>
  noteAct(service.database, {
    account,
    act,
    by: "single_sign_on",
    address: clientAddress(request, service.config),
    at: isoTime(service),
  });

/** The session of an account that the browser has: who has its password loses nothing of it. */
async function ownSession({ service, request }: Step, { account }: Meant): Promise<string | undefined> {
  const caller = await callerOf(request, service);
  return caller?.session !== undefined && caller.person.id === account ? caller.session : undefined;
}

/** What has to be asked before. The codes of an account that nobody has proved are the stranger's. */
async function questions(step: Step, meant: Meant) {
  const { account, unproved } = meant;
  const takes = unproved && (await ownSession(step, meant)) === undefined;
  const code = account !== undefined && !takes && (await twoFactorOf(step.service.database, account)).on;
  return { takes, code, any: takes || code };
}

async function form(step: Step, meant: Meant, { email }: Proved, wrong?: Message): Promise<ResponseObject> {
  const { h, words, provider } = step;
  const { takes, code } = await questions(step, meant);
  const inner = [
    ...(wrong ? [`<p role="alert">${escaped(words.say(wrong))}</p>`] : []),
    ...(takes ? [paragraph(words, says.takes({ email })), signInLink(words)] : []),
    `<form method="post" action="${path}">`,
    ...(code
      ? [
          `<p><label>${escaped(words.say(says.code))} <input name="code" autocomplete="one-time-code" required maxlength="40"></label></p>`,
        ]
      : []),
    `<button>${escaped(words.say(takes ? says.take : mails.signIn))}</button></form>`,
  ].join("\n");
  const title = says.title({ name: provider.name });
  return smallPage(h, words, { title, status: wrong ? 400 : 200, inner });
}

const signInLink = (words: Words) => `<p><a href="/sign-in">${escaped(words.say(mails.signIn))}</a></p>`;

const refusal = (h: ResponseToolkit, words: Words, status: number, said: Message): ResponseObject =>
  smallPage(h, words, { title: says.refused, status, inner: `${paragraph(words, said)}\n${signInLink(words)}` });

/** Where the person wanted to go; only a page of this site. */
function pageIn({ query }: Request): string | null {
  const to: unknown = query.to;
  return typeof to === "string" && /^\/(projects|jobs)(\/\d{1,10})?$/.test(to) ? to : null;
}

async function keep({ database, now }: Service, stage: Stage, page: string | null): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await database
    .insertInto("single_sign_ons")
    .values({
      hash: hashOf(value),
      stage: JSON.stringify(stage),
      page,
      expires_at: new Date(now() + tenMinutes).toISOString(),
    })
    .execute();
  return value;
}

const keyOf = (request: Request): string => {
  const header: unknown = request.headers.cookie;
  const value = typeof header === "string" ? /(?:^|;\s*)x_single=([\w-]{43})(?:;|$)/.exec(header)?.[1] : undefined;
  return hashOf(value ?? "");
};

interface Kept {
  readonly stage: Stage;
  readonly page: string | null;
}

// written by `keep`
const read = (row: { stage: string; page: string | null } | undefined): Kept | undefined =>
  row && { stage: JSON.parse(row.stage) as Stage, page: row.page };

const stageOf = async (service: Service, request: Request): Promise<Kept | undefined> =>
  read(
    await service.database
      .selectFrom("single_sign_ons")
      .select(["stage", "page"])
      .where("hash", "=", keyOf(request))
      .where("expires_at", ">", isoTime(service))
      .executeTakeFirst(),
  );

/** Of two that come with the same one, one gets it. */
const takeStage = async (service: Service, request: Request): Promise<Kept | undefined> =>
  read(
    await service.database
      .deleteFrom("single_sign_ons")
      .where("hash", "=", keyOf(request))
      .where("expires_at", ">", isoTime(service))
      .returning(["stage", "page"])
      .executeTakeFirst(),
  );

/** Undefined takes it away. */
function withStage(
  answer: ResponseObject,
  request: Request,
  { config }: Service,
  value: string | undefined,
): ResponseObject {
  const secure = isHttps(request, config) ? "; Secure" : "";
  const age = value === undefined ? 0 : tenMinutes / 1000;
  const cookie = `${cookieName}=${value ?? ""}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
  return answer.header("Set-Cookie", cookie, { append: true });
}
