import type { Readable } from "node:stream";

/** Where files are kept: a folder, or a bucket. Keys are made here, never of what a client says. */
export interface Blobs {
  /** Keeps a file; when it returns the file is durable, and whole or not there at all. */
  put(key: string, content: Uint8Array | { readonly file: string }, type: string): Promise<void>;
  /** The whole, or the bytes from `start` to `end` inclusive. Undefined: there is none. */
  get(key: string, range?: Range): Promise<Readable | undefined>;
  read(key: string): Promise<Buffer | undefined>;
  delete(keys: readonly string[]): Promise<void>;
  /** Every key with this beginning, and when it was kept. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly at: number }>;
  /** Every folder of a job, `jobs/…`. */
  folders(): AsyncIterable<string>;
  /** Writes and reads a little; throws when it cannot. */
  check(): Promise<void>;
  close(): void;
}

interface Range {
  readonly start: number;
  readonly end: number;
}
