/** A page with boxes around what was read, coloured by confidence, and a legend below it. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { SKRSContext2D } from "@napi-rs/canvas";
import { english } from "@x/eurocode/message";
import { printable } from "@x/fabrication/members";
import type { Box, Drawing, DrawnMember, View } from "./model.ts";

const colourOfState = {
  sure: "#0b7a2f",
  likely: "#c26a00",
  doubtful: "#c4161c",
  manual: "#1558c0",
  unresolved: "#7b1fa2",
  other: "#6a6a6a",
  axis: "#0097a7",
};

export interface Marking {
  readonly box: Box;
  readonly colour: string;
  readonly label: string;
  readonly dashed: boolean;
  /** an axis: the box is its line */
  readonly line?: true;
}

/** PNG */
export async function overlay(pdf: Uint8Array, drawing: Drawing, page: number, dpi = 110): Promise<Uint8Array> {
  const pages = drawing.pages.length > 0 ? Math.max(...drawing.pages.map((one) => one.page)) : 1;
  return marked(
    pdf,
    page,
    markingsOf(drawing, page),
    { title: `page ${page} of ${pages}`, entries: entriesOf(drawing, page) },
    dpi,
  );
}

/** Below the page: what the colours mean. */
export interface Legend {
  readonly title: string;
  readonly entries: readonly (readonly [colour: string, text: string, count: number])[];
}

/** A page with boxes and labels on it, as a PNG. */
export async function marked(
  pdf: Uint8Array,
  page: number,
  marks: readonly Marking[],
  legendOf: Legend,
  dpi = 110,
): Promise<Uint8Array> {
  const { pagePicture } = await import("./plain-text.ts");
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const font = await sansSerif();
  const { png, dpi: drawn } = await pagePicture(pdf, page, dpi);
  const picture = await loadImage(Buffer.from(png));
  const scale = drawn / 72;
  const size = Math.min(12, Math.max(7.5, picture.width / scale / 155)) * scale;
  const canvas = createCanvas(picture.width, picture.height + Math.ceil(4 * size));
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  // the drawing steps back behind what is marked on it
  context.globalAlpha = marks.length === 0 ? 0 : 0.3;
  context.fillRect(0, 0, picture.width, picture.height);
  context.globalAlpha = 1;
  context.font = `${size}px ${font}`;
  const markings = marks.map((one) => ({
    ...one,
    box: scaled(one.box, scale, one.line ? 0 : one.dashed ? 5 : 3),
  }));
  for (const marking of markings) frame(context, marking, scale);
  const taken: Box[] = markings.filter(({ line }) => !line).map(({ box }) => box);
  for (const { label, box: whole, colour, line } of markings) {
    if (label === "") continue;
    // the name of an axis stands at its beginning
    const box: Box = line ? [whole[0], whole[1], whole[0], whole[1]] : whole;
    const place = placeFor(box, context.measureText(label).width + size, 1.35 * size, picture, taken);
    taken.push(place);
    tag(context, label, place, colour, size);
  }
  legend(context, legendOf, picture, size);
  // not encode(): the canvas may be collected while a thread writes it, which ends the process
  return canvas.toBuffer("image/png");
}

/** Machines without fonts are common; pdf.js brings some. */
async function sansSerif(): Promise<string> {
  const { GlobalFonts } = await import("@napi-rs/canvas");
  const name = "overlay-sans";
  const fonts = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "standard_fonts");
  if (!GlobalFonts.has(name)) GlobalFonts.registerFromPath(join(fonts, "LiberationSans-Regular.ttf"), name);
  return GlobalFonts.has(name) ? name : "sans-serif";
}

function markingsOf(drawing: Drawing, page: number): Marking[] {
  const members = drawing.members.filter(({ source }) => source.page === page);
  const labelled = new Set(members.map(({ source }) => source.bbox.join()));
  return [
    ...(drawing.views ?? []).filter((view) => view.page === page).flatMap(axesOf),
    ...drawing.other_rows
      .filter(({ source }) => source.page === page)
      .map(({ source, kind }) => ({ box: source.bbox, colour: colourOfState.other, label: kind, dashed: true })),
    ...members.map((member) => ({
      box: member.source.bbox,
      colour: colourOf(member),
      label: labelOf(member),
      dashed: false,
    })),
    ...drawing.members.flatMap((member) =>
      (member.source.also ?? [])
        .filter((one) => one.page === page)
        .map(({ bbox }) => ({
          box: bbox,
          colour: colourOf(member),
          label: [member.mark, member.profile ?? member.section].join("  ").trim(),
          dashed: false,
        })),
    ),
    ...drawing.unresolved
      .filter((one) => one.page === page)
      .map(({ bbox, reason }) => ({
        box: bbox,
        colour: colourOfState.unresolved,
        // the rest is in the list of what is unresolved; an unknown section has its member's label
        label: labelled.has(bbox.join()) ? "" : `? ${printable(english(reason), 40)}`,
        dashed: true,
      })),
  ];
}

/** Each axis with its name and coordinate */
const axesOf = ({ axes = [] }: View): Marking[] =>
  axes.flatMap(({ name, along, at_mm, line }) =>
    line
      ? [
          {
            box: line,
            colour: colourOfState.axis,
            label: `${name}  ${along} = ${at_mm}`,
            dashed: true,
            line: true as const,
          },
        ]
      : [],
  );

