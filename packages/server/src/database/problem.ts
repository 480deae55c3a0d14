import { english, type Message } from "@x/eurocode/message";

/** Why the server cannot start, as a sentence for who runs it. */
export class StartProblem extends Error {
  readonly code = "CANNOT_START";
  readonly said: Message;
  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}

export const isStartProblem = (error: unknown): error is StartProblem =>
  error instanceof Error && "code" in error && error.code === "CANNOT_START";
