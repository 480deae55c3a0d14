/** A load of snow as it lies on the roof. */
export interface SnowArrangement {
  readonly id: string;
  readonly nature: "snow" | "accidental";
  readonly parts: readonly SnowPart[];
}
export interface SnowPart {
  readonly id: string;
  readonly mu: number;
  readonly s_kN_m2: number;
  readonly s_kN_m?: number;
  readonly from_m?: number;
  readonly to_m?: number;
}
