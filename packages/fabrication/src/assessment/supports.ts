/** Which member carries an end: by a correction's mark, else by place. */
import type { EndName, FabricatedMember } from "../fabrication.ts";
import { bare } from "../members/identity.ts";
import type { DrawnMember, EndOverride, SupportPlace } from "../members/model.ts";
import { leaning, meeting, meetingDistance } from "./attachments.ts";
import type { JointEnd, Support } from "./joints/end.ts";

interface Row {
  readonly id: string;
  readonly drawn: DrawnMember;
  readonly steel_grade: string;
  readonly role: FabricatedMember["role"];
}

export function supportsOf(
  rows: readonly Row[],
): (id: string, end: EndName, correction: EndOverride | undefined) => JointEnd["support"] {
  const byMark = new Map(rows.map((row) => [bare(row.drawn.mark), row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const carriers = rows.flatMap((row) =>
    row.role.value === "column" || row.role.value === "beam"
      ? (row.drawn.place ?? []).map((place) => ({ row, place }))
      : [],
  );
  return (id, end, correction) => {
    const mark = correction?.support;
    const named = mark === undefined ? undefined : (byMark.get(bare(mark)) ?? byId.get(mark));
    if (mark !== undefined) return supportOf(named, correction?.support_at);
    const place = byId.get(id)?.drawn.place?.[0];
    if (!place) return undefined;
    const point = place[end];
    const [nearest] = carriers
      .filter(({ row }) => row.id !== id)
      .map((one) => ({ ...one, distance: meetingDistance(point, one.place, one.row.role.value === "column") }))
      .filter(({ distance }) => Number.isFinite(distance))
      // a column before a beam that meets it
      .sort(
        (a, b) =>
          Number(b.row.role.value === "column") - Number(a.row.role.value === "column") || a.distance - b.distance,
      );
    const meets = byId.get(id)?.role.value === "brace" ? leaning : meeting;
    const met = nearest && meets(end, place, nearest.place, nearest.row.role.value === "column");
    return supportOf(nearest?.row, met && [met]);
  };
}

function supportOf(row: Row | undefined, places?: readonly SupportPlace[]): Support | undefined {
  if (row?.drawn.profile === undefined) return undefined;
  const sides = new Set(places?.map(({ side }) => (side === "top" || side === "bottom" ? "flange" : "web")));
  // on both: the thinner one
  const side = sides.has("web") ? "web" : sides.has("flange") ? "flange" : undefined;
  const angles = new Set(places?.map(({ angle_deg }) => angle_deg ?? 90));
  const [angle_deg] = angles;
  return {
    id: row.id,
    ...(places?.some((one) => one.angle_deg !== undefined) && angles.size === 1 && { angle_deg }),
    ...(side !== undefined && { side }),
    ...(places?.[0]?.offset_mm !== undefined && { offset_mm: places[0].offset_mm }),
    mark: row.drawn.mark || row.id,
    profile: row.drawn.profile,
    steel_grade: row.steel_grade,
    role: row.role.value,
  };
}
