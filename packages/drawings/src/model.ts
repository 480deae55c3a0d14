/**
 * What a drawing says: plain data. A value that is not on the drawing is absent, never guessed.
 * Coordinates are points (1/72 inch) of the page as it is displayed, from its top left corner, y downwards.
 */

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
  /** of a general note or the title block: "all steel S355 unless noted otherwise" */
  readonly default_grade?: string;
  readonly printed_total_mass_kg?: number;
}

/** kN and kNm, as printed in a schedule; names are those of the check en-1993-1-1 */
export type DrawnActions = Readonly<Record<string, number>>;

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
  /** of all pieces of this row */
  readonly mass_kg?: number;
  readonly mass_source?: "printed" | "computed";
  readonly actions?: DrawnActions;
  readonly source: Source;
  /** doubts about this member, one sentence each */
  readonly notes?: readonly string[];
}

export interface UnresolvedItem {
  readonly text: string;
  readonly page: number;
  readonly bbox: Box;
  readonly reason: string;
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
  readonly source: Source;
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

export interface Summary {
  readonly total_mass_kg: number;
  /** pieces */
  readonly member_count: number;
  readonly row_count: number;
}

/** The `extracted_data` of a job, before its members are checked. */
export interface Drawing {
  readonly drawing_info: DrawingInfo;
  readonly members: readonly DrawnMember[];
  /** plates, bars, bolts and sums of the drawing's lists */
  readonly other_rows: readonly OtherRow[];
  readonly unresolved: readonly UnresolvedItem[];
  readonly warnings: readonly string[];
  readonly pages: readonly ReadPage[];
  readonly summary: Summary;
}

/** A person's correction of one member, kept when the drawing is read again. */
export interface Override {
  readonly mark: string;
  /** the member is not one */
  readonly remove?: true;
  readonly section?: string;
  readonly steel_grade?: string;
  readonly length_mm?: number;
  readonly quantity?: number;
}
