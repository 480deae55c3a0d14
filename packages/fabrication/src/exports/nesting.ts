/**
 * nesting.csv and nesting.dxf: which plates come out of which sheet. Plates are laid out by the rectangles around them, a sheet for one
 * thickness and grade, so that guillotine cuts part them: what to order and what is left; a laser's own program may do better.
 */
import type { Fabrication, PlatePart } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { csvOf } from "./csv.ts";
import { hole, type Mark, placed, polygon, text } from "./drafting/marks.ts";
import { marksDxf } from "./dxf.ts";
import { area, boxOf, type XY } from "./solid-views.ts";

/** More plates of one thickness than this are ordered by area, not laid out. */
const mostPlates = 3000;

interface Piece {
  readonly part: PlatePart;
  readonly width: number;
  readonly height: number;
}

export interface Laid {
  readonly part: PlatePart;
  /** lower left corner of its rectangle on the sheet */
  readonly x: number;
  readonly y: number;
  /** by a right angle, anticlockwise */
  readonly turned: boolean;
}

export interface Nest {
  readonly name: string;
  readonly t_mm: number;
  readonly steel_grade: string;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly plates: readonly Laid[];
  /** of the sheet, from its start; what is behind is left whole */
  readonly used_mm: number;
  /** share of what is used that is no plate */
  readonly waste: number;
}

/** Plates that no sheet holds, or too many to lay out. */
export interface NotLaid {
  readonly part: PlatePart;
  readonly why: "larger than every sheet" | "too many to lay out";
}

