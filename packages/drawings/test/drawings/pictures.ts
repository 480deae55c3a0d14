/** The same sheets without a text layer: as a scanner gives them, and with letters drawn as outlines. */
import { createCanvas, SvgExportFlag } from "@napi-rs/canvas";
import { drawPage, openForRendering } from "../../src/ocr/image.ts";
import { type Doc, pdfOf } from "./sheet.ts";

export interface Scanner {
  readonly dpi: number;
  /** how far the sheet hangs, clockwise */
  readonly degrees?: number;
  readonly quarterTurns?: 0 | 1 | 2 | 3;
  /** 0 … 1: grey paper, grain, specks, weak compression */
  readonly dirt?: number;
  /** 0 … 1: brightness of the paper; default: white */
  readonly ground?: number;
  /** white on black */
  readonly negative?: boolean;
}

const points = 72;

/** All pages of a drawing, or its first one. */
export async function scanned(
  pdf: Uint8Array,
  { dpi, degrees = 0, quarterTurns = 0, dirt = 0, ground = 1, negative = false }: Scanner,
  all = false,
): Promise<Buffer> {
  const document = await openForRendering(pdf);
  // drawing straightens: to hang a page, it is told that it hangs the other way
  const skew = (-degrees * Math.PI) / 180;
  const pictures: { readonly jpeg: Buffer; readonly size: [number, number] }[] = [];
  for (let number = 1; number <= (all ? document.numPages : 1); number++) {
    const page = await document.getPage(number);
    const canvas = await drawPage(page, { scale: dpi / points, quarterTurns, skew });
    const { width, height } = canvas;
    const context = canvas.getContext("2d");
    const picture = context.getImageData(0, 0, width, height);
    soil(picture.data, width, height, dirt);
    shade(picture.data, ground, negative);
    context.putImageData(picture, 0, 0);
    const jpeg = canvas.toBuffer("image/jpeg", Math.round(92 - 40 * dirt));
    pictures.push({ jpeg, size: [(width * points) / dpi, (height * points) / dpi] });
  }
  await document.loadingTask.destroy();
  return await pdfOf((doc) => {
    for (const [i, { jpeg, size }] of pictures.entries()) {
      if (i > 0) doc.addPage({ size, margin: 0 });
      doc.image(jpeg, 0, 0, { width: size[0], height: size[1] });
    }
  }, pictures[0]?.size);
}

function shade(data: Uint8ClampedArray, ground: number, negative: boolean): void {
  if (ground === 1 && !negative) return;
  for (let i = 0; i < data.length; i++) {
    if (i % 4 === 3) continue;
    const shaded = (data[i] ?? 255) * ground;
    data[i] = negative ? 255 - shaded : shaded;
  }
}

/** Paper that darkens to one side, grain, specks of dust: the same for the same sheet. */
function soil(data: Uint8ClampedArray, width: number, height: number, dirt: number): void {
  if (dirt === 0) return;
  let state = 12345;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      const paper = 1 - dirt * (0.1 + 0.15 * (x / width));
      const grain = dirt * 40 * (random() + random() - 1);
      const ink = 30 * dirt;
      const shade = ink + ((data[at] ?? 255) / 255) * (255 * paper - ink) + grain;
      data[at] = shade;
      data[at + 1] = shade;
      data[at + 2] = shade;
    }
  }
  const specks = Math.round(width * height * dirt * 2e-5);
  for (let i = 0; i < specks; i++) {
    const [x0, y0] = [Math.floor(random() * width), Math.floor(random() * height)];
    const size = random() < 0.8 ? 1 : 2;
    for (let y = y0; y < Math.min(height, y0 + size); y++) {
      for (let x = x0; x < Math.min(width, x0 + size); x++) data.fill(40, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
}

/** pdf.js draws letters as paths where it gets no fonts from the system; the paths are written into a new PDF. */
export async function outlined(pdf: Uint8Array, all = false): Promise<Buffer> {
  const document = await openForRendering(pdf);
  const pages: { readonly svg: string; readonly size: [number, number] }[] = [];
  for (let number = 1; number <= (all ? document.numPages : 1); number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const canvas = createCanvas(viewport.width, viewport.height, SvgExportFlag.ConvertTextToPaths);
    await page.render({
      // a canvas that writes SVG has the same methods as one of pixels
      canvas: canvas as unknown as HTMLCanvasElement,
      canvasContext: canvas.getContext("2d") as unknown as CanvasRenderingContext2D,
      viewport,
    }).promise;
    pages.push({ svg: canvas.getContent().toString("utf8"), size: [viewport.width, viewport.height] });
  }
  await document.loadingTask.destroy();
  return await pdfOf((doc) => {
    for (const [i, { svg, size }] of pages.entries()) {
      if (i > 0) doc.addPage({ size, margin: 0 });
      drawSvg(doc, svg);
    }
  }, pages[0]?.size);
}

/** What the canvas writes: paths, rectangles, lines, circles and polygons, one element a line, with their own matrix. */
function drawSvg(doc: Doc, svg: string): void {
  for (const [, name = "", rest = ""] of svg.matchAll(
    /<(path|rect|line|circle|ellipse|polygon|polyline)\s([^>]*?)\/?>/g,
  )) {
    const attributes = new Map(
      [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    const number = (key: string) => Number(attributes.get(key) ?? 0);
    const fill = attributes.get("fill") ?? "black";
    const stroke = attributes.get("stroke") ?? "none";
    if (fill === "white" && name === "rect" && number("x") === 0 && number("y") === 0) continue;
    doc.save();
    const matrix = /matrix\(([^)]*)\)/
      .exec(attributes.get("transform") ?? "")?.[1]
      ?.split(/[\s,]+/)
      .map(Number);
    const shift = /translate\(([^)]*)\)/
      .exec(attributes.get("transform") ?? "")?.[1]
      ?.split(/[\s,]+/)
      .map(Number);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? (shift ? [1, 0, 0, 1, ...shift] : []);
    doc.transform(a, b, c, d, e, f);
    if (name === "path") doc.path(attributes.get("d") ?? "");
    else if (name === "rect") doc.rect(number("x"), number("y"), number("width"), number("height"));
    else if (name === "line") doc.moveTo(number("x1"), number("y1")).lineTo(number("x2"), number("y2"));
    else if (name === "circle") doc.circle(number("cx"), number("cy"), number("r"));
    else if (name === "ellipse") doc.ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
    else {
      const corners = (attributes.get("points") ?? "")
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      for (let i = 0; i + 1 < corners.length; i += 2) {
        if (i === 0) doc.moveTo(corners[0] ?? 0, corners[1] ?? 0);
        else doc.lineTo(corners[i] ?? 0, corners[i + 1] ?? 0);
      }
      if (name === "polygon") doc.closePath();
    }
    doc.lineWidth(Number(attributes.get("stroke-width") ?? 1));
    const paints = (colour: string) => colour !== "none";
    if (paints(fill) && paints(stroke)) doc.fillAndStroke(fill, stroke);
    else if (paints(stroke)) doc.stroke(stroke);
    else if (paints(fill)) doc.fill(fill);
    doc.restore();
  }
}
