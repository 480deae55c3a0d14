import * as z from "zod";
import { actionKinds, loadDurations } from "../annexes/timber-types.ts";
import {
  between,
  flag,
  listOf,
  noted,
  oneOf,
  part,
  positive,
  restrainedAlong,
  strict,
  text,
  whole,
} from "../basis/fields.ts";
import type { TimberType } from "../materials/timber.ts";

// The ranges only keep out what no timber member can be; the clauses set their own limits.
const size = (description: string) => between(5, 5000, description, "mm");
/** 10 mm are 10 cm. */
const side = (description: string) => between(5, 5000, description, "mm", [18, 3000]);
/** Spans and lengths between supports: 12 mm are 12 m. */
const length = (description: string) => between(100, 200_000, description, "mm", [200, 40_000]);
const force = (description: string) => between(-1e6, 1e6, description, "kN");
const moment = (description: string) => between(-1e6, 1e6, description, "kNm");
/** Nothing that grows is stronger along the grain; across it and in shear a tenth is much. */
const strength = (description: string) => between(1, 150, description, "MPa", [5, 100]);
const strengthAcross = (most: number, description: string) => between(0.05, most, description, "MPa");
const modulus = (description: string) => between(10, 50_000, description, "MPa");
const angle = (low: number, high: number, description: string) => between(low, high, description, "°");

const timberTypes = ["solid-softwood", "solid-hardwood", "glulam", "LVL"] as const satisfies readonly TimberType[];

export const timberTypeField = oneOf(timberTypes, "material, for a species that is not a class of the tables");

const properties = part(
  () => ({
    f_m_k_MPa: strength("bending").optional(),
    f_t_0_k_MPa: strength("tension along the grain").optional(),
    f_t_90_k_MPa: strengthAcross(8, "tension across the grain").optional(),
    f_c_0_k_MPa: strength("compression along the grain").optional(),
    f_c_90_k_MPa: strengthAcross(30, "compression across the grain").optional(),
    f_v_k_MPa: strengthAcross(15, "shear").optional(),
    E_0_mean_MPa: modulus("mean modulus of elasticity along the grain").optional(),
    E_0_05_MPa: modulus("5 % fractile of the modulus of elasticity along the grain").optional(),
    G_mean_MPa: modulus("mean shear modulus").optional(),
    G_0_05_MPa: modulus("5 % fractile of the shear modulus").optional(),
    f_m_z_k_MPa: strength("bending about z of LVL; {default} of its class").optional(),
    f_v_y_k_MPa: strengthAcross(15, "shear along y of LVL; {default} of its class").optional(),
    rho_k_kg_m3: between(50, 1500, "characteristic density", "kg/m³", [290, 1100]).optional(),
    s: between(0, 0.5, "size effect exponent of LVL, 3.4").optional(),
  }),
  "characteristic values in place of those of the class; a species that is not a class needs all of them",
);

/** Of screws and rods across the grain. */
const acrossGrain = {
  d_mm: between(3, 60, "diameter of one, of a screw that of its thread outside", "mm").optional(),
  fastener: oneOf(["screw", "rod"], "screws, or rods that are glued in; {default screw}").optional(),
};

const notch = part(
  () => ({
    h_ef_mm: size("depth that is left above the notch"),
    x_mm: between(0, 10_000, "from the line of action of the support to the corner of the notch", "mm"),
    i: between(0, 100, "inclination of the notch: its length over its depth; {default 0}, a right angle").optional(),
    side: oneOf(["support", "opposite"], "side of the notch; {default} support; opposite: k_v = 1").optional(),
    reinforcement: part(
      () => ({
        n: whole(1, 20, "screws or rods beside the corner of the notch, in one row across the width"),
        ...acrossGrain,
        F_ax_Rk_kN: between(
          0.1,
          500,
          "characteristic resistance of one along its axis, by the lesser of its lengths above and below the corner",
          "kN",
        ),
      }),
      "reinforcement across the grain, NCI NA.6.8.3 of DIN EN 1995-1-1/NA; with it k_v is not taken",
    ).optional(),
  }),
  "notch at the support, 6.5.2, with V_z_Ed",
);

