/** Who works on jobs in this process. */
export interface Worker {
  /** A job of this process was cancelled: who works on it looks now. */
  cancel(job: number): void;
  /** Threads of assessment, and how many of them work. */
  readonly threads: { readonly all: number; readonly busy: number };
  stop(): Promise<void>;
}
