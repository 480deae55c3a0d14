/** shop.pdf: an overview, then a sheet for each assembly: views, dimensions, holes, welds, bolts, part list, verdict. */
import { type Assembly, type FabricatedMember, type Fabrication, type Joint, stiffens } from "../../fabrication.ts";
import { printable } from "../../members/names.ts";
import { jointTypes, plateUses } from "../../terms.ts";
import {
  bare,
  bottomView,
  type Drawn,
  drawnOf,
  endView,
  frontView,
  platesAt,
  topView,
} from "../drafting/assembly-views.ts";
import { type Extent, extent, type Mark, textWidth } from "../drafting/marks.ts";
import { holeCounts, plateDrawing, profileDrawing } from "../drafting/part-views.ts";
import { type Words, wordsOf } from "../words.ts";
import { frame, innerFrame, titleBlock } from "./frame.ts";
import { Pen } from "./pen.ts";
import { type Cell, table, tableRowHeight } from "./table.ts";

/** ISO 5455 with the steps between that steelwork uses. */
const scales = [1, 2, 5, 10, 15, 20, 25, 50, 100, 200] as const;

const red = "#b00020";
const green = "#0a6b2d";
/** Height of dimensions, mm of paper. */
const letterHeight = 2;

export async function shopPdf(fabrication: Fabrication): Promise<Uint8Array> {
  const words = wordsOf(fabrication.settings.language);
  const pen = new Pen(printable(fabrication.drawing_info.project_name ?? "Shop drawings"));
  const overviewPages = overviewRows(fabrication, words);
  const loose = looseChunks(looseDetails(fabrication, words));
  const parts = {
    profiles: byId([...fabrication.parts.profiles, ...fabrication.parts.fittings]),
    plates: byId(fabrication.parts.plates),
    bolts: byId(fabrication.parts.bolts),
    welds: byId(fabrication.parts.welds),
  };
  const sheets = fabrication.assemblies.map((one) => sheetOf(fabrication, words, one, drawnOf(one, parts)));
  const pages = sheets.reduce((sum, { laid }) => sum + 1 + (laid?.further.length ?? 0), 0);
  const total = overviewPages.length + pages + loose.length;
  overviewPages.forEach((rows, i) => {
    overview(pen, fabrication, words, rows, `${i + 1}/${total}`, i === overviewPages.length - 1);
  });
  let page = overviewPages.length;
  for (const one of sheets) {
    const from = page + 1;
    sheet(pen, fabrication, words, one, (further) => `${from + further}/${total}`);
    page += 1 + (one.laid?.further.length ?? 0);
  }
  loose.forEach((placed, i) => {
    looseSheet(pen, fabrication, words, placed, `${total - loose.length + i + 1}/${total}`);
  });
  return pen.bytes();
}

const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

const kg = (value: number) => value.toFixed(1);
/** Where nothing is left to carry it, its size says nothing. */
const percent = (fraction: number) => (fraction > 100 ? "> 10000 %" : `${(fraction * 100).toFixed(1)} %`);
const mm = (value: number) => String(Math.round(value * 10) / 10);

// ---------------------------------------------------------------- overview

type Row = readonly (string | Cell)[];

/** As many rows as fit a page, each page a list. */
function overviewRows(fabrication: Fabrication, words: Words): Row[][] {
  const members = byId(fabrication.members);
  const rows = fabrication.assemblies.map((assembly): Row => {
    const main = assembly.profiles[0]?.part ?? "";
    const member = members.get(main) ?? members.get(assembly.id);
    return [
      printable(assembly.mark),
      String(assembly.quantity),
      member?.profile ?? member?.section ?? "",
      member?.steel_grade ?? "",
      member?.length_mm === undefined ? "" : mm(member.length_mm),
      kg(assembly.mass_kg),
      kg(assembly.mass_kg * assembly.quantity),
      assembly.joints.join(", "),
      verdictCell(member, words),
    ];
  });
  const built = new Set(
    fabrication.assemblies.flatMap(({ id, profiles }) => [id, ...profiles.map(({ part }) => part)]),
  );
  for (const member of fabrication.members) {
    if (!built.has(member.id)) rows.push(memberRow(member, words));
  }
  const fits = 40;
  const pages: Row[][] = [];
  for (let i = 0; i < rows.length; i += fits) pages.push(rows.slice(i, i + fits));
  return pages.length > 0 ? pages : [[]];
}

