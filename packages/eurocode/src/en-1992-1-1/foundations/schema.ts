import type * as z from "zod";
import { between, flag, oneOf, part, strict, text } from "../../basis/fields.ts";
import { barDiameter, columnSchema, force, moment, side } from "../schema.ts";

const plan = (description: string) => between(100, 50_000, description, "mm", [400, 10_000]);
const place = (description: string) => between(-25_000, 25_000, description, "mm");
const density = (description: string) => between(5, 40, description, "kN/m³");

/** The fields a load case gives. */
export const foundationActions = ["N_Ed", "M_y_Ed", "M_z_Ed", "V_y_Ed", "V_z_Ed"] as const;

export const foundationSchema = strict(() => ({
  mark: text("name of the foundation"),
  kind: oneOf(["pad", "strip"], "a pad under a column, or a strip under a wall, per metre; {default pad}").optional(),
  L_mm: plan("pad: length along y").optional(),
  B_mm: plan("width along z; of a strip across the wall"),
  h: side("thickness"),
  fck: columnSchema.shape.fck,
  fyk: columnSchema.shape.fyk,
  column: part(
    () => ({
      c_1_mm: side("side along y").optional(),
      c_2_mm: side("side along z").optional(),
      diameter_mm: side("diameter of a circular column").optional(),
      y_mm: place("its middle along y, from that of the pad; {default 0}").optional(),
      z_mm: place("its middle along z, from that of the pad; {default 0}").optional(),
    }),
    "the column on a pad",
  ).optional(),
  wall: part(
    () => ({
      thickness_mm: side("thickness of the wall"),
      z_mm: place("its middle across the strip, from that of the strip; {default 0}").optional(),
      masonry: flag(
        "of masonry: bending is verified 0.15 of its thickness inside its face; {default false}",
      ).optional(),
    }),
    "the wall on a strip",
  ).optional(),
  N_Ed: force("vertical force at the foot, downwards; of a strip per metre, as all actions").optional(),
  M_y_Ed: moment("moment at the foot about y; > 0 presses on the side of +z").optional(),
  M_z_Ed: moment("moment at the foot about z; > 0 presses on the side of +y").optional(),
  V_y_Ed: force("horizontal force at the foot towards +y; {default 0}").optional(),
  V_z_Ed: force("horizontal force at the foot towards +z; {default 0}").optional(),
  concrete_kN_m3: density("weight of the foundation; {default 25}").optional(),
  soil_mm: between(0, 20_000, "depth of the soil on the foundation; {default 0}", "mm").optional(),
  soil_kN_m3: density("weight of that soil; {default 18}").optional(),
  gamma_G: between(1, 2, "partial factor of that weight where it is unfavourable; {default 1.35}").optional(),
  pressure: oneOf(
    ["linear", "uniform"],
    "pressure of the ground: linear, without tension ({default=linear}), or uniform under the effective area",
  ).optional(),
  sigma_Rd_kN_m2: between(
    1,
    100_000,
    "design bearing resistance of the ground, as a pressure under the effective area",
    "kN/m²",
  ).optional(),
  R_d_kN: between(
    1,
    1e6,
    "design bearing resistance of the ground, as a force, in place of sigma_Rd_kN_m2",
    "kN",
  ).optional(),
  sliding: part(
    () => ({
      R_d_kN: between(1, 1e6, "design resistance to sliding, by EN 1997-1 6.5.3", "kN").optional(),
      delta_d_deg: between(
        1,
        60,
        "design angle of friction between foundation and ground, in place of R_d_kN; partial factors are in it",
        "°",
        [10, 40],
      ).optional(),
    }),
    "what resists horizontal forces; without it they are not verified",
  ).optional(),
  bars_y: text('bottom bars along y in words: "Ø16-150", or all of them: "12Ø16"').optional(),
  bars_z: text('bottom bars along z in words: "Ø16-150", or all of them: "12Ø16"').optional(),
  bars_top_y: text('top bars along y in words, for a side that is lifted: "Ø12-200"').optional(),
  bars_top_z: text('top bars along z in words, for a side that is lifted: "Ø12-200"').optional(),
  cover_mm: between(5, 500, "cover of the outer bars, at the bottom and at their ends", "mm", [25, 100]).optional(),
  outer: oneOf(["y", "z"], "the bars that lie outside; {default y}, of a strip z").optional(),
  d_y_mm: between(20, 10_000, "effective depth of the bars along y; {default} from cover_mm", "mm").optional(),
  d_z_mm: between(20, 10_000, "effective depth of the bars along z; {default} from cover_mm", "mm").optional(),
  ends: oneOf(["straight", "hook"], "ends of the bars: straight, or bent up; {default straight}").optional(),
  design: flag("sizes the bottom bars; {default}: where none are given").optional(),
  plain: flag("without reinforcement, 12.9.3; {default false}").optional(),
  starter_bars: part(
    () => ({
      count: between(1, 200, "how many"),
      diameter_mm: barDiameter("diameter"),
      depth_mm: between(
        10,
        10_000,
        "how deep they reach into the foundation; {default} h − cover_mm − 40",
        "mm",
      ).optional(),
    }),
    "bars from the foundation into the column, in compression where 6.7 asks for them",
  ).optional(),
  design_situation: columnSchema.shape.design_situation,
}));

export type FoundationItem = z.output<typeof foundationSchema>;
