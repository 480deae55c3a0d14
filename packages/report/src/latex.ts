import type { Step } from "@x/eurocode";
import type { Words } from "@x/words";
import { literal } from "./numbers.ts";
import { type Notation, written } from "./steps/notation.ts";
import { printed } from "./steps/printed.ts";
import { symbolPieces } from "./symbol.ts";

// LaTeX of formulas, of the same printed step as MathML and PDF; what is here is all that Markdown needs.

const powers = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A comma would otherwise be followed by a space, and powers stand raised. */
export const latexNumber = (text: string): string =>
  text
    .replace(",", "{,}")
    .replaceAll("\u202F", "\\,")
    .replace("·", "\\cdot")
    .replace(
      /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/,
      (raised) => `^{${[...raised].map((c) => (c === "⁻" ? "-" : powers.indexOf(c))).join("")}}`,
    );

export const latexUnit = (unit: string): string =>
  unit.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => `^${powers.indexOf(digit)}`).replace("°", "{}^\\circ{}");

export function symbolLatex(name: string): string {
  return symbolPieces(name)
    .map(({ head, index }) => {
      const main = head.length > 1 ? `\\mathrm{${head.replaceAll(" ", "\\ ")}}` : head;
      return index === "" ? main : `${main}_{\\mathrm{${index.replaceAll("_", "\\_")}}}`;
    })
    .join("/");
}

const bracket = (inner: string): string => `\\left(${inner}\\right)`;

const notation = (name: (name: string) => string, number: (text: string) => string): Notation<string> => ({
  number,
  name,
  pi: "\\pi",
  sign: (sign) => (sign === "·" ? " \\cdot " : sign === "−" ? " - " : " + "),
  row: (parts) => parts.join(""),
  negative: (of) => `-${of}`,
  bracket,
  fraction: (over, under) => `\\frac{${over}}{${under}}`,
  power: (base, exponent) => `${base}^{${exponent}}`,
  root: (of) => `\\sqrt{${of}}`,
  absolute: (of) => `\\left|${of}\\right|`,
  exponential: (of) => `e^{${of}}`,
  call: (shown, args) => `\\${shown}${bracket(args.join(";\\, "))}`,
});

export function stepLatex(step: Step, words: Words): string {
  const { symbol, unit, formula, numbers, entered, value } = printed(step, words);
  const constant = (text: string) => latexNumber(literal(text, words));
  const parts = [symbolLatex(symbol)];
  if (formula) {
    parts.push(written(formula, notation(symbolLatex, constant)));
    const entry = (name: string) => {
      const text = latexNumber(numbers[name] ?? "");
      return (entered[name] ?? 0) < 0 ? bracket(text) : text;
    };
    const substituted = written(formula, notation(entry, constant));
    if (substituted !== parts[1]) parts.push(substituted);
  }
  parts.push(`${latexNumber(value)}${unit === "" ? "" : `\\ \\mathrm{${latexUnit(unit)}}`}`);
  return parts.join(" = ");
}
