/**
 * An assembly from the front, from above and from its ends: its main profile, what is welded to it, what is bolted to it,
 * with dimension chains and callouts. Coordinates are those of the assembly, x along its main profile.
 */
import { reachOf } from "../../assessment/solid.ts";
import {
  type Assembly,
  type BoltPart,
  type Frame,
  type PlatePart,
  type ProfileHole,
  type ProfilePart,
  stiffens,
  type WeldPart,
} from "../../fabrication.ts";
import {
  boxOf,
  elevation,
  flange,
  holesIn,
  type Polygon,
  type SectionShape,
  sectionShape,
  type XY,
} from "../solid-views.ts";
import type { Words } from "../words.ts";
import { type Breaks, breakMarks, breaksOf, broken } from "./breaks.ts";
import { type Callout, callouts } from "./callouts.ts";
import { cloud } from "./clouds.ts";
import { noSkew, type SkewCuts, skewCuts } from "./cuts.ts";
import { byEnd, type ChainOptions, chains, runningFrom } from "./dimensions.ts";
import { isometricMarks } from "./isometric.ts";
import { circle, cross as crossMarks, extent, hole, line, type Mark, path, placed, polygon, text } from "./marks.ts";
import { bottomMarks, elevationMarks, hasOwnBottom, holeCounts, planMarks, sectionMarks } from "./part-views.ts";
import {
  dot,
  faceOn,
  fromAbove,
  fromEnd,
  fromFront,
  fromStart,
  hull,
  type Looking,
  pointIn,
  reach,
  seen,
  silhouette,
  towards,
} from "./project.ts";

export interface AssemblyParts {
  readonly profiles: ReadonlyMap<string, ProfilePart>;
  readonly plates: ReadonlyMap<string, PlatePart>;
  readonly bolts: ReadonlyMap<string, BoltPart>;
  readonly welds: ReadonlyMap<string, WeldPart>;
}

interface Plate {
  readonly part: PlatePart;
  readonly frame: Frame;
  readonly own: boolean;
}

/** What there is to draw, looked up once. */
export interface Drawn {
  readonly assembly: Assembly;
  readonly main: ProfilePart;
  readonly shape: SectionShape;
  readonly plates: readonly Plate[];
  readonly pieces: readonly { readonly part: ProfilePart; readonly frame: Frame; readonly own: boolean }[];
  readonly parts: AssemblyParts;
  readonly fresh: Fresh;
}

/** Marks of parts that this revision brought. */
export interface Fresh {
  readonly revision: string;
  readonly marks: ReadonlySet<string>;
}

export function drawnOf(assembly: Assembly, parts: AssemblyParts, fresh: Fresh): Drawn | undefined {
  const [first, ...others] = assembly.profiles;
  const main = first && parts.profiles.get(first.part);
  const shape = main && sectionShape(main.profile);
  if (!main || !shape) return undefined;
  const plateOf = (own: boolean) => (one: { part: string; frame: Frame }) => {
    const part = parts.plates.get(one.part);
    return part ? [{ part, frame: one.frame, own }] : [];
  };
  const pieceOf = (own: boolean) => (one: { part: string; frame: Frame }) => {
    const part = parts.profiles.get(one.part);
    return part ? [{ part, frame: one.frame, own }] : [];
  };
  return {
    assembly,
    main,
    shape,
    plates: [...assembly.plates.flatMap(plateOf(true)), ...assembly.neighbours.flatMap(plateOf(false))],
    pieces: [
      ...others.flatMap(pieceOf(true)),
      ...assembly.fittings.flatMap(pieceOf(true)),
      ...assembly.neighbours.flatMap(pieceOf(false)),
    ],
    parts,
    fresh,
  };
}

/** Real places along the piece that a view must show. */
function featuresOf({ main, plates, pieces, assembly }: Drawn): number[] {
  const xs = [0, main.length_mm, ...main.holes.map((one) => reachOf(one, main.length_mm))];
  for (const { end, length_mm } of main.copes) xs.push(end === "start" ? length_mm : main.length_mm - length_mm);
  for (const { part, frame } of plates) {
    const outline = silhouette(fromFront, frame, part.outline, part.t_mm);
    const { x0, x1 } = boxOf(outline);
    xs.push(x0, x1);
  }
  for (const { part, frame } of pieces) for (const [x] of outlineOfPiece(part, frame, fromFront)) xs.push(x);
  for (const { at } of assembly.bolts) xs.push(at[0]);
  return xs;
}

