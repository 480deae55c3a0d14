import type { Side } from "./envelope.ts";

/** Equal bars side by side. */
export interface Group {
  readonly side: Side;
  readonly layer: number;
  readonly diameter: number;
  /** Of a slab of the width b, no whole number. */
  readonly count: number;
  readonly area: number;
  /** From their face. */
  readonly axis: number;
  readonly from: number;
  readonly to: number;
  /** What the legs of its bends add to its anchorage. */
  readonly before: number;
  readonly beyond: number;
  /** Half the diameter of the mandrel of its bends. */
  readonly radius: number;
  readonly poor: boolean;
}
