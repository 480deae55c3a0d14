/** The end of a member: its own axes, in which joints are laid out once for both ends. */
import { section } from "@x/eurocode";
import { cross, dot } from "../../axes.ts";
import type { Cope, Direction, EndName, Frame, PlatePart, PlateUse, ProfileHole } from "../../fabrication.ts";
import type { EndOverride, MemberRole, Point } from "../../members/model.ts";

export interface JointMember {
  readonly id: string;
  readonly mark: string;
  readonly role: MemberRole;
  readonly profile: string;
  readonly steel_grade: string;
  readonly length_mm?: number;
  readonly quantity: number;
  /** kN, kNm; empty where nothing but its own weight is known */
  readonly actions: Readonly<Record<string, number>>;
  readonly actionsFrom: string;
  /** least N_Ed of its load cases, where that is tension */
  readonly uplift?: number;
}

export interface JointEnd {
  readonly member: JointMember;
  readonly end: EndName;
  readonly correction?: EndOverride;
  readonly support?: Support;
}

export interface Support {
  readonly id: string;
  readonly mark: string;
  readonly profile: string;
  readonly steel_grade: string;
  readonly role?: MemberRole;
  /** the side of it that this end meets, where that is known */
  readonly side?: "flange" | "web";
  /** of the axes from each other, where the drawing gives their places */
  readonly offset_mm?: number;
  /** between the axis of a brace and that of the support, where that is known; 90: square */
  readonly angle_deg?: number;
}

/** What a joint is fixed to: the flange of a column, the web of a beam, the wall of a hollow section. */
export function supportPly({ profile, role, side }: Support): { t_mm: number; of: "flange" | "web" | "wall" } {
  const { t_f, t_w, shape } = dimensionsOf(profile);
  if (shape !== "I" && shape !== "channel") return { t_mm: t_w, of: "wall" };
  const web = side === undefined ? role === "beam" : side === "web";
  return web ? { t_mm: t_w, of: "web" } : { t_mm: t_f, of: "flange" };
}

export interface Dimensions {
  readonly shape: string;
  readonly h: number;
  readonly b: number;
  readonly t_w: number;
  readonly t_f: number;
  readonly r: number;
  /** y of the middle of the web or of the upright leg */
  readonly y_w: number;
}

export function dimensionsOf(profile: string): Dimensions {
  const found = section(profile);
  const d = found?.dimensions ?? {};
  const shape = found?.shape ?? "";
  // a flat stands on its edge
  const flat = shape === "flat" || shape === "plate";
  const h = (flat ? d.b_mm : d.h_mm) ?? d.d_mm ?? 0;
  const b = (flat ? d.t_mm : d.b_mm) ?? d.d_mm ?? 0;
  const t_w = d.t_w_mm ?? d.t_mm ?? 0;
  return {
    shape,
    h,
    b,
    t_w,
    t_f: d.t_f_mm ?? d.t_mm ?? 0,
    r: d.r_mm ?? d.r_1_mm ?? d.r_o_mm ?? 0,
    // the back of a channel and the heel of an angle are at the left
    y_w: shape === "channel" || shape === "angle" ? -b / 2 + t_w / 2 : 0,
  };
}

/** Plates that are in stock. */
const thicknesses = [5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100];
export const stocked = (least: number): number => thicknesses.find((t) => t >= least - 1e-9) ?? Math.ceil(least);

export interface PlateSpec {
  readonly use: PlateUse;
  readonly t_mm: number;
  readonly outline: PlatePart["outline"];
  readonly holes: PlatePart["holes"];
  readonly steel_grade: string;
  readonly contour_only?: true;
  /** where it is not that of the joint's weld to its support */
  readonly weld_throat_mm?: number;
}

export interface FittingSpec {
  readonly profile: string;
  readonly length_mm: number;
  readonly steel_grade: string;
  readonly holes: readonly ProfileHole[];
}

