import { dereference, validate } from "@readme/openapi-parser";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { errorBody, type Route, routes, waitBody } from "@x/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, openBench } from "./support/app.ts";

// The document against two validators and a linter, and its examples against the server.

interface Operation {
  readonly operationId: string;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly { name: string; in: string }[];
  readonly responses: Readonly<Record<string, { headers?: object; content?: Record<string, { examples?: object }> }>>;
}

/** What has no rate window. */
const beside = ["/healthz", "/readyz", "/metrics"];

let bench: Bench;
let document: Record<string, unknown>;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  const opened = await openBench("sqlite", { rateLimit: 100_000, mailCommand: "cat > /dev/null" });
  if (!opened) throw new Error("no database");
  bench = opened;
  document = (await bench.call("GET", "/openapi.json")).body;
  // the parser's types are those of parsed documents
  const found = (await dereference(structuredClone(document) as never)) as unknown as { paths: typeof paths };
  paths = found.paths;
});
afterAll(() => bench.close());

describe("the document", () => {
  test("is valid 3.1 by two validators", async () => {
    expect((await new Validator().validate(structuredClone(document))).errors ?? []).toEqual([]);
    expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true });
  });

  test("satisfies a linter: operation ids, security, examples that fit their schemas", async () => {
    const config = await createConfig({
      rules: {
        struct: "error",
        "no-unresolved-refs": "error",
        "operation-operationId-unique": "error",
        "operation-operationId": "error",
        "security-defined": "error",
        "path-parameters-defined": "error",
        "no-identical-paths": "error",
        "operation-tag-defined": "error",
        "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: true },
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  test("stands at both addresses, alike", async () => {
    expect((await bench.call("GET", "/api/v1/openapi.json")).body).toEqual(document);
  });

  test("has every route that the server has, and no other", () => {
    const served = bench.app.server
      .table()
      .filter(({ path }) => (path.startsWith("/api/") && path !== "/api/v1/openapi.json") || beside.includes(path))
      .map(({ method, path }) => `${method} ${path}`);
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(documented.sort()).toEqual(served.sort());
  });

  test("tells of every operation who may call, which headers come, and what a 429 says", () => {
    for (const [path, operations] of Object.entries(paths)) {
      if (beside.includes(path)) continue;
      for (const [method, { security, responses, operationId }] of Object.entries(operations)) {
        const where = `${method} ${path}`;
        expect(security, where).toBeInstanceOf(Array);
        expect(operationId, where).toMatch(/^[a-z0-9-]+$/);
        for (const [status, { headers, content }] of Object.entries(responses)) {
          expect(Object.keys(headers ?? {}), where).toEqual(
            expect.arrayContaining(["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining"]),
          );
          if (status === "429") expect(Object.keys(headers ?? {}), where).toContain("Retry-After");
          if (Number(status) < 300 && status !== "204") {
            expect(content?.["application/json"]?.examples, where).toBeDefined();
          }
        }
        expect(Object.keys(responses), where).toEqual(expect.arrayContaining(["429", "500"]));
      }
    }
  });
});

describe("examples", () => {
  const cases = routes
    .filter(({ access }) => access !== "signature")
    .flatMap((route) => {
      const examples = route.body ? Object.entries(route.body.examples()) : [["", undefined] as const];
      return examples.map(([name, example]) => [`${route.method} ${route.path} ${name}`, route, example] as const);
    });

  test.each(cases)("%s", async (_name, route, example) => {
    const { path, headers, email } = await readyFor(route);
    const request = example?.request;
    const body =
      typeof request === "object" && request !== null && "email" in request && route.access === "session"
        ? { ...request, email }
        : request;
    const answer = await bench.call(route.method, path, { headers, ...(body === undefined ? {} : { body }) });
    expect(answer.status, answer.text).toBe(route.success.status);
    const { schema } = route.success;
    if (!schema) return expect(answer.text).toBe("");
    expect(schema.safeParse(answer.body).error).toBeUndefined();
    const documented: unknown = example ? example.response : route.success.example;
    expect(schema.safeParse(documented).error).toBeUndefined();
    // what is made anew each time differs; its form does not
    if (route.path.startsWith("/api/v1/check/")) expect(answer.body).toEqual(JSON.parse(JSON.stringify(documented)));
    else expect(shape(answer.body)).toEqual(shape(documented));
  });

  const password = "six planks of larch";
  let people = 0;

  /** What a route needs before its example can be run: an account, somebody signed in, a thing with a number. */
  async function readyFor(route: Route): Promise<{ path: string; headers: Record<string, string>; email: string }> {
    const { token, email } = await bench.account("studio", `example${++people}@example.com`);
    const { database } = bench.app.service;
    // the examples name one person
    await database.deleteFrom("accounts").where("email", "=", "anna@example.com").execute();
    if (route.operationId === "sign-in") {
      await bench.call("POST", "/api/accounts", { body: { email: "anna@example.com", password } });
      await bench.app.service.meter.forget("sign-in:anna@example.com:127.0.0.1");
    }
    if (route.access === "cookie") {
      const up = await bench.call("POST", "/api/accounts", { body: { email: "anna@example.com", password } });
      return { path: route.path, headers: { Cookie: up.headers.get("set-cookie")?.split(";")[0] ?? "" }, email };
    }
    const headers = route.access === "public" ? {} : { Authorization: `Bearer ${token}` };
    if (route.operationId === "usage") {
      const [known] = routes.filter(({ path }) => path.endsWith("en-1993-1-8"));
      await bench.call("POST", known?.path ?? "", { token, body: known?.body?.examples().example?.request });
    }
    if (!route.parameters) {
      if (route.operationId === "list-projects")
        await bench.call("POST", "/api/projects", { token, body: { name: "p" } });
      return { path: route.path, headers, email };
    }
    const kind = route.path.includes("projects") ? "projects" : "tokens";
    const made = await bench.call("POST", `/api/${kind}`, { token, body: { name: "example" } });
    const { id } = made.body[kind === "projects" ? "project" : "token"];
    return { path: route.path.replace("{id}", String(id)), headers, email };
  }

  /** The names of the fields; lists by their first entry. */
  function shape(value: unknown): unknown {
    if (Array.isArray(value)) return value.length === 0 ? [] : [shape(value[0])];
    if (value === null || typeof value !== "object") return null;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, inner]) => [key, shape(inner)])
        .sort(),
    );
  }

  test("errors are as documented", async () => {
    const answers = [
      await bench.call("GET", "/api/v1/usage"),
      await bench.call("GET", "/api/none"),
      await bench.call("POST", "/api/accounts", { body: {} }),
    ];
    for (const { body } of answers) expect(errorBody.strict().safeParse(body).error).toBeUndefined();
    const { token } = await bench.account("free");
    const [known] = routes.filter(({ path }) => path.endsWith("en-1993-1-8"));
    let last = await bench.call("GET", "/api/v1/usage", { token });
    for (let i = 0; i < 11; i++) {
      last = await bench.call("POST", known?.path ?? "", { token, body: known?.body?.examples().example?.request });
    }
    expect(last.status).toBe(429);
    expect(waitBody.strict().safeParse(last.body).error).toBeUndefined();
  });
});
