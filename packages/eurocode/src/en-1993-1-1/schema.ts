import * as z from "zod";
import { between, flag, listOf, oneOf, part, partialFactor, restrainedAlong, text, whole } from "../basis/fields.ts";
import type { builtUpFields } from "./built-up/schema.ts";
import type { fireFields } from "./fire/schema.ts";
import type { frameFields } from "./frames/schema.ts";
import type { generalMethodFields } from "./general-method/schema.ts";
import { drawnSectionField } from "./own-section.ts";
import type { stableLengthFields } from "./stable-lengths/schema.ts";
import type { torsionFields } from "./torsion-loads/schema.ts";
import type { webFields } from "./webs/schema.ts";

const curves = ["a0", "a", "b", "c", "d"] as const;
export type Curve = (typeof curves)[number];
const momentShapes = ["linear", "udl", "point-load", "udl-fixed", "point-load-fixed"] as const;
export type MomentShapeName = (typeof momentShapes)[number];

// Ranges keep out what no member has, so that nothing overflows on the way.
const force = (what: string) => between(-1e8, 1e8, what, "kN").optional();
const moment = (what: string) => between(-1e8, 1e8, what, "kNm").optional();
/** 6 mm are 6 m: nothing is held every few centimetres. */
const span = (what: string) => between(50, 1e6, what, "mm", [100, 200_000]);
const length = (what: string) => restrainedAlong(span(`${what}; {default length_mm}`), 100).optional();
const bucklingLength = (what: string) =>
  restrainedAlong(span(`buckling length ${what}; {default} length_mm, of a cantilever twice that`), 100).optional();
const critical = (what: string, unit: string) => between(1e-3, 1e12, what, unit).optional();
const curve = (what: string) => oneOf(curves, `buckling curve ${what}; {default} by Tables 6.2, 6.4, 6.5`).optional();
const shape = (what: string) => oneOf(momentShapes, `distribution of ${what}; {default linear}, by psi`).optional();
const factor = (what: string) => between(0.1, 3, what).optional();

const diagram = (what: string) =>
  z
    .union([
      z.array(z.number().min(-1e8).max(1e8)).min(2).max(1001),
      z
        .array(
          part(
            () => ({
              x_fraction: between(0, 1, "place as a fraction of the length"),
              M: between(-1e8, 1e8, "moment", "kNm"),
            }),
            "a point of the diagram",
          ),
        )
        .min(2)
        .max(1001),
    ])
    .meta({ description: `${what}: kNm at equal spacing, or points; straight in between`, unit: "kNm" })
    .optional();

const properties = part(
  () => ({
    A_mm2: between(1, 1e8, "area", "mm²").optional(),
    I_y_mm4: between(1, 1e15, "second moment of area about y", "mm⁴").optional(),
    I_z_mm4: between(1, 1e15, "second moment of area about z", "mm⁴").optional(),
    W_el_y_mm3: between(1, 1e12, "elastic modulus about y", "mm³").optional(),
    W_el_z_mm3: between(1, 1e12, "elastic modulus about z", "mm³").optional(),
    W_pl_y_mm3: between(1, 1e12, "plastic modulus about y", "mm³").optional(),
    W_pl_z_mm3: between(1, 1e12, "plastic modulus about z", "mm³").optional(),
    I_t_mm4: between(1, 1e15, "torsion constant", "mm⁴").optional(),
    I_w_mm6: between(0, 1e22, "warping constant", "mm⁶").optional(),
    A_v_z_mm2: between(1, 1e8, "shear area for V_z", "mm²").optional(),
    A_v_y_mm2: between(1, 1e8, "shear area for V_y", "mm²").optional(),
    y_0_mm: between(-10_000, 10_000, "shear centre from the centroid along y", "mm").optional(),
    z_0_mm: between(-10_000, 10_000, "shear centre from the centroid along z", "mm").optional(),
    A_eff_mm2: between(1, 1e8, "effective area, class 4", "mm²").optional(),
    W_eff_y_mm3: between(1, 1e12, "effective modulus about y, class 4", "mm³").optional(),
    W_eff_z_mm3: between(1, 1e12, "effective modulus about z, class 4", "mm³").optional(),
    e_N_y_mm: between(0, 10_000, "shift of the centroid that gives M_y, class 4", "mm").optional(),
    e_N_z_mm: between(0, 10_000, "shift of the centroid that gives M_z, class 4", "mm").optional(),
    W_net_y_mm3: between(1, 1e12, "modulus about y of the section with its holes, 6.2.5(4)", "mm³").optional(),
    W_net_z_mm3: between(1, 1e12, "modulus about z of the section with its holes, 6.2.5(4)", "mm³").optional(),
  }),
  "own values in place of those worked out from profile or section",
);

