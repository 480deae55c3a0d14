/** Where the piece of a label stands: the crossing of axes it is a column at, or the line of the beam it stands along. */
import type { Box, Place, Point } from "../../model.ts";
import type { PageText, Rule } from "../../page-text.ts";
import { type Frame, type Phrase, pageBox } from "../reading-direction.ts";
import { Leaders, type Tip } from "./leaders.ts";
import { type Grid, type Grids, mmAt, type Ruler } from "./views.ts";

/** A label or a mark on a view */
interface Labelled {
  readonly phrases: readonly Phrase[];
  readonly frame: Frame;
}

export interface LabelPlace {
  readonly kind: "column" | "beam";
  /** z is that of the plan's level; a column has one point */
  readonly place: Place;
  /** between the ends of its line */
  readonly measured?: { readonly length_mm: number; readonly confidence: number };
}

/** ends on dimensioned axes; ends on axes whose scale alone is known; ends of a line */
const betweenAxes = 0.75;
const byScale = 0.55;
const byLine = 0.45;

/** Keyed by the first phrase of each label */
export function placesOf(
  page: PageText,
  { plans }: Grids,
  labels: readonly Labelled[],
): Map<Phrase | undefined, LabelPlace> {
  const found = new Map<Phrase | undefined, LabelPlace>();
  if (plans.length === 0 || labels.length === 0) return found;
  const lines = { x: new Lines(page.rules, false), y: new Lines(page.rules, true) };
  const leaders = new Leaders(page);
  for (const plan of plans) {
    const all = labels
      .map((label) => ({ label, key: label.phrases[0], box: pageBox(label.phrases.flatMap(({ words }) => words)) }))
      .map((one) => ({ ...one, tips: tipsOf(one, plan, leaders) }))
      .filter(({ box, tips: [tip] }) => isBeside(tip ? pointAt(tip) : box, plan.box));
    // a label with a leader is where that points, wherever its words are; one with several is at more than one place
    for (const one of all) {
      const [tip, second] = one.tips;
      const place = tip && !second ? pointedAt(one, tip, plan, lines) : undefined;
      if (place) found.set(one.key, place);
    }
    const near = all.filter(({ tips }) => tips.length === 0);
    const columns = columnsOf(plan, near);
    for (const [key, place] of columns.places) found.set(key, place);
    const beams = near
      .filter(({ key }) => !columns.places.has(key) && !columns.doubtful.has(key))
      .flatMap((one) => {
        const line = lineOf(one, plan, lines);
        return line ? [{ ...one, line }] : [];
      });
    for (const one of beams) {
      const others = beams.filter((other) => other !== one && sameLine(other.line, one.line));
      const place = beamPlace(plan, one, others);
      if (place) found.set(one.key, place);
    }
  }
  return found;
}

interface Near {
  readonly label: Labelled;
  readonly key: Phrase | undefined;
  readonly box: Box;
}

const pointAt = ([x, y]: Tip): Box => [x, y, x, y];

function tipsOf(one: Near, plan: Grid, leaders: Leaders): readonly Tip[] {
  const { angle } = one.label.frame;
  if (angle % 90 !== 0) return [];
  const onAxes = ({ x0, y0, x1, y1 }: Rule) => {
    const { axes } = x1 - x0 < y1 - y0 ? plan.y.family : plan.x.family;
    const ends = x1 - x0 < y1 - y0 ? [y0, y1] : [x0, x1];
    return ends.every((end) => axes.some(({ at }) => Math.abs(at - end) < stopsShort));
  };
  return leaders.tipsOf({ box: one.box, upright: isUpright(one), size: sizeOf(one) }, onAxes);
}

/** a leader ends so near to what it points at, in heights of its letters */
const pointing = 1.2;

/** The crossing that a leader points at, or the line of a beam */
function pointedAt(
  one: Near,
  tip: Tip,
  plan: Grid,
  lines: { readonly x: Lines; readonly y: Lines },
): LabelPlace | undefined {
  const reach = pointing * sizeOf(one);
  const i = nearestAxis(plan.x, tip[0], tip[0]);
  const j = nearestAxis(plan.y, tip[1], tip[1]);
  const off = [(plan.x.family.axes[i]?.at ?? 0) - tip[0], (plan.y.family.axes[j]?.at ?? 0) - tip[1]].map(Math.abs);
  if (Math.max(...off) < reach) return columnPlace(plan, i, j);
  const near = ([upright, own]: readonly [boolean, Lines]) => {
    const [along, across] = upright ? [tip[1], tip[0]] : tip;
    return own.past(along, across - reach, across + reach).map((line) => ({ line, away: Math.abs(line.at - across) }));
  };
  const [nearest] = ([[false, lines.x], [true, lines.y]] as const).flatMap(near).sort((a, b) => a.away - b.away); // biome-ignore format: one line
  return nearest && beamPlace(plan, { ...one, box: pointAt(tip), line: nearest.line }, []);
}

