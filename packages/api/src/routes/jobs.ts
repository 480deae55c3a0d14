import { exportFormats } from "@x/words/workshop";
import * as z from "zod";
import {
  corrections,
  diff,
  job,
  jobEntry,
  jobPage,
  jobStatuses,
  newJob,
  newJobForm,
  newRevision,
  newRevisionForm,
  revised,
  submitted,
} from "../jobs.ts";
import { byEmail, contained, id, page } from "../resources.ts";
import { bothPaths, nextLink, type Route } from "../route.ts";
import { reportLanguages } from "./library.ts";

const parameters = z.object({ id: id("job") });
const inLanguage = z.strictObject({
  lang: z.enum(reportLanguages).optional().meta({ description: "of remarks, reasons and warnings; en when left out" }),
});
const entry = {
  id: 12,
  status: "done",
  revision_number: 1,
  project_id: 3,
  input_filename: "hall-3.pdf",
  created_at: "2026-11-21T09:30:00.000Z",
} as const;
const example = {
  ...entry,
  status: "processing",
  parent_job_id: null,
  priority: 10,
  national_annex: "DE",
  updated_at: "2026-11-21T09:30:04.000Z",
  progress: { stage: "reading", fraction: 0.3 },
  revisions: [{ id: 12, revision_number: 1, status: "processing" }],
} as const;
const submission = { job_id: 12, status: "pending", priority: 10, project_id: 3, poll_url: "/api/v1/jobs/12" } as const;
const revision = {
  job_id: 13,
  parent_job_id: 12,
  revision_number: 2,
  status: "pending",
  poll_url: "/api/upload/preview/13",
} as const;
const changed = { job_id: 12, status: "pending", poll_url: "/api/v1/jobs/12" } as const;
const accepted = z.object({ job_id: id("job"), status: z.enum(jobStatuses), poll_url: z.string() });
const difference = { added: [], removed: [], changed: [] };

const listQuery = z.strictObject({
  limit: page.shape.limit.meta({ description: "entries, 1 to 100; 20 when left out" }),
  before: page.shape.before,
  status: z.enum(jobStatuses).optional(),
  filename: contained.optional().meta({ description: "only jobs whose file name contains this" }),
  created_after: z.iso.datetime().optional().meta({ description: "only jobs that were made at this time or later" }),
  created_before: z.iso.datetime().optional().meta({ description: "only jobs that were made earlier" }),
  project_id: z.coerce.number().pipe(id("only jobs of this project")).optional(),
});

const tagged = {
  headers: { ETag: "another whenever the job is" },
  also: { 304: "It is what `If-None-Match` names" },
} as const;

const studio = { access: "token", studio: true, verified: true, tag: "Jobs" } as const;

