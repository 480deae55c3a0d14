/** GlobalIds that follow from the content: the same piece of the same drawing has the same one, always. */
import { createHash } from "node:crypto";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";

/** 128 bits in 22 digits of 64, the first of which carries two bits. */
export function guidOf(...content: readonly (string | number)[]): string {
  const hash = createHash("sha256").update(JSON.stringify(content)).digest();
  // a name-based UUID, version 8
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  let value = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  for (let i = 0; i < 22; i++) {
    text = (digits[Number(value % 64n)] ?? "0") + text;
    value /= 64n;
  }
  return text;
}
