import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Blobs } from "./blobs.ts";
import { folderBlobs } from "./folder.ts";

export const openBlobs = ({ data }: Config): Blobs => folderBlobs(join(data, "files"));
