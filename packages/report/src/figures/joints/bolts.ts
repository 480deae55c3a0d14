import type { BoltGeometry, BoltGroupGeometry, ItemResult } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import { arrow, note } from "../arrows.ts";
import { type Fields, listOf, mm, numberOf, short, shortResistance } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { type Point, palette } from "../svg.ts";
import { across, cut, down, pull, sheet, turn, type View } from "./drafting.ts";
import { axisLine, boltFront, boltReach, boltSide, box, lightFill, row, steelFill, stroke } from "./parts.ts";
import { says } from "./says.ts";

/** More rows than this are said, not drawn. */
const mostRows = 12;

const plain = { fill: palette.steel, stroke: "none" };

/** The governing ply with its bolts, and the plies in section. */
export function boltFigure(
  words: Words,
  item: ItemResult,
  { bolt, n, e1 = 1.5 * bolt.d_0, e2 = 1.5 * bolt.d_0, p1, p2, t, planes, V, F_t }: BoltGeometry,
): Figure {
  const { values } = item;
  const lines = p2 !== undefined && n > 1 && (n % 2 === 0 || p1 === undefined) ? 2 : 1;
  const rows = Math.min(mostRows, p1 === undefined ? 1 : Math.ceil(n / lines));
  const [pitch, gauge] = [p1 ?? 0, p2 ?? 0];
  const long = e1 + (rows - 1) * pitch + (n === 1 ? pitch : 0) + Math.max(e1, 2 * bolt.d_0);
  const high = 2 * e2 + (lines - 1) * gauge;
  const xs = row(long - e1 - (rows - 1) * pitch, pitch, rows);
  const ys = row(e2, gauge, lines);
  const drawnPlanes = Math.min(planes, 6);
  const plies = drawnPlanes + 1;
  const mine = Math.floor(plies / 2);
  const deep = plies * t;
  const reach = boltReach(bolt);
  const shown = Math.min(n, rows * lines);
  const title = words.write`${item.mark ?? says.bolts}: ${n} × ${bolt.name}, ${says.plyOf({ t: mm(t) })}`;
  return sheet(words, {
    title,
    notes: [
      words.write`${says.hole({ d: mm(bolt.d_0) })}; ${planes === 0 ? says.noShearPlane : says.shearPlanes({ n: planes })}${shown < n ? words.write`; ${says.boltsDrawn({ shown, n })}` : ""}`,
      ...resistances(words, values, ["F_v_Rd_kN", "F_b_Rd_kN", "F_t_Rd_kN", "B_p_Rd_kN", "F_s_Rd_kN"], says.perBolt),
    ],
    views: [
      {
        name: words.tell(says.plySeen),
        left: 0,
        right: long,
        top: 0,
        bottom: high,
        margin: { left: V === 0 ? 30 : 96, right: 68 },
        draw: (view) => [
          box(view, 0, 0, long, high, plain),
          stroke(view, 0, 0, long, 0),
          stroke(view, long, 0, long, high),
          stroke(view, 0, high, long, high),
          cut(view.x(0), view.y(0), view.x(0), view.y(high)),
          ...xs.flatMap((x, i) => ys.flatMap((y, j) => (i * lines + j < n ? [boltFront(view, x, y, bolt)] : []))),
          across(view, [...xs, long], high, 26, [...Array.from({ length: xs.length - 1 }, () => "p1"), "e1"]),
          down(view, [0, ...ys, high], long, 14, ["e2", ...Array.from({ length: lines - 1 }, () => "p2"), "e2"]),
          ...pull(view, 0, high / 2, V, "V_Ed"),
        ],
      },
      {
        name: words.tell(says.pliesInSection),
        left: 0,
        right: 5 * bolt.d,
        top: -reach.head,
        bottom: deep + reach.nut,
        margin: { left: 46, right: 24 },
        draw: (view) => [
          ...Array.from({ length: plies }, (_, i) =>
            box(view, 0, i * t, 5 * bolt.d, t, i === mine ? steelFill : lightFill),
          ),
          boltSide(view, 0, deep, 2.5 * bolt.d, bolt, true),
          ...row(t, t, drawnPlanes).map((y) =>
            stroke(view, 1.5 * bolt.d, y, 3.5 * bolt.d, y, { stroke: palette.bad, "stroke-width": 1.6 }),
          ),
          down(view, [mine * t, (mine + 1) * t], 0, -12, ["t"]),
          ...(F_t > 0
            ? [
                arrow(
                  view.x(2.5 * bolt.d),
                  view.y(-reach.head) - 2,
                  view.x(2.5 * bolt.d),
                  view.y(-reach.head) - 24,
                  palette.accent,
                  2,
                ),
                note(view.x(2.5 * bolt.d) + 8, view.y(-reach.head) - 14, words.write`F_t,Ed = ${short(F_t)} kN`, {
                  fill: palette.accent,
                }),
              ]
            : []),
        ],
      },
    ],
  });
}

