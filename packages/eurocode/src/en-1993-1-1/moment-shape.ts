import type { Message } from "../basis/message.ts";
import type { Point } from "./beam-buckling.ts";
import { says } from "./says-of-buckling.ts";
import { says as input } from "./says-of-input.ts";
import type { Diagram, MomentShapeName } from "./schema.ts";

// How a moment runs between two ends, and what the standard reads from it: C_1, C_2, C_3 of M_cr, k_c, C_m of Table B.3,
// and the deflection that Table A.2 asks for.

export interface MomentShape {
  readonly name: MomentShapeName | "diagram";
  /** of the end moments, smaller over greater */
  readonly psi: number;
  /** both signs occur along the member */
  readonly reverses: boolean;
  /** of a diagram only, relative to its greatest moment */
  readonly diagram?: DiagramFigures;
}

export interface DiagramFigures {
  /** greatest |M| as given, with its sign */
  readonly M_max: number;
  /** at the quarter points, over M_max */
  readonly M_2: number;
  readonly M_3: number;
  readonly M_4: number;
  /** greater end and midspan, over M_max */
  readonly M_h: number;
  readonly M_s: number;
  /** greatest deflection times E I / (M_max L²), ends pinned */
  readonly delta: number;
  /** greatest step of the diagram, where a couple acts */
  readonly jump: number;
  /** greatest moment beyond what Table B.3 draws through both ends and midspan; 0 where none does */
  readonly standsOut: number;
  /** all of it, over M_max */
  readonly points: readonly Point[];
  /** ∫ m (1 + cos 2πx) dx: what asymmetry sees of the diagram */
  readonly mean: number;
}

/** C_1 and C_2 with k_z = k_w = 1; the ratio C_3 / C_1; k_c of Table 6.6; C_m of Table B.3. */
export const shapeFactors = {
  udl: { C_1: 1.127, C_2: 0.454, C_3: 0.525, k_c: 0.94, C_m: 0.95 },
  "point-load": { C_1: 1.348, C_2: 0.63, C_3: 0.411, k_c: 0.86, C_m: 0.9 },
  "udl-fixed": { C_1: 2.578, C_2: 1.554, C_3: 0.753, k_c: 0.9, C_m: 0.5 },
  "point-load-fixed": { C_1: 1.683, C_2: 1.645, C_3: 0.682, k_c: 0.77, C_m: 0.8 },
} as const;

/** What a table's row is for. */
export const noteOfShape = {
  udl: says.udl,
  "point-load": says.pointLoad,
  "udl-fixed": says.udlFixed,
  "point-load-fixed": says.pointLoadFixed,
} as const satisfies Readonly<Record<keyof typeof shapeFactors, Message>>;

/** Deflection of the pinned member under its moments, over M L² / (E I): fixed ends bend back as much as their moments say. */
export const fixedEndDeflection = { "udl-fixed": 1 / 32, "point-load-fixed": 1 / 24 } as const;

export const uniform: MomentShape = { name: "linear", psi: 1, reverses: false };

export function namedShape(name: MomentShapeName | undefined, psi: number | undefined): MomentShape {
  if ((name === undefined || name === "linear") && (psi === undefined || psi === 1)) return uniform;
  const fixed = name === "udl-fixed" || name === "point-load-fixed";
  return {
    name: name ?? "linear",
    psi: psi ?? 1,
    reverses: fixed || ((name ?? "linear") === "linear" && (psi ?? 1) < 0),
  };
}

export function pointsOf(diagram: Diagram): Point[] {
  return diagram.map((entry, i) =>
    typeof entry === "number" ? { x: i / (diagram.length - 1), M: entry } : { x: entry.x_fraction, M: entry.M },
  );
}

/** A program writes zeros where there is no moment. */
export const isEmpty = (diagram: Diagram): boolean => pointsOf(diagram).every(({ M }) => Math.abs(M) < 1e-9);

/** What is wrong with a diagram, if anything. */
export function diagramProblem(diagram: Diagram): Message | undefined {
  const points = pointsOf(diagram);
  if (points[0]?.x !== 0 || points.at(-1)?.x !== 1) return input.wholeDiagram;
  if (points.some(({ x }, i) => i > 0 && x < (points[i - 1]?.x ?? 0))) return input.fallingDiagram;
  if (isEmpty(diagram)) return input.zeroDiagram;
  return undefined;
}

export function diagramShape(diagram: Diagram): MomentShape & { readonly diagram: DiagramFigures } {
  return shapeOfPoints(pointsOf(diagram));
}

/** The moments of a named shape whose greatest is 1, at a place along the member. */
const course: Readonly<Record<MomentShapeName, (x: number, psi: number) => number>> = {
  linear: (x, psi) => 1 - (1 - psi) * x,
  udl: (x) => 4 * x * (1 - x),
  "point-load": (x) => 2 * Math.min(x, 1 - x),
  "udl-fixed": (x) => 1 - 6 * x * (1 - x),
  "point-load-fixed": (x) => 1 - 4 * Math.min(x, 1 - x),
};

/** As far as a drawing may be from the shape that it is called. */
const besideShape = 0.01;

