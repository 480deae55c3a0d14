import type { Fabrication, Section } from "../sections/index.ts";
import { greatestThickness } from "../sections/index.ts";
import { drawnOf } from "../sections/kept.ts";
import type { Properties } from "./schema.ts";

// A section as EN 1993-1-1 looks at it: its walls for the classification, and the properties in plain numbers.

/** `outline`: drawn, or put together from parts; what its walls are is not known. */
export type MemberShape = "I" | "RHS" | "CHS" | "channel" | "angle" | "tee" | "flat" | "round" | "outline";

/** A wall on its centre line, from its supported edge to its free one (internal parts: either way); centroid at 0. */
export interface Strip {
  readonly y1: number;
  readonly z1: number;
  readonly y2: number;
  readonly z2: number;
  readonly t: number;
}

export type PlateKind = "internal" | "outstand" | "stem" | "wall" | "leg" | "legs";

/** A part of Table 5.2. */
export interface Plate {
  readonly id: "flange" | "web" | "stem" | "wall" | "leg" | "legs";
  readonly kind: PlateKind;
  readonly c: number;
  readonly t: number;
  readonly ratio: number;
  /** how many such parts share N in alpha */
  readonly webs: number;
  /** counts as uniformly compressed by a moment about y, about z */
  readonly flangeOfY: boolean;
  readonly flangeOfZ: boolean;
  /** a moment about z changes the stress along it */
  readonly bentByZ: boolean;
  readonly strips: readonly Strip[];
}

export interface Profile {
  readonly label: string;
  readonly family: string;
  readonly shape: MemberShape;
  readonly fabrication: Fabrication;
  readonly hollow: boolean;
  /** angles and outlines whose principal axes are not y and z */
  readonly oblique: boolean;
  /** symmetric about z: what bends about y buckles laterally as M_cr has it */
  readonly symmetric: boolean;
  /** I, RHS, CHS, solid: shear centre and centroid are one */
  readonly doublySymmetric: boolean;
  readonly h: number;
  readonly b: number;
  readonly t_w: number;
  readonly t_f: number;
  readonly r: number;
  readonly a: number;
  readonly d: number;
  readonly t: number;
  readonly A: number;
  /** all around, outside */
  readonly perimeter: number;
  readonly I_y: number;
  readonly I_z: number;
  readonly W_el_y: number;
  readonly W_el_z: number;
  readonly W_pl_y: number;
  readonly W_pl_z: number;
  readonly I_t: number;
  readonly I_w: number;
  /** hollow and round sections, else 0 */
  readonly W_t: number;
  readonly A_v_z: number;
  readonly A_v_y: number;
  readonly y_0: number;
  readonly z_0: number;
  /** tee: positive when the flange is compressed */
  readonly z_j: number;
  /** angles: principal axes, and the shear centre in them */
  readonly I_u: number;
  readonly I_v: number;
  readonly u_0: number;
  readonly v_0: number;
  /** distances of the extreme fibres from the centroid */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly thickest: number;
  readonly plates: readonly Plate[];
  readonly own: Properties;
}

const shapeOf = (section: Section): MemberShape | undefined =>
  section.shape === "box"
    ? "RHS"
    : section.shape === "plate" || section.shape === "built-up"
      ? undefined
      : section.shape === "polygon" || section.shape === "parts"
        ? "outline"
        : section.shape;

const none: Properties = {};

