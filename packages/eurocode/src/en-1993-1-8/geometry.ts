import type { Sheet } from "../engine/sheet.ts";
import type { Shape } from "../sections/index.ts";
import type { HollowJointItem } from "./hollow-sections/schema.ts";
import type { EndPlateItem } from "./moment-joints/schema.ts";
import type { Bolts, Member } from "./parts/index.ts";
import type { TStubItem } from "./t-stub/schema.ts";

// What a picture of a joint shows, as the calculation took it: defaults filled in, in mm, kN and kNm. Pictures take
// nothing else, so that they cannot show another joint than the one that was verified.

export interface MemberShape {
  readonly name: string;
  readonly shape: Shape;
  readonly h: number;
  readonly b: number;
  readonly t_w: number;
  readonly t_f: number;
  readonly r: number;
}

export interface BoltShape {
  readonly name: string;
  readonly d: number;
  readonly d_0: number;
}

export interface BoltGeometry {
  readonly kind: "bolt";
  readonly bolt: BoltShape;
  readonly n: number;
  readonly e1: number | undefined;
  readonly e2: number | undefined;
  readonly p1: number | undefined;
  readonly p2: number | undefined;
  readonly t: number;
  readonly planes: number;
  readonly V: number;
  readonly F_t: number;
}

export interface BoltGroupGeometry {
  readonly kind: "bolt-group";
  readonly bolt: BoltShape;
  readonly edge_x: number | undefined;
  readonly edge_y: number | undefined;
  readonly e_x: number;
  readonly e_y: number;
  readonly V_x: number;
  readonly V_y: number;
  readonly M: number | undefined;
}

export interface WeldGeometry {
  readonly kind: "weld";
  readonly type: "fillet" | "butt" | "butt-partial";
  readonly length: number;
  readonly a: number;
  /** undefined: the part joined is not known */
  readonly t: number | undefined;
  readonly n: number;
  readonly V_par: number;
  readonly N_perp: number;
  readonly V_perp: number;
}

/** y upwards. */
export interface WeldLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly a: number;
}

export interface WeldGroupGeometry {
  readonly kind: "weld-group";
  readonly welds: readonly WeldLine[];
  /** where the load acts; undefined: at the centroid */
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly V_x: number;
  readonly V_y: number;
  readonly N: number;
  readonly M_z: number;
}

export interface BlockTearingGeometry {
  readonly kind: "block-tearing";
  readonly bolt: BoltShape;
  readonly t: number;
  readonly n_1: number;
  readonly n_2: number;
  readonly e1: number;
  readonly p1: number;
  readonly e2: number;
  readonly p2: number;
  readonly V: number | undefined;
}

export interface AngleGeometry {
  readonly kind: "angle-one-leg";
  readonly bolt: BoltShape;
  readonly angle: MemberShape;
  readonly leg: { readonly connected: number; readonly other: number };
  readonly gusset: number;
  readonly n_1: number;
  readonly e1: number;
  readonly p1: number;
  readonly e2: number;
  readonly N: number;
}

export interface GussetGeometry {
  readonly kind: "gusset";
  readonly joint: "bolted" | "welded" | "slotted" | "flattened" | "end-tee";
  readonly member: MemberShape;
  readonly n: 1 | 2;
  /** of the ply on the plate */
  readonly width: number;
  readonly t: number;
  readonly b: number | undefined;
  readonly h: number | undefined;
  readonly bolt: BoltShape | undefined;
  readonly n_1: number;
  readonly n_2: number;
  readonly e1: number;
  readonly p1: number;
  readonly e2: number;
  readonly p2: number;
  readonly a: number | undefined;
  /** the joint along the force, and its width where the force enters */
  readonly L_j: number;
  readonly w: number;
  /** of the effective width, in degrees */
  readonly spread: number;
  readonly free: number | undefined;
  readonly N: number;
}

export interface PinGeometry {
  readonly kind: "pin";
  readonly d: number;
  readonly d_0: number;
  readonly d_i: number;
  /** edges of the plate beyond the hole; undefined: not given */
  readonly edge_a: number | undefined;
  readonly edge_c: number | undefined;
  /** outer plates, inner plate and the gaps between them */
  readonly plates: { readonly a: number; readonly b: number; readonly c: number } | undefined;
  readonly F: number;
}

