/** Marks as SVG, one mm of paper a unit. */
import { extent, type Ink, type Mark } from "../exports/drafting/marks.ts";

const pens: Readonly<Record<Ink, { readonly width: number; readonly colour: string; readonly dash?: string }>> = {
  OUTLINE: { width: 0.35, colour: "#000000" },
  HIDDEN: { width: 0.2, colour: "#555555", dash: "2 1" },
  CENTER: { width: 0.15, colour: "#a03030", dash: "4 1 0.7 1" },
  HOLES: { width: 0.4, colour: "#0b4f8a" },
  DIMENSION: { width: 0.15, colour: "#333333" },
  TEXT: { width: 0.18, colour: "#000000" },
  TITLE: { width: 0.5, colour: "#000000" },
};

const escaped = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const n = (value: number): string => String(Math.round(value * 100) / 100 + 0);

export function svgOf(marks: readonly Mark[], scale: number, title: string): string {
  const box = extent(marks);
  const [width, height] = [(box.x1 - box.x0) / scale + 10, (box.y1 - box.y0) / scale + 10];
  const X = (x: number) => n((x - box.x0) / scale + 5);
  const Y = (y: number) => n((box.y1 - y) / scale + 5);
  const points = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => `${X(x)},${Y(y)}`).join(" ");
  const pen = (ink: Ink): string => {
    const { width: wide, colour, dash } = pens[ink];
    return `stroke="${colour}" stroke-width="${wide}" fill="none"${dash ? ` stroke-dasharray="${dash}"` : ""}`;
  };
  const drawn = marks.map((mark): string => {
    switch (mark.kind) {
      case "line":
        return `<line x1="${X(mark.from[0])}" y1="${Y(mark.from[1])}" x2="${X(mark.to[0])}" y2="${Y(mark.to[1])}" ${pen(mark.ink)}/>`;
      case "circle":
        return `<circle cx="${X(mark.at[0])}" cy="${Y(mark.at[1])}" r="${n(mark.r / scale)}" ${pen(mark.ink)}/>`;
      case "path":
        return `<polyline points="${points(mark.points)}" ${pen(mark.ink)}/>`;
      case "polygon":
        return `<polygon points="${points(mark.points)}" ${pen(mark.ink)}/>`;
      case "blank":
        return `<polygon points="${points(mark.points)}" fill="#ffffff" stroke="none"/>`;
      default: {
        const [x, y] = [X(mark.at[0]), Y(mark.at[1])];
        const turned = mark.angle ? ` transform="rotate(${n(-mark.angle)} ${x} ${y})"` : "";
        const size = n(mark.height / scale / 0.729);
        return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${mark.anchor}" fill="${pens[mark.ink].colour}"${turned}>${escaped(mark.text)}</text>`;
      }
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}mm" height="${n(height)}mm" viewBox="0 0 ${n(width)} ${n(height)}" font-family="DejaVu Sans, Arial, sans-serif"><title>${escaped(title)}</title>${drawn.join("")}</svg>\n`;
}
