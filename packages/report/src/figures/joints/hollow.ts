import type { HollowJointGeometry, ItemResult, MemberShape as Member } from "@x/eurocode";
import { listOf, mm, numberOf, short, textOf } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { type Point, palette } from "../svg.ts";
import { across, arrow, cut, down, note, sheet, type View } from "./drafting.ts";
import { axisLine, box, crossSection, lying, shape, stroke } from "./parts.ts";

// x along the chord from the middle of the joint, y downwards from the chord's top face.

interface Brace {
  readonly member: Member;
  readonly theta: number;
  /** its middle on the face of the chord */
  readonly foot: number;
  /** leans to the left, stands, leans to the right */
  readonly lean: -1 | 0 | 1;
  /** above or, of X joints, below the chord */
  readonly up: 1 | -1;
  readonly N: number;
  readonly long: number;
}

/** Where the braces stand: K, N and KT with the gap between their toes, T, Y and X in the middle. */
function bracesOf({ type, chord, braces, gap = 0 }: HollowJointGeometry): Brace[] {
  const specs = braces.map((brace) => ({ ...brace, foot: brace.member.h / Math.sin(brace.theta) }));
  const depth = chord.h;
  const long = 1.5 * Math.max(...specs.map(({ member }) => member.h), 1) + 0.4 * depth;
  if (type === "X") {
    const [one] = specs;
    const both = specs.length === 1 && one ? [one, one] : specs;
    return both.map(({ foot: _, ...brace }, i) => ({
      ...brace,
      // one axis through the middle of the chord
      foot: ((i === 0 ? 1 : -1) * depth) / 2 / Math.tan(brace.theta),
      lean: i === 0 ? 1 : -1,
      up: i === 0 ? 1 : -1,
      long,
    }));
  }
  const total = specs.reduce((sum, { foot }) => sum + foot, 0) + gap * (specs.length - 1);
  let at = -total / 2;
  return specs.map(({ foot, ...brace }, i) => {
    const middle = at + foot / 2;
    at += foot + gap;
    const lean = specs.length === 1 ? 1 : i === 0 ? -1 : i === specs.length - 1 ? 1 : 0;
    return { ...brace, foot: middle, lean, up: 1, long };
  });
}

/** Along the brace away from the chord. */
const direction = ({ theta, lean, up }: Brace): Point => {
  const flat = lean === 0 ? Math.cos(theta) * 0 + (theta < Math.PI / 2 ? Math.cos(theta) : 0) : lean * Math.cos(theta);
  return [flat, -up * Math.sin(theta)];
};

function drawBrace(view: View, brace: Brace, face: number): string[] {
  const { member, foot, long, theta } = brace;
  const [dx, dy] = direction(brace);
  const half = member.h / 2 / Math.sin(theta);
  // the sides start on the face; the far end is cut square to the brace
  const [nx, ny] = [-dy, dx];
  const end: Point = [foot + dx * long, face + dy * long];
  const towards = nx >= 0 ? 1 : -1;
  const a: Point = [end[0] + (nx * towards * member.h) / 2, end[1] + (ny * towards * member.h) / 2];
  const b: Point = [end[0] - (nx * towards * member.h) / 2, end[1] - (ny * towards * member.h) / 2];
  return [
    shape(view, [[foot - half, face], b, a, [foot + half, face]], { fill: "#eef1f5", stroke: "none" }),
    stroke(view, foot - half, face, b[0], b[1]),
    stroke(view, foot + half, face, a[0], a[1]),
    cut(view.x(b[0]), view.y(b[1]), view.x(a[0]), view.y(a[1])),
    stroke(view, foot - half, face, foot + half, face, { "stroke-width": 3 }),
  ];
}

function axisOf(view: View, brace: Brace, face: number, h: number): string {
  const { foot, long, theta } = brace;
  const [dx, dy] = direction(brace);
  const back = h / Math.sin(theta);
  return axisLine(view, foot - dx * back, face - dy * back, foot + dx * long * 1.06, face + dy * long * 1.06);
}

