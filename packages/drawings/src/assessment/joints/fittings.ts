/** The plates, holes, bolts and welds of a joint, laid out in the axes of the member's end from the items of its checks. */
import { bolt as boltOf } from "@x/eurocode/materials";
import type { Cope, JointType, ProfileHole } from "../../fabrication.ts";
import { rectangle } from "../solid.ts";
import {
  axesOf,
  type Belongs,
  type BoltSpec,
  dimensionsOf,
  type EndAxes,
  type Fittings,
  type JointEnd,
  joined,
  nothing,
  type PlateSpec,
  type WeldRuns,
} from "./end.ts";
import { plateGrade } from "./forces.ts";
import { ERECTION_ANCHOR, gussetOf, lapOf } from "./size.ts";
import type { Item } from "./verify.ts";

interface Setting {
  readonly at: JointEnd;
  readonly axes: EndAxes;
  readonly item: Item;
  readonly welds: readonly { readonly of: string; readonly item: Item }[];
  readonly dims: ReturnType<typeof dimensionsOf>;
}

export function fittingsOf(at: JointEnd, type: JointType, items: readonly Item[], weldOf: readonly string[]): Fittings {
  const [item, ...rest] = items;
  if (!item) return nothing;
  const setting: Setting = {
    at,
    // without a length the end is laid out by itself: holes are then not used
    axes: axesOf(at.end, at.member.length_mm ?? 0),
    item,
    welds: rest.map((weld, i) => ({ of: weldOf[i] ?? "", item: weld })),
    dims: dimensionsOf(at.member.profile),
  };
  switch (type) {
    case "fin-plate":
      return finPlate(setting);
    case "header-plate":
      return setting.item.connection === "bolt" ? hollowEnd(setting) : headerPlate(setting);
    case "angle-cleats":
      return cleats(setting);
    case "end-plate":
      return endPlate(setting);
    case "welded-beam":
      return joined(momentWelds(setting, "support"), stiffeners(setting));
    case "splice":
      return splice(setting);
    case "gusset":
      return gusset(setting);
    case "column-base":
      return columnBase(setting);
    default:
      return nothing;
  }
}

const num = (item: Item, name: string, otherwise = 0): number => {
  const value = item[name];
  return typeof value === "number" ? value : otherwise;
};
const part = (item: Item, name: string): Item => {
  const value = item[name];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Item) : {}; // JSON: an object
};
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
const range = (n: number): number[] => Array.from({ length: Math.max(0, Math.round(n)) }, (_, i) => i);

const bolts = (item: Item, grip_mm: number): BoltSpec => ({
  kind: "bolt",
  size: String(item.bolt_size),
  grade: String(item.bolt_grade),
  grip_mm,
  ...(["B", "C", "E"].includes(String(item.category)) && { preloaded: true }),
});

const holeOf = (item: Item): number => {
  const size = boltOf(String(item.bolt_size));
  return num(item, "d0_mm", size?.d_0_mm ?? 0);
};

const grade = (item: Item, { member }: JointEnd): string => plateGrade(String(item.steel_grade ?? member.steel_grade));

function runs(
  setting: Setting,
  of: string,
  sides: WeldRuns["sides"],
  belongs: Belongs,
  paths: WeldRuns["paths"],
): WeldRuns[] {
  const weld = setting.welds.find((one) => one.of === of);
  if (!weld) return [];
  const length = num(weld.item, "length_mm") * (sides === "around" ? num(weld.item, "n_welds", 1) : 1);
  return [{ of, throat_mm: num(weld.item, "throat_mm"), length_mm: Math.round(length), sides, paths, belongs }];
}

