/**
 * What is cut off a piece of timber and out of it, seen from its side 2: x from its start, y up from its lower edge, depth across its
 * width from that side. Angles in degrees.
 */

/** A saw cut through the whole piece: `x` where it meets the lower edge of side 2; what lies towards `at` falls off. */
export interface Cut {
  readonly at: "start" | "end";
  readonly x: number;
  /** between the lower edge and the cut, in what is left */
  readonly angle: number;
  /** between side 2 and the cut, in what is left */
  readonly inclination: number;
}

/** For a plate: open at its end of the piece, through the whole height; `across` is its middle in the width. */
export interface Slot {
  readonly at: "start" | "end";
  readonly across: number;
  readonly length: number;
  readonly thickness: number;
}

type Place = readonly [x: number, y: number];

/** What is milled out, through the whole width; its places run counterclockwise. */
export interface Pocket {
  readonly places: readonly Place[];
}

export interface Shape {
  readonly cuts: readonly Cut[];
  readonly slots: readonly Slot[];
  readonly pockets: readonly Pocket[];
}

const rad = Math.PI / 180;
const cot = (degrees: number): number => 1 / Math.tan(degrees * rad);

/** How far the cut reaches into the piece at a height and a depth, from where it meets the lower edge. */
export const runOf = ({ angle, inclination }: Pick<Cut, "angle" | "inclination">, y: number, depth: number): number =>
  y * cot(angle) + (depth * cot(inclination)) / Math.sin(angle * rad);

/** From the tip of the piece, which is as long as it is said to be. */
export function endCut(
  at: Cut["at"],
  { angle, inclination }: Pick<Cut, "angle" | "inclination">,
  { b, h, length }: { readonly b: number; readonly h: number; readonly length: number },
): Cut {
  const runs = [0, h].flatMap((y) => [0, b].map((depth) => runOf({ angle, inclination }, y, depth)));
  const from = -Math.min(...runs);
  return { at, x: at === "start" ? from : length - from, angle, inclination };
}

const mirrored = (places: readonly Place[], length: number): Place[] => places.map(([x, y]): Place => [length - x, y]);

function pocket(places: readonly Place[]): Pocket {
  const twice = places.reduce((sum, [x, y], i) => {
    const [next_x, next_y] = places[(i + 1) % places.length] ?? [0, 0];
    return sum + x * next_y - next_x * y;
  }, 0);
  return { places: twice < 0 ? [...places].reverse() : places };
}

/** A cut through two places at the start, or at the end mirrored. */
function cutThrough(at: Cut["at"], [[x1, y1], [x2, y2]]: readonly [Place, Place], length: number): Cut {
  const [dx, dy] = y2 > y1 ? [x2 - x1, y2 - y1] : [x1 - x2, y1 - y2];
  const x = x1 - (y1 * dx) / dy;
  return { at, x: at === "start" ? x : length - x, angle: Math.atan2(dy, dx) / rad, inclination: 90 };
}

/** Below, over a purlin: from the foot of the upright face up to the corner, and along the seat back to the lower edge. */
export function birdsmouth(
  at: Cut["at"],
  { pitch, seat, foot }: { readonly pitch: number; readonly seat: number; readonly foot: number },
  length: number,
): Shape {
  const [c, s] = [Math.cos(pitch * rad), Math.sin(pitch * rad)];
  const places: Place[] = [
    [foot, 0],
    [foot + (seat * s * s) / c, seat * s],
    [foot + seat / c, 0],
  ];
  return { cuts: [], slots: [], pockets: [pocket(at === "start" ? places : mirrored(places, length))] };
}

/** Depths of the notch at the front and at the heel, 0 where there is none */
export interface Step {
  readonly gamma: number;
  readonly front: number;
  readonly heel: number;
  /** depth of the strut */
  readonly h_strut: number;
}

/**
 * The strut's end, x along it from where its lower edge meets the chord. At the front a face along the bisector down to a foot, at the
 * heel a face square to the strut; before the heel stands what is milled out.
 */
export function endOfStrut(at: Cut["at"], { gamma, front, heel, h_strut: h }: Step, length: number): Shape {
  const upper: Place = [-h * cot(gamma), h];
  const foot: Place = [upper[0] - front * Math.tan((gamma / 2) * rad), h - front];
  const behind = -heel / Math.sin(gamma * rad);
  const [edge, inner]: readonly [Place, Place] = [
    [behind, 0],
    [behind, heel / Math.cos(gamma * rad)],
  ];
  const tip = Math.min(upper[0], ...(front > 0 ? [foot[0]] : []), edge[0]);
  const moved = ([x, y]: Place): Place => [x - tip, y];
  const faces: readonly (readonly [Place, Place])[] =
    front > 0
      ? [
          [upper, foot],
          [foot, edge],
        ]
      : [[upper, edge]];
  const stands = [front > 0 ? foot : upper, inner, edge].map(moved);
  return {
    cuts: faces.map(([a, b]) => cutThrough(at, [moved(a), moved(b)], length)),
    slots: [],
    pockets: heel > 0 ? [pocket(at === "start" ? stands : mirrored(stands, length))] : [],
  };
}

/** The notch of the chord: its first face is `l_v` from the end of the chord, whose depth is `h`. */
export function notchOfChord(
  at: Cut["at"],
  { gamma, front, heel, h_strut }: Step,
  chord: { readonly l_v: number; readonly h: number; readonly length: number; readonly bothSides: boolean },
): Shape {
  const { l_v, h, length, bothSides } = chord;
  const wide = heel * (Math.tan(gamma * rad) + cot(gamma));
  const back = front > 0 ? l_v + h_strut / Math.sin(gamma * rad) : l_v + wide;
  const ofFront: Place[] = [
    [l_v, h],
    [l_v + front * Math.tan((gamma / 2) * rad), h - front],
    [back - wide, h],
  ];
  const ofHeel: Place[] = [
    [back - wide, h],
    [back - heel * cot(gamma), h - heel],
    [back, h],
  ];
  const upper = [...(front > 0 ? [ofFront] : []), ...(heel > 0 ? [ofHeel] : [])];
  const lower = upper.map((places) => places.map(([x, y]): Place => [x, h - y]));
  const all = bothSides ? [...upper, ...lower] : upper;
  return {
    cuts: [],
    slots: [],
    pockets: all.map((places) => pocket(at === "start" ? places : mirrored(places, length))),
  };
}
