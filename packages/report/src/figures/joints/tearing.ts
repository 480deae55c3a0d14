import type { AngleGeometry, BlockTearingGeometry, ItemResult, PinGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import { valueIn } from "../../values.ts";
import { arrow, note } from "../arrows.ts";
import { mm, numberOf, short } from "../fields.ts";
import type { Figure } from "../figure.ts";
import { type Point, palette } from "../svg.ts";
import { resistances } from "./bolts.ts";
import { across, cut, down, leader, pull, sheet, type View } from "./drafting.ts";
import { axisLine, boltFront, boltReach, boltSide, box, lightFill, row, shape, steelFill, stroke } from "./parts.ts";
import { says } from "./says.ts";

const plain = { fill: palette.steel, stroke: "none" };
const torn = { fill: palette.warm, "fill-opacity": 0.25, stroke: "none" };
const sheared = { stroke: palette.bad, "stroke-width": 2.4 };
const pulled = { stroke: palette.accent, "stroke-width": 2.4, "stroke-dasharray": "7 3" };

interface Block {
  readonly pattern: string;
  /** of the first bolt of each shear line, and the end of the plate */
  readonly inner: number;
  readonly end: number;
  readonly ys: readonly number[];
  readonly high: number;
}

/** The block that tears out, its lines in shear and in tension. */
function failurePath(view: View, { pattern, inner, end, ys, high }: Block): string[] {
  const [first, last] = [ys[0] ?? 0, ys.at(-1) ?? 0];
  const shear = (y: number) => stroke(view, inner, y, end, y, sheared);
  const tension = (from: number, to: number) => stroke(view, inner, from, inner, to, pulled);
  const block = (from: number, to: number) => box(view, inner, from, end - inner, to - from, torn);
  if (pattern === "two-edges")
    return [block(0, first), block(last, high), shear(first), shear(last), tension(0, first), tension(last, high)];
  if (pattern === "between-lines") return [block(first, last), shear(first), shear(last), tension(first, last)];
  return [block(first, high), shear(first), tension(first, high)];
}

/** The plate with the block that decides. */
export function blockFigure(words: Words, item: ItemResult, geometry: BlockTearingGeometry): Figure {
  const { values } = item;
  const { bolt, t, n_1, n_2, e1, p1, e2, p2, V } = geometry;
  const long = e1 + (n_1 - 1) * p1 + 1.6 * Math.max(e1, p1);
  const high = 2 * e2 + (n_2 - 1) * p2;
  const xs = row(long - e1 - (n_1 - 1) * p1, p1, n_1);
  const ys = row(e2, p2, n_2);
  const pattern = typeof values.pattern === "string" ? values.pattern : "one-edge";
  return sheet(words, {
    title: words.write`${item.mark ?? says.blockTearing}: ${valueIn(words, pattern)}, ${says.plateOf({ t: mm(t) })}`,
    notes: [
      words.tell(says.redBlue),
      ...resistances(words, values, ["A_nv_mm2", "A_nt_mm2", "V_eff_1_Rd_kN", "V_eff_2_Rd_kN"]),
    ],
    views: [
      {
        name: words.tell(says.holesOf({ d: mm(bolt.d_0) })),
        left: 0,
        right: long,
        top: 0,
        bottom: high,
        margin: { left: 96, right: 70 },
        draw: (view) => [
          box(view, 0, 0, long, high, plain),
          stroke(view, 0, 0, long, 0),
          stroke(view, long, 0, long, high),
          stroke(view, 0, high, long, high),
          cut(view.x(0), view.y(0), view.x(0), view.y(high)),
          ...failurePath(view, { pattern, inner: xs[0] ?? 0, end: long, ys, high }),
          ...xs.flatMap((x) => ys.map((y) => boltFront(view, x, y, bolt))),
          across(view, [...xs, long], high, 26, [...xs.slice(1).map(() => "p1"), "e1"]),
          down(view, [0, ...ys, high], long, 14, ["e2", ...ys.slice(1).map(() => "p2"), "e2"]),
          ...pull(view, 0, high / 2, V, "V_Ed"),
        ],
      },
    ],
  });
}

/** The angle on its gusset: along it, and its section. */
export function angleFigure(words: Words, item: ItemResult, geometry: AngleGeometry): Figure {
  const { values } = item;
  const { bolt, angle, gusset, n_1, e1, p1, e2 } = geometry;
  const { connected: leg, other } = geometry.leg;
  const t = angle.t_w;
  const length = e1 + (n_1 - 1) * p1 + 1.5 * leg;
  const xs = row(length - e1 - (n_1 - 1) * p1, p1, n_1);
  const over = 0.35 * leg;
  const reach = boltReach(bolt);
  const legs: Point[] = [
    [0, 0],
    [t, 0],
    [t, leg - t],
    [other, leg - t],
    [other, leg],
    [0, leg],
  ];
  const line = e2;
  return sheet(words, {
    title: words.write`${item.mark ?? says.angle}: ${angle.name}, ${n_1} × ${bolt.name}`,
    notes: [
      words.write`${says.redBlueBlock}; ${says.gusset({ t: mm(gusset) })}, ${says.hole({ d: mm(bolt.d_0) })}`,
      ...resistances(words, values, [
        "N_u_Rd_kN",
        "N_pl_Rd_kN",
        "V_eff_1_Rd_kN",
        "V_eff_2_Rd_kN",
        "F_v_Rd_kN",
        "F_b_Rd_kN",
      ]),
    ],
    views: [
      {
        name: words.tell(says.connectedLeg),
        left: 0,
        right: length + over,
        top: -over,
        bottom: leg + over,
        margin: { left: 100, right: 44 },
        draw: (view) => [
          box(view, (xs[0] ?? 0) - 1.2 * e1, -over, length + over - (xs[0] ?? 0) + 1.2 * e1, leg + 2 * over, lightFill),
          box(view, 0, 0, length, leg, plain),
          stroke(view, 0, 0, length, 0),
          stroke(view, length, 0, length, leg),
          stroke(view, 0, leg, length, leg),
          stroke(view, 0, leg - t, length, leg - t, { "stroke-width": 0.8 }),
          cut(view.x(0), view.y(0), view.x(0), view.y(leg)),
          box(view, xs[0] ?? 0, 0, length - (xs[0] ?? 0), line, torn),
          stroke(view, xs[0] ?? 0, line, length, line, sheared),
          stroke(view, xs[0] ?? 0, 0, xs[0] ?? 0, line, pulled),
          ...xs.map((x) => boltFront(view, x, line, bolt)),
          across(view, [...xs, length], leg + over, 26, [...xs.slice(1).map(() => "p1"), "e1"]),
          down(view, [0, line, leg], length + over, 12, ["e2", ""]),
          ...pull(view, 0, leg / 2, geometry.N, "N_Ed"),
        ],
      },
      {
        name: words.tell(says.sectionView),
        left: -gusset - reach.nut,
        right: Math.max(other, t + reach.head),
        top: -over,
        bottom: leg + over,
        margin: { left: 20, right: 36 },
        draw: (view) => [
          box(view, -gusset, -over, gusset, leg + 2 * over, lightFill),
          shape(view, legs, steelFill),
          boltSide(view, -gusset, t, line, bolt),
          across(view, [-gusset, 0, other], leg + over, 26),
          leader(view.x(t) + 18, view.y(leg * 0.62), view.x(t), view.y(leg * 0.7), words.write`t ${mm(t)}`),
        ],
      },
    ],
  });
}

/** The eye of the plate, and the pin in its plates with the forces of Figure 3.11. */
export function pinFigure(words: Words, item: ItemResult, geometry: PinGeometry): Figure {
  const { values } = item;
  const { d, d_0, d_i, F } = geometry;
  const given = { a: geometry.edge_a, c: geometry.edge_c };
  const least = { a: numberOf(values.a_min_mm) ?? d, c: numberOf(values.c_min_mm) ?? d };
  const a = given.a ?? least.a;
  const c = given.c ?? least.c;
  const [right, half] = [d_0 / 2 + a, d_0 / 2 + c];
  const left = -1.6 * half;
  const dashed = given.a === undefined || given.c === undefined;
  const inPlates = platesOfPin(geometry);
  const total = inPlates.reduce((sum, plate) => sum + plate.t, 0);
  const leastLine = { stroke: palette.warm, "stroke-width": 1, "stroke-dasharray": "5 3" };
  return sheet(words, {
    title: words.write`${item.mark ?? says.pin}: ${mm(d)} mm${d_i > 0 ? words.write`, ${says.bore({ d: mm(d_i) })}` : ""}, ${says.hole({ d: mm(d_0) })}`,
    notes: [
      words.write`${says.table39({ a: mm(least.a), c: mm(least.c) })}${dashed ? words.write`; ${says.edgesNotGiven}` : ""}`,
      ...resistances(words, values, ["F_v_Rd_kN", "F_b_Rd_kN", "M_Ed_kNm", "M_Rd_kNm"]),
    ],
    views: [
      {
        name: words.tell(says.plateView),
        left,
        right,
        top: -half,
        bottom: half,
        margin: { left: 84, right: 56 },
        draw: (view) => [
          box(view, left, -half, right - left, 2 * half, { ...plain }),
          stroke(view, left, -half, right, -half, dashed ? { "stroke-dasharray": "5 3" } : {}),
          stroke(view, right, -half, right, half, dashed ? { "stroke-dasharray": "5 3" } : {}),
          stroke(view, left, half, right, half, dashed ? { "stroke-dasharray": "5 3" } : {}),
          cut(view.x(left), view.y(-half), view.x(left), view.y(half)),
          box(view, 0, -d_0 / 2 - least.c, d_0 / 2 + least.a, d_0 + 2 * least.c, { fill: "none", ...leastLine }),
          pinCircle(view, d_0, palette.paper),
          pinCircle(view, d, "#94a3b8", (d - d_0) / 2),
          d_i > 0 ? pinCircle(view, d_i, palette.paper, (d - d_0) / 2) : "",
          axisLine(view, left, 0, right, 0),
          axisLine(view, 0, -half, 0, half),
          across(view, [-d_0 / 2, d_0 / 2, right], half, 26, ["d0", "a"]),
          down(view, [-half, -d_0 / 2, d_0 / 2, half], right, 14, ["c", "d0", "c"]),
          ...pull(view, left, 0, F, "F_Ed"),
        ],
      },
      ...(inPlates.length === 0
        ? []
        : [
            {
              name: words.tell(says.pinInPlates),
              left: 0,
              right: 2.6 * d,
              top: -0.25 * d,
              bottom: total + 0.25 * d,
              margin: { left: 84, right: 92 },
              draw: (view: View) => pinSection(view, d, inPlates, F, total),
            },
          ]),
    ],
  });
}

/** The pin bears at the side its plate is pulled away from. */
const pinCircle = (view: View, d: number, fill: string, shift = 0) => {
  const list = Array.from({ length: 48 }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / 48;
    return [shift * -1 + (d / 2) * Math.cos(angle), (d / 2) * Math.sin(angle)];
  });
  return shape(view, list, { fill, stroke: palette.ink, "stroke-width": 1 });
};

