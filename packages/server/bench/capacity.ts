// npm run build; npm run capacity
// What one check and one job cost each part of the service: the server, the worker, the database, the store. Processor time of each
// process (Linux), which other programs on the machine do not lengthen by much. Writes capacity.json beside this file;
// simulate.ts tells from it what more machines would carry (docs/capacity.md).
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { makeAccount } from "../src/admin.ts";
import { openStore } from "../src/database/open.ts";
import { claimJob } from "../src/jobs/claim.ts";
import { type Cluster, startCluster } from "../test/support/cluster.ts";
import { beamList } from "./beam-list.ts";

const root = join(import.meta.dirname, "../../..");
const x = join(root, "packages/cli/dist/x.js");
const checksEach = 1500;
const jobsEach = 8;
const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"]).toString());

const cluster = await startCluster({ durable: true });
if (typeof cluster === "string") throw new Error(cluster);
const data = mkdtempSync(join(tmpdir(), "x-capacity-"));

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Seconds of the processor, with those of its children that have ended. */
  readonly seconds: number;
  readonly megabytes: number;
}

function processes(): Process[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
      const megabytes = (Number(fields[21]) * 4096) / 2 ** 20;
      return [{ pid: Number(name), parent: Number(fields[1]), seconds: ticks / ticksPerSecond, megabytes }];
    } catch {
      return []; // it has ended
    }
  });
}

/** A process and all below it. */
function tree(pid: number, all = processes()): Process[] {
  const own = all.filter((one) => one.pid === pid);
  return [...own, ...all.filter(({ parent }) => parent === pid).flatMap((child) => tree(child.pid, all))];
}
const secondsOf = (pid: number): number => tree(pid).reduce((sum, { seconds }) => sum + seconds, 0);
const megabytesOf = (pid: number): number => tree(pid).reduce((sum, { megabytes }) => sum + megabytes, 0);

interface Running {
  readonly child: ChildProcess & { pid: number };
  readonly line: string;
}
async function started(args: readonly string[], environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [x, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      RATE_LIMIT_PER_MINUTE: "10000000",
      SHUTDOWN_DELAY_S: "0",
      ...environment,
    },
  }) as ChildProcess & { pid: number }; // it has begun, or `once` throws
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer]; // piped, just above
  return { child, line: line.toString() };
}
const ended = async ({ child }: Running) => {
  child.kill("SIGTERM");
  await once(child, "exit");
};

const beam = {
  profile: "IPE 300",
  steel_grade: "S355",
  length_mm: 6000,
  moment_shape_y: "udl",
  L_cr_z_mm: 3000,
  L_LT_mm: 3000,
};
const bodyOf = (members: number) =>
  JSON.stringify({
    members: Array.from({ length: members }, (_, i) => ({
      mark: `B${i + 1}`,
      ...beam,
      N_Ed: 120,
      M_y_Ed: 65,
      V_z_Ed: 45,
    })),
  });

async function asked(url: string, tokens: readonly string[], body: string, count: number): Promise<void> {
  let left = count;
  const line = async (token: string) => {
    while (left-- > 0)
      await new Promise<void>((resolve, reject) => {
        const headers = {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          Authorization: `Bearer ${token}`,
        };
        const sent = request(`${url}/api/v1/check/en-1993-1-1`, { method: "POST", headers }, (answer) => {
          answer.resume();
          if (answer.statusCode !== 200) reject(new Error(`answered with ${answer.statusCode}`));
          else answer.on("end", resolve);
        });
        sent.on("error", reject);
        sent.end(body);
      });
  };
  await Promise.all(tokens.map(line));
}

const key = { SECRETS_KEY: "of-the-bench-of-capacity" };
const microseconds = (seconds: number) => Math.round(1e6 * seconds);

