import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { checks } from "../index.ts";
import { acceptorOf } from "./accept.ts";

const kinds = checks.flatMap((known) =>
  Object.values(known.kinds).map((kind) => [`${known.endpoint} ${kind.name}`, kind] as const),
);

/** A value of the example changed somewhere, or something that should not be there. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.constantFrom(
    undefined,
    null,
    0,
    -0,
    -1,
    0.5,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    "",
    "x".repeat(300),
    true,
    [],
    {},
    "I",
    "A",
    2 ** 60,
  ),
);

function changed(value: unknown, path: readonly (string | number)[], to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((entry: unknown, i) => (i === key ? changed(entry, rest, to) : entry));
  if (value !== null && typeof value === "object") {
    return { ...value, [key]: changed((value as Record<string, unknown>)[key], rest, to) }; // an object
  }
  return to;
}

function paths(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== "object") return [at];
  const inner = Array.isArray(value)
    ? value.flatMap((entry: unknown, i) => paths(entry, [...at, i]))
    : Object.entries(value).flatMap(([key, entry]) => paths(entry, [...at, key]));
  return [at, ...inner];
}

describe("acceptors accept what zod accepts", () => {
  test.each(kinds)("%s", (_name, kind) => {
    const accepts = acceptorOf(kind.schema);
    expect(accepts(kind.example)).toBe(true);
    const names = Object.keys(kind.schema.shape);
    const somewhere = fc.oneof(
      fc.constantFrom(...paths(kind.example)),
      fc.constantFrom(...names).map((name) => [name]),
      fc.string().map((name) => [name]),
    );
    fc.assert(
      fc.property(somewhere, anything, (path, to) => {
        const value = changed(kind.example, path, to);
        expect(accepts(value), JSON.stringify(value)).toBe(kind.schema.safeParse(value).success);
      }),
      { numRuns: 300 },
    );
  });

  test("a rule this file does not know is left to zod", () => {
    const even = z.strictObject({ n: z.number().refine((n) => n % 2 === 0), d: z.string().regex(/^a/) });
    const accepts = acceptorOf(even);
    expect(accepts({ n: 2, d: "a" })).toBe(true);
    expect(accepts({ n: 3, d: "a" })).toBe(false);
    expect(accepts({ n: 2, d: "b" })).toBe(false);
  });
});
