import type { BoltGrade, BoltSize } from "../../materials/bolts.ts";
import type { Hole } from "./holes.ts";
import type { BoltItem } from "./schema.ts";

export type Category = "A" | "B" | "C" | "D" | "E";

/** The item with every default taken. */
export interface Bolt {
  readonly item: BoltItem;
  readonly size: BoltSize;
  readonly grade: BoltGrade;
  readonly category: Category;
  readonly preloaded: boolean;
  readonly n_bolts: number;
  readonly d_0: number;
  readonly d_m: number;
  readonly threads: boolean;
  readonly hole: Hole;
  readonly direction: "across" | "along";
  /** bolts that are certainly behind each other along the force */
  readonly inLine: number;
  readonly gamma_M2: number;
}
