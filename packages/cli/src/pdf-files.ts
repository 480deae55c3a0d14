/** Reports that were written as PDF: what is printed on their pages, and the calculation that they keep. */
import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { Stop } from "./exit.ts";
import { parsedText } from "./input.ts";
import { isRecord } from "./json.ts";
import { type Kept, keptName } from "./kept.ts";
import { isSigned } from "./signed.ts";

export interface ReportFile {
  /** The texts of each page, in the order in which they were written. */
  readonly pages: readonly (readonly string[])[];
  readonly kept: Kept;
}

export const keptIn = async (file: string): Promise<Kept> => (await reportIn(file, bytesOf(file), false)).kept;

export const reportAt = (file: string): Promise<ReportFile> => reportIn(file, bytesOf(file), true);

function bytesOf(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    throw new Stop(`${file}: no such file, or it cannot be read`);
  }
}

/** The texts of each page of a PDF that was just made. */
export async function textsIn(data: Uint8Array): Promise<string[][]> {
  // the reader takes what it is given away
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  try {
    return await textsOf(await task.promise);
  } finally {
    await task.destroy();
  }
}

async function reportIn(file: string, data: Uint8Array, withPages: boolean): Promise<ReportFile> {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false, isEvalSupported: false });
  try {
    const document = await task.promise.catch(() => {
      throw new Stop(`${file}: is not a PDF that can be read`);
    });
    const attached: unknown = await document.getAttachments();
    return { kept: keptOf(file, attached), pages: withPages ? await textsOf(document) : [] };
  } finally {
    await task.destroy();
  }
}

function keptOf(file: string, attached: unknown): Kept {
  const found = isRecord(attached)
    ? Object.values(attached).find((one) => isRecord(one) && one.filename === keptName)
    : undefined;
  const content = isRecord(found) ? found.content : undefined;
  if (!(content instanceof Uint8Array))
    throw new Stop(`${file}: has no ${keptName} attached; a report that x check --pdf writes has one`);
  const value = parsedText(`${file}, ${keptName}`, new TextDecoder().decode(content));
  if (!isKept(value)) throw new Stop(`${file}: its ${keptName} is not what x check --pdf attaches`);
  return value;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.check === "string" &&
  isSigned(value.signed) &&
  Array.isArray(value.links) &&
  isRecord(value.report);

/** Pages one after the other: a report has few. */
async function textsOf(document: {
  readonly numPages: number;
  getPage(at: number): Promise<{ getTextContent(): Promise<{ items: readonly object[] }> }>;
}) {
  const pages: string[][] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        "str" in item && typeof item.str === "string" && item.str.trim() !== "" ? [item.str] : [],
      ),
    );
  }
  return pages;
}
