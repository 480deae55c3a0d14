/**
 * Marks that recognition cannot confirm: none is made up. A row whose mark does not have the form of the others, or is
 * missing where something stands in its place, is told and not taken.
 */
import type { Box, Drawing, DrawnMember } from "../model.ts";
import type { Word } from "../page-text.ts";

/** rows that carry a mark, for one without to be doubtful */
const usual = 0.6;
/** rows that have one form between them */
const form = 0.7;
const leastRows = 3;

const fold: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  "|": "1",
  Z: "2",
  S: "5",
  $: "5",
  E: "6",
  É: "6",
  G: "6",
  T: "7",
  B: "8",
};
/** all look-alikes one figure: 5T1 and ST1 are the same */
const folded = (mark: string) => [...mark.toUpperCase()].map((letter) => fold[letter] ?? letter).join("");
const signature = (mark: string) => mark.replace(/\d+/g, "#");

/** Why the mark of a member is doubtful; `words` are those of its page, as they were recognised. */
export function doubtsOfMarks(members: Drawing["members"], words: (page: number) => readonly Word[]) {
  const reasons = new Map<DrawnMember, string>();
  const pages = new Set(members.map(({ source }) => source.page));
  for (const page of pages) {
    const own = members.filter(({ source }) => source.page === page);
    const rows = own.filter(({ source }) => source.place === "table");
    doubtsOfList(rows, (member, reason) => reasons.set(member, reason));
    for (const member of own)
      if (member.mark === "" && member.source.place !== "table") {
        const beside = unreadBeside(member, words(page));
        if (beside !== undefined) reasons.set(member, `"${beside}" beside it may be its mark, and is hardly legible`);
      }
  }
  return reasons;
}

function doubtsOfList(rows: readonly DrawnMember[], tell: (member: DrawnMember, reason: string) => void): void {
  const marked = rows.filter(({ mark }) => mark !== "");
  for (const row of rows) if (/[éÉèÈ$|!§£€]/.test(row.mark)) tell(row, `"${row.mark}" is hardly legible`);
  if (marked.length < leastRows) return;
  const counts = new Map<string, number>();
  for (const { mark } of marked) counts.set(signature(mark), (counts.get(signature(mark)) ?? 0) + 1);
  const numbered = marked.filter(({ mark }) => /\d/.test(mark)).length;
  const [main = "", count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  for (const row of rows) {
    const { mark } = row;
    if (mark === "") {
      if (marked.length >= usual * rows.length) tell(row, "its mark could not be read");
    } else if (!/\d/.test(mark) && numbered >= form * marked.length)
      tell(row, `"${mark}" is not of the form of the other marks`);
    else if (/\d\s+[\p{L}\d]/u.test(mark) && !/[&+,/]/.test(mark)) tell(row, `"${mark}" may be two marks, or none`);
    else if (count >= form * marked.length && signature(mark) !== main && nearly(mark, main))
      tell(row, `"${mark}" is nearly of the form of the other marks`);
    else if (inTwoSpellings(mark, marked)) tell(row, `"${mark}" and other marks differ by letters that look alike`);
  }
}

/** A stroke more or less, or a letter for a figure: what one misreading makes of a mark */
function nearly(mark: string, main: string): boolean {
  if (signature(folded(mark)) === signature(folded(main.replace(/#/g, "1")))) return true;
  const own = signature(mark);
  if (Math.abs(own.length - main.length) > 1) return false;
  const [long, short] = own.length >= main.length ? [own, main] : [main, own];
  if (long.length === short.length) return false;
  return [...long].some((letter, i) => letter !== "#" && long.slice(0, i) + long.slice(i + 1) === short);
}

/** ST3 among 5T1 and 5T2: the letters before the number are spelled in two ways */
function inTwoSpellings(mark: string, marked: readonly DrawnMember[]): boolean {
  const letters = (text: string) => /^(.*?)\d*$/.exec(text.slice(0, 3))?.[1] ?? "";
  const start = letters(mark);
  if (start === "" || !/\p{L}/u.test(start)) return false;
  return marked.some(
    (other) =>
      other.mark.length === mark.length &&
      other.mark.slice(0, start.length) !== start &&
      folded(other.mark.slice(0, start.length)) === folded(start) &&
      /[\d$]/.test(start + other.mark.slice(0, start.length)),
  );
}

/** Something with letters and figures on the line of a label that has no mark, as near as words are */
function unreadBeside({ section, source }: DrawnMember, words: readonly Word[]): string | undefined {
  const [x0, y0, x1, y1] = source.bbox;
  const isLevel = x1 - x0 >= y1 - y0;
  if (!isLevel) return undefined;
  const compact = section.replace(/\s/g, "").toUpperCase();
  const line = words.filter(({ angle, box }) => angle === 0 && Math.abs(box[3] - y1) < 0.5 * (y1 - y0));
  const near = ({ box, size }: Word) => box[0] < x1 + size && box[2] > x0 - size && !within(box, source.bbox);
  return line.find((word) => near(word) && couldBeMark(word.text) && !compact.includes(word.text.toUpperCase()))?.text;
}

const within = (inner: Box, outer: Box): boolean => inner[0] >= outer[0] - 1 && inner[2] <= outer[2] + 1;

const couldBeMark = (text: string): boolean => {
  const bare = text.replace(/[():;,]/g, "");
  if (/^[LIl]?[=.]|^[LIl]\d{3,}$|^S\d{3}|^\d+x|mm$|^\d+[.,]\d+$/.test(bare)) return false;
  return /^(?=.*\d)(?=.*\p{L})[\p{L}\d./-]{2,8}$/u.test(bare) || /^0\d{1,3}$/.test(bare);
};
