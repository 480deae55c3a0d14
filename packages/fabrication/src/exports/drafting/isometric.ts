/**
 * An assembly seen from before its start, from above: edges that nothing hides. Faces fill a grid of depths, edges are drawn where
 * nothing in the grid is nearer; finer than the grid it shows nothing.
 */
import { endAt } from "../../assessment/skew.ts";
import type { Frame, PlatePart, ProfilePart } from "../../fabrication.ts";
import type { Point } from "../../members/model.ts";
import { elevation, flange, type Polygon, type SectionShape, sectionShape, type XY } from "../solid-views.ts";
import type { Breaks } from "./breaks.ts";
import { type Mark, path } from "./marks.ts";
import { dot, type Looking, pointIn, seen, towards } from "./project.ts";

const [two, six] = [Math.SQRT2, Math.sqrt(6)];
const isometric: Looking = { right: [1 / two, -1 / two, 0], up: [1 / six, 1 / six, 2 / six] };

/** On the paper, and how near it is. */
type Seen = readonly [u: number, v: number, near: number];
interface Solid {
  /** closed loops of flat faces */
  readonly faces: readonly (readonly (readonly Seen[])[])[];
  readonly edges: readonly (readonly [Seen, Seen])[];
}

/** Cells of the grid along the longer side of the picture. */
const cells = 450;

/** What of an assembly is drawn; what is not its own is not. */
export interface Spatial {
  readonly main: ProfilePart;
  readonly pieces: readonly { readonly part: ProfilePart; readonly frame: Frame; readonly own: boolean }[];
  readonly plates: readonly { readonly part: PlatePart; readonly frame: Frame; readonly own: boolean }[];
}

/** As wide as it comes, in mm of the piece; `breaks` shorten what is long. */
export function isometricMarks(drawn: Spatial, { drawn: shortened }: Breaks): Mark[] {
  const view = (p: Point): Seen => {
    const at: Point = [shortened(p[0]), p[1], p[2]];
    const [u, v] = seen(isometric, at);
    return [u, v, dot(towards(isometric), at)];
  };
  const whole: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] };
  const solids = [
    ...solidsOf(drawn.main, whole, view),
    ...drawn.pieces.filter(({ own }) => own).flatMap(({ part, frame }) => solidsOf(part, frame, view)),
    ...drawn.plates.filter(({ own }) => own).map(({ part, frame }) => plateSolid(part, frame, view)),
  ];
  const all = solids.flatMap(({ faces }) => faces.flat(2));
  if (all.length === 0) return [];
  const [us, vs] = [all.map(([u]) => u), all.map(([, v]) => v)];
  const [u0, u1, v0, v1] = [least(us), -least(us.map((u) => -u)), least(vs), -least(vs.map((v) => -v))];
  const cell = Math.max(u1 - u0, v1 - v0, 1) / cells;
  const grid = new Grid(u0, v0, cell, Math.ceil((u1 - u0) / cell) + 2, Math.ceil((v1 - v0) / cell) + 2);
  for (const { faces } of solids) for (const face of faces) grid.fill(face);
  return solids.flatMap(({ edges }) => edges.flatMap(([from, to]) => grid.visible(from, to)));
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);

// ---------------------------------------------------------------- solids

type View = (p: Point) => Seen;

/** A piece of a profile: its section drawn along; notched, its web and its flanges each by themselves. */
function solidsOf(part: ProfilePart, frame: Frame, view: View): Solid[] {
  const shape = sectionShape(part.profile);
  if (!shape) return [];
  const at = (p: Point) => view(pointIn(frame, p));
  const { t_f_mm = 0, t_w_mm = 0 } = shape.section.dimensions;
  const holes = part.holes.map((hole) => holeIn(hole, shape));
  if (part.copes.length > 0 && shape.section.shape === "I") {
    const inner = shape.h / 2 - t_f_mm;
    const web = elevation(part, shape).map(([x, z]): XY => [x, Math.max(-inner, Math.min(inner, z))]);
    return [
      prism(web, [], (x, z, t) => at([x, t === 0 ? -t_w_mm / 2 : t_w_mm / 2, z])),
      ...(["top", "bottom"] as const).map((edge) => {
        const [from, to] = edge === "top" ? [inner, shape.h / 2] : [-shape.h / 2, -inner];
        return prism(flange(part, shape, edge), [], (x, y, t) => at([x, y, t === 0 ? from : to]));
      }),
      { faces: [], edges: holes.flatMap((loop) => closed(loop.map(at))) },
    ];
  }
  const [outer, ...inner] = shape.loops;
  if (!outer) return [];
  const piece = prism(outer, inner, (y, z, t) => at([endAt(part, t === 0 ? "start" : "end", y, z, shape), y, z]));
  return [piece, { faces: [], edges: holes.flatMap((loop) => closed(loop.map(at))) }];
}

