import type { Profile } from "../profile.ts";
import type { Curve } from "../schema.ts";

/** What of a member is calculated by the second generation; absent where nothing is. */
export interface Next {
  /** All of it: clauses and verifications have its names. */
  readonly whole: boolean;
  readonly classes: boolean;
  readonly elastoplastic: boolean;
  readonly ltb: boolean;
  /** The severer of a rule of one source and the one before it. */
  readonly safe: boolean;
}

export type CurveOf = (p: Profile, axis: "y" | "z") => Curve;
