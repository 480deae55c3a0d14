/** Pictures that people give: logos, and those of a book. */
import { existsSync, readFileSync } from "node:fs";

/** What is wrong with a picture for a page; undefined where nothing is. */
export function pictureProblem(path: string): string | undefined {
  if (!existsSync(path)) return "there is no such file";
  if (!/\.(?:png|jpe?g)$/i.test(path)) return "must be a .png or .jpg";
  const bytes = readFileSync(path);
  if (bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return undefined;
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return "is neither a PNG nor a JPEG, whatever its name says";
  // a file for keeping has colours of screens alone
  return componentsOf(bytes) === 4 ? "has the colours of a print shop (CMYK); save it in RGB" : undefined;
}

/** Of a JPEG: 1 grey, 3 of a screen, 4 of a print shop. */
function componentsOf(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // the starts of a frame, among which are three that start something else
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return bytes[at + 9];
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
