/** Whether a member is as long as its places and what carries it leave room for. */
import { frameOf, inFrame, minus } from "../axes.ts";
import type { Place } from "../members/model.ts";
import { faceOf, meeting, meetingDistance, normals, type PlacedEnd } from "./attachments.ts";
import { dimensionsOf } from "./joints/end.ts";
import { type Row, shown } from "./rows.ts";
import type { Said } from "./said.ts";
import { seats as says } from "./says.ts";

const spanning: readonly string[] = ["beam", "purlin", "rail"];
/** Less than this is play. */
const play_mm = 3;

/** Of places that a person gave: those of a drawing are of axes, and as exact as it is drawn. */
export function sayLengths(
  row: Row,
  ends: readonly (Pick<PlacedEnd, "at"> & Partial<PlacedEnd>)[],
  rows: ReadonlyMap<string, Row>,
  said: Said,
): void {
  const { drawn, role } = row;
  const { length_mm: L, place = [] } = drawn;
  if (L === undefined || !spanning.includes(role.value)) return;
  for (const one of place) {
    if (one.from !== "manual") continue;
    const D = Math.hypot(...minus(one.end, one.start));
    if (D < 1) continue;
    const room = ends.reduce((left, end) => left - takenAt(end, one, rows), D);
    const of = { L: Math.round(L), room: Math.round(room), D: Math.round(D) };
    if (Math.abs(L - room) > play_mm) said.warn(says.otherLength(of), shown(row), row.id);
    else if (Math.abs(L - D) > play_mm) said.warn(says.placedAtAxes(of), shown(row), row.id);
  }
}

/** From the place of an end to where the member begins: half of its support, and the plate or gap before it. */
function takenAt(
  { at, fittings }: Pick<PlacedEnd, "at"> & Partial<PlacedEnd>,
  place: Place,
  rows: ReadonlyMap<string, Row>,
): number {
  const support = at.support && rows.get(at.support.id);
  if (!support || !at.support || fittings?.face_mm === undefined) return 0;
  const column = support.role.value === "column";
  const point = place[at.end];
  const [nearest] = (support.drawn.place ?? [])
    .map((one) => ({ one, distance: meetingDistance(point, one, column) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance);
  const met = nearest && meeting(at.end, place, nearest.one, column);
  const face = met && faceOf({ dims: dimensionsOf(at.support.profile) }, met.side);
  if (!nearest || !met || face === undefined) return 0;
  const [, y, z] = inFrame(frameOf(nearest.one), point);
  const [, ny, nz] = normals[met.side];
  return face - (y * ny + z * nz) - fittings.face_mm;
}
