import type { Server } from "@hapi/hapi";
import { organizationRoutes } from "@x/api";
import { noteAct, noteCall } from "../accounts/audit.ts";
import { closeAccount, paidSubscriptions, removeClosed } from "../accounts/deletion.ts";
import { attempt, proven } from "../accounts/proof.ts";
import { HttpError } from "../http/errors.ts";
import { wordsFor } from "../http/language.ts";
import { listPage } from "../http/paging.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import { mails, personRoles, service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { invite, listInvitations, withdraw } from "./invitations.ts";
import {
  actFor,
  addPerson,
  amongPeople,
  mostOwned,
  moveOut,
  newOrganization,
  organizationAt,
  organizationsOf,
  peopleOf,
  removePerson,
  setRole,
} from "./organizations.ts";

const day = 24 * 3_600_000;
/** In a day: of an organization, and to one address from wherever. */
const mostInvitations = 50;
const mostToOne = 5;

/** The organization that the session acts for. */
function acting({ caller }: Exchange): number {
  if (!caller.account.organization) throw new HttpError(409, says.oneself);
  return caller.account.id;
}

export function registerOrganizations(server: Server, service: Service): void {
  registerPeople(server, service);
  registerInvitations(server, service);
  const { database, store, vault } = service;

  addRoute(server, service, organizationRoutes.list, async ({ caller }) => ({
    organizations: await organizationsOf(database, caller.person.id),
  }));

  addRoute(server, service, organizationRoutes.create, async (call) => {
    const { name, move = false } = call.body();
    const { person: who, session = "" } = call.caller;
    const at = isoTime(service);
    return database.transaction().execute(async (change) => {
      // requests that come together are counted one after the other
      await amongPeople(store, change, who.id);
      const mine = await organizationsOf(change, who.id);
      if (mine.filter(({ role }) => role === "owner").length >= mostOwned)
        throw new HttpError(409, says.organizations({ most: mostOwned }), { code: "limit_reached" });
      const organization = move ? who.id : await newOrganization(change, name, at);
      const person = move ? await moveOut(change, vault, who.id, name, at) : who.id;
      await addPerson(change, { organization, person, role: "owner", at });
      await actFor(change, session, organization);
      const act = { account: organization, act: "organization_made", by: "session", about: name, at } as const;
      await noteAct(change, { ...act, person: who.email });
      return { organization: await organizationAt(change, organization, person) };
    });
  });

  addRoute(server, service, organizationRoutes.actFor, async ({ caller, body }) => {
    const { organization_id: id } = body();
    const organization = id === null ? null : await organizationAt(database, id, caller.person.id);
    if (organization === undefined) throw new HttpError(404, says.notInOrganization({ id: `${id}` }));
    await actFor(database, caller.session ?? "", id);
    return organization ? { organization } : {};
  });

  addRoute(server, service, organizationRoutes.rename, async (call) => {
    const id = acting(call);
    const { name } = call.body();
    await database.updateTable("accounts").set({ name }).where("id", "=", id).execute();
    await noteCall(call, "organization_renamed", { about: name });
    return { organization: await organizationAt(database, id, call.caller.person.id) };
  });

  addRoute(server, service, organizationRoutes.remove, async (call) => {
    const id = acting(call);
    await proven(call, call.body().password, "password");
    await database.transaction().execute(async (change) => {
      if (await paidSubscriptions(change, id)) throw new HttpError(409, says.paidSubscription);
      await actFor(change, call.caller.session ?? "", null);
      await closeAccount(store, change, id, isoTime(service));
    });
    // what cannot be removed now is by limits/purge.ts
    void removeClosed(service).catch((error: unknown) =>
      service.log.warn({ err: error }, "a deleted organization was not removed"),
    );
  });
}

