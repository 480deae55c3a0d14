/** Which files a piece of work reads, for what shall be made again from them alone. */
import { resolve } from "node:path";

let heard: Set<string> | undefined;

/** A file that is read. */
export function reading(file: string): string {
  heard?.add(resolve(file));
  return file;
}

/** What a piece of work makes, and the files it has read so far. */
export async function whileReading<T>(work: (files: ReadonlySet<string>) => Promise<T>): Promise<T> {
  const files = new Set<string>();
  heard = files;
  try {
    return await work(files);
  } finally {
    heard = undefined;
  }
}