/** Whether a diagram is what a named shape says, from either end and of either sign. */
export function isDrawn({ diagram }: MomentShape, { name, psi }: MomentShape): boolean {
  if (!diagram || name === "diagram") return false;
  const M = course[name];
  const places = [0, 0.25, 0.5, 0.75, 1, ...diagram.points.map(({ x }) => x)];
  return [1, -1].some((sign) =>
    [false, true].some((turned) =>
      places.every((x) => Math.abs(momentAt(diagram.points, x) - sign * M(turned ? 1 - x : x, psi)) <= besideShape),
    ),
  );
}

/** Places nearer to each other are one: what changes between them is a couple, and no load of any size. */
const onePlace = 1e-6;

function joined(points: readonly Point[]): Point[] {
  let last = 0;
  return points.map(({ x, M }) => {
    last = x - last < onePlace && x < 1 ? last : 1 - x < onePlace ? 1 : x;
    return { x: last, M };
  });
}

/** A couple at an end is the end moment: the diagram begins and ends inside of it. */
const between = (points: readonly Point[]): Point[] => {
  const first = points.findLastIndex(({ x }) => x === 0);
  const last = points.findIndex(({ x }) => x === 1);
  return points.slice(Math.max(0, first), last < 0 ? points.length : last + 1);
};

function shapeOfPoints(given: readonly Point[]): MomentShape & { readonly diagram: DiagramFigures } {
  const points = joined(given);
  const M_max = points.reduce((most, { M }) => (Math.abs(M) > Math.abs(most) ? M : most), 0);
  const m = between(points.map(({ x, M }) => ({ x, M: M / M_max })));
  const at = (x: number) => momentAt(m, x);
  const [left, right] = [m[0]?.M ?? 0, m.at(-1)?.M ?? 0];
  const M_h = Math.abs(left) >= Math.abs(right) ? left : right;
  const psi = M_h === 0 ? 1 : (left === M_h ? right : left) / M_h;
  const figures: DiagramFigures = {
    M_max,
    M_2: at(0.25),
    M_3: at(0.5),
    M_4: at(0.75),
    M_h,
    M_s: at(0.5),
    jump: greatestJump(m),
    standsOut: standingOut(m, left, at(0.5), right),
    points: m,
    delta: greatestDeflection(m),
    mean: asymmetryMean(m),
  };
  const straight = m.every(({ x, M }) => Math.abs(M - (left + (right - left) * x)) < 1e-9);
  const reverses = m.some(({ M }) => M < -1e-9);
  return { name: straight ? "linear" : "diagram", psi, reverses, diagram: figures };
}

/** On either side of a couple the greater moment counts, from whichever end the diagram begins. */
function momentAt(points: readonly Point[], x: number): number {
  const [before, after] = [momentBefore(points, x), momentAfter(points, x)];
  return Math.abs(before) >= Math.abs(after) ? before : after;
}

function momentBefore(points: readonly Point[], x: number): number {
  let before = points[0];
  for (const point of points) {
    if (point.x >= x && before) {
      return point.x === before.x
        ? before.M
        : before.M + ((point.M - before.M) * (x - before.x)) / (point.x - before.x);
    }
    before = point;
  }
  return before?.M ?? 0;
}

function momentAfter(points: readonly Point[], x: number): number {
  for (let i = points.length - 2; i >= 0; i--) {
    const [from, to] = [points[i], points[i + 1]];
    if (from && to && from.x <= x) {
      return to.x === from.x ? to.M : from.M + ((to.M - from.M) * (x - from.x)) / (to.x - from.x);
    }
  }
  return points[0]?.M ?? 0;
}

/** By how much a moment may pass the drawings of the table. */
const beside = 0.1;

function standingOut(points: readonly Point[], left: number, middle: number, right: number): number {
  let most = 0;
  for (const { x, M } of points) {
    const straight = x < 0.5 ? left + (middle - left) * 2 * x : middle + (right - middle) * (2 * x - 1);
    const curved = left * (1 - x) * (1 - 2 * x) + 4 * middle * x * (1 - x) + right * x * (2 * x - 1);
    if (Math.abs(M) > Math.max(Math.abs(straight), Math.abs(curved)) + beside) most = Math.max(most, Math.abs(M));
  }
  return most;
}

const greatestJump = (points: readonly Point[]): number =>
  points.reduce((most, { x, M }, i) => {
    const next = points[i + 1];
    return next && next.x === x ? Math.max(most, Math.abs(next.M - M)) : most;
  }, 0);

const pieces = 32;
const sampled = (m: (x: number) => number): readonly Point[] =>
  Array.from({ length: pieces + 1 }, (_, i) => ({ x: i / pieces, M: m(i / pieces) }));

/** As a diagram, loads downwards; the named ones have their greatest moment at 1, fixed ends theirs at -1. */
const namedPoints = {
  udl: sampled((x) => 4 * x * (1 - x)),
  "point-load": sampled((x) => 1 - Math.abs(1 - 2 * x)),
  "udl-fixed": sampled((x) => 6 * x * (1 - x) - 1),
  "point-load-fixed": sampled((x) => 1 - 2 * Math.abs(1 - 2 * x)),
} as const;