const hole = part(
  () => ({
    d_mm: size("diameter of a round hole, depth of a rectangular one"),
    a_mm: size("length of a rectangular hole along the member").optional(),
    r_mm: positive("radius of the corners of a rectangular hole; {default} at least 15", "mm").optional(),
    e_mm: between(-2000, 2000, "centre of the hole above the axis of the member; {default 0}", "mm").optional(),
    l_A_mm: length("clear, from the support to the hole").optional(),
    l_v_mm: length("clear, from the end of the member to the hole").optional(),
    l_z_mm: length("clear, to the next hole").optional(),
    V_share: between(
      0,
      1,
      "shear at the middle of the hole, of a rectangular one at its edges, as a part of V_z_Ed; {default 1}",
    ).optional(),
    M_share: between(
      0,
      1,
      "moment at the middle of the hole, of a rectangular one at its edges, as a part of M_y_Ed; {default 1}",
    ).optional(),
    reinforcement: part(
      () => ({
        n: whole(1, 20, "screws or rods on each side of the hole, in one row across the width"),
        ...acrossGrain,
        F_ax_Rk_kN: between(
          0.1,
          500,
          "characteristic resistance of one along its axis, by the lesser of its lengths above and below the crack",
          "kN",
        ),
      }),
      "reinforcement across the grain inside the beam, NCI NA.6.8.4 of DIN EN 1995-1-1/NA",
    ).optional(),
  }),
  "a round or rectangular hole through the width of glulam or LVL, NCI NA.6.7 of DIN EN 1995-1-1/NA",
);

const bearing = part(
  () => ({
    F_c_Ed: between(0, 1e6, "design force", "kN"),
    length_mm: between(1, 20_000, "contact length along the grain", "mm"),
    width_mm: size("contact width; {default} and at most b").optional(),
    a_mm: between(0, 200_000, "from the contact to the end of the member; {default 0}", "mm").optional(),
    l_1_mm: between(10, 200_000, "to the next contact; {default} to the farther end of the member", "mm").optional(),
    support: oneOf(
      ["discrete", "continuous", "none"],
      "support of the member, for k_c,90; {default discrete}",
    ).optional(),
    alpha_deg: angle(0, 90, "between force and grain; {default 90}").optional(),
    l_ef_mm: between(1, 20_000, "effective contact length in place of 6.1.5(1)", "mm").optional(),
    k_c_90: between(0.5, 4, "factor of 6.1.5 in place of its rules").optional(),
  }),
  "compression across or at an angle to the grain, 6.1.5 and 6.2.2",
);

const tapered = part(
  () => ({
    alpha_deg: angle(0, 45, "angle of the tapered edge to the grain"),
    edge: oneOf(["compression", "tension"], "stress along the tapered edge; {default tension}").optional(),
  }),
  "tapered edge at the section with depth h, 6.4.2, with M_y_Ed",
);

const apex = part(
  () => ({
    shape: oneOf(["double-tapered", "curved", "pitched-cambered"], "form of the beam, Figure 6.9"),
    h_ap_mm: size("depth at the apex; {default h}").optional(),
    alpha_ap_deg: angle(0, 30, "slope of the upper edge at the apex; curved beams 0").optional(),
    r_in_mm: between(100, 1e6, "inner radius; not for double-tapered beams", "mm").optional(),
    t_mm: between(3, 50, "thickness of the laminations, for k_r", "mm").optional(),
    beta_deg: angle(0.1, 60, "half of the angle of the curved part; {default alpha_ap_deg}").optional(),
    V_m3: between(1e-6, 1e4, "stressed volume of the apex zone; {default} and least by Figure 6.9", "m³").optional(),
    V_b_m3: between(
      1e-6,
      1e4,
      "volume of the whole beam; {default} b h length_mm, at least half of b h_ap length_mm",
      "m³",
    ).optional(),
    M_ap_Ed: moment("moment at the apex; {default M_y_Ed}").optional(),
    V_ap_Ed: force("shear at the apex together with M_ap_Ed; {default 0}").optional(),
    p_d_kN_m: between(0, 1e4, "load on the top over the apex, for (6.55)", "kN/m").optional(),
    sigma_t_90_formula: oneOf(["6.54", "6.55"], "tension across the grain; {default} by annex").optional(),
    reinforcement: part(
      () => ({
        n: whole(1, 20, "screws or rods of a row across the width"),
        ...acrossGrain,
        a_1_mm: between(20, 5000, "from row to row along the beam, all over the apex zone", "mm"),
        F_ax_Rk_kN: between(
          0.1,
          500,
          "characteristic resistance of one along its axis, by half of its length in the wood",
          "kN",
        ),
      }),
      "reinforcement across the grain that takes the whole tension; with it k_dis and k_vol are not taken",
    ).optional(),
  }),
  "apex of a double-tapered, curved or pitched-cambered beam of glulam or LVL, 6.4.3",
);

