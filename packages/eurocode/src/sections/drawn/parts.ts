/** The outline of a section that is drawn as a polygon or put together from plates and profiles. */
import { crossesItself, type Ring } from "../../basis/polygon.ts";
import { outlineOf } from "../built.ts";
import type { Flat, SectionPart } from "../kept.ts";
import { bounds, flattened, inAxes, mirrored, moved, type Outline, polygon, type Segment } from "../outline.ts";
import { section } from "../section.ts";
import { isWithin, type Place, type Rings } from "./mesh.ts";

const ringOf = (places: readonly Place[]): Ring => places.map(([y, z]) => ({ y, z }));

export const areaOfRing = (places: readonly Place[]): number =>
  places.reduce((sum, [y, z], i) => {
    const [y2, z2] = places[(i + 1) % places.length] as Place; // within
    return sum + (y * z2 - y2 * z) / 2;
  }, 0);

/** Outer rings anticlockwise, holes clockwise. */
const turned = (places: readonly Place[], hole: boolean): readonly Place[] =>
  areaOfRing(places) > 0 === hole ? [...places].reverse() : places;

/** The first point once more at the end closes a ring, as most programs write it. */
export function openRing(places: readonly Place[]): readonly Place[] {
  const [first, last] = [places[0], places.at(-1)];
  return places.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1] ? places.slice(0, -1) : places;
}

export const isSimple = (rings: Rings): boolean => {
  const [outer = [], ...holes] = rings;
  return (
    !crossesItself(rings.map(ringOf)) &&
    holes.every((hole, i) => {
      const [first] = hole;
      return (
        first !== undefined &&
        isWithin([outer], first) &&
        holes.every((other, j) => i === j || !isWithin([other], first))
      );
    })
  );
};

export const outlineOfPolygon = ([outer = [], ...holes]: Rings): Segment[] => [
  ...polygon(turned(outer, false)),
  ...holes.flatMap((hole) => polygon(turned(hole, true))),
];

/** In its place: the middle of its height and width there, turned anticlockwise about it. */
export function outlineOfPart(part: SectionPart): Segment[] | undefined {
  const own = part.profile === undefined ? plate(part) : profile(part.profile);
  if (!own) return undefined;
  const edge = bounds(own);
  const centred = moved(own, -(edge.left + edge.right) / 2, -(edge.bottom + edge.top) / 2);
  const sided = part.mirrored ? mirrored(centred) : centred;
  const angle = part.angle_deg ?? 0;
  const at = angle === 0 ? sided : inAxes(sided, (-angle * Math.PI) / 180);
  return moved(at, part.y_mm ?? 0, part.z_mm ?? 0);
}

function plate({ b_mm: b = 0, t_mm: t = 0 }: SectionPart): Segment[] {
  return polygon([
    [-b / 2, -t / 2],
    [b / 2, -t / 2],
    [b / 2, t / 2],
    [-b / 2, t / 2],
  ]);
}

function profile(name: string): Outline | undefined {
  const found = section(name);
  return found && found.shape !== "plate" && found.shape !== "built-up" ? outlineOf(found) : undefined;
}

export const ringsOf = (outline: Outline): Rings => flattened(outline, 12);

const steps = 400;
/** Its edges lie on those of others. */
const inset = 1 - 1e-4;

/** Plates in one line that touch are one wall: from its middle, along its direction. */
interface Wall {
  readonly parts: readonly number[];
  readonly y: number;
  readonly z: number;
  readonly c: number;
  readonly s: number;
  readonly b: number;
  readonly t: number;
}

/** Of the plates among the parts, by what holds their faces and edges. */
export function flatsOf(parts: readonly SectionPart[], pieces: readonly Rings[]): Flat[] {
  const walls = wallsOf(parts);
  return walls.flatMap((wall) => {
    const { held, beyond } = holding(wall, walls, pieces);
    return gaps(held).map(({ from, to }) => ({
      part: wall.parts[0] as number, // a wall has plates
      c: ((to - from) / steps) * wall.b + (from === 0 ? beyond[0] : 0) + (to === steps ? beyond[1] : 0),
      t: wall.t,
      free: !held[from] || !held[to],
    }));
  });
}

function wallsOf(parts: readonly SectionPart[]): Wall[] {
  const walls = parts.flatMap(({ profile, b_mm = 0, t_mm = 0, y_mm = 0, z_mm = 0, angle_deg = 0 }, i): Wall[] => {
    if (profile !== undefined) return [];
    const turn = ((angle_deg + (b_mm < t_mm ? 90 : 0)) * Math.PI) / 180;
    const [b, t] = [Math.max(b_mm, t_mm), Math.min(b_mm, t_mm)];
    return [{ parts: [i], y: y_mm, z: z_mm, c: Math.cos(turn), s: Math.sin(turn), b, t }];
  });
  for (let i = 0; i < walls.length; i++)
    for (let j = i + 1; j < walls.length; j++) {
      const whole = inLine(walls[i] as Wall, walls[j] as Wall); // within
      if (!whole) continue;
      walls.splice(j, 1);
      walls[i] = whole;
      j = i;
    }
  return walls;
}

