/** Drawings of single parts: a profile in elevation, plan and section, a plate from above, with their dimensions. */
import { endAt, sideOf } from "../../assessment/skew.ts";
import { openEnd, reachOf } from "../../assessment/solid.ts";
import type { EndName, PlatePart, ProfileHole, ProfilePart } from "../../fabrication.ts";
import {
  boxOf,
  elevation,
  flange,
  holesIn,
  type Polygon,
  type SectionShape,
  sectionShape,
  wallings,
  type XY,
} from "../solid-views.ts";
import { callouts } from "./callouts.ts";
import { noSkew, type SkewCuts, skewCuts } from "./cuts.ts";
import { byEnd, type ChainOptions, chains, runningFrom } from "./dimensions.ts";
import { hole, line, type Mark, openSlot, placed, polygon } from "./marks.ts";

/** Lines along a piece at a level, from cut to cut. */
function along(outline: Polygon, levels: readonly number[], ink: "OUTLINE" | "HIDDEN"): Mark[] {
  return levels.flatMap((level) => {
    const [from, to] = crossings(outline, level);
    return from === undefined || to === undefined ? [] : [line(ink, [from, level], [to, level])];
  });
}

/** Where a horizontal line enters and leaves an outline. */
function crossings(outline: Polygon, level: number): [from: number | undefined, to: number | undefined] {
  const xs: number[] = [];
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    if ((y <= level && ny > level) || (ny <= level && y > level)) xs.push(x + ((level - y) / (ny - y)) * (nx - x));
  });
  return [xs.length > 0 ? Math.min(...xs) : undefined, xs.length > 0 ? Math.max(...xs) : undefined];
}

/** Elevation from the front, about its own axis. */
export function elevationMarks(part: ProfilePart, shape: SectionShape): Mark[] {
  const outline = elevation(part, shape);
  const { seen, hidden } = wallings(shape);
  return [
    polygon("OUTLINE", outline, true),
    ...along(outline, seen, "OUTLINE"),
    ...along(outline, hidden, "HIDDEN"),
    ...holesIn(part, "web").flatMap((h) => inWall(part, h)),
    ...sideways(part, shape, "top"),
    ...sideways(part, shape, "bottom"),
    ...wallEnds(part, shape),
  ];
}

function inWall({ length_mm }: ProfilePart, one: ProfileHole): Mark[] {
  const { x_mm, across_mm, d_mm, slot_mm = d_mm } = one;
  const open = openEnd(one, length_mm);
  return open === undefined ? hole([x_mm, across_mm], d_mm, slot_mm) : openSlot([x_mm, across_mm], d_mm, slot_mm, open);
}

/** A hole through a flange, seen in elevation: two hidden lines and its axis through the thickness. */
function sideways(part: ProfilePart, { section, h }: SectionShape, edge: "top" | "bottom"): Mark[] {
  const { t_f_mm, t_mm = 0 } = section.dimensions;
  const t = t_f_mm ?? t_mm;
  const outer = edge === "top" ? h / 2 : -h / 2;
  const inner = edge === "top" ? outer - t : outer + t;
  const reach = edge === "top" ? t : -t;
  const seen = new Set<number>();
  return holesIn(part, edge).flatMap(({ x_mm: x, d_mm, slot_mm = d_mm }) => {
    if (seen.has(x)) return [];
    seen.add(x);
    const [from, to] = [Math.max(0, x - slot_mm / 2), Math.min(part.length_mm, x + slot_mm / 2)];
    return [
      line("HIDDEN", [from, inner], [from, outer]),
      line("HIDDEN", [to, inner], [to, outer]),
      line("CENTER", [x, inner - reach], [x, outer + reach]),
    ];
  });
}

/** Where a cut about z leaves the wall that is seen in front. */
function wallEnds(part: ProfilePart, shape: SectionShape): Mark[] {
  const { section, b, h } = shape;
  if (section.shape === "CHS" || section.shape === "round") return [];
  const y = sideOf({ b, shape: section.shape }, "web");
  const half = h / 2 - (section.shape === "RHS" || section.shape === "angle" ? 0 : (section.dimensions.t_f_mm ?? 0));
  return (["start", "end"] as const).flatMap((end) => {
    const x = endAt(part, end, y, 0, shape);
    const isLater = Math.abs(x - (end === "start" ? 0 : part.length_mm)) > 0.5;
    return isLater && part.cuts[end].about_z_deg !== 0 ? [line("OUTLINE", [x, -half], [x, half])] : [];
  });
}

