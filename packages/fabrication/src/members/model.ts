/**
 * Members and what a person corrects of them: plain data. A value that nobody gave is absent, never guessed.
 * Coordinates are points (1/72 inch) of the page as it is displayed, from its top left corner, y downwards.
 */
import type { Message } from "@x/eurocode/message";

import type { EndJoint, MemberRole, SupportSide } from "@x/words/workshop";

export type { EndJoint, MemberRole, SupportSide };

export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export type Method = "text" | "ocr" | "vision" | "manual";

export interface Source {
  /** from 1; 0 for a manual correction */
  readonly page: number;
  readonly bbox: Box;
  readonly method: Method;
  /** 0 … 1 */
  readonly confidence: number;
  /** where on the sheet: a row of a list, a label beside a line, a general note, the title block */
  readonly place?: "table" | "label" | "note" | "title block";
  /** the other labels that were counted with this one */
  readonly also?: readonly { readonly page: number; readonly bbox: Box }[];
  /** vision only: the page's own words say the same */
  readonly verified?: boolean;
}

export interface DrawingInfo {
  readonly project_name?: string;
  /** as printed: `1:50`, `1/4" = 1'-0"` */
  readonly scale?: string;
  /** 50 for 1:50 */
  readonly scale_ratio?: number;
  readonly title?: string;
  readonly drawing_number?: string;
  readonly revision?: string;
  /** of the title block, as printed: `14.03.2024` */
  readonly date?: string;
  /** who drew it, as printed: a name or initials */
  readonly author?: string;
  /** of a general note or the title block: "all steel S355 unless noted otherwise" */
  readonly default_grade?: string;
  readonly printed_total_mass_kg?: number;
}

/** kN and kNm, as printed in a schedule; names are those of the check en-1993-1-1 */
export type DrawnActions = Readonly<Record<string, number>>;

/** x and y in the plan, z up, mm from the origin of the grid. */
export type Point = readonly [x: number, y: number, z: number];

/** Where one piece stands. */
export interface Place {
  readonly start: Point;
  readonly end: Point;
  /** about its own axis, anticlockwise seen from its end; 0: web upright (columns: web along x) */
  readonly rotation_deg?: number;
  /** as an engineer says it: `A/1`, `B/2-3`, `+4.200` */
  readonly text?: string;
  /** the ends follow from the grid, or were measured on the view by its scale */
  readonly from: "grid" | "measured" | "manual";
}

export interface Remark {
  readonly text: string;
  /** the word over its column */
  readonly heading?: string;
}

/** As the drawing has it; a number alone needs the word over its column. */
export const remarkText = ({ text, heading }: Remark): string =>
  heading === undefined || /\p{L}/u.test(text) ? text : `${heading}: ${text}`;

export interface DrawnMember {
  /** "" where members carry no mark */
  readonly mark: string;
  /** as printed, without copy suffixes */
  readonly section: string;
  /** the catalogue's name; absent when the catalogue does not have it */
  readonly profile?: string;
  readonly family?: string;
  /** as printed; absent when the drawing gives none */
  readonly steel_grade?: string;
  readonly length_mm?: number;
  /** pieces; absent when the drawing gives none */
  readonly quantity?: number;
  /** so many of these are of the other hand */
  readonly mirrored?: number;
  /** of all pieces of this row */
  readonly mass_kg?: number;
  readonly mass_source?: "printed" | "computed";
  readonly actions?: DrawnActions;
  /** of the list or the group of rows it stands in: `Columns`, `Windverbände` */
  readonly heading?: string;
  /** as a column of its list says it */
  readonly role?: MemberRole;
  /** of the label on a view */
  readonly direction?: "horizontal" | "vertical" | "inclined";
  /** one for each piece whose place is known */
  readonly place?: readonly Place[];
  /** mark of the assembly it is a part of */
  readonly assembly?: string;
  /** where no length is printed: that of its line on the view, between axes or their lines. No length to cut by */
  readonly measured?: { readonly length_mm: number; readonly confidence: number };
  /** what is printed of it besides its values, as it is written: camber, finish, hand, fire protection */
  readonly printed_remarks?: readonly Remark[];
  readonly source: Source;
  /** doubts about this member, one sentence each */
  readonly notes?: readonly Message[];
}

export interface UnresolvedItem {
  readonly text: string;
  readonly page: number;
  readonly bbox: Box;
  readonly reason: Message;
}