function plateSolid({ outline, t_mm, holes }: PlatePart, frame: Frame, view: View): Solid {
  const at = (x: number, y: number, t: 0 | 1) => view(pointIn(frame, [x, y, t * t_mm]));
  const { faces, edges } = prism(outline, [], at);
  const rims = holes.flatMap(({ x_mm, y_mm, d_mm, slot_mm = d_mm }) =>
    ([0, 1] as const).flatMap((t) => closed(rounded(d_mm, slot_mm).map(([x, y]) => at(x_mm + x, y_mm + y, t)))),
  );
  return { faces, edges: [...edges, ...rims] };
}

/** The rim of a hole or a slot about its middle, its length along x. */
function rounded(d: number, slot: number): XY[] {
  const half = Math.max(0, slot - d) / 2;
  return Array.from({ length: 16 }, (_, k): XY => {
    const a = ((k + 0.5) / 16) * 2 * Math.PI;
    return [Math.sign(Math.cos(a)) * half + (d / 2) * Math.cos(a), (d / 2) * Math.sin(a)];
  });
}

/** On the outer face of its wall that is turned to the viewer. */
function holeIn(
  { wall, x_mm, across_mm, d_mm, slot_mm = d_mm }: ProfilePart["holes"][number],
  { section, b, h }: SectionShape,
): Point[] {
  const open = section.shape === "I" || section.shape === "tee";
  const front = open ? -(section.dimensions.t_w_mm ?? 0) / 2 : -b / 2;
  return rounded(d_mm, slot_mm).map(([x, across]): Point => {
    const [along, level] = [x_mm + x, across_mm + across];
    if (wall === "top") return [along, level, h / 2];
    if (wall === "bottom") return [along, level, -h / 2 + (section.dimensions.t_f_mm ?? 0)];
    return [along, wall === "back" ? b / 2 : front, level];
  });
}

const closed = (loop: readonly Seen[]): (readonly [Seen, Seen])[] =>
  loop.flatMap((p, i) => {
    const next = loop[(i + 1) % loop.length];
    return next ? [[p, next] as const] : [];
  });

/** Two equal ends and the sides between them; of round sides only the edge that is their outline. */
function prism(outer: Polygon, inner: readonly Polygon[], at: (x: number, y: number, t: 0 | 1) => Seen): Solid {
  const loops = [outer, ...inner];
  const ends = ([0, 1] as const).map((t) => loops.map((loop) => loop.map(([x, y]) => at(x, y, t))));
  const faces: Seen[][][] = [...ends];
  const edges: (readonly [Seen, Seen])[] = ends.flatMap((end) => end.flatMap(closed));
  loops.forEach((loop, l) => {
    const [from, to] = [ends[0]?.[l] ?? [], ends[1]?.[l] ?? []];
    const sides = loop.map((_, i): Seen[] => {
      const next = (i + 1) % loop.length;
      return [from[i], from[next], to[next], to[i]].flatMap((p) => (p ? [p] : []));
    });
    faces.push(...sides.map((side) => [side]));
    loop.forEach((_, i) => {
      const [before, behind] = [sides.at(i - 1), sides[i]];
      const [a, b] = [from[i], to[i]];
      if (!before || !behind || !a || !b) return;
      if (bends(loop, i) || facing(before) !== facing(behind)) edges.push([a, b]);
    });
  });
  return { faces, edges };
}

/** A corner, not a step of a rounding. */
function bends(loop: Polygon, i: number): boolean {
  const [a, p, b] = [loop.at(i - 1), loop[i], loop[(i + 1) % loop.length]];
  if (!a || !p || !b) return false;
  const [ux, uy, vx, vy] = [p[0] - a[0], p[1] - a[1], b[0] - p[0], b[1] - p[1]];
  return Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) > 0.6;
}

const facing = ([a, b, c]: readonly Seen[]): boolean =>
  a !== undefined &&
  b !== undefined &&
  c !== undefined &&
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

// ---------------------------------------------------------------- what hides what

class Grid {
  readonly #near: Float64Array;
  readonly #u0: number;
  readonly #v0: number;
  readonly #cell: number;
  readonly #wide: number;
  readonly #high: number;