/** Broken only where it would not fit `room`, and no more than it takes. */
function breaksFor(drawn: Drawn, height: number, room: number): { breaks: Breaks; gap: number } {
  const gap = 4 * height;
  const features = featuresOf(drawn);
  const whole = Math.max(...features) - Math.min(...features);
  let [low, high] = [9 * height, whole];
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (breaksOf(features, middle, gap).length <= room) low = middle;
    else high = middle;
  }
  return { breaks: breaksOf(features, whole <= room ? whole : low, gap), gap };
}

/** In space, shortened where nothing happens: its longer side is 1. */
export function spatialView(drawn: Drawn): readonly Mark[] {
  const size = Math.max(drawn.shape.h, drawn.shape.b);
  const marks = isometricMarks(drawn, breaksOf(featuresOf(drawn), 1.2 * size, 0.2 * size));
  const { x0, x1, y0, y1 } = extent(marks);
  return placed(marks, 0, 0, 1 / Math.max(x1 - x0, y1 - y0, 1));
}

// ---------------------------------------------------------------- pieces in a view

function pieceMarks(drawn: Drawn, looking: Looking): Mark[] {
  const behind: Mark[] = [];
  const before: Mark[] = [];
  const { shape } = drawn;
  const half = Math.abs(dot(towards(looking), [0, 1, 0])) > 0.5 ? webHalf(shape) : shape.h / 2;
  for (const { part, frame, own } of drawn.plates) {
    const outline = silhouette(looking, frame, part.outline, part.t_mm);
    const [, near] = reach(looking, frame, part.outline, part.t_mm);
    const inside = within(outline, drawn, looking);
    const hiddenBehind = inside && near < half - 0.5;
    const ink = !own || hiddenBehind ? ("HIDDEN" as const) : ("OUTLINE" as const);
    const marks: Mark[] = [polygon(ink, outline, own && !hiddenBehind)];
    if (faceOn(looking, frame)) {
      for (const { x_mm, y_mm, d_mm, slot_mm } of part.holes) {
        const at = seen(looking, pointIn(frame, [x_mm, y_mm, 0]));
        const upright = Math.abs(dot(looking.up, frame.x)) > 0.5;
        marks.push(...(hiddenBehind ? crossMarks(at, d_mm / 2) : hole(at, d_mm, slot_mm, upright)));
      }
    }
    (hiddenBehind ? behind : before).push(...marks);
  }
  for (const { part, frame, own } of drawn.pieces) {
    before.push(polygon(own ? "OUTLINE" : "HIDDEN", outlineOfPiece(part, frame, looking), own));
  }
  return [...before, ...behind];
}

/** Half of what stands before the middle plane, seen from the front: the web of an open profile, the wall of a hollow one. */
function webHalf({ section, b }: SectionShape): number {
  const { t_w_mm = 0 } = section.dimensions;
  return section.shape === "I" || section.shape === "tee" ? t_w_mm / 2 : b / 2;
}

/** Inside the silhouette of the main profile: what lies deeper there is hidden. */
function within(outline: Polygon, { main, shape }: Drawn, looking: Looking): boolean {
  const { x0, x1, y0, y1 } = boxOf(outline);
  const half = Math.abs(looking.up[2]) > 0.5 ? shape.h / 2 : shape.b / 2;
  return x0 > -0.5 && x1 < main.length_mm + 0.5 && y0 > -half - 0.5 && y1 < half + 0.5;
}

/** Convex outline of another profile: a cleat, a second profile of the assembly. */
function outlineOfPiece(part: ProfilePart, frame: Frame, looking: Looking): Polygon {
  const shape = sectionShape(part.profile);
  if (!shape) return [];
  const points = shape.loops.flatMap((loop) =>
    loop.flatMap(([y, z]) => [0, part.length_mm].map((x) => seen(looking, pointIn(frame, [x, y, z])))),
  );
  const along = Math.abs(dot(towards(looking), frame.x)) > 0.999;
  const [outer] = shape.loops;
  return along && outer ? outer.map(([y, z]) => seen(looking, pointIn(frame, [0, y, z]))) : hull(points);
}