/** undefined for what is not one member section: a plate without a width, a built-up pair. */
export function profileOf(section: Section, own: Properties = none): Profile | undefined {
  const shape = shapeOf(section);
  if (!shape) return undefined;
  const { dimensions, properties: p, fabrication } = section;
  const d = sizesOf(dimensions, shape);
  const flanged = {
    label: section.designation,
    family: section.family,
    shape,
    fabrication: section.shape === "box" ? ("welded" as const) : fabrication,
    hollow: shape === "RHS" || shape === "CHS",
    doublySymmetric: shape !== "channel" && shape !== "angle" && shape !== "tee" && shape !== "outline",
    h: d.h,
    b: d.b,
    t_w: d.t_w,
    t_f: d.t_f,
    r: d.r,
    a: d.a,
    d: d.d,
    t: d.t,
    A: own.A_mm2 ?? p.A_mm2,
    perimeter: 1000 * p.A_L_m2_m,
    I_y: own.I_y_mm4 ?? p.I_y_mm4,
    I_z: own.I_z_mm4 ?? p.I_z_mm4,
    ...moduliOf(section, own),
    I_t: own.I_t_mm4 ?? p.I_t_mm4,
    I_w: own.I_w_mm6 ?? p.I_w_mm6,
    W_t: own.I_t_mm4 === undefined ? (p.W_t_mm3 ?? 0) : ((p.W_t_mm3 ?? 0) * own.I_t_mm4) / p.I_t_mm4,
    A_v_z: p.A_v_z_mm2,
    A_v_y: p.A_v_y_mm2,
    y_0: own.y_0_mm ?? p.y_0_mm,
    z_0: own.z_0_mm ?? p.z_0_mm,
    z_j: p.z_j_mm ?? 0,
    I_u: p.I_u_mm4 ?? 0,
    I_v: p.I_v_mm4 ?? 0,
    u_0: p.u_0_mm ?? 0,
    v_0: p.v_0_mm ?? 0,
    ...edges(section, shape),
    thickest: thickestOf(section),
    own,
  };
  return { ...flanged, plates: platesOf(flanged) };
}

const thickestOf = (section: Section): number => drawnOf(section)?.thickness ?? greatestThickness(section);

type Moduli = Pick<Profile, "oblique" | "symmetric" | "W_el_y" | "W_el_z" | "W_pl_y" | "W_pl_z">;

function moduliOf(section: Section, own: Properties): Moduli {
  const { properties: p, shape } = section;
  const drawn = drawnOf(section);
  const elastic = { y: drawn?.W_y ?? p.W_el_y_mm3, z: drawn?.W_z ?? p.W_el_z_mm3 };
  // plastic stresses would turn the axis of an oblique drawing, which stays elastic
  const plastic = drawn?.oblique ? elastic : { y: p.W_pl_y_mm3, z: p.W_pl_z_mm3 };
  return {
    oblique: drawn ? drawn.oblique : shape === "angle",
    symmetric: drawn ? drawn.symmetricZ : true,
    W_el_y: own.W_el_y_mm3 ?? elastic.y,
    W_el_z: own.W_el_z_mm3 ?? elastic.z,
    W_pl_y: own.W_pl_y_mm3 ?? plastic.y,
    W_pl_z: own.W_pl_z_mm3 ?? plastic.z,
  };
}

function sizesOf(
  d: Section["dimensions"],
  shape: MemberShape,
): Pick<Profile, "h" | "b" | "t_w" | "t_f" | "r" | "a" | "d" | "t"> {
  const t = d.t_mm ?? 0;
  return {
    h: d.h_mm ?? d.d_mm ?? d.b_mm ?? 0,
    b: shape === "flat" ? t : (d.b_mm ?? d.d_mm ?? 0),
    t_w: d.t_w_mm ?? t,
    t_f: d.t_f_mm ?? t,
    r: d.r_mm ?? d.r_1_mm ?? 0,
    a: d.a_mm ?? 0,
    d: d.d_mm ?? 0,
    t,
  };
}

type Flanged = Omit<Profile, "plates">;

const turnedProfiles = new WeakMap<Profile, Profile>();

