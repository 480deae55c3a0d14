import { OpenAPIRegistry, OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi";
import * as z from "zod";
import { errorBody, waitBody } from "./errors.ts";
import { type WebhookEvent, webhookEvents } from "./events.ts";
import { errorsOnce, requestsOnce, sectionsOnce } from "./once.ts";
import { errorStatuses, type Route } from "./route.ts";
import { routes } from "./routes/index.ts";
import { apiVersions } from "./versions.ts";

export type Document = ReturnType<OpenApiGeneratorV31["generateDocument"]>;
type Operation = Parameters<OpenAPIRegistry["registerPath"]>[0];

const meaning: Readonly<Record<number, string>> = {
  400: "The input is invalid; details lists every problem",
  401: "No valid token, or not signed in",
  403: "Who calls may not do this: the subscription is cancelled, it takes an active Studio subscription, or another role in the organization",
  404: "Not found, or not the account's own",
  405: "The path has other methods, which Allow lists",
  412: "It has changed since the answer that `If-Match` names",
  409: "Not possible in the present state",
  416: "The range is beyond the end of the file",
  429: "Too many requests, or the month's quota is used up",
  500: "Internal error; retry once",
  503: "Not now: the database or the disk is unreachable, or too many requests are waiting",
};

const header = (description: string, type: "string" | "integer") => ({ description, schema: { type } });

const everyAnswer = {
  "X-Request-Id": header("identifies the request in the server's log", "string"),
  "X-RateLimit-Limit": header("requests in any 60 seconds, per token; without one, per address", "integer"),
  "X-RateLimit-Remaining": header("requests left at this moment", "integer"),
  "API-Version": header("version of the API that answers: /docs/changes", "string"),
  Deprecation: header("of a version that is deprecated: since when, as `@` and Unix seconds", "string"),
  Sunset: header("of a version that is deprecated: when it ends", "string"),
};
const retryAfter = { "Retry-After": header("seconds to wait", "integer") };

const version = {
  "API-Version": z
    .enum(apiVersions.map((one) => one.version))
    .optional()
    .meta({ description: "the version to answer by, so that later ones change nothing; the newest when left out" }),
};
const ifMatch = {
  "If-Match": z.string().optional().meta({ description: "`ETag` of the last answer: 412 where it has changed since" }),
};
const ifNoneMatch = {
  "If-None-Match": z
    .string()
    .optional()
    .meta({ description: "`ETag` of the last answer: 304 where it is still the same" }),
};

const idempotencyKey = {
  "Idempotency-Key": z.string().min(1).max(200).optional().meta({
    description:
      "the same key, path and body within 24 hours give the first answer again, without secrets; another request under the key 409",
  }),
};

const tags = [
  { name: "Eurocode checks", description: "Synchronous checks, one endpoint a standard. All tiers" },
  { name: "Reports", description: "The calculation of a check as a document. All tiers" },
  { name: "Library", description: "Profiles and nationally determined parameters" },
  { name: "Usage", description: "Calls used and left" },
  { name: "Jobs", description: "Drawings that are read, checked and made into files for the workshop. Studio" },
  { name: "Projects", description: "Workspaces with a national annex and default actions. Studio" },
  {
    name: "Calculations",
    description: "Inputs of checks that a project keeps, with versions, comments and links. Studio",
  },
  { name: "Tokens", description: "Bearer tokens and their webhooks" },
  { name: "Webhooks", description: "What is sent to the webhooks of tokens, and what could not be" },
  { name: "Account", description: "Sign-up, sign-in, password" },
  { name: "Organizations", description: "Accounts that several people share, and what each of them may do" },
  { name: "Billing", description: "Events of the payment provider" },
  { name: "Operations", description: "For who runs the server; without a rate window" },
];

const about = `Structural checks to the Eurocodes. Lengths mm, forces kN, moments kNm, stresses MPa, unless a name says otherwise. Compression is positive.

Errors are JSON with one sentence in \`error\`. Without a valid token the rate limit of the address is checked first (429), then the token (401); with one: 429, 403, 404, 400, 409, and 429 for the month's quota.`;

/** The OpenAPI 3.1 document, from the schemas that validate the requests. */
export function openApiDocument(baseUrl: string, version: string): Document {
  const registry = new OpenAPIRegistry();
  registry.registerComponent("securitySchemes", "token", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "x_…",
    description: "A token of the account: POST /api/tokens, the dashboard, or x account create",
  });
  registry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "x_session",
    description: "The cookie of a person who signed in",
  });
  registry.registerComponent("securitySchemes", "signature", {
    type: "apiKey",
    in: "header",
    name: "Stripe-Signature",
    description: "The payment provider's signature of the body",
  });
  for (const route of routes) registry.registerPath(operationOf(route));
  for (const operation of operations) registry.registerPath(operation);
  for (const told of webhookEvents) registry.registerWebhook(webhookOf(told));
  const document = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: {
      title: "Eurocode checks",
      version,
      description: about,
      contact: { name: "Documentation", url: new URL("/docs", baseUrl).href },
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
    tags,
  });
  tidy(document);
  requestsOnce(document);
  sectionsOnce(document);
  errorsOnce(document);
  return document;
}

