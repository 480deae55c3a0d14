/** Sheets that are one part each. */

import { bare } from "@x/fabrication/members";
import type { DrawingInfo, DrawnMember, Method } from "../../model.ts";
import { sheets as says } from "../says.ts";
import type { Sheet } from "./sheet.ts";

/** Sheets that are one part each: the title block names its section, and no list or label of the sheet a member. */
export function partSheets(
  sheets: readonly Sheet[],
  members: readonly DrawnMember[],
  info: DrawingInfo,
  method: Method,
): DrawnMember[] {
  const had = new Set(members.map(({ mark }) => bare(mark)));
  const bareSheets = sheets.flatMap(({ material, page }) =>
    material && !members.some((member) => member.source.page === page && member.source.place === "table")
      ? [{ material, page }]
      : [],
  );
  const several = bareSheets.length > 1;
  // beside lists and plans only what names itself is a part of its own
  const own = bareSheets.filter(({ material: { mark, length } }) =>
    members.length === 0 && !several ? true : mark !== undefined && length !== undefined && !had.has(bare(mark)),
  );
  return own.map(({ material, page }) => singlePart(material, page, several ? {} : info, method));
}

/** The label of a part says no length, and the title block of its sheet does */
export const withPartLengths = (members: readonly DrawnMember[], sheets: readonly Sheet[]): DrawnMember[] =>
  members.map((member) => {
    const { source, mark, profile, length_mm } = member;
    const part = sheets.find(({ page }) => page === source.page)?.material;
    const same = part?.length !== undefined && part.found.profile === profile && bare(part.mark ?? "") === bare(mark);
    return source.place === "label" && mark !== "" && length_mm === undefined && same
      ? { ...member, length_mm: part.length }
      : member;
  });

function singlePart(
  { found, bbox, grade, count = 1, length, mark }: NonNullable<Sheet["material"]>,
  page: number,
  info: DrawingInfo,
  method: Method,
): DrawnMember {
  const whole = mark !== undefined && length !== undefined && found.profile !== undefined;
  return {
    mark: mark ?? info.drawing_number ?? "",
    section: found.text,
    ...(found.profile !== undefined && { profile: found.profile }),
    ...(found.family !== undefined && { family: found.family }),
    ...(grade !== undefined && { steel_grade: grade }),
    quantity: count,
    ...(length !== undefined && { length_mm: length }),
    ...(info.printed_total_mass_kg !== undefined && {
      mass_kg: Math.round(info.printed_total_mass_kg * count * 100) / 100,
      mass_source: "printed" as const,
    }),
    source: { page, bbox, method, confidence: whole ? 0.9 : 0.6, place: "title block" },
    notes: [length === undefined ? says.singlePartNoLength : says.singlePart],
  };
}
