import type { Bolts, Member, Steel } from "../parts/index.ts";
import type { GussetItem } from "./schema.ts";

/** A gusset with its brace, every default taken. */
export interface Gusset {
  readonly item: GussetItem;
  readonly member: Member;
  readonly n: 1 | 2;
  readonly plate: { readonly t: number; readonly steel: Steel };
  readonly N: number;
  /** the force on each brace */
  readonly N_each: number;
  readonly gamma_M0: number;
  readonly gamma_M1: number;
  /** of the end of the brace: bolts, or welds */
  readonly bolts: Bolts | undefined;
  /** the part that meets the plate: leg, web, flat, stem, or all of a tube */
  readonly end: BraceEnd;
  /** length of the joint along the force, and its width where the force enters */
  readonly L_j: number;
  readonly w: number;
}

export interface BraceEnd {
  readonly width: number;
  /** of the ply on the plate */
  readonly t: number;
  readonly A: number;
  readonly steel: Steel;
  /** the root of the next part, which bolts keep clear of; 0 where there is none */
  readonly root: number;
}
