/** What the commands of drawings take: the file, its corrections, readers and pages; and how far they are. */
import { readFileSync, statSync } from "node:fs";
import type { ReaderName, UnreadableReason } from "@x/drawings";
import { listed, messages } from "@x/eurocode/message";
import { isInvalidInput, valid } from "@x/eurocode/problems";
import type { Override } from "@x/fabrication/members";
import { exitCode, Stop } from "../exit.ts";
import { linesOf, readInput, readStdin } from "../input.ts";
import { ofFiles } from "../stops.ts";

const stops = messages("drawingInputCommand", {
  reader: "--reader must be {known}, or several with commas; it is {given}",
  pages: "--pages must be a list such as 1,3-5; it is {given}",
  corrections: "{file}: these corrections cannot be used",
});

/** The file is at fault, or the model on the network. */
export const codeOf = (reason: UnreadableReason): number =>
  reason === "no answer" ? exitCode.unreachable : exitCode.invalid;

export function readersNamed(list: string, known: readonly ReaderName[]): ReaderName[] {
  return list.split(",").map((part) => {
    const found = known.find((one) => one === part.trim());
    if (!found) throw new Stop(stops.reader({ known: listed("plain", known), given: list || "empty" }));
    return found;
  });
}

const mostPages = 10_000;

export function pageNumbers(list: string): number[] {
  return list.split(",").flatMap((part) => {
    const found = /^\s*([1-9]\d{0,4})(?:\s*-\s*([1-9]\d{0,4}))?\s*$/.exec(part);
    const from = Number(found?.[1]);
    const to = Number(found?.[2] ?? found?.[1]);
    if (!found || to < from || to - from >= mostPages) throw new Stop(stops.pages({ given: list }));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** Larger ones are refused by the reader as well; here before they fill the memory. */
const largestFile = 100 * 2 ** 20;

export function drawingBytes(path: string, name: string): Buffer {
  try {
    if (path === "-") return readStdin();
    const found = statSync(path);
    if (found.isDirectory()) throw new Stop(ofFiles.directory({ file: name }));
    if (found.size > largestFile) throw new Stop(ofFiles.large({ file: name, most: largestFile / 2 ** 20 }));
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Stop) throw error;
    const code = codeOfSystem(error);
    if (code === "ENOENT") throw new Stop(ofFiles.none({ file: name }));
    if (code === "EACCES") throw new Stop(ofFiles.notAllowed({ file: name }));
    throw new Stop(ofFiles.unreadable({ file: name, why: code }));
  }
}

export const codeOfSystem = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

export async function corrections(path: string): Promise<Override[]> {
  const { overridesSchema } = await import("@x/fabrication/members");
  const input = readInput(path);
  try {
    return valid(overridesSchema, input.value) as Override[]; // what may be left out is absent, not undefined: it comes from JSON
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    const lines = linesOf(
      input,
      // what is said of a whole correction is said of the line of its mark
      error.problems.map(({ path: at }) => (at.endsWith("]") ? `${at}.mark` : at)),
    );
    const details = error.problems.map((problem, i) => {
      const line = lines[i];
      return { file: input.file, ...problem, ...(line !== undefined && { line }) };
    });
    throw new Stop(stops.corrections({ file: input.file }), exitCode.invalid, details);
  }
}