const holeLine = part(
  () => ({
    holes: listOf(
      part(
        () => ({
          n: whole(1, 1000, "number of holes"),
          d_0_mm: between(4, 500, "diameter of the holes", "mm"),
          t_mm: between(1, 500, "thickness of the part", "mm"),
        }),
        "equal holes on the line",
      ),
      "holes on the line",
      1,
      50,
    ),
    staggers: listOf(
      part(
        () => ({
          s_mm: between(0, 10_000, "distance of the holes along the member", "mm"),
          p_mm: between(0.1, 10_000, "distance of the holes across the member", "mm"),
          t_mm: between(0.1, 10_000, "thickness of the part", "mm"),
        }),
        "an oblique piece of the line",
      ),
      "oblique pieces of the line",
      0,
      100,
    ).optional(),
  }),
  "a possible line of failure",
);

const actions = {
  N_Ed: force("axial force, compression positive; {default 0}"),
  M_y_Ed: moment("greatest moment about y; tee: positive compresses the flange; {default 0}"),
  M_z_Ed: moment("greatest moment about z; {default 0}"),
  V_z_Ed: force("shear force along z; {default 0}"),
  V_y_Ed: force("shear force along y; {default 0}"),
  T_Ed: moment("St Venant torsional moment; {default 0}"),
  B_Ed: between(-1e8, 1e8, "bimoment of restrained warping, I-sections; {default 0}", "kNm²").optional(),
};

export const actionNames = ["N_Ed", "M_y_Ed", "M_z_Ed", "V_z_Ed", "V_y_Ed", "T_Ed", "B_Ed"] as const;

const stability = {
  L_cr_y_mm: bucklingLength("about y"),
  L_cr_z_mm: bucklingLength("about z"),
  L_cr_T_mm: bucklingLength("in torsion"),
  L_cr_v_mm: restrainedAlong(
    span("angles: buckling length about v; {default} length_mm, of a cantilever twice that"),
    100,
  ).optional(),
  L_LT_mm: length("distance of the lateral restraints of the compression flange"),
  buckling_curve_y: curve("about y"),
  buckling_curve_z: curve("about z"),
  buckling_curve_LT: curve("of lateral-torsional buckling"),
  N_cr_y_kN: critical("own elastic critical force about y", "kN"),
  N_cr_z_kN: critical("own elastic critical force about z", "kN"),
  N_cr_T_kN: critical("own elastic critical force in torsion", "kN"),
  N_cr_TF_kN: critical("own elastic critical force in torsion with bending", "kN"),
  M_cr_kNm: critical("own elastic critical moment", "kNm"),
  lateral_restraint: oneOf(
    ["none", "continuous"],
    "continuous: no lateral-torsional buckling; {default none}",
  ).optional(),
  susceptible_to_torsion: flag(
    "susceptible to torsion, 6.3.3; {default} false for hollow sections and with continuous restraint",
  ).optional(),
  lattice_web_member: flag(
    "angle of a lattice with at least two bolts at each end: BB.1.2; {default false}",
  ).optional(),
};

