import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "./client.ts";

/**
 * Writes a file that a job made, piece by piece. Under its name it stands only when it is whole. Returns its bytes.
 * Of Node; the rest of the client also runs in browsers.
 */
export async function saveExport(
  client: Client,
  { project, job, format }: { readonly project: number; readonly job: number; readonly format: string },
  path: string,
): Promise<number> {
  const begun = `${path}.part`;
  let bytes = 0;
  try {
    const pieces = Readable.from(await client.jobs.open(project, job, format));
    pieces.on("data", (piece: Uint8Array) => {
      bytes += piece.length;
    });
    await pipeline(pieces, createWriteStream(begun));
    await rename(begun, path);
    return bytes;
  } catch (error) {
    await rm(begun, { force: true });
    throw error;
  }
}
