// npm run build; npm run soak [sqlite|postgres] [seconds] [seed]
// The built server under everything at once for ten minutes: small and large checks, tables, jobs from drawings and lists, revisions,
// files, streams that come and go, webhooks that answer, fail and never answer, people who sign in and out, uploads that are broken
// off, requests that are refused. Looked at throughout: memory, delay of the event loop, open files; at the end, when all has come to
// rest: the rows and files that are left, and whether anything was answered with 500, lost, or told twice.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checks } from "@x/eurocode";
import { sql } from "kysely";
import { makeAccount } from "../src/admin.ts";
import { openStore, type Place } from "../src/database/open.ts";
import { startCluster } from "../test/support/cluster.ts";
import { random } from "../test/support/hostile.ts";
import { beamList } from "./beam-list.ts";

const [engine = "sqlite", time = "600", seed = "1"] = process.argv.slice(2);
const seconds = Number(time);
const next = random(Number(seed));
const x = join(import.meta.dirname, "../../cli/dist/x.js");
if (!existsSync(x)) throw new Error("build first");

const cluster = engine === "postgres" ? await startCluster({ durable: true }) : undefined;
if (typeof cluster === "string") throw new Error(cluster);
const data = mkdtempSync(join(tmpdir(), "x-soak-"));
const place: Place = { data, databaseUrl: await cluster?.make() };
const environment = {
  ...process.env,
  ...(place.databaseUrl === undefined
    ? {}
    : { DATABASE_URL: place.databaseUrl, SECRETS_KEY: "a key of the soak test" }),
  ALLOW_PRIVATE_URLS: "true",
  RATE_LIMIT_PER_MINUTE: "1000000",
  SHUTDOWN_DELAY_S: "0",
  JOB_TIMEOUT_S: "600",
  LOG_LEVEL: "warn",
};
const { token } = await makeAccount(place, "studio@example.com", "studio");
const { token: free } = await makeAccount(place, "free@example.com", "free");

let log = "";
async function started(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [x, "serve", "--port", "0", "--data", data], {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment,
  });
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, url: line.toString().trim().replace("listening on ", "") };
}
const { child, url } = await started();

// what is answered, by what was asked
const answers = new Map<string, Map<string, number>>();
const waits = new Map<string, number[]>();
const count = (what: string, status: number | string) => {
  const of = answers.get(what) ?? new Map<string, number>();
  of.set(String(status), (of.get(String(status)) ?? 0) + 1);
  answers.set(what, of);
};

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly text?: string;
  readonly headers?: Record<string, string>;
  readonly as?: string;
}
async function ask(
  what: string,
  path: string,
  { method = "GET", body, form, text, headers = {}, as = token }: Asked = {},
) {
  const begun = performance.now();
  const sent = form ?? text ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(as === "" ? {} : { Authorization: `Bearer ${as}` }),
      ...(form || sent === undefined ? {} : { "Content-Type": text === undefined ? "application/json" : "text/csv" }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  count(what, answer.status);
  const times = waits.get(what) ?? [];
  times.push(performance.now() - begun);
  waits.set(what, times);
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    // biome-ignore lint/suspicious/noExplicitAny: who asks knows what comes
    body: (isJson ? JSON.parse(bytes.toString()) : {}) as any,
  };
}

