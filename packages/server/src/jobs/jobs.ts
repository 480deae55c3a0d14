import { createHash } from "node:crypto";
import type { Job, JobEntry, JobOutcome, JobStatus } from "@x/api";
import type { Said } from "@x/eurocode/message";
import type { Language } from "@x/words";
import { type Selectable, sql, type Transaction } from "kysely";
import { containing } from "../database/containing.ts";
import type { Database, JobRow, Tables } from "../database/schema.ts";
import type { Service } from "../service.ts";

export type StoredJob = Selectable<JobRow>;

const listed = ["id", "status", "revision_number", "project_id", "input_filename", "created_at", "outcome"] as const;

export interface Filter {
  readonly status?: JobStatus | undefined;
  readonly project_id?: number | undefined;
  readonly filename?: string | undefined;
  readonly created_after?: string | undefined;
  readonly created_before?: string | undefined;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

type Listed = Pick<StoredJob, (typeof listed)[number]>;

/** Of one that is worked on again what came of it before is past. */
const entryOf = ({ outcome, ...row }: Listed): JobEntry => ({
  ...row,
  ...(outcome === null || row.status !== "done" ? {} : { outcome: JSON.parse(outcome) as JobOutcome }), // as jobs/finish.ts wrote it
});

/** Times are kept, and compared, as text. */
const asKept = (time = ""): string => new Date(time).toISOString();

/** Newest first, and how many match in all. */
export async function listJobs(
  database: Database,
  account: number,
  filter: Filter,
): Promise<{ jobs: JobEntry[]; count: number }> {
  const { status, project_id, filename, created_after: after, created_before: until, before, limit = 20 } = filter;
  const matching = database
    .selectFrom("jobs")
    .where("account_id", "=", account)
    .$if(status !== undefined, (query) => query.where("status", "=", status as JobStatus)) // as the condition says
    .$if(project_id !== undefined, (query) => query.where("project_id", "=", Number(project_id)))
    .$if(filename !== undefined, (query) => query.where(containing("input_filename", String(filename))))
    .$if(after !== undefined, (query) => query.where("created_at", ">=", asKept(after)))
    .$if(until !== undefined, (query) => query.where("created_at", "<", asKept(until)));
  const rows = await matching
    .select(listed)
    .$if(before !== undefined, (query) => query.where("id", "<", Number(before)))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const { count } = await matching.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return { jobs: rows.map(entryOf), count: Number(count) };
}

export const ownJob = (database: Database, account: number, id: number): Promise<StoredJob | undefined> =>
  database.selectFrom("jobs").selectAll().where("id", "=", id).where("account_id", "=", account).executeTakeFirst();

/** What it made, as it is kept. */
export async function resultText(database: Database, id: number): Promise<string | undefined> {
  return (await database.selectFrom("job_results").select("result").where("job_id", "=", id).executeTakeFirst())
    ?.result;
}

export const exportUrl = (project: number, format: string, job: number): string =>
  `/api/v1/projects/${project}/export/${format}?run_id=${job}`;

/** The drawings for the workshop; without them, the job. */
export const resultUrl = (base: string, project: number, job: number, drawn: boolean): string =>
  `${base}${drawn ? exportUrl(project, "shop.pdf", job) : `/api/v1/jobs/${job}`}`;

const revisionsOf = (database: Database, { id, root_id }: StoredJob): Promise<Job["revisions"]> =>
  database
    .selectFrom("jobs")
    .select(["id", "revision_number", "status"])
    .where("root_id", "=", root_id ?? id)
    .orderBy("revision_number")
    .execute();

/** Another whenever what is shown of a job is; in every language alike. */
export async function jobTag(
  { database, base, version }: Pick<Service, "database" | "base" | "version">,
  row: StoredJob,
): Promise<string> {
  const { status, stage, fraction, error, updated_at, again, corrections } = row;
  const of = [version, base(), row.id, status, stage, fraction, error, updated_at, again];
  const text = JSON.stringify([...of, await revisionsOf(database, row)]);
  // corrections may be long: as they are stored
  return createHash("sha256")
    .update(text)
    .update(corrections ?? "")
    .digest("hex")
    .slice(0, 32);
}

/** The answer that shows it. */
export async function shownJob(
  { database, base, desk }: Pick<Service, "database" | "base" | "desk">,
  row: StoredJob,
  language: Language = "en",
): Promise<Uint8Array> {
  const result = row.status === "done" ? await resultText(database, row.id) : undefined;
  const shown = { ...common(row), revisions: await revisionsOf(database, row), ...(await endOf(database, row, base)) };
  const size = (result?.length ?? 0) + (row.corrections?.length ?? 0);
  return desk.run(row.account_id, "job", { shown, corrections: row.corrections, result, language }, size);
}

type Shown = Omit<Job, "corrections">;

function common(row: StoredJob) {
  return {
    id: row.id,
    status: row.status,
    revision_number: row.revision_number,
    project_id: row.project_id,
    input_filename: row.input_filename,
    created_at: row.created_at,
    parent_job_id: row.parent_id,
    priority: row.priority,
    national_annex: row.national_annex as Job["national_annex"], // copied from a project's
    updated_at: row.updated_at,
  } satisfies Partial<Shown>;
}

/** How far it is: progress, the reason why it failed, or where its files are. */
async function endOf(database: Database, row: StoredJob, base: () => string): Promise<Partial<Shown>> {
  if (row.status === "processing") return { progress: { stage: row.stage ?? "waiting", fraction: row.fraction ?? 0 } };
  if (row.status === "failed") return failureOf(row);
  if (row.status !== "done") return {};
  const made = await database
    .selectFrom("exports")
    .select("format")
    .where("job_id", "=", row.id)
    .orderBy("format")
    .execute();
  const urls = Object.fromEntries(made.map(({ format }) => [format, exportUrl(row.project_id, format, row.id)]));
  const result_url = resultUrl(base(), row.project_id, row.id, urls["shop.pdf"] !== undefined);
  return { export_urls: urls, result_url };
}

/** A job of an older version has no code. */
function failureOf({ error, error_said }: StoredJob): Pick<Job, "error" | "error_code" | "error_values"> {
  const said = error_said === null ? undefined : (JSON.parse(error_said) as Said); // of failJob()
  return {
    error: error ?? "it failed",
    ...(said && { error_code: said.id, ...(said.values && { error_values: said.values }) }),
  };
}

export interface NewJobRow {
  readonly account: number;
  readonly project: number;
  readonly annex: string;
  readonly priority: number;
  readonly filename: string;
  readonly source: "upload" | "http";
  readonly pdfUrl?: string | undefined;
  readonly files: string;
  readonly bytes?: number | undefined;
  readonly sha256?: string | undefined;
  readonly actions: string | null;
  readonly corrections: string | null;
  readonly parent?: StoredJob | undefined;
  readonly at: string;
  /** Id of the request that submitted it. */
  readonly request?: string | undefined;
  /** `traceparent` of it. */
  readonly trace?: string | undefined;
}

/** A revision is the next of its chain, whichever job of it was named. */
export async function insertJob(change: Transaction<Tables>, job: NewJobRow): Promise<StoredJob> {
  const root = job.parent ? (job.parent.root_id ?? job.parent.id) : null;
  const revision = root === null ? 1 : (await highestRevision(change, root)) + 1;
  const row = await change
    .insertInto("jobs")
    .values({
      account_id: job.account,
      project_id: job.project,
      root_id: root,
      parent_id: job.parent?.id ?? null,
      revision_number: revision,
      status: "pending",
      priority: job.priority,
      input_filename: job.filename,
      source: job.source,
      pdf_url: job.pdfUrl ?? null,
      files: job.files,
      pdf_bytes: job.bytes ?? null,
      pdf_sha256: job.sha256 ?? null,
      national_annex: job.annex,
      actions: job.actions,
      corrections: job.corrections,
      worker: null,
      lease_until: null,
      stage: null,
      fraction: null,
      error: null,
      created_at: job.at,
      updated_at: job.at,
      started_at: null,
      finished_at: null,
      request_id: job.request ?? null,
      trace: job.trace ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (root !== null) return row;
  await change.updateTable("jobs").set({ root_id: row.id }).where("id", "=", row.id).execute();
  return { ...row, root_id: row.id };
}

async function highestRevision(change: Transaction<Tables>, root: number): Promise<number> {
  const { highest } = await change
    .selectFrom("jobs")
    .select(({ fn }) => fn.max("revision_number").as("highest"))
    .where("root_id", "=", root)
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0);
}

export async function note(database: Database, job: number, event: string, data: object, at: string): Promise<void> {
  await database
    .insertInto("job_progress")
    .values({ job_id: job, event, data: JSON.stringify(data), created_at: at })
    .execute();
}

/** Of an account: waiting or running jobs. */
export async function openJobs(database: Database, account: number): Promise<number> {
  const { count } = await database
    .selectFrom("jobs")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", account)
    .where("status", "in", ["pending", "processing"])
    .executeTakeFirstOrThrow();
  return Number(count);
}
