/** Column schedules drawn as a matrix: marks or grid points as heading, storeys as rows, a profile in every cell. */
import { sectionsIn } from "./designation.ts";
import type { Label } from "./labels.ts";
import { centre, type Frame, middle, type Phrase } from "./reading-direction.ts";

export interface Matrix {
  /** one for each mark and profile, with the cells that name it */
  readonly labels: readonly Label[];
  readonly used: readonly Phrase[];
}

const LEAST_COLUMNS = 3;
const HEADING = /^(?=.*\d)[A-Z]{0,3}[-./]?\d{1,3}[A-Z]?(?:\s*[/&,-]\s*[A-Z]{0,2}\d{1,3}[A-Z]?)*$/i;

/** A cell names a section and nothing else */
const named = (phrase: Phrase) => {
  const [found, second] = sectionsIn(phrase.text);
  return found && !second && !found.part && found.text.length > phrase.text.trim().length - 3 ? found : undefined;
};

export function matricesOf(frame: Frame, phrases: readonly Phrase[]): Matrix[] {
  const cells = phrases.filter((phrase) => named(phrase) !== undefined && isBoxed(frame, phrase));
  if (cells.length < 2 * LEAST_COLUMNS) return [];
  // the name of a section is no mark
  const headings = phrases.filter(
    (phrase) => HEADING.test(phrase.text.trim()) && sectionsIn(phrase.text).length === 0 && isBoxed(frame, phrase),
  );
  const taken = new Set<Phrase>();
  const found: Matrix[] = [];
  for (const first of headings) {
    if (taken.has(first)) continue;
    const row = headings.filter(
      (phrase) =>
        Math.abs(middle(phrase) - middle(first)) < 0.4 * first.size &&
        /\p{L}/u.test(phrase.text) === /\p{L}/u.test(first.text),
    );
    if (row.length < LEAST_COLUMNS) continue;
    const columns = row.map((heading) => ({
      heading,
      cells: cells.filter((cell) => middle(cell) > middle(heading) && inColumn(frame, heading, cell)),
    }));
    const filled = columns.filter((column) => column.cells.length > 0);
    const rows = new Set(filled.flatMap((column) => column.cells.map((cell) => Math.round(middle(cell) / cell.size))));
    if (filled.length < LEAST_COLUMNS || filled.length < 0.7 * row.length || rows.size < 2) continue;
    for (const { heading } of columns) taken.add(heading);
    found.push({
      labels: filled.flatMap((column) => labelsOf(frame, column.heading, column.cells)),
      used: [...row, ...filled.flatMap((column) => column.cells)],
    });
  }
  return found;
}

/** Rules on all four sides, no further away than those of a cell */
function isBoxed(frame: Frame, phrase: Phrase): boolean {
  const [left, top, right, bottom] = frame.rules.cellAt(centre(phrase), middle(phrase));
  return right - left < 0.2 * frame.width && bottom - top < 12 * phrase.size;
}

function inColumn(frame: Frame, heading: Phrase, cell: Phrase): boolean {
  const [left, , right] = frame.rules.cellAt(centre(heading), middle(heading));
  return centre(cell) > left && centre(cell) < right && middle(cell) - middle(heading) < 0.6 * frame.height;
}

function labelsOf(frame: Frame, heading: Phrase, cells: readonly Phrase[]): Label[] {
  const labels = new Map<string, Label>();
  for (const cell of cells) {
    const found = named(cell);
    if (!found) continue;
    const name = found.profile ?? found.text;
    const label = labels.get(name);
    labels.set(name, {
      mark: heading.text.trim(),
      found,
      count: (label?.count ?? 0) + 1,
      counted: "cells",
      phrases: [...(label?.phrases ?? []), cell],
      frame,
    });
  }
  return [...labels.values()];
}