/** z of the rows: from the top of the beam, or of what a notch leaves. */
function rowsOf({ item, dims }: Setting): { rows: number[]; top: number } {
  const [n_1, e1, p1] = [num(item, "n_1"), num(item, "e1"), num(item, "p1")];
  const h_p = num(part(item, "plate"), "h_mm", num(part(item, "cleat"), "h_mm"));
  const notch = num(part(item, "notch"), "depth_top_mm");
  // by default the plate is centred on the web
  const first = typeof item.e1_b === "number" ? notch + item.e1_b : (dims.h - h_p) / 2 + e1;
  const z = dims.h / 2 - first;
  return { rows: range(n_1).map((i) => z - i * p1), top: z + e1 };
}

function copes({ item, at }: Setting): Cope[] {
  const notch = part(item, "notch");
  const length_mm = num(notch, "length_mm");
  const cope = (edge: Cope["edge"], depth_mm: number): Cope[] =>
    depth_mm > 0 && length_mm > 0 ? [{ end: at.end, edge, length_mm, depth_mm, radius_mm: 10 }] : [];
  return [...cope("top", num(notch, "depth_top_mm")), ...cope("bottom", num(notch, "depth_bottom_mm"))];
}

function finPlate(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const plate = part(item, "plate");
  const [h, b, t] = [num(plate, "h_mm"), num(plate, "b_mm"), num(plate, "t_mm")];
  const [n_2, p2, e2] = [num(item, "n_2", 1), num(item, "p2"), num(item, "e2")];
  const e2_b = num(item, "e2_b", e2);
  const { rows, top } = rowsOf(setting);
  const lines = range(n_2).map((i) => e2_b + i * p2);
  const gap = b - e2 - (n_2 - 1) * p2 - e2_b;
  const d_mm = holeOf(item);
  // on the flat back of a channel, on the right of the web of an I
  const side = dims.shape === "channel" ? -1 : 1;
  const face = dims.y_w + (side * dims.t_w) / 2;
  const bottom = top - h;
  const spec: PlateSpec = {
    use: "fin plate",
    t_mm: t,
    outline: rectangle(b, h),
    holes: lines.flatMap((u) => rows.map((z) => ({ x_mm: u + gap, y_mm: z - bottom, d_mm }))),
    steel_grade: grade(plate, at),
  };
  const bolt = bolts(item, dims.t_w + t);
  return {
    ...nothing,
    holes: lines.flatMap((u) => rows.map((z): ProfileHole => ({ wall: "web", x_mm: axes.x(u), across_mm: z, d_mm }))),
    copes: copes(setting),
    plates: [
      {
        plate: spec,
        frame: axes.frame([-gap, face, bottom], [1, 0, 0], [0, 0, 1], [0, side, 0], t),
        belongs: "support",
      },
    ],
    bolts: lines.flatMap((u) =>
      rows.map((z) => ({
        bolt,
        at: axes.point(u, face - side * dims.t_w, z),
        axis: axes.direction(0, side, 0),
      })),
    ),
    welds: runs(
      setting,
      "plate",
      "both",
      "support",
      [0, t].map((y) => [axes.point(-gap, face + side * y, bottom), axes.point(-gap, face + side * y, top)]),
    ),
  };
}

function headerPlate(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const plate = part(item, "plate");
  const [h, b, t] = [num(plate, "h_mm"), num(plate, "b_mm"), num(plate, "t_mm")];
  const w = num(item, "w_mm", b - 2 * num(item, "e2"));
  const { rows, top } = rowsOf(setting);
  const bottom = top - h;
  const columns = [b / 2 - w / 2, b / 2 + w / 2];
  const spec: PlateSpec = {
    use: "end plate",
    t_mm: t,
    outline: rectangle(b, h),
    holes: columns.flatMap((x) => rows.map((z) => ({ x_mm: x, y_mm: z - bottom, d_mm: holeOf(item) }))),
    steel_grade: grade(plate, at),
  };
  const left = dims.y_w - b / 2;
  const bolt = bolts(item, t + supportThickness(at, t));
  return {
    ...nothing,
    copes: copes(setting),
    plates: [
      { plate: spec, frame: axes.frame([0, left, bottom], [0, 1, 0], [0, 0, 1], [-1, 0, 0], t), belongs: "assembly" },
    ],
    bolts: columns.flatMap((x) =>
      rows.map((z) => ({ bolt, at: axes.point(0, left + x, z), axis: axes.direction(-1, 0, 0) })),
    ),
    welds: runs(
      setting,
      "web",
      "both",
      "assembly",
      [-1, 1].map((s) => {
        const y = dims.y_w + (s * dims.t_w) / 2;
        return [axes.point(0, y, bottom), axes.point(0, y, top)];
      }),
    ),
  };
}