function boltMarks({ assembly, parts }: Drawn, looking: Looking): Mark[] {
  return assembly.bolts.flatMap(({ part, at, axis }) => {
    const bolt = parts.bolts.get(part);
    if (!bolt) return [];
    const from = seen(looking, at);
    if (Math.abs(dot(towards(looking), axis)) > 0.9) return [circle("CENTER", from, bolt.d_mm / 2)];
    const length = Math.min(bolt.length_mm, 150);
    const to = seen(looking, [at[0] + axis[0] * length, at[1] + axis[1] * length, at[2] + axis[2] * length]);
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dy) || 1;
    const [u, v] = [(-dy / size) * bolt.d_mm * 0.8, (dx / size) * bolt.d_mm * 0.8];
    return [
      line("CENTER", [from[0] - dx * 0.3, from[1] - dy * 0.3], to),
      line("OUTLINE", [from[0] - u, from[1] - v], [from[0] + u, from[1] + v]),
    ];
  });
}

// ---------------------------------------------------------------- views

export interface View {
  readonly marks: readonly Mark[];
}

/** From the front, with chains above and to the left, callouts below. */
export function frontView(drawn: Drawn, height: number, room: number, words: Words): View {
  const { main, shape } = drawn;
  const { breaks, gap } = breaksFor(drawn, height, room);
  const { h } = shape;
  const L = main.length_mm;
  const base: Mark[] = [
    ...elevationMarks(main, shape),
    ...pieceMarks(drawn, fromFront),
    ...boltMarks(drawn, fromFront),
  ];
  const box = pieceBox(drawn, fromFront);
  const [low, high] = [Math.min(-h / 2, box.y0), Math.max(h / 2, box.y1)];
  const web = holesIn(main, "web", "back").map((one) => one.x_mm);
  const copes = main.copes.map((c) => (c.end === "start" ? c.length_mm : L - c.length_mm));
  const plateXs = drawn.plates
    .filter(({ own, part, frame }) => own && !placedByOthers(part, frame))
    .map(({ part, frame }) => boxOf(silhouette(fromFront, frame, placing(part), part.t_mm)))
    .flatMap(({ x0, x1 }) => (x1 < 0.5 || x0 > L - 0.5 ? [] : [x0, x1]));
  const real = breaks.real;
  const along = (at: readonly number[]): Omit<ChainOptions, "gap"> => ({
    at: at.map(breaks.drawn),
    edge: high,
    side: "above",
    height,
    real,
  });
  // what it is bolted to is drawn, and not measured
  const own = pieceBox(drawn, fromFront, true);
  const [from, to] = [Math.min(0, own.x0), Math.max(L, own.x1)];
  const skew = skewCuts(main, shape, "elevation");
  const all = [...web, ...copes, ...plateXs].filter((x) => x >= 0 && x <= L);
  const top = chains([
    ...(skew.upper.length > 0 ? [along(skew.upper)] : []),
    ...(web.length > 0 ? [along([0, ...web, L])] : []),
    ...(copes.length > 0 ? [along([0, ...copes, L])] : []),
    ...(plateXs.length > 0 ? [along([0, ...plateXs, L])] : []),
    ...(new Set(all).size >= runningFrom ? [{ ...along([0, ...all, L]), running: true }] : []),
    along([from, 0, L, to]),
    ...(from < -0.5 || to > L + 0.5 ? [along([from, to])] : []),
  ]);
  const bottom = chains(
    skew.lower.length > 0 ? [{ at: skew.lower.map(breaks.drawn), edge: low, side: "below", height, real }] : [],
  );
  const [startEdge, endEdge] = [breaks.drawn(Math.min(0, box.x0)), breaks.drawn(Math.max(L, box.x1))];
  const [atStart, atEnd] = byEnd(holesIn(main, "web", "back"), L);
  const onWeb = edgesAcross(drawn, fromFront, h / 2);
  const right = chains(onLevels(atEnd, h / 2, endEdge, "right", height));
  const left = chains([
    ...onLevels(atStart, h / 2, startEdge, "left", height),
    ...(onWeb.length > 0 ? [{ at: [-h / 2, ...onWeb, h / 2], edge: startEdge, side: "left" as const, height }] : []),
    { at: [-h / 2, h / 2], edge: startEdge, side: "left" as const, height },
  ]);
  // beside the end of the piece, or as far as some of them take
  const farthest = Math.max(endEdge + 6 * height, startEdge + 60 * height);
  const notes = callouts(
    [...frontCallouts(drawn, words, breaks), ...moved(skew.angles, breaks)],
    low - bottom.depth,
    height,
    farthest,
  );
  const ends = [
    ...(platesAt(drawn, "start").length > 0 ? arrow("A", startEdge - left.depth - height, 1, height) : []),
    ...(platesAt(drawn, "end").length > 0 ? arrow("B", endEdge + right.depth + height, -1, height) : []),
  ];
  return {
    marks: [
      ...ends,
      ...broken([...base, ...skew.marks], breaks),
      ...breakMarks(breaks, gap, -h / 2, h / 2),
      ...clouds(drawn, fromFront, height, breaks),
      ...top.marks,
      ...bottom.marks,
      ...left.marks,
      ...right.marks,
      ...notes.marks,
    ],
  };
}

