import * as z from "zod";
import {
  calculation,
  calculationChange,
  calculationComment,
  calculationEntry,
  calculationVersion,
  newCalculation,
  newComment,
  projectReport,
  sharedCalculation,
} from "../calculations.ts";
import { contained, id, page } from "../resources.ts";
import { nextLink, type Route, smallBody } from "../route.ts";

const request = {
  national_annex: "NL",
  members: [{ mark: "B1", profile: "IPE 300", length_mm: 5000, M_y_Ed: 60, V_z_Ed: 40 }],
};
const at = "2026-11-21T09:30:00.000Z";
const entry = {
  id: 12,
  project_id: 3,
  folder: "Axis A",
  name: "Beam B1",
  endpoint: "en-1993-1-1",
  template: false,
  version: 1,
  changes: 1,
  state: "passed",
  utilization: 71.5,
  governing: "lateral-torsional-buckling",
  checked_version: null,
  checked_by: null,
  checked_at: null,
  changed_by: "anna@example.com",
  changed_at: at,
  created_at: at,
} as const;
const kept = { ...entry, request, links: [], share_key: null };
const version = { id: 40, version: 1, note: "first sketch", made_by: "anna@example.com", created_at: at };
const comment = { id: 5, version: 1, text: "L is 5.2 m", checked: false, made_by: "carl@example.com", created_at: at };
const key = "Jm0mG2n1u8W8m3l7w0dQxqk5G8Cw7pJrT2yEoZk3Q4m";

const parameters = z.object({ id: id("calculation") });
const answer = z.object({ calculation });
const withoutPlan = { tag: "Calculations", access: "token" } as const;
const known = { ...withoutPlan, studio: true } as const;
/** What somebody has put into the world can be taken back after the plan has ended. */
const afterPlan = { ...withoutPlan, whenCanceled: true } as const;
const etag = { ETag: "its `changes` in quotation marks, for `If-Match`" };

/** As long as a table of the greatest length may be. */
const mostOfInput = 4 * 2 ** 20;

