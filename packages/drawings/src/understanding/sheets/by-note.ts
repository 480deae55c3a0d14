/** Marks whose section a general note names, and what of the sheets the notes and boxes account for. */

import { bare, nameOf, unknownSection } from "@x/fabrication/members";
import type { DrawnMember, Method } from "../../model.ts";
import type { Account } from "../account.ts";
import type { NoteDefault } from "../notes.ts";
import { labels, sheets as says } from "../says.ts";
import { withMore } from "./lists-and-views.ts";
import type { Sheet } from "./sheet.ts";

/** What marks of beams, columns and purlins begin with, in the languages read */
const initials: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:beam|träger|balk|ligger|poutre)/, ["B", "P", "L", "T", "BE", "SB", "MB", "RB", "FB"]],
  [/^(?:column|stütz|kolom|poteau|pelare)/, ["C", "S", "K", "P", "SC", "COL"]],
  [/^purlin/, ["P", "PU"]],
];

/** Marks without a profile, where a general note names one for them all */
export function byNote(
  sheets: readonly Sheet[],
  members: readonly DrawnMember[],
  defaults: readonly NoteDefault[],
  method: Method,
): DrawnMember[] {
  const first = (mark: string) => /^[A-Z]+/.exec(mark)?.[0] ?? "";
  const labelled = new Set(
    members.filter((member) => member.source.place === "label" && member.mark !== "").map(({ mark }) => first(mark)),
  );
  const only = (notes: readonly NoteDefault[]) =>
    new Set(notes.map(({ found }) => found.profile ?? bare(found.text))).size === 1 ? notes[0] : undefined;
  const noteFor = (mark: string): NoteDefault | undefined => {
    const spoken = defaults.filter(({ of }) =>
      initials.some(([words, letters]) => words.test(of) && letters.includes(first(mark))),
    );
    return spoken.length > 0 ? only(spoken) : labelled.has(first(mark)) ? only(defaults) : undefined;
  };
  const had = new Set(members.map(({ mark }) => mark));
  const found = new Map<string, DrawnMember>();
  for (const sheet of sheets)
    for (const { mark, bbox } of sheet.marks) {
      const again = found.get(mark);
      if (again) {
        // a plan shows every piece, a detail on another sheet one of them
        const more = again.source.page === sheet.page ? 1 : 0;
        found.set(mark, {
          ...again,
          quantity: (again.quantity ?? 1) + more,
          source: withMore(again.source, { page: sheet.page, bbox }),
        });
        continue;
      }
      const note = had.has(mark) ? undefined : noteFor(mark);
      if (!note) continue;
      found.set(mark, {
        mark,
        section: note.found.text,
        ...(note.found.profile !== undefined && { profile: note.found.profile }),
        ...(note.found.family !== undefined && { family: note.found.family }),
        quantity: 1,
        source: { page: sheet.page, bbox, method, confidence: 0.6, place: "note" },
        notes: [
          ...(note.found.unknown === undefined ? [] : [unknownSection(note.found.unknown)]),
          says.generalSection({ note: note.text }),
          labels.labelsCounted,
        ],
      });
    }
  return [...found.values()];
}

/** The material box of a part, and notes that name the section of marks, where members came of them */
export function claimNotesAndBoxes(
  sheets: readonly Sheet[],
  members: readonly DrawnMember[],
  defaults: readonly NoteDefault[],
  account: Account,
): void {
  const names = new Set(members.map(nameOf));
  for (const { material } of sheets)
    if (material && names.has(material.found.profile ?? bare(material.found.text)))
      account.claim({ words: material.words, as: "member" });
  for (const { found, words } of defaults)
    if (names.has(found.profile ?? bare(found.text))) account.claim({ words, as: "member" });
}
