import type { IncomingMessage } from "node:http";
import type { ResponseObject, Server } from "@hapi/hapi";
import { jobRoutes } from "@x/api";
import type { Language } from "@x/words";
import { noteCall } from "../accounts/audit.ts";
import type { Caller } from "../accounts/callers.ts";
import { inTurn } from "../database/open.ts";
import { HttpError } from "../http/errors.ts";
import { changeOnce } from "../http/idempotency.ts";
import { listPage } from "../http/paging.ts";
import { addFormRoute, addRoute, type Exchange, json } from "../http/routes.ts";
import { defaultProject, ownProject } from "../projects/projects.ts";
import { jobStatuses, service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { cancelJob } from "./claim.ts";
import { matches, sendExport } from "./download.ts";
import { drawingKey, pdfKey } from "./files.ts";
import { insertJob, jobTag, listJobs, openJobs, ownJob, resultText, type StoredJob, shownJob } from "./jobs.ts";
import { registerPages } from "./pages.ts";
import { mostForm, type Received, receive } from "./receive.ts";
import { removeFiles, takeRoom } from "./storage.ts";
import { incoming, mostOpen, newPlace, type Submission, sizeOf, tooManyOpen } from "./submit.ts";
import { watchJob } from "./watch.ts";

/** Of a form beside the file. */
const parts = ["members", "actions", "corrections", "pdf_url"];

export function registerJobs(server: Server, service: Service): void {
  registerPages(server, service);
  const { database, blobs, queue, config } = service;

  const form = { most: mostForm, read: (request: IncomingMessage) => receive(request, incoming(config)) };

  const own = async (caller: Caller, id: number): Promise<StoredJob> => {
    const job = await ownJob(database, caller.account.id, id);
    if (!job) throw new HttpError(404, says.noJob({ id: `${id}` }));
    return job;
  };

  const shown = async (call: Exchange, id: number, language: Language = "en"): Promise<ResponseObject> => {
    const { h, caller, request } = call;
    const job = await own(caller, id);
    const etag = `${await jobTag(service, job)}-${language}`;
    if (matches(request.headers["if-none-match"], etag)) return h.response().code(304).header("ETag", `"${etag}"`);
    return json(h, await shownJob(service, job, language)).header("ETag", `"${etag}"`);
  };

  /** What changes a job may say which state of it was seen, in whatever language. */
  const unchanged = async ({ request }: Exchange, job: StoredJob): Promise<void> => {
    const header: unknown = request.headers["if-match"];
    if (header === undefined) return;
    const tag = await jobTag(service, job);
    const seen = String(header).replaceAll(/-[a-z]{2}"/g, '"');
    if (!matches(seen, tag)) throw new HttpError(412, says.changedSince({ id: `${job.id}` }));
  };

  const submitted = (call: Exchange, received: Received, revision: boolean): Promise<Submission> => {
    if (received.problem) throw received.problem;
    const { fields, pdf, membersName, json } = received;
    const sent = { fields, pdf, membersName, json };
    const known = [revision ? "email" : "project_id", ...parts];
    const { allowPrivateUrls, fetchPorts } = config;
    const rules = { allowPrivateUrls, fetchPorts, known };
    return service.desk.run(call.caller.account.id, "submission", { sent, revision, rules }, sizeOf(sent));
  };

  addFormRoute(server, service, jobRoutes.submit, form, async (call, received) => {
    const submission = await submitted(call, received, false);
    const { account } = call.caller;
    if (submission.projectId !== undefined && !(await ownProject(database, account.id, submission.projectId))) {
      throw new HttpError(404, says.noProject({ id: `${submission.projectId}` }));
    }
    return await keep(call, received, submission, async (change, place) => {
      const project =
        submission.projectId === undefined
          ? await defaultProject(change, account.id, isoTime(service))
          : (await ownProject(change, account.id, submission.projectId))?.entry;
      if (!project) throw new HttpError(404, says.noProject({ id: `${submission.projectId}` }));
      const { priority } = await change
        .selectFrom("accounts")
        .select("priority")
        .where("id", "=", account.id)
        .executeTakeFirstOrThrow();
      const job = await insertJob(change, {
        ...place,
        account: account.id,
        project: project.id,
        annex: project.national_annex,
        priority,
        actions: submission.actions,
        corrections: submission.corrections,
      });
      await queue.enqueue(change, job);
      return {
        job_id: job.id,
        status: "pending",
        priority,
        project_id: project.id,
        poll_url: `/api/v1/jobs/${job.id}`,
      };
    });
  });

  addFormRoute(server, service, jobRoutes.revise, form, async (call, received) => {
    const parent = await own(call.caller, call.id);
    const submission = await submitted(call, received, true);
    return await keep(call, received, submission, async (change, place) => {
      await inTurn(service.store, change, `chain ${parent.root_id}`);
      const job = await insertJob(change, {
        ...place,
        account: parent.account_id,
        project: parent.project_id,
        annex: parent.national_annex,
        priority: parent.priority,
        // where nothing else is said, what a person has said of the marks goes on
        actions: submission.actions ?? parent.actions,
        corrections: submission.corrections ?? parent.corrections,
        parent,
      });
      await queue.enqueue(change, job);
      return {
        job_id: job.id,
        parent_job_id: parent.id,
        revision_number: job.revision_number,
        status: "pending",
        poll_url: `/api/upload/preview/${job.id}`,
      };
    });
  });

  /** First the file, durable, then the row that names it; without the row the file goes again. */
  async function keep<A extends object>(
    call: Exchange,
    { pdf }: Received,
    submission: Submission,
    insert: (change: Parameters<Parameters<typeof changeOnce>[1]>[0], place: Place) => Promise<A>,
  ): Promise<unknown> {
    const { account } = call.caller;
    if ((await openJobs(database, account.id)) >= mostOpen) throw tooManyOpen(mostOpen);
    const files = newPlace();
    const { list } = submission;
    const key = list ? drawingKey({ files }) : pdfKey({ files });
    if (pdf) await blobs.put(key, { file: pdf.file }, "application/pdf");
    if (list) await blobs.put(key, list, "application/json");
    let made = false;
    try {
      const answer = await changeOnce(
        call,
        async (change) => {
          await takeRoom(service, change, account.id, pdf?.bytes ?? list?.length ?? 0);
          const answer = await insert(change, {
            files,
            filename: submission.filename,
            source: submission.pdfUrl === undefined ? "upload" : "http",
            pdfUrl: submission.pdfUrl,
            bytes: pdf?.bytes ?? list?.length,
            sha256: pdf?.sha256,
            at: isoTime(service),
            request: call.request.info.id,
            trace: call.request.app.span?.context,
          });
          made = true;
          return answer;
        },
        { hash: submission.hash },
      );
      queue.wake();
      // the answer of another request with the same key: its job has its own file
      if (!made && (pdf || list)) await blobs.delete([key]);
      return answer;
    } catch (error) {
      if (pdf || list) await blobs.delete([key]).catch(() => {});
      throw error;
    }
  }

  addRoute(server, service, jobRoutes.list, async (call) => {
    const { limit = 20, ...filter } = call.query();
    const list = await listJobs(database, call.caller.account.id, { limit, ...filter });
    return listPage(call, list, list.jobs, limit);
  });

  addRoute(server, service, jobRoutes.read, (call) => shown(call, call.id, call.query().lang));

  addRoute(server, service, jobRoutes.preview, (call) => shown(call, call.id, call.query().lang));

  addRoute(server, service, jobRoutes.watch, async ({ caller, id, request, h }) =>
    watchJob(service, await own(caller, id), request, h),
  );

  addRoute(server, service, jobRoutes.cancel, async ({ caller, id }) => {
    const job = await own(caller, id);
    const status = await database.transaction().execute((change) => cancelJob(change, job, service.now()));
    if (status === undefined) throw new HttpError(409, says.jobEnded({ id: `${id}`, status: jobStatuses[job.status] }));
    if (status === "processing") service.worker()?.cancel(id);
    else service.deliverer.wake();
    return { job_id: id, status, poll_url: `/api/v1/jobs/${id}` };
  });

  addRoute(server, service, jobRoutes.remove, async (call) => {
    const { caller, id } = call;
    const job = await own(caller, id);
    await unchanged(call, job);
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
    const job = await own(caller, id);
    await unchanged(call, job);
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

  addRoute(server, service, jobRoutes.diff, async ({ caller, id, number, h }) => {
    const newer = await own(caller, id);
    const older = await own(caller, number("previousId"));
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
    const job = await own(caller, query().run_id);
    if (job.project_id !== id) throw new HttpError(404, says.otherProject({ id: `${job.id}`, project: `${id}` }));
    return sendExport(service, job, String(request.params.format), request, h);
  });
}

interface Place {
  readonly files: string;
  readonly filename: string;
  readonly source: "upload" | "http";
  readonly pdfUrl: string | undefined;
  readonly bytes: number | undefined;
  readonly sha256: string | undefined;
  readonly at: string;
  readonly request: string;
  readonly trace: string | undefined;
}
