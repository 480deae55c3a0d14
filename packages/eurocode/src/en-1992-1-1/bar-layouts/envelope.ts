import { withShear } from "./formulas.ts";
import type { BarLayoutItem } from "./schema.ts";

/** What is greatest at a place, in all combinations. */
export interface Station {
  readonly x: number;
  /** Sagging, at least 0. */
  readonly bottom: number;
  /** Hogging by its size. */
  readonly top: number;
  readonly V: number;
}

export type Side = "bottom" | "top";

/** The envelope by place; between two of them it is straight. */
export class Envelope {
  readonly stations: readonly Station[];

  constructor(envelope: BarLayoutItem["envelope"]) {
    this.stations = envelope.map(({ x_mm: x, M_max = 0, M_min = 0, V = 0 }) => ({ x, bottom: M_max, top: -M_min, V }));
  }

  /** Of both sides of a jump the greater. */
  at(x: number, of: Side | "V"): number {
    const { stations } = this;
    let found = 0;
    for (let i = this.#firstFrom(x) - 1; i < stations.length - 1; i++) {
      const [a, b] = [stations[i], stations[i + 1]];
      if (!a || !b) continue;
      if (a.x > x) break;
      if (b.x < x) continue;
      const t = b.x > a.x ? (x - a.x) / (b.x - a.x) : 0;
      found = Math.max(found, b.x > a.x ? a[of] + t * (b[of] - a[of]) : Math.max(a[of], b[of]));
    }
    return found;
  }

  /** The greatest within a distance: moments moved by a_l to both sides. */
  within(x: number, reach: number, of: Side): number {
    return Math.max(this.at(x - reach, of), this.at(x + reach, of), this.peak(x - reach, x + reach, of));
  }

  /** The greatest of the stations between two places. */
  peak(from: number, to: number, of: Side): number {
    const { stations } = this;
    let found = 0;
    for (let i = this.#firstFrom(from); i < stations.length; i++) {
      const station = stations[i];
      if (!station || station.x > to) break;
      found = Math.max(found, station[of]);
    }
    return found;
  }

  /** (6.18) */
  withShear(x: number, a_l: number, of: Side): number {
    return withShear(this.at(x, of), this.at(x, "V"), a_l);
  }

  /** 9.2.1.3(2): the moment moved by a_l to both sides, or with what the shear force adds, (6.18), where that is less. */
  shifted(x: number, a_l: number, of: Side): number {
    const moved = this.within(x, a_l, of);
    return moved > 0 ? Math.min(moved, this.withShear(x, a_l, of)) : 0;
  }

  /** Of stations in order the first that is not before x. */
  #firstFrom(x: number): number {
    const { stations } = this;
    let [low, high] = [0, stations.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stations[middle]?.x ?? 0) < x) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the shear force jumps between two places: a point load. */
  jumps(from: number, to: number): boolean {
    return this.stations.some((a, i) => {
      const b = this.stations[i + 1];
      return (
        b !== undefined && a.x === b.x && a.x > from && a.x < to && Math.abs(a.V - b.V) > 1e-6 * Math.max(a.V, b.V)
      );
    });
  }
}
