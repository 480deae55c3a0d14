/**
 * Where ends stand on the members that carry them: what is welded to these in the shop, and what is drilled into them. An
 * end whose place is not known, or not the same on every piece of its support, stays apart from it, and that is said.
 */
import type { Message } from "@x/eurocode/message";
import { supportSides } from "@x/words/workshop";
import { cross, dot, frameOf, inFrame, minus, pointIn, turned } from "../axes.ts";
import { type EndName, type Frame, type ProfileHole, type ProfilePart, stiffens } from "../fabrication.ts";
import type { Place, Point, SupportPlace, SupportSide } from "../members/model.ts";
import { shapeNamed } from "../terms.ts";
import { type Body, bodiesOf } from "./clashes.ts";
import { axesOf, type Dimensions, dimensionsOf, type Fittings, type JointEnd } from "./joints/end.ts";
import type { Row } from "./rows.ts";
import { seats } from "./says.ts";
import { betweenCuts, cutsOf, isWithinCuts } from "./skew.ts";
import { round1 } from "./solid.ts";

export interface PlacedEnd {
  readonly at: JointEnd;
  readonly fittings: Fittings;
}

/** An end on its support: axes of the member in those of the support, one for each place on a piece of it. */
export interface Attachment {
  readonly member: string;
  readonly end: EndName;
  readonly frames: readonly Frame[];
  readonly holes: readonly ProfileHole[];
  /** what stands there, place by place, in the axes of the support */
  readonly bodies: readonly (readonly Body[])[];
}

export type Attached = Attachment | { readonly reason: Message };

/** Undefined where no place is asked for: neither a correction nor the drawing gives one. */
export function attachedOf({ at, fittings }: PlacedEnd, rows: ReadonlyMap<string, Row>): Attached | undefined {
  const row = rows.get(at.member.id);
  const support = at.support && rows.get(at.support.id);
  if (!row || !support || !at.support) return undefined;
  const places = placesOf(at, row, support);
  if (places === undefined || "reason" in places) return places;
  const { face_mm, gusset_mm } = fittings;
  if (face_mm === undefined) return { reason: seats.noFace };
  const angles = new Set(places.map(({ angle_deg = 90 }) => angle_deg));
  if (angles.size > 1) return { reason: seats.severalAngles };
  if (gusset_mm === undefined && !angles.has(90)) return { reason: seats.skew };
  const carrier: Carrier = {
    dims: dimensionsOf(at.support.profile),
    length_mm: support.drawn.length_mm ?? 0,
    cuts: cutsOf(support.correction),
    column: support.role.value === "column",
  };
  const frames: Frame[] = [];
  const holes: ProfileHole[] = [];
  for (const place of places) {
    const frame =
      gusset_mm === undefined
        ? frameOn(at, place, face_mm, carrier)
        : frameOfBrace(at, place, { face_mm, gusset_mm }, carrier);
    if ("reason" in frame) return frame;
    const made = fitted({ at, fittings }, frame, place.side, carrier);
    if ("reason" in made) return made;
    frames.push(frame);
    holes.push(...made);
  }
  const bodies = frames.map((frame) => bodiesOf(at, fittings, frame));
  return { member: at.member.id, end: at.end, frames, holes, bodies };
}

// ---------------------------------------------------------------- which places

function placesOf(at: JointEnd, row: Row, support: Row): readonly SupportPlace[] | { reason: Message } | undefined {
  const given = at.correction?.support_at;
  if (given) {
    const [ends, places] = [row.quantity, given.length * support.quantity];
    return ends === places
      ? given
      : { reason: seats.counts({ ends, seats: places, each: given.length, supports: support.quantity }) };
  }
  return byPlace(at.end, row, support);
}

/** How far a direction may be from square, as a cosine: 2 degrees. */
const squareCosine = Math.cos((2 * Math.PI) / 180);
/** an end that stands no farther from an axis meets that member */
const nearDistance = 400;
/** where two beams end together, neither carries the other: what carries both is not on the plan */
const fromEnd = 200;

