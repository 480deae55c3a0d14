/** What a reader of drawings is: the text layer, OCR, a vision model. */
import { english, type Message } from "@x/eurocode/message";
import type { Drawing, Method } from "./model.ts";
import { says } from "./says.ts";

export interface Progress {
  readonly stage: "opening" | "reading" | "recognising" | "asking" | "merging";
  /** from 1; 0 before the first */
  readonly page: number;
  readonly pages: number;
}

export type OnProgress = (progress: Progress) => void;

export interface ReadOptions {
  /** only these, from 1; default: all */
  readonly pages?: readonly number[];
  readonly signal?: AbortSignal;
  /** on the clock of performance.now(): what is read by then is kept, what is left is reported */
  readonly until?: number;
  /** pages on which more is written than the text layer has: its words confirm, but contradict nothing */
  readonly partial?: readonly number[];
  /** the words of the text layer, page by page, for readers that check their answer against them */
  readonly words?: ReadonlyMap<number, readonly string[]>;
}

export interface Reader {
  readonly method: Method;
  /** Throws UnreadablePdf with a sentence for the user when the file itself cannot be read. */
  read(pdf: Uint8Array, options: ReadOptions, onProgress?: OnProgress): Promise<Drawing>;
}

export type UnreadableReason =
  | "not a PDF"
  | "encrypted"
  | "damaged"
  | "too large"
  | "too slow"
  | "no pages"
  | "no reader"
  | "no answer";

/** The file cannot be read at all; the message is a sentence for the user. */
export class UnreadablePdf extends Error {
  readonly code = "UNREADABLE_PDF";
  readonly reason: UnreadableReason;
  /** Its message, for who says it in another language. */
  readonly said: Message;
  constructor(reason: UnreadableReason, said: Message) {
    super(english(said));
    this.name = "UnreadablePdf";
    this.reason = reason;
    this.said = said;
  }
}

export const isUnreadablePdf = (error: unknown): error is UnreadablePdf =>
  error instanceof Error && "code" in error && error.code === "UNREADABLE_PDF";

/** Whatever a damaged file does to a parser, as a sentence. */
export function reasonOf(error: unknown): UnreadablePdf {
  if (error instanceof UnreadablePdf) return error;
  const why = error instanceof Error ? error.message : String(error);
  // of V8, and not always with its own class: the file's objects lie in one another without end
  if (why.includes("call stack")) return new UnreadablePdf("damaged", says.nested);
  return new UnreadablePdf("damaged", says.damaged({ why: why.replace(/\s+/g, " ").replace(/\.$/, "").slice(0, 200) }));
}
