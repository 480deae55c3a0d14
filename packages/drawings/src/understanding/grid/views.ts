/** Views of a page: families of axes that cross, their title, scale, level and coordinates. */
import type { Message } from "@x/eurocode/message";
import { once } from "@x/fabrication/members";
import type { Axis, Box, View } from "../../model.ts";
import type { PageText } from "../../page-text.ts";
import { type Frame, type Phrase, pageBox } from "../reading-direction.ts";
import { type Family, familiesOf } from "./axes.ts";
import { type Coordinates, coordinatesOf, type Figure, valuesOf } from "./coordinates.ts";
import { isLevel, levelIn, type Title, titlesOf } from "./titles.ts";

/** Axes of one direction with their coordinates, and those of any other place between them */
export interface Ruler {
  readonly family: Family;
  readonly coordinates: Coordinates;
}

/** A plan whose axes have coordinates in both directions */
export interface Grid {
  readonly box: Box;
  readonly x: Ruler;
  readonly y: Ruler;
  readonly level_mm?: number;
}

export interface Grids {
  readonly views: readonly View[];
  readonly plans: readonly Grid[];
  readonly titles: readonly Title[];
  /** phrases in bubbles: they are no marks */
  readonly said: readonly Message[];
}

export const noGrids: Grids = { plans: [], titles: [], views: [], said: [] };

export function gridsOf(
  page: PageText,
  frames: readonly Frame[],
  inLists: ReadonlySet<Phrase>,
  sheetScale: number | undefined,
): Grids {
  const titles = titlesOf(frames, inLists);
  const families = familiesOf(page, frames);
  const figures = families.length === 0 ? { x: [], y: [] } : figuresOf(frames, inLists);
  const levels = levelsOf(frames, inLists);
  const found = paired(families).map(({ x, y }) => ({
    x,
    y,
    box: boxOf(x, y),
    kinds: x && y ? (["plan", "section", "elevation"] as const) : (["elevation", "section", "plan"] as const),
  }));
  const entitled = titlesOfViews(found, titles);
  const read = found.map((one, i) => {
    const title = entitled.get(i);
    const scale = title?.scale_ratio ?? sheetScale;
    return viewOf(page, { ...one, title, scale, others: found.map(({ box }) => box) }, figures, levels);
  });
  const used = new Set(entitled.values());
  const views = [
    ...read.map(({ view }) => view),
    ...titles.filter((title) => !used.has(title) && isOfView(title)).map((title) => viewOfTitle(page, title)),
  ];
  return {
    views: withOnlyLevels(views, levels),
    plans: read.flatMap(({ plan }) => plan ?? []),
    titles,
    said: once(read.flatMap(({ said }) => said)),
  };
}

/** Axes that belong together, with the title under them. */
interface Field {
  readonly x?: Family | undefined;
  readonly y?: Family | undefined;
  readonly box: Box;
  readonly title: Title | undefined;
  readonly scale: number | undefined;
  /** Boxes of all views of the page. */
  readonly others: readonly Box[];
}

interface ReadView {
  readonly view: View;
  /** Where it is a plan whose axes have coordinates. */
  readonly plan?: Grid;
  readonly said: readonly Message[];
}

function viewOf(page: PageText, field: Field, figures: Figures, levels: readonly Level[]): ReadView {
  const { box, title, scale } = field;
  const x = rulerOf(field.x, figures, scale, [box[1], box[3]]);
  const y = rulerOf(field.y, figures, scale, [box[0], box[2]]);
  const rulers = [x, y].flatMap((ruler) => ruler ?? []);
  const beside = levels.filter(({ at }) => isBeside(at, box));
  const kind = title?.kind ?? (field.x && field.y ? "plan" : beside.length > 0 ? "elevation" : "other");
  const isPlan = kind === "plan";
  const isNearest = (at: Level["at"]) => field.others.every((other) => awayFrom(at, box) <= awayFrom(at, other));
  const inside = beside.filter(({ at }) => isNearest(at));
  const level = isPlan ? (title?.level_mm ?? onlyLevel(inside) ?? onlyLevel(levels)) : undefined;
  const axes = rulers.flatMap(axesOf);
  const agree = rulers.flatMap(({ coordinates }) => coordinates.agree ?? []);
  const view: View = {
    kind,
    page: page.page,
    bbox: box,
    ...(title && { title: title.text }),
    ...(scale !== undefined && { scale_ratio: scale }),
    ...(level !== undefined && { level_mm: level }),
    ...(axes.length > 0 && { axes }),
    ...(agree.length > 0 && { dimensions_agree: agree.every((one) => one) }),
    ...(!isPlan && inside.length > 0 && { levels_mm: sorted(inside.map(({ mm }) => mm)) }),
  };
  const said = [field.x, field.y, x?.coordinates, y?.coordinates].flatMap((one) => one?.said ?? []);
  if (!isPlan || !x || !y) return { view, said };
  return { view, said, plan: { box, x, y, ...(level !== undefined && { level_mm: level }) } };
}

