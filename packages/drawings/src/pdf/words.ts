/** Glyphs -> words: by baseline, size and gap; stacked and raised fractions are put together. */
import type { Box } from "../model.ts";
import type { Word } from "../page-text.ts";
import type { Glyph } from "./page.ts";

/** A word in the frame of its own direction: u along the reading, v across it (downwards), v on the baseline. */
interface Run {
  text: string;
  u0: number;
  u1: number;
  readonly v: number;
  readonly size: number;
  readonly annotation: boolean;
  /** of the last glyph */
  pen: number;
  textObject: number;
  /** so many of its letters the pen was set anew for */
  pens: number;
  /** where it was set anew and nothing goes on: characters before it, u, and whether another text begins there */
  seams: (readonly [at: number, u: number, begins: boolean])[];
}

/** a text that is written in pieces goes on where the last one ended; cells do not */
const misfit = 0.012;

const ligatures: Readonly<Record<string, string>> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl" };

export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const directions = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const angle = (Math.round((Math.atan2(glyph.dy, glyph.dx) * 180) / Math.PI) + 360) % 360;
    const same = directions.get(angle);
    if (same) same.push(glyph);
    else directions.set(angle, [glyph]);
  }
  const words: Word[] = [];
  for (const [angle, same] of directions) {
    const c = Math.cos((angle * Math.PI) / 180);
    const s = Math.sin((angle * Math.PI) / 180);
    const runs = joined(fractions(joined(runsOf(same, c, s))));
    for (const run of runs) {
      const text = cleaned(run.text);
      if (text.trim() === "") continue;
      const seams = seamsOf(run);
      words.push({
        text,
        box: boxOf(run, c, s),
        angle,
        size: run.size,
        confidence: 1,
        ...(run.annotation && { annotation: true as const }),
        ...(seams.length > 0 && { seams }),
      });
    }
  }
  return words;
}

const cleaned = (text: string): string =>
  text.replace(/[ﬀ-ﬄ]/g, (letter) => ligatures[letter] ?? letter).replace(/\p{Cc}|\u00ad|\ufeff|\u200b/gu, "");

/** Of letters that are set one by one, none but those between two texts */
function seamsOf({ text, u0, u1, pens, seams }: Run): NonNullable<Word["seams"]> {
  const oneByOne = pens > text.length / 3;
  const ends = oneByOne ? seams.filter(([, , begins]) => begins) : seams;
  if (ends.length > Math.max(1, text.length / 3)) return [];
  return ends.map(([at, u]) => [cleaned(text.slice(0, at)).length, (u - u0) / Math.max(u1 - u0, 0.01)]);
}

function boxOf({ u0, u1, v, size }: Run, c: number, s: number): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const u of [u0, u1])
    for (const w of [v - 0.75 * size, v + 0.22 * size]) {
      xs.push(u * c - w * s);
      ys.push(u * s + w * c);
    }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Words in the order of drawing */
function runsOf(glyphs: readonly Glyph[], c: number, s: number): Run[] {
  const runs: Run[] = [];
  const isPrintedTwice = printedBefore();
  let run: Run | undefined;
  for (const glyph of glyphs) {
    const u = glyph.x * c + glyph.y * s;
    const v = -glyph.x * s + glyph.y * c;
    if (glyph.text.trim() === "") {
      run = undefined;
      continue;
    }
    if (isPrintedTwice(glyph, u, v)) continue;
    const gap = run ? u - run.u1 : 0;
    if (
      run &&
      Math.abs(v - run.v) < 0.12 * run.size &&
      Math.abs(glyph.size - run.size) < 0.04 * run.size &&
      gap < 0.2 * run.size &&
      gap > -0.35 * run.size &&
      run.annotation === glyph.annotation
    ) {
      if (glyph.pen !== run.pen && Math.abs(gap) > misfit * run.size)
        run.seams.push([run.text.length, (run.u1 + u) / 2, glyph.textObject !== run.textObject]);
      if (glyph.pen !== run.pen) run.pens++;
      run.pen = glyph.pen;
      run.textObject = glyph.textObject;
      run.text += glyph.text;
      run.u1 = Math.max(run.u1, u + glyph.width);
    } else {
      const { text, width, size, annotation, pen, textObject } = glyph;
      run = { text, u0: u, u1: u + width, v, size, annotation, pen, textObject, pens: 0, seams: [] };
      runs.push(run);
    }
  }
  return runs;
}

