/** The first sheet of an .xlsx file, row by row, and a sheet written so: as much of ECMA-376 as a table of values needs. */

import { once } from "node:events";
import { closeSync, createReadStream, createWriteStream, openSync, readSync, rmSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { crc32, createDeflateRaw, createInflateRaw, inflateRawSync } from "node:zlib";
import { messages } from "@x/eurocode/message";
import type { Cell } from "@x/report/rows";
import { Stop } from "./exit.ts";

const stops = messages("xlsxStops", {
  notWorkbook: "{file}: is not an .xlsx workbook",
  largePart: "{file}: {name} is larger than {most} MB",
});

export interface SheetRow {
  readonly cells: readonly string[];
  /** as the program that made it numbers it */
  readonly line: number;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly compressed: number;
  readonly size: number;
  readonly from: number;
}

/** A part beside the sheet (texts, names of sheets) that is larger is no table. */
const largestPart = 256 * 2 ** 20;

/** Rows that hold something; `onRead` hears the share that was read. */
export async function* sheetRows(file: string, onRead: (share: number) => void = () => {}): AsyncGenerator<SheetRow> {
  const entries = entriesOf(file);
  const sheet = entries.get(firstSheet(file, entries));
  if (!sheet) throw notXlsx(file);
  const texts = textsOf(partOf(file, entries.get("xl/sharedStrings.xml")));
  let rest = "";
  let read = 0;
  let line = 0;
  for await (const chunk of unpacked(file, sheet)) {
    read += chunk.length;
    onRead(sheet.size > 0 ? read / sheet.size : 0);
    rest += chunk;
    const end = rest.lastIndexOf("</row>");
    if (end < 0) continue;
    for (const row of rowsIn(rest.slice(0, end + 6), texts, line)) {
      line = row.line;
      if (row.cells.some((cell) => cell !== "")) yield row;
    }
    rest = rest.slice(end + 6);
  }
}

const notXlsx = (file: string) => new Stop(stops.notWorkbook({ file }));

function readAt(file: string, from: number, length: number): Buffer {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(handle, buffer, 0, length, from));
  } finally {
    closeSync(handle);
  }
}

/** The directory of a zip file stands at its end. */
function entriesOf(file: string): ReadonlyMap<string, Entry> {
  const { size } = statSync(file);
  const tail = readAt(file, Math.max(0, size - 65_557), Math.min(size, 65_557));
  const end = tail.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  if (end < 0) throw notXlsx(file);
  const directory = readAt(file, tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const name = directory.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    const header = readAt(file, directory.readUInt32LE(at + 42), 30);
    if (header.length < 30) throw notXlsx(file);
    entries.set(name, {
      name,
      method: directory.readUInt16LE(at + 10),
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      from: directory.readUInt32LE(at + 42) + 30 + header.readUInt16LE(26) + header.readUInt16LE(28),
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function partOf(file: string, entry: Entry | undefined): string {
  if (!entry) return "";
  if (entry.size > largestPart)
    throw new Stop(stops.largePart({ file, name: entry.name, most: largestPart / 2 ** 20 }));
  const packed = readAt(file, entry.from, entry.compressed);
  return (entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })).toString(
    "utf8",
  );
}

async function* unpacked(file: string, { method, from, compressed }: Entry): AsyncGenerator<string> {
  const packed = createReadStream(file, { start: from, end: Math.max(from, from + compressed - 1) });
  const decoder = new TextDecoder();
  const chunks: AsyncIterable<Buffer> = method === 0 ? packed : packed.pipe(createInflateRaw());
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
}

/** The first sheet of the workbook, by its relation; of a file without one the sheet that is usual. */
function firstSheet(file: string, entries: ReadonlyMap<string, Entry>): string {
  const workbook = partOf(file, entries.get("xl/workbook.xml"));
  const [, id = ""] = /<(?:\w+:)?sheet\b[^>]*?\br:id="([^"]+)"/.exec(workbook) ?? [];
  const relations = partOf(file, entries.get("xl/_rels/workbook.xml.rels"));
  const relation = relations.match(/<Relationship\b[^>]*>/g)?.find((tag) => tag.includes(`Id="${id}"`));
  const [, target = "worksheets/sheet1.xml"] = /Target="([^"]+)"/.exec(relation ?? "") ?? [];
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

const textsOf = (xml: string): string[] =>
  (xml.match(/<si\b[^>]*?(?:\/>|>[\s\S]*?<\/si>)/g) ?? []).map((item) => textIn(item));

