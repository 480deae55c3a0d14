/**
 * A page as every reader hands it on: words with positions and straight lines. The text layer fills it from the PDF,
 * OCR from an image; tables, labels and the title block are read from it alike.
 */
import type { Box, Method } from "./model.ts";

export interface Word {
  readonly text: string;
  /** axis-parallel box on the displayed page: points, from the top left corner */
  readonly box: Box;
  /** reading direction in degrees, clockwise as seen: 0, 90 (downwards), 180, 270 (upwards), or any other */
  readonly angle: number;
  /** height of the letters' body in points */
  readonly size: number;
  /** 0 … 1; 1 for the text layer */
  readonly confidence: number;
  /** the text of an annotation, which lies over the drawing */
  readonly annotation?: true;
  /** where the pen was set anew within it: cells of two columns may touch. Characters before it, and its share of the length */
  readonly seams?: readonly Seam[];
}

export type Seam = readonly [characters: number, share: number];

/**
 * A letter or figure that the file has no name for. □ before a size is the sign of a hollow section, behind a letter or
 * figure it stands for one.
 */
export const hole = /\ufffd|[\p{L}\d.,]\u25a1|\u25a1[\p{L}.,]/u;

/** A horizontal or vertical straight line; edges of filled and stroked rectangles count. */
export interface Rule {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A slightly slanted or freehand line: too crooked for a rule, straight enough to strike something out. */
export type Stroke = Rule;

export interface PageText {
  /** from 1 */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  /** from one end to the other, in whatever direction */
  readonly strokes?: readonly Stroke[];
  /** straight and slanted: leaders, braces, hatches */
  readonly slants?: readonly Stroke[];
  /** circles as large as the bubbles of axes */
  readonly rings?: readonly Box[];
  /** the words are what another program recognised in a picture */
  readonly recognised?: true;
  /** the file does not say which letters its glyphs are */
  readonly unreadable?: true;
  /** of reviewers, behind symbols that hide them */
  readonly comments?: readonly { readonly text: string; readonly box: Box }[];
  readonly method: Method;
  /** drawn paths and images, to tell an empty page from one whose letters are strokes */
  readonly ink: { readonly paths: number; readonly images: number };
}
