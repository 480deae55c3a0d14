import { announcedFormats, eventKeyOf, isAnnounced } from "@x/words/workshop";
import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { tell } from "../events/events.ts";
import type { Service } from "../service.ts";
import type { Made } from "../worker/job.ts";
import { durationOf, finished, onceOf } from "./claim.ts";
import { exportUrl, note, resultUrl, type StoredJob } from "./jobs.ts";
import type { MadeFile } from "./pipeline.ts";

/** Another has the job by now. */
export class Lost extends Error {}

export interface PdfFacts {
  readonly bytes: number;
  readonly sha256: string;
}

/** Only who holds a job may change it: a worker that was taken for dead may come back. */
export const holds = async (change: Transaction<Tables>, { id }: StoredJob, worker: string): Promise<boolean> =>
  (await change
    .updateTable("jobs")
    .set({ worker })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "processing")
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** With how many milliseconds it took, by a clock that is never set. */
type Finished = Made & { readonly elapsed: number };

/** Everything at once, or nothing: result, files, status and what is told of it. */
export async function finish(
  service: Service,
  job: StoredJob,
  worker: string,
  made: Finished,
  pdf: PdfFacts | undefined,
): Promise<void> {
  const { blobs, database, now } = service;
  // each time of its own: who reads the past files of a corrected job goes on reading them
  const place = `${job.files}/made-${job.again}-${job.attempts}`;
  for (const { format, type, bytes } of made.files) await blobs.put(`${place}/${format}`, bytes, type);
  const past = await database.transaction().execute(async (change) => {
    if (!(await holds(change, job, worker))) throw new Lost();
    const at = new Date(now()).toISOString();
    await change
      .updateTable("jobs")
      .set({
        status: "done",
        ...(pdf ? { pdf_bytes: pdf.bytes, pdf_sha256: pdf.sha256 } : {}),
        error: null,
        outcome: JSON.stringify(made.outcome),
        ...finished(at),
      })
      .where("id", "=", job.id)
      .execute();
    const { result } = made;
    await change
      .insertInto("job_results")
      .values({ job_id: job.id, result })
      .onConflict((conflict) => conflict.column("job_id").doUpdateSet({ result }))
      .execute();
    const gone = await change.deleteFrom("exports").where("job_id", "=", job.id).returning("key").execute();
    if (made.files.length > 0) {
      await change
        .insertInto("exports")
        .values(
          made.files.map(({ format, type, bytes, sha256 }) => ({
            job_id: job.id,
            format,
            key: `${place}/${format}`,
            type,
            bytes: bytes.length,
            sha256,
          })),
        )
        .execute();
    }
    await note(change, job.id, "done", { status: "done" }, at);
    await tellOfEnd(change, job, made, now(), service.base());
    return gone.map(({ key }) => key);
  });
  await blobs.delete(past.filter((key) => !key.startsWith(`${place}/`)));
}

async function tellOfEnd(
  change: Transaction<Tables>,
  job: StoredJob,
  { summary, files, delta = uncompared, elapsed }: Finished,
  at: number,
  base: string,
): Promise<void> {
  const { id: job_id, project_id, account_id: account } = job;
  const url = (format: string) => exportUrl(project_id, format, job_id);
  const has = (format: string) => files.some((file: MadeFile) => file.format === format);
  if (job.parent_id !== null && job.again === 0) {
    await tell(change, {
      account,
      event: "revision.detected",
      data: {
        project_id,
        parent_job_id: job.parent_id,
        new_job_id: job_id,
        revision_index: job.revision_number,
        source: job.source,
        delta_summary: delta,
      },
      once: onceOf(job, "revision"),
      at,
    });
  }
  await tell(change, {
    account,
    event: "job.completed",
    data: {
      job_id,
      project_id,
      result_url: resultUrl(base, project_id, job_id, has("shop.pdf")),
      utilisation_summary: {
        member_count: summary.member_count,
        passed_count: summary.pieces.passed,
        failed_count: summary.pieces.failed,
        not_designed_count: summary.pieces["not designed"],
        max_utilisation: Math.round(10_000 * summary.max_utilization) / 100,
        total_mass_kg: summary.total_mass_kg,
      },
      export_urls: Object.fromEntries(announcedFormats.filter(has).map((format) => [eventKeyOf(format), url(format)])),
      duration_seconds: durationOf(job, at, elapsed),
    },
    once: onceOf(job, "completed"),
    at,
  });
  for (const { format, bytes } of files) {
    if (!isAnnounced(format)) continue;
    await tell(change, {
      account,
      event: "export.ready",
      data: { job_id, project_id, format, download_url: url(format), size_bytes: bytes.length },
      once: onceOf(job, `export ${format}`),
      at,
    });
  }
}

/** Of a revision: what it changed cannot be told. */
const uncompared = "the revision before it has no result to compare with";