/** A member that nothing can be built of: its section is unknown, or its length. */
const memberRow = (member: FabricatedMember, words: Words): Row => [
  printable(member.mark) || member.id,
  String(member.quantity),
  printable(member.profile ?? member.section),
  member.steel_grade,
  member.length_mm === undefined ? "" : mm(member.length_mm),
  "",
  member.mass_kg === undefined ? "" : kg(member.mass_kg),
  "",
  verdictCell(member, words),
];

function verdictCell(member: FabricatedMember | undefined, words: Words): Cell {
  const { text, colour } = verdict(member, words);
  return { text, colour };
}

function verdict(member: FabricatedMember | undefined, words: Words): { text: string; colour: string } {
  const check = member?.check;
  if (!check)
    return {
      text: `${words("unchecked")}${member?.unchecked ? `: ${printable(words.say(member.unchecked))}` : ""}`,
      colour: red,
    };
  const ratio = `${percent(check.utilization)}  ${check.clause}`;
  return check.passed
    ? { text: `${ratio}  ${words("passed")}`, colour: green }
    : { text: `${ratio}  ${words("failed")}`, colour: red };
}

function overview(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  rows: readonly Row[],
  sheetNumber: string,
  last: boolean,
): void {
  pen.page();
  const { summary } = fabrication;
  const failed = summary.failed_count + summary.failed_joints > 0;
  frame(pen, fabrication, words, {
    mark: words("overview"),
    profile: "",
    length: "",
    grade: "",
    quantity: String(summary.member_count),
    mass: `Σ ${kg(summary.total_mass_kg)}`,
    scale: "-",
    verdict: {
      text: `${percent(summary.max_utilization)}  ${failed ? words("failed") : summary.unchecked_count > 0 ? words("unchecked") : words("passed")}`,
      colour: failed || summary.unchecked_count > 0 ? red : green,
    },
    sheet: sheetNumber,
  });
  const x = innerFrame.left + 5;
  pen.write(x, innerFrame.top - 8, `${words("assemblies")}`, { size: 3.5, bold: true });
  const height = table(
    pen,
    x,
    innerFrame.top - 12,
    [
      { title: words("mark"), width: 34 },
      { title: words("quantity"), width: 16, right: true },
      { title: words("profile"), width: 38 },
      { title: words("grade"), width: 20 },
      { title: words("length"), width: 20, right: true },
      { title: words("massEach"), width: 26, right: true },
      { title: words("mass"), width: 24, right: true },
      { title: words("joint"), width: 90 },
      { title: words("utilization"), width: 102 },
    ],
    rows,
  );
  if (last) notes(pen, fabrication, words, x, innerFrame.top - 12 - height - 8);
}