/** A field's notes for other readers of its schema: the unit is told as an extension, what the description repeats is left out. */
function tidy(node: unknown): void {
  if (node === null || typeof node !== "object") return;
  const found = node as Record<string, unknown>; // any object is one
  if (typeof found.unit === "string") {
    if (found.unit !== "") found["x-unit"] = found.unit;
    delete found.unit;
  }
  if (typeof found.text === "string") delete found.text;
  if (typeof found.otherwise === "string") delete found.otherwise;
  if (found.hasOtherDefault === true) delete found.hasOtherDefault;
  if (typeof found.defaultOf === "string") delete found.defaultOf;
  if (typeof found.continuous === "number") delete found.continuous;
  if (found.filled === true) delete found.filled;
  // what a field usually lies between; a property of that name would be a schema, which is no list
  if (Array.isArray(found.usual)) {
    found["x-usual"] = found.usual;
    delete found.usual;
  }
  oneBound(found);
  if (found.type === "array" && found.items === undefined) closeTuple(found);
  for (const [key, value] of Object.entries(found)) if (!asTheyAre.has(key)) tidy(value);
}

/** Of two bounds on one side the narrower: generators of clients take one. */
function oneBound(schema: Record<string, unknown>): void {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
  if (typeof minimum === "number" && typeof exclusiveMinimum === "number")
    delete schema[exclusiveMinimum >= minimum ? "minimum" : "exclusiveMinimum"];
  if (typeof maximum === "number" && typeof exclusiveMaximum === "number")
    delete schema[exclusiveMaximum <= maximum ? "maximum" : "exclusiveMaximum"];
}

/** A list of so many entries, each of its own kind: linters ask for `items` there too. */
function closeTuple(schema: Record<string, unknown>): void {
  const { prefixItems } = schema;
  schema.items = {};
  if (!Array.isArray(prefixItems)) return;
  schema.minItems ??= prefixItems.length;
  schema.maxItems ??= prefixItems.length;
}

/** Data, not schemas. */
const asTheyAre = new Set(["example", "examples", "default", "const", "enum"]);

const headersOf = ({ idempotent, guarded, success }: Route) =>
  z.object({
    ...version,
    ...(idempotent ? idempotencyKey : {}),
    ...(guarded ? ifMatch : {}),
    ...(success.also && 304 in success.also ? ifNoneMatch : {}),
  });

function operationOf(route: Route): Operation {
  const { body, success, also } = route;
  return {
    method: lower(route.method),
    path: route.path,
    // once in the document, so that a client that is made of it has one function
    ...(also ? { "x-also": also } : {}),
    operationId: route.operationId,
    summary: route.summary,
    description: describe(route),
    tags: [route.tag],
    security: securityOf(route),
    request: {
      ...(route.parameters ? { params: route.parameters } : {}),
      ...(route.query && !route.queryIsAlias ? { query: route.query } : {}),
      headers: headersOf(route),
      ...(body
        ? {
            body: {
              required: true,
              content: {
                [body.type ?? "application/json"]: { schema: body.schema, examples: examplesOf(route, "request") },
                ...(body.form ? { "multipart/form-data": { schema: body.form } } : {}),
              },
            },
          }
        : {}),
    },
    responses: {
      [String(success.status)]: {
        description: success.description,
        headers: { ...everyAnswer, ...described(success.headers) },
        ...(success.schema
          ? {
              content: {
                [success.type ?? "application/json"]: {
                  schema: success.schema,
                  ...(success.type ? {} : { examples: examplesOf(route, "response") }),
                },
              },
            }
          : {}),
      },
      ...Object.fromEntries(
        Object.entries(success.also ?? {}).map(([status, description]) => [
          status,
          {
            description,
            headers: everyAnswer,
            ...(status === "304" || !success.type ? {} : { content: { [success.type]: { schema: z.string() } } }),
          },
        ]),
      ),
      ...Object.fromEntries(errorStatuses(route).map((status) => [String(status), errorOf(status)])),
    },
  };
}

const signed = z.object({
  "X-Service-Signature": z.string().meta({
    description:
      "`sha256=` and the HMAC-SHA256, in hex, of `<timestamp>.<raw body>` keyed with the secret of the webhook; to be compared in constant time",
  }),
  "X-Service-Signature-Next": z.string().optional().meta({
    description: "the same with the new secret, while one that was changed still signs in `X-Service-Signature`",
  }),
  "X-Service-Timestamp": z.string().meta({
    description: "Unix seconds of this attempt; one that differs from the present by more than 300 s is to be refused",
  }),
});

