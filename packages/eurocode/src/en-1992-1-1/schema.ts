import type * as z from "zod";
import { between, flag, listOf, oneOf, part, positive, restrainedAlong, strict, text } from "../basis/fields.ts";

/** A side of 30 mm is one of 30 cm. */
export const side = (description: string) => between(50, 10_000, description, "mm", [100, 5000]);
/** A length of 6 mm is one of 6 m. */
const length = (description: string) => between(100, 100_000, description, "mm", [500, 30_000]);
/** The thickest bars that are made have 63.5 mm. */
export const barDiameter = (description: string) => between(4, 66, description, "mm", [6, 40]);
const coordinate = (description: string) => between(-100_000, 100_000, description, "mm");
export const force = (description: string) => between(-1_000_000, 1_000_000, description, "kN");
export const moment = (description: string) => between(-1_000_000, 1_000_000, description, "kNm");
const oneFrom = (description: string) => between(0.85, 1, description);
const flexibility = (description: string) => listOf(between(0, 1_000_000, "k of 5.8.3.2(3)"), description, 2, 2);

const point = part(() => ({ y: coordinate("along b"), z: coordinate("along h") }), "a corner");

/** The fields a load case gives. */
export const actionNames = [
  "N_Ed",
  "M_Ed",
  "M_01",
  "M_02",
  "M_0Eqp",
  "M_z_Ed",
  "M_01_z",
  "M_02_z",
  "M_0Eqp_z",
  "N_Eqp",
  "V_Ed",
] as const;

const barsText =
  'bars by place and diameter; or, with axis_distance_mm, in words: "8Ø20" on all faces or on a circle, "2x4Ø16" or "4Ø20 + 2Ø16" in rows';

/** What a column that is held all along is calculated with. */
export const heldAlong = 500;

const creep = part(
  () => ({
    RH: between(10, 100, "relative humidity in %"),
    t_0_days: between(0.5, 36_500, "age of the concrete at loading in days"),
    cement: oneOf(["S", "N", "R"], "class of the cement; {default N}").optional(),
  }),
  "φ(∞,t0) by Annex B in place of phi, with M_0Eqp",
);

const links = part(
  () => ({
    diameter_mm: between(4, 32, "diameter", "mm"),
    spacing_mm: between(10, 2000, "spacing along the column", "mm"),
    reduced_spacing: flag("near beams and at laps, 9.5.3(4); {default false}").optional(),
    legs: between(
      2,
      20,
      "legs across the section: they carry V_Ed, two where not given, and hold bars (9.5.3(6))",
    ).optional(),
    cot_theta: between(1, 3, "inclination of the struts; {default} the flattest that carries V_Ed").optional(),
  }),
  "transverse reinforcement, 9.5.3",
);

const fire = part(
  () => ({
    R: oneOf(["R30", "R60", "R90", "R120", "R180", "R240"], "required standard fire resistance"),
    mu_fi: between(0.1, 1, "degree of use in fire; {default 0.7}").optional(),
    l_0_fi_mm: length(
      "effective length in fire; {default} half of length_mm, or l0 (R30, or without length_mm)",
    ).optional(),
    one_side: flag("exposed on one side only; {default false}").optional(),
  }),
  "EN 1992-1-2 5.3.2, method A: Table 5.2a up to l_0,fi = 3 m, (5.7) up to 6 m",
);