/** A title without axes: with a scale, or the name of a section. */
const isOfView = ({ scale_ratio, text }: Title): boolean => scale_ratio !== undefined || named.test(text);

const viewOfTitle = (page: PageText, { kind, box, text, scale_ratio, level_mm }: Title): View => ({
  kind,
  page: page.page,
  bbox: box,
  title: text,
  ...(scale_ratio !== undefined && { scale_ratio }),
  ...(kind === "plan" && level_mm !== undefined && { level_mm }),
});

/** An elevation or section by itself, without axes: the heights of the sheet are its own */
function withOnlyLevels(views: readonly View[], levels: readonly Level[]): readonly View[] {
  const [only] = views;
  if (views.length !== 1 || !only || levels.length === 0) return views;
  if (only.levels_mm || (only.kind !== "elevation" && only.kind !== "section")) return views;
  return [{ ...only, levels_mm: sorted(levels.map(({ mm }) => mm)) }];
}

const sorted = (heights: readonly number[]): number[] => [...new Set(heights)].sort((a, b) => a - b);

/** A-A, 1 - 1: a legend explains "section" too */
const named = /(?<![\p{L}\d])(?:\p{Lu}|\d{1,2})\s?[-–]\s?(?:\p{Lu}|\d{1,2})['’]?(?![\p{L}\d])/u;

type Figures = Readonly<Record<"x" | "y", readonly Figure[]>>;

function rulerOf(
  family: Family | undefined,
  figures: Figures,
  scale: number | undefined,
  field: readonly [number, number],
): Ruler | undefined {
  const coordinates = family && coordinatesOf(family, figures[family.along], scale, field);
  return family && coordinates && { family, coordinates };
}

/** Numbers of the page, as seen across upright and across level axes */
function figuresOf(frames: readonly Frame[], inLists: ReadonlySet<Phrase>): Figures {
  const found = frames.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => {
      const values = inLists.has(phrase) || phrase.text.length > 16 ? [] : valuesOf(phrase.text);
      if (values.length === 0) return [];
      const [x0, y0, x1, y1] = pageBox(phrase.words);
      return [{ text: phrase.text.trim(), x: (x0 + x1) / 2, y: (y0 + y1) / 2, size: phrase.size, values }];
    }),
  );
  return {
    x: found.map(({ x, y, ...rest }) => ({ ...rest, u: x, v: y })),
    y: found.map(({ x, y, ...rest }) => ({ ...rest, u: y, v: x })),
  };
}

interface Level {
  readonly at: readonly [number, number];
  readonly mm: number;
}

function levelsOf(frames: readonly Frame[], inLists: ReadonlySet<Phrase>): Level[] {
  return frames.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => {
      const mm = !inLists.has(phrase) && isLevel(phrase.text) ? levelIn(phrase.text) : undefined;
      if (mm === undefined) return [];
      const [x0, y0, x1, y1] = pageBox(phrase.words);
      return [{ at: [(x0 + x1) / 2, (y0 + y1) / 2] as const, mm }];
    }),
  );
}

const onlyLevel = (levels: readonly Level[]): number | undefined =>
  new Set(levels.map(({ mm }) => mm)).size === 1 ? levels[0]?.mm : undefined;

const awayFrom = ([x, y]: Level["at"], [x0, y0, x1, y1]: Box): number => Math.max(x0 - x, x - x1, y0 - y, y - y1, 0);

/** Levels stand a little beside their view, more so beside a wide one */
const isBeside = (at: Level["at"], box: Box): boolean => awayFrom(at, box) < Math.max(60, 0.25 * (box[2] - box[0]));

const ends = ({ axes }: Family): readonly [number, number] => [axes[0]?.at ?? 0, axes.at(-1)?.at ?? 0];
const reach = ({ axes }: Family): readonly [number, number] => [
  Math.min(...axes.map(({ from }) => from)),
  Math.max(...axes.map(({ to }) => to)),
];

/** Upright and level axes that cross, or whose stubs stand around the same field */
function paired(families: readonly Family[]): { readonly x?: Family; readonly y?: Family }[] {
  const uprights = families.filter(({ along }) => along === "x");
  const levels = families.filter(({ along }) => along === "y");
  const pairs = uprights.flatMap((x) => levels.map((y) => ({ x, y, away: apart(x, y) })));
  const used = new Set<Family>();
  const found: { readonly x?: Family; readonly y?: Family }[] = [];
  for (const { x, y, away } of pairs.sort((a, b) => a.away - b.away)) {
    if (used.has(x) || used.has(y) || away > near) continue;
    used.add(x).add(y);
    found.push({ x, y });
  }
  for (const family of families) {
    if (used.has(family) || found.some((pair) => cutsThrough(family, pair[family.along]) || isOtherEnd(family, pair)))
      continue;
    found.push(family.along === "x" ? { x: family } : { y: family });
  }
  return found;
}

