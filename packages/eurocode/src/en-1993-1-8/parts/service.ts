import { significant } from "../../basis/numbers.ts";
import type { Sheet } from "../../engine/sheet.ts";

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
    sheet.problem(field, `must be at most ${of} = ${round(most)}, of the ultimate limit state; it is ${ser}`);
  } else if (Math.abs(ser) < least * 0.99) {
    sheet.problem(
      field,
      `must be at least ${of}/20 = ${round(least)}: partial factors end at 1.5 (EN 1990 Table A1.2), and not even an earthquake leaves less; it is ${ser}`,
    );
  } else if (Math.abs(ser) < (most / greatestFactor) * 0.99) {
    sheet.warn(
      `${field} = ${round(ser)} is below ${of}/1.5: partial factors end at 1.5 (EN 1990 Table A1.2), so that only loads against each other, or an accidental or seismic situation, make it so small.`,
    );
  }
}