function force(view: View, brace: Brace, face: number, name: string): string[] {
  const { N, foot, long } = brace;
  const [dx, dy] = direction(brace);
  const [x, y] = [view.x(foot + dx * long), view.y(face + dy * long)];
  const [near, far] = [8, 38];
  const text = `${name}${N === 0 ? "" : ` ${short(Math.abs(N))} kN`}`;
  const colour = N > 0 ? palette.bad : palette.accent;
  const [ax, ay, bx, by] = [x + dx * near, y + dy * near, x + dx * far, y + dy * far];
  return [
    N === 0 ? "" : N > 0 ? arrow(bx, by, ax, ay, colour, 2) : arrow(ax, ay, bx, by, colour, 2),
    note(bx + (dx < -0.2 ? -4 : 6), by + (dy < 0 ? 2 : 8), text, {
      fill: N === 0 ? palette.ink : colour,
      "text-anchor": dx < -0.2 ? "end" : "start",
    }),
  ];
}

/** Elevation with gap and eccentricity, and the section with the first brace. */
export function hollowFigure(item: ItemResult, geometry: HollowJointGeometry): Figure {
  const { values } = item;
  const { chord, plate, type, gap } = geometry;
  const braces = bracesOf(geometry);
  const [b_p, t_p] = [plate?.b, plate?.t];
  const { h } = chord;
  const ends = braces.flatMap((brace) => {
    const [dx] = direction(brace);
    return [
      brace.foot + dx * brace.long - brace.member.h / 2,
      brace.foot + dx * brace.long + brace.member.h / 2,
      brace.foot - brace.member.h,
      brace.foot + brace.member.h,
    ];
  });
  const high =
    b_p !== undefined && braces.length === 0
      ? 0.9 * h
      : Math.max(
          0,
          ...braces
            .filter(({ up }) => up === 1)
            .map(({ long, theta, member }) => long * Math.sin(theta) + (member.h / 2) * Math.cos(theta)),
        );
  const low = Math.max(
    0,
    ...braces
      .filter(({ up }) => up === -1)
      .map(({ long, theta, member }) => long * Math.sin(theta) + (member.h / 2) * Math.cos(theta)),
  );
  const wide = Math.max(1.1 * h, ...ends.map(Math.abs), b_p ?? 0);
  const bounds = { left: -wide, right: wide, top: -high, bottom: h + low };
  const e = numberOf(values.eccentricity_mm);
  const results = listOf(values.braces);
  const first = braces[0]?.member;
  const names = braces.map(({ member }) => member.name);
  const alongPlate = plate?.orientation !== "transverse";
  const toes = gap === undefined || braces.length < 2 ? [] : toesOf(braces);
  return sheet({
    title: `${item.mark ?? "Hollow sections"}: ${type} joint, chord ${chord.name}${names.length > 0 ? `, ${[...new Set(names)].join(", ")}` : `, plate ${mm(b_p ?? 0)} × ${mm(t_p ?? 0)}`}`,
    notes: [
      ...(e === undefined
        ? []
        : [
            `eccentricity ${mm(e)} mm (positive away from the braces)${gap === undefined ? "" : `, ${gap < 0 ? `overlap ${mm(-gap)}` : `gap ${mm(gap)}`} mm`}`,
          ]),
      ...results.map(
        (r, i) =>
          `brace ${i + 1}: N_Rd = ${short(numberOf(r.N_Rd_kN) ?? 0)} kN${textOf(r.mode) === undefined ? "" : ` (${textOf(r.mode)?.replaceAll("-", " ")})`}`,
      ),
    ],
    views: [
      {
        name: "elevation",
        ...bounds,
        margin: { left: 88, right: 60, top: 46, bottom: 52 },
        draw: (view) => [
          lying(view, chord, -wide, wide, 0, { from: true, to: true }),
          chord.shape === "RHS"
            ? stroke(view, -wide, chord.t_w, wide, chord.t_w, {
                stroke: palette.soft,
                "stroke-width": 0.5,
                "stroke-dasharray": "4 3",
              })
            : "",
          chord.shape === "RHS"
            ? stroke(view, -wide, h - chord.t_w, wide, h - chord.t_w, {
                stroke: palette.soft,
                "stroke-width": 0.5,
                "stroke-dasharray": "4 3",
              })
            : "",
          ...[...braces].reverse().flatMap((brace) => drawBrace(view, brace, brace.up === 1 ? 0 : h)),
          ...(braces.length === 0 && b_p !== undefined && t_p !== undefined
            ? [box(view, alongPlate ? -b_p / 2 : -t_p / 2, -high, alongPlate ? b_p : t_p, high)]
            : []),
          ...braces.map((brace) =>
            axisOf(view, brace, brace.up === 1 ? 0 : h, braces.length > 1 ? h / 2 + Math.abs(e ?? 0) : h / 2),
          ),
          axisLine(view, -wide, h / 2, wide, h / 2),
          ...braces.flatMap((brace, i) => force(view, brace, brace.up === 1 ? 0 : h, `${i + 1}:`)),
          ...braces.map(({ theta, foot, lean, up, member }) =>
            note(
              view.x(foot + (lean || 1) * (member.h / 2 / Math.sin(theta) + 4)) + (lean || 1) * (lean === 0 ? 0 : 13),
              up === 1 ? view.y(0) - 6 : view.y(h) + 13,
              `${mm((theta * 180) / Math.PI)}°`,
              { "text-anchor": lean < 0 ? "end" : "start" },
            ),
          ),
          down(view, [0, h], wide, 12),
          ...(toes.length === 2
            ? [across(view, toes, 0, -12 - 0.25 * h * view.scale, [(gap ?? 0) < 0 ? "overlap" : "g"])]
            : []),
          chordForce(view, geometry, wide),
        ],
      },
      {
        name: "section",
        left: -chord.b / 2,
        right: chord.b / 2,
        top: -0.8 * h,
        bottom: h,
        margin: { left: 24, right: 52 },
        draw: (view) => [
          crossSection(view, chord, 0, h / 2),
          ...(first
            ? [
                box(view, -first.b / 2, -0.8 * h, first.b, 0.8 * h + seat(chord, first.b), {
                  fill: "#eef1f5",
                  stroke: palette.ink,
                  "stroke-width": 1,
                }),
                axisLine(view, 0, -0.85 * h, 0, h),
              ]
            : [
                box(
                  view,
                  -(alongPlate ? (t_p ?? 0) : (b_p ?? 0)) / 2,
                  -0.8 * h,
                  alongPlate ? (t_p ?? 0) : (b_p ?? 0),
                  0.8 * h,
                ),
              ]),
          across(view, [-chord.b / 2, chord.b / 2], h, 20, ["b0"]),
          ...(first ? [across(view, [-first.b / 2, first.b / 2], -0.8 * h, -8, ["b1"])] : []),
          down(view, [0, h], chord.b / 2, 10),
        ],
      },
    ],
  });
}

/** How far down a brace reaches on the side of a round chord. */
const seat = (chord: Member, b: number): number =>
  chord.shape === "CHS" ? chord.h / 2 - Math.sqrt(Math.max(0, (chord.h / 2) ** 2 - (b / 2) ** 2)) : 0;

/** The toes between the first two braces. */
function toesOf(braces: readonly Brace[]): number[] {
  const [a, b] = braces;
  if (!a || !b) return [];
  const right = a.foot + a.member.h / 2 / Math.sin(a.theta);
  const left = b.foot - b.member.h / 2 / Math.sin(b.theta);
  return right < left ? [right, left] : [left, right];
}

function chordForce(view: View, { chord: { h }, N_0: N }: HollowJointGeometry, wide: number): string {
  if (N === 0) return "";
  const [x, y] = [view.x(-wide) - 8, view.y(h / 2)];
  const colour = N > 0 ? palette.bad : palette.accent;
  return (
    (N > 0 ? arrow(x - 34, y, x, y, colour, 2) : arrow(x, y, x - 34, y, colour, 2)) +
    note(x, y - 9, `N_0 ${short(Math.abs(N))} kN`, { fill: colour, "text-anchor": "end" })
  );
}
