import type { Pace } from "../checks/pace.ts";
import { QueueFull, TooManyWaiting, type Who } from "../checks/turns.ts";
import { HttpError } from "../http/errors.ts";
import { service as says } from "../says.ts";
import { type Pool, TookTooLong, WorkerLost } from "../worker/pool.ts";
import { type DeskInput, type DeskName, type DeskOutput, type DeskTask, deskWork } from "./work.ts";

/** The thread that serves reads and writes no more than this at once. */
export const mostHere = 64 * 2 ** 10;

export interface Desk {
  /** `size`: bytes or characters of what is read or written. */
  run<Name extends DeskName>(who: Who, name: Name, input: DeskInput<Name>, size: number): Promise<DeskOutput<Name>>;
  /** What waits for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

const never = new AbortController().signal;

/** Reads bodies and writes answers: short ones here, at the pace of the checks; long ones in a thread. */
export function openDesk(pool: Pool<DeskTask, unknown>, pace: Pace): Desk {
  return {
    async run<Name extends DeskName>(who: Who, name: Name, input: DeskInput<Name>, size: number) {
      const work = deskWork[name] as (input: DeskInput<Name>) => DeskOutput<Name> | Promise<DeskOutput<Name>>; // of this name
      if (size <= mostHere) return pace.run(() => work(input));
      try {
        return (await pool.run(who, { name, input }, never)) as DeskOutput<Name>; // what `work` gives, from its thread
      } catch (error) {
        throw refusal(error) ?? error;
      }
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}

function refusal(error: unknown): HttpError | undefined {
  if (error instanceof TooManyWaiting) return new HttpError(429, says.requestsOfAccount, { retryAfter: 5 });
  if (error instanceof QueueFull || error instanceof TookTooLong || error instanceof WorkerLost)
    return new HttpError(503, says.busy, { retryAfter: 5 });
  return undefined;
}
