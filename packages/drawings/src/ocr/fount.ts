/**
 * Typewritten founts have low capitals and wide letters: the body of a letter, which spaces are measured by, follows from
 * the pitch and not from the height of capitals.
 */
import type { TextLine } from "./text-lines.ts";

/** of the body of a letter: capitals of most founts, and the pitch of typewritten ones */
const usual = { capital: 0.72, pitch: 0.6 };
const leastLetters = 6;
/** of the height of capitals: figures of one width, which other founts have too, are closer */
const leastPitch = 0.95;
const mostPitch = 1.3;
/** how far the middle of a letter may lie from its place, of the pitch, and how many have to be there */
const slack = 0.16;
const most = 0.85;
const share = 0.6;

/** The body of the letters of a line in pixels */
export function bodyOf(lines: readonly TextLine[]): (line: TextLine) => number {
  const long = lines.filter(({ letters }) => letters.length >= leastLetters);
  const pitches = new Map(long.flatMap((line) => {
    const pitch = pitchOf(line);
    return pitch === undefined ? [] : [[line, pitch / line.capHeight] as const];
  }));
  const sorted = [...pitches.values()].sort((a, b) => a - b);
  const ofPage = pitches.size >= share * long.length ? sorted[sorted.length >> 1] : undefined;
  return (line) => {
    const pitch = pitches.get(line) ?? ofPage;
    return pitch === undefined ? line.capHeight / usual.capital : (pitch * line.capHeight) / usual.pitch;
  };
}

/** From letter to letter, where all stand in places of one width */
function pitchOf({ letters, upright, capHeight }: TextLine): number | undefined {
  const middles = letters.map(({ x0, y0, x1, y1 }) => (upright ? y0 + y1 : x0 + x1) / 2);
  const steps = middles.slice(1).map((middle, i) => middle - (middles[i] ?? 0));
  const pitch = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  if (pitch < leastPitch * capHeight || pitch > mostPitch * capHeight) return undefined;
  const inPlace = steps.filter((step) => step > 0.5 * pitch && Math.abs(step / pitch - Math.round(step / pitch)) <= slack);
  return inPlace.length >= most * steps.length ? pitch : undefined;
}
