import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "../../src/database/open.ts";
import { sharedKey } from "./app.ts";

// The server as it is run: a process of its own, from the build.

export const root = join(import.meta.dirname, "../../../..");
export const x = join(root, "packages/cli/dist/x.js");

export const environment = ({ databaseUrl }: Place, more: Record<string, string> = {}) => ({
  ...process.env,
  NO_COLOR: "1",
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SECRETS_KEY: sharedKey }),
  ...more,
});

const running = new Set<ChildProcess>();

/** What a test has started ends with it. */
export async function endServers(): Promise<void> {
  for (const child of running) {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  running.clear();
}

export async function serve(place: Place, more: Record<string, string> = {}) {
  if (!existsSync(x)) throw new Error("build first: npm test does");
  const child = spawn(process.execPath, [x, "serve", "--port", "0", "--data", place.data], {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment(place, { SHUTDOWN_DELAY_S: "0", ...more }),
  });
  running.add(child);
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  let out = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      const found = /^listening on (http:\/\/\S+)\n$/.exec(out)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${log}`)));
  });
  return { child, url, log: () => log, out: () => out };
}
