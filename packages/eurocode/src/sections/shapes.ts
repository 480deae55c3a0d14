/**
 * Nominal dimensions -> outline. Origins: I at mid-height of the web; channel at mid-height on the back of the web;
 * angle at the heel; tee in the middle of the outer face of the flange (stem down); hollow and solid at the centre.
 */
import {
  arc,
  type Corner,
  circle,
  line,
  mirrored,
  moved,
  type Outline,
  polygon,
  reversed,
  type Segment,
} from "./outline.ts";
import type { Dimensions, Shape } from "./types.ts";

/** Dimensions of I, channel and tee with everything filled in */
export interface FlangedDimensions {
  h: number;
  b: number;
  tw: number;
  tf: number;
  r: number;
  /** toe radius, slope of the inner flange face, distance from the tip where tf is measured; 0 for parallel flanges */
  r2: number;
  slope: number;
  at: number;
  /** bottom flange */
  b2: number;
  tf2: number;
}

export function flanged(d: Dimensions): FlangedDimensions {
  const { h_mm: h = 0, b_mm: b = 0, t_w_mm: tw = 0, t_f_mm: tf = 0 } = d;
  return {
    h,
    b,
    tw,
    tf,
    r: d.r_mm ?? d.r_1_mm ?? 0,
    r2: d.r_2_mm ?? 0,
    slope: d.slope ?? 0,
    at: d.t_f_at_mm ?? 0,
    b2: d.b_2_mm ?? b,
    tf2: d.t_f2_mm ?? tf,
  };
}

/** Thickness of a (tapered) flange at a distance from its tip */
export const flangeThickness = (f: FlangedDimensions, fromTip: number): number => f.tf + f.slope * (fromTip - f.at);

function outlineOfI(f: FlangedDimensions): Segment[] {
  const { h, b, tw, tf, r, r2, b2, tf2 } = f;
  const [y, y2, z, w] = [b / 2, b2 / 2, h / 2, tw / 2];
  const [tip, root] = f.slope > 0 ? [flangeThickness(f, 0), flangeThickness(f, y - w)] : [tf, tf];
  const [tip2, root2] = f.slope > 0 ? [tip, root] : [tf2, tf2];
  const corners: Corner[] = [
    [-y2, -z],
    [y2, -z],
    [y2, -z + tip2, r2],
    [w, -z + root2, r],
    [w, z - root, r],
    [y, z - tip, r2],
    [y, z],
    [-y, z],
    [-y, z - tip, r2],
    [-w, z - root, r],
    [-w, -z + root2, r],
    [-y2, -z + tip2, r2],
  ];
  return polygon(corners);
}

function outlineOfChannel(f: FlangedDimensions): Segment[] {
  const { h, b, tw, tf, r, r2 } = f;
  const [tip, root] = f.slope > 0 ? [flangeThickness(f, 0), flangeThickness(f, b - tw)] : [tf, tf];
  const z = h / 2;
  return polygon([
    [0, -z],
    [b, -z],
    [b, -z + tip, r2],
    [tw, -z + root, r],
    [tw, z - root, r],
    [b, z - tip, r2],
    [b, z],
    [0, z],
  ]);
}

function outlineOfTee(f: FlangedDimensions): Segment[] {
  const { h, b, tw, tf, r, r2 } = f;
  const [y, w] = [b / 2, tw / 2];
  const [tip, root] = f.slope > 0 ? [flangeThickness(f, 0), flangeThickness(f, y - w)] : [tf, tf];
  return polygon([
    [-w, -h],
    [w, -h],
    [w, -root, r],
    [y, -tip, r2],
    [y, 0],
    [-y, 0],
    [-y, -tip, r2],
    [-w, -root, r],
  ]);
}

/** The toe of a leg along y, its outer face on z = 0: from the outer face round to where the inner face goes straight */
function toe(leg: number, t: number, r: number): Segment[] {
  if (r <= 0) return [line(leg, 0, leg, t)];
  const [yc, zc] = [leg - r, t - r];
  // a radius greater than the thickness ends on the outer face, which cuts it
  if (r > t) return arc(yc, zc, r, Math.asin(-zc / r), Math.PI / 2);
  const tip = zc > 0 ? [line(leg, 0, leg, zc)] : [];
  return [...tip, ...arc(yc, zc, r, 0, Math.PI / 2)];
}

