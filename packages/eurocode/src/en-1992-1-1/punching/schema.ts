import type * as z from "zod";
import { between, flag, listOf, number, oneOf, part, positive, strict, text, whole } from "../../basis/fields.ts";
import { columnSchema, force, moment, side } from "../schema.ts";

const depth = (description: string) => between(20, 10_000, description, "mm");
const perMetre = (description: string) => between(1, 100_000, description, "mm²/m");

/** The fields a load case gives. */
export const punchingActions = ["V_Ed", "M_y_Ed", "M_z_Ed"] as const;

const opening = part(
  () => ({
    y_mm: number("middle of the opening along y, from the middle of the column", "mm"),
    z_mm: number("middle of the opening along z", "mm"),
    b_y_mm: side("size along y"),
    b_z_mm: side("size along z"),
  }),
  "an opening in the slab",
);

export const punchingSchema = strict(() => ({
  mark: text("name of the column that punches"),
  h: side("thickness of the slab"),
  fck: columnSchema.shape.fck,
  fyk: columnSchema.shape.fyk,
  V_Ed: force("force that punches").optional(),
  M_y_Ed: moment("moment between slab and column about y; at a corner > 0 moves the force into the slab").optional(),
  M_z_Ed: moment("moment between slab and column about z; at an edge > 0 moves the force into the slab").optional(),
  column: part(
    () => ({
      c_1_mm: side("side along y, at an edge perpendicular to it").optional(),
      c_2_mm: side("side along z").optional(),
      diameter_mm: side("diameter of a circular column").optional(),
      position: oneOf(
        ["internal", "edge", "corner", "wall_end", "wall_corner"],
        "place in the slab, or end or outer corner of walls; {default internal}",
      ).optional(),
      thickness_mm: side("thickness of walls; {default} the smaller side").optional(),
      length_mm: side("length of the wall at whose end it is; {default} the longer side").optional(),
      edge_distance_mm: between(0, 5000, "from the column to the edge of the slab; {default 0}", "mm").optional(),
    }),
    "the loaded area",
  ),
  A_s_y: perMetre("tension reinforcement along y, over the column and 3 d to each side").optional(),
  A_s_z: perMetre("tension reinforcement along z, over the column and 3 d to each side").optional(),
  bars_y: text('tension reinforcement along y in words: "Ø16-150"').optional(),
  bars_z: text('tension reinforcement along z in words: "Ø16-150"').optional(),
  A_s_bottom_y: perMetre("bottom reinforcement along y, where an annex asks for it at edges and corners").optional(),
  A_s_bottom_z: perMetre("bottom reinforcement along z, where an annex asks for it at corners").optional(),
  bars_bottom_y: text('bottom reinforcement along y in words: "Ø12-150"').optional(),
  bars_bottom_z: text('bottom reinforcement along z in words: "Ø12-150"').optional(),
  A_s_through_mm2: between(
    1,
    100_000,
    "bottom bars that pass through an internal column both ways, each once, against collapse (9.4.1(3)), where an annex asks for it",
    "mm²",
  ).optional(),
  V_collapse: force("force with partial factors of 1, for the bars against collapse; {default V_Ed}").optional(),
  d_y_mm: depth("effective depth of the bars along y; {default} from cover_mm, the outer ones").optional(),
  d_z_mm: depth("effective depth of the bars along z; {default} from cover_mm, inside those along y").optional(),
  cover_mm: between(5, 500, "cover of the outer bars", "mm", [15, 100]).optional(),
  d_lower_mm: between(
    4,
    63,
    "second generation: smallest D_max of the coarsest aggregates; {default 16}",
    "mm",
  ).optional(),
  a_p_mm: between(
    10,
    50_000,
    "second generation: from the centre of the column to the line of contraflexure; {default}: far",
    "mm",
  ).optional(),
  beta: between(
    1,
    10,
    "factor for the moment, 6.4.3; {default} by the moments, or by the place of the column",
  ).optional(),
  beta_method: oneOf(
    ["approximate", "moments", "sector"],
    "by the place of the column, by the moments, or by sectors of load; {default}: moments where they are given",
  ).optional(),
  openings: listOf(opening, "openings, of which those nearer than 6 d count (6.4.2(3))", 1, 20).optional(),
  head: part(
    () => ({
      l_H_mm: between(1, 10_000, "from the column to the edge of the head", "mm"),
      h_H_mm: between(1, 5000, "depth of the head below the slab", "mm"),
    }),
    "widened head of the column, 6.4.2(8) to (11)",
  ).optional(),
  foundation: part(
    () => ({
      sigma_gd_kN_m2: between(0, 1e5, "pressure of the ground that V_Ed is reduced by, without own weight", "kN/m²"),
    }),
    "the slab is a foundation, 6.4.4(2)",
  ).optional(),
  design: flag("sizes punching reinforcement where it is needed; {default false}").optional(),
  sigma_cp_MPa: between(-10, 30, "mean compression in the slab; {default 0}", "MPa").optional(),
  links: part(
    () => ({
      A_sw_mm2: between(1, 100_000, "area of one perimeter round the column", "mm²"),
      A_sw_first_mm2: between(
        1,
        100_000,
        "area of the perimeter next to the column, of annexes that ask for more there; {default A_sw_mm2}",
        "mm²",
      ).optional(),
      A_sw_second_mm2: between(1, 100_000, "area of the perimeter after it; {default A_sw_mm2}", "mm²").optional(),
      s_r_mm: between(10, 2000, "radial spacing of the perimeters", "mm"),
      alpha_deg: between(45, 90, "inclination; {default 90}").optional(),
      perimeters: whole(1, 50, "number of perimeters").optional(),
      first_mm: between(1, 2000, "from the column to the first perimeter; {default} s_r_mm / 2", "mm").optional(),
      s_t_mm: between(10, 5000, "tangential spacing of the legs within u_1", "mm").optional(),
      f_ywk_MPa: positive("yield strength; {default fyk}", "MPa").optional(),
    }),
    "punching reinforcement, 6.4.5",
  ).optional(),
  design_situation: columnSchema.shape.design_situation,
}));

export type PunchingItem = z.output<typeof punchingSchema>;

export type Position = NonNullable<PunchingItem["column"]["position"]>;
