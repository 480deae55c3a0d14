/** What a path leaves on a page: rules, strokes, rings, and parts as small as letters. */
import type { Box } from "../model.ts";
import type { Rule, Stroke } from "../page-text.ts";
import { boundsOf, type Matrix } from "./matrix.ts";

/** A path of that size may be a letter, in points */
export const letterLowest = 0.8;
const letterHighest = 25;
/** A line thicker than this is a bar of a drawing, not a rule */
const ruleThickest = 2.5;
const ruleShortest = 3;
const strokeShortest = 4;
/** radius of a bubble, in points */
const ringSmallest = 3;
const ringLargest = 60;
const mostRings = 5000;
/** pieces of a path that may lead from words to what they name; shorter ones are parts of letters and arrows */
const slantShortest = 8;
const slantLongest = 400;
const mostSlants = 20_000;

/** What paths leave on the page. */
export interface Lines {
  readonly rules: Rule[];
  readonly strokes: Stroke[];
  readonly rings: Box[];
  readonly slants: Stroke[];
}

/** Drawn in one go from end to end, nearly level or upright, but no rule; a short one may be steeper: a slash through a number */
function isStroke(points: readonly (readonly [number, number])[], w: number, h: number): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || Math.min(w, h) > (Math.max(w, h) < 60 ? 0.8 : 0.25) * Math.max(w, h)) return false;
  const along = w > h ? Math.abs(last[0] - first[0]) : Math.abs(last[1] - first[1]);
  const straight = points.length === 2 && Math.min(w, h) < 0.004 * Math.max(w, h) + 0.1;
  return !straight && along > 0.8 * Math.max(w, h);
}

/** The circle around the name of an axis, also where a program draws it as a polygon */
function isRing(points: readonly (readonly [number, number])[], curved: boolean, box: Box): boolean {
  const r = (box[2] - box[0]) / 2;
  if (r < ringSmallest || r > ringLargest || Math.abs(box[3] - box[1] - 2 * r) > 0.12 * r) return false;
  if (points.length < (curved ? 4 : 6)) return false;
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return points.every(([px, py]) => Math.abs(Math.hypot(px - x, py - y) - r) < 0.08 * r);
}

const isSlant = (dx: number, dy: number): boolean => {
  const length = Math.hypot(dx, dy);
  return length > slantShortest && length < slantLongest && Math.min(dx, dy) > 0.03 * length;
};

/** Collects the horizontal and vertical lines of a path; returns how many of its parts are as small as letters. */
export function linesOf(
  data: ArrayLike<number>,
  m: Matrix,
  clip: Box,
  fillOnly: boolean,
  { rules, strokes, rings, slants }: Lines,
): number {
  let letters = 0;
  let points: [number, number][] = [];
  let curved = false;
  const end = () => {
    const box = boundsOf(points);
    const w = box[2] - box[0];
    const h = box[3] - box[1];
    if (points.length > 1 && Math.max(w, h) > letterLowest && Math.max(w, h) < letterHighest) letters++;
    if (fillOnly) {
      // a line drawn as a thin filled rectangle
      if (!curved && w >= ruleShortest && h < ruleThickest)
        add(box[0], (box[1] + box[3]) / 2, box[2], (box[1] + box[3]) / 2);
      else if (!curved && h >= ruleShortest && w < ruleThickest)
        add((box[0] + box[2]) / 2, box[1], (box[0] + box[2]) / 2, box[3]);
    }
    const [first, last] = [points[0], points.at(-1)];
    if (!fillOnly && first && last && Math.max(w, h) >= strokeShortest && isStroke(points, w, h))
      strokes.push({ x0: first[0], y0: first[1], x1: last[0], y1: last[1] });
    if (rings.length < mostRings && isRing(points, curved, box)) rings.push(box);
    points = [];
    curved = false;
  };
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const rule = {
      x0: Math.max(Math.min(x0, x1), clip[0]),
      y0: Math.max(Math.min(y0, y1), clip[1]),
      x1: Math.min(Math.max(x0, x1), clip[2]),
      y1: Math.min(Math.max(y0, y1), clip[3]),
    };
    if (Math.max(rule.x1 - rule.x0, rule.y1 - rule.y0) >= ruleShortest && rule.x1 >= rule.x0 && rule.y1 >= rule.y0)
      rules.push(rule);
  };
  const lineTo = (x: number, y: number) => {
    const last = points.at(-1);
    points.push([x, y]);
    if (!last || fillOnly) return;
    const dx = Math.abs(x - last[0]);
    const dy = Math.abs(y - last[1]);
    if ((dx >= ruleShortest && dy < 0.004 * dx + 0.1) || (dy >= ruleShortest && dx < 0.004 * dy + 0.1))
      add(last[0], last[1], x, y);
    else if (isSlant(dx, dy) && slants.length < mostSlants) slants.push({ x0: last[0], y0: last[1], x1: x, y1: y });
  };
  const at = (i: number): [number, number] => {
    const x = data[i] ?? 0;
    const y = data[i + 1] ?? 0;
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  };
  // codes of pdf.js's path data, checked by a test against what it draws: 0 move, 1 line, 2 curve, 3 close
  for (let i = 0; i < data.length; ) {
    const code = data[i++];
    if (code === 0) {
      if (points.length > 0) end();
      points = [at(i)];
      i += 2;
    } else if (code === 1) {
      lineTo(...at(i));
      i += 2;
    } else if (code === 2) {
      points.push(at(i + 4));
      curved = true;
      i += 6;
    } else if (code === 3) {
      const first = points[0];
      if (first) lineTo(...first);
    } else break;
  }
  if (points.length > 0) end();
  return letters;
}
