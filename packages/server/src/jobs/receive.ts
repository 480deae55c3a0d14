import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Dispenser } from "@hapi/pez";
import type { Message } from "@x/eurocode/message";
import { HttpError } from "../http/errors.ts";
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
  if (!/^application\/json\b/i.test(type)) {
    request.resume();
    const problem = new HttpError(400, says.formOrJson);
    return { ...none, json: undefined, problem };
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = chunk as Buffer; // without an encoding it is one
    bytes += part.length;
    if (bytes <= megabyte) chunks.push(part);
  }
  const problem = bytes > megabyte ? new HttpError(400, says.largeBody) : undefined;
  return { ...none, json: Buffer.concat(chunks), problem };
}

function receiveForm(request: IncomingMessage, type: string, folder: string): Promise<Received> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fields = new Map<string, string>();
  let pdf: ReceivedPdf | undefined;
  let membersName: string | undefined;
  let problem: HttpError | undefined;
  const files: string[] = [];
  const work: Promise<void>[] = [];
  const parts = new Set<Readable>();
  const wrong = (message: Message) => {
    problem ??= new HttpError(400, message);
  };
  return new Promise((resolve) => {
    const done = async () => {
      const ended = await Promise.allSettled(work);
      for (const one of ended) {
        if (one.status === "rejected") problem ??= one.reason instanceof HttpError ? one.reason : failed(one.reason);
      }
      const discard = async () => {
        for (const file of files) await rm(file, { force: true });
      };
      if (problem) await discard();
      resolve({ fields, pdf, membersName, json: undefined, problem, discard });
    };
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      request.unpipe();
      request.resume();
      void done();
    };
    /** What still waits for its rest gets none: its file is closed, and goes. */
    const breakOff = () => {
      for (const part of parts) part.destroy(new HttpError(400, says.formIncomplete));
      end();
    };
    let dispenser: Dispenser;
    try {
      dispenser = new Dispenser({ boundary: boundaryOf(type), maxBytes: mostForm });
    } catch {
      wrong(says.formWithoutBoundary);
      return end();
    }
    dispenser.on("error", () => {
      wrong(says.formUnreadable);
      breakOff();
    });
    dispenser.on("close", end);
    let count = 0;
    /** What has too many parts is looked at no further. */
    const oneMore = (): boolean => {
      if (++count <= mostParts) return true;
      wrong(says.formParts({ most: mostParts }));
      breakOff();
      return false;
    };
    dispenser.on("field", (name: string, value: string) => {
      if (oneMore()) keepField(name, value);
    });
    dispenser.on("part", (part: Readable & { name?: string; filename?: string }) => {
      const name = part.name ?? "";
      parts.add(part);
      part.once("end", () => parts.delete(part));
      // told by who reads it
      part.on("error", () => {});
      if (!oneMore()) return;
      if (name === "actions" || name === "corrections" || name === "members") {
        if (name === "members") membersName = nameOf(part.filename, "members.csv");
        work.push(textOf(part).then((text) => keepField(name, text)));
        return;
      }
      if (name !== "pdf" || files.length > 0) {
        wrong(name === "pdf" ? says.formTwice({ name }) : says.formOther({ name: name.slice(0, 60) }));
        part.resume();
        return;
      }
      const file = join(folder, `${randomUUID()}.upload`);
      files.push(file);
      work.push(
        store(part, file).then(({ bytes, sha256 }) => {
          pdf = { file, filename: nameOf(part.filename), bytes, sha256 };
        }),
      );
    });
    // a connection that breaks tells nothing more
    request.once("close", () => {
      if (!request.complete) {
        wrong(says.formIncomplete);
        dispenser.removeAllListeners("close");
        breakOff();
      }
    });
    request.pipe(dispenser);
  });

  function keepField(name: string, value: string): void {
    if (fields.has(name)) wrong(says.fieldTwice({ name: name.slice(0, 60) }));
    else if (value.length > mostField) wrong(says.largeField({ name: name.slice(0, 60) }));
    else fields.set(name, value);
  }
}

const boundaryOf = (type: string): string => {
  const found = /;\s*boundary=(?:"([^"]{1,100})"|([^\s;]{1,100}))/i.exec(type);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw new Error("no boundary");
  return boundary;
};

/** Counts what is in the file, not what frames it. What is too large or no PDF is read to its end and not kept. */
async function store(part: Readable, path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let locked = false;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of part) {
      const piece = chunk as Buffer; // without an encoding it is one
      bytes += piece.length;
      if (bytes > mostPdfBytes) continue;
      if (head.length < 1024) head = Buffer.concat([head, piece]).subarray(0, 1024);
      // a trailer stands in plain letters, also where all else is packed
      const seam = Buffer.concat([tail, piece]);
      locked ||= encrypted.test(seam.toString("latin1"));
      tail = seam.subarray(-64);
      hash.update(piece);
      await file.write(piece);
    }
  } finally {
    await file.close();
  }
  if (bytes > mostPdfBytes) throw new HttpError(400, says.largePdf);
  if (bytes === 0) throw new HttpError(400, says.emptyPdf);
  if (!looksLikePdf(head)) throw new HttpError(400, says.notPdf);
  if (locked) throw new HttpError(400, says.lockedPdf);
  return { bytes, sha256: hash.digest("hex") };
}

const encrypted = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/;

async function textOf(part: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part) {
    const piece = chunk as Buffer; // as above
    bytes += piece.length;
    if (bytes <= mostField) chunks.push(piece);
  }
  if (bytes > mostField) throw new HttpError(400, says.formPart);
  return Buffer.concat(chunks).toString("utf8");
}

/** The name as told, without folders and what does not belong into a name. */
function nameOf(told: string | undefined, otherwise = "drawing.pdf"): string {
  const name = (told ?? "").split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, "").trim().slice(0, 200) ?? "";
  return name === "" ? otherwise : name;
}

const failed = (error: unknown): HttpError => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(ENOSPC|EDQUOT|EIO|EROFS)$/.test(code)
    ? new HttpError(503, says.noDisk, { retryAfter: 30 })
    : new HttpError(400, says.formIncomplete);
};