/** Where the support is not known its ply is taken as thick as the plate. */
function supportThickness({ support }: JointEnd, otherwise: number): number {
  if (!support) return otherwise;
  const { t_f, t_w, shape } = dimensionsOf(support.profile);
  return shape === "I" || shape === "channel" ? t_f : t_w;
}

/** A plate around the end of a tube; bolts above and below it. */
function hollowEnd(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const d_mm = holeOf(item);
  const edge = num(item, "e1");
  const b = Math.ceil((dims.b + 20) / 10) * 10;
  const h = Math.ceil((dims.h + 4 * edge) / 10) * 10;
  const t = num(item, "plate_t");
  const w = Math.max(3 * num(item, "e1") * 0.75, b - 2 * edge);
  const width = Math.max(b, w + 2 * edge);
  const columns = [width / 2 - w / 2, width / 2 + w / 2];
  const rows = [edge, h - edge];
  const spec: PlateSpec = {
    use: "end plate",
    t_mm: t,
    outline: rectangle(width, h),
    holes: columns.flatMap((x) => rows.map((y) => ({ x_mm: x, y_mm: y, d_mm }))),
    steel_grade: grade({}, at),
  };
  const bolt = bolts(item, t + supportThickness(at, t));
  return {
    ...nothing,
    plates: [
      {
        plate: spec,
        frame: axes.frame([0, -width / 2, -h / 2], [0, 1, 0], [0, 0, 1], [-1, 0, 0], t),
        belongs: "assembly",
      },
    ],
    bolts: columns.flatMap((x) =>
      rows.map((y) => ({ bolt, at: axes.point(0, x - width / 2, y - h / 2), axis: axes.direction(-1, 0, 0) })),
    ),
    welds: runs(setting, "tube", "around", "assembly", [around(setting, 0)]),
  };
}

/** A closed path around the section at u: its box, or a polygon of 24 sides. */
function around({ axes, dims }: Setting, u: number): ReturnType<EndAxes["point"]>[] {
  const { shape, h, b, t_w, t_f, y_w } = dims;
  if (shape === "CHS")
    return range(25).map((i) =>
      axes.point(u, (b / 2) * Math.cos((i * Math.PI) / 12), (b / 2) * Math.sin((i * Math.PI) / 12)),
    );
  const [y, z] = [b / 2, h / 2];
  const corners: [number, number][] =
    shape === "I"
      ? [
          [-y, -z],
          [y, -z],
          [y, -z + t_f],
          [y_w + t_w / 2, -z + t_f],
          [y_w + t_w / 2, z - t_f],
          [y, z - t_f],
          [y, z],
          [-y, z],
          [-y, z - t_f],
          [y_w - t_w / 2, z - t_f],
          [y_w - t_w / 2, -z + t_f],
          [-y, -z + t_f],
          [-y, -z],
        ]
      : [
          [-y, -z],
          [y, -z],
          [y, z],
          [-y, z],
          [-y, -z],
        ];
  return corners.map(([cy, cz]) => axes.point(u, cy, cz));
}

