import { createHash } from "node:crypto";
import type { JobOutcome as Outcome } from "@x/api";
import type { Drawing } from "@x/drawings";
import { isInvalidInput } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { type Fabrication, type GivenActions, refusalOf } from "@x/fabrication";
import { type Override, readBack } from "@x/fabrication/members";
import { assessDrawing, type MadeFile } from "../jobs/pipeline.ts";
import { difference, type MadeResult, shownIn, summaryOf } from "../jobs/result.ts";
import { handOver, own } from "./hand-over.ts";

/** What a job is made of, as it is kept: taken apart here, so that who serves need not. */
export interface JobTask {
  /** For the package; without one it is the list of members. */
  readonly pdf?: Uint8Array;
  /** What was read, as JSON. */
  readonly drawing: Uint8Array;
  readonly corrections: string | null;
  readonly actions: string | null;
  /** Of the project. */
  readonly defaults: string | null;
  readonly annex: string;
  /** Result of the job that it is a revision of. */
  readonly before: string | undefined;
  /** Result that has the marks given out before: of itself where it is made again, else of what it is a revision of. */
  readonly kept: string | undefined;
}

export interface Made {
  /** As it is kept. */
  readonly result: string;
  readonly files: readonly (MadeFile & { readonly sha256: string })[];
  readonly summary: Fabrication["summary"];
  readonly outcome: Outcome;
  /** What a revision changed, in a sentence. */
  readonly delta?: string;
}

export type JobOutcome = Made | { readonly refused: Message };

/** The assessment of a drawing and its files, away from the thread that serves. */
export default async function work(task: JobTask): Promise<unknown> {
  try {
    const {
      result,
      files: made,
      summary,
      outcome,
    } = await assessDrawing({
      ...(task.pdf && { pdf: task.pdf }),
      drawing: drawingIn(task.drawing),
      annex: task.annex,
      // written by jobs/submit.ts, both of them
      corrections: listIn<Override>(task.corrections),
      actions: listIn<GivenActions>(task.actions),
      defaults: defaultsIn(task.defaults),
      register: task.kept === undefined ? undefined : (JSON.parse(task.kept) as MadeResult).register, // kept by jobs/finish.ts
    });
    const files = made.map((file) => {
      const bytes = own(file.bytes);
      return { ...file, bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
    });
    const delta = task.before === undefined ? {} : { delta: deltaOf(task.before, result) };
    return handOver(
      { result: JSON.stringify(result), files, summary, outcome, ...delta } satisfies Made,
      files.map(({ bytes }) => bytes),
    );
  } catch (error) {
    if (isInvalidInput(error)) return { refused: refusalOf(error) } satisfies JobOutcome;
    throw error;
  }
}

const drawingIn = (bytes: Uint8Array): Drawing =>
  readBack(JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8")) as Drawing); // kept by jobs/work.ts

const listIn = <Entry>(text: string | null): Entry[] => (text === null ? [] : (JSON.parse(text) as Entry[])); // as it was written

/** Of the contract's form. */
const defaultsIn = (text: string | null): GivenActions[] =>
  listIn<{ mark: string }>(text).map(({ mark, ...values }) => ({ mark, values: values as Record<string, number> })); // numbers, by the contract

const deltaOf = (before: string, after: MadeResult): string =>
  summaryOf(difference(shownIn(JSON.parse(before) as MadeResult, "en"), shownIn(after, "en"))); // kept by jobs/finish.ts
