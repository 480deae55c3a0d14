import type * as z from "zod";
import { between, flag, listOf, oneOf, part, positive, strict, text } from "../../basis/fields.ts";
import { barDiameter, columnSchema, force, moment, side } from "../schema.ts";

const area = (description: string) => between(1, 1_000_000, description, "mm²");
export const lowerSize = between(
  4,
  63,
  "second generation: smallest D_max of the coarsest aggregates; {default d_g_mm}",
  "mm",
);
const depth = (description: string) => between(20, 10_000, description, "mm");

export const exposureClasses = [
  "X0",
  "XC1",
  "XC2",
  "XC3",
  "XC4",
  "XD1",
  "XD2",
  "XD3",
  "XS1",
  "XS2",
  "XS3",
  "XF1",
  "XF2",
  "XF3",
  "XF4",
  "XA1",
  "XA2",
  "XA3",
] as const;
export type ExposureClass = (typeof exposureClasses)[number];
const exposure = (description: string) => listOf(oneOf(exposureClasses, "exposure class"), description, 1, 8);

/** The fields a load case gives. */
export const beamActions = ["M_Ed", "V_Ed", "T_Ed", "N_Ed"] as const;

const links = part(
  () => ({
    diameter_mm: barDiameter("diameter"),
    spacing_mm: between(10, 2000, "spacing along the beam", "mm"),
    legs: between(1, 40, "legs across the width; {default 2}").optional(),
    alpha_deg: between(45, 90, "inclination of the links; {default 90}").optional(),
    cot_theta: columnSchema.shape.links.unwrap().shape.cot_theta,
    f_ywk_MPa: positive("yield strength of the links; {default fyk}", "MPa").optional(),
  }),
  "shear reinforcement, 6.2.3",
).meta({ otherwise: 'in words: "Ø8-200" with two legs, "2x2Ø10-150" with four' });

const torsion = part(
  () => ({
    t_ef_mm: between(
      10,
      5000,
      "thickness of the wall; {default} A/u, at least twice the axis distance",
      "mm",
    ).optional(),
    thin_walled: flag("hollow: (6.31) is not for it; {default false}").optional(),
    compatibility: flag("torsion that only compatibility makes, 6.3.1(2): not calculated; {default false}").optional(),
    A_sl_sides_mm2: area("longitudinal bars at both sides of the web, for torsion").optional(),
  }),
  "torsion, 6.3",
);

const joint = part(
  () => ({
    surface: oneOf(["very-smooth", "smooth", "rough", "indented"], "the older surface, 6.2.5(2)"),
    b_i_mm: side("width of the joint; {default b}").optional(),
    beta: between(0.01, 1, "share of the force that is in the newer concrete; {default 1}").optional(),
    sigma_n_MPa: between(
      -10,
      100,
      "stress across the joint that is always there, > 0 presses; {default 0}",
      "MPa",
    ).optional(),
    rho: between(0, 0.1, "ratio of the steel that crosses the joint; {default 0}").optional(),
    alpha_deg: between(45, 90, "inclination of that steel; {default 90}").optional(),
  }),
  "shear at the joint between concretes cast at different times, 6.2.5",
);

const flangeShear = part(
  () => ({
    delta_F_d_kN: force("change of the force in one side of the flange").optional(),
    delta_M_Ed: moment("change of the moment, in place of that force").optional(),
    delta_x_mm: between(50, 20_000, "length over which it changes", "mm"),
    cot_theta_f: between(1, 3, "struts in the flange; {default} 2.0 compressed, 1.25 pulled").optional(),
    A_sf_mm2_m: between(1, 100_000, "transverse reinforcement of the flange, both faces", "mm²/m").optional(),
    transverse_bending: between(
      0,
      100_000,
      "reinforcement that transverse bending of the flange needs beside it, 6.2.4(5); {default 0}",
      "mm²/m",
    ).optional(),
  }),
  "shear between web and flange, 6.2.4",
);

