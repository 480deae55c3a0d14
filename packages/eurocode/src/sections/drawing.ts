/** A section as SVG: outline to scale, dimensions, centroid with its axes, shear centre */
import { outlineOf } from "./built.ts";
import { drawnOf } from "./kept.ts";
import { bounds, type Outline, type Segment } from "./outline.ts";
import { planeProperties, principalAxes, torsional } from "./properties.ts";
import { flanged, flangeThickness } from "./shapes.ts";
import type { Section } from "./types.ts";

const canvas = 520;
const margin = 96;

type Point = readonly [y: number, z: number];

/** From section axes (mm, z up) to the picture (px, down) */
interface View {
  readonly scale: number;
  readonly at: (p: Point) => [number, number];
}

const px = (x: number): string => String(Math.round(x * 100) / 100);
const mm = (x: number): string => String(Math.round(x * 100) / 100);
const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const isArc = (s: Segment): s is Extract<Segment, { r: number }> => "r" in s;
const startOf = (s: Segment): Point =>
  isArc(s) ? [s.y + s.r * Math.cos(s.a1), s.z + s.r * Math.sin(s.a1)] : [s.y1, s.z1];
const endOf = (s: Segment): Point =>
  isArc(s) ? [s.y + s.r * Math.cos(s.a2), s.z + s.r * Math.sin(s.a2)] : [s.y2, s.z2];

function path(outline: Outline, { at, scale }: View): string {
  let d = "";
  let last: Point = [Number.NaN, Number.NaN];
  for (const s of outline) {
    const start = startOf(s);
    const end = endOf(s);
    if (!(Math.hypot(start[0] - last[0], start[1] - last[1]) < 1e-6)) d += `${d && "Z"}M${at(start).map(px).join(" ")}`;
    const to = at(end).map(px).join(" ");
    d += isArc(s) ? `A${px(s.r * scale)} ${px(s.r * scale)} 0 0 ${s.a2 > s.a1 ? 0 : 1} ${to}` : `L${to}`;
    last = end;
  }
  return `${d}Z`;
}

const lineTag = (x1: number, y1: number, x2: number, y2: number, css: string): string =>
  `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" class="${css}"/>`;

/** `t_f 15` with its index lowered */
function caption(name: string, value: number): string {
  const [letter = "", index] = name.split("_");
  const raised = index ? `<tspan class="index" dy="3">${index}</tspan><tspan dy="-3" dx="4">` : '<tspan dx="4">';
  return `<tspan class="symbol">${letter}</tspan>${raised}${mm(value)}</tspan>`;
}

function label(
  x: number,
  y: number,
  name: string,
  value: number,
  anchor: "start" | "middle" | "end",
  turned = false,
): string {
  const turn = turned ? ` transform="rotate(-90 ${px(x)} ${px(y)})"` : "";
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}"${turn}>${caption(name, value)}</text>`;
}

const tick = (x: number, y: number): string => lineTag(x - 4, y + 4, x + 4, y - 4, "dimension");

/** Dimension outside the outline: below (horizontal) or to the right (vertical), `row` steps away from the edge */
function horizontal(
  view: View,
  y1: number,
  y2: number,
  edge: number,
  row: number,
  name: string,
  value: number,
): string {
  const [[xa, ya], [xb]] = [view.at([y1, edge]), view.at([y2, edge])];
  const y = ya + 22 + 24 * row;
  return (
    lineTag(xa, ya + 4, xa, y + 5, "extension") +
    lineTag(xb, ya + 4, xb, y + 5, "extension") +
    lineTag(xa, y, xb, y, "dimension") +
    tick(xa, y) +
    tick(xb, y) +
    label((xa + xb) / 2, y - 5, name, value, "middle")
  );
}

function vertical(view: View, z1: number, z2: number, edge: number, row: number, name: string, value: number): string {
  const [[xa, ya], [, yb]] = [view.at([edge, z1]), view.at([edge, z2])];
  const x = xa + 22 + 26 * row;
  return (
    lineTag(xa + 4, ya, x + 5, ya, "extension") +
    lineTag(xa + 4, yb, x + 5, yb, "extension") +
    lineTag(x, ya, x, yb, "dimension") +
    tick(x, ya) +
    tick(x, yb) +
    label(x - 5, (ya + yb) / 2, name, value, "middle", true)
  );
}

