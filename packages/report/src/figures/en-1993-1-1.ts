import type { ItemResult, MomentGeometry, SteelMemberGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "./arrows.ts";
import { mm, numberOf, short, textOf } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { fireFigure } from "./steel-fire.ts";
import { sectionFigure } from "./steel-section.ts";
import { fromBelow, halfDepth, hasWebs, websFigure } from "./steel-webs.ts";
import {
  circle,
  dimension,
  group,
  label,
  line,
  type Plot,
  type Point,
  palette,
  picture,
  plot,
  polygon,
  polyline,
} from "./svg.ts";

/** The section, the member with its moments, its slenderness on the buckling curves, and how far it is used. */
export function steelMemberFigures(
  words: Words,
  item: ItemResult,
  geometry: SteelMemberGeometry | undefined,
): Figure[] {
  return [
    geometry && sectionFigure(words, geometry),
    geometry && memberFigure(words, item, geometry),
    bucklingFigure(words, item),
    geometry && fireFigure(words, item, geometry),
  ].flatMap((figure) => figure ?? []);
}

// The member.

const [width, left, right] = [700, 90, 610];

interface Moment {
  readonly axis: "y" | "z";
  readonly points: readonly Point[];
  readonly straight: string;
}

/** M over x, both along the member from 0 to 1 and in kNm. */
function momentOf(words: Words, { axis, M, shape, psi, points }: MomentGeometry): Moment {
  if (points) return { axis, points: points.map(({ x, M: at }): Point => [x, at]), straight: words.tell(says.asGiven) };
  const at = shapeOf(shape, psi);
  const curve = Array.from({ length: 41 }, (_, i): Point => [i / 40, M * at(i / 40)]);
  return {
    axis,
    points: curve,
    straight: shape === "linear" ? words.tell(says.linear({ psi: short(psi) })) : words.tell(shapes[shape]),
  };
}

const shapes = {
  udl: says.udl,
  "point-load": says.pointLoad,
  "udl-fixed": says.udlFixed,
  "point-load-fixed": says.pointLoadFixed,
};

/** Relative to the moment of the request, which is the greatest: at the ends of members fixed there. */
function shapeOf(name: MomentGeometry["shape"], psi: number): (x: number) => number {
  const parabola = (x: number) => 4 * x * (1 - x);
  const tent = (x: number) => 1 - Math.abs(2 * x - 1);
  if (name === "udl") return parabola;
  if (name === "point-load") return tent;
  if (name === "udl-fixed") return (x) => 1 - 1.5 * parabola(x);
  if (name === "point-load-fixed") return (x) => 1 - 2 * tent(x);
  return (x) => 1 + (psi - 1) * x;
}

/** Elevation with its lengths, and one diagram for each moment. */
function memberFigure(words: Words, item: ItemResult, geometry: SteelMemberGeometry): Figure {
  const { length, profile } = geometry;
  const moments = geometry.moments.map((moment) => momentOf(words, moment));
  const lengths = geometry.lengths.filter(({ value }) => value !== length);
  const webs = hasWebs(geometry);
  const { segments = [] } = geometry;
  const beam = webs ? 122 : 76;
  // what comes from below keeps clear of the dimensions
  const below = beam + (fromBelow(geometry) ? 62 : webs ? halfDepth : 0);
  const first = below + 48 + (lengths.length + segments.length) * 24;
  const each = 122;
  const height = first + moments.length * each + 16;
  const title = words.write`${item.mark ?? says.member}: ${profile}, ${mm(length)} mm`;
  const svg = picture(
    width,
    height,
    title,
    label(20, 24, title, { "font-weight": "bold", "font-size": 13 }),
    ...(webs ? [] : loadOn(geometry, beam)),
    webs
      ? websFigure(words, geometry, beam, left, right)
      : line(left, beam, right, beam, { "stroke-width": 5, stroke: "#64748b" }),
    ...(webs ? [] : supports(geometry, beam)),
    ...axialForce(words, geometry, beam),
    ...shears(words, geometry),
    dimension(left, below + 30, right, below + 30, words.write`L = ${mm(length)}`),
    ...lengths.map(({ symbol, value }, i) => {
      // longer ones than the member, of a sway frame, are said and not drawn
      const span = ((right - left) * Math.min(value, length)) / length;
      const y = below + 30 + (i + 1) * 24;
      return value > length
        ? note(left, y, words.write`${symbol} = ${mm(value)}`)
        : dimension(left, y, left + span, y, words.write`${symbol} = ${mm(value)}`);
    }),
    ...segments.map((segment, i) =>
      segmentOf(words, segment, length, beam, below + 30 + (lengths.length + i + 1) * 24),
    ),
    ...moments.map((moment, i) => diagramOf(words, moment, first + i * each + 62, item)),
  );
  return { title, svg };
}

/** The hinge as a circle, the restraint as a stroke, two where it holds both flanges; below them the length. */
function segmentOf(
  words: Words,
  { mark, from, length, to }: NonNullable<SteelMemberGeometry["segments"]>[number],
  ofMember: number,
  beam: number,
  y: number,
): string {
  const x = (at: number) => left + ((right - left) * at) / ofMember;
  const stroke = (at: number) => line(at, beam - 11, at, beam + 11, { stroke: palette.accent, "stroke-width": 2 });
  const end = x(from + length);
  return group(
    {},
    circle(x(from), beam, 5, { fill: palette.paper, stroke: palette.bad, "stroke-width": 2 }),
    stroke(end),
    to === "torsional" ? stroke(end - 4) : "",
    dimension(x(from), y, end, y, words.write`${mark} = ${mm(length)}`),
  );
}

/** Pinned and on rollers, built in where the moments or the request say so. */
function supports({ root, moments, N }: SteelMemberGeometry, y: number): string[] {
  const isFixed = moments.some(({ axis, shape }) => axis === "y" && shape.endsWith("-fixed"));
  const at = (x: number, outside: -1 | 1): string[] => {
    const wall = x + outside * 3;
    const hatch = Array.from({ length: 5 }, (_, i) => y - 14 + i * 7);
    return [
      line(wall, y - 16, wall, y + 16, { stroke: palette.ink, "stroke-width": 1.6 }),
      ...hatch.map((from) =>
        line(wall, from, wall + outside * 6, from + 5, { stroke: palette.ink, "stroke-width": 0.8 }),
      ),
    ];
  };
  if (root !== undefined) return root === "start" ? at(left, -1) : at(right, 1);
  if (isFixed) return [...at(left, -1), ...at(right, 1)];
  // a column is held, and not carried, at its ends
  if (moments.length === 0 && N !== 0) return [];
  const triangle = (x: number) =>
    polygon(
      [
        [x, y + 3],
        [x - 8, y + 15],
        [x + 8, y + 15],
      ],
      { fill: palette.paper, stroke: palette.ink, "stroke-width": 1.2 },
    );
  return [
    triangle(left),
    triangle(right),
    line(right - 9, y + 18, right + 9, y + 18, { stroke: palette.ink, "stroke-width": 1.2 }),
  ];
}

/** What gives a moment its shape: a load along the member, or one in its middle. */
function loadOn({ moments }: SteelMemberGeometry, y: number): string[] {
  const moment = moments.find(({ axis, points }) => axis === "y" && points === undefined);
  if (moment?.shape.startsWith("udl")) {
    const top = y - 17;
    const count = 26;
    return [
      line(left, top, right, top, { stroke: palette.warm }),
      ...Array.from({ length: count + 1 }, (_, i) => left + ((right - left) * i) / count).map((x) =>
        arrow(x, top, x, y - 3, palette.warm, 1),
      ),
    ];
  }
  const middle = (left + right) / 2;
  return moment?.shape.startsWith("point-load") ? [arrow(middle, y - 30, middle, y - 3, palette.warm, 2)] : [];
}

function axialForce(words: Words, { N }: SteelMemberGeometry, y: number): string[] {
  if (N === 0) return [];
  const size = short(Math.abs(N));
  const text = N > 0 ? `${size} kN` : words.tell(says.tension({ N: size }));
  const ends = N > 0 ? [[left - 46, left - 4, right + 46, right + 4]] : [[left - 4, left - 46, right + 4, right + 46]];
  return ends.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
    arrow(a, y, b, y, palette.bad, 2),
    arrow(c, y, d, y, palette.bad, 2),
    note(right + 6, y - 10, text, { fill: palette.bad }),
  ]);
}

