/** Mouse, pen and fingers on a picture: one drags, two pinch, and what hardly moved is a click. */
import type { TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

type On = TargetedPointerEvent<Element>;

export interface Gestures {
  /** by so many pixels */
  readonly drag: (dx: number, dy: number, event: On) => void;
  /** so many times as far apart, about the point between; one of the two moved by so many pixels */
  readonly pinch: (times: number, between: Point, dx: number, dy: number, event: On) => void;
  readonly click?: (event: On) => void;
}

/** A hand trembles by so many pixels. */
const still = 4;

export function usePointers({ drag, pinch, click }: Gestures) {
  const pointers = useRef(new Map<number, Point>()).current;
  const moved = useRef(false);
  const forget = (event: On) => void pointers.delete(event.pointerId);
  return {
    /** whether what ends now was a drag */
    moved,
    handlers: {
      onPointerDown(event: On) {
        // a second finger makes it no click
        moved.current = pointers.size > 0;
        pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
      },
      onPointerMove(event: On) {
        const before = pointers.get(event.pointerId);
        if (!before) return;
        // a menu of the browser may have taken the end of it
        if (event.buttons === 0) return forget(event);
        const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
        if (!moved.current && Math.hypot(dx, dy) < still) return;
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
        moved.current = true;
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
        pointers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
        if (!other) return drag(dx, dy, event);
        const apart = (point: Point) => Math.hypot(point.clientX - other.clientX, point.clientY - other.clientY);
        const between = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
        pinch(apart(before) > 0 ? apart(event) / apart(before) : 1, between, dx, dy, event);
      },
      onPointerUp(event: On) {
        forget(event);
        if (!moved.current && event.button === 0) click?.(event);
      },
      onPointerCancel: forget,
      // what goes on elsewhere without having been dragged is not seen to end
      onPointerLeave: forget,
    },
  };
}
