/** Lists and views of all sheets say the same members: each is kept once, and contradictions are reported. */
import type { DrawnMember, Method, OtherRow, Source, UnresolvedItem } from "../../model.ts";
import type { Account } from "../account.ts";
import { amongAlike } from "../alike.ts";
import { bare, nameOf } from "../identity.ts";
import { membersOfLabels, placeOf } from "../label-members.ts";
import type { Sheet } from "./sheet.ts";

/** A list that sums up what another one lists piece by piece (bars to buy, metres per profile) has no members of its own */
export function withoutSummaries(lists: readonly (readonly DrawnMember[])[]): {
  listed: DrawnMember[];
  summaries: OtherRow[];
} {
  const marked = lists.filter((list) => list.some(({ mark }) => mark !== ""));
  const isSummary = (list: readonly DrawnMember[]) =>
    list.length > 0 &&
    list.every(({ mark }) => mark === "") &&
    marked.some((other) => list.every((member) => other.some((one) => nameOf(one) === nameOf(member))));
  const summaries = lists.filter(isSummary);
  return {
    listed: lists.filter((list) => !summaries.includes(list)).flat(),
    summaries: summaries.flat().map(({ section, length_mm, quantity, mass_kg, steel_grade, source }) => ({
      kind: "total",
      text: section,
      section,
      ...(steel_grade !== undefined && { steel_grade }),
      ...(length_mm !== undefined && { length_mm }),
      ...(quantity !== undefined && { quantity }),
      ...(mass_kg !== undefined && { mass_kg }),
      source,
    })),
  };
}

/** The same row in two lists: once. The same mark with another section or length: both stay, with a word about it. */
export function unrepeated(members: readonly DrawnMember[], warnings: string[]): DrawnMember[] {
  const kept: DrawnMember[] = [];
  const byMark = new Map<string, number[]>();
  for (const member of members) {
    const own = byMark.get(member.mark) ?? [];
    const same = member.mark === "" ? -1 : (own.find((i) => kept[i]?.source.page !== member.source.page) ?? -1);
    const other = kept[same];
    if (!other) {
      byMark.set(member.mark, [...own, kept.length]);
      kept.push(member);
      continue;
    }
    const equal =
      nameOf(other) === nameOf(member) &&
      (other.length_mm === undefined || member.length_mm === undefined || other.length_mm === member.length_mm);
    if (equal) {
      kept[same] = { ...member, ...other, source: other.source };
      if (other.quantity !== member.quantity && other.quantity !== undefined && member.quantity !== undefined)
        warnings.push(
          `${member.mark}: ${other.quantity} pieces on page ${other.source.page}, ${member.quantity} on page ${member.source.page}`,
        );
    } else {
      const words = `${member.mark} is ${described(other)} on page ${other.source.page} and ${described(member)} on page ${member.source.page}`;
      warnings.push(words);
      kept.push({
        ...member,
        notes: [...(member.notes ?? []), words],
        source: { ...member.source, confidence: member.source.confidence * 0.6 },
      });
    }
  }
  return kept;
}

const described = ({ section, length_mm }: DrawnMember) =>
  `${section}${length_mm === undefined ? "" : ` of ${length_mm} mm`}`;

function countsOfMarks({ marks }: Sheet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { mark } of marks) counts.set(bare(mark), (counts.get(bare(mark)) ?? 0) + 1);
  return counts;
}

/** Labels of one sheet that the lists do not have already */
export function labelled(
  sheet: Sheet,
  { members: listed, struck }: { readonly members: readonly DrawnMember[]; readonly struck: ReadonlySet<string> },
  unresolved: UnresolvedItem[],
  warnings: string[],
  method: Method,
  account: Account,
): DrawnMember[] {
  const read = amongAlike(membersOfLabels(sheet.labels, method, sheet.elevations > 1, countsOfMarks(sheet)));
  const sections = new Set(listed.map(nameOf));
  const rows = new Map([...listed].reverse().map((one) => [bare(one.mark), one]));
  const onSheet = listed.some((one) => one.source.page === sheet.page);
  const marked = listed.some((one) => one.mark !== "");
  /** places of labels that the list does not have */
  const refused = new Set<string>();
  const kept = read.filter((member) => {
    const { mark, source } = member;
    const row = mark === "" ? undefined : rows.get(bare(mark));
    if (row) {
      if (nameOf(row) !== nameOf(member))
        warnings.push(
          `${mark} is ${row.section} in the list on page ${row.source.page} and ${member.section} in a view on page ${source.page}`,
        );
      else if (row.length_mm !== undefined && member.length_mm !== undefined && row.length_mm !== member.length_mm)
        warnings.push(
          `${mark} is ${row.length_mm} mm long in the list and ${member.length_mm} mm in a view on page ${source.page}`,
        );
      return false;
    }
    if (listed.length === 0 || (mark !== "" && struck.has(bare(mark)))) return true;
    if (mark === "" && sections.has(nameOf(member))) return false;
    if (mark !== "" && !onSheet) return true;
    if (mark !== "" && !marked) return !sections.has(nameOf(member));
    unresolved.push({
      text: `${mark} ${member.section}`.trim(),
      page: source.page,
      bbox: source.bbox,
      reason: "a label in a view that the list does not have",
    });
    for (const { bbox } of [source, ...(source.also ?? [])]) refused.add(bbox.join(" "));
    return false;
  });
  for (const label of sheet.labels) {
    const as = refused.has(placeOf(label).bbox.join(" ")) ? "unresolved" : "member";
    for (const { words } of label.phrases) account.claim({ words, as });
  }
  return kept;
}

export const withMore = (
  source: Source,
  { page, bbox, also = [] }: Pick<Source, "page" | "bbox" | "also">,
): Source => ({
  ...source,
  also: [...(source.also ?? []), { page, bbox }, ...also],
});

/** The same mark on several sheets */
export function oncePerMark(members: readonly DrawnMember[]): DrawnMember[] {
  const kept: DrawnMember[] = [];
  const places = new Map<string, number>();
  for (const member of members) {
    const key = `${member.mark} ${nameOf(member)}`;
    const same = member.mark === "" ? undefined : places.get(key);
    const other = same === undefined ? undefined : kept[same];
    // a plan shows every piece, a detail one of them
    if (other && same !== undefined)
      kept[same] = {
        ...member,
        ...other,
        ...(member.quantity !== undefined &&
          other.quantity !== undefined && { quantity: Math.max(member.quantity, other.quantity) }),
        source: withMore(other.source, member.source),
      };
    else {
      places.set(key, kept.length);
      kept.push(member);
    }
  }
  return kept;
}

/** Sections that the catalogue does not have stay members, as read, and are reported: they cannot be checked. */
export function unknown({ mark, section, profile, notes = [], source: { page, bbox } }: DrawnMember): UnresolvedItem[] {
  if (profile !== undefined) return [];
  const reason = notes.find((note) => note.startsWith("unknown section")) ?? "unknown section";
  return [{ text: `${mark} ${section}`.trim(), page, bbox, reason }];
}