function byPlace(
  end: EndName,
  { drawn, quantity, role }: Row,
  support: Row,
): SupportPlace[] | { reason: Message } | undefined {
  const [mine, theirs] = [drawn.place ?? [], support.drawn.place ?? []];
  if (mine.length === 0 || theirs.length === 0) return undefined;
  if (mine.length !== quantity || theirs.length !== support.quantity) return { reason: seats.piecesWithoutPlace };
  const onPiece: SupportPlace[][] = theirs.map(() => []);
  for (const place of mine) {
    const [nearest] = theirs
      .map((other, piece) => ({
        piece,
        other,
        distance: meetingDistance(place[end], other, support.role.value === "column"),
      }))
      .sort((a, b) => a.distance - b.distance);
    if (!nearest || nearest.distance === Number.POSITIVE_INFINITY) return { reason: seats.somePieces };
    const meets = role.value === "brace" ? leaning : meeting;
    const found = meets(end, place, nearest.other, support.role.value === "column");
    if (!found)
      return {
        reason: role.value === "brace" ? seats.outOfPlane : seats.notSquare,
      };
    onPiece[nearest.piece]?.push(found);
  }
  const told = (list: readonly SupportPlace[]) => JSON.stringify(list.map((one) => JSON.stringify(one)).sort());
  const [first = []] = onPiece;
  return onPiece.every((one) => told(one) === told(first)) ? first : { reason: seats.severalPlaces };
}

export const normals: Readonly<Record<SupportSide, Point>> = {
  top: [0, 0, 1],
  bottom: [0, 0, -1],
  front: [0, -1, 0],
  back: [0, 1, 0],
};

/** The side of a support that an end meets squarely, and where. */
export function meeting(end: EndName, place: Place, support: Place, column: boolean): SupportPlace | undefined {
  // a point on a plan has no direction
  if ([place, support].some((one) => Math.hypot(...minus(one.end, one.start)) < 1)) return undefined;
  const [own, carrier] = [frameOf(place), frameOf(support)];
  const into = end === "start" ? own.x : ([-own.x[0], -own.x[1], -own.x[2]] as const);
  const side = supportSides.find((one) => dot(turned(carrier, normals[one]), into) > squareCosine);
  const up = turned(carrier, column ? [1, 0, 0] : [0, 0, 1]);
  if (!side || dot(cross(own.x, own.y), up) < squareCosine) return undefined;
  const [x, y, z] = inFrame(carrier, place[end]);
  const offset = column ? (side === "top" || side === "bottom" ? y : z) : z;
  return { x_mm: round1(x), side, offset_mm: round1(offset) };
}

/** The side of a support that the end of a brace meets at an angle, in the plane of that side and the support's axis. */
export function leaning(end: EndName, place: Place, support: Place): SupportPlace | undefined {
  if ([place, support].some((one) => Math.hypot(...minus(one.end, one.start)) < 1)) return undefined;
  const [own, carrier] = [frameOf(place), frameOf(support)];
  const into = end === "start" ? own.x : ([-own.x[0], -own.x[1], -own.x[2]] as const);
  const along = dot(into, carrier.x);
  const side = supportSides.find(
    (one) =>
      Math.hypot(along, dot(turned(carrier, normals[one]), into)) > squareCosine &&
      dot(turned(carrier, normals[one]), into) > 0,
  );
  if (!side) return undefined;
  const n = turned(carrier, normals[side]);
  const out = dot(n, into);
  const angle_deg = round1((Math.acos(Math.min(1, Math.max(-1, along))) * 180) / Math.PI);
  if (angle_deg < 20 || angle_deg > 160) return undefined;
  // its web lies in that plane, the right way up
  const up = uprightOf(carrier.x, n, along, out);
  if (dot(cross(own.x, own.y), up) < squareCosine) return undefined;
  const [x, y, z] = inFrame(carrier, place[end]);
  const flange = side === "top" || side === "bottom";
  const past = (y * normals[side][1] + z * normals[side][2]) / out;
  return { x_mm: round1(x - past * along), side, offset_mm: round1(flange ? y : z), angle_deg };
}

/** z of a brace that leaves a support outwards by `out` and along it by `along`. */
const uprightOf = (axis: Point, n: Point, along: number, out: number): Point => [
  axis[0] * out - n[0] * along,
  axis[1] * out - n[1] * along,
  axis[2] * out - n[2] * along,
];

/** From an end to the axis of what carries it; infinite where it does not meet that. */
export function meetingDistance(point: Point, { start, end }: Place, column: boolean): number {
  const d = minus(end, start);
  const v = minus(point, start);
  const length = Math.hypot(...d);
  const along = length === 0 ? 0 : Math.min(length, Math.max(0, dot(v, d) / length));
  if (!column && (along < fromEnd || along > length - fromEnd)) return Number.POSITIVE_INFINITY;
  const t = length === 0 ? 0 : along / length;
  const distance = Math.hypot(v[0] - t * d[0], v[1] - t * d[1], v[2] - t * d[2]);
  return distance <= nearDistance ? distance : Number.POSITIVE_INFINITY;
}

