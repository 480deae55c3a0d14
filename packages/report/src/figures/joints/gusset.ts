import type { ItemResult, JointGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "../arrows.ts";
import { mm, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { circle, dimension, label, line, type Point, palette, picture, polygon, rectangle } from "../svg.ts";
import { says } from "./says.ts";

// A brace on its plate, seen from the front: the brace lies along x, its force to the left.

type Gusset = Extract<JointGeometry, { kind: "gusset" }>;

const [width, height] = [640, 380];

export function gussetFigure(words: Words, { mark }: ItemResult, g: Gusset): Figure {
  const name = mark ? `${mark}: ` : "";
  const title = `${name}${g.member.name}, ${words.tell(says.gusset({ t: g.t }))}`;
  const degree = Math.PI / 180;
  const effective = Math.min(g.b ?? Number.POSITIVE_INFINITY, g.w + 2 * g.L_j * Math.tan(g.spread * degree));
  const free = g.free ?? 60;
  // the far end of the joint, where the effective width is measured, is at x = 0
  const front = g.L_j + (g.bolt ? g.e1 : 0);
  const plateWidth = g.b ?? effective * 1.25;
  const total = { x: free + front + Math.max(120, g.L_j), y: Math.max(plateWidth, g.width) + 60 };
  const scale = Math.min((width - 90) / total.x, (height - 130) / total.y);
  const x = (at: number) => 50 + (free + at) * scale;
  const y = (at: number) => 70 + (height - 130) / 2 - at * scale;
  const right = front + Math.max(120, g.L_j);
  const svg = picture(
    width,
    height,
    title,
    label(20, 24, title, { "font-weight": "bold", "font-size": 13 }),
    line(x(-free), y(plateWidth / 2 + 20), x(-free), y(-plateWidth / 2 - 20), {
      "stroke-width": 4,
      stroke: palette.soft,
    }),
    polygon(
      [
        [x(-free), y(plateWidth / 2)],
        [x(0), y(plateWidth / 2)],
        [x(front), y(Math.min(plateWidth, g.width * 1.3) / 2)],
        [x(front), y(-Math.min(plateWidth, g.width * 1.3) / 2)],
        [x(0), y(-plateWidth / 2)],
        [x(-free), y(-plateWidth / 2)],
      ],
      { fill: palette.steel, "fill-opacity": 0.5 },
    ),
    rectangle(x(g.bolt ? -g.e1 : 0), y(g.width / 2), x(right) - x(g.bolt ? -g.e1 : 0), g.width * scale, {
      fill: palette.paper,
      "fill-opacity": 0.55,
      stroke: palette.accent,
      "stroke-width": 1.6,
    }),
    ...fasteners(g, x, y, scale),
    ...spread(words, g, effective, x, y),
    g.free === undefined ? "" : dimension(x(-free), height - 46, x(0), height - 46, words.write`${mm(g.free)}`),
    dimension(x(0), height - 46, x(g.L_j), height - 46, words.write`L_j = ${mm(g.L_j)}`),
    ...force(words, g, x(right), y(0)),
  );
  return { title, svg };
}

type Scale = (at: number) => number;

function fasteners(g: Gusset, x: Scale, y: Scale, scale: number): string[] {
  if (!g.bolt) {
    const weld = { stroke: palette.bad, "stroke-width": 3 };
    const at = g.joint === "slotted" ? g.w / 2 : g.width / 2;
    return [line(x(0), y(at), x(g.L_j), y(at), weld), line(x(0), y(-at), x(g.L_j), y(-at), weld)];
  }
  const { d } = g.bolt;
  return Array.from({ length: g.n_1 * g.n_2 }, (_, i) => {
    const [row, column] = [i % g.n_1, Math.floor(i / g.n_1)];
    return circle(x(row * g.p1), y((column - (g.n_2 - 1) / 2) * g.p2), Math.max(2, (d / 2) * scale), {
      fill: palette.ink,
    });
  });
}

function spread(words: Words, g: Gusset, effective: number, x: Scale, y: Scale): string[] {
  const dashed = { stroke: palette.bad, "stroke-dasharray": "6 3" };
  const corner = (side: number): [Point, Point] => [
    [x(g.L_j), y((side * g.w) / 2)],
    [x(0), y((side * effective) / 2)],
  ];
  return [
    ...[1, -1].map((side) => {
      const [[x1, y1], [x2, y2]] = corner(side);
      return line(x1, y1, x2, y2, dashed);
    }),
    line(x(0), y(effective / 2), x(0), y(-effective / 2), { stroke: palette.bad, "stroke-width": 1.6 }),
    note(x(0) - 6, y(-effective / 2) + 14, words.write`b_eff = ${short(effective)}`, {
      "text-anchor": "end",
      fill: palette.bad,
    }),
  ];
}

function force(words: Words, { N }: Gusset, x: number, y: number): string[] {
  if (N === 0) return [];
  const [from, to] = N < 0 ? [x + 4, x + 40] : [x + 40, x + 4];
  return [
    arrow(from, y, to, y, palette.bad, 2),
    note(x + 4, y - 10, words.write`${short(Math.abs(N))} kN`, { fill: palette.bad }),
  ];
}
