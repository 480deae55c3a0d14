/** The words of a heading's line -> the lists that they head: cells of two lines joined, lists beside each other apart. */

import { sectionOfCell } from "@x/fabrication/members";
import { type Meaning, meaningLike, meaningOf } from "../../vocabulary/column-meanings.ts";
import { markAlone } from "../marks.ts";
import { centre, type Frame, middle, overlap, type Phrase, stacked } from "../reading-direction.ts";
import { completeLists, onlyNumber } from "./lists-beside.ts";
import { settings } from "./settings.ts";
import type { Heading } from "./table.ts";

const needed = new Set<Meaning>(["section", "size", "description", "length", "grade", "mark", "quantity", "feet"]);

/** Cells of one heading row: two lines of one cell joined, two lists beside each other apart */
export function listsOfHeading(frame: Frame, row: readonly Phrase[], seed: Phrase): Heading[] {
  const cells: Phrase[] = [];
  for (const phrase of [...row].sort((a, b) => a.x0 - b.x0)) {
    const index = cells.findIndex((cell) => {
      const shared = overlap(cell, phrase);
      if (shared <= settings.some * Math.min(cell.x1 - cell.x0, phrase.x1 - phrase.x0)) return false;
      const upper = cell.y0 < phrase.y0 ? cell : phrase;
      const lower = upper === cell ? phrase : cell;
      return (
        lower.y0 - upper.y1 < settings.nextLine * seed.size &&
        frame.rules.horizontalBetween(middle(upper), middle(lower), centre(lower)) === undefined
      );
    });
    const cell = cells[index];
    if (cell) cells[index] = stacked([cell, phrase]);
    else cells.push(phrase);
  }
  const columns = withoutSpans(withoutLastLetters(cells, seed)).sort((a, b) => a.x0 - b.x0);
  const again = repeated(columns);
  if (again) return again.flatMap((own) => headingsIn([own], row, seed));
  const beside = completeLists(columns);
  if (beside) return headingsIn(beside, row, seed);
  const sized = columns.some(({ text }) => namesSection.has(meaningOf(text)));
  const naming = ({ text }: Phrase) => (sized ? namesSection.has(meaningOf(text)) : meaningOf(text) === "description");
  const groups: Phrase[][] = [];
  let group: Phrase[] = [];
  const meanings = new Set<Meaning>();
  for (const cell of columns) {
    const meaning = meaningOf(cell.text);
    const last = group.at(-1);
    const far =
      last !== undefined &&
      cell.x0 - last.x1 > 14 * seed.size &&
      !besideInGrid(frame, last, cell) &&
      // the columns of a grid have one rule between them
      (cell.x0 - last.x1 > 60 * seed.size ||
        frame.rules.verticalsBetween(last.x1, cell.x0, middle(cell)) !== 1 ||
        !ruledAlike(frame, last, cell));
    const again = group.length >= 3 && cell.text === group[0]?.text;
    const second =
      meaning !== undefined &&
      (meaning === "mark" || meaning === "section") &&
      meanings.has(meaning) &&
      (again || meanings.size >= 3) &&
      // a list names its sections: one that does not is not complete, nor is what is left without
      [group, columns.slice(columns.indexOf(cell))].every((own) => own.some(naming));
    if (far || second || (last !== undefined && inGridsApart(frame, last, cell))) {
      groups.push(group);
      group = [];
      meanings.clear();
    }
    group.push(cell);
    if (meaning && !(meaning === "mark" && onlyNumber(cell.text))) meanings.add(meaning);
  }
  groups.push(group);
  const found = headingsIn(rejoined(groups, seed.size), row, seed);
  return found.length === 0 && isGrouped(columns) ? headingsIn([columns], row, seed) : found;
}

/** POS. | L (MM) | PCS far apart: the few columns of a list whose sections head groups of rows, or those of a list as wide as its paper */
function isGrouped(columns: readonly Phrase[]): boolean {
  const meanings = columns.map(({ text }) => {
    const meaning = meaningOf(text);
    return meaning === "mark" && onlyNumber(text) ? "quantity" : meaning;
  });
  return (
    meanings.every((meaning, i) => meaning !== undefined && meaning !== "other" && meanings.indexOf(meaning) === i) &&
    meanings.includes("length") &&
    meanings.includes("quantity") &&
    columns.every((cell, i) => i === 0 || cell.x0 - (columns[i - 1]?.x1 ?? cell.x0) < settings.far * cell.size)
  );
}

const namesSection: ReadonlySet<Meaning | undefined> = new Set(["section", "size"]);

