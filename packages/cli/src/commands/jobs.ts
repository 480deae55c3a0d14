import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { decodedText } from "@x/api/text";
import type { Client, Job, JobEntry, JobStatus, NewDrawing, SendOptions } from "@x/client";
import { listed, messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { exitCode, Stop } from "../exit.ts";
import { progressLine } from "../print/progress.ts";
import { printJson, say, size, table } from "../print/text.ts";
import { online, onlineForLong } from "../remote.ts";
import { ofFiles, ofOptions } from "../stops.ts";

const stops = messages("jobsCommand", {
  notDone: "job {id} is {status}",
  failed: "job {id} is {status}: {why}",
  noFormat: "job {id} has no {given}; it has {known}",
  number: '"{given}" is not a number; jobs and projects are numbered from 1',
});

const statuses: readonly JobStatus[] = ["pending", "processing", "done", "failed"];

interface DrawingOptions {
  readonly project?: string;
  readonly actions?: string;
  readonly corrections?: string;
  readonly json?: true;
}

export function addJobs(program: Command): void {
  const jobs = program
    .command("jobs")
    .description("Jobs at the server of x login; they need a Studio subscription.")
    .addHelpText(
      "after",
      `
Examples:
  x jobs submit hall-3.pdf --project 3
  x jobs watch 12
  x jobs download 12 -o out
  x jobs revise 12 hall-3-b.pdf
  x jobs diff 13 12 --json`,
    );

  for (const add of [submit, revise, list, show, watch, cancel, diff, download]) add(jobs);
}

/** What is sent beside a drawing. */
const drawing = (command: Command): Command =>
  command
    .option("--actions <file>", "design actions by mark: JSON or CSV")
    .option("--corrections <file>", "corrections by mark: JSON")
    .option("--json", "print JSON");

function submit(jobs: Command): void {
  drawing(jobs.command("submit").description("Submits a drawing: a PDF, or its address; or a list of members."))
    .argument("<file>", "a PDF, an address that begins with http, or a list of members (.csv, .json)")
    .option("--project <number>", "project it goes into")
    .action(async (file: string, options: DrawingOptions) => {
      const made = await onlineForLong((client) =>
        sending(file, (how) => client.jobs.submit(drawingOf(file, options), how)),
      );
      if (options.json) return printJson(made);
      say(`job ${made.job_id} waits; x jobs watch ${made.job_id}`);
    });
}

function revise(jobs: Command): void {
  drawing(jobs.command("revise").description("Submits a new revision of a drawing or list."))
    .argument("<job>")
    .argument("<file>", "a PDF, an address that begins with http, or a list of members (.csv, .json)")
    .action(async (job: string, file: string, options: DrawingOptions) => {
      const id = numberOf(job);
      const made = await onlineForLong((client) =>
        sending(file, (how) => client.jobs.revise(id, drawingOf(file, options), how)),
      );
      if (options.json) return printJson(made);
      say(`job ${made.job_id} waits: revision ${made.revision_number}; x jobs watch ${made.job_id}`);
    });
}

function list(jobs: Command): void {
  jobs
    .command("list")
    .description("Lists jobs, newest first.")
    .option("--status <status>", statuses.join(", "))
    .option("--project <number>", "only of this project")
    .option("--limit <number>", "1 to 100; 20 when left out")
    .option("--json", "print JSON")
    .action(
      async ({ status, project, limit, json }: { status?: string; project?: string; limit?: string; json?: true }) => {
        const wanted = statuses.find((known) => known === status);
        if (status !== undefined && !wanted)
          throw new Stop(ofOptions.oneOf({ option: "--status", known: listed("plain", statuses), given: status }));
        const filter = {
          ...(wanted ? { status: wanted } : {}),
          ...(project === undefined ? {} : { project_id: numberOf(project) }),
          ...(limit === undefined ? {} : { limit: numberOf(limit) }),
        };
        const found = await online((client) => client.jobs.list(filter));
        if (json) return printJson(found);
        say(found.jobs.length === 0 ? "no jobs yet" : tableOf(found.jobs));
      },
    );
}

function show(jobs: Command): void {
  jobs
    .command("show")
    .description("Shows a job.")
    .argument("<job>")
    .option("--json", "print JSON: the job as the interface gives it")
    .action(async (job: string, { json }: { json?: true }) => {
      const found = await online((client) => client.jobs.read(numberOf(job)));
      if (json) return printJson({ job: found });
      say(shown(found));
    });
}

function watch(jobs: Command): void {
  jobs
    .command("watch")
    .description("Follows a job until it ends. Exits with 0 when it is done, with 1 when it failed.")
    .argument("<job>")
    .option("--json", "print the job as JSON when it has ended")
    .action(async (job: string, { json }: { json?: true }) => {
      const id = numberOf(job);
      const ended = await onlineForLong((client) => watched(client, id));
      if (json) printJson({ job: ended });
      else say(shown(ended));
      if (ended.status !== "done") process.exitCode = exitCode.notPassed;
    });
}

function cancel(jobs: Command): void {
  jobs
    .command("cancel")
    .description("Cancels a waiting or running job.")
    .argument("<job>")
    .action(async (job: string) => {
      const status = await online((client) => client.jobs.cancel(numberOf(job)));
      say(status === "failed" ? `job ${job} is cancelled` : `job ${job} is being cancelled`);
    });
}

function diff(jobs: Command): void {
  jobs
    .command("diff")
    .description("What a revision changed.")
    .argument("<newer>")
    .argument("<older>")
    .option("--json", "print JSON")
    .action(async (newer: string, older: string, { json }: { json?: true }) => {
      const diff = await online((client) => client.jobs.diff(numberOf(newer), numberOf(older)));
      if (json) return printJson({ diff });
      const lines = Object.entries(diff).flatMap(([what, { added, removed, changed }]) => [
        ...added.map((one) => `+ ${what}  ${nameOf(one)}`),
        ...removed.map((one) => `- ${what}  ${nameOf(one)}`),
        ...changed.map(
          (one) => `~ ${what}  ${nameOf(one)}  ${JSON.stringify(one.before)} → ${JSON.stringify(one.after)}`,
        ),
      ]);
      say(lines.length === 0 ? "nothing changed" : lines.join("\n"));
    });
}

function download(jobs: Command): void {
  jobs
    .command("download")
    .description("Saves every file that a job made.")
    .argument("<job>")
    .option("-o, --out <folder>", "folder to write into", ".")
    .option("--format <formats>", "only these, separated by commas")
    .action(async (job: string, { out, format }: { out: string; format?: string }) => {
      const id = numberOf(job);
      await onlineForLong(async (client) => {
        const { project_id, status, export_urls = {}, error } = await client.jobs.read(id);
        if (status !== "done")
          throw new Stop(
            error === undefined ? stops.notDone({ id, status }) : stops.failed({ id, status, why: error }),
            exitCode.unreachable,
          );
        const all = Object.keys(export_urls);
        const wanted = format === undefined ? all : format.split(",").map((one) => one.trim());
        const unknown = wanted.find((one) => !all.includes(one));
        if (unknown !== undefined) throw new Stop(stops.noFormat({ id, given: unknown, known: listed("plain", all) }));
        mkdirSync(out, { recursive: true });
        const { saveExport } = await import("@x/client/files");
        for (const one of wanted) {
          const bytes = await saveExport(client, { project: project_id, job: id, format: one }, join(out, one));
          say(`${join(out, one)}  ${bytes} bytes`);
        }
      });
    });
}

/** A drawing on its way to the server; how far it is shows on a terminal. */
async function sending<T>(file: string, send: (how: SendOptions) => Promise<T>): Promise<T> {
  const line = progressLine();
  const onProgress: SendOptions["onProgress"] = ({ bytes, of }) =>
    line.bar(bytes / of, `sending ${basename(file)} ${size(bytes)} of ${size(of)}`);
  try {
    return await send(process.stderr.isTTY === true ? { onProgress } : {});
  } finally {
    line.clear();
  }
}

/** A bar on a terminal, a line for each step where stderr is a file. */
async function watched(client: Client, id: number): Promise<Job> {
  const line = progressLine();
  const live = process.stderr.isTTY === true;
  try {
    return await client.jobs.wait(id, {
      onProgress: ({ event, data }) => {
        if (event !== "progress") return;
        const { stage = "", fraction = 0 } = data;
        if (live) line.bar(fraction, stage);
        else process.stderr.write(`${stage} ${Math.round(100 * fraction)} %\n`);
      },
    });
  } finally {
    line.clear();
  }
}

function drawingOf(file: string, { project, actions, corrections }: DrawingOptions): NewDrawing {
  const given = /^https?:\/\//.test(file)
    ? { pdfUrl: file }
    : /\.(?:csv|tsv|json)$/i.test(file)
      ? { members: { name: basename(file), text: decodedText(bytesOf(file)) } }
      : { pdf: { name: basename(file), bytes: new Uint8Array(bytesOf(file)) } };
  return {
    ...given,
    ...(project === undefined ? {} : { project: numberOf(project) }),
    ...(actions === undefined ? {} : { actions: decodedText(bytesOf(actions)) }),
    ...(corrections === undefined ? {} : { corrections: decodedText(bytesOf(corrections)) }),
  };
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new Stop(code === "ENOENT" ? ofFiles.none({ file }) : ofFiles.unreadable({ file, why: code }));
  }
}

