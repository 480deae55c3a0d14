/**
 * Marks and sizes that recognition cannot confirm: none is made up. A row whose mark does not have the form of the others,
 * or is missing where something stands in its place, is told and not taken.
 */
import type { Message } from "@x/eurocode/message";
import type { Box, Drawing, DrawnMember } from "../model.ts";
import type { Word } from "../page-text.ts";
import { meaningLike, meaningOf } from "../vocabulary/column-meanings.ts";
import { isNoSize } from "./repair.ts";
import { says } from "./says.ts";

/** rows that carry a mark, for one without to be doubtful */
const usual = 0.6;
/** rows that have one form between them */
const form = 0.7;
const leastRows = 3;
/** steps from a mark to the next one that make a series */
const most = 0.8;

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
/** the form of a mark: T1a and T12b have the same */
const signature = (mark: string) => mark.replace(/\d+/g, "#").replace(/#\p{Ll}$/u, "#a");
/** the same where a stroke before a figure is a figure: cl0 is c10 */
const formOf = (mark: string) => signature(mark.replace(/(?<=[\p{L}\d])[lI|](?=\d)/gu, "1"));
/** below it, what has no mark, or one of another form, was hardly read */
const hardlyRead = 0.6;

/** Why the mark of a member is doubtful; `words` are those of its page, as they were recognised. */
export function doubtsOfMarks(members: Drawing["members"], words: (page: number) => readonly Word[]) {
  const reasons = new Map<DrawnMember, Message>();
  const tell = (member: DrawnMember, reason: Message) => reasons.set(member, reason);
  const pages = new Set(members.map(({ source }) => source.page));
  for (const page of pages) {
    const own = members.filter(({ source }) => source.page === page);
    const rows = own.filter(({ source }) => source.place === "table");
    for (const member of ofMisreadSize(own)) tell(member, says.illegibleSizes);
    doubtsOfList(rows, words(page), tell);
    doubtsOfLabels(own, words(page), tell);
    for (const place of [rows, own.filter((member) => !rows.includes(member))])
      for (const member of ofOtherLetters(place)) tell(member, says.spelledTwice({ mark: member.mark }));
  }
  return reasons;
}

function doubtsOfLabels(
  own: readonly DrawnMember[],
  words: readonly Word[],
  tell: (member: DrawnMember, reason: Message) => void,
): void {
  const labels = own.filter(({ source }) => source.place !== "table");
  for (const member of outOfSeries(labels.filter(({ mark }) => mark !== "")))
    if (member.source.confidence < hardlyRead) tell(member, says.breaksSeries({ mark: member.mark }));
  const marked = own.filter(({ mark }) => mark !== "").length;
  for (const member of labels) {
    if (member.mark !== "") continue;
    const beside = unreadBeside(member, words);
    if (hasLostMark(member, marked)) tell(member, says.unreadMark);
    if (beside !== undefined) tell(member, says.maybeItsMark({ text: beside }));
  }
}

/** Labels that have no mark at all repeat, or name what no catalogue has. */
function hasLostMark({ profile, quantity = 1, source }: DrawnMember, others: number): boolean {
  if (profile === undefined) return false;
  if (quantity <= fewLabels && others >= quantity) return true;
  return (others > 0 || quantity === 1) && source.confidence < hardlyRead;
}
const fewLabels = 3;

/** HEA 360 where most of HEA on the page is read as 380, 368 and 388, which do not exist: it may be HEA 300 as well. */
function ofMisreadSize(members: readonly DrawnMember[]): DrawnMember[] {
  const families = new Map<string, DrawnMember[]>();
  for (const member of members) {
    const family = /^(IPE|HE\s?-?[ABM]|UPN|UPE|IPN|INP)[\s-]?\d/i.exec(member.section)?.[1]?.replace(/\W/g, "");
    if (family !== undefined)
      families.set(family.toUpperCase(), [...(families.get(family.toUpperCase()) ?? []), member]);
  }
  const pieces = (some: readonly DrawnMember[]) => some.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return [...families.values()].flatMap((own) => {
    const none = own.filter(({ section }) => isNoSize(section));
    return pieces(none) > 1 && 2 * pieces(none) >= pieces(own) ? own : [];
  });
}

function doubtsOfList(
  rows: readonly DrawnMember[],
  words: readonly Word[],
  tell: (member: DrawnMember, reason: Message) => void,
): void {
  const marked = rows.filter(({ mark }) => mark !== "");
  for (const row of withoutFigures(rows)) tell(row, says.noFigure({ mark: row.mark }));
  for (const row of rows)
    if (/[éÉèÈ$|!§£€]|\d\p{Ll}{2}/u.test(row.mark)) tell(row, says.hardlyLegible({ mark: row.mark }));
  const bare = rows.filter(({ mark }) => mark === "");
  // of a list without marks some row is read well
  if (!hasNoMarks(rows, words) && bare.every(({ source }) => source.confidence < hardlyRead))
    for (const row of bare) tell(row, says.unreadMark);
  if (marked.length < leastRows) return;
  if (marked.length >= usual * rows.length) for (const row of bare) tell(row, says.unreadMark);
  const list = formsOf(marked);
  for (const row of marked) {
    const reason =
      breaksForm(row, list) ?? (inTwoSpellings(row.mark, marked) ? says.spelledTwice({ mark: row.mark }) : undefined);
    if (reason !== undefined) tell(row, reason);
  }
}

/** Ala, Alb and Ada of A1a, A1b and A4a: short marks of the same letter, hardly read, none with a figure */
function withoutFigures(rows: readonly DrawnMember[]): DrawnMember[] {
  const bare = rows.filter(({ mark }) => /^\p{Lu}\p{L}{1,4}$/u.test(mark) && /\p{Ll}/u.test(mark));
  const numbered = rows.filter(({ mark }) => /\d/.test(mark)).length;
  if (bare.length < leastRows || numbered > bare.length) return [];
  const isAlike = ({ mark }: DrawnMember) =>
    bare.filter((other) => other.mark.startsWith(mark.slice(0, 1))).length >= leastRows;
  return bare.filter((row) => row.source.confidence < hardlyRead && isAlike(row));
}

/** The headings over or under the rows are read, and none is that of a mark. */
function hasNoMarks(rows: readonly DrawnMember[], words: readonly Word[]): boolean {
  const [top, bottom] = [
    Math.min(...rows.map(({ source }) => source.bbox[1])),
    Math.max(...rows.map(({ source }) => source.bbox[3])),
  ];
  const near = words.filter(
    ({ angle, box, size }) => angle === 0 && box[3] > top - 4 * size && box[1] < bottom + 4 * size,
  );
  const meanings = near.flatMap(({ text }) => meaningOf(text) ?? meaningLike(text) ?? []);
  return new Set(meanings).size >= leastHeadings && !meanings.includes("mark");
}

const leastHeadings = 3;

/** What the marks of a list have in common */
interface Forms {
  /** the form of most of them, where it is that of nearly all */
  readonly main: string | undefined;
  readonly written: ReadonlySet<string>;
  /** how many of them have a number, 0 … 1 */
  readonly numbered: number;
  readonly outOfSeries: ReadonlySet<DrawnMember>;
  /** all but one begin with a letter */
  readonly lettered: boolean;
}

/** SB2 to SB5, R6 & R7: each is of a form */
function single(mark: string): string[] {
  const parts = mark.split(joint);
  return parts.every((part) => /\d/.test(part)) ? parts : [mark];
}
const joint = /\s*[&+,/]\s*|\s+(?:-|to|bis|t\/m|tot|à|au|al?|do|till?|thru|und|and|en|et|e|y|i|och|og|ja|až)\s+/;

function formsOf(marked: readonly DrawnMember[]): Forms {
  const counts = new Map<string, number>();
  const marks = marked.flatMap(({ mark }) => single(mark));
  for (const mark of marks) counts.set(formOf(mark), (counts.get(formOf(mark)) ?? 0) + 1);
  const [main, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    main: count >= form * marks.length ? main : undefined,
    written: new Set(marked.map(({ mark }) => signature(mark))),
    numbered: marked.filter(({ mark }) => /\d/.test(mark)).length / marked.length,
    outOfSeries: outOfSeries(marked),
    lettered: marks.filter((mark) => /^\p{L}/u.test(mark)).length === marks.length - 1,
  };
}

/** 8R1 among B1, C1 and R1 is BR1 */
const figureFirst = /^[01568]\p{Lu}{1,2}\d/u;

function breaksForm(row: DrawnMember, { main, written, numbered, outOfSeries, lettered }: Forms): Message | undefined {
  const { mark } = row;
  const own = formOf(mark);
  if (lettered && figureFirst.test(mark)) return says.nearlyForm({ mark });
  if (signature(mark) !== own && written.has(own)) return says.letterForFigure({ mark });
  if (outOfSeries.has(row)) return says.breaksOrder({ mark });
  if (!/\d/.test(mark) && (numbered >= form || (numbered > 0 && isWord(mark, row)))) return says.otherForm({ mark });
  if (/\d\s+[\p{L}\d]/u.test(mark) && !joinsMarks.test(mark)) return says.twoMarks({ mark });
  if (isBackwards(mark)) return says.backwards({ mark });
  if (main === undefined) return undefined;
  if (row.source.confidence < hardlyRead && own !== main && !single(mark).every((one) => formOf(one) === main))
    return says.illegibleForm({ mark });
  const odd = single(mark).find((one) => formOf(one) !== main && nearly(one, main));
  return odd === undefined ? undefined : says.nearlyForm({ mark: odd });
}

/** W111 & W12: what joins marks of one series names the lower one first. */
function isBackwards(mark: string): boolean {
  const [first, second] = single(mark).map((one) => /^(\D*)(\d+)$/.exec(one));
  if (!first || !second || first[1] !== second[1]) return false;
  return Number(second[2]) <= Number(first[2]);
}

/** R6 to R10, T1 & T2 */
const joinsMarks = /[&+,/]|\d\s+(?:to|bis|t\/m|tot|à|au|till|til|und|and|en|et|och|og)\s/;

/** "vol" and "Vid" beside V03: figures read as letters */
const isWord = (mark: string, { source }: DrawnMember): boolean =>
  /\p{Ll}/u.test(mark) && mark.length > 1 && source.confidence < hardlyRead;

/**
 * Marks whose number does not fit those of the rows beside it: 1120 between 110 and 130, 3 among 06 and 12; and numbers
 * that follow each other only without their first stroke, since l9, l10 were read as 19, 110.
 */
function outOfSeries(marked: readonly DrawnMember[]): ReadonlySet<DrawnMember> {
  const broken = new Set<DrawnMember>();
  const series = new Map<string, { row: DrawnMember; digits: string }[]>();
  for (const row of marked) {
    const [, prefix, digits] = /^(\D*)(\d+)$/.exec(row.mark) ?? [];
    if (prefix === undefined || digits === undefined) continue;
    series.set(prefix, [...(series.get(prefix) ?? []), { row, digits }]);
  }
  for (const [prefix, own] of series) {
    if (own.length < leastRows) continue;
    const digits = own.map((one) => one.digits);
    if (prefix === "" && followWithoutStroke(digits)) for (const { row } of own) broken.add(row);
    const numbers = digits.map(Number);
    for (const [i, { row }] of own.entries())
      if (isOfOtherWidth(digits, i) || (row.source.confidence < hardlyRead && isOutOfOrder(numbers, i)))
        broken.add(row);
  }
  return broken;
}

const consecutive = (digits: readonly string[]): number =>
  digits.filter((one, i) => i > 0 && one !== "" && Number(one) === Number(digits[i - 1]) + 1).length;

/** 12, 3, 4, 15 … 19, 110, 111 are l2, l3, l4, l5 … */
function followWithoutStroke(digits: readonly string[]): boolean {
  const bare = digits.map((one) => (one.length > 1 ? one.replace(/^1/, "") : one));
  const found = consecutive(bare);
  return found > consecutive(digits) && found >= most * (digits.length - 1);
}

/** 7 and 6 in 4, 7, 6, 10: nothing tells which of the two a list in order has out of place */
function isOutOfOrder(numbers: readonly number[], i: number): boolean {
  const isBack = (place: number) => (numbers[place] ?? Number.POSITIVE_INFINITY) < (numbers[place - 1] ?? 0);
  const steps = numbers.length - 1;
  const back = numbers.filter((_, place) => isBack(place)).length;
  return steps >= leastRows && back <= (1 - most) * steps && (isBack(i) || isBack(i + 1));
}

/** Another number of figures than nearly all others, and no neighbour among them: 1120 in 110, 130, 140; 3 in 06, 07, 12. */
function isOfOtherWidth(digits: readonly string[], i: number): boolean {
  const own = digits[i] ?? "";
  const others = digits.filter((_, j) => j !== i);
  const padded = others.some((one) => one.startsWith("0"));
  const widths = new Map<number, number>();
  for (const { length } of others) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width, count] = [...widths].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (own.length === width || count < (padded ? usual : most) * others.length) return false;
  if (padded) return true;
  const hasNeighbour = others.some((one) => Math.abs(Number(one) - Number(own)) === 1);
  return width > 2 && !hasNeighbour && (own.length < width || Number(own) >= 1.1 * 10 ** width);
}

