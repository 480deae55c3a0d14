/**
 * A drawing is read in a process of its own: a file made to hurt ends its own process and nothing else. A thread would
 * not do, V8 ends all threads when one of them asks for too much.
 */
import { type ChildProcess, fork } from "node:child_process";
import type { Message } from "@x/eurocode/message";
import type { Drawing } from "../model.ts";
import type { PlainText } from "../plain-text.ts";
import { type OnProgress, type Progress, UnreadablePdf, type UnreadableReason } from "../reader.ts";
import { says } from "../says.ts";
import { childFile, confined } from "./permissions.ts";
import type { PipelineOptions } from "./pipeline.ts";
import { defaultReaders } from "./readers.ts";

export interface ReadLimits {
  /** for the whole file, with all readers */
  readonly seconds: number;
  /** of the process that reads this file */
  readonly megabytes: number;
}

export const readLimits: ReadLimits = { seconds: 110, megabytes: 2000 };

type Task =
  | { readonly read: PipelineOptions; readonly asJson: boolean }
  | { readonly text: { readonly pages?: readonly number[] } }
  | { readonly overlay: { readonly drawing: Drawing | Uint8Array; readonly page: number; readonly dpi?: number } };

/** A drawing as the bytes of its JSON: who hands it on need not take it apart. */
export interface DrawingAsJson {
  readonly json: Uint8Array;
  /** How many there are. */
  readonly members: number;
  /** To go before those that it has: the reading went beyond its limits, and this is what was read before. */
  readonly warning?: Message;
}

export interface ToChild extends ReadLimits {
  readonly pdf: Uint8Array;
  readonly task: Task;
}

type Read = { readonly drawing: Drawing } | DrawingAsJson;

export type FromChild =
  | { readonly progress: Progress }
  /** should a later reader go beyond the limits, this is not lost */
  | { readonly soFar: Read }
  | Read
  | { readonly png: Uint8Array }
  | { readonly text: PlainText }
  | { readonly error: { readonly message: string; readonly reason?: UnreadableReason; readonly said?: Message } };

/** Its process was ended by somebody else: nothing is known of the drawing, and it may be read again. */
export class ReadingInterrupted extends Error {
  readonly code = "READING_INTERRUPTED";
}

export const isReadingInterrupted = (error: unknown): error is ReadingInterrupted =>
  error instanceof Error && "code" in error && error.code === "READING_INTERRUPTED";

function started(megabytes: number, vision: boolean): ChildProcess {
  const file = childFile();
  const { execArgv, env } = confined(file, megabytes, vision);
  return fork(file, {
    // a Uint8Array arrives as one
    serialization: "advanced",
    env,
    // what pdf.js has to say about a bad file is said by the error
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [...execArgv],
  });
}

type ReadingOptions = PipelineOptions & { readonly limits?: Partial<ReadLimits> };

export async function readDrawing(
  pdf: Uint8Array,
  options: ReadingOptions = {},
  onProgress?: OnProgress,
): Promise<Drawing> {
  const done = await reading(pdf, options, false, onProgress);
  if ("drawing" in done) return done.drawing;
  throw new Error("a drawing was asked for");
}

/** The same for who keeps it and serves others meanwhile. */
export async function readDrawingAsJson(
  pdf: Uint8Array,
  options: ReadingOptions = {},
  onProgress?: OnProgress,
): Promise<DrawingAsJson> {
  const done = await reading(pdf, options, true, onProgress);
  if ("json" in done) return done;
  throw new Error("the JSON of a drawing was asked for");
}

function reading(
  pdf: Uint8Array,
  options: ReadingOptions,
  asJson: boolean,
  onProgress: OnProgress | undefined,
): Promise<Done> {
  const { limits, signal, readers = defaultReaders(process.env), ...rest } = options;
  const both = { ...readLimits, ...limits };
  // readers end by themselves a little earlier, so that what they have read is not lost
  const seconds = Math.max(0.8 * both.seconds, both.seconds - 10);
  return isolated(pdf, { read: { seconds, readers, ...rest }, asJson }, both, signal, onProgress);
}

