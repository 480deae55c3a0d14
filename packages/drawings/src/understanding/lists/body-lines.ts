/** The lines of a list: from its heading onwards, until they stop being rows of it. */
import { sectionOfCell } from "@x/fabrication/members";
import { isTotal } from "../../vocabulary/column-meanings.ts";
import { centre, type Frame, middle, overlap, type Phrase } from "../reading-direction.ts";
import { headsRevisions, isField } from "../title-fields.ts";
import { namesSections } from "./headings.ts";
import { settings } from "./settings.ts";
import type { Heading, Line } from "./table.ts";

export interface Way {
  readonly frame: Frame;
  readonly heading: Heading;
  /** of the letters of the heading */
  readonly size: number;
  /** a heading may stand at the bottom of its list */
  readonly direction: "down" | "up";
  /** where the next heading begins */
  readonly end: number;
}

export function bodyLines(way: Way, lines: readonly Line[]): Line[] {
  const body = new Body(way);
  for (const line of way.direction === "down" ? lines : [...lines].reverse()) if (!body.take(line)) break;
  return withoutStrangers(way, body.rows);
}

const hasFigure = ({ text }: Phrase): boolean => /(?:^|\s)\d/.test(text);

type Edges = readonly [top: number, bottom: number];

/** How a line stands to the rows before it */
interface Standing {
  readonly gap: number;
  /** of the row of a grid that it stands in */
  readonly box: Edges | undefined;
  /** its box begins where the last one ends */
  readonly follows: boolean;
  /** it stands in the box of the line before it */
  readonly within: boolean;
  readonly ruled: boolean;
  readonly isSum: boolean;
}

class Body {
  readonly rows: Line[] = [];
  readonly #way: Way;
  readonly #down: boolean;
  /** where the last row ends */
  #edge: number;
  #pitch = 0;
  /** lines one after the other that fit no column */
  #strangers = 0;
  /** after a sum, only what stands close to it still belongs to the list */
  #ended = false;
  #gridded = false;
  #last: Edges | undefined;
  /** where the last box of the grid ends */
  #floor: number | undefined;
  /** lines between the grid and the sum that stands beyond it */
  #outside = 0;

  constructor(way: Way) {
    this.#way = way;
    this.#down = way.direction === "down";
    this.#edge = this.#down ? way.heading.y1 : way.heading.y0;
    this.#floor = boxOf(way.frame, way.heading, way.heading)?.[this.#down ? 1 : 0];
  }

