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

/** What an assembly takes of the ground: along its profile and across. */
export interface Extent {
  readonly length: number;
  readonly width: number;
}

/** Between pieces that lie beside each other, and between their rows. */
const gaps = { across: 500, along: 2000 };
/** A row shorter than this is not broken. */
const shortRow = 30_000;

/**
 * Every piece of every assembly. Those without a place lie side by side, in the order of the drawing, beyond those that
 * have one; so many that they would make a strip lie in rows, about as long together as one row is.
 */
export function standing(assemblies: readonly Assembly[], extentOf: (assembly: Assembly) => Extent): StandingPiece[] {
  const known = assemblies.flatMap(({ place = [] }) => place.flatMap(({ start, end }) => [start[1], end[1]]));
  const first = known.length === 0 ? 0 : Math.min(...known) - 2000;
  const ground = assemblies.reduce((sum, assembly) => {
    const { length, width } = extentOf(assembly);
    const lying = Math.max(0, assembly.quantity - (assembly.place?.length ?? 0));
    return sum + lying * (length + gaps.along) * (width + gaps.across);
  }, 0);
  const row = Math.max(shortRow, Math.sqrt(ground));
  let [x, y, longest] = [0, first, 0];
  return assemblies.flatMap((assembly) => {
    const { length, width } = extentOf(assembly);
    return Array.from({ length: assembly.quantity }, (_, i): StandingPiece => {
      const place = assembly.place?.[i];
      if (place) return { assembly, piece: i + 1, frame: frameOf(place), placed: true };
      if (first - y > row) [x, y, longest] = [x + longest + gaps.along, first, 0];
      y -= width + gaps.across;
      longest = Math.max(longest, length);
      return { assembly, piece: i + 1, frame: { origin: [x, y, 0], x: [1, 0, 0], y: [0, 1, 0] }, placed: false };
    });
  });
}
