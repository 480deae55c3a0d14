import type { HollowJointGeometry, ItemResult, MemberShape as Member } from "@x/eurocode";
import type { Words } from "@x/words";
import { valueIn } from "../../values.ts";
import { arrow, note } from "../arrows.ts";
import { listOf, mm, numberOf, short, shortResistance } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { type Point, palette } from "../svg.ts";
import { across, cut, down, sheet, type View, type ViewSpec } from "./drafting.ts";
import { axisLine, box, crossSection, lying, shape, stroke } from "./parts.ts";
import { says } from "./says.ts";

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
  const text = `${name}${N === 0 ? "" : view.words.write` ${short(Math.abs(N))} kN`}`;
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
export function hollowFigure(words: Words, item: ItemResult, geometry: HollowJointGeometry): Figure {
  const joint = jointOf(geometry, numberOf(item.values.eccentricity_mm));
  return sheet(words, {
    title: titleOf(words, item, joint),
    notes: notesOf(words, item, joint),
    views: [elevation(words, joint), section(words, joint)],
  });
}

/** What both views show. */
interface Joint {
  readonly geometry: HollowJointGeometry;
  readonly braces: readonly Brace[];
  readonly eccentricity: number | undefined;
  /** A plate in place of braces: its width in the elevation, and in the section. */
  readonly plate: { readonly long: number; readonly wide: number } | undefined;
  readonly bounds: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

function jointOf(geometry: HollowJointGeometry, eccentricity: number | undefined): Joint {
  const { chord, plate } = geometry;
  const braces = bracesOf(geometry);
  const plain = braces.length === 0 ? plate : undefined;
  const above = plain ? 0.9 * chord.h : reach(braces, 1);
  const wide = Math.max(1.1 * chord.h, ...braces.flatMap(endsOf).map(Math.abs), plate?.b ?? 0);
  return {
    geometry,
    braces,
    eccentricity,
    plate:
      plain &&
      (plain.orientation === "transverse" ? { long: plain.t, wide: plain.b } : { long: plain.b, wide: plain.t }),
    bounds: { left: -wide, right: wide, top: -above, bottom: chord.h + reach(braces, -1) },
  };
}

function endsOf(brace: Brace): number[] {
  const { foot, long, member } = brace;
  const end = foot + direction(brace)[0] * long;
  return [end - member.h / 2, end + member.h / 2, foot - member.h, foot + member.h];
}

/** How far braces of one side stand out of the chord. */
const reach = (braces: readonly Brace[], side: Brace["up"]): number =>
  Math.max(
    0,
    ...braces
      .filter(({ up }) => up === side)
      .map(({ long, theta, member }) => long * Math.sin(theta) + (member.h / 2) * Math.cos(theta)),
  );

function titleOf(words: Words, { mark }: ItemResult, { geometry: { chord, plate, type }, braces }: Joint): string {
  const names = [...new Set(braces.map(({ member }) => member.name))].join(", ");
  const on =
    names === "" ? words.tell(says.plate({ size: words.write`${mm(plate?.b ?? 0)} × ${mm(plate?.t ?? 0)}` })) : names;
  return words.write`${mark ?? says.hollowSections}: ${says.jointOf({ type })}, ${says.chord({ name: chord.name })}, ${on}`;
}

function notesOf(words: Words, { values }: ItemResult, { eccentricity, geometry: { gap } }: Joint): string[] {
  const between =
    gap === undefined ? "" : words.write`, ${gap < 0 ? says.overlap({ q: mm(-gap) }) : says.gap({ g: mm(gap) })}`;
  const resistances = listOf(values.braces).map(({ N_Rd_kN, mode }, i) => {
    const by = typeof mode === "string" ? ` (${valueIn(words, mode, true)})` : "";
    return words.write`${says.brace({ i: i + 1, N: shortResistance(numberOf(N_Rd_kN) ?? 0) })}${by}`;
  });
  if (eccentricity === undefined) return resistances;
  return [words.write`${says.eccentricity({ e: mm(eccentricity) })}${between}`, ...resistances];
}

function elevation(words: Words, joint: Joint): ViewSpec {
  const { geometry, braces, bounds, plate } = joint;
  const { chord } = geometry;
  const [wide, { h }] = [bounds.right, chord];
  const faceOf = ({ up }: Brace) => (up === 1 ? 0 : h);
  const axisTo = braces.length > 1 ? h / 2 + Math.abs(joint.eccentricity ?? 0) : h / 2;
  return {
    name: words.tell(says.elevation),
    ...bounds,
    margin: { left: 88, right: 118, top: 46, bottom: 52 },
    draw: (view) => [
      lying(view, chord, -wide, wide, 0, { from: true, to: true }),
      ...(chord.shape === "RHS" ? [chord.t_w, h - chord.t_w].map((level) => innerWall(view, wide, level)) : ["", ""]),
      ...[...braces].reverse().flatMap((brace) => drawBrace(view, brace, faceOf(brace))),
      ...(plate ? [box(view, -plate.long / 2, bounds.top, plate.long, -bounds.top)] : []),
      ...braces.map((brace) => axisOf(view, brace, faceOf(brace), axisTo)),
      axisLine(view, -wide, h / 2, wide, h / 2),
      ...braces.flatMap((brace, i) => force(view, brace, faceOf(brace), `${i + 1}:`)),
      ...braces.map((brace) => angleOf(view, brace, h)),
      down(view, [0, h], wide, 12),
      ...gapOf(view, joint),
      ...chordForces(view, geometry, wide),
    ],
  };
}

const innerWall = (view: View, wide: number, level: number): string =>
  stroke(view, -wide, level, wide, level, { stroke: palette.soft, "stroke-width": 0.5, "stroke-dasharray": "4 3" });

/** The angle to the chord, beside the foot. */
const angleOf = (view: View, { theta, foot, lean, up, member }: Brace, h: number): string =>
  note(
    view.x(foot + (lean || 1) * (member.h / 2 / Math.sin(theta) + 4)) + (lean || 1) * (lean === 0 ? 0 : 13),
    up === 1 ? view.y(0) - 6 : view.y(h) + 13,
    view.words.write`${mm((theta * 180) / Math.PI)}°`,
    { "text-anchor": lean < 0 ? "end" : "start" },
  );

function gapOf(view: View, { braces, geometry: { chord, gap } }: Joint): string[] {
  const toes = gap === undefined || braces.length < 2 ? [] : toesOf(braces);
  if (toes.length !== 2) return [];
  return [
    across(view, toes, 0, -12 - 0.25 * chord.h * view.scale, [
      (gap ?? 0) < 0 ? view.words.tell(says.overlapAlone) : "g",
    ]),
  ];
}

function section(words: Words, { geometry: { chord }, braces, plate }: Joint): ViewSpec {
  const { h, b } = chord;
  const first = braces[0]?.member;
  return {
    name: words.tell(says.sectionView),
    left: -b / 2,
    right: b / 2,
    top: -0.8 * h,
    bottom: h,
    margin: { left: 24, right: 52 },
    draw: (view) => [
      crossSection(view, chord, 0, h / 2),
      ...(first ? firstBrace(view, chord, first) : plateAcross(view, h, plate?.wide ?? 0)),
      across(view, [-b / 2, b / 2], h, 20, ["b0"]),
      ...(first ? [across(view, [-first.b / 2, first.b / 2], -0.8 * h, -8, ["b1"])] : []),
      down(view, [0, h], b / 2, 10),
    ],
  };
}

const plateAcross = (view: View, h: number, wide: number): string[] => [box(view, -wide / 2, -0.8 * h, wide, 0.8 * h)];

const firstBrace = (view: View, chord: Member, { b }: Member): string[] => [
  box(view, -b / 2, -0.8 * chord.h, b, 0.8 * chord.h + seat(chord, b), {
    fill: "#eef1f5",
    stroke: palette.ink,
    "stroke-width": 1,
  }),
  axisLine(view, 0, -0.85 * chord.h, 0, chord.h),
];

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

/** Forces of the chord on both sides of the joint, where it is cut. */
function chordForces(view: View, { chord: { h }, N_0 }: HollowJointGeometry, wide: number): string[] {
  return N_0.map((N, i) => {
    if (Math.abs(N) < 0.05) return "";
    const out = i === 0 ? -1 : 1;
    // clear of the dimension of the depth on the right
    const [x, y] = [view.x(out * wide) + out * (i === 0 ? 8 : 38), view.y(h / 2)];
    const colour = N > 0 ? palette.bad : palette.accent;
    const end = x + out * 34;
    return (
      (N > 0 ? arrow(end, y, x, y, colour, 2) : arrow(x, y, end, y, colour, 2)) +
      note(x, y - 9, view.words.write`N_0 ${short(Math.abs(N))} kN`, {
        fill: colour,
        "text-anchor": i === 0 ? "end" : "start",
      })
    );
  });
}
