/** Phrases around a phrase, found by place; the lines of one text. */
import { sectionsIn } from "@x/fabrication/members";
import { centre, type Frame, middle, type Phrase } from "./reading-direction.ts";

export type Neighbours = (phrase: Phrase, reach: number) => Phrase[];

export function neighbours(phrases: readonly Phrase[], cellSize = 40): Neighbours {
  const cells = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const key = `${Math.floor((phrase.x0 + phrase.x1) / 2 / cellSize)} ${Math.floor((phrase.y0 + phrase.y1) / 2 / cellSize)}`;
    const cell = cells.get(key);
    if (cell) cell.push(phrase);
    else cells.set(key, [phrase]);
  }
  return (phrase, wanted) => {
    const reach = Math.min(wanted, 6 * cellSize);
    const found: Phrase[] = [];
    // phrases are kept by their middle: look as far as long ones reach
    for (
      let i = Math.floor((phrase.x0 - reach - 2 * cellSize) / cellSize);
      i <= Math.floor((phrase.x1 + reach + 2 * cellSize) / cellSize);
      i++
    )
      for (let j = Math.floor((phrase.y0 - reach) / cellSize); j <= Math.floor((phrase.y1 + reach) / cellSize); j++)
        for (const other of cells.get(`${i} ${j}`) ?? []) if (other !== phrase) found.push(other);
    return found;
  };
}

export const shares = (a: Phrase, b: Phrase): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** The lines directly above and below that begin, end or are centred alike */
export function linesAround(phrase: Phrase, near: Neighbours, most = 1.1): { above?: Phrase; below?: Phrase } {
  const aligned = near(phrase, 3 * phrase.size).filter(
    (other) =>
      shares(other, phrase) > 0.3 * Math.min(other.x1 - other.x0, phrase.x1 - phrase.x0) &&
      other.size < 1.5 * phrase.size &&
      phrase.size < 1.5 * other.size,
  );
  const above = aligned
    .filter((other) => other.y1 <= phrase.y0 + 0.3 * phrase.size && phrase.y0 - other.y1 < most * phrase.size)
    .sort((a, b) => b.y1 - a.y1)[0];
  const below = aligned
    .filter((other) => other.y0 >= phrase.y1 - 0.3 * phrase.size && other.y0 - phrase.y1 < most * phrase.size)
    .sort((a, b) => a.y0 - b.y0)[0];
  return { ...(above && { above }), ...(below && { below }) };
}

/** What stands on its line in low boxes of their own beside its box: cells of a row, which name no other section */
export function rowOfGrid(frame: Frame, phrase: Phrase, near: Neighbours): Phrase[] {
  const [left, top, right, bottom] = frame.rules.cellAt(centre(phrase), middle(phrase));
  if (![left, right].every(Number.isFinite) || !(bottom - top < 3.2 * phrase.size)) return [];
  return near(phrase, 30 * phrase.size).filter((other) => {
    if (Math.abs(middle(other) - middle(phrase)) > 0.5 * phrase.size) return false;
    const box = frame.rules.cellAt(centre(other), middle(other));
    const same = Math.abs(box[1] - top) < 2 && Math.abs(box[3] - bottom) < 2;
    const apart = box[2] <= left + 1 || box[0] >= right - 1;
    return same && apart && sectionsIn(other.text).every(({ part }) => part);
  });
}

/** The lines above and below that belong to the same text */
export function paragraphOf(phrase: Phrase, near: Neighbours): Phrase[] {
  const mostLines = 8;
  const lines = [phrase];
  for (const way of ["above", "below"] as const)
    for (let next = linesAround(phrase, near, 0.7)[way]; next && lines.length < mostLines; ) {
      lines.push(next);
      next = linesAround(next, near, 0.7)[way];
    }
  return lines;
}

/** "Tubo | rectangular 120x60x5": a line of the view runs through the blank of a name, which is one all the same */
export function namesAcrossLines(phrases: readonly Phrase[]): Phrase[] {
  const near = neighbours(phrases);
  const joined = new Map<Phrase, Phrase | undefined>();
  for (const end of phrases) {
    if (!/\d/.test(end.text) || sectionsIn(end.text).length > 0) continue;
    const begin = near(end, end.size).find(
      (other) =>
        !/\d/.test(other.text) &&
        !joined.has(other) &&
        Math.abs(end.x0 - other.x1 - 0.3 * end.size) < 0.4 * end.size &&
        Math.abs(other.y0 - end.y0) < 0.1 * end.size &&
        Math.abs(other.size - end.size) < 0.1,
    );
    const text = begin && `${begin.text} ${end.text}`;
    if (!begin || text === undefined || sectionsIn(text)[0]?.profile === undefined) continue;
    joined.set(begin, undefined);
    joined.set(end, {
      ...end,
      text,
      x0: begin.x0,
      words: [...begin.words, ...end.words],
      spans: [...begin.spans, ...end.spans],
    });
  }
  return joined.size === 0
    ? [...phrases]
    : phrases.flatMap((phrase) => (joined.has(phrase) ? (joined.get(phrase) ?? []) : phrase));
}