/** Two angles: one leg on each side of the web, the other on the support. */
function cleats(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const cleat = part(item, "cleat");
  const profile = String(cleat.profile);
  const { h: long, b: short, t_w: t } = dimensionsOf(profile);
  const length = num(cleat, "h_mm");
  const [n_2, p2, e2] = [num(item, "n_2", 1), num(item, "p2"), num(item, "e2")];
  const e2_b = num(item, "e2_b", e2);
  const setback = long - e2 - (n_2 - 1) * p2 - e2_b;
  const { rows, top } = rowsOf(setting);
  const bottom = top - length;
  const lines = range(n_2).map((i) => e2_b + i * p2);
  const d_mm = holeOf(item);
  // outstanding leg: default gauge of the check
  const w = num(item, "w_mm", dims.t_w + 2 * (short - e2));
  // the piece stands: its x goes up, the leg `h` (upright, z) lies along the beam, the leg `b` (y) along the support
  const outstanding = w / 2 - dims.t_w / 2;
  const pieceOf = (upright: boolean) => {
    const x = (z: number) => (upright ? z - bottom : top - z);
    return {
      profile,
      length_mm: length,
      steel_grade: String(cleat.steel_grade ?? at.member.steel_grade),
      holes: [
        // heel at the support's face: the long leg begins there
        ...lines.flatMap((u) =>
          rows.map((z): ProfileHole => ({ wall: "web", x_mm: x(z), across_mm: u + setback - long / 2, d_mm })),
        ),
        ...rows.map((z): ProfileHole => ({ wall: "bottom", x_mm: x(z), across_mm: outstanding - short / 2, d_mm })),
      ].sort((a, b) => a.wall.localeCompare(b.wall) || a.x_mm - b.x_mm || a.across_mm - b.across_mm),
    };
  };
  const boltWeb = bolts(item, dims.t_w + 2 * t);
  const boltSupport = bolts(item, t + supportThickness(at, t));
  return {
    ...nothing,
    holes: lines.flatMap((u) => rows.map((z): ProfileHole => ({ wall: "web", x_mm: axes.x(u), across_mm: z, d_mm }))),
    copes: copes(setting),
    pieces: [1, -1].map((side) => {
      // right-handed on both sides: one of the two angles stands upside down
      const upright = side < 0 === (at.end === "start");
      return {
        piece: pieceOf(upright),
        frame: {
          origin: axes.point(-setback + long / 2, dims.y_w + side * (dims.t_w / 2 + short / 2), upright ? bottom : top),
          x: [0, 0, upright ? 1 : -1] as const,
          y: [0, side, 0] as const,
        },
        belongs: "site" as const,
      };
    }),
    bolts: [
      ...lines.flatMap((u) =>
        rows.map((z) => ({
          bolt: boltWeb,
          at: axes.point(u, dims.y_w - dims.t_w / 2 - t, z),
          axis: axes.direction(0, 1, 0),
        })),
      ),
      ...[-1, 1].flatMap((side) =>
        rows.map((z) => ({
          bolt: boltSupport,
          at: axes.point(-setback + t, dims.y_w + (side * w) / 2, z),
          axis: axes.direction(-1, 0, 0),
        })),
      ),
    ],
  };
}

function endPlate(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const plate = part(item, "plate");
  const [h, b, t] = [num(plate, "h_mm"), num(plate, "b_mm"), num(plate, "t_mm")];
  const above = num(plate, "top_mm");
  const top = dims.h / 2 + above;
  const w = num(item, "w_mm");
  const rows = [...numbers(item.rows_mm), ...numbers(item.shear_rows_mm)].map((y) => top - y);
  const columns = [b / 2 - w / 2, b / 2 + w / 2];
  const spec: PlateSpec = {
    use: "end plate",
    t_mm: t,
    outline: rectangle(b, h),
    holes: columns.flatMap((x) => rows.map((z) => ({ x_mm: x, y_mm: z - (top - h), d_mm: holeOf(item) }))),
    steel_grade: grade(plate, at),
  };
  const bolt = bolts(item, t + supportThickness(at, t));
  const base: Fittings = {
    ...nothing,
    plates: [
      {
        plate: spec,
        frame: axes.frame([0, -b / 2, top - h], [0, 1, 0], [0, 0, 1], [-1, 0, 0], t),
        belongs: "assembly",
      },
    ],
    bolts: columns.flatMap((x) =>
      rows.map((z) => ({ bolt, at: axes.point(0, x - b / 2, z), axis: axes.direction(-1, 0, 0) })),
    ),
  };
  return joined(base, momentWelds(setting, "assembly"), haunch(setting), stiffeners(setting));
}

