// @module-tag change

import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { beamList } from "../bench/beam-list.ts";
import { makeAccount } from "../src/admin.ts";
import { type Answer, call } from "./support/app.ts";
import { emptyPlace, engines } from "./support/databases.ts";
import { endServers, serve } from "./support/served.ts";

// The contract of the interface, statement by statement, as a client that was written by it alone would meet it: on the built
// server, over HTTP, with names and types written down here a second time. What the contract leaves open is tested elsewhere.

type Type =
  | "int"
  | "number"
  | "string"
  | "boolean"
  | "time"
  | "url"
  | "path"
  | "array"
  | "object"
  | "string?"
  | "time?"
  | "null";
const isTime = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
const types: Readonly<Record<Type, (value: unknown) => boolean>> = {
  int: (value) => Number.isInteger(value),
  number: (value) => typeof value === "number",
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  time: isTime,
  url: (value) => typeof value === "string" && /^https?:/.test(value) && URL.canParse(value),
  path: (value) => typeof value === "string" && /^\/api\//.test(value),
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "string?": (value) => value === null || value === undefined || typeof value === "string",
  "time?": (value) => value === null || isTime(value),
  null: (value) => value === null,
};
/** What of a thing is not as it is documented; further fields are no harm. */
const lacks = (thing: Readonly<Record<string, unknown>> | undefined, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    // the names of types are those above
    .filter(([name, type]) => !types[type as Type](thing?.[name]))
    .map(([name, type]) => `${name} should be ${type}; it is ${JSON.stringify(thing?.[name])}`);

const jobFields = {
  id: "int",
  status: "string",
  revision_number: "int",
  project_id: "int",
  created_at: "time",
  updated_at: "time",
} as const;
const ofDone = {
  result_url: "url",
  extracted_data: "object",
  connections_data: "array",
  welds_data: "array",
  base_plates_data: "array",
} as const;
const listEntry = {
  id: "int",
  status: "string",
  revision_number: "int",
  project_id: "int",
  input_filename: "string",
  created_at: "time",
} as const;
const project = {
  id: "int",
  name: "string",
  description: "string?",
  national_annex: "string",
  created_at: "time",
} as const;
const result = {
  check_id: "null",
  endpoint: "string",
  passed: "boolean",
  utilization: "number",
  summary: "string",
  result: "object",
  eurocode_clauses_cited: "array",
  api_version: "string",
} as const;

/** Requests with the fields that the contract names, and no other. */
const requests = {
  "en-1993-1-8": {
    ...{ bolt_grade: "8.8", bolt_size: "M20", shear_planes: 1, plate_fu: 430, plate_t: 10 },
    ...{ e1: 40, e2: 40, p1: 70, is_end_bolt: true, V_Ed: 60 },
  },
  "en-1993-1-9": {
    details: [
      {
        detail_id: "71",
        stress_history: [{ delta_sigma: 40, n_cycles: 100_000 }],
        method: "safe-life",
        consequence: "low",
      },
    ],
  },
  "en-1993-1-1": {
    members: [{ mark: "B1", profile: "IPE 300", length_mm: 3000, N_Ed: 20, M_y_Ed: 30, section_class: 1 }],
  },
  "en-1992-1-1": {
    columns: [{ mark: "C1", b: 400, h: 400, fck: 35, fyk: 500, N_Ed: 800, M_Ed: 50, A_s: 2513, l0: 3000 }],
  },
  "en-1995-1-1": {
    members: [{ mark: "B1", species: "GL24h", b: 140, h: 480, length_mm: 6000, M_y_Ed: 20, V_z_Ed: 10, N_Ed: 5 }],
  },
  "en-1998-1": {
    ...{ agR: 0.25, ground_type: "B", spectrum_type: 1, q: 3, importance_class: 2, T1: 0.5, W: 2800 },
  },
} as const;

interface Heard {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: events of all kinds come here
  readonly body: any;
}

async function receiver(answer: (path: string) => number = () => 200) {
  const heard = new Map<string, Heard[]>();
  const looks = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding it is one
    const text = Buffer.concat(chunks).toString("utf8");
    const path = request.url ?? "";
    if (text === "") return void response.writeHead(404).end();
    heard.set(path, [...(heard.get(path) ?? []), { headers: request.headers, text, body: JSON.parse(text) }]);
    response.writeHead(answer(path)).end();
    for (const look of looks) look();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const at = (path: string) => heard.get(path) ?? [];
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    at,
    /** All that came to a path, as soon as it is as wanted. */
    until: (path: string, wanted: (heard: readonly Heard[]) => boolean) =>
      new Promise<readonly Heard[]>((resolve) => {
        const look = () => {
          if (!wanted(at(path))) return;
          looks.delete(look);
          resolve(at(path));
        };
        looks.add(look);
        look();
      }),
    close: () => server.close(),
  };
}

