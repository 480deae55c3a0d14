/** A person's corrections of members: they stay when the members are read again. */
import type { Message } from "@x/eurocode/message";
import { massPerMetre, sectionOfCell } from "./designation.ts";
import { bare } from "./identity.ts";
import type { DrawnMember, MemberList, Override, Place } from "./model.ts";
import { printable } from "./names.ts";
import { corrections } from "./says.ts";
import { sumsOf } from "./sums.ts";

/**
 * A correction replaces what was read of that mark; one for an unknown mark adds a member when it names a section, and
 * is reported in any case: the mark may be misspelt.
 */
export function override<List extends MemberList>(read: List, given: readonly Override[]): List {
  if (given.length === 0) return read;
  const warnings = [...read.warnings];
  const byMark = new Map<string, Override>();
  for (const correction of given) {
    const key = bare(correction.mark);
    byMark.set(key, { ...byMark.get(key), ...correction });
  }
  const members = read.members.flatMap((member) => {
    const mine = byMark.get(bare(member.mark));
    if (!mine) return [member];
    if (mine.remove) return [];
    return [correctsReading(mine) ? corrected(member, mine) : member];
  });
  const parts = new Set(read.other_rows.flatMap(({ mark }) => (mark ? [bare(mark)] : [])));
  const known = new Set([...read.members.map(({ mark }) => bare(mark)), ...parts]);
  for (const [key, correction] of byMark) {
    // what only the fabrication uses may name a member without a mark by its id: there it is looked for
    if (known.has(key) || !(correction.remove || correctsReading(correction))) continue;
    const { mark, section, remove } = correction;
    const of = { mark: printable(mark, 60) };
    if (remove) warnings.push(corrections.nothingRemoved(of));
    else if (section === undefined) warnings.push(corrections.noSection(of));
    else {
      warnings.push(corrections.memberAdded(of));
      const source: DrawnMember["source"] = { page: 0, bbox: [0, 0, 0, 0], method: "manual", confidence: 1 };
      members.push(corrected({ mark, section, source }, correction));
    }
  }
  const other_rows = read.other_rows.filter(({ mark }) => !mark || !byMark.get(bare(mark))?.remove);
  return { ...read, members, other_rows, warnings, summary: sumsOf(members) };
}

/** Whether reading has said that a correction's mark is unknown. */
export const saysUnknown = ({ id, values }: Message, mark: string): boolean =>
  unknownMarks.includes(id) && values.mark === printable(mark, 60);

const unknownMarks: readonly string[] = [
  corrections.nothingRemoved,
  corrections.noSection,
  corrections.memberAdded,
].map(({ id }) => id);

const correctsReading = ({ section, steel_grade, length_mm, quantity, mirrored, place }: Override): boolean =>
  [section, steel_grade, length_mm, quantity, mirrored, place].some((value) => value !== undefined);

const placed = ({ start, end, rotation_deg, text }: NonNullable<Override["place"]>[number]): Place => ({
  start,
  end,
  ...(rotation_deg !== undefined && { rotation_deg }),
  ...(text !== undefined && { text }),
  from: "manual",
});

function corrected(
  member: DrawnMember,
  { section, steel_grade, length_mm, quantity, mirrored, place }: Override,
): DrawnMember {
  const found = section === undefined ? undefined : sectionOfCell(section);
  const { profile, family, mass_kg, mass_source, ...rest } = member;
  const name =
    section === undefined
      ? { ...(profile !== undefined && { profile }), ...(family !== undefined && { family }) }
      : {
          section,
          ...(found?.profile !== undefined && { profile: found.profile }),
          ...(found?.family !== undefined && { family: found.family }),
        };
  const changed = {
    ...rest,
    ...name,
    ...(steel_grade !== undefined && { steel_grade }),
    ...(length_mm !== undefined && { length_mm }),
    ...(quantity !== undefined && { quantity }),
    ...(mirrored !== undefined && { mirrored }),
    ...(place !== undefined && { place: place.map(placed) }),
  };
  const perMetre = name.profile === undefined ? undefined : massPerMetre(name.profile);
  const weighed = section !== undefined || length_mm !== undefined || quantity !== undefined;
  const mass =
    weighed && perMetre !== undefined && changed.length_mm !== undefined
      ? (perMetre * changed.length_mm * (changed.quantity ?? 1)) / 1000
      : undefined;
  return {
    ...changed,
    ...(weighed
      ? mass !== undefined && { mass_kg: Math.round(mass * 100) / 100, mass_source: "computed" as const }
      : { ...(mass_kg !== undefined && { mass_kg }), ...(mass_source !== undefined && { mass_source }) }),
    source: { ...member.source, method: "manual", confidence: 1 },
  };
}