/** Joints, and what has to be known, where there is room left; report.pdf has all of it. */
function notes(pen: Pen, fabrication: Fabrication, words: Words, x: number, top: number): void {
  const floor = innerFrame.bottom + titleBlock.height + 4;
  const room = Math.floor((top - floor) / tableRowHeight) - 2;
  if (room >= 2 && fabrication.joints.length > 0) {
    const shown = fabrication.joints.slice(0, room);
    pen.write(x, top, words("joints"), { size: 3, bold: true });
    table(
      pen,
      x,
      top - 3,
      [
        { title: words("joint"), width: 44 },
        { title: words("type"), width: 40 },
        { title: words("quantity"), width: 18, right: true },
        { title: words("utilization"), width: 90 },
      ],
      shown.map((joint) => [
        `${joint.id}${joint.assumed ? " *" : ""}`,
        words.say(jointTypes[joint.type]),
        String(joint.count),
        jointVerdict(joint, words),
      ]),
    );
  }
  const lines = [
    words("assumed"),
    words("noPlace"),
    ...fabrication.warnings.map((one) => `! ${printable(words.say(one), 1500)}`),
  ];
  lines.slice(0, 8).forEach((one, i) => {
    pen.write(innerFrame.left + 4, innerFrame.bottom + titleBlock.height - 6 - i * 5, one, {
      size: 2,
      width: innerFrame.right - innerFrame.left - titleBlock.width - 8,
      colour: one.startsWith("!") ? red : "#000000",
    });
  });
}

function jointVerdict(joint: Joint, words: Words): Cell {
  return {
    text: `${percent(joint.utilization)}  ${joint.clause}  ${joint.passed ? words("passed") : words("failed")}`,
    colour: joint.passed ? green : red,
  };
}

// ---------------------------------------------------------------- one assembly

function sheet(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  { assembly, rows, laid }: Sheet,
  sheetNumber: (page: number) => string,
): void {
  const member = fabrication.members.find(({ id }) => id === assembly.profiles[0]?.part);
  const title = (scale: string, page: number) => ({
    mark: printable(assembly.mark) || assembly.id,
    profile: member?.profile ?? member?.section ?? "",
    length: member?.length_mm === undefined ? "" : mm(member.length_mm),
    grade: member?.steel_grade ?? "",
    quantity: String(assembly.quantity),
    mass: kg(assembly.mass_kg),
    scale,
    verdict: verdict(member, words),
    sheet: sheetNumber(page),
  });
  pen.page();
  partList(pen, words, assembly, rows);
  if (laid) views(pen, laid);
  frame(pen, fabrication, words, title(laid ? `1:${laid.n}` : "-", 0));
  laid?.further.forEach((placed, i) => {
    pen.page();
    details(pen, placed);
    frame(pen, fabrication, words, title(placed[0] ? `1:${placed[0].scale}` : "-", i + 1));
  });
}

/** One assembly, on as many sheets as it takes. */
interface Sheet {
  readonly assembly: Assembly;
  readonly rows: readonly Row[];
  readonly laid: Laid | undefined;
}

function sheetOf(fabrication: Fabrication, words: Words, assembly: Assembly, drawn: Drawn | undefined): Sheet {
  const rows = partRows(fabrication, words, assembly);
  const floor = Math.max(listTop(rows) + 5, innerFrame.bottom + titleBlock.height) + 4;
  return { assembly, rows, laid: drawn && laidOut(drawn, words, floor) };
}

const listTop = (rows: readonly Row[]): number => innerFrame.bottom + (rows.length + 1) * tableRowHeight;

/** What the assembly is made of, and what is bolted on site. */
function partRows(fabrication: Fabrication, words: Words, assembly: Assembly): Row[] {
  const { parts } = fabrication;
  const rows: Row[] = [];
  const profiles = byId([...parts.profiles, ...parts.fittings]);
  for (const [id, count] of counted([...assembly.profiles, ...assembly.fittings].map(({ part }) => part))) {
    const part = profiles.get(id);
    if (part)
      rows.push([
        printable(part.mark) || part.id,
        String(count),
        part.profile,
        mm(part.length_mm),
        part.steel_grade,
        kg(part.mass_kg),
        kg(part.mass_kg * count),
      ]);
  }
  const plates = byId(parts.plates);
  for (const [id, count] of counted(assembly.plates.map(({ part }) => part))) {
    const part = plates.get(id);
    if (!part) continue;
    const xs = part.outline.map(([x]) => x);
    const ys = part.outline.map(([, y]) => y);
    rows.push([
      part.mark,
      String(count),
      `${words.say(plateUses[part.use])} ${mm(part.t_mm)}×${mm(Math.min(Math.max(...xs), Math.max(...ys)))}`,
      mm(Math.max(...xs, ...ys)),
      part.steel_grade,
      kg(part.mass_kg),
      kg(part.mass_kg * count),
    ]);
  }
  const bolts = byId(parts.bolts);
  for (const [id, count] of counted(assembly.bolts.map(({ part }) => part))) {
    const part = bolts.get(id);
    if (part)
      rows.push([
        "",
        String(count),
        `${part.kind === "anchor" ? "" : `${part.standard} `}${part.size}×${mm(part.length_mm)} (${words(part.where)})`,
        mm(part.length_mm),
        part.grade,
        part.mass_kg.toFixed(2),
        (part.mass_kg * count).toFixed(2),
      ]);
  }
  const most = 24;
  return rows.length > most
    ? [...rows.slice(0, most - 1), ["…", "", `+ ${rows.length - most + 1}`, "", "", "", ""]]
    : rows;
}

