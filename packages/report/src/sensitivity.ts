/** What each number of an input changes of the utilization that governs. */
import type { FieldDescription } from "@x/eurocode/engine";
export interface Sensitivity {
  /** The item in that place of the request. */
  readonly item: number;
  /** How much smaller and greater each number was made. */
  readonly share: number;
  /** Its utilization with all as they are. */
  readonly now: number;
  /** What changes it, the most first. */
  readonly changes: readonly (PlaceOfNumber & { readonly less: number; readonly more: number })[];
  /** Numbers that cannot be so much smaller or greater. */
  readonly leftOut: readonly PlaceOfNumber[];
  /** The item alone, in which the places are. */
  readonly request: unknown;
  /** What its fields are. */
  readonly fields: readonly FieldDescription[];
}

export interface PlaceOfNumber {
  readonly keys: readonly (string | number)[];
}
