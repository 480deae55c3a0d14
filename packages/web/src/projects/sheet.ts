import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Box, Page } from "./model.ts";

/** What of a page is in sight, in points. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const closest = 40;
/** Around what is gone to, in points. */
const margin = 90;

export interface Sheet {
  readonly place: RefObject<SVGSVGElement | null>;
  readonly view: View;
  /** Not the whole page. */
  readonly isNear: boolean;
  readonly whole: () => void;
  readonly zoom: (by: number, at?: Place) => void;
  /** By points of the page. */
  readonly pan: (dx: number, dy: number) => void;
  /** Points of the page a pixel of the screen. */
  readonly scale: () => number;
  /** Where on the page a pointer is. */
  readonly at: (event: { clientX: number; clientY: number }) => Place | undefined;
  /** To a box of a page; where it can be seen already, nothing jumps. */
  readonly goTo: (box: Box, page: Page, isShown: boolean) => void;
}

/** Which page of a drawing is shown, and what of it: as shares of the page, so that one of another size is moved alike. */
export interface Moved {
  readonly page?: number | undefined;
  readonly near?: View | undefined;
}

export type Moving = readonly [Moved, (change: (before: Moved) => Moved) => void];

type Size = Pick<Page, "width" | "height">;

const scaled = ({ x, y, w, h }: View, across: number, down: number): View => ({
  x: x * across,
  y: y * down,
  w: w * across,
  h: h * down,
});

/** A page that is moved and enlarged. */
export function useSheet({ width, height }: Size, [{ near: share }, move]: Moving): Sheet {
  const near = share && scaled(share, width, height);
  const setNear = (next: View | undefined, of: Size = { width, height }) =>
    move((before) => ({ ...before, near: next && scaled(next, 1 / of.width, 1 / of.height) }));
  const place = useRef<SVGSVGElement>(null);
  const view: View = near ?? { x: 0, y: 0, w: width, h: height };
  const { x, y, w, h } = view;
  return {
    place,
    view,
    isNear: near !== undefined,
    whole: () => setNear(undefined),
    zoom: (by, at = { x: x + w / 2, y: y + h / 2 }) => {
      const wide = Math.min(width, Math.max(closest, w / by));
      if (wide >= width) return setNear(undefined);
      const scale = wide / w;
      setNear({ x: at.x - (at.x - x) * scale, y: at.y - (at.y - y) * scale, w: wide, h: h * scale });
    },
    pan: (dx, dy) => setNear({ x: kept(x + dx, w, width), y: kept(y + dy, h, height), w, h }),
    scale: () => {
      const box = place.current?.getBoundingClientRect();
      return box && box.width > 0 ? Math.max(w / box.width, h / box.height) : 1;
    },
    at: ({ clientX, clientY }) => {
      const matrix = place.current?.getScreenCTM();
      if (!matrix) return undefined;
      const { x: px, y: py } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
      return { x: px, y: py };
    },
    goTo: ([x0, y0, x1, y1], page, isShown) => {
      if (isShown && near && inside([x0, y0, x1, y1], near)) return;
      const { current } = place;
      const side = current && current.clientHeight > 0 ? current.clientWidth / current.clientHeight : 1.5;
      const wide = Math.min(page.width, Math.max(x1 - x0 + 2 * margin, (y1 - y0 + 2 * margin) * side));
      const high = wide / side;
      setNear({ x: (x0 + x1 - wide) / 2, y: (y0 + y1 - high) / 2, w: wide, h: high }, page);
    },
  };
}

/** Half of what is in sight may lie beside the page. */
const kept = (value: number, size: number, all: number): number =>
  Math.min(Math.max(value, -size / 2), Math.max(all - size / 2, -size / 2));

const inside = ([x0, y0, x1, y1]: Box, { x, y, w, h }: View): boolean =>
  x0 >= x && y0 >= y && x1 <= x + w && y1 <= y + h;
