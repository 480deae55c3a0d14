import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

// npm run bench:http: what an answer of the service costs beside a bare Hapi route that runs the same check: processor time
// of either process (Linux), in turns, the best of several rounds. `node packages/server/bench/share.ts [rounds]`

const root = join(import.meta.dirname, "../../..");
const fromSource = ["--conditions=@x/source", "--disable-warning=ExperimentalWarning"];
const x = [...fromSource, join(root, "packages/cli/src/x.ts")];
const each = 3000;
const connections = 20;

const beam = { profile: "IPE 300", steel_grade: "S355", length_mm: 6000, N_Ed: 120, M_y_Ed: 65, V_z_Ed: 45 };
const more = { moment_shape_y: "udl", L_cr_z_mm: 3000, L_LT_mm: 3000 };
const body = JSON.stringify({ members: [1, 2, 3, 4, 5].map((i) => ({ mark: `B${i}`, ...beam, ...more })) });

interface Process {
  readonly child: ChildProcess;
  readonly url: string;
}

async function started(args: readonly string[], environment: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, ...environment },
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer]; // piped, just above
  child.stdout?.resume();
  return { child, url: line.toString().split("\n")[0]?.replace("listening on ", "").trim() ?? "" };
}

/** Seconds of its threads, the collector's included. */
function processorTime({ child }: Process): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const agent = new Agent({ keepAlive: true, maxSockets: connections });

function ask({ url }: Process, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      Authorization: `Bearer ${token}`,
    };
    const sent = request(`${url}/api/v1/check/en-1993-1-1`, { method: "POST", agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
      answer.resume();
      answer.on("end", resolve);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function load(server: Process, token: string, count: number): Promise<void> {
  let left = count;
  const line = async () => {
    while (left-- > 0) await ask(server, token);
  };
  await Promise.all(Array.from({ length: connections }, line));
}

const data = mkdtempSync(join(tmpdir(), "x-share-"));
const account = ["account", "create", "--email", "b@example.com", "--tier", "studio", "--data", data, "--json"];
const { token } = JSON.parse(execFileSync(process.execPath, [...x, ...account]).toString()) as { token: string };
const service = await started([...x, "serve", "--port", "0", "--data", data], { RATE_LIMIT_PER_MINUTE: "10000000" });
const bare = await started([...fromSource, join(import.meta.dirname, "bare-server.ts")], {});
try {
  const best = new Map([service, bare].map((server) => [server, Number.POSITIVE_INFINITY]));
  for (const server of best.keys()) await load(server, token, each);
  for (let round = 0; round < Number(process.argv[2] ?? 5); round++) {
    for (const [server, least] of best) {
      const before = processorTime(server);
      await load(server, token, each);
      best.set(server, Math.min(least, (processorTime(server) - before) / each));
    }
  }
  const [ours = 0, theirs = 0] = best.values();
  const microseconds = (seconds: number) => (seconds * 1e6).toFixed(0);
  process.stdout.write(
    `service ${microseconds(ours)} µs an answer, bare route ${microseconds(theirs)} µs: ${(theirs / ours).toFixed(2)}\n`,
  );
} finally {
  for (const { child } of [service, bare]) child.kill("SIGTERM");
  await once(service.child, "exit");
  agent.destroy();
  rmSync(data, { recursive: true, force: true });
}
