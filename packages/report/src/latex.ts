import type { Expression, Step } from "@x/eurocode";
import type { Words } from "@x/words";
import { quotient } from "./mathml.ts";
import { literal } from "./numbers.ts";
import { printed } from "./steps/printed.ts";
import { symbolPieces } from "./symbol.ts";

// LaTeX for Markdown, of the same printed step as MathML and PDF.

const powers = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A comma would otherwise be followed by a space, and powers stand raised. */
const latexNumber = (text: string): string =>
  text
    .replace(",", "{,}")
    .replaceAll("\u202F", "\\,")
    .replace("·", "\\cdot")
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/,
      (raised) => `^{${[...raised].map((c) => (c === "⁻" ? "-" : powers.indexOf(c))).join("")}}`,
    );

const latexUnit = (unit: string): string =>
  unit.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => `^${powers.indexOf(digit)}`).replace("°", "^\\circ");

function symbolLatex(name: string): string {
  return symbolPieces(name)
    .map(({ head, index }) => {
      const main = head.length > 1 ? `\\mathrm{${head}}` : head;
      return index === "" ? main : `${main}_{\\mathrm{${index.replaceAll("_", "\\_")}}}`;
    })
    .join("/");
}

type Write = (name: string) => string;

const strength: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 };

const bracket = (inner: string): string => `\\left(${inner}\\right)`;

function expressionLatex(e: Expression, write: Write, number: Write, limit = 0): string {
  const go = (inner: Expression, within: number): string => expressionLatex(inner, write, number, within);
  switch (e.kind) {
    case "number":
      return number(e.text);
    case "name":
      return e.name === "pi" ? "\\pi" : write(e.name);
    case "negative": {
      const inner = `-${go(e.of, 3)}`;
      return limit > 0 ? bracket(inner) : inner;
    }
    case "call":
      return callLatex(
        e.name,
        e.args.map((arg) => go(arg, 0)),
      );
    case "binary": {
      const own = strength[e.op] ?? 1;
      if (e.op === "/") {
        const { over, under } = quotient(e);
        const below = under.map((part) => go(part, under.length > 1 ? 1 : 0)).join(" \\cdot ");
        const fraction = `\\frac{${go(over, 0)}}{${below}}`;
        return limit > own ? bracket(fraction) : fraction;
      }
      if (e.op === "^") return `${go(e.left, own + 1)}^{${go(e.right, 0)}}`;
      const sign = e.op === "*" ? " \\cdot " : ` ${e.op} `;
      const inner = go(e.left, own - 1) + sign + go(e.right, e.op === "-" ? own : own - 1);
      return own <= limit ? bracket(inner) : inner;
    }
  }
}

function callLatex(name: string, args: readonly string[]): string {
  const list = args.join(";\\, ");
  if (name === "sqrt") return `\\sqrt{${list}}`;
  if (name === "abs") return `\\left|${list}\\right|`;
  if (name === "exp") return `e^{${list}}`;
  const isArc = name.startsWith("a");
  return `${name === "log" ? "\\ln" : isArc ? `\\arc${name.slice(1)}` : `\\${name}`}${bracket(list)}`;
}

export function stepLatex(step: Step, words: Words): string {
  const { symbol, unit, formula, numbers, entered, value } = printed(step, words);
  const constant = (text: string) => latexNumber(literal(text, words));
  const parts = [symbolLatex(symbol)];
  if (formula) {
    parts.push(expressionLatex(formula, symbolLatex, constant));
    const substituted = expressionLatex(
      formula,
      (name) => {
        const text = latexNumber(numbers[name] ?? "");
        return (entered[name] ?? 0) < 0 ? bracket(text) : text;
      },
      constant,
    );
    if (substituted !== parts[1]) parts.push(substituted);
  }
  parts.push(`${latexNumber(value)}${unit === "" ? "" : `\\ \\mathrm{${latexUnit(unit)}}`}`);
  return parts.join(" = ");
}