/** A stroke more or less, or a letter for a figure: what one misreading makes of a mark */
function nearly(mark: string, main: string): boolean {
  if (signature(folded(mark)) === signature(folded(main.replace(/#/g, "1")))) return true;
  const own = signature(mark);
  const joined = (text: string) => text.replace(/[./-]/g, "").replace(/#+/g, "#");
  // 53 and 5.3
  if (joined(own) === joined(main)) return true;
  if (Math.abs(own.length - main.length) > 1) return false;
  const [long, short] = own.length >= main.length ? [own, main] : [main, own];
  if (long.length === short.length) return false;
  return [...long].some((letter, i) => letter !== "#" && long.slice(0, i) + long.slice(i + 1) === short);
}

/** ST3 among 5T1 and 5T2: the letters before the number are spelled in two ways, and neither is that of nearly all */
function inTwoSpellings(mark: string, marked: readonly DrawnMember[]): boolean {
  const letters = (text: string) => /^(.*?)\d*$/.exec(text.slice(0, 3))?.[1] ?? "";
  const start = letters(mark);
  if (start === "" || !/\p{L}/u.test(start)) return false;
  const beginnings = marked.map((other) => other.mark.slice(0, start.length));
  const own = beginnings.filter((beginning) => beginning === start).length;
  const otherwise = marked.filter((other, i) => {
    const beginning = beginnings[i] ?? "";
    return (
      other.mark.length === mark.length &&
      beginning !== start &&
      folded(beginning) === folded(start) &&
      /[\d$]/.test(start + beginning)
    );
  });
  return otherwise.length > 0 && own <= 2 * otherwise.length;
}

/** letters and figures of a mark, as what they are: B3 is A#, 8S is #A */
const kinds = (mark: string): string => mark.replace(/\p{L}/gu, "A").replace(/\d/g, "#");

/** "8l", "BZ" and "8S" among B3 and B4: with look-alikes all are numbers of two figures, and most have a letter first. */
function ofOtherLetters(marked: readonly DrawnMember[]): DrawnMember[] {
  const groups = new Map<number, DrawnMember[]>();
  for (const row of marked)
    if (/^\d+$/.test(folded(row.mark)) && /\p{L}/u.test(row.mark))
      groups.set(row.mark.length, [...(groups.get(row.mark.length) ?? []), row]);
  return [...groups.values()].flatMap((group) => {
    if (group.length < leastRows) return [];
    const counts = new Map<string, number>();
    for (const { mark } of group) counts.set(kinds(mark), (counts.get(kinds(mark)) ?? 0) + 1);
    const [[usualKind] = [""], second] = [...counts].sort((a, b) => b[1] - a[1]);
    return second === undefined
      ? []
      : group.filter(({ mark }) => kinds(mark) !== usualKind || counts.get(usualKind) === second[1]);
  });
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
