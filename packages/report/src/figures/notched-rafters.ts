import type { ItemResult, NotchedRafterGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { dimension, label, type Point, palette, picture, polygon } from "./svg.ts";

// A rafter on its purlin, to scale, seen along the purlin: it rises to the right, its eaves are on the left.

const wood = "#e7cfa5";
const [left, right, top, bottom] = [80, 600, 70, 330];

export function notchedRafterFigure(words: Words, { mark }: ItemResult, joint: NotchedRafterGeometry): Figure {
  const { pitch, rafter, purlin, seat, F, H } = joint;
  const title = words.write`${mark ?? ""}: ${short(pitch, 3)}°, ${short(seat, 4)} mm`;
  const angle = (pitch * Math.PI) / 180;
  const [c, s, tan] = [Math.cos(angle), Math.sin(angle), Math.tan(angle)];
  // x from where the seat meets the lower edge, y up from the seat
  const [from, to] = [-seat - 1.2 * rafter.h, 1.2 * rafter.h];
  const edge = (x: number): Point => [x, x * tan];
  const above = ([x, y]: Point): Point => [x - rafter.h * s, y + rafter.h * c];
  const outline: readonly Point[] = [
    edge(from),
    edge(-seat),
    [-seat, 0],
    [0, 0],
    edge(to),
    above(edge(to)),
    above(edge(from)),
  ];
  const beam: readonly Point[] = [
    [-seat, 0],
    [purlin.b - seat, 0],
    [purlin.b - seat, -purlin.h],
    [-seat, -purlin.h],
  ];
  const all = [...outline, ...beam];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [begin, high] = [Math.min(...xs), Math.max(...ys)];
  const scale = Math.min((right - left) / (Math.max(...xs) - begin), (bottom - top) / (high - Math.min(...ys)));
  const at = ([x, y]: Point): Point => [left + (x - begin) * scale, top + (high - y) * scale];
  const drawn = (points: readonly Point[]) => polygon(points.map(at), { fill: wood });
  const named = (text: string, point: Point) => note(...at(point), text, { "text-anchor": "middle" });
  const pull = 46 / scale;
  const middle: Point = [-seat / 2, 0];
  const kN = (value: number) => words.write`${short(value, 4)} kN`;
  const foot = at([0, -purlin.h])[1];
  const svg = picture(
    700,
    bottom + 60,
    title,
    label(24, 22, title, { "font-weight": "bold" }),
    note(24, 44, words.tell(says.stepSeen)),
    drawn(beam),
    drawn(outline),
    named(purlin.name, [purlin.b / 2 - seat, -purlin.h / 2]),
    named(rafter.name, above([0.55 * to, 0.55 * to * tan - (rafter.h * c) / 2])),
    dimension(at([-seat, 0])[0], foot + 18, at([0, 0])[0], foot + 18, words.number(short(seat, 4)), 10),
    ...(F === 0
      ? []
      : [
          arrow(...at([middle[0], pull]), ...at(middle), palette.warm),
          note(at(middle)[0] + 6, at([0, pull])[1] + 4, kN(F)),
        ]),
    ...(H === 0
      ? []
      : [
          arrow(...at([-seat - pull, (-seat * tan) / 2]), ...at([-seat, (-seat * tan) / 2]), palette.warm),
          note(at([-seat - pull, 0])[0] - 8, at([0, (-seat * tan) / 2])[1] + 4, kN(H), { "text-anchor": "end" }),
        ]),
  );
  return { title, svg };
}
