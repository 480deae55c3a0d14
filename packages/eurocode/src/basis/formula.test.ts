import { describe, expect, test } from "vitest";
import "../checks.ts";
import { chi, Phi } from "../en-1993-1-1/flexural-buckling.ts";
import { namesOf, parse } from "./expression.ts";
import { allFormulas, byName, named, parametersOf } from "./formula.ts";

describe("a formula by the names of its text", () => {
  test("gives what its numbers in order give, for every formula there is", () => {
    for (const formula of allFormulas) {
      const parameters = parametersOf(formula);
      expect(parameters).toEqual(namesOf(parse(formula.text)));
      const numbers = parameters.map((_, i) => 1 + i / 8);
      const named = Object.fromEntries(parameters.map((name, i) => [name, numbers[i] ?? 0]).reverse());
      expect(byName(formula, named), formula.clause).toEqual(formula(...numbers));
    }
  });

  test("a name too many, and one too few", () => {
    const [phi = "", lambda = ""] = parametersOf(chi);
    expect(byName(chi, { [lambda]: 0.9, [phi]: Phi(0.34, 0.9) })).toBe(chi(Phi(0.34, 0.9), 0.9));
    expect(() => byName(chi, { [phi]: 1, lamda: 0.9 })).toThrow(
      `EN 1993-1-1 6.3.1.2(1), (6.49): ${lambda} is missing, lamda is unknown; its parameters are ${phi}, ${lambda}`,
    );
  });

  test("as others import it: in order, or by name", () => {
    const both = named<[number, number], "Phi" | "lambda">(chi);
    expect(both({ lambda: 0.9, Phi: 1.02 })).toBe(chi(1.02, 0.9));
    expect(both(1.02, 0.9)).toBe(chi(1.02, 0.9));
    expect([both.clause, both.text]).toEqual([chi.clause, chi.text]);
    expect(byName(both, { Phi: 1.02, lambda: 0.9 })).toBe(chi(1.02, 0.9));
    const wrong = { Phi: 1, lamda: 0.9 } as unknown as { Phi: number; lambda: number };
    expect(() => both(wrong)).toThrow("lambda is missing, lamda is unknown; its parameters are Phi, lambda");
  });
});
