import { randomBytes } from "node:crypto";
import type { Invitation, Page, Role } from "@x/api";
import type { Transaction } from "kysely";
import { hashOf } from "../accounts/callers.ts";
import type { Database, Tables } from "../database/schema.ts";

const shown = ["id", "email", "role", "created_at", "expires_at"] as const;
const week = 7 * 24 * 3_600_000;

export interface NewInvitation {
  readonly organization: number;
  readonly email: string;
  readonly role: Role;
  readonly now: number;
}

/** In place of a former one to the same address. The value is in the link, and its hash is what is kept. */
export async function invite(
  change: Transaction<Tables>,
  { organization, email, role, now }: NewInvitation,
): Promise<{ invitation: Invitation; value: string }> {
  const value = randomBytes(32).toString("base64url");
  await change
    .deleteFrom("invitations")
    .where("organization_id", "=", organization)
    .where("email", "=", email)
    .execute();
  const invitation = await change
    .insertInto("invitations")
    .values({
      organization_id: organization,
      email,
      role,
      hash: hashOf(value),
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + week).toISOString(),
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return { invitation, value };
}

/** Newest first. */
export const listInvitations = (
  database: Database,
  organization: number,
  { limit = 100, before }: Page,
): Promise<Invitation[]> =>
  database
    .selectFrom("invitations")
    .select(shown)
    .where("organization_id", "=", organization)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Undefined: there is none. */
export const withdraw = (database: Database, organization: number, id: number) =>
  database
    .deleteFrom("invitations")
    .where("organization_id", "=", organization)
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst();

/** The invitation that a link is of, where it holds still. */
export const invitationOf = (database: Database, value: string, at: string) =>
  database
    .selectFrom("invitations")
    .innerJoin("accounts", "accounts.id", "organization_id")
    .select(["invitations.id", "invitations.email", "role", "organization_id", "name"])
    .where("hash", "=", hashOf(value))
    .where("expires_at", ">", at)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
