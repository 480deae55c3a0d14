import type { Expression, Step } from "@x/eurocode/engine";
import { parseExpression, splitUnit } from "@x/eurocode/text";
import type { Words } from "@x/words";
import { figure, figures, rounded } from "../numbers.ts";
import { isSymbol, ofPart } from "../symbol.ts";
import { evaluate, isNoise } from "./evaluate.ts";

/** A step as a page shows it: symbol = formula = formula with its numbers = value. */
export interface PrintedStep {
  readonly symbol: string;
  readonly unit: string;
  /** Undefined where the number was read from a table. */
  readonly formula: Expression | undefined;
  /** The numbers of the names, with as many figures as give the printed value. */
  readonly numbers: Readonly<Record<string, string>>;
  /** The numbers themselves, as they are printed. */
  readonly entered: Readonly<Record<string, number>>;
  readonly value: string;
}

const trees = new Map<string, Expression>();

function treeOf(text: string): Expression {
  let tree = trees.get(text);
  if (!tree) {
    tree = parseExpression(text);
    trees.set(text, tree);
  }
  return tree;
}

export function printed(step: Step, words: Words): PrintedStep {
  const made = printedAs(step, words);
  const called = (name: string): string => nameInWords(name, words);
  const names = [made.symbol, ...Object.keys(step.inputs)];
  if (names.every((name) => called(name) === name)) return made;
  const renamed = <T>(of: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [called(name), value]));
  return {
    ...made,
    symbol: called(made.symbol),
    formula: made.formula && withNames(made.formula, called),
    numbers: renamed(made.numbers),
    entered: renamed(made.entered),
  };
}

/** A name that begins with a word says it in the language of the page: `utilization_6.62`, `second_order_factor`. */
function nameInWords(name: string, words: Words): string {
  const [, part, rest] = ofPart.exec(name) ?? [];
  if (rest !== undefined) {
    const own = nameInWords(rest, words);
    return own === rest ? name : `${own}_${part}`;
  }
  if (!/^[a-z]{4,}(?:_|$)/.test(name) || isSymbol(name)) return name;
  const parts = name.split("_");
  if (isSymbol(parts[0] ?? "")) return name;
  const end = parts.findIndex((part) => !/^[a-z]{3,}$/.test(part));
  const whole = end < 0 ? parts.length : end;
  for (let count = whole; count > 0; count--) {
    const local = words.named("vocabulary", parts.slice(0, count).join(" "));
    if (local !== undefined) return [local, ...parts.slice(count)].join("_");
  }
  return [parts.slice(0, whole).join(" "), ...parts.slice(whole)].join("_");
}

function withNames(e: Expression, called: (name: string) => string): Expression {
  const go = (inner: Expression): Expression => withNames(inner, called);
  switch (e.kind) {
    case "number":
      return e;
    case "name":
      return { ...e, name: called(e.name) };
    case "negative":
      return { ...e, of: go(e.of) };
    case "binary":
      return { ...e, left: go(e.left), right: go(e.right) };
    case "call":
      return { ...e, args: e.args.map(go) };
  }
}

function printedAs(step: Step, words: Words): PrintedStep {
  const { symbol, unit } = splitUnit(step.name);
  const names = Object.keys(step.inputs);
  if (names.length === 0)
    return { symbol, unit, formula: undefined, numbers: {}, entered: {}, value: figure(step.value, words) };
  const formula = withoutGuards(treeOf(step.expression), (name) => step.inputs[name] ?? 0);
  const isNothing = isNoise(formula, step.inputs, step.value);
  const value = isNothing ? "0" : figure(step.value, words);
  const digits = isNothing ? usualDigits : digitsFor(formula, step);
  const entered = Object.fromEntries(names.map((name) => [name, rounded(step.inputs[name] ?? 0, digits)]));
  const numbers = Object.fromEntries(
    names.map((name) => [name, words.decimal(figures(step.inputs[name] ?? 0, digits))]),
  );
  return { symbol, unit, formula, numbers, entered, value };
}

const usualDigits = 4;

