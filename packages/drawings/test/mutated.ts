import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { deflateSync, inflateSync } from "node:zlib";
import type { Drawing } from "../src/model.ts";
import type { ReaderName } from "../src/process/readers.ts";

/** Numbers that look random and are the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Next = () => number;
type Mutation = (pdf: Buffer, next: Next, other: Buffer) => Buffer;

const at = (next: Next, length: number): number => Math.floor(next() * Math.max(1, length));

/** Of few bytes or many, mostly few. */
const some = (next: Next, length: number): number => Math.max(1, Math.floor(length ** next()));

const bits: Mutation = (pdf, next) => {
  const copy = Buffer.from(pdf);
  for (let n = some(next, 200); n > 0; n--) {
    const i = at(next, copy.length);
    copy[i] = (copy[i] ?? 0) ^ (1 << at(next, 8));
  }
  return copy;
};

const noise: Mutation = (pdf, next) => {
  const copy = Buffer.from(pdf);
  const from = at(next, copy.length);
  const until = Math.min(copy.length, from + some(next, 2000));
  for (let i = from; i < until; i++) copy[i] = at(next, 256);
  return copy;
};

const cut: Mutation = (pdf, next) => {
  const from = at(next, pdf.length);
  return Buffer.concat([pdf.subarray(0, from), pdf.subarray(from + some(next, pdf.length))]);
};

const twice: Mutation = (pdf, next) => {
  const from = at(next, pdf.length);
  const piece = pdf.subarray(from, from + some(next, 20_000));
  const to = at(next, pdf.length);
  return Buffer.concat([pdf.subarray(0, to), piece, pdf.subarray(to)]);
};

const spliced: Mutation = (pdf, next, other) =>
  Buffer.concat([pdf.subarray(0, at(next, pdf.length)), other.subarray(at(next, other.length))]);

const ended: Mutation = (pdf, next) => pdf.subarray(0, at(next, pdf.length));

/** Numbers as a hostile program writes them. */
const odd = ["0", "-1", "2147483648", "99999999999999999999", "1e308", "-1e308", "NaN", "0.0000000001", "65536", "--5"];

const numbered = (text: string, next: Next): string => {
  const found = [...text.matchAll(/-?\d+(\.\d+)?/g)];
  if (found.length === 0) return text;
  let changed = text;
  for (let n = some(next, 10); n > 0; n--) {
    const one = found[at(next, found.length)];
    if (!one) continue;
    const value = next() < 0.5 ? (odd[at(next, odd.length)] ?? "0") : String(Number(one[0]) * (next() * 4 - 2));
    changed = changed.slice(0, one.index) + value + changed.slice(one.index + one[0].length);
  }
  return changed;
};

/** Its objects' own numbers: counts, lengths, references, boxes. */
const figures: Mutation = (pdf, next) => Buffer.from(numbered(pdf.toString("latin1"), next), "latin1");

const words = [
  "/Type",
  "/Page",
  "/Pages",
  "/Kids",
  "/Font",
  "/ToUnicode",
  "/Contents",
  "/Resources",
  "/XObject",
  "/Filter",
  "/FlateDecode",
  "/Length",
  "/Encoding",
  "/Widths",
  "/Parent",
  "/MediaBox",
  "/Rotate",
  "/Annots",
  "/DescendantFonts",
  "/Subtype",
  "/ObjStm",
  "/Index",
  "/W",
  "/Root",
  "/Prev",
  "/Image",
  "/Form",
];

/** One word of its dictionaries becomes another. */
const keys: Mutation = (pdf, next) => {
  let text = pdf.toString("latin1");
  for (let n = some(next, 6); n > 0; n--) {
    const [from = "", to = ""] = [words[at(next, words.length)], words[at(next, words.length)]];
    const places = [...text.matchAll(new RegExp(`${from}\\b`, "g"))];
    const place = places[at(next, places.length)];
    if (place) text = text.slice(0, place.index) + to + text.slice(place.index + from.length);
  }
  return Buffer.from(text, "latin1");
};

/** What is drawn, within a packed stream: its numbers, operators and texts. */
const drawn: Mutation = (pdf, next) => {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n/g)].filter(({ index }) => text.slice(index - 3, index) !== "end");
  const one = streams[at(next, streams.length)];
  if (!one) return bits(pdf, next, pdf);
  const from = one.index + one[0].length;
  const to = text.indexOf("endstream", from);
  const body = pdf.subarray(from, to);
  let plain: Buffer;
  try {
    plain = inflateSync(body);
  } catch {
    return bits(pdf, next, pdf);
  }
  const kind = next();
  const changed =
    kind < 0.4
      ? Buffer.from(numbered(plain.toString("latin1"), next), "latin1")
      : kind < 0.7
        ? bits(plain, next, plain)
        : twice(plain, next, plain);
  return Buffer.concat([pdf.subarray(0, from), deflateSync(changed), Buffer.from("\n"), pdf.subarray(to)]);
};

const mutations: readonly Mutation[] = [bits, noise, cut, twice, spliced, ended, figures, keys, drawn, drawn, figures];

/** A drawing that a broken program, or somebody who means harm, might have made of another. */
export function mutated(pdf: Buffer, other: Buffer, next: Next): Buffer {
  let changed = pdf;
  for (let n = 1 + at(next, 3); n > 0; n--) {
    const mutation = mutations[at(next, mutations.length)] ?? bits;
    changed = Buffer.from(mutation(changed, next, other));
  }
  return changed;
}

/** What of the library is attacked: from its sources in a test, as it was built by bench/mutated.ts. */
export interface Attacked {
  /** readDrawing, or what its process does. */
  readonly read: (pdf: Uint8Array, options: { readonly readers?: readonly ReaderName[] }) => Promise<Drawing>;
  readonly assess: typeof import("@x/fabrication").assess;
  readonly exportFiles: typeof import("@x/fabrication").exportFiles;
  readonly UnreadablePdf: typeof import("../src/index.ts").UnreadablePdf;
}

const folder = join(import.meta.dirname, "drawings/files");
export const intact = readFileSync(join(folder, "de_materialliste_12s.pdf"));
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".pdf") && statSync(join(folder, name)).size < 60_000)
  .map((name) => readFileSync(join(folder, name)));

const allFinite = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value !== "object" || value === null || Object.values(value).every(allFinite);

/** Of a reading in a process of its own; it ends by itself before. */
export const limits = { seconds: 100, megabytes: 1500 };

/** Reads one mutated drawing; throws what should not have come. */
export async function survives(library: Attacked, seed: number, n: number): Promise<"read" | "refused"> {
  const next = numbers(seed * 1_000_003 + n);
  const pick = () => files[at(next, files.length)] ?? intact;
  const pdf = mutated(pick(), pick(), next);
  try {
    // one in a hundred with all readers: recognition takes its time
    const readers = n % 100 === 49 ? {} : { readers: ["text"] as const };
    const drawing = await library.read(new Uint8Array(pdf), readers);
    if (!allFinite(drawing)) throw new Error("a number of what was read is none");
    // every 25th is worked on to its files, as a job would
    if (n % 25 === 0 && drawing.members.length > 0)
      await library.exportFiles(library.assess(drawing, { national_annex: "EN" }), ["package.zip"], { pdf });
    return "read";
  } catch (error) {
    const refused = error instanceof library.UnreadablePdf;
    if (refused && !/\n|node_modules|\bat \w+ \(|undefined|\[object/.test(error.message)) return "refused";
    throw new Error(`seed ${seed}, number ${n}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
