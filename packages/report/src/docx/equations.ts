/** Equations of Word, which can be edited there. */
import type { Step } from "@x/eurocode";
import type { Words } from "@x/words";
import {
  Math as Equation,
  MathFraction,
  MathRadical,
  MathRoundBrackets,
  MathRun,
  MathSubScript,
  MathSuperScript,
  type ParagraphChild,
  TextRun,
} from "docx";
import { literal } from "../numbers.ts";
import { type Notation, written } from "../steps/notation.ts";
import { printed } from "../steps/printed.ts";
import { symbolPieces } from "../symbol.ts";

type Piece = ConstructorParameters<typeof Equation>[0]["children"][number];

const letters = (text: string): Piece => new MathRun(text);
const upright = (text: string): Piece => new MathRun({ text, style: "plain" });
const bracket = (children: readonly Piece[]): readonly Piece[] => [new MathRoundBrackets({ children })];

const symbol = (name: string): readonly Piece[] =>
  symbolPieces(name).flatMap(({ head, index }, i) => [
    ...(i === 0 ? [] : [upright("/")]),
    index === "" ? letters(head) : new MathSubScript({ children: [letters(head)], subScript: [upright(index)] }),
  ]);

const notation = (name: Notation<readonly Piece[]>["name"], words: Words): Notation<readonly Piece[]> => ({
  number: (text) => [upright(literal(text, words))],
  name,
  pi: [letters("π")],
  sign: (sign) => [upright(sign)],
  row: (parts) => parts.flat(),
  negative: (of) => [upright("−"), ...of],
  bracket,
  fraction: (numerator, denominator) => [new MathFraction({ numerator, denominator })],
  power: (children, superScript) => [new MathSuperScript({ children, superScript })],
  root: (children) => [new MathRadical({ children })],
  absolute: (of) => [upright("|"), ...of, upright("|")],
  exponential: (superScript) => [new MathSuperScript({ children: [letters("e")], superScript })],
  call: (shown, args) => [
    upright(shown),
    ...bracket(args.flatMap((arg, i) => (i === 0 ? arg : [upright("; "), ...arg]))),
  ],
});

export const symbolEquation = (name: string): Equation => new Equation({ children: symbol(name) });

/** symbol = formula = formula with its numbers = value unit: lines break between these, and the equals signs are text. */
export function stepEquations(step: Step, words: Words): ParagraphChild[] {
  const { symbol: name, unit, formula, numbers, entered, value } = printed(step, words);
  const entry = (of: string): readonly Piece[] => {
    const text = numbers[of];
    if (text === undefined) return symbol(of);
    const number = [upright(text.replace("-", "−"))];
    return (entered[of] ?? 0) < 0 ? bracket(number) : number;
  };
  const sides = [
    symbol(name),
    ...(formula ? [written(formula, notation(symbol, words))] : []),
    ...(formula && Object.keys(numbers).length > 0 ? [written(formula, notation(entry, words))] : []),
  ];
  return [
    ...sides.flatMap((children) => [new Equation({ children }), new TextRun(" = ")]),
    new TextRun(`${value}${unit === "" ? "" : `\u202F${unit}`}`),
  ];
}
