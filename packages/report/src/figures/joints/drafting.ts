import type { Words } from "@x/words";
import { arrow, note, small } from "../arrows.ts";
import { mm, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { group, label, line, type Point, palette, picture, polyline } from "../svg.ts";

// A sheet with views side by side, all to one scale, and what stands around them: dimensions, arrows, notes.
// Views are drawn in millimetres, x to the right and y downwards.

export interface View {
  readonly x: (mm: number) => number;
  readonly y: (mm: number) => number;
  /** picture units to a millimetre */
  readonly scale: number;
  /** what its texts are written in */
  readonly words: Words;
  /** of a view that is drawn larger than the others: how much; dimensions say the true length */
  readonly enlarged?: number;
}

interface Margin {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ViewSpec {
  readonly name: string;
  /** mm */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** room for dimensions and arrows, picture units */
  readonly margin?: Partial<Margin>;
  readonly draw: (view: View) => readonly string[];
}

export interface Sheet {
  readonly title: string;
  readonly views: readonly ViewSpec[];
  readonly notes?: readonly string[];
}

const [width, header, tallest] = [700, 40, 360];
const usual: Margin = { left: 52, right: 52, top: 26, bottom: 48 };
const noteHeight = 15;

export function sheet(words: Words, { title, views, notes = [] }: Sheet): Figure {
  const framed = views.map((view) => ({ view, margin: { ...usual, ...view.margin } }));
  const wide = framed.reduce((sum, { view }) => sum + view.right - view.left, 0);
  const beside = framed.reduce((sum, { margin }) => sum + margin.left + margin.right, 0);
  const high = Math.max(...views.map(({ top, bottom }) => bottom - top));
  const scale = Math.min((width - beside) / wide, tallest / high);
  const above = Math.max(...framed.map(({ margin }) => margin.top));
  const below = Math.max(...framed.map(({ margin }) => margin.bottom));
  const free = (width - beside - wide * scale) / (views.length + 1);
  let at = free;
  const drawn = framed.flatMap(({ view, margin }) => {
    const left = at + margin.left;
    const span = (view.right - view.left) * scale;
    at = left + span + margin.right + free;
    const top = header + above + ((high - (view.bottom - view.top)) * scale) / 2;
    return [
      ...view.draw({ words, scale, x: (x) => left + (x - view.left) * scale, y: (y) => top + (y - view.top) * scale }),
      label(left + span / 2, header + above + high * scale + below + 2, view.name, {
        "text-anchor": "middle",
        "font-size": 11,
        fill: palette.soft,
      }),
    ];
  });
  const foot = header + above + high * scale + below + 14;
  const lines = notes.flatMap(wrapped);
  const text = lines.map((note, i) => label(20, foot + 14 + i * noteHeight, note, { "font-size": 11 }));
  const svg = picture(
    width,
    foot + lines.length * noteHeight + 12,
    title,
    label(20, 24, title, { "font-weight": "bold", "font-size": 13 }),
    ...drawn,
    ...text,
  );
  return { title, svg };
}

/** Broken where a part of the sentence ends. */
function wrapped(text: string): string[] {
  const most = 118;
  if (text.length <= most) return [text];
  const at = Math.max(text.lastIndexOf("; ", most), text.lastIndexOf(", ", most));
  return at <= 0 ? [text] : [text.slice(0, at + 1), ...wrapped(text.slice(at + 2))];
}

// Dimensions.

const thin = { stroke: palette.soft, "stroke-width": 0.7 };
const widthOf = (text: string) => text.length * 5.3;

const tick = (x: number, y: number) => line(x - 3, y + 3, x + 3, y - 3, { stroke: palette.ink, "stroke-width": 1 });

interface Segment {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Equal neighbours become one: 3 × 70. */
function segmentsOf(words: Words, places: readonly number[], names: readonly string[], enlarged = 1): Segment[] {
  const found: (Segment & { readonly length: number; readonly count: number; readonly name: string })[] = [];
  for (let i = 1; i < places.length; i++) {
    const [from = 0, to = 0] = places.slice(i - 1, i + 1);
    const length = Math.abs(to - from) / enlarged;
    if (length < 0.05) continue;
    const name = names[i - 1] ?? "";
    const last = found.at(-1);
    const same = last !== undefined && Math.abs(last.length - length) < 0.05 && last.name === name;
    const count = same ? last.count + 1 : 1;
    const one = `${name}${name === "" ? "" : " "}`;
    const text = count > 1 ? words.write`${one}${count} × ${mm(length)}` : words.write`${one}${mm(length)}`;
    if (same) found.splice(-1, 1, { ...last, to, count, text });
    else found.push({ from, to, length, count, name, text });
  }
  return found;
}

/** Across: below the view where `offset` > 0. `edge` is where the extension lines begin, mm. */
export function across(
  view: View,
  places: readonly number[],
  edge: number,
  offset: number,
  names: readonly string[] = [],
): string {
  const y = view.y(edge) + offset;
  const segments = segmentsOf(view.words, places, names, view.enlarged);
  const end = offset > 0 ? 4 : -4;
  return group(
    {},
    ...places.map((x) => line(view.x(x), view.y(edge) + end, view.x(x), y + end, { ...thin, stroke: "#c4c9d1" })),
    line(view.x(places[0] ?? 0), y, view.x(places.at(-1) ?? 0), y, thin),
    ...places.map((x) => tick(view.x(x), y)),
    ...segments.map(({ from, to, text }, i) => {
      const [a, b] = [view.x(from), view.x(to)];
      const fits = Math.abs(b - a) >= widthOf(text);
      const first = !fits && i === 0 && segments.length > 1;
      const last = !fits && i === segments.length - 1 && !first;
      const x = first ? a - 5 : last ? b + 5 : (a + b) / 2;
      return label(x, fits || first || last ? y - 4.5 : y + 12, text, {
        "font-size": small,
        "text-anchor": first ? "end" : last ? "start" : "middle",
      });
    }),
  );
}

/** Up and down: right of the view where `offset` > 0. Its figures stand upright beside the line. */
export function down(
  view: View,
  places: readonly number[],
  edge: number,
  offset: number,
  names: readonly string[] = [],
): string {
  const x = view.x(edge) + offset;
  const right = offset > 0;
  const end = right ? 4 : -4;
  const segments = segmentsOf(view.words, places, names, view.enlarged);
  return group(
    {},
    ...places.map((y) => line(view.x(edge) + end, view.y(y), x + end, view.y(y), { ...thin, stroke: "#c4c9d1" })),
    line(x, view.y(places[0] ?? 0), x, view.y(places.at(-1) ?? 0), thin),
    ...places.map((y) => tick(x, view.y(y))),
    ...spread(segments.map(({ from, to }) => (view.y(from) + view.y(to)) / 2)).map((y, i) =>
      label(x + (right ? 5 : -5), y + 3.5, segments[i]?.text ?? "", {
        "font-size": small,
        "text-anchor": right ? "start" : "end",
      }),
    ),
  );
}

/** Figures one under the other need 11 each; where they are closer they move apart, their middle stays. */
function spread(places: readonly number[]): number[] {
  const found: number[] = [];
  for (const y of places) found.push(Math.max(y, (found.at(-1) ?? Number.NEGATIVE_INFINITY) + 11));
  const moved = found.reduce((sum, y, i) => sum + y - (places[i] ?? 0), 0) / (found.length || 1);
  return moved === 0 ? found : found.map((y) => y - moved);
}

// Arrows and lines, in picture units.

/** A moment: three quarters of a circle with a head. `positive` turns against the clock, as from x to y with y upwards. */
export function turn(x: number, y: number, radius: number, positive: boolean, stroke: string): string {
  const steps = 18;
  const list = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (-60 + (270 * i) / steps) * (Math.PI / 180);
    const side = positive ? 1 : -1;
    return [x + side * radius * Math.cos(angle), y - radius * Math.sin(angle)];
  });
  const [before, last] = [list.at(-4), list.at(-1)];
  return group(
    {},
    polyline(list.slice(0, -3), { stroke, "stroke-width": 1.6 }),
    before && last ? arrow(before[0], before[1], last[0], last[1], stroke) : "",
  );
}

/** A force that pulls to the left at x, y (mm), its name above. */
export function pull(view: View, x: number, y: number, force: number | undefined, name: string): string[] {
  if (force === undefined || force === 0) return [];
  const [px, py] = [view.x(x) - 12, view.y(y)];
  return [
    arrow(px, py, px - 46, py, palette.bad, 2),
    note(px, py - 9, view.words.write`${name} = ${short(Math.abs(force))} kN`, {
      fill: palette.bad,
      "text-anchor": "end",
    }),
  ];
}

/** A note with a thin line to what it speaks of. */
export const leader = (x: number, y: number, toX: number, toY: number, text: string): string =>
  group(
    {},
    line(x, y, toX, toY, { ...thin }),
    note(x + (x >= toX ? 3 : -3), y + 3.5, text, { "text-anchor": x >= toX ? "start" : "end" }),
  );

/** The end of something that goes on: a line with a kink. */
export function cut(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const k = Math.min(6, length / 4);
  const list: Point[] = [
    [x1 - ux * 5, y1 - uy * 5],
    [mx - ux * k, my - uy * k],
    [mx - ux * (k / 2) - uy * k, my - uy * (k / 2) + ux * k],
    [mx + ux * (k / 2) + uy * k, my + uy * (k / 2) - ux * k],
    [mx + ux * k, my + uy * k],
    [x2 + ux * 5, y2 + uy * 5],
  ];
  return polyline(list, { stroke: palette.soft, "stroke-width": 0.9 });
}

/** Oblique lines in a rectangle, picture units. */
export function hatch(x: number, y: number, w: number, h: number, stroke: string, step = 6): string {
  const lines: string[] = [];
  for (let at = step / 2; at < w + h; at += step) {
    const from: Point = [x + Math.min(at, w), y + Math.max(0, at - w)];
    const to: Point = [x + Math.max(0, at - h), y + Math.min(at, h)];
    lines.push(line(from[0], from[1], to[0], to[1], { stroke, "stroke-width": 0.6 }));
  }
  return group({}, ...lines);
}
