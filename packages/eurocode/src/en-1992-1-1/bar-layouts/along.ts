import type { Sheet } from "../../engine/sheet.ts";
import { areaOfBar, layersOf } from "../beams/bars.ts";
import type { BeamItem } from "../beams/schema.ts";
import { type Beam, leastGap, readBeam, usualLink } from "../beams/section.ts";
import { bendingResistance } from "../interaction.ts";
import { namesOf } from "../names.ts";
import { bendingTowards } from "../section/biaxial.ts";
import { type Bond, bondOf } from "./bond.ts";
import type { Side } from "./envelope.ts";
import { developed, goodUpTo, radiusThick, radiusThin, shorterInBend } from "./formulas.ts";
import type { Group } from "./group.ts";
import { chained, type Lap, lapsOf } from "./laps.ts";
import type { BarItem, BarLayoutItem } from "./schema.ts";

// The section at each place: bars that are there, as far as they are anchored, and the moment that they resist.

/** Half the diameter of the mandrel, Table 8.1N. */
export const bendRadius = (phi: number): number => (phi <= 16 ? radiusThin(phi) : radiusThick(phi));

const ofLeg = (leg: number | undefined, radius: number, phi: number): number =>
  leg === undefined || leg === 0 ? 0 : Math.max(0, leg - shorterInBend(radius, phi));

/** Links lie outside the bars of the first layer. */
export const linkAround = ({ links, slab }: Pick<BarLayoutItem, "links" | "slab">): number =>
  links === undefined ? (slab ? 0 : usualLink) : Math.max(...links.map(({ diameter_mm }) => diameter_mm));

/** undefined where the words are none of equal bars. */
export function groupsOf(item: BarLayoutItem, problem: (path: string) => void): Group[] {
  const read = item.bars.map((bar) => layersOf(bar.bars));
  const thickest = (face: Side, layer: number): number =>
    Math.max(
      0,
      ...item.bars.map((bar, i) =>
        bar.face === face && (bar.layer ?? 1) === layer ? (read[i]?.[0]?.diameter ?? 0) : 0,
      ),
    );
  return item.bars.flatMap((bar, i): Group[] => {
    const [only, ...more] = read[i] ?? [];
    if (!only || more.length > 0) {
      problem(`bars[${i}].bars`);
      return [];
    }
    const { diameter, count = item.b / (only.spacing ?? item.b) } = only;
    const axis = axisOf(item, bar, diameter, thickest);
    const radius = bar.mandrel_mm === undefined ? bendRadius(diameter) : bar.mandrel_mm / 2;
    return [
      {
        side: bar.face,
        layer: bar.layer ?? 1,
        diameter,
        count,
        area: count * areaOfBar(diameter),
        axis,
        from: bar.from_mm,
        to: bar.to_mm,
        before: ofLeg(bar.leg_from_mm, radius, diameter),
        beyond: ofLeg(bar.leg_to_mm, radius, diameter),
        radius,
        poor: isPoor(item.h, bar.face === "bottom" ? axis : item.h - axis),
      },
    ];
  });
}

/** Of an item whose words are known to be right. */
export const axesIn = (item: BarLayoutItem): Group[] => groupsOf(item, () => {});

/** Figure 8.2, of concrete that is cast from above. */
const isPoor = (h: number, height: number): boolean => h > 250 && height > goodUpTo(h);

function axisOf(
  item: BarLayoutItem,
  { face, layer = 1 }: BarItem,
  diameter: number,
  thickest: (face: Side, layer: number) => number,
): number {
  let axis = item.cover_mm + linkAround(item);
  for (let below = 1; below < layer; below++) {
    const phi = thickest(face, below) || diameter;
    axis += phi + leastGap(Math.max(phi, diameter), beamItem(item));
  }
  return axis + diameter / 2;
}

/** The section as an item of a beam, without its bars. */
export function beamItem(item: BarLayoutItem): BeamItem {
  const { mark, b, h, fck, fyk, b_eff_mm, h_f_mm, flange, cover_mm, d_g_mm, compression_steel } = item;
  const { stress_block, steel_branch, ductility_class, deduct_bars } = item;
  return {
    ...{ mark, b, h, fck, fyk, b_eff_mm, h_f_mm, flange, cover_mm, d_g_mm, compression_steel },
    ...{ stress_block, steel_branch, ductility_class, deduct_bars },
  };
}

const sides = ["bottom", "top"] as const;

export class Along {
  readonly item: BarLayoutItem;
  readonly groups: readonly Group[];
  readonly laps: readonly Lap[];
  /** The groups, lapped bars as one. */
  readonly bars: readonly Group[];
  /** With all bars of each face that lie beside each other somewhere, at the most. */
  readonly beam: Beam;
  readonly bond: Bond;
  /** Effective depth of the bars of a face where there are most. */
  readonly d: Readonly<Record<Side, number>>;
  readonly #known = new Map<string, number>();

  private constructor(item: BarLayoutItem, groups: readonly Group[], beam: Beam, bond: Bond, isOfTable: boolean) {
    this.item = item;
    this.groups = groups;
    this.beam = beam;
    this.bond = bond;
    this.laps = lapsOf(groups, (group) => this.lengthOf(group), isOfTable);
    this.bars = chained(groups, this.laps);
    const depth = (side: Side) => item.h - densest(this.bars, side).axis;
    this.d = { bottom: depth("bottom"), top: depth("top") };
  }

