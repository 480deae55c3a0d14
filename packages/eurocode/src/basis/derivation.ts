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
  const parameters = parametersOf(formula);
  for (let i = 0; i < parameters.length; i++) {
    // a formula is called with as many numbers as it has names, which its type and formulas.test.ts see to
    inputs[parameters[i] as string] = args[i] as number;
  }
  const { symbol, unit } = splitUnit(name);
  return {
    clause: formula.clause,
    name,
    expression: formula.text,
    inputs,
    value,
    unit,
    // written when it is read: a thousand derivations are often only counted, searched or sent on by parts
    get latex() {
      const { general, pieces } = latexOf(formula);
      const substituted = pieces.map((piece, i) => (i % 2 === 0 ? piece : latexInput(inputs[piece]))).join("");
      const parts = [latexSymbol(symbol), general, substituted, latexValue(value, unit)];
      return parts.filter((part, i) => part !== parts[i - 1]).join(" = ");
    },
  };
}

interface FormulaLatex {
  readonly general: string;
  /** text and names in turn, for the line with numbers */
  readonly pieces: readonly string[];
}

const written = new WeakMap<AnyFormula, FormulaLatex>();

function latexOf(formula: AnyFormula): FormulaLatex {
  let found = written.get(formula);
  if (!found) {
    const tree = parse(formula.text);
    const mark = "\u0000";
    const marked = toLatex(tree, (name) => mark + name + mark);
    found = { general: toLatex(tree, latexSymbol), pieces: marked.split(mark) };
    written.set(formula, found);
  }
  return found;
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
    get latex() {
      return `${latexSymbol(symbol)} = ${latexValue(value, unit)}`;
    },
    ...(note === undefined ? {} : { note }),
  };
}

const latexInput = (value: number | undefined): string =>
  value === undefined ? "?" : value < 0 ? `\\left(${latexNumber(value)}\\right)` : latexNumber(value);

const latexUnit = (unit: string) =>
  unit.replace(/[²³⁴⁵⁶]/g, (digit) => `^${"0123456"["⁰¹²³⁴⁵⁶".indexOf(digit)]}`).replace("°", "^\\circ");

const latexValue = (value: number, unit: string) =>
  unit === "" ? latexNumber(value) : `${latexNumber(value)}\\ \\mathrm{${latexUnit(unit)}}`;
