import type { BoltShape as Bolt, MemberShape as Member } from "@x/eurocode";
import { circle, element, escapeText, group, line, type Point, palette, polygon, rectangle } from "../svg.ts";
import { cut, type View } from "./drafting.ts";
import { says } from "./says.ts";

// Members, bolts and welds as they look in a view. Lengths in mm.

export const steelFill = { fill: palette.steel, stroke: palette.ink, "stroke-width": 1 };
export const lightFill = { fill: "#eef1f5", stroke: palette.ink, "stroke-width": 1 };
const hidden = { stroke: palette.soft, "stroke-width": 0.8, "stroke-dasharray": "4 2.5" };
const axis = { stroke: palette.accent, "stroke-width": 0.6, "stroke-dasharray": "8 2 2 2" };

type Look = Readonly<Record<string, string | number>>;

export const box = (view: View, x: number, y: number, w: number, h: number, look: Look = steelFill): string =>
  rectangle(view.x(x), view.y(y), w * view.scale, h * view.scale, look);

export const shape = (view: View, points: readonly Point[], look: Look = steelFill): string =>
  polygon(
    points.map(([x, y]): Point => [view.x(x), view.y(y)]),
    look,
  );

export const stroke = (view: View, x1: number, y1: number, x2: number, y2: number, look: Look = {}): string =>
  line(view.x(x1), view.y(y1), view.x(x2), view.y(y2), look);

export const hiddenLine = (view: View, x1: number, y1: number, x2: number, y2: number): string =>
  stroke(view, x1, y1, x2, y2, hidden);

export const axisLine = (view: View, x1: number, y1: number, x2: number, y2: number): string =>
  stroke(view, x1, y1, x2, y2, axis);

const named = (name: string, ...parts: readonly string[]) =>
  group({}, element("title", {}, escapeText(name)), ...parts);

/** A bolt seen along its axis: head, shank, its cross. Each is a group of its own named after the bolt. */
export function boltFront(view: View, x: number, y: number, { d, name }: Bolt): string {
  const [px, py] = [view.x(x), view.y(y)];
  const across = 0.8 * d * view.scale * 1.0825;
  // hundreds of bolts on one plate: dots are all that can be seen
  if (across < 3)
    return named(view.words.tell(says.bolt({ name })), circle(px, py, across, { fill: palette.ink, stroke: "none" }));
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 3) * i;
    return [px + across * Math.cos(angle), py + across * Math.sin(angle)];
  });
  const arm = across + 3;
  return named(
    view.words.tell(says.bolt({ name })),
    polygon(corners, { fill: palette.paper, stroke: palette.ink, "stroke-width": 0.8 }),
    circle(px, py, (d / 2) * view.scale, { fill: "#94a3b8", stroke: palette.ink, "stroke-width": 0.7 }),
    line(px - arm, py, px + arm, py, axis),
    line(px, py - arm, px, py + arm, axis),
  );
}

/** A bolt seen from the side, its grip from `a` to `b`; `upright`: its axis runs down. The head is at `a`. */
export function boltSide(view: View, a: number, b: number, at: number, { d }: Bolt, upright = false): string {
  const part = (from: number, to: number, wide: number, fill: string) =>
    upright
      ? box(view, at - wide / 2, from, wide, to - from, { fill, stroke: palette.ink, "stroke-width": 0.7 })
      : box(view, from, at - wide / 2, to - from, wide, { fill, stroke: palette.ink, "stroke-width": 0.7 });
  const [head, nut, over] = [0.65 * d, 0.8 * d, 0.25 * d];
  return group(
    {},
    part(a, b + nut + over, d, "#94a3b8"),
    part(a - head, a, 1.6 * d, palette.paper),
    part(b, b + nut, 1.6 * d, palette.paper),
    upright
      ? axisLine(view, at, a - head - 6 / view.scale, at, b + nut + over + 6 / view.scale)
      : axisLine(view, a - head - 6 / view.scale, at, b + nut + over + 6 / view.scale, at),
  );
}

/** How far head and nut stand out. */
export const boltReach = ({ d }: Bolt) => ({ head: 0.65 * d, nut: 1.05 * d });

const weldLook = { fill: palette.ink, stroke: palette.ink, "stroke-width": 0.5 };

/** A fillet weld in section: its right angle at x, y, its legs towards sx and sy. */
export const fillet = (view: View, x: number, y: number, throat: number, sx: number, sy: number): string => {
  const leg = Math.max(throat * Math.SQRT2, 3 / view.scale);
  return shape(
    view,
    [
      [x, y],
      [x + sx * leg, y],
      [x, y + sy * leg],
    ],
    weldLook,
  );
};

