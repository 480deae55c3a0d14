/** Plans: a grid, columns at its crossings, beams between them, labels as offices put them. */

import type { Chance } from "../../test/random/chance.ts";
import type { TrueMember } from "../../test/score.ts";
import type { Office } from "./lists.ts";
import type { List, Shape, View } from "./sheet.ts";
import { gradeOf, type Steel, steels } from "./steel.ts";

interface Plan {
  readonly view: View;
  readonly scale: number;
  /** by what the labels say */
  readonly labelled: readonly { readonly mark: string; readonly steel: Steel; readonly count: number }[];
}

export type Labelling = "sections" | "marks" | "marks and sections";

const text = (x: number, y: number, s: string, size: number, angle = 0, anchor: "start" | "middle" | "end" = "middle", bold = false): Shape => ({ t: "text", x, y, s, size, angle, anchor, ...(bold && { bold }) }); // biome-ignore format: a shape

/** Sections of beams and columns that are of one family, as in a building */
function stockOf(chance: Chance, office: Office, many: number): Steel[] {
  const makers = steels(office.country, office.style);
  const stock: Steel[] = [];
  while (stock.length < many) {
    const one = chance.weighed(makers)(chance);
    if (!stock.some(({ norm }) => norm === one.norm)) stock.push(one);
  }
  return stock;
}

/** The lines of a grid in both directions, with their distances in mm */
interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly bx: readonly number[];
  readonly by: readonly number[];
  readonly scale: number;
}

const margin = { left: 28, top: 26, right: 12, bottom: 24 };

function gridOf(chance: Chance, width: number, height: number): Grid {
  const scale = chance.of([50, 75, 100, 100, 150, 200]);
  const bays = (n: number, room: number) => {
    const most = (room * scale) / n / 1000;
    const bay = Math.max(2, Math.floor(most * 2 - 0.5) / 2);
    return Array.from({ length: n }, (_, i) => Math.min(most, bay + (chance.yes(0.2) && i > 0 ? -0.5 : 0)) * 1000);
  };
  const lines = (list: readonly number[], start: number) => {
    let at = start;
    return [start, ...list.map((bay) => (at += bay / scale))]; // each line from the one before
  };
  const bx = bays(chance.whole(2, 5), width - margin.left - margin.right);
  const by = bays(chance.whole(2, 4), height - margin.top - margin.bottom);
  return { xs: lines(bx, margin.left), ys: lines(by, margin.top), bx, by, scale };
}

const middles = (all: readonly number[]) => all.slice(1).map((b, i) => ((all[i] ?? b) + b) / 2);

/** Axes with their bubbles and dimensions */
function axesOf(chance: Chance, { xs, ys, bx, by }: Grid, size: number): Shape[] {
  const [right, bottom] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];
  const letters = chance.yes(0.5);
  const nameOf = (i: number, lettered: boolean) => (lettered ? String.fromCharCode(65 + i) : `${i + 1}`);
  const r = chance.of([4, 5]);
  return [
    ...xs.flatMap((x, i): Shape[] => [
      { t: "line", x1: x, y1: 11, x2: x, y2: bottom + 8, w: 0.13, dash: true },
      { t: "circle", x, y: 11 - r, r },
      text(x, 11 - r + size * 0.45, nameOf(i, letters), size * 1.3),
    ]),
    ...ys.flatMap((y, i): Shape[] => [
      { t: "line", x1: 13, y1: y, x2: right + 8, y2: y, w: 0.13, dash: true },
      { t: "circle", x: 13 - r, y, r },
      text(13 - r, y + size * 0.45, nameOf(i, !letters), size * 1.3),
    ]),
    { t: "line", x1: xs[0] ?? 0, y1: 18, x2: right, y2: 18, w: 0.13 },
    ...middles(xs).map((x, i) => text(x, 17, `${bx[i]}`, size)),
    { t: "line", x1: 20, y1: ys[0] ?? 0, x2: 20, y2: bottom, w: 0.13 },
    ...middles(ys).map((y, i) => text(19, y, `${by[i]}`, size, 270)),
  ];
}

/** A label of the section of a number, at a place */
type Put = (section: number, x: number, y: number, angle: number, anchor: "start" | "middle") => Shape;

/** Columns at the crossings: those at corners alike, the others alike */
const columnsOf = ({ xs, ys }: Grid, size: number, put: Put): Shape[] =>
  xs.flatMap((x, i) =>
    ys.flatMap((y, j): Shape[] => {
      const corner = (i === 0 || i === xs.length - 1) && (j === 0 || j === ys.length - 1);
      return [
        { t: "rect", x: x - 1, y: y - 1, w: 2, h: 2, fill: true },
        put(corner ? 0 : 1, x + 1.6, y + size + 1.6, 0, "start"),
      ];
    }),
  );

/** Beams along the axes, and secondary beams in the bays */
function beamsOf({ xs, ys }: Grid, secondary: boolean, put: Put): Shape[] {
  const upright = (section: number, x: number, j: number, w: number): Shape[] => {
    const [a, b] = [ys[j] ?? 0, ys[j + 1] ?? 0];
    return [{ t: "line", x1: x, y1: a + 1, x2: x, y2: b - 1, w }, put(section, x - 1, (a + b) / 2, 270, "middle")];
  };
  const bays = ys.slice(1).map((_, j) => j);
  return [
    ...ys.flatMap((y, j) =>
      middles(xs).flatMap((x, i): Shape[] => [
        { t: "line", x1: (xs[i] ?? 0) + 1, y1: y, x2: (xs[i + 1] ?? 0) - 1, y2: y, w: 0.5 },
        put(j === 0 || j === ys.length - 1 ? 2 : 3, x, y - 1, 0, "middle"),
      ]),
    ),
    ...xs.flatMap((x) => bays.flatMap((j) => upright(4, x, j, 0.5))),
    ...(secondary ? middles(xs).flatMap((x) => bays.flatMap((j) => upright(5, x, j, 0.3))) : []),
  ];
}

