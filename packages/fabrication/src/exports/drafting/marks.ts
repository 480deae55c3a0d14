/** What a drawing is made of, whichever file it goes into: lines, circles and texts in mm of the real thing, y upwards. */
import type { XY } from "../solid-views.ts";

/** The layers of model.dxf, and the pens of shop.pdf. */
export type Ink = "OUTLINE" | "HIDDEN" | "CENTER" | "HOLES" | "DIMENSION" | "TEXT" | "TITLE";

export type Anchor = "start" | "middle" | "end";

export type Mark =
  | { readonly kind: "line"; readonly ink: Ink; readonly from: XY; readonly to: XY }
  | {
      readonly kind: "polygon";
      readonly ink: Ink;
      readonly points: readonly XY[];
      /** hides what was drawn before it */
      readonly covers?: true;
    }
  /** hides what was drawn before it, and is not drawn itself */
  | { readonly kind: "blank"; readonly points: readonly XY[] }
  | { readonly kind: "path"; readonly ink: Ink; readonly points: readonly XY[] }
  | { readonly kind: "circle"; readonly ink: Ink; readonly at: XY; readonly r: number }
  | {
      readonly kind: "text";
      readonly ink: Ink;
      readonly at: XY;
      readonly text: string;
      /** height of a capital, in the same mm as everything else */
      readonly height: number;
      readonly anchor: Anchor;
      /** anticlockwise */
      readonly angle?: number;
    };

export const line = (ink: Ink, from: XY, to: XY): Mark => ({ kind: "line", ink, from, to });
export const polygon = (ink: Ink, points: readonly XY[], covers = false): Mark => ({
  kind: "polygon",
  ink,
  points,
  ...(covers ? { covers: true as const } : {}),
});
export const path = (ink: Ink, points: readonly XY[]): Mark => ({ kind: "path", ink, points });
export const circle = (ink: Ink, at: XY, r: number): Mark => ({ kind: "circle", ink, at, r });
export const text = (
  at: XY,
  value: string,
  height: number,
  { anchor = "middle", angle = 0, ink = "TEXT" }: { anchor?: Anchor; angle?: number; ink?: Ink } = {},
): Mark => ({ kind: "text", ink, at, text: value, height, anchor, ...(angle === 0 ? {} : { angle }) });

/** Width of a text in capitals' heights: DejaVu Sans is about this wide, every common CAD font is narrower. */
export const textWidth = (value: string, height: number): number => [...value].length * height * 0.88;

/** The same marks elsewhere: first scaled, then moved. */
export function placed(marks: readonly Mark[], dx: number, dy: number, scale = 1): Mark[] {
  const at = ([x, y]: XY): XY => [x * scale + dx, y * scale + dy];
  return marks.map((mark): Mark => {
    switch (mark.kind) {
      case "line":
        return { ...mark, from: at(mark.from), to: at(mark.to) };
      case "circle":
        return { ...mark, at: at(mark.at), r: mark.r * scale };
      case "text":
        return { ...mark, at: at(mark.at), height: mark.height * scale };
      default:
        return { ...mark, points: mark.points.map(at) };
    }
  });
}

export interface Extent {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Around everything, texts by their estimated width. */
export function extent(marks: readonly Mark[]): Extent {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number) => {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  };
  for (const mark of marks) {
    if (mark.kind === "line") for (const [x, y] of [mark.from, mark.to]) take(x, y);
    else if (mark.kind === "circle") {
      take(mark.at[0] - mark.r, mark.at[1] - mark.r);
      take(mark.at[0] + mark.r, mark.at[1] + mark.r);
    } else if (mark.kind === "text") for (const [x, y] of textCorners(mark)) take(x, y);
    else for (const [x, y] of mark.points) take(x, y);
  }
  return x0 > x1 ? { x0: 0, y0: 0, x1: 0, y1: 0 } : { x0, y0, x1, y1 };
}

export function textCorners({
  at: [x, y],
  text: value,
  height,
  anchor,
  angle = 0,
}: Extract<Mark, { kind: "text" }>): readonly XY[] {
  const width = textWidth(value, height);
  const from = anchor === "start" ? 0 : anchor === "middle" ? -width / 2 : -width;
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [
    [from, -0.25 * height],
    [from + width, -0.25 * height],
    [from + width, 1.1 * height],
    [from, 1.1 * height],
  ].map(([u = 0, v = 0]) => [x + u * c - v * s, y + u * s + v * c] as const);
}

/** Centre lines of a hole, a little longer than it. */
export function cross([x, y]: XY, r: number): Mark[] {
  const reach = r * 1.4;
  return [line("CENTER", [x - reach, y], [x + reach, y]), line("CENTER", [x, y - reach], [x, y + reach])];
}

/** A slot that is open at an end of the piece: from there to its half circle. */
export function openSlot([x, y]: XY, d: number, slot: number, open: "start" | "end"): Mark[] {
  const way = open === "start" ? 1 : -1;
  const [edge, middle] = [x - (way * (slot - d)) / 2, x + (way * (slot - d)) / 2];
  const arc = Array.from({ length: 9 }, (_, k): XY => {
    const a = -Math.PI / 2 + (k / 8) * Math.PI;
    return [middle + way * (d / 2) * Math.cos(a), y + (d / 2) * Math.sin(a)];
  });
  return [path("HOLES", [[edge, y - d / 2], ...arc, [edge, y + d / 2]])];
}

/** A round hole, or a slot with its length along x (or y). */
export function hole(at: XY, d: number, slot = d, upright = false): Mark[] {
  if (slot <= d) return [circle("HOLES", at, d / 2), ...cross(at, d / 2)];
  const [x, y] = at;
  const half = (slot - d) / 2;
  const arc = (cx: number, from: number): XY[] =>
    Array.from({ length: 9 }, (_, k) => {
      const a = from + (k / 8) * Math.PI;
      return [cx + (d / 2) * Math.cos(a), (d / 2) * Math.sin(a)] as const;
    });
  const outline = [...arc(half, -Math.PI / 2), ...arc(-half, Math.PI / 2)];
  const turned = outline.map(([u, v]): XY => (upright ? [x - v, y + u] : [x + u, y + v]));
  return [polygon("HOLES", turned), ...cross(at, slot / 2)];
}