/** A weld seen from above: a row of short strokes along its line, `side` the side it lies on. */
export function seam(view: View, x1: number, y1: number, x2: number, y2: number, throat: number, side = 1): string {
  const [ax, ay, bx, by] = [view.x(x1), view.y(y1), view.x(x2), view.y(y2)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const leg = Math.max(4, throat * Math.SQRT2 * view.scale) * side;
  const count = Math.min(120, Math.max(2, Math.round(length / 4)));
  const strokes = Array.from({ length: count + 1 }, (_, i) => {
    const [px, py] = [ax + (ux * length * i) / count, ay + (uy * length * i) / count];
    return line(px, py, px - uy * leg, py + ux * leg, { stroke: palette.ink, "stroke-width": 0.7 });
  });
  return group({}, ...strokes, line(ax, ay, bx, by, { stroke: palette.ink, "stroke-width": 1.6 }));
}

// Members.

/** A quarter of the fillet between web and flange, from the web to the flange, in four chords. */
function root(x: number, y: number, r: number, sx: number, sy: number): Point[] {
  if (r <= 0) return [[x, y]];
  return Array.from({ length: 5 }, (_, i): Point => {
    const angle = (Math.PI / 2) * (i / 4);
    return [x + sx * r * (1 - Math.cos(angle)), y + sy * r * (1 - Math.sin(angle))];
  });
}

/** The outline of an open section about the middle of its height and width; the web upright. */
function outlineOf({ shape: form, h, b, t_w, t_f, r }: Member): Point[] {
  const [x, y, w] = [b / 2, h / 2, t_w / 2];
  if (form === "angle") {
    // heel below left, leg h upright
    return [[-x, y], [-x, -y], [-x + t_w, -y], ...root(-x + t_w, y - t_w, r, 1, -1), [x, y - t_w], [x, y]];
  }
  if (form === "channel") {
    return [
      [-x, -y],
      [x, -y],
      [x, -y + t_f],
      ...root(-x + t_w, -y + t_f, r, 1, 1).reverse(),
      ...root(-x + t_w, y - t_f, r, 1, -1),
      [x, y - t_f],
      [x, y],
      [-x, y],
    ];
  }
  return [
    [-x, -y],
    [x, -y],
    [x, -y + t_f],
    ...root(w, -y + t_f, r, 1, 1).reverse(),
    ...root(w, y - t_f, r, 1, -1),
    [x, y - t_f],
    [x, y],
    [-x, y],
    [-x, y - t_f],
    ...root(-w, y - t_f, r, -1, -1).reverse(),
    ...root(-w, -y + t_f, r, -1, 1),
    [-x, -y + t_f],
  ];
}

/** The cross-section with its middle at x, y; `turned`: its height runs across. */
export function crossSection(
  view: View,
  member: Member,
  x: number,
  y: number,
  { turned = false, look = steelFill }: { readonly turned?: boolean; readonly look?: Look } = {},
): string {
  const { shape: form, h, b, t_w, r } = member;
  const [wide, high] = turned ? [h, b] : [b, h];
  if (form === "CHS" || form === "round") {
    return group(
      {},
      circle(view.x(x), view.y(y), (h / 2) * view.scale, look),
      form === "CHS" ? circle(view.x(x), view.y(y), (h / 2 - t_w) * view.scale, { ...look, fill: palette.paper }) : "",
    );
  }
  if (form === "RHS") {
    return group(
      {},
      box(view, x - wide / 2, y - high / 2, wide, high, { ...look, rx: r * view.scale }),
      box(view, x - wide / 2 + t_w, y - high / 2 + t_w, wide - 2 * t_w, high - 2 * t_w, {
        ...look,
        fill: palette.paper,
        rx: Math.max(0, r - t_w) * view.scale,
      }),
    );
  }
  if (form === "flat") return box(view, x - wide / 2, y - high / 2, wide, high, look);
  return shape(
    view,
    outlineOf(member).map(([px, py]): Point => (turned ? [x + py, y + px] : [x + px, y + py])),
    look,
  );
}

export interface Ends {
  /** a cut in place of an end */
  readonly from?: boolean;
  readonly to?: boolean;
  /** of one that lies: from here on it falls by so much for each mm */
  readonly tilt?: { readonly at: number; readonly by: number };
}

/** A member lying, from x1 to x2, its top at y. */
export function lying(view: View, member: Member, x1: number, x2: number, y: number, ends: Ends = {}): string {
  const { h, t_f } = member;
  const { at: foot, by } = ends.tilt ?? { at: x1, by: 0 };
  const top = (x: number) => y + by * Math.abs(x - foot);
  const edge = (at: number, broken: boolean | undefined) =>
    broken
      ? cut(view.x(at), view.y(top(at)), view.x(at), view.y(top(at) + h))
      : stroke(view, at, top(at), at, top(at) + h);
  const levels = isOpen(member) ? [0, t_f, h - t_f, h] : [0, h];
  const outline: Point[] = [
    [x1, top(x1)],
    [x2, top(x2)],
    [x2, top(x2) + h],
    [x1, top(x1) + h],
  ];
  return group(
    {},
    shape(view, outline, { fill: "#eef1f5", stroke: "none" }),
    ...levels.map((level) => stroke(view, x1, top(x1) + level, x2, top(x2) + level)),
    edge(x1, ends.from),
    edge(x2, ends.to),
  );
}

/** A member standing, from y1 down to y2, its left face at x. */
export function standing(view: View, member: Member, x: number, y1: number, y2: number, ends: Ends = {}): string {
  const { h, t_f } = member;
  const edge = (at: number, broken: boolean | undefined) =>
    broken ? cut(view.x(x), view.y(at), view.x(x + h), view.y(at)) : stroke(view, x, at, x + h, at);
  const levels = isOpen(member) ? [0, t_f, h - t_f, h] : [0, h];
  return group(
    {},
    box(view, x, y1, h, y2 - y1, { fill: "#eef1f5", stroke: "none" }),
    ...levels.map((level) => stroke(view, x + level, y1, x + level, y2)),
    edge(y1, ends.from),
    edge(y2, ends.to),
  );
}

const isOpen = ({ shape: form }: Member) => form === "I" || form === "channel";

/** n places at a pitch. */
export const row = (from: number, pitch: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i * pitch);
