import type { Expression, Step } from "@x/eurocode";
import type { Words } from "@x/words";
import { escapeText } from "./figures/svg.ts";
import { literal } from "./numbers.ts";
import { breakable, printed } from "./steps/printed.ts";
import { symbolPieces } from "./symbol.ts";

// MathML Core, which every current browser shows and prints without a script.

const mi = (text: string) => `<mi>${escapeText(text)}</mi>`;
const mn = (text: string) => `<mn>${escapeText(text)}</mn>`;
const mo = (text: string) => `<mo>${escapeText(text)}</mo>`;
const row = (...parts: string[]) => `<mrow>${parts.join("")}</mrow>`;
const bracket = (inner: string) => row(mo("("), inner, mo(")"));

export function symbolMathml(name: string): string {
  return symbolPieces(name)
    .map(({ head, index }) => (index === "" ? mi(head) : `<msub>${mi(head)}<mtext>${escapeText(index)}</mtext></msub>`))
    .join(mo("/"));
}

type Write = (name: string) => string;

const strength: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 };

/** How a formula is written: its names and its numbers. */
interface Writing {
  readonly name: Write;
  readonly number: Write;
}

/** `limit` is how strongly the surroundings bind: weaker operations stand in brackets. */
function expressionMathml(e: Expression, writing: Writing, limit = 0): string {
  switch (e.kind) {
    case "number":
      return mn(writing.number(e.text));
    case "name":
      return e.name === "pi" ? mi("π") : writing.name(e.name);
    case "negative": {
      const inner = row(mo("−"), expressionMathml(e.of, writing, 3));
      return limit > 0 ? bracket(inner) : inner;
    }
    case "call":
      return callMathml(
        e.name,
        e.args.map((arg) => expressionMathml(arg, writing)),
      );
    case "binary":
      return binaryMathml(e, writing, limit);
  }
}

function callMathml(name: string, args: readonly string[]): string {
  if (name === "sqrt") return `<msqrt>${args.join("")}</msqrt>`;
  if (name === "abs") return row(mo("|"), ...args, mo("|"));
  if (name === "exp") return `<msup>${mi("e")}${row(...args)}</msup>`;
  const shown = name === "log" ? "ln" : name.startsWith("a") && name.length === 4 ? `arc${name.slice(1)}` : name;
  return row(mi(shown), mo("("), args.join(mo(";")), mo(")"));
}

type Binary = Extract<Expression, { readonly kind: "binary" }>;

function binaryMathml(e: Binary, writing: Writing, limit: number): string {
  const own = strength[e.op] ?? 1;
  const go = (inner: Expression, within: number) => expressionMathml(inner, writing, within);
  if (e.op === "/") {
    const { over, under } = quotient(e);
    const below = under.map((part) => go(part, under.length > 1 ? 1 : 0)).join(mo("·"));
    const fraction = `<mfrac>${row(go(over, 0))}${row(below)}</mfrac>`;
    return limit > own ? bracket(fraction) : fraction;
  }
  if (e.op === "^") return `<msup>${row(go(e.left, own + 1))}${row(go(e.right, 0))}</msup>`;
  const sign = e.op === "*" ? "·" : e.op === "-" ? "−" : "+";
  const inner = row(go(e.left, own - 1), mo(sign), go(e.right, e.op === "-" ? own : own - 1));
  return own <= limit ? bracket(inner) : inner;
}

/** `a / b / 1000` is one fraction with two factors below. */
export function quotient(e: Expression): { over: Expression; under: Expression[] } {
  if (e.kind !== "binary" || e.op !== "/") return { over: e, under: [] };
  const { over, under } = quotient(e.left);
  return { over, under: [...under, e.right] };
}

/** symbol = formula = formula with its numbers = value unit; a line is broken between these, and at the sums of one. */
export function stepMathml(step: Step, words: Words): string {
  const { symbol, unit, formula, numbers, entered, value } = printed(step, words);
  const number = (text: string) => literal(text, words);
  const last = `${mn(value)}${unit === "" ? "" : `<mspace width="0.2em"></mspace><mtext>${escapeText(unit)}</mtext>`}`;
  const lines: string[] = [];
  if (formula) {
    const withNumbers = (name: string) => {
      const text = numbers[name];
      if (text === undefined) return symbolMathml(name);
      return (entered[name] ?? 0) < 0 ? bracket(mn(text.replace("-", "−"))) : mn(text);
    };
    const general = broken(formula, { name: symbolMathml, number });
    const substituted = broken(formula, { name: withNumbers, number });
    lines.push(...general);
    if (substituted.join() !== general.join()) lines.push(...substituted);
  }
  const [first = "", ...more] = [...lines, row(mo("="), last)];
  return [row(symbolMathml(symbol), first), ...more].map((part) => `<math>${part}</math>`).join(" ");
}

/** Long sums in pieces that may stand on lines of their own; the first begins with the equals sign. */
function broken(formula: Expression, writing: Writing): string[] {
  return breakable(formula).map(({ sign, of, within }) => {
    const inner = expressionMathml(of, writing, within);
    return row(mo(sign === "" ? "=" : sign), inner);
  });
}
