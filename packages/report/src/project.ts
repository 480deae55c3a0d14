/** What stands at the head of a report. */
export interface Project {
  readonly project?: string;
  readonly number?: string;
  readonly client?: string;
  /** The part of the structure. */
  readonly part?: string;
  readonly author?: string;
  readonly checker?: string;
  /** As it shall be printed; a report has no clock. */
  readonly date?: string;
  readonly revision?: string;
}

/** The fields of a title block, in its order. */
export const projectFields = [
  "project",
  "number",
  "client",
  "part",
  "author",
  "checker",
  "date",
  "revision",
] as const satisfies readonly (keyof Project)[];

/** Who makes a report: on its first page, and its name on every page. */
export interface Firm {
  readonly name?: string;
  readonly address?: string;
  /** A picture, PNG or JPEG. */
  readonly logo?: Uint8Array;
}

/** One page; what a checker reads, with the chain that governs; every step. */
export const reportLengths = ["brief", "normal", "full"] as const;
export type ReportLength = (typeof reportLengths)[number];
