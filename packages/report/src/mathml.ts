import type { Expression, Step } from "@x/eurocode";
import { escapeText } from "./figures/svg.ts";
import { literal } from "./numbers.ts";
import type { Language } from "./phrases.ts";
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

/** symbol = formula = formula with its numbers = value unit; a line is broken between these, and at the sums of one. */
export function stepMathml(step: Step, language: Language): string {
  const { symbol, unit, formula, numbers, entered, value } = printed(step, language);
  const number = (text: string) => literal(text, language);
  const last = `${mn(value)}${unit === "" ? "" : `<mspace width="0.2em"></mspace><mtext>${escapeText(unit)}</mtext>`}`;
  const lines: string[] = [];
  if (formula) {
    const withNumbers = (name: string) => {
      const text = numbers[name];
      if (text === undefined) return symbolMathml(name);
      return (entered[name] ?? 0) < 0 ? bracket(mn(text.replace("-", "−"))) : mn(text);
    };
    const general = broken(formula, symbolMathml, number);
    const substituted = broken(formula, withNumbers, number);
    lines.push(...general);
    if (substituted.join() !== general.join()) lines.push(...substituted);
  }
  const [first = "", ...more] = [...lines, row(mo("="), last)];
  return [row(symbolMathml(symbol), first), ...more].map((part) => `<math>${part}</math>`).join(" ");
}

/** Long sums in pieces that may stand on lines of their own; the first begins with the equals sign. */
function broken(formula: Expression, write: Write, number: Write): string[] {
  return breakable(formula).map(({ sign, of, within }) => {
    const inner = expressionMathml(of, write, number, within);
    return row(mo(sign === "" ? "=" : sign), inner);
  });
}
