/**
 * What a workshop builds: plain data, from which every export is made. Lengths in mm, forces in kN, masses in kg.
 *
 * Axes of a piece: x along its length from its start, y parallel to the flanges, z along the web (top is z > 0), right-handed;
 * the origin is the middle of the section's bounding box at the start. Axes of an assembly are those of its first profile.
 * Axes of a plate: its outline lies in x, y; its thickness goes along z = x × y from the outline.
 */

import type { AnnexCode } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import type { DrawingInfo, MemberRole, Place, Point, Source, UnresolvedItem } from "./members/model.ts";

export type Direction = readonly [x: number, y: number, z: number];

/** Axes of one thing in those of another; z = x × y. */
export interface Frame {
  readonly origin: Point;
  readonly x: Direction;
  readonly y: Direction;
}

export type EndName = "start" | "end";

/** A value with where it is from, in words. */
export interface Reasoned<T> {
  readonly value: T;
  readonly reason: Message;
  /** set by a correction, read on the drawing, or taken by a rule */
  readonly from: "correction" | "drawing" | "rule";
}

/**
 * The worst of what was verified. `not designed`: under its own weight alone, for forces that were assumed, or not at all;
 * it has not passed.
 */
export type State = "passed" | "failed" | "not designed";

// ---------------------------------------------------------------- members

/** One for each row of the drawing, in its order. */
export interface FabricatedMember {
  /** unique, and safe as a file name: the mark, with -2, -3 … where it repeats */
  readonly id: string;
  readonly mark: string;
  /** as printed */
  readonly section: string;
  /** the catalogue's name; absent when it is unknown: then there is no part, no mass, no check */
  readonly profile?: string;
  readonly family?: string;
  /** as used; `grade_assumed` when the drawing gives none */
  readonly steel_grade: string;
  readonly grade_assumed?: true;
  readonly length_mm?: number;
  /** pieces; 1 with `quantity_assumed` when the drawing gives none */
  readonly quantity: number;
  readonly quantity_assumed?: true;
  /** so many of them are of the other hand, by a mark of their own */
  readonly mirrored?: number;
  /** of all pieces, as in the drawing */
  readonly mass_kg?: number;
  /** painted surface of all pieces */
  readonly surface_m2?: number;
  readonly role: Reasoned<MemberRole>;
  readonly actions: MemberActions;
  readonly check?: MemberCheck;
  /** why it was not checked */
  readonly unchecked?: Message;
  readonly state: State;
  readonly ends: { readonly start: MemberEnd; readonly end: MemberEnd };
  readonly place?: readonly Place[];
  readonly remarks: readonly Message[];
  /** what to look at, of this member and the joints at its ends */
  readonly warnings: readonly Message[];
  readonly source: Source;
}

export type ActionOrigin = "file" | "correction" | "drawing" | "area load" | "project default" | "self-weight" | "none";

/** What acts on it, in the fields of the check en-1993-1-1. */
export interface MemberActions {
  readonly from: ActionOrigin;
  readonly reason: Message;
  /** with load cases the greatest of each */
  readonly values: Readonly<Record<string, number>>;
  readonly load_cases?: readonly Readonly<Record<string, number | string>>[];
}

export interface Buckling {
  readonly lambda_y?: number;
  readonly lambda_z?: number;
  readonly chi_y?: number;
  readonly chi_z?: number;
  readonly lambda_LT?: number;
  readonly chi_LT?: number;
  readonly N_b_Rd_kN?: number;
  readonly M_b_Rd_kNm?: number;
}

export interface Verified {
  readonly id: string;
  readonly clause: string;
  readonly demand: number;
  readonly resistance: number;
  readonly unit: string;
  readonly utilization: number;
  readonly passed: boolean;
}

export interface MemberCheck {
  readonly section_class?: number;
  readonly passed: boolean;
  /** fraction */
  readonly utilization: number;
  /** id of what governs, and its clause */
  readonly verification: string;
  readonly clause: string;
  readonly buckling: Buckling;
  readonly verifications: readonly Verified[];
  /** the item of the check, as it was given: with the annex it can be calculated again */
  readonly request: Readonly<Record<string, unknown>>;
  readonly assumptions: readonly Message[];
  readonly warnings: readonly Message[];
  /** of a member that fails: the lightest profile of its family that passes */
  readonly lightest?: { readonly profile: string; readonly G_kg_m: number; readonly utilization: number };
}

/** An end of a member: which joint it has. */
export interface MemberEnd {
  readonly joint?: string;
  readonly reason: Message;
}

// ---------------------------------------------------------------- joints