/** The fewest figures, from four, with which a reader who calculates again gets the value that is printed. */
function digitsFor(formula: Expression, { inputs, value }: Step): number {
  const wanted = figure(value);
  for (let digits = usualDigits; digits < 15; digits++) {
    if (figure(evaluate(formula, (name) => rounded(inputs[name] ?? 0, digits))) === wanted) return digits;
  }
  return 15;
}

/** The greatest number that can only be a guard against dividing by nothing, or against what has no meaning below 0. */
const guard = 1e-6;

/** Guards say nothing where they do not act: `max(0, x)` of a positive x is x. */
function withoutGuards(e: Expression, number: (name: string) => number): Expression {
  const go = (inner: Expression): Expression => withoutGuards(inner, number);
  switch (e.kind) {
    case "number":
    case "name":
      return e;
    case "negative":
      return { ...e, of: go(e.of) };
    case "binary":
      return { ...e, left: go(e.left), right: go(e.right) };
    case "call": {
      const args = e.args.map(go);
      if (e.name !== "max") return { ...e, args };
      const isGuard = (arg: Expression) => arg.kind === "number" && Math.abs(Number(arg.text)) <= guard;
      const others = args.filter((arg) => !isGuard(arg));
      const [first] = others;
      if (!first || others.length === args.length) return { ...e, args };
      const acts = Math.max(...others.map((arg) => evaluate(arg, number))) <= guard;
      if (acts) return { ...e, args: [{ kind: "number", text: "0" }, ...others] };
      return others.length === 1 ? first : { ...e, args: others };
    }
  }
}

/** A formula in one line of plain mathematics, as a terminal shows it. */
export function plainText(e: Expression, within = 0): string {
  switch (e.kind) {
    case "number":
      return e.text;
    case "name":
      return e.name;
    case "negative": {
      const text = `-${plainText(e.of, 3)}`;
      return within > 0 ? `(${text})` : text;
    }
    case "call":
      return `${e.name}(${e.args.map((arg) => plainText(arg)).join(", ")})`;
    case "binary": {
      const own = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 }[e.op];
      const right = plainText(e.right, e.op === "-" || e.op === "/" || e.op === "^" ? own : own - 1);
      const text = `${plainText(e.left, e.op === "^" ? own : own - 1)}${e.op === "^" ? "^" : ` ${e.op} `}${right}`;
      return own <= within ? `(${text})` : text;
    }
  }
}

/** Where a formula may be broken when it is wider than the page: at the sums it is made of. */
export function breakable(e: Expression): readonly Piece[] {
  if (e.kind === "binary" && (e.op === "+" || e.op === "-")) {
    const [first, ...more] = breakable(e.left);
    if (first) return [first, ...more, { sign: e.op === "-" ? "−" : "+", of: e.right, within: e.op === "-" ? 1 : 0 }];
  }
  return [{ sign: "", of: e, within: 0 }];
}

/** A piece that is still too wide, at its factors; a power of ten below the line is a factor of its own. */
export function factors({ sign, of, within }: Piece): readonly Piece[] {
  const parts = factorsOf(of);
  const [first, ...more] = parts;
  if (!first || more.length === 0) return [{ sign, of, within }];
  return [
    { sign, of: first, within: product },
    ...more.map((part): Piece => ({ sign: "·", of: part, within: product })),
  ];
}

/** Sums among factors stand in brackets. */
const product = 1;

function factorsOf(e: Expression): Expression[] {
  if (e.kind !== "binary") return [e];
  if (e.op === "*") return [...factorsOf(e.left), ...factorsOf(e.right)];
  const power = e.op === "/" && e.right.kind === "number" ? Math.log10(Number(e.right.text)) : Number.NaN;
  if (!Number.isInteger(power) || power < 1) return [e];
  return [...factorsOf(e.left), { kind: "number", text: `1e-${power}` }];
}

export interface Piece {
  /** What stands before it; nothing before the first. */
  readonly sign: "" | "+" | "−" | "·";
  readonly of: Expression;
  /** How strongly its surroundings bind: 1 where a sum needs brackets. */
  readonly within: 0 | 1;
}
