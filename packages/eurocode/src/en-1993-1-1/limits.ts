import type { Formula } from "../basis/formula.ts";

/** What of Table 5.2 differs in the second generation. */
export interface Limits {
  /** internal parts under uniform compression, where they have limits of their own */
  readonly uniform?: readonly [OfEpsilon, OfEpsilon, OfEpsilon];
  readonly web1: Formula<[epsilon: number, alpha: number]>;
  readonly web2: Formula<[epsilon: number, alpha: number]>;
  readonly web3: Formula<[epsilon: number, psi: number]>;
  readonly web3Relieved: Formula<[epsilon: number, psi: number]>;
  /** tubes, bent and not compressed */
  readonly wallBent3: OfEpsilon;
  /** of the web of an I that only N compresses */
  readonly besideN: readonly [number, number, number];
}
type OfEpsilon = Formula<[epsilon: number]>;
