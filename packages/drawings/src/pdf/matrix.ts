/** Matrices and boxes of a page, in displayed points. */
import type { Box } from "../model.ts";

export type Matrix = readonly [number, number, number, number, number, number];

export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const isNumbers = (value: unknown): value is ArrayLike<number> =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) && "length" in value && typeof value[0] === "number";
export const isMatrix = (value: unknown): value is Matrix => isNumbers(value) && value.length === 6;

export function displayed(m: Matrix, box: ArrayLike<number>): Box {
  const [a = 0, b = 0, c = 0, d = 0] = Array.from(box);
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [a, b],
    [a, d],
    [c, b],
    [c, d],
  ] as const) {
    // biome-ignore format: four corners
    xs.push(m[0] * x + m[2] * y + m[4]);
    ys.push(m[1] * x + m[3] * y + m[5]);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** A path may have a million points: more than a function takes arguments. */
export function boundsOf(points: readonly (readonly [number, number])[]): Box {
  let [x0, y0, x1, y1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
}
