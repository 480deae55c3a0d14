import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Truth } from "./score.ts";

export interface Given {
  readonly file: string;
  readonly kind: string;
  readonly expected: Truth;
}

export const givenIn = (folder: string): Given[] => JSON.parse(readFileSync(join(folder, "truth.json"), "utf8"));

/** A folder of drawings with a truth.json that are no part of this project: `DRAWINGS=folder npm test -- scoring`. */
export const otherFolder = process.env.DRAWINGS ?? "";
export const otherDrawings: Given[] = otherFolder === "" ? [] : givenIn(otherFolder);
