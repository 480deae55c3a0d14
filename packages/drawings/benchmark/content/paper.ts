/** A sheet laid out on paper, as one draws it: lists with rules, the view, notes, the title block. */
import type { Chance } from "../../test/random/chance.ts";
import type { List, Notes, Row, Shape, Sheet, View } from "./sheet.ts";

export interface Page {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

interface Block {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

const papers = [[297, 210], [420, 297], [594, 420], [841, 594], [1189, 841]] as const; // biome-ignore format: sizes
/** the size of a font in the height of its capitals, and how wide its letters are in that size */
export const fontSize = 1.35;
const widths: readonly (readonly [RegExp, number])[] = [[/[ .,:;'|!il]/, 0.3], [/[mwMW@]/, 0.88], [/[A-ZÄÖÜ]/, 0.7]]; // biome-ignore format: a table
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.56), 0) *
  fontSize *
  size;

const line = (x1: number, y1: number, x2: number, y2: number, w = 0.18): Shape => ({ t: "line", x1, y1, x2, y2, w });
const text = (x: number, y: number, s: string, size: number, anchor: "start" | "middle" | "end" = "start", bold = false): Shape => ({ t: "text", x, y, s, size, angle: 0, anchor, ...(bold && { bold }) }); // biome-ignore format: a shape

interface Look {
  readonly size: number;
  readonly pad: number;
  readonly tall: number;
  readonly rules: "all" | "rows" | "head" | "none" | "frame";
  readonly upwards: boolean;
  readonly boldHead: boolean;
  readonly wide: number;
}

const lookOf = (chance: Chance, wide: number): Look => {
  const size = chance.of([1.8, 2, 2.2, 2.5, 2.5, 3]);
  return {
    size,
    pad: chance.of([0.5, 0.8, 1.2, 2]),
    tall: size * chance.of([1.4, 1.6, 2, 2.4]),
    rules: chance.weighed([[6, "all" as const], [2, "rows" as const], [2, "head" as const], [1.5, "none" as const], [1, "frame" as const]]),
    upwards: chance.yes(0.12),
    boldHead: chance.yes(0.6),
    wide,
  }; // biome-ignore format: weights
};

/** Where columns begin and end */
function edgesOf({ columns, rows }: List, { size, pad, boldHead, wide }: Look): number[] {
  const edges = [0];
  for (const [i, { head }] of columns.entries()) {
    const heads = head.split("\n").map((one) => widthOf(one, size) * (boldHead ? 1.08 : 1));
    const cells = rows.map((row) => ("over" in row ? 0 : widthOf(row.cells[i] ?? "", size)));
    edges.push((edges.at(-1) ?? 0) + Math.max(...heads, ...cells) * wide + 2 * pad);
  }
  return edges;
}

/** Levels at which rules may run: over and under each row */
function rulesOf(look: Look, levels: readonly number[], edges: readonly number[]): Shape[] {
  const [first = 0, last = 0] = [levels[0], levels.at(-1)];
  const head = (look.upwards ? levels.at(-2) : levels[1]) ?? last;
  const level = { all: levels, rows: levels, head: [first, head, last], frame: [first, last], none: [] }[look.rules];
  const upright = { all: edges, frame: [0, edges.at(-1) ?? 0], rows: [], head: [], none: [] }[look.rules];
  return [...level.map((y) => line(0, y, edges.at(-1) ?? 0, y)), ...upright.map((x) => line(x, first, x, last))];
}

function listBlock(list: List, look: Look): Block {
  const { title, lines, columns, rows } = list;
  const { size, pad, tall, upwards } = look;
  const edges = edgesOf(list, look);
  const shapes: Shape[] = [];
  let y = 0;
  for (const [i, one] of [...(title === undefined ? [] : [title]), ...lines].entries()) {
    shapes.push(text(0, y + size * 1.3, one, i === 0 && title !== undefined ? size * 1.3 : size, "start", i === 0));
    y += size * 2.2;
  }
  const put = (cell: string, i: number, at: number, bold: boolean) => {
    const { align = "left" } = columns[i] ?? {};
    const [a, b] = [edges[i] ?? 0, edges[i + 1] ?? 0];
    const x = { left: a + pad, right: b - pad, center: (a + b) / 2 }[align];
    const anchor = ({ left: "start", right: "end", center: "middle" } as const)[align];
    if (cell !== "") shapes.push(text(x, at, cell, size, anchor, bold));
  };
  const levels = [y];
  const drawHead = () => {
    const heads = columns.map(({ head }) => head.split("\n"));
    for (const [i, own] of heads.entries())
      for (const [j, one] of own.entries())
        put(one, i, y + size * 1.05 + (tall - size * 1.3) / 2 + j * size * 1.2, look.boldHead);
    y += tall + (Math.max(...heads.map(({ length }) => length)) - 1) * size * 1.2;
    levels.push(y);
  };
  const drawRow = (row: Row) => {
    const at = y + size * 0.85 + (tall - size) / 2;
    if ("over" in row) shapes.push(text(pad, at, row.over, size, "start", true));
    else for (const [i, cell] of row.cells.entries()) put(cell, i, at, false);
    y += tall;
    levels.push(y);
  };
  if (!upwards) drawHead();
  for (const row of upwards ? [...rows].reverse() : rows) drawRow(row);
  if (upwards) drawHead();
  shapes.push(...rulesOf(look, levels, edges));
  return { width: edges.at(-1) ?? 0, height: y, shapes };
}

function notesBlock({ title, lines }: Notes, size: number): Block {
  const all = [...(title === undefined ? [] : [title]), ...lines];
  return {
    width: Math.max(...all.map((one) => widthOf(one, size))),
    height: all.length * size * 1.8,
    shapes: all.map((one, i) => text(0, (i + 0.7) * size * 1.8, one, size)),
  };
}

/** Fields one over the other: small labels over their values, or beside them */
function titleBlock(chance: Chance, fields: Sheet["fields"]): Block {
  const over = chance.yes(0.5);
  const [size, tall] = [chance.of([2.5, 3, 3.5]), chance.of([8, 9, 11])];
  const narrow = over ? 0 : Math.max(...fields.map(([label]) => widthOf(label, size * 0.7))) + 3;
  const width = Math.max(80, narrow + Math.max(...fields.map(([, value]) => widthOf(value, size))) + 6);
  const pairs = chance.yes(0.5) && over;
  const shapes: Shape[] = [];
  let y = 0;
  const cell = (x: number, w: number, [label, value]: readonly [string, string]) => {
    shapes.push({ t: "rect", x, y, w, h: tall });
    if (over) shapes.push(text(x + 1, y + 2.2, label, 1.6), text(x + 1.5, y + tall - 1.6, value, size, "start", true));
    else
      shapes.push(
        text(x + 1, y + tall * 0.62, label, size * 0.7),
        text(x + narrow, y + tall * 0.62, value, size, "start", true),
      );
  };
  for (let i = 0; i < fields.length; i++) {
    const [one, next] = [fields[i], fields[i + 1]];
    if (!one) break;
    // the short ones beside each other
    const fit =
      pairs &&
      i >= 2 &&
      next !== undefined &&
      [one, next].every(([label, value]) => Math.max(widthOf(value, size), widthOf(label, 1.6)) < width / 2 - 3);
    cell(0, fit ? width / 2 : width, one);
    if (fit && next) {
      cell(width / 2, width / 2, next);
      i++;
    }
    y += tall;
  }
  return { width, height: y, shapes };
}

const moved = (shape: Shape, dx: number, dy: number): Shape =>
  shape.t === "line"
    ? { ...shape, x1: shape.x1 + dx, x2: shape.x2 + dx, y1: shape.y1 + dy, y2: shape.y2 + dy }
    : { ...shape, x: shape.x + dx, y: shape.y + dy };

/** The views on the left, the lists under each other on the right or on the left, the title block in its corner */
/** `wide`: how wide the letters of the program are, against those of Helvetica */
export function paperOf(chance: Chance, { fields, parts }: Sheet, wide = 1.04): Page {
  const look = lookOf(chance, wide);
  const views = parts.filter((part): part is View => part.kind === "view");
  const blocks = parts.flatMap((part): Block[] =>
    part.kind === "list" ? [listBlock(part, look)] : part.kind === "notes" ? [notesBlock(part, look.size)] : [],
  );
  const title = fields.length > 0 ? titleBlock(chance, fields) : { width: 0, height: 0, shapes: [] };
  const gap = chance.of([8, 12, 18]);
  const margin = 12;
  const left = Math.max(0, ...views.map(({ width }) => width));
  const column = Math.max(title.width, ...blocks.map(({ width }) => width));
  const needed = [
    left + column + gap + 2 * margin,
    Math.max(
      blocks.reduce((sum, { height }) => sum + height + gap, 0) + title.height,
      ...views.map(({ height }) => height),
    ) +
      2 * margin,
  ] as const;
  const [width, height] = papers.find(([w, h]) => w >= needed[0] && h >= needed[1]) ?? [needed[0], needed[1]];
  const shapes: Shape[] = [{ t: "rect", x: 6, y: 6, w: width - 12, h: height - 12 }];
  for (const { shapes: own } of views) shapes.push(...own.map((shape) => moved(shape, margin, margin)));
  const x = views.length > 0 || chance.yes(0.5) ? width - margin - column : margin + 4;
  let y = margin + 4;
  for (const block of blocks) {
    shapes.push(...block.shapes.map((shape) => moved(shape, x, y)));
    y += block.height + gap;
  }
  shapes.push(...title.shapes.map((shape) => moved(shape, width - 6 - title.width, height - 6 - title.height)));
  return { width, height, shapes };
}