export function pointsOfShape({ name, psi, diagram }: MomentShape): readonly Point[] {
  if (diagram) return diagram.points;
  if (name === "linear" || name === "diagram")
    return [
      { x: 0, M: 1 },
      { x: 1, M: psi },
    ];
  return namedPoints[name];
}

/** Both fixed shapes have their greatest moment where loads that act downwards make it negative. */
export const isFixed = ({ name }: MomentShape): boolean => name === "udl-fixed" || name === "point-load-fixed";

export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly shape: MomentShape;
  /** its greatest moment over that of the member */
  readonly share: number;
  /** that moment is of the other sign than the member's */
  readonly turned: boolean;
}

/** A piece of the diagram between two places, as a shape of its own; undefined where there is no moment. */
export function segmentOf(shape: MomentShape, from: number, to: number): Segment | undefined {
  const whole = pointsOfShape(shape);
  const inside = whole.filter(({ x }) => x > from && x < to).map(({ x, M }) => ({ x: (x - from) / (to - from), M }));
  const points = [{ x: 0, M: momentAfter(whole, from) }, ...inside, { x: 1, M: momentBefore(whole, to) }];
  if (points.every(({ M }) => Math.abs(M) < 1e-9)) return undefined;
  const cut = shapeOfPoints(points);
  const { M_max } = cut.diagram;
  return { from, to, shape: cut, share: Math.abs(M_max), turned: M_max < 0 };
}

/** The same from the other end. */
export const mirrored = (shape: MomentShape): MomentShape =>
  shapeOfPoints(
    pointsOfShape(shape)
      .map(({ x, M }) => ({ x: 1 - x, M }))
      .reverse(),
  );

/**
 * Greatest |deflection| of a pinned member of length 1 with E I = 1: the moments integrated twice, exactly for straight
 * pieces; between two points where the slope changes its sign the cubic is searched at its stationary points.
 */
function greatestDeflection(points: readonly Point[]): number {
  // w'' = -M with w = 0 at the left end; the slope there follows from w = 0 at the right end
  let area = 0;
  let drop = 0;
  forPieces(points, (length, a, b) => {
    drop += area * length + (length * length * (2 * a + b)) / 6;
    area += (length * (a + b)) / 2;
  });
  let slope = drop;
  let w = 0;
  let most = 0;
  forPieces(points, (length, a, b) => {
    for (const s of stationary(slope, length, a, b)) {
      most = Math.max(most, Math.abs(w + slope * s - (a * s * s) / 2 - ((b - a) * s ** 3) / (6 * length)));
    }
    w += slope * length - (length * length * (2 * a + b)) / 6;
    slope -= (length * (a + b)) / 2;
  });
  return most;
}

function forPieces(points: readonly Point[], visit: (length: number, a: number, b: number) => void): void {
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (from && to && to.x > from.x) visit(to.x - from.x, from.M, to.M);
  }
}

/** Where slope - a s - (b - a) s² / (2 length) vanishes, within the piece. */
function stationary(slope: number, length: number, a: number, b: number): number[] {
  const q = (b - a) / (2 * length);
  const roots: number[] = [];
  if (Math.abs(q) < 1e-12) {
    if (a !== 0) roots.push(slope / a);
  } else {
    const under = a * a + 4 * q * slope;
    if (under >= 0) roots.push((-a + Math.sqrt(under)) / (2 * q), (-a - Math.sqrt(under)) / (2 * q));
  }
  return roots.filter((s) => s >= 0 && s <= length);
}

/** ∫ m (1 + cos 2πx) dx of straight pieces. */
function asymmetryMean(points: readonly Point[]): number {
  const k = 2 * Math.PI;
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (!from || !to || to.x <= from.x) continue;
    const rise = (to.M - from.M) / (to.x - from.x);
    sum += ((from.M + to.M) * (to.x - from.x)) / 2;
    sum += (to.M * Math.sin(k * to.x) - from.M * Math.sin(k * from.x)) / k;
    sum += (rise * (Math.cos(k * to.x) - Math.cos(k * from.x))) / (k * k);
  }
  return sum;
}

const samples = 20;

/** Of a cantilever from its root, under a uniform load or one at its end. */
const ofCantilevers: ReadonlyMap<string, readonly Point[]> = new Map([
  ["udl", Array.from({ length: samples + 1 }, (_, i) => ({ x: i / samples, M: (1 - i / samples) ** 2 }))],
  [
    "point-load",
    [
      { x: 0, M: 1 },
      { x: 1, M: 0 },
    ],
  ],
]);
/** Made when a cantilever asks for them: no start waits for the deflections of two. */
const cantileverShapes = new Map<string, MomentShape>();

export function cantileverShape(name: MomentShapeName | undefined): MomentShape | undefined {
  const points = name === undefined ? undefined : ofCantilevers.get(name);
  if (name === undefined || !points) return undefined;
  const shape = cantileverShapes.get(name) ?? shapeOfPoints(points);
  cantileverShapes.set(name, shape);
  return shape;
}
