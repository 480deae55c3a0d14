// @module-tag change

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createClient } from "@x/client";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { beamList } from "../../server/bench/beam-list.ts";
import { sharedKey } from "../../server/test/support/app.ts";
import { emptyPlace, engines, here } from "../../server/test/support/databases.ts";
import { random } from "../../server/test/support/hostile.ts";

// A server that is killed again and again while it works on jobs: every accepted job ends once, with the result of an
// undisturbed run, and no event is lost. A job is hit twice at most: the third time would end it as failed.
// CRASH_CYCLES and CRASH_SEED make it longer and other (`pnpm run crash`).

const cycles = Number(process.env.CRASH_CYCLES ?? byDepth(1, 1, 20));
const next = random(Number(process.env.CRASH_SEED ?? 1));
const root = join(import.meta.dirname, "../../..");
const x = join(root, "packages/cli/dist/x.js");
// each cycle starts cold: what is on the drawing would only make it longer
const bytes = new Uint8Array(await beamList(1));

const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  running.clear();
});
beforeAll(() => {
  if (!existsSync(x)) throw new Error("build first: npm test does");
});

describe.each(engines.filter(here))("%s", (engine) => {
  test(`${cycles} times killed`, async ({ skip }) => {
    const place = await emptyPlace(engine);
    if (!place) return skip("no PostgreSQL here");
    const env = {
      ...process.env,
      ALLOW_PRIVATE_URLS: "true",
      RATE_LIMIT_PER_MINUTE: "100000",
      SHUTDOWN_DELAY_S: "0",
      JOB_TIMEOUT_S: "3600",
      LOG_LEVEL: "error",
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl, SECRETS_KEY: sharedKey }),
    };
    const serve = async () => {
      const child = spawn(process.execPath, [x, "serve", "--port", "0", "--data", place.data], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      running.add(child);
      const [line] = (await once(child.stdout, "data")) as [Buffer];
      return { child, url: line.toString("utf8").trim().replace("listening on ", "") };
    };
    const kill = async (child: ChildProcess, signal: NodeJS.Signals) => {
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
      running.delete(child);
    };
    const made = spawnSync(
      process.execPath,
      [x, "account", "create", "--email", "a@example.com", "--tier", "studio", "--data", place.data, "--json"],
      { env, encoding: "utf8" },
    );
    const { token } = JSON.parse(made.stdout) as { token: string };
    const heard = new Map<string, string>();
    let received = 0;
    let more = () => {};
    const hook = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const event = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
          event: string;
          delivery_id: string;
          data: { job_id?: number; format?: string };
        };
        received++;
        heard.set(event.delivery_id, `${event.event} ${event.data.job_id} ${event.data.format ?? ""}`);
        response.end();
        more();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
    const address = hook.address();
    const webhook_url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;

    const inputs = [
      { pdf: { name: "a.pdf", bytes } },
      { members: { name: "a.csv", text: "Mark,Profile,Length (mm),Qty\nB1,IPE 300,6000,2\n" } },
    ];
    const accepted = new Set<number>();
    const killedAt = new Map<string, number>();
    /** Of the cycle before: hit once, perhaps; of the one before that: to end undisturbed. */
    let past: readonly number[] = [];
    let before: readonly number[] = [];
    for (let cycle = 0; cycle < cycles; cycle++) {
      const { child, url } = await serve();
      const client = createClient({ url, token });
      if (cycle === 0) await client.tokens.create({ name: "hook", webhook_url });
      // the same key twice is the same job, also when the first answer was lost
      const submit = async (i: number) =>
        (await client.jobs.submit(inputs[i] ?? {}, { idempotencyKey: `cycle ${cycle}, ${i}` })).job_id;
      const mine = [await submit(0), await submit(1)];
      expect([await submit(0), await submit(1)]).toEqual(mine);
      for (const id of mine) accepted.add(id);
      for (const id of before) for await (const _ of client.jobs.watch(id));
      // at some moment of the work on one of the others
      const open = [...past, ...mine];
      const target = open[Math.floor(next() * open.length)] ?? 0;
      let steps = Math.floor(next() * 9);
      let last = "pending";
      for await (const { event, data } of client.jobs.watch(target)) {
        last = data.stage ?? event;
        if (steps-- <= 0) break;
      }
      await kill(child, "SIGKILL");
      killedAt.set(last, (killedAt.get(last) ?? 0) + 1);
      [before, past] = [past, mine];
      if (cycles > 10)
        console.log(`${engine}: cycle ${cycle + 1} of ${cycles}, killed at`, Object.fromEntries(killedAt));
    }
    expect(accepted.size).toBe(inputs.length * cycles);

    const { child, url } = await serve();
    const client = createClient({ url, token });
    // and one that nothing disturbs, which the others are like
    for (const input of inputs) accepted.add((await client.jobs.submit(input)).job_id);
    const results = new Set<string>();
    for (const id of accepted) {
      for await (const _ of client.jobs.watch(id));
      const job = await client.jobs.read(id);
      expect([id, job.status, job.error]).toEqual([id, "done", undefined]);
      results.add(JSON.stringify([job.extracted_data, job.connections_data, job.welds_data, job.base_plates_data]));
    }
    expect(results.size).toBe(inputs.length);
    expect((await client.jobs.list()).count).toBe(accepted.size);
    const wanted = [...accepted].flatMap((id) => [
      `job.completed ${id} `,
      ...["shop.pdf", "bom.xlsx", "bom.csv", "model.ifc", "package.zip"].map(
        (format) => `export.ready ${id} ${format}`,
      ),
    ]);
    const told = () => [...heard.values()].filter((text) => !text.startsWith("job.started"));
    // what was on its way when the server was killed comes when its lease is over
    await new Promise<void>((resolve) => {
      more = () => {
        if (told().length >= wanted.length) resolve();
      };
      more();
    });
    expect(told().sort()).toEqual(wanted.sort());
    if (cycles > 10)
      console.log(
        `${engine}: ${cycles} kills, ${accepted.size} jobs, each done once and alike, ${wanted.length} events of their ends` +
          ` and ${heard.size - wanted.length} of their starts, ${received - heard.size} delivered again under the same id`,
      );
    await kill(child, "SIGTERM");
    hook.close();
    place.remove();
  });
});
