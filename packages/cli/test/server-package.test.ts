import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDeepAs } from "../../../tests/depth.ts";
import { dockerfile } from "../../../tests/support/dockerfile.ts";
import { call } from "../../server/test/support/app.ts";

// What `npm run package` makes and the container image holds: the steps of deploy/Dockerfile in a plain folder that nobody may write
// to, run by a user without a name, with the variables, commands and health check of the image.

const root = join(import.meta.dirname, "../../..");
/** To copy the package takes longer than to test it: done for every change. */
const packages = asDeepAs("change") && process.platform === "linux";

/** As the image says: nobody that a system knows. Only root may become another. */
const nobody = process.getuid?.() === 0 ? { uid: 65532, gid: 65532 } : {};

const image = dockerfile(readFileSync(join(root, "deploy/Dockerfile"), "utf8"));
const last = image.stages.at(-1) ?? { from: "", steps: [] };
const place = mkdtempSync(join(tmpdir(), "x-image-"));
const here = (path: string): string => path.replace(/^\/(opt\/x|data)(?=\/|$)/, join(place, "$1"));
const variables = Object.fromEntries(
  image.of(last, "ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=") as [string, string])),
);
const [entry = "", ...more] = (JSON.parse(image.of(last, "ENTRYPOINT")[0] ?? "[]") as string[]).map(here);

const free = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  server.close();
  await once(server, "close");
  return port;
};

