import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas, GlobalFonts, loadImage } from "@napi-rs/canvas";

/** Machines without fonts are common; reports bring this one. */
const face = "DejaVu Sans";
const fonts = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");

/** A picture of a report as PNG, for programs that show no SVG. */
export async function drawnAsPng(svg: string, width: number): Promise<Uint8Array> {
  if (!GlobalFonts.has(face)) GlobalFonts.registerFromPath(join(fonts, "DejaVuSans.ttf"), face);
  const image = await loadImage(Buffer.from(svg.replace(/font-family="[^"]*"/, `font-family="${face}"`)));
  const height = Math.round((width * image.height) / image.width);
  const canvas = createCanvas(Math.round(width), height);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  // not encode(): the canvas may be collected while a thread writes it, which ends the process
  return canvas.toBuffer("image/png");
}
