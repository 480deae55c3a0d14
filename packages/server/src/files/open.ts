import { join } from "node:path";
import type { Config } from "../config.ts";
import { StartProblem } from "../database/problem.ts";
import type { Blobs } from "./blobs.ts";
import { folderBlobs } from "./folder.ts";

export function openBlobs({ data, blobsUrl }: Config): Blobs {
  if (blobsUrl !== undefined)
    throw new StartProblem("BLOBS_URL: this version keeps its files in the data folder alone");
  return folderBlobs(join(data, "files"));
}
