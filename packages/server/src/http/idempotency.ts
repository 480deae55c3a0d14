import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { isoTime } from "../service.ts";
import { HttpError } from "./errors.ts";
import type { Exchange } from "./routes.ts";

export const keptFor = 24 * 3_600_000;

/**
 * Makes a change in one transaction. With an `Idempotency-Key`, the change and its answer are kept together: the same
 * key and body give that answer again, at whatever server and however many at once. `kept` leaves out what is shown
 * only once; `hash` stands for a body that is not at hand.
 */
export async function changeOnce<A extends object>(
  call: Exchange,
  change: (transaction: Transaction<Tables>) => Promise<A>,
  { kept = (answer) => answer, hash }: { readonly kept?: (answer: A) => object; readonly hash?: string } = {},
): Promise<unknown> {
  const { service, request, h, route, caller, raw } = call;
  const key = keyOf(request.headers["idempotency-key"]);
  if (key === undefined) return service.database.transaction().execute(change);
  const place = { account_id: caller.account.id, route: route.operationId, key };
  const body_hash = hash ?? createHash("sha256").update(raw).digest("base64url");
  return service.database.transaction().execute(async (transaction) => {
    const outdated = new Date(service.now() - keptFor).toISOString();
    await transaction
      .deleteFrom("idempotent_answers")
      .where("account_id", "=", place.account_id)
      .where("created_at", "<", outdated)
      .execute();
    // on PostgreSQL a second request with the key waits here until the first has committed
    const taken = await transaction
      .insertInto("idempotent_answers")
      .values({ ...place, body_hash, status: 0, answer: "", created_at: isoTime(service) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    const here = transaction
      .selectFrom("idempotent_answers")
      .selectAll()
      .where("account_id", "=", place.account_id)
      .where("route", "=", place.route)
      .where("key", "=", key);
    if (!taken) {
      const first = await here.executeTakeFirstOrThrow();
      if (first.body_hash !== body_hash) {
        throw new HttpError(409, "This Idempotency-Key was used in the last 24 hours with another body");
      }
      return h.response(first.answer).type("application/json").code(first.status).header("Idempotent-Replayed", "true");
    }
    const answer = await change(transaction);
    await transaction
      .updateTable("idempotent_answers")
      .set({ status: route.success.status, answer: JSON.stringify(kept(answer)) })
      .where("account_id", "=", place.account_id)
      .where("route", "=", place.route)
      .where("key", "=", key)
      .execute();
    return answer;
  });
}

function keyOf(header: unknown): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && header.length >= 1 && header.length <= 200) return header;
  throw new HttpError(400, "Idempotency-Key must have 1 to 200 characters");
}
