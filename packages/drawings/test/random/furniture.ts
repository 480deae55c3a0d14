/** What stands on a sheet beside its steel: frame, title block, revisions, notes, dimensions, views. */
import type { Chance } from "./chance.ts";
import type { OfficeWords } from "./office-words.ts";
import type { Paper } from "./paper.ts";

export interface Printed {
  readonly project_name?: string;
  readonly scale?: string;
}

export function frame(chance: Chance, paper: Paper): void {
  const { width, height } = paper;
  paper.box(14, 14, width - 28, height - 28, 1);
  if (!chance.yes(0.35)) return;
  const columns = chance.whole(6, 10);
  for (let i = 0; i < columns; i++) {
    const x = 14 + ((width - 28) * (i + 0.5)) / columns;
    paper.put(x, 5, String(i + 1), { size: 7 });
    paper.put(x, height - 13, String(i + 1), { size: 7 });
  }
  for (let i = 0; i < 6; i++) {
    const y = 14 + ((height - 28) * (i + 0.5)) / 6;
    paper.put(5, y, "ABCDEF"[i] ?? "", { size: 7 });
    paper.put(width - 11, y, "ABCDEF"[i] ?? "", { size: 7 });
  }
}

/** In the lower right corner; gives what it says and its upper edge */
export function titleBlock(
  chance: Chance,
  paper: Paper,
  words: OfficeWords,
  more: readonly (readonly [string, string])[] = [],
): Printed & { readonly top: number } {
  const look = chance.weighed([
    [5, "cells" as const],
    [2, "inline" as const],
    [1, "beside" as const],
    [1, "none" as const],
  ]);
  const { width, height } = paper;
  if (look === "none") return { top: height - 20 };
  const project = chance.of(words.projects);
  const scale = chance.of(["1:50", "1:100", "1:20", "1:25", "1 : 10", "1:15"]);
  const [date = "", drawn = "", revision = "", other = ""] = [
    `${chance.whole(1, 28)}.0${chance.whole(1, 9)}.2024`,
    chance.of(["GR", "J. M.", "PvD", "ak"]),
    chance.of(["A", "B", "0", "-"]),
    chance.of(["A1", "A3", "1/1"]),
  ];
  const fields: (readonly [string, string])[] = [
    [chance.of(words.project), project],
    [chance.of(words.title), chance.of(words.titles)],
    [chance.of(words.scale), scale],
    [chance.of(words.number), `${chance.whole(100, 999)}-${chance.of(["S", "K", "ST", "W"])}-${chance.whole(1, 40)}`],
    ...chance
      .some(words.others, chance.whole(1, 4))
      .map((label, i) => [label, [date, drawn, revision, other][i] ?? ""] as const),
    ...more,
  ];
  const big = chance.of([7, 8, 9, 10]);
  if (look === "inline") {
    const top = height - 40 - fields.length * 14;
    fields.forEach(([label, value], i) => {
      paper.put(width - 330, top + 14 * i, `${label.replace(/:$/, "")}: ${value}`, { size: big });
    });
    return { project_name: project, scale, top: top - 6 };
  }
  const wide = look === "cells" ? 165 : 330;
  const tall = look === "cells" ? 27 : 16;
  const across = look === "cells" ? 2 : 1;
  const top = height - 20 - tall * Math.ceil(fields.length / across);
  fields.forEach(([label, value], i) => {
    const x = width - 20 - 330 + (i % across) * wide;
    const y = top + Math.floor(i / across) * tall;
    paper.box(x, y, wide, tall);
    if (look === "beside") {
      paper.line(x + 110, y, x + 110, y + tall);
      paper.put(x + 3, y + 4, label, { size: 7 });
      paper.put(x + 114, y + 4, value, { size: big });
    } else {
      paper.put(x + 3, y + 2, label, { size: 5 });
      paper.put(x + 3, y + 12, value, { size: big });
    }
  });
  if (chance.yes(0.3)) revisions(chance, paper, width - 350, top - 50);
  return { project_name: project, scale, top: top - 56 };
}

function revisions(chance: Chance, paper: Paper, x: number, y: number): void {
  const rows = [
    ["Rev", "Date", "Description", "By"],
    ["A", "02.03.2024", chance.of(["first issue", "column B2 HEA 160 -> HEA 180", "general update"]), "GR"],
    ["B", "14.05.2024", "dimensions", "MK"],
  ];
  rows.forEach((cells, i) => {
    let left = x;
    cells.forEach((cell, j) => {
      const wide = [30, 60, 190, 50][j] ?? 50;
      paper.box(left, y + 13 * i, wide, 13);
      paper.put(left + 2, y + 13 * i + 3, cell, { size: 6 });
      left += wide;
    });
  });
}

/** General notes; gives the grade where one says it */
export function notes(chance: Chance, paper: Paper, words: OfficeWords, x: number, y: number, grade?: string): number {
  const size = chance.of([6, 7, 8]);
  const lines = chance.some(words.notes, chance.whole(1, words.notes.length));
  if (grade !== undefined)
    lines.splice(chance.whole(0, lines.length), 0, chance.of(words.gradeNote).replace("{g}", grade));
  const numbered = chance.yes(0.4);
  lines.forEach((text, i) => {
    paper.put(x, y + i * size * 1.7, numbered && !/^\d/.test(text) ? `${i + 1}. ${text}` : text, { size });
  });
  return y + lines.length * size * 1.7;
}

/** A row of dimensions with their lines */
export function chain(chance: Chance, paper: Paper, x: number, y: number, length: number): void {
  const count = chance.whole(2, 6);
  const step = length / count;
  paper.line(x, y, x + length, y, 0.25);
  for (let i = 0; i <= count; i++) paper.line(x + i * step, y - 4, x + i * step, y + 4, 0.25);
  for (let i = 0; i < count; i++)
    paper.put(x + (i + 0.5) * step, y - 9, String(chance.whole(3, 60) * 100 + chance.of([0, 0, 50, 25, 5])), {
      size: 6,
      at: "middle",
    });
}

/** A view with some lines, dimensions and its title: no steel is named in it */
export function emptyView(chance: Chance, paper: Paper, words: OfficeWords, x: number, y: number): void {
  const long = chance.between(140, 320);
  for (let i = 0; i < chance.whole(2, 6); i++) paper.line(x, y + 12 * i, x + long, y + 12 * i);
  chain(chance, paper, x, y - 14, long);
  if (chance.yes(0.6)) paper.put(x, y + 80, chance.of(words.views), { size: chance.of([8, 9, 11]), bold: true });
  if (chance.yes(0.4)) paper.put(x, y + 94, chance.of(["1:20", "1:10", "M 1:10", "Scale 1:5"]), { size: 7 });
  if (chance.yes(0.3)) paper.put(x + long + 8, y, chance.of(["+3.200", "+4,250", "±0,00", "-0.150"]), { size: 7 });
  if (chance.yes(0.3))
    paper.put(x + long / 2, y + 50, chance.of(["M20", "4 Ø22", "a4", "R10", "4xM16", "Ø18"]), { size: 7 });
}
