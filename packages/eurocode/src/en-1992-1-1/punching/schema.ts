import * as z from "zod";
import { between, oneOf, part, positive, text, whole } from "../../basis/fields.ts";
import { columnSchema, force, moment, side } from "../schema.ts";

const { shape } = columnSchema;
const depth = (description: string) => between(20, 10_000, description, "mm");
const perMetre = (description: string) => between(1, 100_000, description, "mm²/m");

/** The fields a load case gives. */
export const punchingActions = ["V_Ed", "M_y_Ed", "M_z_Ed"] as const;

export const punchingSchema = z.strictObject({
  mark: text("name of the column that punches"),
  h: side("thickness of the slab"),
  fck: shape.fck,
  fyk: shape.fyk,
  V_Ed: force("force that punches").optional(),
  M_y_Ed: moment("moment between slab and column about y").optional(),
  M_z_Ed: moment("moment between slab and column about z").optional(),
  column: part(
    {
      c_1_mm: side("side along y, at an edge perpendicular to it").optional(),
      c_2_mm: side("side along z").optional(),
      diameter_mm: side("diameter of a circular column").optional(),
      position: oneOf(["internal", "edge", "corner"], "place in the slab; {default internal}").optional(),
      edge_distance_mm: between(0, 5000, "from the column to the edge of the slab; {default 0}", "mm").optional(),
    },
    "the loaded area",
  ),
  A_s_y: perMetre("tension reinforcement along y, over the column and 3 d to each side").optional(),
  A_s_z: perMetre("tension reinforcement along z, over the column and 3 d to each side").optional(),
  bars_y: text('tension reinforcement along y in words: "Ø16-150"').optional(),
  bars_z: text('tension reinforcement along z in words: "Ø16-150"').optional(),
  d_y_mm: depth("effective depth of the bars along y; {default} from cover_mm, the outer ones").optional(),
  d_z_mm: depth("effective depth of the bars along z; {default} from cover_mm, inside those along y").optional(),
  cover_mm: between(5, 500, "cover of the outer bars", "mm", [15, 100]).optional(),
  beta: between(
    1,
    10,
    "factor for the moment, 6.4.3; {default} by the moments, or by the place of the column",
  ).optional(),
  sigma_cp_MPa: between(-10, 30, "mean compression in the slab; {default 0}", "MPa").optional(),
  links: part(
    {
      A_sw_mm2: between(1, 100_000, "area of one perimeter round the column", "mm²"),
      s_r_mm: between(10, 2000, "radial spacing of the perimeters", "mm"),
      alpha_deg: between(45, 90, "inclination; {default 90}").optional(),
      perimeters: whole(1, 50, "number of perimeters").optional(),
      first_mm: between(1, 2000, "from the column to the first perimeter; {default} s_r_mm / 2", "mm").optional(),
      s_t_mm: between(10, 5000, "tangential spacing of the legs within u_1", "mm").optional(),
      f_ywk_MPa: positive("yield strength; {default fyk}", "MPa").optional(),
    },
    "punching reinforcement, 6.4.5",
  ).optional(),
  design_situation: shape.design_situation,
});

export type PunchingItem = z.output<typeof punchingSchema>;
