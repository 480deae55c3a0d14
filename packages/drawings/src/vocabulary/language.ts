/** What one language calls the things of a drawing. A language is one file; `lexicon.ts` knows them all. */

/** What a column of a list holds */
export type Meaning =
  | "mark"
  | "assembly"
  | "quantity"
  | "total quantity"
  | "section"
  /** second half of a section: SECTION TYPE | SIZE (mm) */
  | "size"
  /** may hold a section, a length or words: the content decides */
  | "description"
  | "grade"
  | "length"
  | "feet"
  | "inches"
  | "mass per metre"
  | "unit mass"
  | "total mass"
  /** of a piece or of the row: the content decides */
  | "mass"
  | "surface"
  | "action"
  /** known, and not needed: angles, prices, remarks, finish */
  | "other";

/** What a field of a title block holds */
export type Field =
  | "project"
  | "department"
  | "site"
  | "title"
  | "scale"
  | "view scale"
  | "number"
  | "part"
  | "revision"
  | "grade"
  | "mass"
  | "count"
  | "mark"
  | "section"
  | "length"
  | "status"
  | "date"
  | "author"
  | "none";

/** Alternatives separated by a bar, as they are written; capitals, accents and full stops do not matter. */
export interface Language {
  /** whole headings of lists */
  readonly headings: Partial<Readonly<Record<Meaning, string>>>;
  /** words of which longer headings are made: "Masa całk.", "Vægt i alt", "kg/szt." */
  readonly parts?: {
    /** of one piece */
    readonly each?: string;
    /** of all pieces */
    readonly total?: string;
    /** nr, no.: after the word for a mark */
    readonly number?: string;
    /** of, the, in: mean nothing by themselves */
    readonly filler?: string;
    /** of an assembly */
    readonly assembly?: string;
  };
  readonly fields: Partial<Readonly<Record<Field, string>>>;
  /** of which there may be several: a list may be that of one, and a column count what belongs to one */
  readonly wholes: { readonly one: string; readonly several: string };
  /** say that something is of one of several: per frame, for one frame */
  readonly ofOne: {
    readonly per: string;
    /** nothing but a number */
    readonly numeral: string;
    /** also an article */
    readonly article?: string;
    /** for, of */
    readonly before?: string;
  };
  /** after a number: so many of what the list says are needed */
  readonly times: string;
  /** headings of columns whose numbers count no pieces: lots, sheets, coats */
  readonly numbering: string;
  /** headings of columns of pieces of one hand */
  readonly hands: { readonly left: string; readonly right: string };
  /** begin a row that is a sum */
  readonly totals: string;
  /** bolts, nuts, washers, anchors */
  readonly fasteners: string;
  /** units of a count: 4 pcs, 4 Stk. */
  readonly pieces: string;
  /** before or after a number they say that it counts: Qty 4, Anz. 4 */
  readonly counts: string;
  /** stand before a mark */
  readonly marks: string;
  readonly beams: string;
  readonly columns: string;
  readonly purlins: string;
  /** other words that stand beside a section in its label */
  readonly beside?: string;
  /** all members */
  readonly all: string;
  /** unless noted otherwise */
  readonly otherwise: string;
  /** begin what says the grade of the steel */
  readonly steel: string;
  readonly hollow: string;
  /** what a grade may be of that is no member: bolts, welds, rebar, plates */
  readonly notMembers: string;
  /** changed, existing, instead: what a reviewer says */
  readonly remarks: string;
  /** say that a part is there already, or is no more: it is not to be made */
  readonly absent: string;
  /** elevations and sections, by their titles */
  readonly views: string;
  /** of these the sections */
  readonly sections: string;
  readonly plans: string;
  readonly details: string;
  /** connections and bases: beside a tag the title of a detail */
  readonly connections?: string;
  /** what notes of a sheet and remarks of a row speak of */
  readonly subjects: Readonly<Record<"weld" | "bolt" | "coating" | "fire" | "execution" | "camber", string>>;
  /** stand before the height of a level: TOS +4.250 */
  readonly levels: string;
  /** before its number */
  readonly drawing: string;
  readonly sheet: string;
  /** speak of another drawing: see, according to */
  readonly elsewhere?: string;
  /** all that stands in a cell which says nothing */
  readonly nothing?: string;
}
