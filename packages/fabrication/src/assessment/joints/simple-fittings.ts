/** Simple joints: fin plates, header plates, the plates of hollow ends, cleats. */
import type { ProfileHole } from "../../fabrication.ts";
import { rectangle } from "../solid.ts";
import { dimensionsOf, type Fittings, nothing, type PlateSpec } from "./end.ts";
import {
  around,
  bolts,
  copes,
  grade,
  holeOf,
  num,
  part,
  range,
  rowsOf,
  runs,
  type Setting,
  supportThickness,
} from "./layout.ts";
import { vents } from "./vents.ts";

export function finPlate(setting: Setting): Fittings {
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
    face_mm: -gap,
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

export function headerPlate(setting: Setting): Fittings {
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
    face_mm: -t,
    copes: copes(setting),
    plates: [
      { plate: spec, frame: axes.frame([0, left, bottom], [0, 1, 0], [0, 0, 1], [-1, 0, 0], t), belongs: "assembly" },
    ],
    bolts: columns.flatMap((x) =>
      rows.map((z) => ({
        bolt,
        at: axes.point(0, left + x, z),
        axis: axes.direction(-1, 0, 0),
        drills: holeOf(item),
      })),
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

/** A plate around the end of a tube; bolts above and below it. */
export function hollowEnd(setting: Setting): Fittings {
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
    holes: [
      ...columns.flatMap((x) => rows.map((y) => ({ x_mm: x, y_mm: y, d_mm }))),
      ...vents(setting, width / 2, h / 2),
    ],
    steel_grade: grade({}, at),
  };
  const bolt = bolts(item, t + supportThickness(at, t));
  return {
    ...nothing,
    face_mm: -t,
    plates: [
      {
        plate: spec,
        frame: axes.frame([0, -width / 2, -h / 2], [0, 1, 0], [0, 0, 1], [-1, 0, 0], t),
        belongs: "assembly",
      },
    ],
    bolts: columns.flatMap((x) =>
      rows.map((y) => ({
        bolt,
        at: axes.point(0, x - width / 2, y - h / 2),
        axis: axes.direction(-1, 0, 0),
        drills: d_mm,
      })),
    ),
    welds: runs(setting, "tube", "around", "assembly", [around(setting, 0)]),
  };
}

/** Two angles: one leg on each side of the web, the other on the support. */
export function cleats(setting: Setting): Fittings {
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
    face_mm: -setback,
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
          drills: d_mm,
        })),
      ),
    ],
  };
}
