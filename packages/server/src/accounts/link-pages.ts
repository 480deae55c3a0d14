import type { Request, ResponseToolkit, Server } from "@hapi/hapi";
import { password as passwordSchema } from "@x/api/people";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import { admitAddress, callerOf } from "../http/access.ts";
import { wordsFor } from "../http/language.ts";
import { mails as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { linked, type Purpose, useLink } from "./links.ts";

const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const shape = /^[\w-]{43}$/;

interface Form {
  readonly title: Message;
  readonly button: Message;
  readonly done: Message;
}

const forms: Readonly<Record<Purpose, Form>> = {
  verify: { title: says.verifySubject, button: says.mine, done: says.verified },
  reset: { title: says.resetSubject, button: says.savePassword, done: says.passwordSaved },
};

/**
 * The pages that mailed links lead to. Opening one changes nothing, since programs open links too; its button does. Where the
 * browser is not signed in to the account, it asks for a new password: the one there is may be a stranger's, who has signed
 * up with somebody else's address.
 */
export function registerLinkPages(server: Server, service: Service): void {
  for (const purpose of ["verify", "reset"] as const) registerLinkPage(server, service, purpose);
}

function registerLinkPage(server: Server, service: Service, purpose: Purpose): void {
  const { title, button, done } = forms[purpose];
  const page = (h: ResponseToolkit, words: Words, status: number, inner: string) => {
    const heading = escaped(words.say(title));
    return h
      .response(
        `<!doctype html>\n<html lang="${words.language}">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head>\n<body><main><h1>${heading}</h1>\n${inner}\n</main></body>\n</html>\n`,
      )
      .code(status)
      .type("text/html")
      .header("Content-Security-Policy", policy)
      .header("Cache-Control", "no-store");
  };
  const paragraph = (words: Words, said: Message) => `<p>${escaped(words.say(said))}</p>`;
  const formOf = (words: Words, value: string, email: string, asks: boolean, wrong?: Message) =>
    [
      ...(wrong ? [`<p role="alert">${escaped(words.say(wrong))}</p>`] : []),
      ...(asks && purpose === "verify" ? [paragraph(words, says.takes)] : []),
      `<form method="post" action="/${purpose}"><input type="hidden" name="value" value="${value}">`,
      ...(asks
        ? [
            `<p><input type="email" autocomplete="username" readonly value="${escaped(email)}"></p>`,
            `<p><label>${escaped(words.say(says.newPassword))} <input type="password" name="password" autocomplete="new-password" required minlength="10" maxlength="200"></label></p>`,
          ]
        : []),
      `<button>${escaped(words.say(button))}</button></form>`,
    ].join("\n");

  /** Whether the browser is signed in to the account: then its password is its own. A forgotten one is never kept. */
  const ownSession = async (request: Request, account: number): Promise<string | undefined> => {
    if (purpose === "reset") return undefined;
    const caller = await callerOf(request, service);
    return caller?.account.id === account ? caller.session : undefined;
  };

  server.route({
    method: "GET",
    path: `/${purpose}`,
    handler: async (request, h) => {
      const words = wordsFor(request);
      await admitAddress(request, service);
      const value = valueIn(request.query as Record<string, unknown>);
      if (value === undefined) return page(h, words, 400, paragraph(words, says.linkIncomplete));
      const account = await linked(service.database, value, purpose, isoTime(service));
      if (!account) return page(h, words, 400, paragraph(words, says.linkOld));
      const asks = (await ownSession(request, account.id)) === undefined;
      return page(h, words, 200, formOf(words, value, account.email, asks));
    },
  });

  server.route({
    method: "POST",
    path: `/${purpose}`,
    options: { payload: { parse: false, output: "data", maxBytes: 4096, allow: "application/x-www-form-urlencoded" } },
    handler: async (request, h) => {
      const words = wordsFor(request);
      await admitAddress(request, service);
      const body = Buffer.isBuffer(request.payload) ? request.payload.toString("utf8") : "";
      const fields = Object.fromEntries(new URLSearchParams(body));
      const value = valueIn(fields);
      const at = isoTime(service);
      const account = value === undefined ? undefined : await linked(service.database, value, purpose, at);
      if (value === undefined || !account) return page(h, words, 400, paragraph(words, says.linkOld));
      const session = await ownSession(request, account.id);
      const password = passwordSchema.safeParse(fields.password);
      if (session === undefined && !password.success)
        return page(h, words, 400, formOf(words, value, account.email, true, says.passwordLength));
      const opener =
        session === undefined && password.success
          ? { passwordHash: await service.passwords.hash(password.data) }
          : { session };
      const used = await useLink(service.database, value, purpose, at, opener);
      return used
        ? page(
            h,
            words,
            200,
            `${paragraph(words, done)}\n<p><a href="/sign-in">${escaped(words.say(says.signIn))}</a></p>`,
          )
        : page(h, words, 400, paragraph(words, says.linkOld));
    },
  });
}

function valueIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const { value } = fields;
  return typeof value === "string" && shape.test(value) ? value : undefined;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
