import { group, label, line, type Point, polygon } from "./svg.ts";

// Arrows and words, in picture units.

export function arrow(x1: number, y1: number, x2: number, y2: number, stroke: string, wide = 1.6): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (!(length > 0.5)) return "";
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min(8, length * 0.6);
  const half = head * 0.38;
  const [bx, by] = [x2 - ux * head, y2 - uy * head];
  const tip: Point[] = [
    [x2, y2],
    [bx - uy * half, by + ux * half],
    [bx + uy * half, by - ux * half],
  ];
  return group(
    {},
    line(x1, y1, bx, by, { stroke, "stroke-width": wide }),
    polygon(tip, { fill: stroke, stroke: "none" }),
  );
}

export const small = 10;

export const note = (x: number, y: number, text: string, attributes: Readonly<Record<string, string | number>> = {}) =>
  label(x, y, text, { "font-size": small, ...attributes });
