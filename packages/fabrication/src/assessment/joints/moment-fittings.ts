/** Joints that carry moments: end plates, welded beams, haunches, stiffeners of the column. */
import { minus } from "../../axes.ts";
import type { Point } from "../../members/model.ts";
import { rectangle, round1 } from "../solid.ts";
import { type Belongs, type Fittings, joined, nothing, type PlateSpec, type WeldRuns } from "./end.ts";
import { bolts, grade, holeOf, num, numbers, part, runs, type Setting, supportThickness } from "./layout.ts";
import { type Diagonal, type Stiffeners, stiffenersOf } from "./stiffeners.ts";

export function endPlate(setting: Setting): Fittings {
  const { item, axes, at } = setting;
  const plate = part(item, "plate");
  const [h, b, t] = [num(plate, "h_mm"), num(plate, "b_mm"), num(plate, "t_mm")];
  const { rows, across, top } = boltsOf(setting);
  const columns = across.map((y) => b / 2 + y);
  const spec: PlateSpec = {
    use: "end plate",
    t_mm: t,
    outline: rectangle(b, h),
    holes: columns.flatMap((x) => rows.map((z) => ({ x_mm: x, y_mm: z - (top - h), d_mm: holeOf(item) }))),
    steel_grade: grade(plate, at),
  };
  const backed = num(part(item, "stiffeners"), "backing_plate_t_mm");
  const bolt = bolts(item, t + supportThickness(at, t) + backed);
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

/** z of the rows, and the bolts of a row from the middle of the plate. */
function boltsOf({ item, dims }: Setting): { rows: number[]; across: number[]; top: number } {
  const top = dims.h / 2 + num(part(item, "plate"), "top_mm");
  const rows = [...numbers(item.rows_mm), ...numbers(item.shear_rows_mm)].map((y) => top - y);
  const [half, outer] = [num(item, "w_mm") / 2, num(item, "w_outer_mm") / 2];
  return { rows, across: outer > 0 ? [-outer, -half, half, outer] : [-half, half], top };
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

/** In the column, in the axes of the beam's end whose face of the column is at u = `face`. */
function stiffeners(setting: Setting, face: number): Fittings {
  const made = stiffenersOf(setting.item, setting.at);
  if (!made) return nothing;
  const inner = face - made.column.t_f;
  return joined(
    ...made.transverse.map(({ t_mm, z }) => transverse(setting, made, inner, t_mm, z)),
    ...(made.diagonal ? [diagonal(setting, made, inner, made.diagonal)] : []),
    webPlate(setting, made, inner),
    backing(setting, made, inner),
  );
}

const sides = [1, -1] as const;

const stiffener = (
  { steel_grade }: Stiffeners,
  t_mm: number,
  outline: PlateSpec["outline"],
  more: Pick<PlateSpec, "holes" | "weld_throat_mm"> = { holes: [] },
): PlateSpec => ({ use: "stiffener", t_mm, outline, steel_grade, ...more });

/** From the web of the column, or from the plate on it, to the edge of its flange. */
const outstandOf = ({ column, width, web_plate_t_mm }: Stiffeners, side: 1 | -1) => {
  const on = side > 0 ? web_plate_t_mm : 0;
  return { foot: side * (column.t_w / 2 + on), width: width - on };
};

/** Left at each end of a stiffener between flanges, mm: rolled flanges are not quite parallel, and its fillets bridge it. */
const fitUp = 1;

/** Corners at its web clipped for the column's fillets. */
const clipped = (length: number, width: number, along: number, across: number): PlateSpec["outline"] => [
  [along, 0],
  [length - along, 0],
  [length, across],
  [length, width],
  [0, width],
  [0, across],
];

/** A pair in line with a flange of the beam, on both sides of the web. */
function transverse(setting: Setting, made: Stiffeners, inner: number, t: number, z: number): Fittings {
  const { axes } = setting;
  const { clear, clip } = made;
  const far = inner - clear;
  return joined(
    ...sides.map((s) => {
      const { foot, width } = outstandOf(made, s);
      const at = (u: number, y: number, dz: number) => axes.point(u, foot + s * y, z + dz);
      const plate = stiffener(made, t, clipped(clear - 2 * fitUp, width, clip - fitUp, clip), welded(setting));
      const faces = [-t / 2, t / 2];
      return {
        ...nothing,
        plates: [
          {
            plate,
            frame: axes.frame([far + fitUp, foot, z - t / 2], [1, 0, 0], [0, s, 0], [0, 0, 1], t),
            belongs: "support" as const,
          },
        ],
        welds: stiffenerWelds(
          setting,
          [far, inner].flatMap((u) => faces.map((dz) => [at(u, clip, dz), at(u, width, dz)])),
          faces.map((dz) => [at(far + clip, 0, dz), at(inner - clip, 0, dz)]),
        ),
      };
    }),
  );
}

/** A pair from the corner that the beam presses to the one across. */
function diagonal(setting: Setting, made: Stiffeners, inner: number, of: Diagonal): Fittings {
  const { axes } = setting;
  const { clear, clip } = made;
  const { t_mm: t, length_mm: length, angle, middle, rises, clip_mm } = of;
  const up = rises ? 1 : -1;
  // from the beam's side to the far flange, and through its thickness
  const along = [-Math.cos(angle), up * Math.sin(angle)] as const;
  const through = [Math.sin(angle), up * Math.cos(angle)] as const;
  const centre = [inner - clear / 2, middle] as const;
  const place = (x: number, w: number): [u: number, z: number] => [
    centre[0] + (x - length / 2) * along[0] + (w - t / 2) * through[0],
    centre[1] + (x - length / 2) * along[1] + (w - t / 2) * through[1],
  ];
  return joined(
    ...sides.map((s) => {
      const { foot, width } = outstandOf(made, s);
      const at = (x: number, y: number, w: number) => {
        const [u, z] = place(x, w);
        return axes.point(u, foot + s * y, z);
      };
      const [u, z] = place(fitUp, 0);
      return {
        ...nothing,
        plates: [
          {
            plate: stiffener(made, t, clipped(length - 2 * fitUp, width, clip_mm - fitUp, clip), welded(setting)),
            frame: axes.frame([u, foot, z], [along[0], 0, along[1]], [0, s, 0], [through[0], 0, through[1]], t),
            belongs: "support" as const,
          },
        ],
        welds: stiffenerWelds(
          setting,
          [0, length].flatMap((x) => [0, t].map((w) => [at(x, clip, w), at(x, width, w)])),
          [0, t].map((w) => [at(clip_mm, 0, w), at(length - clip_mm, 0, w)]),
        ),
      };
    }),
  );
}

const welded = (setting: Setting): Pick<PlateSpec, "holes" | "weld_throat_mm"> => {
  const weld = setting.welds.find(({ of }) => of === "stiffener");
  return { holes: [], ...(weld && { weld_throat_mm: num(weld.item, "throat_mm") }) };
};

/** Each as long as it is drawn: the check of their kind takes the shortest. */
function stiffenerWelds(
  setting: Setting,
  onFlanges: readonly (readonly Point[])[],
  onWeb: readonly (readonly Point[])[],
): WeldRuns[] {
  const [first] = onFlanges;
  const [second] = onWeb;
  return [
    ...runs(setting, "stiffener", "both", "support", onFlanges, first && pathLength(first)),
    ...runs(setting, "stiffener-web", "both", "support", onWeb, second && pathLength(second)),
  ];
}

const pathLength = (path: readonly Point[]): number =>
  path.reduce((sum, point, i) => {
    const next = path[i + 1];
    return next ? sum + Math.hypot(...minus(next, point)) : sum;
  }, 0);

/** On one side of the web, between the fillets, welded around. */
function webPlate(setting: Setting, made: Stiffeners, inner: number): Fittings {
  const { axes } = setting;
  const { column, clear, web_plate_t_mm: t, bottom, height, steel_grade } = made;
  if (!(t > 0)) return nothing;
  const [far, width] = [inner - clear + column.r, clear - 2 * column.r];
  const y = column.t_w / 2;
  const corner = (u: number, z: number) => axes.point(far + u, y, bottom + z);
  const around = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height), corner(0, 0)];
  return {
    ...nothing,
    plates: [
      {
        plate: { use: "web plate", t_mm: t, outline: rectangle(width, height), holes: [], steel_grade },
        frame: axes.frame([far, y, bottom], [1, 0, 0], [0, 0, 1], [0, 1, 0], t),
        belongs: "support",
      },
    ],
    welds: runs(setting, "web-plate", "around", "support", [around], 2 * (width + height)),
  };
}

