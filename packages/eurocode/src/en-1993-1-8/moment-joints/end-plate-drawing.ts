import type { Message } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { atLeast, below } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Bolts, Member } from "../parts/index.ts";
import type { BeamEnd } from "./beam.ts";
import { type Block, checkFit, type Drawing, type Fastener, needs } from "./drawing.ts";
import { says } from "./says.ts";
import type { EndPlateItem } from "./schema.ts";

// An end plate joint as it is drawn on the plane between plate and column, as the request describes it: x from the axis of
// the web, y from the top of the plate down.

export interface EndPlateParts {
  readonly beam: Member;
  readonly end: BeamEnd;
  readonly column: Member | undefined;
  readonly bolts: Bolts;
  readonly a_f: number;
  readonly a_w: number;
}

const far = 1e9;
const everywhere = [-far, far] as const;
const about = (middle: number, half: number) => [middle - half, middle + half] as const;

/** Where the column ends above the plate's own top, y from there; undefined: it goes on. */
export const columnEndOf = ({ column_end_mm, rows_mm, shear_rows_mm = [] }: EndPlateItem): number | undefined =>
  column_end_mm === undefined ? undefined : Math.min(...rows_mm, ...shear_rows_mm) - column_end_mm;

export function drawEndPlate(item: EndPlateItem, parts: EndPlateParts): Drawing {
  return { plates: platesOf(item, parts), blocks: blocksOf(item, parts), fasteners: fastenersOf(item, parts) };
}

function platesOf(item: EndPlateItem, { column }: EndPlateParts): Block[] {
  const { h_mm, b_mm } = item.plate;
  const plate: Block = { name: says.endPlate, x: about(0, b_mm / 2), y: [0, h_mm] };
  if (!column) return [plate];
  const from = columnEndOf(item) ?? -far;
  return [plate, { name: says.columnFlange, x: about(0, column.b / 2), y: [from, far] }];
}

/** The legs of fillets stand beside their flanges and webs; roots beside the column's web. Bolts stand between flanges, not
 *  beyond their tips: the flanges go on for ever. */
function blocksOf(item: EndPlateItem, { beam, end, column, a_f, a_w }: EndPlateParts): Block[] {
  const { top_mm: top } = item.plate;
  const leg = Math.SQRT2 * a_f;
  const flange = (name: Message, from: number, t: number): Block => ({
    name,
    x: everywhere,
    y: [from - leg, from + t + leg],
  });
  const t_w = Math.max(beam.t_w, end.haunch?.t_w_mm ?? 0);
  const blocks = [
    flange(says.topFlangeAndWelds, top, beam.t_f),
    flange(end.haunch ? says.haunchFlangeAndWelds : says.bottomFlangeAndWelds, top + end.h - end.t_fc, end.t_fc),
    {
      name: says.webAndWelds,
      x: about(0, t_w / 2 + Math.SQRT2 * a_w),
      y: [top, top + end.h] as const,
    },
  ];
  if (end.haunch) blocks.push(flange(says.bottomFlangeAndWelds, top + beam.h - beam.t_f, beam.t_f));
  if (!column) return blocks;
  blocks.push({
    name: says.columnRoot,
    clear: "washer",
    x: about(0, column.t_w / 2 + column.r),
    y: everywhere,
  });
  const { tension_t_mm, compression_t_mm, web_plate_t_mm, throat_mm = 0 } = item.stiffeners ?? {};
  if (web_plate_t_mm !== undefined)
    blocks.push({
      name: says.columnWebPlate,
      x: about(0, column.t_w / 2 + web_plate_t_mm),
      y: everywhere,
    });
  const stiffener = (name: Message, middle: number, t: number | undefined) => {
    if (t !== undefined) blocks.push({ name, x: everywhere, y: about(middle, t / 2 + Math.SQRT2 * throat_mm) });
  };
  stiffener(says.columnTensionStiffener, top + beam.t_f / 2, tension_t_mm);
  stiffener(says.columnCompressionStiffener, top + end.h - end.t_fc / 2, compression_t_mm);
  return blocks;
}