/** A flat, a hollow section or an angle turned by 90°: what was y is z. */
export function turnedProfile(p: Profile): Profile {
  let turned = turnedProfiles.get(p);
  if (!turned) {
    const { plates: _, own: o, ...flat } = p;
    const own: Properties = {
      ...o,
      I_y_mm4: o.I_z_mm4,
      I_z_mm4: o.I_y_mm4,
      W_el_y_mm3: o.W_el_z_mm3,
      W_el_z_mm3: o.W_el_y_mm3,
      W_pl_y_mm3: o.W_pl_z_mm3,
      W_pl_z_mm3: o.W_pl_y_mm3,
      A_v_z_mm2: o.A_v_y_mm2,
      A_v_y_mm2: o.A_v_z_mm2,
      W_eff_y_mm3: o.W_eff_z_mm3,
      W_eff_z_mm3: o.W_eff_y_mm3,
      W_net_y_mm3: o.W_net_z_mm3,
      W_net_z_mm3: o.W_net_y_mm3,
      e_N_y_mm: o.e_N_z_mm,
      e_N_z_mm: o.e_N_y_mm,
    };
    const flanged: Flanged = {
      ...flat,
      own,
      h: p.b,
      b: p.h,
      t_w: p.t_f,
      t_f: p.t_w,
      I_y: p.I_z,
      I_z: p.I_y,
      W_el_y: p.W_el_z,
      W_el_z: p.W_el_y,
      W_pl_y: p.W_pl_z,
      W_pl_z: p.W_pl_y,
      A_v_z: p.A_v_y,
      A_v_y: p.A_v_z,
      y_0: p.z_0,
      z_0: p.y_0,
      u_0: p.u_0,
      v_0: p.v_0,
      top: p.right,
      bottom: p.left,
      left: p.bottom,
      right: p.top,
    };
    turned = { ...flanged, plates: platesOf(flanged) };
    turnedProfiles.set(p, turned);
  }
  return turned;
}

/**
 * A channel bent about z, and the edges of its flanges or its web compressed: what z_j is to a tee. Thin walls; its
 * sign is not given, so that the worse side counts.
 */
export function asymmetryOfChannel(p: Profile): number {
  const [web, tip, h] = [p.t_w / 2 - p.left, p.right, p.h - p.t_f];
  const ofWeb = p.t_w * (web ** 3 * h + (web * h ** 3) / 12);
  const ofFlanges = 2 * p.t_f * ((tip ** 4 - web ** 4) / 4 + ((h ** 2 / 4) * (tip ** 2 - web ** 2)) / 2);
  return Math.abs(p.y_0 - (ofWeb + ofFlanges) / (2 * p.I_z));
}

function edges({ dimensions: d, properties: p }: Section, shape: MemberShape) {
  const h = d.h_mm ?? d.d_mm ?? d.b_mm ?? 0;
  const b = shape === "flat" ? (d.t_mm ?? 0) : (d.b_mm ?? d.d_mm ?? 0);
  const left = p.y_s_mm ?? b / 2;
  // a tee's centroid is measured from its flange, which is on top; an angle's from its lower leg
  const top = shape === "tee" ? (p.z_s_mm ?? h / 2) : h - (p.z_s_mm ?? h / 2);
  return { top, bottom: h - top, left, right: b - left };
}

/** A fillet weld of throat a takes a √2 of the clear width at each end. */
const leg = (p: Flanged): number => (p.fabrication === "welded" ? p.a * Math.SQRT2 : p.r);

function platesOf(p: Flanged): Plate[] {
  switch (p.shape) {
    case "I":
      return [outstands(p, (p.b - p.t_w) / 2 - leg(p), [1, -1], [1, -1]), web(p, false)];
    case "channel":
      return [outstands(p, p.b - p.t_w - leg(p), [1, -1], [1]), web(p, true)];
    case "tee":
      return [outstands(p, (p.b - p.t_w) / 2 - leg(p), [1], [1, -1]), stem(p)];
    case "RHS":
      return walls(p);
    case "CHS":
      return [plate("wall", "wall", p.d, p.t)];
    case "angle":
      return legs(p);
    case "flat":
    case "round":
    case "outline":
      return [];
  }
}

