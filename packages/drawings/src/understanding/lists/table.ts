/** What a list is made of: its lines, columns and rows, and what a row says. */

import type { Message } from "@x/eurocode/message";
import type { DrawnActions } from "../../model.ts";
import type { Meaning } from "../../vocabulary/column-meanings.ts";
import type { Frame, Phrase } from "../reading-direction.ts";

export interface Heading {
  readonly phrases: readonly Phrase[];
  readonly cells: readonly { readonly phrase: Phrase; readonly meaning: Meaning | undefined }[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export interface Line {
  readonly phrases: Phrase[];
  y0: number;
  y1: number;
}

export interface Column {
  readonly heading: string;
  readonly meaning: Meaning | undefined;
  /** of a meaning that its values gave it: by how much no other role explains them as well */
  readonly margin?: number;
  readonly x0: number;
  readonly x1: number;
}

/** "Profil alt", "Old mark": what was there before */
export const former =
  /(?<!\p{L})(?:old|was|existing|previous|before|alt|bisher|bestand|vorher|oud|was|ancien\p{L}*|avant|gammal|gammel|vecchio|anterior|stary|starý)(?!\p{L})/iu;

export interface Row {
  /** one for each column; undefined where the cell is empty */
  readonly cells: readonly (Phrase | undefined)[];
  /** what was struck out of it */
  readonly struck: readonly Phrase[];
  /** its number of pieces stands in one box over several rows */
  readonly countedTogether?: true;
  readonly y0: number;
  readonly y1: number;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** words over the table */
  readonly frame: Frame;
  readonly used: readonly Phrase[];
  readonly headed: boolean;
  /** its heading stands at the bottom */
  readonly upwards?: true;
  /** the line over its heading */
  readonly title?: string;
  /** lines over that line, the nearest first */
  readonly overTitle?: readonly string[];
}

type MassField = "unitMass" | "totalMass" | "mass";

export interface ReadRow {
  readonly mark: string;
  readonly quantity?: number;
  /** of the other hand, among these */
  readonly mirrored?: number;
  readonly grade?: string;
  readonly length?: number;
  /** the length may also be one of these */
  readonly otherLengths: readonly number[];
  readonly unitMass?: number;
  readonly totalMass?: number;
  readonly mass?: number;
  /** these may be thousands: 1,189 */
  readonly grouped: readonly MassField[];
  readonly actions: DrawnActions;
  readonly notes: readonly Message[];
}