// ---------------------------------------------------------------- where it stands

interface Carrier {
  readonly dims: Dimensions;
  readonly length_mm: number;
  readonly cuts: ProfilePart["cuts"];
  readonly column: boolean;
}

/** From the axis of a support to the face of a side. */
export function faceOf({ dims }: Pick<Carrier, "dims">, side: SupportSide): number | undefined {
  const { shape, h, b, t_w, y_w } = dims;
  const flange = side === "top" || side === "bottom";
  switch (shape) {
    case "I":
      return flange ? h / 2 : t_w / 2;
    case "channel":
      // its back is in front
      return flange ? h / 2 : side === "front" ? b / 2 : y_w + t_w / 2;
    case "RHS":
      return flange ? h / 2 : b / 2;
    case "CHS":
      return h / 2;
    default:
      return undefined;
  }
}

function frameOn(
  { member, end }: JointEnd,
  { x_mm, side, offset_mm }: SupportPlace,
  face_mm: number,
  carrier: Carrier,
): Frame | { reason: Message } {
  const { column, dims } = carrier;
  const flange = side === "top" || side === "bottom";
  if (!column && flange) return { reason: seats.onFlange };
  const face = faceOf(carrier, side);
  if (face === undefined) return { reason: seats.noStandardJoint({ shape: shapeNamed(dims.shape) }) };
  const n = normals[side];
  const up: Point = column ? [1, 0, 0] : [0, 0, 1];
  const offset = offset_mm ?? (column ? 0 : (dims.h - dimensionsOf(member.profile).h) / 2);
  const across: Point = column ? (flange ? [0, 1, 0] : [0, 0, 1]) : [0, 0, 1];
  const out = face - face_mm;
  const foot: Point = [
    x_mm + n[0] * out + across[0] * offset,
    n[1] * out + across[1] * offset,
    n[2] * out + across[2] * offset,
  ];
  const way = end === "start" ? 1 : -1;
  const x: Point = [way * n[0] + 0, way * n[1] + 0, way * n[2] + 0];
  const y = cross(up, x);
  // the axes of a member begin at its start
  const back = end === "start" ? 0 : (member.length_mm ?? 0);
  return { origin: [foot[0] - back * x[0], foot[1] - back * x[1], foot[2] - back * x[2]], x, y };
}

/**
 * Of a brace: its axis, seen square to its gusset, meets that of the support at `x_mm`. The gusset lies in the plane of the
 * support's web, or as far beside it as `offset_mm` says; the brace lies on its side.
 */
function frameOfBrace(
  { member, end }: JointEnd,
  { x_mm, side, offset_mm, angle_deg = 90 }: SupportPlace,
  { face_mm, gusset_mm }: { readonly face_mm: number; readonly gusset_mm: number },
  carrier: Carrier,
): Frame | { reason: Message } {
  const face = faceOf(carrier, side);
  if (face === undefined) return { reason: seats.noStandardJoint({ shape: shapeNamed(carrier.dims.shape) }) };
  const n = normals[side];
  const [along, out] = [even(Math.cos((angle_deg * Math.PI) / 180)), Math.sin((angle_deg * Math.PI) / 180)];
  const into: Point = [along, n[1] * out + 0, n[2] * out + 0];
  const up = uprightOf([1, 0, 0], n, along, out);
  const flange = side === "top" || side === "bottom";
  const away = face / out - face_mm;
  const offset = offset_mm ?? (flange ? carrier.dims.y_w : 0);
  const way = end === "start" ? 1 : -1;
  const x: Point = [way * into[0] + 0, way * into[1] + 0, way * into[2] + 0];
  const y = cross(up, x);
  const foot: Point = [
    x_mm + into[0] * away - y[0] * gusset_mm,
    into[1] * away + (flange ? offset : 0) - y[1] * gusset_mm,
    into[2] * away + (flange ? 0 : offset) - y[2] * gusset_mm,
  ];
  const back = end === "start" ? 0 : (member.length_mm ?? 0);
  return { origin: [foot[0] - back * x[0], foot[1] - back * x[1], foot[2] - back * x[2]], x, y };
}

/** A square angle is one. */
const even = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);

// ---------------------------------------------------------------- does it fit

