import * as z from "zod";
import { between, flag, oneOf, part, positive, text } from "../../basis/fields.ts";
import { barDiameter, columnSchema, force, moment, side } from "../schema.ts";

const { shape } = columnSchema;
const area = (description: string) => between(1, 1_000_000, description, "mm²");
const depth = (description: string) => between(20, 10_000, description, "mm");

/** The fields a load case gives. */
export const beamActions = ["M_Ed", "V_Ed", "N_Ed"] as const;

const common = {
  h: side("overall depth"),
  fck: shape.fck,
  fyk: shape.fyk,

  M_Ed: moment("bending moment; > 0 pulls the bottom").optional(),
  V_Ed: force("shear force, d from the face of the support where 6.2.1(8) allows it").optional(),
  N_Ed: force("axial force with the bending, compression positive; {default 0}").optional(),

  b_eff_mm: side("width of the flange; {default}: a rectangle").optional(),
  h_f_mm: depth("thickness of the flange").optional(),
  flange: oneOf(["top", "bottom", "both"], "where the flange is; {default top}").optional(),

  A_s_bottom: area("reinforcement at the bottom; or bars_bottom").optional(),
  A_s_top: area("reinforcement at the top; or bars_top").optional(),
  bars_bottom: text('bars at the bottom in words, layers from the face inwards: "4Ø20 + 2Ø16", "Ø12-150"').optional(),
  bars_top: text('bars at the top in words, layers from the face inwards: "2Ø16", "Ø10-200"').optional(),
  d_bottom_mm: depth("effective depth of the bottom reinforcement, from the top").optional(),
  d_top_mm: depth("effective depth of the top reinforcement, from the bottom").optional(),
  cover_mm: between(5, 500, "nominal cover to the links", "mm", [15, 100]).optional(),
  axis_distance_mm: shape.axis_distance_mm,
  design: flag("sizes the bars that are missing, and the links; {default}: where no reinforcement is given").optional(),
  compression_steel: oneOf(
    ["auto", "none"],
    "reinforcement of the compressed side: counted, and designed where x/d would pass its limit ({default=auto}), or not",
  ).optional(),
  x_d_max: between(0.1, 0.8, "limit of x/d; {default}: where the steel yields, for the design only").optional(),

  links: part(
    {
      diameter_mm: barDiameter("diameter"),
      spacing_mm: between(10, 2000, "spacing along the beam", "mm"),
      legs: between(1, 40, "legs across the width; {default 2}").optional(),
      alpha_deg: between(45, 90, "inclination of the links; {default 90}").optional(),
      cot_theta: shape.links.unwrap().shape.cot_theta,
      f_ywk_MPa: positive("yield strength of the links; {default fyk}", "MPa").optional(),
    },
    "shear reinforcement, 6.2.3",
  )
    .meta({ otherwise: 'in words: "Ø8-200" with two legs, "2x2Ø10-150" with four' })
    .optional(),
  z_mm: depth("lever arm in shear; {default} 0.9 d").optional(),
  flange_shear: part(
    {
      delta_F_d_kN: force("change of the force in one side of the flange").optional(),
      delta_M_Ed: moment("change of the moment, in place of that force").optional(),
      delta_x_mm: between(50, 20_000, "length over which it changes", "mm"),
      cot_theta_f: between(1, 2, "struts in the flange; {default} 2.0 compressed, 1.25 pulled").optional(),
      A_sf_mm2_m: between(1, 100_000, "transverse reinforcement of the flange, both faces", "mm²/m").optional(),
    },
    "shear between web and flange, 6.2.4",
  ).optional(),

  static_system: oneOf(
    ["simple", "end-span", "interior", "cantilever", "flat-slab"],
    "support of the span, 7.4.2 and fire; {default simple}",
  ).optional(),
  serviceability: part(
    {
      M_qp: moment("quasi-permanent moment").optional(),
      sigma_s_MPa: between(1, 600, "stress of the steel in place of that calculated from M_qp", "MPa").optional(),
      phi: between(0, 20, "creep coefficient φ(∞,t0), for the modulus of the concrete; {default 0}").optional(),
      crack_method: oneOf(
        ["direct", "tables"],
        "crack width by 7.3.4 ({default=direct}), or diameter and spacing by 7.3.3",
      ).optional(),
      w_max_mm: between(0.05, 1, "greatest crack width", "mm").optional(),
      k_t: between(0.4, 0.6, "duration of the load, 7.3.4(2): long 0.4, short 0.6; {default 0.4}").optional(),
      span_mm: between(200, 60_000, "effective span, for the ratio of span to depth (7.4.2)", "mm").optional(),
      deflection: oneOf(["span-depth"], "how deflection is verified; {default span-depth} with span_mm").optional(),
      A_s_req_mm2: area("required reinforcement for 7.4.2; {default} that of M_Ed").optional(),
    },
    "serviceability, section 7",
  ).optional(),
  fire: part(
    {
      R: oneOf(["R30", "R60", "R90", "R120", "R180", "R240"], "required standard fire resistance"),
      continuous: flag("continuous, with the detailing of EN 1992-1-2 5.6.3 and 5.7.3; {default false}").optional(),
    },
    "EN 1992-1-2 section 5, tables",
  ).optional(),

  d_g_mm: between(4, 63, "greatest size of the aggregate, for the distance of the bars; {default 16}", "mm").optional(),
  stress_block: shape.stress_block,
  steel_branch: shape.steel_branch,
  ductility_class: shape.ductility_class,
  deduct_bars: shape.deduct_bars,
  design_situation: shape.design_situation,
};

export const beamSchema = z.strictObject({ mark: text("name of the beam"), b: side("width of the web"), ...common });
export const slabSchema = z.strictObject({
  mark: text("name of the slab"),
  b: side("width that the values are for; {default 1000}").optional(),
  ...common,
});

export type BeamItem = z.output<typeof beamSchema>;