const widthsOf = ({ d_w_mm }: EndPlateItem, { d_0, size }: Bolts) => ({
  d_0,
  s: Math.max(size.head.s_mm, size.nut.s_mm),
  d_w: d_w_mm ?? size.washer.d_2_mm,
});

/** Rows are alike on both sides of the web: the bolt on the right stands for both, the left one for their distance. */
function fastenersOf(item: EndPlateItem, { bolts }: EndPlateParts): Fastener[] {
  const half = item.w_mm / 2;
  const outer = item.w_outer_mm === undefined ? [] : [item.w_outer_mm / 2];
  const wide = widthsOf(item, bolts);
  const row = (path: string, y: number): Fastener[] => [-half, half, ...outer].map((x) => ({ path, x, y, ...wide }));
  return [
    ...item.rows_mm.flatMap((y, i) => row(`rows_mm[${i}]`, y)),
    ...(item.shear_rows_mm ?? []).flatMap((y, i) => row(`shear_rows_mm[${i}]`, y)),
  ];
}

/** Everything inside everything it stands on or in; the flanges on the plate. */
export function checkEndPlateFit(sheet: Sheet, item: EndPlateItem, parts: EndPlateParts): void {
  const { top_mm: top, h_mm: h } = item.plate;
  const { beam, end } = parts;
  const least = top + end.h;
  if (h < least) sheet.problem("plate.h_mm", atLeast(least, h, { unit: "mm", because: says.reachBottomFlange }));
  if (-top > beam.t_f / 2)
    sheet.problem("plate.top_mm", atLeast(-beam.t_f / 2, top, { unit: "mm", because: says.coverTopFlange }));
  const lowest = Math.max(...item.rows_mm);
  (item.shear_rows_mm ?? []).forEach((y, i) => {
    if (y < lowest) sheet.problem(`shear_rows_mm[${i}]`, says.shearRow({ lowest, given: y }));
  });
  acrossFit(sheet, item, parts);
  const { plates, blocks, fasteners } = drawEndPlate(item, parts);
  checkFit(sheet, {
    plates: plates.map((plate) => ({ ...plate, x: everywhere })),
    blocks: blocks.filter(({ x }) => x === everywhere),
    fasteners,
  });
}

/** What is the same for every row is said once, of the gauge. */
function acrossFit(sheet: Sheet, item: EndPlateItem, parts: EndPlateParts): void {
  const { bolts } = parts;
  for (const block of blocksOf(item, parts)) {
    if (block.x[1] >= far) continue;
    const { width, what } = needs(block, widthsOf(item, bolts));
    const least = 2 * block.x[1] + width;
    if (item.w_mm < least - 1e-6)
      sheet.problem(
        "w_mm",
        atLeast(decimals(least, 1), item.w_mm, { unit: "mm", is: says.clearOf({ part: block.name, head: what }) }),
      );
  }
  rejectNearOuter(sheet, item, bolts);
  const outermost = item.w_outer_mm === undefined ? "w_mm" : "w_outer_mm";
  const gauge = item[outermost] ?? 0;
  for (const { name, x } of platesOf(item, parts)) {
    const most = 2 * x[1] - bolts.d_0;
    if (gauge >= most)
      sheet.problem(outermost, below(decimals(most, 1), gauge, { unit: "mm", is: says.holesInside({ plate: name }) }));
  }
}

/** Nuts of outer and inner bolts beside each other. */
function rejectNearOuter(sheet: Sheet, item: EndPlateItem, bolts: Bolts): void {
  const { w_mm, w_outer_mm: outer } = item;
  const least = w_mm + 2 * widthsOf(item, bolts).s;
  if (outer !== undefined && outer < least)
    sheet.problem("w_outer_mm", atLeast(decimals(least, 1), outer, { unit: "mm", is: says.gaugeAndNuts }));
}
