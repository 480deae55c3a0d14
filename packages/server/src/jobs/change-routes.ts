import type { Server } from "@hapi/hapi";
import { jobRoutes } from "@x/api";
import { noteCall } from "../accounts/audit.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute, type Exchange } from "../http/routes.ts";
import { jobStatuses, service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { cancelJob } from "./claim.ts";
import { matches } from "./download.ts";
import { jobTag, type StoredJob } from "./jobs.ts";
import { jobOf } from "./own.ts";
import { removeFiles } from "./storage.ts";

/** What ends a job, takes it away, or has it worked again. */
export function registerChanges(server: Server, service: Service): void {
  const { database, queue } = service;

  addRoute(server, service, jobRoutes.cancel, async ({ caller, id }) => {
    const job = await jobOf(service, caller, id);
    const status = await database.transaction().execute((change) => cancelJob(change, job, service.now()));
    if (status === undefined) throw new HttpError(409, says.jobEnded({ id: `${id}`, status: jobStatuses[job.status] }));
    if (status === "processing") service.worker()?.cancel(id);
    else service.deliverer.wake();
    return { job_id: id, status, poll_url: `/api/v1/jobs/${id}` };
  });

  addRoute(server, service, jobRoutes.remove, async (call) => {
    const { caller, id } = call;
    const job = await jobOf(service, caller, id);
    await refuseChanged(call, job);
    const gone = await database
      .deleteFrom("jobs")
      .where("id", "=", id)
      .where("status", "in", ["done", "failed"])
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new HttpError(409, says.cancelFirst({ id: `${id}`, status: jobStatuses[job.status] }));
    await noteCall(call, "job_deleted", { about: `${job.input_filename} (${id})` });
    await removeFiles(service, job);
  });

  addRoute(server, service, jobRoutes.correct, async (call) => {
    const { caller, id, raw } = call;
    const job = await jobOf(service, caller, id);
    await refuseChanged(call, job);
    const corrections = await service.desk.run(caller.account.id, "corrections", { body: raw }, raw.length);
    const at = isoTime(service);
    await database.transaction().execute(async (change) => {
      const waiting = await change
        .updateTable("jobs")
        .set({
          status: "pending",
          corrections,
          again: job.again + 1,
          attempts: 0,
          interruptions: 0,
          not_before: null,
          cancel_asked: 0,
          error: null,
          updated_at: at,
          started_at: null,
          finished_at: null,
        })
        .where("id", "=", id)
        .where("again", "=", job.again)
        .where("status", "in", ["done", "failed"])
        .returning("id")
        .executeTakeFirst();
      if (!waiting) throw new HttpError(409, says.correctLater({ id: `${id}`, status: jobStatuses[job.status] }));
      await queue.enqueue(change, job);
    });
    queue.wake();
    return { job_id: id, status: "pending", poll_url: `/api/v1/jobs/${id}` };
  });
}

/** What changes a job may say which state of it was seen, in whatever language. */
async function refuseChanged({ request, service }: Exchange, job: StoredJob): Promise<void> {
  const header: unknown = request.headers["if-match"];
  if (header === undefined) return;
  const tag = await jobTag(service, job);
  const seen = String(header).replaceAll(/-[a-z]{2}"/g, '"');
  if (!matches(seen, tag)) throw new HttpError(412, says.changedSince({ id: `${job.id}` }));
}
