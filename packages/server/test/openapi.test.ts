import { createRequire } from "node:module";
import { dereference, validate } from "@readme/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { errorBody, eventNames, type Route, routes, waitBody, webhookEvents } from "@x/api";
import { checks } from "@x/eurocode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beamList } from "../bench/beam-list.ts";
import { insertJob } from "../src/jobs/jobs.ts";
import { type Bench, openBench } from "./support/app.ts";

// Loaded without its types: 80 000 lines of declarations, for two functions.
const require = createRequire(import.meta.url);
const { createConfig, lintFromString }: Linter = require("@redocly/openapi-core");

interface Linter {
  createConfig(config: {
    readonly extends: readonly string[];
    readonly rules: Readonly<Record<string, unknown>>;
  }): Promise<unknown>;
  lintFromString(options: {
    readonly source: string;
    readonly absoluteRef: string;
    readonly config: unknown;
  }): Promise<readonly { ruleId: string; message: string; location: readonly { pointer?: string }[] }[]>;
}

// The document against two validators and a linter, and its examples against the server.

interface Operation {
  readonly operationId: string;
  readonly "x-also"?: readonly string[];
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly { name: string; in: string }[];
  readonly responses: Readonly<Record<string, { headers?: object; content?: Record<string, { examples?: object }> }>>;
}

const onePage = await beamList(1);
const source = { page: 1, bbox: [10, 10, 50, 20], method: "text", confidence: 0.9 };
const drawing = {
  drawing_info: {},
  warnings: [],
  pages: [{ page: 1, width: 842, height: 595 }],
  members: [{ mark: "B1", section: "IPE 300", source }],
  other_rows: [],
  unresolved: [],
};

/** What has no rate window. */
const beside = ["/healthz", "/readyz", "/metrics", "/openapi.json"];

let bench: Bench;
let document: Record<string, unknown>;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  const singleSignOn = {
    issuer: new URL("https://id.example.com"),
    clientId: "checks",
    clientSecret: "nobody is asked",
    domains: [],
    name: "Example",
  };
  const opened = await openBench("sqlite", {
    rateLimit: 100_000,
    jobTimeout: 3600,
    mailCommand: "cat > /dev/null",
    billingUrl: "https://pay.example.com/{plan}?client_reference_id={account}",
    singleSignOn,
  });
  if (!opened) throw new Error("no database");
  bench = opened;
  document = (await bench.call("GET", "/openapi.json")).body;
  // the parser's types are those of parsed documents
  const found = (await dereference(structuredClone(document) as never)) as unknown as { paths: typeof paths };
  paths = found.paths;
});
afterAll(() => bench.close());

