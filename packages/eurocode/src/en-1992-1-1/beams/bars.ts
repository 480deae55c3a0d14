import { formula } from "../formula.ts";

// "4Ø20 + 2Ø16": layers from the face inwards; "Ø12-150": bars at a spacing; "2x2Ø10-150": links, sets of legs.

const sign = `(?:[ØøΦφ⌀∅DHTBYN]|phi|HA)`;
const times = String.raw`(?: ?(?:nos?|nr|st|x|×)\.? ?| ?[-–] ?| )?`;
const every = ` ?(?:[-–@/acs]|c/c|cc|[aes] ?=) ?`;
/** mm c/c, crs: between the axes */
const apart = `(?: ?mm)?(?: ?(?:c/?c|crs|ctrs|centres|centers))?`;
const counted = new RegExp(String.raw`^(\d{1,3})${times}${sign} ?(\d{1,2}(?:\.\d)?)(?: ?mm)?$`, "i");
/** Ø12-150, H12@150, 12/150, HA12 e = 150, Ø12 c/c 150 */
const spaced = new RegExp(String.raw`^(?:${sign} ?)?(\d{1,2}(?:\.\d)?)${every}(\d{2,4})${apart}$`, "i");
const linked = new RegExp(
  String.raw`^(?:(\d{1,2}) ?[x×] ?)?(\d{1,2})? ?${sign} ?(\d{1,2}(?:\.\d)?)${every}(\d{2,4})${apart}$`,
  "i",
);

export interface Layer {
  readonly diameter: number;
  /** One of both. */
  readonly count?: number;
  readonly spacing?: number;
}

/** undefined where it is not in such words. */
export function layersOf(text: string): Layer[] | undefined {
  const layers = text.split("+").map((part): Layer | undefined => {
    const [, count, diameter] = counted.exec(part.trim()) ?? [];
    if (count !== undefined) return { count: Number(count), diameter: Number(diameter) };
    const [, phi, spacing] = spaced.exec(part.trim()) ?? [];
    return phi === undefined ? undefined : { diameter: Number(phi), spacing: Number(spacing) };
  });
  return layers.every((layer) => layer !== undefined) ? layers : undefined;
}

/** A request's links in words, in the form of the schema; itself where they are not. */
export function withLinksRead(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof item.links !== "string") return item;
  const [whole, sets, legs, diameter, spacing] = linked.exec(item.links.trim()) ?? [];
  if (whole === undefined) return item;
  const count = Number(sets ?? 1) * Number(legs ?? (sets === undefined ? 2 : 1));
  return { ...item, links: { diameter_mm: Number(diameter), spacing_mm: Number(spacing), legs: count } };
}

/** 8.8(1): rules of their own beyond, in mm. */
export const thickest = 32;

export const areaOfBar = (diameter: number): number => (Math.PI * diameter ** 2) / 4;

/** Of links of a steel of their own. */
export const designLinks = formula("3.2.7(2)", "f_yd * f_ywk / f_yk", (f_yd, f_ywk, f_yk) => (f_yd * f_ywk) / f_yk);
export const linksPerMetre = formula("9.2.2(5) (9.4)", "A_sw / s * 1000", (A_sw, s) => (A_sw / s) * 1000);