/** The runs of a text, without how they are read aloud. */
const textIn = (xml: string): string =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, "").matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text = ""]) => unescaped(text))
    .join("");

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : Number.NaN;
    return code <= 0x10ffff ? String.fromCodePoint(code) : ((name && signs[name]) ?? whole);
  });

function* rowsIn(xml: string, texts: readonly string[], before: number): Generator<SheetRow> {
  let line = before;
  for (const [, attributes = "", content = ""] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    line = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? line + 1);
    const cells: string[] = [];
    for (const [, own = "", inner = ""] of content.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const [, letters] = /\br="([A-Z]+)\d+"/.exec(own) ?? [];
      const at = letters === undefined ? cells.length : columnOf(letters);
      if (at > 16_383) continue; // no sheet has more
      while (cells.length < at) cells.push("");
      cells[at] = cellText(/\bt="(\w+)"/.exec(own)?.[1], inner, texts);
    }
    yield { cells, line };
  }
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellText(type: string | undefined, inner: string, texts: readonly string[]): string {
  if (type === "inlineStr") return textIn(inner).trim();
  const value = unescaped(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1] ?? "").trim();
  if (type === "s") return (texts[Number(value)] ?? "").trim();
  if (type === "b") return value === "1" ? "true" : "false";
  return value;
}

/** A workbook of one sheet, its rows written as they come. */
export async function writeSheet(file: string, rows: AsyncIterable<readonly Cell[]>): Promise<void> {
  const packed = `${file}.${process.pid}.part`;
  try {
    const sheet = await packedSheet(packed, rows);
    const out = createWriteStream(file);
    const directory: Buffer[] = [];
    let at = 0;
    const put = async (bytes: Buffer): Promise<void> => {
      at += bytes.length;
      if (!out.write(bytes)) await once(out, "drain");
    };
    const begin = async (name: string, sums: Sums, method: number): Promise<void> => {
      directory.push(directoryEntry(name, sums, method, at));
      await put(localHeader(name, sums, method));
    };
    for (const [name, xml] of parts) {
      const bytes = Buffer.from(xml);
      await begin(name, { crc: crc32(bytes), packed: bytes.length, size: bytes.length }, 0);
      await put(bytes);
    }
    await begin("xl/worksheets/sheet1.xml", sheet, 8);
    for await (const chunk of createReadStream(packed)) await put(chunk);
    const start = at;
    for (const entry of directory) await put(entry);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(directory.length, 8);
    end.writeUInt16LE(directory.length, 10);
    end.writeUInt32LE(at - start, 12);
    end.writeUInt32LE(start, 16);
    await put(end);
    out.end();
    await once(out, "close");
  } finally {
    rmSync(packed, { force: true });
  }
}

interface Sums {
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

async function packedSheet(file: string, rows: AsyncIterable<readonly Cell[]>): Promise<Sums> {
  let crc = 0;
  let size = 0;
  async function* xml(): AsyncGenerator<Buffer> {
    for await (const text of sheetXml(rows)) {
      const bytes = Buffer.from(text);
      crc = crc32(bytes, crc);
      size += bytes.length;
      yield bytes;
    }
  }
  await pipeline(xml(), createDeflateRaw(), createWriteStream(file));
  return { crc, packed: statSync(file).size, size };
}

async function* sheetXml(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let buffer = "";
  for await (const cells of rows) {
    buffer += `<row>${cells.map(cellXml).join("")}</row>`;
    if (buffer.length < 65_536) continue;
    yield buffer;
    buffer = "";
  }
  yield `${buffer}</sheetData></worksheet>`;
}

const cellXml = (cell: Cell): string => {
  if (typeof cell === "number" && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`;
  if (typeof cell === "boolean") return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  return cell === "" ? "<c/>" : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(String(cell))}</t></is></c>`;
};

const escaped = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, " ");

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = "http://schemas.openxmlformats.org/package/2006/relationships";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const parts: readonly (readonly [name: string, xml: string])[] = [
  [
    "[Content_Types].xml",
    `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  ],
  [
    "_rels/.rels",
    `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    "xl/workbook.xml",
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="results" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** 1 January 1980: the same results are the same file. */
const date = 0x0021;

function localHeader(name: string, { crc, packed, size }: Sums, method: number): Buffer {
  const bytes = Buffer.from(name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(method, 8);
  header.writeUInt16LE(date, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(packed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(bytes.length, 26);
  return Buffer.concat([header, bytes]);
}

function directoryEntry(name: string, sums: Sums, method: number, from: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  localHeader(name, sums, method).copy(entry, 6, 4, 30);
  entry.writeUInt32LE(from, 42);
  return Buffer.concat([entry, Buffer.from(name)]);
}
