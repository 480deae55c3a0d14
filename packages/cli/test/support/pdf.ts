/** PDFs that somebody has changed. */
import { deflateSync, inflateSync } from "node:zlib";

/** A PDF with one stream of its pages in place of another: the nth of which `change` makes something else. */
function withStream(bytes: Buffer, nth: number, change: (page: string) => string | undefined): Buffer {
  let seen = 0;
  let at = 0;
  for (;;) {
    const start = bytes.indexOf("stream\n", at);
    if (start < 0) throw new Error("there are not so many pages");
    const end = bytes.indexOf("endstream", start);
    at = end + 10;
    let page: string;
    try {
      page = inflateSync(bytes.subarray(start + 7, end)).toString("latin1");
    } catch {
      continue;
    }
    const changed = change(page);
    if (changed === undefined || seen++ < nth) continue;
    const made = deflateSync(Buffer.from(changed, "latin1"));
    return Buffer.concat([bytes.subarray(0, start + 7), made, Buffer.from("\n"), bytes.subarray(end)]);
  }
}

/** With a digit of one page drawn as another: its glyphs are numbers in hexadecimal. */
export const withChangedDigit = (bytes: Buffer, nth: number): Buffer =>
  withStream(bytes, nth, (page) => {
    const shown = [...page.matchAll(/<((?:[0-9a-f]{4}){4,})> /g)];
    const found = shown[Math.floor(shown.length / 2)];
    if (!found) return undefined;
    const [, glyphs = ""] = found;
    // two glyphs change places
    const pairs = glyphs.match(/.{4}/g) ?? [];
    const k = pairs.findIndex((pair, i) => i > 0 && pair !== pairs[i - 1]);
    const moved = [...pairs.slice(0, k - 1), pairs[k], pairs[k - 1], ...pairs.slice(k + 1)].join("");
    return page.replace(glyphs, moved);
  });

/** With one line of a picture drawn to another place. */
export const withChangedLine = (bytes: Buffer, nth: number): Buffer =>
  withStream(bytes, nth, (page) => {
    const [line] = /^[\d.]+ [\d.]+ l$/m.exec(page) ?? [];
    return line === undefined ? undefined : page.replace(line, "7 7 l");
  });

/** With something else attached. */
export function withAttached(bytes: Buffer, change: (kept: Record<string, unknown>) => void): Buffer {
  const start = bytes.indexOf("stream\n", bytes.indexOf("/EmbeddedFile")) + 7;
  const end = bytes.indexOf("endstream", start);
  const kept = JSON.parse(inflateSync(bytes.subarray(start, end)).toString()) as Record<string, unknown>;
  change(kept);
  const made = deflateSync(JSON.stringify(kept));
  return Buffer.concat([bytes.subarray(0, start), made, Buffer.from("\n"), bytes.subarray(end)]);
}
