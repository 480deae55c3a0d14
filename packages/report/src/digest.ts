/** SHA-256 (FIPS 180-4) of a text, as the title block shows it: reports are also made where there is no Node. */

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);

const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;
const initial = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const constants = primes.map((p) => fraction(Math.cbrt(p)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, i) => {
    padded.setUint8(i, byte);
  });
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(blocks * 64 - 8, BigInt(bytes.length) * 8n);
  let hash = initial;
  for (let block = 0; block < blocks; block++) hash = compressed(hash, scheduleOf(padded, block * 64));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function scheduleOf(data: DataView, from: number): Int32Array {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getInt32(from + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [a, b, c, d] = [w[i - 15] ?? 0, w[i - 2] ?? 0, w[i - 16] ?? 0, w[i - 7] ?? 0];
    w[i] = (c + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + d + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))) | 0;
  }
  return w;
}

function compressed(hash: readonly number[], w: Int32Array): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))) | 0;
    const first = (one + (constants[i] ?? 0) + (w[i] ?? 0)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) | 0);
}

/** JSON with sorted keys and no spaces: the same content gives the same text, however it was written. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(",")}}`;
}

/** The steps are another way to write the result, and there only when they are asked for. */
export const withoutDerivation = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutDerivation);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([name]) => name !== "derivation" && name !== "messages");
  return Object.fromEntries(entries.map(([name, entry]) => [name, withoutDerivation(entry)]));
};

/** Whether a value of a title block is a checksum. */
export const isSum = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);
