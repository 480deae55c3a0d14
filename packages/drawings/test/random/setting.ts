/** What makes a random sheet, and what it hands on. */
import type { Truth } from "../score.ts";
import type { Chance } from "./chance.ts";
import type { OfficeWords } from "./office-words.ts";
import type { Paper } from "./paper.ts";

export interface Setting {
  readonly chance: Chance;
  readonly paper: Paper;
  readonly words: OfficeWords;
}

export interface Sheet {
  readonly name: string;
  readonly kind: string;
  readonly truth: Truth;
  readonly pdf: Buffer;
}

export type Made = Omit<Sheet, "pdf" | "name">;
