import { significant } from "../../basis/numbers.ts";
import { atLeast, atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { says } from "./says.ts";

/** The greatest partial factor of EN 1990 Table A1.2(B). */
const greatestFactor = 1.5;

/** Below this part no service action is believed, not even beside an earthquake: it is one that was forgotten, or in another unit. */
const leastPart = 0.05;

const round = (value: number): number => significant(value, 6);

/**
 * An action at the serviceability limit state beside that at the ultimate one. One combination without its factors is
 * 1/1.5 of it at least; loads against each other, an accident or an earthquake may leave less, which is the engineer's to say.
 */
export function checkService(sheet: Sheet, field: string, ser: number | undefined, of: string, uls: number): void {
  if (ser === undefined) return;
  const [least, most] = [Math.abs(uls) * leastPart, Math.abs(uls)];
  if (Math.abs(ser) > most * 1.01) {
    sheet.problem(field, atMost(round(most), ser, { is: says.ofUltimate({ symbol: of }) }));
  } else if (Math.abs(ser) < least * 0.99) {
    sheet.problem(field, atLeast(round(least), ser, { because: says.leastService({ symbol: of }) }));
  } else if (Math.abs(ser) < (most / greatestFactor) * 0.99) {
    sheet.warn(says.smallService({ field, value: round(ser), symbol: of }));
  }
}