const moments = {
  psi_y: between(-1, 1, "ratio of the end moments M_y, smaller over greater; {default 1}").optional(),
  psi_z: between(-1, 1, "ratio of the end moments M_z, smaller over greater; {default 1}").optional(),
  moment_shape_y: shape("M_y"),
  moment_shape_z: shape("M_z"),
  M_y_diagram: diagram("M_y from end to end, in place of psi_y and moment_shape_y"),
  M_z_diagram: diagram("M_z from end to end, in place of psi_z and moment_shape_z"),
  psi_LT: between(
    -1,
    1,
    "ratio of M_y at the lateral restraints; {default} psi_y, uniform where L_LT_mm is shorter than the member",
  ).optional(),
  restraints_mm: listOf(
    between(0, 1e6, "lateral restraint of both flanges, from the start of the member", "mm"),
    "lateral restraints: each segment with its own moments, the worst is shown",
    1,
    100,
  ).optional(),
  moment_shape_LT: oneOf(
    momentShapes,
    "distribution of M_y between lateral restraints; {default} as of M_y, uniform where L_LT_mm is shorter than the member",
  ).optional(),
  M_y_diagram_LT: diagram("M_y between lateral restraints, in place of psi_LT and moment_shape_LT"),
  sway_y: flag("C_my = 0.9 of the sway mode, Table B.3; {default}: L_cr_y_mm above length_mm").optional(),
  sway_z: flag("C_mz = 0.9 of the sway mode, Table B.3; {default}: L_cr_z_mm above length_mm").optional(),
  cantilever: flag(
    "fixed at one end, free at the other: M_y_diagram, psi_y or M_cr_kNm where it can buckle laterally; {default false}",
  ).optional(),
  root: oneOf(
    ["start", "end"],
    "where a cantilever is built in; {default}: away from the end without moment, else the worse",
  ).optional(),
  load_height_mm: between(
    -5000,
    5000,
    "height of the load above the shear centre, z_g, downwards under a positive moment; {default 0}",
    "mm",
  ).optional(),
  k_z: between(0.3, 10, "effective length factor of the end rotation in plan, in M_cr; {default 1}").optional(),
  k_w: between(
    0.3,
    10,
    "effective length factor of the end warping, in M_cr; {default} 1; of a cantilever its root, 0.5 ({default}) held, 1 free",
  ).optional(),
  C_1: between(0.5, 6, "factor of M_cr; {default} by the moment distribution", undefined, [0.9, 3]).optional(),
  C_2: between(0, 3, "factor of the load height in M_cr; {default} by the moment distribution").optional(),
  C_3: between(-6, 6, "factor of the asymmetry in M_cr; {default} by the moment distribution").optional(),
  f_M: between(1, 2.1, "second generation: factor of the moment diagram in (8.82); {default} Table 8.6").optional(),
  skip_below_0_4: flag(
    "second generation: no lateral-torsional buckling up to lambda_LT = 0.4, 8.3.2.1; {default false}",
  ).optional(),
  k_c: between(0.4, 1, "correction factor of 6.3.2.3(2); {default} Table 6.6").optional(),
  C_my: factor("equivalent uniform moment factor about y"),
  C_mz: factor("equivalent uniform moment factor about z"),
  C_mLT: between(0.3, 10, "equivalent uniform moment factor of lateral-torsional buckling").optional(),
  C_my_0: factor("equivalent uniform moment factor of Table A.2 about y"),
  C_mz_0: factor("equivalent uniform moment factor of Table A.2 about z"),
};

