import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { check, checks, type ItemResult, listsOf, requestWith } from "../src/index.ts";

/** The items of a result, whatever key they stand under. */
const itemsOf = (result: Record<string, unknown>, keys: readonly (string | undefined)[]): ItemResult[] =>
  keys.flatMap((key) =>
    key === undefined || result[key] === undefined ? [] : (result[key] as ItemResult | ItemResult[]),
  );

describe.each(checks.map((known) => [known.endpoint, known] as const))("%s", (endpoint, known) => {
  const requests = Object.values(known.kinds).map((kind) => ({
    name: kind.name,
    request: requestWith(known, kind, [kind.example]),
  }));
  test.each([{ name: "example", request: known.example }, ...requests])(
    "$name: every step can be redone from what it prints",
    ({ request }) => {
      const { result } = check(endpoint, { ...request, derivation: true });
      const items = itemsOf(result, [known.one, ...listsOf(known)]);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(item.derivation?.length).toBeGreaterThan(0);
        for (const step of item.derivation ?? []) {
          const again: unknown = evaluate(step.expression, { ...step.inputs });
          expect(Number(again), `${step.name} = ${step.expression}`).toBeCloseTo(step.value, 9);
          if (step.name in item.values) expect(item.values[step.name], step.name).toBeDefined();
        }
      }
    },
  );

  test("a derivation changes no number", () => {
    const plain = check(endpoint, known.example);
    const derived = check(endpoint, { ...known.example, derivation: true });
    const without = JSON.parse(JSON.stringify(derived), (key, value: unknown) =>
      key === "derivation" ? undefined : value,
    );
    expect(without).toEqual(JSON.parse(JSON.stringify(plain)));
  });
});