/** Thickness of a wall: two arrows from outside and a label. `from` and `to` are the faces, the label stands beyond `to` */
function wall(view: View, from: Point, to: Point, name: string, value: number): string {
  const [[x1, y1], [x2, y2]] = [view.at(from), view.at(to)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const arrow = (x: number, y: number, s: number) =>
    `<path class="arrow" d="M${px(x)} ${px(y)}l${px(s * ux * 7 - uy * 2.5)} ${px(s * uy * 7 + ux * 2.5)}l${px(uy * 5)} ${px(-ux * 5)}Z"/>`;
  const sideways = Math.abs(ux) > Math.abs(uy);
  const [lx, ly] = sideways ? [x2 + ux * 20, y2 + 4] : [x2, y2 + uy * 20 + (uy > 0 ? 9 : 0)];
  return (
    lineTag(x1 - ux * 16, y1 - uy * 16, x1, y1, "dimension") +
    lineTag(x2, y2, x2 + ux * 16, y2 + uy * 16, "dimension") +
    arrow(x1, y1, -1) +
    arrow(x2, y2, 1) +
    label(lx, ly, name, value, sideways ? (ux > 0 ? "start" : "end") : "middle")
  );
}

/** Wall of a tube, off the axes */
function ringWall(view: View, outer: number, t: number): string {
  const [c, s] = [Math.cos(Math.PI * 0.83), Math.sin(Math.PI * 0.83)];
  return wall(view, [outer * c, outer * s], [(outer - t) * c, (outer - t) * s], "t", t);
}

/** Radius: a leader from the arc outwards */
function radius(view: View, p: Point, direction: readonly [number, number], name: string, value: number): string {
  const [x, y] = view.at(p);
  const [dx, dy] = direction;
  return (
    lineTag(x, y, x + 22 * dx, y + 22 * dy, "extension") +
    label(x + 24 * dx, y + 24 * dy + 4, name, value, dx > 0 ? "start" : "end")
  );
}

const diagonal = Math.SQRT1_2;

/** What the dimensions of a shape are drawn from */
interface Dimensioned {
  readonly view: View;
  readonly edge: ReturnType<typeof bounds>;
  readonly f: ReturnType<typeof flanged>;
  readonly h: number;
  readonly b: number;
  readonly t: number;
  readonly across: (name: string, value: number) => string;
  readonly up: (name: string, value: number) => string;
}

/** A radius without size has no leader. */
const radiusIf = (view: View, p: Point, direction: readonly [number, number], name: string, value: number): string =>
  value > 0 ? radius(view, p, direction, name, value) : "";

/** How far the middle of an arc lies inside its corner */
const cornerOf = (r: number): number => r * (1 - diagonal);

function dimensions(section: Section, outline: Outline, view: View): string {
  const { shape, dimensions: d } = section;
  const edge = bounds(outline);
  const { h_mm: h = 0, b_mm: b = 0, t_mm: t = 0, d_mm: diameter = 0 } = d;
  const across = (name: string, value: number) => horizontal(view, edge.left, edge.right, edge.bottom, 0, name, value);
  const up = (name: string, value: number) => vertical(view, edge.bottom, edge.top, edge.right, 0, name, value);
  const drawn: Dimensioned = { view, edge, f: flanged(d), h, b, t, across, up };
  switch (shape) {
    case "I":
      return dimensionsOfI(drawn);
    case "channel":
      return dimensionsOfChannel(drawn);
    case "tee":
      return dimensionsOfTee(drawn);
    case "angle":
      return dimensionsOfAngle(drawn, d.r_1_mm ?? 0);
    case "RHS":
      return dimensionsOfHollow(drawn, d.r_o_mm ?? 0);
    case "box":
      return dimensionsOfBox(drawn);
    case "CHS":
      return across("d", diameter) + ringWall(view, diameter / 2, t);
    case "round":
      return across("d", diameter);
    case "flat":
      return across("t", t) + up("b", b);
    case "plate":
      return up("t", t);
    case "built-up":
    case "polygon":
    case "parts":
      return across("b", edge.right - edge.left) + up("h", edge.top - edge.bottom);
  }
}

function dimensionsOfI({ view, edge, f, h, b, across, up }: Dimensioned): string {
  const corner = cornerOf(f.r);
  const root = f.slope > 0 ? flangeThickness(f, f.b / 2 - f.tw / 2) : f.tf;
  const [y, z] = [f.tw / 2, h / 2];
  const at = f.slope > 0 ? f.b / 2 - f.at : f.b * 0.36;
  const unequal = f.b2 !== f.b || f.tf2 !== f.tf;
  const toe = cornerOf(f.r2);
  return (
    (unequal
      ? horizontal(view, -f.b2 / 2, f.b2 / 2, edge.bottom, 0, "b_2", f.b2) +
        wall(view, [-f.b2 * 0.36, -z], [-f.b2 * 0.36, -z + f.tf2], "t_f2", f.tf2)
      : "") +
    (unequal ? horizontal(view, -f.b / 2, f.b / 2, edge.bottom, 1, "b", b) : across("b", b)) +
    up("h", h) +
    wall(view, [-y, -z * 0.3], [y, -z * 0.3], "t_w", f.tw) +
    wall(view, [-at, z], [-at, z - f.tf], "t_f", f.tf) +
    radiusIf(view, [y + corner, z - root - corner], [diagonal, diagonal], f.slope > 0 ? "r_1" : "r", f.r) +
    radiusIf(view, [-f.b / 2 + toe, -z + flangeThickness(f, 0) - toe], [-diagonal, -diagonal], "r_2", f.r2)
  );
}

function dimensionsOfChannel({ view, f, h, b, across, up }: Dimensioned): string {
  const corner = cornerOf(f.r);
  const root = f.slope > 0 ? flangeThickness(f, b - f.tw) : f.tf;
  const at = f.slope > 0 ? b - f.at : b * 0.7;
  return (
    across("b", b) +
    up("h", h) +
    wall(view, [0, -h * 0.15], [f.tw, -h * 0.15], "t_w", f.tw) +
    wall(view, [at, h / 2], [at, h / 2 - f.tf], "t_f", f.tf) +
    radiusIf(view, [f.tw + corner, -h / 2 + root + corner], [diagonal, -diagonal], f.slope > 0 ? "r_1" : "r", f.r)
  );
}

function dimensionsOfTee({ view, edge, f, h, b, up }: Dimensioned): string {
  const corner = cornerOf(f.r);
  return (
    horizontal(view, -b / 2, b / 2, edge.bottom, 0, "b", b) +
    up("h", h) +
    wall(view, [-f.tw / 2, -h * 0.7], [f.tw / 2, -h * 0.7], "t_w", f.tw) +
    wall(view, [-b * 0.36, 0], [-b * 0.36, -f.tf], "t_f", f.tf) +
    radiusIf(view, [f.tw / 2 + corner, -f.tf - corner], [diagonal, diagonal], "r", f.r)
  );
}

function dimensionsOfAngle({ view, h, b, t, across, up }: Dimensioned, r_1: number): string {
  const inner = t + cornerOf(r_1);
  return (
    across("b", b) +
    up("h", h) +
    wall(view, [0, h * 0.88], [t, h * 0.88], "t", t) +
    radiusIf(view, [inner, inner], [diagonal, -diagonal], "r_1", r_1)
  );
}

function dimensionsOfHollow({ view, h, b, t, across, up }: Dimensioned, r_o: number): string {
  const corner = cornerOf(r_o);
  return (
    across("b", b) +
    up("h", h) +
    wall(view, [-b / 2, h * 0.2], [-b / 2 + t, h * 0.2], "t", t) +
    radiusIf(view, [-b / 2 + corner, h / 2 - corner], [-diagonal, -diagonal], "r_o", r_o)
  );
}

function dimensionsOfBox({ view, f, h, b, across, up }: Dimensioned): string {
  return (
    across("b", b) +
    up("h", h) +
    wall(view, [-b / 2, h * 0.2], [-b / 2 + f.tw, h * 0.2], "t_w", f.tw) +
    wall(view, [b * 0.2, h / 2], [b * 0.2, h / 2 - f.tf], "t_f", f.tf)
  );
}

/** From `back` to `ahead` of the centroid, mm; its name stands at the end with the longer overhang (px) */
function axis(view: View, centre: Point, angle: number, back: number, ahead: number, name: string): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const named = name === "z" || name === "v" ? 1 : -1;
  const end = (distance: number, sign: 1 | -1, px: number): [number, number] => {
    const [x, y] = view.at([centre[0] + sign * c * distance, centre[1] + sign * s * distance]);
    return [x + sign * c * px, y - sign * s * px];
  };
  const [x1, y1] = end(back, -1, named < 0 ? 20 : 5);
  const [x2, y2] = end(ahead, 1, named > 0 ? 20 : 5);
  const [tx, ty] = named < 0 ? end(back, -1, 30) : end(ahead, 1, 30);
  return (
    lineTag(x1, y1, x2, y2, "axis") +
    `<text x="${px(tx)}" y="${px(ty + 4)}" text-anchor="middle" class="axis-name">${name}</text>`
  );
}

