import { Buffer } from "node:buffer";

/** A file on its way into an archive. Its size is known before its first byte. */
export interface Packed {
  readonly name: string;
  readonly content: Uint8Array | { readonly bytes: number; readonly stream: AsyncIterable<Uint8Array> };
}

const block = 512;
const piece = 65_536;

/** Files one after the other, as `tar -x` reads them (POSIX ustar), made as they are sent. */
export async function* tarOf(files: AsyncIterable<Packed>, seconds: number): AsyncGenerator<Uint8Array> {
  for await (const { name, content } of files) {
    const size = content instanceof Uint8Array ? content.length : content.bytes;
    yield header(name, size, seconds);
    let sent = 0;
    for await (const part of content instanceof Uint8Array ? pieces(content) : content.stream) {
      sent += part.length;
      yield part;
    }
    // the archive would be read wrongly from here on: it is broken off
    if (sent !== size) throw new Error(`${name} has ${sent} bytes in place of ${size}`);
    const rest = size % block;
    if (rest > 0) yield Buffer.alloc(block - rest);
  }
  yield Buffer.alloc(2 * block);
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}

function header(name: string, size: number, seconds: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`);
  const bytes = Buffer.alloc(block);
  const octal = (value: number, at: number, digits: number) => bytes.write(value.toString(8).padStart(digits, "0"), at);
  bytes.write(name, 0);
  octal(0o644, 100, 7);
  octal(0, 108, 7);
  octal(0, 116, 7);
  octal(size, 124, 11);
  octal(seconds, 136, 11);
  bytes.fill(" ", 148, 156);
  bytes.write("0", 156);
  bytes.write("ustar\0", 257, "latin1");
  bytes.write("00", 263);
  octal(
    bytes.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  bytes[154] = 0;
  return bytes;
}