/** Both as one, where they touch edge to edge in one direction. */
function inLine(one: Wall, other: Wall): Wall | undefined {
  if (Math.abs(one.c * other.s - one.s * other.c) > 0.05) return undefined;
  const [dy, dz] = [other.y - one.y, other.z - one.z];
  const [along, across] = [dy * one.c + dz * one.s, dz * one.c - dy * one.s];
  const t = Math.min(one.t, other.t);
  if (Math.abs(across) > (one.t + other.t) / 2 - 0.05 * t) return undefined;
  if (Math.abs(along) > (one.b + other.b) / 2 + 0.05 * t) return undefined;
  const [from, to] = [Math.min(-one.b / 2, along - other.b / 2), Math.max(one.b / 2, along + other.b / 2)];
  const middle = (from + to) / 2;
  return {
    ...one,
    parts: [...one.parts, ...other.parts],
    y: one.y + middle * one.c,
    z: one.z + middle * one.s,
    b: to - from,
    t,
  };
}

/**
 * Table 5.2 knows no lips: a wall is held by what has the second moment of area that holds the most slender one, at most
 * t⁴ (115 (c/t) / S + 5) with S = 1.28 √(E/f), AISI S100-16, Appendix 1, 1.3 (read in a calculation of that clause, not in
 * the specification itself); here S of S690.
 */
const enough = ({ b, t }: Wall): number => t ** 4 * (5.2 * (b / t) + 5);
/** How deep what holds a wall counts, in its thicknesses. */
const deepest = 30;

/** Where along a wall it is held, and how far what does not hold an edge goes on beyond it. */
function holding(
  wall: Wall,
  walls: readonly Wall[],
  pieces: readonly Rings[],
): { readonly held: boolean[]; readonly beyond: readonly [number, number] } {
  const { b, t } = wall;
  const near = 0.02 * t;
  const others = pieces.map((_, i) => i).filter((i) => !wall.parts.includes(i));
  const at = (along: number, across: number): Place => [
    wall.y + wall.c * along - wall.s * across,
    wall.z + wall.s * along + wall.c * across,
  ];
  const touched = (along: number, across: number): number | undefined =>
    others.find((i) => isWithin(pieces[i] ?? [], at(along, across)));
  const isOwn = (along: number, across: number): boolean =>
    wall.parts.some((i) => isWithin(pieces[i] ?? [], at(along, across)));
  /** how far steel goes on from a place */
  const reach = (along: number, across: number, dAlong: number, dAcross: number): number => {
    const step = t / 4;
    let n = 0;
    while (n < 4 * deepest && touched(along + n * step * dAlong, across + n * step * dAcross) !== undefined) n++;
    return n * step;
  };
  const ofWall = (i: number): number | undefined => {
    const other = walls.find(({ parts }) => parts.includes(i));
    return other && (other.t * other.b ** 3 * (wall.c * other.s - wall.s * other.c) ** 2) / 12;
  };
  const face = (along: number): number =>
    [1, -1].reduce((most, side) => {
      let across = t / 2;
      // a plate of the same wall may be thicker
      for (let n = 0; n < 40 && isOwn(along, side * (across + near)); n++) across += t / 8;
      const i = touched(along, side * (across + near));
      if (i === undefined) return most;
      const stiff = ofWall(i) ?? (t / 4) * (reach(along, side * (across + near), 0, side) ** 3 / 12);
      return Math.max(most, stiff);
    }, 0);
  const edge = (sign: -1 | 1): { stiff: number; beyond: number } => {
    const along = sign * (b / 2 + near);
    let [stiff, beyond] = [0, 0];
    for (const share of [-0.45, -0.2, 0, 0.2, 0.45]) {
      const i = touched(along, share * t);
      if (i === undefined) continue;
      const on = reach(along, share * t, sign, 0);
      const across = reach(along, share * t, 0, 1) + reach(along, share * t, 0, -1);
      stiff = Math.max(stiff, ofWall(i) ?? (Math.min(on, 2 * t) * across ** 3) / 12);
      beyond = Math.max(beyond, inPlane(along, share * t, sign));
    }
    return { stiff, beyond };
  };
  /** to where something crosses */
  const inPlane = (along: number, across: number, sign: -1 | 1): number => {
    const step = t / 4;
    let n = 0;
    for (; n < 4 * deepest; n++) {
      const to = along + sign * n * step;
      if (touched(to, across) === undefined || reach(to, across, 0, 1) + reach(to, across, 0, -1) > 3 * t) break;
    }
    return n * step;
  };
  const need = enough(wall);
  const held = Array.from({ length: steps + 1 }, (_, k) => face((k / steps - 0.5) * b * inset) >= need);
  const ends = [edge(-1), edge(1)] as const;
  if (ends[0].stiff >= need) held[0] = true;
  if (ends[1].stiff >= need) held[steps] = true;
  return { held, beyond: [held[0] ? 0 : ends[0].beyond, held[steps] ? 0 : ends[1].beyond] };
}

/** Where it is held all the time, or not at all: a plate on another may bulge between its edges, too. */
function gaps(held: readonly boolean[]): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let k = 1; k <= steps; k++) {
    if (held[k] === held[k - 1]) continue;
    // a run that is not held reaches to where it is
    const to = held[k] ? k : k - 1;
    if (to > from) found.push({ from, to });
    from = to;
  }
  if (steps > from) found.push({ from, to: steps });
  return found;
}
