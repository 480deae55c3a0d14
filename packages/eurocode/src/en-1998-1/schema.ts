import * as z from "zod";
import { between, flag, listOf, oneOf, part, strict, text, whole } from "../basis/fields.ts";
import { categories } from "../en-1990/schema.ts";
import { materials, systemTypes } from "./systems.ts";

const most = { storeys: 200, frames: 1000, periods: 2000, walls: 200, modes: 200 } as const;

const storey = part(
  () => ({
    mark: text("name of the storey"),
    z_m: between(0.1, 2000, "height of the mass above the foundation or the top of a rigid basement", "m"),
    W_kN: between(0.001, 1e9, "seismic weight of the storey, 3.2.4 and 4.2.4; or G_k_kN", "kN").optional(),
    G_k_kN: between(0.001, 1e9, "permanent load of the storey, in place of W_kN", "kN").optional(),
    Q_k_kN: between(0, 1e9, "imposed load of the storey, with G_k_kN", "kN").optional(),
    category: oneOf(categories, "category of the imposed load, for psi_2").optional(),
    phi: between(0, 1, "phi of 4.2.4, Table 4.2; {default 1}").optional(),
    s_i: between(0, 1e6, "displacement in the fundamental mode, any scale (4.10)").optional(),
    height_m: between(
      0.1,
      200,
      "storey height, which agrees with the levels; {default}: the step in z_m",
      "m",
    ).optional(),
    d_e_mm: between(-1e5, 1e5, "displacement of the storey's top by the design analysis", "mm").optional(),
    P_tot_kN: between(
      0.001,
      1e10,
      "gravity load at and above the storey, no less than the weights; {default}: the weights",
      "kN",
    ).optional(),
    k_kN_m: between(1, 1e10, "lateral stiffness of the storey, for a stick model", "kN/m").optional(),
    L_i_m: between(0.1, 2000, "floor dimension across the earthquake: accidental torsional moment", "m").optional(),
  }),
  "a storey",
);

const system = part(
  () => ({
    material: oneOf(materials, "material of the seismic resistant system"),
    type: oneOf(systemTypes, "structural type of 5.2.2.1, 6.3.1, 7.3.1, Table 8.1 or Table 9.1"),
    ductility_class: oneOf(
      ["DCL", "DCM", "DCH"],
      "ductility class; masonry: DCL for the low-dissipative value",
    ).optional(),
    alpha_u_alpha_1: between(
      1,
      1.6,
      "overstrength ratio alpha_u/alpha_1, concrete at most 1.5; {default} by layout",
    ).optional(),
    layout: oneOf(
      ["one-storey", "one-bay", "multi-bay", "two-walls"],
      "what the default of alpha_u/alpha_1 follows from; without it 1.0",
    ).optional(),
    regular_in_plan: flag("4.2.3.2; {default true}").optional(),
    regular_in_elevation: flag("4.2.3.3; {default true}").optional(),
    k_w: between(0.5, 1, "failure mode of walls (5.2.2.2(11)); {default} from walls").optional(),
    walls: listOf(
      part(
        () => ({
          h_m: between(0.1, 2000, "height of the wall", "m"),
          l_m: between(0.6, 500, "length of its section, 4 times 0.15 m at least (5.1.2)", "m"),
        }),
        "a wall",
      ),
      "the walls of the system, for alpha_0",
      1,
      most.walls,
    ).optional(),
    joints: oneOf(
      ["ductile", "reduced"],
      "timber DCH: the joints meet 8.3(3)P ({default=ductile}), or only the minimum of 8.3(4) (Table 8.2)",
    ).optional(),
  }),
  "structural system, from which the behaviour factor follows",
);

const mode = part(
  () => ({
    T_s: between(0.001, 100, "period", "s"),
    shape: listOf(
      between(-1e6, 1e6, "displacement of a storey"),
      "displacement of each storey, from the bottom",
      1,
      most.storeys,
    ),
  }),
  "a mode of vibration",
);

const effect = part(
  () => ({
    mark: text("name of the action effect"),
    E_x: between(-1e12, 1e12, "effect of the earthquake along x, in any unit"),
    E_y: between(-1e12, 1e12, "effect of the earthquake along y"),
    E_z: between(-1e12, 1e12, "effect of the vertical component").optional(),
  }),
  "an action effect of each component",
);

