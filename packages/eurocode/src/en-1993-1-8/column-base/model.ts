import type { BoltGrade, BoltSize } from "../../materials/bolts.ts";
import type { ColumnBaseItem } from "./schema.ts";

export interface Anchors {
  readonly spec: NonNullable<ColumnBaseItem["anchors"]>;
  readonly size: BoltSize;
  readonly grade: BoltGrade;
  readonly n: number;
  readonly F_t_Rd: number;
  /** F_t,Rd, or B_p,Rd of the base plate where that is less */
  readonly F_held: number;
  readonly gamma_M2: number;
  readonly L_b: number;
  readonly a: number;
}
