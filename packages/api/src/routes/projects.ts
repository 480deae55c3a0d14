import * as z from "zod";
import {
  byEmail,
  contained,
  id,
  nationalAnnex,
  newProject,
  newWatcher,
  page,
  project,
  projectChange,
  projectEntry,
  watcher,
} from "../resources.ts";
import { bothPaths, nextLink, type Route, smallBody } from "../route.ts";

const entry = {
  id: 3,
  name: "Hall 3",
  description: "Crane hall, axes A to F",
  national_annex: "DE",
  created_at: "2026-11-21T09:30:00.000Z",
} as const;
const example = { ...entry, default_actions: null } as const;
const parameters = z.object({ id: id("project") });
const answer = z.object({ project });
const watched = {
  project_id: 3,
  url: "https://example.com/hall-3.pdf",
  interval_minutes: 60,
  status: "waiting",
  error: null,
  job_id: null,
  checked_at: null,
  next_at: "2026-11-21T09:30:00.000Z",
} as const;
const watching = z.object({ watcher });

export const projectRoutes = {
  list: {
    method: "GET",
    ...bothPaths("/projects"),
    operationId: "list-projects",
    summary: "Projects of the account",
    description: "Newest first, without their default actions, which each project has by itself.",
    tag: "Projects",
    access: "session",
    role: "viewer",
    studio: true,
    query: byEmail.extend({
      ...page.shape,
      name: contained.optional().meta({ description: "only projects whose name contains this" }),
      national_annex: nationalAnnex.optional(),
    }),
    success: {
      headers: nextLink,
      status: 200,
      description: "The projects",
      schema: z.object({
        projects: z.array(
          projectEntry.extend({
            default_actions: project.shape.default_actions
              .optional()
              .meta({ description: "in version 0.1 of the API alone" }),
          }),
        ),
      }),
      example: { projects: [entry] },
    },
  },
  create: {
    method: "POST",
    ...bothPaths("/projects"),
    operationId: "create-project",
    summary: "Make a project",
    description: "Its national annex is used for every job that is uploaded into it. An account may have 1000 (409).",
    tag: "Projects",
    access: "session",
    role: "engineer",
    studio: true,
    idempotent: true,
    query: byEmail,
    body: {
      schema: newProject,
      examples: () => ({
        example: {
          summary: "A project in Germany",
          request: {
            email: "anna@example.com",
            name: "Hall 3",
            description: "Crane hall, axes A to F",
            national_annex: "DE",
          },
          response: { project: example },
        },
      }),
    },
    success: { status: 201, description: "The project", schema: answer },
  },
  read: {
    method: "GET",
    ...bothPaths("/projects/{id}"),
    operationId: "project",
    summary: "One project",
    description: "404 when it does not exist, or belongs to another account.",
    tag: "Projects",
    access: "session",
    role: "viewer",
    studio: true,
    parameters,
    query: byEmail,
    success: { status: 200, description: "The project", schema: answer, example: { project: example } },
  },
  change: {
    method: "PATCH",
    ...bothPaths("/projects/{id}"),
    operationId: "change-project",
    summary: "Change a project",
    description:
      "What is left out stays; null takes a description or default actions away. Past jobs keep their annex.",
    tag: "Projects",
    access: "session",
    role: "engineer",
    studio: true,
    parameters,
    query: byEmail,
    body: {
      schema: projectChange,
      examples: () => ({
        example: {
          summary: "Default actions",
          request: { default_actions: [{ mark: "B1", N_Ed: 0, M_y_Ed: 85 }] },
          response: { project: { ...example, default_actions: [{ mark: "B1", N_Ed: 0, M_y_Ed: 85 }] } },
        },
      }),
    },
    success: { status: 200, description: "The project", schema: answer },
  },
  watcher: {
    method: "GET",
    ...bothPaths("/projects/{id}/watcher"),
    operationId: "watcher",
    summary: "The address that a project watches",
    description: "404 when it watches no address.",
    tag: "Projects",
    access: "session",
    role: "viewer",
    studio: true,
    parameters,
    query: byEmail,
    success: { status: 200, description: "The watcher", schema: watching, example: { watcher: watched } },
  },
  watch: {
    method: "POST",
    ...bothPaths("/projects/{id}/watcher"),
    operationId: "watch-drawing",
    summary: "Watch an address for new revisions of a drawing",
    description:
      "The PDF there is fetched now and at every interval, conditionally (ETag, Last-Modified). The first becomes a job; each time its bytes have changed, a revision of it, told by `revision.detected` with what changed. Takes the place of another address that the project watched.",
    tag: "Projects",
    access: "session",
    role: "engineer",
    studio: true,
    verified: true,
    parameters,
    query: byEmail,
    body: {
      schema: newWatcher,
      most: smallBody,
      examples: () => ({
        example: {
          summary: "Fetch every hour",
          request: { email: "anna@example.com", url: "https://example.com/hall-3.pdf", interval_minutes: 60 },
          response: { watcher: watched },
        },
      }),
    },
    success: { status: 200, description: "The watcher", schema: watching },
  },
  unwatch: {
    method: "DELETE",
    ...bothPaths("/projects/{id}/watcher"),
    operationId: "unwatch-drawing",
    summary: "Stop watching",
    description: "Its jobs stay. Stopping twice is not an error.",
    tag: "Projects",
    access: "session",
    role: "engineer",
    studio: true,
    parameters,
    query: byEmail,
    success: { status: 204, description: "Nothing is watched" },
  },
} as const satisfies Record<string, Route>;