/** x from the face of the support, y from the top of the beam. */
export interface SimpleJointGeometry {
  readonly beam: MemberShape;
  readonly bolt: BoltShape;
  readonly support: SupportShape | undefined;
  readonly notch: { readonly length: number; readonly top: number; readonly bottom: number };
  /** height and thickness of plate or cleats, and their top */
  readonly h: number;
  readonly t: number;
  readonly top: number;
  readonly n_1: number;
  readonly n_2: number;
  readonly e1: number;
  readonly p1: number;
  readonly e2: number;
  readonly p2: number;
  readonly e2_b: number;
  /** to the middle of the bolts in the web */
  readonly z: number;
  readonly V: number;
}

export interface SupportShape {
  readonly t: number;
  /** undefined: a ply */
  readonly member: string | undefined;
  readonly onWeb: boolean;
}

export interface FinPlateGeometry extends SimpleJointGeometry {
  readonly kind: "fin-plate";
  readonly b: number;
  readonly a: number | undefined;
}

export interface HeaderPlateGeometry extends SimpleJointGeometry {
  readonly kind: "header-plate";
  readonly b: number;
  readonly w: number;
  readonly a: number | undefined;
}

export interface AngleCleatsGeometry extends SimpleJointGeometry {
  readonly kind: "angle-cleats";
  readonly angle: MemberShape;
  readonly leg: { readonly beam: number; readonly support: number };
  readonly w: number;
}

export interface CoverPlate {
  readonly b: number;
  /** of web plates; 0 for those of flanges */
  readonly h: number;
  readonly t: number;
  readonly sides: 1 | 2;
  readonly packing: number;
  readonly bolt: BoltShape;
  readonly n_1: number;
  readonly n_2: number;
  readonly e1: number;
  readonly p1: number;
  readonly e2: number;
  readonly p2: number;
}

export interface SpliceGeometry {
  readonly kind: "splice";
  readonly member: MemberShape;
  readonly flange: CoverPlate;
  readonly web: CoverPlate | undefined;
  /** ends in full contact */
  readonly bearing: boolean;
  readonly N: number | undefined;
  readonly M: number | undefined;
  readonly V: number | undefined;
}

export interface TStubGeometry {
  readonly kind: "t-stub";
  readonly bolt: BoltShape;
  readonly t: number;
  readonly m: number;
  readonly e: number;
  readonly position: NonNullable<TStubItem["position"]>;
  readonly rows: number;
  readonly p: number;
  readonly w: number;
  readonly b_p: number;
  readonly backing: number;
  readonly F_t: number;
}

/** Thicknesses of the stiffeners of a column; undefined: there is none. */
export interface StiffenerShapes {
  readonly tension: number | undefined;
  readonly compression: number | undefined;
  readonly diagonal: number | undefined;
  readonly webPlate: number | undefined;
  readonly backing: number | undefined;
}

export interface ColumnWebGeometry {
  readonly kind: "column-web";
  readonly column: MemberShape;
  readonly beam: MemberShape | undefined;
  readonly t_fb: number;
  readonly plate: { readonly t: number; readonly extension: number } | undefined;
  readonly a: number;
  readonly stiffeners: StiffenerShapes;
  readonly F_c: number;
  readonly F_t: number;
  readonly V_wp: number | undefined;
}

export interface JointActions {
  readonly M_j_Ed: number | undefined;
  readonly V_Ed: number | undefined;
  readonly N_Ed: number | undefined;
}

/** y from the top of the plate down, as the joint is built: with its beam's top flange on top. */
export interface EndPlateGeometry extends JointActions {
  readonly kind: "end-plate";
  readonly bolt: BoltShape;
  readonly beam: MemberShape;
  readonly column: MemberShape | undefined;
  readonly plate: { readonly h: number; readonly b: number; readonly t: number; readonly top: number };
  readonly haunch: { readonly depth: number; readonly length: number; readonly t_f: number } | undefined;
  /** degrees: a beam on a column rises from it, spliced ones fall to both sides */
  readonly slope: number;
  /** y where the column ends; undefined: it goes on */
  readonly columnEnd: number | undefined;
  readonly stiffeners: StiffenerShapes;
  /** all rows; `pulled` are those of the result, in its order */
  readonly rows: readonly number[];
  readonly pulled: readonly number[];
  /** the flange that the moment pulls */
  readonly pulledSide: "top" | "bottom";
  readonly w: number;
  /** gauge of the outer bolts of rows of four */
  readonly wOuter: number | undefined;
  readonly a_f: number;
  readonly a_w: number;
}

