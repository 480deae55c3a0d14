/** Ends that are not square: how much shorter one edge is than the other, and the angle from square. */

import { endAt } from "../../assessment/skew.ts";
import type { EndCut, EndName, ProfilePart } from "../../fabrication.ts";
import type { SectionShape, XY } from "../solid-views.ts";
import type { Callout } from "./callouts.ts";
import { line, type Mark, path } from "./marks.ts";

interface SkewEnd {
  readonly end: EndName;
  readonly degrees: number;
  /** corners of the longer and of the shorter edge */
  readonly far: XY;
  readonly near: XY;
}

export interface SkewCuts {
  /** places along the upper and the lower edge that a chain has to show; none where that edge is nowhere the shorter one */
  readonly upper: readonly number[];
  readonly lower: readonly number[];
  /** the square line and the arc of each angle */
  readonly marks: readonly Mark[];
  readonly angles: readonly Callout[];
}

/** A view that shows none of the angles: another one does. */
export const noSkew: SkewCuts = { upper: [], lower: [], marks: [], angles: [] };

const ends = ["start", "end"] as const;

/** In elevation, where cuts turn about y, or in plan of the top flange, where they turn about z. */
export function skewCuts(part: ProfilePart, shape: SectionShape, view: "elevation" | "plan"): SkewCuts {
  const { b, h } = shape;
  const turned: keyof EndCut = view === "elevation" ? "about_y_deg" : "about_z_deg";
  const half = view === "elevation" ? h / 2 : b / 2;
  const corner = (end: EndName, level: number): XY => [
    view === "elevation" ? endAt(part, end, 0, level, { b: 0, h }) : endAt(part, end, level, h / 2, shape),
    level,
  ];
  const both = ends.map((end) => {
    const [low, high] = [corner(end, -half), corner(end, half)];
    const lowest = end === "start" ? low[0] <= high[0] : low[0] >= high[0];
    return { end, degrees: Math.abs(part.cuts[end][turned]), far: lowest ? low : high, near: lowest ? high : low };
  });
  const skew = both.filter(({ degrees }) => degrees > 0.005);
  const along = (upper: boolean): number[] => {
    const on = skew.filter(({ near }) => near[1] > 0 === upper);
    return on.length === 0 ? [] : [...both.map(({ far }) => far[0]), ...on.map(({ near }) => near[0])];
  };
  return {
    upper: along(true),
    lower: along(false),
    marks: skew.flatMap(arcOf),
    angles: skew.map((one) => ({ target: onArc(one, 0.5), label: `${Math.round(one.degrees * 100) / 100}°` })),
  };
}

/** On the arc from the square line to the cut, about the corner of the longer edge. */
function onArc({ far, near, degrees }: SkewEnd, part: number): XY {
  const radius = 0.6 * Math.abs(near[1] - far[1]);
  const angle = (part * degrees * Math.PI) / 180;
  const [inward, up] = [Math.sign(near[0] - far[0]), Math.sign(near[1] - far[1])];
  return [far[0] + inward * radius * Math.sin(angle), far[1] + up * radius * Math.cos(angle)];
}

const arcOf = (one: SkewEnd): Mark[] => [
  line("CENTER", one.far, [one.far[0], one.near[1]]),
  path(
    "DIMENSION",
    [0, 0.25, 0.5, 0.75, 1].map((part) => onArc(one, part)),
  ),
];
