import type { Request, ResponseToolkit, Server } from "@hapi/hapi";
import { password as passwordSchema } from "@x/api/people";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import { accountByEmail, createAccount } from "../accounts/accounts.ts";
import { noteAct } from "../accounts/audit.ts";
import { hashOf } from "../accounts/callers.ts";
import { markVerified } from "../accounts/links.ts";
import { startSession, withCookie } from "../accounts/sessions.ts";
import {
  escaped,
  fieldsOf,
  newPasswordFields,
  paragraph,
  smallForm,
  smallPage,
  valueIn,
} from "../accounts/small-page.ts";
import { admitAddress, callerOf } from "../http/access.ts";
import { wordsFor } from "../http/language.ts";
import { personRoles, mails as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { invitationOf } from "./invitations.ts";
import { actFor, addPerson, amongPeople } from "./organizations.ts";

type Invited = NonNullable<Awaited<ReturnType<typeof invitationOf>>>;

/** Who has come with the link. */
type Guest =
  | { readonly kind: "signed in"; readonly person: number; readonly session: string }
  /** As somebody else than was invited. */
  | { readonly kind: "another"; readonly email: string }
  /** There is an account with the address: its password is asked for where it always is. */
  | { readonly kind: "known" }
  | { readonly kind: "new" };

/** The page that an invitation leads to. Opening it changes nothing; its button does. */
export function registerJoinPage(server: Server, service: Service): void {
  const { database, mailer } = service;
  const page = (h: ResponseToolkit, words: Words, status: number, title: Message, inner: string) =>
    smallPage(h, words, { title, status, inner });
  const outdated = (h: ResponseToolkit, words: Words) =>
    page(h, words, 400, says.joinTitle, paragraph(words, says.invitationOld));

  const guestOf = async (request: Request, { email }: Invited): Promise<Guest> => {
    const caller = await callerOf(request, service);
    if (caller?.session !== undefined)
      return caller.person.email === email
        ? { kind: "signed in", person: caller.person.id, session: caller.session }
        : { kind: "another", email: caller.person.email };
    return { kind: (await accountByEmail(database, email)) ? "known" : "new" };
  };

  const shown = (words: Words, value: string, invited: Invited, guest: Guest, wrong?: Message): string => {
    const about = paragraph(words, says.joinAs({ organization: invited.name ?? "", role: personRoles[invited.role] }));
    if (guest.kind === "another")
      return `${about}\n${paragraph(words, says.joinAnother({ email: invited.email, other: guest.email }))}`;
    if (guest.kind === "known")
      return `${about}\n${paragraph(words, says.joinSignIn({ email: invited.email }))}\n<p><a href="/sign-in">${escaped(words.say(says.signIn))}</a></p>`;
    return [
      about,
      ...(wrong ? [`<p role="alert">${escaped(words.say(wrong))}</p>`] : []),
      `<form method="post" action="/join"><input type="hidden" name="value" value="${value}">`,
      ...(guest.kind === "new" ? newPasswordFields(words, invited.email) : []),
      `<button>${escaped(words.say(says.join))}</button></form>`,
    ].join("\n");
  };

  server.route({
    method: "GET",
    path: "/join",
    handler: async (request, h) => {
      const words = wordsFor(request);
      await admitAddress(request, service);
      const value = valueIn(request.query as Record<string, unknown>);
      const invited = value === undefined ? undefined : await invitationOf(database, value, isoTime(service));
      if (value === undefined || !invited) return outdated(h, words);
      return page(h, words, 200, says.joinTitle, shown(words, value, invited, await guestOf(request, invited)));
    },
  });

  server.route({
    method: "POST",
    path: "/join",
    options: smallForm,
    handler: async (request, h) => {
      const words = wordsFor(request);
      await admitAddress(request, service);
      const fields = fieldsOf(request);
      const value = valueIn(fields);
      const at = isoTime(service);
      const invited = value === undefined ? undefined : await invitationOf(database, value, at);
      if (value === undefined || !invited) return outdated(h, words);
      const guest = await guestOf(request, invited);
      if (guest.kind === "another" || guest.kind === "known")
        return page(h, words, 403, says.joinTitle, shown(words, value, invited, guest));
      const password = passwordSchema.safeParse(fields.password);
      if (guest.kind === "new" && !password.success)
        return page(h, words, 400, says.joinTitle, shown(words, value, invited, guest, says.passwordLength));
      const passwordHash =
        guest.kind === "new" && password.success ? await service.passwords.hash(password.data) : undefined;
      const person = await joined(invited, value, guest, passwordHash);
      if (person === undefined) return outdated(h, words);
      const session = guest.kind === "new" ? await startSession(service, person) : undefined;
      const acting = guest.kind === "signed in" ? guest.session : hashOf(session ?? "");
      await actFor(database, acting, invited.organization_id);
      const answer = page(
        h,
        words,
        200,
        says.joinTitle,
        `${paragraph(words, says.joined({ organization: invited.name ?? "" }))}\n<p><a href="/account">${escaped(words.say(says.toAccount))}</a></p>`,
      );
      return session === undefined ? answer : withCookie(answer, request, service, session);
    },
  });

  /** Uses the invitation up. Undefined: somebody did so meanwhile. */
  const joined = (
    { id, organization_id: organization, email, role }: Invited,
    value: string,
    guest: Guest,
    passwordHash: string | undefined,
  ): Promise<number | undefined> =>
    database.transaction().execute(async (change) => {
      const at = isoTime(service);
      await amongPeople(service.store, change, organization);
      if (!(await invitationOf(change, value, at))) return undefined;
      await change.deleteFrom("invitations").where("id", "=", id).execute();
      const person =
        guest.kind === "signed in"
          ? guest.person
          : (await createAccount(change, { email, tier: "free", passwordHash, at, mustVerify: mailer !== undefined }))
              ?.id;
      if (person === undefined) return undefined;
      // the link came by mail: who has it reads the mail of the address
      if (mailer) await markVerified(change, person, at);
      if (guest.kind === "new") await noteAct(change, { account: person, act: "signed_up", by: "link", at });
      if (await addPerson(change, { organization, person, role, at }))
        await noteAct(change, {
          account: organization,
          act: "person_joined",
          by: "link",
          about: `${email}: ${role}`,
          person: email,
          at,
        });
      return person;
    });
}