/** Bold imitated by printing twice, the second time a little beside the first: narrower than any letter */
function printedBefore(): (glyph: Glyph, u: number, v: number) => boolean {
  const near = 0.08;
  const seen = new Map<string, Map<number, readonly [u: number, v: number]>>();
  const key = (i: number, j: number) => i + 1e7 * j;
  return ({ text, size }, u, v) => {
    const kind = `${text} ${Math.round(size * 4)}`;
    const own = seen.get(kind) ?? new Map<number, readonly [u: number, v: number]>();
    seen.set(kind, own);
    // a cell is twice as wide as what is near: of its neighbours one on each side can hold it
    const cell = 2 * near * (Math.round(size * 4) / 4 || 1);
    const [x, y] = [u / cell, v / cell];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const is = [i, x - i < 0.5 ? i - 1 : i + 1];
    const js = [j, y - j < 0.5 ? j - 1 : j + 1];
    for (const a of is)
      for (const b of js) {
        const other = own.get(key(a, b));
        if (other && Math.abs(other[0] - u) < near * size && Math.abs(other[1] - v) < near * size) return true;
      }
    own.set(key(i, j), [u, v]);
    return false;
  };
}

/** Pieces that touch on one baseline, in whatever order they were drawn */
function joined(runs: readonly Run[]): Run[] {
  const lines = new Map<number, Run[]>();
  for (const run of runs) {
    const key = Math.round(run.v);
    const line = lines.get(key);
    if (line) line.push(run);
    else lines.set(key, [run]);
  }
  const gone = new Set<Run>();
  for (const [key, own] of [...lines].sort(([a], [b]) => a - b)) {
    // a baseline may fall on either side of the rounding
    const line = [...own, ...(lines.get(key + 1) ?? [])].filter((run) => !gone.has(run)).sort((a, b) => a.u0 - b.u0);
    let last: Run | undefined;
    for (const run of line) {
      const gap = last ? run.u0 - last.u1 : 0;
      if (
        last &&
        Math.abs(run.v - last.v) < 0.1 * last.size &&
        Math.abs(run.size - last.size) < 0.08 * last.size &&
        gap < 0.13 * last.size &&
        gap > -0.2 * last.size &&
        run.annotation === last.annotation
      ) {
        const before = last.text.length;
        const begins = run.textObject !== last.textObject;
        if (Math.abs(gap) > misfit * last.size) last.seams.push([before, (last.u1 + run.u0) / 2, begins]);
        last.seams.push(...run.seams.map(([at, u, own]) => [before + at, u, own] as const));
        last.pens += run.pens + 1;
        last.text += run.text;
        last.u1 = Math.max(last.u1, run.u1);
        gone.add(run);
      } else last = run;
    }
  }
  return runs.filter((run) => !gone.has(run));
}

/** `1` raised and `4` lowered, or `1` over `4`, smaller than the text they follow: 1/4 */
function fractions(runs: Run[]): Run[] {
  const digits = runs.filter((run) => /^\d{1,2}["”]?$/.test(run.text));
  if (digits.length < 2) return runs;
  const gone = new Set<Run>();
  const byLine = [...runs].sort((a, b) => a.v - b.v);
  for (const upper of digits) {
    if (gone.has(upper)) continue;
    const lower = digits.find(
      (run) =>
        run !== upper &&
        !gone.has(run) &&
        Math.abs(run.size - upper.size) < 0.1 * upper.size &&
        run.v - upper.v > 0.2 * upper.size &&
        run.v - upper.v < 1.6 * upper.size &&
        run.u0 - upper.u1 < 0.8 * upper.size &&
        run.u0 > upper.u0 - 0.7 * upper.size,
    );
    if (!lower) continue;
    const main = before(byLine, upper, lower, gone);
    if (!main) continue;
    const bar = runs.find(
      (run) =>
        /^[/_–—⁄-]+$/.test(run.text) &&
        run.u0 > upper.u0 - upper.size &&
        run.u1 < Math.max(upper.u1, lower.u1) + upper.size &&
        run.v > upper.v - upper.size &&
        run.v < lower.v + 0.2 * lower.size,
    );
    if (bar) gone.add(bar);
    gone.add(upper);
    gone.add(lower);
    main.text += `${/\d$/.test(main.text) ? " " : ""}${upper.text}/${lower.text}`;
    main.u1 = Math.max(upper.u1, lower.u1);
  }
  return runs.filter((run) => !gone.has(run));
}

/** The larger text that ends where a fraction begins */
function before(byLine: readonly Run[], upper: Run, lower: Run, gone: ReadonlySet<Run>): Run | undefined {
  const u0 = Math.min(upper.u0, lower.u0);
  return byLine.find(
    (run) =>
      !gone.has(run) &&
      run.size > 1.2 * upper.size &&
      /(?:[\dXx×'-]|PL|FL)$/.test(run.text) &&
      run.v >= upper.v - 0.1 * run.size &&
      run.v <= lower.v + 0.3 * run.size &&
      u0 - run.u1 > -0.3 * run.size &&
      u0 - run.u1 < 0.7 * run.size,
  );
}