const shears = (words: Words, geometry: SteelMemberGeometry): string[] => {
  const found = (["V_z", "V_y", "T"] as const).flatMap((name) =>
    geometry[name] === 0 ? [] : [words.write`${name},Ed = ${short(geometry[name])} ${name === "T" ? "kNm" : "kN"}`],
  );
  return found.length === 0 ? [] : [note(left, 50, found.join(", "), { "font-size": 11 })];
};

/** Positive downwards, on the side in tension under gravity, as is the custom. */
function diagramOf(words: Words, { axis, points, straight }: Moment, base: number, { values }: ItemResult): string {
  const most = Math.max(...points.map(([, M]) => Math.abs(M)), 1e-9);
  const x = (at: number) => left + (right - left) * at;
  const y = (M: number) => base + (M / most) * 38;
  const curve = points.map(([at, M]): Point => [x(at), y(M)]);
  const Rd = numberOf(values[`M_c_${axis}_Rd_kNm`]);
  const [first, last] = [points[0], points.at(-1)];
  const peak = points.reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) * (1 + 1e-9) ? b : a), points[0] ?? [0, 0]);
  const inside = peak[0] > 0.02 && peak[0] < 0.98;
  const low = points.reduce(
    (a, b) => (b[1] * Math.sign(peak[1] || 1) < a[1] * Math.sign(peak[1] || 1) ? b : a),
    points[0] ?? [0, 0],
  );
  const other = low[0] > 0.02 && low[0] < 0.98 && Math.abs(low[1]) > 0.05 * most && low[0] !== peak[0];
  const end = (point: Point | undefined, anchor: string) =>
    point === undefined || Math.abs(point[1]) < 1e-9
      ? ""
      : note(x(point[0]) + (anchor === "end" ? -6 : 6), y(point[1]) + 3.5, words.number(short(point[1])), {
          "text-anchor": anchor,
        });
  const value = ([at, M]: Point) =>
    note(x(at), y(M) + (M > 0 ? 13 : -5), words.write`${short(M)} kNm`, { "text-anchor": "middle" });
  return group(
    {},
    polygon([[x(0), base], ...curve, [x(1), base]], { fill: palette.accent, "fill-opacity": 0.12, stroke: "none" }),
    polyline(curve, { stroke: palette.accent, "stroke-width": 1.8 }),
    line(x(0), base, x(1), base, { stroke: palette.ink }),
    end(first, "end"),
    end(last, "start"),
    inside ? value(peak) : "",
    other ? value(low) : "",
    note(
      20,
      base - 46,
      `M_${axis},Ed (${straight})${Rd === undefined ? "" : words.write`, M_c,${axis},Rd = ${short(Rd)} kNm`}`,
      {
        "font-size": 11,
      },
    ),
  );
}

