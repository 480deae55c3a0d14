/** The row's own proof: the printed weight against quantity, length and kg per metre. */

import type { Message } from "@x/eurocode/message";
import { type FoundSection, massPerMetre } from "@x/fabrication/members";
import { says } from "./says.ts";
import { settings } from "./settings.ts";
import type { ReadRow } from "./table.ts";

interface Weighed {
  readonly mass?: number;
  readonly printed: boolean;
  readonly length?: number;
  readonly factor: number;
  readonly notes: readonly Message[];
}

/** Weights are printed with few digits, and drawings round kg/m */
export const near = (printed: number, computed: number): boolean =>
  Math.abs(printed - computed) <= Math.max(settings.agree.weight * computed, settings.agree.leastWeight);

/** 1,189 is 1189 kg where quantity, length and section say so */
export function ungrouped(found: FoundSection | undefined, row: ReadRow, quantity: number | undefined): ReadRow {
  const perMetre = found?.profile === undefined ? undefined : massPerMetre(found.profile);
  if (perMetre === undefined || row.length === undefined) return row;
  const piece = (perMetre * row.length) / 1000;
  const thousands = row.grouped.filter((field) => {
    const value = 1000 * (row[field] ?? Number.NaN);
    return near(value, piece) || near(value, piece * (quantity ?? 1));
  });
  return { ...row, ...Object.fromEntries(thousands.map((field) => [field, 1000 * (row[field] ?? 0)])) };
}

/** No column counts: the weight of the row is so many times that of a piece, which its length and section bear out */
export function piecesByWeight(found: FoundSection | undefined, row: ReadRow): number | undefined {
  const perMetre = found?.profile === undefined ? undefined : massPerMetre(found.profile);
  const { unitMass, totalMass, length } = row;
  if (perMetre === undefined || unitMass === undefined || totalMass === undefined || length === undefined)
    return undefined;
  const pieces = Math.round(totalMass / unitMass);
  const exact =
    Math.abs(totalMass / unitMass - pieces) < settings.agree.whole &&
    (settings.agree.rounding * pieces) / unitMass < settings.some;
  return pieces > 1 && exact && near(unitMass, (perMetre * length) / 1000) ? pieces : undefined;
}

export function proveWeight(found: FoundSection, row: ReadRow, quantity: number | undefined): Weighed {
  const perMetre = found.profile === undefined ? undefined : massPerMetre(found.profile);
  const count = quantity ?? 1;
  const whole = row.totalMass ?? row.mass ?? (row.unitMass === undefined ? undefined : row.unitMass * count);
  if (perMetre === undefined)
    return { printed: whole !== undefined, ...(whole !== undefined && { mass: round2(whole) }), factor: 1, notes: [] };
  const printed = [row.unitMass, row.totalMass, row.mass].filter((mass) => mass !== undefined);
  const fits = (mm: number): boolean => {
    const piece = (perMetre * mm) / 1000;
    // a weight of all pieces contradicts their number also where that of one is right
    if (row.totalMass !== undefined) return near(row.totalMass, piece * count);
    return printed.some((mass) => near(mass, piece) || (mass !== row.unitMass && near(mass, piece * count)));
  };
  const computed = (mm: number) => round2((perMetre * mm * count) / 1000);
  if (printed.length > 0) {
    if (row.length !== undefined && fits(row.length))
      return { mass: computed(row.length), printed: false, factor: settings.confidence.borneOut, notes: [] };
    const other = row.otherLengths.filter(fits);
    if (other.length === 1 && other[0] !== undefined)
      return {
        mass: computed(other[0]),
        printed: false,
        length: other[0],
        factor: 1,
        notes: [says.unitByWeight],
      };
    if (row.length !== undefined)
      return {
        ...(whole !== undefined && { mass: round2(whole) }),
        printed: true,
        factor: settings.confidence.contradicted,
        notes: [
          says.weight({
            printed: printed.join(" / "),
            count,
            length: row.length,
            perMetre: round2(perMetre),
            computed: computed(row.length),
          }),
        ],
      };
    return {
      ...(whole !== undefined && { mass: round2(whole) }),
      printed: whole !== undefined,
      factor: settings.confidence.unheld,
      notes: [],
    };
  }
  if (row.length === undefined) return { printed: false, factor: 1, notes: [] };
  return { mass: computed(row.length), printed: false, factor: 1, notes: [] };
}

export const round2 = (x: number) => Math.round(x * 100) / 100;
