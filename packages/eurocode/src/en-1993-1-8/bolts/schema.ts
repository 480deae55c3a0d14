import * as z from "zod";
import {
  between,
  boltDistance,
  flag,
  oneOf,
  plateThickness,
  positive,
  strict,
  tensileStrength,
  text,
  whole,
  yieldStrength,
} from "../../basis/fields.ts";
import { boltGradeNames, boltSizes } from "../../materials/bolts.ts";
import { depth, force, hole, jointLength, magnitude } from "../sizes.ts";

const sizes = [...boltSizes.keys()] as [string, ...string[]]; // M5 to M64: never empty

export const boltGradeField = oneOf(boltGradeNames, "property class of the bolts");
export const boltSizeField = oneOf(sizes, "size, coarse thread");

/** The options of a bolt that every kind of joint with bolts takes. */
export const boltOptions = {
  d0_mm: hole("diameter of the holes; {default} d + 1 up to M14, d + 2 up to M24, d + 3 above").optional(),
  threads_in_shear_plane: flag("the shear plane passes through the threads; {default true}").optional(),
  countersunk: flag("countersunk bolts; {default false}").optional(),
  countersink_depth_mm: between(0.5, 50, "depth of the countersinking; {default} 0.5 d", "mm").optional(),
  hole: oneOf(["normal", "oversize", "short-slot", "long-slot"], "kind of hole; {default normal}").optional(),
  slot_parallel: flag("the slots lie along the force; {default false}: across it").optional(),
  joint_length_mm: jointLength("L_j between the outermost bolts along the force, 3.8").optional(),
  packing_mm: depth("total thickness of the packing, 3.6.1(12); {default 0}").optional(),
  single_lap_one_row: flag(
    "single lap joint with one row of bolts, 3.6.1(10); {default}: one shear plane and no bolt behind another",
  ).optional(),
  exposed: flag("exposed to weather or corrosion: greatest distances of Table 3.3; {default false}").optional(),
  d_m_mm: hole("mean of across points and across flats of head or nut; {default} by the product standard").optional(),
};

/** Preloaded bolts, 3.4 and 3.9. */
export const preloadOptions = {
  category: oneOf(["A", "B", "C", "D", "E"], "category of Table 3.2; {default} A, D without shear").optional(),
  friction_class: oneOf(["A", "B", "C", "D"], "class of the friction surfaces, Table 3.7").optional(),
  mu: between(0.05, 0.8, "slip factor in place of friction_class", undefined, [0.1, 0.6]).optional(),
  friction_planes: whole(1, 10, "number of friction planes; {default shear_planes}").optional(),
  k_s: between(0.1, 1, "factor of Table 3.6; {default} by hole").optional(),
};

export const boltSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("bolt").meta({ description: "kind of connection" }).optional(),
  bolt_grade: boltGradeField,
  bolt_size: boltSizeField,
  shear_planes: whole(0, 10, "number of shear planes; 0: tension only"),
  plate_fu: positive("tensile strength of the governing ply", "MPa", tensileStrength),
  plate_t: positive("thickness of the governing ply", "mm", plateThickness),
  plate_fy: positive("yield strength of the governing ply", "MPa", yieldStrength).optional(),
  e1: positive("end distance, along the force; not needed without shear planes", "mm", boltDistance).optional(),
  e2: positive("edge distance, across the force; not needed without shear planes", "mm", boltDistance).optional(),
  p1: positive("pitch along the force; not needed for a single bolt", "mm", boltDistance).optional(),
  p2: positive("gauge across the force; {default}: a single column of bolts", "mm", boltDistance).optional(),
  is_end_bolt: flag(
    "true: alpha_d from the end distance; false: from the pitch; of a group (n_bolts, p1) both by {default}",
  ).optional(),
  is_edge_bolt: flag(
    "true: k_1 from edge distance and gauge; false: an inner line, from the gauge; {default true}",
  ).optional(),
  in_compression: flag(
    "the ply is in compression between its bolts: they are closer than 9 epsilon t (Table 3.3), which needs plate_fy; {default false}",
  ).optional(),
  V_Ed: force("shear force on the group"),
  F_t_Ed: magnitude("tension on the group, prying included; {default 0}").optional(),
  n_bolts: whole(1, 500, "number of bolts that share the forces equally; {default 1}").optional(),
  V_Ed_ser: force("shear force at the serviceability limit state, category B; {default V_Ed}").optional(),
  F_t_Ed_ser: magnitude("tension at the serviceability limit state, category B; {default F_t_Ed}").optional(),
  ...boltOptions,
  ...preloadOptions,
}));

export type BoltItem = z.output<typeof boltSchema>;
