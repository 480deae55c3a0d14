import type { HangerGeometry, ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { circle, dimension, label, type Point, palette, picture, polygon, polyline } from "./svg.ts";

// A joist at its header, to scale, seen along the header. The hanger or bracket is a sign of it: its sizes are in its assessment.

const wood = "#e7cfa5";
const [left, right, top, bottom] = [110, 560, 112, 340];

export function hangerFigure(words: Words, { mark }: ItemResult, joint: HangerGeometry): Figure {
  const { type, product, header, joist, nails, F_1, F_2, F_3 } = joint;
  const title = words.write`${mark ?? ""}: ${product}`;
  const onHeader = type === "bracket";
  // x along the joist from the face of the header, y up; a bracket holds what lies on its header
  const reach = 1.6 * Math.max(joist.h, header.b);
  const [from, low] = onHeader ? [-header.b - reach / 2, header.h] : [0, Math.max(0, header.h - joist.h) / 2];
  const box = (x: number, y: number, wide: number, high: number): readonly Point[] => [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ];
  const beam = box(-header.b, 0, header.b, header.h);
  const carried = box(from, low, reach - from, joist.h);
  const all = [...beam, ...carried];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [begin, high] = [Math.min(...xs), Math.max(...ys)];
  const scale = Math.min((right - left) / (Math.max(...xs) - begin), (bottom - top) / (high - Math.min(...ys)));
  const at = ([x, y]: Point): Point => [left + (x - begin) * scale, top + (high - y) * scale];
  const drawn = (points: readonly Point[]) => polygon(points.map(at), { fill: wood });
  const named = (text: string, point: Point) => note(...at(point), text, { "text-anchor": "middle" });
  const leg = Math.min(joist.h, onHeader ? header.h : joist.h) * 0.6;
  const bent: readonly Point[] = onHeader
    ? [
        [0, low - leg],
        [0, low],
        [0, low + leg],
      ]
    : [
        [0, low + joist.h * 0.85],
        [0, low],
        [leg, low],
      ];
  const pull = 44 / scale;
  const up = F_1 < 0 !== onHeader;
  const arrowAt = reach * 0.72;
  const kN = (value: number) => words.write`${short(Math.abs(value), 4)} kN`;
  const edge = low + joist.h;
  const foot = at([0, Math.min(...ys)])[1];
  const side: Point = [reach * 0.45, low + joist.h / 2];
  const svg = picture(
    700,
    bottom + 60,
    title,
    label(24, 22, title, { "font-weight": "bold" }),
    note(24, 44, words.tell(says.hangerSeen)),
    drawn(beam),
    drawn(carried),
    polyline(bent.map(at), { fill: "none", stroke: palette.accent, "stroke-width": 3.5 }),
    ...(joint.top && !onHeader
      ? [
          polyline(
            (
              [
                [0, low + joist.h * 0.85],
                [0, header.h],
                [-header.b * 0.6, header.h],
              ] as readonly Point[]
            ).map(at),
            { fill: "none", stroke: palette.accent, "stroke-width": 3.5 },
          ),
        ]
      : []),
    named(header.name, [-header.b / 2, header.h * 0.45]),
    named(joist.name, [reach * 0.72, low + joist.h * 0.22]),
    dimension(at([-header.b, 0])[0], foot + 18, at([0, 0])[0], foot + 18, words.number(short(header.b, 4)), 10),
    ...(nails ? [note(24, 60, words.tell(says.hangerNails({ header: nails.header, joist: nails.joist })))] : []),
    ...(F_1 === 0
      ? []
      : [
          up
            ? arrow(...at([arrowAt, edge]), ...at([arrowAt, edge + pull]), palette.warm)
            : arrow(...at([arrowAt, edge + pull]), ...at([arrowAt, edge]), palette.warm),
          note(at([arrowAt, 0])[0] + 8, at([0, edge + pull / 2])[1] + 4, kN(F_1)),
        ]),
    ...(F_2 === 0
      ? []
      : [
          circle(...at(side), 6, { stroke: palette.warm, "stroke-width": 1.6 }),
          circle(...at(side), 2, { fill: palette.warm, stroke: "none" }),
          note(at(side)[0] + 10, at(side)[1] - 8, kN(F_2)),
        ]),
    ...(F_3 === 0
      ? []
      : [
          arrow(...at([reach, low + joist.h / 2]), ...at([reach + pull, low + joist.h / 2]), palette.warm),
          note(at([reach, 0])[0] + 4, at([0, low + joist.h / 2])[1] - 8, kN(F_3)),
        ]),
  );
  return { title, svg };
}
