import { OpenAPIRegistry, OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi";
import { errorBody } from "./errors.ts";
import { type Route, routes } from "./routes.ts";

export type Document = ReturnType<OpenApiGeneratorV31["generateDocument"]>;

const meaning: Readonly<Record<number, string>> = {
  400: "The input is invalid; details lists every problem",
  401: "No valid token",
  403: "The account may not do this",
  404: "Not found",
  409: "Not possible in the present state",
  429: "Too many requests",
  500: "Internal error; retry once",
};

const requestId = {
  "X-Request-Id": {
    description: "identifies the request in the server's log",
    schema: { type: "string" as const },
  },
};

/** The OpenAPI 3.1 document, from the schemas that validate the requests. */
export function openApiDocument(baseUrl: string, version: string): Document {
  const registry = new OpenAPIRegistry();
  for (const route of routes) registry.registerPath(pathOf(route));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: {
      title: "Eurocode checks",
      version,
      description:
        "Structural checks to the Eurocodes. Lengths mm, forces kN, moments kNm, stresses MPa, unless a name says otherwise. Compression is positive.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
    tags: [{ name: "Eurocode checks", description: "Synchronous checks, one endpoint a standard" }],
  });
}

function pathOf(route: Route): Parameters<OpenAPIRegistry["registerPath"]>[0] {
  const examples = Object.entries(route.body?.examples ?? {});
  const responses = Object.fromEntries(
    route.errors.concat(500).map((status) => [
      String(status),
      {
        description: meaning[status] ?? "Error",
        headers: requestId,
        content: { "application/json": { schema: errorBody } },
      },
    ]),
  );
  return {
    method: lower(route.method),
    path: route.path,
    operationId: route.operationId,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    security: [],
    ...(route.body
      ? {
          request: {
            body: {
              required: true,
              content: {
                "application/json": {
                  schema: route.body.schema,
                  examples: Object.fromEntries(
                    examples.map(([name, { summary, request }]) => [name, { summary, value: request }]),
                  ),
                },
              },
            },
          },
        }
      : {}),
    responses: {
      [String(route.success.status)]: {
        description: route.success.description,
        headers: requestId,
        content: {
          "application/json": {
            schema: route.success.schema,
            examples: Object.fromEntries(
              examples.map(([name, { summary, response }]) => [name, { summary, value: response }]),
            ),
          },
        },
      },
      ...responses,
    },
  };
}

const lower = (method: Route["method"]) => method.toLowerCase() as "get" | "post" | "patch" | "delete"; // of these four words