/** What the server sends, to the address of each token that has one. */
const webhookOf = ({ event, summary, schema, example }: WebhookEvent): Operation => ({
  method: "post",
  path: event,
  operationId: `on-${event.replace(".", "-")}`,
  summary,
  description:
    "Tried five times (at once, then after 1, 2, 4 and 8 s) with 10 s to answer; then it is a dead letter. Redirects are not followed. Receivers drop what they have by `delivery_id`.",
  tags: ["Webhooks"],
  security: [],
  request: {
    headers: signed,
    body: { required: true, content: { "application/json": { schema, examples: { example: { value: example } } } } },
  },
  responses: { "2XX": { description: "Taken. Anything else, and no answer, is tried again" } },
});

const requestId = { "X-Request-Id": everyAnswer["X-Request-Id"] };
const unavailable = {
  description: "Not now: stopping, or the database does not answer",
  headers: { ...requestId, ...retryAfter },
  content: { "application/json": { schema: waitBody } },
};

const json = (description: string, schema: z.ZodType, value: unknown) => ({
  description,
  headers: requestId,
  content: { "application/json": { schema, examples: { example: { value } } } },
});

const errorOf = (status: number) => ({
  description: meaning[status] ?? "Error",
  headers: status === 429 || status === 503 ? { ...everyAnswer, ...retryAfter } : everyAnswer,
  content: { "application/json": { schema: status === 429 || status === 503 ? waitBody : errorBody } },
});

const itself = (path: string, operationId: string, more: object): Operation => ({
  method: "get",
  path,
  operationId,
  summary: "This document",
  description: "OpenAPI 3.1, from the schemas that validate the requests; with an ETag.",
  tags: ["Operations"],
  security: [],
  responses: {
    "200": {
      ...json("The document", z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }), {
        openapi: "3.1.0",
        paths: {},
      }),
      headers: { ...requestId, ...more },
    },
  },
});

/** What stands beside the API. */
const operations: readonly Operation[] = [
  itself("/openapi.json", "openapi", {}),
  {
    ...itself("/api/v1/openapi.json", "openapi-v1", everyAnswer),
    responses: {
      ...itself("/api/v1/openapi.json", "openapi-v1", everyAnswer).responses,
      ...Object.fromEntries([401, 429, 500, 503].map((status) => [String(status), errorOf(status)])),
    },
  },
  {
    method: "get",
    path: "/healthz",
    operationId: "healthz",
    summary: "Whether the process answers",
    description: "For what restarts it: the database is not asked.",
    tags: ["Operations"],
    security: [],
    responses: {
      "200": json("It does", z.object({ status: z.literal("ok"), version: z.string() }), {
        status: "ok",
        version: "0.2.0",
      }),
    },
  },
  {
    method: "get",
    path: "/readyz",
    operationId: "readyz",
    summary: "Whether the server can serve",
    description: "For what sends it requests: it has its database, and is not stopping.",
    tags: ["Operations"],
    security: [],
    responses: {
      "200": json("It can", z.object({ status: z.literal("ready") }), { status: "ready" }),
      "503": unavailable,
    },
  },
  {
    method: "get",
    path: "/metrics",
    operationId: "metrics",
    summary: "Metrics for Prometheus",
    description: "Where METRICS_TOKEN is set, it is the bearer token here.",
    tags: ["Operations"],
    security: [{}, { token: [] }],
    responses: {
      "200": {
        description: "In Prometheus' text format",
        headers: requestId,
        content: { "text/plain": { schema: z.string() } },
      },
      "401": {
        description: meaning[401] ?? "",
        headers: requestId,
        content: { "application/json": { schema: errorBody } },
      },
    },
  },
];

function examplesOf({ body, success }: Route, side: "request" | "response") {
  if (!body) return success.example === undefined ? {} : { example: { value: success.example } };
  return Object.fromEntries(
    Object.entries(body.examples()).map(([name, example]) => [
      name,
      { summary: example.summary, value: example[side] },
    ]),
  );
}

const described = (headers: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, header(text, "string")]));

const describe = ({ description, studio, role, also = [] }: Route) =>
  [
    description,
    ...also.map((path) => `Also at \`${path}\`.`),
    ...(studio ? ["Needs an active Studio subscription."] : []),
    ...(role === "self" || role === "anybody" || role === "viewer"
      ? []
      : [`In an organization for ${role === "owner" ? "owners" : `${role}s and above`}.`]),
  ].join(" ");

function securityOf({ access }: Route): Record<string, string[]>[] {
  if (access === "public") return [];
  if (access === "signature") return [{ signature: [] }];
  if (access === "cookie") return [{ session: [] }];
  const known = [{ token: [] }, { session: [] }];
  // {}: the email in the request, where the server trusts it
  return access === "session" ? [...known, {}] : known;
}

const lower = (method: Route["method"]) => method.toLowerCase() as "get" | "post" | "patch" | "delete"; // of these four words