export interface BoltSpec {
  readonly kind: "bolt" | "anchor";
  readonly size: string;
  readonly grade: string;
  readonly grip_mm: number;
  /** of anchors: all of it */
  readonly length_mm?: number;
  readonly preloaded?: boolean;
}

/** Where a fitting is: part of this assembly, or of what carries it (or loose, where that is not known). */
export type Belongs = "assembly" | "support" | "site";

export interface Fittings {
  /** u of the face of what carries it, where the joint is laid out against one */
  readonly face_mm?: number;
  /**
   * Of a brace: y of the middle of its gusset, which lies in the plane of the support's axis and the side that it meets. The
   * brace stands beside it, at an angle.
   */
  readonly gusset_mm?: number;
  readonly holes: readonly ProfileHole[];
  readonly copes: readonly Cope[];
  readonly plates: readonly { readonly plate: PlateSpec; readonly frame: Frame; readonly belongs: Belongs }[];
  readonly pieces: readonly { readonly piece: FittingSpec; readonly frame: Frame; readonly belongs: Belongs }[];
  /** `drills`: the diameter of the hole that it has in what carries the end */
  readonly bolts: readonly {
    readonly bolt: BoltSpec;
    readonly at: Point;
    readonly axis: Direction;
    readonly drills?: number;
  }[];
  /** runs of the welds whose id ends so */
  readonly welds: readonly WeldRuns[];
}

export interface WeldRuns {
  /** suffix of the weld's id */
  readonly of: string;
  readonly throat_mm: number;
  readonly length_mm: number;
  readonly sides: "one" | "both" | "around";
  readonly paths: readonly (readonly Point[])[];
  readonly belongs: Belongs;
  /** by default in the shop */
  readonly where?: "site";
}

export const nothing: Fittings = { holes: [], copes: [], plates: [], pieces: [], bolts: [], welds: [] };

export function joined(...all: readonly Fittings[]): Fittings {
  const face_mm = all.find((one) => one.face_mm !== undefined)?.face_mm;
  return {
    ...(face_mm !== undefined && { face_mm }),
    holes: all.flatMap((one) => one.holes),
    copes: all.flatMap((one) => one.copes),
    plates: all.flatMap((one) => one.plates),
    pieces: all.flatMap((one) => one.pieces),
    bolts: all.flatMap((one) => one.bolts),
    welds: all.flatMap((one) => one.welds),
  };
}

const plus = (p: Point, d: Direction, s: number): Point => [p[0] + d[0] * s, p[1] + d[1] * s, p[2] + d[2] * s];

const zero = (value: number): number => (Object.is(value, -0) ? 0 : Math.round(value * 1e6) / 1e6 + 0);
const clean = (d: readonly [number, number, number]): [number, number, number] => [zero(d[0]), zero(d[1]), zero(d[2])];

/** u: from the end into the member; y, z: as the member's. */
export interface EndAxes {
  readonly x: (u: number) => number;
  readonly point: (u: number, y: number, z: number) => Point;
  readonly direction: (u: number, y: number, z: number) => Direction;
  /** a plate whose outline begins at `origin`, thick along `n`, in the axes of the end */
  readonly frame: (origin: Point, x: Direction, y: Direction, n: Direction, t: number) => Frame;
}

export function axesOf(end: EndName, length_mm: number): EndAxes {
  const s = end === "start" ? 1 : -1;
  const x = (u: number) => zero(end === "start" ? u : length_mm - u);
  const point = (u: number, y: number, z: number): Point => [x(u), zero(y), zero(z)];
  const direction = (u: number, y: number, z: number): Direction => clean([s * u, y, z]);
  return {
    x,
    point,
    direction,
    frame(origin, ex, ey, n, t) {
      const [mx, my, mn] = [direction(...ex), direction(...ey), direction(...n)];
      const at = point(...origin);
      // a plate is symmetric through its thickness: seen from behind it begins on its other face
      const forward = dot(cross(mx, my), mn) > 0;
      return { origin: clean([...(forward ? at : plus(at, mn, t))]), x: mx, y: my };
    },
  };
}
