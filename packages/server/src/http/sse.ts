import { PassThrough } from "node:stream";
import type { Request, ResponseObject, ResponseToolkit } from "@hapi/hapi";
import { service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { HttpError } from "./errors.ts";

/** How often other servers' news are looked for. */
const every = 500;
/** A comment now and then, so that proxies keep the connection. */
const quiet = 15_000;
/** Of one account at a time. */
const mostOfOne = 20;

const open = new Map<number, number>();

/** Sends one event; its number is what a client continues from. */
export type Send = (id: number, event: string, data: string) => void;

interface Source {
  readonly account: number;
  /** Sends what is new, and says whether more is to be looked for at once, later, or no more. */
  look(send: Send): Promise<"again" | "later" | "end">;
}

/** Server-sent events, until there are no more, the client goes, or the server stops. */
export function streamEvents(
  { log, stopping }: Pick<Service, "log" | "stopping">,
  { account, look }: Source,
  request: Request,
  h: ResponseToolkit,
): ResponseObject {
  const others = open.get(account) ?? 0;
  if (others >= mostOfOne)
    throw new HttpError(429, says.watches({ most: mostOfOne }), { code: "limit_reached", retryAfter: 5 });
  open.set(account, others + 1);
  const stream = new PassThrough();
  let heard = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    const left = (open.get(account) ?? 1) - 1;
    if (left > 0) open.set(account, left);
    else open.delete(account);
    stream.end();
  };
  const send: Send = (id, event, data) => {
    stream.write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
    heard = performance.now();
  };
  const turn = async () => {
    // who does not read gets nothing more until it has
    const next = stream.writableNeedDrain ? "later" : await look(send);
    if (performance.now() - heard > quiet) {
      stream.write(": still here\n\n");
      heard = performance.now();
    }
    // who watches comes again, to another server
    if (next === "end" || stopping()) return end();
    if (!ended) timer = setTimeout(run, next === "again" ? 0 : every);
  };
  const run = () => {
    turn().catch((error: unknown) => {
      log.warn({ err: error, account }, "a stream of events could not go on");
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

/** From where a client wants to go on. */
export function lastSeen(request: Request): number | undefined {
  const header: unknown = request.headers["last-event-id"];
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
