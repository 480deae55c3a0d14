import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { NewDrawing } from "@x/client";
import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { type JobsDone, worked } from "../bench/jobs.ts";
import { type Answers, loaded } from "../bench/load.ts";
import { readMeasurements, type Work, workBetween } from "../bench/measurements.ts";
import { exitCode, hinted, Stop } from "../exit.ts";
import { progressLine } from "../print/progress.ts";
import { figure, printJson, say, table } from "../print/text.ts";
import { online, onlineForLong, readLogin } from "../remote.ts";
import { ofFiles, ofOptions } from "../stops.ts";

const stops = messages("benchCommand", {
  pdfOfJobs: "--pdf is the drawing of the jobs: say how many with --jobs",
  number: '{option} takes numbers from 1 to {most}; it is "{given}"',
  fewChecks: "this account is {tier} and has {left} checks left: a load test needs Studio",
  limited: "the server takes {limit} requests a minute of this token: that is what would be measured",
  answers: "{url}/metrics answers {status}",
});

interface Options {
  readonly seconds?: string;
  readonly requests?: string;
  readonly connections: string;
  readonly members: string;
  readonly jobs?: string;
  readonly pdf?: string;
  readonly metricsToken?: string;
  readonly json?: true;
}

export function addBench(program: Command): void {
  const bench = program
    .command("bench")
    .description("Load tests, for who runs a server.")
    .addHelpText("after", "\nExample:\n  x bench server --connections 1,8,32");
  bench
    .command("server")
    .description(
      "Sends checks to the server of x login, more and more at once, and shows how many it answers and how fast; with --jobs also drawings through its queue. What it sends counts for the account, which needs a Studio subscription; jobs are deleted afterwards. The server must not limit it: start it with RATE_LIMIT_PER_MINUTE=10000000 for the test.",
    )
    .option("--connections <list>", "how many requests at once, one step each", "1,4,16,64")
    .option("--seconds <number>", "how long each step takes; default 10")
    .option("--requests <number>", "how many requests each step sends, in place of --seconds")
    .option("--members <number>", "members in each check", "5")
    .option("--jobs <number>", "so many jobs at once, after the checks")
    .option("--pdf <file>", "the drawing of the jobs; without it each is a list of twenty members")
    .option("--metrics-token <token>", "METRICS_TOKEN of the server, where it has one, to show what it had to do")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  x bench server\n  x bench server --members 100 --jobs 20 --pdf plan.pdf --json",
    )
    .action(run);
}

interface Step extends Answers {
  readonly members_per_second: number;
  /** Where /metrics can be read. */
  readonly server?: Work;
}

async function run(options: Options): Promise<void> {
  const { url, token } = readLogin();
  const connections = options.connections.split(",").map((text) => count("--connections", text, 1000));
  const members = count("--members", options.members, 1000);
  const jobs = options.jobs === undefined ? 0 : count("--jobs", options.jobs, 10_000);
  const end = endOf(options);
  if (options.pdf !== undefined && jobs === 0) throw new Stop(stops.pdfOfJobs);
  const drawing = drawingOf(options.pdf);
  await mayBegin(url, token);
  const measured = (before?: ReadonlyMap<string, number>) =>
    measurements(url, options.metricsToken, before !== undefined);
  const line = progressLine();
  const body = JSON.stringify({ members: Array.from({ length: members }, (_, i) => ({ mark: `B${i + 1}`, ...beam })) });
  const steps: Step[] = [];
  for (const [i, atOnce] of connections.entries()) {
    line.bar(i / (connections.length + Math.sign(jobs)), `${atOnce} at once`);
    const before = await measured();
    const answers = await loaded({ url: `${url}/api/v1/check/en-1993-1-1`, token, body, connections: atOnce, end });
    const after = before && (await measured(before));
    steps.push({
      ...answers,
      members_per_second: Math.round(answers.per_second * members),
      ...(before && after && { server: workBetween(before, after, answers.seconds, answers.statuses["200"] ?? 0) }),
    });
  }
  if (jobs > 0) line.bar(connections.length / (connections.length + 1), `${jobs} jobs`);
  const done = jobs > 0 ? await onlineForLong((client) => worked(client, drawing, jobs)) : undefined;
  line.clear();
  const remarks = remarksOn(steps, done);
  if (options.json) printJson({ url, members, steps, ...(done && { jobs: done }), remarks });
  else show(steps, members, done, remarks);
  const refused = steps.some(({ requests, statuses }) => (statuses["200"] ?? 0) < requests);
  if (refused || (done?.failed ?? 0) > 0) process.exitCode = exitCode.unreachable;
}

/** A beam that needs everything a member can need. */
const beam = {
  profile: "IPE 300",
  steel_grade: "S355",
  length_mm: 6000,
  moment_shape_y: "udl",
  L_cr_z_mm: 3000,
  L_LT_mm: 3000,
  N_Ed: 120,
  M_y_Ed: 65,
  V_z_Ed: 45,
};

