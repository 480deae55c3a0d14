import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { underLoad } from "../beams/deflection.ts";
import { Envelope, type Station } from "./envelope.ts";
import { aboveChord } from "./formulas.ts";
import { says } from "./says.ts";
import type { BarLayoutItem } from "./schema.ts";

// V = dM/dx: moments and shear forces of an envelope are those of one beam.

/** Of the greatest moment: rounding, and what straight pieces leave out. */
const agreement = 0.05;

/** Moments without a shear force, or a shear force without moments, leave half of the beam unverified. */
export function refuseOneSided(sheet: Sheet, envelope: BarLayoutItem["envelope"]): void {
  const bends = envelope.some(({ M_max = 0, M_min = 0 }) => M_max !== 0 || M_min !== 0);
  if (bends && envelope.every(({ V }) => V === undefined))
    sheet.problem("envelope[0].V", required(says.shearOfMoments));
  if (!bends && envelope.some(({ V = 0 }) => V !== 0))
    sheet.problem("envelope[0].M_max", required(says.momentsOfShear));
}

interface Between {
  readonly from: number;
  readonly to: number;
  /** By how much the moment changes, what the shear force makes of it, and how much more a parabola has than a straight line. */
  readonly change: number;
  readonly ofShear: number;
  readonly hidden: number;
}

/** What of it is worst is said, and the item is then not verified; what is hidden between places only where it governs. */
export function sayContradictions(sheet: Sheet, envelope: Envelope, governs: (curved: Envelope) => boolean): void {
  const { stations } = envelope;
  const all = stations.flatMap((a, i) => {
    const b = stations[i + 1];
    return b && b.x > a.x ? [between(a, b)] : [];
  });
  const most = stations.reduce((greatest, { bottom, top }) => Math.max(greatest, bottom, top), 0);
  const worst = (of: (one: Between) => number) =>
    all.reduce<Between | undefined>((found, one) => (!found || of(one) > of(found) ? one : found), undefined);
  const kNm = (M: number) => quantity(significant(M, 3), "kNm");
  const places = ({ from, to }: Between) => ({ from: quantity(from, "mm"), to: quantity(to, "mm") });
  const steepest = worst(({ change, ofShear }) => change - ofShear);
  if (steepest && steepest.change - steepest.ofShear > agreement * most) {
    const { change, ofShear } = steepest;
    sheet.lack("envelope", says.shearBelow({ ...places(steepest), M: kNm(change), V: kNm(ofShear) }));
  }
  const hidden = worst((one) => one.hidden);
  if (hidden && hidden.hidden > agreement * Math.max(most, hidden.hidden) && governs(curvedBetween(envelope)))
    sheet.lack("envelope", says.betweenPlaces({ ...places(hidden), M: kNm(hidden.hidden) }));
}

const parts = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

/** With parabolas in place of straight pieces. */
function curvedBetween(envelope: Envelope): Envelope {
  const { stations } = envelope;
  const entries = stations.flatMap((b, i) => {
    const a = stations[i - 1] ?? b;
    const within = b.x > a.x ? parts : [];
    return [
      ...within.map((t) => [a.x + t * (b.x - a.x), between(a, b).hidden * underLoad(t)] as const),
      [b.x, 0] as const,
    ];
  });
  return new Envelope(
    entries.map(([x_mm, more]) => ({
      x_mm,
      M_max: envelope.at(x_mm, "bottom") + more,
      M_min: -envelope.at(x_mm, "top"),
      V: envelope.at(x_mm, "V"),
    })),
  );
}

/** Shear forces run straight; where their moments do not change as much, they change their sign between. */
function between(a: Station, b: Station): Between {
  const length = (b.x - a.x) / 1000;
  const ofShear = ((a.V + b.V) / 2) * length;
  const change = Math.max(Math.abs(b.bottom - a.bottom), Math.abs(b.top - a.top));
  const signed = (one: Station): number => (one.bottom > 0 ? one.bottom : -one.top);
  // between what they make with one sign, and with two
  const turns = Math.abs(signed(b) - signed(a)) < (Math.max(a.V, b.V) / 2) * length;
  const bulge = aboveChord(turns ? a.V + b.V : Math.abs(a.V - b.V), length);
  const hidden = Math.max(0, (signed(a) + signed(b)) / 2 + bulge) - (a.bottom + b.bottom) / 2;
  return { from: a.x, to: b.x, change, ofShear, hidden: Math.max(0, hidden) };
}
