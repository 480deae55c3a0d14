import { latexNumber, latexSymbol, parse, toLatex } from "./expression.ts";
import { type AnyFormula, parametersOf } from "./formula.ts";
import { english, type Message, plain, type Said } from "./message.ts";
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
  /** What the note says, where a caller asks for messages. */
  messages?: Said[];
  /** Of the second generation: false where one source alone has its rule. */
  certain?: boolean;
}

/** What goes on a step beside its numbers; `said` becomes `messages` where they are asked for. */
export interface Noted extends Step {
  said?: Message[];
}

/** Adds to the note of a step. */
export function noteOn(step: Noted, said: Message): void {
  const text = english(said);
  step.note = step.note === undefined ? text : `${step.note}; ${text}`;
  step.said = [...(step.said ?? []), said];
}

/** While a calculation runs, a step keeps the numbers and nothing more. */
class FormulaStep implements Noted {
  readonly clause: string;
  readonly name: string;
  readonly expression: string;
  readonly value: number;
  readonly unit: string;
  note?: string;
  said?: Message[];
  readonly #formula: AnyFormula;
  readonly #numbers: readonly (number | undefined)[];
  #inputs: Record<string, number> | undefined;

  constructor(name: string, formula: AnyFormula, numbers: readonly (number | undefined)[], value: number) {
    this.clause = formula.clause;
    this.name = name;
    this.expression = formula.text;
    this.value = value;
    this.unit = splitUnit(name).unit;
    this.#formula = formula;
    this.#numbers = numbers;
  }

  get inputs(): Record<string, number> {
    if (!this.#inputs) {
      this.#inputs = {};
      const parameters = parametersOf(this.#formula);
      for (let i = 0; i < parameters.length; i++) {
        // a formula is called with as many numbers as it has names, which its type and formulas.test.ts see to
        this.#inputs[parameters[i] as string] = this.#numbers[i] as number;
      }
    }
    return this.#inputs;
  }

  get latex(): string {
    const { inputs } = this;
    const { general, pieces } = latexOf(this.#formula);
    const substituted = pieces.map((piece, i) => (i % 2 === 0 ? piece : latexInput(inputs[piece]))).join("");
    const parts = [latexSymbol(splitUnit(this.name).symbol), general, substituted, latexValue(this.value, this.unit)];
    return parts.filter((part, i) => part !== parts[i - 1]).join(" = ");
  }
}

/** A step as a result shows it. LaTeX is written when it is read: most derivations are read without. */
export function shownStep(step: Noted, withMessages: boolean): Step {
  const { clause, name, expression, inputs, value, unit, note } = step;
  return {
    ...{ clause, name, expression, inputs, value, unit },
    get latex() {
      return step.latex;
    },
    ...(note === undefined ? {} : { note }),
    ...(withMessages && step.said ? { messages: step.said.map(plain) } : {}),
  };
}

export const formulaStep = (
  name: string,
  formula: AnyFormula,
  numbers: readonly (number | undefined)[],
  value: number,
): Noted => new FormulaStep(name, formula, numbers, value);

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
class TableStep implements Noted {
  readonly clause: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  note?: string;
  said?: Message[];

  constructor(name: string, value: number, clause: string) {
    this.clause = clause;
    this.name = name;
    this.value = value;
    this.unit = splitUnit(name).unit;
  }

  /** 17 figures, so that reading the text gives the very same number. */
  get expression(): string {
    return String(this.value);
  }

  get inputs(): Record<string, number> {
    return {};
  }

  get latex(): string {
    return `${latexSymbol(splitUnit(this.name).symbol)} = ${latexValue(this.value, this.unit)}`;
  }
}

export function tableStep(name: string, value: number, clause: string, note?: Message): Noted {
  const step = new TableStep(name, value, clause);
  if (note !== undefined) noteOn(step, note);
  return step;
}

const latexInput = (value: number | undefined): string =>
  value === undefined ? "?" : value < 0 ? `\\left(${latexNumber(value)}\\right)` : latexNumber(value);

const latexUnit = (unit: string) =>
  unit.replace(/[²³⁴⁵⁶]/g, (digit) => `^${"0123456"["⁰¹²³⁴⁵⁶".indexOf(digit)]}`).replace("°", "^\\circ");

const latexValue = (value: number, unit: string) =>
  unit === "" ? latexNumber(value) : `${latexNumber(value)}\\ \\mathrm{${latexUnit(unit)}}`;
