import type { ErrorCode } from "@x/api";
import { english, type Message } from "@x/eurocode/message";
import { ofFiles, reasonsOfSystem } from "./stops.ts";

/** What a script that calls `x` can rely on. */
export const exitCode = { passed: 0, notPassed: 1, invalid: 2, unreachable: 3, notDesigned: 3 } as const;

/** A sentence for the person at the terminal, and the code the command ends with. */
export class Stop extends Error {
  /** The sentence as data: `--json` has its id and values. */
  readonly said: Message;
  readonly code: number;
  readonly details: readonly Detail[];
  /** What a server called it, where one did. */
  readonly kind: ErrorCode | undefined;
  /** A command that helps, on a line of its own. */
  readonly hint: string | undefined;
  constructor(
    said: Message,
    code: number = exitCode.invalid,
    details: readonly Detail[] = [],
    kind?: ErrorCode,
    hint?: string,
  ) {
    super(english(said));
    this.said = said;
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
    ofFiles.problems({ file, n: problems.length }),
    said?.code ?? exitCode.invalid,
    problems,
    said?.kind,
    said?.hint,
  );

/** A wrong input, and the command that helps. */
export const hinted = (said: Message, hint: string, code: number = exitCode.invalid): Stop =>
  new Stop(said, code, [], undefined, hint);

/** What another program, or another part of ours, says of itself. */
export const relayed = (error: unknown): Message => {
  if (error instanceof Error && "said" in error) return error.said as Message; // as all errors of ours have it
  return ofFiles.other({ why: error instanceof Error ? error.message : String(error) });
};

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
  return new Stop(ofFiles.unwritable({ file: path, why: reasons[code] ?? code }));
};

const reasons: Readonly<Record<string, Message | undefined>> = reasonsOfSystem;
