/** Numbers and lengths as drawings print them: 4.738 and 17 010 are thousands, 1634,00 is not, 22'-1 5/8" is feet. */

/** A number with decimals after comma or point; thousands by point, comma, space or apostrophe. */
export function readNumber(text: string, thousands: boolean): number | undefined {
  const s = text
    .trim()
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/^[~≈+]\s*/, "");
  if (!/^\d[\d.,' ]*$/.test(s)) return undefined;
  const grouped = /^\d{1,3}([ '.,])\d{3}(\1\d{3})*$/.exec(s);
  const separator = grouped?.[1];
  if (grouped && separator !== undefined) {
    const groups = s.split(separator).length - 1;
    if (groups > 1 || separator === " " || separator === "'" || thousands) return Number(s.split(separator).join(""));
  }
  const both = /^(\d{1,3}(?:[ '.,]\d{3})+)([.,])(\d+)$/.exec(s);
  if (both?.[1] !== undefined && !both[1].includes(both[2] ?? ""))
    return Number(`${both[1].replace(/\D/g, "")}.${both[3]}`);
  const plain = s.replace(",", ".");
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

export type LengthUnit = "mm" | "cm" | "dm" | "m" | "ft" | "in";
const toMillimetres: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, dm: 100, m: 1000, ft: 304.8, in: 25.4 };

export const inMillimetres = (value: number, unit: LengthUnit): number => round(value * toMillimetres[unit]);
const round = (x: number) => Math.round(x * 1000) / 1000;

/** `[mm]`, `(cm)`, `in m`, `/ m` in a heading */
export function unitIn(heading: string): LengthUnit | undefined {
  // "Länge in mm": the preposition is no unit
  const text = heading.replace(/\bin\s+(?=\[?\(?(?:mm|cm|dm|m|ft|feet|inch|inches)\b)/i, "");
  const found = /(?:^|[\s([/])(mm|cm|dm|m|ft|feet|in|inch|inches)\.?(?:[\s)\]]|$)/i.exec(text)?.[1]?.toLowerCase();
  if (found === undefined) return undefined;
  if (found === "feet") return "ft";
  if (found.startsWith("in")) return "in";
  return found as LengthUnit; // one of the alternatives above
}

const feetPattern = /^(?:(\d+)\s*['′’]\s*-?\s*)?(?:(\d{1,3})?(?:[\s-]*(\d+)\/(\d+))?\s*(?:["″”]|''))?$/;

/** feet and inches, in mm */
export function feetAndInches(text: string): number | undefined {
  const s = text.trim();
  const bare = /^(\d+)\s*['′’]\s*-?\s*(\d{1,2})(?:\s+(\d+)\/(\d+))?$/.exec(s);
  const found = bare ?? feetPattern.exec(s);
  if (!found || !/['′’"″”]/.test(s)) return undefined;
  const [feet, inches, over, under] = found.slice(1).map((part) => (part === undefined ? 0 : Number(part)));
  if (over && !under) return undefined;
  const total = (feet ?? 0) * 12 + (inches ?? 0) + (over ? over / (under ?? 1) : 0);
  return total > 0 ? round(total * 25.4) : undefined;
}

export interface ReadLength {
  readonly mm: number;
  /** the unit stood beside the number */
  readonly unit?: LengthUnit;
  /** decimals without a unit: 6.50 */
  readonly doubtful?: true;
}

/** longer ones do not come on a lorry */
export const longestBar = 40_000;

/** The length in a cell: `4.738`, `L=540`, `L.830`, `970 mm`, `5.5cm`, `6,000 m`, `22'-1 5/8"`. */
export function readLength(text: string, columnUnit?: LengthUnit): ReadLength | undefined {
  const s = text
    .trim()
    .replace(/^(?:L(?:g|ength|änge|engte|ong(?:ueur)?|ängd)?\s*[=:.]|L\s+(?=\d))\s*/i, "")
    // 6096 (20'-0"): the same in feet
    .replace(/(?<=\d)\s*[([]\s*\d+\s*['′’][^)\]]*[)\]]$/, "")
    .trim();
  const imperial = feetAndInches(s);
  if (imperial !== undefined) return { mm: imperial, unit: "ft" };
  const found = /^([\d.,'\u00a0\u202f\u2009 ]*\d)\s*(mm|cm|dm|m)?\.?$/i.exec(s);
  if (!found?.[1]) return undefined;
  const unit = (found[2]?.toLowerCase() as LengthUnit | undefined) ?? columnUnit; // one of the alternatives above
  const asThousands = readNumber(found[1], unit === undefined || unit === "mm");
  // 640,000 mm of a program that prints three decimals: no bar is 640 m long
  const decimals = unit === "mm" && (asThousands ?? 0) > longestBar && /^\d{1,3}[.,]\d{3}$/.test(found[1].trim());
  const value = decimals ? readNumber(found[1], false) : asThousands;
  if (value === undefined || value <= 0) return undefined;
  if (unit === undefined && /[.,]\d{1,2}$/.test(found[1]) && value < 30) return { mm: value, doubtful: true };
  return { mm: inMillimetres(value, unit ?? "mm"), ...(found[2] !== undefined && unit && { unit }) };
}

/** `L=6000`, `L = 970mm`, `L.830`, `l=6,0 m`, `Lg 4500` inside a text */
export function lengthIn(text: string): { readonly mm: number; readonly text: string } | undefined {
  const found =
    /(?:^|[\s,;(/–-])((?:L(?:g|ength|änge|engte|ong(?:ueur)?|ängd)?\s*[=:.]|Lg|Length|Länge|Lengte|Longueur|Längd)\s*(\d[\d.,']*(?:[ \u00a0\u202f]\d{3})*(?:\s*(?:mm|cm|m)\b)?))/i.exec(
      text,
    );
  if (!found?.[1] || !found[2]) return undefined;
  const length = readLength(found[2].replace(/[.,']$/, ""));
  return length && !length.doubtful ? { mm: length.mm, text: found[1] } : undefined;
}