/** The same headings in the same order, once more: a list that goes on beside itself */
function repeated(columns: readonly Phrase[]): Phrase[][] | undefined {
  const texts = columns.map(({ text }) => text.trim().toLowerCase());
  for (let from = 0; from <= 1; from++)
    for (let period = 2; from + 2 * period <= texts.length; period++) {
      const times = Math.floor((texts.length - from) / period);
      const same = texts.slice(from, from + times * period).every((text, i) => text === texts[from + (i % period)]);
      const known = columns.slice(from, from + period).filter(({ text }) => meaningOf(text) !== undefined);
      // SECTION | LENGTH twice; two words of other columns come again by chance
      const enough = period > 2 || (known.length === 2 && known.some(({ text }) => namesSection.has(meaningOf(text))));
      if (same && enough && known.length >= settings.most * period)
        return Array.from({ length: times }, (_, i) => columns.slice(from + i * period, from + (i + 1) * period));
    }
  return undefined;
}

function headingsIn(groups: readonly (readonly Phrase[])[], row: readonly Phrase[], seed: Phrase): Heading[] {
  return groups.flatMap((all) => {
    // a hole or a plate of the view beside the list: Ø18
    const cells = withoutLabels(all).filter(
      ({ text }) => sectionOfCell(text)?.part !== true || meaningOf(text) !== undefined,
    );
    const known = new Set(cells.map(meaningOfCell).filter((meaning) => meaning !== undefined));
    const useful = [...known].filter((meaning) => needed.has(meaning));
    const headed = cells.filter((cell) => meaningOfCell(cell) !== undefined).length;
    // L | 970 mm | Steel is a row
    if (cells.some(({ text }) => sectionOfCell(text)?.profile !== undefined)) return [];
    if (namesMarks(cells, useful)) return [];
    // B | 14.05.2024 | dimensions | MK is a row of revisions
    if (cells.some(({ text }) => /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/.test(text.trim()))) return [];
    // MK and "dimensions" beside each other are words of the sheet
    if (cells.length === 2 && !(known.has("section") || known.has("description"))) return [];
    // and so they are beside a letter of the frame
    if (useful.every((meaning) => meaning === "size" || meaning === "mark")) return [];
    if (useful.length < 2 || headed < settings.half * cells.length || cells.length > 30) return [];
    if (
      isRevisionList(
        cells.map(({ text }) => text),
        known,
      )
    )
      return [];
    // lengths and pieces alone head a list whose rows are grouped under sections
    const grouped = known.has("length") && (known.has("quantity") || known.has("mark"));
    if (!grouped && !(known.has("section") || known.has("description") || known.has("size") || known.has("grade")))
      return [];
    if (!cells.some((cell) => cell.y0 <= middle(seed) && cell.y1 >= middle(seed))) return [];
    const words = new Set(cells.flatMap((cell) => cell.words));
    return [
      {
        phrases: row.filter((phrase) => phrase.words.every((word) => words.has(word))),
        cells: cells.map((phrase) => ({ phrase, meaning: meaningOfCell(phrase) })),
        x0: Math.min(...cells.map(({ x0 }) => x0)),
        x1: Math.max(...cells.map(({ x1 }) => x1)),
        y0: Math.min(...cells.map(({ y0 }) => y0)),
        y1: Math.max(...cells.map(({ y1 }) => y1)),
      },
    ];
  });
}

/** L | R8a | detalj is a line of wrapped cells; L1 and L2 are levels where the other columns are named */
const namesMarks = (cells: readonly Phrase[], useful: readonly Meaning[]): boolean =>
  cells.some(({ text }) => meaningOf(text) === undefined && /\d/.test(text) && markAlone(text) !== undefined) &&
  !(["mark", "section", "length"] as const).every((meaning) => useful.includes(meaning));

/** Labels of the view beside the list, on the line of its headings and far from them */
function withoutLabels(cells: readonly Phrase[]): readonly Phrase[] {
  const label = (cell: Phrase | undefined) => cell !== undefined && sectionOfCell(cell.text)?.profile !== undefined;
  const away = (a: Phrase | undefined, b: Phrase | undefined) => (a && b ? b.x0 - a.x1 > 8 * a.size : false);
  let [from, to] = [0, cells.length];
  while (label(cells[from]) && away(cells[from], cells[from + 1])) from++;
  while (to - from > 1 && label(cells[to - 1]) && away(cells[to - 2], cells[to - 1])) to--;
  return cells.slice(from, to);
}

