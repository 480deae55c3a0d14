/** A sheet before a program prints it: lists, texts, views, a title block, and what is true of it. */
import type { TrueMember, Truth } from "../../test/score.ts";

export interface Column {
  readonly head: string;
  readonly align: "left" | "right" | "center";
}

export type Row =
  | { readonly cells: readonly string[] }
  /** one text over all columns */
  | { readonly over: string };

export interface List {
  readonly kind: "list";
  readonly title?: string;
  /** over the list, under its title */
  readonly lines: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Notes {
  readonly kind: "notes";
  readonly title?: string;
  readonly lines: readonly string[];
}

/** in mm on the paper, from the top left corner of the view; angles clockwise as in the reader */
export type Shape =
  | { readonly t: "line"; readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number; readonly w: number; readonly dash?: boolean }
  | { readonly t: "circle"; readonly x: number; readonly y: number; readonly r: number }
  | { readonly t: "rect"; readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly fill?: boolean }
  | { readonly t: "text"; readonly x: number; readonly y: number; readonly s: string; readonly size: number; readonly angle: number; readonly anchor: "start" | "middle" | "end"; readonly bold?: boolean }; // biome-ignore format: shapes

export interface View {
  readonly kind: "view";
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export interface Sheet {
  readonly country: string;
  /** what sort of sheet it is, to tell where reading fails */
  readonly sort: string;
  readonly fields: readonly (readonly [label: string, value: string])[];
  readonly parts: readonly (List | Notes | View)[];
  readonly truth: Truth & { readonly members: readonly TrueMember[] };
}
