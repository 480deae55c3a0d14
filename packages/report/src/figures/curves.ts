import type { Words } from "@x/words";
import type { Figure } from "./figure.ts";
import { circle, label, line, type Point, palette, picture, plot, polyline, rectangle } from "./svg.ts";

const width = 640;

interface Curve {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly points: readonly Point[];
  /** A value of y that matters, such as the whole resistance. */
  readonly limit?: number;
  /** The point of the input as it is. */
  readonly now?: Point;
}

/** A value over another. */
export function curveFigure(words: Words, { title, x, y, points, limit, now }: Curve): Figure {
  const height = 380;
  const values = points.map(([, value]) => value);
  const shown = limit === undefined ? values : [...values, limit];
  const [low, high] = [Math.min(0, ...shown), Math.max(...shown)];
  const frame = plot(words, {
    width,
    height,
    margin: { top: 40, left: 76 },
    x: { label: x, min: points[0]?.[0] ?? 0, max: points.at(-1)?.[0] ?? 1 },
    y: { label: y, min: low, max: high + (high - low || 1) * 0.08 },
  });
  const at = ([a, b]: Point): Point => [frame.x(a), frame.y(b)];
  const svg = picture(
    width,
    height,
    title,
    label(76, 22, title, { "font-weight": "bold", "font-size": 13 }),
    frame.frame,
    limit === undefined
      ? ""
      : line(frame.left, frame.y(limit), frame.right, frame.y(limit), {
          stroke: palette.bad,
          "stroke-dasharray": "6 4",
        }),
    polyline(points.map(at), { stroke: palette.accent, "stroke-width": 2 }),
    now ? circle(...at(now), 4.5, { fill: palette.accent, stroke: palette.paper }) : "",
  );
  return { title, svg, isTitled: true };
}

interface Bar {
  readonly name: string;
  /** What comes of the smaller and of the greater value. */
  readonly less: number;
  readonly more: number;
}

interface Bars {
  readonly title: string;
  /** What comes of all as they are. */
  readonly now: number;
  /** How much smaller and greater each was made. */
  readonly share: number;
  /** The greatest first. */
  readonly bars: readonly Bar[];
  readonly text: (value: number) => string;
}

/** More would be too small to read. */
export const mostBars = 25;

/** What each input changes, from the value that comes of all as they are. */
export function barsFigure(words: Words, { title, now, share, bars, text }: Bars): Figure {
  const longest = Math.max(0, ...bars.map(({ name }) => [...name].length));
  const left = Math.min(330, Math.max(130, 74 + 6 * longest));
  const [right, each] = [580, 24];
  const height = 88 + bars.length * each;
  const reach = Math.max(1e-12, ...bars.flatMap(({ less, more }) => [Math.abs(less - now), Math.abs(more - now)]));
  const middle = (left + right) / 2;
  const x = (value: number) => middle + ((value - now) / reach) * ((right - left) / 2);
  const shown = (value: number) => words.decimal(text(value));
  const key = (at: number, fill: string, sign: string) => [
    rectangle(at, 34, 12, 12, { fill, stroke: "none" }),
    label(at + 17, 44, `${sign} ${words.decimal(String(Number((share * 100).toPrecision(4))))} %`, { "font-size": 11 }),
  ];
  const svg = picture(
    width,
    height,
    title,
    label(20, 22, title, { "font-weight": "bold", "font-size": 13 }),
    ...key(20, palette.accent2, "−"),
    ...key(100, palette.warm, "+"),
    ...bars.map(({ name, less, more }, i) => {
      const y = 74 + i * each;
      const bar = (value: number, fill: string) =>
        rectangle(Math.min(middle, x(value)), y - 7, Math.abs(x(value) - middle), 14, { fill, stroke: "none" });
      const outside = (value: number) =>
        label(x(value) + (value < now ? -4 : 4), y + 4, shown(value), {
          "font-size": 10,
          "text-anchor": value < now ? "end" : "start",
        });
      const ends = [less, more].filter((value) => Math.abs(value - now) > reach * 1e-6);
      return [
        label(20, y + 4, name, { "font-size": 11 }),
        bar(less, palette.accent2),
        bar(more, palette.warm),
        ...ends.map(outside),
      ].join("");
    }),
    line(middle, 60, middle, height - 14, { stroke: palette.ink }),
    label(middle, height - 2, shown(now), { "font-size": 10, "text-anchor": "middle" }),
  );
  return { title, svg, isTitled: true };
}

export type { Figure } from "./figure.ts";