export function numberOf(text: string): number {
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  throw new Stop(stops.number({ given: text }));
}

const nameOf = ({ mark, id, section }: Readonly<Record<string, unknown>>): string =>
  [mark ?? id, section].filter((part) => typeof part === "string" && part !== "").join("  ");

const tableOf = (jobs: readonly JobEntry[]): string =>
  table(
    jobs.map(({ id, status, revision_number, project_id, input_filename, created_at, outcome }) => [
      String(id),
      status,
      outcome ? cameOf(outcome) : "",
      `rev ${revision_number}`,
      `project ${project_id}`,
      input_filename,
      created_at.slice(0, 16).replace("T", " "),
    ]),
    [{ align: "right" }, {}, {}, {}, {}, {}, {}],
    "",
  );

/** `not designed 12 %, 3 not understood, 1240 kg` */
const cameOf = ({ state, max_utilization, unresolved_count, total_mass_kg }: NonNullable<JobEntry["outcome"]>) =>
  [
    `${state}${max_utilization === null ? "" : ` ${(100 * max_utilization).toFixed(0)} %`}`,
    ...(unresolved_count === 0 ? [] : [`${unresolved_count} not understood`]),
    `${Math.round(total_mass_kg)} kg`,
  ].join(", ");

function shown(job: Job): string {
  const head = `job ${job.id}  ${job.status}  revision ${job.revision_number}  ${job.input_filename}`;
  if (job.error !== undefined) return `${head}\n${job.error}`;
  if (!job.extracted_data) return head;
  const { members, summary, warnings } = job.extracted_data;
  const failed = members.filter(({ passed }) => !passed).length;
  return [
    head,
    `${summary.member_count} pieces in ${summary.row_count} rows, ${summary.total_mass_kg} kg; ${failed} rows did not pass`,
    ...warnings.map((text) => `! ${text}`),
  ].join("\n");
}
