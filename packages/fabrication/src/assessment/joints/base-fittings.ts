/** Column bases: plate, anchors, the weld around the column. */
import { bolt as boltOf } from "@x/eurocode/materials";
import { rectangle } from "../solid.ts";
import { erectionAnchor } from "./base-proposal.ts";
import { type BoltSpec, type Fittings, nothing, type PlateSpec } from "./end.ts";
import { around, grade, num, numbers, part, range, runs, type Setting } from "./layout.ts";

const groutThickness = 30;
/** Length of an anchor: in the concrete 16 d, above it grout, plate, washer, nut and thread. */
const anchorLength = (d: number, t: number, grout: number): number =>
  Math.ceil((16 * d + grout + t + 1.8 * d) / 10) * 10;

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
  const holes = rows.flatMap((z) => ys.map((y) => ({ x_mm: y + b / 2, y_mm: z + h / 2, d_mm: d?.d_0_mm ?? 22 })));
  const grout = num(item, "grout_t_mm", groutThickness);
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
