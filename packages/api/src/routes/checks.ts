import { checks, checkUnknown, listsOf, requestSchema, requestWith } from "@x/eurocode";
import * as z from "zod";
import { checkResult } from "../check-result.ts";
import type { Example, Route } from "../route.ts";

/** 8 MB: a batch of 10 000 members. */
export const largestBody = 8 * 2 ** 20;

/** Other names are left to who adds them, as before there were any. */
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
  description: `${known.about} An answered check counts against the month's quota. For long batches, \`summary=true\` gives what governs each item, without its values.`,
  tag: "Eurocode checks",
  access: "token",
  role: "checker",
  sandbox: true,
  verified: true,
  query: checkQuery,
  body: { schema: requestSchema(known), most: largestBody, examples: () => examplesOf(known) },
  success: {
    status: 200,
    description: "The result of the check",
    schema: checkResult(known.one, listsOf(known), known.second !== undefined),
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