/** Behind the column's flange beside its fillets, under the bolts; they end where a stiffener stands. */
function backing(setting: Setting, made: Stiffeners, inner: number): Fittings {
  const { axes, item } = setting;
  const { column, width, backing_t_mm: t, bottom, height, transverse: pairs, steel_grade } = made;
  if (!(t > 0)) return nothing;
  const first = column.t_w / 2 + column.r;
  const wide = Math.floor(width - column.r);
  const d_mm = holeOf(item);
  const { rows, across } = boltsOf(setting);
  const gaps = pairs.map(({ t_mm, z }) => [z - t_mm / 2 - 10, z + t_mm / 2 + 10] as const).sort((a, b) => a[0] - b[0]);
  const pieces: [number, number][] = [];
  let from = bottom;
  for (const [low, high] of [...gaps, [bottom + height, bottom + height] as const]) {
    if (low - from >= 50) pieces.push([from, low]);
    from = Math.max(from, high);
  }
  return joined(
    ...sides.flatMap((s) =>
      pieces.map(([low, high]): Fittings => {
        const holes = across
          .filter((y) => y > 0)
          .flatMap((y) =>
            rows.flatMap((z) => (z > low + d_mm && z < high - d_mm ? [{ x_mm: y - first, y_mm: z - low, d_mm }] : [])),
          );
        return {
          ...nothing,
          plates: [
            {
              plate: { use: "backing plate", t_mm: t, outline: rectangle(wide, high - low), holes, steel_grade },
              frame: axes.frame([inner, s * first, low], [0, s, 0], [0, 0, 1], [-1, 0, 0], t),
              belongs: "support",
            },
          ],
          // carries nothing: it holds the plate until it is bolted
          welds: [
            {
              of: "backing",
              throat_mm: 3,
              length_mm: Math.round(high - low),
              sides: "one",
              paths: [[axes.point(inner, s * (first + wide), low), axes.point(inner, s * (first + wide), high)]],
              belongs: "support",
            },
          ],
        };
      }),
    ),
  );
}