const list = `mark,section,steel_grade,length_mm,quantity\n${Array.from({ length: 20 }, (_, i) => `B${i + 1},IPE ${[200, 240, 300, 360][i % 4]},S355,${4000 + 200 * i},${1 + (i % 3)}`).join("\n")}\n`;

function drawingOf(pdf: string | undefined): NewDrawing {
  if (pdf === undefined) return { members: { name: "bench.csv", text: list } };
  try {
    return { pdf: { name: basename(pdf), bytes: readFileSync(pdf) } };
  } catch {
    throw new Stop(ofFiles.unreadableAtAll({ file: pdf }));
  }
}

function count(name: string, text: string, most: number): number {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new Stop(stops.number({ option: name, most, given: text }));
}

function endOf({ seconds, requests }: Options): { requests: number } | { seconds: number } {
  if (seconds !== undefined && requests !== undefined)
    throw new Stop(ofOptions.eitherOf({ one: "--seconds", other: "--requests" }));
  if (requests !== undefined) return { requests: count("--requests", requests, 10_000_000) };
  return { seconds: count("--seconds", seconds ?? "10", 3600) };
}

/** Requests a minute below which the limit would be measured, and nothing else. */
const leastLimit = 10_000;

async function mayBegin(url: string, token: string): Promise<void> {
  const usage = await online((client) => client.usage(), { url, token });
  if (usage.remaining !== null) throw new Stop(stops.fewChecks({ tier: usage.tier, left: usage.remaining }));
  const answer = await fetch(`${url}/api/v1/usage`, { headers: { Authorization: `Bearer ${token}` } });
  const limit = Number(answer.headers.get("X-RateLimit-Limit") ?? 0);
  if (limit < leastLimit)
    throw hinted(stops.limited({ limit }), "RATE_LIMIT_PER_MINUTE=10000000 x serve", exitCode.unreachable);
}

/** Of the server that answers; undefined where it does not show them to us. `must`: it just did. */
async function measurements(
  url: string,
  token: string | undefined,
  must: boolean,
): Promise<ReadonlyMap<string, number> | undefined> {
  const answer = await fetch(
    `${url}/metrics`,
    token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );
  if (answer.ok) return readMeasurements(await answer.text());
  if (token !== undefined || must) throw new Stop(stops.answers({ url, status: answer.status }), exitCode.unreachable);
  return undefined;
}

/** What the figures mean, where they say it. */
function remarksOn(steps: readonly Step[], jobs: JobsDone | undefined): string[] {
  const best = steps.reduce((a, b) => (b.per_second > a.per_second ? b : a));
  const full = steps.find(
    ({ connections, per_second }) => connections < best.connections && per_second > 0.95 * best.per_second,
  );
  const refused = Object.entries(merged(steps.map(({ statuses }) => statuses))).filter(([status]) => status !== "200");
  const { server } = best;
  return [
    full
      ? `full with ${full.connections} at once: more of them wait longer, and no more are answered`
      : `${best.connections} at once did not fill the server: try more`,
    ...refused.map(([status, number]) => `${number} ${reasons[status] ?? `answers with ${status}`}`),
    ...(server && server.cores > 0.9
      ? [`the process of the server used ${server.cores} cores: add servers for more`]
      : []),
    ...(server && server.connections_waiting > 0
      ? [`${server.connections_waiting} requests waited for a connection to the database: it is what limits`]
      : []),
    ...(jobs?.error === undefined ? [] : [`${jobs.failed} jobs failed: ${jobs.error}`]),
  ];
}

const reasons: Readonly<Record<string, string>> = {
  "0": "connections broke",
  "429": "refused (429): a limit of the account, not of the server",
  "503": "refused (503): the database or the threads are not there for more",
};

function merged(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of all) for (const [name, number] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + number;
  return sum;
}

function show(steps: readonly Step[], members: number, jobs: JobsDone | undefined, remarks: readonly string[]): void {
  const shown = steps.some(({ server }) => server);
  const head = ["at once", "checks/s", "members/s", "half ms", "95 %", "99 %", "most"];
  const rows = steps.map(({ connections, per_second, members_per_second, p50_ms, p95_ms, p99_ms, most_ms, server }) => [
    ...[connections, per_second, members_per_second, p50_ms, p95_ms, p99_ms, most_ms].map(figure),
    ...(server ? [server.cores, server.us_per_check, server.memory_mb].map(figure) : []),
  ]);
  say(`Checks of ${members} members`);
  const titles = shown ? [...head, "cores", "µs/check", "MB"] : head;
  say(
    table(
      [titles, ...rows],
      titles.map(() => ({ align: "right" as const })),
    ),
  );
  if (jobs)
    say(
      `${jobs.jobs} jobs in ${figure(jobs.seconds)} s: ${figure(jobs.per_hour)} an hour; half ended within ${figure(jobs.p50_s)} s, the last after ${figure(jobs.most_s)} s`,
    );
  for (const remark of remarks) say(remark);
}
