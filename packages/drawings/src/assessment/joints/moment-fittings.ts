/** Joints that carry moments: end plates, welded beams, haunches, stiffeners of the column. */
import { rectangle, round1 } from "../solid.ts";
import { type Belongs, dimensionsOf, type Fittings, joined, nothing, type PlateSpec } from "./end.ts";
import { plateGrade } from "./forces.ts";
import { bolts, grade, holeOf, num, numbers, part, runs, type Setting, supportThickness } from "./layout.ts";

export function endPlate(setting: Setting): Fittings {
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
    face_mm: -t,
    plates: [
      {
        plate: spec,
        frame: axes.frame([0, -b / 2, top - h], [0, 1, 0], [0, 0, 1], [-1, 0, 0], t),
        belongs: "assembly",
      },
    ],
    bolts: columns.flatMap((x) =>
      rows.map((z) => ({
        bolt,
        at: axes.point(0, x - b / 2, z),
        axis: axes.direction(-1, 0, 0),
        // without a support it is the splice of two equal beams: the other one has a plate as well
        drills: holeOf(item),
      })),
    ),
  };
  return joined(base, momentWelds(setting, "assembly"), haunch(setting), stiffeners(setting, -t));
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

/** The beam comes to the site by itself: there it is welded to its column. */
export function weldedBeam(setting: Setting): Fittings {
  const made = momentWelds(setting, "assembly");
  const welds = made.welds.map((run) => ({ ...run, where: "site" as const }));
  return joined({ ...made, welds, face_mm: 0 }, stiffeners(setting, 0));
}

/**
 * In the column, in the axes of the beam's end whose face of the column is at u = `face`: two beside its web in line with
 * each flange of the beam, a plate on its web, plates behind its flange.
 */
function stiffeners({ item, at, axes, dims }: Setting, face: number): Fittings {
  const of = part(item, "stiffeners");
  const { support } = at;
  if (!support || Object.keys(of).length === 0) return nothing;
  const column = dimensionsOf(support.profile);
  const clear = column.h - 2 * column.t_f;
  const width = Math.floor((column.b - column.t_w) / 2);
  const steel_grade = plateGrade(support.steel_grade);
  const clip = Math.min(column.r, width / 3);
  const inner = face - column.t_f;
  const sides = [1, -1] as const;
  const plates: Fittings["plates"][number][] = [];
  const stiffener = (t_mm: number, outline: PlateSpec["outline"]): PlateSpec => ({
    use: "stiffener",
    t_mm,
    outline,
    holes: [],
    steel_grade,
  });
  // corners clipped at the column's fillets
  const between: PlateSpec["outline"] = [
    [clip, 0],
    [clear - clip, 0],
    [clear, clip],
    [clear, width],
    [0, width],
    [0, clip],
  ];
  const depth = num(part(item, "haunch"), "depth_mm");
  const [upper, lower] = [(dims.h - dims.t_f) / 2, -(dims.h - dims.t_f) / 2 - depth];
  const hogging = num(item, "M_j_Ed", 1) >= 0;
  const levels = { compression_t_mm: hogging ? lower : upper, tension_t_mm: hogging ? upper : lower, diagonal_t_mm: 0 };
  for (const [name, level] of Object.entries(levels)) {
    const t = num(of, name);
    if (!(t > 0)) continue;
    for (const s of sides)
      plates.push({
        plate: stiffener(t, between),
        frame: axes.frame([inner - clear, (s * column.t_w) / 2, level - t / 2], [1, 0, 0], [0, s, 0], [0, 0, 1], t),
        belongs: "support",
      });
  }
  const height = num(part(item, "plate"), "h_mm", dims.h);
  const bottom = dims.h / 2 + num(part(item, "plate"), "top_mm") - height;
  const web = num(of, "web_plate_t_mm");
  if (web > 0)
    plates.push({
      plate: stiffener(web, rectangle(clear - 2 * column.r, height)),
      frame: axes.frame([inner - clear + column.r, column.t_w / 2, bottom], [1, 0, 0], [0, 0, 1], [0, 1, 0], web),
      belongs: "support",
    });
  const backing = num(of, "backing_plate_t_mm");
  if (backing > 0)
    for (const s of sides)
      plates.push({
        plate: stiffener(backing, rectangle(width, height)),
        frame: axes.frame([inner, (s * column.t_w) / 2, bottom], [0, s, 0], [0, 0, 1], [-1, 0, 0], backing),
        belongs: "support",
      });
  return { ...nothing, plates };
}
