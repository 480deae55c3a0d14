import { execFileSync } from "node:child_process";
import { unzipped } from "@x/fabrication";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAccount } from "../src/admin.ts";
import { type Bench, call, openBench } from "./support/app.ts";
import { type EngineName, emptyPlace, engines } from "./support/databases.ts";
import { endServers, serve } from "./support/served.ts";

// What a project keeps of calculations: nothing that somebody has saved is lost, whoever saves at the same time.

const beam = (length_mm = 5000, M_y_Ed = 60) => ({
  national_annex: "NL",
  members: [{ mark: "B1", profile: "IPE 300", length_mm, M_y_Ed, V_z_Ed: 40 }],
});
const named = (name: string, more: object = {}) => ({ name, endpoint: "en-1993-1-1", request: beam(), ...more });

const textOfPdf = (bytes: Uint8Array): string =>
  execFileSync("pdftotext", ["-", "-"], { input: bytes }).toString().replaceAll(/\s/g, "");

describe.each(engines)("%s", (engine: EngineName) => {
  let bench: Bench;
  let opened: Bench | undefined;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 100_000 });
    if (opened) bench = opened;
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));

  async function office() {
    const { token, id } = await bench.account("studio");
    const { project } = (await bench.call("POST", "/api/projects", { token, body: { name: "Hall 3" } })).body;
    const ask = (method: string, path: string, body?: unknown, headers = {}, as = token) =>
      bench.call(method, `/api/v1${path}`, { token: as, body, headers });
    const keep = (body: unknown, headers = {}) => ask("POST", `/projects/${project.id}/calculations`, body, headers);
    const kept = async (name: string, more = {}) => (await keep(named(name, more))).body.calculation;
    return { token, account: id as number, project: project.id as number, ask, keep, kept };
  }
  const withRole = async (account: number, role: string) => {
    const { database } = bench.app.service;
    const { createToken } = await import("../src/tokens/tokens.ts");
    const at = new Date(bench.clock.now).toISOString();
    return (await createToken(database, { account, name: role, role: role as "viewer", at })).value;
  };

  test("an input becomes a version each time it is saved, and none is lost", async () => {
    const { ask, kept, project } = await office();
    const { id, version, changes, ...rest } = await kept("Beam B1", { folder: "Axis A", note: "sketch" });
    expect([version, changes]).toEqual([1, 1]);
    expect(rest).toMatchObject({ folder: "Axis A", state: "passed", endpoint: "en-1993-1-1", request: beam() });
    expect(rest.utilization).toBeGreaterThan(10);
    const longer = await ask(
      "PATCH",
      `/calculations/${id}`,
      { request: beam(9000), note: "9 m" },
      { "If-Match": '"1"' },
    );
    expect(longer.body.calculation).toMatchObject({ version: 2, changes: 2, state: "failed", request: beam(9000) });
    expect(longer.body.calculation.utilization).toBeGreaterThan(100);
    // the same once more is none
    const again = await ask("PATCH", `/calculations/${id}`, { request: beam(9000) });
    expect(again.body.calculation.version).toBe(2);
    const { versions } = (await ask("GET", `/calculations/${id}/versions`)).body;
    expect(versions.map(({ version: v, note }: { version: number; note: string }) => [v, note])).toEqual([
      [2, "9 m"],
      [1, "sketch"],
    ]);
    expect((await ask("GET", `/calculations/${id}/versions/1`)).body.version.request).toEqual(beam());
    expect((await ask("GET", `/calculations/${id}/versions/3`)).status).toBe(404);
    const { calculations } = (await ask("GET", `/projects/${project}/calculations`)).body;
    expect(calculations).toHaveLength(1);
    expect(calculations[0]).not.toHaveProperty("request");
  });

  test("what cannot be calculated yet is kept as well, and says so", async () => {
    const { kept } = await office();
    const request = { members: [{ mark: "B1", profile: "IPE 3", length_mm: "", derivation: [[]] }], anything: null };
    expect(await kept("unfinished", { request })).toMatchObject({
      state: "not calculated",
      utilization: null,
      governing: null,
      request,
    });
    // a long one is calculated in a thread, and is calculated whatever a reader asks of it
    const members = Array.from({ length: 200 }, (_, i) => ({ ...beam().members[0], mark: `B${i}` }));
    expect(await kept("long", { request: { members, derivation: true } })).toMatchObject({ state: "passed" });
  });

  test("an input that names no annex has the project's: in its state, its versions, its link and its folder", async () => {
    const { ask, keep, project } = await office();
    await ask("PATCH", `/projects/${project}`, { national_annex: "DE" });
    const { national_annex: _, ...plain } = beam();
    const own = { name: "X", edition: "2026", parameters: {} };
    const { calculation } = (await keep({ ...named("plain"), request: plain })).body;
    expect(calculation.request).toEqual({ ...plain, national_annex: "DE" });
    const german = (await keep({ ...named("german"), request: { ...plain, national_annex: "DE" } })).body.calculation;
    expect(calculation.utilization).toBe(german.utilization);
    expect((await keep({ ...named("own"), request: { ...plain, own_annex: own } })).body.calculation.request).toEqual({
      ...plain,
      own_annex: own,
    });
    // another annex of the project later changes no number that was kept; the same input once more is no version
    await ask("PATCH", `/projects/${project}`, { national_annex: "UK" });
    const path = `/calculations/${calculation.id}`;
    expect((await ask("GET", path)).body.calculation.request.national_annex).toBe("DE");
    expect((await ask("PATCH", path, { request: plain })).body.calculation.request.national_annex).toBe("UK");
    expect((await ask("GET", `${path}/versions/1`)).body.version.request.national_annex).toBe("DE");
    const { share_key: key } = (await ask("POST", `${path}/share`)).body;
    expect((await bench.call("GET", `/api/v1/shared?key=${key}`)).body.calculation.request.national_annex).toBe("UK");
  });

  const spans = (q: number) => ({
    national_annex: "EN",
    spans_mm: [6000, 5000],
    actions: [{ id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m: q }] }],
    member: { profile: "IPE 300", steel_grade: "S355" },
    deflection_limit: 250,
  });
  const column = (from: string, value = "reactions.B.max_kN") => ({
    national_annex: "EN",
    members: [{ mark: "C1", profile: "HEA 160", length_mm: 4000, N_Ed: { from, value } }],
  });

  test("a beam is kept with what comes of its spans and its deflections; its file is one that x check reads", async () => {
    const { keep, ask, project, token } = await office();
    const { calculation } = (await keep({ name: "B1", endpoint: "beam", request: spans(12) })).body;
    expect(calculation).toMatchObject({ state: "passed", links: [], request: spans(12) });
    // the deflection alone is too great
    const limited = { ...spans(12), deflection_limit: 1000 };
    const soft = (await ask("PATCH", `/calculations/${calculation.id}`, { request: limited })).body.calculation;
    expect(soft).toMatchObject({ state: "failed", governing: "limit-1" });
    expect((await keep({ name: "B2", endpoint: "beam", request: { spans_mm: [6000] } })).body.calculation.state).toBe(
      "not calculated",
    );
    expect((await keep({ name: "B3", endpoint: "en-1993-1-1", request: spans(12) })).status).toBe(400);
    expect((await keep({ name: "B3", endpoint: "beam", request: beam() })).status).toBe(400);
    const answer = await fetch(`${bench.base}/api/v1/projects/${project}/calculations/folder`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()), 1e6) ?? {};
    expect(JSON.parse(new TextDecoder().decode(files["B1.json"]))).toEqual(limited);
  });

  test("what takes a value of another is calculated again when that one changes, and is not checked any more", async () => {
    const { keep, ask } = await office();
    const keptAs = async (name: string, endpoint: string, request: object, folder = "") =>
      (await keep({ name, folder, endpoint, request })).body.calculation;
    const b1 = await keptAs("B1", "beam", spans(20), "Beams");
    const c1 = await keptAs("C1", "en-1993-1-1", column("../Beams/B1.json"), "Columns");
    // 1.5 · 20 kN/m over two spans: 1.5 · 20 (6³ + 5³)/(8·11)·(1/6 + 1/5) + 1.5 · 20 · 5.5, by three moments
    const M = (30 * (6 ** 3 + 5 ** 3)) / (8 * 11);
    expect(c1.links[0].given).toBeCloseTo(30 * 5.5 + M / 6 + M / 5, 6);
    expect(c1).toMatchObject({ state: "passed", version: 1, links: [{ path: "members[0].N_Ed", problem: null }] });
    const demand = { from: "../Columns/C1.json", value: "result.members.C1.verifications.compression.demand" };
    const footing = {
      foundations: [{ mark: "F1", L_mm: 1500, B_mm: 1500, h: 400, fck: 25, fyk: 500, plain: true, N_Ed: demand }],
    };
    const f1 = await keptAs("F1", "en-1992-1-1", footing, "Footings");
    expect(f1.links[0].given).toBeCloseTo(c1.links[0].given, 6);
    expect((await ask("POST", `/calculations/${c1.id}/comments`, { version: 1, text: "", checked: true })).status).toBe(
      201,
    );
    const read = async (id: number) => (await ask("GET", `/calculations/${id}`)).body.calculation;
    expect((await read(c1.id)).checked_version).toBe(1);

    expect((await ask("PATCH", `/calculations/${b1.id}`, { request: spans(40) })).status).toBe(200);
    const [column2, footing2] = [await read(c1.id), await read(f1.id)];
    expect(column2).toMatchObject({ version: 2, checked_version: 1, request: column("../Beams/B1.json") });
    expect(column2.links[0].given).toBeCloseTo(2 * c1.links[0].given, 6);
    expect(column2.utilization).toBeGreaterThan(1.9 * c1.utilization);
    expect(footing2.links[0].given).toBeCloseTo(2 * c1.links[0].given, 6);
    const { versions } = (await ask("GET", `/calculations/${c1.id}/versions`)).body;
    expect(versions[0]).toMatchObject({ version: 2, note: "← Beams/B1" });
    // as it was
    expect((await ask("GET", `/calculations/${c1.id}/versions/1`)).body.version.links).toEqual(c1.links);
    // what changes no value makes no version
    await ask("PATCH", `/calculations/${b1.id}`, { request: { ...spans(40), mark: "B1" } });
    expect((await read(c1.id)).version).toBe(2);

    // without its beam nothing of the chain is green
    expect((await ask("DELETE", `/calculations/${b1.id}`)).status).toBe(204);
    expect(await read(c1.id)).toMatchObject({
      state: "not calculated",
      links: [{ given: null, problem: "is from ../Beams/B1.json, and there is no such file" }],
    });
    expect((await read(f1.id)).links[0].problem).toContain("cannot be calculated");
    expect((await read(f1.id)).state).toBe("not calculated");
    // nor with another beam of that name, until somebody saves that it is taken
    await keptAs("B1", "beam", spans(1), "Beams");
    expect((await read(c1.id)).state).toBe("not calculated");
    await ask("PATCH", `/calculations/${c1.id}`, { request: column("../Beams/B1.json") });
    expect((await read(c1.id)).links[0].given).toBeCloseTo(c1.links[0].given / 20, 6);
  });

  test("a link holds on to its calculation, whatever is called so later: when either moves or has another name", async () => {
    const { keep, ask, project, token } = await office();
    const keptAs = async (name: string, endpoint: string, request: object, folder = "") =>
      (await keep({ name, folder, endpoint, request })).body.calculation;
    const read = async (id: number) => (await ask("GET", `/calculations/${id}`)).body.calculation;
    const change = async (id: number, body: object) => (await ask("PATCH", `/calculations/${id}`, body)).status;
    const b1 = await keptAs("B1", "beam", spans(20));
    const other = await keptAs("B1", "beam", spans(1), "East");
    const c1 = await keptAs("C1", "en-1993-1-1", column("B1.json"));
    await ask("POST", `/calculations/${c1.id}/comments`, { version: 1, text: "", checked: true });
    const { given } = c1.links[0];
    const follows = async (from: string) => {
      const now = await read(c1.id);
      expect([now.links[0].given, now.request, now.state]).toEqual([given, column(from), "passed"]);
      expect([now.version, now.checked_version, now.links[0].from]).toEqual([1, 1, from]);
    };
    // beside another B1
    expect(await change(c1.id, { folder: "East" })).toBe(200);
    await follows("../B1.json");
    // B1 has another name, and another has its name
    expect(await change(b1.id, { name: "B7" })).toBe(200);
    await follows("../B7.json");
    expect(await change(other.id, { folder: "" })).toBe(200);
    await follows("../B7.json");
    expect(await change(b1.id, { folder: "West/Upper" })).toBe(200);
    await follows("../West/Upper/B7.json");
    // which is the text of the folder's file
    const answer = await fetch(`${bench.base}/api/v1/projects/${project}/calculations/folder`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()), 1e6) ?? {};
    expect(JSON.parse(new TextDecoder().decode(files["East/C1.json"]))).toMatchObject(column("../West/Upper/B7.json"));
    // an older version is taken up again with the beam that it had
    await change(c1.id, { request: beam() });
    expect(await change(b1.id, { folder: "", name: "B8" })).toBe(200);
    const old = (await ask("GET", `/calculations/${c1.id}/versions/1`)).body.version;
    expect([old.request, old.links[0].given]).toEqual([column("../B8.json"), given]);
    await change(c1.id, { request: old.request });
    expect((await read(c1.id)).links[0].given).toBe(given);
    // its own values are still followed
    await change(b1.id, { request: spans(40) });
    expect((await read(c1.id)).links[0].given).toBeCloseTo(2 * given, 6);
    // saved by several at once, no input is lost to a new name
    await Promise.all([
      change(b1.id, { name: "B9" }),
      change(b1.id, { request: spans(10) }),
      change(b1.id, { name: "B10" }),
    ]);
    expect((await read(b1.id)).request).toEqual(spans(10));
    expect((await read(c1.id)).links[0].given).toBeCloseTo(given / 2, 6);
  });

  test("links in a circle, out of the project, of another unit or to nothing are said, and wait for nobody", async () => {
    const { keep, ask } = await office();
    const keptAs = async (name: string, request: object) =>
      (await keep({ name, endpoint: "en-1993-1-1", request })).body.calculation;
    const demand = "result.members.C1.verifications.compression.demand";
    const one = await keptAs("A", column("B.json", demand));
    const other = await keptAs("B", column("A.json", demand));
    for (const { id } of [one, other]) {
      const { state, links } = (await ask("GET", `/calculations/${id}`)).body.calculation;
      expect([state, links[0].problem]).toEqual([
        "not calculated",
        expect.stringMatching(/waits for this very value|cannot be calculated/),
      ]);
    }
    for (const [from, value, why] of [
      ["../../B1.json", demand, "no such file"],
      ["A.json", demand, "cannot be calculated"],
      ["self.json", demand, "waits for this very value"],
    ] as const)
      expect(
        (await keptAs(from.includes("self") ? "self" : `of ${from.replaceAll(/\W/g, "")} `, column(from, value)))
          .links[0],
      ).toMatchObject({
        given: null,
        problem: expect.stringContaining(why),
      });
    const { calculation } = (await keep({ name: "beam", endpoint: "beam", request: spans(12) })).body;
    expect(calculation.state).toBe("passed");
    expect((await keptAs("moment", column("beam.json", "reactions.Z.max_kN"))).links[0].problem).toContain(
      "there is no Z in reactions",
    );
    const sum = { sum: [{ from: "beam.json", value: "reactions.B.max_kN" }, 5] };
    const members = [{ ...column("").members[0], N_Ed: sum }];
    const added = await keptAs("sum", { members });
    expect(added).toMatchObject({ state: "passed", links: [{ path: "members[0].N_Ed" }] });
  });

  test("several calculations are one PDF: in the order that is asked for, with the firm and its logo; what cannot be calculated is named", async () => {
    const { keep, ask, project, token } = await office();
    const { calculation: b1 } = (await keep({ name: "B1", endpoint: "beam", request: spans(12) })).body;
    const { calculation: c1 } = (
      await keep({ name: "C1", folder: "Axis A", endpoint: "en-1993-1-1", request: column("../B1.json") })
    ).body;
    const path = `/projects/${project}/calculations/report`;
    const pdf = async (body: object) => {
      const answer = await fetch(`${bench.base}/api/v1${path}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      return new Uint8Array(await answer.arrayBuffer());
    };
    const logo = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==";
    const all = textOfPdf(await pdf({ title: "Hall", firm: { name: "Office Jansen", logo }, client: "City" }));
    for (const text of ["Hall", "OfficeJansen", "City", "B1", "AxisA/C1", "reactions"]) expect(all).toContain(text);
    const one = textOfPdf(await pdf({ calculations: [c1.id], lang: "de" }));
    expect(one).not.toContain("B1span");
    expect(one).toContain("Inhalt");
    for (const [body, status, why] of [
      [{ calculations: [c1.id, 999_999] }, 404, "999999"],
      [{ firm: { logo: "AAAA" } }, 400, "PNG"],
      [{ firm: { logo: "?" } }, 400, "firm.logo"],
      [{ other: 1 }, 400, "other"],
    ] as const) {
      const refused = await ask("POST", path, body);
      expect([refused.status, JSON.stringify(refused.error)]).toEqual([status, expect.stringContaining(why)]);
    }
    await keep({ name: "none", endpoint: "beam", request: { spans_mm: [6000] } });
    await ask("DELETE", `/calculations/${b1.id}`);
    const refused = await ask("POST", path, {});
    expect(refused.status).toBe(400);
    expect(refused.error.details?.map((problem: { path: string }) => problem.path)).toEqual(
      expect.arrayContaining(["Axis A/C1: members[0].N_Ed", "none: actions"]),
    );
  });

  test("many that save at once leave no value that is old", async () => {
    const { keep, ask } = await office();
    const b1 = (await keep({ name: "B1", endpoint: "beam", request: spans(10) })).body.calculation;
    const saved = await Promise.all([
      ...[20, 30].map((q) => ask("PATCH", `/calculations/${b1.id}`, { request: spans(q) })),
      ...["C1", "C2"].map((name) => keep({ name, endpoint: "en-1993-1-1", request: column("B1.json") })),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
    const now = (await ask("GET", `/calculations/${b1.id}`)).body.calculation;
    const q = now.request.actions[0].loads[0].q_kN_m;
    const per = 5.5 + ((6 ** 3 + 5 ** 3) / (8 * 11)) * (1 / 6 + 1 / 5);
    for (const one of saved.slice(2)) {
      const { links } = (await ask("GET", `/calculations/${one.body.calculation.id}`)).body.calculation;
      expect(links[0].given).toBeCloseTo(1.5 * q * per, 6);
    }
  });

  test("an input of another check is not kept as one of this", async () => {
    const { ask, keep, kept } = await office();
    const { id } = await kept("Beam");
    const bolts = { connections: [{ connection: "bolt", F_v_Ed: 10 }] };
    for (const request of [bolts, { connection: "bolt", F_v_Ed: 10 }, { ...beam(), check: "en-1995-1-1" }]) {
      const refused = await ask("PATCH", `/calculations/${id}`, { request });
      expect([refused.status, refused.error.details?.[0]?.path]).toEqual([400, "request"]);
      expect(refused.error.error).toContain("for another check than en-1993-1-1");
      expect((await keep({ ...named("other"), request })).status).toBe(400);
    }
    for (const request of [{}, { members: [] }, { ...beam(), check: "en-1993-1-1" }])
      expect((await ask("PATCH", `/calculations/${id}`, { request })).status).toBe(200);
  });

  test("what changes nothing is no change, and a number that cannot be kept is refused", async () => {
    const { ask, kept, token } = await office();
    const { id } = await kept("Beam");
    for (const body of [{}, { name: "Beam" }, { request: beam(), note: "again" }])
      expect((await ask("PATCH", `/calculations/${id}`, body)).body.calculation).toMatchObject({
        version: 1,
        changes: 1,
      });
    const answer = await fetch(`${bench.base}/api/v1/calculations/${id}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: '{"request": {"members": [{"length_mm": 1e999}]}}',
    });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("request.members[0].length_mm"),
    ]);
  });

  test("after the plan has ended a link can be ended, and a calculation deleted", async () => {
    const { ask, kept, account, project } = await office();
    const { id } = await kept("Beam");
    const { share_key: key } = (await ask("POST", `/calculations/${id}/share`)).body;
    const { database } = bench.app.service;
    await database.updateTable("accounts").set({ tier: "free" }).where("id", "=", account).execute();
    expect((await ask("GET", `/calculations/${id}`)).status).toBe(403);
    expect((await bench.call("GET", `/api/v1/shared?key=${key}`)).status).toBe(200);
    expect((await ask("GET", `/projects/${project}/calculations`)).body.calculations).toHaveLength(1);
    expect((await ask("DELETE", `/calculations/${id}/share`)).status).toBe(204);
    expect((await bench.call("GET", `/api/v1/shared?key=${key}`)).status).toBe(404);
    expect((await ask("DELETE", `/calculations/${id}`)).status).toBe(204);
  });

  test("every version counts as storage of the account", async () => {
    const { ask, kept, account } = await office();
    const { id } = await kept("Beam");
    const { database, config } = bench.app.service;
    const fill = (bytes: number) =>
      database.updateTable("calculation_versions").set({ bytes }).where("account_id", "=", account).execute();
    // no version is that big; many are
    const { accountMb } = config;
    Object.assign(config, { accountMb: 1 });
    await fill(2 ** 20);
    const full = await ask("PATCH", `/calculations/${id}`, { request: beam(6000) });
    expect([full.status, full.error.code]).toEqual([409, "limit_reached"]);
    // what takes no room is done
    expect((await ask("PATCH", `/calculations/${id}`, { name: "Other" })).status).toBe(200);
    await fill(100);
    expect((await ask("PATCH", `/calculations/${id}`, { request: beam(6000) })).status).toBe(200);
    Object.assign(config, { accountMb });
  });

  test("two who save at once: the second is told, and what both saved is there", async () => {
    const { ask, kept } = await office();
    const { id } = await kept("Beam");
    const both = await Promise.all(
      [6000, 7000].map((length) =>
        ask("PATCH", `/calculations/${id}`, { request: beam(length) }, { "If-Match": '"1"' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 412)?.error.error).toContain(
      "has changed since it was read, by person",
    );
    // without asking, both become versions
    const more = await Promise.all(
      [7100, 7200, 7300].map((length) => ask("PATCH", `/calculations/${id}`, { request: beam(length) })),
    );
    expect(more.map(({ body }) => body.calculation.version).sort()).toEqual([3, 4, 5]);
    expect((await ask("DELETE", `/calculations/${id}`, undefined, { "If-Match": '"1"' })).status).toBe(412);
  });

  test("a save whose answer was lost is the same save once more", async () => {
    const { ask, kept, keep } = await office();
    const first = await keep(named("once"), { "Idempotency-Key": "a" });
    const second = await keep(named("once"), { "Idempotency-Key": "a" });
    expect([second.status, second.text]).toEqual([201, first.text]);
    const { id } = await kept("Beam");
    const save = () =>
      ask("PATCH", `/calculations/${id}`, { request: beam(6000) }, { "Idempotency-Key": "b", "If-Match": '"1"' });
    expect((await save()).body.calculation.version).toBe(2);
    const repeated = await save();
    expect([repeated.status, repeated.body.calculation.version]).toEqual([200, 2]);
    expect((await ask("GET", `/calculations/${id}`)).body.calculation.version).toBe(2);
  });

  test("a folder has each name once, however it is written, and only names that every system takes", async () => {
    const { ask, kept, keep } = await office();
    const { id } = await kept("Beam", { folder: "Axis A" });
    expect((await keep(named("BEAM", { folder: "axis a" }))).error).toMatchObject({
      code: "conflict",
      error: "This project has a calculation axis a/BEAM already",
    });
    const other = await kept("Beam", { folder: "Axis B" });
    expect((await ask("PATCH", `/calculations/${other.id}`, { folder: "Axis A" })).status).toBe(409);
    expect((await ask("PATCH", `/calculations/${id}`, { name: "BEAM" })).body.calculation).toMatchObject({
      name: "BEAM",
      version: 1,
      changes: 2,
    });
    const names = ["", "a/b", "..", ".git", "con", "x.config", "a\nb", "a:b", "b.", "n".repeat(101)];
    // of devices, not seen or seen in another order, and more bytes than a name may have
    names.push("CON", "con.v2", "Lpt1", "COM¹", "B\u202egpj", "B\u200b1", "B\u2028b", "梁".repeat(84));
    for (const name of names) {
      const { status, error } = await keep(named(name));
      expect([name, status, error?.details?.[0]?.path]).toEqual([name, 400, "name"]);
    }
    for (const folder of ["/a", "a//b", "../a", "a/..", "a\\b", "Beam.json", "Axis A/beam.JSON/c", "nul.a/b"]) {
      const { status, error } = await keep(named("n", { folder }));
      expect([folder, status, error.details?.[0]?.path]).toEqual([folder, 400, "folder"]);
    }
    const wrong = await keep({ name: "n", endpoint: "en-1", request: [], template: "yes" });
    expect(wrong.error.details?.map(({ path }) => path).sort()).toEqual(["endpoint", "request", "template"]);
  });

  test("viewers read, checkers comment and check, engineers save; nobody else finds it", async () => {
    const { ask, kept, account } = await office();
    const { id } = await kept("Beam");
    const [viewer, checker] = [await withRole(account, "viewer"), await withRole(account, "checker")];
    const as = (token: string, method: string, path: string, body?: unknown) => ask(method, path, body, {}, token);
    expect((await as(viewer, "GET", `/calculations/${id}`)).status).toBe(200);
    expect((await as(viewer, "POST", `/calculations/${id}/comments`, { version: 1, text: "no" })).status).toBe(403);
    for (const token of [viewer, checker])
      for (const [method, path, body] of [
        ["PATCH", "", { name: "mine" }],
        ["DELETE", "", undefined],
        ["POST", "/share", undefined],
      ] as const)
        expect((await as(token, method, `/calculations/${id}${path}`, body)).status).toBe(403);
    const said = await as(checker, "POST", `/calculations/${id}/comments`, { version: 1, text: "", checked: true });
    expect(said.body.comment).toMatchObject({ checked: true, version: 1 });
    const checked = (await ask("GET", `/calculations/${id}`)).body.calculation;
    expect(checked).toMatchObject({ checked_version: 1, changes: 1 });
    // what was saved since is not checked, and nobody checks what is not the newest
    await ask("PATCH", `/calculations/${id}`, { request: beam(6000) });
    expect((await ask("GET", `/calculations/${id}`)).body.calculation).toMatchObject({
      version: 2,
      checked_version: 1,
    });
    const late = await as(checker, "POST", `/calculations/${id}/comments`, { version: 1, text: "", checked: true });
    expect([late.status, late.error.error]).toEqual([
      409,
      "Version 1 is not the newest any more, which is 2: look at that one",
    ]);
    expect((await ask("POST", `/calculations/${id}/comments`, { version: 1, text: " " })).status).toBe(400);
    const stranger = await bench.account("studio");
    for (const path of ["", "/versions", "/versions/1", "/comments"])
      expect((await as(stranger.token, "GET", `/calculations/${id}${path}`)).status).toBe(404);
    expect((await as((await bench.account("free")).token, "GET", `/calculations/${id}`)).status).toBe(403);
  });

  test("a link shows the newest version to whoever has it, until sharing ends", async () => {
    const { ask, kept } = await office();
    const { id } = await kept("Beam");
    const { share_key: key, share_url: url } = (await ask("POST", `/calculations/${id}/share`)).body;
    expect((await ask("POST", `/calculations/${id}/share`)).body.share_key).toBe(key);
    expect(url).toMatch(/\/calculators\?shared=[\w-]{43}$/);
    const look = (of = key) => bench.call("GET", `/api/v1/shared?key=${of}`);
    await ask("PATCH", `/calculations/${id}`, { request: beam(6000) });
    expect((await look()).body).toEqual({
      calculation: expect.objectContaining({
        name: "Beam",
        project: "Hall 3",
        version: 2,
        request: beam(6000),
        checked: false,
      }),
    });
    expect((await look()).text).not.toContain("@example.com");
    for (const wrong of ["x", `${key.slice(0, -1)}_`, "%27%20or%201=1"]) expect((await look(wrong)).status).toBe(404);
    expect((await ask("DELETE", `/calculations/${id}/share`)).status).toBe(204);
    expect((await look()).status).toBe(404);
    expect((await ask("POST", `/calculations/${id}/share`)).body.share_key).not.toBe(key);
  });

  test("the folder of a project has the files that x check reads", async () => {
    const { kept, token, project } = await office();
    await kept("Beam", { folder: "Axis A/Roof" });
    await kept("Stütze 1");
    await kept("Begin with me", { template: true });
    const answer = await fetch(`${bench.base}/api/v1/projects/${project}/calculations/folder`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()), 1e6) ?? {};
    const { "x.config.json": config, ...rest } = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, JSON.parse(new TextDecoder().decode(bytes))]),
    );
    expect(config).toEqual({ annex: "EN", report: { project: "Hall 3" } });
    const file = { check: "en-1993-1-1", ...beam() };
    expect(rest).toEqual({ "Axis A/Roof/Beam.json": file, "Stütze 1.json": file });
  });

  test("a calculation goes with its project's account, and its archive has every version", async () => {
    const { ask, kept, account } = await office();
    const { id } = await kept("Beam");
    await ask("PATCH", `/calculations/${id}`, { request: beam(6000) });
    const { everythingOf } = await import("../src/accounts/archive.ts");
    const names: string[] = [];
    for await (const { name } of everythingOf(bench.app.service, account)) names.push(name);
    expect(names).toEqual(
      expect.arrayContaining(["calculations.json", `calculations/${id}/1.json`, `calculations/${id}/2.json`]),
    );
    await ask("DELETE", `/calculations/${id}`);
    const left = await bench.app.service.database
      .selectFrom("calculation_versions")
      .select("id")
      .where("calculation_id", "=", id)
      .execute();
    expect(left).toEqual([]);
  });

  test("a server that is killed while it saves: sent again under its key, it is one version", {
    tags: "change",
  }, async ({ skip }) => {
    const place = await emptyPlace(engine);
    if (!place) return skip("no PostgreSQL here");
    const { token } = await makeAccount(place, "killed@example.com", "studio");
    let server = await serve(place);
    const ask = (method: string, path: string, body?: unknown, headers = {}) =>
      call(server.url, method, `/api/v1${path}`, { token, body, headers });
    const { project } = (await ask("POST", "/projects", { name: "Hall" })).body;
    const { calculation } = (await ask("POST", `/projects/${project.id}/calculations`, named("Beam"))).body;
    const path = `/calculations/${calculation.id}`;
    for (let version = 1; version <= 5; version++) {
      const { changes } = (await ask("GET", path)).body.calculation;
      const save = () =>
        ask(
          "PATCH",
          path,
          { request: beam(6000 + version) },
          { "Idempotency-Key": `${version}`, "If-Match": `"${changes}"` },
        );
      const answer = save().catch(() => undefined);
      // now before it is there, now while it is worked on, now after it is answered
      for (let turns = 0; turns < 10 * version; turns++) await new Promise((resolve) => setImmediate(resolve));
      server.child.kill("SIGKILL");
      await answer;
      server = await serve(place);
      expect((await save()).status).toBe(200);
      const { body } = await ask("GET", `${path}/versions`);
      expect(body.versions.map((one: { version: number }) => one.version)[0]).toBe(version + 1);
      expect(body.versions).toHaveLength(version + 1);
    }
    await endServers();
    place.remove();
  });
});