function partList(pen: Pen, words: Words, { joints }: Assembly, rows: readonly Row[]): void {
  const columns = [
    { title: words("part"), width: 32 },
    { title: words("quantity"), width: 15, right: true },
    { title: words("description"), width: 62 },
    { title: words("length"), width: 18, right: true },
    { title: words("grade"), width: 20 },
    { title: words("massEach"), width: 26, right: true },
    { title: words("mass"), width: 24, right: true },
  ];
  const top = listTop(rows);
  table(pen, innerFrame.left, top, columns, rows);
  pen.write(innerFrame.left + 2, top + 1.5, `${words("partList")}   ${joints.join("  ")}`, {
    size: 2,
    bold: true,
    width: 190,
  });
}

// ---------------------------------------------------------------- loose parts

const looseArea = {
  width: innerFrame.right - innerFrame.left - 12,
  height: innerFrame.top - innerFrame.bottom - titleBlock.height - 24,
} as const;
const mostOnASheet = 24;

/** Plates and cut pieces that belong to no assembly: made in the shop all the same. */
function looseDetails({ parts, loose }: Fabrication, words: Words): Detail[] {
  const [plates, pieces] = [byId(parts.plates), byId(parts.fittings)];
  return loose.flatMap(({ kind, part: id, quantity }): Detail[] => {
    const plate = kind === "plate" ? plates.get(id) : undefined;
    const piece = kind === "fitting" ? pieces.get(id) : undefined;
    const title = (...more: readonly string[]) => [`${quantity} × ${id}`, ...more].join("   ");
    if (plate)
      return [
        {
          title: title(
            `${words.say(plateUses[plate.use])} t=${mm(plate.t_mm)}`,
            plate.steel_grade,
            ...holeCounts(plate.holes),
            ...(plate.weld_throat_mm === undefined
              ? []
              : [`${stiffens(plate.use) ? "" : `${words("foot")} `}2 × a${mm(plate.weld_throat_mm)}`]),
          ),
          at: (height) => plateDrawing(plate, height),
        },
      ];
    if (piece)
      return [
        {
          title: title(piece.profile, piece.steel_grade, ...holeCounts(piece.holes)),
          at: (height) => profileDrawing(piece, height),
        },
      ];
    return [];
  });
}

/** As many on a sheet as fit it at one scale. */
function looseChunks(details: readonly Detail[]): (readonly PlacedDetail[])[] {
  const sheets: (readonly PlacedDetail[])[] = [];
  for (let from = 0; from < details.length; ) {
    let count = Math.min(mostOnASheet, details.length - from);
    let placed = packed(details.slice(from, from + count), looseArea.width, looseArea.height);
    while (!placed && count > 1) {
      count = Math.ceil(count / 2);
      placed = packed(details.slice(from, from + count), looseArea.width, looseArea.height);
    }
    sheets.push(placed ?? []);
    from += count;
  }
  return sheets;
}

