import type { ItemResult, WeldGeometry, WeldGroupGeometry, WeldLine } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "../arrows.ts";
import { type Fields, listOf, mm, numberOf, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { group, label, line, type Point, palette, polygon } from "../svg.ts";
import { loadArrows, resistances } from "./bolts.ts";
import { across, down, leader, sheet, type View } from "./drafting.ts";
import { axisLine, box, fillet, lightFill, seam, shape, steelFill, stroke } from "./parts.ts";
import { says } from "./says.ts";

/** A plate on a plate: the weld in section with its throat, and along it. */
const types = { fillet: says.fillet, butt: says.butt, "butt-partial": says.buttPartial };

export function weldFigure(words: Words, item: ItemResult, weld: WeldGeometry): Figure {
  const { values } = item;
  const { type, length, a, n, t = 16 } = weld;
  const l_eff = numberOf(values.l_eff_mm);
  const wide = 5 * Math.max(t, a);
  const forces = (["V_par", "N_perp", "V_perp"] as const).flatMap((name) =>
    weld[name] === 0 ? [] : [words.write`${name},Ed = ${short(weld[name])} kN`],
  );
  const ends = l_eff !== undefined && l_eff < length ? (length - l_eff) / 2 : 0;
  // the section is drawn larger than a long weld could be, so each view stands on a sheet of its own scale
  const section = Math.max(length, 12 * Math.max(a, t) * 1.2) / (2 * wide);
  const s = (v: number) => v * section;
  return sheet(words, {
    title: words.write`${item.mark ?? says.weld}: ${says.weldsOf({ n, type: types[type] })}, a = ${mm(a)} mm, ${says.long({ l: mm(length) })}`,
    notes: [
      words.write`${says.onAllWelds({ forces: forces.join(", ") })}; ${says.enlarged({ n: mm(section) })}`,
      ...resistances(words, values, [
        "F_w_Rd_kN",
        "sigma_perp_Ed_MPa",
        "tau_perp_Ed_MPa",
        "tau_par_Ed_MPa",
        "sigma_w_Ed_MPa",
      ]),
    ],
    views: [
      {
        name: words.tell(says.sectionView),
        left: s(-wide / 2),
        right: s(wide / 2),
        top: s(-0.75 * wide),
        bottom: s(Math.max(t, a)),
        margin: { left: 20, right: 30 },
        draw: (view) =>
          sectionOf(
            { ...view, enlarged: section },
            {
              type,
              t: s(t),
              a: s(a),
              n,
              wide: s(wide),
              text: words.write`a = ${mm(a)}`,
              known: weld.t !== undefined,
            },
          ),
      },
      {
        name: words.tell(n > 1 ? says.alongOneOf({ n }) : says.alongWeld),
        left: 0,
        right: length,
        top: -length / 3,
        bottom: Math.max(t, length / 20),
        margin: { left: 40, right: 40 },
        draw: (view) => [
          box(view, -length * 0.06, 0, length * 1.12, Math.max(t, length / 20), lightFill),
          box(view, 0, -length / 3, length, length / 3, steelFill),
          seam(view, 0, 0, length, 0, a, -1),
          ...weldForces(view, weld),
          across(view, ends > 0 ? [0, ends, length - ends, length] : [0, length], Math.max(t, length / 20), 24),
        ],
      },
    ],
  });
}

interface WeldSection {
  readonly type: string;
  readonly t: number;
  readonly a: number;
  readonly n: number;
  readonly wide: number;
  readonly text: string;
  readonly known: boolean;
}

function sectionOf(view: View, { type, t, a, n, wide, text, known }: WeldSection): string[] {
  const high = 0.75 * wide;
  const base = box(view, -wide / 2, 0, wide, Math.max(t, a), lightFill);
  const stem = box(view, -t / 2, -high, t, high, steelFill);
  const size = known
    ? across(view, [-t / 2, t / 2], -high, -8, ["t"])
    : note(view.x(0), view.y(-high) - 8, view.words.tell(says.thicknessNotGiven), {
        "text-anchor": "middle",
        fill: palette.soft,
      });
  if (type === "butt") return [base, stem, butt(view, t), size];
  const leg = a * Math.SQRT2;
  const middle: Point = [t / 2 + leg / 2, -leg / 2];
  return [
    base,
    stem,
    fillet(view, t / 2, 0, a, 1, -1),
    n > 1 ? fillet(view, -t / 2, 0, a, -1, -1) : "",
    stroke(view, t / 2, 0, middle[0], middle[1], { stroke: palette.paper, "stroke-width": 1.4 }),
    leader(view.x(middle[0]) + 30, view.y(middle[1]) - 26, view.x(middle[0]), view.y(middle[1]), text),
    size,
  ];
}

const butt = (view: View, t: number) =>
  shape(
    view,
    [
      [-t / 2, -t],
      [t / 2, -t],
      [0, 0],
    ],
    { fill: palette.ink, stroke: palette.ink },
  );

/** The directions of 4.5.3: along, across in the plane of the plate, across it. */
function weldForces(view: View, { length, V_par: par, N_perp: normal, V_perp: perp }: WeldGeometry): string[] {
  const [x, y] = [view.x(length / 2), view.y(-length / 6)];
  const text = { fill: palette.bad };
  return [
    ...(par === 0
      ? []
      : [
          arrow(x - 74, y, x - 16, y, palette.bad, 2),
          note(x - 45, y - 6, "V_par", { ...text, "text-anchor": "middle" }),
        ]),
    ...(normal === 0 ? [] : [arrow(x, y + 22, x, y - 22, palette.bad, 2), note(x + 6, y - 12, "N_perp", text)]),
    ...(perp === 0
      ? []
      : [
          group({}, label(x + 66, y + 4, "⊗", { "font-size": 16, fill: palette.bad, "text-anchor": "middle" })),
          note(x + 66, y + 18, "V_perp", { ...text, "text-anchor": "middle" }),
        ]),
  ];
}

interface Group {
  readonly x_c: number;
  readonly y_c: number;
  readonly A: number;
  readonly I_x: number;
  readonly I_y: number;
  readonly I_xy: number;
  readonly V_x: number;
  readonly V_y: number;
  readonly N: number;
  readonly M_x: number;
  readonly M_y: number;
  readonly M_z: number;
}

/** The welds with their stresses along them: in the plane as arrows, out of it as a band. x to the right, y upwards. */
export function weldGroupFigure(words: Words, item: ItemResult, geometry: WeldGroupGeometry): Figure | undefined {
  const { values } = item;
  const results = listOf(values.welds);
  const lines = geometry.welds.map(({ x1, y1, x2, y2, a }): WeldLine => ({ x1, y1: -y1, x2, y2: -y2, a }));
  const g = groupOf(values, geometry);
  if (lines.length === 0 || !g) return undefined;
  const xs = lines.flatMap(({ x1, x2 }) => [x1, x2]);
  const ys = lines.flatMap(({ y1, y2 }) => [y1, y2]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top);
  const within = (v: number, from: number, to: number) => Math.max(from - 0.8 * size, Math.min(to + 0.8 * size, v));
  const wanted: Point = [geometry.x ?? g.x_c, -(geometry.y ?? g.y_c)];
  const at: Point = [within(wanted[0], left, right), within(wanted[1], top, bottom)];
  const stresses = lines.flatMap((l) => stations(l).map((p) => stressAt(g, p)));
  const most = Math.max(1e-9, ...stresses.map(({ f_x, f_y }) => Math.hypot(f_x, f_y)));
  const mostOut = Math.max(...stresses.map(({ f_z }) => Math.abs(f_z)));
  const worst = results.reduce(
    (a, b) => ((numberOf(b.utilization) ?? 0) > (numberOf(a.utilization) ?? 0) ? b : a),
    results[0] ?? {},
  );
  const [wx, wy] = [numberOf(worst.x_mm) ?? 0, -(numberOf(worst.y_mm) ?? 0)];
  const room = 0.24 * size;
  const outOfPlane = mostOut > 0.001 * most;
  const bounds = {
    left: Math.min(left - room, at[0]),
    right: Math.max(right + room, at[0]),
    top: Math.min(top - room, at[1]),
    bottom: Math.max(bottom + room, at[1]),
  };
  return sheet(words, {
    title: words.write`${item.mark ?? says.weldGroup}: ${says.welds({ n: lines.length })}, ${says.stresses}`,
    notes: [
      words.write`${says.inPlane({ s: short(most) })}${outOfPlane ? words.write`; ${says.outOfPlane({ s: short(mostOut) })}` : ""}`,
      words.write`${says.atCentroid({ x: mm(g.x_c), y: mm(g.y_c), M: short(g.M_z) })}${g.M_x === 0 && g.M_y === 0 ? "" : words.write`, M_x = ${short(g.M_x)}, M_y = ${short(g.M_y)} kNm`}${g.N === 0 ? "" : words.write`, N = ${short(g.N)} kN`}${at[0] === wanted[0] && at[1] === wanted[1] ? "" : words.write`; ${says.furtherOut}`}`,
      ...resistances(words, values, ["sigma_w_Ed_MPa", "f_w_Rd_MPa", "f_vw_d_MPa"], says.mostUsed),
    ],
    views: [
      {
        name: words.tell(says.weldsInPlane),
        ...bounds,
        margin: { left: 60, right: 84, top: 34, bottom: 60 },
        draw: (view) => [
          ...(outOfPlane ? lines.map((l) => band(view, l, g, (0.2 * size) / mostOut)) : []),
          ...lines.map((l) => throat(view, l)),
          ...lines.flatMap((l) => stations(l).map((p) => inPlane(view, p, stressAt(g, p), (0.22 * size) / most))),
          axisLine(view, left - room / 2, -g.y_c, right + room / 2, -g.y_c),
          axisLine(view, g.x_c, top - room / 2, g.x_c, bottom + room / 2),
          leader(
            view.x(wx) + (wx > g.x_c ? 26 : -26),
            view.y(wy) + (wy > -g.y_c ? 30 : -26),
            view.x(wx),
            view.y(wy),
            words.write`${short(100 * (numberOf(worst.utilization) ?? 0))} %`,
          ),
          ...(lines.length > 12
            ? []
            : lines.map((l) =>
                note(
                  view.x((l.x1 + l.x2) / 2) + (l.x1 === l.x2 ? -8 : 0),
                  view.y(l.y1 === l.y2 ? l.y1 : l.y1 + (l.y2 - l.y1) / 4) + (l.y1 === l.y2 ? -7 : 0),
                  words.write`a ${mm(l.a)}`,
                  { "text-anchor": l.x1 === l.x2 ? "end" : "middle" },
                ),
              )),
          across(view, [left, g.x_c, right], bounds.bottom, 18),
          down(view, [top, -g.y_c, bottom], bounds.left, -8),
          ...loadArrows(view, at, { V_x: g.V_x, V_y: g.V_y, M: geometry.M_z }),
        ],
      },
    ],
  });
}

function groupOf(values: Fields, { V_x, V_y, N }: WeldGroupGeometry): Group | undefined {
  const names = ["A_w_mm2", "x_c_mm", "y_c_mm", "I_x_mm4", "I_y_mm4", "I_xy_mm4"] as const;
  const [A, x_c, y_c, I_x, I_y, I_xy] = names.map((name) => numberOf(values[name]));
  if (A === undefined || x_c === undefined || y_c === undefined || I_x === undefined || I_y === undefined)
    return undefined;
  const of = (name: string) => numberOf(values[name]) ?? 0;
  return {
    A,
    x_c,
    y_c,
    I_x,
    I_y,
    I_xy: I_xy ?? 0,
    V_x,
    V_y,
    N,
    M_x: of("M_x_Ed_kNm"),
    M_y: of("M_y_Ed_kNm"),
    M_z: of("M_z_Ed_kNm"),
  };
}

interface Stress {
  readonly f_x: number;
  readonly f_y: number;
  readonly f_z: number;
}

/** Elastic stress at a place of the picture (y downwards), as the check has it; upwards positive. */
function stressAt(g: Group, [px, py]: Point): Stress {
  const [x, y] = [px - g.x_c, -py - g.y_c];
  const I_p = g.I_x + g.I_y || 1;
  const det = g.I_x * g.I_y - g.I_xy ** 2;
  const straight = det <= 1e-9 * I_p ** 2;
  const angle = Math.atan2(2 * g.I_xy, g.I_y - g.I_x) / 2;
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  const bending = straight
    ? ((g.M_x * v - g.M_y * u) * 1e6 * (x * u + y * v)) / I_p
    : (((g.M_x * g.I_y + g.M_y * g.I_xy) * y - (g.M_y * g.I_x + g.M_x * g.I_xy) * x) * 1e6) / det;
  return {
    f_x: (g.V_x * 1000) / g.A - (g.M_z * 1e6 * y) / I_p,
    f_y: (g.V_y * 1000) / g.A + (g.M_z * 1e6 * x) / I_p,
    f_z: (-g.N * 1000) / g.A + bending,
  };
}

const stations = ({ x1, y1, x2, y2 }: WeldLine): Point[] =>
  Array.from({ length: 6 }, (_, i): Point => [x1 + ((x2 - x1) * i) / 5, y1 + ((y2 - y1) * i) / 5]);

const inPlane = (view: View, [x, y]: Point, { f_x, f_y }: Stress, k: number) =>
  arrow(view.x(x), view.y(y), view.x(x + f_x * k), view.y(y - f_y * k), palette.warm, 1.3);

function throat(view: View, { x1, y1, x2, y2, a }: WeldLine): string {
  return line(view.x(x1), view.y(y1), view.x(x2), view.y(y2), {
    stroke: palette.ink,
    "stroke-width": Math.max(3, a * view.scale),
    "stroke-opacity": 0.75,
  });
}

function band(view: View, l: WeldLine, g: Group, k: number): string {
  const length = Math.hypot(l.x2 - l.x1, l.y2 - l.y1) || 1;
  const [nx, ny] = [-(l.y2 - l.y1) / length, (l.x2 - l.x1) / length];
  // away from the centroid
  const side = ((l.x1 + l.x2) / 2 - g.x_c) * nx + ((l.y1 + l.y2) / 2 + g.y_c) * ny < 0 ? -1 : 1;
  const points = stations(l);
  const parts = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const [f, s] = [stressAt(g, from).f_z, stressAt(g, to).f_z];
    const out = ([x, y]: Point, stress: number): Point => [
      view.x(x + nx * side * Math.abs(stress) * k),
      view.y(y + ny * side * Math.abs(stress) * k),
    ];
    const colour = f + s >= 0 ? palette.accent : palette.bad;
    return polygon([[view.x(from[0]), view.y(from[1])], out(from, f), out(to, s), [view.x(to[0]), view.y(to[1])]], {
      fill: colour,
      "fill-opacity": 0.25,
      stroke: colour,
      "stroke-width": 0.6,
    });
  });
  return group({}, ...parts);
}
