import { createHash } from "node:crypto";
import type { Request, ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { EventName } from "@x/api";
import { lastSeen, type Send, streamEvents } from "../http/sse.ts";
import type { Service } from "../service.ts";
import { type Envelope, eventVersion } from "./events.ts";

/** Changes that were begun together may end in another order: so long, what came late is still looked for. */
const late = 10_000;

/** Events of an account as they come about, for who cannot be reached by a webhook. */
export async function streamOf(
  service: Service,
  account: number,
  wanted: readonly EventName[] | undefined,
  request: Request,
  h: ResponseToolkit,
): Promise<ResponseObject> {
  const { database, now } = service;
  /** All up to this number have been sent, and of the later ones these. */
  let all = lastSeen(request) ?? (await newest(service, account));
  const sent = new Set<number>();
  const look = async (send: Send) => {
    const rows = await database
      .selectFrom("events")
      .select(["id", "event", "data", "created_at"])
      .where("account_id", "=", account)
      .where("id", ">", all)
      .orderBy("id")
      .limit(500)
      .execute();
    let news = 0;
    let settled = true;
    for (const { id, event, data, created_at } of rows) {
      if (!sent.has(id) && (wanted === undefined || wanted.some((name) => name === event))) {
        send(id, event, JSON.stringify(envelopeOf(id, event as EventName, data, created_at))); // written by events.ts
        news++;
      }
      // a time far ahead was set by a clock that was wrong
      settled &&= Math.abs(now() - Date.parse(created_at)) > late;
      if (settled) all = id;
      else sent.add(id);
    }
    for (const id of sent) if (id <= all) sent.delete(id);
    return news > 0 ? ("again" as const) : ("later" as const);
  };
  return streamEvents(service, { account, look }, request, h);
}

async function newest({ database }: Service, account: number): Promise<number> {
  const { id } = await database
    .selectFrom("events")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("account_id", "=", account)
    .executeTakeFirstOrThrow();
  return Number(id ?? 0);
}

/** The same at every stream: by it receivers know what they have. */
function envelopeOf(id: number, event: EventName, data: string, timestamp: string): Envelope {
  const hash = createHash("sha256").update(`event ${id} of ${timestamp}`).digest("hex");
  const delivery_id = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
  return { event, delivery_id, timestamp, api_version: eventVersion, data: JSON.parse(data) as object }; // as above
}
