// @module-tag change

import { fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { checks } from "@x/eurocode";
import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { makeAccount } from "../../server/src/admin.ts";
import { call } from "../../server/test/support/app.ts";
import { endServers, root, serve, x } from "../../server/test/support/served.ts";

// Of each module there is one in what is built, and one in each process and thread: classes, registries and constants are the
// same for all that a process runs.

const dist = join(root, "packages/cli/dist");
const built = JSON.parse(readFileSync(join(root, ".setup/modules.json"), "utf8")) as Metafile; // as esbuild writes it
const hook = pathToFileURL(join(import.meta.dirname, "support/loaded.mjs")).href;

/** `zod` of `…/node_modules/zod/v4/core/schemas.js`. */
const packageOf = (path: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1]?.replace("\\", "/");
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("node_modules"));
/** The modules in each file of the build; what is empty holds types. */
const modulesIn = new Map(
  Object.entries(built.outputs).map(([file, { inputs }]) => [
    join(root, file),
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([input]) => join(root, input)),
  ]),
);

/** Packages of others, of one version, that come from more than one folder. */
function doubled(paths: readonly string[]): string[] {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const name = packageOf(path);
    if (name === undefined) continue;
    const folder = `${folderOf(path)}node_modules/${name}`;
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    // of zod not even two versions
    const key = name === "zod" ? name : `${name} ${version}`;
    folders.set(key, (folders.get(key) ?? new Set()).add(folder));
  }
  return [...folders].filter(([, from]) => from.size > 1).map(([key]) => key);
}

test("each module is in one file of the build, and each package that is taken into it is there once", () => {
  const all = [...modulesIn.values()].flat();
  expect(all.filter((path, i) => all.indexOf(path) !== i)).toEqual([]);
  expect(doubled(all)).toEqual([]);
  expect(all.map(packageOf)).toContain("zod");
});

/** What is there twice in one process, or comes from the sources. */
function twice(loaded: readonly string[]): string[] {
  const files = [...new Set(loaded.map((url) => fileURLToPath(url.replace(/\?.*/, ""))))];
  const modules = files.flatMap((file) => modulesIn.get(file) ?? [file]);
  const sources = files.filter((file) => file.startsWith(join(root, "packages")) && /[\\/]src[\\/]/.test(file));
  return [...modules.filter((path, i) => modules.indexOf(path) !== i), ...doubled(modules), ...sources];
}

/** What each process and thread has loaded. */
function held(folder: string): string[][] {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"));
}

const watched = () => {
  const folder = mkdtempSync(join(tmpdir(), "x-loaded-"));
  return { folder, env: { LOADED: folder, NODE_OPTIONS: `--import=${hook}` } };
};

const examples = join(root, "examples");
const drawing = join(examples, "drawings/parts-list.pdf");

test.each([
  ["x check", ["check", "en-1993-1-8", join(examples, "en-1993-1-8.json"), "--pdf", "r.pdf"]],
  ["x drawing read", ["drawing", "read", drawing]],
  ["x drawing export", ["drawing", "export", drawing, "--format", "all", "-o", "out"]],
])("%s", (_, args) => {
  const { folder, env } = watched();
  const cwd = mkdtempSync(join(tmpdir(), "x-modules-"));
  spawnSync(process.execPath, [x, ...args], { cwd, env: { ...process.env, ...env } });
  const all = held(folder);
  expect(all.flat().map((url) => modulesIn.has(fileURLToPath(url)))).toContain(true);
  for (const loaded of all) expect(twice(loaded)).toEqual([]);
});

// a file costs a start more than what is in it
test.each(checks)("x check $endpoint loads few files", ({ endpoint, example }) => {
  const { folder, env } = watched();
  const file = join(mkdtempSync(join(tmpdir(), "x-modules-")), "example.json");
  writeFileSync(file, JSON.stringify(example));
  spawnSync(process.execPath, [x, "check", endpoint, file], { env: { ...process.env, ...env } });
  const files = held(folder).flat();
  expect(files.some((url) => url.includes("of-checks"))).toBe(true);
  expect(files.length).toBeLessThanOrEqual(12);
});

test("x mcp", async () => {
  const { folder, env } = watched();
  const child = spawn(process.execPath, [x, "mcp"], { env: { ...process.env, ...env }, stdio: "pipe" });
  const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: hello })}\n`);
  await once(child.stdout, "data");
  child.kill();
  for (const loaded of held(folder)) expect(twice(loaded)).toEqual([]);
});

test("the process that reads a drawing", async () => {
  const { folder, env } = watched();
  const child = fork(join(dist, "drawing-child.js"), { serialization: "advanced", env: { ...process.env, ...env } });
  child.send({
    pdf: new Uint8Array(readFileSync(drawing)),
    task: { read: {}, asJson: false },
    seconds: 100,
    megabytes: 2000,
  });
  const answer = await new Promise<object>((resolve) =>
    child.on("message", (message: object) => {
      if ("drawing" in message || "error" in message) resolve(message);
    }),
  );
  child.kill("SIGKILL");
  expect(answer).toHaveProperty("drawing.members");
  // the process and the thread that watches over it
  expect(held(folder)).toHaveLength(2);
  for (const loaded of held(folder)) expect(twice(loaded)).toEqual([]);
});

test("the server, the threads of a check, a job and a long body", async () => {
  const { folder, env } = watched();
  const place = { data: mkdtempSync(join(tmpdir(), "x-modules-")), databaseUrl: undefined };
  const { token } = await makeAccount(place, "anna@example.com", "studio");
  const { url } = await serve(place, env);
  const form = new FormData();
  form.set("pdf", new Blob([new Uint8Array(readFileSync(drawing))], { type: "application/pdf" }), "plan.pdf");
  const headers = { Authorization: `Bearer ${token}` };
  const sent = await fetch(`${url}/api/v1/jobs`, { method: "POST", body: form, headers });
  const { job_id } = (await sent.json()) as { job_id: number };
  await (await fetch(`${url}/api/v1/jobs/${job_id}/events`, { headers })).text();
  expect((await call(url, "GET", `/api/v1/jobs/${job_id}`, { token })).body.job.status).toBe("done");
  const body = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.example;
  const report = await call(url, "POST", "/api/v1/report/en-1993-1-8?format=pdf", { token, body });
  expect(report.status).toBe(200);
  const long = { name: "long", default_actions: Array.from({ length: 4000 }, (_, i) => ({ mark: `B${i}`, N_Ed: i })) };
  expect((await call(url, "POST", "/api/projects", { token, body: long })).status).toBe(201);
  await endServers();
  const all = held(folder);
  for (const loaded of all) expect(twice(loaded)).toEqual([]);
  const named = (file: string) => all.filter((loaded) => loaded.some((one) => one.endsWith(`/${file}`)));
  expect(named("job-worker.js")).not.toEqual([]);
  expect(named("check-worker.js")).not.toEqual([]);
  expect(named("desk-worker.js")).not.toEqual([]);
});