/** A row or label that is understood and is no member. */
export interface OtherRow {
  readonly kind: "plate" | "bar" | "fastener" | "total" | "other";
  readonly text: string;
  readonly mark?: string;
  readonly section?: string;
  readonly steel_grade?: string;
  readonly length_mm?: number;
  readonly quantity?: number;
  readonly mass_kg?: number;
  /** of a plate or flat bar: `PL 10x150x250` */
  readonly plate?: { readonly t_mm: number; readonly width_mm?: number; readonly length_mm?: number };
  /** of bolts, anchors, studs: `M20x60 8.8` */
  readonly fastener?: {
    readonly size: string;
    readonly grade?: string;
    readonly length_mm?: number;
    readonly standard?: string;
  };
  readonly assembly?: string;
  readonly source: Source;
}

/** What the drawing says is delivered as one piece; quantities of parts are those of one assembly. */
export interface DrawnAssembly {
  readonly mark: string;
  readonly quantity?: number;
  /** mark of the part the others are fixed to */
  readonly main?: string;
  readonly parts: readonly { readonly mark: string; readonly quantity: number }[];
  readonly source: Source;
}

export interface Summary {
  readonly total_mass_kg: number;
  /** pieces */
  readonly member_count: number;
  readonly row_count: number;
}

/** Members with what belongs to them, wherever they are from: what a fabrication is made of. */
export interface MemberList {
  readonly drawing_info: DrawingInfo;
  readonly members: readonly DrawnMember[];
  /** plates, bars, bolts and sums of the drawing's lists */
  readonly other_rows: readonly OtherRow[];
  readonly unresolved: readonly UnresolvedItem[];
  readonly warnings: readonly Message[];
  readonly assemblies?: readonly DrawnAssembly[];
  readonly summary: Summary;
}

/** Where on each piece of the member that carries it an end stands. */
export interface SupportPlace {
  /** along the supporting member, from its start to the axis of this one; of a brace: to where the axes meet */
  readonly x_mm: number;
  readonly side: SupportSide;
  /**
   * of the axis of this one from that of the support: up on a beam (by default tops are level), across a column; of the middle
   * of a brace's gusset (by default in the plane of the support's web)
   */
  readonly offset_mm?: number | undefined;
  /** of a brace: from the support's axis, towards its end, to the brace, in the plane of its gusset; 90 is square */
  readonly angle_deg?: number | undefined;
}

/** A correction of one end: its joint, what carries it, forces and dimensions that are then kept. */
export interface EndOverride {
  readonly joint?: EndJoint | undefined;
  /** mark of the member that carries it */
  readonly support?: string | undefined;
  /** where: one entry for each of these ends on one piece of the support */
  readonly support_at?: readonly SupportPlace[] | undefined;
  /** skew cut, in degrees from square: in the plane of the web (about y: top longer at the end where positive), or of the flanges */
  readonly cut?: { readonly about_y_deg?: number | undefined; readonly about_z_deg?: number | undefined } | undefined;
  /** fields of the check en-1993-1-8: `{ "plate": { "t_mm": 15 }, "V_Ed": 80 }` */
  readonly set?: Readonly<Record<string, unknown>> | undefined;
}

/** A person's correction of one member, kept when the drawing is read again. */
export interface Override {
  /** of the drawing; or the id that stands in the files of a member without a mark */
  readonly mark: string;
  /** the member is not one */
  readonly remove?: true | undefined;
  /** a plate or bolt of the list is that of this joint: its id, or the mark of the member that has it */
  readonly part_of?: string | undefined;
  /** a plate or bolt of the list is made as it is drawn, beside all joints */
  readonly as_drawn?: true | undefined;
  readonly section?: string | undefined;
  readonly steel_grade?: string | undefined;
  readonly length_mm?: number | undefined;
  readonly quantity?: number | undefined;
  /** so many of the pieces are of the other hand */
  readonly mirrored?: number | undefined;
  readonly role?: MemberRole | undefined;
  /** where its pieces stand, one entry for each */
  readonly place?:
    | readonly {
        readonly start: Point;
        readonly end: Point;
        readonly rotation_deg?: number | undefined;
        readonly text?: string | undefined;
      }[]
    | undefined;
  /** kN, kNm: N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed */
  readonly actions?: Readonly<Record<string, number>> | undefined;
  /** width of floor or roof that it carries, for area loads */
  readonly tributary_width_mm?: number | undefined;
  /** fields of the check en-1993-1-1: `{ "L_cr_z_mm": 2000, "lateral_restraint": "continuous" }` */
  readonly check?: Readonly<Record<string, unknown>> | undefined;
  readonly start?: EndOverride | undefined;
  readonly end?: EndOverride | undefined;
}
