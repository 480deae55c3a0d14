import { isSymbol, joined, symbolPieces } from "./symbol.ts";

/** Sentences as a book prints them: symbols with their indices, names of fields in words, marks as they are written. */

const named = new RegExp(
  [
    String.raw`(?<![\w.-])[A-Za-z]+(?:_[A-Za-z0-9]+)+(?:,[A-Za-z0-9]+)*(?!\w|\((?!T[)_]))`,
    String.raw`(?<![\w.-])(?:${Object.keys(joined).join("|")})(?:_[A-Za-z0-9]+)*(?![\w(-])`,
    // nu is a word of other languages
    String.raw`(?<![\w.-])(?:alpha|beta|gamma|delta|epsilon|eta|theta|lambda|rho|psi|chi|phi|nu(?= [a-z]_))(?![\w(-])`,
  ].join("|"),
  "g",
);

export interface Piece {
  readonly text: string;
  /** Stands lower and smaller. */
  readonly isIndex: boolean;
}

export type Marks = ReadonlySet<string>;

const noMarks: Marks = new Set();

/** What people call their parts is no symbol, though it may look like one: `C_1`, `HE_200_A`, word by word; `beta beam` as a whole. */
export const marksIn = (names: Iterable<string>): Marks =>
  new Set(
    [...names].flatMap((name) => {
      if (name.search(named) < 0) return [];
      return name.includes("_") ? [name, ...name.split(/\s+/).filter((word) => word.includes("_"))] : [name];
    }),
  );

/** Whether a place of a sentence is inside of one of the marks. */
const isInMark = (sentence: string, at: number, end: number, marks: Marks): boolean =>
  [...marks].some((mark) => {
    const from = sentence.lastIndexOf(mark, at);
    return from >= 0 && from + mark.length >= end;
  });

/** The word around a place of a sentence, without what encloses it. */
function wordAt(sentence: string, from: number, to: number): string {
  const before = /\S*$/.exec(sentence.slice(0, from))?.[0] ?? "";
  const after = /^\S*/.exec(sentence.slice(to))?.[0] ?? "";
  return (before + sentence.slice(from, to) + after).replace(/^[("']+|[)"',;:.]+$/g, "");
}

/** A sentence as a book prints it: `M_y_Ed` with its index, `load_height` in words, marks as they are written. */
export function piecesOf(sentence: string, marks: Marks = noMarks): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, isIndex = false) => {
    if (text !== "")
      pieces.push({ text: text.replaceAll(/(?<= )([<>])=(?= )/g, (_, sign) => (sign === "<" ? "≤" : "≥")), isIndex });
  };
  let from = 0;
  for (const { 0: name, index: at } of sentence.matchAll(named)) {
    const end = at + name.length;
    if (marks.size > 0 && (marks.has(wordAt(sentence, at, end)) || isInMark(sentence, at, end, marks))) continue;
    add(sentence.slice(from, at));
    from = end;
    const symbol = (joined[name] ?? name).replaceAll(",", "_");
    if (!isSymbol(symbol)) add(name.replaceAll("_", " "));
    else
      symbolPieces(symbol).forEach(({ head, index }, i) => {
        add(i === 0 ? head : `/${head}`);
        add(index, true);
      });
  }
  add(sentence.slice(from));
  return pieces;
}