/** `F_v,Rd = 94.1 kN` of those that the result has. */
export function resistances(words: Words, values: Fields, names: readonly string[], lead?: Message): string[] {
  const found = names.flatMap((name) => {
    const value = numberOf(values[name]);
    if (value === undefined) return [];
    const unit = /_(kN|kNm|kNm_rad|mm|MPa|mm2)$/.exec(name)?.[1] ?? "";
    const [symbol = "", ...index] = name.slice(0, name.length - (unit === "" ? 0 : unit.length + 1)).split("_");
    return [
      words.write`${symbol}${index.length > 0 ? `_${index.join(",")}` : ""} = ${(index.includes("Rd") ? shortResistance : short)(value)} ${unit.replace("mm2", "mm²").replace("kNm_rad", "kNm/rad")}`.trim(),
    ];
  });
  return found.length === 0 ? [] : [lead === undefined ? found.join(", ") : words.write`${lead}: ${found.join(", ")}`];
}

// Bolt groups.

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly F_x: number;
  readonly F_y: number;
  readonly F: number;
}

/** Each bolt with its force as an arrow, the load where it acts. x to the right, y upwards. */
export function boltGroupFigure(words: Words, item: ItemResult, geometry: BoltGroupGeometry): Figure | undefined {
  const { values } = item;
  const { bolt, edge_x: edgeX, edge_y: edgeY } = geometry;
  const bolts = listOf(values.bolts).map(
    (b): Placed => ({
      x: numberOf(b.x_mm) ?? 0,
      y: -(numberOf(b.y_mm) ?? 0),
      F_x: numberOf(b.F_x_Ed_kN) ?? 0,
      F_y: -(numberOf(b.F_y_Ed_kN) ?? 0),
      F: numberOf(b.F_v_Ed_kN) ?? 0,
    }),
  );
  if (bolts.length === 0) return undefined;
  const range = (of: (b: Placed) => number, room: number): [number, number] => [
    Math.min(...bolts.map(of)) - room,
    Math.max(...bolts.map(of)) + room,
  ];
  const [left, right] = range(({ x }) => x, edgeX ?? 2 * bolt.d);
  const [top, bottom] = range(({ y }) => y, edgeY ?? 2 * bolt.d);
  const load = loadOf(geometry, values, 1.1 * Math.max(right - left, bottom - top));
  const most = Math.max(...bolts.map(({ F }) => F));
  const longest = 0.35 * Math.max(right - left, bottom - top);
  const F_Rd = numberOf(values.F_v_Rd_kN);
  const title = words.write`${item.mark ?? says.boltGroup}: ${bolts.length} × ${bolt.name}, ${says.forceOfEachBolt}`;
  const room = 10 + longest * 0.4;
  const bounds = {
    left: Math.min(left - room, load.x),
    right: Math.max(right + room, load.x),
    top: Math.min(top - room, load.y),
    bottom: Math.max(bottom + room, load.y),
  };
  const colour = (F: number) =>
    F_Rd !== undefined && F > F_Rd * (1 + 1e-9) ? palette.bad : F >= most * (1 - 1e-6) ? palette.warm : palette.accent;
  return sheet(words, {
    title,
    notes: [
      words.write`${says.centroidMoment({ M: short(numberOf(values.M_Ed_kNm) ?? 0) })}, ${says.sumOfSquares({ sum: short(numberOf(values.sum_r2_mm2) ?? 0, 4) })}${load.far ? words.write`; ${says.loadActsAt({ x: mm(load.e_x), y: mm(load.e_y) })}` : ""}`,
      words.write`${F_Rd === undefined ? says.greatestForce({ F: short(most) }) : says.greatestForceOf({ F: short(most), F_Rd: shortResistance(F_Rd) })}; ${says.figuresBeside}`,
    ],
    views: [
      {
        name: words.tell(says.seenAlongBolts),
        ...bounds,
        margin: { left: 64, right: 90, top: 34 },
        draw: (view) => [
          box(view, left, top, right - left, bottom - top, {
            fill: palette.steel,
            "fill-opacity": 0.5,
            stroke: palette.ink,
            "stroke-width": 1,
            ...(edgeX === undefined || edgeY === undefined ? { "stroke-dasharray": "5 3" } : {}),
          }),
          axisLine(view, left, 0, right, 0),
          axisLine(view, 0, top, 0, bottom),
          ...bolts.map((b) => boltFront(view, b.x, b.y, bolt)),
          ...bolts.map((b) => {
            const k = most > 0 ? longest / most : 0;
            return arrow(view.x(b.x), view.y(b.y), view.x(b.x + b.F_x * k), view.y(b.y + b.F_y * k), colour(b.F), 2);
          }),
          ...(bolts.length > 30
            ? []
            : bolts.map((b) =>
                note(
                  view.x(b.x) + bolt.d * view.scale + 2,
                  view.y(b.y) + (b.F_y > 0 ? -1 : 1) * (bolt.d * view.scale + 2) + 4,
                  view.words.number(short(b.F)),
                  {
                    fill: colour(b.F),
                  },
                ),
              )),
          across(
            view,
            distinct(
              bolts.map(({ x }) => x),
              edgeX,
            ),
            bottom,
            40,
          ),
          down(
            view,
            distinct(
              bolts.map(({ y }) => y),
              edgeY,
            ),
            left,
            -16,
          ),
          load.x === 0 || load.far ? "" : across(view, [0, load.x], top, -12, ["e_x"]),
          load.y === 0 || load.far ? "" : down(view, [0, load.y], right, 40, ["e_y"]),
          ...drawLoad(view, load),
        ],
      },
    ],
  });
}

