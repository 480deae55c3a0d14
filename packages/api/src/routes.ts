import { check, checks, requestSchema } from "@x/eurocode";
import type * as z from "zod";
import { checkResult } from "./check-result.ts";

/** A route as data: what the server registers, validates and documents. */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly body?: Body;
  readonly success: { readonly status: number; readonly description: string; readonly schema: z.ZodType };
  /** Statuses of errors this route may answer with. */
  readonly errors: readonly number[];
}

export interface Body {
  readonly schema: z.ZodType;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface Example {
  readonly summary: string;
  readonly request: unknown;
  readonly response: unknown;
}

/** One route a check, from the registry. */
export const checkRoutes: readonly Route[] = checks.map((known) => {
  const keys = [known.one, known.many].filter((key) => key !== undefined);
  return {
    method: "POST",
    path: `/api/v1/check/${known.endpoint}`,
    operationId: `check-${known.endpoint}`,
    summary: `${known.standard}: ${known.title}`,
    description: known.about,
    tag: "Eurocode checks",
    body: { schema: requestSchema(known), examples: examplesOf(known) },
    success: { status: 200, description: "The result of the check", schema: checkResult(keys) },
    errors: [400],
  };
});

function examplesOf(known: (typeof checks)[number]): Record<string, Example> {
  const example = (summary: string, request: unknown): Example => ({
    summary,
    request,
    response: check(known.endpoint, request),
  });
  const kinds = Object.values(known.kinds);
  const more = kinds.length === 1 ? [] : kinds.map((kind) => [kind.name, example(kind.title, kind.example)] as const);
  return { example: example(known.title, known.example), ...Object.fromEntries(more) };
}

export const routes: readonly Route[] = checkRoutes;