function columnPlace(plan: Grid, i: number, j: number): LabelPlace {
  const [x, y] = [plan.x.coordinates.at_mm[i] ?? 0, plan.y.coordinates.at_mm[j] ?? 0];
  const point: Point = [round(x), round(y), plan.level_mm ?? 0];
  const text = named(plan.x.family.axes[i]?.name ?? "", plan.y.family.axes[j]?.name ?? "", plan.level_mm);
  return { kind: "column", place: { start: point, end: point, text, from: "grid" } };
}

const isBeside = ([x0, y0, x1, y1]: Box, plan: Box): boolean => {
  const margin = 40;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > plan[0] - margin && x < plan[2] + 2 * margin && y > plan[1] - margin && y < plan[3] + margin;
};

const sizeOf = ({ label }: Near): number => Math.max(...label.phrases.map(({ size }) => size));

/** a column's label stands so many letters from its crossing at most */
const nearCrossing = 3;
/** nearer to the middle of a bay stands what spans it; in between, who stands nearer to the middle than another does */
const middleShare = 0.12;
const sideShare = 0.5;

interface Columns {
  readonly places: ReadonlyMap<Phrase | undefined, LabelPlace>;
  /** labels that may belong to the column or to the beam */
  readonly doubtful: ReadonlySet<Phrase | undefined>;
}

/** The label nearest to each crossing, where it stands at the crossing rather than along a beam */
function columnsOf(plan: Grid, labels: readonly Near[]): Columns {
  const found = new Map<Phrase | undefined, LabelPlace>();
  const doubtful = new Set<Phrase | undefined>();
  const standing = labels.map((one) => ({ one, ...standingOf(plan, one) }));
  const candidates = standing.filter(({ one, away, off, bay }) => {
    if (away > nearCrossing * sizeOf(one) || off < middleShare) return false;
    const rival = standing.some(
      (other) =>
        other.one !== one &&
        other.bay === bay &&
        isUpright(other.one) === isUpright(one) &&
        other.off < off - 0.1 &&
        acrossOf(other.one, one) < 3 * sizeOf(one),
    );
    if (off <= sideShare && !rival) doubtful.add(one.key);
    return off > sideShare || rival;
  });
  const taken = new Set<string>();
  for (const { one, i, j } of candidates.sort((a, b) => a.away - b.away)) {
    const at = `${i} ${j}`;
    if (taken.has(at) || found.has(one.key)) continue;
    taken.add(at);
    found.set(one.key, columnPlace(plan, i, j));
  }
  return { places: found, doubtful };
}

/** its nearest crossing and how far that is; the bay it stands in, and how far from the middle of that */
function standingOf(plan: Grid, one: Near) {
  const [x0, y0, x1, y1] = one.box;
  const i = nearestAxis(plan.x, x0, x1);
  const j = nearestAxis(plan.y, y0, y1);
  const [x, y] = [plan.x.family.axes[i]?.at ?? 0, plan.y.family.axes[j]?.at ?? 0];
  const [ruler, at] = isUpright(one) ? [plan.y, (y0 + y1) / 2] : [plan.x, (x0 + x1) / 2];
  return {
    i,
    j,
    away: Math.hypot(Math.max(x0 - x, x - x1, 0), Math.max(y0 - y, y - y1, 0)),
    off: offMiddle(ruler, at),
    bay: ruler.family.axes.findIndex((axis) => axis.at > at),
  };
}

/** the gap between two labels across their direction */
function acrossOf({ box: a }: Near, one: Near): number {
  const [low, high] = isUpright(one) ? [0, 2] : [1, 3];
  return Math.max((a[low] ?? 0) - (one.box[high] ?? 0), (one.box[low] ?? 0) - (a[high] ?? 0), 0);
}

const isUpright = ({ label: { frame } }: Near): boolean => frame.angle === 90 || frame.angle === 270;

