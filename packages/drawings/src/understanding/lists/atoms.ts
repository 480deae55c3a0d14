/** The smallest pieces of text that a column can hold: words, cut where the pen was set anew within them. */
import type { Word } from "../../page-text.ts";
import type { Phrase } from "../reading-direction.ts";

export interface Atom {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly size: number;
  readonly word: Word;
  readonly phrase: Phrase;
  /** it touches the atom before it: a seam of one word */
  readonly glued: boolean;
}

export function atomsOf(phrase: Phrase): Atom[] {
  return phrase.words.flatMap((word, i): Atom[] => {
    const [x0, x1] = phrase.spans[i] ?? [phrase.x0, phrase.x1];
    const { size } = word;
    const seams = word.seams ?? [];
    const cuts = [[0, 0], ...seams, [word.text.length, 1]] as const;
    return cuts.slice(1).flatMap(([to, end], j): Atom[] => {
      const [from, begin] = cuts[j] ?? [0, 0];
      const text = word.text.slice(from, to);
      return text === ""
        ? []
        : [{ text, x0: x0 + begin * (x1 - x0), x1: x0 + end * (x1 - x0), size, word, phrase, glued: j > 0 }];
    });
  });
}

/** Atoms of one line as one text; what touched before the cut touches again */
export function joinedAtoms(atoms: readonly Atom[]): Phrase | undefined {
  const [first] = atoms;
  if (!first) return undefined;
  const { phrase } = first;
  const whole = atoms.length === atomsOf(phrase).length && atoms.every((atom) => atom.phrase === phrase);
  if (whole) return phrase;
  const text = atoms.map(
    (atom, i) => (i === 0 || (atom.glued && atoms[i - 1]?.word === atom.word) ? "" : " ") + atom.text,
  );
  return {
    text: text.join(""),
    x0: Math.min(...atoms.map(({ x0 }) => x0)),
    x1: Math.max(...atoms.map(({ x1 }) => x1)),
    y0: Math.min(...atoms.map((atom) => atom.phrase.y0)),
    y1: Math.max(...atoms.map((atom) => atom.phrase.y1)),
    size: Math.max(...atoms.map(({ size }) => size)),
    words: [...new Set(atoms.map(({ word }) => word))],
    spans: atoms.map(({ x0, x1 }) => [x0, x1] as const),
    ...(phrase.struck && atoms.every((atom) => atom.phrase.struck) && { struck: phrase.struck }),
  };
}