/** Across the piece, at the end where the holes are. */
function onLevels(
  holes: readonly ProfileHole[],
  half: number,
  edge: number,
  side: "left" | "right",
  height: number,
): Omit<ChainOptions, "gap">[] {
  const levels = [...new Set(holes.map((one) => one.across_mm))];
  return levels.length > 0 && levels.length < 12 ? [{ at: [-half, ...levels, half], edge, side, height }] : [];
}

const moved = (all: readonly Callout[], { drawn }: Breaks): Callout[] =>
  all.map((one) => ({ ...one, target: [drawn(one.target[0]), one.target[1]] as const }));

/** Around each part that is new in this revision; of the main profile it is not known what of it is. */
function clouds({ plates, pieces, fresh }: Drawn, looking: Looking, height: number, { drawn }: Breaks): Mark[] {
  const outlines = [
    ...plates
      .filter(({ own, part }) => own && fresh.marks.has(part.mark))
      .map(({ part, frame }) => silhouette(looking, frame, part.outline, part.t_mm)),
    ...pieces
      .filter(({ own, part }) => own && fresh.marks.has(part.mark))
      .map(({ part, frame }) => outlineOfPiece(part, frame, looking)),
  ];
  return outlines.flatMap((outline) => {
    const { x0, x1, y0, y1 } = boxOf(outline);
    return cloud({ x0: drawn(x0), x1: drawn(x1), y0, y1 }, height, fresh.revision);
  });
}

/** A backing plate by its bolts, a diagonal by the stiffeners that it stands between. */
const placedByOthers = ({ use }: PlatePart, frame: Frame): boolean =>
  use === "backing plate" || (use === "stiffener" && Math.abs(frame.x[0]) > 0.01 && Math.abs(frame.x[0]) < 0.99);

/** What places a plate along the piece: all of it; of a gusset its foot, from the last corner to the first. */
function placing({ use, outline, weld_throat_mm }: PlatePart): PlatePart["outline"] {
  const [first, last] = [outline[0], outline.at(-1)];
  return use === "gusset" && weld_throat_mm !== undefined && first && last ? [first, last] : outline;
}

/** Across the piece, what is welded on between its ends and seen edge on: the nearer edge where it lies, both where it stands. */
function edgesAcross({ plates, main }: Drawn, looking: Looking, half: number): number[] {
  const edges = plates.flatMap(({ part, frame, own }) => {
    if (!own || faceOn(looking, frame)) return [];
    const { x0, x1, y0, y1 } = boxOf(silhouette(looking, frame, part.outline, part.t_mm));
    const between = x0 > 0.5 && x1 < main.length_mm - 0.5 && y0 > -half + 0.5 && y1 < half - 0.5;
    if (!between) return [];
    if (y1 - y0 < part.t_mm + 0.5) return [Math.abs(y0) < Math.abs(y1) ? y0 : y1];
    return x1 - x0 < part.t_mm + 0.5 && !stiffens(part.use) ? [y0, y1] : [];
  });
  return [...new Set(edges.map((one) => Math.round(one * 10) / 10))];
}

/** Where a section is seen from: a letter and an arrow at the level of the axis. */
function arrow(letter: string, tip: number, way: 1 | -1, height: number): Mark[] {
  const tail = tip - way * 3 * height;
  return [
    line("OUTLINE", [tail, 0], [tip, 0]),
    path("OUTLINE", [
      [tip - way * 1.2 * height, 0.5 * height],
      [tip, 0],
      [tip - way * 1.2 * height, -0.5 * height],
    ]),
    text([(tail + tip) / 2, 0.6 * height], letter, 1.3 * height, { ink: "DIMENSION" }),
  ];
}

