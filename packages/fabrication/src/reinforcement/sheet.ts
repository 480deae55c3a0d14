/** The drawing of a beam on A3: views, the list of its bars, a title block. */

import { extent, type Mark } from "../exports/drafting/marks.ts";
import { innerFrame } from "../exports/shop/frame.ts";
import { Pen } from "../exports/shop/pen.ts";
import { type Column, table, tableHeight } from "../exports/shop/table.ts";
import { type Words, wordsOf } from "../exports/words.ts";
import { printable } from "../members/names.ts";
import { type BeamDrawing, drawingOf } from "./drawing.ts";
import type { BarList } from "./list.ts";

/** Room for the elevation, mm of paper. */
export const elevationWidth = 372;
const block = { width: 150, height: 24 } as const;

export interface SheetOptions {
  readonly language?: string;
  readonly project?: string;
}

/** One sheet for each beam. */
export async function barsPdf(
  lists: readonly BarList[],
  { language = "en", project = "" }: SheetOptions = {},
): Promise<Uint8Array> {
  const words = wordsOf(language);
  const pen = new Pen(printable(lists.map(({ beam }) => beam.mark).join(", ")));
  lists.forEach((list, i) => {
    sheet(pen, list, words, project, `${i + 1}/${lists.length}`);
  });
  return pen.bytes();
}

function sheet(pen: Pen, list: BarList, words: Words, project: string, number: string): void {
  const { left, right, bottom, top } = innerFrame;
  pen.page();
  pen.box(left, bottom, right - left, top - bottom, 0.5);
  const rows = rowsOf(list);
  const columns = columnsOf(words);
  const tall = Math.min(tableHeight(pen, columns, rows), 70);
  // the lower part holds the list, sections and the title block
  const room = top - bottom - 6 - Math.max(72, tall + 8);
  const drawing = fitting(list, right - left - 8, room);
  const around = extent(drawing.elevation);
  const scale = Math.min(
    1 / drawing.scale,
    room / (around.y1 - around.y0),
    (right - left - 8) / (around.x1 - around.x0),
  );
  pen.draw(
    drawing.elevation,
    left + (right - left - (around.x1 - around.x0) * scale) / 2 - around.x0 * scale,
    top - 4 - around.y1 * scale,
    scale,
  );
  const low = top - 8 - (around.y1 - around.y0) * scale;
  const width = columns.reduce((sum, one) => sum + one.width, 0);
  table(pen, left + 3, Math.min(low, bottom + 4 + tall), columns, rows);
  sections(pen, drawing.sections, { x: left + width + 8, top: low, sectionScale: drawing.sectionScale });
  titleBlock(pen, list, words, { project, number, scale: `1:${Math.round(1 / scale)}, 1:${drawing.sectionScale}` });
}

/** At the first scale that leaves room for the rest; beyond the last it is made smaller. */
function fitting(list: BarList, width: number, height: number): BeamDrawing {
  let drawing = drawingOf(list, elevationWidth);
  for (let tried = 0; tried < 6; tried++) {
    const { x0, x1, y0, y1 } = extent(drawing.elevation);
    if ((y1 - y0) / drawing.scale <= height && (x1 - x0) / drawing.scale <= width) return drawing;
    drawing = drawingOf(list, elevationWidth, drawing.scale);
  }
  return drawing;
}

function sections(
  pen: Pen,
  views: readonly { readonly title: string; readonly marks: readonly Mark[] }[],
  { x, top, sectionScale }: { readonly x: number; readonly top: number; readonly sectionScale: number },
): void {
  const lowest = innerFrame.bottom + block.height + 4;
  const boxes = views.map(({ marks }) => extent(marks));
  const widths = boxes.map(({ x0, x1 }) => (x1 - x0) / sectionScale + 8);
  const all = widths.reduce((sum, one) => sum + one, 0);
  const heights = boxes.map(({ y0, y1 }) => (y1 - y0) / sectionScale + 6);
  const shrink = Math.min(1, (innerFrame.right - x - 4) / all, (top - lowest) / Math.max(...heights, 1));
  let at = x;
  views.forEach(({ title, marks }, i) => {
    const box = boxes[i] ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    const scale = shrink / sectionScale;
    pen.write(at + ((widths[i] ?? 0) * shrink) / 2, top - 4, title, { size: 3, bold: true, anchor: "middle" });
    pen.draw(marks, at + 3 - box.x0 * scale, top - 8 - box.y1 * scale, scale);
    at += (widths[i] ?? 0) * shrink;
  });
}

const columnsOf = (words: Words): Column[] => [
  { title: words("mark"), width: 14 },
  { title: words("quantity"), width: 15, right: true },
  { title: "Ø", width: 9, right: true },
  { title: words("length"), width: 17, right: true },
  { title: "BS 8666", width: 16, right: true },
  { title: "A", width: 13, right: true },
  { title: "B", width: 13, right: true },
  { title: "C", width: 13, right: true },
  { title: words("mass"), width: 22, right: true },
];

const rowsOf = ({ bars, mass_kg }: BarList) => [
  ...bars.map((one) => [
    one.mark,
    String(one.count),
    String(one.diameter_mm),
    String(one.length_mm),
    one.radius_mm === undefined ? one.code : `${one.code} R${one.radius_mm}`,
    ...[0, 1, 2].map((i) => String(one.dimensions[i] ?? "")),
    one.mass_kg.toFixed(1),
  ]),
  ["", "", "", "", "", "", "", "Σ", mass_kg.toFixed(1)],
];

interface Titles {
  readonly project: string;
  readonly number: string;
  readonly scale: string;
}

function titleBlock(pen: Pen, { beam }: BarList, words: Words, { project, number, scale }: Titles): void {
  const { right, bottom } = innerFrame;
  const [x, y] = [right - block.width, bottom];
  pen.box(x, y, block.width, block.height, 0.35);
  const row = block.height / 2;
  const field = (
    column: number,
    width: number,
    at: number,
    caption: string,
    value: string,
    size = 2.4,
    bold = false,
  ) => {
    pen.box(x + column, y + (1 - at) * row, width, row, 0.13);
    pen.write(x + column + 1.2, y + (1 - at) * row + row - 3, caption, {
      size: 1.5,
      colour: "#555555",
      width: width - 2,
    });
    pen.write(x + column + 1.2, y + (1 - at) * row + 2.6, printable(value), { size, bold, width: width - 2.4 });
  };
  const verdict = `${Math.round(beam.utilization * 100)} %, ${words(beam.passed ? "passed" : "failed")}`;
  field(0, 60, 0, words("project"), project);
  field(60, 60, 0, words("mark"), beam.mark, 3.2, true);
  field(120, 30, 0, words("sheet"), number);
  field(
    0,
    60,
    1,
    words("grade"),
    `C${beam.fck}, ${beam.steel}, c = ${beam.cover} mm${beam.slab ? `, b = ${beam.b} mm` : ""}`,
  );
  field(60, 60, 1, words("utilization"), verdict);
  field(120, 30, 1, words("scale"), scale, 2);
}