const limit = (description: string) => between(40, 10_000, `${description}: n of span/n`).optional();

const serviceability = part(
  () => ({
    span_mm: length("span; {default length_mm}").optional(),
    static_system: oneOf(["simple", "cantilever"], "{default simple}").optional(),
    g_kN_m: between(0, 1e4, "permanent load, uniform; {default 0}", "kN/m").optional(),
    G_kN: between(0, 1e5, "permanent load at midspan or tip; {default 0}", "kN").optional(),
    variable: listOf(
      part(
        () => ({
          q_kN_m: between(0, 1e4, "uniform; {default 0}", "kN/m").optional(),
          Q_kN: between(0, 1e5, "at midspan or tip; {default 0}", "kN").optional(),
          psi_0: between(0, 1, "combination factor; the first load leads and needs none").optional(),
          psi_1: between(0, 1, "frequent factor of the leading load, where the annex asks for it (NL)").optional(),
          psi_2: between(0, 1, "quasi-permanent factor; with actions that of the named one").optional(),
          action: text("of the actions of the member the one it is of, whose psi it takes").optional(),
        }),
        "a variable load",
      ),
      "variable loads, the leading one first",
      1,
      20,
    ).optional(),
    use: oneOf(
      ["floor", "brittle-partitions", "roof"],
      "what is carried, where the annex limits deflections by it (NL); {default floor}",
    ).optional(),
    shear_deformation: flag("adds the deflection by shear; {default true}").optional(),
    precamber_mm: between(0, 1000, "precamber; {default 0}", "mm", [1, 200]).optional(),
    limits: part(
      () => ({
        w_inst: limit("instantaneous"),
        w_net_fin: limit("net final"),
        w_fin: limit("final"),
        w_add: limit("additional, after the permanent load"),
      }),
      "limits in place of the annex's",
    ).optional(),
  }),
  "deflection under characteristic loads, 2.2.3 and 7.2",
);

const vibration = part(
  () => ({
    span_mm: length("span of the floor; {default length_mm}").optional(),
    width_mm: between(100, 1e6, "width of the floor", "mm"),
    mass_kg_m2: between(1, 1e4, "self-weight and other permanent load", "kg/m²"),
    spacing_mm: between(10, 10_000, "spacing of the joists", "mm").optional(),
    EI_l_Nm2_m: between(
      1,
      1e10,
      "stiffness along the joists; {default} E_0,mean I / spacing",
      "Nm²/m",
      [1e4, 1e9],
    ).optional(),
    EI_b_Nm2_m: between(1e-3, 1e12, "stiffness across the joists; {default} by the deck", "Nm²/m").optional(),
    deck: part(
      () => ({ t_mm: between(1, 1000, "thickness", "mm"), E_MPa: modulus("modulus of elasticity across the joists") }),
      "floor deck",
    ).optional(),
    zeta: between(0.001, 0.05, "modal damping ratio; {default} by annex, 0.01").optional(),
    a_mm_kN: between(0.01, 4, "limit of the deflection under 1 kN; {default} by annex", "mm/kN").optional(),
    b: between(10, 150, "base of the limit of the impulse velocity; {default} by a, Figure 7.2").optional(),
    w_mm_kN: between(
      1e-3,
      100,
      "deflection under 1 kN, no less than a fifth of that of one joist alone, which is the {default}",
      "mm/kN",
    ).optional(),
    strutting: flag("lines of strutting; given: load sharing by the annex's rule (UK)").optional(),
    k_amp: between(
      1,
      2,
      "shear deformation in the annex's rule; {default 1.05}, solid joists on two supports",
    ).optional(),
  }),
  "vibration of a residential floor of these joists, 7.3.3",
);

