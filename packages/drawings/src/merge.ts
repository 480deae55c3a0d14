/** Several readers, one Drawing. */

import { listed, type Message } from "@x/eurocode/message";
import { bare, nameOf, once } from "@x/fabrication/members";
import type { Accounted, Box, Drawing, DrawnAssembly, DrawnMember, ReadPage } from "./model.ts";
import { says } from "./says.ts";
import { drawing } from "./understanding/interpret.ts";

/** without marks, members of one page with the same section are the same member */
const keyOf = (member: DrawnMember) =>
  member.mark === "" ? `|${nameOf(member)}|${member.source.page}` : bare(member.mark);

/** The first drawing leads: what others add is kept; where they contradict it the surer reader is believed, and it is said. */
export function merge(drawings: readonly Drawing[]): Drawing {
  const [first, ...others] = drawings;
  if (!first)
    return drawing({ drawing_info: {}, members: [], other_rows: [], unresolved: [], warnings: [], pages: [] });
  const members = [...first.members];
  const warnings = [...first.warnings];
  for (const other of others) {
    const known = new Map<string, number[]>();
    for (const [i, member] of members.entries()) known.set(keyOf(member), [...(known.get(keyOf(member)) ?? []), i]);
    for (const member of other.members) {
      const same = known.get(keyOf(member)) ?? [];
      const index =
        same.find((i) => members[i] !== undefined && nameOf(members[i]) === nameOf(member)) ??
        same[0] ??
        inPlaceOf(member, members);
      const mine = index === undefined ? undefined : members[index];
      if (index === undefined || !mine) members.push(member);
      else {
        const both = combined(mine, member);
        members[index] = both.member;
        warnings.push(...both.said);
      }
    }
    warnings.push(...other.warnings);
  }
  return drawing({
    drawing_info: Object.assign({}, ...[...drawings].reverse().map((one) => one.drawing_info)),
    members,
    other_rows: drawings.flatMap((one) => one.other_rows),
    unresolved: drawings.flatMap((one) => one.unresolved),
    warnings: once(warnings),
    pages: pagesOf(drawings),
    ...firstOfPages(drawings, "views"),
    ...assembliesOf(drawings),
    ...firstOfPages(drawings, "notes"),
    ...accountOf(drawings),
  });
}

/** Of each page those of the first reader that found any */
function firstOfPages<K extends "views" | "notes">(
  drawings: readonly Drawing[],
  what: K,
): Pick<Drawing, K> | undefined {
  const found: { readonly page: number }[] = [];
  for (const one of drawings) {
    const seen = new Set(found.map(({ page }) => page));
    found.push(...(one[what] ?? []).filter(({ page }) => !seen.has(page)));
  }
  return found.length > 0 ? ({ [what]: found } as unknown as Pick<Drawing, K>) : undefined; // they come from that field
}

/** Each mark once: the first reader leads */
function assembliesOf(drawings: readonly Drawing[]): Pick<Drawing, "assemblies"> {
  const found = new Map<string, DrawnAssembly>();
  for (const { assemblies = [] } of drawings)
    for (const one of assemblies) if (!found.has(bare(one.mark))) found.set(bare(one.mark), one);
  return found.size > 0 ? { assemblies: [...found.values()] } : {};
}

/** Readers read pages of their own, so that their accounts add up */
function accountOf(drawings: readonly Drawing[]): Pick<Drawing, "accounted"> {
  const all = drawings.flatMap(({ accounted }) => accounted ?? []);
  const sum = (of: (one: Accounted) => number) => all.reduce((total, one) => total + of(one), 0);
  return all.length === 0
    ? {}
    : {
        accounted: {
          phrases: sum((one) => one.phrases),
          members: sum((one) => one.members),
          other_rows: sum((one) => one.other_rows),
          unresolved: sum((one) => one.unresolved),
        },
      };
}

/** One member of two readings, and what is said of their differences. */
function combined(
  mine: DrawnMember,
  theirs: DrawnMember,
): { readonly member: DrawnMember; readonly said: readonly Message[] } {
  const differences = [
    nameOf(mine) === nameOf(theirs) ? undefined : says.sections({ one: mine.section, other: theirs.section }),
    differ(mine.length_mm, theirs.length_mm) &&
      says.lengths({ one: mine.length_mm ?? 0, other: theirs.length_mm ?? 0 }),
    differ(mine.quantity, theirs.quantity) && says.quantities({ one: mine.quantity ?? 0, other: theirs.quantity ?? 0 }),
  ].filter((one) => one !== undefined && one !== false);
  if (differences.length === 0) {
    const both = 1 - (1 - mine.source.confidence) * (1 - theirs.source.confidence);
    const confidence = Math.min(0.99, Math.round(both * 100) / 100);
    return { member: { ...theirs, ...mine, source: { ...mine.source, confidence } }, said: [] };
  }
  // the surer reader counts, and the difference is reported
  const [believed, other] = theirs.source.confidence > mine.source.confidence ? [theirs, mine] : [mine, theirs];
  const said = says.twoReadings({
    member: mine.mark === "" ? mine.section : mine.mark,
    one: mine.source.method,
    other: theirs.source.method,
    differences: listed("plain", differences),
  });
  const member = {
    ...other,
    ...believed,
    notes: [...(believed.notes ?? []), said],
    source: { ...believed.source, confidence: Math.round(believed.source.confidence * 60) / 100 },
  };
  return { member, said: [said] };
}

/** Another reading of the same row or label: one that covers most of its place, and of which this is the surer */
function inPlaceOf({ source }: DrawnMember, members: readonly DrawnMember[]): number | undefined {
  const index = members.findIndex(
    (one) =>
      one.source.page === source.page &&
      one.source.method !== source.method &&
      one.source.confidence < source.confidence &&
      covered(one.source.bbox, source.bbox) > 0.5,
  );
  return index < 0 ? undefined : index;
}

/** Share of the smaller of two boxes that lies in the other */
function covered(a: Box, b: Box): number {
  const area = ([x0, y0, x1, y1]: Box) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
  const common = area([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);
  const least = Math.min(area(a), area(b));
  return least > 0 ? common / least : 0;
}

const differ = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) > 0.5;

function pagesOf(drawings: readonly Drawing[]): ReadPage[] {
  const pages = new Map<number, ReadPage>();
  for (const { pages: read } of drawings)
    for (const page of read) {
      const known = pages.get(page.page);
      pages.set(page.page, known ? { ...known, methods: [...new Set([...known.methods, ...page.methods])] } : page);
    }
  return [...pages.values()].sort((a, b) => a.page - b.page);
}