/** Processor time of one check, by how many members it has. */
async function checks(databaseUrl: string | undefined, folder: string) {
  const place = { data: folder, databaseUrl };
  const tokens: string[] = [];
  for (let i = 0; i < 8; i++) tokens.push((await makeAccount(place, `c${i}@example.com`, "studio")).token);
  const environment = { ...key, JOB_WORKERS: "0", ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await started(["serve", "--port", "0", "--data", folder], environment);
  const url = server.line.replace("listening on ", "").trim();
  const found: { members: number; server_us: number; database_us: number }[] = [];
  for (const members of [1, 5, 20]) {
    const body = bodyOf(members);
    await asked(url, tokens, body, checksEach);
    const before = [secondsOf(server.child.pid), databaseUrl ? secondsOf(running.pid) : 0] as const;
    await asked(url, tokens, body, checksEach);
    const after = [secondsOf(server.child.pid), databaseUrl ? secondsOf(running.pid) : 0] as const;
    found.push({
      members,
      server_us: microseconds((after[0] - before[0]) / checksEach),
      database_us: microseconds((after[1] - before[1]) / checksEach),
    });
  }
  const memory_mb = Math.round(megabytesOf(server.child.pid));
  await ended(server);
  return { found, memory_mb };
}

const bytesIn = (folder: string): { files: number; bytes: number } => {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return {
    files: all.length,
    bytes: all.reduce((sum, one) => sum + statSync(join(one.parentPath, one.name)).size, 0),
  };
};

/** What a job of twenty members costs: a drawing, or a list. */
async function jobs(databaseUrl: string, folder: string, drawing: { pdf?: Buffer; members?: string }) {
  const place = { data: folder, databaseUrl };
  const { token } = await makeAccount(place, `j${Math.random()}@example.com`, "studio");
  const environment = { ...key, DATABASE_URL: databaseUrl, ACCOUNT_RUNNING_JOBS: "1000", JOB_TIMEOUT_S: "3600" };
  const server = await started(["serve", "--port", "0", "--data", folder], { ...environment, JOB_WORKERS: "0" });
  const worker = await started(["worker", "--data", folder], { ...environment, JOB_WORKERS: "1" });
  const url = server.line.replace("listening on ", "").trim();
  const headers = { Authorization: `Bearer ${token}` };
  const submitted = async () => {
    const form = new FormData();
    if (drawing.pdf) form.set("pdf", new Blob([new Uint8Array(drawing.pdf)]), "hall.pdf");
    else form.set("members", new Blob([drawing.members ?? ""]), "members.csv");
    const answer = await fetch(`${url}/api/v1/jobs`, { method: "POST", body: form, headers });
    if (answer.status !== 202) throw new Error(await answer.text());
    return ((await answer.json()) as { job_id: number }).job_id;
  };
  const over = async (id: number) => {
    await (await fetch(`${url}/api/v1/jobs/${id}/events`, { headers })).text();
    const { job } = (await (await fetch(`${url}/api/v1/jobs/${id}`, { headers })).json()) as {
      job: { status: string };
    };
    if (job.status !== "done") throw new Error(`a job ended as ${job.status}`);
  };
  await over(await submitted());
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, megabytesOf(worker.child.pid));
  }, 100);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const size = async () => {
    const { rows } = await client.query<{ bytes: string; commits: string }>(
      "select pg_database_size(current_database()) as bytes, xact_commit as commits from pg_stat_database where datname = current_database()",
    );
    return { bytes: Number(rows[0]?.bytes), commits: Number(rows[0]?.commits) };
  };
  const before = {
    worker: secondsOf(worker.child.pid),
    database: secondsOf(running.pid),
    server: secondsOf(server.child.pid),
    store: bytesIn(join(folder, "files")),
    rows: await size(),
  };
  const begun = performance.now();
  const ids: number[] = [];
  for (let i = 0; i < jobsEach; i++) ids.push(await submitted());
  for (const id of ids) await over(id);
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(look);
  // counts reach the statistics a moment later
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const after = {
    worker: secondsOf(worker.child.pid),
    database: secondsOf(running.pid),
    server: secondsOf(server.child.pid),
    store: bytesIn(join(folder, "files")),
    rows: await size(),
  };
  await client.end();
  await ended(worker);
  await ended(server);
  const each = (a: number, b: number) => (a - b) / jobsEach;
  return {
    worker_s: Number(each(after.worker, before.worker).toFixed(2)),
    server_ms: Math.round(1000 * each(after.server, before.server)),
    database_ms: Math.round(1000 * each(after.database, before.database)),
    commits: Math.round(each(after.rows.commits, before.rows.commits)),
    files: each(after.store.files, before.store.files),
    store_kb: Math.round(each(after.store.bytes, before.store.bytes) / 1000),
    database_kb: Math.round(each(after.rows.bytes, before.rows.bytes) / 1000),
    worker_mb: Math.round(most),
    seconds_each: Number((seconds / jobsEach).toFixed(2)),
  };
}

