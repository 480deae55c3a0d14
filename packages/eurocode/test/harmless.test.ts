import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { byDepth } from "../../../tests/depth.ts";
import {
  type Check,
  type CheckResult,
  check,
  checks,
  InvalidInput,
  itemsIn,
  kindOf,
  listsOf,
  requestWith,
} from "../src/index.ts";

// A field that says nothing changes nothing and is never refused: at the default that its description names, at null, at the value of
// the field that it follows. A field that is warned of as without effect has none. Over every field of every kind of every check, on
// the examples and on ordinary requests.

type Item = Readonly<Record<string, unknown>>;
type Steps = readonly (string | number)[];

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, unknown>>;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

function bare(schema: z.ZodType): z.ZodType {
  let inner = schema;
  for (let next = definitionOf(inner).innerType; next; next = definitionOf(inner).innerType) inner = next;
  return inner;
}

const isItem = (value: unknown): value is Item => value !== null && typeof value === "object" && !Array.isArray(value);

interface Field {
  readonly path: Steps;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly schema: z.ZodType;
  readonly holder: Item;
}

/** The optional fields of an item, and of the parts and lists that it has. */
function optionalFields(schema: z.ZodType, item: Item, at: Steps = []): Field[] {
  return Object.entries(definitionOf(bare(schema)).shape ?? {}).flatMap(([name, wrapped]) => {
    if (name === "load_cases") return [];
    const path = [...at, name];
    const field = bare(wrapped);
    const value = item[name];
    const { element } = definitionOf(field);
    const inside = isItem(value)
      ? optionalFields(field, value, path)
      : Array.isArray(value) && element
        ? value.slice(0, 1).flatMap((one) => (isItem(one) ? optionalFields(element, one, [...path, 0]) : []))
        : [];
    if (definitionOf(wrapped).type !== "optional") return inside;
    return [{ path, notes: field.meta() ?? {}, schema: field, holder: item }, ...inside];
  });
}

function withField(item: Item, [name = "", ...rest]: Steps, value: unknown): Item {
  if (Array.isArray(item)) {
    const list: readonly unknown[] = item;
    return list.map((one, i) => (i === name ? withField(one as Item, rest, value) : one)) as unknown as Item; // a step into it
  }
  const inner = item[name];
  if (rest.length > 0) return { ...item, [name]: withField(inner as Item, rest, value) }; // optionalFields has seen it
  const { [name]: _, ...others } = item;
  return value === undefined ? others : { ...others, [name]: value };
}

/** What the request says of an item; of a wrong one its problems. */
type Run = (item: Item) => CheckResult | string;

const tried =
  (endpoint: string, request: (item: Item) => Item): Run =>
  (item) => {
    try {
      return check(endpoint, request(item));
    } catch (error) {
      if (error instanceof InvalidInput)
        return error.problems.map(({ path, message }) => `${path} ${message}`).join("; ");
      throw error;
    }
  };

interface Base {
  readonly name: string;
  readonly check: Check;
  readonly schema: z.ZodType;
  readonly item: Item;
  readonly run: Run;
}

function basesOf(known: Check, name: string, request: Item): Base[] {
  const all = itemsIn(known, request) as readonly { list: string | undefined; item: Item }[]; // items of requests that pass
  return all.slice(0, 2).flatMap(({ list, item }) => {
    const kind = kindOf(known, item, list);
    const run = tried(known.endpoint, (one) => (list === undefined ? one : { ...request, [list]: [one] }));
    return kind && typeof run(item) !== "string" ? [{ name, check: known, schema: kind.schema, item, run }] : [];
  });
}

const everyday = JSON.parse(readFileSync(new URL("everyday.json", import.meta.url), "utf8")) as {
  id: string;
  endpoint: string;
  request: Item;
}[];

const bases = checks.flatMap((known) => [
  ...Object.values(known.kinds).flatMap((kind) => basesOf(known, kind.name, requestWith(known, kind, [kind.example]))),
  ...everyday
    .filter(({ endpoint }) => endpoint === known.endpoint)
    .flatMap(({ id, request }) => basesOf(known, id, request)),
]);

