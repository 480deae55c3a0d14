import { annexCodes } from "@x/eurocode";
import { announcedFormats, eventKeyOf } from "@x/words/workshop";
import * as z from "zod";
import type { EventName } from "./jobs.ts";
import { id, time } from "./resources.ts";

/** What is sent to the webhooks of tokens: a body for each event. */

const path = (of: string) => z.string().meta({ description: `path of ${of}, relative to the server` });
const duration = z.int().min(0).meta({ description: "from its start to its end" });
const job = { job_id: id("job"), project_id: id("project") };

const data = {
  "project.created": z.object({
    project_id: id("project"),
    project_name: z.string(),
    national_annex: z.enum(annexCodes),
    user_id: id("account"),
  }),
  "job.started": z.object({ ...job, filename: z.string(), priority: z.int() }),
  "job.completed": z.object({
    ...job,
    result_url: z.string().meta({ description: "the fabrication PDF; without one, the job" }),
    utilisation_summary: z.object({
      member_count: z.int().meta({ description: "pieces" }),
      passed_count: z.int().meta({ description: "pieces whose member passes under actions that were given" }),
      failed_count: z.int(),
      not_designed_count: z
        .int()
        .meta({ description: "under their own weight alone, or not checked; the three are member_count" }),
      max_utilisation: z.number().meta({ description: "percent" }),
      total_mass_kg: z.number(),
    }),
    export_urls: z.object(
      Object.fromEntries(announcedFormats.map((format) => [eventKeyOf(format), path(format).optional()])),
    ),
    duration_seconds: duration,
  }),
  "job.failed": z.object({
    ...job,
    error: z.string().meta({ description: "why, in a sentence" }),
    error_code: z.string().optional().meta({ description: "which message that is; does not change" }),
    error_values: z.record(z.string(), z.unknown()).optional().meta({ description: "what goes in its places" }),
    duration_seconds: duration,
  }),
  "revision.detected": z.object({
    project_id: id("project"),
    parent_job_id: id("job it is a revision of"),
    new_job_id: id("job"),
    revision_index: z.int().min(2),
    source: z.enum(["upload", "email", "s3", "http"]),
    delta_summary: z.string().meta({ description: "what changed, in a sentence" }),
  }),
  "export.ready": z.object({
    ...job,
    format: z.enum(announcedFormats),
    download_url: path("the file"),
    size_bytes: z.int().positive(),
  }),
  ping: z.object({ token_id: id("token") }),
} as const satisfies Record<EventName, z.ZodObject>;

const envelope = <N extends EventName>(event: N) =>
  z
    .object({
      event: z.literal(event),
      delivery_id: z.uuid().meta({ description: "the same at every attempt: by it receivers know what they have" }),
      timestamp: time("when it came about"),
      api_version: z.literal("1.1.0"),
      data: data[event],
    })
    .meta({ id: `Event ${event}`.replace(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()) });

/** For tokens with `payload: "flat"`. */
const flatCompleted = z
  .object({
    event: z.literal("job.completed"),
    ...job,
    status: z.literal("done"),
    result_url: z.string(),
    member_count: z.int(),
    timestamp: time("when it came about"),
  })
  .meta({ id: "EventJobCompletedFlat" });

export interface WebhookEvent {
  readonly event: EventName;
  readonly summary: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
}

const example = (event: EventName, values: object) => ({
  event,
  delivery_id: "5f9a3c1e-6f0e-4a53-9a3c-8f6f2f2f7e11",
  timestamp: "2026-11-21T09:31:10.000Z",
  api_version: "1.1.0",
  data: values,
});
const exported = (format: string) => `/api/v1/projects/3/export/${format}?run_id=12`;
const [job_id, project_id] = [12, 3];

export const webhookEvents: readonly WebhookEvent[] = [
  {
    event: "project.created",
    summary: "A project was created",
    schema: envelope("project.created"),
    example: example("project.created", { project_id, project_name: "Hall 3", national_annex: "DE", user_id: 1 }),
  },
  {
    event: "job.started",
    summary: "A job is being processed; sent again if its worker died",
    schema: envelope("job.started"),
    example: example("job.started", { job_id, project_id, filename: "hall-3.pdf", priority: 10 }),
  },
  {
    event: "job.completed",
    summary: "A job is done",
    schema: z.union([envelope("job.completed"), flatCompleted]),
    example: example("job.completed", {
      job_id,
      project_id,
      result_url: `https://checks.example.com${exported("shop.pdf")}`,
      utilisation_summary: {
        member_count: 41,
        passed_count: 40,
        failed_count: 1,
        not_designed_count: 0,
        max_utilisation: 103.2,
        total_mass_kg: 8214.5,
      },
      export_urls: {
        shop_pdf: exported("shop.pdf"),
        bom_xlsx: exported("bom.xlsx"),
        bom_csv: exported("bom.csv"),
        model_ifc: exported("model.ifc"),
        package: exported("package.zip"),
      },
      duration_seconds: 3,
    }),
  },
  {
    event: "job.failed",
    summary: "A job ended without a result",
    schema: envelope("job.failed"),
    example: example("job.failed", {
      job_id,
      project_id,
      error: "it was cancelled",
      error_code: "jobs.canceled",
      duration_seconds: 2,
    }),
  },
  {
    event: "revision.detected",
    summary: "A revision is done, and what it changed",
    schema: envelope("revision.detected"),
    example: example("revision.detected", {
      project_id,
      parent_job_id: 12,
      new_job_id: 13,
      revision_index: 2,
      source: "http",
      delta_summary: "Members: 1 added (B7); 2 changed (B1, B2)",
    }),
  },
  {
    event: "export.ready",
    summary: "A file of a job is there",
    schema: envelope("export.ready"),
    example: example("export.ready", {
      job_id,
      project_id,
      format: "bom.csv",
      download_url: exported("bom.csv"),
      size_bytes: 2113,
    }),
  },
  {
    event: "ping",
    summary: "Requested, to test a webhook",
    schema: envelope("ping"),
    example: example("ping", { token_id: 7 }),
  },
];
