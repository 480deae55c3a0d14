/** Column bases: plate, anchors, the weld around the column. */
import { bolt as boltOf } from "@x/eurocode/materials";
import { rectangle } from "../solid.ts";
import { erectionAnchor } from "./base-proposal.ts";
import { type BoltSpec, type Fittings, nothing, type PlateSpec, stocked } from "./end.ts";
import { around, grade, num, numbers, part, range, runs, type Setting } from "./layout.ts";
import { vents } from "./vents.ts";

const groutThickness = 30;
/** Length of an anchor: in the concrete 16 d, above it grout, plate, washer, nut and thread. */
const anchorLength = (d: number, t: number, grout: number): number =>
  Math.ceil((16 * d + grout + t + 1.8 * d) / 10) * 10;

/** Over a hole that is wider than usual lies a square washer, where the column and the next anchor leave room for it. */
function washerOf(
  setting: Setting,
  d: number,
  places: readonly (readonly [y: number, z: number])[],
  [b, h]: readonly [number, number],
): { readonly plate: PlateSpec; readonly side: number; readonly t_mm: number } | undefined {
  const { rules, at, welds } = setting;
  if (rules.anchor_hole_clearance_mm <= 2) return undefined;
  const leg = 1.5 * Math.max(0, ...welds.map((weld) => num(weld.item, "throat_mm")));
  const room = places.map(([y, z], i) =>
    Math.min(
      besideColumn(setting, y, z) - leg,
      b / 2 - Math.abs(y),
      h / 2 - Math.abs(z),
      ...places.flatMap(([oy, oz], k) => (k === i ? [] : [Math.max(Math.abs(oy - y), Math.abs(oz - z)) / 2 - 1])),
    ),
  );
  const side = Math.min(Math.ceil((3 * d) / 5) * 5, Math.floor((2 * Math.min(...room)) / 5) * 5);
  const hole = d + rules.anchor_hole_clearance_mm;
  if (side < hole + 12) return undefined;
  const t_mm = stocked(Math.max(8, 0.4 * d));
  const plate: PlateSpec = {
    use: "plate washer",
    t_mm,
    outline: rectangle(side, side),
    holes: [{ x_mm: side / 2, y_mm: side / 2, d_mm: d + 2 }],
    steel_grade: grade({}, at),
  };
  return { plate, side, t_mm };
}

/** How far a point of the plate is from the column's steel. */
function besideColumn({ dims }: Setting, y: number, z: number): number {
  const { shape, h, b, t_w, t_f } = dims;
  const outside = Math.max(Math.abs(y) - b / 2, Math.abs(z) - h / 2);
  if (shape !== "I" || outside > 0) return outside;
  return Math.min(Math.abs(y) - t_w / 2, h / 2 - t_f - Math.abs(z));
}

export function columnBase(setting: Setting): Fittings {
  const { item, axes, at } = setting;
  const plate = part(item, "plate");
  const [h, b, t] = [num(plate, "h_mm"), num(plate, "b_mm"), num(plate, "t_mm")];
  const given = part(item, "anchors");
  const designed = Object.keys(given).length > 0;
  // without forces on them four hold the column while it is erected
  const size = designed ? String(given.bolt_size) : erectionAnchor;
  const d = boltOf(size);
  const edge = Math.ceil((1.5 * (d?.d_0_mm ?? 22)) / 5) * 5;
  const rows = designed ? numbers(given.rows_mm) : [-(h / 2 - edge), h / 2 - edge];
  const w = designed ? num(given, "w_mm") : b - 2 * edge;
  const n = designed ? num(given, "n_per_row", 2) : 2;
  const ys = range(n).map((i) => (n === 1 ? 0 : (i / (n - 1) - 0.5) * w));
  const diameter = d?.d_mm ?? 20;
  const places = rows.flatMap((z) => ys.map((y) => [y, z] as const));
  const washer = washerOf(setting, diameter, places, [b, h]);
  const d_mm = washer ? diameter + setting.rules.anchor_hole_clearance_mm : (d?.d_0_mm ?? 22);
  const holes = [
    ...places.map(([y, z]) => ({ x_mm: y + b / 2, y_mm: z + h / 2, d_mm })),
    ...vents(setting, b / 2, h / 2),
  ];
  const grout = num(item, "grout_t_mm", groutThickness);
  const above = t + (washer?.t_mm ?? 0);
  const anchor: BoltSpec = {
    kind: "anchor",
    size,
    grade: designed ? String(given.bolt_grade) : "8.8",
    grip_mm: above + grout,
    length_mm:
      designed && num(given, "h_ef_mm") > 0
        ? Math.ceil((num(given, "h_ef_mm") + grout + above + 1.8 * diameter) / 10) * 10
        : anchorLength(diameter, above, grout),
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
      ...(washer
        ? places.map(([y, z]) => ({
            plate: washer.plate,
            frame: axes.frame(
              [washer.t_mm, y - washer.side / 2, z - washer.side / 2],
              [0, 1, 0],
              [0, 0, 1],
              [-1, 0, 0],
              washer.t_mm,
            ),
            belongs: "site" as const,
          }))
        : []),
    ],
    bolts: places.map(([y, z]) => ({
      bolt: anchor,
      at: axes.point(washer?.t_mm ?? 0, y, z),
      axis: axes.direction(-1, 0, 0),
    })),
    welds: runs(setting, "column", "around", "assembly", [around(setting, 0)]),
  };
}
