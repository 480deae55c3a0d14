import { type Account, mayAs, type Organization, type Person, type Role, roles } from "@x/api";
import type { Transaction } from "kysely";
import { accountById, newReference, noAddress } from "../accounts/accounts.ts";
import { resealed } from "../accounts/two-factor.ts";
import { inTurn, type Store } from "../database/open.ts";
import type { Database, Tables } from "../database/schema.ts";
import { HttpError } from "../http/errors.ts";
import { service as says } from "../says.ts";
import type { Vault } from "../secrets.ts";

// An organization is an account with a name, which no address signs in to: projects, jobs, tokens, quota, plan and audit log
// are an account's. People are in it with a role, and act for it from an account of their own.

type Change = Transaction<Tables>;

/** Of one person: each organization has the quota of the Free tier at least. */
export const mostOwned = 10;
const mostPeople = 500;

const shown = ["accounts.id", "accounts.name", "role", "tier", "subscription_status", "accounts.created_at"] as const;

const membership = (database: Database, person: number) =>
  database
    .selectFrom("people")
    .innerJoin("accounts", "accounts.id", "people.organization_id")
    .select(shown)
    .where("person_id", "=", person);

const organizationOf = ({ name, ...row }: Omit<Organization, "name"> & { readonly name: string | null }) => ({
  ...row,
  name: name ?? "",
});

export async function organizationsOf(database: Database, person: number): Promise<Organization[]> {
  const rows = await membership(database, person).orderBy("name").orderBy("accounts.id").execute();
  return rows.map(organizationOf);
}

/** Undefined where the person is not in it. */
export async function organizationAt(
  database: Database,
  id: number,
  person: number,
): Promise<Organization | undefined> {
  const row = await membership(database, person).where("accounts.id", "=", id).executeTakeFirst();
  return row && organizationOf(row);
}

