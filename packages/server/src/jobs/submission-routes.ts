import type { IncomingMessage } from "node:http";
import type { Server } from "@hapi/hapi";
import { jobRoutes } from "@x/api";
import type { Transaction } from "kysely";
import { inTurn } from "../database/open.ts";
import type { Tables } from "../database/schema.ts";
import { HttpError } from "../http/errors.ts";
import { changeOnce } from "../http/idempotency.ts";
import { addFormRoute, type Exchange } from "../http/routes.ts";
import { defaultProject, ownProject } from "../projects/projects.ts";
import { service as says } from "../says.ts";
import { isoTime, type Service } from "../service.ts";
import { drawingKey, pdfKey } from "./files.ts";
import { insertJob, openJobs } from "./jobs.ts";
import { jobOf } from "./own.ts";
import { mostForm, type Received, receive } from "./receive.ts";
import { takeRoom } from "./storage.ts";
import { incoming, mostOpen, newPlace, type Submission, sizeOf, tooManyOpen } from "./submit.ts";

/** Of a form beside the file. */
const parts = ["members", "actions", "corrections", "pdf_url"];

/** New jobs: of a drawing or a list of members, and revisions of one. */
export function registerSubmission(server: Server, service: Service): void {
  const { database, queue, config } = service;
  const form = { most: mostForm, read: (request: IncomingMessage) => receive(request, incoming(config)) };

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
    const parent = await jobOf(service, call.caller, call.id);
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
}

function submitted(call: Exchange, received: Received, revision: boolean): Promise<Submission> {
  const { service } = call;
  if (received.problem) throw received.problem;
  const { fields, pdf, membersName, json } = received;
  const sent = { fields, pdf, membersName, json };
  const known = [revision ? "email" : "project_id", ...parts];
  const { allowPrivateUrls, fetchPorts } = service.config;
  const rules = { allowPrivateUrls, fetchPorts, known };
  return service.desk.run(call.caller.account.id, "submission", { sent, revision, rules }, sizeOf(sent));
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

/** First the file, durable, then the row that names it; without the row the file goes again. */
async function keep<A extends object>(
  call: Exchange,
  { pdf }: Received,
  submission: Submission,
  insert: (change: Transaction<Tables>, place: Place) => Promise<A>,
): Promise<unknown> {
  const { service } = call;
  const { database, blobs, queue } = service;
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