// Buckling curves.

/** Table 6.1 */
const curves = [
  ["a0", 0.13],
  ["a", 0.21],
  ["b", 0.34],
  ["c", 0.49],
  ["d", 0.76],
] as const;

const chiOf = (alpha: number, lambda: number): number => {
  const Phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda ** 2);
  return lambda <= 0.2 ? 1 : Math.min(1, 1 / (Phi + Math.sqrt(Math.max(0, Phi ** 2 - lambda ** 2))));
};

const marks = [
  ["y", says.flexural({ axis: "y" }), palette.accent],
  ["z", says.flexural({ axis: "z" }), palette.bad],
  ["v", says.flexural({ axis: "v" }), palette.bad],
  ["T", says.torsional, palette.accent2],
  ["LT", says.lateralTorsional, palette.warm],
] as const;

interface Mark {
  readonly name: string;
  readonly text: string;
  readonly colour: string;
  readonly lambda: number;
  readonly chi: number;
}

/** The member's slenderness and reduction about each axis, on the five curves of Figure 6.4. */
function bucklingFigure(words: Words, { mark, values }: ItemResult): Figure | undefined {
  const found = marks.flatMap(([name, what, colour]): Mark[] => {
    const [lambda, chi] = [numberOf(values[`lambda_${name}`]), numberOf(values[`chi_${name}`])];
    if (lambda === undefined || chi === undefined) return [];
    const curve = textOf(values[`buckling_curve_${name === "T" ? "z" : name}`]);
    const text = words.write`${what}${curve === undefined ? "" : words.write`, ${says.curve({ curve })}`}: λ = ${short(lambda)}, χ = ${short(chi)}`;
    return [{ name, text, colour, lambda, chi }];
  });
  if (found.length === 0) return undefined;
  const most = Math.max(2.5, ...found.map(({ lambda }) => Math.min(lambda, 6) * 1.1));
  const title = words.write`${mark ?? says.member}: ${says.bucklingCurves}`;
  const top = 44 + found.length * 16;
  const height = top + 300 + 44;
  const frame = plot(words, {
    width,
    height,
    margin: { top, left: 70, right: 24 },
    x: { label: words.tell(says.slenderness), min: 0, max: most },
    y: { label: words.tell(says.reduction), min: 0, max: 1.1 },
  });
  const used = new Set(found.map(({ name }) => textOf(values[`buckling_curve_${name === "T" ? "z" : name}`])));
  const svg = picture(
    width,
    height,
    title,
    label(70, 22, title, { "font-weight": "bold", "font-size": 13 }),
    frame.frame,
    euler(frame, most),
    ...curves.map(([name, alpha]) => curveOf(frame, name, alpha, most, used.has(name))),
    ...found.map((entry) => markOf(frame, entry, most)),
    ...found.map(({ text, colour }, i) =>
      group(
        {},
        circle(78, 40 + i * 16, 4, { fill: colour, stroke: "none" }),
        label(90, 44 + i * 16, text, { "font-size": 11 }),
      ),
    ),
  );
  return { title, svg };
}

