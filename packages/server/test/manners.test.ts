import { apiVersions } from "@x/api";
import { checks } from "@x/eurocode";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertJob } from "../src/jobs/jobs.ts";
import { type Bench, openBench } from "./support/app.ts";
import { engines } from "./support/databases.ts";

// How the API behaves toward programs that use it for long: pages of lists, filters, versions, conditional requests, tokens to try with.

const bolt = checks.find((known) => known.endpoint === "en-1993-1-8")?.example;
const check = "/api/v1/check/en-1993-1-8";

describe.each(engines)("%s", (engine) => {
  let opened: Bench | undefined;
  let bench: Bench;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 100_000 });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  /** A project with jobs that are done, by their file names, a minute apart. */
  async function withJobs(names: readonly string[]) {
    const { token, id: account } = await bench.account("studio");
    const { project } = (await bench.call("POST", "/api/projects", { token, body: { name: "Hall 100%" } })).body;
    const { database } = bench.app.service;
    const jobs: number[] = [];
    for (const [i, filename] of names.entries()) {
      const at = new Date(bench.clock.now + i * 60_000).toISOString();
      const files = `jobs/${engine}-${account}-${i}`;
      const row = {
        ...{ account, project: project.id, annex: "EN", priority: 10, filename, source: "upload" as const, files },
        ...{ actions: null, corrections: null, at },
      };
      const { id } = await database.transaction().execute((change) => insertJob(change, row));
      await database.updateTable("jobs").set({ status: "failed", error: "it failed" }).where("id", "=", id).execute();
      jobs.push(id);
    }
    return { token, account, project: project.id as number, jobs };
  }

  it("lists say where they go on, with their filters, until their last page", async () => {
    const { token, jobs } = await withJobs(["a.pdf", "b.pdf", "c.pdf", "a2.pdf"]);
    const seen: number[] = [];
    let path: string | undefined = "/api/v1/jobs?limit=2&status=failed";
    while (path !== undefined) {
      const page = await bench.call("GET", path, { token });
      expect(page.status).toBe(200);
      seen.push(...page.body.jobs.map(({ id }: { id: number }) => id));
      path = /^<([^>]+)>; rel="next"$/.exec(page.headers.get("link") ?? "")?.[1];
      if (path !== undefined) expect(path).toContain("status=failed");
    }
    expect(seen).toEqual(jobs.toReversed());
    for (const list of ["/api/tokens", "/api/projects", "/api/v1/webhooks/dead-letters", "/api/tokens/1/deliveries"])
      expect((await bench.call("GET", `${list}?limit=100`, { token })).headers.get("link"), list).toBeNull();
    const projects = await bench.call("GET", "/api/v1/projects?limit=1", { token });
    expect(projects.headers.get("link")).toBe(
      `</api/v1/projects?limit=1&before=${projects.body.projects[0].id}>; rel="next"`,
    );
  });

  it("jobs by file name and time, projects by name and annex, tokens by state, the log by what was done", async () => {
    const { token, jobs } = await withJobs(["hall_1.pdf", "hall-2.pdf", "Roof.pdf"]);
    const found = async (query: string) =>
      (await bench.call("GET", `/api/v1/jobs?${query}`, { token })).body.jobs.map(({ id }: { id: number }) => id);
    expect(await found("filename=hall")).toEqual([jobs[1], jobs[0]]);
    // no signs of patterns, and letters as they are written
    expect(await found("filename=l_")).toEqual([jobs[0]]);
    expect(await found("filename=%25")).toEqual([]);
    expect(await found("filename=roof")).toEqual([]);
    const second = new Date(bench.clock.now + 60_000).toISOString().replace(".000Z", "Z");
    expect(await found(`created_after=${second}`)).toEqual([jobs[2], jobs[1]]);
    expect(await found(`created_before=${second}`)).toEqual([jobs[0]]);
    expect((await bench.call("GET", "/api/v1/jobs?created_after=yesterday", { token })).status).toBe(400);
    const names = async (query: string) =>
      (await bench.call("GET", `/api/projects?${query}`, { token })).body.projects.map(
        ({ name }: { name: string }) => name,
      );
    await bench.call("POST", "/api/projects", { token, body: { name: "Roof", national_annex: "DE" } });
    expect(await names("name=100%25")).toEqual(["Hall 100%"]);
    expect(await names("national_annex=DE")).toEqual(["Roof"]);
    const { id } = (await bench.call("POST", "/api/tokens", { token, body: { name: "old" } })).body.token;
    await bench.call("DELETE", `/api/tokens/${id}`, { token });
    const tokens = async (state: string) =>
      (await bench.call("GET", `/api/tokens?state=${state}`, { token })).body.tokens.map(
        ({ name }: { name: string }) => name,
      );
    expect(await tokens("revoked")).toEqual(["old"]);
    expect(await tokens("live")).toEqual(["test"]);
  });

  it("a version that is pinned is answered as it was, and says when it ends; an unknown one is refused", async () => {
    const { token } = await bench.account("studio");
    const actions = [{ mark: "B1", M_y_Ed: 85 }];
    await bench.call("POST", "/api/projects", { token, body: { name: "p", default_actions: actions } });
    await bench.call("POST", "/api/projects", { token, body: { name: "q" } });
    const plain = await bench.call("GET", "/api/projects", { token });
    expect(plain.headers.get("api-version")).toBe("0.2");
    expect(plain.headers.get("deprecation")).toBeNull();
    expect(plain.body.projects[1]).not.toHaveProperty("default_actions");
    const pinned = await bench.call("GET", "/api/projects", { token, headers: { "API-Version": "0.1" } });
    expect(pinned.body.projects.map((one: Record<string, unknown>) => one.default_actions)).toEqual([null, actions]);
    expect(pinned.headers.get("api-version")).toBe("0.1");
    expect(pinned.headers.get("deprecation")).toBe(`@${Date.UTC(2026, 11, 1) / 1000}`);
    expect(pinned.headers.get("sunset")).toBe("Wed, 01 Dec 2027 00:00:00 GMT");
    expect(pinned.headers.get("link")).toBe('</docs/changes>; rel="deprecation"');
    // together with where the list goes on; on errors too
    const part = await bench.call("GET", "/api/projects?limit=1", { token, headers: { "API-Version": "0.1" } });
    expect(part.headers.get("link")).toMatch(/rel="next".*, <\/docs\/changes>; rel="deprecation"$/);
    const missing = await bench.call("GET", "/api/v1/jobs/1", { token, headers: { "API-Version": "0.1" } });
    expect([missing.status, missing.headers.get("api-version")]).toEqual([404, "0.1"]);
    const unknown = await bench.call("GET", "/api/projects", { token, headers: { "API-Version": "9" } });
    expect([unknown.status, unknown.error.error]).toEqual([400, 'There is no version "9" of the API; known: 0.2, 0.1']);
    const page = await bench.call("GET", "/docs/changes");
    for (const { version } of apiVersions) expect(page.text).toContain(`<h2 id="${version}">`);
  });

  it("a job that has not changed is 304; what changes it may say which state it saw", async () => {
    const { token, jobs } = await withJobs(["a.pdf"]);
    const path = `/api/v1/jobs/${jobs[0]}`;
    const first = await bench.call("GET", path, { token });
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}-en"$/);
    const same = await bench.call("GET", path, { token, headers: { "If-None-Match": etag } });
    expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", etag]);
    const dutch = await bench.call("GET", `${path}?lang=nl`, { token, headers: { "If-None-Match": etag } });
    expect(dutch.status).toBe(200);
    const { database } = bench.app.service;
    const id = Number(jobs[0]);
    await database.updateTable("jobs").set({ status: "processing", fraction: 0.5 }).where("id", "=", id).execute();
    const moved = await bench.call("GET", path, { token, headers: { "If-None-Match": etag } });
    expect([moved.status, moved.body.job.progress.fraction]).toEqual([200, 0.5]);
    await database.updateTable("jobs").set({ status: "failed", fraction: 0.7 }).where("id", "=", id).execute();
    const corrected = (seen: string) =>
      bench.call("PATCH", `${path}/corrections`, { token, body: { corrections: [] }, headers: { "If-Match": seen } });
    expect((await corrected(etag)).status).toBe(412);
    expect((await bench.call("DELETE", path, { token, headers: { "If-Match": etag } })).status).toBe(412);
    // read in whatever language
    const now = (await bench.call("GET", `${path}?lang=nl`, { token })).headers.get("etag") ?? "";
    expect(now).toMatch(/-nl"$/);
    expect((await corrected(now)).status).toBe(202);
    expect((await corrected(now)).status).toBe(412);
  });

  it("a token to try with checks, is counted nowhere, and does nothing else; twenty times a day", async () => {
    const { token, id } = await bench.account("free");
    const body = { name: "trying", sandbox: true };
    const { value, token: made } = (await bench.call("POST", "/api/tokens", { token, body })).body;
    const real = await bench.call("POST", check, { token, body: bolt });
    for (let i = 0; i < 20; i++) {
      const tried = await bench.call("POST", check, { token: value, body: bolt });
      expect([tried.status, tried.headers.get("x-sandbox")]).toEqual([200, "true"]);
      expect(tried.body).toEqual(real.body);
    }
    expect((await bench.call("POST", check, { token: value, body: {} })).status).toBe(429);
    expect((await bench.call("GET", "/api/v1/usage", { token: value })).body).toMatchObject({ used: 1, remaining: 9 });
    const listed = (await bench.call("GET", "/api/tokens", { token })).body.tokens;
    expect(listed.find((one: { id: number }) => one.id === made.id).sandbox).toBe(true);
    for (const [method, path] of [
      ["GET", "/api/tokens"],
      ["POST", "/api/tokens"],
      ["GET", "/api/v1/jobs"],
      ["GET", "/api/projects"],
      ["POST", "/api/v1/report/en-1993-1-8"],
      ["GET", "/api/v1/events"],
    ] as const)
      expect(
        (await bench.call(method, path, { token: value, body: method === "POST" ? bolt : undefined })).status,
      ).toBe(403);
    const { database } = bench.app.service;
    const month = await database.selectFrom("quotas").select("used").where("account_id", "=", id).executeTakeFirst();
    expect(month?.used).toBe(1);
    // another account's day is its own, and a long check is none to try
    const other = await bench.account("free");
    const second = (await bench.call("POST", "/api/tokens", { token: other.token, body })).body.value;
    const long = { ...bolt, mark: "x".repeat(5000) };
    expect((await bench.call("POST", check, { token: second, body: long })).status).toBe(400);
    expect((await bench.call("POST", check, { token: second, body: bolt })).status).toBe(200);
  });
});