export const shareField = between(
  0.2,
  1,
  "actions in fire over those of the design, EN 1995-1-2 2.4.2; {default} 0.6, storage or long-term 0.7, permanent alone 0.74",
);
export const charringField = between(
  0.3,
  3,
  "notional charring rate, of one side beta_0; {default} and least EN 1995-1-2 Table 3.1",
  "mm/min",
);

const fire = part(
  () => ({
    duration_min: between(1, 240, "standard fire exposure", "min"),
    exposed: listOf(
      oneOf(["top", "bottom", "left", "right"], "side in the fire; top and bottom shorten h, left and right b"),
      "sides in the fire; {default} all four",
      1,
      4,
    ).optional(),
    eta_fi: shareField.optional(),
    beta_n_mm_min: charringField.optional(),
    t_ch_min: between(0, 240, "start of charring behind a protection; {default 0}", "min").optional(),
    t_f_min: between(0, 240, "failure of the protection; {default t_ch_min}", "min").optional(),
    k_2: between(0.1, 1, "insulation factor until the protection fails; {default 1}").optional(),
    lateral_restraint: oneOf(["none", "continuous"], "in fire; {default} as at normal temperature").optional(),
    L_cr_y_mm: restrainedAlong(length("in fire; {default} as at normal temperature"), 200).optional(),
    L_cr_z_mm: restrainedAlong(length("in fire; {default} as at normal temperature"), 200).optional(),
  }),
  "fire resistance by the reduced cross-section, EN 1995-1-2 4.2.2",
);

export const actionFields = ["M_y_Ed", "V_z_Ed", "N_Ed", "M_z_Ed", "V_y_Ed", "T_Ed"] as const;

/** What a member that is held all along is calculated with. */
export const heldAlong = 200;