const serviceability = part(
  () => ({
    M_qp: moment("quasi-permanent moment").optional(),
    M_fr: moment("frequent moment, for cracks where there is no M_qp").optional(),
    M_ch: moment("characteristic moment, for the stresses of 7.2").optional(),
    sigma_s_MPa: between(1, 600, "stress of the steel in place of that calculated from M_qp", "MPa").optional(),
    sigma_c_MPa: between(0.1, 100, "stress of the concrete in place of the calculated one", "MPa").optional(),
    x_mm: depth("depth of the neutral axis of the cracked section in place of the calculated one").optional(),
    h_c_ef_mm: depth("height of the effective tension area in place of that of 7.3.2(3)").optional(),
    phi: between(0, 20, "creep coefficient φ(∞,t0), for the modulus of the concrete; {default 0}").optional(),
    creep: part(() => columnSchema.shape.creep.unwrap().shape, "φ(∞,t0) by Annex B in place of phi").optional(),
    alpha_e: between(3, 60, "ratio of the moduli in place of E_s (1 + φ)/E_cm").optional(),
    crack_method: oneOf(
      ["direct", "tables"],
      "crack width by 7.3.4 ({default=direct}), or diameter and spacing by 7.3.3",
    ).optional(),
    w_max_mm: between(0.05, 1, "greatest crack width; {default} Table 7.1N by exposure", "mm").optional(),
    exposure: exposure("exposure classes, for the crack width; {default exposure}").optional(),
    k_t: between(0.4, 0.6, "duration of the load, 7.3.4(2): long 0.4, short 0.6; {default 0.4}").optional(),
    stress_limits: flag("stresses by 7.2; {default}: where M_ch is given").optional(),
    restraint: flag("stress of imposed deformations, 7.2(5): up to f_yk; {default false}").optional(),
    span_mm: between(200, 60_000, "effective span, for deflection (7.4)", "mm").optional(),
    deflection: oneOf(
      ["span-depth", "curvature", "integrated", "both"],
      "deflection by the ratio of span to depth, 7.4.2 ({default=span-depth}); by the curvature where the moment is greatest, 7.4.3; by the curvatures along the span; or by the ratio and the greatest curvature both",
    ).optional(),
    A_s_req_mm2: area("required reinforcement for 7.4.2; {default} that of M_Ed").optional(),
    epsilon_cs: between(
      0,
      0.002,
      "shrinkage strain, for the curvature; {default} that of 3.1.4 where creep is given, else 0",
    ).optional(),
    moment_shape: oneOf(
      ["udl", "point-load", "third-points", "constant"],
      "what makes the moment, for the curvature: loads of the span, or equal end moments; {default udl}",
    ).optional(),
    w_limit: between(50, 2000, "span over greatest deflection; {default 250}").optional(),
    precamber_mm: between(0, 1000, "camber, taken off the deflection; {default 0}", "mm").optional(),
  }),
  "serviceability, section 7",
);

const fire = part(
  () => ({
    R: oneOf(["R30", "R60", "R90", "R120", "R180", "R240"], "required standard fire resistance"),
    continuous: flag("continuous, with the detailing of EN 1992-1-2 5.6.3 and 5.7.3; {default false}").optional(),
    two_way: flag("a slab that spans two ways, held at four edges; {default false}").optional(),
    l_y_l_x: between(1, 10, "its longer span over the shorter one").optional(),
    method: oneOf(
      ["tables", "isotherm-500"],
      "by the tables of section 5 ({default=tables}), or by calculation of temperatures and resistance, annex B.1",
    ).optional(),
    M_Ed_fi: moment("moment in fire, for annex B.1; {default} eta_fi M_Ed").optional(),
    eta_fi: between(0.1, 1, "share of the actions that act in fire, 2.4.2(2); {default 0.7}").optional(),
    steel: oneOf(
      ["hot-rolled", "cold-worked"],
      "how the bars are made, Table 3.2a; {default} hot-rolled, of ductility class A cold-worked",
    ).optional(),
  }),
  "EN 1992-1-2, fire from below and, of beams, from the sides",
);

const ofSection = () => ({
  h: side("overall depth"),
  fck: columnSchema.shape.fck,
  fyk: columnSchema.shape.fyk,

  M_Ed: moment("bending moment; > 0 pulls the bottom").optional(),
  V_Ed: force("shear force, d from the face of the support where 6.2.1(8) allows it").optional(),
  V_Ed_face: force("shear force at the face of the support, for the struts; {default V_Ed}").optional(),
  M_Ed_max: moment(
    "greatest moment of the span of that sign: the bars are held against the force of 6.2.3(7)",
  ).optional(),
  T_Ed: moment("torsional moment").optional(),
  N_Ed: force("axial force with the bending, compression positive; {default 0}").optional(),

  b_eff_mm: side("width of the flange; {default}: a rectangle, or by (5.7) of b_1_mm, b_2_mm, l_0_mm").optional(),
  b_1_mm: between(
    0,
    50_000,
    "half of the clear distance to the next web, on one side; 0 of an L, beside b_eff_mm, too",
    "mm",
  ).optional(),
  b_2_mm: between(0, 50_000, "the same on the other side", "mm").optional(),
  l_0_mm: between(100, 100_000, "distance between the points of zero moment, Figure 5.2", "mm").optional(),
  h_f_mm: depth("thickness of the flange").optional(),
  flange: oneOf(["top", "bottom", "both"], "where the flange is; {default top}").optional(),

  A_s_bottom: area("reinforcement at the bottom; or bars_bottom").optional(),
  A_s_top: area("reinforcement at the top; or bars_top").optional(),
  bars_bottom: text('bars at the bottom in words, layers from the face inwards: "4Ø20 + 2Ø16", "Ø12-150"').optional(),
  bars_top: text('bars at the top in words, layers from the face inwards: "2Ø16", "Ø10-200"').optional(),
  A_s_skin_mm2: area(
    "bars at both sides of a beam from 1 m deep on, between the pulled bars and the neutral axis",
  ).optional(),
  d_bottom_mm: depth("effective depth of the bottom reinforcement, from the top").optional(),
  d_top_mm: depth("effective depth of the top reinforcement, from the bottom").optional(),
  cover_mm: between(5, 500, "nominal cover to the links", "mm", [15, 100]).optional(),
  axis_distance_mm: between(
    1,
    2000,
    "concrete face to bar axis; {default} by cover_mm or d, else 50",
    "mm",
    [20, 200],
  ).optional(),
  exposure: exposure("exposure classes: cover by 4.4.1, where cover_mm is not given, and crack width").optional(),
  structural_class: oneOf(
    ["S1", "S2", "S3", "S4", "S5", "S6"],
    "structural class, 4.4.1.2(5); {default} S4 with the changes of Table 4.3N",
  ).optional(),
  design_life_years: between(10, 120, "design working life in years, Table 4.3N; {default 50}").optional(),
  slab_geometry: flag("position of the bars is not affected by the works, Table 4.3N; {default false}").optional(),
  quality_control: flag("special quality control of the concrete, Table 4.3N; {default false}").optional(),
  delta_c_dev_mm: between(0, 50, "allowance for deviation, 4.4.1.3; {default 10}", "mm").optional(),
  cast_against: oneOf(
    ["formwork", "prepared-ground", "ground"],
    "what the concrete is cast against, 4.4.1.3(4); {default formwork}",
  ).optional(),
});

