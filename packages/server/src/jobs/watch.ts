import { PassThrough } from "node:stream";
import type { Request, ResponseObject, ResponseToolkit } from "@hapi/hapi";
import { HttpError } from "../http/errors.ts";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import type { StoredJob } from "./jobs.ts";

/** How often other servers' news are looked for. */
const every = 500;
/** A comment now and then, so that proxies keep the connection. */
const quiet = 15_000;
/** Of one account at a time. */
const mostOfOne = 20;

const watching = new Map<number, number>();

/** What has happened to a job and happens still, as server-sent events; its end ends the stream. */
export function watchJob(
  { database, log, stopping }: Service,
  job: StoredJob,
  request: Request,
  h: ResponseToolkit,
): ResponseObject {
  const open = (watching.get(job.account_id) ?? 0) + 1;
  if (open > mostOfOne)
    throw new HttpError(429, says.watches({ most: mostOfOne }), {
      code: "limit_reached",
      retryAfter: 5,
    });
  watching.set(job.account_id, open);
  const stream = new PassThrough();
  let last = lastSeen(request);
  let heard = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    const left = (watching.get(job.account_id) ?? 1) - 1;
    if (left > 0) watching.set(job.account_id, left);
    else watching.delete(job.account_id);
    stream.end();
  };
  const look = async () => {
    const rows = await database
      .selectFrom("job_progress")
      .select(["id", "event", "data"])
      .where("job_id", "=", job.id)
      .where("id", ">", last)
      .orderBy("id")
      .limit(200)
      .execute();
    for (const { id, event, data } of rows) {
      stream.write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
      last = id;
      heard = Date.now();
    }
    const { status } =
      (await database.selectFrom("jobs").select("status").where("id", "=", job.id).executeTakeFirst()) ?? {};
    if (rows.length === 0 && status !== "pending" && status !== "processing") return end();
    if (Date.now() - heard > quiet) {
      stream.write(": still here\n\n");
      heard = Date.now();
    }
    // who watches comes again, to another server
    if (stopping()) return end();
    if (!ended) timer = setTimeout(run, rows.length > 0 ? 0 : every);
  };
  const run = () => {
    look().catch((error: unknown) => {
      log.warn({ err: error, job: job.id }, "a watched job could not be looked at");
      end();
    });
  };
  request.raw.res.once("close", end);
  // proxies and clients know at once that it stands
  stream.write(": watching\n\n");
  run();
  return (
    h
      .response(stream)
      .type("text/event-stream")
      // packed, nothing would be sent before there is enough of it
      .header("Content-Encoding", "identity")
      .header("X-Accel-Buffering", "no")
      .header("Cache-Control", "no-store")
  );
}

function lastSeen(request: Request): number {
  const header: unknown = request.headers["last-event-id"];
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : 0;
}