/** Processor time of the database for taking one of so many waiting jobs, of so many accounts. */
async function claims(databaseUrl: string, folder: string) {
  const store = await openStore({ data: folder, databaseUrl });
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {}); // of the end, where something else went wrong before
  await client.connect();
  const accounts: number[] = [];
  for (let i = 0; i < 1000; i++)
    accounts.push((await makeAccount({ data: folder, databaseUrl }, `q${i}@example.com`, "studio")).account.id);
  await client.query(
    "insert into projects (account_id, name, national_annex, created_at) values ($1, 'Default', 'EN', '2026')",
    [accounts[0]],
  );
  const found: { accounts: number; waiting: number; database_ms: number }[] = [];
  for (const [many, waiting] of [
    [10, 10_000],
    [100, 1000],
    [100, 100_000],
    [1000, 100_000],
  ] as const) {
    await client.query("delete from jobs");
    await client.query(
      `insert into jobs (account_id, project_id, revision_number, status, priority, input_filename, source, files, national_annex, created_at, updated_at)
       select ($1::int[])[1 + n % $3::int], (select min(id) from projects), 1, 'pending', 10, 'a.pdf', 'upload', 'jobs/' || n, 'EN', '2026', '2026' from generate_series(1, $2::int) as n`,
      [accounts, waiting, many],
    );
    await client.query("analyze jobs");
    await claimJob(store, "bench:0:0", Date.now());
    const before = secondsOf(running.pid);
    const times = 40;
    for (let i = 0; i < times; i++) if (!(await claimJob(store, `bench:0:${i}`, Date.now()))) throw new Error("no job");
    found.push({
      accounts: many,
      waiting,
      database_ms: Number(((1000 * (secondsOf(running.pid) - before)) / times).toFixed(1)),
    });
  }
  await client.end();
  await store.database.destroy();
  return found;
}

const running: Cluster = cluster;
const list = `mark,section,steel_grade,length_mm,quantity\n${Array.from({ length: 20 }, (_, i) => `B${i + 1},IPE ${[200, 240, 300, 360][i % 4]},S355,${4000 + 200 * i},1`).join("\n")}\n`;
const folder = (name: string) => mkdtempSync(join(data, `${name}-`));
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  postgres: async () => checks(await running.make(), folder("postgres")),
  sqlite: () => checks(undefined, folder("sqlite")),
  drawing: async () => jobs(await running.make(), folder("drawing"), { pdf: await beamList(20) }),
  list: async () => jobs(await running.make(), folder("list"), { members: list }),
  claims: async () => claims(await running.make(), folder("claims")),
};
const file = join(import.meta.dirname, "capacity.json");
const wanted = process.argv.slice(2);
const measured: Record<string, unknown> = existsSync(file)
  ? (JSON.parse(readFileSync(file, "utf8")) as object as Record<string, unknown>)
  : {};
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    measured[name] = await measure();
    console.log(name, JSON.stringify(measured[name]));
    measured.date = new Date().toISOString().slice(0, 10);
    measured.machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, PostgreSQL ${running.version}`;
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  }
} finally {
  await running.stop();
  rmSync(data, { recursive: true, force: true });
}
