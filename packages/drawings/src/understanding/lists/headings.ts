/** Headings of lists: the words of columns on one line or two, on top or at the bottom, lists beside each other apart. */

import { gradeIn, sectionOfCell, sectionsIn } from "@x/fabrication/members";
import { isHeading, type Meaning, meaningOf } from "../../vocabulary/column-meanings.ts";
import { anyOf } from "../../vocabulary/lexicon.ts";
import { centre, type Frame, middle, overlap, type Phrase } from "../reading-direction.ts";
import { zoneLetters } from "../zone-letters.ts";
import { withColumnsUnderSpans } from "./heads-over-heads.ts";
import { listsOfHeading } from "./lists-of-heading.ts";
import { settings } from "./settings.ts";
import { numberedStorey } from "./storeys.ts";
import type { Heading } from "./table.ts";

/** A column names the sections; else rows of their own must */
export const namesSections = ({ cells }: Heading): boolean =>
  cells.some(
    ({ meaning }) => meaning === "section" || meaning === "description" || meaning === "size" || meaning === "grade",
  );

/** In different rows of a grid */
const ruledApart = (frame: Frame, a: Phrase, b: Phrase): boolean =>
  [a, b].every(
    (one) =>
      frame.rules.horizontalBetween(Math.min(middle(a), middle(b)), Math.max(middle(a), middle(b)), centre(one)) !==
      undefined,
  );

