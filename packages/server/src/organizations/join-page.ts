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
import { singlePath } from "../single-sign-on/provider.ts";
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
  server.route({
    method: "GET",
    path: "/join",
    handler: async (request, h) => {
      const asked = await askedBy(request, service, request.query as Record<string, unknown>);
      const words = wordsFor(request);
      return asked ? page(h, words, 200, shown(service, words, asked)) : outdated(h, words);
    },
  });

  server.route({
    method: "POST",
    path: "/join",
    options: smallForm,
    handler: async (request, h) => {
      const words = wordsFor(request);
      const fields = fieldsOf(request);
      const asked = await askedBy(request, service, fields);
      if (!asked) return outdated(h, words);
      const { invited, guest } = asked;
      if (guest.kind === "another" || guest.kind === "known") return page(h, words, 403, shown(service, words, asked));
      const password = passwordSchema.safeParse(fields.password);
      if (guest.kind === "new" && !password.success)
        return page(h, words, 400, shown(service, words, asked, says.passwordLength));
      const passwordHash =
        guest.kind === "new" && password.success ? await service.passwords.hash(password.data) : undefined;
      const person = await joined(service, asked, passwordHash);
      if (person === undefined) return outdated(h, words);
      const session = guest.kind === "new" ? await startSession(service, person) : undefined;
      const acting = guest.kind === "signed in" ? guest.session : hashOf(session ?? "");
      await actFor(service.database, acting, invited.organization_id);
      const inner = `${paragraph(words, says.joined({ organization: invited.name ?? "" }))}\n<p><a href="/account?back">${escaped(words.say(says.toAccount))}</a></p>`;
      const answer = page(h, words, 200, inner);
      return session === undefined ? answer : withCookie(answer, request, service, session);
    },
  });
}

/** A link that is good, and who came with it. */
interface Asked {
  readonly value: string;
  readonly invited: Invited;
  readonly guest: Guest;
}

/** Undefined: no link, or an old one. */
async function askedBy(
  request: Request,
  service: Service,
  fields: Record<string, unknown>,
): Promise<Asked | undefined> {
  await admitAddress(request, service);
  const value = valueIn(fields);
  const invited = value === undefined ? undefined : await invitationOf(service.database, value, isoTime(service));
  return value === undefined || !invited
    ? undefined
    : { value, invited, guest: await guestOf(request, service, invited) };
}

async function guestOf(request: Request, service: Service, { email }: Invited): Promise<Guest> {
  const caller = await callerOf(request, service);
  if (caller?.session !== undefined)
    return caller.person.email === email
      ? { kind: "signed in", person: caller.person.id, session: caller.session }
      : { kind: "another", email: caller.person.email };
  return { kind: (await accountByEmail(service.database, email)) ? "known" : "new" };
}

const page = (h: ResponseToolkit, words: Words, status: number, inner: string) =>
  smallPage(h, words, { title: says.joinTitle, status, inner });

const outdated = (h: ResponseToolkit, words: Words) => page(h, words, 400, paragraph(words, says.invitationOld));

function shown({ provider }: Service, words: Words, { value, invited, guest }: Asked, wrong?: Message): string {
  const about = paragraph(words, says.joinAs({ organization: invited.name ?? "", role: personRoles[invited.role] }));
  if (guest.kind === "another")
    return `${about}\n${paragraph(words, says.joinAnother({ email: invited.email, other: guest.email }))}`;
  if (guest.kind === "known")
    return `${about}\n${paragraph(words, says.joinSignIn({ email: invited.email }))}\n<p><a href="/sign-in">${escaped(words.say(says.signIn))}</a></p>`;
  // by the provider one has an account and no password
  const single = provider && guest.kind === "new" ? says.joinSingle({ name: provider.name }) : undefined;
  return [
    about,
    ...(single ? [`<p><a href="${singlePath}">${escaped(words.say(single))}</a></p>`] : []),
    ...(wrong ? [`<p role="alert">${escaped(words.say(wrong))}</p>`] : []),
    `<form method="post" action="/join"><input type="hidden" name="value" value="${value}">`,
    ...(guest.kind === "new" ? newPasswordFields(words, invited.email) : []),
    `<button>${escaped(words.say(says.join))}</button></form>`,
  ].join("\n");
}

/** Uses the invitation up. Undefined: somebody did so meanwhile. */
const joined = (
  service: Service,
  { value, invited, guest }: Asked,
  passwordHash: string | undefined,
): Promise<number | undefined> =>
  service.database.transaction().execute(async (change) => {
    const { id, organization_id: organization, email, role } = invited;
    const mustVerify = service.mailer !== undefined;
    const at = isoTime(service);
    await amongPeople(service.store, change, organization);
    if (!(await invitationOf(change, value, at))) return undefined;
    await change.deleteFrom("invitations").where("id", "=", id).execute();
    const person =
      guest.kind === "signed in"
        ? guest.person
        : (await createAccount(change, { email, tier: "free", passwordHash, at, mustVerify }))?.id;
    if (person === undefined) return undefined;
    // the link came by mail: who has it reads the mail of the address
    if (mustVerify) await markVerified(change, person, at);
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
