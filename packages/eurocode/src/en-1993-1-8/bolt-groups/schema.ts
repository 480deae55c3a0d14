import * as z from "zod";
import {
  boltDistance,
  listOf,
  oneOf,
  plateThickness,
  positive,
  strict,
  tensileStrength,
  text,
  whole,
} from "../../basis/fields.ts";
import { boltOptions, preloadOptions } from "../bolts/schema.ts";
import { boltFields } from "../parts/index.ts";
import { force, moment, place } from "../sizes.ts";

/** Not further from the origin than a place on a plate can be. */
const ofBolt = z.number().min(-20_000).max(20_000);

export const boltGroupSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("bolt-group").meta({ description: "kind of connection" }),
  bolts: listOf(z.tuple([ofBolt, ofBolt]), "[x, y] of each bolt in mm, from any origin", 1, 500).optional(),
  n_1: whole(1, 100, "bolts along y, in place of the list").optional(),
  p1: positive("their pitch", "mm", boltDistance).optional(),
  n_2: whole(1, 100, "bolts along x, in place of the list; {default 1}").optional(),
  p2: positive("their pitch", "mm", boltDistance).optional(),
  ...boltFields,
  ...preloadOptions,
  shear_planes: whole(1, 10, "number of shear planes"),
  plate_t: positive("thickness of the governing ply", "mm", plateThickness),
  plate_fu: positive("tensile strength of the governing ply", "MPa", tensileStrength),
  V_x_Ed: force("shear force along x").optional(),
  V_y_Ed: force("shear force along y").optional(),
  M_Ed: moment("moment, positive from x to y").optional(),
  N_Ed: force("force out of the plane, tension negative").optional(),
  M_x_Ed: moment("moment about x through the centroid, positive: tension at positive y").optional(),
  M_y_Ed: moment("moment about y through the centroid, positive: tension at negative x").optional(),
  d_m_mm: boltOptions.d_m_mm,
  e_x_mm: place("where the forces act, from the centroid; {default 0}").optional(),
  e_y_mm: place("where the forces act, from the centroid; {default 0}").optional(),
  edge_x_mm: positive(
    "from the outermost bolts to the edges of the plate along x, for bearing",
    "mm",
    boltDistance,
  ).optional(),
  edge_y_mm: positive(
    "from the outermost bolts to the edges of the plate along y, for bearing",
    "mm",
    boltDistance,
  ).optional(),
  distribution: oneOf(
    ["elastic", "plastic"],
    "elastic ({default=elastic}), or plastic about the instantaneous centre where 3.12 allows it",
  ).optional(),
}));

export type GroupItem = z.output<typeof boltGroupSchema>;

export const actsInPlane = ({ V_x_Ed, V_y_Ed, M_Ed }: GroupItem): boolean =>
  V_x_Ed !== undefined || V_y_Ed !== undefined || M_Ed !== undefined;

export const isPreloaded = ({ category }: GroupItem): boolean =>
  category === "B" || category === "C" || category === "E";
