import { latexNumber, latexSymbol, parse, toLatex } from "./expression.ts";
import { type AnyFormula, parametersOf } from "./formula.ts";
import { splitUnit } from "./units.ts";

/** One line of a calculation: evaluating `expression` with `inputs` gives `value`. */
export interface Step {
  clause: string;
  /** The name under which the number stands in `values`. */
  name: string;
  expression: string;
  inputs: Record<string, number>;
  value: number;
  unit: string;
  latex: string;
  note?: string;
}

export function formulaStep(
  name: string,
  formula: AnyFormula,
  args: readonly (number | undefined)[],
  value: number,
): Step {
  const inputs: Record<string, number> = {};
  parametersOf(formula).forEach((parameter, i) => {
    // a formula is called with as many numbers as it has names, which its type and formulas.test.ts see to
    inputs[parameter] = args[i] as number;
  });
  const { symbol, unit } = splitUnit(name);
  const tree = parse(formula.text);
  const general = toLatex(tree, latexSymbol);
  const substituted = toLatex(tree, (n) => latexInput(inputs[n]));
  const parts = [latexSymbol(symbol), general, substituted, latexValue(value, unit)];
  return {
    clause: formula.clause,
    name,
    expression: formula.text,
    inputs,
    value,
    unit,
    latex: parts.filter((part, i) => part !== parts[i - 1]).join(" = "),
  };
}

/** A number that is read from a table of the standard, or chosen by a rule that `note` tells. */
export function tableStep(name: string, value: number, clause: string, note?: string): Step {
  const { symbol, unit } = splitUnit(name);
  return {
    clause,
    name,
    // 17 figures, so that reading the text gives the very same number
    expression: String(value),
    inputs: {},
    value,
    unit,
    latex: `${latexSymbol(symbol)} = ${latexValue(value, unit)}`,
    ...(note === undefined ? {} : { note }),
  };
}

const latexInput = (value: number | undefined): string =>
  value === undefined ? "?" : value < 0 ? `\\left(${latexNumber(value)}\\right)` : latexNumber(value);

const latexUnit = (unit: string) =>
  unit.replace(/[²³⁴⁵⁶]/g, (digit) => `^${"0123456"["⁰¹²³⁴⁵⁶".indexOf(digit)]}`).replace("°", "^\\circ");

const latexValue = (value: number, unit: string) =>
  unit === "" ? latexNumber(value) : `${latexNumber(value)}\\ \\mathrm{${latexUnit(unit)}}`;
