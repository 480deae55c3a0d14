/** Labels of a sheet -> members: those that say the same are one, with the number of its pieces. */

import { listed, type Message } from "@x/eurocode/message";
import { bare, massPerMetre, nameOf, once, profiles, unknownSection } from "@x/fabrication/members";
import type { DrawnMember, Method } from "../model.ts";
import { hole } from "../page-text.ts";
import { bothHands } from "./counts.ts";
import type { Label } from "./labels.ts";
import { pageBox } from "./reading-direction.ts";
import { labels } from "./says.ts";

export const placeOf = ({ frame, phrases }: Label) => ({
  page: frame.page,
  bbox: pageBox(phrases.flatMap(({ words }) => words)),
});

/** The name by which labels and rows of lists are compared */
export const sectionOf = ({ found: { text, profile } }: Label): string =>
  nameOf({ section: text, ...(profile !== undefined && { profile }) });

/** Labels that say the same, once; a mark that is repeated is the same member, a bare profile is a piece each time. */
export function membersOfLabels(
  all: readonly Label[],
  method: Method,
  severalViews: boolean,
  /** how often a mark stands without its section */
  alone: ReadonlyMap<string, number>,
): DrawnMember[] {
  const groups = new Map<string, Label[]>();
  for (const one of withDoubtOfNumbers(all)) {
    const name = one.found.profile ?? bare(one.found.text);
    const key = one.mark !== "" ? `${one.mark}|${name}` : `|${name}|${one.length ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [memberOf(first, group, method, piecesOf(first, group, severalViews, alone))] : [];
  });
}

/** "4 IPE 500" beside "4 HEA 160": where a number stands before two sections, numbers count pieces and are no marks, or nobody knows */
function withDoubtOfNumbers(all: readonly Label[]): readonly Label[] {
  const isNumber = (mark: string) => /^\d{1,2}$/.test(mark);
  const first = new Map<string, string>();
  const twice = all.some((label) => {
    if (!isNumber(label.mark)) return false;
    const [before, own] = [first.get(label.mark), sectionOf(label)];
    first.set(label.mark, own);
    return before !== undefined && before !== own;
  });
  return twice
    ? all.map((label) =>
        isNumber(label.mark)
          ? { ...label, doubts: [...(label.doubts ?? []), labels.markOrCount({ mark: label.mark })] }
          : label,
      )
    : all;
}

interface Pieces {
  readonly printed?: number;
  /** undefined where views show a piece again */
  readonly quantity?: number;
  readonly notes: readonly Message[];
  readonly doubts: readonly Message[];
}

function piecesOf(
  { mark, counted }: Label,
  group: readonly Label[],
  severalViews: boolean,
  alone: ReadonlyMap<string, number>,
): Pieces {
  if (mark === "") {
    const printed = group.map(({ count }) => count).find((count) => count !== undefined);
    const quantity = group.reduce((sum, one) => sum + (one.count ?? 1), 0);
    return { ...(printed !== undefined && { printed }), quantity, notes: countNotes(printed, counted), doubts: [] };
  }
  const printed = group.map(({ count }) => count).find((count) => count !== undefined);
  if (printed !== undefined) return { printed, quantity: printed, notes: countNotes(printed, counted), doubts: [] };
  // a plan shows every piece once; elevations and sections show it again
  if (severalViews && group.length > 1)
    return {
      notes: [counted ? labels.cellsCounted : labels.severalViews({ times: group.length })],
      doubts: [],
    };
  const more = alone.get(bare(mark)) ?? 0;
  // labelled once, the others are its pieces; labelled each time, they may refer to it
  const taken = group.length === 1 && !severalViews ? more : 0;
  // "C1 = HEB 160" says what C1 is, where it does not stand
  const says =
    taken > 0 && group.every(({ defines, phrases: [phrase] }) => defines ?? defining.test(phrase?.text ?? ""));
  const told = (taken > 0 ? labels.withoutSection : labels.withoutSectionLeft)({ times: more });
  return {
    quantity: (says ? 0 : group.length) + taken,
    notes: countNotes(undefined, counted),
    doubts: more > 0 ? [told] : [],
  };
}

const defining = /^[\p{L}\d./-]{1,8}\s*=\s*\S/u;

function countNotes(printed: number | undefined, counted: Label["counted"]): Message[] {
  if (counted) return [labels.cellsCounted];
  return printed === undefined ? [labels.labelsCounted] : [];
}

function memberOf(first: Label, group: readonly Label[], method: Method, pieces: Pieces): DrawnMember {
  const { found, mark } = first;
  const { quantity } = pieces;
  const hands = bothHands(first.phrases.map(({ text }) => text).join(", "));
  const lengths = [...new Set(group.flatMap(({ length }) => (length === undefined ? [] : [length])))];
  const length = lengths.length === 1 ? lengths[0] : undefined;
  const grade = group.map((one) => one.grade).find((one) => one !== undefined);
  const doubts = [...once(group.flatMap((one) => one.doubts ?? [])), ...pieces.doubts];
  if (group.some(({ phrases }) => phrases.some(({ text }) => hole.test(text)))) doubts.push(profiles.undecoded);
  const said = [...new Set(group.flatMap((one) => one.remarks ?? []))];
  const remarks = new Set(group.flatMap(({ remark }) => (remark === undefined ? [] : [remark])));
  const notes = [...doubts, ...nameNotes(first)];
  for (const remark of remarks) notes.push(labels.reviewer({ remark }));
  if (lengths.length > 1) notes.push(labels.severalLengths({ lengths: listed("plain", lengths) }));
  notes.push(...pieces.notes);
  const perMetre = found.profile === undefined ? undefined : massPerMetre(found.profile);
  // what says pieces and length is a part, and parts have marks
  const unnamed = mark === "" && pieces.printed !== undefined && lengths.length > 0;
  const read = Math.min(...first.phrases.flatMap(({ words }) => words.map((word) => word.confidence)));
  const sure = found.unknown !== undefined ? 55 : unnamed ? 78 : 85;
  const also = group.slice(1).map(placeOf);
  return {
    mark,
    section: found.text,
    ...(found.profile !== undefined && { profile: found.profile }),
    ...(found.family !== undefined && { family: found.family }),
    ...(grade !== undefined && { steel_grade: grade }),
    ...(length !== undefined && { length_mm: length }),
    ...(quantity !== undefined && { quantity }),
    ...(hands && hands.mirrored > 0 && hands.count === quantity && { mirrored: hands.mirrored }),
    ...(said.length > 0 && { printed_remarks: said.map((text) => ({ text })) }),
    ...(length !== undefined &&
      perMetre !== undefined && {
        mass_kg: Math.round(perMetre * length * (quantity ?? 1)) / 1000,
        mass_source: "computed" as const,
      }),
    source: {
      ...placeOf(first),
      method,
      confidence: Math.round(read * sure * (remarks.size > 0 ? 0.6 : 1) * (doubts.length > 0 ? 0.8 : 1)) / 100,
      place: "label" as const,
      ...(also.length > 0 && { also }),
    },
    ...(notes.length > 0 && { notes }),
  };
}

function nameNotes({ found: { unknown, readAs } }: Label): Message[] {
  const asRead = readAs === undefined ? [] : [readAs];
  return unknown === undefined ? asRead : [unknownSection(unknown), ...asRead];
}
