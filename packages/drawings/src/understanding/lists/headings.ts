/** Headings of lists: the words of columns on one line or two, on top or at the bottom, lists beside each other apart. */

import { gradeIn, sectionOfCell, sectionsIn } from "../designation.ts";
import { centre, type Frame, middle, overlap, type Phrase, stacked } from "../reading-direction.ts";
import { anyOf } from "../words/lexicon.ts";
import { isHeading, type Meaning, meaningLike, meaningOf } from "./column-meanings.ts";

export interface Heading {
  readonly phrases: readonly Phrase[];
  readonly cells: readonly { readonly phrase: Phrase; readonly meaning: Meaning | undefined }[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** A column names the sections; else rows of their own must */
export const namesSections = ({ cells }: Heading): boolean =>
  cells.some(
    ({ meaning }) => meaning === "section" || meaning === "description" || meaning === "size" || meaning === "grade",
  );

const needed = new Set<Meaning>(["section", "size", "description", "length", "grade", "mark", "quantity", "feet"]);

/** In different rows of a grid */
const ruledApart = (frame: Frame, a: Phrase, b: Phrase): boolean =>
  [a, b].every(
    (one) =>
      frame.rules.horizontalBetween(Math.min(middle(a), middle(b)), Math.max(middle(a), middle(b)), centre(one)) !==
      undefined,
  );

/** Phrases at the height of one, two lines more on both sides, in their own order */
function byHeight(phrases: readonly Phrase[]): (seed: Phrase) => Phrase[] {
  const lines = 2.2;
  const step = 16;
  const bands = new Map<number, { readonly phrase: Phrase; readonly i: number }[]>();
  phrases.forEach((phrase, i) => {
    const key = Math.floor(middle(phrase) / step);
    const band = bands.get(key);
    if (band) band.push({ phrase, i });
    else bands.set(key, [{ phrase, i }]);
  });
  return (seed) => {
    const found: { readonly phrase: Phrase; readonly i: number }[] = [];
    const [from, to] = [middle(seed) - lines * seed.size, middle(seed) + lines * seed.size];
    for (let key = Math.floor(from / step); key <= Math.floor(to / step); key++) found.push(...(bands.get(key) ?? []));
    return found.sort((a, b) => a.i - b.i).map(({ phrase }) => phrase);
  };
}

/** A, B, C … along the edge of the sheet: far apart, above each other */
function zoneLetters(phrases: readonly Phrase[]): Set<Phrase> {
  const letters = phrases.filter(({ text }) => /^\p{Lu}$/u.test(text.trim()));
  return new Set(
    letters.filter((one) => {
      const column = letters.filter((other) => other !== one && Math.abs(centre(other) - centre(one)) < one.size);
      const steps = column.map((other) => Math.abs((other.text.codePointAt(0) ?? 0) - (one.text.codePointAt(0) ?? 0)));
      return steps.includes(1) && column.every((other) => Math.abs(middle(other) - middle(one)) > 8 * one.size);
    }),
  );
}

const unitLast = /\s[([]?(?:mm|cm|m|kg)[)\]]?$/i;
const weights: ReadonlySet<Meaning | undefined> = new Set(["mass", "unit mass", "total mass", "mass per metre"]);

/** Two headings that stand as close as words: QTÉ REPÈRE, LENGTH MM MATERIAL */
function apart(phrase: Phrase): Phrase[] {
  const { words, spans } = phrase;
  if (words.length < 2 || words.length > 5 || isHeading(phrase.text)) return [phrase];
  const whole = meaningOf(phrase.text);
  const part = (from: number, to: number): Phrase => ({
    ...phrase,
    text: words
      .slice(from, to)
      .map(({ text }) => text)
      .join(" "),
    x0: spans[from]?.[0] ?? phrase.x0,
    x1: spans[to - 1]?.[1] ?? phrase.x1,
    words: words.slice(from, to),
    spans: spans.slice(from, to),
  });
  for (let i = 1; i < words.length; i++) {
    const halves = [part(0, i), part(i, words.length)];
    const [first, second] = halves.map(({ text }) =>
      isHeading(text.replace(unitLast, "")) ? meaningOf(text) : undefined,
    );
    const unitLeft = /^(?:[([]|(?:mm|cm|m|kg)\b)/i.test(halves[1]?.text ?? "");
    // BEAM DETAILS is the title of a view
    const titled = [first, second].some((meaning) => meaning === "description" || meaning === "other");
    // words that mean something together are one heading, unless a unit ends the first
    const ended =
      whole === undefined || (unitLast.test(halves[0]?.text ?? "") && !(weights.has(first) && weights.has(second)));
    if (first === undefined || second === undefined || first === second || unitLeft) continue;
    if (ended && (!titled || unitLast.test(halves[0]?.text ?? ""))) return halves;
  }
  return [phrase];
}

/** SECTION 2-2 */
const titleOfView = /^section\s+(\p{Lu}|\d)\s?-\s?\1$/iu;

export function headingsOf(frame: Frame): Heading[] {
  const letters = zoneLetters(frame.phrases);
  const candidates = frame.phrases.flatMap(apart).filter((phrase) => {
    const { text, struck } = phrase;
    return (
      text.length <= 40 &&
      !/^\d/.test(text) &&
      !struck &&
      !letters.has(phrase) &&
      !titleOfView.test(text) &&
      gradeIn(text) === undefined
    );
  });
  const named = candidates.filter(
    ({ text }) => meaningOf(text) !== undefined || halfHeading.test(text.trim()) || secondLine.test(text.trim()),
  );
  const found: Heading[] = [];
  const used = new Set<Phrase>();
  const words = new Set(named);
  const beside = byHeight(candidates);
  const values = byHeight(frame.phrases.filter(({ text }) => /\d/.test(text) && meaningOf(text) === undefined));
  /** numbers on its line make it a row: "Column" is a heading elsewhere */
  const inRow = (phrase: Phrase, seed: Phrase) =>
    values(phrase).some(
      (other) =>
        Math.abs(middle(other) - middle(phrase)) < 0.4 * phrase.size &&
        Math.abs(centre(other) - centre(seed)) < 60 * seed.size &&
        sectionsIn(other.text).length === 0,
    );
  for (const seed of named) {
    if (used.has(seed) || meaningOf(seed.text) === undefined) continue;
    const near = beside(seed);
    const row = near.filter((phrase) => {
      if (used.has(phrase) || phrase.size >= 1.6 * seed.size || seed.size >= 1.6 * phrase.size) return false;
      const away = Math.abs(middle(phrase) - middle(seed));
      // one line further only for words of headings: there the first row may stand
      if (
        away < 0.6 * seed.size ||
        // NOTES beside a list is no heading of it
        (away < 2.2 * seed.size &&
          meaningOf(seed.text) !== "other" &&
          words.has(phrase) &&
          !inRow(phrase, seed) &&
          !ruledApart(frame, phrase, seed))
      )
        return true;
      // beside headings of two lines, but not over or under a heading: that is a row; nor a label of a view beside them
      return (
        away < 1.1 * seed.size &&
        sectionsIn(phrase.text).length === 0 &&
        !near.some(
          (other) =>
            words.has(other) &&
            other !== phrase &&
            overlap(other, phrase) > 0 &&
            Math.abs(middle(other) - middle(seed)) < 1.1 * seed.size,
        )
      );
    });
    for (const heading of splitHeading(frame, withOtherLines(frame, row, candidates, named, used), seed)) {
      found.push(heading);
      for (const phrase of heading.phrases) used.add(phrase);
    }
  }
  return found;
}

/** Headings of two or three lines: the other lines of their cells, where such a line is made of words of headings */
function withOtherLines(
  frame: Frame,
  row: readonly Phrase[],
  candidates: readonly Phrase[],
  named: readonly Phrase[],
  used: ReadonlySet<Phrase>,
): Phrase[] {
  const all = [...row];
  const touches = (a: Phrase, b: Phrase) => {
    const [upper, lower] = a.y0 < b.y0 ? [a, b] : [b, a];
    return (
      overlap(a, b) > 0.3 * Math.min(a.x1 - a.x0, b.x1 - b.x0) &&
      lower.y0 - upper.y1 < 0.9 * a.size &&
      lower.y0 - upper.y1 > -0.5 * a.size &&
      a.size < 1.6 * b.size &&
      b.size < 1.6 * a.size &&
      frame.rules.horizontalBetween(middle(upper), middle(lower), centre(lower)) === undefined
    );
  };
  for (let pass = 0; pass < 2; pass++) {
    const more = candidates.filter(
      (phrase) => !used.has(phrase) && !all.includes(phrase) && all.some((other) => touches(phrase, other)),
    );
    const known = more.filter((phrase) => named.includes(phrase));
    // a unit or "total" alone under its heading: [cm], m², tot.
    if (known.length === 1 && more.length === 1 && secondLine.test(known[0]?.text.trim() ?? "")) all.push(...known);
    if (known.length < 2 || known.length < 0.7 * more.length) break;
    const [y0, y1] = [Math.min(...known.map(middle)), Math.max(...known.map(middle))];
    const [x0, x1] = [Math.min(...all.map((one) => one.x0)), Math.max(...all.map((one) => one.x1))];
    // numbers beside them make it a row
    const numbers = frame.phrases.filter(
      (phrase) =>
        /\d/.test(phrase.text) &&
        middle(phrase) > y0 - 2 &&
        middle(phrase) < y1 + 2 &&
        centre(phrase) > x0 &&
        centre(phrase) < x1,
    );
    if (numbers.length > 0) break;
    all.push(...known);
  }
  return all;
}

const ofWhat = [anyOf(({ parts }) => parts?.total), anyOf(({ parts }) => parts?.each)].join("|");
const secondLine = new RegExp(`^(?:[[(].*|m[²2]|(?:${ofWhat})\\.?)$`, "iu");

/** Words that are only the first or second line of a heading */
const halfHeading =
  /^(?:m[²2]|[[(]\s?(?:mm|cm|m|kg|m2|m²|kn|knm|szt\.?|ks|stk\.?|st\.?)\s?[\])]|unit|total|cut|item|piece|part|mark|member|no\.?|nr\.?|weight|wt\.?|qty\.?|size|section|steel|\(?mm\)?|\[mm\]|\(?kg\)?|\[kg\]|each|ea\.?|assembly|sub-piece|sub|off|ft\.?|in\.?|length)$/i;

/** Cells of one heading row: two lines of one cell joined, two lists beside each other apart */
function splitHeading(frame: Frame, row: readonly Phrase[], seed: Phrase): Heading[] {
  const cells: Phrase[] = [];
  for (const phrase of [...row].sort((a, b) => a.x0 - b.x0)) {
    const index = cells.findIndex((cell) => {
      const shared = overlap(cell, phrase);
      if (shared <= 0.3 * Math.min(cell.x1 - cell.x0, phrase.x1 - phrase.x0)) return false;
      const upper = cell.y0 < phrase.y0 ? cell : phrase;
      const lower = upper === cell ? phrase : cell;
      return (
        lower.y0 - upper.y1 < 0.9 * seed.size &&
        frame.rules.horizontalBetween(middle(upper), middle(lower), centre(lower)) === undefined
      );
    });
    const cell = cells[index];
    if (cell) cells[index] = stacked([cell, phrase]);
    else cells.push(phrase);
  }
  const columns = withoutSpans(cells).sort((a, b) => a.x0 - b.x0);
  const again = repeated(columns);
  if (again) return again.flatMap((own) => headingsIn([own], row, seed));
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
      // the columns of a grid have one rule between them
      (cell.x0 - last.x1 > 60 * seed.size ||
        frame.rules.verticalsBetween(last.x1, cell.x0, middle(cell)) !== 1 ||
        underRule(frame, last) !== underRule(frame, cell));
    const second =
      meaning !== undefined &&
      (meaning === "mark" || meaning === "section") &&
      meanings.has(meaning) &&
      meanings.size >= 3 &&
      // a list names its sections: one that does not is not complete, nor is what is left without
      [group, columns.slice(columns.indexOf(cell))].every((own) => own.some(naming));
    if (far || second) {
      groups.push(group);
      group = [];
      meanings.clear();
    }
    group.push(cell);
    // N. counts, where a mark has its word beside it
    if (meaning && !(meaning === "mark" && /^(?:no|nr|n|num|núm)?[.°º]*$/iu.test(cell.text.trim())))
      meanings.add(meaning);
  }
  groups.push(group);
  return headingsIn(rejoined(groups, seed.size), row, seed);
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
      if (same && enough && known.length >= 0.6 * period)
        return Array.from({ length: times }, (_, i) => columns.slice(from + i * period, from + (i + 1) * period));
    }
  return undefined;
}

function headingsIn(groups: readonly (readonly Phrase[])[], row: readonly Phrase[], seed: Phrase): Heading[] {
  return groups.flatMap((all) => {
    // a hole or a plate of the view beside the list: Ø18
    const cells = all.filter(({ text }) => sectionOfCell(text)?.part !== true || meaningOf(text) !== undefined);
    const known = new Set(cells.map(meaningOfCell).filter((meaning) => meaning !== undefined));
    const useful = [...known].filter((meaning) => needed.has(meaning));
    const headed = cells.filter((cell) => meaningOfCell(cell) !== undefined).length;
    // L | 970 mm | Steel is a row
    if (cells.some(({ text }) => sectionOfCell(text)?.profile !== undefined)) return [];
    // B | 14.05.2024 | dimensions | MK is a row of revisions
    if (cells.some(({ text }) => /^\d{1,4}([./-])\d{1,2}\1\d{2,4}$/.test(text.trim()))) return [];
    // MK and "dimensions" beside each other are words of the sheet
    if (cells.length === 2 && !(known.has("section") || known.has("description"))) return [];
    // and so they are beside a letter of the frame
    if (useful.every((meaning) => meaning === "size" || meaning === "mark")) return [];
    if (useful.length < 2 || headed < 0.5 * cells.length || cells.length > 30) return [];
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
      after.x0 - before.x1 < (after.text.trim().length === 1 ? 20 : 40) * size &&
      [...theirs].some(naming) &&
      mine.every(
        (meaning) =>
          meaning !== undefined &&
          // beside sections a description is only a name
          (!naming(meaning) || (meaning === "description" && theirs.has("section"))) &&
          (repeatable(meaning) || !theirs.has(meaning)),
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

/** Headings of one ruled list have a rule over or under them, what stands beside the list has none */
const underRule = ({ rules }: Frame, cell: Phrase): boolean =>
  rules.horizontalBetween(cell.y0 - 3 * cell.size, cell.y1 + 3 * cell.size, centre(cell)) !== undefined;