function nearestAxis({ family: { axes } }: Ruler, from: number, to: number): number {
  const away = axes.map(({ at }) => Math.max(from - at, at - to, 0));
  return away.indexOf(Math.min(...away));
}

/** 0 in the middle of a bay, 1 at its axes and beyond */
function offMiddle({ family: { axes } }: Ruler, at: number): number {
  const next = axes.findIndex((axis) => axis.at > at);
  const [a, b] = [axes[next - 1]?.at, axes[next]?.at];
  return a === undefined || b === undefined ? 1 : Math.abs(at - (a + b) / 2) / ((b - a) / 2);
}

/** A line of the page along a label: from and to along it, at across it */
interface Line {
  readonly upright: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const sameLine = (a: Line, b: Line): boolean =>
  a.upright === b.upright && Math.abs(a.at - b.at) < 1.5 && Math.min(a.to, b.to) - Math.max(a.from, b.from) > 0;

/** Lines of one direction, dashes put together, found by their place across */
class Lines {
  readonly #upright: boolean;
  readonly #rows = new Map<number, Line[]>();

  constructor(rules: readonly Rule[], upright: boolean) {
    this.#upright = upright;
    const rows = new Map<number, Line[]>();
    for (const { x0, y0, x1, y1 } of rules) {
      if (upright !== x1 - x0 < y1 - y0) continue;
      const line = upright
        ? { upright, at: (x0 + x1) / 2, from: y0, to: y1 }
        : { upright, at: (y0 + y1) / 2, from: x0, to: x1 };
      const key = Math.round(line.at);
      const row = rows.get(key);
      if (row) row.push(line);
      else rows.set(key, [line]);
    }
    for (const [key, row] of rows) this.#rows.set(key, undashed(row));
  }

