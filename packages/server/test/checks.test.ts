import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, checks, requestWith } from "@x/eurocode";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { type Bench, openBench } from "./support/app.ts";

const root = join(import.meta.dirname, "../../..");
const bodies = byDepth(500, 2000, 10_000);
let bench: Bench;
let base = "";
let token = "";

beforeAll(async () => {
  const opened = await openBench("sqlite", { rateLimit: 1_000_000 });
  if (!opened) throw new Error("no database");
  bench = opened;
  base = bench.base;
  token = (await bench.account("studio")).token;
});
afterAll(() => bench.close());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(base + path, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, ...headers },
  });

const path = "/api/v1/check/en-1993-1-8";
const example = readFileSync(join(root, "examples/en-1993-1-8.json"), "utf8");

describe("check endpoints", () => {
  test.each(checks.map((known) => [known.endpoint, known] as const))(
    "%s answers what check() gives",
    async (endpoint, known) => {
      const answer = await post(`/api/v1/check/${endpoint}`, JSON.stringify(known.example));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(check(endpoint, known.example))));
    },
  );

  test("a request id is kept, or made", async () => {
    expect((await post(path, example, { "X-Request-Id": "ours-1" })).headers.get("x-request-id")).toBe("ours-1");
    expect((await post(path, example, { "X-Request-Id": "<script>" })).headers.get("x-request-id")).toMatch(
      /^[\da-f-]{36}$/,
    );
    const failed = await post(path, "{}");
    expect(((await failed.json()) as { request_id: string }).request_id).toBe(failed.headers.get("x-request-id"));
  });
});

describe("errors are JSON with a sentence, never a stack", () => {
  const bad: [string, string, RegExp][] = [
    ["an unknown field", JSON.stringify({ ...JSON.parse(example), bolt_sise: 1 }), /bolt_sise/],
    ["all missing", "{}", /problems in the input/],
    ["a wrong type", JSON.stringify({ ...JSON.parse(example), V_Ed: "much" }), /V_Ed/],
    ["1e400", example.replace(/"V_Ed": ?240/, '"V_Ed": 1e400'), /V_Ed/],
    ["NaN", '{"V_Ed": NaN}', /not JSON/],
    ["nothing", "", /empty/],
    ["no JSON", "bolts", /not JSON/],
    ["a list", "[]", /must be an object/],
    ["a polluted prototype", '{"__proto__": {"V_Ed": 1}}', /__proto__/],
    ["deep nesting", "[".repeat(2 ** 20), /nested deeper/],
    ["too much", JSON.stringify({ filler: "x".repeat(9 * 2 ** 20) }), /larger than this route accepts/],
  ];
  test.each(bad)("%s", async (_name, body, what) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    const { error, request_id } = (await answer.json()) as { error: string; request_id: string };
    expect(error).toMatch(what);
    expect(error).not.toMatch(/\n|node_modules|at \w+ \(/);
    expect(request_id).not.toBe("");
  });

  test("every problem is listed with its path", async () => {
    const answer = await post(
      path,
      JSON.stringify({ connections: [JSON.parse(example), { bolt_grade: "9.9", e1: -1 }] }).replace(
        '"national_annex":"EN",',
        "",
      ),
    );
    const { details } = (await answer.json()) as { details: { path: string; message: string }[] };
    expect(details.map((d) => d.path)).toEqual(
      expect.arrayContaining(["connections[1].bolt_grade", "connections[1].e1", "connections[1].plate_t"]),
    );
  });

  test("a body that is not declared as JSON, an unknown address", async () => {
    const xml = await post(path, "<a/>", { "Content-Type": "text/xml" });
    expect(xml.status).toBe(400);
    expect(((await xml.json()) as { error: string }).error).toMatch(/Content-Type: application\/json/);
    const none = await fetch(`${base}/api/v1/none`);
    expect(none.status).toBe(404);
    expect(((await none.json()) as { error: string }).error).toBe("There is nothing at GET /api/v1/none");
  });

  test(`${bodies} random bodies make no 5xx`, async () => {
    const wild = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...checks).chain((known) => changed(known)) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...checks.map((known) => known.endpoint)), fc.json()) },
      {
        weight: 1,
        arbitrary: fc.tuple(
          fc.constantFrom(...checks.map((known) => known.endpoint)),
          fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
        ),
      },
    );
    await fc.assert(
      fc.asyncProperty(wild, async ([endpoint, payload]) => {
        const answer = await bench.app.server.inject({
          method: "POST",
          url: `/api/v1/check/${endpoint}`,
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          payload,
        });
        expect([200, 400]).toContain(answer.statusCode);
        expect(answer.payload).not.toMatch(/NaN|Infinity(?!")/);
        expect(() => JSON.parse(answer.payload)).not.toThrow();
      }),
      { numRuns: bodies },
    );
  });
});

/** The example of one of a check's kinds, with some of its fields replaced by anything. */
function changed(known: (typeof checks)[number]): fc.Arbitrary<[string, string]> {
  const kinds = Object.values(known.kinds);
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.double(),
    fc.constantFrom(0, -1, 1e-9, 1e9, 1e300, -0, "", "HE 200 B", null, true, [], {}),
  );
  return fc.constantFrom(...kinds).chain((kind) => {
    const names = [...Object.keys(kind.schema.shape), "nothing_known"];
    return fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 3 }).map((wild) => {
      const item = { ...kind.example, ...wild };
      return [known.endpoint, JSON.stringify(requestWith(known, kind, [item]))];
    });
  });
}

describe("the documentation", () => {
  test("is shown by a page that asks nothing of the outside world", async () => {
    const page = await (await fetch(`${base}/docs`)).text();
    const links = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(links.length).toBeGreaterThan(3);
    for (const link of links.filter((one) => !one.startsWith("#"))) {
      expect(link).toMatch(/^\//);
      const file = await fetch(base + link);
      await file.arrayBuffer(); // unread, it would hold up the stop
      expect(file.status, link).toBe(200);
    }
  });
});
