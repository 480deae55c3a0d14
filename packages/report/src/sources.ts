/** Values that calculations take of each other. */

/** A value of a request that another calculation gave. */
export interface SourceOfValue {
  /** The field that takes it: `members[0].N_Ed`. */
  readonly path: string;
  readonly value: number | string | undefined;
  /** The calculation that gives it, and the path of the value in its result. */
  readonly from: string;
  readonly of: string;
  readonly times: number;
  /** Where it is in a book. */
  readonly to?: string;
}

/** A value that another calculation takes. */
export interface TakenValue {
  /** Its path in the result. */
  readonly of: string;
  readonly value: number | string | undefined;
  /** The calculation that takes it, and its field. */
  readonly by: string;
  readonly path: string;
  /** What that calculation was asked: it names its items. */
  readonly request: unknown;
  readonly to?: string;
}
