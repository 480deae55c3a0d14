/** OCR results that nothing confirms are reported but not used. */
import type { Message } from "@x/eurocode/message";
import { sectionOfCell } from "@x/fabrication/members";
import type { Drawing, DrawnMember, UnresolvedItem } from "../model.ts";
import type { Word } from "../page-text.ts";
import { doubtsOfMarks } from "./doubtful-marks.ts";
import { isNamedAbroad } from "./foreign-sections.ts";
import { isNoSize } from "./repair.ts";
import { says } from "./says.ts";

/** `words` of the pages that were recognised, by their numbers; members of other pages stay */
export function withDoubtsTold(found: Drawing, words: ReadonlyMap<number, readonly Word[]>): Drawing {
  const own = found.members.filter(({ source }) => words.has(source.page));
  const doubts = doubtsOfMarks(own, (page) => words.get(page) ?? []);
  const told = own.filter((member) => isGuess(member) || doubts.has(member));
  if (told.length === 0) return found;
  return {
    ...found,
    members: found.members.filter((member) => !told.includes(member)),
    unresolved: [...found.unresolved, ...told.map((member) => asUnresolved(member, doubts.get(member)))],
    ...(found.accounted && { accounted: accountWithout(found.accounted, told) }),
  };
}

/**
 * A name that no catalogue confirms, hardly legible: to be looked at, not to be built. In a list, a name of the form of another
 * continent's profiles is less of a guess than any other unknown name.
 */
const isGuess = ({ profile, section, source }: DrawnMember) =>
  profile === undefined &&
  !isNamedAbroad(section) &&
  (isNoSize(section) ||
    brokenSize.test(section) ||
    source.confidence < (source.place === "table" && sectionOfCell(section)?.abroad ? 0.3 : 0.5));

/** RO 48 3x3, 2 */
const brokenSize = /\d,?\s+\d/;

/** Members that are reported instead, each with the labels that were counted with it */
function accountWithout(accounted: NonNullable<Drawing["accounted"]>, told: readonly DrawnMember[]) {
  const phrases = told.reduce((sum, { source }) => sum + 1 + (source.also?.length ?? 0), 0);
  const moved = Math.min(accounted.members, phrases);
  return { ...accounted, members: accounted.members - moved, unresolved: accounted.unresolved + moved };
}

const asUnresolved = (
  { mark, section, source: { page, bbox } }: DrawnMember,
  doubt: Message | undefined,
): UnresolvedItem => ({
  text: doubt === undefined || mark === "" ? section : `${mark} ${section}`,
  page,
  bbox,
  reason: doubt ?? says.illegible,
});