function looseSheet(
  pen: Pen,
  fabrication: Fabrication,
  words: Words,
  placed: readonly PlacedDetail[],
  sheetNumber: string,
): void {
  pen.page();
  pen.write(innerFrame.left + 5, innerFrame.top - 8, words("loose"), { size: 3.5, bold: true });
  details(pen, placed);
  frame(pen, fabrication, words, {
    mark: words("loose"),
    profile: "",
    length: "",
    grade: "",
    quantity: "-",
    mass: "-",
    scale: placed[0] ? `1:${placed[0].scale}` : "-",
    verdict: { text: "", colour: green },
    sheet: sheetNumber,
  });
}

/** From the upper left corner of a sheet. */
function details(pen: Pen, placed: readonly PlacedDetail[]): void {
  const [x, y] = [innerFrame.left + 6, innerFrame.top - 14];
  for (const { detail, scale, dx, dy } of placed) {
    caption(pen, x + dx, y - dy, `${detail.title}  1:${scale}`);
    place(pen, detail.at(letterHeight * scale), scale, x + dx, y - dy - 3);
  }
}

function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

interface Stacked {
  readonly title: string;
  readonly marks: readonly Mark[];
  readonly box: Extent;
  readonly size: { readonly width: number; readonly height: number };
}

/** Where everything of an assembly stands: its views below each other, its details below these or on further sheets. */
interface Laid {
  readonly n: number;
  readonly stacked: readonly Stacked[];
  /** left end of what reaches farthest */
  readonly first: number;
  readonly details: readonly PlacedDetail[];
  readonly further: readonly (readonly PlacedDetail[])[];
}

const drawingArea = { left: innerFrame.left + 4, right: innerFrame.right - 4, top: innerFrame.top - 5 } as const;
/** Smaller than this a workshop reads no view: its details then get a sheet of their own. */
const smallestView = 20;

function laidOut(drawn: Drawn, words: Words, floor: number): Laid {
  const details = detailViews(drawn, words);
  let largest: ReturnType<typeof viewsAt> | undefined;
  for (const n of scales) {
    if (largest && n > smallestView) break;
    const made = viewsAt(drawn, words, n, floor);
    const { room, ...views } = made;
    if (room < 0 && n !== scales.at(-1)) continue;
    largest ??= made;
    const placed = room < 0 ? undefined : packed(details, drawingArea.right - drawingArea.left, room - 4);
    if (placed && (placed[0]?.scale ?? 1) <= smallestView) return { ...views, details: placed, further: [] };
  }
  if (!largest) throw new Error("the smallest scale always stands"); // `scales` is not empty
  const { n, stacked, first } = largest;
  return { n, stacked, first, details: [], further: looseChunks(details) };
}

/** Its views at a scale, and the height that is left below them: below 0 where they do not fit. */
function viewsAt(drawn: Drawn, words: Words, n: number, floor: number) {
  // chains and callouts beside a view take some of the width
  const space = (drawingArea.right - drawingArea.left - 45) * n;
  const lower = bottomView(drawn, letterHeight * n, space);
  const stacked: Stacked[] = [
    { title: words("elevation"), marks: frontView(drawn, letterHeight * n, space, words).marks },
    { title: words("plan"), marks: topView(drawn, letterHeight * n, space).marks },
    ...(lower ? [{ title: words("below"), marks: lower.marks }] : []),
  ].map((view) => ({ ...view, box: extent(view.marks), size: sizeOf(view.marks, n) }));
  const first = Math.min(...stacked.map(({ box }) => box.x0));
  const width = (Math.max(...stacked.map(({ box }) => box.x1)) - first) / n;
  const { height, width: deep } = bare(drawn);
  const tall = height / n > 45 || deep / n > 45;
  // between one view and the next
  const needed = 2 + stacked.reduce((sum, { size }) => sum + size.height + 8, 0);
  const room = tall || width > drawingArea.right - drawingArea.left ? -1 : drawingArea.top - floor - needed;
  return { n, stacked, first, room };
}

