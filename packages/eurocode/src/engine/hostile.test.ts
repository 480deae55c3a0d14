import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check, checks, InvalidInput } from "../index.ts";

// Requests of someone who wants no result: every one is answered with a result or with InvalidInput, in bounded work.

const problemsOf = (endpoint: string, request: unknown) => {
  try {
    check(endpoint, request);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems;
    throw error;
  }
  return [];
};

const kinds = checks.flatMap((known) => Object.values(known.kinds).map((kind) => ({ known, kind })));

const requestOf = ({ known, kind }: (typeof kinds)[number]): Record<string, unknown> =>
  known.one === undefined ? { [known.many ?? ""]: [kind.example] } : { ...kind.example };

const wicked = [
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "length",
  "then",
  "toJSON",
  "",
  " ",
  "\u0000",
  "\u202e",
  "x".repeat(10_000),
  "NaN",
  "1e999",
  "../../etc/passwd",
  "'; drop table x",
];

const deep = (levels: number): unknown => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);

const poison = fc.oneof(
  fc.constantFrom<unknown>(...wicked),
  fc.constantFrom<unknown>(0, -0, -1, 1e-320, 1e154, 1e308, -1e308, 2 ** 53, 0.1, null, true, [], {}, [[]], [null]),
  fc.constantFrom(...wicked).map((name) => JSON.parse(`{${JSON.stringify(name)}: {"x": 1}}`) as unknown),
  fc.constant(deep(500)),
  fc.jsonValue({ maxDepth: 3 }),
);

type Path = readonly (string | number)[];

function paths(value: unknown, at: Path = []): Path[] {
  if (value === null || typeof value !== "object") return [at];
  const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((entry: unknown, i) => [i, entry] as const)
    : Object.entries(value);
  return [at, ...entries.flatMap(([key, entry]) => paths(entry, [...at, key]))];
}

/** The text of a request with something put in at a path: as text, so that any name can be written. */
function textWith(value: unknown, path: Path, put: (old: unknown) => string): string {
  const [key, ...rest] = path;
  if (key === undefined) return put(value);
  if (Array.isArray(value)) {
    return `[${value.map((entry: unknown, i) => (i === key ? textWith(entry, rest, put) : JSON.stringify(entry))).join()}]`;
  }
  const entries = Object.entries(value as object).map(
    ([name, entry]) => `${JSON.stringify(name)}:${name === key ? textWith(entry, rest, put) : JSON.stringify(entry)}`,
  );
  return `{${entries.join()}}`;
}

/** Another name with another value in an object, escaped or not. */
const withName = (name: string, value: unknown, escaped: boolean) => (old: unknown) => {
  if (old === null || typeof old !== "object" || Array.isArray(old)) return JSON.stringify(value);
  const written = escaped
    ? `"${[...name].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")}"`
    : JSON.stringify(name);
  const own = JSON.stringify(old).slice(1, -1);
  return `{${written}:${JSON.stringify(value)}${own === "" ? "" : `,${own}`}}`;
};

const hostile = fc.constantFrom(...kinds).chain((one) => {
  const request = requestOf(one);
  const places = paths(request);
  return fc.record({
    endpoint: fc.constant(one.known.endpoint),
    text: fc
      .tuple(fc.constantFrom(...places), poison, fc.constantFrom(...wicked), fc.boolean(), fc.boolean())
      .map(([place, value, name, replace, escaped]) =>
        textWith(request, place, replace ? () => JSON.stringify(value) : withName(name, value, escaped)),
      ),
  });
});

const runs = Number(process.env.HOSTILE_RUNS ?? 1500);

test("mutated requests: a result of finite numbers, or InvalidInput with few problems", () => {
  fc.assert(
    fc.property(hostile, ({ endpoint, text }) => {
      const request: unknown = JSON.parse(text);
      try {
        const result = check(endpoint, request);
        expect(JSON.stringify(finite(result))).not.toContain("not finite");
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        expect(error.problems.length).toBeLessThanOrEqual(100);
        expect(JSON.stringify(error.problems).length).toBeLessThan(60_000);
      }
    }),
    { numRuns: runs },
  );
});

/** JSON makes null of what is no number. */
const finite = (value: unknown): unknown =>
  typeof value === "number" && !Number.isFinite(value)
    ? "not finite"
    : value !== null && typeof value === "object"
      ? Object.values(value).map(finite)
      : 0;

