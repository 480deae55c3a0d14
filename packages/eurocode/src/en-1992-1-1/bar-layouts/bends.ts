import { areaOfBar } from "../beams/bars.ts";
import { forceOfBars } from "../beams/shear.ts";
import { type Along, linkAround } from "./along.ts";
import type { Envelope, Side } from "./envelope.ts";
import * as formulas from "./formulas.ts";
import type { Group } from "./group.ts";
import type { Line, Support } from "./supports.ts";

// EN 1992-1-1 8.3(3): the concrete inside bends at supports behind which the anchorage goes on.

export interface Bend {
  readonly group: Group;
  /** Force of one bar where the bend begins, kN. */
  readonly F_bt: number;
  readonly a_b: number;
}

/** Bars of a face that reach into an end support; one that ends before the least length of an anchorage pulls nothing. */
export function crossingAt(own: readonly Group[], { kind }: Support, face: number, right: boolean): Group[] {
  const counts = (one: Group): boolean =>
    kind !== "end" || beyondOf(one, face, right) >= formulas.beyondFace(one.diameter);
  return own.filter((one) => one.from < face && one.to > face && counts(one));
}

export const beyondOf = (one: Group, face: number, right: boolean): number =>
  right ? face - one.from + one.before : one.to + one.beyond - face;

export const areaOf = (groups: readonly Group[]): number => groups.reduce((sum, one) => sum + one.area, 0);

export interface Sheared {
  readonly a_l: number;
  readonly z: number;
}

/** Those anchored by more than 5 phi behind the bend; other bends need no verification with the mandrel of the table. */
export function longBends(along: Along, line: Line, envelope: Envelope, shear: Sheared): Bend[] {
  const [first, last] = [line.spans[0], line.spans.at(-1)];
  const ends = line.supports
    .filter(({ kind }) => kind !== "inner")
    .map((support): AtEnd => {
      const right = support.x === first?.from;
      return { support, right, face: (right ? first.clearFrom : last?.clearTo) ?? 0 };
    });
  return ends.flatMap((end) =>
    along.groups.flatMap((group): Bend[] => {
      const leg = end.right ? group.before : group.beyond;
      const straight = end.right ? end.face - group.from : group.to - end.face;
      if (leg === 0 || straight <= 0) return [];
      const sigma = stressAt(along, envelope, shear, group.side, end);
      const { diameter: phi, radius: r } = group;
      const l_bd = along.bond.of(phi, group.poor, sigma);
      // what the straight part and the bend do not anchor
      if (l_bd - straight - formulas.axisOfBend(r, phi) <= 5 * phi) return [];
      const left = 1 - formulas.developed(straight - r - phi, l_bd);
      return [{ group, F_bt: left * forceOfBars(areaOfBar(phi), sigma), a_b: besideOf(along, group, end.face) }];
    }),
  );
}

interface AtEnd {
  readonly support: Support;
  readonly face: number;
  readonly right: boolean;
}

/** Of pinned ends that of (9.3), of clamped ones by the moment at the face. */
function stressAt(
  along: Along,
  envelope: Envelope,
  shear: Sheared,
  side: Side,
  { support, face, right }: AtEnd,
): number {
  if (support.kind === "end") {
    const own = along.bars.filter((one) => one.side === side);
    const A_s = areaOf(crossingAt(own, support, face, right));
    // top bars over a support that turns freely are pulled by nothing that is calculated
    if (side === "top" || A_s === 0) return 0;
    return formulas.stressAtEnd(formulas.forceAtEnd(envelope.at(support.x, "V"), shear.a_l, shear.z), A_s);
  }
  const M_Ed = envelope.shifted(face, shear.a_l, side);
  const M_Rd = along.resistance(face, side);
  if (M_Ed <= 0) return 0;
  return M_Rd > 0 ? formulas.stressOfUse(along.f_yd, M_Ed, M_Rd) : along.f_yd;
}

/** Half of the distance to the next bar; of one in the corner of a beam from its side. */
function besideOf({ item, groups }: Along, group: Group, face: number): number {
  const { diameter: phi, count, side, layer } = group;
  if (item.slab) return formulas.halfSpacing(item.b, count);
  const toSide = formulas.toSideOfMember(item.cover_mm + linkAround(item), phi);
  const beside = groups
    .filter((one) => one.side === side && one.layer === layer && one.from <= face && one.to >= face)
    .reduce((sum, one) => sum + one.count, 0);
  return beside < 2 ? toSide : Math.min(toSide, formulas.halfSpacing(item.b - 2 * toSide, beside - 1));
}

/** (8.1) of a bend. */
export const mandrelOf = ({ item, beam }: Along, { group, F_bt, a_b }: Bend): number =>
  formulas.mandrelOfConcrete(F_bt, a_b, group.diameter, beam.values.f_cd, item.fck);
