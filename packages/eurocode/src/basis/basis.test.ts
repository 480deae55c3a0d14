import fc from "fast-check";
import { evaluate } from "mathjs";
import { describe, expect, test } from "vitest";
import { latexNumber, latexSymbol, namesOf, parse, toLatex } from "./expression.ts";
import { suggestions } from "./problem.ts";
import { splitUnit } from "./units.ts";
import { firstOrder, ValueOrder } from "./value-order.ts";
import { utilizationOf } from "./verification.ts";

describe("expressions", () => {
  test("names in the order in which they are read", () => {
    expect(namesOf(parse("0.5 * (1 + alpha * (lambda - 0.2) + lambda^2)"))).toEqual(["alpha", "lambda"]);
    expect(namesOf(parse("min(a, b / c, pi)"))).toEqual(["a", "b", "c"]);
  });

  test.each(["1 +", "a b", "if(a, b)", "a ? b : c", "(a", "a)", "1.2.3", "foo(a)", ""])(
    "%j is not plain mathematics",
    (text) => {
      expect(() => parse(text)).toThrow();
    },
  );

  test("LaTeX as a book prints it", () => {
    const latex = (text: string) => toLatex(parse(text), latexSymbol);
    expect(latex("sqrt(A * f_y / N_cr)")).toBe("\\sqrt{\\frac{A \\cdot f_{y}}{N_{\\mathrm{cr}}}}");
    expect(latex("a / b / 1000")).toBe("\\frac{a}{b \\cdot 1000}");
    expect(latex("(a + b) * c^2")).toBe("\\left(a + b\\right) \\cdot c^{2}");
    expect(latex("a - (b - c)")).toBe("a - \\left(b - c\\right)");
    expect(latex("(a / b)^2")).toBe("\\left(\\frac{a}{b}\\right)^{2}");
    expect(latexSymbol("N_b_z_Rd")).toBe("N_{b,z,\\mathrm{Rd}}");
    expect(latexSymbol("delta_sigma_C")).toBe("\\Delta\\sigma_{C}");
    expect(latexSymbol("delta_F_d")).toBe("\\Delta F_{d}");
    expect(latexSymbol("delta_s")).toBe("\\delta_{s}");
    expect([0, 0.34, 1234.5678, 210000, 1.23456e9, -2e-5].map(latexNumber)).toEqual([
      "0",
      "0.34",
      "1234.6",
      "210000",
      "1.2346 \\cdot 10^{9}",
      "-2 \\cdot 10^{-5}",
    ]);
  });

  test("the tree is the one that mathjs reads", () => {
    type Tree = ReturnType<typeof parse>;
    const value = (tree: Tree, scope: Record<string, number>): number => {
      switch (tree.kind) {
        case "number":
          return Number(tree.text);
        case "name":
          return scope[tree.name] ?? Number.NaN;
        case "negative":
          return -value(tree.of, scope);
        case "call":
          return Math.max(...tree.args.map((arg) => value(arg, scope)));
        case "binary": {
          const [l, r] = [value(tree.left, scope), value(tree.right, scope)];
          return { "+": l + r, "-": l - r, "*": l * r, "/": l / r, "^": l ** r }[tree.op];
        }
      }
    };
    const leaf = fc.constantFrom("a", "b", "2", "0.5");
    const { text } = fc.letrec<{ text: string }>((tie) => ({
      text: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.tuple(tie("text"), fc.constantFrom("+", "-", "*", "/"), tie("text")).map(([l, op, r]) => `${l} ${op} ${r}`),
        tie("text").map((inner) => `(${inner})`),
        tie("text").map((inner) => `(${inner})^2`),
        tie("text").map((inner) => `-(${inner})`),
        fc.tuple(tie("text"), tie("text")).map(([l, r]) => `max(${l}, ${r})`),
      ),
    }));
    fc.assert(
      fc.property(text, (written) => {
        const scope = { a: 1.7, b: 0.3 };
        const ours = value(parse(written), scope);
        const theirs = Number(evaluate(written, { ...scope }));
        if (Number.isFinite(theirs))
          expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(theirs)));
      }),
    );
  });
});

describe("units are part of a name", () => {
  test.each([
    ["N_b_y_Rd_kN", "N_b_y_Rd", "kN"],
    ["M_cr_kNm", "M_cr", "kNm"],
    ["S_j_ini_kNm_rad", "S_j_ini", "kNm/rad"],
    ["I_y_mm4", "I_y", "mm⁴"],
    ["lambda_LT", "lambda_LT", ""],
    ["k_yy", "k_yy", ""],
    ["k_s", "k_s", ""],
    ["T_1_s", "T_1", "s"],
    ["S_d_T1_g", "S_d_T1", "g"],
    ["a_g_m_s2", "a_g", "m/s²"],
    ["C_m", "C_m", ""],
    ["e_1_min_mm", "e_1_min", "mm"],
  ])("%s", (name, symbol, unit) => {
    expect(splitUnit(name)).toEqual({ symbol, unit });
  });
});

describe("suggestions", () => {
  const known = ["length_mm", "national_annex", "bolt_size", "e1", "e2"];
  test.each([
    ["lenght_mm", "length_mm"],
    ["nationalAnnex", "national_annex"],
    ["boltsize", "bolt_size"],
    ["E1", "e1"],
  ])("%s → %s", (misspelt, meant) => {
    expect(suggestions(misspelt, known)[0]).toBe(meant);
  });
  test("nothing near, no suggestion", () => {
    expect(suggestions("colour", known)).toEqual([]);
  });
});

describe("orders of values", () => {
  const numbers = (...list: number[]) => ({ numbers: list, others: [] });
  test("values come out under their names, in order, in objects of their own", () => {
    const end = new ValueOrder().after("a", "1").after("b", "").after("c", "2");
    expect(end.fill({ numbers: [1, Number.NaN, Number.NaN], others: ["x", [3]] })).toEqual({ a: 1, b: "x", c: [3] });
    expect(Object.keys(end.fill(numbers(1, 2, 3)))).toEqual(["a", "b", "c"]);
    expect(end.fill(numbers(1, 2, 3))).not.toBe(end.fill(numbers(1, 2, 3)));
    expect(end.clauses).toEqual(["1", "2"]);
  });
  test("the same way is the same order, another way another", () => {
    const start = new ValueOrder();
    expect(start.after("a", "1")).toBe(start.after("a", "1"));
    expect(start.after("a", "1")).not.toBe(start.after("a", "2"));
  });
  test("more ways than anyone takes are forgotten, and a sheet that is being written goes on", () => {
    const before = firstOrder();
    const writing = before.after("x", "");
    for (let i = 0; i <= 100_000; i++) before.after(`name ${i % 1000}`, `clause ${Math.floor(i / 1000)}`);
    expect(firstOrder()).not.toBe(before);
    expect(firstOrder()).toBe(firstOrder());
    expect(writing.after("y", "").fill(numbers(1, 2))).toEqual({ x: 1, y: 2 });
  });
  test("a name that is written twice keeps the last number", () => {
    expect(new ValueOrder().after("a", "").after("a", "").fill(numbers(1, 2))).toEqual({ a: 2 });
  });
});

test("utilization: nothing demanded is nothing used; no resistance is still a number", () => {
  expect(utilizationOf(0, 0)).toBe(0);
  expect(utilizationOf(1, 4)).toBe(0.25);
  expect(Number.isFinite(utilizationOf(1, 0))).toBe(true);
  expect(utilizationOf(1, 0)).toBeGreaterThan(1);
});
