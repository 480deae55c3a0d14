/** Lists and views of all sheets say the same members: each is kept once, and contradictions are reported. */

import type { Message } from "@x/eurocode/message";
import { bare, nameOf, saysUnknownSection, unknownSection } from "@x/fabrication/members";
import type { DrawnMember, Method, OtherRow, Source, UnresolvedItem } from "../../model.ts";
import type { Account } from "../account.ts";
import { amongAlike } from "../alike.ts";
import { membersOfLabels, placeOf, sectionOf } from "../label-members.ts";
import type { Label } from "../labels.ts";
import { sheets as says } from "../says.ts";
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
export function unrepeated(members: readonly DrawnMember[]): {
  readonly kept: readonly DrawnMember[];
  readonly warnings: readonly Message[];
} {
  const warnings: Message[] = [];
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
          says.pieces({
            mark: member.mark,
            one: other.quantity,
            onePage: other.source.page,
            other: member.quantity,
            otherPage: member.source.page,
          }),
        );
    } else {
      const words = says.twoSections({
        mark: member.mark,
        one: described(other),
        onePage: other.source.page,
        other: described(member),
        otherPage: member.source.page,
      });
      warnings.push(words);
      kept.push({
        ...member,
        notes: [...(member.notes ?? []), words],
        source: { ...member.source, confidence: member.source.confidence * 0.6 },
      });
    }
  }
  return { kept, warnings };
}

const described = ({ section, length_mm }: DrawnMember): Message | string =>
  length_mm === undefined ? section : says.ofLength({ section, length: length_mm });

function countsOfMarks({ marks }: Sheet): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { mark } of marks) counts.set(bare(mark), (counts.get(bare(mark)) ?? 0) + 1);
  return counts;
}

/** The rows of all lists */
interface Listed {
  readonly members: readonly DrawnMember[];
  /** those that say neither pieces nor lengths: the views have members besides */
  readonly naming: ReadonlySet<DrawnMember>;
  /** marks of struck rows */
  readonly struck: ReadonlySet<string>;
}

interface Labelled {
  readonly members: readonly DrawnMember[];
  readonly unresolved: readonly UnresolvedItem[];
  readonly warnings: readonly Message[];
}

/** Labels of one sheet that the lists do not have already */
export function labelled(sheet: Sheet, listed: Listed, method: Method, account: Account): Labelled {
  const unresolved: UnresolvedItem[] = [];
  const warnings: Message[] = [];
  const read = amongAlike(membersOfLabels(sheet.labels, method, sheet.elevations > 1, countsOfMarks(sheet)));
  const rows = new Map([...listed.members].reverse().map((one) => [bare(one.mark), one]));
  const fate = fateOf(sheet, listed);
  /** places of labels that the list does not have */
  const refused = new Set<string>();
  const members = read.filter((member) => {
    const { mark, section, source } = member;
    const row = mark === "" ? undefined : rows.get(bare(mark));
    if (row) {
      warnings.push(...contradictions(row, member));
      return false;
    }
    const becomes = fate(member);
    if (becomes !== "refused") return becomes === "kept";
    const reason = says.notInList;
    unresolved.push({ text: `${mark} ${section}`.trim(), page: source.page, bbox: source.bbox, reason });
    for (const { bbox } of [source, ...(source.also ?? [])]) refused.add(bbox.join(" "));
    return false;
  });
  for (const label of sheet.labels) {
    const as = refused.has(placeOf(label).bbox.join(" ")) ? "unresolved" : "member";
    for (const { words } of label.phrases) account.claim({ words, as });
  }
  return { members, unresolved, warnings };
}

/**
 * What becomes of a label that no row has: a member, one that a row stands for, or one that the list should have had. Lists
 * and labels that have no mark and no section in common speak of other parts.
 */
function fateOf(
  { page, labels }: Sheet,
  { members, naming, struck }: Listed,
): (member: DrawnMember) => "kept" | "listed" | "refused" {
  const sections = new Set(members.map(nameOf));
  const marks = new Set(members.flatMap(({ mark }) => (mark === "" ? [] : [bare(mark)])));
  const isShared = (label: Label) =>
    sections.has(sectionOf(label)) || [label.mark, label.found.text].some((text) => marks.has(bare(text)));
  if (!labels.some(isShared)) return () => "kept";
  const complete = members.filter((one) => !naming.has(one));
  const onSheet = complete.some((one) => one.source.page === page);
  const marked = complete.some((one) => one.mark !== "");
  return (member) => {
    const { mark } = member;
    if (members.length === 0 || (mark !== "" && struck.has(bare(mark)))) return "kept";
    if (mark === "" && sections.has(nameOf(member))) return "listed";
    if (complete.length === 0 || (mark !== "" && !onSheet)) return "kept";
    if (mark !== "" && !marked) return sections.has(nameOf(member)) ? "listed" : "kept";
    return "refused";
  };
}

function contradictions(row: DrawnMember, label: DrawnMember): Message[] {
  const { mark, source } = label;
  if (nameOf(row) !== nameOf(label))
    return [
      says.listAndView({
        mark,
        listed: row.section,
        listPage: row.source.page,
        shown: label.section,
        viewPage: source.page,
      }),
    ];
  return row.length_mm !== undefined && label.length_mm !== undefined && row.length_mm !== label.length_mm
    ? [says.lengths({ mark, listed: row.length_mm, shown: label.length_mm, viewPage: source.page })]
    : [];
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
  const reason = notes.find(saysUnknownSection) ?? unknownSection(undefined);
  return [{ text: `${mark} ${section}`.trim(), page, bbox, reason }];
}