interface PinPlate {
  readonly t: number;
  readonly role: "outer" | "inner" | "gap";
}

function platesOfPin({ plates }: PinGeometry): PinPlate[] {
  if (!plates) return [];
  const { a, b, c } = plates;
  return [
    { t: a, role: "outer" },
    { t: c, role: "gap" },
    { t: b, role: "inner" },
    { t: c, role: "gap" },
    { t: a, role: "outer" },
  ];
}

function pinSection(view: View, d: number, plates: readonly PinPlate[], F: number, total: number): string[] {
  const wide = 2.6 * d;
  const starts = plates.map((_, i) => plates.slice(0, i).reduce((sum, { t }) => sum + t, 0));
  const parts = plates.flatMap(({ t, role }, i) => {
    const y = starts[i] ?? 0;
    if (role === "gap") return [];
    const middle = view.y(y + t / 2);
    const [from, way] = role === "inner" ? [view.x(0) - 4, -1] : [view.x(wide) + 4, 1];
    const force = role === "inner" ? F : F / 2;
    return [
      box(view, 0, y, wide, t, role === "inner" ? steelFill : lightFill),
      arrow(from, middle, from + way * 34, middle, palette.bad, 2),
      role === "inner"
        ? ""
        : note(from + 38, middle + 3.5, view.words.write`${short(force)} kN`, { fill: palette.bad }),
    ];
  });
  return [
    ...parts,
    box(view, wide / 2 - d / 2, -0.25 * d, d, total + 0.5 * d, {
      fill: "#94a3b8",
      stroke: palette.ink,
      "stroke-width": 1,
    }),
    axisLine(view, wide / 2, -0.35 * d, wide / 2, total + 0.35 * d),
    across(view, [wide / 2 - d / 2, wide / 2 + d / 2], total + 0.25 * d, 22, ["d"]),
    down(view, [...starts, total], 0, -46, ["a", "c", "b", "c", "a"]),
  ];
}
