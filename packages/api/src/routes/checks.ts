import { checks, checkUnknown, listsOf, requestSchema, requestWith } from "@x/eurocode";
import * as z from "zod";
import { checkResult, itemSummary } from "../check-result.ts";
import type { Example, Route } from "../route.ts";
import { summarized } from "../summarized.ts";

/** 8 MB: a batch of 10 000 members. */
export const largestBody = 8 * 2 ** 20;

/** `summary=true` is another way to `/summary`. Other names are left to who adds them, as before there were any. */
export const checkQuery = z.object({
  summary: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "true: items without values and verifications; cannot be combined with derivation" }),
});

/** One route a check, from the registry. */
export const checkRoutes: readonly (Route & { readonly endpoint: string })[] = checks.map((known) => ({
  endpoint: known.endpoint,
  method: "POST",
  path: `/api/v1/check/${known.endpoint}`,
  operationId: `check-${known.endpoint}`,
  summary: `${known.standard}: ${known.title}`,
  description: `${known.about} An answered check counts against the month's quota. What governs each item, without its values: \`/summary\`, or \`?summary=true\` here.`,
  tag: "Eurocode checks",
  access: "token",
  role: "checker",
  sandbox: true,
  verified: true,
  query: checkQuery,
  queryIsAlias: true,
  body: { schema: requestSchema(known), most: largestBody, examples: () => examplesOf(known) },
  success: {
    status: 200,
    description: "The result of the check",
    schema: checkResult(known.one, listsOf(known), known.second !== undefined),
  },
}));

/** Of each check what governs, for long lists. */
export const summaryRoutes: readonly (Route & { readonly endpoint: string })[] = checks.map((known) => ({
  endpoint: known.endpoint,
  method: "POST",
  path: `/api/v1/check/${known.endpoint}/summary`,
  operationId: `check-summary-${known.endpoint}`,
  summary: `${known.standard}: what governs each item`,
  description: `The same calculation as \`/api/v1/check/${known.endpoint}\`: of each item whether it passed, its utilization, what governs and the clause. Cannot be combined with \`derivation\`. It counts as one check.`,
  tag: "Eurocode checks",
  access: "token",
  role: "checker",
  sandbox: true,
  verified: true,
  body: {
    schema: requestSchema(known),
    most: largestBody,
    examples: () => ({
      example: {
        summary: known.title,
        request: known.example,
        response: summarized(checkUnknown(known.endpoint, known.example)),
      },
    }),
  },
  success: {
    status: 200,
    description: "What governs each item",
    schema: checkResult(known.one, listsOf(known), known.second !== undefined, itemSummary),
  },
}));

function examplesOf(known: (typeof checks)[number]): Record<string, Example> {
  const example = (summary: string, request: unknown): Example => ({
    summary,
    request,
    response: checkUnknown(known.endpoint, request),
  });
  const kinds = Object.values(known.kinds);
  const more =
    kinds.length === 1
      ? []
      : kinds.map((kind) => [kind.name, example(kind.title, requestWith(known, kind, [kind.example]))] as const);
  return { example: example(known.title, known.example), ...Object.fromEntries(more) };
}
