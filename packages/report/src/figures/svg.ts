/**
 * The few shapes all pictures are made of. A picture is a string of SVG with plain attributes, no style sheets and no
 * scripts, so that browsers, PDF writers and converters all show the same. Coordinates are the picture's own, y downwards.
 */

import type { Words } from "@x/words";
import { superscript } from "../numbers.ts";
import { type Marks, piecesOf } from "../pieces.ts";

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const palette = {
  ink: "#1f2937",
  soft: "#6b7280",
  faint: "#e5e7eb",
  paper: "#ffffff",
  steel: "#cbd5e1",
  accent: "#2563eb",
  accent2: "#0d9488",
  good: "#15803d",
  bad: "#b91c1c",
  warm: "#d97706",
} as const;

const font = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => (c === "&" ? "&amp;" : c === "<" ? "&lt;" : c === ">" ? "&gt;" : "&quot;"));

/** Two decimals are a fortieth of a millimetre on paper. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

function write(attributes: Attributes): string {
  let out = "";
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) out += ` ${name}="${typeof value === "number" ? rounded(value) : escapeText(value)}"`;
  }
  return out;
}

export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string =>
  children.length === 0
    ? `<${name}${write(attributes)}/>`
    : `<${name}${write(attributes)}>${children.join("")}</${name}>`;

/** A whole picture on white paper; `title` is what screen readers and tooltips say. */
export const picture = (width: number, height: number, title: string, ...children: readonly string[]): string =>
  element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
      width,
      height,
      role: "img",
      "font-family": font,
      "font-size": 12,
    },
    element("title", {}, escapeText(title)),
    element("rect", { x: 0, y: 0, width, height, fill: palette.paper }),
    ...children,
  );

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element("g", attributes, ...children);

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element("line", { x1, y1, x2, y2, stroke: palette.ink, "stroke-width": 1, ...attributes });