const ofSection = () => ({
  mark: text("name of the column"),

  shape: oneOf(
    ["rectangular", "circular", "polygonal"],
    "shape of the section; {default} rectangular, of a diameter alone circular",
  ).optional(),
  b: side("width, along y").optional(),
  h: side("depth, along z").optional(),
  diameter: side("diameter of a circular section").optional(),
  outline: listOf(
    point,
    "corners of a polygonal section in order, about any origin; bars in the same drawing",
    3,
    200,
  ).optional(),
  holes: listOf(listOf(point, "corners of a hole in order", 3, 200), "holes in a polygonal section", 1, 20).optional(),

  fck: positive("characteristic cylinder strength, 12 to 90 by 3.1.2(2)P", "MPa"),
  fyk: positive("characteristic yield strength, 400 to 600 by 3.2.2(3)P", "MPa"),
  A_s: between(1, 10_000_000, "longitudinal reinforcement in all, placed by layout; or bars", "mm²").optional(),
  bars: listOf(
    part(
      () => ({ y: coordinate("along b"), z: coordinate("along h"), diameter: barDiameter("diameter") }),
      "a bar from the centroid of the concrete",
    ),
    barsText,
    1,
    400,
  )
    .meta({
      description: barsText,
      otherwise: `in words: "8Ø20" an even number round a rectangle, any on a circle; "2x4Ø16" or "4Ø20 + 2Ø16 + 4Ø20" in rows`,
    })
    .optional(),
  design: flag("sizes A_s: the least that passes, placed by layout; {default false}").optional(),
  layout: oneOf(
    ["two-faces", "all-faces", "corners"],
    "where A_s lies: half at each of the faces ±z ({default=two-faces}), evenly on all faces (circular: on a circle), or four bars",
  ).optional(),
  axis_distance_mm: between(1, 2000, "concrete face to bar axis; {default 50}", "mm", [20, 200]).optional(),
  bar_diameter_mm: barDiameter("bar diameter where A_s is given").optional(),
});

const ofMoments = () => ({
  N_Ed: force("design axial force, compression positive").optional(),
  M_Ed: moment("first-order moment about y without imperfections; > 0 compresses the +z face").optional(),
  M_01: moment("end moment about y, the smaller; equal signs: tension on the same face; {default M_02}").optional(),
  M_02: moment("end moment about y, the greater; {default M_Ed}").optional(),
  M_0Eqp: moment("quasi-permanent first-order moment about y, for phi_ef").optional(),
  M_z_Ed: moment("first-order moment about z; > 0 compresses the +y face; {default 0}").optional(),
  M_01_z: moment("end moment about z, the smaller; {default M_02_z}").optional(),
  M_02_z: moment("end moment about z, the greater; {default M_z_Ed}").optional(),
  M_0Eqp_z: moment("quasi-permanent first-order moment about z; {default}: phi_ef as about y").optional(),
  N_Eqp: force("quasi-permanent axial force, for phi_ef of the imperfections; {default N_Ed}").optional(),
  V_Ed: force("shear force along h (6.2); {default}: no shear verification").optional(),

  l0: restrainedAlong(length("effective length for bending about y"), heldAlong).optional(),
  l0_z: restrainedAlong(length("effective length for bending about z; {default} as about y"), heldAlong).optional(),
  length_mm: length(
    "clear length, for end_flexibility and for alpha_h; l0 of a braced column that gives neither",
  ).optional(),
  end_flexibility: flexibility("k_1 and k_2 of 5.8.3.2(3) for bending about y").optional(),
  end_flexibility_z: flexibility("k_1 and k_2 for bending about z; {default} as about y").optional(),
  braced: flag("{default true}").optional(),

  imperfection: oneOf(
    ["l0/400", "inclination", "none"],
    "5.2(9) ({default} when braced), 5.2(5) ({default} when unbraced), or contained in the moments",
  ).optional(),
  e_i_mm: between(0, 1000, "eccentricity by imperfection for bending about y", "mm").optional(),
  e_i_z_mm: between(0, 1000, "eccentricity by imperfection for bending about z", "mm").optional(),
  second_order_method: oneOf(
    ["nominal-curvature", "nominal-stiffness", "nominal-stiffness-simplified", "general", "none"],
    "5.8.8 ({default=nominal-curvature}), (5.22), (5.26), the general method 5.8.6, or none: the moments are of second order",
  ).optional(),
  phi_ef: between(0, 20, "effective creep ratio, 5.8.4").optional(),
  phi: between(0, 20, "creep coefficient φ(∞,t0), with M_0Eqp").optional(),
  creep: creep.optional(),
  neglect_creep: flag(
    "5.8.4(4): phi_ef = 0 where phi, slenderness and eccentricity allow it; {default false}",
  ).optional(),
  A: between(0.1, 1, "factor A of λ_lim").optional(),
  B: between(1, 10, "factor B of λ_lim").optional(),
  C: between(0.1, 2.7, "factor C of λ_lim").optional(),
  C_y: between(0.1, 2.7, "factor C of λ_lim for bending about y, in place of C").optional(),
  C_z: between(0.1, 2.7, "factor C of λ_lim for bending about z, in place of C").optional(),
  c: between(4, 20, "curvature distribution; {default 10}").optional(),
  c_0: between(2, 100, "distribution of the first-order moment; {default 8}").optional(),
  E_cm_MPa: between(1000, 100_000, "mean modulus of concrete; {default} Table 3.1", "MPa").optional(),
  EI_kNm2: between(1e-3, 1e9, "stiffness for nominal-stiffness about y; {default} (5.21)", "kNm²").optional(),
  EI_z_kNm2: between(1e-3, 1e9, "stiffness for nominal-stiffness about z; {default} (5.21)", "kNm²").optional(),
});