interface Free {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function nesting({ parts, settings }: Fabrication): {
  readonly nests: readonly Nest[];
  readonly not: readonly NotLaid[];
} {
  const groups = new Map<string, PlatePart[]>();
  for (const part of parts.plates) {
    const key = `${part.t_mm} ${part.steel_grade}`;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  const not: NotLaid[] = [];
  const nests = [...groups.values()]
    .sort(([a], [b]) => (a?.t_mm ?? 0) - (b?.t_mm ?? 0) || ((a?.steel_grade ?? "") < (b?.steel_grade ?? "") ? -1 : 1))
    .flatMap((group, g): Nest[] => {
      const total = group.reduce((sum, { quantity }) => sum + quantity, 0);
      const sheets = settings.plate_sheets_mm.map(([a, b]) => [Math.max(a, b), Math.min(a, b)] as const);
      const fits = (part: PlatePart) =>
        sheets.some(([length, width]) => holds(length, width, pieceOf(part), settings.plate_edge_mm));
      const why = total > mostPlates ? "too many to lay out" : "larger than every sheet";
      not.push(...group.filter((part) => total > mostPlates || !fits(part)).map((part) => ({ part, why }) as const));
      if (total > mostPlates) return [];
      const pieces = group.filter(fits).flatMap((part) => Array.from({ length: part.quantity }, () => pieceOf(part)));
      return bestOf(sheets, pieces, settings).map((sheet, i): Nest => {
        const { length, width, laid } = sheet;
        const used = Math.min(length, usedOf(sheet) + settings.plate_edge_mm);
        return {
          name: `${g + 1}.${i + 1}`,
          t_mm: group[0]?.t_mm ?? 0,
          steel_grade: group[0]?.steel_grade ?? "",
          length_mm: length,
          width_mm: width,
          plates: laid,
          used_mm: used,
          waste: 1 - laid.reduce((sum, { part }) => sum + area(part.outline), 0) / (used * width),
        };
      });
    });
  return { nests, not };
}

function pieceOf(part: PlatePart): Piece {
  const { x1, y1 } = boxOf(part.outline);
  return { part, width: x1, height: y1 };
}

const holds = (length: number, width: number, { width: a, height: b }: Piece, edge: number): boolean =>
  Math.max(a, b) <= length - 2 * edge && Math.min(a, b) <= width - 2 * edge;

interface Sheet {
  readonly length: number;
  readonly width: number;
  readonly laid: readonly Laid[];
}

type Rules = Pick<Fabrication["settings"], "plate_gap_mm" | "plate_edge_mm">;

/** Which piece comes first. */
const orders: readonly ((a: Piece, b: Piece) => number)[] = [
  (a, b) => b.width * b.height - a.width * a.height,
  (a, b) => Math.max(b.width, b.height) - Math.max(a.width, a.height),
  (a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height),
];

/** Which of the places that hold it a piece takes, the least: where the least is left beside it, or nearest to the start. */
const choices: readonly ((free: Free, left: number) => number)[] = [(_, left) => left, ({ x, y }) => x * 1e5 + y];

/** How it lies: as is better there, or alike wherever it can. */
const lies = ["either", "as drawn", "turned"] as const;

interface Way {
  readonly order: (typeof orders)[number];
  readonly choice: (typeof choices)[number];
  readonly lie: (typeof lies)[number];
}
const ways: readonly Way[] = choices.flatMap((choice) =>
  lies.flatMap((lie) => orders.map((order) => ({ order, choice, lie }))),
);
/** Of many plates all ways would take long, and differ little. */
const manyPlates = 500;

/** Of all sizes of sheets and orders of plates the one that takes the least area; then that of the shortest last sheet. */
function bestOf(
  sizes: readonly (readonly [number, number])[],
  pieces: readonly Piece[],
  rules: Rules,
): readonly Sheet[] {
  let best: { readonly cost: readonly [number, number]; readonly sheets: readonly Sheet[] } | undefined;
  for (const [length, width] of sizes) {
    if (!pieces.every((piece) => holds(length, width, piece, rules.plate_edge_mm))) continue;
    for (const way of pieces.length > manyPlates ? ways.slice(0, orders.length) : ways) {
      const sheets = laidOut([length, width], pieces, way, rules);
      const cost = [sheets.length * length * width, usedOf(sheets.at(-1))] as const;
      if (!best || cost[0] < best.cost[0] || (cost[0] === best.cost[0] && cost[1] < best.cost[1]))
        best = { cost, sheets };
    }
  }
  if (best || pieces.length === 0) return best?.sheets ?? [];
  // no single size holds all of them: the largest plates by themselves on the largest sheet
  const [largest, ...smaller] = [...sizes].sort((a, b) => b[0] * b[1] - a[0] * a[1]);
  if (!largest) return [];
  const inSmaller = (piece: Piece) =>
    smaller.some(([length, width]) => holds(length, width, piece, rules.plate_edge_mm));
  const large = pieces.filter((piece) => !inSmaller(piece));
  return [...bestOf([largest], large, rules), ...bestOf(smaller, pieces.filter(inSmaller), rules)];
}

const rightOf = ({ part, x, turned }: Laid): number => {
  const { x1, y1 } = boxOf(part.outline);
  return x + (turned ? y1 : x1);
};

const usedOf = (sheet: Sheet | undefined): number => Math.max(0, ...(sheet?.laid ?? []).map(rightOf));

/** Each on the first sheet that has room; what is left there is parted by a cut from side to side. */
function laidOut(
  [length, width]: readonly [number, number],
  pieces: readonly Piece[],
  { order, choice, lie }: Way,
  { plate_gap_mm: gap, plate_edge_mm: edge }: Rules,
): Sheet[] {
  const sheets: { laid: Laid[]; free: Free[] }[] = [];
  // the gap beside the last plate may lie on the edge
  const whole: Free = { x: edge, y: edge, width: length - 2 * edge + gap, height: width - 2 * edge + gap };
  const placeFor = (free: readonly Free[], a: number, b: number, turned: boolean) => {
    let found: { i: number; turned: boolean; cost: number } | undefined;
    const [w, h] = turned ? [b, a] : [a, b];
    for (const [i, one] of free.entries()) {
      const left = Math.min(one.width - w, one.height - h);
      const cost = choice(one, left);
      if (left >= -1e-6 && (!found || cost < found.cost - 1e-9)) found = { i, turned, cost };
    }
    return found;
  };
  const place = (free: readonly Free[], a: number, b: number) => {
    const [plain, other] = [placeFor(free, a, b, false), placeFor(free, a, b, true)];
    if (lie === "as drawn") return plain ?? other;
    if (lie === "turned") return other ?? plain;
    return plain && other ? (other.cost < plain.cost - 1e-9 ? other : plain) : (plain ?? other);
  };
  for (const { part, width: w, height: h } of [...pieces].sort(order)) {
    const [a, b] = [w + gap, h + gap];
    let sheet = sheets.find(({ free }) => place(free, a, b));
    if (!sheet) {
      sheet = { laid: [], free: [whole] };
      sheets.push(sheet);
    }
    const found = place(sheet.free, a, b);
    const at = found && sheet.free[found.i];
    if (!found || !at) continue; // each piece is known to fit an empty sheet
    sheet.laid.push({ part, x: at.x, y: at.y, turned: found.turned });
    sheet.free.splice(found.i, 1, ...parted(at, ...(found.turned ? ([b, a] as const) : ([a, b] as const))));
  }
  return sheets.map(({ laid }) => ({ length, width, laid }));
}

/** What is left of a place, in two, so that the larger one is as large as can be. */
function parted({ x, y, width, height }: Free, w: number, h: number): Free[] {
  const [right, above] = [width - w, height - h];
  const upright = right * height > width * above;
  const pieces = upright
    ? [
        { x: x + w, y, width: right, height },
        { x, y: y + h, width: w, height: above },
      ]
    : [
        { x: x + w, y, width: right, height: h },
        { x, y: y + h, width, height: above },
      ];
  return pieces.filter((one) => one.width > 1 && one.height > 1);
}

const headings = [
  "sheet",
  "thickness_mm",
  "grade",
  "sheet_length_mm",
  "sheet_width_mm",
  "used_length_mm",
  "rest_length_mm",
  "waste_percent",
  "mark",
  "x_mm",
  "y_mm",
  "turned_deg",
  "width_mm",
  "height_mm",
  "remark",
] as const;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A row for each plate on each sheet: the lower left corner of its rectangle, turned or not. */
export function nestingCsv(fabrication: Fabrication): Uint8Array {
  const { nests, not } = nesting(fabrication);
  // as it lies: a rectangle drawn from a row is the one on the sheet
  const sized = ({ outline }: PlatePart, turned = false) => {
    const { x1, y1 } = boxOf(outline);
    const [wide, high] = turned ? [y1, x1] : [x1, y1];
    return { width_mm: tenth(wide), height_mm: tenth(high) };
  };
  const remark = ({ contour_only }: PlatePart) => (contour_only ? "contour only: holes not known" : undefined);
  const none = {
    sheet: undefined,
    sheet_length_mm: undefined,
    sheet_width_mm: undefined,
    used_length_mm: undefined,
    rest_length_mm: undefined,
    waste_percent: undefined,
    x_mm: undefined,
    y_mm: undefined,
    turned_deg: undefined,
  };
  return csvOf(headings, [
    ...nests.flatMap((nest) =>
      nest.plates.map(({ part, x, y, turned }) => ({
        sheet: nest.name,
        thickness_mm: nest.t_mm,
        grade: printable(nest.steel_grade, 60),
        sheet_length_mm: nest.length_mm,
        sheet_width_mm: nest.width_mm,
        used_length_mm: tenth(nest.used_mm),
        rest_length_mm: tenth(nest.length_mm - nest.used_mm),
        waste_percent: tenth(100 * nest.waste),
        mark: printable(part.mark, 100),
        x_mm: tenth(x),
        y_mm: tenth(y),
        turned_deg: turned ? 90 : 0,
        ...sized(part, turned),
        remark: remark(part),
      })),
    ),
    ...not.map(({ part, why }) => ({
      ...none,
      thickness_mm: part.t_mm,
      grade: printable(part.steel_grade, 60),
      mark: printable(part.mark, 100),
      ...sized(part),
      remark: `${part.quantity} ×: ${why}`,
    })),
  ]);
}

/** All sheets at 1:1, one above the other: contours and holes as they are cut, the sheet and its name on layers of their own. */
export function nestingDxf(fabrication: Fabrication): Uint8Array {
  let y = 0;
  const marks = nesting(fabrication).nests.flatMap((nest): Mark[] => {
    const { length_mm, width_mm, t_mm, steel_grade, used_mm, waste, plates } = nest;
    const title = `${nest.name}  t=${tenth(t_mm)}  ${steel_grade}  ${tenth(length_mm)}x${tenth(width_mm)}  used ${tenth(used_mm)}  waste ${tenth(100 * waste)} %`;
    const sheet: Mark[] = [
      polygon("TITLE", [
        [0, 0],
        [length_mm, 0],
        [length_mm, width_mm],
        [0, width_mm],
      ]),
      text([0, width_mm + 20], printable(title, 200), 40, { anchor: "start", ink: "TITLE" }),
      ...plates.flatMap((one) => plateMarks(one)),
    ];
    y -= width_mm + 200;
    return placed(sheet, 0, y);
  });
  return marksDxf(marks.length > 0 ? marks : [text([0, 0], "-", 40)]);
}

function plateMarks({ part, x, y, turned }: Laid): Mark[] {
  const { x1, y1 } = boxOf(part.outline);
  const at = (u: number, v: number): XY => (turned ? [x + y1 - v, y + u] : [x + u, y + v]);
  const [wide, high] = turned ? [y1, x1] : [x1, y1];
  const size = Math.max(3, Math.min(20, wide / (part.mark.length + 1), high / 4));
  return [
    polygon(
      "OUTLINE",
      part.outline.map(([u, v]) => at(u, v)),
    ),
    ...part.holes.flatMap((one) =>
      hole(at(one.x_mm, one.y_mm), one.d_mm, one.slot_mm, turned).filter(
        (mark) => mark.kind !== "blank" && mark.ink === "HOLES",
      ),
    ),
    text([x + wide / 2, y + high / 2 - size / 2], printable(part.mark, 60), size),
  ];
}
