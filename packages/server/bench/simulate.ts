// node --conditions=@x/source packages/server/bench/simulate.ts
// What 1, 10 and 100 machines would carry, told from what one was measured to need (capacity.json): a simulation of requests and
// jobs that wait for servers, workers, the database, its lock and the store. docs/capacity.md shows it; a test holds the two together.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What each part was measured to need. */
export interface Measured {
  readonly machine: string;
  readonly date: string;
  readonly postgres: { readonly found: readonly CheckCost[]; readonly memory_mb: number };
  readonly sqlite: { readonly found: readonly CheckCost[]; readonly memory_mb: number };
  readonly drawing: JobCost;
  readonly list: JobCost;
  readonly claims: readonly { readonly accounts: number; readonly waiting: number; readonly database_ms: number }[];
}
interface CheckCost {
  readonly members: number;
  readonly server_us: number;
  readonly database_us: number;
}
interface JobCost {
  readonly worker_s: number;
  readonly server_ms: number;
  readonly database_ms: number;
  readonly files: number;
  readonly store_kb: number;
  readonly database_kb: number;
  readonly worker_mb: number;
}

/** What is not measured here, and an operator knows of the own machines. */
export interface Assumed {
  /** Of a machine; as many servers or workers run on it. */
  readonly cores: number;
  /** Of the one machine that the database has. */
  readonly databaseCores: number;
  /** Files that the store takes in a second. */
  readonly filesPerSecond: number;
}
export const assumed: Assumed = { cores: 2, databaseCores: 8, filesPerSecond: 3500 };

/** The same numbers each time (Park and Miller), as times between arrivals and of service: exponential, longer-tailed than work is. */
function draws(seed: number): (mean: number) => number {
  let state = seed;
  return (mean) => {
    state = (16_807 * state) % 2_147_483_647;
    return -mean * Math.log(state / 2_147_483_647);
  };
}

/** The ends of work that `places` do in the order of its arrival. */
function served(arrivals: readonly number[], places: number, time: () => number): number[] {
  const free = new Float64Array(places);
  return arrivals.map((at) => {
    let next = 0;
    for (let i = 1; i < places; i++) if ((free[i] ?? 0) < (free[next] ?? 0)) next = i;
    const end = Math.max(at, free[next] ?? 0) + time();
    free[next] = end;
    return end;
  });
}

export interface ChecksCarried {
  readonly machines: number;
  readonly perSecond: number;
  /** Share of the time that each is busy then. */
  readonly servers: number;
  readonly database: number;
}

const requests = 8000;
const soon = 0.1;

/** Checks a second that so many machines answer, 99 of 100 of them within 0.1 s. */
export function checksCarried(cost: CheckCost, machines: number, { cores, databaseCores }: Assumed): ChecksCarried {
  const servers = machines * cores;
  const [server, database] = [cost.server_us / 1e6, cost.database_us / 1e6];
  const inTime = (rate: number): boolean => {
    const draw = draws(1);
    let clock = 0;
    const begun = Array.from({ length: requests }, () => {
      clock += draw(1 / rate);
      return clock;
    });
    // a balancer gives them to the servers in turn
    const lines = Array.from({ length: servers }, (_, i) => begun.filter((_, at) => at % servers === i));
    const ends = lines.map((line) => served(line, 1, () => draw(server)));
    const passed = begun.map((at, i) => ({ at, reached: ends[i % servers]?.[Math.floor(i / servers)] ?? at }));
    passed.sort((a, b) => a.reached - b.reached);
    const answered = served(
      passed.map(({ reached }) => reached),
      databaseCores,
      () => draw(database),
    );
    const waits = passed.map(({ at }, i) => (answered[i] ?? 0) - at).toSorted((a, b) => a - b);
    return (waits[Math.floor(0.99 * requests)] ?? 0) <= soon;
  };
  const most = Math.min(servers / server, databaseCores / database);
  let [low, high] = [0, most];
  for (let i = 0; i < 10; i++) {
    const rate = (low + high) / 2;
    if (inTime(rate)) low = rate;
    else high = rate;
  }
  return { machines, perSecond: low, servers: (low * server) / servers, database: (low * database) / databaseCores };
}

export interface JobsCarried {
  readonly machines: number;
  readonly perHour: number;
  readonly workers: number;
  readonly database: number;
  /** Who takes a job holds it for that long: one at a time. */
  readonly lock: number;
  readonly store: number;
}

type Station = "lock" | "worker" | "database" | "store";