describe("the document", () => {
  test("is valid 3.1 by two validators", { tags: "change" }, async () => {
    expect((await new Validator().validate(structuredClone(document))).errors ?? []).toEqual([]);
    expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true });
  });

  test("satisfies a linter: operation ids, security, examples that fit their schemas", { tags: "change" }, async () => {
    const config = await createConfig({
      extends: ["recommended"],
      rules: {
        // what restarts a server asks it without a token
        "operation-4xx-response": "off",
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
      .filter(({ path }) => path.startsWith("/api/") || beside.includes(path))
      .map(({ method, path }) => `${method} ${path}`);
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { "x-also": also = [] }]) =>
        [path, ...also].map((one) => `${method} ${one}`),
      ),
    );
    expect(documented.sort()).toEqual(served.sort());
  });

  test("has each request once: kinds told apart by a field, beside what all of them share", () => {
    const text = JSON.stringify(document);
    expect(text.length).toBeLessThan(1_500_000);
    expect(document).toHaveProperty("components.schemas.en-1993-1-8-request.anyOf.1.discriminator", {
      propertyName: "connection",
      mapping: expect.objectContaining({ "fin-plate": "#/components/schemas/en-1993-1-8-fin-plate-alone" }) as object,
    });
    for (const { endpoint } of checks)
      for (const path of [`check/${endpoint}`, `check/${endpoint}/summary`, `report/${endpoint}`])
        expect(JSON.stringify(document.paths), path).toContain(`#/components/schemas/${endpoint}-request`);
  });

  test("has every event that is sent, with the headers of its signature", () => {
    const { webhooks } = document as { webhooks: Record<string, { post: Operation & { requestBody: unknown } }> };
    expect(Object.keys(webhooks).sort()).toEqual([...eventNames].sort());
    for (const { post } of Object.values(webhooks)) {
      expect(post.parameters?.map(({ name, in: place }) => `${place} ${name}`)).toEqual([
        "header X-Service-Signature",
        "header X-Service-Signature-Next",
        "header X-Service-Timestamp",
      ]);
    }
    for (const { event, schema, example } of webhookEvents)
      expect([event, schema.safeParse(example).error]).toEqual([event, undefined]);
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
            const [type = ""] = Object.keys(content ?? {});
            if (type === "application/json") expect(content?.[type]?.examples, where).toBeDefined();
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
    const request = forOffice(example?.request);
    const body =
      typeof request === "object" && request !== null && "email" in request && route.access === "session"
        ? { ...request, email }
        : request;
    // it ends when nobody listens
    if (route.operationId === "event-stream") {
      const listening = new AbortController();
      const stream = await fetch(bench.base + path, { headers, signal: listening.signal });
      expect([stream.status, stream.headers.get("content-type")]).toEqual([
        200,
        expect.stringContaining("text/event-stream"),
      ]);
      return listening.abort();
    }
    const sent = route.body?.type
      ? { text: String(body), headers: { ...headers, "Content-Type": route.body.type } }
      : { headers, ...(body === undefined ? {} : { body }) };
    const answer = await bench.call(route.method, path, sent);
    expect(answer.status, answer.text).toBe(route.success.status);
    const { schema, type } = route.success;
    if (type === "application/zip") return expect(answer.text.slice(0, 2)).toBe("PK");
    if (type)
      return expect(answer.headers.get("content-type")).toContain(
        type === "application/octet-stream" ? "text/csv" : type,
      );
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
    // as many sign up from here as there are examples
    for (const key of ["new:127.0.0.1", "sign-up:127.0.0.1"]) await bench.app.service.meter.forget(key);
    // the examples name one person
    await database.deleteFrom("accounts").where("email", "=", "anna@example.com").execute();
    if (route.operationId === "sign-in") {
      await bench.call("POST", "/api/accounts", { body: { email: "anna@example.com", password } });
      await bench.app.service.meter.forget("sign-in:anna@example.com:127.0.0.1");
    }
    if (route.tag === "Organizations" && route.access === "cookie") return readyForOffice(route);
    if (route.access === "cookie") {
      const up = await bench.call("POST", "/api/accounts", { body: { email: "anna@example.com", password } });
      return { path: route.path, headers: { Cookie: up.headers.get("set-cookie")?.split(";")[0] ?? "" }, email };
    }
    const headers = route.access === "public" ? {} : { Authorization: `Bearer ${token}` };
    if (route.operationId === "usage") {
      const [known] = routes.filter(({ path }) => path.endsWith("en-1993-1-8"));
      await bench.call("POST", known?.path ?? "", { token, body: known?.body?.examples().example?.request });
    }
    if (route.operationId === "section") return { path: "/api/v1/sections/ipe300", headers, email };
    if (!route.parameters) {
      if (["list-jobs", "dead-letters"].includes(route.operationId)) await readyForJob(route, token, email);
      if (route.operationId === "shared-calculation") return readyForCalculation(route, token, email);
      if (route.operationId === "list-projects")
        await bench.call("POST", "/api/projects", { token, body: { name: "p" } });
      return { path: route.path, headers, email };
    }
    if (/calculation|shared|watcher|\/jobs\/|preview|export|deliveries|webhook|dead-letters/.test(route.path))
      return readyForJob(route, token, email);
    const kind = route.path.includes("projects") ? "projects" : "tokens";
    const made = await bench.call("POST", `/api/${kind}`, { token, body: { name: "example" } });
    const { id } = made.body[kind === "projects" ? "project" : "token"];
    return { path: route.path.replace("{id}", String(id)), headers, email };
  }

  let office = 0;

  /** The organization of the example is the one that is there. */
  const forOffice = (request: unknown): unknown =>
    typeof request === "object" && request !== null && "organization_id" in request && request.organization_id !== null
      ? { organization_id: office }
      : request;

  /** Somebody with an organization, a colleague and an invitation. */
  async function readyForOffice(route: Route) {
    const email = "anna@example.com";
    const { database } = bench.app.service;
    const up = await bench.call("POST", "/api/accounts", { body: { email, password } });
    const headers = { Cookie: up.headers.get("set-cookie")?.split(";")[0] ?? "" };
    const created_at = "2026-11-21T12:00:00.000Z";
    await database.updateTable("accounts").set({ email_verified_at: created_at }).where("email", "=", email).execute();
    if (route.operationId === "create-organization") return { path: route.path, headers, email };
    const made = await bench.call("POST", "/api/organizations", { headers, body: { name: "Office" } });
    office = made.body.organization.id;
    const { id } = await bench.account("free");
    await database
      .insertInto("people")
      .values({ organization_id: office, person_id: id, role: "engineer", created_at })
      .execute();
    const sent =
      route.operationId === "invite"
        ? undefined
        : await bench.call("POST", "/api/invitations", {
            headers,
            body: { email: `guest${++people}@example.com`, role: "viewer" },
          });
    const number = route.path.includes("invitations") ? sent?.body.invitation.id : id;
    return { path: route.path.replace("{id}", String(number)), headers, email };
  }

  /** A calculation with a version, a comment and a link. */
  async function readyForCalculation(route: Route, token: string, email: string) {
    const headers = { Authorization: `Bearer ${token}` };
    const { project } = (await bench.call("POST", "/api/projects", { token, body: { name: "example" } })).body;
    if (route.operationId === "keep-calculation")
      return { path: route.path.replace("{id}", String(project.id)), headers, email };
    const request = {
      national_annex: "NL",
      members: [{ mark: "B1", profile: "IPE 300", length_mm: 5000, M_y_Ed: 60, V_z_Ed: 40 }],
    };
    const body = { name: "Beam B1", endpoint: "en-1993-1-1", request };
    const made = await bench.call("POST", `/api/v1/projects/${project.id}/calculations`, { token, body });
    const { id } = made.body.calculation;
    await bench.call("POST", `/api/v1/calculations/${id}/comments`, { token, body: { version: 1, text: "seen" } });
    const shared = await bench.call("POST", `/api/v1/calculations/${id}/share`, { token });
    const path = route.path
      .replace("{id}", String(route.path.includes("/projects/") ? project.id : id))
      .replace("{version}", "1")
      .concat(route.operationId === "shared-calculation" ? `?key=${shared.body.share_key}` : "");
    return { path, headers, email };
  }

  /** A job in the state that the example shows; a webhook with a delivery that was given up. */
  async function readyForJob(route: Route, token: string, email: string) {
    if (route.tag === "Calculations") return readyForCalculation(route, token, email);
    const headers = { Authorization: `Bearer ${token}` };
    const { database, blobs } = bench.app.service;
    const at = "2026-11-21T12:00:00.000Z";
    const { project } = (await bench.call("POST", "/api/projects", { token, body: { name: "example" } })).body;
    const { id: account } = await database
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const made = await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "hook", webhook_url: "https://example.com/events", webhook_secret: "sixteen letters!" },
    });
    if (/watcher/.test(route.path)) {
      if (route.operationId === "watcher")
        await bench.call("POST", `/api/projects/${project.id}/watcher`, {
          token,
          body: { url: "https://example.com/a.pdf" },
        });
      return { path: route.path.replace("{id}", String(project.id)), headers, email };
    }
    if (/deliveries|webhook|dead-letters/.test(route.path)) {
      const row = await database
        .insertInto("deliveries")
        .values({
          delivery_id: `example ${people}`,
          account_id: account,
          token_id: made.body.token.id,
          event: "ping",
          body: "{}",
          status: "dead",
          attempts: 5,
          response_status: 500,
          error: "it answered with status 500",
          next_attempt_at: null,
          lease_until: null,
          created_at: at,
          delivered_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const id = route.path.includes("/webhooks/") ? row.id : made.body.token.id;
      return { path: route.path.replace("{id}", String(id)), headers, email };
    }
    const states: Readonly<Record<string, "pending" | "processing">> = {
      "cancel-job": "pending",
      job: "processing",
      "preview-job": "processing",
    };
    const files = `jobs/example-${people}`;
    const job = await database.transaction().execute((change) =>
      insertJob(change, {
        account,
        project: project.id,
        annex: "EN",
        priority: 10,
        filename: "hall-3.pdf",
        source: "upload",
        files,
        actions: null,
        corrections: null,
        at,
      }),
    );
    const status = states[route.operationId] ?? "done";
    const going = status === "processing" ? { stage: "reading", fraction: 0.3, worker: "elsewhere:1:a" } : {};
    await database
      .updateTable("jobs")
      .set({ status, ...going })
      .where("id", "=", job.id)
      .execute();
    const result = JSON.stringify({
      extracted_data: {
        drawing_info: {},
        members: [],
        summary: { total_mass_kg: 0, member_count: 0, row_count: 0 },
        warnings: [],
        unresolved: [],
      },
      connections_data: [],
      welds_data: [],
      base_plates_data: [],
    });
    await database.insertInto("job_results").values({ job_id: job.id, result }).execute();
    await blobs.put(`${files}/drawing.pdf`, onePage, "application/pdf");
    await blobs.put(`${files}/drawing.json`, Buffer.from(JSON.stringify(drawing)), "application/json");
    await blobs.put(`${files}/bom.csv`, Buffer.from("mark"), "text/csv");
    await database
      .insertInto("exports")
      .values({
        job_id: job.id,
        format: "bom.csv",
        key: `${files}/bom.csv`,
        type: "text/csv; charset=utf-8",
        bytes: 4,
        sha256: "0".repeat(64),
      })
      .execute();
    const id = route.path.includes("export") ? project.id : job.id;
    const path = route.path
      .replace("{id}", String(id))
      .replace("{previousId}", String(job.id))
      .replace("{page}", "1")
      .replace("{format}", `bom.csv?run_id=${job.id}`);
    return { path, headers, email };
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
