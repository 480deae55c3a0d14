import { type Expression, parseExpression, type Step, splitUnit } from "@x/eurocode";
import { escapeText } from "./figures/svg.ts";
import type { Language } from "./phrases.ts";
import { figure } from "./report.ts";
import { symbolParts } from "./symbol.ts";

// MathML Core, which every current browser shows and prints without a script.

const mi = (text: string) => `<mi>${escapeText(text)}</mi>`;
const mn = (text: string) => `<mn>${escapeText(text)}</mn>`;
const mo = (text: string) => `<mo>${escapeText(text)}</mo>`;
const row = (...parts: string[]) => `<mrow>${parts.join("")}</mrow>`;
const bracket = (inner: string) => row(mo("("), inner, mo(")"));

export function symbolMathml(name: string): string {
  const { head, index } = symbolParts(name);
  return index === "" ? mi(head) : `<msub>${mi(head)}<mtext>${escapeText(index)}</mtext></msub>`;
}

type Write = (name: string) => string;

const strength: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 };

/** `limit` is how strongly the surroundings bind: weaker operations stand in brackets. */
function expressionMathml(e: Expression, write: Write, number: Write, limit = 0): string {
  const go = (inner: Expression, within: number) => expressionMathml(inner, write, number, within);
  switch (e.kind) {
    case "number":
      return mn(number(e.text));
    case "name":
      return e.name === "pi" ? mi("π") : write(e.name);
    case "negative": {
      const inner = row(mo("−"), go(e.of, 3));
      return limit > 0 ? bracket(inner) : inner;
    }
    case "call": {
      const args = e.args.map((arg) => go(arg, 0));
      if (e.name === "sqrt") return `<msqrt>${args.join("")}</msqrt>`;
      if (e.name === "abs") return row(mo("|"), ...args, mo("|"));
      if (e.name === "exp") return `<msup>${mi("e")}${row(...args)}</msup>`;
      const name =
        e.name === "log" ? "ln" : e.name.startsWith("a") && e.name.length === 4 ? `arc${e.name.slice(1)}` : e.name;
      return row(mi(name), mo("("), args.join(mo(";")), mo(")"));
    }
    case "binary": {
      const own = strength[e.op] ?? 1;
      if (e.op === "/") {
        const { over, under } = quotient(e);
        const fraction = `<mfrac>${row(go(over, 0))}${row(under.map((part) => go(part, under.length > 1 ? 1 : 0)).join(mo("·")))}</mfrac>`;
        return limit > own ? bracket(fraction) : fraction;
      }
      if (e.op === "^") return `<msup>${row(go(e.left, own + 1))}${row(go(e.right, 0))}</msup>`;
      const sign = e.op === "*" ? "·" : e.op === "-" ? "−" : "+";
      const inner = row(go(e.left, own - 1), mo(sign), go(e.right, e.op === "-" ? own : own - 1));
      return own <= limit ? bracket(inner) : inner;
    }
  }
}

/** `a / b / 1000` is one fraction with two factors below. */
export function quotient(e: Expression): { over: Expression; under: Expression[] } {
  if (e.kind !== "binary" || e.op !== "/") return { over: e, under: [] };
  const { over, under } = quotient(e.left);
  return { over, under: [...under, e.right] };
}

interface Prepared {
  readonly tree: Expression;
  readonly general: string;
}

const prepared = new Map<string, Prepared>();

/** A formula is typeset once, however many members use it. */
function prepare(text: string): Prepared {
  let found = prepared.get(text);
  if (!found) {
    const tree = parseExpression(text);
    found = { tree, general: expressionMathml(tree, symbolMathml, (number) => number) };
    prepared.set(text, found);
  }
  return found;
}

/** symbol = formula = formula with its numbers = value unit */
export function stepMathml(step: Step, language: Language): string {
  const { symbol, unit } = splitUnit(step.name);
  const value = `${mn(figure(step.value, language))}${unit === "" ? "" : `<mspace width="0.2em"></mspace><mtext>${escapeText(unit)}</mtext>`}`;
  const parts = [symbolMathml(symbol)];
  if (Object.keys(step.inputs).length > 0) {
    const { tree, general } = prepare(step.expression);
    const number = (name: string) => {
      const input = step.inputs[name];
      if (input === undefined) return symbolMathml(name);
      return input < 0 ? bracket(mn(figure(input, language))) : mn(figure(input, language));
    };
    const substituted = expressionMathml(tree, number, (text) => (language === "en" ? text : text.replace(".", ",")));
    parts.push(general);
    if (substituted !== general) parts.push(substituted);
  }
  return `<math display="block">${row(parts.join(mo("=")), mo("="), value)}</math>`;
}
