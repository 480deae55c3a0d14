/** The stiffeners of a column behind a moment joint, by their measures: what is welded and what is laid out follow from these. */
import { steelStrength } from "@x/eurocode/materials";
import { type Dimensions, dimensionsOf, type JointEnd } from "./end.ts";
import { plateGrade } from "./forces.ts";
import { num, part } from "./layout.ts";
import type { Item } from "./verify.ts";

/** In the plane of the column's web. */
export interface Diagonal {
  readonly t_mm: number;
  /** of the plate, from flange to flange */
  readonly length_mm: number;
  /** from the beam's axis */
  readonly angle: number;
  /** z of its middle, and whether it rises from the beam's side */
  readonly middle: number;
  readonly rises: boolean;
  /** cut off along it at its web, for the column's fillets */
  readonly clip_mm: number;
}

export interface Stiffeners {
  readonly column: Dimensions;
  readonly steel_grade: string;
  /** between the column's flanges */
  readonly clear: number;
  /** from the column's web to the edge of its flange */
  readonly width: number;
  readonly clip: number;
  /** pairs in line with the beam's flanges: z of their middles */
  readonly transverse: readonly { readonly t_mm: number; readonly z: number }[];
  readonly diagonal?: Diagonal;
  readonly web_plate_t_mm: number;
  readonly backing_t_mm: number;
  /** of the end plate, or of the beam where it has none */
  readonly bottom: number;
  readonly height: number;
}

export function stiffenersOf(item: Item, at: JointEnd): Stiffeners | undefined {
  const of = part(item, "stiffeners");
  const { support, member } = at;
  if (!support || Object.keys(of).length === 0) return undefined;
  const column = dimensionsOf(support.profile);
  const beam = dimensionsOf(member.profile);
  const clear = column.h - 2 * column.t_f;
  const width = Math.floor((column.b - column.t_w) / 2);
  // compression and tension are meant under a positive moment, whatever its sign here
  const upper = { t_mm: num(of, "tension_t_mm"), z: (beam.h - beam.t_f) / 2 };
  const lower = {
    t_mm: num(of, "compression_t_mm"),
    z: -(beam.h - beam.t_f) / 2 - num(part(item, "haunch"), "depth_mm"),
  };
  const height = num(part(item, "plate"), "h_mm", beam.h);
  const diagonal = diagonalOf(num(of, "diagonal_t_mm"), {
    clear,
    root: column.r,
    bottom: lower.z + lower.t_mm / 2,
    top: upper.z - upper.t_mm / 2,
    rises: num(item, "M_j_Ed", 1) >= 0,
  });
  return {
    column,
    steel_grade: plateGrade(support.steel_grade),
    clear,
    width,
    clip: Math.min(column.r, width / 3),
    transverse: [lower, upper].filter(({ t_mm }) => t_mm > 0),
    ...(diagonal && { diagonal }),
    web_plate_t_mm: num(of, "web_plate_t_mm"),
    backing_t_mm: num(of, "backing_plate_t_mm"),
    bottom: beam.h / 2 + num(part(item, "plate"), "top_mm") - height,
    height,
  };
}

interface Panel {
  readonly clear: number;
  readonly root: number;
  readonly bottom: number;
  readonly top: number;
  readonly rises: boolean;
}

/** The longest plate of its thickness that lies in the panel: it is pressed, from the beam's pressed flange to the far corner. */
function diagonalOf(t_mm: number, { clear, root, bottom, top, rises }: Panel): Diagonal | undefined {
  const deep = top - bottom;
  if (!(t_mm > 0) || deep < 2 * t_mm || clear < 2 * t_mm) return undefined;
  // corner to corner: its thickness takes from both sides what the angle says
  let angle = Math.atan2(deep, clear);
  for (let i = 0; i < 50; i++) angle = Math.atan2(deep - t_mm * Math.cos(angle), clear - t_mm * Math.sin(angle));
  const length_mm = Math.hypot(deep - t_mm * Math.cos(angle), clear - t_mm * Math.sin(angle));
  return {
    t_mm,
    length_mm,
    angle,
    middle: (top + bottom) / 2,
    rises,
    clip_mm: Math.min(root / Math.cos(angle), length_mm / 3),
  };
}

/** MPa; 0 for a grade that the tables do not have */
export function strengthAt(steel_grade: string, t_mm: number): number {
  const strength = steelStrength(steel_grade, t_mm, "en-1993-1-1");
  return "f_y_MPa" in strength ? strength.f_y_MPa : 0;
}
