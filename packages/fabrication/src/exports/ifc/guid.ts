/** GlobalIds that follow from the content: the same piece of the same drawing has the same one, always. */
import { createHash } from "node:crypto";
import type { Fabrication } from "../../fabrication.ts";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$";

/** Ids of one drawing: another project's are others, so that models can be put together. A revision keeps them. */
export function guidsOf({ drawing_info, members }: Fabrication): (...content: (string | number)[]) => string {
  const { project_name, drawing_number, title } = drawing_info;
  const named = [project_name, drawing_number, title];
  // a drawing without any name is known by its members
  const seed = named.some((text) => text !== undefined) ? named : members.map(({ id, section }) => [id, section]);
  const prefix = createHash("sha256").update(JSON.stringify(seed)).digest("hex");
  return (...content) => guidOf(prefix, ...content);
}

/** 128 bits in 22 digits of 64, the first of which carries two bits. */
function guidOf(...content: readonly (string | number)[]): string {
  const bytes = createHash("sha256").update(content.join("\u0000")).digest();
  // a name-based UUID, version 8
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const digit = (value: number) => digits.charAt(value & 63);
  let text = digit(bytes.readUInt8(0) >> 6) + digit(bytes.readUInt8(0));
  for (let i = 1; i < 16; i += 3) {
    const three = bytes.readUIntBE(i, 3);
    text += digit(three >> 18) + digit(three >> 12) + digit(three >> 6) + digit(three);
  }
  return text;
}