export const memberSchema = strict(() => ({
  mark: text("name of the member"),
  b: side("width, along y"),
  h: side("depth, along z: M_y_Ed has its lever arm along h"),
  length_mm: between(40, 200_000, "length", "mm", [100, 60_000]),
  species: text("strength class: C24, GL28h, LVL 48 P; or a species with its grade: spruce S10"),
  timber_type: timberTypeField.optional(),
  properties: properties.optional(),
  orientation: oneOf(["edgewise", "flatwise"], "of LVL; {default edgewise}").optional(),
  M_y_Ed: moment("bending about y").optional(),
  V_z_Ed: force("shear along z").optional(),
  N_Ed: force("axial force, compression positive").optional(),
  M_z_Ed: moment("bending about z").optional(),
  V_y_Ed: force("shear along y").optional(),
  T_Ed: moment("torsion").optional(),
  service_class: noted(
    // a document of the API made from the schema takes the first of several values otherwise
    z.literal([1, 2, 3]).meta({ enum: [1, 2, 3] }),
    "service class of 2.3.1.3; {default 1}",
  ).optional(),
  load_duration: oneOf(loadDurations, "of the shortest action of the combination; {default medium-term}").optional(),
  acting: listOf(
    oneOf(actionKinds, "kind of action"),
    "actions of the combination, in place of load_duration: the annex gives each its duration",
    1,
    actionKinds.length,
  ).optional(),
  design_situation: oneOf(["persistent", "accidental"], "for gamma_M; {default persistent}").optional(),
  k_mod: between(0.2, 1.1, "modification factor; {default} Table 3.1").optional(),
  gamma_M: between(1, 5, "material factor; {default} by annex").optional(),
  k_h_y: between(0.1, 1.3, "size factor of bending about y; {default} 3.2 to 3.4").optional(),
  k_h_z: between(0.1, 1.3, "size factor of bending about z; {default} 3.2 to 3.4").optional(),
  k_h_t: between(0.1, 1.3, "size factor of tension; {default} 3.2 to 3.4").optional(),
  k_sys: between(0.1, 1.2, "system strength factor, 6.6; {default 1}").optional(),
  k_cr: between(0.1, 1, "crack factor of shear; {default} by annex").optional(),
  k_m: between(0.7, 1, "redistribution factor of 6.1.6; {default 0.7}").optional(),
  beta_c: between(0.1, 1, "straightness factor of 6.3.2; {default} and least 0.2, glulam and LVL 0.1").optional(),
  k_def: between(0.1, 10, "deformation factor; {default} and least Table 3.2").optional(),
  drying_under_load: flag("installed wet and drying under load: k_def + 1, 3.2(4); {default false}").optional(),
  L_cr_y_mm: restrainedAlong(
    length("buckling length for buckling along h; {default} length_mm, of a cantilever twice that"),
    200,
  ).optional(),
  L_cr_z_mm: restrainedAlong(
    length("buckling length for buckling along b; {default} length_mm, of a cantilever twice that"),
    200,
  ).optional(),
  ltb_case: oneOf(
    ["uniform-moment", "udl", "point-load", "cantilever-udl", "cantilever-point-load"],
    "loading for Table 6.1 of the whole length; {default uniform-moment}, which also counts between restraints",
  ).optional(),
  ltb_length_mm: restrainedAlong(
    length("length between lateral restraints; {default length_mm}"),
    heldAlong,
  ).optional(),
  l_ef_mm: length("effective length in place of Table 6.1").optional(),
  loaded_edge: oneOf(
    ["centroid", "compression", "tension"],
    "where the load acts: compression + 2h, tension - 0.5h; {default centroid}",
  ).optional(),
  lateral_restraint: oneOf(["none", "continuous"], "continuous: k_crit = 1; {default none}").optional(),
  sigma_m_crit_formula: oneOf(["6.31", "6.32"], "{default} 6.32 for solid softwood, else 6.31").optional(),
  sigma_m_crit_MPa: between(0.001, 1e6, "critical bending stress in place of both", "MPa").optional(),
  notch: notch.optional(),
  hole: hole.optional(),
  bearing: bearing.optional(),
  tapered: tapered.optional(),
  apex: apex.optional(),
  serviceability: serviceability.optional(),
  vibration: vibration.optional(),
  fire: fire.optional(),
}));

export type MemberItem = z.output<typeof memberSchema>;

export const overridesField = part(
  () => ({
    gamma_M: between(1, 5, "material factor").optional(),
    gamma_M_accidental: between(1, 5, "material factor of accidental situations").optional(),
    k_cr: between(0.1, 1, "crack factor of shear").optional(),
    sigma_t_90_d: oneOf(["6.54", "6.55"], "tension across the grain at an apex").optional(),
    a: positive("limit of the deflection of a floor under 1 kN", "mm/kN").optional(),
    zeta: between(0.001, 0.05, "modal damping ratio of floors").optional(),
    k_h_y: between(0.1, 1.3, "size factor of bending about y, of all members").optional(),
    k_h_z: between(0.1, 1.3, "size factor of bending about z, of all members").optional(),
    k_h_t: between(0.1, 1.3, "size factor of tension, of all members").optional(),
    k_mod: between(0.2, 1.1, "modification factor, of all members").optional(),
    k_sys: between(0.1, 1.2, "system strength factor, of all members").optional(),
    k_m: between(0.7, 1, "redistribution factor, of all members").optional(),
    beta_c: between(0.1, 1, "straightness factor, of all members").optional(),
    k_def: between(0.1, 10, "deformation factor, of all members").optional(),
  }),
  "values for all members, in place of the annex's and the clauses'",
);
