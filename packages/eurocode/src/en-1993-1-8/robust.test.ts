import fc from "fast-check";
import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { InvalidInput } from "../basis/problem.ts";
import type { ItemResult } from "../basis/result.ts";
import { runCheck } from "../engine/run-check.ts";
import { connections } from "./check.ts";

// Whatever the schema accepts gives numbers or a message: no NaN, no infinity, no negative resistance, no exception.
// Items are drawn by changing a kind's example: numbers are scaled, fields dropped, options added from the schema.

const inner = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodOptional ? inner(field.unwrap() as z.ZodType) : field;

const scale = fc.oneof(
  fc.constantFrom(0.5, 1, 1, 1, 2),
  fc.double({ min: 0.7, max: 1.4, noNaN: true }),
  fc.double({ min: -1.5, max: 1.5, noNaN: true }).map((e) => 10 ** e),
);

/** A value for a field: near the example's where there is one. */
function drawOf(field: z.ZodType, example: unknown): fc.Arbitrary<unknown> {
  const schema = inner(field);
  if (schema instanceof z.ZodObject) return objectOf(schema, (example ?? {}) as Record<string, unknown>);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.options.map((option) => drawOf(option as z.ZodType, example)));
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, format } = schema;
    const start = typeof example === "number" ? example : Math.min(maxValue ?? 60, Math.max(minValue ?? 1, 60));
    return scale.map((s) => {
      const value = Math.min(
        maxValue ?? Number.POSITIVE_INFINITY,
        Math.max(minValue ?? Number.NEGATIVE_INFINITY, start * s),
      );
      return format === "safeint" ? Math.round(value) : value;
    });
  }
  if (schema instanceof z.ZodArray && Array.isArray(example)) {
    return fc.tuple(...example.map((entry) => drawOf(schema.element as z.ZodType, entry)));
  }
  if (schema instanceof z.ZodTuple && Array.isArray(example)) {
    return fc.tuple(...example.map((entry: number) => scale.map((s) => entry * s)));
  }
  return fc.constant(example);
}

/** Sizes alone are changed rarely: most draws keep to a joint that could be built. */
function objectOf(schema: z.ZodObject, example: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => {
    const there = example[name] !== undefined;
    const keep = fc.constant(example[name]);
    const changed = drawOf(field, example[name]);
    if (field instanceof z.ZodOptional) {
      return fc
        .oneof(
          { weight: there ? 12 : 20, arbitrary: keep },
          { weight: there ? 3 : 1, arbitrary: changed },
          { weight: 1, arbitrary: fc.constant(undefined) },
        )
        .map((value) => [name, value] as const);
    }
    return fc
      .oneof({ weight: 6, arbitrary: keep }, { weight: 2, arbitrary: changed })
      .map((value) => [name, value] as const);
  });
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== undefined)));
}

function everyNumber(value: unknown, path: string, visit: (value: number, path: string) => void): void {
  if (typeof value === "number") visit(value, path);
  else if (Array.isArray(value)) for (const [i, entry] of value.entries()) everyNumber(entry, `${path}[${i}]`, visit);
  else if (value !== null && typeof value === "object") {
    for (const [name, entry] of Object.entries(value)) everyNumber(entry, `${path}.${name}`, visit);
  }
}

/** undefined where the request is refused with its reasons. */
function calculated(request: Record<string, unknown>): ItemResult | undefined {
  try {
    return runCheck(connections, request).result.connection as ItemResult;
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

const mine = [
  "weld",
  "weld-group",
  "block-tearing",
  "angle-one-leg",
  "pin",
  "bolt-group",
  "fin-plate",
  "header-plate",
  "angle-cleats",
  "splice",
  "end-plate",
  "welded-beam",
  "column-web",
  "t-stub",
  "column-base",
];

describe("whatever the schema accepts", () => {
  test.each(mine)("%s gives finite numbers or a message", (name) => {
    const kind = connections.kinds[name];
    expect(kind).toBeDefined();
    if (!kind) return;
    let accepted = 0;
    fc.assert(
      fc.property(objectOf(kind.schema, kind.example as Record<string, unknown>), (item) => {
        const connection = calculated(item);
        if (!connection) return;
        accepted++;
        everyNumber(connection, "", (value, path) => {
          expect(Number.isFinite(value), `${path} = ${value}`).toBe(true);
          if (/(_Rd_|Rd_kN|Rd_kNm)[^.]*$/.test(path) && !path.includes("derivation"))
            expect(value, path).toBeGreaterThanOrEqual(0);
          if (/(demand|resistance|utilization)$/.test(path)) expect(value, path).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 300 },
    );
    expect(accepted, "most draws should be calculated").toBeGreaterThan(60);
  });

  test.each(mine)("%s: every branch can be redone from its steps", (name) => {
    const kind = connections.kinds[name];
    if (!kind) throw new Error(`no kind ${name}`);
    fc.assert(
      fc.property(objectOf(kind.schema, kind.example as Record<string, unknown>), (item) => {
        const connection = calculated({ ...item, derivation: true });
        for (const step of connection?.derivation ?? []) {
          const again = Number(evaluate(step.expression, { ...step.inputs }));
          const size = Math.max(1, Math.abs(step.value));
          expect(Math.abs(again - step.value) / size, `${step.name} = ${step.expression}`).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 25 },
    );
  });
});
