import type { ErrorCode } from "@x/api";

/** What a script that calls `x` can rely on. */
export const exitCode = { passed: 0, notPassed: 1, invalid: 2, unreachable: 3, notDesigned: 3 } as const;

/** A sentence for the person at the terminal, and the code the command ends with. */
export class Stop extends Error {
  readonly code: number;
  readonly details: readonly Detail[];
  /** What a server called it, where one did. */
  readonly kind: ErrorCode | undefined;
  /** A command that helps, on a line of its own. */
  readonly hint: string | undefined;
  constructor(
    message: string,
    code: number = exitCode.invalid,
    details: readonly Detail[] = [],
    kind?: ErrorCode,
    hint?: string,
  ) {
    super(message);
    this.hint = hint;
    this.code = code;
    // what several need is wrong once
    this.details = [...new Map(details.map((one) => [JSON.stringify(one), one])).values()];
    this.kind = kind;
  }
}

/** All that is wrong with a file; as another error said it, where it did. */
export const problemsOf = (file: string, problems: readonly Detail[], said?: Stop): Stop =>
  new Stop(
    `${file} has ${problems.length} problem${problems.length === 1 ? "" : "s"}`,
    said?.code ?? exitCode.invalid,
    problems,
    said?.kind,
    said?.hint,
  );

/** A wrong input, and the command that helps. */
export const hinted = (message: string, hint: string, code: number = exitCode.invalid): Stop =>
  new Stop(message, code, [], undefined, hint);

export interface Detail {
  readonly file?: string;
  readonly line?: number;
  readonly path: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** A file or folder that the system does not let be written. */
export const unwritable = (path: string, error: unknown): Stop => {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new Stop(`${path}: cannot be written (${reasons[code] ?? code})`);
};

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such folder",
  ENOTDIR: "its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "not allowed",
  EPERM: "not allowed",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};
