import type { ItemResult, JointGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "../arrows.ts";
import { mm, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { type Point, palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { across, cut, down, hatch, sheet, type View } from "./drafting.ts";
import {
  axisLine,
  boltFront,
  boltSide,
  box,
  fillet,
  lightFill,
  lying,
  row,
  seam,
  shape,
  steelFill,
  stroke,
} from "./parts.ts";
import { says } from "./says.ts";

// Seats and brackets: from the side, x from the support, and seen from the front, on the support.

type Seat = Extract<JointGeometry, { readonly kind: "seat" }>;
type Bracket = Extract<JointGeometry, { readonly kind: "bracket" }>;

/** A wall or flange of which no thickness is given. */
const usualWall = 12;

function wall(view: View, t: number, from: number, to: number): string[] {
  return [
    box(view, -t, from, t, to - from, { fill: "#eef1f5", stroke: "none" }),
    hatch(view.x(-t), view.y(from), t * view.scale, (to - from) * view.scale, "#9aa5b5", 5),
    stroke(view, 0, from, 0, to, { "stroke-width": 1.3 }),
    stroke(view, -t, from, -t, to),
    cut(view.x(-t), view.y(from), view.x(0), view.y(from)),
    cut(view.x(-t), view.y(to), view.x(0), view.y(to)),
  ];
}

/** Downwards, its head at y. */
function load(view: View, x: number, y: number, V: number): string[] {
  if (V === 0) return [];
  const [px, py] = [view.x(x), view.y(y)];
  return [
    arrow(px, py - 46, px, py - 2, palette.bad, 2),
    note(px + 6, py - 32, view.words.write`${short(V)} kN`, { fill: palette.bad }),
  ];
}

const heldNote = (words: Words, { bolt, pattern, a }: Seat | Bracket): string =>
  bolt && pattern
    ? words.write`${pattern.n_1 * pattern.n_2} × ${bolt.name}, ${says.hole({ d: mm(bolt.d_0) })}`
    : words.tell(says.weldThroat({ a: mm(a ?? 0) }));

const triangle = (leg: number, t: number, h: number): Point[] => [
  [0, t],
  [leg, t],
  [0, h],
];

export function seatFigure(words: Words, item: ItemResult, g: Seat): Figure {
  const { beam, leg, h, t, gap, bolt, pattern, width } = g;
  const ys = pattern ? row(pattern.e1, pattern.p1, pattern.n_1) : [];
  const xs = pattern ? row((-(pattern.n_2 - 1) * pattern.p2) / 2, pattern.p2, pattern.n_2) : [];
  const far = leg + 0.5 * beam.h;
  const name = g.angle?.name ?? words.tell(says.plate({ size: words.write`${mm(leg)} × ${mm(t)}` }));
  return sheet(words, {
    title: words.write`${item.mark ?? says.seat}: ${beam.name}, ${name}`,
    notes: [heldNote(words, g), ...resistances(words, item.values, ["F_Rd_kN", "V_c_Rd_kN"])],
    views: [
      {
        name: words.tell(says.elevation),
        left: -(g.support ?? usualWall),
        right: far,
        top: -beam.h,
        bottom: h,
        margin: { left: 40, top: 56 },
        draw: (view) => [
          ...wall(view, g.support ?? usualWall, -beam.h - 20, h + 20),
          ...lying(view, beam, gap, far, -beam.h, { to: true }),
          box(view, 0, 0, leg, t, steelFill),
          ...under(view, g),
          ...(bolt ? ys.map((y) => boltSide(view, -(g.support ?? usualWall), t, y, bolt)) : []),
          g.a === undefined ? "" : fillet(view, 0, h, g.a, 1, 1),
          ...load(view, gap + ((leg - gap) * 2) / 5, -beam.h, g.V),
          across(view, [0, gap, leg], h, 18),
          down(
            view,
            pattern ? [0, ...ys, h] : [0, h],
            leg,
            20,
            pattern ? ["e1", ...ys.slice(1).map(() => "p1"), ""] : [],
          ),
        ],
      },
      {
        name: words.tell(says.onSupport),
        left: -width / 2,
        right: width / 2,
        top: 0,
        bottom: h,
        draw: (view) => [
          box(view, -width / 2, 0, width, g.angle ? h : t, lightFill),
          stroke(view, -width / 2, t, width / 2, t),
          g.stiffener ? box(view, -g.stiffener.t / 2, t, g.stiffener.t, h - t, steelFill) : "",
          ...(bolt ? ys.flatMap((y) => xs.map((x) => boltFront(view, x, y, bolt))) : []),
          ...(g.a === undefined ? [] : frontSeams(view, g, g.a)),
          across(view, pattern ? [-width / 2, ...xs, width / 2] : [-width / 2, width / 2], h, 18),
        ],
      },
    ],
  });
}

/** The leg on the support, or the stiffener. */
function under(view: View, { angle, stiffener, leg, t, h }: Seat): string[] {
  if (angle) return [box(view, 0, 0, t, h, steelFill)];
  if (!stiffener) return [];
  return stiffener.triangular
    ? [shape(view, triangle(leg, t, h), lightFill)]
    : [box(view, 0, t, leg, h - t, lightFill)];
}

function frontSeams(view: View, { width, h, stiffener }: Seat, a: number): string[] {
  const at = stiffener ? stiffener.t / 2 : width / 2;
  return [seam(view, -at, 0, -at, h, a), seam(view, at, 0, at, h, a, -1)];
}

export function bracketFigure(words: Words, item: ItemResult, g: Bracket): Figure {
  const size = words.write`${g.n > 1 ? "2 × " : ""}${mm(g.h)} × ${mm(g.t)}`;
  return sheet(words, {
    title: words.write`${item.mark ?? says.bracket}: ${says.plate({ size })}`,
    notes: [heldNote(words, g), ...resistances(words, item.values, ["V_c_Rd_kN", "M_c_Rd_kNm"])],
    views: [
      g.type === "flat"
        ? {
            name: words.tell(says.elevation),
            ...flatSpan(g),
            top: 0,
            bottom: g.h,
            margin: { top: 60 },
            draw: (view) => flatView(view, g),
          }
        : {
            name: words.tell(says.elevation),
            left: -usualWall,
            right: g.W ?? g.e,
            top: 0,
            bottom: g.h,
            margin: { top: 60 },
            draw: (view) => standingView(view, g),
          },
    ],
  });
}

/** Half of what lies on the flange, and some of the column beside it. */
const halfOf = ({ pattern, weld = 0 }: Bracket): number =>
  pattern ? ((pattern.n_2 - 1) * pattern.p2) / 2 + 50 : weld / 2;

const flatSpan = (g: Bracket) => ({ left: -halfOf(g) - 20, right: g.e + 30 });

function flatView(view: View, g: Bracket): string[] {
  const { h, e, bolt, pattern, a } = g;
  const half = halfOf(g);
  const ys = pattern ? row((h - (pattern.n_1 - 1) * pattern.p1) / 2, pattern.p1, pattern.n_1) : [];
  const xs = pattern ? row((-(pattern.n_2 - 1) * pattern.p2) / 2, pattern.p2, pattern.n_2) : [];
  return [
    box(view, -half - 10, -20, 2 * half + 20, h + 40, { fill: "#eef1f5", stroke: palette.soft }),
    box(view, -half, 0, half + e + 30, h, lightFill),
    axisLine(view, 0, -20, 0, h + 20),
    ...(bolt ? ys.flatMap((y) => xs.map((x) => boltFront(view, x, y, bolt))) : []),
    ...(a === undefined
      ? []
      : [seam(view, -half, 0, half, 0, a), seam(view, -half, h, half, h, a, -1), seam(view, -half, 0, -half, h, a)]),
    ...load(view, e, 0, g.V),
    across(view, [0, e], h, 22, ["e"]),
    down(view, pattern ? [0, ...ys, h] : [0, h], e + 30, 16, ["", ...ys.slice(1).map(() => "p1"), ""]),
  ];
}

function standingView(view: View, { h, W = 0, e, triangular, a, V }: Bracket): string[] {
  return [
    ...wall(view, usualWall, -20, h + 20),
    triangular ? shape(view, triangle(W, 0, h), lightFill) : box(view, 0, 0, W, h, lightFill),
    a === undefined ? "" : seam(view, 0, 0, 0, h, a, -1),
    ...load(view, e, 0, V),
    across(view, [0, e, W], h, 22, ["e"]),
    down(view, [0, h], W, 16),
  ];
}
