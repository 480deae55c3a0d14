import { libraryRoutes, reportFormats, reportLanguages } from "@x/api";
import { annexes, check, checks, sections } from "@x/eurocode";
import { languages } from "@x/report";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Bench, openBench } from "./support/app.ts";
import { engines, testHere } from "./support/databases.ts";

// What the library knows, over HTTP: profiles, annexes, reports; and batches of which only what governs is told.

const steel = checks.find(({ endpoint }) => endpoint === "en-1993-1-1")?.example as { members: object[] };

describe.each(engines)("%s", (engine) => {
  let opened: Bench | undefined;
  let bench: Bench;
  let token: string;
  let account: number;
  beforeAll(async () => {
    opened = await openBench(engine, { rateLimit: 100_000 });
    if (!opened) return;
    bench = opened;
    ({ token, id: account } = await bench.account("pro"));
  });
  afterAll(() => opened?.close());
  beforeEach(({ skip }) => void (opened ?? skip("no PostgreSQL here")));
  const itHere = testHere(engine);
  const get = (path: string) => bench.call("GET", path, { token });
  const used = async () => (await get("/api/v1/usage")).body.used as number;

  it("profiles in pages, by family and by the beginning of a name in any spelling", async () => {
    expect((await bench.call("GET", "/api/v1/sections")).status).toBe(401);
    const all = await get("/api/v1/sections");
    expect([all.status, all.body.count, all.body.sections.length]).toEqual([200, sections().length, 20]);
    for (const spelling of ["heb200", "HE%20200%20B", "HEB%20200"])
      expect((await get(`/api/v1/sections?search=${spelling}`)).body.count).toBe(1);
    const begun = await get("/api/v1/sections?search=heb2");
    expect(begun.body.sections.map(({ designation }: { designation: string }) => designation)).toEqual([
      "HE 200 B",
      "HE 220 B",
      "HE 240 B",
      "HE 260 B",
      "HE 280 B",
    ]);
    const found = await get("/api/v1/sections?search=heb200");
    expect(found.body.sections[0].properties.A_mm2).toBeCloseTo(7808, 0);
    const names: string[] = [];
    for (let offset = 0; ; offset += 7) {
      const { body } = await get(`/api/v1/sections?family=IPE&limit=7&offset=${offset}`);
      names.push(...body.sections.map(({ designation }: { designation: string }) => designation));
      if (body.sections.length < 7) break;
    }
    expect(names).toEqual(sections({ family: "IPE" }).map(({ designation }) => designation));
    for (const wrong of ["limit=0", "limit=101", "offset=-1", "family=IPX", "serach=IPE"])
      expect([wrong, (await get(`/api/v1/sections?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it("one profile; what is none is told with what comes near", async () => {
    const one = await get("/api/v1/sections/UB457*191*67");
    expect(one.body.section.designation).toBe("UB 457x191x67");
    expect(libraryRoutes.section.success.schema.safeParse(one.body).error).toBeUndefined();
    const none = await get("/api/v1/sections/IPE%20310");
    expect([none.status, none.error.error]).toEqual([404, expect.stringContaining("IPE 300")]);
    expect((await get("/api/v1/sections/S355")).error.error).toContain("is S355, which is not a profile");
    expect((await get(`/api/v1/sections/${"I".repeat(500)}`)).status).toBe(404);
  });

  it("parameters of annexes with their sources", async () => {
    const all = await get("/api/v1/annexes");
    expect(all.body.parameters).toHaveLength(annexes.length);
    expect(libraryRoutes.annexes.success.schema.safeParse(all.body).error).toBeUndefined();
    const gamma = await get("/api/v1/annexes?parameter=gamma_M2&standard=EN%201993-1-8");
    expect(gamma.body.parameters).toHaveLength(1);
    expect(gamma.body.parameters[0].under.DE.source).not.toBe("");
    const near = await get("/api/v1/annexes?parameter=gama_M2");
    expect([near.status, near.error.error]).toEqual([404, expect.stringContaining("gamma_M")]);
    expect((await get("/api/v1/annexes?standard=EN%201999")).error.error).toContain("EN 1993-1-1");
  });

  itHere(
    "the report of a check, in three formats and five languages; it counts as a check",
    { tags: "change" },
    async () => {
      expect([...reportLanguages].sort()).toEqual([...languages].sort());
      const before = await used();
      const report = (query: string) =>
        bench.call("POST", `/api/v1/report/en-1993-1-1${query}`, { token, body: steel });
      const pdf = await report("?project=Hall%203&lang=de");
      expect([pdf.status, pdf.headers.get("content-type"), pdf.text.slice(0, 5)]).toEqual([
        200,
        "application/pdf",
        "%PDF-",
      ]);
      const html = await report("?format=html&author=A.%20%3Cb%3E");
      expect(html.headers.get("content-type")).toContain("text/html");
      expect(html.headers.get("content-security-policy")).toContain("sandbox");
      expect(html.text).toContain("A. &lt;b&gt;");
      const md = await report("?format=md&brief=true");
      expect(md.headers.get("content-type")).toContain("text/markdown");
      expect(md.text).toContain("2026-11-21");
      expect(reportFormats).toHaveLength(3);
      expect(await used()).toBe(before + 3);
    },
  );

  it("a report that cannot be made is refused with every problem, and costs nothing", async () => {
    const before = await used();
    const post = (path: string, body: unknown) => bench.call("POST", path, { token, body });
    const wrong = await post("/api/v1/report/en-1993-1-1", { members: [{ profile: "IPE 301" }, { mark: 3 }] });
    expect([wrong.status, (wrong.error.details?.length ?? 0) > 2]).toEqual([400, true]);
    for (const query of [
      "format=docx",
      "lang=it",
      "brief=yes",
      "titel=x",
      "project=a%00b",
      `client=${"x".repeat(201)}`,
    ])
      expect([query, (await post(`/api/v1/report/en-1993-1-1?${query}`, steel)).status]).toEqual([query, 400]);
    const many = { members: Array.from({ length: 201 }, (_, i) => ({ ...steel.members[0], mark: `B${i}` })) };
    expect((await post("/api/v1/report/en-1993-1-1", many)).error.details?.[0]?.message).toContain("at most 200");
    expect((await post("/api/v1/report/en-1993-1-1", [])).status).toBe(400);
    expect((await post("/api/v1/report/en-1993-1-2", steel)).status).toBe(404);
    expect(await used()).toBe(before);
    const free = await bench.account("free");
    await bench.app.service.database
      .insertInto("quotas")
      .values({ account_id: free.id, month: "2026-11", used: 10 })
      .execute();
    const late = await bench.call("POST", "/api/v1/report/en-1993-1-1", { token: free.token, body: steel });
    expect([late.status, late.error.code]).toEqual([429, "quota_exceeded"]);
    expect(account).toBeGreaterThan(0);
  });

  it("summary=true: what governs each item, in short and in long bodies, and nothing of the verdict is lost", async () => {
    for (const known of checks) {
      const path = `/api/v1/check/${known.endpoint}`;
      const whole = check(known.endpoint, known.example);
      const { body } = await bench.call("POST", `${path}?summary=true`, { token, body: known.example });
      const { passed, verified, utilization, summary } = whole;
      expect(body).toMatchObject({ passed, verified, utilization, summary });
      expect(body.result.warnings).toEqual(whole.result.warnings);
      expect(body.result.governing).toEqual(whole.result.governing);
      expect((await bench.call("POST", `${path}/summary`, { token, body: known.example })).body).toEqual(body);
    }
    const members = Array.from({ length: 300 }, (_, i) => ({
      ...steel.members[0],
      mark: `B${i}`,
      length_mm: 3000 + 10 * i,
    }));
    const path = "/api/v1/check/en-1993-1-1";
    const long = await bench.call("POST", `${path}?summary=true`, { token, body: { members } });
    const whole = check("en-1993-1-1", { members });
    const items = whole.result.members as { verifications: { id: string; clause: string; utilization: number }[] }[];
    const worst = items.map(({ verifications }) =>
      verifications.reduce((a, b) => (b.utilization > a.utilization ? b : a)),
    );
    expect(long.body.result.members).toEqual(
      members.map(({ mark }, i) => ({
        mark,
        passed: true,
        verified: true,
        utilization: worst[i]?.utilization,
        verification: worst[i]?.id,
        clause: worst[i]?.clause,
      })),
    );
    const plain = await bench.call("POST", `${path}?summary=false`, { token, body: { members } });
    expect(long.text.length * 5).toBeLessThan(plain.text.length);
    for (const body of [
      { ...steel, derivation: true },
      { members, derivation: true },
    ]) {
      const both = await bench.call("POST", `${path}?summary=true`, { token, body });
      expect([both.status, both.error.details?.[0]?.path]).toEqual([400, "derivation"]);
    }
    expect((await bench.call("POST", `${path}?summary=yes`, { token, body: steel })).status).toBe(400);
  });
});
