import type { BarLayoutItem } from "./schema.ts";

/** Where the beam is held. */
export interface Support {
  /** Its axis, or the face of what clamps the beam. */
  readonly x: number;
  readonly kind: "end" | "inner" | "fixed";
  /** Faces: where the spans beside it begin; of an end outside the end of the concrete. */
  readonly left: number;
  readonly right: number;
}

export const usualWidth = 300;
/** Of what clamps an end. */
export const usualDepth = 1500;

export interface Span {
  readonly from: number;
  readonly to: number;
  /** Between the faces of its supports. */
  readonly clearFrom: number;
  readonly clearTo: number;
}

export interface Line {
  readonly supports: readonly Support[];
  readonly spans: readonly Span[];
  /** Of the concrete. */
  readonly from: number;
  readonly to: number;
}

/** How many supports a beam has. */
export const countOfSupports = ({
  spans_mm,
  left,
  right,
}: Pick<BarLayoutItem, "spans_mm" | "left" | "right">): number =>
  spans_mm.length + 1 - Number(left === "free") - Number(right === "free");

type Held = Pick<BarLayoutItem, "spans_mm" | "left" | "right" | "support_widths_mm">;

export function lineOf({ spans_mm, left = "pinned", right = "pinned", support_widths_mm = [] }: Held): Line {
  const axes = [0];
  for (const length of spans_mm) axes.push((axes.at(-1) ?? 0) + length);
  const supports: Support[] = [];
  axes.forEach((x, i) => {
    const [isFirst, isLast] = [i === 0, i === axes.length - 1];
    const end = isFirst ? left : isLast ? right : "inner";
    if (end === "free") return;
    const width = support_widths_mm[supports.length] ?? (end === "fixed" ? usualDepth : usualWidth);
    if (end === "fixed") {
      supports.push({ x, kind: "fixed", left: isFirst ? x - width : x, right: isFirst ? x : x + width });
      return;
    }
    supports.push({ x, kind: end === "inner" ? "inner" : "end", left: x - width / 2, right: x + width / 2 });
  });
  const faceAt = (x: number, side: "left" | "right"): number => supports.find((one) => one.x === x)?.[side] ?? x;
  const spans = spans_mm.map((length, i) => {
    const from = axes[i] ?? 0;
    const to = from + length;
    return { from, to, clearFrom: faceAt(from, "right"), clearTo: faceAt(to, "left") };
  });
  return { supports, spans, from: faceAt(0, "left"), to: faceAt(axes.at(-1) ?? 0, "right") };
}

/** Where moments are looked at: from the face of an end support, and of a free end where its bars end. */
export function lookedAt({ supports, spans, from, to }: Line, cover: number): readonly [from: number, to: number] {
  const [first, last] = [supports[0], supports.at(-1)];
  const [begin, end] = [spans[0]?.from ?? from, spans.at(-1)?.to ?? to];
  return [
    first?.x !== begin ? begin + cover : first.kind === "end" ? first.right : begin,
    last?.x !== end ? end - cover : last.kind === "end" ? last.left : end,
  ];
}