// receivers: one that answers, one that refuses one of ten, one that never answers
const told = new Map<string, number>();
const receiver = createServer((incoming, response) => {
  const chunks: Buffer[] = [];
  incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
  incoming.on("end", () => {
    if (incoming.url === "/never") return;
    if (incoming.url === "/seldom" && next() < 0.1) return void response.writeHead(503).end();
    const { event, data: about } = JSON.parse(Buffer.concat(chunks).toString()) as {
      event: string;
      data: { job_id?: number; new_job_id?: number; project_id?: number; format?: string };
    };
    const key = `${incoming.url} ${event} ${about.job_id ?? about.new_job_id ?? about.project_id} ${about.format ?? ""}`;
    told.set(key, (told.get(key) ?? 0) + 1);
    response.end();
  });
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
const address = receiver.address();
const port = typeof address === "object" && address ? address.port : 0;
for (const path of ["always", "seldom", "never"])
  await ask("tokens", "/api/tokens", {
    method: "POST",
    body: { name: path, webhook_url: `http://127.0.0.1:${port}/${path}` },
  });

let ending = false;
const small = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.example;
const member = {
  mark: "B1",
  profile: "IPE 300",
  steel_grade: "S355",
  length_mm: 6000,
  N_Ed: 120,
  M_y_Ed: 65,
  V_z_Ed: 45,
};
const large = { members: Array.from({ length: 1000 }, (_, i) => ({ ...member, mark: `B${i + 1}` })) };
const table = `Mark,Profile,Length (mm),N_Ed,M_y_Ed\n${Array.from({ length: 100 }, (_, i) => `B${i},IPE 300,6000,10,20`).join("\n")}\n`;
const drawings = [await beamList(3), await beamList(4, "C")].map((bytes) => new Uint8Array(bytes));
const list = "Mark,Profile,Length (mm),Qty\nB1,IPE 300,6000,2\nB2,HEA 200,4000,1\n";

const formOf = (i: number) => {
  const form = new FormData();
  form.set("pdf", new Blob([drawings[i] ?? ""]), `hall-${i}.pdf`);
  return form;
};
const accepted = new Set<number>();
const ended = new Map<number, string>();
/** Until it has ended, by its stream of events. */
async function watch(id: number): Promise<void> {
  for (let status = ""; status !== "done" && status !== "failed"; ) {
    await ask("stream of a job", `/api/v1/jobs/${id}/events`);
    status = (await ask("job", `/api/v1/jobs/${id}`)).body.job?.status ?? "gone";
    if (status === "gone") break;
    ended.set(id, status);
  }
}
async function job(what: string, path: string, asked: Asked): Promise<number | undefined> {
  const sent = await ask(what, path, { method: "POST", ...asked });
  if (sent.status !== 202) return undefined;
  const id = sent.body.job_id as number;
  accepted.add(id);
  await watch(id);
  return id;
}

/** What goes on side by side, each again and again with a pause. */
const lanes: readonly (readonly [number, () => Promise<unknown>])[] = [
  [10, () => ask("small check", "/api/v1/check/en-1993-1-8", { method: "POST", body: small })],
  [10, () => ask("small check", "/api/v1/check/en-1993-1-8", { method: "POST", body: small })],
  [100, () => ask("check beyond the quota", "/api/v1/check/en-1993-1-8", { method: "POST", body: small, as: free })],
  [3000, () => ask("1 000 members", "/api/v1/check/en-1993-1-1", { method: "POST", body: large })],
  [2000, () => ask("table", "/api/v1/check/en-1993-1-1/table", { method: "POST", text: table })],
  [5000, () => ask("report", "/api/v1/report/en-1993-1-8", { method: "POST", body: small })],
  [
    500,
    async () => {
      const id = await job("job from a list", "/api/v1/jobs", { body: { members: list } });
      if (id === undefined) return;
      const { body } = await ask("job", `/api/v1/jobs/${id}`);
      for (const format of ["bom.csv", "shop.pdf", "package.zip"])
        await ask("file", `/api/v1/projects/${body.job.project_id}/export/${format}?run_id=${id}`);
      if (next() < 0.5) await ask("job deleted", `/api/v1/jobs/${id}`, { method: "DELETE" });
    },
  ],
  [
    1000,
    async () => {
      const id = await job("job from a drawing", "/api/v1/jobs", { form: formOf(0) });
      if (id === undefined) return;
      const second = await job("revision", `/api/v1/jobs/${id}/revise`, { form: formOf(1) });
      if (second !== undefined) await ask("diff", `/api/v1/jobs/${second}/diff/${id}`);
      await ask("page", `/api/v1/jobs/${id}/pages/1.png`);
    },
  ],
  [200, () => listen(2000 + next() * 20_000)],
  [200, () => listen(2000 + next() * 20_000)],
  [200, () => listen(2000 + next() * 20_000)],
  [
    4000,
    async () => {
      const body = { email: `p${Math.floor(next() * 1e9)}@example.com`, password: "six planks of larch" };
      const up = await ask("sign-up", "/api/accounts", { method: "POST", body, as: "" });
      const headers = { Cookie: up.headers.get("set-cookie")?.split(";")[0] ?? "" };
      await ask("account", "/api/account", { headers, as: "" });
      await ask("sign-out", "/api/session", { method: "DELETE", headers, as: "" });
      await ask("wrong password", "/api/session", { method: "POST", body: { ...body, password: "another" }, as: "" });
    },
  ],
  [1000, () => ask("no token", "/api/v1/usage", { as: `x_${"a".repeat(43)}` })],
  [1000, () => ask("invalid", "/api/v1/check/en-1993-1-8", { method: "POST", body: { bolt_grade: 7 } })],
  [2000, () => ask("foreign revision", "/api/v1/jobs/1/revise", { method: "POST", form: formOf(0), as: free })],
  [3000, brokenOff],
  [1000, () => ask("lists", "/api/v1/jobs?limit=100")],
  [2000, () => ask("usage", "/api/v1/usage")],
];

/** A stream of events that is left after a while. */
async function listen(milliseconds: number): Promise<void> {
  const leaving = AbortSignal.timeout(Math.round(milliseconds));
  const stream = await fetch(`${url}/api/v1/events`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving,
  });
  count("stream of events", stream.status);
  try {
    for await (const _ of stream.body ?? []) if (ending) break;
  } catch {} // left
}

/** Half of an upload, then the connection ends. */
function brokenOff(): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(`${url}/api/v1/jobs`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "multipart/form-data; boundary=b",
        "Content-Length": "500000",
      },
    });
    sent.on("error", () => {});
    sent.on("close", () => resolve());
    sent.write('--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4');
    sent.write(Buffer.alloc(100_000));
    setTimeout(() => sent.destroy(), 200);
    count("upload broken off", "-");
  });
}