  /** undefined where something is wrong, which is then on the sheet. */
  static of(sheet: Sheet, item: BarLayoutItem, groups: readonly Group[]): Along | undefined {
    const [bottom, top] = sides.map((side) => densest(groups, side));
    const known = (side: Side, one: Placed | undefined) =>
      one && one.area > 0 ? { [`A_s_${side}`]: one.area, [`d_${side}_mm`]: item.h - one.axis } : {};
    const zone = item.links?.[0];
    const links = zone && {
      ...{ diameter_mm: linkAround(item), spacing_mm: zone.spacing_mm, legs: zone.legs ?? 2 },
      ...(item.cot_theta === undefined ? {} : { cot_theta: item.cot_theta }),
    };
    const plain = { ...beamItem(item), ...known("bottom", bottom), ...known("top", top), ...(links ? { links } : {}) };
    const beam = readBeam(sheet, plain, item.slab === true);
    if (!beam || sheet.problems.length > 0) return undefined;
    const isOfTable = sheet.parameter("EN 1992-1-1", "lap_rules") === "Table 8.3DE";
    return new Along(item, groups, beam, bondOf(sheet, item.fck, beam.values), isOfTable);
  }

  get f_yd(): number {
    return this.beam.values.f_yd;
  }

  lengthOf({ diameter, poor }: Pick<Group, "diameter" | "poor">): number {
    return this.bond.of(diameter, poor, this.f_yd);
  }

  /** The moment of the bars that cross a place, lapped ones as one bar, each by what is anchored of it. */
  resistance(x: number, side: Side): number {
    const { full, coming, going } = this.anchored(x, side);
    return this.momentOf(side, joined(full, coming.area > going.area ? coming : going), this.compressed(x, side));
  }

  /** Of bars that are not fully anchored to both sides those that begin and those that end do not count together. */
  anchored(x: number, side: Side): { readonly full: Placed; readonly coming: Placed; readonly going: Placed } {
    let [full, coming, going] = [none, none, none];
    for (const one of this.bars) {
      if (one.side !== side || x < one.from - tiny || x > one.to + tiny) continue;
      const l_bd = this.lengthOf(one);
      const [left, right] = [developed(x - one.from + one.before, l_bd), developed(one.to + one.beyond - x, l_bd)];
      const part = { area: Math.min(left, right) * one.area, axis: one.axis };
      if (left >= 1 && right >= 1) full = joined(full, part);
      else if (left < right) coming = joined(coming, part);
      else going = joined(going, part);
    }
    return { full, coming, going };
  }

  /** Bars of the other face, as far as their straight parts anchor them to both sides. */
  compressed(x: number, side: Side): Placed {
    if (this.item.compression_steel === "none") return none;
    let found = none;
    for (const one of this.bars) {
      if (one.side === side || x <= one.from || x >= one.to) continue;
      const l_bd = this.lengthOf(one);
      const share = Math.min(developed(x - one.from, l_bd), developed(one.to - x, l_bd));
      found = joined(found, { area: share * one.area, axis: one.axis });
    }
    return found;
  }

  /** Bars that cross a place, however they are anchored. */
  present(x: number, side: Side): Placed {
    let found = none;
    for (const one of this.bars)
      if (one.side === side && x >= one.from - tiny && x <= one.to + tiny) found = joined(found, one);
    return found;
  }

  momentOf(side: Side, pulled: Placed, other: Placed = none): number {
    if (pulled.area <= 0) return 0;
    const key = [side, pulled.area, pulled.axis, other.area, other.axis].join(" ");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { shape, centroid, values } = this.beam;
    const { h, b } = this.item;
    const line = (of: Side, { area, axis }: Placed) => {
      const z = (of === "bottom" ? axis : h - axis) - centroid;
      return { from: { y: -b / 4, z }, to: { y: b / 4, z }, area };
    };
    const lines = [line(side, pulled), ...(other.area > 0 ? [line(side === "bottom" ? "top" : "bottom", other)] : [])];
    const steel = { bars: [], lines, ring: undefined };
    const bent = bendingTowards({ shape, steel, materials: values.materials }, side === "bottom" ? 0 : Math.PI);
    const axis = { names: namesOf.y, positive: bent, negative: bent };
    const M_Rd = Math.max(0, bendingResistance(axis, side === "bottom" ? 1 : -1, 0).M_Rd);
    this.#known.set(key, M_Rd);
    return M_Rd;
  }
}

/** Bars by their area and the axis of it. */
export interface Placed {
  readonly area: number;
  readonly axis: number;
}

export const none: Placed = { area: 0, axis: 0 };
const tiny = 1e-6;

export const joined = (a: Placed, b: Placed): Placed => {
  const area = a.area + b.area;
  return area > 0 ? { area, axis: (a.area * a.axis + b.area * b.axis) / area } : none;
};

/** Where most bars of a face are side by side. */
function densest(groups: readonly Group[], side: Side): Placed {
  const own = groups.filter((one) => one.side === side);
  let found = none;
  for (const { from } of own) {
    const here = own.filter((one) => one.from <= from && one.to > from).reduce(joined, none);
    if (here.area > found.area) found = here;
  }
  return found;
}
