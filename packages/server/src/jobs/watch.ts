import type { Request, ResponseObject, ResponseToolkit } from "@hapi/hapi";
import { lastSeen, streamEvents } from "../http/sse.ts";
import type { Service } from "../service.ts";
import type { StoredJob } from "./jobs.ts";

/** What has happened to a job and happens still, as server-sent events; its end ends the stream. */
export function watchJob(service: Service, job: StoredJob, request: Request, h: ResponseToolkit): ResponseObject {
  const { database } = service;
  let last = lastSeen(request) ?? 0;
  const source = {
    account: job.account_id,
    look: async (send: (id: number, event: string, data: string) => void) => {
      const rows = await database
        .selectFrom("job_progress")
        .select(["id", "event", "data"])
        .where("job_id", "=", job.id)
        .where("id", ">", last)
        .orderBy("id")
        .limit(200)
        .execute();
      for (const { id, event, data } of rows) {
        send(id, event, data);
        last = id;
      }
      if (rows.length > 0) return "again" as const;
      const found = await database.selectFrom("jobs").select("status").where("id", "=", job.id).executeTakeFirst();
      return found?.status === "pending" || found?.status === "processing" ? ("later" as const) : ("end" as const);
    },
  };
  return streamEvents(service, source, request, h);
}
