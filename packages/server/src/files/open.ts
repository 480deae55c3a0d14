import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Blobs } from "./blobs.ts";
import { folderBlobs } from "./folder.ts";

/** A folder in the data folder, or the bucket of BLOBS_URL; what speaks to buckets is loaded for it alone. */
export async function openBlobs({ data, blobsUrl }: Pick<Config, "data" | "blobsUrl">): Promise<Blobs> {
  if (blobsUrl === undefined) return folderBlobs(join(data, "files"));
  const { s3Blobs } = await import("./s3.ts");
  return s3Blobs(blobsUrl);
}
