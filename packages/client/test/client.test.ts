import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp, readConfig } from "@x/server";
import { makeAccount } from "@x/server/admin";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { beamList } from "../../server/bench/beam-list.ts";
import { saveExport } from "../src/files.ts";
import { ApiError, type Client, createClient, type JobEvent, Unreachable, verifySignature } from "../src/index.ts";

// The client against a real server.

// biome-ignore format: a request as it is written
const bolt = { bolt_grade: "8.8", bolt_size: "M20", shear_planes: 1, plate_fu: 430, plate_t: 10, e1: 40, e2: 40, is_end_bolt: true, V_Ed: 60 } as const;
const data = mkdtempSync(join(tmpdir(), "x-client-"));
let app: Awaited<ReturnType<typeof createApp>>;
let url = "";
let client: Client;
let ownToken = "";
const drawing = await beamList(1);
const fromAsync = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of items) found.push(one);
  return found;
};
let clock = Date.UTC(2026, 10, 21, 12);

beforeAll(async () => {
  const config = readConfig({}, { port: "0", data, logLevel: "silent" });
  if ("problems" in config) throw new Error(config.problems.join("; "));
  app = await createApp(config, { clock: () => clock });
  await app.server.start();
  url = app.server.info.uri;
  const { token } = await makeAccount(config, "anna@example.com", "studio");
  ownToken = token;
  client = createClient({ url, token });
});
afterAll(async () => {
  await app.stop();
  rmSync(data, { recursive: true, force: true });
});