const running: ChildProcess[] = [];
/** A container of the image, its variables and nothing of ours. */
function container(args: readonly string[], environment: Record<string, string>) {
  const child = spawn(entry, [...more, ...args], {
    ...nobody,
    cwd: here("/opt/x"),
    env: {
      ...variables,
      HOST: "127.0.0.1",
      DATA_DIR: here("/data"),
      LOG_LEVEL: "warn",
      SHUTDOWN_DELAY_S: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  /** Its first line; what it said instead when it ends before. */
  const ready = () => Promise.race([once(child.stdout, "data"), ended()]);
  const ended = async () => {
    await once(child, "close");
    throw new Error(`x ${args.join(" ")} ended: ${said}`);
  };
  return { child, said: () => said, ready };
}

/** What its HEALTHCHECK answers. */
async function health(environment: Record<string, string>): Promise<number | null> {
  const [command = "", ...args] = (
    JSON.parse(/CMD (.*)$/.exec(image.of(last, "HEALTHCHECK")[0] ?? "")?.[1] ?? "[]") as string[]
  ).map(here);
  const child = spawn(command, args, { ...nobody, env: { ...variables, ...environment }, stdio: "ignore" });
  const [code] = await once(child, "exit");
  return code as number | null; // of Node
}

function readOnly(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    const { mode } = lstatSync(path);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, mode & 0o555);
  }
  chmodSync(folder, 0o555);
}

describe.skipIf(!packages)("the package of the server", () => {
  beforeAll(async () => {
    const { composeServer } = (await import(pathToFileURL(join(root, "scripts/server-package.mjs")).href)) as {
      composeServer: (folder: string) => void;
    };
    chmodSync(place, 0o755);
    composeServer(here("/opt/x"));
    readOnly(here("/opt/x"));
    mkdirSync(here("/data"));
    if (nobody.uid !== undefined) chownSync(here("/data"), nobody.uid, nobody.gid);
  });
  afterAll(async () => {
    for (const child of running) {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    execFileSync("chmod", ["-R", "u+w", place]);
    rmSync(place, { recursive: true });
  });

  test("serves, works on a drawing and says that it is well, from a folder that nobody writes to", async () => {
    const [port, workerPort] = [await free(), await free()];
    const served = { PORT: `${port}`, WORKER_PORT: "", JOB_WORKERS: "0" };
    const worked = { WORKER_PORT: `${workerPort}`, PORT: "1", READER_MEMORY_MB: "1000" };
    expect(await health(served)).toBe(1);
    const server = container(["serve"], served);
    await server.ready();
    expect(server.said()).toContain(`listening on http://127.0.0.1:${port}\n`);
    const worker = container(["worker"], worked);
    await worker.ready();
    expect(worker.said()).toContain(`working on jobs; health and metrics on http://127.0.0.1:${workerPort}\n`);
    expect([await health(served), await health(worked)]).toEqual([0, 0]);

    const url = `http://127.0.0.1:${port}`;
    const made = container(["account", "create", "--email", "a@example.com", "--tier", "studio", "--json"], {});
    await once(made.child, "exit");
    const { token } = JSON.parse(made.said()) as { token: string };
    const form = new FormData();
    form.set(
      "pdf",
      new Blob([readFileSync(join(root, "examples/drawings/parts-list.pdf"))], { type: "application/pdf" }),
      "a.pdf",
    );
    const headers = { Authorization: `Bearer ${token}` };
    const sent = await fetch(`${url}/api/v1/jobs`, { method: "POST", body: form, headers });
    const { job_id } = (await sent.json()) as { job_id: number };
    await (await fetch(`${url}/api/v1/jobs/${job_id}/events`, { headers })).text();
    const { job } = (await call(url, "GET", `/api/v1/jobs/${job_id}`, { token })).body;
    expect({ status: job.status, error: job.error }).toEqual({ status: "done", error: undefined });
    const report = await fetch(`${url}/api/v1/projects/${job.project_id}/export/shop.pdf?run_id=${job_id}`, {
      headers,
    });
    expect((await report.text()).slice(0, 5)).toBe("%PDF-");
    const picture = await fetch(`${url}/api/v1/jobs/${job_id}/pages/1.png`, { headers });
    expect(picture.headers.get("content-type")).toBe("image/png");
    for (const page of ["/docs", "/calculators"])
      expect((await fetch(url + page, { headers: { Accept: "text/html" } })).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${workerPort}/metrics`)).text()).toContain(
      'jobs_total{status="done"} 1',
    );

    for (const { child } of [server, worker]) {
      child.kill("SIGTERM");
      expect(await once(child, "exit")).toEqual([0, null]);
    }
    expect([server.said(), worker.said()].join("")).not.toContain('"level":50');
  });

  test("has no tools of development, and nothing that is linked to elsewhere", () => {
    const modules = here("/opt/x/node_modules");
    for (const name of ["vite", "esbuild", "typescript", "vitest", "preact"])
      expect(existsSync(join(modules, name))).toBe(false);
    const all = readdirSync(here("/opt/x"), { recursive: true, encoding: "utf8" });
    expect(all.filter((name) => lstatSync(join(here("/opt/x"), name)).isSymbolicLink())).toEqual([]);
    expect(all.filter((name) => /\.map$|\.d\.ts$/.test(name))).toEqual([]);
  });

  test("its bill of materials names each package in it with hash and licence, and refers to nothing else", () => {
    const bill = JSON.parse(readFileSync(here("/opt/x/sbom.cdx.json"), "utf8")) as {
      serialNumber: string;
      components: { "bom-ref": string; type: string; hashes?: { content: string }[]; licenses: object[] }[];
      dependencies: { ref: string; dependsOn: string[] }[];
    };
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
    const refs = bill.components.map((one) => one["bom-ref"]);
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs).toContain("pkg:npm/%40hapi/hapi@21.4.10");
    for (const { type, hashes, licenses } of bill.components) {
      if (type === "library") expect(hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
      expect(licenses).toHaveLength(1);
    }
    expect(bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual([]);
    const installed = readdirSync(here("/opt/x/node_modules"), { recursive: true, encoding: "utf8" })
      .filter(
        (path) =>
          /^(?:.*node_modules\/)?(?:@(?!x\/)[^/]+\/)?[^@/]+\/package\.json$/.test(path) && !path.startsWith("@x/"),
      )
      .map(
        (path) =>
          JSON.parse(readFileSync(join(here("/opt/x/node_modules"), path), "utf8")) as {
            name: string;
            version: string;
          },
      );
    const listed = installed.map(({ name, version }) => `pkg:npm/${name.replace("@", "%40")}@${version}`);
    expect(listed.length).toBeGreaterThan(150);
    expect(listed.filter((ref) => !refs.includes(ref))).toEqual([]);
  });

  test("has every licence in full", () => {
    const text = readFileSync(here("/opt/x/THIRD-PARTY-LICENSES.txt"), "utf8");
    for (const one of ["zod@", "preact@", "pdfkit@", "node@", "Bitstream Vera", "Mozilla Public License Version 2.0"])
      expect(text).toContain(one);
  });

  test("tells a person what it is, with the Node beside it", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect(execFileSync(here("/opt/x/bin/x"), ["--version"], { ...nobody, env: {}, encoding: "utf8" }).trim()).toBe(
      version,
    );
  });
});
