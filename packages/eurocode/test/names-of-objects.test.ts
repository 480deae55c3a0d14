import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { byDepth } from "../../../tests/depth.ts";
import { listOf, requestWith } from "../src/engine/index.ts";
import { type Check, check, checks, isInvalidInput } from "../src/index.ts";

// Names that every object of the language has are words like others: as the value of any field they are refused, or
// taken as a text, and never looked up in a table.

const words = ["constructor", "toString", "hasOwnProperty", "__proto__", "toJSON"];

interface Definition {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

type Path = readonly (string | number)[];

/** Every place of a request by its schema, as deep as it says. */
function placesIn(schema: z.ZodType, at: Path = []): Path[] {
  const { innerType, element, options, items, valueType, shape, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  if (inner) return placesIn(inner, at);
  if (at.length > 8) return [at];
  const below = [
    ...(element ? placesIn(element, [...at, 0]) : []),
    ...(options ?? []).flatMap((one) => placesIn(one, at)),
    ...(items ?? []).flatMap((one, i) => placesIn(one, [...at, i])),
    ...(valueType ? [...placesIn(valueType, [...at, "x"])] : []),
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => placesIn(field, [...at, name])),
  ];
  return at.length === 0 ? below : [at, ...below];
}

/** The same with another value at a place; what is missing on the way is made. */
function put(value: unknown, [name, ...rest]: Path, word: unknown): unknown {
  if (name === undefined) return word;
  if (typeof name === "number") {
    const list = Array.isArray(value) ? [...value] : [];
    list[name] = put(list[name], rest, word);
    return list;
  }
  const object = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  return { ...object, [name]: put((object as Record<string, unknown>)[name], rest, word) };
}

const unique = (paths: readonly Path[]): Path[] =>
  [...new Set(paths.map((path) => JSON.stringify(path)))].map((text) => JSON.parse(text) as Path);

/** Every place of a value that is there. */
function leavesOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  const inside = Array.isArray(value) ? value.map((one, i) => [i, one] as const) : Object.entries(value);
  return [...(at.length > 0 ? [at] : []), ...inside.flatMap(([name, one]) => leavesOf(one, [...at, name]))];
}

/** What came of a request, but for an answer and a refusal. */
function failure({ endpoint }: Check, request: unknown): string | undefined {
  try {
    JSON.stringify(check(endpoint, request));
    return undefined;
  } catch (error) {
    return isInvalidInput(error) ? undefined : String(error);
  }
}

const everyday = JSON.parse(readFileSync(join(import.meta.dirname, "everyday.json"), "utf8")) as {
  endpoint: string;
  request: object;
}[];

describe.each(checks.map((known) => [known.endpoint, known] as const))("%s", (endpoint, known) => {
  const requests = (): { request: unknown; place: Path }[] => {
    const { kinds, top, example } = known;
    const items = Object.values(kinds).flatMap((kind) => {
      const request = requestWith(known, kind, [kind.example]);
      const list = listOf(known, kind);
      const isListed = list !== undefined && Array.isArray(request[list]);
      return unique(placesIn(kind.schema)).map((place) => ({ request, place: isListed ? [list, 0, ...place] : place }));
    });
    const beside = Object.entries(top).flatMap(([name, field]) =>
      [[name], ...placesIn(field as z.ZodType, [name])].map((place) => ({ request: example, place })),
    );
    const spoken = everyday
      .filter((each) => each.endpoint === endpoint)
      .flatMap((each) => leavesOf(each.request).map((place) => ({ request: each.request, place })));
    const common = [["national_annex"], ["edition"], ["overrides"], ["derivation"]];
    const all = [...items, ...beside, ...spoken, ...common.map((place) => ({ request: example, place }))];
    return all.filter((_, i) => i % byDepth(7, 4, 1) === 0);
  };

  test("as the value of every field of every kind", () => {
    const failures = new Set<string>();
    // two at each place, in turn: every name comes by every kind of field
    for (const [i, { request, place }] of requests().entries())
      for (const word of new Set([words[i % words.length], words[(i + 2) % words.length]])) {
        const why = failure(known, put(request, place, word));
        if (why !== undefined) failures.add(`${place.join(".")}: ${why}`);
      }
    expect([...failures]).toEqual([]);
  });

  test("as the name of a field beside every other", { tags: "change" }, () => {
    const failures = new Set<string>();
    for (const { request, place } of requests())
      for (const word of ["constructor", "toString"]) {
        const why = failure(known, put(request, [...place.slice(0, -1), word], 1));
        if (why !== undefined) failures.add(`${place.slice(0, -1).join(".")}: ${why}`);
      }
    expect([...failures]).toEqual([]);
  });
});
