import type { ErrorCode } from "@x/api";

/** What a script that calls `x` can rely on. */
export const exitCode = { passed: 0, notPassed: 1, invalid: 2, unreachable: 3 } as const;

/** A sentence for the person at the terminal, and the code the command ends with. */
export class Stop extends Error {
  readonly code: number;
  readonly details: readonly Detail[];
  /** What a server called it, where one did. */
  readonly kind: ErrorCode | undefined;
  constructor(message: string, code: number = exitCode.invalid, details: readonly Detail[] = [], kind?: ErrorCode) {
    super(message);
    this.code = code;
    this.details = details;
    this.kind = kind;
  }
}

export interface Detail {
  readonly file?: string;
  readonly line?: number;
  readonly path: string;
  readonly message: string;
}