const pdf = new Uint8Array(await beamList(2));
const changed = new Uint8Array(await beamList(3, "B"));
const secret = "a secret of sixteen letters";
const email = "anna@example.com";

describe.each(engines)("%s", (engine) => {
  let place: Awaited<ReturnType<typeof emptyPlace>>;
  let url = "";
  /** As it is without settings, on a database of its own: it would refuse the receivers of the first. */
  let plain = "";
  let ofPlain: typeof place;
  let hook: Awaited<ReturnType<typeof receiver>>;
  let token = "";
  let hooked = "";
  /** One that is done, its revision, one that is none, one of another account. */
  const jobs = { first: 0, second: 0, failed: 0, list: 0 };
  let other = "";

  const ask = (method: string, path: string, body?: unknown, as = token) =>
    call(url, method, path, { token: as, body });
  async function form(
    path: string,
    fields: Record<string, string | Uint8Array>,
    as: string | null = token,
  ): Promise<Answer> {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === "string") sent.set(name, value);
      else sent.set(name, new Blob([new Uint8Array(value)], { type: "application/pdf" }), "Hall 3.pdf");
    const headers = as === null ? {} : { Authorization: `Bearer ${as}` };
    const answer = await fetch(url + path, { method: "POST", body: sent, headers });
    const text = await answer.text();
    const body: unknown = JSON.parse(text);
    return { status: answer.status, headers: answer.headers, text, body, error: body as Answer["error"] };
  }
  const ended = async (id: number) => {
    for (;;) {
      await (await fetch(`${url}/api/v1/jobs/${id}/events`, { headers: { Authorization: `Bearer ${token}` } })).text();
      const { job } = (await ask("GET", `/api/v1/jobs/${id}`)).body;
      if (job.status === "done" || job.status === "failed") return job;
    }
  };

  beforeAll(async () => {
    place = await emptyPlace(engine);
    if (!place) return;
    ({ token } = await makeAccount(place, email, "studio"));
    ({ token: other } = await makeAccount(place, "other@example.com", "studio"));
    const settings = { ALLOW_PRIVATE_URLS: "true", RATE_LIMIT_PER_MINUTE: "100000", JOB_WORKERS: "1" };
    ofPlain = await emptyPlace(engine);
    if (!ofPlain) return;
    [{ url }, { url: plain }] = await Promise.all([serve(place, settings), serve(ofPlain, { JOB_WORKERS: "0" })]);
    hook = await receiver((path) => (path === "/refuses" ? 500 : 200));
    const made = await ask("POST", "/api/tokens", {
      name: "hook",
      webhook_url: `${hook.url}/in`,
      webhook_secret: secret,
    });
    hooked = made.body.value;
  });
  afterAll(async () => {
    await endServers();
    hook?.close();
    place?.remove();
    ofPlain?.remove();
  });
  beforeEach(({ skip }) => void (place ?? skip("no PostgreSQL here")));

  test("projects: made and listed by the email alone, a national annex of five or EN, told to webhooks", async () => {
    const path = "/api/projects";
    const made = await call(url, "POST", path, {
      body: { email, name: "Hall 3", description: "the roof", national_annex: "NL" },
    });
    expect([made.status, lacks(made.body.project, project)]).toEqual([201, []]);
    expect(made.body.project).toMatchObject({ name: "Hall 3", description: "the roof", national_annex: "NL" });
    for (const national_annex of ["DE", "UK", "SE", "FR"])
      expect((await call(url, "POST", path, { body: { email, name: national_annex, national_annex } })).status).toBe(
        201,
      );
    const none = await call(url, "POST", path, { body: { email, name: "without" } });
    expect([none.status, none.body.project.national_annex]).toEqual([201, "EN"]);
    for (const wrong of [{ name: "x", national_annex: "XX" }, {}, { name: "" }])
      expect((await call(url, "POST", path, { body: { email, ...wrong } })).status).toBe(400);
    const listed = await call(url, "GET", `${path}?email=${email}`);
    expect(listed.status).toBe(200);
    for (const one of listed.body.projects) expect(lacks(one, project)).toEqual([]);
    expect(listed.body.projects.map(({ name }: { name: string }) => name)).toContain("Hall 3");
    expect((await call(url, "GET", path)).status).toBe(400);
    const [told] = await hook.until("/in", (heard) => heard.some(({ body }) => body.event === "project.created"));
    const fields = { project_id: "int", project_name: "string", national_annex: "string", user_id: "int" } as const;
    expect([told?.body.event, lacks(told?.body.data, fields)]).toEqual(["project.created", []]);
  });

  test("POST /jobs: a form with the PDF, or JSON with its address, and a project whose annex it inherits; one of the two", async () => {
    const { projects } = (await call(url, "GET", `/api/projects?email=${email}`)).body;
    const hall = projects.find(({ name }: { name: string }) => name === "Hall 3").id as number;
    const sent = await form("/api/v1/jobs", { pdf, project_id: String(hall) });
    const answer = { job_id: "int", status: "string", priority: "int", project_id: "int", poll_url: "path" } as const;
    expect([sent.status, lacks(sent.body, answer)]).toEqual([202, []]);
    expect(sent.body).toMatchObject({
      status: "pending",
      project_id: hall,
      poll_url: `/api/v1/jobs/${sent.body.job_id}`,
    });
    jobs.first = sent.body.job_id;
    expect((await ask("GET", sent.body.poll_url)).status).toBe(200);
    const fetched = await ask("POST", "/api/v1/jobs", { pdf_url: `${hook.url}/none.pdf` });
    expect([fetched.status, lacks(fetched.body, answer)]).toEqual([202, []]);
    jobs.failed = fetched.body.job_id;
    for (const wrong of [
      {},
      { pdf_url: 7 },
      { pdf_url: "ftp://example.com/a.pdf" },
      { pdf_url: `${hook.url}/a`, project_id: "x" },
    ])
      expect([wrong, (await ask("POST", "/api/v1/jobs", wrong)).status]).toEqual([wrong, 400]);
    expect((await form("/api/v1/jobs", { pdf, pdf_url: `${hook.url}/a.pdf` })).status).toBe(400);
    expect((await form("/api/v1/jobs", { project_id: String(hall) })).status).toBe(400);
    expect((await form("/api/v1/jobs", { pdf, project_id: "999999" })).status).toBe(404);
    expect((await form("/api/v1/jobs", { pdf }, null)).status).toBe(401);
  });

  test("GET /jobs/:id: pending or processing without results; done with all of them", async () => {
    const early = (await ask("GET", `/api/v1/jobs/${jobs.first}`)).body.job;
    expect(lacks(early, jobFields)).toEqual([]);
    expect(["pending", "processing", "done"]).toContain(early.status);
    if (early.status !== "done") expect(Object.keys(early).filter((name) => name in ofDone)).toEqual([]);
    const job = await ended(jobs.first);
    expect([job.status, lacks(job, { ...jobFields, ...ofDone }), job.error]).toEqual(["done", [], undefined]);
    const { drawing_info, members, summary } = job.extracted_data;
    expect(lacks(drawing_info, { project_name: "string", scale: "string" })).toEqual([]);
    expect(lacks(summary, { total_mass_kg: "number", member_count: "int" })).toEqual([]);
    expect(members).not.toEqual([]);
    const member = {
      ...{ mark: "string", section: "string", steel_grade: "string", length_mm: "number" },
      ...{ section_class: "int", passed: "boolean", utilization: "number", buckling: "object" },
    } as const;
    const numbers = ["lambda_y", "lambda_z", "chi_y", "chi_z", "lambda_LT", "chi_LT", "N_b_Rd_kN", "M_b_Rd_kNm"];
    const buckling = Object.fromEntries(numbers.map((name) => [name, "number" as const]));
    for (const one of members) {
      expect([one.mark, lacks(one, member), lacks(one.buckling, buckling)]).toEqual([one.mark, [], []]);
      // a fraction
      expect(one.utilization).toBeLessThan(10);
    }
    const parts = [
      [
        job.connections_data,
        {
          ...{ id: "string", type: "string", M_j_Rd_kNm: "number", S_j_ini_kNm_rad: "number" },
          ...{ classification: "string", passed: "boolean", utilization: "number" },
        },
      ],
      [job.welds_data, { id: "string", type: "string", throat_mm: "number", F_w_Rd_kN: "number", passed: "boolean" }],
      [
        job.base_plates_data,
        { id: "string", section: "string", plate_width_mm: "number", N_c_Rd_kN: "number", passed: "boolean" },
      ],
    ] as const;
    for (const [list, fields] of parts) for (const one of list) expect(lacks(one, fields)).toEqual([]);
    const file = await fetch(job.result_url, { headers: { Authorization: `Bearer ${token}` } });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  test("a job that fails says why, and is no error of HTTP", async () => {
    const job = await ended(jobs.failed);
    expect([job.status, lacks(job, { ...jobFields, error: "string" })]).toEqual(["failed", []]);
    const told = await hook.until("/in", (heard) => heard.some(({ body }) => body.event === "job.failed"));
    const fields = { job_id: "int", project_id: "int", error: "string", duration_seconds: "int" } as const;
    const event = told.find(({ body }) => body.event === "job.failed")?.body;
    expect([event.data.job_id, event.data.error, lacks(event.data, fields)]).toEqual([jobs.failed, job.error, []]);
  });

  test("revise: by the email, under both paths, with the parent's project and priority; its preview; told with what changed", async () => {
    const parent = (await ask("GET", `/api/v1/jobs/${jobs.first}`)).body.job;
    const sent = await form(`/api/jobs/${jobs.first}/revise`, { email, pdf: changed }, null);
    const answer = {
      ...{ job_id: "int", parent_job_id: "int", revision_number: "int", status: "string", poll_url: "path" },
    } as const;
    expect([sent.status, lacks(sent.body, answer)]).toEqual([202, []]);
    jobs.second = sent.body.job_id;
    expect(sent.body).toMatchObject({
      parent_job_id: jobs.first,
      revision_number: 2,
      status: "pending",
      poll_url: `/api/upload/preview/${jobs.second}`,
    });
    const preview = await call(url, "GET", `${sent.body.poll_url}?email=${email}`);
    expect([preview.status, lacks(preview.body.job, jobFields)]).toEqual([200, []]);
    const job = await ended(jobs.second);
    expect(job).toMatchObject({ status: "done", revision_number: 2, project_id: parent.project_id });
    const again = await form(`/api/v1/jobs/${jobs.second}/revise`, { email, pdf }, null);
    expect([again.status, again.body.revision_number]).toEqual([202, 3]);
    await ended(again.body.job_id);
    expect((await form(`/api/jobs/999999/revise`, { email, pdf }, null)).status).toBe(404);
    const told = await hook.until("/in", (heard) => heard.some(({ body }) => body.event === "revision.detected"));
    const { data } = told.find(({ body }) => body.event === "revision.detected")?.body ?? {};
    const fields = {
      ...{ project_id: "int", parent_job_id: "int", new_job_id: "int", revision_index: "int" },
      ...{ source: "string", delta_summary: "string" },
    } as const;
    expect(lacks(data, fields)).toEqual([]);
    expect(data).toMatchObject({
      parent_job_id: jobs.first,
      new_job_id: jobs.second,
      revision_index: 2,
      source: "upload",
    });
  });

  test("diff: what was added, removed and changed of members, connections and welds; 409 and 404 where there is none", async () => {
    const { status, body } = await ask("GET", `/api/v1/jobs/${jobs.second}/diff/${jobs.first}`);
    expect(status).toBe(200);
    for (const part of ["members", "connections", "welds"])
      expect([part, lacks(body.diff[part], { added: "array", removed: "array", changed: "array" })]).toEqual([
        part,
        [],
      ]);
    const { added } = body.diff.members;
    expect(added.map(({ mark }: { mark: string }) => mark)).toEqual(["B3"]);
    expect(lacks(added[0], { mark: "string", section: "string" })).toEqual([]);
    // of a list, whose second revision is another profile
    const rows = (profile: string) => ({ members: [{ mark: "B1", section: profile, length_mm: 4000 }] });
    const one = await ask("POST", "/api/v1/jobs", rows("IPE 300"));
    jobs.list = one.body.job_id;
    await ended(jobs.list);
    expect((await ask("GET", `/api/v1/jobs/${jobs.list}/diff/${jobs.first}`)).status).toBe(409);
    expect((await ask("GET", `/api/v1/jobs/${jobs.failed}/diff/${jobs.failed}`)).status).toBe(409);
    expect((await ask("GET", `/api/v1/jobs/${jobs.second}/diff/999999`)).status).toBe(404);
    expect((await ask("GET", `/api/v1/jobs/${jobs.second}/diff/${jobs.first}`, undefined, other)).status).toBe(404);
  });

  test("GET /jobs: entries, count, filters, a page of 20 unless another is asked for, of 100 at most", async () => {
    const { status, body } = await ask("GET", "/api/v1/jobs");
    expect([status, lacks(body, { jobs: "array", count: "int" })]).toEqual([200, []]);
    for (const one of body.jobs) expect(lacks(one, listEntry)).toEqual([]);
    const failed = (await ask("GET", "/api/v1/jobs?status=failed")).body;
    expect([failed.count, failed.jobs.map(({ id }: { id: number }) => id)]).toEqual([1, [jobs.failed]]);
    const hall = (await ask("GET", `/api/v1/jobs/${jobs.first}`)).body.job.project_id;
    const of = (await ask("GET", `/api/v1/jobs?project_id=${hall}&limit=1`)).body;
    expect([of.jobs.length, of.count, of.jobs[0].project_id]).toEqual([1, 3, hall]);
    for (const wrong of ["limit=0", "limit=101", "limit=x", "status=ready", "project_id=x"])
      expect([wrong, (await ask("GET", `/api/v1/jobs?${wrong}`)).status]).toEqual([wrong, 400]);
    expect((await ask("GET", "/api/v1/jobs?limit=100")).status).toBe(200);
    expect((await ask("GET", "/api/v1/jobs", undefined, other)).body).toMatchObject({ jobs: [], count: 0 });
    for (let i = body.count; i < 21; i++) {
      const sent = await ask("POST", "/api/v1/jobs", {
        members: [{ mark: "B1", section: "no profile", length_mm: 1 }],
      });
      expect(sent.status).toBe(202);
      await ask("POST", `/api/v1/jobs/${sent.body.job_id}/cancel`);
    }
    const more = (await ask("GET", "/api/v1/jobs")).body;
    expect([more.jobs.length, more.count]).toEqual([20, 21]);
  });

  test("events: signed over time and body, in an envelope; each kind with its fields; exports at paths that are there", async () => {
    const heard = await hook.until("/in", (all) => {
      const names = all.filter(({ body }) => body.data.job_id === jobs.first).map(({ body }) => body.event);
      return names.filter((name) => name === "export.ready").length === 5 && names.includes("job.completed");
    });
    for (const { headers, text, body } of heard) {
      expect(headers["content-type"]).toBe("application/json");
      const time = String(headers["x-service-timestamp"]);
      expect(Math.abs(Date.now() / 1000 - Number(time))).toBeLessThan(300);
      const right = createHmac("sha256", secret).update(`${time}.${text}`).digest("hex");
      expect(headers["x-service-signature"]).toBe(`sha256=${right}`);
      const envelope = {
        event: "string",
        delivery_id: "string",
        timestamp: "time",
        api_version: "string",
        data: "object",
      } as const;
      expect([lacks(body, envelope), body.api_version]).toEqual([[], "1.1.0"]);
    }
    const ids = heard.map(({ body }) => body.delivery_id);
    expect(new Set(ids).size).toBe(ids.length);
    const of = (event: string) =>
      heard.map(({ body }) => body).filter((body) => body.event === event && body.data.job_id === jobs.first);
    const [started] = of("job.started");
    const ofStart = { job_id: "int", project_id: "int", filename: "string", priority: "int" } as const;
    expect([lacks(started.data, ofStart), started.data.filename]).toEqual([[], "Hall 3.pdf"]);
    const [completed] = of("job.completed");
    const ofEnd = {
      ...{ job_id: "int", project_id: "int", result_url: "url", utilisation_summary: "object" },
      ...{ export_urls: "object", duration_seconds: "int" },
    } as const;
    expect(lacks(completed.data, ofEnd)).toEqual([]);
    const summary = {
      ...{ member_count: "int", passed_count: "int", failed_count: "int" },
      ...{ max_utilisation: "number", total_mass_kg: "number" },
    } as const;
    expect(lacks(completed.data.utilisation_summary, summary)).toEqual([]);
    const formats = {
      shop_pdf: "shop.pdf",
      bom_xlsx: "bom.xlsx",
      bom_csv: "bom.csv",
      model_ifc: "model.ifc",
      package: "package.zip",
    };
    const { project_id, job_id, export_urls } = completed.data;
    const path = (format: string) => `/api/v1/projects/${project_id}/export/${format}?run_id=${job_id}`;
    expect(export_urls).toEqual(
      Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, path(format)])),
    );
    const ready = of("export.ready").map(({ data }) => data);
    expect(ready.map(({ format }) => format).sort()).toEqual(Object.values(formats).sort());
    for (const { download_url, format, size_bytes } of ready) {
      expect(download_url).toBe(path(format));
      const file = await fetch(url + download_url, { headers: { Authorization: `Bearer ${token}` } });
      expect([format, file.status, (await file.arrayBuffer()).byteLength]).toEqual([format, 200, size_bytes]);
      expect((await ask("GET", download_url, undefined, other)).status).toBe(404);
    }
  });

  test("a delivery that is refused is repeated, five times under one id, and is a dead letter then", async () => {
    const made = await ask("POST", "/api/tokens", {
      name: "refuses",
      webhook_url: `${hook.url}/refuses`,
      webhook_secret: secret,
    });
    await call(url, "POST", "/api/projects", { body: { email, name: "told to nobody" } });
    const of = (all: readonly Heard[]) => all.filter(({ body }) => body.data.project_name === "told to nobody");
    const heard = of(await hook.until("/refuses", (all) => of(all).length === 5));
    expect(new Set(heard.map(({ body }) => body.delivery_id)).size).toBe(1);
    const times = heard.map(({ headers }) => Number(headers["x-service-timestamp"]));
    expect(times.at(-1)).toBeGreaterThanOrEqual((times[0] ?? 0) + 14);
    for (let letters: unknown[] = []; letters.length === 0; )
      letters = (await ask("GET", "/api/v1/webhooks/dead-letters")).body.deliveries;
    expect((await ask("DELETE", `/api/tokens/${made.body.token.id}`)).status).toBe(204);
  });

  test("a token may take job.completed flat", async () => {
    await ask("POST", "/api/tokens", {
      name: "flat",
      webhook_url: `${hook.url}/flat`,
      webhook_secret: secret,
      payload: "flat",
    });
    const sent = await ask("POST", "/api/v1/jobs", { members: [{ mark: "B1", section: "IPE 300", length_mm: 4000 }] });
    const heard = await hook.until("/flat", (all) =>
      all.some(({ body }) => body.event === "job.completed" && body.job_id === sent.body.job_id),
    );
    const body = heard.find((one) => one.body.event === "job.completed")?.body;
    const flat = {
      ...{ event: "string", job_id: "int", status: "string", project_id: "int" },
      ...{ result_url: "url", member_count: "int", timestamp: "time" },
    } as const;
    expect([lacks(body, flat), body.status, "data" in body, "delivery_id" in body]).toEqual([[], "done", false, false]);
  });

  test.each(Object.entries(requests))(
    "check %s: with the fields of the contract, of all tiers, counted",
    async (endpoint, body) => {
      const sent = await ask("POST", `/api/v1/check/${endpoint}`, body);
      expect([sent.status, sent.error?.details]).toEqual([200, undefined]);
      expect([lacks(sent.body, result), sent.body.endpoint, sent.body.api_version]).toEqual([[], endpoint, "v1"]);
      for (const clause of sent.body.eurocode_clauses_cited) expect(typeof clause).toBe("string");
      // percent; a base shear alone is held against nothing
      expect(sent.body.utilization).toBeGreaterThan(endpoint === "en-1998-1" ? -1 : 1);
      expect((await ask("POST", `/api/v1/check/${endpoint}`, {})).status).toBe(400);
      expect((await call(url, "POST", `/api/v1/check/${endpoint}`, { body })).status).toBe(401);
      const usage = (await ask("GET", "/api/v1/usage")).body;
      expect(usage.by_endpoint.find((one: { endpoint: string }) => one.endpoint === endpoint)).toMatchObject({
        calls: 1,
      });
    },
  );

  test.each([
    ["free", 10],
    ["pro", 1000],
  ] as const)("tier %s: %d checks a month, no jobs, no projects; usage says what is left", async (tier, limit) => {
    if (!place) return;
    const { token: mine } = await makeAccount(place, `${tier}@example.com`, tier);
    const check = () => ask("POST", "/api/v1/check/en-1993-1-8", requests["en-1993-1-8"], mine);
    const before = (await ask("GET", "/api/v1/usage", undefined, mine)).body;
    const usage = {
      ...{ tier: "string", limit: "int", used: "int", remaining: "int", reset_at: "time", by_endpoint: "array" },
    } as const;
    expect([lacks(before, usage), before.tier, before.limit, before.remaining]).toEqual([[], tier, limit, limit]);
    const reset = new Date(before.reset_at);
    expect([reset.getUTCDate(), reset.getUTCHours(), reset > new Date()]).toEqual([1, 0, true]);
    expect((await check()).status).toBe(200);
    const after = (await ask("GET", "/api/v1/usage", undefined, mine)).body;
    expect([after.used, after.remaining]).toEqual([1, limit - 1]);
    expect(lacks(after.by_endpoint[0], { endpoint: "string", calls: "int", avg_ms: "number" })).toEqual([]);
    const all = await Promise.all(Array.from({ length: 10 }, check));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(tier === "free" ? 1 : 0);
    for (const { body, headers } of refused) {
      expect(lacks(body, { error: "string", retry_after_seconds: "int" })).toEqual([]);
      expect(Number(headers.get("retry-after"))).toBe(body.retry_after_seconds);
    }
    const jobs = await form("/api/v1/jobs", { pdf }, mine);
    const list = await ask("GET", "/api/v1/jobs", undefined, mine);
    const projects = await call(url, "GET", `/api/projects?email=${tier}@example.com`);
    expect([jobs.status, list.status, projects.status]).toEqual([403, 403, 403]);
  });

  test("tokens: minted with a token, shown once, revoked at once; a webhook is set by the email, its secret shown once, one a token", async () => {
    const made = await ask("POST", "/api/tokens", { name: "site office" });
    expect([made.status, lacks(made.body.token, { id: "int", name: "string" }), typeof made.body.value]).toEqual([
      201,
      [],
      "string",
    ]);
    const { id } = made.body.token;
    const { value } = made.body;
    expect((await ask("GET", "/api/v1/usage", undefined, value)).status).toBe(200);
    expect((await ask("GET", "/api/tokens")).text).not.toContain(value);
    expect((await call(url, "POST", "/api/tokens", { body: { name: "without a token" } })).status).toBe(401);
    const set = (to: string) =>
      call(url, "PATCH", `/api/tokens/${id}/webhook`, { body: { email, webhook_url: `${hook.url}/${to}` } });
    const [first, second] = [await set("one"), await set("two")];
    expect([first.status, typeof first.body.webhook_secret]).toEqual([200, "string"]);
    expect([second.body.token.webhook_url, second.body.webhook_secret === first.body.webhook_secret]).toEqual([
      `${hook.url}/two`,
      false,
    ]);
    expect((await ask("GET", "/api/tokens")).text).not.toContain(second.body.webhook_secret);
    expect((await ask("DELETE", `/api/tokens/${id}`)).status).toBe(204);
    expect((await ask("GET", "/api/v1/usage", undefined, value)).status).toBe(401);
    expect((await ask("GET", "/api/v1/usage", undefined, hooked)).status).toBe(200);
  });

  test("a webhook is an https address, and a drawing's address is public, where nothing else is allowed", async () => {
    if (!ofPlain) return;
    const { token: mine } = await makeAccount(ofPlain, email, "studio");
    const body = { name: "x", webhook_url: "http://example.com/in" };
    expect((await call(plain, "POST", "/api/tokens", { token: mine, body })).status).toBe(400);
    const inside = { name: "x", webhook_url: "https://127.0.0.1/in" };
    expect((await call(plain, "POST", "/api/tokens", { token: mine, body: inside })).status).toBe(400);
    const { id } = (await call(plain, "POST", "/api/tokens", { token: mine, body: { name: "x" } })).body.token;
    const set = await call(plain, "PATCH", `/api/tokens/${id}/webhook`, {
      body: { email, webhook_url: body.webhook_url },
    });
    expect(set.status).toBe(400);
  });

  test("a PDF has 20 MB at most", async () => {
    const most = new Uint8Array(20 * 2 ** 20);
    most.set(Buffer.from("%PDF-1.4\n"));
    expect((await form("/api/v1/jobs", { pdf: most }, other)).status).toBe(202);
    const more = new Uint8Array(most.length + 1);
    more.set(most);
    const refused = await form("/api/v1/jobs", { pdf: more }, other);
    expect([refused.status, lacks(refused.body, { error: "string" })]).toEqual([400, []]);
    expect((await form("/api/v1/jobs", { pdf: new Uint8Array(Buffer.from("no PDF")) }, other)).status).toBe(400);
  });

  test("every error is JSON with a sentence: 400, 401, 403, 404, 405; every answer has the headers of the rate", async () => {
    const free = (
      await call(url, "POST", "/api/accounts", { body: { email: "new@example.com", password: "six planks" } })
    ).headers;
    const headers = { Cookie: free.get("set-cookie")?.split(";")[0] ?? "" };
    const answers = [
      [400, await ask("POST", "/api/v1/check/en-1993-1-8", { bolt_grade: 8.8 })],
      [401, await call(url, "GET", "/api/v1/jobs")],
      [401, await ask("GET", "/api/v1/jobs", undefined, `x_${"a".repeat(43)}`)],
      [403, await call(url, "GET", "/api/v1/jobs", { headers })],
      [404, await ask("GET", "/api/v1/jobs/999999")],
      [404, await ask("GET", `/api/v1/jobs/${jobs.first}`, undefined, other)],
      [404, await ask("GET", "/api/v1/nothing")],
      [405, await ask("DELETE", "/api/v1/usage")],
    ] as const;
    for (const [status, answer] of answers) {
      expect([answer.status, answer.headers.get("content-type"), lacks(answer.body, { error: "string" })]).toEqual([
        status,
        expect.stringContaining("application/json"),
        [],
      ]);
      for (const name of ["x-ratelimit-limit", "x-ratelimit-remaining"])
        expect(answer.headers.get(name)).toMatch(/^\d+$/);
      expect(answer.headers.has("retry-after")).toBe(false);
    }
  });

  test("60 requests of a token in a minute; the next is 429 with the seconds to wait, in header and body", async () => {
    if (!ofPlain) return;
    const { token: mine } = await makeAccount(ofPlain, "rate@example.com", "free");
    const get = () => call(plain, "GET", "/api/v1/usage", { token: mine });
    const first = await get();
    expect([first.headers.get("x-ratelimit-limit"), first.headers.get("x-ratelimit-remaining")]).toEqual(["60", "59"]);
    const all = await Promise.all(Array.from({ length: 60 }, get));
    const refused = all.filter(({ status }) => status === 429);
    expect([refused.length, all.filter(({ status }) => status === 200).length]).toEqual([1, 59]);
    const [{ headers, body } = first] = refused;
    expect([headers.get("x-ratelimit-limit"), headers.get("x-ratelimit-remaining")]).toEqual(["60", "0"]);
    expect(lacks(body, { error: "string", retry_after_seconds: "int" })).toEqual([]);
    expect(headers.get("retry-after")).toBe(String(body.retry_after_seconds));
    expect(body.retry_after_seconds).toBeLessThanOrEqual(60);
  });

  test("an OpenAPI 3.1 description names every path of the contract", async () => {
    const document = (await call(url, "GET", "/openapi.json")).body;
    expect(document.openapi).toMatch(/^3\.1\./);
    const paths = [
      ...["/api/v1/jobs", "/api/v1/jobs/{id}", "/api/jobs/{id}/revise", "/api/v1/jobs/{id}/diff/{previousId}"],
      ...["/api/projects", "/api/tokens", "/api/tokens/{id}/webhook", "/api/v1/usage"],
      ...Object.keys(requests).map((endpoint) => `/api/v1/check/${endpoint}`),
      "/api/v1/projects/{id}/export/{format}",
    ];
    const shape = (path: string) => path.replaceAll(/\{\w+\}/g, "{}");
    const known = Object.keys(document.paths).map(shape);
    expect(paths.filter((path) => !known.includes(shape(path)))).toEqual([]);
  });
});
