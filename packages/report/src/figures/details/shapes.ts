// Small line drawings of the details, 120 by 72, made of a few shapes: steel grey, welds dark, stress in blue arrows,
// the crack in red. They show what a row means at a glance and are no copies of the standard's figures.

export type Drawing = () => readonly string[];

export const ink = "#1f2937";
export const steel = "#cbd5e1";
export const light = "#eef2f7";
export const blue = "#2563eb";
export const red = "#b91c1c";

export type Point = readonly [x: number, y: number];
export const joined = (points: readonly Point[]) => points.map(([x, y]) => `${x},${y}`).join(" ");

export const shape = (points: readonly Point[], fill = steel) =>
  `<polygon points="${joined(points)}" fill="${fill}" stroke="${ink}" stroke-width="0.8"/>`;
export const plate = (x: number, y: number, width: number, height: number, fill = steel) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${ink}" stroke-width="0.8"/>`;
export const weld = (...points: readonly Point[]) => `<polygon points="${joined(points)}" fill="${ink}"/>`;
export const stroke = (points: readonly Point[], colour = ink, width = 0.8, dashes = "") =>
  `<polyline points="${joined(points)}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes === "" ? "" : ` stroke-dasharray="${dashes}"`}/>`;
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${ink}" stroke-width="0.8"/>`;
export const curved = (d: string, fill = steel) => `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="0.8"/>`;
export const word = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="8" text-anchor="middle" fill="${ink}">${text}</text>`;

/** An arrow head at its tip. */
export const arrow = (x1: number, y1: number, x2: number, y2: number) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [u, v] = [(x2 - x1) / length, (y2 - y1) / length];
  const back = (k: number): Point => [
    Math.round((x2 - 4 * u - k * v) * 10) / 10,
    Math.round((y2 - 4 * v + k * u) * 10) / 10,
  ];
  return `${stroke(
    [
      [x1, y1],
      [x2, y2],
    ],
    blue,
    1.3,
  )}<polygon points="${joined([[x2, y2], back(2), back(-2)])}" fill="${blue}"/>`;
};
/** A range of direct stress along the picture. */
export const pull = (y: number) => arrow(13, y, 2, y) + arrow(107, y, 118, y);
/** A range of shear stress. */
export const slide = (y1: number, y2: number) => arrow(40, y1, 66, y1) + arrow(80, y2, 54, y2);
export const crack = (x: number, y: number, dy: number) =>
  stroke(
    [
      [x, y],
      [x + 1.5, y + dy * 0.3],
      [x - 1.5, y + dy * 0.6],
      [x + 0.5, y + dy],
    ],
    red,
    1.6,
  );
export const crackAlong = (x: number, y: number, dx: number) =>
  stroke(
    [
      [x, y],
      [x + dx * 0.3, y + 1.5],
      [x + dx * 0.6, y - 1.5],
      [x + dx, y + 0.5],
    ],
    red,
    1.6,
  );
export const fillet = (x: number, y: number, dx: number, dy: number) => weld([x, y], [x + dx, y], [x, y + dy]);

/** A plate seen from the side. */
export const strip = (y = 32, height = 8) => plate(16, y, 88, height);
/** A beam seen from the side. */
export const beam = () => plate(16, 14, 88, 6) + plate(16, 20, 88, 32, light) + plate(16, 52, 88, 6);
/** An I section across. */
export const iSection = (x: number, y: number, b: number, h: number, t = 5) =>
  shape([
    [x - b / 2, y],
    [x + b / 2, y],
    [x + b / 2, y + t],
    [x + t / 2, y + t],
    [x + t / 2, y + h - t],
    [x + b / 2, y + h - t],
    [x + b / 2, y + h],
    [x - b / 2, y + h],
    [x - b / 2, y + h - t],
    [x - t / 2, y + h - t],
    [x - t / 2, y + t],
    [x - b / 2, y + t],
  ]);
export const ring = (x: number, y: number, r: number) => disc(x, y, r, steel) + disc(x, y, r - 4, "#fff");
export const box = (x: number, y: number, b: number) =>
  plate(x - b / 2, y - b / 2, b, b) + plate(x - b / 2 + 4, y - b / 2 + 4, b - 8, b - 8, "#fff");

/** The drawing as a picture of its own. */
export const sketch = (drawing: Drawing, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 72" width="240" height="144" role="img" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif"><title>${title.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</title><rect width="120" height="72" fill="#fff"/>${drawing().join("")}</svg>`;
