/** Why the server cannot start, as a sentence for who runs it. */
export class StartProblem extends Error {
  readonly code = "CANNOT_START";
}

export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && "code" in error && error.code === "CANNOT_START";