export function planOf(chance: Chance, office: Office, labelling: Labelling, width: number, height: number): Plan {
  const grid = gridOf(chance, width, height);
  const size = chance.of([1.8, 2, 2.5, 2.5]);
  const stock = stockOf(chance, office, 6);
  const prefix = chance.of([["C", "B"], ["SC", "RB"], ["S", "T"], ["P", "V"], ["K", "L"]]); // biome-ignore format: letters
  const dash = chance.of(["", "", "-"]);
  const between = chance.of([" ", " - ", ": "]);
  const marks = stock.map((_, i) => (i < 2 ? `${prefix[0]}${dash}${i + 1}` : `${prefix[1]}${dash}${i - 1}`));
  const counts = new Map<number, number>();
  const put: Put = (i, x, y, angle, anchor) => {
    counts.set(i, (counts.get(i) ?? 0) + 1);
    const [mark, section] = [marks[i] ?? "", stock[i]?.text ?? ""];
    const said = { marks: mark, sections: section, "marks and sections": mark + between + section }[labelling];
    return text(x, y, said, size, angle, anchor);
  };
  const [right, bottom] = [grid.xs.at(-1) ?? 0, grid.ys.at(-1) ?? 0];
  const shapes = [
    ...axesOf(chance, grid, size),
    ...columnsOf(grid, size, put),
    ...beamsOf(grid, chance.yes(0.5), put),
    text((grid.xs[0] ?? 0) + 20, bottom + 15, chance.of(office.words.plans), size * 1.8, 0, "start", true),
  ];
  return {
    view: { kind: "view", width: right + 16, height: bottom + 22, shapes },
    scale: grid.scale,
    labelled: [...counts].map(([i, count]) => ({
      mark: labelling === "sections" ? "" : (marks[i] ?? ""),
      steel: stock[i] ?? { text: "", norm: "" },
      count,
    })),
  };
}

export const membersOfPlan = ({ labelled }: Plan, grade: string | undefined): TrueMember[] =>
  labelled.map(({ mark, steel, count }) => ({
    mark,
    section: steel.text,
    section_norm: steel.norm,
    qty: count,
    ...(grade !== undefined && { steel_grade: grade }),
  }));

/** Marks of the plan, and what they are: no pieces, no lengths */
export function keyedSchedule(chance: Chance, office: Office, plan: Plan): { list: List; members: TrueMember[] } {
  const { heads } = office.words;
  const graded = chance.yes(0.7);
  const remarks = chance.yes(0.5);
  const grades = new Map(plan.labelled.map(({ mark, steel }) => [mark, gradeOf(chance, steel.norm, office.fine)]));
  const cells = plan.labelled.map(({ mark, steel }) => [
    mark,
    steel.text,
    ...(graded ? [grades.get(mark) ?? ""] : []),
    ...(remarks ? [chance.yes(0.4) ? chance.of(office.words.remarks) : ""] : []),
  ]);
  const names = [
    chance.of(heads.mark),
    chance.of(heads.section),
    ...(graded ? [chance.of(heads.grade)] : []),
    ...(remarks ? [chance.of(heads.remark)] : []),
  ];
  return {
    list: { kind: "list", title: chance.of(office.words.lists), lines: [], columns: names.map((head) => ({ head, align: "left" as const })), rows: cells.map((row) => ({ cells: row })) },
    members: plan.labelled.map(({ mark, steel, count }) => ({ mark, section: steel.text, section_norm: steel.norm, qty: count, ...(graded && { steel_grade: grades.get(mark) ?? "" }) })),
  }; // biome-ignore format: a table
}

/** Columns by storeys: marks as heads, a section in each cell */
export function storeys(chance: Chance, office: Office): { list: List; members: TrueMember[] } {
  const many = chance.whole(3, 6);
  const floors = chance.whole(2, 4);
  const stock = stockOf(chance, office, 4);
  const heads = Array.from({ length: many }, (_, i) => `P${i + 1}`);
  const columns = heads.map(() =>
    Array.from({ length: floors }, (_, j) => stock[Math.min(3, j + chance.whole(0, 1))] ?? { text: "", norm: "" }),
  );
  const members: TrueMember[] = [];
  for (const [i, mark] of heads.entries())
    for (const { text: section, norm } of columns[i] ?? []) {
      const same = members.findIndex((one) => one.mark === mark && one.section === section);
      const known = members[same];
      if (known) members[same] = { ...known, qty: (known.qty ?? 0) + 1 };
      else members.push({ mark, section, section_norm: norm, qty: 1 });
    }
  const rows = Array.from({ length: floors }, (_, j) => [
    `+${(3.2 * (floors - j)).toFixed(2).replace(".", office.words.decimal)}`,
    ...columns.map((column) => column[j]?.text ?? ""),
  ]);
  return {
    list: { kind: "list", lines: [], columns: [office.words.level, ...heads].map((head) => ({ head, align: "center" as const })), rows: rows.map((cells) => ({ cells })) },
    members,
  }; // biome-ignore format: a table
}