describe("names that a prototype has", () => {
  const sound = { agR: 0.2, spectrum_type: 1, ground_type: "B", q: 1.5, T1: 0.5, W: 1000, importance_class: 2 };
  test.each(["top", "inside"])("%s: fields of a __proto__ are no fields", (place) => {
    const hidden = JSON.stringify(sound);
    const text =
      place === "top"
        ? `{"\\u005f_proto__":${hidden}}`
        : `{"members":[{"\\u005f_proto__":{"length_mm":5000},"profile":"IPE 300","N_Ed":10,"length_mm":4000}]}`;
    const found = problemsOf(place === "top" ? "en-1998-1" : "en-1993-1-1", JSON.parse(text));
    const path = place === "top" ? "__proto__" : "members[0].__proto__";
    expect(found).toContainEqual(expect.objectContaining({ path, code: "form.unknown" }));
  });
  test("a grade beside M20 8.8 that cannot become a text is refused as every other", () => {
    const request = { connection: "bolt", mark: "B", bolt_size: "M20 8.8", bolt_grade: { toString: 1 } };
    expect(() => check("en-1993-1-8", request as never)).toThrow(InvalidInput);
  });

  test("an object with a prototype of its own is no data", () => {
    expect(problemsOf("en-1998-1", Object.create(sound))).toHaveLength(1);
    expect(problemsOf("en-1993-1-1", { members: [Object.create({ profile: "IPE 300", length_mm: 5 })] })).not.toEqual(
      [],
    );
  });
});

describe("work has a bound", () => {
  test("80 000 unknown names: 100 problems, the last says how many more", () => {
    const names = Object.fromEntries(Array.from({ length: 80_000 }, (_, i) => [`bolt_sise${i}`, i]));
    for (const request of [names, { members: [names] }]) {
      const found = problemsOf("members" in request ? "en-1993-1-1" : "en-1993-1-8", request);
      expect(found).toHaveLength(100);
      expect(found.at(-1)?.message).toMatch(/^and 79\d\d\d more problems$/);
    }
  });
  test("ten thousand misspelt items", () => {
    const item = { mark: "B", profile: "IPE 300", lenght_mm: 5000, N_Ed: 10 };
    const found = problemsOf("en-1993-1-1", { members: Array.from({ length: 10_000 }, () => item) });
    expect(found).toHaveLength(100);
    expect(
      found
        .slice(0, 2)
        .map(({ message }) => message)
        .join(),
    ).toContain("did you mean length_mm?");
    expect(found.at(-1)?.message).toMatch(/^and \d{4,} more problems$/);
  });
  test("ten thousand items that only the calculation refuses", () => {
    const item = { mark: "B", profile: "IPE 3000", length_mm: 5000, N_Ed: 10 };
    expect(problemsOf("en-1993-1-1", { members: Array.from({ length: 10_000 }, () => item) })).toHaveLength(100);
  });
  test("a name of a megabyte is cut in messages", () => {
    const found = problemsOf("en-1993-1-8", { ["x".repeat(1_000_000)]: 1, connection: "y".repeat(1_000_000) });
    expect(JSON.stringify(found).length).toBeLessThan(5000);
  });
});

describe("numbers that cannot be", () => {
  test.each([1e154, 1e308, -1e308])("%s as any number of any example", (number) => {
    for (const one of kinds) {
      const request = requestOf(one);
      for (const path of paths(request)) {
        const text = textWith(request, path, (old) => JSON.stringify(typeof old === "number" ? number : old));
        try {
          const result = check(one.known.endpoint, JSON.parse(text));
          expect(JSON.stringify(finite(result)), text).not.toContain("not finite");
        } catch (error) {
          expect(error, text).toBeInstanceOf(InvalidInput);
        }
      }
    }
  });
  test("lengths of another unit: an error beyond what can be, a warning for what is unusual", () => {
    const member = { mark: "C", profile: "IPE 300", N_Ed: 10 };
    expect(problemsOf("en-1993-1-1", { members: [{ ...member, length_mm: 6 }] })[0]?.message).toMatch(/at least 50 mm/);
    const { warnings } = check("en-1993-1-1", { members: [{ ...member, length_mm: 60 }] }).result;
    expect(warnings.join()).toContain("C: length_mm = 60 mm is unusual");
    const bolt = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds.bolt?.example;
    expect(problemsOf("en-1993-1-8", { ...bolt, p1: 10_000 })[0]?.message).toMatch(/at most 2000 mm/);
    const structure = { agR: 1.2, ground_type: "B", spectrum_type: 1, importance_class: 2, q: 1.5, T1: 0.5, W: 1000 };
    expect(problemsOf("en-1998-1", structure)[0]?.message).toMatch(/at most 1 g/);
  });
});
