import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, it } from "vitest";
import { asDeepAs } from "../../../../tests/depth.ts";
import type { Place } from "../../src/database/open.ts";
import type { Made } from "./cluster.ts";

// Both databases for tests: a file in a folder of its own, and one of the PostgreSQL that all files of a run share.

export const bothEngines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof bothEngines)[number];

/** For every change both, in `npm test` the first alone, but where the databases differ most. */
export const engines: readonly EngineName[] = asDeepAs("change") ? bothEngines : ["sqlite"];

/** What has little to do with the database is tested on the first of them, and once a week on both. */
export const here = (engine: EngineName): boolean => engine === "sqlite" || asDeepAs("week");

/** A test of that kind. (`runIf` would overrule a tag.) */
export const testHere = (engine: EngineName) => (here(engine) ? it : it.skip);

/** An empty place; undefined where there is no PostgreSQL: the test says so and is skipped, in CI it fails. */
export async function emptyPlace(engine: EngineName): Promise<(Place & { remove: () => void }) | undefined> {
  const data = mkdtempSync(join(tmpdir(), "x-server-"));
  const remove = () => rmSync(data, { recursive: true, force: true });
  if (engine === "sqlite") return { data, databaseUrl: undefined, remove };
  const made = (await (await fetch(inject("databasesAt"))).json()) as Made;
  if ("why" in made && process.env.CI) throw new Error(made.why);
  if ("why" in made) {
    console.warn(made.why);
    remove();
    return undefined;
  }
  return { data, databaseUrl: made.databaseUrl, remove };
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
