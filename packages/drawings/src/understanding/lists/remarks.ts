/** What a row says besides its values: a camber, a finish, a hand, as it is printed, with the word over its column. */
import type { Remark } from "../../model.ts";
import type { Meaning } from "../../vocabulary/column-meanings.ts";
import { anyOf, wordPattern } from "../../vocabulary/lexicon.ts";
import { isDittoCell } from "../ditto.ts";
import { finish } from "../marks.ts";
import { cellText } from "./cells.ts";
import type { Roles } from "./column-roles.ts";
import type { Row, Table } from "./table.ts";

const free: ReadonlySet<Meaning | undefined> = new Set(["other", "description", undefined]);
/** a number under it says something by itself */
const camber = wordPattern(({ subjects }) => subjects.camber);
const worded = /\p{L}{2}|\p{L}\d|\d\p{L}/u;
const none = new RegExp(`^(?:[-–—.]+|${anyOf(({ nothing }) => nothing)}|0)$`, "iu");

/** `before`: what the rows over it say, column by column, for signs that repeat it */
export function remarksOf(row: Row, { columns }: Table, roles: Roles, before: Map<number, string>): readonly Remark[] {
  const taken = new Set<unknown>(Object.values(roles));
  const coated = roles.finished ? finish.exec(cellText(row, roles.mark))?.[0].trim() : undefined;
  const behindMark: Remark[] = coated === undefined ? [] : [{ text: coated }];
  const beside = columns.flatMap(({ heading, meaning }, i): Remark[] => {
    if (taken.has(i) || !free.has(meaning)) return [];
    const printed = cellText(row, i);
    const text = isDittoCell(printed) ? (before.get(i) ?? "") : printed;
    before.set(i, text);
    if (none.test(text) || !(worded.test(text) || (/\d/.test(text) && camber.test(heading)))) return [];
    return [{ text, ...(heading !== "" && { heading }) }];
  });
  return [...behindMark, ...beside];
}