export const structureSchema = strict(() => ({
  mark: text("name of the structure").optional(),
  agR: between(0, 50, "reference peak ground acceleration on ground A, in g unless agR_unit says otherwise").optional(),
  agR_unit: oneOf(["g", "m/s2"], "unit of agR; {default g}").optional(),
  zone: whole(0, 9, "seismic zone of the national annex, in place of agR").optional(),
  annex_edition: z
    .union([whole(1900, 2100, "year"), text("year")])
    .meta({ description: "edition of the national annex, where its editions differ in kind: 2011" })
    .optional(),
  ground_type: text("ground A to E; a combination of ground and geology where the annex has them").optional(),
  spectrum_type: whole(1, 2, "type of the elastic spectrum, 3.2.2.2").optional(),
  soil: part(
    () => ({
      S: between(0.5, 5, "soil factor", undefined, [0.75, 3]),
      T_B: between(0, 2, "lower limit of the constant acceleration branch", "s"),
      T_C: between(0.1, 5, "upper limit of the constant acceleration branch", "s", [0.2, 2]),
      T_D: between(0.4, 50, "beginning of the constant displacement range", "s", [1, 10]),
    }),
    "spectrum of a site study, in place of ground_type",
  ).optional(),
  q: between(1, 10, "behaviour factor; without system at most 8").optional(),
  system: system.optional(),
  importance_class: whole(1, 4, "importance class I to IV, 4.2.5; not needed for spectra alone").optional(),
  T1: between(0.001, 100, "fundamental period", "s").optional(),
  C_t: between(0.005, 0.5, "factor of (4.6): 0.085, 0.075, 0.050 by structure").optional(),
  H_m: between(0.1, 2000, "height of the building for (4.6)", "m").optional(),
  shear_walls: listOf(
    part(
      () => ({
        A_i_m2: between(0.05, 1000, "effective cross-section in the first storey, 0.1 m to 3 m thick", "m²"),
        l_w_m: between(0.05, 500, "length along the earthquake", "m"),
      }),
      "a shear wall",
    ),
    "concrete or masonry shear walls of the first storey, for C_t by (4.7)",
    1,
    most.walls,
  ).optional(),
  d_top_m: between(1e-5, 4, "top displacement under the weights applied horizontally, for (4.9)", "m").optional(),
  W: between(0.001, 1e10, "seismic weight; {default}: the sum of the storeys", "kN").optional(),
  n_storeys: whole(1, 500, "number of storeys, for lambda; {default}: storeys").optional(),
  storeys: listOf(storey, "storeys from the bottom", 1, most.storeys).optional(),
  analysis: oneOf(
    ["lateral-force", "modal"],
    "4.3.3.2 ({default=lateral-force}) or modal response spectrum analysis 4.3.3.3",
  ).optional(),
  modes: listOf(mode, "modes of the structure, in place of storey stiffnesses", 1, most.modes).optional(),
  combination: oneOf(["SRSS", "CQC"], "combination of modes; {default} by 4.3.3.3.2").optional(),
  q_d: between(1, 15, "displacement behaviour factor, 4.3.4; {default q}").optional(),
  second_order_analysis: flag(
    "d_e_mm and V_Rd come from an analysis with second-order effects, asked for above theta = 0.2; {default false}",
  ).optional(),
  non_structural: oneOf(
    ["brittle", "ductile", "not-interfering"],
    "non-structural elements, 4.4.3.2; {default brittle}",
  ).optional(),
  frames: listOf(
    part(
      () => ({
        mark: text("name of the frame or wall"),
        x_m: between(-2000, 2000, "distance from the centre of mass in plan", "m"),
        share: between(0, 1, "share of F_b without torsion"),
      }),
      "a frame or wall",
    ),
    "resisting planes along the earthquake, for accidental torsion",
    1,
    most.frames,
  ).optional(),
  L_e_m: between(0.1, 2000, "distance of the outermost resisting planes", "m").optional(),
  model: oneOf(["spatial", "planar"], "model of the analysis, 4.3.3.2.4; {default spatial}").optional(),
  damping: between(0.1, 100, "viscous damping for the elastic spectrum; {default 5}", "%").optional(),
  vertical: flag("adds the vertical spectra; {default false}").optional(),
  periods_s: listOf(
    between(0, 100, "period", "s"),
    "periods at which the spectra are given; {default}: a grid to 4 s",
    1,
    most.periods,
  ).optional(),
  beta: between(0.05, 1, "lower bound factor of the design spectrum; {default} and least by annex").optional(),
  V_Rd: between(0.001, 1e10, "resistance to base shear", "kN").optional(),
  effects: listOf(effect, "action effects to combine by 4.3.3.5", 1, most.frames).optional(),
}));

export type GivenStructure = z.output<typeof structureSchema>;
export type GivenStorey = z.output<typeof storey>;
/** With the weight of each storey. */
export type StructureItem = Omit<GivenStructure, "storeys"> & { readonly storeys?: StoreyItem[] | undefined };
export type SystemItem = z.output<typeof system>;
export type StoreyItem = Omit<GivenStorey, "W_kN" | "G_k_kN" | "Q_k_kN" | "category" | "phi"> & {
  readonly W_kN: number;
};
export type ModeItem = z.output<typeof mode>;

export const overrides = part(
  () => ({
    gamma_I: between(0.6, 2, "importance factor").optional(),
    nu: between(0.2, 1, "reduction factor of damage limitation").optional(),
    q_DCL: between(1, 2, "behaviour factor of low-dissipative structures").optional(),
    a_vg_over_a_g: between(0.2, 2, "vertical over horizontal ground acceleration").optional(),
  }),
  "values in place of the annex's; S, T_B, T_C, T_D by soil",
);
