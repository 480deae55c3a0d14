import type { ResponseObject, Server } from "@hapi/hapi";
import { jobRoutes } from "@x/api";
import type { Language } from "@x/words";
import { HttpError } from "../http/errors.ts";
import { listPage } from "../http/paging.ts";
import { addRoute, type Exchange, json } from "../http/routes.ts";
import { ownProject } from "../projects/projects.ts";
import { jobStatuses, service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { matches, sendExport } from "./download.ts";
import { jobTag, listJobs, resultText, shownJob } from "./jobs.ts";
import { jobOf } from "./own.ts";
import { watchJob } from "./watch.ts";

/** Jobs as they are, what they made, and what differs between two. */
export function registerReading(server: Server, service: Service): void {
  const { database } = service;

  const shown = async (call: Exchange, id: number, language: Language = "en"): Promise<ResponseObject> => {
    const { h, caller, request } = call;
    const job = await jobOf(service, caller, id);
    const etag = `${await jobTag(service, job)}-${language}`;
    if (matches(request.headers["if-none-match"], etag)) return h.response().code(304).header("ETag", `"${etag}"`);
    return json(h, await shownJob(service, job, language)).header("ETag", `"${etag}"`);
  };

  addRoute(server, service, jobRoutes.list, async (call) => {
    const { limit = 20, ...filter } = call.query();
    const list = await listJobs(database, call.caller.account.id, { limit, ...filter });
    return listPage(call, list, list.jobs, limit);
  });

  addRoute(server, service, jobRoutes.read, (call) => shown(call, call.id, call.query().lang));

  addRoute(server, service, jobRoutes.preview, (call) => shown(call, call.id, call.query().lang));

  addRoute(server, service, jobRoutes.watch, async ({ caller, id, request, h }) =>
    watchJob(service, await jobOf(service, caller, id), request, h),
  );

  addRoute(server, service, jobRoutes.diff, async ({ caller, id, number, h }) => {
    const newer = await jobOf(service, caller, id);
    const older = await jobOf(service, caller, number("previousId"));
    if (newer.root_id !== older.root_id) {
      throw new HttpError(409, says.otherChain({ newer: `${newer.id}`, older: `${older.id}` }));
    }
    for (const job of [newer, older])
      if (job.status !== "done")
        throw new HttpError(409, says.notDone({ id: `${job.id}`, status: jobStatuses[job.status] }));
    const [before, after] = [await resultText(database, older.id), await resultText(database, newer.id)];
    if (!before || !after) throw new HttpError(409, says.noResult);
    const size = before.length + after.length;
    return json(h, await service.desk.run(caller.account.id, "diff", { before, after }, size));
  });

  addRoute(server, service, jobRoutes.download, async ({ caller, id, request, query, h }) => {
    const project = await ownProject(database, caller.account.id, id);
    if (!project) throw new HttpError(404, says.noProject({ id: `${id}` }));
    const job = await jobOf(service, caller, query().run_id);
    if (job.project_id !== id) throw new HttpError(404, says.otherProject({ id: `${job.id}`, project: `${id}` }));
    return sendExport(service, job, String(request.params.format), request, h);
  });
}