function fitted(
  { at, fittings }: PlacedEnd,
  frame: Frame,
  side: SupportSide,
  carrier: Carrier,
): ProfileHole[] | { reason: Message } {
  const corners = [...ownCorners(at, fittings), ...plateCorners(fittings)].map((one) => pointIn(frame, one));
  const reason =
    collision(corners, side, carrier) ??
    (fittings.gusset_mm !== undefined && isBesideWall(fittings, frame, side, carrier)
      ? seats.gussetOffSide
      : undefined);
  return reason ? { reason } : drilled(fittings, frame, side, carrier);
}

const isOpen = ({ shape }: Dimensions): boolean => shape === "I" || shape === "channel";
const isOnWeb = (side: SupportSide): side is "front" | "back" => side === "front" || side === "back";

/** Past the end of the carrier, or into its flanges. */
function collision(corners: readonly Point[], side: SupportSide, carrier: Carrier): Message | undefined {
  const { dims } = carrier;
  const isBeyond = ([x, y, z]: Point) => {
    const [from, to] = betweenCuts(carrier, y, z, dims);
    return x < from - 0.5 || x > to + 0.5;
  };
  if (corners.some(isBeyond)) return seats.beyondEnd;
  const isBetweenFlanges = isOpen(dims) && isOnWeb(side) && !(dims.shape === "channel" && side === "front");
  const isTight = ([, y, z]: Point) => Math.abs(y) < dims.b / 2 && Math.abs(z) > dims.h / 2 - dims.t_f + 0.5;
  return isBetweenFlanges && corners.some(isTight) ? seats.betweenFlanges : undefined;
}

/** A gusset that is welded to a wall ends on its straight part. */
function isBesideWall(fittings: Fittings, frame: Frame, side: SupportSide, { dims }: Carrier): boolean {
  if (dims.shape === "CHS") return false;
  const open = isOpen(dims);
  const web = isOnWeb(side);
  const room = web ? dims.h / 2 - (open ? dims.t_f + dims.r : dims.r) : dims.b / 2 - (open ? 0 : dims.r);
  return plateCorners(fittings)
    .map((one) => pointIn(frame, one))
    .some(([, y, z]) => Math.abs(web ? z : y) > room);
}

/** Holes of the joint in a wall of the carrier. */
function drilled(
  { bolts }: Fittings,
  frame: Frame,
  side: SupportSide,
  carrier: Carrier,
): ProfileHole[] | { reason: Message } {
  const { dims } = carrier;
  const holes: ProfileHole[] = [];
  for (const { at, drills } of bolts) {
    if (drills === undefined) continue;
    if (!isOpen(dims)) return { reason: seats.insideHollow };
    const [x, y, z] = pointIn(frame, at);
    const across = isOnWeb(side) ? z : y;
    const clash = isOnWeb(side)
      ? Math.abs(across) + drills / 2 > dims.h / 2 - dims.t_f
      : Math.abs(across) + 1.2 * drills > dims.b / 2 || Math.abs(across - dims.y_w) < dims.t_w / 2 + drills / 2;
    const hole: ProfileHole = {
      wall: isOnWeb(side) ? "web" : side,
      x_mm: round1(x),
      across_mm: round1(across),
      d_mm: drills,
    };
    if (clash || !isWithinCuts(carrier, dims, hole, 1.2 * drills)) return { reason: seats.holesDoNotFit };
    holes.push(hole);
  }
  return holes;
}

/** Of the member's own end: its face, and where its notches end. */
function ownCorners({ member, end }: JointEnd, { copes }: Fittings): Point[] {
  const { h, b } = dimensionsOf(member.profile);
  const { x } = axesOf(end, member.length_mm ?? 0);
  return (["top", "bottom"] as const).flatMap((edge) => {
    const { depth_mm = 0, length_mm = 0 } = copes.find((one) => one.edge === edge) ?? {};
    const outer = edge === "top" ? h / 2 : -h / 2;
    const left = edge === "top" ? outer - depth_mm : outer + depth_mm;
    return [-b / 2, b / 2].flatMap((y): Point[] => [
      [x(0), y, left],
      [x(length_mm), y, outer],
    ]);
  });
}

const plateCorners = ({ plates }: Fittings): Point[] =>
  plates.flatMap(({ plate, frame, belongs }) =>
    stiffens(plate.use) && belongs === "support"
      ? []
      : plate.outline.flatMap(([u, v]) => [0, plate.t_mm].map((w) => pointIn(frame, [u, v, w]))),
  );