/** From above, about its own axis. */
export function planMarks(part: ProfilePart, shape: SectionShape): Mark[] {
  const top = flange(part, shape, "top");
  const { seenInPlan, hiddenInPlan } = wallings(shape);
  return [
    ...(part.copes.some(({ edge }) => edge === "top") ? belowTop(part, shape) : []),
    polygon("OUTLINE", top, true),
    ...along(top, seenInPlan, "OUTLINE"),
    ...along(top, hiddenInPlan, "HIDDEN"),
    ...holesIn(part, "top").flatMap((h) => inWall(part, h)),
  ];
}

/** What a notch in the top lays open: the web, and the flange below. */
function belowTop(part: ProfilePart, shape: SectionShape): Mark[] {
  const web = { ...part, copes: [] };
  const outline = flange(web, shape, "top");
  const { hiddenInPlan } = wallings(shape);
  return [
    polygon("OUTLINE", flange(part, shape, "bottom"), true),
    ...along(outline, hiddenInPlan, "OUTLINE"),
    ...hiddenInPlan.flatMap((level) => {
      const other = hiddenInPlan.find((one) => one > level);
      const [from, to] = crossings(outline, level);
      if (other === undefined || from === undefined || to === undefined) return [];
      return [line("OUTLINE", [from, level], [from, other]), line("OUTLINE", [to, level], [to, other])];
    }),
  ];
}

/** The bottom flange alone, from above, its front edge in front. */
export function bottomMarks(part: ProfilePart, shape: SectionShape): Mark[] {
  const outline = flange(part, shape, "bottom");
  return [
    polygon("OUTLINE", outline, true),
    ...along(outline, wallings(shape).hiddenInPlan, "HIDDEN"),
    ...holesIn(part, "bottom").flatMap((h) => inWall(part, h)),
  ];
}

/** Holes of the bottom flange that are not those of the top one: they need a view of their own. */
export function hasOwnBottom(part: ProfilePart): boolean {
  const told = (wall: "top" | "bottom") =>
    JSON.stringify(
      holesIn(part, wall).map(({ x_mm, across_mm, d_mm, slot_mm = 0 }) => [x_mm, across_mm, d_mm, slot_mm]),
    );
  return holesIn(part, "bottom").length > 0 && told("bottom") !== told("top");
}

export function sectionMarks(shape: SectionShape): Mark[] {
  return shape.loops.map((loop) => polygon("OUTLINE", loop));
}

/** Elevation with plan below and section to the right, dimensioned; the origin is the start of the piece's axis. */
export function profileDrawing(part: ProfilePart, height: number): Mark[] {
  const shape = sectionShape(part.profile);
  if (!shape) return [];
  const { b, h } = shape;
  const L = part.length_mm;
  const { copes } = part;
  const front = outlined({
    marks: elevationMarks(part, shape),
    half: h / 2,
    length: L,
    height,
    holes: holesIn(part, "web", "back"),
    skew: skewCuts(part, shape, "elevation"),
    corners: copes.map(({ end, edge, length_mm, depth_mm }) => ({
      end,
      x: end === "start" ? length_mm : L - length_mm,
      level: edge === "top" ? h / 2 - depth_mm : -h / 2 + depth_mm,
    })),
    whole: true,
  });
  const inPlan = (marks: readonly Mark[], holes: readonly ProfileHole[], skew: SkewCuts) =>
    outlined({ marks, half: b / 2, length: L, height, holes, skew, corners: [], whole: false });
  const plan = inPlan(planMarks(part, shape), holesIn(part, "top"), skewCuts(part, shape, "plan"));
  const planY = -h / 2 - front.below - plan.above - 6 * height - b / 2;
  const lower = hasOwnBottom(part)
    ? inPlan(bottomMarks(part, shape), holesIn(part, "bottom"), noSkew)
    : { marks: [], above: 0, below: 0, beside: 0 };
  return [
    ...front.marks,
    ...placed(plan.marks, 0, planY),
    ...placed(lower.marks, 0, planY - b - plan.below - 6 * height),
    ...placed(sectionMarks(shape), L + b / 2 + 8 * height + front.beside, 0),
  ];
}

interface Outlined {
  readonly marks: readonly Mark[];
  readonly half: number;
  readonly length: number;
  readonly height: number;
  readonly holes: readonly ProfileHole[];
  readonly skew: SkewCuts;
  /** of notches */
  readonly corners: readonly { readonly end: EndName; readonly x: number; readonly level: number }[];
  /** whether its length stands with it */
  readonly whole: boolean;
}