export type JointType =
  | "fin-plate"
  | "header-plate"
  | "angle-cleats"
  | "end-plate"
  | "welded-beam"
  | "splice"
  | "gusset"
  | "hollow-section-joint"
  | "column-base";

/** Equal joints are one, with a count. */
export interface Joint {
  /** `FP-B1`: kind and the first mark that has it */
  readonly id: string;
  readonly type: JointType;
  /** where it is: member id and end, one for each; every piece of the member has it */
  readonly at: readonly { readonly member: string; readonly end: EndName }[];
  /** joints to make: over the pieces of all members */
  readonly count: number;
  readonly M_j_Rd_kNm: number;
  readonly S_j_ini_kNm_rad: number;
  readonly classification: string;
  readonly passed: boolean;
  readonly state: State;
  /** fraction */
  readonly utilization: number;
  readonly verification: string;
  readonly clause: string;
  readonly verifications: readonly Verified[];
  /** sized by rules, not read on the drawing */
  readonly assumed: boolean;
  readonly reason: Message;
  /** mark of the member that carries it, where it is known */
  readonly support?: string;
  /** forces it was made for, and where they are from: `none` where one of them is assumed */
  readonly actions: MemberActions;
  /** items of the check en-1993-1-8, the joint's own first, then its welds: every dimension, changeable by a correction */
  readonly requests: readonly Readonly<Record<string, unknown>>[];
  /** dimensions that a correction has set */
  readonly corrected: readonly string[];
  readonly assumptions: readonly Message[];
  readonly warnings: readonly Message[];
  /** resistances of the check, for the drawing */
  readonly values: Readonly<Record<string, number | string>>;
}

/** An entry of welds_data. */
export interface WeldCheck {
  readonly id: string;
  readonly joint: string;
  readonly type: "fillet" | "butt";
  /** what it joins, in words: `flange`, `web`, `plate` */
  readonly of: string;
  readonly throat_mm: number;
  readonly length_mm: number;
  readonly count: number;
  readonly F_w_Rd_kN: number;
  readonly F_w_Rd_kN_mm: number;
  readonly passed: boolean;
  readonly state: State;
  readonly utilization?: number;
}

/** An entry of base_plates_data. */
export interface BasePlateCheck {
  readonly id: string;
  readonly joint: string;
  readonly section: string;
  /** the smaller dimension in plan */
  readonly plate_width_mm: number;
  readonly plate_length_mm: number;
  readonly t_p_mm: number;
  readonly N_Ed_kN: number;
  readonly N_c_Rd_kN: number;
  readonly f_jd_MPa: number;
  readonly c_mm: number;
  readonly anchors: string;
  readonly passed: boolean;
  readonly state: State;
  readonly utilization: number;
}

// ---------------------------------------------------------------- parts

/**
 * The wall of a profile that a hole goes through. I, channel: web, top and bottom flange. Angle: web is the upright leg,
 * bottom the other. Hollow: web is the wall at y < 0, back that at y > 0. Flat, round: web.
 */
export type Wall = "web" | "top" | "bottom" | "back";

export interface ProfileHole {
  readonly wall: Wall;
  readonly x_mm: number;
  /** from the middle of the bounding box: along z on web and back, along y on top and bottom */
  readonly across_mm: number;
  readonly d_mm: number;
  /** length of a slot along x, its width being d_mm */
  readonly slot_mm?: number;
  readonly joint?: string;
}

/** Cut out of a corner of the elevation: flange and web. */
export interface Cope {
  readonly end: EndName;
  readonly edge: "top" | "bottom";
  readonly length_mm: number;
  readonly depth_mm: number;
  readonly radius_mm: number;
}

/** Angle of the cut from square, in the plane of the web (about y) and of the flanges (about z). */
export interface EndCut {
  readonly about_y_deg: number;
  readonly about_z_deg: number;
}

export interface ProfilePart {
  /** the id of its member; of the mirrored pieces one of its own */
  readonly id: string;
  /** of mirrored pieces: the member whose other hand they are */
  readonly member?: string;
  readonly mark: string;
  readonly profile: string;
  readonly steel_grade: string;
  /** to cut */
  readonly length_mm: number;
  /** over all pieces */
  readonly quantity: number;
  readonly cuts: { readonly start: EndCut; readonly end: EndCut };
  readonly holes: readonly ProfileHole[];
  readonly copes: readonly Cope[];
  /** of one: gross, and less holes and copes */
  readonly mass_kg: number;
  readonly net_mass_kg: number;
  readonly surface_m2: number;
}

export interface PlateHole {
  readonly x_mm: number;
  readonly y_mm: number;
  readonly d_mm: number;
  /** length of a slot along x, its width being d_mm */
  readonly slot_mm?: number;
}

