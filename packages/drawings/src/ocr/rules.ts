/** Rules: long straight strokes, taken out of the ink so that letters beside them stand free. */
import type { Extent } from "./extent.ts";

/** Takes long straight strokes out of the ink and returns them. */
export function takeRules(
  ink: Uint8Array,
  width: number,
  height: number,
  shortest: number,
  thickest: number,
): Extent[] {
  const level = longStrokes(ink, width, height, 1, width, shortest, thickest);
  const upright = longStrokes(ink, height, width, width, 1, shortest, thickest).map(
    ({ x0, y0, x1, y1 }): Extent => ({ x0: y0, y0: x0, x1: y1, y1: x1 }),
  );
  for (const rule of level) clear(ink, rule, 1, width, height);
  for (const { x0, y0, x1, y1 } of upright) clear(ink, { x0: y0, x1: y1, y0: x0, y1: x1 }, width, 1, width);
  return [...level, ...upright];
}

/**
 * Takes a rule out, place by place along it: where ink goes on across it, a letter stands on it or is struck through,
 * and keeps what is its own.
 */
function clear(ink: Uint8Array, { x0, x1, y0, y1 }: Extent, along: number, across: number, limit: number) {
  const widths: number[] = [];
  const runAt = (x: number, y: number): [number, number] => {
    let [from, to] = [y, y + 1];
    while (from > 0 && ink[x * along + (from - 1) * across] === 1) from--;
    while (to < limit && ink[x * along + to * across] === 1) to++;
    return [from, to];
  };
  const runs: [x: number, from: number, to: number][] = [];
  for (let x = x0; x < x1; x++) {
    for (let y = Math.max(0, y0 - 1); y < Math.min(limit, y1 + 1); y++) {
      if (ink[x * along + y * across] !== 1) continue;
      const [from, to] = runAt(x, y);
      runs.push([x, from, to]);
      widths.push(to - from);
      y = to;
    }
  }
  widths.sort((a, b) => a - b);
  const usual = widths[widths.length >> 1] ?? 1;
  const most = Math.max(usual + 3, 1.6 * usual);
  for (const [x, from, to] of runs) {
    if (to - from > most) continue;
    for (let y = from; y < to; y++) ink[x * along + y * across] = 0;
  }
}

/** Long thin strokes along one direction: `length` along with `step`, `count` such lines `stride` apart. */
function longStrokes(
  ink: Uint8Array,
  length: number,
  count: number,
  step: number,
  stride: number,
  shortest: number,
  thickest: number,
): Extent[] {
  const done: Extent[] = [];
  let open: { x0: number; x1: number; y0: number; y1: number; area: number; from: number; to: number }[] = [];
  for (let line = 0; line <= count; line++) {
    const stretches = line < count ? longStretches(ink, line * stride, length, step, shortest) : [];
    const next: typeof open = [];
    for (const stroke of open) {
      const touching = stretches.some(([from, to]) => from < stroke.to && stroke.from < to);
      if (!touching || line === count) {
        // area over length: a slightly sloping rule is as thin as it looks
        const thickness = stroke.area / (stroke.x1 - stroke.x0);
        if (thickness <= thickest && stroke.y1 - stroke.y0 <= 3 * thickest) done.push(stroke);
      }
    }
    for (const [from, to] of stretches) {
      const before = open.find((stroke) => from < stroke.to && stroke.from < to);
      if (before && !next.includes(before)) {
        before.x0 = Math.min(before.x0, from);
        before.x1 = Math.max(before.x1, to);
        before.y1 = line + 1;
        before.area += to - from;
        before.from = from;
        before.to = to;
        next.push(before);
      } else next.push({ x0: from, x1: to, y0: line, y1: line + 1, area: to - from, from, to });
    }
    open = next;
  }
  return done;
}

/** Stretches of ink on one line that are long enough, over the worn places of a scan. */
function longStretches(ink: Uint8Array, first: number, length: number, step: number, shortest: number) {
  const wornGap = 2;
  const stretches: [from: number, to: number][] = [];
  let start = -1;
  let last = -1;
  for (let i = 0, at = first; i < length; i++, at += step) {
    if (ink[at] !== 1) continue;
    if (start < 0) start = i;
    else if (i - last > wornGap + 1) {
      if (last - start >= shortest) stretches.push([start, last + 1]);
      start = i;
    }
    last = i;
  }
  if (start >= 0 && last - start >= shortest) stretches.push([start, last + 1]);
  return stretches;
}
