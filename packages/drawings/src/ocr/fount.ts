/**
 * Typewritten founts have low capitals and wide letters: the body of a letter, which spaces are measured by, follows from
 * the pitch and not from the height of capitals.
 */
import type { TextLine } from "./text-lines.ts";

/** of the body of a letter: capitals of most founts, and the pitch of typewritten ones */
const usual = { capital: 0.72, pitch: 0.6 };
const leastLetters = 6;
/** of the height of capitals: figures of one width, which other founts have too, are closer */
const leastPitch = 0.86;
const mostPitch = 1.3;
/** how far the middle of a letter may lie from its place, of the pitch, and how many have to be there */
const slack = 0.16;
const most = 0.85;
/** of the lines of a page, for all of it to be typewritten */
const share = 0.5;
/** of the height of capitals, which brackets and wear change */
const sameHeight = 0.15;

export interface Fount {
  /** the body of its letters, in pixels */
  readonly body: number;
  /** from letter to letter where all have one width: paper at both sides of a letter belongs to it */
  readonly pitch?: number;
}

export function fountsOf(lines: readonly TextLine[]): (line: TextLine) => Fount {
  const long = lines.filter(({ letters }) => letters.length >= leastLetters);
  const typed = long.flatMap((line) => {
    const pitch = pitchOf(line);
    return pitch === undefined ? [] : [{ line, cap: line.capHeight, pitch, ratio: pitch / line.capHeight }];
  });
  const own = new Map(typed.map(({ line, pitch }) => [line, pitch]));
  const wholePage = typed.length > 0 && typed.length >= share * long.length;
  const fromOthers = ({ capHeight: cap }: TextLine): number | undefined => {
    const alike = typed.filter((other) => Math.abs(other.cap - cap) <= sameHeight * cap);
    return median(alike.map(({ pitch }) => pitch)) ?? (median(typed.map(({ ratio }) => ratio)) ?? 0) * cap;
  };
  return (line) => {
    const pitch = own.get(line) ?? (wholePage ? fromOthers(line) : undefined);
    return pitch === undefined ? { body: line.capHeight / usual.capital } : { body: pitch / usual.pitch, pitch };
  };
}

const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** From letter to letter, where all stand in places of one width */
function pitchOf({ letters, upright, capHeight }: TextLine): number | undefined {
  const middles = letters.map(({ x0, y0, x1, y1 }) => (upright ? y0 + y1 : x0 + x1) / 2);
  const steps = middles.slice(1).map((middle, i) => middle - (middles[i] ?? 0));
  const pitch = median(steps) ?? 0;
  if (pitch < leastPitch * capHeight || pitch > mostPitch * capHeight) return undefined;
  const inPlace = steps.filter(
    (step) => step > 0.5 * pitch && Math.abs(step / pitch - Math.round(step / pitch)) <= slack,
  );
  return inPlace.length >= most * steps.length ? pitch : undefined;
}