/** A view with its chains: along it, and across it at the end where what is measured is. */
function outlined({ marks, half, length: L, height, holes, skew, corners, whole }: Outlined) {
  const xs = holes.map((one) => reachOf(one, L));
  const chainAt = (at: readonly number[], edge: number, side: ChainOptions["side"]) =>
    at.length > 0 ? [{ at, edge, side, height }] : [];
  const along = (at: readonly number[], side: "above" | "below") =>
    chainAt(at.length > 0 ? [0, ...at, L] : [], side === "above" ? half : -half, side);
  const all = [...xs, ...corners.map(({ x }) => x)];
  const side = whole ? "above" : "below";
  const running = new Set(all).size >= runningFrom ? along(all, side).map((one) => ({ ...one, running: true })) : [];
  const measured = [
    ...along(xs, side),
    ...along(
      corners.map(({ x }) => x),
      side,
    ),
    ...running,
    ...chainAt(whole ? [0, L] : [], half, "above"),
  ];
  const [upper, lower] = [chainAt(skew.upper, half, "above"), chainAt(skew.lower, -half, "below")];
  const above = chains([...upper, ...(whole ? measured : [])]);
  const below = chains([...lower, ...(whole ? [] : measured)]);
  const across = (end: EndName, of: readonly ProfileHole[]) => {
    const edge = end === "start" ? 0 : L;
    const at = (list: readonly number[]) =>
      chainAt(list.length > 0 ? [-half, ...list, half] : [], edge, end === "start" ? "left" : "right");
    return [
      ...at(of.map((one) => one.across_mm)),
      ...at(corners.filter((one) => one.end === end).map(({ level }) => level)),
    ];
  };
  const [atStart, atEnd] = byEnd(holes, L);
  const left = chains([...across("start", atStart), ...chainAt([-half, half], 0, "left")]);
  const right = chains(across("end", atEnd));
  const angles = callouts(skew.angles, -half - below.depth, height);
  return {
    marks: [...marks, ...skew.marks, ...above.marks, ...below.marks, ...left.marks, ...right.marks, ...angles.marks],
    above: above.depth,
    below: below.depth + angles.depth,
    beside: right.depth,
  };
}

function plateMarks({ outline, holes }: PlatePart): Mark[] {
  return [
    polygon("OUTLINE", outline, true),
    ...holes.flatMap((one) => hole([one.x_mm, one.y_mm], one.d_mm, one.slot_mm)),
  ];
}

/** A plate with its size and its holes; the origin is the lower left corner of its box. */
export function plateDrawing(part: PlatePart, height: number): Mark[] {
  const { x1, y1 } = boxOf(part.outline);
  const corners = (pick: (p: XY) => number) => part.outline.map(pick);
  const xs = corners(([x]) => x);
  const ys = corners(([, y]) => y);
  const bottom = chains([
    ...(part.holes.length > 0
      ? [{ at: [0, ...part.holes.map((o) => o.x_mm), x1], edge: 0, side: "below" as const, height }]
      : []),
    ...(distinctInside(xs, x1) ? [{ at: xs, edge: 0, side: "below" as const, height }] : []),
    { at: [0, x1], edge: 0, side: "below" as const, height },
  ]);
  const left = chains([
    ...(part.holes.length > 0
      ? [{ at: [0, ...part.holes.map((o) => o.y_mm), y1], edge: 0, side: "left" as const, height }]
      : []),
    ...(distinctInside(ys, y1) ? [{ at: ys, edge: 0, side: "left" as const, height }] : []),
    { at: [0, y1], edge: 0, side: "left" as const, height },
  ]);
  return [...plateMarks(part), ...bottom.marks, ...left.marks];
}

const distinctInside = (values: readonly number[], most: number) => values.some((v) => v > 0.1 && v < most - 0.1);

/** `4 × Ø22`, by diameter. */
export function holeCounts(
  holes: readonly { readonly d_mm: number; readonly slot_mm?: number; readonly x_mm: number }[],
  length_mm = Number.POSITIVE_INFINITY,
): string[] {
  const counts = new Map<string, number>();
  for (const one of holes) {
    const { d_mm, slot_mm } = one;
    // an open slot is as long as it is from the end
    const beyond =
      slot_mm !== undefined && (one.x_mm < slot_mm / 2 || one.x_mm > length_mm - slot_mm / 2) ? d_mm / 2 : 0;
    const name = slot_mm === undefined ? `Ø${d_mm}` : `${d_mm}×${Math.round((slot_mm - beyond) * 10) / 10}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => `${n} × ${name}`);
}
