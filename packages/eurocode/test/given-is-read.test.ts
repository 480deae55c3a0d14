import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type * as z from "zod";
import { byDepth } from "../../../tests/depth.ts";
import { type Check, type CheckResult, check, checks, InvalidInput, type Kind } from "../src/index.ts";

// The calculation is watched while it reads: a field that was given, was accepted and that no step has read is said by name.
// Over the examples, the published and the everyday requests of each kind, and over each of their optional fields.

type Item = Readonly<Record<string, unknown>>;
type Request = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => value !== null && typeof value === "object";

/** Copies what is read into `reads` as `bars[].diameter`. */
function watched<T>(value: T, reads: Set<string>, path = ""): T {
  if (!isObject(value)) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver);
      if (typeof name !== "string" || !Object.hasOwn(target, name)) return inner;
      const at = Array.isArray(target) ? `${path}[]` : path === "" ? name : `${path}.${name}`;
      reads.add(at);
      return watched(inner, reads, at);
    },
  }) as T; // what it stands for
}

function leavesOf(value: unknown, path = ""): string[] {
  if (!isObject(value)) return [path];
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => leavesOf(one, `${path}[]`)))];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path === "" ? name : `${path}.${name}`));
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
}
const definitionOf = (schema: z.ZodType): Definition => {
  let definition = schema.def as unknown as Definition; // the fields zod documents for each type
  while (definition.innerType) definition = definition.innerType.def as unknown as Definition;
  return definition;
};

const numbers = [0.5, 1, 1.5, 5, 30, 200, 1000, 4000, 20_000, -5];

function valuesOf(field: z.ZodType): readonly unknown[] {
  const { type, entries, values } = definitionOf(field);
  if (type === "boolean") return [true];
  if (type === "enum") return Object.values(entries ?? {}).slice(-2);
  if (type === "literal") return (values ?? []).slice(-2);
  return type === "number" ? numbers : [];
}

/** Fields that are not given, of the item and of its parts, with values to try. */
function* absentFields(schema: z.ZodType, item: Item, at: readonly string[] = []): Generator<[string[], unknown]> {
  for (const [name, field] of Object.entries(definitionOf(schema).shape ?? {})) {
    const inner = item[name];
    if (definitionOf(field).shape) {
      if (isObject(inner)) yield* absentFields(field, inner as Item, [...at, name]);
    } else if (inner === undefined) for (const value of valuesOf(field)) yield [[...at, name], value];
  }
}

function withField(item: Item, [name = "", ...rest]: readonly string[], value: unknown): Item {
  return { ...item, [name]: rest.length === 0 ? value : withField((item[name] ?? {}) as Item, rest, value) };
}

const listed = (url: URL): readonly { endpoint?: string; request?: Request }[] => JSON.parse(readFileSync(url, "utf8"));
const everyday = listed(new URL("everyday.json", import.meta.url));

function requestsOf({ endpoint, many, kinds }: Check): Request[] {
  const published = listed(new URL(`../published/${endpoint}.json`, import.meta.url));
  const examples = Object.values(kinds).map(({ example }) => example as Item); // what the schema of its kind accepts
  const given = [...published, ...everyday.filter((one) => one.endpoint === endpoint)];
  return [
    ...examples.map((item): Request => (many === undefined ? item : { [many]: [item] })),
    ...given.map(({ request }) => request).filter((request) => request !== undefined),
  ];
}

/** Of each kind some requests that differ in what they give. */
const variants = byDepth(1, 3, 12);

function* itemsOf(known: Check): Generator<{ kind: Kind; item: Item; around: (item: Item) => Request }> {
  const { many, kinds, choice } = known;
  const seen = new Map<string, Set<string>>();
  for (const request of requestsOf(known)) {
    const list = many === undefined || request[many] === undefined ? [request] : request[many];
    if (!Array.isArray(list) || list.length !== 1) continue;
    const item = list[0] as Item; // accepted, or refused by check()
    const kind = kinds[String(choice ? (item[choice.field] ?? choice.standard) : Object.keys(kinds)[0])];
    if (!kind) continue;
    const shapes = seen.get(kind.name) ?? new Set();
    seen.set(kind.name, shapes);
    const shape = leavesOf(item).sort().join();
    if (shapes.has(shape) || shapes.size >= variants) continue;
    shapes.add(shape);
    yield { kind, item, around: (one) => (list === request[many ?? ""] ? { ...request, [many ?? ""]: [one] } : one) };
  }
}

/** Names of what is known without being read. */
const beside = /^(mark|connection|action|load_cases)/;

function unreadFields(known: Check): string[] {
  const silent = new Set<string>();
  let watch: { item: Item; reads: Set<string> }[] = [];
  for (const kind of Object.values(known.kinds)) {
    const run = kind.run.bind(kind);
    vi.spyOn(kind, "run").mockImplementation((sheet, item) => {
      const reads = new Set<string>();
      watch.push({ item: item as Item, reads }); // accepted by its schema
      return run(sheet, watched(item, reads));
    });
  }
  const look = (kind: Kind, request: Request) => {
    watch = [];
    let result: CheckResult["result"];
    try {
      ({ result } = check(known.endpoint, request));
    } catch (error) {
      if (error instanceof InvalidInput) return;
      throw error;
    }
    const last = watch.at(-1);
    const said = [...result.assumptions, ...result.warnings].join("\n");
    const unread = () =>
      leavesOf(last?.item).filter(
        (leaf) =>
          !beside.test(leaf) &&
          !last?.reads.has(leaf) &&
          !last?.reads.has(`${leaf}[]`) &&
          !said.includes(leaf.replace(/.*\./, "")),
      );
    // some values are made when the result is read
    if (unread().length > 0) JSON.stringify(result);
    for (const leaf of unread()) silent.add(`${kind.name} ${leaf}`);
  };
  for (const { kind, item, around } of itemsOf(known)) {
    look(kind, around(item));
    for (const [path, value] of absentFields(kind.schema, item)) look(kind, around(withField(item, path, value)));
  }
  return [...silent].sort();
}

describe("what is given is read, or said to be without effect", () => {
  for (const known of checks) {
    test(known.endpoint, () => {
      expect(unreadFields(known)).toEqual([]);
    });
  }
});