export type PlateUse =
  | "fin plate"
  | "end plate"
  | "base plate"
  | "gusset"
  | "splice plate"
  | "stiffener"
  | "web plate"
  | "backing plate"
  | "haunch"
  | "cleat"
  | "plate washer"
  | "drawn";

/** Inside a column, behind the joint of a beam. */
export const stiffens = (use: PlateUse): boolean =>
  use === "stiffener" || use === "web plate" || use === "backing plate";

export interface PlatePart {
  readonly id: string;
  readonly mark: string;
  readonly use: PlateUse;
  readonly t_mm: number;
  /** closed, straight sides, anticlockwise, first point not repeated; its box begins at 0, 0 */
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly holes: readonly PlateHole[];
  /** its holes are not known: not to be made as it is */
  readonly contour_only?: true;
  readonly steel_grade: string;
  /** over all assemblies and loose pieces */
  readonly quantity: number;
  /** the first joint that has it, and all that do */
  readonly joint?: string;
  readonly joints?: readonly string[];
  /** of the fillets on both sides of its foot (of a stiffener: of its edges), by which it is welded to what carries it */
  readonly weld_throat_mm?: number;
  /** of one: gross (of the outline), and less holes */
  readonly mass_kg: number;
  readonly net_mass_kg: number;
  readonly surface_m2: number;
}

/** A short piece of a profile as a fitting: an angle cleat. */
export interface FittingPart extends ProfilePart {
  readonly joint: string;
  readonly joints?: readonly string[];
}

export interface BoltPart {
  readonly id: string;
  readonly joint?: string;
  readonly kind: "bolt" | "anchor";
  /** `M20` */
  readonly size: string;
  readonly d_mm: number;
  readonly grade: string;
  readonly length_mm: number;
  /** the longest of those that it clamps */
  readonly grip_mm: number;
  readonly standard: string;
  /** pieces; for each nuts and washers */
  readonly quantity: number;
  readonly nuts: number;
  readonly nut_standard: string;
  readonly washers: number;
  readonly washer_standard: string;
  readonly preloaded: boolean;
  readonly where: "shop" | "site";
  /** of one with its nuts and washers */
  readonly mass_kg: number;
}

export interface WeldPart {
  /** that of its WeldCheck; a weld that carries nothing has none */
  readonly id: string;
  /** as it stands on the sheets: W1, W2 … */
  readonly number: string;
  readonly joint: string;
  readonly type: "fillet" | "butt";
  readonly throat_mm: number;
  /** of one run */
  readonly length_mm: number;
  /** runs over all joints */
  readonly quantity: number;
  readonly sides: "one" | "both" | "around";
  readonly where: "shop" | "site";
  readonly volume_mm3: number;
  readonly mass_kg: number;
}

export interface Parts {
  readonly profiles: readonly ProfilePart[];
  readonly plates: readonly PlatePart[];
  readonly fittings: readonly FittingPart[];
  readonly bolts: readonly BoltPart[];
  readonly welds: readonly WeldPart[];
}

// ---------------------------------------------------------------- assemblies

/** What leaves the shop in one piece. */
export interface Assembly {
  readonly id: string;
  readonly mark: string;
  readonly quantity: number;
  readonly role: MemberRole;
  readonly profiles: readonly { readonly part: string; readonly frame: Frame }[];
  readonly plates: readonly { readonly part: string; readonly frame: Frame }[];
  readonly fittings: readonly { readonly part: string; readonly frame: Frame }[];
  /** plates and fittings that this one is fixed to: drawn with it, loose or part of the assembly whose id `of` says */
  readonly neighbours: readonly { readonly part: string; readonly frame: Frame; readonly of?: string }[];
  /** made on the site, shown with it: head at `at`, shank along `axis` */
  readonly bolts: readonly { readonly part: string; readonly at: Point; readonly axis: Direction }[];
  /** each run of shop weld, along its root */
  readonly welds: readonly { readonly part: string; readonly path: readonly Point[] }[];
  /** at its ends, and of what it carries */
  readonly joints: readonly string[];
  /** the worst of its member and its joints */
  readonly state: State;
  /** of one, with its plates and welds, without bolts */
  readonly mass_kg: number;
  readonly surface_m2: number;
  /** one for each piece whose place is known; absent: side by side by mark */
  readonly place?: readonly Place[];
}

/** What goes to the site, or to another assembly of which it is not known which, by itself. */
export interface LoosePart {
  readonly kind: "plate" | "fitting" | "bolt";
  readonly part: string;
  readonly quantity: number;
  readonly note: Message;
}

// ---------------------------------------------------------------- marks

