import type { ItemResult, StepJointGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { dimension, label, type Point, palette, picture, polygon } from "./svg.ts";

// A strut in the notch of its chord, to scale: the end of the chord is on the left, the strut presses towards it.

const wood = "#e7cfa5";
const [left, right, top, bottom] = [60, 620, 60, 300];

export function stepJointFigure(words: Words, { mark }: ItemResult, joint: StepJointGeometry): Figure {
  const { gamma, strut, chord, t_v, t_v_heel, l_v, both_sides, N, type } = joint;
  const title = words.write`${mark ?? ""}: γ ${short(gamma, 3)}°, t_v ${short(t_v, 4)} mm, l_v ${short(l_v, 4)} mm`;
  const angle = (gamma * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const seat = strut.h / s;
  // x from the end of the chord, y up from its upper face
  const front: Point = [type === "heel" ? l_v - (seat - t_v / (s * c)) : l_v, 0];
  const back: Point = [front[0] + seat, 0];
  const step: Point[] =
    type === "heel"
      ? []
      : [
          [l_v, 0],
          [l_v + t_v * Math.tan(angle / 2), -t_v],
        ];
  const heel: Point[] =
    type === "front"
      ? []
      : [
          [back[0] - t_v_heel / (s * c), 0],
          [back[0] - (t_v_heel / s) * c, -t_v_heel],
        ];
  const notch = [...step, ...heel, back];
  const opposite = notch.map(([x, y]): Point => [x, -chord.h - y]).reverse();
  const face: Point = [l_v, 0];
  const lowest = Math.max(t_v, t_v_heel);
  const shown = 1.6 * strut.h;
  const [far, near]: [Point, Point] = [
    [front[0] + (shown + strut.h / Math.tan(angle)) * c, (shown + strut.h / Math.tan(angle)) * s],
    [back[0] + shown * c, shown * s],
  ];
  const end = Math.max(back[0] + 0.6 * chord.h, near[0]);
  const [high, begin] = [far[1], Math.min(0, front[0])];
  const scale = Math.min((right - left) / (end - begin), (bottom - top) / (high + chord.h));
  const at = ([x, y]: Point): Point => [left + (x - begin) * scale, top + (high - y) * scale];
  const drawn = (points: readonly Point[]) => polygon(points.map(at), { fill: wood });
  const foot = at([0, -chord.h]);
  const [tip, tail] = [
    at([(far[0] + near[0]) / 2, (far[1] + near[1]) / 2]),
    at([(far[0] + near[0]) / 2 + (60 / scale) * c, (far[1] + near[1]) / 2 + (60 / scale) * s]),
  ];
  const named = (text: string, point: Point) => note(...at(point), text, { "text-anchor": "middle" });
  const below = foot[1] + 18;
  const svg = picture(
    700,
    bottom + 60,
    title,
    label(24, 22, title, { "font-weight": "bold" }),
    note(24, 44, words.tell(says.stepSeen)),
    drawn([[0, 0], ...notch, [end, 0], [end, -chord.h], ...(both_sides ? opposite : []), [0, -chord.h]]),
    drawn([front, ...step.slice(1), ...heel, back, near, far]),
    named(chord.name, [(back[0] + end) / 2, -0.6 * chord.h]),
    named(strut.name, [(front[0] + near[0]) / 2 + 0.4 * shown * c, 0.55 * shown * s]),
    dimension(at([0, 0])[0], below, at(face)[0], below, words.number(short(l_v, 4)), 10),
    dimension(foot[0] - 18, at([0, 0])[1], foot[0] - 18, foot[1], words.number(short(chord.h, 4)), 10),
    dimension(
      at([end, 0])[0] + 18,
      at([0, 0])[1],
      at([end, 0])[0] + 18,
      at([0, -lowest])[1],
      words.number(short(lowest, 4)),
      10,
    ),
    ...(N === 0
      ? []
      : [arrow(...tail, ...tip, palette.warm), note(tail[0] + 6, tail[1] + 12, words.write`${short(N, 4)} kN`)]),
  );
  return { title, svg };
}
