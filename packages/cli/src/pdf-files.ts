/** Reports that were written as PDF: what is printed on their pages, and the calculation that they keep. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { messages } from "@x/eurocode/message";
import { reportLengths } from "@x/report/project";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { Stop } from "./exit.ts";
import { parsedText } from "./input.ts";
import { isRecord } from "./json.ts";
import { type Kept, keptName } from "./kept.ts";
import { isKeptBook, type KeptBook, keptBookName } from "./kept-book.ts";
import type { PrintedPage } from "./pages.ts";
import { isSigned } from "./signed.ts";

const stops = messages("pdfFilesStops", {
  noFile: "{file}: no such file, or it cannot be read",
  noPdf: "{file}: is not a PDF that can be read",
  notAttached:
    "{file}: has no {name} attached; a report that x check --pdf writes has one, and a book of x book its book.json",
  otherAttached: "{file}: its {name} is not what x check --pdf and x book attach",
});

/** When a file is opened, not before: where there is no canvas it throws as soon as it is loaded. */
const reader = () => import("pdfjs-dist/legacy/build/pdf.mjs");

export interface ReportFile {
  readonly pages: readonly PrintedPage[];
  readonly kept: Kept | KeptBook;
}

export const keptIn = async (file: string): Promise<Kept | KeptBook> =>
  (await reportIn(file, bytesOf(file), false)).kept;

export const reportAt = (file: string): Promise<ReportFile> => reportIn(file, bytesOf(file), true);

function bytesOf(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    throw new Stop(stops.noFile({ file }));
  }
}

/** The pages of a PDF that was just made. */
export async function pagesIn(data: Uint8Array): Promise<PrintedPage[]> {
  // the reader takes what it is given away
  const { getDocument } = await reader();
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0 });
  try {
    return await pagesOf(await task.promise);
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
    return { kept, pages: withPages ? await pagesOf(document).catch(unreadable) : [] };
  } finally {
    await task.destroy();
  }
}

function keptOf(file: string, attached: unknown): Kept | KeptBook {
  const all = isRecord(attached) ? Object.values(attached).filter(isRecord) : [];
  const found = all.find(({ filename }) => filename === keptName || filename === keptBookName);
  if (!(found?.content instanceof Uint8Array)) throw new Stop(stops.notAttached({ file, name: keptName }));
  const name = String(found.filename);
  const value = parsedText(`${file}, ${name}`, new TextDecoder().decode(found.content));
  if (name === keptBookName ? !isKeptBook(value) : !isKept(value)) throw new Stop(stops.otherAttached({ file, name }));
  return value as Kept | KeptBook; // as just seen
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

/** One after the other: a report has few. */
async function pagesOf(document: PDFDocumentProxy): Promise<PrintedPage[]> {
  const pages: PrintedPage[] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const page = await document.getPage(at);
    pages.push({ texts: await textsOn(page), drawn: await drawnOn(page) });
  }
  return pages;
}

/** In the order in which they were written. Of what is laid over a page there are links alone. */
async function textsOn(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : []));
  const over: readonly { readonly subtype?: unknown }[] = await page.getAnnotations();
  return [
    ...texts,
    ...over.flatMap(({ subtype }) => (subtype === "Link" ? [] : [`[laid over the page: ${String(subtype)}]`])),
  ];
}

/** A sum of all that is drawn, and of the places of texts; what the texts are is compared as text. */
async function drawnOn(page: PDFPageProxy): Promise<string> {
  const { OPS } = await reader();
  const { fnArray, argsArray } = await page.getOperatorList();
  const sum = createHash("sha256");
  const pictures = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  for (const [i, operator] of fnArray.entries()) {
    if (operator === OPS.showText) continue;
    const given: unknown = argsArray[i];
    // fonts and pictures are named by the document, of which several may be open
    sum.update(`${operator} ${JSON.stringify(given)?.replace(/"g_d\d+_/g, '"')}\n`);
    const [name] = Array.isArray(given) ? given : [];
    if (pictures.has(operator) && typeof name === "string") sum.update(await pictureOf(page, name));
  }
  return sum.digest("hex");
}

/** What a picture is made of. */
const pictureOf = ({ objs, commonObjs }: PDFPageProxy, name: string): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const objects: Objects = name.startsWith("g_") ? commonObjs : objs;
    objects.get(name, (found) => {
      resolve(isRecord(found) && ArrayBuffer.isView(found.data) ? bytesAt(found.data) : new Uint8Array());
    });
  });

interface Objects {
  get(name: string, hear: (found: unknown) => void): unknown;
}

const bytesAt = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => new Uint8Array(buffer, byteOffset, byteLength);
