import { createServer } from "node:http";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { beamList } from "../bench/beam-list.ts";
import { StartProblem } from "../src/database/problem.ts";
import { openTracing } from "../src/tracing/tracing.ts";
import { openBench } from "./support/app.ts";

// Traces by the standard variables of OpenTelemetry, to a receiver of OTLP over HTTP.

const drawing = await beamList(1);
const log = pino({ level: "silent" });

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly status?: { readonly code?: number };
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function collector() {
  const spans: Sent[] = [];
  const resources: Record<string, string | undefined>[] = [];
  const headers: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    headers.push(`${request.method} ${request.url} ${request.headers["x-key"]}`);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    for (const { resource, scopeSpans } of body.resourceSpans) {
      resources.push(
        Object.fromEntries(
          resource.attributes.map((one: Sent["attributes"][number]) => [one.key, one.value.stringValue]),
        ),
      );
      for (const { spans: some } of scopeSpans) spans.push(...some);
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { spans, resources, headers, url };
}

/** The exporter reads where to send from the environment of its process. */
function environment(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = process.env[name];
    process.env[name] = value;
    closing.push(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
}

test("request, job and its stages, delivery: one trace from who calls to the end of the job", {
  tags: "change",
}, async () => {
  const { spans, resources, headers, url } = await collector();
  const hook = createServer((_, response) => response.end());
  await new Promise<void>((done) => hook.listen(0, "127.0.0.1", done));
  closing.push(() => hook.close());
  const address = hook.address();
  environment({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=abc",
    OTEL_SERVICE_NAME: "checks",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment=test",
  });
  const bench = await openBench("sqlite", {
    rateLimit: 1000,
    jobWorkers: 1,
    jobTimeout: 3600,
    allowPrivateUrls: true,
  });
  if (!bench) throw new Error("no database");
  const { token } = await bench.account("studio");
  await bench.call("POST", "/api/tokens", {
    token,
    body: {
      name: "hook",
      webhook_url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/in`,
    },
  });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const form = new FormData();
  form.set("pdf", new Blob([new Uint8Array(drawing)]), "hall.pdf");
  const answer = await fetch(`${bench.base}/api/v1/jobs`, {
    method: "POST",
    body: form,
    headers: { Authorization: `Bearer ${token}`, traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  const { job_id } = (await answer.json()) as { job_id: number };
  const events = await fetch(`${bench.base}/api/v1/jobs/${job_id}/events`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await events.text();
  await bench.close();

  const submit = spans.find(({ name }) => name === "POST /api/v1/jobs");
  expect(submit).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2 });
  const value = (key: string) => submit?.attributes.find((one) => one.key === key)?.value;
  expect(Number(value("http.response.status_code")?.intValue)).toBe(202);
  expect(value("x.request_id")?.stringValue).toBe(answer.headers.get("x-request-id"));
  const job = spans.find(({ name }) => name === "job");
  expect(job).toMatchObject({ traceId, parentSpanId: submit?.spanId, kind: 5 });
  const stages = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(stages.map(({ name }) => name)).toEqual(["reading", "checking", "keeping"]);
  expect(spans.some(({ name, kind }) => name === "webhook job.completed" && kind === 3)).toBe(true);
  expect(resources[0]).toMatchObject({ "service.name": "checks", "deployment.environment": "test" });
  expect(new Set(headers)).toEqual(new Set(["POST /v1/traces abc"]));
  // what is secret is in none of it
  expect(JSON.stringify(spans)).not.toContain(token);
});

test("a receiver that is away holds up nobody", { tags: "change" }, async () => {
  environment({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  const bench = await openBench("sqlite");
  expect((await bench?.call("GET", "/healthz"))?.status).toBe(200);
  await bench?.close();
});

test("without a receiver nothing is traced; what cannot be is told at the start", async () => {
  for (const quiet of [
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: "" },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://x", OTEL_SDK_DISABLED: "true" },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://x", OTEL_TRACES_EXPORTER: "none" },
  ]) {
    const span = (await openTracing(quiet, "1", log)).begin("a", "server", {});
    expect([span.context, span.trace]).toEqual([undefined, undefined]);
  }
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" },
    { OTEL_TRACES_SAMPLER: "sometimes" },
    { OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "2" },
  ])
    await expect(openTracing({ ...endpoint, ...wrong }, "1", log)).rejects.toThrow(StartProblem);
});

test("samplers, and what is no traceparent", async () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" };
  const context = async (more: Record<string, string>, follows?: string) =>
    (await openTracing({ ...endpoint, ...more }, "1", log)).begin("a", "server", {}, follows).context;
  const parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331";
  expect(await context({}, `${parent}-01`)).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-01$/);
  expect(await context({}, `${parent}-00`)).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[\da-f]{16}-00$/);
  expect(await context({ OTEL_TRACES_SAMPLER: "always_on" }, `${parent}-00`)).toMatch(/-01$/);
  expect(await context({ OTEL_TRACES_SAMPLER: "always_off" })).toMatch(/-00$/);
  expect(await context({ OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" })).toMatch(
    /-00$/,
  );
  for (const nonsense of ["", "00-zz", `00-${"0".repeat(32)}-b7ad6b7169203331-01`, `ff${parent.slice(2)}-01`])
    expect(await context({}, nonsense)).not.toContain("0af7651916cd43dd8448eb211c80319c");
});
