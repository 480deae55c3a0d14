import fc from "fast-check";
import { compile } from "mathjs";
import { describe, expect, test } from "vitest";
import { byDepth } from "../test/support/law.ts";
import { type AnyFormula, allFormulas, parametersOf } from "./basis/formula.ts";
import "./index.ts";

// The text that a reader sees and the function that calculates are two writings of one formula. This holds them together:
// random numbers go through both, the text being evaluated by mathjs, which shares no code with this library.

const samples = byDepth(40, 60, 100);
const tolerance = 1e-12;

const numbersFor = (formula: AnyFormula) =>
  fc.tuple(
    ...parametersOf(formula).map((name) => {
      const [min, max] = formula.domain[name] ?? [0.1, 10];
      return fc.double({ min, max, noNaN: true });
    }),
  );

describe("every formula", () => {
  test.each(allFormulas.map((formula) => [formula.clause, formula.text, formula] as const))(
    "%s: %s",
    (_clause, _text, formula) => {
      const names = parametersOf(formula);
      expect(formula.length, "the function takes exactly the names of the text").toBe(names.length);
      for (const name of Object.keys(formula.domain)) expect(names).toContain(name);
      const written = compile(formula.text);
      fc.assert(
        fc.property(numbersFor(formula), (numbers) => {
          const calculated: number = formula(...numbers);
          const evaluated: unknown = written.evaluate(Object.fromEntries(names.map((name, i) => [name, numbers[i]])));
          expect(calculated, "not a number: the formula needs a domain to draw from").toBeTypeOf("number");
          expect(Number.isFinite(calculated), "not finite: the formula needs a domain to draw from").toBe(true);
          const size = Math.max(1, Math.abs(calculated));
          expect(Math.abs(calculated - Number(evaluated)) / size).toBeLessThanOrEqual(tolerance);
        }),
        { numRuns: samples },
      );
    },
  );

  test("is written once: none has clause and text of another", () => {
    const names = allFormulas.map(({ clause, text }) => `${clause}: ${text}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test("the parameters of the function are spelled as in the text", () => {
    for (const formula of allFormulas) {
      const source = Function.prototype.toString.call(formula);
      const written = /^\(?([^)=]*)\)?\s*=>/.exec(source)?.[1] ?? "";
      expect(
        written
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== ""),
        formula.clause,
      ).toEqual([...parametersOf(formula)]);
    }
  });
});
