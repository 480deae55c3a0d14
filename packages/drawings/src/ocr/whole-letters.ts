/**
 * Letters of more than one piece of ink: an equals sign, a figure that a worn scan broke in two. The pieces stand above
 * each other and were taken for a word across the line; what is no higher than a letter of the line it stands in is a
 * letter of it.
 */
import { boundsOf, type Extent, grid } from "./extent.ts";
import { type Letter, linesOf, type TextLine } from "./text-lines.ts";

/** of the height of capitals: how far a piece may lie outside of the line, and a letter from its neighbour */
const slack = 0.15;
const reach = 1.25;
const widest = 1.1;
const mostPieces = 4;

/** A level line as it is, an upright one with its axes exchanged */
const along = (extent: Extent, upright: boolean): Extent =>
  upright ? { x0: extent.y0, x1: extent.y1, y0: extent.x0, y1: extent.x1 } : extent;

export function withWholeLetters(letters: readonly Letter[], rules: readonly Extent[]): TextLine[] {
  const lines = linesOf(letters, rules);
  const near = grid(lines);
  const broken = new Map<Letter, Letter>();
  for (const line of lines) {
    const { letters: pieces, capHeight } = line;
    if (pieces.length < 2 || pieces.length > mostPieces) continue;
    const far = reach * 2.5 * Math.max(capHeight, line.x1 - line.x0, line.y1 - line.y0);
    const around = { x0: line.x0 - far, x1: line.x1 + far, y0: line.y0 - far, y1: line.y1 + far };
    const host = near(around).find((other) => other.upright !== line.upright && isLetterOf(line, other));
    if (!host) continue;
    const whole = wholeOf(line, host);
    for (const piece of pieces) broken.set(piece, whole);
  }
  if (broken.size === 0) return lines;
  return linesOf([...new Set(letters.map((letter) => broken.get(letter) ?? letter))], rules);
}

function isLetterOf(pieces: TextLine, host: TextLine): boolean {
  const { upright, capHeight: cap } = host;
  // two strokes side by side are a word of their own sooner than a letter of an upright one
  if (host.letters.length < (upright ? 3 : 2)) return false;
  const [own, line] = [along(pieces, upright), along(host, upright)];
  if (own.x1 - own.x0 > widest * cap) return false;
  if (own.x1 < line.x0 - reach * cap || own.x0 > line.x1 + reach * cap) return false;
  const clear = host.letters.every((letter) => {
    const { x0, x1 } = along(letter, upright);
    return Math.min(x1, own.x1) - Math.max(x0, own.x0) <= slack * cap;
  });
  return clear && isWithin(own, line, cap);
}

const isWithin = (own: Extent, line: Extent, cap: number): boolean =>
  own.y0 >= line.y0 - slack * cap && own.y1 <= line.y1 + slack * cap && own.y1 - own.y0 <= (1 + slack) * cap;

/** As high as its line where it is lower, so that its neighbours know it */
function wholeOf(pieces: TextLine, { upright, ...host }: TextLine): Letter {
  const { x0, y0, x1, y1 } = boundsOf(pieces.letters);
  const parts = pieces.letters.flatMap((letter) => letter.pieces);
  const band: Extent = upright
    ? { x0: Math.min(x0, host.x0), x1: Math.max(x1, host.x1), y0, y1 }
    : { x0, x1, y0: Math.min(y0, host.y0), y1: Math.max(y1, host.y1) };
  return { x0, y0, x1, y1, band, pieces: parts };
}