const startOf = (s: Segment): [number, number] =>
  "r" in s ? [s.y + s.r * Math.cos(s.a1), s.z + s.r * Math.sin(s.a1)] : [s.y1, s.z1];
const endOf = (s: Segment): [number, number] =>
  "r" in s ? [s.y + s.r * Math.cos(s.a2), s.z + s.r * Math.sin(s.a2)] : [s.y2, s.z2];

/** Joins pieces by straight lines where they do not already meet, and closes the loop */
function joined(pieces: readonly Segment[]): Segment[] {
  const loop: Segment[] = [];
  pieces.forEach((piece, i) => {
    loop.push(piece);
    const [y1, z1] = endOf(piece);
    const [y2, z2] = startOf(pieces[(i + 1) % pieces.length] as Segment); // i + 1 taken around the loop
    if (Math.hypot(y2 - y1, z2 - z1) > 1e-9) loop.push(line(y1, z1, y2, z2));
  });
  return loop;
}

function outlineOfAngle(h: number, b: number, t: number, r1: number, r2: number): Segment[] {
  // the toe of the vertical leg is that of a horizontal one with y and z exchanged, run backwards
  const swap = (s: Segment): Segment =>
    "r" in s
      ? { y: s.z, z: s.y, r: s.r, a1: Math.PI / 2 - s.a2, a2: Math.PI / 2 - s.a1 }
      : line(s.z2, s.y2, s.z1, s.y1);
  const verticalToe = toe(h, t, r2).map(swap).reverse();
  const root = r1 > 0 ? arc(t + r1, t + r1, r1, 1.5 * Math.PI, Math.PI) : [line(t, t, t, t + 1e-6)];
  return joined([...toe(b, t, r2), ...root, ...verticalToe, line(0, h / 2, 0, 0)]);
}

function rectangle(b: number, h: number, r = 0): Segment[] {
  return polygon([
    [-b / 2, -h / 2, r],
    [b / 2, -h / 2, r],
    [b / 2, h / 2, r],
    [-b / 2, h / 2, r],
  ]);
}

/** Outer loop alone: what paint covers */
export function outerOutline(shape: Shape, d: Dimensions): Outline {
  const { h_mm: h = 0, b_mm: b = 0, t_mm: t = 0, d_mm: diameter = 0 } = d;
  switch (shape) {
    case "I":
      return outlineOfI(flanged(d));
    case "channel":
      return outlineOfChannel(flanged(d));
    case "tee":
      return outlineOfTee(flanged(d));
    case "angle":
      return outlineOfAngle(h, b, t, d.r_1_mm ?? 0, d.r_2_mm ?? 0);
    case "RHS":
      return rectangle(b, h, d.r_o_mm ?? 0);
    case "box":
      return rectangle(b, h);
    case "CHS":
    case "round":
      return circle(0, 0, diameter / 2);
    case "flat":
      return rectangle(t, b);
    case "plate":
      return rectangle(1000, t);
    case "built-up":
    case "polygon":
    case "parts":
      throw new Error("a built-up section is made of its parts");
  }
}

export function outline(shape: Shape, d: Dimensions): Outline {
  const outer = outerOutline(shape, d);
  const { h_mm: h = 0, b_mm: b = 0, t_mm: t = 0, d_mm: diameter = 0 } = d;
  switch (shape) {
    case "RHS":
      return [...outer, ...reversed(rectangle(b - 2 * t, h - 2 * t, d.r_i_mm ?? 0))];
    case "box":
      return [...outer, ...reversed(rectangle(b - 2 * (d.t_w_mm ?? 0), h - 2 * (d.t_f_mm ?? 0)))];
    case "CHS":
      return [...outer, ...circle(0, 0, diameter / 2 - t, true)];
    default:
      return outer;
  }
}

/** Two equal profiles side by side, backs (or toes) facing, mirror images of each other about z = 0 of the pair */
export function pairOutline(single: Outline, backDistance: number, right: number, toeToToe: boolean): Segment[] {
  const one = toeToToe ? moved(mirrored(single), right + backDistance / 2, 0) : moved(single, backDistance / 2, 0);
  return [...one, ...mirrored(one)];
}