const judged = (result: CheckResult | string, { check: known }: Base): unknown => {
  if (typeof result === "string") return result;
  const lists = listsOf(known).filter((list) => result.result[list] !== undefined);
  const items = lists.length > 0 ? lists.flatMap((list) => result.result[list]) : [result.result[known.one ?? ""]];
  return (items as Item[]).map(({ passed, verified, utilization, verifications }) => ({
    passed,
    verified,
    utilization,
    // a force of zero is verified where it is given
    verifications: (verifications as Item[]).filter((one) => one.utilization !== 0),
  }));
};

/** Moments that are given, if only by their default, contradict a factor of their own kind that is not theirs. */
const contradiction = /C_m(y|z|LT) must agree with the given moments/;

/** Taken where nobody says it, and verified where somebody does: legs across a section (9.2.2(8)). */
const verifiedWhereGiven = new Set(["legs"]);

interface Absent {
  readonly field: Field;
  /** What comes of a request is not what comes of it without the field. */
  readonly changes: (result: CheckResult | string) => boolean;
}

/** The fields without which the item passes too. */
function absentOf(base: Base): Absent[] {
  const { item, run, schema } = base;
  return optionalFields(schema, item).flatMap((field) => {
    const absent = run(withField(item, field.path, undefined));
    if (typeof absent === "string") return [];
    const before = JSON.stringify(judged(absent, base));
    return { field, changes: (result) => JSON.stringify(judged(result, base)) !== before };
  });
}

function harm(base: Base): string[] {
  const { item, run } = base;
  return absentOf(base).flatMap(({ field: { path, notes, holder }, changes }) => {
    const values: [string, unknown][] = [["null", null]];
    if (notes.default !== undefined && !verifiedWhereGiven.has(String(path.at(-1))))
      values.push(["default", notes.default]);
    const followed = typeof notes.defaultOf === "string" ? holder[notes.defaultOf] : undefined;
    if (followed !== undefined && !isItem(followed) && !Array.isArray(followed))
      values.push([`= ${String(notes.defaultOf)}`, followed]);
    return values.flatMap(([what, value]) => {
      const result = run(withField(item, path, value));
      if (!changes(result)) return [];
      if (typeof result === "string" && contradiction.test(result)) return [];
      return [`${base.name} ${path.join(".")} ${what}: ${typeof result === "string" ? result : "another result"}`];
    });
  });
}

/** Said to have no effect, and has one. */
function wronglyIdle(base: Base): string[] {
  const { item, run } = base;
  return absentOf(base).flatMap(({ field: { path, schema }, changes }) => {
    const { type, entries } = definitionOf(schema);
    const any =
      type === "number" ? [0, 0.9, 5, 300] : type === "boolean" ? [true, false] : Object.values(entries ?? {});
    return any.flatMap((value) => {
      const result = run(withField(item, path, value));
      if (typeof result === "string" || !changes(result)) return [];
      const told = result.result.warnings.some((said) =>
        said.includes(`${path.join(".").replace(/\.(\d+)/g, "[$1]")} has no effect`),
      );
      return told ? [`${base.name} ${path.join(".")} = ${String(value)}: said to have no effect`] : [];
    });
  });
}

/** Of each standard every so many. */
const everySoMany = (known: Check, each: number): Base[] =>
  bases.filter(({ check: one }) => one === known).filter((_, i) => i % each === 0);

describe.each(checks.map((known) => [known.endpoint, known] as const))("%s", (_, known) => {
  test("a field that says nothing changes nothing", () => {
    expect(everySoMany(known, byDepth(6, 3, 1)).flatMap(harm)).toEqual([]);
  });

  test("what is said to have no effect has none", () => {
    expect(everySoMany(known, byDepth(12, 8, 1)).flatMap(wronglyIdle)).toEqual([]);
  });
});