export interface RegisteredMark {
  readonly kind: "part" | "assembly";
  readonly mark: string;
  /** the mark of the list that it comes from; of generated plates and cut pieces the letters of their kind */
  readonly of: string;
  /** of what it means */
  readonly sha256: string;
  readonly about: string;
  /** number of the drawing */
  readonly drawing: string;
  /** revision of the drawing in which it was given out, and in which it went */
  readonly since: string;
  readonly retired?: string | undefined;
}

export interface MarkRegister {
  readonly version: 1;
  readonly marks: readonly RegisteredMark[];
}

// ---------------------------------------------------------------- the whole

/** What is left of an earlier job. */
export interface Remnant {
  readonly profile: string;
  readonly steel_grade?: string;
  readonly length_mm: number;
  readonly quantity: number;
  readonly name: string;
}

/** How it is to be made (EN 1090-2), as it stands on every sheet. */
export interface Execution {
  readonly class?: "EXC1" | "EXC2" | "EXC3" | "EXC4";
  /** ISO 5817 */
  readonly weld_quality?: "B" | "C" | "D";
  /** EN 1090-2, of functional tolerances */
  readonly tolerance_class?: "1" | "2";
  /** product standard of the steel */
  readonly steel_standard?: string;
  /** EN 10204 */
  readonly certificate?: "2.1" | "2.2" | "3.1" | "3.2";
  readonly surface?: string;
  readonly colour?: string;
}

/** Who makes the sheets, for whom, and how far they are. */
export interface Papers {
  readonly client?: string;
  readonly firm?: { readonly name?: string; readonly address?: string; readonly logo?: string };
  readonly people?: { readonly drawn?: string; readonly checked?: string; readonly approved?: string };
  readonly status?: string;
  readonly date?: string;
  readonly execution?: Execution;
}

/** Where the model's zero lies in a projected system of coordinates (`EPSG:28992`), and how its x runs from east, anticlockwise. */
export interface Georeference {
  readonly crs: string;
  readonly eastings_m: number;
  readonly northings_m: number;
  readonly height_m: number;
  readonly x_axis_deg: number;
}

export interface FabricationSettings extends Papers {
  readonly national_annex: AnnexCode;
  readonly language: string;
  readonly stock_lengths_mm: readonly number[];
  readonly saw_cut_mm: number;
  /** cut off each new bar */
  readonly trim_mm: number;
  /** what is left of a bar and is kept from this length on */
  readonly usable_remnant_mm: number;
  readonly remnants: readonly Remnant[];
  /** length and width */
  readonly plate_sheets_mm: readonly (readonly [number, number])[];
  readonly plate_gap_mm: number;
  readonly plate_edge_mm: number;
  readonly georeference?: Georeference;
  readonly single_part_sheets?: boolean;
  readonly default_grade: string;
}

export interface FabricationSummary {
  /** sum of the members' mass_kg */
  readonly total_mass_kg: number;
  /** rows whose mass is not in it: nobody knows their length or their section */
  readonly unweighed_count: number;
  /** pieces */
  readonly member_count: number;
  readonly row_count: number;
  readonly plates_mass_kg: number;
  /** cut pieces of profiles, such as cleats */
  readonly cut_fittings_mass_kg: number;
  readonly bolts_mass_kg: number;
  readonly welds_mass_kg: number;
  /** plates, cut pieces, bolts and welds */
  readonly fittings_mass_kg: number;
  readonly surface_m2: number;
  /** rows by their state: these three are row_count */
  readonly passed_count: number;
  readonly failed_count: number;
  readonly not_designed_count: number;
  /** of those not designed: under their own weight alone, and not checked at all */
  readonly own_weight_count: number;
  readonly unchecked_count: number;
  /** pieces by the state of their member: together member_count */
  readonly pieces: Readonly<Record<State, number>>;
  readonly failed_joints: number;
  readonly not_designed_joints: number;
  /** the worst of members and joints */
  readonly state: State;
  /** whether anything was verified under actions that somebody gave */
  readonly designed: boolean;
  /** fraction, of the members' checks */
  readonly max_utilization: number;
}

export interface Fabrication {
  readonly drawing_info: DrawingInfo;
  readonly settings: FabricationSettings;
  readonly members: readonly FabricatedMember[];
  readonly joints: readonly Joint[];
  readonly welds: readonly WeldCheck[];
  readonly base_plates: readonly BasePlateCheck[];
  readonly parts: Parts;
  readonly assemblies: readonly Assembly[];
  readonly loose: readonly LoosePart[];
  /** marks of parts and of assemblies, those given out before too */
  readonly register: MarkRegister;
  readonly summary: FabricationSummary;
  readonly assumptions: readonly Message[];
  readonly warnings: readonly Message[];
  readonly unresolved: readonly UnresolvedItem[];
}
