import { randomBytes } from "node:crypto";
import { createReadStream, type Dirent } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Blobs } from "./blobs.ts";

/** Files in a folder of this machine. What is written is on the disk, under its own name only when it is whole. */
export function folderBlobs(root: string): Blobs {
  const place = (key: string): string => {
    if (!/^[\w-]+(\/[\w.-]+)+$/.test(key) || key.includes("..")) throw new Error(`"${key}" is not the key of a file`);
    return join(root, ...key.split("/"));
  };
  const put: Blobs["put"] = async (key, content) => {
    const target = place(key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const partial = `${target}.${randomBytes(6).toString("hex")}.part`;
    try {
      if (content instanceof Uint8Array) {
        const file = await open(partial, "wx", 0o600);
        try {
          await file.writeFile(content);
        } finally {
          await file.close();
        }
      } else await moved(content.file, partial);
      await synced(partial);
      await rename(partial, target);
      await synced(dirname(target));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  };
  return {
    put,
    get: async (key, range) => {
      const file = place(key);
      return (await exists(file)) ? createReadStream(file, range) : undefined;
    },
    read: async (key) => {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: async (keys) => {
      for (const key of keys) {
        const file = place(key);
        await rm(file, { force: true });
        // the folder of a job goes with its last file
        for (let parts = key.split("/").length - 1; parts > 1; parts--)
          await rmdir(join(root, ...key.split("/").slice(0, parts))).catch(() => {});
      }
    },
    async *list(prefix) {
      // what is listed begins with whole folders
      for await (const file of filesIn(join(root, ...prefix.split("/").slice(0, -1)))) {
        const key = relative(root, file).split(sep).join("/");
        if (!key.startsWith(prefix)) continue;
        const found = await stat(file).catch(() => undefined);
        if (found) yield { key, at: found.mtimeMs };
      }
    },
    async *folders() {
      for (const entry of await entriesOf(join(root, "jobs"))) if (entry.isDirectory()) yield `jobs/${entry.name}`;
    },
    check: async () => {
      const key = `checks/${randomBytes(6).toString("hex")}.txt`;
      await put(key, Buffer.from("x"), "text/plain");
      await rm(place(key), { force: true });
    },
    close: () => {},
  };
}

async function moved(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    await copyFile(from, to); // on another disk
    await rm(from, { force: true });
  }
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const exists = async (file: string): Promise<boolean> => {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function* filesIn(folder: string): AsyncIterable<string> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}
