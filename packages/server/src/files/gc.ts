import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/schema.ts";
import type { Blobs } from "./blobs.ts";

const hour = 3_600_000;

export interface Garbage {
  readonly removed: number;
  readonly kept: number;
}

/** Removes files that no job has, older than an hour: a younger one may be of a job that is just being made. */
export async function collectGarbage(
  database: Database,
  blobs: Blobs,
  incoming: string,
  now: number,
): Promise<Garbage> {
  const old: string[] = [];
  let kept = 0;
  const places = new Set((await database.selectFrom("jobs").select("files").execute()).map(({ files }) => files));
  for await (const { key, at } of blobs.list("jobs/")) {
    if (places.has(key.split("/").slice(0, 2).join("/")) || now - at < hour) kept++;
    else old.push(key);
  }
  await blobs.delete(old);
  let removed = old.length;
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = join(incoming, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || now - found.mtimeMs < hour) continue;
    await rm(file, { force: true });
    removed++;
  }
  return { removed, kept };
}
