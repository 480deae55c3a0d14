import type { ItemResult, PunchedPlateGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { dimension, element, group, label, line, type Point, palette, picture, polygon } from "./svg.ts";

// One plate on one member, to scale: the effective area over wood with its grain, the joint line, the force at the centroid.

const wood = "#e7cfa5";
const steel = "#b9c2c9";
const [left, right, top, bottom] = [110, 560, 70, 330];

export function punchedPlateFigure(words: Words, { mark }: ItemResult, plate: PunchedPlateGeometry): Figure {
  const { area, centroid, F, M, grain, name } = plate;
  const title = words.write`${mark ?? ""}: ${name}, F_x ${short(F[0], 4)} kN, F_y ${short(F[1], 4)} kN, M ${short(M, 4)} kNm`;
  const all = [...area, ...plate.line];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x_0, x_1, y_0, y_1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((right - left) / Math.max(1, x_1 - x_0), (bottom - top) / Math.max(1, y_1 - y_0));
  const at = ([x, y]: Point): Point => [left + (x - x_0) * scale, bottom - (y - y_0) * scale];
  const [from, to] = [at(plate.line[0]), at(plate.line[1])];
  const middle = at(centroid);
  const size = Math.hypot(...F);
  const tip: Point = size === 0 ? middle : [middle[0] + (62 * F[0]) / size, middle[1] - (62 * F[1]) / size];
  const ends = [...area].map(at);
  const svg = picture(
    700,
    bottom + 60,
    title,
    label(24, 22, title, { "font-weight": "bold" }),
    note(24, 44, words.tell(says.plateSeen)),
    polygon(ends, { fill: wood }),
    ...grainOf(ends, middle, grain),
    polygon(ends, { fill: steel, "fill-opacity": 0.55 }),
    line(...from, ...to, { stroke: palette.bad, "stroke-width": 2.5 }),
    element("circle", { cx: middle[0], cy: middle[1], r: 3, fill: palette.ink }),
    ...(size === 0 ? [] : [arrow(...middle, ...tip, palette.warm, 2.2)]),
    ...(size === 0 ? [] : [note(tip[0] + 6, tip[1] - 6, words.write`${short(size, 4)} kN`)]),
    ...(M === 0 ? [] : [turn(middle, M > 0), note(middle[0] - 30, middle[1] + 34, words.write`${short(M, 4)} kNm`)]),
    dimension(at([x_0, y_0])[0], bottom + 18, at([x_1, y_0])[0], bottom + 18, words.number(short(x_1 - x_0, 4)), 10),
    dimension(left - 22, at([x_0, y_1])[1], left - 22, bottom, words.number(short(y_1 - y_0, 4)), 10),
    axes(words),
  );
  return { title, svg };
}

/** Lines along the grain through the area, cut off at its outline. */
function grainOf(ends: readonly Point[], [x, y]: Point, degrees: number): string[] {
  const angle = (degrees * Math.PI) / 180;
  const [u, v] = [Math.cos(angle), -Math.sin(angle)];
  return Array.from({ length: 61 }, (_, i) => (i - 30) * 10).flatMap((off) => {
    const [ox, oy] = [x - v * off, y + u * off];
    const cuts = ends
      .flatMap((p, i) => {
        const q = ends[(i + 1) % ends.length] ?? p;
        const [a, b] = [u * (p[1] - oy) - v * (p[0] - ox), u * (q[1] - oy) - v * (q[0] - ox)];
        if (a > 0 === b > 0) return [];
        const share = a / (a - b);
        return [(p[0] + share * (q[0] - p[0]) - ox) * u + (p[1] + share * (q[1] - p[1]) - oy) * v];
      })
      .sort((a, b) => a - b);
    return cuts.flatMap((cut, i) => {
      const next = cuts[i + 1];
      if (i % 2 === 1 || next === undefined) return [];
      const stroke = { stroke: "#c8a871", "stroke-width": 0.8 };
      return [line(ox + cut * u, oy + cut * v, ox + next * u, oy + next * v, stroke)];
    });
  });
}

/** A moment, anticlockwise where it turns from x to y. */
function turn([x, y]: Point, anticlockwise: boolean): string {
  const r = 22;
  const [from, to]: [Point, Point] = anticlockwise
    ? [
        [x + r, y],
        [x, y - r],
      ]
    : [
        [x - r, y],
        [x, y - r],
      ];
  const sweep = anticlockwise ? 0 : 1;
  const back = anticlockwise ? 6 : -6;
  return group(
    {},
    element("path", {
      d: `M ${from[0]} ${from[1]} A ${r} ${r} 0 0 ${sweep} ${to[0]} ${to[1]}`,
      fill: "none",
      stroke: palette.accent,
      "stroke-width": 1.8,
    }),
    polygon(
      [
        [to[0] - back * 0.6, to[1]],
        [to[0] + back * 0.8, to[1] - 3.5],
        [to[0] + back * 0.8, to[1] + 3.5],
      ],
      { fill: palette.accent, stroke: "none" },
    ),
  );
}

const axes = (words: Words): string =>
  group(
    {},
    arrow(620, 330, 660, 330, palette.ink),
    arrow(620, 330, 620, 290, palette.ink),
    note(664, 334, words.write`x`),
    note(616, 284, words.write`y`),
  );