describe("the client", () => {
  test("checks, usage, account", async () => {
    const result = await client.check("en-1993-1-8", bolt);
    expect(result.utilization).toBeCloseTo(100 * (60e3 / ((0.6 * 800 * 245) / 1.25)), 9);
    expect(await client.usage()).toMatchObject({ tier: "studio", used: 1, remaining: null });
    expect(await client.account()).toMatchObject({ email: "anna@example.com", tier: "studio" });
  });

  test("a batch: what governs each item", async () => {
    const beam = { mark: "B1", profile: "IPE 300", length_mm: 6000, M_y_Ed: 20 };
    const heads = await client.checkMany("en-1993-1-1", [beam, { ...beam, mark: "B2", M_y_Ed: 900 }], {
      ...{ result: "summary", national_annex: "NL" },
    });
    expect(heads).toMatchObject([
      { mark: "B1", passed: true },
      { mark: "B2", passed: false, clause: expect.stringContaining("6.") as string },
    ]);
    const wrong = client.checkMany("en-1993-1-1", [{ ...beam, profile: "IPE 301" }], { result: "summary" });
    await expect(wrong).rejects.toMatchObject({ details: [{ path: "members[0].profile" }] });
  });

  test("projects, by token and by email", async () => {
    const made = await client.projects.create({ name: "Hall 3", national_annex: "NL" }, "key-1");
    expect(await client.projects.create({ name: "Hall 3", national_annex: "NL" }, "key-1")).toEqual(made);
    const byEmail = createClient({ url, email: "anna@example.com" });
    const { default_actions: _, ...entry } = made;
    expect(await byEmail.projects.list()).toEqual([entry]);
    const changed = await byEmail.projects.change(made.id, { national_annex: "DE", description: "axes A to F" });
    expect(changed).toEqual({ ...made, national_annex: "DE", description: "axes A to F" });
    expect(await byEmail.projects.read(made.id)).toEqual(changed);
  });

  test("events of the account, over connections that break, until the signal ends them", async () => {
    let broken = 0;
    const through: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!answer.url.includes("/api/v1/events") || broken++ > 0) return answer;
      // the first ends with its first event
      const reader = answer.body?.getReader();
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { value } = (await reader?.read()) ?? {};
          const text = new TextDecoder().decode(value);
          const [first = text] = /^.*?project_name.*?\n\n/s.exec(text) ?? [];
          controller.enqueue(new TextEncoder().encode(first));
          if (!first.includes("project_name")) return;
          await reader?.cancel();
          controller.close();
        },
      });
      return new Response(body, { headers: answer.headers });
    };
    const hearing = createClient({ url, token: ownToken, fetch: through, pause: async () => {} });
    const ending = new AbortController();
    const names: unknown[] = [];
    // once it stands; then one at a time
    const making = setInterval(() => void client.projects.create({ name: "Hall" }), 600);
    for await (const { event, data } of hearing.events({ events: ["project.created"], signal: ending.signal })) {
      names.push([event, typeof data.project_name]);
      if (names.length === 3) ending.abort();
    }
    clearInterval(making);
    expect(names).toEqual(Array(3).fill(["project.created", "string"]));
    expect(broken).toBeGreaterThan(1);
    await expect(fromAsync(client.events({ events: ["nope"] }))).rejects.toMatchObject({ status: 400 });
    const lost = createClient({ url: "http://127.0.0.1:9", token: ownToken, pause: async () => {} });
    await expect(fromAsync(lost.events())).rejects.toBeInstanceOf(Unreachable);
  });

  test("tokens and their webhooks", async () => {
    const made = await client.tokens.create({ name: "second" });
    expect(made.value).toMatch(/^x_/);
    const hooked = await client.tokens.setWebhook(made.token.id, "https://example.com/events");
    expect(hooked).toMatchObject({ token: { webhook_url: "https://example.com/events" } });
    expect((await client.tokens.list()).map(({ name }) => name)).toEqual(["second", "first token"]);
    const { id } = hooked.token;
    expect((await client.tokens.chooseEvents(id, ["job.failed"])).webhook_events).toEqual(["job.failed"]);
    const { webhook_secret: next, token: overlapping } = await client.tokens.rotateSecret(id, { overlap_hours: 1 });
    expect(overlapping.webhook_overlap_until).toBe(new Date(clock + 3_600_000).toISOString());
    await client.tokens.endOverlap(id);
    await client.webhooks.ping(id);
    const [sent] = await client.webhooks.deliveries(id, { event: "ping" });
    const { body } = await client.webhooks.delivery(sent?.id ?? 0);
    const at = Math.floor(clock / 1000);
    const sign = (key: string) => `sha256=${createHmac("sha256", key).update(`${at}.${body}`).digest("hex")}`;
    const delivery = { timestamp: String(at), body, now: at };
    const verify = (secret: string, signature: string, other?: string) =>
      verifySignature({ ...delivery, secret, signature, next: other });
    // while a secret changes a receiver may have either of the two
    expect(await verify(next, sign("former"), sign(next))).toBe(true);
    expect(await verify("former", sign("former"), sign(next))).toBe(true);
    expect(await verify("other", sign("former"), sign(next))).toBe(false);
    expect(await verify(next, sign("former"))).toBe(false);
    await client.tokens.revoke(made.token.id);
    const gone = createClient({ url, token: made.value ?? "" });
    await expect(gone.usage()).rejects.toMatchObject({ name: "ApiError", status: 401 });
  });

  test("what the server refuses, with every problem and its path", async () => {
    const refused = await client
      .checkUnknown("en-1993-1-8", { ...bolt, e1: -1, bolt_sise: "M20" })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 400, requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string });
    expect((refused as ApiError).details.map(({ path }) => path).sort()).toEqual(["bolt_sise", "e1"]);
    await expect(client.projects.read(999)).rejects.toMatchObject({ status: 404 });
  });

  test("the rate limit is an error at once, or waited for where one has the patience", async () => {
    const { token } = await makeAccount(app.service.config, "busy@example.com", "free");
    const impatient = createClient({ url, token });
    for (let i = 0; i < 60; i++) await impatient.usage();
    await expect(impatient.usage()).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    clock += 60_000;
    expect(await impatient.usage()).toMatchObject({ tier: "free" });
  });

  /** A server that refuses once, or for ever, and what was asked of it. */
  const refusing = (status: number, headers: Record<string, string>, times = Number.POSITIVE_INFINITY) => {
    const asked: string[] = [];
    const answer: typeof fetch = async (input) => {
      asked.push(input instanceof Request ? input.method : "");
      if (asked.length > times) return Response.json({ used: 1, passed: true });
      return Response.json({ error: "no" }, { status, headers });
    };
    return { asked, fetch: answer };
  };

  test("the wait is that of the server", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      for (const ask of [(one: Client) => one.usage(), (one: Client) => one.check("en-1993-1-8", bolt)]) {
        const { asked, fetch } = refusing(429, { "Retry-After": "90" }, 1);
        const answer = ask(createClient({ url, patience: 120, timeout: 300, fetch }));
        await vi.advanceTimersByTimeAsync(89_000);
        expect(asked).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(2_000);
        expect(await answer).toMatchObject({ used: 1 });
        expect(asked).toHaveLength(2);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([400, 401, 403, 404, 409, 500])("%i is answered once: it would be the same again", async (status) => {
    const { asked, fetch } = refusing(status, {});
    await expect(createClient({ url, patience: 60, fetch }).usage()).rejects.toMatchObject({ status });
    expect(asked).toEqual(["GET"]);
  });

  test("a drawing: sent with progress, waited for, its files taken piece by piece", async () => {
    const project = await client.projects.create({ name: "Hall 4", national_annex: "NL" });
    const sent: { bytes: number; of: number }[] = [];
    const { job_id } = await client.jobs.submit(
      { pdf: { name: "list.pdf", bytes: drawing }, project: project.id },
      { onProgress: (one) => sent.push(one) },
    );
    expect(sent.at(-1)?.bytes).toBeGreaterThanOrEqual(drawing.length);
    const seen: JobEvent[] = [];
    const job = await client.jobs.wait(job_id, { onProgress: (event) => seen.push(event) });
    expect(job).toMatchObject({ id: job_id, status: "done" });
    expect(seen.at(-1)?.event).toBe("done");
    const path = join(data, "bom.csv");
    const bytes = await saveExport(client, { project: project.id, job: job_id, format: "bom.csv" }, path);
    const whole = await client.jobs.download(project.id, job_id, "bom.csv");
    expect(readFileSync(path)).toEqual(Buffer.from(whole));
    expect(bytes).toBe(whole.length);
    const nothing = saveExport(client, { project: project.id, job: job_id, format: "bom.xyz" }, join(data, "bom.xyz"));
    await expect(nothing).rejects.toBeInstanceOf(ApiError);
    expect(readdirSync(data).filter((name) => name.startsWith("bom"))).toEqual(["bom.csv"]);
  });

  test("profiles, annexes, reports", async () => {
    const { sections, count } = await client.library.sections({ search: "HEB 2", limit: 2 });
    expect(sections).toHaveLength(2);
    expect(count).toBeGreaterThan(2);
    expect(await client.library.section("HEB200")).toMatchObject({ designation: "HE 200 B" });
    await expect(client.library.section("HEB 201")).rejects.toMatchObject({
      ...{ status: 404, code: "not_found", documentation: `${url}/docs/errors#not_found` },
    });
    const [gamma] = await client.library.annexes({ parameter: "gamma_M2", standard: "EN 1993-1-8" });
    expect(gamma?.under.NL).toMatchObject({ value: 1.25 });
    const text = new TextDecoder().decode(await client.report("en-1993-1-8", bolt, { format: "md", lang: "nl" }));
    expect(text).toContain("Voldoet");
    expect(await client.report("en-1993-1-8", bolt)).toHaveProperty("length");
    await expect(client.report("en-1993-1-8", { ...bolt, e1: -1 })).rejects.toBeInstanceOf(ApiError);
  });

  test("calculations of a project: kept, changed where nobody else has, checked, shared, as a folder", async () => {
    const { id: project } = await client.projects.create({ name: "Hall 6" });
    const kept = await client.calculations.keep(project, { name: "Bolt", endpoint: "en-1993-1-8", request: bolt }, "k");
    expect([kept.version, kept.state]).toEqual([1, "passed"]);
    const next = await client.calculations.change(
      kept.id,
      { request: { ...bolt, V_Ed: 1 }, note: "less" },
      kept.changes,
    );
    await expect(client.calculations.change(kept.id, { name: "B" }, kept.changes)).rejects.toMatchObject({
      status: 412,
    });
    expect((await client.calculations.versions(kept.id)).map(({ note }) => note)).toEqual(["less", null]);
    expect((await client.calculations.version(kept.id, 1)).request).toEqual({ national_annex: "EN", ...bolt });
    await client.calculations.comment(kept.id, { version: next.version, text: "fine", checked: true });
    expect(await client.calculations.comments(kept.id)).toMatchObject([{ text: "fine", checked: true }]);
    const { share_key: key } = await client.calculations.share(kept.id);
    expect(await client.calculations.shared(key)).toMatchObject({ name: "Bolt", version: 2, checked: true });
    await client.calculations.unshare(kept.id);
    expect((await client.calculations.folder(project)).length).toBeGreaterThan(100);
    await client.calculations.remove(kept.id);
    expect(await client.calculations.list(project)).toEqual([]);
    await expect(client.calculations.read(kept.id)).rejects.toMatchObject({ status: 404 });
  });

  test("an address that a project watches, and the pages of a drawing", { tags: "change" }, async () => {
    const { id } = await client.projects.create({ name: "Hall 5", national_annex: "NL" });
    await expect(client.projects.watcher(id)).rejects.toMatchObject({ status: 404 });
    // no address of the outside world is reached in a test
    await expect(client.projects.watch(id, { url: "http://127.0.0.1/a.pdf" })).rejects.toMatchObject({ status: 400 });
    await client.projects.unwatch(id);
    const { job_id } = await client.jobs.submit({ pdf: { name: "list.pdf", bytes: drawing }, project: id });
    await client.jobs.wait(job_id);
    const pages = await client.jobs.pages(job_id);
    expect(pages[0]?.boxes.length).toBeGreaterThan(0);
    const picture = await client.jobs.picture(job_id, 1);
    expect([...picture.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  });

  test("an answer that was lost on the way: the drawing is sent again, and is one job", {
    tags: "change",
  }, async () => {
    const before = await fromAsync(client.jobs.all());
    let calls = 0;
    const shaky = createClient({
      url,
      token: ownToken,
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        // the first answer gets lost between the server and here
        return ++calls === 1 ? new Response("", { status: 502 }) : answer;
      },
    });
    const { job_id } = await shaky.jobs.submit({ pdf: { name: "again.pdf", bytes: drawing } });
    expect(calls).toBe(2);
    const after = await fromAsync(client.jobs.all());
    expect(after.map(({ id }) => id)).toEqual([job_id, ...before.map(({ id }) => id)]);
    await client.jobs.wait(job_id);
  });

  test("a server that stops and starts anew while a job is waited for", async () => {
    const paused: number[] = [];
    let asked = 0;
    const stream = (text: string) => new Response(text, { headers: { "Content-Type": "text/event-stream" } });
    const events = [
      () => stream('id: 1\nevent: progress\ndata: {"stage":"reading"}\n\n'),
      () => stream(""),
      () => Promise.reject(new TypeError("connection refused")),
      () => stream("id: 2\nevent: done\ndata: {}\n\n"),
    ];
    const restarted = createClient({
      url,
      pause: async (seconds) => void paused.push(seconds),
      fetch: async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        if (pathname.endsWith("/events")) return await (events[asked++] ?? (() => stream("")))();
        return Response.json({ job: { id: 5, status: asked >= events.length ? "done" : "processing" } });
      },
    });
    expect(await restarted.jobs.wait(5)).toMatchObject({ status: "done" });
    expect(paused).toEqual([0.5, 1, 2]);
    // no event tells of its end, as of a job that was cancelled
    expect(await restarted.jobs.wait(5)).toMatchObject({ status: "done" });
    const stopped = AbortSignal.abort();
    await expect(restarted.jobs.wait(5, { signal: stopped })).rejects.toBeInstanceOf(Unreachable);
  });

  test("an answer that stops before its end is given up", async () => {
    const stalling = createServer((_, answer) => {
      answer.writeHead(200, { "Content-Length": 100 });
      answer.write('{"account":');
    }).listen(0, "127.0.0.1");
    await once(stalling, "listening");
    const { port } = stalling.address() as AddressInfo; // it listens on TCP
    const waiting = createClient({ url: `http://127.0.0.1:${port}`, timeout: 0.05 });
    await expect(waiting.account()).rejects.toBeInstanceOf(Unreachable);
    stalling.closeAllConnections();
    stalling.close();
  });

  test("a file of which no more comes is given up", async () => {
    const begun = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(10)) });
    const stalling = createClient({ url, timeout: 0.05, fetch: async () => new Response(begun) });
    await expect(stalling.jobs.download(1, 2, "bom.csv")).rejects.toThrow("nothing came for 0.05 s");
  });

  test.each([
    ["a sign-in page", () => new Response("<html>sign in</html>", { headers: { "Content-Type": "text/html" } })],
    ["nothing", () => new Response("")],
    ["no content", () => new Response(null, { status: 204 })],
    ["null", () => Response.json(null)],
    ["a list", () => Response.json([])],
    ["another object", () => Response.json({ status: "ok" })],
  ])("an answer of another program: %s", async (_, answer) => {
    const other = createClient({
      url: "http://127.0.0.1:8080",
      pause: async () => {},
      fetch: async (input) => {
        if (input instanceof Request) await input.arrayBuffer();
        return answer();
      },
    });
    const says = "http://127.0.0.1:8080 answers, but not as the check server does; is this the right address?";
    for (const asked of [
      () => other.usage(),
      () => other.account(),
      () => other.check("en-1993-1-8", bolt),
      () => other.projects.list(),
      () => other.tokens.list(),
      () => other.jobs.list(),
      () => other.jobs.read(1),
      () => other.jobs.wait(1),
      () => other.jobs.submit({ pdf: { name: "a.pdf", bytes: drawing } }),
      () => other.library.annexes(),
    ]) {
      await expect(asked()).rejects.toBeInstanceOf(Unreachable);
      await expect(asked()).rejects.toThrow(says);
    }
  });

  test("no server, and one that is no server of ours", async () => {
    const nowhere = createClient({ url: "http://127.0.0.1:1", token: "x" });
    await expect(nowhere.usage()).rejects.toBeInstanceOf(Unreachable);
    await expect(nowhere.usage()).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1 cannot be reached: /);
    const strange = createClient({
      url,
      token: "x",
      fetch: async () => new Response("<html>", { status: 418, headers: { "Content-Type": "text/html" } }),
    });
    await expect(strange.usage()).rejects.toThrow(/answered 418 without a reason/);
  });
});