function curveOf(frame: Plot, name: string, alpha: number, most: number, used: boolean): string {
  const list = Array.from({ length: 121 }, (_, i): Point => {
    const lambda = (most * i) / 120;
    return [frame.x(lambda), frame.y(chiOf(alpha, lambda))];
  });
  const at = 0.7;
  return group(
    {},
    polyline(list, { stroke: used ? palette.ink : palette.soft, "stroke-width": used ? 1.8 : 0.9 }),
    label(frame.x(at), frame.y(chiOf(alpha, at)) + 3.5, name, {
      "font-size": 10,
      "text-anchor": "middle",
      "font-weight": used ? "bold" : undefined,
      fill: used ? palette.ink : palette.soft,
      stroke: "none",
    }),
  );
}

/** 1/λ², where the member has no imperfection. */
function euler(frame: Plot, most: number): string {
  const from = 1 / Math.sqrt(1.1);
  const list = Array.from({ length: 61 }, (_, i): Point => {
    const lambda = from + ((most - from) * i) / 60;
    return [frame.x(lambda), frame.y(1 / lambda ** 2)];
  });
  return polyline(list, { stroke: palette.soft, "stroke-width": 1, "stroke-dasharray": "5 3" });
}

function markOf(frame: Plot, { lambda, chi, colour, name }: Mark, most: number): string {
  const [x, y] = [frame.x(Math.min(lambda, most)), frame.y(chi)];
  // two of them often stand at one place; each has a side of its own
  const [side, drop] = name === "T" || name === "LT" ? [-1, 15] : [1, -7];
  return group(
    {},
    line(x, frame.y(0), x, y, { stroke: colour, "stroke-dasharray": "3 3" }),
    line(frame.x(0), y, x, y, { stroke: colour, "stroke-dasharray": "3 3" }),
    circle(x, y, 5, { fill: colour, stroke: palette.paper }),
    label(x + side * 8, y + drop, name, {
      "font-size": 11,
      "font-weight": "bold",
      fill: colour,
      "text-anchor": side < 0 ? "end" : "start",
    }),
  );
}
