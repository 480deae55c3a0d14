/**
 * The other hand of a part and of its assembly. A section that looks the same from both sides is seen in a mirror beside it; a
 * channel or an angle in one at its end, which gives the same thing the other way round. A flat plate stays the plate it is.
 */
import { cross } from "../axes.ts";
import type { Assembly, Direction, EndCut, Frame, Parts, ProfileHole, ProfilePart } from "../fabrication.ts";
import type { Place, Point } from "../members/model.ts";
import { dimensionsOf } from "./joints/end.ts";

/** The other hand of it is the same the other way round. */
export const atEnd = ({ profile }: Pick<ProfilePart, "profile">): boolean =>
  ["channel", "angle"].includes(dimensionsOf(profile).shape);

type Named = Pick<ProfilePart, "id" | "mark" | "quantity">;

export function mirroredPart(part: ProfilePart, named: Named): ProfilePart {
  const L = part.length_mm;
  const { start, end } = part.cuts;
  const of = { ...part, ...named, member: part.id };
  if (atEnd(part))
    return {
      ...of,
      holes: part.holes.map((hole) => ({ ...hole, x_mm: tidy(L - hole.x_mm) })).sort(byPlace),
      copes: part.copes.map((cope) => ({ ...cope, end: cope.end === "start" ? ("end" as const) : ("start" as const) })),
      cuts: { start: turned(end), end: turned(start) },
    };
  return {
    ...of,
    holes: part.holes.map((hole) => acrossFrom(part, hole)).sort(byPlace),
    cuts: { start: across(start), end: across(end) },
  };
}

const turned = ({ about_y_deg, about_z_deg }: EndCut): EndCut => ({
  about_y_deg: 0 - about_y_deg,
  about_z_deg: 0 - about_z_deg,
});
const across = ({ about_y_deg, about_z_deg }: EndCut): EndCut => ({ about_y_deg, about_z_deg: 0 - about_z_deg });

const byPlace = (a: ProfileHole, b: ProfileHole): number =>
  a.wall.localeCompare(b.wall) || a.x_mm - b.x_mm || a.across_mm - b.across_mm;

function acrossFrom({ profile }: ProfilePart, hole: ProfileHole): ProfileHole {
  if (hole.wall === "top" || hole.wall === "bottom") return { ...hole, across_mm: 0 - hole.across_mm };
  const hollow = ["RHS", "CHS"].includes(dimensionsOf(profile).shape);
  return hollow ? { ...hole, wall: hole.wall === "web" ? "back" : "web" } : hole;
}

const tidy = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/** What is turned end for end stands in its place the other way round: there it is mirrored beside its web. */
export const mirroredPlace = (part: ProfilePart, place: Place): Place =>
  atEnd(part)
    ? {
        ...place,
        start: place.end,
        end: place.start,
        ...(place.rotation_deg !== undefined && { rotation_deg: 0 - place.rotation_deg }),
      }
    : place;

/** Of the assembly of `part`, which `other` is the other hand of. */
export function mirroredAssembly(assembly: Assembly, part: ProfilePart, other: ProfilePart, parts: Parts): Assembly {
  const plates = new Map(parts.plates.map((one) => [one.id, one]));
  const pieces = new Map(parts.fittings.map((one) => [one.id, one]));
  const end = atEnd(part);
  const way = ([x, y, z]: Direction): Direction => (end ? [0 - x, y, z] : [x, 0 - y, z]);
  const point = ([x, y, z]: Point): Point => (end ? [tidy(part.length_mm - x), y, z] : [x, 0 - y, z]);
  const plus = (p: Point, d: Direction, s: number): Point => [
    tidy(p[0] + s * d[0]),
    tidy(p[1] + s * d[1]),
    tidy(p[2] + s * d[2]),
  ];
  // turned over: its outline lies on its other face
  const ofPlate = ({ origin, x, y }: Frame, t: number): Frame => ({
    origin: plus(point(origin), way(cross(x, y)), t),
    x: way(x),
    y: way(y),
  });
  // a cleat has the same holes from both ends
  const ofPiece = ({ origin, x, y }: Frame, length: number): Frame => {
    const [u, v, w] = way(x);
    return { origin: plus(point(origin), [u, v, w], length), x: [0 - u, 0 - v, 0 - w], y: way(y) };
  };
  const fitted = <T extends { readonly part: string; readonly frame: Frame }>(one: T): T => {
    const piece = pieces.get(one.part);
    const frame = piece ? ofPiece(one.frame, piece.length_mm) : ofPlate(one.frame, plates.get(one.part)?.t_mm ?? 0);
    return { ...one, frame };
  };
  return {
    ...assembly,
    id: other.id,
    mark: other.mark,
    quantity: other.quantity,
    profiles: assembly.profiles.map((one) => ({ ...one, part: other.id })),
    plates: assembly.plates.map(fitted),
    fittings: assembly.fittings.map(fitted),
    neighbours: assembly.neighbours.map(fitted),
    bolts: assembly.bolts.map((one) => ({ ...one, at: point(one.at), axis: way(one.axis) })),
    welds: assembly.welds.map((one) => ({ ...one, path: one.path.map(point) })),
  };
}
