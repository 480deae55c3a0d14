import {
  annexCodes,
  annexes,
  checks,
  checkUnknown,
  families,
  requestSchema,
  type Section,
  sections,
} from "@x/eurocode";
import { refusing } from "@x/eurocode/problems";
import { languages } from "@x/words";
import * as z from "zod";
import { page } from "../resources.ts";
import type { Route } from "../route.ts";
import { requests as says } from "../says.ts";
import { largestBody } from "./checks.ts";

// What the library knows beside its checks: profiles, national annexes, and the report of a check.

const named = z.looseObject({
  designation: z.string(),
  family: z.string(),
  standard: z.string().meta({ description: "the standard of its dimensions" }),
  shape: z.string(),
  fabrication: z.string(),
  dimensions: z.record(z.string(), z.unknown()).meta({ description: "mm" }),
  properties: z.record(z.string(), z.unknown()).meta({ description: "computed from the nominal dimensions" }),
});
const profile = named.meta({ id: "Section" });
export type NamedSection = z.infer<typeof profile>;

const value = z
  .looseObject({
    value: z.unknown().optional().meta({ description: "absent where a rule takes its place; `reads` says the rule" }),
    reads: z.string().optional(),
    confidence: z.string(),
    edition: z.string(),
    source: z.string(),
  })
  .meta({ id: "DeterminedValue" });

const parameter = z
  .object({
    standard: z.string(),
    symbol: z.string(),
    clause: z.string(),
    text: z.string(),
    under: z.object(Object.fromEntries(annexCodes.map((code) => [code, value]))),
  })
  .meta({ id: "DeterminedParameter" });
export type DeterminedParameter = z.infer<typeof parameter>;

/** Profiles are plain data, with properties that are worked out when they are asked for. */
export const plainSection = (of: Section): Readonly<Record<string, unknown>> => ({ ...of, properties: of.properties });

/** Rules of annexes are functions, which JSON leaves out: their text stands beside them. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const [first] = sections();
const known = { access: "token", sandbox: true, tag: "Library" } as const;

export const libraryRoutes = {
  sections: {
    method: "GET",
    path: "/api/v1/sections",
    operationId: "sections",
    summary: "Profiles of the catalogue",
    description:
      "In the catalogue's order. `search` is a name in any usual spelling, or the beginning of one; `count` is the number of all that match, `offset` continues. Asking does not count against the quota.",
    ...known,
    role: "viewer",
    query: z.strictObject({
      search: z.string().max(80).optional().meta({ description: "the beginning of a name, such as HEB 2" }),
      family: z.enum(families).optional(),
      limit: page.shape.limit.meta({ description: "entries, 1 to 100; 20 when left out" }),
      offset: z.coerce.number().pipe(z.int().min(0).max(100_000)).optional(),
    }),
    success: {
      status: 200,
      description: "The profiles",
      schema: z.object({ sections: z.array(profile), count: z.int() }),
      example: { sections: first ? [plainSection(first)] : [], count: 1 },
    },
  },
  section: {
    method: "GET",
    path: "/api/v1/sections/{designation}",
    operationId: "section",
    summary: "One profile, in any usual spelling",
    description: "404 with similar names when it does not exist.",
    ...known,
    role: "viewer",
    parameters: z.object({ designation: z.string().meta({ description: "such as IPE300 or UB457*191*67" }) }),
    success: {
      status: 200,
      description: "The profile",
      schema: z.object({ section: profile }),
      example: first && { section: plainSection(first) },
    },
  },
  annexes: {
    method: "GET",
    path: "/api/v1/annexes",
    operationId: "annexes",
    summary: "Nationally determined parameters, side by side",
    description: "Each value with its edition, source and confidence.",
    ...known,
    role: "viewer",
    query: z.strictObject({
      parameter: z.string().max(80).optional().meta({ description: "only this symbol, such as gamma_M2" }),
      standard: z.string().max(80).optional().meta({ description: "only of this standard, such as EN 1993-1-1" }),
    }),
    success: {
      status: 200,
      description: "The parameters",
      schema: z.object({ parameters: z.array(parameter) }),
      example: { parameters: plain(annexes.slice(0, 1)) },
    },
    errors: [404],
  },
} as const satisfies Record<string, Route>;

export const reportFormats = ["pdf", "html", "md"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Languages of headings; the report's own list says the same (a test holds them together). */
export { languages as reportLanguages };

const words = (what: string) =>
  z
    .string()
    .max(200)
    .refine((text) => !/\p{Cc}/u.test(text), refusing(says.oneLine))
    .optional()
    .meta({ description: what });

/** How a report is to be, and its title block. */
export const reportQuery = z.strictObject({
  format: z.enum(reportFormats).optional().meta({ description: "pdf when left out" }),
  lang: z.enum(languages).optional().meta({ description: "of headings and sentences; en when left out" }),
  brief: z.enum(["true", "false"]).optional().meta({ description: "true: one page, as length=brief" }),
  length: z
    .enum(["brief", "normal", "full"])
    .optional()
    .meta({ description: "one page; what governs, with its chain of steps (default); every step" }),
  project: words("name of the project"),
  number: words("its number"),
  client: words("for whom"),
  part: words("part of the structure"),
  author: words("who calculated"),
  checker: words("who checked"),
  date: words("as it shall be printed; today (UTC) when left out"),
  revision: words("of the report"),
});
export type ReportQuery = z.output<typeof reportQuery>;

/** One route a check, from the registry. */
export const reportRoutes = checks.map((one) => ({
  endpoint: one.endpoint,
  method: "POST",
  path: `/api/v1/report/${one.endpoint}`,
  operationId: `report-${one.endpoint}`,
  summary: `${one.standard}: the report of a check`,
  description:
    "Takes the request of the check, and gives its calculation as a document to print and sign: PDF, HTML in one file, or Markdown, with every step. At most 200 items. A report counts as a check against the month's quota.",
  tag: "Reports",
  access: "token",
  role: "checker",
  verified: true,
  query: reportQuery,
  body: {
    schema: requestSchema(one),
    most: largestBody,
    examples: () => ({
      example: { summary: one.title, request: one.example, response: checkUnknown(one.endpoint, one.example) },
    }),
  },
  success: {
    status: 200,
    description: "The report; its type follows `format`",
    type: "application/pdf",
    schema: z.string(),
  },
})) satisfies readonly (Route & { readonly endpoint: string })[];