  constructor(u0: number, v0: number, cell: number, wide: number, high: number) {
    this.#near = new Float64Array(wide * high).fill(-Infinity);
    [this.#u0, this.#v0, this.#cell, this.#wide, this.#high] = [u0, v0, cell, wide, high];
  }

  /** The middles of cells inside the loops (an odd number of them around), as near as the plane is there. */
  fill(loops: readonly (readonly Seen[])[]): void {
    const plane = planeOf(loops[0] ?? []);
    if (!plane) return;
    // where the sides cross the middle of each row: each side looks at its own rows alone
    const rows = new Map<number, number[]>();
    for (const [[au, av], [bu, bv]] of loops.flatMap(closed)) {
      const [low, high] = av <= bv ? [av, bv] : [bv, av];
      const first = Math.max(0, Math.ceil((low - this.#v0) / this.#cell - 0.5));
      const last = Math.min(this.#high - 1, Math.floor((high - this.#v0) / this.#cell - 0.5));
      for (let row = first; row <= last; row++) {
        const v = this.#v0 + (row + 0.5) * this.#cell;
        if (av <= v === bv <= v) continue;
        const u = au + ((v - av) / (bv - av)) * (bu - au);
        const known = rows.get(row);
        if (known) known.push(u);
        else rows.set(row, [u]);
      }
    }
    for (const [row, crossings] of rows) {
      crossings.sort((a, b) => a - b);
      const v = this.#v0 + (row + 0.5) * this.#cell;
      for (let i = 0; i + 1 < crossings.length; i += 2)
        this.#span(row, v, crossings[i] ?? 0, crossings[i + 1] ?? 0, plane);
    }
  }

  #span(row: number, v: number, from: number, to: number, [a, b, c]: readonly [number, number, number]): void {
    const first = Math.max(0, Math.ceil((from - this.#u0) / this.#cell - 0.5));
    const last = Math.min(this.#wide - 1, Math.floor((to - this.#u0) / this.#cell - 0.5));
    for (let column = first; column <= last; column++) {
      const near = a * (this.#u0 + (column + 0.5) * this.#cell) + b * v + c;
      const i = row * this.#wide + column;
      if (near > (this.#near[i] ?? -Infinity)) this.#near[i] = near;
    }
  }

  /** The stretches of an edge that nothing hides. */
  visible(from: Seen, to: Seen): Mark[] {
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / this.#cell));
    const at = (i: number): Seen => {
      const t = i / steps;
      return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])];
    };
    const marks: Mark[] = [];
    let begun: number | undefined;
    for (let i = 0; i <= steps + 1; i++) {
      const shown = i <= steps && !this.#hidden(at(i));
      if (shown) begun ??= i;
      else if (begun !== undefined) {
        const [a, b] = [at(begun), at(i - 1)];
        if (i - 1 > begun)
          marks.push(
            path("OUTLINE", [
              [a[0], a[1]],
              [b[0], b[1]],
            ]),
          );
        begun = undefined;
      }
    }
    return marks;
  }

  /** By all cells about it: a cell beside an edge may belong to what lies behind. */
  #hidden([u, v, near]: Seen): boolean {
    const [column, row] = [Math.floor((u - this.#u0) / this.#cell), Math.floor((v - this.#v0) / this.#cell)];
    for (const y of [row - 1, row, row + 1])
      for (const x of [column - 1, column, column + 1]) {
        if (x < 0 || y < 0 || x >= this.#wide || y >= this.#high) return false;
        if ((this.#near[y * this.#wide + x] ?? -Infinity) <= near + 2 * this.#cell) return false;
      }
    return true;
  }
}

/** near = a u + b v + c; undefined of a face that is seen edge on. */
function planeOf(points: readonly Seen[]): readonly [number, number, number] | undefined {
  const [p] = points;
  if (!p) return undefined;
  // Newell's normal, robust for any number of corners
  let [nu, nv, nn] = [0, 0, 0];
  for (const [a, b] of closed(points)) {
    nu += (a[1] - b[1]) * (a[2] + b[2]);
    nv += (a[2] - b[2]) * (a[0] + b[0]);
    nn += (a[0] - b[0]) * (a[1] + b[1]);
  }
  if (Math.abs(nn) < 1e-6 * Math.hypot(nu, nv, nn) || nn === 0) return undefined;
  return [-nu / nn, -nv / nn, p[2] + (nu * p[0] + nv * p[1]) / nn];
}