function plate(
  id: Plate["id"],
  kind: PlateKind,
  c: number,
  t: number,
  more: Partial<Pick<Plate, "webs" | "flangeOfY" | "flangeOfZ" | "bentByZ" | "strips">> = {},
): Plate {
  // a stocky own section may leave no clear width at all
  const clear = Math.max(c, 0.001);
  return {
    id,
    kind,
    c: clear,
    t,
    ratio: clear / t,
    webs: 1,
    flangeOfY: true,
    flangeOfZ: true,
    bentByZ: false,
    strips: [],
    ...more,
  };
}

/** Flange halves of I, channel, tee: above and below (`ups`), to the right and left of the web (`sides`). */
function outstands(p: Flanged, c: number, ups: readonly number[], sides: readonly number[]): Plate {
  const t = p.t_f;
  const root = p.shape === "channel" ? p.right - c : p.b / 2 - c;
  const strips = ups.flatMap((up) =>
    sides.map((side) => {
      const z = up > 0 ? p.top - t / 2 : -(p.bottom - t / 2);
      return { y1: side * root, z1: z, y2: side * (root + c), z2: z, t };
    }),
  );
  return plate("flange", "outstand", c, t, { strips });
}

function web(p: Flanged, flangeOfZ: boolean): Plate {
  const c = p.h - 2 * p.t_f - 2 * leg(p);
  const y = p.shape === "channel" ? p.t_w / 2 - p.left : 0;
  const strips = [{ y1: y, z1: c / 2, y2: y, z2: -c / 2, t: p.t_w }];
  return plate("web", "internal", c, p.t_w, { flangeOfY: false, flangeOfZ, strips });
}

function stem(p: Flanged): Plate {
  const c = p.h - p.t_f - leg(p);
  const strips = [{ y1: 0, z1: -p.bottom + c, y2: 0, z2: -p.bottom, t: p.t_w }];
  return plate("stem", "stem", c, p.t_w, { flangeOfY: false, flangeOfZ: false, strips });
}

/** RHS: side b is the flange of a moment about y, side h that of one about z. Rolled: c = h - 3t, welded: clear width. */
function walls(p: Flanged): Plate[] {
  const rounded = p.fabrication !== "welded";
  const c_b = rounded ? p.b - 3 * p.t_w : p.b - 2 * p.t_w;
  const c_h = rounded ? p.h - 3 * p.t_f : p.h - 2 * p.t_f;
  const z = (p.h - p.t_f) / 2;
  const y = (p.b - p.t_w) / 2;
  return [
    plate("flange", "internal", c_b, p.t_f, {
      webs: 2,
      flangeOfZ: false,
      bentByZ: true,
      strips: [z, -z].map((at) => ({ y1: -c_b / 2, z1: at, y2: c_b / 2, z2: at, t: p.t_f })),
    }),
    plate("web", "internal", c_h, p.t_w, {
      webs: 2,
      flangeOfY: false,
      strips: [y, -y].map((at) => ({ y1: at, z1: c_h / 2, y2: at, z2: -c_h / 2, t: p.t_w })),
    }),
  ];
}

/** Angles: Table 5.2 sheet 3 asks for both; EN 1993-1-5 4.4(2) takes the longer leg for the slenderness of each. */
function legs(p: Flanged): Plate[] {
  const [y, z] = [p.t / 2 - p.left, p.t / 2 - p.bottom];
  const strips = [
    { y1: -p.left, z1: z, y2: p.right, z2: z, t: p.t },
    { y1: y, z1: -p.bottom, y2: y, z2: p.top, t: p.t },
  ];
  return [
    plate("leg", "leg", Math.max(p.h, p.b), p.t, { strips }),
    { ...plate("legs", "legs", (p.b + p.h) / 2, p.t), ratio: (p.b + p.h) / (2 * p.t) },
  ];
}
