import { randomUUID } from "node:crypto";
import type { EventName } from "@x/api";
import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

export interface NewEvent {
  readonly account: number;
  readonly event: EventName;
  readonly data: object;
  /** Told once, whoever tells it again. */
  readonly once?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** To this token alone. */
  readonly token?: number;
}

/** The version of what is sent. */
export const eventVersion = "1.1.0";

/** Tells of a change, in its own transaction: a row for the event, and one for each token that is to hear of it. */
export async function tell(
  change: Transaction<Tables>,
  { account, event, data, once, at, token }: NewEvent,
): Promise<void> {
  const created_at = new Date(at).toISOString();
  const told = await change
    .insertInto("events")
    .values({ account_id: account, event, data: JSON.stringify(data), once: once ?? null, created_at })
    .onConflict((conflict) => conflict.column("once").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!told) return;
  const tokens = await change
    .selectFrom("tokens")
    .select(["id", "payload", "webhook_events"])
    .where("account_id", "=", account)
    .where("revoked_at", "is", null)
    .where("webhook_url", "is not", null)
    .$if(token !== undefined, (query) => query.where("id", "=", Number(token)))
    .execute();
  const hearing = tokens.filter(({ webhook_events: chosen }) => event === "ping" || hears(chosen, event));
  if (hearing.length === 0) return;
  await change
    .insertInto("deliveries")
    .values(
      hearing.map(({ id, payload }) => {
        const delivery_id = randomUUID();
        return {
          delivery_id,
          account_id: account,
          token_id: id,
          event,
          body: bodyOf({ event, delivery_id, timestamp: created_at, api_version: eventVersion, data }, payload),
          status: "pending" as const,
          response_status: null,
          error: null,
          next_attempt_at: at,
          lease_until: null,
          created_at,
          delivered_at: null,
        };
      }),
    )
    .execute();
}

/** Whether the events that were chosen, as they are kept, have one among them. */
const hears = (chosen: string | null, event: EventName): boolean =>
  chosen === null || (JSON.parse(chosen) as readonly string[]).includes(event); // written by tokens/tokens.ts

export interface Envelope {
  readonly event: EventName;
  readonly delivery_id: string;
  readonly timestamp: string;
  readonly api_version: string;
  readonly data: object;
}

/** `flat`: job.completed as the older reference shows it. */
function bodyOf(envelope: Envelope, payload: string): string {
  const { event, timestamp, data } = envelope;
  if (payload !== "flat" || event !== "job.completed") return JSON.stringify(envelope);
  const { job_id, project_id, result_url, utilisation_summary } = data as {
    job_id: number;
    project_id: number;
    result_url: string;
    utilisation_summary: { member_count: number };
  }; // as jobs/finish.ts tells it
  const { member_count } = utilisation_summary;
  return JSON.stringify({ event, job_id, status: "done", project_id, result_url, member_count, timestamp });
}