/** Lines of bolts, with the edges of the plate where they are known. */
function distinct(places: readonly number[], edge: number | undefined): number[] {
  const lines = [...new Set(places.map((p) => Math.round(p * 10) / 10))].sort((a, b) => a - b);
  const [first, last] = [lines[0] ?? 0, lines.at(-1) ?? 0];
  const found = edge === undefined ? lines : [first - edge, ...lines, last + edge];
  return found.length > 14 ? [first, last] : found;
}

interface Load {
  readonly x: number;
  readonly y: number;
  readonly e_x: number;
  readonly e_y: number;
  readonly V_x: number;
  readonly V_y: number;
  readonly M: number;
  readonly far: boolean;
}

function loadOf({ e_x, e_y, V_x, V_y, M: given }: BoltGroupGeometry, values: Fields, furthest: number): Load {
  const M = given ?? (V_x === 0 && V_y === 0 ? (numberOf(values.M_Ed_kNm) ?? 0) : 0);
  const within = (e: number) => Math.max(-furthest, Math.min(furthest, e));
  return {
    x: within(e_x),
    y: -within(e_y),
    e_x,
    e_y,
    V_x,
    V_y,
    M,
    far: Math.abs(e_x) > furthest || Math.abs(e_y) > furthest,
  };
}

/** Arrows that end where the load acts. */
function drawLoad(view: View, { x, y, V_x, V_y, M }: Load): string[] {
  const [px, py] = [view.x(x), view.y(y)];
  const text = { fill: palette.ink, "font-weight": "bold" };
  const long = 46;
  return [
    x === 0 && y === 0 ? "" : axisLine(view, 0, y, x, y),
    y === 0 ? "" : axisLine(view, 0, 0, 0, y),
    ...(V_y === 0
      ? []
      : [
          arrow(px, py + Math.sign(V_y) * long, px, py, palette.ink, 2.4),
          note(px + 7, py + Math.sign(V_y) * long * 0.75, view.words.write`${short(Math.abs(V_y))} kN`, text),
        ]),
    ...(V_x === 0
      ? []
      : [
          arrow(px - Math.sign(V_x) * long, py, px, py, palette.ink, 2.4),
          note(px - Math.sign(V_x) * long, py - 8, view.words.write`${short(Math.abs(V_x))} kN`, {
            ...text,
            "text-anchor": V_x > 0 ? "end" : "start",
          }),
        ]),
    ...(M === 0
      ? []
      : [
          turn(px, py, 22, M > 0, palette.ink),
          note(px + 28, py + 20, view.words.write`${short(Math.abs(M))} kNm`, text),
        ]),
  ];
}

/** A load of x, y with its arrow; also for weld groups. */
export const loadArrows = (view: View, at: Point, { V_x, V_y, M }: Pick<Load, "V_x" | "V_y" | "M">): string[] =>
  drawLoad(view, {
    x: at[0],
    y: at[1],
    e_x: 0,
    e_y: 0,
    V_x,
    V_y,
    M,
    far: false,
  });