function colourOf({ source: { method, confidence } }: DrawnMember): string {
  if (method === "manual") return colourOfState.manual;
  return confidence >= 0.85 ? colourOfState.sure : confidence >= 0.6 ? colourOfState.likely : colourOfState.doubtful;
}

const labelOf = ({ mark, profile, section, length_mm, measured, quantity, source }: DrawnMember): string =>
  [
    mark,
    profile ?? section,
    length_mm === undefined
      ? measured === undefined
        ? ""
        : `L≈${measured.length_mm}`
      : `L=${Math.round(length_mm * 10) / 10}`,
    quantity === undefined ? "" : `×${quantity}`,
    source.method === "manual" ? "by hand" : `${Math.round(source.confidence * 100)} %`,
    source.verified === false ? "not verified" : "",
  ]
    .filter((part) => part !== "")
    .join("  ");

const scaled = ([x0, y0, x1, y1]: Box, scale: number, margin: number): Box => [
  x0 * scale - margin,
  y0 * scale - margin,
  x1 * scale + margin,
  y1 * scale + margin,
];

function frame(context: SKRSContext2D, { box: [x0, y0, x1, y1], colour, dashed, line }: Marking, scale: number): void {
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = Math.max(1.5, 1.2 * scale);
  context.setLineDash(dashed ? [6, 4] : []);
  if (line) {
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    context.stroke();
    context.setLineDash([]);
    return;
  }
  context.strokeRect(x0, y0, x1 - x0, y1 - y0);
  context.setLineDash([]);
  context.globalAlpha = dashed ? 0.05 : 0.12;
  context.fillRect(x0, y0, x1 - x0, y1 - y0);
  context.globalAlpha = 1;
}

/** Beside, above or below its box, where it covers least of what is marked and of the labels that are there. */
function placeFor(
  [x0, y0, x1, y1]: Box,
  width: number,
  height: number,
  page: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): Box {
  const gap = 3;
  const middle = (y0 + y1 - height) / 2;
  const corners: [number, number][] = [
    [x1 + gap, middle],
    [x0 - gap - width, middle],
    [x0, y0 - gap - height],
    [x0, y1 + gap],
    [x1 - width, y0 - gap - height],
    [x1 - width, y1 + gap],
    [x0, y0 - 2 * (gap + height)],
    [x0, y1 + 2 * gap + height],
  ];
  let best: { place: Box; covers: number } | undefined;
  for (const [x, y] of corners) {
    const left = Math.min(Math.max(x, 0), page.width - width);
    const top = Math.min(Math.max(y, 0), page.height - height);
    const place: Box = [left, top, left + width, top + height];
    const covers = taken.reduce((sum, other) => sum + common(place, other), 0);
    if (covers === 0) return place;
    if (!best || covers < best.covers) best = { place, covers };
  }
  return best?.place ?? [x1, y0, x1 + width, y0 + height];
}

function common(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

function tag(context: SKRSContext2D, label: string, [x0, y0, x1, y1]: Box, colour: string, size: number): void {
  context.globalAlpha = 0.88;
  context.fillStyle = "#fff";
  context.fillRect(x0, y0, x1 - x0, y1 - y0);
  context.globalAlpha = 1;
  context.fillStyle = colour;
  context.fillRect(x0, y0, 2, y1 - y0);
  context.fillText(label, x0 + size / 2, y0 + size);
}

function entriesOf(drawing: Drawing, page: number): Legend["entries"] {
  const members = drawing.members.filter(({ source }) => source.page === page);
  const count = (colour: string) => members.filter((member) => colourOf(member) === colour).length;
  const others = drawing.other_rows.filter(({ source }) => source.page === page).length;
  const open = drawing.unresolved.filter((one) => one.page === page).length;
  const axes = (drawing.views ?? []).filter((view) => view.page === page).flatMap(axesOf).length;
  return [
    [colourOfState.sure, "85 % sure and more", count(colourOfState.sure)],
    [colourOfState.likely, "60 to 85 %", count(colourOfState.likely)],
    [colourOfState.doubtful, "below 60 %: to be checked", count(colourOfState.doubtful)],
    [colourOfState.manual, "set by hand", count(colourOfState.manual)],
    [colourOfState.other, "no member: plate, bolt, sum", others],
    [colourOfState.unresolved, "? unresolved", open],
    ...(axes > 0 ? [[colourOfState.axis, "axes, mm", axes] as const] : []),
  ];
}

/** Below the page: it covers nothing. */
function legend(
  context: SKRSContext2D,
  { title, entries }: Legend,
  { width, height }: { readonly width: number; readonly height: number },
  size: number,
): void {
  context.fillStyle = "#222";
  context.fillRect(0, height, width, 1);
  let x = size;
  let y = height + 1.6 * size;
  context.fillText(title, x, y);
  x += context.measureText(title).width + 2 * size;
  for (const [colour, text, number] of entries) {
    const words = `${text}: ${number}`;
    const wide = context.measureText(words).width + 3.5 * size;
    if (x + wide > width) {
      x = size;
      y += 1.6 * size;
    }
    context.fillStyle = colour;
    context.fillRect(x, y - 0.8 * size, 1.2 * size, 0.9 * size);
    context.fillStyle = "#222";
    context.fillText(words, x + 1.6 * size, y);
    x += wide;
  }
}