function views(pen: Pen, { n, stacked, first, details }: Laid): void {
  const x = drawingArea.left + 2;
  let y = drawingArea.top - 3;
  for (const { title, marks, box, size } of stacked) {
    caption(pen, x, y, `${title}  1:${n}`);
    y -= 3;
    place(pen, marks, n, x + (box.x0 - first) / n, y);
    y -= size.height + 5;
  }
  for (const { detail, scale, dx, dy } of details) {
    caption(pen, x + dx, y - dy, `${detail.title}  1:${scale}`);
    place(pen, detail.at(letterHeight * scale), scale, x + dx, y - dy - 3);
  }
}

const captionHeight = 2.2;
/** Letters of captions are as wide beside the estimate of `textWidth`. */
const boldWidth = 0.9;
const caption = (pen: Pen, x: number, y: number, value: string) =>
  pen.write(x, y, value, { size: captionHeight, bold: true });

function sizeOf(marks: readonly Mark[], n: number): { width: number; height: number } {
  const { x0, y0, x1, y1 } = extent(marks);
  return { width: (x1 - x0) / n, height: (y1 - y0) / n };
}

/** With the upper left corner of what is drawn at x, y. */
function place(pen: Pen, marks: readonly Mark[], n: number, x: number, y: number): void {
  const { x0, y1 } = extent(marks);
  pen.draw(marks, x - x0 / n, y - y1 / n, 1 / n);
}

interface Detail {
  readonly title: string;
  /** at a height of letters in mm of the real thing */
  readonly at: (height: number) => readonly Mark[];
}

/** The ends, and each plate by itself. */
function detailViews(drawn: Drawn, words: Words): Detail[] {
  const at = (end: "start" | "end") => (height: number) => endView(drawn, end, height).marks;
  const [start, end] = [platesAt(drawn, "start"), platesAt(drawn, "end")];
  const alike = start.join() === end.join();
  const details: Detail[] = [];
  if (start.length > 0 || end.length === 0)
    details.push({
      title: `${words("section")}${start.length === 0 ? "" : alike ? " A–A = B–B" : " A–A"}`,
      at: at("start"),
    });
  if (end.length > 0 && !alike) details.push({ title: `${words("section")} B–B`, at: at("end") });
  const once = new Set<string>();
  for (const { part, own } of drawn.plates) {
    if (!own || once.has(part.id)) continue;
    once.add(part.id);
    details.push({
      title: [`${part.mark}  ${words.say(plateUses[part.use])} t=${mm(part.t_mm)}`, ...holeCounts(part.holes)].join(
        "   ",
      ),
      at: (height) => plateDrawing(part, height),
    });
  }
  return details;
}

interface PlacedDetail {
  readonly detail: Detail;
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** Rows of details at the largest scale at which all of them fit; undefined where none does. */
function packed(details: readonly Detail[], width: number, height: number): PlacedDetail[] | undefined {
  for (const scale of scales.filter((n) => n >= 5)) {
    const sizes = details.map((detail) => sizeOf(detail.at(letterHeight * scale), scale));
    const result: PlacedDetail[] = [];
    let [x, y, rowHeight] = [0, 0, 0];
    for (const [i, detail] of details.entries()) {
      const size = sizes[i] ?? { width: 0, height: 0 };
      const title = textWidth(`${detail.title}  1:${scale}`, captionHeight) * boldWidth;
      const wide = Math.max(size.width, title) + 8;
      if (x > 0 && x + wide > width) {
        y += rowHeight + 10;
        x = 0;
        rowHeight = 0;
      }
      result.push({ detail, scale, dx: x, dy: y });
      x += wide;
      rowHeight = Math.max(rowHeight, size.height);
    }
    if (y + rowHeight + 4 <= height && sizes.every((one) => one.width <= width)) return result;
  }
  return undefined;
}
