// @module-tag change

import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@x/client";
import { afterEach, describe, expect, test } from "vitest";
import { beamList } from "../../server/bench/beam-list.ts";
import { makeAccount } from "../../server/src/admin.ts";
import { call } from "../../server/test/support/app.ts";
import { emptyPlace, engines } from "../../server/test/support/databases.ts";
import { endServers, serve } from "../../server/test/support/served.ts";

// The server as it is run, whose clock is set while it works: an hour forward, then a day back, with jobs, webhooks, streams and
// sessions under way. Nothing is lost, nothing waits for the clock to come round, and nothing that goes on is begun twice.

const hour = 3_600_000;

const ends: (() => void)[] = [];
afterEach(async () => {
  await endServers();
  for (const end of ends.splice(0)) end();
});

/** Refuses each delivery once, so that all of them wait for a second attempt. */
async function receiver() {
  const asked = new Map<string, number>();
  const heard: string[] = [];
  const looks = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding it is one
    const { delivery_id, event, data } = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const times = (asked.get(delivery_id) ?? 0) + 1;
    asked.set(delivery_id, times);
    response.writeHead(times === 1 ? 500 : 200).end();
    if (times === 2) heard.push(`${event} ${data.job_id} ${data.format ?? ""}`.trim());
    for (const look of looks) look();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => server.close());
  const address = server.address();
  const until = (fulfilled: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!fulfilled()) return;
        looks.delete(look);
        resolve();
      };
      looks.add(look);
      look();
    });
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`,
    asked,
    heard,
    until,
  };
}

describe.each(engines)("%s", (engine) => {
  test("an hour forward and a day back, while there is work", async ({ skip }) => {
    const place = await emptyPlace(engine);
    if (!place) return skip("no PostgreSQL here");
    const folder = mkdtempSync(join(tmpdir(), "x-clock-"));
    ends.push(place.remove, () => rmSync(folder, { recursive: true }));
    const file = join(folder, "clock");
    writeFileSync(file, "0");
    const { token } = await makeAccount(place, "anna@example.com", "studio");
    const { child, url, log } = await serve(place, {
      NODE_OPTIONS: `--import ${new URL("../../server/test/support/set-clock.ts", import.meta.url).href}`,
      CLOCK_FILE: file,
      ALLOW_PRIVATE_URLS: "true",
      RATE_LIMIT_PER_MINUTE: "100000",
      JOB_WORKERS: "2",
    });
    const set = async (by: number) => {
      writeFileSync(file, String(by));
      child.kill("SIGUSR2");
      while (!log().includes(`clock set by ${by}\n`)) await once(child.stderr, "data");
    };
    const hook = await receiver();
    const client = createClient({ url, token });
    const password = "six planks of larch";
    const up = await call(url, "POST", "/api/accounts", { body: { email: "bert@example.com", password } });
    const headers = { Cookie: up.headers.get("set-cookie")?.split(";")[0] ?? "" };
    await client.tokens.create({ name: "hook", webhook_url: hook.url });

    // a stream that listens throughout
    const streamed: string[] = [];
    const listening = new AbortController();
    ends.push(() => listening.abort());
    const stream = await fetch(`${url}/api/v1/events`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: listening.signal,
    });
    void (async () => {
      let text = "";
      for await (const chunk of stream.body ?? []) {
        text += Buffer.from(chunk).toString("utf8");
        streamed.splice(0, streamed.length, ...[...text.matchAll(/^event: (\S+)$/gm)].map(([, name = ""]) => name));
      }
    })().catch(() => undefined); // ended below

    const pdf = { name: "a.pdf", bytes: new Uint8Array(await beamList(1)) };
    const list = { name: "a.csv", text: "Mark,Profile,Length (mm),Qty\nB1,IPE 300,6000,2\n" };
    const submitted = [(await client.jobs.submit({ pdf })).job_id];
    const begun = (id: number) => hook.until(() => [...hook.asked].length > 0 && id > 0);
    await begun(submitted[0] ?? 0);
    await set(hour);
    submitted.push((await client.jobs.submit({ members: list })).job_id);
    await hook.until(() => hook.asked.size >= 3);
    await set(-24 * hour);
    submitted.push((await client.jobs.submit({ members: list })).job_id);
    for (const id of submitted) for await (const _ of client.jobs.watch(id));

    const jobs = await Promise.all(submitted.map((id) => client.jobs.read(id)));
    expect(jobs.map(({ status, error }) => [status, error])).toEqual(submitted.map(() => ["done", undefined]));
    const formats = ["shop.pdf", "bom.xlsx", "bom.csv", "model.ifc", "package.zip"];
    const wanted = submitted.flatMap((id) => [
      `job.started ${id}`,
      `job.completed ${id}`,
      ...formats.map((format) => `export.ready ${id} ${format}`),
    ]);
    await hook.until(() => hook.heard.length >= wanted.length);
    // none of them was begun twice
    expect(hook.heard.sort()).toEqual(wanted.sort());
    while (streamed.length < wanted.length) await new Promise((resolve) => setImmediate(resolve));
    expect(streamed.sort()).toEqual(wanted.map((text) => text.split(" ")[0] ?? "").sort());

    expect((await call(url, "GET", "/api/account", { headers })).status).toBe(200);
    expect((await call(url, "GET", "/readyz")).status).toBe(200);
    const ended = once(child, "exit");
    listening.abort();
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(log()).not.toMatch(/"level":(50|60)/);
  });
});