/** Where the shear centre lies in the axes of the outline */
function shearCentre(section: Section, y_c: number, z_c: number, outline: Outline): Point {
  if (section.shape === "built-up") {
    const { z_0_mm } = section.properties;
    return [y_c, z_c - z_0_mm]; // angles back to back: below the centroid, at the heels
  }
  const drawn = drawnOf(section);
  if (drawn) return [y_c + drawn.y_0, z_c + drawn.z_0];
  const { shape, fabrication, dimensions } = section;
  const { y_0, z_0 } = torsional({ shape, fabrication, dimensions }, planeProperties(outline));
  return [y_c + y_0, z_c + z_0];
}

/** The look of each kind of line and text, as plain attributes: every program that reads SVG understands them. */
const looks: Readonly<Record<string, string>> = {
  steel: 'fill="#e2e4e8" stroke="#1f2937" stroke-width="1.6" stroke-linejoin="round"',
  extension: 'stroke="#9ca3af" stroke-width="0.7"',
  dimension: 'stroke="#1f2937" stroke-width="0.9"',
  arrow: 'fill="#1f2937"',
  axis: 'stroke="#2563eb" stroke-width="1" stroke-dasharray="12 4 2 4"',
  centroid: 'fill="#2563eb"',
  "shear-centre": 'fill="none" stroke="#dc2626" stroke-width="1.6"',
  "axis-name": 'fill="#2563eb" font-style="italic"',
  "shear-centre-name": 'fill="#dc2626" font-style="italic"',
  symbol: 'font-style="italic"',
  index: 'font-style="italic" font-size="9"',
  title: 'font-size="15" font-weight="600"',
  small: 'font-size="11" fill="#6b7280"',
};

