import { isHTTPError, type KyInstance } from "ky";
import type { Job } from "../generated/resources.d.ts";
import { StrangeAnswer } from "./errors.ts";
import { answerOf, type ClientOptions, failureOf } from "./transport.ts";

// Server-sent events of a job and of the account, whatever happens to the connection.

/** What a webhook is sent. */
export interface AccountEvent {
  readonly event: string;
  /** The same each time that it is sent. */
  readonly delivery_id: string;
  readonly timestamp: string;
  readonly api_version: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface JobEvent {
  readonly event: "progress" | "done" | "failed";
  readonly data: { readonly stage?: string; readonly fraction?: number; readonly error?: string };
}

/** Half a minute for a server that starts anew; less for one that was never heard. */
const pauses = [0.5, 1, 2, 4, 8, 8, 8];
const pausesBefore = 4;

/** Server-sent events until the job has ended; a connection that breaks is taken up where it was. */
export async function* watch(
  api: KyInstance,
  { url, pause = byTheClock }: ClientOptions,
  id: number,
  signal?: AbortSignal,
): AsyncIterable<JobEvent> {
  let last = "";
  let heard = false;
  let failures = 0;
  // a stream that ends before its job does is that of a server that stops
  for (let inVain = 0; ; inVain++) {
    try {
      signal?.throwIfAborted();
      const headers = last === "" ? {} : { "Last-Event-ID": last };
      const answer = await api(`api/v1/jobs/${id}/events`, { headers, timeout: false, ...(signal ? { signal } : {}) });
      heard = true;
      for await (const { number, event, data } of eventsIn(answer)) {
        if (!isOfJob(event)) continue;
        last = number;
        failures = inVain = 0;
        yield { event, data: JSON.parse(data) } as JobEvent; // as the server writes them
        if (event !== "progress") return;
      }
      if (await hasEnded(api, url, id, signal)) return;
      failures = 0;
    } catch (error) {
      const most = heard ? pauses.length : pausesBefore;
      if (signal?.aborted || failures++ >= most || isFinal(error)) throw failureOf(error, url);
    }
    await orAborted(pause(pauses[Math.min(inVain, pauses.length - 1)] ?? 1), signal);
  }
}

const isOfJob = (event: string): event is JobEvent["event"] => ["progress", "done", "failed"].includes(event);

/** Taken up where it was, until it is told to end. */
export async function* accountEvents(
  api: KyInstance,
  { url, pause = byTheClock }: ClientOptions,
  events: readonly string[] | undefined,
  signal: AbortSignal | undefined,
): AsyncIterable<AccountEvent> {
  let last = "";
  const searchParams = events === undefined ? {} : { events: events.join(",") };
  for (let failures = 0; !signal?.aborted; failures++) {
    try {
      const headers = last === "" ? {} : { "Last-Event-ID": last };
      const answer = await api("api/v1/events", {
        headers,
        searchParams,
        timeout: false,
        ...(signal ? { signal } : {}),
      });
      for await (const { number, data } of eventsIn(answer)) {
        last = number;
        failures = 0;
        yield JSON.parse(data) as AccountEvent; // as the server writes them
      }
    } catch (error) {
      if (signal?.aborted) return;
      // a server that was never heard is not waited for
      if (isFinal(error) || (last === "" && failures >= pausesBefore)) throw failureOf(error, url);
    }
    await orAborted(pause(pauses[Math.min(failures, pauses.length - 1)] ?? 1), signal);
  }
}

/** Of a job that ended long ago no event may tell. */
async function hasEnded(api: KyInstance, url: string, id: number, signal: AbortSignal | undefined): Promise<boolean> {
  const { job } = await answerOf<{ job: Job }>(await api(`api/v1/jobs/${id}`, signal ? { signal } : {}), url, "job");
  return job.status !== "pending" && job.status !== "processing";
}

/** What a proxy says for a server that is on its way down or up. */
const restarting: ReadonlySet<number> = new Set([502, 503, 504]);

/** A refusal, or the answer of another program. */
const isFinal = (error: unknown): boolean =>
  error instanceof StrangeAnswer || (isHTTPError(error) && !restarting.has(error.response.status));

const byTheClock = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, 1000 * seconds));

async function orAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  const over = new AbortController();
  const stopped = new Promise<void>((done) => {
    signal.addEventListener("abort", () => done(), { once: true, signal: over.signal });
  });
  await Promise.race([work, stopped]);
  over.abort();
}

/** Events as they arrive; what is none is skipped. */
async function* eventsIn(answer: Response): AsyncIterable<{ number: string; event: string; data: string }> {
  let text = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, number, event, data] = /^id: (\d+)\nevent: (\S+)\ndata: (.*)$/.exec(block) ?? [];
      if (number !== undefined && event !== undefined && data !== undefined) yield { number, event, data };
    }
  }
}