function pieceBox(drawn: Drawn, looking: Looking, own = false): { x0: number; y0: number; x1: number; y1: number } {
  const points: XY[] = [];
  for (const { part, frame } of drawn.plates.filter((one) => one.own || !own))
    points.push(...silhouette(looking, frame, part.outline, part.t_mm));
  for (const { part, frame } of drawn.pieces.filter((one) => one.own || !own))
    points.push(...outlineOfPiece(part, frame, looking));
  return points.length > 0 ? boxOf(points) : { x0: 0, y0: 0, x1: 0, y1: 0 };
}

/** Plates by their marks, groups of web holes, each weld once. */
function frontCallouts(drawn: Drawn, words: Words, breaks: Breaks): Callout[] {
  return moved(
    [
      ...counted(plateCallouts(drawn)),
      ...pieceCallouts(drawn),
      ...holeCallouts(drawn),
      ...copeCallouts(drawn),
      ...weldCallouts(drawn, words),
    ],
    breaks,
  );
}

const plateCallouts = ({ plates }: Drawn): Callout[] =>
  plates
    .filter(({ own }) => own)
    .map(({ part, frame }) => {
      const { x0, x1, y0 } = boxOf(silhouette(fromFront, frame, part.outline, part.t_mm));
      return { target: [(x0 + x1) / 2, y0], label: part.mark };
    });

const pieceCallouts = ({ pieces }: Drawn): Callout[] =>
  pieces
    .filter(({ own }) => own)
    .map(({ part, frame }) => {
      const { x0, x1, y0 } = boxOf(outlineOfPiece(part, frame, fromFront));
      return { target: [(x0 + x1) / 2, y0], label: part.mark || part.profile };
    });

const holeCallouts = ({ main }: Drawn): Callout[] =>
  clusters(holesIn(main, "web", "back")).flatMap((group) => {
    const lowest = [...group].sort((a, b) => a.across_mm - b.across_mm)[0];
    if (!lowest) return [];
    const label = holeCounts(group, main.length_mm).join(", ");
    return [{ target: [lowest.x_mm, lowest.across_mm - lowest.d_mm / 2], label }];
  });

const copeCallouts = ({ main, shape }: Drawn): Callout[] =>
  main.copes.map(({ end, edge, length_mm, depth_mm, radius_mm }) => {
    const inward = end === "start" ? length_mm : main.length_mm - length_mm;
    const level = edge === "top" ? shape.h / 2 - depth_mm : -shape.h / 2 + depth_mm;
    return { target: [inward, level], label: `${length_mm}×${depth_mm} R${radius_mm}` };
  });

/** Each weld once at each place along the piece. */
function weldCallouts({ assembly, parts }: Drawn, words: Words): Callout[] {
  const shown = new Map<string, { part: string; target: XY; count: number }>();
  for (const { part, path } of assembly.welds) {
    const middle = path[Math.floor((path.length - 1) / 2)];
    const next = path[Math.floor((path.length - 1) / 2) + 1] ?? middle;
    if (!middle || !next) continue;
    const p = seen(fromFront, [(middle[0] + next[0]) / 2, (middle[1] + next[1]) / 2, (middle[2] + next[2]) / 2]);
    const key = `${part} ${Math.round(p[0] / 500)}`;
    const known = shown.get(key);
    shown.set(key, { part, target: known?.target ?? p, count: (known?.count ?? 0) + 1 });
  }
  return [...shown.values()].flatMap(({ part, target, count }) => {
    const weld = parts.welds.get(part);
    return weld ? [weldCallout(weld, target, count, words)] : [];
  });
}

function weldCallout(weld: WeldPart, target: XY, count: number, words: Words): Callout {
  const both = weld.sides === "both";
  const around = weld.sides === "around";
  const site = weld.where === "site";
  // runs on both sides of a plate are one symbol
  const places = both ? count / 2 : count;
  const times = places > 1 && Number.isInteger(places) ? `${places}×` : "";
  const size = weld.type === "fillet" ? `a${weld.throat_mm}` : `s${weld.throat_mm}`;
  return {
    target,
    label: around ? times : `${times}${Math.round(weld.length_mm)}`,
    weld: {
      size,
      type: weld.type,
      both,
      around,
      site,
      tail: [weld.number, site ? words("site") : ""].filter((one) => one !== "").join(" "),
    },
  };
}

