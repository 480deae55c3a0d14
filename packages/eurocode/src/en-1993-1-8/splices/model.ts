import type { Bolts, Steel } from "../parts/index.ts";
import type { WebPlate } from "./schema.ts";

/** A cover plate with every default taken. */
export interface Plate<P> {
  readonly spec: P;
  readonly steel: Steel;
  readonly bolts: Bolts;
  readonly context: { readonly L_j?: number; readonly packing?: number };
  readonly sides: 1 | 2;
  readonly n_2: number;
  readonly p1: number;
  readonly p2: number;
}

/** From the joint to the first line of bolts in the web. */
export const firstLine = ({ spec, n_2, p2 }: Plate<WebPlate>): number => spec.b_mm - spec.e2 - (n_2 - 1) * p2;