/** Phrases at the height of one, two lines more on both sides, in their own order */
function byHeight(phrases: readonly Phrase[]): (seed: Phrase) => Phrase[] {
  const lines = settings.oneLineFurther;
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

/** L over 75x50x6 in the first row: a name of two lines */
const beginsName = (phrase: Phrase, figures: (phrase: Phrase) => Phrase[]): boolean =>
  /^\p{L}{1,4}$/u.test(phrase.text.trim()) &&
  figures(phrase).some(
    (below) =>
      below.y0 - phrase.y1 > -settings.overlapping * phrase.size &&
      below.y0 - phrase.y1 < settings.nextLine * phrase.size &&
      overlap(below, phrase) > 0 &&
      sectionsIn(below.text).length === 0 &&
      sectionOfCell(`${phrase.text} ${below.text}`)?.profile !== undefined,
  );

/** SECTION 2-2 */
const titleOfView = /^section\s+(\p{Lu}|\d)\s?-\s?\1$/iu;

const isFigure = ({ text }: Phrase): boolean => /^\d/.test(text) && !numberedStorey.test(text.trim());
const hasFigure = ({ text }: Phrase): boolean => /\d/.test(text) && !numberedStorey.test(text.trim());

export function headingsOf(frame: Frame): Heading[] {
  const letters = zoneLetters(frame.phrases);
  const figures = byHeight(frame.phrases.filter(isFigure));
  const candidates = frame.phrases.flatMap(apart).filter((phrase) => {
    const { text, struck } = phrase;
    return (
      !beginsName(phrase, figures) &&
      text.length <= 40 &&
      !isFigure(phrase) &&
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
  const numbers = byHeight(frame.phrases.filter(hasFigure));
  const beside = byHeight(candidates);
  const values = byHeight(frame.phrases.filter((phrase) => hasFigure(phrase) && meaningOf(phrase.text) === undefined));
  /** numbers on its line make it a row: "Column" is a heading elsewhere */
  const inRow = (phrase: Phrase, seed: Phrase) =>
    values(phrase).some(
      (other) =>
        Math.abs(middle(other) - middle(phrase)) < settings.sameLine * phrase.size &&
        Math.abs(centre(other) - centre(seed)) < 60 * seed.size &&
        sectionsIn(other.text).length === 0,
    );
  for (const seed of named) {
    if (used.has(seed) || meaningOf(seed.text) === undefined) continue;
    const near = beside(seed);
    const line = near.filter(
      (one) => words.has(one) && Math.abs(middle(one) - middle(seed)) < settings.onLine * seed.size,
    );
    const row = near.filter((phrase) => {
      // a text under several words heads the first rows: "Phase 1 (axes 1 - 5)"
      if (middle(phrase) > seed.y1 && line.filter((one) => overlap(one, phrase) > 0).length > 1) return false;
      if (
        used.has(phrase) ||
        phrase.size >= settings.otherSize * seed.size ||
        seed.size >= settings.otherSize * phrase.size
      )
        return false;
      const away = Math.abs(middle(phrase) - middle(seed));
      // one line further only for words of headings: there the first row may stand
      if (
        away < settings.onLine * seed.size ||
        // NOTES beside a list is not its heading
        (away < settings.oneLineFurther * seed.size &&
          meaningOf(seed.text) !== "other" &&
          words.has(phrase) &&
          !inRow(phrase, seed) &&
          !ruledApart(frame, phrase, seed))
      )
        return true;
      // beside headings of two lines, but not over or under a heading: that is a row; nor a label of a view beside them
      return (
        away < settings.halfLine * seed.size &&
        sectionsIn(phrase.text).length === 0 &&
        !near.some(
          (other) =>
            words.has(other) &&
            other !== phrase &&
            overlap(other, phrase) > 0 &&
            Math.abs(middle(other) - middle(seed)) < settings.halfLine * seed.size,
        )
      );
    });
    for (const heading of listsOfHeading(frame, withOtherLines(frame, row, beside, words, numbers, used), seed)) {
      found.push(heading);
      for (const phrase of heading.phrases) used.add(phrase);
    }
  }
  return withColumnsUnderSpans(frame, found);
}

/** Headings of two or three lines: the other lines of their cells, where such a line is made of words of headings */
function withOtherLines(
  frame: Frame,
  row: readonly Phrase[],
  /** candidates at the height of a phrase */
  beside: (phrase: Phrase) => Phrase[],
  named: ReadonlySet<Phrase>,
  /** numbers at the height of a phrase */
  figures: (phrase: Phrase) => Phrase[],
  used: ReadonlySet<Phrase>,
): Phrase[] {
  const all = [...row];
  const touches = (a: Phrase, b: Phrase) => {
    const [upper, lower] = a.y0 < b.y0 ? [a, b] : [b, a];
    return (
      overlap(a, b) > settings.some * Math.min(a.x1 - a.x0, b.x1 - b.x0) &&
      lower.y0 - upper.y1 < settings.nextLine * a.size &&
      lower.y0 - upper.y1 > -settings.overlapping * a.size &&
      a.size < settings.otherSize * b.size &&
      b.size < settings.otherSize * a.size &&
      frame.rules.horizontalBetween(middle(upper), middle(lower), centre(lower)) === undefined
    );
  };
  for (let pass = 0; pass < 2; pass++) {
    const around = new Set(all.flatMap(beside));
    const more = [...around].filter(
      (phrase) => !used.has(phrase) && !all.includes(phrase) && all.some((other) => touches(phrase, other)),
    );
    const known = more.filter((phrase) => named.has(phrase));
    if (more.length > 0 && more.every((phrase) => completes(phrase, all, touches, figures))) {
      all.push(...more);
      continue;
    }
    // a unit or "total" alone under its heading: [cm], m², tot.
    if (known.length === 1 && more.length === 1 && secondLine.test(known[0]?.text.trim() ?? "")) all.push(...known);
    all.push(...known.filter((phrase) => known.length === 1 && goesOn(phrase, all, touches, figures)));
    if (known.length < 2 || known.length < settings.many * more.length) break;
    const [y0, y1] = [Math.min(...known.map(middle)), Math.max(...known.map(middle))];
    const [x0, x1] = [Math.min(...all.map((one) => one.x0)), Math.max(...all.map((one) => one.x1))];
    // numbers beside them make it a row
    const numbers = known
      .flatMap(figures)
      .filter(
        (phrase) => middle(phrase) > y0 - 2 && middle(phrase) < y1 + 2 && centre(phrase) > x0 && centre(phrase) < x1,
      );
    if (numbers.length > 0) break;
    all.push(...known);
  }
  return all;
}

/** Jakost over oceli, a word that means nothing alone */
function completes(
  line: Phrase,
  heads: readonly Phrase[],
  touches: (a: Phrase, b: Phrase) => boolean,
  figures: (phrase: Phrase) => Phrase[],
): boolean {
  return (
    /^\p{Ll}+\.?$/u.test(line.text) &&
    !inRowOfNumbers(line, figures) &&
    heads.some(
      (head) =>
        head.y0 < line.y0 &&
        touches(line, head) &&
        meaningOf(`${head.text} ${line.text}`) === meaningOf(head.text) &&
        meaningOf(head.text) !== undefined,
    )
  );
}

const inRowOfNumbers = (line: Phrase, figures: (phrase: Phrase) => Phrase[]): boolean =>
  figures(line).some(
    (other) =>
      Math.abs(middle(other) - middle(line)) < settings.sameHeight * line.size && sectionsIn(other.text).length === 0,
  );

/** PAINT over AREA: one heading, where no row of numbers stands beside its second line */
function goesOn(
  line: Phrase,
  heads: readonly Phrase[],
  touches: (a: Phrase, b: Phrase) => boolean,
  figures: (phrase: Phrase) => Phrase[],
): boolean {
  const joint = heads.some(
    (head) =>
      head.y0 < line.y0 &&
      touches(line, head) &&
      meaningOf(line.text) === meaningOf(`${head.text} ${line.text}`) &&
      meaningOf(line.text) !== undefined,
  );
  return joint && !inRowOfNumbers(line, figures);
}

const ofWhat = [anyOf(({ parts }) => parts?.total), anyOf(({ parts }) => parts?.each)].join("|");
const secondLine = new RegExp(`^(?:[[(].{0,16}|m[²2]|(?:${ofWhat})\\.?)$`, "iu");

/** Words that are only the first or second line of a heading */
const halfHeading =
  /^(?:m[²2]|[[(]\s?(?:mm|cm|m|kg|m2|m²|kn|knm|szt\.?|ks|stk\.?|st\.?)\s?[\])]|unit|total|cut|item|piece|part|mark|member|no\.?|nr\.?|weight|wt\.?|qty\.?|size|section|steel|\(?mm\)?|\[mm\]|\(?kg\)?|\[kg\]|each|ea\.?|assembly|sub-piece|sub|off|ft\.?|in\.?|length)$/i;