export const jobRoutes = {
  submit: {
    method: "POST",
    path: "/api/v1/jobs",
    operationId: "submit-job",
    summary: "Submit a drawing, or a list of members",
    description:
      "A PDF as a form (`pdf`), or JSON with `pdf_url`; in place of a drawing a list of `members`, which is checked and made in the same way. It is read and checked in the background: look at `poll_url`, watch `/events`, or have a webhook told. When 202 is answered, drawing and job are kept.",
    ...studio,
    role: "engineer",
    idempotent: true,
    body: {
      schema: newJob,
      form: newJobForm,
      examples: () => ({
        example: {
          summary: "A drawing at an address",
          request: { pdf_url: "https://example.com/hall-3.pdf" },
          response: submission,
        },
        members: {
          summary: "A list of members",
          request: {
            members: [
              { mark: "B1", section: "IPE 300", length_mm: 6000, quantity: 4, steel_grade: "S355", role: "beam" },
              { mark: "C1", section: "HE 200 B", length_mm: 4200, quantity: 2, steel_grade: "S355", role: "column" },
            ],
          },
          response: submission,
        },
      }),
    },
    success: { status: 202, description: "Taken", schema: submitted },
  },
  list: {
    method: "GET",
    path: "/api/v1/jobs",
    operationId: "list-jobs",
    summary: "Jobs of the account",
    description: "Newest first. `count` is the number of all that match; `before` continues.",
    ...studio,
    role: "viewer",
    query: listQuery,
    success: {
      headers: nextLink,
      status: 200,
      description: "The jobs",
      schema: z.object({ jobs: z.array(jobEntry), count: z.int() }),
      example: { jobs: [entry], count: 1 },
    },
  },
  read: {
    method: "GET",
    path: "/api/v1/jobs/{id}",
    operationId: "job",
    summary: "One job",
    description:
      "With what was read and checked when it is done, with the reason when it failed. `lang` says remarks, reasons, assumptions and warnings in another language.",
    ...studio,
    role: "viewer",
    parameters,
    query: inLanguage,
    success: { status: 200, description: "The job", schema: z.object({ job }), example: { job: example }, ...tagged },
  },
  preview: {
    method: "GET",
    ...bothPaths("/upload/preview/{id}"),
    operationId: "preview-job",
    summary: "One job, for a session",
    description: "The same as `/api/v1/jobs/{id}`.",
    tag: "Jobs",
    access: "session",
    role: "viewer",
    studio: true,
    verified: true,
    parameters,
    query: byEmail.extend(inLanguage.shape),
    success: { status: 200, description: "The job", schema: z.object({ job }), example: { job: example }, ...tagged },
  },
  watch: {
    method: "GET",
    path: "/api/v1/jobs/{id}/events",
    operationId: "watch-job",
    summary: "What happens to a job, as server-sent events",
    description:
      "Events `progress` (stage and fraction), `done` and `failed`, the last of which ends the stream. `Last-Event-ID` continues after a broken connection.",
    ...studio,
    role: "viewer",
    parameters,
    success: { status: 200, description: "Server-sent events", type: "text/event-stream", schema: z.string() },
  },
  pages: {
    method: "GET",
    path: "/api/v1/jobs/{id}/pages",
    operationId: "job-pages",
    summary: "The pages of a drawing, with boxes around what was read",
    description: "Corrections are applied. 409 until the drawing has been read.",
    ...studio,
    role: "viewer",
    parameters,
    query: inLanguage,
    success: {
      status: 200,
      description: "The pages",
      schema: z.object({ pages: z.array(jobPage) }),
      example: {
        pages: [
          {
            page: 1,
            width: 1190.55,
            height: 841.89,
            picture_url: "/api/v1/jobs/12/pages/1.png",
            boxes: [
              {
                kind: "member",
                bbox: [100, 200, 260, 212],
                mark: "B1",
                section: "IPE 300",
                method: "text",
                confidence: 0.98,
              },
            ],
          },
        ],
      },
    },
    errors: [409],
  },
  picture: {
    method: "GET",
    path: "/api/v1/jobs/{id}/pages/{page}.png",
    operationId: "job-page-picture",
    summary: "A page as a picture, with boxes around what was read",
    description:
      "Coloured by confidence, with a legend. Made when it is first asked for, and kept. 409 until the drawing has been read.",
    ...studio,
    role: "viewer",
    parameters: z.object({ id: id("job"), page: id("page, from 1") }),
    query: z.strictObject({
      marks: z.enum(["true", "false"]).optional().meta({ description: "false: nothing is marked on the page" }),
    }),
    success: {
      status: 200,
      description: "The picture",
      type: "image/png",
      schema: z.string(),
      also: { 304: "It is what `If-None-Match` names" },
    },
    errors: [409],
  },
  remove: {
    method: "DELETE",
    path: "/api/v1/jobs/{id}",
    operationId: "delete-job",
    summary: "Delete a finished job with its files",
    description: "409 while it waits or is processed: cancel it first.",
    ...studio,
    role: "engineer",
    guarded: true,
    parameters,
    success: { status: 204, description: "Deleted" },
    errors: [409],
  },
  cancel: {
    method: "POST",
    path: "/api/v1/jobs/{id}/cancel",
    operationId: "cancel-job",
    summary: "Cancel a job",
    description: "It ends as `failed`. 409 when it has ended already.",
    ...studio,
    role: "engineer",
    parameters,
    success: {
      status: 202,
      description: "It ends now, or when its worker notices",
      schema: accepted,
      example: { ...changed, status: "failed" },
    },
    errors: [409],
  },
  correct: {
    method: "PATCH",
    path: "/api/v1/jobs/{id}/corrections",
    operationId: "correct-job",
    summary: "Correct what was read",
    description:
      "Replaces the corrections of a finished job and works it again from what was read. An empty list takes them away. 409 while it waits or is processed.",
    ...studio,
    role: "engineer",
    guarded: true,
    parameters,
    body: {
      schema: corrections,
      examples: () => ({
        example: {
          summary: "A section that was misread",
          request: { corrections: [{ mark: "B1", section: "IPE 330", length_mm: 6200 }] },
          response: changed,
        },
      }),
    },
    success: { status: 202, description: "Waiting again", schema: accepted },
    errors: [409],
  },
  revise: {
    method: "POST",
    ...bothPaths("/jobs/{id}/revise"),
    operationId: "revise-job",
    summary: "Submit a new revision of a drawing",
    description:
      "As a form with `pdf`, or JSON with `pdf_url`, or either with `members`. The revision inherits project, priority and, where none are given, corrections and actions.",
    tag: "Jobs",
    access: "session",
    role: "engineer",
    studio: true,
    verified: true,
    idempotent: true,
    parameters,
    body: {
      schema: newRevision,
      form: newRevisionForm,
      examples: () => ({
        example: {
          summary: "A new drawing at an address",
          request: { email: "anna@example.com", pdf_url: "https://example.com/hall-3-b.pdf" },
          response: revision,
        },
      }),
    },
    success: { status: 202, description: "Taken", schema: revised },
  },
  diff: {
    method: "GET",
    path: "/api/v1/jobs/{id}/diff/{previousId}",
    operationId: "diff-jobs",
    summary: "What a revision changed",
    description:
      "Between a job and an earlier one of its chain. 409 when one is not done, or they are of different chains.",
    ...studio,
    role: "viewer",
    parameters: z.object({ id: id("the newer job"), previousId: id("the older job") }),
    success: {
      status: 200,
      description: "The differences",
      schema: z.object({ diff }),
      example: { diff: { members: difference, connections: difference, welds: difference } },
    },
    errors: [409],
  },
  download: {
    method: "GET",
    path: "/api/v1/projects/{id}/export/{format}",
    operationId: "export",
    summary: "A file that a job made",
    description: "Ranges and `If-None-Match` are answered. 409 until the job is done.",
    ...studio,
    role: "viewer",
    parameters: z.object({ id: id("project"), format: z.enum(exportFormats) }),
    query: z.strictObject({ run_id: z.coerce.number().pipe(id("job")) }),
    success: {
      status: 200,
      description: "The file",
      type: "application/octet-stream",
      schema: z.string(),
      also: { 206: "The part that `Range` asks for", 304: "It is what `If-None-Match` names" },
    },
    errors: [409, 416],
  },
} as const satisfies Record<string, Route>;
