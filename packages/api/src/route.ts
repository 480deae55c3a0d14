import type * as z from "zod";
import type { Role } from "./people.ts";

/** A route as data: what the server registers, validates and documents, and the client calls. */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With parameters in braces: `/api/projects/{id}`. */
  readonly path: string;
  /** Further paths that answer alike. */
  readonly also?: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: string;
  readonly access: Access;
  /**
   * The least role in an organization that may call. `self`: about the person who is signed in, whatever they act for;
   * `anybody`: of routes that ask nobody who they are.
   */
  readonly role: Role | "self" | "anybody";
  /** Answers only while a Studio subscription is active. */
  readonly studio?: true;
  /** Not for accounts that have to prove their address first. */
  readonly verified?: true;
  /** Answers the signed-in owner of a cancelled subscription too: the account page. */
  readonly whenCanceled?: true;
  readonly parameters?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Its query asks for what has a route of its own: the document names that alone. */
  readonly queryIsAlias?: true;
  readonly body?: Body;
  /** Accepts `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Takes `If-Match`. */
  readonly guarded?: true;
  /** Answers tokens of the sandbox too. */
  readonly sandbox?: true;
  readonly success: Success;
  /** Statuses of errors beside those that follow from the fields above. */
  readonly errors?: readonly number[];
}

/**
 * Who may call.
 * - `token`: a bearer token, or the cookie of a signed-in person
 * - `session`: these, or the account's `email` in query or body while the server trusts it
 * - `cookie`: a signed-in person only
 * - `public`: anybody
 * - `signature`: the payment provider, by its signature
 */
export type Access = "token" | "session" | "cookie" | "public" | "signature";

/** What a form may hold, in bytes. */
export const smallBody = 16 * 2 ** 10;

export interface Body {
  readonly schema: z.ZodType;
  /** Content type, where it is not JSON; the schema is then of a text. */
  readonly type?: "text/csv";
  /** Greatest size in bytes; 1 MB where nothing is said. */
  readonly most?: number;
  /** Made when a document asks for them: some are calculated. */
  /** The same as a form with a file: the body may be either. */
  readonly form?: z.ZodObject;
  readonly examples: () => Readonly<Record<string, Example>>;
}

interface Success {
  readonly status: number;
  readonly description: string;
  /** Content type, where it is not JSON. */
  readonly type?: string;
  /** None: no body (204). */
  readonly schema?: z.ZodType;
  /** An answer, for routes without a body; with one, each of its examples has its own. */
  readonly example?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further statuses that are no errors, with what they mean. */
  readonly also?: Readonly<Record<number, string>>;
}

export interface Example {
  readonly summary: string;
  readonly request: unknown;
  readonly response: unknown;
}

/** Of a list. */
export const nextLink = {
  Link: 'where the list goes on: an address with `rel="next"`; absent on its last page',
} as const;

/** What stands under `/api` and under `/api/v1` alike. */
export const bothPaths = (rest: string): { path: string; also: readonly string[] } => ({
  path: `/api${rest}`,
  also: [`/api/v1${rest}`],
});

/** Every status of an error a route may answer with. */
export function errorStatuses(route: Route): number[] {
  const known = route.access !== "public" && route.access !== "signature";
  // any request may be one that cannot be read, or come where it may not: through a proxy that nobody told of
  const statuses = new Set<number>([400, 403, 429, 500, 503, ...(route.errors ?? [])]);
  if (known) statuses.add(401);
  if (route.parameters) statuses.add(404);
  if (route.idempotent) statuses.add(409);
  if (route.guarded) statuses.add(412);
  return [...statuses].sort((a, b) => a - b);
}
