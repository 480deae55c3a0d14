import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/**
 * Brings jobs to who works on them. What a job is, and whose turn it is, is in the table of jobs; this only tells that
 * there is something to do, to as many workers as there are.
 */
export interface Queue {
  /** Within the transaction that makes a job wait. */
  enqueue(change: Transaction<Tables>, job: { readonly id: number; readonly priority: number }): Promise<void>;
  /** After that transaction: a worker of this process need not wait for its next look. */
  wake(): void;
  /** `work` takes one job that waits and does it; false when there is none. `places`: how many at once. */
  start(work: () => Promise<boolean>, places: number): Promise<void>;
  /** Takes nothing more; what runs is the caller's to end. */
  stop(): Promise<void>;
}
