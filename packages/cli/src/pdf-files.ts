/** Reports that were written as PDF: what is printed on their pages, and the calculation that they keep. */
import { readFileSync } from "node:fs";
import { messages } from "@x/eurocode/message";
import { reportLengths } from "@x/report/project";
import { Stop } from "./exit.ts";
import { parsedText } from "./input.ts";
import { isRecord } from "./json.ts";
import { type Kept, keptName } from "./kept.ts";
import { isSigned } from "./signed.ts";

const stops = messages("pdfFilesStops", {
  noFile: "{file}: no such file, or it cannot be read",
  noPdf: "{file}: is not a PDF that can be read",
  notAttached: "{file}: has no {name} attached; a report that x check --pdf writes has one",
  otherAttached: "{file}: its {name} is not what x check --pdf attaches",
});

/** When a file is opened, not before: where there is no canvas it throws as soon as it is loaded. */
const reader = () => import("pdfjs-dist/legacy/build/pdf.mjs");

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
    throw new Stop(stops.noFile({ file }));
  }
}

/** The texts of each page of a PDF that was just made. */
export async function textsIn(data: Uint8Array): Promise<string[][]> {
  // the reader takes what it is given away
  const { getDocument } = await reader();
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  try {
    return await textsOf(await task.promise);
  } finally {
    await task.destroy();
  }
}

async function reportIn(file: string, data: Uint8Array, withPages: boolean): Promise<ReportFile> {
  const { getDocument } = await reader();
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false, isEvalSupported: false });
  // a file that is damaged further on, too
  const unreadable = (): never => {
    throw new Stop(stops.noPdf({ file }));
  };
  try {
    const document = await task.promise.catch(unreadable);
    const attached: unknown = await document.getAttachments().catch(unreadable);
    const kept = keptOf(file, attached);
    return { kept, pages: withPages ? await textsOf(document).catch(unreadable) : [] };
  } finally {
    await task.destroy();
  }
}

function keptOf(file: string, attached: unknown): Kept {
  const found = isRecord(attached)
    ? Object.values(attached).find((one) => isRecord(one) && one.filename === keptName)
    : undefined;
  const content = isRecord(found) ? found.content : undefined;
  if (!(content instanceof Uint8Array)) throw new Stop(stops.notAttached({ file, name: keptName }));
  const value = parsedText(`${file}, ${keptName}`, new TextDecoder().decode(content));
  if (!isKept(value)) throw new Stop(stops.otherAttached({ file, name: keptName }));
  return value;
}

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  isSigned(value.signed) &&
  [value.check, value.software, value.annex, value.annex_edition].every(isText) &&
  Array.isArray(value.links) &&
  value.links.every(isLink) &&
  isShown(value.report);

const isText = (value: unknown): boolean => typeof value === "string";

const isLink = (link: unknown): boolean =>
  isRecord(link) &&
  [link.path, link.file, link.from, link.value].every(isText) &&
  typeof link.times === "number" &&
  ["number", "string", "undefined"].includes(typeof link.given);

const isShown = (report: unknown): boolean =>
  isRecord(report) &&
  isText(report.language) &&
  reportLengths.some((length) => length === report.length) &&
  hasTexts(report.project) &&
  ["boolean", "undefined"].includes(typeof report.derived) &&
  (report.sensitivity === undefined || isShare(report.sensitivity)) &&
  (report.firm === undefined || (hasTexts(report.firm) && isPicture(report.firm.logo_base64)));

const isShare = (value: unknown): boolean => typeof value === "number" && value > 0 && value < 1;

const hasTexts = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.values(value).every(isText);

/** A PNG or a JPEG. */
const isPicture = (base64: unknown): boolean =>
  base64 === undefined || (typeof base64 === "string" && /^(?:iVBORw0KGgo|\/9j\/)/.test(base64));

interface Page {
  getTextContent(): Promise<{ items: readonly object[] }>;
  getAnnotations(): Promise<readonly { readonly subtype?: unknown }[]>;
}

/** Pages one after the other: a report has few. Of what is laid over a page it has links alone. */
async function textsOf(document: { readonly numPages: number; getPage(at: number): Promise<Page> }) {
  const pages: string[][] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      "str" in item && typeof item.str === "string" && item.str.trim() !== "" ? [item.str] : [],
    );
    const laidOver = (await page.getAnnotations()).flatMap(({ subtype }) =>
      subtype === "Link" ? [] : [`[laid over the page: ${String(subtype)}]`],
    );
    pages.push([...texts, ...laidOver]);
  }
  return pages;
}
