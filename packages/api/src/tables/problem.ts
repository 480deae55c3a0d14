import { english, type Message } from "@x/eurocode/message";

/** What is wrong with a part of a table. */
interface RowProblem {
  readonly line: number;
  /** The field of its column; "" of the row. */
  readonly path: string;
  readonly said: Message;
}

/** A text that is no table of this check. */
export class TableProblem extends Error {
  readonly code = "NO_TABLE";
  readonly said: Message;
  /** Where it is; undefined: all of it. */
  readonly line: number | undefined;
  readonly details: readonly RowProblem[];
  constructor(said: Message, line?: number, details: readonly RowProblem[] = []) {
    super(english(said));
    this.said = said;
    this.line = line;
    this.details = details;
  }
}

export const isTableProblem = (error: unknown): error is TableProblem =>
  error instanceof Error && "code" in error && error.code === "NO_TABLE";