/** Lines with names among the axes of a plan are sections through it */
function cutsThrough(family: Family, plan: Family | undefined): boolean {
  if (!plan || family.axes.length > plan.axes.length) return false;
  const [[a, b], [c, d]] = [ends(family), ends(plan)];
  const [[e, f], [g, h]] = [reach(family), reach(plan)];
  return a > c - 20 && b < d + 20 && Math.min(f, h) - Math.max(e, g) > 0.5 * Math.min(f - e, h - g);
}

/** The stubs of the same axes on the other side of the plan */
function isOtherEnd(family: Family, { x, y }: { readonly x?: Family; readonly y?: Family }): boolean {
  const [own, crossing] = family.along === "x" ? [x, y] : [y, x];
  if (!own || !crossing) return false;
  const same = family.axes.filter(({ name, at }) =>
    own.axes.some((axis) => axis.name === name && Math.abs(axis.at - at) < 2),
  );
  const [[a, b], [c, d]] = [reach(family), ends(crossing)];
  return same.length >= 0.7 * family.axes.length && Math.max(0, c - b, a - d) < near;
}

const near = 90;

/** how far the lines of one family end from the field of the other */
function apart(x: Family, y: Family): number {
  const outside = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => Math.max(0, c - b, a - d);
  return Math.max(outside(reach(x), ends(y)), outside(reach(y), ends(x)));
}

function boxOf(x: Family | undefined, y: Family | undefined): Box {
  const [x0, x1] = x ? ends(x) : reach(y as Family);
  const [y0, y1] = y ? ends(y) : reach(x as Family);
  return [x0, y0, x1, y1].map((value) => Math.round(value * 100) / 100) as unknown as Box;
}

interface Untitled {
  readonly box: Box;
  readonly kinds: readonly View["kind"][];
}

/** An office writes titles over its views or under them: on one sheet all alike */
function titlesOfViews(views: readonly Untitled[], titles: readonly Title[]): Map<number, Title> {
  const [over, under] = ([true, false] as const).map((above) => {
    const given = new Map<number, Title>();
    const used = new Set<Title>();
    let far = 0;
    const pairs = views.flatMap((view, i) =>
      titles.flatMap((title) => {
        const away = titleAway(view, title, above);
        return away === undefined ? [] : [{ i, title, away, rank: view.kinds.indexOf(title.kind) }];
      }),
    );
    for (const { i, title, away } of pairs.sort((a, b) => a.rank - b.rank || a.away - b.away)) {
      if (given.has(i) || used.has(title)) continue;
      given.set(i, title);
      used.add(title);
      far += away;
    }
    return { given, far };
  });
  if (!over || !under) return new Map();
  if (over.given.size !== under.given.size) return over.given.size > under.given.size ? over.given : under.given;
  return over.far < under.far ? over.given : under.given;
}

/** lines of axes may be stubs at the bubbles, below the view that they belong to */
const titleFar = 220;

/** how far a title stands over or under a view; undefined where it is not one of it */
function titleAway(
  { box: [x0, y0, x1, y1], kinds }: Untitled,
  { kind, box }: Title,
  above: boolean,
): number | undefined {
  if (!kinds.includes(kind) || box[0] > x1 || box[2] < x0 - 120) return undefined;
  const away = above ? y0 - box[3] : box[1] - y1;
  return away > -20 && away < Math.max(titleFar, 0.6 * (y1 - y0)) ? away : undefined;
}

function axesOf({ family, coordinates }: Ruler): Axis[] {
  const round = (value: number) => Math.round(value * 100) / 100;
  return family.axes.map(({ name, at, from, to }, i) => ({
    name,
    along: family.along,
    at_mm: Math.round((coordinates.at_mm[i] ?? 0) * 10) / 10,
    line:
      family.along === "x"
        ? [round(at), round(from), round(at), round(to)]
        : [round(from), round(at), round(to), round(at)],
  }));
}

/** mm at a place of the page: between the axes by their coordinates, beyond them by the scale */
export function mmAt({ family: { axes, along }, coordinates: { at_mm, mmPerPoint } }: Ruler, at: number): number {
  const way = along === "x" ? 1 : -1;
  const last = axes.length - 1;
  const [first, end] = [axes[0]?.at ?? 0, axes[last]?.at ?? 0];
  if (at <= first) return (at_mm[0] ?? 0) - way * (first - at) * mmPerPoint;
  if (at >= end) return (at_mm[last] ?? 0) + way * (at - end) * mmPerPoint;
  const i = axes.findIndex((axis, j) => at >= axis.at && at <= (axes[j + 1]?.at ?? Number.POSITIVE_INFINITY));
  const [a, b] = [axes[i]?.at ?? 0, axes[i + 1]?.at ?? 1];
  const share = (at - a) / (b - a);
  return (at_mm[i] ?? 0) + share * ((at_mm[i + 1] ?? 0) - (at_mm[i] ?? 0));
}
