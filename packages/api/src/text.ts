/**
 * Text of a file as programs write it: UTF-8, UTF-16 (Excel's Unicode text, PowerShell) with or without its mark, or Windows-1252, which
 * holds Latin-1 (Excel's CSV, older frame programs).
 */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** So many bytes tell UTF-16 by its zeros. */
const enough = 64;

/** By the first bytes; what is not UTF-16 is UTF-8 as long as it can be. */
function wide(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const begin = bytes.subarray(0, enough);
  const zeros = (odd: 0 | 1) => begin.filter((byte, i) => byte === 0 && i % 2 === odd).length;
  const [high, low] = [zeros(0), zeros(1)];
  if (low > 0 && high === 0 && low >= begin.length / 4) return "utf-16le";
  return high > 0 && low === 0 && high >= begin.length / 4 ? "utf-16be" : undefined;
}

/** Of a file in pieces, of which all are looked at where it is not UTF-16. */
export function encodingOf(pieces: Iterable<Uint8Array>): Encoding {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  try {
    for (const piece of pieces) {
      const found = isFirst ? wide(piece) : undefined;
      if (found) return found;
      isFirst = false;
      decoder.decode(piece, { stream: true });
    }
    decoder.decode();
  } catch {
    return "windows-1252";
  }
  return "utf-8";
}

/** Without the mark of its order of bytes. */
export const decodedText = (bytes: Uint8Array): string => new TextDecoder(encodingOf([bytes])).decode(bytes);
