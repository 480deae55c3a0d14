/** Coordinates of axes: the dimensions between them, held against their distances on the page and the scale. */
import type { Message } from "@x/eurocode/message";
import { feetAndInches, inOne } from "@x/fabrication/members";
import type { Family } from "./axes.ts";
import { says } from "./says.ts";

/** A number on the page, as it may be meant: u across the axes, v along them */
export interface Figure {
  readonly text: string;
  readonly u: number;
  readonly v: number;
  readonly size: number;
  /** in mm, by each unit it may be in */
  readonly values: readonly number[];
}

export interface Coordinates {
  /** of each axis, from the first one on the page */
  readonly at_mm: readonly number[];
  /** mm of the building for each point of the page */
  readonly mmPerPoint: number;
  /** dimensions confirm the distances, or contradict them; undefined where there are none */
  readonly agree: boolean | undefined;
  readonly said: readonly Message[];
}

/** `6000`, `6.000`, `6 000 mm`, `6,00`, `20'-0"`; what else a number may be is left to who compares it */
export function valuesOf(text: string): number[] {
  const s = text
    .trim()
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/^\(\s*(.*\S)\s*\)$/, "$1");
  const feet = feetAndInches(s);
  if (feet !== undefined) return [feet];
  const found = /^(\d{1,3}(?:[ .,']\d{3})+|\d+(?:[.,]\d{1,3})?)\s*(mm|cm|m)?$/i.exec(s);
  if (!found?.[1]) return [];
  const [, number, unit] = found;
  const grouped = /^\d{1,3}(?:[ .,']\d{3})+$/.test(number);
  const value = grouped ? Number(number.replace(/\D/g, "")) : Number(number.replace(",", "."));
  if (!(value > 0)) return [];
  if (unit !== undefined) return [value * ({ mm: 1, cm: 10, m: 1000 }[unit.toLowerCase()] ?? 1)];
  if (grouped) return [value];
  return Number.isInteger(value) && !/[.,]/.test(number)
    ? [value, 10 * value, 1000 * value]
    : [1000 * value, value, 10 * value];
}

const pointMm = 25.4 / 72;
/** printed and drawn agree: a hair's breadth of the pen, and rounding */
const agreesWithin = 0.012;
const leastAgreesWithin = 20;
const sameScale = 0.015;
/** from the lines of the axes to the chain of their dimensions */
const farFromLine = 150;
const mostFigures = 1500;
/** of a drawing with a grid */
const leastScale = 4;
const mostScale = 2500;
const mostVotes = 3000;

interface Spanning {
  readonly figure: Figure;
  readonly i: number;
  readonly j: number;
  readonly gap: number;
}

/** `field`: from and to along the axes, of the view that they cross */
export function coordinatesOf(
  { axes, along }: Family,
  all: readonly Figure[],
  scale: number | undefined,
  field: readonly [number, number],
): Coordinates | undefined {
  const at = axes.map((axis) => axis.at);
  const low = Math.min(field[0], ...axes.map(({ from }) => from)) - farFromLine;
  const high = Math.max(field[1], ...axes.map(({ to }) => to)) + farFromLine;
  const figures = all.filter(({ v }) => v > low && v < high).slice(0, mostFigures);
  const spanning = figures.flatMap((figure) => spansOf(figure, at));
  const given = scale === undefined ? undefined : scale * pointMm;
  const found = ratioOf(spanning, given, axes.length);
  const mmPerPoint = found?.ratio ?? given;
  if (mmPerPoint === undefined) return undefined;
  const said: Message[] = [];
  if (found && given !== undefined && Math.abs(found.ratio / given - 1) > sameScale)
    said.push(says.scale({ axes: namesOf(axes), found: round(found.ratio / pointMm), given: scale ?? 0 }));
  const fits = ({ gap }: Spanning, value: number) =>
    Math.abs(value - gap * mmPerPoint) <= Math.max(leastAgreesWithin, agreesWithin * value);
  const bays: { readonly mm: number; readonly printed: boolean }[] = [];
  const against: Message[] = [];
  for (let i = 0; i + 1 < at.length; i++) {
    const own = spanning.filter((one) => one.i === i && one.j === i + 1);
    const drawn = ((at[i + 1] ?? 0) - (at[i] ?? 0)) * mmPerPoint;
    const right = own.flatMap((one) => one.figure.values.filter((value) => fits(one, value)))[0];
    if (right !== undefined) {
      bays.push({ mm: right, printed: true });
      continue;
    }
    // a dimension of the chain that the others of it confirm, or a chain that has one for each bay
    const [wrong] = own
      .filter(({ figure }) => found?.chain.has(Math.round(figure.v)) ?? isWhole(spanning, figure, at.length))
      .flatMap(({ figure }) => {
        const value = nearest(figure.values, drawn);
        return value !== undefined && value > 0.25 * drawn && value < 4 * drawn ? [{ figure, value }] : [];
      });
    if (wrong) {
      against.push(
        says.bay({
          axes: `${axes[i]?.name}–${axes[i + 1]?.name}`,
          printed: wrong.figure.text,
          drawn: round(drawn),
        }),
      );
      bays.push({ mm: wrong.value, printed: true });
    } else bays.push({ mm: Math.round(drawn), printed: false });
  }
  said.push(...disagreeing(against));
  const whole = bays.reduce((sum, { mm }) => sum + mm, 0);
  const total = spanning.find(
    (one) =>
      at.length > 2 && one.i === 0 && one.j === at.length - 1 && one.figure.values.some((value) => fits(one, value)),
  );
  const printedTotal = total && nearest(total.figure.values, whole);
  if (printedTotal !== undefined && bays.every(({ printed }) => printed) && Math.abs(printedTotal - whole) > 2)
    said.push(says.sum({ axes: namesOf(axes), sum: round(whole), printed: total?.figure.text ?? "" }));
  const at_mm = [0];
  for (const { mm } of bays) at_mm.push((at_mm.at(-1) ?? 0) + mm);
  return {
    // the plan's y goes up, the page's down
    at_mm: along === "x" ? at_mm : at_mm.map((mm) => whole - mm),
    mmPerPoint,
    agree: against.length > 0 ? false : found === undefined ? undefined : true,
    said,
  };
}

/** Three bays are named. */
function disagreeing(against: readonly Message[]): Message[] {
  const [first, ...more] = against.slice(0, 3);
  if (!first) return [];
  return [(against.length > 3 ? says.againstMore : says.against)({ bays: inOne([first, ...more]) })];
}

const namesOf = (axes: Family["axes"]) => `${axes[0]?.name}–${axes.at(-1)?.name}`;
const round = (x: number) => Math.round(x * 10) / 10;
const nearest = (values: readonly number[], to: number): number | undefined =>
  [...values].sort((a, b) => Math.abs(Math.log(a / to)) - Math.abs(Math.log(b / to)))[0];

/** Pairs of axes that a number stands in the middle of */
function spansOf(figure: Figure, at: readonly number[]): Spanning[] {
  const found: Spanning[] = [];
  const last = at.length - 1;
  for (let i = 0; i < last; i++)
    for (const j of i === 0 && last > 1 ? [i + 1, last] : [i + 1]) {
      const [a = 0, b = 0] = [at[i], at[j]];
      if (Math.abs((a + b) / 2 - figure.u) < Math.max(0.5 * figure.size, 0.05 * (b - a)))
        found.push({ figure, i, j, gap: b - a });
    }
  return found;
}

/** a row of numbers with one for each bay */
const isWhole = (spanning: readonly Spanning[], { v }: Figure, axes: number): boolean => {
  const row = spanning.filter(({ figure, i, j }) => j === i + 1 && Math.abs(figure.v - v) < 2);
  return new Set(row.map(({ i }) => i)).size === axes - 1;
};

/** mm for a point that most bays agree on */
function ratioOf(
  spanning: readonly Spanning[],
  given: number | undefined,
  axes: number,
): { readonly ratio: number; readonly chain: ReadonlySet<number> } | undefined {
  const votes = spanning
    .flatMap((one) => one.figure.values.map((value) => ({ one, ratio: value / one.gap })))
    .filter(({ ratio }) => ratio > leastScale * pointMm && ratio < mostScale * pointMm);
  votes.sort((a, b) => a.ratio - b.ratio).splice(mostVotes);
  let best: { ratio: number; covers: number; near: number; votes: typeof votes } | undefined;
  let from = 0;
  votes.forEach(({ ratio }, to) => {
    while ((votes[from]?.ratio ?? ratio) < ratio / (1 + agreesWithin)) from++;
    const own = votes.slice(from, to + 1);
    const covers = new Set(own.map(({ one }) => `${one.i} ${one.j}`)).size;
    const middle = own[own.length >> 1]?.ratio ?? ratio;
    const near = given === undefined ? 0 : Math.abs(Math.log(middle / given));
    // the scale of the sheet is a witness of its own
    const weight = covers * (given !== undefined && near < sameScale ? 2 : 1);
    const bestWeight = best ? best.covers * (given !== undefined && best.near < sameScale ? 2 : 1) : -1;
    if (!best || weight > bestWeight || (weight === bestWeight && near < best.near - 1e-9))
      best = { ratio: middle, covers, near, votes: own };
  });
  if (!best) return undefined;
  const agrees = given !== undefined && best.near < sameScale;
  // two numbers may agree by chance on a wrong unit or a row of another thing
  const enough =
    agrees ||
    best.covers >= Math.max(2, 0.6 * (axes - 1)) ||
    (given === undefined && axes === 2 && isUsual(best.ratio));
  if (!enough) return undefined;
  return {
    ratio: agrees && given !== undefined ? given : best.ratio,
    chain: new Set(best.votes.map(({ one }) => Math.round(one.figure.v))),
  };
}

const usualScales = [5, 10, 15, 20, 25, 30, 33.3, 40, 50, 75, 100, 125, 150, 200, 250, 500];
const isUsual = (ratio: number): boolean =>
  usualScales.some((scale) => [1, Math.SQRT2, 2].some((copy) => Math.abs(ratio / pointMm / (scale * copy) - 1) < 0.01));