const ofRules = () => {
  const { shape } = columnSchema;
  return {
    design: flag(
      "sizes the bars that are missing, and the links; {default}: where no reinforcement is given",
    ).optional(),
    compression_steel: oneOf(
      ["auto", "none"],
      "reinforcement of the compressed side: counted, and designed where x/d would pass its limit ({default=auto}), or not",
    ).optional(),
    delta: between(
      0.5,
      1,
      "ratio of the redistributed to the elastic moment: x/d is then limited by 5.5(4)",
    ).optional(),
    x_d_max: between(0.1, 0.8, "limit of x/d; {default}: where the steel yields, for the design only").optional(),

    links: links.optional(),
    z_mm: depth("lever arm in shear; {default} 0.9 d, beside a compression no more than that of bending").optional(),
    q_Ed_kN_m: between(
      0,
      1e6,
      "uniform load near the support: V_Ed is then that at its face, and is reduced to the section d from it (6.2.1(8))",
      "kN/m",
    ).optional(),
    support: oneOf(["direct", "indirect"], "the support that q_Ed_kN_m leads to; {default direct}").optional(),
    a_v_mm: between(
      10,
      100_000,
      "distance from the support to the load that makes V_Ed, within 2 d (6.2.2(6))",
      "mm",
    ).optional(),
    spreads_across: flag(
      "slab whose loads spread across it, so that an annex may have another least shear stress, 6.2.2(1); {default false}",
    ).optional(),
    torsion: torsion.optional(),
    interface: joint.optional(),
    flange_shear: flangeShear.optional(),

    static_system: oneOf(
      ["simple", "end-span", "interior", "cantilever", "flat-slab"],
      "support of the span, 7.4.2 and fire; {default simple}",
    ).optional(),
    serviceability: serviceability.optional(),
    fire: fire.optional(),

    d_g_mm: between(
      4,
      63,
      "greatest size of the aggregate, for the distance of the bars; {default 16}",
      "mm",
    ).optional(),
    stress_block: shape.stress_block,
    steel_branch: shape.steel_branch,
    ductility_class: shape.ductility_class,
    deduct_bars: shape.deduct_bars,
    design_situation: shape.design_situation,
    k_tc: shape.k_tc,
    loading_age_days: shape.loading_age_days,
    strength_development: shape.strength_development,
    d_lower_mm: lowerSize.optional(),
    eps_x: between(0, 0.01, "second generation: strain at middepth, for the strength of the struts").optional(),
    k_w: between(1, 2, "second generation: greatest over mean width of cracks; {default 1.7}").optional(),
  };
};

export const beamSchema = strict(() => ({
  mark: text("name of the beam"),
  b: side("width of the web"),
  ...ofSection(),
  ...ofRules(),
}));
export const slabSchema = strict(() => ({
  mark: text("name of the slab"),
  b: side("width that the values are for; {default 1000}").optional(),
  bars_secondary: text('bars across those that carry, in words: "Ø8-200", 9.3.1.1(2)').optional(),
  ...ofSection(),
  ...ofRules(),
}));

export type BeamItem = z.output<typeof beamSchema> & Pick<z.output<typeof slabSchema>, "bars_secondary">;