export const calculationRoutes = {
  list: {
    method: "GET",
    path: "/api/v1/projects/{id}/calculations",
    operationId: "list-calculations",
    summary: "Calculations of a project",
    description: "Newest first, without their input. Also without a plan, so that they can be deleted.",
    ...afterPlan,
    role: "viewer",
    parameters: z.object({ id: id("project") }),
    query: page.extend({
      name: contained.optional().meta({ description: "only those whose name contains this" }),
    }),
    success: {
      headers: nextLink,
      status: 200,
      description: "The calculations",
      schema: z.object({ calculations: z.array(calculationEntry) }),
      example: { calculations: [entry] },
    },
  },
  create: {
    method: "POST",
    path: "/api/v1/projects/{id}/calculations",
    operationId: "keep-calculation",
    summary: "Keep a calculation in a project",
    description:
      'The input of a check, finished or not, under a name that its folder has once (409). An input with neither `national_annex` nor `own_annex` is kept with the project\'s annex; another annex of the project later does not change it. It is calculated now, so that lists show what came of it; that does not count against the quota. A project may have 5000 (409). `{ "from": "B1.json", "value": "reactions.B.max_kN" }` in place of a value takes it of another calculation of the project.',
    ...known,
    role: "engineer",
    idempotent: true,
    parameters: z.object({ id: id("project") }),
    body: {
      schema: newCalculation,
      most: mostOfInput,
      examples: () => ({
        example: {
          summary: "A beam",
          request: { folder: "Axis A", name: "Beam B1", endpoint: "en-1993-1-1", request, note: "first sketch" },
          response: { calculation: kept },
        },
      }),
    },
    success: { headers: etag, status: 201, description: "The calculation", schema: answer },
  },
  folder: {
    method: "GET",
    path: "/api/v1/projects/{id}/calculations/folder",
    operationId: "calculations-as-folder",
    summary: "All calculations of a project as a folder",
    description:
      "A zip archive of the files that `x check` and `x book` read, in their folders, with `x.config.json` for what the project says. Templates are left out.",
    ...known,
    role: "viewer",
    parameters: z.object({ id: id("project") }),
    success: { status: 200, description: "The folder", type: "application/zip", schema: z.string() },
    errors: [409],
  },
  report: {
    method: "POST",
    path: "/api/v1/projects/{id}/calculations/report",
    operationId: "report-calculations",
    summary: "Several calculations of a project as one PDF",
    description:
      "Title page with the firm, contents, a register of all items with their verdicts, a chapter for each calculation, signatures. Values that one takes of another name its chapter. What cannot be calculated is refused with its name (400). At most 100 calculations.",
    ...known,
    role: "viewer",
    parameters: z.object({ id: id("project") }),
    body: {
      schema: projectReport,
      most: 2 ** 20,
      examples: () => ({
        example: {
          summary: "All of them, a page each",
          request: { title: "Roof", length: "brief", author: "A. Jansen" },
          response: { calculation: kept },
        },
      }),
    },
    success: { status: 200, description: "The document", type: "application/pdf", schema: z.string() },
    errors: [409],
  },
  read: {
    method: "GET",
    path: "/api/v1/calculations/{id}",
    operationId: "calculation",
    summary: "One calculation with its input",
    description: "404 when it does not exist, or belongs to another account.",
    ...known,
    role: "viewer",
    parameters,
    success: {
      headers: etag,
      status: 200,
      description: "The calculation",
      schema: answer,
      example: { calculation: kept },
    },
  },
  change: {
    method: "PATCH",
    path: "/api/v1/calculations/{id}",
    operationId: "change-calculation",
    summary: "Save another version, rename or move a calculation",
    description:
      "What is left out stays. An input that differs from the last becomes the next version; none is ever lost. The same input once more is none, also with a note. With `If-Match` it is changed only if nobody has changed it since (412). A calculation may have 1000 versions (409). Calculations that take values of it are calculated again; where a value changed, that is their next version.",
    ...known,
    role: "engineer",
    idempotent: true,
    guarded: true,
    parameters,
    body: {
      schema: calculationChange,
      most: mostOfInput,
      examples: () => ({
        example: {
          summary: "A longer beam",
          request: { request, note: "5.2 m as on the drawing of March" },
          response: { calculation: kept },
        },
      }),
    },
    success: { headers: etag, status: 200, description: "The calculation", schema: answer },
    errors: [409],
  },
  remove: {
    method: "DELETE",
    path: "/api/v1/calculations/{id}",
    operationId: "delete-calculation",
    summary: "Delete a calculation with its versions and comments",
    description: "With `If-Match` only if nobody has changed it since (412). Also without a plan.",
    ...afterPlan,
    role: "engineer",
    guarded: true,
    parameters,
    success: { status: 204, description: "Deleted" },
  },
  versions: {
    method: "GET",
    path: "/api/v1/calculations/{id}/versions",
    operationId: "versions-of-calculation",
    summary: "Versions of a calculation",
    description: "Newest first.",
    ...known,
    role: "viewer",
    parameters,
    query: page,
    success: {
      headers: nextLink,
      status: 200,
      description: "The versions",
      schema: z.object({ versions: z.array(calculationVersion) }),
      example: { versions: [version] },
    },
  },
  version: {
    method: "GET",
    path: "/api/v1/calculations/{id}/versions/{version}",
    operationId: "version-of-calculation",
    summary: "One version with its input",
    description: "Saved again by `PATCH` with its input, it is the newest.",
    ...known,
    role: "viewer",
    parameters: parameters.extend({ version: id("number of the version") }),
    success: {
      status: 200,
      description: "The version",
      schema: z.object({
        version: calculationVersion.extend({ request: calculation.shape.request, links: calculation.shape.links }),
      }),
      example: { version: { ...version, request, links: [] } },
    },
  },
  comments: {
    method: "GET",
    path: "/api/v1/calculations/{id}/comments",
    operationId: "comments-on-calculation",
    summary: "Comments on a calculation",
    description: "Newest first; who has checked which version is among them.",
    ...known,
    role: "viewer",
    parameters,
    query: page,
    success: {
      headers: nextLink,
      status: 200,
      description: "The comments",
      schema: z.object({ comments: z.array(calculationComment) }),
      example: { comments: [comment] },
    },
  },
  comment: {
    method: "POST",
    path: "/api/v1/calculations/{id}/comments",
    operationId: "comment-on-calculation",
    summary: "Comment on a calculation, or say that it is checked",
    description:
      "`checked` says that whoever calls has checked this version; where a newer one was saved meanwhile it is refused (409).",
    ...known,
    role: "checker",
    idempotent: true,
    parameters,
    body: {
      schema: newComment,
      most: 4 * smallBody,
      examples: () => ({
        example: {
          summary: "A comment",
          request: { version: 1, text: "L is 5.2 m" },
          response: { comment },
        },
      }),
    },
    success: { status: 201, description: "The comment", schema: z.object({ comment: calculationComment }) },
  },
  share: {
    method: "POST",
    path: "/api/v1/calculations/{id}/share",
    operationId: "share-calculation",
    summary: "Share a calculation by a link",
    description:
      "Who has the key reads the newest version without an account, and changes nothing. Another call gives the same key; ended and shared again it is another. A link goes on when the plan of the account ends, until it is ended or the account is deleted.",
    ...known,
    role: "engineer",
    parameters,
    success: {
      status: 200,
      description: "The key of the link",
      schema: z.object({ share_key: z.string(), share_url: z.string() }),
      example: { share_key: key, share_url: `https://checks.example.com/calculators?shared=${key}` },
    },
  },
  unshare: {
    method: "DELETE",
    path: "/api/v1/calculations/{id}/share",
    operationId: "end-sharing-of-calculation",
    summary: "End the link of a calculation",
    description: "Ending it twice is not an error. Also without a plan.",
    ...afterPlan,
    role: "engineer",
    parameters,
    success: { status: 204, description: "The link leads nowhere" },
  },
  shared: {
    method: "GET",
    path: "/api/v1/shared",
    operationId: "shared-calculation",
    summary: "A calculation that was shared",
    description: "For who has the key of its link. 404 when sharing was ended.",
    tag: "Calculations",
    access: "public",
    role: "anybody",
    // no log has a query
    query: z.strictObject({ key: z.string().max(200).meta({ description: "key of the link" }) }),
    success: {
      status: 200,
      description: "The newest version",
      schema: z.object({ calculation: sharedCalculation }),
      example: {
        calculation: {
          name: entry.name,
          project: "Hall 3",
          endpoint: entry.endpoint,
          version: 1,
          request,
          links: [],
          checked: false,
          changed_at: at,
        },
      },
    },
    errors: [404],
  },
} as const satisfies Record<string, Route>;
