import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { english, type Message } from "@x/eurocode/message";
import { jobs as says } from "../says.ts";
import { type Outside, Refused } from "./outside.ts";

export const mostPdfBytes = 20 * 2 ** 20;
const mostRedirects = 3;
const patience = 30_000;

export interface FetchedPdf {
  readonly bytes: number;
  readonly sha256: string;
}

/** What an address tells of what is there, to be asked again only for what has changed. */
export interface Validators {
  readonly etag: string | null;
  readonly last_modified: string | null;
}

/** Why an address gave no PDF, in a sentence for who asked. */
export class NotFetched extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}

/** Fetches a PDF into a file. Every redirect is looked at like the first address. */
export async function fetchPdf(
  outside: Outside,
  address: string,
  file: string,
  signal: AbortSignal,
): Promise<FetchedPdf> {
  const found = await fetchChanged(outside, address, file, signal);
  if (!found) throw new NotFetched(says.notChanged);
  return found;
}

/** The same, unless nothing has changed since it told these: then undefined. */
export async function fetchChanged(
  outside: Outside,
  address: string,
  file: string,
  signal: AbortSignal,
  known: Validators = { etag: null, last_modified: null },
): Promise<(FetchedPdf & Validators) | undefined> {
  const headers = {
    accept: "application/pdf",
    ...(known.etag === null ? {} : { "if-none-match": known.etag }),
    ...(known.last_modified === null ? {} : { "if-modified-since": known.last_modified }),
  };
  const conditional = Object.keys(headers).length > 1;
  const timeout = AbortSignal.timeout(patience);
  const both = AbortSignal.any([signal, timeout]);
  try {
    let url = new URL(address);
    for (let redirects = 0; ; redirects++) {
      const answer = await outside.send(url, { method: "GET", headers, signal: both });
      const next = redirectOf(answer, url);
      if (next === undefined && conditional && answer.statusCode === 304) {
        answer.destroy();
        return undefined;
      }
      if (next === undefined) return { ...(await kept(answer, file)), ...validatorsOf(answer) };
      answer.destroy();
      if (redirects === mostRedirects) throw new NotFetched(says.redirects({ most: mostRedirects }));
      url = next;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    if (timeout.aborted) throw new NotFetched(says.noAnswer({ most: patience / 1000 }));
    throw error instanceof NotFetched ? error : new NotFetched(sentence(error));
  }
}

/** Longer ones than these are not asked with again. */
const mostValidator = 200;

function validatorsOf({ headers }: IncomingMessage): Validators {
  const short = (text: string | undefined) => (text !== undefined && text.length <= mostValidator ? text : null);
  return { etag: short(headers.etag), last_modified: short(headers["last-modified"]) };
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const { location } = headers;
  if (typeof location !== "string" || !URL.canParse(location, from)) throw new NotFetched(says.nowhere);
  return new URL(location, from);
}

async function kept(body: IncomingMessage, path: string): Promise<FetchedPdf> {
  const { statusCode, headers } = body;
  const told = Number(headers["content-length"] ?? 0);
  if (statusCode !== 200 || told > mostPdfBytes) body.destroy();
  if (statusCode !== 200) throw new NotFetched(says.status({ status: `${statusCode}` }));
  if (told > mostPdfBytes) throw new NotFetched(says.large);
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  const file = await open(path, "w", 0o600);
  try {
    for await (const chunk of body) {
      const part = chunk as Buffer; // without an encoding it is one
      bytes += part.length;
      if (bytes > mostPdfBytes) throw new NotFetched(says.large);
      if (head.length < 1024) head = Buffer.concat([head, part]).subarray(0, 1024);
      hash.update(part);
      await file.write(part);
    }
  } finally {
    await file.close();
  }
  if (!looksLikePdf(head)) throw new NotFetched(says.notPdf);
  return { bytes, sha256: hash.digest("hex") };
}

/** Some programs write a little before the mark; readers look for it in the first kilobyte. */
export const looksLikePdf = (head: Buffer): boolean => head.subarray(0, 1024).includes("%PDF-");

function sentence(error: unknown): Message {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  if (inner instanceof AggregateError) inner = inner.errors[0];
  if (inner instanceof Refused) return says.notFetched({ why: inner.said });
  const code = inner instanceof Error && "code" in inner ? String(inner.code) : "";
  return code === "" ? says.unreachable : says.unreachableBecause({ code });
}
