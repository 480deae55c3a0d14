/** What a report, and a chapter of a book, consists of. */
import type { Step } from "@x/eurocode";
import type { EchoLine } from "./echo.ts";
import type { Figure } from "./figures/index.ts";
import type { Value } from "./report.ts";

/** A place that others refer to: `item-2`, `item-1-group-4`. */
export type Anchor = string;

export type Part =
  | { readonly is: "heading"; readonly level: 1 | 2 | 3; readonly text: string; readonly id?: Anchor }
  | {
      readonly is: "sentences";
      readonly title: string;
      readonly tone: "warm" | "soft";
      readonly sentences: readonly string[];
      /** One after the other, in small type. */
      readonly running?: true;
      /** A list in smaller type, where all has to go on one page. */
      readonly small?: true;
    }
  | { readonly is: "given"; readonly lines: readonly EchoLine[]; readonly inColumns?: true }
  | Table
  | {
      readonly is: "figure";
      readonly figure: Figure;
      /** Points of height at most; less where its words can still be read. */
      readonly most: number;
      /** Left out where a page has no room for it. */
      readonly ifRoom?: true;
    }
  | {
      readonly is: "steps";
      readonly steps: readonly Step[];
      /** What came of them. */
      readonly verdict?: string;
      /** As many of the last ones as the page still holds. */
      readonly asManyAsFit?: true;
      /** Those of the path to what governs, where not all are. */
      readonly marked?: ReadonlySet<Step>;
      readonly title?: string;
    }
  | { readonly is: "values"; readonly values: readonly Value[] }
  | { readonly is: "paragraph"; readonly text: string; readonly soft?: true };

export interface Table {
  readonly is: "table";
  readonly kind: "verifications" | "load-cases" | "overview" | "parameters" | "plain";
  /** Above it, where it has no heading of its own. */
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Rows that are left out. */
  readonly more?: string;
}

export interface Column {
  readonly name: Text;
  readonly unit?: string;
  readonly right?: true;
  /** Of the width; columns without one share the rest by their longest words. */
  readonly share?: number;
}

/** A name that is a symbol, or words. */
interface Text {
  readonly text: string;
  readonly isSymbol?: true;
}

interface Row {
  readonly cells: readonly Cell[];
  readonly isGoverning?: true;
}

export interface Cell {
  readonly text: string;
  readonly isSymbol?: true;
  readonly bad?: true;
  readonly bar?: Bar;
  readonly link?: Anchor;
}

interface Bar {
  readonly utilization: number;
  readonly passed: boolean;
  readonly undesigned?: boolean;
}

/** A part of a chapter of a book: of a report, or of a text. */
export type BookPart =
  | Part
  | {
      readonly is: "prose";
      readonly runs: readonly Run[];
      /** Steps to the right. */
      readonly indent: number;
      /** Of a list: a dot, or its number. */
      readonly marker?: string;
    }
  | { readonly is: "picture"; readonly bytes: Uint8Array; readonly title: string };

/** Words of one look. */
export interface Run {
  readonly text: string;
  readonly bold?: true;
  readonly slanted?: true;
  readonly code?: true;
  readonly url?: string;
  readonly to?: Anchor;
}
