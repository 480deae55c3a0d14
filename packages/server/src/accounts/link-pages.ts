import type { Request, ResponseToolkit, Server } from "@hapi/hapi";
import { password as passwordSchema } from "@x/api/people";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import { admitAddress, callerOf } from "../http/access.ts";
import { wordsFor } from "../http/language.ts";
import { mails as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { linked, type Purpose, useLink } from "./links.ts";
import { escaped, fieldsOf, newPasswordFields, paragraph, smallForm, smallPage, valueIn } from "./small-page.ts";

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
  const page = (h: ResponseToolkit, words: Words, status: number, inner: string) =>
    smallPage(h, words, { title, status, inner });
  const formOf = (words: Words, value: string, email: string, asks: boolean, wrong?: Message) =>
    [
      ...(wrong ? [`<p role="alert">${escaped(words.say(wrong))}</p>`] : []),
      ...(asks && purpose === "verify" ? [paragraph(words, says.takes)] : []),
      `<form method="post" action="/${purpose}"><input type="hidden" name="value" value="${value}">`,
      ...(asks ? newPasswordFields(words, email) : []),
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
    options: smallForm,
    handler: async (request, h) => {
      const words = wordsFor(request);
      await admitAddress(request, service);
      const fields = fieldsOf(request);
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
