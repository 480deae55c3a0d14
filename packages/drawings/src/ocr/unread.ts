/** Ink as high as figures that stands next to a word and that nothing was made of: the word may be without a figure. */
import type { Word } from "../page-text.ts";
import { type Extent, grid, isInside } from "./extent.ts";

/** In heights of capitals: as high as figures are, as near as figures of one number, and how far off the line they may be */
const high = { least: 0.8, most: 1.3 };
const near = 0.6;
const offLine = 0.25;
/** of a body */
const capitals = 0.72;
/** Such a word is no proof of anything. */
const doubted = 0.6;

/** `letters` in pixels, `scale` of them a point */
export function doubtedBesideUnread(words: readonly Word[], letters: readonly Extent[], scale: number): Word[] {
  const extents = words.map((word) => inPixels(word, scale));
  const wordsNear = grid(extents);
  const lettersNear = grid(letters);
  const isUnread = (letter: Extent) => !wordsNear(letter).some((word) => isInside(letter, word));
  return words.map((word, i) => {
    const extent = extents[i];
    if (!extent || !/\d/.test(word.text) || word.confidence <= doubted) return word;
    const height = capitals * word.size * scale;
    const along = word.angle === 0 || word.angle === 180 ? level : upright;
    const goesOn = (letter: Extent) => isFigureBeside(along(letter), along(extent), height);
    const reach = around(extent, near * height);
    return lettersNear(reach).some((letter) => goesOn(letter) && isUnread(letter))
      ? { ...word, confidence: doubted }
      : word;
  });
}

/** From and to along the line, and across it */
type OnLine = readonly [from: number, to: number, top: number, bottom: number];
const level = ({ x0, x1, y0, y1 }: Extent): OnLine => [x0, x1, y0, y1];
const upright = ({ x0, x1, y0, y1 }: Extent): OnLine => [y0, y1, x0, x1];

function isFigureBeside(letter: OnLine, word: OnLine, height: number): boolean {
  const [from, to, top, bottom] = letter;
  const tall = bottom - top;
  return (
    Math.max(from - word[1], word[0] - to) < near * height &&
    tall >= high.least * height &&
    tall <= high.most * height &&
    top >= word[2] - offLine * height &&
    bottom <= word[3] + offLine * height
  );
}

const around = ({ x0, y0, x1, y1 }: Extent, by: number): Extent => ({
  x0: x0 - by,
  y0: y0 - by,
  x1: x1 + by,
  y1: y1 + by,
});

const inPixels = ({ box: [x0, y0, x1, y1] }: Word, scale: number): Extent => ({
  x0: x0 * scale,
  y0: y0 * scale,
  x1: x1 * scale,
  y1: y1 * scale,
});