export const rectangle = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element("rect", { x, y, width, height, fill: "none", stroke: palette.ink, "stroke-width": 1, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element("circle", { cx, cy, r, fill: "none", stroke: palette.ink, "stroke-width": 1, ...attributes });

export type Point = readonly [x: number, y: number];

const points = (list: readonly Point[]) => list.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(" ");

export const polyline = (list: readonly Point[], attributes: Attributes = {}): string =>
  element("polyline", { points: points(list), fill: "none", stroke: palette.ink, "stroke-width": 1, ...attributes });

export const polygon = (list: readonly Point[], attributes: Attributes = {}): string =>
  element("polygon", { points: points(list), fill: "none", stroke: palette.ink, "stroke-width": 1, ...attributes });

export const path = (d: string, attributes: Attributes = {}): string =>
  element("path", { d, fill: "none", stroke: palette.ink, "stroke-width": 1, ...attributes });

/** Text with its baseline at y; `anchor` is where x is. */
export const label = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  element("text", { x, y, fill: palette.ink, ...attributes }, escapeText(text));

/** A dimension line with short oblique strokes at its ends, the figure above it, as on a drawing. */
export function dimension(x1: number, y1: number, x2: number, y2: number, text: string, size = 11): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const stroke = { stroke: palette.soft, "stroke-width": 0.8 };
  const tick = ([x, y]: Point) =>
    line(x - 3 * (ux - uy), y - 3 * (uy + ux), x + 3 * (ux - uy), y + 3 * (uy + ux), {
      ...stroke,
      "stroke-width": 1.2,
    });
  const turn = (Math.atan2(uy, ux) * 180) / Math.PI;
  const upright = turn > 90 || turn <= -90 ? turn + 180 : turn;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return group(
    {},
    line(x1, y1, x2, y2, stroke),
    tick([x1, y1]),
    tick([x2, y2]),
    label(mx, my - 3, text, {
      "text-anchor": "middle",
      "font-size": size,
      fill: palette.ink,
      transform: `rotate(${rounded(upright)} ${rounded(mx)} ${rounded(my)})`,
    }),
  );
}

interface Axis {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly log?: boolean;
}

export interface Plot {
  /** Data to picture. */
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Frame, grid, ticks and labels; draw it first. */
  readonly frame: string;
}

export interface PlotOptions {
  readonly width: number;
  readonly height: number;
  readonly x: Axis;
  readonly y: Axis;
  readonly margin?: {
    readonly left?: number;
    readonly right?: number;
    readonly top?: number;
    readonly bottom?: number;
  };
}

/** A diagram's coordinate system. */
export function plot(words: Words, { width, height, x, y, margin = {} }: PlotOptions): Plot {
  const left = margin.left ?? 64;
  const right = width - (margin.right ?? 16);
  const top = margin.top ?? 28;
  const bottom = height - (margin.bottom ?? 44);
  const toX = scale(x, left, right);
  const toY = scale(y, bottom, top);
  const grid = { stroke: palette.faint, "stroke-width": 1 };
  const small = { "font-size": 11, fill: palette.soft };
  const frame = group(
    {},
    ...ticks(x).map((t) => line(toX(t), top, toX(t), bottom, grid)),
    ...ticks(y).map((t) => line(left, toY(t), right, toY(t), grid)),
    rectangle(left, top, right - left, bottom - top, { stroke: palette.soft }),
    ...ticks(x).map((t) => label(toX(t), bottom + 15, tickText(words, t, x), { ...small, "text-anchor": "middle" })),
    ...ticks(y).map((t) => label(left - 6, toY(t) + 4, tickText(words, t, y), { ...small, "text-anchor": "end" })),
    label((left + right) / 2, height - 10, x.label, { "text-anchor": "middle" }),
    label(14, (top + bottom) / 2, y.label, {
      "text-anchor": "middle",
      transform: `rotate(-90 14 ${rounded((top + bottom) / 2)})`,
    }),
  );
  return { x: toX, y: toY, left, right, top, bottom, frame };
}

function scale({ min, max, log }: Axis, from: number, to: number): (value: number) => number {
  const f = log ? Math.log10 : (v: number) => v;
  const [low, high] = [f(min), f(max)];
  const span = high - low || 1;
  return (value) => from + ((f(value) - low) / span) * (to - from);
}

/** Round figures, five to ten of them; on a logarithmic axis the powers of ten. */
function ticks({ min, max, log }: Axis): number[] {
  if (log) {
    const found: number[] = [];
    for (let e = Math.ceil(Math.log10(min) - 1e-9); e <= Math.log10(max) + 1e-9; e++) found.push(10 ** e);
    return found;
  }
  const span = max - min;
  if (!(span > 0)) return [min];
  const raw = span / 6;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 2.5, 5, 10].find((m) => m * power >= raw) ?? 10);
  const found: number[] = [];
  for (let i = Math.ceil(min / step - 1e-9); i * step <= max + step * 1e-9; i++) found.push(i * step);
  return found;
}

function tickText(words: Words, value: number, { log }: Axis): string {
  if (log) {
    const exponent = Math.round(Math.log10(value));
    return Math.abs(exponent) <= 3
      ? words.number(Number((10 ** exponent).toPrecision(3)))
      : `10${superscript(exponent)}`;
  }
  return words.number(Number(value.toPrecision(6)));
}

/** Names beside their colours, one under the other. */
export const legend = (
  x: number,
  y: number,
  entries: readonly (readonly [text: string, attributes: Attributes])[],
): string =>
  group(
    {},
    ...entries.map(([text, attributes], i) =>
      group(
        {},
        line(x, y + i * 16, x + 22, y + i * 16, { "stroke-width": 2, ...attributes }),
        label(x + 28, y + i * 16 + 4, text, { "font-size": 11 }),
      ),
    ),
  );

/** The symbols of its texts with their indices lowered: `M_y,Ed`. */
export const withIndices = (svg: string, marks?: Marks): string =>
  svg.replace(/(<text\b([^>]*)>)([^<]*_[^<]*)(?=<\/text>)/g, (_, tag: string, attributes: string, text: string) => {
    const size = Number(/font-size="([\d.]+)"/.exec(attributes)?.[1] ?? 12);
    const drop = size * 0.2;
    let isLow = false;
    const runs = piecesOf(text, marks).map((piece) => {
      const dy = piece.isIndex === isLow ? 0 : piece.isIndex ? drop : -drop;
      isLow = piece.isIndex;
      return `<tspan dy="${rounded(dy)}" font-size="${rounded(piece.isIndex ? size * 0.75 : size)}">${piece.text}</tspan>`;
    });
    return tag + runs.join("");
  });
