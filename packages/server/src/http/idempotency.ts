import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { AnswerRow, Tables } from "../database/schema.ts";
import { service as says } from "../says.ts";
import { isoTime } from "../service.ts";
import { HttpError } from "./errors.ts";
import { type Exchange, json } from "./routes.ts";

export const keptFor = 24 * 3_600_000;

/** In place of a route's name, since a key is the account's, whatever it asks with it. */
const anyRoute = "*";

/**
 * Makes a change in one transaction. With an `Idempotency-Key`, the change and its answer are kept together: the same
 * key, path and body give that answer again, at whatever server and however many at once; anything else under the same
 * key is refused. `kept` leaves out what is shown only once; `hash` stands for a body that is not at hand. An answer that is
 * a text is JSON already.
 */
export async function changeOnce<A extends object | string>(
  call: Exchange,
  change: (transaction: Transaction<Tables>) => Promise<A>,
  { kept = (answer) => answer, hash }: { readonly kept?: (answer: A) => object | string; readonly hash?: string } = {},
): Promise<unknown> {
  const { service, request, h, route, caller, raw } = call;
  const key = keyOf(request.headers["idempotency-key"]);
  const first = (answer: A) =>
    typeof answer === "string" ? json(h, answer).code(route.success.status) : (answer as object); // of the two it is
  if (key === undefined) return first(await service.database.transaction().execute(change));
  const place = { account_id: caller.account.id, route: anyRoute, key };
  const bodyHash = hash ?? hashOf(raw);
  const body_hash = hashOf(
    JSON.stringify([route.operationId, sorted(request.params), sorted(request.query), bodyHash]),
  );
  return service.database.transaction().execute(async (transaction) => {
    const outdated = new Date(service.now() - keptFor).toISOString();
    await transaction
      .deleteFrom("idempotent_answers")
      .where("account_id", "=", place.account_id)
      .where("created_at", "<", outdated)
      .execute();
    const here = transaction
      .selectFrom("idempotent_answers")
      .selectAll()
      .where("account_id", "=", place.account_id)
      .where("key", "=", key);
    const replayed = ({ answer, status }: AnswerRow) =>
      h.response(answer).type("application/json").code(status).header("Idempotent-Replayed", "true");
    // the version before kept a key for each route, by the body alone
    const before = await here.where("route", "!=", anyRoute).executeTakeFirst();
    if (before) {
      if (before.route !== route.operationId || before.body_hash !== bodyHash) throw usedOtherwise();
      return replayed(before);
    }
    // on PostgreSQL a second request with the key waits here until the first has committed
    const taken = await transaction
      .insertInto("idempotent_answers")
      .values({ ...place, body_hash, status: 0, answer: "", created_at: isoTime(service) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (!taken) {
      const before = await here.executeTakeFirstOrThrow();
      if (before.body_hash !== body_hash) throw usedOtherwise();
      return replayed(before);
    }
    const answer = await change(transaction);
    await transaction
      .updateTable("idempotent_answers")
      .set({ status: route.success.status, answer: textOf(kept(answer)) })
      .where("account_id", "=", place.account_id)
      .where("route", "=", place.route)
      .where("key", "=", key)
      .execute();
    return first(answer);
  });
}

const textOf = (answer: object | string): string => (typeof answer === "string" ? answer : JSON.stringify(answer));

const usedOtherwise = () => new HttpError(409, says.keyUsed);

const hashOf = (content: string | Buffer): string => createHash("sha256").update(content).digest("base64url");

const sorted = (values: object): [string, unknown][] => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

function keyOf(header: unknown): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === "string" && header.length >= 1 && header.length <= 200) return header;
  throw new HttpError(400, says.keyLength);
}
