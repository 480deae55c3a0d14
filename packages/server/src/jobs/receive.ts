import { isUtf8 } from "node:buffer";
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { HttpError } from "../http/errors.ts";
import { type PartReader, readForm, UnreadableForm } from "../http/form.ts";
import { looksLikePdf, mostPdfBytes } from "../net/fetch-pdf.ts";
import { service as says } from "../says.ts";

const megabyte = 2 ** 20;
/** The frame of a form beside its files. */
export const mostForm = 2 * mostPdfBytes;
const mostField = megabyte;
const mostParts = 20;

interface ReceivedPdf {
  readonly file: string;
  readonly filename: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What came with a request that may bring a file. What is wrong with it is told when somebody asks: a 404 comes first. */
export interface Received {
  readonly fields: ReadonlyMap<string, string>;
  readonly pdf: ReceivedPdf | undefined;
  /** Of the file that `members` came as. */
  readonly membersName?: string | undefined;
  /** The bytes of a JSON body. */
  readonly json: Buffer | undefined;
  readonly problem: HttpError | undefined;
  /** The file is removed, unless it has been moved. */
  discard(): Promise<void>;
}

/** Reads a form or JSON from the connection; a file goes to the disk as it comes. */
export async function receive(request: IncomingMessage, folder: string): Promise<Received> {
  const type = String(request.headers["content-type"] ?? "");
  if (/^multipart\/form-data\b/i.test(type)) return receiveForm(request, type, folder);
  const none = { fields: new Map<string, string>(), pdf: undefined, discard: async () => {} };
  if (!/^application\/json\b/i.test(type))
    return { ...none, json: undefined, problem: new HttpError(400, says.formOrJson) };
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const piece of piecesOf(request)) {
    bytes += piece.length;
    if (bytes > megabyte) return { ...none, json: undefined, problem: new HttpError(400, says.largeBody) };
    chunks.push(piece);
  }
  return { ...none, json: Buffer.concat(chunks), problem: undefined };
}

/** Who stops reading leaves the rest to http/sockets.ts, which reads on until the client looks for the answer. */
async function* piecesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer; // without an encoding it is one
}

/** Its parts until the first that is wrong; nothing of a refused form stays. */
async function receiveForm(request: IncomingMessage, type: string, folder: string): Promise<Received> {
  const fields = new Map<string, string>();
  let upload: Upload | undefined;
  let membersName: string | undefined;
  let count = 0;
  const keep = (name: string, value: string): void => {
    if (fields.has(name)) throw new HttpError(400, says.fieldTwice({ name: name.slice(0, 60) }));
    fields.set(name, value);
  };
  const begin = ({ name, filename }: { name: string; filename: string | undefined }): PartReader => {
    if (++count > mostParts) throw new HttpError(400, says.formParts({ most: mostParts }));
    if (name === "members" && filename !== undefined) membersName = nameOf(filename, "members.csv");
    if (filename === undefined || texts.has(name)) return textReader(name, (text) => keep(name, text));
    if (name !== "pdf") throw new HttpError(400, says.formOther({ name: name.slice(0, 60) }));
    if (upload) throw new HttpError(400, says.formTwice({ name }));
    upload = openUpload(folder, nameOf(filename));
    return upload;
  };
  const boundary = boundaryOf(type);
  let problem: HttpError | undefined;
  try {
    if (boundary === undefined) throw new HttpError(400, says.formWithoutBoundary);
    await readForm(piecesOf(request), boundary, mostForm, begin);
  } catch (error) {
    problem = problemOf(error);
  }
  const discard = async () => upload?.discard();
  if (problem) await discard();
  return { fields, pdf: upload?.received(), membersName, json: undefined, problem, discard };
}

/** What may come as a file too, and is read as a text. */
const texts: ReadonlySet<string> = new Set(["members", "actions", "corrections"]);

function boundaryOf(type: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]{1,100})"|([^\s;]{1,100}))/i.exec(type);
  return found?.[1] ?? found?.[2];
}

function textReader(name: string, done: (text: string) => void): PartReader {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const short = name.slice(0, 60);
  return {
    take: (piece) => {
      bytes += piece.length;
      if (bytes > mostField) throw new HttpError(400, says.largeField({ name: short }));
      chunks.push(piece);
    },
    end: () => {
      const whole = Buffer.concat(chunks);
      if (!isUtf8(whole)) throw new HttpError(400, says.fieldNotUtf8({ name: short }));
      done(whole.toString("utf8"));
    },
  };
}

interface Upload extends PartReader {
  /** Undefined until its end. */
  received(): ReceivedPdf | undefined;
  discard(): Promise<void>;
}

/** A PDF on its way to the disk: what is too large, encrypted or no PDF is refused as soon as that is seen. */
function openUpload(folder: string, filename: string): Upload {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.upload`);
  const hash = createHash("sha256");
  let file: FileHandle | undefined;
  let bytes = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let done: ReceivedPdf | undefined;
  return {
    take: async (piece) => {
      bytes += piece.length;
      if (bytes > mostPdfBytes) throw new HttpError(400, says.largePdf);
      if (head.length < 1024) {
        head = Buffer.concat([head, piece]).subarray(0, 1024);
        if (head.length === 1024 && !looksLikePdf(head)) throw new HttpError(400, says.notPdf);
      }
      // a trailer stands in plain letters, also where all else is packed
      const seam = Buffer.concat([tail, piece]);
      if (encrypted.test(seam.toString("latin1"))) throw new HttpError(400, says.lockedPdf);
      tail = seam.subarray(-64);
      hash.update(piece);
      file ??= await open(path, "wx", 0o600);
      await file.write(piece);
    },
    end: async () => {
      if (bytes === 0) throw new HttpError(400, says.emptyPdf);
      if (!looksLikePdf(head)) throw new HttpError(400, says.notPdf);
      await file?.close();
      file = undefined;
      done = { file: path, filename, bytes, sha256: hash.digest("hex") };
    },
    received: () => done,
    discard: async () => {
      await file?.close();
      file = undefined;
      await rm(path, { force: true });
    },
  };
}

const encrypted = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;

/** The name as told, without folders and what does not belong into a name. */
function nameOf(told: string | undefined, otherwise = "drawing.pdf"): string {
  const name = (told ?? "").split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, "").trim().slice(0, 200) ?? "";
  return name === "" ? otherwise : name;
}

/** A connection that breaks tells nothing more. */
function problemOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof UnreadableForm) return new HttpError(400, says.formUnreadable);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(ENOSPC|EDQUOT|EIO|EROFS)$/.test(code)
    ? new HttpError(503, says.noDisk, { retryAfter: 30 })
    : new HttpError(400, says.formIncomplete);
}
