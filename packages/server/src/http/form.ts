import { isUtf8 } from "node:buffer";

/** What the head of a part says. */
export interface Part {
  readonly name: string;
  /** Of a file; undefined: it is a field. */
  readonly filename: string | undefined;
}

/** Takes the bytes of one part as they come; whatever it throws ends the form. */
export interface PartReader {
  take(bytes: Buffer): void | Promise<void>;
  end(): void | Promise<void>;
}

/** The form is not one, or is larger than it may be. */
export class UnreadableForm extends Error {}

/** Bytes of the lines above a part, and of what may stand before the first one. */
const mostHead = 8192;

/**
 * Reads multipart/form-data (RFC 7578) piece by piece. It holds no more than a piece and the head of a part, and stops at
 * whatever is wrong first; the rest stays where it is.
 */
export async function readForm(
  pieces: AsyncIterable<Buffer>,
  boundary: string,
  most: number,
  begin: (part: Part) => PartReader,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  // the first delimiter has no line before it
  let rest: Buffer = Buffer.from("\r\n");
  let bytes = 0;
  let before = 0;
  let inHead = false;
  let part: PartReader | undefined;

  /** Reads what can be read of what is there. */
  const step = async (): Promise<"again" | "more" | "over"> => {
    if (inHead) {
      const head = headIn(rest);
      if (head === undefined) return "more";
      if (head === "last") return "over";
      rest = rest.subarray(head.bytes);
      inHead = false;
      part = begin(head.part);
      return "again";
    }
    const found = rest.indexOf(delimiter);
    // what may be the beginning of a delimiter waits for the next piece
    const sure = found < 0 ? Math.max(0, rest.length - delimiter.length + 1) : found;
    if (part === undefined) before += sure;
    else if (sure > 0) await part.take(rest.subarray(0, sure));
    if (before > mostHead) throw new UnreadableForm();
    rest = rest.subarray(sure);
    if (found < 0) return "more";
    rest = rest.subarray(delimiter.length);
    await part?.end();
    inHead = true;
    return "again";
  };

  let over = false;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > most) throw new UnreadableForm();
    // what stands behind the last delimiter means nothing
    if (over) continue;
    rest = Buffer.concat([rest, piece]);
    let next = await step();
    while (next === "again") next = await step();
    over = next === "over";
  }
  if (!over) throw new UnreadableForm();
}

/** The lines between a delimiter and its part, or that there is no further one; undefined: not all of them are there. */
function headIn(bytes: Buffer): { readonly bytes: number; readonly part: Part } | "last" | undefined {
  if (bytes.subarray(0, 2).toString("latin1") === "--") return "last";
  const end = bytes.subarray(0, mostHead).indexOf("\r\n\r\n");
  if (end < 0 && bytes.length >= mostHead) throw new UnreadableForm();
  if (end < 0) return undefined;
  const lines = bytes.subarray(0, end);
  if (!isUtf8(lines)) throw new UnreadableForm();
  const [padding = "", ...headers] = lines.toString("utf8").split("\r\n");
  if (padding.trim() !== "") throw new UnreadableForm();
  return { bytes: end + 4, part: partOf(headers) };
}

function partOf(lines: readonly string[]): Part {
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      if (colon <= 0) throw new UnreadableForm();
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const disposition = headers.get("content-disposition") ?? "";
  const encoding = headers.get("content-transfer-encoding") ?? "binary";
  const charset = /;\s*charset="?([^";\s]*)/i.exec(headers.get("content-type") ?? "")?.[1] ?? "utf-8";
  const name = valueIn(disposition, "name");
  const plain = /^(binary|7bit|8bit)$/i.test(encoding) && /^(utf-?8|us-ascii)$/i.test(charset);
  if (!/^form-data\s*;/i.test(disposition) || name === undefined || !plain) throw new UnreadableForm();
  return { name, filename: extendedIn(disposition) ?? valueIn(disposition, "filename") };
}

/** As browsers write it, with %22 for a quote and %0D%0A for the end of a line, or with backslashes, as older programs do. */
function valueIn(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, "i").exec(disposition);
  if (!found) return undefined;
  const quoted = found[1]?.replace(/\\(["\\])/g, "$1").replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
  return quoted ?? found[2];
}

/** `filename*=UTF-8''…` */
function extendedIn(disposition: string): string | undefined {
  const text = /;\s*filename\*=utf-8'[^']*'([^\s;]+)/i.exec(disposition)?.[1];
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UnreadableForm();
  }
}
