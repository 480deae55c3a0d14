/** Rows of a list that name a section for the rows under them. */
import { type FoundSection, gradeIn, sectionOfCell } from "@x/fabrication/members";
import type { Row } from "./table.ts";

/** A row that names a section, perhaps its grade, and nothing else: the rows under it are of it */
export const groupOf = (row: Row): Group | undefined =>
  groupIn(row.cells.flatMap((cell) => (cell ? [cell.text.trim()] : [])).join(" "));

/** "HEA 200 S235JR 42,3 kg/m" */
const weightPerMetre = /[\s,;(-]*(?:[Gg]\s*=\s*)?\d{1,4}(?:[.,]\d{1,3})?\s*kg\s*\/\s*l?f?m\.?\)?$/;

export interface Group {
  readonly found: FoundSection;
  readonly grade?: string;
}

export function groupIn(line: string): Group | undefined {
  const text = line
    .trim()
    .replace(/^(?:profile?|profil|profiel|section|querschnitt)\s*:?\s+/i, "")
    .replace(weightPerMetre, "");
  if (text === "" || text.length > 60) return undefined;
  const words = text.split(" ");
  // the grade stands last, in one word or two: S235JR, S355 J2
  for (const n of [0, 1, 2]) {
    const name = words.slice(0, words.length - n).join(" ");
    const rest = words.slice(words.length - n).join(" ");
    const grade = n === 0 ? undefined : gradeIn(rest);
    if (n > 0 && (grade === undefined || grade !== rest)) continue;
    const found = name === "" ? undefined : sectionOfCell(name.replace(/[\s,;:–-]+$/, ""));
    if (found && !found.part && found.count === undefined && found.start === 0 && found.end >= name.length - 2)
      return { found, ...(grade !== undefined && { grade }) };
  }
  return undefined;
}