/** One behind the other: said once. */
function counted(all: readonly Callout[]): Callout[] {
  const groups = new Map<string, Callout[]>();
  for (const one of all) {
    const key = `${one.label} ${Math.round(one.target[0] / 4)} ${Math.round(one.target[1] / 4)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, label: others.length > 0 ? `${others.length + 1} × ${first.label}` : first.label }] : [],
  );
}

/** Holes that stand close to each other along the piece. */
function clusters<T extends { readonly x_mm: number }>(holes: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const one of [...holes].sort((a, b) => a.x_mm - b.x_mm)) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last && previous && one.x_mm - previous.x_mm < 400) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** From above: flanges and their holes. */
export function topView(drawn: Drawn, height: number, room: number): View {
  const { main, shape } = drawn;
  const marks = [...planMarks(main, shape), ...pieceMarks(drawn, fromAbove), ...boltMarks(drawn, fromAbove)];
  return planView(
    drawn,
    height,
    room,
    marks,
    holesIn(main, "top"),
    edgesAcross(drawn, fromAbove, shape.b / 2),
    skewCuts(main, shape, "plan"),
  );
}

/** The bottom flange, where its holes are not those of the top one. */
export function bottomView(drawn: Drawn, height: number, room: number): View | undefined {
  const { main, shape } = drawn;
  if (!hasOwnBottom(main)) return undefined;
  return planView(drawn, height, room, bottomMarks(main, shape), holesIn(main, "bottom"), [], noSkew);
}

function planView(
  drawn: Drawn,
  height: number,
  room: number,
  marks: readonly Mark[],
  holes: ReturnType<typeof holesIn>,
  onFlange: readonly number[],
  skew: SkewCuts,
): View {
  const { main, shape } = drawn;
  const { b } = shape;
  const { breaks, gap } = breaksFor(drawn, height, room);
  const L = main.length_mm;
  const box = pieceBox(drawn, fromAbove);
  const [low, high] = [Math.min(-b / 2, box.y0), Math.max(b / 2, box.y1)];
  const along = (at: readonly number[], side: "below" | "above"): Omit<ChainOptions, "gap"> => ({
    at: at.map(breaks.drawn),
    edge: side === "below" ? low : high,
    side,
    height,
    real: breaks.real,
  });
  const places = holes.map((one) => reachOf(one, L));
  const bottom = chains([
    ...(skew.lower.length > 0 ? [along(skew.lower, "below")] : []),
    ...(holes.length > 0 ? [along([0, ...places, L], "below")] : []),
    ...(new Set(places).size >= runningFrom ? [{ ...along([0, ...places, L], "below"), running: true }] : []),
  ]);
  const top = chains(skew.upper.length > 0 ? [along(skew.upper, "above")] : []);
  const startEdge = breaks.drawn(Math.min(0, box.x0));
  const [atStart, atEnd] = byEnd(holes, L);
  const right = chains(onLevels(atEnd, b / 2, breaks.drawn(Math.max(L, box.x1)), "right", height));
  const left = chains([
    ...onLevels(atStart, b / 2, startEdge, "left", height),
    ...(onFlange.length > 0
      ? [{ at: [-b / 2, ...onFlange, b / 2], edge: startEdge, side: "left" as const, height }]
      : []),
    { at: [-b / 2, b / 2], edge: startEdge, side: "left" as const, height },
  ]);
  const notes = callouts(
    moved(
      [
        ...clusters(holes).map((group) => ({
          target: [group[0]?.x_mm ?? 0, (group[0]?.across_mm ?? 0) - (group[0]?.d_mm ?? 0) / 2] as const,
          label: holeCounts(group, drawn.main.length_mm).join(", "),
        })),
        ...skew.angles,
      ],
      breaks,
    ),
    low - bottom.depth,
    height,
  );
  return {
    marks: [
      ...broken([...marks, ...skew.marks], breaks),
      ...breakMarks(breaks, gap, -b / 2, b / 2),
      ...clouds(drawn, fromAbove, height, breaks),
      ...bottom.marks,
      ...top.marks,
      ...left.marks,
      ...right.marks,
      ...notes.marks,
    ],
  };
}

/** Plates that stand at an end, by their marks. */
export function platesAt(drawn: Drawn, end: "start" | "end"): string[] {
  return closeTo(drawn, end)
    .map(({ part }) => part.id)
    .sort();
}

function closeTo({ plates, main }: Drawn, end: "start" | "end"): readonly Plate[] {
  return plates.filter(({ part, frame }) => {
    const xs = part.outline.flatMap(([u, v]) => [0, part.t_mm].map((w) => pointIn(frame, [u, v, w])[0]));
    const [from, to] = [Math.min(...xs), Math.max(...xs)];
    return end === "start" ? from < 250 : to > main.length_mm - 250;
  });
}

/** From an end: the section, and the plates that stand there. */
export function endView(drawn: Drawn, end: "start" | "end", height: number): View {
  const { main, shape } = drawn;
  const looking = end === "start" ? fromStart : fromEnd;
  const mirrored = end === "start";
  const loops = sectionMarks(shape).map(
    (mark): Mark =>
      mark.kind === "polygon" && mirrored ? { ...mark, points: mark.points.map(([y, z]) => [-y, z] as const) } : mark,
  );
  // stiffeners of the column that it is bolted to would hide behind it
  const close = closeTo(drawn, end).filter(({ own, part }) => own || !stiffens(part.use));
  const face = close.filter(({ frame }) => faceOn(looking, frame));
  const outside = face.filter(({ part, frame }) => {
    const xs = [0, part.t_mm].map((w) => pointIn(frame, [0, 0, w])[0]);
    return end === "start" ? Math.min(...xs) < -0.5 : Math.max(...xs) > main.length_mm + 0.5;
  });
  const marks: Mark[] = [];
  const inks = outside.length > 0 ? ("HIDDEN" as const) : ("OUTLINE" as const);
  for (const { part, frame, own } of close) {
    const outline = silhouette(looking, frame, part.outline, part.t_mm);
    const before = outside.some((one) => one.frame === frame);
    marks.push(polygon(own ? "OUTLINE" : "HIDDEN", outline, before && own));
  }
  const sectionInk = loops.map((mark): Mark => (mark.kind === "polygon" ? { ...mark, ink: inks } : mark));
  const holesFace: Mark[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { part, frame } of face) {
    for (const { x_mm, y_mm, d_mm, slot_mm } of part.holes) {
      const at = seen(looking, pointIn(frame, [x_mm, y_mm, 0]));
      const upright = Math.abs(dot(looking.up, frame.x)) > 0.5;
      holesFace.push(...hole(at, d_mm, slot_mm, upright));
      xs.push(at[0]);
      ys.push(at[1]);
    }
  }
  const all = [...marks, ...sectionInk];
  // what it is bolted to is drawn, and not measured
  const measured = [
    ...close.filter(({ own }) => own).map(({ part, frame }) => silhouette(looking, frame, part.outline, part.t_mm)),
    ...loops.map((mark) => (mark.kind === "polygon" ? mark.points : [])),
  ].flat();
  const box = boxOf(measured.length > 0 ? measured : [[0, 0]]);
  const bottom = chains([
    ...(xs.length > 0 ? [{ at: [box.x0, ...xs, box.x1], edge: box.y0, side: "below" as const, height }] : []),
    { at: [box.x0, box.x1], edge: box.y0, side: "below" as const, height },
  ]);
  const left = chains([
    ...(ys.length > 0 ? [{ at: [box.y0, ...ys, box.y1], edge: box.x0, side: "left" as const, height }] : []),
    { at: [box.y0, box.y1], edge: box.x0, side: "left" as const, height },
    ...(box.y1 - box.y0 > shape.h + 1
      ? [{ at: [box.y0, -shape.h / 2, shape.h / 2, box.y1], edge: box.x0, side: "left" as const, height }]
      : []),
  ]);
  return { marks: [...all, ...holesFace, ...bottom.marks, ...left.marks] };
}

/** Outlines alone, for the size of a view before it is dimensioned. */
export function bare(drawn: Drawn): { length: number; height: number; width: number } {
  const front = pieceBox(drawn, fromFront);
  const { x0, x1 } = boxOf(elevation(drawn.main, drawn.shape));
  const above = boxOf(flange(drawn.main, drawn.shape, "top"));
  const plan = pieceBox(drawn, fromAbove);
  return {
    length: Math.max(x1, front.x1) - Math.min(x0, front.x0),
    height: Math.max(drawn.shape.h / 2, front.y1) - Math.min(-drawn.shape.h / 2, front.y0),
    width: Math.max(above.y1, plan.y1) - Math.min(above.y0, plan.y0),
  };
}