function momentWelds(setting: Setting, belongs: Belongs): Fittings {
  const { axes, dims } = setting;
  const { h, b, t_f, t_w, r } = dims;
  const line = (y1: number, z1: number, y2: number, z2: number) => [axes.point(0, y1, z1), axes.point(0, y2, z2)];
  const flanges = [1, -1].flatMap((s) => [
    line(-b / 2, (s * h) / 2, b / 2, (s * h) / 2),
    line(-b / 2, s * (h / 2 - t_f), b / 2, s * (h / 2 - t_f)),
  ]);
  const web = [1, -1].map((s) => line((s * t_w) / 2, -h / 2 + t_f + r, (s * t_w) / 2, h / 2 - t_f - r));
  return {
    ...nothing,
    welds: [...runs(setting, "flange", "both", belongs, flanges), ...runs(setting, "web", "both", belongs, web)],
  };
}

/** Below the beam: a triangle of web and a flange, cut from plate as thick as the beam's own. */
function haunch(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const of = part(item, "haunch");
  const [depth, length] = [num(of, "depth_mm"), num(of, "length_mm")];
  if (!(depth > 0) || !(length > 0)) return nothing;
  const [t_w, t_f] = [num(of, "t_w_mm", dims.t_w), num(of, "t_f_mm", dims.t_f)];
  const bottom = -dims.h / 2;
  const steel_grade = grade({}, at);
  const slope = Math.hypot(length, depth - t_f);
  const web: PlateSpec = {
    use: "haunch",
    t_mm: t_w,
    // a point at the far end could not be cut: 20 mm are left
    outline: [
      [0, 0],
      [length, depth - t_f - 20],
      [length, depth - t_f],
      [0, depth - t_f],
    ],
    holes: [],
    steel_grade,
  };
  const flange: PlateSpec = {
    use: "haunch",
    t_mm: t_f,
    outline: rectangle(round1(slope), dims.b),
    holes: [],
    steel_grade,
  };
  const [cos, sin] = [length / slope, (depth - t_f - 20) / slope];
  return {
    ...nothing,
    plates: [
      {
        plate: web,
        frame: axes.frame([0, -t_w / 2, bottom - depth + t_f], [1, 0, 0], [0, 0, 1], [0, 1, 0], t_w),
        belongs: "assembly",
      },
      {
        plate: flange,
        frame: axes.frame([0, -dims.b / 2, bottom - depth + t_f], [cos, 0, sin], [0, 1, 0], [sin, 0, -cos], t_f),
        belongs: "assembly",
      },
    ],
  };
}

const round1 = (value: number): number => Math.round(value * 10) / 10;

