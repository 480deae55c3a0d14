/** A drawn page as SVG, for browsers and drawing programs. */
import type { Chance } from "../../test/random/chance.ts";
import { fontSize, type Page } from "../content/paper.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const n = (value: number) => value.toFixed(2);

export function svgOf({ width, height, shapes }: Page, chance: Chance): string {
  const font = chance.of(["Liberation Sans", "Liberation Sans Narrow", "Liberation Serif", "FreeSans"]);
  const body = shapes.map((shape) => {
    if (shape.t === "line")
      return `<line x1="${n(shape.x1)}" y1="${n(shape.y1)}" x2="${n(shape.x2)}" y2="${n(shape.y2)}" stroke="#000" stroke-width="${shape.w}"${shape.dash ? ' stroke-dasharray="6 1.5 1 1.5"' : ""}/>`;
    if (shape.t === "circle")
      return `<circle cx="${n(shape.x)}" cy="${n(shape.y)}" r="${n(shape.r)}" fill="none" stroke="#000" stroke-width="0.18"/>`;
    if (shape.t === "rect")
      return `<rect x="${n(shape.x)}" y="${n(shape.y)}" width="${n(shape.w)}" height="${n(shape.h)}" fill="${shape.fill ? "#000" : "none"}" stroke="#000" stroke-width="0.18"/>`;
    const turn = shape.angle === 0 ? "" : ` transform="rotate(${shape.angle} ${n(shape.x)} ${n(shape.y)})"`;
    return `<text x="${n(shape.x)}" y="${n(shape.y)}" font-size="${n(shape.size * fontSize)}" text-anchor="${shape.anchor}"${shape.bold ? ' font-weight="bold"' : ""}${turn} xml:space="preserve">${escaped(shape.s)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="${font}">${body.join("\n")}</svg>`; // biome-ignore format: markup
}

export const svgPage = (page: Page, chance: Chance): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><style>@page{size:${page.width}mm ${page.height}mm;margin:0}body{margin:0}svg{display:block}</style></head><body>${svgOf(page, chance)}</body></html>`;
