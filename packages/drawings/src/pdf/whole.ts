/** Behind its mark a program may fill up what it sends with blanks. */
const tail = 4096;

/** Whether a PDF lacks the mark that it ends with: it was cut, and what stood behind is not there. */
export function isCut(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 32 || bytes[end - 1] === 10 || bytes[end - 1] === 13))
    end--;
  const from = Math.max(0, end - tail);
  return !Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from).includes("%%EOF");
}
