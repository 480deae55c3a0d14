/** Which member carries an end: by a correction's mark, else by place. */
import type { EndName, FabricatedMember } from "../fabrication.ts";
import type { DrawnMember, Place, Point } from "../model.ts";
import { bare } from "../understanding/identity.ts";
import type { JointEnd } from "./joints/end.ts";

interface Row {
  readonly id: string;
  readonly drawn: DrawnMember;
  readonly steel_grade: string;
  readonly role: FabricatedMember["role"];
}

/** an end that stands no farther from an axis meets that member */
const NEAR = 400;

export function supportsOf(
  rows: readonly Row[],
): (id: string, end: EndName, mark: string | undefined) => JointEnd["support"] {
  const byMark = new Map(rows.map((row) => [bare(row.drawn.mark), row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const carriers = rows.flatMap((row) =>
    row.role.value === "column" || row.role.value === "beam"
      ? (row.drawn.place ?? []).map((place) => ({ row, place }))
      : [],
  );
  return (id, end, mark) => {
    const named = mark === undefined ? undefined : (byMark.get(bare(mark)) ?? byId.get(mark));
    if (mark !== undefined) return supportOf(named);
    const place = byId.get(id)?.drawn.place?.[0];
    if (!place) return undefined;
    const point = place[end];
    const [nearest] = carriers
      .filter(({ row }) => row.id !== id)
      .map((one) => ({ ...one, distance: distanceTo(point, one.place) }))
      .filter(({ distance }) => distance <= NEAR)
      // a column before a beam that meets it
      .sort(
        (a, b) =>
          Number(b.row.role.value === "column") - Number(a.row.role.value === "column") || a.distance - b.distance,
      );
    return supportOf(nearest?.row);
  };
}

function supportOf(row: Row | undefined): JointEnd["support"] {
  if (row?.drawn.profile === undefined) return undefined;
  return {
    mark: row.drawn.mark || row.id,
    profile: row.drawn.profile,
    steel_grade: row.steel_grade,
    role: row.role.value,
  };
}

/** From a point to the axis of a member, between its ends. */
function distanceTo(point: Point, { start, end }: Place): number {
  const d = [end[0] - start[0], end[1] - start[1], end[2] - start[2]] as const;
  const v = [point[0] - start[0], point[1] - start[1], point[2] - start[2]] as const;
  const length2 = d[0] ** 2 + d[1] ** 2 + d[2] ** 2;
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, (v[0] * d[0] + v[1] * d[1] + v[2] * d[2]) / length2));
  return Math.hypot(v[0] - t * d[0], v[1] - t * d[1], v[2] - t * d[2]);
}