/** PNG of a page with what was read of it, a drawing or its JSON, drawn under the same limits. */
export async function drawOverlay(
  pdf: Uint8Array,
  drawing: Drawing | Uint8Array,
  page: number,
  options: { readonly dpi?: number; readonly limits?: Partial<ReadLimits>; readonly signal?: AbortSignal } = {},
): Promise<Uint8Array> {
  const { dpi, limits, signal } = options;
  const task = { overlay: { drawing, page, ...(dpi !== undefined && { dpi }) } };
  const done = await isolated(pdf, task, { ...readLimits, ...limits }, signal);
  if ("png" in done) return done.png;
  throw new Error("a picture was asked for");
}

/** The plain text of each page, read under the same limits. */
export async function readPlainText(
  pdf: Uint8Array,
  options: {
    readonly pages?: readonly number[];
    readonly limits?: Partial<ReadLimits>;
    readonly signal?: AbortSignal;
  } = {},
): Promise<PlainText> {
  const { pages, limits, signal } = options;
  const done = await isolated(pdf, { text: { ...(pages && { pages }) } }, { ...readLimits, ...limits }, signal);
  if ("text" in done) return done.text;
  throw new Error("a text was asked for");
}

type Done = Read | { readonly png: Uint8Array } | { readonly text: PlainText };

function isolated(
  pdf: Uint8Array,
  task: Task,
  { seconds, megabytes }: ReadLimits,
  signal?: AbortSignal,
  onProgress?: OnProgress,
): Promise<Done> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const child = started(megabytes, "read" in task && task.read.readers?.includes("vision") === true);
    let page = 0;
    let over = false;
    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      clearTimeout(clock);
      signal?.removeEventListener("abort", abort);
      child.kill("SIGKILL");
      settle();
    };
    let read: Read | undefined;
    const fail = (reason: UnreadableReason, why: Message) => {
      const said = page > 0 ? says.endedOnPage({ why, page }) : why;
      const kept = read;
      if (!kept) end(() => reject(new UnreadablePdf(reason, said)));
      else end(() => resolve(withWarning(kept, says.keptBefore({ why: said }))));
    };
    const abort = () => end(() => reject(signal?.reason));
    const clock = setTimeout(() => fail("too slow", says.tooSlow({ seconds })), seconds * 1000);
    signal?.addEventListener("abort", abort, { once: true });
    child.on("message", (message: FromChild) => {
      if (over) return;
      if ("progress" in message) {
        page = Math.max(page, message.progress.page);
        onProgress?.(message.progress);
      } else if ("soFar" in message) read = message.soFar;
      else if (!("error" in message)) end(() => resolve(message));
      else {
        const { reason, said, message: text } = message.error;
        end(() => reject(reason === undefined || !said ? new Error(text) : new UnreadablePdf(reason, said)));
      }
    });
    child.on("error", (error) =>
      end(() => reject(new Error(`the reader of drawings does not start (${error.message})`))),
    );
    child.on("exit", (_, by) => {
      // its own watch kills it, V8 aborts when it gets no memory
      if (by === "SIGTERM" || by === "SIGINT" || by === "SIGHUP")
        return end(() =>
          reject(new ReadingInterrupted(`the process that reads the drawing was ended from outside (${by})`)),
        );
      const memory = by === "SIGKILL" || by === "SIGABRT" || by === "SIGTRAP";
      if (memory) fail("too large", says.tooMuchMemory({ megabytes }));
      else fail("damaged", says.readerEnded);
    });
    const message: ToChild = { pdf, task, seconds, megabytes };
    // a child that has ended already is reported by its end
    child.send(message, () => undefined);
  });
}

const withWarning = (read: Read, warning: Message): Read =>
  "json" in read
    ? { ...read, warning }
    : { drawing: { ...read.drawing, warnings: [warning, ...read.drawing.warnings] } };