  /** Whether the list goes on behind this line */
  take(line: Line): boolean {
    const { heading } = this.#way;
    if (this.#isPastEnd(line)) return false;
    const standing = this.#standingOf(line);
    if (beginsGroup(heading, line)) this.#ended = false;
    if (this.#isTooFar(standing) || this.#headsAnother(line)) return false;
    // a list in a grid ends with its grid; a sum may stand under it, and the outermost row may be open
    if (this.#gridded && !standing.ruled && !standing.isSum && !outermost(heading, line)) {
      if (++this.#outside > 2) return false;
      this.#moveEdge(line);
      return true;
    }
    if (this.rows.length === 0) this.#gridded = standing.ruled;
    // headings of groups and sums are few; two in a row that fit nothing are other text
    this.#strangers = fitting(heading, line) || standing.within ? 0 : this.#strangers + 1;
    if (this.#strangers > 2) return false;
    this.#add(line, standing);
    return true;
  }

  #isPastEnd(line: Line): boolean {
    const { end } = this.#way;
    if (this.#down ? line.y1 > end : line.y0 < end) return true;
    // the title block begins, or a list of revisions
    return line.phrases.filter(({ text }) => isField(text)).length >= 2 || headsRevisions(line);
  }

  #standingOf(line: Line): Standing {
    const { frame, heading } = this.#way;
    const [last, floor] = [this.#last, this.#floor];
    const box = boxOf(frame, heading, line);
    // rows as tall as the sketch beside them: one box follows the other
    const follows = box !== undefined && floor !== undefined && Math.abs((this.#down ? box[0] : box[1]) - floor) < 3;
    const within = box !== undefined && last !== undefined && Math.abs(box[0] - last[0]) < 3;
    return {
      gap: this.#down ? line.y0 - this.#edge : this.#edge - line.y1,
      box,
      follows,
      within,
      ruled: follows || within || ruledRow(frame, heading, line),
      isSum: line.phrases.some(({ text }) => isTotal(text)),
    };
  }

  #isTooFar({ gap, follows, within, ruled, isSum }: Standing): boolean {
    const { size } = this.#way;
    const [ended, pitch] = [this.#ended, this.#pitch];
    const first = this.rows.length === 0 ? 5 * size : 0;
    const away = ended ? settings.rowAfterEnd : settings.row;
    const most = Math.max(away.size * size, away.pitch * pitch, first);
    if (gap <= most || follows || within) return false;
    return !(ruled && !ended && gap < 4 * size + pitch) && !(isSum && gap < 4 * size);
  }

  /** Words alone, three of them, further from the last numbers than rows are from each other */
  #headsAnother({ phrases, y0, y1 }: Line): boolean {
    if (phrases.length < 3 || phrases.some(hasFigure)) return false;
    const numbered = this.rows.filter((row) => row.phrases.some(hasFigure));
    const steps = numbered.slice(1).map((row, i) => Math.abs(middle(row) - middle(numbered[i] ?? row)));
    const last = numbered.at(-1);
    return last !== undefined && Math.abs(middle({ y0, y1 }) - middle(last)) > settings.steps * Math.min(...steps);
  }

  #add(line: Line, { gap, box, isSum }: Standing): void {
    this.rows.push(line);
    if (box) {
      this.#last = box;
      this.#floor = this.#down ? box[1] : box[0];
    }
    if (isSum) this.#ended = true;
    if (this.rows.length > 1 && gap > 0)
      this.#pitch = Math.max(this.#pitch, Math.min(gap + (line.y1 - line.y0), 6 * this.#way.size));
    this.#moveEdge(line);
  }

  #moveEdge(line: Line): void {
    this.#edge = this.#down ? Math.max(this.#edge, line.y1) : Math.min(this.#edge, line.y0);
  }
}

/** Without the lines at the end that fit no column, unless they are a sum */
function withoutStrangers({ heading, size, direction }: Way, lines: readonly Line[]): Line[] {
  const rows = [...lines];
  // the heading of a group with no row under it is that of the next list
  for (let end = rows.at(-1); direction === "down" && end && beginsGroup(heading, end); end = rows.at(-1)) rows.pop();
  for (let end = rows.at(-1); end && !fitting(heading, end); end = rows.at(-1)) {
    if (end.phrases.some(({ text }) => isTotal(text)) && end.phrases.some(({ text }) => /\d/.test(text))) break;
    const before = rows.at(-2);
    // the last line of a wrapped cell stays
    if (before && Math.max(end.y0 - before.y1, before.y0 - end.y1) < settings.onLine * size) break;
    rows.pop();
  }
  return rows;
}

/** A line that names a section and nothing else begins a group of rows, also after the sum of the group before it */
const beginsGroup = (heading: Heading, { phrases }: Line): boolean =>
  !namesSections(heading) && phrases.length <= 2 && sectionOfCell(phrases[0]?.text ?? "") !== undefined;

const outermost = (heading: Heading, line: Line): boolean =>
  fitting(heading, line) &&
  line.phrases.length >= settings.most * heading.cells.length &&
  line.phrases.some(({ text }) => sectionOfCell(text) !== undefined);

/** Upper and lower edge of the row of a grid whose first column is the heading's */
function boxOf(frame: Frame, heading: Heading, line: { readonly y0: number; readonly y1: number }): Edges | undefined {
  const at = heading.x0 + 1;
  const first = frame.rules.cellAt(at, middle(heading));
  const [left, top, right, bottom] = frame.rules.cellAt(at, middle(line));
  const alike = Math.abs(left - first[0]) < 3 && Math.abs(right - first[2]) < 3;
  // the border of the sheet is not a box of a list, nor is it where the box ends under the last rule of one
  const own = right - left < 2 * (heading.x1 - heading.x0) && asWide(frame, at, [top, bottom]);
  return alike && own && bottom - top < settings.box * frame.height ? [top, bottom] : undefined;
}

/** Upper and lower edge at a place begin and end alike */
function asWide({ rules }: Frame, x: number, [top, bottom]: Edges): boolean {
  const [over, under] = [top, bottom].map((y) => rules.levelAt(x, y - 1, y + 1));
  return (over ?? []).some((a) => (under ?? []).some((b) => Math.abs(a.x0 - b.x0) < 3 && Math.abs(a.x1 - b.x1) < 3));
}

const ruledRow = (frame: Frame, heading: Heading, line: Line): boolean => {
  const [left, top, right, bottom] = frame.rules.cellAt(heading.x0 + 1, (line.y0 + line.y1) / 2);
  return Number.isFinite(left) && Number.isFinite(right) && bottom - top < 8 * (line.y1 - line.y0);
};

/** At least two cells under headings, or a section */
function fitting(heading: Heading, line: Line): boolean {
  let under = 0;
  for (const { phrase } of heading.cells)
    if (
      line.phrases.some(
        (cell) => overlap(cell, phrase) > 0 || Math.abs(centre(cell) - centre(phrase)) < settings.near * phrase.size,
      )
    )
      under++;
  return (
    Math.min(under, line.phrases.length) >= 2 ||
    line.phrases.some(({ text }) => sectionOfCell(text)?.profile !== undefined)
  );
}
