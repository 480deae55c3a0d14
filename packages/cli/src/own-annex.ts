/** An annex that is no code: a file that gives it, as `own_annex` of the request. */

import type { AnnexCode } from "@x/eurocode/engine";
import { listed } from "@x/eurocode/message";
import { exitCode, Stop } from "./exit.ts";
import { readInput } from "./input.ts";
import { isRecord, type JsonObject } from "./json.ts";
import { ofFiles } from "./stops.ts";

/** A code, or the path of a file. */
export type OneAnnex = AnnexCode | AnnexFile;
type AnnexFile = `${string}.json`;

export const isAnnexFile = (given: unknown): given is AnnexFile =>
  typeof given === "string" && given.toLowerCase().endsWith(".json");

/** Whether a request says by which annex it is calculated. */
export const namesAnnex = (request: unknown): boolean =>
  isRecord(request) && (request.national_annex !== undefined || request.own_annex !== undefined);

const read = new Map<string, unknown>();

/** What it is in a request. */
export function annexFields(annex: OneAnnex | undefined): JsonObject {
  if (annex === undefined) return {};
  if (!isAnnexFile(annex)) return { national_annex: annex };
  if (!read.has(annex)) read.set(annex, readInput(annex).value);
  const own = read.get(annex);
  if (!isRecord(own))
    throw new Stop(
      ofFiles.object({ file: annex, known: listed("and", ["name", "edition", "parameters"]) }),
      exitCode.invalid,
    );
  return { own_annex: own as JsonObject };
}

/** As a person calls it. */
export function shownAnnex(annex: OneAnnex): string {
  if (!isAnnexFile(annex)) return annex;
  const { own_annex } = annexFields(annex);
  return `${isRecord(own_annex) ? String(own_annex.name) : ""} (${annex})`;
}
