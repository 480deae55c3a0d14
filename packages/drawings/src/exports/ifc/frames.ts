/** The place of each piece in the building. */
import { frameOf } from "../../axes.ts";
import type { Assembly, Frame } from "../../fabrication.ts";

export interface StandingPiece {
  readonly assembly: Assembly;
  /** from 1 */
  readonly piece: number;
  readonly frame: Frame;
  readonly placed: boolean;
}

/**
 * Every piece of every assembly. Those without a place lie side by side, in the order of the drawing, beyond those that
 * have one.
 */
export function standing(assemblies: readonly Assembly[], widthOf: (assembly: Assembly) => number): StandingPiece[] {
  const known = assemblies.flatMap(({ place = [] }) => place.flatMap(({ start, end }) => [start[1], end[1]]));
  let y = known.length === 0 ? 0 : Math.min(...known) - 2000;
  return assemblies.flatMap((assembly) => {
    const gap = widthOf(assembly) + 500;
    return Array.from({ length: assembly.quantity }, (_, i): StandingPiece => {
      const place = assembly.place?.[i];
      if (place) return { assembly, piece: i + 1, frame: frameOf(place), placed: true };
      y -= gap;
      return { assembly, piece: i + 1, frame: { origin: [0, y, 0], x: [1, 0, 0], y: [0, 1, 0] }, placed: false };
    });
  });
}
