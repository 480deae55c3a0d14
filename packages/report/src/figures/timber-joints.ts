import type { ItemResult, TimberJointGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { wordIn } from "../phrases.ts";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { circle, dimension, label, line, palette, picture, polygon, rectangle } from "./svg.ts";

// A joint of timber: its members as cut along a fastener, and the fasteners as they are seen along their axis.

const wood = "#e7cfa5";
const grainColour = "#c8a871";
const ringOutline = { fill: "none", stroke: "#475569", "stroke-width": 1.6 } as const;
const [top, bottom] = [70, 230];

export function timberJointFigure(words: Words, { mark }: ItemResult, joint: TimberJointGeometry): Figure {
  const { fastener, d, n, rows, connector } = joint;
  const fasteners = words.write`${mark ?? ""}: ${short(n * rows, 4)} × ${wordIn(words, fastener)} ${short(d, 4)} mm`;
  const title = connector ? words.write`${fasteners}, d_c ${short(connector.d_c, 4)} mm` : fasteners;
  const svg = picture(
    680,
    300,
    title,
    label(24, 22, title, { "font-weight": "bold" }),
    note(24, 44, words.tell(says.cutAlongFastener)),
    ...cut(words, joint),
    note(300, 44, words.tell(says.seenAlongFasteners)),
    ...(joint.bolts.length > 0 ? places(words, joint) : pattern(words, joint)),
  );
  return { title, svg };
}

/** Members beside each other, each as thick as it is; the fastener as far as it reaches. */
function cut(words: Words, { members, d, connector }: TimberJointGeometry): string[] {
  const all = members.reduce((sum, { t }) => sum + t, 0);
  const scale = 190 / all;
  const left = 40;
  const middle = (top + bottom) / 2;
  let x = left;
  const between: string[] = [];
  const drawn = members.flatMap(({ t, alpha, name }, i) => {
    const [from, wide] = [x, t * scale];
    x += wide;
    if (connector && i > 0) between.push(...inFace(from, middle, scale, connector));
    const plate = alpha === undefined;
    const across = [0.2, 0.4, 0.6, 0.8].map((share) =>
      line(from + wide * share, top, from + wide * share, bottom, { stroke: grainColour, "stroke-width": 0.6 }),
    );
    return [
      rectangle(from, top, wide, bottom - top, { fill: plate ? palette.steel : wood }),
      ...(plate ? [] : across),
      dimension(from, bottom + 16, from + wide, bottom + 16, words.number(short(t, 4)), wide < 22 ? 8 : 10),
      ...(wide < 34 ? [] : [note(from + wide / 2, top - 6, name, { "text-anchor": "middle" })]),
      ...(alpha === undefined || wide < 22
        ? []
        : [
            note(from + wide / 2, bottom + 32 + 12 * (i % 2), words.write`α ${short(alpha, 3)}°`, {
              "text-anchor": "middle",
            }),
          ]),
    ];
  });
  const last = members[members.length - 1];
  const reach = last === undefined ? all : all - last.t + last.depth;
  const thick = Math.max(2.5, d * scale);
  return [
    ...drawn,
    ...between,
    rectangle(left - 6, middle - thick / 2, reach * scale + (last?.depth === last?.t ? 12 : 6), thick, {
      fill: "#94a3b8",
    }),
  ];
}

/** A ring or the teeth of a plate, half in each of two members. */
function inFace(x: number, middle: number, scale: number, { d_c, h_e }: Connector): string[] {
  const [deep, high] = [Math.max(2, h_e * scale), Math.min(d_c * scale, 0.8 * (bottom - top))];
  return [-1, 1].map((side) =>
    rectangle(x - deep, middle + (side * high) / 2 - 2, 2 * deep, 4, { fill: palette.steel, "stroke-width": 0.6 }),
  );
}
type Connector = NonNullable<TimberJointGeometry["connector"]>;

const mostDrawn = 12;

/** Rows along the grain of the first wood: spacings as verified; the loaded end is on the right. */
function pattern(words: Words, { n, rows, d, spacings, F, members, connector }: TimberJointGeometry): string[] {
  const [along, across] = [Math.min(n, mostDrawn), Math.min(rows, mostDrawn)];
  const { a_1, a_2, a_3_t, a_3_c, a_4_t, a_4_c } = spacings;
  const alpha = ((members.find((member) => member.alpha !== undefined)?.alpha ?? 0) * Math.PI) / 180;
  const end = F >= 0 && alpha < Math.PI / 2 ? a_3_t : a_3_c;
  // neighbours of staggered rows are a_1 apart along the grain, those of one row twice as far
  const step = connector?.staggered ? 2 : 1;
  const length = (step * along - 1) * a_1 + 1.6 * end;
  const edge = alpha > 0 ? a_4_t : a_4_c;
  const depth = (across - 1) * a_2 + edge + a_4_c;
  const scale = Math.min(280 / length, 150 / depth);
  const [left, right] = [310, 310 + length * scale];
  const [head, foot] = [top, top + depth * scale];
  const at = (i: number, j: number) =>
    [right - (end + (step * i + (j % step)) * a_1) * scale, head + (edge + j * a_2) * scale] as const;
  const dots = Array.from({ length: along * across }, (_, k) => at(k % along, Math.floor(k / along)));
  const grains = [0.25, 0.5, 0.75].map((share) =>
    line(left, head + (foot - head) * share, right, head + (foot - head) * share, {
      stroke: grainColour,
      "stroke-width": 0.6,
    }),
  );
  const [first, second] = [at(0, 0), at(1, 0)];
  const below = foot + 18;
  const tip = [right + 8 + 44 * Math.cos(alpha), (head + foot) / 2 - 44 * Math.sin(alpha)] as const;
  return [
    polygon(
      [
        [left, head],
        [right, head],
        [right, foot],
        [left, foot],
      ],
      { fill: wood },
    ),
    ...grains,
    ...(connector ? dots.map(([x, y]) => circle(x, y, (connector.d_c / 2) * scale, ringOutline)) : []),
    ...dots.map(([x, y]) => circle(x, y, Math.max(2, (d / 2) * scale), { fill: "#94a3b8" })),
    dimension(first[0], below, right, below, words.number(short(end, 4)), 10),
    ...(along > 1 ? [dimension(second[0], below, first[0], below, words.number(short(step * a_1, 4)), 10)] : []),
    dimension(left - 12, head, left - 12, first[1], words.number(short(edge, 4)), 10),
    ...(across > 1 ? [dimension(left - 12, first[1], left - 12, at(0, 1)[1], words.number(short(a_2, 4)), 10)] : []),
    ...(F === 0
      ? []
      : [
          arrow(right + 8, (head + foot) / 2, ...tip, palette.warm),
          note(right + 8, (head + foot) / 2 + 16, words.write`${short(Math.abs(F), 4)} kN`),
        ]),
    ...(n > mostDrawn || rows > mostDrawn
      ? [note(left, below + 22, words.tell(says.someFasteners({ n: along * across, all: n * rows })))]
      : []),
  ];
}

/** Fasteners placed one by one, each with its force; x to the right along the grain of the first member, y upwards. */
function places(words: Words, { bolts, d, spacings }: TimberJointGeometry): string[] {
  const margin = Math.max(spacings.a_3_t, spacings.a_4_t);
  const [wide, high] = [range(bolts.map(({ x }) => x)), range(bolts.map(({ y }) => y))];
  const scale = Math.min(300 / (wide.size + 2 * margin), 160 / (high.size + 2 * margin));
  const x = (value: number) => 310 + (value - wide.low + margin) * scale;
  const y = (value: number) => top + (high.high - value + margin) * scale;
  const most = Math.max(...bolts.map(({ F_x, F_y }) => Math.hypot(F_x, F_y)));
  const [left, right] = [x(wide.low - margin), x(wide.high + margin)];
  const [head, foot] = [y(high.high + margin), y(high.low - margin)];
  const drawn = bolts.flatMap((bolt) => {
    const length = most > 0 ? 36 / most : 0;
    const [px, py] = [x(bolt.x), y(bolt.y)];
    return [
      circle(px, py, Math.max(2, (d / 2) * scale), { fill: "#94a3b8" }),
      arrow(px, py, px + bolt.F_x * length, py - bolt.F_y * length, palette.warm),
    ];
  });
  return [
    rectangle(left, head, right - left, foot - head, { fill: wood }),
    ...drawn,
    ...(wide.size > 0
      ? [dimension(x(wide.low), foot + 18, x(wide.high), foot + 18, words.number(short(wide.size, 4)), 10)]
      : []),
    ...(high.size > 0
      ? [dimension(left - 12, y(high.high), left - 12, y(high.low), words.number(short(high.size, 4)), 10)]
      : []),
    note(left, foot + 40, words.tell(says.greatestOfFasteners({ F: short(most, 4) }))),
  ];
}

function range(values: readonly number[]): { readonly low: number; readonly high: number; readonly size: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { low, high, size: high - low };
}
