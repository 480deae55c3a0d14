/** Members get the places of their labels on plans: rows of lists by their marks, labels by mark and section. */

import { bare, nameOf } from "@x/fabrication/members";
import type { DrawnMember, Place, Point } from "../../model.ts";
import type { LabelPlace } from "../grid/places.ts";
import type { Label } from "../labels.ts";
import { sheets as says } from "../says.ts";
import type { Sheet } from "./sheet.ts";

interface Seen {
  readonly places: LabelPlace[];
  readonly directions: Set<NonNullable<DrawnMember["direction"]>>;
}

export function placed(members: readonly DrawnMember[], sheets: readonly Sheet[]): DrawnMember[] {
  const seen = new Map<string, Seen>();
  const at = (key: string): Seen => {
    const one = seen.get(key) ?? { places: [], directions: new Set() };
    seen.set(key, one);
    return one;
  };
  for (const sheet of sheets) {
    for (const label of sheet.labels) {
      const one = at(keyOfLabel(label));
      const place = (label.count ?? 1) === 1 ? sheet.places.get(label) : undefined;
      if (place) one.places.push(place);
      one.directions.add(directionOf(label));
    }
    for (const { mark, place } of sheet.marks) if (place) at(bare(mark)).places.push(place);
  }
  return members.map((member) => {
    const one = seen.get(keyOfMember(member));
    return one ? withPlaces(member, one) : member;
  });
}

const keyOfLabel = ({ mark, found, length }: Label): string =>
  mark === "" ? `|${found.profile ?? bare(found.text)}|${length ?? ""}` : bare(mark);

const keyOfMember = (member: DrawnMember): string =>
  member.mark === "" ? `|${nameOf(member)}|${member.length_mm ?? ""}` : bare(member.mark);

function directionOf({ frame: { angle } }: Label): NonNullable<DrawnMember["direction"]> {
  if (angle % 90 !== 0) return "inclined";
  return angle % 180 === 0 ? "horizontal" : "vertical";
}

function withPlaces(member: DrawnMember, { places, directions }: Seen): DrawnMember {
  const [direction, ...more] = directions;
  const own = unique(places);
  // several plans show the same piece: which of them it stands on is not said
  const known = own.length > 0 && own.length <= (member.quantity ?? own.length);
  const measured = known ? measuredOf(member, own) : undefined;
  return {
    ...member,
    ...(direction !== undefined && more.length === 0 && { direction }),
    ...(known && { place: own.map((one) => standing(one, member.length_mm)) }),
    ...(measured && { measured }),
    ...(measured && {
      notes: [...(member.notes ?? []), says.measured],
    }),
  };
}

function unique(places: readonly LabelPlace[]): LabelPlace[] {
  const found = new Map<string, LabelPlace>();
  for (const one of places) {
    const key = [one.kind, ...one.place.start, ...one.place.end].join(" ");
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

/** A column of known length stands under the level of its plan, where there is room for it */
function standing({ kind, place }: LabelPlace, length: number | undefined): Place {
  if (kind === "beam" || length === undefined) return place;
  const [x, y, z] = place.end;
  const foot = z >= 0.8 * length ? z - length : z;
  const point = (height: number): Point => [x, y, height];
  return { ...place, start: point(foot), end: point(foot + length) };
}

function measuredOf(member: DrawnMember, places: readonly LabelPlace[]): DrawnMember["measured"] {
  if (member.length_mm !== undefined) return undefined;
  const found = places.flatMap(({ measured }) => measured ?? []);
  const [first] = found;
  if (!first || found.length < places.length) return undefined;
  const lengths = found.map(({ length_mm }) => length_mm);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  // pieces of one mark are alike; without marks they need not be
  if (most - least > Math.max(20, 0.01 * most)) return undefined;
  return { length_mm: first.length_mm, confidence: Math.min(...found.map(({ confidence }) => confidence)) };
}
