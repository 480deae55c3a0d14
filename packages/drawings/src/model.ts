/** What a drawing says: members, and the pages and views they were read from. Plain data. */
import type { Box, MemberList, Method } from "@x/fabrication/members";

export type {
  Box,
  DrawingInfo,
  DrawnActions,
  DrawnAssembly,
  DrawnMember,
  EndJoint,
  EndOverride,
  MemberList,
  MemberRole,
  Method,
  OtherRow,
  Override,
  Place,
  Point,
  Remark,
  Source,
  Summary,
  SupportPlace,
  SupportSide,
  UnresolvedItem,
} from "@x/fabrication/members";

export interface Axis {
  /** as in its bubble */
  readonly name: string;
  /** the axis is the line x = at_mm, or y = at_mm */
  readonly along: "x" | "y";
  readonly at_mm: number;
  /** from end to end on the page, in points */
  readonly line?: Box;
}

/** A plan, an elevation, a section: a part of a page with a scale of its own. */
export interface View {
  readonly kind: "plan" | "elevation" | "section" | "detail" | "list" | "other";
  readonly page: number;
  readonly bbox: Box;
  readonly title?: string;
  readonly scale_ratio?: number;
  /** of a plan */
  readonly level_mm?: number;
  readonly axes?: readonly Axis[];
  /** the dimensions between the axes agree with their distances by the scale, or with each other */
  readonly dimensions_agree?: boolean;
  /** heights that an elevation or section names */
  readonly levels_mm?: readonly number[];
}

export interface ReadPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly words: number;
  /** ocr or vision is needed where the text layer does not carry what the ink shows */
  readonly text_layer: "usable" | "none" | "incomplete";
  readonly methods: readonly Method[];
}

/** What a sheet says of all that is on it, as it is written */
export interface SheetNote {
  /** all that it speaks of, in the order of its words */
  readonly kinds: readonly ("weld" | "bolt" | "coating" | "fire" | "execution" | "camber" | "level" | "grade")[];
  readonly text: string;
  readonly page: number;
  readonly bbox: Box;
}

/** Phrases of the sheets that name a section, and what became of them: each is counted once. */
export interface Accounted {
  readonly phrases: number;
  readonly members: number;
  readonly other_rows: number;
  readonly unresolved: number;
}

/** The `extracted_data` of a job, before its members are checked. */
export interface Drawing extends MemberList {
  readonly pages: readonly ReadPage[];
  readonly views?: readonly View[];
  readonly notes?: readonly SheetNote[];
  readonly accounted?: Accounted;
}
