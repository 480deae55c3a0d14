import type { Transaction } from "kysely";
import { deliveriesTurn, inTurn, type Store } from "../database/open.ts";
import type { Tables } from "../database/schema.ts";
import { removeFiles } from "../jobs/storage.ts";
import { leaveAll } from "../organizations/organizations.ts";
import type { Service } from "../service.ts";
import { noAddress } from "./accounts.ts";

/** From here on nobody acts as the account, and its address is free; what it had goes soon after. */
export async function closeAccount(store: Store, change: Transaction<Tables>, id: number, at: string): Promise<void> {
  await inTurn(store, change, deliveriesTurn);
  await leaveAll(store, change, id, at);
  await change
    .updateTable("accounts")
    .set({
      // nobody can name it any more
      email: noAddress("deleted"),
      name: null,
      password_hash: null,
      customer_id: null,
      reference: null,
      // no work is begun for it
      subscription_status: "canceled",
      tier_by_hand: null,
      deleted_at: at,
    })
    .where("id", "=", id)
    .execute();
  for (const table of ["sessions", "verifications", "identities", "watchers", "deliveries"] as const)
    await change.deleteFrom(table).where("account_id", "=", id).execute();
  // of an organization
  await change.deleteFrom("sessions").where("acting_for", "=", id).execute();
  for (const table of ["people", "invitations"] as const)
    await change.deleteFrom(table).where("organization_id", "=", id).execute();
  await change.updateTable("tokens").set({ revoked_at: at }).where("account_id", "=", id).execute();
  await change
    .updateTable("jobs")
    .set({ cancel_asked: 1 })
    .where("account_id", "=", id)
    .where("status", "=", "processing")
    .execute();
}

/** Subscriptions of the account that go on and are paid for. */
export const paidSubscriptions = async (change: Transaction<Tables>, id: number): Promise<boolean> =>
  (await change
    .selectFrom("subscriptions")
    .select("id")
    .where("account_id", "=", id)
    .where("provisional", "=", 0)
    .where("status", "not in", ["canceled", "incomplete_expired", "none"])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** At a time: what is deleted at once holds others up. */
const batch = 100;

/** Everything of closed accounts, files first. A job that is worked on is waited for: its worker has been asked to stop. */
export async function removeClosed(service: Pick<Service, "database" | "blobs" | "log" | "now">): Promise<void> {
  const { database, log, now } = service;
  const closed = await database.selectFrom("accounts").select("id").where("deleted_at", "is not", null).execute();
  for (const { id } of closed) {
    for (;;) {
      const jobs = await database
        .selectFrom("jobs")
        .select(["id", "files"])
        .where("account_id", "=", id)
        .where(({ or, eb }) => or([eb("status", "!=", "processing"), eb("lease_until", "<", now())]))
        .limit(batch)
        .execute();
      if (jobs.length === 0) break;
      for (const job of jobs) await removeFiles(service, job);
      const numbers = jobs.map((job) => job.id);
      await database.deleteFrom("jobs").where("id", "in", numbers).execute();
    }
    const left = await database.selectFrom("jobs").select("id").where("account_id", "=", id).executeTakeFirst();
    if (left) continue;
    await database.deleteFrom("accounts").where("id", "=", id).execute();
    log.info({ account: id }, "everything of a deleted account was removed");
  }
}
