// @module-tag change

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Job } from "@x/api";
import { exportFormats } from "@x/words/workshop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { makeAccount } from "../src/admin.ts";
import { call } from "./support/app.ts";
import { emptyPlace } from "./support/databases.ts";
import { endServers, root, serve } from "./support/served.ts";

// Drawings through jobs of the server as it is built, with every file that a job makes: what the terminal can do, a job can do.

const folders = ["packages/drawings/test/drawings/files", "examples/drawings"] as const;
const all = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => join(root, folder, name)),
);
/**
 * A list, one whose files are so small that Node has them in a buffer of all, one without members; every twentieth
 * drawing, and once a week each of them: ten minutes.
 */
const few = ["parts-list.pdf", "en_mechanical_assembly_bom.pdf", "de_bewehrung_stabliste.pdf"];
const each = byDepth(Number.POSITIVE_INFINITY, 20, 1);
const drawings = all.filter((path, i) => few.includes(basename(path)) || i % each === each - 1);

interface Truth {
  readonly file: string;
  readonly expected: { readonly members: readonly unknown[] };
}
const truths = JSON.parse(readFileSync(join(root, folders[0], "truth.json"), "utf8")) as Truth[]; // checked by the scoring
const withoutMembers = truths.filter(({ expected }) => expected.members.length === 0).map(({ file }) => file);

let place: NonNullable<Awaited<ReturnType<typeof emptyPlace>>>;
let url = "";
let token = "";
let log = () => "";
beforeAll(async () => {
  const made = await emptyPlace("sqlite");
  if (!made) throw new Error("SQLite needs nothing");
  place = made;
  ({ token } = await makeAccount(place, "anna@example.com", "studio"));
  ({ url, log } = await serve(place, { RATE_LIMIT_PER_MINUTE: "100000", JOB_TIMEOUT_S: "600" }));
});
afterAll(async () => {
  await endServers();
  place.remove();
});

const bearer = () => ({ Authorization: `Bearer ${token}` });

function submit(path: string, fields: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("pdf", new Blob([new Uint8Array(readFileSync(path))], { type: "application/pdf" }), basename(path));
  return fetch(`${url}/api/v1/jobs`, { method: "POST", body: form, headers: bearer() });
}

async function jobOf(path: string): Promise<Job> {
  const sent = await submit(path);
  const { job_id } = (await sent.json()) as { job_id: number };
  // its events end with it
  await (await fetch(`${url}/api/v1/jobs/${job_id}/events`, { headers: bearer() })).text();
  return (await call(url, "GET", `/api/v1/jobs/${job_id}`, { token })).body.job as Job;
}

test.each(drawings.map((path) => [basename(path), path]))("%s", async (name, path) => {
  const job = await jobOf(path);
  if (withoutMembers.includes(name)) {
    expect(job.status === "done" || job.error?.startsWith("no member was found"), job.error).toBe(true);
    return;
  }
  expect([job.status, job.error], log()).toEqual(["done", undefined]);
  for (const format of exportFormats) {
    const file = await fetch(`${url}/api/v1/projects/${job.project_id}/export/${format}?run_id=${job.id}`, {
      headers: bearer(),
    });
    expect([format, file.status]).toEqual([format, 200]);
    expect((await file.arrayBuffer()).byteLength, format).toBeGreaterThan(0);
  }
});

test.each([
  ["actions", ",,,"],
  ["actions", "mark,Nope\nB1,1"],
  ["actions", '[{"mark":{}}]'],
  ["actions", '{"B1":{"N_Ed":"x"}}'],
  ["corrections", '[{"mark":{}}]'],
  ["corrections", ",,,"],
])("wrong %s are refused, each with its path: %s", async (name, text) => {
  const answer = await submit(drawings[0] ?? "", { [name]: text });
  const body = (await answer.json()) as { code: string; details: { path: string }[] };
  expect([answer.status, body.code]).toEqual([400, "invalid_input"]);
  for (const { path } of body.details) expect(path).toMatch(new RegExp(`^${name}`));
});
