/** What the layouts of joints share: the item of the check in the axes of the member's end. */
import { bolt as boltOf } from "@x/eurocode/materials";
import type { Cope } from "../../fabrication.ts";
import {
  type Belongs,
  type BoltSpec,
  type dimensionsOf,
  type EndAxes,
  type JointEnd,
  supportPly,
  type WeldRuns,
} from "./end.ts";
import { plateGrade } from "./forces.ts";
import type { Item } from "./verify.ts";

/** How the workshop of the project makes some things. */
export interface FittingRules {
  /** holes for anchors are so much larger than these */
  readonly anchor_hole_clearance_mm: number;
  /** closed hollow sections have vent holes */
  readonly galvanized: boolean;
}

export interface Setting {
  readonly at: JointEnd;
  readonly rules: FittingRules;
  readonly axes: EndAxes;
  readonly item: Item;
  readonly welds: readonly { readonly of: string; readonly item: Item }[];
  readonly dims: ReturnType<typeof dimensionsOf>;
}

export const num = (item: Item, name: string, otherwise = 0): number => {
  const value = item[name];
  return typeof value === "number" ? value : otherwise;
};
export const part = (item: Item, name: string): Item => {
  const value = item[name];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Item) : {}; // JSON: an object
};
export const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
export const range = (n: number): number[] => Array.from({ length: Math.max(0, Math.round(n)) }, (_, i) => i);

export const bolts = (item: Item, grip_mm: number): BoltSpec => ({
  kind: "bolt",
  size: String(item.bolt_size),
  grade: String(item.bolt_grade),
  grip_mm,
  ...(["B", "C", "E"].includes(String(item.category)) && { preloaded: true }),
});

export const holeOf = (item: Item): number => {
  const size = boltOf(String(item.bolt_size));
  return num(item, "d0_mm", size?.d_0_mm ?? 0);
};

export const grade = (item: Item, { member }: JointEnd): string =>
  plateGrade(String(item.steel_grade ?? member.steel_grade));

export function runs(
  setting: Setting,
  of: string,
  sides: WeldRuns["sides"],
  belongs: Belongs,
  paths: WeldRuns["paths"],
  /** of a run, where it is not what was checked */
  length_mm?: number,
): WeldRuns[] {
  const weld = setting.welds.find((one) => one.of === of);
  if (!weld) return [];
  const checked = num(weld.item, "length_mm") * (sides === "around" ? num(weld.item, "n_welds", 1) : 1);
  const length = length_mm ?? checked;
  return [{ of, throat_mm: num(weld.item, "throat_mm"), length_mm: Math.round(length), sides, paths, belongs }];
}

/** z of the rows: from the top of the beam, or of what a notch leaves. */
export function rowsOf({ item, dims }: Setting): { rows: number[]; top: number } {
  const [n_1, e1, p1] = [num(item, "n_1"), num(item, "e1"), num(item, "p1")];
  const h_p = num(part(item, "plate"), "h_mm", num(part(item, "cleat"), "h_mm"));
  const notch = num(part(item, "notch"), "depth_top_mm");
  // by default the plate is centred on the web
  const first = typeof item.e1_b === "number" ? notch + item.e1_b : (dims.h - h_p) / 2 + e1;
  const z = dims.h / 2 - first;
  return { rows: range(n_1).map((i) => z - i * p1), top: z + e1 };
}

export function copes({ item, at }: Setting): Cope[] {
  const notch = part(item, "notch");
  const length_mm = num(notch, "length_mm");
  const cope = (edge: Cope["edge"], depth_mm: number): Cope[] =>
    depth_mm > 0 && length_mm > 0 ? [{ end: at.end, edge, length_mm, depth_mm, radius_mm: 10 }] : [];
  return [...cope("top", num(notch, "depth_top_mm")), ...cope("bottom", num(notch, "depth_bottom_mm"))];
}

/** Where the support is not known its ply is taken as thick as the plate. */
export const supportThickness = ({ support }: JointEnd, otherwise: number): number =>
  support ? supportPly(support).t_mm : otherwise;

/** A closed path around the section at u: its box, or a polygon of 24 sides. */
export function around({ axes, dims }: Setting, u: number): ReturnType<EndAxes["point"]>[] {
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
