import type { RingType, ToothedType } from "./schema.ts";

/** EN 912: depth in each member by diameter, mm. Of one publication (the tables of DIN 1052:2008), which the sheet says. */
const depths: Readonly<Partial<Record<RingType | ToothedType, readonly (readonly [d_c: number, h_e: number])[]>>> = {
  A1: [
    [65, 15],
    [80, 15],
    [95, 15],
    [126, 15],
    [128, 22.5],
    [160, 22.5],
    [190, 22.5],
  ],
  B1: [
    [65, 15],
    [80, 15],
    [95, 15],
    [128, 22.5],
    [160, 22.5],
    [190, 22.5],
  ],
  C1: [
    [50, 6],
    [62, 7.4],
    [75, 9.1],
    [95, 11.3],
    [117, 14.3],
    [140, 14.7],
    [165, 15.6],
  ],
  C2: [
    [50, 5.6],
    [62, 7.5],
    [75, 9.2],
    [95, 11.4],
    [117, 14.5],
  ],
  C10: [
    [50, 12],
    [65, 12],
    [80, 12],
    [95, 12],
    [115, 12],
  ],
  C11: [
    [50, 12],
    [65, 12],
    [80, 12],
    [95, 12],
    [115, 12],
  ],
};

/** A millimetre more or less is the same connector. */
export const depthOf = (type: RingType | ToothedType, d_c: number): number | undefined =>
  depths[type]?.find(([d]) => Math.abs(d - d_c) <= 1)?.[1];

/** Teeth, or the plate, on one side: two of them between woods, one at a steel plate. */
export const singleSided = (type: RingType | ToothedType): boolean =>
  type.startsWith("B") || type === "C2" || type === "C4" || type === "C7" || type === "C9" || type === "C11";

export const isToothedRing = (type: RingType | ToothedType): boolean => type === "C10" || type === "C11";
/** 8.10(8) */
export const mayStagger = (type: RingType | ToothedType): boolean =>
  !type.startsWith("C") || type === "C1" || type === "C2" || type === "C6" || type === "C7";
export const hasTwoSides = (type: RingType | ToothedType): boolean => type === "C3" || type === "C4";
