import { createHmac } from "node:crypto";
import { clockDifference } from "../clock.ts";

const step = 30_000;
const digits = 6;
/** Clocks of telephones differ by as many steps. */
const tolerance = 1;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** As programs for codes take it (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  let [text, value, bits] = ["", 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31];
    value &= 0xff;
  }
  return bits === 0 ? text : text + alphabet[(value << (5 - bits)) & 31];
}

/** The code of a step of time (RFC 6238 with SHA-1, which every program for codes knows). */
export function codeAt(secret: Uint8Array, number: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(number));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const value = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** digits).padStart(digits, "0");
}

/** The step that a code is of, later than one that was used; undefined: it is none now. */
export function stepOf(code: string, secret: Uint8Array, now: number, used: number): number | undefined {
  const present = Math.floor(now / step);
  for (let number = present - tolerance; number <= present + tolerance; number++)
    if (number > used && codeAt(secret, number) === code) return number;
  return undefined;
}

/** The latest step whose code can have been used; one beyond it was used by a clock that was wrong. */
export const newestStep = (now: number): number => Math.floor((now + clockDifference) / step) + tolerance;

/** What programs for codes read, as a link or a picture. */
export const codeAddress = (secret: string, email: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer })}`;