const ofRules = () => ({
  stress_block: oneOf(
    ["parabola-rectangle", "bilinear", "rectangular"],
    "law of the concrete, 3.1.7; {default parabola-rectangle}",
  ).optional(),
  steel_branch: oneOf(
    ["horizontal", "inclined"],
    "upper branch of the steel, 3.2.7(2); {default horizontal}, without strain limit",
  ).optional(),
  ductility_class: oneOf(["A", "B", "C"], "for the inclined branch, Annex C; {default B}").optional(),
  deduct_bars: flag("a bar displaces the concrete at its place; {default true}").optional(),
  confinement_MPa: between(
    0,
    50,
    "σ_2 of 3.1.9, no more than links give: the section given is the confined core",
    "MPa",
  ).optional(),
  biaxial_method: oneOf(
    ["simplified", "exact"],
    "(5.39) ({default=simplified}), or 6.1 with a skew neutral axis",
  ).optional(),
  design_situation: oneOf(["persistent", "accidental"], "partial factors; {default persistent}").optional(),

  k_tc: oneFrom(
    "second generation: effect of sustained load on the strength, 1.0 or 0.85; {default} by loading_age_days, else 0.85",
  ).optional(),
  loading_age_days: between(
    1,
    36_500,
    "second generation: age of the concrete at full loading in days, for k_tc",
  ).optional(),
  strength_development: oneOf(
    ["CR", "CN", "CS"],
    "second generation: class of strength development, with loading_age_days; {default CN}",
  ).optional(),
  K_r: between(0, 1, "second generation: K_r in place of that of (O.7), no less; 1 is safe").optional(),

  links: links.optional(),
  d_g_mm: between(4, 63, "greatest size of the aggregate, for the distance of the bars; {default 15}", "mm").optional(),
  cast_lying: flag("precast and cast lying, for the least side (DE); {default false}").optional(),
  at_laps: flag("the section lies at laps: greatest reinforcement of 9.5.2(3); {default false}").optional(),
  b_w_mm: side("width in shear of a circular or polygonal section, at most the least in its pulled half").optional(),
  d_shear_mm: side(
    "effective depth in shear of a circular or polygonal section, at most that of its pulled bars",
  ).optional(),
  fire: fire.optional(),
  curve_N: listOf(force("axial force"), "axial forces at which interaction_curve gives the moment", 1, 1000).optional(),
});

export const columnSchema = strict(() => ({ ...ofSection(), ...ofMoments(), ...ofRules() }));

/** Of second order. */
export type Method = NonNullable<ColumnItem["second_order_method"]>;

export type ColumnItem = z.output<typeof columnSchema>;

/** No lateral stress confines nothing. */
export const isConfined = ({ confinement_MPa = 0 }: ColumnItem): boolean => confinement_MPa > 0;

/** The actions of the item or of one load case. */
export type Actions = Pick<ColumnItem, (typeof actionNames)[number]>;
