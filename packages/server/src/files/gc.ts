import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/schema.ts";
import type { Blobs } from "./blobs.ts";

const hour = 3_600_000;
/** An upload takes two minutes at most, a fetched drawing half a minute. */
const longestIncoming = hour / 4;
/** Folders that are looked up in the database at once. */
const batch = 500;

export interface Garbage {
  /** Files. */
  readonly removed: number;
  /** Folders of jobs. */
  readonly kept: number;
}

/** Removes files that no job has, older than an hour: a younger one may be of a job that is just being made. */
export async function collectGarbage(
  database: Database,
  blobs: Blobs,
  incoming: string,
  now: number,
): Promise<Garbage> {
  let removed = await purgeIncoming(incoming, now);
  let kept = 0;
  let folders: string[] = [];
  const look = async () => {
    if (folders.length === 0) return;
    const known = await database.selectFrom("jobs").select("files").where("files", "in", folders).execute();
    const places = new Set(known.map(({ files }) => files));
    for (const folder of folders) {
      const keys = places.has(folder) ? [] : await oldIn(blobs, folder, now);
      if (keys.length === 0) kept++;
      await blobs.delete(keys);
      removed += keys.length;
    }
    folders = [];
  };
  for await (const folder of blobs.folders()) if (folders.push(folder) === batch) await look();
  await look();
  return { removed, kept };
}

async function oldIn(blobs: Blobs, folder: string, now: number): Promise<string[]> {
  const old: string[] = [];
  for await (const { key, at } of blobs.list(`${folder}/`)) if (now - at >= hour) old.push(key);
  return old;
}

/** Removes what uploads and fetched drawings have left that nobody is receiving any more; how many files. */
async function purgeIncoming(incoming: string, now: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incoming).catch(() => [])) {
    const file = join(incoming, name);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || now - found.mtimeMs < longestIncoming) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}