const dressed = (svg: string): string => svg.replace(/class="([\w-]+)"/g, (_, look: string) => looks[look] ?? "");

/** A section as a picture of its own, on white paper. */
export function sectionDrawing(section: Section, said: (text: string) => string = (text) => text): string {
  const outline = outlineOf(section);
  const plane = planeProperties(outline);
  const centre: Point = [plane.y_c, plane.z_c];
  const shear = shearCentre(section, plane.y_c, plane.z_c, outline);
  const edge = bounds(outline);
  const [left, right] = [Math.min(edge.left, shear[0]), Math.max(edge.right, shear[0])];
  const [bottom, top] = [Math.min(edge.bottom, shear[1]), Math.max(edge.top, shear[1])];
  const scale = (canvas - 2 * margin) / Math.max(right - left, top - bottom);
  const at = ([y, z]: Point): [number, number] => [
    canvas / 2 + (y - (left + right) / 2) * scale,
    canvas / 2 - (z - (bottom + top) / 2) * scale,
  ];
  const view: View = { scale, at };
  const half = Math.max(right - left, top - bottom) / 2;
  const oblique = section.shape === "angle" || drawnOf(section)?.oblique === true;
  const { angle } = principalAxes(plane.I_y, plane.I_z, plane.I_yz);
  const [gx, gy] = at(centre);
  const [sx, sy] = at(shear);
  const apart = Math.hypot(sx - gx, sy - gy) > 3;
  const name = escaped(section.designation);
  return dressed(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas} ${canvas}" width="${canvas}" height="${canvas}" role="img" aria-label="Section ${name}" font-family="Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif" font-size="13" fill="#1f2937">
<rect width="${canvas}" height="${canvas}" fill="#ffffff"/>
<text x="16" y="26" class="title">${name}</text>
<text x="16" y="43" class="small">${escaped(said(section.standard))}, ${escaped(said(section.fabrication))}; mm</text>
<path class="steel" fill-rule="evenodd" d="${path(outline, view)}"/>
${axis(view, centre, 0, centre[0] - left, right - centre[0], "y")}
${axis(view, centre, Math.PI / 2, centre[1] - bottom, top - centre[1], "z")}
${oblique ? axis(view, centre, angle, half * 0.8, half * 0.9, "u") + axis(view, centre, angle + Math.PI / 2, half * 0.5, half * 0.7, "v") : ""}
<circle cx="${px(gx)}" cy="${px(gy)}" r="3.2" class="centroid"/>
${apart ? `<path class="shear-centre" d="M${px(sx - 5)} ${px(sy)}h10M${px(sx)} ${px(sy - 5)}v10"/><circle cx="${px(sx)}" cy="${px(sy)}" r="4.5" class="shear-centre"/><text x="${px(sx - 9)}" y="${px(sy - 8)}" text-anchor="end" class="shear-centre-name">S</text>` : ""}
${dimensions(section, outline, view)}
</svg>
`);
}