export interface WeldedBeamGeometry extends JointActions {
  readonly kind: "welded-beam";
  readonly beam: MemberShape;
  readonly column: MemberShape;
  readonly stiffeners: StiffenerShapes;
  readonly pulledSide: "top" | "bottom";
  readonly z: number;
  readonly a_f: number;
  readonly a_w: number;
}

export interface AnchorsGeometry {
  readonly bolt: BoltShape;
  readonly rows: readonly number[];
  readonly across: readonly number[];
  readonly h_ef: number | undefined;
  readonly hooked: boolean;
}

export interface ColumnBaseGeometry {
  readonly kind: "column-base";
  readonly column: MemberShape;
  readonly plate: { readonly h: number; readonly b: number; readonly t: number };
  readonly grout: number;
  readonly anchors: AnchorsGeometry | undefined;
  readonly N: number;
  readonly M: number;
  /** about the minor axis */
  readonly M_z: number;
  readonly V: number;
}

/** Bolts down a leg or plate, or fillets of throat a. */
interface HeldShape {
  readonly bolt: BoltShape | undefined;
  readonly pattern:
    | { readonly n_1: number; readonly n_2: number; readonly e1: number; readonly p1: number; readonly p2: number }
    | undefined;
  readonly a: number | undefined;
}

/** x from the support, y down from the top of the seat. */
export interface SeatGeometry extends HeldShape {
  readonly kind: "seat";
  readonly beam: MemberShape;
  readonly gap: number;
  readonly V: number;
  /** under the beam, and down the support */
  readonly leg: number;
  readonly h: number;
  /** of the angle, or of the plate under the beam */
  readonly t: number;
  readonly angle: MemberShape | undefined;
  readonly stiffener: { readonly t: number; readonly triangular: boolean } | undefined;
  /** along the support */
  readonly width: number;
  readonly support: number | undefined;
}

export interface BracketGeometry extends HeldShape {
  readonly kind: "bracket";
  readonly type: "flat" | "standing";
  readonly t: number;
  readonly h: number;
  readonly n: 1 | 2;
  /** standing: from the column to the outer end */
  readonly W: number | undefined;
  readonly triangular: boolean;
  readonly e: number;
  readonly V: number;
  /** flat: across the column */
  readonly weld: number | undefined;
}

export interface HollowJointGeometry {
  readonly kind: "hollow-section-joint";
  readonly type: HollowJointItem["joint_type"];
  readonly chord: MemberShape;
  /** theta in radians */
  readonly braces: readonly { readonly member: MemberShape; readonly theta: number; readonly N: number }[];
  readonly plate:
    | { readonly b: number; readonly t: number; readonly orientation: "longitudinal" | "transverse" }
    | undefined;
  readonly gap: number | undefined;
  /** on the left and on the right */
  readonly N_0: readonly [number, number];
}

export type JointGeometry =
  | SeatGeometry
  | BracketGeometry
  | BoltGeometry
  | BoltGroupGeometry
  | WeldGeometry
  | WeldGroupGeometry
  | BlockTearingGeometry
  | AngleGeometry
  | PinGeometry
  | GussetGeometry
  | FinPlateGeometry
  | HeaderPlateGeometry
  | AngleCleatsGeometry
  | SpliceGeometry
  | TStubGeometry
  | ColumnWebGeometry
  | EndPlateGeometry
  | WeldedBeamGeometry
  | ColumnBaseGeometry
  | HollowJointGeometry;

/** Leaves what a picture shows on the sheet; it is made only when a picture is wanted. */
export const draw = (sheet: Sheet, geometry: () => JointGeometry): void => {
  sheet.geometry = geometry;
};

/** Own sections have no designation. */
export const memberShape = (
  { section, h, b, t_w, t_f, r }: Member,
  { profile }: { readonly profile?: string | undefined },
): MemberShape => ({
  name: profile === undefined ? "own section" : section.designation,
  shape: section.shape,
  h,
  b,
  t_w,
  t_f,
  r,
});

export const boltShape = ({ size, grade, d, d_0 }: Pick<Bolts, "size" | "grade" | "d" | "d_0">): BoltShape => ({
  name: `${size.size} ${grade.grade}`,
  d,
  d_0,
});

export const stiffenerShapes = (given: EndPlateItem["stiffeners"]): StiffenerShapes => ({
  tension: given?.tension_t_mm,
  compression: given?.compression_t_mm,
  diagonal: given?.diagonal_t_mm,
  webPlate: given?.web_plate_t_mm,
  backing: given?.backing_plate_t_mm,
});
