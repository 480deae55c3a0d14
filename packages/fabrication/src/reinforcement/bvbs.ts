/**
 * Bars for bending machines: BF2D records of the guideline "Datenaustausch von Bewehrungsdaten" of the Bundesverband Bausoftware
 * (BVBS), one shape a line, CRLF. Lengths are outside dimensions, the length of a bar is their sum.
 */
import type { BarList, ListedBar } from "./list.ts";
import { legsOf, massPerMetre, radiusOfShape } from "./shapes.ts";

/** Of everything up to and with the C of its block: 96 less the sum of the letters modulo 32. */
export function checksum(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
  return 96 - (sum % 32);
}

export interface BvbsHead {
  /** Project, drawing and its index. */
  readonly project?: string;
  readonly drawing?: string;
  readonly index?: string;
}

/** ASCII, without the sign that ends fields. */
const plain = (text: string, most: number): string =>
  text
    .normalize("NFKD")
    .replace(/ß/g, "ss")
    .replace(/[^\x20-\x7e]/g, "")
    .replaceAll("@", "")
    .slice(0, most);

export function recordOf(bar: ListedBar, steel: string, { project = "", drawing = "", index = "" }: BvbsHead): string {
  const legs = legsOf(bar);
  const length = legs.reduce((sum, [one]) => sum + one, 0);
  const kg = (massPerMetre(bar.diameter_mm) * length) / 1000;
  const head = [
    `j${plain(project, 40)}`,
    `r${plain(drawing, 40)}`,
    `i${plain(index, 10)}`,
    `p${bar.mark}`,
    `l${length}`,
    `n${bar.count}`,
    `e${kg.toFixed(3)}`,
    `d${bar.diameter_mm}`,
    `g${plain(steel, 20)}`,
    `s${2 * radiusOfShape(bar)}`,
    "v",
  ].join("@");
  const geometry = legs.map(([one, angle]) => `l${one}@w${angle}@`).join("");
  const begun = `BF2D@H${head}@G${geometry}C`;
  return `${begun}${checksum(begun)}@`;
}

export function bvbsOf({ bars, beam }: BarList, head: BvbsHead = {}): Uint8Array {
  const records = bars.map((one) => recordOf(one, beam.steel, { drawing: beam.mark, ...head }));
  return new TextEncoder().encode(records.map((one) => `${one}\r\n`).join(""));
}