/** Wide columns without rules: headings that make no list of their own and repeat none go on with the list before them */
function rejoined(groups: readonly Phrase[][], size: number): Phrase[][] {
  const meaningsOf = (cells: readonly Phrase[]) => cells.map(({ text }) => meaningOf(text));
  const naming = (meaning: Meaning | undefined) =>
    meaning === "section" || meaning === "description" || meaning === "size";
  // a list may number its rows and name its parts
  const repeatable = (meaning: Meaning | undefined) => meaning === "other" || meaning === "mark";
  const joined: Phrase[][] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const [before, after] = [last?.at(-1), group[0]];
    const mine = meaningsOf(group);
    const theirs = new Set(meaningsOf(last ?? []));
    if (
      last &&
      before &&
      after &&
      // a letter alone may be one of the sheet's frame
      after.x0 - before.x1 < (after.text.trim().length === 1 && group.length < 3 ? 20 : 40) * size &&
      [...theirs].some(naming) &&
      mine.filter((meaning) => meaning !== undefined).length >= settings.many * mine.length &&
      mine.every(
        (meaning) =>
          meaning === undefined ||
          // beside sections a description is only a name
          ((!naming(meaning) || (meaning === "description" && (theirs.has("section") || theirs.has("size")))) &&
            (repeatable(meaning) || !theirs.has(meaning))),
      )
    )
      last.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

/** REV, DATE, DESCRIPTION, BY */
const isRevisionList = (headings: readonly string[], known: ReadonlySet<Meaning>): boolean =>
  headings.some((text) => /^(?:date|datum)\b/i.test(text.trim())) &&
  !known.has("section") &&
  // a lone L is a letter of the sheet's frame
  (!known.has("length") || headings.some((text) => /^L$/.test(text.trim()))) &&
  !known.has("quantity") &&
  !known.has("feet");

/** A recognised heading may have a wrong letter: TEM NO., Qry. */
const meaningOfCell = ({ text, words }: Phrase): Meaning | undefined =>
  meaningOf(text) ?? (words.some(({ confidence }) => confidence < 1) ? meaningLike(text) : undefined);

/** HE 160 over B, whose next line is the heading of its column: a letter over or under a heading is none of its own */
const withoutLastLetters = (cells: readonly Phrase[], seed: Phrase): Phrase[] =>
  cells.filter(
    (cell) =>
      cell.text.trim().length > 1 ||
      Math.abs(middle(cell) - middle(seed)) < settings.onLine * seed.size ||
      !cells.some((other) => other !== cell && overlap(cell, other) > settings.some * (cell.x1 - cell.x0)),
  );

/** LENGTH over FT and IN is the heading of both, and no column of its own */
function withoutSpans(cells: readonly Phrase[]): Phrase[] {
  const feet = cells.find(({ text }) => meaningOf(text) === "feet");
  const inches = cells.find(({ text }) => meaningOf(text) === "inches");
  return cells.filter(
    (cell) =>
      !(
        feet &&
        inches &&
        meaningOf(cell.text) === "length" &&
        centre(cell) > feet.x0 - 2 * cell.size &&
        centre(cell) < inches.x1 + 2 * cell.size
      ),
  );
}

/** Boxes of one height that share an edge */
function besideInGrid({ rules }: Frame, a: Phrase, b: Phrase): boolean {
  const [left, right] = [rules.cellAt(centre(a), middle(a)), rules.cellAt(centre(b), middle(b))];
  return (
    [left[1], left[2], left[3]].every(Number.isFinite) &&
    Math.abs(left[2] - right[0]) < 2 &&
    Math.abs(left[1] - right[1]) < 2 &&
    Math.abs(left[3] - right[3]) < 2
  );
}

/** Between the edge of one box and that of the next there are no rules; or one stands in a grid, the other in none */
function inGridsApart(frame: Frame, a: Phrase, b: Phrase): boolean {
  const { rules } = frame;
  if (b.x0 - a.x1 > 6 * a.size && rules.verticalsBetween(a.x1, b.x0, middle(b)) > 0 && !ruledAlike(frame, a, b))
    return true;
  const [, , right] = rules.cellAt(a.x1, middle(a));
  const [left] = rules.cellAt(b.x0, middle(b));
  if (!(right > a.x1 && left < b.x0 && left - right > settings.apartBoxes * a.size)) return false;
  return rules.levelAt((left + right) / 2, a.y0 - 3 * a.size, a.y1 + 3 * a.size).length === 0;
}

/** Headings of one ruled list have a rule over or under them that runs from one to the other, or none; what stands beside the list has its own */
function ruledAlike({ rules }: Frame, a: Phrase, b: Phrase): boolean {
  const [ofA, ofB] = [a, b].map((cell) =>
    rules.levelAt(centre(cell), cell.y0 - 3 * cell.size, cell.y1 + 3 * cell.size).map(middle),
  );
  if (!ofA?.length || !ofB?.length) return !ofA?.length && !ofB?.length;
  const between = [0.2, 0.4, 0.6, 0.8].map((part) => a.x1 + part * (b.x0 - a.x1));
  return ofA.some(
    (y) =>
      ofB.some((other) => Math.abs(y - other) < 1) && between.every((x) => rules.levelAt(x, y - 1, y + 1).length > 0),
  );
}