/** In the column: four beside its web for each line of force, plates on the web. They go with the column. */
function stiffeners({ item, at, axes }: Setting): Fittings {
  const of = part(item, "stiffeners");
  const { support } = at;
  if (!support || Object.keys(of).length === 0) return nothing;
  const column = dimensionsOf(support.profile);
  const clear = column.h - 2 * column.t_f;
  const width = Math.floor((column.b - column.t_w) / 2);
  const steel_grade = plateGrade(support.steel_grade);
  const clip = Math.min(column.r, width / 3);
  // corners clipped at the column's fillets
  const between = (t: number): PlateSpec => ({
    use: "stiffener",
    t_mm: t,
    outline: [
      [clip, 0],
      [clear - clip, 0],
      [clear, clip],
      [clear, width],
      [0, width],
      [0, clip],
    ],
    holes: [],
    steel_grade,
  });
  const list: PlateSpec[] = [];
  for (const name of ["compression_t_mm", "tension_t_mm", "diagonal_t_mm"]) {
    const t = num(of, name);
    if (t > 0) list.push(between(t), between(t));
  }
  const web = num(of, "web_plate_t_mm");
  const height = num(part(item, "plate"), "h_mm", dimensionsOf(at.member.profile).h);
  if (web > 0)
    list.push({
      use: "stiffener",
      t_mm: web,
      outline: rectangle(clear - 2 * column.r, height),
      holes: [],
      steel_grade,
    });
  const backing = num(of, "backing_plate_t_mm");
  if (backing > 0) {
    const plate: PlateSpec = {
      use: "stiffener",
      t_mm: backing,
      outline: rectangle(width, height),
      holes: [],
      steel_grade,
    };
    list.push(plate, plate);
  }
  // where on the column they stand follows from the beam: shown behind the end plate
  return {
    ...nothing,
    plates: list.map((plate, i) => ({
      plate,
      frame: axes.frame([-clear - 40, 0, -i * 60], [1, 0, 0], [0, 1, 0], [0, 0, 1], plate.t_mm),
      belongs: "support" as const,
    })),
  };
}