/** Jobs an hour where there is always one that waits: each worker takes one, works, writes its files and its end, and takes the next. */
export function jobsCarried(
  cost: JobCost,
  claim_ms: number,
  machines: number,
  { cores, databaseCores, filesPerSecond }: Assumed,
): JobsCarried {
  const workers = machines * cores;
  const means: Readonly<Record<Station, number>> = {
    lock: claim_ms / 1000,
    worker: cost.worker_s,
    store: cost.files / filesPerSecond,
    database: Math.max(0, cost.database_ms - claim_ms) / 1000,
  };
  const way: readonly Station[] = ["lock", "worker", "store", "database"];
  const places: Readonly<Record<Station, number>> = { lock: 1, worker: workers, store: 1, database: databaseCores };
  const free = Object.fromEntries(way.map((one) => [one, new Float64Array(places[one])]));
  const busy: Record<Station, number> = { lock: 0, worker: 0, store: 0, database: 0 };
  const draw = draws(1);
  // each worker with the station that it comes to next, and when: the earliest is always the next to be served
  const coming = Array.from({ length: workers }, (_, i) => ({ at: (i * cost.worker_s) / workers, step: 0 }));
  let [done, clock] = [0, 0];
  const count = 20 * workers + 500;
  while (done < count) {
    let next = coming[0] as { at: number; step: number }; // there is at least one worker
    for (const one of coming) if (one.at < next.at) next = one;
    const station = way[next.step] as Station; // steps go round in `way`
    const line = free[station] as Float64Array;
    let place = 0;
    for (let i = 1; i < line.length && (line[place] ?? 0) > next.at; i++)
      if ((line[i] ?? 0) < (line[place] ?? 0)) place = i;
    const time = draw(means[station]);
    const end = Math.max(next.at, line[place] ?? 0) + time;
    line[place] = end;
    busy[station] += time;
    next.at = end;
    next.step = (next.step + 1) % way.length;
    if (next.step === 0) {
      done++;
      clock = Math.max(clock, end);
    }
  }
  const share = (station: Station) => Math.min(1, busy[station] / clock / places[station]);
  return {
    machines,
    perHour: (3600 * done) / clock,
    ...{ workers: share("worker"), database: share("database"), lock: share("lock"), store: share("store") },
  };
}

const machines = [1, 10, 100] as const;
const round = (value: number) => Number(value.toPrecision(2)).toLocaleString("en-GB");
const percent = (share: number) => `${Math.round(100 * share)} %`;
const table = (rows: readonly (readonly string[])[]) => rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
const limit = (shares: Readonly<Record<string, number>>) =>
  Object.entries(shares).reduce((a, b) => (b[1] > a[1] ? b : a))[0];

function costTable({ postgres, sqlite }: Measured): string {
  const rows = postgres.found.map(({ members, server_us, database_us }, i) => [
    `${members}`,
    `${server_us} µs`,
    `${database_us} µs`,
    `${sqlite.found[i]?.server_us} µs`,
    round((members * 1e6) / (sqlite.found[i]?.server_us ?? 1)),
  ]);
  return table([
    ["members in a check", "server", "PostgreSQL", "server with SQLite", "members a second and core, SQLite"],
    ["--:", "--:", "--:", "--:", "--:"],
    ...rows,
  ]);
}

function jobTable({ drawing, list }: Measured): string {
  const row = (name: string, of: (cost: JobCost) => string) => [name, of(drawing), of(list)];
  return table([
    ["a job of 20 members", "from a drawing", "from a list"],
    ["---", "--:", "--:"],
    row("worker, processor time", ({ worker_s }) => `${worker_s} s`),
    row("server", ({ server_ms }) => `${server_ms} ms`),
    row("PostgreSQL", ({ database_ms }) => `${database_ms} ms`),
    row("files kept", ({ files, store_kb }) => `${files}, ${store_kb} kB`),
    row("rows kept", ({ database_kb }) => `${database_kb} kB`),
    row("memory of a worker with one place, most", ({ worker_mb }) => `${worker_mb} MB`),
  ]);
}

function claimTable({ claims }: Measured): string {
  return table([
    ["jobs that wait", "of accounts", "taking one, PostgreSQL"],
    ["--:", "--:", "--:"],
    ...claims.map(({ accounts, waiting, database_ms }) => [
      waiting.toLocaleString("en-GB"),
      `${accounts}`,
      `${database_ms} ms`,
    ]),
  ]);
}

function checkSimulation(measured: Measured): string {
  const rows = measured.postgres.found.flatMap((cost) =>
    machines.map((count) => {
      const { perSecond, servers, database } = checksCarried(cost, count, assumed);
      return [
        `${cost.members}`,
        `${count}`,
        round(perSecond),
        round(perSecond * cost.members),
        percent(servers),
        percent(database),
        limit({ servers, database }),
      ];
    }),
  );
  return table([
    ["members", "machines", "checks/s", "members/s", "servers busy", "database busy", "limit"],
    ["--:", "--:", "--:", "--:", "--:", "--:", "---"],
    ...rows,
  ]);
}

function jobSimulation(measured: Measured): string {
  const rows = measured.claims
    .filter(({ waiting }) => waiting >= 100_000)
    .flatMap(({ accounts, database_ms }) =>
      machines.map((count) => {
        const { perHour, ...shares } = jobsCarried(measured.drawing, database_ms, count, assumed);
        return [
          `${accounts}`,
          `${count}`,
          round(perHour),
          ...[shares.workers, shares.database, shares.lock, shares.store].map(percent),
          limit({ workers: shares.workers, database: shares.database, queue: shares.lock, store: shares.store }),
        ];
      }),
    );
  return table([
    ["accounts", "machines", "jobs an hour", "workers busy", "database", "queue", "store", "limit"],
    ["--:", "--:", "--:", "--:", "--:", "--:", "--:", "---"],
    ...rows,
  ]);
}

/** The tables of docs/capacity.md, by the name that stands above each. */
export const tables = (measured: Measured): Readonly<Record<string, string>> => ({
  checks: costTable(measured),
  jobs: jobTable(measured),
  queue: claimTable(measured),
  "checks simulated": checkSimulation(measured),
  "jobs simulated": jobSimulation(measured),
});

export const measured = (): Measured =>
  JSON.parse(readFileSync(join(import.meta.dirname, "capacity.json"), "utf8")) as Measured; // written by capacity.ts

if (process.argv[1] === import.meta.filename)
  for (const [name, text] of Object.entries(tables(measured()))) console.log(`<!-- ${name} -->\n\n${text}\n`);
