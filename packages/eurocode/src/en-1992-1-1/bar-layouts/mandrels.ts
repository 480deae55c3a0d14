import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { Along, axesIn } from "./along.ts";
import { longBends, mandrelOf, type Sheared } from "./bends.ts";
import type { Envelope } from "./envelope.ts";
import { shorterInBend } from "./formulas.ts";
import type { Group } from "./group.ts";
import type { BarLayoutItem } from "./schema.ts";
import type { Line } from "./supports.ts";

// EN 1992-1-1 8.3: mandrels and legs of bars that are laid out.

/** Figure 8.1: five diameters behind the bend, outside */
export const leastLeg = formula("8.4.1(2) Figure 8.1", "r + phi + 5 * phi", (r, phi) => r + phi + 5 * phi);
/** Steps of mandrels, mm. */
const step = 5;
/** A wider bend begins earlier, where its bar is pulled more. */
const mostTries = 10;

/** Bent on mandrels that the concrete can take, with legs that anchor as much as before and are no longer than the deepest. */
export function withMandrels(
  sheet: Sheet,
  item: BarLayoutItem,
  line: Line,
  envelope: Envelope,
  shear: Sheared,
  deepest: number,
): BarLayoutItem {
  let made = item;
  for (let tries = 0; tries < mostTries; tries++) {
    const along = Along.of(sheet, made, axesIn(made));
    const narrow =
      along && longBends(along, line, envelope, shear).filter((one) => mandrelOf(along, one) > 2 * one.group.radius);
    if (!along || !narrow || narrow.length === 0) return made;
    const wider = (leg: number | undefined, { radius, diameter: phi }: Group, mandrel: number) => {
      if (leg === undefined || leg === 0) return leg;
      const same = leg - shorterInBend(radius, phi) + shorterInBend(mandrel / 2, phi);
      return Math.min(deepest, Math.ceil(Math.max(same, leastLeg(mandrel / 2, phi)) / step) * step);
    };
    const bars = made.bars.map((bar, i) => {
      const own = narrow.filter(({ group }) => group === along.groups[i]);
      const [first] = own;
      if (!first) return bar;
      const mandrel_mm = Math.ceil(Math.max(...own.map((one) => mandrelOf(along, one))) / step) * step;
      const [leg_from_mm, leg_to_mm] = [bar.leg_from_mm, bar.leg_to_mm].map((leg) =>
        wider(leg, first.group, mandrel_mm),
      );
      return {
        ...bar,
        ...(leg_from_mm === undefined ? {} : { leg_from_mm }),
        ...(leg_to_mm === undefined ? {} : { leg_to_mm }),
        mandrel_mm,
      };
    });
    made = { ...made, bars };
  }
  return made;
}