function splice(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const { h, b, t_f, t_w, y_w } = dims;
  const flange = part(item, "flange_plate");
  const [n_1, n_2, e1, p1, p2] = ["n_1", "n_2", "e1", "p1", "p2"].map((name) => num(flange, name, 1)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const half = 2 * e1 + (n_1 - 1) * p1;
  const t = num(flange, "t_mm");
  const b_p = num(flange, "b_mm", b);
  const d_mm = holeOf(flange);
  const us = range(n_1).map((i) => e1 + i * p1);
  const ys = range(n_2).map((i) => (i - (n_2 - 1) / 2) * p2);
  const cover: PlateSpec = {
    use: "splice plate",
    t_mm: t,
    outline: rectangle(2 * half, b_p),
    holes: [...us.map((u) => half - u), ...us.map((u) => half + u)].flatMap((x) =>
      ys.map((y) => ({ x_mm: x, y_mm: y + b_p / 2, d_mm })),
    ),
    steel_grade: grade(flange, at),
  };
  const flangeBolt = bolts(flange, t_f + t);
  const flanges: Fittings[] = [1, -1].map((s) => ({
    ...nothing,
    holes: us.flatMap((u) =>
      ys.map((y): ProfileHole => ({ wall: s > 0 ? "top" : "bottom", x_mm: axes.x(u), across_mm: y, d_mm })),
    ),
    plates: [
      {
        plate: cover,
        frame: axes.frame([-half, -b_p / 2, (s * h) / 2], [1, 0, 0], [0, 1, 0], [0, 0, s], t),
        belongs: "site" as const,
      },
    ],
    bolts: [...us, ...us.map((u) => -u)].flatMap((u) =>
      ys.map((y) => ({ bolt: flangeBolt, at: axes.point(u, y, s * (h / 2 + t)), axis: axes.direction(0, 0, -s) })),
    ),
  }));
  const web = part(item, "web_plate");
  if (Object.keys(web).length === 0) return joined(...flanges);
  const [wh, wt] = [num(web, "h_mm"), num(web, "t_mm")];
  const [m_1, m_2, f1, q1, f2, q2] = ["n_1", "n_2", "e1", "p1", "e2", "p2"].map((name) => num(web, name, 1)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const wd = holeOf(web);
  const zs = range(m_1).map((i) => wh / 2 - f1 - i * q1);
  const wus = range(m_2).map((i) => num(web, "b_mm") - f2 - (m_2 - 1 - i) * q2);
  const wHalf = num(web, "b_mm");
  const webCover: PlateSpec = {
    use: "splice plate",
    t_mm: wt,
    outline: rectangle(2 * wHalf, wh),
    holes: [...wus.map((u) => wHalf - u), ...wus.map((u) => wHalf + u)].flatMap((x) =>
      zs.map((z) => ({ x_mm: x, y_mm: z + wh / 2, d_mm: wd })),
    ),
    steel_grade: grade(web, at),
  };
  const sides = num(web, "sides", 2) === 1 ? [1] : [1, -1];
  const webBolt = bolts(web, t_w + sides.length * wt);
  return joined(...flanges, {
    ...nothing,
    holes: wus.flatMap((u) => zs.map((z): ProfileHole => ({ wall: "web", x_mm: axes.x(u), across_mm: z, d_mm: wd }))),
    plates: sides.map((s) => ({
      plate: webCover,
      frame: axes.frame([-wHalf, y_w + (s * t_w) / 2, -wh / 2], [1, 0, 0], [0, 0, 1], [0, s, 0], wt),
      belongs: "site" as const,
    })),
    bolts: [...wus, ...wus.map((u) => -u)].flatMap((u) =>
      zs.map((z) => ({ bolt: webBolt, at: axes.point(u, y_w + t_w / 2 + wt, z), axis: axes.direction(0, -1, 0) })),
    ),
  });
}

/** A brace on its gusset: by its leg, its own thickness, or a plate in the slotted tube. */
function gusset(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const { shape, h, b, t_w, y_w } = dims;
  const angle = shape === "angle";
  const tube = shape === "RHS" || shape === "CHS";
  const n = num(item, angle ? "n_1" : "n_bolts", 2);
  const [e1, p1] = [num(item, "e1"), num(item, "p1")];
  const d_mm = holeOf(item);
  const steel_grade = grade({}, at);
  const lap = lapOf(item);
  const tongueWeld = setting.welds.find(({ of }) => of === "tongue");
  const inside = tongueWeld ? num(tongueWeld.item, "length_mm") : 0;
  const t_own = angle ? t_w : num(item, "plate_t");
  const t = angle ? num(part(item, "gusset"), "t_mm", gussetOf(t_w)) : gussetOf(t_own);
  const width = tube ? num(item, "e2") * 2 : angle ? h : Math.max(h, b);
  // angle: from the toe of the upright leg
  const across = angle ? h / 2 - num(item, "e2") : 0;
  const us = range(n).map((i) => (tube ? -(e1 + i * p1) : e1 + i * p1));
  const plateWidth = Math.ceil((width + 60) / 10) * 10;
  const plateLength = Math.ceil((lap + 40) / 10) * 10;
  // clipped at the end that lies on the brace
  const clip = Math.round(plateWidth / 5);
  const z0 = across - plateWidth / 2;
  const farthest = tube ? Math.min(...us) : Math.max(...us);
  const start = tube ? farthest - e1 - 40 : -40;
  const holes = us.map((u) => ({ x_mm: u - start, y_mm: plateWidth / 2, d_mm }));
  const gussetPlate: PlateSpec = {
    use: "gusset",
    t_mm: t,
    outline: [
      [0, 0],
      [plateLength - clip, 0],
      [plateLength, clip],
      [plateLength, plateWidth - clip],
      [plateLength - clip, plateWidth],
      [0, plateWidth],
    ],
    holes,
    steel_grade,
  };
  // flat: beside it; angle: behind its leg; tube: beside the plate in its slot
  const face = angle ? y_w - t_w / 2 : tube ? -t_own / 2 : y_w - t_w / 2;
  const bolt = bolts(item, t + t_own);
  const tongue: PlateSpec = {
    use: "gusset",
    t_mm: t_own,
    outline: rectangle(inside + lap + 20, width),
    holes: us.map((u) => ({ x_mm: u + lap + 20, y_mm: width / 2, d_mm })),
    steel_grade,
  };
  const gussetWelds = runs(
    setting,
    "gusset",
    "both",
    "support",
    [0, t].map((y) => [axes.point(start, face - y, z0), axes.point(start, face - y, z0 + plateWidth)]),
  );
  return {
    ...nothing,
    holes: tube
      ? // the slot for its plate, open towards the end
        (["top", "bottom"] as const).map((wall) => ({
          wall,
          x_mm: axes.x(inside / 2),
          across_mm: 0,
          d_mm: t_own + 1,
          slot_mm: inside,
        }))
      : us.map((u): ProfileHole => ({ wall: "web", x_mm: axes.x(u), across_mm: across, d_mm })),
    plates: [
      {
        plate: gussetPlate,
        frame: axes.frame([start, face, z0], [1, 0, 0], [0, 0, 1], [0, -1, 0], t),
        belongs: "support",
      },
      ...(tube
        ? [
            {
              plate: tongue,
              frame: axes.frame([-lap - 20, -t_own / 2, -width / 2], [1, 0, 0], [0, 0, 1], [0, 1, 0], t_own),
              belongs: "assembly" as const,
            },
          ]
        : []),
    ],
    bolts: us.map((u) => ({ bolt, at: axes.point(u, face + t_own, across), axis: axes.direction(0, -1, 0) })),
    welds: [
      ...gussetWelds,
      ...runs(
        setting,
        "tongue",
        "both",
        "assembly",
        [1, -1].flatMap((sz) =>
          [1, -1].map((sy) => [
            axes.point(0, (sy * t_own) / 2, (sz * h) / 2),
            axes.point(inside, (sy * t_own) / 2, (sz * h) / 2),
          ]),
        ),
      ),
    ],
  };
}

const GROUT = 30;
/** Length of an anchor: in the concrete 16 d, above it grout, plate, washer, nut and thread. */
const anchorLength = (d: number, t: number, grout: number): number =>
  Math.ceil((16 * d + grout + t + 1.8 * d) / 10) * 10;

function columnBase(setting: Setting): Fittings {
  const { item, axes, at } = setting;
  const plate = part(item, "plate");
  const [h, b, t] = [num(plate, "h_mm"), num(plate, "b_mm"), num(plate, "t_mm")];
  const given = part(item, "anchors");
  const designed = Object.keys(given).length > 0;
  // without forces on them four hold the column while it is erected
  const size = designed ? String(given.bolt_size) : ERECTION_ANCHOR;
  const d = boltOf(size);
  const edge = Math.ceil((1.5 * (d?.d_0_mm ?? 22)) / 5) * 5;
  const rows = designed ? numbers(given.rows_mm) : [-(h / 2 - edge), h / 2 - edge];
  const w = designed ? num(given, "w_mm") : b - 2 * edge;
  const n = designed ? num(given, "n_per_row", 2) : 2;
  const ys = range(n).map((i) => (n === 1 ? 0 : (i / (n - 1) - 0.5) * w));
  const holes = rows.flatMap((z) => ys.map((y) => ({ x_mm: y + b / 2, y_mm: z + h / 2, d_mm: d?.d_0_mm ?? 22 })));
  const grout = num(item, "grout_t_mm", GROUT);
  const diameter = d?.d_mm ?? 20;
  const anchor: BoltSpec = {
    kind: "anchor",
    size,
    grade: designed ? String(given.bolt_grade) : "8.8",
    grip_mm: t + grout,
    length_mm:
      designed && num(given, "h_ef_mm") > 0
        ? Math.ceil((num(given, "h_ef_mm") + grout + t + 1.8 * diameter) / 10) * 10
        : anchorLength(diameter, t, grout),
  };
  const spec: PlateSpec = {
    use: "base plate",
    t_mm: t,
    outline: rectangle(b, h),
    holes,
    steel_grade: grade(plate, at),
  };
  return {
    ...nothing,
    plates: [
      { plate: spec, frame: axes.frame([0, -b / 2, -h / 2], [0, 1, 0], [0, 0, 1], [-1, 0, 0], t), belongs: "assembly" },
    ],
    bolts: rows.flatMap((z) =>
      ys.map((y) => ({ bolt: anchor, at: axes.point(0, y, z), axis: axes.direction(-1, 0, 0) })),
    ),
    welds: runs(setting, "column", "around", "assembly", [around(setting, 0)]),
  };
}
