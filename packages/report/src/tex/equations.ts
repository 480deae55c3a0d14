/** Steps in LaTeX, in pieces that a line may be broken between. */
import type { Expression, Step } from "@x/eurocode";
import type { Words } from "@x/words";
import { latexNumber, latexUnit, symbolLatex } from "../latex.ts";
import { literal } from "../numbers.ts";
import { type Notation, written } from "../steps/notation.ts";
import { breakable, factors, type Piece, printed } from "../steps/printed.ts";
import { symbolPieces } from "../symbol.ts";
import { latexMath } from "./letters.ts";

/** A piece of a formula, and about how wide it is, in ems. */
interface Set {
  readonly code: string;
  readonly wide: number;
}

/** A line of an A4 page with usual margins. */
const room = 40;

const set = (code: string, letters: string): Set => ({ code, wide: [...letters].length * 0.52 });
const inBrackets = ({ code, wide }: Set): Set => ({ code: `\\left(${code}\\right)`, wide: wide + 1 });
const sum = (parts: readonly Set[]): number => parts.reduce((all, { wide }) => all + wide, 0);

function symbol(name: string): Set {
  const wide = symbolPieces(name).reduce(
    (all, { head, index }) => all + 0.65 * [...head].length + 0.38 * index.length,
    0,
  );
  return { code: symbolLatex(name), wide };
}

const notation = (name: (name: string) => Set, words: Words): Notation<Set> => ({
  number: (text) => {
    const shown = literal(text, words);
    return set(latexNumber(shown), shown);
  },
  name,
  pi: set("\\pi", "p"),
  sign: (sign) => ({ code: { "·": " \\cdot ", "−": " - ", "+": " + " }[sign], wide: 1.2 }),
  row: (parts) => ({ code: parts.map(({ code }) => code).join(""), wide: sum(parts) }),
  negative: (of) => ({ code: `-${of.code}`, wide: of.wide + 0.8 }),
  bracket: inBrackets,
  fraction: (over, under) => ({
    code: `\\frac{${over.code}}{${under.code}}`,
    wide: Math.max(over.wide, under.wide) + 0.3,
  }),
  power: (base, exponent) => ({ code: `${base.code}^{${exponent.code}}`, wide: base.wide + 0.7 * exponent.wide }),
  root: (of) => ({ code: `\\sqrt{${of.code}}`, wide: of.wide + 1 }),
  absolute: (of) => ({ code: `\\left|${of.code}\\right|`, wide: of.wide + 0.8 }),
  exponential: (of) => ({ code: `e^{${of.code}}`, wide: 0.5 + 0.7 * of.wide }),
  call: (shown, args) => {
    const inner = { code: args.map(({ code }) => code).join(";\\, "), wide: sum(args) + 0.5 * args.length };
    return { code: `\\${shown}${inBrackets(inner).code}`, wide: inBrackets(inner).wide + 0.5 * shown.length };
  },
});

/** One side of an equation: what a line may begin with, each with its sign. */
function side(formula: Expression, as: Notation<Set>): string[] {
  const setAs = ({ of, within }: Piece) => written(of, as, within);
  return breakable(formula)
    .flatMap((piece) => (setAs(piece).wide <= room ? [piece] : factors(piece)))
    .map((piece) => {
      const { code, wide } = setAs(piece);
      const sign = { "": "=", "+": "+", "−": "-", "·": "\\cdot" }[piece.sign];
      return `\\br${sign} ${wide <= room ? code : `\\fit{${code}}`}`;
    });
}

/** symbol = formula = formula with its numbers = value unit, a piece a line. */
export function stepLines(step: Step, words: Words): string[] {
  const { symbol: name, unit, formula, numbers, entered, value } = printed(step, words);
  const entry = (of: string): Set => {
    const text = numbers[of];
    if (text === undefined) return symbol(of);
    const number = set(latexNumber(text), text);
    return (entered[of] ?? 0) < 0 ? inBrackets(number) : number;
  };
  const general = formula ? side(formula, notation(symbol, words)) : [];
  const substituted = formula ? side(formula, notation(entry, words)) : [];
  const amount = `${latexNumber(value)}${unit === "" ? "" : `\\ \\mathrm{${latexUnit(unit)}}`}`;
  return [
    symbolLatex(name),
    ...general,
    ...(substituted.join() === general.join() ? [] : substituted),
    `\\br= ${amount}`,
  ].map(latexMath);
}

export const symbolMath = (name: string): string => `\\(${latexMath(symbolLatex(name))}\\)`;
