import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mostHere } from "../src/desk/desk.ts";
import { drawingKey } from "../src/jobs/files.ts";
import { type Bench, openBench } from "./support/app.ts";

// The thread that serves everybody takes no long text apart, and writes none: that is done beside it.

const token = { headers: {} as Record<string, string> };
let bench: Bench;
let account = 0;
beforeAll(async () => {
  const opened = await openBench("sqlite", { rateLimit: 100_000, sessionAuth: "email" });
  if (!opened) throw new Error("no database");
  bench = opened;
  const made = await bench.account("studio");
  account = made.id;
  token.headers = { Authorization: `Bearer ${made.token}` };
});
afterAll(() => bench.close());

const rows = (many: number, row: (i: number) => object) =>
  JSON.stringify(Array.from({ length: many }, (_, i) => row(i)));
const actions = rows(9000, (i) => ({ mark: `B${i}`, N_Ed: i, M_y_Ed: 10, V_z_Ed: 5 }));
const members = rows(5000, (i) => ({ mark: `B${i}`, section: "IPE 300", length_mm: 4000 + i, steel_grade: "S355" }));

/** The longest text that JSON was asked about in this thread while a request was answered, and the answer. */
async function asked(method: string, path: string, body?: string | FormData) {
  let longest = 0;
  const { parse, stringify } = JSON;
  const look = (text: unknown) => {
    if (typeof text === "string") longest = Math.max(longest, text.length);
  };
  const spies = [
    vi.spyOn(JSON, "parse").mockImplementation((...given) => {
      look(given[0]);
      return parse(...given);
    }),
    vi.spyOn(JSON, "stringify").mockImplementation((...given: Parameters<typeof stringify>) => {
      const text = stringify(...given);
      look(text);
      return text;
    }),
  ];
  const type = typeof body === "string" ? { "Content-Type": "application/json" } : {};
  const answer = await fetch(bench.base + path, {
    method,
    headers: { ...token.headers, ...type },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  for (const spy of spies) spy.mockRestore();
  expect([path, longest <= mostHere]).toEqual([path, true]);
  return { status: answer.status, text, body: JSON.parse(text === "" ? "null" : text) };
}

describe("a long body", () => {
  test("of a project, whose answers are long as well", { tags: "change" }, async () => {
    const made = await asked("POST", "/api/projects", `{"name":"long","default_actions":${actions}}`);
    expect([made.status, made.body.project.default_actions.length]).toEqual([201, 9000]);
    const { id } = made.body.project;
    const changed = await asked("PATCH", `/api/projects/${id}`, `{"name":"$& $1","default_actions":${actions}}`);
    expect(changed.body.project).toEqual({ ...made.body.project, name: "$& $1" });
    expect((await asked("GET", `/api/projects/${id}`)).body).toEqual(changed.body);
    // a list would be as many of them
    const { default_actions: _, ...entry } = changed.body.project;
    expect((await asked("GET", "/api/projects")).body.projects).toEqual([entry]);
    const wrong = await asked("POST", "/api/projects", `{"name":"","default_actions":${actions.replace("B7", "")}}`);
    expect([wrong.status, wrong.body.details.length]).toEqual([400, 2]);
  });

  test("that says by itself whose it is", { tags: "change" }, async () => {
    const { headers } = token;
    token.headers = {};
    const { email } = await bench.app.service.database.selectFrom("accounts").select("email").executeTakeFirstOrThrow();
    const send = (text: string) => asked("POST", "/api/projects", text);
    expect((await send(`{"email":"${email}","name":"a","default_actions":${actions}}`)).status).toBe(201);
    expect((await send(`{"name":"a","default_actions":${actions}}`)).status).toBe(400);
    expect((await send(`{"email":"${email}","name":"a","default_actions":${actions}`)).status).toBe(400);
    token.headers = headers;
  });

  test("of a job: members, actions, corrections, as JSON and as a form", async () => {
    const sent = await asked("POST", "/api/v1/jobs", `{"members":${members},"actions":${actions}}`);
    expect(sent.status).toBe(202);
    const form = new FormData();
    form.set("members", new Blob([members]), "members.json");
    form.set("actions", actions);
    expect((await asked("POST", "/api/v1/jobs", form)).status).toBe(202);
    const wrong = await asked("POST", "/api/v1/jobs", `{"members":${members.replaceAll("length_mm", "lenght_mm")}}`);
    expect([wrong.status, wrong.body.details.length]).toEqual([400, 101]);
  });
});

describe("a long answer", () => {
  test("a job with its result, its difference, its pages and its corrections", async () => {
    const { database, blobs } = bench.app.service;
    const sent = await asked("POST", "/api/v1/jobs", `{"members":${members}}`);
    const id = sent.body.job_id as number;
    const made = JSON.parse(members).map((one: object) => ({ ...one, passed: true, utilization: 0.5 }));
    const result = JSON.stringify({
      extracted_data: { drawing_info: {}, members: made, summary: {}, assumptions: [], warnings: [], unresolved: [] },
      connections_data: [],
      welds_data: [],
      base_plates_data: [],
    });
    await database.insertInto("job_results").values({ job_id: id, result }).execute();
    await database.updateTable("jobs").set({ status: "done" }).where("id", "=", id).execute();
    const shown = await asked("GET", `/api/v1/jobs/${id}?lang=de`);
    expect(shown.body.job).toMatchObject({ id, status: "done", extracted_data: { members: made } });
    expect(shown.body.job.extracted_data.drawing_info).toEqual({ project_name: "", scale: "" });
    expect((await asked("GET", `/api/v1/jobs/${id}/diff/${id}`)).body.diff.members).toEqual({
      added: [],
      removed: [],
      changed: [],
    });
    const { files } = await database.selectFrom("jobs").select("files").where("id", "=", id).executeTakeFirstOrThrow();
    const read = JSON.parse((await blobs.read(drawingKey({ files })))?.toString("utf8") ?? "");
    const at = { page: 1, bbox: [1, 2, 3, 4], method: "text", confidence: 1 };
    const drawing = { ...read, pages: [{ page: 1, width: 10, height: 20 }], other_rows: [{ text: "x", source: at }] };
    await blobs.put(drawingKey({ files }), Buffer.from(JSON.stringify(drawing)), "application/json");
    expect((await asked("GET", `/api/v1/jobs/${id}/pages`)).body.pages).toMatchObject([
      { page: 1, width: 10, boxes: [{ kind: "other", text: "x", bbox: [1, 2, 3, 4] }] },
    ]);
    expect((await asked("GET", `/api/v1/jobs/${id}/pages/2.png`)).status).toBe(404);
    const corrections = rows(5000, (i) => ({ mark: `B${i}`, section: "IPE 330" }));
    expect((await asked("PATCH", `/api/v1/jobs/${id}/corrections`, `{"corrections":${corrections}}`)).status).toBe(202);
    expect((await asked("GET", `/api/v1/jobs/${id}`)).body.job.corrections).toHaveLength(5000);
  });

  test("of an account that has handed in too many is put off", async () => {
    const { desk } = bench.app.service;
    const body = Buffer.from(`{"name":"a","default_actions":${actions}}`);
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => desk.run(account, "email", { body }, body.length)),
    );
    const refused = all.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [429, "rate_limited"]));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(30);
  });
});