/** A new account that belongs to nobody's address. */
export async function newOrganization(change: Change, name: string, at: string): Promise<number> {
  const { id } = await change
    .insertInto("accounts")
    .values({
      email: noAddress("organization"),
      name,
      password_hash: null,
      tier: "free",
      subscription_status: "none",
      customer_id: null,
      reference: newReference(),
      priority: 10,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The account of a person becomes the organization, with all that is an account's. The person gets a new one, with address,
 * password, codes and sessions; the number of the old one goes on in addresses, events and payments.
 */
export async function moveOut(change: Change, vault: Vault, id: number, name: string, at: string): Promise<number> {
  const before = await change.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await change
    .updateTable("accounts")
    .set({
      ...{ email: noAddress("organization"), name, password_hash: null, email_verified_at: null, must_verify: 0 },
      ...{ totp_secret: null, totp_pending: null, totp_step: null, totp_recovery: null },
    })
    .where("id", "=", id)
    .execute();
  const { email, password_hash, email_verified_at, must_verify, totp_step, totp_recovery, totp_secret } = before;
  const { id: person } = await change
    .insertInto("accounts")
    .values({
      ...{ email, password_hash, email_verified_at, must_verify, totp_step, totp_recovery },
      tier: "free",
      subscription_status: "none",
      customer_id: null,
      reference: newReference(),
      priority: 10,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (totp_secret !== null) {
    const secret = resealed(vault, totp_secret, id, person);
    await change.updateTable("accounts").set({ totp_secret: secret }).where("id", "=", person).execute();
  }
  for (const table of ["sessions", "verifications", "identities"] as const)
    await change.updateTable(table).set({ account_id: person }).where("account_id", "=", id).execute();
  await change.updateTable("people").set({ person_id: person }).where("person_id", "=", id).execute();
  await change.updateTable("tokens").set({ person_id: person }).where("person_id", "=", id).execute();
  await change
    .updateTable("tokens")
    .set({ person_id: person })
    .where("account_id", "=", id)
    .where("person_id", "is", null)
    .execute();
  return person;
}

export async function actFor(database: Database, session: string, organization: number | null): Promise<void> {
  await database.updateTable("sessions").set({ acting_for: organization }).where("hash", "=", session).execute();
}

/** In the order in which they came; an account of one person has that person alone. */
export async function peopleOf(database: Database, account: number): Promise<Person[]> {
  const owner = await accountById(database, account);
  if (owner?.name === null) return [personAlone(owner)];
  return database
    .selectFrom("people")
    .innerJoin("accounts", "accounts.id", "person_id")
    .select(["accounts.id", "email", "role", "people.created_at"])
    .where("organization_id", "=", account)
    .orderBy("people.created_at")
    .orderBy("accounts.id")
    .execute();
}

const personAlone = ({ id, email, created_at }: Account): Person => ({ id, email, role: "owner", created_at });

/** Changes of who is in an organization come one after the other: of two owners who leave together, one stays. */
export async function amongPeople(store: Store, change: Change, organization: number): Promise<void> {
  await inTurn(store, change, `people of ${organization}`);
}

/** False: the person is in it already. */
export async function addPerson(
  change: Change,
  { organization, person, role, at }: { organization: number; person: number; role: Role; at: string },
): Promise<boolean> {
  const { count } = await change
    .selectFrom("people")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("organization_id", "=", organization)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostPeople)
    throw new HttpError(409, says.people({ most: mostPeople }), { code: "limit_reached" });
  const added = await change
    .insertInto("people")
    .values({ organization_id: organization, person_id: person, role, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("person_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** What a person made may no more than the person. Undefined: there is none. */
export async function setRole(
  change: Change,
  organization: number,
  person: number,
  role: Role,
): Promise<Person | undefined> {
  if (role !== "owner") await refuseLastOwner(change, organization, person);
  const changed = await change
    .updateTable("people")
    .set({ role })
    .where("organization_id", "=", organization)
    .where("person_id", "=", person)
    .returning("person_id")
    .executeTakeFirst();
  if (!changed) return undefined;
  const above = roles.filter((one) => !mayAs(role, one));
  if (above.length > 0)
    await change
      .updateTable("tokens")
      .set({ role })
      .where("account_id", "=", organization)
      .where("person_id", "=", person)
      .where("role", "in", above)
      .execute();
  return (await peopleOf(change, organization)).find(({ id }) => id === person);
}

/** With sessions there and tokens that the person made; how many of these ended. Undefined: there is no such person. */
export async function removePerson(
  change: Change,
  organization: number,
  person: number,
  at: string,
): Promise<number | undefined> {
  await refuseLastOwner(change, organization, person);
  const gone = await change
    .deleteFrom("people")
    .where("organization_id", "=", organization)
    .where("person_id", "=", person)
    .returning("person_id")
    .executeTakeFirst();
  if (!gone) return undefined;
  await change.deleteFrom("sessions").where("account_id", "=", person).where("acting_for", "=", organization).execute();
  const revoked = await change
    .updateTable("tokens")
    .set({ revoked_at: at })
    .where("account_id", "=", organization)
    .where("person_id", "=", person)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return revoked.length;
}

async function refuseLastOwner(change: Change, organization: number, person: number): Promise<void> {
  const owners = await change
    .selectFrom("people")
    .select("person_id")
    .where("organization_id", "=", organization)
    .where("role", "=", "owner")
    .execute();
  if (owners.length !== 1 || owners[0]?.person_id !== person) return;
  const organizationName = (await accountById(change, organization))?.name ?? "";
  throw new HttpError(409, says.lastOwner({ organization: organizationName }));
}

/** Takes a person out of every organization, before the account ends; refused for the only owner of one. */
export async function leaveAll(store: Store, change: Change, person: number, at: string): Promise<void> {
  const places = await change
    .selectFrom("people")
    .select("organization_id")
    .where("person_id", "=", person)
    .orderBy("organization_id")
    .execute();
  for (const { organization_id: organization } of places) {
    await amongPeople(store, change, organization);
    await removePerson(change, organization, person, at);
  }
}