function registerPeople(server: Server, service: Service): void {
  const { database, store } = service;

  addRoute(server, service, organizationRoutes.people, async ({ caller }) => ({
    people: await peopleOf(database, caller.account.id),
  }));

  addRoute(server, service, organizationRoutes.changeRole, async (call) => {
    const organization = acting(call);
    const { role } = call.body();
    return database.transaction().execute(async (change) => {
      await amongPeople(store, change, organization);
      const person = await setRole(change, organization, call.id, role);
      if (!person) throw new HttpError(404, says.noPerson({ id: `${call.id}` }));
      await noteCall(call, "role_changed", { about: `${person.email}: ${role}`, database: change });
      return { person };
    });
  });

  addRoute(server, service, organizationRoutes.removePerson, async (call) => {
    const organization = acting(call);
    const { role, person, session = "" } = call.caller;
    if (role !== "owner" && call.id !== person.id)
      throw new HttpError(403, says.otherRole({ needs: personRoles.owner, role: personRoles[role] }));
    const at = isoTime(service);
    return database.transaction().execute(async (change) => {
      await amongPeople(store, change, organization);
      const { email } = (await peopleOf(change, organization)).find(({ id }) => id === call.id) ?? {};
      // who leaves goes on for themselves
      if (call.id === person.id) await actFor(change, session, null);
      const revoked = await removePerson(change, organization, call.id, at);
      if (revoked === undefined) throw new HttpError(404, says.noPerson({ id: `${call.id}` }));
      await noteCall(call, "person_removed", { ...(email === undefined ? {} : { about: email }), database: change });
      return { revoked_tokens: revoked };
    });
  });
}

function registerInvitations(server: Server, service: Service): void {
  const { database } = service;

  addRoute(server, service, organizationRoutes.invitations, async (call) => {
    const { limit = 100, before } = call.query();
    const invitations = await listInvitations(database, acting(call), { limit, before });
    return listPage(call, { invitations }, invitations, limit);
  });

  addRoute(server, service, organizationRoutes.invite, async (call) => {
    const organization = acting(call);
    const { email, role } = call.body();
    const there = (await peopleOf(database, organization)).some((one) => one.email === email);
    if (there) throw new HttpError(409, says.inOrganization({ email }));
    await attempt(call, [{ key: `invite:${organization}`, limit: mostInvitations, span: day }], says.manyMails);
    await attempt(call, [{ key: `invited:${email}`, limit: mostToOne, span: day }], says.manyMails);
    const { invitation, value } = await database.transaction().execute(async (change) => {
      const made = await invite(change, { organization, email, role, now: service.now() });
      await noteCall(call, "person_invited", { about: `${email}: ${role}`, database: change });
      return made;
    });
    const link = `${service.base()}/join?value=${value}`;
    if (!service.mailer) return { invitation, link };
    await mailInvitation(call, organization, email, link);
    return { invitation, link: null };
  });

  addRoute(server, service, organizationRoutes.withdraw, async (call) => {
    const gone = await withdraw(database, acting(call), call.id);
    if (!gone) throw new HttpError(404, says.noInvitation({ id: `${call.id}` }));
    await noteCall(call, "invitation_withdrawn", { about: gone.email });
  });
}

async function mailInvitation(
  { service: { mailer, database, log }, request, caller }: Exchange,
  organization: number,
  to: string,
  link: string,
): Promise<void> {
  const words = wordsFor(request);
  const { name } = await database
    .selectFrom("accounts")
    .select("name")
    .where("id", "=", organization)
    .executeTakeFirstOrThrow();
  const about = { organization: name ?? "", person: caller.person.email };
  const [subject, why, open, otherwise] = [
    mails.joinSubject({ organization: about.organization }),
    mails.joinWhy(about),
    mails.joinOpen,
    mails.joinElse,
  ].map((line) => words.say(line));
  try {
    await mailer?.send({ to, subject: subject ?? "", text: `${why}\n\n${open}\n${link}\n\n${otherwise}\n` });
  } catch (error) {
    log.error({ err: error, account: organization }, "an invitation was not mailed");
    throw new HttpError(503, says.notMailed, { retryAfter: 60 });
  }
}
