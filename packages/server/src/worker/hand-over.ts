import { move, transferableSymbol, valueSymbol } from "piscina";

/** Bytes that can change threads: what is within a larger buffer would take all of it along, and Node's shared one does not move. */
export const own = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

/** An answer whose bytes are moved, not copied; all of them are their own. */
export function handOver(answer: object, bytes: readonly Uint8Array[]): unknown {
  // two names of one file are one buffer
  const buffers = [...new Set(bytes.map(({ buffer }) => buffer as ArrayBuffer))];
  return move({ [transferableSymbol]: buffers, [valueSymbol]: answer });
}