/** What every member may have; rooms add fields of their own. */
export const memberFields = {
  mark: text("name of the member"),
  profile: text("profile of the catalogue, in any spelling").optional(),
  fabrication: oneOf(["hot-finished", "cold-formed"], "of a hollow profile; {default cold-formed}").optional(),
  section: drawnSectionField("own section in place of profile").optional(),
  properties: properties.optional(),
  length_mm: between(50, 1e6, "length of the member", "mm", [100, 200_000]),
  ...actions,
  section_class: whole(1, 4, "class of the section in place of the classification").optional(),
  steel_grade: text("S235 to S460, with the names of the product standards; {default S355}").optional(),
  strength_table: oneOf(
    ["en-1993-1-1", "product-standard"],
    "where f_y and f_u are from; {default} by annex",
  ).optional(),
  f_y_MPa: between(1, 2000, "yield strength in place of the grade's, at most 460", "MPa").optional(),
  f_u_MPa: between(1, 1000, "tensile strength in place of the grade's, at least f_y", "MPa").optional(),
  E_MPa: between(50_000, 220_000, "modulus of elasticity; {default 210 000}", "MPa", [180_000, 215_000]).optional(),
  G_MPa: between(20_000, 90_000, "shear modulus; {default 81 000}", "MPa", [70_000, 84_000]).optional(),
  ...stability,
  ...moments,
  M_cr_method: oneOf(
    ["elastic", "annex"],
    "rule of M_cr; annex: the national annex's own where it has one (NB.NB); {default elastic}, by elastic theory",
  ).optional(),
  ltb_method: oneOf(
    ["general", "rolled", "simplified"],
    "6.3.2.2, 6.3.2.3, or 6.3.2.4 for beams with restraints in buildings; {default} by annex",
  ).optional(),
  apply_f: flag("factor f of 6.3.2.3(2); {default} true with rolled, by annex with general").optional(),
  interaction_method: whole(1, 2, "1: Annex A, 2: Annex B; {default} by annex").optional(),
  A_net_mm2: between(1, 1e8, "net area at holes, 6.2.2.2", "mm²").optional(),
  hole_lines: listOf(
    holeLine,
    "lines of failure through holes, 6.2.2.2; in bending those in the tension zone",
    1,
    100,
  ).optional(),
  A_f_net_mm2: between(1, 1e8, "net area of the tension flange at holes, 6.2.5(4)", "mm²").optional(),
  dissipative: flag("capacity design asks N_pl,Rd <= N_u,Rd at holes, 6.2.3(3); {default false}").optional(),
  stiffener_spacing_mm: span(
    "distance of transverse stiffeners, EN 1993-1-5 5.3; {default}: only at the supports",
  ).optional(),
  rigid_end_post: flag("rigid end posts, EN 1993-1-5 5.3; {default false}").optional(),
  q_ser_kN_m: between(
    -1e6,
    1e6,
    "uniform load along z at the serviceability limit state, for the deflection",
    "kN/m",
  ).optional(),
  deflection_limit: between(
    20,
    10_000,
    "the deflection may be length over this; needs q_ser_kN_m",
    undefined,
    [100, 1000],
  ).optional(),
};

export type MemberItem = z.output<
  z.ZodObject<
    typeof memberFields &
      typeof webFields &
      typeof fireFields &
      typeof builtUpFields &
      typeof torsionFields &
      typeof frameFields &
      typeof generalMethodFields &
      typeof stableLengthFields
  >
>;
export type Properties = NonNullable<MemberItem["properties"]>;
export type Diagram = NonNullable<MemberItem["M_y_diagram"]>;

export const overrides = part(
  () => ({
    gamma_M0: partialFactor("resistance of cross-sections").optional(),
    gamma_M1: partialFactor("resistance to instability").optional(),
    gamma_M2: partialFactor("fracture at holes").optional(),
    lambda_LT_0: between(0, 0.6, "plateau of 6.3.2.3").optional(),
    beta_LT: between(0.5, 1, "beta of 6.3.2.3").optional(),
    eta: between(0.5, 1.5, "EN 1993-1-5 5.1, also in A_v").optional(),
  }),
  "nationally determined parameters in place of the annex's",
);
