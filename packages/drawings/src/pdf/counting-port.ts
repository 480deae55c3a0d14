/**
 * The two halves of pdf.js talk in one thread through a port of ours: what a page draws comes by in pieces, so that a
 * page without end is noticed after a moment and not when the memory is full.
 */
import { setTimeout as wait } from "node:timers/promises";
import { OPS, PDFWorker, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFOperatorList, PDFPageProxy } from "pdfjs-dist/types/src/display/api.d.ts";
import { UnreadablePdf } from "../reader.ts";
import { says } from "../says.ts";

export interface PageLimits {
  /** drawing operations on one page */
  readonly operations: number;
  /** graphics states saved and not restored; pdf.js takes time by the square of them */
  readonly nesting: number;
  /** for what one page draws */
  readonly secondsPerPage: number;
}

export interface Meter {
  /** What a page draws, or the limit that it went beyond. */
  operations(page: PDFPageProxy): Promise<PDFOperatorList>;
  /** pdf.js came to no end after it was stopped: closing the file would wait for it */
  readonly stuck: boolean;
}

interface Listening {
  readonly port: object;
  readonly meter: Meter;
}

/** The half of pdf.js that a browser runs in a worker. It has no types of its own. */
interface WorkerHalf {
  readonly WorkerMessageHandler: { initializeFromPort(port: object): void };
}

export async function meteredWorker(limits: PageLimits): Promise<{ worker: PDFWorker; meter: Meter }> {
  const { port, meter } = meteredPort(limits);
  const name = "pdfjs-dist/legacy/build/pdf.worker.mjs";
  const half = (await import(name)) as WorkerHalf;
  // typed for the browser's Worker, of which pdf.js uses what meteredPort has
  const worker = new PDFWorker({ port: port as Worker as never, verbosity: VerbosityLevel.ERRORS });
  half.WorkerMessageHandler.initializeFromPort(port);
  return { worker, meter };
}

const breatheEveryMs = 50;

function meteredPort(limits: PageLimits): Listening {
  const listeners = new Map<(event: { data: unknown }) => void, () => void>();
  const watch = watching(limits);
  let delivered: Promise<unknown> = Promise.resolve();
  let breathed = performance.now();
  const forget = (listener: (event: { data: unknown }) => void) => {
    listeners.get(listener)?.();
    listeners.delete(listener);
  };
  const port = {
    postMessage(message: unknown, transfer?: Transferable[]) {
      watch.look(message);
      // copies as between real threads: what one half changes later must not reach the other
      const event = { data: structuredClone(message, transfer ? { transfer } : undefined) };
      if (performance.now() - breathed > breatheEveryMs) {
        // clocks and signals of the thread would wait for the end of the page
        delivered = delivered.then(() => new Promise((resolve) => setImmediate(resolve)));
        breathed = performance.now();
      }
      delivered = delivered.then(() => {
        for (const listener of [...listeners.keys()]) listener.call(port, event);
      });
    },
    addEventListener(_: string, listener: (event: { data: unknown }) => void, options?: { signal?: AbortSignal }) {
      const { signal } = options ?? {};
      if (signal?.aborted) return;
      const abort = () => forget(listener);
      signal?.addEventListener("abort", abort);
      listeners.set(listener, () => signal?.removeEventListener("abort", abort));
    },
    removeEventListener: (_: string, listener: (event: { data: unknown }) => void) => forget(listener),
    terminate() {
      for (const listener of [...listeners.keys()]) forget(listener);
    },
  };
  return { port, meter: watch.meter };
}

interface Reading {
  readonly until: number;
  operations: number;
  nesting: number;
  error: UnreadablePdf | undefined;
  readonly stopped: (error: UnreadablePdf) => void;
}

const graceMs = 300;

function watching(limits: PageLimits): { meter: Meter; look(message: unknown): void } {
  let reading: Reading | undefined;
  let stuck = false;
  const meter: Meter = {
    async operations(page) {
      const begun: Omit<Reading, "stopped"> = {
        until: performance.now() + 1000 * limits.secondsPerPage,
        operations: 0,
        nesting: 0,
        error: undefined,
      };
      const exceeded = new Promise<UnreadablePdf>((resolve) => {
        reading = { ...begun, stopped: resolve };
      });
      const list = page.getOperatorList().then(
        (complete) => ({ complete }),
        (error: unknown) => ({ error }),
      );
      // a form within a form that is stopped is waited for by pdf.js without end
      const late = exceeded.then((error) => wait(graceMs, { error, late: true }));
      const outcome = await Promise.race([list, late]);
      if ("late" in outcome) stuck = true;
      const error = reading?.error ?? ("error" in outcome ? outcome.error : undefined);
      reading = undefined;
      if (error !== undefined || !("complete" in outcome)) throw error;
      return outcome.complete;
    },
    get stuck() {
      return stuck;
    },
  };
  const look = (message: unknown) => {
    // a piece of a page's drawing operations, on its way from the half that parses
    const operations: unknown = Object(Object(message).chunk).fnArray;
    if (!reading || !Array.isArray(operations)) return;
    reading.error ??= problemOf(reading, operations, limits);
    if (!reading.error) return;
    reading.stopped(reading.error);
    // ends the parsing, which would go on to the end of the page
    throw reading.error;
  };
  return { meter, look };
}

function problemOf(reading: Reading, operations: readonly unknown[], limits: PageLimits): UnreadablePdf | undefined {
  reading.operations += operations.length;
  for (const operation of operations) {
    if (operation === OPS.save) reading.nesting++;
    else if (operation === OPS.restore) reading.nesting--;
  }
  if (reading.operations > limits.operations)
    return new UnreadablePdf("too large", says.operations({ most: limits.operations }));
  if (reading.nesting > limits.nesting) return new UnreadablePdf("damaged", says.states({ most: limits.nesting }));
  if (performance.now() > reading.until)
    return new UnreadablePdf("too slow", says.slowContent({ seconds: limits.secondsPerPage }));
  return undefined;
}