  /** those that run past a place, between two places across */
  past(along: number, from: number, to: number): Line[] {
    const found: Line[] = [];
    for (let key = Math.floor(from); key <= Math.ceil(to); key++)
      for (const line of this.#rows.get(key) ?? [])
        if (line.at >= from && line.at <= to && line.from <= along && line.to >= along) found.push(line);
    return found;
  }

  get upright(): boolean {
    return this.#upright;
  }
}

/** Short lines behind one another are the dashes of one; long ones stay what they are */
function undashed(row: readonly Line[]): Line[] {
  const short = 25;
  const found: Line[] = [];
  for (const line of [...row].sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    const dashes = last && Math.min(line.to - line.from, last.to - last.from) < short;
    const gap = last ? line.from - last.to : Number.POSITIVE_INFINITY;
    if (last && gap < (dashes ? 7 : 0.5)) found[found.length - 1] = { ...last, to: Math.max(last.to, line.to) };
    else found.push(line);
  }
  return found;
}

/** The line that a label stands along: beside it, or between its lines */
function lineOf(one: Near, plan: Grid, { x, y }: { readonly x: Lines; readonly y: Lines }): Line | undefined {
  const { angle } = one.label.frame;
  if (angle % 90 !== 0) return undefined;
  const [x0, y0, x1, y1] = one.box;
  const upright = isUpright(one);
  const size = sizeOf(one);
  const [from, to, low, high] = upright ? [y0, y1, x0, x1] : [x0, x1, y0, y1];
  const [first, last] = upright ? [plan.box[0], plan.box[2]] : [plan.box[1], plan.box[3]];
  const beside = 1.6;
  return (upright ? y : x)
    .past((from + to) / 2, low - beside * size, high + beside * size)
    .filter((line) => line.at > first - 4 && line.at < last + 4 && line.to - line.from > 1.3 * (to - from))
    .map((line) => ({ line, away: Math.max(low - line.at, line.at - high, 0) }))
    .sort((a, b) => a.away - b.away || b.line.to - b.line.from - (a.line.to - a.line.from))[0]?.line;
}

/** an end that stops so near to an axis is a beam's end at what stands there */
const stopsShort = 14;

interface End {
  readonly mm: number;
  readonly axis?: string;
}

function beamPlace(
  plan: Grid,
  one: Near & { readonly line: Line },
  others: readonly (Near & { readonly line: Line })[],
): LabelPlace | undefined {
  const { line } = one;
  const [along, across] = line.upright ? [plan.y, plan.x] : [plan.x, plan.y];
  const middle = line.upright ? (one.box[1] + one.box[3]) / 2 : (one.box[0] + one.box[2]) / 2;
  const onAxis = across.family.axes.find((axis) => Math.abs(axis.at - line.at) < 2);
  const reach = reachAlong(along, line, middle, onAxis !== undefined, others.length > 0);
  if (!reach) return undefined;
  const [from, to] = reach;
  if (to - from < 20 || Math.abs(middle - (from + to) / 2) > 0.42 * (to - from)) return undefined;
  const start = endAt(along, from, to - from);
  const end = endAt(along, to, to - from);
  const length_mm = Math.round(Math.abs(end.mm - start.mm));
  if (length_mm < 200) return undefined;
  const at = round(
    onAxis ? (across.coordinates.at_mm[across.family.axes.indexOf(onAxis)] ?? 0) : mmAt(across, line.at),
  );
  const z = plan.level_mm ?? 0;
  const point = (mm: number): Point => (line.upright ? [at, round(mm), z] : [round(mm), at, z]);
  const [low, high] = start.mm < end.mm ? [start, end] : [end, start];
  const gridded = start.axis !== undefined && end.axis !== undefined;
  const text = nameOfBeam(line.upright, onAxis?.name ?? between(across, line.at), spanOf(along, start, end), plan);
  return {
    kind: "beam",
    place: {
      start: point(low.mm),
      end: point(high.mm),
      ...(text !== undefined && { text }),
      from: gridded && onAxis ? "grid" : "measured",
    },
    measured: { length_mm, confidence: !gridded ? byLine : along.coordinates.agree ? betweenAxes : byScale },
  };
}

/**
 * From where to where the beam of a line goes. The line of an axis says nothing of where a beam ends, and one line may carry
 * the beams of several bays: then it is the bay of the label.
 */
function reachAlong(
  { family: { axes } }: Ruler,
  line: Line,
  middle: number,
  isOnAxis: boolean,
  isShared: boolean,
): readonly [number, number] | undefined {
  const isAxis = isOnAxis && (line.from < (axes[0]?.at ?? 0) - 5 || line.to > (axes.at(-1)?.at ?? 0) + 5);
  if (!isAxis && !isShared) return [line.from, line.to];
  const next = axes.findIndex((axis) => axis.at > middle);
  const [a, b] = [axes[next - 1]?.at, axes[next]?.at];
  if (a === undefined || b === undefined) return undefined;
  return isAxis ? [a, b] : [Math.max(a, line.from), Math.min(b, line.to)];
}

/** Upright axes first */
const nameOfBeam = (upright: boolean, own: string | undefined, span: string | undefined, { level_mm }: Grid) =>
  own === undefined || span === undefined ? undefined : named(upright ? own : span, upright ? span : own, level_mm);

function endAt(ruler: Ruler, at: number, length: number): End {
  const { axes } = ruler.family;
  const i = nearestAxis(ruler, at, at);
  const axis = axes[i];
  const near = axis && Math.abs(axis.at - at) < Math.min(stopsShort, 0.15 * length);
  return near ? { mm: ruler.coordinates.at_mm[i] ?? 0, axis: axis.name } : { mm: mmAt(ruler, at) };
}

/** `A-B`: the axes on both sides */
function between({ family: { axes } }: Ruler, at: number): string | undefined {
  const next = axes.findIndex((axis) => axis.at > at);
  const [a, b] = [axes[next - 1]?.name, axes[next]?.name];
  return a === undefined || b === undefined ? undefined : `${a}-${b}`;
}

function spanOf(ruler: Ruler, start: End, end: End): string | undefined {
  if (start.axis !== undefined && end.axis !== undefined) return `${start.axis}-${end.axis}`;
  const { axes } = ruler.family;
  const { at_mm } = ruler.coordinates;
  const middle = (start.mm + end.mm) / 2;
  const next = axes.findIndex((_, i) => i > 0 && (middle - (at_mm[i - 1] ?? 0)) * (middle - (at_mm[i] ?? 0)) <= 0);
  const [a, b] = [axes[next - 1]?.name, axes[next]?.name];
  return a === undefined || b === undefined ? undefined : `${a}-${b}`;
}

/** Letters first: `B/2-3 +4.200` */
function named(one: string, other: string, level: number | undefined): string {
  const [first, second] = /^\d/.test(one) && !/^\d/.test(other) ? [other, one] : [one, other];
  const height = level === undefined ? "" : ` ${level < 0 ? "-" : "+"}${(Math.abs(level) / 1000).toFixed(3)}`;
  return `${first}/${second}${height}`;
}

const round = (mm: number) => Math.round(mm);
