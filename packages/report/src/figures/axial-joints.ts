import type { AxialJointGeometry, ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { wordIn } from "../phrases.ts";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { dimension, label, line, type Point, palette, picture, rectangle } from "./svg.ts";

// A row of screws or nails that a force pulls along their axes, cut along the row: the member under the heads is above.

const wood = "#e7cfa5";
const grainColour = "#c8a871";
const steel = "#475569";
const [left, right, top, bottom] = [90, 600, 80, 270];
const mostDrawn = 4;

export function axialJointFigure(words: Words, { mark }: ItemResult, joint: AxialJointGeometry): Figure {
  const { members, n, d, fastener, slant, length, threads, F } = joint;
  const leans = slant === 90 ? "" : words.write`, ${short(slant, 3)}°`;
  const title = words.write`${mark ?? ""}: ${wordIn(words, fastener)} ${short(d, 4)} × ${short(length, 4)} mm${leans}`;
  const all = members.reduce((sum, { t }) => sum + t, 0);
  const drawn = Math.min(n, mostDrawn);
  const angle = (slant * Math.PI) / 180;
  const deep = length * Math.sin(angle);
  const depth = Math.max(all, deep);
  // crossed pairs lean to both sides, and stand apart by half a spacing
  const reach = length * Math.cos(angle);
  const wide = (drawn - 1) * joint.apart + reach + 12 * d;
  const scale = Math.min((bottom - top) / depth, (right - left) / wide);
  const edge = Math.max(right - 60, left + wide * scale);
  const first = (left + edge - (wide - 12 * d) * scale) / 2;
  const plane = top + (members[0]?.t ?? 0) * scale;
  const screws = Array.from({ length: drawn }, (_, i) => {
    const back = joint.crossed && i % 2 === 1;
    const head: Point = [first + (i * joint.apart + (back ? reach : 0)) * scale, top];
    const along = (mm: number): Point => [
      head[0] + (back ? -1 : 1) * mm * Math.cos(angle) * scale,
      head[1] + mm * Math.sin(angle) * scale,
    ];
    return screw(along, joint, scale);
  });
  let y = top;
  const bodies = members.flatMap(({ t, plate, name }) => {
    const [from, high] = [y, t * scale];
    y += high;
    return [
      rectangle(left, from, edge - left, high, { fill: plate ? palette.steel : wood }),
      ...(plate ? [] : [0.25, 0.5, 0.75].map((share) => grain(from + high * share, edge))),
      dimension(left - 24, from, left - 24, from + high, words.number(short(t, 4)), high < 22 ? 8 : 10),
      note(edge - 8, from + high - 8, name, { "text-anchor": "end" }),
    ];
  });
  const below = top + depth * scale + 24;
  const force = words.write`${short(F, 4)} kN`;
  const middle = (left + edge) / 2;
  const pulls =
    slant === 90
      ? [arrow(middle, top - 6, middle, top - 36, palette.warm), note(middle + 8, top - 24, force)]
      : [
          arrow(left + 30, plane - 8, left - 8, plane - 8, palette.warm),
          arrow(edge - 30, plane + 8, edge + 8, plane + 8, palette.warm),
          note(edge + 12, plane + 12, force),
        ];
  const svg = picture(
    680,
    bottom + 50,
    title,
    label(24, 22, title, { "font-weight": "bold" }),
    note(24, 44, words.tell(says.cutAlongRow)),
    ...bodies,
    ...screws.flat(),
    ...pulls,
    ...(threads[0] + threads[1] > 0
      ? [note(left, below, words.tell(says.threadsDrawn({ head: short(threads[0], 4), point: short(threads[1], 4) })))]
      : []),
    ...(n > mostDrawn
      ? [note(edge, below, words.tell(says.someInRow({ n: drawn, all: n })), { "text-anchor": "end" })]
      : []),
  );
  return { title, svg };
}

const grain = (y: number, edge: number): string => line(left, y, edge, y, { stroke: grainColour, "stroke-width": 0.6 });

/** The shank, its thread where it holds, and the head. */
function screw(
  along: (mm: number) => Point,
  { length, threads: [head, point], d, members, slant }: AxialJointGeometry,
  scale: number,
): string[] {
  const thick = Math.max(2, d * scale);
  const between = (from: number, to: number, wide: number, stroke: string) => {
    const [a, b] = [along(from), along(to)];
    return line(a[0], a[1], b[0], b[1], { stroke, "stroke-width": wide });
  };
  const onAxis = (t: number) => t / Math.sin((slant * Math.PI) / 180);
  const inHead = onAxis(members[0]?.t ?? 0);
  // what sticks out holds nothing
  const last = Math.min(length, onAxis(members.reduce((sum, { t }) => sum + t, 0)));
  return [
    between(0, length, thick * 0.6, "#94a3b8"),
    ...(head > 0 ? [between(inHead - head, inHead, thick, steel)] : []),
    ...(point > 0 ? [between(last - point, last, thick, steel)] : []),
    between(-0.5 * d, 0.4 * d, thick * 1.9, steel),
  ];
}
