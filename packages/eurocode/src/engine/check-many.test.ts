import { describe, expect, test } from "vitest";
import { check, checkEach, checkMany, checks, InvalidInput, type ItemResult, kindsIn, listsOf } from "../index.ts";

const problemsOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems;
    throw error;
  }
};

const asSummary = { result: "summary" } as const;
const batches = checks.flatMap((known) =>
  listsOf(known).map((many) => ({ known, many, items: kindsIn(known, many).map((kind) => kind.example) })),
);

describe("checkMany", () => {
  test.each(batches)("$known.endpoint $many: what check() says of each item alone", ({ known, many, items }) => {
    // zones and terrains are an annex's own
    for (const national_annex of known.endpoint === "en-1991" ? ["EN"] : ["EN", "NL"]) {
      const summaries = checkMany(known.endpoint, items, { ...asSummary, list: many, national_annex });
      expect(summaries).toHaveLength(items.length);
      items.forEach((item, i) => {
        const { passed, result } = check(known.endpoint, { national_annex, [many]: [item] });
        const [{ utilization }] = result[many] as [ItemResult];
        const { governing } = result;
        expect(summaries[i]).toEqual({
          mark: governing?.item ?? summaries[i]?.mark,
          passed,
          utilization,
          verification: governing?.verification ?? null,
          clause: governing?.clause ?? null,
        });
      });
    }
  });

  const beam = { mark: "B1", profile: "IPE 300", length_mm: 6000, M_y_Ed: 65 };

  test("load cases, overrides, failing and unloaded members", () => {
    const members = [
      {
        ...beam,
        M_y_Ed: undefined,
        load_cases: [
          { id: "a", M_y_Ed: 20 },
          { id: "b", M_y_Ed: 50 },
        ],
      },
      { ...beam, mark: "B2", M_y_Ed: 500 },
      { ...beam, mark: "B3", M_y_Ed: 0 },
    ];
    const overrides = { gamma_M1: 1.1 };
    const all = check("en-1993-1-1", { members, overrides }).result.members as ItemResult[];
    const summaries = checkMany("en-1993-1-1", members, { ...asSummary, overrides });
    expect(summaries.map(({ mark, passed, utilization }) => ({ mark, passed, utilization }))).toEqual(
      all.map(({ mark, passed, utilization }) => ({ mark, passed, utilization })),
    );
    expect(summaries.map(({ passed }) => passed)).toEqual([true, false, false]);
    expect(summaries[2]?.verification).toBe(null);
  });

  test("the same problems as check()", () => {
    const members = [
      { ...beam, profile: "IPE 301" },
      { ...beam, lenght_mm: 3 },
      beam,
      { ...beam, steel_grade: "S999" },
    ];
    expect(problemsOf(() => checkMany("en-1993-1-1", members, asSummary))).toEqual(
      problemsOf(() => check("en-1993-1-1", { members })),
    );
    expect(problemsOf(() => checkMany("en-1993-1-1", [], asSummary))).toMatchObject([
      { path: "members", message: "must have at least 1 entry; it has 0", code: "form.fewEntries" },
    ]);
  });

  test("what a summary cannot be asked for is refused", () => {
    const refused = (endpoint: string, more: Record<string, unknown> = {}) =>
      problemsOf(() => checkMany(endpoint, [beam], { ...asSummary, ...more }));
    expect(refused("en-1993-1-1", { derivation: true })).toMatchObject([{ path: "derivation" }]);
    expect(refused("en-1993-1-1", { members: [beam] })).toMatchObject([{ path: "members" }]);
    expect(refused("en-1993-1-1", { national_anex: "NL" })).toMatchObject([{ path: "national_anex" }]);
    expect(refused("en-1998-1")).toMatchObject([{ message: "en-1998-1 takes one item a request; use check()" }]);
    expect(refused("en-1993-1-2")).toMatchObject([{ path: "" }]);
  });
});

test("an item is whole when it is copied, sent to a thread or written as JSON", () => {
  for (const { endpoint, example } of checks) {
    const result = check(endpoint, { ...example, derivation: true });
    const told = JSON.parse(JSON.stringify(result));
    expect(structuredClone(result)).toEqual(told);
    const item = Object.values(result.result)
      .flat()
      .find((one) => typeof one === "object" && one && "values" in one);
    const copy = { ...(item as ItemResult) };
    expect(JSON.parse(JSON.stringify(copy))).toEqual(JSON.parse(JSON.stringify(item)));
    expect(copy.derivation?.[0]).toHaveProperty("latex");
  }
});

test("a result stays what it was when the request changes after it: of what is made when it is read, too", () => {
  const change = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const inner of Object.values(value)) change(inner);
    if (Array.isArray(value)) value.length = 0;
    else for (const name of Object.keys(value)) (value as Record<string, unknown>)[name] = 1e9;
  };
  const column = { mark: "C", b: 300, h: 300, fck: 30, fyk: 500, l0: 3000, N_Ed: 700, M_Ed: 30, curve_N: [0, 400] };
  const seismic = checks.find(({ endpoint }) => endpoint === "en-1998-1");
  const all = [
    ...(seismic ? [{ known: seismic, request: { ...seismic.example, periods_s: [0, 0.2, 1] } }] : []),
    ...batches.flatMap(({ known, many, items }) => items.map((item) => ({ known, request: { [many]: [item] } }))),
    ...checks.flatMap((known) => (known.many === undefined ? [{ known, request: known.example }] : [])),
    ...batches.slice(0, 1).map(({ known, many }) => ({ known, request: { [many]: [{ ...column, A_s: 1257 }] } })),
  ];
  for (const { known, request } of all) {
    const given: unknown = structuredClone(request);
    const result = check(known.endpoint, given);
    change(given);
    expect(JSON.stringify(result), known.endpoint).toBe(JSON.stringify(check(known.endpoint, request)));
  }
});

describe("checkEach", () => {
  const beam = { mark: "B", profile: "IPE 300", steel_grade: "S355", length_mm: 6000, M_y_Ed: 40, L_LT_mm: 3000 };
  function* beams(many: number, wrong?: number) {
    for (let i = 0; i < many; i += 1) yield { ...beam, mark: `B${i}`, ...(i === wrong ? { length_mm: -1 } : {}) };
  }

  test("any number of items, each as checkMany judges it, before the last one is read", () => {
    const [alone] = checkMany("en-1993-1-1", [beam], { result: "summary" });
    let seen = 0;
    for (const one of checkEach("en-1993-1-1", beams(Number.POSITIVE_INFINITY), { result: "summary" })) {
      expect(one).toEqual({ ...alone, mark: `B${seen}` });
      seen += 1;
      if (seen === 12_345) break;
    }
    expect([...checkEach("en-1993-1-1", [], { result: "summary" })]).toEqual([]);
  });

  test("a problem names its item by its place among all", () => {
    const judged = () => [...checkEach("en-1993-1-1", beams(3000, 2007), { result: "summary" })];
    expect(judged).toThrow("members[2007].length_mm");
  });
});
