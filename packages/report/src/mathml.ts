import type { Expression, Step } from "@x/eurocode";
import type { Words } from "@x/words";
import { escapeText } from "./figures/svg.ts";
import { literal } from "./numbers.ts";
import { type Notation, written } from "./steps/notation.ts";
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

const notation = (name: (name: string) => string, number: (text: string) => string): Notation<string> => ({
  number: (text) => mn(number(text)),
  name,
  pi: mi("π"),
  sign: mo,
  row: (parts) => row(...parts),
  negative: (of) => row(mo("−"), of),
  bracket,
  fraction: (over, under) => `<mfrac>${row(over)}${row(under)}</mfrac>`,
  power: (base, exponent) => `<msup>${row(base)}${row(exponent)}</msup>`,
  root: (of) => `<msqrt>${of}</msqrt>`,
  absolute: (of) => row(mo("|"), of, mo("|")),
  exponential: (of) => `<msup>${mi("e")}${row(of)}</msup>`,
  call: (shown, args) => row(mi(shown), mo("("), args.join(mo(";")), mo(")")),
});

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
    const general = broken(formula, notation(symbolMathml, number));
    const substituted = broken(formula, notation(withNumbers, number));
    lines.push(...general);
    if (substituted.join() !== general.join()) lines.push(...substituted);
  }
  const [first = "", ...more] = [...lines, row(mo("="), last)];
  return [row(symbolMathml(symbol), first), ...more].map((part) => `<math>${part}</math>`).join(" ");
}

/** Long sums in pieces that may stand on lines of their own; the first begins with the equals sign. */
const broken = (formula: Expression, as: Notation<string>): string[] =>
  breakable(formula).map(({ sign, of, within }) => row(mo(sign === "" ? "=" : sign), written(of, as, within)));