interface Look {
  readonly at: number;
  readonly memory: number;
  readonly heap: number;
  readonly files: number;
  readonly delay: number;
}
async function look(): Promise<Look> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    at: (performance.now() - begun) / 1000,
    memory: value("process_resident_memory_bytes") / 2 ** 20,
    heap: value("nodejs_heap_size_used_bytes") / 2 ** 20,
    files: readdirSync(`/proc/${child.pid}/fd`).length,
    delay: value("nodejs_eventloop_lag_p99_seconds") * 1000,
  };
}

const begun = performance.now();
const looks: Look[] = [await look()];
const work = lanes.map(async ([between, go]) => {
  while (!ending) {
    await go().catch((error: unknown) =>
      count("no answer", String(error instanceof Error ? (error.cause ?? error.message) : error)),
    );
    await pause(between * (0.5 + next()));
  }
});
while ((performance.now() - begun) / 1000 < seconds) {
  await pause(Math.min(15_000, 1000 * seconds));
  looks.push(await look());
}
ending = true;
await Promise.all(work);

// until nothing waits: what never answers is given up
const store = await openStore({ ...place });
const numberOf = async (table: string, where = "true") => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(store.database);
  return Number(rows[0]?.n);
};
const rest = performance.now();
while (
  (await numberOf(
    "deliveries",
    "status = 'pending' and token_id in (select id from tokens where name in ('always', 'seldom'))",
  )) > 0
)
  await pause(500);
await pause(5000);
looks.push(await look());
const rested = (performance.now() - rest) / 1000;

const jobsLeft = await store.database.selectFrom("jobs").select(["id", "status", "error"]).execute();
const wanted = [...ended].filter(([, status]) => status === "done").map(([id]) => id);
const completed = wanted.filter(
  (id) => !told.has(`/always job.completed ${id} `) || !told.has(`/seldom job.completed ${id} `),
);
const tables = ["accounts", "sessions", "jobs", "job_results", "job_progress", "exports", "events", "deliveries"];
tables.push("usages", "rate_windows", "rate_hits", "idempotent_answers", "audit", "single_sign_ons");
const rows = Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await numberOf(name)] as const)));
const dead = await numberOf("deliveries", "status = 'dead'");
const incoming = existsSync(join(data, "incoming")) ? readdirSync(join(data, "incoming")).length : 0;
await store.database.destroy();
const usage = (await ask("usage", "/api/v1/usage")).body.used;
const exit = once(child, "exit");
child.kill("SIGTERM");
const [code] = (await exit) as [number];
const garbage = spawnSync(process.execPath, [x, "admin", "gc", "--data", data, "--json"], {
  env: environment,
  encoding: "utf8",
});

const sorted = (what: string) => [...(waits.get(what) ?? [])].sort((a, b) => a - b);
const share = (what: string, part: number) =>
  Math.round(sorted(what)[Math.floor(part * (waits.get(what)?.length ?? 0))] ?? 0);
const minute = (from: number, to: number) => looks.filter(({ at }) => at >= from && at <= to);
const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const parts = [0.1, 0.5, 1].map((part) => minute((part - 0.1) * seconds, part * seconds + 1));
console.log(
  JSON.stringify(
    {
      engine,
      seconds,
      load: loadavg().map((one) => Math.round(10 * one) / 10),
      answered: Object.fromEntries([...answers].map(([what, of]) => [what, Object.fromEntries(of)])),
      milliseconds: Object.fromEntries(
        ["small check", "1 000 members", "table", "lists"].map((what) => [
          what,
          { p50: share(what, 0.5), p99: share(what, 0.99) },
        ]),
      ),
      first_middle_last_tenth: {
        memory_mb: parts.map((of) => Math.round(middle(of.map(({ memory }) => memory)))),
        heap_mb: parts.map((of) => Math.round(middle(of.map(({ heap }) => heap)))),
        open_files: parts.map((of) => middle(of.map(({ files }) => files))),
        delay_p99_ms: parts.map((of) => Math.round(middle(of.map(({ delay }) => delay)))),
      },
      most: {
        memory_mb: Math.round(Math.max(...looks.map(({ memory }) => memory))),
        open_files: Math.max(...looks.map(({ files }) => files)),
        delay_p99_ms: Math.round(Math.max(...looks.map(({ delay }) => delay))),
      },
      at_rest: { ...looks.at(-1), after_seconds: Math.round(rested), open_files_before: looks[0]?.files },
      jobs: {
        accepted: accepted.size,
        done: [...ended.values()].filter((status) => status === "done").length,
        failed: jobsLeft.filter(({ status }) => status === "failed").map(({ error }) => error),
        not_ended: jobsLeft.filter(({ status }) => status === "pending" || status === "processing").length,
        without_their_event: completed.length,
      },
      told: {
        events: told.size,
        more_than_once: [...told.values()].filter((times) => times > 1).length,
        given_up: dead,
      },
      rows,
      incoming,
      checks_used: usage,
      exit: code,
      garbage: garbage.stdout.trim(),
      log: log
        .split("\n")
        .filter((line) => /"level":(50|60)/.test(line))
        .slice(0, 5),
    },
    null,
    1,
  ),
);
receiver.closeAllConnections();
receiver.close();
await cluster?.stop();
rmSync(data, { recursive: true, force: true });
process.exit(0);
