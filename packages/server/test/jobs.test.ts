import { createHmac } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Job, type JobEntry, job as jobSchema, webhookEvents } from "@x/api";
import { readDrawingAsJson } from "@x/drawings";
import { again, assess, exportFiles, unzipped } from "@x/fabrication";
import { readMembers } from "@x/fabrication/members";
import S3rver from "s3rver";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { beamList } from "../bench/beam-list.ts";
import { type Answer, type Bench, openBench } from "./support/app.ts";
import { engines, testHere } from "./support/databases.ts";

// Drawings as jobs, over both set-ups: SQLite with rows as the queue, PostgreSQL with pg-boss.

// what is on them is the drawings' matter: few members, soon checked
const [first, second] = await Promise.all([beamList(2), beamList(2, "C")]);
const secret = "a secret of sixteen letters";

interface Heard {
  readonly event: string;
  readonly delivery_id: string;
  readonly timestamp: string;
  readonly api_version: string;
  // biome-ignore lint/suspicious/noExplicitAny: events of all kinds come here
  readonly data: any;
}

/** A receiver of events, as one is written: it looks at the signature and answers. */
async function receiver(answer: (event: Heard, attempt: number) => number = () => 200) {
  const heard: Heard[] = [];
  const attempts = new Map<string, number>();
  const waiting: { wanted: (events: readonly Heard[]) => boolean; resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const { "x-service-timestamp": time, "x-service-signature": signature, "content-type": type } = request.headers;
    const right = `sha256=${createHmac("sha256", secret)
      .update(`${String(time)}.${body}`)
      .digest("hex")}`;
    if (signature !== right || type !== "application/json" || request.method !== "POST")
      return response.writeHead(400).end();
    const event = JSON.parse(body) as Heard;
    // as the document says
    if (webhookEvents.find((known) => known.event === event.event)?.schema.safeParse(event).success !== true)
      return response.writeHead(400).end();
    const attempt = (attempts.get(event.delivery_id) ?? 0) + 1;
    attempts.set(event.delivery_id, attempt);
    const status = answer(event, attempt);
    if (status === 200) heard.push(event);
    response.writeHead(status, status === 302 ? { Location: "/elsewhere" } : {}).end();
    for (const one of waiting) if (one.wanted(heard)) one.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    heard,
    attempts,
    url: urlOf(server),
    close: () => server.close(),
    until: (wanted: (events: readonly Heard[]) => boolean) =>
      new Promise<void>((resolve) => {
        if (wanted(heard)) resolve();
        else waiting.push({ wanted, resolve });
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

const urlOf = (server: Server): string => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
};

describe.each(engines)("%s", (engine) => {
  let bench: Bench;
  let opened: Bench | undefined;
  let bucket: S3rver | undefined;
  beforeAll(async () => {
    // the second set-up keeps its files in a bucket
    let blobsUrl: string | undefined;
    if (engine === "postgres") {
      bucket = new S3rver({
        port: 0,
        address: "127.0.0.1",
        silent: true,
        directory: mkdtempSync(join(tmpdir(), "x-s3-")),
        configureBuckets: [{ name: "drawings", configs: [] }],
      });
      const { port } = await bucket.run();
      blobsUrl = `http://S3RVER:S3RVER@127.0.0.1:${port}/drawings`;
    }
    opened = await openBench(
      engine,
      { blobsUrl, rateLimit: 100_000, allowPrivateUrls: true, jobWorkers: 1, logLevel: "error" },
      // as a server that is run does, on one of the two
      engine === "postgres" ? { read: readDrawingAsJson } : {},
    );
    if (opened) bench = opened;
  });
  afterAll(async () => {
    await opened?.close();
    await bucket?.close();
  });
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));
  const itHere = testHere(engine);

  async function upload(
    path: string,
    token: string | undefined,
    file: Uint8Array | undefined,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (file) form.set("pdf", new Blob([new Uint8Array(file)], { type: "application/pdf" }), "Hall 3.pdf");
    const answer = await fetch(bench.base + path, {
      method: "POST",
      body: form,
      headers: { ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }), ...headers },
    });
    const text = await answer.text();
    const body: unknown = JSON.parse(text);
    return { status: answer.status, headers: answer.headers, text, body, error: body as Answer["error"] };
  }

  /** Watches a job to its end. */
  async function watched(id: number, token: string, from?: number) {
    const answer = await fetch(`${bench.base}/api/v1/jobs/${id}/events`, {
      headers: { Authorization: `Bearer ${token}`, ...(from === undefined ? {} : { "Last-Event-ID": String(from) }) },
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    // packed, it would come all at once at the end
    expect(answer.headers.get("content-encoding")).toBe("identity");
    const text = await answer.text();
    return [...text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, number, event, data]) => ({
      id: Number(number),
      event,
      data: JSON.parse(data ?? "") as { stage?: string; fraction?: number },
    }));
  }

  const read = async (id: number, token: string): Promise<Job> =>
    (await bench.call("GET", `/api/v1/jobs/${id}`, { token })).body.job;

  async function done(id: number, token: string): Promise<Job> {
    await watched(id, token);
    const job = await read(id, token);
    expect(job.error).toBeUndefined();
    expect(job.status).toBe("done");
    return job;
  }

  it("the whole story: upload, events, exports, revision, diff, delete", async () => {
    const { token, email } = await bench.account("studio");
    const hook = await receiver();
    await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "hook", webhook_url: `${hook.url}/in`, webhook_secret: secret },
    });
    const { project } = (
      await bench.call("POST", "/api/projects", { token, body: { name: "Hall 3", national_annex: "DE" } })
    ).body;

    const sent = await upload("/api/v1/jobs", token, first, { project_id: String(project.id) });
    expect(sent.status, sent.text).toBe(202);
    const id = sent.body.job_id as number;
    expect(sent.body).toEqual({
      job_id: expect.any(Number),
      status: "pending",
      priority: 10,
      project_id: project.id,
      poll_url: `/api/v1/jobs/${id}`,
    });

    const seen = await watched(id, token);
    expect(seen.at(-1)?.event).toBe("done");
    expect(seen.map(({ data }) => data.stage).filter((stage) => stage !== undefined)).toEqual(
      expect.arrayContaining(["starting", "reading", "checking"]),
    );
    const fractions = seen.flatMap(({ data }) => (data.fraction === undefined ? [] : [data.fraction]));
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    // a connection that broke goes on where it was
    const [one] = seen;
    expect(await watched(id, token, one?.id)).toEqual(seen.slice(1));

    const job = await read(id, token);
    expect(jobSchema.safeParse(job).error).toBeUndefined();
    expect(job).toMatchObject({
      id,
      status: "done",
      revision_number: 1,
      project_id: project.id,
      input_filename: "Hall 3.pdf",
      national_annex: "DE",
    });
    const members = job.extracted_data?.members ?? [];
    expect(members.length).toBeGreaterThan(0);
    for (const member of members)
      expect(member).toMatchObject({
        mark: expect.any(String),
        passed: expect.any(Boolean),
        actions_source: expect.any(String),
      });

    const path = `/api/v1/projects/${project.id}/export/bom.csv?run_id=${id}`;
    const csv = await bench.call("GET", path, { token });
    expect([csv.status, csv.headers.get("content-type"), csv.headers.get("content-disposition")]).toEqual([
      200,
      "text/csv; charset=utf-8",
      `attachment; filename="${id}-bom.csv"`,
    ]);
    expect(csv.text).toContain(members[0]?.mark);
    const etag = csv.headers.get("etag") ?? "";
    const unchanged = await bench.call("GET", path, { token, headers: { "If-None-Match": etag } });
    expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
    const bytes = Buffer.from(
      await (await fetch(bench.base + path, { headers: { Authorization: `Bearer ${token}` } })).arrayBuffer(),
    );
    const part = await fetch(bench.base + path, { headers: { Authorization: `Bearer ${token}`, Range: "bytes=3-9" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 3-9/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(3, 10));
    const items = await bench.call("GET", path, { token, headers: { Range: "items=0-1" } });
    expect(items.status).toBe(200);
    const beyond = await bench.call("GET", path, { token, headers: { Range: `bytes=${bytes.length}-` } });
    expect([beyond.status, beyond.headers.get("content-range"), beyond.error.code]).toEqual([
      416,
      `bytes */${bytes.length}`,
      "invalid_input",
    ]);
    expect(job.result_url).toBe(`${bench.base}${path.replace("bom.csv", "shop.pdf")}`);
    expect(job.extracted_data?.drawing_info).toMatchObject({
      project_name: expect.any(String),
      scale: expect.any(String),
    });

    for (const [format, type, begins] of [
      ["shop.pdf", "application/pdf", "%PDF-"],
      ["report.pdf", "application/pdf", "%PDF-"],
      ["bom.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "PK"],
      ["package.zip", "application/zip", "PK"],
      ["model.ifc", "application/x-step", "ISO-10303-21;"],
      ["model.dxf", "image/vnd.dxf", ""],
    ] as const) {
      const answer = await bench.call("GET", path.replace("bom.csv", format), { token });
      expect([format, answer.status, answer.headers.get("content-type")]).toEqual([format, 200, type]);
      expect(answer.text.startsWith(begins), format).toBe(true);
    }
    expect((await bench.call("GET", path.replace("bom.csv", "nc1"), { token })).status).toBe(404);

    await hook.until((events) => events.filter(({ event }) => event === "export.ready").length === 5);
    await hook.until((events) => events.some(({ event }) => event === "job.completed"));
    const told = (event: string) => hook.heard.filter((one) => one.event === event);
    expect(told("project.created")[0]?.data).toEqual({
      project_id: project.id,
      project_name: "Hall 3",
      national_annex: "DE",
      user_id: expect.any(Number),
    });
    expect(told("job.started")[0]?.data).toEqual({
      job_id: id,
      project_id: project.id,
      filename: "Hall 3.pdf",
      priority: 10,
    });
    expect(told("job.completed")).toHaveLength(1);
    expect(told("job.completed")[0]).toMatchObject({ api_version: "1.1.0", timestamp: "2026-11-21T12:00:00.000Z" });
    expect(told("job.completed")[0]?.data).toMatchObject({
      job_id: id,
      project_id: project.id,
      result_url: job.result_url,
      utilisation_summary: {
        member_count: job.extracted_data?.summary.member_count,
        total_mass_kg: job.extracted_data?.summary.total_mass_kg,
      },
      export_urls: {
        shop_pdf: path.replace("bom.csv", "shop.pdf"),
        bom_xlsx: path.replace("bom.csv", "bom.xlsx"),
        bom_csv: path,
        model_ifc: path.replace("bom.csv", "model.ifc"),
        package: path.replace("bom.csv", "package.zip"),
      },
      // by a clock that is never set, which the test does not hold
      duration_seconds: expect.any(Number),
    });
    const ready = told("export.ready").find(({ data }) => data.format === "bom.csv");
    expect(ready?.data).toEqual({
      job_id: id,
      project_id: project.id,
      format: "bom.csv",
      download_url: path,
      size_bytes: bytes.length,
    });

    // by email, as the interface has it
    const revised = await upload(`/api/jobs/${id}/revise`, undefined, second, { email });
    expect(revised.status, revised.text).toBe(202);
    const next = revised.body.job_id as number;
    expect(revised.body).toEqual({
      job_id: next,
      parent_job_id: id,
      revision_number: 2,
      status: "pending",
      poll_url: `/api/upload/preview/${next}`,
    });
    const preview = await bench.call("GET", `/api/upload/preview/${next}?email=${email}`);
    expect([preview.status, preview.body.job.id]).toEqual([200, next]);
    const after = await done(next, token);
    expect(after).toMatchObject({ revision_number: 2, parent_job_id: id, project_id: project.id });
    const { diff } = (await bench.call("GET", `/api/v1/jobs/${next}/diff/${id}`, { token })).body;
    expect(diff.members.added.length).toBeGreaterThan(0);
    expect(diff.members.removed.length).toBeGreaterThan(0);
    const mirrored = (await bench.call("GET", `/api/v1/jobs/${id}/diff/${next}`, { token })).body.diff;
    expect(mirrored.members.added).toEqual(diff.members.removed);
    const none = (await bench.call("GET", `/api/v1/jobs/${id}/diff/${id}`, { token })).body.diff;
    expect(none.members).toEqual({ added: [], removed: [], changed: [] });
    await hook.until((events) => events.some(({ event }) => event === "revision.detected"));
    expect(told("revision.detected")[0]?.data).toEqual({
      project_id: project.id,
      parent_job_id: id,
      new_job_id: next,
      revision_index: 2,
      source: "upload",
      delta_summary: expect.stringMatching(/^Members: .*added/),
    });

    const other = await bench.account("studio");
    for (const [method, where] of [
      ["GET", `/api/v1/jobs/${id}`],
      ["GET", `/api/v1/jobs/${id}/events`],
      ["GET", path],
      ["DELETE", `/api/v1/jobs/${id}`],
      ["POST", `/api/v1/jobs/${id}/cancel`],
      ["PATCH", `/api/v1/jobs/${id}/corrections`],
      ["GET", `/api/v1/jobs/${id}/diff/${next}`],
    ] as const) {
      const refused = await bench.call(method, where, {
        token: other.token,
        ...(method === "PATCH" ? { body: {} } : {}),
      });
      expect([where, refused.status]).toEqual([where, 404]);
    }

    expect((await bench.call("DELETE", `/api/v1/jobs/${id}`, { token })).status).toBe(204);
    expect((await bench.call("GET", `/api/v1/jobs/${id}`, { token })).status).toBe(404);
    expect((await bench.call("GET", path, { token })).status).toBe(404);
    const { blobs } = bench.app.service;
    const left: string[] = [];
    for await (const { key } of blobs.list("jobs/")) left.push(key);
    expect(left.length).toBeGreaterThan(0);
    const row = await bench.app.service.database
      .selectFrom("jobs")
      .select("files")
      .where("id", "=", next)
      .executeTakeFirstOrThrow();
    expect(left.every((key) => key.startsWith(row.files))).toBe(true);
    hook.close();
  });

  itHere("what cannot be a job is refused with a sentence, and nothing is kept", async () => {
    const { token } = await bench.account("studio");
    const { database, blobs } = bench.app.service;
    const count = async () => {
      const keys: string[] = [];
      for await (const { key } of blobs.list("jobs/")) keys.push(key);
      const { jobs } = await database
        .selectFrom("jobs")
        .select(({ fn }) => fn.countAll<number>().as("jobs"))
        .executeTakeFirstOrThrow();
      return [Number(jobs), keys.length];
    };
    const before = await count();
    const locked = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.from("trailer << /Encrypt 12 0 R >>")]);
    const large = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(20 * 2 ** 20)]);
    for (const [file, fields, why] of [
      [Buffer.from("no PDF at all"), {}, /not a PDF/],
      [Buffer.alloc(0), {}, /empty/],
      [locked, {}, /encrypted/],
      [large, {}, /larger than 20 MB/],
      [undefined, {}, /pdf: is required/],
      [undefined, { pdf: "drawing.pdf" }, /pdf: must be a file/],
      [first, { pdf_url: "https://example.com/a.pdf" }, /cannot be combined/],
      [first, { project_id: "x" }, /project_id/],
      [first, { colour: "red" }, /unknown field/],
      [first, { actions: '[{"mark":"B1","N_Ad":1}]' }, /actions/],
      [first, { actions: '[{"mark":"B1","N_Ed":1,"N_Ed":2}]' }, /actions/],
      [first, { corrections: '[{"mark":"B1","colour":1}]' }, /corrections/],
      [first, { corrections: '{"__proto__":1}' }, /corrections/],
      [undefined, { pdf_url: "ftp://example.com/a.pdf" }, /http/],
      [first, { members: "Mark,Section,Length\nB1,IPE 300,6000" }, /cannot be combined/],
      [undefined, { members: "" }, /members: is empty/],
      [undefined, { members: "Mark,Section,Length\nB1,IPE 300,x" }, /members: line 2, Length: must be a length/],
      [undefined, { members: '[{"mark":"B1","mark":"B2"}]' }, /members/],
      [undefined, { members: "PK\u0003\u0004 a workbook" }, /members/],
    ] as const) {
      const answer = await upload("/api/v1/jobs", token, file, fields);
      expect([why.source, answer.status]).toEqual([why.source, 400]);
      expect(answer.error.error).toMatch(why);
    }
    expect((await upload("/api/v1/jobs", token, first, { project_id: "999999" })).status).toBe(404);
    for (const [body, why] of [
      [{}, /pdf_url: is required/],
      [{ pdf_url: "nonsense" }, /http or https/],
      [{ pdf_url: "https://example.com/a.pdf", members: "Mark" }, /cannot be combined/],
      [{ members: [] }, /members: has no row/],
      [{ members: [{ mark: "B1", length_mm: -1 }] }, /members\[0\]\.section: is missing/],
      [{ members: 3 }, /members/],
      [{ pdf_url: "https://example.com", pdf: "x" }, /unknown field/],
      [{ pdf_url: "https://u:p@example.com" }, /password/],
    ] as const) {
      const answer = await bench.call("POST", "/api/v1/jobs", { token, body });
      expect([why.source, answer.status]).toEqual([why.source, 400]);
      expect(answer.error.error).toMatch(why);
    }
    const raw = await bench.call("POST", "/api/v1/jobs", {
      token,
      text: "%PDF-",
      headers: { "Content-Type": "application/pdf" },
    });
    expect([raw.status, raw.error.error]).toEqual([400, expect.stringContaining("multipart/form-data")]);
    const cut = await bench.call("POST", "/api/v1/jobs", {
      token,
      text: "--x\r\nnonsense",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    expect(cut.status).toBe(400);
    expect(await count()).toEqual(before);
    const pro = await bench.account("pro");
    expect((await upload("/api/v1/jobs", pro.token, first)).status).toBe(403);
    expect((await upload("/api/v1/jobs", undefined, first)).status).toBe(401);
  });

  itHere(
    "a list of members in place of a drawing: the same checks, files, events, corrections and revisions",
    { tags: "change" },
    async () => {
      const { token } = await bench.account("studio");
      const hook = await receiver();
      await bench.call("POST", "/api/tokens", {
        token,
        body: { name: "hook", webhook_url: `${hook.url}/in`, webhook_secret: secret },
      });
      const table =
        "Mark,Profile,Length (mm),Qty,Grade,Role\nB1,IPE 300,6000,4,S355,beam\nC1,HEB 200,4200,2,S355,Column\n";
      const members = [
        { mark: "B1", section: "IPE 300", length_mm: 6000, quantity: 4, steel_grade: "S355", role: "beam" },
        { mark: "C1", profile: "HEB 200", length_mm: 4200, quantity: 2, grade: "S355", role: "Column" },
      ];
      const sent = [
        await upload("/api/v1/jobs", token, undefined, { members: table }),
        await bench.call("POST", "/api/v1/jobs", { token, body: { members } }),
        await bench.call("POST", "/api/v1/jobs", { token, body: { members: table } }),
      ];
      expect(sent.map(({ status, error }) => [status, error.error])).toEqual(sent.map(() => [202, undefined]));
      const jobs = [];
      for (const { body } of sent) jobs.push(await done(body.job_id, token));
      expect(jobs.map(({ input_filename }) => input_filename)).toEqual(["members.csv", "members.json", "members.csv"]);
      const [job] = jobs;
      if (!job) throw new Error("there are three");
      expect(jobSchema.safeParse(job).error).toBeUndefined();
      expect(job.extracted_data?.members).toMatchObject([
        { mark: "B1", profile: "IPE 300", quantity: 4, role: "beam", passed: true },
        { mark: "C1", profile: "HE 200 B", quantity: 2, role: "column", passed: true },
      ]);
      expect(job.extracted_data?.summary).toMatchObject({ member_count: 6, row_count: 2 });
      for (const other of jobs) expect(other.extracted_data).toEqual(job.extracted_data);
      expect((await bench.call("GET", `/api/v1/jobs/${job.id}/pages`, { token })).body).toEqual({ pages: [] });

      // the very files that the command makes of the list
      const made = readMembers(table);
      const wanted = await exportFiles(assess(made, { national_annex: "EN" }), ["bom.csv", "model.ifc"], {});
      for (const { path, bytes } of wanted) {
        const url = `/api/v1/projects/${job.project_id}/export/${path}?run_id=${job.id}`;
        expect((await bench.call("GET", url, { token })).text).toBe(new TextDecoder().decode(bytes));
      }
      await hook.until((events) => events.filter(({ event }) => event === "export.ready").length === 15);

      const { id } = job;
      await bench.call("PATCH", `/api/v1/jobs/${id}/corrections`, {
        token,
        body: { corrections: [{ mark: "B1", section: "IPE 330" }] },
      });
      expect((await done(id, token)).extracted_data?.members[0]).toMatchObject({ profile: "IPE 330" });
      const revised = await upload(`/api/v1/jobs/${id}/revise`, token, undefined, {
        members: table.replace("4200", "4500"),
      });
      expect([revised.status, revised.body.revision_number]).toEqual([202, 2]);
      await done(revised.body.job_id, token);
      const { diff } = (await bench.call("GET", `/api/v1/jobs/${revised.body.job_id}/diff/${id}`, { token })).body;
      expect(diff.members.changed).toMatchObject([
        { mark: "C1", before: { length_mm: 4200 }, after: { length_mm: 4500 } },
      ]);
      expect((await bench.call("DELETE", `/api/v1/jobs/${id}`, { token })).status).toBe(204);
      hook.close();
    },
  );

  it("a list says what came of each: passed is only what somebody designed", async () => {
    const { token } = await bench.account("studio");
    const member = {
      mark: "C1",
      section: "HEB 200",
      length_mm: 4200,
      quantity: 2,
      steel_grade: "S355",
      role: "column",
    };
    const sent = [
      { members: [member] },
      { members: [member], actions: [{ mark: "C1", N_Ed: 90_000 }] },
      { members: [member], actions: [{ mark: "C1", N_Ed: 300 }] },
    ];
    const ids: number[] = [];
    for (const body of sent) {
      const answer = await bench.call("POST", "/api/v1/jobs", { token, body });
      expect(answer.error.details).toBeUndefined();
      ids.push(answer.body.job_id);
    }
    const jobs = [];
    for (const id of ids) jobs.push(await done(id, token));
    const { body } = await bench.call("GET", "/api/v1/jobs", { token });
    const outcomes = body.jobs.map((job: JobEntry) => job.outcome).reverse() as JobEntry["outcome"][];
    expect(outcomes.map((one) => one?.state)).toEqual(["not designed", "failed", "passed"]);
    expect(outcomes.map((one) => one?.unweighed_count)).toEqual([0, 0, 0]);
    expect(outcomes[0]?.total_mass_kg).toBe(jobs[0]?.extracted_data?.summary.total_mass_kg);
    expect(outcomes[1]?.max_utilization).toBeGreaterThan(1);
    expect(outcomes[0]?.max_utilization).toBeLessThan(1);
    // the same as its own page says, and not there while it is worked on again
    const worst = Math.max(
      ...[...(jobs[1]?.extracted_data?.members ?? []), ...(jobs[1]?.connections_data ?? [])].map(
        ({ utilization = 0 }) => utilization,
      ),
    );
    expect(outcomes[1]?.max_utilization).toBeCloseTo(worst, 3);
    const { database } = bench.app.service;
    await database.updateTable("jobs").set({ status: "pending" }).where("id", "=", Number(ids[1])).execute();
    const [again] = (await bench.call("GET", "/api/v1/jobs?status=pending", { token })).body.jobs;
    expect(again).not.toHaveProperty("outcome");
    // of one that an older server has done nothing is known
    const past = { status: "done", outcome: null } as const;
    await database.updateTable("jobs").set(past).where("id", "=", Number(ids[1])).execute();
    const { jobs: list } = (await bench.call("GET", "/api/v1/jobs?status=done", { token })).body;
    expect(list.map((job: JobEntry) => "outcome" in job)).toEqual([true, false, true]);
  });

  it("the default project, lists, filters and pages", { tags: "change" }, async () => {
    const { token } = await bench.account("studio");
    const made: number[] = [];
    for (let i = 0; i < 2; i++) made.push((await upload("/api/v1/jobs", token, first)).body.job_id);
    const { body } = await bench.call("GET", "/api/v1/jobs?limit=1", { token });
    expect(body.count).toBe(2);
    expect(body.jobs.map(({ id }: Job) => id)).toEqual([made[1]]);
    const rest = await bench.call("GET", `/api/v1/jobs?limit=1&before=${made[1]}`, { token });
    expect(rest.body.jobs.map(({ id }: Job) => id)).toEqual([made[0]]);
    const [job] = body.jobs;
    // it may be done by now
    expect(Object.keys({ ...job, outcome: undefined }).sort()).toEqual([
      "created_at",
      "id",
      "input_filename",
      "outcome",
      "project_id",
      "revision_number",
      "status",
    ]);
    const { projects } = (await bench.call("GET", "/api/projects", { token })).body;
    expect(projects).toEqual([expect.objectContaining({ id: job.project_id, name: "Default", national_annex: "EN" })]);
    for (const wrong of ["limit=0", "limit=101", "status=ended", "project_id=x", "colour=red"]) {
      expect([wrong, (await bench.call("GET", `/api/v1/jobs?${wrong}`, { token })).status]).toEqual([wrong, 400]);
    }
    for (const id of made) await done(id, token);
    expect((await bench.call("GET", "/api/v1/jobs?status=done", { token })).body.count).toBe(2);
    expect((await bench.call("GET", "/api/v1/jobs?status=failed", { token })).body).toEqual({ jobs: [], count: 0 });
  });

  it("the same key and drawing give the first answer again, another drawing 409", { tags: "change" }, async () => {
    const { token } = await bench.account("studio");
    const headers = { "Idempotency-Key": "key-1" };
    const answers = await Promise.all([1, 2, 3].map(() => upload("/api/v1/jobs", token, first, {}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.job_id)).size).toBe(1);
    expect((await upload("/api/v1/jobs", token, second, {}, headers)).status).toBe(409);
    expect((await bench.call("GET", "/api/v1/jobs", { token })).body.count).toBe(1);
    await done(answers[0]?.body.job_id, token);
  });

  itHere("a drawing that is none ends as failed, with a sentence and an event, and takes nothing along", async () => {
    const { token } = await bench.account("studio");
    const hook = await receiver();
    await bench.call("POST", "/api/tokens", {
      token,
      body: { name: "hook", webhook_url: hook.url, webhook_secret: secret },
    });
    const broken = await upload(
      "/api/v1/jobs",
      token,
      Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5000, 7)]),
    );
    const id = broken.body.job_id as number;
    const seen = await watched(id, token);
    expect(seen.at(-1)?.event).toBe("failed");
    const job = await read(id, token);
    expect(job).toMatchObject({
      status: "failed",
      error: expect.stringMatching(/cannot be read/),
      error_code: "jobs.unreadable",
    });
    expect(job.extracted_data).toBeUndefined();
    await hook.until((events) => events.some(({ event }) => event === "job.failed"));
    expect(hook.heard.find(({ event }) => event === "job.failed")?.data).toEqual({
      job_id: id,
      project_id: job.project_id,
      error: job.error,
      error_code: "jobs.unreadable",
      error_values: job.error_values,
      duration_seconds: expect.any(Number),
    });
    const path = `/api/v1/projects/${job.project_id}/export/bom.csv?run_id=${id}`;
    expect((await bench.call("GET", path, { token })).status).toBe(409);
    const fine = await upload("/api/v1/jobs", token, first);
    await done(fine.body.job_id, token);
    expect((await bench.call("GET", `/api/v1/jobs/${fine.body.job_id}/diff/${id}`, { token })).status).toBe(409);
    hook.close();
  });

  itHere(
    "a drawing at an address is fetched, redirects and all; what is no drawing fails with the reason",
    { tags: "change" },
    async () => {
      const { token } = await bench.account("studio");
      const site = createServer((request, response) => {
        const { url = "" } = request;
        const hops = Number(/^\/hop\/(\d)/.exec(url)?.[1] ?? 0);
        if (hops > 0) response.writeHead(302, { Location: `/hop/${hops - 1}` }).end();
        else if (url === "/text") response.end("no PDF");
        else if (url === "/missing") response.writeHead(404).end();
        else if (url === "/large") {
          response.writeHead(200);
          response.write("%PDF-1.7");
          for (let i = 0; i < 21; i++) response.write(Buffer.alloc(2 ** 20));
          response.end();
        } else response.end(first);
      });
      await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
      const submit = (path: string) =>
        bench.call("POST", "/api/v1/jobs", { token, body: { pdf_url: urlOf(site) + path } });
      const fine = await submit("/hop/3");
      expect(fine.status).toBe(202);
      expect((await done(fine.body.job_id, token)).input_filename).toBe("3");
      for (const [path, why] of [
        ["/hop/4", /more than 3 redirects/],
        ["/text", /not a PDF/],
        ["/missing", /status 404/],
        ["/large", /larger than 20 MB/],
      ] as const) {
        const { body } = await submit(path);
        await watched(body.job_id, token);
        expect(await read(body.job_id, token)).toMatchObject({ status: "failed", error: expect.stringMatching(why) });
      }
      const revised = await bench.call("POST", `/api/v1/jobs/${fine.body.job_id}/revise`, {
        token,
        body: { pdf_url: `${urlOf(site)}/b.pdf` },
      });
      expect(revised.body).toMatchObject({ revision_number: 2, parent_job_id: fine.body.job_id });
      await done(revised.body.job_id, token);
      site.close();
    },
  );

  itHere(
    "corrections work a job again from what was read, and go on into its revisions",
    { tags: "change" },
    async () => {
      const { token } = await bench.account("studio");
      const { job_id: id } = (await upload("/api/v1/jobs", token, first)).body;
      const before = await done(id, token);
      const mark =
        before.extracted_data?.members.find((member) => member.mark !== "" && member.profile !== undefined)?.mark ?? "";
      const correct = (corrections: unknown) =>
        bench.call("PATCH", `/api/v1/jobs/${id}/corrections`, { token, body: { corrections } });
      expect((await correct([{ mark, colour: 1 }])).status).toBe(400);
      expect((await correct([{ mark, length_mm: 1234, actions: { M_y_Ed: 1 } }])).status).toBe(202);
      // one at a time
      const at = await read(id, token);
      if (at.status !== "done") expect((await correct([])).status).toBe(409);
      const after = await done(id, token);
      expect(after.extracted_data?.members.find((member) => member.mark === mark)).toMatchObject({
        length_mm: 1234,
        actions_source: "correction",
      });
      const stages = (await watched(id, token)).map(({ data }) => data.stage);
      expect(stages.filter((stage) => stage === "reading").length).toBe(
        stages.lastIndexOf("reading") - stages.indexOf("reading") + 1,
      );
      const csv = await bench.call("GET", `/api/v1/projects/${after.project_id}/export/bom.csv?run_id=${id}`, {
        token,
      });
      expect(csv.text).toContain("1234");
      const next = await upload(`/api/v1/jobs/${id}/revise`, token, first);
      const carried = await done(next.body.job_id, token);
      expect(carried.extracted_data?.members.find((member) => member.mark === mark)).toMatchObject({ length_mm: 1234 });
    },
  );

  itHere("design actions come from the submission, else from the project; each member says so", async () => {
    const { token } = await bench.account("studio");
    // as beamList names them
    const { project } = (
      await bench.call("POST", "/api/projects", {
        token,
        body: {
          name: "with defaults",
          default_actions: [
            { mark: "B1", M_y_Ed: 5 },
            { mark: "B2", M_y_Ed: 6 },
          ],
        },
      })
    ).body;
    const sent = await upload("/api/v1/jobs", token, first, {
      project_id: String(project.id),
      actions: "mark,M_y_Ed\nB1,7\n",
    });
    const job = await done(sent.body.job_id, token);
    const source = (mark: string) => job.extracted_data?.members.find((member) => member.mark === mark);
    expect(source("B1")).toMatchObject({ actions_source: "file", actions: { M_y_Ed: 7 } });
    expect(source("B2")).toMatchObject({ actions_source: "project default", actions: { M_y_Ed: 6 } });
    // its package holds what it was made from: `x drawing verify` makes the same files of it
    const path = `/api/v1/projects/${project.id}/export/package.zip?run_id=${sent.body.job_id}`;
    const zip = await fetch(bench.base + path, { headers: { Authorization: `Bearer ${token}` } });
    const inside = unzipped(new Uint8Array(await zip.arrayBuffer()), 1e8) ?? {};
    const kept = JSON.parse(new TextDecoder().decode(inside["again.json"]));
    const made = await again(kept.list, kept.options);
    expect(made.length).toBeGreaterThan(10);
    for (const { path: name, bytes } of made) expect(inside[name], name).toEqual(new Uint8Array(bytes));
  });

  it("a job is cancelled while it waits or is worked on, once; what has ended is not", { tags: "change" }, async () => {
    const { token } = await bench.account("studio");
    // the only worker is held by a drawing that does not come
    let asked = () => {};
    const fetching = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const silent = createServer(() => asked());
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const pdf_url = `${urlOf(silent)}/hall.pdf`;
    const { job_id: worked } = (await bench.call("POST", "/api/v1/jobs", { token, body: { pdf_url } })).body;
    await fetching;
    const { job_id: waits } = (await upload("/api/v1/jobs", token, first)).body;
    const { job_id: done } = (await upload("/api/v1/jobs", token, first)).body;

    for (const id of [waits, worked]) {
      expect((await bench.call("DELETE", `/api/v1/jobs/${id}`, { token })).status).toBe(409);
      expect((await bench.call("POST", `/api/v1/jobs/${id}/cancel`, { token })).status).toBe(202);
      await watched(id, token);
      expect(await read(id, token)).toMatchObject({ status: "failed", error: "it was cancelled" });
    }
    await watched(done, token);
    expect((await read(done, token)).status).toBe("done");
    for (const id of [waits, worked, done])
      expect((await bench.call("POST", `/api/v1/jobs/${id}/cancel`, { token })).status).toBe(409);
    silent.closeAllConnections();
    silent.close();
  });
});
